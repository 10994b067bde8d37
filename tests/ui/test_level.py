"""The level of the CPU players of a match that is under way: every card stays as it is, and the record says so."""

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel

from cardtable import record
from cardtable.cpu import levels
from cardtable.record import Reader
from cardtable.ui.people_page import LevelPage
from cardtable.verify import Verified, verify

from .conftest import Open, SitDown
from .desk import LEFT, Desk, asks, bound, never
from .test_commands import in_menu, opens_a_menu
from .test_resume import Disk

Key = Qt.Key
EASY = ("you", "cpu:easy", "cpu:easy", "cpu:easy")
GAMES = ("tallyho", "thousand", "tarot")


def playing(view: object) -> bool:
    return asks("play")(view) and len(view.facts["takers"]) > 1


def open_page(desk: Desk) -> LevelPage:
    desk.window.actions_["level"].trigger()
    page = desk.window.overlay
    assert isinstance(page, LevelPage)
    return page


def change(desk: Desk, level: str) -> None:
    page = open_page(desk)
    desk.press(page.level.chips()[("easy", "medium", "hard").index(level)])
    desk.press(page.buttons[0])
    assert desk.window.overlay is None


def levels_of(desk: Desk) -> set[str]:
    return {name for name in desk.session.match.players if name.startswith("cpu:")}


@pytest.mark.parametrize("game", GAMES)
def test_a_change_leaves_every_card_and_is_written_down(sit_down: SitDown, game: str) -> None:
    desk = sit_down(playing, game=game)
    view, lines, places = desk.view, desk.lines, desk.shown()
    change(desk, "easy")
    assert (desk.view, desk.shown()) == (view, places)
    others = len(desk.session.match.players) - 1
    assert [json.loads(line) for line in desk.lines[len(lines) :]] == [{"players": ["you", *["cpu:easy"] * others]}]
    assert desk.lines[: len(lines)] == lines
    assert desk.window.settings["level"] == "easy"
    assert desk.said == "Level: Easy"
    assert not desk.table.practice
    desk.assert_settled()
    desk.assert_recorded()
    for _ in range(3):
        assert desk.waiting
        desk.answer_by_mouse(levels.player("medium", "any").decide(desk.view))
        if not desk.mine_or_over():
            break
    desk.assert_recorded()


