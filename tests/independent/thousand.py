"""Thousand once more, written from the rules pages alone. Nothing here comes from the program, and may not.

A hand is a plain dict; an action is the line of a record, a plain dict too.
"""

from .common import different_cards, out_of_order

NAME = "thousand"
SUITS = "HDCS"
RANKS = ["A", "10", "K", "Q", "J", "9"]  # from the highest down
WORTH = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
MARRIAGES = {"H": 100, "D": 80, "C": 60, "S": 40}
PACK = [suit + rank for suit in SUITS for rank in RANKS]
NINES = {suit + "9" for suit in SUITS}
FIELDS = {
    "four_nines": ["answer"],
    "bid": ["amount"],
    "take": ["packet"],
    "discard": ["cards"],
    "give": ["left", "right"],
    "contract": ["amount"],
    "play": ["card"],
}
OPTIONS = {
    "players": [3, 2],
    "must_trump": ["on", "off"],
    "marriage": ["any_lead", "after_trick"],
    "table_cards": ["last_trick", "nobody"],
    "declarer_scores": ["bid", "actual"],
    "rounding": ["exact", 5, 10],
    "four_nines": ["off", "on"],
}
HANDS = 0  # a match has an end of its own
TARGET = 1000
LOCK = 800


def seats_of(options):
    return options["players"]


def sides_of(options):
    return options["players"]


# --- a hand -------------------------------------------------------------------------------------------------


def new_hand(deck, dealer, options, totals):
    seats = options["players"]
    size = {2: 10, 3: 7}[seats]
    left = (dealer + 1) % seats
    hands = {(left + i) % seats: set(deck[size * i : size * (i + 1)]) for i in range(seats)}
    rest = deck[size * seats :]
    hand = {
        "hands": hands,
        "packets": [rest[:2], rest[2:]] if seats == 2 else [rest],
        "table": set(),  # two players, once a packet is taken: what is laid down, and the other packet
        "given": {},  # three players: the card that each opponent was given
        "seats": seats,
        "dealer": dealer,
        "options": options,
        "totals": list(totals),
        "do": "bid",
        "seat": left,
        "passed": set(),
        "bid": 100,
        "declarer": left,
        "trump": None,
        "trick": [],
        "tricks": [0] * seats,
        "cards": [0] * seats,  # points of cards
        "married": [0] * seats,
        "result": None,
    }
    holder = [seat for seat in hands if hands[seat] >= NINES]
    if holder and options["four_nines"] == "on":
        hand["do"], hand["seat"] = "four_nines", holder[0]
    else:
        _next_bidder(hand)
    return hand


def rank(card):
    return card[1:]


def height(card):
    return -RANKS.index(rank(card))


def ceiling(cards):
    return 120 + sum(worth for suit, worth in MARRIAGES.items() if {suit + "K", suit + "Q"} <= cards)


def bids_for(hand):
    """The amounts that may be called now."""
    return list(range(hand["bid"] + 10, ceiling(hand["hands"][hand["seat"]]) + 1, 10))


def contracts_for(hand):
    top = max(hand["bid"], ceiling(hand["hands"][hand["seat"]]))
    return list(range(hand["bid"], top + 1, 10))


def cards_for(hand):
    """The cards that may be played now."""
    mine, trick, trump = hand["hands"][hand["seat"]], hand["trick"], hand["trump"]
    if not trick:
        return sorted(mine)
    led = trick[0][1][0]
    same = {card for card in mine if card[0] == led}
    trumps_out = [card for _, card in trick if card[0] == trump]
    if same:
        if trumps_out and led != trump:
            return sorted(same)  # a trump in it need not, and cannot, be beaten
        best = max(height(card) for _, card in trick if card[0] == led)
        return sorted({card for card in same if height(card) > best} or same)
    trumps = {card for card in mine if card[0] == trump}
    if trumps and hand["options"]["must_trump"] == "on":
        best = max(map(height, trumps_out), default=-99)
        return sorted({card for card in trumps if height(card) > best} or trumps)
    return sorted(mine)


