"""Cards and the codes that name them in records, assets and tests (shared rules, "Card codes")."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple


class Card(NamedTuple):
    """One card. `str(card)` is its code: a suit letter and a rank ("R14", "CK"), or a name alone ("FOX")."""

    suit: str
    rank: str

    def __str__(self) -> str:
        return self.suit + self.rank

    @property
    def number(self) -> int:
        """The rank as a number; 0 where it is a letter or a name."""
        return int(self.rank) if self.rank.isdigit() else 0

    @classmethod
    @lru_cache(maxsize=512)
    def parse(cls, code: str) -> "Card":
        """The card of a code; ValueError if the text cannot be one."""
        if code.isascii() and code.isalpha() and code.isupper() and len(code) == 3:
            return cls("", code)
        if len(code) in (2, 3) and code.isascii() and code.isalnum() and code.isupper() and code[0].isalpha():
            return cls(code[0], code[1:])
        raise ValueError(f"{code!r} is not a card code")


BACK = Card("", "?")  # how a card looks to someone who may not see its face


def suited(suits: str, ranks: Iterable[int | str]) -> tuple[Card, ...]:
    """Every rank of every suit, in this order."""
    ranks = tuple(ranks)
    return tuple(Card(suit, str(rank)) for suit in suits for rank in ranks)


def codes(cards: Iterable[Card]) -> str:
    """Card codes in a row, as a record's deck and error messages have them."""
    return " ".join(map(str, cards))
