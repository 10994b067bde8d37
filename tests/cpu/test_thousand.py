"""Thousand's rules of thumb in situations that a good player does not think about twice."""

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.deal import Deal, Move, View
from cardtable.core.fields import Action
from cardtable.core.shuffle import deck_of
from cardtable.cpu import thousand_hands as tables
from cardtable.cpu.levels import player
from cardtable.cpu.sense import Sense
from cardtable.games.thousand import MARRIAGES, PACKETS, Thousand, marriages
from cardtable.simulate import Plan, Tally, play_all

from ..helpers.deals import cards, option_sets

ME, LEFT, RIGHT = range(3)


def turn(
    hand: str,
    trick: str = "",
    leader: int = ME,
    declarer: int = ME,
    gone: str = "",
    voids: Iterable[tuple[int, str]] = (),
    trump: str | None = None,
    options: Mapping[str, Any] | None = None,
    **facts: Any,
) -> View:
    """Seat 0 of three to play. The cards gone were played by nobody in particular; the others hold what is left."""
    mine, table, taken = cards(hand), cards(trick), cards(gone)
    left = [card for card in Thousand.pack if card not in {*mine, *table, *taken}]
    piles = {f"hand:{ME}": mine, "trick": table, "won:0": taken}
    played = [(leader + i) % 3 for i in range(len(table))]
    for seat in (LEFT, RIGHT):
        size = len(mine) - (seat in played)
        piles[f"hand:{seat}"], left = left[:size], left[size:]
    state: dict[str, Any] = {"took": (0, 0, 0), "married": (0, 0, 0), "high": 100} | facts
    deal = Thousand.set_up(
        piles,
        chosen=dict(options or {}),
        leader=leader,
        declarer=declarer,
        trump=trump,
        voids=frozenset(voids),
        log=[Move((card,), "hand:1", "trick", (1,), ("up",)) for card in taken],
        **state,
    )
    deal.ask_play(ME)
    return deal.view(ME)


def choice(view: View) -> tuple[str, str]:
    """What medium plays, and the code of the reason."""
    decision = player("medium", "key").think(view)
    return str(decision.action.values["card"]), decision.reason


def dealt(hand: str, packets: str = "", **options: Any) -> Thousand:
    """A deal in which the first to speak after the committed seat holds this hand."""
    mine, rest = cards(hand), cards(packets)
    others = [card for card in Thousand.pack if card not in {*mine, *rest}]
    players = options.get("players", 3)
    size = len(mine)
    deck = others[:size] + mine + others[size : size * (players - 1)] + rest + others[size * (players - 1) :]
    return Thousand(deck, dealer=players - 1, options=options)


# --- the auction --------------------------------------------------------------------------------------------


def answer(deal: Deal, level: str = "medium") -> tuple[Any, str]:
    assert deal.asked
    decision = player(level, "key").think(deal.view(deal.asked.seat))
    return decision.action.values, decision.reason


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    assert answer(dealt("HA H10 HK HQ DA C9 S9")) == ({"amount": 110}, "bid-strength")
    assert answer(dealt("HJ H9 DJ DK C9 CJ S9")) == ({"amount": "pass"}, "pass-weak")
    strong = dealt("HA H10 HK HQ DA D10 C9 CJ S9 SJ", players=2)
    assert answer(strong) == ({"amount": 110}, "bid-strength")


def test_who_is_locked_bids_with_less() -> None:
    decks = [deck_of("thousand", Thousand.pack, "locked", number) for number in range(40)]
    hands = [" ".join(map(str, deck[:7])) for deck in decks]
    free = [answer(dealt(hand))[0]["amount"] for hand in hands]
    locked = []
    for hand in hands:
        deal = dealt(hand)
        deal.totals = (0, 810, 0)
        locked.append(answer(deal)[0]["amount"])
    assert locked.count("pass") < free.count("pass")
    assert all(a == b for a, b in zip(free, locked, strict=True) if a != "pass")


def exchanged(hand: str, number: int = 3, **options: Any) -> Deal:
    """A declarer who has taken a packet."""
    held, size = cards(hand), PACKETS[number][0]
    dealt_hand, packet = held[:-size], held[-size:]
    deal = dealt(" ".join(map(str, dealt_hand)), " ".join(map(str, packet)), players=number, **options)
    seat = deal.asked.seat if deal.asked else 0
    deal.declarer = seat
    deal.open_packet(seat)
    if number == 2:
        deal.answer(Action(seat, "take", {"packet": 0}))
    return deal


@pytest.mark.parametrize("number", [2, 3])
def test_neither_marriage_nor_ace_is_given_away_or_laid(number: int) -> None:
    hand = "HA HK HQ H9 DA DK DQ C9 CJ SJ S9 SA" if number == 2 else "HA HK HQ H9 DA DK DQ C9 CJ S9"
    values, reason = answer(exchanged(hand, number))
    gone = set(values["cards"]) if number == 2 else {values["left"], values["right"]}
    kept = [card for card in cards(hand) if card not in gone]
    assert marriages(kept) == ["H", "D"]
    assert not any(card.rank in ("A", "10") for card in gone)
    assert reason == ("discard-low" if number == 2 else "give-low")


