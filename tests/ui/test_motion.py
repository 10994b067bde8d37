"""While things move: nothing that a person does is lost, and nothing that a person does corrupts the table."""

import json
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from cardtable.core.cards import Card
from cardtable.core.deal import View

from .conftest import Open, SitDown
from .desk import LEFT, Desk, asks, bold, bound, discarding

Key = Qt.Key
MOVING = {"speed": "normal", "hold": "normal"}
WAITING = {"speed": "normal", "hold": "click"}


def my_plays(desk: Desk) -> list[str]:
    lines = map(json.loads, desk.lines)
    return [line["card"] for line in lines if line.get("seat") == 0 and line["do"] == "play"]


def last_to_play(view: View) -> bool:
    """My card will complete the trick, and I can take it or not."""
    return asks("play")(view) and len(view.piles.get("trick", ())) == 3 and len(view.piles["hand:0"]) > 4


def winning(view: View) -> list[Card]:
    """The cards with which I would take the trick, and so lead the next one."""
    if not last_to_play(view) or view.asked is None:
        return []
    trump, laid = view.facts["trump"], view.piles["trick"]
    led = laid[0].suit

    def power(card: Card) -> tuple[bool, bool, int]:
        return card.suit == trump, card.suit == led, 15 if card.rank == "1" else int(card.rank)

    if any(not card.suit for card in laid):  # the Fox: leave it alone
        return []
    mine = [card for card in view.asked.fields["card"].among if card.suit]
    return [card for card in mine if power(card) > max(map(power, laid))]


def taking(view: View) -> bool:
    return bool(winning(view))


def hold(desk: Desk) -> None:
    """Complete the trick, taking it if I can, and wait until it waits."""
    desk.click((winning(desk.view) or desk.lit)[0])
    desk.until(lambda: desk.stage.held)


# --- skipping -------------------------------------------------------------------------------------------


def skip_by(desk: Desk, how: str) -> None:
    if how == "click":
        desk.click_cloth()
    else:
        desk.key({"space": Key.Key_Space, "escape": Key.Key_Escape, "enter": Key.Key_Return}[how])


@pytest.mark.parametrize("how", ["space", "escape", "enter", "click"])
def test_the_deal_can_be_skipped(window: Open, how: str) -> None:
    desk = window(**MOVING)
    desk.press(desk.window.start.tiles["tallyho"].daily_button)
    desk.until(lambda: desk.stage.busy)
    assert len(desk.hand) == 10
    skip_by(desk, how)
    assert not desk.stage.busy
    desk.assert_settled()
    desk.assert_recorded()


def test_a_deal_that_is_not_skipped_ends_by_itself(window: Open) -> None:
    desk = window(speed="fast", hold="short")
    desk.press(desk.window.start.tiles["tallyho"].daily_button)
    desk.mine()
    desk.assert_settled()


@pytest.mark.parametrize("how", ["space", "escape", "click"])
def test_a_trick_waits_until_a_click_or_key_and_is_crowned(sit_down: SitDown, how: str) -> None:
    desk = sit_down(last_to_play, **WAITING)
    trick = desk.view.piles.get("trick", ())
    hold(desk)
    assert desk.shown()["trick"][:3] == list(trick)
    assert desk.cloth.furniture.crowned == trick_of(desk)[desk.view.facts["takers"][-1]]
    QApplication.processEvents()
    assert desk.stage.held
    skip_by(desk, how)
    assert not desk.stage.held
    desk.until(lambda: not desk.cloth.furniture.crowned and "trick" not in desk.shown())


def trick_of(desk: Desk) -> dict[int, Card]:
    """Who played what to the trick that lies on the cloth."""
    return {seat: item.card for seat, item in zip(desk.cloth.trick_seats, desk.cloth.piles["trick"], strict=True)}


def test_a_trick_that_is_held_for_a_while_goes_by_itself(sit_down: SitDown) -> None:
    desk = sit_down(last_to_play, speed="fast", hold="short")
    hold(desk)
    desk.until(lambda: not desk.stage.held)
    assert desk.mine_or_over()
    desk.assert_settled()


def test_a_skip_while_a_cpu_player_takes_its_time_hurries_it(sit_down: SitDown) -> None:
    desk = sit_down(bound, speed="slow", hold="none")
    before = len(desk.lines)
    desk.click(desk.lit[0])
    while desk.table.asked != 0 and not desk.page.sheet:
        desk.key(Key.Key_Space)
        QApplication.processEvents()
    assert len(desk.lines) > before + 1
    desk.mine_or_over()
    desk.assert_settled()


# --- clicks that come early ------------------------------------------------------------------------------


