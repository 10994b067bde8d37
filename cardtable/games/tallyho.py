"""Tallyho: four players in two pairs, an auction, a den of five cards, and a Fox worth twenty that beats nobody.

The rules of shared/rules/tallyho.md, in its order; D1…D8 are its decisions.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ..core.cards import Card, suited
from ..core.deal import DOWN, UP, Note, Seat, Zone
from ..core.fields import Choice, Number, SomeCards
from ..core.tricks import HAND, TRICK, WON, Play, TrickDeal

COLOURS = "RYGB"  # red, yellow, green, black
FOX = Card("", "FOX")
HAND_SIZE, DEN_SIZE = 10, 5
LOWEST_BID, HIGHEST_BID, BID_STEP = 120, 200, 5
COUNTERS = {1: 15, 14: 10, 10: 10, 5: 5}  # points by rank
FOX_POINTS = 20
LAST_TRICK = 20  # with the Den's counters, for the side that wins the last trick
TOTAL = 200  # of all counters and the last trick


@cache
def worth(card: Card) -> int:
    """The points of a card."""
    return FOX_POINTS if card == FOX else COUNTERS.get(card.number, 0)


@cache
def _strength(card: Card) -> int:
    return 15 if card.rank == "1" else card.number  # the 1 is high; the Fox, no number, is low


class Tallyho(TrickDeal):
    name = "tallyho"
    seats = 4
    pairs = True
    pack = (*suited(COLOURS, [1, *range(5, 15)]), FOX)
    art = "tallyho"
    emblem = (Card("R", "1"), FOX, Card("B", "14"))
    target = 500
    # D3: once the other three have passed, the dealer plays at the lowest bid, or is asked too
    options = {"all_pass": Choice(("dealer", "redeal"))}
    zones = (HAND, TRICK, WON, Zone("den", "stack", face=DOWN))

    high: int = 0  # the highest bid so far
    declarer: Seat | None = None  # who has made it
    passed: frozenset[Seat] = frozenset()
    took: tuple[int, int] = (0, 0)  # counters in the tricks each side has taken

    def begin(self) -> None:
        for seat in self.after(self.dealer):
            self.take(HAND_SIZE, f"hand:{seat}")
        self.take(DEN_SIZE, "den")
        self.ask_bid(self.after(self.dealer)[0])

    @classmethod
    def arranged(cls, cards: Sequence[Card], facts: Mapping[str, Any]) -> list[Card]:
        """By colours, high to low, trumps first and the Fox at their end."""
        trump = facts.get("trump")
        colours = sorted(COLOURS, key=lambda colour: colour != trump)
        place = {card: (colours.index(card.suit), -_strength(card)) for card in cls.pack if card != FOX}
        place[FOX] = (0, 1) if trump else (len(colours), 0)
        return sorted(cards, key=place.__getitem__)

    @classmethod
    def half_points(cls, card: Card) -> int:
        return 2 * worth(card)

    @classmethod
    def may_lie(cls, card: Card, pile: str, facts: Mapping[str, Any]) -> bool:
        """The Fox is never discarded: once trump is named it is not in the Den."""
        return card != FOX or pile != "den" or facts.get("trump") is None

    # --- the auction -------------------------------------------------------------------------------------

    def ask_bid(self, seat: Seat) -> None:
        low = max(LOWEST_BID, self.high + BID_STEP)
        self.ask(seat, self.on_bid, amount=Number(low, HIGHEST_BID, BID_STEP, words=("pass",)))

    def on_bid(self, seat: Seat, amount: int | str) -> None:
        self.note("bid", seat=seat, amount=amount)
        if isinstance(amount, int):
            self.high, self.declarer = amount, seat
        else:
            self.passed |= {seat}
        rivals = [s for s in self.after(seat) if s not in self.passed and s != self.declarer]
        if self.declarer is None and rivals == [self.dealer] and self.chosen["all_pass"] == "dealer":
            self.high, self.declarer = LOWEST_BID, self.dealer
            self.note("forced", seat=self.dealer, amount=LOWEST_BID)
            self.open_den(self.dealer)
        elif rivals and self.high < HIGHEST_BID:
            self.ask_bid(rivals[0])
        elif self.declarer is not None:
            self.open_den(self.declarer)
        else:
            self.note("thrown-in")
            self.throw_in(Note("thrown-in"))

    # --- the Den -----------------------------------------------------------------------------------------

    def open_den(self, seat: Seat) -> None:
        self.note("contract", seat=seat, amount=self.high)
        self.move(self.cards("den"), f"hand:{seat}")
        among = tuple(card for card in self.hand(seat) if card != FOX)
        because = {FOX: Note("refused-fox")} if FOX in self.hand(seat) else {}
        self.ask(
            seat,
            self.on_discard,
            cards=SomeCards(DEN_SIZE, among, because=because),
            trump=Choice(tuple(COLOURS), kind="suit"),
        )

    def on_discard(self, seat: Seat, cards: tuple[Card, ...], trump: str) -> None:
        self.move(cards, "den", face=seat)  # D4: hidden from the others to the end of the hand
        self.trump = trump
        self.note("trump", seat=seat, suit=trump)
        self.lead(seat)

    # --- the tricks --------------------------------------------------------------------------------------

    def suit(self, card: Card) -> str:
        return self.trump or "" if card == FOX else card.suit  # D5: an ordinary trump

    def strength(self, card: Card) -> int:
        return _strength(card)

    def playable(self, seat: Seat) -> list[Card]:
        return self.following(self.hand(seat), self.led())

    def collect(self, trick: Sequence[Play], taker: Seat) -> None:
        counters = sum(worth(play.card) for play in trick)
        ours, theirs = self.took
        self.took = (ours + counters, theirs) if self.side(taker) == 0 else (ours, theirs + counters)
        super().collect(trick, taker)

    # --- the score ---------------------------------------------------------------------------------------

    def end(self, last: Seat) -> None:
        assert self.declarer is not None
        winner, ours = self.side(last), self.side(self.declarer)
        den = self.points("den", worth)
        points = list(self.took)
        points[winner] += LAST_TRICK + den
        self.move(self.cards("den"), f"won:{winner}", face=UP)
        made = points[ours] >= self.high
        scores = [taken if side != ours or made else -self.high for side, taken in enumerate(points)]
        verdict = Note("made" if made else "set", {"seat": self.declarer, "bid": self.high, "took": points[ours]})
        self.finish(
            points,
            scores,
            Note("line-tricks", {"ours": self.took[ours], "theirs": self.took[1 - ours], "seat": self.declarer}),
            Note("line-last", {"seat": last, "points": LAST_TRICK, "den": den}),
            verdict,
        )
