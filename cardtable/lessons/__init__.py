"""The first lessons, one a game. Listed, not discovered, as the games are."""

from collections.abc import Mapping

from ..lesson import Lesson
from .piedicavallo import PIEDICAVALLO
from .tallyho import TALLYHO
from .tarot import TAROT
from .thousand import THOUSAND

LESSONS: Mapping[str, Lesson] = {lesson.game.name: lesson for lesson in (TALLYHO, PIEDICAVALLO, TAROT, THOUSAND)}
