"""Piedicavallo tables left in the middle of a hand, and players who talk.

Such hands are played by chance and without a table: many can be tried until one comes to the moment that is wanted.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPointF

from cardtable import record
from cardtable.core.cards import Card
from cardtable.core.deal import Deal, View
from cardtable.core.fields import Action
from cardtable.core.shuffle import Stream
from cardtable.cpu import levels
from cardtable.cpu.thought import Thought
from cardtable.games.piedicavallo import MATTO, Piedicavallo
from cardtable.library import Library
from cardtable.match import Match

from .conftest import Open
from .desk import ME, Desk

SIZES = [(1280, 800), (900, 600), (1920, 1080), (900, 1300)]
ALONE = ("you", "cpu:random", "cpu:random", "cpu:random")
CHATTY = ("you", "cpu:medium", "cpu:medium", "cpu:medium")  # once `chatty` has taught medium players to talk

Moment = Callable[[Deal], bool]
Answer = Callable[[Deal, Stream], Action]
Sit = Callable[..., Desk]


# --- how a hand is played that is to be left ------------------------------------------------------------


def by_chance(deal: Deal, random: Stream) -> Action:
    assert deal.asked
    return deal.asked.any_answer(random)


def talkative(deal: Deal, random: Stream) -> Action:
    """By chance, saying all that may be said."""
    action = by_chance(deal, random)
    return Action(action.seat, action.do, action.values | menu_of(deal, action))


def menu_of(deal: Deal, action: Action) -> dict[str, Any]:
    assert deal.asked
    field = deal.asked.fields.get("say")
    return {"say": field.menu[action.values["card"]]} if field else {}


def trumps_to_sleep(pairs: frozenset[frozenset[Card]]) -> tuple[Card, ...]:
    """Of these pairs one with as many trumps as there are in any; none if none has any."""
    count, pair = max((sum(card.suit == "T" for card in pair), sorted(pair)) for pair in pairs)
    return tuple(pair) if count else ()


# --- moments --------------------------------------------------------------------------------------------


def mine(deal: Deal, do: str = "play") -> bool:
    return deal.asked is not None and deal.asked.seat == ME and deal.asked.do == do


def discarding(deal: Deal) -> bool:
    return mine(deal, "discard")


def torn(deal: Deal) -> bool:
    """Two cards may each be laid asleep, but not together."""
    if not mine(deal, "discard"):
        return False
    field = deal.asked.fields["cards"]
    return len(field.only) < len(list(combinations(field.among, 2)))


def trump_to_sleep(deal: Deal) -> bool:
    return mine(deal, "discard") and bool(trumps_to_sleep(deal.asked.fields["cards"].only))


def theirs_to_sleep(deal: Deal) -> bool:
    """Somebody else deals, and may lay trumps asleep."""
    asked = deal.asked
    return asked.do == "discard" and asked.seat != ME and bool(trumps_to_sleep(asked.fields["cards"].only))


def leading(deal: Deal) -> bool:
    """I lead, and hold more than one suit; some tricks have been played."""
    return mine(deal) and not deal.cards("trick") and 2 < len(deal.takers) < 9 and len(suits(deal.hand(ME))) > 2


def bound(deal: Deal) -> bool:
    """I must follow, may choose, and hold cards that may not be played."""
    if not mine(deal):
        return False
    field = deal.asked.fields["card"]
    return len(field.among) > 1 and len(field.because) > 2


def dealers_lead(deal: Deal) -> bool:
    """I dealt, and lead: all that can be spoken of can come up."""
    return leading(deal) and deal.dealer == ME


def last_card(deal: Deal) -> bool:
    return mine(deal) and len(deal.hand(ME)) == 1


def much_to_say(deal: Deal) -> bool:
    """As many things may be said with a card of mine as hardly ever."""
    return mine(deal) and max(map(len, deal.asked.fields["say"].menu.values())) > 22


def at_the_end(deal: Deal) -> bool:
    """Nothing can be said with any card, though talk is allowed."""
    return mine(deal) and len(deal.asked.fields["card"].among) > 1 and not any(deal.asked.fields["say"].menu.values())


def matto_by(seat: int) -> Moment:
    """The Matto that this seat has played lies open in its pair's pile, and I am to play."""
    return _matto_by(seat)


