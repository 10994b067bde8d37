"""Thousand (Tysiacha) for two or three players: an auction over a packet of cards, and marriages that make trump.

The rules of shared/rules/thousand.md, in its order; D1…D16 are its decisions.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from ..core.cards import Card, suited
from ..core.deal import DOWN, UP, Note, Result, Seat, Side, Zone
from ..core.fields import Choice, Number, OneCard, SomeCards
from ..core.tricks import HAND, TRICK, WON, Play, TrickDeal

SUITS = "HDCS"  # hearts, diamonds, clubs, spades: the order of their marriages too
RANKS = ("A", "10", "K", "Q", "J", "9")  # from the highest; the 10 beats the king
POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
PARTNER = {"K": "Q", "Q": "K"}  # who marries whom
MARRIAGES = {"H": 100, "D": 80, "C": 60, "S": 40}
OBLIGATION = 100  # what the dealer's left is committed to
CEILING = 120  # the highest bid of a hand without marriages: all the card points there are
BID_STEP = 10
LOCK = 800  # a total above this grows by declaring only
HANDS = {2: 10, 3: 7}  # cards dealt to each
PACKETS = {2: (2, 2), 3: (3,)}
LAID = 2  # cards that a declarer of two players lays down


def worth(card: Card) -> int:
    """The points of a card."""
    return POINTS[card.rank]


def marriages(hand: Sequence[Card]) -> list[str]:
    """The suits of which a hand holds king and queen."""
    return [suit for suit in SUITS if Card(suit, "K") in hand and Card(suit, "Q") in hand]


def ceiling(hand: Sequence[Card]) -> int:
    """The highest bid that a hand allows: 120 and the marriages it holds."""
    return CEILING + sum(MARRIAGES[suit] for suit in marriages(hand))


def ceiling_note(hand: Sequence[Card]) -> Note:
    """How a hand's ceiling comes about."""
    held = tuple((suit, MARRIAGES[suit]) for suit in marriages(hand))
    return Note("ceiling", {"base": CEILING, "sums": held, "total": ceiling(hand)})


