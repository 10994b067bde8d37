"""CPU players by level. The same seed and level play the same on every machine."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

from ..core.deal import Move, Note, View
from ..core.fields import Action
from ..core.shuffle import Stream
from . import cheat, piedicavallo, piedicavallo_hard, tallyho, tallyho_hard, tarot, tarot_hard, thousand, thousand_hard
from .thought import Thinking

LEVELS = ("random", "easy", "medium", "hard")
# only for `simulate`; as that level in a game that has none of it
MEASURED: Mapping[str, str] = {"silent": "medium", "cheat": "hard"}
OPEN = "cheat"  # must be given open views

log = logging.getLogger(__name__)


# a level that is not here answers at random
PLAYERS: Mapping[str, Mapping[str, Thinking]] = {
    "tallyho": {
        "easy": tallyho.easy,
        "medium": tallyho.medium,
        "hard": tallyho_hard.hard,
        OPEN: cheat.playing(tallyho_hard.hard),
    },
    "piedicavallo": {
        "easy": piedicavallo.easy,
        "medium": piedicavallo.medium,
        "hard": piedicavallo_hard.hard,
        "silent": piedicavallo.silent,
        OPEN: cheat.playing(piedicavallo_hard.hard),
    },
    "thousand": {"easy": thousand.easy, "medium": thousand.medium, "hard": thousand_hard.hard},
    "tarot": {"easy": tarot.easy, "medium": tarot.medium, "hard": tarot_hard.hard},
}


@dataclass(frozen=True, slots=True)
class Decision:
    """What a CPU player answers, and the code of its reason (see `Thought`)."""

    action: Action
    reason: str


def cpu_key(seed: str) -> str:
    """What CPU players draw their own random numbers from: it follows from a match's seed, but not back."""
    return sha256(f"cardtable/1/cpu/{seed}".encode()).hexdigest()


def stream(key: str, view: View) -> Stream:
    """The random numbers for one decision: of this match, deal, seat and moment."""
    # a word changes what is known, but not these numbers: so what talk is worth can be told from chance
    moment = sum(1 for event in view.log if not (isinstance(event, Note) and event.kind == "say"))
    return Stream(f"{key}/{view.game.name}/{view.setting['number']}/{view.seat}/{moment}")


class Cpu:
    """A CPU player. It keeps nothing between decisions, so undo and replay need not tell it anything."""

    def __init__(self, level: str, key: str) -> None:
        """ValueError for a level that is none of LEVELS or MEASURED."""
        if level not in (*LEVELS, *MEASURED):
            raise ValueError(f"unknown level {level!r}: {', '.join(LEVELS)}")
        self.level, self.key = level, key
        self.faults = 0  # decisions that failed and were left to chance

    def think(self, view: View) -> Decision:
        """The answer to the pending question, with the reason. Anything may go wrong in here."""
        assert view.asked is not None
        known = PLAYERS.get(view.game.name, {})
        rules = known.get(self.level) or known.get(MEASURED.get(self.level, ""))
        random = stream(self.key, view)
        if rules is None:
            return Decision(view.asked.any_answer(random), "random")
        thought = rules(view, random)
        action = Action(view.asked.seat, view.asked.do, thought.values)
        view.asked.check(action)
        return Decision(action, thought.reason)

    def decision(self, view: View) -> Decision:
        """As `think`; whatever goes wrong is logged, and a random allowed answer given instead."""
        assert view.asked is not None
        try:
            return self.think(view)
        except Exception:
            self.faults += 1
            log.exception("%s player at seat %d of %s failed; so far: %s", self.level, view.seat, *_course(view))
            return Decision(view.asked.any_answer(stream(self.key, view)), "fault")

    def decide(self, view: View) -> Action:
        return self.decision(view).action

    # --- the Player protocol -----------------------------------------------------------------------------

    def choose(self, view: View, answer: Callable[[Action], None]) -> None:
        answer(self.decide(view))

    def hear(self, view: View, events: Sequence[Move | Note]) -> None:
        pass


def player(level: str, key: str) -> Cpu:
    """A CPU player of this level; `key` is `cpu_key` of the match's seed. ValueError for an unknown level."""
    return Cpu(level, key)


def _course(view: View) -> tuple[str, str]:
    """The game and what everybody has seen of the deal, for the log of a fault."""
    events = []
    for event in view.log:
        if isinstance(event, Note):
            events.append(f"{event.kind} {dict(event.values)}")
        else:
            public = event.seen_by(-1)  # a seat that nobody has: what all may see
            events.append(f"{' '.join(map(str, public.cards))}: {event.source} -> {event.target}")
    return f"{view.game.name}, deal {view.setting['number']}", "; ".join(events)
