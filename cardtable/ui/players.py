"""Who can sit at a table on this screen: people in front of it, and CPU players that think beside it."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..core.deal import Move, Note, Seat, View
from ..core.fields import Action
from ..lesson import Course

if TYPE_CHECKING:
    from ..cpu.levels import Cpu

Heard = tuple[View, list[Move | Note]]


class Person(QObject):
    """A person at this screen: what is heard goes to the stage, what is asked becomes controls.

    Several may share the screen. Then one attends, and what happens meanwhile is kept for the others.
    """

    heard = Signal(object, object)  # View, events
    asked = Signal(object, object)  # View, answer

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat
        self.attending = False
        self._seen: View | None = None  # the last that was shown to this person
        self._missed: list[Heard] = []

    def choose(self, view: View, answer: Callable[[Action], None]) -> None:
        self.asked.emit(view, answer)

    def hear(self, view: View, events: Sequence[Move | Note]) -> None:
        if self.attending:
            self._seen = view
            self.heard.emit(view, list(events))
        else:
            self._missed.append((view, list(events)))

    def attend(self) -> tuple[View | None, list[Heard]]:
        """Sit down before the screen: what this person saw last, and all that has happened since."""
        seen, missed = self._seen, self._missed
        self.attending, self._missed = True, []
        if missed:
            self._seen = missed[-1][0]
        return seen, missed

    def leave(self) -> None:
        """Another is to sit before the screen."""
        self.attending = False

    def forget(self) -> None:
        """Something was taken back: what was seen and missed is no longer so."""
        self._seen, self._missed = None, []


class Thinker(QObject):
    """A CPU player: gets its view on a thread of its own, and its decision comes back to this one."""

    decided = Signal(object, object)  # Action, answer

    def __init__(self, level: str, key: str, pool: ThreadPoolExecutor) -> None:
        super().__init__()
        self._key, self._pool = key, pool
        self.set_level(level)

    def set_level(self, level: str) -> None:
        """Play at this level from the next question on."""
        from ..cpu.levels import player

        self._cpu = player(level, self._key)

    @property
    def faults(self) -> int:
        """Decisions that failed and were left to chance."""
        return self._cpu.faults

    def choose(self, view: View, answer: Callable[[Action], None]) -> None:
        self._pool.submit(self._think, self._cpu, view, answer)

    def hear(self, view: View, events: Sequence[Move | Note]) -> None:
        """It needs no telling: each view holds all there is to know."""

    def _think(self, cpu: "Cpu", view: View, answer: Callable[[Action], None]) -> None:
        action = cpu.decide(view)
        self.decided.emit(action, answer)  # crosses to the thread this object lives on


class Prompted(Thinker):
    """A CPU player that answers as a lesson has it, and by itself once the lesson has no more to say."""

    def __init__(self, course: Course, level: str, key: str, pool: ThreadPoolExecutor) -> None:
        super().__init__(level, key, pool)
        self._course = course

    def choose(self, view: View, answer: Callable[[Action], None]) -> None:
        asked, course = view.asked, self._course
        action = course.reply(asked) if asked else None
        if action is None:
            super().choose(view, answer)
            return

        def give(action: Action) -> None:
            course.meet(asked)
            course.go_on()
            answer(action)

        self.decided.emit(action, give)
