"""What a seat has seen of the play, told as `Likely` wants it; and worlds drawn by how likely they make it."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib.resources import files
from typing import Any, NamedTuple

from ..core.cards import BACK, Card
from ..core.deal import Move, Seat, View
from ..core.shuffle import WORD, Stream
from ..core.tricks import TrickDeal
from .encode import player_of
from .features import FEATURES, KINDS
from .imagine import Worlds
from .likely import RANKS, SUITS, Likely
from .sense import bare
from .solver import Solver

FOOL_SUIT = SUITS - 1
ANEW = 10  # after so many worlds the next is looked for from any world again
SPOTS = 9  # the lead; following suit or not, partner winning or not, last to play or not


class Told(NamedTuple):
    """One play, and what all at the table knew before it; the arguments of `Likely.add`."""

    seat: Seat
    card: tuple[int, int]
    kind: int
    led: int
    pot: int
    best: tuple[int, int]
    trump: int
    out: tuple[int, ...]
    foes_void: tuple[int, ...]
    friends_void: tuple[int, ...]


class Places:
    """A game's cards as (suit, rank): the stronger the higher the rank."""

    def __init__(self, rules: TrickDeal) -> None:
        letters = tuple(dict.fromkeys(suit for card in rules.pack if (suit := rules.suit(card))))
        self.suits = {letter: at for at, letter in enumerate(letters)} | {"": FOOL_SUIT}
        self.at: dict[Card, tuple[int, int]] = {}
        for letter, at in self.suits.items():
            cards = sorted((card for card in rules.pack if rules.suit(card) == letter), key=rules.strength)
            self.at |= {card: (at, rank) for rank, card in enumerate(cards)}

    def holding(self, cards: Sequence[Card]) -> list[int]:
        """Cards as bit sets of ranks, by suit."""
        held = [0] * SUITS
        for card in cards:
            if card in self.at:
                suit, rank = self.at[card]
                held[suit] |= 1 << rank
        return held

    def table(self, value: Callable[[Card], int]) -> list[int]:
        """A number for every card, [suit * 22 + rank]."""
        numbers = [0] * (SUITS * RANKS)
        for card, (suit, rank) in self.at.items():
            numbers[suit * RANKS + rank] = value(card)
        return numbers


def told(view: View, rules: TrickDeal, places: Places, worth: Mapping[tuple[int, int], int]) -> Iterator[Told]:
    """Every play so far."""
    trump = -1 if rules.trump is None else places.suits[rules.trump]
    out = [0] * SUITS
    for suit, rank in places.at.values():
        out[suit] |= 1 << rank
    void: set[tuple[Seat, int]] = set()
    seats = range(rules.seats)
    trick: list[tuple[Seat, tuple[int, int]]] = []
    led, best, holder = -1, (-1, -1), -1
    for event in view.log:
        if not isinstance(event, Move) or event.target != "trick":
            continue
        seat, card = int(event.source.partition(":")[2].partition(".")[0]), places.at[event.cards[0]]
        ours = holder >= 0 and rules.side(holder) == rules.side(seat)
        if best[0] < 0:
            spot = 0
        else:
            follows = card[0] in (led, FOOL_SUIT)
            spot = 1 + 4 * (not follows) + 2 * ours + (len(trick) == rules.seats - 1)
        friends = [other for other in seats if other != seat and rules.side(other) == rules.side(seat)]
        foes = [other for other in seats if rules.side(other) != rules.side(seat)]
        yield Told(
            seat,
            card,
            part(rules, seat) * SPOTS + spot,
            led,
            sum(worth[card] for _, card in trick),
            best,
            trump,
            tuple(out),
            tuple(sum((foe, suit) in void for foe in foes) for suit in range(SUITS)),
            tuple(sum((friend, suit) in void for friend in friends) for suit in range(SUITS)),
        )
        trick.append((seat, card))
        if card[0] != FOOL_SUIT:
            if led < 0:
                led = card[0]
            elif card[0] != led:
                void.add((seat, led))
            if best[0] < 0 or (card[0] == best[0] and card[1] > best[1]) or (card[0] == trump != best[0]):
                best, holder = card, seat
        if len(trick) == rules.seats:
            for _, (suit, rank) in trick:
                out[suit] &= ~(1 << rank)
            trick, led, best, holder = [], -1, (-1, -1), -1


@cache
def fitted(game: str) -> Mapping[str, Any]:
    """What was fitted for a game by `python -m tests.slow.fit`: weights of features, and priors by role.

    "plays": weights for the kinds of play in "kinds", in units of 1/16; "priors": by role, the logarithm by which a
    trump, another card or the fool of each rank is likelier to lie there at the start of play than elsewhere.
    """
    data: dict[str, Any] = json.loads((files(__package__) / "fitted" / f"{game}.json").read_text("utf-8"))
    return data


@cache
def weights(game: str) -> tuple[int, ...]:
    """The fitted weights, [kind * FEATURES + feature]."""
    known, flat = fitted(game), [0] * (KINDS * FEATURES)
    for kind, row in zip(known["kinds"], known["plays"], strict=True):
        flat[kind * FEATURES : (kind + 1) * FEATURES] = row
    return tuple(flat)


