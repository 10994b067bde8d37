"""Piedicavallo: a careful player, who tries each card in a few worlds that fit all that was seen and heard.

What follows a card is played out by simple rules of thumb, open-handed: smear on partner's trick, win with the card
that costs least, cash what nobody can take, save what is dear. Cards are bits (see `talk`), hands are numbers.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from ..core.cards import BACK, Card
from ..core.deal import View
from ..core.fields import OneCard, Remarks, SomeCards
from ..core.shuffle import Stream
from ..games.piedicavallo import BAGATTO, BLACK, FIVE, MATTO, OTHER_COLOUR, RANKED, RED, TOTAL, TRUMP, worth
from .imagine import Worlds
from .talk import BIT, CARDS, KINGS, PLACE, SUIT, Heard, Request, bits
from .thought import Thought

TRUMPS, MAT, ONE = SUIT[TRUMP], BIT[MATTO], BIT[BAGATTO]
PLAIN = tuple(SUIT[suit] for suit in RED + BLACK)
WORTH = [worth(card) for card in CARDS]
ABOVE = [bits(CARDS[place + 1 :]) & SUIT.get(card.suit, 0) for place, card in enumerate(CARDS)]
BEATS = [above | (0 if card.suit == TRUMP else TRUMPS) for card, above in zip(CARDS, ABOVE, strict=True)]
LED = [SUIT.get(card.suit, 0) for card in CARDS]
DEAR = [bits(c for c in CARDS if c.suit != TRUMP and c != MATTO and worth(c) == points) for points in (5, 4, 3, 2)]
CHEAP = [bits(c for c in CARDS if c.suit != TRUMP and c != MATTO and worth(c) == points) for points in (1, 2, 3, 4, 5)]


# --- playing out ----------------------------------------------------------------------------------------


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


Asked = Callable[[int, int, int, int], int] | None  # cards that follow, best, hand of the last, suit led → the card


Lead = Callable[[list[int], int], int] | None  # hands, seat → the card to lead, -1 for any


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
    return cheapest(following)


def to_give(following: int, best: int, last: int, led: int) -> int:
    losing = following & ~BEATS[best]
    return dearest(losing or following)


class Position:
    """The public part of a position: what was taken, and the trick on the table."""

    __slots__ = ("best", "count", "holder", "led", "pot", "seat", "took", "won")

    def __init__(self, view: View) -> None:
        trick = view.piles.get("trick", ())
        self.seat, self.count = view.seat, len(trick)
        self.led, self.best, self.holder, self.pot = 0, -1, -1, 0
        self.took = list(view.facts["took"])
        leader = view.facts["leader"]
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
        self.won = [any(taker & 1 == side for taker in view.facts["takers"]) for side in (0, 1)]


def play_out(
    hands: list[int],
    at: Position,
    first: int,
    asleep: tuple[int, int],
    asked: Asked = None,
    led_next: Lead = None,
) -> tuple[int, int]:
    """What the side on turn is ahead by at the end, and who takes this trick, if all play on by the rules of thumb.

    The seat on turn plays `first`; its partner, if yet to play to this trick, may be asked for a certain kind of card.
    `asleep` are the points of the sleeping cards by side. `hands` are used up.
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
        if asked and taker < 0 and seat & 1 == side and following:
            place = asked(following, best, hands[(seat - 1) & 3] if count < 3 else 0, led)
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


# --- the worlds -----------------------------------------------------------------------------------------

PLAYOUTS = 48  # of a decision
FEWEST, MOST = 4, 16  # worlds


class World:
    """One world as numbers."""

    __slots__ = ("asleep", "hands")

    def __init__(self, view: View, hands: list[int], sleeping: Iterable[Card]) -> None:
        points = sum(map(worth, sleeping))
        self.hands = hands
        self.asleep = (0, points) if view.setting["dealer"] & 1 else (points, 0)


def imagined(view: View, random: Stream, count: int) -> tuple[list[World], Heard | None]:
    """So many worlds, and what was heard."""
    worlds = Worlds(view)
    found = []
    for _ in range(count):
        placed = worlds.placed(random)
        hands = [
            bits(view.hand) if seat == view.seat else bits(placed.get(f"hand:{seat}", ())) for seat in range(4)
        ]
        found.append(World(view, hands, placed.get("sleeping", view.piles.get("sleeping", ()))))
    return found, worlds.heard


