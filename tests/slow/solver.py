"""Checks the solver at length, and times it: `python -m tests.slow.solver [what] [numbers]`.

Without a word about what: everything but --bench and --make-golden.

--walk N      N random positions a game and option set, by the rules and by the solver: the cards that may be played,
              who wins the tricks, the points at the end
--minimax N   N small endings a game and option set: exact values of every card against plain minimax over the rules
--plain N     N longer endings a game and option set: the solver against itself with all reasoning switched off
              (table of positions, bounds, equal cards), which looks at every play
--bridge N    N bridge deals against Haglund's double dummy solver, if endplay is installed (pip install endplay)
--bench       how long a position takes, by game and cards left: median, mean and longest; nodes a second
--make-golden writes tests/cpu/solver.json anew, by the interpreted solver

Exit code 1 if anything differs.
"""

import argparse
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from cardtable.core.shuffle import Stream
from cardtable.core.tricks import TrickDeal
from cardtable.cpu import exact, solver
from cardtable.cpu.encode import Board, encode
from cardtable.cpu.solver import Solver
from cardtable.games.piedicavallo import Piedicavallo
from cardtable.games.tallyho import Tallyho
from cardtable.games.tarot import Tarot
from cardtable.games.thousand import Thousand
from tests.helpers.deals import Options
from tests.helpers.endings import RULE_IDS, RULES, from_play
from tests.helpers.solving import compare_with_minimax, compare_with_plain, interpreted, solved, walk

GOLDEN = Path(__file__).parents[1] / "cpu" / "solver.json"
PLAYED = ("compiled", solver.__file__) if solver.compiled else ("interpreted", solver.__file__)
# cards left of the endings, by players: plain minimax can do no more
MINIMAX_CARDS = {4: (2, 3, 4), 3: (3, 4, 4, 5), 2: (4, 5, 6, 7)}
PLAIN_CARDS: dict[object, tuple[int, ...]] = {4: (4, 5, 6), 3: (5, 6, 7), 2: (6, 7, 8), Tarot: (7, 8, 9, 10)}
TWO_BUDGETS = (5_000_000, 400_000)  # nodes a position that the bench allows, compiled and interpreted
BENCH: list[tuple[type[TrickDeal], Options, tuple[int, ...], tuple[int, ...]]] = [
    (Tallyho, {}, (10, 9, 8, 7, 6, 5), (6, 5, 4)),
    (Piedicavallo, {"talk": "off"}, (11, 10, 9, 8, 7, 6, 5), (6, 5, 4)),
    (Tarot, {}, (18, 16, 14, 12, 10, 8, 6), (10, 8, 6)),
    (Thousand, {"players": 3}, (8, 7, 6, 5), (7, 6, 5)),
    (Thousand, {"players": 2}, (10, 9, 8, 7, 6), (8, 7, 6)),
]
# cards left of the golden positions, so many that the interpreter has them all in a few seconds
GOLDEN_CARDS = {Tallyho: (3, 3, 4), Piedicavallo: (3, 3, 4), Tarot: (4, 4, 5, 6), Thousand: (3, 4, 4, 5)}


def check_walks(wanted: int) -> bool:
    searcher = Solver(8)
    for (game, options), name in zip(RULES, RULE_IDS, strict=True):
        compared = seed = 0
        while compared < wanted:
            compared += walk(searcher, game, options, f"slow {seed}")
            seed += 1
        print(f"rules    {name}: {compared} positions of {seed} deals agree", flush=True)
    return True


def check_minimax(wanted: int) -> bool:
    searcher = Solver(14)
    for (game, options), name in zip(RULES, RULE_IDS, strict=True):
        cards = 0
        sizes = MINIMAX_CARDS[game.seats_for(options)]
        for seed in range(wanted):
            cards += compare_with_minimax(searcher, game, options, f"slow {seed}", sizes[seed % len(sizes)])[0]
        span = f"{min(sizes)} to {max(sizes)}"
        print(f"minimax  {name}: {wanted} endings of {span} cards, values of {cards} cards agree", flush=True)
    return True


def check_plain(wanted: int) -> bool:
    searcher = Solver(16)
    good = True
    for (game, options), name in zip(RULES, RULE_IDS, strict=True):
        sizes = PLAIN_CARDS[game if game is Tarot else game.seats_for(options)]
        agree = too_many = 0
        for seed in range(wanted):
            same = compare_with_plain(searcher, game, options, f"slow {seed}", sizes)
            agree += bool(same)
            too_many += same is None
            if same is False:
                print(f"plain    {name} {seed} DIFFERS")
                good = False
        print(f"plain    {name}: {agree} endings of {sizes[0]} to {sizes[-1]} cards agree", end="")
        print(f", {too_many} were too many plays" if too_many else "", flush=True)
    return good


