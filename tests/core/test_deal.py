"""Piles, faces, questions: the engine, with small games made up for the purpose."""

import pytest

from cardtable.core.cards import BACK, Card, suited
from cardtable.core.deal import DECK, DOWN, UP, Deal, Move, Note, Result, Zone
from cardtable.core.fields import Action, Choice, NotAllowed, Number, OneCard
from cardtable.core.tricks import HAND, TRICK, WON, Play, TrickDeal

from ..helpers.deals import cards

PACK = suited("RY", range(1, 5))


class Peek(Deal):
    """Each of three gets a card; two cards lie face down, and somebody looks at one."""

    name = "peek"
    pack = PACK
    zones = (
        Zone("hand", "fan", face="owner", per="seat"),
        Zone("row", "column", face=DOWN),
        Zone("heap", "stack"),
    )
    options = {"players": Number(2, 3), "shy": Choice((False, True))}
    looks: int = 0

    def begin(self) -> None:
        for seat in self.after(self.dealer):
            self.take(1, f"hand:{seat}")
        self.take(2, "row")
        self.ask(self.dealer, self.on_look, card=OneCard(tuple(self.cards("row"))))

    def on_look(self, seat: int, card: Card) -> None:
        self.looks += 1
        self.turn(card, seat)
        self.note("look", seat=seat)
        self.finish([0] * self.seats, [0] * self.seats)


def three() -> Peek:
    return Peek(PACK, dealer=1, options={"players": 3})


def test_each_seat_sees_its_own_cards_and_backs_of_the_others() -> None:
    deal = three()
    assert deal.view(2).hand == (PACK[0],)
    assert deal.view(2).piles["hand:0"] == (BACK,)
    assert deal.view(2).piles["row"] == (BACK, BACK)
    assert deal.view(2).piles[DECK] == (BACK,) * 3
    assert deal.view(7).hand == ()
    assert all(card == BACK for pile in deal.view(7).piles.values() for card in pile)


def test_a_card_turned_for_one_seat_is_seen_by_that_seat_alone() -> None:
    deal = three()
    deal.answer(Action(1, "look", {"card": PACK[3]}))
    assert deal.view(1).piles["row"] == (PACK[3], BACK)
    assert deal.view(0).piles["row"] == (BACK, BACK)
    assert deal.view(0).faces["row"] == (1, DOWN)  # which way it lies is plain to all
    turned = Move((PACK[3],), "row", "row", (DOWN,), (1,))
    assert turned in deal.view(1).log
    assert Move((BACK,), "row", "row", (DOWN,), (1,)) in deal.view(0).log


@pytest.mark.parametrize(
    ("before", "after", "seen"),
    [(UP, DOWN, True), (DOWN, UP, True), (2, DOWN, True), (DOWN, 2, True), (0, 1, False)],
)
def test_a_move_shows_a_face_to_whoever_could_see_it_before_or_after(before, after, seen: bool) -> None:
    move = Move((PACK[0],), "a", "b", (before,), (after,))
    assert (move.seen_by(2).cards == (PACK[0],)) == seen


def test_each_card_of_a_move_is_shown_or_not_by_itself() -> None:
    move = Move(PACK[:3], "a", "b", (DOWN, DOWN, 1), (UP, DOWN, DOWN))
    assert move.seen_by(0).cards == (PACK[0], BACK, BACK)
    assert move.seen_by(1).cards == (PACK[0], BACK, PACK[2])


def test_cards_lie_as_their_zone_says_unless_the_rules_say_otherwise() -> None:
    deal = three()
    deal.move(PACK[3], "heap")
    deal.move([PACK[4]], "heap", face=DOWN)
    assert deal.view(0).piles["heap"] == (PACK[3], BACK)


def test_a_pile_of_no_zone_is_an_error() -> None:
    with pytest.raises(KeyError, match="peek has no zone"):
        three().move(PACK[3], "attic")


