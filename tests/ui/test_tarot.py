"""French tarot on the table: a hand and six piles, cards that are chosen and then played, hands that stand alone."""

import itertools
import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication, QLabel

from cardtable import record
from cardtable.core.cards import BACK, Card
from cardtable.core.deal import DOWN, Move, Note, View
from cardtable.cpu import levels
from cardtable.games.tarot import EXCUSE, TARGETS
from cardtable.ui import drawn
from cardtable.ui.card_item import CardItem
from cardtable.ui.cloth import Cloth
from cardtable.ui.furniture import Furniture
from cardtable.ui.last_trick import last_trick
from cardtable.ui.zones import LEAST_STRIP, PICK, Compass

from .conftest import Open, SitDown
from .desk import LEFT, Desk, When, asks, known, never, watch

Key = Qt.Key
OTHER = 1  # the seat across the table
TOTAL = {"session_total": "on"}


# --- moments of a hand ----------------------------------------------------------------------------------


def answers(view: View) -> tuple[list[Card], list[Card]]:
    """The cards that may be played now, and those in sight that may not."""
    assert view.asked
    field = view.asked.fields["card"]
    return list(field.among), list(field.because)


def tops_of(view: View, seat: int) -> dict[str, Card]:
    return {name: pile[-1] for name, pile in view.piles.items() if name.startswith(f"pile:{seat}.") and pile}


def following(view: View) -> bool:
    """I may play of hand and piles, and may not of both; some piles are shorter than others."""
    if not asks("play")(view) or not view.piles.get("trick") or len(view.facts["takers"]) < 5:
        return False
    fit, unfit = answers(view)
    tops, hand = set(tops_of(view, 0).values()), set(view.hand)
    depths = {len(pile) for name, pile in view.piles.items() if name.startswith("pile:0.")}
    return len(depths) > 1 and all(set(cards) & held for cards in (fit, unfit) for held in (tops, hand))


def uncovering(view: View) -> bool:
    """The card led uncovers one of theirs, and I may play one that uncovers one of mine."""
    if not asks("play")(view) or not view.piles.get("trick"):
        return False
    led = view.log[-1]
    assert isinstance(led, Move)
    mine = [top for name, top in tops_of(view, 0).items() if len(view.piles[name]) > 1]
    return "." in led.source and bool(view.piles[led.source]) and bool(set(mine) & set(answers(view)[0]))


def excuse(view: View) -> bool:
    """I may put the Excuse to a trick that is not the last."""
    if not asks("play")(view) or not view.piles.get("trick") or len(view.facts["takers"]) > 30:
        return False
    return EXCUSE in answers(view)[0]


def early(view: View) -> bool:
    """I hold all of my hand, and a card lies on the table."""
    return asks("play")(view) and bool(view.piles.get("trick")) and len(view.hand) == 21


def at_hand(view: View) -> bool:
    """Two of the first ten cards of my hand may be played."""
    if not asks("play")(view):
        return False
    first = view.game.arranged(view.hand, view.facts)[:10]
    return len(set(first) & set(answers(view)[0])) > 1


def late(view: View) -> bool:
    return asks("play")(view) and len(view.facts["takers"]) > 22


def last_card(view: View) -> bool:
    return asks("play")(view) and len(view.hand) + len(tops_of(view, 0)) == 1


def sit(sit_down: SitDown, until: When, **more: object) -> Desk:
    return sit_down(until, game="tarot", **more)


def plays(desk: Desk) -> list[str]:
    """The cards that I have played in this record."""
    lines = map(json.loads, desk.lines)
    return [line["card"] for line in lines if line.get("seat") == 0 and line["do"] == "play"]


def in_hand(desk: Desk, cards: list[Card]) -> Card:
    return next(card for card in cards if card in desk.hand)


def on_pile(desk: Desk, cards: list[Card]) -> Card:
    return next(card for card in cards if card in desk.tops)


# --- the table ------------------------------------------------------------------------------------------


