"""The sheet after a hand: what was taken, what it scores and why, in words; and the end of a match."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from ..core.deal import Note, View
from ..match import Match
from ..text import Words
from .controls import Button, Label
from .look import BODY, LARGE, SMALL, TITLE, Look
from .overlay import Overlay
from .score_panel import Rule, sides_in_order


class ScoreSheet(Overlay):
    """The result of the deal that a view has ended with."""

    def __init__(
        self, look: Look, words: Words, parent: QWidget, view: View, match: Match, practice: bool,
        lesson: bool = False, more: bool | None = None,
    ) -> None:  # fmt: skip
        """`lesson`: the hand was one of a lesson, which nobody wins.

        `more`: it is one of a record that is watched; whether another follows there.
        """
        result = view.result
        assert result is not None
        self._adds_up = view.game.adds_up(view.setting["chosen"])
        if lesson:
            title = words("lesson-sheet")
        elif match.over:
            title = _verdict(words, view, match)
        else:
            title = words("sheet-hand", hand=view.setting["number"] + 1)
        super().__init__(look, parent, title, width=600, closable=False)
        for note in result.lines:
            text = words.said(view, note)
            self.box.addWidget(Label(look, text, LARGE if note is result.lines[-1] else BODY, wrap=True))
        self.told = " ".join(words.said(view, note) for note in result.lines)
        if not result.redeal:
            self.box.addWidget(Rule(look))
            self._table(words, view)
        if sum(not result.redeal for result in match.results) > 1:
            self.box.addWidget(Rule(look))
            self._course(words, view, match)
        if practice:
            self.box.addWidget(Label(look, words("sheet-practice"), BODY, quiet=True, wrap=True))
        self.box.addStretch(1)
        if more is None:
            first, back = words("sheet-again" if match.over else "sheet-next"), ""
        else:
            first, back = words("sheet-next" if more else "replay-close"), words("replay-sheet-back")
        self.next: Button = self.add_button(first, "primary")
        self.back: Button | None = self.add_button(back) if back else None  # one step, in a record
        self.start: Button | None = self.add_button(words("sheet-start")) if match.over and more is None else None
        # a match without an end of its own ends when the players have had enough
        endless = view.game.hands and not match.over and more is None
        self.finish: Button | None = self.add_button(words("sheet-finish"), apart=True) if endless else None

    def _table(self, words: Words, view: View) -> None:
        assert view.result
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.look.px(20))
        grid.setVerticalSpacing(self.look.px(2))
        for column, name in enumerate(("side", "points", "scores", "totals")[: 4 if self._adds_up else 3]):
            label = Label(self.look, words(f"sheet-{name}"), quiet=True)
            label.setAlignment(_align(column))
            grid.addWidget(label, 0, column)
        for row, side in enumerate(sides_in_order(view), 1):
            total = view.setting["totals"][side] + view.result.scores[side]
            score = view.result.scores[side]
            name = words.side(side, view.seat, len(view.setting["totals"]), view.setting["seats"])
            if standing := view.game.standing(total):
                name = words("sheet-standing", name=name, standing=words(f"panel-{standing}"))
            cells = (
                name,
                words.number(view.result.points[side]),
                words.number(score, signed=True),
                words.number(total),
            )
            for column, text in enumerate(cells[: 4 if self._adds_up else 3]):
                label = Label(self.look, text, BODY if column < 3 else TITLE, bold=column in (0, 3))
                label.setAlignment(_align(column))
                grid.addWidget(label, row, column)
        grid.setColumnStretch(0, 1)
        self.box.addLayout(grid)

    def _course(self, words: Words, view: View, match: Match) -> None:
        """All hands of the match: who played for what, and what each side scored."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(self.look.px(20))
        grid.setVerticalSpacing(0)
        order = sides_in_order(view)
        shared = bool(words.names)  # "We" is nobody where several read the sheet
        names = (words.side(side, view.seat, match.sides, match.seats, short=not shared) for side in order)
        rows: list[tuple[tuple[str, ...], bool]] = [((words("sheet-so-far"), *names), True)]
        for number_, result in enumerate(match.results, 1):
            if result.redeal:
                rows.append(((words("sheet-hand", hand=number_), *("–" for _ in order)), False))
                continue
            last = result.lines[-1]
            short = words.said(view, Note(f"short-{last.kind}", last.values))
            scores = [words.number(result.scores[side], signed=True) for side in order]
            rows.append(((f"{number_}. {short}", *scores), False))
        if self._adds_up:
            rows.append(((words("sheet-totals"), *(words.number(match.totals[side]) for side in order)), False))
        for row, (cells, quiet) in enumerate(rows):
            total = self._adds_up and row == len(rows) - 1
            for column, text in enumerate(cells):
                wrap = shared and quiet and column > 0  # two names to a pair
                label = Label(self.look, text, BODY if quiet or total else SMALL, quiet=quiet, bold=total, wrap=wrap)
                label.setAlignment(_align(column))
                grid.addWidget(label, row + total, column)
            if total:  # under a line, as on paper
                grid.addWidget(Rule(self.look), row, 0, 1, len(cells))
        grid.setColumnStretch(0, 1)
        self.box.addLayout(grid)


def _verdict(words: Words, view: View, match: Match) -> str:
    if match.winner == "draw":
        return words("sheet-draw")
    assert isinstance(match.winner, int)
    if match.sides < match.seats:
        if words.names:
            return words("sheet-pair-won", name=words.side(match.winner, view.seat, match.sides, match.seats))
        return words("sheet-won" if match.winner == view.seat % match.sides else "sheet-lost")
    you = "yes" if match.winner == view.seat else "no"
    return words("sheet-winner", you=you, name=words.seat(match.winner, view.seat, match.seats))


def _align(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
