"""Piedicavallo once more, written from the rules pages alone. Nothing here comes from the program, and may not.

A hand is a plain dict; an action is the line of a record, a plain dict too. What may be said is written as a
question, whether this remark is allowed now, not as a list of what is.
"""

from itertools import combinations

from .common import different_cards, out_of_order

NAME = "piedicavallo"
LADDER = {  # each suit from its highest card down
    "C": ["CK", "CQ", "CN", "CJ", "C1", "C2", "C3", "C4", "C5", "C6"],
    "D": ["DK", "DQ", "DN", "DJ", "D1", "D2", "D3", "D4", "D5", "D6"],
    "S": ["SK", "SQ", "SN", "SJ", "S10", "S9", "S8", "S7", "S6", "S5"],
    "B": ["BK", "BQ", "BN", "BJ", "B10", "B9", "B8", "B7", "B6", "B5"],
    "T": [f"T{number}" for number in range(21, 0, -1)],
}
PACK = [*LADDER["C"], *LADDER["D"], *LADDER["S"], *LADDER["B"], *LADDER["T"][::-1], "MAT"]
FIELDS = {"discard": ["cards"], "play": ["card"]}
LEFT_OUT = ["say"]  # may be left out
OPTIONS = {"length": ["four", "single"], "talk": ["simple", "off", "full"]}
HANDS = 0  # a match has an end of its own
DIRECTION = -1
FIVES = {"CK", "DK", "SK", "BK", "T1", "T21", "MAT"}
WORTH = {"Q": 4, "N": 3, "J": 2}


def seats_of(options):
    return 4


def sides_of(options):
    return 2


# --- a hand -------------------------------------------------------------------------------------------------


def new_hand(deck, dealer, options, totals):
    hands = {(dealer - 1 - i) % 4: set(deck[15 * i : 15 * i + 15]) for i in range(3)}
    hands[dealer] = set(deck[45:])
    return {
        "hands": hands,
        "sleeping": set(),
        "seats": 4,
        "dealer": dealer,
        "options": options,
        "do": "discard",
        "seat": dealer,
        "trick": [],
        "played": set(),  # all of them, those on the table too
        "tricks": [0, 0],
        "taken": [0, 0],  # without the Matto
        "matto": None,  # who played it
        "result": None,
    }


def worth(card):
    return 5 if card in FIVES else WORTH.get(card[1:], 1)


def pairs_for(hand):
    """The pairs of cards that may be laid away, each sorted."""
    own = hand["hands"][hand["dealer"]]
    return [pair for pair in combinations(sorted(own), 2) if sleeps_well(set(pair), own)]


def sleeps_well(pair, own):
    if pair & FIVES:
        return False
    if not pair & set(LADDER["T"]):
        return True
    rest = own - pair - {"MAT"}
    trumps = rest & set(LADDER["T"])
    return not trumps or rest - trumps <= {"CK", "DK", "SK", "BK"}


def led(trick):
    """The suit to follow: that of the first card that has one."""
    suits = [card[0] for _, card in trick if card != "MAT"]
    return suits[0] if suits else None


def cards_for(hand):
    """The cards that may be played now."""
    mine, suit = hand["hands"][hand["seat"]], led(hand["trick"])
    if suit is not None:
        for must in (suit, "T"):
            if bound := mine & set(LADDER[must]):
                return sorted(bound | (mine & {"MAT"}))
    return sorted(mine)


def best_of(trick):
    """The seat that takes these (seat, card) pairs."""
    there = {card: seat for seat, card in trick}
    for suit in ("T", led(trick)):
        for card in LADDER[suit]:
            if card in there:
                return there[card]
    raise AssertionError(trick)


def complaint(hand, action):
    """What is wrong with an action, or None when it is allowed."""
    if what := out_of_order(FIELDS, hand, action):
        return what
    own = hand["hands"][hand["seat"]]
    if hand["do"] == "discard":
        if not different_cards(action["cards"], 2, own):
            return "not two cards of the hand"
        return None if sleeps_well(set(action["cards"]), own) else "they may not be laid away"
    card, say = action["card"], action.get("say")
    if not isinstance(card, str) or card not in cards_for(hand):
        return "that card may not be played"
    if say is None:
        return None
    if not isinstance(say, list) or not all(isinstance(remark, str) for remark in say) or len(set(say)) < len(say):
        return "not a list of remarks"
    return None if all(may_say(hand, card, remark) for remark in say) else "that may not be said"


