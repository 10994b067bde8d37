"""The rules of tarot for two: worked examples F1–F14, decisions 1–9, the option and the invariants of its page."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import BACK, Card
from cardtable.core.deal import DOWN, UP, Move, Note, Result, View
from cardtable.core.fields import Action, NotAllowed, OneCard
from cardtable.core.shuffle import Stream
from cardtable.cpu.imagine import imagine
from cardtable.games.tarot import Tarot, halves
from cardtable.match import Match
from cardtable.record import header, text_of

from ..helpers.deals import any_answer, cards, new, play, states, views

SOUTH, WEST = SEATS = range(2)
NOBODY = 99
BOTH = pytest.mark.parametrize("options", [{"session_total": "off"}, {"session_total": "on"}], ids=["off", "on"])


# --- setting up ---------------------------------------------------------------------------------------------


def table(
    trick: str = "", leader: int = SOUTH, south="", south_piles="", west="", west_piles="", **facts: Any
) -> Tarot:
    """A trick in progress. Piles are parted by commas and written from below; only their last cards are seen.

    table("H7", WEST, south="T3", south_piles="H2, S4 C5") is South's turn to answer with T3, H2 or C5.
    """
    piles = {"trick": cards(trick), "hand:0": cards(south), "hand:1": cards(west)}
    for seat, text in enumerate((south_piles, west_piles)):
        for number, pile in enumerate(text.split(",")):
            piles[f"pile:{seat}.{number}"] = cards(pile)
    faces = {name: [DOWN] * (len(pile) - 1) + [UP] for name, pile in piles.items() if name.startswith("pile") and pile}
    deal = Tarot.set_up(piles, faces, leader=leader, log=[], **facts)
    deal.ask_play((leader + len(cards(trick))) % 2)
    return deal


def question(deal: Tarot) -> OneCard:
    assert deal.asked is not None
    field = deal.asked.fields["card"]
    assert isinstance(field, OneCard)
    assert set(field.among) | set(field.because) == set(deal.held(deal.asked.seat))
    return field


def allowed(deal: Tarot) -> set[str]:
    """The cards that the seat on turn may play."""
    return set(map(str, question(deal).among))


def run(deal: Tarot, *codes: str) -> None:
    """Play these cards, whoever's turn it is."""
    for code in codes:
        assert deal.asked is not None
        deal.answer(Action(deal.asked.seat, "play", {"card": code}))


def points(deal: Tarot) -> tuple[int, ...]:
    return Tarot.running({"took": deal.took})


def ended(before: tuple[int, int], bouts: tuple[int, int], trick: str = "C4 C3", leader: int = SOUTH) -> Result:
    """The end of a hand: this last trick, with these points and bouts taken before it."""
    led, reply = trick.split()
    one, other = (led, reply) if leader == SOUTH else (reply, led)
    deal = table("", leader, south=one, west=other, took=tuple(2 * made for made in before), bouts=bouts)
    run(deal, led, reply)
    assert deal.result is not None
    assert sum(deal.result.points) == 91
    assert sum(deal.bouts) == 3
    return deal.result


def whole(seed: object, **options: str) -> Tarot:
    """A hand played to its end at random."""
    _, deal = new(Tarot, options, seed)
    play(deal, Stream(f"whole {seed}"))
    assert isinstance(deal, Tarot)
    return deal


# --- worked examples ----------------------------------------------------------------------------------------


def test_f1_a_top_counts_for_following() -> None:
    assert allowed(table("H7", WEST, south="SK T3", south_piles="H2, C5, T9")) == {"H2"}


def test_f2_a_top_counts_for_trumping() -> None:
    assert allowed(table("H7", WEST, south="SK T3", south_piles="C5, T9")) == {"T3", "T9"}


@pytest.mark.parametrize("piles", ["", "T15, H4", "T9"])
def test_f3_the_highest_trump_must_be_beaten(piles: str) -> None:
    hand = " ".join({"T3", "T9", "T15", "H4"} - set(piles.replace(",", "").split()))
    assert allowed(table("T10", WEST, south=hand, south_piles=piles)) == {"T15"}


def test_f4_any_trump_where_none_beats() -> None:
    assert allowed(table("T16", WEST, south="T3 T9 H4")) == {"T3", "T9"}


def test_f5_the_excuse_instead_of_a_higher_trump() -> None:
    assert allowed(table("T16", WEST, south="EXC T3 T20")) == {"EXC", "T20"}


def test_f6_the_excuse_is_neither_a_trump_nor_of_a_suit() -> None:
    assert allowed(table("T16", WEST, south="EXC S4 HK")) == {"EXC", "S4", "HK"}
    assert allowed(table("H9", WEST, south="EXC H2 T20")) == {"EXC", "H2"}


