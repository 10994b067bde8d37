"""For keys and screen readers: every card is a button with a name, Tab reaches everything, and nothing is a trap."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QWidget

from cardtable.core.cards import Card
from cardtable.core.deal import View
from cardtable.core.fields import Action
from cardtable.cpu import levels
from cardtable.ui.hand_buttons import CardButton

from .conftest import Open, SitDown
from .desk import Desk, asks, bidding, bold, bound, discarding

Key = Qt.Key


def card_buttons(desk: Desk) -> list[CardButton]:
    """From the left, as they lie."""
    found = [button for button in desk.cloth.findChildren(CardButton) if button.isVisible()]
    return sorted(found, key=lambda button: button.x())


def bold_in_thousand(view: View) -> Action:
    """Bids low, and goes on at random."""
    assert view.asked
    if view.asked.do == "bid":
        return Action(view.asked.seat, "bid", {"amount": view.asked.fields["amount"].low})
    return levels.player("random", "bold").decide(view)


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
    for place, button in enumerate(buttons, 1):
        name = words.card("tallyho", button.card)
        may = ", can be played" if button.card in desk.lit else ""
        assert button.accessibleName() == f"{name}{may}, {place} of {len(desk.hand)}"


def test_a_card_that_may_not_be_played_says_why(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    for button in card_buttons(desk):
        assert button.accessibleDescription().startswith("Follow ") == (button.card not in desk.lit)


def test_a_top_of_a_pile_says_where_it_lies_and_how_many_lie_beneath(sit_down: SitDown) -> None:
    desk = sit_down(asks("play"), game="tarot")
    for button in card_buttons(desk):
        if button.card in desk.tops:
            (pile,) = [name for name, cards in desk.view.piles.items() if button.card in cards]
            assert f", on pile {int(pile[-1]) + 1}" in button.accessibleName()
            beneath = len(desk.view.piles[pile]) - 1
            said = {0: "Nothing lies", 1: "1 card lies", 2: "2 cards lie"}[beneath]
            assert f"{said} beneath it" in button.accessibleDescription()


def test_cards_to_lay_away_can_be_chosen_not_played(sit_down: SitDown) -> None:
    desk = sit_down(discarding, bold)
    names = [button.accessibleName() for button in card_buttons(desk)]
    assert sum(", can be chosen, " in name for name in names) == len(desk.hand) - 1  # but for the Fox
    assert not [name for name in names if "can be played" in name]


def test_a_screen_reader_reads_and_sets_the_bid(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    told = QAccessible.queryAccessibleInterface(desk.bar.spinner)
    assert told.role() == QAccessible.Role.Slider
    assert told.text(QAccessible.Text.Name) == "Your bid"
    assert told.text(QAccessible.Text.Description) == "Steps of 5, up to 200"
    value = told.valueInterface()
    assert (value.currentValue(), value.minimumValue(), value.maximumValue()) == (120, 120, 200)
    value.setCurrentValue(137)  # between two steps
    assert desk.bar.spinner.value == 135
    assert desk.bar.do.text() == "&Bid 135"


def test_the_score_says_what_each_number_is(sit_down: SitDown) -> None:
    for size in ((1280, 800), (900, 640)):
        desk = sit_down(lambda view: bound(view) and len(view.facts["takers"]) > 1, size=size)
        panel = desk.page.side if desk.page.wide else desk.page.bar
        assert panel.accessibleName() == "Tallyho – Hand 1"
        facts = desk.view.facts
        names = {label.accessibleName() for row in panel.rows for label in row.labels() if label.isVisible()}
        assert {f"Total: {total}" for total in desk.view.setting["totals"]} <= names
        if desk.page.wide:
            assert {f"Points: {points}" for points in facts["took"]} <= names
            ours = sum(taker % 2 == 0 for taker in facts["takers"])
            assert f"Tricks: {ours}" in names
        assert panel.trump.accessibleName().lower() == f"trump: {desk.window.words.suit('tallyho', facts['trump'])}"
        assert panel.contract.accessibleName().startswith("Contract: ")


def test_doors_and_chips_say_what_they_belong_to(window: Open) -> None:
    desk = window()
    tile = desk.window.start.tiles["thousand"]
    for door in (tile.daily_button, tile.new_button, tile.together_button, tile.options_button):
        assert door.accessibleDescription() == "Thousand"
    assert {chip.accessibleDescription() for chip in tile.controls["players"].chips()} == {"Players"}
    desk.ctrl(Key.Key_Comma)
    page = desk.window.overlay
    assert {chip.accessibleDescription() for chip in page.controls["cloth"].chips()} == {"Table colour"}
    assert page.backs["cloth"].accessibleDescription() == "Table colour"
    assert page.panel.accessibleName() == "Settings"


def test_a_place_for_a_card_says_what_lies_there(sit_down: SitDown) -> None:
    desk = sit_down(asks("give"), bold_in_thousand, game="thousand")
    slot = next(iter(desk.bar.slots.values()))
    name = slot.text()
    assert slot.accessibleName() == name
    card = desk.lit[0]
    desk.click(card)
    assert slot.accessibleName() == f"{name}: {desk.window.words.card('thousand', card)}"


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
    place = f"{desk.hand.index(card) + 1} of {len(desk.hand)}"
    assert button.accessibleName() == f"{desk.window.words.card('tallyho', card)}, chosen, {place}"


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
