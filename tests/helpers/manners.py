"""Positions for tests of good manners: a few codes of cards, and the view of the seat that is to answer.

A position is reached by really playing a deal through its rules, so what its view says of voids, notes and the log is
true. A position tells all cards of the seat that answers, and the tricks before; the cards that it does not mention
are dealt in some way in which every one of those plays was allowed.

Tricks are codes in the order of play, with "/" between them ("G1 G5 G6 G7 / R1 R5 R6 R7"): who leads and who plays
which card follows from the rules. "HQ!" leads of a marriage and declares it. "C4[batto:C,ask:farlo]" says something.
Seats are S W N E, or the first of these.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from cardtable.core.cards import Card, codes
from cardtable.core.deal import Deal, Seat, View
from cardtable.core.fields import Action, OneCard
from cardtable.core.shuffle import Stream
from cardtable.core.tricks import TrickDeal
from cardtable.cpu.levels import Decision, player
from cardtable.games.tallyho import DEN_SIZE, FOX, Tallyho
from cardtable.games.tallyho import HAND_SIZE as TALLYHO_HAND
from cardtable.games.thousand import HANDS, LAID, OBLIGATION, PACKETS, PARTNER, Thousand, worth
from tests.helpers.deals import cards

SEATS = "SWNE"
KEYS = ("one", "two", "three")  # a good answer is no matter of luck

Piles = dict[str, list[Card]]


# --- the cases --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A position and what good manners are in it.

    The words of an answer are the codes of its cards and its other values as texts; "left:CJ" or "trump:G" is a word
    too, where it matters of which field a value is.
    """

    manner: str
    name: str
    build: Callable[[], View]
    allowed: str = ""  # the card played, or whatever else is answered, is one of these
    forbidden: str = ""  # nothing that is answered is one of these
    needed: str = ""  # all of these are answered
    partner: bool = False  # else it would insult the partner: easy players keep to it as well

    def __str__(self) -> str:
        return f"{self.manner}: {self.name}"


def decisions(case: Case, level: str) -> list[Decision]:
    """What a player of this level answers, by several keys."""
    view = case.build()
    return [player(level, key).think(view) for key in KEYS]


def wrong(case: Case, action: Action) -> str:
    """What is wrong with an answer, or ""."""
    values = _values(action)
    said = " ".join(one for _, one in values)
    every = {word for name, one in values for word in (one, f"{name}:{one}")}
    judged = [(name, one) for name, one in values if name == "card" or "card" not in action.values]
    allowed = case.allowed.split()
    if allowed and not all(one in allowed or f"{name}:{one}" in allowed for name, one in judged):
        return f"{said} is not among {case.allowed}"
    if bad := every.intersection(case.forbidden.split()):
        return f"{said} has {' '.join(sorted(bad))}"
    if missing := set(case.needed.split()) - every:
        return f"{said} lacks {' '.join(sorted(missing))}"
    return ""


def _values(action: Action) -> list[tuple[str, str]]:
    """The single values of an answer as texts, each with the name of its field."""
    found = []
    for name, value in action.values.items():
        several = value if isinstance(value, tuple) and not isinstance(value, Card) else (value,)
        found += [(name, str(one)) for one in several]
    return found


def check(case: Case, level: str) -> None:
    """Fail unless players of this level answer with good manners, whatever their key."""
    found = [(wrong(case, decision.action), decision.reason) for decision in decisions(case, level)]
    assert not any(fault for fault, _ in found), f"{case}: " + "; ".join(f"{fault} ({why})" for fault, why in found)


def check_sense(case: Case) -> None:
    """Fail unless an answer to a case may be right and may be wrong, so that it tests anything."""
    asked = case.build().asked
    assert asked is not None
    stream = Stream("some answers")
    found = {not wrong(case, asked.any_answer(stream)) for _ in range(300)}
    assert False in found, f"{case}: nothing is wrong"
    assert True in found or asked.do != "play", f"{case}: nothing is right"


# --- playing ----------------------------------------------------------------------------------------------------


class Turn(NamedTuple):
    """A card of the story, who plays it, and what comes with it."""

    seat: Seat
    card: Card
    marries: bool
    say: tuple[str, ...]


class Story(NamedTuple):
    """Tricks that are played, and who plays then."""

    turns: tuple[Turn, ...]
    then: Seat

    def of(self, seat: Seat) -> list[Card]:
        """The cards that this seat plays in it."""
        return [turn.card for turn in self.turns if turn.seat == seat]


