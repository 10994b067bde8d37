"""Players and tables for tests."""

from collections.abc import Callable, Sequence
from typing import Any

from cardtable import record
from cardtable.core.deal import Move, Note, View
from cardtable.core.fields import Action, Number
from cardtable.core.shuffle import Stream
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.record import Reader, Replay
from cardtable.table import Table


class Robot:
    """Answers at random at once, passing often, and keeps what it hears."""

    def __init__(self, label: str) -> None:
        self.stream = Stream(label)
        self.heard: list[tuple[View, Sequence[Move | Note]]] = []

    def choose(self, view: View, answer: Callable[[Action], None]) -> None:
        asked = view.asked
        assert asked is not None
        assert asked.seat == view.seat
        values = dict(asked.any_answer(self.stream).values)
        for name, field in asked.fields.items():
            if isinstance(field, Number) and field.words and self.stream.below(3):
                values[name] = field.words[0]
            elif isinstance(field, Number):
                values[name] = field.low
        answer(Action(asked.seat, asked.do, values))

    def hear(self, view: View, events: Sequence[Move | Note]) -> None:
        self.heard.append((view, events))


def robots(label: str, seats: int = 4) -> list[Robot]:
    return [Robot(f"{label}/{seat}") for seat in range(seats)]


def seated(
    label: str, options: dict[str, Any] | None = None, game: str = "tallyho", **more: Any
) -> tuple[Table, list[str]]:
    """A table with robots, and the lines it has written so far."""
    lines: list[str] = []
    match = Match(
        GAMES[game],
        label,
        options,
        ["robot"] * GAMES[game].seats_for(GAMES[game].with_defaults(options or {})),
    )
    return Table(match, robots(label, match.seats), lines.append, **more), lines


def play_deal(table: Table, answers: int = 10**9) -> None:
    """Let the players answer, so many times at most."""
    while answers and table.ask():
        answers -= 1


def replayed(lines: Sequence[str], torn: str = "") -> Replay:
    """The match of these lines of a record."""
    reader = Reader()
    for number, text in record.lines_of(("".join(line + "\n" for line in lines) + torn).encode()):
        assert reader.read(number, text) is None
    assert reader.replay is not None
    return reader.replay
