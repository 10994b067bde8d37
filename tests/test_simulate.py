"""What `simulate` counts, from results that are made up."""

import pytest

from cardtable.core.cards import BACK
from cardtable.core.deal import Result
from cardtable.cpu.levels import LEVELS
from cardtable.games import GAMES
from cardtable.match import Match
from cardtable.simulate import Plan, Played, Tally, play
from cardtable.table import Table


def tally(
    game: str, levels: tuple[str, ...], *scores: tuple[int, int, tuple[int, ...]], single: bool = True, dup: bool = True
) -> Tally:
    """Deals given as number of the seed, rotation, and score by side at the table."""
    found = Tally(Plan(game, "made up", 9, levels, {}, single=single, duplicate=dup))
    for number, rotation, by_side in scores:
        played = Played(number, rotation, [Result((0,) * len(by_side), by_side)], thinking=[[] for _ in levels])
        found.add(played)
    return found


DEALS = [
    (0, 0, (40, 0)), (0, 1, (30, 0)),  # 40 for the first and then 30 for the second
    (1, 0, (0, 50)), (1, 1, (10, 30)),  # -50 and then 20
    (2, 0, (26, 0)), (2, 1, (26, 0)),
    (3, 0, (25, 10)), (3, 1, (-10, 42)),
]  # fmt: skip


def test_a_deal_is_won_by_who_has_more_with_both_seats_added_up() -> None:
    found = tally("tarot", ("medium", "random"), *DEALS)
    assert found.to_json()["duplicates_won"] == {"won": 2, "drawn": 1, "of": 4}
    assert "\ndeals won (both seats added up): 2 and 1 drawn of 4, 62 %" in found.table()
    other = tally("tarot", ("medium", "random"), *[(n, 1 - rotation, scores) for n, rotation, scores in DEALS])
    assert other.to_json()["duplicates_won"] == {"won": 1, "drawn": 1, "of": 4}


def test_pairs_are_added_up_alike_and_a_redeal_counts_for_nothing() -> None:
    found = tally("tallyho", ("medium", "random") * 2, (0, 0, (120, 80)), (0, 1, (90, 110)), single=False)
    found.add(Played(1, 0, [Result(redeal=True)], thinking=[[] for _ in range(4)]))
    assert found.to_json()["duplicates_won"] == {"won": 1, "drawn": 0, "of": 1}
    assert "\nmatches won (both seats added up): 1 and 0 drawn of 1, 100 %" in found.table()


def test_nothing_played_has_no_share() -> None:
    assert tally("tarot", ("medium", "random")).table().endswith("0 and 0 drawn of 0, –")


@pytest.mark.parametrize(
    ("game", "levels", "dup"),
    [
        ("tarot", ("medium", "random"), False),
        ("tarot", ("medium", "medium"), True),  # nothing to seat another way
        ("thousand", ("medium", "random", "random"), True),
    ],
)
def test_no_such_count_without_two_sides_that_change_seats(game: str, levels: tuple[str, ...], dup: bool) -> None:
    found = tally(game, levels, (0, 0, (1,) * len(levels)), dup=dup)
    assert "duplicates_won" not in found.to_json()
    assert "both seats" not in found.table()


def played(levels: tuple[str, ...], auction: str = "", rotation: int = 0, number: int = 0) -> Played:
    return play(
        Plan("tallyho", "auctions", 1, levels, {}, single=True, duplicate=True, auction=auction), number, rotation
    )


def contracts(lines: list[str]) -> list[str]:
    return [line for line in lines if '"do": "bid"' in line or '"do": "discard"' in line]


def test_one_levels_auction_gives_all_players_the_same_contracts() -> None:
    pairs = [("cheat", "random") * 2, ("random", "easy") * 2, ("medium", "medium") * 2]
    found = [played(levels, "medium") for levels in pairs]
    assert len({tuple(contracts(one.record)) for one in found}) == 1
    assert len({tuple(one.record[1:]) for one in found}) == 3
    assert not any(one.faults for one in found)


def test_who_sees_all_cards_does_better_with_them() -> None:
    lead = 0
    for number in range(6):
        for rotation in (0, 1):
            (result,) = played(("cheat", "medium") * 2, "medium", rotation, number).results
            lead += (result.points[0] - result.points[1]) * (1 - 2 * rotation)
    assert lead > 100


def test_only_who_cheats_gets_an_open_view() -> None:
    match = Match(GAMES["tallyho"], "open", {}, ["cpu:random"] * 4)
    table = Table(match, ())
    table.next_deal()
    view, opened = table.view(0), table.open_view(0)
    assert BACK in view.piles["hand:1"]
    assert BACK not in opened.piles["hand:1"]
    assert opened.piles["hand:0"] == view.piles["hand:0"]
    assert "cheat" not in LEVELS
