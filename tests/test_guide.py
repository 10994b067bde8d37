"""The guide: every game and language has all of it, nothing leads nowhere, and its numbers are those of the rules."""

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from importlib import resources

import pytest

from cardtable.core.cards import Card
from cardtable.core.deal import Deal
from cardtable.core.shuffle import Stream
from cardtable.games import GAMES, piedicavallo, tallyho, tarot, thousand
from cardtable.text import LANGUAGES, Words, guide
from cardtable.text.guide import TABLE, Guide, GuideError, Section

from .helpers.deals import TABLES, cards, new, states

CHAPTERS = ["short", "rules", "score", "tips", "origin"]
BOOKS = [*GAMES, TABLE]
EVERY = [(language, book) for language in LANGUAGES for book in BOOKS]
GESTURES = {"fist", "line", "finger", "wave", "palm", "arc"}
every_book = pytest.mark.parametrize(("language", "name"), EVERY)
every_game = pytest.mark.parametrize(("language", "name"), [one for one in EVERY if one[1] != TABLE])


def tables(text: str) -> Iterator[list[list[str]]]:
    """The tables of a text: rows of cells, the line under the head left out."""
    for block in re.findall(r"(?:^\|.*\n?)+", text, re.M):
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in block.strip().splitlines()]
        yield rows


def figure(cell: str) -> Fraction | None:
    """The number in a cell: "4½", "**91**"; None if there is none."""
    found = re.fullmatch(r"[−+]?(\d*)(½?)", cell.replace("*", ""))
    if not found or not any(found.groups()):
        return None
    return Fraction(int(found[1] or 0)) + (Fraction(1, 2) if found[2] else 0)


# --- what there is --------------------------------------------------------------------------------------


@every_game
def test_every_game_has_all_chapters(language: str, name: str) -> None:
    assert [chapter.head.id for chapter in guide.load(language, name).chapters] == CHAPTERS


@every_book
def test_every_language_has_the_places_of_the_english_guide(language: str, name: str) -> None:
    here, english = guide.load(language, name), guide.load("en", name)
    assert list(here.sections) == list(english.sections)
    for id_, section in here.sections.items():
        assert section.level == english.sections[id_].level
        assert bool(section.text) == bool(english.sections[id_].text), id_


@cache
def asked_in(game: str) -> frozenset[str]:
    """The questions that random play of a game meets, under all its options."""
    found = set()
    for rules, options in TABLES:
        for seed in range(60 if rules.name == game == "thousand" else 4 if rules.name == game else 0):
            for state in states(new(rules, options, seed)[1], Stream(f"guide {seed}")):
                if state.asked:
                    found.add(state.asked.do)
    return frozenset(found)


@every_game
def test_every_question_of_a_game_has_its_section_in_the_rules(language: str, name: str) -> None:
    asked = asked_in(name)
    assert "play" in asked
    if name == "thousand":
        assert {"bid", "take", "discard", "give", "contract", "four_nines"} <= asked
    book = guide.load(language, name)
    for question in asked:
        assert book.chapter_of(question).head.id == "rules"


@every_game
def test_there_are_eight_to_fourteen_tips(language: str, name: str) -> None:
    tips = guide.load(language, name).sections["tips"].text.split("\n\n")
    assert 8 <= sum(tip.startswith("**") for tip in tips) <= 14


@every_game
def test_the_rule_options_are_called_as_on_the_start_page(language: str, name: str) -> None:
    words, text = Words(language), guide.plain(guide.load(language, name).sections["options"].text).casefold()
    for option, field in GAMES[name].options.items():
        own = f"{name}-option-{option}"
        for message in (own, *(f"{own}-{value}" for value in field.values({}))):
            assert words(message).casefold() in text, message


@every_book
def test_the_index_leads_to_places_and_is_in_order(language: str, name: str) -> None:
    book = guide.load(language, name)
    terms = [term for _, terms in book.index for term, _ in terms]
    assert len(terms) >= 20
    assert terms == sorted(set(terms), key=lambda term: guide.alphabetical(term, language))
    assert {term for section in book.sections.values() for term in section.terms} == set(terms)
    letters = [letter for letter, _ in book.index]
    assert len(set(letters)) == len(letters)