def test_f7_the_excuse_led_is_lost_to_any_reply_and_paid_for() -> None:
    deal = table("", SOUTH, south="EXC H4", west="T1 S9", takers=(SOUTH,) * 9)
    run(deal, "EXC", "T1")
    assert deal.takers[9:] == (WEST,)
    assert (points(deal), deal.bouts) == ((4, 5), (1, 1))
    assert (deal.cards("won:0"), deal.cards("won:1")) == (cards("EXC"), cards("T1"))
    assert deal.leader == WEST


def test_f8_the_excuse_in_reply_is_paid_for() -> None:
    deal = table("", SOUTH, south="CQ H4", west="EXC S9")
    run(deal, "CQ", "EXC")
    assert (deal.takers, points(deal), deal.bouts) == ((SOUTH,), (4, 4), (0, 1))
    assert (deal.cards("won:0"), deal.cards("won:1")) == (cards("CQ"), cards("EXC"))


@pytest.mark.parametrize(("south", "west", "taker"), [("C4", "EXC", SOUTH), ("EXC", "H1", WEST)], ids=["reply", "led"])
def test_f9_in_the_last_trick_the_excuse_is_captured(south: str, west: str, taker: int) -> None:
    deal = table("", SOUTH, south=south, west=west, took=(86, 86), bouts=(1, 1))
    run(deal, south, west)
    assert deal.takers == (taker,)
    assert points(deal) == ((48, 43) if taker == SOUTH else (43, 48))
    assert deal.bouts == ((2, 1) if taker == SOUTH else (1, 2))
    assert set(deal.cards(f"won:{taker}")) == set(cards(f"{south} {west}"))
    assert "excuse" not in {event.kind for event in deal.log or () if isinstance(event, Note)}


def test_f10_the_card_beneath_is_turned_when_the_trick_is_gathered() -> None:
    deal = table("", SOUTH, south="S2", south_piles="S5 S4 D9", west="D2 H2", west_piles="")
    run(deal, "D9")
    assert deal.view(SOUTH).piles["pile:0.0"] == (BACK, BACK)
    assert set(map(str, deal.held(SOUTH))) == {"S2"}
    assert allowed(deal) == {"D2"}
    run(deal, "D2")
    assert allowed(deal) == {"S2", "S4"}
    assert [view.piles["pile:0.0"] for view in views(deal)] == [(BACK, Card("S", "4"))] * 2


def test_f11_the_bouts_set_the_target() -> None:
    result = ended((44, 46), (2, 1))
    assert (result.points, result.scores) == ((45, 46), (29, 0))


@pytest.mark.parametrize(
    ("points", "bouts", "scores"),
    [((36, 55), (3, 0), (25, 0)), ((35, 56), (3, 0), (0, 25)), ((51, 40), (1, 2), (25, 0))],
)
def test_f12_a_margin_of_nothing_wins_25(points: tuple[int, int], bouts: tuple[int, int], scores: Any) -> None:
    result = ended((points[0] - 1, points[1]), bouts)
    assert (result.points, result.scores) == (points, scores)


def test_f13_who_wins_by_seven_and_takes_the_petit_last() -> None:
    result = ended((43, 43), (1, 1), "T1 H2")
    assert (result.points, result.scores) == ((48, 43), (42, -10))


def test_f13_who_loses_and_takes_the_petit_last() -> None:
    result = ended((48, 38), (2, 0), "T1 H2", leader=WEST)
    assert (result.points, result.scores) == ((48, 43), (22, 10))


def test_f14_the_excuse_leaves_its_owner_four_points_and_a_bout_without_a_trick() -> None:
    deal = table("", SOUTH, south="CQ C4", west="EXC C3", took=(164, 0), bouts=(2, 0))
    run(deal, "CQ", "EXC", "C4", "C3")
    assert deal.result is not None
    assert (deal.takers, deal.bouts) == ((SOUTH, SOUTH), (2, 1))
    assert (deal.result.points, deal.result.scores) == ((87, 4), (71, 0))


# --- the game -----------------------------------------------------------------------------------------------


def test_the_pack_has_78_cards_worth_91_points() -> None:
    assert len(set(Tarot.pack)) == len(Tarot.pack) == 78
    assert sum(map(halves, Tarot.pack)) == 2 * 91
    worth = "T1 T21 EXC SK HQ DN CJ S10 H1 T2 T20"
    assert [halves(card) / 2 for card in cards(worth)] == [4.5, 4.5, 4.5, 4.5, 3.5, 2.5, 1.5, 0.5, 0.5, 0.5, 0.5]
    assert " ".join(map(str, Tarot.pack[:15])) == "SK SQ SN SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 HK"
    assert " ".join(map(str, Tarot.pack[-3:])) == "T20 T21 EXC"


