"""The name of the card under the pointer, in text: for those who cannot make it out, or do not know it yet."""

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtWidgets import QWidget

from .controls import Label, Panel
from .look import BODY, Look
from .pace import NAME_AFTER
from .spacing import column


class CardName(Panel):
    """A line on a small panel that comes after a moment and goes with the pointer."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        box = column(self, look, margin=10, gap=0)
        self.label = Label(look, "", BODY, bold=True)
        box.addWidget(self.label)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._told: Callable[[], str] | None = None
        self._card = QRect()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(NAME_AFTER)
        self._timer.timeout.connect(self._show)
        self.hide()

    def come(self, told: Callable[[], str], card: QRect, at_once: bool = False) -> None:
        """Say this of the card that lies there on the parent, after a moment or at once."""
        self.go()
        self._told, self._card = told, card
        if at_once:
            self._show()
        else:
            self._timer.start()

    def go(self) -> None:
        """The pointer has left the card, or the card the pointer."""
        self._timer.stop()
        self._told = None
        self.hide()

    def _show(self) -> None:
        parent, text = self.parentWidget(), self._told() if self._told else ""
        if parent is None or not text:
            return
        self.label.setText(text)
        size, gap = self.sizeHint(), self.look.px(6)
        left = max(4, min(self._card.center().x() - size.width() // 2, parent.width() - size.width() - 4))
        above = self._card.top() - gap - size.height()
        top = above if above >= 4 else min(self._card.bottom() + gap, parent.height() - size.height() - 4)
        self.setGeometry(left, top, size.width(), size.height())
        self.show()
        self.raise_()
