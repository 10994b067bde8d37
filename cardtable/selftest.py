"""`cardtable --self-test`: is the installed program whole? Without a screen, in a second."""

from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

from .core.cards import codes
from .core.deal import Deal
from .core.shuffle import deck_of, first_dealer
from .cpu.levels import LEVELS
from .games import GAMES
from .record import Reader, lines_of
from .simulate import Plan, play

LANGUAGE = "en"  # the one that all texts are in
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
            print(f"ok      {name}: {check()}")
        except Exception as why:  # whatever it is, the program is not whole
            text = str(why) if isinstance(why, Failed) else f"{type(why).__name__}: {why}"
            print(f"FAILED  {name}: {' '.join(text.splitlines())}")
            code = 1
    return code


def checks() -> Iterator[tuple[str, Callable[[], str]]]:
    """What is checked: a name, and a function that says what it found or raises."""
    for game in GAMES.values():
        yield f"{game.name} golden deal", partial(golden, game)
        yield f"{game.name} cards", partial(pictures, game)
        yield f"{game.name} text", partial(text, f"{game.name}.ftl")
        yield f"{game.name} hand", partial(hand, game)
    yield "text", partial(text, "app.ftl")


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
    if not _holds(resources.files("cardtable.text").joinpath(LANGUAGE, name), "="):
        raise Failed(f"{LANGUAGE}/{name} is missing or empty")
    return f"{LANGUAGE}/{name}"


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


def _holds(file: Traversable, needle: str) -> bool:
    return file.is_file() and needle in file.read_text("utf-8")
