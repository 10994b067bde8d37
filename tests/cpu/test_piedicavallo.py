"""Piedicavallo's CPU players in situations that a good player does not think about twice."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.deal import DOWN, UP, Move, Note, View
from cardtable.core.fields import OneCard
from cardtable.core.shuffle import Stream, deck_of
from cardtable.cpu import piedicavallo as thumbs
from cardtable.cpu.levels import player
from cardtable.cpu.playout import BIT, LED, PLACE, WORTH, Position, bits, play_out
from cardtable.games.piedicavallo import TOTAL, Piedicavallo, worth
from cardtable.simulate import Plan, Tally, play_all

from ..helpers.deals import cards, new, play

ME, WEST, NORTH, EAST = range(4)  # South, East, North and West play in this order


def plays(text: str) -> list[tuple[int, Card, tuple[str, ...]]]:
    """Who played which card and what was said with it: "N:C4=void:C+alto E:CK"."""
    found = []
    for part in text.split():
        who, _, rest = part.partition(":")
        code, _, said = rest.partition("=")
        found.append(("SWNE".index(who), Card.parse(code), tuple(said.split("+")) if said else ()))
    return found


def table(
    hand: str,
    trick: str = "",
    last: str = "",
    east: str = "",
    north: str = "",
    west: str = "",
    won: tuple[bool, bool] = (True, True),
    voids: Iterable[tuple[int, str]] = (),
    talk: str = "full",
) -> View:
    """South's view before playing, who dealt. Cards that are named nowhere are played, two of them asleep.

    `last`: the trick before this one, if anything was said with it; `won`: which pairs have a trick.
    """
    before, now = plays(last), plays(trick)
    hands = {ME: cards(hand), EAST: cards(east), NORTH: cards(north), WEST: cards(west)}
    named = [card for held in hands.values() for card in held] + [card for _, card, _ in (*before, *now)]
    rest = [card for card in Piedicavallo.pack if card not in named]
    asleep = [card for card in rest if card.rank in ("5", "6")][:2]
    gone = [card for card in rest if card not in asleep]
    log: list[Move | Note] = [Move((card,), "hand:1", "trick", (1,), (UP,)) for card in gone]
    over = [*gone, *(card for _, card, _ in before)]
    for at, (seat, card, said) in enumerate((*before, *now)):
        if at == len(before):
            log.append(Move(tuple(over), "trick", "won:0", (UP,) * len(over), (DOWN,) * len(over)))
        if said:
            log.append(Note("say", {"seat": seat, "suit": card.suit or "T", "remarks": said}))
        log.append(Move((card,), f"hand:{seat}", "trick", (seat,), (UP,)))
    if not now:
        log.append(Move(tuple(over), "trick", "won:0", (UP,) * len(over), (DOWN,) * len(over)))
    assert len(over) % 4 == 0
    side = (0, 1) if all(won) else (won.index(True),)
    piles = {f"hand:{seat}": held for seat, held in hands.items()}
    piles |= {"trick": [card for _, card, _ in now], "won:0": over, "won:1": [], "sleeping": asleep}
    deal = Piedicavallo.set_up(
        piles,
        {"sleeping": [ME] * 2},
        chosen={"talk": talk},
        dealer=ME,
        leader=now[0][0] if now else ME,
        takers=tuple(side[at % len(side)] for at in range(len(over) // 4)),
        took=(sum(map(worth, over)) // 2,) * 2,
        voids=frozenset(voids),
        log=log,
    )
    sizes = {len(held) + sum(who == seat for who, _, _ in now) for seat, held in hands.items()}
    assert len(sizes) == 1, "hands of one size"
    deal.ask_play(ME)
    return deal.view(ME)


def choice(view: View, level: str = "medium") -> tuple[str, str]:
    """The card that is played, and the code of the reason."""
    decision = player(level, "key").think(view)
    return str(decision.action.values["card"]), decision.reason


POSITIONS: dict[str, tuple[dict[str, Any], str]] = {
    "smear on partner's trick": (
        {"hand": "CQ C1 S5", "trick": "E:C4 N:CK W:C3", "east": "S6 D1", "north": "S7 D2", "west": "S8 D3"},
        "CQ smear",
    ),
    "nothing dear under an opponent's king": (
        {"hand": "CQ C1 S5", "trick": "E:CK N:C4 W:C3", "east": "S6 D1", "north": "S7 D2", "west": "S8 D3"},
        "C1 keep-high",
    ),
    "the king takes it in the last seat": (
        {"hand": "CK C1 S5", "trick": "E:CN N:C4 W:C3", "east": "S6 T1", "north": "S7 D2", "west": "S8 D3"},
        "CK win",
    ),
    "the bagatto comes home by a ruff": (
        {"hand": "T1 T9 S5", "trick": "E:CK N:C4 W:C3", "east": "S6 D1", "north": "S7 D2", "west": "S8 T20"},
        "T1 bagatto-home",
    ),
    "but not under a higher trump": (
        {"hand": "T1 T9 S5", "trick": "E:CK N:C4 W:T5", "east": "S6 D1", "north": "S7 D2", "west": "S8 D3"},
        "T9 ruff",
    ),
    "the bagatto is kept from a lost trick": (
        {"hand": "T1 T5 S5", "trick": "E:T20 N:T4 W:T3", "east": "S6 D1", "north": "S7 D2", "west": "S8 D3"},
        "T5 keep-bagatto",
    ),
    "and given to partner's": (
        {"hand": "T1 T5 S5", "trick": "E:T4 N:T21 W:T3", "east": "S6 T20", "north": "S7 D2", "west": "S8 D3"},
        "T1 smear",
    ),
    "the Matto saves a king": (
        {"hand": "CK MAT S5", "trick": "E:C4 N:C3 W:T9", "east": "S6 D1", "north": "S7 D2", "west": "S8 D3"},
        "MAT matto-saves",
    ),
    "it stays where the king is partner's": (
        {"hand": "CK MAT S5", "trick": "E:C4 N:T9 W:C3", "east": "S6 T8", "north": "S7 D2", "west": "S8 D3"},
        "CK smear",
    ),
    "the Matto saves the bagatto": (
        {"hand": "T1 MAT S5", "trick": "E:T20 N:T4 W:T3", "east": "S6 D1", "north": "S7 D2", "west": "S8 D3"},
        "MAT matto-saves",
    ),
    "the highest card is cashed": (
        {"hand": "SK S5 D4", "east": "S6 S7 D1", "north": "S8 D2 C1", "west": "S9 D3 C2"},
        "SK cash-high",
    ),
    "the queen too once the king is gone": (
        {"hand": "SQ S5 D4", "east": "S6 S7 D1", "north": "S8 D2 C1", "west": "S9 D3 C2"},
        "SQ cash-high",
    ),
    "but not where it is ruffed": (
        {
            "hand": "SK D4 C3",
            "east": "T6 T7 D1",
            "north": "S8 D2 C1",
            "west": "S9 D3 C2",
            "voids": [(EAST, "S"), (EAST, "C")],
        },
        "C3 lead-low",
    ),
    "trumps are drawn before the kings": (
        {"hand": "T21 T20 SK BK", "east": "T5 S6 B6 C1", "north": "S8 B8 D2 C2", "west": "T6 S9 B9 C3"},
        "T20 draw-trumps",
    ),
    "trumps that nobody can take are cashed": (
        {"hand": "T9 T10", "east": "D1 DK", "north": "S8 S9", "west": "DQ S10"},
        "T9 cash-trumps",
    ),
    "one trick before it is too late": (
        {
            "hand": "T20 T3 MAT",
            "trick": "E:SK N:S5 W:S6",
            "east": "T21 T19",
            "north": "D2 D4",
            "west": "D3 C1",
            "won": (False, True),
        },
        "T3 avoid-sweep",
    ),
    "the dearest card of many that win": (
        {"hand": "CK CQ C1", "trick": "E:CJ N:C4 W:C3", "east": "T6 T7", "north": "S7 D2", "west": "S8 T8"},
        "CK win",
    ),
    "a small trump is enough": (
        {"hand": "T20 T9 S5", "trick": "E:CK N:C4 W:C3", "east": "T6 D1", "north": "S7 D2", "west": "S8 T8"},
        "T9 ruff",
    ),
    "no trump on partner's trick if another card will do": (
        {"hand": "T20 MAT S5", "trick": "E:C4 N:CK W:C3", "east": "T6 D1", "north": "S7 D2", "west": "S8 T8"},
        "MAT matto-saves",
    ),
    # --- what was said
    "a lead to the king that partner has told of": (
        {
            "hand": "C3 D3 S5",
            "last": "N:C4=court:CK E:C5 S:C6 W:CN",
            "north": "CK S8 S9",
            "east": "C1 DK S6",
            "west": "C2 DQ S10",
            "talk": "simple",
        },
        "C3 lead-to-told",
    ),
    "a lead that partner ruffs": (
        {
            "hand": "C3 D3 B5",
            "last": "N:C4=void:C E:CK S:C6 W:CN",
            "north": "T9 T8 D2",
            "east": "C1 DK CJ",
            "west": "CQ DQ C2",
            "voids": [(EAST, "T"), (WEST, "T")],
            "talk": "simple",
        },
        "C3 as-asked",
    ),
    "no queen into the king that an opponent has told of": (
        {
            "hand": "CQ C3 S5",
            "last": "E:C4=court:CK N:C5 W:C6 S:CN",
            "north": "CJ S8 S9",
            "east": "CK DK S6",
            "west": "C2 DQ S10",
        },
        "S5 lead-low",
    ),
    "a king is safe from those who told that they are out of trumps": (
        {
            "hand": "SK D5 B5",
            "last": "E:T9=no-trumps N:T8 W:T7=no-trumps S:T10",
            "north": "T20 S8 S9",
            "east": "S6 DK BK",
            "west": "S7 DQ BQ",
        },
        "SK cash-high",
    ),
    "and not from one who told of being void": (
        {
            "hand": "SK D5 B6",
            "last": "E:S10=void:S N:S9 W:SN S:SQ",
            "north": "D1 S8 B8",
            "east": "T9 D2 B9",
            "west": "S7 DQ B10",
        },
        "D5 lead-low",
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_position(name: str) -> None:
    where, expected = POSITIONS[name]
    assert " ".join(choice(table(**where))) == expected


# --- what partner asks for ----------------------------------------------------------------------------------

# whatever South leads, it takes all that is left
QUIET: dict[str, Any] = {"hand": "D1 S10 B10", "north": "D2 S9 B9", "east": "D3 S8 B8", "west": "D4 S7 B7"}


@pytest.mark.parametrize(
    ("said", "asked"),
    [("ask:lead-same:low", "D1"), ("ask:lead-other:low", "S10 B10"), ("alto", "S10 B10"), ("void:D", "D1")],
)
def test_a_lead_that_costs_nothing_is_granted(said: str, asked: str) -> None:
    """What is told of a void is taken for a request to lead to it."""
    where = dict(QUIET)
    if said in ("alto", "void:D"):
        where["north"] = {"alto": "D2 B9 B6", "void:D": "S6 S9 B9"}[said]
    view = table(**where, last=f"N:DJ={said} E:D5 S:DQ W:DN")
    card, reason = choice(view)
    assert card in asked.split()
    assert reason in ("as-asked", "also-asked")


def test_a_request_turns_the_choice() -> None:
    """Of leads that are as good, the one asked for; not what an opponent asks for."""

    def led(who: str, said: str) -> str:
        words = {seat: f"={said}" if seat == who else "" for seat in "NE"}
        return choice(table(**QUIET, last=f"N:DJ{words['N']} E:D5{words['E']} S:DQ W:DN"))[0]

    assert led("N", "ask:lead-same:low") != led("N", "ask:lead-other:low")
    assert led("E", "ask:lead-same:low") == led("E", "ask:lead-other:low")


def test_an_old_request_is_over() -> None:
    view = table(**QUIET, last="N:DJ=ask:lead-same:low E:D5 S:DQ W:DN")
    later = replace(view, facts={**view.facts, "takers": (*view.facts["takers"], 0)})
    assert choice(later)[1] not in ("as-asked", "also-asked", "asked-too-dear")


def test_a_request_that_costs_too_much_is_not_granted() -> None:
    """East, yet to play, has told of the king that takes the queen: what that costs is weighed against the wish."""
    view = table(
        hand="CQ C5 S5",
        last="E:CJ=court:CK N:C6 W:C1 S:C2",
        trick="N:C4=ask:farlo W:C3",
        north="S6 D1",
        west="S7 D2",
        east="CK T8 T9",
    )
    for heed, expected in ((0.5, ("C5", "asked-too-dear")), (50.0, ("CQ", "as-asked"))):
        thought = thumbs.answer(view, Stream("dear"), replace(thumbs.MEDIUM, heed=heed, heed_full=heed))
        assert (str(thought.values["card"]), thought.reason) == expected


def test_points_are_not_given_once_an_opponent_has_the_trick() -> None:
    view = table(hand="CK C1 S5", trick="N:C4=ask:points W:T20", north="S6 D1", west="S7 D2", east="S8 D3 D4")
    assert choice(view) == ("C1", "keep-high")


def test_farlo_takes_the_trick() -> None:
    view = table(hand="CQ C5 S5", trick="N:C4=ask:farlo W:C3", north="S6 D1", west="S7 D2", east="S8 C2 D4")
    assert choice(view) == ("CQ", "also-asked")


# --- the discard --------------------------------------------------------------------------------------------


def dealt(hand: str) -> View:
    """The dealer's view before the discard."""
    mine = cards(hand)
    others = [card for card in Piedicavallo.pack if card not in mine]
    return Piedicavallo([*others, *mine], dealer=ME).view(ME)


