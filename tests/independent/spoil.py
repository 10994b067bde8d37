"""Spoils one line of a legal match, in a way that leaves no doubt which line is the first wrong one.

A spoiling gets a `Place` (a line, and the hand as it stood before it) and returns the rows of the spoiled
match with the number of the wrong line, or None where it cannot be done. Here are those for every game.
"""

import pickle

from . import spoil_piedicavallo, spoil_tallyho, spoil_tarot, spoil_thousand
from .common import Dice, deck_of
from .matches import GAMES, next_dealer, walk
from .places import SPOILINGS, Place, kind_of, row, spoiling

__all__ = ["spoil_piedicavallo", "spoil_tallyho", "spoil_tarot", "spoil_thousand", "spoiled", "ways"]


def ways(game):
    """The names of what can be done to a match of this game."""
    kinds = {*GAMES[game].FIELDS, "header", "scored", "undo", "any"}
    return sorted(n for n, (kind, games, _) in SPOILINGS.items() if kind in kinds and game in (games or [game]))


def spoiled(match, label, way=None):
    """Rows of the match with one thing wrong, the wrong line's number, what was done; None if impossible."""
    dice = Dice(f"spoil/{label}")
    name = way or dice.pick(ways(match.game))
    kind, _, function = SPOILINGS[name]
    fit = [i for i, line in enumerate(match.lines) if kind == "any" or kind_of(line) == kind]
    fit = dice.shuffle(fit)[:20]
    if not fit:
        return None
    if not match.before:
        match.before = [pickle.dumps(hand) for _, _, hand, _ in walk(match.lines)]
    for at in fit:
        done = function(Place(match, at, pickle.loads(match.before[at]), dice))
        if done is not None:
            return *done, name
    return None


# --- bids ---------------------------------------------------------------------------------------------------


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
    return place.changed(seat=place.another)


@spoiling("bid")
def play_instead_of_a_bid(place):
    return place.instead({"seat": place.seat, "do": "play", "card": sorted(place.own)[0]})


# --- play ---------------------------------------------------------------------------------------------------


@spoiling("play")
def card_not_allowed(place):
    wrong = sorted(place.own - set(place.rules.cards_for(place.hand)))
    return place.changed(card=place.dice.pick(wrong)) if wrong else None


@spoiling("play")
def anothers_card_played(place):
    other = place.hand["hands"][place.another]
    return place.changed(card=place.dice.pick(sorted(other))) if other else None


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
    return place.changed(seat=place.another)


@spoiling("play")
def bid_instead_of_a_card(place):
    return place.instead({"seat": place.seat, "do": "bid", "amount": "pass"})


@spoiling("play")
def trick_short_of_a_card(place):
    if place.at + 1 == len(place.lines) or kind_of(place.lines[place.at + 1]) != "play":
        return None
    if len(place.hand["trick"]) == place.seats - 1:
        return None  # whoever takes the trick may be the very player that is left out
    return place.left_out()


# --- any action ---------------------------------------------------------------------------------------------


@spoiling("any")
def said_twice(place):
    return place.behind(place.line) if place.is_action else None


@spoiling("any")
def seat_of_another_type(place):
    if not place.is_action:
        return None
    return place.changed(seat=place.dice.pick([str(place.seat), float(place.seat), None, [place.seat], -1, 4, 99]))


@spoiling("any")
def seat_as_a_truth(place):
    return place.changed(seat=bool(place.seat)) if place.is_action and place.seat < 2 else None


@spoiling("any")
def seat_left_out(place):
    return place.without("seat") if place.is_action else None


@spoiling("any")
def do_unheard_of(place):
    wrong = ["cheat", "Play", "bury", "", None, 1, ["play"], "begin", "on_play", "__init__"]
    return place.changed(do=place.dice.pick(wrong)) if place.is_action else None


@spoiling("any")
def card_after_the_end(place):
    if place.hand is None or place.hand["result"] is None or kind_of(place.line) != "scored":
        return None
    return place.before({"seat": place.seat, "do": "play", "card": place.rules.PACK[0]})


# --- scores -------------------------------------------------------------------------------------------------


@spoiling("scored")
def points_off_by_five(place):
    return place.scored("points", lambda points: [points[0] + 5, points[1] - 5, *points[2:]])


@spoiling("scored")
def points_the_wrong_way_round(place):
    return place.scored("points", lambda points: points[::-1])


@spoiling("scored")
def points_a_seat_further(place):
    return place.scored("points", lambda points: [*points[1:], points[0]])


@spoiling("scored")
def scores_off_by_five(place):
    return place.scored("scores", lambda scores: [*scores[:-1], scores[-1] + 5])


@spoiling("scored")
def totals_off_by_five(place):
    return place.scored("totals", lambda totals: [totals[0] - 5, *totals[1:]])


@spoiling("scored")
def totals_not_moved_on(place):
    """The totals are those before the deal."""
    score = place.line["scored"].get("scores", [])
    return place.scored("totals", lambda totals: [a - b for a, b in zip(totals, score, strict=True)])


@spoiling("scored", "tallyho", "thousand")
def lost_bid_forgiven(place):
    """The loser is given nothing, but not minus its bid."""
    return place.scored("scores", lambda scores: [max(0, score) for score in scores])


