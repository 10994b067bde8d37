"""The tree search of hard players where nothing is compiled."""

from itertools import repeat
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.fields import OneCard
from cardtable.core.shuffle import Stream
from cardtable.cpu import exact, play, tree
from cardtable.cpu.encode import encode
from cardtable.cpu.levels import player
from cardtable.cpu.solver import Solver
from cardtable.games.tallyho import Tallyho
from tests.cpu.test_manners_tallyho import CASES
from tests.helpers.endings import from_play
from tests.helpers.manners import Case, check


def test_with_open_cards_it_comes_to_what_is_best_or_near() -> None:
    """Of one and the same world, its favourite is worth hardly less than the best card."""
    searcher, lost, best = Solver(12), 0, 0
    for seed in range(12):
        deal = from_play(Tallyho, {}, f"tree {seed}", 4)
        assert deal.asked is not None
        board = encode(deal, deal.asked.seat)
        searcher.reset()
        values = exact.values(searcher, board)
        assert values is not None
        branches = tree.search(searcher, repeat(board).__next__, int, 400)
        assert set(branches) <= set(values)
        chosen = max(branches, key=lambda card: branches[card].tried)
        lost += max(values.values()) - values[chosen]
        best += max(values.values()) - min(values.values())
    assert best > 100
    assert lost < best / 5


def test_the_same_worlds_the_same_tree() -> None:
    deal = from_play(Tallyho, {}, "same tree", 6)
    assert deal.asked is not None
    view = deal.view(deal.asked.seat)
    found = [tree.search(Solver(8), play.boards(view, Stream("tree")), int, 60) for _ in range(2)]
    assert [branch.tried for branch in found[0].values()] == [branch.tried for branch in found[1].values()]
    assert sum(branch.tried for branch in found[0].values()) == 60


def test_hard_without_a_compiled_solver_plays_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = []

    def search(*how: Any) -> Any:
        searched.append(how)
        return real(*how)

    real = tree.search
    monkeypatch.setattr(play, "compiled", False)
    monkeypatch.setattr(tree, "search", search)
    deal = from_play(Tallyho, {}, "uncompiled", 7)
    assert deal.asked is not None
    hard = player("hard", "uncompiled")
    while deal.asked:
        view = deal.view(deal.asked.seat)
        action = hard.think(view).action
        field = view.asked.fields["card"] if view.asked else None
        assert isinstance(field, OneCard) and action.values["card"] in field.among
        deal.answer(action)
    assert len(searched) > 5


def fields_of(case: Case) -> Any:
    asked = case.build().asked
    assert asked is not None
    return asked.fields


PLAYS = [case for case in CASES if case.partner and "card" in fields_of(case)]


@pytest.mark.parametrize("case", PLAYS, ids=str)
def test_it_does_not_insult_its_partner_either(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "compiled", False)
    check(case, "hard")


@pytest.mark.parametrize("beside", ["thumbs", "wishes"])
def test_its_means_are_rough_so_rules_of_thumb_and_wishes_count_more(
    beside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card worth three points less in open cards is still played, for a point that these give it."""
    deal = from_play(Tallyho, {}, "rough", 6)
    assert deal.asked is not None
    view = deal.view(deal.asked.seat)
    field = deal.asked.fields["card"]
    assert isinstance(field, OneCard)
    plain, favoured = field.among[:2]
    worth = {plain: 3, favoured: 0}

    def search(*_: Any) -> dict[Card, tree.Branch]:
        return {card: tree.Branch(tried=1, total=total) for card, total in worth.items()}

    def rate(*_: Any) -> list[play.Rating]:
        ratings = [play.Rating(card) for card in worth]
        for rating in ratings:
            rating.values, rating.total = [worth[rating.card]], worth[rating.card]
        return ratings

    monkeypatch.setattr(tree, "search", search)
    monkeypatch.setattr(play, "rate", rate)
    budget = play.Budget(worlds=1, early=1, nodes=1, exact=4, finish=1)
    extra: dict[str, Any] = {beside: lambda card: float(card == favoured)}
    for compiled, chosen in ((True, plain), (False, favoured)):
        monkeypatch.setattr(play, "compiled", compiled)
        assert play.choose(view, Stream("rough"), budget, order=str, lean=1.0, **extra) == chosen