LONG = "T3 T5 T7 T9 T12 T14"


@pytest.mark.parametrize(
    ("hand", "slept", "reason"),
    [
        (f"{LONG} DQ DN CK C2 C3 C4 SK S5 S6 S7 BK", {"DQ", "DN"}, "discard-void"),
        (f"{LONG} T16 T18 CQ CN DK D1 D2 SK S5 S6 S7", {"CQ", "CN"}, "discard-void"),
        ("T9 T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 SK CK C3 MAT", {"C3", "T9"}, "discard-low"),
    ],
)
def test_discard(hand: str, slept: set[str], reason: str) -> None:
    decision = player("medium", "key").think(dealt(hand))
    assert set(map(str, decision.action.values["cards"])) == slept
    assert decision.reason == reason


def test_kings_keep_their_guards_and_no_discard_is_refused() -> None:
    bare = kings = 0
    for number in range(25):
        hand = deck_of("piedicavallo", Piedicavallo.pack, "guards", number)[-17:]
        view = Piedicavallo(deck_of("piedicavallo", Piedicavallo.pack, "guards", number), dealer=ME).view(ME)
        assert sorted(view.hand) == sorted(hand)
        away = player("medium", "key").think(view).action.values["cards"]
        left = [card for card in hand if card not in away]
        for king in (card for card in left if card.rank == "K"):
            guards = [sum(card.suit == king.suit for card in some) for some in (hand, left)]
            kings += guards[0] > 1
            bare += guards[0] > 1 and guards[1] == 1
    assert kings > 15
    assert bare <= 1


