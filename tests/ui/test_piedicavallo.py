"""Piedicavallo on the table: the discard, the cards that sleep, the Matto, the score; whole hands by mouse or keys."""

from collections.abc import Callable
from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication, QLabel

from cardtable import record
from cardtable.core.cards import BACK, Card
from cardtable.core.deal import DOWN, View
from cardtable.core.shuffle import Stream
from cardtable.games.piedicavallo import MATTO
from cardtable.games.tarot import EXCUSE
from cardtable.library import Library
from cardtable.ui.card_item import CardItem
from cardtable.ui.zones import LEAST_STRIP, Compass

from .conftest import Open, SitDown
from .desk import Desk, asks, known, watch
from .pairs import (
    CHATTY,
    SIZES,
    Sit,
    bound,
    chatty,
    discarding,
    ends,
    last_card,
    leading,
    leave,
    matto_by,
    menu,
    mine,
    plays,
    sits,
    talkative,
    theirs_to_sleep,
    torn,
    trump_to_sleep,
    trumps_to_sleep,
)

Key = Qt.Key
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.fixture
def sit(window: Open, library: Library) -> Sit:
    return sits(window, library)


def free(desk: Desk) -> list[Card]:
    """The cards that I may lay asleep."""
    return list(desk.asked.fields["cards"].among)


def upright(item: CardItem) -> QRectF:
    """Where a card lies once it has come to rest."""
    return QRectF(item.home.pos.x(), item.home.pos.y(), item.size[0] * item.home.scale, item.size[1] * item.home.scale)


# --- the discard ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "rows"), [*product(SIZES, ("one",)), *product(SIZES[:2], ("two",))], ids=str)
def test_seventeen_cards_can_be_told_apart_and_lie_under_nothing(sit: Sit, size: tuple[int, int], rows: str) -> None:
    desk = sit(discarding, size=size, settings={"rows": rows})
    hand, layout = desk.cloth.own_hand(), desk.cloth.layout_now
    assert len(hand) == 17
    for one, other in pairwise(hand):
        if one.home.pos.y() == other.home.pos.y():
            assert other.home.pos.x() - one.home.pos.x() >= LEAST_STRIP * one.size[0]
    things = [layout.plate_of(side) for side in Compass] + [QRectF(desk.bar.geometry())]
    for item in hand:
        assert layout.area.contains(upright(item))
        assert not [thing for thing in things if thing.intersects(upright(item))]
        assert desk.point(item.face)
    for one, other in combinations(things, 2):
        assert not one.intersects(other)
    assert layout.area.contains(things[-1])
    assert things[-1].bottom() <= layout.risen


def test_two_cards_are_chosen_with_clicks_and_laid_asleep(sit: Sit) -> None:
    desk = sit(discarding)
    cards = free(desk)
    assert desk.bar.counter == "0 of 2"
    desk.click(cards[0])
    assert desk.bar.counter == "1 of 2"
    assert not desk.bar.ready
    desk.click(cards[1])
    assert desk.bar.counter == "2 of 2"
    assert set(desk.risen) == set(cards[:2])
    desk.click(cards[2])
    assert desk.said.startswith("2 cards are chosen already")
    assert set(desk.risen) == set(cards[:2])
    desk.press(desk.bar.do)
    assert f'"cards": ["{cards[0]}", "{cards[1]}"]' in "".join(desk.lines)
    desk.mine()
    assert len(desk.hand) == 15
    desk.assert_settled()
    desk.assert_recorded()


def test_what_never_sleeps_is_dimmed_and_says_why(sit: Sit) -> None:
    desk = sit(discarding)
    never = [card for card in desk.hand if card.rank == "K" or card in (MATTO, Card("T", "1"), Card("T", "21"))]
    trumps = [card for card in desk.hand if card.suit == "T" and card not in never]
    assert never and trumps
    for cards, why in ((never, "Kings, the 21, the bagatto"), (trumps, "A trump may sleep only if")):
        for card in cards:
            assert desk.item(card).dim
            desk.toast.hide()
            desk.click(card)
            assert desk.said.startswith(why)
    assert desk.bar.counter == "0 of 2"
    assert set(desk.lit) == set(free(desk)) == set(desk.hand) - {*never, *trumps}


