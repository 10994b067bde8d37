"""The words: every message is there, every value has its place, and what the rules say can be said."""

import ast
import re
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from cardtable.core.cards import Card
from cardtable.core.deal import Deal, Move, Note, View
from cardtable.core.fields import Choice, OneCard, Remarks, SomeCards
from cardtable.core.shuffle import Stream
from cardtable.games import GAMES
from cardtable.settings import SETTINGS
from cardtable.text import LANGUAGES, Words, closest, sources
from cardtable.text.remarks import Remark

from .helpers.deals import TABLE_IDS, TABLES, new, states

ROOT = Path(__file__).parent.parent / "cardtable"
ANY = r"[\w-]*"
DEALS = 6  # random ones, at each table
every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


# --- the messages ---------------------------------------------------------------------------------------


def ids_in(language: str) -> set[str]:
    return {match for text in sources(language) for match in re.findall(r"^([a-z][\w-]*) =", text, re.M)}


def calls_of_words() -> list[tuple[str, ast.expr]]:
    """Every place in the program that asks for a message, with the expression of its id."""
    found = []
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("words", "own", "self"):
                found.append((f"{path.name}:{node.lineno}", node.args[0]))
    return found


def parts_of(expression: ast.expr) -> list[str]:
    """The ids that an expression may come to, as patterns of regular expressions."""
    if isinstance(expression, ast.Constant):
        return [re.escape(str(expression.value))]
    if isinstance(expression, ast.IfExp):
        return parts_of(expression.body) + parts_of(expression.orelse)
    if isinstance(expression, ast.JoinedStr):
        patterns = [""]
        for value in expression.values:
            inner = parts_of(value.value) if isinstance(value, ast.FormattedValue) else parts_of(value)
            patterns = [before + after for before in patterns for after in inner]
        return patterns
    return [ANY]


