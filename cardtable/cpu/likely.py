"""How likely a world makes the plays that were seen, and worlds drawn by that: inference.

Compiled by Cython (pure Python mode) like `solver`, and with the same results where it is not. The module `story` turns
what a seat has seen into a `Likely` and says what the numbers mean; nothing here knows a game.

A player is taken to choose by what each card that may be played has to show: its features, weighed by fitted weights.
The chance of a card is exp(its weight) by the sum of that over all cards. Beside that every card is more or less likely
to lie in a place from the start: its prior. Logarithms of chances are whole numbers, in units of 1/16.

Worlds are drawn by the Metropolis rule: from a world that is possible, swaps of two cards that lie hidden in different
places, taken if they make it likelier, and else with the chance by which it is less likely.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from . import cython_shim as cython

from .features import FEATURES

if cython.compiled:
    from cython.cimports.cardtable.cpu.bits import count, highest
    from cython.cimports.cardtable.cpu.features import merit
else:
    from .bits import count, highest
    from .features import merit

compiled: bool = cython.compiled

SUITS, RANKS = 6, 22  # at most; the last suit is that of the card that belongs to none
UNIT = 16  # logarithms of chances are given in this part of one

_S = cython.declare(cython.int, 6)
_R = cython.declare(cython.int, 22)
_F = cython.declare(cython.int, 24)
_FOOL = cython.declare(cython.int, 5)  # the suit of the card that belongs to none

_EXP = [round(65536 * math.exp(-n / UNIT)) for n in range(192)]  # of a difference; beyond it is nothing
_LOG = [0] + [round(UNIT * math.log(n / 64)) for n in range(1, 64 * 32)]  # of a sum of such, in 1/64

_ARRAYS = {
    "hold": 120, "seat": 80, "suit": 80, "rank": 80, "kind": 80, "led": 80, "pot": 80, "best_suit": 80, "best_rank": 80,
    "trump": 80, "foes_void": 480, "friends_void": 480, "out": 480, "weight": 768, "worth": 132, "prior": 2640,
    "use": 22, "now": 6, "loose_suit": 72, "loose_rank": 72, "loose_place": 72, "loose_may": 72,
    "chance": 20, "exp": 192, "log": 2048,
}  # fmt: skip


@cython.final
@cython.cclass
class Likely:
    """What was played in one deal as far as it goes, and a world that it may have come from."""

    plays: cython.int
    duties: cython.int
    places: cython.int
    loose: cython.int
    state: cython.longlong  # of the random numbers
    hold: cython.longlong[120]  # [place][suit]: ranks held now
    seat: cython.int[80]  # of a play
    suit: cython.int[80]
    rank: cython.int[80]
    kind: cython.int[80]
    pot: cython.int[80]  # points of the trick so far
    led: cython.int[80]  # suit to follow, or -1
    best_suit: cython.int[80]  # the best card of the trick so far, or -1
    best_rank: cython.int[80]
    trump: cython.int[80]
    foes_void: cython.int[480]  # [play][suit]: how many opponents have shown to hold none of it
    friends_void: cython.int[480]
    out: cython.longlong[480]  # [play][suit]: ranks not yet played
    weight: cython.int[768]  # [kind][feature]
    worth: cython.int[132]  # [suit][rank]
    prior: cython.int[2640]  # [place][suit][rank]
    use: cython.int[22]
    now: cython.longlong[6]
    loose_suit: cython.int[72]  # the cards that may be swapped
    loose_rank: cython.int[72]
    loose_place: cython.int[72]
    loose_may: cython.int[72]  # bit set of places
    chance: cython.int[20]  # of what a place's player has played, by the world as it is
    exp: cython.int[192]
    log: cython.int[2048]

    def __init__(self, worth: Sequence[int], weights: Sequence[int], duties: int) -> None:
        """`worth`: points of cards, [suit * 22 + rank]; `weights`: [kind * FEATURES + feature]; `duties`: see Board."""
        if not cython.compiled:
            for name, size in _ARRAYS.items():
                setattr(self, name, [0] * size)
        for i, value in enumerate(worth):
            self.worth[i] = value
        for i, value in enumerate(weights):
            self.weight[i] = value
        for i in range(192):
            self.exp[i] = _EXP[i]
        for i in range(2048):
            self.log[i] = _LOG[i]
        self.duties = duties
        self.plays = 0
        self.places = 0
        self.loose = 0
        self.state = 1

    # --- for whoever asks ----------------------------------------------------------------------------------------

    def add(
        self,
        seat: int,
        card: tuple[int, int],
        kind: int,
        led: int,
        pot: int,
        best: tuple[int, int],
        trump: int,
        out: Sequence[int],
        foes_void: Sequence[int],
        friends_void: Sequence[int],
    ) -> None:
        """The next play, and what all knew before it. A card is (suit, rank), the stronger the higher its rank."""
        at = self.plays
        self.seat[at] = seat
        self.suit[at], self.rank[at] = card
        self.kind[at] = kind
        self.led[at] = led
        self.pot[at] = pot
        self.best_suit[at], self.best_rank[at] = best
        self.trump[at] = trump
        for i in range(SUITS):
            self.out[at * SUITS + i] = out[i]
            self.foes_void[at * SUITS + i] = foes_void[i]
            self.friends_void[at * SUITS + i] = friends_void[i]
        self.plays += 1

    def set_prior(self, place: int, values: Sequence[int]) -> None:
        """How much likelier than elsewhere a card lies in this place, [suit * 22 + rank], in logarithms."""
        for i, value in enumerate(values):
            self.prior[place * SUITS * RANKS + i] = value

    def set_world(self, holds: Sequence[Sequence[int]], loose: Sequence[tuple[int, int, int, int]], seed: int) -> None:
        """What each place holds now, by suit, and the cards that may be swapped: (suit, rank, place, may lie in)."""
        self.places = len(holds)
        for place in range(self.places):
            for i in range(SUITS):
                self.hold[place * SUITS + i] = holds[place][i]
        self.loose = len(loose)
        for i, (suit, rank, place, may) in enumerate(loose):
            self.loose_suit[i] = suit
            self.loose_rank[i] = rank
            self.loose_place[i] = place
            self.loose_may[i] = may
        self.state = (seed & 0xFFFFFFFF) or 1
        for place in range(self.places):
            self.chance[place] = self.seen_of(place)

    def wander(self, steps: int) -> None:
        """So many swaps are tried."""
        n: cython.int = steps
        if cython.compiled:
            with cython.nogil:
                self.walk(n)
        else:
            self.walk(n)

    def place_of(self) -> list[int]:
        """Where each of the loose cards lies now, in the order in which they were given."""
        return [self.loose_place[i] for i in range(self.loose)]

    def likelihood(self) -> int:
        """The logarithm of the chance of all that was played, and of the priors."""
        return sum(self.chance[place] for place in range(self.places))

    def choices(self, play: int, hold: Sequence[int]) -> list[tuple[int, int, list[int]]]:
        """For fitting: the cards that could have been played from this holding, with features. Spoils the weights."""
        found: list[tuple[int, int, list[int]]] = []
        for i in range(SUITS):
            self.now[i] = hold[i]
        self.permit(play)
        for suit in range(SUITS):
            for rank in range(RANKS):
                if self.use[suit] >> rank & 1:
                    row = []
                    for i in range(FEATURES):  # a feature is the weight where it alone weighs
                        for k in range(FEATURES):
                            self.weight[self.kind[play] * FEATURES + k] = int(i == k)
                        row.append(int(self.weigh(play, suit, rank)))
                    found.append((suit, rank, row))
        return found

    # --- a play --------------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def permit(self, play: cython.int) -> cython.void:
        """`use`: the cards of `now` that could be played."""
        i: cython.int
        led: cython.int = self.led[play]
        trump: cython.int = self.trump[play]
        fit: cython.longlong
        better: cython.longlong
        two: cython.longlong = 2
        for i in range(_S):
            self.use[i] = self.now[i]
        if led < 0:
            return
        if self.now[led]:
            fit = self.now[led]
            if self.best_suit[play] == led and (self.duties & 4 or (self.duties & 2 and led == trump)):
                better = fit & ~((two << self.best_rank[play]) - 1)
                if better:
                    fit = better
            for i in range(_FOOL):
                self.use[i] = 0
            self.use[led] = fit
        elif self.duties & 1 and trump >= 0 and self.now[trump]:
            fit = self.now[trump]
            if self.duties & 2 and self.best_suit[play] == trump:
                better = fit & ~((two << self.best_rank[play]) - 1)
                if better:
                    fit = better
            for i in range(_FOOL):
                self.use[i] = 0
            self.use[trump] = fit

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def weigh(self, play: cython.int, suit: cython.int, rank: cython.int) -> cython.int:
        """The weight of a card of `now` for this play."""
        one: cython.longlong = 1
        two: cython.longlong = 2
        own: cython.longlong = self.now[suit]
        above: cython.longlong = ~((two << rank) - 1)
        trump: cython.int = 1 if suit == self.trump[play] else 0
        beats: cython.int = trump
        sure: cython.int = 0
        best: cython.int = self.best_suit[play]
        if best >= 0 and not self.out[play * _S + best] & ~self.now[best] & ~((two << self.best_rank[play]) - 1):
            sure = 1
        if self.best_suit[play] < 0:
            beats = 0
        elif suit == self.best_suit[play]:
            beats = 1 if rank > self.best_rank[play] else 0
        return merit(
            self.weight,
            self.kind[play] * _F,
            1 if suit == _FOOL else 0,
            self.worth[suit * _R + rank],
            count(self.out[play * _S + suit] & ~own & above),
            beats,
            trump,
            0 if self.use[suit] & ((one << rank) - 1) else 1,
            count(own),
            0 if own & above else 1,
            count(own & ((one << rank) - 1)),
            self.foes_void[play * _S + suit],
            self.friends_void[play * _S + suit],
            sure,
            self.pot[play],
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def logarithm(self, play: cython.int) -> cython.int:
        """Of the chance that this card was played from `now`."""
        suit: cython.int
        rank: cython.int
        i: cython.int
        n: cython.int = 0
        value: cython.int
        most: cython.int = -1000000
        mine: cython.int = 0
        total: cython.longlong = 0
        cards: cython.longlong
        one: cython.longlong = 1
        values: cython.int[64]
        if not cython.compiled:
            values = [0] * 64
        self.permit(play)
        for suit in range(_S):
            cards = self.use[suit]
            while cards:
                rank = highest(cards)
                cards ^= one << rank
                value = self.weigh(play, suit, rank)
                if suit == self.suit[play] and rank == self.rank[play]:
                    mine = value
                if value > most:
                    most = value
                values[n] = value
                n += 1
        if n < 2:
            return 0
        for i in range(n):
            value = most - values[i]
            if value < 192:
                total += self.exp[value]
        total >>= 10
        return mine - most - self.log[total if total < 2047 else 2047]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def seen_of(self, place: cython.int) -> cython.int:
        """The logarithm of the chance of all that this place's player has played, and of the prior."""
        found: cython.int = 0
        play: cython.int
        i: cython.int
        rank: cython.int
        cards: cython.longlong
        one: cython.longlong = 1
        for i in range(_S):
            self.now[i] = self.hold[place * _S + i]
            cards = self.now[i]
            while cards:
                rank = highest(cards)
                cards ^= one << rank
                found += self.prior[(place * _S + i) * _R + rank]
        play = self.plays - 1
        while play >= 0:
            if self.seat[play] == place:
                i = self.suit[play]
                self.now[i] = self.now[i] | (one << self.rank[play])
                found += self.logarithm(play)
            play -= 1
        return found

    # --- worlds --------------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def below(self, n: cython.int) -> cython.int:
        """A random number from 0 to n-1 (xorshift, 32 bits)."""
        x: cython.longlong = self.state
        bits: cython.longlong = 4294967295
        x ^= (x << 13) & bits
        x ^= x >> 17
        x ^= (x << 5) & bits
        self.state = x
        return (x * n) >> 32

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def swap(self, a: cython.int, b: cython.int) -> cython.void:
        one: cython.longlong = 1
        p: cython.int = self.loose_place[a]
        q: cython.int = self.loose_place[b]
        i: cython.int = self.loose_suit[a]
        k: cython.int = self.loose_suit[b]
        self.hold[p * _S + i] = self.hold[p * _S + i] ^ (one << self.loose_rank[a])
        self.hold[q * _S + i] = self.hold[q * _S + i] ^ (one << self.loose_rank[a])
        self.hold[q * _S + k] = self.hold[q * _S + k] ^ (one << self.loose_rank[b])
        self.hold[p * _S + k] = self.hold[p * _S + k] ^ (one << self.loose_rank[b])
        self.loose_place[a] = q
        self.loose_place[b] = p

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def walk(self, steps: cython.int) -> cython.void:
        _i: cython.int
        a: cython.int
        b: cython.int
        p: cython.int
        q: cython.int
        at_p: cython.int
        at_q: cython.int
        worse: cython.int
        if self.loose < 2:
            return
        for _i in range(steps):
            a = self.below(self.loose)
            b = self.below(self.loose)
            p = self.loose_place[a]
            q = self.loose_place[b]
            if p == q or not self.loose_may[a] >> q & 1 or not self.loose_may[b] >> p & 1:
                continue
            self.swap(a, b)
            at_p = self.seen_of(p)
            at_q = self.seen_of(q)
            worse = self.chance[p] + self.chance[q] - at_p - at_q
            if worse <= 0 or (worse < 192 and self.below(65536) < self.exp[worse]):
                self.chance[p] = at_p
                self.chance[q] = at_q
            else:
                self.swap(a, b)
