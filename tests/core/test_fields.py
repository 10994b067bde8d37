"""Questions: what they allow, what they refuse, and that they say what would be allowed."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import Card
from cardtable.core.fields import (
    Action,
    Ask,
    Choice,
    NotAllowed,
    Number,
    OneCard,
    Remarks,
    SomeCards,
    default_of,
)
from cardtable.core.shuffle import Stream

from ..helpers.deals import cards

R1, R5, Y1, G9 = cards("R1 R5 Y1 G9")
BIDS = Number(120, 200, 5, words=("pass",))
PAIRS = frozenset({frozenset({R1, R5}), frozenset({Y1, G9})})

FIELDS: dict[str, Any] = {
    "bids": BIDS,
    "numbers": Number(0, 3),
    "one number": Number(5, 5, 5),
    "words": Choice(("dealer", "redeal")),
    "truths": Choice((True, False)),
    "packets": Choice((0, 1)),
    "card": OneCard((R1, Y1)),
    "cards": SomeCards(2, (R1, R5, Y1, G9)),
    "pairs": SomeCards(2, (R1, R5, Y1, G9), only=PAIRS),
    "one of two cards": SomeCards(1, (R1, R5)),
}


@pytest.mark.parametrize("field", FIELDS.values(), ids=FIELDS)
def test_what_a_field_lists_it_allows_and_any_value_is_listed(field: Any) -> None:
    values = list(field.values({}))
    assert values
    assert [field.check(value, {}) for value in values] == values
    listed = {frozenset(v) if isinstance(field, SomeCards) else v for v in values}
    stream = Stream("any")
    for _ in range(60):
        value = field.any_value({}, stream)
        assert (frozenset(value) if isinstance(field, SomeCards) else value) in listed
        field.check(value, {})


@pytest.mark.parametrize("field", FIELDS.values(), ids=FIELDS)
def test_a_random_value_may_be_any_of_them(field: Any) -> None:
    def plain(value: Any) -> Any:
        return frozenset(value) if isinstance(field, SomeCards) else value

    stream = Stream("all")
    assert {plain(field.any_value({}, stream)) for _ in range(400)} == set(map(plain, field.values({})))


@pytest.mark.parametrize("value", [115, 205, 121, 120.0, "120", "Pass", "", None, True, [], {}, (120,)])
def test_a_number_refuses_what_is_out_of_range_off_the_steps_or_no_number(value: Any) -> None:
    with pytest.raises(NotAllowed, match="120 to 200 in steps of 5 or 'pass'"):
        BIDS.check(value, {})


def test_a_truth_is_no_number_and_a_number_no_truth() -> None:
    with pytest.raises(NotAllowed):
        Number(0, 3).check(True, {})
    with pytest.raises(NotAllowed):
        Choice((0, 1)).check(True, {})
    with pytest.raises(NotAllowed):
        Choice((True, False)).check(1, {})
    assert Choice((True, False)).check(False, {}) is False


@pytest.mark.parametrize("value", ["R", "dealer ", None, 0, ["dealer"], {}])
def test_a_choice_refuses_what_is_none_of_its_options_and_names_them(value: Any) -> None:
    with pytest.raises(NotAllowed, match="dealer, redeal"):
        Choice(("dealer", "redeal")).check(value, {})


@pytest.mark.parametrize("value", ["R5", R5, "R15", "", "r1", None, 1, ["R1"], ("R", "1", "x")])
def test_one_card_refuses_every_other_card_and_what_is_no_card(value: Any) -> None:
    with pytest.raises(NotAllowed):
        OneCard((R1, Y1)).check(value, {})


def test_a_card_may_be_given_by_its_code() -> None:
    assert OneCard((R1, Y1)).check("Y1", {}) == Y1
    assert SomeCards(2, (R1, Y1)).check(["Y1", "R1"], {}) == (Y1, R1)


@pytest.mark.parametrize(
    "value",
    [
        ["R1"],
        ["R1", "R5", "Y1"],
        ["R1", "R1"],
        ["R1", "R6"],
        "R1 R5",
        "R1",
        R1,
        None,
        2,
        {"R1": 1, "R5": 1},
        [1, 2],
    ],
)
def test_some_cards_refuses_any_other_count_or_a_card_twice_or_another_card(value: Any) -> None:
    with pytest.raises(NotAllowed):
        SomeCards(2, (R1, R5, Y1, G9)).check(value, {})


def test_a_set_that_is_not_among_the_allowed_ones_is_refused() -> None:
    field = SomeCards(2, (R1, R5, Y1, G9), only=PAIRS)
    assert field.check([G9, Y1], {}) == (G9, Y1)
    with pytest.raises(NotAllowed, match="R1 Y1 may not be chosen together"):
        field.check([R1, Y1], {})


def test_remarks_depend_on_the_card_and_may_be_left_out() -> None:
    ask = Ask(2, "play", {"card": OneCard((R1, Y1)), "say": Remarks({R1: ("volo", "busso")})})
    assert ask.check(Action(2, "play", {"card": "R1"})) == {"card": R1, "say": ()}
    assert ask.check(Action(2, "play", {"card": "R1", "say": ["busso", "volo"]}))["say"] == ("busso", "volo")
    for card, say in [
        ("Y1", ["volo"]),
        ("R1", ["volo", "volo"]),
        ("R1", "volo"),
        ("R1", ["liscio"]),
        ("R1", [["volo"]]),
        ("R1", [{}]),
        ("R1", [None]),
        ("R1", 1),
    ]:
        with pytest.raises(NotAllowed):
            ask.check(Action(2, "play", {"card": card, "say": say}))
    assert Action(2, "play", {"card": R1, "say": ()}).to_json() == {"seat": 2, "do": "play", "card": "R1"}
    assert {a.values["say"] for a in ask.answers() if a.values["card"] == Y1} == {()}


def test_a_refusal_says_whose_turn_it_is_and_what_is_asked() -> None:
    ask = Ask(1, "bid", {"amount": BIDS})
    for action, why in [
        (Action(0, "bid", {"amount": 120}), "seat 1"),
        (Action(1, "play", {"amount": 120}), "bid"),
        (Action(1, "bid", {}), "amount"),
        (Action(1, "bid", {"amount": 120, "card": "R1"}), "card"),
        (Action(1, "bid", {"amount": 119}), "120 to 200"),
        (Action(True, "bid", {"amount": 120}), "seat"),
        (Action(1.0, "bid", {"amount": 120}), "seat"),  # type: ignore[arg-type]
    ]:
        with pytest.raises(NotAllowed, match=why):
            ask.check(action)


def test_the_answers_are_every_combination_of_the_values() -> None:
    ask = Ask(3, "discard", {"cards": SomeCards(2, (R1, R5, Y1)), "trump": Choice(("R", "Y"))})
    answers = list(ask.answers())
    assert len(answers) == 6
    assert all(ask.check(action) == action.values for action in answers)


def test_others_see_who_is_asked_for_what_but_not_what_may_be_answered() -> None:
    ask = Ask(1, "bid", {"amount": BIDS})
    assert ask.seen_by(1) == ask
    assert ask.seen_by(0) == Ask(1, "bid", {})


@pytest.mark.parametrize(("field", "value"), [(Choice(("dealer", "redeal")), "dealer"), (Number(2, 3), 2)])
def test_the_default_of_an_option_is_its_first_value(field: Any, value: Any) -> None:
    assert default_of(field) == value


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(list(FIELDS.values())), JUNK)
@settings(deadline=None, derandomize=True, max_examples=150)
def test_anything_that_can_stand_in_a_record_is_allowed_or_refused(field: Any, value: Any) -> None:
    try:
        checked = field.check(value, {})
    except NotAllowed as why:
        assert str(why)
    else:
        assert checked in list(field.values({})) or isinstance(field, SomeCards)


def test_an_answer_stands_in_a_record_with_codes_for_cards() -> None:
    action = Action(0, "discard", {"cards": (R1, Card("", "FOX")), "trump": "G"})
    assert action.to_json() == {"seat": 0, "do": "discard", "cards": ["R1", "FOX"], "trump": "G"}
