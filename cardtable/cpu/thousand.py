"""Rules of thumb for Thousand: what a careful player bids, gives away, declares and plays without searching.

Hands are valued by tables fitted to hands that medium players played out; the auction adds what the packet may
bring by sampling it. Every card is weighed in points: what it may bring now against what it would be worth later.
"""

from dataclasses import dataclass, replace

from ..core.cards import BACK, Card
from ..core.deal import View
from ..core.fields import Number, OneCard
from ..core.shuffle import Stream
from ..games.thousand import (
    LOCK,
    MARRIAGES,
    OBLIGATION,
    PACKETS,
    PARTNER,
    Thousand,
    marriages,
    worth,
)
from .sense import Sense, bare
from .sums import dot, summed
from .thought import Thought
from .thousand_hands import TABLES, best_kept, chance_of, held, points_of

PACKET_SAMPLES = 24


# --- the auction ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Nerve:
    """How sure a bidder wants to be."""

    sure: float = 0.6  # of a contract, to bid for it
    locked: float = 0.45  # when only contracts score
    last: float = 0.35  # when another would win the match by the contract to be had now
    error: float = 0.0  # points misjudged


MEDIUM = Nerve()
WIN = 100.0  # what the match is worth, in points of the contract that wins it


def prospects(view: View, random: Stream) -> list[float]:
    """The points expected as declarer with each of some packets that may lie there."""
    chosen = view.setting["chosen"]
    size = PACKETS[view.setting["seats"]][0]
    out = [card for card in view.game.pack if card not in view.hand]
    return [best_kept((*view.hand, *random.sample(out, size)), chosen)[0] for _ in range(PACKET_SAMPLES)]


def bid(view: View, random: Stream, nerve: Nerve = MEDIUM) -> Thought:
    """The lowest bid while the hand and a packet support it, else a pass."""
    assert view.asked is not None
    field = view.asked.fields["amount"]
    assert isinstance(field, Number)
    expected = [value + nerve.error for value in prospects(view, random)]
    totals, holder, high = view.setting["totals"], view.facts["declarer"], view.facts["high"]
    sure, reason = nerve.sure, "bid-strength"
    if totals[view.seat] > LOCK:
        sure, reason = nerve.locked, "bid-locked"
    if totals[holder] + high >= view.game.target:
        sure, reason = min(sure, nerve.last), "bid-against-win"
    if chance_of(field.low, expected, TABLES[view.setting["seats"]].spread) >= sure:
        return Thought({"amount": field.low}, reason)
    return Thought({"amount": "pass"}, "pass-weak")


def contract(view: View, nerve: Nerve = MEDIUM) -> Thought:
    """The bid, raised where more is as good as sure and of use."""
    assert view.asked is not None
    field = view.asked.fields["amount"]
    assert isinstance(field, Number)
    chosen, seats = view.setting["chosen"], view.setting["seats"]
    if chosen["declarer_scores"] == "actual":
        return Thought({"amount": field.low}, "bid-stands")  # a raise could only lose
    value = points_of(held(view.hand), held(laid(view)), chosen) + nerve.error
    needed: int = view.game.target - view.setting["totals"][view.seat]

    def gain(amount: int) -> float:
        """What the contract is worth; no more than the match needs, but all of that."""
        made = chance_of(amount, [value], TABLES[seats].spread)
        prize: float = amount if amount < needed else needed + WIN
        return made * prize - (1.0 - made) * amount

    amounts = range(field.low, field.high + 1, field.step)
    amount = max(amounts, key=lambda amount: (gain(amount), -amount))
    return Thought({"amount": amount}, "raise" if amount > field.low else "bid-stands")


def laid(view: View) -> tuple[Card, ...]:
    """The cards that this seat has laid down."""
    return tuple(card for card in view.piles.get("laid", ()) if card != BACK)


# --- the exchange ---------------------------------------------------------------------------------------


def discard(view: View) -> Thought:
    _, cards = best_kept(view.hand, view.setting["chosen"])
    return Thought({"cards": cards}, "discard-low")


