"""The solver beside the rules: checks that the suite makes on a few positions and tests.slow.solver on many."""

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cardtable.core.fields import OneCard
from cardtable.core.shuffle import Stream
from cardtable.core.tricks import TrickDeal
from cardtable.cpu import exact
from cardtable.cpu import solver as installed
from cardtable.cpu.encode import Weigh, encode, player_of
from cardtable.cpu.solver import Solver
from cardtable.games.tarot import PETIT_BONUS, Tarot
from tests.helpers.deals import Options, any_answer, new
from tests.helpers.endings import all_values, allies, ending, from_play, measure

PLAIN_BUDGET = 40_000_000  # nodes
WEIGHS: tuple[Weigh, ...] = ("declarer", "difference")


def interpreted(name: str = "cardtable.cpu.interpreted_solver") -> ModuleType:
    """The solver's source as a module of its own, whether or not the program has it compiled."""
    with pytest.MonkeyPatch.context() as patch:
        # a compiled `merit` cannot be called from Python
        patch.setitem(
            sys.modules, "cardtable.cpu.features", from_source("features", "cardtable.cpu.interpreted_features")
        )
        module = from_source("solver", name)
    assert not module.compiled
    return module


def from_source(file: str, name: str) -> ModuleType:
    """A module of cardtable.cpu, interpreted, under another name."""
    spec = importlib.util.spec_from_file_location(name, Path(installed.__file__).parent / f"{file}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def walk(solver: Solver, game: type[TrickDeal], options: Options, seed: object) -> int:
    """Play a deal at random by the rules and from some card on by the solver too: how many positions were compared.

    At each of them the cards that may be played and the player in turn, who has won the trick, are the same; at the
    end the value is.
    """
    stream = Stream(f"walk {seed}")
    _, deal = new(game, options, f"walk {seed}")
    assert isinstance(deal, game)
    seat, weigh = stream.below(deal.seats), stream.choice(WEIGHS)
    start, board, compared, total = stream.below(20), None, 0, 0
    while deal.asked:
        field = deal.asked.fields.get("card")
        if isinstance(field, OneCard) and deal.asked.do == "play":
            start -= 1
            if board is None and start < 0:
                try:
                    board = encode(deal, seat, weigh)
                except ValueError:  # too many cards still
                    board = None
                else:
                    solver.load(board)
            if board:
                ours = {board.cards[number] for group in solver.choices() for number in group}
                assert ours == set(field.among), (seed, ours, field.among)
                assert solver.to_move() == player_of(deal, deal.asked.seat), seed
                compared += 1
        answer = any_answer(deal, stream)
        if board:
            total += solver.play(board.number(answer.values["card"]))
        deal.answer(answer)
    if board and deal.result and deal.result.scores:
        assert solver.to_move() == -1
        value = board.base + board.unit * total
        wanted = measure(deal, seat, weigh)
        if isinstance(deal, Tarot):  # the Petit's extra is a matter of the question, not of the sum
            value = exact.score(value)
            for line in deal.result.lines:
                if line.kind == "line-petit":
                    wanted -= 2 * PETIT_BONUS if line.values["seat"] == seat else -2 * PETIT_BONUS
        assert value == wanted, (seed, value, wanted)
    return compared


def compare_with_minimax(
    solver: Solver, game: type[TrickDeal], options: Options, seed: object, left: int
) -> tuple[int, int]:
    """Value any ending by the solver and by plain minimax over the rules: how many cards of how many nodes."""
    stream = Stream(f"minimax {seed}")
    deal = ending(game, options, stream, left)
    seat, weigh = stream.below(deal.seats), stream.choice(WEIGHS)
    ours = allies(deal, seat)
    wanted = all_values(deal, seat, ours, weigh)
    board = encode(deal, seat, weigh)
    assert exact.values(solver, board) == wanted, (seed, wanted)
    assert deal.asked is not None
    best = (max if deal.asked.seat in ours else min)(wanted.values())
    assert exact.value(solver, board, stream.below(100)) == best, (seed, best)
    return len(wanted), solver.nodes


def compare_with_plain(
    solver: Solver, game: type[TrickDeal], options: Options, seed: object, sizes: Sequence[int]
) -> bool | None:
    """Whether a search that reasons finds what one finds that looks at every play; None if that is too many."""
    stream = Stream(f"plain {seed}")
    left = stream.choice(sizes)
    deal = ending(game, options, stream, left) if stream.below(4) else from_play(game, options, seed, left)
    board = encode(deal, stream.below(deal.seats), stream.choice(WEIGHS))
    solver.reset(PLAIN_BUDGET, plain=True)
    wanted = exact.value(solver, board)
    solver.reset()
    values = exact.values(solver, board)
    assert values is not None
    assert deal.asked is not None
    ours = board.sides[player_of(deal, deal.asked.seat)] == 0
    best = (max if ours else min)(values.values())
    return None if wanted is None else wanted == best == exact.value(solver, board)


def solved(solver: Solver, game: type[TrickDeal], options: Options, seed: object, left: int) -> dict[str, Any]:
    """A position of random play, its value for seat 0 and that of every card, and the nodes they took."""
    deal = from_play(game, options, seed, left)
    board = encode(deal, 0)
    solver.reset()
    value = exact.value(solver, board)
    values = exact.values(solver, board)
    assert values is not None
    return {"value": value, "values": {str(card): worth for card, worth in values.items()}, "nodes": solver.nodes}
