"""The rules of Thousand: worked examples K1–K17, decisions D1–D16, every option and the invariants of its page."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import BACK, Card
from cardtable.core.deal import Move, Note, Result
from cardtable.core.fields import Action, Choice, NotAllowed, Number, OneCard, SomeCards
from cardtable.core.shuffle import Stream
from cardtable.cpu.imagine import imagine
from cardtable.games.thousand import Thousand, ceiling, worth
from cardtable.match import Match
from cardtable.record import header, text_of
from cardtable.table import Table

from ..helpers.deals import any_answer, cards, new, play, states
from ..helpers.tables import play_deal, replayed, robots, seated

SOUTH, WEST, NORTH = range(3)
SEATS = ("south", "west", "north")
NOBODY = 99
TWO: dict[str, Any] = {"players": 2}
THREE: dict[str, Any] = {"players": 3}
BOTH = pytest.mark.parametrize("options", [TWO, THREE], ids=["two", "three"])


# --- setting up ---------------------------------------------------------------------------------------------


def table(trick: str = "", leader: int = SOUTH, trump: str | None = None, takers=(), options=THREE, **hands: str):
    """A trick in progress: table("CJ D10", WEST, south="C9") is South's turn after two cards."""
    seats = options.get("players", 3)
    piles = {f"hand:{seat}": cards(hands.get(name, "")) for seat, name in enumerate(SEATS[:seats])}
    zeros = (0,) * seats
    facts = {"declarer": SOUTH, "high": 100, "took": zeros, "married": zeros, "takers": takers}
    deal = Thousand.set_up(piles | {"trick": cards(trick)}, chosen=options, leader=leader, trump=trump, **facts)
    deal.ask_play((leader + len(cards(trick))) % seats)
    return deal


def allowed(deal: Thousand) -> set[str]:
    """The cards that the seat on turn may play."""
    assert deal.asked is not None
    field = deal.asked.fields["card"]
    assert isinstance(field, OneCard)
    assert set(field.among) | set(field.because) == set(deal.hand(deal.asked.seat))
    return set(map(str, field.among))


def put(deal: Thousand, do: str, **values: Any) -> None:
    """Answer, whoever's turn it is."""
    assert deal.asked is not None
    deal.answer(Action(deal.asked.seat, do, values))


def run(deal: Thousand, *codes: str) -> None:
    for code in codes:
        put(deal, "play", card=code)


def call(deal: Thousand, *amounts: int | str) -> None:
    for amount in amounts:
        put(deal, "bid", amount=amount)


def asked(deal: Thousand) -> tuple[int, str] | None:
    return deal.asked and (deal.asked.seat, deal.asked.do)


def amounts(deal: Thousand) -> list[int]:
    """The numbers that may be answered, of a bid or a contract."""
    assert deal.asked is not None
    field = deal.asked.fields["amount"]
    assert isinstance(field, Number)
    return list(range(field.low, field.high + 1, field.step))


def dealt(packets: str, *hands: str, dealer: int = SOUTH, **options: Any) -> Thousand:
    """A deal with these hands, from the dealer's left on; what is not named lies where there is room."""
    size, seats = (10, 2) if options.get("players") == 2 else (7, 3)
    rows = [cards(hand) for hand in (*hands, *[""] * (seats - len(hands)), packets)]
    named = [card for row in rows for card in row]
    spare = [card for card in sorted(Thousand.pack, key=lambda card: card.rank in "KQ") if card not in named]
    for row, room in zip(rows, [*[size] * seats, 24 - size * seats], strict=True):
        while len(row) < room:
            row.append(spare.pop(0))
    return Thousand([card for row in rows for card in row], dealer, options)


def to_play(deal: Thousand) -> None:
    """Everybody passes, and the declarer gives away the last cards of the hand and plays for 100."""
    while deal.asked and deal.asked.do == "bid":
        call(deal, "pass")
    if deal.seats == 2:
        put(deal, "take", packet=0)
        put(deal, "discard", cards=deal.hand(deal.asked.seat)[-2:])
    else:
        left, right = deal.hand(deal.asked.seat)[-2:]
        put(deal, "give", left=left, right=right)
    put(deal, "contract", amount=100)


def settled(bid: int, took: tuple[int, ...], married=(), totals=(), declarer=SOUTH, last=SOUTH, table="", **options):
    """The end of a deal: a last trick of nines, with this taken before it. The deal, its points and its scores."""
    seats = len(took)
    piles = {f"hand:{seat}": [Card("HDC"[(seat - last) % seats], "9")] for seat in range(seats)}
    laid = cards(table)
    piles |= {"laid": laid[:2], "packet:1": laid[2:]} if laid else {}
    facts = {"declarer": declarer, "high": bid, "took": took, "married": married or (0,) * seats}
    deal = Thousand.set_up(
        piles, chosen=options | {"players": seats}, totals=totals or (0,) * seats, leader=last, **facts
    )
    deal.lead(last)
    while deal.asked:
        deal.answer(next(deal.asked.answers()))
    assert deal.result is not None
    return deal.result


def after(totals: tuple[int, ...], *args: Any, **more: Any) -> tuple[tuple[int, ...], Any]:
    """The totals, and who has won, after a deal that began with these totals."""
    result = settled(*args, totals=totals, **more)
    match = Match(Thousand, "after", {"players": len(totals)})
    match.totals = totals
    match.scored(result)
    return match.totals, match.winner


# --- worked examples ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [("HK", "HA H9 SA", {"HA"}), ("HA", "H10 H9", {"H10", "H9"})],
    ids=["beat", "cannot"],
)
def test_k1_who_follows_must_beat_if_able(trick: str, hand: str, legal: set[str]) -> None:
    assert allowed(table(trick, NORTH, south=hand)) == legal


def test_k2_the_ten_ranks_below_the_ace_and_above_the_king() -> None:
    assert allowed(table("H10", NORTH, south="HK HA")) == {"HA"}
    deal = table(south="HK", west="H10", options=TWO)
    run(deal, "HK", "H10")
    assert deal.takers == (WEST,)


