"""Rules of thumb for Tallyho: what a careful player bids, discards and plays without searching.

Every card is weighed in points for one's own side: what it may bring in this trick against what it would be
worth later. The numbers in `Habits` and below are fitted by self-play, not rules of the game.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from ..core.cards import BACK, Card
from ..core.deal import Seat, View
from ..core.fields import Number, OneCard
from ..core.shuffle import Stream
from ..games.tallyho import BID_STEP, COLOURS, DEN_SIZE, FOX, HIGHEST_BID, LAST_TRICK, Tallyho, worth
from .sense import Sense
from .sums import dot, summed
from .thought import Thought


@dataclass(frozen=True, slots=True)
class Habits:
    """How a player weighs things, in points unless said otherwise."""

    trick: float = 14.0  # what a trick is worth beside the card that wins it
    boss: tuple[float, ...] = (0.5, 0.2, 0.08, 0.03)  # chance to win later if not ruffed, by higher cards out
    loose: float = 0.35  # share of a card's points that comes home when it does not win
    trump_win: tuple[float, ...] = (0.95, 0.75, 0.6, 0.5)
    trump_low: float = 0.45  # chance that a low trump takes a trick
    trump_low_against: float = 0.45  # for the defenders
    tempo: float = 1.0  # what it is worth to win the lead
    fox_home: float = 0.7  # share of the Fox's points that comes home later, with trumps beside it
    fox_bare: float = 0.35  # and without
    smear: float = 4.0  # what the partner is expected to add to a trick of ours
    give: float = 2.0  # what an opponent must give to it
    draw: float = 4.5  # for each trump that a lead of ours is expected to draw
    rescue: float = 0.3
    void_bias: float = 0.15  # added chance that the declarer is void: he has discarded
    lead_trump_against: float = 4.0  # what a defender loses by leading trumps
    den: float = 12.0  # points expected in a Den nobody has seen


MEDIUM = Habits()


RULES = Tallyho.set_up({})  # for what the rules say of cards and seats


def rank(card: Card) -> int:
    """The order of the cards of a colour: the Fox 0, 5 to 14 as printed, the 1 (`ONE`) above."""
    return RULES.strength(card)


ONE = rank(Card(COLOURS[0], "1"))


# --- the hand's value -----------------------------------------------------------------------------------


def features(hand: Iterable[Card], trump: str, den: Iterable[Card] = ()) -> list[float]:
    """What counts in a hand with this trump, for the tables of fitted values."""
    hand = list(hand)
    mine = {rank(c) for c in hand if c.suit == trump or c == FOX}
    row = [
        1.0,
        float(len(mine)),
        float(max(0, len(mine) - 5)),
        float(ONE in mine),
        float(14 in mine),
        float(len(mine & {12, 13})),
        float(FOX in hand),
    ]
    ones = led_by_ones = guarded = solid = voids = short = loose = 0
    for colour in COLOURS.replace(trump, ""):
        cards = [c for c in hand if c.suit == colour]
        ranks = set(map(rank, cards))
        ones += ONE in ranks
        led_by_ones += {ONE, 14} <= ranks
        guarded += 14 in ranks and ONE not in ranks and len(ranks) > 1
        solid += {13, 14} <= ranks
        voids += not ranks
        short += len(ranks) == 1
        loose += sum(worth(c) for c in cards if rank(c) < 14)
    row += [float(ones), float(led_by_ones), float(guarded), float(solid), float(voids), float(short)]
    row += [loose / 10, sum(map(worth, den)) / 10]
    return row


# Points of the declarer's side by `features`, fitted to 12,000 hands that medium players played out: of the
# ten cards kept and the Den, and of the ten held before the Den is seen.
KEPT = [14.9, 16.2, -6.6, 17.9, 11.7, 3.5, 0.0, 12.1, 4.0, 4.8, 2.7, 10.8, 2.9, -0.6, 0.6]
HELD = [106.5, 5.7, 0.3, 14.2, 8.1, 2.8, 4.1, 9.2, 4.9, 3.3, -4.7, 6.4, 2.0, -0.2, 0.0]
SPREAD = 30.0  # and its standard deviation about what is expected
DEFENCE = 50  # what the defenders take of a hand, about
PARTNER_BID = 3.0  # what a partner who has bid brings beyond the average
PARTNER_MARGIN = 6 * BID_STEP  # by so much the own hand must be better to take the auction from the partner
ROOM = 4 * BID_STEP  # the first bid stays so much below the limit


def expected(hand: Sequence[Card]) -> float:
    """The points that ten cards are expected to take as declarer, with the best trump and the Den's gain."""
    return max(dot(HELD, features(hand, trump)) for trump in COLOURS)


