"""The start page: the games as tiles, with what is open, today's match, a new match and its options."""

from collections.abc import Callable, Mapping
from datetime import date
from math import ceil
from typing import Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ..calendar import day_of
from ..core.deal import Deal
from ..core.fields import default_of
from ..games import GAMES
from ..library import Saved, Shelf
from ..settings import Settings
from ..text import Words
from .controls import Button, Chips, Label, Panel, control
from .felt import FAN, Fan, Felt
from .look import BODY, HUGE, LARGE, SMALL, TITLE, Look
from .people_page import level_chips
from .session import names_of
from .spacing import Flow, column, spaced

LOW = 720  # px: the height of the page below which its tiles lie down if there is room for it
TILE = 340  # px: the width of the page for each tile in a row
LEAST_FLAT, FLAT = 600, 760  # px: the width of the page that a tile takes which lies down, and its own width at most
MIDDLE_FAN, LOW_FAN = 104, 84  # px: height of a tile's cards in several rows, and in low windows


class Tile(Panel):
    """One game."""

    resume = Signal(object)  # a Saved
    daily = Signal(str)  # the game's name
    new = Signal(str)
    together = Signal(str)
    lesson = Signal(str)
    opened = Signal(object)  # this tile: its options were unfolded

    def __init__(self, look: Look, words: Words, settings: Settings, game: type[Deal]) -> None:
        super().__init__(look)
        self.words, self.settings, self.game = words, settings, game
        self._box = spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom, self), look, 22, gap=8)
        front, doors = QWidget(), QWidget()
        self._box.addWidget(front, 3)
        self._box.addWidget(doors, 2)
        box = column(front, look, margin=0)
        box.addStretch(1)
        self.fan = Fan(look, game)
        box.addWidget(self.fan, 0, Qt.AlignmentFlag.AlignHCenter)
        self.name = Label(look, words(f"{game.name}-name"), HUGE, display=True)
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.addWidget(self.name)
        line = Label(look, words(f"{game.name}-tagline"), BODY, quiet=True, wrap=True)
        line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.addWidget(line)
        box.addStretch(1)
        box = column(doors, look, margin=0, gap=4)
        self._saved = QVBoxLayout()
        self._saved.setSpacing(look.px(4))
        box.addLayout(self._saved)
        self.resume_buttons: list[Button] = []
        self.daily_button = Button(look, words("start-daily"))
        self.new_button = Button(look, words("start-new"))
        self.together_button = Button(look, words("start-together"))
        self.lesson_button = Button(look, words("start-lesson"))
        self.options_button = Button(look, words("start-options"), "chip")
        self.setAccessibleName(words(f"{game.name}-name"))
        for door in (
            self.daily_button, self.new_button, self.together_button, self.lesson_button, self.options_button
        ):  # fmt: skip
            door.setAccessibleDescription(self.accessibleName())
        self.daily_button.clicked.connect(lambda: self.daily.emit(game.name))
        self.new_button.clicked.connect(lambda: self.new.emit(game.name))
        self.together_button.clicked.connect(lambda: self.together.emit(game.name))
        self.lesson_button.clicked.connect(lambda: self.lesson.emit(game.name))
        box.addWidget(self.daily_button)
        self.daily_hint = Label(look, "", SMALL, quiet=True, wrap=True)
        self.daily_hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.addWidget(self.daily_hint)
        box.addWidget(self.new_button)
        box.addWidget(self.together_button)
        row = QWidget()
        beside = Flow(row, look, centred=True)
        for door in (self.lesson_button, self.options_button):
            beside.addWidget(door)
        box.addWidget(row)
        self.options = QFrame()
        self.options.setVisible(False)
        self.options_button.toggled.connect(self._unfold)
        inner = column(self.options, look, margin=0, gap=4)
        inner.addWidget(Label(look, words("start-level"), BODY, bold=True))
        self.level = level_chips(look, words, settings["level"])
        self.level_note = Label(look, "", SMALL, quiet=True, wrap=True)
        self.level.changed.connect(self._level)
        look.setting.connect(self._setting)
        self.level.describe(words("start-level"))
        inner.addWidget(self.level)
        inner.addWidget(self.level_note)
        self.controls: dict[str, Chips] = {}
        for option, field in game.options.items():
            own = f"{game.name}-option-{option}"
            inner.addWidget(Label(look, words(own), BODY, bold=True))
            chips = control(look, words, field, self._name_of(own))
            assert isinstance(chips, Chips)
            chips.set_value(default_of(field))
            chips.describe(words(own))
            self.controls[option] = chips
            inner.addWidget(chips)
            if f"{own}-note" in words:
                self._explain(chips, f"{own}-note", inner)
        inner.addWidget(Label(look, words("start-daily-rules"), SMALL, quiet=True, wrap=True))
        box.addWidget(self.options)
        box.addStretch(1)
        self._level()

    def _explain(self, chips: Chips, message: str, box: QVBoxLayout) -> None:
        """A line that says what the chosen option means."""
        note = Label(self.look, self.words(message, value=chips.value), SMALL, quiet=True, wrap=True)
        chips.changed.connect(lambda: note.setText(self.words(message, value=chips.value)))
        box.addWidget(note)

    def lie_down(self, flat: bool) -> None:
        """Picture and doors side by side, for low windows, or one above the other."""
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._box.setDirection(across if flat else down)

    def _name_of(self, option: str) -> Callable[[Any], str]:
        return lambda value: self.words(f"{option}-{value}")

    def _setting(self, name: str) -> None:
        if name == "level" and self.level.value != self.settings["level"]:
            self.level.set_value(self.settings["level"])
            self.level_note.setText(self.words("start-level-note", level=self.level.value))

    def _level(self) -> None:
        self.settings["level"] = self.level.value
        self.level_note.setText(self.words("start-level-note", level=self.level.value))

    def _unfold(self, on: bool) -> None:
        self.options.setVisible(on)
        if on:
            self.opened.emit(self)

    def chosen(self) -> Mapping[str, Any]:
        """The rule options of a new match."""
        return {name: chips.value for name, chips in self.controls.items()}

    def choose(self, options: Mapping[str, Any]) -> None:
        """Have these rule options chosen."""
        for name, value in options.items():
            self.controls[name].set_value(value)
            self.controls[name].changed.emit()  # what explains it follows

    def show_saved(self, saved: list[Saved], today: date, played: bool) -> None:
        """Offer these matches first, or today's where there is none; the lesson stands out for who has not played."""
        learnt = played or self.settings[f"lesson_{self.game.name}"]
        self.lesson_button.kind = "quiet" if learnt else "secondary"
        self.lesson_button.update()
        while self._saved.count():
            item = self._saved.takeAt(0)
            widget = item.widget() if item else None
            if widget:
                widget.hide()
                widget.deleteLater()
        self.resume_buttons = []
        for one in saved:
            replay = one.replay
            day = day_of(replay.match.seed or "")
            text = (
                self.words("start-resume-daily", day=self.words.date(day)) if day else self.words("start-resume-free")
            )
            if one.kind == "together":
                text = self.words("start-resume-together")
            button = Button(self.look, text, "primary" if not self.resume_buttons else "secondary")
            button.clicked.connect(lambda checked=False, one=one: self.resume.emit(one))
            button.setAccessibleDescription(self.accessibleName())
            self.resume_buttons.append(button)
            self._saved.addWidget(button)
            hand = replay.match.number + (1 if replay.deal else 0) or 1
            ours, theirs = (self.words.number(total) for total in replay.match.totals[:2])
            said = self.words("start-resume-state", hand=hand, ours=ours, theirs=theirs)
            if not self.game.adds_up(replay.match.options):
                said = self.words("panel-hand", hand=hand)
            if one.kind == "together":
                said = f"{said} · {', '.join(names_of(replay.match).values())}"
            state = Label(self.look, said, SMALL, quiet=True)
            state.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._saved.addWidget(state)
        self.daily_button.kind = "secondary" if saved else "primary"
        self.daily_hint.setText(self.words("start-daily-hint", day=self.words.date(today)))
        self.daily_button.update()


