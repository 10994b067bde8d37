"""The pending question as controls: a spinner, chips, cards to pick; the button works once the answer is allowed."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..core.cards import Card
from ..core.deal import View
from ..core.fields import Action, Ask, Choice, NotAllowed, Note, Number, OneCard, SomeCards
from ..text import Words
from .controls import Button, Chips, Flow, Label, Panel, Spinner, column, control
from .look import BODY, LARGE, SMALL, Look


class AskBar(Panel):
    """A panel in the middle of the table. Questions that a click on a card answers need none, and it stays hidden."""

    answered = Signal(object)  # an Action
    picked = Signal()  # the chosen cards changed
    refused = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.words = words
        self.view: View | None = None
        self.chosen: list[Card] = []
        self.spinner: Spinner | None = None
        self.chips: dict[str, Chips] = {}
        self.do: Button | None = None
        self.word_buttons: dict[str, Button] = {}
        self._counter: Label | None = None
        self._body: QWidget | None = None
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
    def counter(self) -> str:
        """How many cards are chosen, in words."""
        return self._counter.text() if self._counter else ""

    def clear(self) -> None:
        """No question is open."""
        self.view = None
        self.chosen = []
        self.spinner, self.chips, self.do, self.word_buttons, self._counter = None, {}, None, {}, None
        self.hide()

    def ask(self, view: View) -> None:
        """Put this view's question."""
        self.clear()
        self.view = view
        assert view.asked
        if all(isinstance(field, OneCard) for field in view.asked.fields.values()):
            return
        self._build(view)
        self.adjustSize()
        self.show()
        if self.spinner:
            self.spinner.setFocus()

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
        box = column(self._body, self.look, margin=14, gap=6)
        game, look, words = view.game.name, self.look, self.words
        title = Label(look, words(f"{game}-ask-{view.asked.do}"), LARGE, display=True)
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box.addWidget(title)
        self.do = Button(look, "", "primary")
        self.do.clicked.connect(self.send)
        extra: list[Button] = []
        for name, field in view.asked.fields.items():
            if isinstance(field, SomeCards):
                self._counter = Label(look, "", BODY, bold=True)
                self._counter.setAlignment(Qt.AlignmentFlag.AlignCenter)
                box.addWidget(self._counter)
            elif isinstance(field, Number):
                self.spinner = Spinner(look, words, field)
                self.spinner.changed.connect(self.refresh)
                self.spinner.entered.connect(self.send)
                self.spinner.setMinimumWidth(look.px(270))
                box.addWidget(self.spinner)
                steps = Label(look, self.spinner.range, SMALL, quiet=True)
                steps.setAlignment(Qt.AlignmentFlag.AlignCenter)
                box.addWidget(steps)
                for word in field.words:
                    button = Button(look, words(f"press-{word}"))
                    button.clicked.connect(lambda checked=False, name=name, word=word: self.send_word(name, word))
                    self.word_buttons[word] = button
                    extra.append(button)
            elif isinstance(field, Choice):
                chips = control(
                    look, words, field, lambda value: words.suit(game, value), must=False, art=view.game.art
                )
                assert isinstance(chips, Chips)
                chips.changed.connect(self.refresh)
                layout = chips.layout()
                if isinstance(layout, Flow):
                    chips.setMinimumWidth(layout.sizeHint().width() + look.px(8))
                self.chips[name] = chips
                box.addWidget(chips, 0, Qt.AlignmentFlag.AlignHCenter)
        row = QHBoxLayout()
        row.setSpacing(look.px(12))
        row.addStretch(1)
        row.addWidget(self.do)
        for button in extra:
            row.addWidget(button)
        row.addStretch(1)
        box.addLayout(row)
        self.refresh()

    # --- picking cards -----------------------------------------------------------------------------------

    def pick(self, card: Card) -> None:
        """Choose a card or put it back; says why where that may not be."""
        field = self.card_field
        if not isinstance(field, SomeCards):
            return
        if card in self.chosen:
            self.chosen.remove(card)
        elif card not in field.among:
            self.refuse(field.because.get(card))
            return
        elif len(self.chosen) == field.count:
            self.refuse(Note("refused-count", {"count": field.count}))
            return
        else:
            self.chosen.append(card)
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
            elif isinstance(field, Choice):
                values[name] = self.chips[name].value
            elif isinstance(field, SomeCards):
                values[name] = tuple(self.chosen)
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
        self.do.setText(self.words(f"{self.view.game.name}-ask-{self.asked.do}-do", **self._in_words(values)))
        self.do.setEnabled(self._action(values) is not None)
        field = self.card_field
        if self._counter and isinstance(field, SomeCards):
            self._counter.setText(self.words("chosen-of", count=len(self.chosen), most=field.count))

    @staticmethod
    def _in_words(values: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in values.items() if isinstance(value, int | str)}

    def send(self) -> None:
        """Give the answer that the controls show, if it is allowed."""
        if action := self._action(self.values()):
            self.answered.emit(action)

    def send_word(self, name: str, word: str) -> None:
        """Answer with a word, say "pass"."""
        if action := self._action({**self.values(), name: word}):
            self.answered.emit(action)

    def key(self, event: QKeyEvent) -> bool:
        """A key that means something to this question wherever the focus is; whether it did."""
        if not self.isVisible() or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        text = event.text().upper()
        for word, button in self.word_buttons.items():
            if text and text == word[0].upper():
                button.click()
                return True
        for chips in self.chips.values():
            if text and any(text == str(value) for value in chips.options):
                chips.choose(text)
                return True
        if self.spinner and event.key() in (
            Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_PageUp,
            Qt.Key.Key_PageDown, Qt.Key.Key_Plus, Qt.Key.Key_Minus,
        ):  # fmt: skip
            self.spinner.keyPressEvent(event)
            self.spinner.setFocus()
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.do:
            self.do.click()
            return True
        return False
