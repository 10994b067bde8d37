"""Whole matches recorded once and frozen: they replay to the same scores, and are written the same again."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable import record
from cardtable.core.fields import Action
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.record import Replay
from cardtable.table import Table
from cardtable.verify import Verified, verify

FOLDER = Path(__file__).parent
EXPECTED = FOLDER / "expected.json"
RECORDS = sorted(FOLDER.glob("*.cardtable"))

every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def summary(replay: Replay) -> dict[str, Any]:
    """What came of a match, without what is written in its record."""
    return {
        "seed": replay.match.seed,
        "deals": [
            "redeal" if result.redeal else [list(result.points), list(result.scores)] for result in replay.match.results
        ],
        "totals": list(replay.match.totals),
        "winner": replay.match.winner,
        "practice": replay.practice,
    }


def lines_in(path: Path) -> list[dict[str, Any]]:
    return [json.loads(row) for row in path.read_text("utf-8").splitlines()]


@every_record
def test_a_golden_record_replays_to_its_scores(path: Path) -> None:
    assert summary(record.read(path)) == json.loads(EXPECTED.read_text("utf-8"))[path.stem]


@every_record
def test_a_golden_record_verifies(path: Path) -> None:
    (verified,) = verify(path)
    assert isinstance(verified, Verified)
    assert verified.complete


@every_record
def test_a_table_fed_with_the_answers_of_a_golden_record_writes_the_same_bytes(path: Path) -> None:
    lines, written = lines_in(path), list[str]()
    head = lines[0]
    match = Match(GAMES[head["game"]], head["seed"], head["options"], head["players"])
    table = Table(match, (), written.append)
    for line in lines:
        if "cardtable" in line:
            table.next_deal()
        elif "undo" in line:
            table.undo(line["undo"])
        elif "do" in line:
            table.submit(Action(line["seat"], line["do"], {k: v for k, v in line.items() if k not in ("seat", "do")}))
    assert "".join(line + "\n" for line in written).encode() == path.read_bytes()


@every_record
def test_a_table_that_goes_on_in_the_middle_of_a_golden_record_writes_the_rest(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    for cut in range(5, len(lines), 97):
        reader = record.Reader()
        for number, text in record.lines_of(b"".join(lines[:cut])):
            reader.read(number, text)
        replay = reader.replay
        assert replay is not None
        rest: list[str] = []
        table = Table(replay.match, (), rest.append, replay)
        for line in map(json.loads, lines[cut:]):
            if "cardtable" in line:
                table.next_deal()
            elif "undo" in line:
                table.undo(line["undo"])
            elif "do" in line:
                values = {k: v for k, v in line.items() if k not in ("seat", "do")}
                table.submit(Action(line["seat"], line["do"], values))
        assert "".join(line + "\n" for line in rest).encode() == b"".join(lines[cut:])


def test_there_are_golden_records_of_every_game_and_option_with_undo_redeals_and_a_daily_match() -> None:
    met = {
        (line["game"], name, value)
        for path in RECORDS
        for line in lines_in(path)[:1]
        for name, value in line["options"].items()
    }
    games = {line["game"] for path in RECORDS for line in lines_in(path)[:1]}
    assert games == set(GAMES)
    for game in GAMES.values():
        for name, field in game.options.items():
            assert {(game.name, name, value) for value in field.values({})} <= met
    text = "".join(path.read_text("utf-8") for path in RECORDS)
    assert '{"undo": ' in text
    assert '{"scored": {"redeal": true}}' in text
    assert '"seed": "daily:' in text
    assert {path.stem for path in RECORDS} == set(json.loads(EXPECTED.read_text("utf-8")))
