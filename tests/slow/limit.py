"""How much of what open cards bring a hard player gets without them: `python -m tests.slow.limit GAME PAIRS`.

Three match-ups of the same deals, each deal played twice with the sides exchanged, the auction and the discard of
Tallyho answered by medium for all: hard against the foe, the cheat (who sees all cards, see `cardtable.cpu.cheat`)
against the foe, the cheat against hard. Of these two ratios, each with the 95 % interval of the jackknife over pairs:

    share  = hard over foe / cheat over foe
    closed = 1 - cheat over hard / cheat over foe

in the game's score, and in card points, which know no contract that a single card makes or loses. The foe is medium,
or `plain`: rules of one trick alone, which count cards but know no chances, no voids and nothing of what a card may be
worth later; by such a player the ratios were first measured, when hard was planned (Tallyho: 62 % and some 45 %).
Piedicavallo is played as it is unless told otherwise, with simple talk, where the cheat says nothing and hard talks; so
`--options talk=off` shows what the cards alone bring.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean
from typing import Any
from unittest.mock import patch

from cardtable.core.cards import Card
from cardtable.core.deal import View
from cardtable.core.fields import OneCard
from cardtable.core.shuffle import Stream
from cardtable.cpu import levels
from cardtable.cpu.sense import Sense
from cardtable.cpu.thought import Thinking, Thought
from cardtable.games import GAMES
from cardtable.games.piedicavallo import MATTO
from cardtable.games.piedicavallo import worth as piedicavallo_worth
from cardtable.games.tallyho import BID_STEP
from cardtable.games.tallyho import worth as tallyho_worth
from cardtable.simulate import NORMAL_95, Plan, play
from tests.helpers.options import options_for

MATCHES = (("hard", ""), ("cheat", ""), ("cheat", "hard"))  # "": the foe
MEASURES = ("score", "card points")
WORTH: dict[str, Callable[[Card], float]] = {
    "tallyho": lambda card: tallyho_worth(card) / BID_STEP,
    "piedicavallo": piedicavallo_worth,
}

Leads = tuple[float, float]  # of the first side over the other, a deal, by MEASURES


# --- the plain player ---------------------------------------------------------------------------------------------


class Plain:
    """What each card is worth by the trick on the table."""

    def __init__(self, view: View, worth: Callable[[Card], float]) -> None:
        self.sense, self.worth = Sense(view), worth
        self.rank = self.sense.rules.strength
        self.trumps_out = len(self.sense.suit_out(self.sense.trump or ""))

    def trump(self, card: Card) -> bool:
        return self.sense.suit(card) == self.sense.trump

    def boss(self, card: Card) -> bool:
        return card != MATTO and not self.sense.above(card)

    def lead(self, card: Card) -> float:
        """Draws trumps with half of them or more, then what nothing beats; else the cheapest."""
        worth = self.worth(card)
        if card == MATTO:
            return -50.0
        if self.trump(card):
            if not self.trumps_out:
                return 5.0
            if 2 * len(self.sense.suit_in_hand(self.sense.trump or "")) < self.trumps_out:
                return -5.0 - 4.0 * worth
            return 40.0 + worth if self.boss(card) else 10.0 - 4.0 * worth
        if self.boss(card):
            return 30.0 + worth - (8.0 if self.trumps_out else 0.0)
        return -4.0 * worth - self.rank(card) / 10

    def follow(self, card: Card) -> float:
        """Smears on a sure trick of partner's, wins what is safe, else throws the cheapest."""
        sense, worth, best = self.sense, self.worth(card), self.sense.best
        last, pot = not sense.later, sum(self.worth(play.card) for play in sense.trick)
        ours = best is not None and sense.ours(best.seat)
        if card == MATTO:
            return -1.0 if ours else 1.0 + 0.3 * pot
        beats = best is None or sense.beats(card, best.card)
        cost = self.rank(card) / 10 + (1.5 if self.trump(card) else 0.0)
        if best is not None and ours:
            follows = self.trump(best.card) or sense.suit(best.card) == sense.led
            if last or (self.boss(best.card) and follows):
                return 3.0 * worth - cost - 2.0 * beats
            return -0.5 * worth - cost - beats
        if not beats:
            return -3.0 * worth - cost
        if last:
            return 10.0 + pot + 2.0 * worth - cost
        return (8.0 + pot + worth if self.boss(card) else 1.0 + 0.5 * pot - 2.0 * worth) - cost