def test_a_new_hand_lies_on_the_table(window: Open) -> None:
    desk = window()
    desk.press(desk.window.start.tiles["tarot"].new_button)
    desk.mine()
    shown = desk.shown()
    assert len(desk.hand) == 21
    assert BACK not in desk.hand
    assert set(shown["hand:1"]) == {BACK}
    led = shown.get("trick", [])
    count = 0
    for seat, number in itertools.product((0, 1), range(6)):
        *under, top = shown[f"pile:{seat}.{number}"]
        assert set(under) == {BACK}
        assert top != BACK or led, "only a card that was led from a pile has left one covered"
        count += 1 + len(under)
    assert count + len(shown["hand:1"]) + len(led) == 36 + 21
    assert desk.tops == list(tops_of(desk.view, 0).values())
    desk.assert_settled()


def test_the_depth_of_a_pile_shows(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)
    ends: dict[str, set[float]] = {"0": set(), "1": set()}
    for name, pile in desk.cloth.piles.items():
        if name.startswith("pile:") and pile:
            edges = [item.pos().y() for item in pile]
            assert all(b - a >= 3 for a, b in itertools.pairwise(edges)), name  # each a little lower than the last
            assert [item.zValue() for item in pile] == sorted(item.zValue() for item in pile)
            ends[name[5]].add(edges[-1])
    assert [len(end) for end in ends.values()] == [1, 1]  # the tops lie in one line


def test_every_top_of_mine_can_be_clicked_and_none_of_theirs(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)
    for card in desk.hand + desk.tops:
        assert desk.point(card)
    for name in tops_of(desk.view, OTHER):
        item = desk.cloth.piles[name][-1]
        desk.qtbot.mouseClick(desk.cloth.viewport(), LEFT, pos=item.centre.toPoint())
        assert not item.picked
    assert desk.risen == []


# --- choosing and playing -------------------------------------------------------------------------------


def test_a_click_chooses_and_the_button_plays(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)
    before, (fit, _) = plays(desk), answers(desk.view)
    one, other = in_hand(desk, fit), on_pile(desk, fit)
    assert desk.bar.isVisible()
    assert not desk.bar.do.isEnabled()
    desk.click(one)
    assert desk.risen == [one]
    assert desk.item(one).risen == round(desk.item(one).size[1] * PICK)
    desk.click(other)
    assert desk.risen == [other]
    desk.click(other)
    assert desk.risen == []
    assert not desk.bar.do.isEnabled()
    assert plays(desk) == before
    desk.click(one)
    desk.press(desk.bar.do)
    assert plays(desk) == [*before, str(one)]
    assert not desk.bar.isVisible()
    desk.mine()
    assert desk.risen == []
    desk.assert_settled()
    desk.assert_recorded()


def test_enter_a_double_click_and_a_drag_play_too(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)

    def enter(card: Card) -> None:
        desk.click(card)
        desk.key(Key.Key_Return)

    def chosen_before(card: Card) -> None:
        desk.click(card)
        desk.double_click(card)

    def drag(card: Card) -> None:
        desk.drag(card, desk.middle_of_table())

    for way in (enter, desk.double_click, chosen_before, drag):
        for last in (False, True):  # of the piles, where one of them may be played
            card, before = desk.lit[0] if not last and desk.lit else answers(desk.view)[0][-1], plays(desk)
            way(card)
            assert plays(desk) == [*before, str(card)], way
            desk.mine()
            desk.assert_settled()
    desk.assert_recorded()


def test_a_card_that_is_brought_back_is_neither_chosen_nor_played(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)
    before, card = desk.lines, on_pile(desk, answers(desk.view)[0])
    desk.drag(card, desk.point(card) + QPoint(15, 30))
    desk.settle()
    assert desk.lines == before
    assert desk.risen == []


def test_a_card_that_may_not_be_played_is_not_chosen_and_says_why(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)
    lines, (fit, unfit) = desk.lines, answers(desk.view)
    chosen = in_hand(desk, fit)
    desk.click(chosen)
    for card in (in_hand(desk, unfit), on_pile(desk, unfit)):
        assert desk.item(card).dim
        for act in (desk.click, desk.double_click):
            desk.toast.hide()
            act(card)
            assert desk.said == desk.window.words.said(desk.view, desk.asked.fields["card"].because[card])
            assert desk.said.startswith(("Follow", "You must"))
    assert desk.risen == [chosen]
    assert desk.lines == lines


