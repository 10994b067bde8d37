"""What can be asked of a player: one class per kind of control.

A field says which values are allowed. The table checks answers with it, the screen draws a control from it,
a CPU player picks from it, and rule options and settings are the same fields.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Protocol, TypeVar

from .cards import Card, codes

T = TypeVar("T")


class NotAllowed(ValueError):
    """An answer the question does not allow; the message says what it does allow."""


class Chooser(Protocol):
    """Where random answers come from (`shuffle.Stream`)."""

    def below(self, n: int) -> int: ...


@dataclass(frozen=True, slots=True)
class Note:
    """Something said or settled in public: a bid, a trump, a trick. Words for it are found by its kind."""

    kind: str
    values: Mapping[str, Any] = field(default_factory=dict)

    def seen_by(self, seat: int) -> "Note":
        return self


@dataclass(frozen=True, slots=True)
class Number:
    """A spinner from low to high by step; `words` are extra buttons, such as "pass"; `why` explains the highest."""

    low: int
    high: int
    step: int = 1
    words: tuple[str, ...] = ()
    why: Note | None = None

    def check(self, value: Any, given: Mapping[str, Any]) -> int | str:
        if isinstance(value, str) and value in self.words:
            return value
        if type(value) is int and value in range(self.low, self.high + 1, self.step):
            return value
        words = "".join(f" or {word!r}" for word in self.words)
        step = f" in steps of {self.step}" if self.step > 1 else ""
        raise NotAllowed(f"{value!r} is not allowed: {self.low} to {self.high}{step}{words}")

    def values(self, given: Mapping[str, Any]) -> Iterator[int | str]:
        yield from self.words
        yield from range(self.low, self.high + 1, self.step)

    def any_value(self, given: Mapping[str, Any], random: Chooser) -> int | str:
        """A word half the time, where there are words: a bidder that seldom passes is no measure of anything."""
        if self.words and random.below(2):
            return _pick(self.words, random)
        return _pick(range(self.low, self.high + 1, self.step), random)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few named options, the first being the default; `kind` says how to draw them ("suit", "pile")."""

    options: tuple[str | int | bool, ...]
    kind: str = "word"

    def check(self, value: Any, given: Mapping[str, Any]) -> str | int | bool:
        for option in self.options:
            if type(option) is type(value) and option == value:
                return option
        raise NotAllowed(f"{value!r} is not allowed: {', '.join(map(str, self.options))}")

    def values(self, given: Mapping[str, Any]) -> Iterator[str | int | bool]:
        yield from self.options

    def any_value(self, given: Mapping[str, Any], random: Chooser) -> str | int | bool:
        return _pick(self.options, random)


@dataclass(frozen=True, slots=True)
class OneCard:
    """A click on one of these cards; `because` says of other cards in sight why they are not among them.

    `unlike` names another card of the same answer, given before it, that it must differ from; `marks` says what
    choosing a card would bring about beside its being played; `to` is the seat that the card is for.
    """

    among: tuple[Card, ...]
    because: Mapping[Card, Note] = field(default_factory=dict)
    unlike: str = ""
    marks: Mapping[Card, Note] = field(default_factory=dict)
    to: int | None = None

    def check(self, value: Any, given: Mapping[str, Any]) -> Card:
        card = _card(value)
        among = tuple(self.values(given))
        if card in among:
            return card
        raise NotAllowed(f"{card} is not allowed: {codes(among)}")

    def values(self, given: Mapping[str, Any]) -> Iterator[Card]:
        other = given.get(self.unlike)
        yield from (card for card in self.among if card != other)

    def any_value(self, given: Mapping[str, Any], random: Chooser) -> Card:
        return _pick(list(self.values(given)), random)


@dataclass(frozen=True, slots=True)
class SomeCards:
    """Exactly `count` cards; `only` lists the allowed sets when no rule about single cards will do, `why` says it."""

    count: int
    among: tuple[Card, ...]
    only: frozenset[frozenset[Card]] | None = None
    because: Mapping[Card, Note] = field(default_factory=dict)
    why: Note | None = None

    def check(self, value: Any, given: Mapping[str, Any]) -> tuple[Card, ...]:
        if not isinstance(value, list | tuple) or (isinstance(value, Card)):
            raise NotAllowed(f"{value!r} is not a list of {self.count} cards")
        cards = tuple(map(_card, value))
        chosen = frozenset(cards)
        if len(chosen) != len(cards) or len(cards) != self.count:
            raise NotAllowed(f"{codes(cards)}: {self.count} different cards are needed")
        if not chosen <= set(self.among):
            wrong = [card for card in cards if card not in self.among]
            raise NotAllowed(f"{codes(wrong)} is not allowed: {self.count} of {codes(self.among)}")
        if self.only is not None and chosen not in self.only:
            raise NotAllowed(f"{codes(cards)} may not be chosen together")
        return cards

    def values(self, given: Mapping[str, Any]) -> Iterator[tuple[Card, ...]]:
        for cards in combinations(self.among, self.count):
            if self.only is None or frozenset(cards) in self.only:
                yield cards

    def any_value(self, given: Mapping[str, Any], random: Chooser) -> tuple[Card, ...]:
        if self.only is not None:
            return _pick(list(self.values(given)), random)
        left = list(self.among)
        return tuple(left.pop(random.below(len(left))) for _ in range(self.count))


