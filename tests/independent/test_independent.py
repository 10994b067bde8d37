"""The program's reader and the rules written down a second time must agree: here on a small scale."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from cardtable import record
from cardtable.games import GAMES

from ..golden.test_golden import EXPECTED, RECORDS
from ..helpers.tables import play_deal, seated
from . import spoil
from .check import check_records, spoiled_matches
from .matches import GAMES as RULES
from .matches import Wrong, bytes_of, judge, play_match

CHUNKS = 3  # so that workers share the work
every_game = pytest.mark.parametrize("game", RULES)


def found(data: bytes) -> record.Replay:
    reader = record.Reader()
    for number, text in record.lines_of(data):
        assert reader.read(number, text) is None
    assert reader.replay is not None
    return reader.replay


@every_game
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_legal_matches_are_read_with_the_scores_that_they_have(game: str, chunk: int) -> None:
    for i in range(40):
        label = f"suite/{chunk}/{i}"
        match = play_match(game, label, most_deals=1 + i % 5 if i else 99)
        replay = found(bytes_of(match.lines, label, torn=i % 4 == 0))
        scored = [
            {"points": list(result.points), "scores": list(result.scores), "totals": list(totals)}
            for result, totals in zip(replay.match.results, replay.totals, strict=True)
            if not result.redeal
        ]
        assert (scored, list(replay.match.totals), replay.match.winner) == (
            match.deals,
            match.totals,
            match.winner,
        )
        assert replay.practice == any("undo" in line for line in match.lines)


@every_game
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_spoiled_matches_are_refused_in_the_line_that_was_spoiled(game: str, chunk: int) -> None:
    for rows, line, name in spoiled_matches(game, f"suite/{chunk}", 120):
        with pytest.raises(record.RecordError) as error:
            found(b"".join(row + b"\n" for row in rows))
        assert error.value.line == line, (name, str(error.value))


@every_game
def test_every_way_of_spoiling_is_met_and_the_judge_finds_the_same_line(game: str) -> None:
    """The spoiler's own word is not enough: where the line can be read at all, the other rules object too."""
    matches = [play_match(game, f"judge/{i}", most_deals=3) for i in range(24)]
    won = (m for i in range(20) if (m := play_match(game, f"won/{i}")).winner is not None)
    matches += [next(won), next(won)]
    assert len(spoil.ways(game)) > 60
    for way in spoil.ways(game):
        met = 0
        for i, match in enumerate(matches):
            done = spoil.spoiled(match, f"judge/{i}", way) if met < 8 else None
            if done is None:
                continue
            rows, line, name = done
            met += 1
            try:
                judge([json.loads(row) for row in rows])
            except Wrong as wrong:
                assert wrong.line == line, name
            except (ValueError, KeyError, TypeError, AttributeError):
                pass  # no JSON, or of a shape that the judge does not know
            else:
                assert name == "line_with_a_name_twice"
        assert met, way


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("tallyho", {"all_pass": "dealer"}),
        ("tallyho", {"all_pass": "redeal"}),
        ("tarot", {"session_total": "off"}),
        ("tarot", {"session_total": "on"}),
        ("piedicavallo", {}),
        ("piedicavallo", {"length": "single", "talk": "off"}),
        ("piedicavallo", {"talk": "full"}),
        ("thousand", {"players": 2}),
        ("thousand", {"players": 2, "table_cards": "nobody", "marriage": "after_trick", "rounding": 10}),
        ("thousand", {"players": 3, "declarer_scores": "actual"}),
        ("thousand", {"players": 3, "must_trump": "off", "rounding": 5}),
    ],
)
def test_what_the_program_records_keeps_to_the_rules_written_independently(game: str, options: dict[str, Any]) -> None:
    data = ""
    for i in range(3):
        table, lines = seated(f"records/{i}", options, game)
        while not table.match.over and table.match.number < (GAMES[game].hands or 12):
            table.next_deal()
            play_deal(table)
        data += "".join(line + "\n" for line in lines)
    judged, complaints = check_records(game, data.encode())
    assert complaints == []
    assert len(judged) == 3


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_keep_to_the_rules_written_independently(path: Path) -> None:
    match = judge([json.loads(row) for row in path.read_text("utf-8").splitlines()])
    expected = json.loads(EXPECTED.read_text("utf-8"))[path.stem]
    assert [[deal["points"], deal["scores"]] for deal in match.deals] == [d for d in expected["deals"] if d != "redeal"]
    assert (match.totals, match.winner) == (expected["totals"], expected["winner"])


def test_the_independent_rules_know_nothing_of_the_program() -> None:
    for path in Path(__file__).parent.glob("*.py"):
        if not path.name.startswith("test_"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                assert not [name for name in names if name.startswith(("cardtable", "tests.helpers"))], path.name


@every_game
def test_both_have_the_same_pack_and_options(game: str) -> None:
    assert list(map(str, GAMES[game].pack)) == RULES[game].PACK
    options = GAMES[game].options
    assert {name: set(field.values({})) for name, field in options.items()} == {
        name: set(values) for name, values in RULES[game].OPTIONS.items()
    }
    assert GAMES[game].with_defaults({}) == {name: values[0] for name, values in RULES[game].OPTIONS.items()}
