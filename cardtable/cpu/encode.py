"""A deal in trick play, all cards known, as the board that the solver searches; the only place where both are known.

Deal and world are the same here: an imagined world that the search looks into, or the deal of a test. What a game has
of its own is in one function each, at the end.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from ..core.cards import Card
from ..core.deal import DOWN, Seat
from ..core.tricks import TrickDeal
from ..games import piedicavallo, tallyho, tarot, thousand
from ..games.piedicavallo import Piedicavallo
from ..games.tallyho import Tallyho
from ..games.tarot import Tarot
from ..games.thousand import Thousand
from .solver import MOST_CARDS, MUST_BEAT, MUST_TRUMP, OVERTRUMP

Weigh = Literal["declarer", "difference"]

UNIT = 5  # all points of Tallyho are multiples of it
SECOND_BOUT = 10  # half points that the target falls by for every bout, and once more for the second


@dataclass(frozen=True, slots=True)
class Board:
    """What the solver needs to know, in bit sets: card n is bit n; all other numbers are its units of points.

    Players are seats in the order of play, from seat 0; side 0 is the side whose value is asked for.
    """

    players: int
    sides: tuple[int, ...]  # of each player
    suits: tuple[int, ...]  # the cards of each suit, the stronger the higher
    points: tuple[int, ...]  # of each card
    hands: tuple[int, ...]  # what each player may play from; then, if there are piles, the covered cards of 0 and of 1
    leader: int  # of the trick on the table
    under: tuple[int, ...]  # for each card the one that it covers, or -1
    trick: tuple[int, ...] = ()  # the cards on the table, in no hand any more
    trump: int = -1  # a suit
    duties: int = 0  # MUST_TRUMP | OVERTRUMP | MUST_BEAT
    last_bonus: int = 0
    fool: int = -1  # the card that may be played at any time, never wins and stays with its player's side
    fool_captured: bool = False  # but in the last trick
    payment: int = 0  # for keeping it
    bouts: int = 0
    second_bout: int = 0  # for side 0 when it has two
    bouts_taken: int = 0  # by side 0 so far
    petit: int = -1  # the card that counts extra in the last trick
    sweep: bool = False  # a side without a trick gives up its stake
    tricked: int = 0  # bit set of the sides that have won a trick
    stakes: tuple[int, int] = (0, 0)
    pairs: tuple[int, ...] = ()  # king and queen of each suit
    marriages: tuple[tuple[int, ...], ...] = ()  # what they bring side 0 when declared by side 0, and by side 1
    after_trick: bool = False  # only who has won a trick may declare one
    winners: int = 0  # bit set of the players that have won a trick
    # what rules of thumb know, see `Solver.drift`
    shown: tuple[int, ...] = ()  # bit set of the suits that each player has shown to hold none of
    elsewhere: int = 0  # cards that are in no hand but may be thought to be
    # and to read its answers
    cards: tuple[Card, ...] = ()
    base: int = 0  # side 0's value so far, in the measure of the answers
    unit: int = 1  # of that measure
    scored: bool = False  # the measure is Tarot's score, not points

    def number(self, card: Card) -> int:
        return self.cards.index(card)


def encode(deal: TrickDeal, seat: Seat, weigh: Weigh = "declarer") -> Board:
    """The board of a deal in trick play, to be valued for the side of a seat: see `Encoder`."""
    return Encoder(deal, seat, weigh).board()


class Encoder:
    """Makes the boards of a deal, and of others that differ from it only in where some cards lie.

    They are to be valued for the side of a seat. The measure, the higher the better:

    - Tallyho: the points that this side will have, those of the Den and for the last trick among them.
    - Piedicavallo: the points that this pair will have.
    - Tarot: the change of this player's total less that of the other.
    - Thousand: "declarer": the points that the declarer will have, marriages among them; for a defender less than
      nothing, as the defenders are one side and want them few. "difference": the points that this side will have less
      those of the other side.
    """

    def __init__(self, deal: TrickDeal, seat: Seat, weigh: Weigh = "declarer", loose: Iterable[Card] = ()) -> None:
        """`loose`: cards that may lie elsewhere when the next board is made. ValueError if the deal is not in trick
        play or has too many cards left.
        """
        if deal.asked is None or deal.asked.do != "play":
            raise ValueError(f"{deal.name}: no card is to be played")
        match deal:
            case Tallyho():
                ours, self._board = _partners(deal, seat), partial(_tallyho, deal, seat)
            case Piedicavallo():
                ours, self._board = _partners(deal, seat), partial(_piedicavallo, deal, seat)
            case Tarot():
                ours, self._board = [seat], partial(_tarot, deal, seat)
            case Thousand():
                declares = seat == deal.declarer
                ours = [other for other in range(deal.seats) if (other == deal.declarer) == declares]
                self._board = partial(_thousand, deal, seat, weigh)
            case _:
                raise ValueError(f"{deal.name} has no board")
        self.layout = _Layout(deal, ours, loose)

    def board(self) -> Board:
        """The board of the deal as it is now."""
        return self._board(self.layout)


def player_of(deal: TrickDeal, seat: Seat) -> int:
    """A seat as a place in the order of play, and back: both count from seat 0."""
    return seat * deal.direction % deal.seats


class _Layout:
    """The live cards of a deal as numbers: what all games have in common."""

    def __init__(self, deal: TrickDeal, ours: Iterable[Seat], loose: Iterable[Card]) -> None:
        self.deal = deal
        loose = tuple(loose)
        self.ours = frozenset(ours)
        self.order = [player_of(deal, player) for player in range(deal.seats)]
        held = [deal.held(seat) for seat in self.order]
        covered = [pile[:-1] + _under_trick(deal, name, pile) for name, pile in deal.piles.items() if _is_pile(name)]
        live = {card for cards in (*held, *covered, deal.cards("trick"), loose) for card in cards}
        if len(live) > MOST_CARDS:
            raise ValueError(f"{deal.name}: {len(live)} cards are left, the solver takes {MOST_CARDS}")
        self.letters = tuple(dict.fromkeys(suit for card in deal.pack if (suit := deal.suit(card))))
        place = {letter: at for at, letter in enumerate(self.letters)} | {"": len(self.letters)}
        self.cards = tuple(sorted(live, key=lambda card: (place[deal.suit(card)], deal.strength(card))))
        self.at = {card: number for number, card in enumerate(self.cards)}
        self.bit = {card: 1 << number for card, number in self.at.items()}
        self.suits = tuple(self.bits(c for c in live if deal.suit(c) == letter) for letter in self.letters)
        self.sides = tuple(int(seat not in self.ours) for seat in self.order)
        self.loose = self.bits(loose)
        voids = {(player_of(deal, seat), self.letters.index(suit)) for seat, suit in deal.voids if suit in self.letters}
        self.shown = tuple(sum(1 << suit for who, suit in voids if who == player) for player in range(deal.seats))
        self.points: tuple[int, ...] = ()
        self.uncovered = (-1,) * len(self.cards)

    def bits(self, cards: Iterable[Card]) -> int:
        bit, found = self.bit, 0
        for card in cards:
            found |= bit.get(card, 0)
        return found

    def number(self, card: Card) -> int:
        return self.at.get(card, -1)

    def board(
        self,
        worth: Callable[[Card], int],
        under: Mapping[Card, Card] | None = None,
        covered: Sequence[Sequence[Card]] = (),
        **rules: Any,
    ) -> Board:
        """What the deal is by the rules that all games have in common, and by these of its own."""
        deal = self.deal
        self.points = self.points or tuple(map(worth, self.cards))
        below = self.uncovered
        if under:
            below = tuple(self.at[under[card]] if card in under else -1 for card in self.cards)
        hands = tuple(self.bits(cards) for cards in (*map(deal.held, self.order), *covered))
        elsewhere = self.loose
        for hand in hands:
            elsewhere &= ~hand
        return Board(
            players=deal.seats,
            sides=self.sides,
            suits=self.suits,
            points=self.points,
            hands=hands,
            leader=player_of(deal, deal.leader),
            under=below,
            trick=tuple(self.at[card] for card in deal.cards("trick")),
            trump=self.letters.index(deal.trump) if deal.trump else -1,
            tricked=sum({1 << int(taker not in self.ours) for taker in deal.takers}),
            winners=sum({1 << player_of(deal, taker) for taker in deal.takers}),
            shown=self.shown,
            elsewhere=elsewhere,
            cards=self.cards,
            **rules,
        )


def _is_pile(name: str) -> bool:
    return name.startswith("pile:")


def _under_trick(deal: TrickDeal, name: str, pile: Sequence[Card]) -> list[Card]:
    """The top card of a pile, if the card that covers it lies on the table and is not gathered yet."""
    return [pile[-1]] if pile and deal.lies[pile[-1]][1] == DOWN else []


def _partners(deal: TrickDeal, seat: Seat) -> list[Seat]:
    return [other for other in range(deal.seats) if deal.side(other) == deal.side(seat)]


def _tallyho(deal: Tallyho, seat: Seat, layout: _Layout) -> Board:
    """The Fox is a low trump; the last trick brings 20 and the counters of the Den."""
    den = deal.points("den", tallyho.worth)
    return layout.board(
        lambda card: tallyho.worth(card) // UNIT,
        last_bonus=(tallyho.LAST_TRICK + den) // UNIT,
        base=deal.took[deal.side(seat)],
        unit=UNIT,
    )


def _piedicavallo(deal: Piedicavallo, seat: Seat, layout: _Layout) -> Board:
    """A pair without a trick gives up its Matto and the cards it has laid away."""
    sleeping = deal.points("sleeping", piedicavallo.worth)
    stakes = [0, 0]
    for side in (0, 1):
        index = int(side != deal.side(seat))
        if piedicavallo.MATTO in deal.cards(f"won:{side}"):
            stakes[index] += piedicavallo.FIVE
        if side == deal.side(deal.dealer):
            stakes[index] += sleeping
    return layout.board(
        piedicavallo.worth,
        duties=MUST_TRUMP,
        fool=layout.number(piedicavallo.MATTO),
        sweep=True,
        stakes=(stakes[0], stakes[1]),
        base=deal.took[deal.side(seat)] + (sleeping if deal.side(deal.dealer) == deal.side(seat) else 0),
    )


def _tarot(deal: Tarot, seat: Seat, layout: _Layout) -> Board:
    """Half points. What a hand is scored by is the margin: its points less the target, which falls by bouts.

    The first and the third bout lower the target by 5 points, the second by 10: each bout is worth 10 half points more
    than its card, and the second 10 beyond that. A pile's card is uncovered when the trick is gathered in which the one
    above was played: while the trick lies there, the card on the table still covers it.
    """
    covered: list[list[Card]] = [[], []]
    under: dict[Card, Card] = {}
    on_table = {play.seat: play.card for play in deal.trick()}
    for owner in (0, 1):
        for number in range(tarot.PILES):
            name = f"pile:{owner}.{number}"
            pile = list(deal.cards(name))
            if _under_trick(deal, name, pile):
                pile.append(on_table[owner])
            covered[owner] += pile[:-1]
            under |= dict(zip(pile[1:], pile, strict=False))
    taken = deal.bouts[seat]
    margin = deal.took[seat] + SECOND_BOUT * (taken + (taken >= 2)) - 2 * tarot.TARGETS[0]
    return layout.board(
        lambda card: tarot.halves(card) + (SECOND_BOUT if card in tarot.BOUTS else 0),
        under,
        [covered[owner] for owner in layout.order] if any(covered) else (),
        duties=MUST_TRUMP | OVERTRUMP,
        fool=layout.number(tarot.EXCUSE),
        fool_captured=True,
        payment=tarot.PAYMENT,
        bouts=layout.bits(tarot.BOUTS),
        second_bout=SECOND_BOUT,
        bouts_taken=taken,
        petit=layout.number(tarot.PETIT),
        base=margin,
        scored=True,
    )


def _thousand(deal: Thousand, seat: Seat, weigh: Weigh, layout: _Layout) -> Board:
    """The declarer against all others; a marriage is declared by leading of it, and counts for its side."""
    assert deal.declarer is not None
    declares = seat == deal.declarer
    table = 0
    if deal.chosen["table_cards"] == "last_trick":
        table = sum(deal.points(p, thousand.worth) for p in deal.piles if p.startswith(("packet", "laid")))
    live = [card for seat in range(deal.seats) for card in deal.held(seat)] + list(deal.cards("trick"))
    left = sum(map(thousand.worth, live)) + table
    had = [took + married for took, married in zip(deal.took, deal.married, strict=True)]
    kings = [[Card(letter, rank) for rank in thousand.PARTNER] for letter in layout.letters]
    pairs = tuple(layout.bits(cards) if all(c in layout.at for c in cards) else 0 for cards in kings)
    brings = tuple(thousand.MARRIAGES[letter] for letter in layout.letters)
    theirs = tuple(-points for points in brings)
    none = (0,) * len(brings)
    factor = 1
    if weigh == "difference":
        factor = 2  # a point that one side gets is one that the other does not
        base = sum(points if other in layout.ours else -points for other, points in enumerate(had)) - left
        marriages = (brings, theirs)
    elif declares:
        base, marriages = had[seat], (brings, none)
    else:
        base, marriages = -had[deal.declarer] - left, (none, theirs)
    return layout.board(
        lambda card: thousand.worth(card) * factor,
        duties=MUST_BEAT | (MUST_TRUMP | OVERTRUMP if deal.chosen["must_trump"] == "on" else 0),
        last_bonus=table * factor,
        pairs=pairs,
        marriages=marriages,
        after_trick=deal.chosen["marriage"] == "after_trick",
        base=base,
    )
