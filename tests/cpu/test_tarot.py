"""The rules of thumb of French tarot for two in situations that a good player does not think about twice."""

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from cardtable.core.cards import BACK, Card
from cardtable.core.deal import DOWN, UP, Face, Move, View
from cardtable.core.fields import Action, OneCard
from cardtable.core.shuffle import Stream, deck_of
from cardtable.cpu import tarot as thumbs
from cardtable.cpu.levels import player
from cardtable.cpu.sums import dot
from cardtable.cpu.tarot import Turn
from cardtable.games.tarot import BOUTS, HELD, TRUMP, Tarot, halves, strength
from cardtable.simulate import Plan, Tally, play_all

from ..helpers.deals import cards, play

ME, FOE = range(2)


def table(
    hand: str,
    theirs: str = "",
    out: str = "",
    led: str = "",
    tops: str = "",
    under: int = 0,
    buried: int = 0,
    voids: Iterable[tuple[int, str]] = (),
    **facts: Any,
) -> Tarot:
    """Seat 0 to play; the cards that are named nowhere are played.

    `theirs`: the other's tops; `out`: cards that are not seen, of which the last lie under the piles: `under` beneath
    each top of this seat and `buried` beneath each of the other. The hand has what is left.
    """
    mine, shown, seen, unseen, table = cards(tops), cards(theirs), cards(hand), cards(out), cards(led)
    gone = [card for card in Tarot.pack if card not in {*mine, *shown, *seen, *unseen, *table}]
    piles, faces, held = {f"hand:{ME}": seen, "trick": table, f"won:{ME}": gone}, {}, list(unseen)
    for seat, row, deep in ((ME, mine, under), (FOE, shown, buried)):
        for at, card in enumerate(row):
            beneath = [held.pop() for _ in range(deep)]
            piles[f"pile:{seat}.{at}"] = [*beneath, card]
            faces[f"pile:{seat}.{at}"] = [DOWN] * deep + [UP]
    piles[f"hand:{FOE}"] = held
    assert len(seen) + len(mine) * (1 + under) == len(held) + len(shown) * (1 + buried) + len(table)
    deal = Tarot.set_up(
        piles,
        {name: list[Face](lying) for name, lying in faces.items()},
        leader=FOE if table else ME,
        voids=frozenset(voids),
        log=[Move((card,), f"hand:{FOE}", "trick", (FOE,), (UP,)) for card in gone],
        **facts,
    )
    deal.ask_play(ME)
    return deal


def turn(*args: Any, **named: Any) -> View:
    return table(*args, **named).view(ME)


def choice(view: View, level: str = "medium") -> tuple[str, str]:
    """What a level plays, and the code of the reason."""
    decision = player(level, "key").think(view)
    return str(decision.action.values["card"]), decision.reason


