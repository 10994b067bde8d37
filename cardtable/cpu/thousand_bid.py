"""What a hand of Thousand is worth to a declarer: unseen cards sampled, an exchange by rule, exact values.

Whoever sees all cards makes more, or less, than who does not: `Making` says by how much, fitted to deals played.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erf, sqrt
from typing import Any

from ..core.cards import BACK, Card
from ..core.deal import Move, Seat, View
from ..core.fields import Number
from ..core.shuffle import Stream
from ..games.thousand import (
    BID_STEP,
    CEILING,
    LAID,
    LOCK,
    MARRIAGES,
    OBLIGATION,
    PACKETS,
    PARTNER,
    SUITS,
    Thousand,
    ceiling,
    worth,
)
from .encode import Board
from .play import solver
from .sense import bare
from .solver import MUST_BEAT, MUST_TRUMP, OVERTRUMP
from .sums import summed
from .thought import Thought
from .thousand import laid
from .thousand_hands import best_kept, partings
from .thousand_race import SURE, winning

CARDS = tuple(sorted(Thousand.pack, key=lambda card: (SUITS.index(card.suit), Thousand.pack.index(card) * -1)))
BITS = {card: 1 << number for number, card in enumerate(CARDS)}
POINTS = tuple(map(worth, CARDS))
SUIT_BITS = tuple(sum(BITS[card] for card in CARDS if card.suit == suit) for suit in SUITS)
PAIRS = tuple(sum(BITS[Card(suit, rank)] for rank in PARTNER) for suit in SUITS)
BRINGS = tuple(MARRIAGES[suit] for suit in SUITS)
NOTHING = (0,) * len(SUITS)
UNCOVERED = (-1,) * len(CARDS)
MOST = CEILING + sum(MARRIAGES.values())  # points that a declarer can make
MOST_NODES = 80_000  # for one value; what takes longer is left out


@dataclass(frozen=True, slots=True)
class Making:
    """From exact values to chances."""

    shift: float  # points made beyond the exact value, in the mean
    spread: float  # and the standard deviation of them


# By the number of players.
BEFORE = {2: Making(0.0, 20.0), 3: Making(2.0, 20.0)}  # of a hand whose packet is not seen yet
AFTER = {2: Making(0.0, 9.0), 3: Making(5.0, 15.0)}  # of the cards that are played
WORLDS = {"bid": 20, "contract": 30, "part": 8}
TRIED = 5  # ways to part with two cards


def bits(cards: Sequence[Card]) -> int:
    return sum(BITS[card] for card in cards)


class Opening:
    """Deals at the first lead of a seat as declarer, in bit sets."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.chosen: Mapping[str, Any] = view.setting["chosen"]
        self.seats: int = view.setting["seats"]
        self.order = [view.seat, *bare(view).after(view.seat)[: self.seats - 1]]
        mine = f"hand:{view.seat}"
        moves = [event for event in view.log if isinstance(event, Move) and event.source == mine]
        self.given = [move.cards[0] for move in moves if move.target.startswith("hand:")]  # to the left, to the right
        self.guess = OBLIGATION + BID_STEP
        self.duties = MUST_BEAT
        if self.chosen["must_trump"] == "on":
            self.duties |= MUST_TRUMP | OVERTRUMP

    def worth(self, hands: Sequence[int], table: Sequence[Card]) -> int | None:
        """The points that the declarer makes with open cards; the hands are in the order of play from there."""
        counts = self.chosen["table_cards"] == "last_trick"
        board = Board(
            players=self.seats,
            sides=(0, 1, 1)[: self.seats],
            suits=SUIT_BITS,
            points=POINTS,
            hands=tuple(hands),
            leader=0,
            under=UNCOVERED,
            duties=self.duties,
            last_bonus=sum(map(worth, table)) if counts else 0,
            pairs=PAIRS,
            marriages=(BRINGS, NOTHING),
            after_trick=self.chosen["marriage"] == "after_trick",
            cards=CARDS,
        )
        return self.about(board)

    def about(self, board: Board) -> int | None:
        """The value to the middle of a step of the bids, as this is all that they depend on; None if it is dear."""
        searcher = solver()
        searcher.load(board)
        searcher.reset(MOST_NODES)
        low, high = 0, MOST + BID_STEP  # at least low, less than high
        bar, step = self.guess, BID_STEP
        while high - low > BID_STEP:
            enough = searcher.at_least(bar)
            if enough is None:
                return None
            if enough:
                low, bar = bar, bar + step
            else:
                high, bar = bar, bar - step
            step *= 2
            if not low < bar < high:
                bar = low + (high - low) // (2 * BID_STEP) * BID_STEP
        self.guess = max(low, BID_STEP)
        return low + BID_STEP // 2

    # --- before the packet is seen -----------------------------------------------------------------------

    def unseen(self) -> list[Card]:
        """The cards that this seat has no idea of."""
        known = {card for pile in self.view.piles.values() for card in pile if card != BACK}
        known.update(self.given)
        return [card for card in self.view.game.pack if card not in known]

    def before(self, random: Stream, worlds: int) -> list[int]:
        """Points made with packets that may lie there."""
        out, found = self.unseen(), []
        size, hand = PACKETS[self.seats][0], self.view.hand
        held = len(hand)
        for _ in range(worlds):
            cards = random.shuffled(out)
            mine = (*hand, *cards[:size])
            _, away = best_kept(mine, self.chosen)
            kept = bits(mine) & ~bits(away)
            if self.seats == 2:
                value = self.worth((kept, bits(cards[size : size + held])), (*away, *cards[size + held :]))
            else:
                left, right = cards[size : size + held], cards[size + held :]
                value = self.worth((kept, bits((*left, away[0])), bits((*right, away[1]))), ())
            if value is not None:
                found.append(value)
        return found

    # --- with the packet ---------------------------------------------------------------------------------

    def after(self, random: Stream, worlds: int, ways: Sequence[tuple[Card, Card]]) -> list[list[int]]:
        """Points made after each way to part with two cards of the hand, in the same worlds."""
        hand = self.view.hand
        out = self.unseen()
        found: list[list[int]] = [[] for _ in ways]
        for _ in range(worlds):
            cards = random.shuffled(out)
            values = [self.parted(hand, way, cards) for way in ways]
            for value, row in zip(values, found, strict=True):
                if value is not None:
                    row.append(value)
        return found

    def parted(self, hand: Sequence[Card], way: tuple[Card, Card], cards: Sequence[Card]) -> int | None:
        kept = bits(hand) & ~bits(way)
        if self.seats == 2:
            size = len(hand) - LAID
            return self.worth((kept, bits(cards[:size])), (*way, *cards[size:]))
        half = len(cards) // 2
        return self.worth((kept, bits((*cards[:half], way[0])), bits((*cards[half:], way[1]))), ())

    def standing(self, random: Stream, worlds: int) -> list[int]:
        """Points made with the cards that are played."""
        out = self.unseen()
        hand, found = bits(self.view.hand), []
        for _ in range(worlds):
            cards = random.shuffled(out)
            if self.seats == 2:
                size = len(self.view.hand)
                value = self.worth((hand, bits(cards[:size])), (*laid(self.view), *cards[size:]))
            else:
                half = len(cards) // 2
                to_left, to_right = self.given
                others = bits((*cards[:half], to_left)), bits((*cards[half:], to_right))
                value = self.worth((hand, *others), ())
            if value is not None:
                found.append(value)
        return found


