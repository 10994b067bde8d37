"""The card to play, by sampling: each card's value in worlds that fit what is known, exact where that can be had.

Perfect information Monte Carlo (PIMC): in a sampled world all cards are open, and the solver values every card; early
in a hand, where that takes too long, rules of thumb play on to where it does not. What counts is the mean over worlds.
Budgets are in worlds and nodes, never in seconds, so that the same question has the same answer on every machine.
"""

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..core.cards import Card
from ..core.deal import View
from ..core.shuffle import Stream
from ..core.tricks import TrickDeal
from . import exact, tree
from .encode import Board, Encoder, Weigh
from .imagine import Worlds
from .solver import Solver, compiled
from .story import Inferred, drift_by_model

Utility = Callable[[int], int]  # the measure of `encode` → what it is worth, in any unit; whole numbers, monotone


class Drawn(Protocol):
    """Where worlds come from: `Worlds`, or `Inferred`."""

    def placed(self, random: Stream) -> Mapping[str, Sequence[Card]]: ...


FEW = 4  # cards in hand of which the solver finds the exact value even where it is not compiled
ROUGH = 5.0  # how often the rules of thumb count beside the means of the tree search, which are rough
MOST_NODES = 400_000  # in one world: the few that would take longer are left out


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may take."""

    worlds: int  # sampled at most, where cards are valued exactly
    early: int  # and before: the rules of thumb are quick, and what they say of one world is rough
    nodes: int  # of the solver in all worlds together; fewer worlds where they are dear
    exact: int  # with so many tricks left, or fewer, every card is valued exactly
    finish: int  # with more, rules of thumb play on until so many are left, and the rest is exact


class Rating:
    """What a card has brought in the worlds in which it was tried."""

    __slots__ = ("card", "total", "values")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.values: list[int] = []
        self.total = 0

    @property
    def mean(self) -> float:
        return self.total / max(1, len(self.values))


class _Mine(threading.local):
    """A solver for each thread: it holds one board at a time."""

    def __init__(self) -> None:
        self.solver = Solver()


_mine = _Mine()


def solver() -> Solver:
    return _mine.solver


def boards(view: View, random: Stream, weigh: Weigh = "declarer", drawn: Drawn | None = None) -> Callable[[], Board]:
    """Draws the board of a world of this view each time it is called; all of them number their cards alike."""
    worlds = Worlds(view)
    placed = (drawn or worlds).placed
    deal = worlds.deal(random, placed(random))
    assert isinstance(deal, TrickDeal)
    encoder = Encoder(deal, view.seat, weigh, worlds.homes)
    if isinstance(drawn, Inferred):
        drift_by_model(solver(), deal)
    else:
        solver().model()
    drawn_one = True

    def draw() -> Board:
        nonlocal drawn_one
        if not drawn_one:
            worlds.refill(deal, random, placed(random))
        drawn_one = False
        return encoder.board()

    return draw


def rate(
    view: View,
    random: Stream,
    budget: Budget,
    utility: Utility = int,
    weigh: Weigh = "declarer",
    drawn: Drawn | None = None,
) -> list[Rating]:
    """Every card that may be played, tried in worlds of this view; `drawn`: where they come from."""
    searcher = solver()
    ratings: dict[Card, Rating] = {}
    world = boards(view, random, weigh, drawn)
    spent, guess = 0, None
    for _ in range(budget.worlds if len(view.hand) <= budget.exact else budget.early):
        board = world()
        searcher.reset(MOST_NODES)
        values = exact.estimates(searcher, board, budget.exact, budget.finish, guess)
        spent += searcher.nodes
        if values is None:
            searcher.reset()
            values = exact.estimates(searcher, board, budget.finish, budget.finish, guess)
        if values is not None:
            for card, value in values.items():
                rating = ratings.setdefault(card, Rating(card))
                worth = utility(value)
                rating.values.append(worth)
                rating.total += worth
        if spent > budget.nodes:
            break
    return list(ratings.values())


def choose(
    view: View,
    random: Stream,
    budget: Budget,
    *,
    order: Callable[[Card], Any],
    utility: Utility = int,
    weigh: Weigh = "declarer",
    drawn: Drawn | None = None,
    thumbs: Callable[[Card], float] | None = None,
    lean: float = 0.0,
    wishes: Callable[[Card], float] | None = None,
) -> Card:
    """The card with the best mean in the worlds tried, of equals the first in `order`.

    `thumbs`: what rules of thumb give each card; it counts `lean` times beside the mean. They know what open cards
    hide: what others do not know, and that one's own later choices must be made in the dark.
    `wishes`: what counts once beside the mean, in its unit. Beside the tree search all that counts `ROUGH` times.
    """
    once = 1.0
    if not compiled and len(view.hand) > FEW:
        branches = tree.search(solver(), boards(view, random, weigh, drawn), utility)
        often = max(branch.tried for branch in branches.values()) * 2 / 3  # what was tried less is bad enough
        means = {card: branch.mean for card, branch in branches.items() if branch.tried >= often}
        lean = once = ROUGH
    else:
        means = {rating.card: rating.mean for rating in rate(view, random, budget, utility, weigh, drawn)}

    def merit(card: Card) -> float:
        return means[card] + (lean * thumbs(card) if thumbs else 0.0) + (once * wishes(card) if wishes else 0.0)

    return min(means, key=lambda card: (-merit(card), order(card)))
