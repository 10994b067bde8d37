"""Levels: determinism, faults, strength; and imagined worlds."""

import json
import logging
import subprocess
import sys
from dataclasses import replace

import pytest

from cardtable.core.deal import Deal, View
from cardtable.core.fields import Action
from cardtable.core.shuffle import Stream, deck_of
from cardtable.cpu import levels
from cardtable.cpu.imagine import imagine
from cardtable.cpu.levels import LEVELS, cpu_key, player
from cardtable.cpu.thought import Thought
from cardtable.games import GAMES
from cardtable.games.tallyho import FOX, Tallyho
from cardtable.match import Match
from cardtable.simulate import Plan, Tally, play, play_all
from cardtable.table import Table


def deal_of(number: int) -> Deal:
    return Tallyho(deck_of("tallyho", Tallyho.pack, "levels", number), dealer=number % 4)


def course(level: str, key: str, number: int = 0) -> list[Action]:
    """What four players of a level answer in a deal."""
    deal, cpu, actions = deal_of(number), player(level, key), []
    while deal.asked:
        actions.append(cpu.decide(deal.view(deal.asked.seat)))
        deal.answer(actions[-1])
    return actions


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="random, easy, medium, hard"):
        player("expert", "key")


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_key_plays_the_same_and_keeps_nothing_between_decisions(level: str) -> None:
    actions = course(level, "key")
    assert course(level, "key") == actions
    deal = deal_of(0)
    for action in actions:  # a new player for every decision
        assert deal.asked
        assert player(level, "key").decide(deal.view(deal.asked.seat)) == action
        deal.answer(action)


def test_random_players_differ_by_key() -> None:
    assert course("random", "one") != course("random", "another")


def test_the_key_does_not_show_the_seed() -> None:
    key = cpu_key("a seed")
    assert key != cpu_key("another seed")
    assert "a seed" not in key
    assert len(key) == 64


@pytest.mark.parametrize("game", GAMES)
def test_play_does_not_depend_on_the_order_of_sets(game: str) -> None:
    """Each process hashes texts in another way; the records must not show it."""
    code = (
        "from cardtable.simulate import Plan, play\n"
        "from cardtable.games import GAMES\n"
        f"game = GAMES['{game}']\n"
        "options = {'talk': 'full'} if 'talk' in game.options else {}\n"
        "seats = game.seats_for(game.with_defaults(options))\n"
        "for first in (0, 1):\n"
        "    levels = tuple(('easy', 'medium')[(first + seat) % 2] for seat in range(seats))\n"
        "    print('\\n'.join(play(Plan(game.name, 'hash', 1, levels, options, single=True), 0, 0).record))\n"
    )
    texts = {
        subprocess.run(
            [sys.executable, "-c", code], env={"PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(texts) == 1


# --- faults -------------------------------------------------------------------------------------------------


def broken(view: View, random: Stream) -> Thought:
    raise ZeroDivisionError


def illegal(view: View, random: Stream) -> Thought:
    return Thought({"amount": 1, "card": "R99", "cards": [], "trump": "X"}, "nonsense")


@pytest.mark.parametrize("rules", [broken, illegal])
def test_after_a_fault_the_game_goes_on(
    rules: levels.Thinking, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(levels, "PLAYERS", {"tallyho": {"medium": rules}})
    deal, cpu = deal_of(0), player("medium", "key")
    answers = 0
    with caplog.at_level(logging.ERROR):
        while deal.asked:
            assert deal.asked.seat == deal.view(deal.asked.seat).seat
            deal.answer(cpu.decide(deal.view(deal.asked.seat)))
            answers += 1
    assert deal.result is not None
    assert cpu.faults == answers == len(caplog.records)
    assert all(record.exc_info for record in caplog.records)
    assert "seat" in caplog.text
    assert "hand:0 -> trick" in caplog.text


def test_the_log_of_a_fault_shows_no_hand(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(levels, "PLAYERS", {"tallyho": {"medium": broken}})
    deal = deal_of(0)
    assert deal.asked
    view = deal.view(deal.asked.seat)
    player("medium", "key").decide(view)
    message = caplog.records[0].getMessage()
    assert not any(str(card) in message.replace(":", " ").split() for card in view.hand)


def test_a_cpu_player_sits_at_a_table() -> None:
    table = Table(Match(Tallyho, "seat"), [player(level, cpu_key("seat")) for level in LEVELS])
    table.next_deal()
    while table.ask():
        pass
    assert table.match.results


# --- strength -----------------------------------------------------------------------------------------------


def lead_of(strong: str, weak: str, deals: int) -> float:
    """How many points a deal the stronger side takes more, every deal played both ways round."""
    plan = Plan("tallyho", "strength", deals, (strong, weak, strong, weak), {}, single=True, duplicate=True)
    tally = Tally(plan)
    for played in play_all(plan):
        tally.add(played)
    assert tally.faults == 0
    mean = tally.to_json()["lead"]["mean"]
    assert mean is not None
    return float(mean)


def test_medium_is_stronger_than_random_and_than_easy() -> None:
    """Far from the bounds: about 300 and 50 points a deal."""
    assert lead_of("medium", "random", 10) > 150
    assert lead_of("medium", "easy", 40) > 0


def test_medium_makes_its_contracts() -> None:
    plan = Plan("tallyho", "contracts", 80, ("medium",) * 4, {}, single=True)
    tally = Tally(plan)
    for played in play_all(plan):
        tally.add(played)
    made = sum(side.made for side in tally.sides)
    assert sum(side.contracts for side in tally.sides) == 80
    assert 0.6 < made / 80 < 0.95


# --- imagined worlds ----------------------------------------------------------------------------------------


def test_imagined_worlds_fit_the_view_and_can_be_played_to_the_end() -> None:
    for number in range(6):
        deal, random = deal_of(number), Stream(f"worlds/{number}")
        while deal.asked:
            view = deal.view(deal.asked.seat)
            if random.below(4) == 0:
                world = imagine(view, random)
                assert replace(world.view(view.seat), log=()) == replace(view, log=())
                for seat, suit in view.facts["voids"]:
                    assert not any(world.suit(card) == suit for card in world.hand(seat))  # type: ignore[attr-defined]
                if view.facts["trump"] and view.asked and view.seat != view.facts["declarer"]:
                    assert FOX not in world.cards("den")
                while world.asked:
                    world.answer(world.asked.any_answer(random))
                assert world.result is not None
            deal.answer(deal.asked.any_answer(random))


def test_imagined_worlds_are_about_evenly_likely() -> None:
    """Before anything is played each hidden card is in each hand in a share of the worlds that its size gives."""
    deal = deal_of(0)
    assert deal.asked
    view = deal.view(deal.asked.seat)
    card = next(card for card in Tallyho.pack if card not in view.hand)
    random, found = Stream("even"), dict.fromkeys(view.piles, 0)
    for _ in range(700):
        world = imagine(view, random)
        found[next(name for name, pile in world.piles.items() if card in pile)] += 1
    hands = [found[f"hand:{seat}"] for seat in range(4) if seat != view.seat]
    assert all(150 < count < 250 for count in hands)  # 200 expected, 12 the standard deviation
    assert 60 < found["den"] < 140


def test_records_say_who_played() -> None:
    played = play(Plan("tallyho", "names", 1, ("easy", "medium", "hard", "random"), {}, single=True), 0, 1)
    head = json.loads(played.record[0])
    assert head["players"] == ["cpu:random", "cpu:easy", "cpu:medium", "cpu:hard"]
    assert head["seed"] == "names/0"
