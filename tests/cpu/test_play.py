"""The card to play by sampled worlds: what the games' hard players have in common."""

import pytest

from cardtable.core.shuffle import Stream
from cardtable.cpu.play import Budget, rate
from cardtable.games.tallyho import Tallyho
from tests.helpers.endings import from_play


@pytest.mark.parametrize(("left", "worlds"), [(4, 3), (5, 3), (6, 11)])
def test_before_values_are_exact_it_is_another_number_of_worlds(left: int, worlds: int) -> None:
    budget = Budget(worlds=3, early=11, nodes=10**7, exact=5, finish=2)
    deal = from_play(Tallyho, {}, "worlds", left)
    assert deal.asked is not None
    ratings = rate(deal.view(deal.asked.seat), Stream("worlds"), budget)
    assert {len(rating.values) for rating in ratings} == {worlds}


def test_who_has_spent_the_nodes_looks_into_no_further_world() -> None:
    budget = Budget(worlds=50, early=50, nodes=1, exact=5, finish=2)
    deal = from_play(Tallyho, {}, "worlds", 5)
    assert deal.asked is not None
    ratings = rate(deal.view(deal.asked.seat), Stream("worlds"), budget)
    assert {len(rating.values) for rating in ratings} == {1}
