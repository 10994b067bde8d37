"""Rules of thumb for French tarot for two: what a careful player plays without searching worlds.

Every card is weighed by the trick that it makes, over the replies which the other player may have, and by the
position that it leaves: what it holds that wins, the trumps, the Petit, the Excuse, the piles. Values are half points
that this seat gains and the other loses. Once all cards are known, the last tricks are counted out.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from ..core.cards import BACK, Card
from ..core.deal import View, owner
from ..core.fields import OneCard
from ..core.shuffle import Stream
from ..games.tarot import (
    BASE,
    BOUTS,
    EXCUSE,
    PAYMENT,
    PETIT,
    PETIT_BONUS,
    RANKS,
    SUITS,
    TARGETS,
    TRUMP,
    TRUMPS,
    halves,
    strength,
)
from .sense import Sense
from .sums import dot, summed
from .thought import Thought

Held = tuple[int, float]  # the strength of a card in its suit, and how likely it is held

HONOURS = len(RANKS) - 10  # ranks above the numbers
KING = 14
OF_PLAIN = (
    *("hold-king", "hold-queen", "hold-cavalier", "hold-jack", "hold-low"),
    *("cash-king", "cash-queen", "cash-cavalier", "cash-jack", "cash-low"),  # as far as it would win if led
)
OF_TRUMPS = (
    "trumps",
    "trump-wins",  # the share of the other's trumps that a trump beats
    "trump-highest",
    "petit",
    "petit-guarded",  # another trump can be played for it
    "petit-guards",  # how many, up to GUARDS
    "petit-alone",  # the other has no trump
)
OF_REST = (
    "excuse",
    "excuse-last",  # the last trick captures it
    "petit-late",  # by the tricks left: it may win the last one
)
GUARDS = 3

# Half points by what is held before a lead. Fitted to 57,000 positions of hands that medium players played out: least
# squares of what they still won. By duplicate deals against itself the `cash` ones were then raised, and UNCOVER found;
# the Excuse counts a little more than playing it for nothing brings.
WEIGHTS: Mapping[str, float] = {
    "hold-king": -1.8, "hold-queen": -2.3, "hold-cavalier": -1.4, "hold-jack": 0.3, "hold-low": -2.0,
    "cash-king": 9.0, "cash-queen": 8.5, "cash-cavalier": 4.8, "cash-jack": 0.4, "cash-low": 0.7,
    "trumps": 2.4, "trump-wins": 0.7, "trump-highest": 24.6,
    "petit": -18.2, "petit-guarded": 6.7, "petit-guards": 9.9, "petit-alone": 14.5, "petit-late": 64.8,
    "excuse": 23.0, "excuse-last": -47.4,
}  # fmt: skip
UNCOVER = 2.5  # what one more card to choose from counts beside what it is
COUNTED = 5  # tricks that are counted out once nothing is hidden
LATE = 5  # tricks left when the Excuse is played for its own sake


def kind(rank: int) -> int:
    """The class of a plain card by its strength: 0 a king … 3 a jack, 4 a number."""
    return KING - rank if rank > KING - HONOURS else HONOURS


def none_of(held: Iterable[Held]) -> float:
    """How likely none of these cards is held."""
    none = 1.0
    for _, chance in held:
        none *= 1.0 - chance
    return none


def plain(mine: Sequence[int], theirs: Sequence[Held], ruff: float, ruffed: float) -> list[float]:
    """What counts in a plain suit, by OF_PLAIN; both from the highest.

    `ruff` and `ruffed`: how likely this seat and the other hold trumps.
    """
    row = [0.0] * len(OF_PLAIN)
    cash = HONOURS + 1
    over, safe, at = 1.0, 1.0 - none_of(theirs) * ruffed, 0
    for rank in mine:
        while at < len(theirs) and theirs[at][0] > rank:
            over *= 1.0 - theirs[at][1]
            at += 1
        row[kind(rank)] += 1.0
        row[cash + kind(rank)] += over * safe
    highest, safe = (mine[0], 1.0) if mine else (0, 1.0 - ruff)
    for rank, chance in theirs:
        row[kind(rank)] -= chance
        if rank > highest:
            row[cash + kind(rank)] -= chance * safe
    return row


def trumps(mine: Sequence[int], theirs: Sequence[Held]) -> list[float]:
    """What counts in trumps, by OF_TRUMPS; both from the highest."""
    expected, none, count = summed(chance for _, chance in theirs), none_of(theirs), len(mine)
    wins, above, at = 0.0, 0.0, 0
    for rank in mine:
        while at < len(theirs) and theirs[at][0] > rank:
            above += theirs[at][1]
            at += 1
        wins += (expected - above) / expected if expected else 1.0
    at = 0
    for rank, chance in theirs:
        while at < count and mine[at] > rank:
            at += 1
        wins -= chance * ((count - at) / count if count else 1.0)
    highest = 0.0
    if count and mine[0] == TRUMPS:
        highest = 1.0
    elif theirs and theirs[0][0] == TRUMPS:
        highest = -theirs[0][1]
    petit = (0.0, 0.0, 0.0, 0.0)
    if count and mine[-1] == PETIT.number:
        petit = (1.0, float(count > 1), min(GUARDS, count - 1.0), none)
    elif theirs and theirs[-1][0] == PETIT.number:
        chance, guards = theirs[-1][1], theirs[:-1]
        petit = (-chance, chance * (none_of(guards) - 1.0), -chance * min(GUARDS, expected - chance),
                 -chance * (not count))  # fmt: skip
    return [count - expected, wins, highest, *petit]


def replied(led: Card, reply: Card) -> bool:
    """Whether the reply takes the trick."""
    if EXCUSE in (led, reply):
        return led == EXCUSE
    return strength(reply) > strength(led) if reply.suit == led.suit else reply.suit == TRUMP


def ranked(led: Card, held: Iterable[Card]) -> list[list[Card]]:
    """The replies to a lead, the Excuse apart: those of the first group that has any must be played."""
    groups: list[list[Card]] = [[], [], []]
    for card in held:
        if card == EXCUSE:
            continue
        if led == EXCUSE:
            at = 0
        elif led.suit == TRUMP:
            at = 2 if card.suit != TRUMP else int(strength(card) < strength(led))
        else:
            at = 0 if card.suit == led.suit else 1 if card.suit == TRUMP else 2
        groups[at].append(card)
    return groups


def replies(led: Card, held: Sequence[Card]) -> list[Card]:
    """All replies to a lead."""
    fit = next((group for group in ranked(led, held) if group), [])
    return [*fit, EXCUSE] if EXCUSE in held else fit


class Turn:
    """One seat about to play a card, or the moment before a lead."""

    def __init__(self, view: View, weights: Mapping[str, float] = WEIGHTS, memory: int | None = None) -> None:
        self.view, self.weights, self.memory = view, weights, memory
        self.sense = Sense(view, memory)
        self.foe = 1 - view.seat
        tops: list[list[Card]] = [[], []]
        self.hidden = [0, 0]
        self.deep: set[Card] = set()  # tops with a card beneath
        for name, pile in view.piles.items():
            if pile and name.startswith("pile:"):
                under = pile.count(BACK)
                self.hidden[owner(name)] += under
                if pile[-1] != BACK:
                    tops[owner(name)].append(pile[-1])
                    if under:
                        self.deep.add(pile[-1])
        self.held = [*view.hand, *tops[view.seat]]
        self.tops = tops[self.foe]
        self.left = len(self.held) + self.hidden[view.seat]  # tricks to play to, this one included
        self.known = self.counted()
        self.mine: dict[str, list[int]] = {suit: [] for suit in SUITS + TRUMP}
        self.theirs: dict[str, list[Held]] = {suit: [] for suit in SUITS + TRUMP}
        for card in self.held:
            if card != EXCUSE:
                self.mine[card.suit].append(strength(card))
        for card, chance in self.known.items():
            if card != EXCUSE:
                self.theirs[card.suit].append((strength(card), chance))
        for suit in SUITS + TRUMP:
            self.mine[suit].sort(reverse=True)
            self.theirs[suit].sort(reverse=True)
        self.ruff, self.ruffed = float(bool(self.mine[TRUMP])), 1.0 - none_of(self.theirs[TRUMP])
        self.by_plain = [weights[name] for name in OF_PLAIN]
        self.by_trumps = [weights[name] for name in OF_TRUMPS]
        self.stands: dict[tuple[str, int, int], float] = {}
        self.changes: dict[tuple[str, int, int], float] = {}
        self.worths: dict[Card, float] = {}

    # --- what is known ---------------------------------------------------------------------------------------

    def counted(self) -> dict[Card, float]:
        """How likely the other may play each card: the tops are seen; the hand has as many of those that fit it."""
        size = len(self.view.piles.get(f"hand:{self.foe}", ()))
        fits = [card for card in self.sense.out if self.may_hold(card)]
        known = dict.fromkeys(self.tops, 1.0)
        if size and fits:
            known |= dict.fromkeys(fits, min(1.0, size / len(fits)))
        return known

    def may_hold(self, card: Card) -> bool:
        """Whether the other's hand may hold a card that has not been seen."""
        if self.memory is not None:
            return True
        if (self.foe, card.suit) in self.sense.voids:
            return False
        return self.view.game.may_lie(card, f"hand:{self.foe}", self.view.facts)

    @cached_property
    def bout(self) -> float:
        """What the next bout counts beside its points: how far it moves the target, by who may get the others."""
        got = self.view.facts["bouts"]
        mine, left = got[self.view.seat], len(BOUTS) - sum(got)
        if not left:
            return 0.0
        steps = [TARGETS[bouts] - TARGETS[bouts + 1] for bouts in range(mine, mine + left)]
        ways = ((1,), (1, 1), (1, 2, 1))[left - 1]
        return 2.0 * sum(step * way for step, way in zip(steps, ways, strict=True)) / sum(ways)

    def worth(self, card: Card) -> float:
        """What a card counts for who wins it."""
        value = self.worths.get(card)
        if value is None:
            value = self.worths[card] = halves(card) + (self.bout if card in BOUTS else 0.0)
        return value

    # --- positions -------------------------------------------------------------------------------------------

    def of_suit(self, suit: str, mine: Sequence[int], theirs: Sequence[Held]) -> float:
        if suit == TRUMP:
            return dot(self.by_trumps, trumps(mine, theirs))
        return dot(self.by_plain, plain(mine, theirs, self.ruff, self.ruffed))

    def stands_at(self, suit: str, without: int = 0, lost: int = 0) -> float:
        """What a suit counts when this seat has played one of its cards, and the other another; 0: none."""
        key = suit, without, lost
        value = self.stands.get(key)
        if value is None:
            mine = [rank for rank in self.mine[suit] if rank != without]
            theirs = [held for held in self.theirs[suit] if held[0] != lost]
            value = self.stands[key] = self.of_suit(suit, mine, theirs)
        return value

    @cached_property
    def excuse(self) -> float:
        """What it counts to hold the Excuse after this trick."""
        return self.weights["excuse"] + self.weights["excuse-last"] * (self.left == 2)

    @cached_property
    def turned(self) -> tuple[float, float]:
        """What it changes to uncover an unknown card on a pile of this seat, and on one of the other."""
        gain = loss = 0.0
        for card in self.sense.out:
            if card == EXCUSE:
                gain += self.excuse
                loss -= self.excuse * (1.0 - self.known.get(card, 0.0))
                continue
            suit, rank = card.suit, strength(card)
            theirs = [held for held in self.theirs[suit] if held[0] != rank]
            gain += self.of_suit(suit, sorted([*self.mine[suit], rank], reverse=True), theirs)
            loss += self.of_suit(suit, self.mine[suit], sorted([*theirs, (rank, 1.0)], reverse=True))
            gain -= self.stands_at(suit)
            loss -= self.stands_at(suit)
        count = len(self.sense.out) or 1
        return gain / count + UNCOVER, loss / count - UNCOVER

    # --- the trick -------------------------------------------------------------------------------------------

    def score(self, card: Card) -> float:
        """What playing a card brings, over the replies that it may get."""
        if self.sense.trick:
            return self.after(card, self.sense.trick[0].card, leads=False)
        worths = {reply: self.after(card, reply, leads=True) for reply in self.known}
        groups = ranked(card, self.known)
        excuse = self.known.get(EXCUSE, 0.0)
        value = (1.0 - excuse) * self.expected(worths, groups)
        if excuse:  # it may always be played instead
            value += excuse * self.expected(worths, groups, worths[EXCUSE])
        return value

    def expected(
        self, worths: Mapping[Card, float], groups: Sequence[Sequence[Card]], excuse: float | None = None
    ) -> float:
        """What is left by the best reply of those that the other must choose from, or by the Excuse."""
        total, rest = 0.0, 1.0
        for group in groups:
            for value, chance in sorted((worths[card], self.known[card]) for card in group):
                total += rest * chance * (value if excuse is None else min(value, excuse))
                rest *= 1.0 - chance
        if excuse is not None:
            return total + rest * excuse
        return total / (1.0 - rest) if rest < 1.0 else 0.0

    def after(self, card: Card, other: Card, leads: bool) -> float:
        """What the trick of these two cards brings this seat, which plays the first, and how the position changes."""
        taken = replied(card, other) if leads else replied(other, card)
        sign = 1.0 if taken != leads else -1.0
        value = 0.0
        for one, mine in ((card, 1.0), (other, -1.0)):
            if one == EXCUSE and self.left > 1:
                value += mine * (self.worth(one) - 2.0 * PAYMENT)
            else:
                value += sign * self.worth(one)
            if one == EXCUSE:
                value -= mine * self.excuse * self.known.get(one, 1.0)
            elif one == PETIT:
                value -= mine * self.known.get(one, 1.0) * self.weights["petit-late"] / max(1, self.left - 1)
        if card.suit == other.suit:
            value += self.change(card.suit, strength(card), strength(other))
        else:
            value += self.change(card.suit, strength(card), 0) + self.change(other.suit, 0, strength(other))
        if card in self.deep:
            value += self.turned[0]
        if other in self.deep:
            value += self.turned[1]
        return value

    def change(self, suit: str, without: int, lost: int) -> float:
        """How what a suit counts changes with these cards gone; the Excuse has none."""
        if not suit:
            return 0.0
        key = suit, without, lost
        value = self.changes.get(key)
        if value is None:
            value = self.changes[key] = self.stands_at(suit, without, lost) - self.stands_at(suit)
        return value

    # --- the last tricks -------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Whether all cards are known, and few enough to count the hand out."""
        return self.memory is None and self.left <= COUNTED and not any(self.hidden)

    def counted_out(self, among: Sequence[Card]) -> list[float]:
        """What each card brings at the end of the hand in score, if both play as well as they can."""
        facts, me = self.view.facts, self.view.seat
        theirs = list(self.known)
        ending = Ending(facts["took"][me], facts["bouts"][me])
        if self.sense.trick:
            led = self.sense.trick[0].card
            return [ending.played(led, card, without(self.held, card), theirs, leads=False) for card in among]
        return [ending.led(card, without(self.held, card), theirs) for card in among]

    # --- the reason ------------------------------------------------------------------------------------------

    def reason(self, card: Card) -> str:
        """A code for why this card is played."""
        if card == EXCUSE:
            return "excuse-in-time" if self.left <= LATE else "excuse-saves"
        if self.sense.trick:
            led = self.sense.trick[0].card
            if replied(led, card):
                if card == PETIT:
                    return "petit-home"
                return "ruff" if card.suit == TRUMP != led.suit and led != EXCUSE else "win"
            if PETIT in self.held and card.suit == TRUMP:
                return "keep-petit"
        elif card == PETIT:
            return "petit-home"
        elif card.suit == TRUMP:
            return "draw-trumps"
        elif strength(card) > max((rank for rank, _ in self.theirs[card.suit]), default=0):
            return "cash-high"
        if card in self.deep:
            return "uncover"
        return "low-card" if self.sense.trick else "lead-low"


