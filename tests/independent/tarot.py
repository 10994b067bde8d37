"""French tarot for two once more, written from the rules pages alone. Nothing here comes from the program, and may not.

A hand is a plain dict; an action is the line of a record, a plain dict too.
"""

from .common import out_of_order

NAME = "tarot"
COURT = {"J": 11, "N": 12, "Q": 13, "K": 14}
PACK = [suit + rank for suit in "SHDC" for rank in ["K", "Q", "N", "J", *map(str, range(10, 0, -1))]]
PACK += [f"T{number}" for number in range(1, 22)] + ["EXC"]
FIELDS = {"play": ["card"]}
OPTIONS = {"session_total": ["off", "on"]}
HANDS = 4  # a match is as many as the players like; at most so many here
BOUTS = {"T1", "T21", "EXC"}
TARGETS = {0: 56, 1: 51, 2: 41, 3: 36}


def seats_of(options):
    return 2


def sides_of(options):
    return 2


# --- a hand -------------------------------------------------------------------------------------------------


def new_hand(deck, dealer, options, totals):
    """Here `dealer` is who leads first."""
    first, other = dealer, 1 - dealer
    piles = {}
    for seat, start in ((first, 42), (other, 60)):
        piles[seat] = [deck[start + 3 * p : start + 3 * p + 3] for p in range(6)]
    return {
        "hands": {first: set(deck[:21]), other: set(deck[21:42])},
        "piles": piles,
        "open": {seat: tops(piles[seat]) for seat in (0, 1)},  # the cards that lie uncovered
        "gone": [],  # cards of the tricks before this one
        "seats": 2,
        "dealer": dealer,
        "do": "play",
        "seat": first,
        "trick": [],
        "tricks": 0,
        "halves": [0, 0],
        "bouts": [0, 0],
        "petit": None,  # who took it in the last trick
        "result": None,
    }


def tops(piles):
    return {pile[-1] for pile in piles if pile}


def halves_of(card):
    """What a card counts in half points."""
    if card in BOUTS:
        return 9
    return {"K": 9, "Q": 7, "N": 5, "J": 3}.get(card[1:], 1)


def height(card):
    return COURT.get(card[1:]) or int(card[1:])


def held(hand, seat):
    """What a player may choose from: the hand, and the uncovered cards of the piles."""
    return hand["hands"][seat] | hand["open"][seat]


def cards_for(hand):
    """The cards that may be played now."""
    mine = held(hand, hand["seat"])
    excuse = mine & {"EXC"}
    led = hand["trick"][0][1] if hand["trick"] else "EXC"
    if led == "EXC":
        return sorted(mine)
    suit = {card for card in mine - excuse if card[0] == led[0]}
    trumps = {card for card in mine - excuse if card[0] == "T"}
    if led[0] == "T":
        above = {card for card in trumps if height(card) > height(led)}
        return sorted((above or trumps or mine) | excuse)
    return sorted((suit or trumps or mine) | excuse)


def best_of(trick):
    """The seat that takes these two (seat, card) pairs."""
    (leader, led), (other, reply) = trick
    if led == "EXC":
        return other
    if reply == "EXC":
        return leader
    if reply[0] == led[0]:
        return other if height(reply) > height(led) else leader
    return other if reply[0] == "T" else leader


def complaint(hand, action):
    """What is wrong with an action, or None when it is allowed."""
    if what := out_of_order(FIELDS, hand, action):
        return what
    card = action["card"]
    return None if isinstance(card, str) and card in cards_for(hand) else "that card may not be played"


def act(hand, action):
    """Do an allowed action."""
    seat, card = hand["seat"], action["card"]
    if card in hand["hands"][seat]:
        hand["hands"][seat].remove(card)
    else:
        hand["open"][seat].remove(card)
        (pile,) = [pile for pile in hand["piles"][seat] if card in pile]
        assert pile.pop() == card
    hand["trick"].append((seat, card))
    hand["seat"] = 1 - seat
    if len(hand["trick"]) == 2:
        _gather(hand)


def _gather(hand):
    taker = best_of(hand["trick"])
    hand["tricks"] += 1
    last = not any(hand["hands"][seat] or any(hand["piles"][seat]) for seat in (0, 1))
    for seat, card in hand["trick"]:
        to = taker
        if card == "EXC" and not last:
            to = seat
            hand["halves"][seat] -= 1
            hand["halves"][taker] += 1
        hand["halves"][to] += halves_of(card)
        hand["bouts"][to] += card in BOUTS
        if card == "T1" and last:
            hand["petit"] = taker
        hand["gone"].append(card)
    hand["trick"], hand["seat"] = [], taker
    hand["open"] = {seat: tops(hand["piles"][seat]) for seat in (0, 1)}
    assert not any(halves % 2 for halves in hand["halves"])
    assert len(held(hand, 0)) + under(hand, 0) == len(held(hand, 1)) + under(hand, 1)
    if last:
        assert hand["tricks"] == 39
        hand["result"] = settle([halves // 2 for halves in hand["halves"]], hand["bouts"], hand["petit"])


def under(hand, seat):
    """How many cards of a seat lie covered."""
    return sum(map(len, hand["piles"][seat])) - len(hand["open"][seat])


def settle(points, bouts, petit):
    """Points taken and change of the totals of both."""
    assert sum(points) == 91 and sum(bouts) == 3
    scores = [0, 0]
    for seat in (0, 1):
        margin = points[seat] - TARGETS[bouts[seat]]
        if margin >= 0:
            scores[seat] = 25 + margin
    assert sorted(score > 0 for score in scores) == [False, True]
    if petit is not None:
        scores[petit] += 10
        scores[1 - petit] -= 10
    return {"points": list(points), "scores": scores}


def winner_of(totals, hand):
    """Who is ahead."""
    return "draw" if totals[0] == totals[1] else totals.index(max(totals))


# --- random play --------------------------------------------------------------------------------------------


def habits(dice, options):
    """How a match is to be played: some cards are kept to the end, or the last trick would never be special."""
    return {
        "keep": dice.pick([[], ["T1"], ["EXC"], ["T1", "EXC"], ["T21", "T20"]]),
        "first": dice.pick(["hand", "piles", "any", "any"]),
    }


def arranged(dice, options, dealer):
    """A deck for a deal without a seed: trumps all in one place, or bouts under the piles, or nothing mixed."""
    deck = dice.shuffle(PACK)
    kind = dice.below(6)
    if kind == 0:
        return deck if dice.chance(50) else list(PACK)
    if kind == 1:
        places, wanted = range(21 * dice.below(2), 78), [card for card in PACK if card[0] == "T"]
    elif kind == 2:
        places, wanted = [42, 45, 60, 63][dice.below(2) :], sorted(BOUTS)
    elif kind == 3:
        places, wanted = [20, 41, 44], sorted(BOUTS)
    else:
        return deck
    for place, card in zip(places, wanted, strict=False):
        at = deck.index(card)
        deck[place], deck[at] = deck[at], deck[place]
    return deck


def random_action(hand, dice, habit):
    seat = hand["seat"]
    may = cards_for(hand)
    others = [card for card in may if card not in habit["keep"]] or may
    if habit["first"] != "any":
        source = hand["hands" if habit["first"] == "hand" else "open"][seat]
        others = [card for card in others if card in source] or others
    return {"seat": seat, "do": "play", "card": dice.pick(others)}
