"""Table talk as CPU players say and understand it: nobody lies, and no imagined world holds a liar."""

from collections.abc import Iterator

import pytest

from cardtable.core.cards import Card
from cardtable.core.deal import Deal, Move, Note, View
from cardtable.core.fields import Remarks
from cardtable.core.shuffle import Stream
from cardtable.cpu.imagine import imagine
from cardtable.cpu.levels import LEVELS, player
from cardtable.cpu.playout import bits
from cardtable.cpu.talk import WISHES, Heard, heard, meaning, wished
from cardtable.games.piedicavallo import PACK, Piedicavallo, truths
from cardtable.games.tallyho import Tallyho

from ..helpers.deals import any_answer, new

TALKS = pytest.mark.parametrize("talk", ["simple", "full"])


def talkative(number: int, talk: str, stop: int) -> Piedicavallo:
    """A deal played at random, in which everybody says what comes to mind, for so many answers."""
    _, deal = new(Piedicavallo, {"talk": talk}, number)
    stream = Stream(f"talk {number}")
    while deal.asked and stop:
        deal.answer(any_answer(deal, stream))
        stop -= 1
    assert isinstance(deal, Piedicavallo)
    return deal


def moments(
    deal: Deal, view: View
) -> Iterator[tuple[int, Card, list[Card], list[Card], list[Card], int, tuple[str, ...]]]:
    """Each remark of others in a view's log as it was made in this world: what `truths` asks for, and the remarks."""
    played: list[Card] = []
    said: dict[int, tuple[str, ...]] = {}
    turns: list[tuple[int, Card]] = []
    for event in view.log:
        if isinstance(event, Note):
            if event.kind == "say":
                said[len(played)] = event.values["remarks"]
        elif event.target == "trick":
            turns.append((int(event.source[-1]), event.cards[0]))
            played.append(event.cards[0])
    for at, remarks in said.items():
        seat, card = turns[at]
        left = [*deal.cards(f"hand:{seat}"), *(later for who, later in turns[at + 1 :] if who == seat)]
        asleep = deal.cards("sleeping") if seat == deal.dealer else []
        yield seat, card, left, played[:at], asleep, at % 4, remarks


def piles_of(deal: Deal) -> dict[str, int]:
    return {name: bits(pile) for name, pile in deal.piles.items()}


def test_claims_are_true_of_the_hands_of_which_the_rules_say_so_and_of_no_others() -> None:
    """For many hands: what `meaning` makes of a remark, against what the rules offer."""
    stream, tried, true = Stream("meaning"), 0, 0
    for _ in range(60):
        cards = stream.shuffled(PACK)
        count = stream.below(40)
        card, played, rest = cards[0], cards[1 : 1 + count], cards[1 + count :]
        size = 1 + stream.below(min(14, len(rest)))
        hand, other = rest[:size], stream.sample(rest, size)
        suit, out = card.suit or "T", bits(played) | bits([card])
        for asleep in ([], rest[-2:] if len(rest) > size + 1 else []):
            mine = [held for held in hand if held not in asleep]
            theirs = [held for held in other if held not in asleep]
            said = truths(card, mine, played, asleep, 0, "full")
            of_other = truths(card, theirs, played, asleep, 0, "full")
            for remark in said:
                if remark.startswith("ask:"):
                    continue
                kind = remark.removeprefix("sleeping-")
                off, must, never = meaning(kind, suit, out, 0, 0, bool(asleep))
                about = (bits(asleep), bits(asleep)) if kind != remark else (bits(mine), bits(asleep))
                assert off(*about) == 0, remark
                if kind == remark:
                    assert not must & ~about[0]
                    assert not never & about[0]
                    assert (off(bits(theirs), bits(asleep)) == 0) == (remark in of_other), (remark, theirs)
                    true += remark in of_other
                tried += 1
    assert tried > 500
    assert 20 < true < tried - 20