def chance(values: Sequence[int], amount: int, making: Making) -> float:
    """How likely so many points are made, by the exact values of some worlds."""
    if not values:
        return 0.0
    scale = making.spread * sqrt(2)
    likely = (0.5 + 0.5 * erf((value + making.shift + 0.5 - amount) / scale) for value in values)
    return summed(likely) / len(values)


def values_of(view: View, random: Stream, worlds: int = 0) -> tuple[list[int], Making]:
    """The exact values of sampled worlds with this seat as declarer, and what they say."""
    assert view.asked is not None
    opening, seats = Opening(view), view.setting["seats"]
    if view.asked.do == "contract":
        return opening.standing(random, WORLDS["contract"]), AFTER[seats]
    return opening.before(random, worlds or WORLDS["bid"]), BEFORE[seats]


def chances(view: View, random: Stream) -> dict[int, float]:
    """How likely each amount that may be bid or named now is made, if this seat becomes the declarer."""
    assert view.asked is not None
    field = view.asked.fields["amount"]
    assert isinstance(field, Number)
    values, making = values_of(view, random)
    return {amount: chance(values, amount, making) for amount in range(field.low, field.high + 1, field.step)}


# --- what a contract is worth in the match --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Course:
    """How deals go on the whole."""

    made: int  # points of each defender if the contract is made,
    lost: int  # and if not
    obliged: tuple[float, int]  # who keeps the obligation: the chance to make the contract, and how high it gets
    bidder: tuple[float, int]  # who has bid: the same, how much higher


COURSES = {2: Course(43, 80, (0.65, 20), (0.8, 20)), 3: Course(25, 50, (0.5, 10), (0.78, 10))}
POINT = SURE // 1000  # what a point is worth in an even match, about
EAGER = {2: 0, 3: -8}  # points by which to declare may be worth less than to pass
HOPE = 8.0  # what the choice of the contract, once the packet is seen, brings in points


GLANCE, CLEAR = 6, 60.0  # worlds for a first look, and points of difference that need no second one


