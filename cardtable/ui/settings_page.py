"""The settings, drawn from their table: a live sample on top, everything at once, each row with its way back."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from ..core.cards import Card
from ..games import GAMES
from ..settings import SETTINGS, Setting, Settings
from ..text import Words
from .controls import Button, Chips, Control, Label, PercentSlider, control
from .faces import FRENCH, Faces
from .felt import Felt, draw_fan
from .look import BODY, LARGE, SMALL, Look
from .overlay import Overlay

SAMPLE = ("R1", "Y10", "FOX", "G14", "B5")


class Sample(Felt):
    """A piece of table with a few cards on it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        game = next(iter(GAMES.values()))
        self._faces = Faces(game.art)
        self._cards = [Card.parse(code) for code in SAMPLE]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(150))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint_on(self, painter: QPainter) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        middle = QPointF(self.width() / 2, self.height() * 0.5)
        draw_fan(
            painter,
            self.look,
            self._faces,
            self._cards,
            middle,
            self.height() * 0.64,
            self.devicePixelRatioF(),
        )


class Back(Button):
    """An arrow back: to the default."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(look, "", "secondary")
        self.setAccessibleName(text)
        self.setToolTip(text)

    def sizeHint(self) -> QSize:
        side = self.look.px(40)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.look.text("ink", "cream") if not self.look.dark else self.look.text("cream", "navy")
        if not self.isEnabled():
            colour.setAlphaF(0.4)
        painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        r = self.height() * 0.2
        c = QPointF(self.width() / 2, self.height() / 2 + 1)
        painter.drawArc(QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), -120 * 16, 250 * 16)
        tip = c + QPointF(-r * 0.65, -r * 0.76)
        painter.drawLine(tip, tip + QPointF(r * 0.9, r * 0.05))
        painter.drawLine(tip, tip + QPointF(r * 0.1, -r * 0.9))
        painter.end()


class SettingsPage(Overlay):
    """The page of settings. What is changed here is in force at once and kept when the page closes."""

    def __init__(self, look: Look, words: Words, settings: Settings, parent: QWidget) -> None:
        super().__init__(look, parent, words("settings-title"), width=680)
        self.words, self.settings = words, settings
        self.controls: dict[str, Control] = {}
        self.backs: dict[str, Back] = {}
        self.strong = Button(look, words("setting-high_contrast"), "chip")
        self.strong.setChecked(look.high_contrast)
        self.strong.clicked.connect(lambda: look.choose_contrast(self.strong.isChecked()))
        look.changed.connect(self._show_contrast)
        self.put_beside_title(self.strong)
        self.put_on_top(Sample(look))
        group = ""
        for setting in SETTINGS:
            if not setting.group or not _applies(setting):
                continue
            if setting.group != group:
                group = setting.group
                self.box.addWidget(Label(look, words(f"settings-{group}"), LARGE, display=True))
            self._row(setting)
        self.box.addStretch(1)
        done = self.add_button(words("settings-done"), "primary")
        done.clicked.connect(self.close_sheet)
        reset = self.add_button(words("settings-reset-all"), apart=True)
        reset.clicked.connect(self._reset_all)
        look.setting.connect(self._changed)

    def _show_contrast(self) -> None:
        self.strong.setChecked(self.look.high_contrast)

    def _row(self, setting: Setting) -> None:
        look, words, name = self.look, self.words, setting.name
        row = QGridLayout()
        row.setHorizontalSpacing(look.px(10))
        label = Label(look, words(f"setting-{name}"), BODY, bold=True, wrap=True)
        label.setMinimumWidth(look.px(150))
        row.addWidget(label, 0, 0)
        if f"setting-{name}-hint" in words:
            row.addWidget(Label(look, words(f"setting-{name}-hint"), SMALL, quiet=True, wrap=True), 1, 0)
        made = control(look, words, setting.field, lambda value: self._name(name, value), setting.default)
        if isinstance(made, PercentSlider):
            made.slider.setAccessibleName(words(f"setting-{name}"))
        elif isinstance(made, Chips):
            made.describe(words(f"setting-{name}"))
        made.set_value(self.settings[name])
        made.changed.connect(lambda: self._set(name, made.value))
        self.controls[name] = made
        row.addWidget(made, 0, 1)
        back = Back(look, words("settings-reset"))
        back.setAccessibleDescription(words(f"setting-{name}"))
        back.clicked.connect(lambda: self.settings.reset(name))
        back.setEnabled(self.settings[name] != setting.default)
        self.backs[name] = back
        row.addWidget(back, 0, 2, Qt.AlignmentFlag.AlignTop)
        row.setColumnStretch(0, 2)
        row.setColumnStretch(1, 5)
        self.box.addLayout(row)

    def _name(self, name: str, value: Any) -> str:
        if isinstance(value, bool):
            return self.words("switch-on" if value else "switch-off")
        return self.words(f"setting-{name}-{value}")

    def _set(self, name: str, value: Any) -> None:
        self.settings[name] = value

    def _changed(self, name: str) -> None:
        made = self.controls.get(name)
        if made is None:
            return
        if made.value != self.settings[name]:
            made.set_value(self.settings[name])
        default = next(setting.default for setting in SETTINGS if setting.name == name)
        self.backs[name].setEnabled(self.settings[name] != default)

    def scrolled(self) -> int:
        """How far the page is scrolled, in pixels."""
        return self.scroller.verticalScrollBar().value()

    def go_to(self, name: str, place: int) -> None:
        """Scroll to where the page was, with the focus on this setting."""
        chips = self.controls[name]
        assert isinstance(chips, Chips)
        chips.chips()[chips.options.index(chips.value)].setFocus()
        QTimer.singleShot(0, self, lambda: self.scroller.verticalScrollBar().setValue(place))

    def _reset_all(self) -> None:
        """All but the language: who has asked for one may read no other."""
        for setting in SETTINGS:
            if setting.name in self.controls and setting.group != "language":
                self.settings.reset(setting.name)


def _applies(setting: Setting) -> bool:
    """Whether any game in the box has what the setting changes."""
    return setting.name != "four_colours" or any(game.art in FRENCH for game in GAMES.values())