@pytest.mark.parametrize(
    ("led", "reply", "taker"),
    [
        ("H10", "HJ", WEST),
        ("HN", "HJ", SOUTH),
        ("HQ", "HN", SOUTH),
        ("HQ", "HK", WEST),
        ("H2", "H1", SOUTH),  # the one is the lowest
        ("H9", "H10", WEST),
        ("HK", "T1", WEST),
        ("HK", "SK", SOUTH),
        ("H1", "SK", SOUTH),
        ("T9", "T10", WEST),
        ("T21", "T20", SOUTH),
        ("T1", "HK", SOUTH),
    ],
)
def test_the_highest_of_the_suit_led_wins_and_a_trump_above_it(led: str, reply: str, taker: int) -> None:
    deal = table("", SOUTH, south=f"{led} S2", west=f"{reply} D2")
    run(deal, led, reply)
    assert (deal.takers, deal.leader) == ((taker,), taker)
    assert deal.asked is not None
    assert deal.asked.seat == taker
    assert set(deal.cards(f"won:{taker}")) == set(cards(f"{led} {reply}"))


def test_anything_may_be_led() -> None:
    assert allowed(table("", SOUTH, south="EXC T1 SK", south_piles="D3 H9, T2")) == {"EXC", "T1", "SK", "H9", "T2"}


def test_with_neither_suit_nor_trump_anything_may_be_played() -> None:
    assert allowed(table("H7", WEST, south="SK EXC", south_piles="C5, S2")) == {"SK", "EXC", "C5", "S2"}
    assert allowed(table("H7", WEST, south="EXC")) == {"EXC"}


def test_who_follows_a_suit_need_not_beat() -> None:
    assert allowed(table("H7", WEST, south="H2 HK T9")) == {"H2", "HK"}


def test_a_trump_on_a_suit_may_be_any() -> None:
    assert allowed(table("H7", WEST, south="T1 T9 T21 S3")) == {"T1", "T9", "T21"}


@pytest.mark.parametrize("options", [{}, {"session_total": "on"}])
def test_the_hand_is_asked_for_nothing_but_cards(options: dict[str, str]) -> None:
    for deal in states(new(Tarot, options, "asked")[1], Stream("asked")):
        assert deal.asked is None or (deal.asked.do, list(deal.asked.fields)) == ("play", ["card"])


@pytest.mark.parametrize(
    ("led", "south", "card", "note"),
    [
        ("H7", "H2 HK S3", "S3", Note("refused-follow", {"suit": "H", "card": Card("H", "2"), "count": 2})),
        ("H7", "EXC H2 T3", "T3", Note("refused-follow", {"suit": "H", "card": Card("H", "2"), "count": 2})),
        ("H7", "T3 S3", "S3", Note("refused-trump", {"suit": "H", "card": Card("T", "3"), "count": 1})),
        ("T7", "T3 S3", "S3", Note("refused-follow", {"suit": "T", "card": Card("T", "3"), "count": 1})),
        ("T7", "T9 S3", "S3", Note("refused-follow", {"suit": "T", "card": Card("T", "9"), "count": 1})),
        ("T7", "T3 T9", "T3", Note("refused-overtrump", {"suit": "T", "card": Card("T", "9"), "count": 1})),
        ("T7", "EXC T3 T9 T8", "T3", Note("refused-overtrump", {"suit": "T", "card": Card("T", "9"), "count": 3})),
    ],
)
def test_why_a_card_may_not_be_played(led: str, south: str, card: str, note: Note) -> None:
    deal = table(led, WEST, south=south)
    assert question(deal).because[Card.parse(card)] == note
    with pytest.raises(NotAllowed, match=card):
        run(deal, card)


def test_why_not_names_a_top_as_well_as_a_card_of_the_hand() -> None:
    because = question(table("H7", WEST, south="S3", south_piles="H2, C9")).because
    note = Note("refused-follow", {"suit": "H", "card": Card("H", "2"), "count": 1})
    assert because == {Card("S", "3"): note, Card("C", "9"): note}


def test_nothing_else_is_refused_by_name() -> None:
    """Covered cards and those of the other have no reason: they are not in sight, or not one's own."""
    deal = table("H7", WEST, south="H2 S3", south_piles="H9 C9", west="H3", west_piles="H4 H5")
    assert set(map(str, question(deal).because)) == {"S3", "C9"}
    for card in ("H9", "H3", "H4", "H5", "H7"):
        with pytest.raises(NotAllowed, match="H2"):
            run(deal, card)


