"""Playing cards: which may be played, by click, double click, drag and key, and what is said about the others."""

import json

import pytest
from PySide6.QtCore import QPoint, Qt

from cardtable.core.cards import Card
from cardtable.core.deal import View
from cardtable.ui.zones import LIFT

from .conftest import SitDown
from .desk import LEFT, Desk, asks, bound

Key = Qt.Key


def allowed(desk: Desk) -> list[Card]:
    return list(desk.asked.fields["card"].among)


def refused(desk: Desk) -> list[Card]:
    return [card for card in desk.hand if card not in allowed(desk)]


def my_plays(desk: Desk) -> list[str]:
    """The cards I have played in this record, in order."""
    lines = map(json.loads, desk.lines)
    return [line["card"] for line in lines if line.get("seat") == 0 and line["do"] == "play"]


def test_legal_cards_are_lit_and_the_others_dimmed(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    assert set(desk.lit) == set(allowed(desk))
    assert refused(desk)
    for card in desk.hand:
        assert desk.item(card).dim == (card in refused(desk))


def test_when_nothing_is_asked_nothing_is_dimmed(sit_down: SitDown) -> None:
    desk = sit_down(asks("bid"))
    assert not desk.lit
    assert not any(desk.item(card).dim for card in desk.hand)


def test_a_click_plays_the_card(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    card, before = allowed(desk)[-1], my_plays(desk)
    desk.click(card)
    assert my_plays(desk) == [*before, str(card)]
    assert card not in desk.hand
    desk.mine()
    desk.assert_settled()
    desk.assert_recorded()


def test_every_legal_card_can_be_clicked_where_it_shows(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    for card in desk.hand:
        assert desk.point(card)


def test_a_click_on_an_illegal_card_says_why_and_changes_nothing(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    before, hand = desk.lines, desk.hand
    for card in refused(desk):
        desk.click(card)
        assert desk.said == desk.window.words.said(desk.view, desk.asked.fields["card"].because[card])
        assert desk.said.startswith("Follow ")
        assert any(desk.window.words.card("tallyho", card) in desk.said for card in allowed(desk))
    assert desk.lines == before
    assert desk.hand == hand


def test_a_double_click_plays_exactly_one_card(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    card, before = allowed(desk)[0], my_plays(desk)
    desk.double_click(card)
    assert my_plays(desk) == [*before, str(card)]
    desk.mine()
    assert my_plays(desk) == [*before, str(card)]
    desk.assert_settled()


def test_a_card_dragged_onto_the_table_is_played(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    card, before = allowed(desk)[0], my_plays(desk)
    desk.drag(card, desk.middle_of_table())
    assert my_plays(desk) == [*before, str(card)]
    desk.mine()
    desk.assert_settled()


def test_a_card_dragged_and_brought_back_is_not_played(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    card, before = allowed(desk)[0], desk.lines
    spot = desk.point(card)
    desk.drag(card, spot + QPoint(25, 12))
    assert desk.lines == before
    desk.settle()
    assert set(desk.lit) == set(allowed(desk))


def test_a_dragged_card_follows_the_pointer(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    card = allowed(desk)[0]
    item, spot = desk.item(card), desk.point(card)
    desk.qtbot.mousePress(desk.cloth.viewport(), LEFT, pos=spot)
    start = item.pos()
    desk.move_held(spot + QPoint(0, -150))
    assert item.dragging
    assert item.pos().y() == start.y() - 150
    desk.qtbot.mouseRelease(desk.cloth.viewport(), LEFT, pos=spot + QPoint(0, -150))


def test_an_illegal_card_cannot_be_dragged(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    before, card = desk.lines, refused(desk)[0]
    item, spot = desk.item(card), desk.point(card)
    desk.qtbot.mousePress(desk.cloth.viewport(), LEFT, pos=spot)
    desk.move_held(spot + QPoint(0, -150))
    assert item.pos() == item.home.pos
    desk.qtbot.mouseRelease(desk.cloth.viewport(), LEFT, pos=spot + QPoint(0, -150))
    assert desk.lines == before
    desk.settle()


def test_a_lit_card_rises_under_the_pointer_and_a_dimmed_one_does_not(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    card, other = allowed(desk)[0], refused(desk)[0]
    desk.hover(desk.point(card))
    desk.until(lambda: desk.item(card).risen == round(desk.item(card).size[1] * LIFT))
    desk.hover(desk.point(other))
    desk.until(lambda: desk.item(card).risen == 0)
    assert desk.item(other).risen == 0


def test_a_digit_plays_the_card_at_that_place(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    card, before = allowed(desk)[-1], my_plays(desk)
    desk.key(str(desk.hand.index(card) + 1))
    assert my_plays(desk) == [*before, str(card)]


def test_a_digit_of_an_illegal_card_says_why(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    before = desk.lines
    desk.key(str(desk.hand.index(refused(desk)[0]) + 1))
    assert desk.said.startswith("Follow ")
    assert desk.lines == before


def test_arrows_go_through_the_legal_cards_and_round(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    legal = [card for card in desk.hand if card in allowed(desk)]
    seen = []
    for _ in range(2 * len(legal)):
        seen.append(desk.page.hand.focused)
        desk.key(Key.Key_Right)
    assert seen == [*legal, *legal]
    desk.key(Key.Key_Left)
    assert desk.page.hand.focused == legal[-1]


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_enter_or_space_plays_the_card_with_the_focus(sit_down: SitDown, key: Qt.Key) -> None:
    desk = sit_down(bound)
    desk.key(Key.Key_Right)
    card, before = desk.page.hand.focused, my_plays(desk)
    desk.key(key)
    assert my_plays(desk) == [*before, str(card)]


def test_a_click_out_of_turn_says_whose_turn_it_is_and_changes_nothing(sit_down: SitDown) -> None:
    desk = sit_down(bound, speed="slow")
    card, before = allowed(desk)[0], my_plays(desk)
    desk.click(card)
    desk.until(lambda: desk.table.asked not in (None, 0) and not desk.stage.busy)
    seat, lines = desk.table.asked, desk.lines
    desk.click(desk.hand[0])
    assert desk.said == f"{desk.window.words.seat(seat, 0)} is to play"
    assert desk.lines == lines
    assert my_plays(desk) == [*before, str(card)]


def test_keys_of_other_questions_change_nothing(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    before = desk.lines
    for key in ("p", "r", "y", "g", "b", "x", "+", "-", Key.Key_Up, Key.Key_Down, Key.Key_PageUp, Key.Key_Home):
        desk.key(key)
    assert desk.lines == before
    assert desk.waiting


def test_the_right_button_plays_nothing(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    before = desk.lines
    spot = desk.point(allowed(desk)[0])
    desk.qtbot.mouseClick(desk.cloth.viewport(), Qt.MouseButton.RightButton, pos=spot)
    assert desk.lines == before


def test_a_click_on_the_cloth_plays_nothing(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    before = desk.lines
    desk.click_cloth()
    assert desk.lines == before
    assert desk.waiting


def test_an_illegal_card_that_is_dragged_away_stays_and_says_why(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    before = desk.lines
    spot = desk.point(refused(desk)[0])
    desk.qtbot.mousePress(desk.cloth.viewport(), LEFT, pos=spot)
    desk.qtbot.mouseRelease(desk.cloth.viewport(), LEFT, pos=desk.bare_cloth())
    assert desk.lines == before
    assert desk.said.startswith("Follow")


def last_of_hand(view: View) -> bool:
    return asks("play")(view) and len(view.piles["hand:0"]) == 1


def test_the_last_card_of_a_hand_leads_to_the_score_sheet(sit_down: SitDown) -> None:
    desk = sit_down(last_of_hand)
    desk.click(desk.hand[0])
    desk.until(lambda: desk.page.sheet)
    desk.assert_settled()
    desk.assert_recorded()
    assert '"scored"' in desk.lines[-1]
    lines = len(desk.lines)
    desk.press(desk.page.sheet.next)
    desk.until(lambda: not desk.page.sheet)
    assert json.loads(desk.lines[lines])["deal"] == 1


def test_the_sheet_lets_no_click_through_to_the_table(sit_down: SitDown) -> None:
    desk = sit_down(last_of_hand)
    desk.click(desk.hand[0])
    desk.until(lambda: desk.page.sheet)
    before = desk.lines
    for key in ("1", "p", Key.Key_Escape):
        desk.key(key)
    corner = QPoint(20, desk.window.height() - 20)
    desk.qtbot.mouseClick(desk.window.childAt(corner), LEFT)
    assert desk.page.sheet
    assert desk.lines == before
