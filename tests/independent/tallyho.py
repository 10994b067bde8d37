"""Tallyho once more, written from the rules pages alone. Nothing here comes from the program, and may not.

A hand is a plain dict; an action is the line of a record, a plain dict too.
"""

from .common import different_cards, out_of_order

NAME = "tallyho"
COLOURS = "RYGB"
PACK = [f"{colour}{rank}" for colour in COLOURS for rank in (1, *range(5, 15))] + ["FOX"]
FIELDS = {"bid": ["amount"], "discard": ["cards", "trump"], "play": ["card"]}
OPTIONS = {"all_pass": ["dealer", "redeal"]}
HANDS = 0  # a match has an end of its own


def seats_of(options):
    return 4


def sides_of(options):
    return 2


# --- a hand -------------------------------------------------------------------------------------------------


def new_hand(deck, dealer, options, totals):
    left = (dealer + 1) % 4
    hands = {(left + i) % 4: set(deck[10 * i : 10 * i + 10]) for i in range(4)}
    return {
        "hands": hands,
        "den": set(deck[40:45]),
        "seats": 4,
        "dealer": dealer,
        "all_pass": options["all_pass"],
        "do": "bid",
        "seat": left,
        "passed": set(),
        "bid": None,
        "declarer": None,
        "trump": None,
        "trick": [],
        "tricks": 0,
        "taken": [0, 0],
        "result": None,
    }


def worth(card):
    if card == "FOX":
        return 20
    return {"1": 15, "14": 10, "10": 10, "5": 5}.get(card[1:], 0)


def colour(card, trump):
    return trump if card == "FOX" else card[0]


def height(card):
    if card == "FOX":
        return 0
    return 99 if card[1:] == "1" else int(card[1:])


def best_of(trick, trump):
    """The seat that takes these (seat, card) pairs."""
    trumps = [play for play in trick if colour(play[1], trump) == trump]
    led = colour(trick[0][1], trump)
    running = trumps or [play for play in trick if colour(play[1], trump) == led]
    return sorted(running, key=lambda play: height(play[1]))[-1][0]


def bids_for(hand):
    """The amounts that may be called now."""
    lowest = 120 if hand["bid"] is None else hand["bid"] + 5
    return list(range(lowest, 201, 5))


def cards_for(hand):
    """The cards that may be played now."""
    mine = hand["hands"][hand["seat"]]
    if hand["trick"]:
        led = colour(hand["trick"][0][1], hand["trump"])
        follow = {card for card in mine if colour(card, hand["trump"]) == led}
        if follow:
            return sorted(follow)
    return sorted(mine)


def complaint(hand, action):
    """What is wrong with an action, or None when it is allowed."""
    if what := out_of_order(FIELDS, hand, action):
        return what
    if hand["do"] == "bid":
        amount = action["amount"]
        if amount == "pass" or (type(amount) is int and amount in bids_for(hand)):
            return None
        return "no such bid"
    if hand["do"] == "discard":
        if not different_cards(action["cards"], 5, hand["hands"][hand["seat"]] - {"FOX"}):
            return "not five that may be discarded"
        return None if action["trump"] in list(COLOURS) else "no trump"
    return (
        None if isinstance(action["card"], str) and action["card"] in cards_for(hand) else "that card may not be played"
    )


def act(hand, action):
    """Do an allowed action."""
    if hand["do"] == "bid":
        _bid(hand, action["amount"])
    elif hand["do"] == "discard":
        hand["trump"] = action["trump"]
        hand["hands"][hand["seat"]] -= set(action["cards"])
        hand["den"] = set(action["cards"])
        hand["do"] = "play"
    else:
        _play(hand, action["card"])


def _bid(hand, amount):
    seat = hand["seat"]
    if amount == "pass":
        hand["passed"].add(seat)
        others = {0, 1, 2, 3} - {hand["dealer"]}
        if hand["bid"] is None and len(hand["passed"]) == 4:
            hand["result"] = "redeal"
            return
        if hand["bid"] is None and hand["passed"] == others and hand["all_pass"] == "dealer":
            hand["bid"], hand["declarer"] = 120, hand["dealer"]
    else:
        hand["bid"], hand["declarer"] = amount, seat
    if hand["bid"] == 200 or (hand["bid"] is not None and len(hand["passed"]) == 3):
        hand["do"], hand["seat"] = "discard", hand["declarer"]
        hand["hands"][hand["declarer"]] |= hand["den"]
        hand["den"] = set()
        return
    hand["seat"] = next(s % 4 for s in range(seat + 1, seat + 5) if s % 4 not in hand["passed"])


def _play(hand, card):
    seat = hand["seat"]
    hand["hands"][seat].remove(card)
    hand["trick"].append((seat, card))
    hand["seat"] = (seat + 1) % 4
    if len(hand["trick"]) < 4:
        return
    taker = best_of(hand["trick"], hand["trump"])
    hand["taken"][taker % 2] += sum(worth(played) for _, played in hand["trick"])
    hand["trick"], hand["seat"] = [], taker
    hand["tricks"] += 1
    if hand["tricks"] == 10:
        hand["taken"][taker % 2] += 20 + sum(map(worth, hand["den"]))
        hand["result"] = settle(hand["taken"], hand["declarer"] % 2, hand["bid"])


def settle(points, declaring, bid):
    """Points taken and change of the totals of both sides."""
    assert sum(points) == 200
    scores = list(points)
    if points[declaring] < bid:
        scores[declaring] = -bid
    return {"points": list(points), "scores": scores}


def winner_of(totals, hand):
    """The side that has won, or None."""
    if max(totals) >= 500 and totals[0] != totals[1]:
        return 0 if totals[0] > totals[1] else 1
    return None


# --- random play --------------------------------------------------------------------------------------------


def habits(dice, options):
    """How a match is to be played."""
    return {"eager": dice.pick([5, 20, 35, 50])}


def arranged(dice, options, dealer):
    """A deck for a deal without a seed."""
    return dice.shuffle(PACK)


def random_action(hand, dice, habit):
    seat = hand["seat"]
    if hand["do"] == "bid":
        bids = bids_for(hand)
        if not bids or not dice.chance(habit["eager"]):
            return {"seat": seat, "do": "bid", "amount": "pass"}
        jump = len(bids) - 1 if dice.chance(2) else min(dice.below(3), len(bids) - 1)
        return {"seat": seat, "do": "bid", "amount": bids[jump]}
    if hand["do"] == "discard":
        cards = dice.shuffle(sorted(hand["hands"][seat] - {"FOX"}))[:5]
        return {"seat": seat, "do": "discard", "cards": cards, "trump": dice.pick(COLOURS)}
    return {"seat": seat, "do": "play", "card": dice.pick(cards_for(hand))}
