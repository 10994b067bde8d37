"""What every game must keep, whatever its rules: all of it for each option of each game."""

import inspect
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache

import pytest

from cardtable import record
from cardtable.core.cards import BACK, Card
from cardtable.core.deal import DECK, DOWN, Deal, Move, Note
from cardtable.core.fields import Action, NotAllowed, OneCard, Remarks, SomeCards
from cardtable.core.shuffle import Stream
from cardtable.core.tricks import TrickDeal
from cardtable.cpu.imagine import imagine
from cardtable.games import GAMES
from cardtable.games.piedicavallo import Piedicavallo
from cardtable.games.tarot import Tarot
from cardtable.games.thousand import Thousand
from cardtable.match import Match

from ..helpers.deals import TABLE_IDS, TABLES, Options, any_answer, cards_in, new, play, states, views

SEEDS = range(12)
ENOUGH = 100  # hidden cards; beyond, fewer states are looked at, for that takes long
NOBODY = 99  # a seat that holds no cards: it sees what everybody sees
SETTING = {"number", "dealer", "chosen", "totals", "seats"}
WORKINGS = {"piles", "lies", "log", "asked", "result"}

every_table = pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
Game = type[Deal]


def tallyho_points(deal: Deal) -> None:
    assert deal.result is not None
    if deal.result.redeal:
        assert deal.chosen["all_pass"] == "redeal"
        return
    assert sum(deal.result.points) == 200
    assert all(score % 5 == 0 for score in deal.result.scores)


def piedicavallo_points(deal: Deal) -> None:
    assert isinstance(deal, Piedicavallo)
    assert deal.result is not None
    assert deal.result.points == deal.result.scores
    assert sum(deal.result.points) == 114
    assert len(deal.takers) == 15


def thousand_points(deal: Deal) -> None:
    assert isinstance(deal, Thousand)
    assert deal.result is not None
    if deal.result.redeal:
        assert deal.chosen["four_nines"] == "on"
        return
    table = 120 - sum(deal.took)
    assert table == 0 or deal.seats == 2
    counted = 0 if deal.chosen["table_cards"] == "nobody" else table
    assert sum(deal.result.points) == sum(deal.took) + counted + sum(deal.married)
    step = deal.chosen["rounding"]
    for seat, (points, score) in enumerate(zip(deal.result.points, deal.result.scores, strict=True)):
        if seat == deal.declarer:
            made = points if deal.chosen["declarer_scores"] == "actual" else deal.high
            assert score == (made if points >= deal.high else -deal.high)
        else:
            assert score == points if step == "exact" else score % step == 0 and abs(score - points) * 2 <= step


def tarot_points(deal: Deal) -> None:
    assert isinstance(deal, Tarot)
    assert deal.result is not None
    points, scores = deal.result.points, deal.result.scores
    assert (sum(points), sum(deal.bouts), sum(deal.took)) == (91, 3, 182)
    margins = [made - (56, 51, 41, 36)[bouts] for made, bouts in zip(points, deal.bouts, strict=True)]
    assert sum(margins) == -1
    petit = sum(scores) - 25 - max(margins)  # what one gets the other loses
    assert petit == 0
    assert scores[margins.index(max(margins))] - 25 - max(margins) in (-10, 0, 10)


POINTS = {
    "tallyho": tallyho_points,
    "piedicavallo": piedicavallo_points,
    "tarot": tarot_points,
    "thousand": thousand_points,
}


# --- cards lie somewhere ------------------------------------------------------------------------------------


@every_table
def test_every_card_is_in_exactly_one_pile_after_every_step(game: Game, options: Options) -> None:
    for seed in SEEDS:
        for deal in states(new(game, options, seed)[1], Stream(f"{seed}")):
            assert Counter(card for pile in deal.piles.values() for card in pile) == Counter(game.pack)
            assert {card: name for name, pile in deal.piles.items() for card in pile} == {
                card: name for card, (name, _) in deal.lies.items()
            }
        assert deal.result is not None


@every_table
def test_every_pile_is_the_deck_or_of_one_of_the_zones(game: Game, options: Options) -> None:
    for seed in SEEDS:
        _, deal = new(game, options, seed)
        play(deal, Stream(f"{seed}"))
        assert {name.partition(":")[0] for name in deal.piles} <= {zone.name for zone in game.zones} | {DECK}