def test_k3_void_without_a_trump_suit_any_card() -> None:
    assert allowed(table("CJ", NORTH, south="S9 DA")) == {"S9", "DA"}


@pytest.mark.parametrize(
    ("must", "legal"), [("on", {"D9", "DK"}), ("off", {"S9", "D9", "DK"})], ids=["must_trump", "need_not"]
)
def test_k4_void_with_a_trump_suit_a_trump_unless_the_option_is_off(must: str, legal: set[str]) -> None:
    assert allowed(table("CJ", NORTH, "D", options={"must_trump": must}, south="S9 D9 DK")) == legal


@pytest.mark.parametrize("must", ["on", "off"])
def test_k5_who_follows_a_suit_that_is_trumped_need_not_beat(must: str) -> None:
    assert allowed(table("CJ D10", WEST, "D", options={"must_trump": must}, south="C9 CA DA")) == {"C9", "CA"}


@pytest.mark.parametrize(("hand", "legal"), [("D9 DK SA", {"DK"}), ("D9 DJ SA", {"D9", "DJ"})], ids=["able", "not"])
def test_k6_void_after_a_trump_overtrump_if_able_else_any_trump(hand: str, legal: set[str]) -> None:
    assert allowed(table("CJ DQ", WEST, "D", south=hand)) == legal


def test_k7_the_first_lead_may_declare_a_marriage_which_is_kept_though_the_trick_is_lost() -> None:
    deal = table(south="SQ SK H9", west="SA HA D9", north="C9 CJ CQ")
    run(deal, "SQ")
    assert (deal.married, deal.trump) == ((40, 0, 0), "S")
    assert allowed(deal) == {"SA"}
    run(deal, "SA", "C9")
    assert (deal.takers, deal.married) == ((WEST,), (40, 0, 0))


def test_k8_no_marriage_without_the_partner_in_hand() -> None:
    deal = table(south="SK H9", west="S9 HA", north="SJ C9", takers=(SOUTH,))
    run(deal, "SK")
    assert (deal.married, deal.trump) == ((0, 0, 0), None)


def test_k8_no_marriage_by_following() -> None:
    deal = table("HJ", NORTH, south="HQ HK", west="H9 SA", north="SJ", takers=(SOUTH,))
    run(deal, "HQ")
    assert (deal.married, deal.trump) == ((0, 0, 0), None)


def test_k9_the_lowest_trump_takes_the_ace() -> None:
    deal = table("", SOUTH, "D", south="C10 H9", west="CA S9", north="D9 SJ")
    run(deal, "C10", "CA", "D9")
    assert (deal.takers, deal.took) == ((NORTH,), (0, 0, 21))


def test_k10_the_ceiling_is_120_and_the_marriages_held() -> None:
    assert ceiling(cards("CK CQ SK SQ HK H9 D9")) == 220
    deal = dealt("", "C9 CJ", "CK CQ SK SQ HK H9 D9")
    assert (asked(deal), amounts(deal)) == ((NORTH, "bid"), list(range(110, 221, 10)))
    deal = dealt("HQ", "C9 CJ", "HK")
    assert amounts(deal) == [110, 120]
    with pytest.raises(NotAllowed, match="130"):
        call(deal, 130)


@pytest.mark.parametrize(
    ("rounding", "scores"),
    [("exact", (150, 14, 10)), (5, (150, 15, 10)), (10, (150, 10, 10))],
)
def test_k11_the_bid_made_and_the_defenders_rounded(rounding: str | int, scores: tuple[int, ...]) -> None:
    result = settled(150, (96, 14, 10), (60, 0, 0), rounding=rounding)
    assert (result.points, result.scores) == ((156, 14, 10), scores)


def test_k11_the_bid_missed() -> None:
    result = settled(150, (86, 24, 10), (60, 0, 0))
    assert (result.points, result.scores) == ((146, 24, 10), (-150, 24, 10))


@pytest.mark.parametrize(
    ("total", "declarer", "bid", "took", "married", "new", "winner"),
    [
        pytest.param(810, WEST, 100, 60, 0, 810, None, id="810-defender"),
        pytest.param(800, WEST, 100, 60, 0, 860, None, id="800-defender"),
        pytest.param(810, SOUTH, 200, 110, 100, 1010, SOUTH, id="810-makes-200"),
        pytest.param(810, SOUTH, 120, 110, 0, 690, None, id="810-fails-120"),
    ],
)
def test_k12_above_800_only_what_is_scored_as_declarer_counts(
    total: int, declarer: int, bid: int, took: int, married: int, new: int, winner: int | None
) -> None:
    totals, won = after((total, 0, 0), bid, (took, 120 - took, 0), (married, 0, 0), declarer=declarer)
    assert (totals[SOUTH], won) == (new, winner)


@pytest.mark.parametrize(
    ("declarers", "bid", "winner"), [(0, 120, WEST), (900, 100, SOUTH)], ids=["alone", "with-the-declarer"]
)
def test_k13_a_defender_may_jump_to_1000_but_the_declarer_wins_there(declarers: int, bid: int, winner: int) -> None:
    totals, won = after((declarers, 790, 0), bid, (10, 110, 0), (100, 100, 0))
    assert totals[WEST] == 1000
    assert won == winner


@pytest.mark.parametrize("last", [SOUTH, WEST])
def test_k14_the_last_trick_takes_the_cards_on_the_table(last: int) -> None:
    result = settled(100, (80, 28), last=last, table="S9 SJ D10 C9")
    points = [80, 28]
    points[last] += 12
    assert result.points == tuple(points)
    assert sum(result.points) == 120
    assert Note("line-table", {"seat": last, "points": 12}) in result.lines


