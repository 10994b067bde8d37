"""Piedicavallo: a careful player, who goes by rules of thumb, and the table talk of all CPU players.

Each card is weighed as `Thumbs` says; what partner asks for counts as some points more. In full talk a player asks for
the leads that it can take, in simple talk it says why partner should lead so, if partner is likely to lead next.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ..core.cards import BACK, Card
from ..core.deal import Move, View
from ..core.fields import OneCard, Remarks, SomeCards
from ..core.shuffle import Stream
from ..games.piedicavallo import BAGATTO, BLACK, MATTO, RED, TRUMP, worth
from .piedicavallo_thumbs import Thumbs, Told
from .playout import BIT, CARDS, LED, PLACE, SUIT, TRUMPS, Position, bits, dearest
from .talk import WISHES, Heard, asked_now, grants, heard, hoped, wished
from .thought import Thought


@dataclass(frozen=True, slots=True)
class Habits:
    """How a player thinks and talks."""

    heed: float = 1.0  # points that it counts that partner has asked for a card
    heed_full: float = 0.2  # where all may be said, and much is asked for
    often: float = 0.5  # how likely partner must lead next, for a word about that
    early: int = 8  # cards in hand; with fewer, partner sees by itself what to lead
    speaks: bool = True
    memory: int | None = None  # tricks that are remembered, with voids and what was said only if all are
    slips: int = 0  # of a hundred cards, those chosen second best


MEDIUM = Habits()
SILENT = replace(MEDIUM, speaks=False)
EASY = Habits(memory=1, slips=40)
SLIP = 8.0  # the most that an easy player loses by one, in points


class World:
    """One world as numbers: the hands, and the points of the sleeping cards by side."""

    __slots__ = ("asleep", "hands")

    def __init__(self, hands: list[int], dealer: int, sleeping: Sequence[Card]) -> None:
        points = sum(map(worth, sleeping))
        self.hands = hands
        self.asleep = (0, points) if dealer & 1 else (points, 0)


# --- the discard ----------------------------------------------------------------------------------------

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


def promising(view: View) -> list[tuple[Card, ...]]:
    """The pairs of cards that may be laid away, the most promising first."""
    assert view.asked is not None
    field = view.asked.fields["cards"]
    assert isinstance(field, SomeCards)
    return sorted(field.values({}), key=lambda pair: -promise(view.hand, pair))


def discard(view: View) -> Thought:
    """The most promising discard."""
    pair = promising(view)[0]
    return Thought({"cards": pair}, reason_to_discard(view, pair))


def reason_to_discard(view: View, away: Sequence[Card]) -> str:
    left = {card.suit for card in view.hand if card not in away}
    if any(card.suit not in left for card in away):
        return "discard-void"
    return "discard-points" if any(worth(card) > 1 for card in away) else "discard-low"


# --- the card -------------------------------------------------------------------------------------------


class Turn:
    """One seat about to play a card."""

    def __init__(self, view: View, habits: Habits) -> None:
        assert view.asked is not None
        field, menu = view.asked.fields["card"], view.asked.fields.get("say")
        assert isinstance(field, OneCard)
        self.view, self.habits = view, habits
        self.heed = habits.heed_full if view.setting["chosen"]["talk"] == "full" else habits.heed
        self.among = field.among
        self.menu = menu.menu if isinstance(menu, Remarks) and habits.speaks else {}
        trick, facts = view.piles.get("trick", ()), view.facts
        self.at = Position(view.seat, trick, facts["took"], facts["takers"])
        self.partner = view.seat ^ 2
        self.said = (heard(view) if habits.memory is None else None) or Heard(view.setting["dealer"])
        self.asked = asked_now(heard(view) or self.said, self.at, len(facts["takers"]))
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
        self.thumbs = Thumbs(view, self.at, self.said, habits.memory)

    def think(self, random: Stream) -> Thought:
        """What the rules of thumb say, and a word for partner."""
        scores = {card: self.thumbs.score(card) for card in self.among}
        polite = {card: score for card, score in scores.items() if not self.rude(card)}
        chosen, own = self.best(polite or scores)
        if chosen == own and len(scores) > 1 and random.below(100) < self.habits.slips:
            second = self.best({card: score for card, score in scores.items() if card != own})[1]
            if scores[own] - scores[second] <= SLIP and not self.insults(second):
                chosen = second
        return self.answer(chosen, own, self.remarks(chosen))

    def best(self, scores: Mapping[Card, float]) -> tuple[Card, Card]:
        """The card with the best score, as partner wishes and as one would oneself; of equals the lowest."""
        order = sorted(scores, key=lambda card: (-scores[card], worth(card), PLACE[card]))
        return max(order, key=lambda card: scores[card] + self.heed * self.granted(card)), order[0]

    def answer(self, card: Card, own: Card, say: tuple[str, ...]) -> Thought:
        return Thought({"card": card, "say": say} if say else {"card": card}, self.reason(card, own))

    def granted(self, card: Card) -> bool:
        """Whether partner has asked for this card."""
        return any(grants(card, request, self.among, self.at) for request in self.asked)

    def insults(self, card: Card) -> bool:
        """Whether a card takes partner's trick away, or throws a dear card under an opponent's."""
        if not self.at.count or self.at.best < 0:
            return False
        ours = self.at.holder == self.partner
        return self.at.takes(card) if ours else worth(card) > 2 and not self.at.takes(card)

    def rude(self, card: Card) -> bool:
        """Whether a card insults partner for nothing, as far as anybody can know."""
        if not self.insults(card):
            return False
        sense = self.thumbs.sense if self.habits.memory is None else Told(self.view, self.said)
        top, ours = CARDS[self.at.best], self.at.holder == self.partner
        others = [seat for seat in sense.later if ours != (seat == self.partner)]
        return not any(sense.chance_beaten(seat, top) for seat in others)

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

    def remarks(self, card: Card) -> tuple[str, ...]:
        """What to ask for; in simple talk the one remark that says why partner should lead so.

        Where all may be said, what one asks for says enough: every fact would serve two opponents and one partner.
        """
        menu = self.menu.get(card, ())
        if self.view.setting["chosen"]["talk"] == "full":
            return self.wishes(card)
        if not menu or len(self.view.hand) < self.habits.early:
            return ()
        led_next = self.partner_takes(card)
        for said in menu:
            void = said == "alto" or said.startswith("void")
            if void and not bits(self.view.hand) & TRUMPS & ~BIT[card]:
                continue  # it is of use to who can trump
            if led_next >= self.habits.often and hoped(said, card)[1] and (card.suit, said) not in self.told:
                return (said,)
        return ()

    def partner_takes(self, card: Card) -> float:
        """How likely partner takes this trick, and leads to the next."""
        if card != MATTO and self.at.takes(card):
            top = card
        elif self.at.holder == self.partner:
            return self.thumbs.win_chance(card)
        elif self.at.best < 0:
            return 0.25
        else:
            top = CARDS[self.at.best]
        if self.partner not in self.thumbs.sense.later:
            return 0.0
        return self.thumbs.sense.chance_beaten(self.partner, top, None if self.at.led else card)

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
    return discard(view) if view.asked.do == "discard" else Turn(view, habits).think(random)


def medium(view: View, random: Stream) -> Thought:
    """The card that is best by rules of thumb, and a word for partner."""
    return answer(view, random, MEDIUM)


def silent(view: View, random: Stream) -> Thought:
    """As medium, but without a word: to measure what talk is worth."""
    return answer(view, random, SILENT)


def easy(view: View, random: Stream) -> Thought:
    """Who remembers the last tricks alone, forgets who is void and what was said; and at times the second best card."""
    return answer(view, random, EASY)
