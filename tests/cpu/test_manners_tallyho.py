"""Good manners at Tallyho: positions in which a player at a club would be looked at for another card.

South answers, and North is the partner; the order of play is S W N E. Each right answer is right by some points in the
mean of the worlds that may be, and hardly ever wrong in one (checked with exact values of a hundred worlds); only the
"equals" are worth the same, and told apart by what is seemly.
"""

from functools import partial

import pytest

from ..helpers.manners import Case, check, check_sense, tallyho, tallyho_bid, tallyho_den

# W has drawn trumps in three rounds: G11 and G12 are not seen yet
DREW = "G1 G5 G6 G7 / G14 G8 FOX G9 / G13 Y6 Y7 G10 / "
# the same, and South holds the last one, G12
MINE = "G1 G5 G6 G7 / G14 G8 FOX G9 / G13 Y6 G11 G10 / "
# the same, and there are none any more
GONE = "G1 G5 G6 G7 / G14 G8 FOX G9 / G13 G12 G11 G10 / "
# N has drawn them: W and E have none; G10, G11, G12 are not seen yet
NORTH = "G1 G6 G5 G7 / G14 G8 FOX Y6 / G13 Y7 G9 Y8 / "

against = partial(partial, tallyho, declarer="W")
declaring = partial(partial, tallyho, declarer="S")
with_north = partial(partial, tallyho, declarer="N")

