"""What can be wrong in a match of Thousand and in no other."""

import copy

from .places import spoiling
from .thousand import PACK, ceiling, contracts_for, height, rounded

# --- four nines ---------------------------------------------------------------------------------------------


@spoiling("four_nines", "thousand")
def nines_answered_oddly(place):
    return place.changed(answer=place.dice.pick(["Redeal", "yes", "pass", "", None, True, 1, ["keep"]]))


@spoiling("four_nines", "thousand")
def nines_without_an_answer(place):
    return place.without("answer")


@spoiling("four_nines", "thousand")
def nines_answered_by_another(place):
    return place.changed(seat=place.another)


@spoiling("four_nines", "thousand")
def nines_not_answered(place):
    return place.left_out()


@spoiling("four_nines", "thousand")
def bid_on_after_the_nines_were_thrown_in(place):
    left = (place.hand["dealer"] + 1) % place.seats
    bid = {"seat": (left + 1) % place.seats, "do": "bid", "amount": 110}
    return place.behind(bid) if place.line["answer"] == "redeal" else None


@spoiling("bid", "thousand")
def nines_asked_for_that_are_not(place):
    """Nobody holds them, or the option is off, or they were kept."""
    return place.before({"seat": place.seat, "do": "four_nines", "answer": place.dice.pick(["keep", "redeal"])})


# --- bids ---------------------------------------------------------------------------------------------------


@spoiling("bid", "thousand")
def bid_above_the_own_ceiling(place):
    return place.changed(amount=ceiling(place.own) + 10 * (1 + place.dice.below(3)))


@spoiling("bid", "thousand")
def bid_above_all_ceilings(place):
    return place.changed(amount=place.dice.pick([410, 500, 1000]))


@spoiling("bid", "thousand")
def bid_of_the_obligation(place):
    return place.changed(amount=100)


@spoiling("bid", "thousand")
def bid_in_between(place):
    return place.changed(amount=place.hand["bid"] + place.dice.pick([5, 9, 11, 15]))


@spoiling("bid", "thousand")
def bid_that_raises_nothing(place):
    return place.changed(amount=place.hand["bid"])


@spoiling("bid", "thousand")
def bid_written_as_text(place):
    return place.changed(amount=str(place.hand["bid"] + 10))


@spoiling("bid", "thousand")
def bid_written_as_a_fraction(place):
    return place.changed(amount=float(place.hand["bid"] + 10))


@spoiling("bid", "thousand")
def bid_by_one_who_has_passed(place):
    passed = sorted(place.hand["passed"])
    amount = place.hand["bid"] + 10
    return place.before({"seat": place.dice.pick(passed), "do": "bid", "amount": amount}) if passed else None


@spoiling("bid", "thousand")
def bid_raised_by_its_bidder(place):
    return place.changed(seat=place.hand["declarer"], amount=place.hand["bid"] + 10)


@spoiling("bid", "thousand")
def pass_of_the_committed(place):
    """Nobody has raised the obligation, but its player is heard."""
    if place.hand["bid"] > 100:
        return None
    return place.before({"seat": place.hand["declarer"], "do": "bid", "amount": place.dice.pick(["pass", 100])})


@spoiling("bid", "thousand")
def automatic_pass_written(place):
    hand = copy.deepcopy(place.hand)
    place.rules.act(hand, place.line)
    silent = hand["passed"] - place.hand["passed"] - {place.seat}
    if not silent:
        return None
    return place.behind({"seat": min(silent), "do": "bid", "amount": "pass"})


@spoiling("bid", "thousand")
def bid_of_the_silent(place):
    """Who cannot raise any more is not asked, and may not raise either."""
    hand = copy.deepcopy(place.hand)
    place.rules.act(hand, place.line)
    silent = hand["passed"] - place.hand["passed"] - {place.seat}
    if not silent:
        return None
    return place.behind({"seat": min(silent), "do": "bid", "amount": hand["bid"] + 10})


# --- packets and the exchange -------------------------------------------------------------------------------


@spoiling("take", "thousand")
def no_such_packet(place):
    return place.changed(packet=place.dice.pick([2, -1, "0", "1", True, False, 0.0, 1.0, None, [0], "left"]))


@spoiling("take", "thousand")
def packet_left_out(place):
    return place.without("packet")


@spoiling("take", "thousand")
def packet_not_taken(place):
    return place.left_out()


@spoiling("take", "thousand")
def packet_taken_by_another(place):
    return place.changed(seat=place.another)


@spoiling("give", "thousand")
def packet_taken_where_there_is_no_choice(place):
    return place.before({"seat": place.seat, "do": "take", "packet": 0})


@spoiling("discard", "thousand")
def not_two_laid_down(place):
    left = sorted(place.own - set(place.line["cards"]))
    cards = place.line["cards"]
    return place.changed(cards=place.dice.pick([cards[:1], [*cards, left[0]], [], [cards[0]] * 2, [*cards, cards[0]]]))


@spoiling("discard", "thousand")
def card_laid_down_that_is_not_held(place):
    """Of the other hand, or of the packet that nobody has seen."""
    wrong = sorted(set(PACK) - place.own)
    return place.changed(cards=[place.line["cards"][0], place.dice.pick(wrong)])


