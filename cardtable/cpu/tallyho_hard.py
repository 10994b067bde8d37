"""Tallyho played by looking into worlds: the hard player.

The auction rests on the hand played out in sampled worlds, the card on `play.choose`, with the rules of thumb beside.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import erf, sqrt

from ..core.cards import Card
from ..core.deal import View
from ..core.fields import Action, Number, OneCard
from ..core.shuffle import Stream
from ..games.tallyho import BID_STEP, COLOURS, HIGHEST_BID, LOWEST_BID, TOTAL, Tallyho, worth
from . import exact
from .encode import encode
from .imagine import Worlds
from .play import Budget, Utility, choose, solver
from .story import Inferred
from .tallyho import HELD, MEDIUM, PARTNER_BID, ROOM, RULES, Turn, best_discard, discard, features, play, rank
from .sums import dot, summed
from .thought import Thought

# --- the auction ----------------------------------------------------------------------------------------

WORLDS = 16  # in which a hand is played out
FINISH = 5  # by rules of thumb until so many tricks are left, then exact
# points of the declarer's side, fitted to hands that hard players played: from what the hand promises (`HELD`), and
# from its mean in sampled worlds
BASE, BY_HAND, BY_WORLDS, SPREAD = 0.0, 1.0, 0.0, 30.0


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
        board = encode(deal, view.seat)
        searcher.reset()
        searcher.load(board)
        gain = searcher.drift(FINISH) * board.unit
        rest = exact.rest(searcher, board, board.base + gain)
        assert rest is not None  # no budget
        taken.append(rest)
    return Prospect(promises[trump], tuple(taken))


# --- the tricks -----------------------------------------------------------------------------------------

LOOK = Budget(worlds=60, nodes=3_000_000, exact=7, finish=6)
LOOK_FROM = 8  # with more cards in hand the rules of thumb alone play better
LEAN = 0.7  # see `choose`


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
    if len(field.among) == 1 or len(view.hand) > LOOK_FROM:
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
        lean=LEAN,
    )
    return Thought({"card": card}, turn.reason(card))


def hard(view: View, random: Stream) -> Thought:
    """Looks into worlds for each bid and card."""
    from . import tallyho
    assert view.asked is not None
    return look(view, random) if view.asked.do == "play" else tallyho.medium(view, random)