def give(view: View) -> Thought:
    """The two cards missed least; the dearer to whom it helps less."""
    assert view.asked is not None
    _, cards = best_kept(view.hand, view.setting["chosen"])
    totals = view.setting["totals"]
    left, right = bare(view).after(view.seat)[:2]
    # points help neither a locked player nor, as much, the one who is behind
    help_left, help_right = ((-1 if totals[seat] > LOCK else totals[seat]) for seat in (left, right))
    cheap, dear = sorted(cards, key=worth)
    if help_left < help_right:
        cheap, dear = dear, cheap
    return Thought({"left": cheap, "right": dear}, "give-low")


# --- the tricks -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Habits:
    """How a player weighs things, in points unless said otherwise."""

    trick: float = 3.0  # what a trick is worth beside the card that wins it
    boss: tuple[float, ...] = (0.7, 0.4, 0.2, 0.1, 0.05)  # chance to win later if not ruffed, by higher cards out
    loose: float = 0.25  # share of a card's points that comes home when it does not win
    trump_low: float = 0.35  # chance that a low trump takes a trick
    tempo: float = 7.0  # what it is worth to win the lead
    give: float = 0.7  # of the mean points of the suit led that a follower adds
    draw: float = 3.0  # for each trump that a lead of a higher one draws
    ally: float = 0.8  # what a point of the other defender is worth while the contract may fail
    near: float = 20.0  # so many points short of the match, an ally is none
    regain: float = 0.35  # chance to come to the lead again without a sure winner
    regain_sure: float = 0.9  # and with one
    new_trump: float = 4.0  # for each trump beyond two that a marriage makes
    packet: float = 5.0  # points expected in a hidden card on the table


HABITS = Habits()


