"""A match: deals of one game under one seed, until somebody has won."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from .core.cards import Card
from .core.deal import Deal, Result, Seat, Side
from .core.shuffle import deck_of, first_dealer

Winner = Side | Literal["draw"] | None


class Match:
    """The course of a match: who deals, what was scored, who has won. It holds no cards."""

    def __init__(
        self,
        game: type[Deal],
        seed: str | None,
        options: Mapping[str, Any] | None = None,
        players: Sequence[str] = (),
        dealer: Seat | None = None,
    ) -> None:
        """`seed` None: the decks and the first `dealer` come from elsewhere, say from a record.

        ValueError if the options are not the game's, or the seed is empty or has a line break.
        """
        self.game = game
        self.seed = None if seed is None else proper_seed(seed)
        self.options: Mapping[str, Any] = game.with_defaults(options or {})
        self.seats = game.seats_for(self.options)
        self.sides = 2 if game.pairs else self.seats
        self.players = tuple(players)
        if dealer is None:
            dealer = 0 if seed is None else first_dealer(game.name, self.seats, seed)
        self.dealer: Seat = dealer
        self.results: list[Result] = []
        self.totals: tuple[int, ...] = (0,) * self.sides

    @property
    def number(self) -> int:
        """The number of the next deal, counted from 0, redeals included."""
        return len(self.results)

    def deck(self) -> list[Card]:
        """The shuffled deck of the next deal; the match must have a seed."""
        assert self.seed is not None
        return deck_of(self.game.name, self.game.pack, self.seed, self.number)

    def deal(self, deck: Sequence[Card]) -> Deal:
        """The next deal, dealt from this deck."""
        return self.game(deck, self.dealer, self.options, self.totals, self.number)

    def scored(self, result: Result) -> None:
        """A deal is over: count it, and move the deal on unless it was thrown in."""
        self.results.append(result)
        if not result.redeal:
            self.totals = tuple(a + b for a, b in zip(self.totals, result.scores, strict=True))
            self.dealer = (self.dealer + self.game.direction) % self.seats

    @property
    def winner(self) -> Winner:
        """The side that has won, or is ahead where the players decide how long it lasts; None while it goes on."""
        return self.game.match_winner(self.totals, self.results, self.options) if self.results else None

    @property
    def over(self) -> bool:
        """Whether the rules allow no further deal."""
        return not self.game.hands and self.winner is not None


def proper_seed(seed: str) -> str:
    """The seed itself, or ValueError: it must be a text that is not empty, on one line."""
    if not isinstance(seed, str) or not seed or len(seed.splitlines()) != 1 or seed != seed.splitlines()[0]:
        raise ValueError("a seed is a text of at least one character, without a line break")
    return seed
