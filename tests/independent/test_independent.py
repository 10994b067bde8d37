"""The program's reader and the rules written down a second time must agree: here on a small scale."""

import ast
import json
from collections import Counter
from pathlib import Path

import pytest

from cardtable import record
from cardtable.games import GAMES

from ..helpers.tables import play_deal, seated
from . import rules, spoil
from .check import check_records, spoiled_matches
from .matches import Wrong, bytes_of, judge, play_match

CHUNKS = 4  # so that workers share the work


def found(data: bytes) -> record.Replay:
    reader = record.Reader()
    for number, text in record.lines_of(data):
        assert reader.read(number, text) is None
    assert reader.replay is not None
    return reader.replay


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_legal_matches_are_read_with_the_scores_that_they_have(chunk: int) -> None:
    for i in range(40):
        label = f"suite/{chunk}/{i}"
        match = play_match(label, most_deals=1 + i % 5 if i else 99)
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


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_spoiled_matches_are_refused_in_the_line_that_was_spoiled(chunk: int) -> None:
    for rows, line, name in spoiled_matches(f"suite/{chunk}", 100):
        with pytest.raises(record.RecordError) as error:
            found(b"".join(row + b"\n" for row in rows))
        assert error.value.line == line, (name, str(error.value))


def test_every_way_of_spoiling_is_met_and_the_judge_finds_the_same_line() -> None:
    """The spoiler's own word is not enough: where the line can be read at all, the other rules object too."""
    matches = [play_match(f"judge/{i}", most_deals=3) for i in range(12)]
    matches += [next(m for m in (play_match(f"won/{i}") for i in range(20)) if m.winner is not None)]
    met: Counter[str] = Counter()
    for i in range(700):
        done = spoil.spoiled(matches[i % len(matches)], f"judge/{i}")
        if done is None:
            continue
        rows, line, name = done
        met[name] += 1
        try:
            judge([json.loads(row) for row in rows])
        except Wrong as wrong:
            assert wrong.line == line, name
        except (ValueError, KeyError, TypeError, AttributeError):
            pass  # no JSON, or of a shape that the judge does not know
        else:
            assert name == "line_with_a_name_twice"
    rare = {"scored_as_if_played", "dealer_asked_who_is_not", "match_that_goes_on_when_won"}
    assert set(met) >= set(spoil.SPOILINGS) - rare
    assert len(spoil.SPOILINGS) > 40


@pytest.mark.parametrize("all_pass", ["dealer", "redeal"])
def test_what_the_program_records_keeps_to_the_rules_written_independently(all_pass: str) -> None:
    data = ""
    for i in range(4):
        table, lines = seated(f"records/{i}", {"all_pass": all_pass})
        while table.match.winner is None and table.match.number < 12:
            table.next_deal()
            play_deal(table)
        data += "".join(line + "\n" for line in lines)
    judged, complaints = check_records(data.encode())
    assert complaints == []
    assert len(judged) == 4
    assert any(match.winner is not None for match in judged)


def test_the_independent_rules_know_nothing_of_the_program() -> None:
    for path in Path(__file__).parent.glob("*.py"):
        if not path.name.startswith("test_"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                assert not [name for name in names if name.startswith(("cardtable", "tests.helpers"))], path.name


def test_both_have_the_same_pack() -> None:
    assert list(map(str, GAMES["tallyho"].pack)) == rules.PACK
