"""Piedicavallo played out by rules of thumb, open-handed and fast: what a card may lead to in one world.

Smear on partner's trick, win with the card that costs least, cash what nobody can take, save what is dear. Cards are
bits here, the stronger of two of a suit the higher, so that a hand is one number; a place is the number of a bit.
"""

from collections.abc import Callable, Iterable, Sequence

from ..core.cards import Card
from ..games.piedicavallo import BAGATTO, BLACK, FIVE, MATTO, RANKED, RED, TOTAL, TRUMP, worth

CARDS: tuple[Card, ...] = (*(card for suit in RANKED for card in reversed(RANKED[suit])), MATTO)  # by place
PLACE = {card: place for place, card in enumerate(CARDS)}
BIT = {card: 1 << place for place, card in enumerate(CARDS)}


def bits(cards: Iterable[Card]) -> int:
    """A set of cards as one number; what is not a card of the game counts for nothing."""
    number = 0
    for card in cards:
        number |= BIT.get(card, 0)
    return number


SUIT = {suit: bits(cards) for suit, cards in RANKED.items()}
KINGS = bits(cards[0] for suit, cards in RANKED.items() if suit != TRUMP)
TRUMPS, MAT, ONE = SUIT[TRUMP], BIT[MATTO], BIT[BAGATTO]
PLAIN = tuple(SUIT[suit] for suit in RED + BLACK)
WORTH = [worth(card) for card in CARDS]
ABOVE = [bits(CARDS[place + 1 :]) & SUIT.get(card.suit, 0) for place, card in enumerate(CARDS)]
BEATS = [above | (0 if card.suit == TRUMP else TRUMPS) for card, above in zip(CARDS, ABOVE, strict=True)]
LED = [SUIT.get(card.suit, 0) for card in CARDS]
DEAR = [bits(c for c in CARDS if c.suit != TRUMP and c != MATTO and worth(c) == points) for points in (5, 4, 3, 2)]
CHEAP = [bits(c for c in CARDS if c.suit != TRUMP and c != MATTO and worth(c) == points) for points in (1, 2, 3, 4, 5)]


def lead_of(mine: int, one: int, partner: int, other: int) -> int:
    """The place of the card to lead with these hands in view: `one` plays next, `other` last."""
    foes, card, best = one | other, -1, 0
    for suit in PLAIN:
        held = mine & suit
        if not held:
            continue
        theirs = foes & suit
        if (not one & suit and one & TRUMPS) or (not other & suit and other & TRUMPS):
            continue  # it would be ruffed
        if held > theirs:
            place = held.bit_length() - 1
            value = WORTH[place] + 4
        elif partner & suit > theirs:
            place = (held & -held).bit_length() - 1
            value = WORTH[(partner & suit).bit_length() - 1] + 3
        elif not partner & suit and partner & TRUMPS:
            place = (held & -held).bit_length() - 1
            value = 4
        else:
            continue
        if value > best:
            best, card = value, place
    trumps, theirs = mine & TRUMPS, foes & TRUMPS
    if trumps and trumps > theirs and (best < 5 or theirs):
        if not theirs:
            return (trumps & -trumps).bit_length() - 1
        if trumps.bit_count() > 2 or not mine & ~TRUMPS:
            return trumps.bit_length() - 1
    if card >= 0:
        return card
    longest = 0
    for suit in PLAIN:
        held = mine & suit
        if held:
            low = (held & -held).bit_length() - 1
            length = 2 * held.bit_count() - 4 * WORTH[low] - 3 * bool(held & KINGS and held.bit_count() < 3) + 40
            if length > longest:
                longest, card = length, low
    if card >= 0 and (WORTH[card] == 1 or not trumps):
        return card
    if trumps:
        low = trumps & ~ONE or trumps
        return (low & -low).bit_length() - 1
    return card if card >= 0 else PLACE[MATTO]


def reply_of(
    mine: int, following: int, best: int, ours: bool, next_hand: int, partner: int, led: int, count: int, matto: int
) -> int:
    """The place of the card to follow with; `following` are those allowed beside the Matto, none perhaps."""
    if not following:
        return PLACE[MATTO]
    mark = best
    if count < 3:
        theirs = next_hand & led or next_hand & TRUMPS
        if theirs & BEATS[best]:
            mark = theirs.bit_length() - 1
    if ours and mark == best:  # nobody can take it from partner
        return dearest(following)
    winning = following & BEATS[mark]
    if winning:
        if winning & ~TRUMPS:
            return (winning & ~TRUMPS).bit_length() - 1
        return (winning & -winning).bit_length() - 1
    if count == 1:
        theirs = partner & led or partner & TRUMPS
        if theirs & BEATS[mark]:
            return dearest(following)  # partner takes it, last to play
    low = cheapest(following)
    if matto and (WORTH[low] > 2 or not mine & (mine - 1)):
        return PLACE[MATTO]
    return low


def dearest(cards: int) -> int:
    """The place of the card to give to partner."""
    if cards & ONE:
        return PLACE[BAGATTO]
    for group in DEAR:
        if found := cards & group:
            return (found & -found).bit_length() - 1
    return (cards & -cards).bit_length() - 1


def cheapest(cards: int) -> int:
    """The place of the card that is missed least."""
    if cards & TRUMPS and not cards & ~TRUMPS:
        cards = cards & ~ONE or cards
        return (cards & -cards).bit_length() - 1
    for group in CHEAP:
        if found := cards & group:
            return (found & -found).bit_length() - 1
    return (cards & -cards).bit_length() - 1


Reply = Callable[[int, int, int, int], int]  # cards that follow, best so far, hand of the last, suit led → the card


Lead = Callable[[list[int], int], int]  # hands, seat → the card to lead, -1 for any


