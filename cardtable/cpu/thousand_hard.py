"""Thousand's hard player: looks into worlds for each card, exactly from the first trick on; bids by `thousand_bid`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import erf, sqrt

from ..core.cards import Card
from ..core.deal import View
from ..core.fields import OneCard
from ..core.shuffle import Stream
from ..games.thousand import LOCK, MARRIAGES, SUITS, Thousand, worth
from . import exact
from .encode import Board, Encoder, player_of
from .imagine import Worlds
from .play import Drawn, solver
from .thought import Thought
from .thousand import HABITS, Turn, take
from .thousand_belief import Believed
from .thousand_bid import POINT, bid, contract, exchange, four_nines
from .thousand_race import winning


@dataclass(frozen=True, slots=True)
class Look:
    """What one card may take, and how it is judged."""

    worlds: int = 24
    nodes: int = 250_000  # of the solver in all worlds together
    most: int = 100_000  # in one; what takes longer is left out
    lean: float = 0.5  # what the rules of thumb say of a card counts so much beside its worth
    candidates: int = 4
    doubt: float = 2.5  # the points made differ from the exact value by so much, for each card in hand


LOOK = Look()


class Deal:
    """The worth of what a deal may come to, to one seat: its chance to win the match."""

    def __init__(self, view: View, rules: Thousand, left: int, doubt: float) -> None:
        self.seat, self.declarer = view.seat, view.facts["declarer"]
        self.high: int = view.facts["high"]
        self.totals: Sequence[int] = view.setting["totals"]
        self.actual = view.setting["chosen"]["declarer_scores"] == "actual"
        self.had = [took + married for took, married in zip(rules.took, rules.married, strict=True)]
        self.left = left
        self.doubt = doubt
        self.known: dict[tuple[int, int], float] = {}

    def made(self, points: int) -> float:
        """How likely the contract is made, if these are the points by open cards."""
        if self.had[self.declarer] >= self.high:
            return 1.0
        if self.doubt <= 0.0:
            return float(points >= self.high)
        return 0.5 + 0.5 * erf((points + 0.5 - self.high) / (self.doubt * sqrt(2)))

    def worth(self, points: int, own: int) -> float:
        """`points` of the declarer; `own`: of this seat, if it is a defender."""
        found = self.known.get((points, own))
        if found is None:
            won, lost = self.total(points, own, True), self.total(points, own, False)
            made = self.made(points)
            found = self.known[points, own] = made * won + (1.0 - made) * lost
        return found

    def total(self, points: int, own: int, made: bool) -> int:
        rest = self.left - (points - self.had[self.declarer])
        totals = list(self.totals)
        others = [seat for seat in range(len(totals)) if seat not in (self.declarer, self.seat)]
        if self.seat != self.declarer:
            rest -= own - self.had[self.seat]
            self.add(totals, self.seat, own)
        for seat in others:
            self.add(totals, seat, self.had[seat] + max(0, rest) // len(others))
        if made:
            totals[self.declarer] += max(points, self.high) if self.actual else self.high
        else:
            totals[self.declarer] -= self.high
        return winning(totals, self.seat, self.declarer)

    def add(self, totals: list[int], seat: int, points: int) -> None:
        if totals[seat] <= LOCK:
            totals[seat] += points


def own_board(board: Board, deal: Thousand, seat: int) -> Board:
    """The same cards, to be valued for the points of this seat alone, which all others want to be few."""
    player = player_of(deal, seat)
    brings = tuple(MARRIAGES[suit] for suit in SUITS)
    return replace(
        board,
        sides=tuple(int(other != player) for other in range(board.players)),
        marriages=(brings, (0,) * len(brings)),
        base=deal.took[seat] + deal.married[seat],
    )


def rate(view: View, random: Stream, look: Look = LOOK) -> dict[Card, float]:
    """What each card that may be played is worth, in the mean of the worlds tried."""
    searcher = solver()
    searcher.reset()
    drawn: Drawn = Believed(view, look.candidates) if look.candidates > 1 else Worlds(view)
    worlds = drawn.worlds if isinstance(drawn, Believed) else Worlds(view)
    deal = worlds.deal(random, drawn.placed(random))
    assert isinstance(deal, Thousand)
    encoder = Encoder(deal, view.seat, "declarer", list(worlds.homes))
    defends = view.seat != deal.declarer
    live = [card for seat in range(deal.seats) for card in deal.held(seat)] + list(deal.cards("trick"))
    judge = Deal(view, deal, sum(map(worth, live)), look.doubt * len(view.hand))
    sums: dict[Card, float] = {}
    count = spent = 0
    guess: int | None = None
    own_guess: int | None = None
    for number in range(look.worlds):
        if number:
            worlds.refill(deal, random, drawn.placed(random))
        board = encoder.board()
        searcher.reset(look.most)
        values = exact.values(searcher, board, guess)
        spent += searcher.nodes
        if values is None:
            continue
        guess = next(iter(values.values()))
        owns: Mapping[Card, int] | None = None
        if defends:
            searcher.reset(look.most)
            owns = exact.values(searcher, own_board(board, deal, view.seat), own_guess)
            spent += searcher.nodes
            if owns is None:
                continue
            own_guess = next(iter(owns.values()))
        for card, value in values.items():
            points = -value if defends else value
            sums[card] = sums.get(card, 0.0) + judge.worth(points, owns[card] if owns else 0)
        count += 1
        if spent > look.nodes:
            break
    return {card: total / count for card, total in sums.items()}


def play(view: View, random: Stream, look: Look = LOOK) -> Thought:
    """The card that is best over worlds, with a share of what the rules of thumb say of it."""
    assert view.asked is not None
    field = view.asked.fields["card"]
    assert isinstance(field, OneCard)
    if len(field.among) == 1:
        return Thought({"card": field.among[0]}, "only-card")
    turn = Turn(view, HABITS)
    worths = rate(view, random, look)

    def merit(card: Card) -> float:
        return worths.get(card, 0.0) + look.lean * POINT * turn.score(card)

    card = min(field.among, key=lambda card: (-merit(card), turn.rules.strength(card), field.among.index(card)))
    return Thought({"card": card}, turn.reason(card))


def hard(view: View, random: Stream) -> Thought:
    assert view.asked is not None
    match view.asked.do:
        case "bid":
            return bid(view, random)
        case "four_nines":
            return four_nines(view, random)
        case "take":
            return take(random)
        case "discard" | "give":
            return exchange(view, random)
        case "contract":
            return contract(view, random)
        case _:
            return play(view, random, LOOK)
