"""What the second versions of the games share: the shuffle, and what makes an answer fit its question."""

import hashlib


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


def deck_of(rules, seed, number):
    """The deck of a deal; `rules` is a game's module."""
    return Dice(f"cardtable/1/{rules.NAME}/{seed}/{number}/deck").shuffle(rules.PACK)


def first_dealer(rules, seats, seed):
    return Dice(f"cardtable/1/{rules.NAME}/{seed}/first-dealer").below(seats)


def chosen(rules, options):
    """All options of a game with their values, the first being the default; None for an option it has not.

    A number may be written as a text.
    """
    values = {name: allowed[0] for name, allowed in rules.OPTIONS.items()}
    for name, value in options.items():
        same = [v for v in rules.OPTIONS.get(name, []) if type(value) in (int, str) and str(v) == str(value)]
        if not same or (type(value) is int and type(same[0]) is not int):
            return None
        values[name] = same[0]
    return values


def out_of_order(fields, hand, action):
    """What is wrong with an action whatever its values are, or None."""
    if hand["result"] is not None:
        return "the hand is over"
    if type(action.get("seat")) is not int or action["seat"] != hand["seat"]:
        return "out of turn"
    if action.get("do") != hand["do"]:
        return "not what is asked"
    if any(name not in action for name in fields[hand["do"]]):
        return "something is missing"
    return None


def different_cards(cards, count, own):
    """Whether this is a list of so many different cards of those."""
    if not isinstance(cards, list) or not all(isinstance(card, str) for card in cards):
        return False
    return len(cards) == count == len(set(cards)) and set(cards) <= own
