"""What can be wrong in a match of Piedicavallo and in no other."""

from .piedicavallo import (
    ABOUT_SUITS,
    ABOUT_TRUMPS,
    ALTO,
    FIVES,
    KNOWN,
    LADDER,
    REMARKS,
    SIMPLE,
    may_say,
    sleeps_well,
    worth,
)
from .places import spoiling

# --- the discard --------------------------------------------------------------------------------------------


@spoiling("discard", "piedicavallo")
def one_laid_away(place):
    return place.changed(cards=place.line["cards"][:1])


@spoiling("discard", "piedicavallo")
def three_laid_away(place):
    left = sorted(place.own - set(place.line["cards"]) - FIVES)
    return place.changed(cards=[*place.line["cards"], left[0]])


@spoiling("discard", "piedicavallo")
def none_laid_away(place):
    return place.changed(cards=[])


@spoiling("discard", "piedicavallo")
def one_laid_away_twice(place):
    return place.changed(cards=place.line["cards"][:1] * 2)


@spoiling("discard", "piedicavallo")
def five_laid_away(place):
    fives = sorted(place.own & FIVES)
    return place.changed(cards=[place.dice.pick(fives), place.line["cards"][1]]) if fives else None


@spoiling("discard", "piedicavallo")
def trump_laid_away_in_vain(place):
    """A trump with a plain card or another, though other trumps and plain cards are kept."""
    trumps = sorted((place.own & set(LADDER["T"])) - FIVES)
    if not trumps:
        return None
    trump = place.dice.pick(trumps)
    other = [card for card in sorted(place.own - FIVES - {trump}) if not sleeps_well({card, trump}, place.own)]
    return place.changed(cards=place.dice.shuffle([trump, place.dice.pick(other)])) if other else None


@spoiling("discard", "piedicavallo")
def anothers_card_laid_away(place):
    other = sorted(place.hand["hands"][place.another] - FIVES - set(LADDER["T"]))
    return place.changed(cards=[place.dice.pick(other), place.line["cards"][1]]) if other else None


@spoiling("discard", "piedicavallo")
def laid_away_as_text(place):
    cards = place.line["cards"]
    return place.changed(cards=place.dice.pick([" ".join(cards), cards[0], None, 2, {}, {"0": cards[0]}]))


@spoiling("discard", "piedicavallo")
def laid_away_unknown(place):
    return place.changed(cards=[place.line["cards"][0], place.dice.pick(["C7", "S4", "T22", "T0", "EXC", "", None])])


@spoiling("discard", "piedicavallo")
def nothing_said_of_what_is_laid_away(place):
    return place.without("cards")


@spoiling("discard", "piedicavallo")
def laid_away_by_another(place):
    return place.changed(seat=place.another)


@spoiling("discard", "piedicavallo")
def not_laid_away(place):
    return place.left_out()


@spoiling("discard", "piedicavallo")
def laid_away_again(place):
    left = sorted(place.own - set(place.line["cards"]) - FIVES - set(LADDER["T"]))
    return place.behind({**place.line, "cards": left[:2]}) if len(left) > 1 else None


@spoiling("discard", "piedicavallo")
def led_by_the_dealer(place):
    """The player at the right leads."""
    left = sorted(place.own - set(place.line["cards"]))
    return place.behind({"seat": place.seat, "do": "play", "card": left[0]})


@spoiling("discard", "piedicavallo")
def led_by_the_left(place):
    seat = (place.seat + 1) % 4
    return place.behind({"seat": seat, "do": "play", "card": sorted(place.hand["hands"][seat])[0]})


# --- the tricks ---------------------------------------------------------------------------------------------


@spoiling("play", "piedicavallo")
def card_laid_away_played(place):
    return place.changed(card=place.dice.pick(sorted(place.hand["sleeping"])))


@spoiling("play", "piedicavallo")
def card_played_before(place):
    gone = sorted(place.hand["played"])
    return place.changed(card=place.dice.pick(gone)) if gone else None


@spoiling("play", "piedicavallo")
def matto_played_that_is_not_held(place):
    return None if "MAT" in place.own else place.changed(card="MAT")


@spoiling("play", "piedicavallo")
def revoked_after_the_matto(place):
    """The Matto was led, and the suit of the second card not followed."""
    if not place.hand["trick"] or place.hand["trick"][0][1] != "MAT":
        return None
    wrong = sorted(place.own - set(place.rules.cards_for(place.hand)))
    return place.changed(card=place.dice.pick(wrong)) if wrong else None


# --- the talk -----------------------------------------------------------------------------------------------


