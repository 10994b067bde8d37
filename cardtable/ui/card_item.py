"""One card on the cloth: an object that moves, and a pixmap that shows. Neither paints in Python."""

from PySide6.QtCore import (
    Property,
    QEasingCurve,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainterPath, QPixmap, QVector3D
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QGraphicsScale,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from ..core.cards import BACK, Card
from . import faces
from .faces import Faces
from .zones import LIFT, PICK, Place


class CardItem(QGraphicsObject):
    """A card, face up or a BACK. Only cards in play for the viewer (`live`) hear the mouse."""

    clicked = Signal(object)  # this item
    doubled = Signal(object)  # the second press of a double click
    dropped = Signal(object)  # it was dragged and let go
    pointed = Signal(object, bool)  # this item: the pointer has come, or gone

    def __init__(self, pictures: Faces) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptHoverEvents(True)
        self.pictures = pictures
        self.card: Card = BACK  # what shows
        self.face: Card = BACK  # what shows once it has come to rest
        self.dim = self.picked = self.hovered = False
        self.live = False  # hears the mouse
        self.lit = False  # may be chosen now
        self.hover_time = 0
        self._size = (0.0, 0.0)
        self._press: QPointF | None = None
        self._grabbed = QPointF()
        self.dragging = False
        self.home: Place | None = None
        self._pixmap = QGraphicsPixmapItem(self)
        self._pixmap.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._pixmap.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._pixmap.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._mark: QGraphicsPixmapItem | None = None
        self._turn = QGraphicsScale(self)
        self.setTransformations([self._turn])
        self._rise = QPropertyAnimation(self, b"risen", self)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._back = QPropertyAnimation(self, b"pos", self)
        self._back.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.set_live(False)

    # --- looks -------------------------------------------------------------------------------------------

    @property
    def size(self) -> tuple[float, float]:
        return self._size

    def set_size(self, width: float, height: float) -> None:
        if (width, height) != self._size:
            self.prepareGeometryChange()
            self._size = (width, height)
            self.setTransformOriginPoint(width / 2, height / 2)
            self._turn.setOrigin(QVector3D(width / 2, height / 2, 0))
        self.refresh()

    def set_mark(self, mark: QPixmap | None, text: str = "") -> None:
        """A sign on the part of the card that a fan shows, or none; `text` explains it."""
        self.setToolTip(text)
        if mark is None:
            if self._mark:
                self._mark.setVisible(False)
            return
        if self._mark is None:
            self._mark = QGraphicsPixmapItem(self._pixmap)
            self._mark.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._mark.setPixmap(mark)
        self._mark.setPos(self._size[0] * 0.025, self._size[1] * 0.37)
        self._mark.setVisible(True)

    @property
    def marked(self) -> bool:
        return self._mark is not None and self._mark.isVisible()

    def show_card(self, card: Card) -> None:
        if card != self.card:
            self.card = card
            self.refresh()

    def set_dim(self, dim: bool) -> None:
        if dim != self.dim:
            self.dim = dim
            self.refresh()

    def refresh(self) -> None:
        """Fetch the picture anew: another card, size, tone or pixel ratio."""
        width, height = self._size
        if not width:
            return
        self._pixmap.setPixmap(self.pictures.pixmap(self.card, width, height, self.dim))
        edge = faces.margin(width, self.pictures.ratio)
        self._pixmap.setOffset(-edge, -edge)

    def turn_over(self, duration: int) -> QSequentialAnimationGroup:
        """Turn it so that `face` shows; lasts `duration` ms."""
        group = QSequentialAnimationGroup()
        for start, end in ((1.0, 0.0), (0.0, 1.0)):
            half = QPropertyAnimation(self._turn, b"xScale")
            half.setStartValue(start)
            half.setEndValue(end)
            half.setDuration(duration // 2)
            group.addAnimation(half)
        group.animationAt(0).finished.connect(lambda: self.show_card(self.face))
        return group

    def put(self, place: Place) -> None:
        """Lie at this place, at once, with `face` showing."""
        self.home = place
        self.stay()
        self._turn.setXScale(1.0)
        self.card = self.face
        self.set_size(place.width, place.height)
        self.setPos(place.pos)
        self.setRotation(place.turned)
        self.setScale(place.scale)
        self.setZValue(place.z)
        self.setVisible(place.shown)
        self.settle(now=not self.hover_time)

    def go_home(self, duration: int) -> None:
        """Glide back to its place, from wherever it was dragged to."""
        if self.home is None:
            return
        self.stay()
        self.setZValue(self.home.z)
        if duration:
            self._back.setDuration(duration)
            self._back.setEndValue(self.home.pos)
            self._back.start()
        else:
            self.setPos(self.home.pos)

    def stay(self) -> None:
        """Stop gliding back: it is wanted elsewhere."""
        self._back.stop()

    @property
    def centre(self) -> QPointF:
        return self.pos() + QPointF(self._size[0] / 2, self._size[1] / 2)

    # --- rising ------------------------------------------------------------------------------------------

    def _get_risen(self) -> float:
        return -self._pixmap.y()

    def _set_risen(self, height: float) -> None:
        self._pixmap.setY(-height)

    risen = Property(float, _get_risen, _set_risen)

    @property
    def should_rise(self) -> float:
        """How high the card ought to stand above its place, in pixels."""
        share = PICK if self.picked else LIFT if self.hovered and self.lit else 0.0
        return round(self._size[1] * share)

    def settle(self, now: bool = False) -> None:
        """Rise or sink to where the card ought to stand."""
        target = self.should_rise
        self._rise.stop()
        if now or not self.hover_time:
            self._set_risen(target)
        elif target != self._get_risen():
            self._rise.setDuration(self.hover_time)
            self._rise.setStartValue(self._get_risen())
            self._rise.setEndValue(float(target))
            self._rise.start()

    def set_picked(self, picked: bool) -> None:
        if picked != self.picked:
            self.picked = picked
            self.settle()

    # --- the mouse ---------------------------------------------------------------------------------------

    def set_live(self, live: bool) -> None:
        """Whether it is one of the viewer's own cards, which answer to the mouse."""
        self.live = live
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if live else Qt.MouseButton.NoButton)
        if live:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()
            self.hovered = False
            self.drop()

    def drop(self) -> None:
        """Let go of a card that is being dragged."""
        self._press, self.dragging = None, False

    def boundingRect(self) -> QRectF:
        width, height = self._size
        return QRectF(0, -height * PICK, width, height * (1 + PICK))

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        width, height = self._size
        risen = self._get_risen()
        path.addRect(QRectF(0, -risen, width, height + risen))
        return path

    def paint(
        self, painter: object, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:  # has no contents, so never called
        return

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered = True
        self.settle()
        self.pointed.emit(self, True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered = False
        self.settle()
        self.pointed.emit(self, False)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._press = event.scenePos()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._press is None:
            return
        if self.dim:
            return  # it stays; letting go of it counts as a click, which says why
        if not self.dragging:
            moved = event.scenePos() - self._press
            if moved.manhattanLength() < QApplication.startDragDistance() * 2:
                return
            self.stay()
            self.dragging, self._grabbed = True, self._press - self.pos()
            self.setZValue(1000)
        self.setPos(event.scenePos() - self._grabbed)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._press is None:
            return
        dragged, self._press, self.dragging = self.dragging, None, False
        if dragged:
            self.dropped.emit(self)
        elif self.dim or self.shape().contains(event.pos()):
            self.clicked.emit(self)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.doubled.emit(self)
