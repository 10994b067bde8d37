"""The rules of Tallyho: worked examples T1–T14, decisions D1–D8 and invariants of its page."""

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import BACK, Card
from cardtable.core.deal import Move, Note, Result
from cardtable.core.fields import Action, NotAllowed, OneCard, SomeCards
from cardtable.core.shuffle import Stream
from cardtable.cpu.imagine import imagine
from cardtable.games.tallyho import FOX, Tallyho, worth
from cardtable.match import Match

from ..helpers.deals import any_answer, cards, new, play, states

SOUTH, WEST, NORTH, EAST = range(4)
NS, EW = 0, 1
SEATS = ("south", "west", "north", "east")
DEALER = {"all_pass": "dealer"}
REDEAL = {"all_pass": "redeal"}


def table(trick: str = "", leader: int = SOUTH, trump: str = "G", **hands: str) -> Tallyho:
    """A trick in progress: table("G14 G1", north="G5 FOX") is North's turn after two cards."""
    piles = {f"hand:{seat}": cards(hands.get(name, "")) for seat, name in enumerate(SEATS)}
    deal = Tallyho.set_up(piles | {"trick": cards(trick)}, leader=leader, trump=trump, declarer=SOUTH, high=120)
    deal.ask_play((leader + len(cards(trick))) % 4)
    return deal


def allowed(deal: Tallyho) -> set[str]:
    """The cards that the seat on turn may play."""
    assert deal.asked is not None
    field = deal.asked.fields["card"]
    assert isinstance(field, OneCard)
    return set(map(str, field.among))


def played(trick: str, trump: str = "G") -> tuple[int, int]:
    """Who takes a trick led by South (0 is the first card), and the points in it; played through."""
    first, *_ = codes = trick.split()
    deal = table(
        trump=trump,
        **{seat: f"{code} {left}" for seat, code, left in zip(SEATS, codes, spare(trick), strict=True)},
    )
    assert first in allowed(deal)
    for code in codes:
        assert deal.asked is not None
        deal.answer(Action(deal.asked.seat, "play", {"card": code}))
    return deal.takers[-1], sum(deal.took)


def spare(trick: str) -> list[str]:
    """A second card for each hand that leaves the first free to be played: never of the suit led."""
    led = "G" if trick.startswith("FOX") else trick[0]
    return [code for code in ("Y6", "Y7", "Y8", "Y9", "B6", "B7", "B8", "B9") if code[0] != led and code not in trick][
        :4
    ]


def auction(*amounts: int | str, dealer: int = SOUTH, **options: str) -> Tallyho:
    """The deal after these calls, each by whoever's turn it is."""
    deal = Tallyho(Tallyho.pack, dealer, options)
    for amount in amounts:
        call(deal, amount)
    return deal


def call(deal: Tallyho, amount: int | str) -> None:
    assert deal.asked is not None
    deal.answer(Action(deal.asked.seat, "bid", {"amount": amount}))


def asked(deal: Tallyho) -> tuple[int, str] | None:
    return deal.asked and (deal.asked.seat, deal.asked.do)


def scored(bid: int, ours: int, theirs: int, den: str, last: int, declarer: int = SOUTH) -> Result:
    """The result of a hand with one trick of blanks to play, the counters in tricks as given."""
    piles = {f"hand:{seat}": cards(code) for seat, code in enumerate(blanks(last, den))} | {"den": cards(den)}
    took = (ours, theirs) if declarer % 2 == NS else (theirs, ours)
    deal = Tallyho.set_up(
        piles, faces={"den": [declarer] * len(cards(den))}, trump="G", declarer=declarer, high=bid, took=took
    )
    deal.lead(SOUTH)
    while deal.asked:
        deal.answer(next(deal.asked.answers()))
    assert deal.result is not None
    assert deal.takers == (last,)
    return deal.result


def blanks(last: int, den: str) -> list[str]:
    """One card of black each, without points, the highest of them for `last`."""
    assert not {"B6", "B7", "B8", "B13"} & set(den.split())
    low = iter(("B6", "B7", "B8"))
    return ["B13" if seat == last else next(low) for seat in range(4)]


# --- worked examples ----------------------------------------------------------------------------------------


def test_t1_a_colour_led_must_be_followed() -> None:
    assert allowed(table("R9", EAST, south="R5 G14 FOX Y1")) == {"R5"}


