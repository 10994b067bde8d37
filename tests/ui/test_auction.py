"""Bidding: the spinner by button, wheel and key; what is disabled, what is shown, what is answered."""

import json

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.ui.controls import Spinner

from .conftest import SitDown
from .desk import LEFT, Desk, asks, bidding, outbid

Key = Qt.Key


def spinner_of(desk: Desk) -> Spinner:
    assert desk.bar.spinner
    return desk.bar.spinner


def wheel(desk: Desk, turned: int) -> None:
    """The wheel over the spinner, 120 being one notch away from the person."""
    wheel_over(spinner_of(desk), turned)


def wheel_over(widget: QWidget, turned: int) -> None:
    spot = QPointF(widget.rect().center())
    event = QWheelEvent(
        spot, widget.mapToGlobal(spot), QPoint(), QPoint(0, turned), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def last_answer(desk: Desk) -> dict[str, object]:
    """My last answer in the record."""
    return next(line for text in reversed(desk.lines) if (line := json.loads(text)).get("seat") == 0)


def test_the_spinner_stands_at_the_lowest_bid_and_cannot_go_below(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    spinner = spinner_of(desk)
    assert spinner.value == 120
    assert not spinner.less.isEnabled()
    assert spinner.more.isEnabled()
    desk.key(Key.Key_Down)
    wheel(desk, -120)
    assert spinner.value == 120


def test_plus_and_minus_step_by_five_and_the_bid_button_follows(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    spinner = spinner_of(desk)
    assert desk.bar.do.text() == "&Bid 120"
    desk.press(spinner.more)
    desk.press(spinner.more)
    assert spinner.value == 130
    assert desk.bar.do.text() == "&Bid 130"
    assert spinner.number.text() == "130"
    desk.press(spinner.less)
    assert desk.bar.do.text() == "&Bid 125"


def test_the_spinner_stops_at_two_hundred(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    spinner = spinner_of(desk)
    for _ in range(16):
        desk.press(spinner.more)
    assert spinner.value == 200
    assert not spinner.more.isEnabled()
    desk.key(Key.Key_Up)
    wheel(desk, 240)
    assert spinner.value == 200
    desk.press(spinner.less)
    assert spinner.more.isEnabled()


def test_a_held_button_repeats_until_it_is_let_go(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    spinner = spinner_of(desk)
    spot = desk.mouse_of(spinner.more)
    desk.qtbot.mousePress(spinner.more, LEFT, pos=spot)
    desk.until(lambda: spinner.value >= 140)
    desk.qtbot.mouseRelease(spinner.more, LEFT, pos=spot)
    assert not spinner.more.isDown()


def test_a_button_held_to_the_end_lets_go_by_itself(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    spinner = spinner_of(desk)
    desk.key(Key.Key_End)
    desk.press(spinner.less)
    desk.press(spinner.less)
    spot = desk.mouse_of(spinner.more)
    desk.qtbot.mousePress(spinner.more, LEFT, pos=spot)
    desk.until(lambda: spinner.value == 200)
    desk.qtbot.mouseRelease(spinner.more, LEFT, pos=spot)
    desk.press(spinner.less)
    assert spinner.value == 195
    assert not spinner.more.isDown()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Key.Key_Up, 155), (Key.Key_Right, 155), (Key.Key_Down, 145), (Key.Key_Left, 145), (Key.Key_PageUp, 170),
        (Key.Key_PageDown, 130), (Key.Key_Home, 120), (Key.Key_End, 200), (Key.Key_Plus, 155), (Key.Key_Minus, 145),
    ],
)  # fmt: skip
def test_keys_step_the_spinner(sit_down: SitDown, key: Qt.Key, value: int) -> None:
    desk = sit_down(bidding)
    for _ in range(6):
        desk.key(Key.Key_Up)
    assert spinner_of(desk).value == 150
    desk.key(key)
    assert spinner_of(desk).value == value


def test_the_wheel_steps_a_notch_at_a_time_and_adds_up_small_turns(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    wheel(desk, 240)
    assert spinner_of(desk).value == 130
    wheel(desk, -120)
    assert spinner_of(desk).value == 125
    wheel(desk, 60)
    assert spinner_of(desk).value == 125
    wheel(desk, 60)
    assert spinner_of(desk).value == 130


def test_the_lowest_bid_is_above_what_others_have_bid(sit_down: SitDown) -> None:
    desk = sit_down(outbid)
    spinner = spinner_of(desk)
    assert spinner.value == desk.view.facts["high"] + 5
    assert not spinner.less.isEnabled()
    assert desk.bar.do.text() == f"&Bid {spinner.value}"
    assert str(desk.view.facts["high"]) in desk.cloth.furniture.bubbles().values()


def test_the_bid_button_bids_what_it_says(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    desk.press(spinner_of(desk).more)
    desk.press(desk.bar.do)
    assert last_answer(desk) == {"seat": 0, "do": "bid", "amount": 125}
    assert "You bid 125" in desk.page.log.lines()


def test_enter_bids_too(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    desk.key(Key.Key_Up)
    desk.key(Key.Key_Return)
    assert last_answer(desk) == {"seat": 0, "do": "bid", "amount": 125}


def test_the_pass_button_passes(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    desk.press(desk.bar.word_buttons["pass"])
    assert last_answer(desk) == {"seat": 0, "do": "bid", "amount": "pass"}


@pytest.mark.parametrize("key", ["p", "P"])
def test_p_passes(sit_down: SitDown, key: str) -> None:
    desk = sit_down(bidding)
    desk.key(key)
    assert last_answer(desk)["amount"] == "pass"


def test_alt_p_passes_and_alt_b_bids(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    desk.key(Key.Key_P, Qt.KeyboardModifier.AltModifier)
    desk.until(lambda: last_answer(desk).get("amount") == "pass")


def test_a_spoken_bid_stands_by_its_seat(sit_down: SitDown) -> None:
    desk = sit_down(outbid)
    notes = {note.values["seat"]: note.values["amount"] for note in desk.view.notes if note.kind == "bid"}
    wanted = {seat: "Pass" if amount == "pass" else str(amount) for seat, amount in notes.items()}
    assert desk.cloth.furniture.bubbles() == wanted


def test_a_click_on_a_card_changes_nothing_in_the_auction(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    before = desk.lines
    desk.click(desk.hand[0])
    assert desk.lines == before
    assert spinner_of(desk).value == 120


def test_the_whole_auction_stays_open_while_the_window_changes_size(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    desk.press(spinner_of(desk).more)
    desk.window.resize(900, 600)
    desk.until(lambda: desk.page.width() == 900)
    assert spinner_of(desk).value == 125
    desk.press(desk.bar.do)
    assert last_answer(desk)["amount"] == 125


def test_all_pass_leaves_the_den_to_the_dealer(sit_down: SitDown) -> None:
    """Whatever the dealer is, a hand in which I only pass goes on to a discard or to play."""
    desk = sit_down(asks("bid"))
    while desk.mine_or_over() and desk.asked.do == "bid":
        desk.press(desk.bar.word_buttons["pass"])
    assert desk.asked.do in ("discard", "play")
