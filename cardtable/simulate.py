"""CPU players playing whole matches without a screen, and what came of it."""

import signal
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from statistics import median
from time import perf_counter
from typing import Any

from .core.deal import Result
from .cpu.levels import OPEN, cpu_key, player
from .games import GAMES
from .match import Match, Winner
from .table import Table

MOST_DEALS = 100  # then a match is given up as unfinished: players at random may sink below zero for ever
NORMAL_95 = 1.96  # half of a 95 % interval, in standard errors


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play."""

    game: str
    seed: str
    count: int  # matches, or separate deals
    levels: tuple[str, ...]  # of the players, in the order of the seats
    options: Mapping[str, Any]
    single: bool = False  # separate deals with totals 0
    duplicate: bool = False
    auction: str = ""  # the level that answers everything before the first trick, in every seat

    @property
    def rotations(self) -> list[int]:
        """By how many seats the players move on; rotations that seat the levels alike are played once."""
        turned: dict[tuple[str, ...], int] = {}
        for by in range(len(self.levels) if self.duplicate else 1):
            turned.setdefault(self.seated(by), by)
        return list(turned.values())

    def seated(self, by: int) -> tuple[str, ...]:
        """The levels by seat after moving on by so many seats."""
        return tuple(self.levels[(seat - by) % len(self.levels)] for seat in range(len(self.levels)))


@dataclass(slots=True)
class Played:
    """One match, or separate deal, as it was played."""

    number: int  # of the seed
    rotation: int
    results: list[Result] = field(default_factory=list)
    winner: Winner = None
    totals: tuple[int, ...] = ()
    faults: int = 0
    thinking: list[list[float]] = field(default_factory=list)  # milliseconds by seat
    record: list[str] = field(default_factory=list)  # its lines


def play(plan: Plan, number: int, rotation: int) -> Played:
    """Play match `number` of a plan to its end."""
    seed = f"{plan.seed}/{number}"
    levels = plan.seated(rotation)
    match = Match(GAMES[plan.game], seed, plan.options, [f"cpu:{level}" for level in levels])
    key = cpu_key(seed)
    players = [player(level, key) for level in levels]
    bidder = player(plan.auction, key) if plan.auction else None
    played = Played(number, rotation, thinking=[[] for _ in players])
    # nobody listens: CPU players keep nothing between decisions, so telling them would only cost time
    table = Table(match, (), played.record.append)
    most = 1 if plan.single else match.game.hands or MOST_DEALS
    while not match.over and match.number < most:
        table.next_deal()
        while (seat := table.asked) is not None:
            view = table.open_view(seat) if levels[seat] == OPEN else table.view(seat)
            assert view.asked is not None
            cpu = bidder if bidder and view.asked.do != "play" else players[seat]
            start = perf_counter()
            action = cpu.decide(view)
            played.thinking[seat].append((perf_counter() - start) * 1000)
            table.submit(action)
    played.results, played.winner, played.totals = match.results, match.winner, match.totals
    played.faults = sum(cpu.faults for cpu in (*players, *([bidder] if bidder else [])))
    return played


def play_all(plan: Plan, jobs: int = 1) -> Iterator[Played]:
    """All matches of a plan, in order, in so many processes."""
    tasks = [(plan, number, rotation) for number in range(plan.count) for rotation in plan.rotations]
    if min(jobs, len(tasks)) == 1:
        for task in tasks:
            yield play(*task)
        return
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"))
    # Ctrl+C is for this process alone: the others inherit that it is ignored
    on_interrupt = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        results = pool.map(_play, tasks)
    finally:
        signal.signal(signal.SIGINT, on_interrupt)
    try:
        yield from results
    finally:
        pool.shutdown(cancel_futures=True)


def _play(task: tuple[Plan, int, int]) -> Played:
    return play(*task)


# --- what came of it ------------------------------------------------------------------------------------


@dataclass(slots=True)
class Count:
    """What one side, or one seat, has to show. `points` and `scores` are (number of the seed, value)."""

    deals: int = 0
    contracts: int = 0
    made: int = 0
    won: int = 0
    points: list[tuple[int, int]] = field(default_factory=list)
    scores: list[tuple[int, int]] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        return {
            "deals": self.deals,
            "contracts": self.contracts,
            "made": self.made,
            "points": mean_of(self.points),
            "scores": mean_of(self.scores),
            "matches_won": self.won,
        }


def mean_of(values: Sequence[tuple[int, int]]) -> dict[str, float | None]:
    """The mean with half its 95 % interval: normal, by clusters, as deals of one seed are not independent.

    `ci` is None where there are fewer than two seeds, `mean` where there is nothing.
    """
    if not values:
        return {"mean": None, "ci": None}
    mean = sum(value for _, value in values) / len(values)
    apart: dict[int, float] = {}
    for seed, value in values:
        apart[seed] = apart.get(seed, 0.0) + value - mean
    if len(apart) < 2:
        return {"mean": round(mean, 3), "ci": None}
    spread = sqrt(sum(x * x for x in apart.values()) * len(apart) / (len(apart) - 1)) / len(values)
    return {"mean": round(mean, 3), "ci": round(NORMAL_95 * spread, 3)}


class Tally:
    """Counts what was played. Seats and sides are those of the list of players, however rotated."""

    def __init__(self, plan: Plan) -> None:
        game = GAMES[plan.game]
        self.plan = plan
        self.n_sides = 2 if game.pairs else len(plan.levels)
        self.seats = [Count() for _ in plan.levels]
        self.sides = [Count() for _ in range(self.n_sides)]
        self.thinking: list[list[float]] = [[] for _ in plan.levels]
        self.matches = self.unfinished = self.draws = self.redeals = self.deals = self.faults = 0
        self.lead: list[tuple[int, int]] = []  # of side 0 over side 1, in score

    def add(self, played: Played) -> None:
        n_seats = len(self.seats)
        self.matches += 1
        self.faults += played.faults
        for seat, times in enumerate(played.thinking):
            self.thinking[(seat - played.rotation) % n_seats].extend(times)
        for result in played.results:
            if result.redeal:
                self.redeals += 1
            else:
                self._count(result, played)
        if played.winner == "draw":
            self.draws += 1
        elif played.winner is None:
            self.unfinished += 1
        else:
            won = (played.winner - played.rotation) % self.n_sides
            for count in self._those(won):
                count.won += 1

    def _count(self, result: Result, played: Played) -> None:
        self.deals += 1
        points, scores = (
            [values[(side + played.rotation) % self.n_sides] for side in range(self.n_sides)]
            for values in (result.points, result.scores)
        )
        for side in range(self.n_sides):
            for count in self._those(side):
                count.deals += 1
                count.points.append((played.number, points[side]))
                count.scores.append((played.number, scores[side]))
        if self.n_sides == 2:
            self.lead.append((played.number, scores[0] - scores[1]))
        for line in result.lines:
            if line.kind in ("made", "set") and "seat" in line.values:
                seat = (line.values["seat"] - played.rotation) % len(self.seats)
                for count in (self.seats[seat], self.sides[seat % self.n_sides]):
                    count.contracts += 1
                    count.made += line.kind == "made"

    def _those(self, side: int) -> Iterable[Count]:
        return (self.sides[side], *self.seats[side :: self.n_sides])

    def to_json(self) -> dict[str, Any]:
        """Everything; only `thinking_ms` differs from run to run."""
        plan = self.plan
        data: dict[str, Any] = {
            "game": plan.game,
            "seed": plan.seed,
            "options": dict(plan.options),
            "players": list(plan.levels),
            "duplicate": plan.duplicate,
            **({"auction": plan.auction} if plan.auction else {}),
            "matches": 0 if plan.single else self.matches,
            "unfinished": 0 if plan.single else self.unfinished,
            "draws": self.draws,
            "deals": self.deals,
            "redeals": self.redeals,
            "faults": self.faults,
            "seats": [
                {"seat": seat, "player": level, "decisions": len(self.thinking[seat])} | count.to_json()
                for seat, (level, count) in enumerate(zip(plan.levels, self.seats, strict=True))
            ],
            "sides": [{"side": side} | count.to_json() for side, count in enumerate(self.sides)],
            "lead": mean_of(self.lead) if self.n_sides == 2 else None,
            "thinking_ms": {
                "seats": [times_of(times) for times in self.thinking],
                "sides": [times_of(self._times(side)) for side in range(self.n_sides)],
            },
        }
        if self.n_sides == 2 and len(plan.rotations) > 1:
            data["duplicates_won"] = self.duplicates_won()
        return data

    def duplicates_won(self) -> dict[str, int]:
        """In how many seeds side 0 has the better score with all rotations added up, and in how many the same."""
        summed: dict[int, int] = {}
        for seed, lead in self.lead:
            summed[seed] = summed.get(seed, 0) + lead
        leads = list(summed.values())
        return {"won": sum(lead > 0 for lead in leads), "drawn": leads.count(0), "of": len(leads)}

    def _times(self, side: int) -> list[float]:
        return [ms for times in self.thinking[side :: self.n_sides] for ms in times]

    def table(self) -> str:
        """All that for people: aligned columns."""
        plan, data = self.plan, self.to_json()
        what = f"{data['deals']} deals"
        if not plan.single:
            what = f"{data['matches']} matches, {what}"
        rare = ("unfinished", "draws", "redeals", "faults")
        title = f"{plan.game}, seed {plan.seed}: "
        title += ", ".join([what, *(f"{data[name]} {name}" for name in rare if data[name])])
        if plan.duplicate:
            title += f"; every deal in {len(plan.rotations)} rotations of the players"
        rows = [["", "player", "deals", "bids made", "points", "score", "won", "ms median", "95 %", "max"]]
        for kind in ("seats", "sides"):
            for i, row in enumerate(data[kind]):
                levels = plan.levels[i :: self.n_sides] if kind == "sides" else (row["player"],)
                ms = data["thinking_ms"][kind][i]
                times = ["–" if value is None else f"{value:.2f}" for value in ms.values()]
                rows.append(
                    [
                        f"{kind[:-1]} {i}",
                        "+".join(levels),
                        str(row["deals"]),
                        _share(row["made"], row["contracts"]),
                        _interval(row["points"]),
                        _interval(row["scores"]),
                        "–" if plan.single else _share(row["matches_won"], self.matches),
                        *times,
                    ]
                )
        lines = [title, *aligned(rows)]
        if data["lead"]:
            lines.append(f"side 0 over side 1, score a deal: {_interval(data['lead'])}")
        if won := data.get("duplicates_won"):
            what = "deals" if plan.single else "matches"
            share = f"{100 * (won['won'] + won['drawn'] / 2) / won['of']:.0f} %" if won["of"] else "–"
            counts = f"{won['won']} and {won['drawn']} drawn of {won['of']}"
            lines.append(f"{what} won (both seats added up): {counts}, {share}")
        return "\n".join(lines)


def times_of(times: Sequence[float]) -> dict[str, float | None]:
    """Milliseconds: median, 95th percentile, maximum; None where nothing was measured."""
    if not times:
        return {"median": None, "p95": None, "max": None}
    ordered = sorted(times)
    p95 = ordered[min(len(ordered) - 1, len(ordered) * 95 // 100)]
    return {"median": round(median(ordered), 3), "p95": round(p95, 3), "max": round(ordered[-1], 3)}


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of texts as lines: the first two columns to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            text.ljust(width) if i < 2 else text.rjust(width)
            for i, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def _share(part: int, whole: int) -> str:
    return f"{part}/{whole} {100 * part / whole:3.0f} %" if whole else "–"


def _interval(value: Mapping[str, float | None]) -> str:
    if value["mean"] is None:
        return "–"
    return f"{value['mean']:.1f}" + ("" if value["ci"] is None else f" ± {value['ci']:.1f}")
