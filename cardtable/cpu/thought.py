"""What a CPU player decides, and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from ..core.deal import View
from ..core.shuffle import Stream


@dataclass(frozen=True, slots=True)
class Thought:
    """The values of an answer, and the code of the reason for it: no words for the user."""

    values: Mapping[str, Any]
    reason: str


class Thinking(Protocol):
    """A game's player of one level: the answer to the pending question of a view."""

    def __call__(self, view: View, random: Stream) -> Thought: ...