def part(rules: TrickDeal, seat: Seat) -> int:
    """A seat's part in the play: the declarer 0, or all where there is none; its partner 1, an opponent 2."""
    declarer: Seat | None = getattr(rules, "declarer", None)
    if declarer is None or seat == declarer:
        return 0
    return 1 if rules.side(seat) == rules.side(declarer) else 2


def drift_by_model(solver: Solver, rules: TrickDeal) -> None:
    """Let `Solver.drift` go on by the fitted model of this game; OSError if it has none."""
    parts = [part(rules, player_of(rules, player)) for player in range(rules.seats)]
    solver.model(weights(rules.name), parts)


def role(view: View, pile: str) -> str:
    """Who has this pile, as far as it tells what is likely in it: "" if it tells nothing."""
    kind, _, owner = pile.partition(":")
    if kind != "hand":
        return kind
    declarer = view.facts.get("declarer")
    if declarer is None:
        return "any"
    seat, n_seats = int(owner), view.setting["seats"]
    if seat == declarer:
        return "declarer"
    bid = any(
        note.kind == "bid" and note.values["seat"] == seat and note.values["amount"] != "pass" for note in view.notes
    )
    return ("partner" if n_seats == 4 and (seat - declarer) % 4 == 2 else "foe") + ("-bid" if bid else "")


class Inferred:
    """Worlds of a view as `Worlds` has them, drawn by how likely they make what was played."""

    def __init__(self, view: View, worth: Callable[[Card], int], duties: int = 0, steps: int = 60) -> None:
        """`worth`: points of a card, 0 to 5 or so; `duties` as in `Board`; `steps`: swaps tried between two worlds."""
        self.worlds = Worlds(view)
        self.view, self.steps = view, steps
        rules = bare(view)
        self.places = places = Places(rules)
        known = fitted(view.game.name)
        self.likely = Likely(places.table(worth), weights(view.game.name), duties)
        value = {at: worth(card) for card, at in places.at.items()}
        for one in told(view, rules, places, value):
            if one.seat != view.seat:
                self.likely.add(*one)
        self.names = [f"hand:{seat}" for seat in range(rules.seats)]
        self.names += [name for name in self.worlds.room if name not in self.names]
        for place, name in enumerate(self.names):
            prior = known["priors"].get(role(view, name))
            if prior:
                self.likely.set_prior(place, places.table(partial(self._prior, prior, rules.trump)))
        self.number = {name: place for place, name in enumerate(self.names)}
        self.may = {card: sum(1 << self.number[pile] for pile in piles) for card, piles in self.worlds.homes.items()}
        self.started: list[Card] = []
        self.drawn = 0

    def _prior(self, prior: Mapping[str, Sequence[int]], trump: str | None, card: Card) -> int:
        suit, rank = self.places.at[card]
        if suit == FOOL_SUIT:
            kind = "fool"
        else:
            kind = "trump" if trump is not None and suit == self.places.suits[trump] else "plain"
        values = prior.get(kind, ())
        return values[rank] if rank < len(values) else 0

    def placed(self, random: Stream) -> dict[str, list[Card]]:
        """The unknown cards of each pile in one such world."""
        if not self.may:
            return self.worlds.placed(random)
        if self.drawn % ANEW:
            self.likely.wander(self.steps)
        else:
            self.start(random)
            self.likely.wander(4 * self.steps)
        self.drawn += 1
        if self.worlds.heard is not None:
            return self.honest(random)
        found = {name: list(cards) for name, cards in self.worlds.fixed.items()}
        for card, place in zip(self.started, self.likely.place_of(), strict=True):
            found.setdefault(self.names[place], []).append(card)
        return found

    def honest(self, random: Stream) -> dict[str, list[Card]]:
        """The world that was come to, or one near it in which nobody has lied; on from there."""
        loose: dict[str, list[Card]] = {name: [] for name in self.worlds.room}
        places = self.likely.place_of()
        for card, place in zip(self.started, places, strict=True):
            loose[self.names[place]].append(card)
        before = {name: list(cards) for name, cards in loose.items()}
        if self.worlds.make_honest(loose, random):
            found = self.worlds.placed(random)
        else:
            found = {name: cards + loose.get(name, []) for name, cards in self.worlds.fixed.items()}
        if loose != before:
            self.start(random, found)
        return found

    def start(self, random: Stream, placed: Mapping[str, Sequence[Card]] | None = None) -> None:
        """Begin anew from a world, or from any."""
        placed = self.worlds.placed(random) if placed is None else placed
        self.started = list(self.may)
        where = {card: self.number[name] for name, cards in placed.items() if name in self.number for card in cards}
        holds = []
        for name in self.names:
            known = [card for card in self.view.piles.get(name, ()) if card != BACK]
            holds.append(self.places.holding([*known, *placed.get(name, ())]))
        loose = [(*self.places.at[card], where[card], self.may[card]) for card in self.started]
        self.likely.set_world(holds, loose, random.below(WORD))
