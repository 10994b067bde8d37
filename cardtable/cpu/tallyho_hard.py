"""Tallyho played by looking into worlds: the hard player.

The auction rests on the hand played out in sampled worlds, the card on `play.choose`, with the rules of thumb beside.
"""

from dataclasses import dataclass
from math import erf, sqrt

from ..core.deal import Deal, Seat, View
from ..core.fields import Action, Number, OneCard
from ..core.shuffle import Stream
from ..games.tallyho import BID_STEP, COLOURS, HIGHEST_BID, LOWEST_BID, TOTAL, Tallyho, worth
from . import exact
from .encode import encode
from .imagine import Worlds
from .play import Budget, Utility, choose, solver
from .solver import Solver
from .story import Inferred, drift_by_model
from .sums import dot
from .tallyho import (
    DEFENCE,
    HELD,
    KEPT,
    MEDIUM,
    RULES,
    Turn,
    best_discard,
    call,
    expected,
    features,
    play,
    rank,
    reason_to_discard,
    throwable,
)
from .thought import Thought

# --- the auction ----------------------------------------------------------------------------------------

WORLDS = 16  # in which a hand is played out
FINISH = 5  # by rules of thumb until so many tricks are left, then exact
# points of the declarer's side, fitted to 960 hands that medium and hard players played: from what the hand promises
# (`HELD`), and from its mean in sampled worlds; BASE and SPREAD so that contracts are made as often as is foreseen,
# of 2,000 of hard players
BASE, BY_HAND, BY_WORLDS, SPREAD = 71.5, 0.5, 0.1, 13.0
SURE = 0.62  # how likely a contract must be to be made
HOPELESS = 135.0  # promised points below which no world need be looked into
SURE_AT_HOME, SURE_IN_NEED = 0.85, 0.4  # where defending is enough to win the match, or would lose it


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a hand may take as declarer."""

    promised: float  # by rule of thumb
    taken: tuple[int, ...]  # in each sampled world

    @property
    def mean(self) -> float:
        return BASE + BY_HAND * self.promised + BY_WORLDS * sum(self.taken) / len(self.taken)

    def chance(self, amount: int) -> float:
        """How likely the hand takes so many points."""
        return 0.5 - 0.5 * erf((amount - BID_STEP / 2 - self.mean) / SPREAD / sqrt(2.0))


def prospect(view: View, random: Stream) -> Prospect:
    """The hand played out as if it bought the Den now, in worlds that fit what is known."""
    promises = {trump: dot(HELD, features(view.hand, trump)) for trump in COLOURS}
    trump = max(promises, key=lambda colour: promises[colour])
    worlds, searcher, taken = Worlds(view), solver(), []
    for _ in range(WORLDS):
        deal = worlds.deal(random)
        assert isinstance(deal, Tallyho) and deal.asked is not None
        field = deal.asked.fields["amount"]
        assert isinstance(field, Number)
        deal.answer(Action(view.seat, "bid", {"amount": field.low}))
        while deal.asked.do == "bid":
            deal.answer(Action(deal.asked.seat, "bid", {"amount": "pass"}))
        cards, named = best_discard(deal.hand(view.seat), trump)
        deal.answer(Action(view.seat, "discard", {"cards": cards, "trump": named}))
        taken.append(played_out(searcher, deal, view.seat))
    return Prospect(promises[trump], tuple(taken))


def played_out(searcher: Solver, deal: Deal, seat: Seat) -> int:
    """The points of this seat's side if the players go on by the fitted model, and play the end as well as can be."""
    assert isinstance(deal, Tallyho)
    board = encode(deal, seat)
    drift_by_model(searcher, deal)
    searcher.reset()
    searcher.load(board)
    gain = searcher.drift(FINISH) * board.unit
    points = exact.rest(searcher, board, board.base + gain)
    assert points is not None  # no budget
    return points


