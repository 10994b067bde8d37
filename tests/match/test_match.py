"""A match: seeds, dealers, totals, the winner."""

import pytest

from cardtable.core.deal import Result
from cardtable.games import GAMES
from cardtable.match import Match, proper_seed

TALLYHO = GAMES["tallyho"]


@pytest.mark.parametrize("seed", ["a", "daily:2026-11-30", "città 🂡", " ", "0"])
def test_a_seed_is_any_text_on_one_line(seed: str) -> None:
    assert proper_seed(seed) == seed
    assert Match(TALLYHO, seed).seed == seed


@pytest.mark.parametrize("seed", ["", "a\nb", "a\n", "\n", "a\r", "a\u2028b", None, 7, ["a"]])
def test_a_seed_that_is_empty_or_has_a_line_break_or_is_no_text_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="a seed is a text"):
        proper_seed(seed)  # type: ignore[arg-type]


def test_a_match_opens_with_nothing_scored() -> None:
    match = Match(TALLYHO, "open")
    assert (match.number, match.totals, match.winner, match.results) == (0, (0, 0), None, [])


def test_options_are_filled_up_with_their_defaults_and_wrong_ones_refused() -> None:
    assert Match(TALLYHO, "x").options == {"all_pass": "dealer"}
    assert Match(TALLYHO, "x", {"all_pass": "redeal"}).options == {"all_pass": "redeal"}
    with pytest.raises(ValueError, match="dealer, redeal"):
        Match(TALLYHO, "x", {"all_pass": "left"})


def test_a_deal_counts_from_the_totals_before_it() -> None:
    match = Match(TALLYHO, "totals")
    match.scored(Result((150, 50), (150, 50)))
    match.scored(Result((100, 100), (-120, 100)))
    deal = match.deal(match.deck())
    assert (deal.totals, deal.number, deal.dealer) == ((30, 150), 2, match.dealer)


def test_a_deal_thrown_in_takes_a_number_but_neither_moves_the_deal_nor_counts() -> None:
    match = Match(TALLYHO, "redeal", {"all_pass": "redeal"})
    dealer = match.dealer
    match.scored(Result(redeal=True))
    assert (match.number, match.dealer, match.totals, match.winner) == (1, dealer, (0, 0), None)
    match.scored(Result((100, 100), (100, 100)))
    assert (match.number, match.dealer) == (2, (dealer + 1) % 4)


def test_each_deal_of_a_match_has_a_deck_of_its_own() -> None:
    match = Match(TALLYHO, "decks")
    decks = []
    for _ in range(6):
        decks.append(tuple(match.deck()))
        match.scored(Result((100, 100), (5, 5)))
    assert len(set(decks)) == 6


def test_two_matches_of_one_seed_have_the_same_deals_whatever_is_scored() -> None:
    one, other = Match(TALLYHO, "same"), Match(TALLYHO, "same")
    one.scored(Result((200, 0), (200, 0)))
    other.scored(Result((0, 200), (-120, 200)))
    assert one.deck() == other.deck()


def test_a_match_without_a_seed_deals_what_it_is_given_from_the_dealer_it_is_given() -> None:
    match = Match(TALLYHO, None, dealer=3)
    deal = match.deal(TALLYHO.pack)
    assert (match.seed, deal.dealer, deal.hand(0)) == (None, 3, list(TALLYHO.pack[:10]))
