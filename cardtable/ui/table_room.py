"""The widgets of a table page and where they stand: beside the cloth in wide windows, over it in the others."""

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ..settings import Settings
from ..text import Words
from .ask_bar import AskBar
from .card_name import CardName
from .cloth import Cloth
from .coach import ROOM, Coach
from .coach import WIDTH as COACH
from .controls import Button
from .hand_buttons import HandButtons
from .log_panel import LogPanel
from .look import Look
from .score_panel import ScorePanel
from .stage import Stage
from .toast import Toast
from .zones import Compass

WIDE = 1100  # px at 100 % from which score and log stand beside the table
SIDE, BAR, DRAWER = 300, 48, 320  # px: width of the side, height of the bar, width of the drawer
LEAST_TALK, TALK = 380, 600  # px: the width of what may be said
MOST_TALK = 0.45  # of the table's width, however large the text: the trick is to be seen
BESIDE_COACH = 500  # px: the width of the table from which a coach stands beside it, not above
SCORE, SCORE_SIDE = 238, 66  # px: the height of the score beside the table, and of each side in it
STRIP = 190  # px: the height of a coach above the table


class TableRoom(QWidget):
    """Cloth, question, score, log and passing messages, laid out. What they do is for the page to say."""

    laid_out = Signal()  # everything stands where it belongs: what depends on it may follow

    def __init__(self, look: Look, words: Words, settings: Settings, room: QWidget) -> None:
        """`room`: the widget that sheets cover."""
        super().__init__()
        self.look, self.words, self.settings, self.room = look, words, settings, room
        self.cloth = Cloth(look, words)
        self.cloth.setParent(self)
        self.stage = Stage(self.cloth)
        self.hand = HandButtons(self.cloth)
        self.ask_bar = AskBar(look, words, self)
        self.side = ScorePanel(look, words, self, narrow=False)
        self.bar = ScorePanel(look, words, self, narrow=True)
        self.log_button = Button(look, words("panel-open-log"), "secondary")
        self.bar.row.addWidget(self.log_button)
        self.log = LogPanel(look, words, self)
        self.coach: Coach | None = None  # in a lesson
        self._coach_room = QRect()
        self.drawer_open = False
        self.toast = Toast(look, room)
        self.card_name = CardName(look, self)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.cloth.resized.connect(self._lay_out)
        self.ask_bar.gone.connect(self._stand_toast)
        self.log_button.clicked.connect(self.toggle_drawer)

    def toggle_drawer(self) -> None:
        """Open or close the log where there is no room for it beside the table."""
        self.drawer_open = not self.drawer_open
        self._lay_out()
        self.log.list.scrollToBottom()

    @property
    def wide(self) -> bool:
        """Whether score and log stand beside the table."""
        wide = self.width() >= WIDE * self.look.unit and self.width() > self.height()
        if self.coach is None:
            return wide
        # a panel that does not show does not know its height
        return wide and self.height() >= self.look.px(SCORE + SCORE_SIDE * self.coach.sides + ROOM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.cloth.setGeometry(self.rect())
        self._lay_out()

    def _lay_out(self) -> None:
        look, margin = self.look, self.look.px(12)
        px, width, height = look.px, self.width(), self.height()
        if width < 50 or height < 50:
            return
        wide = self.wide
        self.side.setVisible(wide)
        self.bar.setVisible(not wide)
        if wide:
            score = self.side.sizeHint().height()
            x = width - px(SIDE) - margin
            self.side.setGeometry(x, margin, px(SIDE), min(score, height - 2 * margin))
            top = margin + score + margin
            room = height - top - margin
            self.log.setVisible(bool(self.settings["log"]) and room > px(120) and self.coach is None)
            self.log.setGeometry(x, top, px(SIDE), room)
            self._coach_room = QRect(x, top, px(SIDE), room)
            area = QRectF(0, 0, x, height)
        else:
            bar = max(px(BAR), self.bar.sizeHint().height())
            self.bar.setGeometry(margin // 2, margin // 2, width - margin, bar)
            area = QRectF(0, bar + margin // 2, width, height - bar - margin // 2)
            if self.coach:
                area = self._beside_coach(area)
            self.log.setVisible(self.drawer_open)
        if self.cloth.geometry() != self.rect():
            self.cloth.setGeometry(self.rect())
        busy = self.stage.busy
        if busy and area != self.cloth._area:
            self.stage.finish()
        bubbles = self.cloth.furniture.spoken()
        self.cloth.set_area(area)
        for seat, spoken in bubbles.items():
            self.cloth.furniture.speak(seat, spoken)
        self.laid_out.emit()
        self._place_ask_bar()
        layout = self.cloth.layout_now
        if not wide:  # the drawer ends above the hand
            foot = layout.own_top - margin if layout else height - margin
            drawer = min(px(DRAWER), width - margin)
            top = round(area.top()) + margin // 2
            self.log.setGeometry(round(area.right()) - drawer - margin // 2, top, drawer, max(px(100), foot - top))
        self._stand_toast()
        self.place_coach()
        for widget in (self.side, self.bar, self.log, self.ask_bar):
            widget.raise_()

    def _beside_coach(self, area: QRectF) -> QRectF:
        """What is left of this for the table: the coach has its room beside it, or above it in narrow windows."""
        px, gap = self.look.px, self.look.px(12) // 2
        left, top = round(area.left()), round(area.top())
        width, height = round(area.width()), round(area.height())
        if width - px(COACH) >= px(BESIDE_COACH):
            beside = width - px(COACH) - gap
            self._coach_room = QRect(left + beside, top + gap, px(COACH), height - 2 * gap)
            return QRectF(left, top, beside - gap, height)
        strip = min(px(STRIP), height * 2 // 5)
        self._coach_room = QRect(left + gap, top + gap, width - 2 * gap, strip)
        return QRectF(left, top + strip + gap, width, height - strip - gap)

    def place_coach(self) -> None:
        """The coach has something else to say, or another room."""
        room = self._coach_room
        if self.coach and room.width():
            self.coach.stand(room, flat=room.width() > self.look.px(COACH))

    def _stand_toast(self) -> None:
        """Above the hand, and above the question if there is one."""
        layout = self.cloth.layout_now
        if layout is None:
            self.toast.stand(self.width() / 2, self.height() * 0.7)
            return
        foot = float(layout.own_top - self.look.px(12))
        if self.ask_bar.isVisible() and (self.ask_bar.talk or not self.ask_bar.aside):
            foot = max(self.ask_bar.y() - self.look.px(4), layout.area.top() + self.look.px(50))
        self.toast.stand(layout.middle.x(), foot)

    def _place_ask_bar(self) -> None:
        layout = self.cloth.layout_now
        if layout is None or self.ask_bar.view is None or self.ask_bar.isHidden():
            return
        self.ask_bar.measure()
        self.ask_bar.adjustSize()
        size = self.ask_bar.sizeHint()
        if self.ask_bar.aside:
            corner, room = layout.corner, layout.corner.right() - layout.plate_of(Compass.SOUTH).right() - layout.pad
            width = size.width()
            if self.ask_bar.talk:
                least = min(self.look.px(LEAST_TALK), layout.area.width() * MOST_TALK)
                width = round(min(room, self.look.px(TALK), max(least, width)))
            height = self.ask_bar.height_for(width, round(corner.bottom() - layout.area.top()) - layout.pad)
            x, y = corner.right() - width, corner.bottom() - height
            self.ask_bar.setGeometry(round(x), round(y), width, height)
            self.ask_bar.raise_()
            self._stand_toast()
            return
        width = min(size.width(), round(layout.area.width()) - 8)
        top = layout.top + self.look.px(6)
        low = layout.risen - self.look.px(6)
        y = max(top, min(layout.middle.y() - size.height() / 2, low - size.height()))
        if y + size.height() > low:
            y = max(layout.area.top(), low - size.height())
        self.ask_bar.setGeometry(round(layout.middle.x() - width / 2), round(y), width, size.height())
        self.ask_bar.raise_()
        self._stand_toast()
