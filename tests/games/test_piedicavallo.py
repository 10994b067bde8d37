"""The rules of Piedicavallo: worked examples P1–P16 and S1–S6, decisions 1–6 and T1–T9, and the page's invariants."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import BACK, Card
from cardtable.core.deal import DECK, Move, Note, Result
from cardtable.core.fields import Action, NotAllowed, OneCard, Remarks, SomeCards
from cardtable.core.shuffle import Stream
from cardtable.cpu.imagine import imagine
from cardtable.games.piedicavallo import Piedicavallo, discards, truths, worth
from cardtable.match import Match

from ..helpers.deals import any_answer, cards, new, play, states
from ..independent import piedicavallo as second

SOUTH, WEST, NORTH, EAST = range(4)
SEATS = ("south", "west", "north", "east")
NOBODY = 99
PACK = list(Piedicavallo.pack)
KINGS = cards("CK DK SK BK")
FULL: dict[str, Any] = {"talk": "full"}
TALKS = pytest.mark.parametrize("talk", ["off", "simple", "full"])


# --- setting up ---------------------------------------------------------------------------------------------


def table(
    trick: str = "",
    leader: int = SOUTH,
    played: str = "",
    slept: str = "",
    dealer: int = EAST,
    takers: tuple[int, ...] = (),
    talk: str = "full",
    won: tuple[str, str] = ("", ""),
    **hands: str,
) -> Piedicavallo:
    """A trick in progress: table("CJ D6", EAST, west="C5") is West's turn, after East and North."""
    piles = {f"hand:{seat}": cards(hands.get(name, "")) for seat, name in enumerate(SEATS)}
    piles |= {"trick": cards(trick), "won:0": cards(f"{played} {won[0]}"), "won:1": cards(won[1])}
    piles |= {"sleeping": cards(slept)} if slept else {}
    took = tuple(sum(map(worth, piles[f"won:{side}"])) for side in (0, 1))
    deal = Piedicavallo.set_up(
        piles,
        {"sleeping": [dealer] * len(cards(slept))} if slept else None,
        chosen={"talk": talk},
        dealer=dealer,
        leader=leader,
        takers=takers,
        took=took,
        log=[],
    )
    deal.ask_play((leader - len(cards(trick))) % 4)
    return deal


def allowed(deal: Piedicavallo) -> set[str]:
    """The cards that the seat on turn may play."""
    assert deal.asked is not None
    field = deal.asked.fields["card"]
    assert isinstance(field, OneCard)
    assert set(field.among) | set(field.because) == set(deal.hand(deal.asked.seat))
    return set(map(str, field.among))


def follows(trick: str, hand: str) -> set[str]:
    """What South, who plays last, may add to a trick."""
    return allowed(table(trick, (SOUTH + len(cards(trick))) % 4, south=hand))


def reason(trick: str, hand: str, card: str) -> Note:
    """Why South may not play this card."""
    deal = table(trick, (SOUTH + len(cards(trick))) % 4, south=hand)
    assert deal.asked is not None
    field = deal.asked.fields["card"]
    assert isinstance(field, OneCard)
    return field.because[Card.parse(card)]


def menu(deal: Piedicavallo, card: str) -> list[str]:
    """What the seat on turn may say with a card."""
    assert deal.asked is not None
    field = deal.asked.fields["say"]
    assert isinstance(field, Remarks)
    return list(field.menu[Card.parse(card)])


def said(card: str, left: str, **more: Any) -> set[str]:
    """The statements, not the requests, that South may make when leading a card and left with these."""
    remarks = menu(table(south=f"{card} {left}", **more), card)
    return {remark for remark in remarks if not remark.startswith("ask:")}


def asks(card: str, left: str, trick: str = "", leader: int = SOUTH, **more: Any) -> set[str]:
    """What South may ask partner for."""
    remarks = menu(table(trick, leader, south=f"{card} {left}", **more), card)
    return {remark.removeprefix("ask:") for remark in remarks if remark.startswith("ask:")}


def put(deal: Piedicavallo, card: str, *say: str) -> None:
    """Play, whoever's turn it is."""
    assert deal.asked is not None
    deal.answer(Action(deal.asked.seat, "play", {"card": card, "say": list(say)}))


def run(deal: Piedicavallo, codes: str) -> None:
    for code in codes.split():
        put(deal, code)


def trick_of(codes: str, leader: int = SOUTH, **more: Any) -> Piedicavallo:
    """The deal after one trick, and no more to come: these cards, in the order of play."""
    hands = {SEATS[(leader - i) % 4]: code for i, code in enumerate(codes.split())}
    deal = table(leader=leader, **more, **hands)
    run(deal, codes)
    return deal


def dealt(hand: str, *, dealer: int = SOUTH, **options: Any) -> Piedicavallo:
    """A deal in which the dealer holds these cards; plain cards make up the rest."""
    own = cards(hand)
    spare = [card for card in PACK if card not in own]
    plain = [card for card in spare if card.suit not in ("T", "") and card.rank != "K"]
    while len(own) < 17:
        own.append(plain.pop())
        spare.remove(own[-1])
    return Piedicavallo([*spare, *own], dealer, options)


def question(deal: Piedicavallo) -> SomeCards:
    assert deal.asked is not None
    assert deal.asked.do == "discard"
    field = deal.asked.fields["cards"]
    assert isinstance(field, SomeCards)
    return field


def lay(deal: Piedicavallo, codes: str) -> None:
    assert deal.asked is not None
    deal.answer(Action(deal.asked.seat, "discard", {"cards": codes.split()}))


