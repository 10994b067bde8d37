"""Spoils one line of a legal match, in a way that leaves no doubt which line is the first wrong one.

A spoiling gets a `Place` (a line, and the hand as it stood before it) and returns the rows of the spoiled
match with the number of the wrong line, or None where it cannot be done.
"""

import copy
import json
from dataclasses import dataclass

from . import rules
from .matches import walk

SPOILINGS = {}


@dataclass
class Place:
    lines: list  # of the whole match
    at: int  # index of the line to spoil
    hand: dict | None  # before it
    dice: rules.Dice

    @property
    def line(self):
        return self.lines[self.at]

    @property
    def seat(self):
        return self.hand["seat"]

    def instead(self, line):
        """This line in place of the one here, which makes it the wrong one."""
        return [
            *map(row, self.lines[: self.at]),
            row(line),
            *map(row, self.lines[self.at + 1 :]),
        ], self.at + 1

    def before(self, line):
        """This line, a wrong one, before the one here."""
        return [*map(row, self.lines[: self.at]), row(line), *map(row, self.lines[self.at :])], self.at + 1

    def changed(self, **changes):
        return self.instead({**self.line, **changes})

    def without(self, key):
        return self.instead({k: v for k, v in self.line.items() if k != key})


def row(line):
    return line if isinstance(line, bytes) else json.dumps(line).encode()


def spoiling(kind):
    """Marks a way of spoiling lines of this kind: a `do`, "header", "scored", "undo" or "any"."""

    def mark(function):
        SPOILINGS[function.__name__] = kind, function
        return function

    return mark


def kind_of(line):
    return (
        "header"
        if "cardtable" in line
        else line.get("do") or next((k for k in ("undo", "scored") if k in line), "other")
    )


def spoiled(match, label):
    """Rows of the match with one thing wrong, the wrong line's number, what was done; None if impossible."""
    dice = rules.Dice(f"spoil/{label}")
    name = dice.pick(sorted(SPOILINGS))
    kind, function = SPOILINGS[name]
    fit = [i for i, line in enumerate(match.lines) if kind == "any" or kind_of(line) == kind]
    fit = dice.shuffle(fit)[:8]
    if not fit:
        return None
    hands = {}
    for at, _, hand, _ in walk(match.lines):
        if at - 1 in fit:
            hands[at - 1] = copy.deepcopy(hand)
    for at in fit:
        done = function(Place(match.lines, at, hands[at], dice))
        if done is not None:
            return *done, name
    return None


# --- bids ---------------------------------------------------------------------------------------------------


@spoiling("bid")
def bid_below_the_lowest(place):
    return place.changed(amount=115)


@spoiling("bid")
def bid_above_the_highest(place):
    return place.changed(amount=205)


@spoiling("bid")
def bid_between_the_steps(place):
    return place.changed(amount=place.dice.pick([121, 122, 133, 199]))


@spoiling("bid")
def bid_not_above_the_last(place):
    return place.changed(amount=place.hand["bid"]) if place.hand["bid"] else None


@spoiling("bid")
def bid_as_text(place):
    return place.changed(amount="195")


@spoiling("bid")
def bid_as_a_fraction(place):
    return place.changed(amount=195.0)


@spoiling("bid")
def bid_of_another_type(place):
    return place.changed(amount=place.dice.pick([True, False, None, ["pass"], {"pass": 1}, [120]]))


@spoiling("bid")
def bid_misspelt(place):
    return place.changed(amount=place.dice.pick(["Pass", "PASS", "pass ", "passes", "", "pas"]))


@spoiling("bid")
def bid_without_amount(place):
    return place.without("amount")


@spoiling("bid")
def bid_out_of_turn(place):
    return place.changed(seat=(place.seat + place.dice.below(3) + 1) % 4)


@spoiling("bid")
def play_instead_of_a_bid(place):
    return place.instead({"seat": place.seat, "do": "play", "card": sorted(place.hand["hands"][place.seat])[0]})


