"""How well an imagined world of Thousand explains the auction: who bid holds more, who passed less."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Any

from ..core.cards import BACK, Card
from ..core.deal import Move, Seat, View
from ..core.shuffle import Stream
from ..games.thousand import BID_STEP, OBLIGATION, ceiling
from .imagine import Worlds
from .thousand_hands import held, points_of

NONE_AWAY = (0, 0, 0, 0)
CANDIDATES = 4  # worlds of which one is taken, the likelier the more often
SCALE = 1 << 20
FLOOR = 0.1


@dataclass(frozen=True, slots=True)
class Limit:
    """How high a hand is bid: by the points that its cards alone would make, before the packet."""

    base: float
    share: float
    spread: float


LIMITS = {2: Limit(53.0, 0.8, 20.0), 3: Limit(61.0, 0.7, 20.0)}
ROOM, RAISED = 18.0, 25.0  # a contract that was raised is so far below the points expected, with this deviation
UNRAISED, DOUBT = 22.0, 18.0  # and one that was not is no further below than this


def below(x: float) -> float:
    """The chance of a normal deviate below this; never so small that one call decides."""
    return FLOOR + (1.0 - FLOOR) * (0.5 + 0.5 * erf(x / sqrt(2)))


class Belief:
    """What the others' calls say of their cards."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.chosen: Mapping[str, Any] = view.setting["chosen"]
        self.declarer, self.high = view.facts["declarer"], view.facts["high"]
        self.raised = False
        self.bids: dict[Seat, int] = {}
        self.stops: dict[Seat, int] = {}  # what a seat would not bid any more
        high = OBLIGATION
        for note in view.notes:
            if note.kind == "bid":
                amount = note.values["amount"]
                if isinstance(amount, int):
                    high = self.bids[note.values["seat"]] = amount
                else:
                    self.stops[note.values["seat"]] = high + BID_STEP
            self.raised = self.raised or note.kind == "raised"
        self.limit = LIMITS[view.setting["seats"]]
        self.others = [seat for seat in range(view.setting["seats"]) if seat != view.seat]
        self.known: dict[Seat, list[Card]] = {seat: [] for seat in self.others}  # cards that each has, or has played
        for seat in self.others:
            self.known[seat] += [card for card in view.piles[f"hand:{seat}"] if card != BACK]
        for event in view.log:
            if isinstance(event, Move) and event.target == "trick":
                seat = int(event.source.partition(":")[2])
                if seat in self.known:
                    self.known[seat] += event.cards

    def likely(self, placed: Mapping[str, Sequence[Card]]) -> float:
        """How likely the calls are with these cards; 0 if the rules would not have allowed them."""
        found = 1.0
        for seat in self.others:
            hand = [*self.known[seat], *placed.get(f"hand:{seat}", ())]
            declares = seat == self.declarer
            bid = self.high if declares else self.bids.get(seat, 0)
            most = ceiling(hand)
            if bid > most:
                return 0.0
            points = points_of(held(hand), NONE_AWAY, self.chosen)
            if declares:
                found *= self.contract(points)
                continue
            limit = self.limit.base + self.limit.share * points
            if bid:
                found *= below((limit - bid) / self.limit.spread)
            stop = self.stops.get(seat, 0)
            if stop and stop <= most:
                found *= below((stop - limit) / self.limit.spread)
        return found

    def contract(self, points: float) -> float:
        """How likely the declarer names this contract, with so many points expected."""
        if not self.raised:
            return below((self.high + UNRAISED - points) / DOUBT)
        off = (points - ROOM - self.high) / RAISED
        return FLOOR * 0.3 + below(off + 0.4) - below(off - 0.4)


class Believed:
    """Worlds of a view as `Worlds` has them, those more often that explain the auction."""

    def __init__(self, view: View, candidates: int = CANDIDATES) -> None:
        self.worlds, self.belief, self.candidates = Worlds(view), Belief(view), candidates

    def placed(self, random: Stream) -> Mapping[str, Sequence[Card]]:
        found = [self.worlds.placed(random) for _ in range(self.candidates)]
        weights = [int(SCALE * self.belief.likely(world)) for world in found]
        total = sum(weights)
        if not total:
            return found[0]
        at = random.below(total)
        for world, weight in zip(found, weights, strict=True):
            if at < weight:
                return world
            at -= weight
        raise AssertionError("weights add up")
