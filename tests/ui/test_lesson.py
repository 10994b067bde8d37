"""A first lesson at the real table: by mouse, by keys, with every mistake; skipped, repeated, left; nothing is kept."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractButton

from cardtable.core.cards import Card
from cardtable.core.fields import Action, OneCard, SomeCards
from cardtable.cpu import levels
from cardtable.lesson import TRIES, Find, Step
from cardtable.lessons import LESSONS
from cardtable.library import Library
from cardtable.settings import Settings
from cardtable.text import LANGUAGES, Words
from cardtable.ui.coach import Coach
from cardtable.ui.overlay import Overlay

from .conftest import Open
from .desk import Desk, bidding, left_at

Key = Qt.Key
every_game = pytest.mark.parametrize("game", list(LESSONS))


# --- the learner ------------------------------------------------------------------------------------------------


def coach(desk: Desk) -> Coach:
    assert desk.page.coach
    return desk.page.coach


def step(desk: Desk) -> Step:
    found = coach(desk).course.step
    assert found
    return found


def begin(desk: Desk, game: str) -> None:
    """Take the lesson on the start page, and wait for its first words."""
    desk.press(desk.window.start.tiles[game].lesson_button)
    desk.until(lambda: coach(desk).telling)


def ready(desk: Desk) -> bool:
    """Wait for the next step; False once the lesson is over."""
    desk.until(lambda: desk.window.overlay or coach(desk).telling or desk.waiting)
    return desk.window.overlay is None


def lead(desk: Desk, tell: Callable[[], object], find: Callable[[Action], object], until: str = "") -> list[str]:
    """Go through the lesson, or up to a step; the names of the steps that were met."""
    names = []
    while ready(desk):
        names.append(step(desk).name)
        if names[-1] == until:
            break
        if coach(desk).telling:
            tell()
        else:
            find(right(desk))
    return names


def right(desk: Desk) -> Action:
    found = step(desk)
    assert isinstance(found, Find)
    return next(found.answers(desk.asked))


def answer(desk: Desk, action: Action) -> None:
    """Give this answer by mouse, whatever is chosen so far."""
    if not desk.bar.aside:
        for card in desk.risen if desk.bar.picks else ():
            desk.click(card)
        desk.answer_by_mouse(action)
        return
    if desk.risen != [action.values["card"]]:
        desk.click(action.values["card"])
    for code, chip in desk.bar.talk.chips.items() if desk.bar.talk else ():
        if chip.isChecked() != (code in action.values.get("say", ())):
            desk.press(chip)
    desk.press(desk.bar.do)


def hurry(desk: Desk, until: str = "") -> list[str]:
    """Go through the lesson as fast as possible, not as a person does."""
    return lead(desk, coach(desk).next.click, desk.page._answer, until)


def by_mouse(desk: Desk, until: str = "") -> list[str]:
    return lead(desk, lambda: desk.press(coach(desk).next), lambda action: answer(desk, action), until)


def sheet(desk: Desk) -> Overlay:
    assert desk.window.overlay
    return desk.window.overlay


def button(desk: Desk, message: str) -> QAbstractButton:
    text = desk.window.words(message)
    return next(one for one in sheet(desk).buttons if one.text() == text)


def on_disk(library: Library) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in library.folder.rglob("*") if path.is_file()}


# --- the whole lesson -------------------------------------------------------------------------------------------


@every_game
def test_a_lesson_by_mouse(window: Open, library: Library, game: str) -> None:
    desk = window((900, 600))
    begin(desk, game)
    assert by_mouse(desk) == [one.name for one in LESSONS[game].steps]
    assert sheet(desk).title.text() == desk.window.words("lesson-end")
    assert not on_disk(library)


@every_game
def test_a_lesson_by_keys_alone(window: Open, library: Library, game: str) -> None:
    desk = window()
    desk.tab_to(desk.window.start.tiles[game].lesson_button)
    desk.key(Key.Key_Return)
    keys = [Key.Key_Return, Key.Key_Space, Key.Key_Enter] * 4
    assert lead(desk, lambda: desk.key(keys.pop()), desk.answer_by_keys) == [one.name for one in LESSONS[game].steps]
    assert desk.window.focusWidget() is button(desk, "lesson-play-on")
    assert not on_disk(library)


@every_game
def test_each_step_is_told_and_counted(window: Open, game: str) -> None:
    desk = window()
    words, steps = desk.window.words, LESSONS[game].steps
    begin(desk, game)
    for number, wanted in enumerate(steps, 1):
        assert ready(desk)
        assert coach(desk).title.text() == words("lesson-title", step=number, steps=len(steps))
        assert coach(desk).text.text() == words(f"lesson-{game}-{wanted.name}")
        waits = isinstance(wanted, Find)
        assert coach(desk).task.text() == (words(f"lesson-{game}-{wanted.name}-task") if waits else "")
        assert coach(desk).task.isVisible() == waits
        assert coach(desk).next.isVisible() == (not waits)
        assert coach(desk).skip.isVisible()
        if waits:
            desk.page._answer(right(desk))
        else:
            coach(desk).next.click()


def illegal(desk: Desk) -> Card | None:
    """A card before the learner that the rules do not allow."""
    field = desk.bar.card_field
    return next(iter(field.because), None) if isinstance(field, OneCard | SomeCards) else None


@every_game
def test_a_wrong_answer_is_refused_and_explained_and_then_the_right_one_shown(window: Open, game: str) -> None:
    desk = window()
    words = desk.window.words
    begin(desk, game)

    def try_wrong(action: Action) -> None:
        found, before = step(desk), desk.view
        assert isinstance(found, Find)
        wrong = [one for one in desk.asked.answers() if found.mistake(one.values)]
        card = illegal(desk)
        told = 0
        if card:
            desk.click(card)
            told += 1
            assert coach(desk).wrong.isVisible()
            name = next(name for name, field in desk.asked.fields.items() if field is desk.bar.card_field)
            slip = found.slip({name: card})
            assert coach(desk).text.text() == (
                words(f"lesson-{game}-{found.name}-{slip}")
                if slip
                else words.said(desk.view, desk.bar.card_field.because[card])
            )
        while wrong and told < TRIES:
            assert not coach(desk).hint.isVisible()
            answer(desk, wrong[-1])
            told += 1
            mistake = found.mistake(wrong[-1].values)
            assert coach(desk).text.text() == words(f"lesson-{game}-{found.name}-{mistake}")
            assert coach(desk).wrong.isVisible()
        assert desk.view == before
        assert step(desk) is found
        assert coach(desk).hint.isVisible() == (told == TRIES)
        if told == TRIES and "card" in action.values:
            assert ringed(desk, action.values["card"])
        answer(desk, action)

    assert lead(desk, lambda: desk.press(coach(desk).next), try_wrong) == [one.name for one in LESSONS[game].steps]


def test_a_card_let_go_over_the_table_is_judged_as_a_click_is(window: Open) -> None:
    desk = window()
    begin(desk, "tallyho")
    by_mouse(desk, "draw")
    before = desk.view
    desk.drag(Card("", "FOX"), desk.middle_of_table())
    assert desk.view == before
    assert coach(desk).text.text() == desk.window.words("lesson-tallyho-draw-fox")
    desk.settle()
    desk.drag(Card("G", "13"), desk.middle_of_table())
    desk.until(lambda: step(desk).name == "fox")


def test_a_double_click_is_judged_too(window: Open) -> None:
    desk = window()
    begin(desk, "tarot")
    by_mouse(desk, "petit")
    desk.double_click(Card("T", "3"))
    assert coach(desk).text.text() == desk.window.words("lesson-tarot-petit-trump")
    desk.double_click(Card("T", "1"))
    desk.until(lambda: step(desk).name == "king")


# --- what there is to read --------------------------------------------------------------------------------------


def test_a_card_clicked_before_there_is_something_to_answer_only_points_to_next(window: Open) -> None:
    desk = window()
    begin(desk, "tallyho")
    desk.click(desk.hand[0])
    assert desk.said == desk.window.words("lesson-next-first")
    assert coach(desk).telling
    assert desk.window.focusWidget() is coach(desk).next


def test_space_on_a_card_goes_on_reading(window: Open) -> None:
    desk = window()
    begin(desk, "tallyho")
    desk.page.hand.focus(desk.hand[0])
    desk.key(Key.Key_Space)
    desk.until(lambda: step(desk).name == "ranks")


def test_the_table_waits_until_everything_is_read(window: Open) -> None:
    desk = window()
    begin(desk, "piedicavallo")
    by_mouse(desk, "batto")
    shown = desk.shown()
    assert desk.table.asked == 1
    assert desk.cloth.furniture.bubbles()[2] == "batto"
    desk.qtbot.wait(50)
    assert desk.shown() == shown
    desk.press(coach(desk).next)
    desk.until(lambda: step(desk).name == "matto")


def test_the_focus_goes_from_next_to_the_question(window: Open) -> None:
    desk = window()
    begin(desk, "thousand")
    assert desk.window.focusWidget() is coach(desk).next
    by_mouse(desk, "bid")
    assert desk.window.focusWidget() is desk.bar.spinner
    by_mouse(desk, "declare")
    assert desk.page.hand.focused in desk.lit


def test_tab_reaches_the_buttons_of_the_coach(window: Open) -> None:
    desk = window()
    begin(desk, "tallyho")
    desk.tab_to(coach(desk).skip)
    desk.tab_to(coach(desk).next)


def test_everything_is_announced(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("cardtable.ui.coach.announce", lambda widget, text, at_once=False: said.append(text))
    desk = window()
    words = desk.window.words
    begin(desk, "tallyho")
    by_mouse(desk, "draw")
    desk.click(Card("", "FOX"))
    for name in ("counters", "ranks", "bid", "discard", "draw", "draw-fox"):
        assert any(words(f"lesson-tallyho-{name}") in text for text in said), name
    assert any(words("lesson-tallyho-draw-task") in text for text in said)


# --- rings ------------------------------------------------------------------------------------------------------


def ringed(desk: Desk, card: Card) -> bool:
    return any(ring.contains(desk.point(card)) for ring in coach(desk).marked)


@every_game
def test_the_rings_are_around_what_is_to_be_looked_at(window: Open, game: str) -> None:
    desk = window()
    begin(desk, game)
    own = [Card.parse(code) for code in LESSONS[game].steps[0].look]
    held = [card for card in own if card in [item.face for item in desk.cloth.own_cards()]]
    assert held
    assert all(ringed(desk, card) for card in held)
    desk.window.resize(1000, 700)
    desk.until(lambda: desk.page.width() == 1000)
    assert all(ringed(desk, card) for card in held)
    coach(desk).next.click()
    assert not any(ring.isVisible() for ring in coach(desk)._rings)


def test_a_ring_closes_in_where_things_move_and_stands_at_once_where_they_do_not(window: Open, quick: None) -> None:
    desk = window(speed="fast")
    begin(desk, "tallyho")
    rings = list(coach(desk)._rings)
    assert all(ring._way.duration() for ring in rings)
    desk.until(lambda: all(ring._way.state() == ring._way.State.Stopped for ring in rings))
    assert ringed(desk, Card("", "FOX"))
    desk = window(speed="off")
    begin(desk, "tallyho")
    assert all(ring._way.state() == ring._way.State.Stopped for ring in coach(desk)._rings)
    assert ringed(desk, Card("", "FOX"))


@every_game
def test_a_lesson_in_motion_speaks_only_when_the_table_rests(window: Open, quick: None, game: str) -> None:
    desk = window(speed="fast", hold="short")
    desk.press(desk.window.start.tiles[game].lesson_button)
    names = []
    while not desk.window.overlay:
        desk.until(lambda: desk.window.overlay or desk.stage.until_click or coach(desk).telling or desk.waiting)
        if desk.window.overlay:
            break
        if desk.stage.until_click:  # a packet is shown until the learner goes on
            assert not coach(desk).telling
            desk.click_cloth()
            continue
        assert not desk.stage.busy
        names.append(step(desk).name)
        if coach(desk).telling:
            coach(desk).next.click()
        else:
            desk.page._answer(right(desk))
    assert names == [one.name for one in LESSONS[game].steps]


# --- where it stands --------------------------------------------------------------------------------------------


def covered(desk: Desk) -> list[str]:
    """What the coach lies over, or what of it cannot be read."""
    panel = coach(desk).geometry()
    found = [] if desk.page.rect().contains(panel) else ["it is not inside"]
    found += [f"it covers {item.face}" for item in desk.cloth.own_cards() if panel.intersects(on_page(desk, item))]
    trick = desk.cloth.piles.get("trick", [])
    found += [f"it covers {item.face} in the trick" for item in trick if panel.intersects(on_page(desk, item))]
    if desk.bar.isVisible() and panel.intersects(desk.bar.geometry()):
        found.append("it covers the question")
    score = desk.page.side if desk.page.side.isVisible() else desk.page.bar
    if panel.intersects(score.geometry()):
        found.append("it covers the score")
    if coach(desk)._scroller.verticalScrollBar().isVisible():
        found.append("it scrolls")
    return found


def on_page(desk: Desk, item: object) -> QRect:
    rect = item.mapRectToScene(item.shape().boundingRect())
    return QRect(desk.cloth.mapFromScene(rect.topLeft()), rect.size().toSize())


@pytest.mark.parametrize(
    ("size", "scale"),
    [((900, 600), 100), ((900, 600), 200), ((1280, 800), 100), ((1920, 1080), 200)],
)
@every_game
def test_the_coach_covers_nothing_and_can_be_read(window: Open, game: str, size: tuple[int, int], scale: int) -> None:
    desk = window(size, scale=scale)
    begin(desk, game)
    while ready(desk):
        desk.qtbot.waitUntil(lambda: covered(desk) == [])
        if coach(desk).telling:
            coach(desk).next.click()
            continue
        found = step(desk)
        assert isinstance(found, Find)
        action = right(desk)
        if desk.bar.aside:
            desk.page.choose_card(action.values["card"])  # what may be said with it is shown
        wrong = [one for one in desk.asked.answers() if found.mistake(one.values)][:TRIES]
        for one in wrong:
            desk.page._answer(one)
            desk.qtbot.waitUntil(lambda: covered(desk) == [])
        desk.page._answer(action)


# --- leaving ----------------------------------------------------------------------------------------------------


def test_skip_asks_and_staying_changes_nothing(window: Open) -> None:
    desk = window()
    begin(desk, "tallyho")
    by_mouse(desk, "draw")
    before = desk.view
    desk.press(coach(desk).skip)
    desk.press(button(desk, "lesson-stay"))
    assert step(desk).name == "draw"
    assert desk.view == before
    desk.click(Card("G", "13"))
    desk.until(lambda: step(desk).name == "fox")


def test_escape_asks_to_leave_wherever_the_focus_is(window: Open) -> None:
    desk = window()
    begin(desk, "tallyho")
    for name in ("counters", "bid", "draw"):
        by_mouse(desk, name)
        desk.key(Key.Key_Escape)
        assert sheet(desk).title.text() == desk.window.words("lesson-leave")
        desk.key(Key.Key_Escape)
        assert desk.window.overlay is None
        assert step(desk).name == name
    desk.key(Key.Key_Escape)
    desk.press(button(desk, "sheet-start"))
    assert desk.window.pages.currentWidget() is desk.window.start
    assert desk.page.coach is None


def test_after_leaving_the_focus_of_reading_comes_back(window: Open) -> None:
    desk = window()
    begin(desk, "tallyho")
    desk.key(Key.Key_Escape)
    desk.press(button(desk, "lesson-stay"))
    assert desk.window.focusWidget() is coach(desk).next


def finish(desk: Desk, seed: str) -> None:
    """Play the hand to its score as a CPU player would."""
    decide = levels.player("medium", levels.cpu_key(seed)).decide
    while desk.mine_or_over():
        answer(desk, decide(desk.view))


@pytest.mark.parametrize("game", ["tallyho", "piedicavallo", "thousand"])
def test_the_hand_of_a_lesson_can_be_played_to_its_end(window: Open, library: Library, game: str) -> None:
    desk = window(level="easy")
    begin(desk, game)
    by_mouse(desk)
    desk.press(button(desk, "lesson-play-on"))
    assert desk.page.coach is None
    finish(desk, game)
    assert desk.page.sheet.title.text() == desk.window.words("lesson-sheet")
    assert desk.page.sheet.finish is None
    assert not on_disk(library)
    desk.press(desk.page.sheet.next)
    desk.until(lambda: desk.session.course is None)
    assert desk.session.match.game.name == game
    assert [path.name for path in library.open_folder.iterdir()] == [f"{game}-free.cardtable"]


def test_a_lesson_can_be_left_for_playing_on(window: Open, library: Library) -> None:
    desk = window(level="easy")
    begin(desk, "tallyho")
    by_mouse(desk, "draw")
    desk.press(coach(desk).skip)
    desk.press(button(desk, "lesson-play-on"))
    desk.mine()
    assert desk.page.coach is None
    desk.click(Card("", "FOX"))
    desk.until(lambda: Card("", "FOX") not in desk.hand)
    finish(desk, "left")
    assert not desk.window.settings["lesson_tallyho"]
    desk.press(desk.page.sheet.start)
    assert desk.window.pages.currentWidget() is desk.window.start
    assert not on_disk(library)


def test_the_log_comes_back_with_free_play(window: Open) -> None:
    desk = window((1400, 900))
    begin(desk, "tallyho")
    assert not desk.page.log.isVisible()
    desk.press(coach(desk).skip)
    desk.press(button(desk, "lesson-play-on"))
    assert desk.page.log.isVisible()


# --- repeating --------------------------------------------------------------------------------------------------


def test_ctrl_r_begins_the_lesson_anew(window: Open) -> None:
    desk = window()
    begin(desk, "tallyho")
    by_mouse(desk, "fox")
    desk.ctrl(Key.Key_R)
    desk.until(lambda: coach(desk).telling)
    assert step(desk) is LESSONS["tallyho"].steps[0]
    assert by_mouse(desk) == [one.name for one in LESSONS["tallyho"].steps]


def test_the_menu_offers_the_lesson_of_the_game_on_the_table(window: Open, library: Library) -> None:
    desk = window()
    desk.press(desk.window.start.tiles["thousand"].new_button)
    desk.until(lambda: desk.session.table.dealt)
    desk.window.actions_["lesson"].trigger()
    desk.until(lambda: coach(desk).telling)
    assert desk.session.match.game.name == "thousand"
    by_mouse(desk, "bid")
    desk.window.actions_["lesson"].trigger()
    desk.until(lambda: coach(desk).telling)
    assert step(desk) is LESSONS["thousand"].steps[0]


def test_the_menu_offers_the_lesson_of_the_tile_that_has_the_focus(window: Open) -> None:
    desk = window()
    desk.tab_to(desk.window.start.tiles["tarot"].new_button)
    desk.window.actions_["lesson"].trigger()
    desk.until(lambda: coach(desk).telling)
    assert desk.session.match.game.name == "tarot"


def test_once_more_begins_anew(window: Open) -> None:
    desk = window()
    begin(desk, "tallyho")
    hurry(desk)
    desk.press(button(desk, "lesson-again"))
    desk.until(lambda: coach(desk).telling)
    assert step(desk) is LESSONS["tallyho"].steps[0]


def test_a_new_match_may_follow(window: Open, library: Library) -> None:
    desk = window()
    begin(desk, "thousand")
    hurry(desk)
    desk.press(button(desk, "sheet-again"))
    desk.until(lambda: desk.session.course is None)
    assert desk.page.coach is None
    assert [path.name for path in library.open_folder.iterdir()] == ["thousand-free.cardtable"]


def test_nothing_is_taken_back_in_a_lesson(window: Open) -> None:
    desk = window()
    begin(desk, "tallyho")
    by_mouse(desk, "fox")
    before = desk.view
    desk.ctrl(Key.Key_Z)
    assert desk.said == desk.window.words("toast-nothing-to-undo")
    assert desk.view == before


# --- what else there is -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", ["sheet-start", "lesson-again"])
def test_an_open_match_of_the_game_stays_as_it_is(window: Open, library: Library, left: str) -> None:
    left_at(library, bidding)
    before = on_disk(library)
    desk = window()
    begin(desk, "tallyho")
    by_mouse(desk)
    desk.press(button(desk, left))
    assert on_disk(library) == before
    desk.window.show_start()
    desk.press(desk.window.start.tiles["tallyho"].resume_buttons[0])
    desk.mine()
    assert desk.session.course is None
    desk.assert_recorded()


def test_a_match_on_the_table_is_left_as_it_is(window: Open, library: Library) -> None:
    left_at(library, bidding)
    before = on_disk(library)
    desk = window()
    desk.press(desk.window.start.tiles["tallyho"].resume_buttons[0])
    desk.mine()
    desk.window.actions_["lesson"].trigger()
    desk.until(lambda: coach(desk).telling)
    hurry(desk)
    assert on_disk(library) == before


def test_the_lesson_stands_out_until_it_has_been_heard(window: Open, library: Library) -> None:
    settings = Settings()
    settings["speed"], settings["hold"], settings["language"] = "off", "none", "en"
    desk = window(keep=settings)
    tiles = desk.window.start.tiles
    assert {tile.lesson_button.kind for tile in tiles.values()} == {"secondary"}
    begin(desk, "tallyho")
    hurry(desk)
    desk.press(button(desk, "sheet-start"))
    assert {name for name, tile in tiles.items() if tile.lesson_button.kind == "quiet"} == {"tallyho"}


def test_who_has_played_a_match_needs_no_lesson(window: Open, library: Library) -> None:
    library.put_away(left_at(library, bidding))
    desk = window()
    tiles = desk.window.start.tiles
    assert {name for name, tile in tiles.items() if tile.lesson_button.kind == "quiet"} == {"tallyho"}


@pytest.mark.parametrize("key", [Key.Key_F1, Key.Key_Comma])
def test_a_sheet_over_a_lesson_leaves_it_where_it_is(window: Open, key: Key) -> None:
    desk = window()
    begin(desk, "tallyho")
    desk.key(key, Qt.KeyboardModifier.ControlModifier if key == Key.Key_Comma else Qt.KeyboardModifier.NoModifier)
    desk.until(lambda: desk.window.overlay)
    desk.key(Key.Key_Escape)
    desk.until(lambda: desk.window.overlay is None)
    assert step(desk).name == "counters"
    assert desk.window.focusWidget() is coach(desk).next


def test_a_sheet_in_place_of_the_last_words_gives_them_back(window: Open) -> None:
    desk = window()
    begin(desk, "tallyho")
    hurry(desk)
    desk.ctrl(Key.Key_Comma)
    desk.key(Key.Key_Escape)
    desk.until(lambda: desk.window.overlay and desk.window.overlay.title.text() == desk.window.words("lesson-end"))


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_in_another_language_the_lesson_goes_on_where_it_was(window: Open, language: str) -> None:
    desk = window()
    begin(desk, "tallyho")
    by_mouse(desk, "draw")
    desk.click(Card("", "FOX"))
    desk.window.settings["language"] = language
    desk.until(lambda: desk.window.words.language == language)
    desk = Desk(desk.qtbot, desk.window)
    ready(desk)
    assert step(desk).name == "draw"
    assert coach(desk).text.text() == Words(language)("lesson-tallyho-draw")
    assert coach(desk).course.mistakes == ["fox"]
    desk.click(Card("G", "13"))
    desk.until(lambda: step(desk).name == "fox")


def test_the_level_can_be_changed_in_a_lesson(window: Open) -> None:
    desk = window(level="easy")
    begin(desk, "tallyho")
    desk.window._change_level("hard")
    assert desk.session.level == "hard"
    assert by_mouse(desk) == [one.name for one in LESSONS["tallyho"].steps]
