"""From a seed to a deal: the rules' page "From a seed to a deal", and its golden values."""

import json
from collections import Counter
from hashlib import sha256
from itertools import islice, permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.core.cards import codes
from cardtable.core.shuffle import Stream, deck_of, first_dealer
from cardtable.games import GAMES
from cardtable.match import Match

GOLDEN = json.loads((Path(__file__).parent / "golden.json").read_text("utf-8"))
GOLDEN_IDS = [f"{g['game']}-{g['seed']}-{g.get('players', '')}" for g in GOLDEN]
IN_THE_BOX = [g for g in GOLDEN if g["game"] in GAMES]
IN_THE_BOX_IDS = [name for g, name in zip(GOLDEN, GOLDEN_IDS, strict=True) if g["game"] in GAMES]
SEATS = {"tallyho": 4, "piedicavallo": 4, "tarot": 2, "thousand": None}

# The canonical order of the rules' page, written out here so that the shuffle is tested for all four packs.
COURT, HIGH, LOW = "KQNJ", range(10, 4, -1), range(1, 7)
PACKS = {
    "tallyho": [f"{s}{r}" for s in "RYGB" for r in (1, *range(5, 15))] + ["FOX"],
    "piedicavallo": [f"{s}{r}" for s in "CD" for r in (*COURT, *LOW)]
    + [f"{s}{r}" for s in "SB" for r in (*COURT, *HIGH)]
    + [f"T{n}" for n in range(1, 22)]
    + ["MAT"],
    "tarot": [f"{s}{r}" for s in "SHDC" for r in (*COURT, *range(10, 0, -1))]
    + [f"T{n}" for n in range(1, 22)]
    + ["EXC"],
    "thousand": [f"{s}{r}" for s in "HDCS" for r in ("A", 10, *"KQJ", 9)],
}


@pytest.mark.parametrize("golden", GOLDEN, ids=GOLDEN_IDS)
def test_a_seed_gives_the_golden_decks(golden) -> None:
    for number, deck in enumerate(golden["decks"]):
        assert deck_of(golden["game"], PACKS[golden["game"]], golden["seed"], number) == deck.split(" ")


@pytest.mark.parametrize("golden", GOLDEN, ids=GOLDEN_IDS)
def test_a_seed_gives_the_golden_first_dealer(golden) -> None:
    seats = golden.get("players") or SEATS[golden["game"]]
    assert first_dealer(golden["game"], seats, golden["seed"]) == golden["first_dealer"]


@pytest.mark.parametrize("golden", IN_THE_BOX, ids=IN_THE_BOX_IDS)
def test_a_match_of_a_golden_seed_opens_with_its_dealer_and_deck(golden) -> None:
    options = {"players": golden["players"]} if "players" in golden else {}
    match = Match(GAMES[golden["game"]], golden["seed"], options)
    assert (match.dealer, codes(match.deck())) == (golden["first_dealer"], golden["decks"][0])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_pack_of_a_game_is_in_the_canonical_order(game) -> None:
    assert list(map(str, game.pack)) == PACKS[game.name]


def test_a_stream_is_the_words_of_its_hashes_in_order() -> None:
    blocks = b"".join(sha256(f"label/{i}".encode()).digest() for i in range(3))
    words = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, len(blocks), 4)]
    stream = Stream("label")
    assert [stream.below(2**32) for _ in words] == words


def test_words_that_would_favour_small_numbers_are_skipped() -> None:
    n = 2**31 + 1  # every word from n on is refused, which is nearly half of them
    words, stream = Stream("skip"), Stream("skip")
    fit = (w for w in (words.below(2**32) for _ in range(100)) if w < n)
    assert [stream.below(n) for _ in range(30)] == list(islice(fit, 30))


@given(st.text(max_size=20), st.integers(1, 2**32))
@settings(deadline=None, derandomize=True, max_examples=60)
def test_below_stays_below(label: str, n: int) -> None:
    stream = Stream(label)
    assert all(0 <= stream.below(n) < n for _ in range(20))


@given(st.lists(st.integers(), max_size=80))
@settings(deadline=None, derandomize=True, max_examples=40)
def test_a_shuffle_loses_nothing_and_leaves_the_pack_as_it_was(items: list[int]) -> None:
    before = list(items)
    assert Counter(Stream("any").shuffled(items)) == Counter(before)
    assert items == before


def test_every_order_of_a_small_pack_is_about_as_likely() -> None:
    stream = Stream("fair")
    met = Counter(tuple(stream.shuffled("abc")) for _ in range(1200))
    assert met.keys() == set(permutations("abc"))
    assert all(150 < count < 250 for count in met.values())


def test_the_deals_of_a_seed_and_of_other_seeds_and_games_differ() -> None:
    decks = [
        tuple(deck_of(game, range(45), seed, deal))
        for game in ("tallyho", "tarot")
        for seed in ("a", "b", "daily:2026-11-30")
        for deal in range(3)
    ]
    assert len(set(decks)) == len(decks)


def test_a_choice_and_a_sample_come_from_the_items() -> None:
    stream = Stream("pick")
    assert {stream.choice("abc") for _ in range(40)} == set("abc")
    assert all(len(set(stream.sample(range(9), 4))) == 4 for _ in range(20))