def plain(game: str) -> Thinking:
    """A plain player, who answers all but the tricks as medium does."""
    medium = levels.PLAYERS[game]["medium"]

    def answer(view: View, random: Stream) -> Thought:
        assert view.asked is not None
        if view.asked.do != "play":
            return medium(view, random)
        field, player = view.asked.fields["card"], Plain(view, WORTH[game])
        assert isinstance(field, OneCard)
        weigh = player.follow if player.sense.trick else player.lead
        return Thought({"card": max(field.among, key=weigh)}, "plain")

    return answer


# --- the matches ----------------------------------------------------------------------------------------------------


def leads(task: tuple[str, Mapping[str, Any], str, int, str, str]) -> Leads:
    """By how much one side leads in a pair of deals."""
    game, options, seed, number, one, other = task
    known = {**levels.PLAYERS[game], "plain": plain(game)}
    auction = "medium" if game == "tallyho" else ""
    chosen = GAMES[game].with_defaults(options)
    plan = Plan(game, seed, number + 1, (one, other) * 2, chosen, single=True, duplicate=True, auction=auction)
    points, scores = [], []
    with patch.dict(levels.PLAYERS, {game: known}), patch.object(levels, "LEVELS", (*levels.LEVELS, "plain")):
        for rotation in plan.rotations:
            played = play(plan, number, rotation)
            assert not played.faults
            for result in played.results:
                sign = -1 if rotation % 2 else 1
                points.append(sign * (result.points[0] - result.points[1]))
                scores.append(sign * (result.scores[0] - result.scores[1]))
    return fmean(scores), fmean(points)


def with_interval(values: Sequence[Sequence[float]], of: Callable[..., float]) -> tuple[float, float]:
    """A figure of the means of some rows, and half of its 95 % interval by the jackknife over their columns."""
    n, sums = len(values[0]), [sum(row) for row in values]
    without = [of(*((whole - row[at]) / (n - 1) for whole, row in zip(sums, values, strict=True))) for at in range(n)]
    mean = fmean(without)
    error = sqrt((n - 1) / n * sum((value - mean) ** 2 for value in without))
    return of(*(whole / n for whole in sums)), NORMAL_95 * error


def report(foe: str, found: Sequence[Sequence[Leads]]) -> None:
    """`found`: by pair of deals, the leads of each of MATCHES."""
    for at, measure in enumerate(MEASURES):
        rows = [[pair[match][at] for pair in found] for match in range(len(MATCHES))]
        print(f"{measure}, {len(found)} pairs of deals:")
        for (one, other), row in zip(MATCHES, rows, strict=True):
            mean, half = with_interval([row], lambda mean: mean)
            won, drawn = sum(lead > 0 for lead in row), row.count(0)
            print(f"  {one:>5} over {other or foe:<6} {mean:+6.1f} ± {half:.1f}, {won} won and {drawn} drawn")
        share, half = with_interval(rows, lambda hard, cheat, _: hard / cheat)
        closed, beside = with_interval(rows, lambda _, cheat, left: 1 - left / cheat)
        print(f"  share {share:.1%} ± {half:.1%}, closed {closed:.1%} ± {beside:.1%}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(WORTH))
    parser.add_argument("pairs", type=int)
    parser.add_argument("--foe", choices=("medium", "plain"), default="medium")
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--seed", default="judge")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    if args.pairs < 2:
        parser.error("PAIRS: two at least, for there is no interval of one")
    options = options_for(parser, args.game, args.options)
    tasks = [
        (args.game, options, args.seed, number, one, other or args.foe)
        for number in range(args.pairs)
        for one, other in MATCHES
    ]
    found: list[list[Leads]] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for at, lead in enumerate(pool.map(leads, tasks)):
            if at % len(MATCHES) == 0:
                found.append([])
            found[-1].append(lead)
            if at % (100 * len(MATCHES)) == 100 * len(MATCHES) - 1 and len(found) < args.pairs:
                report(args.foe, found)
    report(args.foe, found)


if __name__ == "__main__":
    main()
