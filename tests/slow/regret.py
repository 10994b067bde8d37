"""What a card that is played loses against the best one in open cards: `python -m tests.slow.regret GAME DEALS`.

Medium players play the deals. Wherever one has a choice, with no more cards in hand than --most, medium and hard are
asked what they would play, and hard without one of its parts each time; all cards have their exact value in open cards.
So few deals tell more than many matches do: what inference, worlds and the other parts bring, and where what is missing
lies. "unknown" is what the card with the best mean loses on the average in the worlds that hard has looked into: who
knows no more than these worlds tell loses so much (with more cards than hard values exactly it is no measure). In what
hard plays for, with 95 % intervals by deals: in Piedicavallo, without talk, points of the own side; in Tallyho the
score less that of the others, where a contract that is just not made costs much.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from types import ModuleType
from typing import Any, NamedTuple
from unittest.mock import patch

from cardtable.core.cards import Card
from cardtable.core.deal import View
from cardtable.core.shuffle import Stream
from cardtable.core.tricks import TrickDeal
from cardtable.cpu import exact, piedicavallo_hard, play, tallyho_hard
from cardtable.cpu.encode import encode
from cardtable.cpu.imagine import Worlds, imagine
from cardtable.cpu.levels import cpu_key, player, stream
from cardtable.cpu.play import Rating, solver
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.simulate import NORMAL_95
from cardtable.table import Table

HARD: Mapping[str, ModuleType] = {"tallyho": tallyho_hard, "piedicavallo": piedicavallo_hard}
OPTIONS: Mapping[str, Mapping[str, Any]] = {"tallyho": {}, "piedicavallo": {"talk": "off"}}
FEW, LATE = 12, 4  # worlds, and tricks left from which on values are exact, where there shall be few
TOO_DEAR = 20_000_000  # nodes: a position that takes more is left out

Patch = Callable[[ExitStack, ModuleType], None]


class Even(Worlds):
    """Worlds that fit what was seen, all as likely; in place of those that are inferred."""

    def __init__(self, view: View, *_: object) -> None:
        super().__init__(view)

    def first(self, random: Stream, count: int) -> list[dict[str, list[Card]]]:
        return [self.placed(random) for _ in range(count)]


class Forgetful(Even):
    """And as if nobody had shown to hold none of a suit."""

    def __init__(self, view: View, *_: object) -> None:
        super().__init__(replace(view, facts={**view.facts, "voids": frozenset()}))


def drawn(kind: type, stack: ExitStack, hard: ModuleType) -> None:
    name = "Kept" if hasattr(hard, "Kept") else "Inferred"
    stack.enter_context(patch.object(hard, name, kind))


def looking(stack: ExitStack, hard: ModuleType, **change: int) -> None:
    stack.enter_context(patch.object(hard, "LOOK", replace(hard.LOOK, **change)))


def leaning(stack: ExitStack, hard: ModuleType) -> None:
    for name in ("LEAN", "LEAN_LATE"):
        if hasattr(hard, name):
            stack.enter_context(patch.object(hard, name, 0.0))


WITHOUT: Mapping[str, Patch] = {
    "hard": lambda stack, hard: None,
    "even worlds": partial(drawn, Even),
    "and no voids": partial(drawn, Forgetful),
    f"{FEW} worlds": partial(looking, worlds=FEW, early=FEW),
    f"exact from {LATE}": partial(looking, exact=LATE, finish=1),
    "no thumbs": leaning,
}


class Choice(NamedTuple):
    """One position: what each player would lose, and what nobody can help who knows as much as hard."""

    deal: int
    left: int
    lost: Mapping[str, float]


class Noted:
    """What the cards have brought in each world that a decision looked into; in place of `play.rate`."""

    def __init__(self) -> None:
        self.rate = play.rate
        self.ratings: list[Rating] = []

    def __call__(self, *how: Any) -> list[Rating]:
        self.ratings = self.rate(*how)
        return self.ratings

    def unknown(self) -> float:
        """The least that any card loses on the average against the best one in each world."""
        worlds = zip(*(rating.values for rating in self.ratings), strict=True)
        return fmean(map(max, worlds)) - max(rating.mean for rating in self.ratings)


def positions(game: str, seed: str, most: int) -> Iterator[tuple[View, View]]:
    """The view of who has a choice, and the same with open cards."""
    options = GAMES[game].with_defaults(OPTIONS[game])
    table = Table(Match(GAMES[game], seed, options, ["cpu:medium"] * 4), (), lambda line: None)
    table.next_deal()
    medium = player("medium", cpu_key(seed))
    while (seat := table.asked) is not None:
        view = table.view(seat)
        assert view.asked is not None
        if view.asked.do == "play" and len(view.hand) <= most and len(list(view.asked.fields["card"].values({}))) > 1:
            yield view, table.open_view(seat)
        table.submit(medium.decide(view))


def choices(task: tuple[str, int, int, str]) -> list[Choice]:
    game, number, most, named = task
    seed, found = f"{named}/{number}", []
    for view, seen in positions(game, seed, most):
        deal = imagine(seen, stream("open", view))
        assert isinstance(deal, TrickDeal)
        solver().model()
        solver().reset(TOO_DEAR)
        values = exact.values(solver(), encode(deal, view.seat))
        if values is None:
            continue
        picked = {"medium": player("medium", cpu_key(seed)).decide(view)}
        noted = Noted()
        for name, change in WITHOUT.items():
            with ExitStack() as stack:
                change(stack, HARD[game])
                if name == "hard":
                    stack.enter_context(patch.object(play, "rate", noted))
                picked[name] = player("hard", cpu_key(seed)).think(view).action
        scores = {card: HARD[game].outcome(view)(value) for card, value in values.items()}
        best = max(scores.values())
        lost: dict[str, float] = {name: best - scores[action.values["card"]] for name, action in picked.items()}
        lost["unknown"] = noted.unknown()
        found.append(Choice(number, len(view.hand), lost))
    return found


def interval(values: Sequence[float]) -> str:
    return f"{fmean(values):6.2f} ± {NORMAL_95 * stdev(values) / sqrt(len(values)):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(HARD))
    parser.add_argument("deals", type=int)
    parser.add_argument("--most", type=int, help="cards in hand; as many as hard values exactly unless told")
    parser.add_argument("--seed", default="regret")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    if args.deals < 2:
        parser.error("DEALS: two at least, for there is no interval of one")
    most = args.most or HARD[args.game].LOOK.exact
    tasks = [(args.game, number, most, args.seed) for number in range(args.deals)]
    with ProcessPoolExecutor(args.jobs) as pool:
        found = [choice for some in pool.map(choices, tasks) for choice in some]
    names = ["medium", *WITHOUT, "unknown"]
    print(f"{args.game}: {len(found)} choices of {args.deals} deals; lost by each")
    print(" left  choices" + "".join(f"{name:>16}" for name in names))
    for left in sorted({choice.left for choice in found}, reverse=True):
        some = [choice for choice in found if choice.left == left]
        print(f"{left:5}{len(some):9}" + "".join(f"{fmean(c.lost[name] for c in some):16.2f}" for name in names))
    by_deal: dict[int, list[Choice]] = defaultdict(list)
    for choice in found:
        by_deal[choice.deal].append(choice)
    for name in names:
        whole = [float(sum(choice.lost[name] for choice in some)) for some in by_deal.values()]
        beside = [float(sum(c.lost[name] - c.lost["hard"] for c in some)) for some in by_deal.values()]
        more = "" if name == "hard" else f", {interval(beside)} more than hard"
        print(f"{name:>16}: {interval(whole)} a deal{more}")


if __name__ == "__main__":
    main()
