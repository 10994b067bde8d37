"""A match in progress on this screen: its table, its record on disk, and who sits at it."""

import secrets
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from ..core.deal import Deal, Seat
from ..cpu import levels
from ..library import Journal, Library, Saved
from ..match import Match
from ..record import Replay
from ..table import Table
from .driver import Driver
from .players import Person, Thinker
from .stage import Stage

ME: Seat = 0
HUMAN, CPU = "you", "cpu:"


class Session:
    """Opens or resumes a match and drives it. OSError if its record cannot be opened."""

    def __init__(self, library: Library, match: Match, kind: str, stage: Stage, replay: Replay | None = None) -> None:
        self.library, self.match, self.kind = library, match, kind
        self.resumed = replay is not None
        self.journal = Journal(library.path_of(match.game.name, kind))
        self.person = Person()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="thinking")
        assert match.seed is not None
        key = levels.cpu_key(match.seed)
        self.thinkers = [Thinker(_level(name), key, self._pool) for name in match.players if name != HUMAN]
        others = iter(self.thinkers)
        players = [self.person if name == HUMAN else next(others) for name in match.players]
        self.table = Table(match, players, self.journal.write, replay)
        self.driver = Driver(self.table, stage, self.person, self.thinkers, ME)
        self.driver.deal_over.connect(self.journal.sync)

    @classmethod
    def new(
        cls, library: Library, game: type[Deal], kind: str, seed: str | None, options: Mapping[str, Any], level: str,
        stage: Stage,
    ) -> "Session":  # fmt: skip
        """A new match; `seed` None: one that nobody has had."""
        seats = game.seats_for(game.with_defaults(options))
        players = [HUMAN, *(f"{CPU}{level}" for _ in range(seats - 1))]
        return cls(library, Match(game, seed or secrets.token_hex(8), options, players), kind, stage)

    @classmethod
    def resume(cls, library: Library, saved: Saved, stage: Stage) -> "Session":
        """Go on where a saved match was left."""
        match = saved.replay.match
        if match.players[:1] != (HUMAN,) or match.players.count(HUMAN) != 1:
            match.players = (HUMAN, *(f"{CPU}medium" for _ in range(match.seats - 1)))
        return cls(library, match, saved.kind, stage, saved.replay)

    def close(self) -> None:
        """Leave the match as it is; a match that is over goes to the archive."""
        self.driver.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self.journal.close()
        if self.match.over:
            with suppress(OSError):  # then the next look at the library puts it away
                self.library.put_away(self.journal.path)


def _level(name: str) -> str:
    level = name.removeprefix(CPU)
    return level if level in levels.LEVELS else "medium"
