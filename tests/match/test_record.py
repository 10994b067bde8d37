"""The record format, version 1, to the letter; and what a reader must refuse, and in which line."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable import record
from cardtable.core.deal import Result
from cardtable.core.fields import Action
from cardtable.core.shuffle import deck_of, first_dealer
from cardtable.games import GAMES
from cardtable.games.tallyho import Tallyho
from cardtable.match import Match
from cardtable.record import Reader, RecordError

from ..helpers.deals import cards
from ..helpers.tables import play_deal, replayed, seated

DAILY = (
    "G13 Y5 G8 Y11 Y13 Y1 G14 G9 Y7 R5 FOX B6 Y8 R14 G11 B1 B14 G5 R6 R10 B10 B7 Y14 R1 G6 R13 B13 Y12 R12 "
    "Y10 B5 G10 R11 Y9 Y6 R7 G7 G1 B9 R8 B8 B12 R9 G12 B11"
)
Line = dict[str, Any]


def header(seed: str | None = "daily:2026-11-30", deal: int = 0, **changes: Any) -> Line:
    """The header of a deal whose deck and dealer are those of its seed, then with these changes."""
    head: Line = {
        "cardtable": 1,
        "game": "tallyho",
        "rules": 1,
        "seed": seed,
        "deal": deal,
        "dealer": 0 if seed is None else first_dealer("tallyho", 4, seed),
        "options": {"all_pass": "dealer"},
        "scores": [0, 0],
        "players": ["you", "cpu:hard", "cpu:hard", "cpu:hard"],
        "deck": " ".join(map(str, Tallyho.pack if seed is None else deck_of("tallyho", Tallyho.pack, seed, deal))),
    }
    return changed(head, changes)


def changed(line: Line, changes: Line) -> Line:
    """The line with these changes; a key whose change is `...` is left out."""
    return {name: value for name, value in (line | changes).items() if value is not ...}


def bid(seat: int, amount: object = "pass") -> Line:
    return {"seat": seat, "do": "bid", "amount": amount}


def refused(*lines: Line | bytes | str) -> tuple[int, str]:
    """The number of the first line that a reader refuses, and why."""
    rows = [x if isinstance(x, bytes) else x.encode() if isinstance(x, str) else json.dumps(x).encode() for x in lines]
    reader = Reader()
    with pytest.raises(RecordError) as error:
        for number, text in record.lines_of(b"".join(row + b"\n" for row in rows)):
            reader.read(number, text)
    assert "\n" not in str(error.value)
    return error.value.line, str(error.value)


def a_deal(seed: str = "a deal", options: Line | None = None) -> list[Line]:
    """The lines of a whole deal, header and score included."""
    table, lines = seated(seed, options)
    table.next_deal()
    play_deal(table)
    return [json.loads(line) for line in lines]


def thrown_in(seed: str = "thrown in") -> list[Line]:
    head = header(seed, options={"all_pass": "redeal"})
    passes = [bid((head["dealer"] + i) % 4) for i in (1, 2, 3, 4)]
    return [head, *passes, {"scored": {"redeal": True}}]


# --- writing ------------------------------------------------------------------------------------------------


def test_a_header_is_written_to_the_letter() -> None:
    match = Match(Tallyho, "daily:2026-11-30", None, ["you", "cpu:hard", "cpu:hard", "cpu:hard"])
    assert record.text_of(record.header(match, match.deck())) == (
        '{"cardtable": 1, "game": "tallyho", "rules": 1, "seed": "daily:2026-11-30", "deal": 0, "dealer": 3, '
        '"options": {"all_pass": "dealer"}, "scores": [0, 0], '
        '"players": ["you", "cpu:hard", "cpu:hard", "cpu:hard"], '
        f'"deck": "{DAILY}"}}'
    )


def test_a_later_header_has_the_number_the_dealer_and_the_totals_of_its_deal() -> None:
    match = Match(Tallyho, "città", {"all_pass": "redeal"})
    dealer = match.dealer
    match.scored(Result(redeal=True))
    match.scored(Result((155, 45), (-160, 45)))
    text = record.text_of(record.header(match, match.deck()))
    assert '"seed": "città", "deal": 2' in text
    assert f'"dealer": {(dealer + 1) % 4}, "options": {{"all_pass": "redeal"}}, "scores": [-160, 45]' in text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Action(0, "bid", {"amount": 135}), '{"seat": 0, "do": "bid", "amount": 135}'),
        (Action(1, "bid", {"amount": "pass"}), '{"seat": 1, "do": "bid", "amount": "pass"}'),
        (
            Action(0, "discard", {"cards": tuple(cards("G6 G8 B6 R6 R7")), "trump": "B"}),
            '{"seat": 0, "do": "discard", "cards": ["G6", "G8", "B6", "R6", "R7"], "trump": "B"}',
        ),
        (Action(0, "play", {"card": cards("G14")[0]}), '{"seat": 0, "do": "play", "card": "G14"}'),
        (Action(3, "play", {"card": cards("FOX")[0]}), '{"seat": 3, "do": "play", "card": "FOX"}'),
    ],
)
def test_an_action_is_written_to_the_letter(action: Action, text: str) -> None:
    assert record.text_of(action.to_json()) == text


def test_a_score_is_written_to_the_letter() -> None:
    line = record.scored(Result((155, 45), (155, 45)), (155, 45))
    assert record.text_of(line) == '{"scored": {"points": [155, 45], "scores": [155, 45], "totals": [155, 45]}}'
    line = record.scored(Result((155, 45), (-160, 45)), (-5, 545))
    assert record.text_of(line) == '{"scored": {"points": [155, 45], "scores": [-160, 45], "totals": [-5, 545]}}'


def test_a_deal_thrown_in_is_written_to_the_letter() -> None:
    assert record.text_of(record.scored(Result(redeal=True), (0, 0))) == '{"scored": {"redeal": true}}'


# --- reading ------------------------------------------------------------------------------------------------


def test_the_example_of_the_format_is_read() -> None:
    replay = replayed(
        [
            json.dumps(header()),
            '{"seat": 0, "do": "bid", "amount": 135}',
            '{"seat": 1, "do": "bid", "amount": "pass"}',
        ]
    )
    assert replay.match.seed == "daily:2026-11-30"
    assert [action.values for action in replay.actions] == [{"amount": 135}, {"amount": "pass"}]
    assert replay.deal is not None
    assert replay.deal.asked is not None
    assert replay.deal.asked.seat == 2
    assert replay.match.players == ("you", "cpu:hard", "cpu:hard", "cpu:hard")


def test_a_deal_that_is_scored_counts_and_the_table_is_empty() -> None:
    lines = a_deal()
    replay = replayed(list(map(json.dumps, lines)))
    assert replay.deal is None
    assert list(replay.match.totals) == lines[-1]["scored"]["totals"]
    assert replay.totals == [replay.match.totals]


def test_undo_takes_back_so_many_actions() -> None:
    first = (header()["dealer"] + 1) % 4
    turns = [(first + i) % 4 for i in range(4)]
    lines = [
        header(),
        bid(turns[0], 120),
        bid(turns[1], 125),
        {"undo": 2},
        bid(turns[0], 150),
        bid(turns[1]),
        {"undo": 1},
    ]
    replay = replayed(list(map(json.dumps, lines)))
    assert [action.values for action in replay.actions] == [{"amount": 150}]
    assert replay.practice
    assert not replayed(list(map(json.dumps, lines[:3]))).practice


def test_undo_can_take_back_the_whole_deal_and_one_undo_after_another() -> None:
    lines = a_deal()[:-8]
    answers = len(lines) - 1
    replay = replayed(list(map(json.dumps, [*lines, {"undo": answers}])))
    assert replay.actions == []
    replay = replayed(list(map(json.dumps, [*lines, {"undo": 2}, {"undo": answers - 2}])))
    assert replay.actions == []
    replay = replayed(list(map(json.dumps, [*lines, {"undo": 2}, *lines[-2:]])))
    assert len(replay.actions) == answers


def test_all_pass_throws_the_deal_in_and_the_same_dealer_deals_the_next_number() -> None:
    lines = thrown_in()
    again = header("thrown in", 1, dealer=lines[0]["dealer"], options={"all_pass": "redeal"})
    replay = replayed(list(map(json.dumps, [*lines, again])))
    assert (replay.match.number, replay.match.dealer) == (1, lines[0]["dealer"])
    moved = again | {"dealer": (again["dealer"] + 1) % 4}
    assert refused(*lines, moved)[0] == 7


def test_a_torn_last_line_is_left_out_wherever_it_is_torn() -> None:
    lines = a_deal()[:6]
    whole = "".join(json.dumps(line) + "\n" for line in lines).encode()
    last = json.dumps({"seat": 1, "do": "bid", "amount": "pass", "who": "città 🂡"}, ensure_ascii=False).encode()
    for cut in range(len(last)):
        assert [text for _, text in record.lines_of(whole + last[:cut])] == list(map(json.dumps, lines))
    assert len(list(record.lines_of(whole + last))) == len(lines) + 1


def test_a_whole_last_line_counts_though_its_line_break_is_missing() -> None:
    lines = list(map(json.dumps, a_deal()))
    assert len(replayed(lines[:4]).actions) == len(replayed(lines[:3], torn=lines[3]).actions) == 3


def test_a_broken_line_that_is_not_the_last_is_refused() -> None:
    lines = a_deal()
    assert refused(*lines[:3], '{"seat": 0, "d', *lines[3:])[0] == 4
    assert refused(*lines[:3], '{"seat": 0, "d')[0] == 4  # it has its line break, so it was written whole


def test_unknown_keys_and_unknown_kinds_of_line_are_ignored() -> None:
    lines = a_deal()
    odd = [{"chat": "hello", "by": 2}, {}, {"pause": 1.5}, {"comment": {"do": "play", "seat": 1}}]
    mixed: list[Line] = []
    for i, line in enumerate(lines):
        mixed += [line | {"ms": 12.5, "why": ["✓", None, {"x": 1}]}, odd[i % 4]]
    mixed[-2]["scored"] = lines[-1]["scored"] | {"comment": "well played"}
    assert (
        replayed(list(map(json.dumps, [*odd, *mixed]))).match.totals
        == replayed(list(map(json.dumps, lines))).match.totals
    )


def test_lines_may_come_in_any_order_of_keys_and_with_any_spaces() -> None:
    texts = [json.dumps(dict(reversed(line.items())), separators=(" ,", ":\t")) for line in a_deal()]
    assert replayed(texts).deal is None


def test_line_breaks_of_windows_are_read_and_a_byte_order_mark_is_refused_in_line_1() -> None:
    texts = list(map(json.dumps, a_deal()))
    assert replayed([text + "\r" for text in texts]).deal is None
    assert refused(b"\xef\xbb\xbf" + texts[0].encode(), *texts[1:])[0] == 1


def test_a_record_without_a_seed_deals_its_deck() -> None:
    for head in (header(None, dealer=2), changed(header(None, dealer=2), {"seed": ...})):
        replay = replayed([json.dumps(head)])
        assert replay.deal is not None
        assert (replay.match.seed, replay.deal.dealer, replay.deal.hand(3)) == (
            None,
            2,
            list(Tallyho.pack[:10]),
        )


def test_a_second_match_in_the_same_lines_closes_the_first() -> None:
    lines = a_deal("one")
    reader = Reader()
    for number, line in enumerate(lines, 1):
        assert reader.read(number, json.dumps(line)) is None
    first = reader.replay
    assert reader.read(len(lines) + 1, json.dumps(header("two"))) is first
    assert reader.replay is not None
    assert reader.replay.match.seed == "two"
    assert reader.replay.match.totals == (0, 0)


# --- what is refused, and in which line ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"cardtable": 2}, "version 2, newer than"),
        ({"cardtable": 99}, "version 99, newer than"),
        ({"cardtable": 0}, "cardtable"),
        ({"cardtable": "1"}, "cardtable"),
        ({"cardtable": 1.0}, "cardtable"),
        ({"cardtable": True}, "cardtable"),
        ({"cardtable": None}, "cardtable"),
        ({"game": "whist"}, "whist.*tallyho"),
        ({"game": ...}, "game"),
        ({"game": 3}, "game"),
        ({"rules": 2}, "rules 2"),
        ({"rules": "1"}, "rules"),
        ({"seed": ""}, "seed"),
        ({"seed": "a\nb"}, "seed"),
        ({"seed": 7}, "seed"),
        ({"seed": "\ud800"}, ""),
        ({"deal": 1}, "a match opens with deal 0"),
        ({"deal": -1}, "deal"),
        ({"deal": 0.0}, "deal"),
        ({"deal": False}, "deal"),
        ({"deal": ...}, "deal"),
        ({"dealer": 1}, "seat 3 is the first dealer"),
        ({"dealer": 4}, "dealer 4: the seats are 0 to 3"),
        ({"dealer": "3"}, "dealer"),
        ({"dealer": 3.0}, "dealer"),
        ({"dealer": ...}, "dealer"),
        ({"options": {"all_pass": "left"}}, "dealer, redeal"),
        ({"options": {"all_pass": 1}}, "dealer, redeal"),
        ({"options": []}, "options"),
        ({"options": None}, "options"),
        ({"scores": [5, 0]}, r"\[0, 0\]"),
        ({"scores": [0, 0, 0]}, "scores"),
        ({"scores": [0.0, 0]}, "scores"),
        ({"scores": [False, False]}, "scores"),
        ({"scores": ...}, "scores"),
        ({"players": ["you"]}, "players"),
        ({"players": "you"}, "players"),
        ({"players": [1, 2, 3, 4]}, "players"),
        ({"deck": DAILY.rsplit(" ", 1)[0]}, "45 cards"),
        ({"deck": DAILY + " R14"}, "45 cards"),
        ({"deck": DAILY.replace("FOX", "G13")}, "45 cards"),
        ({"deck": DAILY.replace("FOX", "MAT")}, "45 cards"),
        ({"deck": DAILY.replace("FOX", "fox")}, "'fox' is not a card code"),
        ({"deck": DAILY.replace(" ", "  ")}, "card code"),
        ({"deck": " ".join(map(str, Tallyho.pack))}, "not the one that its seed deals"),
        ({"deck": ""}, "card code"),
        ({"deck": DAILY.split()}, "deck"),
        ({"deck": ...}, "deck"),
    ],
)
def test_a_spoiled_header_is_refused(changes: Line, why: str) -> None:
    replayed([json.dumps(header())])  # as it is, it is read
    line, what = refused(changed(header(), changes))
    assert line == 1
    assert re.search(why, what), what


def test_a_newer_version_is_refused_with_a_message_that_says_so() -> None:
    head = {"cardtable": 2, "everything": "is different"}
    line, what = refused(head)
    assert line == 1
    assert "version 2" in what
    assert "newer" in what


@pytest.mark.parametrize(
    "changes",
    [
        {"deal": 2},
        {"deal": 3},
        {"seed": "another"},
        {"seed": None},
        {"options": {"all_pass": "redeal"}},
        {"dealer": "same"},
        {"dealer": "after next"},
        {"scores": [0, 0]},
        {"deck": "same"},
        {"game": "whist"},
    ],
    ids=str,
)
def test_a_header_that_does_not_go_on_with_its_match_is_refused(changes: Line) -> None:
    lines = a_deal()
    dealer = lines[0]["dealer"]
    head = header("a deal", 1, dealer=(dealer + 1) % 4, scores=lines[-1]["scored"]["totals"])
    replayed(list(map(json.dumps, [*lines, head])))
    wrong = {"same": {"dealer": dealer, "deck": lines[0]["deck"]}, "after next": {"dealer": (dealer + 2) % 4}}
    spoiled = {name: wrong[v][name] if isinstance(v, str) and v in wrong else v for name, v in changes.items()}
    assert refused(*lines, head | spoiled)[0] == len(lines) + 1


@pytest.mark.parametrize(
    "spoiled",
    [
        *[{"seat": wrong} for wrong in (1, 4, -4, 0.0, "0", False, None, ...)],
        *[{"do": wrong} for wrong in ("play", "Bid", "", None, ["bid"], "__init__", ...)],
        *[{"amount": wrong} for wrong in (115, 132, 205, 10**30, 135.0, "135", True, None)],
        *[{"amount": wrong} for wrong in ("Pass", [135], {}, ...)],
    ],
    ids=str,
)
def test_a_spoiled_action_is_refused(spoiled: Line) -> None:
    assert refused(header(), changed(bid(0, 135), spoiled), bid(1))[0] == 2


def test_an_action_without_a_deal_is_refused() -> None:
    assert refused(bid(0), header())[0] == 1
    lines = a_deal()
    assert refused(*lines, bid(0))[0] == len(lines) + 1
    for line in ({"undo": 1}, {"scored": {"redeal": True}}):
        assert refused(line, header())[0] == 1


def test_an_action_after_the_end_of_the_deal_is_refused() -> None:
    lines = a_deal()
    assert refused(*lines[:-1], lines[-2], lines[-1])[0] == len(lines)


def test_a_second_score_is_refused() -> None:
    lines = a_deal()
    assert refused(*lines, lines[-1])[0] == len(lines) + 1
    assert refused(*thrown_in(), thrown_in()[-1])[0] == 7


def test_a_score_before_the_end_of_the_deal_is_refused() -> None:
    lines = a_deal()
    assert refused(*lines[:-2], lines[-1])[0] == len(lines) - 1


def test_the_next_header_before_the_score_is_refused() -> None:
    lines = a_deal()
    head = header("a deal", 1, dealer=(lines[0]["dealer"] + 1) % 4, scores=lines[-1]["scored"]["totals"])
    assert refused(*lines[:-1], head)[0] == len(lines)
    assert refused(*lines[:-9], head)[0] == len(lines) - 8


@pytest.mark.parametrize("name", ["points", "scores", "totals"])
@pytest.mark.parametrize("spoil", ["more", "turned", "float", "seats", "short", "missing", "text", "null"])
def test_a_wrong_score_is_refused(name: str, spoil: str) -> None:
    lines = a_deal()
    right = lines[-1]["scored"][name]
    assert right[0] != right[1]
    wrong = {
        "more": [right[0] + 5, right[1]],
        "turned": right[::-1],
        "float": list(map(float, right)),
        "seats": right * 2,
        "short": right[:1],
        "text": str(right),
        "null": None,
    }
    values = {key: value for key, value in lines[-1]["scored"].items() if key != name}
    if spoil != "missing":
        values[name] = wrong[spoil]
    line, what = refused(*lines[:-1], {"scored": values})
    assert line == len(lines)
    assert name in what


@pytest.mark.parametrize("value", [{}, None, [], True, {"redeal": True}], ids=str)
def test_a_score_that_is_none_is_refused(value: object) -> None:
    lines = a_deal()
    assert refused(*lines[:-1], {"scored": value})[0] == len(lines)


@pytest.mark.parametrize(
    "value",
    [{}, {"redeal": False}, {"redeal": 1}, {"points": [0, 0], "scores": [0, 0], "totals": [0, 0]}],
    ids=str,
)
def test_a_deal_thrown_in_that_is_scored_otherwise_is_refused(value: object) -> None:
    assert refused(*thrown_in()[:-1], {"scored": value})[0] == 6


def test_a_match_that_is_won_does_not_go_on() -> None:
    table, texts = seated("won")
    while table.match.winner is None:
        table.next_deal()
        play_deal(table)
    lines = [json.loads(text) for text in texts]
    match = table.match
    head = header("won", match.number, dealer=match.dealer, scores=list(match.totals))
    line, what = refused(*lines, head)
    assert line == len(lines) + 1
    assert "over" in what


@pytest.mark.parametrize("count", [0, -1, 3, 99, 1.0, "1", True, None, [1], {}], ids=str)
def test_an_undo_of_what_is_not_there_is_refused(count: object) -> None:
    assert refused(header(), bid(0, 120), bid(1), {"undo": count})[0] == 4


def test_an_undo_does_not_reach_across_deals() -> None:
    lines = a_deal()
    head = header("a deal", 1, dealer=(lines[0]["dealer"] + 1) % 4, scores=lines[-1]["scored"]["totals"])
    turn = (head["dealer"] + 1) % 4
    assert refused(*lines, {"undo": 1})[0] == len(lines) + 1
    assert refused(*lines, head, {"undo": 1})[0] == len(lines) + 2
    assert refused(*lines, head, bid(turn), {"undo": 2})[0] == len(lines) + 3


def test_an_undo_cannot_take_back_what_was_taken_back() -> None:
    assert refused(header(), bid(0, 120), bid(1), {"undo": 2}, {"undo": 1})[0] == 5


@pytest.mark.parametrize(
    "row",
    [
        *[
            b"",
            b" ",
            b"null",
            b"7",
            b'"play"',
            b"[]",
            b'[{"seat": 0}]',
            b"{",
            b"}",
            b"{'seat': 0}",
            b"seat: 0",
        ],
        *[
            b"\x00",
            b"\xfe\xff",
            b'{"chat": "\xff"}',
            b'{"chat": "a\tb"}',
            b'{"seat": 0,}',
            b'{"undo": 1} {"undo": 1}',
        ],
        *[b'{"chat": NaN}', b'{"chat": Infinity}', b'{"chat": -Infinity}', b'{"n": ' + b"9" * 5000 + b"}"],
        b'{"seat": 0, "do": "bid", "amount": 120, "amount": 125}',
        b'{"chat": {"a": 1, "a": 1}}',
        b'{"deep": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    ],
    ids=lambda row: repr(row[:30]),
)
def test_a_line_that_is_no_json_object_in_utf8_is_refused(row: bytes) -> None:
    assert refused(header(), bid(0, 120), row, bid(1))[0] == 3


def test_a_refused_line_changes_nothing() -> None:
    lines = a_deal()
    reader = Reader()
    bad = [
        {"seat": 9, "do": "bid", "amount": 1},
        {"undo": 99},
        {"scored": {}},
        header("x", 5),
        header("x", dealer=9),
        "{",
    ]
    for number, line in enumerate(lines, 1):
        if number > 1:
            before = reader.replay
            for wrong in bad:
                with pytest.raises(RecordError):
                    reader.read(number, wrong if isinstance(wrong, str) else json.dumps(wrong))
            assert reader.replay is before
        reader.read(number, json.dumps(line))
    assert reader.replay is not None
    assert list(reader.replay.match.totals) == lines[-1]["scored"]["totals"]


# --- a file of one match ------------------------------------------------------------------------------------


def test_a_file_is_read_as_far_as_it_goes(tmp_path: Path) -> None:
    lines = a_deal()
    path = tmp_path / "a.cardtable"
    path.write_bytes("".join(json.dumps(line) + "\n" for line in lines[:9]).encode() + b'{"seat": 0, "do')
    replay = record.read(path)
    assert (len(replay.actions), replay.lines) == (8, 9)


@pytest.mark.parametrize("data", [b"", b'{"cardtable": 1, "ga', b'{"chat": "hello"}\n', b"\n"])
def test_a_file_without_a_match_is_refused(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "a.cardtable"
    path.write_bytes(data)
    with pytest.raises(RecordError):
        record.read(path)


def test_a_file_of_one_match_holds_no_second(tmp_path: Path) -> None:
    lines = a_deal()
    path = tmp_path / "a.cardtable"
    path.write_bytes("".join(json.dumps(line) + "\n" for line in [*lines, header("two")]).encode())
    with pytest.raises(RecordError, match="second match") as error:
        record.read(path)
    assert error.value.line == len(lines) + 1


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 300)
    | st.floats()
    | st.sampled_from(["pass", "bid", "R14", "tallyho", ""]),
    lambda inner: (
        st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(["redeal", "points", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)
KEYS = [
    "cardtable",
    "game",
    "seed",
    "deal",
    "dealer",
    "options",
    "scores",
    "deck",
    "seat",
    "do",
    "amount",
    "undo",
    "scored",
]


@given(st.dictionaries(st.sampled_from(KEYS), JUNK, max_size=6), st.integers(0, 5))
@settings(deadline=None, derandomize=True, max_examples=200)
def test_whatever_a_line_says_it_is_read_or_refused(line: Line, after: int) -> None:
    reader = Reader()
    for number, good in enumerate([header(), bid(0, 120), bid(1), bid(2), bid(3)][:after], 1):
        reader.read(number, json.dumps(good))
    try:
        reader.read(7, json.dumps(line))
    except RecordError as why:
        assert why.line == 7


def test_every_game_in_the_box_is_known_to_the_reader() -> None:
    for game in GAMES.values():
        match = Match(game, "known")
        assert replayed([record.text_of(record.header(match, match.deck()))]).match.game is game
