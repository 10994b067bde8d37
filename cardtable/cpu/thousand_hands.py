"""What a hand of Thousand is worth to a declarer, by tables fitted to hands that medium players played out."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import erf, sqrt
from typing import Any

from ..core.cards import Card
from ..games.thousand import LAID, MARRIAGES, PARTNER, RANKS, SUITS, marriages, worth
from .sums import dot, summed

BIT = {rank: 1 << place for place, rank in enumerate(reversed(RANKS))}
ACE, TEN, KING, QUEEN = (BIT[rank] for rank in RANKS[:4])
PAIR = KING | QUEEN
WORTH = {BIT[rank]: worth(Card(SUITS[0], rank)) for rank in RANKS}


Held = tuple[int, ...]  # by suit, the ranks held as a set of bits


def held(hand: Iterable[Card]) -> Held:
    masks = dict.fromkeys(SUITS, 0)
    for card in hand:
        masks[card.suit] |= BIT[card.rank]
    return tuple(masks.values())


@cache
def plain(ranks: int) -> tuple[float, ...]:
    """What counts in the cards of one suit, whatever the others."""
    length = ranks.bit_count()
    ace, ten, high = bool(ranks & ACE), bool(ranks & TEN), bool(ranks & PAIR)
    return (
        float(ace),
        float(ace and ten),
        float(ace and ten and high),
        float(ten and not ace and length > 1),
        float(ten and not ace and length == 1),
        float(max(0, length - 3)),
        float(not ranks),
        float(length == 1 and not ace),
        float(not high),
        sum(points for bit, points in WORTH.items() if ranks & bit and bit < TEN) / 10,
    )


@cache
def trumps(ranks: int) -> tuple[float, ...]:
    """What counts in the cards of the suit of the best marriage."""
    length, ace, ten = ranks.bit_count(), bool(ranks & ACE), bool(ranks & TEN)
    return 1.0, float(length - 2), float(ace), float(ten), float(ace and ten)


def rest(mine: Held, away: Held, chosen: Mapping[str, Any]) -> tuple[float, ...]:
    """What counts in a declarer's hand as a whole, once `away` is given or laid."""
    married = [MARRIAGES[suit] / 10 for suit, ranks in zip(SUITS, mine, strict=True) if ranks & PAIR == PAIR]
    first, others = (married[0], sum(married[1:])) if married else (0.0, 0.0)
    aces = sum(ranks >= ACE for ranks in mine)
    given = sum(points for ranks in away if ranks for bit, points in WORTH.items() if ranks & bit) / 10
    late, free = chosen["marriage"] == "after_trick", chosen["must_trump"] == "off"
    return (
        1.0,
        first,
        others,
        others * (aces > 1),
        late * first * (not aces),
        late * others,
        float(late and first > 0),
        float(free and first > 0),
        given,
        given * (chosen["table_cards"] == "nobody"),
    )


@dataclass(frozen=True, slots=True)
class Table:
    """Points of the declarer by what counts, and the standard deviation about what is expected."""

    plain: tuple[float, ...]
    trumps: tuple[float, ...]
    rest: tuple[float, ...]
    spread: float


# By the number of players; fitted to 22,000 hands that medium players played out.
TABLES: Mapping[int, Table] = {
    2: Table(
        (17.1, 11.5, 4.4, 11.1, 3.7, 4.6, 11.3, 6.1, 0.6, 0.8),
        (2.2, 0.8, 5.1, -1.1, -4.2),
        (-6.3, 10.3, 6.0, 1.1, -7.6, -0.2, 0.2, -0.1, 3.8, -7.8),
        24.2,
    ),
    3: Table(
        (20.3, 12.8, 7.0, 5.8, -3.6, 6.3, 12.5, 5.7, 2.4, 0.0),
        (5.5, 3.7, 0.2, 1.3, -12.1),
        (-14.4, 10.4, 5.5, 1.5, -13.1, -0.3, 0.0, 0.3, -0.6, 0.7),
        21.9,
    ),
}
GIFT_RISK = 0.03  # of a marriage's points, for each card that may complete another's


def points_of(mine: Held, away: Held, chosen: Mapping[str, Any]) -> float:
    """The points that a declarer with this hand is expected to make."""
    players = chosen["players"]
    total = dot(TABLES[players].rest, rest(mine, away, chosen))
    for ranks in mine:
        total += plain_points(players, ranks)
    best = next((ranks for ranks in mine if ranks & PAIR == PAIR), 0)
    return total + trump_points(players, best) if best else total


@cache
def plain_points(players: int, ranks: int) -> float:
    return dot(TABLES[players].plain, plain(ranks))


@cache
def trump_points(players: int, ranks: int) -> float:
    return dot(TABLES[players].trumps, trumps(ranks))


def partings(hand: Sequence[Card], chosen: Mapping[str, Any]) -> list[tuple[float, tuple[Card, ...]]]:
    """The ways to part with two cards of the hand, and the points expected then."""
    masks = held(hand)
    found = []
    for pair in combinations(spare(hand), LAID):
        away = held(pair)
        mine = tuple(have & ~ranks for have, ranks in zip(masks, away, strict=True))
        value = points_of(mine, away, chosen)
        if chosen["players"] > 2:
            value -= gift_risk(masks, away)
        found.append((value, pair))
    return found


def best_kept(hand: Sequence[Card], chosen: Mapping[str, Any]) -> tuple[float, tuple[Card, ...]]:
    """The two cards of the hand that leave the best, and the points expected then."""
    return max(partings(hand, chosen), key=lambda found: found[0])


def spare(hand: Sequence[Card]) -> Sequence[Card]:
    """The cards that a declarer may think of parting with: no aces and no marriages, unless there are few others."""
    married = marriages(hand)
    cards = [c for c in hand if c.rank != RANKS[0] and not (c.rank in PARTNER and c.suit in married)]
    return cards if len(cards) > LAID else hand


def gift_risk(masks: Held, away: Held) -> float:
    """What giving these cards may cost by the marriages they may complete."""
    risk = 0.0
    for suit, have, ranks in zip(SUITS, masks, away, strict=True):
        if ranks & PAIR and have & PAIR != PAIR:
            risk += GIFT_RISK * MARRIAGES[suit]
    return risk


def chance_of(amount: float, expected: Sequence[float], spread: float) -> float:
    """How likely so many points are made, each of these expectations being as likely."""
    likely = (0.5 - 0.5 * erf((amount - 1 - value) / (spread * sqrt(2))) for value in expected)
    return summed(likely) / len(expected)