def test_t2_without_the_colour_led_any_card_may_be_played() -> None:
    assert allowed(table("R9", EAST, south="G14 FOX Y1 B5")) == {"G14", "FOX", "Y1", "B5"}


def test_t3_the_fox_must_follow_a_trump_when_it_is_the_only_one() -> None:
    assert allowed(table("G7", EAST, south="FOX R1 Y14")) == {"FOX"}


@pytest.mark.parametrize(("hand", "legal"), [("G5 R1", {"G5"}), ("R1 Y14", {"R1", "Y14"})])
def test_t4_the_fox_led_demands_trump(hand: str, legal: set[str]) -> None:
    assert allowed(table("FOX", EAST, south=hand)) == legal


@pytest.mark.parametrize(
    ("trick", "trump", "taker", "points"),
    [
        pytest.param("R14 R1 FOX R5", "G", 2, 50, id="T5"),
        pytest.param("R14 FOX G5 R10", "G", 2, 45, id="T6"),
        pytest.param("FOX R1 Y5 B14", "G", 0, 50, id="T7"),
        pytest.param("Y13 Y1 R14 Y14", "B", 1, 35, id="T8"),
    ],
)
def test_t5_to_t8_who_takes_a_trick_and_what_is_in_it(trick: str, trump: str, taker: int, points: int) -> None:
    assert played(trick, trump) == (taker, points)


@pytest.mark.parametrize(
    ("bid", "last", "points", "scores"),
    [
        pytest.param(140, WEST, (100, 100), (-140, 100), id="T9-EW-win-the-last-trick"),
        pytest.param(140, NORTH, (135, 65), (-140, 65), id="T9-NS-win-it"),
        pytest.param(135, NORTH, (135, 65), (135, 65), id="T9-NS-win-it-and-had-bid-135"),
    ],
)
def test_t9_the_den_goes_to_the_last_trick_and_the_bid_is_judged_with_it(bid, last, points, scores) -> None:
    result = scored(bid, 100, 65, "R10 Y5 R6 R7 R8", last)
    assert (result.points, result.scores) == (points, scores)


def test_t10_three_passes_end_the_auction() -> None:
    deal = auction(120, "pass", 125, "pass", 130)
    assert asked(deal) == (EAST, "bid")
    call(deal, "pass")
    assert (deal.declarer, deal.high, asked(deal)) == (WEST, 130, (WEST, "discard"))


def test_t11_the_dealer_plays_at_120_unasked_when_the_others_pass() -> None:
    deal = auction("pass", "pass", "pass")
    assert (deal.declarer, deal.high, asked(deal)) == (SOUTH, 120, (SOUTH, "discard"))


def test_t12_a_bid_of_200_ends_the_auction() -> None:
    deal = auction(120, 200)
    assert (deal.declarer, deal.high, asked(deal)) == (NORTH, 200, (NORTH, "discard"))


@pytest.mark.parametrize(
    ("totals", "winner"),
    [
        pytest.param((555, 530), NS, id="T13-555-530"),
        pytest.param((330, 550), EW, id="T13-330-550"),
        pytest.param((500, 500), None, id="T13-500-500"),
        pytest.param((500, 495), NS, id="500-is-enough"),
        pytest.param((495, 495), None, id="below-500"),
        pytest.param((-300, 495), None, id="no-floor"),
        pytest.param((605, 605), None, id="equal-however-high"),
    ],
)
def test_t13_the_higher_total_from_500_wins_and_equal_ones_play_on(totals: tuple[int, int], winner: Any) -> None:
    match = Match(Tallyho, "T13")
    match.scored(Result((100, 100), totals))
    assert match.winner == winner
    assert match.totals == totals


def test_t13_after_500_500_another_hand_is_dealt_and_decides() -> None:
    match = Match(Tallyho, "T13")
    match.scored(Result((200, 0), (500, 500)))
    assert match.winner is None
    match.deal(match.deck())
    match.scored(Result((200, 0), (-200, 0)))
    assert (match.totals, match.winner) == ((300, 500), EW)


