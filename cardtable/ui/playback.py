"""A record on the table: every answer of it in turn, by itself or step by step, forward and back."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from ..core.deal import Move, Note, Seat, View
from ..core.fields import Action
from ..match import Match
from ..record import Replay, is_person
from ..replay import Recorded
from ..table import Table
from .driver import Driver
from .players import Person
from .session import Session
from .stage import Stage

KIND = "replay"


class Watched:
    """Sits at the table and does nothing: what it did is in the record."""

    def choose(self, view: View, answer: Callable[[Action], None]) -> None:
        """It is never asked."""

    def hear(self, view: View, events: Sequence[Move | Note]) -> None:
        """It knows."""


class Playback(Driver):
    """Drives a table by its record. Nobody is asked; what is heard comes from one seat of the table."""

    moved = Signal()  # to another place in the record, or playing has begun or ended
    jumped = Signal()  # what the stage shows is another place: it is to be shown anew
    ended = Signal()  # there is no more of it
    left = Signal()  # it is watched no longer

    least_beat = 700  # one wants to see what happens, also where nothing moves

    def __init__(self, recorded: Recorded, viewer: Seat, stage: Stage) -> None:
        self.recorded = recorded
        person = Person(viewer)
        self._seats = [person if seat == viewer else Watched() for seat in range(recorded.match.seats)]
        super().__init__(self._table(recorded.before(0)), stage, {viewer: person}, [])
        self.playing = True

    def _table(self, match: Match, replay: Replay | None = None) -> Table:
        table = Table(match, self._seats, replay=replay)
        table.practice = self.recorded.practice
        return table

    # --- where it is -------------------------------------------------------------------------------------

    @property
    def hand(self) -> int:
        """The hand on the table, from 0."""
        results = self.table.match.number
        return max(0, results - 1 if self.table.dealt and self.table.asked is None else results)

    @property
    def step_of_hand(self) -> int:
        """How many of its answers have been given."""
        return self.table.turn[1] if self.table.dealt else 0

    @property
    def steps(self) -> int:
        """How many there are."""
        return len(self.recorded.hands[self.hand].actions)

    @property
    def at_start(self) -> bool:
        return self.hand == 0 and self.step_of_hand == 0

    @property
    def more_hands(self) -> bool:
        """Whether another hand follows."""
        return self.hand + 1 < len(self.recorded.hands)

    @property
    def at_end(self) -> bool:
        """Whether there is no more of the record."""
        return not self.more_hands and self.step_of_hand == self.steps

    # --- going about in it -------------------------------------------------------------------------------

    def play(self, playing: bool) -> None:
        """Let it go on by itself, or stay."""
        if playing and self.at_end:
            self.go_to(0, 0)
        self.playing = playing
        self.moved.emit()
        self._soon.start()

    def forward_by_hand(self) -> None:
        """One answer further, and no more than that."""
        self.playing = False
        self.forward()

    def forward(self) -> None:
        """The next answer, or the next hand after the last one."""
        self.stage.finish()
        actions = self.recorded.hands[self.hand].actions
        if self.step_of_hand < len(actions):
            self.table.submit(actions[self.step_of_hand])
            self.changed()
            self.moved.emit()
        elif self.more_hands:
            self.next_hand()

    def back(self) -> None:
        """One answer back; from the beginning of a hand, to the end of the one before."""
        if self.step_of_hand:
            self.go_to(self.hand, self.step_of_hand - 1)
        elif self.hand:
            self.go_to(self.hand - 1, len(self.recorded.hands[self.hand - 1].actions))

    def next_hand(self) -> None:
        """Deal the next hand, whatever is left of this one."""
        if not self.more_hands:
            return
        hand, playing = self.hand, self.playing
        if self.step_of_hand < self.steps:
            self.go_to(hand, self.steps)
        self.stage.finish()
        self.playing = playing
        self.next_deal()
        self.moved.emit()

    def previous_hand(self) -> None:
        """Back to the beginning of this hand; from there, to that of the one before."""
        self.go_to(self.hand if self.step_of_hand else max(0, self.hand - 1), 0)

    def go_to(self, hand: int, step: int) -> None:
        """Be at this place of the record, at once, and stay there."""
        self.playing = False
        replay = self.recorded.at(hand, step)
        self.table = self._table(replay.match, replay)
        self._over = False
        self.jumped.emit()
        self.changed()
        self.moved.emit()

    def key(self, event: QKeyEvent) -> bool:
        """A key that goes about in the record; whether it did."""
        keys = Qt.Key
        does: Callable[[], None] | None = {
            keys.Key_Space: lambda: self.play(not self.playing),
            keys.Key_Right: self.forward_by_hand,
            keys.Key_Left: self.back,
            keys.Key_PageDown: self.next_hand,
            keys.Key_PageUp: self.previous_hand,
            keys.Key_Home: lambda: self.go_to(0, 0),
        }.get(Qt.Key(event.key()))
        if does is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        does()
        return True

    # --- as a driver -------------------------------------------------------------------------------------

    @property
    def mine(self) -> bool:
        """Nobody is asked."""
        return False

    @property
    def waiting(self) -> bool:
        return False

    def changed(self) -> None:
        self._hurry = False
        self._since.start()
        self._soon.start()

    def hurry(self) -> None:
        """A click on the table: on to what comes next."""
        self.forward()

    def step(self) -> None:
        if self._stopped or self._paused or self.stage.busy or not self.table.dealt:
            return
        if self.table.asked is None:
            if not self._over:
                self._over = True
                self.playing = self.playing and self.more_hands
                self.moved.emit()
                self.deal_over.emit()
        elif self.step_of_hand == self.steps:
            if self.playing:
                self.playing = False
                self.moved.emit()
                self.ended.emit()
        elif self.playing and self._beaten():
            self.forward()

    def stop(self) -> None:
        super().stop()
        self.left.emit()


class Replayed(Session):
    """A record that is watched: what a table page needs of a session, and nothing is ever written."""

    def __init__(self, recorded: Recorded, stage: Stage) -> None:
        self.library, self.kind, self.course, self.journal = None, KIND, None, None
        self.resumed = self.finished = False
        self.thinkers = {}
        names = recorded.match.players
        viewer = next((seat for seat, name in enumerate(names) if is_person(name)), 0)
        self.playback = Playback(recorded, viewer, stage)
        self.driver, self.people = self.playback, dict(self.playback.people)
        self._take()
        self.playback.jumped.connect(self._take)

    def _take(self) -> None:
        """The table may be another one now."""
        self.table, self.match = self.playback.table, self.playback.table.match

    @property
    def shared(self) -> bool:
        """One looks at it, whoever played."""
        return False

    @property
    def level(self) -> str:
        """Nobody thinks."""
        return ""

    def close(self) -> None:
        self.driver.stop()