def to_win(following: int, best: int, last: int, led: int) -> int:
    """The card that wins as far as it may, at the least cost."""
    winning = following & BEATS[best]
    if not winning:
        return cheapest(following)
    theirs = last & led or last & TRUMPS
    sure = winning & BEATS[theirs.bit_length() - 1] if theirs & BEATS[best] else winning
    plain = (sure or winning) & ~TRUMPS
    if plain:
        return plain.bit_length() - 1
    return ((sure & -sure) or winning).bit_length() - 1


def to_lose(following: int, best: int, last: int, led: int) -> int:
    """The card that is missed least."""
    return cheapest(following)


def to_give(following: int, best: int, last: int, led: int) -> int:
    """The dearest card, but not to take the trick from partner."""
    losing = following & ~BEATS[best]
    return dearest(losing or following)


class Position:
    """The public part of a position: what was taken, and the trick on the table."""

    __slots__ = ("best", "count", "holder", "led", "pot", "seat", "took", "won")

    def __init__(
        self, seat: int, trick: Sequence[Card] = (), took: Sequence[int] = (0, 0), takers: Iterable[int] = ()
    ) -> None:
        """Before `seat` plays to this trick; `took` are the points of each side, `takers` took the tricks."""
        self.seat, self.count = seat, len(trick)
        self.led, self.best, self.holder, self.pot = 0, -1, -1, 0
        self.took = list(took)
        leader = seat + len(trick)
        for at, card in enumerate(trick):
            seat, place = (leader - at) % 4, PLACE[card]
            if card == MATTO:
                self.took[seat & 1] += FIVE
                continue
            self.pot += WORTH[place]
            if not self.led:
                self.led, self.best, self.holder = LED[place], place, seat
            elif BIT[card] & BEATS[self.best] & (self.led | TRUMPS):
                self.best, self.holder = place, seat
        self.won = [any(taker & 1 == side for taker in takers) for side in (0, 1)]

    def takes(self, card: Card) -> bool:
        """Whether a card played now would be the best of the trick so far."""
        return self.best < 0 or bool(BIT[card] & BEATS[self.best] & (self.led | TRUMPS))


def play_out(
    hands: list[int],
    at: Position,
    first: int,
    asleep: tuple[int, int],
    reply: Reply | None = None,
    led_next: Lead | None = None,
) -> tuple[int, int]:
    """What the side on turn is ahead by at the end, and who takes this trick, if all play on by the rules of thumb.

    The seat on turn plays `first`; what its partner plays to this trick, if yet to play, and leads to the next, if it
    takes this one, may be given. `asleep` are the points of the sleeping cards by side. `hands` are used up.
    """
    seat, count, led, best, holder, pot = at.seat, at.count, at.led, at.best, at.holder, at.pot
    side, partner, taker = seat & 1, seat ^ 2, -1
    took0, took1 = at.took
    won0, won1 = at.won
    left = hands[0] | hands[1] | hands[2] | hands[3]
    place = first
    while True:
        bit = 1 << place
        hands[seat] ^= bit
        left ^= bit
        if bit == MAT:
            if seat & 1:
                took1 += FIVE
            else:
                took0 += FIVE
        else:
            pot += WORTH[place]
            if not led:
                led, best, holder = LED[place], place, seat
            elif bit & BEATS[best] and bit & (led | TRUMPS):
                best, holder = place, seat
        count += 1
        if count == 4:
            if holder & 1:
                took1 += pot
                won1 = True
            else:
                took0 += pot
                won0 = True
            if taker < 0:
                taker = holder
            if not left:
                break
            seat, count, led, best, pot = holder, 0, 0, -1, 0
            if led_next:
                if seat == partner and (place := led_next(hands, seat)) >= 0:
                    led_next = None
                    continue
                led_next = None
        else:
            seat = (seat - 1) & 3
        mine = hands[seat]
        if not led:
            if not mine & (mine - 1):
                place = mine.bit_length() - 1
            else:
                place = lead_of(mine, hands[(seat - 1) & 3], hands[seat ^ 2], hands[(seat + 1) & 3])
            continue
        following = mine & led or mine & TRUMPS or mine & ~MAT
        if reply and taker < 0 and seat & 1 == side and following:
            place = reply(following, best, hands[(seat - 1) & 3] if count < 3 else 0, led)
            continue
        place = reply_of(
            mine,
            following,
            best,
            not (holder ^ seat) & 1,
            hands[(seat - 1) & 3],
            hands[seat ^ 2],
            led,
            count,
            mine & MAT,
        )
    if not won0:
        ahead = -TOTAL
    elif not won1:
        ahead = TOTAL
    else:
        ahead = took0 + asleep[0] - took1 - asleep[1]
    return (-ahead if side else ahead), taker


def blind_left(hands: list[int], seat: int) -> int:
    """What a seat leads that takes the hands of the others for each other's."""
    return lead_of(hands[seat], hands[(seat + 1) & 3], hands[(seat - 1) & 3], hands[seat ^ 2])


def blind_right(hands: list[int], seat: int) -> int:
    """As `blind_left`, the other way round."""
    return lead_of(hands[seat], hands[seat ^ 2], hands[(seat + 1) & 3], hands[(seat - 1) & 3])


def lower(suits: int) -> Lead:
    """A lead of the lowest of these suits."""

    def lead(hands: list[int], seat: int) -> int:
        held = hands[seat] & suits
        return cheapest(held) if held and held != ONE else -1

    return lead


def higher(suits: int) -> Lead:
    """A lead of the highest of these suits."""

    def lead(hands: list[int], seat: int) -> int:
        held = hands[seat] & suits
        if held & TRUMPS:
            return held.bit_length() - 1
        return dearest(held) if held else -1

    return lead
