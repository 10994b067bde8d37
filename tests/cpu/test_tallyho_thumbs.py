"""Tallyho's rules of thumb in situations that a good player does not think about twice."""

from collections.abc import Iterable

import pytest

from cardtable.core.cards import Card
from cardtable.core.deal import Deal, Move, View
from cardtable.core.fields import Action, SomeCards
from cardtable.core.shuffle import deck_of
from cardtable.cpu import tallyho as thumbs
from cardtable.cpu.levels import player
from cardtable.cpu.sense import Sense
from cardtable.games.tallyho import COLOURS, DEN_SIZE, FOX, Tallyho, worth

from ..helpers.deals import cards

SOUTH, WEST, NORTH, EAST = range(4)


def turn(
    hand: str,
    trick: str = "",
    leader: int = SOUTH,
    declarer: int = SOUTH,
    gone: str = "",
    voids: Iterable[tuple[int, str]] = (),
    trump: str = "G",
) -> View:
    """South to play. The cards gone were taken by nobody in particular; the others hold what is left."""
    mine, table, taken = cards(hand), cards(trick), cards(gone)
    used = {*mine, *table, *taken}
    left = [card for card in Tallyho.pack if card not in used]
    piles = {f"hand:{SOUTH}": mine, "trick": table, "won:0": taken}
    played = [(leader + i) % 4 for i in range(len(table))]
    for seat in (WEST, NORTH, EAST):
        size = len(mine) - (seat in played)
        piles[f"hand:{seat}"], left = left[:size], left[size:]
    piles["den"] = left[:DEN_SIZE]
    log = [Move((card,), "hand:1", "trick", (1,), ("up",)) for card in taken]
    deal = Tallyho.set_up(
        piles, leader=leader, declarer=declarer, trump=trump, high=140, voids=frozenset(voids), log=log
    )
    deal.ask_play(SOUTH)
    return deal.view(SOUTH)


def choice(view: View) -> tuple[str, str]:
    """What medium plays, and the code of the reason."""
    decision = player("medium", "key").think(view)
    return str(decision.action.values["card"]), decision.reason


# --- following ----------------------------------------------------------------------------------------------


def test_a_counter_goes_to_a_trick_that_the_partner_is_sure_of() -> None:
    view = turn("R10 R6 R7 B8", trick="R5 R1 R8", leader=WEST)
    assert choice(view) == ("R10", "smear")


def test_no_counter_goes_to_a_trick_of_the_opponents() -> None:
    card, _ = choice(turn("R10 R6 R7 B8", trick="R1 R5 R8", leader=WEST))
    assert worth(Card.parse(card)) == 0


def test_the_fox_goes_home_on_a_trick_that_the_partner_is_sure_of() -> None:
    assert choice(turn("FOX B6 Y7 B8", trick="R8 R1 R6", leader=WEST, voids=[(SOUTH, "R")]))[0] == "FOX"


def test_the_fox_is_not_thrown_on_a_trick_of_the_opponents() -> None:
    card, reason = choice(turn("FOX G7 G9 B8", trick="G1 G5 G6", leader=WEST))
    assert (card, reason) == ("G7", "keep-fox")


def test_the_fox_ruffs_in_last_seat_when_nobody_can_beat_it() -> None:
    assert choice(turn("FOX B6 Y7 B8", trick="R10 R6 R1", leader=WEST)) == ("FOX", "ruff")


def test_the_cheapest_card_that_wins_is_enough_in_last_seat() -> None:
    assert choice(turn("R13 R12 R6 B8", trick="R5 R7 R10", leader=WEST)) == ("R12", "win")


def test_a_partner_who_wins_anyway_is_not_beaten() -> None:
    card, _ = choice(
        turn("R1 R6 B8 B9", trick="R7 R14 R8", leader=WEST, gone="G1 G14 G13 G12 G11 G10 G9 G8 G7 G6 G5 FOX")
    )
    assert card == "R6"


