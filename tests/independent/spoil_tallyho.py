"""What can be wrong in a match of Tallyho and in no other."""

from .places import spoiling


@spoiling("bid", "tallyho")
def bid_below_the_lowest(place):
    return place.changed(amount=115)


@spoiling("bid", "tallyho")
def bid_above_the_highest(place):
    return place.changed(amount=205)


@spoiling("bid", "tallyho")
def bid_between_the_steps(place):
    return place.changed(amount=place.dice.pick([121, 122, 133, 199]))


@spoiling("bid", "tallyho")
def bid_not_above_the_last(place):
    return place.changed(amount=place.hand["bid"]) if place.hand["bid"] else None


@spoiling("bid", "tallyho")
def bid_as_text(place):
    return place.changed(amount="195")


@spoiling("bid", "tallyho")
def bid_as_a_fraction(place):
    return place.changed(amount=195.0)


@spoiling("discard", "tallyho")
def four_discarded(place):
    return place.changed(cards=place.line["cards"][:4])


@spoiling("discard", "tallyho")
def six_discarded(place):
    left = sorted(place.own - set(place.line["cards"]) - {"FOX"})
    return place.changed(cards=[*place.line["cards"], left[0]])


@spoiling("discard", "tallyho")
def one_discarded_twice(place):
    cards = place.line["cards"]
    return place.changed(cards=[*cards[:4], cards[0]])


@spoiling("discard", "tallyho")
def six_with_one_discarded_twice(place):
    return place.changed(cards=[*place.line["cards"], place.line["cards"][2]])


@spoiling("discard", "tallyho")
def fox_discarded(place):
    if "FOX" not in place.own:
        return None
    return place.changed(cards=[*place.line["cards"][:4], "FOX"])


@spoiling("discard", "tallyho")
def anothers_card_discarded(place):
    other = place.dice.pick(sorted(place.hand["hands"][(place.seat + 1) % 4] - {"FOX"}))
    return place.changed(cards=[other, *place.line["cards"][1:]])


@spoiling("discard", "tallyho")
def no_such_trump(place):
    return place.changed(trump=place.dice.pick(["F", "X", "r", "g", "red", "FOX", "", None, 1, ["R"], True]))


@spoiling("discard", "tallyho")
def trump_left_out(place):
    return place.without("trump")


@spoiling("discard", "tallyho")
def cards_left_out(place):
    return place.without("cards")


@spoiling("discard", "tallyho")
def cards_as_text(place):
    return place.changed(cards=place.dice.pick([" ".join(place.line["cards"]), place.line["cards"][0], None, 5, {}]))


@spoiling("discard", "tallyho")
def discard_by_another(place):
    return place.changed(seat=(place.seat + 2) % 4)


@spoiling("play", "tallyho")
def card_of_the_den_played(place):
    return place.changed(card=place.dice.pick(sorted(place.hand["den"])))


@spoiling("bid", "tallyho")
def dealer_asked_who_is_not(place):
    """With `all_pass: dealer` the fourth pass is no line."""
    hand = place.hand
    if hand["all_pass"] != "dealer" or hand["bid"] is not None or len(hand["passed"]) != 2:
        return None
    if place.line["amount"] != "pass":
        return None
    return place.behind({"seat": hand["dealer"], "do": "bid", "amount": "pass"})
