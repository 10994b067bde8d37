# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The exact value of open cards in trick play, for every game in the box.

One file, two ways to run it: compiled by Cython where the package is built with a C compiler (`compiled` is then true),
interpreted anywhere else, some hundred times slower, with the same values and the same number of nodes.

Cards are numbers from 0 to 61 and sets of cards are bit sets, all below 2**63. The cards of a suit are neighbours, the
stronger one has the higher number. Players are numbered in the order of play, whichever way round the game goes.
`encode.py` brings a deal into this form (`Board`) and says what the numbers mean; nothing here knows a game.

The value of a position is what side 0 gains from it on, in the board's units, while side 1 wants it to be small: points
of tricks to come (and of the one on the table), and whatever the board's switches add.

How it is found:

- Null windows: `search` only asks whether a position is worth at least `bar` to side 0. Its answer is a bound: a lower
  one if it is at least `bar`, else an upper one. `value` closes in on the exact value with a few such questions.
- Partition search (Ginsberg): most tricks do not depend on most cards. Each search also finds which cards were
  `relevant`: per suit all from some card upwards. What is stored holds for every position that shows the same pattern
  of owners from the top of each suit down to that card, and the same number of cards of each kind with each owner.
- Cards that stand next to each other in rank in one hand, no other player's between them, take the same tricks. Of
  those worth the same one is tried; of others the difference in worth bounds the difference in value.
- Before it is searched a position is bounded by what is left, and by tricks that a side is sure to make.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:
    from . import cython_shim as cython

if cython.compiled:
    from cython.cimports.cardtable.cpu.bits import count, highest
    from cython.cimports.cardtable.cpu.features import merit
    from cython.cimports.libc.stdlib import free, malloc
else:
    from .bits import count, highest
    from .features import merit

if TYPE_CHECKING:
    from .encode import Board

compiled: bool = cython.compiled

# duties of a player who cannot do as he likes, beyond following suit: bits of Board.duties
MUST_TRUMP = 1  # who cannot follow plays a trump
OVERTRUMP = 2  # a trump that must be played beats the highest one in the trick, if the player can
MUST_BEAT = 4  # who follows beats the highest card of the suit led, if the player can

MOST_CARDS = 62

_TRUMP = cython.declare(cython.int, 1)
_OVER = cython.declare(cython.int, 2)
_BEAT = cython.declare(cython.int, 4)
_SUITS = cython.declare(cython.int, 5)  # at most
_KINDS = cython.declare(cython.int, 8)  # at most, in a suit
_MOVES = cython.declare(cython.int, 32)  # room for the moves of a ply
_PLIES = cython.declare(cython.int, 64)
_FAR = cython.declare(cython.int, 1 << 20)  # beyond every value
_FEATURES = cython.declare(cython.int, 24)
_STATE = cython.declare(cython.int, 20)  # words of `kept` a ply

# the arrays of a solver, for the interpreter; the compiled class declares them below
_ARRAYS = {
    "side": 4, "suit_cards": 5, "points": 64, "suit": 64, "kind": 64, "place": 64, "under": 64,
    "worth": 8, "worth_cards": 8, "pair": 5, "marriage": 10, "hand": 4, "stake": 2,
    "owners": 5, "kinds": 5, "signature": 5, "root": 24,
    "z_leader": 4, "z_fool": 4, "z_holding": 160, "z_covered": 64, "z_trump": 6, "z_winners": 16, "z_sweep": 12,
    "z_bouts": 4,
    "move": 2048, "run": 2048, "lowest": 2048, "order": 2048, "result": 2048,
    "weight": 768, "role": 4, "shown": 4, "shown_first": 4,
    "kept": 1280, "kept_owners": 320, "kept_kinds": 320, "kept_signature": 320,
}  # fmt: skip