def notes(deal: Piedicavallo, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
    """What was said and settled of these kinds."""
    return [(e.kind, dict(e.values)) for e in deal.log or () if isinstance(e, Note) and e.kind in kinds]


def ended(*deals: tuple[int, int], **options: Any) -> Match:
    """A match after deals of these points."""
    match = Match(Piedicavallo, "ended", options)
    for points in deals:
        assert match.winner is None
        match.scored(Result(points, points))
    return match


# --- worked examples ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        pytest.param("C6", "CK C1 T5 MAT", {"CK", "C1", "MAT"}, id="p1-follow"),
        pytest.param("C6", "SK T5 T20 MAT", {"T5", "T20", "MAT"}, id="p2-trump"),
        pytest.param("C6", "SK D3 MAT", {"SK", "D3", "MAT"}, id="p3-neither"),
        pytest.param("T9", "T3 T15 SK", {"T3", "T15"}, id="p4-trumps-led"),
        pytest.param("T9", "SK MAT", {"SK", "MAT"}, id="p4-no-trumps"),
        pytest.param("MAT D4", "D2 CK T4", {"D2"}, id="p7-the-second-card-fixes-the-suit"),
        pytest.param("MAT T7", "T2 CK D1", {"T2"}, id="p8-or-trumps"),
    ],
)
def test_p1_to_p4_p7_p8_what_may_be_played(trick: str, hand: str, legal: set[str]) -> None:
    assert follows(trick, hand) == legal


@pytest.mark.parametrize(
    ("codes", "winner", "took"),
    [
        pytest.param("C6 C5 C1 DK", NORTH, (8, 0), id="p5-the-red-one-is-high"),
        pytest.param("S5 S10 S7 S9", EAST, (0, 4), id="p6-the-black-ten-is-high"),
        pytest.param("MAT D4 D2 DJ", WEST, (5, 4), id="p7-the-matto-goes-to-its-pair"),
        pytest.param("SK MAT S5 S6", SOUTH, (7, 5), id="p9-from-any-trick"),
    ],
)
def test_p5_p6_p7_p9_who_takes_it_and_what_it_counts(codes: str, winner: int, took: tuple[int, int]) -> None:
    deal = trick_of(codes)
    assert (deal.takers, deal.took) == ((winner,), took)


def test_p10_a_pair_without_a_trick_gives_up_its_matto_and_its_discard() -> None:
    """East deals, lays away a queen and a knight, and its partner West plays the Matto; all else is North–South's."""
    hands = {"south": "T21", "east": "T20", "north": "T19", "west": "MAT"}
    rest = [c for c in PACK if str(c) not in ["MAT", "T21", "T20", "T19", "CQ", "SN"]]
    deal = table(played=" ".join(map(str, rest)), slept="CQ SN", takers=(SOUTH,) * 14, **hands)
    run(deal, "T21 T20 T19 MAT")
    assert deal.took == (102, 5)  # as far as everybody has seen
    assert deal.result is not None
    assert deal.result.points == deal.result.scores == (114, 0)
    assert set(deal.cards("won:0")) == set(PACK)
    assert deal.result.lines[-1] == Note("swept", {"seat": NORTH, "points": 114, "other": 0, "dealer": deal.dealer})


def test_p10_the_dealers_pair_may_sweep_too() -> None:
    hands = {"south": "MAT", "east": "T21", "north": "T19", "west": "T20"}
    rest = [c for c in PACK if str(c) not in ["MAT", "T21", "T20", "T19", "CQ", "SN"]]
    deal = table(leader=EAST, won=("", " ".join(map(str, rest))), slept="CQ SN", takers=(EAST,) * 14, **hands)
    run(deal, "T21 T19 T20 MAT")
    assert deal.result is not None
    assert deal.result.points == (0, 114)
    assert deal.result.lines[-1] == Note("swept", {"seat": EAST, "points": 114, "other": 0, "dealer": deal.dealer})


P11 = " ".join(f"T{n}" for n in range(9, 22)) + " SK CK C3 MAT"


def test_p11_a_trump_may_go_if_trumps_and_kings_are_all_that_is_kept() -> None:
    deal = dealt(P11)
    three = Card.parse("C3")
    assert set(question(deal).only or ()) == {frozenset({three, Card("T", str(n))}) for n in range(9, 21)}
    lay(deal, "C3 T9")
    assert notes(deal, "discarded", "slept") == [
        ("discarded", {"seat": SOUTH}),
        ("slept", {"seat": SOUTH, "trumps": 1}),
    ]
    assert deal.slept == 1


def test_p12_all_trumps_may_go_or_none() -> None:
    deal = dealt("T5 T8 C1")
    only = question(deal).only
    assert only is not None
    assert len(only) == 106
    assert frozenset(cards("T5 T8")) in only
    with pytest.raises(NotAllowed, match="together"):
        lay(deal, "T5 C1")
    lay(deal, "T5 T8")
    assert notes(deal, "slept") == [("slept", {"seat": SOUTH, "trumps": 2})]


def test_p13_the_matto_is_no_trump_that_is_kept() -> None:
    deal = dealt("T5 MAT C1")
    lay(deal, "T5 C1")
    assert notes(deal, "slept") == [("slept", {"seat": SOUTH, "trumps": 1})]


def test_p13_with_trump_1_which_stays_another_trump_must_stay() -> None:
    field = question(dealt("T1 T5 C1"))
    assert not [pair for pair in field.only or () if {card.suit for card in pair} & {"T"}]
    assert field.because == {
        Card.parse("T1"): Note("refused-five"),
        Card.parse("T5"): Note("refused-trump-discard"),
    }