class Turn:
    """One seat about to play a card."""

    def __init__(self, view: View, habits: Habits, memory: int | None = None) -> None:
        self.view, self.habits = view, habits
        self.sense = sense = Sense(view, memory)
        self.rules = rules = sense.rules
        rules.piles[f"hand:{view.seat}"] = list(view.hand)
        assert isinstance(rules, Thousand)
        self.game = rules
        self.hand = view.hand
        self.declarer = view.facts["declarer"]
        self.weights = self.weigh()
        self.pot: float = sum(worth(play.card) for play in sense.trick)
        if len(view.hand) == 1 and rules.chosen["table_cards"] == "last_trick":
            for name in ("laid", "packet:0", "packet:1"):
                self.pot += summed(habits.packet if c == BACK else worth(c) for c in view.piles.get(name, ()))
        self.trumps_out = sense.suit_out(sense.trump or "")
        self.others = [seat for seat in range(rules.seats) if seat != view.seat]
        self.foe_trumps = summed(sense.chance(seat, [c]) for seat in self.others for c in self.trumps_out)
        self.pending = marriages(view.hand)
        field = view.asked.fields.get("card") if view.asked else None
        self.among = field.among if isinstance(field, OneCard) else ()
        self.safe: dict[str, float] = {}

    def weigh(self) -> list[float]:
        """What a point taken by each seat is worth to this one."""
        rules, me = self.game, self.view.seat
        weights = [0.0] * rules.seats
        weights[me] = 1.0
        if me == self.declarer:
            return weights
        points = [took + married for took, married in zip(rules.took, rules.married, strict=True)]
        made = points[self.declarer] >= rules.high
        for seat in range(rules.seats):
            if seat in (me, self.declarer) or made:
                continue
            locked = rules.totals[seat] > LOCK
            if locked or rules.totals[seat] + points[seat] + self.habits.near < rules.target:
                weights[seat] = self.habits.ally
        return weights

    # --- who takes the trick ---------------------------------------------------------------------------

    def takers(self, card: Card) -> list[float]:
        """How likely each seat takes the trick if this card is played now."""
        sense = self.sense
        led = None if sense.trick else card
        best = sense.best
        if best is None or sense.beats(card, best.card, led):
            top, holder = card, sense.seat
        else:
            top, holder = best.card, best.seat
        shares = [0.0] * self.rules.seats
        shares[holder] = 1.0
        wed = led is not None and self.game.marries(sense.seat, card)
        for seat in sense.later:
            if wed:  # it makes trump, so only its own suit beats it
                beaten = sense.chance(seat, self.higher(card))
            else:
                beaten = sense.chance_beaten(seat, top, led)
            shares = [share * (1.0 - beaten) for share in shares]
            shares[seat] += beaten
        return shares

    def higher(self, card: Card) -> list[Card]:
        sense = self.sense
        mark = self.rules.strength(card)
        return [c for c in sense.suit_out(card.suit) if self.rules.strength(c) > mark]

    def unruffed(self, suit: str) -> float:
        """How likely nobody could ruff a lead of this suit now."""
        known = self.safe.get(suit)
        if known is None:
            known = 1.0
            for seat in self.others:
                known *= 1.0 - self.sense.chance_void(seat, suit) * self.sense.chance(seat, self.trumps_out)
            self.safe[suit] = known
        return known

    def comes(self, card: Card) -> float:
        """The points that those after this seat are expected to add to the trick."""
        sense = self.sense
        suit = sense.led or card.suit
        out = sense.suit_out(suit)
        total = 0.0
        for seat in sense.later:
            void = sense.chance_void(seat, suit)
            mean = sum(map(worth, out)) / len(out) if out else 0.0
            total += (1.0 - void) * self.habits.give * mean + void * 1.5
        return total

    # --- what a card is worth ----------------------------------------------------------------------------

    def later_win(self, card: Card) -> float:
        """How likely a card wins a trick later in the hand."""
        sense, habits = self.sense, self.habits
        win = habits.boss[min(sense.above(card), len(habits.boss) - 1)]
        if card.suit == sense.trump:
            return max(win, habits.trump_low) if self.foe_trumps else 1.0
        return win * self.unruffed(card.suit)

    def keep(self, card: Card) -> float:
        """What a card would be worth later in the hand."""
        if len(self.hand) == 1:
            return 0.0
        win = self.later_win(card)
        return win * (self.habits.trick + worth(card)) + (1.0 - win) * worth(card) * self.habits.loose

    def weddings(self, card: Card, win: float) -> float:
        """The points of marriages now and, as far as this card leaves them, later."""
        now, habits = 0.0, self.habits
        left = list(self.pending)
        if card.rank in PARTNER and card.suit in left:
            left.remove(card.suit)
            if self.game.marries(self.sense.seat, card):
                now = MARRIAGES[card.suit] + habits.new_trump * (len(self.sense.suit_in_hand(card.suit)) - 2)
        if not left:
            return now
        sure = any(
            c != card and c.rank not in PARTNER and self.sense.above(c) == 0 and self.unruffed(c.suit) > 0.6
            for c in self.hand
        )
        again = habits.regain_sure if sure else habits.regain
        later = win + (1.0 - win) * again
        if self.game.chosen["marriage"] == "after_trick" and self.sense.seat not in self.game.takers:
            later = win + (1.0 - win) * again * 0.7
        room = len(self.hand) - 1 - 2 * len(left)  # each marriage needs a lead of its own
        return now + sum(MARRIAGES[suit] for suit in left) * later * (1.0 if room >= 0 else 0.5)

    def score(self, card: Card) -> float:
        """The points that playing this card now is worth, against keeping it."""
        sense, habits = self.sense, self.habits
        shares = self.takers(card)
        win = shares[sense.seat]
        gain = self.pot + worth(card) + self.comes(card)
        own = self.weights[sense.seat]
        value = dot(shares, self.weights) * gain
        value += win * habits.tempo - own * self.keep(card) + self.weddings(card, win)
        if not sense.trick and card.suit == sense.trump and self.foe_trumps:
            mine = len(sense.suit_in_hand(card.suit))
            if mine >= self.foe_trumps:
                value += habits.draw * min(self.foe_trumps, len(self.others)) * win
        return value

    def order(self) -> list[Card]:
        """The cards that may be played, the best first."""
        scores = [(-self.score(card), self.rules.strength(card), at) for at, card in enumerate(self.among)]
        return [self.among[at] for _, _, at in sorted(scores)]

    def insults(self, card: Card, best: Card) -> bool:
        """Whether an ally would look up at this card, in a trick of others, instead of the best one."""
        sense = self.sense
        allied = any(weight for seat, weight in enumerate(self.weights) if seat != sense.seat)
        if sense.best is None or not allied:
            return False
        takes = [sense.beats(c, sense.best.card) for c in (card, best)]
        return takes[0] != takes[1] or abs(worth(card) - worth(best)) > 1

    def ruffs_ally(self, card: Card) -> bool:
        """Whether a trump would take the trick from an ally who has it already, though it could be left alone."""
        sense = self.sense
        if sense.best is None or sense.later or not self.weights[sense.best.seat] or sense.best.seat == sense.seat:
            return False
        return card.suit == sense.trump != sense.led and any(c.suit != sense.trump for c in self.among)

    def reason(self, card: Card) -> str:
        """A code for why this card is played."""
        sense = self.sense
        shares = self.takers(card)
        win = shares[sense.seat]
        if not sense.trick:
            if self.game.marries(sense.seat, card):
                return "marry"
            if card.suit == sense.trump and self.foe_trumps:
                return "draw-trumps"
            if win > 0.5:
                return "cash-high"
            return "lead-low"
        best = sense.best
        assert best is not None
        if sense.beats(card, best.card):
            return "ruff" if card.suit == sense.trump != sense.led else "win"
        allied = summed(share for seat, share in enumerate(shares) if seat != sense.seat and self.weights[seat])
        if worth(card) and allied > 0.5:
            return "smear"
        if any(c.rank in PARTNER and c.suit in self.pending and c != card for c in self.among):
            return "keep-marriage"
        return "low-card"


