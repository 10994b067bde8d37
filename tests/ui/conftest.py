"""Windows to sit at: the program's own, on a library and settings of the test's own."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.library import Library
from cardtable.settings import Settings
from cardtable.text import Words
from cardtable.ui.look import load_fonts
from cardtable.ui.pace import PACES, Pace
from cardtable.ui.window import Window

from .desk import Desk, Person, When, left_at, let_go

TODAY = date(2026, 3, 14)
QUICK = {"language": "en", "speed": "off", "hold": "none", "partner": "level"}  # a hard partner takes its time to think
SIZE = (1280, 800)

Open = Callable[..., Desk]
SitDown = Callable[..., Desk]


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    qapp.setStyle("Fusion")
    load_fonts()
    return qapp


@pytest.fixture(scope="session")
def words() -> Words:
    return Words("en")


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path / "data")


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, words: Words, library: Library) -> Iterator[Open]:
    """Makes windows: `window((width, height), day=…, library=…, keep=…, **settings)`; the table does not move."""
    opened: list[Window] = []

    def make(
        size: tuple[int, int] = SIZE,
        day: date = TODAY,
        library: Library = library,
        keep: Settings | None = None,
        **settings: Any,
    ) -> Desk:
        values = keep or Settings()
        for name, value in ({} if keep else QUICK | settings).items():
            values[name] = value
        made = Window(words, values, library, today=lambda: day)
        opened.append(made)
        made.resize(*size)
        made.show()
        qtbot.waitExposed(made)
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        return Desk(qtbot, made)

    yield make
    for one in opened:
        let_go(one)


@pytest.fixture
def sit_down(window: Open, library: Library) -> SitDown:
    """Resumes a match at the first question to me for which `until` holds: `sit_down(until, person=…, size=…, …)`.

    What `left_at` takes says how the match was played; other settings are the window's.
    """

    def make(until: When, person: Person | None = None, size: tuple[int, int] = SIZE, **more: Any) -> Desk:
        how = {name: more.pop(name) for name in ("game", "kind", "players", "options", "hands") if name in more}
        left_at(library, until, person, **how)
        desk = window(size, **more)
        desk.press(desk.window.start.tiles[how.get("game", "tallyho")].resume_buttons[0])
        if not how.get("hands"):
            desk.turn()
        return desk

    return make


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speed "fast" moves as it does, in a tenth of the time."""
    monkeypatch.setitem(PACES, "fast", Pace(card=12, beat=4, gather=14, deal=40, hover=8, close=10, flip=12, sheet=4,
                                            deaf=10))  # fmt: skip
