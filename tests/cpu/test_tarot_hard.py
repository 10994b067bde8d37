"""The hard player of French tarot for two: what it finds in worlds, and how it plays on in them."""

from collections.abc import Iterator
from typing import Any

import pytest

from cardtable.core.deal import View
from cardtable.core.fields import Action, OneCard
from cardtable.core.shuffle import Stream, deck_of
from cardtable.cpu import tarot_hard
from cardtable.cpu.encode import encode
from cardtable.cpu.exact import values
from cardtable.cpu.levels import player
from cardtable.cpu.play import solver
from cardtable.cpu.tarot import Turn
from cardtable.cpu.tarot_hard import LOOKS, TIE, Look, ahead, look, order, rate
from cardtable.cpu.tarot_open import TRUMP_SUIT, WORTH, Open, number, taken
from cardtable.games.tarot import Tarot

from ..helpers.deals import cards
from .test_tarot import won

TRICKS = len(Tarot.pack) // 2


def hands(count: int, most: int, least: int) -> Iterator[Tarot]:
    """Deals that medium players play, before every card while so many tricks are left."""
    cpu = player("medium", "key")
    for at in range(count):
        deal = Tarot(deck_of("tarot", Tarot.pack, "hard", at), at % 2)
        while deal.asked and TRICKS - len(deal.takers) >= least:
            if TRICKS - len(deal.takers) <= most:
                yield deal
            deal.answer(cpu.think(deal.view(deal.asked.seat)).action)


def asked(deal: Tarot) -> tuple[View, tuple[int, ...]]:
    """The view of who is to play, and the cards that may be played, as numbers."""
    assert deal.asked
    field = deal.asked.fields["card"]
    assert isinstance(field, OneCard)
    return deal.view(deal.asked.seat), tuple(map(number, field.among))


# --- open cards ---------------------------------------------------------------------------------------------


def test_lines_of_play_keep_the_rules() -> None:
    for deal in hands(2, 30, 8):
        view, among = asked(deal)
        board = encode(deal, view.seat)
        numbers = [number(card) for card in board.cards]
        now = Open.of(board, numbers)
        assert now.left == TRICKS - len(deal.takers)
        led = numbers[board.trick[0]] if board.trick else None
        assert sorted(now.playable(view.seat, led)) == sorted(among)
        searcher = solver()
        searcher.load(board)
        for card in among[::5]:
            searcher.rewind()
            line = now.line(card, led, 7)
            assert len(line) == 2 * (now.left - 7) - bool(board.trick)
            for played in line:
                assert any(numbers.index(played) in cards for cards in searcher.choices())
                searcher.play(numbers.index(played))


def test_a_position_is_worth_to_one_what_it_costs_the_other() -> None:
    for deal in hands(1, 30, 8):
        board = encode(deal, 0)
        now = Open.of(board, [number(card) for card in board.cards])
        assert now.value(0) == -now.value(1)


def test_looking_at_a_trick_leaves_the_position_as_it_was() -> None:
    for deal in hands(1, 30, 8):
        board = encode(deal, 0)
        now = Open.of(board, [number(card) for card in board.cards])
        if board.trick:
            continue
        before = [hand.copy() for hand in now.hands], now.excuse, now.left, now.leader
        led, reply = now.trick()
        assert (list(now.hands), now.excuse, now.left, now.leader) == before
        now.turn(led, reply)
        assert now.left == before[2] - 1
        assert now.leader == (before[3] if not taken(led, reply) else 1 - before[3])


