"""What hard decides is the same on every machine, compiled or interpreted."""

import json
import subprocess
import sys

from tests.helpers.decisions import GOLDEN, decided

GAMES = ("tarot", "thousand")  # the quicker ones


def test_decisions_are_those_of_the_golden_file() -> None:
    """Made by `python -m tests.slow.players golden`; a change in how hard plays needs it made anew."""
    golden = json.loads(GOLDEN.read_text("utf-8"))
    assert len(golden) > 200
    assert list(decided()) == golden


def test_they_are_the_same_where_nothing_is_compiled() -> None:
    """Of two games; of all four: `python -m tests.helpers.uncompiled tests.slow.players same`."""
    words = [sys.executable, "-m", "tests.helpers.uncompiled", "tests.helpers.decisions", *GAMES]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    golden = [row for row in json.loads(GOLDEN.read_text("utf-8")) if row["game"] in GAMES]
    assert done.stdout.splitlines()[0] == "compiled: False"
    assert [json.loads(line) for line in done.stdout.splitlines()[1:]] == golden
