"""Nothing is lost: whatever moment the program ends at, the next start goes on from there."""

import errno
import os
import shutil
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt

from cardtable import record
from cardtable.calendar import daily_seed
from cardtable.core.deal import View
from cardtable.library import Journal, Library

from .conftest import TODAY, Open, SitDown
from .desk import Desk, advised, bold, bound, discarding, left_at

Key = Qt.Key


def killed(desk: Desk, tmp_path: Path, open_window: Open, **more: object) -> Desk:
    """The program as it starts anew from what is on the disk at this moment."""
    copy = tmp_path / f"disk-{len(list(tmp_path.iterdir()))}"
    shutil.copytree(desk.window.library.folder, copy)
    return open_window(library=Library(copy), **more)


def tile_of(desk: Desk) -> object:
    return desk.window.start.tiles["tallyho"]


def news(desk: Desk) -> str:
    """What the start page says about saves."""
    start = desk.window.start
    return start.news_text.text() if start.news.isVisible() else ""


# --- killed ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_killed_at_any_moment_is_offered_at_that_very_point(window: Open, tmp_path: Path, seed: int) -> None:
    desk = window()
    random, advice = Random(seed), advised(daily_seed(TODAY))
    desk.press(tile_of(desk).daily_button)
    deaths = {random.randrange(14) for _ in range(3)}
    for answers in range(14):
        if not desk.mine_or_over():
            break
        if answers in deaths:
            other = killed(desk, tmp_path, window)
            assert other.window.focusWidget() is tile_of(other).resume_buttons[0]
            other.press(tile_of(other).resume_buttons[0])
            assert other.said == "Match resumed"
            other.mine()
            assert other.view == desk.view
            other.assert_settled()
            other.assert_recorded()
        desk.answer_by_mouse(advice(desk.view))


def test_a_match_killed_while_cards_fly_has_the_last_answer(sit_down: SitDown, window: Open, tmp_path: Path) -> None:
    desk = sit_down(bound, speed="slow", hold="click")
    card = desk.lit[0]
    desk.click(card)
    assert desk.stage.busy
    view = desk.view
    other = killed(desk, tmp_path, window)
    other.press(tile_of(other).resume_buttons[0])
    assert other.view.log[: len(view.log)] == view.log
    assert card not in other.hand


def test_a_resumed_match_plays_as_if_nothing_had_happened(sit_down: SitDown, window: Open, tmp_path: Path) -> None:
    desk = sit_down(bound)
    other = killed(desk, tmp_path, window)
    other.press(tile_of(other).resume_buttons[0])
    other.mine()
    advice = advised(desk.session.match.seed)
    for one in (desk, other):
        while one.mine_or_over():
            one.answer_by_mouse(advice(one.view))
    assert other.lines == desk.lines


def test_picked_cards_are_not_an_answer_and_are_picked_anew(sit_down: SitDown, window: Open, tmp_path: Path) -> None:
    desk = sit_down(discarding, bold)
    desk.key("1")
    other = killed(desk, tmp_path, window)
    other.press(tile_of(other).resume_buttons[0])
    other.mine()
    assert other.view == desk.view
    assert other.bar.chosen == []


def test_the_log_of_a_resumed_match_tells_the_whole_hand(sit_down: SitDown, window: Open, tmp_path: Path) -> None:
    desk = sit_down(bound)
    other = killed(desk, tmp_path, window)
    other.press(tile_of(other).resume_buttons[0])
    assert other.page.log.lines() == desk.page.log.lines()
    assert len(other.page.log.lines()) > 6


def test_a_practice_match_stays_one(sit_down: SitDown, window: Open, tmp_path: Path) -> None:
    desk = sit_down(bound)
    desk.ctrl(Key.Key_Z)
    desk.mine()
    other = killed(desk, tmp_path, window)
    other.press(tile_of(other).resume_buttons[0])
    other.mine()
    assert other.page.side.practice.isVisible()
    assert other.view == desk.view


# --- ends of a record -----------------------------------------------------------------------------------