CASES = [
    # --- points go to the partner's sure tricks ------------------------------------------------------------------
    Case(
        "smear",
        "a ten on the partner's 1, last to play",
        against("R10 R6 B6 B8 B9 Y8 Y9", DREW + "R8 R1 R5"),
        allowed="R10",
        partner=True,
    ),
    Case(
        "smear",
        "a five, where there is no more",
        against("R5 R6 B6 B8 B9 Y8 Y9", DREW + "R8 R1 R7"),
        allowed="R5",
        partner=True,
    ),
    Case(
        "smear",
        "a ten of another colour",
        against("Y10 Y8 Y9 B6 B8 B9 B11", DREW + "R8 R1 R5"),
        allowed="Y10",
        partner=True,
    ),
    Case(
        "smear",
        "third to play: nobody can take it any more",
        with_north("R10 R7 B6 B8 B9 Y9 Y12", NORTH + "R1 R6"),
        allowed="R10",
        partner=True,
    ),
    Case(
        "smear",
        "a ten on the partner's ruff",
        against("B10 B6 B8 B9 R12 R10", "G1 G5 G6 G7 / G14 G8 FOX G10 / R1 R5 R6 R7 / R14 R8 R9 R11 / Y14 G9 Y6"),
        forbidden="B6 B8 B9 R12",
        partner=True,
    ),
    Case(
        "smear",
        "not a 1 that wins a trick itself",
        against("Y1 B10 Y9 B6 B8 B9 B11", GONE + "R8 R1 R5"),
        forbidden="Y1",
    ),
    Case(
        "smear",
        "the Fox on the partner's highest trump",
        with_north("FOX G7 Y6 Y8 Y9 Y11", "R1 R6 R7 R5 / R14 R8 R9 R10 / B1 B6 B7 B8 / B14 B9 B11 B12 / G1 G6"),
        allowed="FOX",
        partner=True,
    ),
    # --- and never to the opponents' ----------------------------------------------------------------------------
    Case(
        "no points",
        "the 14 does not fall under the 1",
        against("R14 R7 B6 B8 B9 Y8 Y9", DREW + "R1 R5 R6"),
        allowed="R7",
        partner=True,
    ),
    Case(
        "no points",
        "second to play: nor before the partner has played",
        partial(tallyho, "R14 R6 B6 B8 B9 Y8 Y9", "G1 G5 G6 G7 / G14 G8 G9 FOX / G13 G10 G11 G12 / R1", "E"),
        allowed="R6",
        partner=True,
    ),
    Case(
        "no points",
        "a ten that is high after this trick",
        against("R10 R6 B8 B9 Y8 Y9", GONE + "R14 R11 R12 R13 / R1 R5 R7"),
        allowed="R6",
        partner=True,
    ),
    Case(
        "no points",
        "a high ten of another colour",
        against("Y10 Y9 B6 B8 B9", GONE + "Y1 Y11 Y5 Y6 / Y14 Y12 Y7 Y8 / R1 R5 R6"),
        forbidden="Y10",
        partner=True,
    ),
    Case(
        "no points",
        "the Fox, which would be the last trump",
        against("FOX G12 B6 B8 B9 Y8 Y9 R6", "G1 G5 G6 G7 / G14 G8 G9 G10 / G13 Y6 G11"),
        allowed="G12",
        partner=True,
    ),
    # --- the partner's winner is not trumped ----------------------------------------------------------------------
    Case(
        "no ruff",
        "last to play",
        against("G12 B10 B6 B8 R6 R7 R8", MINE + "Y8 Y1 Y5"),
        forbidden="G12",
        partner=True,
    ),
    Case(
        "no ruff",
        "third to play: neither opponent has a trump",
        with_north("G11 B10 B6 B8 Y9 Y12 Y13", NORTH + "R1 R6"),
        forbidden="G11",
        partner=True,
    ),
    Case(
        "no ruff",
        "a 14 is high as well, once the 1 is gone",
        with_north("G12 B10 B6 B8 B9 B11", NORTH + "Y1 Y9 Y10 Y11 / Y14 Y12"),
        forbidden="G12",
        partner=True,
    ),
    Case(
        "no ruff",
        "nor is the partner's ruff ruffed over",
        against("G12 G11 B6 B8 B9 B11 R8 R9", "G1 G5 G6 G7 / R1 R5 R6 R7 / Y14 G8 Y6"),
        forbidden="G12 G11",
        partner=True,
    ),
    # --- and not overtaken ------------------------------------------------------------------------------------------
    Case(
        "no overtaking",
        "the 1 stays for another trick",
        against("R1 R10 B1 Y8 Y9 B6 B8", GONE + "R8 R14 R5"),
        allowed="R10",
        partner=True,
    ),
    Case(
        "no overtaking",
        "a card that is high afterwards",
        against("R13 R8 Y1 B6 B8 B9", GONE + "R1 R14 R5 R6 / R10 R12 R7"),
        allowed="R8",
        partner=True,
    ),
    Case(
        "no overtaking",
        "the highest trump on the second",
        with_north("G1 G7 Y9 B6 B8 B9", "R1 R6 R7 R5 / R14 R8 R9 R10 / B1 B5 B7 B10 / B14 B11 B12 B13 / G14 G6"),
        allowed="G7",
        partner=True,
    ),
    # --- the declarer draws trumps ---------------------------------------------------------------------------------
    Case(
        "draw trumps",
        "before a long colour is ruffed",
        declaring("G1 G14 G13 G12 R14 R13 R12 R11 Y9", "R1 R5 R6 R7", den="Y5 Y6 Y7 Y8 B5"),
        allowed="G1 G14 G13 G12",
    ),
    Case(
        "draw trumps",
        "as long as any are out",
        declaring("G14 G13 G12 R14 R13 R12 Y9", "G1 G5 G6 G7 / R1 R5 R6 R7 / B1 B5 B6 B7", den="Y5 Y6 Y7 Y8 B8"),
        allowed="G14 G13 G12",
    ),
    Case(
        "draw trumps",
        "the last one, which is the Fox",
        declaring(
            "G14 G13 R13 R12 R11",
            "G1 G5 G6 G7 / G12 G8 Y9 G9 / R1 R5 R6 R7 / R14 R8 R9 R10 / G11 B6 B7 G10",
            den="B5 B8 Y5 Y6 Y7",
        ),
        allowed="G14 G13",
    ),
    # --- and leads none once both opponents are out -----------------------------------------------------------------
    Case(
        "no trump lead",
        "the last one takes the last trick",
        declaring(
            "G12 B6 Y8",
            "G1 G5 G6 G7 / G14 G8 FOX G10 / G13 G9 G11 B7 / R1 R5 R6 R8 / R14 R10 R11 R12 / B1 B9 B10 B11"
            " / Y1 Y5 Y7 B12",
            den="R7 R9 B5 B8 Y9",
        ),
        forbidden="G12",
    ),
    Case(
        "no trump lead",
        "a high card is cashed before it",
        against("G12 R13 B6", MINE + "R1 R5 R6 R7 / R14 R8 R9 R10 / B1 B5 B7 B8 / Y14 Y9 Y5 Y1"),
        forbidden="G12",
    ),
    Case(
        "no trump lead",
        "the partner holds the others",
        with_north("G12 R14 B6 Y8 Y9 B8", "G1 G6 G5 G7 / G14 G8 FOX Y6 / G13 Y7 G9 B7 / R5 R6 R1 R7"),
        forbidden="G12",
    ),
    Case(
        "no trump lead",
        "nor is a poor trick ruffed with it before the last",
        against(
            "G12 Y8", MINE + "R1 R5 R6 R7 / R14 R8 R9 R10 / Y1 Y5 Y7 Y9 / B1 B5 B6 B7 / B14 B8 B9 B10 / B13 B11 B12"
        ),
        allowed="Y8",
    ),
    # --- the boss stays, the lowest of equals goes ------------------------------------------------------------------
    Case(
        "boss",
        "the 13 is enough",
        against("R1 R13 R6 Y8 Y9 B6 B8", GONE + "R12 R5 R8"),
        allowed="R13",
    ),
    Case(
        "boss",
        "a card that wins a trick later is not thrown away",
        against("R13 B8 B9 B11 B12", GONE + "R1 R5 R6 R7 / R14 R8 R9 R10 / Y1 Y5 Y6"),
        forbidden="R13",
    ),
    Case(
        "equals",
        "to win with",
        against("R13 R12 R6 Y8 Y9 B6 B8", GONE + "R11 R5 R8"),
        allowed="R12",
    ),
    Case(
        "equals",
        "to follow with",
        against("R7 R6 R9 Y8 Y9 B6 B8", GONE + "R1 R5 R8"),
        allowed="R6",
    ),
    Case(
        "equals",
        "to ruff with",
        against("G12 G11 B6 B8 B9 Y8 Y9", "G1 G5 G6 G7 / G14 G8 FOX G9 / G13 Y6 Y7 G10 / R10 R5 R14"),
        allowed="G11",
    ),
    # --- the Fox is kept safe ---------------------------------------------------------------------------------------
    Case(
        "fox",
        "it ruffs, last to play, before another trump",
        against("FOX G9 B6 B8 B9 Y8", "G1 G5 G6 G7 / G14 G8 G10 G11 / R1 R6 R7 R8 / R13 R9 R11 R12 / R10 R5 R14"),
        allowed="FOX",
    ),
    Case(
        "fox",
        "it goes home on a trick that is ours anyway",
        declaring(
            "FOX B6 B8",
            "G5 G1 G6 G7 / G14 Y5 G8 G9 / R14 R5 R6 R7 / R13 R8 R9 R11 / Y14 Y6 Y8 Y9 / Y13 Y7 Y10 Y11 / B13 B5 B9 B7"
            " / R12 R1 R10",
            den="G10 G11 B11 B12 Y12",
        ),
        allowed="FOX",
    ),
    Case(
        "fox",
        "it is not led to higher trumps",
        against("FOX B6 B8 B9 Y8 Y9 R6", "G1 G5 G6 G7 / G14 G8 G10 G9 / Y14 Y5 Y6 Y1"),
        forbidden="FOX",
    ),
    Case(
        "fox",
        "as the last trump it takes the last trick",
        declaring(
            "FOX B6 Y8",
            "G1 G5 G6 G7 / G14 G8 G9 G10 / G13 G12 G11 B7 / R1 R5 R6 R8 / R14 R10 R11 R12 / B1 B9 B10 B11"
            " / Y1 Y5 Y7 B12",
            den="R7 R9 B5 B8 Y9",
        ),
        forbidden="FOX",
    ),
    # --- back to the partner ----------------------------------------------------------------------------------------
    Case(
        "lead back",
        "what the partner ruffs",
        against("R8 R9 R12 B6 B8 B9", "R14 G5 R6 R5 / Y6 Y8 Y1 Y7 / R7 R11 G6 R13 / Y9 Y11 Y14 Y12"),
        allowed="R8 R9 R12",
    ),
    Case(
        "lead back",
        "what only the partner has",
        against("R9 B8 Y8 Y9", GONE + "R8 R1 Y5 R6 / R14 Y6 R7 Y7 / B5 B6 B1 B7"),
        allowed="R9",
    ),
    # --- the discard ------------------------------------------------------------------------------------------------
    Case(
        "discard",
        "what takes a trick for certain stays",
        partial(tallyho_den, "G1 G14 G13 G12 G11 G10 G9 FOX Y1 Y14", "R7 R8 B7 B8 B9"),
        needed="R7 R8 B7 B8 B9 trump:G",
    ),
    Case(
        "discard",
        "a colour that only loses goes as a whole",
        partial(tallyho_den, "G1 G14 G13 G12 G11 R1 R14 Y1 Y14 B7", "B8 B9 Y7 Y8 R7"),
        needed="B7 B8 B9 trump:G",
    ),
    Case(
        "discard",
        "a high side colour stays together",
        partial(tallyho_den, "G1 G14 G10 G9 G8 FOX R1 R14 R13 Y6", "Y8 B6 B7 B9 Y11"),
        forbidden="R1 R14 R13 G1 G14",
    ),
    Case(
        "discard",
        "the long colour is trump",
        partial(tallyho_den, "FOX R1 R13 R12 R10 R8 R7 G1 B1 Y8", "Y6 B6 B7 G6 G8"),
        needed="trump:R",
    ),
    # --- the auction ------------------------------------------------------------------------------------------------
    Case(
        "bid",
        "nobody outbids the partner with nothing",
        partial(tallyho_bid, "R6 R8 Y7 Y9 G6 G9 B7 B8 B11 Y12", "W:pass N:140 E:pass"),
        allowed="pass",
        partner=True,
    ),
    Case(
        "bid",
        "nor with a hand that is of more use to the partner",
        partial(tallyho_bid, "G14 G13 G9 G8 R1 R6 B14 B7 Y8 Y9", "W:pass N:150 E:pass"),
        allowed="pass",
        partner=True,
    ),
    Case(
        "bid",
        "nothing is bid on nothing",
        partial(tallyho_bid, "R6 R8 Y7 Y9 G6 G9 B7 B8 B11 Y12", "W:120 N:pass E:150"),
        allowed="pass",
    ),
    Case(
        "bid",
        "a hand that wins everything is not left to the opponents",
        partial(tallyho_bid, "G1 G14 G13 G12 G11 G10 G9 R1 B1 Y1", "W:120 N:pass E:125"),
        forbidden="pass",
    ),
    Case(
        "bid",
        "who needs five points does not bid for them",
        partial(tallyho_bid, "G14 G13 G9 G8 R1 R6 B14 B7 Y8 Y9", "W:pass N:pass E:120", totals=(495, 250)),
        allowed="pass",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_case_can_be_answered_right_and_wrong(case: Case) -> None:
    assert case.build().seat == 0
    check_sense(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hard_has_good_manners(case: Case) -> None:
    check(case, "hard")


@pytest.mark.parametrize("case", [case for case in CASES if case.partner], ids=str)
def test_nobody_insults_the_partner(case: Case) -> None:
    check(case, "easy")
