"""Piedicavallo Tarocchi: four players in two pairs, 62 cards, and a language of knocks and gestures between partners.

The rules of shared/rules/piedicavallo.md, in its order; 1…6 are its decisions. The statements and requests of the
table talk are its codes; T1…T9 say what is decided here about them:

T1. Less may be said than is true: who holds the three highest trumps may say `batto:1`, `batto:2` or `batto:3`, who
    holds two kings of the opposite colour `alto-batto:1` or `alto-batto:2`. Numbers of cards are exact.
T2. Numbers of cards are said from 1 on: that there is none is `void` or `no-trumps`.
T3. The Matto is no trump and of no suit: it is in none of these numbers.
T4. A shape is of a suit of which there are cards: its courts, K Q N J in this order, "-" for none, and the number of
    its number cards (`alto-shape:KN:2`, `alto-shape:K:0`, `alto-shape:-:3`). Two suits of one shape are one remark.
T5. About the sleeping cards the dealer says the same things as about the hand, by the card that is played; highest
    is then the highest of a suit that is not played, the sleeping ones among it. Only in `full`.
T6. "This trick" is asked for by the first or the second to play: only then partner has yet to play. Just to cover the
    second hand only by the first: the second player's own card is that hand.
T7. A card is asked for by name if cards of its rank are said by name: K Q N J, trumps 21…15. Not one that has been
    played, that the speaker holds, or that the dealer who speaks has laid away.
T8. A card of a suit asks for a lead of it or of the other colour; a trump, or the Matto, for a trump lead. In the last
    trick there is no next lead to ask for.
T9. Several requests may go with one card, even if partner can grant only one of them.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Literal

from ..core.cards import Card, suited
from ..core.deal import DOWN, UP, Note, Result, Seat, Side, Zone
from ..core.fields import Choice, OneCard, Remarks, SomeCards
from ..core.tricks import HAND, TRICK, WON, Play, TrickDeal

RED, BLACK, TRUMP = "CD", "SB", "T"  # cups and coins, swords and batons
COURTS = ("K", "Q", "N", "J")  # N is the knight
TRUMPS = 21
MATTO = Card("", "MAT")
BAGATTO = Card(TRUMP, "1")
FIVES = frozenset({BAGATTO, Card(TRUMP, str(TRUMPS)), MATTO})
POINTS = {"K": 5, "Q": 4, "N": 3, "J": 2}
FIVE, PLAIN, TOTAL = 5, 1, 114  # points of a card of FIVES, of any other card, and of all cards
HAND_SIZE, DEALERS_HAND, DISCARD = 15, 17, 2
DEALS, MORE_DEALS = 4, 2  # 1, 2: a match, and what is added while it is level
OTHER_COLOUR = {"C": BLACK, "D": BLACK, "S": RED, "B": RED}
NAMED = 15  # trumps from here on are said by name
IN_DANGER = 3  # trump 1 is, with at most so many other trumps
SIMPLE = frozenset({"batto", "alto-batto", "alto", "void", "no-trumps", "farlo"})  # 6: what is said in simple talk

PACK = (
    *suited(RED, [*COURTS, *range(1, 7)]),
    *suited(BLACK, [*COURTS, *range(10, 4, -1)]),
    *suited(TRUMP, range(1, TRUMPS + 1)),
    MATTO,
)
# the cards of each suit from the highest
RANKED = {suit: [card for card in PACK if card.suit == suit] for suit in RED + BLACK} | {
    TRUMP: list(suited(TRUMP, range(TRUMPS, 0, -1)))
}
STRENGTH = {card: -at for cards in RANKED.values() for at, card in enumerate(cards)} | {MATTO: -TRUMPS}


@cache
def worth(card: Card) -> int:
    """The points of a card."""
    return FIVE if card in FIVES else POINTS.get(card.rank, PLAIN)


def discards(hand: Sequence[Card]) -> frozenset[frozenset[Card]]:
    """The pairs of cards that the dealer may lay away."""
    free = [card for card in hand if worth(card) < FIVE]
    return frozenset(frozenset(pair) for pair in combinations(free, DISCARD) if _may_sleep(pair, hand))


def _may_sleep(pair: Collection[Card], hand: Iterable[Card]) -> bool:
    """Whether no trump is laid away, or none is kept, or nothing is kept but trumps, kings and the Matto."""
    kept = [card for card in hand if card not in pair]
    return (
        not any(card.suit == TRUMP for card in pair)
        or not any(card.suit == TRUMP for card in kept)
        or all(card.suit == TRUMP or card.rank == "K" or card == MATTO for card in kept)
    )


class Piedicavallo(TrickDeal):
    name = "piedicavallo"
    seats = 4
    pairs = True
    direction = -1
    pack = PACK
    art = "piemontese"
    emblem = (Card("D", "K"), MATTO, Card("S", "N"))
    full_hand = DEALERS_HAND
    deliberate = True
    options = {
        "length": Choice(("four", "single")),  # 1: deals to a match
        "talk": Choice(("simple", "off", "full")),  # 6
    }
    zones = (HAND, TRICK, WON, Zone("sleeping", "stack", face=DOWN))

    trump: str | None = TRUMP
    slept: int = 0  # trumps among the sleeping cards
    took: tuple[int, int] = (0, 0)  # points of the cards in the tricks of each pair, the Matto for its player's

    def begin(self) -> None:
        for seat in self.after(self.dealer):
            self.take(DEALERS_HAND if seat == self.dealer else HAND_SIZE, f"hand:{seat}")
        self.ask_discard(self.dealer)

    @classmethod
    def talks(cls, chosen: Mapping[str, Any]) -> bool:
        return bool(chosen["talk"] != "off")

    @classmethod
    def arranged(cls, cards: Sequence[Card], facts: Mapping[str, Any]) -> list[Card]:
        """Red and black suits in turn, high to low; then the trumps, and the Matto last."""
        return sorted(cards, key=lambda card: ("CSDBT".find(card.suit) if card.suit else len(PACK), -STRENGTH[card]))

    @classmethod
    def half_points(cls, card: Card) -> int:
        return 2 * worth(card)

    @classmethod
    def may_lie(cls, card: Card, pile: str, facts: Mapping[str, Any]) -> bool:
        """No five sleeps, no trump unless announced, and nothing else if as many trumps are as cards sleep."""
        if pile != "sleeping":
            return True
        return worth(card) < FIVE and facts["slept"] != (0 if card.suit == TRUMP else DISCARD)

    # --- the dealer's discard ----------------------------------------------------------------------------------

    def ask_discard(self, seat: Seat) -> None:
        hand = self.hand(seat)
        pairs = discards(hand)
        fit = frozenset().union(*pairs)
        because = {
            card: Note("refused-five" if worth(card) == FIVE else "refused-trump-discard")
            for card in hand
            if card not in fit
        }
        among = tuple(card for card in hand if card in fit)
        why = Note("refused-pair")
        self.ask(seat, self.on_discard, cards=SomeCards(DISCARD, among, only=pairs, because=because, why=why))

    def on_discard(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self.slept = sum(card.suit == TRUMP for card in cards)
        self.move(cards, "sleeping", face=seat)
        self.note("discarded", seat=seat)
        if self.slept:  # none is not announced
            self.note("slept", seat=seat, trumps=self.slept)
        self.lead(self.after(seat)[0])

    # --- the tricks --------------------------------------------------------------------------------------------

    def strength(self, card: Card) -> int:
        return STRENGTH[card]

    def playable(self, seat: Seat) -> list[Card]:
        hand, led = self.hand(seat), self.led()
        if led is None:  # the lead, or the Matto was led: this card fixes the suit (3)
            return list(hand)
        fit = self.following(hand, led, TRUMP)
        return [*fit, MATTO] if MATTO in hand and MATTO not in fit else fit

    def why_not(self, seat: Seat, card: Card, playable: Sequence[Card]) -> Note:
        best = next(c for c in playable if c != MATTO)  # were the Matto all there is to play, nothing else would be
        led = self.led() or ""
        kind = "refused-follow" if best.suit == led else "refused-trump"
        return Note(kind, {"suit": led, "card": best, "count": len(playable)})

    def ask_play(self, seat: Seat) -> None:
        """As in any trick game, and what may be said with each card: with nothing to say, an empty menu."""
        super().ask_play(seat)
        assert self.asked is not None
        card = self.asked.fields["card"]
        assert isinstance(card, OneCard)
        self.ask(seat, self.on_play, card=card, say=Remarks({c: self.sayable(seat, c) for c in card.among}))

    def sayable(self, seat: Seat, card: Card) -> tuple[str, ...]:
        """What this seat may say with this card."""
        trick = self.cards("trick")
        return truths(
            card,
            [other for other in self.hand(seat) if other != card],
            [*self.cards("won:0"), *self.cards("won:1"), *trick],
            self.cards("sleeping") if seat == self.dealer else (),
            len(trick),
            self.chosen["talk"],
        )

    def on_play(self, seat: Seat, card: Card, say: tuple[str, ...] = ()) -> None:
        if say:  # the remarks are about the suit of the card that is now played
            self.note("say", seat=seat, suit=_subject(card), remarks=say)
        if self.led() and card.suit not in (self.led(), TRUMP, ""):  # neither followed nor trumped
            self.voids |= {(seat, TRUMP)}
        super().on_play(seat, card)

    def collect(self, trick: Sequence[Play], taker: Seat) -> None:
        took = list(self.took)
        for seat, card in trick:
            keeper = self.side(seat if card == MATTO else taker)
            took[keeper] += worth(card)
            if card == MATTO:
                if keeper != self.side(taker):
                    self.note("matto", seat=seat)
                self.move(card, f"won:{keeper}", face=UP)  # nothing is given for it (4)
        self.took = took[0], took[1]
        super().collect([play for play in trick if play.card != MATTO], taker)

    # --- the score ---------------------------------------------------------------------------------------------

    def end(self, last: Seat) -> None:
        dealers, other = self.side(self.dealer), 1 - self.side(self.dealer)
        sleeping = tuple(self.cards("sleeping"))
        lines = [
            Note("line-tricks", {"seat": self.dealer, "ours": self.took[dealers], "theirs": self.took[other]}),
            Note("line-discard", {"seat": self.dealer, "points": sum(map(worth, sleeping)), "cards": sleeping}),
        ]
        self.move(sleeping, f"won:{dealers}", face=UP)
        without = {0, 1} - {self.side(taker) for taker in self.takers}
        for side in without:  # a pair without a trick gives up its Matto and its discard
            self.move(self.cards(f"won:{side}"), f"won:{1 - side}", face=UP)
        points = [self.points(f"won:{side}", worth) for side in (0, 1)]
        self.finish(points, points, *lines, self.verdict(points, swept=bool(without)))

    def verdict(self, points: Sequence[int], swept: bool) -> Note:
        """Which pair has more, by the seat of it that dealt or led first."""
        more, fewer = max(points), min(points)
        if more == fewer:
            return Note("level", {"points": more, "dealer": self.dealer})
        seat = next(s for s in (self.dealer, self.after(self.dealer)[0]) if points[self.side(s)] == more)
        return Note("swept" if swept else "won", {"seat": seat, "points": more, "other": fewer, "dealer": self.dealer})

    @classmethod
    def match_winner(
        cls, totals: Sequence[int], results: Sequence[Result], chosen: Mapping[str, Any]
    ) -> Side | Literal["draw"] | None:
        """1, 2: most points after four deals, or more while level; a match of one deal may end in a draw."""
        ahead = None if totals[0] == totals[1] else int(totals[1] > totals[0])
        if chosen["length"] == "single":
            return "draw" if ahead is None else ahead
        left = DEALS - len(results)
        if left == 1:  # all that the last deal can bring may not be enough
            return ahead if abs(totals[0] - totals[1]) > TOTAL else None
        return ahead if left <= 0 and left % MORE_DEALS == 0 else None


# --- the table talk --------------------------------------------------------------------------------------------


def truths(
    card: Card, left: Collection[Card], played: Collection[Card], asleep: Collection[Card], before: int, talk: str
) -> tuple[str, ...]:
    """The remarks that may go with a card, in the order of the rules page: statements, sleeping ones, requests.

    A function of what the speaker knows, so that the same is asked of imagined worlds: the card, the hand `left` after
    it, all cards `played` before it, the own discard `asleep` (the dealer's alone), how many cards lie `before` it in
    the trick, and the option `talk`.
    """
    if talk == "off":
        return ()
    suit, out = _subject(card), {card, *played, *asleep}
    remarks = list(_statements(suit, left, out))
    if asleep:
        remarks += [f"sleeping-{remark}" for remark in _statements(suit, asleep, out)]
    remarks += _requests(card, left, out, before)
    return tuple(remark for remark in remarks if talk == "full" or _kind(remark) in SIMPLE)


def _subject(card: Card) -> str:
    """The suit that a card lets its player speak of; with the Matto it is trumps."""
    return card.suit or TRUMP


def _kind(remark: str) -> str:
    return remark.removeprefix("ask:").partition(":")[0]


def _statements(suit: str, held: Collection[Card], out: Collection[Card]) -> Iterator[str]:
    """What is true of these cards and may be said of them with a card of this suit; `out` are in nobody's hand."""
    mine = [card for card in RANKED[suit] if card in held]
    named = [card for card in mine if _has_name(card)]
    if suit == TRUMP:
        yield from (f"trump:{card}" for card in named)
        if len(named) < len(mine):
            yield f"trumps-other:{len(mine) - len(named)}"
        yield from (f"batto:{count}" for count in range(1, _highest(suit, held, out) + 1))
        if BAGATTO in mine and len(mine) - 1 <= IN_DANGER:
            yield "bagatto-danger"
        if MATTO in held:
            yield "matto"
        if not mine:
            yield "no-trumps"
        return
    yield from (f"court:{card}" for card in named)
    if len(named) < len(mine):
        yield f"numbers:{suit}:{len(mine) - len(named)}"
    if mine:
        yield f"count:{suit}:{len(mine)}"
    if _highest(suit, held, out):
        yield f"batto:{suit}"
    if not mine:
        yield f"void:{suit}"
    yield from _opposite(suit, held)


def _opposite(suit: str, held: Collection[Card]) -> Iterator[str]:
    """Statements about the colour that this suit is not of."""
    others = [[card for card in RANKED[other] if card in held] for other in OTHER_COLOUR[suit]]
    kings = sum(card.rank == "K" for cards in others for card in cards)
    yield from (f"alto-batto:{count}" for count in range(1, kings + 1))
    if [] in others:
        yield "alto"
    yield from dict.fromkeys(_shape(cards) for cards in others if cards)


def _shape(cards: Sequence[Card]) -> str:
    courts = "".join(card.rank for card in cards if card.rank in COURTS)
    return f"alto-shape:{courts or '-'}:{len(cards) - len(courts)}"


def _has_name(card: Card) -> bool:
    """Whether a card is said by name, not only counted."""
    return card.number >= NAMED if card.suit == TRUMP else card.rank in COURTS


def _highest(suit: str, held: Collection[Card], out: Collection[Card]) -> int:
    """How many of the highest cards of a suit are held, those that are out left aside."""
    count = 0
    for card in RANKED[suit]:
        if card in held:
            count += 1
        elif card not in out:
            break
    return count


def _requests(card: Card, left: Collection[Card], out: Collection[Card], before: int) -> Iterator[str]:
    if before < 2:  # partner has yet to play
        yield from ("ask:farlo", "ask:low", "ask:points", "ask:few")
        for other in RANKED.get(card.suit, ()):
            if _has_name(other) and other not in left and other not in out:
                yield f"ask:card:{other}"
        if not before:
            yield "ask:cover"
    if left:
        for what in ("same", "other") if card.suit in OTHER_COLOUR else ("trump",):
            yield from (f"ask:lead-{what}:{height}" for height in ("high", "low"))
