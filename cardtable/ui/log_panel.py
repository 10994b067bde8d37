"""The log: what happened at this table, in sentences, a heading for every hand."""

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from ..core.deal import Move, Note, View
from ..text import Words
from .controls import Label, Panel
from .look import BODY, SMALL, Look
from .spacing import column


class LogPanel(Panel):
    """A list that grows; it follows the newest line unless the reader has scrolled back."""

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.words = words
        box = column(self, look, margin=14, gap=4)
        box.addWidget(Label(look, words("panel-log"), BODY, bold=True))
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.setAccessibleName(words("panel-log"))
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.viewport().setAutoFillBackground(False)
        look.dress(self.list)
        box.addWidget(self.list, 1)
        self._follows = True  # the newest line; not while the reader has scrolled back
        self.list.verticalScrollBar().actionTriggered.connect(self._scrolled)
        look.changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        self.list.setFont(self.look.font(SMALL))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._follows:
            QTimer.singleShot(0, self.list, self.list.scrollToBottom)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.px(120))

    def _scrolled(self) -> None:
        bar = self.list.verticalScrollBar()
        self._follows = bar.sliderPosition() >= bar.maximum() - 4

    def start_deal(self, view: View) -> None:
        """A heading for a new hand."""
        self._add(self.words("panel-hand", hand=view.setting["number"] + 1), heading=True)

    def tell(self, event: Move | Note, view: View) -> None:
        """Add what an event says, if it says anything."""
        text = self.words.told(view, event)
        if text:
            self._add(text)

    def retell(self, view: View) -> None:
        """Something was taken back or resumed: this hand's lines anew, after those of the hands before it."""
        heading = self.words("panel-hand", hand=view.setting["number"] + 1)
        rows = [i for i in range(self.list.count()) if self.list.item(i).text() == heading]
        for _ in range(self.list.count() - rows[-1] if rows else 0):
            self.list.takeItem(self.list.count() - 1)
        self.start_deal(view)
        for event in view.log:
            self.tell(event, view)

    def clear(self) -> None:
        self.list.clear()

    def lines(self) -> list[str]:
        return [self.list.item(i).text() for i in range(self.list.count())]

    def _add(self, text: str, heading: bool = False) -> None:
        item = QListWidgetItem(text)
        if heading:
            font = self.look.font(SMALL)
            font.setBold(True)
            item.setFont(font)
        self.list.addItem(item)
        if self._follows:
            self.list.scrollToBottom()