def test_p14_most_points_after_four_deals() -> None:
    match = ended((65, 49), (59, 55), (36, 78), (67, 47))
    assert (match.totals, match.winner, match.over) == ((227, 229), 1, True)


@pytest.mark.parametrize(
    ("deals", "totals", "winner"),
    [
        (((114, 0), (114, 0), (57, 57)), (285, 57), 0),
        (((0, 114), (50, 64), (57, 57)), (107, 235), 1),
        (((114, 0), (57, 57), (57, 57)), (228, 114), None),
        (((0, 114), (57, 57), (57, 57)), (114, 228), None),
        (((114, 0), (58, 56), (57, 57)), (229, 113), 0),
        (((114, 0), (114, 0)), (228, 0), None),
    ],
)
def test_p15_over_after_three_deals_if_more_than_the_fourth_can_bring_lies_between(
    deals: tuple[tuple[int, int], ...], totals: tuple[int, int], winner: int | None
) -> None:
    match = ended(*deals)
    assert (match.totals, match.winner) == (totals, winner)


def test_p16_level_after_four_deals_two_more_and_again() -> None:
    level = [(57, 57)] * 4
    assert ended(*level).winner is None
    assert ended(*level, (60, 54)).winner is None
    assert ended(*level, (114, 0)).winner is None
    assert ended(*level, (60, 54), (57, 57)).winner == 0
    assert ended(*level, (60, 54), (54, 60)).winner is None
    assert ended(*level, (60, 54), (54, 60), (0, 114)).winner is None
    assert ended(*level, (60, 54), (54, 60), (57, 57), (56, 58)).winner == 1


def test_s1_a_card_of_a_suit_speaks_of_it_and_of_the_other_colour() -> None:
    assert said("C4", "CK C1 SQ S7 BK T20 D3") == {
        "court:CK",
        "numbers:C:1",
        "count:C:2",
        "batto:C",
        "alto-batto:1",
        "alto-shape:Q:1",
        "alto-shape:K:0",
    }


def test_s2_a_trump_speaks_of_trumps() -> None:
    assert said("T12", "T21 T20 T16 T3 T1 CK") == {
        "trump:T21",
        "trump:T20",
        "trump:T16",
        "trumps-other:2",
        "batto:1",
        "batto:2",
    }


def test_s3_trump_1_in_danger_and_the_matto() -> None:
    assert said("T12", "T1 T9 T8 MAT") == {"trumps-other:3", "bagatto-danger", "matto"}


def test_s4_void_and_alto() -> None:
    assert said("D5", "S9 T4", talk="simple") == {"void:D", "alto"}
    assert said("D5", "S9 T4") == {"void:D", "alto", "alto-shape:-:1"}


def test_s5_the_highest_is_that_of_the_cards_not_yet_played() -> None:
    assert "batto:C" not in said("C4", "CQ")
    assert "batto:C" in said("C4", "CQ", played="CK")
    assert "alto-batto:1" not in said("C4", "SQ", played="SK")


def test_s6_what_sleeps_is_out_for_the_dealer_who_knows_it() -> None:
    assert "batto:C" in said("C4", "CN", played="CK", slept="CQ D5", dealer=SOUTH)
    assert "batto:C" not in said("C4", "CN", played="CK", slept="CQ D5", dealer=EAST)


# --- the deal and the discard -------------------------------------------------------------------------------


def test_the_pack_has_62_cards_and_114_points() -> None:
    assert len(PACK) == len(set(PACK)) == 62
    assert sum(map(worth, PACK)) == 114
    fives = set(cards("T1 T21 MAT")) | set(KINGS)
    assert {card for card in PACK if worth(card) == 5} == fives
    assert Counter(worth(card) for card in PACK) == {5: 7, 4: 4, 3: 4, 2: 4, 1: 43}


@pytest.mark.parametrize("dealer", range(4))
def test_dealt_anticlockwise_from_the_dealers_right_and_the_dealer_discards(dealer: int) -> None:
    deal = Piedicavallo(PACK, dealer)
    right, across, left = (dealer - 1) % 4, (dealer - 2) % 4, (dealer - 3) % 4
    assert deal.hand(right) == PACK[:15]
    assert deal.hand(across) == PACK[15:30]
    assert deal.hand(left) == PACK[30:45]
    assert deal.hand(dealer) == PACK[45:]
    assert deal.cards(DECK) == []
    assert deal.asked is not None
    assert (deal.asked.seat, deal.asked.do) == (dealer, "discard")
    lay(deal, "T6 T7")
    assert (deal.asked.seat, deal.asked.do, deal.leader) == (right, "play", right)
    order = []
    for _ in range(4):
        order.append(deal.asked.seat)
        deal.answer(next(deal.asked.answers()))
    assert order == [right, across, left, dealer]


def test_the_deal_passes_to_the_right() -> None:
    match = Match(Piedicavallo, "right")
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        match.scored(Result((57, 57), (57, 57)))
    assert dealers == [(dealers[0] - i) % 4 for i in range(4)]


def test_only_the_dealer_sees_what_sleeps() -> None:
    deal = dealt("CQ DJ")
    lay(deal, "CQ DJ")
    assert deal.view(SOUTH).piles["sleeping"] == tuple(cards("CQ DJ"))
    for seat in (WEST, NORTH, EAST, NOBODY):
        assert deal.view(seat).piles["sleeping"] == (BACK, BACK)
    assert notes(deal, "discarded", "slept") == [("discarded", {"seat": SOUTH})]  # none is not announced


