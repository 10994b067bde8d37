"""The coach of a lesson: a panel beside the table that says what to look at, waits for the right answer, and explains
a wrong one; and the rings around what is to be looked at."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QWidget

from ..core.cards import BACK, Card
from ..core.fields import Action, Choice, OneCard, SomeCards
from ..lesson import Course, Find, Step, Tell
from .announce import announce
from .card_item import CardItem
from .controls import Button, Label, Panel
from .hand_buttons import visible_part
from .look import BODY, LARGE, SMALL, Look
from .spacing import Flow, column, spaced

if TYPE_CHECKING:
    from .table_page import TablePage

WIDTH = 300  # px: of the panel beside the table
ROOM = 380  # px: the height that it should find there
MARGIN, GAP = 14, 6
RINGS = 7  # px by which a ring stands clear of what it is around
CLOSING = 26  # px from which it closes in


class Ring(QWidget):
    """A ring in gold and ink around what is to be looked at. It closes in on it, where things may move."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        look.changed.connect(self.update)
        self._way = QPropertyAnimation(self, b"geometry", self)
        self._way.setEasingCurve(QEasingCurve.Type.OutCubic)

    def stand(self, around: QRect, ms: int) -> None:
        """Around this, at once or within `ms`."""
        clear = self.look.px(RINGS)
        rect, far = around.adjusted(-clear, -clear, clear, clear), self.look.px(CLOSING)
        self._way.stop()
        if ms:
            self._way.setDuration(ms)
            self._way.setStartValue(rect.adjusted(-far, -far, far, far))
            self._way.setEndValue(rect)
            self._way.start()
        else:
            self.setGeometry(rect)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, edge = self.look.px, self.look.px(4)
        rect = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        for colour, width in (("ink", 8), ("gold", 4)):
            painter.setPen(QPen(self.look.colour(colour), px(width)))
            painter.drawRoundedRect(rect, px(8), px(8))
        painter.end()


