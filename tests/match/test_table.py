"""The table: it asks, checks, records, and only then tells."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.deal import Move, Note, View
from cardtable.core.fields import Action, NotAllowed
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.table import Table

from ..helpers.tables import Robot, play_deal, replayed, robots, seated

SETTINGS = settings(deadline=None, derandomize=True, max_examples=25)


def all_views(table: Table) -> list[View]:
    return [table.view(seat) for seat in range(table.match.seats)]


class Witness(Robot):
    """Reads the record whenever it hears something: it must be there already, and come to the same."""

    def __init__(self, label: str, lines: list[str]) -> None:
        super().__init__(label)
        self.lines = lines

    def hear(self, view: View, events: Sequence[Move | Note]) -> None:
        super().hear(view, events)
        replay = replayed(self.lines)
        if view.result is None:
            assert replay.deal is not None
            assert replay.deal.view(view.seat) == view
        else:
            assert replay.deal is None
            assert replay.match.results[-1] == view.result


@pytest.mark.parametrize("all_pass", ["dealer", "redeal"])
def test_nothing_is_heard_before_it_is_written(all_pass: str) -> None:
    lines: list[str] = []
    witness = Witness("witness", lines)
    match = Match(GAMES["tallyho"], "witness", {"all_pass": all_pass})
    table = Table(match, [witness, *robots("witness")[1:]], lines.append)
    table.next_deal()
    play_deal(table)
    assert len(witness.heard) == len(lines) - 1  # the score is told with the last card


@pytest.mark.parametrize("every", [2, 3, 7])
def test_what_cannot_be_written_is_not_told_changes_nothing_and_can_be_tried_again(every: int) -> None:
    """A disk that refuses every so many lines: the record is as from a disk that never does."""
    lines: list[str] = []
    tries = refusals = 0

    def write(line: str) -> None:
        nonlocal tries
        tries += 1
        if tries % every == 0:
            raise OSError("disk full")
        lines.append(line)

    def patiently(step: Callable[[], object]) -> None:
        nonlocal refusals
        before = all_views(table) if table.dealt else None, table.practice
        heard = [len(player.heard) for player in players]
        try:
            step()
        except OSError:
            refusals += 1
            assert (all_views(table) if table.dealt else None, table.practice) == before
            assert [len(player.heard) for player in players] == heard
            patiently(step)

    match, players = Match(GAMES["tallyho"], "full", None, ["robot"] * 4), robots("full")
    table = Table(match, players, write)
    smooth, wanted = seated("full")
    for _ in range(2):
        patiently(table.next_deal)
        smooth.next_deal()
        while smooth.asked is not None:
            if smooth.turn[1] == 20 and not smooth.practice:
                patiently(lambda: table.undo(5))
                smooth.undo(5)
            smooth.ask()
            action = json.loads(wanted[-1] if "do" in json.loads(wanted[-1]) else wanted[-2])
            values = {name: value for name, value in action.items() if name not in ("seat", "do")}
            patiently(partial(table.submit, Action(action["seat"], action["do"], values)))
    assert match.totals == smooth.match.totals
    assert refusals > 5
    patiently(table.next_deal)  # what the disk still owed comes first
    smooth.next_deal()
    assert lines == wanted


def test_an_answer_to_a_question_that_is_gone_is_dropped() -> None:
    class Slow(Robot):
        def choose(self, view: View, answer: Callable[[Action], None]) -> None:
            super().choose(view, lambda action: later.append(lambda: answer(action)))

    later: list[Callable[[], None]] = []
    lines: list[str] = []
    table = Table(Match(GAMES["tallyho"], "late"), [Slow(f"late/{seat}") for seat in range(4)], lines.append)
    table.next_deal()
    table.ask()
    later[0]()
    table.ask()
    table.undo(1)
    written = list(lines)
    later[1]()  # asked before the undo
    later[0]()  # answered already
    assert lines == written
    table.ask()
    table.ask()  # asked anew: only the newest answer counts
    later[2]()
    assert lines == written
    later[3]()
    assert len(lines) == len(written) + 1


def test_each_seat_hears_every_event_once_as_it_may_see_it() -> None:
    table, _ = seated("hear")
    table.next_deal()
    play_deal(table)
    for seat, player in enumerate(table.players):
        assert isinstance(player, Robot)
        heard = [event for _, events in player.heard for event in events]
        assert tuple(heard) == table.view(seat).log
        assert player.heard[-1][0] == table.view(seat)


def test_the_record_is_a_header_the_answers_and_the_score() -> None:
    table, lines = seated("lines")
    table.next_deal()
    play_deal(table)
    kinds = [next(iter(json.loads(line))) for line in lines]
    assert kinds[0] == "cardtable"
    assert kinds[-1] == "scored"
    assert set(kinds[1:-1]) == {"seat"}


def test_a_match_goes_on_deal_after_deal_until_it_is_won() -> None:
    table, lines = seated("whole")
    while table.match.winner is None:
        table.next_deal()
        play_deal(table)
    replay = replayed(lines)
    assert replay.match.winner == table.match.winner
    assert replay.match.totals == table.match.totals
    assert max(table.match.totals) >= 500


def test_submit_never_asks_so_a_player_that_answers_at_once_does_not_recurse() -> None:
    table, lines = seated("one")
    table.next_deal()
    assert table.ask()
    assert len(lines) == 2


def test_an_answer_may_come_later() -> None:
    class Slow(Robot):
        later: list[Callable[[], None]] = []

        def choose(self, view: View, answer: Callable[[Action], None]) -> None:
            super().choose(view, lambda action: self.later.append(lambda: answer(action)))

    table = Table(Match(GAMES["tallyho"], "slow"), [Slow(f"slow/{seat}") for seat in range(4)])
    table.next_deal()
    before = table.turn
    assert table.ask()
    assert table.turn == before
    Slow.later.pop()()
    assert table.turn == (0, 1)


def test_a_refused_answer_is_neither_written_nor_told() -> None:
    table, lines = seated("refused")
    table.next_deal()
    before, written = all_views(table), list(lines)
    heard = [len(player.heard) for player in table.players if isinstance(player, Robot)]
    assert table.asked is not None
    for action in (
        Action(table.asked, "bid", {"amount": 119}),
        Action((table.asked + 1) % 4, "bid", {"amount": 120}),
        Action(table.asked, "play", {"card": "R14"}),
    ):
        with pytest.raises(NotAllowed):
            table.submit(action)
    assert (all_views(table), lines) == (before, written)
    assert [len(player.heard) for player in table.players if isinstance(player, Robot)] == heard


def test_without_a_deal_there_is_nothing_to_ask_see_or_take_back() -> None:
    table, _ = seated("empty")
    assert not table.dealt
    assert table.asked is None
    assert not table.ask()
    assert table.back_to(0) == 0
    table.restart()
    for useless in (
        lambda: table.view(0),
        lambda: table.submit(Action(0, "bid", {"amount": 120})),
        lambda: table.undo(1),
    ):
        with pytest.raises(NotAllowed):
            useless()


def test_a_deal_that_is_over_is_still_to_be_seen_but_not_to_be_taken_back() -> None:
    table, lines = seated("over")
    table.next_deal()
    play_deal(table)
    written = list(lines)
    assert table.dealt
    assert table.asked is None
    assert table.view(0).result is not None
    assert table.back_to(0) == 0
    with pytest.raises(NotAllowed):
        table.undo(1)
    with pytest.raises(NotAllowed):
        table.submit(Action(0, "play", {"card": "R14"}))
    assert lines == written


# --- taking back --------------------------------------------------------------------------------------------


@given(st.integers(0, 40), st.integers(1, 41))
@SETTINGS
def test_undo_gives_the_views_back_that_there_were(played: int, back: int) -> None:
    table, lines = seated("undo")
    table.next_deal()
    seen = [all_views(table)]
    for _ in range(played):
        table.ask()
        seen.append(all_views(table))
    if back > played:
        with pytest.raises(NotAllowed):
            table.undo(back)
        assert (all_views(table), table.practice) == (seen[-1], False)
        return
    table.undo(back)
    assert all_views(table) == seen[played - back]
    assert json.loads(lines[-1]) == {"undo": back}
    assert table.practice
    assert table.turn == (0, played - back)


@pytest.mark.parametrize("count", [0, -1, 11])
def test_an_undo_of_what_was_not_answered_is_refused_and_not_written(count: int) -> None:
    table, lines = seated("undo")
    table.next_deal()
    play_deal(table, 10)
    written = list(lines)
    with pytest.raises(NotAllowed, match="taken back"):
        table.undo(count)
    assert lines == written


def test_after_an_undo_play_goes_on_and_only_what_is_new_is_heard() -> None:
    table, lines = seated("undo")
    table.next_deal()
    play_deal(table, 20)
    table.undo(7)
    for player in table.players:
        assert isinstance(player, Robot)
        player.heard.clear()
    before = [len(view.log) for view in all_views(table)]
    play_deal(table)
    for seat, player in enumerate(table.players):
        assert isinstance(player, Robot)
        heard = [event for _, events in player.heard for event in events]
        assert tuple(heard) == table.view(seat).log[before[seat] :]
    assert replayed(lines).match.totals == table.match.totals


@given(st.integers(0, 45), st.integers(0, 3))
@SETTINGS
def test_back_to_a_seat_is_its_last_question(played: int, seat: int) -> None:
    table, _ = seated("back")
    table.next_deal()
    asked = []
    while table.asked is not None and len(asked) < played:
        asked.append(table.asked)
        table.ask()
    count = table.back_to(seat)
    if seat not in asked or table.asked is None:
        assert count == 0
        return
    table.undo(count)
    assert table.asked == seat
    assert seat not in asked[len(asked) - count + 1 :]


def test_restart_takes_back_the_whole_deal_and_an_untouched_one_not_at_all() -> None:
    table, lines = seated("again")
    table.next_deal()
    before = all_views(table)
    table.restart()
    assert len(lines) == 1
    assert not table.practice
    play_deal(table, 30)
    table.restart()
    assert all_views(table) == before
    assert lines[-1] == '{"undo": 30}'


# --- going on -----------------------------------------------------------------------------------------------


def resumed(lines: Sequence[str], label: str = "on", torn: str = "") -> tuple[Table, list[str]]:
    """A table that goes on where these lines end, and what it writes from then on."""
    replay, more = replayed(lines, torn), []
    return Table(replay.match, robots(label), more.append, replay), more


def a_match(label: str, all_pass: str) -> list[str]:
    """Two deals and some undo."""
    table, lines = seated(label, {"all_pass": all_pass})
    for _ in range(2):
        table.next_deal()
        play_deal(table, 9)
        if table.asked is not None:
            table.undo(table.turn[1] // 2)
        play_deal(table)
    return lines


MATCHES = {all_pass: a_match("prefixes", all_pass) for all_pass in ("dealer", "redeal")}


@given(st.sampled_from(sorted(MATCHES)), st.integers(1, 110), st.integers(0, 30))
@settings(deadline=None, derandomize=True, max_examples=60)
def test_a_match_resumed_from_any_prefix_of_its_record_is_the_same_match(all_pass: str, cut: int, torn: int) -> None:
    lines = MATCHES[all_pass]
    cut = min(cut, len(lines))
    following = lines[cut] if cut < len(lines) else '{"seat": 0, "do": "play"}'
    table, more = resumed(lines[:cut], torn=following[: min(torn, len(following) - 1)])
    match = Table(Match(GAMES["tallyho"], "prefixes", {"all_pass": all_pass}), robots("other"))
    fed = iter(map(json.loads, lines[:cut]))
    for line in fed:
        if "cardtable" in line:
            match.next_deal()
        elif "undo" in line:
            match.undo(line["undo"])
        elif "do" in line:
            match.submit(Action(line["seat"], line["do"], {k: v for k, v in line.items() if k not in ("seat", "do")}))
    assert table.match.totals == match.match.totals
    assert table.match.number == match.match.number
    assert table.match.dealer == match.match.dealer
    assert table.practice == match.practice
    if table.asked is None:
        assert match.asked is None
    else:
        assert all_views(table) == all_views(match)
        assert table.turn == match.turn
    if cut < len(lines) and "scored" in lines[cut]:
        assert more == [lines[cut]]  # the score that was missing
    else:
        assert more == []


@pytest.mark.parametrize("all_pass", ["dealer", "redeal"])
def test_a_record_cut_just_before_its_score_is_scored_once_when_it_is_resumed(all_pass: str) -> None:
    lines = MATCHES[all_pass]
    for cut in [i for i, line in enumerate(lines) if "scored" in line]:
        table, more = resumed(lines[:cut])
        assert more == [lines[cut]]
        assert table.asked is None
        table.next_deal()
        replay = replayed([*lines[:cut], *more])
        assert replay.match.number == table.match.number
        assert replay.deal is not None


def test_what_is_written_after_resuming_goes_on_with_the_record() -> None:
    lines = MATCHES["dealer"]
    for cut in range(1, len(lines), 7):
        table, more = resumed(lines[:cut])
        if table.asked is None:
            table.next_deal()
        play_deal(table)
        replay = replayed([*lines[:cut], *more])
        assert replay.match.totals == table.match.totals
        assert replay.deal is None


def test_undo_reaches_back_behind_where_a_match_was_resumed() -> None:
    table, lines = seated("behind")
    table.next_deal()
    start = all_views(table)
    play_deal(table, 15)
    again, more = resumed(lines)
    play_deal(again, 5)
    again.undo(20)
    assert [replace(view, setting=view.setting) for view in all_views(again)] == start
    assert replayed([*lines, *more]).actions == []


def test_a_resumed_table_tells_only_what_is_new() -> None:
    table, lines = seated("new")
    table.next_deal()
    play_deal(table, 15)
    again, _ = resumed(lines)
    before = len(again.view(0).log)
    play_deal(again, 6)
    player = again.players[0]
    assert isinstance(player, Robot)
    assert tuple(e for _, events in player.heard for e in events) == again.view(0).log[before:]