# --- discard ------------------------------------------------------------------------------------------------


@spoiling("discard")
def four_discarded(place):
    return place.changed(cards=place.line["cards"][:4])


@spoiling("discard")
def six_discarded(place):
    left = sorted(place.hand["hands"][place.seat] - set(place.line["cards"]) - {"FOX"})
    return place.changed(cards=[*place.line["cards"], left[0]])


@spoiling("discard")
def one_discarded_twice(place):
    cards = place.line["cards"]
    return place.changed(cards=[*cards[:4], cards[0]])


@spoiling("discard")
def six_with_one_discarded_twice(place):
    return place.changed(cards=[*place.line["cards"], place.line["cards"][2]])


@spoiling("discard")
def fox_discarded(place):
    if "FOX" not in place.hand["hands"][place.seat]:
        return None
    return place.changed(cards=[*place.line["cards"][:4], "FOX"])


@spoiling("discard")
def anothers_card_discarded(place):
    other = place.dice.pick(sorted(place.hand["hands"][(place.seat + 1) % 4] - {"FOX"}))
    return place.changed(cards=[other, *place.line["cards"][1:]])


@spoiling("discard")
def no_such_trump(place):
    return place.changed(trump=place.dice.pick(["F", "X", "r", "g", "red", "FOX", "", None, 1, ["R"], True]))


@spoiling("discard")
def trump_left_out(place):
    return place.without("trump")


@spoiling("discard")
def cards_left_out(place):
    return place.without("cards")


@spoiling("discard")
def cards_as_text(place):
    return place.changed(cards=place.dice.pick([" ".join(place.line["cards"]), place.line["cards"][0], None, 5, {}]))


@spoiling("discard")
def discard_by_another(place):
    return place.changed(seat=(place.seat + 2) % 4)


# --- play ---------------------------------------------------------------------------------------------------


@spoiling("play")
def not_followed(place):
    mine = place.hand["hands"][place.seat]
    wrong = sorted(mine - set(rules.cards_for(place.hand)))
    return place.changed(card=place.dice.pick(wrong)) if wrong else None


@spoiling("play")
def anothers_card_played(place):
    other = place.hand["hands"][(place.seat + 1 + place.dice.below(3)) % 4]
    return place.changed(card=place.dice.pick(sorted(other))) if other else None


@spoiling("play")
def card_of_the_den_played(place):
    return place.changed(card=place.dice.pick(sorted(place.hand["den"])))


@spoiling("play")
def no_such_card(place):
    return place.changed(
        card=place.dice.pick(["R2", "R0", "R15", "Z9", "B", "", "fox", "r14", "BAC", "?", "R05", "10R"])
    )


@spoiling("play")
def card_of_another_type(place):
    return place.changed(card=place.dice.pick([None, 14, 14.5, True, [place.line["card"]], {"card": 1}]))


@spoiling("play")
def card_left_out(place):
    return place.without("card")


@spoiling("play")
def played_out_of_turn(place):
    return place.changed(seat=(place.seat + 1 + place.dice.below(3)) % 4)


@spoiling("play")
def bid_instead_of_a_card(place):
    return place.instead({"seat": place.seat, "do": "bid", "amount": "pass"})


@spoiling("play")
def trick_short_of_a_card(place):
    if place.at + 1 == len(place.lines) or kind_of(place.lines[place.at + 1]) != "play":
        return None
    if len(place.hand["trick"]) == 3:
        return None  # whoever takes the trick may be the very player that is left out
    rows, _ = place.instead(b"")
    return [line for line in rows if line], place.at + 1


# --- any action ---------------------------------------------------------------------------------------------


def _is_action(place):
    return place.line.get("do") in rules.FIELDS


@spoiling("any")
def said_twice(place):
    return (place.before(place.line)[0], place.at + 2) if _is_action(place) else None