# --- leading ------------------------------------------------------------------------------------------------


def test_the_declarer_draws_trumps_from_the_top() -> None:
    hand = "G1 G14 G13 G9 G8 R1 R14 B1 B13 B12"
    assert choice(turn(hand)) == ("G1", "draw-trumps")
    assert choice(turn(hand.replace("G1 ", "Y6 "), gone="G1 Y1 Y5 R5")) == ("G14", "draw-trumps")


def test_no_trump_is_led_once_the_opponents_have_none() -> None:
    view = turn("G9 G8 R1 B6", gone="G1 G14 G13 G12", voids=[(WEST, "G"), (EAST, "G")])
    assert choice(view) == ("R1", "cash-high")


def test_the_partner_draws_trumps_for_the_declarer() -> None:
    card, reason = choice(turn("G1 G14 R6 R7 B8 Y9 Y7 B6", declarer=NORTH))
    assert reason == "draw-trumps"
    assert card in ("G1", "G14")


def test_a_defender_cashes_what_is_high_before_it_is_ruffed() -> None:
    card, reason = choice(turn("R1 G6 B7 Y8 Y9 B8 Y6 R7 B9 R6", declarer=WEST))
    assert (card, reason) == ("R1", "cash-high")


# --- the discard --------------------------------------------------------------------------------------------


def discards(count: int) -> Iterable[tuple[list[Card], set[Card], str]]:
    """Hands of fifteen, what medium throws of them, and the trump it names."""
    for number in range(count):
        deal: Deal = Tallyho(deck_of("tallyho", Tallyho.pack, "discards", number), dealer=number % 4)
        while deal.asked and deal.asked.do == "bid":
            deal.answer(Action(deal.asked.seat, "bid", {"amount": "pass"}))
        assert deal.asked is not None
        view = deal.view(deal.asked.seat)
        values = thumbs.discard(view).values
        yield list(view.hand), set(values["cards"]), values["trump"]


def test_a_discard_makes_voids_and_keeps_what_wins() -> None:
    trumps = voids = ones = 0
    for hand, thrown, trump in discards(60):
        kept = [card for card in hand if card not in thrown]
        assert len(thrown) == DEN_SIZE
        assert FOX not in thrown
        trumps += sum(card.suit == trump or card == FOX for card in kept) >= 4
        voids += len({card.suit for card in kept} - {""}) < len(COLOURS)
        ones += any(card.rank == "1" for card in thrown)
    assert trumps >= 57
    assert voids >= 48
    assert ones == 0


# --- the auction --------------------------------------------------------------------------------------------

STRONG = "G1 G14 G13 G10 G9 G8 FOX R1 R14 B1"
WEAK = "G6 G7 R6 R8 Y9 Y11 B6 B8 B11 R11"


def auction(hand: str, *calls: tuple[int, int | str], totals: tuple[int, int] = (0, 0)) -> int | str:
    """What South calls with this hand after these calls."""
    mine = cards(hand)
    others = [card for card in Tallyho.pack if card not in mine]
    first = calls[0][0] if calls else SOUTH
    seats = [(first + i) % 4 for i in range(4)]
    deck: list[Card] = []
    for seat in seats:
        deck += mine if seat == SOUTH else [others.pop() for _ in mine]
    deal = Tallyho([*deck, *others], dealer=(first - 1) % 4, totals=totals)
    for seat, amount in calls:
        deal.answer(Action(seat, "bid", {"amount": amount}))
    thought = thumbs.bid(deal.view(SOUTH))
    amount = thought.values["amount"]
    assert isinstance(amount, int | str)
    return amount


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    assert isinstance(auction(STRONG), int)
    assert auction(WEAK, (WEST, 120), (NORTH, "pass"), (EAST, 125)) == "pass"


