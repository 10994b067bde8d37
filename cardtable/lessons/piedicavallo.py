"""Piedicavallo: lay two cards asleep, trump with the bagatto, call on the partner, heed a knock, use the Matto."""

from ..core.cards import Card
from ..games.piedicavallo import Piedicavallo
from ..lesson import Find, Including, Lesson, Reply, Tell, cards, find_card, plays, slip

TRUMPS = "T21 T18 T15 T11 T8 T4"

PIEDICAVALLO = Lesson(
    Piedicavallo,
    dealer=0,
    piles={
        "hand:0": f"{TRUMPS} T1 MAT CK C2 C3 C6 DQ BJ B8 SQ S7",
        "hand:3": "SK S9 S5 CN C5 D1 D6 DN BN B9 B5 T2 T9 T12 T17",
        "hand:2": "BK BQ B7 S6 SN CQ C1 D5 D2 DJ T3 T6 T13 T16 T19",
        "hand:1": "SJ S10 S8 C4 CJ DK D3 D4 B6 B10 T5 T7 T10 T14 T20",
    },
    script=(
        Tell("points", ("CK", "T21", "T1", "MAT")),
        Tell("suits", ("CK", "C2", "C6")),
        Find(
            "discard",
            right={"cards": {cards("SQ S7")}},
            slips=(
                slip("five", "CK T21 T1 MAT", "cards"),
                slip("trump", TRUMPS, "cards"),
                slip("coin", "DQ", "cards"),
            ),
        ),
        *plays((3, "SK"), (2, "S6"), (1, "SJ")),
        find_card(
            "bagatto",
            "T1",
            slip("trump", TRUMPS),
            slip("matto", "MAT"),
            slip("must", "CK C2 C3 C6 DQ BJ B8"),
            look=("SK",),
        ),
        Find(
            "farlo",
            right={"card": cards("B8"), "say": Including("ask:farlo")},
            slips=(
                slip("jack", "BJ"),
                slip("king", "CK"),
                slip("trump", TRUMPS),
                slip("matto", "MAT"),
                slip("silent", "B8"),
            ),
            look=("seat:2",),
        ),
        *plays((3, "B5")),
        Reply(2, "play", ({"card": Card("B", "K"), "say": ("batto:B",)},)),
        Tell("batto", ("seat:2",)),
        *plays((1, "B6"), (2, "D5"), (1, "DK")),
        find_card("matto", "MAT", slip("queen", "DQ"), look=("DK",)),
        *plays((3, "DN"), (1, "C4")),
        find_card("king", "CK", slip("low", "C2 C3 C6"), look=("C4",)),
        *plays((3, "C5"), (2, "CQ")),
        find_card("lead", "BJ", slip("trump", TRUMPS), slip("cups", "C2 C3 C6"), slip("coin", "DQ"), look=("seat:2",)),
        *plays((3, "B9"), (2, "BQ"), (1, "B10")),
        Tell("count", ("score", "sleeping")),
        Tell("match", ("score",)),
    ),
)
