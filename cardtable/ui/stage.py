"""The stage: takes what was heard, one event at a time, and shows it on the cloth. The rules never wait for it."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

from ..core.deal import DECK, Move, Note, Seat, View
from .cloth import Cloth
from .pace import HOLDS, PACES, UNTIL_CLICK, Pace

UNTIL_READ = ("packet",)  # what is shown only once, and stays until the player goes on


class Stage(QObject):
    """A queue of events, each with the view that they led to. `idle` comes when all of it has been shown."""

    idle = Signal()
    noted = Signal(object, object)  # a Note and its View, at the moment it is shown
    moved = Signal(object, object)  # a Move and its View, at the moment it sets off
    arrived = Signal(object)  # a View whose events have all been shown
    holding = Signal(bool)  # a full trick waits

    def __init__(self, cloth: Cloth) -> None:
        super().__init__()
        self.cloth = cloth
        self.pace: Pace = PACES["normal"]
        self.hold = HOLDS["normal"]
        self._queue: deque[tuple[Move | Note | None, View]] = deque()
        self._running: QAbstractAnimation | None = None
        self._piles: tuple[str, ...] = ()
        self._held = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._release)
        self._winner: Seat | None = None
        self._pumping = self._hurry = False

    def set_pace(self, speed: str, hold: str) -> None:
        self.pace, self.hold = PACES[speed], HOLDS[hold]
        self.cloth.set_pace(self.pace)

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return bool(self._queue) or self._running is not None or self._held

    @property
    def held(self) -> bool:
        """Whether a full trick waits to be gathered."""
        return self._held

    @property
    def until_click(self) -> bool:
        """Whether what waits does so until somebody goes on."""
        return self._held and not self._timer.isActive()

    def hear(self, view: View, events: "list[Move | Note]") -> None:
        """Show these events, and then that the table looks like this."""
        self._queue.extend((event, view) for event in events)
        self._queue.append((None, view))
        self._pump()

    def skip(self) -> None:
        """Stop waiting for what moves: to the next full trick, or past the one that waits."""
        if self._held:
            self._release()
        else:
            self._finish(past_tricks=False)

    def finish(self) -> None:
        """Show the end of everything at once."""
        self._finish(past_tricks=True)

    def show(self, view: View) -> None:
        """Forget what was to be shown: the table looks like this now."""
        self.clear()
        self.cloth.show_view(view)
        self.arrived.emit(view)

    def clear(self) -> None:
        """Forget what was to be shown: nobody is to see it any more."""
        self._queue.clear()
        self._stop()
        self._set_held(False)

    # --- inside ------------------------------------------------------------------------------------------

    def _finish(self, past_tricks: bool) -> None:
        was, self._hurry = self._hurry, True
        try:
            self._stop()
            if self._held and past_tricks:
                self._set_held(False)
            while self._queue and not self._held:
                self._step(past_tricks)
        finally:
            self._hurry = was
        self._pump()

    def _stop(self) -> None:
        if self._running is not None:
            running, self._running = self._running, None
            running.finished.disconnect(self._landed)
            running.stop()
            self.cloth.arrive(self._piles)

    def _pump(self) -> None:
        if self._pumping:
            return
        self._pumping = True
        try:
            while self._queue and self._running is None and not self._held:
                self._step()
        finally:
            self._pumping = False
        if not self.busy:
            self.idle.emit()

    def _step(self, past_tricks: bool = False) -> None:
        event, view = self._queue.popleft()
        if event is None:
            tidying = self.cloth.tidy(view)
            if tidying:
                self._run(tidying, (f"hand:{view.seat}",))
            self.cloth.furnish(view)
            self.arrived.emit(view)
        elif isinstance(event, Note):
            self.noted.emit(event, view)
            if event.kind == "trick":
                self._winner = event.values["seat"]
                self.cloth.furniture.crown(event.values["seat"])
                if not past_tricks:
                    self._wait(self.hold)
            elif "to" in event.values:
                self._run(self.cloth.furniture.pay(event, view), ())
            elif "cards" in event.values:  # shown to everybody
                if not past_tricks:
                    self._wait(UNTIL_CLICK if self.hold and event.kind in UNTIL_READ else self.hold)
                if not self._held:
                    self.cloth.furniture.end_moment()
        elif event.source == DECK:
            moves = [event, *self._more(lambda move: move.source == DECK)]
            self._run(self.cloth.deal(moves, view), (DECK, *(move.target for move in moves)))
        elif event.source == event.target:
            moves = [event, *self._more(lambda move: move.source == move.target)]
            for move in moves:
                self.moved.emit(move, view)
            self._run(self.cloth.turn(moves), tuple(move.target for move in moves))
        else:
            if event.source == "trick":
                self.cloth.furniture.uncrown()
            duration = self.pace.gather if event.source == "trick" else self.pace.card
            self.moved.emit(event, view)
            self._run(self.cloth.fly(event, view, duration, self._winner), (event.source, event.target))

    def _more(self, alike: Callable[[Move], bool]) -> list[Move]:
        """Moves that come next and go together with the one before."""
        moves = []
        while self._queue and isinstance(move := self._queue[0][0], Move) and alike(move):
            moves.append(move)
            self._queue.popleft()
        return moves

    def _wait(self, ms: int) -> None:
        """Let what is shown stand for this long, or until a click; not at all for 0."""
        if ms > 0:
            self._timer.start(ms)
        if ms:
            self._set_held(True)

    def _run(self, animation: QAbstractAnimation, piles: tuple[str, ...]) -> None:
        if self._hurry or not self.pace.card or not animation.totalDuration():
            self.cloth.arrive(piles)
            return
        self._running, self._piles = animation, piles
        animation.finished.connect(self._landed)
        animation.start()

    def _landed(self) -> None:
        self._running = None
        self.cloth.arrive(self._piles)
        self._pump()

    def _release(self) -> None:
        self._set_held(False)
        self._pump()

    def _set_held(self, held: bool) -> None:
        if held != self._held:
            self._held = held
            self.holding.emit(held)
        if not held:
            self._timer.stop()
