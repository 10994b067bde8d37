"""Worlds drawn by how likely they make what was played, and the model of play behind that."""

import sys
from collections import Counter
from collections.abc import Iterator
from math import log

import pytest

from cardtable.core.cards import Card
from cardtable.core.deal import Move, View
from cardtable.core.fields import OneCard
from cardtable.core.shuffle import Stream
from cardtable.core.tricks import TrickDeal
from cardtable.cpu import story
from cardtable.cpu.encode import Encoder
from cardtable.cpu.features import FEATURES, KINDS
from cardtable.cpu.imagine import Worlds
from cardtable.cpu.levels import player
from cardtable.cpu.likely import Likely
from cardtable.cpu.sense import bare
from cardtable.cpu.solver import Solver
from cardtable.cpu.story import Inferred, Places, told
from cardtable.games.tallyho import BID_STEP, FOX, Tallyho, worth
from tests.helpers.deals import new
from tests.helpers.solving import from_source


def steps(card: Card) -> int:
    return worth(card) // BID_STEP


def positions(count: int, left: int) -> Iterator[tuple[View, TrickDeal]]:
    """Views of medium players about to choose, with so many cards in hand; and the deal."""
    for seed in range(count):
        _, deal = new(Tallyho, {}, f"likely {seed}")
        cpu = player("medium", "likely")
        while deal.asked:
            view = deal.view(deal.asked.seat)
            assert isinstance(deal, Tallyho)
            field = deal.asked.fields.get("card")
            if isinstance(field, OneCard) and len(view.hand) == left and len(field.among) > 1:
                yield view, deal
            deal.answer(cpu.decide(view))


def test_every_world_drawn_is_possible() -> None:
    for view, deal in positions(4, 6):
        inferred = Inferred(view, steps)
        for _ in range(20):
            placed = inferred.placed(Stream("worlds"))
            world = inferred.worlds.deal(Stream("fill"), placed)
            assert isinstance(world, TrickDeal)
            assert {name: len(pile) for name, pile in world.piles.items()} == {
                name: len(pile) for name, pile in deal.piles.items()
            }
            assert world.hand(view.seat) == deal.hand(view.seat)
            assert not any(world.suit(card) == suit for seat, suit in deal.voids for card in world.hand(seat))
            assert FOX not in world.cards("den") or FOX in deal.cards("den")


def test_the_truth_is_found_more_often_than_by_chance() -> None:
    """The mean logarithm of the chance given to where each hidden card really lies."""

    def quality(draw: Inferred | Worlds, view: View, deal: TrickDeal, homes: dict[Card, list[str]]) -> list[float]:
        random, found = Stream("quality"), Counter[tuple[Card, str]]()
        for _ in range(60):
            found.update((card, name) for name, cards in draw.placed(random).items() for card in cards)
        return [
            log((found[card, name] + 0.5) / 61)
            for name, pile in deal.piles.items()
            for card in pile
            if len(homes.get(card, ())) > 1
        ]

    by_model, by_chance = [], []
    for view, deal in positions(12, 5):
        worlds = Worlds(view)
        by_model += quality(Inferred(view, steps), view, deal, worlds.homes)
        by_chance += quality(worlds, view, deal, worlds.homes)
    assert len(by_model) > 300
    assert sum(by_model) / len(by_model) > sum(by_chance) / len(by_chance) + 0.15


def test_worlds_follow_from_view_and_stream() -> None:
    view, _ = next(positions(1, 6))
    drawn = [[Inferred(view, steps).placed(Stream(name)) for _ in range(3)] for name in ("one", "one", "other")]
    assert drawn[0] == drawn[1] != drawn[2]


def test_compiled_and_interpreted_draw_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    view, _ = next(positions(1, 5))
    random = Stream("same")
    compiled = [Inferred(view, steps).placed(random) for _ in range(3)]
    monkeypatch.setitem(sys.modules, "cardtable.cpu.features", from_source("features", "cardtable.cpu.features_here"))
    interpreted = from_source("likely", "cardtable.cpu.interpreted_likely")
    assert not interpreted.compiled
    monkeypatch.setattr(story, "Likely", interpreted.Likely)
    random = Stream("same")
    assert [Inferred(view, steps).placed(random) for _ in range(3)] == compiled


def test_the_solver_plays_on_as_the_model_that_weighs_worlds() -> None:
    """Both see the same features: what the solver plays is what the model of the plays gives the most weight."""
    searcher, compared = Solver(8), 0
    for seed in range(6):
        _, deal = new(Tallyho, {}, f"model {seed}")
        assert isinstance(deal, Tallyho)
        cpu, chosen = player("medium", "model"), {}
        while deal.asked:
            view, seat = deal.view(deal.asked.seat), deal.asked.seat
            if deal.asked.do == "play":
                board = Encoder(deal, seat, loose=deal.cards("den")).board()
                story.drift_by_model(searcher, deal)
                searcher.reset()
                searcher.load(board)
                number = sum(isinstance(event, Move) and event.target == "trick" for event in view.log)
                chosen[number] = board.cards[searcher.thumb()], view.hand
            deal.answer(cpu.decide(view))
        end = deal.view(0)
        rules = bare(end)
        places = Places(rules)
        value = {at: steps(card) for card, at in places.at.items()}
        plays = list(told(end, rules, places, value))
        weights = story.weights("tallyho")
        weighed = Likely(places.table(steps), weights, 0)
        for one in plays:
            weighed.add(*one)
        for number, (card, hand) in chosen.items():
            row = weights[plays[number].kind * FEATURES : (plays[number].kind + 1) * FEATURES]
            merits = {
                (suit, rank): sum(weight * x for weight, x in zip(row, features, strict=True))
                for suit, rank, features in weighed.choices(number, places.holding(hand))
            }
            assert merits[places.at[card]] == max(merits.values())
            compared += len(merits) > 1
    assert compared > 100
    assert len(story.weights("tallyho")) == KINDS * FEATURES
