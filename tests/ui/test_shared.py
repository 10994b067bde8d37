"""Several people at one screen: who sits where, the curtain between them, and what each of them may see."""

import json
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from cardtable import record
from cardtable.core.cards import BACK
from cardtable.core.deal import ONLOOKER, Move, View
from cardtable.core.fields import Action
from cardtable.cpu import levels
from cardtable.ui import drawn
from cardtable.ui.hand_buttons import CardButton
from cardtable.ui.people_page import PeoplePage

from .conftest import Open, SitDown
from .desk import LEFT, Desk, asks, known, left_at, never, watch
from .test_room import cut, shown_inside

Key = Qt.Key
PAIR = ("person:Anna", "person:Ben")
MIXED = ("person:Anna", "cpu:medium", "person:Ben")  # of three
FOUR = ("person:Anna", "cpu:medium", "person:Ben", "cpu:medium")
TABLES = {
    "tarot": {"game": "tarot", "players": PAIR},
    "thousand-2": {"game": "thousand", "players": PAIR, "options": {"players": 2}},
    "thousand-3": {"game": "thousand", "players": MIXED},
    "tallyho": {"game": "tallyho", "players": FOUR},
}
every_table = pytest.mark.parametrize("table", TABLES)


def advice(view: View) -> object:
    return levels.player("medium", levels.cpu_key("shared")).decide(view)


def answer(desk: Desk, by: str = "mouse") -> None:
    """The person before the screen answers."""
    (desk.answer_by_mouse if by == "mouse" else desk.answer_by_keys)(advice(desk.view))


def hidden(desk: Desk) -> bool:
    """A curtain lies over everything, and there is nothing behind it."""
    curtain, page = desk.page.curtain, desk.page
    assert curtain
    assert curtain.isVisible()
    assert curtain.geometry() == desk.window.room.rect()
    over = [widget for widget in desk.window.room.children() if getattr(widget, "isVisible", bool)()]
    assert over[-1] is curtain, "something lies over the curtain"
    assert desk.bared == set()
    assert list(desk._items()) == []
    assert not any(button.isVisible() for button in desk.cloth.findChildren(CardButton))
    assert page.log.lines() == []
    assert not desk.bar.isVisible()
    assert desk.said == ""
    assert not desk.cloth.furniture.bubbles()
    assert not desk.cloth.furniture.in_moment
    assert page.me == ONLOOKER
    return True


def middle(view: View) -> bool:
    """Some tricks have been taken, and I am to follow."""
    return asks("play")(view) and len(view.facts["takers"]) > 2 and bool(view.piles.get("trick"))


def leaving(view: View) -> bool:
    """As `middle`, and whatever I play the turn passes to another person after it."""
    if not middle(view) or len(view.facts["takers"]) < 3:
        return False
    return view.facts["leader"] != view.seat and view.asked is not None and _loses(view)


def _loses(view: View) -> bool:
    """No card that I may play takes this trick of two."""
    led = view.piles["trick"][0]
    return all(
        card.suit == led.suit and card.number < led.number and not card.rank.isalpha() and not led.rank.isalpha()
        for card in view.asked.fields["card"].among
    )


def share(desk: Desk, game: str, *names: str | None, **options: object) -> None:
    """Open the page of several people, say who they are, and deal; None for the computer."""
    tile = desk.window.start.tiles[game]
    for option, value in options.items():
        tile.controls[option].set_value(value)
    desk.press(tile.together_button)
    page = desk.window.overlay
    for seat, name in enumerate(names):
        if seat in page.kinds:
            desk.press(page.kinds[seat].chips()[name is None])
        if name is not None:
            write(desk, page, seat, name)
    desk.press(page.go)


def write(desk: Desk, page: PeoplePage, seat: int, name: str) -> None:
    field = page.fields[seat]
    desk.qtbot.mouseClick(field, LEFT, pos=desk.mouse_of(field))
    field.selectAll()
    desk.key(Key.Key_Delete)
    QTest.keyClicks(field, name)
    assert field.text() == name


# --- who sits where -------------------------------------------------------------------------------------