def test_resume_and_verify_take_the_change(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    change(desk, "hard")
    desk.click(desk.lit[0])
    desk.mine()
    change(desk, "easy")
    view, path = desk.view, desk.session.journal.path
    (found,) = verify(path)
    assert isinstance(found, Verified)
    assert found.replay.match.players == EASY
    desk.window.actions_["start"].trigger()
    desk.press(desk.window.start.tiles["tallyho"].resume_buttons[0])
    desk.mine()
    assert desk.view == view
    assert desk.session.level == "easy"
    assert open_page(desk).level.value == "easy"


def test_the_cpu_players_play_at_the_new_level(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    desk.ctrl(Key.Key_R)
    desk.mine_or_over()
    start = len(desk.lines)
    change(desk, "easy")
    while desk.mine_or_over():
        desk.answer_by_mouse(levels.player("medium", "me").decide(desk.view))
    key = levels.cpu_key(desk.session.match.seed)
    cpus = {level: levels.player(level, key) for level in ("easy", "medium")}
    reader, answers = Reader(), {"easy": [], "medium": [], "given": []}
    for number, text in enumerate(desk.lines, 1):
        line = json.loads(text)
        if number > start and line.get("seat"):
            deal = reader.replay.deal
            answers["given"].append({"seat": line["seat"], **line})
            for level, cpu in cpus.items():
                answers[level].append(cpu.decide(deal.view(deal.asked.seat)).to_json())
        reader.read(number, text)
    assert len(answers["given"]) > 20
    assert answers["given"] == answers["easy"] != answers["medium"]


def test_the_change_counts_for_the_hands_to_come(sit_down: SitDown) -> None:
    desk = sit_down(never, hands=1)
    desk.until(lambda: desk.page.sheet)
    change(desk, "easy")
    assert desk.page.sheet
    desk.press(desk.page.sheet.next)
    desk.mine_or_over()
    heads = [json.loads(line) for line in desk.lines if "cardtable" in line]
    assert [tuple(head["players"]) for head in heads] == [("you", *["cpu:medium"] * 3), EASY]
    desk.assert_recorded()


@pytest.mark.parametrize("by", ["cancel", "escape", "beside", "the same"])
def test_thinking_better_of_it_changes_nothing(sit_down: SitDown, by: str) -> None:
    desk = sit_down(bound)
    lines, view = desk.lines, desk.view
    page = open_page(desk)
    assert page.level.value == "medium"
    desk.press(page.level.chips()[0])
    assert page.note.text() == desk.window.words("start-level-note", level="easy")
    if by == "cancel":
        desk.press(page.buttons[1])
    elif by == "escape":
        desk.key(Key.Key_Escape)
    elif by == "beside":
        desk.qtbot.mouseClick(page, LEFT, pos=QPoint(3, 3))
    else:
        desk.press(page.level.chips()[1])
        desk.press(page.buttons[0])
    assert desk.window.overlay is None
    assert (desk.lines, desk.view) == (lines, view)
    assert levels_of(desk) == {"cpu:medium"}
    assert desk.session.level == "medium"
    assert desk.window.settings["level"] == "medium"
    desk.click(desk.lit[0])  # the table is open again
    assert len(desk.lines) > len(lines)


def test_a_choice_of_cards_is_kept(sit_down: SitDown) -> None:
    desk = sit_down(playing, game="tarot")
    card = desk.asked.fields["card"].among[0]
    desk.click(card)
    change(desk, "hard")
    assert desk.risen == [card]
    desk.press(desk.bar.do)
    assert f'"card": "{card}"' in desk.lines[-1] or f'"card": "{card}"' in desk.lines[-2]


def test_a_change_while_a_cpu_player_thinks_loses_nothing(sit_down: SitDown) -> None:
    desk = sit_down(bound, speed="slow")
    desk.click(desk.lit[0])
    assert desk.table.asked != 0
    change(desk, "easy")
    desk.window.settings["speed"] = "off"
    desk.mine_or_over()
    assert sum("players" in json.loads(line) for line in desk.lines[1:]) == 1
    desk.assert_settled()
    desk.assert_recorded()


def test_persons_keep_their_names(sit_down: SitDown) -> None:
    people = ("person:Anna", "cpu:medium", "person:Ben")
    desk = sit_down(playing, game="thousand", kind="together", players=people)
    change(desk, "hard")
    assert json.loads(desk.lines[-1]) == {"players": ["person:Anna", "cpu:hard", "person:Ben"]}
    assert record.read(desk.session.journal.path).match.players == desk.session.match.players
    assert desk.window.words.seat({0: 2, 2: 0}[desk.me], desk.me, 3) in ("Anna", "Ben")
    desk.assert_settled()


def test_a_full_disk_leaves_the_level_as_it_was(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    desk = sit_down(bound)
    lines = desk.lines
    disk.full = True
    change(desk, "easy")
    disk.full = False
    assert "No space left" in desk.said
    assert desk.session.level == "medium"
    assert desk.window.settings["level"] == "medium"
    desk.click(desk.lit[0])
    desk.mine()
    assert not [line for line in desk.lines[len(lines) :] if "players" in line]
    desk.assert_recorded()


@opens_a_menu
def test_the_menu_greys_the_level_where_no_cpu_player_sits(sit_down: SitDown, window: Open) -> None:
    desk = sit_down(playing, game="tarot", kind="together", players=("person:Anna", "person:Ben"))
    assert not in_menu(desk, "game")["level"]
    lines = desk.lines
    desk.window.actions_["level"].setEnabled(True)
    desk.window.actions_["level"].trigger()
    assert desk.window.overlay is None
    assert desk.said == desk.window.words("toast-no-level")
    assert desk.lines == lines
    desk.window.close()
    other = window()
    assert not in_menu(other, "game")["level"]


@opens_a_menu
def test_the_menu_offers_the_level_where_a_cpu_player_sits(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    assert in_menu(desk, "game")["level"]
    page = open_page(desk)
    assert desk.window.words("level-text") in [label.text() for label in page.body.findChildren(QLabel)]
    for widget in (*page.level.chips(), *page.buttons):
        desk.mouse_of(widget)


PARTNERED = ("you", "cpu:easy", "cpu:hard", "cpu:easy")


@pytest.mark.parametrize("game", ["tallyho", "piedicavallo"])
def test_a_persons_partner_plays_hard_whatever_the_others_do(window: Open, game: str) -> None:
    desk = window(level="easy", partner="hard")
    desk.window.new_match(game, "free")
    assert tuple(desk.session.match.players) == PARTNERED
    assert desk.session.level == "easy"
    assert {seat: thinker._cpu.level for seat, thinker in desk.session.thinkers.items()} == {
        1: "easy",
        2: "hard",
        3: "easy",
    }
    change(desk, "medium")
    assert tuple(desk.session.match.players) == ("you", "cpu:medium", "cpu:hard", "cpu:medium")


def test_a_partner_who_is_to_play_like_the_others_does_so_at_once(window: Open) -> None:
    desk = window(level="easy", partner="hard")
    desk.window.new_match("tallyho", "free")
    desk.window.settings["partner"] = "level"
    assert tuple(desk.session.match.players) == EASY
    desk.window.settings["partner"] = "hard"
    assert tuple(desk.session.match.players) == PARTNERED
    assert json.loads(desk.lines[-1]) == {"players": list(PARTNERED)}


def test_without_partners_or_among_people_nobody_is_made_hard(window: Open) -> None:
    desk = window(level="easy", partner="hard")
    for game, others in (("thousand", 2), ("tarot", 1)):
        desk.window.new_match(game, "free")
        assert tuple(desk.session.match.players) == ("you", *["cpu:easy"] * others)
