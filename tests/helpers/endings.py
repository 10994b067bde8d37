"""Endings of every game with open cards, and what they are worth by plain minimax over the rules themselves."""

from collections.abc import Iterable
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.deal import Seat
from cardtable.core.fields import Action, OneCard
from cardtable.core.shuffle import Stream
from cardtable.core.tricks import TrickDeal
from cardtable.games import piedicavallo, tallyho, tarot, thousand
from cardtable.games.piedicavallo import Piedicavallo
from cardtable.games.tallyho import Tallyho
from cardtable.games.tarot import Tarot
from cardtable.games.thousand import Thousand
from tests.helpers.deals import Options, new, play

# the option sets that trick play depends on, in every combination
RULES: list[tuple[type[TrickDeal], Options]] = [
    (Tallyho, {}),
    (Piedicavallo, {"talk": "off"}),
    (Tarot, {}),
    *(
        (Thousand, {"players": players, "must_trump": trump, "marriage": marriage, "table_cards": table})
        for players, tables in ((3, ("last_trick",)), (2, ("last_trick", "nobody")))
        for table in tables
        for trump in ("on", "off")
        for marriage in ("any_lead", "after_trick")
    ),
]
RULE_IDS = ["-".join([game.name, *map(str, options.values())]) for game, options in RULES]


def measure(deal: TrickDeal, seat: Seat, weigh: str = "declarer") -> int:
    """What a deal that is over was worth, as `cpu.encode.encode` measures it for a seat."""
    assert deal.result is not None
    points, scores, side = deal.result.points, deal.result.scores, deal.side(seat)
    if isinstance(deal, Tarot):
        return scores[side] - scores[1 - side]
    if not isinstance(deal, Thousand):
        return points[side]
    ours = [(other == deal.declarer) == (seat == deal.declarer) for other in range(deal.seats)]
    if weigh == "difference":
        return sum(taken if mine else -taken for taken, mine in zip(points, ours, strict=True))
    assert deal.declarer is not None
    return points[deal.declarer] * (1 if seat == deal.declarer else -1)


def allies(deal: TrickDeal, seat: Seat) -> list[Seat]:
    """Those who want what this seat wants."""
    if isinstance(deal, Thousand):
        return [other for other in range(deal.seats) if (other == deal.declarer) == (seat == deal.declarer)]
    return [other for other in range(deal.seats) if deal.side(other) == deal.side(seat)]


def playable(deal: TrickDeal) -> tuple[Card, ...]:
    assert deal.asked is not None
    field = deal.asked.fields["card"]
    assert isinstance(field, OneCard)
    return field.among


def play_card(deal: TrickDeal, card: Card) -> None:
    assert deal.asked is not None
    silence: dict[str, Any] = {"say": ()} if "say" in deal.asked.fields else {}
    deal.answer(Action(deal.asked.seat, "play", {"card": card, **silence}))


Known = dict[tuple[Any, ...], int]


def all_values(
    deal: TrickDeal, seat: Seat, ours: list[Seat], weigh: str = "declarer", known: Known | None = None
) -> dict[Card, int]:
    """What the deal comes to after each card that may be played, by plain minimax: every play of it is looked at."""
    known = {} if known is None else known
    found = {}
    for card in playable(deal):
        after = deal.copy()
        play_card(after, card)
        found[card] = minimax(after, seat, ours, weigh, known)
    return found


def minimax(deal: TrickDeal, seat: Seat, ours: list[Seat], weigh: str, known: Known) -> int:
    """Positions before a lead that were `known` already are not looked at again."""
    if deal.asked is None:
        return measure(deal, seat, weigh)
    key = None
    if not deal.cards("trick"):
        key = situation(deal)
        if key in known:
            return known[key]
    value = (max if deal.asked.seat in ours else min)(all_values(deal, seat, ours, weigh, known).values())
    if key is not None:
        known[key] = value
    return value


def situation(deal: TrickDeal) -> tuple[Any, ...]:
    """Everything that the rest of a deal depends on, before a lead."""
    held = [(name, *pile) for name, pile in sorted(deal.piles.items()) if name.startswith(("hand", "pile"))]
    had = [getattr(deal, fact, None) for fact in ("took", "bouts", "married")]
    return (
        deal.leader, deal.trump, frozenset(deal.takers), *had, *held,
        piedicavallo.MATTO in deal.cards("won:0"), piedicavallo.MATTO in deal.cards("won:1"),
    )  # fmt: skip


def from_play(game: type[TrickDeal], options: Options, seed: object, left: int) -> TrickDeal:
    """A deal dealt and played at random until so many cards are left to each, the next card being a lead."""
    for number in range(100):
        stream = Stream(f"ending {seed} {number}")
        _, deal = new(game, options, f"{seed} {number}")
        assert isinstance(deal, game)
        while deal.asked and deal.asked.do != "play":
            play(deal, stream, 1)
        tricks = cards_left(deal, 0) if deal.asked else 0
        if tricks >= left:
            play(deal, stream, (tricks - left) * deal.seats)
            return deal
    raise AssertionError("none of a hundred deals was played")


def cards_left(deal: TrickDeal, seat: Seat) -> int:
    piles = [pile for name, pile in deal.piles.items() if name.startswith((f"hand:{seat}", f"pile:{seat}."))]
    return sum(map(len, piles))