# --- counting -----------------------------------------------------------------------------------------------


def test_playouts_count_as_the_rules_do() -> None:
    """Each play-out is a game by the rules: from the first lead to the last trick, all points are there."""
    for number in range(30):
        _, deal = new(Piedicavallo, {"talk": "off"}, number)
        stream = Stream(f"count {number}")
        play(deal, stream, stop=1 + stream.below(50))
        assert isinstance(deal, Piedicavallo)
        assert deal.asked is not None
        seat = deal.asked.seat
        hands = [bits(deal.hand(other)) for other in range(4)]
        points = sum(map(worth, deal.cards("sleeping")))
        asleep = (0, points) if deal.dealer & 1 else (points, 0)
        at = Position(seat, deal.cards("trick"), deal.took, deal.takers)
        field = deal.asked.fields["card"]
        assert isinstance(field, OneCard)
        for card in field.among:
            ahead, taker = play_out(hands.copy(), at, PLACE[card], asleep)
            assert (TOTAL + ahead) % 2 == 0
            assert abs(ahead) <= TOTAL
            assert 0 <= taker < 4
            if len(deal.hand(seat)) == 1 and len(deal.cards("trick")) == 3:
                twin = deal.copy()
                twin.answer(next(twin.asked.answers()) if twin.asked else pytest.fail())
                assert twin.result is not None
                side = seat % 2
                assert ahead == twin.result.points[side] - twin.result.points[1 - side]


