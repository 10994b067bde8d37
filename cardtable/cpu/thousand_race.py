"""How near the players of a match of Thousand are to winning it: what a change of the totals is worth.

A total of 800 is worth more than one a little above it: from there on only contracts count.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp

from ..core.deal import Seat
from ..games.thousand import Thousand
from .sums import summed

SURE = 1_000_000  # the worth of a match that is won
TARGET = Thousand.target
FROM, STEP = 700, 10  # of `Home.last`


@dataclass(frozen=True, slots=True)
class Home:
    """How many deals a player alone would take to the target, about."""

    last: tuple[float, ...]  # from these totals
    slope: float  # a point, below them
    spread: float  # so many deals make a difference


# By the number of players. Each player declares every `n`th deal, a hand worth 150 ± 38 points (122 ± 38), makes the
# contract that is best for this very race, and else scores as the defenders of medium players do; fixed point of that.
# The spread is fitted to who won 150 matches of medium players, from the totals before each deal.
HOMES = {
    2: Home(
        (
            6.02, 5.98, 5.78, 5.58, 5.41, 5.21, 5.05, 4.87, 4.73, 4.55, 4.46, 4.87, 4.71, 4.54, 4.33,
            4.06, 3.78, 3.47, 3.15, 2.84, 2.54, 2.59, 2.57, 2.55, 2.53, 2.49, 2.46, 2.42, 2.38, 2.35,
        ),
        0.01403,
        3.5,
    ),
    3: Home(
        (
            13.82, 13.94, 13.63, 13.28, 12.85, 12.42, 11.97, 11.72, 11.45, 11.17, 10.7, 11.7, 11.59, 11.32, 10.77,
            10.32, 9.68, 9.05, 8.27, 7.37, 6.24, 6.47, 6.48, 6.43, 6.26, 6.12, 5.92, 5.73, 5.49, 5.21,
        ),
        0.02662,
        6.0,
    ),
}  # fmt: skip


@cache
def to_go(players: int, total: int) -> float:
    """How many deals a player with this total is from the target, were it alone."""
    home = HOMES[players]
    if total >= TARGET:
        return 0.0
    if total < FROM:
        return home.last[0] + home.slope * (FROM - total)
    at, over = divmod(total - FROM, STEP)
    here = home.last[at]
    if not over:
        return here
    after = home.last[at + 1] if at + 1 < len(home.last) else 0.0
    if FROM + at * STEP == 800:
        return after  # above it, all is as at the next step
    if after == 0.0:
        return here
    return here + (after - here) * over / STEP


def winning(totals: Sequence[int], seat: Seat, declarer: Seat) -> int:
    """How likely this seat wins the match after a deal of this declarer, in parts of SURE."""
    there = [other for other, total in enumerate(totals) if total >= TARGET]
    if there:
        if declarer in there:
            return SURE if seat == declarer else 0
        best = max(totals)
        first = [other for other in there if totals[other] == best]
        return SURE // len(first) if seat in first else 0
    players = len(totals)
    spread = HOMES[players].spread
    mine = to_go(players, totals[seat])
    return int(SURE / summed(exp((mine - to_go(players, total)) / spread) for total in totals))
