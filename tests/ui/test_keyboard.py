"""By keys alone: a whole hand of every game, a match to its end, every page; and at each step the focus is seen."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget

from cardtable.games import GAMES
from cardtable.ui.settings_page import SettingsPage

from .conftest import Open, SitDown
from .desk import Desk, advised, asks, bidding, bound, discarding, turn_the_loop

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
every_game = pytest.mark.parametrize("game", GAMES)
ENOUGH = 10  # pixels of four that must differ
AROUND = 14  # px: how far a ring may reach beyond what it is around


# --- the focus is seen ----------------------------------------------------------------------------------


def around(desk: Desk, widget: QWidget) -> QRect:
    """The part of the window where the focus of a widget is to be seen; of the table itself, the own plate."""
    if widget is desk.page:
        return desk.page.rect().translated(desk.page.mapTo(desk.window, desk.page.rect().topLeft()))
    corner = widget.mapTo(desk.window, widget.rect().topLeft())
    near = QRect(corner, widget.size()).adjusted(-AROUND, -AROUND, AROUND, AROUND)
    return near.intersected(desk.window.rect())


def picture(desk: Desk, where: QRect) -> QImage:
    return desk.window.grab(where).toImage()


def assert_focus_seen(desk: Desk) -> None:
    """What has the focus is to be seen, and looks otherwise than without it."""
    widget = desk.window.focusWidget()
    assert widget is not None
    assert widget.isVisible()
    assert widget is desk.page or not widget.visibleRegion().isEmpty(), widget  # the page lies under the cloth
    where = around(desk, widget)
    ringed = picture(desk, where)
    widget.clearFocus()
    plain = picture(desk, where)
    widget.setFocus()
    assert changed(ringed, plain) > ENOUGH, f"the focus of {widget} is not seen"
    assert desk.window.focusWidget() is widget


def changed(one: QImage, other: QImage) -> int:
    """How many pixels differ so that it is seen, of every fourth."""
    different = 0
    for y in range(0, one.height(), 2):
        for x in range(0, one.width(), 2):
            a, b = one.pixelColor(x, y), other.pixelColor(x, y)
            if abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue()) > 90:
                different += 1
                if different > ENOUGH:
                    return different
    return different


@pytest.fixture(params=["light", "night", "high contrast"])
def looks(request: pytest.FixtureRequest) -> dict[str, str]:
    """Settings with light panels, dark ones, and high contrast."""
    made: dict[str, dict[str, str]] = {
        "light": {},
        "night": {"cloth": "night"},
        "high contrast": {"high_contrast": "on"},
    }
    return made[request.param]


def walk(desk: Desk, most: int = 120) -> list[QWidget]:
    """Tab once round, with a look at every stop."""
    stops: list[QWidget] = []
    for _ in range(most):
        widget = desk.window.focusWidget()
        if widget in stops:
            return stops
        assert_focus_seen(desk)
        stops.append(widget)
        desk.key(Key.Key_Tab)
        turn_the_loop()
    raise AssertionError("Tab never comes round")


def test_every_stop_of_the_start_page_is_seen(window: Open, looks: dict[str, str]) -> None:
    desk = window(**looks)
    tiles = desk.window.start.tiles
    desk.tab_to(tiles["tallyho"].options_button)
    desk.key(Key.Key_Space)
    stops = walk(desk)
    assert {tile.new_button for tile in tiles.values()} <= set(stops)


@pytest.mark.parametrize(("until", "person"), [(bidding, None), (bound, None)], ids=["bid", "play"])
def test_every_stop_of_the_table_is_seen(
    sit_down: SitDown, looks: dict[str, str], until: object, person: object
) -> None:
    desk = sit_down(until, person, **looks)
    desk.key(Key.Key_Right)  # the ring of a card shows to those who use keys
    stops = walk(desk)
    assert desk.page.log.list in stops
    assert desk.page in stops


def test_every_stop_of_a_discard_and_of_the_drawer_is_seen(sit_down: SitDown, looks: dict[str, str]) -> None:
    desk = sit_down(discarding, lambda view: advised("x")(view), size=(900, 640), **looks)
    desk.key(Key.Key_Right)
    desk.tab_to(desk.page.log_button)
    desk.key(Key.Key_Return)
    stops = walk(desk)
    assert desk.page.log.list in stops
    assert set(desk.page.hand.buttons) <= set(stops)


def test_every_stop_of_the_settings_is_seen(window: Open, looks: dict[str, str]) -> None:
    desk = window(**looks)
    desk.ctrl(Key.Key_Comma)
    page = desk.window.overlay
    assert isinstance(page, SettingsPage)
    stops = walk(desk)
    assert {page.strong, *page.buttons} <= set(stops)
    assert all(made.slider in stops for made in page.controls.values() if hasattr(made, "slider"))


def test_every_stop_of_the_people_page_is_seen(window: Open, looks: dict[str, str]) -> None:
    desk = window(**looks)
    desk.tab_to(desk.window.start.tiles["tallyho"].together_button)
    desk.key(Key.Key_Return)
    stops = walk(desk)
    assert sum(isinstance(stop, QLineEdit) for stop in stops) == 2  # those of persons


# --- a hand by keys -------------------------------------------------------------------------------------


@every_game
def test_a_hand_from_the_start_page_to_the_next_one(window: Open, game: str) -> None:
    desk = window()
    desk.tab_to(desk.window.start.tiles[game].new_button)
    assert_focus_seen(desk)
    desk.key(Key.Key_Return)
    decide, asked = advised("keys"), 0
    while desk.turn():
        assert_focus_seen(desk)
        desk.answer_by_keys(decide(desk.view))
        asked += 1
    assert asked > 5
    sheet = desk.page.sheet
    assert sheet
    assert desk.window.focusWidget() is sheet.next
    assert_focus_seen(desk)
    desk.key(Key.Key_Return)
    assert desk.turn()
    assert desk.view.setting["number"] == 1
    assert_focus_seen(desk)
    desk.assert_recorded()


def test_after_an_answer_the_keys_are_for_the_table(sit_down: SitDown) -> None:
    desk = sit_down(bidding, speed="normal")
    assert desk.window.focusWidget() is desk.bar.spinner
    desk.key(Key.Key_Return)
    assert not desk.waiting
    assert desk.window.focusWidget() is desk.page
    assert_focus_seen(desk)
    desk.mine_or_over()


def test_a_match_to_its_end_and_back_to_the_start_page(sit_down: SitDown) -> None:
    last = lambda view: asks("play")(view) and len(view.hand) == 2  # noqa: E731
    desk = sit_down(last, game="piedicavallo", options={"length": "single"})
    decide = advised("end")
    while desk.turn():
        desk.answer_by_keys(decide(desk.view))
    sheet = desk.page.sheet
    assert sheet and sheet.start
    assert_focus_seen(desk)
    desk.key(Key.Key_Right)
    assert desk.window.focusWidget() is sheet.start
    assert_focus_seen(desk)
    desk.key(Key.Key_Return)
    assert desk.window.pages.currentWidget() is desk.window.start
    assert_focus_seen(desk)


def test_while_nothing_is_asked_the_keys_are_for_the_table_and_it_shows(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    desk.key(Key.Key_Right)
    desk.page.setFocus()
    assert_focus_seen(desk)
    desk.qtbot.mouseClick(desk.cloth.viewport(), Qt.MouseButton.RightButton, pos=desk.bare_cloth())
    where = around(desk, desk.page)
    with_focus = picture(desk, where)
    desk.page.clearFocus()
    assert changed(with_focus, picture(desk, where)) == 0  # a hand that uses the mouse needs no ring


# --- pages ----------------------------------------------------------------------------------------------


def test_options_are_chosen_by_keys(window: Open) -> None:
    desk = window()
    tile = desk.window.start.tiles["thousand"]
    desk.tab_to(tile.options_button)
    desk.key(Key.Key_Space)
    turn_the_loop()
    players = tile.controls["players"]
    desk.tab_to(players.chips()[0])
    desk.key(Key.Key_Right)
    assert players.value == 2
    assert_focus_seen(desk)
    for _ in range(30):
        if desk.window.focusWidget() is tile.new_button:
            break
        desk.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    desk.key(Key.Key_Return)
    assert desk.turn()
    assert desk.view.setting["seats"] == 2


def test_a_setting_is_changed_and_put_back_by_keys(window: Open) -> None:
    desk = window()
    desk.ctrl(Key.Key_Comma)
    page = desk.window.overlay
    assert isinstance(page, SettingsPage)
    chips = page.controls["cloth"]
    desk.tab_to(chips.chips()[0])
    desk.key(Key.Key_Right)
    assert desk.window.settings["cloth"] == "blue"
    desk.tab_to(page.backs["cloth"])
    desk.key(Key.Key_Space)
    assert desk.window.settings["cloth"] == "green"
    desk.key(Key.Key_Escape)
    assert desk.window.overlay is None
    assert_focus_seen(desk)


def test_a_shared_match_is_begun_and_the_curtain_lifted_by_keys(window: Open) -> None:
    desk = window()
    desk.tab_to(desk.window.start.tiles["tallyho"].together_button)
    desk.key(Key.Key_Return)
    field = next(field for field in desk.window.overlay.fields if field.isEnabled())
    desk.tab_to(field)
    desk.ctrl(Key.Key_A)
    for letter in "Ann":
        desk.key(letter)
    desk.key(Key.Key_Return)
    desk.until(lambda: desk.page.curtain and desk.page.curtain.button.hasFocus())
    assert_focus_seen(desk)
    desk.key(Key.Key_Return)
    desk.until(lambda: not desk.page.curtain and desk.waiting)
    assert "Ann" in desk.window.words.names.values()


@pytest.mark.qt_log_ignore("This plugin does not support")  # for want of a screen
def test_a_menu_is_opened_and_left_by_keys(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    before = desk.window.focusWidget()
    desk.key(Key.Key_V, ALT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = desk.window.actions_["high-contrast"]
    for _ in range(20):
        if menu.activeAction() is action:
            break
        QTest.keyClick(menu, Key.Key_Down)
    QTest.keyClick(menu, Key.Key_Return)
    desk.until(lambda: desk.window.look.high_contrast)
    assert desk.window.focusWidget() is before
    desk.key(Key.Key_G, ALT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Key.Key_Escape)
    QTest.keyClick(desk.window.menuBar(), Key.Key_Escape)
    desk.key(Key.Key_Escape)
    assert desk.waiting


@pytest.mark.parametrize(
    ("key", "more"),
    [(Key.Key_Down, True), (Key.Key_PageDown, True), (Key.Key_End, True), (Key.Key_Up, False), (Key.Key_Home, False)],
)
def test_what_is_longer_than_its_sheet_is_read_by_keys(window: Open, key: Qt.Key, more: bool) -> None:
    desk = window((900, 520))
    desk.window.show_about()
    desk.window.settings["scale"] = 200
    bar = desk.window.overlay.scroller.verticalScrollBar()
    desk.until(lambda: bar.maximum() > 0)
    bar.setValue(bar.maximum() // 2)
    before = bar.value()
    desk.key(key)
    assert (bar.value() > before) == more
    assert bar.value() != before


# --- reading the log ------------------------------------------------------------------------------------


def test_the_log_is_read_line_by_line_and_stays_there(sit_down: SitDown) -> None:
    desk = sit_down(lambda view: bound(view) and len(view.facts["takers"]) > 1)
    log = desk.page.log.list
    desk.tab_to(log)
    assert log.currentRow() == log.count() - 1
    desk.key(Key.Key_Home)
    desk.key(Key.Key_Down)
    assert log.currentRow() == 1
    assert_focus_seen(desk)
    top = log.verticalScrollBar().value()
    desk.page.choose_card(desk.lit[0])
    desk.mine_or_over()
    assert log.currentRow() == 1
    assert log.verticalScrollBar().value() == top
    desk.tab_to(log)
    desk.key(Key.Key_End)
    before = log.count()
    if desk.mine_or_over():
        desk.page.choose_card(desk.lit[0])
        desk.mine_or_over()
        bar = log.verticalScrollBar()
        assert log.count() > before
        assert bar.value() == bar.maximum()


def test_a_sheet_takes_the_letters_of_what_it_covers(window: Open) -> None:
    desk = window()
    options = desk.window.start.tiles["tallyho"].options_button
    letters = options.shortcut()
    desk.window.actions_["about"].trigger()
    sheet = desk.window.overlay
    assert sheet is not None
    copy = next(button for button in sheet.buttons if button.text() == "C&opy")
    assert copy.shortcut() == letters, "it needs the same letter"
    QGuiApplication.clipboard().clear()
    desk.key(Key.Key_O, ALT)
    desk.until(lambda: "Cardtable" in QGuiApplication.clipboard().text())
    desk.key(Key.Key_Escape)
    assert options.shortcut() == letters, "and gives it back"
    assert not options.isChecked()
