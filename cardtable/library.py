"""Where records lie: the open match of each kind, and the archive of those that ended or were abandoned.

A match is open from its first line. Nothing is ever deleted: an ended match moves to the archive, a damaged file
is set aside under another name beside it.
"""

import errno
import os
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from . import record
from .record import RecordError, Replay

KINDS = ("daily", "free", "together")  # today's, one of own cards, one of several people at this screen: side by side


@dataclass(frozen=True)
class Saved:
    """An open match as it was left."""

    game: str
    kind: str
    path: Path
    replay: Replay


@dataclass
class Shelf:
    """What was found in the library: open matches, and the files that had to be set aside."""

    saved: list[Saved] = field(default_factory=list)
    set_aside: list[tuple[Path, str]] = field(default_factory=list)  # new name, what was wrong
    unreadable: list[tuple[Path, str]] = field(default_factory=list)  # left where they are
    played: frozenset[str] = frozenset()  # the games of which matches have been put away


class Journal:
    """The record of an open match, written a line at a time; each line is with the system when `write` returns."""

    def __init__(self, path: Path) -> None:
        """Append to this file, which is made if it is missing; a torn last line is cut off. OSError."""
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = path.open("ab", buffering=0)
        _mend(path)

    def write(self, line: str) -> None:
        """Append a line, whole or not at all: OSError if the disk will not take it."""
        data, end = line.encode() + b"\n", self._file.seek(0, os.SEEK_END)
        try:
            written = self._file.write(data)
            if written != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError:
            with suppress(OSError):
                self._file.truncate(end)
            raise

    def sync(self) -> None:
        """Have what was written on the disk itself, against a power cut. A disk that fails has had its say before."""
        with suppress(OSError, ValueError):
            os.fsync(self._file.fileno())

    def close(self) -> None:
        self.sync()
        self._file.close()


class Library:
    """The records of one player on this computer, in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.open_folder = folder / "open"
        self.archive = folder / "archive"
        self._unsaid: list[tuple[Path, str]] = []  # set aside by a search, and not yet told

    def path_of(self, game: str, kind: str) -> Path:
        """Where the open match of this game and kind lies or would lie."""
        return self.open_folder / f"{game}-{kind}{record.SUFFIX}"

    def look(self) -> Shelf:
        """The open matches, most recently played first. A damaged file is set aside, never deleted.

        What a search has set aside before is told too.
        """
        shelf, self._unsaid = Shelf(set_aside=self._unsaid), []
        found: list[tuple[float, Saved]] = []
        for path in sorted(self.open_folder.glob(f"*{record.SUFFIX}")):
            game, _, kind = path.stem.rpartition("-")
            if kind not in KINDS:
                continue
            try:
                if path.stat().st_size:
                    replay = record.read(path)
                    if replay.match.seed is None:
                        raise RecordError(1, "no seed: the match cannot go on")
                    if game != replay.match.game.name:
                        raise RecordError(1, f"a match of {replay.match.game.name} under the name of {game}")
                    if replay.match.over and replay.deal is None:
                        self.put_away(path)  # killed between its last line and the archive
                        continue
                    found.append((path.stat().st_mtime, Saved(game, kind, path, replay)))
                else:
                    path.unlink()  # killed before the first line: nothing was there to lose
            except RecordError as why:
                self._set_aside(path, f"line {why.line}: {why}", shelf)
            except OSError as why:
                shelf.unreadable.append((path, why.strerror or str(why)))
        shelf.played = frozenset(path.name.partition("-")[0] for path in self.archive.glob(f"*{record.SUFFIX}"))
        shelf.saved = [saved for _, saved in sorted(found, key=lambda pair: -pair[0])]
        return shelf

    @staticmethod
    def _set_aside(path: Path, why: str, shelf: Shelf) -> None:
        try:
            shelf.set_aside.append((_aside(path), why))
        except OSError as stays:
            shelf.unreadable.append((path, f"{why}; {stays.strerror or stays}"))

    def find(self, game: str, kind: str) -> Saved | None:
        """The open match of this game and kind."""
        shelf = self.look()
        self._unsaid = shelf.set_aside
        return next((s for s in shelf.saved if (s.game, s.kind) == (game, kind)), None)

    def put_away(self, path: Path) -> Path:
        """Move an open match to the archive, where it keeps its record under the time it was put away."""
        self.archive.mkdir(parents=True, exist_ok=True)
        game = path.stem.rpartition("-")[0]
        return path.rename(_unused(self.archive / f"{game}-{_stamp()}{record.SUFFIX}"))


def _mend(path: Path) -> None:
    """Cut a torn last line off, so that the next line starts on a line of its own."""
    data = path.read_bytes()
    if data and not data.endswith(b"\n"):
        whole = sum(1 for _ in record.lines_of(data)) > data.count(b"\n")
        with path.open("r+b") as file:
            if whole:  # only the line break is missing
                file.seek(0, os.SEEK_END)
                file.write(b"\n")
            else:
                file.truncate(data.rfind(b"\n") + 1)


def _aside(path: Path) -> Path:
    return path.rename(_unused(path.with_name(f"{path.stem}.damaged-{_stamp()}{record.SUFFIX}")))


def _unused(path: Path) -> Path:
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def _stamp() -> str:
    return datetime.now().strftime("%Y-%m-%d-%H%M%S")