def different(cards: Sequence[Card], gone: int) -> list[Card]:
    """Of cards that are worth the same and next to each other among those left, the lowest."""
    held = bits(cards)
    kept = []
    for card in cards:
        if card == MATTO:
            kept.append(card)
            continue
        below = BIT[card] - 1 & LED[PLACE[card]] & ~gone
        neighbour = below.bit_length() - 1
        if neighbour < 0 or not held >> neighbour & 1 or WORTH[neighbour] != WORTH[PLACE[card]]:
            kept.append(card)
    return kept


@dataclass(frozen=True, slots=True)
class Manners:
    """What a player says and heeds."""

    speaks: bool = True
    playouts: int = PLAYOUTS
    heed: float = 3.0  # points that it is ready to lose for a request
    gain: float = 1.0  # points that a request must promise
    kinds: tuple[str, ...] = ()
    says: tuple[str, ...] = ("ask",)
    leak: float = 1.0
    se: float = 1.0
    partner: float = 0.0


MANNERS = Manners()


IMPLIED = {"batto": "lead-same:low", "void": "lead-same:low", "alto": "lead-other:low", "alto-batto": "lead-other:low"}


def fits(request: Request, card: Card, among: Sequence[Card], at: Position, held: int) -> bool:
    """Whether a card is what partner asks for."""
    place, what = PLACE[card], request.what
    wins = bool(BIT[card] & BEATS[at.best] & (at.led | TRUMPS)) if at.best >= 0 else False
    match what.split(":"):
        case ["farlo"]:
            return wins
        case ["low"]:
            return place == cheapest(bits(among))
        case ["few"]:
            return WORTH[place] == min(worth(c) for c in among)
        case ["points"]:
            return WORTH[place] == max(worth(c) for c in among)
        case ["card", code]:
            return str(card) == code
        case ["cover"]:
            return wins
        case ["lead-same" | "lead-trump", height]:
            return card.suit == request.suit and high_enough(card, height)
        case ["lead-other", height]:
            return card.suit in OTHER_COLOUR.get(request.suit, "") and high_enough(card, height)
    return False


def high_enough(card: Card, height: str) -> bool:
    return (worth(card) > 1) == (height == "high")