# --- decisions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", SEATS)
def test_1_the_order_of_dealing(first: int) -> None:
    deck = list(Tarot.pack)
    deal = Tarot(deck, first)
    assert (deal.hand(first), deal.hand(1 - first)) == (deck[:21], deck[21:42])
    for seat, start in ((first, 42), (1 - first, 60)):
        for pile in range(6):
            at = start + 3 * pile
            assert deal.cards(f"pile:{seat}.{pile}") == deck[at : at + 3]
            assert [deal.lies[card][1] for card in deck[at : at + 3]] == [DOWN, DOWN, UP]
    assert deal.cards("deck") == []
    assert deal.asked is not None
    assert (deal.asked.seat, deal.leader) == (first, first)


def test_1_only_the_tops_are_seen() -> None:
    deal = Tarot(Tarot.pack, WEST)
    for seat in (SOUTH, WEST, NOBODY):
        for owner in SEATS:
            for pile in range(6):
                name = f"pile:{owner}.{pile}"
                assert deal.view(seat).piles[name] == (BACK, BACK, deal.cards(name)[-1])


def test_2_a_hidden_card_never_counts() -> None:
    assert allowed(table("H7", WEST, south="SK T3", south_piles="H2 C5, HK H3 S9")) == {"T3"}
    assert allowed(table("T7", WEST, south="SK T3", south_piles="T9 C5")) == {"T3"}
    assert allowed(table("H7", WEST, south="SK", south_piles="T9 H2 C5")) == {"SK", "C5"}


def test_2_a_top_must_overtrump() -> None:
    deal = table("T10", WEST, south="T3 EXC", south_piles="T15, T2, H4")
    assert allowed(deal) == {"T15", "EXC"}
    assert set(map(str, question(deal).because)) == {"T3", "T2", "H4"}


def test_2_a_top_is_played_from_its_pile() -> None:
    deal = table("", SOUTH, south="S2", south_piles="S5 D9, C2", west="D2 H2")
    run(deal, "D9")
    assert (deal.cards("trick"), deal.cards("pile:0.0"), deal.cards("pile:0.1")) == (
        cards("D9"),
        cards("S5"),
        cards("C2"),
    )


def test_3_both_cards_are_turned_together_before_the_next_lead() -> None:
    deal = table("", SOUTH, south="S2", south_piles="S5 S4 D9, C2", west="H2", west_piles="C9, H4 D2")
    run(deal, "D9")
    assert deal.log is not None
    assert not [event for event in deal.log if isinstance(event, Move) and event.source == event.target]
    run(deal, "D2")
    seen = deal.view(NOBODY).log
    assert [
        (event.kind if isinstance(event, Note) else event.target, event.cards if isinstance(event, Move) else None)
        for event in seen[1:]
    ] == [
        ("trick", tuple(cards("D2"))),
        ("trick", None),
        ("won:0", tuple(cards("D9 D2"))),
        ("pile:0.0", tuple(cards("S4"))),
        ("pile:1.1", tuple(cards("H4"))),
    ]
    assert allowed(deal) == {"S2", "S4", "C2"}


def test_3_an_empty_pile_has_nothing_to_turn() -> None:
    deal = table("", SOUTH, south="S2", south_piles="D9", west="D2 H2", west_piles="C3")
    run(deal, "D9", "D2")
    assert deal.log is not None
    assert not [event for event in deal.log if isinstance(event, Move) and event.source == event.target]
    assert deal.view(WEST).piles["pile:0.0"] == ()


@pytest.mark.parametrize("reply", ["H1", "T1", "SK", "C5"])
def test_4_any_card_answers_the_excuse_and_wins(reply: str) -> None:
    deal = table("EXC", SOUTH, south="S2", west="H1 T1 SK", west_piles="C5")
    assert allowed(deal) == {"H1", "T1", "SK", "C5"}
    run(deal, reply)
    assert deal.takers == (WEST,)
    assert (deal.voids, deal.caps) == (frozenset(), (21, 21))


@pytest.mark.parametrize(("trick", "winner"), [("EXC", SOUTH), ("EXC T1", WEST), ("C2", SOUTH), ("C2 EXC", SOUTH)])
def test_4_a_trick_in_progress_has_a_winner_so_far(trick: str, winner: int) -> None:
    deal = table("", SOUTH, south="S2", west="S3")
    deal.piles["trick"] = cards(trick)
    assert deal.winner(deal.trick()) == winner


@pytest.mark.parametrize(
    ("south", "west", "won"),
    [("EXC", "H1", (4, 1)), ("H1", "EXC", (1, 4)), ("HK", "EXC", (5, 4)), ("EXC", "HK", (4, 5))],
)
def test_5_the_half_point_is_paid_at_once(south: str, west: str, won: tuple[int, int]) -> None:
    deal = table("", SOUTH, south=f"{south} S2", west=f"{west} S3")
    run(deal, south, west)
    assert points(deal) == won
    assert all(half_points % 2 == 0 for half_points in deal.took)
    taker, owner = (WEST, SOUTH) if south == "EXC" else (SOUTH, WEST)
    assert Note("excuse", {"seat": owner, "to": taker}) in (deal.log or ())