def test_over_many_hands_marriages_are_kept() -> None:
    broken = held = 0
    for number in range(60):
        hand = deck_of("thousand", Thousand.pack, "keep", number)[:10]
        _, away = tables.best_kept(hand, Thousand.with_defaults({}))
        kept = [card for card in hand if card not in away]
        held += len(marriages(hand))
        broken += len(marriages(hand)) - len(marriages(kept))
    assert held > 15
    assert broken == 0


def test_the_contract_is_raised_for_much_and_not_for_little() -> None:
    view_of = {}
    for hand in ("HA H10 HK HQ DA D10 DK DQ", "HA HJ DA D9 CK C9 S9 SJ"):
        deal = turn(hand)
        table = Thousand.set_up(
            {"hand:0": cards(hand), "hand:1": (), "hand:2": ()}, declarer=0, high=100, took=(0,) * 3, married=(0,) * 3
        )
        table.ask_contract(0)
        view_of[hand] = answer(table)
        assert deal.hand
    strong, weak = view_of.values()
    assert strong[0]["amount"] >= 200
    assert strong[1] == "raise"
    assert weak == ({"amount": 100}, "bid-stands")


def test_no_raise_where_the_points_made_count_anyway() -> None:
    hand = "HA H10 HK HQ DA D10 DK DQ"
    deal = Thousand.set_up(
        {"hand:0": cards(hand), "hand:1": (), "hand:2": ()},
        chosen={"declarer_scores": "actual"},
        declarer=0,
        high=100,
    )
    deal.ask_contract(0)
    assert answer(deal) == ({"amount": 100}, "bid-stands")


def test_no_raise_beyond_what_wins_the_match() -> None:
    hand = "HA H10 HK HQ DA D10 DK DQ"
    deal = Thousand.set_up(
        {"hand:0": cards(hand), "hand:1": (), "hand:2": ()}, declarer=0, high=100, totals=(860, 0, 0)
    )
    deal.ask_contract(0)
    assert answer(deal)[0] == {"amount": 140}


def test_the_dearer_card_goes_to_whom_it_does_not_help() -> None:
    deal = exchanged("HA H10 HK HQ DA D10 DK DQ CJ S9")
    assert deal.asked
    left, right = deal.after(deal.asked.seat)[:2]
    for locked in (left, right):
        deal.totals = tuple(810 if seat == locked else 100 for seat in range(3))
        values, _ = answer(deal)
        dear = values["left" if locked == left else "right"]
        assert dear == Card("C", "J")


def test_four_nines_ask_for_new_cards_unless_the_rest_is_good() -> None:
    nines = "H9 D9 C9 S9"
    for rest, reply in (("HJ DJ CJ", "redeal"), ("HA HK HQ", "keep")):
        deal = dealt(f"{nines} {rest}", four_nines="on")
        assert deal.asked
        assert deal.asked.do == "four_nines"
        assert answer(deal)[0] == {"answer": reply}


# --- leading ------------------------------------------------------------------------------------------------


def test_sure_winners_are_led_before_a_marriage_that_loses_the_lead() -> None:
    card, reason = choice(turn("CA C10 HK HQ D9 DJ S9 SJ"))
    assert (card[0], reason) == ("C", "cash-high")


def test_a_marriage_is_declared_when_nothing_else_holds_the_lead() -> None:
    assert choice(turn("HK HQ D9 DJ S9 SJ")) == ("HQ", "marry")


def test_the_last_chance_of_a_marriage_is_taken() -> None:
    assert choice(turn("HK HQ", gone="HA H10 D9 DJ CA C9"))[1] == "marry"


def test_king_and_queen_wait_for_the_first_trick_where_they_must() -> None:
    card, _ = choice(turn("HK HQ CA C9", options={"marriage": "after_trick"}))
    assert card == "CA"


def test_trumps_are_drawn_from_the_top() -> None:
    card, reason = choice(turn("HA H10 HJ H9 DA S9", trump="H", gone="CA CK C9 CJ SA SK"))
    assert (card, reason) == ("HA", "draw-trumps")


def test_no_trump_is_led_once_nobody_else_has_one() -> None:
    view = turn("HJ DA S9", trump="H", gone="HA H10 HK HQ H9 CA C10")
    assert choice(view) == ("DA", "cash-high")


# --- following ----------------------------------------------------------------------------------------------


def test_a_lost_trick_gets_the_cheapest_card() -> None:
    assert choice(turn("H10 HK HJ D9", trick="C9 CA", leader=LEFT, declarer=RIGHT))[0] == "D9"


def test_the_cheapest_card_that_wins_is_enough_in_the_last_seat() -> None:
    view = turn("HK HQ H10 D9", trick="H9 HJ", leader=LEFT, trump="D", gone="HA", married=(0, 0, 80))
    assert choice(view)[0] in ("H10", "HQ")  # the ten, or the queen: never the king for the queen's work