def test_no_cards_moved_is_no_event() -> None:
    deal = three()
    before = list(deal.log or ())
    deal.move([], "heap")
    assert deal.log == before
    assert "heap" not in deal.piles


def test_the_facts_are_what_a_game_annotates() -> None:
    assert Peek.facts == ("looks",)
    assert three().view(0).facts == {"looks": 0}


def test_everybody_knows_the_setting() -> None:
    view = Peek(PACK, 0, {"players": 3, "shy": True}, totals=(5, 6, 7), number=4).view(2)
    assert view.setting == {
        "number": 4, "dealer": 0, "chosen": {"players": 3, "shy": True}, "totals": (5, 6, 7), "seats": 3
    }  # fmt: skip


def test_options_left_out_take_their_defaults_and_unknown_ones_are_refused() -> None:
    assert Peek.with_defaults({}) == {"players": 2, "shy": False}
    with pytest.raises(ValueError, match="peek has no option 'colour': players, shy"):
        Peek.with_defaults({"colour": 1})
    for options in ({"players": 4}, {"players": "4"}, {"shy": 1}, {"shy": None}):
        with pytest.raises(ValueError, match=f"option {next(iter(options))}"):
            Peek.with_defaults(options)


def test_a_number_of_an_option_may_be_a_text_and_is_stored_as_the_number() -> None:
    chosen = Peek.with_defaults({"players": "3"})
    assert chosen == {"players": 3, "shy": False}
    assert type(chosen["players"]) is int
    for text in ("03", " 3", "3.0", "three", "", "True"):
        with pytest.raises(ValueError, match="option players"):
            Peek.with_defaults({"players": text})
    for value in ("True", "1", "False"):
        with pytest.raises(ValueError, match="option shy"):
            Peek.with_defaults({"shy": value})


@pytest.mark.parametrize(("direction", "order"), [(+1, [2, 3, 0, 1]), (-1, [0, 3, 2, 1])])
def test_the_turn_goes_round_in_the_games_direction(direction: int, order: list[int]) -> None:
    class Round(Peek):
        seats = 4
        options = {}

    Round.direction = direction
    assert Round(PACK).after(1) == order


def test_in_pairs_opposite_seats_score_together_and_else_each_for_itself() -> None:
    class Pairs(Peek):
        seats = 4
        pairs = True
        options = {}

    deal = Pairs(PACK)
    assert (deal.sides, [deal.side(seat) for seat in range(4)]) == (2, [0, 1, 0, 1])
    assert (three().sides, [three().side(seat) for seat in range(3)]) == (3, [0, 1, 2])


def test_a_deal_that_is_over_takes_no_answer() -> None:
    deal = three()
    deal.answer(Action(1, "look", {"card": PACK[3]}))
    with pytest.raises(NotAllowed, match="over"):
        deal.answer(Action(1, "look", {"card": PACK[4]}))


def test_a_copy_keeps_no_log_and_no_ties() -> None:
    deal = three()
    twin = deal.copy()
    twin.answer(Action(1, "look", {"card": PACK[3]}))
    assert (deal.looks, twin.looks) == (0, 1)
    assert deal.lies[PACK[3]] == ("row", DOWN)
    assert twin.view(0).log == ()


def test_a_deal_set_up_in_the_middle_lies_as_its_zones_say_or_as_told() -> None:
    deal = Peek.set_up({"row": PACK[:2], "heap": PACK[2:3]}, faces={"row": [UP, 0]}, looks=3)
    assert deal.view(0).piles == {"row": PACK[:2], "heap": PACK[2:3]}
    assert deal.view(1).piles == {"row": (PACK[0], BACK), "heap": PACK[2:3]}
    assert deal.looks == 3
    assert deal.view(0).setting["dealer"] == 0


def test_a_deal_thrown_in_has_no_points() -> None:
    deal = three()
    deal.throw_in(Note("thrown-in"))
    assert deal.result == Result(lines=(Note("thrown-in"),), redeal=True)


