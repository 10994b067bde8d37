"""Every page in a language whose words are 40 % longer: nothing is cut off, and nothing was left in English."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QListWidget, QWidget
from pytestqt.qtbot import QtBot

import cardtable.text
from cardtable.core.deal import View
from cardtable.games import GAMES
from cardtable.library import Library
from cardtable.record import NAMED
from cardtable.settings import SETTINGS
from cardtable.text import LANGUAGES, Words
from cardtable.ui.controls import Button
from cardtable.ui.guide_page import GuidePage
from cardtable.ui.overlay import Overlay
from tests.helpers.longer import foreign, stretched_file

from .conftest import Open, SitDown
from .desk import Desk, asks, bold, left_at, never
from .test_room import cut, faults_at, shown_inside

SIZE, SCALE = (1280, 800), 150
# names of their own, alike in every language
NAMES = {"Cardtable", "Tallyho", "Python", "Qt", "MIT", "CC", "Source", "Sans", "Fraunces", "Noto", "KR", "SIL", "OFL"}
NAMES |= {"March"}  # of the day; months come from Babel
NAMES |= {word for name in LANGUAGES.values() for word in name.split()} | {"Ada", "Bo"}


@pytest.fixture
def longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """English is that language."""
    read = cardtable.text.sources
    monkeypatch.setattr(cardtable.text, "sources", lambda language: [stretched_file(one) for one in read(language)])


@pytest.fixture
def words(longer: None) -> Words:
    return Words("en")


def texts(top: QWidget) -> Iterator[str]:
    """Everything that is written in a widget, or told by it to those who do not see."""
    for widget in (top, *top.findChildren(QWidget)):
        if not widget.isVisibleTo(top):
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QListWidget):
            yield from (widget.item(row).text() for row in range(widget.count()))
        yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())


def english(top: QWidget) -> set[str]:
    return {word for text in texts(top) for word in foreign(text)} - NAMES


def assert_sheet(desk: Desk) -> None:
    QApplication.sendPostedEvents()
    overlay = desk.window.overlay
    assert isinstance(overlay, Overlay)
    assert overlay.rect().contains(overlay.panel.geometry())
    assert [widget.text() for widget in shown_inside(overlay) if cut(widget)] == []
    assert english(overlay) == set()


def test_the_start_page(window: Open) -> None:
    desk = window(SIZE, scale=SCALE)
    for tile in desk.window.start.tiles.values():
        tile.options_button.click()
    QApplication.sendPostedEvents()
    start = desk.window.start
    assert [widget.text() for widget in shown_inside(start) if cut(widget)] == []
    assert english(start) == set()


def test_the_menus(window: Open) -> None:
    desk = window(SIZE, scale=SCALE)
    bar = desk.window.menuBar()
    said = [action.text() for action in (*bar.actions(), *desk.window.actions_.values())]
    assert {word for text in said for word in foreign(text)} - NAMES == set()
    assert bar.sizeHint().width() <= bar.width()


@pytest.mark.parametrize("sheet", ["preferences", "about"])
def test_the_sheets(window: Open, sheet: str) -> None:
    desk = window(SIZE, scale=SCALE)
    desk.window.actions_[sheet].trigger()
    if sheet == "about":  # it names the folder of the matches
        NAMES.update(foreign(str(desk.window.library.folder)))
    assert_sheet(desk)


@pytest.mark.parametrize("game", GAMES)
def test_who_shares_the_screen(window: Open, game: str) -> None:
    desk = window(SIZE, scale=SCALE)
    desk.press(desk.window.start.tiles[game].together_button)
    assert_sheet(desk)


def test_the_level_and_a_match_to_abandon(sit_down: SitDown) -> None:
    desk = sit_down(asks("play"), size=SIZE, scale=SCALE)
    desk.window.actions_["level"].trigger()
    assert_sheet(desk)
    desk.window.close_overlay()
    desk.window.actions_["new"].trigger()
    assert_sheet(desk)


QUESTIONS: list[tuple[str, str, dict[str, Any]]] = [
    ("tallyho", "bid", {}),
    ("tallyho", "discard", {}),
    ("tallyho", "play", {}),
    ("piedicavallo", "discard", {}),
    ("piedicavallo", "play", {"talk": "full"}),
    ("tarot", "play", {}),
    ("thousand", "bid", {}),
    ("thousand", "give", {}),
    ("thousand", "contract", {}),
    ("thousand", "take", {"players": 2}),
    ("thousand", "discard", {"players": 2}),
    ("thousand", "play", {}),
]


@pytest.mark.parametrize(("game", "do", "options"), QUESTIONS, ids=[f"{game}-{do}" for game, do, _ in QUESTIONS])
def test_a_table(sit_down: SitDown, game: str, do: str, options: dict[str, Any]) -> None:
    person = bold if game == "tallyho" and do == "discard" else None
    desk = sit_down(asks(do), person, game=game, options=options, size=SIZE, scale=SCALE)
    assert faults_at(desk) == []
    assert english(desk.page) == set()
    if desk.bar.talk:
        for card in desk.lit:
            desk.click(card)
            QApplication.sendPostedEvents()
            assert english(desk.bar) == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_score_of_a_hand(sit_down: SitDown, game: str) -> None:
    desk = sit_down(never, game=game, hands=1, size=SIZE, scale=SCALE)
    desk.until(lambda: desk.page.sheet is not None)
    sheet = desk.page.sheet
    assert sheet is not None
    QApplication.sendPostedEvents()
    assert [widget.text() for widget in shown_inside(sheet) if cut(widget)] == []
    assert english(sheet) == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_coach(window: Open, game: str) -> None:
    desk = window(SIZE, scale=SCALE)
    desk.window.start_lesson(game)
    desk.until(lambda: desk.page.coach is not None and desk.page.coach.isVisible())
    QApplication.sendPostedEvents()
    coach = desk.page.coach
    assert [widget.text() for widget in shown_inside(coach) if cut(widget)] == []
    assert english(coach) == set()


def test_the_frame_of_the_guide(window: Open) -> None:
    """Its text is not in that language, but what is around it."""
    desk = window(SIZE, scale=SCALE)
    desk.key(Qt.Key.Key_F1)
    guide = desk.window.overlay
    assert isinstance(guide, GuidePage)
    QApplication.sendPostedEvents()
    assert [widget.text() for widget in shown_inside(guide) if cut(widget)] == []
    said = {
        guide.title.text(),
        *(line.placeholderText() for line in guide.findChildren(QLineEdit)),
        *(button.text() for button in guide.findChildren(Button)),
    }
    assert {word for text in said for word in foreign(text)} - NAMES == set()


def test_the_curtain(window: Open, library: Library, qtbot: QtBot) -> None:
    def mine(view: View) -> bool:
        return asks("bid")(view)

    left_at(library, mine, kind="together", players=(f"{NAMED}Ada", f"{NAMED}Bo", "cpu:medium", "cpu:medium"))
    desk = window(SIZE, scale=SCALE)
    desk.press(desk.window.start.tiles["tallyho"].resume_buttons[0])
    desk.until(lambda: desk.page.curtain is not None)
    curtain = desk.page.curtain
    assert curtain is not None
    QApplication.sendPostedEvents()
    assert [widget.text() for widget in shown_inside(curtain) if cut(widget)] == []
    assert english(curtain) == set()


def test_every_setting_is_on_a_page_that_was_walked() -> None:
    assert {setting.group for setting in SETTINGS} >= {"language", "look", "motion", "table"}