def test_t14_a_bid_not_made_is_lost_whole() -> None:
    result = scored(160, 130, 50, "R6 R7 R8 R9 R11", NORTH)
    assert (result.points, result.scores) == ((150, 50), (-160, 50))
    match = Match(Tallyho, "T14")
    match.scored(Result((40, 160), (40, 160)))
    match.scored(result)
    assert match.totals[NS] == -120


# --- the game -----------------------------------------------------------------------------------------------


def test_the_pack_has_45_cards_worth_180_points() -> None:
    assert len(set(Tallyho.pack)) == 45
    assert sum(map(worth, Tallyho.pack)) == 180
    assert {str(card): worth(card) for card in cards("Y1 B14 G10 R5 FOX R9 Y13 B11")} == {
        "Y1": 15, "B14": 10, "G10": 10, "R5": 5, "FOX": 20, "R9": 0, "Y13": 0, "B11": 0
    }  # fmt: skip


@pytest.mark.parametrize("dealer", range(4))
def test_ten_cards_each_from_the_dealers_left_and_five_to_the_den(dealer: int) -> None:
    deck = list(Tallyho.pack)
    deal = Tallyho(deck, dealer)
    for i in range(4):
        assert deal.hand((dealer + 1 + i) % 4) == deck[10 * i : 10 * i + 10]
    assert deal.cards("den") == deck[40:]
    assert deal.cards("deck") == []


def test_the_ranks_of_a_colour_run_from_the_one_down_to_the_five_with_the_fox_below() -> None:
    deal = table()
    order = cards("G1 G14 G13 G12 G11 G10 G9 G8 G7 G6 G5 FOX")
    assert sorted(order, key=deal.strength, reverse=True) == order


@pytest.mark.parametrize("trick", ["R9 FOX R1 R14", "R9 R1 FOX R5", "FOX R14 R1 Y9"])
def test_the_fox_beats_every_other_colour(trick: str) -> None:
    taker, _ = played(trick)
    assert trick.split()[taker] == "FOX"


def test_nobody_has_to_trump_or_to_beat() -> None:
    assert allowed(table("R9 R14", NORTH, south="R5 R1 G5")) == {"R5", "R1"}
    assert allowed(table("R9 G5", NORTH, south="G6 Y9 G1")) == {"G6", "Y9", "G1"}


def test_a_card_that_does_not_follow_has_the_reason_why_not() -> None:
    deal = table("R9", EAST, south="R5 G14 FOX Y1")
    assert deal.asked is not None
    field = deal.asked.fields["card"]
    assert isinstance(field, OneCard)
    reason = Note("refused-follow", {"suit": "R", "card": Card("R", "5"), "count": 1})
    assert dict(field.because) == dict.fromkeys(cards("G14 FOX Y1"), reason)


def test_the_declarer_takes_the_den_discards_five_names_trump_and_leads() -> None:
    deal = auction("pass", "pass", "pass")
    hand, den = set(Tallyho.pack[30:40]), set(Tallyho.pack[40:])
    assert set(deal.hand(SOUTH)) == hand | den
    discarded = tuple(deal.hand(SOUTH)[:5])
    deal.answer(Action(SOUTH, "discard", {"cards": discarded, "trump": "Y"}))
    assert tuple(deal.cards("den")) == discarded
    assert (deal.trump, len(deal.hand(SOUTH)), asked(deal)) == ("Y", 10, (SOUTH, "play"))


def test_the_fox_is_never_discarded_and_says_so() -> None:
    deal = auction("pass", "pass", "pass")  # unshuffled, the Fox lies in the Den
    assert deal.asked is not None
    field = deal.asked.fields["cards"]
    assert isinstance(field, SomeCards)
    assert FOX not in field.among
    assert dict(field.because) == {FOX: Note("refused-fox")}
    with pytest.raises(NotAllowed, match="FOX is not allowed"):
        deal.answer(Action(SOUTH, "discard", {"cards": [*deal.hand(SOUTH)[:4], FOX], "trump": "G"}))


def test_the_defenders_score_what_they_took_whether_or_not_the_bid_is_made() -> None:
    made, lost = (
        scored(120, 110, 60, "R10 R6 R7 R8 R9", NORTH),
        scored(145, 110, 60, "R10 R6 R7 R8 R9", NORTH),
    )
    assert (made.scores, lost.scores) == ((140, 60), (-145, 60))


