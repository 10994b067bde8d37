"""Sheets over the table: a panel in the middle, the rest of the window behind a veil. No system dialogs."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from .announce import announce
from .controls import Button, Label, Panel
from .look import TITLE, Look
from .spacing import column

LEAST_BODY = 150  # px of what scrolls that what does not must leave
VEIL = 150  # opacity of 255


class Overlay(QWidget):
    """A titled panel with a body that scrolls when it must, and buttons beneath. Esc closes it if it may."""

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget, title: str, width: int = 560, closable: bool = True) -> None:
        super().__init__(parent)
        self.look, self.closable, self._width = look, closable, width
        self._before = parent.window().focusWidget()
        self.panel = Panel(look, self)
        self.panel.setAccessibleName(title)
        self._hushed: list[tuple[QAbstractButton, QKeySequence]] = []  # letters of what it covers
        self.told = ""  # what a screen reader reads out beside the title
        outer = self._outer = column(self.panel, look, margin=20, gap=10)
        self._fixed: QWidget | None = None
        self.title = Label(look, title, TITLE, display=True)
        self.title.setWordWrap(True)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        outer.addLayout(self._head)
        self.scroller = QScrollArea()
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setWidgetResizable(True)
        self.scroller.verticalScrollBar().setSingleStep(look.px(40))
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body = QWidget()
        self.body.setMinimumHeight(1)  # it needs the height of the width it has, not that of its least width
        self.box = QVBoxLayout(self.body)
        self.box.setContentsMargins(0, 0, look.px(6), 0)
        self.box.setSpacing(look.px(8))
        self.scroller.setWidget(self.body)
        look.clear(self.scroller)
        outer.addWidget(self.scroller, 1)
        self.row = QHBoxLayout()
        self.row.setSpacing(look.px(10))
        self.row.addStretch(1)
        outer.addLayout(self.row)
        self._buttons: list[Button] = []
        self._deaf = QTimer(self)
        self._deaf.setSingleShot(True)
        self._deaf.timeout.connect(lambda: self._enable(True))
        parent.installEventFilter(self)
        look.changed.connect(self.place)

    def put_beside_title(self, widget: QWidget) -> None:
        """At the right end of the title's line."""
        self._head.addWidget(widget)

    def put_on_top(self, widget: QWidget) -> None:
        """Between the title and the body, where it does not scroll away."""
        self._fixed = widget
        self._outer.insertWidget(1, widget)

    def add_button(self, text: str, kind: str = "secondary", apart: bool = False) -> Button:
        """A button beneath; `apart`: at the other end, away from the one that is meant first."""
        button = Button(self.look, text, kind)
        if apart:
            self.row.insertWidget(0, button)
        else:
            self.row.addWidget(button)
        button.installEventFilter(self)
        self._buttons.append(button)
        return button

    @property
    def buttons(self) -> list[Button]:
        """The buttons beneath, from the left."""
        return list(self._buttons)

    def open(self, deaf: int = 0) -> None:
        """Show it; its buttons answer after `deaf` ms, so that a click meant for the table does not hit them."""
        self.place()
        self.show()
        self.place()  # stock widgets know their size only once they are styled, which is when they are shown
        self.raise_()
        self._hush(True)
        announce(self, f"{self.title.text()}. {self.told}".strip())
        self._focus()
        if deaf:
            self._enable(False)
            self._deaf.start(deaf)

    def _hush(self, hush: bool) -> None:
        """Take the letters from the buttons that the sheet covers, for its own may be the same; or give them back."""
        parent = self.parentWidget()
        if hush and parent:
            covered = [one for one in parent.findChildren(QAbstractButton) if not self.isAncestorOf(one)]
            self._hushed = [(one, one.shortcut()) for one in covered if not one.shortcut().isEmpty()]
        for button, keys in self._hushed:
            if isValid(button):
                button.setShortcut(QKeySequence() if hush else keys)

    def _enable(self, enabled: bool) -> None:
        for button in self._buttons:
            button.setEnabled(enabled)
        if enabled:
            self._focus()

    def _focus(self) -> None:
        if self._buttons:
            self._buttons[0].setFocus()
        else:
            self.setFocus()

    def place(self) -> None:
        """In the middle of the window, as large as it needs to be and the window allows."""
        parent = self.parentWidget()
        if parent is None:
            return
        self.setGeometry(parent.rect())
        look, margin = self.look, self.look.px(12)
        width = min(look.px(self._width), parent.width() - 2 * margin)
        inner = width - 2 * look.px(20) - look.px(6)
        self.body.setMinimumWidth(0)
        layout = self.body.layout()
        assert layout
        layout.activate()
        body = layout.heightForWidth(inner) if layout.hasHeightForWidth() else layout.sizeHint().height()
        body = max(body, self.scroller.minimumSizeHint().height())
        title = max(self.title.heightForWidth(width - 2 * look.px(20)), self._head.sizeHint().height())
        row = max((button.sizeHint().height() for button in self._buttons), default=0)
        fixed = self._fixed.sizeHint().height() + look.px(10) if self._fixed else 0
        rest = title + row + 2 * look.px(20) + 2 * look.px(10) + look.px(10)
        most = parent.height() - 2 * margin
        if self._fixed:  # what is read comes first
            self._fixed.setVisible(most - rest - fixed >= look.px(LEAST_BODY))
            fixed = 0 if self._fixed.isHidden() else fixed
        height = min(body + fixed + rest, most)
        self.panel.setGeometry((parent.width() - width) // 2, (parent.height() - height) // 2, width, height)

    def close_sheet(self) -> None:
        parent = self.parentWidget()
        if parent:
            parent.removeEventFilter(self)
        self.hide()
        self._hush(False)
        self.closed.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.place()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched in self._buttons:
            return event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._scroll(event.key())
        return False

    def _scroll(self, key: int) -> bool:
        """Move what is longer than the sheet by key, as anything that is read; whether there is anything to move."""
        bar, actions = self.scroller.verticalScrollBar(), QAbstractSlider.SliderAction
        action = {
            Qt.Key.Key_Up: actions.SliderSingleStepSub,
            Qt.Key.Key_Down: actions.SliderSingleStepAdd,
            Qt.Key.Key_PageUp: actions.SliderPageStepSub,
            Qt.Key.Key_PageDown: actions.SliderPageStepAdd,
            Qt.Key.Key_Home: actions.SliderToMinimum,
            Qt.Key.Key_End: actions.SliderToMaximum,
        }.get(Qt.Key(key))
        if action is None or not bar.maximum():
            return False
        bar.triggerAction(action)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        veil = QColor(self.look.colour("ink"))
        veil.setAlpha(VEIL)
        painter.fillRect(self.rect(), veil)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self.closable and not self.panel.geometry().contains(event.position().toPoint()):
            self.close_sheet()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.closable:
            self.close_sheet()
        else:
            self._scroll(event.key())
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays in the sheet."""
        inside = [w for w in self.panel.findChildren(QWidget) if _takes_tab(w)]
        if not inside:
            return True
        now = self.window().focusWidget()
        at = inside.index(now) if now in inside else (-1 if forward else 0)
        inside[(at + (1 if forward else -1)) % len(inside)].setFocus(
            Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        )
        return True


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled() and widget.isVisible()
