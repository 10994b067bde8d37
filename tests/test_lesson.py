"""The first lessons against the rules: scripts can be played, right answers lead on, wrong ones have words."""

import re
from collections.abc import Iterator
from copy import copy
from functools import cache
from pathlib import Path

import pytest

from cardtable.core.cards import BACK, Card
from cardtable.core.deal import DECK, Deal
from cardtable.core.fields import Action, OneCard, SomeCards
from cardtable.games import GAMES
from cardtable.lesson import LEARNER, TRIES, Course, Find, Lesson, LessonMatch, Slip, Step, Tell
from cardtable.lessons import LESSONS
from cardtable.text import Words

from .helpers.deals import cards

MOST_WORDS = 45
TEXTS = Path(__file__).parent.parent / "cardtable" / "text"
every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("en")


def dealt(lesson: Lesson) -> Deal:
    return LessonMatch(lesson, ["you"]).deal(lesson.deck)


def walk(deal: Deal, course: Course) -> Iterator[tuple[Step | None, Deal]]:
    """Each step with the deal as it is then, and None with the deal at the end, on all ways of right answers."""
    while True:
        course.meet(deal.asked)
        step = course.step
        if course.over or step:
            yield step, deal
        if course.over:
            return
        assert deal.asked
        if isinstance(step, Find):
            assert deal.asked.seat == LEARNER, f"{step.name}: the learner is not asked"
            actions = list(step.answers(deal.asked))
            assert actions, f"{step.name}: no right answer is allowed"
            for action in actions:
                other, then = deal.copy(), copy(course)
                then.mistakes = []
                other.answer(action)
                then.go_on()
                yield from walk(other, then)
            return
        if step is None:
            reply = course.reply(deal.asked)
            assert reply, f"seat {deal.asked.seat} has no answer to {deal.asked.do}"
            assert reply.seat == deal.asked.seat != LEARNER
            deal.answer(reply)
        course.go_on()


@cache
def states(game: str) -> list[tuple[Step | None, Deal]]:
    """All that a learner can meet: each step with each hand that there can be then."""
    lesson = LESSONS[game]
    found: dict[object, tuple[Step | None, Deal]] = {}
    for step, deal in walk(dealt(lesson), Course(lesson)):
        facts = {name: getattr(deal, name) for name in deal.facts}
        key = (step and step.name, tuple(deal.hand(LEARNER)), str(sorted(facts.items(), key=str)))
        if key not in found:
            found[key] = step, deal.copy()
    return list(found.values())


def met(lesson: Lesson) -> list[tuple[Step, Deal]]:
    return [(step, deal) for step, deal in states(lesson.game.name) if step]


def ends(game: str) -> list[Deal]:
    return [deal for step, deal in states(game) if step is None]


def step_of(game: str, name: str) -> tuple[Find, Deal]:
    return next((step, deal) for step, deal in met(LESSONS[game]) if step.name == name)


# --- the hands --------------------------------------------------------------------------------------------------


def test_every_game_has_a_lesson() -> None:
    assert list(LESSONS) == list(GAMES)


@every_lesson
def test_the_deck_is_whole_and_deals_what_it_says(lesson: Lesson) -> None:
    assert sorted(lesson.deck) == sorted(lesson.game.pack)
    deal = dealt(lesson)
    for name, codes in lesson.piles.items():
        assert deal.cards(name) == cards(codes), name
    assert not deal.cards(DECK)


@every_lesson
def test_a_lesson_has_eight_to_twelve_steps_and_begins_with_words(lesson: Lesson) -> None:
    assert 8 <= len(lesson.steps) <= 12
    assert isinstance(lesson.steps[0], Tell)
    names = [step.name for step in lesson.steps]
    assert len(set(names)) == len(names)


@every_lesson
def test_all_right_answers_lead_to_the_end(lesson: Lesson) -> None:
    found = ends(lesson.game.name)
    assert found
    assert all(deal.asked and deal.result is None for deal in found)


@every_lesson
def test_a_lesson_meets_all_its_steps(lesson: Lesson) -> None:
    assert list(dict.fromkeys(step.name for step, _ in met(lesson))) == [step.name for step in lesson.steps]


@every_lesson
def test_there_is_something_wrong_to_be_answered_at_each_step_that_waits(lesson: Lesson) -> None:
    for step, deal in met(lesson):
        if isinstance(step, Find):
            assert deal.asked
            refused = any(getattr(field, "because", {}) for field in deal.asked.fields.values())
            assert refused or any(step.mistake(action.values) for action in deal.asked.answers()), step.name


