"""The hard player of French tarot for two: the rules of thumb, and what the cards bring in worlds.

Early in a hand the rules of thumb play alone: what open cards bring was not seen to judge better there. Later the best
cards by the rules of thumb are tried in worlds that fit what is known, and what the rules of thumb give counts beside
that: they know what open cards hide, that what lies covered is known to nobody.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from ..core.cards import Card
from ..core.deal import View
from ..core.fields import OneCard
from ..core.shuffle import Stream
from ..games.tarot import halves, strength
from . import exact
from .encode import Board
from .play import boards, solver
from .solver import Solver, compiled
from .tarot import Turn, play
from .tarot_open import Open, number
from .thought import Thought


@dataclass(frozen=True, slots=True)
class Look:
    """How to look into worlds; what it may take is counted in worlds and nodes."""

    tricks: int  # with so many tricks left, or fewer
    finish: int  # with more than these, play is by rules until so many are left; from there on it is exact
    worlds: int  # sampled at most
    lean: float  # what a half point of the rules of thumb counts beside a point of score
    wide: int = 6  # cards that are tried
    nodes: int = 2_000_000  # of the solver in all worlds together; fewer worlds where they are dear
    one: int = 1_000_000  # in one world: the few that would take longer are left out


# The first of these with enough tricks. Few worlds will do: choices in 6 cost hardly more than those in 40.
LOOKS: tuple[Look, ...] = (
    Look(tricks=14, finish=14, worlds=6, lean=0.15),
    Look(tricks=18, finish=11, worlds=5, lean=0.3, wide=5, one=400_000),
    Look(tricks=24, finish=10, worlds=6, lean=0.6, wide=5, one=400_000),
)
SLOWER = 30  # times fewer nodes where the solver is not compiled
TIE = 0.001  # the lean where nothing is hidden: then the rules of thumb only choose between equals


def look(view: View, random: Stream, looks: Collection[Look] = ()) -> Thought:
    """The card that is worth most in worlds, with a share of what the rules of thumb give it. `looks`: else LOOKS."""
    assert view.asked is not None
    field = view.asked.fields["card"]
    assert isinstance(field, OneCard)
    if len(field.among) == 1:
        return play(view)
    turn = Turn(view)
    how = next((look for look in looks or LOOKS if turn.left <= look.tricks), None)
    if how is None or turn.open:
        return play(view)
    if not compiled:
        how = replace(how, nodes=how.nodes // SLOWER, one=how.one // SLOWER)
    scores = {card: turn.score(card) for card in field.among}
    tried = sorted(scores, key=lambda card: (-scores[card], order(card)))[: how.wide]
    certain = not any(turn.hidden)  # what is not seen is the other's hand
    means = rate(view, random, tried, replace(how, worlds=1) if certain else how)
    lean = TIE if certain and means else how.lean
    card = min(tried, key=lambda card: (-(means.get(card, 0.0) + lean * scores[card]), order(card)))
    return Thought({"card": card}, turn.reason(card))


def order(card: Card) -> tuple[int, int, str]:
    """Of equal cards the first in this order is played."""
    return halves(card), strength(card), str(card)


def rate(view: View, random: Stream, among: Collection[Card], how: Look) -> Mapping[Card, float]:
    """The score that each of these cards brings in worlds of this view, on the average; nothing if all are too dear."""
    world = boards(view, random)
    searcher = solver()
    totals = dict.fromkeys(among, 0)
    spent = tried = 0
    for _ in range(how.worlds):
        board = world()
        searcher.reset(how.one)
        values = ahead(searcher, board, among, how.finish)
        spent += searcher.nodes
        if values is not None:
            tried += 1
            for card in among:
                totals[card] += values[card]
        if spent > how.nodes:
            break
    return {card: total / tried for card, total in totals.items()} if tried else {}


def ahead(searcher: Solver, board: Board, among: Collection[Card], finish: int) -> Mapping[Card, int] | None:
    """The score after each of these cards, exact if no more tricks are left than `finish`; None: too dear."""
    numbers = [number(card) for card in board.cards]
    now = Open.of(board, numbers)
    if now.left <= finish:
        return exact.values(searcher, board, among=among)
    at = {card: place for place, card in enumerate(numbers)}
    led = numbers[board.trick[0]] if board.trick else None
    searcher.load(board)
    found: dict[Card, int] = {}
    guess: int | None = None
    for card in among:
        searcher.rewind()
        base = board.base
        for played in now.line(number(card), led, finish):
            base += searcher.play(at[played]) * board.unit
        guess = exact.rest(searcher, board, base, guess)
        if guess is None:
            return None
        found[card] = guess
    return found


def hard(view: View, random: Stream) -> Thought:
    """What the seat asked plays."""
    return look(view, random)
