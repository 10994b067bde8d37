"""Table talk on the table: chips for what may be said, bubbles for what is said, and what was told."""

from collections.abc import Callable
from importlib import resources
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.core.cards import Card
from cardtable.core.deal import Note
from cardtable.library import Library
from cardtable.text.remarks import GROUPS, Remark
from cardtable.ui import drawn
from cardtable.ui.controls import Label
from cardtable.ui.zones import Compass

from .conftest import Open, SitDown
from .desk import Desk, asks, turn_the_loop
from .pairs import (
    CHATTY,
    SIZES,
    Sit,
    at_the_end,
    bound,
    chatty,
    dealers_lead,
    last_card,
    leading,
    menu,
    much_to_say,
    plays,
    sits,
    talkative,
    tip_at,
    wordiest,
)

Key = Qt.Key
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.fixture
def sit(window: Open, library: Library) -> Sit:
    return sits(window, library)


def offered(desk: Desk) -> list[str]:
    """The codes of the chips that show."""
    return [code for code, chip in desk.bar.talk.chips.items() if chip.isVisible()] if desk.bar.talk else []


def chip(desk: Desk, code: str) -> QWidget:
    return desk.bar.talk.chips[code]


def words_of(desk: Desk, code: str, suit: str) -> str:
    return Remark(code).said(desk.window.words, "piedicavallo", suit)


def meaning_of(desk: Desk, code: str, suit: str) -> str:
    return Remark(code).means(desk.window.words, "piedicavallo", suit)


def line(desk: Desk) -> str:
    """The line beneath the chips."""
    assert desk.bar.talk.meaning.isVisible()
    return desk.bar.talk.meaning.text()


def plain(desk: Desk) -> list[Card]:
    """The cards of suits that I may play, those with most to say first."""
    return sorted((card for card in desk.lit if card.suit in "CDSB"), key=lambda card: -len(menu(desk, card)))


# --- what is offered ------------------------------------------------------------------------------------


def test_the_chips_are_the_menu_of_the_chosen_card_and_nothing_else(sit: Sit) -> None:
    desk = sit(dealers_lead, talk="full")
    assert offered(desk) == []
    cards = {card.suit: card for card in desk.lit}.values()
    assert len({menu(desk, card) for card in cards}) > 2
    for card in cards:
        desk.click(card)
        assert offered(desk) == list(menu(desk, card))
        for code in offered(desk):
            assert chip(desk, code).text() == words_of(desk, code, card.suit or "T")
            assert chip(desk, code).toolTip() == meaning_of(desk, code, card.suit or "T")
    desk.click(card)
    assert offered(desk) == []
    assert not desk.bar.ready


def test_the_chips_stand_in_groups_each_beside_its_name(sit: Sit) -> None:
    desk = sit(dealers_lead, talk="full")
    card = next(card for card in plain(desk) if {Remark(code).group for code in menu(desk, card)} == set(GROUPS))
    desk.click(card)
    QApplication.processEvents()
    suit = desk.window.words.suit("piedicavallo", card.suit)
    names = dict(zip(GROUPS, (f"About {suit}", "The other colour", "The two asleep", "Ask partner"), strict=True))
    labels = {label.text(): label for label in desk.bar.talk.findChildren(Label)}
    assert [text for text in labels if text in names.values()] == list(names.values())
    foot = -1
    for group, name in names.items():
        tops = [at(desk, chip(desk, code)) for code in offered(desk) if Remark(code).group == group]
        top, bottom = min(rect.top() for rect in tops), max(rect.bottom() for rect in tops)
        label = at(desk, labels[name])
        assert foot < top
        assert top <= label.center().y() <= bottom
        assert label.right() < min(rect.left() for rect in tops)
        foot = bottom


def at(desk: Desk, widget: QWidget) -> QRectF:
    return QRectF(widget.mapTo(desk.bar, QPoint()), widget.size())


def test_about_a_trump_only_trumps_are_spoken_of(sit: Sit) -> None:
    desk = sit(dealers_lead, talk="full")
    card = next(card for card in desk.lit if card.suit == "T")
    desk.click(card)
    texts = [label.text() for label in desk.bar.talk.findChildren(Label) if label.isVisible()]
    assert "About trumps" in texts
    assert "The other colour" not in texts
    assert offered(desk)


