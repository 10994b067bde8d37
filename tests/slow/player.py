"""Plays the person's seat through the real controls: mouse and key events on the widgets that a person uses."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from cardtable.core.cards import Card
from cardtable.core.fields import Action, Number, OneCard, Remarks
from cardtable.cpu import levels
from cardtable.ui.card_item import CardItem
from cardtable.ui.cloth import Cloth
from cardtable.ui.table_page import DIGITS, TablePage
from cardtable.ui.window import Window

LEFT = Qt.MouseButton.LeftButton


def click(widget: QWidget, at: QPoint | None = None) -> None:
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at if at is not None else widget.rect().center())


def press(window: Window, key: Qt.Key | str) -> None:
    """A key, to whatever has the focus."""
    QTest.keyClick(window.focusWidget() or window.table, key)


def point_of(cloth: Cloth, card: Card) -> QPoint:
    """A pixel of the viewport where a click meets this card of the hand."""
    item = next(item for item in cloth.own_cards() if item.face == card)
    width, height = item.size
    for down in (0.85, 0.5, 0.15, 0.05):
        for along in (0.08, 0.2, 0.5, 0.8, 0.95):
            at = cloth.mapFromScene(item.mapToScene(width * along, height * down))
            top = next((one for one in cloth.items(at) if isinstance(one, CardItem) and one.live), None)
            if top is item and cloth.viewport().rect().contains(at):
                return at
    raise AssertionError(f"no part of {card} can be clicked")


def decide(window: Window) -> Action:
    """What a person of middling skill answers to the pending question."""
    session = window.table.session
    assert session
    return levels.player("medium", "person").decide(session.table.view(0))


def answer(window: Window, action: Action, keys: bool = False) -> None:
    """Give this answer by mouse, or as far as possible by keys. The question must be open: `driver.waiting`."""
    page, bar = window.table, window.table.ask_bar
    asked = bar.asked
    assert asked is not None and asked.do == action.do
    for name, field in asked.fields.items():
        value = action.values.get(name, ())  # what may be said may be left out
        if isinstance(field, OneCard):
            _card(window, page, value, keys)
            if not bar.aside:
                return
        elif isinstance(field, Remarks):
            for code in value:
                assert bar.talk
                click(bar.talk.chips[code])
        elif isinstance(value, tuple):
            for card in value:
                _card(window, page, card, keys)
        elif isinstance(field, Number):
            if isinstance(value, str):
                _push(window, bar.word_buttons[value], value[0] if keys else None)
                return
            spinner = bar.spinner
            assert spinner
            while spinner.value != value:
                up = value > spinner.value
                if keys:
                    press(window, Qt.Key.Key_Up if up else Qt.Key.Key_Down)
                else:
                    click(spinner.more if up else spinner.less)
        else:
            chips = bar.chips[name]
            _push(window, chips.chips()[chips.options.index(value)], None)
    assert bar.do
    _push(window, bar.do, Qt.Key.Key_Return if keys and bar.spinner else None)


def _push(window: Window, button: QWidget, key: Qt.Key | str | None) -> None:
    if key is None:
        click(button)
    else:
        press(window, key)


def _card(window: Window, page: TablePage, card: Card, keys: bool) -> None:
    hand = [item.face for item in page.cloth.own_hand()]
    if keys and card in hand and hand.index(card) < len(DIGITS):
        QTest.keyClick(page, DIGITS[hand.index(card)])
        return
    if keys:
        for _ in page.cloth.own_cards():
            press(window, Qt.Key.Key_Right)
            if page.hand.focused == card:
                press(window, Qt.Key.Key_Return)
                return
    click(page.cloth.viewport(), point_of(page.cloth, card))
