"""The games in the box, in the order of the start page. Listed, not discovered: safe when frozen."""

from collections.abc import Mapping

from ..core.deal import Deal
from .piedicavallo import Piedicavallo
from .tallyho import Tallyho
from .tarot import Tarot
from .thousand import Thousand

GAMES: Mapping[str, type[Deal]] = {game.name: game for game in (Tallyho, Piedicavallo, Tarot, Thousand)}
