"""Tallyho's hard player: what it bids and lays away, and why."""

import pytest

from cardtable.core.cards import Card
from cardtable.core.deal import View
from cardtable.core.fields import Number
from cardtable.core.shuffle import Stream
from cardtable.cpu import tallyho_hard
from cardtable.cpu.levels import player
from cardtable.cpu.tallyho_hard import Prospect, prospect
from cardtable.games.tallyho import HIGHEST_BID, LOWEST_BID, TOTAL, Tallyho
from tests.helpers.deals import new

POOR = "R5 R7 Y6 Y8 G5 G9 G11 B6 B7 B10"
RICH = "R1 R14 R13 R12 R11 R10 FOX Y1 Y14 G1"


def bidding(cards: str, high: int = 0, declarer: int | None = None, totals: tuple[int, int] = (0, 0)) -> View:
    """South is asked for a bid; whoever is declarer has bid before."""
    mine = [Card("", "FOX") if code == "FOX" else Card(code[0], code[1:]) for code in cards.split()]
    others = [card for card in Tallyho.pack if card not in mine]
    piles = {"hand:0": mine, "den": others[30:]} | {
        f"hand:{seat}": others[10 * (seat - 1) : 10 * seat] for seat in (1, 2, 3)
    }
    deal = Tallyho.set_up(piles, high=high, declarer=declarer, totals=totals, log=[])
    deal.ask_bid(0)
    return deal.view(0)


def answer(view: View, key: str = "hard") -> int | str:
    amount: int | str = player("hard", key).think(view).action.values["amount"]
    return amount


def test_a_rich_hand_bids_and_a_poor_one_passes() -> None:
    for key in ("one", "two", "three"):
        assert answer(bidding(POOR), key) == "pass"
        assert isinstance(answer(bidding(RICH), key), int)


def test_chances_fall_with_the_bid_and_rise_with_the_hand() -> None:
    rich, poor = (prospect(bidding(cards), Stream("chances")) for cards in (RICH, POOR))
    for found in (rich, poor):
        chances = [found.chance(amount) for amount in range(LOWEST_BID, HIGHEST_BID + 1, 5)]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert all(0 <= points <= TOTAL for points in found.taken)
    assert rich.chance(150) > poor.chance(150) + 0.2


def test_no_bid_above_what_any_sampled_world_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tallyho_hard, "prospect", lambda view, random: Prospect(300.0, (125, 130)))
    assert answer(bidding(RICH)) in range(LOWEST_BID, 131, 5)
    assert answer(bidding(RICH, high=130, declarer=1)) == "pass"


def test_who_has_the_match_nearly_won_leaves_the_auction() -> None:
    assert answer(bidding(RICH, totals=(480, 100))) == "pass"
    assert answer(bidding(RICH, totals=(100, 100))) != "pass"


def test_who_would_lose_the_match_by_passing_bids_on_less() -> None:
    """They are about to make their last bid: a contract that is made half the time is better than none."""
    half = Prospect(170.0, (200,) * 16)
    amount = next(n for n in range(LOWEST_BID, HIGHEST_BID, 5) if 0.4 <= half.chance(n) < tallyho_hard.SURE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tallyho_hard, "prospect", lambda view, random: half)
        assert answer(bidding(RICH, high=amount - 5, declarer=1, totals=(300, 100))) == "pass"
        assert answer(bidding(RICH, high=amount - 5, declarer=1, totals=(300, 450))) == amount


@pytest.mark.parametrize("seed", range(3))
def test_what_is_laid_away_may_be(seed: int) -> None:
    """And the same cards for the same key."""
    _, deal = new(Tallyho, {}, f"lay away {seed}")
    hard = player("hard", "den")
    while deal.asked and deal.asked.do == "bid":
        field = deal.asked.fields["amount"]
        assert isinstance(field, Number)
        deal.answer(hard.think(deal.view(deal.asked.seat)).action)
    assert deal.asked
    view = deal.view(deal.asked.seat)
    action = hard.think(view).action
    deal.asked.check(action)
    assert player("hard", "den").think(view).action == action
