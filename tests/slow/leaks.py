"""Does the table grow? `python -m tests.slow.leaks [--hands 30]` plays hands and counts memory, items and widgets."""

import argparse
import gc
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.games import GAMES
from cardtable.library import Library
from cardtable.settings import Settings
from cardtable.text import Words
from cardtable.ui.look import load_fonts
from cardtable.ui.window import Window

from .player import answer, click, decide

WARM = 5  # hands until everything has been loaded
MB_A_HAND = 0.1  # what may be added, of memory: the log grows, and so does the record of a match
MB_AT_FIRST = 10.0  # the allocator and Qt's caches go on filling for some 30 hands: +3.7 MB in all, then flat


def resident() -> float:
    """MB of memory in use."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def count(window: Window) -> Counter[str]:
    """Everything that might leak, at rest between two hands."""
    for _ in range(5):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return Counter(
        {
            "items": len(window.table.cloth.scene().items()),
            "widgets": len(window.findChildren(QWidget)),
            "all widgets": len(QApplication.allWidgets()),
            "objects": len(window.findChildren(QObject)),
            "listeners": len(window.settings._listeners),
        }
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=30)
    parser.add_argument("--game", default="tallyho", choices=list(GAMES))
    words = parser.parse_args()
    hands = words.hands
    if hands <= WARM:
        parser.error(f"--hands {hands}: more than {WARM}, for growth is counted from there")
    app = QApplication([])
    app.setStyle("Fusion")
    load_fonts()
    settings = Settings()
    settings["speed"], settings["hold"] = "off", "none"
    first: Counter[str] | None = None
    with tempfile.TemporaryDirectory() as folder:
        window = Window(Words("en"), settings, Library(Path(folder)))
        window.resize(1280, 800)
        window.show()
        window.new_match(words.game, "free")
        done, start, memory = 0, time.monotonic(), 0.0
        now = Counter[str]()
        while done < hands:
            app.processEvents()
            page = window.table
            session = page.session
            assert session
            if page.sheet:
                done += 1
                for open_ in (window.show_settings, window.show_help):
                    open_()
                    window.close_overlay()
                click(page.sheet.next)  # the next hand, or the next match
                page.cloth.furniture.hush()  # how many have bid already is no growth
                now = count(window)
                if done == WARM:
                    first, memory = now, resident()
                if done % 5 == 0:
                    print(f"{done:3} hands, {resident():6.1f} MB, {dict(now)}", flush=True)
            elif session.driver.waiting:
                answer(window, decide(window))
        grown = resident() - memory
        window.close()
    assert first is not None
    more = {name: now[name] - first[name] for name in now if now[name] > first[name] + 5}
    most = MB_AT_FIRST + MB_A_HAND * (hands - WARM)
    print(f"{hands} hands in {time.monotonic() - start:.0f} s; then {grown:+.1f} MB of {most:.1f} at most; ", end="")
    print(f"grown: {more or 'none'}")
    return 1 if more or grown > most else 0


if __name__ == "__main__":
    sys.exit(main())