@pytest.mark.parametrize(
    ("totals", "winner"),
    [((0, 0), None), ((499, 10), None), ((500, 0), 0), ((0, 505), 1), ((500, 500), None), ((510, 505), 0)],
)
def test_a_match_to_a_target_is_won_by_the_most_points_and_never_by_equal_ones(totals, winner) -> None:
    class Target(Peek):
        target = 500

    assert Target.match_winner(totals, (), {}) == winner
    assert Peek.match_winner(totals, (), {}) is None


# --- tricks -------------------------------------------------------------------------------------------------


class Whist(TrickDeal):
    """Four seats, two cards each, follow suit; the joker belongs to no suit and wins nothing."""

    name = "whist"
    seats = 4
    pairs = True
    pack = (*suited("RY", range(1, 5)), Card("", "JOK"))
    zones = (HAND, TRICK, WON)

    def begin(self) -> None:
        for seat in self.after(self.dealer):
            self.take(2, f"hand:{seat}")
        self.lead(self.after(self.dealer)[0])

    def playable(self, seat: int) -> list[Card]:
        return self.following(self.hand(seat), self.led())

    def end(self, last: int) -> None:
        self.finish([0, 0], [0, 0])


def whist(trick: str = "", leader: int = 0, trump: str | None = None, **hands: str) -> Whist:
    piles = {f"hand:{seat}": cards(hands.get(f"s{seat}", "")) for seat in range(4)}
    return Whist.set_up(piles | {"trick": cards(trick)}, leader=leader, trump=trump)


def test_the_suit_led_must_be_followed_if_it_can_be() -> None:
    assert whist("R1", s1="R2 Y1").playable(1) == cards("R2")
    assert whist("R1", s1="Y2 Y1").playable(1) == cards("Y2 Y1")


def test_a_card_without_a_suit_neither_sets_the_suit_led_nor_shows_a_void() -> None:
    assert whist("JOK").led() is None
    assert whist("JOK Y1").led() == "Y"
    deal = whist("R1", s1="JOK Y1", s2="Y2 Y3")
    deal.ask_play(1)
    deal.answer(Action(1, "play", {"card": "JOK"}))
    assert deal.voids == frozenset()
    deal.answer(Action(2, "play", {"card": "Y2"}))
    assert deal.voids == {(2, "R")}


def test_the_highest_trump_takes_a_trick_or_else_the_highest_of_the_suit_led() -> None:
    for trick, trump, taker in [("R1 R4 R3 Y4", None, 1), ("R1 R4 Y1 Y2", "Y", 3), ("R2 Y4 Y3 JOK", None, 0)]:
        deal = whist(trick, trump=trump)
        assert deal.winner(deal.trick()) == taker


def test_whoever_takes_a_trick_leads_the_next_and_the_side_keeps_the_cards() -> None:
    deal = whist("R1 R2 R4", leader=3, s2="R3 Y1", s3="Y2", s0="Y3", s1="Y4")
    deal.ask_play(2)
    deal.answer(Action(2, "play", {"card": "R3"}))
    assert deal.takers == (1,)
    assert deal.asked and deal.asked.seat == deal.leader == 1
    assert deal.cards("won:1") == cards("R1 R2 R4 R3")
    assert deal.trick() == []


def test_a_trick_knows_who_played_what() -> None:
    assert whist("R1 R2", leader=3).trick() == [Play(3, Card("R", "1")), Play(0, Card("R", "2"))]


def test_a_card_that_may_not_be_played_has_the_reason_that_suit_must_be_followed() -> None:
    deal = whist("R1", s1="R2 R3 Y1")
    deal.ask_play(1)
    assert deal.asked
    field = deal.asked.fields["card"]
    assert isinstance(field, OneCard)
    assert field.because == {Card("Y", "1"): Note("refused-follow", {"suit": "R", "card": Card("R", "2"), "count": 2})}
