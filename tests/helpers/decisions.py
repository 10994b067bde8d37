"""Decisions of hard players that must be the same on every machine, compiled or not.

Positions in which the solver is asked for few cards, or none at all: an interpreted one has them in a second or so.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cardtable.cpu.levels import cpu_key, player
from cardtable.cpu.solver import compiled
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.table import Table

GOLDEN = Path(__file__).parents[1] / "cpu" / "decisions.json"
LAST = {"tallyho": 4, "piedicavallo": 4, "tarot": 4, "thousand": 4}  # cards in hand, at most
DEALS = 4


def decided(games: Sequence[str] = tuple(GAMES)) -> Iterator[dict[str, Any]]:
    """What hard answers late in some hands that medium players have played that far."""
    for name in games:
        game = GAMES[name]
        for number in range(DEALS):
            seed = f"decisions {name}/{number}"
            options = game.with_defaults({})
            match = Match(game, seed, options, ["cpu:medium"] * game.seats_for(options))
            table = Table(match, (), lambda line: None)
            table.next_deal()
            key, asked = cpu_key(seed), 0
            medium, hard = player("medium", key), player("hard", key)
            while (seat := table.asked) is not None:
                view = table.view(seat)
                assert view.asked is not None
                if view.asked.do == "play" and len(view.hand) <= LAST[name]:
                    action = hard.think(view).action
                    yield {"game": name, "deal": number, "asked": asked, "answer": action.to_json()}
                table.submit(medium.decide(view))
                asked += 1


if __name__ == "__main__":
    print(f"compiled: {compiled}")
    for row in decided(sys.argv[1:]):
        print(json.dumps(row))