class Stakes:
    """What the outcomes of a deal are worth to a seat."""

    def __init__(self, view: View) -> None:
        self.seat, self.totals = view.seat, view.setting["totals"]
        self.course = COURSES[view.setting["seats"]]
        self.actual = view.setting["chosen"]["declarer_scores"] == "actual"

    def after(self, declarer: Seat, change: int, others: int) -> int:
        """The worth of a deal that changes the declarer's total by so much, and adds so much to the others'."""
        totals = [
            total + (change if seat == declarer else 0 if total > LOCK else others)
            for seat, total in enumerate(self.totals)
        ]
        return winning(totals, self.seat, declarer)

    def contract(self, declarer: Seat, amount: int, made: float, score: int = 0) -> float:
        """The worth of a contract that is made so likely, and brings `score` then, or the amount."""
        won = self.after(declarer, max(amount, score), self.course.made)
        lost = self.after(declarer, -amount, self.course.lost)
        return made * won + (1.0 - made) * lost

    def best(self, field: Number, values: Sequence[int], making: Making) -> tuple[float, int]:
        """The best contract that can be named, and what it is worth; no more than some world allows."""
        most = max(values, default=field.low)
        amounts = [a for a in range(field.low, field.high + 1, field.step) if a <= max(most, field.low)]
        found: tuple[float, int] | None = None
        for amount in amounts[:1] if self.actual else amounts:
            there = [value for value in values if value >= amount]
            score = sum(there) // len(there) if there and self.actual else 0
            value = self.contract(self.seat, amount, chance(values, amount, making), score)
            if found is None or value > found[0]:
                found = value, amount
        assert found is not None
        return found


def bid(view: View, random: Stream) -> Thought:
    """The lowest bid, if to declare is worth more than to leave the deal to who holds the bid now; else a pass."""
    assert view.asked is not None
    field = view.asked.fields["amount"]
    assert isinstance(field, Number)
    stakes, seats = Stakes(view), view.setting["seats"]
    holder, high = view.facts["declarer"], view.facts["high"]
    made, more = stakes.course.bidder if high > OBLIGATION else stakes.course.obliged
    passes = stakes.contract(holder, high + more, made) - (EAGER[seats] + HOPE) * POINT
    opening = Opening(view)
    values = opening.before(random, GLANCE)
    if stakes.best(field, values, BEFORE[seats])[0] + CLEAR * POINT > passes:
        values += opening.before(random, WORLDS["bid"] - GLANCE)
    if field.low > max(values, default=0) or stakes.best(field, values, BEFORE[seats])[0] < passes:
        return Thought({"amount": "pass"}, "pass-weak")
    totals = view.setting["totals"]
    if totals[view.seat] > LOCK:
        return Thought({"amount": field.low}, "bid-locked")
    if totals[holder] + high >= view.game.target:
        return Thought({"amount": field.low}, "bid-against-win")
    return Thought({"amount": field.low}, "bid-strength")


def contract(view: View, random: Stream) -> Thought:
    """The contract that is best for the match."""
    assert view.asked is not None
    field = view.asked.fields["amount"]
    assert isinstance(field, Number)
    if field.low == field.high:
        return Thought({"amount": field.low}, "bid-stands")
    values, making = values_of(view, random)
    _, amount = Stakes(view).best(field, values, making)
    return Thought({"amount": amount}, "raise" if amount > field.low else "bid-stands")


def part(view: View, random: Stream) -> tuple[Card, Card]:
    """The two cards to lay down, or to give to the left and to the right: the best of some ways, by sampled worlds."""
    ways = sorted(partings(view.hand, view.setting["chosen"]), key=lambda found: -found[0])[:TRIED]
    pairs = [(pair[0], pair[1]) for _, pair in ways]
    high = view.facts["high"]
    field = Number(high, max(high, ceiling(view.hand)), BID_STEP)
    opening, stakes, making = Opening(view), Stakes(view), AFTER[view.setting["seats"]]

    def best(pairs: Sequence[tuple[Card, Card]]) -> tuple[Card, Card]:
        rows = opening.after(random, WORLDS["part"], pairs)
        merits = [stakes.best(field, row, making)[0] for row in rows]
        return pairs[max(range(len(pairs)), key=lambda at: (merits[at], -at))]

    one, other = best(pairs)
    return (one, other) if view.setting["seats"] == 2 else best([(one, other), (other, one)])


def exchange(view: View, random: Stream) -> Thought:
    one, other = part(view, random)
    if view.setting["seats"] == 2:
        return Thought({"cards": (one, other)}, "discard-low")
    return Thought({"left": one, "right": other}, "give-low")


def four_nines(view: View, random: Stream) -> Thought:
    """New cards, unless these support the obligation all the same."""
    values, making = values_of(view, random)
    good = chance(values, OBLIGATION, making) >= KEEP
    return Thought({"answer": "keep" if good else "redeal"}, "keep-cards" if good else "new-cards")


KEEP = 0.6  # so likely to make the obligation, four nines are kept