def play(view: View, random: Stream, manners: Manners = MANNERS) -> Thought:
    assert view.asked is not None
    field = view.asked.fields["card"]
    assert isinstance(field, OneCard)
    among = field.among
    gone = bits(c for side in (0, 1) for c in view.piles.get(f"won:{side}", ()))
    gone |= bits(c for c in view.piles.get("sleeping", ()) if c != BACK)
    cards = different(among, gone)
    menu = view.asked.fields.get("say")
    talks = manners.speaks and isinstance(menu, Remarks) and any(menu.menu.values())
    if len(cards) == 1 and not talks:
        return Thought({"card": cards[0]}, "only-card")
    count = max(FEWEST, min(MOST, manners.playouts // len(cards)))
    worlds, said = imagined(view, random, count)
    at = Position(view)
    requests = () if said is None else [r for r in said.requests if r.seat == view.seat ^ 2]
    trick = len(view.facts["takers"])
    if at.count:
        now = [r for r in requests if r.trick == trick and not r.what.startswith("lead-")]
    else:
        now = [r for r in requests if r.trick == trick - 1 and r.what.startswith("lead-")]
        if said: now += [Request(c.seat, c.suit, IMPLIED[c.remark.split(":")[0]], c.trick) for c in said.claims if c.seat == view.seat ^ 2 and c.trick == trick - 1 and c.remark.split(":")[0] in IMPLIED]
    values, takers = [], []
    for card in cards:
        place, total, took = PLACE[card], 0, [0] * 4
        for world in worlds:
            ahead, taker = play_out(world.hands.copy(), at, place, world.asleep)
            total += ahead
            took[taker] += 1
        values.append(total / count)
        takers.append(took)
    held = bits(view.hand)
    asked = [any(fits(r, card, among, at, held) for r in now) for card in cards]

    def order(i):
        return (values[i] + manners.heed * asked[i], -WORTH[PLACE[cards[i]]], -i)

    best = max(range(len(cards)), key=order)
    card = cards[best]
    say = ()
    if talks:
        say = speak(view, card, menu.menu[card], worlds, at, values[best], [t / count for t in takers[best]], manners)
    return Thought({"card": card, "say": say}, "best")


def speak(view, card, menu, worlds, at, value, takers, manners):
    say = []
    partner = view.seat ^ 2
    hand = [c for c in view.hand if c != card]
    for remark in menu:
        kind, *rest = remark.split(":")
        if kind == "ask" or kind not in manners.kinds: continue
        if takers[partner] < manners.partner: continue
        if kind in ("void", "alto") and not any(c.suit == TRUMP for c in hand): continue
        if kind == "batto" and rest[0].isdigit() and f"batto:{int(rest[0])+1}" in menu: continue
        if remark == "alto-batto:1" and "alto-batto:2" in menu: continue
        say.append(remark)
    best, chosen = manners.gain, None
    base = {}
    for remark in menu:
        wish = wish_of(remark, card)
        if wish is None or remark.split(":")[0] not in manners.says: continue
        lead = bool(wish[1])
        if lead and takers[partner] < 0.3: continue
        if lead and "blind" not in base:
            base["blind"] = [play_out(w.hands.copy(), at, PLACE[card], w.asleep, None, (blind_left, blind_right)[i % 2])[0] for i, w in enumerate(worlds)]
        if not lead and "open" not in base:
            base["open"] = [play_out(w.hands.copy(), at, PLACE[card], w.asleep)[0] for i, w in enumerate(worlds)]
        before = base["blind" if lead else "open"]
        diffs = []
        for world, v0 in zip(worlds, before):
            diffs.append(play_out(world.hands.copy(), at, PLACE[card], world.asleep, *wish)[0] - v0)
        n = len(worlds)
        v = sum(diffs) / n
        sd = (sum((d - v) ** 2 for d in diffs) / (n - 1)) ** 0.5
        v -= (0 if remark.startswith("ask") else manners.leak)
        if v > best and v > manners.se * sd / n ** 0.5: best, chosen = v, remark
    if chosen: say.append(chosen)
    return tuple(say)


def blind_left(hands, seat):
    """What partner leads if it takes our cards for those of the seat before."""
    return lead_of(hands[seat], hands[(seat + 1) & 3], hands[(seat - 1) & 3], hands[seat ^ 2])


def blind_right(hands, seat):
    return lead_of(hands[seat], hands[seat ^ 2], hands[(seat + 1) & 3], hands[(seat - 1) & 3])


def lower(suits):
    def lead(hands, seat):
        held = hands[seat] & suits
        return cheapest(held) if held else -1
    return lead

def higher(suits):
    def lead(hands, seat):
        held = hands[seat] & suits
        return dearest(held) if held and held & TRUMPS == 0 else held.bit_length() - 1 if held else -1
    return lead

WAYS = {"farlo": to_win, "low": to_lose, "few": to_lose, "points": to_give}

def wish_of(remark, card):
    """What partner is hoped to do when it hears this: how it follows, and leads."""
    kind, *rest = remark.split(":")
    suit = card.suit
    other = sum(SUIT[x] for x in OTHER_COLOUR.get(suit, ""))
    if kind == "ask":
        if rest[0] in WAYS: return WAYS[rest[0]], None
        if rest[0].startswith("lead-"):
            suits = other if rest[0] == "lead-other" else SUIT[suit or TRUMP]
            return None, (higher if rest[1] == "high" else lower)(suits)
        return None
    if kind in ("batto", "void") and suit in OTHER_COLOUR: return None, lower(SUIT[suit])
    if kind in ("alto", "alto-batto"): return None, lower(other)
    if kind == "batto": return None, lower(SUIT[TRUMP])
    return None


def discard(view: View, random: Stream) -> Thought:
    assert view.asked is not None
    field = view.asked.fields["cards"]
    assert isinstance(field, SomeCards)
    options = list(field.values({}))
    def value(pair):
        left = [c for c in view.hand if c not in pair]
        total = float(sum(worth(c) for c in pair))
        for suit in RED + BLACK:
            have = [c for c in left if c.suit == suit]
            if not have: total += 2.0
            if len(have) == 1 and have[0].rank == "K": total -= 0
        return total
    pair = max(options, key=value)
    return Thought({"cards": pair}, "discard")


def medium(view: View, random: Stream) -> Thought:
    assert view.asked is not None
    if view.asked.do == "discard":
        return discard(view, random)
    return play(view, random)