def test_nobody_bids_above_what_the_hand_supports() -> None:
    assert auction(WEAK, (WEST, 195), (NORTH, "pass"), (EAST, "pass")) == "pass"
    for number in range(40):
        deal = Tallyho(deck_of("tallyho", Tallyho.pack, "bids", number))
        assert deal.asked is not None
        view = deal.view(deal.asked.seat)
        amount = thumbs.bid(view).values["amount"]
        assert amount == "pass" or amount <= thumbs.expected(view.hand)


def test_the_partner_is_not_outbid_without_reason() -> None:
    middling = "G14 G13 G9 G8 R1 R6 B14 B7 Y8 Y9"
    assert isinstance(auction(middling, (WEST, "pass"), (NORTH, "pass"), (EAST, 120)), int)
    assert auction(middling, (WEST, "pass"), (NORTH, 135), (EAST, "pass")) == "pass"


def test_the_score_tells_in_the_auction() -> None:
    """Opponents who would win the match are not left to play; near the end one takes no risk."""
    hand = "G14 G13 G9 G8 G6 R1 R6 B14 Y8 Y9"
    last = max(
        high for high in range(120, 200, 5) if auction(hand, (WEST, "pass"), (NORTH, "pass"), (EAST, high)) != "pass"
    )
    calls = ((WEST, "pass"), (NORTH, "pass"), (EAST, last + 5))
    assert auction(hand, *calls) == "pass"
    assert auction(hand, *calls, totals=(0, 460)) == last + 10
    assert auction(hand, (WEST, "pass"), (NORTH, "pass"), (EAST, last), totals=(480, 0)) == "pass"


# --- what is counted ----------------------------------------------------------------------------------------


def test_sense_counts_cards_voids_and_chances() -> None:
    sense = Sense(turn("R14 R6 G7 B8", gone="R1 G1", voids=[(WEST, "R")]))
    red14, red6 = cards("R14 R6")
    assert Card.parse("R1") in sense.gone
    assert sense.above(red14) == 0
    assert sense.above(red6) == 7
    assert sense.chance(WEST, sense.suit_out("R")) == 0
    assert 0 < sense.chance(EAST, sense.suit_out("R")) < 1
    assert sense.chance_beaten(EAST, red14, red14) > 0  # it may be ruffed
    assert sense.chance_beaten(WEST, red14, red14) > sense.chance_beaten(EAST, red14, red14)
    assert FOX in sense.suit_out("G")
    assert sense.later == [WEST, NORTH, EAST]


def test_easy_forgets() -> None:
    view = turn("R14 R6 G7 B8", gone="R1 G1 G5 G6 Y5 Y6 Y7 Y8", voids=[(WEST, "R")])
    assert Sense(view).above(cards("R14")[0]) == 0
    forgetful = Sense(view, memory=1)
    assert forgetful.above(cards("R14")[0]) == 1
    assert forgetful.chance(WEST, forgetful.suit_out("R")) > 0


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_every_answer_of_whole_deals_is_allowed(level: str) -> None:
    for number in range(12):
        deal: Deal = Tallyho(deck_of("tallyho", Tallyho.pack, "whole deals", number), dealer=number % 4)
        cpu = player(level, "key")
        while deal.asked:
            decision = cpu.think(deal.view(deal.asked.seat))
            assert decision.reason.replace("-", "").isalpha()
            deal.answer(decision.action)
        assert cpu.faults == 0


def test_the_candidates_for_the_discard_are_allowed_and_few() -> None:
    deal: Deal = Tallyho(deck_of("tallyho", Tallyho.pack, "candidates", 0))
    while deal.asked and deal.asked.do == "bid":
        deal.answer(Action(deal.asked.seat, "bid", {"amount": "pass"}))
    assert deal.asked is not None
    field = deal.asked.fields["cards"]
    assert isinstance(field, SomeCards)
    for trump in COLOURS:
        found = thumbs.throwable(deal.hand(deal.asked.seat), trump)
        assert 0 < len(found) < 300
        for thrown in found:
            field.check(thrown, {})