@spoiling("any")
def seat_of_another_type(place):
    if not _is_action(place):
        return None
    return place.changed(seat=place.dice.pick([str(place.seat), float(place.seat), None, [place.seat], -1, 4, 99]))


@spoiling("any")
def seat_as_a_truth(place):
    return place.changed(seat=bool(place.seat)) if _is_action(place) and place.seat < 2 else None


@spoiling("any")
def seat_left_out(place):
    return place.without("seat") if _is_action(place) else None


@spoiling("any")
def do_unheard_of(place):
    wrong = ["cheat", "Play", "bury", "", None, 1, ["play"], "begin", "on_play", "__init__"]
    return place.changed(do=place.dice.pick(wrong)) if _is_action(place) else None


@spoiling("any")
def card_after_the_end(place):
    if place.hand is None or place.hand["result"] is None or kind_of(place.line) != "scored":
        return None
    return place.before({"seat": place.seat, "do": "play", "card": "R14"})


@spoiling("any")
def dealer_asked_who_is_not(place):
    """With `all_pass: dealer` the fourth pass is no line."""
    if place.hand is None or place.hand["do"] != "bid" or place.hand["all_pass"] != "dealer" or not _is_action(place):
        return None
    if place.hand["bid"] is not None or len(place.hand["passed"]) != 2 or place.line["amount"] != "pass":
        return None
    rows = [
        *map(row, place.lines[: place.at + 1]),
        row({"seat": place.hand["dealer"], "do": "bid", "amount": "pass"}),
    ]
    return rows + list(map(row, place.lines[place.at + 1 :])), place.at + 2


# --- scores -------------------------------------------------------------------------------------------------


def _scored_with(place, name, value):
    if "redeal" in place.line["scored"]:
        return None
    return place.instead({"scored": {**place.line["scored"], name: value}})


@spoiling("scored")
def points_off_by_five(place):
    points = place.line["scored"].get("points", [0, 0])
    return _scored_with(place, "points", [points[0] + 5, points[1] - 5])


@spoiling("scored")
def points_the_wrong_way_round(place):
    points = place.line["scored"].get("points", [0, 0])
    return _scored_with(place, "points", points[::-1]) if points[0] != points[1] else None


@spoiling("scored")
def scores_off_by_five(place):
    scores = place.line["scored"].get("scores", [0, 0])
    return _scored_with(place, "scores", [scores[0], scores[1] + 5])


@spoiling("scored")
def lost_bid_forgiven(place):
    """The loser is given what it took, or nothing, but not minus its bid."""
    scores = place.line["scored"].get("scores", [0, 0])
    if min(scores) >= 0:
        return None
    return _scored_with(place, "scores", [max(0, score) for score in scores])


@spoiling("scored")
def totals_off_by_five(place):
    totals = place.line["scored"].get("totals", [0, 0])
    return _scored_with(place, "totals", [totals[0] - 5, totals[1]])


@spoiling("scored")
def scores_as_fractions(place):
    name = place.dice.pick(["points", "scores", "totals"])
    return _scored_with(place, name, list(map(float, place.line["scored"].get(name, []))))


@spoiling("scored")
def scores_by_seat(place):
    name = place.dice.pick(["points", "scores", "totals"])
    return _scored_with(place, name, place.line["scored"].get(name, []) * 2)


@spoiling("scored")
def scores_of_another_type(place):
    name = place.dice.pick(["points", "scores", "totals"])
    values = place.line["scored"].get(name, [])
    return _scored_with(place, name, place.dice.pick([None, values[:1], {}, "0", list(map(str, values)), 0]))


@spoiling("scored")
def nothing_scored(place):
    return place.instead({"scored": place.dice.pick([{}, None, [], True, "yes", 200])})


@spoiling("scored")
def thrown_in_that_was_not(place):
    return place.instead({"scored": {"redeal": "redeal" not in place.line["scored"]}})


