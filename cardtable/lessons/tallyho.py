"""Tallyho: bid for the Den, become void, draw trumps, and bring the Fox home under the partner's highest card."""

from itertools import combinations

from ..games.tallyho import Tallyho
from ..lesson import Find, Lesson, Slip, Tell, bids, cards, find_card, plays, slip

REDS, SMALL = "R12 R7", "Y9 Y7 B9 B6"
GREENS = "G13 G12 G9 G8 G6"

TALLYHO = Lesson(
    Tallyho,
    dealer=2,
    piles={
        "hand:0": "G13 G12 G9 G8 FOX Y1 Y7 B13 B10 R7",
        "hand:1": "G11 G5 R11 R6 R5 Y13 Y11 Y8 B1 B11",
        "hand:2": "G1 G14 R1 R9 Y12 Y10 Y6 B14 B12 B7",
        "hand:3": "G10 G7 R14 R13 R10 R8 Y14 Y5 B8 B5",
        "den": "G6 R12 Y9 B9 B6",
    },
    script=(
        Tell("counters", ("Y1", "B10", "FOX")),
        Tell("ranks", ("Y1", "FOX")),
        *bids((3, 120)),
        Find(
            "bid",
            right={"amount": range(125, 151, 5)},
            slips=(Slip("pass", "amount", {"pass"}), Slip("high", "amount", range(155, 201, 5))),
            look=("den",),
        ),
        *bids((1, "pass"), (2, "pass"), (3, "pass")),
        Find(
            "discard",
            right={
                "cards": {cards(REDS) | frozenset(small) for small in combinations(cards(SMALL), 3)},
                "trump": {"G"},
            },
            slips=(
                Slip("trump", "trump", set("RYB")),
                slip("fox", "FOX", "cards"),
                slip("green", GREENS, "cards"),
                slip("high", "Y1 B13 B10", "cards"),
            ),
        ),
        find_card(
            "draw",
            "G13 G12",
            slip("fox", "FOX"),
            slip("low", "G9 G8 G6"),
            slip("side", "Y1 Y9 Y7 B13 B10 B9 B6"),
        ),
        *plays((1, "G5"), (2, "G14"), (3, "G7"), (2, "G1"), (3, "G10")),
        find_card("fox", "FOX", slip("trump", GREENS), slip("suit", "Y1 Y9 Y7 B13 B10 B9 B6"), look=("G1",)),
        *plays((1, "G11"), (2, "R1"), (3, "R8")),
        find_card("smear", "B10", slip("trump", GREENS), slip("ace", "Y1"), look=("R1",)),
        *plays((1, "R6"), (2, "R9"), (3, "R14")),
        find_card("ruff", GREENS, slip("ace", "Y1"), look=("R14",)),
        *plays((1, "R11")),
        find_card("cash", "Y1", slip("trump", GREENS), slip("black", "B13 B9 B6")),
        *plays((1, "Y8"), (2, "Y10"), (3, "Y5")),
        Tell("last", ("score", "den")),
        Tell("score", ("score",)),
    ),
)
