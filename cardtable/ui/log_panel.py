"""The log: what happened at this table, in sentences, a heading for every hand."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from ..core.deal import Move, Note, View
from ..text import Words
from .controls import Chips, Label, Panel, draw_ring
from .look import BODY, SMALL, Look
from .spacing import column
from .talk import told


class Lines(QListWidget):
    """Lines to read; a key user walks through them from the newest."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__()
        self._panel = panel  # which draws the ring around it

    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.currentRow() < 0:
            self.setCurrentRow(self.count() - 1)
        super().focusInEvent(event)
        self._panel.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._panel.update()


class LogPanel(Panel):
    """A list that grows; it follows the newest line unless the reader has scrolled back."""

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.words = words
        self._told: list[tuple[str, bool]] = []
        box = column(self, look, margin=14, gap=4)
        self.heading = Label(look, words("panel-log"), BODY, bold=True)
        box.addWidget(self.heading)
        self.pages = Chips(look, [("log", words("panel-log")), ("told", words("told-title"))])
        self.pages.changed.connect(self._turn_page)
        self.pages.hide()
        box.addWidget(self.pages)
        self.told = self._list(words("told-title"))
        self.told.hide()
        box.addWidget(self.told, 1)
        self.list = self._list(words("panel-log"))
        box.addWidget(self.list, 1)
        self._follows = True  # the newest line; not while the reader has scrolled back
        self.list.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self.list.currentRowChanged.connect(self._walked)
        look.changed.connect(self._restyle)
        self._restyle()

    def _list(self, name: str) -> Lines:
        made = Lines(self)
        made.setWordWrap(True)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        made.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.setAccessibleName(name)
        made.setResizeMode(QListWidget.ResizeMode.Adjust)
        made.viewport().setAutoFillBackground(False)
        self.look.dress(made)
        return made

    def _restyle(self) -> None:
        for one in (self.list, self.told):
            one.setFont(self.look.font(SMALL))

    def _turn_page(self) -> None:
        told = self.pages.value == "told" and not self.pages.isHidden()
        self.list.setVisible(not told)
        self.told.setVisible(told)

    def show_told(self, view: View) -> None:
        """What every player has told of the cards in this deal, for games in which players talk."""
        talks = view.game.talks(view.setting["chosen"])
        self.pages.setVisible(talks)
        self.heading.setVisible(not talks)
        self._turn_page()
        lines: list[tuple[str, bool]] = []
        seats = view.setting["seats"]
        for seat in range(seats) if talks else ():
            name = self.words.seat((view.seat + seat) % seats, view.seat, seats)
            lines.append((name, True))
            lines += [(line, False) for line in told(self.words, view, (view.seat + seat) % seats)] or [
                (self.words("told-nothing"), False)
            ]
        if lines != self._told:
            self._told = lines
            self.told.clear()
            for text, heading in lines:
                self.told.addItem(self._item(text, heading))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._follows:
            QTimer.singleShot(0, self.list, self.list.scrollToBottom)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(200), self.look.px(120))

    def _scrolled(self) -> None:
        bar = self.list.verticalScrollBar()
        self._follows = bar.sliderPosition() >= bar.maximum() - 4

    def _walked(self, row: int) -> None:
        """The keys have come to a line: older ones are read in peace."""
        self._follows = row < 0 or row == self.list.count() - 1

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        for lines in (self.list, self.told):
            if lines.hasFocus():
                painter = QPainter(self)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                draw_ring(painter, self.look, QRectF(lines.geometry()).adjusted(-6, -6, 6, 6), 8)
                painter.end()

    def start_deal(self, view: View) -> str:
        """A heading for a new hand, which is returned."""
        heading = self.words("panel-hand", hand=view.setting["number"] + 1)
        self._add(heading, heading=True)
        return heading

    def tell(self, event: Move | Note, view: View) -> str:
        """Add what an event says, if it says anything, and return it."""
        text = self.words.told(view, event)
        if text:
            self._add(text)
        return text

    def retell(self, view: View) -> None:
        """Something was taken back or resumed: this hand's lines anew, after those of the hands before it."""
        heading = self.words("panel-hand", hand=view.setting["number"] + 1)
        rows = [i for i in range(self.list.count()) if self.list.item(i).text() == heading]
        for _ in range(self.list.count() - rows[-1] if rows else 0):
            self.list.takeItem(self.list.count() - 1)
        follows, self._follows = self._follows, False  # one look at the end is enough
        self.start_deal(view)
        for event in view.log:
            self.tell(event, view)
        self._follows = follows
        if follows:
            self.list.scrollToBottom()

    def clear(self) -> None:
        self.list.clear()
        self.told.clear()
        self._told = []

    def lines(self) -> list[str]:
        return [self.list.item(i).text() for i in range(self.list.count())]

    def _item(self, text: str, heading: bool) -> QListWidgetItem:
        item = QListWidgetItem(text)
        if heading:
            font = self.look.font(SMALL)
            font.setBold(True)
            item.setFont(font)
        return item

    def _add(self, text: str, heading: bool = False) -> None:
        self.list.addItem(self._item(text, heading))
        if self._follows:
            self.list.scrollToBottom()