@spoiling("scored")
def scored_as_if_played(place):
    if "redeal" not in place.line["scored"]:
        return None
    return place.instead({"scored": {"points": [0, 0], "scores": [0, 0], "totals": [0, 0]}})


@spoiling("scored")
def scored_twice(place):
    return place.before(place.line)[0], place.at + 2


@spoiling("scored")
def taken_back_after_the_score(place):
    rows = [*map(row, place.lines[: place.at + 1]), row({"undo": 1}), *map(row, place.lines[place.at + 1 :])]
    return rows, place.at + 2


@spoiling("scored")
def played_on_after_the_score(place):
    action = {"seat": 0, "do": "bid", "amount": "pass"}
    rows = [*map(row, place.lines[: place.at + 1]), row(action), *map(row, place.lines[place.at + 1 :])]
    return rows, place.at + 2


@spoiling("scored")
def score_left_out(place):
    if place.at + 1 == len(place.lines):
        return None
    rows, _ = place.instead(b"")
    return [line for line in rows if line], place.at + 1


@spoiling("any")
def scored_too_early(place):
    if not _is_action(place):
        return None
    return place.before({"scored": {"points": [100, 100], "scores": [100, 100], "totals": [100, 100]}})


# --- undo ---------------------------------------------------------------------------------------------------


@spoiling("any")
def taken_back_too_much(place):
    return place.before({"undo": 999}) if _is_action(place) else None


@spoiling("any")
def taken_back_across_deals(place):
    """One more than this deal has answers, though the deals before it had plenty."""
    if not _is_action(place) or place.hand["do"] != "bid":
        return None
    deal = max(i for i in range(place.at) if kind_of(place.lines[i]) == "header")
    between = place.lines[deal + 1 : place.at]
    if deal == 0 or any("undo" in line for line in between):
        return None
    return place.before({"undo": 1 + sum("do" in line for line in between)})


@spoiling("any")
def taken_back_oddly(place):
    if not _is_action(place):
        return None
    return place.before({"undo": place.dice.pick([0, -1, 1.0, "1", True, None, [1], {}])})


# --- headers ------------------------------------------------------------------------------------------------


def _later(place):
    """The header of a deal that continues a match: a spoiled first one would leave no match to speak of."""
    return place.line["deal"] > 0


@spoiling("header")
def deck_with_a_card_twice(place):
    deck = place.line["deck"].split(" ")
    return place.changed(deck=" ".join([*deck[:-1], deck[0]]))


@spoiling("header")
def deck_short_of_a_card(place):
    return place.changed(deck=place.line["deck"].rsplit(" ", 1)[0])


@spoiling("header")
def deck_with_a_card_too_many(place):
    return place.changed(deck=place.line["deck"] + " R14")


@spoiling("header")
def deck_with_an_unknown_card(place):
    return place.changed(deck=place.line["deck"].replace("FOX", place.dice.pick(["F0", "MAT", "fox", "R2"])))


@spoiling("header")
def deck_of_another_type(place):
    return place.changed(deck=place.dice.pick([place.line["deck"].split(" "), None, "", 45, {}]))


@spoiling("header")
def deck_not_the_seeds(place):
    if place.line.get("seed") is None:
        return None
    deck = place.line["deck"].split(" ")
    i = place.dice.below(44)
    deck[i], deck[i + 1] = deck[i + 1], deck[i]
    return place.changed(deck=" ".join(deck))


@spoiling("header")
def deck_left_out(place):
    return place.without("deck")


@spoiling("header")
def dealer_not_the_next(place):
    if place.line.get("seed") is None and not _later(place):
        return None
    return place.changed(dealer=(place.line["dealer"] + 1 + place.dice.below(3)) % 4)


@spoiling("header")
def dealer_of_no_seat(place):
    return place.changed(dealer=place.dice.pick([4, -1, None, "0", 0.0, True, [0]]))


