"""The commands of the menus and their keys: undo, restart, last trick, new match, help, settings, full screen, quit."""

import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from cardtable import record
from cardtable.ui.guide_page import GuidePage
from cardtable.ui.help_page import AboutPage
from cardtable.ui.last_trick import last_trick
from cardtable.ui.settings_page import SettingsPage

from .conftest import Open, SitDown
from .desk import LEFT, Desk, bidding, bound

Key = Qt.Key
opens_a_menu = pytest.mark.qt_log_ignore("This plugin does not support")  # for want of a screen


def menu(desk: Desk, name: str) -> QMenu:
    title = desk.window.words(f"menu-{name}")
    return next(action.menu() for action in desk.window.menuBar().actions() if action.text() == title)


def in_menu(desk: Desk, name: str) -> dict[str, bool]:
    """The entries of a menu as they stand while it is open: name → whether it can be chosen."""
    opened = menu(desk, name)
    opened.popup(desk.window.pos())
    names = {action: name for name, action in desk.window.actions_.items()}
    state = {names[action]: action.isEnabled() for action in opened.actions() if not action.isSeparator()}
    opened.close()
    return state


# --- undo and restart -----------------------------------------------------------------------------------


def test_ctrl_z_takes_back_my_last_card_and_marks_practice(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    view, card = desk.view, desk.lit[0]
    desk.click(card)
    desk.mine()
    desk.ctrl(Key.Key_Z)
    desk.mine()
    assert desk.view == view
    assert "undo" in desk.lines[-1]
    assert "practice" in desk.said
    assert desk.page.side.practice.isVisible()
    desk.assert_settled()
    desk.assert_recorded()
    assert record.read(desk.session.journal.path).practice
    lines = len(desk.lines)
    desk.click(desk.lit[-1])
    assert len(desk.lines) > lines


def test_undo_goes_back_to_my_first_answer_of_the_hand_and_no_further(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    for _ in range(40):
        if not desk.page.can_undo:
            break
        desk.ctrl(Key.Key_Z)
        desk.mine()
        desk.assert_settled()
    assert not desk.page.can_undo
    assert desk.asked.do == "bid"
    lines = desk.lines
    desk.ctrl(Key.Key_Z)
    assert desk.lines == lines
    assert desk.said == desk.window.words("toast-nothing-to-undo")
    desk.assert_recorded()


def test_undo_while_a_cpu_player_thinks_drops_its_late_answer(sit_down: SitDown) -> None:
    desk = sit_down(bound, speed="slow")
    view = desk.view
    desk.click(desk.lit[0])
    desk.ctrl(Key.Key_Z)
    desk.mine()
    assert desk.view == view
    desk.assert_settled()
    desk.assert_recorded()


def test_the_log_tells_what_is_left_after_an_undo(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    before = desk.page.log.lines()
    desk.click(desk.lit[0])
    desk.mine()
    assert desk.page.log.lines() != before
    desk.ctrl(Key.Key_Z)
    assert desk.page.log.lines() == before


@pytest.mark.parametrize("key", [(Key.Key_R, Qt.KeyboardModifier.ControlModifier), (Key.Key_F5,)])
def test_restart_goes_back_to_the_first_question_of_the_hand(sit_down: SitDown, key: tuple[object, ...]) -> None:
    desk = sit_down(bound)
    number = desk.view.setting["number"]
    desk.key(*key)
    desk.mine_or_over()
    assert desk.view.setting["number"] == number
    assert not desk.view.facts["takers"]
    assert desk.said == desk.window.words("toast-restarted")
    desk.assert_settled()
    desk.assert_recorded()


def test_undo_after_the_hand_is_over_changes_nothing(sit_down: SitDown) -> None:
    desk = sit_down(lambda view: bool(view.asked and view.asked.do == "play" and len(view.piles["hand:0"]) == 1))
    desk.click(desk.hand[0])
    desk.until(lambda: desk.page.sheet)
    lines = desk.lines
    desk.ctrl(Key.Key_Z)
    desk.ctrl(Key.Key_R)
    assert desk.lines == lines
    assert desk.page.sheet


# --- the last trick -------------------------------------------------------------------------------------


def test_l_opens_the_last_trick_and_closes_it(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    wanted = last_trick(desk.view)
    desk.key("l")
    shown = desk.page.shown_trick
    assert shown
    assert shown.isVisible()
    assert shown.trick == wanted
    desk.key("l")
    assert desk.page.shown_trick is None


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Space, Key.Key_Return, Key.Key_Left, "1"])
def test_any_key_closes_the_last_trick_and_does_nothing_else(sit_down: SitDown, key: object) -> None:
    desk = sit_down(bound)
    lines = desk.lines
    desk.key("l")
    desk.key(key)
    assert desk.page.shown_trick is None
    assert desk.lines == lines


def test_a_click_closes_the_last_trick(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    desk.key("l")
    desk.qtbot.mouseClick(desk.page.shown_trick, LEFT)
    assert desk.page.shown_trick is None


def test_a_click_on_a_card_closes_the_last_trick_and_plays_nothing(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    lines = desk.lines
    desk.key("l")
    desk.click(desk.lit[0])
    assert desk.page.shown_trick is None
    assert desk.lines == lines
    desk.click(desk.lit[0])
    assert len(desk.lines) > len(lines)


def test_undo_closes_the_last_trick(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    desk.key("l")
    desk.ctrl(Key.Key_Z)
    assert desk.page.shown_trick is None
    desk.mine()
    desk.assert_settled()


def test_before_the_first_trick_l_says_that_there_is_none(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    desk.key("l")
    assert desk.page.shown_trick is None
    assert desk.said == desk.window.words("toast-no-last-trick")


# --- a new match ----------------------------------------------------------------------------------------


def sheet_buttons(desk: Desk) -> list[object]:
    assert desk.window.overlay
    return desk.window.overlay.buttons


def test_a_new_match_asks_before_one_is_abandoned_and_keep_playing_changes_nothing(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    view, lines = desk.view, desk.lines
    desk.ctrl(Key.Key_N)
    assert desk.window.overlay.title.text() == desk.window.words("ask-abandon")
    keep, _ = sheet_buttons(desk)
    desk.press(keep)
    assert desk.window.overlay is None
    assert (desk.view, desk.lines) == (view, lines)
    assert not desk.window.library.archive.exists()
    desk.click(desk.lit[0])
    assert len(desk.lines) > len(lines)


def test_escape_keeps_the_match_too(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    lines = desk.lines
    desk.ctrl(Key.Key_N)
    desk.key(Key.Key_Escape)
    assert desk.window.overlay is None
    assert desk.lines == lines


def test_an_abandoned_match_goes_to_the_archive_and_a_new_one_begins(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    lines, seed = desk.lines, desk.session.match.seed
    desk.ctrl(Key.Key_N)
    _, abandon = sheet_buttons(desk)
    desk.press(abandon)
    desk.mine()
    (archived,) = desk.window.library.archive.iterdir()
    assert archived.read_text("utf-8").splitlines() == lines
    assert desk.session.match.seed != seed
    assert json.loads(desk.lines[0])["deal"] == 0
    assert desk.view.setting["totals"] == (0, 0)


def test_a_match_without_an_answer_is_replaced_without_a_question(window: Open) -> None:
    desk = window(speed="slow")
    desk.press(desk.window.start.tiles["tallyho"].new_button)
    desk.until(lambda: desk.stage.busy)
    seed = desk.session.match.seed
    desk.ctrl(Key.Key_N)
    assert desk.window.overlay is None
    assert desk.session.match.seed != seed


def test_todays_match_lies_beside_an_open_one(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    lines, path = desk.lines, desk.session.journal.path
    desk.window.actions_["daily"].trigger()
    assert desk.window.overlay is None
    desk.mine()
    assert desk.session.kind == "daily"
    assert path.read_text("utf-8").splitlines() == lines
    desk.window.actions_["start"].trigger()
    assert len(desk.window.start.tiles["tallyho"].resume_buttons) == 2


def test_a_new_match_takes_the_options_of_the_start_page(window: Open) -> None:
    desk = window()
    tile = desk.window.start.tiles["tallyho"]
    desk.press(tile.options_button)
    desk.press(tile.level.chips()[0])
    desk.press(tile.controls["all_pass"].chips()[1])
    desk.press(tile.new_button)
    head = json.loads(desk.lines[0])
    assert head["options"]["all_pass"] == "redeal"
    assert head["players"] == ["you", "cpu:easy", "cpu:easy", "cpu:easy"]
    assert desk.window.settings["level"] == "easy"


# --- sheets and the window ------------------------------------------------------------------------------


def test_f1_shows_the_guide_and_escape_goes_back_to_the_table(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    desk.key(Key.Key_F1)
    assert isinstance(desk.window.overlay, GuidePage)
    desk.key(Key.Key_Escape)
    assert desk.window.overlay is None
    card = desk.lit[0]
    desk.type_card(card)
    assert card not in desk.hand


def test_ctrl_comma_shows_the_settings_from_every_page(window: Open) -> None:
    desk = window()
    desk.ctrl(Key.Key_Comma)
    assert isinstance(desk.window.overlay, SettingsPage)
    desk.key(Key.Key_Escape)
    desk.key(Key.Key_Return)
    desk.mine()
    desk.ctrl(Key.Key_Comma)
    assert isinstance(desk.window.overlay, SettingsPage)


def test_about_can_be_copied(window: Open, qapp: object) -> None:
    desk = window()
    desk.window.actions_["about"].trigger()
    sheet = desk.window.overlay
    assert isinstance(sheet, AboutPage)
    desk.press(sheet.buttons[1])
    assert "Cardtable" in qapp.clipboard().text()
    assert str(desk.window.library.folder) in qapp.clipboard().text()


def test_a_click_beside_a_sheet_closes_it(window: Open) -> None:
    desk = window()
    desk.key(Key.Key_F1)
    sheet = desk.window.overlay
    desk.qtbot.mouseClick(sheet, LEFT, pos=QPoint(3, 3))
    assert desk.window.overlay is None


def test_nothing_happens_at_the_table_while_a_sheet_lies_over_it(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    desk.key(Key.Key_F1)
    lines = desk.lines
    for key in ("1", "2", "3", "p", Key.Key_Return):
        if desk.window.overlay:
            desk.key(key)
    assert desk.lines == lines


def test_f11_is_full_screen_and_back(window: Open) -> None:
    desk = window()
    desk.key(Key.Key_F11)
    desk.until(desk.window.isFullScreen)
    desk.key(Key.Key_F11)
    desk.until(lambda: not desk.window.isFullScreen())


def test_ctrl_q_closes_the_window(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    lines, path = desk.lines, desk.session.journal.path
    desk.ctrl(Key.Key_Q)
    assert not desk.window.isVisible()
    assert path.read_text("utf-8").splitlines() == lines


# --- menus ----------------------------------------------------------------------------------------------


@opens_a_menu
def test_on_the_start_page_what_needs_a_table_is_grey(window: Open) -> None:
    desk = window()
    state = in_menu(desk, "game")
    assert state == {
        "new": True,
        "daily": True,
        "restart": False,
        "level": False,
        "watch": True,
        "start": False,
        "quit": True,
    }
    assert not any(in_menu(desk, "move").values())


@opens_a_menu
def test_at_the_table_undo_is_grey_until_i_have_answered(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    assert not in_menu(desk, "move")["undo"]
    assert not in_menu(desk, "game")["restart"]
    desk.press(desk.bar.word_buttons["pass"])
    desk.mine_or_over()
    assert in_menu(desk, "move")["undo"]
    assert in_menu(desk, "game")["restart"]
    assert in_menu(desk, "game")["start"]


@opens_a_menu
def test_a_closed_menu_leaves_every_key_alive(window: Open) -> None:
    desk = window()
    in_menu(desk, "move")
    desk.until(lambda: all(action.isEnabled() for action in desk.window.actions_.values()))


@pytest.mark.parametrize(("name", "setting"), [("log", "log"), ("points", "running_points")])
def test_the_switches_of_the_view_menu_follow_the_settings_and_set_them(
    sit_down: SitDown, name: str, setting: str
) -> None:
    desk = sit_down(bound)
    action = desk.window.actions_[name]
    part = desk.page.log if name == "log" else desk.page.side.rows[0].points
    assert action.isChecked()
    assert part.isVisible()
    action.trigger()
    assert desk.window.settings[setting] is False
    assert not part.isVisible()
    desk.window.settings[setting] = True
    assert action.isChecked()
    assert part.isVisible()


def test_the_start_page_offers_the_match_that_was_left(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    view = desk.view
    desk.window.actions_["start"].trigger()
    tile = desk.window.start.tiles["tallyho"]
    assert desk.window.focusWidget() is tile.resume_buttons[0]
    desk.key(Key.Key_Return)
    desk.mine()
    assert desk.view == view
    desk.assert_settled()
