"""Where records lie: what is found there, what is set aside, and what is never lost."""

import errno
import os
from pathlib import Path

import pytest

from cardtable import record
from cardtable.library import Journal, Library
from tests.helpers.tables import play_deal, seated


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return Library(tmp_path)


def lines_of_a_deal(label: str = "library", answers: int = 10**9) -> list[str]:
    table, lines = seated(label)
    table.next_deal()
    play_deal(table, answers)
    return lines


def lines_of_a_match(label: str = "library") -> list[str]:
    table, lines = seated(label)
    while table.match.winner is None:
        table.next_deal()
        play_deal(table)
    return lines


def put(library: Library, lines: list[str], name: str = "tallyho-free", torn: str = "") -> Path:
    path = library.open_folder / f"{name}{record.SUFFIX}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines) + torn, "utf-8")
    return path


# --- looking --------------------------------------------------------------------------------------------


def test_an_empty_library_has_nothing_open(library: Library) -> None:
    shelf = library.look()
    assert (shelf.saved, shelf.set_aside, shelf.unreadable) == ([], [], [])
    assert library.find("tallyho", "free") is None


def test_an_open_match_is_found_as_it_was_left(library: Library) -> None:
    lines = lines_of_a_deal(answers=20)
    path = put(library, lines)
    (saved,) = library.look().saved
    assert (saved.game, saved.kind, saved.path) == ("tallyho", "free", path)
    assert len(saved.replay.actions) == 20
    assert saved.replay.deal.view(0) == record.read(path).deal.view(0)


def test_a_daily_and_a_free_match_lie_side_by_side_the_latest_first(library: Library) -> None:
    older, newer = put(library, lines_of_a_deal(), "tallyho-daily"), put(library, lines_of_a_deal())
    os.utime(older, (1000, 1000))
    os.utime(newer, (2000, 2000))
    assert [saved.kind for saved in library.look().saved] == ["free", "daily"]
    os.utime(older, (3000, 3000))
    assert [saved.kind for saved in library.look().saved] == ["daily", "free"]
    assert library.find("tallyho", "daily").path == older


def test_looking_twice_finds_the_same(library: Library) -> None:
    put(library, lines_of_a_deal(answers=9), torn='{"seat":')
    first = library.look()
    second = library.look()
    assert [saved.path for saved in first.saved] == [saved.path for saved in second.saved]
    assert not second.set_aside


def test_a_torn_last_line_is_left_out(library: Library) -> None:
    put(library, lines_of_a_deal(answers=9), torn='{"seat": 1, "do": "bi')
    (saved,) = library.look().saved
    assert len(saved.replay.actions) == 9


def test_a_file_of_nothing_goes_away(library: Library) -> None:
    path = put(library, [])
    shelf = library.look()
    assert not shelf.saved
    assert not shelf.set_aside
    assert not path.exists()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: [lines[0], "rubbish", *lines[1:]],
        lambda lines: [lines[0], lines[-1], *lines[1:]],
        lambda lines: lines[1:],
        lambda lines: [lines[0].replace('"tallyho"', '"whist"'), *lines[1:]],
        lambda lines: [lines[0].replace('"cardtable": 1', '"cardtable": 99'), *lines[1:]],
        lambda lines: [lines[0].replace('"seed": "library"', '"seed": null'), *lines[1:]],
    ],
    ids=["rubbish", "disorder", "no-header", "unknown-game", "newer-version", "no-seed"],
)
def test_a_damaged_file_is_set_aside_whole_with_the_reason(library: Library, spoil: object) -> None:
    path = put(library, spoil(lines_of_a_deal(answers=12)))
    content = path.read_bytes()
    shelf = library.look()
    assert not shelf.saved
    ((aside, why),) = shelf.set_aside
    assert not path.exists()
    assert aside.read_bytes() == content
    assert aside.parent == library.open_folder
    assert why.startswith("line ")
    assert library.look().set_aside == []


def test_two_damaged_files_of_the_same_second_do_not_overwrite_each_other(library: Library) -> None:
    asides = []
    for text in ("one", "two", "three"):
        put(library, [text])
        asides += [aside for aside, _ in library.look().set_aside]
    assert [aside.read_text("utf-8") for aside in asides] == ["one\n", "two\n", "three\n"]


def test_a_match_under_the_name_of_another_game_is_set_aside(library: Library) -> None:
    put(library, lines_of_a_deal(), "whist-free")
    assert "under the name of whist" in library.look().set_aside[0][1]


def test_a_file_that_is_not_text_is_set_aside(library: Library) -> None:
    path = put(library, [])
    path.write_bytes(b"\xff\xfe\x00\x01" * 50 + b"\n")
    assert len(library.look().set_aside) == 1


