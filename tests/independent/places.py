"""Where a line of a match is spoiled: what all ways of spoiling have in common."""

import json
from dataclasses import dataclass

from .common import Dice
from .matches import Match

SPOILINGS = {}  # name: kind of line, games or none for any, function


@dataclass
class Place:
    match: Match
    at: int  # index of the line to spoil
    hand: dict | None  # before it
    dice: Dice

    @property
    def rules(self):
        return self.match.rules

    @property
    def lines(self):
        return self.match.lines

    @property
    def line(self):
        return self.lines[self.at]

    @property
    def seat(self):
        return self.hand["seat"]

    @property
    def seats(self):
        return self.rules.seats_of(self.match.options)

    @property
    def another(self):
        """A seat that is not on turn."""
        return (self.seat + 1 + self.dice.below(self.seats - 1)) % self.seats

    @property
    def own(self):
        return self.hand["hands"][self.seat]

    @property
    def is_action(self):
        return self.line.get("do") in self.rules.FIELDS

    def instead(self, line):
        """This line in place of the one here, which makes it the wrong one."""
        return [*map(row, self.lines[: self.at]), row(line), *map(row, self.lines[self.at + 1 :])], self.at + 1

    def before(self, line):
        """This line, a wrong one, before the one here."""
        return [*map(row, self.lines[: self.at]), row(line), *map(row, self.lines[self.at :])], self.at + 1

    def behind(self, line):
        """This line, a wrong one, after the one here, which stays."""
        return [*map(row, self.lines[: self.at + 1]), row(line), *map(row, self.lines[self.at + 1 :])], self.at + 2

    def left_out(self):
        """No line here, which makes the next one wrong."""
        if self.at + 1 == len(self.lines) or kind_of(self.lines[self.at + 1]) in ("undo", "other"):
            return None
        return [*map(row, self.lines[: self.at]), *map(row, self.lines[self.at + 1 :])], self.at + 1

    def changed(self, **changes):
        return self.instead({**self.line, **changes})

    def without(self, key):
        return self.instead({k: v for k, v in self.line.items() if k != key})

    def scored(self, name, change):
        """A score with this of its lists changed, unless that leaves it as it is."""
        values = self.line["scored"].get(name)
        if values is None or (new := change(list(values))) == values:
            return None
        return self.instead({"scored": {**self.line["scored"], name: new}})


def row(line):
    return line if isinstance(line, bytes) else json.dumps(line).encode()


def spoiling(kind, *games):
    """Marks a way of spoiling lines of a kind (a `do`, "header", "scored", "undo" or "any") in these games, or all."""

    def mark(function):
        assert function.__name__ not in SPOILINGS
        SPOILINGS[function.__name__] = kind, games, function
        return function

    return mark


def kind_of(line):
    if "cardtable" in line:
        return "header"
    return line.get("do") or next((k for k in ("undo", "scored") if k in line), "other")