def by_hand(pair: set[Card], hand: list[Card]) -> bool:
    """The discard's rule, word for word."""
    if pair & {*KINGS, *cards("T1 T21 MAT")}:
        return False
    remains = set(hand) - pair
    only_trumps_and_kings = all(card.suit == "T" or card in KINGS for card in remains if str(card) != "MAT")
    no_trump_remains = not [card for card in remains if card.suit == "T"]
    return not [card for card in pair if card.suit == "T"] or only_trumps_and_kings or no_trump_remains


@given(st.integers(0, 10**6), st.integers(0, 21), st.integers(0, 4), st.booleans())
@settings(deadline=None, derandomize=True, max_examples=150)
def test_the_legal_discards_are_those_of_the_rule_and_there_is_one(seed: int, trumps: int, kings: int, matto: bool):
    stream = Stream(f"discard {seed}")
    plain = [card for card in PACK if card.suit not in ("T", "") and card not in KINGS]
    hand = stream.sample([card for card in PACK if card.suit == "T"], trumps) + stream.sample(KINGS, kings)
    hand = (hand + cards("MAT") * matto + stream.shuffled(plain))[:17]
    legal = {frozenset(pair) for pair in combinations(hand, 2) if by_hand(set(pair), hand)}
    assert legal
    assert discards(hand) == legal
    field = question(dealt(" ".join(map(str, hand))))
    assert field.only == legal
    assert set(field.among) == {card for pair in legal for card in pair}
    for card, note in field.because.items():
        assert note == Note("refused-five" if worth(card) == 5 else "refused-trump-discard")
        assert worth(card) == 5 or card.suit == "T"


# --- the tricks ---------------------------------------------------------------------------------------------


def test_there_is_no_duty_to_beat() -> None:
    assert follows("CQ", "CK C6") == {"CK", "C6"}
    assert follows("CQ T7", "T5 T20 S5") == {"T5", "T20"}
    assert follows("T7", "T5 T20 S5") == {"T5", "T20"}


def test_decision_3_the_matto_may_always_be_played_and_changes_no_suit() -> None:
    assert follows("C6 MAT", "C1 S5") == {"C1"}
    assert follows("MAT", "C1 S5 T3") == {"C1", "S5", "T3"}
    assert "MAT" in follows("C6", "C1 MAT")
    assert "MAT" in follows("T6", "T1 MAT")


def test_decision_4_the_matto_in_the_last_trick_is_kept_too() -> None:
    deal = trick_of("SK MAT S5 S6", takers=(EAST,) * 14)
    assert deal.result is not None
    assert deal.result.points == (7, 5)
    assert [len(deal.cards(f"won:{side}")) for side in (0, 1)] == [3, 1]


def test_the_matto_lies_face_up_in_its_pairs_pile_and_is_told_of_when_the_other_pair_takes_the_trick() -> None:
    deal = trick_of("SK MAT S5 S6", takers=(EAST,))
    assert deal.view(NOBODY).piles["won:1"] == tuple(cards("MAT"))
    assert notes(deal, "matto") == [("matto", {"seat": EAST})]
    assert notes(trick_of("SK S5 MAT S6"), "matto") == []


def test_decision_5_trump_21_is_the_highest() -> None:
    assert trick_of("T20 T21 T1 T2").takers == (EAST,)


@pytest.mark.parametrize(
    ("codes", "winner"),
    [
        ("CQ CK C1 CN", EAST),
        ("C2 C1 C3 CJ", WEST),
        ("D6 D5 D4 D3", WEST),
        ("B5 B6 BJ B10", NORTH),
        ("SK T1 T2 S5", NORTH),
        ("S5 CK DK BK", SOUTH),
        ("MAT S5 CK DK", EAST),
    ],
)
def test_the_highest_trump_wins_or_the_highest_of_the_suit_led(codes: str, winner: int) -> None:
    assert trick_of(codes).takers == (winner,)


def test_why_a_card_may_not_be_played() -> None:
    follow = Note("refused-follow", {"suit": "C", "card": Card.parse("CK"), "count": 2})
    assert reason("C6", "MAT CK S5 T3", "S5") == reason("C6", "MAT CK S5 T3", "T3") == follow
    trump = Note("refused-trump", {"suit": "C", "card": Card.parse("T3"), "count": 1})
    assert reason("C6", "S5 T3", "S5") == trump


def test_who_neither_follows_nor_trumps_is_void_of_both_and_the_matto_shows_nothing() -> None:
    deal = table(south="C6", east="S5 S6", north="MAT C5", west="T3 C4")
    run(deal, "C6 S5 MAT")
    assert deal.voids == {(EAST, "C"), (EAST, "T")}
    deal = table("MAT C6 T5", SOUTH, west="S5 S6")
    run(deal, "S5")
    assert deal.voids == {(WEST, "C"), (WEST, "T")}
    deal = table("MAT", SOUTH, east="S5 S6", north="CK", west="D5")
    run(deal, "S5")  # it fixes the suit
    assert deal.voids == frozenset()


# --- the score ----------------------------------------------------------------------------------------------


def test_the_discard_counts_for_the_dealers_pair_and_is_shown() -> None:
    deal = trick_of("SK S5 S6 S7", slept="CQ DJ", dealer=EAST, takers=(EAST,))
    assert deal.result is not None
    assert deal.result.points == (8, 6)
    assert set(cards("CQ DJ")) <= set(deal.view(NOBODY).piles["won:1"])
    assert deal.result.lines == (
        Note("line-tricks", {"seat": EAST, "ours": 0, "theirs": 8}),
        Note("line-discard", {"seat": EAST, "points": 6, "cards": tuple(cards("CQ DJ"))}),
        Note("won", {"seat": NORTH, "points": 8, "other": 6, "dealer": deal.dealer}),
    )


