"""Shapes to positions: where every card, plate and bubble lies, in logical pixels. Pure geometry; it draws nothing.

A zone's shape says how its cards lie: a fan (a hand), a ring (a trick), a stack or a column; `per` says by whom.
The viewer sits at the bottom; the others follow clockwise.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from ..core.cards import BACK, Card
from ..core.deal import DECK, Deal, Seat, owner


class Compass(Enum):
    """A side of the table as the viewer sees it."""

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3


AROUND = {
    2: (Compass.SOUTH, Compass.NORTH),
    3: (Compass.SOUTH, Compass.WEST, Compass.EAST),
    4: tuple(Compass),
}

HAND_SHARE = 0.22  # a hand card's height, of the table's
STRIP = 0.62  # how much of a card shows in a fan with room to spare, of its width
LEAST_STRIP = 0.25  # a fan that would show less takes two rows
LIFT, PICK = 0.12, 0.20  # how far a card rises under the pointer and when chosen, of its height
TWO_ROWS = 12  # a hand of more may be held in two rows, and shrinks so that one row shows enough of each card
BACK_ROW = 0.42  # how much of a card shows above the front row, of its height
ROW_SHARE = 0.19  # as HAND_SHARE, for each of two rows
COLUMN = 0.74  # the height of a card of a column, of the hand's
COLUMNS = 6  # before a player at most
COLUMN_GAP, LEAST_GAP = 0.28, 0.06  # between columns, of their width: the most, and what plates may leave of it
KEPT = 1.5  # the height of a card that is kept in sight, of its owner's plate
DEPTH = 0.045  # how much of each card shows that lies under another in a column, of its height
TILT = 3.0  # degrees a trick's card is turned toward its seat
GATHERED = 0.25  # the size to which a won trick shrinks


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card lies: its top left corner as if upright, its size, and how it is turned and stacked."""

    pos: QPointF
    width: float
    height: float
    z: float
    turned: float = 0.0  # degrees
    scale: float = 1.0
    shown: bool = True