def test_k15_a_marriage_that_the_packet_completes_may_raise_the_contract() -> None:
    deal = dealt("HK S9 C9", "CK DQ", "HQ H9 D9 DJ CJ SJ S10")
    call(deal, 110, "pass", "pass")
    assert asked(deal) == (NORTH, "give")
    put(deal, "give", left="S9", right="C9")
    assert asked(deal) == (NORTH, "contract")
    assert amounts(deal) == list(range(110, 221, 10))
    put(deal, "contract", amount=220)
    assert (deal.high, asked(deal)) == (220, (NORTH, "play"))


def test_k16_with_two_players_the_dealer_passes_and_the_other_plays_100() -> None:
    deal = dealt("", **TWO)
    assert asked(deal) == (SOUTH, "bid")
    call(deal, "pass")
    assert (deal.declarer, deal.high, asked(deal)) == (WEST, 100, (WEST, "take"))


def test_k17_who_cannot_raise_passes_automatically() -> None:
    deal = dealt("HK HJ HA", "CK CJ C9 DJ SJ D9 S9", "CQ SK SQ D10 S10 H9 DA")
    call(deal, 110, "pass", 120)
    assert (deal.high, asked(deal)) == (120, (NORTH, "bid"))
    call(deal, 130)
    assert (deal.declarer, deal.high, asked(deal)) == (NORTH, 130, (NORTH, "give"))
    assert [e.values["amount"] for e in deal.log or () if isinstance(e, Note) and e.kind == "bid"] == [
        110, "pass", 120, 130, "pass"
    ]  # fmt: skip
    assert deal.passed == {SOUTH, WEST}


# --- the game -----------------------------------------------------------------------------------------------


def test_the_pack_has_24_cards_worth_120_points() -> None:
    assert len(set(Thousand.pack)) == 24
    assert sum(map(worth, Thousand.pack)) == 120
    assert [worth(card) for card in cards("HA D10 CK SQ HJ D9")] == [11, 10, 4, 3, 2, 0]
    assert " ".join(map(str, Thousand.pack[:7])) == "HA H10 HK HQ HJ H9 DA"


def test_the_marriages_are_worth_100_80_60_and_40() -> None:
    for suit, points in zip("HDCS", (100, 80, 60, 40), strict=True):
        for lead, partner in (("K", "Q"), ("Q", "K")):
            deal = table(south=f"{suit}{lead} {suit}{partner}", west="", north="")
            run(deal, f"{suit}{lead}")
            assert (deal.married, deal.trump, deal.declared) == ((points, 0, 0), suit, (suit,))


def test_a_later_marriage_changes_trump_and_adds_up() -> None:
    deal = table(south="SQ SK HK HQ", west="S9 H9 D9 C9", north="SJ HJ DJ CJ")
    run(deal, "SK", "S9", "SJ", "HQ")
    assert (deal.married, deal.trump, deal.declared) == ((140, 0, 0), "H", ("S", "H"))


def test_both_cards_of_a_marriage_are_seen_by_all_and_named() -> None:
    deal = dealt("", "HK HQ", dealer=NORTH)
    to_play(deal)
    assert asked(deal) == (SOUTH, "play")
    run(deal, "HK")
    log = deal.view(NOBODY).log
    (note,) = [event for event in log if isinstance(event, Note) and event.kind == "marriage"]
    assert dict(note.values) == {"seat": SOUTH, "suit": "H", "points": 100, "cards": tuple(cards("HK HQ"))}
    shown = {card for event in log if isinstance(event, Move) for card in event.cards}
    assert set(cards("HK HQ")) <= shown
    assert set(deal.view(WEST).piles["hand:0"]) == {BACK}  # the partner is in the hand again


@BOTH
def test_the_declarer_leads(options: dict[str, Any]) -> None:
    deal = dealt("", **options)
    to_play(deal)
    assert (asked(deal), deal.leader) == ((WEST, "play"), WEST)


# --- decisions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(3))
def test_d1_three_are_dealt_seven_each_from_the_dealers_left_and_three_to_the_packet(dealer: int) -> None:
    deck = list(Thousand.pack)
    deal = Thousand(deck, dealer, THREE)
    for i in range(3):
        assert deal.hand((dealer + 1 + i) % 3) == deck[7 * i : 7 * i + 7]
    assert deal.cards("packet:0") == deck[21:]
    assert deal.cards("deck") == deal.cards("packet:1") == []


@pytest.mark.parametrize("dealer", range(2))
def test_d1_two_are_dealt_ten_each_and_two_packets_of_two(dealer: int) -> None:
    deck = list(Thousand.pack)
    deal = Thousand(deck, dealer, TWO)
    assert deal.hand(1 - dealer) == deck[:10]
    assert deal.hand(dealer) == deck[10:20]
    assert [deal.cards(f"packet:{i}") for i in (0, 1)] == [deck[20:22], deck[22:]]


@BOTH
def test_d1_the_deal_passes_left(options: dict[str, Any]) -> None:
    match = Match(Thousand, "d1", options)
    dealers = []
    for _ in range(5):
        dealers.append(match.dealer)
        match.scored(Result((0,) * match.seats, (10,) * match.seats))
    assert dealers == [(dealers[0] + i) % match.seats for i in range(5)]


@pytest.mark.parametrize("dealer", range(3))
def test_d2_the_dealers_left_is_committed_and_the_next_speaks_first(dealer: int) -> None:
    deal = dealt("", dealer=dealer)
    assert (deal.declarer, deal.high, asked(deal)) == ((dealer + 1) % 3, 100, ((dealer + 2) % 3, "bid"))
    call(deal, "pass")
    assert asked(deal) == (dealer, "bid")
    call(deal, "pass")
    assert asked(deal) == ((dealer + 1) % 3, "give")


