"""Whole matches, from the start page to the end, with the mouse alone and with the keyboard alone."""

from datetime import date

from PySide6.QtCore import Qt

from cardtable import record
from cardtable.calendar import daily_seed

from .conftest import Open
from .desk import Desk, advised

SHORT = date(2026, 4, 7)  # a day whose match takes three hands, with bids, a pass and the Den for me


def test_a_match_can_be_played_to_the_end_with_the_mouse_alone(window: Open) -> None:
    desk = window(day=SHORT)
    advice, done = advised(daily_seed(SHORT)), set()
    desk.press(desk.window.start.tiles["tallyho"].daily_button)
    while desk.mine_or_over() or desk.session.match.winner is None:
        if desk.page.sheet:
            desk.assert_recorded()
            desk.press(desk.page.sheet.next)
            continue
        done.add(desk.asked.do)
        desk.assert_settled()
        desk.answer_by_mouse(advice(desk.view))
    finished(desk, done)
    desk.press(desk.page.sheet.start)
    assert at_start(desk)


def test_a_match_can_be_played_to_the_end_with_the_keyboard_alone(window: Open) -> None:
    desk = window(day=SHORT)
    advice, done = advised(daily_seed(SHORT)), set()
    assert desk.window.focusWidget() is desk.window.start.tiles["tallyho"].daily_button
    desk.key(Qt.Key.Key_Return)
    while desk.mine_or_over() or desk.session.match.winner is None:
        if desk.page.sheet:
            desk.key(Qt.Key.Key_Return)
            continue
        done.add(desk.asked.do)
        desk.answer_by_keys(advice(desk.view))
    finished(desk, done)
    desk.key(Qt.Key.Key_Tab)
    desk.key(Qt.Key.Key_Return)
    assert at_start(desk)


def finished(desk: Desk, done: set[str]) -> None:
    assert done == {"bid", "discard", "play"}
    path = desk.session.journal.path
    assert record.read(path).match.winner == desk.session.match.winner
    assert max(desk.session.match.totals) >= 500


def at_start(desk: Desk) -> bool:
    """Back on the start page, with the match in the archive and nothing to resume."""
    archive = list(desk.window.library.archive.iterdir())
    return (
        desk.window.pages.currentWidget() is desk.window.start
        and len(archive) == 1
        and not desk.window.start.tiles["tallyho"].resume_buttons
    )