def test_files_of_other_names_are_left_alone(library: Library) -> None:
    other = put(library, ["rubbish"], "tallyho-free.damaged-2026-01-01-000000")
    notes = library.open_folder / "notes.txt"
    notes.write_text("mine", "utf-8")
    shelf = library.look()
    assert not shelf.saved
    assert not shelf.set_aside
    assert other.exists()
    assert notes.exists()


def test_what_cannot_be_read_stays_where_it_is_and_is_said(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    path = put(library, lines_of_a_deal())

    def refuse(path: Path) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(Path, "read_bytes", refuse)
    shelf = library.look()
    assert shelf.unreadable == [(path, "Permission denied")]
    assert path.exists()


# --- the archive ----------------------------------------------------------------------------------------


def test_a_match_that_is_over_goes_to_the_archive(library: Library) -> None:
    lines = lines_of_a_match()
    path = put(library, lines)
    assert library.look().saved == []
    (archived,) = library.archive.iterdir()
    assert archived.read_text("utf-8").splitlines() == lines
    assert not path.exists()
    assert record.read(archived).match.winner is not None


def test_a_match_that_lacks_only_its_last_score_is_still_open(library: Library) -> None:
    lines = lines_of_a_match()
    assert '"scored"' in lines[-1]
    put(library, lines[:-1])
    (saved,) = library.look().saved
    assert saved.replay.deal.result is not None


def test_what_is_put_away_twice_in_a_second_is_kept_twice(library: Library) -> None:
    kept = [library.put_away(put(library, [name])) for name in ("one", "two", "three")]
    assert [path.read_text("utf-8") for path in kept] == ["one\n", "two\n", "three\n"]
    assert len(set(kept)) == 3


# --- the journal ----------------------------------------------------------------------------------------


def test_a_line_is_in_the_file_when_write_returns(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "x.cardtable"
    journal = Journal(path)
    journal.write('{"é": 1}')
    assert path.read_text("utf-8") == '{"é": 1}\n'
    journal.write("{}")
    assert path.read_text("utf-8") == '{"é": 1}\n{}\n'
    journal.close()
    journal.close()


def test_a_journal_goes_on_where_the_file_ends(tmp_path: Path) -> None:
    path = tmp_path / "x.cardtable"
    path.write_text('{"a": 1}\n', "utf-8")
    journal = Journal(path)
    journal.write('{"b": 2}')
    journal.close()
    assert path.read_text("utf-8") == '{"a": 1}\n{"b": 2}\n'


@pytest.mark.parametrize(
    ("left", "mended"),
    [
        ('{"a": 1}\n{"b":', '{"a": 1}\n'),
        ('{"a": 1}\n{"b": 2}', '{"a": 1}\n{"b": 2}\n'),
        ('{"a"', ""),
        ("", ""),
    ],
)
def test_a_torn_line_is_cut_off_and_a_whole_one_kept(tmp_path: Path, left: str, mended: str) -> None:
    path = tmp_path / "x.cardtable"
    path.write_text(left, "utf-8")
    journal = Journal(path)
    journal.write("{}")
    journal.close()
    assert path.read_text("utf-8") == mended + "{}\n"


class FullDisk:
    """A file on a disk that takes only so many bytes more."""

    def __init__(self, file: object, room: int) -> None:
        self.file, self.room = file, room

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)

    def write(self, data: bytes) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = self.file.write(data[: self.room])
        self.room -= written
        return written


@pytest.mark.parametrize("room", [0, 1, 5])
def test_a_line_for_which_there_is_no_room_is_not_written_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    path = tmp_path / "x.cardtable"
    opened = Path.open
    disks = []

    def on_a_full_disk(self: Path, *args: object, **more: object) -> object:
        file = opened(self, *args, **more)
        if self == path and args == ("ab",):
            file = FullDisk(file, 10**6)
            disks.append(file)
        return file

    monkeypatch.setattr(Path, "open", on_a_full_disk)
    journal = Journal(path)
    journal.write('{"a": 1}')
    disks[0].room = room
    with pytest.raises(OSError, match="No space left"):
        journal.write('{"b": 2}')
    assert path.read_text("utf-8") == '{"a": 1}\n'
    disks[0].room = 10**6
    journal.write('{"b": 2}')
    journal.close()
    assert path.read_text("utf-8") == '{"a": 1}\n{"b": 2}\n'


def test_what_a_search_has_set_aside_is_told_at_the_next_look(tmp_path: Path) -> None:
    library = Library(tmp_path)
    damaged = library.path_of("tallyho", "free")
    damaged.parent.mkdir(parents=True)
    damaged.write_bytes(b"no record\n")
    assert library.find("tallyho", "daily") is None
    ((path, why),) = library.look().set_aside
    assert path.read_bytes() == b"no record\n"
    assert "line 1" in why