def test_a_click_plays_at_once_where_the_player_likes_it_so(sit_down: SitDown) -> None:
    desk = sit(sit_down, following, click="plays")
    for card in (in_hand(desk, answers(desk.view)[0]), None):
        card = card or answers(desk.view)[0][-1]
        before = plays(desk)
        assert not desk.bar.isVisible()
        desk.click(card)
        assert plays(desk) == [*before, str(card)]
        desk.mine()
        desk.assert_settled()


def test_the_setting_changes_the_open_question_and_holds_for_every_game(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)
    desk.click(desk.lit[0])
    desk.window.settings["click"] = "plays"
    assert not desk.bar.isVisible()
    assert desk.risen == []
    card, before = desk.lit[0], plays(desk)
    desk.click(card)
    assert plays(desk) == [*before, str(card)]
    other = sit_down(asks("play"), click="chooses")
    card, lines = other.lit[-1], other.lines
    other.click(card)
    assert other.risen == [card]
    assert other.lines == lines
    other.press(other.bar.do)
    assert f'"card": "{card}"' in other.lines[len(lines)]


# --- keys -----------------------------------------------------------------------------------------------


def test_arrows_go_through_all_that_may_be_played_and_change_between_hand_and_piles(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)
    hand, fit = desk.page.hand, [card for card in desk.hand + desk.tops if card in answers(desk.view)[0]]
    seen = []
    for _ in fit:
        seen.append(hand.focused)
        desk.key(Key.Key_Right)
    assert seen == fit
    assert hand.focused == fit[0]
    desk.key(Key.Key_Left)
    assert hand.focused == fit[-1]
    assert hand.focused in desk.tops
    desk.key(Key.Key_Down)
    assert hand.focused == fit[0]
    desk.key(Key.Key_Up)
    assert hand.focused == next(card for card in fit if card in desk.tops)


def test_space_chooses_and_puts_back_and_enter_plays_what_is_chosen(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)
    lines, card = desk.lines, desk.page.hand.focused
    desk.key(Key.Key_Space)
    assert desk.risen == [card]
    desk.key(Key.Key_Space)
    assert desk.risen == []
    desk.key(Key.Key_Return)
    assert desk.risen == [card]
    desk.key(Key.Key_Up)
    top = desk.page.hand.focused
    desk.key(Key.Key_Return)  # another card: that one is chosen
    assert desk.risen == [top] != [card]
    assert desk.lines == lines
    desk.key(Key.Key_Return)
    assert plays(desk)[-1] == str(top)


@pytest.mark.parametrize("by", ["digit", "mouse"])
def test_enter_plays_what_was_chosen_by_digit_or_mouse(sit_down: SitDown, by: str) -> None:
    desk = sit(sit_down, at_hand)
    card, before = next(card for card in desk.hand[9::-1] if card in desk.lit), plays(desk)
    assert card != desk.page.hand.focused
    if by == "digit":
        desk.key("1234567890"[desk.hand.index(card)])
    else:
        desk.click(card)
    assert desk.risen == [card]
    assert plays(desk) == before
    desk.key(Key.Key_Return)
    assert plays(desk) == [*before, str(card)]


def test_a_screen_reader_tells_hand_piles_and_choice_apart(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)
    words, (fit, unfit) = desk.window.words, answers(desk.view)
    assert [button.card for button in desk.page.hand.buttons] == desk.hand + desk.tops
    for name, card in tops_of(desk.view, 0).items():
        place = f"{words.card('tarot', card)}, on pile {int(name[-1]) + 1}"
        assert desk.spoken(card) == (f"{place}, can be played" if card in fit else place)
    card = in_hand(desk, unfit)
    place = f"{desk.hand.index(card) + 1} of {len(desk.hand)}"
    assert desk.spoken(card) == f"{words.card('tarot', card)}, {place}"
    top = on_pile(desk, fit)
    desk.click(top)
    assert desk.spoken(top).endswith(", chosen")
    assert "on pile" in desk.spoken(top)
    for button in desk.page.hand.buttons:
        assert button.geometry().contains(desk.point(button.card))


