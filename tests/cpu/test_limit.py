"""How much of what open cards bring hard gets: the measure itself."""

from argparse import ArgumentParser
from math import sqrt
from statistics import mean, stdev

import pytest

from cardtable.cpu import levels
from cardtable.simulate import NORMAL_95
from tests.helpers.options import options_for
from tests.slow import limit


def test_the_interval_of_a_mean_is_the_usual_one() -> None:
    row = [3.0, -1.0, 4.0, 1.0, 5.0, -9.0]
    found, half = limit.with_interval([row], lambda value: value)
    assert found == pytest.approx(mean(row))
    assert half == pytest.approx(NORMAL_95 * stdev(row) / sqrt(len(row)))


def test_a_ratio_of_rows_that_go_together_has_no_interval() -> None:
    rows = [[2.0, 6.0, 1.0, 3.0], [4.0, 12.0, 2.0, 6.0]]
    found, half = limit.with_interval(rows, lambda one, other: one / other)
    assert (found, half) == (pytest.approx(0.5), pytest.approx(0.0))
    rows[0].reverse()
    found, half = limit.with_interval(rows, lambda one, other: one / other)
    assert found == pytest.approx(0.5)
    assert half > 0.3


@pytest.mark.parametrize("game", sorted(limit.WORTH))
def test_who_leads_over_the_other_is_behind_seen_from_there(game: str) -> None:
    leads = limit.leads((game, {}, "test", 0, "medium", "plain"))
    assert limit.leads((game, {}, "test", 0, "plain", "medium")) == tuple(-lead for lead in leads)


@pytest.mark.parametrize(("game", "least"), [("tallyho", 5.0), ("piedicavallo", 1.0)])
def test_the_plain_player_stands_between_chance_and_medium(game: str, least: float) -> None:
    """In card points a deal, of 20 pairs of deals."""
    for better, worse in (("medium", "plain"), ("plain", "random")):
        found = [limit.leads((game, {}, "between", number, better, worse))[1] for number in range(20)]
        assert mean(found) > least, (better, worse)


def test_the_options_are_those_of_the_deals_played() -> None:
    by_talk = {
        talk: [limit.leads(("piedicavallo", {"talk": talk}, "test", number, "medium", "plain")) for number in range(6)]
        for talk in ("simple", "full", "off")
    }
    unless_told = [limit.leads(("piedicavallo", {}, "test", number, "medium", "plain")) for number in range(6)]
    assert by_talk["simple"] == unless_told
    assert by_talk["full"] != by_talk["off"]


def test_an_option_that_there_is_not_is_named_with_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        options_for(ArgumentParser(), "piedicavallo", ["talk=loud"])
    assert "--options talk: 'loud' is not allowed: simple|off|full" in capsys.readouterr().err
    assert options_for(ArgumentParser(), "thousand", ["players=2"]) == {"players": 2}


def test_afterwards_there_is_no_plain_player() -> None:
    limit.leads(("tallyho", {}, "test", 1, "plain", "plain"))
    assert "plain" not in levels.PLAYERS["tallyho"]
    with pytest.raises(ValueError, match="unknown level 'plain'"):
        levels.player("plain", "key")
