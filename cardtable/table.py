"""The table: the only place that holds a whole deal. It asks, checks, records and tells."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

from . import record
from .core.deal import Deal, Move, Note, Seat, View
from .core.fields import Action, NotAllowed
from .match import Match
from .record import Replay


class Player(Protocol):
    """Whoever sits at a seat: a person at the screen, a CPU player, a friend on the wire."""

    def choose(self, view: View, answer: Callable[[Action], None]) -> None:
        """Called when it is this seat's turn; call `answer` once, now or later."""

    def hear(self, view: View, events: Sequence[Move | Note]) -> None:
        """Called after every change, with what this seat saw of it."""


class Table:
    """Players round one match. `submit` and `next_deal` never ask: whoever drives the table calls `ask`."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        write: Callable[[str], Any] = lambda line: None,
        replay: Replay | None = None,
    ) -> None:
        """`write` gets each line of the record before anybody hears of it; `replay`: go on from there."""
        self.match, self.players, self._write = match, players, write
        self.practice = replay.practice if replay else False
        self._deal: Deal | None = (replay.deal or replay.last) if replay else None
        self._deck = replay.deck if replay else []
        self._actions: list[Action] = replay.actions if replay else []
        self._told = len(self._deal.log or ()) if self._deal else 0
        self._question: object = None  # what `ask` has put last, until it is answered or taken back
        self._owed: list[str] = []  # lines that the disk would not take yet
        if replay and replay.deal and replay.deal.result:  # the record ends just before its score
            self._score()

    def next_deal(self) -> None:
        """Deal the next hand of the match. OSError from `write` leaves everything as it was."""
        deck = self.match.deck()
        self._put_down(record.text_of(record.header(self.match, deck)))
        self._deck, self._deal = deck, self.match.deal(deck)
        self._actions, self._told = [], 0
        self._tell()

    def submit(self, action: Action) -> None:
        """Take an answer: record it, then tell everybody. NotAllowed, or OSError from `write`, changes nothing."""
        deal = self._open_deal()
        if deal.asked is None:
            raise NotAllowed("the deal is over")
        action = Action(action.seat, action.do, deal.asked.check(action))
        self._put_down(record.text_of(action.to_json()))
        self._question = None
        deal.answer(action)
        self._actions.append(action)
        if deal.result:
            self._score()
        self._tell()

    def ask(self) -> bool:
        """Put the pending question to the seat it is for; False when the deal is over."""
        deal = self._deal
        if deal is None or deal.asked is None:
            return False
        question = self._question = object()

        def answer(action: Action) -> None:
            if self._question is question:  # a late answer to a question that is gone is dropped
                self.submit(action)

        self.players[deal.asked.seat].choose(deal.view(deal.asked.seat), answer)
        return True

    def view(self, seat: Seat) -> View:
        """What a seat may know now."""
        return self._open_deal().view(seat)

    def open_view(self, seat: Seat) -> View:
        """A view in which nothing is hidden: for players that only measure others (`cpu.cheat`)."""
        deal = self._open_deal()
        piles = {name: tuple(pile) for name, pile in deal.piles.items()}
        return replace(deal.view(seat), piles=piles)

    @property
    def dealt(self) -> bool:
        """Whether a deal is on the table, played out or not."""
        return self._deal is not None

    @property
    def asked(self) -> Seat | None:
        """Whose answer is awaited."""
        return self._deal.asked.seat if self._deal and self._deal.asked else None

    @property
    def turn(self) -> tuple[int, int]:
        """The deal and the answer that is awaited, both counted from 0: two questions never share it."""
        return self._open_deal().number, len(self._actions)

    def back_to(self, seat: Seat) -> int:
        """How many answers must be taken back so that this seat is asked again; 0 when there is none."""
        if self._deal is None or self._deal.result:
            return 0
        for count, action in enumerate(reversed(self._actions), 1):
            if action.seat == seat:
                return count
        return 0

    def undo(self, count: int) -> None:
        """Take back the last `count` answers of the deal: practice, and the record says so."""
        if self._deal is None or self._deal.result or not 1 <= count <= len(self._actions):
            raise NotAllowed(f"{count} answers cannot be taken back")
        self._put_down(record.text_of({"undo": count}))
        self._question = None
        self._actions = self._actions[:-count]
        self._deal = record.again(self.match, self._deck, self._actions)
        self._told = len(self._deal.log or ())
        self.practice = True

    def reseat(self, players: Sequence[str]) -> None:
        """Write down that these play from now on; OSError changes nothing."""
        self._put_down(record.text_of(record.seated(players)))
        self.match.players = tuple(players)

    def restart(self) -> None:
        """Take back the whole deal, if anything was answered in it."""
        if self._actions:
            self.undo(len(self._actions))

    def _open_deal(self) -> Deal:
        if self._deal is None:
            raise NotAllowed("no deal is on the table")
        return self._deal

    def _score(self) -> None:
        result = self._open_deal().result
        assert result is not None
        self.match.scored(result)
        self._owed.append(record.text_of(record.scored(result, self.match.totals)))
        with suppress(OSError):  # the score follows from the answers: it is tried again before the next line
            self._put_down()

    def _put_down(self, *lines: str) -> None:
        self._owed.extend(lines)
        try:
            while self._owed:
                self._write(self._owed[0])
                del self._owed[0]
        except OSError:
            del self._owed[len(self._owed) - len(lines) :]
            raise

    def _tell(self) -> None:
        deal = self._open_deal()
        log = deal.log or []
        fresh, self._told = log[self._told :], len(log)
        for seat, player in enumerate(self.players):
            player.hear(deal.view(seat), [event.seen_by(seat) for event in fresh])