def test_tables_of_cards_agree_with_the_rules() -> None:
    for card, place in PLACE.items():
        assert WORTH[place] == worth(card)
        assert BIT[card] == 1 << place
        assert bool(LED[place]) == bool(card.suit)


# --- players ------------------------------------------------------------------------------------------------


def course(deal: Piedicavallo, *levels: str) -> list[str]:
    """How a deal goes on with players of these levels."""
    answers = []
    while deal.asked:
        action = player(levels[deal.asked.seat % len(levels)], "key").think(deal.view(deal.asked.seat)).action
        answers.append(str(action.to_json()))
        deal.answer(action)
    return answers


def test_the_same_seed_plays_the_same() -> None:
    deals = [new(Piedicavallo, {"talk": "full"}, "same")[1] for _ in range(2)]
    one, two = (course(deal, "easy", "medium") for deal in deals if isinstance(deal, Piedicavallo))
    assert one == two


def test_only_the_view_is_used() -> None:
    """Where two cards that nobody has seen change places, a player answers the same."""
    for number in range(4):
        deck = deck_of("piedicavallo", Piedicavallo.pack, "unseen", number)
        views = []
        for turned in (deck, [*deck[:3], deck[20], *deck[4:20], deck[3], *deck[21:]]):
            deal = Piedicavallo(turned, dealer=0)  # East and North hold the first cards
            views.append(deal.view(0))
        one, two = (player("medium", "key").think(view) for view in views)
        assert one == two


