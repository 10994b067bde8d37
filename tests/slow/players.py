"""CPU players at length: `python -m tests.slow.players robust|calibrate|same|golden [words]`.

robust N [--game G] [--level L] [--brief]
                                  N deals a game and level: no fault, no answer that is not allowed; brief: hard looks
                                  into few worlds and less deep, by the same ways, so that many deals take less time
calibrate GAME N [--options k=v]  N deals, hard in every seat: the chance to make its contract that a declarer saw when
                                  it last bid or named it, against what happened, by tenths of the chance; how far short
                                  contracts fell; and the points beyond those expected, by which Tallyho's `BASE` and
                                  `SPREAD` and Thousand's shifts are set
same                              whether hard decides as tests/cpu/decisions.json says
golden                            writes tests/cpu/decisions.json anew: what hard decides in about 200 positions

Exit code 1 if a fault happened.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import product
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, NamedTuple

from cardtable.core.deal import View
from cardtable.cpu import piedicavallo_hard, tallyho_hard, tarot_hard, thousand_bid, thousand_hard
from cardtable.cpu.levels import LEVELS, cpu_key, player, stream
from cardtable.cpu.play import Budget
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.simulate import NORMAL_95, Plan, play
from cardtable.table import Table
from tests.helpers.decisions import GOLDEN, decided
from tests.helpers.options import options_for

CHUNK = 20  # deals a task
BRIEF, SHALLOW = 8, 2


class Contract(NamedTuple):
    """What a hard declarer foresaw, and what happened."""

    chance: float  # to make it
    expected: float  # points
    made: bool
    bid: int
    took: int


def foreseen(view: View, amount: int, key: str) -> tuple[float, float]:
    """How likely a hard declarer takes it that this contract is made, and the points it expects."""
    if view.game.name == "tallyho":
        found = tallyho_hard.prospect(view, stream(key, view))
        return found.chance(amount), found.mean
    values, making = thousand_bid.values_of(view, stream(key, view))
    return thousand_bid.chance(values, amount, making), sum(values) / max(1, len(values)) + making.shift


def contracts(task: tuple[str, dict[str, Any], str]) -> list[Contract]:
    """The contract of a deal; none if it was thrown in or its declarer was forced."""
    game, options, seed = task
    chosen = GAMES[game].with_defaults(options)
    match = Match(GAMES[game], seed, chosen, ["cpu:hard"] * GAMES[game].seats_for(chosen))
    table, key = Table(match, (), lambda line: None), cpu_key(seed)
    table.next_deal()
    hard, seen = player("hard", key), {}
    while (seat := table.asked) is not None:
        view = table.view(seat)
        assert view.asked is not None
        action = hard.decide(view)
        amount = action.values.get("amount")
        if view.asked.do in ("bid", "contract") and isinstance(amount, int):
            seen[seat] = foreseen(view, amount, key)
        table.submit(action)
    verdict = [line for line in match.results[-1].lines if line.kind in ("made", "set")]
    return [
        Contract(*seen[seat], line.kind == "made", line.values["bid"], line.values["took"])
        for line in verdict
        if (seat := line.values["seat"]) in seen
    ]


def calibrate(game: str, deals: int, options: dict[str, Any], jobs: int) -> None:
    tasks = [(game, options, f"calibrate/{number}") for number in range(deals)]
    with ProcessPoolExecutor(jobs) as pool:
        found = [one for some in pool.map(contracts, tasks, chunksize=CHUNK) for one in some]
    print(f"{game}: {len(found)} contracts of {deals} deals")
    for tenth in range(10):
        some = [one for one in found if min(9, int(one.chance * 10)) == tenth]
        if some:
            said, made = fmean(one.chance for one in some), fmean(one.made for one in some)
            error = NORMAL_95 * sqrt(max(made * (1 - made), 0.01) / len(some))
            what = f"predicted {said:4.0%}, made {made:4.0%} ± {error:.0%}"
            print(f"{tenth * 10:3} % and more: {len(some):5} contracts, {what}")
    if found:
        said, made = fmean(one.chance for one in found), fmean(one.made for one in found)
        beyond = [one.took - one.expected for one in found]
        print(f"all: predicted {said:.1%}, made {made:.1%}")
        short = [max(0, one.bid - one.took) for one in found]
        print(f"short of the contract: {fmean(short):.1f} points on the average, {max(short)} at most")
        print(f"points beyond those expected: {fmean(beyond):+.1f}, standard deviation {pstdev(beyond):.1f}")


def brief() -> None:
    """Cut the budgets of hard players, and the tricks that they value exactly, which takes most of the time."""

    def cut(look: Budget) -> Budget:
        return Budget(
            worlds=look.worlds // BRIEF,
            early=look.worlds // BRIEF,
            nodes=look.nodes // BRIEF,
            exact=look.exact - SHALLOW,
            finish=min(look.finish, look.exact - 3),
        )

    tallyho_hard.LOOK, piedicavallo_hard.LOOK = cut(tallyho_hard.LOOK), cut(piedicavallo_hard.LOOK)
    tallyho_hard.WORLDS = tallyho_hard.DEN_WORLDS = piedicavallo_hard.DISCARD_WORLDS = 2
    tarot_hard.LOOKS = tuple(
        replace(look, worlds=1, wide=3, nodes=look.nodes // BRIEF, finish=look.finish - 2 * SHALLOW)
        for look in tarot_hard.LOOKS
    )
    thousand_hard.LOOK = replace(thousand_hard.LOOK, worlds=3, nodes=thousand_hard.LOOK.nodes // BRIEF)
    thousand_bid.WORLDS, thousand_bid.GLANCE = {"bid": 4, "contract": 4, "part": 2}, 2


def faults(task: tuple[str, dict[str, Any], str, int]) -> int:
    game, options, level, number = task
    chosen = GAMES[game].with_defaults(options)
    plan = Plan(game, f"robust {level}", 1, (level,) * GAMES[game].seats_for(chosen), chosen, single=True)
    return play(plan, number, 0).faults


def variants(game: str) -> Iterator[dict[str, Any]]:
    """Every option at its default and at each other value, by itself."""
    yield {}
    for name, field in GAMES[game].options.items():
        for value in field.values({}):
            if value != GAMES[game].with_defaults({})[name]:
                yield {name: value}


def robust(deals: int, games: list[str], levels: list[str], jobs: int, briefly: bool) -> int:
    total = 0
    with ProcessPoolExecutor(jobs, initializer=brief if briefly else None) as pool:
        for game, level in product(games, levels):
            options = list(variants(game))
            tasks = [(game, options[number % len(options)], level, number) for number in range(deals)]
            found = sum(pool.map(faults, tasks, chunksize=CHUNK))
            total += found
            print(f"{game}, {level}: {deals} deals, {found} faults", flush=True)
    return total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("robust", "calibrate", "same", "golden"))
    parser.add_argument("words", nargs="*")
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--level", choices=LEVELS)
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--brief", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    if args.options and args.what != "calibrate":
        parser.error(f"{args.what} takes no --options: robust tries all of them, same and golden a fixed list")
    if args.what == "golden":
        rows = ",\n".join(json.dumps(row) for row in decided())
        GOLDEN.write_text(f"[\n{rows}\n]\n", "utf-8")
        return 0
    if args.what == "same":
        return 0 if list(decided()) == json.loads(GOLDEN.read_text("utf-8")) else 1
    if args.what == "calibrate":
        game, deals = args.words[0], int(args.words[1])
        calibrate(game, deals, options_for(parser, game, args.options), args.jobs)
        return 0
    games, levels = [args.game] if args.game else list(GAMES), [args.level] if args.level else list(LEVELS)
    return 1 if robust(int(args.words[0]), games, levels, args.jobs, args.brief) else 0


if __name__ == "__main__":
    sys.exit(main())