def test_a_level_deal() -> None:
    deal = trick_of("S8 S5 S6 S7", slept="CQ D2", dealer=EAST, takers=(EAST,), won=("", ""), played="D1")
    assert deal.result is not None
    assert deal.result.points == (5, 5)
    assert deal.result.lines[-1] == Note("level", {"points": 5, "dealer": deal.dealer})


def test_running_points_are_those_of_the_tricks_everybody_saw() -> None:
    deal = trick_of("SK MAT S5 S6")
    assert Piedicavallo.running(deal.view(NOBODY).facts) == (7, 5)


@pytest.mark.parametrize(("points", "winner"), [((58, 56), 0), ((0, 114), 1), ((57, 57), "draw")])
def test_decision_1_a_match_of_a_single_deal(points: tuple[int, int], winner: Any) -> None:
    match = ended(points, length="single")
    assert (match.winner, match.over) == (winner, True)


def test_options_and_their_defaults() -> None:
    assert Piedicavallo.with_defaults({}) == {"length": "four", "talk": "simple"}
    assert list(Piedicavallo.options["length"].values({})) == ["four", "single"]
    assert set(Piedicavallo.options["talk"].values({})) == {"off", "simple", "full"}


def test_a_hand_is_held_by_colours_in_turn_high_to_low_then_trumps_and_the_matto() -> None:
    shuffled = Stream("arranged").shuffled(PACK)
    held = " ".join(map(str, Piedicavallo.arranged(shuffled, {})))
    assert held == (
        "CK CQ CN CJ C1 C2 C3 C4 C5 C6 SK SQ SN SJ S10 S9 S8 S7 S6 S5 "
        "DK DQ DN DJ D1 D2 D3 D4 D5 D6 BK BQ BN BJ B10 B9 B8 B7 B6 B5 "
        + " ".join(f"T{n}" for n in range(21, 0, -1))
        + " MAT"
    )


# --- imagined worlds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slept", "excluded"),
    [
        (0, lambda card: worth(card) == 5 or card.suit == "T"),
        (1, lambda card: worth(card) == 5),
        (2, lambda card: worth(card) == 5 or card.suit != "T"),
    ],
)
def test_what_cannot_sleep(slept: int, excluded: Any) -> None:
    for card in PACK:
        assert Piedicavallo.may_lie(card, "sleeping", {"slept": slept}) == (not excluded(card))
        assert Piedicavallo.may_lie(card, "hand:0", {"slept": slept})


@pytest.mark.parametrize(("hand", "laid"), [("CQ DJ", "CQ DJ"), (P11, "C3 T9"), ("T5 T8", "T5 T8")])
def test_imagined_worlds_let_sleep_what_may(hand: str, laid: str) -> None:
    deal = dealt(hand)
    lay(deal, laid)
    assert deal.asked is not None
    view, stream = deal.view(deal.asked.seat), Stream("sleep")
    for _ in range(30):
        asleep = imagine(view, stream).cards("sleeping")
        assert all(worth(card) < 5 for card in asleep)
        trumps = sum(card.suit == "T" for card in asleep)
        assert trumps == deal.slept or deal.slept == 1


# --- the talk -----------------------------------------------------------------------------------------------


def test_what_is_said_is_heard_by_all_before_the_card_is_played() -> None:
    deal = table(south="C4 CK S5", talk="simple")
    put(deal, "C4", "batto:C", "ask:farlo")
    say = Note("say", {"seat": SOUTH, "suit": "C", "remarks": ("batto:C", "ask:farlo")})
    for seat in (*range(4), NOBODY):
        log = deal.view(seat).log
        assert log[0] == say
        assert isinstance(log[1], Move)
        assert log[1].cards == tuple(cards("C4"))


def test_with_the_matto_one_speaks_of_trumps() -> None:
    deal = table(south="MAT T21 S5", talk="simple")
    put(deal, "MAT", "batto:1")
    assert notes(deal, "say") == [("say", {"seat": SOUTH, "suit": "T", "remarks": ("batto:1",)})]


def test_silence_is_no_event() -> None:
    deal = table(south="C4 CK S5")
    put(deal, "C4")
    assert notes(deal, "say") == []


@pytest.mark.parametrize("say", [["batto:S"], ["void:C"], ["batto:C", "batto:C"], ["batto"], [""], "batto:C", [1]])
def test_what_is_not_true_may_not_be_said(say: Any) -> None:
    deal = table(south="C4 CK S5")
    with pytest.raises(NotAllowed):
        deal.answer(Action(SOUTH, "play", {"card": "C4", "say": say}))
    assert notes(deal, "say") == []


