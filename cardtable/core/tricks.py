"""Trick play: the part that every game in this box has in common."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from .cards import Card
from .deal import DOWN, Deal, Note, Seat, View, Zone
from .fields import OneCard


class Play(NamedTuple):
    seat: Seat
    card: Card


HAND = Zone("hand", "fan", face="owner", per="seat")
TRICK = Zone("trick", "ring")
WON = Zone("won", "stack", face=DOWN, per="side")


class TrickDeal(Deal):
    """A deal settled by tricks. A game says which cards follow, which wins, and what it is worth."""

    leader: Seat = 0
    trump: str | None = None
    voids: frozenset[tuple[Seat, str]] = frozenset()  # who has shown to hold none of a suit
    takers: tuple[Seat, ...] = ()  # who took each trick so far

    def suit(self, card: Card) -> str:
        """The suit a card belongs to for following; "" if it belongs to none."""
        return card.suit

    def led(self) -> str | None:
        """The suit to follow, once there is one; a card without a suit does not set it."""
        return next((suit for card in self.cards("trick") if (suit := self.suit(card))), None)

    def held(self, seat: Seat) -> list[Card]:
        """The cards that this seat plays from: its hand."""
        return self.hand(seat)

    def playable(self, seat: Seat) -> list[Card]:
        """The cards of those it holds that this seat may play now."""
        raise NotImplementedError

    def why_not(self, seat: Seat, card: Card, playable: Sequence[Card]) -> Note:
        """Why this card of those held may not be played now."""
        led = self.led() or ""
        return Note("refused-follow", {"suit": led, "card": playable[0], "count": len(playable)})

    def mark(self, seat: Seat, card: Card) -> Note | None:
        """What playing this card now would bring about, if more than a card on the table."""
        return None

    def strength(self, card: Card) -> int:
        """The order of the cards within a suit."""
        return card.number

    def power(self, card: Card) -> tuple[bool, bool, int]:
        """What the cards of a trick are compared by: trump, then the suit led, then strength."""
        suit = self.suit(card)
        return suit == self.trump, suit == self.led(), self.strength(card)

    def winner(self, trick: Sequence[Play]) -> Seat:
        """Who takes these cards, which are those of the trick on the table."""
        return max(trick, key=lambda play: self.power(play.card)).seat

    def end(self, last: Seat) -> None:
        """All tricks are played; `last` took the last one."""
        raise NotImplementedError

    def lead(self, seat: Seat) -> None:
        self.leader = seat
        self.ask_play(seat)

    def ask_play(self, seat: Seat) -> None:
        among = tuple(self.playable(seat))
        because = {card: self.why_not(seat, card, among) for card in self.held(seat) if card not in among}
        marks = {card: mark for card in among if (mark := self.mark(seat, card))}
        self.ask(seat, self.on_play, card=OneCard(among, because, marks=marks))

    def on_play(self, seat: Seat, card: Card) -> None:
        led = self.led()
        if led and self.suit(card) not in (led, ""):
            self.voids |= {(seat, led)}
        self.move(card, "trick")
        trick = self.trick()
        if len(trick) < self.seats:
            self.ask_play(self.after(seat)[0])
            return
        taker = self.winner(trick)
        self.takers += (taker,)
        self.note("trick", seat=taker, number=len(self.takers))
        self.collect(trick, taker)
        if self.more():
            self.lead(taker)
        else:
            self.end(taker)

    def collect(self, trick: Sequence[Play], taker: Seat) -> None:
        """The taker's side gets the cards of the trick."""
        self.move([play.card for play in trick], f"won:{self.side(taker)}")

    def more(self) -> bool:
        return any(self.hand(seat) for seat in range(self.seats))

    def trick(self) -> list[Play]:
        """The cards on the table with who played them, in order."""
        return [
            Play((self.leader + self.direction * i) % self.seats, card) for i, card in enumerate(self.cards("trick"))
        ]

    def following(self, cards: Iterable[Card], *suits: str | None) -> list[Card]:
        """The cards of the first of these suits that there are any of; all cards if of none."""
        cards = list(cards)
        for suit in suits:
            if suit is not None and (same := [c for c in cards if self.suit(c) == suit]):
                return same
        return cards

    def points(self, pile: str, worth: Callable[[Card], int]) -> int:
        return sum(map(worth, self.cards(pile)))


def on_table(view: View) -> list[Play]:
    """The cards of the trick on the table with who played them, in order."""
    deal = _trick_of(view)
    return deal.trick() if deal else []


def ahead(view: View) -> Play | None:
    """The card that takes the trick as it lies on the table, and who played it; None before the second card."""
    deal = _trick_of(view)
    plays = deal.trick() if deal else []
    if deal is None or len(plays) < 2:
        return None
    taker = deal.winner(plays)
    return next(play for play in plays if play.seat == taker)


def _trick_of(view: View) -> TrickDeal | None:
    """A deal of nothing but the trick on the table; None where there are no tricks."""
    if not issubclass(view.game, TrickDeal):
        return None
    trick = {"trick": view.piles.get("trick", ())}
    return view.game.set_up(trick, chosen=view.setting["chosen"], **view.facts)
