"""The command line of the records page, run as a program and as a function."""

import gc
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cardtable import __version__, selftest, simulate
from cardtable.__main__ import main
from cardtable.games import GAMES
from cardtable.simulate import mean_of
from cardtable.ui import app

PROGRAM = [sys.executable, "-m", "cardtable"]
Capture = pytest.CaptureFixture[str]


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*PROGRAM, *args], capture_output=True, text=True, encoding="utf-8", timeout=60)


def simulated(capsys: Capture, *args: str) -> dict[str, Any]:
    """The JSON result of `simulate tallyho`, without its timings."""
    assert main(["simulate", "tallyho", *args, "--json"]) == 0
    result: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert set(result.pop("thinking_ms")) == {"seats", "sides"}
    return result


# --- arguments ----------------------------------------------------------------------------------------------

BAD = [
    (["simulate"], "GAME"),
    (["simulate", "whist"], "tallyho"),
    (["simulate", "tallyho", "--matches", "0"], "from 1"),
    (["simulate", "tallyho", "--matches", "x"], "from 1"),
    (["simulate", "tallyho", "--deals", "-1"], "from 1"),
    (["simulate", "tallyho", "--jobs", "1.5"], "from 1"),
    (["simulate", "tallyho", "--matches", "1", "--deals", "1"], "one of them"),
    (["simulate", "tallyho", "--players", "expert"], "random, easy, medium, hard"),
    (["simulate", "tallyho", "--players", "easy,medium"], "4"),
    (["simulate", "tallyho", "--players", ""], "random, easy, medium, hard"),
    (["simulate", "tallyho", "--options", "all_pass=maybe"], "dealer|redeal"),
    (["simulate", "tallyho", "--options", "colour=red"], "all_pass=dealer|redeal"),
    (["simulate", "tallyho", "--options", "all_pass"], "all_pass=dealer|redeal"),
    (["simulate", "thousand", "--options", "players=4"], "3|2"),
    (["simulate", "thousand", "--options", "rounding=05"], "exact|5|10"),
    (["simulate", "thousand", "--options", "players=2", "--players", "easy,easy,easy"], "2 seats"),
    (["simulate", "tarot", "--options", "session_total=yes"], "off|on"),
    (["simulate", "tarot", "--players", "easy,easy,easy"], "2 seats"),
    (["simulate", "tallyho", "--seed", ""], "at least one character"),
    (["simulate", "tallyho", "--seed", "a\nb"], "line break"),
    (["simulate", "tallyho", "--seed", "\udcff"], "proper text"),
    (["simulate", "tallyho", "--records", "no/such/folder/file"], "no/such/folder/file"),
    (["simulate", "tallyho", "--match", "1"], "--match"),
    (["verify"], "FILE"),
    (["verify", "no-such-file"], "no-such-file"),
    (["verify", "."], "."),
    (["play"], "simulate"),
    (["--nonsense"], "--nonsense"),
    (["simulate", "tallyho", "--nonsense\nmore"], "--nonsense"),
]