class Thousand(TrickDeal):
    name = "thousand"
    seats = 3
    pack = suited(SUITS, RANKS)
    art = "french"
    emblem = (Card("H", "K"), Card("H", "Q"), Card("D", "A"))
    target = 1000
    options = {
        "players": Choice((3, 2)),  # D16
        "must_trump": Choice(("on", "off")),  # D7: void, a player must trump, and overtrump if able
        "marriage": Choice(("any_lead", "after_trick")),  # D9: from the first lead, or once a trick is won
        "table_cards": Choice(("last_trick", "nobody")),  # D10: who scores the four cards on the table of two
        "declarer_scores": Choice(("bid", "actual")),  # D11
        "rounding": Choice(("exact", 5, 10)),  # D12: of the defenders' points, halves up
        "four_nines": Choice(("off", "on")),  # D14: all four nines may demand a redeal
    }
    zones = (
        HAND,
        TRICK,
        WON,
        Zone("packet", "stack", face=DOWN),
        Zone("laid", "stack", face=DOWN),
    )

    high: int = 0  # the highest bid, later the contract
    declarer: Seat | None = None  # who has made it
    passed: frozenset[Seat] = frozenset()
    took: tuple[int, ...] = ()  # card points in the tricks of each seat
    married: tuple[int, ...] = ()  # points for marriages of each seat
    declared: tuple[str, ...] = ()  # the suits of the marriages so far; the last one is trump
    lacks: frozenset[tuple[Seat, str, str]] = frozenset()  # suits and ranks that a player has shown not to hold

    def begin(self) -> None:
        self.took = self.married = (0,) * self.seats
        for seat in self.after(self.dealer):
            self.take(HANDS[self.seats], f"hand:{seat}")
        for number, size in enumerate(PACKETS[self.seats]):
            self.take(size, f"packet:{number}")
        nines = {Card(suit, "9") for suit in SUITS}
        holder = next((seat for seat in self.after(self.dealer) if nines <= set(self.hand(seat))), None)
        if self.chosen["four_nines"] == "on" and holder is not None:
            self.ask(holder, self.on_four_nines, answer=Choice(("redeal", "keep")))
        else:
            self.open_auction()

    def on_four_nines(self, seat: Seat, answer: str) -> None:
        if answer == "keep":
            self.open_auction()
            return
        self.note("four-nines", seat=seat)
        self.throw_in(Note("four-nines", {"seat": seat}))

    @classmethod
    def arranged(cls, cards: Sequence[Card], facts: Mapping[str, Any]) -> list[Card]:
        """By suits, trumps first, high to low."""
        trump = facts.get("trump")
        return sorted(cards, key=lambda card: (card.suit != trump, cls.pack.index(card)))

    @classmethod
    def half_points(cls, card: Card) -> int:
        return 2 * worth(card)

    @classmethod
    def may_lie(cls, card: Card, pile: str, facts: Mapping[str, Any]) -> bool:
        kind, _, owner = pile.partition(":")
        return kind != "hand" or (int(owner), card.suit, card.rank) not in facts["lacks"]

    @classmethod
    def running(cls, facts: Mapping[str, Any]) -> tuple[int, ...]:
        return tuple(took + married for took, married in zip(facts["took"], facts["married"], strict=True))

    @classmethod
    def standing(cls, total: int) -> str:
        return "locked" if total > LOCK else ""

    # --- the auction -------------------------------------------------------------------------------------------

    def open_auction(self) -> None:
        committed = self.after(self.dealer)[0]
        self.high, self.declarer = OBLIGATION, committed
        self.note("obligation", seat=committed, amount=OBLIGATION)
        self.next_bid(committed)

    def next_bid(self, after: Seat) -> None:
        """Ask whoever comes next and can raise; those who cannot pass without being asked (D2)."""
        for seat in self.after(after):
            if seat in self.passed or seat == self.declarer:
                continue
            low, high = self.high + BID_STEP, ceiling(self.hand(seat))
            if low <= high:
                self.ask(
                    seat, self.on_bid, amount=Number(low, high, BID_STEP, ("pass",), ceiling_note(self.hand(seat)))
                )
                return
            self.passed |= {seat}
            self.note("bid", seat=seat, amount="pass")
        assert self.declarer is not None
        self.open_packet(self.declarer)

    def on_bid(self, seat: Seat, amount: int | str) -> None:
        self.note("bid", seat=seat, amount=amount)
        if isinstance(amount, int):
            self.high, self.declarer = amount, seat
        else:
            self.passed |= {seat}
        self.next_bid(seat)

    # --- the packet --------------------------------------------------------------------------------------------

    def open_packet(self, seat: Seat) -> None:
        self.note("contract", seat=seat, amount=self.high)
        if self.seats == 2:
            self.ask(seat, self.on_take, packet=Choice((0, 1), kind="pile"))
        else:
            self.show_packet(seat, 0)
            self.ask_give(seat)

    def on_take(self, seat: Seat, packet: int) -> None:
        self.show_packet(seat, packet)
        among = tuple(self.hand(seat))
        self.ask(seat, self.on_discard, cards=SomeCards(LAID, among))

    def show_packet(self, seat: Seat, packet: int) -> None:
        """Its cards are shown to all before they are taken."""
        cards = tuple(self.cards(f"packet:{packet}"))
        for card in cards:
            self.turn(card, UP)
        self.note("packet", seat=seat, cards=cards)
        self.move(cards, f"hand:{seat}")

    def on_discard(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self.move(cards, "laid", face=seat)
        self.note("laid", seat=seat)
        self.ask_contract(seat)

    def ask_give(self, seat: Seat) -> None:
        among = tuple(self.hand(seat))
        left, right = self.after(seat)[:2]
        self.ask(seat, self.on_give, left=OneCard(among, to=left), right=OneCard(among, unlike="left", to=right))

    def on_give(self, seat: Seat, left: Card, right: Card) -> None:
        for receiver, card in zip(self.after(seat), (left, right), strict=False):
            self.move(card, f"hand:{receiver}")
        self.note("gave", seat=seat)
        self.ask_contract(seat)

    # --- the contract ------------------------------------------------------------------------------------------

    def ask_contract(self, seat: Seat) -> None:
        hand = self.hand(seat)
        high = max(self.high, ceiling(hand))
        self.ask(seat, self.on_contract, amount=Number(self.high, high, BID_STEP, why=ceiling_note(hand)))

    def on_contract(self, seat: Seat, amount: int) -> None:
        if amount > self.high:
            self.note("raised", seat=seat, amount=amount)
        self.high = amount
        self.lead(seat)

    # --- the tricks --------------------------------------------------------------------------------------------

    def strength(self, card: Card) -> int:
        return -RANKS.index(card.rank)

    def playable(self, seat: Seat) -> list[Card]:
        hand, led = self.hand(seat), self.led()
        if led is None:
            return list(hand)
        if same := [card for card in hand if card.suit == led]:
            return same if self.trumped() else self.beating(same, led)
        if self.chosen["must_trump"] == "on" and (trumps := [card for card in hand if card.suit == self.trump]):
            return self.beating(trumps, self.trump)
        return list(hand)

    def beating(self, cards: list[Card], suit: str | None) -> list[Card]:
        """Those of one suit's cards that beat the highest of that suit in the trick; all if none does (D6)."""
        highest = self.highest(suit)
        return [card for card in cards if self.strength(card) > highest] or cards

    def highest(self, suit: str | None) -> int:
        """The strength of the highest card of a suit in the trick, below all if there is none."""
        return max((self.strength(card) for card in self.cards("trick") if card.suit == suit), default=-len(RANKS))

    def trumped(self) -> bool:
        """Whether a trump lies in the trick of another suit: who follows need not, and cannot, beat it (D6)."""
        return self.led() != self.trump and any(card.suit == self.trump for card in self.cards("trick"))

    def marries(self, seat: Seat, card: Card) -> bool:
        """Whether leading this card declares a marriage (D8, D9)."""
        partner = PARTNER.get(card.rank)
        if self.cards("trick") or partner is None or Card(card.suit, partner) not in self.hand(seat):
            return False
        return self.may_marry(seat)

    def may_marry(self, seat: Seat) -> bool:
        """Whether a lead of this seat can declare a marriage already (D9)."""
        return self.chosen["marriage"] == "any_lead" or seat in self.takers

    def on_play(self, seat: Seat, card: Card) -> None:
        self.learn(seat, card)
        if self.marries(seat, card):
            points = MARRIAGES[card.suit]
            self.trump = card.suit
            self.declared += (card.suit,)
            self.married = _added(self.married, seat, points)
            super().on_play(seat, card)
            self.show_marriage(seat, card, points)
        else:
            super().on_play(seat, card)

    def learn(self, seat: Seat, card: Card) -> None:
        """What a hand does not hold, as everybody can tell when this card is played from it."""
        led, forced = self.led(), self.chosen["must_trump"] == "on"
        if led is None:
            partner = PARTNER.get(card.rank)
            if partner and self.may_marry(seat) and not self.marries(seat, card):
                self.lacks |= {(seat, card.suit, partner)}
        elif card.suit not in (led, self.trump):
            if forced and self.trump:
                self.voids |= {(seat, self.trump)}
        elif (card.suit == led and not self.trumped()) or (card.suit != led and forced):
            highest = self.highest(card.suit)
            if self.strength(card) < highest:
                self.lacks |= {(seat, card.suit, rank) for rank in RANKS if -RANKS.index(rank) > highest}

    def show_marriage(self, seat: Seat, card: Card, points: int) -> None:
        """The partner of the card that was led is shown to all and goes back into the hand."""
        partner = Card(card.suit, PARTNER[card.rank])
        self.turn(partner, UP)
        self.note("marriage", seat=seat, suit=card.suit, points=points, cards=(card, partner))
        self.turn(partner, seat)

    def collect(self, trick: Sequence[Play], taker: Seat) -> None:
        self.took = _added(self.took, taker, sum(worth(play.card) for play in trick))
        super().collect(trick, taker)

    def mark(self, seat: Seat, card: Card) -> Note | None:
        if not self.marries(seat, card):
            return None
        return Note("marries", {"suit": card.suit, "points": MARRIAGES[card.suit]})

    def why_not(self, seat: Seat, card: Card, playable: Sequence[Card]) -> Note:
        led, best = self.led() or "", playable[0]
        if best.suit == led:
            kind = "refused-beat" if card.suit == led else "refused-follow"
        else:
            kind = "refused-overtrump" if card.suit == self.trump else "refused-trump"
        return Note(kind, {"suit": led, "card": best, "count": len(playable)})

    # --- the score ---------------------------------------------------------------------------------------------

    def end(self, last: Seat) -> None:
        assert self.declarer is not None
        points = [took + married for took, married in zip(self.took, self.married, strict=True)]
        on_table = [pile for pile in self.piles if pile.startswith(("packet", "laid"))]
        counts = self.chosen["table_cards"] == "last_trick"  # D10
        table = sum(self.points(pile, worth) for pile in on_table) if counts else 0
        points[last] += table
        for pile in on_table:
            self.move(self.cards(pile), f"won:{last}", face=UP)
        made = points[self.declarer] >= self.high
        scores = [self.score(seat, points[seat], made) for seat in range(self.seats)]
        lines = [
            Note("line-taken", {"seat": seat, "took": self.took[seat], "married": self.married[seat]})
            for seat in self.after(self.dealer)
        ]
        if table:
            lines.append(Note("line-table", {"seat": last, "points": table}))
        lines += [
            Note("line-locked", {"seat": seat, "lock": LOCK})
            for seat in self.after(self.dealer)
            if seat != self.declarer and self.totals[seat] > LOCK
        ]
        values = {"seat": self.declarer, "bid": self.high, "took": points[self.declarer]}
        self.finish(points, scores, *lines, Note("made" if made else "set", values))

    def score(self, seat: Seat, points: int, made: bool) -> int:
        """The change of a seat's total for the points it took."""
        if seat == self.declarer:
            if not made:
                return -self.high
            return points if self.chosen["declarer_scores"] == "actual" else self.high
        if self.totals[seat] > LOCK:  # D13: what a defender takes no longer counts
            return 0
        step = self.chosen["rounding"]
        return points if step == "exact" else (points + step // 2) // step * step

    @classmethod
    def match_winner(
        cls, totals: Sequence[int], results: Sequence[Result], chosen: Mapping[str, Any]
    ) -> Side | Literal["draw"] | None:
        """D15: at the target together, the declarer wins; else the higher; else there is another hand."""
        there = [side for side, total in enumerate(totals) if total >= cls.target]
        if not there:
            return None
        last = results[-1].lines[-1].values.get("seat") if results and results[-1].scores else None
        if last in there:
            return int(last)
        best = max(totals[side] for side in there)
        leaders = [side for side in there if totals[side] == best]
        return leaders[0] if len(leaders) == 1 else None


def _added(points: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return tuple(value + more if at == seat else value for at, value in enumerate(points))