@dataclass(frozen=True, slots=True)
class Remarks:
    """Things a player may say while playing a card; what may be said depends on the card."""

    menu: Mapping[Card, tuple[str, ...]]
    given: str = "card"

    def check(self, value: Any, given: Mapping[str, Any]) -> tuple[str, ...]:
        if not isinstance(value, list | tuple | type(None)):
            raise NotAllowed(f"{value!r} is not a list of remarks")
        said, allowed = tuple(value or ()), self.menu.get(given[self.given], ())
        if all(remark in allowed for remark in said) and len(set(said)) == len(said):
            return said
        raise NotAllowed(f"{list(said)} may not be said now: {', '.join(allowed) or 'nothing'}")

    def values(self, given: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
        yield ()
        for remark in self.menu.get(given[self.given], ()):
            yield (remark,)

    def any_value(self, given: Mapping[str, Any], random: Chooser) -> tuple[str, ...]:
        return _pick(list(self.values(given)), random)


Field = Number | Choice | OneCard | SomeCards | Remarks


def default_of(field: Field) -> Any:
    """The value of an option nobody has set: the first of its values."""
    return next(iter(field.values({})))


@dataclass(frozen=True, slots=True)
class Action:
    """An answer: `{"seat": 0, "do": "bid", "amount": 130}` in a record."""

    seat: int
    do: str
    values: Mapping[str, Any]

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "do": self.do} | {k: _plain(v) for k, v in self.values.items() if v != ()}


@dataclass(frozen=True, slots=True)
class Ask:
    """The one question a deal is waiting on. For seats that are not asked, `fields` is empty."""

    seat: int
    do: str
    fields: Mapping[str, Field]

    def check(self, action: Action) -> dict[str, Any]:
        """The answer's values as the handler wants them; NotAllowed says what is wrong with them."""
        if type(action.seat) is not int or action.seat != self.seat:
            raise NotAllowed(f"it is not seat {action.seat}'s turn: seat {self.seat} is asked to {self.do}")
        if action.do != self.do:
            raise NotAllowed(f"{action.do!r} is not asked for: seat {self.seat} is asked to {self.do}")
        if extra := action.values.keys() - self.fields:
            raise NotAllowed(f"{self.do} has no {sorted(extra)[0]!r}: it has {', '.join(self.fields)}")
        values: dict[str, Any] = {}
        for name, asked in self.fields.items():
            if name not in action.values and not isinstance(asked, Remarks):
                raise NotAllowed(f"{self.do} needs {name!r}")
            try:
                values[name] = asked.check(action.values.get(name), values)
            except NotAllowed as why:
                raise NotAllowed(f"{self.do}, {name}: {why}") from None
        return values

    def answers(self, given: Mapping[str, Any] | None = None) -> Iterator[Action]:
        """Every allowed answer."""
        given = given or {}
        names = [name for name in self.fields if name not in given]
        if not names:
            yield Action(self.seat, self.do, given)
            return
        for value in self.fields[names[0]].values(given):
            yield from self.answers({**given, names[0]: value})

    def any_answer(self, random: Chooser) -> Action:
        values: dict[str, Any] = {}
        for name, asked in self.fields.items():
            values[name] = asked.any_value(values, random)
        return Action(self.seat, self.do, values)

    def seen_by(self, seat: int) -> "Ask":
        return self if seat == self.seat else Ask(self.seat, self.do, {})


def _pick(options: Sequence[T], random: Chooser) -> T:
    return options[random.below(len(options))]


def _card(value: Any) -> Card:
    if isinstance(value, Card):
        return value
    if not isinstance(value, str):
        raise NotAllowed(f"{value!r} is not a card code")
    try:
        return Card.parse(value)
    except ValueError as why:
        raise NotAllowed(str(why)) from None


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(v) for v in value]
    return value