@spoiling("header")
def totals_before_wrong(place):
    scores = place.line["scores"]
    return place.changed(
        scores=place.dice.pick([[scores[0] + 5, scores[1]], [*scores, 0], [scores[1] - 1, scores[0]], None])
    )


@spoiling("header")
def deal_number_skipped(place):
    return place.changed(deal=place.line["deal"] + 1)


@spoiling("header")
def deal_number_of_another_type(place):
    return place.changed(deal=place.dice.pick([-1, float(place.line["deal"]), str(place.line["deal"]), [0]]))


@spoiling("header")
def option_changed_on_the_way(place):
    if not _later(place):
        return None
    now = place.line["options"].get("all_pass", "dealer")
    return place.changed(options={"all_pass": "redeal" if now == "dealer" else "dealer"})


@spoiling("header")
def option_of_no_value(place):
    return place.changed(options={"all_pass": place.dice.pick(["left", "", None, 1, True, ["dealer"], "Dealer"])})


@spoiling("header")
def seed_changed_on_the_way(place):
    return place.changed(seed="another") if _later(place) else None


@spoiling("header")
def newer_version(place):
    return place.changed(cardtable=place.dice.pick([2, 99]))


@spoiling("header")
def version_of_another_type(place):
    return place.changed(cardtable=place.dice.pick(["1", 1.0, True, None, 0, -1]))


@spoiling("header")
def unknown_game(place):
    return place.changed(game=place.dice.pick(["whist", "Tallyho", "", None, 3, ["tallyho"]]))


@spoiling("header")
def dealt_before_the_score(place):
    """The next header comes while the deal before it is still being played."""
    if not _later(place):
        return None
    score = max(i for i in range(place.at) if kind_of(place.lines[i]) == "scored")
    rows = [*map(row, place.lines[:score]), row(place.line), *map(row, place.lines[score:])]
    return rows, score + 1


@spoiling("scored")
def match_that_goes_on_when_won(place):
    if place.at + 1 != len(place.lines) or "redeal" in place.line["scored"]:
        return None
    if rules.winner_of(place.line["scored"]["totals"]) is None:
        return None
    head = dict(next(line for line in reversed(place.lines) if "cardtable" in line))
    number = head["deal"] + 1
    head |= {"deal": number, "dealer": (head["dealer"] + 1) % 4, "scores": place.line["scored"]["totals"]}
    if head.get("seed") is not None:
        head["deck"] = " ".join(rules.deck_of(head["seed"], number))
    return [*map(row, place.lines), row(head)], len(place.lines) + 1


# --- lines --------------------------------------------------------------------------------------------------


@spoiling("any")
def line_cut_short(place):
    text = row(place.line)
    return place.instead(text[: 1 + place.dice.below(len(text) - 1)])


@spoiling("any")
def line_no_object(place):
    return place.instead(place.dice.pick([b"[]", b"null", b"7", b'"play"', b"[" + row(place.line) + b"]"]))


@spoiling("any")
def line_not_json(place):
    text = row(place.line)
    wrong = [
        text + b",",
        text + text,
        b"'" + text,
        text.replace(b'"', b"'") + b"'",
        b"# " + text,
        text[:-1] + b",}",
    ]
    return place.instead(place.dice.pick(wrong))


@spoiling("any")
def line_empty(place):
    if place.at == 0:
        return None  # before the first header it belongs to no match
    return place.before(place.dice.pick([b" ", b"\t", b"", b"\r"]))


@spoiling("any")
def line_not_utf8(place):
    return place.instead(row(place.line)[:-1] + b', "name": "\xff\xfe"}')


@spoiling("any")
def line_with_a_name_twice(place):
    if kind_of(place.line) == "other":
        return None
    text = row(place.line)
    first = text[: text.index(b":")]
    return place.instead(text[:-1] + b", " + first[1:] + b": 1}")


@spoiling("header")
def first_deal_missing(place):
    """The record opens with a later deal."""
    if not _later(place):
        return None
    return list(map(row, place.lines[place.at :])), 1