# --- what the coach says is so ----------------------------------------------------------------------------------


def test_in_tallyho_the_points_are_as_told() -> None:
    for deal in ends("tallyho"):
        assert deal.took == (125, 0)
        assert 125 <= deal.high <= 150
        assert deal.declarer == LEARNER
        assert deal.trump == "G"
        assert len(deal.hand(LEARNER)) == 5
        assert deal.lies[Card("", "FOX")][0] == "won:0"


def test_in_tallyho_the_opponents_have_no_trump_when_the_coach_says_so() -> None:
    _, deal = step_of("tallyho", "smear")
    assert sum(deal.took) == 60
    assert not [card for seat in (1, 3) for card in deal.hand(seat) if deal.suit(card) == "G"]
    _, deal = step_of("tallyho", "cash")
    assert not [card for seat in (1, 2, 3) for card in deal.hand(seat) if deal.suit(card) == "G"]


def test_in_thousand_every_contract_is_made() -> None:
    for deal in ends("thousand"):
        assert deal.took[LEARNER] > 40
        assert deal.took[LEARNER] + deal.married[LEARNER] >= deal.high <= 140
        assert deal.declared == ("H",)
        assert len(deal.hand(LEARNER)) == 4


def test_in_thousand_one_heart_is_out_and_then_none() -> None:
    _, deal = step_of("thousand", "draw")
    assert [card for seat in (1, 2) for card in deal.hand(seat) if card.suit == "H"] == cards("H9")
    _, deal = step_of("thousand", "cash")
    assert not [card for seat in range(3) for card in deal.hand(seat) if card.suit == "H"]


def test_in_piedicavallo_partner_holds_what_was_knocked_for() -> None:
    for deal in ends("piedicavallo"):
        assert deal.takers == (0, 0 + 2, 1, 0, 2)
        assert {deal.lies[card][0] for card in cards("T1 MAT BQ CQ")} == {"won:0"}
        assert len(deal.hand(LEARNER)) == 10


def test_in_tarot_all_three_bouts_are_the_learners_or_still_held() -> None:
    for deal in ends("tarot"):
        assert deal.bouts == (2, 0)
        assert Card("T", "21") in deal.hand(LEARNER)
    _, deal = step_of("tarot", "pile")
    assert not [card for card in deal.hand(LEARNER) if card.suit == "D"]


@every_lesson
def test_what_is_to_be_looked_at_is_in_sight(lesson: Lesson) -> None:
    for step, deal in met(lesson):
        view = deal.view(LEARNER)
        seen = {str(card) for pile in view.piles.values() for card in pile if card != BACK}
        for name in step.look:
            kind, _, number = name.partition(":")
            if kind == "seat":
                assert int(number) in range(deal.seats)
            elif name != "score":
                assert name in seen or view.piles.get(name), f"{step.name}: {name}"


# --- wrong answers ----------------------------------------------------------------------------------------------


@every_lesson
def test_every_wrong_answer_is_explained(lesson: Lesson, words: Words) -> None:
    own = f"lesson-{lesson.game.name}"
    for step, deal in met(lesson):
        if not isinstance(step, Find):
            continue
        assert deal.asked
        for action in deal.asked.answers():
            mistake = step.mistake(action.values)
            assert not mistake or words(f"{own}-{step.name}-{mistake}"), step.name
        for name, field in deal.asked.fields.items():
            for card, why in field.because.items() if isinstance(field, OneCard | SomeCards) else ():
                slip = step.slip({name: card})
                assert words(f"{own}-{step.name}-{slip}") if slip else words.said(deal.view(LEARNER), why)


