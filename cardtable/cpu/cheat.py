"""A player who sees all cards: the limit that others are measured by. Only `simulate` has it.

It is given an open view (`Table.open_view`), in which nothing is hidden: the only world of such a view is the truth.
"""

from ..core.cards import Card
from ..core.deal import View
from ..core.fields import OneCard
from ..core.shuffle import Stream
from ..core.tricks import TrickDeal
from ..games.piedicavallo import worth
from . import exact, tallyho_hard
from .encode import encode
from .imagine import imagine
from .play import Utility, solver
from .playout import PLACE, Position, bits, play_out
from .solver import MOST_CARDS
from .thought import Thinking, Thought

NODES = 2_000_000  # for the exact values of one decision; beyond that rules of thumb until FINISH tricks are left
MOST = 11  # and with more cards in hand at once
FINISH = 7
BLIND = 2  # equals are told apart by what they bring if rules of thumb play on until so many tricks are left


def card(view: View, random: Stream) -> Thought:
    """The card that is best with open cards; of equals the one that rules of thumb do most with."""
    assert view.asked is not None
    field = view.asked.fields["card"]
    assert isinstance(field, OneCard)
    if len(field.among) == 1:
        return Thought({"card": field.among[0]}, "only-card")
    deal = imagine(view, random)
    assert isinstance(deal, TrickDeal)
    live = sum(len(deal.held(seat)) for seat in range(deal.seats)) + len(deal.cards("trick"))
    if live > MOST_CARDS:
        return Thought({"card": _early(view, deal, field)}, "open")
    board, searcher, utility = encode(deal, view.seat), solver(), utility_of(view)
    searcher.model()  # whatever others of this process have set
    searcher.reset(NODES)
    values = exact.values(searcher, board) if len(view.hand) <= MOST else None
    searcher.reset()
    if values is None:
        values = exact.estimates(searcher, board, 0, FINISH)
    thumbs = exact.estimates(searcher, board, 0, BLIND)
    assert values is not None and thumbs is not None  # no budget
    best = max(values, key=lambda card: (utility(values[card]), values[card], thumbs[card], -board.number(card)))
    return Thought({"card": best}, "open")


def utility_of(view: View) -> Utility:
    return tallyho_hard.outcome(view) if view.game.name == "tallyho" else int


def _early(view: View, deal: TrickDeal, field: OneCard) -> Card:
    """Too many cards for the solver: rules of thumb play on."""
    if view.game.name != "piedicavallo":
        return min(field.among, key=view.game.pack.index)
    hands, sleeping = [bits(deal.hand(seat)) for seat in range(4)], sum(map(worth, deal.cards("sleeping")))
    asleep = (0, sleeping) if view.setting["dealer"] & 1 else (sleeping, 0)
    at = Position(view.seat, view.piles.get("trick", ()), view.facts["took"], view.facts["takers"])
    return max(field.among, key=lambda card: (play_out(hands.copy(), at, PLACE[card], asleep)[0], -PLACE[card]))


def playing(others: Thinking) -> Thinking:
    """A player who sees all cards in the tricks, and answers everything else as another does."""

    def answer(view: View, random: Stream) -> Thought:
        assert view.asked is not None
        return card(view, random) if view.asked.do == "play" else others(view, random)

    return answer