def test_another_card_replaces_the_chips_and_forgets_what_was_chosen(sit: Sit) -> None:
    desk = sit(leading, talk="full")
    one, other = plain(desk)[0], next(card for card in plain(desk) if card.suit != plain(desk)[0].suit)
    desk.click(one)
    desk.press(chip(desk, "ask:farlo"))
    assert desk.bar.values()["say"] == ("ask:farlo",)
    desk.click(other)
    assert offered(desk) == list(menu(desk, other))
    assert desk.bar.values() == {"card": other, "say": ()}
    assert line(desk) == "Say nothing"
    desk.press(desk.bar.do)
    assert plays(desk)[-1] == {"seat": 0, "do": "play", "card": str(other)}


def test_chips_that_are_gone_leave_nothing_behind(sit: Sit) -> None:
    """Each choice makes chips anew, and each play lets cards fly: neither may take what belongs to the other."""
    desk = sit(leading, talk="full")
    while desk.mine_or_over():
        for card in desk.lit[:4]:
            desk.click(card)
            turn_the_loop()
        assert desk.risen == [card]
        desk.press(desk.bar.do)
    desk.assert_recorded()


def test_a_card_that_may_not_be_played_leaves_the_chips_as_they_are(sit: Sit) -> None:
    desk = sit(bound, talk="full")
    card = wordiest(desk)
    desk.click(card)
    desk.press(chip(desk, menu(desk, card)[0]))
    desk.click(next(iter(desk.asked.fields["card"].because)))
    assert desk.said
    assert desk.bar.values() == {"card": card, "say": menu(desk, card)[:1]}


def test_nothing_is_offered_where_nobody_talks_and_cards_are_chosen_all_the_same(sit: Sit) -> None:
    desk = sit(leading, talk="off")
    card, other = desk.lit[0], desk.lit[-1]
    desk.click(card)
    assert desk.bar.talk is None
    desk.key("t")
    desk.click(other)
    assert desk.risen == [other]
    desk.press(desk.bar.do)
    assert plays(desk)[-1] == {"seat": 0, "do": "play", "card": str(other)}


def test_in_simple_talk_only_its_five_things_are_offered(sit: Sit) -> None:
    desk = sit(dealers_lead, talk="simple")
    kinds = set()
    for card in desk.lit:
        desk.click(card)
        kinds |= {Remark(code).kind for code in offered(desk)}
        desk.click(card)
    assert "farlo" in kinds
    assert kinds <= {"batto", "alto-batto", "alto", "void", "no-trumps", "farlo"}


def test_who_plays_with_a_click_is_still_asked_what_to_say(sit: Sit) -> None:
    desk = sit(leading, talk="full", settings={"click": "plays"})
    card, before = plain(desk)[0], len(plays(desk))
    desk.click(card)
    assert len(plays(desk)) == before
    assert offered(desk) == list(menu(desk, card))
    desk.press(chip(desk, "ask:farlo"))
    desk.press(desk.bar.do)
    assert plays(desk)[-1] == {"seat": 0, "do": "play", "card": str(card), "say": ["ask:farlo"]}


def test_who_plays_with_a_click_plays_with_it_where_there_is_nothing_to_say(sit: Sit) -> None:
    desk = sit(at_the_end, talk="simple", settings={"click": "plays"})
    assert not desk.bar.isVisible()
    card = desk.lit[0]
    desk.click(card)
    assert plays(desk)[-1]["card"] == str(card)


def test_no_other_game_offers_talk(sit_down: SitDown) -> None:
    desk = sit_down(asks("play"), click="chooses")
    desk.click(desk.lit[0])
    assert desk.bar.talk is None
    assert not desk.page.log.pages.isVisible()
    assert desk.page.log.heading.isVisible()


# --- saying it ------------------------------------------------------------------------------------------


def test_what_is_toggled_goes_into_the_record_in_the_order_of_the_menu(sit: Sit) -> None:
    desk = sit(dealers_lead, talk="full")
    card = plain(desk)[0]
    codes = menu(desk, card)
    desk.click(card)
    for code in reversed(codes):
        desk.press(chip(desk, code))
    assert desk.bar.values()["say"] == codes
    for code in codes[1::2]:
        desk.press(chip(desk, code))
    desk.press(desk.bar.do)
    assert plays(desk)[-1] == {"seat": 0, "do": "play", "card": str(card), "say": list(codes[::2])}
    desk.mine()
    desk.assert_recorded()