def story(game: type[TrickDeal], chosen: Mapping[str, Any], leader: Seat, trump: str | None, tricks: str) -> Story:
    """Who plays which card in these tricks, of which the last may be unfinished."""
    rules = game.set_up({}, chosen=chosen, leader=leader, trump=trump)
    found: list[Turn] = []
    then = leader
    for trick in tricks.split("/"):
        rules.piles["trick"] = []
        for word in trick.split():
            code, _, said = word.partition("[")
            card = Card.parse(code.rstrip("!"))
            rules.piles["trick"].append(card)
            seat = rules.trick()[-1].seat
            then = rules.after(seat)[0]
            if marries := code.endswith("!"):
                rules.trump = card.suit
            found.append(Turn(seat, card, marries, tuple(said.rstrip("]").split(",")) if said else ()))
        if len(rules.piles["trick"]) == rules.seats:
            rules.leader = then = rules.winner(rules.trick())
    return Story(tuple(found), then)


Start = Callable[[Mapping[str, Sequence[Card]]], Deal]


def reached(
    game: type[TrickDeal],
    start: Start,
    known: Mapping[str, Iterable[Card]],
    sizes: Mapping[str, int],
    played: Sequence[Turn] = (),
    never: Iterable[tuple[str, Card]] = (),
) -> Deal:
    """The deal after these plays. `start` makes it, at its first lead, of all cards as they lie then.

    `known`: cards of which it is told where they lie at the first lead, beside those that are played; `sizes`: how
    many cards lie in each pile then; `never`: cards that a pile does not hold.
    """
    told = {name: list(known.get(name, ())) for name in sizes}
    for turn in played:
        married = [Card(turn.card.suit, PARTNER[turn.card.rank])] if turn.marries else []
        for card in (turn.card, *married):
            if all(card not in pile for pile in told.values()):
                told[f"hand:{turn.seat}"].append(card)
    not_in = set(never)
    while True:
        deal = start(filled(game.pack, told, sizes, not_in))
        in_the_way = _play(deal, played)
        if not in_the_way:
            return deal
        loose = {(name, card) for name, card in in_the_way if card not in told[name]}
        assert loose, f"not allowed, there is {codes(card for _, card in in_the_way)}"
        not_in |= loose


def _play(deal: Deal, played: Sequence[Turn]) -> set[tuple[str, Card]]:
    """Play these cards. If one may not be played, or marries where that is not told: the cards that are in the way."""
    for seat, card, marries, say in played:
        asked = deal.asked
        assert asked is not None, "the deal is over"
        assert asked.seat == seat, f"{SEATS[asked.seat]} plays, and not {SEATS[seat]} {card}"
        field = asked.fields["card"]
        assert isinstance(field, OneCard)
        if card not in field.among:
            return {(deal.lies[other][0], other) for other in field.among}
        if card in field.marks and not marries:
            partner = Card(card.suit, PARTNER[card.rank])
            return {(deal.lies[partner][0], partner)}
        assert marries == (card in field.marks), f"{card} does not marry"
        deal.answer(Action(seat, "play", {"card": card, **({"say": say} if "say" in asked.fields else {})}))
    return set()


def filled(
    pack: Sequence[Card], told: Mapping[str, Sequence[Card]], sizes: Mapping[str, int], never: set[tuple[str, Card]]
) -> Piles:
    """All cards in piles of these sizes: those told where they are told, the others anywhere they may be."""
    piles = {name: list(told.get(name, ())) for name in sizes}
    given = [card for pile in piles.values() for card in pile]
    for name, size in sizes.items():
        assert len(piles[name]) <= size, f"{name} holds {len(piles[name])} cards, not {size}: {codes(piles[name])}"
    assert len(given) == len(set(given)), f"twice: {codes(card for card in set(given) if given.count(card) > 1)}"
    assert set(given) <= set(pack), f"not in the pack: {codes(set(given) - set(pack))}"
    stream = Stream("manners")

    def put(card: Card, tried: set[str]) -> bool:
        """Lay a card where there is room, or where another one can be moved on."""
        fit = stream.shuffled(name for name in sizes if name not in tried and (name, card) not in never)
        for name in fit:
            if len(piles[name]) < sizes[name]:
                piles[name].append(card)
                return True
        for name in fit:
            tried.add(name)
            for other in [other for other in piles[name] if other not in told.get(name, ())]:
                if put(other, tried):
                    piles[name][piles[name].index(other)] = card
                    return True
        return False

    for card in stream.shuffled(card for card in pack if card not in given):
        assert put(card, set()), f"there is no place for {card}"
    return piles


def deck(game: type[Deal], options: Mapping[str, Any], dealer: Seat, piles: Mapping[str, Iterable[Card]]) -> list[Card]:
    """The deck from which these hands are dealt; the other piles come after them, in the order given."""
    order = [f"hand:{seat}" for seat in game.set_up({}, chosen=options).after(dealer)]
    return [card for name in (*order, *(name for name in piles if name not in order)) for card in piles[name]]


