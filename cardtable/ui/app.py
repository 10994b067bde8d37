"""Starts the window: folders, fonts, settings, one running program for each profile."""

import gc
import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from platformdirs import PlatformDirs
from PySide6.QtCore import QLockFile, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from ..library import Library
from ..settings import Settings
from ..text import Words
from .door import Door, knock
from .language import chosen
from .look import load_fonts
from .window import Window

NAME = "cardtable"
STARTED = 1000  # ms until everything of the start is made and shown
PROFILE = "CARDTABLE_PROFILE"  # a folder for everything: portable use, and tests


class Folders:
    """Where things are kept: settings, matches, and what can be lost without harm."""

    def __init__(self, profile: str | None = None) -> None:
        profile = profile or os.environ.get(PROFILE)
        if profile:
            self.settings = self.data = self.state = Path(profile).expanduser().absolute()
        else:
            dirs = PlatformDirs(NAME, appauthor="Cardtable")
            self.settings = Path(dirs.user_config_dir)
            self.data = Path(dirs.user_data_dir)
            self.state = Path(dirs.user_state_dir)


def main(profile: str | None = None, file: Path | None = None) -> int:
    """Run the window to its end; returns the exit code. A second start with the same profile raises the first.

    `file`: a record to show, here or in the window that is open.
    """
    folders = Folders(profile)
    QApplication.setOrganizationName("Cardtable")
    QApplication.setApplicationName(NAME)
    QApplication.setDesktopFileName("cardtable")
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    load_fonts()
    settings = Settings(folders.settings / "settings.json")
    words = Words(chosen(settings))
    lock = _lock(folders.data)
    if lock is None:
        knock(folders.data, file and file.absolute())
        print(words("already-open"), file=sys.stderr)
        return 0
    faults = folders.state / "faults.log"
    _log_to(faults)
    state = QSettings(str(folders.state / "window.ini"), QSettings.Format.IniFormat)
    window = Window(words, settings, Library(folders.data), state)
    _catch_faults(lambda: window.say_fault(str(faults)))

    def show(path: str) -> None:
        window.come_forward()
        if path:
            window.watch(Path(path))

    door = Door(folders.data)
    door.knocked.connect(show)
    if sys.platform == "darwin":
        app.installEventFilter(door)
    window.show()
    QTimer.singleShot(STARTED, _collect_garbage)
    if file:
        window.watch(file)
    code = app.exec()
    door.close()
    lock.unlock()
    return code


def _collect_garbage() -> None:
    """From now on, and not among what was made at the start."""
    gc.freeze()
    gc.enable()


def _lock(folder: Path) -> QLockFile | None:
    """The right to use a profile; None if another running program has it. A killed program's lock is void."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(folder / "lock"))
    lock.setStaleLockTime(0)
    if lock.tryLock(100) or lock.error() is not QLockFile.LockError.LockFailedError:
        return lock
    return None


def _log_to(file: Path) -> None:
    """Warnings and faults go to a file, not over the player's head."""
    log_format = "%(asctime)s %(levelname)s %(message)s"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        logging.basicConfig(filename=file, level=logging.WARNING, format=log_format, encoding="utf-8")
    except OSError:
        logging.basicConfig(level=logging.WARNING, format=log_format)


def _catch_faults(say: Callable[[], None]) -> None:
    def caught(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        logging.getLogger(NAME).critical("unhandled", exc_info=(kind, fault, trace))
        say()

    sys.excepthook = caught