@spoiling("discard", "thousand")
def laid_down_oddly(place):
    cards = place.line["cards"]
    wrong = [None, " ".join(cards), cards[0], {}, 2, [cards[0], None], [cards[0], [cards[1]]], [cards[0], "R5"]]
    return place.changed(cards=place.dice.pick(wrong))


@spoiling("discard", "thousand")
def laid_down_by_another(place):
    return place.changed(seat=place.another)


@spoiling("discard", "thousand")
def laid_down_left_out(place):
    return place.dice.pick([place.without("cards"), place.left_out()])


@spoiling("discard", "thousand")
def given_instead_of_laid_down(place):
    left, right = place.line["cards"]
    return place.instead({"seat": place.seat, "do": "give", "left": left, "right": right})


@spoiling("give", "thousand")
def laid_down_instead_of_given(place):
    return place.instead({"seat": place.seat, "do": "discard", "cards": [place.line["left"], place.line["right"]]})


@spoiling("give", "thousand")
def same_card_given_twice(place):
    name, other = place.dice.shuffle(["left", "right"])
    return place.changed(**{name: place.line[other]})


@spoiling("give", "thousand")
def card_given_that_is_not_held(place):
    return place.changed(**{place.dice.pick(["left", "right"]): place.dice.pick(sorted(set(PACK) - place.own))})


@spoiling("give", "thousand")
def given_to_one_only(place):
    return place.without(place.dice.pick(["left", "right"]))


@spoiling("give", "thousand")
def given_oddly(place):
    name = place.dice.pick(["left", "right"])
    return place.changed(**{name: place.dice.pick([None, "", 3, [place.line[name]], {}, "HX", "h9"])})


@spoiling("give", "thousand")
def given_by_another(place):
    return place.changed(seat=place.another)


@spoiling("give", "thousand")
def nothing_given(place):
    return place.left_out()


# --- the contract -------------------------------------------------------------------------------------------


@spoiling("contract", "thousand")
def contract_below_the_bid(place):
    return place.changed(amount=place.hand["bid"] - 10 * (1 + place.dice.below(3)))


@spoiling("contract", "thousand")
def contract_above_the_new_ceiling(place):
    return place.changed(amount=contracts_for(place.hand)[-1] + 10 * (1 + place.dice.below(5)))


@spoiling("contract", "thousand")
def contract_in_between(place):
    return place.changed(amount=place.hand["bid"] + place.dice.pick([1, 5, 15]))


@spoiling("contract", "thousand")
def contract_of_another_type(place):
    bid = place.hand["bid"]
    return place.changed(amount=place.dice.pick(["pass", str(bid), float(bid), None, True, [bid], "keep"]))


@spoiling("contract", "thousand")
def contract_left_out(place):
    return place.dice.pick([place.without("amount"), place.left_out()])


@spoiling("contract", "thousand")
def contract_of_another(place):
    return place.changed(seat=place.another)


@spoiling("any", "thousand")
def contract_before_the_exchange(place):
    if place.line.get("do") not in ("take", "discard", "give"):
        return None
    return place.before({"seat": place.seat, "do": "contract", "amount": place.hand["bid"]})


@spoiling("contract", "thousand")
def contract_answered_by_a_raise(place):
    """Nobody answers it."""
    return place.behind({"seat": place.another, "do": "bid", "amount": place.line["amount"] + 10})


# --- play ---------------------------------------------------------------------------------------------------


def _wrong(place, fits):
    """A card of the hand that may not be played, if one fits."""
    may = set(place.rules.cards_for(place.hand))
    wrong = sorted(card for card in place.own - may if fits(card))
    return place.changed(card=place.dice.pick(wrong)) if wrong else None


def _led(place):
    trick = place.hand["trick"]
    return trick[0][1][0] if trick else None


@spoiling("play", "thousand")
def suit_not_followed(place):
    return _wrong(place, lambda card: card[0] != _led(place))


@spoiling("play", "thousand")
def not_beaten(place):
    return _wrong(place, lambda card: card[0] == _led(place))


@spoiling("play", "thousand")
def not_trumped(place):
    """A void player discards, though trump is held."""
    if _led(place) in {card[0] for card in place.own}:
        return None
    return _wrong(place, lambda card: card[0] != place.hand["trump"])


@spoiling("play", "thousand")
def not_overtrumped(place):
    return _wrong(place, lambda card: card[0] == place.hand["trump"] != _led(place))


@spoiling("play", "thousand")
def given_card_still_played(place):
    """The declarer plays a card that it gave away."""
    given = sorted(card for seat, card in place.hand["given"].items() if card in place.hand["hands"][seat])
    if not given or place.seat != place.hand["declarer"]:
        return None
    return place.changed(card=place.dice.pick(given))


@spoiling("play", "thousand")
def card_on_the_table_played(place):
    table = sorted(place.hand["table"])
    return place.changed(card=place.dice.pick(table)) if table else None