@every_table
def test_the_events_tell_where_every_card_lies_and_how(game: Game, options: Options) -> None:
    for seed in SEEDS:
        _, deal = new(game, options, seed)
        play(deal, Stream(f"{seed}"), stop=seed * 4)
        lies: dict[Card, tuple[str, object]] = dict.fromkeys(game.pack, (DECK, "down"))
        for event in deal.log or ():
            if isinstance(event, Move):
                for card, before, after in zip(event.cards, event.before, event.after, strict=True):
                    assert lies[card] == (event.source, before)
                    lies[card] = (event.target, after)
        assert lies == deal.lies


# --- everybody knows the facts, and nobody the cards --------------------------------------------------------


@every_table
def test_facts_hold_no_cards_and_nothing_else_is_kept(game: Game, options: Options) -> None:
    for seed in SEEDS:
        for deal in states(new(game, options, seed)[1], Stream(f"{seed}")):
            for name in game.facts:
                assert not cards_in(getattr(deal, name)), name
            assert set(vars(deal)) <= SETTING | WORKINGS | set(game.facts)


@every_table
def test_facts_cannot_be_changed_in_place(game: Game, options: Options) -> None:
    for seed in SEEDS:
        for deal in states(new(game, options, seed)[1], Stream(f"{seed}")):
            for name in game.facts:
                hash(getattr(deal, name))  # TypeError for a list, dict or set: two deals would share it


def thousand_tells(deal: Deal) -> object:
    """Who passed because of a ceiling, which marriages were declared, and who is asked about four nines."""
    assert isinstance(deal, Thousand)
    said = [event for event in deal.log or () if isinstance(event, Note) and event.kind in ("bid", "marriage")]
    return said, deal.asked and (deal.asked.seat, deal.asked.do)


def piedicavallo_tells(deal: Deal) -> object:
    """How many trumps the dealer has laid away."""
    return [event for event in deal.log or () if isinstance(event, Note) and event.kind == "slept"]


# what a game announces of cards that nobody has seen, because its rules say so
TELLS = {"piedicavallo": piedicavallo_tells, "thousand": thousand_tells}


def tells(deal: Deal) -> object:
    return TELLS[deal.name](deal) if deal.name in TELLS else None


def swapped(action: Action, swap: dict[Card, Card]) -> Action:
    def turn(value: object) -> object:
        if isinstance(value, Card):
            return swap.get(value, value)
        return tuple(map(turn, value)) if isinstance(value, tuple) else value

    return Action(action.seat, action.do, {name: turn(value) for name, value in action.values.items()})


@every_table
def test_no_view_changes_when_two_cards_that_its_seat_has_never_seen_change_places(
    game: Game, options: Options
) -> None:
    tried: Counter[int] = Counter()
    tried_in: Counter[str] = Counter()
    for seed in range(24):
        deck, deal = new(game, options, seed)
        stream = Stream(f"swap {seed}")
        actions = play(deal, stream, stop=stream.below(50))
        for view in views(deal):
            seen = {card for pile in view.piles.values() for card in pile}
            seen |= {card for event in view.log if isinstance(event, Move) for card in event.cards}
            hidden = [card for card in game.pack if card not in seen]
            for _ in range(5 if len(hidden) > 1 else 0):
                a, b = stream.sample(hidden, 2)
                swap = {a: b, b: a}
                turned = game([swap.get(card, card) for card in deck], deal.dealer, options)
                try:
                    for action in actions:
                        turned.answer(swapped(action, swap))
                except NotAllowed:
                    continue  # with that card the same answers could not have been given
                if tells(turned) != tells(deal):
                    continue  # nor would the rules themselves have said the same
                assert turned.view(view.seat) == view, (seed, view.seat, a, b)
                tried[view.seat] += 1
                tried_in.update({deal.lies[card][0].partition(":")[0] for card in (a, b)})
    assert min(tried[seat] for seat in range(deal.seats)) > 20, tried
    if "pile" in {zone.name for zone in game.zones}:
        assert tried_in["pile"] > 100, tried_in


CODES = {str(card): card for game in GAMES.values() for card in game.pack}