# --- pictures, links, tables ----------------------------------------------------------------------------


def pictures(book: Guide) -> Iterator[tuple[Section, str, str, str]]:
    for section in book.sections.values():
        for picture in guide.pictures(section.text):
            yield (section, *picture)


@every_book
def test_every_picture_exists_and_bears_the_name_of_its_card(language: str, name: str) -> None:
    words, folder = Words(language), resources.files("cardtable.assets").joinpath("gestures")
    for section, called, kind, what in pictures(guide.load(language, name)):
        assert called, f"{section.id}: {what} has no name"
        if kind == "card":
            card = Card.parse(what)
            assert card in GAMES[name].pack
            assert called.casefold() == words.card(name, card).casefold()
        else:
            assert kind == "gesture"
            assert folder.joinpath(f"{what}.svg").is_file()


@every_book
def test_every_language_shows_the_pictures_of_the_english_guide(language: str, name: str) -> None:
    def shown(language: str) -> list[tuple[str, str, str]]:
        return [(section.id, kind, what) for section, _, kind, what in pictures(guide.load(language, name))]

    assert shown(language) == shown("en")
    if name == "piedicavallo":
        assert {what for _, kind, what in shown(language) if kind == "gesture"} == GESTURES


@every_game
def test_the_short_rules_have_pictures(language: str, name: str) -> None:
    shown = [what for section, _, _, what in pictures(guide.load(language, name)) if section.id == "short"]
    assert len(shown) >= 8


@every_book
def test_every_link_has_its_target(language: str, name: str) -> None:
    for section in guide.load(language, name).sections.values():
        for link in guide.links(section.text):
            book, place = guide.target(link, name)
            assert book in BOOKS
            assert place in guide.load(language, book).sections, f"{section.id}: {link}"


@every_book
def test_every_language_has_the_links_of_the_english_guide(language: str, name: str) -> None:
    for id_, section in guide.load("en", name).sections.items():
        other = guide.load(language, name).sections[id_]
        assert sorted(guide.links(other.text)) == sorted(guide.links(section.text)), id_


@every_book
def test_tables_are_well_formed(language: str, name: str) -> None:
    for section in guide.load(language, name).sections.values():
        for rows in tables(section.text):
            assert len(rows) > 2, section.id
            assert all(re.fullmatch(":?-+:?", cell) for cell in rows[1]), section.id
            assert {len(row) for row in rows} == {len(rows[0])}, section.id
        stray = [line for line in section.text.splitlines() if "|" in line and not line.startswith("|")]
        assert not stray, section.id


@every_book
def test_the_numbers_of_tables_are_those_of_the_english_guide(language: str, name: str) -> None:
    for id_, section in guide.load("en", name).sections.items():
        ours, theirs = tables(guide.load(language, name).sections[id_].text), tables(section.text)
        for one, other in zip(ours, theirs, strict=True):
            assert [[figure(cell) for cell in row] for row in one] == [[figure(cell) for cell in row] for row in other]


@every_book
def test_nothing_of_markdown_is_left_to_be_seen(language: str, name: str) -> None:
    for section in guide.load(language, name).sections.values():
        assert not re.search(r"[*`#\]|]|\]\(", guide.plain(section.text)), section.id
        assert section.text.count("**") % 2 == 0, section.id


# --- numbers --------------------------------------------------------------------------------------------


TOTALS = {"tallyho": tallyho.TOTAL, "piedicavallo": piedicavallo.TOTAL, "tarot": 91, "thousand": thousand.CEILING}


def worth(name: str, card: Card) -> Fraction:
    if name == "tarot":
        return Fraction(tarot.halves(card), 2)
    return Fraction({"tallyho": tallyho, "piedicavallo": piedicavallo, "thousand": thousand}[name].worth(card))


