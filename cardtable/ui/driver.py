"""The loop of a table on the screen: asks at once, and hands a CPU player's answer over when the stage is idle."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from ..core.deal import Seat, View
from ..core.fields import Action
from ..table import Table
from .players import Heard, Person, Thinker
from .stage import Stage

RETRY = 3000  # ms between tries to write the record


class Driver(QObject):
    """Drives one table until its match is over or it is stopped."""

    ready = Signal()  # the person's question can be answered: everything before it has been shown
    deal_over = Signal()  # and shown
    failed = Signal(str)  # the record could not be written
    passed = Signal(int)  # another person is to sit before the screen: nothing goes on until `take_seat`

    least_beat = 0  # ms between two answers at least, whatever the pace

    def __init__(self, table: Table, stage: Stage, people: Mapping[Seat, Person], thinkers: list[Thinker]) -> None:
        super().__init__()
        self.table, self.stage, self.people = table, stage, people
        self.viewer: Seat | None = None  # who sits before the screen; None: nobody may look
        self._passed = False
        self._asked: tuple[int, int] | None = None  # the turn that has been asked
        self._answer: tuple[Action, Callable[[Action], None]] | None = None
        self._over = self._offered = False
        self._stopped = self._paused = False
        self.gate: Callable[[], bool] = lambda: True  # asked before anything goes on; if not, until `go_on`
        self._since = QElapsedTimer()
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self.step)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.step)
        self._hurry = False
        for thinker in thinkers:
            thinker.decided.connect(self._decided)
        stage.idle.connect(self._soon.start)
        if len(people) == 1:
            self.take_seat(next(iter(people)))

    def start(self) -> None:
        """Deal, or go on where the table is: in a deal, or at the score of one that has just been played out."""
        if not self.table.dealt:
            self.next_deal()
        else:
            self.changed()

    def move_to(self, stage: Stage) -> None:
        """The table is shown on another stage from now on; `start` goes on there."""
        self._beat.stop()
        self.stage.idle.disconnect(self._soon.start)
        self.stage = stage
        stage.idle.connect(self._soon.start)
        self._over = self._paused = self._passed = False
        if len(self.people) > 1:
            self._leave()

    @property
    def mine(self) -> bool:
        """Whether whoever sits before the screen is asked."""
        return self.viewer is not None and self.table.asked == self.viewer

    def take_seat(self, seat: Seat) -> tuple[View | None, list[Heard]]:
        """This person sits before the screen from now on; what they saw last, and all that has happened since."""
        self._leave()
        self.viewer, self._passed = seat, False
        self._soon.start()
        return self.people[seat].attend()

    def forget(self) -> None:
        """Something was taken back: nobody has seen what comes next."""
        for person in self.people.values():
            person.forget()

    def _leave(self) -> None:
        self.viewer = None
        for person in self.people.values():
            person.leave()

    def stop(self) -> None:
        """Leave the table as it is: nothing is asked or answered from now on."""
        self._stopped = True
        self._beat.stop()
        self._soon.stop()
        self.stage.idle.disconnect(self._soon.start)

    def next_deal(self) -> None:
        """Deal the next hand. Where people share the screen nobody sees it until they have said who is there."""
        self._over = False
        if len(self.people) > 1:
            self._leave()
        if self._try(self.table.next_deal):
            self.changed()

    def submit(self, action: Action) -> bool:
        """The person's answer; False if it could not be written down. NotAllowed. Both change nothing."""
        if not self._try(lambda: self.table.submit(action)):
            return False
        self.changed()
        return True

    def changed(self) -> None:
        """The table moved on: put its question at once; a CPU player thinks while the cards fly."""
        self._answer = None
        self._asked = None
        self._hurry = False
        self._offered = False
        self._since.start()
        if self.table.asked is not None and self.table.asked not in self.people:
            self._asked = self.table.turn
            self.table.ask()
        self._soon.start()

    def hurry(self) -> None:
        """Do not wait for the beat of the answer that is due."""
        self._hurry = True
        self._soon.start()

    def pause(self, paused: bool) -> None:
        """Let nothing more happen for a while; what moves comes to rest."""
        self._paused = paused
        if not paused:
            self._soon.start()

    def go_on(self) -> None:
        """What kept the gate shut is gone."""
        self._soon.start()

    @property
    def over(self) -> bool:
        """Whether the deal has been played out and shown."""
        return self._over

    @property
    def waiting(self) -> bool:
        """Whether the person's answer is what the table waits for, with everything shown."""
        return self._offered and not self.stage.busy

    def step(self) -> None:
        """Whatever comes next, once the stage is idle."""
        if self._stopped or self._paused or self._passed or self.stage.busy or not self.gate():
            return
        if self.table.asked is None:
            if not self._over:
                self._over = True
                self.deal_over.emit()
        elif (person := self._wanted()) != self.viewer:
            if self.viewer is None or self._beaten():
                self._leave()
                self._passed = True
                self.passed.emit(person)
        elif self.mine:
            if not self._offered:
                self._offered = True
                self.table.ask()
                self.ready.emit()
        elif self._answer is not None:
            if not self._beaten():
                return
            action, answer = self._answer
            self._answer = None
            if self._try(lambda: answer(action)):
                self.changed()

    def _wanted(self) -> Seat | None:
        """Who must sit before the screen now: a person who is asked, or anybody at all while CPU players play."""
        asked, game, seats = self.table.asked, self.table.match.game, self.table.match.seats
        if asked in self.people or asked is None or self.viewer is not None:
            return asked if asked in self.people else self.viewer
        turns = ((asked + game.direction * i) % seats for i in range(seats))
        return next((seat for seat in turns if seat in self.people), None)

    def _beaten(self) -> bool:
        """Whether a beat has passed since the last answer; if not, it is tried again then."""
        left = max(self.stage.pace.beat, self.least_beat) - self._since.elapsed()
        if left > 0 and not self._hurry:
            self._beat.start(left)
            return False
        return True

    def _decided(self, action: Action, answer: Callable[[Action], None]) -> None:
        if self._stopped or self._asked is None or self._asked != self.table.turn:
            return  # a late answer to a question that is gone
        self._answer = (action, answer)
        self._soon.start()

    def _try(self, act: Callable[[], None]) -> bool:
        """Do it, unless the record cannot be written: then nothing has changed, and it is tried again."""
        try:
            act()
        except OSError as why:
            self.failed.emit(why.strerror or str(why))
            QTimer.singleShot(RETRY, self, self._retry)
            return False
        return True

    def _retry(self) -> None:
        if self._stopped:
            return
        if self.table.asked in self.people:
            return  # the person answers again
        if self.table.asked is None and not self.table.match.over:
            self.next_deal()
        else:
            self.changed()