def test_d2_who_has_passed_is_out_and_the_last_one_left_declares() -> None:
    deal = dealt("", "HK HQ", "SK SQ")
    call(deal, 110, 120)
    assert asked(deal) == (WEST, "bid")
    call(deal, 130)
    assert asked(deal) == (NORTH, "bid")
    call(deal, 140)
    assert asked(deal) == (WEST, "bid")  # South, without a marriage, cannot follow
    assert SOUTH in deal.passed
    call(deal, "pass")
    assert (deal.declarer, deal.high, asked(deal)) == (NORTH, 140, (NORTH, "give"))


@pytest.mark.parametrize("amount", [100, 110, 115, 121, 250, 0, -10, 120.0, "120", None, True])
def test_d2_a_bid_is_higher_than_the_last_in_steps_of_ten_up_to_the_own_ceiling(amount: Any) -> None:
    deal = dealt("", "HK HQ", "SK SQ")
    call(deal, 110, "pass")
    with pytest.raises(NotAllowed, match="120 to 220 in steps of 10 or 'pass'"):
        call(deal, amount)


def test_d2_a_question_says_how_its_ceiling_comes_about() -> None:
    deal = dealt("", "C9", "CK CQ SK SQ")
    assert deal.asked is not None
    field = deal.asked.fields["amount"]
    assert isinstance(field, Number)
    assert field.why == Note("ceiling", {"base": 120, "sums": (("C", 60), ("S", 40)), "total": 220})
    assert deal.view(WEST).asked is not None
    assert deal.view(WEST).asked.fields == {}  # nobody else hears of it


def test_d2_with_all_marriages_the_ceiling_is_400() -> None:
    deal = dealt("", "", "HK HQ DK DQ CK CQ S9")
    assert amounts(deal)[-1] == 360
    deal = dealt("", "H9 HJ", "HK HQ DK DQ CK CQ SK SQ D9 DJ", **TWO)
    call(deal, 400)  # which nobody can raise
    assert (deal.declarer, deal.high, asked(deal)) == (SOUTH, 400, (SOUTH, "take"))


@pytest.mark.parametrize("packet", [0, 1])
def test_d3_the_packet_that_is_chosen_is_shown_to_all_and_taken(packet: int) -> None:
    deal = dealt("", **TWO)
    call(deal, "pass")
    field = deal.asked and deal.asked.fields["packet"]
    assert isinstance(field, Choice)
    assert list(field.values({})) == [0, 1]
    chosen = deal.cards(f"packet:{packet}")[:]
    put(deal, "take", packet=packet)
    assert set(chosen) <= set(deal.hand(WEST))
    assert len(deal.hand(WEST)) == 12
    shown = {card for event in deal.view(SOUTH).log if isinstance(event, Move) for card in event.cards}
    assert set(chosen) <= shown
    assert Note("packet", {"seat": WEST, "cards": tuple(chosen)}) in (deal.log or ())


def test_d3_any_two_of_the_twelve_are_laid_down() -> None:
    deal = dealt("", "HK HQ HA H10", **TWO)
    call(deal, "pass")
    put(deal, "take", packet=1)
    field = deal.asked and deal.asked.fields["cards"]
    assert isinstance(field, SomeCards)
    assert (field.count, set(field.among), field.because) == (2, set(deal.hand(WEST)), {})
    put(deal, "discard", cards=["HK", "HA"])
    assert deal.cards("laid") == cards("HK HA")
    assert (len(deal.hand(WEST)), asked(deal)) == (10, (WEST, "contract"))


@pytest.mark.parametrize("table_cards", ["last_trick", "nobody"])
def test_d3_the_other_packet_is_hidden_to_the_end_and_the_laid_cards_from_the_opponent(table_cards: str) -> None:
    for seed in range(8):
        _, deal = new(Thousand, {**TWO, "table_cards": table_cards}, seed)
        for state in states(deal, Stream(f"d3 {seed}")):
            assert isinstance(state, Thousand)
            if state.result is not None or state.asked is None or state.asked.do in ("bid", "take", "four_nines"):
                continue
            left = [name for name in state.piles if name.startswith("packet") and state.cards(name)]
            assert len(left) == 1
            for seat in (SOUTH, WEST, NOBODY):
                view = state.view(seat)
                assert set(view.piles[left[0]]) == {BACK}
                laid = set(view.piles.get("laid", ()))
                assert laid == set(state.cards("laid")) if seat == state.declarer else laid <= {BACK}
        assert deal.result is not None


def test_d4_three_the_packet_is_shown_and_a_card_given_to_each() -> None:
    deal = dealt("CA C10 CK")
    call(deal, "pass", "pass")
    assert Note("packet", {"seat": WEST, "cards": tuple(cards("CA C10 CK"))}) in deal.view(NORTH).log
    assert (len(deal.hand(WEST)), asked(deal)) == (10, (WEST, "give"))
    own = deal.hand(WEST)[0]
    put(deal, "give", left="CA", right=own)
    assert (Card("C", "A") in deal.hand(NORTH), own in deal.hand(SOUTH)) == (True, True)
    assert [len(deal.hand(seat)) for seat in range(3)] == [8, 8, 8]


def test_d4_a_given_card_is_seen_by_giver_and_receiver_only() -> None:
    deal = dealt("CA C10 CK")
    call(deal, "pass", "pass")
    left, right = deal.hand(WEST)[:2]
    put(deal, "give", left=left, right=right)
    for seat, seen in ((WEST, {left, right}), (NORTH, {left}), (SOUTH, {right}), (NOBODY, set())):
        moved = [e for e in deal.view(seat).log if isinstance(e, Move) and e.source == "hand:1"]
        assert len(moved) == 2
        assert {card for event in moved for card in event.cards} - {BACK} == seen
    for event in deal.log or ():
        if isinstance(event, Note) and event.kind == "gave":
            assert dict(event.values) == {"seat": WEST}


@pytest.mark.parametrize(
    "values", [{"left": "CA", "right": "CA"}, {"left": "CA"}, {"right": "CA"}, {"left": "CA", "right": "R5"}]
)
def test_d4_two_different_cards_are_given(values: dict[str, str]) -> None:
    deal = dealt("CA C10 CK")
    call(deal, "pass", "pass")
    with pytest.raises(NotAllowed):
        put(deal, "give", **values)


