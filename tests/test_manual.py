"""The manual page names every command and option that there is, and no other."""

import argparse
import re
from pathlib import Path

from cardtable.cli import parser

PAGE = (Path(__file__).parent.parent / "packaging" / "linux" / "cardtable.6").read_text("utf-8")


def options_of(one: argparse.ArgumentParser) -> set[str]:
    found = set()
    for action in one._actions:
        found |= {option for option in action.option_strings if option.startswith("--")}
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                assert f".Cm {name}" in PAGE or f".It Cm {name}" in PAGE
                found |= options_of(inner)
    return found


def test_the_manual_page_has_every_option() -> None:
    named = {f"--{option}" for option in re.findall(r"Fl Fl ([\w-]+)", PAGE)}
    assert named == options_of(parser())
