"""Thousand: bid with a marriage in hand, keep it together, declare it, and trump what is led into the void."""

from ..games.thousand import Thousand
from ..lesson import Find, Lesson, Slip, Tell, bids, cards, find_card, plays, slip

CLUBS = "C9 CJ"
SOUND = range(100, 141, 10)  # what the marriage and the aces are good for

THOUSAND = Lesson(
    Thousand,
    dealer=1,
    piles={
        "hand:0": "HA HK HQ DA SK S9 C9",
        "hand:1": "H10 H9 CA CQ DK S10 SJ",
        "hand:2": "HJ C10 CK DQ DJ SA SQ",
        "packet:0": "D10 D9 CJ",
    },
    script=(
        Tell("ranks", ("HA", "DA", "HK", "HQ")),
        Tell("marriage", ("HK", "HQ")),
        Find(
            "bid",
            right={"amount": SOUND},
            slips=(Slip("pass", "amount", {"pass"}), Slip("high", "amount", range(150, 400, 10))),
            look=("packet:0",),
        ),
        *bids((1, "pass"), (2, "pass")),
        Find(
            "give",
            right={"left": cards(CLUBS), "right": cards(CLUBS)},
            slips=tuple(
                slip(name, codes, part)
                for name, codes in (("marriage", "HK HQ"), ("high", "HA DA D10"), ("club", "SK S9 D9"))
                for part in ("left", "right")
            ),
        ),
        Find("contract", right={"amount": SOUND}, slips=(Slip("high", "amount", range(150, 400, 10)),)),
        find_card("declare", "HQ", slip("king", "HK"), slip("single", "SK"), slip("ace", "HA DA"), look=("HK", "HQ")),
        *plays((1, "H10"), (2, "HJ")),
        Tell("kept", ("score",)),
        *plays((1, "CA"), (2, "CJ C9")),
        find_card("trump", "HK", slip("ace", "HA"), slip("side", "DA D10 D9 SK S9"), look=("CA",)),
        find_card("draw", "HA", slip("side", "DA D10"), slip("low", "D9 SK S9")),
        *plays((1, "H9"), (2, "DJ")),
        find_card("cash", "DA D10", slip("low", "D9"), slip("spade", "SK S9")),
        *plays((1, "DK"), (2, "DQ")),
        Tell("score", ("score",)),
    ),
)