def test_in_full_talk_the_remarks_come_in_the_order_of_the_page() -> None:
    hand = "C4 CK CQ C1 C2 SK S7 BN T3"
    assert menu(table(south=hand, slept="CN S5", dealer=SOUTH), "C4") == [
        *["court:CK", "court:CQ", "numbers:C:2", "count:C:4", "batto:C"],
        *["alto-batto:1", "alto-shape:K:1", "alto-shape:N:0"],
        *["sleeping-court:CN", "sleeping-count:C:1", "sleeping-alto", "sleeping-alto-shape:-:1"],
        *["ask:farlo", "ask:low", "ask:points", "ask:few", "ask:card:CJ", "ask:cover"],
        *["ask:lead-same:high", "ask:lead-same:low", "ask:lead-other:high", "ask:lead-other:low"],
    ]
    assert menu(table(south="T12 T21 T20 T1 MAT", slept="T19 C6", dealer=SOUTH), "T12") == [
        *["trump:T21", "trump:T20", "trumps-other:1", "batto:1", "batto:2", "bagatto-danger", "matto"],
        *["sleeping-trump:T19"],
        *["ask:farlo", "ask:low", "ask:points", "ask:few"],
        *["ask:card:T18", "ask:card:T17", "ask:card:T16", "ask:card:T15", "ask:cover"],
        *["ask:lead-trump:high", "ask:lead-trump:low"],
    ]
    assert menu(table(south="T12 CK D5"), "T12")[0] == "no-trumps"


def test_simple_talk_is_batto_alto_batto_alto_void_and_farlo() -> None:
    assert menu(table(south="C4 CK BK BQ", talk="simple"), "C4") == ["batto:C", "alto-batto:1", "alto", "ask:farlo"]
    assert menu(table(south="C4 BK", talk="simple"), "C4") == ["void:C", "alto-batto:1", "alto", "ask:farlo"]
    assert menu(table(south="T4 T21 T20", talk="simple"), "T4") == ["batto:1", "batto:2", "ask:farlo"]
    assert menu(table(south="T4 BK MAT", talk="simple"), "T4") == ["no-trumps", "ask:farlo"]


def test_t1_less_may_be_said_than_is_true() -> None:
    assert {"batto:1", "batto:2", "batto:3"} <= said("T2", "T21 T20 T19 T17")
    assert {"alto-batto:1", "alto-batto:2"} <= said("C2", "SK BK")
    assert said("T2", "T21 T17 T16", played="T20 T19 T18") >= {"batto:1", "batto:2", "batto:3"}
    assert "batto:2" not in said("T2", "T21 T19")


def test_t1_the_card_that_is_played_is_out() -> None:
    assert "batto:C" in said("CK", "CQ")
    assert "batto:1" in said("T21", "T20")
    deal = table("CK", WEST, south="C4 CQ")
    assert "batto:C" in menu(deal, "C4")  # so are those on the table


def test_t2_that_there_is_none_is_said_as_void() -> None:
    assert said("C4", "SK BK T3") == {"void:C", "alto-batto:1", "alto-batto:2", "alto-shape:K:0"}
    assert said("C4", "CQ SQ BQ") == {"court:CQ", "count:C:1", "alto-shape:Q:0"}
    assert said("T4", "T20 C5") == {"trump:T20"}


def test_t3_the_matto_is_in_no_number() -> None:
    assert said("T4", "T14 MAT") == {"trumps-other:1", "matto"}
    assert said("T4", "MAT C5") == {"matto", "no-trumps"}
    assert "alto" in said("C4", "SK MAT")


@pytest.mark.parametrize(
    ("left", "shapes"),
    [
        ("SK SN S7 S6", {"KN:2"}),
        ("SK SQ SN SJ S10 S9 S8 S7 S6 S5", {"KQNJ:6"}),
        ("S9 S8 S7", {"-:3"}),
        ("SQ S5 BQ B10", {"Q:1"}),
        ("SQ B10 D5 T3", {"Q:0", "-:1"}),
        ("T3 D5", set()),
    ],
)
def test_t4_shapes(left: str, shapes: set[str]) -> None:
    prefix = "alto-shape:"
    assert {remark.removeprefix(prefix) for remark in said("C4", left) if remark.startswith(prefix)} == shapes


def test_t5_the_dealer_speaks_of_the_sleeping_cards_in_the_same_way() -> None:
    def asleep(card: str, slept: str, **more: Any) -> set[str]:
        remarks = said(card, "D5 S8", slept=slept, dealer=SOUTH, **more)
        return {r.removeprefix("sleeping-") for r in remarks if r.startswith("sleeping-")}

    assert asleep("C4", "CQ C5") == {"court:CQ", "numbers:C:1", "count:C:2", "alto"}
    assert asleep("C4", "CQ C5", played="CK") == {"court:CQ", "numbers:C:1", "count:C:2", "batto:C", "alto"}
    assert asleep("C4", "SQ B5") == {"void:C", "alto-shape:Q:0", "alto-shape:-:1"}
    assert asleep("T4", "T20 T19", played="T21") == {"trump:T20", "trump:T19", "batto:1", "batto:2"}
    assert asleep("T4", "T5 T19") == {"trump:T19", "trumps-other:1"}
    assert asleep("T4", "CQ C5") == {"no-trumps"}
    assert asleep("C4", "CQ C5", talk="simple") == set()
    others = said("C4", "D5 S8", slept="CQ C5", dealer=EAST)
    assert not [remark for remark in others if remark.startswith("sleeping-")]


def test_t6_partner_is_asked_for_this_trick_before_playing() -> None:
    trick = {"farlo", "low", "points", "few"}
    card = {"card:CK", "card:CQ", "card:CN", "card:CJ"}
    lead = {"lead-same:high", "lead-same:low", "lead-other:high", "lead-other:low"}
    assert asks("C4", "D5") == trick | card | {"cover"} | lead
    assert asks("C4", "D5", trick="C5", leader=WEST) == trick | card | lead
    assert asks("C4", "D5", trick="C6 C5", leader=NORTH) == lead
    assert asks("C4", "D5", trick="C6 C5 C3", leader=EAST) == lead


