"""Worlds a seat may be in: the hidden cards dealt so that all it has seen, and who is void, fits."""

from collections import defaultdict
from collections.abc import Mapping

from ..core.cards import BACK, Card
from ..core.deal import Deal, Move, View
from ..core.shuffle import Stream
from .sense import bare


def imagine(view: View, random: Stream) -> Deal:
    """One such world, as a deal to try things on; its view from this seat is `view`, but for the log.

    The question must be this seat's, or the deal over: nobody knows what others may answer.
    ValueError if no world fits, which no honest view can cause.
    """
    homes, room = _homes(view), _room(view)
    placed = _place(homes, room, random)
    piles = {}
    for name, pile in view.piles.items():
        fill = iter(placed.get(name, ()))
        piles[name] = [next(fill) if card == BACK else card for card in pile]
    return view.game.set_up(piles, view.faces, asked=view.asked, result=view.result, **view.setting, **view.facts)


def _room(view: View) -> dict[str, int]:
    """How many unknown cards lie in each pile that has any."""
    return {name: count for name, pile in view.piles.items() if (count := pile.count(BACK))}


def _homes(view: View) -> dict[Card, list[str]]:
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


def _place(homes: Mapping[Card, list[str]], room: Mapping[str, int], random: Stream) -> dict[str, list[Card]]:
    """A random place for every card: the choosiest first, others moved on where they are in the way."""
    placed: dict[str, list[Card]] = defaultdict(list)

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

    for card in sorted(random.shuffled(homes), key=lambda card: len(homes[card])):
        if not put(card, set()):
            raise ValueError("no world fits this view")
    return {pile: random.shuffled(placed[pile]) for pile in room}