def test_east_and_west_lose_their_bid_just_so() -> None:
    result = scored(140, 100, 65, "R10 Y5 R6 R7 R8", SOUTH, declarer=WEST)
    assert (result.points, result.scores) == ((100, 100), (100, -140))


# --- decisions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(4))
def test_d1_the_dealers_left_opens_and_the_turn_goes_clockwise(dealer: int) -> None:
    deal = auction(dealer=dealer, **REDEAL)
    seats = []
    for amount in (120, 125, 130, 135):
        seats.append(asked(deal))
        call(deal, amount)
    assert seats == [((dealer + 1 + i) % 4, "bid") for i in range(4)]


def test_d1_the_deal_moves_left_each_hand() -> None:
    match = Match(Tallyho, "d1")
    dealers = []
    for _ in range(5):
        dealers.append(match.dealer)
        match.scored(Result((100, 100), (10, 10)))
    assert dealers == [(dealers[0] + i) % 4 for i in range(5)]


def test_d2_calls_go_round_without_those_who_passed_until_three_have() -> None:
    deal = auction(120, "pass", 125, 130)
    assert asked(deal) == (WEST, "bid")
    call(deal, "pass")
    assert asked(deal) == (EAST, "bid")
    call(deal, 135)
    assert asked(deal) == (SOUTH, "bid")
    call(deal, "pass")
    assert (deal.declarer, deal.high, deal.asked and deal.asked.do) == (EAST, 135, "discard")


def test_d2_jumps_are_allowed_and_the_partner_may_be_raised() -> None:
    deal = auction(120, "pass", "pass", "pass")
    assert deal.declarer == WEST
    deal = auction(120, 150, 155, 195)
    assert deal.high == 195
    deal = auction(120, "pass", 125)  # East over West, its partner
    assert (deal.declarer, deal.high) == (EAST, 125)


def test_d2_nobody_raises_oneself() -> None:
    deal = auction("pass", 120, "pass", "pass")
    assert (deal.declarer, asked(deal)) == (NORTH, (NORTH, "discard"))


@pytest.mark.parametrize("amount", [115, 120, 125, 131, 205, 0, -5, 135.0, "135", None, True])
def test_d2_a_bid_is_higher_than_the_last_in_steps_of_five_up_to_200(amount: Any) -> None:
    deal = auction(125)
    with pytest.raises(NotAllowed, match="130 to 200 in steps of 5 or 'pass'"):
        deal.answer(Action(NORTH, "bid", {"amount": amount}))


def test_d2_a_bid_of_200_ends_the_auction_even_as_the_first_call() -> None:
    deal = auction(200)
    assert (deal.declarer, asked(deal)) == (WEST, (WEST, "discard"))


def test_d3_by_default_the_dealer_is_forced_and_everybody_is_told() -> None:
    deal = auction("pass", "pass", "pass")
    assert Note("forced", {"seat": SOUTH, "amount": 120}) in (deal.log or ())
    assert Tallyho.with_defaults({}) == DEALER


def test_d3_with_redeal_the_dealer_is_asked_too_and_may_bid() -> None:
    deal = auction("pass", "pass", "pass", **REDEAL)
    assert asked(deal) == (SOUTH, "bid")
    call(deal, 150)
    assert (deal.declarer, deal.high, asked(deal)) == (SOUTH, 150, (SOUTH, "discard"))


def test_d3_with_redeal_four_passes_throw_the_deal_in() -> None:
    deal = auction("pass", "pass", "pass", "pass", **REDEAL)
    assert deal.result is not None
    assert (deal.result.redeal, deal.result.points, deal.result.scores) == (True, (), ())


def test_d3_the_same_dealer_deals_again_as_the_next_deal_number() -> None:
    match = Match(Tallyho, "d3", REDEAL)
    dealer, first = match.dealer, match.deck()
    deal = match.deal(first)
    for _ in range(4):
        call(deal, "pass")
    assert deal.result is not None
    match.scored(deal.result)
    assert (match.dealer, match.number, match.totals, match.winner) == (dealer, 1, (0, 0), None)
    assert match.deck() != first


@pytest.mark.parametrize("options", [DEALER, REDEAL], ids=["dealer", "redeal"])
def test_d3_a_dealer_who_can_overbid_is_asked_whatever_the_option(options) -> None:
    deal = auction("pass", 120, "pass", **options)
    assert asked(deal) == (SOUTH, "bid")