# --- after a trick --------------------------------------------------------------------------------------


def test_what_is_uncovered_on_both_sides_is_turned_together(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, quick: None
) -> None:
    turned: list[list[str]] = []
    turn = Cloth.turn

    def spy(cloth: Cloth, moves: list[Move]) -> QAbstractAnimation:
        turned.append([move.source for move in moves])
        return turn(cloth, moves)

    monkeypatch.setattr(Cloth, "turn", spy)
    desk = sit(sit_down, uncovering, speed="fast")
    led, fit = desk.view.log[-1].source, answers(desk.view)[0]
    mine = next(n for n, top in tops_of(desk.view, 0).items() if top in fit and len(desk.view.piles[n]) > 1)
    assert desk.shown()[led][-1] == BACK
    before = len(desk.page.log.lines())
    desk.double_click(desk.view.piles[mine][-1])
    desk.until(lambda: turned and not desk.stage.busy)
    assert sorted(turned[0]) == sorted([led, mine])
    desk.mine()
    lines = desk.page.log.lines()[before:]
    card = desk.window.words.card("tarot", desk.cloth.piles[mine][-1].card)
    assert lines[0].startswith("You play ")
    assert lines[0].endswith(" from a pile")
    assert "take" in lines[1]
    assert f"You uncover {card}" in lines[2:4]
    assert sum(line.startswith("North uncovers ") for line in lines[2:4]) == 1
    desk.settle()


def test_the_half_point_for_the_excuse_goes_across_the_table(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, quick: None
) -> None:
    seen: list[bool] = []
    way: list[object] = []
    pay = Furniture.pay

    def spy(furniture: Furniture, note: Note, view: View) -> QAbstractAnimation:
        animation = pay(furniture, note, view)
        animation.stateChanged.connect(lambda *_: seen.append(furniture.paying))
        way.extend(animation.keyValueAt(step) for step in (0, 1))
        return animation

    monkeypatch.setattr(Furniture, "pay", spy)
    desk = sit(sit_down, excuse, speed="fast")
    took = desk.view.facts["took"]
    desk.double_click(EXCUSE)
    desk.until(lambda: seen == [True, False])
    plates = [desk.cloth.layout_now.plate_of(side).center() for side in (Compass.SOUTH, Compass.NORTH)]
    half = drawn.coin(desk.window.look, 1.0, "½").width() / 2
    assert [(spot.x() + half, spot.y() + half) for spot in way] == [(plate.x(), plate.y()) for plate in plates]
    assert "You keep the Excuse and pay half a point for it" in desk.page.log.lines()
    desk.mine()
    assert desk.view.facts["took"][0] == took[0] + 8
    assert EXCUSE in record.read(desk.session.journal.path).deal.cards("won:0")
    desk.settle()


@pytest.mark.parametrize("speed", ["off", "slow"])
def test_nothing_is_left_of_the_payment_where_nothing_moves_or_all_is_skipped(sit_down: SitDown, speed: str) -> None:
    desk = sit(sit_down, excuse, speed=speed)
    desk.double_click(EXCUSE)
    desk.stage.finish()
    assert not desk.cloth.furniture.paying
    assert "You keep the Excuse and pay half a point for it" in desk.page.log.lines()


def test_the_last_trick_shows_both_its_cards_and_a_choice_goes_with_an_undo(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)
    desk.key("l")
    trick = desk.page.shown_trick.trick
    assert trick == last_trick(desk.view)
    assert {seat for seat, _ in trick.plays} == {0, 1}
    desk.key("l")
    desk.click(desk.lit[0])
    desk.ctrl(Key.Key_Z)
    desk.mine()
    assert desk.risen == []
    desk.assert_settled()
    desk.assert_recorded()


# --- the score ------------------------------------------------------------------------------------------


