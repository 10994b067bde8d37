"""Who can sit at a table on this screen: the person in front of it, and CPU players that think beside it."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from PySide6.QtCore import QObject, Signal

from ..core.deal import Move, Note, View
from ..core.fields import Action
from ..cpu import levels


class Person(QObject):
    """The person at this screen: what is heard goes to the stage, what is asked becomes controls."""

    heard = Signal(object, object)  # View, events
    asked = Signal(object, object)  # View, answer

    def choose(self, view: View, answer: Callable[[Action], None]) -> None:
        self.asked.emit(view, answer)

    def hear(self, view: View, events: Sequence[Move | Note]) -> None:
        self.heard.emit(view, list(events))


class Thinker(QObject):
    """A CPU player: gets its view on a thread of its own, and its decision comes back to this one."""

    decided = Signal(object, object)  # Action, answer

    def __init__(self, level: str, key: str, pool: ThreadPoolExecutor) -> None:
        super().__init__()
        self._cpu = levels.player(level, key)
        self._pool = pool

    def choose(self, view: View, answer: Callable[[Action], None]) -> None:
        self._pool.submit(self._think, view, answer)

    def hear(self, view: View, events: Sequence[Move | Note]) -> None:
        """It needs no telling: each view holds all there is to know."""

    def _think(self, view: View, answer: Callable[[Action], None]) -> None:
        action = self._cpu.decide(view)
        self.decided.emit(action, answer)  # crosses to the thread this object lives on