def test_d4_the_den_and_the_discards_are_hidden_from_the_others_to_the_end_of_the_hand() -> None:
    for seed in range(8):
        _, deal = new(Tallyho, DEALER, seed)
        for state in states(deal, Stream(f"d4 {seed}")):
            if state.result is None:
                for seat in range(4):
                    den = state.view(seat).piles["den"]
                    if seat == state.declarer and state.trump:
                        assert den == tuple(state.cards("den"))
                    else:
                        assert set(den) <= {BACK}
        moved = [e for e in deal.view(99).log if isinstance(e, Move) and e.source == "den"]
        assert set(moved[0].cards) == {BACK}  # to the declarer's hand
        assert len(moved) == 2
        assert BACK not in moved[1].cards  # shown at the end


def test_d4_trumps_ones_and_counters_may_be_discarded() -> None:
    deal = auction("pass", "pass", "pass")
    among = deal.hand(SOUTH)
    chosen = [card for card in among if worth(card) and card != FOX][:5]
    assert len(chosen) == 5
    assert Card("B", "1") in chosen
    deal.answer(Action(SOUTH, "discard", {"cards": chosen, "trump": "B"}))
    assert deal.cards("den") == chosen


def test_d4_discard_and_trump_are_one_answer() -> None:
    deal = auction("pass", "pass", "pass")
    assert deal.asked is not None
    assert list(deal.asked.fields) == ["cards", "trump"]
    for values in ({"trump": "G"}, {"cards": deal.hand(SOUTH)[:5]}):
        with pytest.raises(NotAllowed, match="needs"):
            deal.answer(Action(SOUTH, "discard", values))


def test_d5_the_fox_may_not_be_played_when_another_colour_is_led_and_held() -> None:
    assert "FOX" not in allowed(table("R9", EAST, south="FOX R5 Y9"))


def test_d5_the_fox_may_be_led_and_shows_who_has_no_trump() -> None:
    deal = table(south="FOX Y6", west="R1 R6", north="G5 R7", east="G1 R8")
    assert "FOX" in allowed(deal)
    deal.answer(Action(SOUTH, "play", {"card": "FOX"}))
    assert allowed(deal) == {"R1", "R6"}
    deal.answer(Action(WEST, "play", {"card": "R1"}))
    assert deal.voids == {(WEST, "G")}
    assert allowed(deal) == {"G5"}


def test_d5_the_fox_follows_trump_beside_other_trumps_but_needs_not() -> None:
    assert allowed(table("G7", EAST, south="FOX G5 R1")) == {"FOX", "G5"}


def test_d5_playing_the_fox_to_a_trump_shows_no_void() -> None:
    deal = table("G7", EAST, south="FOX R1", west="R5 R6", north="R7 R8")
    deal.answer(Action(SOUTH, "play", {"card": "FOX"}))
    assert deal.voids == frozenset()


def test_d5_playing_the_fox_to_another_colour_shows_that_there_is_none_of_it() -> None:
    deal = table("R9", EAST, south="FOX Y1", west="R5 R6", north="R7 R8")
    deal.answer(Action(SOUTH, "play", {"card": "FOX"}))
    assert deal.voids == {(SOUTH, "R")}


def test_d6_the_dens_counters_count_toward_the_bid() -> None:
    assert scored(140, 100, 60, "R10 Y10 R6 R7 R8", NORTH).scores == (140, 60)


def test_d6_totals_have_no_floor() -> None:
    match = Match(Tallyho, "d6")
    for _ in range(3):
        match.scored(Result((0, 200), (-200, 0)))
    assert match.totals == (-600, 0)


def test_d7_of_two_pairs_past_500_the_higher_wins() -> None:
    match = Match(Tallyho, "d7")
    match.scored(Result((0, 0), (450, 440)))
    match.scored(Result((60, 140), (60, 140)))
    assert (match.totals, match.winner) == ((510, 580), EW)


def test_d8_a_daily_match_is_a_match_like_any_other_of_its_seed() -> None:
    one, other = Match(Tallyho, "daily:2026-11-30"), Match(Tallyho, "daily:2026-11-30")
    for _ in range(3):
        assert one.deck() == other.deck()
        assert one.dealer == other.dealer
        for match in (one, other):
            match.scored(Result((100, 100), (100, 100)))
    assert one.winner is None