@pytest.mark.parametrize(("args", "allowed"), BAD)
def test_a_bad_argument_is_answered_in_one_line_that_names_what_is_allowed(
    args: list[str], allowed: str, capsys: Capture
) -> None:
    assert main(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n")
    assert len(err.splitlines()) == 1
    assert allowed in err


def test_version_and_help(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"cardtable {__version__}\n"
    for args in (["--help"], ["simulate", "--help"], ["verify", "--help"]):
        assert main(args) == 0
        out, err = capsys.readouterr()
        assert "usage: cardtable" in out
        assert err == ""
    assert main(["simulate", "--help"]) == 0
    assert "cheat, which sees all cards" in " ".join(capsys.readouterr().out.split())


def test_no_command_imports_qt() -> None:
    code = (
        "import sys\n"
        "from cardtable.__main__ import main\n"
        "assert main(['simulate', 'tallyho', '--deals', '1']) == 0\n"
        "assert main(['verify', 'none']) == 2\n"
        "assert not [name for name in sys.modules if 'PySide' in name or name.startswith('cardtable.ui')]\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)


def test_the_self_test_says_what_is_missing(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["tallyho"], "art", "no-such-deck")
    monkeypatch.setattr(selftest, "hand", lambda game: "")
    monkeypatch.setattr(selftest, "window", lambda: iter(()))
    assert main(["--self-test"]) == 1
    out = capsys.readouterr().out
    assert "FAILED  tallyho cards: " in out and "damaged" in out


def test_a_frozen_program_that_is_not_compiled_is_not_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest.solver, "__file__", "solver.py")
    assert "interpreted: solver" in selftest.search()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(selftest.Failed, match="not compiled: solver"):
        selftest.search()


# --- the window -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "profile", "file"),
    [
        ([], None, None),
        (["--profile", "stick"], "stick", None),
        (["a match.cardtable"], None, "a match.cardtable"),
        (["--profile", "stick", "민수.cardtable"], "stick", "민수.cardtable"),
        ([__file__], None, __file__),  # any file that is there: what is wrong with it is said in the window
    ],
)
def test_the_window_gets_a_profile_and_a_file(
    monkeypatch: pytest.MonkeyPatch, args: list[str], profile: str | None, file: str | None
) -> None:
    given: list[object] = []
    monkeypatch.setattr(gc, "disable", lambda: None)  # it would last for all tests that follow
    monkeypatch.setattr(app, "main", lambda *words: given.extend(words) or 0)
    assert main(args) == 0
    assert given == [profile, file and Path(file)]


def test_a_profile_is_the_folder_of_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = app.Folders(str(tmp_path))
    assert given.settings == given.data == given.state == tmp_path
    monkeypatch.setenv(app.PROFILE, str(tmp_path / "of the variable"))
    assert app.Folders(None).data == tmp_path / "of the variable"
    assert app.Folders(str(tmp_path)).data == tmp_path


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["one.cardtable", "two.cardtable"], "one match at a time"),
        (["nothing"], "invalid choice: 'nothing'"),
        (["--profile"], "expected one argument"),
        (["verify"], "FILE"),
    ],
)
def test_what_the_window_cannot_take_is_said(capsys: Capture, args: list[str], said: str) -> None:
    assert main(args) == 2
    out, err = capsys.readouterr()
    assert out == "" and said in err and err.count("\n") == 1


# --- simulate -----------------------------------------------------------------------------------------------


def test_the_same_arguments_give_the_same_whatever_the_jobs(capsys: Capture, tmp_path: Path) -> None:
    args = ["--matches", "2", "--players", "easy,medium,random,hard", "--seed", "città 🂡"]
    results: list[dict[str, Any]] = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{len(results)}.jsonl"
        results.append(simulated(capsys, *args, "--jobs", jobs, "--records", str(file)))
    first, *others = (file.read_bytes() for file in sorted(tmp_path.iterdir()))
    assert all(other == first for other in others)
    assert all(result == results[0] for result in results)
    seeds = [json.loads(line)["seed"] for line in first.splitlines() if b'"deal": 0' in line]
    assert seeds == [f"città 🂡/{number}" for number in range(2)]


