"""The main window: pages, menus and shortcuts. Closing it saves nothing, because nothing is unsaved."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QObject, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMainWindow,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from ..calendar import daily_seed
from ..games import GAMES
from ..lessons import LESSONS
from ..library import Library, Saved
from ..record import SUFFIX, RecordError
from ..replay import load
from ..settings import Settings
from ..text import Words
from .controls import Label
from .faces import svg_pixmap
from .help_page import AboutPage
from .language import chosen, speak
from .look import BODY, Look
from .menus import Menus
from .overlay import Overlay
from .people_page import LevelPage, PeoplePage
from .playback import Replayed
from .replay_bar import ReplayBar
from .session import Session, alone, names_of, partnered
from .settings_page import SettingsPage
from .start_page import StartPage
from .table_page import TablePage

if TYPE_CHECKING:
    from .guide_page import Place

SMALLEST = QSize(640, 480)
FIRST = QSize(1280, 800)
LOOKS = (
    "high_contrast", "appearance", "contrast", "grain", "temperature", "cloth", "cards", "four_colours", "letters",
    "scale",
)  # fmt: skip
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
        speak(words.language)
        self.overlay: Overlay | None = None
        self._sitting = False  # a match is about to be opened
        self.replay_bar: ReplayBar | None = None  # beneath a record that is watched
        self._people: Mapping[int, str] = {}  # who shared this screen last, by seat
        self._read: dict[str, Place] = {}  # where the guide was open last, by the game that was chosen
        self._before: QWidget | None = None  # what had the focus when a sheet was opened
        self.setWindowTitle(words("app-name"))
        self.setWindowIcon(QIcon(svg_pixmap("icon/icon.svg", QSize(128, 128))))
        self.setMinimumSize(SMALLEST)
        self.room = QWidget()
        box = QVBoxLayout(self.room)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        self.pages = QStackedWidget()
        box.addWidget(self.pages)
        self.setCentralWidget(self.room)
        self.menus = Menus(self)
        self.actions_ = self.menus.actions
        self._furnish()
        self.look.dress(self.menuBar())
        self._save = QTimer(self)
        self._save.setSingleShot(True)
        self._save.setInterval(SAVE_AFTER)
        self._save.timeout.connect(self._save_settings)
        self._redraw = QTimer(self)
        self._redraw.setSingleShot(True)
        self._redraw.setInterval(0)  # one redraw for all the steps of a slider within a turn of the loop
        self._redraw.timeout.connect(self.look.refresh)
        settings.listen(self._setting)
        self.look.changed.connect(self._restyled)
        self.resize(FIRST)
        self.look.refresh()
        self._restore_place()
        self.show_start()
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.installEventFilter(self)
        app.focusChanged.connect(self._show_focus)

    def _furnish(self) -> None:
        """Pages and menus, in the language of the words; those in another language go."""
        while page := self.pages.currentWidget():
            self.pages.removeWidget(page)
            page.deleteLater()
        self.start = StartPage(self.look, self.words, self.settings)
        self.table = TablePage(self.look, self.words, self.settings, self.room)
        self.pages.addWidget(self.start)
        self.pages.addWidget(self.table)
        self.menus.fill()
        for tile in self.start.tiles.values():
            tile.resume.connect(self.resume)
            tile.daily.connect(lambda game: self.new_match(game, "daily"))
            tile.new.connect(lambda game: self.new_match(game, "free"))
            tile.together.connect(self.show_people)
            tile.lesson.connect(self.start_lesson)
        self.table.new_match.connect(lambda: self.new_match())
        self.table.leave.connect(self.show_start)
        self.table.lesson_again.connect(lambda: self.start_lesson())
        self.table.lesson_done.connect(self._lesson_done)
        self.table.lesson_left.connect(self._ask_leave)

    def _speak(self) -> None:
        """Everything anew in the language that is now chosen; what lies on the table goes on there."""
        language = chosen(self.settings)
        if language == self.words.language:
            return
        place = self.overlay.scrolled() if isinstance(self.overlay, SettingsPage) else None
        self.close_overlay()
        session, options = self.table.release(), {name: tile.chosen() for name, tile in self.start.tiles.items()}
        self.words = Words(language)
        self.look.language = language
        speak(language)
        self.setWindowTitle(self.words("app-name"))
        self._furnish()
        for name, tile in self.start.tiles.items():
            tile.choose(options[name])
        self.look.refresh()
        if session:
            self.pages.setCurrentWidget(self.table)
            self._bar_for(session)
            session.resumed = False  # it was said when it was opened
            self.table.open(session)
        else:
            self.show_start()
        if place is not None:
            self.show_settings()
            assert isinstance(self.overlay, SettingsPage)
            self.overlay.go_to("language", place)

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
            ours=self.words.number(match.totals[0]), theirs=self.words.number(match.totals[1]),
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
        self._bar_for(session)
        self.table.open(session)

    # --- records that are watched ------------------------------------------------------------------------

    def choose_record(self) -> None:
        """Have a file chosen, first of all from the archive, and show the match that it holds."""
        words, what = self.words, f"{self.words('replay-files')} (*{SUFFIX})"
        folder = self.library.archive if self.library.archive.is_dir() else self.library.folder
        dialog = QFileDialog(self, words("replay-choose"), str(folder), what)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setViewMode(QFileDialog.ViewMode.List)
        # what Qt has not in every language
        dialog.setLabelText(QFileDialog.DialogLabel.LookIn, words("replay-look-in"))
        dialog.setLabelText(QFileDialog.DialogLabel.FileType, words("replay-file-type"))
        dialog.fileSelected.connect(lambda path: self.watch(Path(path)))
        dialog.open()

    def watch(self, path: Path) -> None:
        """Show the match that a file holds, from its first hand on. What was on the table stays open in the library."""
        self.close_overlay()
        try:
            recorded = load(path)
        except RecordError as why:
            text = self.words("replay-damaged", name=path.name, line=why.line, why=str(why))
            self._say_error(text, self.words("replay-bad"))
        except OSError as why:
            text = self.words("replay-unreadable", name=path.name, why=why.strerror or str(why))
            self._say_error(text, self.words("replay-bad"))
        else:
            self._sit_down(lambda: Replayed(recorded, self.table.stage))

    def _bar_for(self, session: Session) -> None:
        """A bar beneath the table if it shows a record."""
        self._remove_bar()
        if isinstance(session, Replayed):
            self.replay_bar = ReplayBar(self.look, self.words, session.playback)
            self.replay_bar.close_button.clicked.connect(self.show_start)
            session.playback.left.connect(self._remove_bar)
            box = self.room.layout()
            assert box
            box.addWidget(self.replay_bar)
            self.replay_bar.show()
            box.activate()  # the table has its final size before anything moves on it

    def _remove_bar(self) -> None:
        if self.replay_bar:
            self.replay_bar.hide()
            self.replay_bar.deleteLater()
            self.replay_bar = None

    # --- lessons -----------------------------------------------------------------------------------------

    def start_lesson(self, game: str | None = None) -> None:
        """The first lesson of a game, from its beginning; nothing of it is kept, and no match is touched."""
        self.close_overlay()
        session = self.table.session
        game = game or (session.match.game.name if session else self.start.game)
        rules, options = GAMES[game], LESSONS[game].options
        players = alone(rules.seats_for(rules.with_defaults(options)), self.settings["level"])
        players = partnered(rules, players, self.settings["partner"])
        self._sit_down(lambda: Session.of_lesson(LESSONS[game], players, self.table.stage))

    def _lesson_done(self) -> None:
        session = self.table.session
        assert session
        game = session.match.game.name
        self.settings[f"lesson_{game}"] = True
        sheet = Overlay(self.look, self.room, self.words("lesson-end"), width=720, closable=False)
        sheet.told = self.words(f"lesson-{game}-end")
        sheet.box.addWidget(Label(self.look, sheet.told, BODY, wrap=True))
        sheet.box.addStretch(1)
        self._add_play_on(sheet, "primary")
        sheet.add_button(self.words("sheet-again")).clicked.connect(lambda: self.new_match(game, "free"))
        sheet.add_button(self.words("lesson-again")).clicked.connect(lambda: self.start_lesson(game))
        sheet.add_button(self.words("sheet-start"), apart=True).clicked.connect(self.show_start)
        self._open(sheet)

    def _ask_leave(self) -> None:
        """The learner would like to leave: to the start page, or to play without being led."""
        sheet = Overlay(self.look, self.room, self.words("lesson-leave"), width=640)
        sheet.told = self.words("lesson-leave-text")
        sheet.box.addWidget(Label(self.look, sheet.told, BODY, wrap=True))
        sheet.box.addStretch(1)
        sheet.add_button(self.words("lesson-stay"), "primary").clicked.connect(sheet.close_sheet)
        self._add_play_on(sheet)
        sheet.add_button(self.words("sheet-start"), apart=True).clicked.connect(self.show_start)
        self._open(sheet)

    def _add_play_on(self, sheet: Overlay, kind: str = "secondary") -> None:
        def play_on() -> None:
            sheet.close_sheet()
            self.table.play_on()

        sheet.add_button(self.words("lesson-play-on"), kind).clicked.connect(play_on)

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

    def _say_error(self, text: str, title: str = "") -> None:
        sheet = Overlay(self.look, self.room, title or self.words("error-title"), width=520)
        sheet.box.addWidget(Label(self.look, text, BODY, wrap=True))
        sheet.box.addStretch(1)
        sheet.add_button(self.words("help-close"), "primary").clicked.connect(sheet.close_sheet)
        self._open(sheet)

    # --- sheets ------------------------------------------------------------------------------------------

    def _open(self, sheet: Overlay) -> None:
        self.close_overlay()
        self._before = self.focusWidget()
        self.overlay = sheet
        self.table.cover(True)
        sheet.closed.connect(self._overlay_closed)
        sheet.open()

    def close_overlay(self) -> None:
        if self.overlay:
            self.overlay.close_sheet()

    def _overlay_closed(self) -> None:
        self.overlay, before = None, self._before
        self.menus.enable_all()
        self.table.cover(False)
        if self.pages.currentWidget() is self.table and self.table.session is None and not self._sitting:
            self.show_start()  # a new match was thought better of
        elif self.table.sheet:
            self.table.sheet.next.setFocus()
        elif before and isValid(before) and before.isVisible() and self.room.isAncestorOf(before):
            before.setFocus()
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
        """The guide, at the place that fits the moment; if it is open already, it closes."""
        from .guide_page import GuidePage  # what nobody opens at first is not loaded at first

        if isinstance(self.overlay, GuidePage):
            self.close_overlay()
            return
        game = self.table.session.match.game.name if self.table.session else self.start.game
        page = GuidePage(self.look, self.words, self.room, self._moment(game))
        page.went.connect(lambda place: self._read.update({game: place}))
        self._open(page)

    def _moment(self, game: str) -> "Place":
        """Where the guide is to open: at what is asked, at the score; on the start page where one has read last."""
        from .guide_page import Place

        session = self.table.session
        if session is None:
            return self._read.get(game, Place(game, "short"))
        if not session.table.dealt:
            return Place(game, "short")
        asked = session.table.view(self.table.me).asked
        return Place(game, asked.do if asked else "score")

    def show_about(self) -> None:
        self._open(AboutPage(self.look, self.words, self.room, self.library.folder))

    def toggle_high_contrast(self) -> None:
        """High contrast, or what was before it."""
        self.look.choose_contrast(not self.look.high_contrast)

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    # --- settings and the window's place -----------------------------------------------------------------

    def _setting(self, name: str) -> None:
        self._save.start()
        if name == "language":
            QTimer.singleShot(0, self, self._speak)  # not while the control that chose it is at work
        if name in LOOKS:
            self._redraw.start()
        if name == "partner" and self.table.session and self.table.session.level:
            self._reseat(self.table.session.level)
        for action, setting in (("log", "log"), ("points", "running_points")):
            if setting == name:
                self.actions_[action].setChecked(self.settings[name])

    def _restyled(self) -> None:
        self.actions_["high-contrast"].setChecked(self.look.high_contrast)

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
        """The focus ring on the cloth shows only to those who use keys."""
        if event.type() == QEvent.Type.KeyPress:
            self.table.show_ring(True)
        elif event.type() == QEvent.Type.MouseButtonPress:
            self.table.show_ring(False)
        return False

    def _show_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        """Scroll to what has got the focus, however it got it."""
        if now is None or not self.isAncestorOf(now):
            return
        area = now.parentWidget()
        while area:
            if isinstance(area, QScrollArea):
                area.ensureWidgetVisible(now)
            area = area.parentWidget()

    def keyPressEvent(self, event: Any) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        else:
            super().keyPressEvent(event)
