"""The guide on the screen: F1 opens it where one is, and with mouse or keys one gets to everything in it."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QTextCursor
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.core.cards import Card
from cardtable.games import GAMES
from cardtable.text import LANGUAGES, Words, guide
from cardtable.text.guide import INDEX, TABLE
from cardtable.ui.guide_page import BOOKS, Arrow, GuidePage, Place
from cardtable.ui.guide_text import CARD

from .conftest import Open, SitDown
from .desk import LEFT, Desk, When, asks, bidding, bold, bound, discarding, never, turn_the_loop

Key = Qt.Key
CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
WINDOWS = [((900, 600), 100), ((1280, 800), 100), ((1920, 1080), 100), ((1280, 800), 150), ((900, 600), 200)]


def page_of(desk: Desk) -> GuidePage:
    page = desk.window.overlay
    assert isinstance(page, GuidePage)
    return page


def opened(desk: Desk) -> GuidePage:
    """Press F1, and wait until the page has found its place."""
    desk.key(Key.Key_F1)
    page = page_of(desk)
    desk.until(lambda: at_top(page))
    return page


def place(page: GuidePage) -> tuple[str, str]:
    return page.place_read.book, page.place_read.section


def top_of(page: GuidePage, section: str) -> float:
    """How far below the upper edge of the text the heading of a section stands."""
    block = next(block for name, block in page.text._heads if name == section)
    return page.text.cursorRect(QTextCursor(block)).top()


def at_top(page: GuidePage) -> bool:
    """Whether what is read stands at the top of the text, or all of the chapter is seen."""
    bar = page.text.verticalScrollBar()
    return bar.maximum() == 0 or 0 <= top_of(page, page.place_read.section) <= page.text.height() / 4


def listed(page: GuidePage) -> list[str]:
    return [page.contents.item(row).text() for row in range(page.contents.count())]


def typed(desk: Desk, text: str) -> None:
    for letter in text:
        desk.key(letter)


def speak(desk: Desk, language: str) -> None:
    """Have the window speak another language, and what it was made of in the one before be gone."""
    desk.window.settings["language"] = language
    desk.until(lambda: desk.window.words.language == language)
    turn_the_loop()


def link_to(page: GuidePage, href: str) -> QPoint:
    """A pixel of the link that leads there, brought into view."""
    document = page.text.document()
    cursor = QTextCursor(document)
    while not cursor.atEnd():
        cursor.movePosition(QTextCursor.MoveOperation.Right)
        if cursor.charFormat().anchorHref() == href:
            page.text.setTextCursor(cursor)
            page.text.ensureCursorVisible()
            return page.text.cursorRect(cursor).center() - QPoint(2, 0)
    raise AssertionError(f"no link leads to {href}")


# --- F1 -------------------------------------------------------------------------------------------------


MOMENTS: list[tuple[str, str, When, dict[str, Any]]] = [
    ("tallyho", "bid", bidding, {}),
    ("tallyho", "discard", discarding, {"person": bold}),
    ("tallyho", "play", bound, {}),
    ("piedicavallo", "discard", asks("discard"), {}),
    ("piedicavallo", "play", asks("play"), {}),
    ("tarot", "play", asks("play"), {}),
    ("thousand", "bid", asks("bid"), {}),
    ("thousand", "give", asks("give"), {}),
    ("thousand", "contract", asks("contract"), {}),
    ("thousand", "play", asks("play"), {}),
    ("thousand", "take", asks("take"), {"options": {"players": 2}}),
    ("thousand", "discard", asks("discard"), {"options": {"players": 2}}),
]


@pytest.mark.parametrize(("game", "section", "when", "how"), MOMENTS, ids=[f"{m[0]}-{m[1]}" for m in MOMENTS])
def test_f1_opens_the_guide_at_the_question_that_is_asked(
    sit_down: SitDown, game: str, section: str, when: When, how: dict[str, Any]
) -> None:
    desk = sit_down(when, game=game, **how)
    assert desk.asked.do == section
    focused = desk.window.focusWidget()
    page = opened(desk)
    assert place(page) == (game, section)
    assert page.contents.currentItem().text() == guide.load("en", game).sections[section].title
    assert page.contents.currentItem().font().weight() < page.contents.item(0).font().weight()
    desk.key(Key.Key_Escape)
    assert desk.window.overlay is None
    assert desk.window.focusWidget() is focused
    assert desk.waiting


@pytest.mark.parametrize("game", GAMES)
def test_f1_over_a_score_sheet_opens_the_score(sit_down: SitDown, game: str) -> None:
    desk = sit_down(never, game=game, hands=1)
    desk.until(lambda: desk.page.sheet)
    page = opened(desk)
    assert place(page) == (game, "score")
    desk.key(Key.Key_Escape)
    assert desk.page.sheet
    assert desk.window.focusWidget() is desk.page.sheet.next


def test_f1_while_somebody_else_is_asked_opens_at_that_question(window: Open) -> None:
    desk = window(speed="slow")
    desk.press(desk.window.start.tiles["tallyho"].new_button)
    desk.until(lambda: desk.session.table.dealt)
    asked = desk.view.asked
    assert asked
    assert place(opened(desk)) == ("tallyho", asked.do)


def test_f1_behind_a_curtain_opens_at_the_question_and_shows_no_card(sit_down: SitDown) -> None:
    players = ["person:Ann", "cpu:easy", "person:Bob", "cpu:easy"]
    desk = sit_down(asks("play"), kind="together", players=players)
    desk.type_card(desk.lit[0])
    desk.until(lambda: desk.page.curtain)
    page = opened(desk)
    assert place(page) == ("tallyho", "play")
    desk.key(Key.Key_Escape)
    assert desk.page.curtain
    assert not desk.bared


def test_f1_again_closes_the_guide(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    opened(desk)
    desk.key(Key.Key_F1)
    assert desk.window.overlay is None
    assert desk.window.focusWidget() is desk.bar.spinner


def test_on_the_start_page_the_guide_opens_at_the_chosen_game_and_then_where_one_was(window: Open) -> None:
    desk = window()
    button = desk.window.start.tiles["tarot"].new_button
    button.setFocus()
    page = opened(desk)
    assert place(page) == ("tarot", "short")
    desk.key(Key.Key_PageDown)
    page.contents.setFocus()
    desk.key(Key.Key_End)
    assert place(page) == ("tarot", INDEX)
    desk.key(Key.Key_Escape)
    assert desk.window.focusWidget() is button
    assert place(opened(desk)) == ("tarot", INDEX)
    desk.key(Key.Key_F1)
    desk.window.start.tiles["thousand"].new_button.setFocus()
    assert place(opened(desk)) == ("thousand", "short")


def test_the_menu_opens_the_guide_too(window: Open) -> None:
    desk = window()
    desk.window.actions_["rules"].trigger()
    assert place(page_of(desk)) == ("tallyho", "short")


# --- going about ----------------------------------------------------------------------------------------


def test_a_link_leads_to_its_place_and_alt_left_back(window: Open) -> None:
    desk = window()
    page = opened(desk)
    assert not page.back.isEnabled()
    desk.qtbot.mouseClick(page.text.viewport(), LEFT, pos=link_to(page, "#rules"))
    assert place(page) == ("tallyho", "rules")
    down = link_to(page, "#options")
    desk.qtbot.mouseClick(page.text.viewport(), LEFT, pos=down)
    assert place(page) == ("tallyho", "options")
    desk.key(Key.Key_Left, ALT)
    assert place(page) == ("tallyho", "rules")
    desk.key(Key.Key_Left, ALT)
    assert place(page) == ("tallyho", "short")
    assert not page.back.isEnabled()
    desk.key(Key.Key_Right, ALT)
    assert place(page) == ("tallyho", "rules")
    desk.press(page.forward)
    assert place(page) == ("tallyho", "options")
    assert not page.forward.isEnabled()
    desk.press(page.back)
    assert place(page) == ("tallyho", "rules")


def test_going_back_finds_the_line_that_was_read(window: Open) -> None:
    desk = window()
    page = opened(desk)
    desk.key(Key.Key_PageDown)
    down = page.text.verticalScrollBar().value()
    assert down > 0
    desk.press(page.books.chips()[2])
    desk.press(page.back)
    assert place(page) == ("tallyho", "short")
    assert page.text.verticalScrollBar().value() == down


def test_tab_goes_to_links_and_enter_follows_them(window: Open) -> None:
    desk = window()
    page = opened(desk)
    assert desk.window.focusWidget() is page.text
    first = guide.links(guide.load("en", "tallyho").sections["short"].text)[0]
    desk.key(Key.Key_Tab)
    assert page.text.textCursor().charFormat().anchorHref() == first
    desk.key(Key.Key_Return)
    assert place(page) == ("tallyho", first.removeprefix("#"))


def test_tab_comes_round_in_the_page(window: Open) -> None:
    desk = window()
    page = opened(desk)
    seen: list[QWidget] = []
    for _ in range(30):
        desk.key(Key.Key_Tab)
        focus = desk.window.focusWidget()
        assert focus is not None
        assert page.isAncestorOf(focus)
        if focus not in seen:
            seen.append(focus)
    assert {page.text, page.contents, page.finder, page.close_button} <= set(seen)
    assert any(chip in seen for chip in page.books.chips())


def test_arrows_in_the_contents_show_what_they_come_to_and_enter_goes_over(window: Open) -> None:
    desk = window()
    page = opened(desk)
    page.contents.setFocus()
    book = guide.load("en", "tallyho")
    for section in list(book.sections.values())[1:4]:
        desk.key(Key.Key_Down)
        assert place(page) == ("tallyho", section.id)
        assert desk.window.focusWidget() is page.contents
        assert at_top(page)
    desk.key(Key.Key_Return)
    assert desk.window.focusWidget() is page.text


def test_a_click_in_the_contents_shows_a_section(window: Open) -> None:
    desk = window()
    page = opened(desk)
    item = page.contents.item(listed(page).index("The Fox"))
    desk.qtbot.mouseClick(page.contents.viewport(), LEFT, pos=page.contents.visualItemRect(item).center())
    assert place(page) == ("tallyho", "fox")
    assert at_top(page)


def test_every_section_of_every_book_can_be_brought_to_the_top(window: Open) -> None:
    desk = window()
    page = opened(desk)
    for name in BOOKS:
        for section in guide.load("en", name).sections:
            page.go(Place(name, section))
            assert at_top(page), f"{name}: {section}"


def test_the_contents_follow_the_reader(window: Open) -> None:
    desk = window()
    page = opened(desk)
    page.contents.setFocus()
    desk.key(Key.Key_Down)
    page.text.setFocus()
    assert place(page) == ("tallyho", "rules")
    for _ in range(30):
        desk.key(Key.Key_PageDown)
    last = guide.load("en", "tallyho").chapter_of("rules").all[-1]
    assert place(page) == ("tallyho", last.id)
    assert page.contents.currentItem().text() == last.title


def test_the_books_are_switched_at_the_top(window: Open) -> None:
    desk = window()
    page = opened(desk)
    for name, chip in zip(BOOKS, page.books.chips(), strict=True):
        desk.press(chip)
        assert place(page) == (name, guide.load("en", name).chapters[0].head.id)
        titles = [section.title for section in guide.load("en", name).sections.values()]
        assert listed(page) == [*titles, "Index"]


@pytest.mark.qt_log_ignore("This plugin does not support")  # for want of a screen
def test_where_there_is_little_room_the_books_are_in_a_menu(window: Open) -> None:
    desk = window((900, 600), scale=150)
    page = opened(desk)
    assert page.book_button.text() == "Tallyho"
    desk.press(page.book_button)
    desk.until(page.book_button.menu.isVisible)
    assert [action.text() for action in page.book_button.menu.actions()][-1] == "The table and the keys"
    for _ in range(3):
        desk.qtbot.keyClick(page.book_button.menu, Key.Key_Down)
    desk.qtbot.keyClick(page.book_button.menu, Key.Key_Return)
    assert place(page) == ("tarot", "short")
    assert page.book_button.text() == "French Tarot"


def test_the_index_leads_everywhere(window: Open) -> None:
    desk = window()
    page = opened(desk)
    page.go(Place("tallyho", INDEX))
    text = page.text.toPlainText()
    for _, terms in guide.load("en", "tallyho").index:
        for term, sections in terms:
            assert term in text
            assert all(section.title in text for section in sections)
    desk.qtbot.mouseClick(page.text.viewport(), LEFT, pos=link_to(page, "#fox"))
    assert place(page) == ("tallyho", "fox")


def test_the_mouse_has_buttons_for_back_and_forward(window: Open) -> None:
    desk = window()
    page = opened(desk)
    page.go(Place("tallyho", "fox"))
    desk.qtbot.mouseClick(page, Qt.MouseButton.BackButton, pos=QPoint(3, 3))
    assert place(page) == ("tallyho", "short")
    desk.qtbot.mouseClick(page, Qt.MouseButton.ForwardButton, pos=QPoint(3, 3))
    assert place(page) == ("tallyho", "fox")
    assert desk.window.overlay is page


# --- finding --------------------------------------------------------------------------------------------


def test_what_is_sought_is_listed_lit_and_gone_through(window: Open) -> None:
    desk = window()
    page = opened(desk)
    desk.key(Key.Key_F, CTRL)
    assert desk.window.focusWidget() is page.finder
    typed(desk, "fox")
    book = guide.load("en", "tallyho")
    holding = [s for s in book.sections.values() if "fox" in f"{s.title} {s.terms} {guide.plain(s.text)}".casefold()]
    assert 3 < len(holding) < len(book.sections)
    assert listed(page) == [section.title for section in holding]
    assert page.found.text() == f"In {len(holding)} places"
    assert page.text.extraSelections()
    for section in [*holding[1:], holding[0]]:
        desk.key(Key.Key_Return)
        assert place(page) == ("tallyho", section.id)
        assert desk.window.focusWidget() is page.finder
    desk.key(Key.Key_Return, SHIFT)
    assert place(page) == ("tallyho", holding[-1].id)
    desk.key(Key.Key_Down)
    assert desk.window.focusWidget() is page.contents
    desk.key(Key.Key_Up)
    assert place(page) == ("tallyho", holding[-2].id)


def test_the_first_word_that_is_found_is_in_view(window: Open) -> None:
    desk = window((900, 600))
    page = opened(desk)
    desk.key(Key.Key_F, CTRL)
    typed(desk, "kentucky")
    desk.key(Key.Key_Return)
    assert place(page) == ("tallyho", "origin")
    lit = page.text.extraSelections()
    assert lit[0].cursor.selectedText() == "Kentucky"
    assert page.text.viewport().rect().contains(page.text.cursorRect(lit[0].cursor).center())


def test_what_is_only_in_other_books_is_offered_there(window: Open) -> None:
    desk = window()
    page = opened(desk)
    desk.key(Key.Key_F, CTRL)
    typed(desk, "screen reader")
    assert page.found.text() == "Nothing here"
    (entry,) = listed(page)
    assert entry == "The table and the keys: 1"
    desk.key(Key.Key_Return)  # there is nothing to go to in this book
    assert place(page) == ("tallyho", "short")
    rect = page.contents.visualItemRect(page.contents.item(0))
    desk.qtbot.mouseClick(page.contents.viewport(), LEFT, pos=rect.center())
    assert place(page) == (TABLE, "screen-reader")
    assert page.books.value == TABLE
    assert "Screen readers" in listed(page)


def test_escape_empties_the_field_and_then_closes(window: Open) -> None:
    desk = window()
    page = opened(desk)
    desk.key(Key.Key_F, CTRL)
    typed(desk, "fox")
    desk.key(Key.Key_Escape)
    assert page.finder.text() == ""
    assert page.text.extraSelections() == []
    assert "Index" in listed(page)
    desk.key(Key.Key_Escape)
    assert desk.window.overlay is None


def test_letters_in_the_field_are_no_shortcuts(sit_down: SitDown) -> None:
    desk = sit_down(bidding)
    page = opened(desk)
    desk.key(Key.Key_F, CTRL)
    typed(desk, "play 1")
    assert page.finder.text() == "play 1"
    assert desk.page.shown_trick is None


# --- pictures and words ---------------------------------------------------------------------------------


def test_the_cards_are_drawn_in_their_size_and_named(window: Open) -> None:
    desk = window()
    page = opened(desk)
    document, found = page.text.document(), []
    block = document.begin()
    while block.isValid():
        at = block.begin()
        while not at.atEnd():
            made = at.fragment().charFormat()
            if made.isImageFormat():
                image = made.toImageFormat()
                found.append(image.name())
                picture = document.resource(document.ResourceType.ImageResource.value, image.name())
                assert picture.deviceIndependentSize().width() == image.width()
                assert 0 <= image.height() - desk.window.look.px(CARD) <= desk.window.look.px(12)
                assert image.toolTip() == desk.window.words.card("tallyho", Card.parse(image.name()[5:]))
            at += 1
        block = block.next()
    shown = [f"{kind}:{what}" for _, kind, what in guide.pictures(guide.load("en", "tallyho").sections["short"].text)]
    assert found == shown


def test_a_screen_reader_hears_the_cards_and_what_everything_is(window: Open) -> None:
    desk = window()
    page = opened(desk)
    told = QAccessible.queryAccessibleInterface(page.text)
    assert told.text(QAccessible.Text.Name) == "Tallyho in five minutes"
    text = told.textInterface()
    said = text.text(0, text.characterCount())
    for card in ("red 1", "red 14", "Fox"):
        assert card in said
    for widget in page.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
            assert name, widget


def test_the_keys_of_the_table_tell_of_every_shortcut(window: Open) -> None:
    desk = window()
    page = opened(desk)
    page.go(Place(TABLE, "keys"))
    text = page.text.toPlainText()
    for name, action in desk.window.actions_.items():
        for shortcut in action.shortcuts():
            assert shortcut.toString() in text, name


# every window in English, the one that is tightest for its text in the others
@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [("en", *window) for window in WINDOWS] + [(one, *WINDOWS[-1]) for one in LANGUAGES if one != "en"],
    ids=str,
)
def test_everything_has_room(window: Open, language: str, size: tuple[int, int], scale: int) -> None:
    desk = window(size, scale=scale)
    speak(desk, language)
    page = opened(desk)
    panel = page.panel.rect()
    books = [page.book_button] if page.book_button.isVisible() else page.books.chips()
    assert page.book_button.isVisible() != page.books.isVisible()
    parts = [page.back, page.forward, page.finder, page.close_button, page.contents, page.text, *books]
    rects = [widget.rect().translated(widget.mapTo(page.panel, QPoint(0, 0))) for widget in parts]
    for one, rect in zip(parts, rects, strict=True):
        assert panel.contains(rect), one
        if isinstance(one, QAbstractButton) and not isinstance(one, Arrow):
            assert rect.width() >= one.sizeHint().width() - 1
    for i, rect in enumerate(rects):
        assert not any(rect.intersects(other) for other in rects[i + 1 :])
    assert page.text.viewport().height() >= 15 * desk.window.look.px(17)
    for name in BOOKS:
        for chapter in guide.load(language, name).chapters:
            page.go(Place(name, chapter.head.id))
            space = page.text.fontMetrics().horizontalAdvance(" ")  # one at the end of a line may hang over
            width = page.text.document().size().width()
            assert width <= page.text.viewport().width() + space, f"{name}: {chapter.head.id}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_is_in_the_language_of_the_program(window: Open, language: str) -> None:
    desk = window()
    speak(desk, language)
    page = opened(desk)
    words = Words(language)
    assert page.title.text() == words("guide-title")
    assert page.contents.item(0).text() == guide.load(language, "tallyho").chapters[0].head.title


def ink(page: GuidePage) -> str:
    """The colour of the first heading."""
    return page.text.document().begin().begin().fragment().charFormat().foreground().color().name()


def test_the_page_follows_the_settings_and_the_window(window: Open) -> None:
    desk = window()
    look = desk.window.look
    page = opened(desk)
    page.go(Place("tallyho", "fox"))
    before = ink(page)
    assert before == look.ink.name()
    desk.window.settings["cloth"] = "night"
    desk.until(lambda: look.dark and ink(page) == look.ink.name())
    assert ink(page) != before
    assert at_top(page)
    desk.window.settings["scale"] = 150
    desk.until(lambda: look.unit > 1.4)
    assert at_top(page)
    desk.window.resize(1000, 700)
    desk.until(lambda: page.width() == desk.window.room.width() == 1000)
    assert at_top(page)
    assert place(page) == ("tallyho", "fox")