@pytest.fixture(params=["counted", "weighed"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The last tricks are counted out, or the weights have to find the card as they would in the middle of a hand."""
    if request.param == "weighed":
        monkeypatch.setattr(thumbs, "COUNTED", 0)
    return str(request.param)


both_ways = pytest.mark.usefixtures("way")


# --- the Petit ----------------------------------------------------------------------------------------------


@both_ways
def test_the_petit_is_not_thrown_under_a_trump_that_cannot_be_beaten() -> None:
    assert choice(turn("T1 T5 S3 S4", out="S5 S6 D3", led="T10")) == ("T5", "keep-petit")


@both_ways
def test_the_petit_comes_home_on_a_suit_that_cannot_be_beaten_any_more() -> None:
    assert choice(turn("T1 T2 D2 D3 D4", out="T9 T10 T12 D9", led="S7")) == ("T1", "petit-home")


@both_ways
def test_the_petit_is_not_led_into_trumps() -> None:
    view = turn("T1 T7 D2 D3 S2", theirs="T12 D7", out="T9 C9 H9")
    assert choice(view)[0] != "T1"


@both_ways
def test_the_petit_is_not_bared_for_a_trick_that_counts_little() -> None:
    """Leading the only other trump would leave the Petit to the next trump that is led."""
    view = turn("T1 T9 D2 D3 S2", theirs="T12 T13", out="T14 T15 H9")
    assert choice(view)[0] not in ("T1", "T9")


@both_ways
def test_the_petit_of_the_other_is_pulled_where_it_is_all_the_trump_there_is() -> None:
    view = turn("T5 T6 D2 D3", theirs="T1 S9", out="S6 D9")
    assert choice(view) in (("T5", "draw-trumps"), ("T6", "draw-trumps"))


@both_ways
def test_no_trump_is_wasted_on_that_where_another_can_be_played_for_it() -> None:
    view = turn("T5 DK DQ D2", theirs="T1 T18", out="D9 D8")
    assert choice(view)[0] != "T5"


# --- the Excuse ---------------------------------------------------------------------------------------------


@both_ways
@pytest.mark.parametrize("led", ["", "C9"])
def test_the_excuse_is_never_kept_for_the_last_trick(led: str) -> None:
    view = turn("EXC C3", out="C8" if led else "C8 C9", led=led)
    assert choice(view) == ("EXC", "excuse-in-time")


@both_ways
def test_the_excuse_saves_a_queen() -> None:
    view = turn("EXC HQ C3 C4 C5 C6 S2", out="C7 C8 C9 C10 S3 S4", led="HK")
    assert choice(view) == ("EXC", "excuse-saves")


@both_ways
def test_the_excuse_is_not_spent_on_a_trick_that_is_won_anyway() -> None:
    view = turn("EXC HK C3 C4 C5 C6 S2", out="C7 C8 C9 C10 S3 S4", led="HQ")
    assert choice(view) == ("HK", "win")


@both_ways
def test_nobody_leads_a_king_to_the_last_trick_but_one_and_keeps_the_excuse() -> None:
    assert choice(turn("EXC DK", theirs="D4", out="C5"))[0] == "EXC"


# --- following ----------------------------------------------------------------------------------------------


@both_ways
def test_a_king_is_ruffed_with_the_lowest_trump() -> None:
    assert choice(turn("T3 T16 T20 D2", out="T9 C4 C5", led="HK")) == ("T3", "ruff")


@both_ways
def test_a_trump_is_beaten_with_the_lowest_that_does() -> None:
    assert choice(turn("T11 T15 T20 D2", out="T9 C4 C5", led="T10")) == ("T11", "win")


@both_ways
def test_the_king_takes_the_queen() -> None:
    assert choice(turn("HK HJ H2 D2", out="T9 C4 C5", led="HQ")) == ("HK", "win")


@both_ways
def test_a_lost_trick_gets_the_cheapest_card() -> None:
    assert choice(turn("HQ HJ H2 D2", out="T9 C4 C5", led="HK")) == ("H2", "low-card")


@both_ways
def test_a_lost_trick_gets_the_jack_rather_than_the_queen() -> None:
    assert choice(turn("HQ HJ D2", out="C4 C5", led="HK"))[0] == "HJ"


@both_ways
def test_what_has_no_suit_to_follow_and_no_trump_is_thrown_from_the_bottom() -> None:
    assert choice(turn("DK DQ S2", theirs="S9", out="D5", led="HK")) == ("S2", "low-card")


@both_ways
def test_of_two_equal_cards_the_one_on_a_pile_goes_and_uncovers_another() -> None:
    pile = turn("H2 S4", tops="H3", under=1, theirs="S8", out="DQ D9 CK", led="HK")
    assert choice(pile) == ("H3", "uncover")
    other = turn("H3 S4", tops="H2", under=1, theirs="S8", out="DQ D9 CK", led="HK")
    assert choice(other) == ("H2", "uncover")


# --- leading ------------------------------------------------------------------------------------------------


@both_ways
def test_a_king_is_cashed_while_the_other_must_follow() -> None:
    view = turn("HK D2 D3 D4", theirs="H3 T9", out="T10 D9")
    assert choice(view) == ("HK", "cash-high")


@both_ways
def test_a_king_is_not_led_into_a_trump() -> None:
    view = turn("HK D2 D3 D4", theirs="T8 D9", out="T10 D8", voids=[(FOE, "H")])
    assert choice(view)[0] != "HK"


@both_ways
def test_a_queen_is_not_led_to_a_king_in_sight_but_cashed_when_it_is_gone() -> None:
    assert choice(turn("HQ D2 D3", theirs="HK D9", out="D8"))[0] != "HQ"
    assert choice(turn("HQ D2 D3", theirs="H5 D9", out="D8")) == ("HQ", "cash-high")


def test_the_excuse_is_not_led_early_for_nothing() -> None:
    """It counts what it counts at any time, so it waits for a card that it can save."""
    view = turn("EXC T21 T8 S2 S3 D2 D3 C2", theirs="S4 D4 T2", out="T12 T13 S5 D6 C3")
    assert choice(view)[0] != "EXC"


def test_a_high_trump_is_not_led_where_it_leaves_the_petit_bare() -> None:
    """T20 would win the trick and half a point more, and the next trump the Petit."""
    view = turn("T1 T20 D2 D3 S2 S3 C2", theirs="T12 C9", out="T13 T14 S9 D9 H9")
    assert choice(view)[0] not in ("T1", "T20")


def test_a_trick_is_won_with_the_lowest_card_that_does() -> None:
    view = turn("H9 H6 D2 D3 S2 S3 C2", theirs="H3 C9", out="T13 T14 S9 D9", led="H5")
    assert choice(view) == ("H6", "win")


# --- what is counted ----------------------------------------------------------------------------------------


def test_tops_are_certain_and_the_hand_may_hold_its_share_of_what_is_out() -> None:
    view = turn("D2 D3", tops="D4", under=2, theirs="H3", buried=1, out="C1 C2 C3 C4 C5 C6")
    known = Turn(view).known
    assert known[Card("H", "3")] == 1
    assert {str(card): chance for card, chance in known.items() if card.suit == "C"} == {
        f"C{number}": 0.5 for number in range(1, 7)
    }


def test_who_did_not_follow_or_did_not_beat_a_trump_cannot_hold_it() -> None:
    out = "C1 C2 T5 T15 D8 D9"
    view = turn("D2 D3", tops="D4", under=2, theirs="H3", buried=1, out=out, voids=[(FOE, "C")], caps=(21, 12))
    known = Turn(view).known
    assert set(map(str, known)) == {"H3", "T5", "D8", "D9"}
    assert {known[card] for card in cards("T5 D8 D9")} == {1.0}


def test_the_next_bout_counts_as_far_as_it_moves_the_target() -> None:
    found = {bouts: Turn(turn("D2 D3", out="D4 D5", bouts=bouts)).bout for bouts in ((0, 2), (1, 1), (2, 0), (1, 2))}
    assert found == {(0, 2): 10, (1, 1): 20, (2, 0): 10, (1, 2): 0}  # half points: 56 to 51, 51 to 41, 41 to 36
    assert Turn(turn("D2 D3", out="D4 D5", bouts=(0, 0))).bout == 15  # the average of the three
    assert Turn(turn("D2 D3", out="D4 D5", bouts=(0, 1))).bout == 15  # 5 or 10


def test_the_petit_of_the_other_is_taken_in_the_last_trick_rather_than_now() -> None:
    """D4 wins D2, and then T1 must be led: ten points more than to pull it with T20."""
    view = turn("T20 D2", theirs="T1", out="D4", took=(80, 81), bouts=(1, 1))
    assert choice(view)[0] == "D2"


def test_the_petit_waits_for_the_last_trick_where_it_is_safe() -> None:
    assert choice(turn("T1 HK", theirs="H3", out="C5"))[0] == "HK"
    assert choice(turn("T1 T9", out="C5", theirs="D6"))[0] == "T9"


def hands_of_a_suit(suit: str) -> Iterator[tuple[list[int], list[int]]]:
    """Strengths that one seat and the other hold, from the highest."""
    ranks = sorted((strength(card) for card in Tarot.pack if card.suit == suit), reverse=True)
    for number in range(40):
        random = Stream(f"{suit} {number}")
        owners = [random.below(4) for _ in ranks]
        one, other = ([rank for rank, at in zip(ranks, owners, strict=True) if at == seat] for seat in (0, 1))
        yield one, other


def test_what_a_position_is_worth_to_one_it_costs_the_other() -> None:
    """Where all is known."""
    for one, other in hands_of_a_suit("H"):
        for ruff, ruffed in ((1.0, 0.0), (0.0, 1.0), (1.0, 1.0)):
            row = thumbs.plain(one, [(rank, 1.0) for rank in other], ruff, ruffed)
            assert row == [-value for value in thumbs.plain(other, [(rank, 1.0) for rank in one], ruffed, ruff)]
    for one, other in hands_of_a_suit(TRUMP):
        row = thumbs.trumps(one, [(rank, 1.0) for rank in other])
        assert row == pytest.approx([-value for value in thumbs.trumps(other, [(rank, 1.0) for rank in one])])


def test_honours_count_for_what_they_win() -> None:
    def counts(mine: list[int], *theirs: tuple[int, float], ruffed: float = 1.0) -> float:
        weights = [thumbs.WEIGHTS[name] for name in thumbs.OF_PLAIN]
        return dot(weights, thumbs.plain(mine, theirs, 1.0, ruffed))

    king, queen, low = 14, 13, (3, 1.0)
    assert counts([king], low) > counts([queen], low) > counts([2], low) < counts([10], low)
    assert counts([king], low) > counts([king], (3, 0.5)) > counts([king])  # with none left it would be ruffed
    assert counts([king], ruffed=0.0) > counts([king])
    gone, out, held = (counts([queen], *cards_of, low) - counts([2], *cards_of, low) for cards_of in
                       ([], [(king, 0.5)], [(king, 1.0)]))  # fmt: skip
    assert gone > out > held


def endings(count: int) -> Iterator[Tarot]:
    """Deals played at random to their last tricks, with nothing hidden any more."""
    found = number = 0
    while found < count:
        deal = Tarot(deck_of("tarot", Tarot.pack, "endings", number), number % 2)
        random = Stream(f"ending {number}")
        number += 1
        while deal.asked and not Turn(deal.view(deal.asked.seat)).open:
            play(deal, random, 1)
        if deal.asked and len(deal.held(deal.asked.seat)) > 2:
            found += 1
            yield deal


def best_lead(deal: Tarot, seat: int) -> int:
    """What this seat leads by in score at the end, if both play the deal as well as they can."""
    if deal.asked is None:
        assert deal.result
        return deal.result.scores[seat] - deal.result.scores[1 - seat]
    field, values = deal.asked.fields["card"], []
    assert isinstance(field, OneCard)
    for card in field.among:
        twin = deal.copy()
        twin.answer(Action(deal.asked.seat, "play", {"card": card}))
        values.append(best_lead(twin, seat))
    return max(values) if deal.asked.seat == seat else min(values)


def excuses() -> Iterator[Tarot]:
    """Endings with an Excuse: of this seat before a lead and a reply, and of the other in the hand and on a pile."""
    positions: list[dict[str, Any]] = [
        {"hand": "EXC HK S2 T4", "theirs": "H3 C5", "out": "T9 D8"},
        {"hand": "EXC HQ S2 T4", "theirs": "H3 C5", "out": "T1", "led": "HK"},
        {"hand": "T1 HK S2 T4", "theirs": "H3 C5", "out": "EXC D8"},
        {"hand": "T1 HK S2", "theirs": "H3 EXC", "led": "D8"},
        {"hand": "T21 HK S2", "theirs": "H3 HN", "led": "EXC"},
    ]
    for named in positions:
        names = " ".join(named.values())
        taken = sum(map(halves, Tarot.pack)) - sum(map(halves, cards(names)))
        bouts = len(BOUTS - set(cards(names)))
        yield table(**named, took=(taken // 2, taken - taken // 2), bouts=(bouts, 0))


def test_the_last_tricks_are_counted_out_as_the_rules_play_them() -> None:
    differ = 0
    for deal in (*endings(12), *excuses()):
        assert deal.asked
        seat, field = deal.asked.seat, deal.asked.fields["card"]
        assert isinstance(field, OneCard)
        values = []
        for card in field.among:
            twin = deal.copy()
            twin.answer(Action(seat, "play", {"card": card}))
            values.append(best_lead(twin, seat))
        assert Turn(deal.view(seat)).counted_out(field.among) == values
        differ += len(set(values)) > 1
    assert differ > 5


# --- what may be known, and nothing else --------------------------------------------------------------------


def test_hidden_cards_change_nothing() -> None:
    """The leader's first card with all that he does not see dealt in another way."""
    for number in range(12):
        deck = deck_of("tarot", Tarot.pack, "hidden", number)
        unseen = [at for at in range(HELD, len(deck)) if at < 2 * HELD or at % 3 != 2]  # 42 + 3p + 2: a top
        moved = Stream(f"moved {number}").shuffled(unseen)
        other = list(deck)
        for at, source in zip(unseen, moved, strict=True):
            other[at] = deck[source]
        one, two = (Tarot(cards_of, ME).view(ME) for cards_of in (deck, other))
        assert sum(a != b for a, b in zip(deck, other, strict=True)) > 30
        for level in ("easy", "medium"):
            assert player(level, "key").think(one) == player(level, "key").think(two)


def test_the_counting_covers_exactly_what_is_not_seen() -> None:
    for number in range(10):
        deal = Tarot(deck_of("tarot", Tarot.pack, "count", number), number % 2)
        random = Stream(f"count {number}")
        play(deal, random, 11 + 5 * number)
        assert deal.asked
        view = deal.view(deal.asked.seat)
        hidden = sum(pile.count(BACK) for name, pile in view.piles.items() if not name.startswith("won"))
        turn = Turn(view)
        assert len(turn.sense.out) == hidden
        hand = deal.hand(turn.foe)
        assert all(turn.known.get(card) for card in [*hand, *turn.tops])
        assert sum(turn.known.values()) == pytest.approx(len(hand) + len(turn.tops))


def test_easy_forgets_what_was_played_some_tricks_ago() -> None:
    view = turn("HQ D2 D3", theirs="H5 D9", out="D8")
    early, late = Card("S", "K"), Card("T", "21")  # both played, in the order of the pack
    assert not {early, late} & Turn(view).known.keys()
    forgetful = Turn(view, memory=thumbs.MEMORY).known
    assert early in forgetful
    assert late not in forgetful


def test_nothing_goes_wrong_in_random_positions() -> None:
    decided = dict.fromkeys(("easy", "medium"), 0)
    for number in range(14):
        deal = Tarot(deck_of("tarot", Tarot.pack, "positions", number), number % 2)
        random = Stream(f"positions {number}")
        while deal.asked:
            if random.below(4) == 0:
                level = random.choice(("easy", "medium"))
                thought = player(level, "key").think(deal.view(deal.asked.seat))
                deal.asked.check(thought.action)
                assert thought.reason
                decided[level] += 1
            play(deal, random, 1)
        assert deal.result
    assert min(decided.values()) > 100


def test_easy_differs_by_key_and_medium_does_not() -> None:
    deal = Tarot(deck_of("tarot", Tarot.pack, "keys", 0), ME)
    views = []
    random = Stream("keys")
    while deal.asked:
        views.append(deal.view(deal.asked.seat))
        play(deal, random, 1)
    for level, same in (("medium", True), ("easy", False)):
        one, two = ([player(level, key).decide(view) for view in views[:30]] for key in ("one", "another"))
        assert (one == two) == same


# --- whole deals --------------------------------------------------------------------------------------------


def won(strong: str, weak: str, deals: int) -> dict[str, Any]:
    tally = Tally(Plan("tarot", "strength", deals, (strong, weak), {}, single=True, duplicate=True))
    for played in play_all(tally.plan):
        tally.add(played)
    assert tally.faults == 0
    return tally.to_json()


def test_medium_is_stronger_than_random_and_than_easy_which_is_stronger_than_random() -> None:
    assert won("medium", "random", 8)["duplicates_won"]["won"] >= 7
    assert won("easy", "random", 8)["duplicates_won"]["won"] >= 6
    assert won("medium", "easy", 16)["lead"]["mean"] > 0
