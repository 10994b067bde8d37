"""A deal: piles of cards, public facts, and one pending question.

A game is a subclass. Cards live in piles and nowhere else; every other attribute is a fact that the whole table
knows. So what a seat may see follows from which way each card lies, and no game writes code to hide anything.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal, Self

from .cards import BACK, Card
from .fields import Action, Ask, Field, NotAllowed, Note, default_of

Seat = int
Side = int
Face = str | int  # UP for all, DOWN for nobody, or the one seat that may look
UP: Final = "up"
DOWN: Final = "down"
DECK = "deck"
ONLOOKER: Final = -1  # a seat that nobody has: it sees what everybody sees

__all__ = [
    "BACK",
    "DECK",
    "DOWN",
    "ONLOOKER",
    "UP",
    "Deal",
    "Face",
    "Move",
    "Note",
    "Result",
    "Seat",
    "Side",
    "View",
    "Zone",
    "owner",
]


@dataclass(frozen=True, slots=True)
class Zone:
    """A kind of pile: how its cards lie, and how the screen lays them out."""

    name: str
    shape: str  # "fan", "ring", "stack", "column"
    face: str = UP  # UP, DOWN or "owner"
    per: str = "table"  # "table", "seat" or "side"


@dataclass(frozen=True, slots=True)
class Move:
    """Cards went from one pile to another, or were turned where they lie."""

    cards: tuple[Card, ...]
    source: str
    target: str
    before: tuple[Face, ...]
    after: tuple[Face, ...]

    def seen_by(self, seat: Seat) -> "Move":
        """The same move without the faces this seat saw neither before nor after."""
        if all(after == UP for after in self.after):
            return self
        faces = zip(self.cards, self.before, self.after, strict=True)
        cards = tuple(card if sees(seat, a) or sees(seat, b) else BACK for card, a, b in faces)
        return Move(cards, self.source, self.target, self.before, self.after)


@dataclass(frozen=True, slots=True)
class Result:
    """What a deal was worth, by side: points taken, change of the totals, and the notes that explain it."""

    points: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    lines: tuple[Note, ...] = ()
    redeal: bool = False  # thrown in: the same dealer deals the next one


@dataclass(frozen=True, slots=True)
class View:
    """Everything one seat may know. Players, screen and network get this and nothing else."""

    game: type["Deal"]
    seat: Seat
    setting: Mapping[str, Any]  # number, dealer, chosen (options), totals, seats
    piles: Mapping[str, tuple[Card, ...]]  # BACK where the face is hidden
    faces: Mapping[str, tuple[Face, ...]]  # which way each lies is plain to all
    facts: Mapping[str, Any]
    asked: Ask | None
    log: tuple[Move | Note, ...]
    result: Result | None

    @property
    def hand(self) -> tuple[Card, ...]:
        """This seat's own cards."""
        return self.piles.get(f"hand:{self.seat}", ())

    @property
    def notes(self) -> tuple[Note, ...]:
        return tuple(event for event in self.log if isinstance(event, Note))


SETTING = ("number", "dealer", "chosen", "totals", "seats")


def owner(pile: str) -> Seat:
    """The seat, or side, whose pile this is: 1 of "hand:1" and of "pile:1.4"; ValueError for a pile of the table."""
    return int(pile.partition(":")[2].partition(".")[0])


def sees(seat: Seat, face: Face) -> bool:
    return face in (UP, seat)


