"""Card pictures: code → SVG → toned pixmap at exactly the size and pixel ratio of the screen, kept while they fit."""

import json
import re
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from ..core.cards import BACK, Card
from . import tone

SHADOW = 0.05  # of a card's width, on every side of its picture
SCRIM = 0.45  # how much of a dimmed card is covered
CORNER = 10 / 240  # radius of the corners, of the width
SHARED = 32 * 1024  # kB of pictures that all tables share
FRENCH = ("french", "tarot")
PLAIN, PLAIN_COLOUR = "plain", "#16181d"  # a table top without a picture, for high contrast


def assets() -> Traversable:
    """The folder of pictures and fonts, wherever the program is installed."""
    return resources.files("cardtable.assets")


@cache
def palette() -> dict[str, str]:
    """The colour tokens of the art, name → hex."""
    return _colours()[0]


@cache
def _colours() -> tuple[dict[str, str], dict[str, dict[str, str]]]:
    colours = json.loads(assets().joinpath("palette.json").read_text("utf-8"))
    return colours["palette"], colours["themes"]


INDEX = re.compile(r'<g id="ix">.*?</g>', re.S)  # of a card's picture


@cache
def _indices() -> dict[str, dict[str, dict[str, str]]]:
    """Deck → language → card code → the group that takes the place of the card's own index."""
    indices: dict[str, dict[str, dict[str, str]]] = json.loads(assets().joinpath("indices.json").read_text("utf-8"))
    return indices