def test_a_double_click_plays_silently(sit: Sit) -> None:
    desk = sit(leading, talk="full")
    card = plain(desk)[0]
    desk.double_click(card)
    assert plays(desk)[-1] == {"seat": 0, "do": "play", "card": str(card)}
    desk.mine()
    desk.settle()


def drag(desk: Desk, card: Card) -> None:
    desk.drag(card, desk.middle_of_table())


def enter(desk: Desk, card: Card) -> None:
    desk.key(Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)  # back from the chips
    desk.page.hand.focus(card)
    desk.key(Key.Key_Return)


@pytest.mark.parametrize("way", [drag, enter])
def test_a_chosen_card_takes_what_was_chosen_to_be_said_along(sit: Sit, way: Callable[[Desk, Card], None]) -> None:
    desk = sit(leading, talk="full")
    card = plain(desk)[0]
    desk.click(card)
    desk.press(chip(desk, "ask:farlo"))
    way(desk, card)
    assert plays(desk)[-1] == {"seat": 0, "do": "play", "card": str(card), "say": ["ask:farlo"]}


def test_another_card_that_is_dragged_says_nothing(sit: Sit) -> None:
    desk = sit(leading, talk="full")
    one, other = plain(desk)[:2]
    desk.click(one)
    desk.press(chip(desk, "ask:farlo"))
    desk.drag(other, QPoint(300, 300))
    assert plays(desk)[-1] == {"seat": 0, "do": "play", "card": str(other)}


@pytest.mark.parametrize(("name", "value"), [("scale", 150), ("contrast", 80)])
def test_what_is_chosen_survives_another_size_of_text_and_other_colours(sit: Sit, name: str, value: int) -> None:
    desk = sit(leading, talk="full", size=(1920, 1080))
    card = plain(desk)[0]
    desk.click(card)
    for code in menu(desk, card)[-2:]:
        desk.press(chip(desk, code))
    desk.window.settings[name] = value
    QApplication.processEvents()
    assert desk.bar.values() == {"card": card, "say": menu(desk, card)[-2:]}
    desk.press(desk.bar.do)
    assert plays(desk)[-1]["say"] == list(menu_codes(desk)[-2:])


def menu_codes(desk: Desk) -> list[str]:
    return plays(desk)[-1]["say"]


def test_an_undo_forgets_what_was_chosen(sit: Sit) -> None:
    desk = sit(leading, talk="full")
    desk.click(plain(desk)[0])
    desk.press(chip(desk, "ask:farlo"))
    desk.ctrl(Key.Key_Z)
    desk.mine()
    assert desk.bar.talk is None
    assert desk.risen == []


# --- the line beneath -----------------------------------------------------------------------------------


def test_the_line_tells_what_the_chip_under_the_pointer_means_else_what_is_chosen(sit: Sit) -> None:
    desk = sit(leading, talk="full")
    card = plain(desk)[0]
    desk.click(card)
    assert line(desk) == "Say nothing"
    for code in menu(desk, card):
        desk.qtbot.mouseMove(chip(desk, code), desk.mouse_of(chip(desk, code)))
        assert line(desk) == meaning_of(desk, code, card.suit)
    desk.hover(desk.middle_of_table() - QPoint(0, 200))
    assert line(desk) == "Say nothing"
    one, other = menu(desk, card)[-1], "ask:farlo"
    for code in (one, other):
        desk.press(chip(desk, code))
    desk.hover(desk.middle_of_table() - QPoint(0, 200))
    said = ", ".join(words_of(desk, code, card.suit) for code in (other, one))
    assert line(desk) == f"You will say: {said}"


@every_size
def test_the_line_never_grows_so_the_chips_stay_where_they_are(sit: Sit, size: tuple[int, int]) -> None:
    desk = sit(dealers_lead, talk="full", size=size)
    card = wordiest(desk)
    desk.click(card)
    QApplication.processEvents()
    bar, places = desk.bar.geometry(), {code: chip(desk, code).geometry() for code in offered(desk)}
    for code in offered(desk):
        desk.press(chip(desk, code))
        QApplication.processEvents()
        assert line(desk).startswith("You will say: ")
        meaning = desk.bar.talk.meaning
        assert meaning.heightForWidth(meaning.width()) <= meaning.height(), "words are cut off"
    assert desk.bar.values()["say"] == menu(desk, card)
    assert line(desk).endswith("…")
    assert desk.bar.geometry() == bar
    assert {code: chip(desk, code).geometry() for code in offered(desk)} == places


# --- keys -----------------------------------------------------------------------------------------------