@BOTH
def test_d5_the_contract_goes_from_the_bid_to_the_ceiling_of_the_hand_as_it_is_then(options: dict[str, Any]) -> None:
    deal = dealt("", "HK HQ HA H10 DA D10", **options)
    call(deal, *["pass"] * (deal.seats - 1))
    if deal.seats == 2:
        put(deal, "take", packet=0)
        put(deal, "discard", cards=["HA", "H10"])
    else:
        put(deal, "give", left="HA", right="H10")
    top = ceiling(deal.hand(WEST))
    assert top >= 220
    assert amounts(deal) == list(range(100, top + 1, 10))
    for wrong in (90, 105, top + 10, "pass", None, 120.0):
        with pytest.raises(NotAllowed):
            put(deal, "contract", amount=wrong)
    put(deal, "contract", amount=150)
    assert (deal.high, asked(deal)) == (150, (WEST, "play"))
    assert Note("raised", {"seat": WEST, "amount": 150}) in (deal.log or ())


def test_d5_a_marriage_given_away_lowers_the_ceiling_but_never_the_bid() -> None:
    deal = dealt("S9 C9 D9", "HK HQ HA H10 HJ H9 CJ", "SK SQ")
    call(deal, 160, "pass", "pass")
    assert (deal.declarer, deal.high) == (NORTH, 160)
    put(deal, "give", left="SK", right="S9")
    assert ceiling(deal.hand(NORTH)) == 120
    assert amounts(deal) == [160]


def test_d6_beating_is_measured_by_the_highest_card_of_the_suit_led() -> None:
    assert allowed(table("HJ HK", WEST, south="HQ HA H9")) == {"HA"}
    assert allowed(table("HK HJ", WEST, south="HQ HA H9")) == {"HA"}
    assert allowed(table("H9 SA", WEST, south="HQ HJ SK")) == {"HQ", "HJ"}
    assert allowed(table("HA H9", WEST, south="HQ HK SK")) == {"HQ", "HK"}


def test_d6_a_trump_led_is_beaten_like_any_other_suit() -> None:
    assert allowed(table("DJ DK", WEST, "D", south="D9 D10 CA")) == {"D10"}
    assert allowed(table("D10", NORTH, "D", south="D9 DK CA")) == {"D9", "DK"}


def test_d7_void_in_trump_too_any_card() -> None:
    assert allowed(table("CJ", NORTH, "D", south="S9 HA")) == {"S9", "HA"}
    assert allowed(table("D10", NORTH, "D", south="S9 HA")) == {"S9", "HA"}


def test_d7_with_the_option_off_nobody_needs_to_trump_or_overtrump() -> None:
    off = {"must_trump": "off"}
    assert allowed(table("CJ DQ", WEST, "D", options=off, south="D9 DK SA")) == {"D9", "DK", "SA"}
    assert allowed(table("CJ", NORTH, "D", options=off, south="CQ C9 DK")) == {"CQ"}  # but follow and beat


@pytest.mark.parametrize(
    ("trick", "leader", "hand", "card", "reason"),
    [
        ("HK", NORTH, "HA SA", "SA", Note("refused-follow", {"suit": "H", "card": Card("H", "A"), "count": 1})),
        ("HK", NORTH, "HA H9", "H9", Note("refused-beat", {"suit": "H", "card": Card("H", "A"), "count": 1})),
        ("CJ", NORTH, "D9 SA", "SA", Note("refused-trump", {"suit": "C", "card": Card("D", "9"), "count": 1})),
        ("CJ DQ", WEST, "D9 DK", "D9", Note("refused-overtrump", {"suit": "C", "card": Card("D", "K"), "count": 1})),
    ],
    ids=["follow", "beat", "trump", "overtrump"],
)
def test_a_card_that_may_not_be_played_has_its_reason(trick, leader, hand, card, reason) -> None:
    deal = table(trick, leader, "D", south=hand)
    field = deal.asked and deal.asked.fields["card"]
    assert isinstance(field, OneCard)
    assert field.because == {cards(card)[0]: reason}


def test_d8_a_card_that_would_declare_is_marked() -> None:
    field = table(south="SQ SK HK").asked.fields["card"]
    mark = Note("marries", {"suit": "S", "points": 40})
    assert field.marks == {Card("S", "Q"): mark, Card("S", "K"): mark}
    assert table("S9", NORTH, south="SQ SK HK").asked.fields["card"].marks == {}


@pytest.mark.parametrize(
    ("marriage", "takers", "married"),
    [("any_lead", (), 40), ("after_trick", (), 0), ("after_trick", (WEST,), 0), ("after_trick", (WEST, SOUTH), 40)],
)
def test_d9_with_after_trick_a_marriage_needs_a_trick_won_before(marriage, takers, married) -> None:
    deal = table(south="SQ SK", west="S9", north="SJ", takers=takers, options={"marriage": marriage})
    run(deal, "SK")
    assert deal.married == (married, 0, 0)
    assert deal.trump == ("S" if married else None)


@pytest.mark.parametrize(
    ("table_cards", "points"), [("last_trick", (80, 40)), ("nobody", (80, 28))], ids=["last_trick", "nobody"]
)
def test_d10_the_cards_on_the_table_go_to_the_last_trick_or_to_nobody(table_cards, points) -> None:
    result = settled(100, (80, 28), last=WEST, table="S9 SJ D10 C9", table_cards=table_cards)
    assert result.points == points


def test_d10_the_table_may_make_the_contract() -> None:
    assert settled(100, (90, 18), last=SOUTH, table="S9 SJ D10 C9").scores == (100, 18)
    assert settled(100, (90, 18), last=SOUTH, table="S9 SJ D10 C9", table_cards="nobody").scores == (-100, 18)
    assert settled(100, (90, 18), last=WEST, table="S9 SJ D10 C9").scores == (-100, 30)