def test_of_equal_neighbours_only_the_lowest_is_tried_but_whatever_uncovers_a_card_is() -> None:
    king, queen, seven, six, five = map(number, cards("SK SQ S7 S6 S5"))
    mine = sum(1 << card % 32 for card in (king, queen, seven, six, five))
    theirs = [0] * TRUMP_SUIT + [2]
    now = Open(([mine, 0, 0, 0, 0], theirs), -1, {six: number(Tarot.pack[20])}, 6, 0)
    assert now.worth_trying(0, None) == [king, queen, seven, six, five]
    now = Open(([mine, 0, 0, 0, 0], theirs), -1, {}, 6, 0)
    assert now.worth_trying(0, None) == [king, queen, five]
    assert WORTH[king] > WORTH[queen] > WORTH[five]


# --- worlds -------------------------------------------------------------------------------------------------


def test_values_are_exact_where_few_tricks_are_left_and_near_them_before() -> None:
    off = []
    for deal in hands(3, 10, 9):
        view, _ = asked(deal)
        field = view.asked.fields["card"] if view.asked else None
        assert isinstance(field, OneCard)
        board = encode(deal, view.seat)
        solver().reset()
        exact = values(solver(), board)
        assert exact is not None
        assert ahead(solver(), board, field.among, 10) == exact
        early = ahead(solver(), board, field.among, 7)
        assert early is not None
        assert set(early) == set(exact)
        off.append(abs(max(early.values()) - max(exact.values())))
    assert sum(off) / len(off) < 8


def test_one_world_is_enough_where_nothing_is_hidden_and_the_best_card_is_played() -> None:
    found = 0
    for deal in hands(6, 7, 6):
        view, among = asked(deal)
        if len(among) == 1 or any(Turn(view).hidden):
            continue
        found += 1
        solver().reset()
        exact = values(solver(), encode(deal, view.seat))
        assert exact is not None
        card = look(view, Stream("any")).values["card"]
        tried = sorted(exact, key=lambda c: (-Turn(view).score(c), order(c)))[: LOOKS[0].wide]
        assert exact[card] == max(exact[c] for c in tried)
        assert TIE * max(abs(Turn(view).score(c)) for c in exact) < 1
    assert found


def test_where_every_world_is_too_dear_the_rules_of_thumb_decide() -> None:
    (deal, *_) = hands(1, 14, 14)
    view, _ = asked(deal)
    field = view.asked.fields["card"] if view.asked else None
    assert isinstance(field, OneCard)
    poor = Look(tricks=14, finish=14, worlds=3, lean=0.2, one=1)
    assert rate(view, Stream("any"), field.among, poor) == {}
    assert look(view, Stream("any"), [poor]).values == player("medium", "key").think(view).action.values


# --- the player ---------------------------------------------------------------------------------------------


def test_early_in_a_hand_it_plays_by_the_rules_of_thumb() -> None:
    most = max(how.tricks for how in LOOKS)
    for deal in hands(1, TRICKS, most + 1):
        view, _ = asked(deal)
        assert player("hard", "key").think(view) == player("medium", "key").think(view)


def test_it_plays_the_same_every_time_and_what_may_be_played() -> None:
    for deal in hands(1, 18, 2):
        view, _ = asked(deal)
        one, two = (player("hard", "key").think(view) for _ in range(2))
        assert one == two
        assert view.asked
        view.asked.check(Action(view.seat, "play", one.action.values))


def test_the_budget_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[int] = []
    plain = tarot_hard.ahead

    def counted(*args: Any) -> Any:
        found = plain(*args)
        taken.append(solver().nodes)
        return found

    monkeypatch.setattr(tarot_hard, "ahead", counted)
    for deal in hands(2, 18, 12):
        taken.clear()
        view, _ = asked(deal)
        look(view, Stream("any"))
        how = next(how for how in LOOKS if TRICKS - len(deal.takers) <= how.tricks)
        assert len(taken) <= how.worlds
        assert all(nodes <= how.one + 1 for nodes in taken)
        assert sum(taken[:-1]) <= how.nodes


def test_hard_is_stronger_than_medium() -> None:
    found = won("hard", "medium", 4)
    assert found["duplicates_won"]["won"] >= 3
    assert found["lead"]["mean"] > 0
