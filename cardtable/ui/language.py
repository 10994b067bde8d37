"""Which language the window speaks, and Qt's own words in it: its buttons, menus of text fields, names of keys."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ..settings import Settings
from ..text import closest
from .faces import assets

OURS = ("nb",)  # Qt has none: ours is in the assets

_installed: list[tuple[QTranslator, bytes]] = []  # Qt reads the bytes where they lie


def chosen(settings: Settings) -> str:
    """The language that the settings ask for; the closest to the system's where they leave it to that."""
    wanted: str = settings["language"]
    return closest(QLocale.system().uiLanguages()) if wanted == "system" else wanted


def speak(language: str) -> bool:
    """Have Qt itself speak this language from now on, and write numbers as it does; whether it has the words."""
    QLocale.setDefault(QLocale(language))
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop()[0])
    translator, data = QTranslator(), b""
    if language in OURS:
        data = assets().joinpath("qt", f"qtbase_{language}.qm").read_bytes()
        found = translator.load(data)
    else:
        found = translator.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    if found and QCoreApplication.installTranslator(translator):
        _installed.append((translator, data))
    return bool(_installed)
