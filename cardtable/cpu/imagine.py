"""Worlds a seat may be in: the hidden cards dealt so that all it has seen and heard, and who is void, fits."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from ..core.cards import BACK, Card
from ..core.deal import Deal, Move, View
from ..core.shuffle import WORD, Stream
from .playout import bits
from .sense import bare
from .talk import Heard, heard

T = TypeVar("T")

POOL = 2**64  # random numbers are drawn anew below this
TRIES, SWAPS = 20, 400  # new worlds, and swaps of two cards in each, until nobody has lied in one
DOUBTED = 120  # swaps until what partner asked for has its reason too, if nobody has lied
STEP_BACK = 12  # of so many swaps that make it worse, one is made


class _Chance:
    """Random numbers from few of a Stream's: drawing each by itself would take most of the time."""

    def __init__(self, random: Stream) -> None:
        self.random, self.pool = random, 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, all as good as equally likely."""
        if self.pool < POOL:
            for _ in range(6):
                self.pool = self.pool * WORD + self.random.below(WORD)
        self.pool, number = divmod(self.pool, n)
        return number

    def shuffled(self, items: Iterable[T]) -> list[T]:
        deck = list(items)
        for j in range(len(deck) - 1, 0, -1):
            k = self.below(j + 1)
            deck[j], deck[k] = deck[k], deck[j]
        return deck


class Worlds:
    """The worlds that one view allows: prepared once, then imagined as often as wanted."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.heard = heard(view)
        self.room = _room(view)
        homes = _homes(view, self.heard)
        self.fixed: dict[str, list[Card]] = {name: [] for name in self.room}  # cards that can lie in one pile only
        for card in [card for card, piles in homes.items() if len(piles) == 1]:
            (pile,) = homes.pop(card)
            self.fixed[pile].append(card)
            self.room[pile] -= 1
        self.room = {name: count for name, count in self.room.items() if count}
        self.homes = {card: [pile for pile in piles if pile in self.room] for card, piles in homes.items()}

    def placed(self, random: Stream) -> dict[str, list[Card]]:
        """The unknown cards of each pile in one such world. ValueError if there is none.

        Where so much was said that none is found in time, the one in which it is nearest to true.
        """
        chance = _Chance(random)
        nearest: dict[str, list[Card]] = {}
        least = -1
        for _ in range(TRIES):
            loose = _place(self.homes, self.room, chance)
            lies = 0 if self.heard is None or not self.room else self._made_honest(loose, chance)
            if least < 0 or lies < least:
                nearest, least = loose, lies
            if not lies:
                break
        return {name: cards + nearest.get(name, []) for name, cards in self.fixed.items()}

    def deal(self, random: Stream, placed: Mapping[str, Sequence[Card]] | None = None) -> Deal:
        """One such world, as a deal; `placed`: this one."""
        view = self.view
        placed = self.placed(random) if placed is None else placed
        piles = {}
        for name, pile in view.piles.items():
            fill = iter(random.shuffled(placed.get(name, ())))
            piles[name] = [next(fill) if card == BACK else card for card in pile]
        return view.game.set_up(piles, view.faces, asked=view.asked, result=view.result, **view.setting, **view.facts)

    def refill(self, deal: Deal, random: Stream, placed: Mapping[str, Sequence[Card]]) -> None:
        """Make an imagined deal another such world: what lies hidden is replaced."""
        for name, pile in self.view.piles.items():
            if name not in placed:
                continue
            fill = iter(random.shuffled(placed[name]) if name.startswith("pile") else placed[name])
            cards = deal.piles[name] = [next(fill) if card == BACK else card for card in pile]
            deal.lies |= {card: (name, face) for card, face in zip(cards, self.view.faces[name], strict=True)}

    def make_honest(self, loose: dict[str, list[Card]], random: Stream) -> int:
        """Swap loose cards of a world until nobody has lied; how far from true what was said is in the end."""
        return 0 if self.heard is None else self._made_honest(loose, _Chance(random))

    def _made_honest(self, loose: dict[str, list[Card]], random: _Chance) -> int:
        """Swap cards until nobody has lied; how far from true what was said is in the end."""
        assert self.heard is not None
        fixed = {name: bits(cards) for name, cards in self.fixed.items()}
        held = {name: fixed[name] | bits(cards) for name, cards in loose.items()}
        names, settled = list(loose), 0
        lies, doubts = self.heard.lies(fixed | held), self.heard.doubts(fixed | held)
        while (lies or doubts) and len(names) > 1 and settled < (SWAPS if lies else DOUBTED):
            settled += 1
            one = names[random.below(len(names))]
            other = names[(names.index(one) + 1 + random.below(len(names) - 1)) % len(names)]
            i, j = random.below(len(loose[one])), random.below(len(loose[other]))
            mine, theirs = loose[one][i], loose[other][j]
            if other not in self.homes[mine] or one not in self.homes[theirs]:
                continue
            swap = bits((mine, theirs))
            world = fixed | held | {one: held[one] ^ swap, other: held[other] ^ swap}
            changed, doubted = self.heard.lies(world), self.heard.doubts(world)
            # now and then a step back, out of a world that no single swap makes better
            better = (changed, doubted) <= (lies, doubts)
            if better or (lies and changed == lies + 1 and not random.below(STEP_BACK)):
                lies, doubts = changed, doubted
                held[one] ^= swap
                held[other] ^= swap
                loose[one][i], loose[other][j] = theirs, mine
        return lies