def bid(view: View, random: Stream) -> Thought:
    """A bid that is likely enough to be made; never more than any sampled world allows."""
    assert view.asked is not None
    field = view.asked.fields["amount"]
    assert isinstance(field, Number)
    totals, side, declarer = view.setting["totals"], RULES.side(view.seat), view.facts["declarer"]
    sure = SURE
    if (
        declarer is not None
        and RULES.side(declarer) != side
        and totals[1 - side] + view.facts["high"] >= Tallyho.target
    ):
        sure = SURE_IN_NEED
    elif Tallyho.target - totals[side] <= DEFENCE // 2:
        return call(view, 0)
    elif Tallyho.target - totals[side] <= DEFENCE:
        sure = SURE_AT_HOME
    if expected(view.hand) < HOPELESS:
        return call(view, 0)
    found = prospect(view, random)
    most = max(found.taken)
    limit = max((n for n in range(LOWEST_BID, most + 1, BID_STEP) if found.chance(n) >= sure), default=0)
    return call(view, min(limit, HIGHEST_BID))


# --- the Den --------------------------------------------------------------------------------------------

SHORTLIST, DEN_WORLDS = 8, 16  # discards that are played out, and in how many worlds
BY_THUMB = 1.0  # how much what the hand left promises counts beside


def lay_away(view: View, random: Stream) -> Thought:
    """The discard and the trump that do best in sampled worlds, of those that leave the most promising hands."""
    options = [
        (dot(KEPT, features([card for card in view.hand if card not in cards], trump, cards)), cards, trump)
        for trump in COLOURS
        for cards in throwable(view.hand, trump)
    ]
    options = sorted(options, key=lambda option: -option[0])[:SHORTLIST]
    worlds, searcher, scored = Worlds(view), solver(), outcome(view)
    values = [BY_THUMB * DEN_WORLDS * promised for promised, _, _ in options]
    for _ in range(DEN_WORLDS):
        world = worlds.deal(random)
        for at, (_, cards, trump) in enumerate(options):
            deal = world.copy()
            deal.answer(Action(view.seat, "discard", {"cards": cards, "trump": trump}))
            values[at] += scored(played_out(searcher, deal, view.seat))
    best = max(range(len(options)), key=lambda at: (values[at], -at))
    _, cards, trump = options[best]
    return Thought({"cards": cards, "trump": trump}, reason_to_discard(view, cards))


# --- the tricks -----------------------------------------------------------------------------------------

LOOK = Budget(worlds=80, early=80, nodes=3_000_000, exact=7, finish=5)
LEAN, LATE, LEAN_LATE = 1.5, 5, 0.4  # see `choose`; exact values need less help


def outcome(view: View) -> Utility:
    """Points of one's own side → its score less that of the others."""
    side, bid = RULES.side(view.seat), view.facts["high"]
    declaring = RULES.side(view.facts["declarer"]) == side

    def scored(points: int) -> int:
        theirs = TOTAL - points
        if declaring:
            return (points if points >= bid else -bid) - theirs
        return points - (theirs if theirs >= bid else -bid)

    return scored


def look(view: View, random: Stream) -> Thought:
    """The card that is best over worlds in which the others would have played as they did."""
    assert view.asked is not None
    field = view.asked.fields["card"]
    assert isinstance(field, OneCard)
    if len(field.among) == 1:
        return play(view)
    turn = Turn(view, MEDIUM)
    card = choose(
        view,
        random,
        LOOK,
        order=lambda card: (worth(card), rank(card), str(card)),
        utility=outcome(view),
        drawn=Inferred(view, lambda card: worth(card) // BID_STEP),
        thumbs=turn.score,
        lean=LEAN if len(view.hand) > LATE else LEAN_LATE,
    )
    return Thought({"card": card}, turn.reason(card))


def hard(view: View, random: Stream) -> Thought:
    """Looks into worlds for each bid, discard and card."""
    assert view.asked is not None
    match view.asked.do:
        case "bid":
            return bid(view, random)
        case "discard":
            return lay_away(view, random)
        case _:
            return look(view, random)
