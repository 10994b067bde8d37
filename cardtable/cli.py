"""The command line of the records page: `cardtable` opens the window, its commands need no screen."""

import argparse
import gc
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from . import __version__
from .core.fields import Field, NotAllowed, Number
from .games import GAMES
from .match import proper_seed
from .record import SUFFIX, RecordError

if TYPE_CHECKING:
    from .simulate import Played

DEFAULT_SEED = "cardtable"
DEFAULT_MATCHES = 10
DEFAULT_LEVEL = "medium"
COMMANDS = ("simulate", "verify")
BAR = 40  # characters of the progress bar
OK, WRONG, USAGE, INTERRUPTED = 0, 1, 2, 130  # exit codes


class BadArgument(ValueError):
    """An argument that is not allowed; the message says what is."""


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong, and leaves standard output to results."""

    def error(self, message: str) -> NoReturn:
        raise BadArgument(message)


def _common() -> Parser:
    """What may be said without a command."""
    common = Parser(prog="cardtable", add_help=False, allow_abbrev=False)
    common.add_argument("--version", action="version", version=f"cardtable {__version__}")
    common.add_argument("--self-test", action="store_true", help="check that the installed program is whole")
    common.add_argument(
        "--profile", metavar="DIR", help="keep settings and matches in this folder, say on a stick (also by the "
        "variable CARDTABLE_PROFILE)",
    )  # fmt: skip
    return common


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The command line in its parts. What looks like a file where a command would be is a match to show."""
    common, rest = _common().parse_known_args(argv)
    if not rest:
        common.command, common.file = None, None
        return common  # the window: what only commands need is not loaded
    first = rest[0]
    if not first.startswith("-") and first not in COMMANDS and (first.endswith(SUFFIX) or Path(first).is_file()):
        if rest[1:]:
            raise BadArgument(f"one match at a time, not also {rest[1]!r}")
        common.command, common.file = None, Path(first)
        return common
    args = parser().parse_args(argv)
    args.file = None
    return args


def parser() -> Parser:
    from .cpu.levels import LEVELS
    from .simulate import MOST_DEALS

    main = Parser(
        prog="cardtable",
        usage="cardtable [--profile DIR] [FILE]\n       cardtable COMMAND …",
        description="Four trick-taking card games on one table. Without a command, the window opens; with the "
        f"FILE of a match ({SUFFIX}) it shows that match from its first hand on.",
        parents=[_common()],
        allow_abbrev=False,
    )
    commands = main.add_subparsers(dest="command", metavar="COMMAND", prog="cardtable", parser_class=Parser)

    simulate = commands.add_parser(
        "simulate",
        help="let CPU players play, and count",
        description="Let CPU players play whole matches and print, per seat and side: deals, bids made of "
        "those declared, average points and score of a deal with a 95 % confidence interval, matches won, "
        "and milliseconds of thinking per decision. The same arguments play the same on every machine.",
        epilog=f"A match that is not won after {MOST_DEALS} deals is given up as unfinished. Levels: "
        f"{', '.join(LEVELS)}; and for measurement silent, which is medium but says nothing at the table of "
        f"Piedicavallo, and cheat, which sees all cards. Games: {', '.join(GAMES)}.",
        allow_abbrev=False,
    )
    simulate.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    simulate.add_argument(
        "--matches", type=count, metavar="N", help=f"whole matches to play (default {DEFAULT_MATCHES})"
    )
    simulate.add_argument("--deals", type=count, metavar="N", help="instead of matches: separate deals, totals 0")
    simulate.add_argument(
        "--seed",
        type=seed,
        default=DEFAULT_SEED,
        metavar="S",
        help="match m has the seed S/m (default %(default)s)",
    )
    simulate.add_argument(
        "--options",
        nargs="+",
        action="extend",
        default=[],
        metavar="k=v",
        help=f"rule options: {_all_options()}",
    )
    simulate.add_argument(
        "--players",
        default=DEFAULT_LEVEL,
        metavar="LEVEL,…",
        help=f"{', '.join(LEVELS)}: one for each seat, or one for all (default %(default)s)",
    )
    simulate.add_argument("--jobs", type=count, default=1, metavar="N", help="processes to play in (default 1)")
    simulate.add_argument("--records", type=Path, metavar="FILE", help="write the records of all matches here")
    simulate.add_argument(
        "--duplicate",
        action="store_true",
        help="play every deal once in each rotation of the players that seats them differently; seats and "
        "sides of the result are those of the list of players",
    )
    simulate.add_argument(
        "--auction",
        metavar="LEVEL",
        help="this level bids and exchanges in every seat, so that all play the same contracts",
    )
    simulate.add_argument("--json", action="store_true", help="one JSON object; timings only in thinking_ms")

    check = commands.add_parser(
        "verify",
        help="replay records through the rules",
        description="Replay records through the rules. Exit 0 if all is well; 1 with FILE:LINE: what is "
        "wrong, on standard error, for the first wrong line of each match; 2 for a file that cannot be read.",
        allow_abbrev=False,
    )
    check.add_argument("files", nargs="+", type=Path, metavar="FILE")
    check.add_argument("--json", action="store_true", help="one JSON line for each match without an error")
    return main