@every_game
def test_the_table_of_card_points_adds_up_to_what_the_rules_count(language: str, name: str) -> None:
    pack = GAMES[name].pack
    rows = next(tables(guide.load(language, name).sections["points"].text))[2:]
    count, together = Fraction(0), Fraction(0)
    by_worth: dict[Fraction, Fraction] = {}
    for _, many, each, sum_ in rows[:-1]:
        points, number = figure(each), figure(many)
        assert points is not None
        assert figure(sum_) == points * (1 if number is None else number)  # the last trick is no card
        count += number or 0
        together += figure(sum_) or 0
        if number is not None:
            by_worth[points] = by_worth.get(points, Fraction(0)) + number
    assert count == figure(rows[-1][1]) == len(pack)
    assert together == figure(rows[-1][3]) == TOTALS[name]
    extra = tallyho.LAST_TRICK if name == "tallyho" else 0
    assert sum((worth(name, card) for card in pack), Fraction(extra)) == TOTALS[name]
    assert by_worth == {
        points: sum(worth(name, card) == points for card in pack) for points in {worth(name, card) for card in pack}
    }


def scored(name: str) -> list[Deal]:
    """The hands that the guides score, played to their last card."""
    done: list[Deal] = []
    if name == "tallyho":
        for high, last in ((140, 1), (140, 0), (135, 0)):
            den = cards("R10 Y5 G6 G7 B8")
            deal = tallyho.Tallyho.set_up({"den": den}, high=high, declarer=0, took=(100, 65), trump="G")
            deal.end(last)
            done.append(deal)
    elif name == "piedicavallo":
        left = list(piedicavallo.PACK)
        mine = cards("CK DK T21 T1 MAT CQ DQ SQ CN DN CJ DJ SJ")
        asleep = cards("BQ C6")
        plain = [card for card in left if piedicavallo.worth(card) == 1 and card not in asleep][:20]
        theirs = [card for card in left if card not in (*mine, *plain, *asleep)]
        assert (len(mine + plain), len(theirs)) == (33, 27)
        piles = {"won:0": mine + plain, "won:1": theirs, "sleeping": asleep}
        takers = (0,) * 8 + (1,) * 7
        deal = piedicavallo.Piedicavallo.set_up(piles, dealer=0, took=(69, 40), takers=takers, slept=0)
        deal.end(1)
        done.append(deal)
    elif name == "tarot":
        for last in (0, 1):
            left = list(tarot.Tarot.pack)
            mine = cards("T21 EXC SK HK SQ HQ SN HN DN SJ")
            plain = [card for card in left if tarot.halves(card) == 1][:23]
            theirs = [card for card in left if card not in (*mine, *plain, tarot.PETIT)]
            took = sum(map(tarot.halves, mine + plain)) - tarot.PAYMENT
            other = sum(map(tarot.halves, [*theirs, tarot.PETIT])) + tarot.PAYMENT
            piles = {"won:0": mine + plain, "won:1": [tarot.PETIT, *theirs] if last == 0 else [*theirs, tarot.PETIT]}
            assert (len(piles["won:0"]), len(piles["won:1"])) == (33, 45)
            deal = tarot.Tarot.set_up(piles, dealer=0, took=(took, other), bouts=(2, 1))
            deal.end(last)
            done.append(deal)
    else:
        for took, chosen in (
            ((96, 14, 10), {}),
            ((96, 14, 10), {"rounding": 5}),
            ((96, 14, 10), {"rounding": 10}),
            ((96, 14, 10), {"declarer_scores": "actual"}),
            ((86, 24, 10), {}),
        ):
            assert sum(took) == thousand.CEILING
            deal = thousand.Thousand.set_up(
                {}, chosen=chosen, took=took, married=(thousand.MARRIAGES["C"], 0, 0), high=150, declarer=0
            )
            deal.end(0)
            done.append(deal)
    return done


SCORES = {
    "tallyho": [(-140, 100), (-140, 65), (135, 65)],
    "piedicavallo": [(74, 40)],
    "tarot": [(29, 0), (19, 10)],
    "thousand": [(150, 14, 10), (150, 15, 10), (150, 10, 10), (156, 14, 10), (-150, 24, 10)],
}