def act(hand, action):
    """Do an allowed action."""
    seat, own = hand["seat"], hand["hands"][hand["seat"]]
    if hand["do"] == "discard":
        hand["sleeping"] = set(action["cards"])
        own -= hand["sleeping"]
        hand["do"], hand["seat"] = "play", (seat - 1) % 4
        return
    card = action["card"]
    own.remove(card)
    hand["played"].add(card)
    hand["trick"].append((seat, card))
    hand["seat"] = (seat - 1) % 4
    if card == "MAT":
        hand["matto"] = seat
    if len(hand["trick"]) < 4:
        return
    taker = best_of(hand["trick"])
    hand["taken"][taker % 2] += sum(worth(played) for _, played in hand["trick"] if played != "MAT")
    hand["tricks"][taker % 2] += 1
    hand["trick"], hand["seat"] = [], taker
    if not any(hand["hands"].values()):
        hand["result"] = settle(hand)


def settle(hand):
    """Points taken, which are the change of the totals, of both sides."""
    assert sum(hand["tricks"]) == 15
    points = list(hand["taken"])
    for side, bonus in ((hand["matto"] % 2, 5), (hand["dealer"] % 2, sum(map(worth, hand["sleeping"])))):
        points[side if hand["tricks"][side] else 1 - side] += bonus
    assert sum(points) == 114
    return {"points": points, "scores": list(points)}


def winner_of(totals, hand):
    """The side that has won, "draw", or None, after so many deals."""
    ours, theirs = totals
    more = None if ours == theirs else 0 if ours > theirs else 1
    if hand["options"]["length"] == "single":
        return "draw" if more is None else more
    if hand["deals"] == 3 and abs(ours - theirs) > 114:
        return more
    return None if hand["deals"] < 4 or hand["deals"] % 2 else more


# --- the talk -----------------------------------------------------------------------------------------------

COURTS = ["".join(ranks) or "-" for n in range(5) for ranks in combinations("KQNJ", n)]
ABOUT_TRUMPS = [
    *[f"trump:{card}" for card in LADDER["T"]],
    *[f"{what}:{n}" for what in ("trumps-other", "batto") for n in range(22)],
    "bagatto-danger",
    "matto",
    "no-trumps",
]
ABOUT_SUITS = {
    suit: [
        *[f"court:{card}" for card in LADDER[suit]],
        *[f"{what}:{suit}:{n}" for what in ("numbers", "count") for n in range(11)],
        f"batto:{suit}",
        f"void:{suit}",
    ]
    for suit in "CDSB"
}
ALTO = [*[f"alto-batto:{n}" for n in range(4)], "alto", *[f"alto-shape:{c}:{n}" for c in COURTS for n in range(7)]]
ASKED = [
    *[f"ask:{what}" for what in ("farlo", "low", "points", "few", "cover")],
    *[f"ask:lead-{what}:{height}" for what in ("same", "other", "trump") for height in ("high", "low")],
]
STATEMENTS = [*ABOUT_TRUMPS, *[said for about in ABOUT_SUITS.values() for said in about], *ALTO]
REMARKS = [*STATEMENTS, *[f"sleeping-{said}" for said in STATEMENTS], *ASKED, *[f"ask:card:{card}" for card in PACK]]
KNOWN = set(REMARKS)
SIMPLE = {"batto", "alto-batto", "alto", "void", "no-trumps"}  # and the request for the trick


def may_say(hand, card, remark):
    """Whether this remark may go with this card, by who is on turn."""
    seat, talk = hand["seat"], hand["options"]["talk"]
    if remark not in KNOWN or talk == "off":
        return False
    if talk == "simple" and remark != "ask:farlo" and remark.split(":")[0] not in SIMPLE:
        return False
    left, out = hand["hands"][seat] - {card}, hand["played"] | {card}
    asleep = hand["sleeping"] if seat == hand["dealer"] else set()
    if remark.startswith("ask:"):
        return may_ask(remark.split(":")[1:], card, left, out | asleep, len(hand["trick"]))
    if remark.startswith("sleeping-"):
        return bool(asleep) and is_true(remark.removeprefix("sleeping-").split(":"), card, asleep, out)
    return is_true(remark.split(":"), card, left, out | asleep)


def is_true(said, card, cards, out):
    """Whether a statement is of the kind that goes with the card, and true of these cards."""
    what, *rest = said
    if card == "MAT" or card[0] == "T":
        mine = cards & set(LADDER["T"])
        top = {f"T{number}" for number in range(15, 22)}
        if what == "batto":
            return rest[0].isdigit() and holds_best("T", int(rest[0]), cards, out)
        if what == "trump":
            return rest[0] in mine & top
        return {
            "trumps-other": len(mine - top) > 0 and rest == [str(len(mine - top))],
            "bagatto-danger": "T1" in mine and len(mine) <= 4,
            "matto": "MAT" in cards,
            "no-trumps": not mine,
        }.get(what, False)
    mine = {c for c in cards if c != "MAT" and c[0] == card[0]}
    numbers = {c for c in mine if c[1:].isdigit()}
    others = [{c for c in cards if c != "MAT" and c[0] == s} for s in ("SB" if card[0] in "CD" else "CD")]
    if what in ("numbers", "count"):
        counted = numbers if what == "numbers" else mine
        return rest == [card[0], str(len(counted))] and len(counted) > 0
    if what in ("batto", "void"):
        return rest == [card[0]] and (holds_best(card[0], 1, cards, out) if what == "batto" else not mine)
    if what == "court":
        return rest[0] in mine - numbers
    if what == "alto-batto":
        return 1 <= int(rest[0]) <= len(cards & ({"SK", "BK"} if card[0] in "CD" else {"CK", "DK"}))
    if what == "alto":
        return set() in others
    if what == "alto-shape":
        courts, small = ("" if rest[0] == "-" else rest[0]), int(rest[1])
        return any(
            other and {c[1:] for c in other if not c[1:].isdigit()} == set(courts) and len(other) == len(courts) + small
            for other in others
        )
    return False