def ending(game: type[TrickDeal], options: Options, stream: Stream, left: int) -> TrickDeal:
    """Any cards in any hands, so many each; a few may be on the table already. Rare things are made frequent."""
    build = {Tallyho: _tallyho, Piedicavallo: _piedicavallo, Tarot: _tarot, Thousand: _thousand}[game]
    deal = build(options, stream, left)
    deal.lead(stream.below(deal.seats))
    for _ in range(stream.below(2) * stream.below(deal.seats)):
        play_card(deal, stream.choice(playable(deal)))
    return deal


def _hands(pack: Iterable[Card], seats: int, left: int, stream: Stream, first: Iterable[Card]) -> list[list[Card]]:
    """Hands of so many cards; `first` are surely among them. What is not dealt comes last."""
    wanted = list(first)[: left * seats]
    rest = stream.shuffled(card for card in pack if card not in wanted)
    size = left * seats - len(wanted)
    dealt = stream.shuffled([*wanted, *rest[:size]])
    return [*(dealt[i * left : (i + 1) * left] for i in range(seats)), rest[size:]]


def _tallyho(options: Options, stream: Stream, left: int) -> TrickDeal:
    *hands, rest = _hands(Tallyho.pack, 4, left, stream, [tallyho.FOX] * stream.below(2))
    if tallyho.FOX in rest[:5]:
        rest.reverse()
    den, won = rest[:5], [rest[5::2], rest[6::2]]
    return Tallyho.set_up(
        {f"hand:{i}": hand for i, hand in enumerate(hands)}
        | {"den": den, "won:0": won[0], "won:1": won[1], "trick": []},
        chosen=options, trump=stream.choice(tallyho.COLOURS), declarer=stream.below(4), high=120,
        took=tuple(sum(map(tallyho.worth, cards)) for cards in won), takers=(0, 1),
    )  # fmt: skip


def _piedicavallo(options: Options, stream: Stream, left: int) -> TrickDeal:
    *hands, rest = _hands(Piedicavallo.pack, 4, left, stream, [piedicavallo.MATTO] * (stream.below(4) > 0))
    asleep = [card for card in rest if piedicavallo.worth(card) < piedicavallo.FIVE][:2]
    rest = [card for card in rest if card not in asleep]
    takers = stream.choice([(), (0,), (1,), (0, 1)])
    won: list[list[Card]] = [[], []]
    for card in rest if takers else ():
        # the Matto stays with its player's pair, which need not have a trick
        won[stream.choice((0, 1) if card == piedicavallo.MATTO else takers)].append(card)
    return Piedicavallo.set_up(
        {f"hand:{i}": hand for i, hand in enumerate(hands)}
        | {"sleeping": asleep, "won:0": won[0], "won:1": won[1], "trick": []},
        chosen=options, dealer=stream.below(4), slept=sum(card.suit == "T" for card in asleep),
        took=tuple(sum(map(piedicavallo.worth, cards)) for cards in won), takers=takers,
    )  # fmt: skip


def _tarot(options: Options, stream: Stream, left: int) -> TrickDeal:
    some = [card for card in (tarot.EXCUSE, tarot.PETIT, Card("T", "21")) if stream.below(2)]
    *hands, rest = _hands(Tarot.pack, 2, left, stream, some)
    won = [rest[::2], rest[1::2]] if stream.below(2) else [rest, []]
    if len(won[0]) % 2:  # tricks are pairs of cards, and pairs of cards are whole points
        won[1].append(won[0].pop())
    piles: dict[str, list[Card]] = {"trick": [], "won:0": won[0], "won:1": won[1]}
    faces = {}
    for seat, hand in enumerate(hands):
        piles[f"hand:{seat}"] = cards = hand.copy()
        for number in range(tarot.PILES):
            depth = min(stream.below(4), len(cards))
            piles[f"pile:{seat}.{number}"] = [cards.pop() for _ in range(depth)]
            faces[f"pile:{seat}.{number}"] = ["down"] * (depth - 1) + ["up"] * (depth > 0)
    bouts = tuple(sum(card in tarot.BOUTS for card in cards) for cards in won)
    took = [sum(map(tarot.halves, cards)) for cards in won]
    shift = 2 * stream.below(60) - 60  # so that both outcomes are near
    return Tarot.set_up(
        piles, faces, chosen=options, bouts=bouts, took=(took[0] + shift, took[1] - shift), takers=(0, 1)
    )


def _thousand(options: Options, stream: Stream, left: int) -> TrickDeal:
    seats = int(options["players"])
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for suit in stream.sample(thousand.SUITS, stream.below(4)):  # marriages
        holder = hands[stream.below(seats)]
        if len(holder) + 2 <= left:
            holder += [Card(suit, rank) for rank in thousand.PARTNER]
    rest = stream.shuffled(card for card in Thousand.pack if all(card not in hand for hand in hands))
    for hand in hands:
        missing = left - len(hand)
        hand += rest[:missing]
        del rest[:missing]
    table: dict[str, list[Card]] = {}
    if seats == 2:
        table = {"laid": rest[:2], "packet:0": [], "packet:1": rest[2:4]}
        rest = rest[4:]
    won = [rest[i::seats] for i in range(seats)]
    takers = tuple(seat for seat in range(seats) if stream.below(2))
    return Thousand.set_up(
        {f"hand:{i}": hand for i, hand in enumerate(hands)}
        | {f"won:{i}": cards for i, cards in enumerate(won)}
        | table
        | {"trick": []},
        chosen=options, trump=stream.choice([None, *thousand.SUITS]), declarer=stream.below(seats), high=120,
        took=tuple(sum(map(thousand.worth, cards)) for cards in won),
        married=tuple(20 * stream.below(3) for _ in range(seats)), takers=takers,
    )  # fmt: skip