def call(deal: Deal, calls: str = "", declarer: Seat | None = None, bid: int = 0) -> None:
    """Bid as these calls say ("W:120 N:pass"), in turn; seats that have none left pass, but the declarer bids."""
    left = [(SEATS.index(seat), amount) for seat, _, amount in (word.partition(":") for word in calls.split())]
    while deal.asked and deal.asked.do == "bid":
        seat = deal.asked.seat
        amount: int | str = bid if seat == declarer and getattr(deal, "high", 0) < bid else "pass"
        if left:
            assert left[0][0] == seat, f"{SEATS[seat]} bids, and not {SEATS[left[0][0]]}"
            said = left.pop(0)[1]
            amount = int(said) if said.isdigit() else said
        elif declarer is None:
            return
        deal.answer(Action(seat, "bid", {"amount": amount}))
    assert not left, f"nobody waits for {left}"


def asked_view(deal: Deal, do: str) -> View:
    """What the seat sees that is asked."""
    assert deal.asked is not None, "the deal is over"
    assert deal.asked.do == do, f"asked is {deal.asked.do}, not {do}"
    return deal.view(deal.asked.seat)


# --- Tallyho ----------------------------------------------------------------------------------------------------

_TALLYHO_SIZES = {f"hand:{seat}": TALLYHO_HAND for seat in range(4)} | {"den": DEN_SIZE}


def tallyho(
    hand: str,
    tricks: str = "",
    declarer: str = "S",
    trump: str = "G",
    bid: int = 120,
    calls: str = "",
    den: str = "",
    totals: tuple[int, int] = (0, 0),
) -> View:
    """A card to play, from this hand; the first of the tricks is led by the declarer, the last may be unfinished.

    `den`: what the declarer has discarded, told where it is the declarer who plays. Unless `calls` tell more, the
    declarer has bid, and the others have passed.
    """
    seat = SEATS.index(declarer)
    past = story(Tallyho, {}, seat, trump, tricks)
    me = past.then

    def start(piles: Mapping[str, Sequence[Card]]) -> Deal:
        opens = SEATS.index(calls[0]) if calls else seat
        deal = Tallyho(deck(Tallyho, {}, (opens - 1) % 4, piles), dealer=(opens - 1) % 4, totals=totals)
        call(deal, calls, seat, bid)
        deal.answer(Action(seat, "discard", {"cards": tuple(piles["den"]), "trump": trump}))
        return deal

    known = {f"hand:{me}": [*cards(hand), *past.of(me)], "den": cards(den)}
    assert len(known[f"hand:{me}"]) == TALLYHO_HAND, f"{SEATS[me]} has {len(known[f'hand:{me}'])} cards"
    assert me != seat or len(known["den"]) == DEN_SIZE, "the declarer knows the den"
    return asked_view(reached(Tallyho, start, known, _TALLYHO_SIZES, past.turns, [("den", FOX)]), "play")


def tallyho_den(hand: str, den: str, declarer: str = "S", bid: int = 120, calls: str = "") -> View:
    """A discard, of the hand and of the five cards of the den."""
    seat = SEATS.index(declarer)
    opens = SEATS.index(calls[0]) if calls else seat
    piles = filled(Tallyho.pack, {f"hand:{seat}": cards(hand), "den": cards(den)}, _TALLYHO_SIZES, set())
    deal = Tallyho(deck(Tallyho, {}, (opens - 1) % 4, piles), dealer=(opens - 1) % 4)
    call(deal, calls, seat, bid)
    return asked_view(deal, "discard")


def tallyho_bid(hand: str, calls: str = "", seat: str = "S", totals: tuple[int, int] = (0, 0), **options: Any) -> View:
    """A bid or a pass with this hand, after these calls."""
    opens = SEATS.index(calls[0] if calls else seat)
    piles = filled(Tallyho.pack, {f"hand:{SEATS.index(seat)}": cards(hand)}, _TALLYHO_SIZES, set())
    dealer = (opens - 1) % 4
    deal = Tallyho(deck(Tallyho, options, dealer, piles), dealer=dealer, options=options, totals=totals)
    call(deal, calls)
    assert deal.asked is not None and deal.asked.seat == SEATS.index(seat)
    return asked_view(deal, "bid")


# --- Thousand ---------------------------------------------------------------------------------------------------


