"""Rule options for the checks by hand."""

from argparse import ArgumentParser
from collections.abc import Iterable
from typing import Any

from cardtable.cli import BadArgument, options_of
from cardtable.games import GAMES


def options_for(parser: ArgumentParser, game: str, texts: Iterable[str]) -> dict[str, Any]:
    """Options of a game from `name=value`; what is wrong ends the program as the parser does."""
    try:
        return options_of(texts, game, GAMES[game].options)
    except BadArgument as why:
        parser.error(str(why))
