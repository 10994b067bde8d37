"""Piedicavallo: a careful player, who tries each card in worlds that fit all that was seen and heard.

What follows a card is played out by rules of thumb (see `playout`). What partner asks for counts as some points more;
what is said is what partner can use, as far as the same worlds show it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

from ..core.cards import BACK, Card
from ..core.deal import Move, Note, View
from ..core.fields import OneCard, Remarks, SomeCards
from ..core.shuffle import Stream
from ..games.piedicavallo import BAGATTO, BLACK, MATTO, RED, TRUMP, worth
from .imagine import Worlds
from .playout import (
    BIT,
    LED,
    PLACE,
    SUIT,
    TRUMPS,
    WORTH,
    Lead,
    Position,
    Reply,
    bits,
    blind_left,
    blind_right,
    dearest,
    lead_of,
    play_out,
)
from .sums import summed
from .talk import WISHES, Heard, asked_now, grants, heard, hoped, wished
from .thought import Thought


@dataclass(frozen=True, slots=True)
class Habits:
    """How a player thinks and talks; amounts are points by which a side is ahead at the end."""

    worlds: int = 16  # that a card is tried in, at most
    heed: float = 1.5  # what it counts that partner has asked for a card
    gain: float = 2.0  # what a remark must promise, to be made
    sure: float = 0.5  # and by how many standard errors
    leak: float = 1.0  # what it costs to tell the others a fact
    often: float = 0.3  # how likely partner must lead next, for a word about that
    early: int = 8  # cards in hand; with fewer, partner sees by itself what to lead
    speaks: bool = True
    remembers: bool = True  # voids and what was said
    slips: int = 0  # of a hundred cards, those chosen second best


MEDIUM = Habits()
SILENT = replace(MEDIUM, speaks=False)
EASY = Habits(worlds=4, gain=4.0, remembers=False, slips=25)
SLIP = 10.0  # the most that an easy player loses by one


# --- the worlds -----------------------------------------------------------------------------------------


class World:
    """One world as numbers: the hands, and the points of the sleeping cards by side."""

    __slots__ = ("asleep", "hands")

    def __init__(self, hands: list[int], dealer: int, sleeping: Sequence[Card]) -> None:
        points = sum(map(worth, sleeping))
        self.hands = hands
        self.asleep = (0, points) if dealer & 1 else (points, 0)


def imagined(view: View, random: Stream, count: int) -> list[World]:
    """So many worlds that fit what this seat has seen and heard."""
    worlds, mine = Worlds(view), bits(view.hand)
    found = []
    for _ in range(count):
        placed = worlds.placed(random)
        hands = [mine if seat == view.seat else bits(placed.get(f"hand:{seat}", ())) for seat in range(4)]
        sleeping = placed.get("sleeping", view.piles.get("sleeping", ()))
        found.append(World(hands, view.setting["dealer"], sleeping))
    return found


def forgotten(view: View) -> View:
    """What is left of a view to one who forgets who is void, and what was said."""
    log = tuple(event for event in view.log if not (isinstance(event, Note) and event.kind == "say"))
    return replace(view, log=log, facts={**view.facts, "voids": frozenset()})


# --- the discard ----------------------------------------------------------------------------------------

SHORTLIST = 8  # discards that are played out
DISCARD_WORLDS = 10
VOID, LONE_KING, GUARDED = 3.0, -3.0, -1.0  # points for what a discard leaves of a suit


def promise(hand: Sequence[Card], away: Sequence[Card]) -> float:
    """A first guess at a discard: the points laid away, voids made, and kings that keep their guards."""
    value = float(sum(map(worth, away)))
    for suit in RED + BLACK:
        left = [card for card in hand if card.suit == suit and card not in away]
        if not left and any(card.suit == suit for card in away):
            value += VOID
        elif any(card.rank == "K" for card in left):
            value += LONE_KING if len(left) == 1 else GUARDED * (len(left) == 2)
    return value


def discard(view: View, random: Stream, habits: Habits = MEDIUM) -> Thought:
    """The most promising discards, played out."""
    assert view.asked is not None
    field = view.asked.fields["cards"]
    assert isinstance(field, SomeCards)
    pairs = sorted(field.values({}), key=lambda pair: -promise(view.hand, pair))[:SHORTLIST]
    if not habits.remembers:  # and does not look ahead either
        return Thought({"cards": pairs[0]}, reason_to_discard(view, pairs[0]))
    worlds = imagined(view, random, DISCARD_WORLDS)
    first = (view.seat - 1) % 4
    values = []
    for pair in pairs:
        gone, asleep = bits(pair), sum(map(worth, pair))
        total = 0
        for world in worlds:
            hands = world.hands.copy()
            hands[view.seat] ^= gone
            led = lead_of(hands[first], hands[first - 1], hands[(first + 2) % 4], hands[(first + 1) % 4])
            total -= play_out(hands, Position(first), led, (0, asleep) if view.seat & 1 else (asleep, 0))[0]
        values.append(total)
    best = max(range(len(pairs)), key=lambda at: (values[at], -at))
    return Thought({"cards": pairs[best]}, reason_to_discard(view, pairs[best]))


def reason_to_discard(view: View, away: Sequence[Card]) -> str:
    left = {card.suit for card in view.hand if card not in away}
    if any(card.suit not in left for card in away):
        return "discard-void"
    return "discard-points" if any(worth(card) > 1 for card in away) else "discard-low"


# --- the card -------------------------------------------------------------------------------------------


class Rating:
    """What a card has brought in the worlds in which it was tried."""

    __slots__ = ("card", "place", "takers", "total", "tried")

    def __init__(self, card: Card) -> None:
        self.card, self.place = card, PLACE[card]
        self.total = self.tried = 0
        self.takers = [0] * 4  # in how many worlds each seat took the trick

    @property
    def mean(self) -> float:
        return self.total / self.tried

    def taken(self, seat: int) -> float:
        """How likely this seat takes the trick."""
        return self.takers[seat] / self.tried


def rate(cards: Sequence[Card], worlds: Sequence[World], at: Position, keep: Sequence[Card] = ()) -> list[Rating]:
    """Each card tried in some worlds, the better half of them, and those to keep, in more, and so on."""
    ratings = [Rating(card) for card in cards]
    rounds = max(1, (len(cards) - 1).bit_length())
    left, start, step = list(ratings), 0, max(2, len(worlds) // rounds)
    while start < len(worlds):
        some = worlds[start : start + step]
        for rating in left:
            for world in some:
                ahead, taker = play_out(world.hands.copy(), at, rating.place, world.asleep)
                rating.total += ahead
                rating.takers[taker] += 1
            rating.tried += len(some)
        start += step
        if len(left) > 2:
            better = sorted(left, key=lambda rating: -rating.mean)[: (len(left) + 1) // 2]
            left = [rating for rating in left if rating in better or rating.card in keep]
    return ratings


def different(cards: Sequence[Card], gone: int) -> list[Card]:
    """Of cards that are worth the same and next to each other among those left, the lowest."""
    held, kept = bits(cards), []
    for card in cards:
        below = (BIT[card] - 1) & LED[PLACE[card]] & ~gone
        neighbour = below.bit_length() - 1
        if neighbour < 0 or not held >> neighbour & 1 or WORTH[neighbour] != WORTH[PLACE[card]]:
            kept.append(card)
    return kept


class Turn:
    """One seat about to play a card."""

    def __init__(self, view: View, random: Stream, habits: Habits) -> None:
        assert view.asked is not None
        field, menu = view.asked.fields["card"], view.asked.fields.get("say")
        assert isinstance(field, OneCard)
        self.view, self.habits, self.random = view, habits, random
        self.among = field.among
        self.menu = menu.menu if isinstance(menu, Remarks) and habits.speaks else {}
        trick, facts = view.piles.get("trick", ()), view.facts
        self.at = Position(view.seat, trick, facts["took"], facts["takers"])
        self.partner = view.seat ^ 2
        self.said = heard(view) or Heard(view.setting["dealer"])
        self.asked = asked_now(self.said, self.at, len(facts["takers"]))
        over = [event.cards[0] for event in view.log if isinstance(event, Move) and event.target == "trick"]
        over = over[: len(over) - len(trick)]
        over += [card for card in view.piles.get("sleeping", ()) if card != BACK]
        self.gone = bits(over)
        self.out = ~(self.gone | bits(view.hand) | bits(trick))  # cards that others may hold
        self.told = {
            (note.values["suit"], remark)
            for note in view.notes
            if note.kind == "say" and note.values["seat"] == view.seat
            for remark in note.values["remarks"]
        }
        self.worlds: list[World] = []

    def think(self) -> Thought:
        cards = different(self.among, self.gone)
        if len(cards) == 1 and not self.menu.get(cards[0]):
            return Thought({"card": cards[0]}, self.reason(cards[0], cards[0]))
        view = self.view if self.habits.remembers else forgotten(self.view)
        self.worlds = imagined(view, self.random, self.habits.worlds)
        granted = [card for card in cards if self.granted(card)]
        ratings = rate(cards, self.worlds, self.at, granted)
        most = max(rating.tried for rating in ratings)
        ratings = sorted(
            (rating for rating in ratings if rating.tried == most),
            key=lambda rating: (-rating.mean, WORTH[rating.place], rating.place),
        )
        own = ratings[0]
        chosen = max(ratings, key=lambda rating: rating.mean + (rating.card in granted) * self.habits.heed)
        if chosen is own and len(ratings) > 1 and self.random.below(100) < self.habits.slips:
            second = ratings[1]
            if own.mean - second.mean <= SLIP and not self.insults(second.card):
                chosen = second
        say = self.remarks(chosen)
        return Thought(
            {"card": chosen.card, "say": say} if say else {"card": chosen.card}, self.reason(chosen.card, own.card)
        )

    def granted(self, card: Card) -> bool:
        """Whether partner has asked for this card."""
        return any(grants(card, request, self.among, self.at) for request in self.asked)

    def insults(self, card: Card) -> bool:
        """Whether a card takes partner's trick away, or throws a dear card under an opponent's."""
        if not self.at.count or self.at.best < 0:
            return False
        ours = self.at.holder == self.partner
        return self.at.takes(card) if ours else worth(card) > 2 and not self.at.takes(card)

    # --- talk --------------------------------------------------------------------------------------------

    def wishes(self, card: Card) -> tuple[str, ...]:
        """Leads to ask for because they can be taken, once for each suit or colour; partner draws its conclusions."""
        menu, left = self.menu.get(card, ()), bits(self.view.hand) & ~BIT[card]
        out = self.gone | bits(self.view.piles.get("trick", ())) | BIT[card]
        return tuple(
            remark
            for remark in WISHES
            if remark in menu and (card.suit, remark) not in self.told and not wished(remark, card.suit, out)(left, 0)
        )

    def remarks(self, chosen: Rating) -> tuple[str, ...]:
        """What to ask for; in simple talk the one remark that partner can use most, if any promises enough.

        Where all may be said, what one asks for says enough: every fact would serve two opponents and one partner.
        """
        if self.view.setting["chosen"]["talk"] == "full":
            return self.wishes(chosen.card)
        best, remark = self.habits.gain, ""
        known: dict[bool, list[int]] = {}
        for said in self.menu.get(chosen.card, ()):
            reply, lead = hoped(said, chosen.card)
            if not reply and (not lead or chosen.taken(self.partner) < self.habits.often):
                continue
            if lead and len(self.view.hand) < self.habits.early:
                continue
            if bool(lead) not in known:
                known[bool(lead)] = self.without(chosen, bool(lead))
            gains = [
                value - before
                for value, before in zip(self.played(chosen, reply, lead), known[bool(lead)], strict=True)
            ]
            mean = sum(gains) / len(gains)
            error = sqrt(summed((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))
            if mean <= self.habits.sure * error:
                continue
            gain = mean / chosen.taken(self.partner) if lead else mean
            if not said.startswith("ask:"):
                gain -= self.habits.leak
            if gain > best:
                best, remark = gain, said
        return (remark,) if remark else ()

    def without(self, chosen: Rating, lead: bool) -> list[int]:
        """What each world brings if nothing is said; then partner leads without knowing where the cards are."""
        if not lead:
            return self.played(chosen, None, None)
        left, right = self.played(chosen, None, blind_left), self.played(chosen, None, blind_right)
        return [(one + other) // 2 for one, other in zip(left, right, strict=True)]

    def played(self, chosen: Rating, reply: Reply | None, lead: Lead | None) -> list[int]:
        return [
            play_out(world.hands.copy(), self.at, chosen.place, world.asleep, reply, lead)[0] for world in self.worlds
        ]

    # --- the reason --------------------------------------------------------------------------------------

    def reason(self, card: Card, own: Card) -> str:
        """A code for why this card is played; `own` is what would be without what partner asked."""
        if len(self.among) == 1:
            return "only-card"
        if self.granted(card):
            return "as-asked" if card != own else "also-asked"
        if any(self.granted(other) for other in self.among):
            return "asked-too-dear"
        return self.to_lead(card) if not self.at.count or not self.at.led else self.to_follow(card)

    def to_lead(self, card: Card) -> str:
        if card == MATTO:
            return "matto-saves"
        boss = not self.out & LED[PLACE[card]] & -(BIT[card] << 1)
        if card.suit == TRUMP:
            return "draw-trumps" if self.out & TRUMPS else "cash-trumps"
        if boss:
            return "cash-high"
        told = self.said.must.get(f"hand:{self.partner}", 0) & SUIT[card.suit]
        if told >> PLACE[card]:
            return "lead-to-told"
        if not SUIT[card.suit] & ~self.said.never.get(f"hand:{self.partner}", 0):
            return "lead-to-ruff"
        return "lead-low"

    def to_follow(self, card: Card) -> str:
        at = self.at
        if card == MATTO:
            return "matto-saves"
        if at.takes(card):
            if not at.won[self.view.seat & 1]:
                return "avoid-sweep"
            if card == BAGATTO:
                return "bagatto-home"
            return "ruff" if card.suit == TRUMP and at.led != TRUMPS else "win"
        if at.holder == self.partner and worth(card) > 1 and PLACE[card] == dearest(bits(self.among) & ~BIT[MATTO]):
            return "smear"
        dear = max(self.among, key=worth)
        if worth(dear) > max(2, worth(card)):
            return "keep-bagatto" if dear == BAGATTO else "keep-high"
        return "low-card"


# --- the seat asked -------------------------------------------------------------------------------------


def answer(view: View, random: Stream, habits: Habits) -> Thought:
    assert view.asked is not None
    if view.asked.do == "discard":
        return discard(view, random, habits)
    return Turn(view, random, habits).think()


def medium(view: View, random: Stream) -> Thought:
    """The card that is best on average, and a word for partner."""
    return answer(view, random, MEDIUM)


def silent(view: View, random: Stream) -> Thought:
    """As medium, but without a word: to measure what talk is worth."""
    return answer(view, random, SILENT)


def easy(view: View, random: Stream) -> Thought:
    """Few worlds, which forget who is void and what was said; and now and then the second best card."""
    return answer(view, random, EASY)