@cython.final
@cython.cclass
class Solver:
    """Searches one board at a time; `load` it, `reset` the budget, then ask for values.

    A search that would visit more nodes than the budget gives up: the answer is None. Nodes are counted, time is not,
    so that the same question has the same answer on every machine.
    """

    # --- the board: what does not change while it is played ------------------------------------------------------
    players: cython.int
    holders: cython.int  # players, and for each of two players with piles the covered cards: 2 and 3
    suits: cython.int
    duties: cython.int
    last_bonus: cython.int  # for the side that wins the last trick
    side: cython.int[4]  # of a holder
    suit_cards: cython.longlong[5]
    points: cython.int[64]  # of a card
    suit: cython.int[64]  # -1: the fool, of no suit
    place: cython.int[64]  # of a card in its suit, from the lowest
    kind: cython.int[64]  # cards of a suit that are worth the same are of one kind, counted from 0
    worths: cython.int
    worth: cython.int[8]  # the different numbers of points that cards are worth,
    worth_cards: cython.longlong[8]  # and which cards are
    fool: cython.longlong  # the Matto or the Excuse: played at any time, never wins, stays with its player's side
    fool_points: cython.int
    fool_captured: cython.int  # it goes with the trick if that is the last one
    payment: cython.int  # from the side that keeps the fool to the side that wins the trick
    bouts: cython.longlong
    second_bout: cython.int  # for side 0 when it gets its second bout, beyond the points of the bout
    petit: cython.longlong  # in the last trick it brings side 0
    petit_won: cython.int  # so much if side 0 wins the trick, at least 0,
    petit_lost: cython.int  # or so much if side 1 does, at most 0
    sweep: cython.int  # a side without a trick gives up its stake
    weddings: cython.int  # to lead one of a pair while holding the other makes its suit trump
    after_trick: cython.int  # but only for players who have won a trick
    pair: cython.longlong[5]  # of a suit
    marriage: cython.int[10]  # what it brings side 0: [side that declares it * 5 + suit]
    piles: cython.int
    under: cython.int[64]  # the card that this one covers, or -1
    covers: cython.longlong  # the cards that cover another
    apart: cython.longlong  # cards that are like no neighbour, whatever they are worth

    # --- the state -----------------------------------------------------------------------------------------------
    hand: cython.longlong[4]  # of a holder
    remaining: cython.longlong  # all cards of the tricks to come; until it is collected, of the one on the table too
    trump: cython.int  # a suit, or -1
    player: cython.int  # whose turn it is
    in_trick: cython.int  # cards on the table
    led: cython.int  # the suit to follow, or -1
    best_card: cython.int  # the winning card so far, or -1
    best_player: cython.int
    trick_points: cython.int  # on the table, without the fool
    fool_side: cython.int  # who has played the fool to this trick, or -1
    tricks_left: cython.int
    points_left: cython.int  # of `remaining`
    winners: cython.int  # bit set of the players that have won a trick
    tricked: cython.int  # bit set of the sides that have won a trick
    stake: cython.int[2]  # what a side gives up if it has no trick
    fool_gone: cython.int  # 1 + the side that has played the fool, 0 if it was gone from the start, or is not
    bouts_taken: cython.int  # by side 0
    covered_key: cython.longlong
    # what the table of positions compares, per suit, three bits a card from the highest: owner (and 4 for a card that
    # covers another), and kind
    owners: cython.longlong[5]
    kinds: cython.longlong[5]
    signature: cython.longlong[5]  # hash of how many cards of each kind each holder has
    root: cython.longlong[24]  # the state that was loaded

    # --- the search ----------------------------------------------------------------------------------------------
    visited: cython.longlong
    budget: cython.longlong
    spent: cython.int
    plain: cython.int
    # results of the last call beside its value
    relevant: cython.longlong  # of `search`, `put`, `legal`, `sure`
    low: cython.int  # of `bound`
    high: cython.int
    live_pairs: cython.longlong
    all_tricks: cython.int  # of `sure`
    # for each ply room for its moves
    move: cython.int[2048]
    run: cython.int[2048]  # the first of the moves that take the same tricks as this one
    lowest: cython.int[2048]  # the lowest card that a move stands for
    order: cython.int[2048]
    result: cython.int[2048]
    kept: cython.longlong[1280]
    kept_owners: cython.longlong[320]
    kept_kinds: cython.longlong[320]
    kept_signature: cython.longlong[320]
    # the model of play by which `drift` goes on
    fitted: cython.int
    weight: cython.int[768]
    role: cython.int[4]
    shown: cython.int[4]  # bit set of the suits that a player has shown to hold none of
    shown_first: cython.int[4]  # in the board that was loaded
    elsewhere: cython.longlong  # cards that nobody holds but others may think of
    # random words for hashing
    z_leader: cython.longlong[4]
    z_fool: cython.longlong[4]
    z_holding: cython.longlong[160]  # [suit][holder][kind]
    z_covered: cython.longlong[64]
    z_trump: cython.longlong[6]
    z_winners: cython.longlong[16]
    z_sweep: cython.longlong[12]
    z_bouts: cython.longlong[4]
    z_petit: cython.longlong
    # the table of positions: chains of entries, all thrown away when it is full
    entry_key: cython.p_longlong
    entry_owners: cython.p_longlong  # [entry][suit]
    entry_kinds: cython.p_longlong
    entry_depth: cython.p_int  # how many cards from the top of the suit are relevant
    entry_move: cython.p_int  # suit * 64 + number of cards above, or -1
    entry_low: cython.p_int  # bounds
    entry_high: cython.p_int
    entry_next: cython.p_int
    head: cython.p_int
    entries: cython.int
    room: cython.int
    mask: cython.longlong

    def __init__(self, table_bits: int = 18) -> None:
        """A table of positions of 2**table_bits entries, each of about 130 bytes when compiled."""
        n: cython.longlong = 1 << table_bits
        i: cython.longlong
        if cython.compiled:
            self.entry_key = cython.cast(cython.p_longlong, malloc(n * 8))
            self.entry_owners = cython.cast(cython.p_longlong, malloc(n * 40))
            self.entry_kinds = cython.cast(cython.p_longlong, malloc(n * 40))
            self.entry_depth = cython.cast(cython.p_int, malloc(n * 20))
            self.entry_move = cython.cast(cython.p_int, malloc(n * 4))
            self.entry_low = cython.cast(cython.p_int, malloc(n * 4))
            self.entry_high = cython.cast(cython.p_int, malloc(n * 4))
            self.entry_next = cython.cast(cython.p_int, malloc(n * 4))
            self.head = cython.cast(cython.p_int, malloc(n * 4))
            if not (
                self.entry_key and self.entry_owners and self.entry_kinds and self.entry_depth and self.entry_move
                and self.entry_low and self.entry_high and self.entry_next and self.head
            ):  # fmt: skip
                raise MemoryError
        else:
            for name, size in _ARRAYS.items():
                setattr(self, name, [0] * size)
            for name in ("key", "move", "low", "high", "next"):
                setattr(self, f"entry_{name}", [0] * n)
            for name in ("owners", "kinds", "depth"):
                setattr(self, f"entry_{name}", [0] * (5 * n))
            self.head = [0] * n
        self.room = n
        self.mask = n - 1
        for i in range(n):
            self.head[i] = -1
        self.entries = 0
        self.visited = 0
        self.budget = 1 << 60
        self.spent = 0
        self.plain = 0
        self.fitted = 0
        self.live_pairs = 0
        words = _words()
        for i in range(4):
            self.z_leader[i] = next(words)
            self.z_fool[i] = next(words)
            self.z_bouts[i] = next(words)
        for i in range(160):
            self.z_holding[i] = next(words)
        for i in range(64):
            self.z_covered[i] = next(words)
        for i in range(6):
            self.z_trump[i] = next(words)
        for i in range(16):
            self.z_winners[i] = next(words)
        for i in range(12):
            self.z_sweep[i] = next(words)
        self.z_petit = next(words) >> 16  # is multiplied

    def __dealloc__(self) -> None:
        if cython.compiled:
            free(self.entry_key)
            free(self.entry_owners)
            free(self.entry_kinds)
            free(self.entry_depth)
            free(self.entry_move)
            free(self.entry_low)
            free(self.entry_high)
            free(self.entry_next)
            free(self.head)

    # --- for whoever asks ----------------------------------------------------------------------------------------

    def reset(self, budget: int = 1 << 60, plain: bool = False) -> None:
        """Count nodes from 0 again and allow so many.

        `plain` is for checks: every play is looked at, without the table, bounds and equal cards.
        """
        self.plain = plain
        self.visited = 0
        self.budget = budget
        self.spent = 0

    def stop(self) -> None:
        """From another thread: the search that is going on gives up at its next node."""
        self.budget = 0

    @property
    def nodes(self) -> int:
        """Positions visited since `reset`: one for each card played, and one for each question about the root."""
        return int(self.visited)

    def load(self, board: Board) -> None:
        """Take up a board; what was learnt about the last one is forgotten."""
        self.forget()
        self._load_rules(board)
        self._load_state(board)

    def _load_rules(self, board: Board) -> None:
        self.players = board.players
        self.piles = int(any(covered >= 0 for covered in board.under))
        self.holders = 4 if self.piles else board.players
        self.suits = len(board.suits)
        self.duties = board.duties
        self.last_bonus = board.last_bonus
        for i in range(self.holders):
            self.side[i] = board.sides[i % board.players]
        values = sorted(set(board.points))
        self.worths = len(values)
        if len(values) > 8:
            raise ValueError(f"cards of {len(values)} different worths")
        for i in range(8):
            self.worth[i] = values[i] if i < len(values) else 0
            self.worth_cards[i] = 0
        for card in range(64):
            there = card < len(board.points)
            self.points[card] = board.points[card] if there else 0
            self.under[card] = board.under[card] if there else -1
            self.suit[card] = -1
            self.place[card] = 0
            self.kind[card] = 0
            if there:
                i = values.index(board.points[card])
                self.worth_cards[i] = self.worth_cards[i] | (1 << card)
        petit = 1 << board.petit if board.petit >= 0 else 0
        for suit, cards in enumerate(board.suits):
            self.suit_cards[suit] = cards
            known: list[tuple[int, bool]] = []
            at = 0
            for card in range(63):
                if cards >> card & 1:
                    what = (board.points[card], bool(petit >> card & 1))
                    if what not in known:
                        known.append(what)
                    self.suit[card] = suit
                    self.kind[card] = known.index(what)
                    self.place[card] = at
                    at += 1
            if len(known) > 8 or at > 21:
                raise ValueError(f"a suit of {at} cards of {len(known)} kinds")
            self.pair[suit] = board.pairs[suit] if board.pairs else 0
            for i in range(2):
                self.marriage[i * 5 + suit] = board.marriages[i][suit] if board.pairs else 0
        self.fool = 1 << board.fool if board.fool >= 0 else 0
        self.fool_points = board.points[board.fool] if board.fool >= 0 else 0
        self.fool_captured = board.fool_captured
        self.payment = board.payment
        self.bouts = board.bouts
        self.second_bout = board.second_bout
        self.petit = petit
        self.petit_won = 0
        self.petit_lost = 0
        self.sweep = board.sweep
        self.weddings = int(any(board.pairs))
        self.after_trick = board.after_trick
        self.covers = sum(1 << card for card, covered in enumerate(board.under) if covered >= 0)
        self.apart = board.bouts | petit | self.covers

    def _load_state(self, board: Board) -> None:
        for i in range(4):
            self.hand[i] = board.hands[i] if i < len(board.hands) else 0
        on_table = sum(1 << card for card in board.trick)
        self.remaining = self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3] | on_table
        self.trump = board.trump
        self.points_left = self.total(self.remaining)
        self.winners = board.winners
        self.tricked = board.tricked
        self.fool_gone = 0
        self.bouts_taken = board.bouts_taken
        self.stake[0] = board.stakes[0]
        self.stake[1] = board.stakes[1]
        self.covered_key = 0
        for card in range(63):
            if self.piles and (self.hand[2] | self.hand[3]) >> card & 1:
                self.covered_key += self.z_covered[card]
        self.tricks_left = self.remaining.bit_count() // self.players
        self.elsewhere = board.elsewhere
        for i in range(self.players):
            self.shown_first[i] = board.shown[i] if board.shown else 0
            self.shown[i] = self.shown_first[i]
        self.in_trick = 0
        self.player = board.leader
        self.best_player = board.leader
        self.led = -1
        self.best_card = -1
        self.trick_points = 0
        self.fool_side = -1
        for card in board.trick:
            self.lay(card)
        for i in range(self.suits):
            self.describe(i)
        self.remember()

    def rewind(self) -> None:
        """Back to the state that was loaded."""
        self.recall()

    def to_move(self) -> int:
        """The player whose turn it is; -1 when all tricks are played."""
        return int(self.player) if self.tricks_left else -1

    def holds(self, card: int) -> bool:
        """Whether a card is still to be gathered."""
        return bool(self.remaining >> card & 1)

    def choices(self) -> list[list[int]]:
        """The cards that may be played now, from the highest; those in one list are surely worth the same."""
        groups: list[list[int]] = []
        cards: cython.longlong = self.legal()
        others: cython.longlong = self.remaining & ~self.hand[self.player]
        apart: cython.longlong = self.apart | self.own_pairs(self.player)
        one: cython.longlong = 1
        two: cython.longlong = 2
        card: cython.int
        last: cython.int = -1
        while cards:
            card = highest(cards)
            cards ^= one << card
            if (
                last >= 0
                and self.suit[card] >= 0
                and self.suit[card] == self.suit[last]
                and self.kind[card] == self.kind[last]
                and not others & ((one << last) - 1) & ~((two << card) - 1)
                and not apart & ((one << card) | (one << last))
            ):
                groups[len(groups) - 1].append(card)
            else:
                groups.append([card])
            last = card
        return groups

    def play(self, card: int) -> int:
        """Play a card; what side 0 gains at once, by a trick that it completes or a marriage that it declares."""
        return int(self.put(card))

    def model(self, weights: Sequence[int] = (), roles: Sequence[int] = ()) -> None:
        """The fitted model of play (see `features`) by which `drift` goes on, and each player's role in it.

        Without one it goes on by the promise of moves.
        """
        self.fitted = len(weights) > 0
        for i, value in enumerate(weights):
            self.weight[i] = value
        for i, value in enumerate(roles):
            self.role[i] = value

    def thumb(self) -> int:
        """The card that `drift` would play now."""
        return int(self.pick())

    def drift(self, left: int = 0) -> int:
        """Play on by rules of thumb until so many tricks are left; what side 0 gains by that."""
        until: cython.int = left
        found: cython.int
        if cython.compiled:
            with cython.nogil:
                found = self.go_on(until)
        else:
            found = self.go_on(until)
        return int(found)

    def value(self, guess: int = 0) -> int | None:
        """What side 0 gains from here on; None if the budget is spent. A good guess saves time."""
        at: cython.int = guess
        found: cython.int
        self.petit_won = 0
        self.petit_lost = 0
        if not self.tricks_left:
            return 0
        if cython.compiled:
            with cython.nogil:
                found = self.close_in(at)
        else:
            found = self.close_in(at)
        return None if self.spent else int(found)

    def at_least(self, bar: int, petit_won: int = 0, petit_lost: int = 0) -> bool | None:
        """Whether side 0 gains at least `bar`, with so much for the Petit in the last trick; None: budget spent."""
        wanted: cython.int = bar
        found: cython.int
        self.petit_won = petit_won
        self.petit_lost = petit_lost
        if not self.tricks_left:
            return bar <= 0
        if cython.compiled:
            with cython.nogil:
                found = self.search(wanted, 0)
        else:
            found = self.search(wanted, 0)
        return None if self.spent else bool(found >= wanted)

    def bounds(self) -> tuple[int, int]:
        """Values between which that of this position lies, as the cards left alone tell; the Petit's extra left out."""
        self.petit_won = 0
        self.petit_lost = 0
        self.bound()
        return int(self.low), int(self.high)

    # --- the rules -----------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def total(self, cards: cython.longlong) -> cython.int:
        """The points of a set of cards."""
        found: cython.int = 0
        i: cython.int
        for i in range(self.worths):
            if self.worth[i]:
                found += self.worth[i] * count(cards & self.worth_cards[i])
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def beats(self, card: cython.int, best: cython.int) -> cython.int:
        """Whether a card played now wins over the winning card so far (-1: there is none)."""
        if self.suit[card] < 0:
            return 0
        if best < 0:
            return 1
        if self.suit[card] == self.suit[best]:
            return 1 if card > best else 0
        return 1 if self.suit[card] == self.trump else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def legal(self) -> cython.longlong:
        """The cards that may be played now. `relevant`: those whose rank this depends on."""
        cards: cython.longlong = self.hand[self.player]
        fit: cython.longlong
        better: cython.longlong
        one: cython.longlong = 1
        two: cython.longlong = 2
        self.relevant = 0
        if self.in_trick == 0 or self.led < 0:
            return cards
        fit = cards & self.suit_cards[self.led]
        if fit:
            # against a trump in the trick another suit's cards cannot win, and need not
            if self.suit[self.best_card] == self.led and (
                self.duties & _BEAT or (self.duties & _OVER and self.led == self.trump)
            ):
                self.relevant = self.suit_cards[self.led] & ~((one << self.best_card) - 1)
                better = fit & ~((two << self.best_card) - 1)
                if better:
                    fit = better
            return fit | (cards & self.fool)
        if self.duties & _TRUMP and self.trump >= 0:
            fit = cards & self.suit_cards[self.trump]
            if fit:
                if self.duties & _OVER and self.suit[self.best_card] == self.trump:
                    self.relevant = self.suit_cards[self.trump] & ~((one << self.best_card) - 1)
                    better = fit & ~((two << self.best_card) - 1)
                    if better:
                        fit = better
                return fit | (cards & self.fool)
        return cards

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lay(self, card: cython.int) -> cython.void:
        """A card goes from the hand of the player whose turn it is to the table."""
        one: cython.longlong = 1
        player: cython.int = self.player
        if self.in_trick == 0:
            self.led = -1
            self.best_card = -1
            self.best_player = player  # he wins with the fool, should all others have no card of a suit
            self.trick_points = 0
            self.fool_side = -1
        self.hand[player] = self.hand[player] & ~(one << card)
        if self.suit[card] < 0:
            self.fool_side = self.side[player]
        else:
            if self.led < 0:
                self.led = self.suit[card]
            if self.beats(card, self.best_card):
                self.best_card = card
                self.best_player = player
            self.trick_points += self.points[card]
        self.in_trick += 1
        self.player = player + 1 if player + 1 < self.players else 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def put(self, card: cython.int) -> cython.int:
        """Play a card: what side 0 gains at once. `relevant`: what a trick now complete depended on."""
        gain: cython.int = 0
        pair: cython.longlong
        player: cython.int = self.player
        self.relevant = 0
        if self.weddings and self.in_trick == 0:
            pair = self.pair[self.suit[card]]
            if (
                pair >> card & 1
                and self.hand[player] & pair == pair
                and (not self.after_trick or self.winners >> player & 1)
            ):
                self.trump = self.suit[card]
                gain = self.marriage[self.side[player] * 5 + self.trump]
        self.lay(card)
        if self.in_trick < self.players:
            return gain
        return gain + self.collect()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def collect(self) -> cython.int:
        """The trick goes to its winner, who leads; what side 0 gains."""
        winner: cython.int = self.best_player
        side: cython.int = self.side[winner]
        keeper: cython.int
        gain: cython.int = 0
        taken: cython.int
        last: cython.int
        card: cython.int
        i: cython.int
        one: cython.longlong = 1
        gone: cython.longlong = self.remaining & ~(self.hand[0] | self.hand[1] | self.hand[2] | self.hand[3])
        changed: cython.longlong = gone
        bit: cython.longlong
        same: cython.longlong
        self.tricks_left -= 1
        last = 1 if self.tricks_left == 0 else 0
        if side == 0:
            gain = self.trick_points
            if last:
                gain += self.last_bonus
        keeper = side
        if self.fool_side >= 0:
            self.points_left -= self.fool_points
            if not (last and self.fool_captured):
                keeper = self.fool_side
                if keeper != side:
                    gain += self.payment if side == 0 else -self.payment
            if keeper == 0:
                gain += self.fool_points
            if self.sweep:
                self.stake[keeper] += self.fool_points
                self.fool_gone = 1 + keeper
        if gone & self.bouts:
            taken = 0
            if side == 0:
                taken = count(gone & self.bouts & ~self.fool)
            if keeper == 0 and gone & self.bouts & self.fool:
                taken += 1
            if self.bouts_taken < 2 <= self.bouts_taken + taken:
                gain += self.second_bout
            self.bouts_taken += taken
        if last and gone & self.petit:
            gain += self.petit_won if side == 0 else self.petit_lost
        self.winners |= 1 << winner
        if self.sweep:
            self.tricked |= 1 << side
            if last and self.tricked == 1:
                gain += self.stake[1]
            elif last and self.tricked == 2:
                gain -= self.stake[0]
        if self.best_card >= 0:
            same = self.suit_cards[self.suit[self.best_card]]
            if gone & same & ~(one << self.best_card):
                self.relevant = same & ~((one << self.best_card) - 1)
        self.points_left -= self.trick_points
        self.in_trick = 0
        self.player = winner
        if self.piles and gone & self.covers:
            same = gone & self.covers
            while same:
                card = highest(same)
                same ^= one << card
                card = self.under[card]
                bit = one << card
                i = 0 if self.hand[2] & bit else 1
                self.hand[2 + i] = self.hand[2 + i] & ~bit
                self.hand[i] = self.hand[i] | bit
                self.covered_key -= self.z_covered[card]
                changed |= bit
        self.remaining &= ~gone
        if not last:
            for i in range(self.suits):
                if changed & self.suit_cards[i]:
                    self.describe(i)
        return gain

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def own_pairs(self, player: cython.int) -> cython.longlong:
        """The marriages that a player holds: their cards are like no other."""
        found: cython.longlong = 0
        i: cython.int
        if self.weddings:
            for i in range(self.suits):
                if self.pair[i] and self.hand[player] & self.pair[i] == self.pair[i]:
                    found |= self.pair[i]
        return found

    # --- state: describe, keep, bring back -----------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def describe(self, suit: cython.int) -> cython.void:
        """Write down who has the cards of a suit: `owners`, `kinds`, `signature`."""
        cards: cython.longlong = self.remaining & self.suit_cards[suit]
        owners: cython.longlong = 0
        kinds: cython.longlong = 0
        signature: cython.longlong = 0
        one: cython.longlong = 1
        bit: cython.longlong
        word: cython.longlong
        shift: cython.int = 63
        card: cython.int
        owner: cython.int
        hand0: cython.longlong = self.hand[0]
        hand1: cython.longlong = self.hand[1]
        hand2: cython.longlong = self.hand[2]
        while cards:
            card = highest(cards)
            bit = one << card
            cards ^= bit
            owner = 0 if hand0 & bit else (1 if hand1 & bit else (2 if hand2 & bit else 3))
            shift -= 3
            word = owner | 4 if bit & self.covers and owner < 2 else owner
            owners |= word << shift
            word = self.kind[card]
            kinds |= word << shift
            signature += self.z_holding[(suit * 4 + owner) * _KINDS + self.kind[card]]
        self.owners[suit] = owners
        self.kinds[suit] = kinds
        self.signature[suit] = signature

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def keep(self, ply: cython.int) -> cython.void:
        """Keep what completing a trick will change; the rest a ply keeps itself."""
        at: cython.int = ply * _STATE
        i: cython.int
        for i in range(4):
            self.kept[at + i] = self.hand[i]
        self.kept[at + 4] = self.remaining
        self.kept[at + 5] = self.points_left
        self.kept[at + 6] = self.winners
        self.kept[at + 7] = self.tricked
        self.kept[at + 8] = self.stake[0]
        self.kept[at + 9] = self.stake[1]
        self.kept[at + 10] = self.fool_gone
        self.kept[at + 11] = self.bouts_taken
        self.kept[at + 12] = self.covered_key
        self.kept[at + 13] = self.tricks_left
        at = ply * _SUITS
        for i in range(self.suits):
            self.kept_owners[at + i] = self.owners[i]
            self.kept_kinds[at + i] = self.kinds[i]
            self.kept_signature[at + i] = self.signature[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def bring_back(self, ply: cython.int) -> cython.void:
        at: cython.int = ply * _STATE
        i: cython.int
        for i in range(4):
            self.hand[i] = self.kept[at + i]
        self.remaining = self.kept[at + 4]
        self.points_left = self.kept[at + 5]
        self.winners = self.kept[at + 6]
        self.tricked = self.kept[at + 7]
        self.stake[0] = self.kept[at + 8]
        self.stake[1] = self.kept[at + 9]
        self.fool_gone = self.kept[at + 10]
        self.bouts_taken = self.kept[at + 11]
        self.covered_key = self.kept[at + 12]
        self.tricks_left = self.kept[at + 13]
        at = ply * _SUITS
        for i in range(self.suits):
            self.owners[i] = self.kept_owners[at + i]
            self.kinds[i] = self.kept_kinds[at + i]
            self.signature[i] = self.kept_signature[at + i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def remember(self) -> cython.void:
        """Keep the whole state as the root."""
        self.keep(_PLIES - 1)  # no search is so deep
        self.root[0] = self.trump
        self.root[1] = self.player
        self.root[2] = self.in_trick
        self.root[3] = self.led
        self.root[4] = self.best_card
        self.root[5] = self.best_player
        self.root[6] = self.trick_points
        self.root[7] = self.fool_side

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def recall(self) -> cython.void:
        i: cython.int
        self.bring_back(_PLIES - 1)
        self.trump = self.root[0]
        self.player = self.root[1]
        self.in_trick = self.root[2]
        self.led = self.root[3]
        self.best_card = self.root[4]
        self.best_player = self.root[5]
        self.trick_points = self.root[6]
        self.fool_side = self.root[7]
        for i in range(self.players):
            self.shown[i] = self.shown_first[i]

    # --- bounds --------------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def bound(self) -> cython.void:
        """`low` and `high`: the value lies between them; `live_pairs`: marriages that can still be declared.

        Depends only on what the key of a position fixes: no rank is relevant.
        """
        low: cython.int = 0
        high: cython.int = self.points_left + self.last_bonus
        fool_of: cython.int = -1  # the side that has the fool
        i: cython.int
        k: cython.int
        self.live_pairs = 0
        if self.fool & self.remaining:
            fool_of = self.fool_side if self.in_trick else -1
            if fool_of < 0:
                i = 0
                while not self.hand[i] & self.fool:
                    i += 1
                fool_of = self.side[i]
            if not self.fool_captured:
                if fool_of == 0:
                    low += self.fool_points
                else:
                    high -= self.fool_points
        if self.second_bout and self.bouts_taken < 2 <= self.bouts_taken + count(self.remaining & self.bouts):
            high += self.second_bout
        if self.remaining & self.petit:
            high += self.petit_won
            low += self.petit_lost
        if self.sweep and self.tricked != 3:
            if not self.tricked & 2:
                high += self.stake[1]
                if fool_of == 1:
                    high += self.fool_points
            if not self.tricked & 1:
                low -= self.stake[0]
                if fool_of == 0:
                    low -= self.fool_points
        if self.weddings:
            for i in range(self.suits):
                for k in range(self.players):
                    if self.pair[i] and self.hand[k] & self.pair[i] == self.pair[i]:
                        self.live_pairs |= self.pair[i]
                        if self.side[k] == 0:
                            high += self.marriage[i]
                        else:
                            low += self.marriage[_SUITS + i]
        self.low = low
        self.high = high

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def sure(self, player: cython.int) -> cython.int:
        """Points of own cards with which this player, who leads, is sure to win tricks by leading them.

        First the highest trumps, then the highest of other suits: all of them once the others have no trump left, else
        as many as everybody must follow. `all_tricks`: that is all there is. `relevant`: the cards it depends on.
        """
        own: cython.longlong = self.hand[player]
        others: cython.longlong = self.remaining & ~own
        relevant: cython.longlong = 0
        out: cython.longlong  # of a suit: what others have
        run: cython.longlong  # and the own cards above that
        trumps: cython.longlong = 0
        pairs: cython.longlong = self.own_pairs(player)  # to lead one of these makes its suit trump
        two: cython.longlong = 2
        points: cython.int = 0
        tricks: cython.int = 0
        drawn: cython.int = 0  # rounds of trumps
        most: cython.int = 0  # trumps that one of the others can follow with
        follow: cython.int  # cards of a suit that each of the others follows with
        i: cython.int
        k: cython.int
        suit: cython.int
        if self.trump >= 0:
            trumps = self.suit_cards[self.trump]
            out = others & trumps
            run = own & trumps
            if out:
                run &= ~((two << highest(out)) - 1)
            if pairs & trumps:
                run &= ~((two << highest(pairs & trumps)) - 1)
            drawn = count(run)
            if run:
                points += self.total(run)
                tricks += drawn
                if out:
                    relevant |= trumps & ~((run & -run) - 1)
            if out:
                for i in range(self.players):
                    if i != player:
                        k = count(self.hand[i] & trumps)
                        if self.piles and self.hand[2 + i] & trumps:
                            if drawn:  # others may throw cards off their piles, and find trumps: leave it at this
                                self.relevant = relevant
                                self.all_tricks = 1 if tricks == self.tricks_left else 0
                                return points
                            k = 99
                        # the fool is played once instead of a trump
                        if k and (self.hand[i] | (self.hand[2 + i] if self.piles else 0)) & self.fool:
                            k += 1
                        if k > most:
                            most = k
        for suit in range(self.suits):
            if suit == self.trump:
                continue
            run = own & self.suit_cards[suit]
            if not run:
                continue
            out = others & self.suit_cards[suit]
            if out:
                run &= ~((two << highest(out)) - 1)
            if pairs & self.suit_cards[suit]:
                run &= ~((two << highest(pairs & self.suit_cards[suit])) - 1)
            if not run:
                continue
            k = count(run)
            if most > drawn:
                follow = 99
                for i in range(self.players):
                    if i != player and count(self.hand[i] & self.suit_cards[suit]) < follow:
                        follow = count(self.hand[i] & self.suit_cards[suit])
                while k > follow:
                    run &= run - 1
                    k -= 1
            if k:
                points += self.total(run)
                tricks += k
                if out:
                    relevant |= self.suit_cards[suit] & ~((run & -run) - 1)
        self.all_tricks = 1 if tricks == self.tricks_left else 0
        self.relevant = relevant
        return points

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def top_trumps(self, side: cython.int) -> cython.int:
        """Points of the trumps that the other side has above all of this side's: it wins a trick with each."""
        trumps: cython.longlong
        own: cython.longlong = 0
        run: cython.longlong
        two: cython.longlong = 2
        i: cython.int
        self.relevant = 0
        if self.trump < 0 or self.live_pairs:  # trumps that may not stay trumps
            return 0
        trumps = self.suit_cards[self.trump] & self.remaining
        for i in range(self.holders):
            if self.side[i] == side:
                own |= self.hand[i]
        own &= trumps
        run = trumps & ~own
        if own:
            run &= ~((two << highest(own)) - 1)
            if run:
                self.relevant = self.suit_cards[self.trump] & ~((run & -run) - 1)
        return self.total(run)

    # --- moves ---------------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def generate(self, cards: cython.longlong, base: cython.int) -> cython.int:
        """The moves to try among these cards, into `move`, `run` and `lowest` from `base` on; where they end.

        Of cards that take the same tricks only different kinds are moves. For the last to play even the kind is plain:
        the most points to a trick of the own side, the fewest to one of the other side.
        """
        end: cython.int = base
        others: cython.longlong = self.remaining & ~self.hand[self.player]
        apart: cython.longlong = self.apart
        one: cython.longlong = 1
        two: cython.longlong = 2
        card: cython.int
        last: cython.int = -1
        suit: cython.int
        last_suit: cython.int = -9
        wanted: cython.int = 0  # 1: the most points, -1: the fewest, 0: each kind
        seen: cython.int = 0  # kinds of this run
        taker: cython.int
        k: cython.int
        if self.weddings:
            apart |= self.own_pairs(self.player)
        while cards:
            card = highest(cards)
            cards ^= one << card
            suit = self.suit[card]
            if (
                suit >= 0
                and suit == last_suit
                and not self.plain
                and not others & ((one << last) - 1) & ~((two << card) - 1)
                and not apart & ((one << card) | (one << last))
            ):
                last = card
                if seen >> self.kind[card] & 1:
                    for k in range(self.run[end - 1], end):
                        if wanted or self.kind[self.move[k]] == self.kind[card]:
                            self.lowest[k] = card
                    continue
                seen |= 1 << self.kind[card]
                if wanted:
                    if (self.points[card] - self.points[self.move[end - 1]]) * wanted > 0:
                        self.move[end - 1] = card
                    self.lowest[end - 1] = card
                    continue
                self.run[end] = self.run[end - 1]
            else:
                last = card
                last_suit = suit
                seen = 1 << self.kind[card]
                wanted = 0
                if self.in_trick == self.players - 1 and suit >= 0 and not self.plain:
                    taker = self.player if self.beats(card, self.best_card) else self.best_player
                    wanted = 1 if self.side[taker] == self.side[self.player] else -1
                self.run[end] = end
            self.move[end] = card
            self.lowest[end] = card
            end += 1
        return end

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def beatable(self, card: cython.int, led: cython.int, player: cython.int, side: cython.int) -> cython.int:
        """Whether one of those still to play, from this player on, who is not of this side can beat a card."""
        suit: cython.int = self.suit[card]
        n: cython.int = self.players - 1 - self.in_trick
        cards: cython.longlong
        two: cython.longlong = 2
        above: cython.longlong = ~((two << card) - 1)
        _i: cython.int
        for _i in range(n):
            if player >= self.players:
                player = 0
            if self.side[player] != side:
                cards = self.hand[player] & self.suit_cards[led]
                if cards:
                    if suit == led and cards & above:
                        return 1
                elif self.trump >= 0:
                    cards = self.hand[player] & self.suit_cards[self.trump]
                    if cards and (suit != self.trump or cards & above):
                        return 1
            player += 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def promise(self, card: cython.int, player: cython.int, ours: cython.int, safe: cython.int) -> cython.int:
        """How early to try a move: the higher the earlier. `ours`: our side is winning; `safe`: and will win.

        A matter of speed alone, found by trying on deals of Tallyho.
        """
        suit: cython.int = self.suit[card]
        is_trump: cython.int = 1 if suit == self.trump else 0
        points: cython.int = self.points[card]
        i: cython.int
        above: cython.longlong
        partners: cython.longlong
        one: cython.longlong = 1
        two: cython.longlong = 2
        if self.in_trick == 0:
            if suit < 0:
                return 300
            if self.live_pairs >> card & 1 and self.hand[player] & self.pair[suit] == self.pair[suit]:
                return 4000 + points
            above = self.remaining & self.suit_cards[suit] & ~self.hand[player] & ~((two << card) - 1)
            if not above:
                if not is_trump and self.trump >= 0:
                    for i in range(self.players):
                        if (
                            self.side[i] != self.side[player]
                            and not self.hand[i] & self.suit_cards[suit]
                            and self.hand[i] & self.suit_cards[self.trump]
                        ):
                            return 600 - points * 32
                return 2000 + points * 16
            partners = 0
            for i in range(self.players):
                if i != player and self.side[i] == self.side[player]:
                    partners |= self.hand[i]
            if partners & (one << highest(above)):
                return 1200 + points * 8
            return 500 - points * 32
        if self.in_trick == self.players - 1:
            if ours or self.beats(card, self.best_card):
                return 3000 + points * 64 - is_trump * 40 - self.place[card]
            return 1000 - points * 64 - is_trump * 32 - self.place[card]
        if suit < 0:
            return 1500
        if self.beats(card, self.best_card):
            if self.beatable(card, suit if self.led < 0 else self.led, player + 1, self.side[player]):
                return 1500 + points * 16 if ours else 1200 - points * 32 + self.place[card]
            if ours:
                return 1500 + points * 16 if safe else 2200 + points * 16
            return 3000 + points * 16 - self.place[card]
        if ours:
            return 2500 + points * 32 - is_trump * 30 if safe else 1800 - points * 16 - is_trump * 32
        return 1000 - points * 64 - is_trump * 32 - self.place[card]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def go_on(self, left: cython.int) -> cython.int:
        """Play by the model until so many tricks are left and none has begun."""
        gain: cython.int = 0
        card: cython.int
        while self.tricks_left and (self.tricks_left > left or self.in_trick):
            self.visited += 1
            if self.weddings and not self.in_trick and not self.fitted:
                self.bound()  # which marriages are left
            card = self.pick()
            if self.led >= 0 and self.in_trick and self.suit[card] >= 0 and self.suit[card] != self.led:
                self.shown[self.player] = self.shown[self.player] | (1 << self.led)
            gain += self.put(card)
        return gain

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def pick(self) -> cython.int:
        """The card to go on with: by the fitted model, or else the one that promises most."""
        cards: cython.longlong = self.legal()
        one: cython.longlong = 1
        card: cython.int
        best: cython.int = highest(cards)
        value: cython.int
        most: cython.int = -_FAR
        ours: cython.int = 0
        safe: cython.int = 0
        if not cards & (cards - 1):
            return best
        if self.in_trick and self.best_card >= 0 and self.side[self.best_player] == self.side[self.player]:
            ours = 1
            if not self.fitted and self.in_trick != self.players - 1:
                safe = 1 - self.beatable(self.best_card, self.led, self.player + 1, self.side[self.player])
        if self.fitted:
            return self.likeliest(cards, ours)
        while cards:
            card = highest(cards)
            cards ^= one << card
            value = self.promise(card, self.player, ours, safe)
            if value > most:
                most = value
                best = card
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def likeliest(self, cards: cython.longlong, ours: cython.int) -> cython.int:
        """Of these cards the one that the model plays; `ours`: the own side is winning the trick."""
        player: cython.int = self.player
        held: cython.longlong = self.hand[player]
        out: cython.longlong = self.remaining | self.elsewhere
        left: cython.longlong = cards
        own: cython.longlong
        below: cython.longlong
        above: cython.longlong
        one: cython.longlong = 1
        two: cython.longlong = 2
        kind: cython.int = 0  # see story.told
        best: cython.int = -1
        most: cython.int = -_FAR
        card: cython.int
        suit: cython.int
        value: cython.int
        foes: cython.int
        friends: cython.int
        i: cython.int
        sure: cython.int = 0  # nobody else can have a higher one than the best card
        if self.in_trick and self.best_card >= 0:
            own = out & self.suit_cards[self.suit[self.best_card]] & ~held
            if not own & ~((two << self.best_card) - 1):
                sure = 1
            kind = 1 + 2 * ours + (1 if self.in_trick == self.players - 1 else 0)
            if not held & self.suit_cards[self.led]:
                kind += 4
        kind += 9 * self.role[player]
        while left:
            card = highest(left)
            left ^= one << card
            suit = self.suit[card]
            if suit < 0:
                value = merit(self.weight, kind * _FEATURES, 1, self.points[card], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
            else:
                own = held & self.suit_cards[suit]
                below = (one << card) - 1
                above = ~((two << card) - 1)
                foes = 0
                friends = 0
                for i in range(self.players):
                    if self.shown[i] >> suit & 1:
                        if self.side[i] != self.side[player]:
                            foes += 1
                        elif i != player:
                            friends += 1
                value = merit(
                    self.weight,
                    kind * _FEATURES,
                    0,
                    self.points[card],
                    count(out & self.suit_cards[suit] & ~own & above),
                    self.beats(card, self.best_card) if self.in_trick and self.best_card >= 0 else 0,
                    1 if suit == self.trump else 0,
                    0 if cards & self.suit_cards[suit] & below else 1,
                    count(own),
                    0 if own & above else 1,
                    count(own & below),
                    foes,
                    friends,
                    sure,
                    self.trick_points if self.in_trick else 0,
                )
            if value > most:
                most = value
                best = card
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def arrange(self, base: cython.int, end: cython.int, first: cython.int) -> cython.void:
        """Order the moves by their promise, `first` (or -1) before all others."""
        player: cython.int = self.player
        ours: cython.int = 0
        safe: cython.int = 0
        i: cython.int
        at: cython.int
        order: cython.int
        move: cython.int
        run: cython.int
        lowest: cython.int
        if self.in_trick and self.best_card >= 0 and self.side[self.best_player] == self.side[player]:
            ours = 1
            if self.in_trick != self.players - 1:
                safe = 1 - self.beatable(self.best_card, self.led, player + 1, self.side[player])
        for i in range(base, end):
            move = self.move[i]
            run = self.run[i]
            lowest = self.lowest[i]
            order = _FAR if move == first else self.promise(move, player, ours, safe)
            at = i
            while at > base and self.order[at - 1] < order:
                self.order[at] = self.order[at - 1]
                self.move[at] = self.move[at - 1]
                self.run[at] = self.run[at - 1]
                self.lowest[at] = self.lowest[at - 1]
                at -= 1
            self.order[at] = order
            self.move[at] = move
            self.run[at] = run
            self.lowest[at] = lowest

    # --- the table of positions ----------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def forget(self) -> cython.void:
        """Empty the table; as many steps as there are entries."""
        i: cython.int
        for i in range(self.entries):
            self.head[(self.entry_key[i] ^ (self.entry_key[i] >> 20)) & self.mask] = -1
        self.entries = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def hash(self) -> cython.longlong:
        """The key of a position before a lead: all that its value depends on but the ranks of cards."""
        key: cython.longlong = self.z_leader[self.player] + self.covered_key
        word: cython.longlong
        i: cython.int
        for i in range(self.suits):
            key += self.signature[i]
        if self.fool & self.remaining:
            i = 0
            while not self.hand[i] & self.fool:
                i += 1
            key ^= self.z_fool[i]
        if self.weddings:
            key ^= self.z_trump[self.trump + 1]
            if self.after_trick:
                key ^= self.z_winners[self.winners]
        if self.sweep and self.tricked != 3:
            key ^= self.z_sweep[self.tricked * 3 + self.fool_gone]
        if self.second_bout and self.bouts_taken < 2:
            key ^= self.z_bouts[self.bouts_taken]
        if self.remaining & self.petit:
            word = self.petit_won * 512 - self.petit_lost
            key ^= word * self.z_petit
        return key

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def same_pattern(self, entry: cython.int) -> cython.int:
        """Whether this position shows the pattern of an entry of its key."""
        i: cython.int
        depth: cython.int
        for i in range(self.suits):
            depth = self.entry_depth[entry * _SUITS + i]
            if depth and (
                (self.owners[i] ^ self.entry_owners[entry * _SUITS + i])
                | (self.kinds[i] ^ self.entry_kinds[entry * _SUITS + i])
            ) >> (63 - 3 * depth):
                return 0
        return 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def pattern(self, entry: cython.int) -> cython.longlong:
        """The cards that are relevant in this position, as an entry of its pattern says."""
        found: cython.longlong = 0
        cards: cython.longlong
        one: cython.longlong = 1
        i: cython.int
        _i: cython.int
        depth: cython.int
        for i in range(self.suits):
            depth = self.entry_depth[entry * _SUITS + i]
            if depth:
                cards = self.remaining & self.suit_cards[i]
                for _i in range(depth - 1):
                    cards ^= one << highest(cards)
                found |= self.suit_cards[i] & ~((one << highest(cards)) - 1)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def store(
        self,
        key: cython.longlong,
        bar: cython.int,
        value: cython.int,
        best: cython.int,
        relevant: cython.longlong,
    ) -> cython.longlong:
        """Keep a bound and the best move; the relevant cards, per suit all from the lowest relevant one upwards."""
        whole: cython.longlong = 0
        cards: cython.longlong
        two: cython.longlong = 2
        at: cython.longlong = (key ^ (key >> 20)) & self.mask
        entry: cython.int
        found: cython.int = -1
        same: cython.int
        i: cython.int
        for i in range(self.suits):
            cards = self.remaining & self.suit_cards[i] & relevant
            if cards:
                whole |= self.suit_cards[i] & ~((cards & -cards) - 1)
        entry = self.head[at]
        while entry >= 0 and found < 0:
            if self.entry_key[entry] == key:
                same = 1
                for i in range(self.suits):
                    if self.entry_depth[entry * _SUITS + i] != count(self.remaining & self.suit_cards[i] & whole):
                        same = 0
                        break
                if same and self.same_pattern(entry):
                    found = entry
            entry = self.entry_next[entry]
        if found < 0:
            if self.entries == self.room:
                self.forget()
            found = self.entries
            self.entries = found + 1
            self.entry_key[found] = key
            for i in range(self.suits):
                self.entry_owners[found * _SUITS + i] = self.owners[i]
                self.entry_kinds[found * _SUITS + i] = self.kinds[i]
                self.entry_depth[found * _SUITS + i] = count(self.remaining & self.suit_cards[i] & whole)
            self.entry_low[found] = -_FAR
            self.entry_high[found] = _FAR
            self.entry_next[found] = self.head[at]
            self.head[at] = found
        if value >= bar:
            if value > self.entry_low[found]:
                self.entry_low[found] = value
        elif value < self.entry_high[found]:
            self.entry_high[found] = value
        self.entry_move[found] = -1
        if best >= 0 and self.suit[best] >= 0:
            i = self.suit[best]
            self.entry_move[found] = i * 64 + count(self.remaining & self.suit_cards[i] & ~((two << best) - 1))
        return whole

    # --- the search ----------------------------------------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def search(self, bar: cython.int, ply: cython.int) -> cython.int:
        """Is this position worth at least `bar`? A bound on its value, on the side of the answer. `relevant`: why."""
        player: cython.int = self.player
        hand: cython.longlong = self.hand[player]
        ours: cython.int = 1 if self.side[player] == 0 else 0  # the player wants a high value
        in_trick: cython.int = self.in_trick
        key: cython.longlong = 0
        first: cython.int = -1  # the move to try first
        base: cython.int = ply * _MOVES
        end: cython.int
        sure: cython.int
        entry: cython.int
        i: cython.int
        _i: cython.int
        k: cython.int
        cards: cython.longlong
        relevant: cython.longlong
        duty: cython.longlong
        bit: cython.longlong
        one: cython.longlong = 1
        self.visited += 1
        if self.visited > self.budget:
            self.spent = 1
            self.relevant = 0
            return bar

        if in_trick == 0 and self.tricks_left > 1 and not self.plain:
            self.relevant = 0
            self.bound()
            if self.high < bar:
                return self.high
            if self.low >= bar:
                return self.low
            sure = self.sure(player)
            if (
                self.all_tricks
                and not self.live_pairs
                and not self.remaining & self.petit
                and not (self.fool_captured and self.remaining & self.fool)
                and not (self.sweep and self.tricked != 3)
            ):
                return self.high if ours else self.low
            if ours:
                if self.low + sure >= bar:
                    return self.low + sure
            elif self.high - sure < bar:
                return self.high - sure
            sure = self.top_trumps(1 - ours)
            if ours:
                if self.high - sure < bar:
                    return self.high - sure
            elif self.low + sure >= bar:
                return self.low + sure

            key = self.hash()
            entry = self.head[(key ^ (key >> 20)) & self.mask]
            k = -1
            while entry >= 0:
                if self.entry_key[entry] == key:
                    if k < 0:
                        k = self.entry_move[entry]
                    if (self.entry_low[entry] >= bar or self.entry_high[entry] < bar) and self.same_pattern(entry):
                        self.relevant = self.pattern(entry)
                        return self.entry_low[entry] if self.entry_low[entry] >= bar else self.entry_high[entry]
                entry = self.entry_next[entry]
            if k >= 0:
                cards = self.remaining & self.suit_cards[k >> 6]
                for _i in range(k & 63):
                    cards &= ~(one << highest(cards)) if cards else 0
                if cards:
                    first = highest(cards)

        cards = self.legal()
        duty = self.relevant
        end = self.generate(cards, base)
        if end - base > 1:
            self.arrange(base, end, first)

        # what a move changes, but for a complete trick
        trump: cython.int = self.trump
        led: cython.int = self.led
        best_card: cython.int = self.best_card
        best_player: cython.int = self.best_player
        trick_points: cython.int = self.trick_points
        fool_side: cython.int = self.fool_side
        completes: cython.int = 1 if in_trick == self.players - 1 else 0
        if completes:
            self.keep(ply)

        best: cython.int = -_FAR if ours else _FAR
        best_move: cython.int = -1
        card: cython.int
        value: cython.int
        gain: cython.int
        skip: cython.int
        found: cython.longlong
        relevant = duty
        for i in range(base, end):
            card = self.move[i]
            bit = one << card
            skip = 0
            value = 0
            found = 0
            for k in range(base, i):
                if self.run[k] == self.run[i]:
                    # it takes the same tricks as a move that was tried: the values differ at most as the points do
                    value = self.points[card] - self.points[self.move[k]]
                    if value < 0:
                        value = -value
                    value = self.result[k] + value if ours else self.result[k] - value
                    if (value < bar) if ours else (value >= bar):
                        skip = 1
                        if relevant & (one << self.move[k]):
                            gain = self.lowest[i] if self.lowest[i] < card else card
                            relevant |= self.suit_cards[self.suit[card]] & ~((one << gain) - 1)
                        break
            if not skip:
                gain = self.put(card)
                found = self.relevant
                value = gain
                if self.tricks_left:
                    value += self.search(bar - gain, ply + 1)
                    found |= self.relevant
                if completes:
                    self.bring_back(ply)
                self.hand[player] = hand
                self.player = player
                self.in_trick = in_trick
                self.trump = trump
                self.led = led
                self.best_card = best_card
                self.best_player = best_player
                self.trick_points = trick_points
                self.fool_side = fool_side
                if self.spent:
                    self.relevant = 0
                    return bar
                if found & bit and self.lowest[i] < card:
                    found |= self.suit_cards[self.suit[card]] & ~((one << self.lowest[i]) - 1)
            self.result[i] = value
            if (value >= bar) if ours else (value < bar):
                # one such move answers the question
                best = value
                best_move = card
                relevant = found | duty
                break
            relevant |= found
            if (value > best) if ours else (value < best):
                best = value
                best_move = card
        if key:
            relevant = self.store(key, bar, best, best_move, relevant)
        self.relevant = relevant
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def close_in(self, guess: cython.int) -> cython.int:
        """The exact value, from questions around the guess that go twice as far each time."""
        low: cython.int
        high: cython.int
        step: cython.int = 1
        value: cython.int
        bar: cython.int
        self.bound()
        low = -_FAR if self.plain else self.low
        high = _FAR if self.plain else self.high
        bar = low + 1 if guess <= low else (high if guess > high else guess)
        while low < high:
            value = self.search(bar, 0)
            if self.spent:
                return value
            if value >= bar:
                low = value
                bar = low + step
            else:
                high = value
                bar = high - step + 1
            step *= 2
            if bar <= low or bar > high:
                bar = low + (high - low + 1) // 2  # C rounds towards 0: halve no negative number
        return low


def _words() -> Iterator[int]:
    """Random words of 56 bits (splitmix64): sums of sixty stay below 2**63."""
    mask = 2**64 - 1
    seed = 12345
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & mask
        word = seed
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & mask
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & mask
        yield (word ^ (word >> 31)) >> 8