class Coach(Panel):
    """Leads the learner at a table page through the course of its session, from wherever that is."""

    leaves = Signal()  # the learner would like to leave
    done = Signal()  # the lesson is over

    def __init__(self, page: "TablePage", course: Course) -> None:
        super().__init__(page.look, page)
        self.page, self.course, self.words = page, course, page.words
        self.sides = page.session.match.sides if page.session else 0
        look = page.look
        self._shown: Step | None = None
        self._why = ""  # what was wrong with the last answer, in words
        self._rings: list[Ring] = []
        across = self._across = spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom, self), look, MARGIN, GAP)
        said, foot = QWidget(), QWidget()
        self._foot = foot
        box = column(said, look, margin=0, gap=GAP)
        self.title = Label(look, self.words("lesson-name"), LARGE, display=True, wrap=True)
        box.addWidget(self.title)
        self._scroller = QScrollArea()
        self._scroller.setFrameShape(QFrame.Shape.NoFrame)
        self._scroller.setWidgetResizable(True)
        self._scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = self._inside = QWidget()
        inner = column(inside, look, margin=0, gap=GAP)
        self.wrong = Label(look, self.words("lesson-wrong"), BODY, bold=True)
        self.text = Label(look, self.words("lesson-begin"), BODY, wrap=True)
        self.task = Label(look, "", BODY, bold=True, wrap=True)
        self.hint = Label(look, "", SMALL, quiet=True, wrap=True)
        for label in (self.wrong, self.text, self.task, self.hint):
            inner.addWidget(label)
        inner.addStretch(1)
        self._scroller.setWidget(inside)
        look.clear(self._scroller)
        box.addWidget(self._scroller, 1)
        row = self._row = Flow(foot, look)
        self.next = Button(look, self.words("lesson-next"), "primary")
        self.skip = Button(look, self.words("lesson-skip"))
        for button in (self.next, self.skip):
            row.addWidget(button)
        across.addWidget(said, 1)
        across.addWidget(foot)
        self.next.clicked.connect(self.go_on)
        self.skip.clicked.connect(self.leaves)
        self.wrong.hide()
        self.next.hide()
        page.laid_out.connect(self.mark)
        page.ask_bar.picked.connect(self.mark)
        page.stage.moved.connect(self._clear_rings)
        if course.number > 1:
            self._entitle()
        self.show()

    def remove(self) -> None:
        """Be gone."""
        self._clear_rings()
        self.hide()
        self.deleteLater()

    # --- the course ----------------------------------------------------------------------------------------------

    def gate(self) -> bool:
        """Whether the table may go on: everything has been shown, and this is what comes next."""
        session = self.page.session
        if session is None:
            return False
        self.course.meet(session.table.view(self.page.me).asked)
        if self.course.over:
            self.done.emit()
            return False
        step = self.course.step
        if step is not None and step is not self._shown:
            self._show(step)
        return not isinstance(step, Tell)

    @property
    def telling(self) -> bool:
        """Whether there is something to be read before the table goes on."""
        return isinstance(self._shown, Tell)

    def go_on(self) -> None:
        """What there was to be read has been read."""
        if self.telling:
            self.course.go_on()
            self._rest()
            self.page.take_focus()
            if self.page.session:
                self.page.session.driver.go_on()

    def judge(self, action: Action) -> bool:
        """Whether this answer is right; if not, the learner is told why."""
        step = self.course.step
        if not isinstance(step, Find):
            return False
        mistake = step.mistake(action.values)
        if mistake:
            self._mistaken(mistake, self._message(f"{step.name}-{mistake}"))
            return False
        self.course.go_on()
        self._rest()
        self.text.setText(self.words("lesson-watch"))
        return True

    def refuse(self, card: Card, field: OneCard | SomeCards) -> None:
        """The rules do not allow this card: say why."""
        step, view = self.course.step, self.page.ask_bar.view
        if not isinstance(step, Find) or view is None or view.asked is None:
            return
        part = next(name for name, asked_for in view.asked.fields.items() if asked_for is field)
        slip, why = step.slip({part: card}), field.because.get(card)
        if slip:
            self._mistaken(slip, self._message(f"{step.name}-{slip}"))
        elif why:
            self._mistaken(why.kind, self.words.said(view, why))

    def key(self, event: QKeyEvent) -> bool:
        """A key that means something to the coach, wherever the focus is; whether it did."""
        if event.key() == Qt.Key.Key_Escape and not self.page.drawer_open:
            self.leaves.emit()
            return True
        if self.telling and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.go_on()
            return True
        return False

    def nudge(self) -> None:
        """Something was clicked before what there is to be read."""
        self.page.toast.say(self.words("lesson-next-first"))
        self.take_focus()

    def take_focus(self) -> None:
        """The keys are for the coach, as long as it has something to say."""
        self.next.setFocus()

    # --- what it says ----------------------------------------------------------------------------------------------

    def _message(self, name: str) -> str:
        return self.words(f"lesson-{self.course.lesson.game.name}-{name}")

    def _entitle(self) -> None:
        steps = self.course.lesson.steps
        self.title.setText(self.words("lesson-title", step=min(self.course.number, len(steps)), steps=len(steps)))

    def _show(self, step: Step) -> None:
        """Say this step; the question that it may be about is put at the same time."""
        self._shown, self._why = step, ""
        self._entitle()
        self.text.setText(self._message(step.name))
        self.task.setText(self._message(f"{step.name}-task") if isinstance(step, Find) else "")
        self.next.setVisible(isinstance(step, Tell))
        self._settle()
        announce(self, " ".join(filter(None, (self.title.text(), self.text.text(), self.task.text()))))
        self.mark(closing=True)
        if isinstance(step, Tell):
            self.take_focus()

    def _mistaken(self, mistake: str, why: str) -> None:
        self.course.mistakes.append(mistake)
        self._why = why
        self.text.setText(why)
        self._settle()
        announce(self, " ".join(filter(None, (self.wrong.text(), why, self.hint.text()))), at_once=True)
        self.mark(closing=True)

    def _rest(self) -> None:
        """Nothing is to be done just now."""
        self._shown, self._why = None, ""
        self.task.setText("")
        self.next.hide()
        self._clear_rings()
        self._settle()

    def _settle(self) -> None:
        """Show the lines that say something, and take the room that they need."""
        self.wrong.setVisible(bool(self._why))
        self.hint.setText(self._hint())
        for label in (self.task, self.hint):
            label.setVisible(bool(label.text()))
        self.page.place_coach()

    def _hint(self) -> str:
        """Where the right answer is shown, after some wrong ones."""
        action = self._answer()
        if not self.course.shows or action is None:
            return ""
        amount = action.values.get("amount")
        return self.words("lesson-hint") if amount is None else self.words("lesson-hint-amount", amount=amount)

    def _answer(self) -> Action | None:
        """A right answer to the question that is pending."""
        asked, step = self.page.ask_bar.asked, self._shown
        return next(step.answers(asked), None) if asked and isinstance(step, Find) else None

    # --- where it stands -------------------------------------------------------------------------------------------

    def stand(self, room: QRect, flat: bool) -> None:
        """In this room, as high as it needs to be; `flat`: with its buttons beside what it says."""
        look, scroll_bar = self.look, self._scroller.verticalScrollBar()
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        buttons = max(button.sizeHint().width() for button in (self.next, self.skip) if not button.isHidden())
        self._across.setDirection(across if flat else down)
        self._foot.setMaximumWidth(buttons if flat else room.width())
        inner = room.width() - 2 * look.px(MARGIN) - (buttons + look.px(GAP) if flat else 0)
        any(self.title.fits(inner, size) for size in (LARGE, BODY))
        heights = [label.heightForWidth(inner) for label in (self.title, *self._lines()) if not label.isHidden()]
        foot = self._row.heightForWidth(buttons if flat else inner)
        said = sum(heights) + (len(heights) - 1) * look.px(GAP)
        height = (max(said, foot) if flat else said + look.px(GAP) + foot) + 2 * look.px(MARGIN) + look.px(GAP)
        self.setGeometry(room.x(), room.y(), room.width(), min(height, room.height()))
        # a scroll area keeps a bar that it once had, and asks for the height of the least width, which is far too much
        fits, bar = height <= room.height(), Qt.ScrollBarPolicy
        self._scroller.setVerticalScrollBarPolicy(bar.ScrollBarAlwaysOff if fits else bar.ScrollBarAsNeeded)
        layout = self._inside.layout()
        beside = inner - scroll_bar.sizeHint().width()
        self._inside.setMinimumHeight(layout.totalHeightForWidth(beside) if layout and not fits else 1)
        self.raise_()
        for ring in self._rings:
            ring.raise_()

    def _lines(self) -> tuple[Label, ...]:
        return self.wrong, self.text, self.task, self.hint

    # --- rings -----------------------------------------------------------------------------------------------------

    def mark(self, closing: bool = False) -> None:
        """Put the rings around what is to be looked at now, wherever it is by now."""
        rects = list(self._rects()) if self._shown and not self.page.stage.busy else []
        self._clear_rings()
        ms = 2 * self.page.stage.pace.card if closing else 0
        for rect in rects:
            ring = Ring(self.look, self.page)
            ring.stand(rect, ms)
            self._rings.append(ring)

    @property
    def marked(self) -> list[QRect]:
        """What the rings are around."""
        clear = self.look.px(RINGS)
        return [ring.geometry().adjusted(clear, clear, -clear, -clear) for ring in self._rings]

    def _clear_rings(self, *_: object) -> None:
        for ring in self._rings:
            ring.hide()
            ring.deleteLater()
        self._rings.clear()

    def _rects(self) -> Iterable[QRect]:
        step, answer = self._shown, self._answer()
        if step is None:
            return
        if self.course.shows and answer:
            yield from self._of_answer(answer)
            return
        if self._why:  # it is beside the table that something is said
            yield self.geometry()
        yield from self._of_cards({Card.parse(name) for name in step.look if _is_card(name)})
        for name in step.look:
            if not _is_card(name):
                yield from self._of_place(name)

    def _of_answer(self, answer: Action) -> Iterable[QRect]:
        """The controls that give this answer."""
        bar, asked = self.page.ask_bar, self.page.ask_bar.asked
        cards: set[Card] = set()
        for name, field in asked.fields.items() if asked else ():
            value = answer.values[name]
            if isinstance(field, OneCard):
                cards.add(value)
            elif isinstance(field, SomeCards):
                cards |= set(value)
            elif isinstance(field, Choice) and name in bar.chips:
                chips = bar.chips[name]
                yield self._of_widget(chips.chips()[chips.options.index(value)])
            elif isinstance(value, tuple) and bar.talk:
                yield from (self._of_widget(bar.talk.chips[code]) for code in value if code in bar.talk.chips)
        if bar.spinner:
            yield self._of_widget(bar.spinner)
        yield from self._of_cards(cards)

    def _of_widget(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self.page, widget.rect().topLeft()), widget.size())

    def _of_cards(self, cards: set[Card]) -> Iterable[QRect]:
        """Cards that lie side by side in the learner's hand have one ring."""
        cloth = self.page.cloth
        own = cloth.own_cards()
        run: QRect | None = None
        for item, over in zip(own, [*own[1:], None], strict=False):
            if item.face not in cards:
                continue
            rect = self._on_page(QRectF(visible_part(item, over)))
            if run is not None and run.top() == rect.top() and abs(rect.left() - run.right()) < self.look.px(RINGS):
                run = run.united(rect)
                continue
            if run is not None:
                yield run
            run = rect
        if run is not None:
            yield run
        for item in cloth.card_items():
            if item.face in cards and item not in own and item.isVisible():
                yield self._of_item(item)

    def _of_item(self, item: CardItem) -> QRect:
        return self._on_page(item.mapRectToScene(QRectF(0, 0, *item.size)))

    def _on_page(self, rect: QRectF) -> QRect:
        cloth = self.page.cloth
        return QRect(cloth.mapTo(self.page, cloth.mapFromScene(rect.topLeft())), rect.size().toSize())

    def _of_place(self, name: str) -> Iterable[QRect]:
        page, layout = self.page, self.page.cloth.layout_now
        kind, _, number = name.partition(":")
        if name == "score":
            yield (page.side if page.wide else page.bar).geometry()
        elif kind == "seat" and layout:
            yield self._on_page(layout.plate_of(layout.compass(int(number))))
        elif name in page.cloth.piles:
            rects = [self._of_item(item) for item in page.cloth.piles[name] if item.isVisible()]
            if rects:
                around = rects[0]
                for rect in rects[1:]:
                    around = around.united(rect)
                yield around


def _is_card(name: str) -> bool:
    try:
        return Card.parse(name) != BACK
    except ValueError:
        return False
