import pytest

from cardtable.core.cards import BACK, Card, codes, suited
from cardtable.games import GAMES


@pytest.mark.parametrize(
    ("code", "suit", "rank", "number"),
    [
        ("R14", "R", "14", 14),
        ("R1", "R", "1", 1),
        ("CK", "C", "K", 0),
        ("T21", "T", "21", 21),
        ("FOX", "", "FOX", 0),
    ],
)
def test_a_code_names_a_suit_and_a_rank(code: str, suit: str, rank: str, number: int) -> None:
    card = Card.parse(code)
    assert (card.suit, card.rank, card.number, str(card)) == (suit, rank, number, code)


@pytest.mark.parametrize(
    "code", ["", "R", "fox", "r14", "R-1", "R144", "14", "10R", "R 1", " R1", "R1 ", "?", "FÖX", "R１"]
)
def test_what_cannot_be_a_code_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="is not a card code"):
        Card.parse(code)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_card_of_every_pack_is_found_again_by_its_code(game) -> None:
    assert [Card.parse(str(card)) for card in game.pack] == list(game.pack)
    assert len(set(game.pack)) == len(game.pack)


def test_the_back_of_a_card_is_none_of_the_cards() -> None:
    assert all(BACK not in game.pack for game in GAMES.values())


def test_suited_gives_every_rank_of_every_suit_in_order() -> None:
    assert codes(suited("RY", [1, 5, "K"])) == "R1 R5 RK Y1 Y5 YK"