def test_persons_and_computers_can_be_mixed(window: Open) -> None:
    desk = window()
    desk.window.settings["level"] = "easy"
    share(desk, "tallyho", "Lola", "Ali", None, None)
    head = json.loads(desk.lines[0])
    assert head["players"] == ["person:Lola", "person:Ali", "cpu:easy", "cpu:easy"]
    assert desk.session.kind == "together"
    assert desk.session.journal.path.name == "tallyho-together.cardtable"
    desk.until(lambda: desk.page.curtain)
    assert desk.page.curtain.name in ("Lola", "Ali")


def test_wrong_input_is_explained_and_cannot_be_dealt(window: Open) -> None:
    desk = window()
    words = desk.window.words
    desk.press(desk.window.start.tiles["thousand"].together_button)
    page = desk.window.overlay
    assert isinstance(page, PeoplePage)
    assert page.hint.text() == ""
    assert page.level.isVisible()
    desk.press(page.kinds[1].chips()[1])
    assert page.hint.text() == words("people-wrong-few")
    assert not page.go.isEnabled()
    assert not page.fields[1].isEnabled()
    for kinds in page.kinds.values():
        desk.press(kinds.chips()[0])
    assert not page.level.isVisible()
    write(desk, page, 0, "  ")
    assert page.hint.text() == words("people-wrong-empty")
    desk.key(Key.Key_Return)
    assert desk.window.overlay is page
    write(desk, page, 0, "Ben")
    write(desk, page, 2, "Ben ")
    assert page.hint.text() == words("people-wrong-twice")
    assert not page.go.isEnabled()
    write(desk, page, 2, "Clara")
    assert page.hint.text() == ""
    desk.key(Key.Key_Return)
    assert desk.window.overlay is None
    assert json.loads(desk.lines[0])["players"] == ["person:Ben", "person:Player 2", "person:Clara"]


@pytest.mark.parametrize("by", ["cancel", "escape"])
def test_thinking_better_of_it_changes_nothing(window: Open, by: str) -> None:
    desk = window()
    desk.press(desk.window.start.tiles["tarot"].together_button)
    if by == "cancel":
        desk.press(desk.window.overlay.buttons[1])
    else:
        desk.key(Key.Key_Escape)
    assert desk.window.overlay is None
    assert desk.window.pages.currentWidget() is desk.window.start
    assert not desk.window.library.open_folder.exists()


def test_the_same_people_are_offered_again(window: Open) -> None:
    desk = window()
    share(desk, "tallyho", "Anna", None, None, "Ben")
    desk.window.actions_["start"].trigger()
    for game, names in (("tallyho", ["Anna", None, None, "Ben"]), ("tarot", ["Anna", "Player 2"])):
        desk.press(desk.window.start.tiles[game].together_button)
        assert desk.window.overlay.names() == names
        desk.key(Key.Key_Escape)