class Inside(QWidget):
    """What scrolls: as high as all of it needs at its width, which a scroll area would not ask for."""

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        layout = self.layout()
        if layout and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self.setMinimumHeight(layout.totalHeightForWidth(self.width()))
        return done


class StartPage(Felt):
    """Tiles on the cloth, the program's name above, and what has to be said about damaged saves."""

    def __init__(self, look: Look, words: Words, settings: Settings) -> None:
        super().__init__(look)
        self.words = words
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self.scroller = QScrollArea()
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setWidgetResizable(True)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        outer.addWidget(self.scroller)
        inside = Inside()
        self.scroller.setWidget(inside)
        look.clear(self.scroller)
        box = column(inside, look, margin=20, gap=14)
        box.addStretch(1)
        self.head = Panel(look)
        head = column(self.head, look, margin=12, gap=0)
        name = Label(look, words("app-name"), TITLE, display=True)
        name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        line = Label(look, words("app-tagline"), BODY, quiet=True)
        line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        head.addWidget(name)
        head.addWidget(line)
        box.addWidget(self.head, 0, Qt.AlignmentFlag.AlignHCenter)
        self.news = Panel(look)
        news = column(self.news, look, margin=14, gap=4)
        self.news_text = Label(look, "", BODY, bold=True, wrap=True)
        news.addWidget(self.news_text)
        self.news.hide()
        box.addWidget(self.news, 0, Qt.AlignmentFlag.AlignHCenter)
        self.grid = spaced(QGridLayout(), look, gap=16)
        row = QHBoxLayout()  # so that the grid is as wide as its tiles: their height follows from their width
        row.addStretch(1)
        row.addLayout(self.grid)
        row.addStretch(1)
        box.addLayout(row)
        box.addStretch(2)
        self.tiles = {game.name: Tile(look, words, settings, game) for game in GAMES.values()}
        for tile in self.tiles.values():
            tile.opened.connect(self._show_options)
        look.changed.connect(self._lay_out)
        self._lay_out()

    def _lay_out(self) -> None:
        look = self.look
        fit = max(1, int(self.width() / look.px(TILE)))
        rows = ceil(len(self.tiles) / fit)
        wide = ceil(len(self.tiles) / rows)  # no row with a tile left over
        low = self.height() < look.px(LOW)
        flat = (low or rows > 1) and self.width() >= look.px(LEAST_FLAT) * wide
        self.head.setVisible(not low or (flat and rows == 1))
        room = (self.width() - look.px(40) - (wide - 1) * look.px(16)) // wide
        width = max(look.px(300), min(look.px(FLAT if flat else 470), room))
        beside = (width - look.px(44)) * 3 // 5 if flat else width - look.px(44)  # the room of a name
        for size in (HUGE, 34, TITLE, 24, LARGE):  # the largest that all names have room for
            if all(tile.name.fits(beside, size) for tile in self.tiles.values()):
                break
        for i, tile in enumerate(self.tiles.values()):
            tile.lie_down(flat)
            tile.fan.set_height(LOW_FAN if low and not flat else FAN if rows == 1 else MIDDLE_FAN)
            tile.setFixedWidth(width)
            place = Qt.AlignmentFlag(0) if flat else Qt.AlignmentFlag.AlignTop
            self.grid.addWidget(tile, i // wide, i % wide, place)
        width = min(look.px(640), max(200, self.width() - look.px(60)))
        self.news.setFixedWidth(width)
        self.news_text.setFixedHeight(max(0, self.news_text.heightForWidth(width - look.px(28))))

    def _show_options(self, tile: Tile) -> None:
        """Scroll to the options that were just unfolded, once they have their room."""

        def scroll() -> None:
            self.scroller.ensureWidgetVisible(tile.options, 0, self.look.px(30))
            self.scroller.ensureWidgetVisible(tile.options_button, 0, self.look.px(10))  # where reading begins

        QTimer.singleShot(0, self, scroll)

    def resizeEvent(self, event: object) -> None:
        self._lay_out()

    def show_shelf(self, shelf: Shelf, today: date) -> None:
        """What the library holds."""
        for name, tile in self.tiles.items():
            tile.show_saved([saved for saved in shelf.saved if saved.game == name], today, name in shelf.played)
        lines = []
        if shelf.set_aside:
            path, why = shelf.set_aside[0]
            lines.append(self.words("start-set-aside", count=len(shelf.set_aside), name=path.name, why=why))
        for path, why in shelf.unreadable:
            lines.append(self.words("start-unreadable", name=path.name, why=why))
        self.news_text.setText("\n".join(lines))
        self.news.setVisible(bool(lines))
        self._lay_out()

    @property
    def game(self) -> str:
        """The game of the tile that has the focus, or the first one."""
        focus = self.window().focusWidget()
        near = [name for name, tile in self.tiles.items() if focus and tile.isAncestorOf(focus)]
        return near[0] if near else next(iter(GAMES))

    def focus_first(self) -> None:
        """The button that is meant first: resume, or today's match."""
        for tile in self.tiles.values():
            if tile.resume_buttons:
                tile.resume_buttons[0].setFocus()
                return
        next(iter(self.tiles.values())).daily_button.setFocus()