class Layout:
    """The places of one table: `area` is what the cards may use, `unit` the size of text (`Look.unit`)."""

    def __init__(
        self,
        area: QRectF,
        aspect: float,
        unit: float,
        game: type[Deal],
        seats: int,
        me: Seat,
        two_rows: bool = False,
    ) -> None:
        """`two_rows`: how the viewer likes to hold a large hand."""
        self.area, self.game, self.seats, self.me = area, game, seats, me
        self.pad = round(10 * unit)
        self.opposite = Compass.NORTH in AROUND[seats]  # somebody sits across the table
        self.columns = any(zone.shape == "column" for zone in game.zones)  # before each player
        self.two_rows = two_rows and game.full_hand > TWO_ROWS
        row = (game.full_hand + 1) // 2 if self.two_rows else game.full_hand
        widest = (area.width() - 2 * self.pad) / (1 + (row - 1) * 0.3)
        height = min((ROW_SHARE if self.two_rows else HAND_SHARE) * area.height(), widest / aspect)
        self.hand = self._size(height, aspect)
        self.small = self._size(height * 0.5, aspect)
        self.plate = (round(172 * unit), round(50 * unit))
        self.hand_top = round(area.bottom() - self.pad - self.hand[1])
        self.risen = self.hand_top - round(self.hand[1] * PICK)  # the top of a chosen card
        if self.two_rows:
            self.risen -= round(self.hand[1] * BACK_ROW)
        self.column = self._size(COLUMN * height, aspect)
        self.between = area.width() - 2 * (self.plate[0] + 2 * self.pad)  # room for columns beside the plates
        self.apart = self.columns and COLUMNS * (1 + LEAST_GAP) * self.column[0] > self.between
        if self.apart:  # no such room, so the window is tall: the plates stand on the inner side of the columns
            self.between = area.width() - 2 * self.pad
        self.own_top = self.risen  # where what is the viewer's own begins
        if self.columns:
            self.own_top -= self.column[1] + round(self.column[1] * (2 * DEPTH))
            top = area.top() + self.pad + self.column[1] * (1 + 2 * DEPTH)
        elif self.opposite:
            top = self.plate_of(Compass.NORTH).bottom()
        else:
            top = area.top() + self.pad + self.small[1] * 1.4
        self.top = round(top)  # where the room for the trick begins
        room = self.own_top - top - 2 * self.pad
        tall = 1.2 if self.columns else 1.84  # how high two cards of a trick lie, in cards
        least = 0.6 if self.columns else 0.8
        self.trick = self._size(max(least * height, min(0.95 * height, room / tall)), aspect)
        self.middle = QPointF(round(area.center().x()), round((top + self.own_top) / 2))

    @staticmethod
    def _size(height: float, aspect: float) -> tuple[int, int]:
        return round(height * aspect), round(height)

    # --- seats -------------------------------------------------------------------------------------------

    def compass(self, seat: Seat) -> Compass:
        """Where a seat is, as the viewer sees it."""
        return AROUND[self.seats][(seat - self.me) % self.seats]

    def plate_of(self, side: Compass) -> QRectF:
        """The name plate of a side; it covers the lower part of an opponent's cards."""
        width, height = self.plate
        area, pad = self.area, self.pad
        below = self._peek()
        if self.columns and side is Compass.NORTH:  # beside the columns
            top = self.top + pad if self.apart else area.top() + pad
            return QRectF(area.left() + pad, top + below, width, height)
        if side is Compass.NORTH:
            return QRectF(round(area.center().x() - width / 2), area.top() + pad + below, width, height)
        if side is Compass.SOUTH:
            foot = self.own_top if self.apart else self.risen
            return QRectF(area.left() + pad, foot - height - pad // 2, width, height)
        x = area.left() + pad if side is Compass.WEST else area.right() - pad - width
        top, bottom = area.top() + pad, self.risen - height - pad  # of the room beside the table
        y = top + (bottom - top) * 0.46 - (below + height) / 2
        return QRectF(round(x), round(max(y, top)) + below, width, height)

    def home_of(self, side: Compass) -> QRectF:
        """The corner of the table that is a seat's own: its plate and cards, with some room around."""
        room = self.pad * 2
        return self.plate_of(side).adjusted(-room, -self.small[1] - room, room, room)

    def _peek(self) -> int:
        """How much of an opponent's cards shows above the plate."""
        return round(self.small[1] * 0.66)

    @property
    def corner(self) -> QRectF:
        """Room over the right end of the hand, across from the viewer's plate."""
        plate = self.plate_of(Compass.SOUTH)
        return plate.translated(self.area.right() - self.pad - plate.right(), 0)

    def bubble_of(self, side: Compass) -> tuple[QPointF, Compass]:
        """The tip of a bubble's tail, and the side of the bubble it is on."""
        plate = self.plate_of(side)
        if side in (Compass.WEST, Compass.EAST):
            return QPointF(plate.center().x(), plate.bottom() + 2), Compass.NORTH
        return QPointF(plate.right() + 2, plate.center().y()), Compass.WEST

    # --- piles -------------------------------------------------------------------------------------------

    def places(self, name: str, cards: Sequence[Card], seats: Sequence[Seat] = (), piles: int = 1) -> list[Place]:
        """The places of a pile's cards in order; for a ring, `seats` says who played each.

        `piles`: how many piles of this kind lie on the table, or before this seat.
        """
        kind = name.partition(":")[0]
        if name == DECK:
            deck = [self._stacked(self._centred(self.small), i) for i in range(len(cards))]
            # of the cards that lie exactly over each other only the top one is seen: the others need no painting
            return [replace(at, shown=at.pos != above.pos) for at, above in pairwise(deck)] + deck[-1:]
        zone = next(zone for zone in self.game.zones if zone.name == kind)
        who = owner(name) if ":" in name else 0
        if zone.shape == "ring":
            return [self._played(self.compass(seat), i) for i, seat in enumerate(seats)]
        if zone.shape == "fan":
            side = self.compass(who)
            return self._own_fan(len(cards)) if side is Compass.SOUTH else self._their_fan(side, len(cards))
        if zone.shape == "column":
            return self._column(self.compass(who), int(name.rpartition(".")[2]), piles, len(cards))
        if zone.per == "side":
            kept = [i for i, card in enumerate(cards) if card != BACK]
            alone = kept[0] if len(kept) == 1 else None  # a single card that its side keeps in sight
            return [self.kept(who) if i == alone else self.gathered(who) for i in range(len(cards))]
        stack = self.table_stack(name, piles)
        if cards and BACK not in cards:  # cards laid aside that the viewer may look at
            step = round(self.small[0] * 0.3)
            corner = stack - QPointF(step * (len(cards) - 1) / 2, 0)
            return [Place(corner + QPointF(i * step, 0), *self.small, z=i) for i in range(len(cards))]
        return [self._stacked(stack, i) for i in range(len(cards))]

    def table_stack(self, name: str, piles: int = 1) -> QPointF:
        """The top left corner of a stack on the table, say the Den: the game's first kind left of the middle, the
        next right of it; in the middle where nobody sits across. Piles of one kind lie side by side."""
        kind, _, index = name.partition(":")
        kinds = [zone.name for zone in self.game.zones if zone.shape == "stack" and zone.per == "table"]
        share = 0.73 if kinds.index(kind) else 0.27 if self.opposite else 0.5
        along = (int(index or 0) - (piles - 1) / 2) * self.small[0] * 1.7
        return QPointF(
            round(self.area.left() + self.area.width() * share + along - self.small[0] / 2), self.area.top() + self.pad
        )

    def gathered(self, seat: Seat) -> Place:
        """Where a trick that this seat has won goes: to its plate, small, then out of sight."""
        width, height = self.trick
        spot = self.plate_of(self.compass(seat)).center() - QPointF(width / 2, height / 2)
        return Place(spot, width, height, 50, scale=GATHERED, shown=False)

    def kept(self, seat: Seat) -> Place:
        """Where a card lies that this seat, or side, keeps in sight: small, beside the plate."""
        side = self.compass(seat)
        plate = self.plate_of(side)
        height, gap = round(plate.height() * KEPT), self.pad // 2
        if side is Compass.SOUTH and Compass.WEST in AROUND[self.seats]:  # clear of a line that is said above it
            free = plate.top() - 2 * gap - self.plate_of(Compass.WEST).bottom() - plate.height()
            height = min(height, max(round(plate.height()), round(free)))
        width = round(height * self.hand[0] / self.hand[1])
        corner = {
            Compass.SOUTH: QPointF(plate.left(), plate.top() - gap - height),
            Compass.WEST: QPointF(plate.right() + gap, plate.bottom() - height),
            Compass.EAST: QPointF(plate.left() - gap - width, plate.bottom() - height),
            Compass.NORTH: QPointF(plate.left(), plate.bottom() + gap)
            if self.columns
            else QPointF(plate.left() - gap - width, plate.bottom() - height),
        }[side]
        return Place(corner, width, height, 45)

    def _centred(self, size: tuple[int, int]) -> QPointF:
        return QPointF(round(self.middle.x() - size[0] / 2), round(self.middle.y() - size[1] / 2))

    def _stacked(self, corner: QPointF, i: int) -> Place:
        return Place(corner + QPointF(min(i, 16) * 2, -min(i, 4)), *self.small, z=i)

    def _played(self, side: Compass, i: int) -> Place:
        width, height = self.trick
        if self.columns:  # side by side: the columns leave little room above each other
            across = -0.56 if side is Compass.SOUTH else 0.56
            spot = QPointF(round(across * width), round(-0.14 * across * height))
            return Place(self._centred(self.trick) + spot, width, height, 200 + i)
        dx, dy, turned = {
            Compass.SOUTH: (0.0, 0.42 * height, 0.0),
            Compass.NORTH: (0.0, -0.42 * height, 0.0),
            Compass.WEST: (-0.86 * width, 0.0, -TILT),
            Compass.EAST: (0.86 * width, 0.0, TILT),
        }[side]
        return Place(self._centred(self.trick) + QPointF(round(dx), round(dy)), width, height, 200 + i, turned)

    def _own_fan(self, count: int) -> list[Place]:
        width, height = self.hand
        room = self.area.width() - 2 * self.pad - width
        step = min(STRIP * width, room / max(1, count - 1))
        split = self.two_rows and count > TWO_ROWS
        if not split and (step >= LEAST_STRIP * width or count < 2):
            return self._row(range(count), count, step, self.hand_top, 100)
        front = (count + 1) // 2
        step = min(STRIP * width, room / max(1, front - 1))
        back_row = self._row(range(count - front), count - front, step, self.hand_top - round(height * BACK_ROW), 100)
        return back_row + self._row(range(front), front, step, self.hand_top, 100 + count)

    def _row(self, which: range, count: int, step: float, y: float, z: float) -> list[Place]:
        width, height = self.hand
        left = self.area.center().x() - (step * (count - 1) + width) / 2
        return [Place(QPointF(round(left + step * i), y), width, height, z + i) for i in which]

    def _column(self, side: Compass, index: int, piles: int, count: int) -> list[Place]:
        """Cards under each other, an edge of each showing, the last one in full; columns side by side."""
        width, height = self.column
        depth = round(height * DEPTH)
        gap = min(width * COLUMN_GAP, (self.between - piles * width) / max(1, piles - 1))
        left = self.area.center().x() - (piles * width + (piles - 1) * gap) / 2 + index * (width + gap)
        if side is Compass.SOUTH:
            top = self.risen - height
        else:
            top = round(self.area.top() + self.pad + 2 * depth)
        return [
            Place(QPointF(round(left), top - (count - 1 - i) * depth), width, height, 20 + index * 5 + i)
            for i in range(count)
        ]

    def _their_fan(self, side: Compass, count: int) -> list[Place]:
        width, height = self.small
        plate = self.plate_of(side)
        step = min(width * 0.3, (plate.width() - width) / max(1, count - 1))
        left = plate.center().x() - (step * (count - 1) + width) / 2
        top = plate.top() - self._peek()
        return [Place(QPointF(round(left + step * i), round(top)), width, height, i) for i in range(count)]
