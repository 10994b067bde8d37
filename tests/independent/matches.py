"""Random matches as lines of a record (records page, version 1), and a judge of such lines."""

import json
from dataclasses import dataclass, field

from . import piedicavallo, tallyho, tarot, thousand
from .common import Dice, chosen, deck_of, first_dealer

GAMES = {rules.NAME: rules for rules in (tallyho, piedicavallo, tarot, thousand)}
KEYS = ["cardtable", "game", "rules", "seed", "deal", "dealer", "options", "scores", "players", "deck"]


@dataclass
class Match:
    """A match as it was played: its lines, and what came of it."""

    game: str = ""
    seed: str | None = None
    options: dict = field(default_factory=dict)
    lines: list = field(default_factory=list)  # dicts, one a line
    deals: list = field(default_factory=list)  # {"points", "scores", "totals"} of each deal scored, not thrown in
    totals: list = field(default_factory=list)
    winner: int | str | None = None  # "draw" too
    before: list = field(default_factory=list)  # pickles of the hand before each line, once something needs them

    @property
    def rules(self):
        return GAMES[self.game]

    @property
    def over(self):
        """Whether no further deal may follow."""
        return self.winner is not None and not self.rules.HANDS

    def score(self, hand):
        """Count a hand that is over; its line."""
        if hand["result"] == "redeal":
            return {"scored": {"redeal": True}}
        self.totals = [a + b for a, b in zip(self.totals, hand["result"]["scores"], strict=True)]
        self.deals.append(hand["result"] | {"totals": self.totals})
        self.winner = self.rules.winner_of(self.totals, hand | {"deals": len(self.deals)})
        return {"scored": self.deals[-1]}

    def summary(self):
        """What `cardtable verify --json` must say of it."""
        return {
            "game": self.game,
            "seed": self.seed,
            "deals": self.deals,
            "totals": self.totals,
            "winner": self.winner,
            "complete": self.winner is not None,
        }


def play_match(game, label, most_deals=99, undos=True, oddities=True):
    """A legal match, random in all that the format leaves open; the same label plays the same."""
    dice = Dice(f"independent/{game}/{label}")
    rules = GAMES[game]
    kind = dice.below(6)
    seed = None if kind < 2 else f"daily:2026-12-{dice.below(31) + 1:02}" if kind == 2 else f"città 🂡 {label}/{kind}"
    options = {name: dice.pick(values) for name, values in rules.OPTIONS.items()}
    if kind == 2:
        options = chosen(rules, {})
    match = Match(game, seed, options, totals=[0] * rules.sides_of(options))
    habit = rules.habits(dice, options)
    undo_percent = dice.pick([0, 0, 1, 5]) if undos else 0
    odd_percent = dice.pick([0, 3, 15]) if oddities else 0
    seats = rules.seats_of(options)
    dealer = dice.below(seats) if seed is None else first_dealer(rules, seats, seed)
    number = 0
    if rules.HANDS:
        most_deals = min(most_deals, 1 + dice.below(rules.HANDS))
    while not match.over and number < most_deals:
        deck = rules.arranged(dice, options, dealer) if seed is None else deck_of(rules, seed, number)
        head = {"cardtable": 1, "game": game, "rules": 1, "seed": seed, "deal": number, "dealer": dealer}
        head |= {"options": _written(rules, options, dice, odd_percent), "scores": list(match.totals)}
        head |= {"players": ["you", "cpu:easy", "cpu:hard", "cpu:medium"][:seats], "deck": " ".join(deck)}
        if seed is None and odd_percent:
            del head["seed"]
        match.lines.append(head)
        opening = deck, dealer, options, match.totals
        hand = _play_deal(match, opening, dice, habit, undo_percent, odd_percent)
        match.lines.append(match.score(hand))
        number += 1
        if hand["result"] != "redeal":
            dealer = next_dealer(rules, dealer, seats)
    return match


def next_dealer(rules, dealer, seats):
    return (dealer + getattr(rules, "DIRECTION", 1)) % seats


def _written(rules, options, dice, odd_percent):
    """The options as a header has them: defaults may be left out, numbers written as texts."""
    if not odd_percent:
        return dict(options)
    left = {name: value for name, value in options.items() if value != rules.OPTIONS[name][0] or dice.chance(50)}
    return {name: str(value) if dice.chance(30) else value for name, value in left.items()}


def _play_deal(match, opening, dice, habit, undo_percent, odd_percent):
    rules = match.rules
    hand, actions = rules.new_hand(*opening), []
    while hand["result"] is None:
        if dice.chance(odd_percent):
            match.lines.append(dice.pick([{"chat": "hello", "by": 2}, {"pause": 1.5}, {"comment": {"do": "play"}}, {}]))
        if actions and dice.chance(undo_percent):
            count = 1 + dice.below(min(len(actions), 1 + dice.below(50)))
            actions = actions[:-count]
            match.lines.append({"undo": count})
            hand = _again(rules, opening, actions)
            continue
        action = rules.random_action(hand, dice, habit)
        assert rules.complaint(hand, action) is None, action
        rules.act(hand, action)
        actions.append(action)
        match.lines.append(action | ({"ms": 12, "why": ["✓", None]} if dice.chance(odd_percent) else {}))
    return hand


