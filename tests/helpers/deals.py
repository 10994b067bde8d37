"""Deals of every game, played at random: what the tests have in common."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.deal import Deal
from cardtable.core.fields import Action, Number
from cardtable.core.shuffle import Stream, deck_of
from cardtable.games import GAMES

Options = dict[str, Any]


def option_sets(game: type[Deal]) -> list[Options]:
    """Combinations of the values of a game's options in which every two values meet; all if they are few."""
    values = [list(field.values({})) for field in game.options.values()]
    every = [dict(zip(game.options, chosen, strict=True)) for chosen in product(*values)]
    if len(every) <= 8:
        return every
    chosen: list[Options] = []
    wanted = set().union(*map(_pairs, every))
    while wanted:
        best = max(every, key=lambda options: len(_pairs(options) & wanted))
        chosen.append(best)
        wanted -= _pairs(best)
    return chosen


def _pairs(options: Options) -> set[tuple[object, ...]]:
    return set(combinations(options.items(), 2))


CODES = {str(card): card for game in GAMES.values() for card in game.pack}
TABLES = [(game, options) for game in GAMES.values() for options in option_sets(game)]
TABLE_IDS = ["-".join([game.name, *map(str, options.values())]) for game, options in TABLES]


def cards(codes: str) -> list[Card]:
    """The cards of codes in a row."""
    return [Card.parse(code) for code in codes.split()]


def new(game: type[Deal], options: Options, seed: object) -> tuple[list[Card], Deal]:
    """A deck and the deal from it, with another dealer for another seed."""
    deck = deck_of(game.name, game.pack, f"test {seed}", 0)
    dealer = Stream(f"dealer {seed}").below(game.seats_for(game.with_defaults(options)))
    return deck, game(deck, dealer, options)


def any_answer(deal: Deal, stream: Stream) -> Action:
    """A random answer, which calls low and passes often: numbers wholly at random would all be high."""
    asked = deal.asked
    assert asked is not None
    action = asked.any_answer(stream)
    for name, field in asked.fields.items():
        if isinstance(field, Number) and stream.below(4):
            low = min(field.low + field.step * stream.below(3), field.high)
            value = stream.choice(field.words) if field.words and stream.below(3) else low
            action = Action(action.seat, action.do, {**action.values, name: value})
    return action


def play(deal: Deal, stream: Stream, stop: int = 10**9) -> list[Action]:
    """Play on at random, `stop` answers at most; the answers."""
    actions: list[Action] = []
    while deal.asked and len(actions) < stop:
        actions.append(any_answer(deal, stream))
        deal.answer(actions[-1])
    return actions


def states(deal: Deal, stream: Stream) -> Iterator[Deal]:
    """The deal before each answer of random play, and at the end."""
    while deal.asked:
        yield deal
        deal.answer(any_answer(deal, stream))
    yield deal


def views(deal: Deal) -> list[Any]:
    return [deal.view(seat) for seat in range(deal.seats)]


def cards_in(value: Any) -> set[Card]:
    """Every card that a value holds at any depth: itself, or its code alone or between colons."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, str):
        return {card for part in value.split(":") if (card := CODES.get(part))}
    if isinstance(value, dict):
        return cards_in([*value, *value.values()])
    if isinstance(value, tuple | list | set | frozenset):
        return {card for inner in value for card in cards_in(inner)}
    return set()
