"""What a screen reader is told: everything that the log says, once and in order, and nothing that is hidden."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from cardtable.core.cards import BACK, Card
from cardtable.core.deal import View
from cardtable.games import GAMES
from cardtable.text.position import position
from cardtable.ui import announce as announcing

from .conftest import Open, SitDown
from .desk import Desk, advised, asks, bidding, bold, bound, discarding, known

Key = Qt.Key
Politeness = QAccessible.AnnouncementPoliteness
every_game = pytest.mark.parametrize("game", GAMES)
Heard = list[tuple[str, bool]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    """What is announced from now on, and whether at once."""
    told: Heard = []

    def hear(said: QAccessibleAnnouncementEvent) -> None:
        told.append((said.message(), said.politeness() == Politeness.Assertive))

    monkeypatch.setattr(announcing, "send", hear)
    QAccessible.setActive(True)
    yield told
    QAccessible.setActive(False)


def texts(heard: Heard) -> list[str]:
    return [text for text, _ in heard]


def play_the_hand(desk: Desk, seed: str = "announce") -> None:
    decide = advised(seed)
    while desk.turn():
        desk.answer_by_keys(decide(desk.view))


# --- the log, read out ----------------------------------------------------------------------------------


@every_game
def test_every_line_of_the_log_is_said_once_and_in_order(window: Open, heard: Heard, game: str) -> None:
    desk = window()
    desk.window.new_match(game, "free")
    play_the_hand(desk)
    log = desk.page.log.lines()
    assert len(log) > 10
    said = [text for text in texts(heard) if text in log]
    assert said == log


@every_game
def test_no_card_is_said_that_the_listener_does_not_know(
    window: Open, heard: Heard, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = window()
    words, faults = desk.window.words, list[str]()
    names = {card: words.card(game, card) for card in GAMES[game].pack}

    def hear(said: QAccessibleAnnouncementEvent) -> None:
        if desk.page.session and desk.table.dealt:
            secret = set(names) - known(desk.view)
            faults.extend(said.message() for card in secret if f" {names[card]} " in f" {said.message()} ")

    monkeypatch.setattr(announcing, "send", hear)
    desk.window.new_match(game, "free")
    play_the_hand(desk)
    assert faults == []


def test_nothing_is_made_where_nobody_listens(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[object] = []
    monkeypatch.setattr(announcing, "send", sent.append)
    QAccessible.setActive(False)
    desk = sit_down(bound)
    desk.click(desk.lit[0])
    desk.mine_or_over()
    assert sent == []
    assert desk.cloth.accessibleDescription() == ""


def test_what_was_taken_back_is_not_read_out_again(sit_down: SitDown, heard: Heard) -> None:
    desk = sit_down(bound)
    desk.click(desk.lit[0])
    desk.mine_or_over()
    heard.clear()
    desk.ctrl(Key.Key_Z)
    desk.mine()
    assert "Taken back: this match now counts as practice" in texts(heard)
    assert not set(texts(heard)) & set(desk.page.log.lines())


# --- the person's turn ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("until", "person", "said"),
    [
        (bidding, None, "Your bid. Steps of 5, up to 200"),
        (discarding, bold, "Discard five cards and name trump."),
    ],
    ids=["bid", "discard"],
)
def test_a_question_is_said_at_once(sit_down: SitDown, heard: Heard, until: object, person: object, said: str) -> None:
    sit_down(until, person)
    assert (said, True) in heard


def test_the_turn_says_how_many_cards_may_be_played(sit_down: SitDown, heard: Heard) -> None:
    desk = sit_down(bound)
    assert (f"Your turn. {len(desk.lit)} of {len(desk.hand)} cards can be played.", True) in heard


def test_a_refusal_is_said_at_once(sit_down: SitDown, heard: Heard) -> None:
    desk = sit_down(bound)
    desk.click(next(card for card in desk.hand if card not in desk.lit))
    text, at_once = heard[-1]
    assert text.startswith("Follow ")
    assert text == desk.said
    assert at_once


def test_a_choice_is_said_with_its_count(sit_down: SitDown, heard: Heard) -> None:
    desk = sit_down(discarding, bold)
    card = next(card for card in desk.hand if card != Card("", "FOX"))
    name = desk.window.words.card("tallyho", card)
    desk.click(card)
    assert heard[-1] == (f"{name}, chosen, 1 of 5", False)
    desk.click(card)
    assert heard[-1] == (f"{name}, put back, 0 of 5", False)


# --- sheets ---------------------------------------------------------------------------------------------


def test_the_score_is_read_out(sit_down: SitDown, heard: Heard) -> None:
    desk = sit_down(lambda view: asks("play")(view) and len(view.hand) == 1)
    desk.click(desk.lit[0])
    desk.until(lambda: desk.page.sheet)
    assert desk.view.result
    lines = [desk.window.words.said(desk.view, note) for note in desk.view.result.lines]
    assert texts(heard)[-1] == " ".join(["Hand 1.", *lines])


def test_a_sheet_says_its_title(window: Open, heard: Heard) -> None:
    desk = window()
    desk.ctrl(Key.Key_Comma)
    assert texts(heard)[-1] == "Settings."


def test_the_last_trick_is_read_out(sit_down: SitDown, heard: Heard) -> None:
    desk = sit_down(lambda view: bound(view) and bool(view.facts["takers"]))
    desk.key("l")
    assert desk.page.shown_trick
    said = texts(heard)[-1]
    assert said == desk.page.shown_trick.accessibleDescription()
    assert all(desk.window.words.card("tallyho", card) in said for _, card in desk.page.shown_trick.trick.plays)


def test_the_curtain_says_whose_turn_it_is_and_no_more(sit_down: SitDown, heard: Heard) -> None:
    desk = sit_down(
        lambda view: asks("play")(view) and view.seat == 0, kind="together",
        players=("person:Ann", "cpu:medium", "person:Ben", "cpu:medium"),
    )  # fmt: skip
    heard.clear()
    desk.click(desk.lit[0])
    desk.until(lambda: desk.page.curtain or desk.page.sheet)
    assert texts(heard)[-1] in ("Ben’s turn", "Ann’s turn")
    names = [desk.window.words.card("tallyho", card) for card in desk.table.view(2).hand if card != BACK]
    assert not [text for text in texts(heard) for name in names if name in text]


# --- the table at the press of a key --------------------------------------------------------------------


@pytest.mark.parametrize("press", ["key", "other key", "menu"])
def test_a_key_tells_how_the_table_stands(sit_down: SitDown, heard: Heard, press: str) -> None:
    desk = sit_down(bound)
    if press == "menu":
        desk.window.actions_["tell"].trigger()
    elif press == "key":
        desk.ctrl(Key.Key_T)
    else:
        desk.key(Key.Key_F6)
    wanted = " ".join(position(desk.window.words, desk.view))
    assert wanted.startswith("Your turn. In the trick:")
    assert texts(heard)[-1] == wanted
    assert desk.said == wanted
    assert desk.waiting


def test_the_table_bears_the_same_words(sit_down: SitDown, heard: Heard) -> None:
    desk = sit_down(bound)
    assert desk.cloth.accessibleDescription() == " ".join(position(desk.window.words, desk.view))
    desk.click(desk.lit[0])
    if desk.mine_or_over():
        assert desk.cloth.accessibleDescription() == " ".join(position(desk.window.words, desk.view))


def test_an_onlooker_is_told_nothing_behind_the_curtain(sit_down: SitDown, heard: Heard) -> None:
    def of_anybody(view: View) -> bool:
        return asks("play")(view)

    desk = sit_down(
        of_anybody, kind="together", players=("person:Ann", "cpu:medium", "person:Ben", "cpu:medium"), hands=0
    )
    desk.click(desk.lit[0])
    desk.until(lambda: desk.page.curtain or desk.page.sheet)
    if desk.page.curtain:
        heard.clear()
        desk.page.tell_table()
        assert heard == []
