"""The design language in one place: colours as the sliders show them, type, sizes, and the style of stock widgets.

Everything drawn asks the Look and listens to `changed`; nothing keeps a colour of its own.
"""

from typing import Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QScrollArea, QToolTip, QWidget

from ..settings import Settings
from . import system, tone
from .faces import PLAIN, Faces, assets, palette

TEXT_FAMILY, DISPLAY_FAMILY = "Source Sans 3", "Fraunces"
HANGUL_FAMILY = "Noto Sans KR"  # for what the two do not have
SMALL, BODY, LARGE, TITLE, HUGE = 15, 17, 21, 28, 40  # px at 100 %; 15 px are 11.25 pt
ROOM = (1400, 860)  # the window, in px, from which text and controls begin to grow with it
LEAST_ROOM = (640, 400)  # what a page needs at 100 %: no larger than fits, whatever the setting
LESSON_ROOM = (840, 470)  # and where a coach stands beside the table
LARGEST = 2.6
LEGIBLE, STRONG = 4.5, 7.0  # the contrast of text, as a rule and where contrast is to be high
HIGH_CONTRAST = {"contrast": 50, "temperature": 50, "grain": 0, "cloth": PLAIN, "cards": "white", "four_colours": True}
HIGH_COLOURS = {
    "night": "#000000", "navy": "#000000", "ink": "#000000", "cream": "#ffffff", "paper": "#ffffff", "sand": "#ffffff",
    "plum": "#ffffff", "gold": "#ffd42a",
}  # fmt: skip


