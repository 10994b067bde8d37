"""Records replayed through the rules: what is in them, and what is wrong with them."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .match import Winner
from .record import Reader, RecordError, Replay, lines_of

FIRST_DEAL = re.compile(r'"deal"\s*:\s*0\b')


@dataclass(frozen=True, slots=True)
class Verified:
    """A match without an error, as far as its record goes."""

    line: int  # of its first header
    replay: Replay

    @property
    def complete(self) -> bool:
        """Whether the match was played to its end."""
        return self.replay.match.winner is not None and self.replay.deal is None

    @property
    def winner(self) -> Winner:
        """Who has won; None as long as a deal is on the table."""
        return self.replay.match.winner if self.complete else None

    def to_json(self) -> dict[str, Any]:
        match = self.replay.match
        deals = [
            {"redeal": True}
            if result.redeal
            else {"points": list(result.points), "scores": list(result.scores), "totals": list(totals)}
            for result, totals in zip(match.results, self.replay.totals, strict=True)
        ]
        return {
            "game": match.game.name,
            "seed": match.seed,
            "deals": deals,
            "totals": list(match.totals),
            "winner": self.winner,
            "complete": self.complete,
        }

    def summary(self) -> str:
        """One line for people."""
        match = self.replay.match
        winner = self.winner
        ends = "not finished" if winner is None else "a draw" if winner == "draw" else f"side {winner} wins"
        deals = f"{match.number} deal{'' if match.number == 1 else 's'}"
        seed = "no seed" if match.seed is None else f"seed {match.seed}"
        return f"{match.game.name}, {seed}: {deals}, {' : '.join(map(str, match.totals))}, {ends}"


def verify(path: Path) -> Iterator[Verified | RecordError]:
    """The matches of a file in order; for one with an error, its first error. OSError if it cannot be read.

    A file is read a line at a time, so its size does not matter.
    """
    reader: Reader | None = Reader()  # None: the match has an error, wait for the next
    number = start = 0
    found = False
    with path.open("rb") as file:
        for number, row in enumerate(file, 1):
            text, broken = _decoded(number, row)
            if text is None and broken is None:
                continue  # torn
            if reader is None:
                if text is None or not _opens_match(text, None):
                    continue
                reader = Reader()
            found = True
            before = reader.replay
            try:
                if broken is not None:
                    raise broken
                assert text is not None
                reader.read(number, text)
            except RecordError as error:
                if before is not None and text is not None and _opens_match(text, before):
                    yield Verified(start, before)
                reader = None
                yield error
                continue
            if reader.replay is not before:
                if before is not None:
                    yield Verified(start, before)
                start = number
    if reader is not None and reader.replay is not None:
        yield Verified(start, reader.replay)
    elif reader is not None or not found:
        yield RecordError(max(number, 1), "there is no match in it")


def _decoded(number: int, row: bytes) -> tuple[str | None, RecordError | None]:
    """A line's text, or what is wrong with it; neither for a torn last line."""
    try:
        return next((text for _, text in lines_of(row)), None), None
    except RecordError as error:
        return None, RecordError(number, str(error))


def _opens_match(text: str, before: Replay | None) -> bool:
    """Whether a line is, or was meant as, the header of a match's first deal."""
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        # damaged: it opened a match if it looks so and the one before it is over
        over = before is None or before.match.over or (before.match.game.hands and FIRST_DEAL.search(text))
        return '"cardtable"' in text and bool(over)
    return isinstance(line, dict) and "cardtable" in line and line.get("deal") in (0, None)
