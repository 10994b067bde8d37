"""The language: changed at once, wherever one is; what lies on the table goes on as it was."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QImage, QRawFont
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card
from cardtable.library import Library
from cardtable.record import NAMED
from cardtable.settings import BY_NAME, Settings
from cardtable.text import LANGUAGES, Words, sources
from cardtable.ui.controls import Chips, Label
from cardtable.ui.faces import Faces, assets
from cardtable.ui.language import chosen
from cardtable.ui.look import Look
from cardtable.ui.settings_page import SettingsPage
from cardtable.ui.window import Window

from .conftest import Open, SitDown
from .desk import Desk, bidding, bold, bound, discarding, left_at
from .test_settings_page import open_settings

Key = Qt.Key
OTHERS = [language for language in LANGUAGES if language != "en"]
CANCEL = {"en": "Cancel", "it": "Annulla", "nb": "Avbryt", "ko": "취소"}


def speak(qtbot: QtBot, window: Window, language: str) -> Desk:
    """Choose a language in the open settings page, with the mouse; a desk at the furniture that is there then."""
    page = window.overlay
    assert isinstance(page, SettingsPage)
    chips = page.controls["language"]
    assert isinstance(chips, Chips)
    chip = chips.chips()[chips.options.index(language)]
    page.scroller.ensureWidgetVisible(chip)
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.words.language == language)
    return Desk(qtbot, window)


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(Label)]


def test_the_languages_of_the_settings_are_those_that_there_are() -> None:
    assert list(BY_NAME["language"].field.values({})) == ["system", *LANGUAGES]
    for language in LANGUAGES:
        for other, name in LANGUAGES.items():
            assert Words(language)(f"setting-language-{other}") == name, "each by its own name, so that it is found"


@pytest.mark.parametrize("language", OTHERS)
def test_the_settings_page_stays_and_speaks_at_once(window: Open, qtbot: QtBot, language: str) -> None:
    desk = window()
    open_settings(desk)
    desk = speak(qtbot, desk.window, language)
    words, page = Words(language), desk.window.overlay
    assert isinstance(page, SettingsPage)
    assert page.title.text() == words("settings-title")
    assert words("setting-contrast") in texts(page)
    focus = desk.window.focusWidget()
    assert focus is not None and focus in page.controls["language"].findChildren(type(focus))
    assert focus.text() == LANGUAGES[language]
    assert desk.window.actions_["quit"].text() == words("menu-quit")
    desk.key(Key.Key_Escape)
    tile = desk.window.start.tiles["tallyho"]
    assert tile.new_button.text() == words("start-new")
    open_settings(desk)
    desk = speak(qtbot, desk.window, "en")
    assert desk.window.start.tiles["tallyho"].new_button.text() == Words("en")("start-new")


def test_the_row_of_the_language_has_its_way_back(window: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: ["nb-NO"])
    desk = window()
    page = open_settings(desk)
    desk.press(page.backs["language"])
    qtbot.waitUntil(lambda: desk.window.words.language == "nb")
    assert desk.window.settings["language"] == "system"
    assert isinstance(desk.window.overlay, SettingsPage)
    assert not desk.window.overlay.backs["language"].isEnabled()


def test_what_was_chosen_on_the_start_page_stays_chosen(window: Open, qtbot: QtBot) -> None:
    desk = window()
    tile = desk.window.start.tiles["thousand"]
    desk.press(tile.options_button)
    players = tile.controls["players"]
    two = players.chips()[players.options.index(2)]
    desk.window.start.scroller.ensureWidgetVisible(two)
    qtbot.mouseClick(two, Qt.MouseButton.LeftButton)
    assert tile.chosen()["players"] == 2
    open_settings(desk)
    desk = speak(qtbot, desk.window, "it")
    assert desk.window.start.tiles["thousand"] is not tile
    assert desk.window.start.tiles["thousand"].chosen()["players"] == 2


@pytest.mark.parametrize("language", OTHERS)
def test_a_hand_goes_on_in_another_language(sit_down: SitDown, qtbot: QtBot, library: Library, language: str) -> None:
    desk = sit_down(bound)
    hand, session, words = desk.hand, desk.session, Words(language)
    open_settings(desk)
    desk = speak(qtbot, desk.window, language)
    desk.key(Key.Key_Escape)
    desk.turn()
    assert desk.session is session and desk.hand == hand
    assert desk.page.side.hand.text() == words("panel-hand", hand=1)
    told = [desk.page.log.list.item(row).text() for row in range(desk.page.log.list.count())]
    seat = next(seat for seat in range(4) if seat != desk.me)
    assert any(words.seat(seat, desk.me) in line for line in told), "the log is told anew"
    card = desk.lit[0]
    desk.click(card)
    desk.until(lambda: card not in desk.hand)
    desk.mine_or_over()
    desk.assert_recorded()


def test_the_language_may_change_many_times(sit_down: SitDown, qtbot: QtBot) -> None:
    desk = sit_down(bidding)
    for language in ("it", "nb", "it", "en"):
        open_settings(desk)
        desk = speak(qtbot, desk.window, language)
        desk.window.settings["contrast"] = 40 if language == "it" else 60  # pages that are gone hear nothing of it
        desk.window.settings["speed"] = "off" if language == "it" else "fast"
        desk.key(Key.Key_Escape)
        desk.turn()
    assert "Your bid" in texts(desk.bar)
    assert desk.window.findChildren(type(desk.page)) == [desk.page], "pages in other languages are gone"
    desk.assert_recorded()


def test_the_score_of_a_hand_is_told_in_the_new_language(sit_down: SitDown, qtbot: QtBot) -> None:
    desk = sit_down(lambda view: False, hands=1)
    desk.until(lambda: desk.page.sheet is not None)
    open_settings(desk)
    desk = speak(qtbot, desk.window, "it")
    desk.key(Key.Key_Escape)
    desk.until(lambda: desk.page.sheet is not None)
    words = Words("it")
    assert desk.page.sheet is not None
    assert words("sheet-totals") in texts(desk.page.sheet)
    desk.press(desk.page.sheet.next)
    desk.until(lambda: desk.page.sheet is None)
    desk.turn()
    assert desk.table.match.number == 1


def test_a_curtain_stays_closed(window: Open, qtbot: QtBot, library: Library) -> None:
    players = (f"{NAMED}Ada", f"{NAMED}Bo", "cpu:medium", "cpu:medium")
    left_at(library, bidding, kind="together", players=players)
    desk = window()
    desk.press(desk.window.start.tiles["tallyho"].resume_buttons[0])
    desk.until(lambda: desk.page.curtain is not None)
    open_settings(desk)
    desk = speak(qtbot, desk.window, "it")
    desk.key(Key.Key_Escape)
    desk.until(lambda: desk.page.curtain is not None)
    assert desk.page.curtain is not None
    assert Words("it")("curtain-title", name="Ada") in texts(desk.page.curtain)
    assert desk.hand == [], "nobody sees cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_qt_speaks_it_too(window: Open, qtbot: QtBot, language: str) -> None:
    desk = window(language="it" if language == "en" else "en")
    desk.window.settings["language"] = language
    qtbot.waitUntil(lambda: desk.window.words.language == language)
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == CANCEL[language]
    assert QLocale().name()[:2] == language


@pytest.mark.parametrize(("system", "language"), [(["nb-NO"], "nb"), (["fr-FR", "ko-KR"], "ko"), (["C"], "en")])
def test_at_first_the_language_is_the_systems(
    monkeypatch: pytest.MonkeyPatch, system: list[str], language: str
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _self: system)
    assert chosen(Settings()) == language
    settings = Settings()
    settings["language"] = "it"
    assert chosen(settings) == "it"


def test_the_choice_is_kept(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    settings["language"] = "ko"
    settings.save()
    assert chosen(Settings(tmp_path / "settings.json")) == "ko"


@pytest.mark.parametrize(
    ("language", "key", "trump"),
    [("en", Key.Key_Y, "Y"), ("it", Key.Key_V, "G"), ("nb", Key.Key_U, "Y"), ("ko", Key.Key_B, "B")],
)
def test_a_trump_is_named_by_a_letter_of_its_name(
    sit_down: SitDown, qtbot: QtBot, language: str, key: Qt.Key, trump: str
) -> None:
    desk = sit_down(discarding, bold)
    desk.window.settings["language"] = language
    qtbot.waitUntil(lambda: desk.window.words.language == language)
    desk = Desk(qtbot, desk.window)
    desk.turn()
    desk.key(key)
    assert desk.bar.chips["trump"].value == trump


# --- cards ----------------------------------------------------------------------------------------------


def face(art: str, code: str, language: str, **values: str) -> QImage:
    settings = Settings()
    for name, value in values.items():
        settings[name] = value
    faces = Faces(art)
    Look(settings, language).style(faces, 1.0)
    return faces.pixmap(Card.parse(code), 100, 175).toImage()


@pytest.mark.parametrize(
    ("art", "code", "differs"),
    [
        ("tarot", "HN", {"it", "nb"}),  # cavallo, springer
        ("french", "CK", {"it"}),  # re
        ("french", "CJ", {"nb"}),  # knekt
        ("piemontese", "CQ", {"it"}),  # donna, or regina
        ("tallyho", "R14", set()),
    ],
)
def test_courts_and_aces_bear_the_letters_of_the_language(qapp: object, art: str, code: str, differs: set[str]) -> None:
    english = face(art, code, "en")
    assert {language for language in LANGUAGES if face(art, code, language) != english} >= differs
    if not differs:
        assert all(face(art, code, language) == english for language in LANGUAGES)


def test_the_tarot_may_keep_its_french_letters(qapp: object) -> None:
    french = face("tarot", "HN", "en", letters="fr")
    assert french != face("tarot", "HN", "en")
    assert face("tarot", "HN", "it", letters="fr") == french, "whatever the language"
    assert face("french", "CK", "it", letters="fr") == face("french", "CK", "it"), "a deck that has none is as before"


# --- letters that can be drawn --------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_every_text_is_in_the_fonts(qapp: object, language: str) -> None:
    fonts = [
        _raw(file.read_bytes())
        for file in assets().joinpath("fonts").iterdir()
        if file.name.startswith(("SourceSans3-Regular", "NotoSansKR-Regular"))
    ]
    letters = set("".join(sources(language))) - set("\n\t")
    missing = {letter for letter in letters if not any(font.glyphIndexesForString(letter)[0] for font in fonts)}
    assert not missing


def _raw(data: bytes) -> QRawFont:
    font = QRawFont()
    font.loadFromData(data, 16, font.hintingPreference())
    assert font.isValid()
    return font
