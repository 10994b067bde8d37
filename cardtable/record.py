"""Records: one JSON object a line, so a save is a journal, a replay is a read and a test is a diff.

The format is shared/records.md, version 1. A record is only ever appended to.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .core.cards import Card, codes
from .core.deal import Deal, Result
from .core.fields import Action, NotAllowed
from .core.shuffle import deck_of, first_dealer
from .games import GAMES
from .match import Match, proper_seed

VERSION = 1
SUFFIX = ".cardtable"
YOU, NAMED, CPU = "you", "person:", "cpu:"  # players: the one person, one of several by name, a CPU player by level


class RecordError(ValueError):
    """A line of a record that is malformed, illegal or wrongly scored; `line` counts from 1."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(what)
        self.line = line


# --- writing --------------------------------------------------------------------------------------------


def text_of(line: Mapping[str, Any]) -> str:
    """A line of a record, without its line break."""
    return json.dumps(line, ensure_ascii=False)


def header(match: Match, deck: Iterable[Card]) -> dict[str, Any]:
    """What opens the next deal of a match."""
    return {
        "cardtable": VERSION,
        "game": match.game.name,
        "rules": match.game.rules,
        "seed": match.seed,
        "deal": match.number,
        "dealer": match.dealer,
        "options": dict(match.options),
        "scores": list(match.totals),
        "players": list(match.players),
        "deck": codes(deck),
    }


def scored(result: Result, totals: Iterable[int]) -> dict[str, Any]:
    """What closes a deal; `totals` are those after it."""
    if result.redeal:
        return {"scored": {"redeal": True}}
    return {
        "scored": {"points": list(result.points), "scores": list(result.scores), "totals": list(totals)},
    }


def seated(players: Iterable[str]) -> dict[str, Any]:
    """What is written where the players change within a deal, say to another level."""
    return {"players": list(players)}


def is_person(name: str) -> bool:
    """Whether a player of this name is a person, at the screen where the record was written."""
    return name == YOU or name.startswith(NAMED)


# --- reading --------------------------------------------------------------------------------------------


@dataclass
class Replay:
    """A match as far as its record goes."""

    match: Match
    deal: Deal | None = None  # the deal on the table; None when the last one is scored
    deck: list[Card] = field(default_factory=list)
    actions: list[Action] = field(default_factory=list)  # of the deal on the table
    totals: list[tuple[int, ...]] = field(default_factory=list)  # after each deal scored
    practice: bool = False  # something was taken back
    lines: int = 0  # of the record, as far as it could be read
    last: Deal | None = None  # the last one that was scored, as it ended


