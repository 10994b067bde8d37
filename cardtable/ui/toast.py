"""A line that passes: what could not be done and why, or what has just happened."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from .announce import announce
from .controls import Label, Panel
from .look import BODY, Look
from .pace import REFUSAL, TOAST, UNTIL_CLICK
from .spacing import column


class Toast(Panel):
    """A line that passes."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        box = column(self, look, margin=12, gap=0)
        self.label = Label(look, "", BODY, bold=True, wrap=True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.addWidget(self.label)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.of_turn = False  # it says whose turn it is
        self.hide()

    def say(self, text: str, ms: int = TOAST) -> None:
        self.of_turn = False
        self.label.setText(text)
        announce(self, text, at_once=ms == REFUSAL)
        self.place()
        self.show()
        self.raise_()
        if ms == UNTIL_CLICK:
            self._timer.stop()
        else:
            self._timer.start(ms)

    def place(self) -> None:
        parent = self.parentWidget()
        assert parent
        width = min(
            self.label.fontMetrics().horizontalAdvance(self.label.text()) + self.look.px(48),
            parent.width() - 40,
        )
        inner = width - 2 * self.look.px(12)
        height = self.label.heightForWidth(inner) + 2 * self.look.px(12)
        left = max(4, min(self._middle - width // 2, parent.width() - width - 4))
        self.setGeometry(left, self._foot - height, width, height)

    _middle, _foot = 400, 300

    def stand(self, middle: float, foot: float) -> None:
        """Where the middle of its lower edge is on the page."""
        self._middle, self._foot = round(middle), round(foot)
        if self.isVisible():
            self.place()
