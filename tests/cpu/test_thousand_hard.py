"""Thousand's hard player: the auction, the exchange, the contract, the lock, and that it plays the same every time."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.deal import Deal, View
from cardtable.core.fields import Action, Number
from cardtable.core.shuffle import Stream, deck_of
from cardtable.cpu import thousand_bid as bidding
from cardtable.cpu.levels import player
from cardtable.cpu.thousand_belief import Belief, Believed
from cardtable.cpu.thousand_hard import rate
from cardtable.cpu.thousand_race import SURE, to_go, winning
from cardtable.games.thousand import MARRIAGES, Thousand, marriages

from ..helpers.deals import cards, option_sets
from ..helpers.manners import thousand
from .test_thousand import answer, dealt, exchanged

STRONG, WEAK = "HA H10 HK HQ DA C9 S9", "HJ H9 DJ DK C9 CJ S9"


def played_out(deal: Deal, level: str = "hard") -> Deal:
    cpu = player(level, "key")
    while deal.asked:
        deal.answer(cpu.think(deal.view(deal.asked.seat)).action)
    return deal


def asked(deal: Deal) -> View:
    assert deal.asked
    return deal.view(deal.asked.seat)


# --- the auction --------------------------------------------------------------------------------------------


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    assert answer(dealt(STRONG), "hard") == ({"amount": 110}, "bid-strength")
    assert answer(dealt(WEAK), "hard") == ({"amount": "pass"}, "pass-weak")
    strong = dealt("HA H10 HK HQ DA D10 C9 CJ S9 SJ", players=2)
    assert answer(strong, "hard") == ({"amount": 110}, "bid-strength")


def test_the_chance_falls_with_the_amount_and_rises_with_the_hand() -> None:
    found = [bidding.chances(asked(dealt(hand)), Stream("chances")) for hand in (STRONG, WEAK)]
    for chances in found:
        assert list(chances) == list(range(110, max(chances) + 1, 10))
        assert list(chances.values()) == sorted(chances.values(), reverse=True)
        assert all(0.0 <= chance <= 1.0 for chance in chances.values())
    assert found[0][110] > 0.9
    assert found[1][110] < 0.4


def test_no_bid_above_what_any_sampled_world_allows() -> None:
    for number in range(12):
        deck = deck_of("thousand", Thousand.pack, "most", number)
        view = asked(Thousand(deck, dealer=0, options={}))
        values, _ = bidding.values_of(view, Stream("worlds"))
        assert view.asked
        field = view.asked.fields["amount"]
        assert isinstance(field, Number)
        for making in bidding.BEFORE.values():
            _, amount = bidding.Stakes(view).best(field, values, making)
            assert amount <= max(*values, field.low)


def test_who_is_locked_bids_with_less() -> None:
    free: list[int | str] = []
    locked: list[int | str] = []
    for number in range(16):
        hand = " ".join(map(str, deck_of("thousand", Thousand.pack, "locked", number)[:7]))
        for totals, found in (((0, 0, 0), free), ((0, 880, 0), locked)):
            deal = dealt(hand)
            deal.totals = totals
            found.append(answer(deal, "hard")[0]["amount"])
    assert locked.count("pass") < free.count("pass")


def test_who_would_win_the_match_by_a_bid_is_bid_against() -> None:
    hand = "HK HQ DA D9 C10 CJ S9"
    deal = dealt(hand)
    assert deal.declarer == 0
    deal.totals = (900, 0, 300)
    near = answer(deal, "hard")
    assert near == ({"amount": 110}, "bid-against-win")


# --- the exchange and the contract --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 3])
def test_neither_marriage_nor_ace_is_given_away_or_laid(number: int) -> None:
    hand = "HA HK HQ H9 DA DK DQ C9 CJ SJ S9 SA" if number == 2 else "HA HK HQ H9 DA DK DQ C9 CJ S9"
    values, reason = answer(exchanged(hand, number), "hard")
    gone = set(values["cards"]) if number == 2 else {values["left"], values["right"]}
    kept = [card for card in cards(hand) if card not in gone]
    assert marriages(kept) == ["H", "D"]
    assert not any(card.rank in ("A", "10") for card in gone)
    assert reason == ("discard-low" if number == 2 else "give-low")


def contract(hand: str, totals: Sequence[int] = (0, 0, 0), **options: Any) -> tuple[Mapping[str, Any], str]:
    """What a declarer of three with these eight cards names; a nine and a jack of spades are given away."""
    deal = exchanged(f"{hand} S9 SJ", **options)
    seat = asked(deal).seat
    deal.totals = tuple(totals)
    deal.answer(Action(seat, "give", {"left": Card("S", "9"), "right": Card("S", "J")}))
    return answer(deal, "hard")


def test_the_contract_is_raised_for_much_and_not_for_little() -> None:
    values, reason = contract("HA H10 HK HQ DA D10 DK DQ")
    assert values["amount"] >= 250
    assert reason == "raise"
    assert contract("HA HJ DA D9 CK C9 DJ C10") == ({"amount": 100}, "bid-stands")


def test_no_raise_beyond_what_wins_the_match_nor_where_it_is_no_use() -> None:
    assert contract("HA H10 HK HQ DA D10 DK DQ", (100, 860, 200))[0] == {"amount": 140}
    assert contract("HA H10 HK HQ DA D10 DK DQ", declarer_scores="actual") == ({"amount": 100}, "bid-stands")


def test_points_made_are_exact_where_nothing_is_hidden_from_them() -> None:
    view = asked(exchanged("HA H10 HK HQ DA D10 DK DQ S9 SJ"))
    (row,) = bidding.Opening(view).after(Stream("rows"), 6, [(Card("S", "9"), Card("S", "J"))])
    assert min(row) >= MARRIAGES["H"] + MARRIAGES["D"]


# --- the match ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_totals_and_the_match(players: int) -> None:
    away = [to_go(players, total) for total in range(-500, 701, 50)]
    assert away == sorted(away, reverse=True)
    assert to_go(players, 810) > to_go(players, 800) > to_go(players, 900)
    assert to_go(players, 1000) == 0.0
    even = (0,) * players
    assert abs(winning(even, 0, 0) - SURE // players) <= 1
    there = (1000, *(1010,) * (players - 1))
    assert winning(there, 0, declarer=0) == SURE
    assert winning(there, 1, declarer=0) == 0


# --- what is believed ---------------------------------------------------------------------------------------


def test_a_contract_above_120_has_a_marriage_behind_it() -> None:
    deal = exchanged("HA HK HQ H9 DA DK DQ C9 S9 SJ")
    declarer = asked(deal).seat
    deal.answer(Action(declarer, "give", {"left": Card("S", "9"), "right": Card("S", "J")}))
    deal.answer(Action(declarer, "contract", {"amount": 200}))
    deal.answer(Action(declarer, "play", {"card": Card("D", "A")}))
    view = asked(deal)
    worlds, belief = Believed(view, candidates=20), Belief(view)
    random = Stream("belief")
    for _ in range(20):
        placed = worlds.placed(random)
        had = [*belief.known[declarer], *placed[f"hand:{declarer}"]]
        assert sum(MARRIAGES[suit] for suit in marriages(had)) >= 80


# --- the same every time ------------------------------------------------------------------------------------


def test_the_same_question_has_the_same_answer() -> None:
    view = thousand("DK SA S10 DA", "HA H9 HJ / CA C10 C9 / CK! S9 CJ / CQ DQ SJ / D9 HK", "W", contract=110)
    first, second = (rate(view, Stream("again")) for _ in range(2))
    assert first == second
    bid = asked(dealt(STRONG))
    assert bidding.chances(bid, Stream("again")) == bidding.chances(bid, Stream("again"))


def test_nothing_goes_wrong_with_any_option() -> None:
    for number, options in enumerate(option_sets(Thousand)):
        if number % 4:
            continue
        deal = Thousand(deck_of("thousand", Thousand.pack, "options", number), dealer=0, options=options)
        assert played_out(deal).result
