"""Good manners at Thousand: positions in which a player at a club would be looked at for another card.

South answers; the others are W and N of three, and W of two players. Each right answer is right in the mean of the
worlds that may be, and hardly ever wrong in one, by the points as well as by whether the contract is made (checked with
exact values of a hundred worlds). Most of the positions come from deals that were played.
"""

from functools import partial

import pytest

from ..helpers.manners import Case, check, check_sense, thousand, thousand_bid, thousand_exchange

three = partial(partial, thousand)
two = partial(partial, thousand, players=2)

CASES = [
    # --- three players: the defenders help each other ---------------------------------------------------------------
    Case(
        "smear",
        "a ten on a trick that the other defender has",
        three(
            "CQ C10", "HA HJ H9 / CA C9 CK / SA S10 S9 / SK! CJ SJ / SQ DJ D9 / DQ! D10 DA / HK HQ", "N", contract=200
        ),
        allowed="C10",
        partner=True,
    ),
    Case(
        "smear",
        "an ace, where it would not win a trick itself",
        three(
            "DA DQ", "SK! H10 S9 / SA C9 SJ / CA CK CJ / SQ HJ DJ / S10 H9 DK / HQ! D9 HA / C10 CQ", "N", contract=230
        ),
        allowed="DA",
        partner=True,
    ),
    Case(
        "smear",
        "a ten instead of a king",
        three("S10 D10 SK", "DA D9 DQ / HA H9 HJ / SA S9 SJ / CQ! CA CJ / DK C10 DJ / HK HQ", "N", contract=110),
        allowed="S10 D10",
        partner=True,
    ),
    Case(
        "smear",
        "the own marriage stays: there is more to give",
        three("SK SA SQ DA", "CA S9 C9 / C10 D9 CK / CQ H9 SJ / CJ DJ S10 / HQ! HA", "W", contract=150),
        allowed="SA DA",
        partner=True,
    ),
    Case(
        "smear",
        "before the contract is made with the other suits",
        three("S10 SA SJ", "HA H9 HJ / HQ! H10 S9 / SK SQ HK / DK DJ DA / CA C9 CK / C10 CJ", "N", contract=160),
        allowed="S10 SA",
        partner=True,
    ),
    Case(
        "no ruff",
        "the other defender has the trick, and nobody must trump",
        three("HJ H9 CK C9 CA", "HK! SQ HA / CQ! CJ C10 / SK S9 S10 / DQ D10", "W", contract=130, must_trump="off"),
        forbidden="CK C9 CA",
        partner=True,
    ),
    # --- and give the declarer nothing ------------------------------------------------------------------------------
    Case(
        "no points",
        "the ace wins a trick of its own",
        three("HQ HA SQ", "DA DQ D9 / D10 C9 DJ / DK S9 H9 / CQ! CA CJ / SA SK CK / C10 SJ", "W", contract=130),
        forbidden="HA",
        partner=True,
    ),
    Case(
        "no points",
        "an ace, early",
        three("HJ CK HA HQ HK", "CA CQ C9 / DA D9 H9 / SA S9 SQ / S10 DJ", "W", contract=100),
        forbidden="HA",
        partner=True,
    ),
    Case(
        "no points",
        "a ten whose ace is gone",
        three("S10 CK CQ DJ SJ", "HA H10 HJ / CA C10 CJ / HK! S9 D9 / H9 SA", "W", contract=180),
        forbidden="S10",
        partner=True,
    ),
    Case(
        "no points",
        "the last two cards",
        three(
            "HK HA", "CA C10 CJ / SA S9 H9 / S10 SQ DJ / CK D9 CQ / SK HQ DQ / SJ H10 HJ / C9 D10", "W", contract=100
        ),
        allowed="HK",
        partner=True,
    ),
    # --- marriages --------------------------------------------------------------------------------------------------
    Case(
        "marriage",
        "it is not broken by following suit",
        three(
            "DK SK CK CQ SJ SQ",
            "SA H9 S9 / DQ! D10 DA / S10",
            "S",
            bid=110,
            contract=130,
            packet="D9 SJ SQ",
            gave="H9 D9",
        ),
        allowed="SJ",
    ),
    Case(
        "marriage",
        "nor by a defender who cannot take the trick",
        three("DA DQ CK DK CJ D10", "SA SQ S9 / S10 SK SJ / HQ! HA", "W", contract=160),
        forbidden="DQ DK",
    ),
    Case(
        "marriage",
        "nor late, while the lead may still come",
        three("SQ SA HQ HK", "CA C9 C10 / DQ! DA DJ / HA H10 D10 / DK D9 SJ / CJ CK", "W", contract=140),
        forbidden="HQ HK",
    ),
    Case(
        "marriage",
        "the dearer of two comes first",
        three("SK DK HQ HK SQ DJ", "DA D9 DQ / SA S9 SJ", "S", packet="C10 SQ DJ", gave="D9 C10"),
        forbidden="SK SQ",
    ),
    Case(
        "marriage",
        "the dearer of two, with a trump suit already",
        three(
            "DQ SK DK SQ", "CA C9 C10 / HA H9 HQ / CK! CJ S9 / CQ D9 DJ", "S", bid=150, packet="H9 CK CA", gave="H9 SJ"
        ),
        allowed="DQ DK",
    ),
    Case(
        "marriage",
        "declared as long as one has the lead",
        three(
            "HQ HK HJ",
            "DA DJ D9 / CA C9 C10 / SA SJ S9 / S10 SQ H9 / SK DQ DK",
            "S",
            bid=110,
            contract=140,
            packet="DA CA HJ",
            gave="CK DK",
        ),
        allowed="HQ HK",
    ),
    Case(
        "marriage",
        "declared instead of another card of its suit",
        three(
            "HJ HK HQ H9",
            "CA C9 CJ / DA DJ DQ / D10 DK SJ / D9 S9 CK",
            "S",
            bid=110,
            contract=140,
            packet="DA D10 H9",
            gave="CQ SK",
        ),
        allowed="HQ HK",
    ),
    Case(
        "marriage",
        "first the ace of another suit, which keeps the lead",
        three("DQ SQ C10 CQ DK CA", "SA SJ S9 / S10 SK C9", "S", contract=150, packet="HQ CA H9", gave="H9 HQ"),
        forbidden="DQ DK",
    ),
    Case(
        "marriage",
        "first what wins for certain in another suit",
        three(
            "HQ SK HK SA S10 HJ", "DA DJ D9 / CA C9 C10", "S", bid=110, contract=160, packet="DA CA HJ", gave="CK DK"
        ),
        forbidden="HQ HK HJ",
    ),
    Case(
        "marriage",
        "king and queen wait for the first trick where they must",
        three(
            "HK HQ CA C10 DA DJ SJ S9", "", "S", contract=120, packet="DA DJ SJ", gave="C9 D9", marriage="after_trick"
        ),
        forbidden="HK HQ",
    ),
    # --- trumps -----------------------------------------------------------------------------------------------------
    Case(
        "draw trumps",
        "the king draws the last one",
        three(
            "CK S10 SQ SJ",
            "CQ! CA CJ / HA HQ HK / SA SK S9 / DA D10 C10",
            "S",
            bid=110,
            contract=130,
            packet="HK SJ S9",
            gave="D9 DK",
        ),
        allowed="CK",
    ),
    Case(
        "draw trumps",
        "before a side suit",
        three(
            "CJ SJ CK",
            "DA D9 DQ / CQ! C10 CA / HA HK H10 / SA S9 SQ / SK S10 H9",
            "S",
            contract=110,
            packet="S9 H9 DA",
            gave="H9 HJ",
        ),
        allowed="CJ CK",
    ),
    Case(
        "draw trumps",
        "with two cards left",
        three(
            "SK HQ",
            "HA HJ HK / DA DJ D9 / SQ! D10 SA / C10 CJ CA / H10 SJ H9 / CQ S10 C9",
            "S",
            packet="CJ HQ HA",
            gave="C9 CQ",
        ),
        allowed="SK",
    ),
    Case(
        "no trump lead",
        "the last trump comes back into the lead",
        three(
            "HJ HQ SK", "HA H10 H9 / SQ! SJ SA / DA DQ D10 / CQ S10 C9 / S9 CK D9", "S", packet="DQ SQ SK", gave="C9 CQ"
        ),
        forbidden="SK",
    ),
    Case(
        "no trump lead",
        "the ten of trumps takes a trick later as well",
        three(
            "C10 D10 DQ",
            "CQ! CA C9 / HA H9 HQ / SA SK CJ / H10 HJ HK / CK DK D9",
            "S",
            contract=120,
            packet="DQ CJ CK",
            gave="S9 SK",
        ),
        forbidden="C10",
    ),
    Case(
        "no trump lead",
        "nor the queen, once nobody has any",
        three(
            "DQ HK C9 H10",
            "DA S9 D10 / DK! SJ H9 / D9 HQ CJ / DJ SQ HJ",
            "S",
            bid=150,
            packet="S10 H10 D9",
            gave="S9 S10",
        ),
        forbidden="DQ",
    ),
    Case(
        "no trump lead",
        "nor by a defender",
        three("DK D10 SJ", "HQ! HJ HA / SK! S10 D9 / H9 CA SA / SQ S9 C10 / CK DJ CQ", "W", contract=140),
        forbidden="SJ",
    ),
    # --- high cards -------------------------------------------------------------------------------------------------
    Case(
        "boss",
        "the ten is not led while the ace is out",
        three("HK HQ C10 H10 CQ H9", "SA SK S9 / CA C9 SJ", "S", bid=110, packet="H10 CQ H9", gave="CJ D10"),
        forbidden="H10",
    ),
    Case(
        "boss",
        "nor late, with a marriage beside it",
        three("HQ CK CQ H10", "SA S9 S10 / SK! H9 C9 / SJ D9 DJ / SQ HJ HK", "S", packet="SA H10 SJ", gave="DQ D10"),
        forbidden="H10",
    ),
    Case(
        "boss",
        "a king that wins the last trick is not thrown away",
        three("DQ CK", "SA SK S9 / CA C9 SJ / C10 CJ SQ / HQ! HJ HA / DK H9 D9 / HK DJ S10 / H10", "N", contract=190),
        allowed="DQ",
    ),
    Case(
        "boss",
        "the king is enough, the ace stays",
        three("DK SA S10 DA", "HA H9 HJ / CA C10 C9 / CK! S9 CJ / CQ DQ SJ / D9 HK", "W", contract=110),
        allowed="DK",
    ),
    Case(
        "boss",
        "the queen is enough, the ten stays",
        three(
            "SQ S10",
            "HA HK H9 / H10 D9 HJ / CQ! C10 CA / DQ CK DK / CJ C9 DJ / SJ SA DA / S9 HQ",
            "S",
            bid=110,
            contract=120,
            packet="D10 S10 SJ",
            gave="DK D10",
        ),
        allowed="SQ",
    ),
    # --- two players ------------------------------------------------------------------------------------------------
    Case(
        "marriage, two",
        "it is not thrown away",
        two("HQ SK SA HA SQ", "DK! D9 / DA DJ / CA CQ / C10 H9 / CK S9 / CJ", "W", contract=160),
        forbidden="SK SQ",
    ),
    Case(
        "marriage, two",
        "nor the dearer one",
        two("SA CA DQ SJ SQ DK", "HK! H9 / DA D9 / D10 DJ / HJ S9 / HQ", "W", contract=150),
        forbidden="DQ DK",
    ),
    Case(
        "marriage, two",
        "nor broken by following suit",
        two(
            "DK D10 SJ SQ SK",
            "CA C9 / C10 CQ / CK S9 / CJ D9 / DQ! DA / SA",
            "S",
            bid=110,
            contract=180,
            packet="H9 CA",
            laid="HK H9",
        ),
        allowed="SJ",
    ),
    Case(
        "marriage, two",
        "the dearer of two comes first",
        two(
            "D9 SQ HQ HK SK",
            "DA DK / CA C9 / C10 CQ / CK S9 / CJ H9",
            "S",
            bid=110,
            contract=140,
            packet="CA DA",
            laid="SJ DQ",
        ),
        forbidden="SK SQ",
    ),
    Case(
        "marriage, two",
        "declared as long as one has the lead",
        two(
            "DQ DK C9 D10 CJ",
            "HK! H9 / HA HJ / CA C10 / HQ D9 / H10 S9",
            "S",
            contract=190,
            packet="CJ HQ",
            laid="SQ CK",
        ),
        allowed="DQ DK",
    ),
    Case(
        "marriage, two",
        "the other suits first, where they keep the lead",
        two(
            "C10 HK CQ HQ",
            "CK! C9 / CA CJ / DA DJ / SA S9 / S10 SJ / SK SQ",
            "S",
            bid=130,
            contract=230,
            packet="HQ DA",
            laid="HJ D9",
        ),
        forbidden="HQ HK",
    ),
    Case(
        "draw trumps, two",
        "before the last high card is led",
        two(
            "D9 DJ CK",
            "HA H9 / H10 HJ / DQ! DA / SA S10 / CA CQ / SK S9 / HQ DK",
            "S",
            bid=110,
            contract=120,
            packet="CQ HA",
            laid="SQ SJ",
        ),
        allowed="D9 DJ",
    ),
    Case(
        "no trump lead, two",
        "the last trump comes back into the lead",
        two(
            "DK S9 HJ SQ",
            "SA SJ / HQ! HA / DA D9 / CA H10 / HK DJ / D10 DQ",
            "S",
            contract=170,
            packet="D10 CQ",
            laid="CJ CQ",
        ),
        forbidden="HJ",
    ),
    Case(
        "no trump lead, two",
        "nor a high one",
        two(
            "CJ CK S10 C9",
            "SK! SJ / CA CQ / SA D9 / DA DJ / D10 DQ / SQ H9",
            "S",
            bid=110,
            contract=120,
            packet="C9 SA",
            laid="HK DK",
        ),
        forbidden="S10",
    ),
    Case(
        "no points, two",
        "an ace that wins a trick of its own",
        two("HA SQ SK", "DK! C9 / CA CQ / C10 HJ / CK HQ / CJ SJ / D9 S10 / DQ SA / D10", "W", contract=190),
        forbidden="HA",
    ),
    Case(
        "no points, two",
        "a ten",
        two("SQ SK DK H10", "HA H9 / SA S9 / CA CQ / DA D9 / D10 DJ / C10 HQ / CK", "W", contract=110),
        forbidden="H10",
    ),
    Case(
        "boss, two",
        "the king is enough, the ace stays",
        two("SA C10 CA SK CQ", "HK! HJ / H9 D9 / HQ DJ / H10 C9 / HA CJ / S9", "W", contract=140),
        allowed="SK",
    ),
    Case(
        "boss, two",
        "the ten is not led while the ace is out",
        two(
            "DQ D10 CK CQ DK C9",
            "SA S10 / SK! D9 / S9 H9 / SQ DJ",
            "S",
            bid=100,
            contract=140,
            packet="C9 SA",
            laid="HQ HJ",
        ),
        forbidden="D10",
    ),
    Case(
        "boss, two",
        "the ten goes home on a trick that it wins",
        two(
            "CK HK H10",
            "CA CJ / SA SJ / S10 SQ / HQ! HA / DQ! SK / DJ HJ / C10 CQ / H9",
            "S",
            bid=130,
            contract=170,
            packet="HQ S9",
            laid="D9 S9",
        ),
        allowed="H10",
    ),
    # --- what is given away or laid ---------------------------------------------------------------------------------
    Case(
        "exchange",
        "neither an ace nor of a marriage",
        partial(thousand_exchange, "HA HK HQ H9 DA CK CQ", "C9 DJ S9"),
        forbidden="HA HK HQ DA CK CQ",
    ),
    Case(
        "exchange",
        "nor of suits that are high from the top",
        partial(thousand_exchange, "HA H10 HK HQ DA D10 CA", "SQ S9 CJ"),
        allowed="SQ S9 CJ",
    ),
    Case(
        "exchange",
        "nor the nine that guards a ten",
        partial(thousand_exchange, "CA C10 CK CQ DA SJ D9", "D10 S9 HJ"),
        allowed="SJ S9 HJ",
    ),
    Case(
        "exchange, two",
        "a suit that only loses goes, and nothing else",
        partial(thousand_exchange, "HA H10 HK HQ DA D10 DK CA S9 CJ", "SJ D9", players=2),
        allowed="S9 SJ CJ",
    ),
    Case(
        "exchange, two",
        "what may score is not laid where nobody scores it",
        partial(thousand_exchange, "HA HK HQ H9 DA D10 DJ C9 CJ SA", "SJ S9", players=2, table_cards="nobody"),
        forbidden="HA HK HQ DA D10 SA",
    ),
    # --- the auction and the contract -------------------------------------------------------------------------------
    Case(
        "contract",
        "what is as good as sure is named",  # both suits run from the top, and two marriages: 300 are certain
        partial(thousand_exchange, "HA H10 HK HQ DA D10 DK", "DQ S9 SJ", away="S9 SJ"),
        forbidden="100 110 120 130 140 150 160 170 180 190",
    ),
    Case(
        "contract",
        "no more than the match needs",
        partial(thousand_exchange, "HA H10 HK HQ DA DJ C9", "SJ S9 CJ", away="S9 CJ", totals=(860, 0, 0)),
        allowed="100 110 120 130 140",
    ),
    Case(
        "contract",
        "no raise where the points made count anyway",
        partial(thousand_exchange, "HA H10 HK HQ DA DJ C9", "SJ S9 CJ", away="S9 CJ", declarer_scores="actual"),
        allowed="100",
    ),
    Case(
        "bid",
        "nothing is bid on nothing",
        partial(thousand_bid, "HJ H9 DJ D9 C9 CJ S9"),
        allowed="pass",
    ),
    Case(
        "bid",
        "a hand that makes it for certain does not pass",
        partial(thousand_bid, "HA H10 HK HQ DA D10 C9"),
        forbidden="pass",
    ),
    Case(
        "bid, two",
        "nothing is bid on nothing",
        partial(thousand_bid, "HJ H9 DJ D9 DQ C9 CJ CQ S9 SJ", players=2),
        allowed="pass",
    ),
    Case(
        "bid, two",
        "a hand that makes it for certain does not pass",
        partial(thousand_bid, "HA H10 HK HQ DA D10 DK CA S9 SJ", players=2),
        forbidden="pass",
    ),
    Case(
        "four nines",
        "new cards for a hand of nothing else",
        partial(thousand_bid, "H9 D9 C9 S9 HJ DJ CJ", four_nines="on"),
        allowed="redeal",
    ),
]


def test_there_are_enough_positions_for_two_and_for_three() -> None:
    players = [case.build().setting["seats"] for case in CASES]
    assert min(players.count(2), players.count(3)) >= 16


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