def standing(desk: Desk) -> list[tuple[str, ...]]:
    """What the panel shows of each side: name, tricks, points, need and total."""
    panel = desk.page.side if desk.page.side.isVisible() else desk.page.bar
    rows = []
    for row in panel.rows:
        labels = (row.name, row.tricks, row.points, row.note, row.total)
        rows.append(tuple(label.text() for label in labels if label.isVisibleTo(panel) and label.text()))
    return rows


def need(bouts: int) -> str:
    return f"{('no bout', '1 bout', '2 bouts', '3 bouts')[bouts]}: {TARGETS[bouts]} needed"


def test_the_panel_shows_what_each_side_has_and_needs(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)
    facts = desk.view.facts
    tricks = [str(facts["takers"].count(seat)) for seat in (0, 1)]
    points = [str(took // 2) for took in facts["took"]]
    needs = [need(bouts) for bouts in facts["bouts"]]
    names = ("You", "North")
    assert standing(desk) == list(zip(names, tricks, points, needs, strict=True))
    desk.window.settings["running_points"] = False
    assert standing(desk) == list(zip(names, tricks, strict=True))
    desk.window.settings["running_points"] = True
    desk.window.resize(900, 600)
    desk.until(lambda: desk.page.bar.isVisible())
    assert standing(desk) == list(zip(names, needs, points, strict=True))
    desk.window.settings["running_points"] = False
    assert standing(desk) == [("You",), ("North",)]


def said(desk: Desk) -> list[str]:
    """Every text of the score sheet, in reading order."""
    QApplication.sendPostedEvents()
    return [label.text() for label in desk.page.sheet.body.findChildren(QLabel)]


def test_the_sheet_says_how_the_hand_was_scored_without_totals(sit_down: SitDown) -> None:
    desk = sit(sit_down, last_card)
    desk.double_click((desk.hand + desk.tops)[0])
    desk.until(lambda: desk.page.sheet)
    desk.assert_settled()
    desk.assert_recorded()
    result, texts = desk.view.result, said(desk)
    for note in result.lines:
        assert desk.window.words.said(desk.view, note) in texts
    assert sum(result.points) == 91
    assert desk.page.sheet.title.text() == "Hand 1"
    assert "Total" not in texts
    assert "The match so far" not in texts
    assert not desk.page.side.rows[0].total.isVisible()


@pytest.mark.parametrize("options", [{}, TOTAL], ids=["alone", "added"])
def test_after_two_hands_the_sheet_lists_them(sit_down: SitDown, options: dict[str, str]) -> None:
    desk = sit(sit_down, never, hands=2, options=options)
    desk.until(lambda: desk.page.sheet)
    texts, match = said(desk), desk.session.match
    assert texts.count("The match so far") == 1
    for number, result in enumerate(match.results, 1):
        last = result.lines[-1]
        short = desk.window.words.said(desk.view, Note(f"short-{last.kind}", last.values))
        assert f"{number}. {short}" in texts
    assert ("Total" in texts) == bool(options)
    width = 4 if options else 3
    head = texts.index("Side")
    rows = [texts[head + i * width : head + (i + 1) * width] for i in (1, 2)]
    assert [row[0] for row in rows] == ["You", "North"]
    assert [row[1] for row in rows] == [str(points) for points in match.results[-1].points]
    if options:
        assert [row[3].replace("−", "-") for row in rows] == [str(total) for total in match.totals]
        assert [row.total.text() for row in desk.page.side.rows] == [row[3] for row in rows]


def test_next_hand_goes_on_and_the_other_leads(sit_down: SitDown) -> None:
    desk = sit(sit_down, never, hands=1)
    desk.until(lambda: desk.page.sheet)
    first = desk.view.setting["dealer"]
    desk.press(desk.page.sheet.next)
    desk.mine()
    assert desk.view.setting["number"] == 1
    assert desk.view.setting["dealer"] == 1 - first
    assert len(desk.hand) == 21
    desk.assert_settled()
    desk.assert_recorded()


def test_finish_here_puts_the_match_away(sit_down: SitDown) -> None:
    desk = sit(sit_down, never, hands=2)
    desk.until(lambda: desk.page.sheet)
    lines = desk.lines
    desk.press(desk.page.sheet.finish)
    assert desk.window.pages.currentWidget() is desk.window.start
    assert desk.window.start.tiles["tarot"].resume_buttons == []
    (archived,) = desk.window.library.archive.iterdir()
    assert archived.read_text("utf-8").splitlines() == lines
    assert not list(desk.window.library.open_folder.iterdir())


def test_between_two_hands_a_new_match_asks_nothing_and_in_a_hand_it_does(sit_down: SitDown) -> None:
    desk = sit(sit_down, never, hands=1)
    desk.until(lambda: desk.page.sheet)
    lines, seed = desk.lines, desk.session.match.seed
    desk.ctrl(Key.Key_N)
    assert desk.window.overlay is None
    assert not desk.page.sheet
    (archived,) = desk.window.library.archive.iterdir()
    assert archived.read_text("utf-8").splitlines() == lines
    desk.mine()
    assert desk.session.match.seed != seed
    desk.double_click(desk.lit[0] if desk.lit else answers(desk.view)[0][0])
    desk.mine()
    lines = desk.lines
    desk.ctrl(Key.Key_N)
    assert desk.window.overlay.title.text() == desk.window.words("ask-abandon")
    desk.key(Key.Key_Escape)
    assert desk.lines == lines
    assert desk.waiting


def test_a_hand_is_resumed_where_it_was_left(sit_down: SitDown) -> None:
    desk = sit(sit_down, following)
    desk.assert_settled()
    desk.assert_recorded()
    view, log = desk.view, desk.page.log.lines()
    desk.click(desk.lit[0])  # a choice is not an answer
    desk.window.actions_["start"].trigger()
    assert desk.window.focusWidget() is desk.window.start.tiles["tarot"].resume_buttons[0]
    desk.key(Key.Key_Return)
    desk.mine()
    assert desk.view == view
    assert desk.risen == []
    assert desk.page.log.lines() == log


def test_the_sheet_is_resumed_too(sit_down: SitDown) -> None:
    desk = sit(sit_down, never, hands=1)
    desk.until(lambda: desk.page.sheet)
    texts, lines, tile = said(desk), desk.lines, desk.window.start.tiles["tarot"]
    desk.window.actions_["start"].trigger()
    assert "Hand 1" in [label.text() for label in tile.findChildren(QLabel)]
    desk.press(tile.resume_buttons[0])
    desk.until(lambda: desk.page.sheet)
    assert said(desk) == texts
    assert desk.lines == lines


# --- room -----------------------------------------------------------------------------------------------


def upright(item: CardItem, risen: bool = False) -> QRectF:
    """Where a card lies, or would stand if it were chosen."""
    (width, height), up = item.size, round(item.size[1] * PICK) * risen
    return QRectF(item.home.pos.x(), item.home.pos.y() - up, width, height + up)


def union(items: list[CardItem]) -> QRectF:
    whole = QRectF()
    for item in items:
        whole = whole.united(upright(item))
    return whole


def faults_at(desk: Desk) -> list[str]:
    """What lies over what it must not, leaves the table or shows too little."""
    layout, cloth = desk.cloth.layout_now, desk.cloth
    hand = cloth.own_hand()
    things = {
        "hand": union(hand),
        "trick": union(cloth.piles["trick"]),
        "their hand": union(cloth.piles["hand:1"]),
        "their plate": layout.plate_of(Compass.NORTH),
        "my plate": layout.plate_of(Compass.SOUTH),
        "button": QRectF(desk.bar.geometry()),
    }
    things |= {name: union(pile) for name, pile in cloth.piles.items() if name.startswith("pile:") and pile}
    faults = [
        f"{a} and {b} lie over each other"
        for (a, one), (b, other) in itertools.combinations(things.items(), 2)
        if (a, b) != ("their hand", "their plate") and one.adjusted(1, 1, -1, -1).intersects(other)
    ]
    faults += [f"{name} leaves the table" for name, rect in things.items() if not layout.area.contains(rect)]
    for item in hand:
        over = [name for name, rect in things.items() if name != "hand" and rect.intersects(upright(item, risen=True))]
        faults += [f"{item.face}, if chosen, rises over {name}" for name in over]
    for _, row in itertools.groupby(hand, lambda item: item.home.pos.y()):
        strips = [b.home.pos.x() - a.home.pos.x() for a, b in itertools.pairwise(row)]
        if any(strip < LEAST_STRIP * hand[0].size[0] - 1 for strip in strips):
            faults.append("too little shows of a card")
    return faults


@pytest.mark.parametrize(
    ("size", "until"),
    [((640, 480), early), ((900, 600), early), ((1280, 800), early), ((1920, 1080), early), ((900, 1300), early),
     ((900, 1300), following)],
    ids=lambda value: "x".join(map(str, value)) if isinstance(value, tuple) else value.__name__,
)  # fmt: skip
def test_nothing_lies_over_what_it_must_not(sit_down: SitDown, size: tuple[int, int], until: When) -> None:
    desk = sit(sit_down, until, size=size)
    faults = {}
    scales = (100, 200) if size[0] == 900 else (100,)
    for rows, scale in itertools.product(("one", "two"), scales):
        desk.window.settings["rows"] = rows
        desk.window.settings["scale"] = scale
        for _ in range(3):
            QApplication.processEvents()
        faults[rows, scale] = faults_at(desk)
        for card in desk.hand + desk.tops:
            desk.point(card)
        desk.mouse_of(desk.bar.do)
    assert {at: found for at, found in faults.items() if found} == {}


def test_a_choice_survives_another_size_of_text_and_other_rows(sit_down: SitDown) -> None:
    desk = sit(sit_down, following, size=(1920, 1080))
    card, width = on_pile(desk, answers(desk.view)[0]), desk.bar.width()
    desk.click(card)
    desk.window.settings["scale"] = 150
    desk.until(lambda: desk.bar.width() > width)
    assert desk.risen == [card]
    desk.window.settings["rows"] = "two"
    assert desk.risen == [card]
    desk.press(desk.bar.do)
    assert plays(desk)[-1] == str(card)


# --- whole hands ----------------------------------------------------------------------------------------


anyhow = levels.player("random", "tarot").decide


def start_by_mouse(desk: Desk) -> None:
    desk.press(desk.window.start.tiles["tarot"].new_button)


def start_by_keys(desk: Desk) -> None:
    for _ in range(60):
        if desk.window.focusWidget() is desk.window.start.tiles["tarot"].new_button:
            break
        desk.key(Key.Key_Tab)
    desk.key(Key.Key_Return)


@pytest.mark.parametrize("begin", [start_by_mouse, start_by_keys])
def test_a_hand_can_be_played_to_the_end_with_one_device_alone(window: Open, begin: Callable[[Desk], None]) -> None:
    desk = window()
    mouse = begin is start_by_mouse
    begin(desk)
    faults = watch(desk)
    while desk.mine_or_over():
        if mouse:
            desk.assert_settled()
        (desk.answer_by_mouse if mouse else desk.answer_by_keys)(anyhow(desk.view))
    assert faults == []
    assert len(desk.view.facts["takers"]) == 39
    desk.assert_settled()
    desk.assert_recorded()
    lines = len(desk.lines)
    if mouse:
        desk.press(desk.page.sheet.next)
    else:
        desk.key(Key.Key_Return)
    desk.mine()
    assert json.loads(desk.lines[lines])["deal"] == 1


def test_while_cards_fly_none_shows_that_i_may_not_see(sit_down: SitDown, quick: None) -> None:
    desk = sit(sit_down, late, speed="fast")
    faults, hidden = watch(desk), sum(face == DOWN for faces in desk.view.faces.values() for face in faces)
    assert hidden > 0
    while desk.mine_or_over():
        assert desk.bared <= known(desk.view)
        desk.answer_by_mouse(anyhow(desk.view))
    assert faults == []
    desk.assert_settled()
    desk.assert_recorded()