def without(held: Sequence[Card], card: Card) -> list[Card]:
    return [other for other in held if other != card]


class Ending:
    """The last tricks with all cards known, played out both ways: values are the lead in score."""

    def __init__(self, took: int, bouts: int) -> None:
        """Half points and bouts of this seat so far."""
        self.took, self.bouts = took, bouts

    def best(self, mine: Sequence[Card], theirs: Sequence[Card], leads: bool, low: float, high: float) -> float:
        """What the cards left bring; beyond `low` and `high` a bound will do."""
        if leads:
            for card in mine:
                low = max(low, self.led(card, without(mine, card), theirs, low, high))
                if low >= high:
                    break
            return low
        for led in theirs:
            rest, value = without(theirs, led), low
            for card in replies(led, mine):
                value = max(value, self.played(led, card, without(mine, card), rest, False, value, high))
                if value >= high:
                    break
            high = min(high, value)
            if low >= high:
                break
        return high

    def led(
        self, card: Card, mine: Sequence[Card], theirs: Sequence[Card], low: float = -1000.0, high: float = 1000.0
    ) -> float:
        """What a lead of this seat's brings, which has these cards left."""
        for reply in replies(card, theirs):
            high = min(high, self.played(card, reply, mine, without(theirs, reply), True, low, high))
            if low >= high:
                break
        return high

    def played(
        self,
        led: Card,
        reply: Card,
        mine: Sequence[Card],
        theirs: Sequence[Card],
        leads: bool,
        low: float = -1000.0,
        high: float = 1000.0,
    ) -> float:
        """What a trick brings together with those after it; these cards are left."""
        wins = leads != replied(led, reply)
        took, bouts = self.took, self.bouts
        for card, own in ((led, leads), (reply, not leads)):
            keeps = wins
            if card == EXCUSE and mine:
                keeps = own
                self.took += -PAYMENT if own else PAYMENT
            if keeps:
                self.took += halves(card)
                self.bouts += card in BOUTS
        if mine:
            value = self.best(mine, theirs, wins, low, high)
        else:
            margin = self.took // 2 - TARGETS[self.bouts]
            value = margin + (BASE if margin >= 0 else 1 - BASE)
            if PETIT in (led, reply):
                value += 2 * PETIT_BONUS if wins else -2 * PETIT_BONUS
        self.took, self.bouts = took, bouts
        return value


# --- the seat asked -----------------------------------------------------------------------------------------

SLIPS = 25  # of a hundred cards, those that an easy player chooses second best
MEMORY = 3  # and the tricks that it remembers


def play(
    view: View, weights: Mapping[str, float] = WEIGHTS, memory: int | None = None, random: Stream | None = None
) -> Thought:
    """The card that is worth most with what it leaves."""
    assert view.asked is not None
    field = view.asked.fields["card"]
    assert isinstance(field, OneCard)
    among = field.among
    if len(among) == 1:
        return Thought({"card": among[0]}, "only-card")
    turn = Turn(view, weights, memory)
    values = [turn.score(card) for card in among]
    counted = turn.counted_out(among) if turn.open else [0.0] * len(among)
    order = sorted(range(len(among)), key=lambda at: (-counted[at], -values[at], strength(among[at])))
    card = among[order[random is not None and random.below(100) < SLIPS]]
    return Thought({"card": card}, turn.reason(card))


def medium(view: View, random: Stream) -> Thought:
    """The card that is worth most; nothing is left to chance."""
    return play(view)


def easy(view: View, random: Stream) -> Thought:
    """The same player, who forgets all but the last tricks and now and then takes the second best card."""
    return play(view, memory=MEMORY, random=random)