def _wrong(place, among=REMARKS):
    """A remark of these that may not be made now."""
    wrong = [remark for remark in among if not may_say(place.hand, place.line["card"], remark)]
    return place.dice.pick(wrong) if wrong else None


def _said(place, remark):
    """The line with a remark more, somewhere among the others."""
    return place.changed(say=place.dice.shuffle([*place.line.get("say", []), remark])) if remark else None


def _talk(place):
    return place.hand["options"]["talk"]


@spoiling("play", "piedicavallo")
def lie_told(place):
    return _said(place, _wrong(place))


@spoiling("play", "piedicavallo")
def lie_told_about_the_own_suit(place):
    """What could be true with this card, but is not."""
    card = place.line["card"]
    about = ABOUT_TRUMPS if card[0] in "TM" else [*ABOUT_SUITS[card[0]], *ALTO]
    return _said(place, _wrong(place, about))


@spoiling("play", "piedicavallo")
def spoken_though_talk_is_off(place):
    return _said(place, place.dice.pick(REMARKS)) if _talk(place) == "off" else None


@spoiling("play", "piedicavallo")
def too_much_for_simple_talk(place):
    """True, but only in full talk."""
    if _talk(place) != "simple":
        return None
    card, hand = place.line["card"], place.hand
    full = {**hand, "options": {**hand["options"], "talk": "full"}}
    more = [remark for remark in REMARKS if may_say(full, card, remark) and not may_say(hand, card, remark)]
    return _said(place, place.dice.pick(more)) if more else None


@spoiling("play", "piedicavallo")
def sleeping_cards_told_by_another(place):
    if place.seat == place.hand["dealer"]:
        return None
    remarks = [r for r in REMARKS if r.startswith("sleeping-")]
    return _said(place, place.dice.pick(remarks))


@spoiling("play", "piedicavallo")
def partner_asked_too_late(place):
    if len(place.hand["trick"]) < 2:
        return None
    return _said(place, place.dice.pick(["ask:farlo", "ask:low", "ask:points", "ask:few", "ask:cover"]))


@spoiling("play", "piedicavallo")
def said_twice_in_a_breath(place):
    said = place.line.get("say")
    return place.changed(say=[*said, said[0]]) if said else None


@spoiling("play", "piedicavallo")
def said_misspelt(place):
    said = place.line.get("say") or ["alto"]
    wrong = [said[0].upper(), said[0] + " ", f"{said[0]}:", said[0][:-1], said[0].replace(":", "-"), said[0] + "0"]
    wrong = [remark for remark in wrong if remark not in KNOWN]
    return place.changed(say=[place.dice.pick(wrong), *said[1:]])


@spoiling("play", "piedicavallo")
def said_in_another_shape(place):
    text = (place.line.get("say") or ["alto"])[0]
    return place.changed(say=place.dice.pick([text, {text: 1}, 1, True, False, 0, "", [[text]], [None], [1], [{}], {}]))


@spoiling("discard", "piedicavallo")
def unheard_of_said_at_the_first_lead(place):
    """The first lead is answered with words alone."""
    return place.behind({"seat": (place.seat - 1) % 4, "do": "play", "say": [sorted(SIMPLE)[0]]})


# --- scores -------------------------------------------------------------------------------------------------


def _moved(place, points, side):
    """So many points of this side given to the other, in every list."""
    sign = 1 if side else -1
    lists = {name: list(values) for name, values in place.line["scored"].items()}
    for values in lists.values():
        values[0] += sign * points
        values[1] -= sign * points
    return place.instead({"scored": lists})


@spoiling("scored", "piedicavallo")
def matto_given_to_the_other_pair(place):
    return _moved(place, 5, place.hand["matto"] % 2)


@spoiling("scored", "piedicavallo")
def discard_given_to_the_other_pair(place):
    points = sum(map(worth, place.hand["sleeping"]))
    return _moved(place, points, place.hand["dealer"] % 2)


@spoiling("scored", "piedicavallo")
def sweep_without_the_matto(place):
    if 0 not in place.hand["tricks"]:
        return None
    return _moved(place, 5, place.hand["tricks"].index(15))


@spoiling("scored", "piedicavallo")
def points_out_of_proportion(place):
    """The sum is not 114."""
    return place.scored("points", lambda points: [points[0] + 1, points[1]])


@spoiling("header", "piedicavallo")
def deal_passed_to_the_left(place):
    if place.line["deal"] == 0:
        return None
    return place.changed(dealer=(place.line["dealer"] + 2) % 4)