def bridge(stream: Stream, cards: int) -> tuple[Board, str]:
    """A bridge deal of so many cards each, every trick worth four points as every card is worth one; and its PBN."""
    deck = stream.shuffled(range(52))
    hands = [sorted(deck[i * cards : (i + 1) * cards]) for i in range(4)]
    board = Board(
        players=4,
        sides=(0, 1, 0, 1),
        suits=tuple(0x1FFF << 13 * suit for suit in range(4)),
        points=(1,) * 52,
        hands=tuple(sum(1 << card for card in hand) for hand in hands),
        leader=stream.below(4),
        under=(-1,) * 52,
        trump=stream.below(5) - 1,
    )
    held = [["".join("23456789TJQKA"[c % 13] for c in hand if c // 13 == suit) for suit in range(4)] for hand in hands]
    return board, "N:" + " ".join(".".join(suits) for suits in held)


def check_bridge(wanted: int) -> bool:
    try:
        from endplay.dds import solve_board
        from endplay.types import Deal, Denom, Player
    except ImportError:
        print("bridge   left out: endplay is not installed (pip install endplay)")
        return True
    searcher = Solver(18)
    good = True
    sizes = (5, 6, 7, 8, 9, 10)
    for cards in sizes:
        ours = theirs = 0.0
        number = wanted // len(sizes) + (cards == 5) * (wanted % len(sizes))
        for seed in range(number):
            board, pbn = bridge(Stream(f"bridge {cards} {seed}"), cards)
            deal = Deal(pbn)
            deal.trump = (Denom.nt, Denom.spades, Denom.hearts, Denom.diamonds, Denom.clubs)[board.trump + 1]
            deal.first = (Player.north, Player.east, Player.south, Player.west)[board.leader]
            begun = time.process_time()
            tricks = max(count for _, count in solve_board(deal))
            theirs += time.process_time() - begun
            begun = time.process_time()
            value = exact.value(searcher, board)
            ours += time.process_time() - begun
            assert value is not None
            mine = value if board.leader % 2 == 0 else 4 * cards - value
            if mine != 4 * tricks:
                print(f"bridge   DIFFERS: {pbn} trump {board.trump} leader {board.leader}: {mine} / {4 * tricks}")
                good = False
        print(
            f"bridge   {cards} cards: {number} deals {'agree' if good else 'compared'}; "
            f"{ours / number * 1e3:.2f} ms, DDS (all cards) {theirs / number * 1e3:.2f} ms",
            flush=True,
        )
    return good


def bench(number: int) -> bool:
    """Only positions that the budget suffices for have a time; how many it did not is told."""
    print(f"The solver is {PLAYED[0]}. One value a position of random play; CPU time.")
    print("game | cards left | solved | median ms | mean ms | longest ms | median nodes | mean nodes | nodes/s")
    print("---|---|---|---|---|---|---|---|---")
    searcher = Solver(19 if solver.compiled else 14)
    for game, options, many, few in BENCH:
        for left in many if solver.compiled else few:
            times, nodes = [], []
            total = spent = 0.0
            for seed in range(number):
                board = encode(from_play(game, options, f"bench {seed}", left), 0)
                searcher.reset(TWO_BUDGETS[0 if solver.compiled else 1])
                begun = time.process_time()
                found = exact.value(searcher, board)
                took = time.process_time() - begun
                total, spent = total + searcher.nodes, spent + took
                if found is not None:
                    times.append(took * 1e3)
                    nodes.append(searcher.nodes)
            name = " ".join([game.name, *(f"{options['players']} players" for _ in "1" if "players" in options)])
            row = [name, left, f"{len(times)} of {number}"]
            if times:
                row += [f"{f(times):.2f}" for f in (statistics.median, statistics.mean, max)]
                row += [f"{f(nodes):,.0f}" for f in (statistics.median, statistics.mean)]
            else:
                row += ["–"] * 5
            print(" | ".join(map(str, [*row, f"{total / spent / 1e6:.2f} M"])), flush=True)
    return True


def make_golden() -> bool:
    searcher = interpreted().Solver(12)
    positions: list[dict[str, Any]] = []
    rules = [(game, options) for game, options in RULES for _ in range(1 if game is Thousand else 4)]
    for at in range(216):
        game, options = rules[at % len(rules)]
        sizes = GOLDEN_CARDS[game]
        left = sizes[at // len(rules) % len(sizes)]
        where = {"game": game.name, "options": options, "seed": f"golden {at}", "left": left}
        positions.append(where | solved(searcher, game, options, where["seed"], left))
    rows = ",\n".join(json.dumps(position) for position in positions)
    GOLDEN.write_text(f"[\n{rows}\n]\n", "utf-8")
    print(f"{len(positions)} positions, {sum(position['nodes'] for position in positions):,} nodes")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(prog="tests.slow.solver", description=__doc__.partition("\n")[0])
    parser.add_argument("--walk", type=int, metavar="N")
    parser.add_argument("--minimax", type=int, metavar="N")
    parser.add_argument("--plain", type=int, metavar="N")
    parser.add_argument("--bridge", type=int, metavar="N")
    parser.add_argument("--bench", type=int, metavar="N", nargs="?", const=50)
    parser.add_argument("--make-golden", action="store_true")
    given = parser.parse_args()
    if given.make_golden:
        return not make_golden()
    if given.bench:
        return not bench(given.bench)
    print("The solver is {} ({}).".format(*PLAYED))
    every = given.walk is given.minimax is given.plain is given.bridge is None
    good = True
    for check, number, usual in (
        (check_walks, given.walk, 5_000),
        (check_minimax, given.minimax, 100),
        (check_plain, given.plain, 100),
        (check_bridge, given.bridge, 500),
    ):
        if every or number:
            good &= check(number or usual)
    return not good


if __name__ == "__main__":
    sys.exit(main())