def test_t7_partner_is_asked_for_a_card_that_partner_may_hold() -> None:
    assert {a for a in asks("C4", "CK D5", played="CQ") if a.startswith("card")} == {"card:CN", "card:CJ"}
    assert {a for a in asks("CJ", "D5", slept="CQ CN", dealer=SOUTH) if a.startswith("card")} == {"card:CK"}
    assert {a for a in asks("T15", "T17 D5") if a.startswith("card")} == {f"card:T{n}" for n in (16, 18, 19, 20, 21)}
    assert not {a for a in asks("MAT", "T17 D5") if a.startswith("card")}


def test_t8_the_next_lead() -> None:
    assert {a for a in asks("T4", "D5") if a.startswith("lead")} == {"lead-trump:high", "lead-trump:low"}
    assert {a for a in asks("MAT", "D5") if a.startswith("lead")} == {"lead-trump:high", "lead-trump:low"}
    assert not {a for a in asks("C4", "") if a.startswith("lead")}


def test_t9_several_remarks_go_with_one_card() -> None:
    deal = table(south="C4 CK S5")
    put(deal, "C4", "court:CK", "batto:C", "ask:low", "ask:farlo")
    assert notes(deal, "say")[0][1]["remarks"] == ("court:CK", "batto:C", "ask:low", "ask:farlo")


@pytest.mark.parametrize(
    ("left", "danger"),
    [("T1 C5", True), ("T1 T9 T8 T7", True), ("T1 T9 T8 T7 T6", False), ("T9 T8", False), ("T1 T9 T8 T7 MAT", True)],
)
def test_trump_1_is_in_danger_with_at_most_three_others(left: str, danger: bool) -> None:
    assert ("bagatto-danger" in said("T2", left)) == danger


# --- the talk, against rules written independently ----------------------------------------------------------


def as_dict(deal: Piedicavallo) -> dict[str, Any]:
    """The deal as the second version of the rules sees it, as far as talk goes."""
    assert deal.asked is not None
    return {
        "hands": {seat: set(map(str, deal.hand(seat))) for seat in range(4)},
        "sleeping": set(map(str, deal.cards("sleeping"))),
        "dealer": deal.dealer,
        "options": deal.chosen,
        "seat": deal.asked.seat,
        "trick": deal.cards("trick"),
        "played": {str(card) for pile in ("won:0", "won:1", "trick") for card in deal.cards(pile)},
    }


def menus(seeds: range, talk: str) -> Iterator[tuple[Piedicavallo, Card, tuple[str, ...]]]:
    """Deals at the moment of a play, a card, and what may be said with it."""
    for seed in seeds:
        _, deal = new(Piedicavallo, {"talk": talk}, seed)
        for state in states(deal, Stream(f"menu {seed}")):
            if state.asked and state.asked.do == "play":
                assert isinstance(state, Piedicavallo)
                field = state.asked.fields["say"]
                assert isinstance(field, Remarks)
                for card, remarks in field.menu.items():
                    yield state, card, remarks


@TALKS
def test_exactly_what_is_true_and_allowed_is_offered(talk: str) -> None:
    """Every remark that there is, judged by another's reading of the page, in random deals."""
    met: Counter[str] = Counter()
    for deal, card, remarks in menus(range(3), talk):
        assert len(set(remarks)) == len(remarks)
        assert set(remarks) == set(second.sayable(as_dict(deal), str(card))), card
        met.update(remark.partition(":")[0] for remark in remarks)
    if talk == "off":
        assert not met
    elif talk == "simple":
        assert met.keys() == {"batto", "alto-batto", "alto", "void", "no-trumps", "ask"}
    else:
        assert len(met) > 15


def test_simple_talk_is_a_part_of_full_talk() -> None:
    for deal, card, remarks in menus(range(6), "full"):
        assert deal.asked is not None
        seat, trick = deal.asked.seat, deal.cards("trick")
        simple = truths(
            card,
            [c for c in deal.hand(seat) if c != card],
            [*deal.cards("won:0"), *deal.cards("won:1"), *trick],
            deal.cards("sleeping") if seat == deal.dealer else (),
            len(trick),
            "simple",
        )
        assert [remark for remark in remarks if remark in simple] == list(simple)  # and in the same order