def best_of(trick, trump):
    """The seat that takes these (seat, card) pairs."""
    running = [play for play in trick if play[1][0] == trump] or [
        play for play in trick if play[1][0] == trick[0][1][0]
    ]
    return max(running, key=lambda play: height(play[1]))[0]


def marries(hand, card):
    """What a card is worth as a marriage if it is played now."""
    partner = card[0] + {"K": "Q", "Q": "K"}.get(rank(card), "?")
    if hand["trick"] or partner not in hand["hands"][hand["seat"]]:
        return 0
    if hand["options"]["marriage"] == "after_trick" and hand["tricks"][hand["seat"]] == 0:
        return 0
    return MARRIAGES[card[0]]


def complaint(hand, action):
    """What is wrong with an action, or None when it is allowed."""
    if what := out_of_order(FIELDS, hand, action):
        return what
    own, do = hand["hands"][hand["seat"]], hand["do"]
    value = action[FIELDS[do][0]]
    if do == "four_nines":
        return None if value in ("redeal", "keep") else "neither redeal nor keep"
    if do == "bid":
        return None if value == "pass" or (type(value) is int and value in bids_for(hand)) else "no such bid"
    if do == "take":
        return None if type(value) is int and value in (0, 1) else "no such packet"
    if do == "discard":
        return None if different_cards(value, 2, own) else "not two cards of the hand"
    if do == "give":
        return None if different_cards([value, action["right"]], 2, own) else "not two cards of the hand"
    if do == "contract":
        return None if type(value) is int and value in contracts_for(hand) else "no such contract"
    return None if isinstance(value, str) and value in cards_for(hand) else "that card may not be played"


def act(hand, action):
    """Do an allowed action."""
    seat, own, do = hand["seat"], hand["hands"][hand["seat"]], hand["do"]
    if do == "four_nines":
        if action["answer"] == "redeal":
            hand["result"] = "redeal"
        else:
            hand["do"], hand["seat"] = "bid", hand["declarer"]
            _next_bidder(hand)
    elif do == "bid":
        if action["amount"] == "pass":
            hand["passed"].add(seat)
        else:
            hand["bid"], hand["declarer"] = action["amount"], seat
        _next_bidder(hand)
    elif do == "take":
        own |= set(hand["packets"][action["packet"]])
        hand["table"] = set(hand["packets"][1 - action["packet"]])
        hand["do"] = "discard"
    elif do == "discard":
        own -= set(action["cards"])
        hand["table"] |= set(action["cards"])
        hand["do"] = "contract"
    elif do == "give":
        for away, name in ((1, "left"), (2, "right")):
            own.remove(action[name])
            hand["hands"][(seat + away) % 3].add(action[name])
            hand["given"][(seat + away) % 3] = action[name]
        hand["do"] = "contract"
    elif do == "contract":
        hand["bid"], hand["do"] = action["amount"], "play"
    else:
        _play(hand, action["card"])


def _next_bidder(hand):
    """Whoever speaks next; those who cannot raise have passed, and with one left the auction is over."""
    while len(hand["passed"]) < hand["seats"] - 1:
        hand["seat"] = (hand["seat"] + 1) % hand["seats"]
        if hand["seat"] in hand["passed"] or hand["seat"] == hand["declarer"]:
            continue
        if bids_for(hand):
            return
        hand["passed"].add(hand["seat"])
    hand["seat"] = hand["declarer"]
    if hand["seats"] == 2:
        hand["do"] = "take"
    else:
        hand["hands"][hand["seat"]] |= set(hand["packets"][0])
        hand["do"] = "give"


def _play(hand, card):
    seat = hand["seat"]
    if worth := marries(hand, card):
        hand["married"][seat] += worth
        hand["trump"] = card[0]
    hand["hands"][seat].remove(card)
    hand["trick"].append((seat, card))
    hand["seat"] = (seat + 1) % hand["seats"]
    if len(hand["trick"]) < hand["seats"]:
        return
    taker = best_of(hand["trick"], hand["trump"])
    hand["cards"][taker] += sum(WORTH[rank(played)] for _, played in hand["trick"])
    hand["tricks"][taker] += 1
    hand["trick"], hand["seat"] = [], taker
    if any(hand["hands"].values()):
        return
    assert sum(hand["tricks"]) == {2: 10, 3: 8}[hand["seats"]]
    left = sum(WORTH[rank(card)] for card in hand["table"])
    assert sum(hand["cards"]) + left == 120
    if hand["options"]["table_cards"] == "last_trick":
        hand["cards"][taker] += left
    hand["result"] = settle(hand)


