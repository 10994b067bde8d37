"""A match in progress on this screen: its table, its record on disk, and who sits at it."""

import secrets
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from ..core.deal import Deal, Seat
from ..lesson import Course, Lesson, LessonMatch
from ..library import Journal, Library, Saved
from ..match import Match
from ..record import CPU, NAMED, YOU, Replay, is_person
from ..table import Table
from .driver import Driver
from .players import Person, Prompted, Thinker
from .stage import Stage


class Session:
    """Opens or resumes a match and drives it. OSError if its record cannot be opened."""

    def __init__(
        self, library: Library | None, match: Match, kind: str, stage: Stage, replay: Replay | None = None,
        course: Course | None = None,
    ) -> None:  # fmt: skip
        """`library` None: nothing is written down; `course`: what the CPU players answer, as far as it goes."""
        self.library, self.match, self.kind, self.course = library, match, kind, course
        self.resumed = replay is not None
        self.finished = False  # the players have had enough of a match that could go on
        self.journal = Journal(library.path_of(match.game.name, kind)) if library else None
        self.people = {seat: Person(seat) for seat, name in enumerate(match.players) if is_person(name)}
        from ..cpu import levels  # the players are not needed for the first page

        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinking")
        key = levels.cpu_key(match.seed or match.game.name)
        self.thinkers: dict[Seat, Thinker] = {
            seat: Prompted(course, level_of(name), key, self._pool)
            if course
            else Thinker(level_of(name), key, self._pool)
            for seat, name in enumerate(match.players)
            if seat not in self.people
        }
        self.table = Table(
            match,
            [self.people.get(seat) or self.thinkers[seat] for seat in range(match.seats)],
            self.journal.write if self.journal else _write_nothing,
            replay,
        )
        self.driver = Driver(self.table, stage, self.people, list(self.thinkers.values()))
        if self.journal:
            self.driver.deal_over.connect(self.journal.sync)

    @classmethod
    def new(
        cls, library: Library, game: type[Deal], kind: str, seed: str | None, options: Mapping[str, Any],
        players: Sequence[str], stage: Stage,
    ) -> "Session":  # fmt: skip
        """A new match of these `players`; `seed` None: one that nobody has had."""
        return cls(library, Match(game, seed or secrets.token_hex(8), options, players), kind, stage)

    @classmethod
    def resume(cls, library: Library, saved: Saved, stage: Stage) -> "Session":
        """Go on where a saved match was left."""
        match = saved.replay.match
        if not any(map(is_person, match.players)):
            match.players = alone(match.seats, "medium")
        return cls(library, match, saved.kind, stage, saved.replay)

    @classmethod
    def of_lesson(cls, lesson: Lesson, players: Sequence[str], stage: Stage) -> "Session":
        """The one hand of a lesson, of which nothing is kept."""
        return cls(None, LessonMatch(lesson, players), "lesson", stage, course=Course(lesson))

    @property
    def shared(self) -> bool:
        """Whether several people share the screen."""
        return len(self.people) > 1

    @property
    def level(self) -> str:
        """The level of the CPU players, of the opponents if there are some; "" if there are no CPU players."""
        players = self.match.players
        cpu = [seat for seat, name in enumerate(players) if not is_person(name)]
        foes = [seat for seat in cpu if not of_a_person(self.match.game, players, seat)]
        return next((level_of(players[seat]) for seat in (*foes, *cpu)), "")

    def change_level(self, level: str, partner: str) -> None:
        """Let the CPU players play at another level from now on, see `partnered`; OSError leaves it as it was."""
        players = tuple(name if is_person(name) else f"{CPU}{level}" for name in self.match.players)
        players = partnered(self.match.game, players, partner)
        if players == tuple(self.match.players):
            return
        self.table.reseat(players)
        for seat, thinker in self.thinkers.items():
            thinker.set_level(level_of(players[seat]))

    def close(self) -> None:
        """Leave the match as it is; a match that is over goes to the archive."""
        self.driver.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self.journal is None or self.library is None:
            return
        self.journal.close()
        if self.match.over or self.finished:
            with suppress(OSError):  # then the next look at the library puts it away
                self.library.put_away(self.journal.path)


def _write_nothing(line: str) -> None:
    """The record of a lesson."""


def alone(seats: int, level: str) -> tuple[str, ...]:
    """The players of a match against the CPU."""
    return (YOU, *(f"{CPU}{level}" for _ in range(seats - 1)))


def together(names: Sequence[str | None], level: str) -> tuple[str, ...]:
    """The players of a match of several people at one screen, by seat; None for the CPU."""
    return tuple(f"{CPU}{level}" if name is None else f"{NAMED}{name}" for name in names)


def of_a_person(game: type[Deal], players: Sequence[str], seat: Seat) -> bool:
    """Whether the player at this seat is the partner of a person."""
    return game.pairs and is_person(players[(seat + 2) % len(players)])


def partnered(game: type[Deal], players: Sequence[str], partner: str) -> tuple[str, ...]:
    """These players, but a person's CPU partner at the level "hard", unless `partner` is "level": all alike."""
    if partner == "level":
        return tuple(players)
    return tuple(
        f"{CPU}{partner}" if not is_person(name) and of_a_person(game, players, seat) else name
        for seat, name in enumerate(players)
    )


def names_of(match: Match) -> dict[int, str]:
    """The names of people who share a screen, by seat; none where one person plays."""
    people = {seat: name for seat, name in enumerate(match.players) if is_person(name)}
    return {seat: name.removeprefix(NAMED) for seat, name in people.items()} if len(people) > 1 else {}


def level_of(name: str) -> str:
    """The level of a CPU player of a record."""
    from ..cpu.levels import LEVELS

    level = name.removeprefix(CPU)
    return level if level in LEVELS else "medium"
