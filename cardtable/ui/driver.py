"""The loop of a table on the screen: asks at once, and hands a CPU player's answer over when the stage is idle."""

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from ..core.deal import Seat
from ..core.fields import Action
from ..table import Table
from .players import Person, Thinker
from .stage import Stage

RETRY = 3000  # ms between tries to write the record


class Driver(QObject):
    """Drives one table until its match is over or it is stopped."""

    ready = Signal()  # the person's question can be answered: everything before it has been shown
    deal_over = Signal()  # and shown
    failed = Signal(str)  # the record could not be written

    def __init__(self, table: Table, stage: Stage, person: Person, thinkers: list[Thinker], me: Seat = 0) -> None:
        super().__init__()
        self.table, self.stage, self.me = table, stage, me
        self._asked: tuple[int, int] | None = None  # the turn that has been asked
        self._answer: tuple[Action, Callable[[Action], None]] | None = None
        self._over = self._offered = False
        self._stopped = self._paused = False
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

    def start(self) -> None:
        """Deal, or go on where the table is: in a deal, or at the score of one that has just been played out."""
        if not self.table.dealt:
            self.next_deal()
        else:
            self.changed()

    def stop(self) -> None:
        """Leave the table as it is: nothing is asked or answered from now on."""
        self._stopped = True
        self._beat.stop()
        self._soon.stop()
        self.stage.idle.disconnect(self._soon.start)

    def next_deal(self) -> None:
        self._over = False
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
        if self.table.asked is not None and self.table.asked != self.me:
            self._asked = self.table.turn
            self._since.start()
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
        if self._stopped or self._paused or self.stage.busy:
            return
        if self.table.asked is None:
            if not self._over:
                self._over = True
                self.deal_over.emit()
        elif self.table.asked == self.me:
            if not self._offered:
                self._offered = True
                self.table.ask()
                self.ready.emit()
        elif self._answer is not None:
            left = self.stage.pace.beat - self._since.elapsed()
            if left > 0 and not self._hurry:
                self._beat.start(left)
                return
            action, answer = self._answer
            self._answer = None
            if self._try(lambda: answer(action)):
                self.changed()

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
        if self.table.asked == self.me:
            return  # the person answers again
        if self.table.asked is None and not self.table.match.over:
            self.next_deal()
        else:
            self.changed()
