"""Random matches of Tallyho as lines of a record (records page, version 1), and a judge of such lines."""

import json
from dataclasses import dataclass, field

from . import rules
from .rules import Dice

KEYS = ["cardtable", "game", "rules", "seed", "deal", "dealer", "options", "scores", "players", "deck"]


@dataclass
class Match:
    """A match as it was played: its lines, and what came of it."""

    lines: list = field(default_factory=list)  # dicts, one a line
    deals: list = field(default_factory=list)  # {"points", "scores", "totals"} of each deal scored, not thrown in
    totals: list = field(default_factory=lambda: [0, 0])
    winner: int | None = None
    seed: str | None = None

    def summary(self):
        """What `cardtable verify --json` must say of it."""
        return {
            "game": "tallyho",
            "seed": self.seed,
            "deals": self.deals,
            "totals": self.totals,
            "winner": self.winner,
            "complete": self.winner is not None,
        }


def random_action(hand, dice, eager):
    seat = hand["seat"]
    if hand["do"] == "bid":
        bids = rules.bids_for(hand)
        if not bids or not dice.chance(eager):
            return {"seat": seat, "do": "bid", "amount": "pass"}
        jump = len(bids) - 1 if dice.chance(2) else min(dice.below(3), len(bids) - 1)
        return {"seat": seat, "do": "bid", "amount": bids[jump]}
    if hand["do"] == "discard":
        cards = dice.shuffle(sorted(hand["hands"][seat] - {"FOX"}))[:5]
        return {"seat": seat, "do": "discard", "cards": cards, "trump": dice.pick(rules.COLOURS)}
    return {"seat": seat, "do": "play", "card": dice.pick(rules.cards_for(hand))}


def play_match(label, most_deals=99, undos=True, oddities=True):
    """A legal match, random in all that the format leaves open; the same label plays the same."""
    dice = Dice(f"independent/{label}")
    match = Match()
    kind = dice.below(6)
    match.seed = (
        None if kind == 0 else f"daily:2026-12-{dice.below(31) + 1:02}" if kind == 1 else f"città 🂡 {label}/{kind}"
    )
    all_pass = "dealer" if kind == 1 else dice.pick(["dealer", "redeal"])
    eager = dice.pick([5, 20, 35, 50])
    undo_percent = dice.pick([0, 0, 1, 5]) if undos else 0
    odd_percent = dice.pick([0, 3, 15]) if oddities else 0
    dealer = dice.below(4) if match.seed is None else rules.first_dealer(match.seed)
    number = 0
    while match.winner is None and number < most_deals:
        deck = dice.shuffle(rules.PACK) if match.seed is None else rules.deck_of(match.seed, number)
        head = {
            "cardtable": 1,
            "game": "tallyho",
            "rules": 1,
            "seed": match.seed,
            "deal": number,
            "dealer": dealer,
        }
        head |= {"options": {"all_pass": all_pass}, "scores": list(match.totals)}
        head |= {"players": ["you", "cpu:easy", "cpu:hard", "cpu:medium"], "deck": " ".join(deck)}
        if match.seed is None and odd_percent:
            del head["seed"]
        if all_pass == "dealer" and odd_percent:
            head["options"] = {}
        match.lines.append(head)
        hand = _play_deal(match, deck, dealer, all_pass, dice, eager, undo_percent, odd_percent)
        number += 1
        if hand["result"] == "redeal":
            match.lines.append({"scored": {"redeal": True}})
            continue
        match.totals = [a + b for a, b in zip(match.totals, hand["result"]["scores"], strict=True)]
        match.deals.append(hand["result"] | {"totals": match.totals})
        match.lines.append({"scored": match.deals[-1]})
        dealer = (dealer + 1) % 4
        match.winner = rules.winner_of(match.totals)
    return match


def _play_deal(match, deck, dealer, all_pass, dice, eager, undo_percent, odd_percent):
    hand, actions = rules.new_hand(deck, dealer, all_pass), []
    while hand["result"] is None:
        if dice.chance(odd_percent):
            match.lines.append(dice.pick([{"chat": "hello", "by": 2}, {"pause": 1.5}, {"comment": {"do": "play"}}, {}]))
        if actions and dice.chance(undo_percent):
            count = 1 + dice.below(min(len(actions), 1 + dice.below(50)))
            actions = actions[:-count]
            match.lines.append({"undo": count})
            hand = rules.new_hand(deck, dealer, all_pass)
            for action in actions:
                rules.act(hand, action)
            continue
        action = random_action(hand, dice, eager)
        assert rules.complaint(hand, action) is None, action
        rules.act(hand, action)
        actions.append(action)
        match.lines.append(action | ({"ms": 12, "why": ["✓", None]} if dice.chance(odd_percent) else {}))
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
            if what := rules.complaint(hand, line):
                raise Wrong(at, what)
            rules.act(hand, line)
            deal["actions"].append(line)
        elif "undo" in line:
            count = line["undo"]
            if hand is None or type(count) is not int or not 1 <= count <= len(deal["actions"]):
                raise Wrong(at, "undo")
            deal["actions"] = deal["actions"][:-count]
            hand = rules.new_hand(deal["deck"], deal["dealer"], deal["all_pass"])
            for action in deal["actions"]:
                rules.act(hand, action)
        elif "scored" in line:
            if hand is None or hand["result"] is None:
                raise Wrong(at, "nothing to score")
            if hand["result"] == "redeal":
                if line["scored"] != {"redeal": True}:
                    raise Wrong(at, "it was thrown in")
                deal["next"] = deal["dealer"]
            else:
                match.totals = [a + b for a, b in zip(match.totals, hand["result"]["scores"], strict=True)]
                match.deals.append(hand["result"] | {"totals": match.totals})
                if json.dumps(line["scored"], sort_keys=True) != json.dumps(match.deals[-1], sort_keys=True):
                    raise Wrong(at, f"it was {match.deals[-1]}")
                deal["next"] = (deal["dealer"] + 1) % 4
                match.winner = rules.winner_of(match.totals)
            hand = None


def _open(at, head, match, deal):
    if match.winner is not None:
        raise Wrong(at, "the match is over")
    if any(type(head[key]) is not int for key in ("cardtable", "deal", "dealer")):
        raise Wrong(at, "no whole number")
    if head["cardtable"] != 1 or head["game"] != "tallyho" or head.get("rules", 1) != 1:
        raise Wrong(at, "not tallyho, version 1")
    number, seed, dealer = head["deal"], head.get("seed"), head["dealer"]
    if number != deal["number"] + 1:
        raise Wrong(at, "the number of the deal")
    all_pass = head["options"].get("all_pass", "dealer")
    if all_pass not in ("dealer", "redeal"):
        raise Wrong(at, "options")
    if number and (seed != match.seed or all_pass != deal["all_pass"] or dealer != deal["next"]):
        raise Wrong(at, "not this match's seed, option or dealer")
    if dealer not in range(4) or (not number and seed is not None and dealer != rules.first_dealer(seed)):
        raise Wrong(at, "dealer")
    match.seed = seed
    deck = head["deck"].split(" ")
    if sorted(deck) != sorted(rules.PACK) or (seed is not None and deck != rules.deck_of(seed, number)):
        raise Wrong(at, "deck")
    if head["scores"] != match.totals:
        raise Wrong(at, "scores")
    deal |= {"number": number, "dealer": dealer, "all_pass": all_pass, "deck": deck, "actions": []}
    return rules.new_hand(deck, dealer, all_pass)


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