@pytest.mark.parametrize("name", GAMES)
def test_the_worked_examples_are_scored_as_the_rules_score_them(name: str) -> None:
    assert [deal.result.scores for deal in scored(name) if deal.result] == SCORES[name]


@every_game
def test_the_worked_examples_tell_these_scores(language: str, name: str) -> None:
    text = guide.load(language, name).sections["example"].text
    for scores in SCORES[name]:
        for score in scores:
            sign = "−" if score < 0 else ""
            assert re.search(rf"{sign}\b{abs(score)}\b", text), score


@pytest.mark.parametrize("language", LANGUAGES)
def test_targets_and_marriages_are_those_of_the_rules(language: str) -> None:
    targets = next(tables(guide.load(language, "tarot").sections["targets"].text))[2:]
    for bouts, row in enumerate(targets):
        found = [figure(cell) for cell in row]
        need = tarot.TARGETS[bouts], tarot.TARGETS[3 - bouts]
        assert found == [bouts, need[0], 3 - bouts, need[1], sum(need)]
    marriages = next(tables(guide.load(language, "thousand").sections["marriages"].text))[2:]
    brings = [*thousand.MARRIAGES.values(), sum(thousand.MARRIAGES.values())]
    assert [[figure(cell) for cell in row[1:]] for row in marriages] == [[p, thousand.CEILING + p] for p in brings]


# --- the loader -----------------------------------------------------------------------------------------


GOOD = """\
# One {#one}
Index: first, second; third

Text with [a link](#two) and ![red 1](card:R1).

## Two {#two}

| a | b |
|---|---|
| **1** | 2 |
"""


def test_a_file_is_cut_at_its_headings() -> None:
    book = guide.parse(GOOD, "tallyho", "en")
    (chapter,) = book.chapters
    assert [(s.id, s.title, s.level) for s in chapter.all] == [("one", "One", 1), ("two", "Two", 2)]
    assert chapter.head.terms == ("first", "second", "third")
    assert "Index" not in chapter.head.text
    assert guide.plain(chapter.head.text) == "Text with a link and red 1."
    assert guide.plain(book.sections["two"].text).split() == ["a", "b", "1", "2"]
    assert book.chapter_of("two") is chapter
    with pytest.raises(KeyError, match="three"):
        book.chapter_of("three")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no chapter"),
        ("Text\n\n# One {#one}\n", r"tallyho\.md:1: text before"),
        ("## One {#one}\n", r":1: a section before the first chapter"),
        ("# One\n", r":1: a heading is"),
        ("# One {#One}\n", r":1: a heading is"),
        ("# One {#one}\n\n### Two {#two}\n", r":3: a heading is"),
        ("# One {#one}\n\ntext\n\n## Two {#one}\n", r":5: the id 'one' is there twice"),
        ("# One {#index}\n", r":1: the index is made of the terms"),
        ("# One {#one}\n\ntext\nIndex: term\n", r":4: terms stand right after a heading"),
    ],
)
def test_a_file_that_is_not_as_it_must_be_is_an_error(text: str, says: str) -> None:
    with pytest.raises(GuideError, match=says):
        guide.parse(text, "tallyho", "en")


def test_a_missing_file_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        guide.load("en", "whist")
    with pytest.raises(FileNotFoundError):
        guide.load("tlh", "tallyho")


def test_the_alphabet_is_that_of_the_language() -> None:
    def ordered(language: str, terms: str) -> list[str]:
        return sorted(terms.split(), key=lambda term: guide.alphabetical(term, language))

    assert ordered("en", "Zebra apple 800 Éclair 1000 fox") == ["800", "1000", "apple", "Éclair", "fox", "Zebra"]
    assert ordered("nb", "ås øl ære zoo al") == ["al", "zoo", "ære", "øl", "ås"]
    assert ordered("ko", "하트 각 가나 나") == ["가나", "각", "나", "하트"]
    assert [guide.initial(term) for term in ("fox", "1000", "굴", "트릭", "까치")] == ["F", "0–9", "ㄱ", "ㅌ", "ㄱ"]