@TALKS
def test_the_true_world_is_accepted(talk: str) -> None:
    claims = 0
    for number in range(30):
        deal = talkative(number, talk, 3 + 2 * number)
        for seat in range(4):
            said = heard(deal.view(seat))
            if said is None:
                continue
            assert said.lies(piles_of(deal)) == 0, (number, seat)
            for pile, must in said.must.items():
                assert not must & ~bits(deal.cards(pile))
            for pile, never in said.never.items():
                assert not never & bits(deal.cards(pile))
            claims += len(said.claims)
    assert claims > 300


@TALKS
def test_no_imagined_world_holds_a_liar(talk: str) -> None:
    said = 0
    for number in range(16):
        deal = talkative(number, talk, 6 + 3 * number)
        if deal.asked is None:
            continue
        view, stream = deal.view(deal.asked.seat), Stream(f"honest {number}")
        for _ in range(3):
            world = imagine(view, stream)
            for seat, card, left, played, asleep, before, remarks in moments(world, view):
                if seat != view.seat:
                    true = truths(card, left, played, asleep, before, "full")
                    statements = [remark for remark in remarks if not remark.startswith("ask:")]
                    assert set(statements) <= set(true), (number, seat, card)
                    said += len(statements)
    assert said > 200


def test_a_world_with_a_named_card_elsewhere_is_rejected() -> None:
    rejected = 0
    for number in range(30):
        deal = talkative(number, "full", 10 + number)
        view = deal.view(0)
        said = heard(view)
        for claim in said.claims if said else ():
            kind, _, code = claim.remark.partition(":")
            if kind not in ("court", "trump") or Card.parse(code) not in deal.hand(claim.seat):
                continue
            card = Card.parse(code)
            for seat in range(1, 4):
                if seat == claim.seat or not deal.hand(seat):
                    continue
                assert said is not None
                assert said.may_lie(card, f"hand:{claim.seat}")
                assert not said.may_lie(card, f"hand:{seat}")
                swap = bits([card, deal.hand(seat)[0]])
                turned = piles_of(deal)
                turned[f"hand:{claim.seat}"] ^= swap
                turned[f"hand:{seat}"] ^= swap
                assert said.lies(turned) > 0
                rejected += 1
    assert rejected > 20


def test_silence_and_requests_say_nothing_about_cards() -> None:
    _, deal = new(Piedicavallo, {"talk": "full"}, 1)
    assert heard(deal.view(0)) is None
    stream = Stream("requests")
    while deal.asked:
        action = deal.asked.any_answer(stream)
        menu = deal.asked.fields.get("say")
        if isinstance(menu, Remarks):
            asks = [remark for remark in menu.menu[action.values["card"]] if remark.startswith("ask:")]
            action = type(action)(action.seat, action.do, {**action.values, "say": tuple(asks[:2])})
        deal.answer(action)
        said = heard(deal.view(0))
        assert said is None or (not said.claims and not any(said.must.values()))
    assert said is not None
    assert len(said.requests) > 20
    assert {request.trick for request in said.requests} <= set(range(15))


def test_nobody_hears_itself() -> None:
    deal = talkative(3, "full", 30)
    for seat in range(4):
        said = heard(deal.view(seat)) or Heard(deal.dealer)
        assert all(claim.seat != seat for claim in said.claims)
        assert all(request.seat != seat for request in said.requests)


# --- what players say ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("talk", ["off", "simple", "full"])
def test_players_say_only_what_is_true_and_nothing_where_talk_is_off(talk: str) -> None:
    said = 0
    for number in range(2):
        _, deal = new(Piedicavallo, {"talk": talk}, number)
        while deal.asked:
            view = deal.view(deal.asked.seat)
            level = ("medium", "easy", "silent", "hard")[view.seat]
            action = player(level, "key").think(view).action
            remarks = action.values.get("say", ())
            if remarks:
                card = action.values["card"]
                left = [other for other in view.hand if other != card]
                played = [event.cards[0] for event in view.log if isinstance(event, Move) and event.target == "trick"]
                asleep = view.piles["sleeping"] if view.seat == view.setting["dealer"] else ()
                assert set(remarks) <= set(truths(card, left, played, asleep, len(played) % 4, talk))
                assert level != "silent"
                said += len(remarks)
            deal.answer(action)
    assert (said > 0) == (talk != "off")


