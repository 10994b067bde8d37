"""What may be said at a table of Piedicavallo: every code of the rules page, its group, its gesture and its words."""

from importlib import resources

import pytest

from cardtable.text import Words
from cardtable.text.remarks import GESTURES, GROUPS, Remark

GAME = "piedicavallo"

# code, suit of the card it goes with, group, gesture, what is said, what it means
CODES = [
    ("batto:1", "T", "suit", "fist", "batto", "Holds the highest trump not yet played"),
    ("batto:2", "T", "suit", "fist", "batto, batto", "Holds the 2 highest trumps not yet played"),
    ("batto:3", "T", "suit", "fist", "batto × 3", "Holds the 3 highest trumps not yet played"),
    ("batto:11", "T", "suit", "fist", "batto × 11", "Holds the 11 highest trumps not yet played"),
    ("trump:T21", "T", "suit", "", "21", "Holds trump 21"),
    ("trump:T15", "T", "suit", "", "15", "Holds trump 15"),
    ("trumps-other:1", "T", "suit", "", "1 more", "Holds one trump besides those that have names (21 to 15)"),
    ("trumps-other:3", "T", "suit", "", "3 more", "Holds 3 trumps besides those that have names (21 to 15)"),
    ("no-trumps", "T", "suit", "line", "no trumps", "Holds no trump any more"),
    ("bagatto-danger", "T", "suit", "finger", "bagatto!", "Holds the bagatto with at most three other trumps"),
    ("matto", "T", "suit", "wave", "the Matto", "Holds the Matto"),
    ("court:CK", "C", "suit", "", "king", "Holds the king of cups"),
    ("court:BN", "B", "suit", "", "knight", "Holds the knight of batons"),
    ("numbers:C:1", "C", "suit", "", "1 small", "Holds one number card of cups"),
    ("numbers:C:2", "C", "suit", "", "2 small", "Holds 2 number cards of cups"),
    ("count:S:1", "S", "suit", "", "1 in all", "Holds one card of swords"),
    ("count:C:4", "C", "suit", "", "4 in all", "Holds 4 cards of cups"),
    ("void:C", "C", "suit", "line", "no more", "Holds no cups any more"),
    ("batto:C", "C", "suit", "fist", "batto", "Holds the highest card of cups not yet played"),
    ("alto-batto:1", "C", "other", "fist", "alto batto", "Holds a king of the other colour"),
    ("alto-batto:2", "C", "other", "fist", "alto batto, alto batto", "Holds both kings of the other colour"),
    ("alto", "C", "other", "line", "alto", "Has none of a suit of the other colour"),
    (
        "alto-shape:KN:2", "C", "other", "", "king, knight + 2 small",
        "In one suit of the other colour holds king, knight + 2 small",
    ),
    ("alto-shape:-:1", "C", "other", "", "1 small", "In one suit of the other colour holds 1 small"),
    ("alto-shape:Q:0", "C", "other", "", "queen", "In one suit of the other colour holds queen"),
    ("ask:farlo", "C", "request", "", "farlo!", "Asks partner to win this trick"),
    ("ask:low", "C", "request", "", "low", "Asks partner to play low to this trick"),
    ("ask:points", "C", "request", "", "points", "Asks partner for points on this trick"),
    ("ask:few", "C", "request", "", "few points", "Asks partner to give few points to this trick"),
    ("ask:card:CK", "C", "request", "", "king!", "Asks partner for king of cups"),
    ("ask:card:T20", "T", "request", "", "20!", "Asks partner for trump 20"),
    ("ask:cover", "C", "request", "arc", "just cover", "Asks partner just to cover the second hand"),
    ("ask:lead-same:high", "C", "request", "", "lead it high", "Asks partner to lead cups next, a high one"),
    ("ask:lead-same:low", "S", "request", "", "lead it low", "Asks partner to lead swords next, a low one"),
    (
        "ask:lead-other:high", "C", "request", "", "other colour, high",
        "Asks partner to lead the other colour next, a high one",
    ),
    (
        "ask:lead-other:low", "C", "request", "", "other colour, low",
        "Asks partner to lead the other colour next, a low one",
    ),
    ("ask:lead-trump:high", "T", "request", "", "trumps, high", "Asks partner to lead trumps next, a high one"),
    ("ask:lead-trump:low", "T", "request", "", "trumps, low", "Asks partner to lead trumps next, a low one"),
]  # fmt: skip
STATEMENTS = [code for code in CODES if code[2] != "request"]


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("en")


@pytest.mark.parametrize(("code", "suit", "group", "gesture", "said", "means"), CODES, ids=[code[0] for code in CODES])
def test_every_code_has_its_group_its_gesture_and_its_words(
    words: Words, code: str, suit: str, group: str, gesture: str, said: str, means: str
) -> None:
    remark = Remark(code)
    assert remark.group == group
    assert remark.gesture == gesture
    assert remark.said(words, GAME, suit) == said
    assert remark.means(words, GAME, suit) == means


@pytest.mark.parametrize(
    ("code", "suit", "group", "gesture", "said", "means"), STATEMENTS, ids=[code[0] for code in STATEMENTS]
)
def test_the_same_is_said_of_the_sleeping_cards_with_a_flat_palm(
    words: Words, code: str, suit: str, group: str, gesture: str, said: str, means: str
) -> None:
    remark = Remark(f"sleeping-{code}")
    assert remark.group == "sleeping"
    assert remark.gesture == "palm"
    assert remark.said(words, GAME, suit) == f"asleep: {said}"
    assert remark.means(words, GAME, suit) == f"Of the two sleeping cards: {means}"


def test_groups_and_gestures_are_those_that_are_known() -> None:
    remarks = [Remark(code[0]) for code in CODES] + [Remark(f"sleeping-{code[0]}") for code in STATEMENTS]
    assert {remark.group for remark in remarks} == set(GROUPS)
    shown = {remark.gesture for remark in remarks} - {""}
    assert shown == {*GESTURES.values(), "palm"}
    files = resources.files("cardtable.assets").joinpath("gestures").iterdir()
    assert {file.name for file in files} == {f"{gesture}.svg" for gesture in shown}
