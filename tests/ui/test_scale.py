"""Text and controls twice as large in a window of 1280 x 800: every page works, and nothing is cut off."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea, QWidget

from cardtable.games import GAMES

from .conftest import Open, SitDown
from .desk import Desk, asks, bidding, bold, bound, discarding, turn_the_loop
from .test_access import bold_in_thousand

SCALES = [150, 200]
WORD = re.compile("[^\\s\u200b]+")
scaled = pytest.mark.parametrize("scale", SCALES)


def cut(root: QWidget) -> Iterator[str]:
    """Everything to be seen under a widget that has less room than it needs."""
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QAbstractButton):
            continue
        if isinstance(widget, QLabel):
            text, width = widget.text(), widget.width()
            if widget.wordWrap():
                short = widget.heightForWidth(width) > widget.height() + 1
                longest = max((widget.fontMetrics().horizontalAdvance(word) for word in WORD.findall(text)), default=0)
                if short or longest > width:
                    yield f"{text!r} needs {widget.heightForWidth(width)} px, has {widget.height()} (x {width})"
            elif widget.fontMetrics().horizontalAdvance(text) > width:
                yield f"{text!r} needs {widget.fontMetrics().horizontalAdvance(text)} px, has {width}"
        elif widget.sizeHint().width() > widget.width() or widget.sizeHint().height() > widget.height():
            yield f"{widget.text()!r} needs {widget.sizeHint()}, has {widget.size()}"
        if not outside(root, widget):
            continue
        yield f"{widget.text()!r} lies outside of what shows it"


def outside(root: QWidget, widget: QWidget) -> bool:
    """Whether it reaches beyond the page, or beyond the width of what scrolls."""
    parent = widget.parentWidget()
    while parent and parent is not root:
        rect = QRect(widget.mapTo(parent, QPoint()), widget.size())
        if isinstance(parent, QScrollArea):
            return rect.left() < 0 or rect.right() > parent.width()  # what is below is scrolled to
        parent = parent.parentWidget()
    return not root.rect().contains(QRect(widget.mapTo(root, QPoint()), widget.size()))


def whole(desk: Desk) -> None:
    turn_the_loop()
    turn_the_loop()
    assert list(cut(desk.window)) == []


@scaled
def test_the_text_is_really_that_much_larger(window: Open, scale: int) -> None:
    desk = window(scale=scale)
    assert desk.window.look.unit == scale / 100


@scaled
def test_the_start_page(window: Open, scale: int) -> None:
    desk = window(scale=scale)
    whole(desk)
    for tile in desk.window.start.tiles.values():
        tile.options_button.click()
        whole(desk)


@scaled
@pytest.mark.parametrize("sheet", ["show_settings", "show_about", "show_people", "show_level", "restart"])
def test_the_sheets(sit_down: SitDown, scale: int, sheet: str) -> None:
    desk = sit_down(bound, scale=scale)
    if sheet == "restart":
        desk.window.new_match()  # asks whether the open one is to be abandoned
    elif sheet == "show_people":
        desk.window.show_people("tallyho")
    else:
        getattr(desk.window, sheet)()
    assert desk.window.overlay
    turn_the_loop()
    turn_the_loop()
    assert list(cut(desk.window.overlay)) == []
    scroller = desk.window.overlay.scroller
    assert scroller.height() > 100 or not scroller.verticalScrollBar().maximum()  # there is something to read


QUESTIONS = {
    "tallyho": [(bidding, None), (discarding, bold), (bound, None)],
    "piedicavallo": [(bound, None)],
    "tarot": [(bound, None)],
    "thousand": [(asks("bid"), None), (asks("give"), bold_in_thousand), (asks("contract"), bold_in_thousand)],
}


@scaled
@pytest.mark.parametrize(
    ("game", "until", "person"), [(game, *how) for game, all_ in QUESTIONS.items() for how in all_]
)
def test_the_tables(sit_down: SitDown, scale: int, game: str, until: object, person: object) -> None:
    desk = sit_down(until, person, game=game, scale=scale)
    desk.toast.hide()
    whole(desk)
    bar, layout = desk.bar, desk.cloth.layout_now
    assert layout
    if bar.isVisible():
        assert bar.y() >= 0
        assert bar.geometry().bottom() <= layout.hand_top + 2 or bar.aside
    for card in desk.hand:
        desk.point(card)  # each can be clicked


@scaled
@pytest.mark.parametrize("game", GAMES)
def test_the_score(sit_down: SitDown, scale: int, game: str) -> None:
    desk = sit_down(lambda view: asks("play")(view) and len(view.hand) == 1, game=game, scale=scale)
    while desk.turn():
        desk.answer_by_mouse(next(iter(desk.asked.answers())))
    sheet = desk.page.sheet
    assert sheet
    turn_the_loop()
    assert list(cut(sheet)) == []
    assert sheet.scroller.height() > 100
