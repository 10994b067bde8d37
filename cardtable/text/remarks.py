"""Table talk in words: what a remark's code says in a bubble, what it means, and the gesture that goes with it.

The codes are those of shared/rules/piedicavallo.md; what is in them is found by their form, not by the game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from ..core.cards import Card

ASLEEP, REQUEST = "sleeping-", "ask:"
GROUPS = ("suit", "other", "sleeping", "request")
GESTURES = {
    "batto": "fist",
    "alto-batto": "fist",
    "void": "line",
    "no-trumps": "line",
    "alto": "line",
    "bagatto-danger": "finger",
    "matto": "wave",
    "cover": "arc",
}


class Speaking(Protocol):
    """The words of a language, as far as remarks need them (`Words`)."""

    def __call__(self, message: str, **values: Any) -> str: ...
    def card(self, game: str, card: Card) -> str: ...
    def suit(self, game: str, suit: str) -> str: ...
    def rank(self, game: str, rank: str) -> str: ...


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark's code, taken apart."""

    code: str

    @property
    def group(self) -> str:
        """What it is about: one of GROUPS."""
        if self.code.startswith(REQUEST):
            return "request"
        if self.code.startswith(ASLEEP):
            return "sleeping"
        return "other" if self.kind.startswith("alto") else "suit"

    @property
    def kind(self) -> str:
        return self._parts[0]

    @property
    def _parts(self) -> list[str]:
        return self.code.removeprefix(ASLEEP).removeprefix(REQUEST).split(":")

    @property
    def gesture(self) -> str:
        """The picture that goes with it; "" for none."""
        return "palm" if self.group == "sleeping" else GESTURES.get(self.kind, "")

    def said(self, words: Speaking, game: str, suit: str) -> str:
        """What is said, in as few words as at a table; `suit` is that of the card it goes with."""
        text = words(self._message, **self._values(words, game, suit))
        return words("say-asleep", remark=text) if self.group == "sleeping" else text

    def means(self, words: Speaking, game: str, suit: str) -> str:
        """What it tells, in a sentence."""
        text = words(f"{self._message}-means", **self._values(words, game, suit))
        return words("say-asleep-means", meaning=text) if self.group == "sleeping" else text

    @property
    def _message(self) -> str:
        kind, *values = self._parts
        return "say-batto-suit" if kind == "batto" and not values[0].isdigit() else f"say-{kind}"

    def _values(self, words: Speaking, game: str, suit: str) -> dict[str, Any]:
        kind, *values = self._parts
        found: dict[str, Any] = {"suit": words.suit(game, suit)}
        read: dict[str, Callable[[], dict[str, Any]]] = {
            "trump": lambda: _card(words, game, values[0]),
            "court": lambda: _card(words, game, values[0]),
            "card": lambda: _card(words, game, values[0]),
            "alto-shape": lambda: {"shape": _shape(words, game, *values)},
        }
        if kind in read:
            return found | read[kind]()
        for value in values:
            if value.isdigit():
                found["count"] = int(value)
            elif value in ("high", "low"):
                found["height"] = value
            else:
                found["suit"] = words.suit(game, value)
        return found


def _card(words: Speaking, game: str, code: str) -> dict[str, Any]:
    card = Card.parse(code)
    return {"rank": words.rank(game, card.rank), "suit": words.suit(game, card.suit), "card": words.card(game, card)}


def _shape(words: Speaking, game: str, courts: str, small: str) -> str:
    """The courts and the number cards of one suit, say "king, knight + 2 small"."""
    names = ", ".join(words.rank(game, court) for court in courts if court != "-")
    return " + ".join(filter(None, (names, words("say-small", count=int(small)))))
