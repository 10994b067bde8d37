"""French tarot for two: a hand and six piles of three, of which only the tops are seen.

The rules of shared/rules/tarot.md, in its order; 1…9 are its decisions.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal

from ..core.cards import Card, suited
from ..core.deal import DOWN, UP, Note, Result, Seat, Side, Zone
from ..core.fields import Choice
from ..core.tricks import HAND, TRICK, WON, Play, TrickDeal

SUITS, TRUMP = "SHDC", "T"
RANKS = ("K", "Q", "N", "J", *range(10, 0, -1))  # from the highest; N is the cavalier
TRUMPS = 21
EXCUSE = Card("", "EXC")
PETIT = Card(TRUMP, "1")
BOUTS = frozenset({PETIT, Card(TRUMP, str(TRUMPS)), EXCUSE})
HELD_ORDER = ("S", "H", "C", "D", TRUMP, EXCUSE.rank)  # how a hand is held
ORDER = {"K": 14, "Q": 13, "N": 12, "J": 11}
HALVES = {"K": 9, "Q": 7, "N": 5, "J": 3}  # half points
BOUT_HALVES, PLAIN_HALVES = 9, 1
PAYMENT = 1  # half points for the Excuse
TARGETS = (56, 51, 41, 36)  # points to make with so many bouts
BASE = 25
PETIT_BONUS = 10
HELD = 21  # cards in hand
PILES, DEEP = 6, 3


@cache
def halves(card: Card) -> int:
    """What a card counts, in half points."""
    return BOUT_HALVES if card in BOUTS else HALVES.get(card.rank, PLAIN_HALVES)


class Tarot(TrickDeal):
    name = "tarot"
    seats = 2
    pack = (*suited(SUITS, RANKS), *suited(TRUMP, range(1, TRUMPS + 1)), EXCUSE)
    art = "tarot"
    emblem = (Card(TRUMP, "21"), EXCUSE, PETIT)
    hands = 2
    full_hand = HELD
    dealt = False
    deliberate = True
    options = {"session_total": Choice(("off", "on"))}  # 8: hands stand alone, or add up
    zones = (HAND, TRICK, WON, Zone("pile", "column", face=DOWN, per="seat"))

    trump: str | None = TRUMP
    took: tuple[int, ...] = (0, 0)  # half points of the cards in the tricks of each seat
    bouts: tuple[int, ...] = (0, 0)
    caps: tuple[int, ...] = (TRUMPS, TRUMPS)  # the highest trump that a hand can still hold, as its plays have shown

    def begin(self) -> None:
        first, other = self.dealer, self.after(self.dealer)[0]
        for seat in (first, other):
            self.take(HELD, f"hand:{seat}")
        for seat in (first, other):
            for number in range(PILES):
                self.take(DEEP - 1, f"pile:{seat}.{number}")
                self.take(1, f"pile:{seat}.{number}", face=UP)
        self.lead(first)

    @classmethod
    def arranged(cls, cards: Sequence[Card], facts: Mapping[str, Any]) -> list[Card]:
        """Black and red suits in turn, high to low; then the trumps, and the Excuse last."""
        return sorted(cards, key=lambda card: (HELD_ORDER.index(card.suit or card.rank), -strength(card)))

    @classmethod
    def half_points(cls, card: Card) -> int:
        return halves(card)

    @classmethod
    def may_lie(cls, card: Card, pile: str, facts: Mapping[str, Any]) -> bool:
        kind, _, owner = pile.partition(":")
        return kind != "hand" or card.suit != TRUMP or card.number <= facts["caps"][int(owner)]

    @classmethod
    def running(cls, facts: Mapping[str, Any]) -> tuple[int, ...]:
        return tuple(took // 2 for took in facts["took"])

    @classmethod
    def aim(cls, side: Side, facts: Mapping[str, Any]) -> Note | None:
        bouts = facts["bouts"][side]
        return Note("aim", {"bouts": bouts, "target": TARGETS[bouts]})

    # --- the piles ---------------------------------------------------------------------------------------------

    def tops(self, seat: Seat) -> list[Card]:
        """The uncovered cards of a seat's piles."""
        return [pile[-1] for number in range(PILES) if (pile := self.cards(f"pile:{seat}.{number}"))]

    def uncover(self) -> None:
        """Turn what lies on top of both players' piles (3)."""
        for seat in self.after(self.after(self.dealer)[0]):
            for card in self.tops(seat):
                if self.lies[card][1] == DOWN:
                    self.turn(card)

    def held(self, seat: Seat) -> list[Card]:
        """2: what is uncovered on the piles counts as part of the hand; a top just played uncovers nothing yet."""
        return self.hand(seat) + [card for card in self.tops(seat) if self.lies[card][1] == UP]

    def more(self) -> bool:
        return any(self.hand(seat) or self.tops(seat) for seat in range(self.seats))

    # --- the tricks --------------------------------------------------------------------------------------------

    def strength(self, card: Card) -> int:
        return strength(card)

    def playable(self, seat: Seat) -> list[Card]:
        held, led = self.held(seat), self.led()
        if led is None:  # the lead, or the Excuse was led (4)
            return held
        fit = self.following(held, led, TRUMP)
        if fit[0].suit == TRUMP:
            fit = self.beating(fit)
        return [*fit, EXCUSE] if EXCUSE in held and EXCUSE not in fit else fit

    def beating(self, trumps: list[Card]) -> list[Card]:
        """Those that beat the highest trump in the trick; any if none does."""
        highest = max((card.number for card in self.cards("trick") if card.suit == TRUMP), default=0)
        return [card for card in trumps if card.number > highest] or trumps

    def why_not(self, seat: Seat, card: Card, playable: Sequence[Card]) -> Note:
        best = next(c for c in playable if c != EXCUSE)  # were the Excuse all there is to play, nothing else would be
        led = self.led() or ""
        kind = "refused-follow" if best.suit == led else "refused-trump"
        if card.suit == best.suit == TRUMP:
            kind = "refused-overtrump"
        return Note(kind, {"suit": led, "card": best, "count": len(playable)})

    def on_play(self, seat: Seat, card: Card) -> None:
        led = self.led()
        if led and card.suit not in (led, TRUMP, ""):  # neither followed nor trumped
            self.voids |= {(seat, TRUMP)}
        if led == TRUMP == card.suit:
            highest = max(other.number for other in self.cards("trick"))
            if card.number < highest:  # it could not beat it
                self.caps = tuple(min(cap, highest) if at == seat else cap for at, cap in enumerate(self.caps))
        super().on_play(seat, card)

    def collect(self, trick: Sequence[Play], taker: Seat) -> None:
        last = not self.more()
        for seat, card in trick:
            keeper = taker
            if card == EXCUSE and not last:  # it stays with its owner, who pays for it (5)
                keeper = seat
                self.score_cards(seat, -PAYMENT, 0)
                self.score_cards(taker, PAYMENT, 0)
                self.note("excuse", seat=seat, to=taker)
                self.move(card, f"won:{seat}", face=UP)
            self.score_cards(keeper, halves(card), card in BOUTS)
        super().collect([play for play in trick if self.lies[play.card][0] == "trick"], taker)
        self.uncover()

    def score_cards(self, seat: Seat, half_points: int, bouts: int) -> None:
        """Add to what a seat has taken."""
        took, held = list(self.took), list(self.bouts)
        took[seat] += half_points
        held[seat] += bouts
        self.took, self.bouts = tuple(took), tuple(held)

    # --- the score ---------------------------------------------------------------------------------------------

    def end(self, last: Seat) -> None:
        points = self.running({"took": self.took})
        margins = [points[seat] - TARGETS[self.bouts[seat]] for seat in range(self.seats)]
        won = max(range(self.seats), key=margins.__getitem__)  # they sum to -1: one of the two is at least 0
        scores = [BASE + margins[seat] if seat == won else 0 for seat in range(self.seats)]
        lines = [
            Note("line-taken", {"seat": seat, "points": points[seat], "bouts": self.bouts[seat],
                                "target": TARGETS[self.bouts[seat]], "margin": margins[seat]})
            for seat in self.after(self.after(self.dealer)[0])
        ]  # fmt: skip
        if PETIT in self.cards(f"won:{last}")[-self.seats :]:  # it was in the last trick (7)
            lines.append(Note("line-petit", {"seat": last, "points": PETIT_BONUS}))
            scores[last] += PETIT_BONUS
            scores[1 - last] -= PETIT_BONUS
        self.finish(
            points, scores, *lines, Note("won", {"seat": won, "base": BASE, "margin": margins[won],
                                                 "total": BASE + margins[won]})
        )  # fmt: skip

    @classmethod
    def adds_up(cls, chosen: Mapping[str, Any]) -> bool:
        return bool(chosen["session_total"] == "on")

    @classmethod
    def match_winner(
        cls, totals: Sequence[int], results: Sequence[Result], chosen: Mapping[str, Any]
    ) -> Side | Literal["draw"] | None:
        """The higher total, however many hands the players have liked to play."""
        return "draw" if totals[0] == totals[1] else int(totals[1] > totals[0])


@cache
def strength(card: Card) -> int:
    """The order of the cards within a suit; the Excuse, which is of none, never wins."""
    return ORDER.get(card.rank, card.number)
