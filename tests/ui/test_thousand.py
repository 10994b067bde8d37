"""Thousand on the table: two and three seats, packets, gifts, marriages; with real clicks and keys."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint

from cardtable import record
from cardtable.core.cards import Card
from cardtable.core.fields import Action, Number
from cardtable.match import Match
from cardtable.ui import session as sessions
from cardtable.ui.zones import Compass

from .conftest import Open
from .desk import LEFT, Desk, advised


def sit(window: Open, monkeypatch: pytest.MonkeyPatch, seed: str, players: int, **more: Any) -> Desk:
    """A new match of this seed."""
    monkeypatch.setattr(sessions.secrets, "token_hex", lambda _: seed)
    desk = window(**more)
    tile = desk.window.start.tiles["thousand"]
    tile.controls["players"].set_value(players)
    desk.press(tile.new_button)
    if desk.window.overlay:  # the match of the try before is still open
        desk.press(desk.window.overlay.buttons[1])
    desk.mine()
    return desk


def bold(desk: Desk) -> Action:
    """Wins the auction if it can, and takes what is left of the advice."""
    fields = desk.asked.fields
    if desk.asked.do == "bid":
        return Action(0, "bid", {"amount": fields["amount"].low})
    return advised("thousand")(desk.view)


def go_on(desk: Desk, do: str) -> bool:
    """Play by mouse until this is asked; False if the hand ends first."""
    while desk.mine_or_over():
        if desk.page.sheet:
            return False
        if desk.asked.do == do:
            return True
        desk.answer_by_mouse(bold(desk))
    return False


def reach(window: Open, monkeypatch: pytest.MonkeyPatch, do: str, players: int, **more: Any) -> Desk:
    """A table at which this is asked of me."""
    for seed in range(30):
        desk = sit(window, monkeypatch, f"{do}{seed}", players, **more)
        if go_on(desk, do):
            return desk
        desk.window.close()
    raise AssertionError(f"nobody asked me to {do}")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_hands_can_be_played_to_the_end_with_one_device_alone(
    window: Open, monkeypatch: pytest.MonkeyPatch, players: int, by: str
) -> None:
    desk = sit(window, monkeypatch, f"whole{players}", players)
    done: set[str] = set()
    hands = 0
    while desk.mine_or_over():
        if desk.page.sheet:
            hands += 1
            desk.assert_recorded()
            if hands == 2:
                break
            desk.press(desk.page.sheet.next)
            continue
        done.add(desk.asked.do)
        desk.assert_settled()
        (desk.answer_by_mouse if by == "mouse" else desk.answer_by_keys)(bold(desk))
    assert {"contract", "play"} <= done
    assert len(record.read(desk.session.journal.path).match.totals) == players


def test_the_spinner_ends_at_my_ceiling_and_says_how_it_comes_about(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = reach(window, monkeypatch, "bid", 3)
    field = desk.asked.fields["amount"]
    assert isinstance(field, Number) and field.why
    assert desk.bar.spinner
    desk.bar.spinner.step(1000)
    assert desk.bar.spinner.value == field.high == field.why.values["total"]
    held = [suit for suit, _ in field.why.values["sums"]]
    assert held == [s for s in "HDCS" if Card(s, "K") in desk.hand and Card(s, "Q") in desk.hand]


def test_a_packet_can_be_taken_by_a_click_on_it_and_stays_readable_until_i_go_on(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = reach(window, monkeypatch, "take", 2)
    desk.window.settings["hold"] = "normal"
    item = desk.cloth.piles["packet:1"][-1]
    desk.qtbot.mouseClick(desk.cloth.viewport(), LEFT, pos=desk.point_of(item))
    desk.until(lambda: desk.cloth.furniture.in_moment)
    assert desk.stage.until_click
    shown = [item.card for item in desk.cloth.piles["packet:1"]]
    assert "?" not in [card.rank for card in shown]
    desk.click_cloth()
    desk.until(lambda: not desk.cloth.furniture.in_moment)
    desk.mine()
    assert desk.asked.do == "discard"
    assert set(shown) <= set(desk.hand)


def test_a_gift_is_dragged_to_its_receiver_and_both_show_before_they_go(
    window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = reach(window, monkeypatch, "give", 3)
    first, second = desk.hand[0], desk.hand[-1]
    assert not desk.bar.ready
    layout = desk.cloth.layout_now
    assert layout
    west = layout.plate_of(Compass.WEST).center().toPoint()
    desk.drag(second, QPoint(west.x() + 20, west.y()))
    assert desk.bar.slots["left"].card == second
    desk.click(first)
    assert desk.bar.slots["right"].card == first
    assert desk.bar.ready
    desk.press(desk.bar.slots["left"])
    assert desk.bar.slots["left"].card is None and not desk.bar.ready
    desk.click(second)
    before = len(desk.lines)
    desk.press(desk.bar.do)
    assert f'"left": "{second}", "right": "{first}"' in desk.lines[before]


def about_to_marry(desk: Desk) -> bool:
    """Play on until a card that I may lead declares a marriage; False if the hand ends first."""
    while go_on(desk, "play"):
        marks = desk.asked.fields["card"].marks
        hand = desk.cloth.own_hand()
        assert [item.face for item in hand if item.marked] == [item.face for item in hand if item.face in marks]
        if marks:
            return True
        desk.answer_by_mouse(bold(desk))
    return False


def test_a_marriage_is_marked_on_its_cards_and_shown_to_all(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    desks = (sit(window, monkeypatch, f"marry{seed}", 3) for seed in range(40))
    desk = next(desk for desk in desks if about_to_marry(desk) or desk.window.close() is None)
    desk.window.settings["hold"] = "normal"
    card, mark = next(iter(desk.asked.fields["card"].marks.items()))
    desk.click(card)
    desk.until(lambda: desk.cloth.furniture.in_moment)
    desk.click_cloth()
    desk.until(lambda: not desk.cloth.furniture.in_moment)
    assert desk.view.facts["trump"] == card.suit
    assert desk.view.facts["married"][0] == mark.values["points"]


def test_four_nines_may_ask_for_new_cards(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    def deck(match: Match) -> list[Card]:
        """All nines to me, whoever deals."""
        nines = [Card(suit, "9") for suit in "HDCS"]
        others = [card for card in match.game.pack if card not in nines]
        place = ((0 - match.dealer - 1) % 3) * 7
        return [*others[:place], *nines, *others[place:]] if match.number == 0 else match_deck(match)

    match_deck = Match.deck
    monkeypatch.setattr(Match, "deck", deck)
    monkeypatch.setattr(sessions.secrets, "token_hex", lambda _: "nines")
    desk = window()
    tile = desk.window.start.tiles["thousand"]
    tile.controls["four_nines"].set_value("on")
    desk.press(tile.new_button)
    desk.mine()
    assert desk.asked.do == "four_nines"
    desk.press(desk.bar.word_buttons["redeal"])
    desk.until(lambda: desk.page.sheet)
    desk.press(desk.page.sheet.next)
    desk.mine_or_over()
    assert desk.view.setting["number"] == 1
    assert desk.view.setting["totals"] == (0, 0, 0)


@pytest.mark.parametrize("do", ["bid", "give", "contract"])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (900, 1400)])
def test_every_question_of_three_fits_the_table(
    window: Open, monkeypatch: pytest.MonkeyPatch, do: str, size: tuple[int, int]
) -> None:
    desk = reach(window, monkeypatch, do, 3, size=size)
    bar, page = desk.bar.geometry(), desk.page.rect()
    assert page.contains(bar)
    assert bar.bottom() <= min(item.pos().y() for item in desk.cloth.own_hand())