def imagine(view: View, random: Stream) -> Deal:
    """One such world, as a deal to try things on; its view from this seat is `view`, but for the log.

    The question must be this seat's, or the deal over: nobody knows what others may answer.
    ValueError if no world fits, which no honest view can cause.
    """
    return Worlds(view).deal(random)


def _room(view: View) -> dict[str, int]:
    """How many unknown cards lie in each pile that has any."""
    return {name: count for name, pile in view.piles.items() if (count := pile.count(BACK))}


def _homes(view: View, said: Heard | None) -> dict[Card, list[str]]:
    """The piles in which each unknown card may lie."""
    seen, shown = _known(view)
    room = _room(view)
    voids = view.facts.get("voids", frozenset())
    suit = bare(view).suit if voids else None

    def may_lie(card: Card, pile: str) -> bool:
        if card in shown and pile not in shown[card]:
            return False
        kind, _, owner = pile.partition(":")
        if suit and kind == "hand" and (int(owner), suit(card)) in voids:
            return False
        if said is not None and not said.may_lie(card, pile):
            return False
        return view.game.may_lie(card, pile, view.facts)

    loose = [card for card in view.game.pack if card not in seen]
    return {card: [pile for pile in room if may_lie(card, pile)] for card in loose}


def _known(view: View) -> tuple[set[Card], dict[Card, set[str]]]:
    """Cards whose place is plain, and where the others that were ever shown may have gone."""
    seen = {card for pile in view.piles.values() for card in pile if card != BACK}
    at: dict[Card, set[str]] = {}
    for event in view.log:
        if not isinstance(event, Move):
            continue
        for card in event.cards:
            if card != BACK:
                at[card] = {event.target}
        if BACK in event.cards:
            for places in at.values():
                if event.source in places:
                    places.add(event.target)
    return seen, {card: places for card, places in at.items() if card not in seen}


def _place(homes: Mapping[Card, list[str]], room: Mapping[str, int], random: _Chance) -> dict[str, list[Card]]:
    """A random place for every card: the choosiest first, others moved on where they are in the way."""
    placed: dict[str, list[Card]] = {pile: [] for pile in room}

    def put(card: Card, tried: set[str]) -> bool:
        free = {pile: room[pile] - len(placed[pile]) for pile in homes[card] if pile not in tried}
        if spare := sum(free.values()):
            at = random.below(spare)
            for pile, count in free.items():
                if at < count:
                    placed[pile].append(card)
                    return True
                at -= count
        for pile in random.shuffled(free):
            tried.add(pile)
            for other in random.shuffled(placed[pile]):
                if put(other, tried):
                    placed[pile][placed[pile].index(other)] = card
                    return True
        return False

    anywhere = []
    for card in sorted(random.shuffled(homes), key=lambda card: len(homes[card])):
        if len(homes[card]) == len(room):
            anywhere.append(card)
        elif not put(card, set()):
            raise ValueError("no world fits this view")
    at = 0
    for pile, cards in placed.items():
        free = room[pile] - len(cards)
        cards += anywhere[at : at + free]
        at += free
    return placed
