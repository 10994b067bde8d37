"""The solver against the rules, against plain minimax, and compiled against interpreted."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from cardtable.core.tricks import TrickDeal
from cardtable.cpu import exact, solver
from cardtable.cpu.encode import encode
from cardtable.cpu.solver import Solver
from cardtable.games import GAMES
from cardtable.games.tallyho import Tallyho
from cardtable.games.tarot import Tarot
from tests.helpers.deals import Options, new
from tests.helpers.endings import RULE_IDS, RULES, from_play, playable
from tests.helpers.solving import compare_with_minimax, interpreted, solved, walk

GOLDEN = Path(__file__).parent / "solver.json"  # made by `python -m tests.slow.solver --make-golden`
every_rule = pytest.mark.parametrize(("game", "options"), RULES, ids=RULE_IDS)
SMALL = 12  # bits of the table: enough for these positions


def engine(table_bits: int = SMALL) -> Solver:
    return Solver(table_bits)


@every_rule
def test_it_plays_by_the_rules(game: type[TrickDeal], options: Options) -> None:
    searcher = engine()
    assert sum(walk(searcher, game, options, seed) for seed in range(16)) > 150


@every_rule
def test_its_values_are_those_of_minimax(game: type[TrickDeal], options: Options) -> None:
    searcher = engine()
    sizes = (2, 2, 3) if game.seats_for(game.with_defaults(options)) == 4 else (3, 4, 3, 2)
    for seed in range(30):
        compare_with_minimax(searcher, game, options, seed, sizes[seed % len(sizes)])


def golden() -> list[dict[str, Any]]:
    positions: list[dict[str, Any]] = json.loads(GOLDEN.read_text("utf-8"))
    return positions


def check_golden(module: Any) -> None:
    searcher = module.Solver(SMALL)
    for position in golden():
        game = GAMES[position["game"]]
        assert issubclass(game, TrickDeal)
        found = solved(searcher, game, position["options"], position["seed"], position["left"])
        assert found == {key: position[key] for key in found}, position


def test_values_and_nodes_are_the_same_everywhere() -> None:
    """As the program has it: compiled, if there was a compiler."""
    assert len(golden()) >= 200
    check_golden(solver)


@pytest.mark.skipif(not solver.compiled, reason="the program itself has it interpreted")
def test_values_and_nodes_are_the_same_interpreted() -> None:
    check_golden(interpreted())


def test_it_runs_where_cython_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cython", None)
    module = interpreted("cardtable.cpu.solver_without_cython")
    assert module.cython.__name__ == "cardtable.cpu.cython_shim"
    position = golden()[0]
    game = GAMES[position["game"]]
    assert issubclass(game, TrickDeal)
    found = solved(module.Solver(SMALL), game, position["options"], position["seed"], position["left"])
    assert found["nodes"] == position["nodes"]


def test_a_budget_is_kept_and_its_end_told() -> None:
    deal = from_play(Tallyho, {}, "budget", 5)
    board = encode(deal, 0)
    searcher = engine()
    searcher.reset(100)
    assert exact.value(searcher, board) is None
    assert exact.values(searcher, board) is None
    assert searcher.nodes <= 102
    searcher.reset()
    value, values = exact.value(searcher, board), exact.values(searcher, board)
    assert values is not None
    assert deal.asked is not None
    assert value == (max if deal.asked.seat in (0, 2) else min)(values.values())
    assert set(values) == set(playable(deal))


def test_a_full_table_starts_anew() -> None:
    board = encode(from_play(Tallyho, {}, "full", 5), 0)
    assert exact.values(engine(4), board) == exact.values(engine(16), board)


def test_a_guess_changes_no_value() -> None:
    for game in (Tallyho, Tarot):
        board = encode(from_play(game, {}, "guess", 5), 0)
        searcher = engine()
        assert len({exact.value(searcher, board, guess) for guess in (-300, -20, 0, 20, 95, 300)}) == 1


def test_no_board_before_the_cards_are_played_or_of_too_many() -> None:
    _, deal = new(Tallyho, {}, "bidding")
    assert isinstance(deal, Tallyho)
    with pytest.raises(ValueError, match="no card is to be played"):
        encode(deal, 0)
    _, hand = new(Tarot, {}, "first lead")
    assert isinstance(hand, Tarot)
    with pytest.raises(ValueError, match="78 cards are left, the solver takes 62"):
        encode(hand, 0)


def test_scores_of_tarot_and_their_margins() -> None:
    assert [exact.score(2 * points) for points in (-2, -1, 0, 4)] == [-26, -25, 25, 29]
    for wanted in range(-90, 90):
        at = exact.margin(wanted)
        assert exact.score(2 * at) >= wanted > exact.score(2 * (at - 1))