def all_in(value: object) -> set[Card]:
    """As `cards_in`, but looks into questions, moves and notes too: every card that a view holds."""
    if isinstance(value, Move):
        return in_move(value)
    if isinstance(value, Card):
        return {value}
    if isinstance(value, str):
        return {CODES[value]} if value in CODES else set()
    if value is None or isinstance(value, int | float):
        return set()
    if is_dataclass(value) and not isinstance(value, type):
        return {card for part in fields(value) for card in all_in(getattr(value, part.name))}
    if isinstance(value, Mapping):
        return {card for pair in value.items() for part in pair for card in all_in(part)}
    if isinstance(value, tuple | list | set | frozenset):
        return {card for inner in value for card in all_in(inner)}
    return set()


@lru_cache(maxsize=4096)
def in_move(move: Move) -> set[Card]:
    """The same of a move: most of a view is its log, and that grows by one at a time."""
    return {card for part in fields(move) for card in all_in(getattr(move, part.name))}


def never_shown(deal: Deal) -> set[Card]:
    """The cards that have lain face down for everybody, their owner too, from the first."""
    shown = {
        card
        for event in deal.log or ()
        if isinstance(event, Move)
        for card, *faces in zip(event.cards, event.before, event.after, strict=True)
        if set(faces) != {DOWN}
    }
    return {card for card, (pile, _) in deal.lies.items() if card not in shown and pile != DECK}


def replays(game: Game, options: Options, seed: int) -> Iterator[Deal]:
    """The deal after each line of a record that holds an undo, as a reader of it has it."""
    match = Match(game, f"seed {seed}", options)
    deck = match.deck()
    lines = [record.header(match, deck)]
    answers = [action.to_json() for action in play(match.deal(deck), Stream(f"{seed}"), stop=30)]
    lines += [*answers, {"undo": len(answers[-7:])}, *answers[-7:]]
    reader = record.Reader()
    for number, line in enumerate(lines, 1):
        reader.read(number, record.text_of(line))
        assert reader.replay is not None
        assert reader.replay.deal is not None
        yield reader.replay.deal


@every_table
def test_nobody_not_even_its_owner_sees_a_card_that_has_always_lain_face_down(game: Game, options: Options) -> None:
    hidden: Counter[str] = Counter()
    stream = Stream("some of them")
    for seed in SEEDS:
        played = states(new(game, options, seed)[1], Stream(f"{seed}"))
        for kind, deals in (("played", played), ("replayed", replays(game, options, seed))):
            for deal in deals:
                if stream.below(2 if hidden[kind] < ENOUGH else 6):
                    continue
                under = never_shown(deal)
                for view in [*views(deal), deal.view(NOBODY)]:
                    inside = all_in(view)
                    assert not inside & under, (seed, view.seat)
                    assert {card for card, (_, face) in deal.lies.items() if face in ("up", view.seat)} <= inside
                hidden[kind] += len(under)
    if never_shown(new(game, options, 0)[1]):  # else every card is in somebody's hand
        assert min(hidden["played"], hidden["replayed"]) > 10, hidden


@every_table
def test_a_seat_sees_no_card_that_it_was_not_shown(game: Game, options: Options) -> None:
    for seed in SEEDS:
        for deal in states(new(game, options, seed)[1], Stream(f"{seed}")):
            for seat in (*range(deal.seats), NOBODY):
                view = deal.view(seat)
                shown = {card for event in view.log if isinstance(event, Move) for card in event.cards}
                assert {card for pile in view.piles.values() for card in pile} <= shown | {BACK}


@every_table
def test_nobody_sees_the_hand_of_another(game: Game, options: Options) -> None:
    for seed in SEEDS:
        for deal in states(new(game, options, seed)[1], Stream(f"{seed}")):
            for view in views(deal):
                for other in range(deal.seats):
                    hand = view.piles[f"hand:{other}"]
                    assert hand == tuple(deal.hand(other)) if other == view.seat else set(hand) <= {BACK}


