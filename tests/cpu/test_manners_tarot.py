"""Good manners at French tarot for two, on built positions: what a hard player never forgets.

South is to answer, and plays against West; all that West holds unseen is among the cards that are out. A right answer
is right on the average of the hands that West may hold, and a wrong one costs more than a point, as exact values of
sampled hands have shown. Only between equals it costs none; and the first trick is too early for exact values.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pytest

from cardtable.core.cards import Card
from cardtable.core.deal import DOWN, UP, Face, Move, Note, View
from cardtable.games.tarot import BOUTS, PILES, TRUMP, Tarot, halves

from ..helpers.deals import cards
from ..helpers.manners import SEATS, Case, asked_view, check, check_sense, reached, story

ME, FOE = range(2)
REST = "the rest"


def position(
    hand: str,
    out: str,
    tricks: str = "",
    leads: str = "S",
    tops: str = "",
    theirs: str = "",
) -> View:
    """South's view before playing a card of this hand or of these tops; West's tops are `theirs`.

    "H3+2" is a top that covers two cards. `out`: all cards that South has not seen, in West's hand and covered, or
    REST; the others are gone, and have brought both the same, but of an odd number of bouts South has one more.
    `leads`: who leads the first trick that is told.
    """
    past = story(Tarot, {}, SEATS.index(leads), TRUMP, tricks)
    assert past.then == ME, "South is to play"
    known = {f"hand:{ME}": [*cards(hand), *past.of(ME)]}
    sizes = {f"hand:{ME}": len(known[f"hand:{ME}"])}
    for seat, row in ((ME, tops), (FOE, theirs)):
        assert len(row.split()) <= PILES
        for number, word in enumerate(row.split()):
            top, _, under = word.partition("+")
            known[f"pile:{seat}.{number}"] = [Card.parse(top)]
            sizes[f"pile:{seat}.{number}"] = 1 + int(under or 0)
    mine, foes = (sum(size for name, size in sizes.items() if f":{seat}" in name) for seat in (ME, FOE))
    sizes[f"hand:{FOE}"] = mine - foes
    unseen = Tarot.pack if out == REST else cards(out)
    live = {*unseen, *(turn.card for turn in past.turns), *(card for pile in known.values() for card in pile)}
    known["gone"] = gone = [card for card in Tarot.pack if card not in live]
    sizes["gone"] = len(gone)
    assert sum(sizes.values()) == len(Tarot.pack), f"{2 * mine} cards are left, and not {len(live)}"
    log: list[Move | Note] = []
    won: dict[str, list[Card]] = {"won:0": [], "won:1": []}
    for at in range(0, len(gone), 2):
        two, taker = tuple(gone[at : at + 2]), at // 2 % 2
        log += [Move((card,), f"hand:{seat}", "trick", (seat,), (UP,)) for seat, card in enumerate(two)]
        log.append(Move(two, "trick", f"won:{taker}", (UP,) * 2, (DOWN,) * 2))
        won[f"won:{taker}"] += two
    took, taken = sum(map(halves, gone)), len(BOUTS.intersection(gone))

    def start(piles: Mapping[str, Sequence[Card]]) -> Tarot:
        lying: dict[str, list[Face]] = {}
        laid: dict[str, list[Card]] = {"trick": []}
        for name, pile in piles.items():
            if name.startswith("pile"):
                laid[name] = [*pile[1:], pile[0]]
                lying[name] = [*[DOWN] * (len(pile) - 1), UP]
            elif name != "gone":
                laid[name] = list(pile)
        deal = Tarot.set_up(
            laid | won,
            lying,
            took=(took - took // 2, took // 2),
            bouts=(taken - taken // 2, taken // 2),
            takers=tuple(at % 2 for at in range(len(gone) // 2)),
            log=list(log),
        )
        deal.lead(SEATS.index(leads))
        return deal

    return asked_view(reached(Tarot, start, known, sizes, past.turns), "play")


def at(hand: str, out: str, tricks: str = "", **more: str) -> Callable[[], View]:
    return partial(position, hand, out, tricks, **more)


def led(card: str, hand: str, out: str, tops: str = "S10+1", theirs: str = "H10+1") -> Callable[[], View]:
    """West has led this card."""
    return at(hand, out, card, leads="W", tops=tops, theirs=theirs)


def leading(hand: str, out: str, tops: str = "S10+1", theirs: str = "H10+1") -> Callable[[], View]:
    return at(hand, out, tops=tops, theirs=theirs)


SAFE = "keeps the Petit safe"
LAST = "keeps the Petit for the last trick where nobody can take it"
CATCH = "catches the other's Petit"
EXCUSE = "plays the Excuse before the last trick, and not for nothing"
BOSS = "keeps the boss card and plays the lowest that will do"
EQUALS = "plays the lowest of equals"
WIN = "wins with a card that would fall later"
THROWN = "throws no honour under a card that it cannot beat"
LEAD = "leads nothing that is lost by it"
CASH = "cashes what is shown to be good"
UNCOVER = "uncovers what must lie there, or probably does"

# the first trick
DEALT = "SK S9 S7 S4 S2 HQ H5 H2 DK D9 D7 D6 D3 CQ CJ C9 C4 C2 T1 T2 T5"
TOPS = {"tops": "D8+2 C7+2 H8+2 S8+2 C10+2 D10+2", "theirs": "S10+2 H10+2 C8+2 D2+2 H9+2 S6+2"}

CASES = [
    # --- the Petit ----------------------------------------------------------------------------------------------
    Case(
        SAFE,
        "not under a trump that cannot be beaten",
        led("T10", "T1 T5 T7 D4 S4 D2", "T9 T14 S5 C7 D7 S9 S7"),
        forbidden="T1",
    ),
    Case(
        SAFE,
        "not in the first trick, under a trump that cannot be beaten",
        led("T10", DEALT, REST, **TOPS),
        forbidden="T1",
    ),
    Case(
        SAFE,
        "it does not open the hand",
        leading(DEALT, REST, **TOPS),
        forbidden="T1",
    ),
    Case(
        SAFE,
        "another trump goes under 20, and the lowest",
        led("T20", "T1 T2 T19 D4 S4 D2", "T14 T12 T18 S5 C7 D7 S9"),
        allowed="T2",
    ),
    Case(
        SAFE,
        "it comes home by a ruff while West has trumps",
        led("S7", "T1 T5 D5 D6 C5", "S5 H3 D3 T12 H7 D9 C9 T14", tops="D8+1 C7+1", theirs="S9+1 C8+1"),
        allowed="T1",
    ),
    Case(
        SAFE,
        "it comes home on a king, and the Excuse waits",
        led("HK", "T1 EXC D4 S4 D2 S8", "T9 T12 S5 C7 D8 D6 C5"),
        allowed="T1",
    ),
    Case(
        SAFE,
        "the Excuse saves it",
        led("T10", "T1 EXC D7 S4 S3 S6", "T9 C2 C9 C6 D2 D6 D5"),
        allowed="EXC",
    ),
    Case(
        SAFE,
        "it is not led into trumps",
        leading("T1 T7 HK D3 S2", "T9 C9 H9 T12 T13 H5 H6 S6 S5", tops="D8+1 C7+1", theirs="S9+1 C8+1"),
        forbidden="T1",
    ),
    Case(
        SAFE,
        "its last guard is not led",
        leading("T1 T9 S7 D7 S3 S5", "T14 T15 C4 H4 D2 D4 C2 C5", theirs="T12+1"),
        forbidden="T1 T9",
    ),
    Case(
        LAST,
        "another trump ruffs",
        led("C7", "T1 T9 D8 S9 D6", "S2 S3 H9 D2 S6 H5"),
        allowed="T9",
    ),
    Case(
        LAST,
        "another trump ruffs, and nothing else is high",
        led("C7", "T1 T9 S3 S9 S8", "S6 D7 D4 D2 H7 H5"),
        allowed="T9",
    ),
    Case(
        LAST,
        "it is not led",
        leading("T1 T9 D8 S9 D6 S3", "S2 H4 H2 D3 S7 H5 S5 H8"),
        forbidden="T1",
    ),
    Case(
        LAST,
        "the king goes first",
        leading("T1 HK", "C5", tops="", theirs="H3"),
        allowed="HK",
    ),
    Case(
        LAST,
        "the other trump goes first",
        leading("T1 T9", "C5", tops="", theirs="D6"),
        allowed="T9",
    ),
    Case(
        CATCH,
        "it lies bare, and there is no other trump",
        leading("T5 HK D4 S4", "D7 C3 D5 D9 C7 C8", theirs="T1"),
        allowed="T5",
    ),
    Case(
        CATCH,
        "it lies bare, and nothing is high but the trump",
        leading("T5 S5 S7 S9", "C4 C3 C9 H9 C5 C8", theirs="T1"),
        allowed="T5",
    ),
    Case(
        CATCH,
        "but in the last trick rather than before it",
        leading("T20 D2", "D4", tops="", theirs="T1"),
        allowed="D2",
    ),
    # --- the Excuse ---------------------------------------------------------------------------------------------
    Case(
        EXCUSE,
        "the last trick but one, to lead",
        leading("EXC", "C8 H8", tops="C3", theirs=""),
        allowed="EXC",
    ),
    Case(
        EXCUSE,
        "the last trick but one, with a card beneath West's",
        leading("EXC C3", "D7", tops="", theirs="H5+1"),
        allowed="EXC",
    ),
    Case(
        EXCUSE,
        "the last trick but one, to follow",
        led("C9", "EXC C3", "C8", tops="", theirs=""),
        allowed="EXC",
    ),
    Case(
        EXCUSE,
        "before a king, which takes the last trick",
        leading("EXC DK", "C5", tops="", theirs="D4"),
        allowed="EXC",
    ),
    Case(
        EXCUSE,
        "it saves a bare queen from the king",
        led("HK", "EXC HQ S3 SK D5", "S5 S6 D3 T12 H7 D9 C9 D2", tops="D8+1 C7+1", theirs="S9+1 C8+1"),
        allowed="EXC",
    ),
    Case(
        EXCUSE,
        "it saves the kings from a trump",
        led("T9", "EXC HK DK", "H3 D4 S5 S6", tops="SK+1", theirs="C9+1"),
        allowed="EXC",
    ),
    Case(
        EXCUSE,
        "the king wins without it",
        led("HQ", "EXC HK S3 SK D5", "S5 S6 D3 T12 H7 D9 C9 D2", tops="D8+1 C7+1", theirs="S9+1 C8+1"),
        allowed="HK",
    ),
    Case(
        EXCUSE,
        "it is not led while a queen may need it",
        leading("EXC HQ S2 D4 D7 D9", "T12 HK S4 H7 S3 H8 H3 H4"),
        forbidden="EXC",
    ),
    Case(
        EXCUSE,
        "it does not open the hand",
        leading(DEALT.replace("D9", "EXC"), REST, **TOPS),
        forbidden="EXC",
    ),
    Case(
        EXCUSE,
        "small cards go under the king of another suit",
        led("SK", "EXC HQ S2 D7 S5 D3", "HK H9 H7 S7 H4 D5 D8", tops="D10+1"),
        forbidden="EXC",
    ),
    # --- the boss card, the lowest ------------------------------------------------------------------------------
    Case(
        BOSS,
        "21 is for the 20",
        led("T10", "T12 T21 S3 D3 D4 S6", "T20 T15 T1 S5 S7 S4 C3"),
        allowed="T12",
    ),
    Case(
        BOSS,
        "the nine takes the eight, and the king waits",
        led("H8", "HK H9 H2 D2 S4", "S5 S6 HQ T12 H7 D9 C9 HN", tops="D8+1 C7+1", theirs="S9+1 C8+1"),
        allowed="H9",
    ),
    Case(
        BOSS,
        "a small trump ruffs, and 16 guards the Petit",
        led("HK", "T3 T16 T1 S7 S8 D7 D9", "T14 T15 C5 S6 S2 S5 S4 C2"),
        allowed="T3",
    ),
    Case(
        BOSS,
        "the lowest trump that beats, and 16 guards the Petit",
        led("T10", "T11 T16 T1 S7 S8 D7 D9", "T14 T15 C5 S6 S2 S5 S4 C2"),
        allowed="T11",
    ),
    Case(
        BOSS,
        "what cannot beat 20 is small",
        led("T20", "T5 T19 S4 S5 D3 D7", "T9 T12 T18 D8 S6 D6 C7"),
        allowed="T5",
    ),
    Case(
        BOSS,
        "the trump is kept to come back with once West is out",
        leading("T5 HK S7 H9 H7", "HQ HJ DK C5 H6 S9 C2", theirs="D10"),
        forbidden="T5",
    ),
    Case(
        EQUALS,
        "trumps, to ruff",
        led("HK", "T4 T3 S7 S8 D7 D9", "T14 T15 C5 S6 S2 S5 C2"),
        allowed="T3",
    ),
    Case(
        EQUALS,
        "cards that win",
        led("H4", "H7 H6 H5 S7 D7 D9", "T14 T15 C5 S6 S2 S5 H9", theirs="C10+1"),
        allowed="H5",
    ),
    Case(
        EQUALS,
        "cards that lose",
        led("HK", "H4 H3 H2 S7 D7 D9", "T14 T15 C5 S6 S2 S5 H9", theirs="C10+1"),
        allowed="H2",
    ),
    # --- to win, or to lose little ------------------------------------------------------------------------------
    Case(
        WIN,
        "the king takes the queen",
        led("HQ", "HK HJ H2 D2 S4", "S5 S6 D3 T12 H7 D9 C9 H5", tops="D8+1 C7+1", theirs="S9+1 C8+1"),
        allowed="HK",
    ),
    Case(
        WIN,
        "the king takes the queen in the first trick",
        led("HQ", DEALT.replace("HQ", "HK"), REST, **TOPS),
        allowed="HK",
    ),
    Case(
        WIN,
        "the queen takes the knight while the king is out",
        led("HN", "HQ H2 S3 S9 S8 S4", "HK S7 D8 D5 D3 C7 C6"),
        allowed="HQ",
    ),
    Case(
        WIN,
        "the queen takes the knave while the king is out",
        led("HJ", "HQ H2 S3 S9 S8 S4", "HK T9 S7 D8 D5 D3 C7"),
        allowed="HQ",
    ),
    Case(
        WIN,
        "a bare queen comes home on an Excuse",
        led("EXC", "HQ D4 S4 D9 S9", "HK D3 S2 H4 D2 H5", theirs="HN+1"),
        allowed="HQ",
    ),
    Case(
        THROWN,
        "no queen under the king",
        led("HK", "HQ H2 D2 S4 S3", "S5 S6 T15 H7 D9 C9 H5 H6", tops="D8+1 C7+1", theirs="S9+1 C8+1"),
        allowed="H2",
    ),
    Case(
        THROWN,
        "no queen under the king in the first trick",
        led("HK", DEALT, REST, **TOPS),
        forbidden="HQ",
    ),
    Case(
        THROWN,
        "the knave rather than the queen, which will be the highest",
        led("HK", "HQ HJ D4 S4 D2 S8", "HN H5 S5 C7 D8 D6 C5", theirs="C10+1"),
        allowed="HJ",
    ),
    Case(
        THROWN,
        "no king under a trump",
        led("T10", "DK S2 S3 H5 H6", "S5 S6 D3 T12 H7 D9 C9 D2", tops="D8+1 C7+1", theirs="S9+1 C8+1"),
        forbidden="DK",
    ),
    Case(
        THROWN,
        "no king under the king of another suit",
        led("CK", "DK S2 S3 H5 H6", "D3 D4 D2 H7 D9 H8 C9 S5", tops="D8+1 H3+1", theirs="S9+1 C8+1"),
        forbidden="DK",
    ),
    Case(
        THROWN,
        "no queen that is the highest of her suit",
        led("CK", "DQ H7 S3 S4 S8 S2", "D5 D6 C7 D3 H3 H8 D7", theirs="C10+1"),
        forbidden="DQ",
    ),
    # --- leads --------------------------------------------------------------------------------------------------
    Case(
        LEAD,
        "no queen, and no guard of hers, to a king in sight",
        leading("HQ H3 S6 S9 D3", "T9 C5 C7 H2 D4 C8 H4", theirs="HK+1"),
        forbidden="HQ H3",
    ),
    Case(
        CASH,
        "the queen: West has neither hearts nor trumps, so the king is covered",
        at("HQ S2 C2", "HK C4", "H3 D7 /", theirs="S9+1"),
        allowed="HQ",
    ),
    Case(
        CASH,
        "the queen, before small cards give the lead away",
        at("HQ S2 D2 D3", "HK D4 D5", "H3 C7 /", theirs="S9+1"),
        allowed="HQ",
    ),
    # --- the piles ----------------------------------------------------------------------------------------------
    Case(
        UNCOVER,
        "the Excuse, which can lie nowhere else",
        led("H9", "S2", "EXC", tops="D8+1", theirs="C9 S9"),
        allowed="D8",
    ),
    Case(
        UNCOVER,
        "the Excuse in time, to lead",
        leading("S2", "EXC", tops="D2+1", theirs="C9 S9 D9"),
        allowed="D2",
    ),
    Case(
        UNCOVER,
        "the Excuse with more cards to throw",
        led("H9", "S2 S3", "EXC", tops="D8+1", theirs="C9 S9 S10"),
        allowed="D8",
    ),
    Case(
        UNCOVER,
        "the Excuse, if it lies there",
        at("S2 C2", "EXC C3 S4", "H9 H2 / H10", leads="W", tops="D8+1", theirs="C9"),
        allowed="D8",
    ),
    Case(
        UNCOVER,
        "the king for a queen that West must lead",
        led("C9", "S2", "HK", tops="D8+1", theirs="HQ S9"),
        allowed="D8",
    ),
    Case(
        UNCOVER,
        "the king for a queen in sight, if it lies there",
        at("S2 S3", "HK C10 S8", "H9 H2 / C9", leads="W", tops="D8+1", theirs="HQ"),
        allowed="D8",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_either_answer_is_possible(case: Case) -> None:
    check_sense(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hard_has_manners(case: Case) -> None:
    check(case, "hard")