@pytest.mark.parametrize(
    ("how", "points", "score"), [("bid", 156, 150), ("actual", 156, 156), ("bid", 146, -150), ("actual", 146, -150)]
)
def test_d11_the_declarer_scores_the_bid_or_what_was_made(how: str, points: int, score: int) -> None:
    result = settled(150, (points - 60, 170 - points, 10), (60, 0, 0), declarer_scores=how, rounding=10)
    assert result.scores[SOUTH] == score  # never rounded


def test_d11_exactly_the_bid_is_enough() -> None:
    assert settled(120, (120, 0, 0)).scores == (120, 0, 0)


@pytest.mark.parametrize(
    ("points", "fives", "tens"),
    [(0, 0, 0), (2, 0, 0), (3, 5, 0), (4, 5, 0), (5, 5, 10), (12, 10, 10), (13, 15, 10), (15, 15, 20), (24, 25, 20)],
)
def test_d12_the_defenders_points_are_rounded_halves_up(points: int, fives: int, tens: int) -> None:
    for rounding, score in (("exact", points), (5, fives), (10, tens)):
        result = settled(100, (120 - points, points, 0), rounding=rounding)
        assert (result.points[WEST], result.scores[WEST]) == (points, score)


def test_d13_the_lock_is_judged_by_the_total_at_the_start_of_the_hand() -> None:
    assert after((0, 790, 801), 100, (60, 30, 30))[0] == (-100, 820, 801)
    assert after((0, 800, 0), 100, (10, 110, 0), (0, 100, 0)) == ((-100, 1010, 0), WEST)


def test_d13_the_locked_are_told_so_and_their_points_are_still_counted() -> None:
    result = settled(100, (60, 30, 30), totals=(900, 900, 0))
    assert (result.points, result.scores) == ((60, 30, 30), (-100, 0, 30))
    assert [line for line in result.lines if line.kind == "line-locked"] == [
        Note("line-locked", {"seat": WEST, "lock": 800})
    ]


def test_d13_a_failed_bid_that_drops_a_player_to_800_unlocks() -> None:
    totals, _ = after((900, 0, 0), 100, (60, 60, 0))
    assert totals[SOUTH] == 800
    assert after(totals, 100, (60, 60, 0), declarer=WEST)[0][SOUTH] == 860


NINES = "H9 D9 C9 S9"


@BOTH
@pytest.mark.parametrize("place", [0, 1])
def test_d14_who_is_dealt_all_nines_is_asked_before_the_auction(options: dict[str, Any], place: int) -> None:
    deal = dealt("", *[""] * place, NINES, four_nines="on", **options)
    holder = (WEST, NORTH if deal.seats == 3 else SOUTH)[place]
    assert asked(deal) == (holder, "four_nines")
    assert deal.asked is not None
    assert list(deal.asked.fields["answer"].values({})) == ["redeal", "keep"]
    put(deal, "four_nines", answer="keep")
    assert asked(deal) == (NORTH if deal.seats == 3 else SOUTH, "bid")


@BOTH
def test_d14_a_redeal_is_by_the_same_dealer_and_counts_for_nothing(options: dict[str, Any]) -> None:
    match = Match(Thousand, None, {**options, "four_nines": "on"}, dealer=SOUTH)
    deal = dealt("", NINES, four_nines="on", **options)
    put(deal, "four_nines", answer="redeal")
    assert deal.result is not None
    assert (deal.result.redeal, deal.result.points, deal.result.scores) == (True, (), ())
    match.scored(deal.result)
    assert (match.dealer, match.number, match.totals, match.winner) == (SOUTH, 1, (0,) * match.seats, None)


def test_d14_nobody_is_asked_when_the_option_is_off_or_a_nine_is_elsewhere() -> None:
    assert asked(dealt("", NINES)) == (NORTH, "bid")
    assert asked(dealt("S9", "H9 D9 C9", four_nines="on")) == (NORTH, "bid")


@pytest.mark.parametrize(
    ("totals", "declarer", "winner"),
    [
        ((1000, 1100, 0), SOUTH, SOUTH),
        ((1000, 1100, 0), NORTH, WEST),
        ((1100, 1000, 0), NORTH, SOUTH),
        ((1000, 1000, 0), NORTH, None),
        ((1000, 1000, 0), WEST, WEST),
        ((1000, 1000, 1000), NORTH, NORTH),
        ((1000, 999, 0), NORTH, SOUTH),
        ((999, 999, 999), NORTH, None),
    ],
)
def test_d15_at_1000_together_the_declarer_wins_else_the_higher_else_nobody(totals, declarer, winner) -> None:
    match = Match(Thousand, "d15")
    match.scored(settled(100, (120, 0, 0), declarer=declarer))
    match.totals = totals
    assert match.winner == winner


def test_d15_equal_defenders_play_on_and_a_redeal_changes_nothing() -> None:
    match = Match(Thousand, None, {"four_nines": "on"}, dealer=SOUTH)
    match.scored(settled(100, (0, 60, 60), declarer=SOUTH))
    match.totals = (0, 1000, 1000)
    assert match.winner is None
    match.scored(Result(redeal=True))
    assert match.winner is None
    match.scored(settled(100, (0, 120, 0), totals=match.totals, declarer=WEST))
    assert (match.totals, match.winner) == ((0, 1100, 1000), WEST)


def test_d15_of_equals_the_one_whose_bid_fails_loses_to_the_other() -> None:
    assert after((0, 1000, 1000), 100, (60, 60, 0), declarer=WEST) == ((60, 900, 1000), NORTH)


def test_d15_totals_have_no_floor() -> None:
    assert after((-300, 0, 0), 100, (0, 60, 60))[0] == (-400, 60, 60)