def test_options_that_are_numbers_are_numbers_in_the_record(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    options = ["players=2", "rounding=5", "four_nines=on"]
    args = ["--deals", "2", "--players", "random", "--records", str(file), "--json"]
    assert main(["simulate", "thousand", "--options", *options, *args]) == 0
    assert len(json.loads(capsys.readouterr().out)["sides"]) == 2
    head = json.loads(file.read_text("utf-8").splitlines()[0])
    assert (head["options"]["players"], head["options"]["rounding"]) == (2, 5)
    assert (head["scores"], head["players"]) == ([0, 0], ["cpu:random"] * 2)
    assert main(["verify", str(file)]) == 0
    text = (
        file.read_text("utf-8")
        .replace('"players": 2,', '"players": "2",')
        .replace('"rounding": 5,', '"rounding": "5",')
    )
    file.write_text(text, "utf-8")
    assert '"rounding": "5"' in text
    assert main(["verify", str(file)]) == 0


def test_what_was_simulated_verifies(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    result = simulated(capsys, "--matches", "3", "--records", str(file), "--options", "all_pass=redeal")
    assert main(["verify", str(file), "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    matches = [json.loads(line) for line in out.splitlines()]
    assert len(matches) == 3
    assert all(match["complete"] for match in matches)
    assert sum("points" in deal for match in matches for deal in match["deals"]) == result["deals"]
    assert [sum(match["winner"] == side for match in matches) for side in (0, 1)] == [
        side["matches_won"] for side in result["sides"]
    ]


def test_a_match_of_tarot_is_two_hands_and_the_higher_total_wins_it(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "tarot.jsonl"
    args = ["--matches", "12", "--players", "random", "--seed", "two 5", "--records", str(file), "--json"]
    assert main(["simulate", "tarot", "--options", "session_total=on", *args]) == 0
    result = json.loads(capsys.readouterr().out)
    assert main(["verify", str(file), "--json"]) == 0
    matches = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (len(matches), result["matches"], result["unfinished"], result["faults"]) == (12, 12, 0, 0)
    for match in matches:
        one, other = match["deals"]
        assert (
            match["totals"] == other["totals"] == [a + b for a, b in zip(one["scores"], other["scores"], strict=True)]
        )
        south, west = match["totals"]
        assert match["winner"] == ("draw" if south == west else int(west > south))
        assert match["complete"] is True
    winners = [match["winner"] for match in matches]
    assert [winners.count(0), winners.count(1)] == [side["matches_won"] for side in result["sides"]]
    assert result["draws"] == winners.count("draw") > 0
    heads = [line for line in map(json.loads, file.read_text("utf-8").splitlines()) if "deck" in line]
    assert [head["deal"] for head in heads] == [0, 1] * 12
    assert all(one["dealer"] != other["dealer"] for one, other in zip(heads[::2], heads[1::2], strict=True))


def test_separate_deals_are_matches_of_one_deal(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    result = simulated(capsys, "--deals", "4", "--seed", "s", "--records", str(file))
    heads = [line for line in map(json.loads, file.read_text("utf-8").splitlines()) if "cardtable" in line]
    assert [(head["seed"], head["deal"], head["scores"]) for head in heads] == [
        (f"s/{number}", 0, [0, 0]) for number in range(4)
    ]
    assert result["deals"] == 4
    assert result["matches"] == 0


def test_duplicate_plays_each_deal_in_every_rotation_that_differs(capsys: Capture, tmp_path: Path) -> None:
    for players, rotations in (("easy,random,easy,random", 2), ("medium", 1), ("easy,easy,easy,random", 4)):
        file = tmp_path / f"{players}.jsonl"
        args = ["--deals", "2", "--duplicate", "--players", players, "--records", str(file)]
        result = simulated(capsys, *args)
        heads = [line for line in map(json.loads, file.read_text("utf-8").splitlines()) if "deck" in line]
        assert result["deals"] == len(heads) == 2 * rotations
        assert len({head["deck"] for head in heads}) == 2
        assert len({tuple(head["players"]) for head in heads}) == rotations


def test_rotated_players_keep_their_place_in_the_result(capsys: Capture) -> None:
    result = simulated(capsys, "--deals", "15", "--duplicate", "--players", "medium,random,medium,random")
    assert [seat["player"] for seat in result["seats"]] == ["medium", "random"] * 2
    ours, theirs = result["sides"]
    assert ours["points"]["mean"] > theirs["points"]["mean"]
    assert ours["points"]["mean"] + theirs["points"]["mean"] == pytest.approx(200)
    assert result["lead"]["mean"] == pytest.approx(ours["scores"]["mean"] - theirs["scores"]["mean"], abs=0.01)


def test_matches_that_never_end_are_given_up(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "MOST_DEALS", 3)
    result = simulated(capsys, "--matches", "2", "--players", "random")
    assert result["unfinished"] == 2
    assert result["deals"] == 6


def test_the_table_for_people_is_aligned(capsys: Capture) -> None:
    assert main(["simulate", "tallyho", "--matches", "2"]) == 0
    out, err = capsys.readouterr()
    assert err == ""  # no bar where there is no terminal
    title, head, *rows = out.splitlines()
    assert title.startswith("tallyho, seed cardtable: 2 matches, ")
    assert [row.split()[0] for row in rows] == ["seat"] * 4 + ["side"] * 3
    assert len({len(line) for line in [head, *rows[:6]]}) == 1


def test_the_interval_is_by_seeds() -> None:
    assert mean_of([]) == {"mean": None, "ci": None}
    assert mean_of([(0, 10), (0, 20)]) == {"mean": 15.0, "ci": None}
    # as of two independent values, 10 and 20: 1.96 standard errors of 5
    assert mean_of([(0, 10), (1, 20)]) == {"mean": 15.0, "ci": 9.8}
    # a deal and its duplicate cancel their luck
    assert mean_of([(0, 10), (0, -8), (1, -5), (1, 7)]) == {"mean": 1.0, "ci": 0.0}


# --- verify -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of three matches."""
    file = tmp_path_factory.mktemp("records") / "three.jsonl"
    assert main(["simulate", "tallyho", "--matches", "3", "--seed", "v", "--records", str(file)]) == 0
    return file.read_text("utf-8").splitlines()


def starts(lines: list[str]) -> list[int]:
    return [at for at, line in enumerate(lines) if '"deal": 0' in line]


def verified(capsys: Capture, path: Path, data: str | bytes) -> tuple[int, list[Any], list[str]]:
    """Exit code, matches and complaints."""
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    capsys.readouterr()
    code = main(["verify", str(path), "--json"])
    out, err = capsys.readouterr()
    return code, [json.loads(line)["seed"] for line in out.splitlines()], err.splitlines()


def test_each_match_has_its_first_error_reported(capsys: Capture, tmp_path: Path, record: list[str]) -> None:
    lines, (_, second, third) = record[:], starts(record)
    lines[second + 3] = '{"seat": 9, "do": "bid", "amount": 120}'
    lines[second + 5] = "rubbish"
    path = tmp_path / "r.jsonl"
    code, seeds, errors = verified(capsys, path, "\n".join(lines) + "\n")
    assert (code, seeds) == (1, ["v/0", "v/2"])
    assert len(errors) == 1
    assert errors[0].startswith(f"{path}:{second + 4}: ")
    lines[third] = lines[third].replace('"scores": [0, 0]', '"scores": [5, 0]')
    code, seeds, errors = verified(capsys, path, "\n".join(lines) + "\n")
    assert (code, seeds) == (1, ["v/0"])
    assert [error.split(": ")[0] for error in errors] == [f"{path}:{second + 4}", f"{path}:{third + 1}"]


def test_a_bad_header_is_of_its_own_match(capsys: Capture, tmp_path: Path, record: list[str]) -> None:
    _, second, _ = starts(record)
    for header in (record[second][:-2], record[second].replace('"deck": "', '"deck": "R99 ')):
        lines = [*record[:second], header, *record[second + 1 :]]
        code, seeds, errors = verified(capsys, tmp_path / "r.jsonl", "\n".join(lines) + "\n")
        assert (code, seeds, len(errors)) == (1, ["v/0", "v/2"], 1)
        assert f":{second + 1}: " in errors[0]


def test_bytes_that_are_no_text_are_an_error_of_their_line(capsys: Capture, tmp_path: Path, record: list[str]) -> None:
    _, second, _ = starts(record)
    rows = [line.encode() for line in record]
    rows[second + 2] = b"\xff\xfe"
    code, seeds, errors = verified(capsys, tmp_path / "r.jsonl", b"\n".join(rows) + b"\n")
    assert (code, seeds, len(errors)) == (1, ["v/0", "v/2"], 1)
    assert f":{second + 3}: " in errors[0]


def test_a_torn_last_line_is_ignored(capsys: Capture, tmp_path: Path, record: list[str]) -> None:
    text = "\n".join(record[: starts(record)[1] - 4])
    for torn in (text[:-5], text + "\n" + '{"sea', text + '\n{"comment": "ö'):
        path = tmp_path / "torn.cardtable"
        path.write_bytes(torn.encode()[: -1 if torn.endswith("ö") else None])
        assert main(["verify", "--json", str(path)]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        match = json.loads(out)
        assert match["winner"] is None
        assert match["complete"] is False


def test_a_match_of_tarot_is_complete_after_every_hand_and_at_no_other_time(capsys: Capture, tmp_path: Path) -> None:
    file, part = tmp_path / "whole.cardtable", tmp_path / "part.cardtable"
    assert main(["simulate", "tarot", "--matches", "1", "--players", "random", "--records", str(file)]) == 0
    lines = file.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == 2 * 80
    for count, hands in ((1, 0), (2, 0), (79, 0), (80, 1), (81, 1), (120, 1), (159, 1), (160, 2)):
        part.write_text("".join(lines[:count]), "utf-8")
        capsys.readouterr()
        assert main(["verify", str(part), "--json"]) == 0
        match = json.loads(capsys.readouterr().out)
        assert (len(match["deals"]), match["complete"]) == (hands, count % 80 == 0)
        assert (match["winner"] is None) == (count % 80 != 0)


def test_matches_of_tarot_are_parted_by_their_first_headers_though_none_is_ever_over(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "three.jsonl"
    args = ["--matches", "3", "--players", "random", "--seed", "t", "--records", str(file)]
    assert main(["simulate", "tarot", *args]) == 0
    lines = file.read_text("utf-8").splitlines()
    _, second, _ = starts(lines)
    # the first match ends in the middle of a hand, the second one's header is no JSON
    lines[second] = lines[second][:-2]
    code, seeds, errors = verified(capsys, tmp_path / "r.jsonl", "\n".join([*lines[:100], *lines[second:]]) + "\n")
    assert (code, seeds, len(errors)) == (1, ["t/0", "t/2"], 1)
    assert ":101: " in errors[0]
    code, seeds, errors = verified(capsys, tmp_path / "r.jsonl", "\n".join(lines) + "\n")
    assert (code, seeds, len(errors)) == (1, ["t/0", "t/2"], 1)
    assert f":{second + 1}: " in errors[0]


@pytest.mark.parametrize("data", ["", '{"comment": 1}\n', '{"car'])
def test_a_file_without_a_match_is_wrong(capsys: Capture, tmp_path: Path, data: str) -> None:
    path = tmp_path / "none.jsonl"
    assert verified(capsys, path, data) == (1, [], [f"{path}:1: there is no match in it"])


def test_the_worst_file_decides(capsys: Capture, tmp_path: Path, record: list[str]) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text("\n".join(record) + "\n", "utf-8")
    bad.write_text("rubbish\n", "utf-8")
    assert main(["verify", str(good)]) == 0
    out = capsys.readouterr().out
    assert len(out.splitlines()) == 3
    assert f"{good}:1: tallyho, seed v/0: " in out
    assert main(["verify", str(good), str(bad)]) == 1
    assert main(["verify", str(tmp_path / "none"), str(bad), str(good)]) == 2
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 6
    assert len(err.splitlines()) == 3


# --- as a program -------------------------------------------------------------------------------------------


def test_the_program_runs() -> None:
    done = run("simulate", "tallyho", "--deals", "2", "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("tallyho, seed cardtable: 2 deals\n")
    done = run("simulate", "tarock")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("cardtable: unknown game 'tarock': tallyho")


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_quietly(jobs: str, tmp_path: Path) -> None:
    records = tmp_path / "played.cardtable"
    # a shell starts what runs in the background deaf to it, and that is inherited
    deaf = signal.signal(signal.SIGINT, signal.default_int_handler)
    program = subprocess.Popen(
        [*PROGRAM, "simulate", "tallyho", "--matches", "2000", "--jobs", jobs, "--records", str(records)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    signal.signal(signal.SIGINT, deaf)
    try:
        end = time.monotonic() + 60
        while not (records.exists() and records.stat().st_size):  # until it plays
            assert program.poll() is None and time.monotonic() < end
            time.sleep(0.02)
        os.killpg(program.pid, signal.SIGINT)  # as a terminal does: to every process of the group
        assert program.communicate(timeout=20) == (b"", b"")
        assert program.returncode == 130
    finally:
        if program.poll() is None:  # it has not ended: nothing of it shall stay
            os.killpg(program.pid, signal.SIGKILL)
            program.communicate()


@pytest.mark.skipif(os.name == "nt", reason="pipes")
def test_a_reader_who_has_had_enough_is_no_error(tmp_path: Path, record: list[str]) -> None:
    path = tmp_path / "many.jsonl"
    path.write_text("\n".join(record * 60) + "\n", "utf-8")
    program = subprocess.Popen(
        [*PROGRAM, "verify", "--json", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None and program.stderr is not None
    program.stdout.readline()
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait(timeout=20) != 0