class Deal:
    """The rules of one game, as far as one deal of the cards."""

    name: ClassVar[str]  # for ever: it is in records
    rules: ClassVar[int] = 1  # raised when legal answers or scores change
    seats: int
    pairs: ClassVar[bool] = False  # seats 0 and 2 against 1 and 3; else each for itself
    direction: ClassVar[int] = +1
    pack: ClassVar[tuple[Card, ...]]
    art: ClassVar[str]  # the deck's folder in the assets
    emblem: ClassVar[tuple[Card, ...]]  # the three cards that stand for the game
    zones: ClassVar[tuple[Zone, ...]]
    options: ClassVar[Mapping[str, Field]] = {}
    target: ClassVar[int] = 0  # the points a match is played to; 0: a match has another end
    hands: ClassVar[int] = 0  # a match goes on as long as the players like; `simulate` plays this many hands of it
    full_hand: ClassVar[int] = 15  # the most cards that a hand holds
    dealt: ClassVar[bool] = True  # somebody deals; else `dealer` is the seat that leads first
    deliberate: ClassVar[bool] = False  # a card is chosen first, and then played
    facts: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        notes = inspect.get_annotations(cls)
        own = {name for name in notes.keys() - inspect.get_annotations(Deal).keys() if not _for_class(notes[name])}
        cls.facts = (*cls.facts, *sorted(own))

    def __init__(
        self,
        deck: Iterable[Card],
        dealer: Seat = 0,
        options: Mapping[str, Any] | None = None,
        totals: Sequence[int] | None = None,
        number: int = 0,
    ) -> None:
        """Deal `deck`; options left out take their defaults. ValueError for an option that is not the game's."""
        self.number = number
        self.dealer = dealer
        self.chosen: Mapping[str, Any] = self.with_defaults(options or {})
        self.seats = self.seats_for(self.chosen)
        self.totals: tuple[int, ...] = tuple(totals or [0] * self.sides)
        self.piles: dict[str, list[Card]] = {DECK: list(deck)}
        self.lies: dict[Card, tuple[str, Face]] = dict.fromkeys(self.piles[DECK], (DECK, DOWN))
        self.log: list[Move | Note] | None = []
        self.asked: Ask | None = None
        self.result: Result | None = None
        self.begin()

    def begin(self) -> None:
        """Deal the cards and ask the first question."""
        raise NotImplementedError

    # --- for whoever runs the deal -----------------------------------------------------------------------

    def answer(self, action: Action) -> None:
        """Take the answer to the pending question, or raise NotAllowed and change nothing."""
        if self.asked is None:
            raise NotAllowed("the deal is over")
        values = self.asked.check(action)
        self.asked = None
        getattr(self, f"on_{action.do}")(action.seat, **values)

    def copy(self) -> Self:
        """A twin to try things on; it keeps no log."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.piles = {name: pile.copy() for name, pile in self.piles.items()}
        twin.lies = self.lies.copy()
        twin.log = None
        return twin

    def view(self, seat: Seat) -> View:
        """What this seat may know; a seat number that nobody has sees only what everybody sees."""
        lies = self.lies
        return View(
            game=type(self),
            seat=seat,
            setting={name: getattr(self, name) for name in SETTING},
            piles={
                name: tuple(c if sees(seat, lies[c][1]) else BACK for c in pile) for name, pile in self.piles.items()
            },
            faces={name: tuple(lies[c][1] for c in pile) for name, pile in self.piles.items()},
            facts={name: getattr(self, name) for name in self.facts},
            asked=self.asked and self.asked.seen_by(seat),
            log=tuple(event.seen_by(seat) for event in self.log or ()),
            result=self.result,
        )

    @classmethod
    def set_up(
        cls,
        piles: Mapping[str, Iterable[Card]],
        faces: Mapping[str, Iterable[Face]] | None = None,
        **state: Any,
    ) -> Self:
        """A deal in the middle: for tests, puzzles, lessons and imagined worlds."""
        deal = object.__new__(cls)
        chosen = cls.with_defaults(state.pop("chosen", {}))
        deal.seats = cls.seats_for(chosen)
        plain = {"number": 0, "dealer": 0, "chosen": chosen, "totals": (0,) * deal.sides}
        deal.__dict__.update(plain | {"asked": None, "result": None, "log": None} | state)
        deal.piles = {name: list(pile) for name, pile in piles.items()}
        deal.lies = {card: (name, deal.face_in(name)) for name, pile in deal.piles.items() for card in pile}
        for name, pile in (faces or {}).items():
            deal.lies |= {card: (name, face) for card, face in zip(deal.piles[name], pile, strict=True)}
        return deal

    @classmethod
    def with_defaults(cls, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options of the game, these and the defaults; ValueError names what is wrong and what is allowed.

        A number may be given as a text.
        """
        for name in options:
            if name not in cls.options:
                raise ValueError(f"{cls.name} has no option {name!r}: {', '.join(cls.options) or 'it has none'}")
        chosen = {}
        for name, field in cls.options.items():
            try:
                given = _as_number(options[name], field) if name in options else default_of(field)
                chosen[name] = field.check(given, {})
            except NotAllowed as why:
                raise ValueError(f"option {name}: {why}") from None
        return chosen

    @classmethod
    def seats_for(cls, chosen: Mapping[str, Any]) -> int:
        """How many sit at the table with these options."""
        return int(chosen.get("players", getattr(cls, "seats", 0)))

    @classmethod
    def match_winner(
        cls, totals: Sequence[int], results: Sequence[Result], chosen: Mapping[str, Any]
    ) -> Side | Literal["draw"] | None:
        """The side that has won a match with these options, or None while it goes on: the most, once at the target.

        Where the players decide how long a match is (`hands`), the side that is ahead.
        """
        best = max(totals)
        if cls.target and best >= cls.target and totals.count(best) == 1:
            return totals.index(best)
        return None

    @classmethod
    def talks(cls, chosen: Mapping[str, Any]) -> bool:
        """Whether players may talk about their cards, with these options."""
        return False

    @classmethod
    def adds_up(cls, chosen: Mapping[str, Any]) -> bool:
        """Whether the hands of a match are added up, with these options."""
        return True

    @classmethod
    def arranged(cls, cards: Sequence[Card], facts: Mapping[str, Any]) -> list[Card]:
        """Cards in the order in which a hand is held, given the public facts: as in the pack."""
        return sorted(cards, key=cls.pack.index)

    @classmethod
    def may_lie(cls, card: Card, pile: str, facts: Mapping[str, Any]) -> bool:
        """Whether the rules let a card that nobody has seen lie in this pile, whoever asks."""
        return True

    @classmethod
    def running(cls, facts: Mapping[str, Any]) -> tuple[int, ...]:
        """Points taken so far in this deal by each side, as far as everybody has seen them; empty before any can be."""
        return tuple(facts.get("took", ()))

    @classmethod
    def aim(cls, side: Side, facts: Mapping[str, Any]) -> Note | None:
        """What a side must reach with what it has taken so far, where that changes as the deal goes."""
        return None

    @classmethod
    def half_points(cls, card: Card) -> int:
        """What a card counts, in half points, for there are games with halves."""
        return 0

    @classmethod
    def standing(cls, total: int) -> str:
        """The word for what a total means for its side beyond its size; "" for nothing."""
        return ""

    # --- for the rules -----------------------------------------------------------------------------------

    def ask(self, seat: Seat, handler: Callable[..., None], **fields: Field) -> None:
        """Put the one pending question; the answer comes to `handler` (seat, **fields)."""
        self.asked = Ask(seat, handler.__name__.removeprefix("on_"), fields)

    def note(self, kind: str, **values: Any) -> None:
        """Say or settle something in public; never a sentence, which `text` makes of it."""
        if self.log is not None:
            self.log.append(Note(kind, values))

    def move(self, cards: Iterable[Card] | Card, target: str, face: Face | None = None) -> None:
        """Move cards, which are all in one pile, to another; they lie as the target's zone says."""
        cards = (cards,) if isinstance(cards, Card) else tuple(cards)
        if not cards:
            return
        after = self.face_in(target) if face is None else face
        source, pile = self.lies[cards[0]][0], self.piles.setdefault(target, [])
        before = tuple(self.lies[card][1] for card in cards)
        for card in cards:
            self.piles[source].remove(card)
            pile.append(card)
            self.lies[card] = (target, after)
        if self.log is not None:
            self.log.append(Move(cards, source, target, before, (after,) * len(cards)))

    def turn(self, card: Card, face: Face = UP) -> None:
        """Turn a card over where it lies."""
        pile, before = self.lies[card]
        self.lies[card] = (pile, face)
        if self.log is not None:
            self.log.append(Move((card,), pile, pile, (before,), (face,)))

    def take(self, count: int, target: str, face: Face | None = None) -> None:
        """Deal cards from the start of the deck."""
        self.move(self.piles[DECK][:count], target, face)

    def finish(self, points: Sequence[int], scores: Sequence[int], *lines: Note) -> None:
        """The deal is over: points taken and change of the totals, by side."""
        self.result = Result(tuple(points), tuple(scores), lines)

    def throw_in(self, *lines: Note) -> None:
        """The deal counts for nothing; the same dealer deals again."""
        self.result = Result(lines=lines, redeal=True)

    def cards(self, pile: str) -> list[Card]:
        return self.piles.get(pile, [])

    def hand(self, seat: Seat) -> list[Card]:
        return self.piles[f"hand:{seat}"]

    @property
    def sides(self) -> int:
        """How many sides score: pairs, or every seat for itself."""
        return 2 if self.pairs else self.seats

    def side(self, seat: Seat) -> Side:
        return seat % self.sides

    def after(self, seat: Seat) -> list[Seat]:
        """All seats in turn, beginning with the one after this and ending with this."""
        return [(seat + self.direction * i) % self.seats for i in range(1, self.seats + 1)]

    def face_in(self, pile: str) -> Face:
        """How cards lie in this pile; KeyError if it is none of the game's."""
        kind = pile.partition(":")[0]
        for zone in self.zones:
            if zone.name == kind:
                return owner(pile) if zone.face == "owner" else zone.face
        if pile == DECK:
            return DOWN
        raise KeyError(f"{self.name} has no zone for a pile called {pile!r}")


def _for_class(annotation: Any) -> bool:
    return getattr(annotation, "__origin__", None) is ClassVar


def _as_number(value: Any, field: Field) -> Any:
    """The number that a text spells, if it is one of the field's values; else the value itself."""
    if isinstance(value, str):
        return next((number for number in field.values({}) if type(number) is int and str(number) == value), value)
    return value