@pytest.mark.parametrize("players", [2, 3, "2", "3"])
def test_d16_two_or_three_play(players: int | str) -> None:
    match = Match(Thousand, "d16", {"players": players})
    assert (match.seats, match.sides, match.options["players"]) == (int(players), int(players), int(players))
    assert len(match.deal(match.deck()).view(0).piles["hand:1"]) == {2: 10, 3: 7}[match.seats]


def test_the_defaults_are_those_of_the_page() -> None:
    assert Thousand.with_defaults({}) == {
        "players": 3,
        "must_trump": "on",
        "marriage": "any_lead",
        "table_cards": "last_trick",
        "declarer_scores": "bid",
        "rounding": "exact",
        "four_nines": "off",
    }


def test_numbers_of_options_may_be_texts_and_are_stored_as_numbers() -> None:
    chosen = Thousand.with_defaults({"players": "2", "rounding": "10"})
    assert (chosen["players"], chosen["rounding"]) == (2, 10)
    for options in ({"players": "4"}, {"players": 2.0}, {"players": True}, {"rounding": "05"}, {"rounding": 1}):
        with pytest.raises(ValueError, match="option"):
            Thousand.with_defaults(options)


# --- records ------------------------------------------------------------------------------------------------


def test_a_deal_of_three_in_a_record_to_the_letter() -> None:
    """K17 on: no line for West's automatic pass, none for the packet."""
    deal = dealt("HK HJ HA", "CK CJ C9 DJ SJ D9 S9", "CQ SK SQ D10 S10 H9 DA")
    lines = []
    for do, values in (
        ("bid", {"amount": 110}),
        ("bid", {"amount": "pass"}),
        ("bid", {"amount": 120}),
        ("bid", {"amount": 130}),
        ("give", {"left": "HJ", "right": "H9"}),
        ("contract", {"amount": 160}),
        ("play", {"card": "SK"}),
    ):
        assert deal.asked is not None
        action = Action(deal.asked.seat, do, values)
        checked = Action(deal.asked.seat, do, deal.asked.check(action))
        deal.answer(action)
        lines.append(text_of(checked.to_json()))
    assert lines == [
        '{"seat": 2, "do": "bid", "amount": 110}',
        '{"seat": 0, "do": "bid", "amount": "pass"}',
        '{"seat": 1, "do": "bid", "amount": 120}',
        '{"seat": 2, "do": "bid", "amount": 130}',
        '{"seat": 2, "do": "give", "left": "HJ", "right": "H9"}',
        '{"seat": 2, "do": "contract", "amount": 160}',
        '{"seat": 2, "do": "play", "card": "SK"}',
    ]
    assert Card("H", "J") in deal.hand(SOUTH)  # left is the next clockwise
    assert Card("H", "9") in deal.hand(WEST)


def test_a_deal_of_two_in_a_record_to_the_letter() -> None:
    deal = dealt("", NINES, four_nines="on", **TWO)
    lines = []
    for _ in range(6):
        assert deal.asked is not None
        answer = next(deal.asked.answers())
        if deal.asked.do == "four_nines":
            answer = Action(deal.asked.seat, "four_nines", {"answer": "keep"})
        lines.append(answer.to_json())
        deal.answer(answer)
    assert lines[:3] == [
        {"seat": 1, "do": "four_nines", "answer": "keep"},
        {"seat": 0, "do": "bid", "amount": "pass"},
        {"seat": 1, "do": "take", "packet": 0},
    ]
    assert list(lines[3]) == ["seat", "do", "cards"]
    assert len(lines[3]["cards"]) == 2
    assert lines[4:] == [
        {"seat": 1, "do": "contract", "amount": 100},
        {"seat": 1, "do": "play", "card": str(deal.cards("trick")[0])},
    ]


def test_a_header_has_the_options_as_numbers() -> None:
    match = Match(Thousand, "header", {"players": "2", "rounding": "5"}, ["you", "cpu:easy"])
    head = header(match, match.deck())
    assert head["options"] == Thousand.with_defaults({"players": 2, "rounding": 5})
    assert (head["scores"], head["players"]) == ([0, 0], ["you", "cpu:easy"])


@pytest.mark.parametrize(
    "options", [{**TWO, "rounding": 5}, {**THREE, "marriage": "after_trick"}], ids=["two", "three"]
)
def test_a_match_goes_on_from_every_line_of_its_record(options: dict[str, Any]) -> None:
    """A table resumed there is the table that never stopped, whatever is torn behind."""
    first, lines = seated("resume", options, "thousand")
    for _ in range(2):
        first.next_deal()
        play_deal(first, 9)
        first.undo(4)
        play_deal(first)
    fed, _ = seated("resume", options, "thousand")
    for cut, row in enumerate(lines[:-1], 1):
        line = json.loads(row)
        if "cardtable" in line:
            fed.next_deal()
        elif "undo" in line:
            fed.undo(line["undo"])
        elif "do" in line:
            fed.submit(Action(line["seat"], line["do"], {k: v for k, v in line.items() if k not in ("seat", "do")}))
        replay, more = replayed(lines[:cut], torn='{"seat": 0, "d'), list[str]()
        resumed = Table(replay.match, robots("other", replay.match.seats), more.append, replay)
        assert (resumed.match.totals, resumed.match.number) == (fed.match.totals, fed.match.number)
        assert resumed.asked == fed.asked
        if fed.asked is not None:
            seats = range(fed.match.seats)
            assert [resumed.view(seat) for seat in seats] == [fed.view(seat) for seat in seats]
        assert more == ([lines[cut]] if "scored" in lines[cut] else [])  # a score that was missing is written


# --- imagined worlds ----------------------------------------------------------------------------------------


def oracle(deal: Thousand, seat: int, card: Card, other: Card) -> bool:
    """Whether this card could have been played from a hand that held the other too."""
    twin = Thousand.set_up(
        {f"hand:{seat}": {card, other}, "trick": deal.cards("trick")},
        chosen=deal.chosen,
        trump=deal.trump,
        leader=deal.leader,
        takers=deal.takers,
    )
    return card in twin.playable(seat)


