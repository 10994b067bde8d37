"""What the system asks of every program: dark or light, strong contrast, little motion."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

SOON = 300  # ms: longer than any answer of the desktop takes
PORTAL = "org.freedesktop.portal"
CLIENT_AREA_ANIMATION = 0x1042  # SPI_GETCLIENTAREAANIMATION
ASKED = (
    ("org.freedesktop.appearance", "reduced-motion", 1),
    ("org.gnome.desktop.interface", "enable-animations", False),
)  # of the desktop portal: namespace, key, and the value that asks for little motion


def dark() -> bool:
    """Whether programs are to be dark."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def strong_contrast() -> bool:
    """Whether contrast is to be high."""
    hints = QGuiApplication.styleHints()  # held: PySide forgets what belongs to hints that nobody holds
    access = hints.accessibility()
    return access.contrastPreference() == Qt.ContrastPreference.HighContrast


def follow(changed: Callable[[], None]) -> None:
    """Call `changed` whenever one of these two has changed; it is a method of the object that wants to know."""
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(changed)
    access = hints.accessibility()
    access.contrastPreferenceChanged.connect(changed)


def little_motion() -> bool:
    """Whether things are not to move, as far as the system tells: Qt does not know it, so each is asked its own way."""
    with suppress(ImportError, OSError, subprocess.SubprocessError):  # a build may come without Qt's D-Bus
        if sys.platform == "win32":
            return not _windows_animates()
        if sys.platform == "darwin":
            command = ("defaults", "read", "com.apple.universalaccess", "reduceMotion")
            return subprocess.run(command, capture_output=True, timeout=1).stdout.strip() == b"1"
        return any(_portal(namespace, key) == value for namespace, key, value in ASKED)
    return False


def _windows_animates() -> bool:
    import ctypes

    animates = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(  # type: ignore[attr-defined,unused-ignore]
        CLIENT_AREA_ANIMATION, 0, ctypes.byref(animates), 0
    )
    return bool(animates.value)


def _portal(namespace: str, key: str) -> Any:
    """A value of the desktop portal's settings; None where there is no portal, or no such value."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

    bus = QDBusConnection.sessionBus()
    known = bus.interface()
    if not bus.isConnected() or known is None or not known.isServiceRegistered(f"{PORTAL}.Desktop").value():
        return None
    path = "/org/freedesktop/portal/desktop"
    read = QDBusMessage.createMethodCall(f"{PORTAL}.Desktop", path, f"{PORTAL}.Settings", "Read")
    read.setArguments([namespace, key])
    answer = bus.call(read, QDBus.CallMode.Block, SOON)
    if answer.type() != QDBusMessage.MessageType.ReplyMessage or not answer.arguments():
        return None
    value = answer.arguments()[0]
    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value
