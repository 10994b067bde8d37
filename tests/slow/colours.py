"""Is anything told by colour alone? `python -m tests.slow.colours FOLDER [SETTING=VALUE …]` makes pictures to look at.

Each game at its first question to a person, in the middle of a trick and with a trick taken, as people see it who see
no red (protanopia), no green (deuteranopia), no blue (tritanopia) or no colours at all. Whose turn it is, trump, which
cards may be played, which one takes the trick and every suit must still be told apart. What of it can be measured is
in tests/ui/test_colours.py.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from cardtable.core.deal import View
from cardtable.core.fields import OneCard
from cardtable.games import GAMES
from cardtable.library import Library
from cardtable.settings import BY_NAME, Settings
from cardtable.text import Words
from cardtable.ui.look import load_fonts
from cardtable.ui.window import Window

from ..helpers.sight import SIGHTS, as_seen
from .player import answer, decide

SIZE = (1280, 800)
LONG = 60  # s


def asked(view: View) -> bool:
    return view.asked is not None


def bound(view: View) -> bool:
    """Cards lie in the trick, and some of one's own may not be played."""
    field = view.asked.fields.get("card") if view.asked else None
    return isinstance(field, OneCard) and bool(field.because) and len(view.piles.get("trick", ())) > 0


MOMENTS: dict[str, Callable[[View], bool]] = {"first": asked, "trick": bound}


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("sight")
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    app.setStyle("Fusion")
    load_fonts()
    settings = Settings()
    settings["language"], settings["speed"], settings["hold"], settings["partner"] = "en", "off", "none", "level"
    for word in sys.argv[2:]:
        name, _, text = word.partition("=")
        settings[name] = next(value for value in BY_NAME[name].field.values({}) if str(value) == text)

    def until(holds: Callable[[], bool]) -> None:
        deadline = time.monotonic() + LONG
        while not holds():
            app.processEvents()
            assert time.monotonic() < deadline

    for game in GAMES:
        with tempfile.TemporaryDirectory() as matches:
            window = Window(Words("en"), settings, Library(Path(matches)))
            window.resize(*SIZE)
            window.show()
            window.new_match(game, "free")
            page = window.table

            def picture(name: str, window: Window = window, game: str = game) -> None:
                for _ in range(10):
                    app.processEvents()
                plain = window.grab().toImage()
                plain.save(str(folder / f"{game}-{name}.png"))
                for sight in SIGHTS:
                    as_seen(plain, sight).save(str(folder / f"{game}-{name}-{sight}.png"))

            for name, holds in MOMENTS.items():
                while True:
                    until(lambda page=page: bool((page.session and page.session.driver.waiting) or page.sheet))
                    assert page.session and not page.sheet, f"{game}: no such moment in this hand"
                    if holds(page.session.table.view(0)):
                        break
                    answer(window, decide(window))
                picture(name)
            settings["hold"] = "click"  # the trick stays, with its crown
            answer(window, decide(window))
            until(lambda page=page: page.stage.held)
            picture("taken")
            settings["hold"] = "none"
            window.close()
    print(f"{folder}: {len(GAMES) * 3 * (len(SIGHTS) + 1)} pictures")
    return 0


if __name__ == "__main__":
    sys.exit(main())