MISTAKES = [
    ("tallyho", "bid", {"amount": "pass"}, "pass"),
    ("tallyho", "bid", {"amount": 155}, "high"),
    ("tallyho", "discard", {"cards": "R7 R12 Y7 Y9 B9", "trump": "Y"}, "trump"),
    ("tallyho", "discard", {"cards": "R7 R12 Y7 Y9 G6", "trump": "G"}, "green"),
    ("tallyho", "discard", {"cards": "R7 R12 Y7 Y9 Y1", "trump": "G"}, "high"),
    ("tallyho", "discard", {"cards": "R7 Y7 Y9 B6 B9", "trump": "G"}, "else"),
    ("tallyho", "draw", {"card": "FOX"}, "fox"),
    ("tallyho", "draw", {"card": "G6"}, "low"),
    ("tallyho", "draw", {"card": "Y1"}, "side"),
    ("tallyho", "fox", {"card": "G12"}, "trump"),
    ("tallyho", "smear", {"card": "G12"}, "trump"),
    ("tallyho", "smear", {"card": "B13"}, "else"),
    ("tallyho", "ruff", {"card": "B6"}, "else"),
    ("tallyho", "cash", {"card": "B13"}, "black"),
    ("thousand", "bid", {"amount": 150}, "high"),
    ("thousand", "give", {"left": "C9", "right": "HQ"}, "marriage"),
    ("thousand", "give", {"left": "D10", "right": "C9"}, "high"),
    ("thousand", "contract", {"amount": 220}, "high"),
    ("thousand", "declare", {"card": "HK"}, "king"),
    ("thousand", "declare", {"card": "SK"}, "single"),
    ("thousand", "declare", {"card": "S9"}, "else"),
    ("thousand", "trump", {"card": "HA"}, "ace"),
    ("thousand", "draw", {"card": "DA"}, "side"),
    ("piedicavallo", "discard", {"cards": "DQ S7"}, "coin"),
    ("piedicavallo", "discard", {"cards": "C6 S7"}, "else"),
    ("piedicavallo", "bagatto", {"card": "T4", "say": ()}, "trump"),
    ("piedicavallo", "bagatto", {"card": "MAT", "say": ()}, "matto"),
    ("piedicavallo", "farlo", {"card": "B8", "say": ()}, "silent"),
    ("piedicavallo", "farlo", {"card": "BJ", "say": ("ask:farlo",)}, "jack"),
    ("piedicavallo", "matto", {"card": "DQ", "say": ()}, "queen"),
    ("piedicavallo", "king", {"card": "C2", "say": ()}, "low"),
    ("piedicavallo", "lead", {"card": "C2", "say": ()}, "cups"),
    ("tarot", "excuse", {"card": "CQ"}, "queen"),
    ("tarot", "petit", {"card": "T3"}, "trump"),
    ("tarot", "king", {"card": "T21"}, "top"),
    ("tarot", "queen", {"card": "SK"}, "else"),
]


@pytest.mark.parametrize(("game", "name", "values", "mistake"), MISTAKES, ids=[" ".join(map(str, m)) for m in MISTAKES])
def test_a_typical_mistake_has_its_own_reason(game: str, name: str, values: dict[str, object], mistake: str) -> None:
    step, deal = step_of(game, name)
    single = {part: Card.parse(values[part]) for part in ("card", "left", "right") if part in values}
    several = {part: tuple(cards(values[part])) for part in ("cards",) if part in values}
    parsed = {**values, **single, **several}
    assert deal.asked
    deal.asked.check(Action(LEARNER, deal.asked.do, parsed))
    assert step.mistake(parsed) == mistake


@pytest.mark.parametrize(
    ("game", "name", "part", "code", "slip"),
    [
        ("tallyho", "discard", "cards", "FOX", "fox"),
        ("tallyho", "fox", "card", "Y1", "suit"),
        ("piedicavallo", "discard", "cards", "CK", "five"),
        ("piedicavallo", "discard", "cards", "T4", "trump"),
        ("piedicavallo", "bagatto", "card", "CK", "must"),
        ("tarot", "pile", "card", "T9", "trump"),
        ("thousand", "trump", "card", "DA", "side"),
    ],
)
def test_what_the_rules_refuse_may_have_a_reason_of_the_lesson(
    game: str, name: str, part: str, code: str, slip: str
) -> None:
    step, deal = step_of(game, name)
    assert deal.asked
    assert Card.parse(code) in deal.asked.fields[part].because
    assert step.slip({part: Card.parse(code)}) == slip


def mistakes(lesson: Lesson) -> dict[str, set[str]]:
    """What can be done wrong at each step that waits, by the names of the slips."""
    made: dict[str, set[str]] = {}
    for step, deal in met(lesson):
        if isinstance(step, Find):
            assert deal.asked
            here = made.setdefault(step.name, set())
            here |= {step.mistake(action.values) for action in deal.asked.answers()}
            for name, field in deal.asked.fields.items():
                here |= {step.slip({name: card}) for card in getattr(field, "because", {})}
            here.discard("")
    return made