def rounded(points, rounding):
    """Halves go up."""
    if rounding == "exact":
        return points
    below = points // rounding * rounding
    return below + rounding if 2 * (points - below) >= rounding else below


def settle(hand):
    """Points taken and change of the totals of all."""
    points = [a + b for a, b in zip(hand["cards"], hand["married"], strict=True)]
    scores = []
    for seat, made in enumerate(points):
        if seat != hand["declarer"]:
            scores.append(0 if hand["totals"][seat] > LOCK else rounded(made, hand["options"]["rounding"]))
        elif made < hand["bid"]:
            scores.append(-hand["bid"])
        else:
            scores.append(made if hand["options"]["declarer_scores"] == "actual" else hand["bid"])
    return {"points": points, "scores": scores}


def winner_of(totals, hand):
    """The side that has won with these totals after this hand, or None."""
    there = [seat for seat, total in enumerate(totals) if total >= TARGET]
    if hand["declarer"] in there:
        return hand["declarer"]
    best = [seat for seat in there if totals[seat] == max(totals)]
    return best[0] if len(best) == 1 else None


# --- random play --------------------------------------------------------------------------------------------


def habits(dice, options):
    """How a match is to be played: often one seat is helped to win, or nobody would ever get to 1000."""
    return {
        "eager": dice.pick([5, 20, 40]),
        "favour": dice.below(options["players"]) if dice.chance(60) else None,
        "raise": dice.pick([0, 5, 50]),
    }


def arranged(dice, options, dealer):
    """A deck for a deal without a seed: somebody may hold the four nines, or all the marriages."""
    deck = dice.shuffle(PACK)
    size = {2: 10, 3: 7}[options["players"]]
    first = dice.below(options["players"]) * size
    kind = dice.below(5)
    if kind < 3:
        wanted = sorted(NINES) if kind < 2 else dice.pick([["HK", "HQ", "DK", "DQ", "CK", "CQ"], ["SK", "SQ", "HA"]])
        for i, card in enumerate(wanted):
            at = deck.index(card)
            deck[first + i], deck[at] = deck[at], deck[first + i]
    return deck


def random_action(hand, dice, habit):
    seat, own, do = hand["seat"], hand["hands"][hand["seat"]], hand["do"]
    line = {"seat": seat, "do": do}
    favoured = habit["favour"] == seat
    lowest = sorted(own, key=lambda card: (height(card), card))
    if do == "four_nines":
        return line | {"answer": dice.pick(["redeal", "redeal", "keep"])}
    if do == "bid":
        bids = bids_for(hand)
        wants = hand["totals"][seat] > LOCK and hand["bid"] < 120 if favoured else dice.chance(habit["eager"])
        if not wants:
            return line | {"amount": "pass"}
        return line | {"amount": dice.pick(bids) if dice.chance(10) else bids[0]}
    if do == "take":
        return line | {"packet": dice.below(2)}
    if do == "discard":
        return line | {"cards": lowest[:2] if favoured else dice.shuffle(sorted(own))[:2]}
    if do == "give":
        left, right = lowest[:2] if favoured else dice.shuffle(sorted(own))[:2]
        return line | {"left": left, "right": right}
    if do == "contract":
        contracts = contracts_for(hand)
        return line | {"amount": dice.pick(contracts) if dice.chance(habit["raise"]) else contracts[0]}
    may = cards_for(hand)
    wives = [card for card in may if marries(hand, card)]
    if wives and (favoured or dice.chance(50)):
        return line | {"card": dice.pick(wives)}
    if habit["favour"] is not None and dice.chance(90):
        return line | {"card": (max if favoured else min)(may, key=height)}
    return line | {"card": dice.pick(may)}
