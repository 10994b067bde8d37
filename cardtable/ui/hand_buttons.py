"""One button, seen only by its focus ring, on each of the viewer's cards: for keys and for screen readers."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from ..core.cards import Card
from .card_item import CardItem
from .cloth import Cloth
from .look import Look


class CardButton(QAbstractButton):
    """Lies over a card and lets the mouse through. Enter and Space press it."""

    stepped = Signal(int)
    jumped = Signal()
    entered = Signal()
    focused = Signal(bool)  # the focus has come, or gone

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.card: Card | None = None
        self.ring = False  # shown once a key has been used
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.jumped.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif key == Qt.Key.Key_Space:
            self.click()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not (self.ring and self.hasFocus()):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.setPen(QPen(self.look.colour("ink"), 2 * self.look.ring))
        painter.drawRoundedRect(rect, 6, 6)
        painter.setPen(QPen(self.look.colour("gold"), self.look.ring))
        painter.drawRoundedRect(rect, 6, 6)
        painter.end()


class HandButtons(QObject):
    """The buttons of the viewer's hand, kept over their cards."""

    pressed = Signal(object)  # a Card, by Space or a screen reader
    entered = Signal(object)  # a Card, by Enter
    came = Signal(object)  # the Card that the keys have come to, or None

    def __init__(self, cloth: Cloth) -> None:
        super().__init__(cloth)
        self.cloth = cloth
        self.buttons: list[CardButton] = []
        self._ring = False

    def set_ring(self, ring: bool) -> None:
        """Show where the focus is, or not: a hand that uses the mouse needs no ring."""
        self._ring = ring
        for button in self.buttons:
            if button.ring != ring:
                button.ring = ring
                button.update()

    def sync(self, named: Iterable[tuple[CardItem, str, str]]) -> None:
        """One button for each of these cards, with this name and description, in this order."""
        wanted = list(named)
        focused = next((button.card for button in self.buttons if button.hasFocus()), None)
        had_focus = focused is not None
        at = next((i for i, button in enumerate(self.buttons) if button.card == focused), 0)
        while len(self.buttons) > len(wanted):
            button = self.buttons.pop()
            button.hide()
            button.deleteLater()
        while len(self.buttons) < len(wanted):
            button = CardButton(self.cloth.look, self.cloth.viewport())
            button.ring = self._ring
            button.clicked.connect(lambda checked=False, button=button: self.pressed.emit(button.card))
            button.entered.connect(lambda button=button: self.entered.emit(button.card))
            button.stepped.connect(self.step)
            button.jumped.connect(self.jump)
            button.focused.connect(lambda on, button=button: self.came.emit(button.card if on else None))
            self.buttons.append(button)
        items = [item for item, *_ in wanted]
        for button, (item, name, more), over in zip(self.buttons, wanted, [*items[1:], None], strict=False):
            button.card = item.face
            button.setAccessibleName(name)
            button.setAccessibleDescription(more)
            button.setGeometry(visible_part(item, over))
            button.show()
        for one, other in zip(self.buttons, self.buttons[1:], strict=False):
            QWidget.setTabOrder(one, other)
        if had_focus and self.buttons:
            cards = [button.card for button in self.buttons]
            self.buttons[cards.index(focused) if focused in cards else min(at, len(cards) - 1)].setFocus()

    def step(self, by: int) -> None:
        """Move the focus along the cards that may be chosen; along all where none may."""
        items = self.cloth.own_cards()
        lit = [i for i, item in enumerate(items) if item.lit and i < len(self.buttons)]
        lit = lit or list(range(len(self.buttons)))
        if not lit:
            return
        now = next((i for i, button in enumerate(self.buttons) if button.hasFocus()), None)
        if now is None:
            self.buttons[lit[0 if by > 0 else -1]].setFocus()
            return
        on = [i for i in lit if i > now] if by > 0 else [i for i in reversed(lit) if i < now]
        self.buttons[(on or (lit if by > 0 else lit[::-1]))[0]].setFocus()

    def jump(self) -> None:
        """Move the focus from the hand to the columns before the player, or back: to a card that may be chosen."""
        hand = [item.face for item in self.cloth.own_hand()]
        there = [item for item in self.cloth.own_cards() if (item.face in hand) != (self.focused in hand)]
        there = [item for item in there if item.lit] or there
        if there:
            self.focus(there[0].face)

    @property
    def focused(self) -> Card | None:
        return next((button.card for button in self.buttons if button.hasFocus()), None)

    def focus(self, card: Card) -> None:
        for button in self.buttons:
            if button.card == card:
                button.setFocus()


def visible_part(item: CardItem, over: CardItem | None) -> QRect:
    """The part of a card that shows beside the one that lies over it."""
    place, (width, height) = item.home, item.size
    assert place
    if over and over.home and over.home.pos.y() == place.pos.y() and over.home.pos.x() > place.pos.x():
        width = min(width, over.home.pos.x() - place.pos.x())
    return QRectF(place.pos.x() - 2, place.pos.y() - item.should_rise - 2, width + 4, height + 4).toRect()
