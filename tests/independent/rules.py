"""Tallyho once more, written from the rules pages alone. Nothing here comes from the program, and may not.

A hand is a plain dict; an action is the line of a record, a plain dict too.
"""

import hashlib

COLOURS = "RYGB"
PACK = [f"{colour}{rank}" for colour in COLOURS for rank in (1, *range(5, 15))] + ["FOX"]
FIELDS = {"bid": ["amount"], "discard": ["cards", "trump"], "play": ["card"]}


# --- from a seed to a deal ----------------------------------------------------------------------------------


class Dice:
    """The stream of a label: 32-bit words out of SHA-256."""

    def __init__(self, label):
        self.label, self.block, self.words = label, 0, []

    def word(self):
        if not self.words:
            digest = hashlib.sha256((self.label + "/" + str(self.block)).encode("utf-8")).hexdigest()
            self.words = [int(digest[at : at + 8], 16) for at in range(0, 64, 8)]
            self.block += 1
        return self.words.pop(0)

    def below(self, n):
        while True:
            word = self.word()
            if word < 0x100000000 - 0x100000000 % n:
                return word % n

    def shuffle(self, things):
        things = list(things)
        j = len(things) - 1
        while j >= 1:
            k = self.below(j + 1)
            things[j], things[k] = things[k], things[j]
            j -= 1
        return things

    def pick(self, things):
        return list(things)[self.below(len(things))]

    def chance(self, percent):
        return self.below(100) < percent


def deck_of(seed, number):
    return Dice(f"cardtable/1/tallyho/{seed}/{number}/deck").shuffle(PACK)


def first_dealer(seed):
    return Dice(f"cardtable/1/tallyho/{seed}/first-dealer").below(4)


# --- a hand -------------------------------------------------------------------------------------------------


def new_hand(deck, dealer, all_pass):
    left = (dealer + 1) % 4
    hands = {(left + i) % 4: set(deck[10 * i : 10 * i + 10]) for i in range(4)}
    return {
        "hands": hands,
        "den": set(deck[40:45]),
        "dealer": dealer,
        "all_pass": all_pass,
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
    if hand["result"] is not None:
        return "the hand is over"
    if type(action.get("seat")) is not int or action["seat"] != hand["seat"]:
        return "out of turn"
    if action.get("do") != hand["do"]:
        return "not what is asked"
    if any(name not in action for name in FIELDS[hand["do"]]):
        return "something is missing"
    if hand["do"] == "bid":
        amount = action["amount"]
        if amount == "pass" or (type(amount) is int and amount in bids_for(hand)):
            return None
        return "no such bid"
    if hand["do"] == "discard":
        cards, own = action["cards"], hand["hands"][hand["seat"]]
        if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
            return "no list of cards"
        if len(cards) != 5 or len(set(cards)) != 5 or not set(cards) <= own or "FOX" in cards:
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


def winner_of(totals):
    """The side that has won, or None."""
    if max(totals) >= 500 and totals[0] != totals[1]:
        return 0 if totals[0] > totals[1] else 1
    return None