def run(argv: Sequence[str]) -> int:
    """The exit code of a command line."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")  # a seed may have letters that a terminal lacks
    try:
        code = _command(_arguments(argv))
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except SystemExit as done:  # --help and --version
        return int(done.code or 0)
    except BadArgument as why:
        _say(f"cardtable: {why}")
        return USAGE
    except BrokenPipeError:
        # whoever read our output has had enough; nothing may be written at exit either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED


def _command(args: argparse.Namespace) -> int:
    if args.self_test:
        from .selftest import self_test

        return self_test()
    if args.command == "simulate":
        return simulate(args)
    if args.command == "verify":
        return verify_files(args.files, args.json)
    gc.disable()  # what is made now stays: to look for garbage would be a tenth of the start
    from .ui.app import main  # only the window needs Qt

    return main(args.profile, args.file)


# --- simulate -------------------------------------------------------------------------------------------


def simulate(args: argparse.Namespace) -> int:
    from .cpu.solver import compiled
    from .simulate import Plan, Tally, play_all

    if args.matches and args.deals:
        raise BadArgument("--matches and --deals: give one of them")
    game = GAMES.get(args.game)
    if game is None:
        raise BadArgument(f"unknown game {args.game!r}: {', '.join(GAMES)}")
    options = options_of(args.options, game.name, game.options)
    plan = Plan(
        game=game.name,
        seed=args.seed,
        count=args.deals or args.matches or DEFAULT_MATCHES,
        levels=levels_of(args.players, game.seats_for(game.with_defaults(options))),
        options=game.with_defaults(options),
        single=bool(args.deals),
        duplicate=args.duplicate,
        auction=level_of(args.auction, "--auction") if args.auction else "",
    )
    if "hard" in plan.levels and not compiled:
        _say("cardtable: the search is not compiled here: hard looks at fewer cards, and plays a little weaker")
    tally = Tally(plan)
    with ExitStack() as stack:
        try:
            file = args.records and stack.enter_context(args.records.open("w", encoding="utf-8", newline="\n"))
        except OSError as why:
            raise BadArgument(f"--records {args.records}: {why.strerror or why}") from None
        for played in progress(play_all(plan, args.jobs), plan.count * len(plan.rotations)):
            tally.add(played)
            if file:
                try:
                    file.writelines(line + "\n" for line in played.record)
                except OSError as why:
                    raise BadArgument(f"--records {args.records}: {why.strerror or why}") from None
    print(json.dumps(tally.to_json()) if args.json else tally.table())
    return OK


def count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) >= 1):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return int(text)


def seed(text: str) -> str:
    try:
        proper_seed(text).encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("a seed must be proper text") from None
    except ValueError as why:
        raise argparse.ArgumentTypeError(str(why)) from None
    return text


def levels_of(text: str, seats: int) -> tuple[str, ...]:
    """The level of each seat; a single one is for all."""
    levels = tuple(level_of(level, "--players") for level in text.split(","))
    if len(levels) == 1:
        levels *= seats
    if len(levels) != seats:
        raise BadArgument(f"--players: {len(levels)} levels for {seats} seats: give {seats}, or one for all")
    return levels


def level_of(text: str, argument: str) -> str:
    from .cpu.levels import LEVELS, MEASURED

    if text not in (*LEVELS, *MEASURED):
        raise BadArgument(f"{argument}: unknown level {text!r}: {', '.join(LEVELS)}")
    return text


def options_of(texts: Iterable[str], game: str, fields: Mapping[str, Field]) -> dict[str, Any]:
    """Rule options from `name=value`, each checked by its field."""
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if name not in fields or not equals:
            raise BadArgument(f"--options: {game} has no option {text!r}: {_options(fields)}")
        allowed = {_worded(v): v for v in fields[name].values({})}
        try:
            if value not in allowed:
                raise NotAllowed(f"{value!r} is not allowed: {_values(fields[name])}")
            options[name] = fields[name].check(allowed[value], {})
        except NotAllowed as why:
            raise BadArgument(f"--options {name}: {why}") from None
    return options


def _all_options() -> str:
    return "; ".join(f"{name}: {_options(game.options)}" for name, game in GAMES.items())


def _options(fields: Mapping[str, Field]) -> str:
    return ", ".join(f"{name}={_values(field)}" for name, field in fields.items()) or "it has none"


def _values(field: Field) -> str:
    if isinstance(field, Number):
        return "|".join([*field.words, f"{field.low}…{field.high}"])
    return "|".join(map(_worded, field.values({})))


def _worded(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def progress(played: "Iterable[Played]", total: int) -> "Iterator[Played]":
    """The same, with a bar on standard error if that is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield from played
        return
    try:
        for done, one in enumerate(played, 1):
            bar = "#" * (BAR * done // total)
            print(f"\r[{bar:<{BAR}}] {done}/{total}", end="", file=sys.stderr, flush=True)
            yield one
    finally:
        print("\r\033[K", end="", file=sys.stderr, flush=True)  # the bar goes, results stay


# --- verify ---------------------------------------------------------------------------------------------


def verify_files(paths: Iterable[Path], as_json: bool) -> int:
    """Exit code 0 if all is well, 1 if some line is wrong, 2 if some file cannot be read."""
    from .verify import verify

    code = OK
    for path in paths:
        try:
            for found in verify(path):
                if isinstance(found, RecordError):
                    _say(f"{path}:{found.line}: {found}")
                    code = max(code, WRONG)
                elif as_json:
                    print(json.dumps(found.to_json()))
                else:
                    print(f"{path}:{found.line}: {found.summary()}")
        except BrokenPipeError:
            raise
        except OSError as why:
            _say(f"cardtable: {path}: {why.strerror or why}")
            code = USAGE
    return code


def _say(text: str) -> None:
    """One line on standard error, whatever is in it."""
    if sys.stderr is not None:
        print(" ".join(text.splitlines()), file=sys.stderr)
