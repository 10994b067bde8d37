"""Cards are named in text under the pointer, and where the keys have come to, for those who want it."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from cardtable.core.cards import BACK
from cardtable.core.tricks import on_table
from cardtable.ui.card_item import CardItem

from .conftest import SitDown
from .desk import Desk, asks, bound, turn_the_loop

Key = Qt.Key


def spot_of(desk: Desk, item: CardItem) -> QPoint:
    """A pixel of the cloth where this card lies on top."""
    rect = item.sceneBoundingRect().toRect()
    for y in range(rect.top() + 4, rect.bottom(), 5):
        for x in range(rect.left() + 4, rect.right(), 5):
            on_top = next((one for one in desk.cloth.items(QPoint(x, y)) if isinstance(one, CardItem)), None)
            if on_top is item and desk.window.childAt(desk.cloth.mapTo(desk.window, QPoint(x, y))):
                return QPoint(x, y)
    raise AssertionError("the card is covered")


def hover(desk: Desk, item: CardItem) -> None:
    desk.hover(desk.bare_cloth())
    desk.hover(spot_of(desk, item))


def told(desk: Desk) -> str:
    return desk.page.card_name.label.text() if desk.page.card_name.isVisible() else ""


def wait_for_name(desk: Desk) -> str:
    desk.until(lambda: told(desk))
    return told(desk)


def test_nothing_is_named_unless_it_is_wanted(sit_down: SitDown) -> None:
    desk = sit_down(bound)
    hover(desk, desk.item(desk.hand[0]))
    assert not desk.page.card_name._timer.isActive()
    assert told(desk) == ""


def test_a_card_of_the_hand_is_named_after_a_moment(sit_down: SitDown) -> None:
    desk = sit_down(bound, card_names=True)
    card = desk.hand[0]
    hover(desk, desk.item(card))
    assert told(desk) == ""
    name = desk.window.words.card("tallyho", card)
    assert wait_for_name(desk).startswith(f"{name}, yours: ")
    desk.hover(desk.bare_cloth())
    assert told(desk) == ""


def test_a_card_of_the_trick_says_who_played_it(sit_down: SitDown) -> None:
    desk = sit_down(bound, card_names=True)
    for play, item in zip(on_table(desk.view), desk.cloth.piles["trick"], strict=True):
        hover(desk, item)
        seat = desk.window.words.seat(play.seat, 0)
        wanted = f"{desk.window.words.card('tallyho', play.card)}, played by {seat}"
        assert wait_for_name(desk).startswith(wanted)


def test_the_tops_of_the_others_piles_are_named_and_what_lies_face_down_is_not(sit_down: SitDown) -> None:
    desk = sit_down(asks("play"), game="tarot", card_names=True)
    name = next(name for name, pile in desk.view.piles.items() if name.startswith("pile:1") and pile[-1] != BACK)
    top = desk.cloth.piles[name][-1]
    hover(desk, top)
    assert wait_for_name(desk).startswith(f"{desk.window.words.card('tarot', top.face)}, North’s: ")
    hover(desk, desk.cloth.piles["hand:1"][-1])
    assert not desk.page.card_name._timer.isActive()
    assert told(desk) == ""


def test_the_last_trick_is_named_too(sit_down: SitDown) -> None:
    desk = sit_down(lambda view: bound(view) and bool(view.facts["takers"]), card_names=True)
    desk.key("l")
    shown = desk.page.shown_trick
    assert shown
    shown.grab()
    (seat, card), rect = list(shown._places.items())[-1]
    QTest.mouseMove(shown, rect.center().toPoint())
    name = desk.window.words.card("tallyho", card)
    by = "you" if seat == 0 else desk.window.words.seat(seat, 0)
    assert wait_for_name(desk).startswith(f"{name}, played by {by}: ")
    desk.key("l")
    assert told(desk) == ""


def test_the_card_that_the_keys_have_come_to_is_named_at_once(sit_down: SitDown) -> None:
    desk = sit_down(bound, card_names=True)
    desk.key(Key.Key_Right)
    card = desk.page.hand.focused
    assert told(desk).startswith(f"{desk.window.words.card('tallyho', card)}, yours: ")
    desk.tab_to(desk.page.log.list)
    assert told(desk) == ""


def test_the_name_lies_inside_the_window_and_lets_the_mouse_through(sit_down: SitDown) -> None:
    desk = sit_down(bound, card_names=True, size=(700, 520))
    for card in (desk.hand[0], desk.hand[-1]):
        hover(desk, desk.item(card))
        wait_for_name(desk)
        turn_the_loop()
        name = desk.page.card_name
        assert desk.page.rect().contains(name.geometry())
        assert not name.geometry().intersects(QRect(desk.point(card), desk.point(card)))
        assert name.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    card = desk.lit[0]
    desk.click(card)
    desk.mine_or_over()
    desk.assert_recorded()


def test_a_card_that_moves_is_no_longer_named(sit_down: SitDown) -> None:
    desk = sit_down(bound, card_names=True)
    card = desk.lit[0]
    hover(desk, desk.item(card))
    wait_for_name(desk)
    desk.click(card)
    desk.until(lambda: card not in desk.hand)
    assert told(desk) == "" or desk.window.words.card("tallyho", card) not in told(desk)