@every_lesson
def test_every_slip_can_be_made(lesson: Lesson) -> None:
    made = mistakes(lesson)
    for step in lesson.steps:
        if isinstance(step, Find):
            assert {slip.name for slip in step.slips} <= made[step.name], step.name


# --- the words --------------------------------------------------------------------------------------------------


def messages(language: str) -> dict[str, str]:
    text = (TEXTS / language / "lessons.ftl").read_text("utf-8")
    return dict(re.findall(r"^(lesson-[\w-]+) = (.*)$", text, re.M))


@every_lesson
def test_every_step_has_its_words_and_few_of_them(lesson: Lesson) -> None:
    said = messages("en")
    for step in lesson.steps:
        own = f"lesson-{lesson.game.name}-{step.name}"
        task = [said[f"{own}-task"]] if isinstance(step, Find) else []
        assert len(" ".join([said[own], *task]).split()) <= MOST_WORDS, own
        assert isinstance(step, Find) or f"{own}-task" not in said
    assert f"lesson-{lesson.game.name}-end" in said


@every_lesson
def test_nothing_is_written_that_is_never_said(lesson: Lesson) -> None:
    own, made = f"lesson-{lesson.game.name}", mistakes(lesson)
    said = {f"{own}-end", *(f"{own}-{step.name}" for step in lesson.steps)}
    said |= {f"{own}-{step}-{name}" for step, names in made.items() for name in {"task", *names}}
    assert {name for name in messages("en") if name.startswith(f"{own}-")} == said


# --- the course -------------------------------------------------------------------------------------------------


def test_a_course_passes_over_those_who_are_not_asked() -> None:
    """After a bid of 140 nobody else can bid in Thousand; after one of 110 the others are asked."""
    for amount, asked in ((110, 1), (140, LEARNER)):
        lesson = LESSONS["thousand"]
        deal, course = dealt(lesson), Course(lesson)
        while isinstance(course.step, Tell):
            course.go_on()
        deal.answer(Action(LEARNER, "bid", {"amount": amount}))
        course.go_on()
        course.meet(deal.asked)
        assert deal.asked
        assert deal.asked.seat == asked
        assert (course.step is None) == (asked == 1)


def test_a_course_counts_mistakes_of_a_step_and_then_shows_the_answer() -> None:
    course = Course(LESSONS["tallyho"])
    for _ in range(TRIES):
        assert not course.shows
        course.mistakes.append("fox")
    assert course.shows
    course.go_on()
    assert not course.shows


def test_a_course_that_is_left_has_nothing_more_to_say() -> None:
    lesson = LESSONS["tallyho"]
    deal, course = dealt(lesson), Course(lesson)
    assert deal.asked
    course.go_on()
    course.go_on()
    assert course.reply(deal.asked)
    course.leave()
    assert course.over
    assert course.step is None
    assert course.reply(deal.asked) is None


def test_a_scripted_seat_has_no_answer_before_the_learner_has() -> None:
    """What follows the learner's step is not said early."""
    lesson = LESSONS["tallyho"]
    deal, course = dealt(lesson), Course(lesson)
    while not isinstance(course.step, Find):
        course.go_on()
    assert deal.asked
    assert deal.asked.seat == 3
    assert course.reply(deal.asked) is None


def test_the_steps_are_counted_from_one() -> None:
    for lesson in LESSONS.values():
        course = Course(lesson)
        numbers = []
        while not course.over:
            if course.step:
                numbers.append(course.number)
            course.go_on()
        assert numbers == list(range(1, len(lesson.steps) + 1))


def test_a_slip_is_made_by_any_of_several_cards() -> None:
    slip = Slip("x", "cards", cards("R1 R5"))
    assert slip.made({"cards": tuple(cards("G5 R5"))})
    assert not slip.made({"cards": tuple(cards("G5 G6"))})
    assert not slip.made({"trump": "R"})


def test_the_match_of_a_lesson_is_one_hand() -> None:
    lesson = LESSONS["tallyho"]
    match = LessonMatch(lesson, ["you", *["cpu:medium"] * 3])
    assert match.deck() == lesson.deck
    assert match.dealer == lesson.dealer
    assert not match.over
    deal = match.deal(match.deck())
    while deal.asked:
        deal.answer(next(deal.asked.answers()))
    assert deal.result
    match.scored(deal.result)
    assert match.over