def test_two_that_may_sleep_but_not_together_say_so_and_cannot_be_laid(sit: Sit) -> None:
    desk = sit(torn, first=240)
    field = desk.asked.fields["cards"]
    bad = next(pair for pair in combinations(field.among, 2) if frozenset(pair) not in field.only)
    lines = desk.lines
    for card in bad:
        assert not desk.item(card).dim
        desk.click(card)
    assert not desk.bar.do.isEnabled()
    assert desk.bar.counter.startswith("These two may not sleep together")
    assert desk.page.rect().contains(desk.bar.geometry())
    desk.key(Key.Key_Return)
    assert desk.lines == lines
    desk.click(bad[0])
    assert desk.bar.counter == "1 of 2"
    other = next(card for card in field.among if frozenset((card, bad[1])) in field.only)
    desk.click(other)
    assert desk.bar.do.isEnabled()


@every_size
def test_the_reason_fits_the_window(sit: Sit, size: tuple[int, int]) -> None:
    desk = sit(torn, first=240, size=size)
    field = desk.asked.fields["cards"]
    for card in next(pair for pair in combinations(field.among, 2) if frozenset(pair) not in field.only):
        desk.click(card)
    QApplication.processEvents()
    assert desk.cloth.layout_now.area.contains(QRectF(desk.bar.geometry()))
    assert desk.bar.counter.startswith("These two may not sleep together")
    (label,) = (label for label in desk.bar.findChildren(QLabel) if label.text() == desk.bar.counter)
    words = label.fontMetrics().boundingRect(label.rect(), Qt.TextFlag.TextWordWrap, label.text())
    assert label.rect().contains(words.translated(-words.topLeft())), "the reason is cut off"
    desk.mouse_of(desk.bar.do)


def test_only_the_dealer_sees_what_sleeps(sit: Sit) -> None:
    desk = sit(discarding)
    cards = free(desk)[:2]
    for card in cards:
        desk.click(card)
    desk.press(desk.bar.do)
    desk.mine()
    assert desk.shown()["sleeping"] == cards
    stack = [upright(item) for item in desk.cloth.piles["sleeping"]]
    assert all(item.isVisible() for item in desk.cloth.piles["sleeping"])
    assert stack[1].left() > stack[0].left()  # both can be read
    label = desk.cloth.furniture._labels["sleeping"]
    assert label.isVisible()
    assert label.sceneBoundingRect().united(label.item.sceneBoundingRect()).top() >= stack[0].bottom()


def test_others_see_that_two_cards_sleep_and_not_which(sit: Sit) -> None:
    desk = sit(bound_by_another)
    assert desk.shown()["sleeping"] == [BACK, BACK]
    assert desk.cloth.furniture._labels["sleeping"].isVisible()
    assert desk.bared <= known(desk.view)


def bound_by_another(deal: object) -> bool:
    return bound(deal) and deal.dealer != 0


def test_trumps_that_i_lay_asleep_are_announced(sit: Sit) -> None:
    desk = sit(trump_to_sleep, first=240, talk="off")
    pair = trumps_to_sleep(desk.asked.fields["cards"].only)
    for card in pair:
        desk.click(card)
    desk.press(desk.bar.do)
    desk.mine()
    count = sum(card.suit == "T" for card in pair)
    text = "a trump" if count == 1 else f"{count} trumps"
    assert desk.cloth.furniture.bubbles() == {0: f"{text} asleep"}
    lines = desk.page.log.lines()
    at = lines.index("You lay two cards asleep")
    assert lines[at + 1] == f"You announce {text} among them"