def test_a_card_clicked_while_the_last_trick_waits_is_played(sit_down: SitDown) -> None:
    desk = sit_down(taking, **WAITING)
    hold(desk)
    assert desk.table.asked == 0
    card, before = desk.hand[-1], my_plays(desk)
    desk.click(card)
    assert my_plays(desk) == [*before, str(card)]
    desk.until(lambda: not desk.stage.held)
    play_on(desk)


def test_a_card_clicked_while_the_last_trick_goes_to_its_taker_is_played(sit_down: SitDown) -> None:
    desk = sit_down(taking, **WAITING)
    hold(desk)
    desk.key(Key.Key_Space)
    assert desk.stage.busy
    card, before = desk.hand[0], my_plays(desk)
    desk.click(card)
    assert my_plays(desk) == [*before, str(card)]
    play_on(desk)


def test_a_digit_typed_while_the_last_trick_waits_is_played(sit_down: SitDown) -> None:
    desk = sit_down(taking, **WAITING)
    hold(desk)
    card, before = desk.hand[2], my_plays(desk)
    desk.key("3")
    assert my_plays(desk) == [*before, str(card)]
    play_on(desk)


def test_a_second_click_while_the_card_flies_plays_no_other_card(sit_down: SitDown) -> None:
    desk = sit_down(bound, **MOVING)
    before, card = my_plays(desk), desk.lit[0]
    desk.click(card)
    assert desk.stage.busy
    for _ in range(3):
        if desk.table.asked != 0:
            desk.click(desk.hand[0])
    assert my_plays(desk) == [*before, str(card)]
    play_on(desk)


def test_a_double_click_that_takes_the_trick_does_not_lead_to_the_next(sit_down: SitDown) -> None:
    desk = sit_down(taking)
    card, before = winning(desk.view)[0], my_plays(desk)
    desk.double_click(card)
    assert desk.table.asked == 0
    assert my_plays(desk) == [*before, str(card)]


def test_a_bid_made_by_key_during_the_deal_waits_for_the_question(window: Open) -> None:
    """A key in the middle of the deal skips it; nothing is bid before the question has been seen."""
    desk = window(**MOVING)
    desk.press(desk.window.start.tiles["tallyho"].daily_button)
    desk.until(lambda: desk.stage.busy)
    desk.key("p")
    assert len(desk.lines) == 1
    desk.mine_or_over()
    desk.assert_recorded()


def play_on(desk: Desk) -> None:
    """Skip to my next question: the table is as it should be."""
    while not desk.page.sheet and not desk.waiting:
        desk.page.skip()
        QApplication.processEvents()
    desk.settle()
    desk.assert_recorded()


# --- changes in the middle of it ------------------------------------------------------------------------


def test_a_new_window_size_in_mid_flight_lays_everything_out_anew(sit_down: SitDown) -> None:
    desk = sit_down(bound, **MOVING)
    desk.click(desk.lit[0])
    assert desk.stage.busy
    desk.window.resize(1500, 950)
    desk.until(lambda: desk.page.width() == 1500)
    play_on(desk)
    assert desk.cloth.layout_now.area.height() == desk.page.height()


def test_a_new_pace_in_mid_flight_holds_from_then_on(sit_down: SitDown) -> None:
    desk = sit_down(bound, **MOVING)
    desk.click(desk.lit[0])
    assert desk.stage.busy
    desk.window.settings["speed"] = "off"
    desk.window.settings["hold"] = "none"
    desk.mine_or_over()
    desk.settle()


def test_new_colours_in_mid_flight_change_no_card(sit_down: SitDown) -> None:
    desk = sit_down(bound, **MOVING)
    desk.click(desk.lit[0])
    desk.window.settings["contrast"] = 20
    desk.window.settings["cards"] = "dark"
    play_on(desk)


def test_a_match_left_in_mid_flight_is_resumed_where_it_was(sit_down: SitDown) -> None:
    desk = sit_down(bound, **MOVING)
    desk.click(desk.lit[0])
    assert desk.stage.busy
    view = desk.view
    desk.window.actions_["start"].trigger()
    assert not desk.stage.busy
    desk.press(desk.window.start.tiles["tallyho"].resume_buttons[0])
    assert desk.view.log[: len(view.log)] == view.log
    play_on(desk)


def test_another_match_begins_clean_while_a_trick_of_the_last_one_waits(sit_down: SitDown) -> None:
    desk = sit_down(last_to_play, **WAITING)
    hold(desk)
    desk.window.actions_["daily"].trigger()
    assert not desk.stage.held
    desk.until(lambda: desk.session.kind == "daily" and desk.session.table.dealt)
    play_on(desk)