@cache
def _matto_by(seat: int) -> Moment:
    def moment(deal: Deal) -> bool:
        if not mine(deal) or deal.lies[MATTO] != (f"won:{seat % 2}", "up") or not deal.cards("trick"):
            return False
        return any(note.kind == "matto" and note.values["seat"] == seat for note in deal.log if hasattr(note, "kind"))

    return moment


def suits(cards: Sequence[Card]) -> set[str]:
    return {card.suit for card in cards}


def outcome(deal: Deal) -> Deal:
    """How a hand ends in which everybody holds a single card."""
    end = deal.copy()
    while end.asked:
        end.answer(by_chance(end, Stream("end")))
    return end


@cache
def ends(deals: int, *points: tuple[int, int]) -> Moment:
    """My last card of this many deals; the hand then ends with one of these points, if any are given."""

    def moment(deal: Deal) -> bool:
        return last_card(deal) and deal.number == deals - 1 and (not points or outcome(deal).result.points in points)

    return moment


# --- the person -----------------------------------------------------------------------------------------


def menu(desk: Desk, card: Card) -> tuple[str, ...]:
    """What I may say with this card."""
    return desk.asked.fields["say"].menu[card]


def wordiest(desk: Desk) -> Card:
    """The card with which I may say most."""
    return max(desk.lit, key=lambda card: len(menu(desk, card)))


def plays(desk: Desk, seat: int = ME) -> list[dict[str, Any]]:
    """What this seat has played, and said, in this record."""
    lines = map(json.loads, desk.lines)
    return [line for line in lines if line.get("seat") == seat and line["do"] == "play"]


def tip_at(desk: Desk, spot: QPointF) -> str:
    """The words that come up where the pointer rests on the cloth."""
    items = desk.cloth.scene().items(spot)
    return next((item.toolTip() for item in items if item.isVisible() and item.toolTip()), "")


# --- tables ---------------------------------------------------------------------------------------------


def leave(
    library: Library,
    until: Moment,
    answer: Answer = by_chance,
    players: Sequence[str] = ALONE,
    first: int = 0,
    deals: int = 1,
    **options: str,
) -> None:
    """Put an open match into the library, left at the first question for which `until` holds.

    `first`: the first seed that is tried; `deals`: how many deals of a match are tried.
    """
    path = library.path_of("piedicavallo", "free")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_text(until, answer, tuple(players), first, deals, tuple(options.items())), "utf-8")


@cache
def _text(
    until: Moment, answer: Answer, players: tuple[str, ...], first: int, deals: int, options: tuple[Any, ...]
) -> str:
    for seed in map(str, range(first, first + 600)):
        lines: list[str] = []
        match = Match(Piedicavallo, seed, dict(options), players)
        while not match.over and match.number < deals:
            deck = match.deck()
            deal = match.deal(deck)
            lines.append(record.text_of(record.header(match, deck)))
            random = Stream(f"{seed} {match.number}")
            while deal.asked:
                if until(deal):
                    return "".join(f"{line}\n" for line in lines)
                action = answer(deal, random)
                lines.append(record.text_of(action.to_json()))
                deal.answer(action)
            match.scored(deal.result)
            lines.append(record.text_of(record.scored(deal.result, match.totals)))
    raise AssertionError("no such moment came up")


def sits(window: Open, library: Library) -> Sit:
    """What resumes a match that `leave` has put there: `sit(until, size=…, settings={…}, …)`."""

    def sit(
        until: Moment, size: tuple[int, int] = (1280, 800), settings: Mapping[str, Any] | None = None, **more: Any
    ) -> Desk:
        leave(library, until, **more)
        desk = window(size, **settings or {})
        desk.press(desk.window.start.tiles["piedicavallo"].resume_buttons[0])
        desk.mine()
        desk.toast.hide()
        return desk

    return sit


def chatty(monkeypatch: pytest.MonkeyPatch, most: int = 99) -> None:
    """From now on medium CPU players say as much as they may, or so many things."""

    def think(view: View, random: Stream) -> Thought:
        assert view.asked
        values = dict(view.asked.any_answer(random).values)
        if "say" in values:
            values["say"] = view.asked.fields["say"].menu[values["card"]][:most]
        elif "cards" in values:
            values["cards"] = trumps_to_sleep(view.asked.fields["cards"].only) or values["cards"]
        return Thought(values, "chatty")

    monkeypatch.setitem(levels.PLAYERS["piedicavallo"], "medium", think)