def piedicavallo_says(note: Note, at: dict[Card, str]) -> set[Card]:
    """A remark may name cards of which it is said that they are held, or sleep, and ask partner for one."""
    named: set[Card] = set()
    for remark in note.values["remarks"] if note.kind == "say" else ():
        cards = cards_in(remark)
        if remark.startswith("ask:"):
            away = [f"hand:{note.values['seat']}", "trick", "won:0", "won:1"]
            assert not [card for card in cards if at[card] in away]
        else:
            place = "sleeping" if remark.startswith("sleeping-") else f"hand:{note.values['seat']}"
            assert all(at[card] == place for card in cards), note
        named |= cards
    return named


SAYS = {"piedicavallo": piedicavallo_says}  # the cards that a note may name unseen: here what players say openly


@every_table
def test_what_is_said_names_no_card_that_was_not_shown(game: Game, options: Options) -> None:
    for seed in SEEDS:
        _, deal = new(game, options, seed)
        play(deal, Stream(f"{seed}"))
        shown: set[Card] = set()
        at = dict.fromkeys(game.pack, DECK)
        for event, seen in zip(deal.log or (), deal.view(NOBODY).log, strict=True):
            if isinstance(event, Move):
                assert isinstance(seen, Move)
                shown |= set(seen.cards)
                at |= dict.fromkeys(event.cards, event.target)
            else:
                said = SAYS[game.name](event, at) if game.name in SAYS else set()
                assert cards_in(dict(event.values)) <= shown | said, event
        assert deal.result is not None
        assert cards_in([dict(line.values) for line in deal.result.lines]) <= shown


@every_table
def test_only_the_seat_that_is_asked_sees_what_it_may_answer(game: Game, options: Options) -> None:
    for seed in SEEDS:
        for deal in states(new(game, options, seed)[1], Stream(f"{seed}")):
            for view in [*views(deal), deal.view(NOBODY)]:
                if deal.asked is None:
                    assert view.asked is None
                else:
                    assert (view.asked.seat, view.asked.do) == (deal.asked.seat, deal.asked.do)
                    assert view.asked.fields == (deal.asked.fields if view.seat == deal.asked.seat else {})


# --- questions and answers ----------------------------------------------------------------------------------


@every_table
def test_every_question_fits_its_handler(game: Game, options: Options) -> None:
    for seed in SEEDS:
        for deal in states(new(game, options, seed)[1], Stream(f"{seed}")):
            if deal.asked:
                handler = getattr(deal, f"on_{deal.asked.do}")
                assert list(inspect.signature(handler).parameters) == ["seat", *deal.asked.fields]


@every_table
def test_there_is_a_question_until_there_is_a_result(game: Game, options: Options) -> None:
    for seed in SEEDS:
        for deal in states(new(game, options, seed)[1], Stream(f"{seed}")):
            assert (deal.asked is None) == (deal.result is not None)
        with pytest.raises(NotAllowed):
            deal.answer(Action(0, "play", {}))


def as_sets(action: Action) -> tuple[object, ...]:
    values = {
        name: frozenset(v) if isinstance(v, tuple) and not isinstance(v, Card) else v
        for name, v in action.values.items()
    }
    return action.seat, action.do, tuple(sorted(values.items()))


@every_table
def test_any_answer_is_one_of_the_answers(game: Game, options: Options) -> None:
    met: dict[tuple[str, int], bool] = {}
    for seed in SEEDS:
        stream = Stream(f"{seed}")
        for deal in states(new(game, options, seed)[1], stream):
            if deal.asked and (deal.asked.do != "discard" or seed < 2):
                answers = set(map(as_sets, deal.asked.answers()))
                for _ in range(3):
                    assert as_sets(deal.asked.any_answer(stream)) in answers
                met[deal.asked.do, seed] = True
    assert {do for do, _ in met} >= {"play"}


@every_table
def test_every_answer_offered_is_taken(game: Game, options: Options) -> None:
    for seed in SEEDS:
        stream = Stream(f"{seed}")
        for deal in states(new(game, options, seed)[1], stream):
            if deal.asked:
                for _, action in zip(range(20), deal.asked.answers(), strict=False):
                    twin = deal.copy()
                    twin.answer(action)
                    assert twin.result or twin.asked