def _again(rules, opening, actions):
    hand = rules.new_hand(*opening)
    for action in actions:
        rules.act(hand, action)
    return hand


def bytes_of(lines, label="", torn=False):
    """Lines as a file. A label varies how the JSON is written, which must not matter."""
    dice = Dice(f"writing/{label}")
    style = dice.below(4) if label else 0
    rows = []
    for line in lines:
        if style == 1:
            line = {key: line[key] for key in dice.shuffle(list(line))}
        rows.append(json.dumps(line, ensure_ascii=style == 2, separators=(",", ":") if style == 3 else None))
    text = "".join(row + "\n" for row in rows)
    if torn:
        text += json.dumps(lines[1])[: 1 + dice.below(len(json.dumps(lines[1])) - 1)]
    return text.encode("utf-8")


# --- judging ------------------------------------------------------------------------------------------------


class Wrong(Exception):
    """A line that is against the rules; its number counts from 1."""

    def __init__(self, line, what):
        super().__init__(f"{line}: {what}")
        self.line, self.what = line, what


def walk(lines):
    """The lines of a match with the hand as it is before each, None between deals; Wrong at a bad one."""
    match, hand, deal = Match(), None, {"number": -1, "actions": []}
    for at, line in enumerate(lines, 1):
        yield at, line, hand, match
        if not isinstance(line, dict):
            raise Wrong(at, "not an object")
        if "cardtable" in line:
            if hand is not None:
                raise Wrong(at, "the deal before is not scored")
            hand = _open(at, line, match, deal)
        elif "do" in line:
            if hand is None:
                raise Wrong(at, "no deal")
            if what := match.rules.complaint(hand, line):
                raise Wrong(at, what)
            match.rules.act(hand, line)
            deal["actions"].append(line)
        elif "undo" in line:
            count = line["undo"]
            if hand is None or type(count) is not int or not 1 <= count <= len(deal["actions"]):
                raise Wrong(at, "undo")
            deal["actions"] = deal["actions"][:-count]
            hand = _again(match.rules, deal["opening"], deal["actions"])
        elif "scored" in line:
            if hand is None or hand["result"] is None:
                raise Wrong(at, "nothing to score")
            right = match.score(hand)["scored"]
            if json.dumps(line["scored"], sort_keys=True) != json.dumps(right, sort_keys=True):
                raise Wrong(at, f"it was {right}")
            dealer = hand["dealer"]
            deal["next"] = dealer if "redeal" in right else next_dealer(match.rules, dealer, hand["seats"])
            hand = None


def _open(at, head, match, deal):
    if match.over:
        raise Wrong(at, "the match is over")
    if any(type(head[key]) is not int for key in ("cardtable", "deal", "dealer")):
        raise Wrong(at, "no whole number")
    if head["cardtable"] != 1 or head["game"] not in GAMES or head.get("rules", 1) != 1:
        raise Wrong(at, "not a game of version 1")
    number, seed, dealer, rules = head["deal"], head.get("seed"), head["dealer"], GAMES[head["game"]]
    if number != deal["number"] + 1:
        raise Wrong(at, "the number of the deal")
    options = chosen(rules, head["options"])
    if options is None:
        raise Wrong(at, "options")
    if not number:
        match.game, match.seed, match.options = rules.NAME, seed, options
        match.totals = [0] * rules.sides_of(options)
    elif (rules.NAME, seed, options, dealer) != (match.game, match.seed, match.options, deal["next"]):
        raise Wrong(at, "not this match's game, seed, options or dealer")
    seats = rules.seats_of(options)
    if dealer not in range(seats) or (not number and seed is not None and dealer != first_dealer(rules, seats, seed)):
        raise Wrong(at, "dealer")
    deck = head["deck"].split(" ")
    if sorted(deck) != sorted(rules.PACK) or (seed is not None and deck != deck_of(rules, seed, number)):
        raise Wrong(at, "deck")
    if head["scores"] != match.totals:
        raise Wrong(at, "scores")
    deal |= {"number": number, "opening": (deck, dealer, options, match.totals), "actions": []}
    return rules.new_hand(*deal["opening"])


def judge(lines):
    """What came of these lines of one match, by the rules page; Wrong at the first line against it."""
    so_far = [match for _, _, _, match in walk(lines)]
    return so_far[-1] if so_far else Match()


def matches_in(data):
    """The lines of each match in a file of many."""
    found = []
    for row in data.decode("utf-8").splitlines():
        line = json.loads(row)
        if line.get("deal") == 0 and "cardtable" in line:
            found.append([])
        found[-1].append(line)
    return found
