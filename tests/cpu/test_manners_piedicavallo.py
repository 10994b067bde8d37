"""Good manners at Piedicavallo, on built positions: what a hard player never forgets, and no player does to a partner.

South is to answer; South, East, North and West play in this order. Unless it is told otherwise South has dealt, so
that nothing is hidden but the hands, and both pairs have tricks. A right answer is right on the average of the hands
that the others may hold, and a wrong one costs a point at least: exact values of sampled hands have shown it or, for
the first trick and the discard, hands played out by rules of thumb. Only between equals, and between cards of which
partner asks for one, it costs nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pytest

from cardtable.core.cards import Card
from cardtable.core.deal import DOWN, UP, Move, Note, View
from cardtable.games.piedicavallo import DEALERS_HAND, DISCARD, FIVE, HAND_SIZE, TRUMP, Piedicavallo, worth

from ..helpers.deals import cards
from ..helpers.manners import SEATS, Case, asked_view, check, check_sense, deck, filled, reached, story

REST = "the rest"


def position(
    hand: str,
    out: str,
    tricks: str = "",
    leads: str = "S",
    dealer: str = "S",
    asleep: str = "",
    where: str = "",
    won: str = "SE",
    talk: str = "full",
) -> View:
    """The view of the seat that is to play, with this hand.

    `out`: all cards that it has not seen; the others hold them, and two of them sleep if another has dealt. All other
    cards are gone, in tricks that the seats of `won` took in turn; with REST none are, but South's `asleep` sleep.
    `leads`: who leads the first trick that is told; `where`: who holds a card, or none of a suit, as what was said of
    it has to be true ("N:CK E:-D").
    """
    chosen, deals = {"talk": talk}, SEATS.index(dealer)
    past = story(Piedicavallo, chosen, SEATS.index(leads), TRUMP, tricks)
    mine = [*cards(hand), *past.of(past.then)]
    unseen = [card for card in Piedicavallo.pack if card not in cards(asleep)] if out == REST else cards(out)
    live = {*mine, *unseen, *(turn.card for turn in past.turns)}
    gone = [card for card in Piedicavallo.pack if card not in live]
    known = {f"hand:{past.then}": mine, "sleeping": cards(asleep)}
    if past.then == deals and not asleep:
        known["sleeping"] = [card for card in gone if worth(card) == 1 and card.suit != TRUMP][:DISCARD]
    known["gone"] = gone = [card for card in gone if card not in known["sleeping"]]
    never = [("sleeping", card) for card in Piedicavallo.pack if worth(card) == FIVE or card.suit == TRUMP]
    for seat, _, what in (word.partition(":") for word in where.split()):
        holder = f"hand:{SEATS.index(seat)}"
        if what.startswith("-"):
            never += [(holder, card) for card in Piedicavallo.pack if card.suit == what[1:]]
        else:
            known.setdefault(holder, []).append(Card.parse(what))
    sizes = {f"hand:{seat}": len(mine) for seat in range(4)} | {"gone": len(gone), "sleeping": DISCARD}
    assert sum(sizes.values()) == len(Piedicavallo.pack), f"{4 * len(mine) - len(live) + len(gone)}"
    takers = tuple(SEATS.index(won[at % len(won)]) for at in range(len(gone) // 4))
    log: list[Move | Note] = []
    took, piles_won = [0, 0], {"won:0": list[Card](), "won:1": list[Card]()}
    for at, taker in enumerate(takers):
        four = tuple(gone[4 * at : 4 * at + 4])
        log += [Move((card,), f"hand:{seat}", "trick", (seat,), (UP,)) for seat, card in enumerate(four)]
        log.append(Move(four, "trick", f"won:{taker % 2}", (UP,) * 4, (DOWN,) * 4))
        took[taker % 2] += sum(map(worth, four))
        piles_won[f"won:{taker % 2}"] += four

    def start(piles: Mapping[str, Sequence[Card]]) -> Piedicavallo:
        deal = Piedicavallo.set_up(
            {name: pile for name, pile in piles.items() if name != "gone"} | piles_won | {"trick": ()},
            {"sleeping": [deals] * DISCARD},
            chosen=chosen,
            dealer=deals,
            takers=takers,
            took=(took[0], took[1]),
            log=list(log),
        )
        deal.lead(SEATS.index(leads))
        return deal

    return asked_view(reached(Piedicavallo, start, known, sizes, past.turns, never), "play")


def at(hand: str, out: str, tricks: str = "", **more: str) -> Callable[[], View]:
    return partial(position, hand, out, tricks, **more)


def laying(hand: str) -> Callable[[], View]:
    """South, who has dealt, lays away two cards of this hand."""
    sizes = {f"hand:{seat}": DEALERS_HAND if seat == 0 else HAND_SIZE for seat in range(4)}

    def build() -> View:
        piles = filled(Piedicavallo.pack, {"hand:0": cards(hand)}, sizes, set())
        return asked_view(Piedicavallo(deck(Piedicavallo, {}, 0, piles), dealer=0), "discard")

    return build


SMEAR = "smears on partner's sure trick"
PARTNERS = "never trumps or overtakes partner's winner without need"
THROWN = "throws nothing dear under an opponent's card"
BOSS = "keeps the boss card and plays the lowest that will do"
EQUALS = "plays the lowest of equals"
CASH = "cashes what is good"
DRAWS = "draws trumps while the opponents have them"
OUT = "does not lead trumps once both opponents are out"
SAFE = "keeps bagatto and Matto safe"
SWEEP = "saves the first trick, and completes a sweep"
TOLD = "acts on what was told"
ASKED = "plays what partner asks for where it costs nothing"
LAID = "lays away what would fall, and nothing that scores"

# what is left to others of two suits in which South has the highest: whatever is played, South's side takes all
BELOW = "S5 S6 S7 S8 S9 D1 D2 D3 D4 D5"
# the same for a lead
LOW = "D2 D3 D4 S7 S8 S9 B7 B8 B9"

CASES = [
    # --- smears -------------------------------------------------------------------------------------------------
    Case(
        SMEAR,
        "the queen on partner's king",
        at("CQ C1 S9 D6", "T6 T8 T12 T9 S7 D2 T10 T11 D3", "C4 CK C3", leads="E"),
        allowed="CQ",
    ),
    Case(
        SMEAR,
        "a bare queen on partner's ruff",
        at("DQ S9 S8 B7 B6", "T16 T8 S6 DK T9 S7 D2 B8 T17 T18 D3 B9", "CK T15 C3", leads="E"),
        allowed="DQ",
    ),
    Case(
        SMEAR,
        "a king that would be ruffed on partner's ruff",
        at("CK C2 S9 D6", "T10 T11 T6 T12 T7 D2 T13 T14 D3", "CJ T5 CN", leads="E"),
        allowed="CK",
    ),
    Case(
        SMEAR,
        "a bare queen on partner's 21 in the third seat",
        at("DQ S9 S8 B7 B6", "T16 T8 S6 DK B8 T9 S7 D2 B10 T17 T18 D3 B9", "T21 T5", leads="N"),
        allowed="DQ",
    ),
    Case(
        SMEAR,
        "the queen and not the Matto, which is safe by itself",
        at("CQ MAT S5 S9 D6", "T6 T8 S6 D1 T9 S7 D2 B5 T10 S8 D3 B6", "C4 CK C3", leads="E"),
        allowed="CQ",
    ),
    Case(
        SMEAR,
        "the bagatto under partner's 21 in the third seat",
        at("T1 T5 S5 S9 D6", "T6 T8 S6 D1 B8 T9 S7 D2 B5 T10 S8 D3 B6", "T21 T7", leads="N"),
        allowed="T1",
    ),
    Case(
        SMEAR,
        "the bagatto under partner's 20 once 21 is gone",
        at("T1 T9 S9 D6 B7", "T10 T11 S6 D1 T12 S8 D2 B9 T13 C1 B5 D3", "T4 T20 T6", leads="E"),
        allowed="T1",
    ),
    Case(
        SMEAR,
        "the bagatto under the trump that partner ruffs with",
        at("T1 T20 S9 D6 B7", "T18 T10 S6 D1 T12 S8 D2 B9 T19 C1 B5 D3", "CK T15 C3", leads="E"),
        allowed="T1",
        partner=True,  # the other card would take the trick from partner
    ),
    Case(
        SMEAR,
        "the bagatto in the first trick, under the trump that partner ruffs with",
        at(
            "T1 T9 S10 S9 S8 S7 D1 D2 D3 D4 D5 B9 B8 B7 B6",
            REST,
            "CK T15 C3",
            leads="E",
            asleep="B5 S5",
        ),
        allowed="T1",
    ),
    # --- partner's winner ---------------------------------------------------------------------------------------
    Case(
        PARTNERS,
        "the king lets the queen hold where there are no trumps",
        at("CK C5 SK S9", "C1 S6 D1 S8 D2 B9 C2 B5 D3", "C4 CQ C3", leads="E"),
        allowed="C5",
        partner=True,
    ),
    Case(
        PARTNERS,
        "the king lets the knave hold where there are no trumps",
        at("SK S7 BK B5", "SN S8 D1 S9 D2 B9 S10 B6 D3", "S5 SJ S6", leads="E"),
        allowed="S7",
        partner=True,
    ),
    Case(
        PARTNERS,
        "of two trumps on a ruff the one that does not take it",
        at("T3 T20 S9 D6 B7", "T18 T10 S6 D1 T12 S8 D2 B9 T19 C1 B5 D3", "CK T15 C3", leads="E"),
        allowed="T3",
        partner=True,
    ),
    Case(
        PARTNERS,
        "21 does not take the 20 in the third seat",
        at("T21 T4 S9 D6 B7", "T18 T10 S6 D1 B8 T12 S8 D2 B9 T19 C1 B5 D3", "T20 T7", leads="N"),
        allowed="T4",
        partner=True,
    ),
    Case(
        PARTNERS,
        "21 does not take the 20 in the last seat",
        at("T21 T4 S9 D6 B7", "T18 T10 S6 D1 T12 S8 D2 B9 T19 C1 B5 D3", "T7 T20 T8", leads="E"),
        allowed="T4",
        partner=True,
    ),
    Case(
        PARTNERS,
        "the Matto spares a king the only trump",
        at("T18 MAT S9 D6 B7", "T10 S6 D1 T12 T9 S8 D2 B9 T13 C1 B5 D3", "C4 CK C3", leads="E"),
        allowed="MAT",
        partner=True,
    ),
    Case(
        PARTNERS,
        "the Matto spares a queen the only trump where nobody else can ruff",
        at("T18 MAT S9 D6", "S6 D1 C1 C4 T9 T10 T12 S8 D2 B10", "T21 D5 T2 T3 / B6 B9 BK B8 / CQ C3"),
        allowed="MAT",
        partner=True,
    ),
    Case(
        PARTNERS,
        "who must trump brings the bagatto home by it",
        at("T1 T9 D6 B7", "S6 D1 D4 C1 T4 T5 D2 T12 T13 T14", "T20 T2 B6 T3 / B8 B10 B9 BK / SK S5", leads="W"),
        allowed="T1",
    ),
    Case(
        PARTNERS,
        "a queen that was ruffed is taken back",
        at("T9 T3 S9 D6 B7", "T18 T10 S6 D1 B8 T12 S8 D2 B9 T4 C1 B5 D3", "CQ T5", leads="N"),
        allowed="T9",
    ),
    # --- under an opponent's card -------------------------------------------------------------------------------
    Case(
        THROWN,
        "no queen under the king",
        at("CQ C1 S9 D6 B7", "T15 T8 S6 D1 T3 S8 D2 B9 T18 T19 B5 D3", "CK C4 C3", leads="E"),
        allowed="C1",
        partner=True,
    ),
    Case(
        THROWN,
        "no queen under the king in the second seat",
        at("SQ S5 D6 B7", "S6 D1 D2 S7 S8 D3 C3 S10 B5 B9 DK", "SK", leads="W"),
        allowed="S5",
        partner=True,
    ),
    Case(
        THROWN,
        "no queen under the king in the third seat",
        at("CQ C2 S9 D6", "T15 S6 D1 C3 T3 S8 D2 T18 B5 D3", "C4 CK", leads="N"),
        allowed="C2",
        partner=True,
    ),
    Case(
        THROWN,
        "no knight under the king if it is the highest then",
        at("CN C1 SK D6", "C2 C3 S6 C5 S8 SQ B9 SN D3", "CK C4 C6", leads="E"),
        allowed="C1",
        partner=True,
    ),
    Case(
        THROWN,
        "no queen in the first trick, where she is the highest then",
        at(
            "SQ S9 S8 CQ C2 C3 DN D1 D4 BK B7 T3 T9 T14 T17",
            REST,
            "SK S5 S6",
            leads="E",
            asleep="B5 B6",
        ),
        allowed="S9 S8",
        partner=True,
    ),
    Case(
        THROWN,
        "no queen on a suit that is not hers",
        at("DQ D6 S9 B7", "T15 S6 D1 T3 S8 D2 T18 B5 D3", "CK C4 C3", leads="E"),
        forbidden="DQ",
        partner=True,
    ),
    Case(
        THROWN,
        "no king on 21",
        at("DK D6 S9 B7", "T15 S6 D1 D2 T3 S8 D3 D4 T18 B5 D5", "T21", leads="W"),
        forbidden="DK",
        partner=True,
    ),
    Case(
        THROWN,
        "no king under a ruff, with the trumps to draw the rest",
        at("SK S5 T21 T20 T19", "S6 D1 C3 S7 S8 D2 C2 D5 T8 B5 D3 C5 B6", "S9 T9", leads="N"),
        allowed="S5",
        partner=True,
    ),
    Case(
        THROWN,
        "no 20 under 21",
        at("T9 T20 D6 B7", "T15 S6 D1 C2 T3 S8 D2 C3 T18 B5 D3", "T21", leads="W"),
        allowed="T9",
    ),
    # --- the boss card, the lowest ------------------------------------------------------------------------------
    Case(
        BOSS,
        "a small trump takes what it can",
        at("T21 T10 S9 D6 B7", "T20 T8 S6 D1 T3 S8 D2 B9 T19 C1 B5 D3", "T7 T4 T9", leads="E"),
        allowed="T10",
    ),
    Case(
        BOSS,
        "a small trump is enough to ruff",
        at("T20 T9 S9 D6 B7", "T15 T8 S6 D1 T3 S8 D2 B9 T18 T19 B5 D3", "CK C4 C3", leads="E"),
        allowed="T9",
    ),
    Case(
        BOSS,
        "the ten takes what the king need not",
        at("SK S10 D6 B7", "SQ S8 D1 DK BQ D2 B10 B5 D3", "S5 S6 S7", leads="E"),
        allowed="S10",
    ),
    Case(
        EQUALS,
        "trumps, to ruff",
        at("T10 T9 S9 D6 B7", "T15 T8 S6 D1 T3 S8 D2 B9 T18 T19 B5 D3", "CK C4 C3", leads="E"),
        allowed="T9",
    ),
    Case(
        EQUALS,
        "trumps, under partner's 21",
        at("T5 T4 T3 D6 B7", "T15 S6 D1 T8 S8 D2 C3 T18 B5 D3 B9 C2 S9", "T21 T7", leads="N"),
        allowed="T3",
    ),
    Case(
        EQUALS,
        "of a red suit the six, under a king",
        at("C4 C5 C6 D6 B7", "T15 S6 D1 T8 S8 D2 C3 T18 B5 D3 B9 S9", "CK C2 C1", leads="E"),
        allowed="C6",
    ),
    Case(
        CASH,
        "the king, before the lead is lost",
        at("SK D6 B6", "SQ S10 DQ S8 DK D1 BK B7 BQ"),
        allowed="SK",
    ),
    # --- trumps -------------------------------------------------------------------------------------------------
    Case(
        DRAWS,
        "before the kings",
        at("T21 T20 T19 SK BK", "T5 S6 B6 C1 D1 S8 B8 D2 C2 C3 T6 S9 B9 C4 T7"),
        forbidden="SK BK",
    ),
    Case(
        DRAWS,
        "even the last one",
        at("T21 SK BK DK", "T5 S6 C1 C2 C3 CQ CJ B6 D6 CN CK C4"),
        allowed="T21",
    ),
    Case(
        OUT,
        "it would only pull partner's",
        at("T9 T8 D6 S9 B7", "DK S6 D1 BK C1 T3 T4 S8 D4 B9 C2 C3 B5 SK CQ", "T21 D2 T2 D3 /"),
        forbidden="T9 T8",
    ),
    Case(
        OUT,
        "partner has the others, and takes tricks with them",
        at("T9 T8 S9 S8", "T3 T4 C1 C2 CK CQ B9 B8 BK S10 SK SQ", "T20 C6 T2 C4 /"),
        forbidden="T9 T8",
    ),
    Case(
        OUT,
        "both have told so",
        at(
            "T15 T14 D6 S9",
            "T2 T3 D1 DK S10 SK C1 C2 CK B9 B8 BK",
            "T9[no-trumps] T8 T7[no-trumps] T20 /",
            leads="E",
            where="E:-T W:-T",
        ),
        forbidden="T15 T14",
    ),
    Case(
        OUT,
        "the last one is kept to come back with, when the king has been driven out",
        at("T9 DQ DN DJ", "DK D1 D2 D3 D4 C1 C2 CK B9 CQ BK SK", "T20 C6 C5 C4 /"),
        forbidden="T9",
    ),
    # --- bagatto and Matto --------------------------------------------------------------------------------------
    Case(
        SAFE,
        "no bagatto under an opponent's 20",
        at("T1 T5 S9 D6 B7", "T15 T8 S6 D1 T7 S8 D2 B9 T18 T19 B5 D3", "T20 T4 T3", leads="E"),
        allowed="T5",
        partner=True,
    ),
    Case(
        SAFE,
        "no bagatto under 21 in the second seat",
        at("T1 T9 T20 B7", "T15 S6 D1 C2 T3 S8 D2 C3 B5 D3 D5", "T21", leads="W"),
        forbidden="T1",
        partner=True,
    ),
    Case(
        SAFE,
        "no bagatto on a trump lead before partner has played",
        at("T1 T20 T19 D6", "T15 D4 S10 D2 D3 C2 B5 B6 B9 C3 T16", "T5", leads="W"),
        forbidden="T1",
    ),
    Case(
        SAFE,
        "it does not ruff before one who is void as well",
        at("T1 T20 T19 D5", "T15 T16 T17 D4 S10 D2 D3 C2 B5 B6 B9", "C5 C6 T2 CK / S6 S8 SK S9 / C4", leads="W"),
        forbidden="T1",
    ),
    Case(
        SAFE,
        "nor with small trumps beside it",
        at("T1 T5 T6 D5", "T15 T16 T17 D4 S10 D2 D3 C2 B5 B6 B9", "C5 C6 T2 CK / S6 S8 SK S9 / C4", leads="W"),
        allowed="T5 T6",
    ),
    Case(
        SAFE,
        "it is not led into trumps",
        at("T1 T5 T9 D5 D6", "T15 T16 D4 S10 D2 D3 C2 B5 B6 B9 C3 C1 S5 S6 DK"),
        forbidden="T1",
    ),
    Case(
        SAFE,
        "it comes home by a ruff in the last seat",
        at("T1 T9 S9 D6 B7", "T15 T8 S6 D1 T7 S8 D2 B9 T18 T19 B5 D3", "CK C4 C3", leads="E"),
        allowed="T1",
    ),
    Case(
        SAFE,
        "it comes home by a ruff in the first trick",
        at(
            "T1 T9 SK S10 S9 S8 S7 DK DQ D1 D2 D3 BK B7 B6",
            REST,
            "CJ C1 CK",
            leads="E",
            asleep="B5 S5",
        ),
        allowed="T1",
    ),
    Case(
        SAFE,
        "it comes home before one who has no trumps",
        at("T1 T9 D6 B7", "S6 S7 D2 D3 T7 T8 T18 T12 T11 T14 T13", "T20 T2 T3 D1 / B9 BK B6 B8 / C4", leads="N"),
        allowed="T1",
    ),
    Case(
        SAFE,
        "the Matto saves the bagatto",
        at("T1 MAT S9 D6 B7", "T15 T8 S6 D1 T7 S8 D2 B9 T18 T19 B5 D3", "T20 T4 T3", leads="E"),
        allowed="MAT",
        partner=True,
    ),
    Case(
        SAFE,
        "the Matto saves the bagatto in the third seat",
        at("T1 MAT S9 D6", "T15 T8 S6 D1 T7 S8 D2 T18 T19 B5", "T4 T20", leads="N"),
        allowed="MAT",
        partner=True,
    ),
    Case(
        SAFE,
        "the Matto saves a king from a ruff",
        at("CK MAT S9 D6 B7", "C1 T8 S6 D1 T7 S8 D2 B9 T18 T19 B5 D3", "C4 C3 T9", leads="E"),
        allowed="MAT",
        partner=True,
    ),
    Case(
        SAFE,
        "the Matto is not led before kings that are good",
        at("MAT SK BK", "S6 D1 S8 D2 B9 CK B6 C1 C2"),
        forbidden="MAT",
    ),
    # --- a pair without a trick ---------------------------------------------------------------------------------
    Case(
        SWEEP,
        "the first trick is taken, or the Matto is lost as well",
        at("T20 T3 MAT", "T21 T19 D1 D2 D4 C1", "SK S5 S6", leads="E", won="E"),
        forbidden="MAT",
    ),
    Case(
        SWEEP,
        "the others get no trick at the end",
        at("CK C2 S9", "S6 D1 D2 S7 S10 D3", "C1 C5 C6", leads="E", won="S"),
        allowed="CK",
    ),
    # --- what was told ------------------------------------------------------------------------------------------
    Case(
        TOLD,
        "a small card goes to partner's king",
        at(
            "C3 D6 S5 B6",
            "CK C1 DK D1 SK S10 BK B10 D2 S9 B9 CJ",
            "C5[court:CK] C6 CN C2 /",
            leads="N",
            where="N:CK",
        ),
        allowed="C3",
    ),
    Case(
        TOLD,
        "partner has both kings of the other colour",
        at(
            "C3 D6 S5 B6",
            "CK C1 DK D1 SK S10 BK B10 D2 S9 B9 CJ",
            "C5[alto-batto:2] C6 CN C2 /",
            leads="N",
            where="N:SK N:BK",
            talk="simple",
        ),
        allowed="S5 B6",
    ),
    Case(
        TOLD,
        "partner has the king of the other colour that South has not",
        at(
            "C3 D6 SK B6",
            "CK C1 DK D1 SQ S10 BK B10 D2 S9 B9 CJ",
            "C5[alto-batto:1] C6 CN C2 /",
            leads="N",
            where="N:BK",
            talk="simple",
        ),
        allowed="SK B6",
    ),
    Case(
        TOLD,
        "partner asks back the suit that he can take",
        at(
            "C3 D6 S5 B6",
            "CK C1 DK D1 SK S10 BK B10 D2 S9 B9 CJ",
            "C5[ask:lead-same:low] C6 CN C2 /",
            leads="N",
            where="N:CK",
        ),
        allowed="C3",
    ),
    Case(
        TOLD,
        "partner asks for trumps and can draw the last",
        at(
            "T5 SK BK DK",
            "T20 T9 S6 S7 B7 B8 D1 D2 CK CQ C1 C2",
            "T3[batto:1,ask:lead-trump:low] T4 T19 T6 /",
            leads="N",
            where="N:T20",
        ),
        allowed="T5",
    ),
    Case(
        TOLD,
        "partner asks for the trick",
        at("CQ C5 S5 D6", "S6 D1 CJ CN DK SK S9 D2 B9 S10", "C4[ask:farlo] C3", leads="N", talk="simple"),
        allowed="CQ",
    ),
    Case(
        TOLD,
        "partner asks for the second hand to be covered",
        at("SQ SN DK S5", "S6 S7 S8 S9 D1 D2 D3 D4 D5 BK", "S10[ask:cover] SJ", leads="N"),
        allowed="SQ SN",
    ),
    Case(
        TOLD,
        "partner asks for points on 21",
        at("CQ D6 S5 B6", "CK D1 S6 T7 DK SK T9 D2 B9 S10", "T21[ask:points] T8", leads="N"),
        allowed="CQ",
    ),
    Case(
        TOLD,
        "partner asks for a low card, and the knight will be the highest",
        at("CN C2 SK BK", "C1 C3 S6 DK B9 S9 D2 S10 B8 D3", "CK[ask:low] C6", leads="N"),
        allowed="C2",
    ),
    Case(
        TOLD,
        "partner's bagatto is in danger: 21 brings it home",
        at(
            "T21 D6 B5",
            "T1 T15 T16 T17 T18 T19 DK S7 B7",
            "T9 T8[bagatto-danger] T7 T20 /",
            leads="E",
            where="N:T1 N:S7 N:B7",
        ),
        allowed="T21",
    ),
    Case(
        TOLD,
        "an opponent's bagatto is in danger: the high trumps catch it",
        at(
            "T21 T20 D6 B5",
            "T1 T3 S7 S8 DK D1 D2 B7 B8 BK S5 S6",
            "T9 T8 T7[bagatto-danger] T10 /",
            leads="E",
            where="W:T1",
        ),
        allowed="T21 T20",
    ),
    Case(
        TOLD,
        "partner has laid away the only higher card",
        at(
            "DN S5 B6 C4",
            "DQ B5 DJ D1 D2 S9 S10 B9 B10 SK BK C1 C2 CK",
            "D3[sleeping-court:DQ] D4 DK D5 /",
            leads="N",
            dealer="N",
            asleep="DQ B5",
        ),
        allowed="DN",
    ),
    Case(
        TOLD,
        "no queen, and no guard of hers, to an opponent's king",
        at(
            "CQ C3 S9 D6",
            "CK C1 S6 D1 S8 D2 B9 C2 B5 D3 CJ S10",
            "C5[court:CK] C6 C4 CN /",
            leads="E",
            where="E:CK",
        ),
        forbidden="CQ C3",
    ),
    Case(
        TOLD,
        "a king is good where both opponents are out of trumps",
        at(
            "SK D6 B5",
            "T20 S8 S9 S6 DK BK S7 DQ BQ",
            "T9[no-trumps] T8 T7[no-trumps] T10 /",
            leads="E",
            where="E:-T W:-T",
            talk="simple",
        ),
        allowed="SK",
    ),
    Case(
        TOLD,
        "no king before one who is void and has a trump",
        at(
            "SK S5 D6 B5",
            "T18 S6 S7 D1 D2 B6 B7 D3 B8 D4 B9",
            "T9[trump:T18] T8 T7 T20 / S10 S9[void:S] S8 SQ / SJ",
            leads="E",
            where="E:T18 E:-S",
        ),
        allowed="S5",
    ),
    # --- requests that cost nothing -----------------------------------------------------------------------------
    Case(
        ASKED,
        "this suit",
        at("D1 S10 B10", LOW, "DJ[ask:lead-same:low] DN DQ D5 /", leads="N"),
        allowed="D1",
    ),
    Case(
        ASKED,
        "this suit, high",
        at("DQ S10 B10", LOW, "DJ[ask:lead-same:high] DN DK D5 /", leads="N"),
        allowed="DQ",
    ),
    Case(
        ASKED,
        "the other colour",
        at("D1 S10 B10", LOW, "DJ[ask:lead-other:low] DN DQ D5 /", leads="N"),
        allowed="S10 B10",
    ),
    Case(
        ASKED,
        "the other colour, high",
        at("D1 SK B10", LOW, "DJ[ask:lead-other:high] DN DQ D5 /", leads="N"),
        allowed="SK",
    ),
    Case(
        ASKED,
        "a trump",
        at("T9 S10 B10", LOW, "T3[ask:lead-trump:low] T4 T20 T5 /", leads="N"),
        allowed="T9",
    ),
    Case(
        ASKED,
        "a void is a request for its suit",
        at("D1 S10 B10", LOW.replace("D4", "S6"), "DJ[void:D] DN DQ D5 /", leads="N", where="N:-D", talk="simple"),
        allowed="D1",
    ),
    Case(
        ASKED,
        "a void of the other colour is a request for that",
        at("D1 S10 B10", LOW, "DJ[alto] DN DQ D5 /", leads="N", where="N:-B", talk="simple"),
        allowed="S10 B10",
    ),
    Case(
        ASKED,
        "the queen on his king",
        at("CQ C2 SK DK", BELOW, "CK[ask:card:CQ] C6", leads="N"),
        allowed="CQ",
    ),
    Case(
        ASKED,
        "few points on his king",
        at("CQ C2 SK DK", BELOW, "CK[ask:few] C6", leads="N"),
        allowed="C2",
    ),
    # --- the discard, judged by hands played out ----------------------------------------------------------------
    Case(
        LAID,
        "two bare queens",
        laying("T3 T5 T7 T9 T12 T14 T16 T20 CQ DQ SK S5 S6 S7 BK B5 B6"),
        needed="CQ DQ",
    ),
    Case(
        LAID,
        "a bare queen and a bare knight",
        laying("T3 T5 T7 T9 T12 T14 T16 CQ DN SK S5 S6 S7 S8 BK B5 B6"),
        needed="CQ DN",
    ),
    Case(
        LAID,
        "queen and knight of a suit that is left void",
        laying("T3 T5 T7 T9 T12 T14 DQ DN CK C2 C3 C4 SK S5 S6 S7 BK"),
        needed="DQ DN",
    ),
    Case(
        LAID,
        "two bare knaves",
        laying("T3 T5 T7 T9 T12 T14 T16 T18 T20 CK C2 C3 DJ BJ S5 S6 S7"),
        needed="DJ BJ",
    ),
    Case(
        LAID,
        "no high trump where it must be trumps",
        laying("T2 T5 T8 T10 T11 T12 T13 T14 T16 T18 T19 T20 SK CK BK DK MAT"),
        forbidden="T18 T19 T20",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_either_answer_is_possible(case: Case) -> None:
    check_sense(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hard_has_manners(case: Case) -> None:
    check(case, "hard")


@pytest.mark.parametrize("case", [case for case in CASES if case.partner], ids=str)
def test_easy_does_not_insult_its_partner(case: Case) -> None:
    check(case, "easy")