def one_card_left(view: View) -> bool:
    return bool(view.asked and view.asked.do == "play" and len(view.piles["hand:0"]) == 1)


def finish_hand(sit_down: SitDown) -> Desk:
    desk = sit_down(one_card_left)
    desk.click(desk.hand[0])
    desk.until(lambda: desk.page.sheet)
    return desk


def test_a_match_killed_on_the_score_sheet_shows_it_again_and_goes_on(
    sit_down: SitDown, window: Open, tmp_path: Path
) -> None:
    desk = finish_hand(sit_down)
    totals, before = desk.session.match.totals, len(desk.lines)
    other = killed(desk, tmp_path, window)
    other.press(tile_of(other).resume_buttons[0])
    other.until(lambda: other.page.sheet)
    assert other.session.match.totals == totals
    assert len(other.lines) == before
    other.press(other.page.sheet.next)
    other.mine_or_over()
    assert other.view.setting["number"] == 1
    assert other.view.setting["totals"] == totals
    other.assert_recorded()


def test_a_record_that_lacks_only_the_score_is_scored(sit_down: SitDown, window: Open, tmp_path: Path) -> None:
    desk = finish_hand(sit_down)
    lines, path = desk.lines, desk.session.journal.path
    assert '"scored"' in lines[-1]
    path.write_text("".join(f"{line}\n" for line in lines[:-1]), "utf-8")
    other = killed(desk, tmp_path, window)
    other.press(tile_of(other).resume_buttons[0])
    other.until(lambda: other.page.sheet)
    other.press(other.page.sheet.next)
    other.mine_or_over()
    assert other.lines[: len(lines)] == lines
    other.assert_recorded()


def test_a_torn_last_line_is_dropped_and_its_question_asked_again(window: Open, library: Library) -> None:
    path = left_at(library, bound)
    text = path.read_text("utf-8")
    with path.open("a", encoding="utf-8") as file:
        file.write('{"seat": 0, "do": "pl')
    desk = window()
    desk.press(tile_of(desk).resume_buttons[0])
    desk.mine()
    desk.assert_settled()
    assert path.read_text("utf-8") == text
    desk.click(desk.lit[0])
    desk.assert_recorded()


def finished_match(library: Library) -> Path:
    """The record of a match that is over, still lying among the open ones."""
    text = (Path(__file__).parent.parent / "golden" / "tallyho-daily.cardtable").read_text("utf-8")
    path = library.path_of("tallyho", "daily")
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    assert record.read(path).match.winner is not None
    return path


def test_the_record_of_a_finished_match_goes_to_the_archive_and_is_not_offered(window: Open, library: Library) -> None:
    text = finished_match(library).read_text("utf-8")
    desk = window()
    assert tile_of(desk).resume_buttons == []
    (archived,) = library.archive.iterdir()
    assert archived.read_text("utf-8") == text


# --- damage ---------------------------------------------------------------------------------------------


def test_a_damaged_save_is_set_aside_and_said_on_the_start_page(window: Open, library: Library) -> None:
    path = left_at(library, bound)
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([*lines[:3], "}{", *lines[3:]]) + "\n", "utf-8")
    content = path.read_bytes()
    desk = window()
    assert tile_of(desk).resume_buttons == []
    (aside,) = library.open_folder.iterdir()
    assert aside.read_bytes() == content
    assert aside.name in news(desk)
    assert "line 4" in news(desk)
    assert "Nothing was deleted" in news(desk)
    desk.press(tile_of(desk).new_button)
    desk.mine()
    assert aside.read_bytes() == content


def test_every_way_of_spoiling_a_save_is_survived(window: Open, library: Library) -> None:
    path = left_at(library, bound)
    data, random = path.read_bytes(), Random(7)
    desk = window()
    for _ in range(40):
        before = set(library.open_folder.iterdir())
        spoiled = bytearray(data)
        for _ in range(random.randrange(1, 4)):
            at = random.randrange(len(spoiled))
            del spoiled[at : at + random.randrange(1, 30)]
            spoiled.insert(min(at, len(spoiled)), random.randrange(256))
        path.write_bytes(spoiled)
        desk.window.show_start()
        aside = set(library.open_folder.iterdir()) - before - {path}
        assert len(tile_of(desk).resume_buttons) + len(aside) == 1
        for file in aside:
            assert file.name in news(desk)
            assert file.read_bytes() == spoiled


