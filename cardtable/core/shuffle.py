"""From a seed to a deal, the same on every machine for ever (shared rules, "From a seed to a deal").

stream(label)  = SHA-256(label + "/0") + SHA-256(label + "/1") + …, read as big-endian unsigned 32-bit words
below(n)       = the next word w with w < 2^32 - (2^32 mod n), then w mod n
shuffle(deck)  = for j = len(deck)-1 … 1: k = below(j+1); swap deck[j], deck[k]
"""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import TypeVar

T = TypeVar("T")

WORD = 2**32


class Stream:
    """Random numbers that follow from a label. Python's own generators promise no such thing."""

    def __init__(self, label: str) -> None:
        self._words = _words(label)

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, all equally likely; n must be at least 1."""
        limit = WORD - WORD % n
        return next(word for word in self._words if word < limit) % n

    def shuffled(self, items: Iterable[T]) -> list[T]:
        deck = list(items)
        for j in range(len(deck) - 1, 0, -1):
            k = self.below(j + 1)
            deck[j], deck[k] = deck[k], deck[j]
        return deck

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def sample(self, items: Iterable[T], count: int) -> list[T]:
        return self.shuffled(items)[:count]


def _words(label: str) -> Iterator[int]:
    for block in count():
        digest = sha256(f"{label}/{block}".encode()).digest()
        for i in range(0, len(digest), 4):
            yield int.from_bytes(digest[i : i + 4], "big")


def deck_of(game: str, pack: Iterable[T], seed: str, deal: int) -> list[T]:
    """The shuffled deck of deal number `deal`, counted from 0, redeals included."""
    return Stream(f"cardtable/1/{game}/{seed}/{deal}/deck").shuffled(pack)


def first_dealer(game: str, seats: int, seed: str) -> int:
    """The seat that deals first in a match of this seed."""
    return Stream(f"cardtable/1/{game}/{seed}/first-dealer").below(seats)