def test_5_the_excuse_lies_open_before_its_owner() -> None:
    deal = table("", SOUTH, south="CQ S2", west="EXC S3")
    run(deal, "CQ", "EXC")
    assert [deal.view(seat).piles["won:1"] for seat in (SOUTH, WEST, NOBODY)] == [tuple(cards("EXC"))] * 3


def test_6_the_excuse_in_the_last_trick_may_come_from_a_pile() -> None:
    deal = table("", WEST, south_piles="EXC", west_piles="H1", took=(86, 86), bouts=(1, 1))
    run(deal, "H1", "EXC")
    assert deal.result is not None
    assert (deal.result.points, deal.bouts) == ((43, 48), (1, 2))


def test_6_a_covered_card_left_means_that_the_trick_is_not_the_last() -> None:
    deal = table("", SOUTH, south="C4", south_piles="", west="", west_piles="S3 EXC", took=(86, 86), bouts=(1, 1))
    run(deal, "C4", "EXC")
    assert (points(deal), deal.bouts) == ((44, 47), (1, 2))


def test_7_the_loser_scores_nothing() -> None:
    assert ended((10, 80), (0, 3)).scores == (0, 25 + 44)
    assert ended((80, 10), (3, 0)).scores == (25 + 45, 0)


@pytest.mark.parametrize(
    ("trick", "leader", "taker"),
    [
        ("T1 H2", SOUTH, SOUTH),  # one's own
        ("H2 T1", WEST, SOUTH),  # one's own, in reply
        ("T1 T2", SOUTH, WEST),
        ("T2 T1", WEST, WEST),
        ("T21 T1", SOUTH, SOUTH),
        ("EXC T1", WEST, SOUTH),
        ("T1 EXC", WEST, WEST),
    ],
)
def test_7_the_petit_counts_for_whoever_takes_it_in_the_last_trick(trick: str, leader: int, taker: int) -> None:
    bouts = len({"T1", "T21", "EXC"} & set(trick.split()))
    worth = sum(map(halves, cards(trick))) // 2
    before = (91 - worth - 20, 20)
    result = ended(before, (3 - bouts, 0), trick, leader)
    made = [before[0], before[1]]
    made[taker] += worth
    held = [3 - bouts, 0]
    held[taker] += bouts
    margins = [made[seat] - (56, 51, 41, 36)[held[seat]] for seat in SEATS]
    plain = [25 + margin if margin >= 0 else 0 for margin in margins]
    bonus = [10 if seat == taker else -10 for seat in SEATS]
    assert list(result.scores) == [a + b for a, b in zip(plain, bonus, strict=True)]
    assert Note("line-petit", {"seat": taker, "points": 10}) in result.lines


def test_7_a_petit_taken_earlier_counts_for_nothing() -> None:
    deal = table("", SOUTH, south="T1 C4", west="H2 C3", took=(84, 86), bouts=(1, 1))
    run(deal, "T1", "H2", "C4", "C3")
    assert deal.result is not None
    assert (deal.result.points, deal.result.scores) == ((48, 43), (32, 0))
    assert "line-petit" not in {line.kind for line in deal.result.lines}


def test_7_the_petit_does_not_change_who_won() -> None:
    result = ended((50, 36), (1, 1), "T1 H2", leader=WEST)  # 50 with one bout, 41 with two: a margin of nothing
    assert (result.points, result.scores) == ((50, 41), (-10, 35))
    result = ended((51, 35), (1, 1), "T1 H2", leader=WEST)
    assert (result.points, result.scores) == ((51, 40), (15, 10))
    assert next(line for line in result.lines if line.kind == "won").values["seat"] == SOUTH


def test_8_the_option() -> None:
    assert Tarot.with_defaults({}) == {"session_total": "off"}
    assert Match(Tarot, "8", {"session_total": "on"}).options == {"session_total": "on"}
    with pytest.raises(ValueError, match="off, on"):
        Tarot.with_defaults({"session_total": "yes"})


def test_8_the_option_changes_no_score_and_no_card() -> None:
    off, on = whole("same", session_total="off"), whole("same", session_total="on")
    assert off.log == on.log
    assert off.result == on.result


@BOTH
def test_8_totals_are_the_sum_of_the_hands(options: dict[str, str]) -> None:
    match = Match(Tarot, "sum", options)
    for scores in ((29, 0), (0, 25), (42, -10)):
        match.scored(Result((46, 45), scores))
    assert match.totals == (71, 15)
    assert header(match, match.deck())["scores"] == [71, 15]
    assert header(match, match.deck())["options"] == options


