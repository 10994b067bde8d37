"""The table in words: whose turn it is, the trick and who takes it, what is known, and nothing that is not."""

from typing import Any

import pytest

from cardtable.core.cards import BACK, Card
from cardtable.core.deal import Deal, Move, Note, View
from cardtable.core.shuffle import Stream
from cardtable.core.tricks import ahead, on_table
from cardtable.games import GAMES
from cardtable.text import LANGUAGES, Words
from cardtable.text.position import card_in_words, position

from .helpers.deals import TABLE_IDS, TABLES, new, states

every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)


@pytest.fixture(scope="module")
def words() -> Words:
    return Words("en")


def known(view: View) -> set[Card]:
    seen = {card for pile in view.piles.values() for card in pile}
    return (seen | {card for event in view.log if isinstance(event, Move) for card in event.cards}) - {BACK}


def played_in_tricks(view: View) -> list[tuple[list[Card], int]]:
    """Every trick that was taken, as it was played, with its taker."""
    tricks, cards = [], list[Card]()
    for event in view.log:
        if isinstance(event, Move) and event.target == "trick":
            cards += event.cards
        elif isinstance(event, Note) and event.kind == "trick":
            tricks.append((cards, event.values["seat"]))
            cards = []
    return tricks


@every_table
def test_whoever_is_ahead_with_the_last_card_takes_the_trick(game: type[Deal], options: dict[str, Any]) -> None:
    """A trick but for its last card, and the last card added: the same rules say who takes it."""
    compared = 0
    for seed in range(3):
        _, deal = new(game, options, seed)
        before: View | None = None
        for state in states(deal, Stream(f"ahead {seed}")):
            view = state.view(0)
            taken = len(view.facts["takers"])
            if before and taken > len(before.facts["takers"]):
                cards, taker = played_in_tricks(view)[-1]
                facts = {**before.facts, "trump": view.facts["trump"]}  # a marriage may have named it
                full = View(**{**vars_of(before), "piles": {"trick": tuple(cards)}, "facts": facts})
                best = ahead(full)
                assert best is not None
                assert best.seat == taker
                compared += 1
            before = view
    assert compared > 10


def vars_of(view: View) -> dict[str, Any]:
    return {name: getattr(view, name) for name in View.__slots__}


@every_table
def test_who_has_played_what_is_as_it_was_played(game: type[Deal], options: dict[str, Any]) -> None:
    found = 0
    _, deal = new(game, options, 1)
    for state in states(deal, Stream("on the table")):
        plays = on_table(state.view(0))
        assert [play.card for play in plays] == list(state.piles.get("trick", ()))
        moves = [event for event in state.log or () if isinstance(event, Move) and event.target == "trick"]
        for play, move in zip(reversed(plays), reversed(moves), strict=False):
            assert move.source.partition(":")[2].partition(".")[0] == str(play.seat)
            found += 1
    assert found > 5


@every_table
def test_no_card_is_named_that_the_listener_may_not_know(
    words: Words, game: type[Deal], options: dict[str, Any]
) -> None:
    _, deal = new(game, options, 0)
    for state in states(deal, Stream("secret")):
        for seat in range(state.seats):
            view = state.view(seat)
            text = " ".join(position(words, view))
            for card in set(game.pack) - known(view):
                name = words.card(game.name, card)
                assert f" {name}," not in text and f" {name}." not in text, (name, text)


@pytest.mark.parametrize("language", list(LANGUAGES))
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_position_has_words(language: str, game: type[Deal]) -> None:
    words = Words(language)
    _, deal = new(game, {}, 2)
    for state in states(deal, Stream("words")):
        for seat in (*range(state.seats), -1):
            lines = position(words, state.view(seat))
            assert lines
            assert all(line and "{" not in line and "None" not in line for line in lines)


def test_a_position_of_tallyho_in_full(words: Words) -> None:
    deal = GAMES["tallyho"].set_up(
        {"hand:0": [Card("R", "14")], "hand:1": [], "hand:2": [Card("G", "7")], "hand:3": [Card("G", "8")],
         "trick": [Card("G", "5")]},
        leader=1, trump="G", declarer=3, high=130, takers=(0, 1, 1), took=(10, 25),
    )  # fmt: skip
    deal.ask_play(2)
    assert position(words, deal.view(0)) == [
        "It is North’s turn.",
        "In the trick: West green 5.",
        "East plays for 130.",
        "Trump is green.",
        "You and North: 1 trick, 10 points.",
        "West and East: 2 tricks, 25 points.",
    ]
    deal.answer(next(iter(deal.asked.answers())))
    assert position(words, deal.view(0))[1:3] == [
        "In the trick: West green 5, North green 7.",
        "North takes it so far.",
    ]
    assert position(words, deal.view(3))[0] == "Your turn."


def test_what_lies_open_on_the_others_piles_is_told(words: Words) -> None:
    _, deal = new(GAMES["tarot"], {}, 1)
    view = deal.view(0)
    tops = [words.card("tarot", pile[-1]) for name, pile in view.piles.items() if name.startswith("pile:1")]
    (line,) = [line for line in position(words, view) if "piles" in line]
    assert line == f"On North’s piles: {', '.join(tops)}."


@pytest.mark.parametrize(
    ("game", "code", "seat", "played", "text"),
    [
        ("tallyho", "R5", 0, False, "red 5, yours: 5 points"),
        ("tallyho", "R6", 1, True, "red 6, played by West: no points"),
        ("tarot", "SK", 1, False, "king of spades, North’s: 4½ points"),
        ("tarot", "S7", None, False, "7 of spades: half a point"),
        ("piedicavallo", "CK", 0, True, "king of cups, played by you: 5 points"),
        ("thousand", "S9", 0, False, "nine of spades, yours: no points"),
        ("piedicavallo", "C2", 0, False, "2 of cups, yours: 1 point"),
    ],
)  # fmt: skip
def test_a_card_in_words(words: Words, game: str, code: str, seat: int | None, played: bool, text: str) -> None:
    _, deal = new(GAMES[game], {}, 0)
    assert card_in_words(words, deal.view(0), Card.parse(code), seat, played) == text


@pytest.mark.parametrize(
    ("game", "points"), [("tallyho", 180), ("tarot", 91), ("piedicavallo", 114), ("thousand", 120)]
)
def test_what_the_cards_count_adds_up(game: str, points: int) -> None:
    rules = GAMES[game]
    assert sum(map(rules.half_points, rules.pack)) == 2 * points