# --- the auction ----------------------------------------------------------------------------------------


def bid(view: View, caution: float = 0.1, error: float = 0.0) -> Thought:
    """A bid that the hand supports, or a pass.

    `caution`: how far below the expected points to stop, in spreads; `error`: points misjudged.
    """
    declarer = view.facts["declarer"]
    totals, side = view.setting["totals"], RULES.side(view.seat)
    needed, theirs = Tallyho.target - totals[side], totals[1 - side]
    partner = RULES.after(view.seat)[1]
    guess = expected(view.hand) + error
    if isinstance(calls(view).get(partner), int):
        guess += PARTNER_BID
    foes_hold_it = declarer is not None and RULES.side(declarer) != side
    if foes_hold_it and theirs + view.facts["high"] >= Tallyho.target:
        caution -= 0.4  # to let them play may lose the match
    elif needed <= DEFENCE:
        caution += 0.5  # what defenders take will do
    return call(view, int((guess - caution * SPREAD) // BID_STEP) * BID_STEP)


def call(view: View, limit: int) -> Thought:
    """A bid by one who would go up to `limit`, or a pass."""
    assert view.asked is not None
    field = view.asked.fields["amount"]
    assert isinstance(field, Number)
    partner, low = RULES.after(view.seat)[1], field.low
    if view.facts["declarer"] == partner:
        if limit < low + PARTNER_MARGIN:
            return Thought({"amount": "pass"}, "pass-partner")
        return Thought({"amount": low}, "raise-partner")
    if low > limit:
        return Thought({"amount": "pass"}, "pass-weak")
    if view.seat in calls(view):
        return Thought({"amount": low}, "bid-on")
    return Thought({"amount": min(HIGHEST_BID, max(low, limit - ROOM))}, "bid-strength")


def calls(view: View) -> dict[Seat, int | str]:
    """What each player has bid last."""
    return {note.values["seat"]: note.values["amount"] for note in view.notes if note.kind == "bid"}


# --- the discard ----------------------------------------------------------------------------------------


def discard(view: View) -> Thought:
    """The five cards and the trump that leave the best hand."""
    cards, trump = best_discard(view.hand)
    return Thought({"cards": cards, "trump": trump}, reason_to_discard(view, cards))


def reason_to_discard(view: View, cards: Sequence[Card]) -> str:
    emptied = {c.suit for c in cards} - {c.suit for c in view.hand if c not in cards}
    return "make-void" if emptied else "discard-low"


def best_discard(hand: Sequence[Card], trumps: str = COLOURS) -> tuple[tuple[Card, ...], str]:
    """What to lay away and which of these trumps to name, of the fifteen cards in hand."""
    best: tuple[float, tuple[Card, ...], str] | None = None
    for trump in trumps:
        for cards in throwable(hand, trump):
            kept = [card for card in hand if card not in cards]
            value = dot(KEPT, features(kept, trump, cards))
            if best is None or value > best[0]:
                best = value, cards, trump
    assert best is not None
    return best[1], best[2]


def throwable(hand: Sequence[Card], trump: str) -> list[tuple[Card, ...]]:
    """Discards worth a thought: from each colour its lowest cards, or its counters and then its lowest."""
    colours = [[c for c in hand if c.suit == colour and c != FOX] for colour in COLOURS if colour != trump]
    orders = []
    for cards in colours:
        low = sorted(cards, key=rank)
        loose = sorted(cards, key=lambda c: (rank(c) == ONE, rank(c) == 14, -worth(c), rank(c)))
        orders.append([low] if low == loose else [low, loose])
    trumps = sorted((c for c in hand if c.suit == trump), key=lambda c: (worth(c) > 0, rank(c)))
    found: dict[tuple[Card, ...], None] = {}
    side_cards = sum(map(len, colours))
    for choice in product(*orders):
        for counts in product(*(range(len(cards) + 1) for cards in choice)):
            rest = DEN_SIZE - sum(counts)
            if rest < 0 or rest > max(0, DEN_SIZE - side_cards):
                continue
            cards = [card for order, count in zip(choice, counts, strict=True) for card in order[:count]]
            found[tuple(cards + trumps[:rest])] = None
    return list(found)


# --- the tricks -----------------------------------------------------------------------------------------


def play(view: View, habits: Habits = MEDIUM, memory: int | None = None, random: Stream | None = None) -> Thought:
    """The card that is worth most now against what it would be worth later."""
    assert view.asked is not None
    field = view.asked.fields["card"]
    assert isinstance(field, OneCard)
    if len(field.among) == 1:
        return Thought({"card": field.among[0]}, "only-card")
    turn = Turn(view, habits, memory)
    scores = [(turn.score(card), -rank(card), card) for card in field.among]
    scores.sort(key=lambda s: (-s[0], -s[1]))
    card = scores[0][2]
    if random is not None and random.below(100) < SLIPS:
        card = scores[1][2]
    if memory is not None or random is not None:
        knowing = Turn(view, habits)  # whoever forgets or slips does not at partner's expense
        better = max(field.among, key=lambda card: (knowing.score(card), -rank(card)))
        if knowing.insults(card, better):
            card = better
    return Thought({"card": card}, turn.reason(card))


SLIPS = 15  # of a hundred cards of an easy player, those chosen second best
INSULT = 2.0  # points that partner minds


class Turn:
    """One seat about to play a card."""

    def __init__(self, view: View, habits: Habits, memory: int | None = None) -> None:
        self.sense = sense = Sense(view, memory)
        self.habits = habits
        self.hand = view.hand
        self.declarer = view.facts["declarer"]
        self.declaring = sense.ours(self.declarer)
        self.trump_low = habits.trump_low if self.declaring else habits.trump_low_against
        self.pot: float = sum(worth(play.card) for play in sense.trick)
        if len(view.hand) == 1:
            den = view.piles["den"]
            self.pot += LAST_TRICK + (habits.den if BACK in den else sum(map(worth, den)))
        self.trumps = sense.suit_in_hand(sense.trump or "")
        self.trumps_out = sense.suit_out(sense.trump or "")
        self.safe: dict[str, float] = {}
        self.foes = [seat for seat in range(RULES.seats) if not sense.ours(seat)]
        self.foe_trumps = summed(sense.chance(foe, [c]) for foe in self.foes for c in self.trumps_out)

    def win_chance(self, card: Card) -> float:
        """How likely one's own side takes the trick with this card."""
        sense, habits = self.sense, self.habits
        led = None if sense.trick else card
        best = sense.best
        if best is None or sense.beats(card, best.card, led):
            top, mine = card, True
        else:
            top, mine = best.card, sense.ours(best.seat)
        foes = [s for s in sense.later if not sense.ours(s)]
        friends = [s for s in sense.later if sense.ours(s)]
        beaten = [self.beaten(s, top, led) for s in foes]
        if mine:
            chance = 1.0
            for b in beaten:
                chance *= 1.0 - b
            if friends and chance < 1.0:
                chance += (1.0 - chance) * habits.rescue * self.beaten(friends[0], top, led)
            return chance
        if not friends:
            return 0.0
        chance = self.beaten(friends[0], top, led)
        for foe in foes:
            chance *= 0.7 if sense.later.index(foe) > sense.later.index(friends[0]) else 0.8
        return chance

    def beaten(self, seat: int, card: Card, led: Card | None) -> float:
        sense = self.sense
        chance = sense.chance_beaten(seat, card, led)
        if seat == self.declarer and self.trumps_out and sense.suit(card) != sense.trump:
            chance = min(1.0, chance + self.habits.void_bias * (1.0 - chance))
        return chance

    def unruffed(self, suit: str) -> float:
        """How likely no opponent could ruff a lead of this suit now."""
        known = self.safe.get(suit)
        if known is None:
            known = 1.0
            for foe in self.foes:
                void = self.sense.chance_void(foe, suit)
                known *= 1.0 - void * self.sense.chance(foe, self.trumps_out)
            self.safe[suit] = known
        return known

    def keep(self, card: Card) -> float:
        """What a card would be worth later in the hand."""
        if len(self.hand) == 1:
            return 0.0
        sense, habits = self.sense, self.habits
        above = sense.above(card)
        if sense.suit(card) != sense.trump:
            win = habits.boss[min(above, len(habits.boss) - 1)] * self.unruffed(sense.suit(card))
            return win * habits.trick + worth(card) * (win + (1 - win) * habits.loose)
        if card == FOX:
            home = habits.fox_home if len(self.trumps) > 2 or not self.foe_trumps else habits.fox_bare
            return self.trump_low * habits.trick * 0.5 + worth(card) * home
        win = habits.trump_win[above] if above < len(habits.trump_win) else self.trump_low
        if not self.foe_trumps:
            win = 1.0
        return win * habits.trick + worth(card) * (win + (1 - win) * habits.loose)

    def score(self, card: Card) -> float:
        """The points that playing this card now is worth, against keeping it."""
        sense, habits = self.sense, self.habits
        chance = self.win_chance(card)
        gain: float = self.pot + worth(card)
        for seat in sense.later:
            gain += habits.smear if sense.ours(seat) else habits.give
        value = chance * (gain + habits.tempo) - self.keep(card)
        if not sense.trick and sense.suit(card) == sense.trump:
            if self.declaring:
                value += habits.draw * self.foe_trumps
            elif self.foe_trumps:
                value -= habits.lead_trump_against
        return value

    def insults(self, card: Card, better: Card) -> bool:
        """Whether a card spoils partner's trick, refuses it points, or throws some away, and a better one is plain."""
        best = self.sense.best
        if best is None or self.score(better) - self.score(card) < INSULT:
            return False
        return self.sense.ours(best.seat) or worth(card) > worth(better)

    def reason(self, card: Card) -> str:
        """A code for why this card is played."""
        sense = self.sense
        trump, chance = sense.suit(card) == sense.trump, self.win_chance(card)
        if not sense.trick:
            if trump and self.declaring and self.foe_trumps:
                return "draw-trumps"
            if chance > 0.5 and sense.above(card) == 0:
                return "cash-high"
            return "lead-low" if not worth(card) else "lead-to-partner"
        best = sense.best
        assert best is not None
        if sense.beats(card, best.card):
            if trump and sense.led != sense.trump:
                return "ruff"
            return "win"
        if card == FOX and chance > 0.5:
            return "fox-home"
        if worth(card) and chance > 0.5:
            return "smear"
        if FOX in self.hand and view_allows(sense, FOX):
            return "keep-fox"
        return "low-card"


def view_allows(sense: Sense, card: Card) -> bool:
    """Whether this card could be played now."""
    asked = sense.view.asked
    field = asked.fields.get("card") if asked else None
    return isinstance(field, OneCard) and card in field.among


# --- the seat asked -------------------------------------------------------------------------------------


def medium(view: View, random: Stream) -> Thought:
    assert view.asked is not None
    match view.asked.do:
        case "bid":
            return bid(view)
        case "discard":
            return discard(view)
        case _:
            return play(view)


def easy(view: View, random: Stream) -> Thought:
    """The same player, more timid and less exact in the auction, who forgets the tricks before the last."""
    assert view.asked is not None
    match view.asked.do:
        case "bid":
            return bid(view, caution=0.6, error=random.below(21) - 10.0)
        case "discard":
            return discard(view)
        case _:
            return play(view, memory=1, random=random)
