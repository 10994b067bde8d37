"""A first lesson: one hand of a stacked deck, in which a learner finds the right answers and the others have a script.

A lesson is a row of steps and replies. A step tells something, or waits for the learner's answer to the question that
is pending; a reply is what another seat answers. Its words are messages: `lesson-GAME-STEP`, with `-task` for what is
to be done, `-SLIP` for a typical mistake and `-else` for any other.
"""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from .core.cards import Card
from .core.deal import DECK, Deal, Move, Seat
from .core.fields import Action, Ask, NotAllowed
from .core.shuffle import Stream
from .match import Match

LEARNER: Seat = 0
TRIES = 2  # wrong answers to one step before the right one is shown
OTHER = "else"  # the mistake that is no typical one


@dataclass(frozen=True, slots=True)
class Slip:
    """A typical mistake: an answer in which this part is, or contains, one of these."""

    name: str
    field: str
    wrong: Container[Any]

    def made(self, values: Mapping[str, Any]) -> bool:
        return any(part in self.wrong for part in _things(values.get(self.field)))


@dataclass(frozen=True, slots=True)
class Step:
    """What is said at one point, and what is to be looked at: cards by code, piles and seats ("seat:2"), "score"."""

    name: str
    look: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tell(Step):
    """It goes on when the learner does."""


@dataclass(frozen=True, slots=True)
class Find(Step):
    """It waits for an answer of which every part is one of `right`; a part of several things is taken as a set."""

    right: Mapping[str, Container[Any]] = field(default_factory=dict)
    slips: tuple[Slip, ...] = ()

    def mistake(self, values: Mapping[str, Any]) -> str:
        """What is wrong with these parts of an answer, by the name of the slip; "" if they are right."""
        return "" if self.fits(values) else self.slip(values) or OTHER

    def fits(self, values: Mapping[str, Any]) -> bool:
        """Whether these parts of an answer are right."""
        return all(_as_set(value) in self.right[name] for name, value in values.items() if name in self.right)

    def slip(self, values: Mapping[str, Any]) -> str:
        """The typical mistake that these parts of an answer show; "" for none."""
        return next((slip.name for slip in self.slips if slip.made(values)), "")

    def answers(self, asked: Ask) -> Iterator[Action]:
        """All right answers to this question."""
        return (action for action in asked.answers() if self.fits(action.values))


@dataclass(frozen=True, slots=True)
class Reply:
    """What a seat other than the learner's answers: the first of these that is allowed then.

    A seat that is not asked for it, say because no bid is left to make, is passed over.
    """

    seat: Seat
    do: str
    choices: tuple[Mapping[str, Any], ...]

    def answers(self, asked: Ask) -> bool:
        """Whether it is this seat that is asked, and for this."""
        return (asked.seat, asked.do) == (self.seat, self.do)

    def action(self, asked: Ask) -> Action | None:
        """The answer to this question; None if it is another one."""
        if not self.answers(asked):
            return None
        actions = (Action(self.seat, self.do, values) for values in self.choices)
        return next((action for action in actions if allowed(asked, action)), None)


@dataclass(frozen=True)
class Lesson:
    """The first lesson of a game."""

    game: type[Deal]
    dealer: Seat
    piles: Mapping[str, str]  # what is dealt to each pile, from the first card; piles left out get what is left
    script: tuple[Step | Reply, ...]
    options: Mapping[str, Any] = field(default_factory=dict)

    @cached_property
    def deck(self) -> list[Card]:
        """The deck that the rules deal to these piles."""
        plain = self.game(self.game.pack, self.dealer, self.options)
        piles = {name: [Card.parse(code) for code in codes.split()] for name, codes in self.piles.items()}
        named = {card for pile in piles.values() for card in pile}
        left = Stream(f"lesson/{self.game.name}").shuffled(card for card in self.game.pack if card not in named)
        place = {card: at for at, card in enumerate(self.game.pack)}
        deck = list(self.game.pack)
        for move in plain.log or ():
            if isinstance(move, Move) and move.source == DECK:
                for card in move.cards:
                    pile = piles.get(move.target, left)
                    deck[place[card]] = pile.pop(0)
        return deck

    @property
    def steps(self) -> list[Step]:
        return [item for item in self.script if isinstance(item, Step)]