class _Values(Visitor):
    """The values that a message takes, with what it chooses by and the variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = {getattr(one.key, "name", None) or one.key.value for one in node.variants}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def messages_of(language: str) -> dict[str, _Values]:
    found = {}
    for source in sources(language):
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, Junk), entry.content
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} stands there twice"
                found[entry.id.name] = _Values()
                found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_messages_with_the_same_values(language: str) -> None:
    english, other = messages_of("en"), messages_of(language)
    assert set(other) == set(english)
    assert {one: values.names for one, values in other.items()} == {
        one: values.names for one, values in english.items()
    }


@pytest.mark.parametrize(("language", "forms"), [("it", {"one"}), ("nb", {"one"}), ("ko", set())])
def test_a_count_has_the_forms_of_the_language(language: str, forms: set[str]) -> None:
    """Where English tells one from several, so does a language that has these forms."""
    english, other = messages_of("en"), messages_of(language)
    counted = [(one, name) for one, values in english.items() for name, v in values.variants.items() if "one" in v]
    if language == "it":
        counted = [(one, name) for one, name in counted if name != "bouts"]  # a word that does not change
    assert len(counted) > 10
    for one, name in counted:
        variants = other[one].variants.get(name, set())
        assert forms <= variants or not forms, f"{one}: ${name} has {sorted(variants)}"


@pytest.mark.parametrize(
    ("message", "values", "texts"),
    [
        (
            "say-numbers-means",
            {"suit": "CUPS"},
            {
                "en": ("Holds one number card of CUPS", "Holds 3 number cards of CUPS"),
            },
        ),
    ],
)
def test_one_and_several(message: str, values: dict[str, Any], texts: dict[str, tuple[str, str]]) -> None:
    for language, said in texts.items():
        words = Words(language)
        assert tuple(words(message, count=count, **values) for count in (1, 3)) == said


def test_every_message_that_the_program_asks_for_exists(words: Words) -> None:
    ids = ids_in(words.language)
    asked = calls_of_words()
    assert len(asked) > 80
    for place, expression in asked:
        for pattern in parts_of(expression):
            assert any(re.fullmatch(pattern, one) for one in ids), f"{place}: no message {pattern}"


@cache
def answers() -> set[str]:
    """The answers that have a button of their own, as `do-option`."""
    found = set()
    for game, options in TABLES:
        for seed in range(4):
            for state in states(new(game, options, seed)[1], Stream(f"answers {seed}")):
                fields = list(state.asked.fields.values()) if state.asked else []
                if len(fields) == 1 and isinstance(fields[0], Choice):
                    found |= {f"{state.asked.do}-{option}" for option in fields[0].options}
    return found


def test_every_message_is_asked_for_somewhere(words: Words) -> None:
    patterns = [pattern for _, expression in calls_of_words() for pattern in parts_of(expression)]
    for path in ROOT.rglob("*.py"):
        trees = ast.walk(ast.parse(path.read_text("utf-8")))
        patterns += [pattern for node in trees if isinstance(node, ast.JoinedStr) for pattern in parts_of(node)]
    patterns = [pattern for pattern in patterns if re.search("[a-z]{2}", pattern.replace(ANY, ""))]
    said = set()
    for path in ROOT.rglob("*.py"):
        said |= set(re.findall(r'"([a-z][\w-]+)"', path.read_text("utf-8")))
    games = "|".join(GAMES)
    unused = []
    for one in sorted(ids_in(words.language)):
        own = re.sub(f"^({games})-", "", one)
        kinds = {own.removeprefix(kind) for kind in ("", "note-", "short-", "moment-", "panel-")}
        if not (
            any(re.fullmatch(pattern, one) or re.fullmatch(pattern, own) for pattern in patterns)
            or kinds & said
            or own in answers()
            or set(own.split("-", 1)) <= said
        ):
            unused.append(one)
    assert unused == []


def test_a_missing_message_or_value_is_an_error(words: Words) -> None:
    with pytest.raises(LookupError):
        words("no-such-message")
    with pytest.raises(ValueError, match="panel-hand"):
        words("panel-hand")
    assert "no-such-message" not in words
    with pytest.raises(KeyError):
        Words("tlh")


def test_numbers_are_written_as_the_language_writes_them() -> None:
    english = Words("en")
    assert [english.number(value) for value in (-120, 0, 7, 1000)] == ["−120", "0", "7", "1,000"]
    assert [english.number(value, signed=True) for value in (-5, 5)] == ["−5", "+5"]
    assert {language: Words(language).number(-1250) for language in LANGUAGES} == {
        "en": "−1,250",
        "it": "−1.250",
        "nb": "−1\N{NO-BREAK SPACE}250",
        "ko": "−1,250",
    }


def test_days_are_written_as_the_language_writes_them() -> None:
    assert {language: Words(language).date(date(2026, 3, 14)) for language in LANGUAGES} == {
        "en": "14 March 2026",
        "it": "14 marzo 2026",
        "nb": "14. mars 2026",
        "ko": "2026년 3월 14일",
    }


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["nb-NO", "en"], "nb"),
        (["nn-NO", "nb-NO"], "nb"),
        (["no"], "nb"),
        (["it-Latn-CH"], "it"),
        (["ko_KR.UTF-8"], "ko"),
        (["de-AT", "fr", "it", "en"], "it"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_closest_language_is_found(wanted: list[str], found: str) -> None:
    assert closest(wanted) == found


# --- what the rules say ---------------------------------------------------------------------------------


def said_whole(text: str) -> bool:
    return bool(text) and not re.search(r"[{}]|None|\bseat\b|Card\(", text)


Told = list[tuple[View, Note]]
BY_ID = dict(zip(TABLE_IDS, TABLES, strict=True))
every_table_name = pytest.mark.parametrize("table", TABLE_IDS)


@cache
def heard_at(table: str) -> tuple[Told, Told, Told]:
    """What is noted, what results say, and why cards are refused, in a few random deals; seen from every seat.

    A thousand deals a game are told by `python -m tests.slow.words`.
    """
    game, options = BY_ID[table]
    notes: Told = []
    lines: Told = []
    refusals: dict[tuple[str, str], tuple[View, Note]] = {}
    for seed in range(DEALS):
        _, deal = new(game, options, seed)
        for state in states(deal, Stream(f"told {seed}")):
            for field in state.asked.fields.values() if state.asked else ():
                for note in getattr(field, "because", {}).values():
                    if (note.kind, str(note.values)) not in refusals:
                        refusals[note.kind, str(note.values)] = (state.view(state.asked.seat), note)
        assert deal.result
        for me in range(deal.seats):
            view = deal.view(me)
            notes += [(view, event) for event in view.log if isinstance(event, Note)]
            lines += [(view, note) for note in deal.result.lines]
    return notes, lines, list(refusals.values())


@every_table_name
def test_every_note_of_random_play_has_words_for_every_seat(words: Words, table: str) -> None:
    game = BY_ID[table][0]
    notes = heard_at(table)[0]
    for view, note in notes:
        assert words.own(game.name, f"note-{note.kind}") in words
        assert said_whole(words.told(view, note))
    assert {"trick", "bid" if "high" in game.facts else "trick"} <= {note.kind for _, note in notes}


@every_table_name
def test_every_line_of_a_result_has_words(words: Words, table: str) -> None:
    for view, note in heard_at(table)[1]:
        assert said_whole(words.said(view, note))


@every_table_name
def test_every_refusal_has_words(words: Words, table: str) -> None:
    refusals = heard_at(table)[2]
    assert all(said_whole(words.said(view, note)) for view, note in refusals)
    assert "refused-follow" in {note.kind for _, note in refusals}


@every_table
def test_every_question_has_a_title_and_its_button_a_text(
    words: Words, game: type[Deal], options: dict[str, Any]
) -> None:
    remarks: set[tuple[str, str]] = set()
    for seed in range(8):
        _, deal = new(game, options, seed)
        for state in states(deal, Stream(f"asks {seed}")):
            if not state.asked:
                continue
            own = f"{game.name}-ask-{state.asked.do}"
            assert own in words
            fields = state.asked.fields
            if len(fields) == 1 and isinstance(only := next(iter(fields.values())), OneCard | Choice):
                for option in only.options if isinstance(only, Choice) else ():
                    assert said_whole(words(f"{game.name}-{state.asked.do}-{option}"))
                continue
            values = {
                name: value
                for name, field in fields.items()
                if not isinstance(field, OneCard | SomeCards | Remarks)
                for value in [next(iter(reversed(list(field.values({})))))]
            }
            assert said_whole(words(words.own(game.name, f"ask-{state.asked.do}-do"), **values))
            for field in fields.values():
                if isinstance(field, Remarks):
                    remarks |= {(code, card.suit or "T") for card, codes in field.menu.items() for code in codes}
    for code, suit in remarks:
        assert said_whole(Remark(code).said(words, game.name, suit))
        assert said_whole(Remark(code).means(words, game.name, suit))


@every_game
def test_every_card_has_a_name_of_its_own(words: Words, game: type[Deal]) -> None:
    names = [words.card(game.name, card) for card in game.pack]
    assert len(set(names)) == len(game.pack)
    assert all(map(said_whole, names))


def test_cards_are_called_as_players_call_them() -> None:
    cards = [("tallyho", "R14"), ("tallyho", "FOX"), ("piedicavallo", "CN"), ("tarot", "H1"), ("thousand", "CJ")]
    called = {}
    for language in LANGUAGES:
        words = Words(language)
        called[language] = [words.card(game, Card.parse(code)) for game, code in cards]
    assert called == {
        "en": ["red 14", "Fox", "knight of cups", "1 of hearts", "jack of clubs"],
        "it": ["14 rosso", "la Volpe", "Cavallo di coppe", "asso di cuori", "Jack di fiori"],
        "nb": ["rød 14", "Reven", "springer i kopper", "hjerter 1", "kløver knekt"],
        "ko": ["빨강 14", "여우", "컵 말", "하트 1", "클럽 잭"],
    }


@every_game
def test_every_option_and_its_values_have_names(words: Words, game: type[Deal]) -> None:
    for name, field in game.options.items():
        assert words(f"{game.name}-option-{name}")
        assert isinstance(field, Choice)
        texts = [words(f"{game.name}-option-{name}-{value}") for value in field.options]
        assert len(set(texts)) == len(texts)


def test_every_setting_and_its_values_have_names(words: Words) -> None:
    for setting in SETTINGS:
        if not setting.group:
            continue
        assert words(f"setting-{setting.name}")
        assert words(f"settings-{setting.group}")
        if isinstance(setting.field, Choice) and setting.field.kind == "word":
            texts = [words(f"setting-{setting.name}-{value}") for value in setting.field.options]
            assert len(set(texts)) == len(texts)


def test_who_sits_where_is_told_from_my_own_chair() -> None:
    words = Words("en")
    assert [words.seat(seat, 0) for seat in range(4)] == ["You", "West", "North", "East"]
    assert [words.seat(seat, 2) for seat in range(4)] == ["North", "East", "You", "West"]
    assert [words.seat(seat, 1, 3) for seat in range(3)] == ["East", "You", "West"]
    assert words.seat(1, 0, 2) == "North"


def test_the_log_says_a_play_and_nothing_of_a_discard() -> None:
    words = Words("en")
    card, view = Card("R", "5"), new(GAMES["tallyho"], {}, 0)[1].view(0)
    up = ("up",)
    played = Move((card,), "hand:1", "trick", up, up)
    assert words.told(view, played) == "West plays red 5"
    laid = Move((card,), "hand:1", "den", up, up)
    assert words.told(view, laid) == ""


# --- no words in Python ---------------------------------------------------------------------------------

SHOWS = {  # what puts its first text before people
    "setText", "setToolTip", "setWindowTitle", "setAccessibleName", "setAccessibleDescription", "setTitle", "addMenu",
    "addAction", "QAction", "setStatusTip", "setWhatsThis", "setPlaceholderText", "say", "Label", "Button",
    "add_button", "QLabel", "QPushButton", "drawText", "Overlay", "Back", "setPlainText", "setHtml",
    "QListWidgetItem", "_add",
}  # fmt: skip
HARMLESS = {"", "–", "−", "+", " – ", "(", ")", ". "}


def texts_in(node: ast.AST) -> list[str]:
    """Literal texts of an expression, but for those that are arguments of a call within it, say of words(…)."""
    if isinstance(node, ast.Call):
        return []
    if isinstance(node, ast.Subscript):  # a key is read by nobody
        return texts_in(node.value)
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    return [text for child in ast.iter_child_nodes(node) for text in texts_in(child)]


@pytest.mark.parametrize("path", sorted((ROOT / "ui").glob("*.py")), ids=lambda path: path.stem)
def test_no_text_that_people_read_stands_in_the_code(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in SHOWS:
            continue
        kinds = {"primary", "secondary", "chip", "round"}  # of a button
        for argument in node.args:
            for text in texts_in(argument):
                assert text in HARMLESS | kinds, f"{path.name}:{node.lineno} shows {text!r}"


def test_the_search_for_texts_in_the_code_finds_one() -> None:
    (call,) = (node for node in ast.walk(ast.parse('label.setText(f"{n} tricks")')) if isinstance(node, ast.Call))
    assert texts_in(call.args[0]) == [" tricks"]


# --- mnemonics ------------------------------------------------------------------------------------------

MENUS = ["menu-game", "menu-move", "menu-view", "menu-settings", "menu-help"]
TOGETHER = {  # messages that are on the screen at the same time
    "menu bar": [*MENUS, "panel-open-log"],
    "game": ["menu-new", "menu-daily", "menu-restart", "menu-level", "menu-watch", "menu-start", "menu-quit"],
    "move": ["menu-undo", "menu-last-trick", "menu-skip"],
    "view": ["menu-full-screen", "menu-log", "menu-points", "menu-high-contrast", "menu-tell"],
    "help": ["menu-rules", "menu-lesson", "menu-about"],
    "start page": ["start-resume-daily", "start-resume-free", "start-resume-together", "start-daily", "start-new",
                   "start-together", "start-options", "start-lesson", *MENUS],
    "who sits here": ["people-go", "cancel", *MENUS],
    "curtain": ["curtain-lift", *MENUS],
    "end of the hand": ["sheet-next", "sheet-finish", *MENUS, "panel-open-log"],
    "end of the match": ["sheet-again", "sheet-start", *MENUS, "panel-open-log"],
    "abandon": ["ask-abandon-yes", "ask-abandon-no"],
    "lesson": ["lesson-next", "lesson-skip", *MENUS, "panel-open-log"],
    "end of the lesson": ["lesson-play-on", "sheet-again", "lesson-again", "sheet-start"],
    "leaving the lesson": ["lesson-stay", "lesson-play-on", "sheet-start"],
    "replay": ["replay-close", *MENUS, "panel-open-log"],
    "end of the replay": ["replay-close", "replay-sheet-back", *MENUS, "panel-open-log"],
    "settings": ["settings-done", "settings-reset-all"],
    "about": ["help-close", "about-copy"],
    "auction": ["tallyho-ask-bid-do", "press-pass", *MENUS, "panel-open-log"],
    "discard": ["tallyho-ask-discard-do", *MENUS, "panel-open-log"],
    "card": ["ask-play-do", *MENUS, "panel-open-log"],
}  # fmt: skip


@pytest.mark.parametrize("ids", TOGETHER.values(), ids=list(TOGETHER))
def test_what_is_seen_together_has_letters_of_its_own(words: Words, ids: list[str]) -> None:
    texts = [words(one, amount=120, day="1", name="Ada") for one in ids]
    letters = [match.group(1).lower() for text in texts for match in [re.search(r"&(\w)", text)] if match]
    assert len(letters) == len(ids), texts
    assert len(set(letters)) == len(letters), texts