def holds_best(suit, count, cards, out):
    """Whether the `count` highest cards of a suit that are not out are among these."""
    there = [card for card in LADDER[suit] if card not in out]
    return 1 <= count <= len(there) and set(there[:count]) <= cards


def may_ask(asked, card, left, out, before):
    """Whether partner may be asked for this."""
    what, *rest = asked
    suit = "" if card == "MAT" else card[0]
    if what.startswith("lead-"):
        kind = what.removeprefix("lead-")
        return bool(left) and (kind == "trump") == (suit in ("T", ""))
    if before >= 2:
        return False
    if what == "cover":
        return before == 0
    if what == "card":
        name = rest[0][1:]
        named = name in "KQNJ" if suit != "T" else int(name or 0) >= 15 if name.isdigit() else False
        return bool(suit) and rest[0][0] == suit and rest[0] != "MAT" and named and rest[0] not in left | out
    return True


def sayable(hand, card):
    """Everything that may go with a card."""
    return [remark for remark in REMARKS if may_say(hand, card, remark)]


# --- random play --------------------------------------------------------------------------------------------


def habits(dice, options):
    """How a match is to be played: often one pair is helped to win everything."""
    return {"favour": dice.pick([None, None, 0, 1]), "chatty": dice.pick([0, 10, 60])}


def arranged(dice, options, dealer):
    """A deck for a deal without a seed: somebody may hold most trumps, or a pair all that wins, or the dealer one."""
    deck, kind = dice.shuffle(PACK), dice.below(5)
    trumps = dice.shuffle(LADDER["T"])
    if kind == 0:  # the dealer: trumps and kings, and little else
        return _dealt(deck, {3: dice.shuffle([*trumps, "CK", "DK", "SK", "BK", "MAT"])[: 15 + dice.below(3)]})
    if kind == 1:  # the dealer: hardly a trump
        held = dice.shuffle(sorted({*trumps[:2], "T1", "MAT"}))[: 1 + dice.below(3)]
        plain = [card for card in deck if card[0] not in "TM"]
        return _dealt(deck, {3: [*held, *plain[: 17 - len(held)]]})
    if kind == 2:  # one pair: all that wins
        first = dice.below(2)
        kings = ["CK", "DK", "SK", "BK", "T6", "T5", "T4"]
        return _dealt(deck, {first: LADDER["T"][:15], first + 2: kings})
    return deck


def _dealt(deck, wanted):
    """A deck with these cards in the hands dealt first to last, 0 to 3, the others as they come."""
    named = {card for cards in wanted.values() for card in cards}
    spare = [card for card in deck if card not in named]
    rows = [list(wanted.get(at, ())) for at in range(4)]
    for row, size in zip(rows, (15, 15, 15, 17), strict=True):
        row += [spare.pop() for _ in range(size - len(row))]
    return [card for row in rows for card in row]


def random_action(hand, dice, habit):
    seat = hand["seat"]
    if hand["do"] == "discard":
        return {"seat": seat, "do": "discard", "cards": dice.shuffle(dice.pick(pairs_for(hand)))}
    may = cards_for(hand)
    card = dice.pick(may)
    if habit["favour"] is not None and dice.chance(95):
        suit = led(hand["trick"])
        ranked = sorted(may, key=lambda c: (c == "MAT", c[0] != "T" or suit == "T", c not in LADDER["T"], height(c)))
        card = ranked[0] if seat % 2 == habit["favour"] else ranked[-1]
    line = {"seat": seat, "do": "play", "card": card}
    if hand["options"]["talk"] != "off" and dice.chance(habit["chatty"]):
        about = ABOUT_TRUMPS if card[0] in "TM" else [*ABOUT_SUITS[card[0]], *ALTO]
        about = [*about, *ASKED, *[f"sleeping-{said}" for said in about if seat == hand["dealer"]]]
        tried = {dice.pick(about) for _ in range(12)}
        if said := [remark for remark in sorted(tried) if may_say(hand, card, remark)]:
            line["say"] = said
    return line


def height(card):
    return LADDER[card[0]].index(card) if card != "MAT" else 99