# --- a full disk ----------------------------------------------------------------------------------------


class Disk:
    """Whether the disk has room, for every journal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full, self.refused = False, 0
        write = Journal.write

        def guarded(journal: Journal, line: str) -> None:
            if self.full:
                self.refused += 1
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            write(journal, line)

        monkeypatch.setattr(Journal, "write", guarded)
        monkeypatch.setattr("cardtable.ui.driver.RETRY", 20)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def test_an_answer_that_cannot_be_written_is_said_and_asked_again(sit_down: SitDown, disk: Disk) -> None:
    desk = sit_down(bound)
    view, lines, card = desk.view, desk.lines, desk.lit[0]
    disk.full = True
    desk.click(card)
    assert "No space left" in desk.said
    assert desk.lines == lines
    assert desk.view == view
    desk.until(lambda: desk.waiting and card in desk.lit)
    desk.assert_settled()
    disk.full = False
    desk.click(card)
    assert len(desk.lines) > len(lines)
    desk.mine()
    desk.assert_settled()
    desk.assert_recorded()


def test_a_cpu_players_answer_that_cannot_be_written_comes_when_there_is_room(sit_down: SitDown, disk: Disk) -> None:
    desk = sit_down(bound, speed="slow", hold="none")
    desk.click(desk.lit[0])
    lines = desk.lines
    disk.full = True
    desk.page.skip()
    desk.page.skip()
    desk.until(lambda: disk.refused > 1)
    assert desk.lines == lines
    assert "No space left" in desk.said
    disk.full = False
    desk.window.settings["speed"] = "off"
    desk.mine_or_over()
    desk.assert_settled()
    desk.assert_recorded()


def test_a_hand_that_cannot_be_opened_is_dealt_when_there_is_room(window: Open, disk: Disk) -> None:
    desk = window()
    disk.full = True
    desk.press(tile_of(desk).daily_button)
    assert "No space left" in desk.said
    assert not desk.table.dealt
    desk.until(lambda: disk.refused > 2)
    disk.full = False
    desk.mine()
    desk.assert_settled()
    desk.assert_recorded()


def test_a_score_that_cannot_be_written_is_written_with_the_next_hand(sit_down: SitDown, disk: Disk) -> None:
    desk = sit_down(one_card_left)
    desk.click(desk.hand[0])
    desk.until(lambda: desk.page.sheet)
    disk.full = True
    desk.press(desk.page.sheet.next)
    desk.until(lambda: disk.refused > 1)
    disk.full = False
    desk.mine_or_over()
    desk.assert_recorded()


def test_an_undo_that_cannot_be_written_changes_nothing(sit_down: SitDown, disk: Disk) -> None:
    desk = sit_down(bound)
    view, lines = desk.view, desk.lines
    disk.full = True
    desk.ctrl(Key.Key_Z)
    assert "No space left" in desk.said
    assert (desk.view, desk.lines) == (view, lines)
    disk.full = False
    desk.ctrl(Key.Key_Z)
    desk.mine()
    assert desk.view != view
    desk.assert_recorded()


def test_a_library_that_cannot_be_written_to_is_said_on_the_start_page(window: Open, library: Library) -> None:
    library.folder.parent.mkdir(exist_ok=True)
    library.folder.write_text("in the way", "utf-8")
    desk = window()
    desk.press(tile_of(desk).daily_button)
    assert desk.window.overlay
    assert desk.window.overlay.title.text() == desk.window.words("error-title")
    assert desk.window.pages.currentWidget() is desk.window.start
    desk.press(desk.window.overlay.buttons[0])
    assert desk.window.overlay is None