def load_fonts() -> None:
    """Make the bundled fonts known to Qt."""
    for file in sorted(assets().joinpath("fonts").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ttf"):
            QFontDatabase.addApplicationFontFromData(file.read_bytes())


class Seen:
    """The settings as they are seen: high contrast takes the place of some of them, and leaves them as they are."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.ask_anew()
        settings.listen(self.ask_anew)

    def ask_anew(self, name: str = "") -> None:
        """A setting has changed, or what the system asks for."""
        wanted = self._settings["high_contrast"]
        self.high_contrast = system.strong_contrast() if wanted == "system" else wanted == "on"
        wanted = self._settings["appearance"]
        dark = system.dark() if wanted == "system" else wanted == "dark"
        self.dark = self.high_contrast or dark or self["cloth"] == "night"  # on the night table panels always are

    def __getitem__(self, name: str) -> Any:
        if self.high_contrast and name in HIGH_CONTRAST:
            return HIGH_CONTRAST[name]
        return self._settings[name]


class Look(QObject):
    """Colours, fonts and sizes as the settings and the window's size make them."""

    changed = Signal()
    setting = Signal(str)  # the name of a setting that has changed, for whoever may be thrown away before the settings

    def __init__(self, settings: Settings, language: str = "en") -> None:
        super().__init__()
        self._chosen = settings
        self.settings, self.language = Seen(settings), language
        settings.listen(self.setting.emit)
        self.unit = 1.0  # logical px of the screen for each px of the design
        self._colours: dict[str, QColor] = {}
        self._window, self._least = (1280, 800), LEAST_ROOM
        self._sheet = ""
        system.follow(self._follow)

    # --- colours -----------------------------------------------------------------------------------------

    def colour(self, name: str) -> QColor:
        """A token of the palette, toned."""
        if name not in self._colours:
            s = self.settings
            plain = QColor(HIGH_COLOURS.get(name, palette()[name]) if s.high_contrast else palette()[name])
            self._colours[name] = tone.toned_colour(plain, s["contrast"], s["temperature"])
        return QColor(self._colours[name])  # a copy: what a caller does to it is its own affair

    def text(self, name: str, ground: str) -> QColor:
        """A token as text on another: moved until it is legible there."""
        least = STRONG if self.high_contrast else LEGIBLE
        key = f"{name}/{ground}"
        if key not in self._colours:
            self._colours[key] = tone.legible(self.colour(name), self.colour(ground), least)
        return QColor(self._colours[key])

    @property
    def high_contrast(self) -> bool:
        """Whether everything is black and white, with thick lines."""
        return self.settings.high_contrast

    def choose_contrast(self, high: bool) -> None:
        """High contrast or not, from now on; as the system has it where that is the same."""
        self._chosen["high_contrast"] = "system" if system.strong_contrast() == high else "on" if high else "off"

    @property
    def dark(self) -> bool:
        """Whether panels are dark."""
        return self.settings.dark

    @property
    def ring(self) -> int:
        """How thick the ring around what has the focus is, in px."""
        return 5 if self.high_contrast else 3

    @property
    def ground(self) -> str:
        """The token panels are made of."""
        return "night" if self.dark else "paper"

    @property
    def ink(self) -> QColor:
        """Text and outlines on a panel."""
        return self.text("cream" if self.dark else "ink", self.ground)

    @property
    def quiet(self) -> QColor:
        """Text of less weight on a panel."""
        return self.text("sand" if self.dark else "slate", self.ground)

    @property
    def outline(self) -> QColor:
        """The line around a panel or plate, against the cloth."""
        return self.colour("cream" if self.high_contrast else "gold" if self.dark else "ink")

    def style(self, pictures: Faces, ratio: float) -> None:
        """Have card pictures look as the settings and the language say, at this pixel ratio."""
        s = self.settings
        pictures.sharpen(ratio)
        letters = self.language
        if pictures.has_letters(s["letters"]):
            letters = s["letters"]
        pictures.look(s["contrast"], s["temperature"], s["cards"], s["four_colours"], letters)

    # --- sizes and type ----------------------------------------------------------------------------------

    def px(self, size: float) -> int:
        return round(size * self.unit)

    def font(self, size: int = BODY, weight: QFont.Weight = QFont.Weight.Normal, display: bool = False) -> QFont:
        font = QFont()
        font.setFamilies([DISPLAY_FAMILY if display else TEXT_FAMILY, HANGUL_FAMILY])
        font.setPixelSize(max(SMALL, self.px(size)))
        font.setWeight(weight)
        font.setStyleHint(QFont.StyleHint.Serif if display else QFont.StyleHint.SansSerif)
        if not display:
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    @property
    def window(self) -> tuple[int, int]:
        """The width and height of the window."""
        return self._window

    def fit(self, width: int, height: int) -> None:
        """The window has this size: choose the unit."""
        self._window = (width, height)
        grown = max(1.0, min(width / ROOM[0], height / ROOM[1], LARGEST))
        room = max(1.0, min(width / self._least[0], height / self._least[1]))
        unit = round(min(grown * self.settings["scale"] / 100, room) * 20) / 20
        if unit != self.unit:
            self.unit = unit
            self.refresh()

    def need(self, room: tuple[int, int]) -> None:
        """What is shown from now on needs this room at 100 %, in px."""
        self._least = room
        self.fit(*self._window)

    def _follow(self) -> None:
        """The system wants things otherwise now."""
        self.settings.ask_anew()
        self.refresh()

    def refresh(self) -> None:
        """Settings or sizes changed: style the stock widgets anew and tell everybody."""
        self._colours.clear()
        self.fit(*self._window)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            # No style sheet for the whole program: every widget would be polished anew at each step of a slider.
            app.setPalette(self._palette())
            QToolTip.setPalette(self._palette())
            if app.font() != self.font():
                app.setFont(self.font())
                QToolTip.setFont(self.font(SMALL))
        self._sheet = self._style()
        self.changed.emit()

    def dress(self, *widgets: QWidget) -> None:
        """Style stock widgets by style sheet, from now on; those with few children, for all of these cost time."""
        for widget in widgets:
            _Dress(widget, self)

    @property
    def sheet(self) -> str:
        """The style sheet of stock widgets."""
        return self._sheet

    def clear(self, area: QScrollArea) -> None:
        """Let what is behind a scroll area shine through, and style its scroll bars."""
        for ground in (area.viewport(), area.widget()):
            if ground is not None:
                ground.setAutoFillBackground(False)
        self.dress(area.verticalScrollBar(), area.horizontalScrollBar())

    def _palette(self) -> QPalette:
        roles, made = QPalette.ColorRole, QPalette()
        ground = self.colour(self.ground)
        for role in (roles.Window, roles.Base, roles.Button, roles.AlternateBase, roles.ToolTipBase):
            made.setColor(role, ground)
        for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.ToolTipText):
            made.setColor(role, self.ink)
        made.setColor(roles.Highlight, self.colour("gold"))
        made.setColor(roles.HighlightedText, self.text("ink", "gold"))
        made.setColor(roles.Link, self.text("gold" if self.dark else "plum", self.ground))
        made.setColor(roles.PlaceholderText, self.quiet)
        return made

    def _style(self) -> str:
        ground, ink, quiet = self.colour(self.ground).name(), self.ink.name(), self.quiet.name()
        gold, on_gold = self.colour("gold").name(), self.text("ink", "gold").name()
        line = self.outline.name()
        pad, small, body = self.px(6), max(SMALL, self.px(SMALL)), max(SMALL, self.px(BODY))
        bar = self.px(12)
        return f"""
QMenuBar, QMenu {{ font-family: '{TEXT_FAMILY}', '{HANGUL_FAMILY}'; }}
QMenuBar {{ background: {ground}; color: {ink}; font-size: {small}px; padding: 2px {pad}px;
  border-bottom: 2px solid {line}; }}
QMenuBar::item {{ padding: {pad // 2}px {pad * 2}px; background: transparent; border-radius: 6px; }}
QMenuBar::item:selected {{ background: {gold}; color: {on_gold}; }}
QMenu {{ background: {ground}; color: {ink}; border: 2px solid {line}; padding: {pad}px; font-size: {body}px; }}
QMenu::item {{ padding: {pad}px {pad * 4}px {pad}px {pad * 4}px; border-radius: 6px; }}
QMenu::item:selected {{ background: {gold}; color: {on_gold}; }}
QMenu::item:disabled {{ color: {quiet}; }}
QMenu::separator {{ height: 1px; background: {gold}; margin: {pad}px; }}
QMenu::indicator {{ width: {bar}px; height: {bar}px; left: {pad}px; border: 2px solid {ink}; border-radius: 4px; }}
QMenu::indicator:checked {{ background: {gold}; }}
QListWidget {{ background: transparent; border: none; outline: none; color: {ink}; }}
QListWidget::item {{ padding: {max(1, pad // 3)}px 0; border: none; }}
QListWidget::item:focus {{ border: 2px solid {ink}; border-radius: 4px; }}
QListWidget::item:selected {{ background: {gold}; color: {on_gold}; border-radius: 4px; }}
QLineEdit {{ background: {ground}; color: {ink}; border: 2px solid {line}; border-radius: 6px;
  padding: {pad}px; font-family: '{TEXT_FAMILY}', '{HANGUL_FAMILY}'; font-size: {body}px;
  selection-background-color: {gold};
  selection-color: {on_gold}; }}
QLineEdit:focus {{ border: {f"3px solid {gold}" if self.dark else f"5px double {ink}"}; }}
QLineEdit:disabled {{ color: {quiet}; border-color: {quiet}; }}
QScrollBar:vertical {{ background: transparent; width: {bar}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {bar}px; margin: 0; }}
QScrollBar::handle {{ background: {gold}; border: 1px solid {ink}; border-radius: {bar // 2 - 1}px;
  min-height: {bar * 2}px; min-width: {bar * 2}px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


class _Dress(QObject):
    """Keeps the style sheet of a stock widget in step with the design."""

    def __init__(self, widget: QWidget, look: Look) -> None:
        super().__init__(widget)
        self._widget, self._look = widget, look
        widget.installEventFilter(self)
        look.changed.connect(self.restyle)

    def restyle(self) -> None:
        """At once if it shows; else when it is next shown."""
        if self._widget.isVisible():
            self.apply()

    def apply(self) -> None:
        if self._widget.styleSheet() != self._look.sheet:
            self._widget.setStyleSheet(self._look.sheet)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show:
            self.apply()
        return False
