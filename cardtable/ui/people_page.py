"""Who sits where, when several people share the screen; and the level of the CPU players of a match."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from ..core.deal import Deal
from ..settings import BY_NAME
from ..text import SEATS, Words
from .controls import Chips, Label, control
from .look import BODY, SMALL, Look
from .overlay import Overlay
from .session import together

LONGEST = 16  # letters of a name
CPU, PERSON = "cpu", "person"


def level_chips(look: Look, words: Words, level: str) -> Chips:
    """The levels to choose from."""
    chips = control(look, words, BY_NAME["level"].field, lambda value: words(f"level-{value}"))
    assert isinstance(chips, Chips)
    chips.set_value(level)
    return chips


class PeoplePage(Overlay):
    """Seat by seat: a person with a name, or a CPU player. The first seat is always a person's."""

    chosen = Signal(object)  # the players, as a record names them

    def __init__(
        self, look: Look, words: Words, parent: QWidget, game: type[Deal], options: Mapping[str, Any], level: str,
        names: Mapping[int, str],
    ) -> None:  # fmt: skip
        """`names`: of those who sat here before, by seat."""
        super().__init__(look, parent, words("people-title"), width=640)
        self.words = words
        seats = game.seats_for(game.with_defaults(options))
        self.box.addWidget(Label(look, words("people-text"), BODY, wrap=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(12))
        grid.setVerticalSpacing(look.px(6))
        self.kinds: dict[int, Chips] = {}
        self.fields: list[QLineEdit] = []
        before = [seat for seat in names if seat < seats]
        if len(before) < 2:
            before = [0, 2 if game.pairs else 1]  # with a partner, or whoever comes next
        for seat in range(seats):
            place = words(f"side-of-table-{SEATS[seats][seat]}")
            grid.addWidget(Label(look, place, BODY, bold=True), seat, 0)
            if seat and seats > 2:
                chips = Chips(look, [(kind, words(f"people-{kind}")) for kind in (PERSON, CPU)])
                chips.set_value(PERSON if seat in before else CPU)
                chips.changed.connect(self._changed)
                chips.describe(place)
                layout = chips.layout()
                chips.setMinimumWidth(layout.sizeHint().width() + look.px(8) if layout else 0)
                self.kinds[seat] = chips
                grid.addWidget(chips, seat, 1)
            field = QLineEdit(names.get(seat, words("people-name", number=seat + 1)))
            field.setMaxLength(LONGEST)
            field.setAccessibleName(words("people-name-of", seat=place))
            field.textChanged.connect(self._changed)
            look.dress(field)
            self.fields.append(field)
            grid.addWidget(field, seat, 2)
        grid.setColumnStretch(2, 1)
        self.box.addLayout(grid)
        self.level_label = Label(look, words("people-level"), BODY, bold=True)
        self.level = level_chips(look, words, level)
        self.level.describe(self.level_label.text())
        self.box.addWidget(self.level_label)
        self.box.addWidget(self.level)
        self.hint = Label(look, "", SMALL, quiet=True, wrap=True)
        self.box.addWidget(self.hint)
        self.box.addStretch(1)
        self.go = self.add_button(words("people-go"), "primary")
        self.go.clicked.connect(self._go)
        for field in self.fields:
            field.returnPressed.connect(self.go.click)
        self.add_button(words("cancel")).clicked.connect(self.close_sheet)
        self._changed()

    def _is_person(self, seat: int) -> bool:
        return seat not in self.kinds or self.kinds[seat].value == PERSON

    def names(self) -> list[str | None]:
        """The names by seat, None for CPU players."""
        return [field.text().strip() if self._is_person(seat) else None for seat, field in enumerate(self.fields)]

    def _changed(self) -> None:
        names = self.names()
        people = [name for name in names if name is not None]
        for seat, field in enumerate(self.fields):
            field.setEnabled(self._is_person(seat))
        cpu = len(people) < len(names)
        self.level_label.setVisible(cpu)
        self.level.setVisible(cpu)
        wrong = ""
        if len(people) < 2:
            wrong = "few"
        elif "" in people:
            wrong = "empty"
        elif len(set(people)) < len(people):
            wrong = "twice"
        self.hint.setText(self.words(f"people-wrong-{wrong}") if wrong else "")
        self.go.setEnabled(not wrong)

    def _go(self) -> None:
        players = together(self.names(), self.level.value)
        self.close_sheet()
        self.chosen.emit(players)


class LevelPage(Overlay):
    """The level of the CPU players of the match on the table; the cards stay as they are."""

    chosen = Signal(str)

    def __init__(self, look: Look, words: Words, parent: QWidget, level: str) -> None:
        super().__init__(look, parent, words("level-title"), width=560)
        self.box.addWidget(Label(look, words("level-text"), BODY, wrap=True))
        self.level = level_chips(look, words, level)
        self.level.describe(words("level-title"))
        self.note = Label(look, "", SMALL, quiet=True, wrap=True)
        self.level.changed.connect(lambda: self._say(words))
        self.box.addWidget(self.level)
        self.box.addWidget(self.note)
        self.box.addStretch(1)
        self.add_button(words("level-change"), "primary").clicked.connect(self._change)
        self.add_button(words("cancel")).clicked.connect(self.close_sheet)
        self._say(words)

    def _say(self, words: Words) -> None:
        self.note.setText(words("start-level-note", level=self.level.value))

    def _change(self) -> None:
        level = self.level.value
        self.close_sheet()
        self.chosen.emit(level)