def strength(*levels: str, deals: int) -> Tally:
    plan = Plan("piedicavallo", "strength", deals, levels * 2, {}, single=True, duplicate=True)
    tally = Tally(plan)
    for played in play_all(plan):
        tally.add(played)
    assert tally.faults == 0
    return tally


def test_medium_is_stronger_than_random() -> None:
    tally = strength("medium", "random", deals=4)
    assert tally.duplicates_won()["won"] >= 3
    mean = tally.to_json()["lead"]["mean"]
    assert mean is not None
    assert mean > 8


def test_a_slip_is_no_insult() -> None:
    """An easy player's second best never takes partner's trick, nor throws a dear card to an opponent."""

    def insults(trick: str, card: str) -> bool:
        view = table(hand="CQ C1 S5", trick=trick, east="S6 D1", north="S7 D2", west="S8 D3")
        return thumbs.Turn(view, thumbs.EASY).insults(Card.parse(card))

    assert insults("E:C4 N:CN W:C3", "CQ")
    assert not insults("E:C4 N:CK W:C3", "CQ")
    assert insults("E:CK N:C4 W:C3", "CQ")
    assert not insults("E:CK N:C4 W:C3", "C1")


def test_an_easy_player_slips_and_forgets() -> None:
    slips, steady = replace(thumbs.EASY, slips=100), replace(thumbs.EASY, slips=0)
    where = table(hand="SK S5 D4", east="S6 S7 D1", north="S8 D2 C1", west="S9 D3 C2")
    assert str(thumbs.answer(where, Stream("slip"), steady).values["card"]) == "SK"
    assert str(thumbs.answer(where, Stream("slip"), slips).values["card"]) != "SK"
    said = table(**QUIET, last="N:DJ=ask:farlo+alto E:D5 S:DQ W:DN", voids=[(EAST, "C")])
    easy, medium = thumbs.Turn(said, thumbs.EASY), thumbs.Turn(said, thumbs.MEDIUM)
    assert medium.said.claims and medium.thumbs.sense.voids
    assert not easy.said.claims and not easy.thumbs.sense.voids


def test_no_habit_makes_an_easy_player_rude() -> None:
    """Where nobody can take partner's trick, a player with many slips leaves it there as well."""
    rude = replace(thumbs.EASY, slips=100)
    view = table(hand="CK C1 S5", trick="E:C4 N:CQ W:C3", east="S6 D1", north="S7 D2", west="S8 D3")
    turn = thumbs.Turn(view, rude)
    assert turn.rude(Card.parse("CK"))
    assert not turn.rude(Card.parse("C1"))
    for number in range(20):
        assert str(thumbs.answer(view, Stream(f"rude {number}"), rude).values["card"]) == "C1"


def test_a_card_that_was_told_of_is_counted_on() -> None:
    """What partner has told of is there for certain, what sleeps cannot be a trump or a king."""
    where = POSITIONS["a lead to the king that partner has told of"][0]
    sense = thumbs.Turn(table(**where), thumbs.MEDIUM).thumbs.sense
    king = Card.parse("CK")
    assert sense.chance(NORTH, [king]) == 1.0
    assert sense.chance(EAST, [king]) == sense.chance(WEST, [king]) == 0.0
    other = Card.parse("DK")
    assert abs(sum(sense.chance(seat, [other]) for seat in (NORTH, EAST, WEST)) - 1.0) < 1e-9