@spoiling("scored")
def scores_as_fractions(place):
    name = place.dice.pick(["points", "scores", "totals"])
    if "redeal" in place.line["scored"]:
        return None
    return place.instead({"scored": {**place.line["scored"], name: list(map(float, place.line["scored"][name]))}})


@spoiling("scored")
def scores_by_seat(place):
    return place.scored(place.dice.pick(["points", "scores", "totals"]), lambda values: values * 2)


@spoiling("scored")
def scores_of_another_type(place):
    def change(values):
        return place.dice.pick([None, values[:1], {}, "0", list(map(str, values)), 0])

    return place.scored(place.dice.pick(["points", "scores", "totals"]), change)


@spoiling("scored")
def nothing_scored(place):
    return place.instead({"scored": place.dice.pick([{}, None, [], True, "yes", 200])})


@spoiling("scored")
def thrown_in_that_was_not(place):
    return place.instead({"scored": {"redeal": "redeal" not in place.line["scored"]}})


@spoiling("scored", "tallyho", "thousand")
def scored_as_if_played(place):
    if "redeal" not in place.line["scored"]:
        return None
    return place.instead({"scored": dict.fromkeys(("points", "scores", "totals"), [0] * len(place.match.totals))})


@spoiling("scored")
def scored_twice(place):
    return place.behind(place.line)


@spoiling("scored")
def taken_back_after_the_score(place):
    return place.behind({"undo": 1})


@spoiling("scored")
def played_on_after_the_score(place):
    return place.behind({"seat": 0, "do": "bid", "amount": "pass"})


@spoiling("scored")
def score_left_out(place):
    return place.left_out()


@spoiling("any")
def scored_too_early(place):
    if not place.is_action:
        return None
    return place.before({"scored": dict.fromkeys(("points", "scores", "totals"), [100] * len(place.match.totals))})


# --- undo ---------------------------------------------------------------------------------------------------


@spoiling("any")
def taken_back_too_much(place):
    return place.before({"undo": 999}) if place.is_action else None


@spoiling("any")
def taken_back_across_deals(place):
    """One more than this deal has answers, though the deals before it had plenty."""
    if not place.is_action:
        return None
    deal = max(i for i in range(place.at) if kind_of(place.lines[i]) == "header")
    between = place.lines[deal + 1 : place.at]
    if deal == 0 or len(between) > 9 or any("undo" in line for line in between):
        return None
    return place.before({"undo": 1 + sum("do" in line for line in between)})


@spoiling("any")
def taken_back_oddly(place):
    if not place.is_action:
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
    return place.changed(deck=place.line["deck"] + " " + place.rules.PACK[0])


@spoiling("header")
def deck_with_an_unknown_card(place):
    last = place.rules.PACK[-1]
    wrong = [code for code in ("F0", "MAT", "fox", "R2", "X9") if code != last]
    return place.changed(deck=place.line["deck"].replace(last, place.dice.pick(wrong)))


@spoiling("header")
def deck_of_another_type(place):
    return place.changed(deck=place.dice.pick([place.line["deck"].split(" "), None, "", 45, {}]))


@spoiling("header")
def deck_not_the_seeds(place):
    if place.line.get("seed") is None:
        return None
    deck = place.line["deck"].split(" ")
    i = place.dice.below(len(deck) - 1)
    deck[i], deck[i + 1] = deck[i + 1], deck[i]
    return place.changed(deck=" ".join(deck))


@spoiling("header")
def deck_left_out(place):
    return place.without("deck")


@spoiling("header")
def dealer_not_the_next(place):
    if place.line.get("seed") is None and not _later(place):
        return None
    return place.changed(dealer=(place.line["dealer"] + 1 + place.dice.below(place.seats - 1)) % place.seats)


@spoiling("header")
def dealer_of_no_seat(place):
    return place.changed(dealer=place.dice.pick([place.seats, -1, None, "0", 0.0, True, [0]]))


@spoiling("header")
def totals_before_wrong(place):
    first, *others = place.line["scores"]
    wrong = [[first + 5, *others], [first, *others, 0], [first - 1, *others], others, None]
    return place.changed(scores=place.dice.pick(wrong))


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
    name = place.dice.pick(place.rules.OPTIONS)
    others = [value for value in place.rules.OPTIONS[name] if value != place.match.options[name]]
    return place.changed(options={**place.line["options"], name: place.dice.pick(others)})


@spoiling("header")
def option_of_no_value(place):
    name = place.dice.pick(place.rules.OPTIONS)
    first = place.rules.OPTIONS[name][0]
    wrong = [
        "left",
        "",
        None,
        1,
        True,
        False,
        [first],
        {},
        "2.0",
        5.0,
        " 5",
        "05",
        f"{first} ",
        str(first).title() + "x",
    ]
    return place.changed(options={**place.line["options"], name: place.dice.pick(wrong)})


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


@spoiling("scored", "tallyho", "thousand")
def match_that_goes_on_when_won(place):
    if place.at + 1 != len(place.lines) or "redeal" in place.line["scored"]:
        return None
    if place.match.winner is None:
        return None
    head = dict(next(line for line in reversed(place.lines) if "cardtable" in line))
    number = head["deal"] + 1
    dealer = next_dealer(place.rules, head["dealer"], place.seats)
    head |= {"deal": number, "dealer": dealer, "scores": place.line["scored"]["totals"]}
    if head.get("seed") is not None:
        head["deck"] = " ".join(deck_of(place.rules, head["seed"], number))
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