def play(view: View, habits: Habits = HABITS, memory: int | None = None, random: Stream | None = None) -> Thought:
    """The card that is worth most now against what it would be worth later."""
    assert view.asked is not None
    field = view.asked.fields["card"]
    assert isinstance(field, OneCard)
    if len(field.among) == 1:
        return Thought({"card": field.among[0]}, "only-card")
    turn = Turn(view, habits, memory)
    first, second = turn.order()[:2]
    slip = random is not None and random.below(100) < SLIPS
    card = second if slip else first
    if slip or memory is not None:
        whole = turn if memory is None else Turn(view, habits)
        best = next(card for card in whole.order() if not whole.ruffs_ally(card))
        if whole.insults(card, best):
            turn, card = whole, best
    return Thought({"card": card}, turn.reason(card))


SLIPS = 33  # of a hundred cards, those that an easy player chooses second best


# --- the seat asked -------------------------------------------------------------------------------------


def medium(view: View, random: Stream) -> Thought:
    assert view.asked is not None
    match view.asked.do:
        case "four_nines":
            return four_nines(view, random)
        case "bid":
            return bid(view, random)
        case "take":
            return take(random)
        case "discard":
            return discard(view)
        case "give":
            return give(view)
        case "contract":
            return contract(view)
        case _:
            return play(view)


def take(random: Stream) -> Thought:
    """Any packet: nothing is known of them."""
    return Thought({"packet": random.below(len(PACKETS[2]))}, "any-packet")


def four_nines(view: View, random: Stream) -> Thought:
    """New cards, unless these support the obligation all the same."""
    expected = prospects(view, random)
    good = chance_of(OBLIGATION, expected, TABLES[view.setting["seats"]].spread) >= MEDIUM.sure
    return Thought({"answer": "keep" if good else "redeal"}, "keep-cards" if good else "new-cards")


def easy(view: View, random: Stream) -> Thought:
    """The same player, more timid and less exact in the auction, who forgets the tricks before the last."""
    assert view.asked is not None
    nerve = replace(MEDIUM, sure=0.75, locked=0.6, error=random.below(41) - 20.0)
    match view.asked.do:
        case "bid":
            return bid(view, random, nerve)
        case "contract":
            return contract(view, nerve)
        case "play":
            return play(view, memory=1, random=random)
        case _:
            return medium(view, random)
