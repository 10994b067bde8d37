"""A record to be watched: every hand of it from the first deal on, to be entered at any step."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from . import record
from .core.cards import Card
from .core.deal import Result
from .core.fields import Action
from .match import Match
from .record import Reader, RecordError, Replay


@dataclass(frozen=True, slots=True)
class Hand:
    """One deal: its deck, and the answers that were given and not taken back."""

    deck: tuple[Card, ...]
    actions: tuple[Action, ...]


class RecordedMatch(Match):
    """A match whose decks are those of its record; it can be entered before any of its hands."""

    def __init__(self, of: Match, hands: Sequence[Hand], results: Sequence[Result]) -> None:
        first = (of.dealer - of.game.direction * sum(not result.redeal for result in of.results)) % of.seats
        super().__init__(of.game, of.seed, of.options, of.players, first)
        self.hands = hands
        for result in results:
            self.scored(result)

    def deck(self) -> list[Card]:
        return list(self.hands[self.number].deck)


class Recorded:
    """The one match of a record."""

    def __init__(self, match: Match, hands: Sequence[Hand], practice: bool = False) -> None:
        self.match, self.hands, self.practice = match, tuple(hands), practice

    def before(self, hand: int) -> RecordedMatch:
        """The match as it was before this hand, counted from 0, was dealt."""
        return RecordedMatch(self.match, self.hands, self.match.results[:hand])

    def at(self, hand: int, step: int) -> Replay:
        """The match when so many answers of this hand had been given."""
        match, deck = self.before(hand), list(self.hands[hand].deck)
        actions = list(self.hands[hand].actions[:step])
        return Replay(match, record.again(match, deck, actions), deck, actions)


def load(path: Path) -> Recorded:
    """The match that a file holds, as far as it goes. OSError, or RecordError for a damaged one."""
    reader, hands = Reader(), list[Hand]()
    number = 0
    replay: Replay | None = None
    for number, text in record.lines_of(path.read_bytes()):
        before = list(replay.actions) if replay else []
        if reader.read(number, text):
            raise RecordError(number, "a second match in the file of one")
        if replay and replay.deal is None and len(replay.totals) > len(hands):  # just scored
            hands.append(Hand(tuple(replay.deck), tuple(before)))
        replay = reader.replay
    if replay is None:
        raise RecordError(max(number, 1), "there is no match in it")
    if replay.deal:
        hands.append(Hand(tuple(replay.deck), tuple(replay.actions)))
    return Recorded(replay.match, hands, replay.practice)