def test_every_remark_of_the_page_can_be_made() -> None:
    """Each code that is anybody's to say is offered somewhere: in a position made for it where chance would not."""
    met: set[str] = set()
    for _, _, remarks in menus(range(60), "full"):
        met.update(remarks)
    suits = {"C": "CK CQ CN CJ C1 C2 C3 C4 C5 C6", "D": "DK DQ DN DJ D1 D2 D3 D4 D5 D6"}
    suits |= {"S": "SK SQ SN SJ S10 S9 S8 S7 S6 S5", "B": "BK BQ BN BJ B10 B9 B8 B7 B6 B5"}
    for suit, row in suits.items():
        codes = row.split()
        for number in range(1, 10):  # with one card more, so many of the highest or lowest are left
            for held in (codes[:number], codes[-number:]):
                played = next(card for card in codes if card not in held)
                met |= said(played, " ".join(held))
        for pair in combinations(codes[1:], 2):
            asleep = {"slept": " ".join(pair), "dealer": SOUTH}
            met |= said(next(card for card in codes if card not in pair), "T3", **asleep)
            met |= said("D5" if suit in "SB" else "S5", "T3", **asleep)
        other = "C6" if suit in "SB" else "S5"
        for courts in range(5):
            for ranks in combinations("KQNJ", courts):
                for small in range(7):
                    left = [suit + rank for rank in ranks] + codes[4 : 4 + small]
                    met |= said(other, " ".join(left))
    trumps = [f"T{n}" for n in range(21, 0, -1)]
    for number in range(1, 15):
        met |= said("MAT", " ".join(trumps[:number]))
        met |= said("MAT", " ".join(trumps[-number:]))
    for pair in combinations([f"T{n}" for n in range(20, 1, -1)], 2):
        above = " ".join(t for t in trumps if int(t[1:]) > int(pair[0][1:]))
        met |= said("MAT", "C5", slept=" ".join(pair), dealer=SOUTH, played=above)
    for n in range(2, 21):
        met |= said("MAT", "C5", slept=f"T{n} C6", dealer=SOUTH)
    courts = {f"{suit}{rank}" for suit in "CDSB" for rank in "KQNJ"}
    expected = {f"court:{card}" for card in courts}
    expected |= {f"trump:T{n}" for n in range(15, 22)} | {f"trumps-other:{n}" for n in range(1, 15)}
    expected |= {f"batto:{n}" for n in range(1, 15)} | {"bagatto-danger", "matto", "no-trumps"}
    expected |= {f"{what}:{suit}" for what in ("batto", "void") for suit in "CDSB"}
    expected |= {f"numbers:{suit}:{n}" for suit in "CDSB" for n in range(1, 7)}
    expected |= {f"count:{suit}:{n}" for suit in "CDSB" for n in range(1, 10)}
    expected |= {"alto-batto:1", "alto-batto:2", "alto"}
    shapes = ["".join(ranks) or "-" for n in range(5) for ranks in combinations("KQNJ", n)]
    expected |= {f"alto-shape:{c}:{n}" for c in shapes for n in range(7)} - {"alto-shape:-:0"}
    asleep = {f"court:{card}" for card in courts if card[1:] != "K"}
    asleep |= {f"trump:T{n}" for n in range(15, 21)} | {"trumps-other:1", "trumps-other:2", "batto:1", "batto:2"}
    asleep |= {f"{what}:{suit}" for what in ("batto", "void") for suit in "CDSB"} | {"no-trumps", "alto"}
    asleep |= {f"{what}:{suit}:{n}" for what in ("numbers", "count") for suit in "CDSB" for n in (1, 2)}
    asleep |= {f"alto-shape:{shape}" for shape in ("-:1", "-:2", "Q:0", "Q:1", "N:0", "N:1", "J:0", "J:1")}
    asleep |= {f"alto-shape:{courts}:0" for courts in ("QN", "QJ", "NJ")}
    expected |= {f"sleeping-{remark}" for remark in asleep}
    expected |= {f"ask:{what}" for what in ("farlo", "low", "points", "few", "cover")}
    expected |= {f"ask:lead-{what}:{how}" for what in ("same", "other", "trump") for how in ("high", "low")}
    expected |= {f"ask:card:{card}" for card in courts | {f"T{n}" for n in range(15, 22)}}
    assert met == expected
    assert expected <= second.KNOWN


# --- invariants ---------------------------------------------------------------------------------------------


@TALKS
def test_fifteen_tricks_and_114_points(talk: str) -> None:
    for seed in range(25):
        _, deal = new(Piedicavallo, {"talk": talk}, f"invariant {seed}")
        for state in states(deal, Stream(f"invariant {seed}")):
            assert isinstance(state, Piedicavallo)
            assert sum(len(state.cards(f"won:{side}")) for side in (0, 1)) <= 62
            assert not [card for card in state.cards("sleeping") if worth(card) == 5]
        assert isinstance(deal, Piedicavallo)
        assert deal.result is not None
        assert (len(deal.takers), sum(deal.result.points), deal.result.points) == (15, 114, deal.result.scores)
        assert sum(len(deal.cards(f"won:{side}")) for side in (0, 1)) == 62
        (matto,) = [
            e for e in deal.log or () if isinstance(e, Move) and str(e.cards[0]) == "MAT" and e.target == "trick"
        ]
        side = int(matto.source.partition(":")[2]) % 2
        assert deal.lies[Card.parse("MAT")][0] == f"won:{side}" or not [t for t in deal.takers if t % 2 == side]


@given(st.integers(0, 10**6))
@settings(deadline=None, derandomize=True, max_examples=25)
def test_every_seat_follows_or_trumps_if_it_can_and_the_best_card_wins(seed: int) -> None:
    _, deal = new(Piedicavallo, {"talk": "off"}, seed)
    stream = Stream(f"follow {seed}")
    while deal.asked:
        assert isinstance(deal, Piedicavallo)
        action = any_answer(deal, stream)
        if deal.asked.do == "play":
            card, hand = action.values["card"], deal.hand(action.seat)
            led = next((c.suit for c in deal.cards("trick") if c.suit), None)
            if led and str(card) != "MAT":
                held = {c.suit for c in hand}
                must = led if led in held else "T" if "T" in held else card.suit
                assert card.suit == must
            pairs = [(play.seat, str(play.card)) for play in deal.trick()] + [(action.seat, str(card))]
            before = len(deal.takers)
            deal.answer(action)
            if len(deal.takers) > before:
                assert deal.takers[-1] == second.best_of(pairs)
        else:
            deal.answer(action)


def test_a_copy_talks_as_the_original_does() -> None:
    _, deal = new(Piedicavallo, FULL, 5)
    play(deal, Stream("copy"), stop=20)
    twin = deal.copy()
    assert twin.asked == deal.asked
    assert play(twin, Stream("on")) == play(deal, Stream("on"))
