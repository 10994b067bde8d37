"""Table cloth as a ground for pages, and cards held in a fan on it."""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from ..core.cards import Card
from ..core.deal import Deal
from . import faces, tone
from .faces import Faces
from .look import Look

FAN = 132  # px: height of a fan's cards


class Felt(QWidget):
    """A widget made of table cloth, with the grain on it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self._key: tuple[object, ...] = ()
        self._plain_key = ("", 0, 0)
        self._plain = QImage()
        self._pixmap = QPixmap()
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio, s = self.devicePixelRatioF(), self.look.settings
        width, height = round(self.width() * ratio), round(self.height() * ratio)
        key = (s["cloth"], s["contrast"], s["temperature"], width, height)
        if key != self._key:
            self._key = key
            if (s["cloth"], width, height) != self._plain_key:
                self._plain_key = (s["cloth"], width, height)
                self._plain = faces.cloth_image(*self._plain_key)
            self._pixmap = faces.toned_cloth(self._plain, s["contrast"], s["temperature"])
            self._pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pixmap)
        self.paint_on(painter)
        tile = tone.grain(s["grain"], ratio)
        if tile:
            painter.drawTiledPixmap(self.rect(), tile)
        painter.end()

    def paint_on(self, painter: QPainter) -> None:
        """What lies on the cloth, under the grain."""


class Fan(QWidget):
    """Three cards of a game, fanned."""

    def __init__(self, look: Look, game: type[Deal]) -> None:
        super().__init__()
        self.look, self.game, self._faces = look, game, Faces(game.art)
        self._shown = list(game.emblem)
        self._height = FAN
        look.changed.connect(self.updateGeometry)
        look.changed.connect(self.update)

    def set_height(self, height: int) -> None:
        """How tall its cards are, in px at 100 %."""
        if height != self._height:
            self._height = height
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        height = self.look.px(self._height)
        return QSize(round(height * 2.3), round(height * 1.38))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        height = self.look.px(self._height)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        draw_fan(painter, self.look, self._faces, self._shown, QPointF(self.width() / 2, self.height() * 0.53), height,
                 self.devicePixelRatioF())  # fmt: skip
        painter.end()


def draw_fan(
    painter: QPainter,
    look: Look,
    pictures: Faces,
    cards: list[Card],
    middle: QPointF,
    height: float,
    ratio: float,
) -> None:
    """Cards held in a fan around a point."""
    look.style(pictures, ratio)
    width = round(height * pictures.aspect())
    edge = faces.margin(width, ratio)
    for i, card in enumerate(cards):
        painter.save()
        lean = (i - (len(cards) - 1) / 2) * 11
        painter.translate(middle + QPointF(lean / 11 * width * 0.52, abs(lean) * height * 0.004))
        painter.rotate(lean)
        corner = QPointF(-width / 2 - edge, -height / 2 - edge)
        painter.drawPixmap(corner, pictures.pixmap(card, width, height))
        painter.restore()