@pytest.mark.parametrize("size", [(640, 480), (900, 600), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_page_fits_and_scrolls_only_where_it_must(window: Open, size: tuple[int, int]) -> None:
    desk = window(size)
    desk.press(desk.window.start.tiles["tallyho"].together_button)
    page = desk.window.overlay
    QApplication.sendPostedEvents()
    assert page.rect().contains(page.panel.geometry())
    assert page.body.height() >= page.box.totalHeightForWidth(page.body.width())
    if size[1] >= 600:
        assert page.scroller.verticalScrollBar().maximum() == 0
    for field in page.fields:
        desk.mouse_of(field)
    for widget in shown_inside(page.body):
        assert not cut(widget), widget.text()


# --- the curtain ----------------------------------------------------------------------------------------


def test_a_new_match_begins_behind_the_curtain(window: Open) -> None:
    desk = window()
    share(desk, "tarot", "Anna", "Ben")
    desk.until(lambda: desk.page.curtain)
    first = desk.table.asked
    assert desk.page.curtain.name == ("Anna", "Ben")[first]
    assert hidden(desk)
    desk.until(desk.page.curtain.button.hasFocus)
    desk.key(Key.Key_Return)
    desk.until(lambda: desk.waiting)
    assert desk.page.curtain is None
    assert desk.me == first
    assert len(desk.hand) == 21
    desk.assert_settled()


@every_table
def test_the_curtain_falls_whenever_the_turn_passes_to_another_person(
    sit_down: SitDown, quick: None, table: str
) -> None:
    desk = sit_down(never, kind="together", hands=1, speed="fast", **TABLES[table])
    desk.until(lambda: desk.page.sheet)
    desk.until(desk.page.sheet.next.isEnabled)
    desk.press(desk.page.sheet.next)
    faults = watch(desk)
    before, passed = ONLOOKER, 0
    for _ in range(7):
        desk.until(lambda: desk.page.curtain or desk.page.sheet or desk.waiting)
        if desk.page.sheet:
            break
        if desk.page.curtain:
            named = f"person:{desk.page.curtain.name}"
            asked = desk.table.asked
            if asked in desk.session.people:
                assert named == desk.session.match.players[asked]
            assert named in desk.session.match.players
            assert before == ONLOOKER or named != desk.session.match.players[before]
            assert hidden(desk)
            passed += 1
            assert desk.turn()
        else:
            assert before == desk.table.asked
        assert desk.me == desk.table.asked
        desk.settle()
        before = desk.me
        answer(desk)
    assert passed > 1
    assert faults == []
    desk.turn()
    desk.assert_recorded()


def test_the_person_before_the_screen_stays_as_long_as_nobody_else_is_asked(sit_down: SitDown) -> None:
    desk = sit_down(middle, kind="together", **TABLES["tarot"])
    seat = desk.me
    for _ in range(6):
        answer(desk)
        desk.until(lambda: desk.page.curtain or desk.waiting)
        assert bool(desk.page.curtain) == (desk.table.asked != seat)
        desk.turn()
        seat = desk.me


@every_table
def test_what_happened_meanwhile_is_told_and_shown(sit_down: SitDown, quick: None, table: str) -> None:
    desk = sit_down(middle, kind="together", speed="fast", **TABLES[table])
    last: dict[int, int] = {}  # how much of the log of the deal each person has seen
    moved: list[Move] = []
    sat, shown = desk.me, 0
    desk.stage.moved.connect(lambda move, view: moved.append(move))
    desk.session.driver.passed.connect(lambda seat: last.update({sat: len(desk.table.view(sat).log)}))
    for _ in range(6):
        answer(desk)
        desk.until(lambda: desk.page.curtain or desk.page.sheet or desk.waiting)
        if desk.page.sheet:
            break
        if desk.page.curtain:
            moved.clear()
            assert desk.turn()
            view, words = desk.view, desk.window.words
            sat = desk.me
            if sat in last:
                missed = [event for event in view.log[last[sat] :] if isinstance(event, Move)]
                assert [move.cards for move in moved] == [move.cards for move in missed]
                shown += len(missed)
            assert desk.page.log.lines()[1:] == [text for event in view.log if (text := words.told(view, event))]
            desk.settle()
    assert shown > 0


def test_bids_still_stand_in_their_bubbles(sit_down: SitDown) -> None:
    desk = sit_down(asks("bid"), kind="together", **TABLES["thousand-2"])
    first = desk.me
    for amount in (110, 120):
        desk.answer_by_mouse(Action(desk.me, "bid", {"amount": amount}))
        desk.until(lambda: desk.page.curtain)
        assert hidden(desk)
        desk.turn()
    assert desk.me == first
    assert desk.cloth.furniture.bubbles() == {first: "110", 1 - first: "120"}


def test_behind_the_curtain_nothing_can_be_done_or_seen(sit_down: SitDown) -> None:
    desk = sit_down(leaving, kind="together", **TABLES["tarot"])
    answer(desk)
    desk.until(lambda: desk.page.curtain)
    lines, curtain = desk.lines, desk.page.curtain
    for name in ("undo", "restart", "last-trick", "skip"):
        desk.window.actions_[name].trigger()
    for key in ("l", "1", "p", Key.Key_Escape, Key.Key_Left, Key.Key_Up, Key.Key_F5):
        desk.key(key)
    desk.ctrl(Key.Key_Z)
    desk.ctrl(Key.Key_R)
    for spot in (QPoint(30, desk.window.height() - 60), QPoint(500, desk.window.height() - 80)):
        desk.qtbot.mouseClick(desk.window.childAt(spot), LEFT)
    assert desk.lines == lines
    assert desk.page.shown_trick is None
    assert desk.page.curtain is curtain
    assert hidden(desk)
    desk.until(curtain.button.isEnabled)
    curtain.take_focus()
    for key in (Key.Key_Tab, Key.Key_Backtab, Key.Key_Tab):
        desk.key(key)
        assert desk.window.focusWidget() is curtain.button
    desk.key(Key.Key_Space)
    assert desk.page.curtain is None


def test_sheets_and_settings_over_the_curtain_uncover_nothing(sit_down: SitDown) -> None:
    desk = sit_down(leaving, kind="together", **TABLES["tarot"])
    answer(desk)
    desk.until(lambda: desk.page.curtain)
    curtain = desk.page.curtain
    desk.until(curtain.button.isEnabled)
    for name in ("rules", "preferences", "about", "level"):
        desk.window.actions_[name].trigger()
        desk.key(Key.Key_Escape)
        desk.toast.hide()  # nobody of the computer's sits here, and that is said
        assert hidden(desk)
        assert desk.window.focusWidget() is curtain.button
    for name, value in (("rows", "two"), ("scale", 130), ("click", "plays"), ("log", False), ("cards", "dark"),
                        ("running_points", False), ("speed", "fast")):  # fmt: skip
        desk.window.settings[name] = value
        assert hidden(desk)
    for size in ((900, 700), (1300, 900)):
        desk.window.resize(*size)
        desk.until(lambda size=size: desk.page.width() == size[0])
        assert hidden(desk)
    desk.window.settings["speed"] = "off"
    desk.turn()
    desk.settle()


def test_a_hurried_click_does_not_lift_the_curtain(sit_down: SitDown, quick: None) -> None:
    desk = sit_down(leaving, kind="together", speed="fast", **TABLES["tarot"])
    answer(desk)
    fallen: list[bool] = []
    desk.session.driver.passed.connect(lambda seat: fallen.append(desk.page.curtain.button.isEnabled()))
    desk.until(lambda: desk.page.curtain)
    assert fallen == [False]
    desk.until(desk.page.curtain.button.hasFocus)
    desk.key(Key.Key_Return)
    assert desk.page.curtain is None


def ending(view: View) -> bool:
    """I play the last card of the hand, and lead the next one."""
    piles = (pile for name, pile in view.piles.items() if name.startswith(("pile:", "hand:")))
    return asks("play")(view) and view.seat != view.setting["dealer"] and sum(map(len, piles)) == 1


def test_a_new_hand_begins_behind_the_curtain_whoever_leads(sit_down: SitDown) -> None:
    desk = sit_down(ending, kind="together", **TABLES["tarot"])
    seat = desk.me
    answer(desk)
    desk.until(lambda: desk.page.sheet)
    assert desk.bared == set()
    desk.press(desk.page.sheet.next)
    desk.until(lambda: desk.page.curtain)
    assert hidden(desk)
    assert desk.table.asked == seat
    desk.turn()
    assert desk.me == seat
    assert desk.view.setting["number"] == 1
    desk.assert_settled()


def test_each_person_takes_back_their_own_last_decision(sit_down: SitDown) -> None:
    desk = sit_down(leaving, kind="together", **TABLES["tarot"])
    first = desk.me
    answer(desk)
    desk.turn()
    second = desk.me
    assert second != first
    before = len(record.read(desk.session.journal.path).actions)
    back = desk.table.back_to(second)
    desk.ctrl(Key.Key_Z)
    desk.turn()
    assert desk.me == second
    assert len(record.read(desk.session.journal.path).actions) == before - back
    assert desk.page.side.practice.isVisible()
    desk.assert_settled()
    for _ in range(4):
        answer(desk)
        if not desk.turn():
            break
        desk.assert_settled()
    desk.assert_recorded()


def test_a_hand_is_restarted_behind_the_curtain_of_whoever_leads(sit_down: SitDown) -> None:
    desk = sit_down(leaving, kind="together", **TABLES["tarot"])
    leads = desk.view.setting["dealer"]
    if desk.me == leads:
        answer(desk)
        desk.turn()
    assert desk.me != leads
    desk.ctrl(Key.Key_R)
    desk.until(lambda: desk.page.curtain)
    assert hidden(desk)
    desk.turn()
    assert desk.me == leads
    assert len(desk.hand) == 21
    desk.assert_settled()


# --- saved apart ----------------------------------------------------------------------------------------


@every_table
def test_a_match_is_resumed_at_its_point_behind_the_curtain(sit_down: SitDown, library: object, table: str) -> None:
    path = left_at(library, middle, kind="together", **TABLES[table])
    replay = record.read(path)
    asked = replay.deal.asked.seat
    desk = sit_down(middle, kind="together", **TABLES[table])
    assert desk.me == asked
    assert desk.view == replay.deal.view(asked)
    desk.assert_settled()
    others = [cards for name, cards in desk.shown().items() if name.startswith("hand:") and name != f"hand:{asked}"]
    assert set().union(*others) == {BACK}
    desk.window.actions_["start"].trigger()
    desk.press(desk.window.start.tiles[TABLES[table]["game"]].resume_buttons[0])
    desk.until(lambda: desk.page.curtain)
    assert hidden(desk)
    assert desk.lines == path.read_text("utf-8").splitlines()


def test_daily_free_and_shared_matches_are_open_side_by_side(window: Open, library: object) -> None:
    for kind, players in (("free", ()), ("daily", ()), ("together", PAIR)):
        left_at(library, middle, game="tarot", kind=kind, players=players)
    desk = window()
    tile, views = desk.window.start.tiles["tarot"], {}
    assert len(tile.resume_buttons) == 3
    for number in range(3):
        desk.press(tile.resume_buttons[number])
        desk.turn()
        views[desk.session.kind] = desk.view
        desk.assert_recorded()
        desk.window.actions_["start"].trigger()
    assert set(views) == {"free", "daily", "together"}
    said = [label.text() for label in tile.findChildren(QLabel)]
    assert "Hand 1 · Anna, Ben" in said
    texts = [button.text() for button in tile.resume_buttons]
    assert texts.count(desk.window.words("start-resume-together")) == 1
    desk.press(tile.resume_buttons[texts.index(desk.window.words("start-resume-together"))])
    desk.turn()
    assert desk.view == views["together"]
    assert len(list(library.open_folder.iterdir())) == 3


def test_a_new_match_of_the_same_people_keeps_their_rules(sit_down: SitDown) -> None:
    desk = sit_down(middle, kind="together", **TABLES["thousand-2"])
    assert desk.window.start.tiles["thousand"].controls["players"].value == 3
    lines = desk.lines
    desk.ctrl(Key.Key_N)
    assert desk.window.overlay.title.text() == desk.window.words("ask-abandon")
    desk.press(desk.window.overlay.buttons[1])
    desk.turn()
    head = json.loads(desk.lines[0])
    assert head["players"] == list(PAIR)
    assert head["options"]["players"] == 2
    assert desk.session.kind == "together"
    (archived,) = desk.window.library.archive.iterdir()
    assert archived.read_text("utf-8").splitlines() == lines
    desk.assert_settled()


# --- names ----------------------------------------------------------------------------------------------


def test_people_are_named_on_plates_in_the_log_and_on_the_panel(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    plates: list[str] = []
    plate = drawn.plate

    def spy(look: object, ratio: float, size: object, name: str, *more: object) -> object:
        plates.append(name)
        return plate(look, ratio, size, name, *more)

    monkeypatch.setattr(drawn, "plate", spy)
    desk = sit_down(middle, kind="together", **TABLES["thousand-3"])
    me, other = desk.me, ({0, 2} - {desk.me}).pop()
    names = {0: "Anna", 2: "Ben"}
    assert set(plates[-3:]) == {"You", names[other], desk.window.words.seat(1, me, 3)}
    assert names[me] not in plates[-3:]
    assert {row.name.text() for row in desk.page.side.rows} == set(plates[-3:])
    log = "\n".join(desk.page.log.lines())
    assert f"{names[other]} plays" in log
    assert "You play" in log
    assert names[me] not in log
    desk.window.actions_["start"].trigger()
    desk.press(desk.window.start.tiles["thousand"].new_button)
    desk.mine()
    assert "Anna" not in plates[-3:]
    assert "Ben" not in plates[-3:]


@pytest.mark.parametrize("table", ["tarot", "tallyho", "thousand-3"])
def test_the_sheet_is_for_all_and_names_them(sit_down: SitDown, table: str) -> None:
    desk = sit_down(never, kind="together", hands=2, **TABLES[table])
    desk.until(lambda: desk.page.sheet)
    QApplication.sendPostedEvents()
    sheet = desk.page.sheet
    texts = [label.text() for label in sheet.body.findChildren(QLabel)]
    assert not [text for text in texts if "You" in text.split() or "your" in text.split() or text in ("We", "They")]
    order = [text for text in texts if text in ("Anna", "Ben", "Anna and Ben")]
    assert order[0].startswith("Anna")
    match = desk.session.match
    rows = texts[texts.index("Side") + 1 :]
    if table == "tarot":
        assert rows[rows.index("Anna") + 1] == str(match.results[-1].points[0])
        assert rows[rows.index("Ben") + 1] == str(match.results[-1].points[1])
    panel = [row.name.text() for row in desk.page.side.rows]
    assert panel[0].startswith("Anna")
    assert len(panel) == match.sides
    for widget in shown_inside(sheet.body):
        assert not cut(widget), widget.text()


# --- whole hands ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_a_hand_of_thousand_for_three_by_two_persons_and_a_computer(
    window: Open, quick: None, monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    monkeypatch.setattr("cardtable.ui.session.secrets.token_hex", lambda _: "three")
    desk = window(speed=speed)
    share(desk, "thousand", "Anna", None, "Ben")
    assert json.loads(desk.lines[0])["players"] == ["person:Anna", "cpu:medium", "person:Ben"]
    faults, done, seats = watch(desk), set(), []
    while desk.turn():
        assert desk.bared <= known(desk.view)
        if speed == "off":
            desk.assert_settled()
            assert desk.page.log.lines()
        done.add((desk.me, desk.asked.do))
        seats.append(desk.me)
        answer(desk)
    assert faults == []
    assert {(0, "play"), (2, "play")} <= done
    assert sum(a != b for a, b in pairwise(seats)) > 6
    result = desk.table.view(ONLOOKER).result
    assert result.points
    replay = record.read(desk.session.journal.path)
    assert replay.match.totals == desk.session.match.totals
    assert replay.match.players == MIXED
    assert "undo" not in "".join(desk.lines)


@pytest.mark.parametrize("table", ["tarot", "tallyho", "thousand-2"])
def test_others_can_be_played_by_keys_alone_from_behind_the_curtain(sit_down: SitDown, table: str) -> None:
    desk = sit_down(middle, kind="together", **TABLES[table])
    faults = watch(desk)
    for _ in range(8):
        desk.until(lambda: desk.page.curtain or desk.page.sheet or desk.waiting)
        if desk.page.sheet:
            break
        if desk.page.curtain:
            desk.until(desk.page.curtain.button.hasFocus)
            desk.key(Key.Key_Return)
            continue
        desk.assert_settled()
        answer(desk, "keys")
    assert faults == []
    desk.turn()
    desk.assert_recorded()


def test_a_hand_that_is_thrown_in_is_shown_to_nobody(window: Open) -> None:
    desk = window()
    share(desk, "tallyho", "Anna", "Ben", "Clara", "Dora", all_pass="redeal")
    while desk.turn():
        desk.press(desk.bar.word_buttons["pass"])
    assert desk.session.match.results[-1].redeal
    assert desk.bared == set()
    assert not any(button.isVisible() for button in desk.cloth.findChildren(CardButton))
    desk.press(desk.page.sheet.next)
    desk.until(lambda: desk.page.curtain)
    assert hidden(desk)
    desk.turn()
    desk.assert_settled()