def refusals(deal: Deal, stream: Stream) -> list[Action]:
    asked = deal.asked
    assert asked is not None
    good = asked.any_answer(stream)
    assert isinstance(deal, TrickDeal)
    mine = set(deal.held(asked.seat))
    bad = [
        Action(asked.seat, "cheat", good.values),
        Action(asked.seat, "", {}),
        Action((asked.seat + 1) % deal.seats, asked.do, good.values),
        Action(asked.seat + deal.seats, asked.do, good.values),
        Action(-1, asked.do, good.values),
        Action(str(asked.seat), asked.do, good.values),  # type: ignore[arg-type]
        Action(asked.seat, asked.do, {**good.values, "extra": 1}),
    ]
    for name, field in asked.fields.items():
        odd: list[object] = ["nonsense", None, -1, 1.5, True, [], {}, [None], object(), BACK, float("nan")]
        odd += [next(card for card in deal.pack if card not in mine), "R14 R1", ["R14"] * 5]
        if isinstance(field, Remarks):  # which may be left out
            bad += [Action(asked.seat, asked.do, {**good.values, name: v}) for v in odd if v is not None and v != []]
            continue
        if isinstance(field, OneCard):
            odd += [card for card in mine if card not in field.among]
        if isinstance(field, SomeCards):
            odd += [
                field.among[: field.count + 1],
                field.among[: field.count - 1],
                (field.among[0],) * field.count,
            ]
            odd += [(card, *field.among[1 : field.count]) for card in mine - set(field.among)]
        bad += [Action(asked.seat, asked.do, {**good.values, name: value}) for value in odd]
        bad.append(Action(asked.seat, asked.do, {n: v for n, v in good.values.items() if n != name}))
    return bad


@every_table
def test_a_refused_answer_changes_nothing(game: Game, options: Options) -> None:
    refused: Counter[str] = Counter()
    for seed in SEEDS:
        stream = Stream(f"{seed}")
        for deal in states(new(game, options, seed)[1], stream):
            if deal.asked is None or stream.below(3):
                continue
            kept, before, event_count = deal.copy(), views(deal), len(deal.log or ())
            for action in refusals(deal, stream):
                with pytest.raises(NotAllowed):
                    deal.answer(action)
                refused[deal.asked.do] += 1
            assert views(deal) == before
            assert len(deal.log or ()) == event_count
            assert {**vars(deal), "log": None} == vars(kept)
    assert refused["play"] > 1000


@every_table
def test_a_card_of_the_hand_is_allowed_or_has_a_reason_why_not(game: Game, options: Options) -> None:
    reasons = 0
    for seed in SEEDS:
        for deal in states(new(game, options, seed)[1], Stream(f"{seed}")):
            if deal.asked is None:
                continue
            assert isinstance(deal, TrickDeal)
            hand = set(deal.held(deal.asked.seat))
            for field in deal.asked.fields.values():
                if isinstance(field, OneCard | SomeCards):
                    assert not set(field.because) & set(field.among)
                    assert set(field.because) <= hand
                    assert hand <= set(field.because) | set(field.among)
                    assert all(isinstance(note, Note) for note in field.because.values())
                    assert all(cards_in(dict(note.values)) <= hand for note in field.because.values())
                    reasons += len(field.because)
    assert reasons > 50


# --- copies and records -------------------------------------------------------------------------------------


@every_table
def test_a_copy_is_another_table(game: Game, options: Options) -> None:
    for seed in SEEDS:
        _, deal = new(game, options, seed)
        play(deal, Stream(f"{seed}"), stop=seed * 4)
        before = views(deal)
        twin = deal.copy()
        play(twin, Stream("on"))
        assert twin.result is not None
        assert views(deal) == before


@every_table
def test_a_copy_plays_on_as_the_original_does(game: Game, options: Options) -> None:
    for seed in SEEDS:
        _, deal = new(game, options, seed)
        play(deal, Stream(f"{seed}"), stop=seed * 4)
        twin = deal.copy()
        assert play(twin, Stream("on")) == play(deal, Stream("on"))
        assert [replace(view, log=()) for view in views(deal)] == views(twin)


