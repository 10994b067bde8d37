"""Information-set tree search: how hard finds a card where the solver is not compiled, and exact values take too long.

One tree of what all can see, the cards played from now on; every round a new world is drawn and gone through by it
(single-observer ISMCTS, Cowling, Powley and Whitehouse 2012). What a world does not allow is passed over in that round.
A round ends beyond the tree by rules of thumb (`Solver.drift`).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from ..core.cards import Card
from . import exact
from .encode import Board
from .solver import Solver

ROUNDS = 200
CURIOSITY = 0.7  # how much a branch is tried that was tried little, as a share of the range of values


@dataclass(slots=True)
class Branch:
    """A card that may be played at some place of the tree, and what came of it."""

    tried: int = 0
    total: int = 0
    there: int = 0  # in how many rounds a world allowed it
    below: dict[int, "Branch"] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        return self.total / self.tried


def search(
    solver: Solver, world: Callable[[], Board], utility: Callable[[int], int], rounds: int = ROUNDS
) -> dict[Card, Branch]:
    """The branches at the root: how often each card was tried is how good it is. `world` draws a board.

    All boards number their cards alike. Whole numbers and square roots only: the same everywhere.
    """
    root = Branch()
    least, most = 0, 1
    board = None
    for number in range(rounds):
        board = world()
        solver.load(board)
        gain, node, path = 0, root, [root]
        while (player := solver.to_move()) >= 0:
            cards = [cards[0] for cards in solver.choices()]
            for card in cards:
                node.below.setdefault(card, Branch()).there += 1
            untried = [card for card in cards if not node.below[card].tried]
            if untried:
                card = untried[number % len(untried)]
            else:
                sign = 1 if board.sides[player] == 0 else -1
                card = _most_promising(node, cards, sign, max(1, most - least))
            gain += solver.play(card)
            node = node.below[card]
            path.append(node)
            if untried:
                break
        gain += solver.drift(0)
        points = board.base + gain * board.unit
        worth = utility(exact.score(points) if board.scored else points)
        least, most = (worth, worth + 1) if not number else (min(least, worth), max(most, worth))
        for branch in path:
            branch.tried += 1
            branch.total += worth
    assert board is not None
    return {board.cards[card]: branch for card, branch in sorted(root.below.items()) if branch.tried}


def _most_promising(node: Branch, cards: list[int], sign: int, scale: int) -> int:
    """The mean for the side to play, and more for what was tried seldom where it could have been."""

    def promise(card: int) -> float:
        branch = node.below[card]
        mean = sign * branch.mean / scale
        return mean + CURIOSITY * sqrt(branch.there.bit_length() / branch.tried)

    return max(cards, key=lambda card: (promise(card), -card))