class Faces:
    """The pictures of one deck. `size` is a card's in logical pixels; pixmaps carry a shadow around it."""

    def __init__(self, art: str) -> None:
        self.art = art
        self.theme = "standard"
        self.four_colours = False
        self.letters = ""
        self.contrast = self.temperature = 50
        self.ratio = 1.0
        self._svgs: dict[Card, QSvgRenderer] = {}
        self._plain: dict[tuple[Card, int, int, bool], QImage] = {}
        self._toned: dict[tuple[Card, int, int, bool], QPixmap] = {}
        QPixmapCache.setCacheLimit(SHARED)

    def look(self, contrast: int, temperature: int, theme: str, four_colours: bool, letters: str = "") -> None:
        """Take on settings; what they change is drawn anew when it is next asked for.

        `letters`: the language of court cards' and aces' indices, where the deck has it; "" as the deck is printed.
        """
        if (theme, four_colours, letters) != (self.theme, self.four_colours, self.letters):
            self.theme, self.four_colours, self.letters = theme, four_colours, letters
            self._svgs.clear()
            self._plain.clear()
            self._toned.clear()
        if (contrast, temperature) != (self.contrast, self.temperature):
            self.contrast, self.temperature = contrast, temperature
            self._toned.clear()

    def has_letters(self, language: str) -> bool:
        """Whether this deck has the indices of a language."""
        return language in _indices().get(self.art, {})

    def sharpen(self, ratio: float) -> None:
        """Draw for this device pixel ratio from now on."""
        if ratio != self.ratio:
            self.ratio = ratio
            self.forget()

    def forget(self) -> None:
        """Drop pictures of sizes that are no longer in use."""
        self._plain.clear()
        self._toned.clear()

    def aspect(self) -> float:
        """Width over height of this deck's cards."""
        size = self._svg(BACK).defaultSize()
        return size.width() / size.height()

    def pixmap(self, card: Card, width: float, height: float, dim: bool = False) -> QPixmap:
        """The picture of a card or a BACK, with its shadow: `margin(width)` wider on every side."""
        key = (card, round(width * self.ratio), round(height * self.ratio), dim)
        if key not in self._toned:
            pixmap = QPixmap.fromImage(tone.toned(self._image(*key), self.contrast, self.temperature))
            pixmap.setDevicePixelRatio(self.ratio)
            self._toned[key] = pixmap
        return self._toned[key]

    def _image(self, card: Card, width: int, height: int, dim: bool) -> QImage:
        key = (card, width, height, dim)
        if key not in self._plain:
            if dim:
                image = _dimmed(self._image(card, width, height, False), width)
            else:
                image = self._shared(card, width, height)
            self._plain[key] = image
        return self._plain[key]

    def _shared(self, card: Card, width: int, height: int) -> QImage:
        """The picture as all tables share it that look like this one."""
        look = (self.art, self.theme, self.four_colours, self.letters)
        name = "/".join(map(str, (*look, card, width, height)))
        pixmap = QPixmap()
        if not QPixmapCache.find(name, pixmap):
            pixmap = QPixmap.fromImage(self._drawn(card, width, height))
            QPixmapCache.insert(name, pixmap)
        return pixmap.toImage()

    def _drawn(self, card: Card, width: int, height: int) -> QImage:
        edge = round(width * SHADOW)
        image = QImage(width + 2 * edge, height + 2 * edge, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _shadow(painter, QRectF(edge, edge, width, height), edge)
        self._svg(card).render(painter, QRectF(edge, edge, width, height))
        painter.end()
        return image

    def _svg(self, card: Card) -> QSvgRenderer:
        if card not in self._svgs:
            name = "back" if card == BACK else str(card)
            text = assets().joinpath("cards", self.art, f"{name}.svg").read_text("utf-8")
            if own := _indices().get(self.art, {}).get(self.letters, {}).get(name):
                text = INDEX.sub(own, text)
            renderer = QSvgRenderer(
                QByteArray(themed(text, self.art, card.suit, self.theme, self.four_colours).encode())
            )
            self._svgs[card] = renderer
        return self._svgs[card]


def themed(svg: str, art: str, suit: str, theme: str, four_colours: bool) -> str:
    """A card's picture in a theme; a theme is a replacement of colours, and so are four colours for French suits."""
    tokens, themes = _colours()
    swaps = {}
    if four_colours and art in FRENCH and suit in ("D", "C"):
        swaps = {"rpip": "dpip", "rdark": "dpip"} if suit == "D" else {"kpip": "cpip", "kdark": "cpip"}
    for old, new in swaps.items():
        svg = svg.replace(tokens[old], tokens[new])
    for token, colour in themes[theme].items():
        svg = svg.replace(tokens[token], colour)
    return svg


SIGN = QRectF(7, 64, 46, 46)  # where the pip of the index is on every card, in units of the picture


@lru_cache(maxsize=64)
def suit_picture(art: str, suit: str, size: int, ratio: float, theme: str, four_colours: bool) -> QImage:
    """A suit's pip on its ground, cut from the index of a card, `size` logical pixels square, without tone."""
    folder = assets().joinpath("cards", art)
    name = min(file.name for file in folder.iterdir() if file.name[0] == suit and file.name.endswith(".svg"))
    svg = themed(folder.joinpath(name).read_text("utf-8"), art, suit, theme, four_colours)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    side = round(size * ratio)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    path.addRoundedRect(QRectF(0, 0, side, side), side * 0.22, side * 0.22)
    painter.setClipPath(path)
    scale = side / SIGN.width()
    whole = renderer.viewBoxF()
    renderer.render(
        painter, QRectF(-SIGN.x() * scale, -SIGN.y() * scale, whole.width() * scale, whole.height() * scale)
    )
    painter.end()
    return image


def margin(width: float, ratio: float) -> float:
    """How far a card's pixmap reaches beyond the card, in logical pixels."""
    return round(round(width * ratio) * SHADOW) / ratio


def _shadow(painter: QPainter, card: QRectF, edge: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(2, min(edge, 6))
    for i in range(steps):
        grow = edge * (1 - i / steps) * 0.9
        painter.setBrush(QColor(20, 14, 10, 13))
        rect = card.adjusted(-grow * 0.8, -grow * 0.4, grow * 0.8, grow).translated(0, edge * 0.05)
        radius = card.width() * CORNER + grow
        painter.drawRoundedRect(rect, radius, radius)


def _dimmed(image: QImage, width: int) -> QImage:
    dim = image.copy()
    edge = round(width * SHADOW)
    path = QPainterPath()
    radius = width * CORNER
    path.addRoundedRect(QRectF(edge, edge, dim.width() - 2 * edge, dim.height() - 2 * edge), radius, radius)
    painter = QPainter(dim)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    shade = QColor(palette()["night"])
    shade.setAlphaF(SCRIM)
    painter.fillPath(path, shade)
    painter.end()
    return dim


def svg_pixmap(path: str, size: QSize, ratio: float = 1.0) -> QPixmap:
    """Another picture of the assets, say an icon, at a logical size."""
    renderer = QSvgRenderer(QByteArray(assets().joinpath(path).read_bytes()))
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@cache
def _cloth(name: str) -> bytes:
    return assets().joinpath("tables", f"{name}.svg").read_bytes()


def cloth_image(name: str, width: int, height: int) -> QImage:
    """A table top that fills this many device pixels; in tall windows it lies the other way round."""
    image = QImage(max(width, 1), max(height, 1), QImage.Format.Format_RGB32)
    if name == PLAIN:
        image.fill(QColor(PLAIN_COLOUR))
        return image
    renderer = QSvgRenderer(QByteArray(_cloth(name)))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if height > width:
        painter.translate(width, 0)
        painter.rotate(90)
        renderer.render(painter, QRectF(0, 0, height, width))
    else:
        renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def toned_cloth(plain: QImage, contrast: int, temperature: int) -> QPixmap:
    """A table top as these sliders show it. It is the same on both sides of its middle: half of it is recoloured."""
    width, height = plain.width(), plain.height()
    across = width >= height
    half = plain.copy(0, 0, (width + 1) // 2, height) if across else plain.copy(0, 0, width, (height + 1) // 2)
    half = tone.toned(half, contrast, temperature)
    pixmap = QPixmap(width, height)
    painter = QPainter(pixmap)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.drawImage(0, 0, half)
    other = half.flipped(Qt.Orientation.Horizontal if across else Qt.Orientation.Vertical)
    painter.drawImage(width - half.width(), height - half.height(), other)
    painter.end()
    return pixmap