@spoiling("play", "thousand")
def trick_taken_by_the_highest_number(place):
    """The K takes the 10, as in other games."""
    trick = [*place.hand["trick"], (place.seat, place.line["card"])]
    if len(trick) < place.seats or place.hand["trump"] in {card[0] for _, card in trick}:
        return None
    order = ["9", "10", "J", "Q", "K", "A"]
    led = [play for play in trick if play[1][0] == trick[0][1][0]]
    wrong = max(led, key=lambda play: order.index(play[1][1:]))[0]
    if wrong == max(led, key=lambda play: height(play[1]))[0] or not place.hand["hands"][wrong] - {place.line["card"]}:
        return None
    card = min(place.hand["hands"][wrong] - {place.line["card"]})
    return place.behind({"seat": wrong, "do": "play", "card": card})


@spoiling("play", "thousand")
def trump_overlooked(place):
    """The highest of the suit led takes the trick, though a trump lies in it."""
    hand = place.hand
    trick = [*hand["trick"], (place.seat, place.line["card"])]
    led = [play for play in trick if play[1][0] == trick[0][1][0]]
    if len(trick) < place.seats or trick[0][1][0] == hand["trump"] or len(led) == len(trick):
        return None
    wrong = max(led, key=lambda play: height(play[1]))[0]
    left = hand["hands"][wrong] - {place.line["card"]}
    if wrong == place.rules.best_of(trick, hand["trump"]) or not left:
        return None
    return place.behind({"seat": wrong, "do": "play", "card": min(left)})


# --- scores -------------------------------------------------------------------------------------------------


def _settled(place, points=None, totals=None, **options):
    """The score as it would be with this changed, if that makes a difference."""
    hand = copy.deepcopy(place.hand)
    if hand["result"] == "redeal":
        return None
    hand["cards"] = [(points or hand["result"]["points"])[seat] for seat in range(place.seats)]
    hand["married"] = [0] * place.seats
    hand["totals"] = totals or hand["totals"]
    hand["options"] = hand["options"] | options
    wrong = place.rules.settle(hand)
    if wrong == hand["result"]:
        return None
    totals = [a + b for a, b in zip(place.hand["totals"], wrong["scores"], strict=True)]
    return place.instead({"scored": wrong | {"totals": totals}})


def _with_points(place, change):
    if place.hand["result"] == "redeal":
        return None
    points = list(place.hand["result"]["points"])
    return _settled(place, points=points) if change(points) else None


@spoiling("scored", "thousand")
def lock_overlooked(place):
    return _settled(place, totals=[0] * place.seats)


@spoiling("scored", "thousand")
def lock_at_800_or_less(place):
    return _settled(place, totals=[801] * place.seats)


@spoiling("scored", "thousand")
def rounded_otherwise(place):
    others = [value for value in ("exact", 5, 10) if value != place.match.options["rounding"]]
    return _settled(place, rounding=place.dice.pick(others))


@spoiling("scored", "thousand")
def declarer_scored_otherwise(place):
    now = place.match.options["declarer_scores"]
    return _settled(place, declarer_scores="actual" if now == "bid" else "bid")


@spoiling("scored", "thousand")
def points_rounded_too(place):
    rounding = place.match.options["rounding"]
    if rounding == "exact":
        return None
    return place.scored("points", lambda points: [rounded(made, rounding) for made in points])


@spoiling("scored", "thousand")
def marriage_not_scored(place):
    def change(points):
        for seat, worth in enumerate(place.hand["married"]):
            points[seat] -= worth
        return True

    return _with_points(place, change)


@spoiling("scored", "thousand")
def marriage_scored_to_another(place):
    def change(points):
        for seat, worth in enumerate(place.hand["married"]):
            points[seat] -= worth
            points[(seat + 1) % place.seats] += worth
        return True

    return _with_points(place, change)


@spoiling("scored", "thousand")
def marriage_of_another_suit(place):
    def change(points):
        married = [seat for seat, worth in enumerate(place.hand["married"]) if worth]
        if married:
            points[married[0]] += place.dice.pick([-20, 20, 40])
        return bool(married)

    return _with_points(place, change)


@spoiling("scored", "thousand")
def table_scored_otherwise(place):
    """The cards on the table go to the other player, or to the one instead of nobody."""

    def change(points):
        left = sum(place.rules.WORTH[card[1:]] for card in place.hand["table"])
        taker = place.hand["seat"]  # of the last trick
        points[1 - taker if place.seats == 2 else taker] += left
        if place.match.options["table_cards"] == "last_trick":
            points[taker] -= left
        return place.seats == 2

    return _with_points(place, change)


@spoiling("scored", "thousand")
def declarer_is_paid_by_the_first_bid(place):
    """The contract was raised, but counts as it was bid."""
    hand = place.hand
    bids = [line for line in place.lines[: place.at] if line.get("do") == "contract"]
    if hand["result"] == "redeal" or abs(hand["result"]["scores"][hand["declarer"]]) != hand["bid"] or not bids:
        return None
    sign = 1 if hand["result"]["scores"][hand["declarer"]] > 0 else -1
    scores = list(hand["result"]["scores"])
    scores[hand["declarer"]] = sign * (hand["bid"] - 10)
    return place.scored("scores", lambda _: scores)