def test_the_fox_may_lie_in_the_den_until_trump_is_named_and_is_in_no_imagined_den_after_it() -> None:
    asleep = awake = 0
    for seed in range(30):
        _, deal = new(Tallyho, DEALER, seed)
        stream = Stream(f"fox {seed}")
        play(deal, stream, stop=stream.below(20))
        assert deal.asked is not None
        view = deal.view(deal.asked.seat)
        for _ in range(10):
            home = imagine(view, stream).lies[FOX][0]
            if view.facts["trump"] is None:
                asleep += home == "den"
            else:
                assert home != "den"
                awake += view.seat != view.facts["declarer"]
    assert asleep > 0
    assert awake > 50


# --- invariants ---------------------------------------------------------------------------------------------


def hand_after_hand(options: Iterable[dict[str, str]] = (DEALER, REDEAL)) -> Iterable[Tallyho]:
    for chosen in options:
        for seed in range(15):
            _, deal = new(Tallyho, chosen, seed)
            play(deal, Stream(f"invariants {seed}"))
            assert isinstance(deal, Tallyho)
            if deal.result and not deal.result.redeal:
                yield deal


def test_a_hand_has_ten_tricks_and_is_worth_200() -> None:
    for deal in hand_after_hand():
        assert deal.result is not None
        assert len(deal.takers) == 10
        assert sum(deal.result.points) == 200
        assert len(deal.cards("won:0")) + len(deal.cards("won:1")) == 45


def test_the_counters_in_tricks_are_known_as_they_fall() -> None:
    for seed in range(10):
        _, deal = new(Tallyho, DEALER, seed)
        for state in states(deal, Stream(f"took {seed}")):
            if state.result is None:
                assert state.took == (state.points("won:0", worth), state.points("won:1", worth))


def test_the_fox_is_never_among_the_discards() -> None:
    discards = 0
    for deal in hand_after_hand():
        for event in deal.log or ():
            if isinstance(event, Move) and event.target == "den" and event.source.startswith("hand"):
                assert FOX not in event.cards
                discards += 1
    assert discards > 20


def test_bids_are_120_to_200_in_fives_each_above_the_last() -> None:
    for deal in hand_after_hand():
        amounts = [e.values["amount"] for e in deal.log or () if isinstance(e, Note) and e.kind == "bid"]
        bids = [amount for amount in amounts if amount != "pass"]
        assert set(bids) <= set(range(120, 201, 5))
        assert bids == sorted(set(bids))
        assert deal.high == (bids[-1] if bids else 120)


def test_every_change_of_score_is_a_multiple_of_five() -> None:
    for deal in hand_after_hand():
        assert deal.result is not None
        assert all(score % 5 == 0 for score in deal.result.scores)


def test_the_declarers_side_scores_its_points_or_loses_its_bid() -> None:
    outcomes = set()
    for deal in hand_after_hand():
        assert deal.result is not None
        assert deal.declarer is not None
        side = deal.side(deal.declarer)
        made = deal.result.points[side] >= deal.high
        assert deal.result.scores[side] == (deal.result.points[side] if made else -deal.high)
        assert deal.result.scores[1 - side] == deal.result.points[1 - side]
        assert deal.result.lines[-1] == Note(
            "made" if made else "set",
            {"seat": deal.declarer, "bid": deal.high, "took": deal.result.points[side]},
        )
        outcomes.add(made)
    assert outcomes == {True, False}


@given(st.integers(0, 10**6))
@settings(deadline=None, derandomize=True, max_examples=25)
def test_every_seat_follows_if_it_can(seed: int) -> None:
    _, deal = new(Tallyho, DEALER, seed)
    stream = Stream(f"follow {seed}")
    while deal.asked:
        assert isinstance(deal, Tallyho)
        trick, action = deal.cards("trick"), any_answer(deal, stream)
        if deal.asked.do == "play" and trick:
            card = action.values["card"]
            trumps = [c for c in deal.pack if c.suit == deal.trump or c == FOX]
            same = trumps if trick[0] in trumps else [c for c in deal.pack if c.suit == trick[0].suit]
            assert card in same or not set(deal.hand(action.seat)) & set(same)
        deal.answer(action)