def test_with_animations_off_a_card_lies_where_it_belongs_at_once(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    card = desk.lit[0]
    desk.click(card)
    assert not desk.stage.busy
    desk.assert_settled()
    assert card not in desk.hand


def test_with_animations_off_a_deal_is_there_at_once(window: Open) -> None:
    desk = window()
    desk.press(desk.window.start.tiles["tallyho"].daily_button)
    assert not desk.stage.busy
    desk.assert_settled()
    assert len(desk.hand) == 10


# --- storms ---------------------------------------------------------------------------------------------

KEYS = (
    Key.Key_Space, Key.Key_Escape, Key.Key_Return, Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down,
    *"1234567890", "p", "r", "y", "g", "b", "l", Key.Key_Tab,
)  # fmt: skip


class Storm:
    """A person who hits everything at random."""

    def __init__(self, desk: Desk, seed: int, undo: bool = False) -> None:
        self.desk, self.random, self.undo = desk, Random(seed), undo

    def strike(self) -> None:
        desk, random = self.desk, self.random
        what = random.randrange(20)
        if what < 8:
            self.hit_hand()
        elif what < 13:
            desk.key(random.choice(KEYS))
        elif what < 15:
            desk.qtbot.mouseClick(desk.cloth.viewport(), LEFT, pos=self.anywhere())
        elif what < 17:
            self.hit_button()
        elif what == 17:
            self.drag()
        elif what == 18 and self.undo:
            desk.ctrl(Key.Key_Z if random.randrange(8) else Key.Key_R)
        elif what == 19 and not random.randrange(6):
            desk.window.resize(random.randrange(900, 1400), random.randrange(600, 900))
        for _ in range(random.choice((0, 0, 1, 2, 5))):
            QApplication.processEvents()

    def anywhere(self) -> QPoint:
        viewport = self.desk.cloth.viewport()
        return QPoint(self.random.randrange(viewport.width()), self.random.randrange(viewport.height()))

    def on_hand(self) -> QPoint | None:
        items = self.desk.cloth.own_hand()
        if not items:
            return None
        item = self.random.choice(items)
        spot = item.pos() + QPoint(8, round(item.size[1] * 0.6))
        return self.desk.cloth.mapFromScene(spot)

    def hit_hand(self) -> None:
        desk, spot = self.desk, self.on_hand()
        if spot is None:
            return
        desk.qtbot.mouseClick(desk.cloth.viewport(), LEFT, pos=spot)
        if not self.random.randrange(4):
            desk.qtbot.mouseDClick(desk.cloth.viewport(), LEFT, pos=spot)

    def drag(self) -> None:
        desk, spot = self.desk, self.on_hand()
        if spot is None:
            return
        desk.qtbot.mousePress(desk.cloth.viewport(), LEFT, pos=spot)
        for _ in range(3):
            desk.move_held(self.anywhere())
            if not self.random.randrange(3):
                QApplication.processEvents()
        desk.qtbot.mouseRelease(desk.cloth.viewport(), LEFT, pos=self.anywhere())

    def hit_button(self) -> None:
        bar = self.desk.bar
        chips = [chip for row in bar.chips.values() for chip in row.chips()]
        buttons = [b for b in (bar.do, *bar.word_buttons.values(), *chips) if b and b.isVisible() and b.isEnabled()]
        if buttons:
            self.desk.qtbot.mouseClick(self.random.choice(buttons), LEFT)


def assert_sound(desk: Desk) -> None:
    desk.assert_recorded()
    if desk.page.sheet or desk.waiting:
        desk.settle()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_storm_over_a_whole_hand_breaks_nothing(sit_down: SitDown, seed: int) -> None:
    desk = sit_down(discarding, bold, **(MOVING if seed % 2 else WAITING))
    storm = Storm(desk, seed)
    for strikes in range(4000):
        storm.strike()
        if strikes % 10 == 0:
            assert_sound(desk)
        if desk.page.sheet:
            break
    assert desk.page.sheet
    assert_sound(desk)


@pytest.mark.parametrize("seed", [4, 5])
def test_a_storm_with_undo_breaks_nothing(sit_down: SitDown, seed: int) -> None:
    desk = sit_down(bound, speed="fast", hold="short")
    storm = Storm(desk, seed, undo=True)
    for strikes in range(500):
        storm.strike()
        if strikes % 10 == 0:
            assert_sound(desk)
        if desk.page.sheet:
            break
    desk.mine_or_over()
    assert_sound(desk)


def test_a_storm_through_the_deal_and_the_auction_breaks_nothing(window: Open) -> None:
    desk = window(**MOVING)
    desk.press(desk.window.start.tiles["tallyho"].daily_button)
    storm = Storm(desk, 6)
    for strikes in range(3000):
        storm.strike()
        if strikes % 10 == 0:
            assert_sound(desk)
        if desk.page.sheet or (desk.table.asked is not None and desk.view.asked.do == "play"):
            break
    desk.mine_or_over()
    assert_sound(desk)