class Reader:
    """Replays a record line by line through the rules. A bad line raises RecordError and changes nothing."""

    def __init__(self) -> None:
        self.replay: Replay | None = None

    def read(self, number: int, text: str) -> Replay | None:
        """Take line `number`; returns the match that this line closes by opening another, if it does."""
        try:
            return self._take(_parsed(text))
        except (NotAllowed, ValueError) as why:
            raise RecordError(number, str(why)) from None

    def _take(self, line: Mapping[str, Any]) -> Replay | None:
        if "cardtable" in line:
            return self._open(line)
        if "do" in line or "seat" in line:
            self._answer(line)
        elif "undo" in line:
            self._undo(line["undo"])
        elif "scored" in line:
            self._score(line["scored"])
        elif "players" in line:
            self._seat(line["players"])
        return None

    def _open(self, head: Mapping[str, Any]) -> Replay | None:
        version = _whole(head, "cardtable", 1)
        if version > VERSION:
            raise ValueError(f"this record is of version {version}, newer than this program reads ({VERSION})")
        game = GAMES.get(_text(head, "game"))
        if game is None:
            raise ValueError(f"unknown game {head['game']!r}: {', '.join(GAMES)}")
        rules = _whole(head, "rules", 1) if "rules" in head else game.rules
        if rules != game.rules:
            raise ValueError(f"played under rules {rules} of {game.name}; this program has rules {game.rules}")
        number = _whole(head, "deal", 0)
        opened = self.replay if number else None
        if number and opened is None:
            raise ValueError(f"deal {number} without the deals before it: a match opens with deal 0")
        options = head.get("options", {})
        if not isinstance(options, dict):
            raise ValueError("options must be an object")
        seed = head.get("seed")
        if seed is not None:
            proper_seed(seed)
        seats = game.seats_for(game.with_defaults(options))
        dealer = _whole(head, "dealer", 0)
        if dealer >= seats:
            raise ValueError(f"dealer {dealer}: the seats are 0 to {seats - 1}")
        match = Match(game, seed, options, _names(head, seats), dealer)
        if opened:
            self._goes_on(opened, match, number)
            opened.match.players = match.players or opened.match.players
            match = opened.match
        elif seed is not None and dealer != first_dealer(game.name, seats, seed):
            raise ValueError(f"seat {first_dealer(game.name, seats, seed)} is the first dealer of this seed")
        scores = head.get("scores")
        if scores is None or not _are_whole(scores) or tuple(scores) != match.totals:
            raise ValueError(f"scores {scores!r}: the totals before this deal are {list(match.totals)}")
        deck = self._deck(head, match)
        deal = match.deal(deck)
        if opened:
            opened.deal, opened.deck, opened.actions = deal, deck, []
            return None
        closed, self.replay = self.replay, Replay(match, deal, deck=deck)
        return closed

    @staticmethod
    def _goes_on(opened: Replay, match: Match, number: int) -> None:
        if opened.deal is not None:
            raise ValueError("the deal before this one has not been scored")
        if opened.match.over:
            raise ValueError("the match is over")
        if number != opened.match.number:
            raise ValueError(f"deal {number}: the next one is {opened.match.number}")
        for what in ("game", "seed", "options", "dealer"):
            if getattr(match, what) != getattr(opened.match, what):
                before = getattr(opened.match, what)
                raise ValueError(f"{what}: in this match it must be {getattr(before, 'name', before)!r}")

    @staticmethod
    def _deck(head: Mapping[str, Any], match: Match) -> list[Card]:
        deck = [Card.parse(code) for code in _text(head, "deck").split(" ")]
        if sorted(deck) != sorted(match.game.pack):
            raise ValueError(f"the deck is not the {len(match.game.pack)} cards of {match.game.name}, each once")
        if match.seed is not None and deck != deck_of(match.game.name, match.game.pack, match.seed, match.number):
            raise ValueError("the deck is not the one that its seed deals")
        return deck

    def _at_table(self) -> tuple[Replay, Deal]:
        if self.replay is None:
            raise ValueError("no deal has been opened")
        if self.replay.deal is None:
            raise ValueError("the deal before this line has been scored, and no other opened")
        return self.replay, self.replay.deal

    def _answer(self, line: Mapping[str, Any]) -> None:
        replay, deal = self._at_table()
        if deal.asked is None:
            raise ValueError("the deal is over: it can only be scored")
        fields = {name: line[name] for name in deal.asked.fields if name in line}
        action = Action(_whole(line, "seat", 0), _text(line, "do"), fields)
        values = deal.asked.check(action)
        deal.answer(action)
        replay.actions.append(Action(action.seat, action.do, values))

    def _seat(self, players: Any) -> None:
        """Others play from here on; what is no list of players is ignored, as any kind of line that is unknown."""
        if self.replay and isinstance(players, list) and all(isinstance(name, str) for name in players):
            match = self.replay.match
            match.players = tuple(players) if len(players) == match.seats else match.players

    def _undo(self, count: Any) -> None:
        replay, _ = self._at_table()
        if type(count) is not int or not 1 <= count <= len(replay.actions):
            raise ValueError(f"undo {count!r}: 1 to {len(replay.actions)} actions can be taken back")
        replay.actions = replay.actions[:-count]
        replay.deal = again(replay.match, replay.deck, replay.actions)
        replay.practice = True

    def _score(self, line: Any) -> None:
        replay, deal = self._at_table()
        if deal.result is None:
            raise ValueError("scored before the deal is over")
        totals = tuple(
            a + b for a, b in zip(replay.match.totals, deal.result.scores or replay.match.totals, strict=True)
        )
        right = scored(deal.result, totals)["scored"]
        if not isinstance(line, dict):
            raise ValueError("scored must be an object")
        for name, value in right.items():
            if name not in line or not _same(line[name], value):
                raise ValueError(f"wrong {name}: {line.get(name)!r} instead of {value!r}")
        if "redeal" not in right and line.get("redeal", False) is not False:
            raise ValueError("wrong redeal: the deal was not thrown in")
        close(replay)