def test_silent_is_medium_in_a_game_without_talk() -> None:
    _, deal = new(Tallyho, {}, 1)
    assert deal.asked is not None
    view = deal.view(deal.asked.seat)
    assert player("silent", "key").think(view) == player("medium", "key").think(view)
    assert "silent" not in LEVELS


# --- what is asked for --------------------------------------------------------------------------------------


def hand(codes: str) -> int:
    return bits(map(Card.parse, codes.split()))


def test_a_low_lead_is_asked_for_by_who_can_take_it_and_a_high_one_by_who_can_trump_it() -> None:
    low, high, other_low, other_high, trump = (WISHES[at] for at in (1, 0, 3, 2, 4))
    out = hand("CK C4")
    assert wished(low, "C", out)(hand("CQ D5"), 0) == 0  # the king is out, the queen the highest
    assert wished(low, "C", out)(hand("CN D5"), 0) == 1
    assert wished(high, "C", out)(hand("D5 T3"), 0) == 0
    assert wished(high, "C", out)(hand("D5 S5"), 0) == 1  # void, but no trump
    assert wished(high, "C", out)(hand("C5 T3"), 0) == 1
    assert wished(other_low, "C", out)(hand("BK"), 0) == 0
    assert wished(other_low, "C", out)(hand("DK SQ"), 0) == 1
    assert wished(other_high, "C", out)(hand("S5 T1"), 0) == 0  # no batons
    assert wished(other_high, "C", out)(hand("S5 B5 T1"), 0) == 1
    assert wished(trump, "T", hand("T21 T5"))(hand("T20"), 0) == 0
    assert wished(trump, "T", hand("T5"))(hand("T20"), 0) == 1


def test_in_full_talk_a_player_asks_only_for_what_it_can_take_and_once() -> None:
    asked = 0
    for number in range(4):
        _, deal = new(Piedicavallo, {"talk": "full"}, number)
        assert isinstance(deal, Piedicavallo)
        before: set[tuple[int, str, str]] = set()
        while deal.asked:
            seat = deal.asked.seat
            action = player("medium", "key").think(deal.view(seat)).action
            for remark in action.values.get("say", ()):
                card = action.values["card"]
                assert remark in WISHES
                left = bits(deal.hand(seat)) & ~bits([card])
                gone = bits([*deal.cards("won:0"), *deal.cards("won:1"), *deal.cards("trick"), card])
                if seat == deal.dealer:
                    gone |= bits(deal.cards("sleeping"))
                assert wished(remark, card.suit, gone)(left, 0) == 0
                assert (seat, card.suit, remark) not in before
                before.add((seat, card.suit, remark))
                asked += 1
            deal.answer(action)
    assert asked > 20


def test_only_partner_draws_conclusions_from_a_request_and_worlds_without_its_reason_stay_possible() -> None:
    _, deal = new(Piedicavallo, {"talk": "full"}, 3)
    assert deal.asked and isinstance(deal, Piedicavallo)
    deal.answer(deal.asked.any_answer(Stream("discard")))
    assert deal.asked
    speaker = deal.asked.seat
    field = deal.asked.fields["say"]
    assert isinstance(field, Remarks)
    card, remark = next(
        (card, remark)
        for card, menu in field.menu.items()
        for remark in menu
        if remark in WISHES and wished(remark, card.suit, bits([card]))(bits(deal.hand(speaker)) & ~bits([card]), 0)
    )
    deal.answer(type(deal.asked.any_answer(Stream("x")))(speaker, "play", {"card": card, "say": (remark,)}))
    for seat in range(4):
        known = heard(deal.view(seat))
        assert known is None or known.lies(piles_of(deal)) == 0  # a request without a reason is no lie
        assert bool(known and known.wishes) == (seat == speaker ^ 2)
    partner = heard(deal.view(speaker ^ 2))
    assert partner is not None
    assert partner.doubts(piles_of(deal)) == 1
