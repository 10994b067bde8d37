"""`cardtable --self-test`: is the installed program whole? It plays every game, also in the window, in a minute.

The window opens on no screen at all, unless Qt's variable QT_QPA_PLATFORM names one.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

from .core.cards import codes
from .core.deal import Deal
from .core.shuffle import deck_of, first_dealer
from .cpu import features, likely, solver
from .cpu.levels import LEVELS
from .games import GAMES
from .record import Reader, lines_of
from .simulate import Plan, play
from .text import LANGUAGES

GOLDEN_SEED = "alpha"
# game -> first dealer and SHA-256 of the deck codes of deal 0 of that seed (shared rules, golden.json)
GOLDEN = {
    "tallyho": (2, "42730a5482c22e83"),
    "piedicavallo": (2, "a65732dcd69a7061"),
    "tarot": (1, "6c809439f34d2b03"),
    "thousand": (2, "71a188ed052d1eae"),
}


class Failed(Exception):
    """A check has failed; the message says why."""


def self_test() -> int:
    """Exit code 0 if every check holds, else 1; prints a line for each."""
    code = 0
    for name, check in checks():
        try:
            print(f"ok      {name}: {check()}", flush=True)
        except Exception as why:  # whatever it is, the program is not whole
            text = str(why) if isinstance(why, Failed) else f"{type(why).__name__}: {why}".removeprefix("Broken: ")
            print(f"FAILED  {name}: {' '.join(text.splitlines())}", flush=True)
            code = 1
    print("the program is whole" if code == 0 else "the program is damaged: install it again")
    return code


def checks() -> Iterator[tuple[str, Callable[[], str]]]:
    """What is checked: a name, and a function that says what it found or raises."""
    yield "search", search
    for game in GAMES.values():
        yield f"{game.name} golden deal", partial(golden, game)
        yield f"{game.name} cards", partial(pictures, game)
        yield f"{game.name} text", partial(text, f"{game.name}.ftl")
        yield f"{game.name} hand", partial(hand, game)
    yield "text", partial(text, "app.ftl")
    yield from window()


def window() -> Iterator[tuple[str, Callable[[], str]]]:
    """What is checked of the window; the only part that needs Qt."""
    try:
        from .ui import checks
    except ImportError as why:
        yield "window", partial(_fail, f"it cannot be loaded: {why}")
        return
    yield "window", checks.screen
    for code in LANGUAGES:
        yield f"window in {code}", partial(checks.language, code)
    for game in GAMES.values():
        yield f"{game.name} window", partial(checks.hand, game)


def search() -> str:
    """The parts that think are compiled; only a checkout may go without."""
    parts = (features, likely, solver)
    interpreted = [part.__name__.rpartition(".")[2] for part in parts if str(part.__file__).endswith((".py", ".pyc"))]
    if interpreted and getattr(sys, "frozen", False):
        raise Failed(f"not compiled: {', '.join(interpreted)}")
    return f"interpreted: {', '.join(interpreted)}" if interpreted else "compiled"


def golden(game: type[Deal]) -> str:
    seats = game.seats_for(game.with_defaults({}))
    deck = codes(deck_of(game.name, game.pack, GOLDEN_SEED, 0))
    found = first_dealer(game.name, seats, GOLDEN_SEED), sha256(deck.encode()).hexdigest()[:16]
    if found != GOLDEN[game.name]:
        raise Failed(f"the seed {GOLDEN_SEED!r} deals {deck}")
    return f"{len(game.pack)} cards as they should be"


def pictures(game: type[Deal]) -> str:
    """Every card of the pack, and its back, has a picture."""
    folder = resources.files("cardtable.assets").joinpath("cards", game.art)
    names = [*map(str, game.pack), "back"]
    if missing := [name for name in names if not _holds(folder.joinpath(f"{name}.svg"), "<svg")]:
        raise Failed(f"no picture of {' '.join(missing)} in cards/{game.art}")
    return f"{len(names)} pictures"


def text(name: str) -> str:
    for language in LANGUAGES:
        if not _holds(resources.files("cardtable.text").joinpath(language, name), "="):
            raise Failed(f"{language}/{name} is missing or empty")
    return f"{name} in {', '.join(LANGUAGES)}"


def hand(game: type[Deal]) -> str:
    """Each level plays a hand, and its record replays."""
    options = game.with_defaults({})
    for level in LEVELS:
        plan = Plan(game.name, "self-test", 1, (level,) * game.seats_for(options), options, single=True)
        played = play(plan, 0, 0)
        if played.faults:
            raise Failed(f"{played.faults} decisions of {level} failed")
        reader = Reader()
        for number, line in lines_of("".join(line + "\n" for line in played.record).encode()):
            reader.read(number, line)
        if reader.replay is None or reader.replay.match.totals != played.totals:
            raise Failed(f"the record of {level} does not replay")
    return f"played by {', '.join(LEVELS)}, and replayed"


def _fail(why: str) -> str:
    raise Failed(why)


def _holds(file: Traversable, needle: str) -> bool:
    return file.is_file() and needle in file.read_text("utf-8")