def focused(desk: Desk) -> str:
    """The code of the chip that has the focus; "" if none has."""
    return next((code for code, one in desk.bar.talk.chips.items() if one.hasFocus()), "")


def test_t_goes_to_the_chips_tab_along_them_space_toggles_and_the_button_plays(sit: Sit) -> None:
    desk = sit(leading, talk="full")
    card = plain(desk)[0]
    codes = menu(desk, card)
    desk.type_card(card)
    assert desk.risen == [card]
    assert focused(desk) == ""
    desk.key("t")
    seen = []
    for _ in codes:
        seen.append(focused(desk))
        assert line(desk) == meaning_of(desk, seen[-1], card.suit)
        desk.key(Key.Key_Tab)
    assert seen == list(codes)
    assert desk.bar.do.hasFocus()
    assert line(desk) == "Say nothing"
    desk.key(Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert focused(desk) == codes[-1]
    desk.key(Key.Key_Space)
    desk.key("t")
    assert focused(desk) == codes[0]
    desk.key(Key.Key_Space)
    desk.key(Key.Key_Space)
    desk.key(Key.Key_Tab)
    desk.key(Key.Key_Space)
    assert desk.bar.values() == {"card": card, "say": (codes[1], codes[-1])}
    for _ in codes:
        if desk.bar.do.hasFocus():
            break
        desk.key(Key.Key_Tab)
    desk.key(Key.Key_Return)
    assert plays(desk)[-1] == {"seat": 0, "do": "play", "card": str(card), "say": [codes[1], codes[-1]]}


def test_enter_on_the_chosen_card_plays_it_silently_if_nothing_was_chosen(sit: Sit) -> None:
    desk = sit(leading, talk="full")
    card, before = plain(desk)[0], len(plays(desk))
    desk.type_card(card)
    assert desk.page.hand.focused == card
    assert len(plays(desk)) == before
    desk.key(Key.Key_Return)
    assert plays(desk)[-1] == {"seat": 0, "do": "play", "card": str(card)}
    assert len(plays(desk)) == before + 1


def test_t_means_nothing_before_a_card_is_chosen(sit: Sit) -> None:
    desk = sit(leading, talk="full")
    lines, focus = desk.lines, desk.window.focusWidget()
    desk.key("t")
    assert desk.window.focusWidget() is focus
    assert desk.lines == lines
    assert desk.waiting


# --- room -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "scale"), [*product([*SIZES, (640, 480)], (100,)), *product(SIZES[:2], (200,))], ids=str
)
def test_every_chip_can_be_clicked_whatever_there_is_to_say(sit: Sit, size: tuple[int, int], scale: int) -> None:
    desk = sit(much_to_say, talk="full", first=24, size=size)
    desk.window.settings["scale"] = scale
    desk.click(wordiest(desk))
    QApplication.processEvents()
    assert len(offered(desk)) > 22
    bar, layout = QRectF(desk.bar.geometry()), desk.cloth.layout_now
    assert layout.area.contains(bar)
    assert not bar.intersects(layout.plate_of(Compass.SOUTH))
    assert bar.bottom() <= layout.risen, "it lies over the hand"
    for code in offered(desk):
        desk.mouse_of(chip(desk, code))
    desk.mouse_of(desk.bar.do)
    for card in desk.hand:
        desk.point(card)


def test_a_passing_line_does_not_lie_over_the_chips(sit: Sit) -> None:
    desk = sit(bound, talk="full")
    desk.click(wordiest(desk))
    desk.click(next(iter(desk.asked.fields["card"].because)))
    assert desk.said
    assert not desk.toast.geometry().translated(-desk.page.pos()).intersects(desk.bar.geometry())


# --- bubbles --------------------------------------------------------------------------------------------


def speak(sit: Sit, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], most: int = 99) -> Desk:
    """I lead, and everybody says so many things; the trick waits."""
    chatty(monkeypatch, most)
    desk = sit(dealers_lead, talk="full", players=CHATTY, size=size, settings={"hold": "click"})
    card = wordiest(desk)
    desk.click(card)
    for code in menu(desk, card)[:most]:
        desk.press(chip(desk, code))
    desk.press(desk.bar.do)
    desk.until(lambda: desk.stage.until_click)
    return desk


def last_words(desk: Desk) -> dict[int, tuple[str, tuple[str, ...]]]:
    """What each said last: the suit it was about, and the codes."""
    notes = [note.values for note in desk.view.notes if note.kind == "say"]
    return {note["seat"]: (note["suit"], note["remarks"]) for note in notes[-4:]}