def thousand(
    hand: str,
    tricks: str = "",
    declarer: str = "S",
    bid: int = OBLIGATION,
    contract: int = 0,
    packet: str = "",
    gave: str = "",
    laid: str = "",
    totals: Sequence[int] | None = None,
    **options: Any,
) -> View:
    """A card to play, from this hand; the first of the tricks is led by the declarer, the last may be unfinished.

    `bid` is what the auction ended with, `contract` what it was raised to. Of three players, `packet` is the three
    cards that the declarer showed and `gave` what went to the next seat and to the one after it; of two, `laid` is what
    the declarer laid down, told where it is the declarer who plays. What is not told of these is taken from the cards
    that have been played, as far as they will do.
    """
    seat, players = SEATS.index(declarer), int(options.get("players", 3))
    past = story(Thousand, options, seat, None, tricks)
    me = past.then
    left, right = Thousand.set_up({}, chosen=options).after(seat)[0], (seat - 1) % players
    each = HANDS[players] + (players == 3)
    sizes = {f"hand:{other}": each for other in range(players)} | ({"laid": 2, "packet:1": 2} if players == 2 else {})
    known = {f"hand:{me}": [*cards(hand), *past.of(me)], "laid": cards(laid)}
    assert len(known[f"hand:{me}"]) == each, f"{SEATS[me]} has {len(known[f'hand:{me}'])} cards"
    assert players == 3 or me != seat or len(cards(laid)) == LAID, "the declarer knows what is laid"
    for other, gift in zip((left, right), cards(gave), strict=False):
        known.setdefault(f"hand:{other}", [])
        if gift not in known[f"hand:{other}"]:
            known[f"hand:{other}"].append(gift)
    played = [turn.card for turn in past.turns]

    def start(piles: Mapping[str, Sequence[Card]]) -> Deal:
        hands = {name: list(pile) for name, pile in piles.items()}
        mine = hands[f"hand:{seat}"]
        away = list(hands.get("laid", ()))
        if players == 3:
            for other, gift in zip((left, right), cards(gave) or (None, None), strict=True):
                held = hands[f"hand:{other}"]
                away.append(gift or min(held, key=lambda card: (card not in played, worth(card))))
                held.remove(away[-1])
        mine += away
        # the others have seen the packet: cards that have been played give nothing more away
        shown = cards(packet) or sorted(mine, key=lambda card: card not in played)[: PACKETS[players][0]]
        for card in shown:
            mine.remove(card)
        dealt = {name: hands[name] for name in hands if name.startswith("hand")}
        dealt |= {"packet:0": shown, "packet:1": hands.get("packet:1", [])}
        # who is committed to the obligation need not bid; who bids more speaks after that seat
        dealer = (seat - (1 if bid == OBLIGATION else 2)) % players
        deal = Thousand(deck(Thousand, options, dealer, dealt), dealer=dealer, options=options, totals=totals)
        call(deal, "", seat, bid)
        if players == 2:
            deal.answer(Action(seat, "take", {"packet": 0}))
            deal.answer(Action(seat, "discard", {"cards": tuple(away)}))
        else:
            deal.answer(Action(seat, "give", {"left": away[0], "right": away[1]}))
        deal.answer(Action(seat, "contract", {"amount": contract or bid}))
        return deal

    return asked_view(reached(Thousand, start, known, sizes, past.turns), "play")


def thousand_exchange(
    hand: str, packet: str, bid: int = OBLIGATION, totals: Sequence[int] | None = None, away: str = "", **options: Any
) -> View:
    """Two cards to give or to lay, of the hand and of the packet; with `away`, which two, the contract to name."""
    players = int(options.get("players", 3))
    names = [f"packet:{number}" for number in range(len(PACKETS[players]))]
    sizes = {f"hand:{seat}": HANDS[players] for seat in range(players)} | dict.fromkeys(names, PACKETS[players][0])
    piles = filled(Thousand.pack, {"hand:0": cards(hand), names[0]: cards(packet)}, sizes, set())
    dealer = (0 - (1 if bid == OBLIGATION else 2)) % players
    deal = Thousand(deck(Thousand, options, dealer, piles), dealer=dealer, options=options, totals=totals)
    call(deal, "", 0, bid)
    if players == 2:
        deal.answer(Action(0, "take", {"packet": 0}))
    if not away:
        return asked_view(deal, "give" if players == 3 else "discard")
    one, other = cards(away)
    if players == 2:
        deal.answer(Action(0, "discard", {"cards": (one, other)}))
    else:
        deal.answer(Action(0, "give", {"left": one, "right": other}))
    return asked_view(deal, "contract")


def thousand_bid(hand: str, calls: str = "", totals: Sequence[int] | None = None, **options: Any) -> View:
    """A bid or a pass of South, who speaks first: N is committed, or W of two players."""
    players = int(options.get("players", 3))
    names = [f"packet:{number}" for number in range(len(PACKETS[players]))]
    sizes = {f"hand:{seat}": HANDS[players] for seat in range(players)} | dict.fromkeys(names, PACKETS[players][0])
    piles = filled(Thousand.pack, {"hand:0": cards(hand)}, sizes, set())
    dealer = (players - 2) % players
    deal = Thousand(deck(Thousand, options, dealer, piles), dealer=dealer, options=options, totals=totals)
    call(deal, calls)
    assert deal.asked is not None and deal.asked.seat == 0
    return asked_view(deal, deal.asked.do)