def test_trumps_that_another_lays_asleep_are_announced(
    window: Open, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    chatty(monkeypatch, most=0)
    leave(library, theirs_to_sleep, first=218, players=CHATTY, talk="off")
    desk = window(hold="click")
    desk.press(desk.window.start.tiles["piedicavallo"].resume_buttons[0])
    desk.until(lambda: desk.waiting or desk.stage.held)
    count, dealer = desk.view.facts["slept"], desk.view.setting["dealer"]
    assert count
    assert dealer != 0
    text = "a trump" if count == 1 else f"{count} trumps"
    assert desk.cloth.furniture.bubbles() == {dealer: f"{text} asleep"}
    name = desk.window.words.seat(dealer, 0)
    assert f"{name} announces {text} among them" in desk.page.log.lines()
    assert desk.shown()["sleeping"] == [BACK, BACK]


def test_where_no_trump_sleeps_nothing_is_announced(sit: Sit) -> None:
    desk = sit(discarding, talk="off")
    for card in free(desk)[:2]:
        assert card.suit != "T"
        desk.click(card)
    desk.press(desk.bar.do)
    desk.mine()
    assert desk.cloth.furniture.bubbles() == {}
    lines = desk.page.log.lines()
    assert "You lay two cards asleep" in lines
    assert not [line for line in lines if "announce" in line]


# --- playing --------------------------------------------------------------------------------------------


def by_button(desk: Desk, card: Card) -> None:
    desk.click(card)
    desk.press(desk.bar.do)


def by_enter(desk: Desk, card: Card) -> None:
    desk.click(card)
    desk.key(Key.Key_Return)


def by_letter(desk: Desk, card: Card) -> None:
    desk.click(card)
    before = len(desk.lines)
    desk.key(Key.Key_P, Qt.KeyboardModifier.AltModifier)
    desk.until(lambda: len(desk.lines) > before)  # a button that is pressed so shows it first


def by_double_click(desk: Desk, card: Card) -> None:
    desk.double_click(card)


def by_drag(desk: Desk, card: Card) -> None:
    desk.drag(card, desk.middle_of_table())


@pytest.mark.parametrize("talk", ["off", "full"])
@pytest.mark.parametrize("way", [by_button, by_enter, by_letter, by_double_click, by_drag])
def test_a_card_is_chosen_and_then_played(sit: Sit, way: Callable[[Desk, Card], None], talk: str) -> None:
    desk = sit(bound, talk=talk)
    card, lines = desk.lit[-1], len(desk.lines)
    desk.click(card)
    assert desk.risen == [card]
    desk.click(card)
    assert desk.risen == []
    assert len(desk.lines) == lines
    way(desk, card)
    assert plays(desk)[-1] == {"seat": 0, "do": "play", "card": str(card)}
    assert len([line for line in desk.lines[lines:] if '"seat": 0' in line]) == 1
    desk.mine()
    assert desk.risen == []
    desk.settle()
    desk.assert_recorded()


def test_what_may_not_be_played_says_what_must(sit: Sit) -> None:
    desk = sit(bound, talk="full")
    because = desk.asked.fields["card"].because
    for card in because:
        assert desk.item(card).dim
        desk.toast.hide()
        desk.click(card)
        assert desk.said == desk.window.words.said(desk.view, because[card])
        assert desk.said.startswith(("Follow", "You must trump"))
    assert desk.risen == []


# --- the Matto ------------------------------------------------------------------------------------------


def assert_kept(desk: Desk, card: Card, seat: int) -> None:
    """This card lies small beside the plate of this seat, and nothing over it."""
    layout, scene = desk.cloth.layout_now, desk.cloth.scene()
    pile = desk.cloth.piles[f"won:{seat}"]
    (item,) = [item for item in pile if item.card == card]
    assert [other.card for other in pile if other is not item] == [BACK] * (len(pile) - 1)
    assert not [other for other in pile if other is not item and other.isVisible()]
    assert item.isVisible()
    place, plate = upright(item), layout.plate_of(layout.compass(seat))
    assert place.width() < layout.hand[0] * 0.8
    assert layout.area.contains(place)
    gap = layout.pad
    assert plate.adjusted(-gap, -gap, gap, gap).intersects(place), "it lies beside another plate"
    others = [layout.plate_of(layout.compass(other)) for other in range(layout.seats)]
    assert not [other for other in others if other.intersects(place)]
    for other in scene.items():
        if isinstance(other, CardItem) and other is not item and other.isVisible():
            assert not other.mapRectToScene(QRectF(0, 0, *other.size)).intersects(place), other.card


@pytest.mark.parametrize(
    ("size", "seat"), [*product(SIZES, (0, 1)), (SIZES[1], 2), (SIZES[1], 3)], ids=lambda value: str(value)
)
def test_the_matto_stays_in_sight_beside_the_plate_of_its_side(sit: Sit, size: tuple[int, int], seat: int) -> None:
    desk = sit(matto_by(seat), answer=talkative, talk="full", size=size)
    assert_kept(desk, MATTO, seat % 2)
    lines = desk.page.log.lines()
    name = desk.window.words.seat(seat, 0)
    assert ("Your side keeps the Matto" if seat == 0 else f"The Matto stays with {name}’s side") in lines
    desk.double_click(desk.lit[0])
    desk.mine_or_over()
    if not desk.page.sheet:
        assert_kept(desk, MATTO, seat % 2)


def my_matto(deal: object) -> bool:
    """I may put the Matto to a trick."""
    return bound(deal) and MATTO in deal.asked.fields["card"].among and len(deal.cards("trick")) > 1


def test_the_matto_goes_to_my_side_when_i_play_it(sit: Sit, quick: None) -> None:
    desk = sit(my_matto, talk="off", settings={"speed": "fast"})
    faults, hidden = watch(desk), dict(desk.shown())
    desk.double_click(MATTO)
    desk.mine_or_over()
    assert MATTO in desk.shown()["won:0"]
    assert set(hidden.get("won:0", [])) <= {BACK}
    assert faults == []
    desk.settle()
    if not desk.page.sheet:
        assert_kept(desk, MATTO, 0)


def my_excuse(view: View) -> bool:
    """Of French tarot: the Excuse lies in my pile, and I am to play."""
    return asks("play")(view) and EXCUSE in view.piles.get("won:0", ())


def their_excuse(view: View) -> bool:
    return asks("play")(view) and EXCUSE in view.piles.get("won:1", ())


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
@pytest.mark.parametrize(("until", "seat"), [(my_excuse, 0), (their_excuse, 1)])
def test_the_excuse_of_tarot_stays_in_sight_too(
    sit_down: SitDown, size: tuple[int, int], until: Callable[[View], bool], seat: int
) -> None:
    desk = sit_down(until, game="tarot", size=size)
    assert_kept(desk, EXCUSE, seat)


# --- the score ------------------------------------------------------------------------------------------


def texts(desk: Desk) -> list[str]:
    """Every text of the score sheet, in reading order."""
    QApplication.sendPostedEvents()
    return [label.text() for label in desk.page.sheet.body.findChildren(QLabel)]


def to_the_sheet(desk: Desk) -> list[str]:
    desk.double_click(desk.hand[0])
    desk.until(lambda: desk.page.sheet)
    desk.assert_settled()
    desk.assert_recorded()
    return texts(desk)


def test_the_sheet_tells_the_hand_in_words(sit: Sit) -> None:
    desk = sit(last_card, talk="full")
    said = to_the_sheet(desk)
    result, words = desk.view.result, desk.window.words
    assert sum(result.points) == 114
    tricks, discard, won = (words.said(desk.view, note) for note in result.lines)
    assert said[:3] == [tricks, discard, won]
    assert tricks.startswith("In tricks ")
    assert "laid asleep: " in discard or "You laid asleep" in discard
    slept = result.lines[1].values["cards"]
    for card in slept:
        assert words.card("piedicavallo", card) in discard
    pair = "You and North" if result.points[0] > result.points[1] else "West and East"
    assert won == f"{pair} win the hand, {max(result.points)} to {min(result.points)}."
    assert desk.page.sheet.title.text() == "Hand 1"
    assert desk.page.sheet.start is None
    assert "The match so far" not in said
    head = said.index("Side")
    cells = said[head : head + 12]
    assert cells[:4] == ["Side", "Took", "Scores", "Total"]
    for row, name in ((1, "You and North"), (2, "West and East")):
        points = str(result.points[row - 1])
        assert cells[row * 4 : row * 4 + 4] == [name, points, f"+{points}", points]


def dealt(desk: Desk) -> list[str]:
    """Who dealt each hand so far, as the sheet lists it."""
    words, first = desk.window.words, (desk.session.match.dealer - -len(desk.session.match.results)) % 4
    return [f"{i + 1}. {words.seat((first - i) % 4, 0)} dealt" for i in range(len(desk.session.match.results))]


def test_after_the_second_hand_the_sheet_lists_both(sit: Sit) -> None:
    desk = sit(ends(2), deals=4, talk="off")
    said = to_the_sheet(desk)
    assert desk.page.sheet.title.text() == "Hand 2"
    assert "The match so far" in said
    rows = [text for text in said if text.split(". ")[0].isdigit() and " dealt" in text]
    assert [row.removesuffix(", a sweep") for row in rows] == dealt(desk)
    for result in desk.session.match.results:
        for row in rows[result is desk.session.match.results[1] :][:1]:
            at = said.index(row)
            assert said[at + 1 : at + 3] == [f"+{points}" for points in result.points]
    totals = [str(total) for total in desk.session.match.totals]
    assert [row.total.text() for row in desk.page.side.rows] == totals


def test_four_hands_end_a_match(sit: Sit) -> None:
    desk = sit(ends(4), deals=4, talk="off")
    said = to_the_sheet(desk)
    match = desk.session.match
    assert match.over
    won = match.totals[0] > match.totals[1]
    title = "You and North win the match!" if won else "West and East win the match."
    assert desk.page.sheet.title.text() == title
    assert [text.removesuffix(", a sweep") for text in said if " dealt" in text] == dealt(desk)
    assert desk.page.sheet.next.text() == "&New match"
    assert sum(match.totals) == 4 * 114
    desk.press(desk.page.sheet.start)
    assert desk.window.pages.currentWidget() is desk.window.start
    assert desk.window.start.tiles["piedicavallo"].resume_buttons == []


@pytest.mark.parametrize("won", [True, False])
def test_one_hand_may_be_a_match(sit: Sit, won: bool) -> None:
    points = tuple((n, 114 - n) if won else (114 - n, n) for n in range(60, 110))
    desk = sit(ends(1, *points), length="single", talk="off")
    said = to_the_sheet(desk)
    assert desk.page.sheet.title.text() == ("You and North win the match!" if won else "West and East win the match.")
    assert "The match so far" not in said
    assert not [text for text in said if " dealt" in text]


def test_a_single_hand_of_57_each_is_a_draw(sit: Sit) -> None:
    desk = sit(ends(1, (57, 57)), first=10, length="single", talk="off")
    said = to_the_sheet(desk)
    assert desk.session.match.winner == "draw"
    assert desk.page.sheet.title.text() == "The match is a draw."
    assert "Both pairs have 57 points." in said
    assert said.count("57") >= 4


# --- whole hands ----------------------------------------------------------------------------------------


def by_mouse(desk: Desk, random: Stream) -> int:
    """Answer with the mouse; how many things were said."""
    if desk.asked.do == "discard":
        for card in sorted(desk.asked.fields["cards"].any_value({}, random)):
            desk.click(card)
        desk.press(desk.bar.do)
        return 0
    card = desk.asked.fields["card"].any_value({}, random)
    codes = menu(desk, card)[::3]
    desk.click(card)
    for code in codes:
        desk.press(desk.bar.talk.chips[code])
    desk.press(desk.bar.do)
    assert plays(desk)[-1].get("say", []) == list(codes)
    return len(codes)


def by_keys(desk: Desk, random: Stream) -> int:
    """As `by_mouse`, with keys."""
    if desk.asked.do == "discard":
        for card in desk.asked.fields["cards"].any_value({}, random):
            desk.type_card(card)
        to_the_button(desk)
        return 0
    card = desk.asked.fields["card"].any_value({}, random)
    codes = menu(desk, card)[::3]
    desk.type_card(card)
    if codes:
        desk.key("t")
        for code in menu(desk, card):
            if code in codes:
                desk.key(Key.Key_Space)
            desk.key(Key.Key_Tab)
    to_the_button(desk)
    assert plays(desk)[-1].get("say", []) == list(codes)
    return len(codes)


def to_the_button(desk: Desk) -> None:
    for _ in range(60):
        if desk.bar.do.hasFocus():
            break
        desk.key(Key.Key_Tab)
    desk.key(Key.Key_Return)


@pytest.mark.parametrize(("answer", "talk"), [(by_mouse, "simple"), (by_keys, "full")])
def test_a_hand_can_be_played_to_the_end_with_one_device_alone(
    sit: Sit, answer: Callable[[Desk, Stream], int], talk: str
) -> None:
    desk = sit(discarding, talk=talk)
    faults, random, said, turns = watch(desk), Stream("hand"), 0, 0
    while desk.mine_or_over():
        desk.assert_settled()
        assert desk.bared <= known(desk.view)
        said += answer(desk, random)
        turns += 1
    assert turns == 16
    assert said > 3
    assert faults == []
    desk.assert_settled()
    desk.assert_recorded()
    lines = len(desk.lines)
    if answer is by_mouse:
        desk.press(desk.page.sheet.next)
    else:
        desk.key(Key.Key_Return)
    desk.until(lambda: len(desk.lines) > lines)
    assert '"deal": 1' in desk.lines[lines]


def test_a_new_match_begins_as_its_options_say(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    chatty(monkeypatch)
    desk = window()
    tile = desk.window.start.tiles["piedicavallo"]
    tile.controls["talk"].set_value("full")
    tile.controls["length"].set_value("single")
    desk.press(tile.new_button)
    desk.mine()
    assert desk.session.match.options == {"length": "single", "talk": "full"}
    assert len(desk.hand) == (17 if desk.asked.do == "discard" else 15)
    assert desk.bared <= known(desk.view)


def test_a_hand_is_resumed_where_it_was_left(sit: Sit) -> None:
    desk = sit(leading, answer=talkative, talk="full")
    desk.assert_settled()
    desk.assert_recorded()
    view, log = desk.view, desk.page.log.lines()
    told = [desk.page.log.told.item(i).text() for i in range(desk.page.log.told.count())]
    desk.click(desk.lit[0])
    desk.window.actions_["start"].trigger()
    desk.press(desk.window.start.tiles["piedicavallo"].resume_buttons[0])
    desk.mine()
    assert desk.view == view
    assert desk.risen == []
    assert desk.page.log.lines() == log
    assert [desk.page.log.told.item(i).text() for i in range(desk.page.log.told.count())] == told


def test_while_cards_fly_none_shows_that_i_may_not_see(sit: Sit, monkeypatch: pytest.MonkeyPatch, quick: None) -> None:
    chatty(monkeypatch, most=2)
    desk = sit(late, players=CHATTY, talk="full", settings={"speed": "fast"})
    faults, random = watch(desk), Stream("flight")
    assert DOWN in [face for faces in desk.view.faces.values() for face in faces]
    while desk.mine_or_over():
        assert desk.bared <= known(desk.view)
        desk.double_click(desk.asked.fields["card"].any_value({}, random))
    assert faults == []
    desk.assert_settled()
    desk.assert_recorded()
    assert record.read(desk.session.journal.path).match.totals == desk.session.match.totals


def late(deal: object) -> bool:
    return mine(deal) and len(deal.takers) == 11
