"""Fits the model of play, cardtable/cpu/fitted/GAME.json: `python -m tests.slow.fit GAME [--deals N] [--players …]`.

Plays N deals, writes down for each play the features of all cards that could have been played, and finds the weights by
which the cards chosen are likeliest (conditional logit); and by how much each card is likelier to lie with one player
than with another at the start of play. Needs numpy and scipy: pip install numpy scipy.
"""

import argparse
import json
from collections import Counter, defaultdict
from math import log
from pathlib import Path
from typing import Any

from cardtable.core.deal import View
from cardtable.core.tricks import TrickDeal
from cardtable.cpu import story
from cardtable.cpu.features import FEATURES, KINDS
from cardtable.cpu.levels import OPEN, cpu_key, player
from cardtable.cpu.likely import SUITS, UNIT, Likely
from cardtable.cpu.sense import bare
from cardtable.cpu.solver import MUST_TRUMP
from cardtable.games import GAMES, piedicavallo, tallyho
from cardtable.match import Match
from cardtable.table import Table

WORTH = {"tallyho": lambda card: tallyho.worth(card) // tallyho.BID_STEP, "piedicavallo": piedicavallo.worth}
DUTIES = {"tallyho": 0, "piedicavallo": MUST_TRUMP}
PULL = 0.25  # towards 0, by half the square of each weight

Row = tuple[int, int, list[list[int]]]  # kind of play, the card chosen, features of each card


class Seen:
    """What a number of deals have shown."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.lay: dict[str, Counter[tuple[str, int]]] = defaultdict(Counter)  # by role: kind of card and rank

    def add(self, game: str, seed: str, levels: list[str]) -> None:
        match = Match(GAMES[game], seed, {}, [f"cpu:{level}" for level in levels])
        table = Table(match, (), lambda line: None)
        table.next_deal()
        players = [player(level, cpu_key(seed)) for level in levels]
        start: View | None = None
        while (seat := table.asked) is not None:
            view = table.open_view(seat)
            assert view.asked is not None
            if start is None and view.asked.do == "play":
                start = view
            table.submit(players[seat].decide(view if levels[seat] == OPEN else table.view(seat)))
        if start is None:
            return
        end = table.open_view(0)
        rules = bare(end)
        places = story.Places(rules)
        self._plays(game, end, rules, places)
        trump = -1 if rules.trump is None else places.suits[rules.trump]
        for name, cards in start.piles.items():
            for card in cards:
                suit, rank = places.at[card]
                kind = "fool" if suit == story.FOOL_SUIT else "trump" if suit == trump else "plain"
                self.lay[story.role(start, name)][kind, rank] += 1

    def _plays(self, game: str, end: View, rules: TrickDeal, places: story.Places) -> None:
        likely = Likely(places.table(WORTH[game]), [0] * (KINDS * FEATURES), DUTIES[game])
        worth = {at: WORTH[game](card) for card, at in places.at.items()}
        plays = list(story.told(end, rules, places, worth))
        for one in plays:
            likely.add(*one)
        held = [[0] * SUITS for _ in range(rules.seats)]  # at the end nobody has a card left
        for number in reversed(range(len(plays))):
            one = plays[number]
            held[one.seat][one.card[0]] |= 1 << one.card[1]
            choices = likely.choices(number, held[one.seat])
            if len(choices) > 1:
                chosen = [(suit, rank) for suit, rank, _ in choices].index(one.card)
                self.rows.append((one.kind, chosen, [features for _, _, features in choices]))


def weights_of(rows: list[Row]) -> dict[int, list[int]]:
    """By kind of play."""
    import numpy as np
    from scipy.optimize import minimize

    by_kind: dict[int, list[Row]] = defaultdict(list)
    for row in rows:
        by_kind[row[0]].append(row)
    found = {}
    for kind, some in sorted(by_kind.items()):
        x = np.concatenate([np.array(features, float) for _, _, features in some])
        starts = np.cumsum([0] + [len(features) for _, _, features in some])
        of = np.repeat(np.arange(len(some)), np.diff(starts))
        chosen = starts[:-1] + np.array([choice for _, choice, _ in some])

        def loss(w: Any, x: Any = x, starts: Any = starts, of: Any = of, chosen: Any = chosen) -> Any:
            u = x @ w
            top = np.maximum.reduceat(u, starts[:-1])
            e = np.exp(u - top[of])
            total = np.add.reduceat(e, starts[:-1])
            p = e / total[of]
            value = -(u[chosen] - top - np.log(total)).sum() + PULL * (w @ w)
            return value, -(x[chosen].sum(0) - (x * p[:, None]).sum(0)) + 2 * PULL * w

        best = minimize(loss, np.zeros(FEATURES), jac=True, method="L-BFGS-B")
        even = float(np.log(np.diff(starts)).sum())
        print(
            f"kind {kind}: {len(some)} plays, {even / len(some):.3f} nats a play by chance, {best.fun / len(some):.3f}"
        )
        found[kind] = [round(value * UNIT) for value in best.x]
    return found


def priors_of(lay: dict[str, Counter[tuple[str, int]]]) -> dict[str, dict[str, list[int]]]:
    """By role and kind of card: by how much likelier each rank lies there than anywhere."""
    whole = sum((counter for counter in lay.values()), Counter())
    everywhere = whole.total()
    found: dict[str, dict[str, list[int]]] = {}
    for role, counter in sorted(lay.items()):
        by_kind: dict[str, list[int]] = defaultdict(list)
        for kind, rank in sorted(whole):
            here = (counter[kind, rank] + 0.5) / counter.total()
            share = (whole[kind, rank] + 0.5) / everywhere
            row = by_kind[kind]
            row += [0] * (rank - len(row))
            row.append(round(UNIT * log(here / share)))
        found[role] = dict(by_kind)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(WORTH))
    parser.add_argument("--deals", type=int, default=800)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--players", default="medium,hard,medium,hard")
    args = parser.parse_args()
    seen = Seen()
    for number in range(args.deals):
        seen.add(args.game, f"{args.seed}/{number}", args.players.split(","))
    weights, priors = weights_of(seen.rows), priors_of(seen.lay)
    rows = ",\n".join(f" {json.dumps(row)}" for row in weights.values())
    roles = ",\n".join(f' "{role}": {json.dumps(values)}' for role, values in priors.items())
    text = f'{{\n"plays": [\n{rows}\n],\n"kinds": {json.dumps(list(weights))},\n"priors": {{\n{roles}\n}}\n}}\n'
    Path(story.__file__).with_name("fitted").joinpath(f"{args.game}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
