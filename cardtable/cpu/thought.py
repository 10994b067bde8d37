"""What a CPU player decides, and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Thought:
    """The values of an answer, and the code of the reason for it: no words for the user."""

    values: Mapping[str, Any]
    reason: str