def test_9_a_view_holds_ones_own_hand_the_tops_and_what_was_played() -> None:
    deal = new(Tarot, {}, "9")[1]
    assert isinstance(deal, Tarot)
    play(deal, Stream("9"), stop=31)
    for view in views(deal):
        assert view.hand == tuple(deal.hand(view.seat))
        assert set(view.piles[f"hand:{1 - view.seat}"]) == {BACK}
        played = {
            card for event in view.log if isinstance(event, Move) and event.target == "trick" for card in event.cards
        }
        assert len(played) == 31
        assert BACK not in played


@BOTH
def test_no_card_beneath_is_ever_in_a_view(options: dict[str, str]) -> None:
    turned = 0
    for seed in range(4):
        before: dict[str, int] = {}
        for deal in states(new(Tarot, options, seed)[1], Stream(f"beneath {seed}")):
            assert isinstance(deal, Tarot)
            for view in (*views(deal), deal.view(NOBODY)):
                for name, pile in view.piles.items():
                    if name.startswith("pile"):
                        assert set(pile[:-1]) <= {BACK}
                        top_is_turned = pile[-1:] != (BACK,)
                        gone = len(pile) < before.get(name, 3)
                        assert top_is_turned or gone, (name, pile)
                        assert top_is_turned or deal.cards("trick")
            if not deal.cards("trick"):
                sizes = {name: len(pile) for name, pile in deal.piles.items() if name.startswith("pile")}
                turned += sum(size < before.get(name, 3) and size > 0 for name, size in sizes.items())
                before = sizes
    assert turned == 4 * 24  # every pile of three is turned twice


# --- what has been shown ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("led", "reply", "voids", "cap"),
    [
        ("H7", "H2", set(), 21),
        ("H7", "T3", {"H"}, 21),
        ("H7", "S3", {"H", "T"}, 21),
        ("T9", "T10", set(), 21),
        ("T9", "T8", set(), 9),
        ("T9", "S3", {"T"}, 21),
        ("H7", "EXC", set(), 21),
        ("T9", "EXC", set(), 21),
        ("EXC", "S3", set(), 21),
    ],
)
def test_what_a_reply_shows(led: str, reply: str, voids: set[str], cap: int) -> None:
    deal = table("", SOUTH, south=f"{led} C2", west=f"{reply} C3")
    run(deal, led, reply)
    assert deal.voids == {(WEST, suit) for suit in voids}
    assert deal.caps == (21, cap)


def test_a_cap_is_never_raised() -> None:
    deal = table("", SOUTH, south="T9 T14 C2", west="T8 T7 C3", caps=(21, 21))
    run(deal, "T9", "T8", "T14", "T7")
    assert deal.caps == (21, 9)


def oracle(deal: Tarot, card: Card, other: Card) -> bool:
    """Whether this card could have been played by who held the other too."""
    twin = Tarot.set_up({"hand:0": {card, other}, "hand:1": [], "trick": deal.cards("trick")}, leader=WEST)
    return card in twin.playable(SOUTH)


def excluded(deal: Tarot, seat: int) -> set[Card]:
    """The cards that, by the public facts, are not in this hand."""
    facts = deal.view(NOBODY).facts
    no_void = {card for card in deal.pack if (seat, card.suit) not in deal.voids}
    return {card for card in deal.pack if card not in no_void or not Tarot.may_lie(card, f"hand:{seat}", facts)}


def test_what_is_known_of_a_hand_is_all_that_its_plays_show_and_never_untrue() -> None:
    shown = capped = 0
    for seed in range(8):
        _, deal = new(Tarot, {}, seed)
        stream = Stream(f"lacks {seed}")
        lacking: dict[int, set[Card]] = {SOUTH: set(), WEST: set()}
        while deal.asked:
            assert isinstance(deal, Tarot)
            action = any_answer(deal, stream)
            card = action.values["card"]
            if deal.cards("trick"):
                lacking[action.seat] |= {c for c in deal.pack if c != card and not oracle(deal, card, c)}
            deal.answer(action)
            for seat in SEATS:
                assert excluded(deal, seat) == lacking[seat]
                assert not lacking[seat] & set(deal.hand(seat))
                shown += len(lacking[seat])
        capped += sum(cap < 21 for cap in deal.caps)
    assert shown > 500
    assert capped > 2


