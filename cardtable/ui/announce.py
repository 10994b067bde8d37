"""What screen readers are told, in the words of the log: nothing that is seen is kept from them."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

Politeness = QAccessible.AnnouncementPoliteness


def listening() -> bool:
    """Whether there is a screen reader, or whatever else asks what the window shows."""
    return QAccessible.isActive()


def announce(widget: QWidget, text: str, at_once: bool = False) -> None:
    """Have a screen reader say this; `at_once`: before what it is about to say. Without one it costs nothing."""
    if text and listening():
        said = QAccessibleAnnouncementEvent(widget, text)
        said.setPoliteness(Politeness.Assertive if at_once else Politeness.Polite)
        send(said)


def send(said: QAccessibleAnnouncementEvent) -> None:
    """Hand it to the system."""
    QAccessible.updateAccessibility(said)
