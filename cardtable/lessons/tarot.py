"""French tarot for two: piles count as the hand, the Excuse saves a queen, the Petit comes home, a play uncovers."""

from ..games.tarot import Tarot
from ..lesson import Lesson, Tell, find_card, plays, slip

TRUMPS = "T21 T17 T16 T14 T12 T10 T9 T6 T5 T3"

TAROT = Lesson(
    Tarot,
    dealer=1,
    piles={
        "hand:1": "CK C9 C8 C3 DQ D9 D8 D4 H8 H5 H2 S7 S4 T20 T18 T15 T11 T8 T7 T2 CJ",
        "hand:0": "T21 T17 T14 T12 T9 T6 T5 T3 T1 EXC H10 H9 H4 HJ CQ SK SJ S8 S6 S3 S2",
        "pile:1.0": "C10 S1 H7",
        "pile:1.1": "D7 HN D10",
        "pile:1.2": "H1 T4 S5",
        "pile:1.3": "D2 C7 C4",
        "pile:1.4": "SN D5 T13",
        "pile:1.5": "C2 H3 DJ",
        "pile:0.0": "D1 HQ HK",
        "pile:0.1": "C5 T16 D3",
        "pile:0.2": "DK C6 S10",
        "pile:0.3": "CN T19 T10",
        "pile:0.4": "DN SQ H6",
        "pile:0.5": "D6 C1 S9",
    },
    script=(
        Tell("bouts", ("T21", "T1", "EXC")),
        Tell("piles", ("HK", "D3", "S10", "T10", "H6", "S9")),
        *plays((1, "CK")),
        find_card("excuse", "EXC", slip("queen", "CQ"), look=("CK",)),
        *plays((1, "D9")),
        find_card("pile", "D3", slip("trump", f"{TRUMPS} T1"), look=("D9", "D3")),
        *plays((1, "DQ")),
        find_card("petit", "T1", slip("trump", TRUMPS), look=("DQ",)),
        find_card("king", "HK", slip("top", "T21"), look=("H7",)),
        *plays((1, "H5")),
        find_card("queen", "HQ", slip("trump", TRUMPS), look=("H7",)),
        *plays((1, "H7")),
        Tell("target", ("score",)),
        Tell("score", ("score",)),
    ),
)
