"""What can be wrong in a match of tarot and in no other."""

from .places import kind_of, spoiling
from .tarot import TARGETS, cards_for, held, settle

# --- play ---------------------------------------------------------------------------------------------------


def _one_of(place, cards):
    return place.changed(card=place.dice.pick(sorted(cards))) if cards else None


def _covered(hand, seat):
    return {card for pile in hand["piles"][seat] for card in pile} - hand["open"][seat]


@spoiling("play", "tarot")
def top_not_allowed(place):
    return _one_of(place, place.hand["open"][place.seat] - set(cards_for(place.hand)))


@spoiling("play", "tarot")
def covered_card_played(place):
    return _one_of(place, _covered(place.hand, place.seat))


@spoiling("play", "tarot")
def covered_card_of_the_other_played(place):
    return _one_of(place, _covered(place.hand, place.another))


@spoiling("play", "tarot")
def top_of_the_other_played(place):
    return _one_of(place, place.hand["open"][place.another])


@spoiling("play", "tarot")
def card_of_a_trick_before_played(place):
    return _one_of(place, set(place.hand["gone"]))


@spoiling("play", "tarot")
def card_of_the_trick_played_again(place):
    return _one_of(place, {card for _, card in place.hand["trick"]})


@spoiling("play", "tarot")
def suit_held_not_followed(place):
    led = _led(place)
    mine = held(place.hand, place.seat) - {"EXC"}
    if not led or led[0] == "T" or led[0] not in {card[0] for card in mine}:
        return None
    return _one_of(place, {card for card in mine if card[0] != led[0]})


@spoiling("play", "tarot")
def trump_held_not_played(place):
    led = _led(place)
    mine = held(place.hand, place.seat) - {"EXC"}
    if not led or led[0] in {card[0] for card in mine} or "T" not in {card[0] for card in mine}:
        return None
    return _one_of(place, {card for card in mine if card[0] != "T"})


@spoiling("play", "tarot")
def higher_trump_held_not_played(place):
    led = _led(place)
    if not led or led[0] != "T":
        return None
    trumps = {int(card[1:]) for card in held(place.hand, place.seat) if card[0] == "T"}
    if max(trumps, default=0) < int(led[1:]):
        return None
    return _one_of(place, {f"T{number}" for number in trumps if number < int(led[1:])})


def _led(place):
    """The card to follow, or None."""
    trick = place.hand["trick"]
    return trick[0][1] if trick and trick[0][1] != "EXC" else None


@spoiling("play", "tarot")
def led_by_the_loser(place):
    """The other player leads a card of its own."""
    if place.hand["trick"]:
        return None
    mine = held(place.hand, place.another)
    return place.changed(seat=place.another, card=place.dice.pick(sorted(mine)))


@spoiling("play", "tarot")
def last_card_left_out(place):
    """The hand is scored a card too early."""
    if place.at + 1 == len(place.lines) or kind_of(place.lines[place.at + 1]) != "scored":
        return None
    return place.left_out()


@spoiling("play", "tarot")
def pile_named_instead_of_a_card(place):
    return place.changed(card=place.dice.pick(["pile:0.0", 0, "top", "P1", f"pile:{place.seat}.3"]))


# --- scores -------------------------------------------------------------------------------------------------


@spoiling("scored", "tarot")
def points_off_by_one(place):
    one = place.dice.pick([1, -1])
    return place.scored("points", lambda points: [points[0] + one, points[1] - one])


@spoiling("scored", "tarot")
def points_in_halves(place):
    return place.scored("points", lambda points: [2 * value for value in points])


@spoiling("scored", "tarot")
def excuse_not_paid_for(place):
    return place.scored("points", lambda points: [points[0] + 0.5, points[1] - 0.5])


@spoiling("scored", "tarot")
def excuse_captured_too(place):
    """As if its owner had kept it, or the other taken it, wrongly: its points go over."""
    return place.scored("points", lambda points: [points[0] + 4, points[1] - 4])


@spoiling("scored", "tarot")
def winner_without_the_25(place):
    return place.scored("scores", lambda scores: [score - 25 if score >= 25 else score for score in scores])


@spoiling("scored", "tarot")
def margin_not_counted(place):
    """Or counted twice."""
    points, bouts = place.line["scored"]["points"], place.hand["bouts"]
    margins = [max(0, points[seat] - TARGETS[bouts[seat]]) for seat in (0, 1)]
    sign = place.dice.pick([1, -1])
    return place.scored("scores", lambda scores: [a + sign * b for a, b in zip(scores, margins, strict=True)])


@spoiling("scored", "tarot")
def loser_pays_its_margin(place):
    points, bouts = place.line["scored"]["points"], place.hand["bouts"]
    short = [min(0, points[seat] - TARGETS[bouts[seat]]) for seat in (0, 1)]
    return place.scored("scores", lambda scores: [a + b for a, b in zip(scores, short, strict=True)])


@spoiling("scored", "tarot")
def loser_pays_what_the_winner_gets(place):
    return place.scored(
        "scores", lambda scores: [max(scores) if score == max(scores) else -max(scores) for score in scores]
    )


@spoiling("scored", "tarot")
def target_of_another_number_of_bouts(place):
    """A bout more for one and less for the other."""
    hand = place.hand
    give = place.dice.below(2)
    if not hand["bouts"][give]:
        return None
    bouts = list(hand["bouts"])
    bouts[give] -= 1
    bouts[1 - give] += 1
    wrong = settle(place.line["scored"]["points"], bouts, hand["petit"])["scores"]
    return place.scored("scores", lambda scores: wrong)


@spoiling("scored", "tarot")
def petit_forgotten(place):
    petit = place.hand["petit"]
    if petit is None:
        return None
    return place.scored("scores", lambda scores: [s + (-10 if seat == petit else 10) for seat, s in enumerate(scores)])


@spoiling("scored", "tarot")
def petit_for_the_taker_alone(place):
    petit = place.hand["petit"]
    if petit is None:
        return None
    return place.scored("scores", lambda scores: [s + (0 if seat == petit else 10) for seat, s in enumerate(scores)])


@spoiling("scored", "tarot")
def petit_that_was_not(place):
    if place.hand["petit"] is not None:
        return None
    taker = place.dice.below(2)
    return place.scored("scores", lambda scores: [s + (10 if seat == taker else -10) for seat, s in enumerate(scores)])


@spoiling("scored", "tarot")
def scores_the_wrong_way_round(place):
    return place.scored("scores", lambda scores: scores[::-1])


@spoiling("scored", "tarot")
def totals_of_this_hand_alone(place):
    """As if the hands stood alone in the record too."""
    scores = place.line["scored"]["scores"]
    return place.scored("totals", lambda totals: scores)


# --- headers ------------------------------------------------------------------------------------------------


@spoiling("header", "tarot")
def led_first_by_the_same(place):
    """The lead must change with every hand."""
    if place.line["deal"] == 0:
        return None
    before = [line for line in place.lines[: place.at] if "cardtable" in line][-1]
    return place.changed(dealer=before["dealer"])


@spoiling("header", "tarot")
def totals_not_carried_over(place):
    if place.line["scores"] == [0, 0]:
        return None
    return place.changed(scores=[0, 0])


@spoiling("header", "tarot")
def session_total_misspelt(place):
    return place.changed(options={"session_total": place.dice.pick(["On", "total", "yes", 0, 1, True, False, None])})
