"""The last trick, laid open on demand."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ..core.cards import Card
from ..core.deal import Move, Note, Seat, View, owner
from ..text import Words
from ..text.position import trick_in_words
from . import drawn
from .announce import announce
from .cloth import Cloth
from .controls import Panel, draw_ring
from .faces import margin
from .look import BODY, LARGE, Look
from .zones import Compass

Key = Qt.Key
MODIFIERS = (Key.Key_Shift, Key.Key_Control, Key.Key_Alt, Key.Key_Meta, Key.Key_AltGr)


@dataclass(frozen=True)
class Trick:
    """A trick as it was played, and who took it."""

    plays: tuple[tuple[Seat, Card], ...]
    taker: Seat


def last_trick(view: View) -> Trick | None:
    """The last trick that was taken in this deal, as this seat saw it."""
    plays: list[tuple[Seat, Card]] = []
    last: Trick | None = None
    for event in view.log:
        if isinstance(event, Move) and event.target == "trick":
            plays.append((owner(event.source), event.cards[0]))
        elif isinstance(event, Note) and event.kind == "trick":
            last, plays = Trick(tuple(plays), event.values["seat"]), []
    return last


class LastTrick(Panel):
    """A panel in the middle of the table with the four cards as they lay. Any click or key closes it."""

    closed = Signal()
    pointed = Signal(object, object)  # the play under the pointer and where it lies on the table, or None

    def __init__(self, look: Look, words: Words, parent: QWidget, view: View, trick: Trick, cloth: Cloth) -> None:
        super().__init__(look, parent)
        assert cloth.layout_now and cloth.faces
        self.words, self.view, self.trick, self.cloth = words, view, trick, cloth
        self._layout = cloth.layout_now
        width, height = self._layout.trick
        self._head = look.px(44)
        size = (round(width * 2.72) + look.px(48), round(height * 1.86) + 2 * self._head)
        middle = cloth.mapTo(parent, self._layout.middle.toPoint())
        top = max(4, min(middle.y() - size[1] // 2, parent.height() - size[1] - 4))
        self.setGeometry(middle.x() - size[0] // 2, top, *size)
        self.setMouseTracking(True)
        self._places: dict[tuple[Seat, Card], QRectF] = {}
        self.setAccessibleName(words("last-trick"))
        self.setAccessibleDescription(self._told())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        announce(self, self._told())
        self.show()
        self.raise_()
        self.setFocus()

    def _won(self) -> str:
        you = "yes" if self.trick.taker == self.view.seat else "no"
        name = self.words.seat(self.trick.taker, self.view.seat, self.view.setting["seats"])
        return self.words("last-trick-won", you=you, name=name)

    def _told(self) -> str:
        """All that the panel shows, in words."""
        return f"{trick_in_words(self.words, self.view, self.trick.plays)}. {self._won()}"

    def close_trick(self) -> None:
        self.closed.emit()
        self.hide()
        self.deleteLater()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        under = [(play, rect) for play, rect in self._places.items() if rect.contains(event.position())]
        if under:  # the last one lies on top
            play, rect = under[-1]
            self.pointed.emit(play, rect.translated(self.pos()).toRect())
        else:
            self.pointed.emit(None, None)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(None, None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close_trick()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in MODIFIERS:
            self.close_trick()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        faces, look = self.cloth.faces, self.look
        assert faces
        width, height = self._layout.trick
        ratio = self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self.hasFocus():
            draw_ring(painter, look, QRectF(self.rect()), look.px(10))
        painter.setPen(look.ink)
        painter.setFont(look.font(LARGE, display=True))
        head = QRectF(0, 0, self.width(), self._head)
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, self.words("last-trick"))
        foot = QRectF(0, self.height() - self._head, self.width(), self._head)
        painter.setFont(look.font(BODY))
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self._won())
        middle = QPointF(self.width() / 2, self.height() / 2)
        edge = margin(width, ratio)
        offsets = {
            Compass.SOUTH: (0.0, 0.4 * height),
            Compass.NORTH: (0.0, -0.4 * height),
            Compass.WEST: (-0.86 * width, 0.0),
            Compass.EAST: (0.86 * width, 0.0),
        }
        for seat, card in sorted(self.trick.plays, key=lambda play: play[0] == self.trick.taker):  # the winner on top
            dx, dy = offsets[self._layout.compass(seat)]
            corner = middle + QPointF(round(dx - width / 2), round(dy - height / 2))
            painter.drawPixmap(corner - QPointF(edge, edge), faces.pixmap(card, width, height))
            self._places[seat, card] = QRectF(corner.x(), corner.y(), width, height)
            if seat == self.trick.taker:
                halo = drawn.halo(look, ratio, (width, height))
                painter.drawPixmap(corner - QPointF(drawn.HALO, drawn.HALO), halo)
                badge = drawn.crown(look, ratio)
                half = badge.deviceIndependentSize().width() / 2
                painter.drawPixmap(corner + QPointF(width / 2 - half, -half), badge)
        painter.end()
