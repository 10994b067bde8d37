"""The pending question as controls: a spinner, chips, cards to pick; the button works once the answer is allowed."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QMargins, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ..core.cards import Card
from ..core.deal import View
from ..core.fields import Action, Ask, Choice, NotAllowed, Note, Number, OneCard, Remarks, SomeCards
from ..text import Words
from .announce import announce
from .controls import SEMIBOLD, Button, Chips, Label, Panel, Spinner, control, draw_ring
from .faces import Faces, margin
from .look import BODY, LARGE, SMALL, Look
from .spacing import Flow, column
from .talk import Talk

TALK_KEY = "T"
MOST_SLOT = 0.13  # the height of a card to give away, of the window's
LEAST_CHIPS = 96  # px: the height of two rows of chips


class Slot(Button):
    """Where a card that is to be given away is laid, with the name of who gets it."""

    def __init__(self, look: Look, text: str, seat: int, pictures: Faces) -> None:
        super().__init__(look, text, "secondary")
        self.seat, self.pictures = seat, pictures
        self.card: Card | None = None

    def put(self, card: Card | None) -> None:
        self.card = card
        self.update()

    def _card_size(self) -> tuple[int, int]:
        height = min(self.look.px(84), round(self.look.window[1] * MOST_SLOT))
        return round(height * self.pictures.aspect()), height

    def sizeHint(self) -> QSize:
        hint, (width, height) = super().sizeHint(), self._card_size()
        return QSize(max(hint.width(), width + self.look.px(24)), hint.height() + height + self.look.px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        look, (width, height) = self.look, self._card_size()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, top = round((self.width() - width) / 2), look.px(4)
        if self.hasFocus():
            draw_ring(painter, look, QRectF(self.rect()), 11)
        if self.card is None:
            painter.setPen(QPen(look.ink, 2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(left, top, width, height), 6, 6)
        else:
            edge = margin(width, self.pictures.ratio)
            painter.drawPixmap(QPointF(left - edge, top - edge), self.pictures.pixmap(self.card, width, height))
        painter.setPen(look.ink)
        painter.setFont(look.font(BODY, SEMIBOLD))
        foot = QRectF(0, top + height, self.width(), self.height() - top - height)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()


class AskBar(Panel):
    """A panel in the middle of the table. Questions that a click on a card answers need none, and it stays hidden.

    Where a card is chosen first and then played, there is only the button for it, beside the hand (`aside`).
    """

    answered = Signal(object)  # an Action
    picked = Signal()  # the chosen cards changed
    refused = Signal(str)
    gone = Signal()  # no question is open any more

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.words = words
        self.view: View | None = None
        self.aside = False
        self.chosen: list[Card] = []  # for a field of several cards, or the one that is to be played
        self.slots: dict[str, Slot] = {}  # for several fields of one card each
        self.spinner: Spinner | None = None
        self.chips: dict[str, Chips] = {}
        self.do: Button | None = None
        self.talk: Talk | None = None
        self._talk_room: QScrollArea | None = None  # where there is more to say than room for it
        self.word_buttons: dict[str, Button] = {}
        self._counter: Label | None = None
        self._body: QWidget | None = None
        self._row: QHBoxLayout | None = None  # of its buttons
        self.setVisible(False)

    @property
    def asked(self) -> Ask | None:
        return self.view.asked if self.view else None

    @property
    def card_field(self) -> OneCard | SomeCards | None:
        """The part of the question that cards in the hand answer."""
        fields = self.asked.fields.values() if self.asked else ()
        return next((field for field in fields if isinstance(field, OneCard | SomeCards)), None)

    @property
    def picks(self) -> bool:
        """Whether cards are picked first and given with a button, rather than played with a click."""
        return self.aside or isinstance(self.card_field, SomeCards) or bool(self.slots)

    @property
    def cards(self) -> list[Card]:
        """The cards picked so far."""
        return self.chosen or [slot.card for slot in self.slots.values() if slot.card]

    @property
    def counter(self) -> str:
        """How many cards are chosen, in words."""
        return self._counter.text() if self._counter else ""

    def clear(self) -> None:
        """No question is open."""
        self.view, self.aside, self.talk, self._talk_room = None, False, None, None
        self.chosen, self.slots = [], {}
        self.spinner, self.chips, self.do, self.word_buttons, self._counter = None, {}, None, {}, None
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.gone.emit()

    def ask(self, view: View, chooses: bool = False) -> None:
        """Put this view's question; `chooses`: a click only chooses the one card that is asked for."""
        self.clear()
        self.view = view
        assert view.asked
        fields = list(view.asked.fields.values())
        one = isinstance(fields[0], OneCard) and all(isinstance(field, Remarks) for field in fields[1:])
        if one and not (chooses or any(any(field.menu.values()) for field in fields if isinstance(field, Remarks))):
            return
        self.aside = one
        self._build(view)
        self.adjustSize()
        self.show()
        if self.spinner:
            self.spinner.setFocus()
        elif self.do is None and self.word_buttons:
            next(iter(self.word_buttons.values())).setFocus()

    def _build(self, view: View) -> None:
        assert view.asked
        if self._body:
            self._body.hide()
            self._body.deleteLater()
        if self.layout() is None:
            column(self, self.look, margin=0, gap=0)
        box_layout = self.layout()
        assert box_layout
        self._body = QWidget(self)
        box_layout.addWidget(self._body)
        box = column(self._body, self.look, margin=8 if self.aside else 14, gap=6)
        game, do, look, words = view.game.name, view.asked.do, self.look, self.words
        self.setAccessibleName(words(f"{game}-ask-{do}"))
        if not self.aside:
            self._centred(box, Label(look, words(f"{game}-ask-{do}"), LARGE, display=True))
        fields = view.asked.fields
        if not (len(fields) == 1 and isinstance(next(iter(fields.values())), Choice)):
            self.do = Button(look, "", "primary")
            self.do.clicked.connect(self.send)
        slots = QHBoxLayout()
        for name, field in fields.items():
            if isinstance(field, SomeCards):
                self._counter = Label(look, "", BODY, bold=True)
                self._centred(box, self._counter)
            elif isinstance(field, OneCard) and not self.aside:
                self._add_slot(view, name, field, slots)
            elif isinstance(field, Number):
                self._add_spinner(view, name, field, box)
            elif isinstance(field, Choice) and self.do is None:
                for option in field.options:
                    self._add_word(name, option, words(f"{game}-{do}-{option}"))
            elif isinstance(field, Choice):
                self._add_chips(view, name, field, box)
        if self.slots:
            slots.insertStretch(0, 1)
            slots.addStretch(1)
            box.addLayout(slots)
        row = self._row = QHBoxLayout()
        row.setSpacing(look.px(12))
        row.addStretch(1)
        for button in filter(None, (self.do, *self.word_buttons.values())):
            row.addWidget(button)
        row.addStretch(1)
        box.addLayout(row)
        self.refresh()

    @staticmethod
    def _centred(box: QVBoxLayout, label: Label) -> None:
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.addWidget(label)

    def _add_spinner(self, view: View, name: str, field: Number, box: QVBoxLayout) -> None:
        self.spinner = Spinner(self.look, self.words, field)
        self.spinner.changed.connect(self.refresh)
        self.spinner.entered.connect(self.send)
        self.spinner.setMinimumWidth(self.look.px(270))
        self.spinner.setAccessibleName(self.accessibleName())
        box.addWidget(self.spinner)
        self._centred(box, Label(self.look, self.spinner.range, SMALL, quiet=True))
        if field.why:
            own = self.words.own(view.game.name, field.why.kind)
            text = self.words(own, **self.words.values(view, field.why.values))
            self._centred(box, Label(self.look, text, SMALL, quiet=True))
            self.spinner.setAccessibleDescription(f"{self.spinner.range}. {text}")
        for word in field.words:
            self._add_word(name, word, self.words(f"press-{word}"))

    def _add_word(self, name: str, value: str | int, text: str) -> None:
        button = Button(self.look, text)
        button.clicked.connect(lambda: self.send_word(name, value))
        self.word_buttons[str(value)] = button

    def _add_slot(self, view: View, name: str, field: OneCard, row: QHBoxLayout) -> None:
        seats = view.setting["seats"]
        pictures = Faces(view.game.art)
        self.look.style(pictures, self.devicePixelRatioF())
        to = view.seat if field.to is None else field.to
        slot = Slot(self.look, self.words("slot-to", name=self.words.seat(to, view.seat, seats)), to, pictures)
        slot.clicked.connect(lambda: self._put_back(name))
        self.slots[name] = slot
        row.addWidget(slot)

    def _add_chips(self, view: View, name: str, field: Choice, box: QVBoxLayout) -> None:
        game = view.game.name
        chips = control(
            self.look, self.words, field, lambda value: self.words.suit(game, value), must=False, art=view.game.art
        )
        assert isinstance(chips, Chips)
        chips.changed.connect(self.refresh)
        chips.describe(self.accessibleName())
        layout = chips.layout()
        if isinstance(layout, Flow):
            chips.setMinimumWidth(layout.sizeHint().width() + self.look.px(8))
        self.chips[name] = chips
        box.addWidget(chips, 0, Qt.AlignmentFlag.AlignHCenter)

    # --- picking cards -----------------------------------------------------------------------------------

    def pick(self, card: Card, seat: int | None = None) -> None:
        """Choose a card, for this seat if it is to be given away, or put it back; says why where that may not be."""
        field = self.card_field
        if field is None or self.asked is None:
            return
        if card in self.cards and seat is None:
            self._unpick(card)
        elif card not in field.among:
            self.refuse(field.because.get(card))
            return
        elif self.aside:
            self.chosen = [card]
            self._offer_talk(card)
        elif isinstance(field, OneCard):
            free = [slot for slot in self.slots.values() if (slot.seat == seat if seat is not None else not slot.card)]
            if not free:
                self.refuse(Note("refused-count", {"count": len(self.slots)}))
                return
            self._unpick(card)
            free[0].put(card)
        elif len(self.chosen) == field.count:
            self.refuse(Note("refused-count", {"count": field.count}))
            return
        else:
            self.chosen.append(card)
        self.refresh()
        kind = "card-chosen" if card in self.cards else "card-put-back"
        told = self.words(kind, card=self.words.card(self.view.game.name, card)) if self.view else ""
        announce(self, ", ".join(filter(None, (told, self.counter))))
        self.picked.emit()

    def _offer_talk(self, card: Card | None) -> None:
        """What may be said with this card, over the button; None: no card is chosen."""
        layout = self._body.layout() if self._body else None
        if self.talk and self._talk_room and layout:
            for widget in (self._talk_room, self.talk.meaning):
                widget.hide()
                widget.deleteLater()
        self.talk = self._talk_room = None
        asked = self.asked.fields.values() if self.asked else ()
        codes = next((field.menu.get(card, ()) for field in asked if isinstance(field, Remarks) and card), ())
        if codes and self.view and card and isinstance(layout, QVBoxLayout):
            game = self.view.game
            suit = card.suit or str(getattr(game, "trump", None) or "")
            self.talk = Talk(self.look, self.words, game.name, suit, codes)
            self.talk.changed.connect(self.refresh)
            room = self._talk_room = QScrollArea()
            room.setFrameShape(QFrame.Shape.NoFrame)
            room.setWidgetResizable(True)
            room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            room.setWidget(self.talk)
            self.look.clear(room)
            layout.insertWidget(0, room)
            if self._row:
                self._row.insertWidget(0, self.talk.meaning, 10)
            room.show()  # only what is shown counts in the layout
            self.talk.meaning.show()
            if self.do:  # made before the chips, but comes after them
                QWidget.setTabOrder(list(self.talk.chips.values())[-1], self.do)

    def height_for(self, width: int, most: int) -> int:
        """The height that everything in it takes at this width; if that is more than `most`, the talk scrolls."""
        if self.talk is None or self._talk_room is None:
            return self._height_for(width)
        self._talk_room.setFixedHeight(0)
        rest = self._height_for(width)
        body = self._body.layout() if self._body else None
        margins = body.contentsMargins() if body else QMargins()
        talk = self.talk.height_for(width - margins.left() - margins.right())
        self._talk_room.setFixedHeight(max(self.look.px(LEAST_CHIPS), min(talk, most - rest)))
        return rest + self._talk_room.height()

    def measure(self) -> None:
        """Count what has just changed: a layout within another does so only with the next turn of the loop."""
        for layout in (self._body.layout() if self._body else None, self.layout()):
            if layout:
                layout.invalidate()
                layout.activate()

    def _height_for(self, width: int) -> int:
        layout = self.layout()
        if layout is None:
            return self.sizeHint().height()
        self.measure()
        return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else self.sizeHint().height()

    def _unpick(self, card: Card) -> None:
        if card in self.chosen:
            self.chosen.remove(card)
            self._offer_talk(None)
        for slot in self.slots.values():
            if slot.card == card:
                slot.put(None)

    def _put_back(self, name: str) -> None:
        self.slots[name].put(None)
        self.refresh()
        self.picked.emit()

    def refuse(self, why: Note | None) -> None:
        if why and self.view:
            self.refused.emit(self.words.said(self.view, why))

    # --- answering ---------------------------------------------------------------------------------------

    def values(self) -> dict[str, Any]:
        """The answer as the controls stand."""
        values: dict[str, Any] = {}
        for name, field in self.asked.fields.items() if self.asked else ():
            if isinstance(field, Number) and self.spinner:
                values[name] = self.spinner.value
            elif name in self.chips:
                values[name] = self.chips[name].value
            elif isinstance(field, SomeCards):
                values[name] = tuple(self.chosen)
            elif isinstance(field, Remarks):
                values[name] = self.talk.said if self.talk else ()
            elif self.aside and self.chosen:
                values[name] = self.chosen[0]
            elif name in self.slots and self.slots[name].card:
                values[name] = self.slots[name].card
        return values

    def _action(self, values: dict[str, Any]) -> Action | None:
        if self.asked is None:
            return None
        action = Action(self.asked.seat, self.asked.do, values)
        try:
            self.asked.check(action)
        except NotAllowed:
            return None
        return action

    def refresh(self) -> None:
        """Show what is chosen, and whether that would do as an answer."""
        if self.asked is None or self.do is None or self.view is None:
            return
        values = self.values()
        message = self.words.own(self.view.game.name, f"ask-{self.asked.do}-do")
        self.do.setText(self.words(message, **self._in_words(values)))
        self.do.setEnabled(self._action(values) is not None)
        for slot in self.slots.values():
            card = self.words.card(self.view.game.name, slot.card) if slot.card else ""
            slot.setAccessibleName(self.words("slot-filled", slot=slot.text(), card=card) if card else slot.text())
        field = self.card_field
        if self._counter and isinstance(field, SomeCards):
            text = self.words("chosen-of", count=len(self.chosen), most=field.count)
            self._counter.setWordWrap(False)
            if len(self.chosen) == field.count and not self.ready and field.why and self._action(values) is None:
                text = self.words.said(self.view, field.why)  # each of them may, but not together
                self._counter.setWordWrap(True)
            self._counter.setText(text)

    @staticmethod
    def _in_words(values: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in values.items() if isinstance(value, int | str)}

    @property
    def ready(self) -> bool:
        """Whether the controls show an answer that is allowed."""
        return self.do is not None and self.do.isEnabled()

    def send(self) -> None:
        """Give the answer that the controls show, if it is allowed."""
        if action := self._action(self.values()):
            self.answered.emit(action)

    def send_word(self, name: str, word: str | int) -> None:
        """Answer with a word that has its own button, say "pass"."""
        if action := self._action({**self.values(), name: word}):
            self.answered.emit(action)

    def _letters(self, chips: Chips) -> Mapping[str, Any]:
        """The suits of these chips by the letters of their names in the game."""
        assert self.view
        message = f"{self.view.game.name}-suit-keys"
        if message not in self.words:
            return {}
        return dict(zip(self.words(message).split(", "), chips.options, strict=False))

    def key(self, event: QKeyEvent) -> bool:
        """A key that means something to this question wherever the focus is; whether it did."""
        if not self.isVisible() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        text = letter(event)
        if self.talk and text == TALK_KEY:
            self.talk.take_focus()
            return True
        for button in self.word_buttons.values():
            if text and text == button.text().partition("&")[2][:1].upper():
                button.click()
                return True
        for chips in self.chips.values():
            if text in (letters := self._letters(chips)):
                chips.choose(letters[text])
                return True
        if self.spinner and event.key() in (
            Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_PageUp,
            Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Plus, Qt.Key.Key_Minus,
        ):  # fmt: skip
            self.spinner.keyPressEvent(event)
            self.spinner.setFocus()
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.do:
            self.do.click()
            return True
        return False


def letter(event: QKeyEvent) -> str:
    """The capital letter on the pressed key; a Latin one where the keyboard is switched to another alphabet."""
    key = event.key()
    if not event.text().isascii() and Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return chr(key)
    return event.text().upper()