def test_what_a_hand_lacks_may_lie_in_a_pile() -> None:
    """A card may come up from beneath in a suit that its owner could not follow."""
    facts = {"voids": frozenset({(WEST, "H"), (WEST, "T")}), "caps": (21, 5)}
    for pile in ("pile:1.0", "hand:0", "won:0"):
        assert all(Tarot.may_lie(card, pile, facts) for card in Tarot.pack)
    assert not Tarot.may_lie(Card("T", "6"), "hand:1", facts)
    assert Tarot.may_lie(Card("T", "5"), "hand:1", facts)
    deal = table("", SOUTH, south="H7 S9", west="S3 C3", west_piles="H2 S4")
    run(deal, "H7", "S4")
    assert (WEST, "H") in deal.voids
    assert Card("H", "2") in deal.held(WEST)
    assert allowed(deal) == {"S9"}
    run(deal, "S9", "S3")


def test_imagined_hands_hold_nothing_that_they_have_shown_not_to_hold() -> None:
    tried = 0
    for seed in range(15):
        _, deal = new(Tarot, {}, seed)
        stream = Stream(f"worlds {seed}")
        play(deal, stream, stop=20 + stream.below(40))
        assert isinstance(deal, Tarot)
        assert deal.asked is not None
        view = deal.view(deal.asked.seat)
        missing = excluded(deal, 1 - view.seat)
        for _ in range(3):
            world = imagine(view, stream)
            assert not missing & set(world.hand(1 - view.seat))
            tried += len(missing)
    assert tried > 300


def test_imagined_piles_may_hold_anything_unseen() -> None:
    deal = new(Tarot, {}, 1)[1]
    play(deal, Stream("piles"), stop=30)
    assert deal.asked is not None
    view = deal.view(deal.asked.seat)
    hidden = [name for name, pile in view.piles.items() if name.startswith("pile") and BACK in pile]
    worlds = [imagine(view, Stream(f"piles {i}")) for i in range(20)]
    for name in hidden:
        assert len({tuple(world.piles[name][:-1]) for world in worlds}) > 3


# --- the screen ---------------------------------------------------------------------------------------------


def test_a_hand_is_held_by_suits_black_and_red_in_turn_then_trumps_then_the_excuse() -> None:
    given = cards("T1 EXC C1 CK D10 DJ H2 HQ SN S1 T21 S10")
    held = Tarot.arranged(given, {})
    assert " ".join(map(str, held)) == "SN S10 S1 HQ H2 CK C1 DJ D10 T21 T1 EXC"


def test_the_target_falls_with_every_bout() -> None:
    for bouts, target in enumerate((56, 51, 41, 36)):
        note = Note("aim", {"bouts": bouts, "target": target})
        assert Tarot.aim(WEST, {"bouts": (3 - bouts, bouts)}) == note


def test_the_lines_of_a_result_explain_it() -> None:
    result = ended((43, 43), (1, 1), "T1 H2")
    assert result.lines == (
        Note("line-taken", {"seat": SOUTH, "points": 48, "bouts": 2, "target": 41, "margin": 7}),
        Note("line-taken", {"seat": WEST, "points": 43, "bouts": 1, "target": 51, "margin": -8}),
        Note("line-petit", {"seat": SOUTH, "points": 10}),
        Note("won", {"seat": SOUTH, "base": 25, "margin": 7, "total": 32}),
    )


# --- matches ------------------------------------------------------------------------------------------------


@BOTH
def test_the_lead_alternates(options: dict[str, str]) -> None:
    match = Match(Tarot, "alternate", options)
    leaders = []
    for _ in range(6):
        deal = match.deal(match.deck())
        assert deal.asked is not None
        leaders.append(deal.asked.seat)
        play(deal, Stream("alternate"))
        assert deal.result is not None
        match.scored(deal.result)
    assert leaders in ([0, 1] * 3, [1, 0] * 3)
    assert {Match(Tarot, f"first {i}").dealer for i in range(20)} == {0, 1}


@pytest.mark.parametrize(
    ("scores", "winner"),
    [
        ([(29, 0)], SOUTH),
        ([(0, 29)], WEST),
        ([(29, 0), (0, 30)], WEST),
        ([(29, 0), (0, 29)], "draw"),
        ([(29, 0), (0, 29), (-10, 35)], WEST),
        ([(300, 0)] * 5, SOUTH),
    ],
)
def test_the_higher_total_is_ahead_and_no_match_is_ever_over(scores: list[tuple[int, int]], winner: object) -> None:
    match = Match(Tarot, "ahead")
    assert (match.winner, match.over) == (None, False)
    for score in scores:
        match.scored(Result((46, 45), score))
    assert (match.winner, match.over) == (winner, False)


