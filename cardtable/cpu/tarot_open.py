"""French tarot for two played on with open cards: as the rules of thumb play, but what both hold is known.

Each lead is the one that is worth most after the best reply to it; see `tarot` for what a position is worth. Here that
is in whole numbers, tenths of a half point, and cards are numbers: 32 times the suit, plus the strength.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from ..core.cards import Card
from ..games.tarot import BOUTS, EXCUSE, PAYMENT, PETIT, SUITS, TARGETS, TRUMP, TRUMPS, Tarot, halves, strength
from .encode import Board
from .tarot import GUARDS, KING, OF_PLAIN, WEIGHTS, kind

UNIT = 10  # of a half point
ROOM = 32  # numbers of a suit
TRUMP_SUIT = len(SUITS)
FOOL = ROOM * (TRUMP_SUIT + 1)  # the Excuse
LOWEST = ROOM * TRUMP_SUIT + PETIT.number
NOBODY = -1
KNOWN = 1 << 16  # values of suits that are kept

W: Mapping[str, int] = {name: round(UNIT * weight) for name, weight in WEIGHTS.items()}
HOLD, CASH = (
    [W[OF_PLAIN[first + kind(rank)]] for rank in range(KING + 1)] for first in (0, len(OF_PLAIN) // 2)
)  # by strength
BOUT = UNIT * 2 * (TARGETS[0] - TARGETS[-1]) // len(BOUTS)  # what one counts beside its points, on the average


def number(card: Card) -> int:
    return FOOL if card == EXCUSE else ROOM * (SUITS + TRUMP).index(card.suit) + strength(card)


WORTH = [0] * (FOOL + 1)
for _card in Tarot.pack:
    WORTH[number(_card)] = UNIT * halves(_card) + (BOUT if _card in BOUTS else 0)


def ranks(cards: int) -> Iterator[int]:
    """The strengths in a bit set, from the highest."""
    while cards:
        rank = cards.bit_length() - 1
        yield rank
        cards ^= 1 << rank


def lower(cards: int, rank: int) -> int:
    """How many of the cards are below this rank."""
    return (cards & ((1 << rank) - 1)).bit_count()


@lru_cache(KNOWN)
def plain(mine: int, theirs: int, ruff: bool, ruffed: bool) -> int:
    """What a plain suit counts; `ruff` and `ruffed`: whether this player and the other hold trumps."""
    value = 0
    safe = bool(theirs) or not ruffed
    for rank in ranks(mine):
        value += HOLD[rank]
        if safe and not theirs >> rank:
            value += CASH[rank]
    safe = bool(mine) or not ruff
    for rank in ranks(theirs):
        value -= HOLD[rank]
        if safe and not mine >> rank:
            value -= CASH[rank]
    return value


@lru_cache(KNOWN)
def trumps(mine: int, theirs: int) -> int:
    """What the trumps count."""
    value = 0
    for own, other, sign in ((mine, theirs, 1), (theirs, mine, -1)):
        count, against = own.bit_count(), other.bit_count()
        wins = sum(lower(other, rank) for rank in ranks(own)) if against else count
        worth = W["trumps"] * count + W["trump-wins"] * wins // max(1, against)
        if own >> TRUMPS:
            worth += W["trump-highest"]
        if own >> PETIT.number & 1:
            worth += W["petit"] + W["petit-guards"] * min(GUARDS, count - 1)
            worth += W["petit-guarded"] * (count > 1) + W["petit-alone"] * (not against)
        value += sign * worth
    return value


def taken(led: int, reply: int) -> bool:
    """Whether the reply takes the trick."""
    if FOOL in (led, reply):
        return led == FOOL
    return reply > led if reply // ROOM == led // ROOM else reply // ROOM == TRUMP_SUIT


class Open:
    """What both players hold, and who leads."""

    __slots__ = ("excuse", "hands", "leader", "left", "under")

    def __init__(
        self, hands: tuple[list[int], list[int]], excuse: int, under: Mapping[int, int], left: int, leader: int
    ) -> None:
        self.hands = hands  # of each player, by suit: the strengths as a bit set
        self.excuse = excuse  # who holds it, or NOBODY
        self.under = under  # by the card that covers it
        self.left = left  # tricks to play
        self.leader = leader

    @classmethod
    def of(cls, board: Board, numbers: Sequence[int]) -> Open:
        """As a board has it; `numbers` of its cards."""
        hands, excuse = ([0] * (TRUMP_SUIT + 1), [0] * (TRUMP_SUIT + 1)), NOBODY
        for player, hand in enumerate(hands):
            for at in ranks(board.hands[player]):
                if numbers[at] == FOOL:
                    excuse = player
                else:
                    hand[numbers[at] // ROOM] |= 1 << numbers[at] % ROOM
        under = {numbers[at]: numbers[card] for at, card in enumerate(board.under) if card >= 0}
        count = sum(cards.bit_count() for cards in board.hands) + len(board.trick)
        return cls(hands, excuse, under, count // 2, board.leader)

    def copy(self) -> Open:
        hands = self.hands[0].copy(), self.hands[1].copy()
        return Open(hands, self.excuse, self.under, self.left, self.leader)

    # --- the rules -------------------------------------------------------------------------------------------

    def playable(self, player: int, led: int | None) -> list[int]:
        """What a player may play, suit by suit from the highest, the Excuse last."""
        hand = self.hands[player]
        suits: Sequence[int] = range(TRUMP_SUIT + 1)
        above = 0
        if led is not None and led != FOOL:
            suit = led // ROOM
            if hand[suit]:
                suits = (suit,)
            elif hand[TRUMP_SUIT]:
                suits = (TRUMP_SUIT,)
            if suit == TRUMP_SUIT and hand[suit] >> led % ROOM:
                above = led % ROOM
        found = [ROOM * suit + rank for suit in suits for rank in ranks(hand[suit] >> above << above)]
        if self.excuse == player:
            found.append(FOOL)
        return found

    def worth_trying(self, player: int, led: int | None) -> list[int]:
        """What a player may play, of equal neighbours only the lowest."""
        cards = self.playable(player, led)
        if len(cards) < 2:
            return cards
        found: list[int] = []
        foe = self.hands[1 - player]
        last = NOBODY
        for card in cards:
            if (
                last > card
                and last // ROOM == card // ROOM
                and WORTH[last] == WORTH[card]
                and last not in self.under
                and card not in self.under
                and card != LOWEST
                and lower(foe[card // ROOM], last % ROOM) == lower(foe[card // ROOM], card % ROOM)
            ):
                found.pop()
            found.append(card)
            last = card
        return found

    def turn(self, led: int, reply: int) -> None:
        """Play a trick."""
        players = self.leader, 1 - self.leader
        for player, card in zip(players, (led, reply), strict=True):
            if card == FOOL:
                self.excuse = NOBODY
            else:
                self.hands[player][card // ROOM] &= ~(1 << card % ROOM)
            below = self.under.get(card)
            if below == FOOL:
                self.excuse = player
            elif below is not None:
                self.hands[player][below // ROOM] |= 1 << below % ROOM
        self.left -= 1
        self.leader = players[taken(led, reply)]

    # --- what it is worth ------------------------------------------------------------------------------------

    def value(self, player: int) -> int:
        """What the position counts for a player, before a lead."""
        mine, theirs = self.hands[player], self.hands[1 - player]
        ruff, ruffed = mine[TRUMP_SUIT] > 0, theirs[TRUMP_SUIT] > 0
        value = trumps(mine[TRUMP_SUIT], theirs[TRUMP_SUIT])
        for suit in range(TRUMP_SUIT):
            value += plain(mine[suit], theirs[suit], ruff, ruffed)
        if self.excuse != NOBODY:
            excuse = W["excuse"] + W["excuse-last"] * (self.left == 1)
            value += excuse if self.excuse == player else -excuse
        late = W["petit-late"] // max(1, self.left)
        for hand, sign in ((mine, 1), (theirs, -1)):
            if hand[TRUMP_SUIT] >> PETIT.number & 1:
                value += sign * late
        return value

    def gain(self, led: int, reply: int) -> int:
        """What a trick brings the leader and costs the other."""
        sign = -1 if taken(led, reply) else 1
        value = 0
        for card, owner in ((led, 1), (reply, -1)):
            if card == FOOL and self.left > 1:
                value += owner * (WORTH[card] - 2 * UNIT * PAYMENT)
            else:
                value += sign * WORTH[card]
        return value

    def after(self, led: int, reply: int) -> int:
        """What the leader has of a trick and of what is left then."""
        mine, theirs = self.hands[self.leader], self.hands[1 - self.leader]
        before = mine.copy(), theirs.copy(), self.excuse, self.leader
        value, leader = self.gain(led, reply), self.leader
        self.turn(led, reply)
        value += self.value(leader)
        mine[:], theirs[:], self.excuse, self.leader = before
        self.left += 1
        return value

    # --- how it is played ------------------------------------------------------------------------------------

    def reply(self, led: int) -> tuple[int, int]:
        """The best reply to a lead, and what the leader has then."""
        best = min((self.after(led, card), at, card) for at, card in enumerate(self.worth_trying(1 - self.leader, led)))
        return best[2], best[0]

    def trick(self) -> tuple[int, int]:
        """The best lead, and the reply to it."""
        found: tuple[int, int] | None = None
        most = 0
        for card in self.worth_trying(self.leader, None):
            reply, value = self.reply(card)
            if found is None or value > most:
                found, most = (card, reply), value
        assert found is not None
        return found

    def line(self, card: int, led: int | None, left: int) -> list[int]:
        """All that is played from this card on until so many tricks are left; `led`: what it replies to."""
        ahead = self.copy()
        if led is None:
            played = [card, ahead.reply(card)[0]]
            ahead.turn(card, played[1])
        else:
            played = [card]
            ahead.turn(led, card)
        while ahead.left > left:
            two = ahead.trick()
            ahead.turn(*two)
            played += two
        return played
