"""The main window: pages, menus and shortcuts. Closing it saves nothing, because nothing is unsaved."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any

from PySide6.QtCore import QByteArray, QEvent, QObject, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QIcon, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QVBoxLayout, QWidget

from ..calendar import daily_seed
from ..games import GAMES
from ..library import Library, Saved
from ..settings import Settings
from ..text import Words, number
from .controls import Label
from .faces import svg_pixmap
from .help_page import AboutPage, HelpPage
from .look import BODY, Look
from .overlay import Overlay
from .people_page import LevelPage, PeoplePage
from .session import Session, alone, names_of, partnered
from .settings_page import SettingsPage
from .start_page import StartPage
from .table_page import TablePage

SMALLEST = QSize(640, 480)
FIRST = QSize(1280, 800)
SAVE_AFTER = 500  # ms from the last change of a setting to the file


class Window(QMainWindow):
    """Everything of the program that is seen."""

    def __init__(
        self, words: Words, settings: Settings, library: Library, state: QSettings | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:  # fmt: skip
        """`state` keeps the window's place; `today` is the player's local date."""
        super().__init__()
        self.words, self.settings, self.library, self.state, self.today = (
            words,
            settings,
            library,
            state,
            today,
        )
        self.look = Look(settings, words.language)
        self.overlay: Overlay | None = None
        self._sitting = False  # a match is about to be opened
        self._people: Mapping[int, str] = {}  # who shared this screen last, by seat
        self.setWindowTitle(words("app-name"))
        self.setWindowIcon(QIcon(svg_pixmap("icon/icon.svg", QSize(128, 128))))
        self.setMinimumSize(SMALLEST)
        self.room = QWidget()
        box = QVBoxLayout(self.room)
        box.setContentsMargins(0, 0, 0, 0)
        self.pages = QStackedWidget()
        box.addWidget(self.pages)
        self.setCentralWidget(self.room)
        self.start = StartPage(self.look, words, settings)
        self.table = TablePage(self.look, words, settings, self.room)
        self.pages.addWidget(self.start)
        self.pages.addWidget(self.table)
        self.actions_: dict[str, QAction] = {}
        self._menus()
        self.look.dress(self.menuBar())
        for tile in self.start.tiles.values():
            tile.resume.connect(self.resume)
            tile.daily.connect(lambda game: self.new_match(game, "daily"))
            tile.new.connect(lambda game: self.new_match(game, "free"))
            tile.together.connect(self.show_people)
        self.table.new_match.connect(lambda: self.new_match())
        self.table.leave.connect(self.show_start)
        self._save = QTimer(self)
        self._save.setSingleShot(True)
        self._save.setInterval(SAVE_AFTER)
        self._save.timeout.connect(self._save_settings)
        self._redraw = QTimer(self)
        self._redraw.setSingleShot(True)
        self._redraw.setInterval(0)  # one redraw for all the steps of a slider within a turn of the loop
        self._redraw.timeout.connect(self.look.refresh)
        settings.listen(self._setting)
        self.resize(FIRST)
        self.look.refresh()
        self._restore_place()
        self.show_start()
        app = QGuiApplication.instance()
        assert app
        app.installEventFilter(self)

    # --- menus -------------------------------------------------------------------------------------------

    def _menus(self) -> None:
        words = self.words
        bar = self.menuBar()
        game, move, view, settings, help_ = (
            bar.addMenu(words(f"menu-{name}")) for name in ("game", "move", "view", "settings", "help")
        )
        self._action(game, "new", lambda: self.new_match(), "Ctrl+N")
        self._action(game, "daily", lambda: self.new_match(kind="daily"))
        self._action(game, "restart", self.table.restart, "Ctrl+R", "F5")
        self._action(game, "level", self.show_level)
        game.addSeparator()
        self._action(game, "start", self.show_start)
        game.addSeparator()
        self._action(game, "quit", self.close, "Ctrl+Q").setMenuRole(QAction.MenuRole.QuitRole)
        self._action(move, "undo", self.table.undo, "Ctrl+Z")
        self._action(move, "last-trick", self.table.show_last_trick, "L")
        self._action(move, "skip", self.table.skip)
        self._action(view, "full-screen", self.toggle_full_screen, "F11")
        view.addSeparator()
        self._switch(view, "log")
        self._switch(view, "points", "running_points")
        self._action(settings, "preferences", self.show_settings, "Ctrl+,").setMenuRole(
            QAction.MenuRole.PreferencesRole
        )
        self._action(help_, "rules", self.show_help, "F1")
        self._action(help_, "about", self.show_about).setMenuRole(QAction.MenuRole.AboutRole)
        move.aboutToShow.connect(self._enable)
        game.aboutToShow.connect(self._enable)
        for menu in (game, move):
            menu.aboutToHide.connect(self._enable_all)

    def _action(self, menu: QMenu, name: str, does: Callable[[], Any], *keys: str) -> QAction:
        action = QAction(self.words(f"menu-{name}"), self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda checked=False: does())
        menu.addAction(action)
        self.actions_[name] = action
        return action

    def _switch(self, menu: QMenu, name: str, setting: str = "") -> None:
        setting = setting or name
        action = QAction(self.words(f"menu-{name}"), self)
        action.setCheckable(True)
        action.setChecked(self.settings[setting])
        action.toggled.connect(lambda on: self._set(setting, on))
        menu.addAction(action)
        self.actions_[name] = action

    def _set(self, name: str, value: Any) -> None:
        self.settings[name] = value

    def _enable(self) -> None:
        """Grey out what does not apply, while the menu is open; the keys themselves answer in words."""
        at_table = self.table.session is not None
        self.actions_["undo"].setEnabled(at_table and self.table.can_undo)
        self.actions_["restart"].setEnabled(at_table and self.table.can_undo)
        self.actions_["last-trick"].setEnabled(at_table)
        self.actions_["skip"].setEnabled(at_table)
        self.actions_["level"].setEnabled(bool(at_table and self.table.session and self.table.session.level))
        self.actions_["start"].setEnabled(self.pages.currentWidget() is self.table)

    def _enable_all(self) -> None:
        for action in self.actions_.values():
            action.setEnabled(True)

    # --- pages -------------------------------------------------------------------------------------------

    def show_start(self) -> None:
        """The start page. A match that was on the table stays open in the library."""
        self.close_overlay()
        self.table.close_session()
        self.start.show_shelf(self.library.look(), self.today())
        self.pages.setCurrentWidget(self.start)
        self.start.focus_first()

    def resume(self, saved: Saved) -> None:
        """Go on with a saved match."""
        self._sit_down(lambda: Session.resume(self.library, saved, self.table.stage))

    def new_match(self, game: str | None = None, kind: str | None = None) -> None:
        """A new match; asks first if one of its kind is open and something was answered in it."""
        self.close_overlay()
        session = self.table.session
        game = game or (session.match.game.name if session else next(iter(GAMES)))
        kind = kind or (session.kind if session and session.shared else "free")
        if kind == "together" and session:
            self._new_together(game, session.match.players, session.match.options)
            return
        if session and session.match.over:
            self.table.close_session()  # it is over: whatever is answered now, its record is put away
        saved = self.library.find(game, kind)
        same_day = saved is not None and kind == "daily" and saved.replay.match.seed == daily_seed(self.today())
        if saved and same_day and not (session and session.kind == kind):
            self.resume(saved)
        else:
            seats = GAMES[game].seats_for(GAMES[game].with_defaults(self._options(game, kind)))
            players = partnered(GAMES[game], alone(seats, self.settings["level"]), self.settings["partner"])
            self._replace(saved, lambda: self._begin(game, kind, players, self._options(game, kind)))

    def _new_together(self, game: str, players: Sequence[str], options: Mapping[str, Any]) -> None:
        """A new match of several people at this screen, under the rules that they have chosen or played by."""
        session = self.table.session
        if session and session.match.over:
            self.table.close_session()
        self._replace(self.library.find(game, "together"), lambda: self._begin(game, "together", players, options))

    def _replace(self, saved: Saved | None, begin: Callable[[], None]) -> None:
        """Begin in the place of an open match; asks first if something would be lost with it."""
        if saved is None or not (saved.replay.actions or saved.replay.match.number):
            begin()
        elif saved.replay.match.game.hands and not saved.replay.actions:
            begin()  # it was as long as the players liked
        else:
            self._ask_abandon(saved, begin)

    def _options(self, game: str, kind: str) -> Mapping[str, Any]:
        """The rule options of a new match: those chosen on the start page, but for a daily one."""
        return {} if kind == "daily" else self.start.tiles[game].chosen()

    def _ask_abandon(self, saved: Saved, then: Callable[[], None]) -> None:
        match = saved.replay.match
        sheet = Overlay(self.look, self.room, self.words("ask-abandon"), width=520)
        text = self.words(
            "ask-abandon-text", hand=match.number + (1 if saved.replay.deal else 0),
            ours=number(match.totals[0]), theirs=number(match.totals[1]),
        )  # fmt: skip
        sheet.box.addWidget(Label(self.look, text, BODY, wrap=True))
        sheet.box.addStretch(1)
        sheet.add_button(self.words("ask-abandon-no"), "primary").clicked.connect(sheet.close_sheet)

        def abandon() -> None:
            self._sitting = True
            sheet.close_sheet()
            self._sitting = False
            then()

        sheet.add_button(self.words("ask-abandon-yes")).clicked.connect(abandon)
        self._open(sheet)

    def _begin(self, game: str, kind: str, players: Sequence[str], options: Mapping[str, Any]) -> None:
        rules = GAMES[game]
        seed = daily_seed(self.today()) if kind == "daily" else None

        def begin() -> Session:
            path = self.library.path_of(game, kind)
            if path.exists():
                self.library.put_away(path)
            return Session.new(self.library, rules, kind, seed, options, players, self.table.stage)

        self._sit_down(begin)

    def _sit_down(self, make: Callable[[], Session]) -> None:
        self.table.close_session()
        try:
            session = make()
        except OSError as why:
            self.show_start()
            self._say_error(self.words("error-open", why=why.strerror or str(why)))
            return
        self.pages.setCurrentWidget(self.table)
        self.table.open(session)

    def say_fault(self, file: str) -> None:
        """The program hit a fault of its own, which is in this file."""
        if self.overlay is None:
            self._say_error(self.words("error-text", file=file))

    def come_forward(self) -> None:
        """Somebody started the program again: this is it."""
        if self.isMinimized():
            self.showNormal()
        self.show()
        self.raise_()
        self.activateWindow()

    def _say_error(self, text: str) -> None:
        sheet = Overlay(self.look, self.room, self.words("error-title"), width=520)
        sheet.box.addWidget(Label(self.look, text, BODY, wrap=True))
        sheet.box.addStretch(1)
        sheet.add_button(self.words("help-close"), "primary").clicked.connect(sheet.close_sheet)
        self._open(sheet)

    # --- sheets ------------------------------------------------------------------------------------------

    def _open(self, sheet: Overlay) -> None:
        self.close_overlay()
        self.overlay = sheet
        self.table.cover(True)
        sheet.closed.connect(self._overlay_closed)
        sheet.open()

    def close_overlay(self) -> None:
        if self.overlay:
            self.overlay.close_sheet()

    def _overlay_closed(self) -> None:
        self.overlay = None
        self._enable_all()
        self.table.cover(False)
        if self.pages.currentWidget() is self.table and self.table.session is None and not self._sitting:
            self.show_start()  # a new match was thought better of
        elif self.table.sheet:
            self.table.sheet.next.setFocus()
        elif self.pages.currentWidget() is self.table:
            self.table.take_focus()
        else:
            self.start.focus_first()

    def show_people(self, game: str) -> None:
        """Who plays a match at this screen together."""
        saved = self.library.find(game, "together")
        names = names_of(saved.replay.match) if saved else self._people
        options, level = self._options(game, "together"), self.settings["level"]
        page = PeoplePage(self.look, self.words, self.room, GAMES[game], options, level, names)

        def begin(players: Sequence[str]) -> None:
            self._people = {seat: name for seat, name in enumerate(page.names()) if name is not None}
            self._new_together(game, partnered(GAMES[game], players, self.settings["partner"]), options)

        page.chosen.connect(begin)
        self._open(page)

    def show_level(self) -> None:
        """The level of the CPU players of this match, to be changed without touching a card."""
        session = self.table.session
        if session is None or not session.level:
            self.table.toast.say(self.words("toast-no-level"))
            return
        page = LevelPage(self.look, self.words, self.room, session.level)
        page.chosen.connect(self._change_level)
        self._open(page)

    def _change_level(self, level: str) -> None:
        session = self.table.session
        if session is None or level == session.level:
            return
        if not self._reseat(level):
            return
        self.settings["level"] = level
        self.table.toast.say(self.words("toast-level", level=self.words(f"level-{level}")))

    def _reseat(self, level: str) -> bool:
        """CPU players of this level, and a partner as the settings have it; whether that could be written down."""
        session = self.table.session
        assert session is not None
        try:
            session.change_level(level, self.settings["partner"])
        except OSError as why:
            self.table.toast.say(self.words("toast-not-saved", why=why.strerror or str(why)))
            return False
        return True

    def show_settings(self) -> None:
        self._open(SettingsPage(self.look, self.words, self.settings, self.room))

    def show_help(self) -> None:
        game = self.table.session.match.game.name if self.table.session else None
        self._open(HelpPage(self.look, self.words, self.room, game))

    def show_about(self) -> None:
        self._open(AboutPage(self.look, self.words, self.room, self.library.folder))

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    # --- settings and the window's place -----------------------------------------------------------------

    def _setting(self, name: str) -> None:
        self._save.start()
        if name in ("contrast", "grain", "temperature", "cloth", "cards", "four_colours", "scale"):
            self._redraw.start()
        if name == "partner" and self.table.session and self.table.session.level:
            self._reseat(self.table.session.level)
        for action, setting in (("log", "log"), ("points", "running_points")):
            if setting == name:
                self.actions_[action].setChecked(self.settings[name])

    def _save_settings(self) -> None:
        try:
            self.settings.save()
        except OSError as why:
            self.table.toast.say(self.words("toast-settings-not-saved", why=why.strerror or str(why)))

    def _restore_place(self) -> None:
        if self.state is None:
            return
        geometry = self.state.value("geometry")
        if isinstance(geometry, QByteArray) and self.restoreGeometry(geometry):
            screens = QGuiApplication.screens()
            if any(screen.availableGeometry().intersects(self.frameGeometry()) for screen in screens):
                return
            self.resize(FIRST)
        screen = QGuiApplication.primaryScreen()
        if screen:
            self.resize(self.size().boundedTo(screen.availableGeometry().size()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.look.fit(self.width(), self.height())

    def closeEvent(self, event: QCloseEvent) -> None:
        self.table.close_session()
        if self._save.isActive():
            self._save.stop()
            self._save_settings()
        if self.state is not None:
            self.state.setValue("geometry", self.saveGeometry())
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The focus ring of the hand shows only to those who use keys."""
        if event.type() == QEvent.Type.KeyPress:
            self.table.hand.set_ring(True)
        elif event.type() == QEvent.Type.MouseButtonPress:
            self.table.hand.set_ring(False)
        return False

    def keyPressEvent(self, event: Any) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        else:
            super().keyPressEvent(event)