def test_a_play_in_a_record_names_the_card_wherever_it_lies() -> None:
    deal = table("", SOUTH, south="S2", south_piles="S5 T9", west="D2", west_piles="EXC")
    lines = []
    for code in ("T9", "EXC"):
        assert deal.asked is not None
        action = Action(deal.asked.seat, "play", {"card": code})
        checked = Action(action.seat, "play", deal.asked.check(action))
        deal.answer(action)
        lines.append(text_of(checked.to_json()))
    assert lines == ['{"seat": 0, "do": "play", "card": "T9"}', '{"seat": 1, "do": "play", "card": "EXC"}']


def test_a_header_names_who_leads_as_the_dealer() -> None:
    match = Match(Tarot, "header", {}, ["you", "cpu:easy"])
    deck = match.deck()
    head = header(match, deck)
    deal = match.deal(deck)
    assert deal.asked is not None
    assert head["dealer"] == deal.asked.seat
    assert (head["options"], head["scores"], len(head["deck"].split(" "))) == ({"session_total": "off"}, [0, 0], 78)


# --- invariants ---------------------------------------------------------------------------------------------


def hand_after_hand() -> Iterator[Tarot]:
    for seed in range(40):
        yield whole(seed)


def test_39_tricks_91_points_three_bouts_and_margins_that_sum_to_minus_one() -> None:
    petits = 0
    winners = Counter[int]()
    for deal in hand_after_hand():
        assert deal.result is not None
        assert len(deal.takers) == 39
        assert sum(len(deal.cards(f"won:{seat}")) for seat in SEATS) == 78
        assert sum(deal.result.points) == 91
        assert all(type(made) is int for made in deal.result.points)
        taken = [line.values for line in deal.result.lines if line.kind == "line-taken"]
        assert sum(line["bouts"] for line in taken) == 3
        margins = {line["seat"]: line["margin"] for line in taken}
        assert sum(margins.values()) == -1
        (won,) = [seat for seat in SEATS if margins[seat] >= 0]
        winners[won] += 1
        expected = {won: 25 + margins[won], 1 - won: 0}
        for line in deal.result.lines:
            if line.kind == "line-petit":
                petits += 1
                expected[line.values["seat"]] += 10
                expected[1 - line.values["seat"]] -= 10
        assert deal.result.scores == (expected[0], expected[1])
    assert min(winners.values()) > 5
    assert petits > 0


def test_the_points_are_those_of_the_cards_that_lie_before_each() -> None:
    for deal in hand_after_hand():
        assert deal.result is not None
        piles = [deal.cards(f"won:{seat}") for seat in SEATS]
        worth = [sum(map(halves, pile)) for pile in piles]
        for event in deal.log or ():
            if isinstance(event, Note) and event.kind == "excuse":
                worth[event.values["seat"]] -= 1
                worth[event.values["to"]] += 1
        assert [made * 2 for made in deal.result.points] == worth
        assert list(deal.bouts) == [len({"T1", "T21", "EXC"} & set(map(str, pile))) for pile in piles]


@given(st.integers(0, 10**6))
@settings(deadline=None, derandomize=True, max_examples=15)
def test_both_hold_equally_many_cards_before_each_lead_and_whole_points(seed: int) -> None:
    for deal in states(new(Tarot, {}, seed)[1], Stream(f"equal {seed}")):
        assert isinstance(deal, Tarot)
        held = [
            sum(
                len(pile)
                for name, pile in deal.piles.items()
                if name == f"hand:{seat}" or name.startswith(f"pile:{seat}.")
            )
            for seat in SEATS
        ]
        if not deal.cards("trick"):
            assert held == [39 - len(deal.takers)] * 2
        assert all(half_points % 2 == 0 for half_points in deal.took)
        assert sum(deal.took) == sum(halves(card) for seat in SEATS for card in deal.cards(f"won:{seat}"))


@given(st.integers(0, 10**6))
@settings(deadline=None, derandomize=True, max_examples=15)
def test_every_seat_follows_trumps_and_overtrumps_if_it_can_see_a_card_to_do_so(seed: int) -> None:
    for deal in states(new(Tarot, {}, seed)[1], Stream(f"follow {seed}")):
        if deal.asked is None or not deal.cards("trick"):
            continue
        view: View = deal.view(deal.asked.seat)
        (led,) = view.piles["trick"]
        tops = [pile[-1] for name, pile in view.piles.items() if name.startswith(f"pile:{view.seat}.") and pile]
        held = {card for card in (*view.hand, *tops) if card != BACK}
        assert view.asked is not None
        may = set(view.asked.fields["card"].values({}))
        suit = {card for card in held if card.suit == led.suit}
        trumps = {card for card in held if card.suit == "T"}
        higher = {card for card in trumps if led.suit != "T" or card.number > led.number}
        if str(led) == "EXC":
            expected = held
        elif led.suit == "T":
            expected = higher or trumps or held
        else:
            expected = suit or trumps or held
        assert may == expected | (held & {Card("", "EXC")})