@pytest.mark.parametrize(("size", "most"), [*product(SIZES, (99,)), (SIZES[1], 2)], ids=str)
def test_what_is_said_stands_in_bubbles_until_the_trick_is_gathered(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], most: int
) -> None:
    desk = speak(sit, monkeypatch, size, most)
    furniture, words = desk.cloth.furniture, last_words(desk)
    assert set(words) == {0, 1, 2, 3}
    assert all(len(codes) > 1 for _, codes in words.values())
    for seat, spoken in furniture.spoken().items():
        suit, codes = words[seat]
        assert spoken.text == ", ".join(words_of(desk, code, suit) for code in codes)
        assert spoken.meaning == "\n".join(meaning_of(desk, code, suit) for code in codes)
        gestures = [Remark(code).gesture for code in codes if Remark(code).gesture]
        assert spoken.gesture == (gestures[0] if gestures else "")
    rects = furniture.bubble_rects()
    assert len(rects) == 4
    for rect in rects:
        assert desk.cloth.layout_now.area.contains(rect)
    assert "say: " in "".join(desk.page.log.lines())
    for seat, (suit, codes) in words.items():
        name = desk.window.words.seat(seat, 0)
        told = ", ".join(words_of(desk, code, suit) for code in codes)
        assert f"{name} {'say' if seat == 0 else 'says'}: {told}" in desk.page.log.lines()
    desk.click_cloth()
    desk.until(lambda: not desk.stage.held)
    desk.until(lambda: desk.waiting or desk.stage.held)
    assert set(furniture.spoken()) <= set(last_words_of_trick(desk))


def last_words_of_trick(desk: Desk) -> dict[int, object]:
    """Who has said something since the last trick was taken."""
    said: dict[int, object] = {}
    for note in desk.view.notes:
        if note.kind == "trick":
            said = {}
        elif note.kind == "say":
            said[note.values["seat"]] = note.values["remarks"]
    return said


