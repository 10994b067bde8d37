"""What a careful player counts in any trick game: cards gone and out, voids, who can beat what."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property

from ..core.cards import BACK, Card
from ..core.deal import Move, Seat, View
from ..core.tricks import Play, TrickDeal


def bare(view: View) -> TrickDeal:
    """The rules with the facts of a view but none of its cards: to ask what a card is."""
    deal = view.game.set_up({}, **view.setting, **view.facts)
    assert isinstance(deal, TrickDeal)
    return deal


def located(view: View) -> dict[Card, dict[str, float]]:
    """Where cards that this seat has seen, and sees no more, may lie now: the chance of each pile."""
    sizes: Counter[str] = Counter()
    at: dict[Card, dict[str, float]] = {}
    for event in view.log:
        if not isinstance(event, Move):
            continue
        if unseen := event.cards.count(BACK):
            share = unseen / max(unseen, sizes[event.source] - len(event.cards) + unseen)
            for places in at.values():
                if chance := places.get(event.source):
                    places[event.source] = chance * (1.0 - share)
                    places[event.target] = places.get(event.target, 0.0) + chance * share
        at |= {card: {event.target: 1.0} for card in event.cards if card != BACK}
        sizes[event.source] -= len(event.cards)
        sizes[event.target] += len(event.cards)
    seen = {card for pile in view.piles.values() for card in pile}
    return {card: places for card, places in at.items() if card not in seen}


class Sense:
    """One seat's picture of a hand in play, from its view alone.

    Chances are from 0 to 1: each hidden card is as likely in every place it may lie in, in proportion to the
    cards that lie there unseen; where a card was seen to go counts too.
    """

    def __init__(self, view: View, memory: int | None = None) -> None:
        """`memory`: how many of the last tricks are remembered, and nothing before; None is all, and voids."""
        self.view = view
        self.seat = view.seat
        self.rules = bare(view)
        self.rules.piles["trick"] = list(view.piles.get("trick", ()))
        self.hand = view.hand
        self.trick: list[Play] = self.rules.trick()
        self.led = self.rules.led()
        self.trump = self.rules.trump
        self.voids = self.rules.voids if memory is None else frozenset()
        played = [e.cards[0] for e in view.log if isinstance(e, Move) and e.target == "trick"]
        if memory is not None:
            kept = memory * self.rules.seats + len(self.trick)
            played = played[max(0, len(played) - kept) :]
        self.gone = frozenset(played)
        seen = {card for pile in view.piles.values() for card in pile} | self.gone
        self.out = tuple(card for card in view.game.pack if card not in seen)  # may be held by the others
        self.hidden = {name: count for name, pile in view.piles.items() if (count := pile.count(BACK))}
        for name in [name for name in self.hidden if name.startswith("won")]:
            del self.hidden[name]  # what was taken has been seen
        known = located(view) if memory is None else {}
        self.located = {card: places for card, places in known.items() if card not in self.gone}
        self.room: dict[str, float] = dict(self.hidden)  # for cards of which nothing is known
        for places in self.located.values():
            for name in places.keys() & self.room.keys():
                self.room[name] -= places[name]
        self._suits = {card: self.rules.suit(card) for card in (*self.hand, *self.out)}
        self._chances: dict[tuple[Seat, Card], float] = {}
        self._found: dict[tuple[Card, Card | None], list[Card]] = {}

    # --- who is who --------------------------------------------------------------------------------------

    def ours(self, seat: Seat) -> bool:
        """Whether this seat scores with me."""
        return self.rules.side(seat) == self.rules.side(self.seat)

    @cached_property
    def later(self) -> list[Seat]:
        """Who plays to this trick after me, in turn."""
        return self.rules.after(self.seat)[: self.rules.seats - 1 - len(self.trick)]

    @property
    def best(self) -> Play | None:
        """The play that wins the trick so far."""
        winner = self.rules.winner(self.trick) if self.trick else None
        return next((play for play in self.trick if play.seat == winner), None)

    # --- cards -------------------------------------------------------------------------------------------

    def suit(self, card: Card) -> str:
        """The suit a card belongs to for following."""
        known = self._suits.get(card)
        return self.rules.suit(card) if known is None else known

    def suit_in_hand(self, suit: str) -> list[Card]:
        return [card for card in self.hand if self.suit(card) == suit]

    def suit_out(self, suit: str) -> list[Card]:
        """The cards of a suit that others may hold."""
        return [card for card in self.out if self.suit(card) == suit]

    def beats(self, card: Card, other: Card, led: Card | None = None) -> bool:
        """Whether a card beats another in this trick, or in one that `led` opens."""
        return bool(self._beaters([card], other, led))

    def beaters(self, card: Card, led: Card | None = None) -> list[Card]:
        """The cards out that would beat this one in this trick, or in one that `led` opens."""
        found = self._found.get((card, led))
        if found is None:
            rivals = {self.suit(card), self.suit(led) if led else self.led, self.trump}
            among = [c for c in self.out if self._suits[c] in rivals]
            found = self._found[card, led] = self._beaters(among, card, led)
        return found

    def above(self, card: Card) -> int:
        """How many cards out are higher in its own suit; 0: it is the boss of it."""
        suit, strength = self.suit(card), self.rules.strength(card)
        return sum(self.suit(c) == suit and self.rules.strength(c) > strength for c in self.out)

    def _beaters(self, cards: Iterable[Card], card: Card, led: Card | None) -> list[Card]:
        pile = self.rules.piles["trick"]
        if led is not None:
            self.rules.piles["trick"] = [led]
        mark, power = self.rules.power(card), self.rules.power
        found = [c for c in cards if power(c) > mark]
        self.rules.piles["trick"] = pile
        return found

    # --- chances -----------------------------------------------------------------------------------------

    def may_hold(self, seat: Seat, suit: str) -> bool:
        return (seat, suit) not in self.voids and f"hand:{seat}" in self.hidden

    def chance(self, seat: Seat, cards: Sequence[Card]) -> float:
        """How likely this seat holds at least one of these cards, all of them out."""
        none = 1.0
        for card in cards:
            none *= 1.0 - self._holds(seat, card)
        return 1.0 - none

    def _holds(self, seat: Seat, card: Card) -> float:
        known = self._chances.get((seat, card))
        if known is not None:
            return known
        suit, places = self.suit(card), 0.0
        if not self.may_hold(seat, suit):
            chance = 0.0
        elif card in self.located:
            chance = self.located[card].get(f"hand:{seat}", 0.0)
        else:
            for name, count in self.room.items():
                kind, _, owner = name.partition(":")
                if kind != "hand" or (int(owner), suit) not in self.voids:
                    places += max(0.0, count)
            chance = max(0.0, self.room[f"hand:{seat}"]) / places if places else 0.0
        self._chances[seat, card] = chance
        return chance

    def chance_void(self, seat: Seat, suit: str) -> float:
        """How likely this seat holds none of a suit."""
        return 1.0 - self.chance(seat, self.suit_out(suit))

    def chance_beaten(self, seat: Seat, card: Card, led: Card | None = None) -> float:
        """How likely this seat, yet to play, can beat a card in this trick, or in one that `led` opens."""
        beaters = self.beaters(card, led)
        suit = self.suit(led) if led is not None else self.led
        if not beaters or suit is None:
            return self.chance(seat, beaters)
        following = self.chance(seat, [c for c in beaters if self.suit(c) == suit])
        other = [c for c in beaters if self.suit(c) != suit]
        ruffing = self.chance_void(seat, suit) * self.chance(seat, other) if other else 0.0
        return min(1.0, following + ruffing)
