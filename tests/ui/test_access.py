"""For keys and screen readers: every card is a button with a name, Tab reaches everything, and nothing is a trap."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QWidget

from cardtable.core.cards import Card
from cardtable.ui.hand_buttons import CardButton

from .conftest import Open, SitDown
from .desk import Desk, bidding, bold, bound, discarding

Key = Qt.Key


def card_buttons(desk: Desk) -> list[CardButton]:
    """From the left, as they lie."""
    found = [button for button in desk.cloth.findChildren(CardButton) if button.isVisible()]
    return sorted(found, key=lambda button: button.x())


def tab_stops(desk: Desk, most: int = 80) -> list[QWidget]:
    """What Tab goes through until it comes round, from where the focus is."""
    stops = [desk.window.focusWidget()]
    for _ in range(most):
        desk.key(Key.Key_Tab)
        if desk.window.focusWidget() is stops[0]:
            return stops
        stops.append(desk.window.focusWidget())
    raise AssertionError("Tab never comes round")


def test_every_card_of_the_hand_is_a_button_with_a_name(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    words, buttons = desk.window.words, card_buttons(desk)
    assert [button.card for button in buttons] == desk.hand
    for button in buttons:
        name = words.card("tallyho", button.card)
        assert button.accessibleName() == (f"{name}, can be played" if button.card in desk.lit else name)


def test_a_screen_reader_finds_the_cards_and_presses_them(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    card = desk.lit[-1]
    button = next(button for button in card_buttons(desk) if button.card == card)
    told = QAccessible.queryAccessibleInterface(button)
    assert told.role() == QAccessible.Role.Button
    assert told.text(QAccessible.Text.Name) == button.accessibleName()
    assert told.rect().topLeft() == button.mapToGlobal(button.rect().topLeft())
    told.actionInterface().doAction("Press")
    desk.until(lambda: card not in desk.hand)
    desk.mine_or_over()
    desk.assert_recorded()


def test_the_buttons_lie_over_their_cards(sit_down: SitDown) -> None:
    desk = sit_down(discarding, bold)
    for button in card_buttons(desk):
        assert button.geometry().contains(desk.point(button.card))
    desk.window.resize(1000, 700)
    desk.until(lambda: desk.page.width() == 1000)
    for button in card_buttons(desk):
        assert button.geometry().contains(desk.point(button.card))


def test_a_chosen_card_says_so(sit_down: SitDown) -> None:
    desk = sit_down(discarding, bold)
    card = next(card for card in desk.hand if card != Card("", "FOX"))
    desk.click(card)
    (button,) = [button for button in card_buttons(desk) if button.card == card]
    assert button.accessibleName() == f"{desk.window.words.card('tallyho', card)}, chosen"


def test_the_mouse_goes_through_the_buttons_to_the_cards(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    assert all(button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents) for button in card_buttons(desk))


def test_the_focus_stands_on_the_question(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    assert desk.window.focusWidget() is desk.bar.spinner


def test_the_focus_stands_on_a_card_that_may_be_played(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    assert desk.page.hand.focused in desk.lit


def test_after_a_card_is_played_by_key_the_focus_is_in_the_hand_again(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    for _ in range(3):
        desk.key(Key.Key_Return)
        if not desk.mine_or_over():
            break
        assert desk.page.hand.focused in desk.lit


def test_tab_goes_through_the_cards_from_left_to_right(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    stops = [stop.card for stop in tab_stops(desk) if isinstance(stop, CardButton)]
    start = stops.index(desk.hand[0])
    assert stops[start:] + stops[:start] == desk.hand


def test_tab_reaches_the_whole_question_the_hand_and_the_log(sit_down: SitDown) -> None:
    desk = sit_down(discarding, bold)
    stops = tab_stops(desk)
    assert set(card_buttons(desk)) <= set(stops)
    assert desk.page.log.list in stops
    assert any(chip in stops for chip in desk.bar.chips["trump"].chips())
    for card in [card for card in desk.hand if card != Card("", "FOX")][:5]:
        desk.type_card(card)
    desk.key("r")
    assert desk.bar.do in tab_stops(desk)


def test_tab_reaches_bid_and_pass(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    stops = tab_stops(desk)
    assert {desk.bar.spinner, desk.bar.do, desk.bar.word_buttons["pass"]} <= set(stops)


def test_tab_reaches_everything_on_the_start_page(window: Open) -> None:
    desk = window()
    tile = desk.window.start.tiles["tallyho"]
    assert {tile.daily_button, tile.new_button, tile.options_button} <= set(tab_stops(desk))
    desk.press(tile.options_button)
    desk.until(tile.options.isVisible)
    stops = set(tab_stops(desk))
    for chips in (tile.level, *tile.controls.values()):
        assert stops & set(chips.chips())


def test_tab_stays_in_a_sheet_and_reaches_all_of_it(window: Open) -> None:
    desk = window()
    desk.ctrl(Key.Key_Comma)
    sheet = desk.window.overlay
    stops = tab_stops(desk)
    assert all(sheet.isAncestorOf(stop) for stop in stops)
    assert set(sheet.buttons) <= set(stops)
    assert {made.slider for made in sheet.controls.values() if hasattr(made, "slider")} <= set(stops)


def test_backtab_goes_the_other_way(window: Open) -> None:
    desk = window()
    desk.ctrl(Key.Key_Comma)
    forward = tab_stops(desk)
    desk.key(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert desk.window.focusWidget() is forward[-1]


def test_after_a_sheet_the_focus_is_where_the_question_is(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    desk.key(Key.Key_F1)
    desk.key(Key.Key_Escape)
    assert desk.window.focusWidget() is desk.bar.spinner


def test_everything_that_can_be_pressed_or_moved_has_a_name(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    desk.ctrl(Key.Key_Comma)
    for widget in desk.window.findChildren(QWidget):
        if isinstance(widget, QAbstractButton | QAbstractSlider) and widget.isVisible() and widget.parentWidget():
            if widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
                continue
            told = QAccessible.queryAccessibleInterface(widget)
            assert told.text(QAccessible.Text.Name), widget


def test_the_ring_shows_to_those_who_use_keys_only(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    desk.key(Key.Key_Right)
    assert all(button.ring for button in card_buttons(desk))
    desk.qtbot.mouseClick(desk.cloth.viewport(), Qt.MouseButton.RightButton, pos=desk.bare_cloth())
    assert not any(button.ring for button in card_buttons(desk))