def test_a_marriage_is_not_broken_for_a_lost_trick() -> None:
    card, reason = choice(turn("HK HQ DJ S9", trick="C9 CA", leader=LEFT, gone="DA"))
    assert card == "S9"
    assert reason == "keep-marriage"


def test_defenders_help_each_other_against_the_declarer() -> None:
    """The other defender has the trick; the ten would fall to an ace."""
    view = turn("D10 C9 CJ", trick="SA S9", leader=LEFT, declarer=RIGHT, gone="HA HK")
    card, reason = choice(view)
    assert (card, reason) == ("D10", "smear")


def test_but_not_once_the_contract_is_made() -> None:
    view = turn("D10 C9 CJ", trick="SA S9", leader=LEFT, declarer=RIGHT, gone="HA HK", took=(0, 0, 110))
    assert choice(view)[0] == "C9"


def test_nothing_is_thrown_to_the_declarer() -> None:
    assert choice(turn("D10 C9 CJ", trick="S9 SA", leader=LEFT, declarer=RIGHT, gone="HA HK"))[0] == "C9"


def test_a_rival_who_is_about_to_win_gets_nothing() -> None:
    view = turn("D10 C9 CJ", trick="SA S9", leader=LEFT, declarer=RIGHT, gone="HA HK", totals=(0, 790, 0))
    assert choice(view)[0] == "D10"
    view = turn(
        "D10 C9 CJ",
        trick="SA S9",
        leader=LEFT,
        declarer=RIGHT,
        gone="HA HK",
        totals=(0, 790, 0),
        married=(0, 180, 0),
        took=(0, 20, 0),
    )
    assert choice(view)[0] == "C9"


# --- what is known ------------------------------------------------------------------------------------------


def test_the_declarer_knows_where_the_given_cards_are() -> None:
    deal = exchanged("HA H10 HK HQ DA D10 DK DQ CJ S9")
    assert deal.asked
    seat = deal.asked.seat
    left, right = deal.after(seat)[:2]
    deal.answer(Action(seat, "give", {"left": Card("C", "J"), "right": Card("S", "9")}))
    sense = Sense(deal.view(seat))
    assert sense.chance(left, [Card("C", "J")]) == 1
    assert sense.chance(right, [Card("C", "J")]) == 0
    assert sense.chance(left, [Card("S", "A")]) == 0.5


def test_the_packet_stays_with_the_declarer_as_far_as_the_others_know() -> None:
    deal = exchanged("HA H10 HK HQ DA D10 DK DQ CJ S9")
    assert deal.asked
    seat = deal.asked.seat
    left, right = deal.after(seat)[:2]
    deal.answer(Action(seat, "give", {"left": Card("C", "J"), "right": Card("S", "9")}))
    sense = Sense(deal.view(left))
    queen = Card("D", "Q")  # of the packet
    assert sense.chance(seat, [queen]) > 0.7
    assert 0 < sense.chance(right, [queen]) < 0.3


# --- whole matches ------------------------------------------------------------------------------------------


def test_nothing_goes_wrong_with_any_option() -> None:
    for number, options in enumerate(option_sets(Thousand)):
        level = ("medium", "easy")[number % 5 == 0]
        deal = Thousand(deck_of("thousand", Thousand.pack, "options", number), dealer=0, options=options)
        cpu = player(level, "key")
        while deal.asked:
            deal.answer(cpu.think(deal.view(deal.asked.seat)).action)
        assert deal.result


def won(options: Mapping[str, Any], *levels: str, matches: int, duplicate: bool = False) -> Tally:
    plan = Plan("thousand", "strength", matches, levels, options, duplicate=duplicate)
    tally = Tally(plan)
    for played in play_all(plan):
        tally.add(played)
    assert tally.faults == 0
    return tally


def test_medium_is_stronger_than_random_and_than_easy() -> None:
    assert won({}, "medium", "random", "random", matches=2).sides[0].won == 2
    assert won({"players": 2}, "medium", "random", matches=2).sides[0].won == 2
    assert won({"players": 2}, "medium", "easy", matches=6, duplicate=True).sides[0].won > 6


def test_most_contracts_are_made() -> None:
    for players in (2, 3):
        tally = won({"players": players}, *("medium",) * players, matches=3)
        contracts = sum(side.contracts for side in tally.sides)
        assert sum(side.made for side in tally.sides) / contracts > 0.5


def test_points_by_hand_rise_with_what_it_holds() -> None:
    chosen = Thousand.with_defaults({})
    hands = ["HJ H9 DJ D9 CJ C9 SJ S9", "HA H10 DA D9 CA C9 SJ S9", "HA H10 HK HQ DA D9 CA C9"]
    values = [tables.points_of(tables.held(cards(hand)), (0,) * 4, chosen) for hand in hands]
    assert values == sorted(values)
    assert values[2] - values[1] > MARRIAGES["H"] / 2
    for low, high in combinations((100, 130, 160), 2):
        assert tables.chance_of(low, values, 20.0) >= tables.chance_of(high, values, 20.0)
