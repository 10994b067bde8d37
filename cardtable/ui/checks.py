"""What `cardtable --self-test` checks of the window: the real one, on whatever screen there is, or on none."""

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

# No screen unless one is asked for: must be said before Qt is loaded.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImageReader
from PySide6.QtWidgets import QApplication

from .. import record
from ..core.deal import Deal, View
from ..core.fields import Action
from ..cpu import levels
from ..games import GAMES
from ..library import Library
from ..settings import Settings
from ..text import LANGUAGES, Words
from ..text.guide import TABLE
from ..text.guide import load as load_guide
from .language import speak
from .look import DISPLAY_FAMILY, HANGUL_FAMILY, TEXT_FAMILY, load_fonts
from .window import Window

QUICK = {"speed": "off", "hold": "none", "level": "hard", "language": "en"}
ENOUGH = 300  # s that a hand of hard players may take on a slow machine
DAY = date(2026, 11, 30)  # of the daily match: the same cards and the same play everywhere
KIND = "daily"
LEFT_AFTER = 4  # answers of the person after which the match is left, to be resumed


class Broken(Exception):
    """A check of the window has failed; the message says why."""


_app: list[QApplication] = []  # it lives as long as somebody holds it


def screen() -> str:
    """Qt runs, with its fonts and pictures; says on which kind of screen."""
    if QApplication.instance() is None:
        _app.append(QApplication(["cardtable"]))
        _app[0].setStyle("Fusion")
    load_fonts()
    if missing := {TEXT_FAMILY, DISPLAY_FAMILY, HANGUL_FAMILY} - set(QFontDatabase.families()):
        raise Broken(f"no font {', '.join(sorted(missing))}")
    if b"svg" not in {bytes(name.data()) for name in QImageReader.supportedImageFormats()}:
        raise Broken("Qt's plugin for SVG pictures is missing")
    return f"fonts and pictures on the platform {QGuiApplication.platformName()}"


def language(code: str) -> str:
    """The window speaks this language, Qt's own words included, and has its guide."""
    words = Words(code)
    if not speak(code) and code != "en":
        raise Broken("Qt does not speak it: its translation is missing")
    pages = sum(len(load_guide(code, name).chapters) for name in (TABLE, *GAMES))
    with tempfile.TemporaryDirectory() as folder, _window(Path(folder), code) as window:
        if window.words.language != code or window.grab().isNull():
            raise Broken("the window does not open in it")
    return f"{LANGUAGES[code]}: {words('app-tagline')}; {pages} chapters of the guide"


def hand(game: type[Deal]) -> str:
    """A hand of hard players in the window, left and resumed after some answers."""
    with tempfile.TemporaryDirectory() as name:
        folder, start = Path(name), time.monotonic()
        with _window(folder) as window:
            window.new_match(game.name, KIND)
            given = _play(window, LEFT_AFTER)
        saved = Library(folder).find(game.name, KIND)
        if saved is None or saved.replay.deal is None:
            raise Broken("the match that was left is not to be found")
        before = saved.replay.deal.view(0)
        with _window(folder) as window:
            window.resume(saved)
            session = window.table.session
            if session is None or session.table.view(0) != before:
                raise Broken("the match does not go on where it was left")
            given += _play(window)
            if window.table.sheet is None or window.grab().isNull():
                raise Broken("the score is not shown")
            path = session.journal.path if session.journal else Path()
            result, kept = session.match.results[0], record.read(path)
            if kept.match.results[:1] != [result]:
                raise Broken("the record does not say what was played")
            window.watch(path)
            if window.replay_bar is None:
                raise Broken("the record is not shown")
    seconds = time.monotonic() - start
    return f"a hand of hard players, {given} answers, left, resumed, scored and watched again, in {seconds:.1f} s"


@contextmanager
def _window(folder: Path, code: str = "en") -> Iterator[Window]:
    settings = Settings()
    for name, value in QUICK.items():
        settings[name] = value
    settings["language"] = code
    window = Window(Words(code), settings, Library(folder), today=lambda: DAY)
    window.show()
    try:
        yield window
    finally:
        window.close()
        app = QApplication.instance()
        if app:
            app.removeEventFilter(window)
        window.deleteLater()
        QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)


def _play(window: Window, most: int = 0) -> int:
    """Answer as a hard player would until the score is shown, or so many times; how many it were."""
    session = window.table.session
    if session is None:
        raise Broken("no match has been opened")
    cpu, given = levels.player("hard", "self-test"), 0

    def answer(view: View, submit: Callable[[Action], None]) -> None:
        if not most or given < most:
            action = cpu.decide(view)
            QTimer.singleShot(0, window, lambda: give(action))

    def give(action: Action) -> None:
        nonlocal given
        given += 1
        window.table.ask_bar.answered.emit(action)

    def done() -> bool:
        return window.table.sheet is not None or bool(most and given >= most and session.driver.waiting)

    for person in session.people.values():
        person.asked.connect(answer)
    end = time.monotonic() + ENOUGH
    while not done():
        if time.monotonic() > end:
            raise Broken(f"the hand is not over after {ENOUGH} s")
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
    if cpu.faults or any(thinker.faults for thinker in session.thinkers.values()):
        raise Broken("a decision of a hard player failed")
    return given