class LessonMatch(Match):
    """The one hand of a lesson as a match: nobody deals a second one."""

    def __init__(self, lesson: Lesson, players: Sequence[str]) -> None:
        super().__init__(lesson.game, None, lesson.options, players, lesson.dealer)
        self._deck = lesson.deck

    def deck(self) -> list[Card]:
        return list(self._deck)

    @property
    def over(self) -> bool:
        return bool(self.results)


class Course:
    """Where a learner is in a lesson. It knows the questions that are put, and no card."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._at = 0
        self.left = False  # it is no longer followed
        self.mistakes: list[str] = []  # made at this step, by the names of their slips

    @property
    def step(self) -> Step | None:
        """What is to be said now; None while others answer, and when the lesson is over."""
        item = self._item
        return item if isinstance(item, Step) else None

    @property
    def number(self) -> int:
        """The number of the step, counted from 1."""
        return sum(isinstance(item, Step) for item in self.lesson.script[: self._at]) + 1

    @property
    def over(self) -> bool:
        """Whether nothing is left to be said or answered."""
        return self._item is None

    @property
    def shows(self) -> bool:
        """Whether the right answer is to be shown by now."""
        return len(self.mistakes) >= TRIES

    @property
    def _item(self) -> Step | Reply | None:
        return self.lesson.script[self._at] if self._at < len(self.lesson.script) else None

    def go_on(self) -> None:
        """What is to be said has been read or done, or what was to be answered is answered."""
        self._at += 1
        self.mistakes.clear()

    def meet(self, asked: Ask | None) -> None:
        """This question is put: pass over the replies of those who are not asked."""
        while isinstance(item := self._item, Reply) and not (asked and item.answers(asked)):
            self.go_on()

    def leave(self) -> None:
        """There is nothing more to be said: the hand is played as any other."""
        self._at, self.left = len(self.lesson.script), True

    def reply(self, asked: Ask) -> Action | None:
        """What the script has another seat answer to this question; None when it has no more to say."""
        left = (item for item in self.lesson.script[self._at :] if isinstance(item, Reply | Find))
        for item in left:
            if isinstance(item, Find):
                return None
            if action := item.action(asked):
                return action
        return None


# --- for the lessons -----------------------------------------------------------------------------------------------


class Including(Container[frozenset[Any]]):
    """All sets that include these things."""

    def __init__(self, *things: Any) -> None:
        self._things = frozenset(things)

    def __contains__(self, other: object) -> bool:
        return isinstance(other, frozenset) and self._things <= other


def cards(codes: str) -> frozenset[Card]:
    return frozenset(map(Card.parse, codes.split()))


def slip(name: str, codes: str, part: str = "card") -> Slip:
    """A mistake with one of these cards."""
    return Slip(name, part, cards(codes))


def find_card(name: str, codes: str, *slips: Slip, look: Iterable[str] = ()) -> Find:
    """A step that waits for one of these cards to be played."""
    return Find(name, tuple(look), {"card": cards(codes)}, slips)


def bids(*calls: tuple[Seat, int | str]) -> tuple[Reply, ...]:
    return tuple(Reply(seat, "bid", ({"amount": amount},)) for seat, amount in calls)


def plays(*cards_of: tuple[Seat, str], say: tuple[str, ...] = ()) -> tuple[Reply, ...]:
    """The cards of other seats in turn; several codes are tried from the first."""
    more = {"say": say} if say else {}
    return tuple(
        Reply(seat, "play", tuple({"card": Card.parse(code), **more} for code in codes.split()))
        for seat, codes in cards_of
    )


def allowed(asked: Ask, action: Action) -> bool:
    try:
        asked.check(action)
    except NotAllowed:
        return False
    return True


def _as_set(value: Any) -> Any:
    return frozenset(value) if _several(value) else value


def _things(value: Any) -> Iterable[Any]:
    return value if _several(value) else (value,)


def _several(value: Any) -> bool:
    return isinstance(value, tuple) and not isinstance(value, Card)