@pytest.mark.parametrize("options", [TWO, THREE, {**THREE, "must_trump": "off"}, {**TWO, "marriage": "after_trick"}])
def test_what_a_card_shows_to_be_missing_is_what_would_have_forbidden_it(options: dict[str, Any]) -> None:
    shown = 0
    for seed in range(12):
        _, deal = new(Thousand, options, seed)
        stream = Stream(f"lacks {seed}")
        lacking: set[tuple[int, Card]] = set()
        while deal.asked:
            assert isinstance(deal, Thousand)
            action = any_answer(deal, stream)
            if action.do == "play":
                seat, card = action.seat, action.values["card"]
                lacking |= {(seat, c) for c in deal.pack if c != card and not oracle(deal, seat, card, c)}
                if not deal.cards("trick") and card.rank in "KQ":
                    partner = Card(card.suit, "Q" if card.rank == "K" else "K")
                    if deal.chosen["marriage"] == "any_lead" or seat in deal.takers:
                        lacking |= set() if deal.marries(seat, card) else {(seat, partner)}
            deal.answer(action)
            known = {(seat, Card(suit, rank)) for seat, suit, rank in deal.lacks}
            known |= {(seat, card) for seat, suit in deal.voids for card in deal.pack if card.suit == suit}
            assert known == lacking
            for seat, card in known:
                assert card not in deal.hand(seat)
            shown += len(known)
    assert shown > 500


@BOTH
def test_an_imagined_hand_holds_nothing_that_its_player_has_shown_not_to_hold(options: dict[str, Any]) -> None:
    tried = 0
    for seed in range(25):
        _, deal = new(Thousand, options, seed)
        stream = Stream(f"worlds {seed}")
        play(deal, stream, stop=12 + stream.below(18))
        if deal.asked is None:
            continue
        view = deal.view(deal.asked.seat)
        for _ in range(4):
            world = imagine(view, stream)
            assert isinstance(world, Thousand)
            for lacking, suit, rank in world.lacks:
                assert Card(suit, rank) not in world.hand(lacking)
                tried += 1
    assert tried > 200


# --- invariants ---------------------------------------------------------------------------------------------

SOME = [
    {"players": players, **more}
    for players in (2, 3)
    for more in ({}, {"must_trump": "off", "table_cards": "nobody"}, {"marriage": "after_trick", "rounding": 10})
]


def hand_after_hand() -> Iterator[Thousand]:
    for options in SOME:
        for seed in range(12):
            _, deal = new(Thousand, options, seed)
            play(deal, Stream(f"invariants {seed}"))
            assert isinstance(deal, Thousand)
            if deal.result and not deal.result.redeal:
                yield deal


def test_a_hand_has_ten_or_eight_tricks_and_its_cards_are_worth_120() -> None:
    for deal in hand_after_hand():
        assert deal.result is not None
        assert len(deal.takers) == {2: 10, 3: 8}[deal.seats]
        left = 120 - sum(deal.took)
        assert left == 0 or deal.seats == 2
        scored = 0 if deal.chosen["table_cards"] == "nobody" else left
        assert sum(deal.result.points) == sum(deal.took) + scored + sum(deal.married)
        assert sum(len(deal.cards(f"won:{seat}")) for seat in range(deal.seats)) == 24


def test_each_marriage_is_declared_at_most_once_and_the_latest_is_trump() -> None:
    declared = 0
    for deal in hand_after_hand():
        assert len(set(deal.declared)) == len(deal.declared)
        assert deal.trump == (deal.declared[-1] if deal.declared else None)
        assert sum(deal.married) == sum({"H": 100, "D": 80, "C": 60, "S": 40}[suit] for suit in deal.declared)
        declared += len(deal.declared)
    assert declared > 20


def test_bids_and_contracts_are_multiples_of_ten_from_100_to_400() -> None:
    for deal in hand_after_hand():
        called = [e.values["amount"] for e in deal.log or () if isinstance(e, Note) and e.kind == "bid"]
        bids = [amount for amount in called if amount != "pass"]
        assert bids == sorted(set(bids))
        assert set(bids) | {deal.high} <= set(range(100, 401, 10))
        assert deal.high >= max(bids, default=100)


def test_the_declarers_change_is_the_bid_up_or_down() -> None:
    outcomes = set()
    for deal in hand_after_hand():
        assert deal.result is not None
        assert deal.declarer is not None
        made = deal.result.points[deal.declarer] >= deal.high
        assert deal.result.scores[deal.declarer] == (deal.high if made else -deal.high)
        values = {"seat": deal.declarer, "bid": deal.high, "took": deal.result.points[deal.declarer]}
        assert deal.result.lines[-1] == Note("made" if made else "set", values)
        outcomes.add(made)
    assert outcomes == {True, False}


@given(st.integers(0, 10**6), st.sampled_from(SOME))
@settings(deadline=None, derandomize=True, max_examples=25)
def test_every_seat_follows_and_beats_if_it_can(seed: int, options: dict[str, Any]) -> None:
    _, deal = new(Thousand, options, seed)
    stream = Stream(f"follow {seed}")
    order = ["9", "J", "Q", "K", "10", "A"]
    while deal.asked:
        assert isinstance(deal, Thousand)
        trick, action = deal.cards("trick"), any_answer(deal, stream)
        if deal.asked.do == "play" and trick:
            card, hand = action.values["card"], deal.hand(action.seat)
            same = [c for c in hand if c.suit == trick[0].suit]
            best = max(order.index(c.rank) for c in trick if c.suit == trick[0].suit)
            higher = [c for c in same if order.index(c.rank) > best]
            trumped = trick[0].suit != deal.trump and deal.trump in {c.suit for c in trick}
            if same:
                assert card in same
                assert trumped or card in higher or not higher
            elif deal.chosen["must_trump"] == "on":
                assert card.suit == deal.trump or deal.trump not in {c.suit for c in hand}
        deal.answer(action)
