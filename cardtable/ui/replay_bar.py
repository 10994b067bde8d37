"""The bar beneath a record that is watched: play and pause, steps, hands, and where in the record it is."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy

from ..text import Words
from .controls import Button, Label
from .look import SMALL, Look
from .playback import Playback
from .spacing import spaced

# What is on a button, in a square of 10 by 10 from its upper left corner: triangles and bars.
FORWARD, BACK = ((2, 1), (8, 5), (2, 9)), ((8, 1), (2, 5), (8, 9))
BAR_LEFT, BAR_RIGHT = ((1, 1), (2.4, 1), (2.4, 9), (1, 9)), ((7.6, 1), (9, 1), (9, 9), (7.6, 9))
SIGNS = {
    "previous": (((9, 1), (5.7, 5), (9, 9)), ((5.7, 1), (2.4, 5), (5.7, 9)), BAR_LEFT),
    "back": (BACK,),
    "play": (((1.5, 0), (9.5, 5), (1.5, 10)),),
    "pause": (((1.5, 0.5), (4, 0.5), (4, 9.5), (1.5, 9.5)), ((6, 0.5), (8.5, 0.5), (8.5, 9.5), (6, 9.5))),
    "forward": (FORWARD,),
    "next": (((1, 1), (4.3, 5), (1, 9)), ((4.3, 1), (7.6, 5), (4.3, 9)), BAR_RIGHT),
}
SIGN, WIDTH = 18, 52  # px: of a sign, and of its button


class SignButton(Button):
    """A button with a drawn sign and a name that is shown and read out. Keys that go about in the record pass it."""

    def __init__(self, look: Look, kind: str = "secondary") -> None:
        super().__init__(look, "", kind)
        self.drawn = ""

    def show_sign(self, sign: str, name: str) -> None:
        """Carry this sign from now on, and this name."""
        self.drawn = sign
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(WIDTH) + 8, super().sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look = self.look
        ink = look.text("ink", "gold") if self.kind == "primary" else look.ink
        ink.setAlphaF(1 if self.isEnabled() else 0.4)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        size = look.px(SIGN)
        corner, scale = QRectF(self.rect()).center() - QPointF(size, size) / 2, size / 10
        for shape in SIGNS[self.drawn]:
            painter.drawPolygon(QPolygonF([corner + QPointF(x, y) * scale for x, y in shape]))
        painter.end()


class ReplayBar(QFrame):
    """Beneath the table, as long as a record is watched there."""

    def __init__(self, look: Look, words: Words, playback: Playback) -> None:
        super().__init__()
        self.look, self.words, self.playback = look, words, playback
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = spaced(QHBoxLayout(self), look, (10, 5, 10, 3), gap=4)
        self.previous, self.back, self.forward, self.next = (SignButton(look) for _ in range(4))
        self.play = SignButton(look, "primary")
        for button, name, does in (
            (self.previous, "previous", playback.previous_hand),
            (self.back, "back", playback.back),
            (self.play, "play", lambda: playback.play(not playback.playing)),
            (self.forward, "forward", playback.forward_by_hand),
            (self.next, "next", playback.next_hand),
        ):
            button.show_sign(name, words(f"replay-{name}"))
            button.clicked.connect(lambda checked=False, does=does: does())
            row.addWidget(button)
        self.place = Label(look, "", SMALL, wrap=True)
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(self.place, 1)
        self.close_button = Button(look, words("replay-close"))
        row.addWidget(self.close_button)
        look.changed.connect(self.update)
        playback.moved.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show where in the record it is, and what may be done there."""
        playback = self.playback
        playing = "pause" if playback.playing else "play"
        if self.play.drawn != playing:
            self.play.show_sign(playing, self.words(f"replay-{playing}"))
        for button, may in (
            (self.previous, not playback.at_start),
            (self.back, not playback.at_start),
            (self.forward, not playback.at_end),
            (self.next, playback.more_hands),
        ):
            if button.hasFocus() and not may:
                self.play.setFocus()  # the focus does not get lost
            button.setEnabled(may)
        self.place.setText(
            self.words(
                "replay-place", hand=playback.hand + 1, hands=len(playback.recorded.hands),
                step=playback.step_of_hand, steps=playback.steps,
            )
        )  # fmt: skip

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_button.click()
        elif not self.playback.key(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.look.colour(self.look.ground))
        painter.fillRect(0, 0, self.width(), self.look.px(2), self.look.outline)
        painter.end()
