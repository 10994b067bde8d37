"""Laying five cards aside and naming trump."""

import json

from PySide6.QtCore import Qt

from cardtable.core.cards import Card
from cardtable.ui.zones import PICK

from .conftest import SitDown
from .desk import Desk, bold, discarding

FOX = Card("", "FOX")


def counter(desk: Desk) -> str:
    return desk.bar.counter


def sit(sit_down: SitDown) -> tuple[Desk, list[Card]]:
    """A desk, and the cards that may be discarded."""
    desk = sit_down(discarding, bold)
    return desk, [card for card in desk.hand if card != FOX]


def rises(desk: Desk, card: Card) -> bool:
    item = desk.item(card)
    return item.picked and item.risen == round(item.size[1] * PICK)


def chip(desk: Desk, trump: str) -> None:
    chips = desk.bar.chips["trump"]
    desk.press(chips.chips()[chips.options.index(trump)])


def test_a_clicked_card_rises_and_a_second_click_puts_it_back(sit_down: SitDown) -> None:
    desk, cards = sit(sit_down)
    assert counter(desk) == "0 of 5"
    desk.click(cards[2])
    assert rises(desk, cards[2])
    assert counter(desk) == "1 of 5"
    desk.click(cards[2])
    assert not desk.item(cards[2]).picked
    assert desk.item(cards[2]).risen == 0 or desk.item(cards[2]).hovered
    assert counter(desk) == "0 of 5"


def test_a_double_click_picks_and_puts_back(sit_down: SitDown) -> None:
    desk, cards = sit(sit_down)
    desk.double_click(cards[4])
    assert counter(desk) == "0 of 5"
    assert not desk.item(cards[4]).picked


def test_every_card_of_the_hand_can_be_clicked(sit_down: SitDown) -> None:
    desk, cards = sit(sit_down)
    assert len(desk.hand) == 15
    for card in cards:
        desk.click(card)
        assert desk.bar.chosen == [card]
        desk.click(card)
        assert desk.bar.chosen == []


def test_a_sixth_card_is_refused_in_words(sit_down: SitDown) -> None:
    desk, cards = sit(sit_down)
    for card in cards[:5]:
        desk.click(card)
    assert counter(desk) == "5 of 5"
    desk.click(cards[5])
    assert counter(desk) == "5 of 5"
    assert "5 cards are chosen already" in desk.said
    assert not desk.item(cards[5]).picked
    desk.click(cards[0])
    desk.click(cards[5])
    assert desk.bar.chosen == [*cards[1:5], cards[5]]


def test_the_fox_is_refused_in_words(sit_down: SitDown) -> None:
    desk, _ = sit(sit_down)
    assert desk.item(FOX).dim
    desk.click(FOX)
    assert counter(desk) == "0 of 5"
    assert desk.said == "The Fox is never discarded"


def test_the_button_works_only_with_five_cards_and_trump(sit_down: SitDown) -> None:
    desk, cards = sit(sit_down)
    assert not desk.bar.do.isEnabled()
    chip(desk, "Y")
    assert not desk.bar.do.isEnabled()
    for card in cards[:5]:
        assert not desk.bar.do.isEnabled()
        desk.click(card)
    assert desk.bar.do.isEnabled()
    desk.click(cards[0])
    assert not desk.bar.do.isEnabled()


def test_five_cards_without_trump_are_not_enough(sit_down: SitDown) -> None:
    desk, cards = sit(sit_down)
    for card in cards[:5]:
        desk.click(card)
    assert not desk.bar.do.isEnabled()
    before = desk.lines
    desk.qtbot.mouseClick(desk.bar.do, Qt.MouseButton.LeftButton)
    assert desk.lines == before
    chip(desk, "R")
    assert desk.bar.do.isEnabled()


def test_trump_can_be_changed_until_it_is_named(sit_down: SitDown) -> None:
    desk, cards = sit(sit_down)
    for card in cards[:5]:
        desk.click(card)
    for trump in "RYGB":
        chip(desk, trump)
        assert desk.bar.values()["trump"] == trump
    desk.press(desk.bar.do)
    assert answer(desk) == {"seat": 0, "do": "discard", "cards": [str(card) for card in cards[:5]], "trump": "B"}


def answer(desk: Desk) -> dict[str, object]:
    return next(line for text in reversed(desk.lines) if (line := json.loads(text)).get("seat") == 0)


def test_the_cards_laid_aside_go_to_the_den_and_i_lead(sit_down: SitDown) -> None:
    desk, cards = sit(sit_down)
    for card in cards[-5:]:
        desk.click(card)
    chip(desk, "G")
    desk.press(desk.bar.do)
    desk.mine()
    desk.assert_settled()
    desk.assert_recorded()
    assert set(desk.shown()["den"]) == set(cards[-5:])
    assert desk.asked.do == "play"
    assert len(desk.hand) == 10
    assert desk.bar.isHidden()


def test_it_all_works_by_keys(sit_down: SitDown) -> None:
    desk, cards = sit(sit_down)
    for card in cards[:6]:
        desk.type_card(card)
    assert "5 cards are chosen already" in desk.said
    desk.type_card(cards[0])
    desk.type_card(cards[5])
    assert desk.bar.chosen == cards[1:6]
    desk.key("y")
    assert desk.bar.values()["trump"] == "Y"
    assert desk.bar.do.isEnabled()
    for _ in range(60):
        if desk.window.focusWidget() is desk.bar.do:
            break
        desk.key(Qt.Key.Key_Tab)
    desk.key(Qt.Key.Key_Return)
    assert answer(desk)["cards"] == [str(card) for card in cards[1:6]]


def test_alt_d_discards(sit_down: SitDown) -> None:
    desk, cards = sit(sit_down)
    for card in cards[:5]:
        desk.click(card)
    desk.key("b")
    desk.key(Qt.Key.Key_D, Qt.KeyboardModifier.AltModifier)
    desk.until(lambda: answer(desk)["do"] == "discard")


def test_arrows_and_enter_pick_the_last_cards_too(sit_down: SitDown) -> None:
    desk, cards = sit(sit_down)
    last = [card for card in cards if desk.hand.index(card) >= 10]
    assert last
    for card in last:
        desk.type_card(card)
        assert card in desk.bar.chosen


def test_what_is_picked_survives_a_new_size_and_new_settings(sit_down: SitDown) -> None:
    desk, cards = sit(sit_down)
    for card in cards[:3]:
        desk.click(card)
    chip(desk, "G")
    desk.window.settings["contrast"] = 80
    desk.window.resize(900, 600)
    desk.until(lambda: desk.page.width() == 900)
    assert desk.bar.chosen == cards[:3]
    assert counter(desk) == "3 of 5"
    assert desk.bar.values()["trump"] == "G"
    assert all(rises(desk, card) for card in cards[:3])
    for card in cards[3:5]:
        desk.click(card)
    assert desk.bar.do.isEnabled()
