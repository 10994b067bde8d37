"""Buttons, spinners, chips and sliders in the table's own hand, and the factory that draws a Field as a control.

Questions, rule options and settings are all made of the same fields, so they are all drawn here.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QWidget,
)

from ..core.fields import Choice, Field, Number
from ..text import Words
from . import tone
from .faces import suit_picture
from .look import BODY, HUGE, TITLE, Look
from .spacing import Flow

BOLD, SEMIBOLD = QFont.Weight.Bold, QFont.Weight.DemiBold


class Button(QAbstractButton):
    """A push button. `kind`: "primary", "secondary", "chip" (checkable), "round" (a single sign), "quiet" (no box)."""

    def __init__(self, look: Look, text: str = "", kind: str = "secondary", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.kind = look, kind
        self.sign: tuple[str, str] | None = None  # a deck and its suit, to draw before the text
        self.setText(text)
        self.setCheckable(kind == "chip")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def _font(self) -> QFont:
        if self.kind == "round":
            return self.look.font(TITLE, BOLD)
        return self.look.font(BODY, SEMIBOLD)

    def sizeHint(self) -> QSize:
        px, metrics = self.look.px, QFontMetrics(self._font())
        if self.kind == "round":
            return QSize(px(44) + 8, px(44) + 8)
        width = metrics.horizontalAdvance(self.text().replace("&", "")) + px(32)
        if self.sign:
            width += px(24)
        return QSize(max(width, px(56)) + 8, max(px(40), metrics.height() + px(12)) + 8)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, chosen = self.look, self.isChecked()
        if chosen:
            ground, ink = look.colour("plum"), look.text("cream", "plum")
        elif self.kind in ("primary", "round"):
            ground, ink = look.colour("gold"), look.text("ink", "gold")
        else:
            ground, ink = (
                look.colour("cream" if not look.dark else "navy"),
                (look.text("ink", "cream") if not look.dark else look.text("cream", "navy")),
            )
        line = look.colour("cream") if look.dark else look.colour("ink")
        if self.isEnabled() and self.underMouse():
            ground = ground.lighter(108) if not look.dark or self.kind == "primary" else ground.lighter(130)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            ground, line, ink = QColor(ground), QColor(line), look.ink  # almost on the panel's own ground
            ground.setAlphaF(0.25)
            line.setAlphaF(0.4)
            ink.setAlphaF(0.62)
        body = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if self.isDown() and self.isEnabled():
            body.translate(0, 1)
        radius = body.height() / 2 if self.kind in ("round", "chip") else look.px(8)
        if self.hasFocus():
            draw_ring(painter, look, body.adjusted(-4, -4, 4, 4), radius + 4)
        if self.kind != "quiet" or self.underMouse():
            thick = look.high_contrast and self.isEnabled() and self.underMouse()  # where black cannot be lighter
            painter.setPen(QPen(line, 4 if thick else 2))
            painter.setBrush(ground)
            painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), radius, radius)
        painter.setPen(ink)
        painter.setFont(self._font())
        whole = body
        if self.sign:
            size = look.px(18)
            box = QRectF(body.x() + look.px(14), body.center().y() - size / 2, size, size)
            art, suit = self.sign
            draw_sign(painter, look, suit, box, art, chosen or look.dark)
            body = body.adjusted(look.px(14) + size, 0, 0, 0)
            painter.setPen(ink)
        if chosen:
            _tick(painter, QPointF(whole.x() + look.px(5), whole.center().y()), look.px(7))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        if self.kind == "round":
            body.translate(0, -look.px(2))
        painter.drawText(body, flags, self.text())
        painter.end()


def _tick(painter: QPainter, at: QPointF, size: float) -> None:
    """What is chosen is told by more than its colour."""
    painter.setPen(QPen(painter.pen().color(), max(2.0, size / 4)))
    painter.drawPolyline([at, at + QPointF(size * 0.4, size * 0.4), at + QPointF(size, -size * 0.5)])


def draw_ring(painter: QPainter, look: Look, rect: QRectF, radius: float) -> None:
    """The ring around what has the focus, within `rect`: gold, on light panels with a line of ink to be seen by."""
    half = look.ring / 2
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.colour("gold"), look.ring))
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius - half, radius - half)
    if not look.dark:
        painter.setPen(QPen(look.colour("ink"), 1))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5)


def draw_sign(painter: QPainter, look: Look, suit: str, box: QRectF, art: str, light: bool = False) -> None:
    """A suit as the cards of a deck show it in their index: colour and pip, so that neither is needed alone."""
    ratio = painter.device().devicePixelRatio()
    s = look.settings
    picture = suit_picture(art, suit, round(box.width()), ratio, s["cards"], s["four_colours"])
    toned = QPixmap.fromImage(tone.toned(picture, s["contrast"], s["temperature"]))
    toned.setDevicePixelRatio(ratio)
    painter.drawPixmap(QPointF(round(box.x()), round(box.y())), toned)
    painter.setPen(QPen(look.colour("cream" if light else "ink"), max(1.5, box.width() / 16)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, box.width() * 0.22, box.width() * 0.22)


class Panel(QFrame):
    """A printed panel: paper (night on the night table), a 2 px outline, a gold hairline inside."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_panel(painter, self.look, QRectF(self.rect()))
        tile = tone.grain(self.look.settings["grain"] // 2, self.devicePixelRatioF())
        if tile:  # gentler than on the cloth: there is more to read
            inset = self.look.px(3)  # clear of the round corners
            painter.drawTiledPixmap(self.rect().adjusted(inset, inset, -inset, -inset), tile)
        painter.end()


def draw_panel(painter: QPainter, look: Look, rect: QRectF, ground: str | None = None) -> None:
    """The ground of a panel or plate."""
    line, radius, inset = look.px(2), look.px(10), look.px(4) + 0.5
    painter.setPen(QPen(look.outline, line))
    painter.setBrush(look.colour(ground or look.ground))
    painter.drawRoundedRect(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius)
    if not look.dark:
        painter.setPen(QPen(look.colour("gold"), max(1, line // 2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius * 0.7, radius * 0.7)


class Label(QLabel):
    """A line of text of the design: size, weight, face; `quiet` for what matters less."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        size: int = BODY,
        bold: bool = False,
        display: bool = False,
        quiet: bool = False,
        wrap: bool = False,
    ) -> None:
        super().__init__(text)
        self.look, self._size, self._bold, self._display, self._quiet = look, size, bold, display, quiet
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        look.changed.connect(self.restyle)
        self.restyle()

    def fits(self, width: int, size: int) -> bool:
        """Take this size; whether the text is then no wider than this."""
        self._size = size
        self.restyle()
        return self.fontMetrics().horizontalAdvance(self.text()) <= width

    def restyle(self) -> None:
        weight = (SEMIBOLD if self._display else BOLD) if self._bold or self._display else QFont.Weight.Normal
        font, colour = (
            self.look.font(self._size, weight, self._display),
            self.look.quiet if self._quiet else self.look.ink,
        )
        if font != self.font():
            self.setFont(font)
        palette = self.palette()
        if palette.color(self.foregroundRole()) != colour:
            palette.setColor(self.foregroundRole(), colour)
            self.setPalette(palette)


class Spinner(QAbstractSlider):
    """A large number between − and +. A held button repeats; wheel, arrow, page, Home and End keys step.

    A slider by birth, so that a screen reader finds a value that it can read and set.
    """

    changed = Signal()
    entered = Signal()  # Enter on the number

    def __init__(self, look: Look, words: Words, field: Number) -> None:
        super().__init__()
        self.look, self.field = look, field
        self._wheel = 0
        self.setRange(field.low, field.high)
        self.setSingleStep(field.step)
        self.valueChanged.connect(self._moved)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.less, self.more = (Button(look, sign, "round", self) for sign in ("−", "+"))
        for button, step, name in ((self.less, -1, "spinner-less"), (self.more, +1, "spinner-more")):
            button.setAutoRepeat(True)
            button.setAutoRepeatDelay(400)
            button.setAutoRepeatInterval(90)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAccessibleName(words(name))
            button.setToolTip(words(name))
            button.clicked.connect(lambda checked=False, step=step: self.step(step))
        self.number = Label(look, "", HUGE, bold=True)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box = QHBoxLayout(self)
        box.setContentsMargins(4, 4, 4, 4)
        box.addWidget(self.less)
        box.addWidget(self.number, 1)
        box.addWidget(self.more)
        self.range = words("spinner-range", step=field.step, high=field.high)
        self.setAccessibleDescription(self.range)
        self._show()

    @property
    def value(self) -> int:  # type: ignore[override]  # a property, as of all controls
        return super().value()

    def set_value(self, value: int) -> None:
        """Show a value, clamped to the field's."""
        self.setValue(value)

    def step(self, steps: int) -> None:
        self.set_value(self.value + steps * self.field.step)

    def _moved(self, value: int) -> None:
        off = (value - self.field.low) % self.field.step  # from outside any value may be set
        if off:
            self.setValue(value - off)
            return
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self.number.setText(str(self.value))
        # A button that goes dead under a held mouse button must let go of it, or it would stay pressed.
        self.less.setEnabled(self.value > self.field.low)
        self.more.setEnabled(self.value < self.field.high)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._wheel += event.angleDelta().y()
        steps, self._wheel = int(self._wheel / 120), self._wheel - int(self._wheel / 120) * 120
        self.step(steps)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        steps = {
            Qt.Key.Key_Up: 1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Plus: 1,
            Qt.Key.Key_Down: -1,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Minus: -1,
            Qt.Key.Key_PageUp: 4,
            Qt.Key.Key_PageDown: -4,
            Qt.Key.Key_Home: -(10**6),
            Qt.Key.Key_End: 10**6,
        }.get(Qt.Key(key))
        if steps is not None:
            self.step(steps)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_ring(painter, self.look, QRectF(self.rect()), 11)
            painter.end()


class Chips(QWidget):
    """One of a few options as chips. `art`: the deck whose suits they are; `must`: one is always chosen."""

    changed = Signal()

    def __init__(self, look: Look, options: list[tuple[Any, str]], art: str = "", must: bool = True) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._values = [value for value, _ in options]
        box = Flow(self, look)
        for i, (value, text) in enumerate(options):
            chip = Button(look, text, "chip")
            chip.sign = (art, str(value)) if art else None
            self._group.addButton(chip, i)
            box.addWidget(chip)
        if must:
            self.set_value(self._values[0])
        self._group.idClicked.connect(lambda _: self.changed.emit())

    @property
    def value(self) -> Any:
        """The option chosen, or None."""
        return self._values[self._group.checkedId()] if self._group.checkedId() >= 0 else None

    def set_value(self, value: Any) -> None:
        if value in self._values:
            self._group.button(self._values.index(value)).setChecked(True)

    def choose(self, value: Any) -> None:
        """As if its chip had been clicked."""
        if value in self._values:
            self._group.button(self._values.index(value)).click()

    @property
    def options(self) -> list[Any]:
        return self._values

    def describe(self, text: str) -> None:
        """Say what is chosen here, to those who come upon a single chip."""
        self.setAccessibleName(text)
        for chip in self.chips():
            chip.setAccessibleDescription(text)

    def chips(self) -> list[QAbstractButton]:
        return self._group.buttons()


class Slider(QAbstractSlider):
    """A slider with a mark at its default; a double click or Home puts it back there."""

    def __init__(self, look: Look, field: Number, default: int) -> None:
        super().__init__()
        self.look, self.default = look, default
        self.setRange(field.low, field.high)
        self.setSingleStep(field.step)
        self.setPageStep(max(field.step, (field.high - field.low) // 10))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._step = field.step
        self.valueChanged.connect(lambda _: self.update())
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(160), self.look.px(40))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(90), self.look.px(40))

    def _ends(self) -> tuple[float, float]:
        edge = self.look.px(14)
        return edge, self.width() - edge

    def _x(self, value: int) -> float:
        a, b = self._ends()
        return a + (b - a) * (value - self.minimum()) / max(1, self.maximum() - self.minimum())

    def _to(self, x: float) -> None:
        a, b = self._ends()
        share = min(1.0, max(0.0, (x - a) / max(1.0, b - a)))
        value = self.minimum() + share * (self.maximum() - self.minimum())
        self.setValue(round(value / self._step) * self._step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._to(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.setValue(self.default)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the page scrolls; a setting is not changed by scrolling past it

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_Backspace):
            self.setValue(self.default)
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, y = self.look, self.height() / 2
        a, b = self._ends()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.ink, 2))
        painter.drawLine(QPointF(a, y), QPointF(b, y))
        mark = self._x(self.default)
        painter.drawLine(QPointF(mark, y - look.px(9)), QPointF(mark, y + look.px(9)))
        x, r = self._x(self.value()), look.px(10)
        if self.hasFocus():
            around = r + look.ring + 2
            draw_ring(painter, look, QRectF(x - around, y - around, 2 * around, 2 * around), around)
        painter.setPen(QPen(look.colour("cream") if look.dark else look.colour("ink"), 2))
        painter.setBrush(look.colour("gold"))
        painter.drawEllipse(QPointF(x, y), r, r)
        painter.end()


class PercentSlider(QWidget):
    """A slider with its value in words beside it."""

    changed = Signal()

    def __init__(self, look: Look, words: Words, field: Number, default: int) -> None:
        super().__init__()
        self.words = words
        self.slider = Slider(look, field, default)
        self.percent = Label(look, "")
        self.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.slider, 1)
        box.addWidget(self.percent)
        self.slider.valueChanged.connect(self._moved)
        look.changed.connect(self._size)
        self._size()
        self._moved(self.slider.value())

    def _size(self) -> None:
        widest = QFontMetrics(self.percent.font()).horizontalAdvance(self.words("percent", value=200))
        self.percent.setFixedWidth(widest + 6)

    def _moved(self, value: int) -> None:
        self.percent.setText(self.words("percent", value=value))
        self.changed.emit()

    @property
    def value(self) -> int:
        return self.slider.value()

    def set_value(self, value: int) -> None:
        self.slider.setValue(value)


Control = Spinner | Chips | PercentSlider


def control(
    look: Look,
    words: Words,
    field: Field,
    name: Callable[[Any], str],
    default: Any = None,
    must: bool = True,
    art: str = "",
) -> Control:
    """The control of an option, a setting or a part of a question. `name` puts a choice in words; `art` is the deck
    whose suits a choice of suits draws."""
    if isinstance(field, Number):
        if default is not None:
            return PercentSlider(look, words, field, default)
        return Spinner(look, words, field)
    if isinstance(field, Choice):
        chips = Chips(
            look,
            [(option, name(option)) for option in field.options],
            art if field.kind == "suit" else "",
            must,
        )
        if default is not None:
            chips.set_value(default)
        return chips
    raise TypeError(f"{type(field).__name__} is drawn on the cloth, not as a control")
