"""What may be said with a card, as chips in groups; a line beneath tells what the one under the pointer means."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ..core.deal import Note, View
from ..text import Words
from ..text.remarks import GROUPS, Remark
from .controls import Button, Label
from .look import SMALL, Look
from .spacing import Flow, column

LINES = 2  # of what is chosen, at most


class Talk(QWidget):
    """The remarks of one card's menu. Several may be chosen, or none."""

    changed = Signal()

    def __init__(self, look: Look, words: Words, game: str, suit: str, codes: Sequence[str]) -> None:
        """`suit`: what the card lets its player speak of."""
        super().__init__()
        self._words, self._game, self._suit = words, game, suit
        self._remarks = [Remark(code) for code in codes]
        self.chips: dict[str, Button] = {}
        self.meaning = Label(look, "", SMALL, quiet=True, wrap=True)  # stands where there is room for it
        self._told: QObject | None = None  # the chip whose meaning is shown
        box = column(self, look, margin=0, gap=2)
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.px(8))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        for group in GROUPS:
            remarks = [remark for remark in self._remarks if remark.group == group]
            if not remarks:
                continue
            label = Label(look, words(f"say-about-{group}", suit=words.suit(game, suit)), SMALL, quiet=True)
            grid.addWidget(label, grid.rowCount(), 0, Qt.AlignmentFlag.AlignVCenter)
            row = QWidget()
            flow = Flow(row, look)
            for remark in remarks:
                chip = Button(look, remark.said(words, game, suit).replace("&", "&&"), "chip")
                chip.setToolTip(remark.means(words, game, suit))
                chip.setAccessibleDescription(chip.toolTip())
                chip.toggled.connect(self._toggled)
                chip.installEventFilter(self)
                flow.addWidget(chip)
                self.chips[remark.code] = chip
            grid.addWidget(row, grid.rowCount() - 1, 1)
        box.addLayout(grid)
        self.meaning.installEventFilter(self)
        self._tell()

    @property
    def said(self) -> tuple[str, ...]:
        """The codes of what is chosen, in the order of the menu."""
        return tuple(code for code, chip in self.chips.items() if chip.isChecked())

    def say(self, codes: Iterable[str]) -> None:
        """Choose these, as far as they are on the menu."""
        for code in codes:
            if code in self.chips:
                self.chips[code].setChecked(True)

    def height_for(self, width: int) -> int:
        """The height that all chips take at this width."""
        layout = self.layout()
        return layout.totalHeightForWidth(width) if layout else 0

    def take_focus(self) -> None:
        """To the first of the chips."""
        next(iter(self.chips.values())).setFocus(Qt.FocusReason.TabFocusReason)

    def _toggled(self) -> None:
        self._tell()
        self.changed.emit()

    def _tell(self, chip: QObject | None = None) -> None:
        """The meaning of one chip, or what is chosen."""
        self._told = chip
        if isinstance(chip, Button):
            self.meaning.setText(chip.toolTip())
            return
        chosen = [remark.said(self._words, self._game, self._suit) for remark in self._remarks if self._on(remark)]
        text = self._words("say-chosen", remarks=", ".join(chosen)) if chosen else self._words("say-nothing")
        while len(chosen) > 1 and not self._fits(text):
            chosen.pop()
            text = self._words("say-chosen", remarks=", ".join([*chosen, "…"]))
        self.meaning.setText(text)

    def _fits(self, text: str) -> bool:
        """Whether the line has room for this: where it grew, the chips would move away from the pointer."""
        metrics = self.meaning.fontMetrics()
        room = QRect(0, 0, self.meaning.width(), 10000)
        height = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
        return height <= metrics.height() + (LINES - 1) * metrics.lineSpacing()

    def _on(self, remark: Remark) -> bool:
        return self.chips[remark.code].isChecked()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.meaning:
            if event.type() == QEvent.Type.Resize and self._told is None:
                self._tell()
        elif event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self._tell(watched)
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut):
            self._tell()
        return False


def told(words: Words, view: View, seat: int) -> list[str]:
    """What a player has told in this deal, a line each, in the order in which it was said; requests left aside."""
    lines: dict[str, None] = {}
    for note in view.notes:
        if note.kind == "say" and note.values["seat"] == seat:
            for remark in map(Remark, note.values["remarks"]):
                if remark.group != "request":
                    lines[remark.means(words, view.game.name, note.values["suit"])] = None
    return list(lines)


def said(words: Words, view: View, note: Note) -> tuple[str, str, str]:
    """A note of what was said: the words of its bubble, the gesture, and what it all means."""
    game, suit = view.game.name, note.values["suit"]
    remarks = [Remark(code) for code in note.values["remarks"]]
    text = ", ".join(remark.said(words, game, suit) for remark in remarks)
    meaning = "\n".join(remark.means(words, game, suit) for remark in remarks)
    return text, next((remark.gesture for remark in remarks if remark.gesture), ""), meaning
