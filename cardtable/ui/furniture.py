"""What stands round the cards: name plates, bubbles, labels, the crown of a trick, what is paid across the table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from ..core.cards import Card
from ..core.deal import Note, Seat, View
from . import drawn, faces
from .talk import told
from .zones import Compass, Layout

if TYPE_CHECKING:
    from .cloth import Cloth

BREATH = 2400  # ms of the light around the plate whose turn it is
BREATHS = 5  # then it stays: nobody needs a moving light for minutes, and it costs a tenth of a core
PAYING = 3.0  # how much longer than a card a payment travels, so that it is seen


class Picture(QGraphicsObject):
    """A pixmap that can be animated."""

    def __init__(self) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.item = QGraphicsPixmapItem(self)
        self.item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(self, painter: object, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        return

    def draw(self, pixmap: QPixmap) -> None:
        self.item.setPixmap(pixmap)


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a bubble shows, and what it means."""

    text: str
    suit: str = ""  # whose sign it carries
    gesture: str = ""  # a picture of the assets
    meaning: str = ""


class Furniture(QObject):
    """The pictures on a cloth that are no cards; the layout of the cloth says where they stand."""

    def __init__(self, cloth: "Cloth") -> None:
        super().__init__(cloth)
        self.cloth, self.look, self.words, self.scene = cloth, cloth.look, cloth.words, cloth.scene()
        self._plates: dict[Seat, Picture] = {}
        self._bubbles: dict[Seat, tuple[Picture, Spoken]] = {}
        self._glow = Picture()
        self._glow.setZValue(48)
        self.scene.addItem(self._glow)
        self._breath = QPropertyAnimation(self._glow, b"opacity", self)
        self._breath.setLoopCount(BREATHS)
        self._breath.setDuration(BREATH)
        self._breath.setKeyValueAt(0, 0.25)
        self._breath.setKeyValueAt(0.5, 1.0)
        self._breath.setKeyValueAt(1, 0.25)
        self._breath.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._breath.finished.connect(lambda: self._glow.setOpacity(0.7))
        self._breathing: Seat | None = None  # whose plate the light is around
        self._crown, self._halo, self._moment, self._coin = Picture(), Picture(), Picture(), Picture()
        self._labels: dict[str, Picture] = {}
        self._ring = Picture()
        for picture, z in (
            (self._ring, 49.5),
            (self._halo, 390),
            (self._crown, 400),
            (self._moment, 700),
            (self._coin, 650),
        ):
            picture.setZValue(z)
            picture.hide()
            self.scene.addItem(picture)
        self._crowned: Card | None = None
        self._turn: Seat | None = None

    @property
    def ratio(self) -> float:
        return self.cloth.devicePixelRatioF()

    # --- plates and labels -------------------------------------------------------------------------------

    def show(self, view: View) -> None:
        """Plates, labels and whose turn it is, as this view has it."""
        self._turn = view.asked.seat if view.asked else None
        self.draw()

    def draw(self) -> None:
        """Draw everything anew: the look, the layout or the names have changed."""
        view, layout = self.cloth.view_shown, self.cloth.layout_now
        if view is None or layout is None:
            return
        ratio = self.ratio
        layout = self.cloth.layout_now
        seats = view.setting["seats"]
        for seat in [seat for seat in self._plates if seat >= seats]:
            self.scene.removeItem(self._plates.pop(seat))
        takers = view.facts.get("takers", ())
        for seat in range(seats):
            if seat not in self._plates:
                self._plates[seat] = Picture()
                self._plates[seat].setZValue(49)
                self.scene.addItem(self._plates[seat])
            assert layout
            place = layout.plate_of(layout.compass(seat))
            dealer = self.words("dealer-mark") if view.game.dealt and seat == view.setting["dealer"] else ""
            size = (round(place.width()), round(place.height()))
            self._plates[seat].draw(
                drawn.plate(
                    self.look, ratio, size, self.words.seat(seat, view.seat, seats), "", dealer,
                    takers.count(seat), seat == self._turn,
                )
            )  # fmt: skip
            self._plates[seat].setPos(place.topLeft())
            self._plates[seat].item.setToolTip("\n".join(told(self.words, view, seat)))
        self._breathe(layout, ratio)
        self.ring(self._ring.isVisible())
        for seat, spoken in self.spoken().items():
            self.speak(seat, spoken)
        self._draw_labels(view, ratio)

    def ring(self, shown: bool) -> None:
        """The ring around the viewer's own plate: the keys are for the whole table, not for a card or a control."""
        layout = self.cloth.layout_now
        self._ring.setVisible(shown and layout is not None and self.cloth.view_shown is not None)
        if self._ring.isVisible() and layout:
            place = layout.plate_of(Compass.SOUTH)
            self._ring.draw(drawn.ring(self.look, self.ratio, (round(place.width()), round(place.height()))))
            self._ring.setPos(place.topLeft() - QPointF(drawn.HALO, drawn.HALO))

    def _breathe(self, layout: Layout | None, ratio: float) -> None:
        if self._turn is None or layout is None:
            self._glow.hide()
            self._breath.stop()
            self._breathing = None
            return
        place = layout.plate_of(layout.compass(self._turn))
        pixmap = drawn.glow(self.look, ratio, (round(place.width()), round(place.height())))
        self._glow.draw(pixmap)
        size = pixmap.deviceIndependentSize()
        self._glow.setPos(place.center() - QPointF(size.width() / 2, size.height() / 2))
        self._glow.show()
        if not self.cloth.pace.card:
            self._breath.stop()
            self._glow.setOpacity(1.0)
        elif self._breathing != self._turn:
            self._breathing = self._turn
            self._breath.start()

    def _draw_labels(self, view: View, ratio: float) -> None:
        """A word under each stack on the table."""
        kinds = {zone.name for zone in view.game.zones if zone.shape == "stack" and zone.per == "table"}
        for name, pile in self.cloth.piles.items():
            kind = name.partition(":")[0]
            if kind not in kinds:
                continue
            if name not in self._labels:
                self._labels[name] = Picture()
                self._labels[name].setZValue(47)
                self.scene.addItem(self._labels[name])
            label = self._labels[name]
            label.setVisible(bool(pile))
            if pile and self.cloth.layout_now:
                pixmap = drawn.label(self.look, ratio, self.words(f"pile-{kind}"))
                label.draw(pixmap)
                places = self.cloth.places(name)
                middle = (places[0].pos.x() + places[-1].pos.x() + places[-1].width) / 2
                below = places[0].pos.y() + places[0].height + self.look.px(4)
                label.setPos(round(middle - pixmap.deviceIndependentSize().width() / 2), round(below))
        for name in [name for name in self._labels if name not in self.cloth.piles]:
            self.scene.removeItem(self._labels.pop(name))

    def show_moment(self, caption: str, cards: Iterable[Card]) -> None:
        """Lay these cards before everybody, with a line of words, until `end_moment`."""
        layout, pictures = self.cloth.layout_now, self.cloth.faces
        if layout is None or pictures is None:
            return
        width, height = layout.trick
        ratio = self.ratio
        shown = [pictures.pixmap(card, width, height) for card in cards]
        pixmap = drawn.moment(self.look, ratio, caption, shown, (width, height), faces.margin(width, ratio))
        self._moment.draw(pixmap)
        size = pixmap.deviceIndependentSize()
        left = max(4.0, layout.middle.x() - size.width() / 2)
        self._moment.setPos(round(left), round(layout.middle.y() - size.height() / 2))
        self._moment.show()

    def end_moment(self) -> None:
        self._moment.hide()

    @property
    def in_moment(self) -> bool:
        """Whether cards are being shown to everybody."""
        return self._moment.isVisible()

    def say(self, seat: Seat, text: str, suit: str = "", gesture: str = "", meaning: str = "") -> None:
        """A bubble by a seat, until it says something else or everybody is hushed; `meaning` explains it."""
        self.speak(seat, Spoken(text, suit, gesture, meaning))

    def speak(self, seat: Seat, spoken: Spoken) -> None:
        """As `say`."""
        layout = self.cloth.layout_now
        if layout is None:
            return
        if seat in self._bubbles:
            self.scene.removeItem(self._bubbles.pop(seat)[0])
        tip, tail = layout.bubble_of(layout.compass(seat))
        room = tip.x() - layout.area.left() - 2, layout.area.right() - tip.x() - 2
        art = self.cloth.faces.art if self.cloth.faces else ""
        pixmap, at = drawn.bubble(self.look, self.ratio, spoken.text, tail, room, spoken.suit, art, spoken.gesture)
        picture = Picture()
        picture.draw(pixmap)
        picture.item.setToolTip(spoken.meaning)
        picture.setPos(QPointF(round(tip.x() - at.x()), round(tip.y() - at.y())))
        picture.setZValue(600)
        self.scene.addItem(picture)
        self._bubbles[seat] = (picture, spoken)

    def clear(self) -> None:
        """Nothing is said, shown or marked."""
        self.hush()
        self.uncrown()
        self.end_moment()

    def hush(self) -> None:
        for picture, _ in self._bubbles.values():
            self.scene.removeItem(picture)
        self._bubbles.clear()

    def bubbles(self) -> Mapping[Seat, str]:
        """What is being said."""
        return {seat: spoken.text for seat, (_, spoken) in self._bubbles.items()}

    def bubble_rects(self) -> list[QRectF]:
        """Where the bubbles are."""
        return [picture.item.sceneBoundingRect() for picture, _ in self._bubbles.values()]

    def spoken(self) -> dict[Seat, Spoken]:
        """What is being said, with all that goes with it."""
        return {seat: spoken for seat, (_, spoken) in self._bubbles.items()}

    def pay(self, note: Note, view: View) -> QAbstractAnimation:
        """Something is paid from one seat to another: a coin that says how much goes across the table."""
        layout, values = self.cloth.layout_now, note.values
        self._coin.draw(drawn.coin(self.look, self.ratio, self.words(f"{view.game.name}-paid-{note.kind}")))
        half = self._coin.item.pixmap().deviceIndependentSize().width() / 2
        way = QPropertyAnimation(self._coin, b"pos")
        way.setDuration(round(self.cloth.pace.card * PAYING))
        way.setEasingCurve(QEasingCurve.Type.InOutCubic)
        for step, name in ((0, "seat"), (1, "to")):
            if layout:
                centre = layout.plate_of(layout.compass(values[name])).center()
                way.setKeyValueAt(step, centre - QPointF(half, half))
        # shown while it is on its way, however that ends: by itself, or because the stage does not wait
        way.stateChanged.connect(lambda new, old: self._coin.setVisible(new == QAbstractAnimation.State.Running))
        return way

    @property
    def paying(self) -> bool:
        """Whether a coin is on its way."""
        return self._coin.isVisible()

    def crown(self, seat: Seat) -> None:
        """Mark the card with which this seat takes the trick: an outline and a badge, not a colour alone."""
        items = self.cloth.piles.get("trick", [])
        if seat not in self.cloth.trick_seats or not items:
            return
        item = items[self.cloth.trick_seats.index(seat)]
        item.setZValue(380)  # above the others, so that all of its outline shows
        self._turn = None
        self.draw()
        ratio = self.ratio
        self._halo.draw(drawn.halo(self.look, ratio, item.size))
        self._halo.setTransformOriginPoint(item.size[0] / 2 + drawn.HALO, item.size[1] / 2 + drawn.HALO)
        self._halo.setRotation(item.rotation())
        self._halo.setPos(item.pos() - QPointF(drawn.HALO, drawn.HALO))
        self._halo.setZValue(item.zValue() + 0.25)
        badge = drawn.crown(self.look, ratio)
        self._crown.draw(badge)
        half = badge.deviceIndependentSize().width() / 2
        self._crown.setPos(item.pos() + QPointF(item.size[0] / 2 - half, -half))
        self._halo.show()
        self._crown.show()
        self._crowned = item.face

    def uncrown(self) -> None:
        self._halo.hide()
        self._crown.hide()
        self._crowned = None

    @property
    def crowned(self) -> Card | None:
        """The card that is marked as taking the trick."""
        return self._crowned