@every_table
def test_a_record_replays_to_the_same_views_whether_or_not_its_last_line_is_torn(game: Game, options: Options) -> None:
    for seed in SEEDS:
        match = Match(game, f"seed {seed}", options)
        deck = match.deck()
        deal = match.deal(deck)
        lines = [record.header(match, deck)]
        lines += [action.to_json() for action in play(deal, Stream(f"{seed}"), stop=seed * 5)]
        whole = "".join(record.text_of(line) + "\n" for line in lines).encode()
        half_a_letter = '{"seat": 0, "do": "là'.encode()[:-1]
        for torn in (b"", b"{", b'{"seat": 0, "do', half_a_letter):
            reader = record.Reader()
            for number, text in record.lines_of(whole + torn):
                reader.read(number, text)
            assert reader.replay is not None
            assert reader.replay.deal is not None
            assert views(reader.replay.deal) == views(deal)


@every_table
def test_a_deal_that_is_set_up_from_its_parts_is_the_same_deal(game: Game, options: Options) -> None:
    for seed in SEEDS:
        _, deal = new(game, options, seed)
        play(deal, Stream(f"{seed}"), stop=seed * 4)
        faces = {name: [deal.lies[card][1] for card in pile] for name, pile in deal.piles.items()}
        state = {name: getattr(deal, name) for name in (*SETTING, *game.facts, "asked", "result")}
        again = game.set_up(deal.piles, faces, **state)
        assert views(again) == [replace(view, log=()) for view in views(deal)]
        assert play(again, Stream("on")) == play(deal, Stream("on"))
        assert again.result == deal.result


# --- imagined worlds ----------------------------------------------------------------------------------------


@every_table
def test_an_imagined_world_gives_back_the_same_view_and_can_be_finished(game: Game, options: Options) -> None:
    for seed in range(30):
        stream = Stream(f"imagine {seed}")
        _, deal = new(game, options, seed)
        play(deal, stream, stop=stream.below(50))
        if deal.asked is None:
            continue
        view = deal.view(deal.asked.seat)
        for _ in range(3):
            world = imagine(view, stream)
            assert Counter(card for pile in world.piles.values() for card in pile) == Counter(game.pack)
            assert replace(world.view(view.seat), log=()) == replace(view, log=())
            play(world, stream)
            assert world.result is not None


@every_table
def test_an_imagined_world_keeps_to_what_was_shown(game: Game, options: Options) -> None:
    """A card that was seen going somewhere is there, unless unseen cards have left that place since."""
    kept = voids = 0
    for seed in range(30):
        stream = Stream(f"imagine {seed}")
        _, deal = new(game, options, seed)
        play(deal, stream, stop=20 + stream.below(30))
        if deal.asked is None:
            continue
        view = deal.view(deal.asked.seat)
        at: dict[Card, str] = {}
        for event in view.log:
            if isinstance(event, Move):
                if BACK in event.cards:
                    at = {card: pile for card, pile in at.items() if pile != event.source}
                at |= {card: event.target for card in event.cards if card != BACK}
        for _ in range(3):
            world = imagine(view, stream)
            assert {card: world.lies[card][0] for card in at} == at
            kept += len(at)
            assert isinstance(world, TrickDeal)
            for seat, suit in world.voids:
                assert suit not in {world.suit(card) for card in world.hand(seat)}
                voids += 1
    assert kept > 100
    assert voids > 5


@every_table
def test_imagined_worlds_differ(game: Game, options: Options) -> None:
    _, deal = new(game, options, 1)
    stream = Stream("differ")
    while deal.asked and deal.asked.do != "play":
        deal.answer(any_answer(deal, stream))
    assert deal.asked
    view = deal.view(deal.asked.seat)
    worlds = {tuple(sorted((n, tuple(sorted(p))) for n, p in imagine(view, stream).piles.items())) for _ in range(30)}
    assert len(worlds) > 15  # in a table for two at the first card there may be some 60 worlds


# --- points -------------------------------------------------------------------------------------------------


@every_table
def test_the_points_of_a_deal_add_up(game: Game, options: Options) -> None:
    for seed in range(20):
        _, deal = new(game, options, seed)
        play(deal, Stream(f"{seed}"))
        assert deal.result is not None
        assert len(deal.result.points) == len(deal.result.scores) == (0 if deal.result.redeal else deal.sides)
        POINTS[game.name](deal)


def test_every_game_says_how_its_points_add_up() -> None:
    assert set(POINTS) >= set(GAMES)