def close(replay: Replay) -> None:
    """Count the deal on the table, which is over, in its match."""
    assert replay.deal is not None and replay.deal.result is not None
    replay.match.scored(replay.deal.result)
    replay.last = replay.deal
    replay.totals.append(replay.match.totals)
    replay.deal, replay.actions = None, []


def again(match: Match, deck: list[Card], actions: Iterable[Action]) -> Deal:
    """The deal on the table, played again from its deck and these answers."""
    deal = match.deal(deck)
    for action in actions:
        deal.answer(action)
    return deal


def lines_of(data: bytes) -> Iterator[tuple[int, str]]:
    """The lines of a record with their numbers from 1; a torn last line is left out.

    RecordError for a line that is not UTF-8.
    """
    rows = data.split(b"\n")
    torn = rows.pop()  # what follows the last line break
    if torn and _is_whole(torn):
        rows.append(torn)
    for number, row in enumerate(rows, 1):
        try:
            yield number, row.decode("utf-8")
        except UnicodeDecodeError:
            raise RecordError(number, "not UTF-8") from None


def read(path: Path) -> Replay:
    """The match that a file holds, as far as it goes. OSError, or RecordError for a damaged one."""
    reader = Reader()
    number = 0
    for number, text in lines_of(path.read_bytes()):
        if reader.read(number, text):
            raise RecordError(number, "a second match in the file of one")
    if reader.replay is None:
        raise RecordError(max(number, 1), "there is no match in it")
    reader.replay.lines = number
    return reader.replay


def _is_whole(torn: bytes) -> bool:
    try:
        _parsed(torn.decode("utf-8"))
    except ValueError:
        return False
    return True


def _parsed(text: str) -> Mapping[str, Any]:
    def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        line = dict(pairs)
        if len(line) != len(pairs):
            raise ValueError("a name stands twice in one object")
        return line

    def no_number(text: str) -> Any:
        raise ValueError(f"{text} is not a JSON number")

    try:
        line = json.loads(text, object_pairs_hook=once, parse_constant=no_number)
    except json.JSONDecodeError as why:
        raise ValueError(f"not JSON: {why.msg} at character {why.pos + 1}") from None
    except RecursionError:
        raise ValueError("not JSON that anybody means: nested too deeply") from None
    if not isinstance(line, dict):
        raise ValueError("a line must be one JSON object")
    return line


def _whole(line: Mapping[str, Any], name: str, low: int) -> int:
    value = line.get(name)
    if type(value) is not int or value < low:
        raise ValueError(f"{name} must be a whole number from {low}, not {value!r}")
    return value


def _text(line: Mapping[str, Any], name: str) -> str:
    value = line.get(name)
    if not isinstance(value, str):
        raise ValueError(f"{name} must be a text, not {value!r}")
    return value


def _are_whole(values: Any) -> bool:
    return isinstance(values, list) and all(type(value) is int for value in values)


def _same(value: Any, right: Any) -> bool:
    if isinstance(right, list):
        return _are_whole(value) and value == right
    return type(value) is type(right) and bool(value == right)


def _names(head: Mapping[str, Any], seats: int) -> list[str]:
    names = head.get("players", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError("players must be a list of texts")
    if names and len(names) != seats:
        raise ValueError(f"{len(names)} players for {seats} seats")
    return names
