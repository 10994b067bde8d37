"""Rules of thumb for French tarot for two: what a careful player plays without searching.

Every card is weighed by the trick it makes, over the replies that the other player may have, and by the position
that it leaves: who leads, which cards win or are in danger, the trumps, the Petit, the Excuse, the piles. All values
are half points that this seat gains and the other loses. `WEIGHTS` is fitted by self-play, not rules of the game.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from ..core.cards import BACK, Card
from ..core.deal import View, owner
from ..core.fields import OneCard
from ..core.shuffle import Stream
from ..games.tarot import BOUTS, EXCUSE, PETIT, PETIT_BONUS, SUITS, TARGETS, TRUMP, Tarot, halves, strength
from .sense import Sense
from .thought import Thought

Held = tuple[int, float]  # a card's strength in its suit, and how likely it is held

RANKS = (14, 13, 12, 11)  # king, queen, cavalier, jack; what is lower is one more class

PLAIN = (
    *(f"{what}-{rank}" for what in ("hold", "cash") for rank in ("king", "queen", "cavalier", "jack", "low")),
    "ruff-honours",  # void, with trumps, where the other holds honours
    "bare-honours",  # in danger, with few cards below them
)
TRUMPS = ("trumps", "trump-wins", "trump-boss", "21", "petit", "petit-guarded", "petit-guards", "petit-alone")
WHOLE = ("lead", "excuse", "excuse-late", "excuse-last", "hidden", "buried", "hand", "petit-late")
WEIGHTS: Mapping[str, float] = dict.fromkeys((*PLAIN, *TRUMPS, *WHOLE), 0.0) | WEIGHTS_HERE


def dot(weights: Sequence[float], row: Sequence[float]) -> float:
    total = 0.0
    for weight, value in zip(weights, row, strict=True):
        total += weight * value
    return total


def plain(mine: Sequence[int], theirs: Sequence[Held], ruff: float, ruffed: float) -> list[float]:
    """What counts in a plain suit, by PLAIN; `ruff` and `ruffed`: how likely this and the other seat hold trumps."""
    row = [0.0] * len(PLAIN)
    void = 1.0
    for _, p in theirs:
        void *= 1.0 - p
    over, safe, at, guards = 1.0, 1.0 - void * ruffed, 0, len(mine)
    for x in mine:
        while at < len(theirs) and theirs[at][0] > x:
            over *= 1.0 - theirs[at][1]
            at += 1
        guards -= 1
        kind = 14 - x if x > 10 else 4
        row[kind] += 1.0
        row[5 + kind] += over * safe
        if kind < 4:
            worth = 8.0 - 2.0 * kind
            row[11] += worth * (1.0 - over) / (1 + guards)
            row[10] -= void * ruffed * worth
    highest = mine[0] if mine else 0
    safe = 1.0 if mine else 1.0 - ruff
    below = 0.0
    for x, p in reversed(theirs):
        kind = 14 - x if x > 10 else 4
        row[kind] -= p
        if x > highest:
            row[5 + kind] -= p * safe
        if kind < 4:
            worth = 8.0 - 2.0 * kind
            if x < highest:
                row[11] -= p * worth / (1.0 + below)
            if not mine:
                row[10] += ruff * p * worth
        below += p
    return row


def trumps(mine: Sequence[int], theirs: Sequence[Held]) -> list[float]:
    """What counts in trumps, by TRUMPS."""
    row = [0.0] * len(TRUMPS)
    expected = none = 0.0
    none = 1.0
    for _, p in theirs:
        expected += p
        none *= 1.0 - p
    count = len(mine)
    row[0] = count - expected
    over, above, at = 1.0, 0.0, 0
    for x in mine:
        while at < len(theirs) and theirs[at][0] > x:
            over *= 1.0 - theirs[at][1]
            above += theirs[at][1]
            at += 1
        row[1] += (expected - above) / expected if expected else 1.0
        row[2] += over
    at = 0
    for x, p in theirs:
        while at < count and mine[at] > x:
            at += 1
        row[1] -= p * ((count - at) / count if count else 1.0)
        if not at:
            row[2] -= p
    if count and mine[0] == 21:
        row[3] = 1.0
    elif theirs and theirs[0][0] == 21:
        row[3] = -theirs[0][1]
    if count and mine[-1] == 1:
        row[4] = 1.0
        row[5] = float(count > 1)
        row[6] = min(3.0, count - 1.0)
        row[7] = none
    elif theirs and theirs[-1][0] == 1 and (p := theirs[-1][1]):
        row[4] = -p
        row[5] = -p * (1.0 - (none / (1.0 - p) if p < 1.0 else 0.0))
        row[6] = -p * min(3.0, expected - p)
        row[7] = -p * (not count)
    return row