@every_size
def test_a_few_words_lie_over_no_plate_no_hand_and_no_other_bubble(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    desk = speak(sit, monkeypatch, size, most=2)
    layout, rects = desk.cloth.layout_now, desk.cloth.furniture.bubble_rects()
    for one, other in combinations(rects, 2):
        assert not one.intersects(other)
    for rect in rects:
        inside = rect.adjusted(2, 2, -2, -2)
        assert not [side for side in Compass if inside.intersects(layout.plate_of(side))]
        assert rect.bottom() < min(item.home.pos.y() for item in desk.cloth.own_hand())


def test_bubbles_and_plates_tell_the_meaning_where_the_pointer_rests(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = speak(sit, monkeypatch, (1280, 800), most=3)
    desk.toast.hide()
    rects = dict(zip(desk.cloth.furniture.spoken(), desk.cloth.furniture.bubble_rects(), strict=True))
    words = last_words(desk)
    for seat, (suit, codes) in words.items():
        assert tip_at(desk, rects[seat].center()) == "\n".join(meaning_of(desk, code, suit) for code in codes)
    desk.click_cloth()
    desk.until(lambda: desk.waiting or desk.stage.held)
    for seat, (suit, codes) in words.items():
        plate = desk.cloth.layout_now.plate_of(desk.cloth.layout_now.compass(seat))
        told = tip_at(desk, plate.center()).splitlines()
        for code in codes:
            assert (meaning_of(desk, code, suit) in told) == (Remark(code).group != "request")


def test_bubbles_stay_when_the_window_changes(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = speak(sit, monkeypatch, (1280, 800), most=2)
    spoken = desk.cloth.furniture.spoken()
    desk.window.settings["cloth"] = "night"
    assert desk.cloth.furniture.spoken() == spoken
    desk.window.settings["contrast"] = 80
    assert desk.cloth.furniture.spoken() == spoken


# --- what was told --------------------------------------------------------------------------------------


def told(desk: Desk) -> dict[str, list[str]]:
    """The lines of the page "What was told", under the names of the players."""
    rows = [desk.page.log.told.item(i) for i in range(desk.page.log.told.count())]
    found: dict[str, list[str]] = {}
    for row in rows:
        if row.font().bold():
            found[row.text()] = []
        else:
            found[list(found)[-1]].append(row.text())
    return found


def expected(desk: Desk) -> dict[str, list[str]]:
    """The same as the log of the view has it."""
    found: dict[str, list[str]] = {"You": [], "West": [], "North": [], "East": []}
    for note in desk.view.notes:
        if note.kind == "say":
            lines = found[desk.window.words.seat(note.values["seat"], 0)]
            for code in note.values["remarks"]:
                meaning = meaning_of(desk, code, note.values["suit"])
                if not code.startswith("ask:") and meaning not in lines:
                    lines.append(meaning)
    return {name: lines or ["Nothing yet"] for name, lines in found.items()}


def test_what_was_told_is_listed_by_player_and_grows(sit: Sit) -> None:
    desk = sit(leading, answer=talkative, talk="full")
    before = told(desk)
    assert before == expected(desk)
    assert any(lines != ["Nothing yet"] for lines in before.values())
    card = plain(desk)[0]
    code = next(code for code in menu(desk, card) if not code.startswith("ask:"))
    desk.click(card)
    desk.press(chip(desk, code))
    desk.press(chip(desk, "ask:farlo"))
    desk.press(desk.bar.do)
    desk.mine()
    assert told(desk) == expected(desk)
    assert meaning_of(desk, code, card.suit) in told(desk)["You"]
    assert meaning_of(desk, "ask:farlo", card.suit) not in told(desk)["You"]
    desk.ctrl(Key.Key_Z)
    desk.mine()
    assert told(desk) == before


def test_the_log_and_what_was_told_are_two_pages(sit: Sit) -> None:
    desk = sit(leading, answer=talkative, talk="full")
    log = desk.page.log
    assert log.list.isVisible()
    assert not log.told.isVisible()
    desk.press(log.pages.chips()[1])
    assert log.told.isVisible()
    assert not log.list.isVisible()
    desk.press(log.pages.chips()[0])
    assert log.list.isVisible()


def test_a_new_hand_knows_of_nothing(sit: Sit) -> None:
    desk = sit(last_card, answer=talkative, talk="full")
    assert told(desk) == expected(desk)
    assert told(desk)["You"] != ["Nothing yet"]
    desk.double_click(desk.hand[0])
    desk.until(lambda: desk.page.sheet)
    desk.press(desk.page.sheet.next)
    desk.until(lambda: not desk.page.sheet)
    desk.mine()
    assert told(desk) == expected(desk)
    first = [note for note in desk.view.notes if isinstance(note, Note) and note.kind == "say"]
    assert all(note.values["seat"] != 0 for note in first)
    assert told(desk)["You"] == ["Nothing yet"]


def test_where_nobody_talks_there_is_no_such_page(sit: Sit) -> None:
    desk = sit(leading, talk="off")
    assert not desk.page.log.pages.isVisible()
    assert desk.page.log.heading.isVisible()
    assert desk.page.log.list.isVisible()
    assert told(desk) == {}
    plate = desk.cloth.layout_now.plate_of(Compass.WEST)
    assert tip_at(desk, plate.center()) == ""


# --- gestures -------------------------------------------------------------------------------------------

NAMES = ("arc", "finger", "fist", "line", "palm", "wave")


def test_every_gesture_is_a_picture() -> None:
    folder = resources.files("cardtable.assets").joinpath("gestures")
    assert sorted(file.name for file in folder.iterdir()) == [f"{name}.svg" for name in NAMES]
    for file in folder.iterdir():
        assert QSvgRenderer(file.read_bytes()).isValid(), file.name


@pytest.mark.parametrize("cloth", ["light", "night", "green"])
def test_a_bubble_shows_its_gesture_on_every_table(window: Open, cloth: str) -> None:
    look = window(cloth=cloth).window.look

    def picture(gesture: str) -> QImage:
        return drawn.bubble(look, 1.0, "batto", Compass.NORTH, (200, 200), gesturing=gesture)[0].toImage()

    pictures = {name: picture(name) for name in NAMES}
    silent = picture("")
    assert all(image.width() > silent.width() for image in pictures.values())
    for one, other in combinations(NAMES, 2):
        assert pictures[one] != pictures[other]
    for name, image in pictures.items():
        box = [image.pixelColor(x, y) for x in range(14, 50) for y in range(14, 50)]
        ground = look.colour(look.ground)
        drawn_on = [colour for colour in box if abs(colour.lightness() - ground.lightness()) > 60]
        assert len(drawn_on) > 60, f"{name} cannot be told from its ground"
