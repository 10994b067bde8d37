"""Every word a player reads, by message id, in Fluent files: one for the program, one a game, a folder a language."""

import pickle
import re
import sys
from collections.abc import Iterable, Mapping
from datetime import date
from importlib import resources
from typing import Any

from babel.dates import format_date
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from ..core.cards import Card
from ..core.deal import ONLOOKER, UP, Move, Note, View, owner
from .particles import settled
from .remarks import Remark

LANGUAGES: Mapping[str, str] = {"en": "English", "it": "Italiano", "nb": "Norsk bokmål", "ko": "한국어"}
ALSO = {"no": "nb", "nn": "nb"}  # what those are closest to who use another language
PARSED = "parsed.pickle"  # made by packaging/cardtable.spec
DATES = {"en": "en_GB"}  # whose way with dates a language follows, where it has several
MINUS = re.compile(r"(?<![\w-])-(?=\d)")
SEATS = {
    2: ("south", "north"),
    3: ("south", "west", "east"),
    4: ("south", "west", "north", "east"),
}  # as the viewer sees them, clockwise


def closest(wanted: Iterable[str]) -> str:
    """The first of these languages, given as codes like "nb-NO", that there are words in; English if none."""
    for code in wanted:
        language = re.split("[-_]", code)[0].lower()
        language = ALSO.get(language, language)
        if language in LANGUAGES:
            return language
    return "en"


def sources(language: str) -> list[str]:
    """The Fluent files of a language."""
    files = sorted(resources.files(__name__).joinpath(language).iterdir(), key=lambda file: file.name)
    return [file.read_text("utf-8") for file in files if file.name.endswith(".ftl")]


def parsed(language: str) -> list[Any]:
    """The Fluent files of a language, parsed: in the frozen program that was done when it was built."""
    ready = resources.files(__name__).joinpath(language, PARSED)
    if getattr(sys, "frozen", False) and ready.is_file():
        return list(pickle.loads(ready.read_bytes()))
    return [FluentResource(source) for source in sources(language)]


class Words:
    """The messages of one language. Numbers and dates are written as the language writes them."""

    def __init__(self, language: str = "en") -> None:
        """KeyError for a language that is not in LANGUAGES."""
        if language not in LANGUAGES:
            raise KeyError(f"no words in {language!r}: {', '.join(LANGUAGES)}")
        self.language = language
        self.names: Mapping[int, str] = {}  # of people who share the screen, by seat
        self._bundle = FluentBundle([language], use_isolating=False)
        for resource in parsed(language):
            self._bundle.add_resource(resource)

    def __call__(self, message: str, **values: Any) -> str:
        """The message with these values; KeyError if there is none, ValueError if a value is missing."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{message} has no text")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"{message}: {errors}")
        text = MINUS.sub("−", str(text))
        return settled(text) if self.language == "ko" else text

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def number(self, value: int, signed: bool = False) -> str:
        """A whole number, with a real minus sign; `signed` puts a plus before gains."""
        sign = "−" if value < 0 else "+" if signed and value else ""
        return sign + str(format_decimal(abs(value), locale=self.language))

    def date(self, day: date) -> str:
        """A day, with its month as a word."""
        return str(format_date(day, "long", DATES.get(self.language, self.language)))

    # --- things of the table -----------------------------------------------------------------------------

    def seat(self, seat: int, me: int, seats: int = 4) -> str:
        """Who sits there, as seen by the player at seat `me`: "You", "West", …, or the name of a person."""
        if seat != me and seat in self.names:
            return self.names[seat]
        if me == ONLOOKER:
            me = 0
            if seat == me:
                return self(f"side-of-table-{SEATS[seats][0]}")
        return self(f"seat-{SEATS[seats][(seat - me) % seats]}")

    def side(self, side: int, me: int, sides: int, seats: int, short: bool = False) -> str:
        """The name of a side as seen by the player at seat `me`: a pair, or the seat that plays for itself."""
        if sides == seats:
            return self.seat(side, me, seats)
        if self.names and not short:
            members = sorted((seat for seat in range(seats) if seat % sides == side), key=lambda seat: seat != me)
            return self("side-pair", **{f"name{i}": self.seat(seat, me, seats) for i, seat in enumerate(members)})
        if me == ONLOOKER:
            me = 0
        return self(f"side-{'ours' if side == me % sides else 'theirs'}{'-short' if short else ''}")

    def card(self, game: str, card: Card) -> str:
        """A card in words, as the game calls it."""
        if (alone := f"{game}-card-{str(card).lower()}") in self:  # a card with a name of its own
            return self(alone)
        suit, rank = self.suit(game, card.suit), self.rank(game, card.rank)
        return self(self.own_or(f"{game}-card-of-{card.suit.lower()}", f"{game}-card"), suit=suit, rank=rank)

    def suit(self, game: str, suit: str) -> str:
        return self(f"{game}-suit-{suit.lower()}")

    def rank(self, game: str, rank: str) -> str:
        own = f"{game}-rank-{rank.lower()}"
        return self(own) if own in self else rank

    def said(self, view: View, note: Note) -> str:
        """A note as a sentence for the player whose view it is."""
        return self(self.own(view.game.name, note.kind), **self.values(view, note.values))

    def own(self, game: str, message: str) -> str:
        """The game's own version of a message, where it has one."""
        return self.own_or(f"{game}-{message}", message)

    def own_or(self, message: str, other: str) -> str:
        """The one message if there is such a one, else the other."""
        return message if message in self else other

    def values(self, view: View, values: Mapping[str, Any]) -> dict[str, Any]:
        """A note's values as words: $seat → $name and $you, cards and suits by name."""
        game, words = view.game.name, dict[str, Any]()
        for name, value in values.items():
            if name == "seat":
                you = "yes" if value == view.seat else "no"
                words |= {"name": self.seat(value, view.seat, view.setting["seats"]), "you": you}
                words |= self._pair(view, value)
            elif name == "remarks":
                said = (Remark(code).said(self, game, values["suit"]) for code in value)
                words[name] = ", ".join(said)
            elif name in ("to", "dealer"):
                words[name] = self.seat(value, view.seat, view.setting["seats"])
            elif name == "margin":
                words |= {name: value, "margin_signed": self.number(value, signed=True)}
            elif isinstance(value, Card):
                words |= {name: self.card(game, value), f"{name}_code": str(value)}
            elif name == "cards":
                words[name] = ", ".join(self.card(game, card) for card in value)
            elif name == "sums":  # (suit, points) pairs
                words[name] = "".join(f" + {self.suit(game, suit)} {points}" for suit, points in value)
            elif name == "suit":
                words[name] = self.suit(game, value)
            else:
                words[name] = value
        return words

    def _pair(self, view: View, seat: int) -> dict[str, str]:
        """The side of a seat, for sentences about pairs."""
        sides, seats = len(view.setting["totals"]), view.setting["seats"]
        return {"pair": self.side(seat % sides, view.seat, sides, seats)} if sides < seats else {}

    def told(self, view: View, event: Move | Note) -> str:
        """What the log says of an event; "" for what needs no words."""
        if isinstance(event, Note):
            kind = f"note-{event.kind}"
            return self.said(view, Note(kind, event.values)) if self.own(view.game.name, kind) in self else ""
        kind, played = event.source.partition(":")[0], event.target == "trick"
        turned = event.source == event.target and event.after == (UP,)
        message = self.own(view.game.name, f"note-played-{kind}" if played else "note-turned")
        if (played or turned) and message in self:
            return self.said(view, Note(message, {"seat": owner(event.source), "card": event.cards[0]}))
        return ""
