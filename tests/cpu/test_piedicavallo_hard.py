"""Piedicavallo's hard player: the worlds it looks into, what it makes of what is said, and what it is worth."""

import itertools
from dataclasses import replace
from math import log

import pytest

from cardtable.core.cards import BACK
from cardtable.core.deal import Move, View
from cardtable.core.shuffle import Stream, deck_of
from cardtable.cpu import piedicavallo_hard as hard
from cardtable.cpu import solver
from cardtable.cpu.imagine import Worlds
from cardtable.cpu.levels import player
from cardtable.cpu.playout import bits
from cardtable.cpu.talk import heard
from cardtable.games.piedicavallo import Piedicavallo
from cardtable.simulate import Plan, Tally, play_all

from ..helpers.deals import new, play
from .test_piedicavallo import QUIET, choice, course, table

needs_compiled = pytest.mark.skipif(not solver.compiled, reason="takes long where the solver is not compiled")


# --- the worlds ---------------------------------------------------------------------------------------------


def test_a_world_is_as_the_seat_sees_it_and_nobody_has_lied_in_it() -> None:
    """Random players say all kinds of things; each world drawn has the cards of the view, and fits what was said."""
    claims = 0
    for number in range(16):
        _, deal = new(Piedicavallo, {"talk": ("simple", "full")[number % 2]}, number)
        stream = Stream(f"world {number}")
        play(deal, stream, stop=1 + stream.below(45))
        assert deal.asked is not None
        view = deal.view(deal.asked.seat)
        said = heard(view)
        kept = hard.Kept(view)
        sizes = [len(view.piles[f"hand:{seat}"]) for seat in range(4)]
        gone = bits(card for event in view.log if isinstance(event, Move) for card in event.cards if card != BACK)
        for placed in kept.first(stream, 8):
            world = hard.world(view, placed)
            assert world.hands[view.seat] == bits(view.hand)
            assert [hand.bit_count() for hand in world.hands] == sizes
            assert not (sum(world.hands) - world.hands[view.seat]) & gone
            if said is not None:
                piles = {f"hand:{seat}": hand for seat, hand in enumerate(world.hands)}
                asleep = placed.get("sleeping", view.piles["sleeping"])
                assert said.lies(piles | {"sleeping": bits(asleep)}) == 0
                claims += len(said.claims)
    assert claims > 100


def test_worlds_are_nearer_to_the_truth_by_what_was_played() -> None:
    """How likely each hidden card is where it really lies, against worlds that are all as likely."""
    gain = cards = 0.0
    for number in range(6):
        deal = Piedicavallo(deck_of("piedicavallo", Piedicavallo.pack, "truth", number), dealer=number % 4)
        for _ in range(30):
            assert deal.asked is not None
            deal.answer(player("medium", "key").think(deal.view(deal.asked.seat)).action)
        assert deal.asked is not None
        view = deal.view(deal.asked.seat)
        truth = {card: name for name, pile in deal.piles.items() for card in pile}
        stream = Stream(f"truth {number}")
        even, kept = Worlds(view), hard.Kept(view)
        drawn = ([even.placed(stream) for _ in range(60)], kept.first(stream, 60))
        for card in even.homes:
            for sign, worlds in zip((-1, 1), drawn, strict=True):
                right = sum(card in placed.get(truth[card], ()) for placed in worlds)
                gain += sign * log((right + 1) / 62)
            cards += 1
    assert gain / cards > 0.03  # about 0.1


def test_the_worlds_looked_into_are_those_talked_about() -> None:
    view = table(**QUIET)
    kept = hard.Kept(view)
    one = kept.placed(Stream("kept"))
    assert kept.first(Stream("kept"), 3)[0] is one
    assert len(kept.found) == 3


# --- the card -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "asked"),
    [("ask:lead-same:low", "D1"), ("ask:lead-other:low", "S10 B10"), ("alto", "S10 B10"), ("void:D", "D1")],
)
def test_a_lead_that_costs_nothing_is_granted(said: str, asked: str) -> None:
    where = dict(QUIET)
    if said in ("alto", "void:D"):
        where["north"] = {"alto": "D2 B9 B6", "void:D": "S6 S9 B9"}[said]
    card, reason = choice(table(**where, last=f"N:DJ={said} E:D5 S:DQ W:DN"), "hard")
    assert card in asked.split()
    assert reason in ("as-asked", "also-asked")


def test_what_an_opponent_asks_for_is_nothing_to_a_hard_player() -> None:
    def led(said: str) -> str:
        return choice(table(**QUIET, last=f"N:DJ E:D5={said} S:DQ W:DN"), "hard")[0]

    assert led("ask:lead-same:low") == led("ask:lead-other:low")


def test_who_wins_the_match_counts_in_its_last_deal() -> None:
    deal = Piedicavallo(deck_of("piedicavallo", Piedicavallo.pack, "match", 0), dealer=0)
    view = deal.view(0)

    def worth(points: int, number: int, totals: tuple[int, int], seat: int = 0) -> int:
        setting = {**view.setting, "number": number, "totals": totals}
        return hard.outcome(replace(view, setting=setting, seat=seat))(points)

    assert worth(60, 0, (300, 0)) - worth(59, 0, (300, 0)) == 1
    for seat in (0, 3):
        totals = (180, 162) if seat == 0 else (162, 180)  # 48 points are level, 49 win
        values = [worth(points, 3, totals, seat) for points in range(115)]
        assert all(one < other for one, other in itertools.pairwise(values))
        steps = [other - one for one, other in itertools.pairwise(values)]
        assert [points for points, step in enumerate(steps) if step > 1] == [47, 48]
    assert worth(50, 4, (180, 162)) - worth(48, 4, (180, 162)) == 2  # two more deals: this one is not the last
    assert worth(50, 5, (180, 162)) - worth(48, 5, (180, 162)) > 2


# --- players ------------------------------------------------------------------------------------------------


@needs_compiled
def test_the_same_seed_plays_the_same() -> None:
    deals = [new(Piedicavallo, {"talk": "full"}, "same")[1] for _ in range(2)]
    one, two = (course(deal, "hard", "medium") for deal in deals if isinstance(deal, Piedicavallo))
    assert one == two


@needs_compiled
def test_only_the_view_is_used() -> None:
    """Where two cards that nobody has seen change places, a player answers the same: a discard, and a lead."""
    for number in range(3):
        deck = deck_of("piedicavallo", Piedicavallo.pack, "unseen", number)
        for dealer in (0, 1):
            views: list[View] = []
            for turned in (deck, [*deck[:20], deck[35], *deck[21:35], deck[20], *deck[36:]]):
                deal = Piedicavallo(turned, dealer=dealer)
                if dealer:
                    deal.answer(player("medium", "key").think(deal.view(1)).action)
                views.append(deal.view(0))
            one, two = (player("hard", "key").think(view) for view in views)
            assert one == two


@needs_compiled
def test_hard_is_stronger_than_medium(monkeypatch: pytest.MonkeyPatch) -> None:
    """With some of its worlds, to save time; how strong it is with all is measured, see the README."""
    monkeypatch.setattr(hard, "LOOK", replace(hard.LOOK, worlds=12, early=40))
    plan = Plan("piedicavallo", "hard", 8, ("hard", "medium") * 2, {}, single=True, duplicate=True)
    tally = Tally(plan)
    for played in play_all(plan):
        tally.add(played)
    assert tally.faults == 0
    mean = tally.to_json()["lead"]["mean"]
    assert mean is not None
    assert mean > 2, mean
