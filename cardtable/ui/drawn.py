"""Plates, bubbles, badges: pictures of the table's furniture, drawn once when something changes."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from . import faces
from .controls import SEMIBOLD, draw_panel, draw_ring, draw_sign
from .faces import CORNER
from .look import BODY, LARGE, SMALL, Look
from .zones import Compass

TAIL = 10  # px of a bubble's tail
BUBBLE = 230  # px: the width at which what is said is broken into lines


def _picture(size: QSize, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return pixmap


def plate(
    look: Look,
    ratio: float,
    size: tuple[int, int],
    name: str,
    under: str,
    dealer: str,
    tricks: int,
    turn: bool,
) -> QPixmap:
    """A seat's name plate; gold when it is its turn, with `dealer`'s letter on a button if it dealt."""
    ground = "gold" if turn else look.ground
    ink = look.text("ink", "gold") if turn else look.ink

    def draw(painter: QPainter) -> None:
        rect = QRectF(0, 0, *size)
        draw_panel(painter, look, rect, ground)
        left, right = float(look.px(14)), float(size[0] - look.px(10))
        if tricks:
            right -= _stack(painter, look, QRectF(right - look.px(46), 0, look.px(46), size[1]), tricks, ink) + look.px(
                4
            )
        if dealer:
            r = look.px(12)
            centre = QPointF(right - r - look.px(4), size[1] / 2)
            painter.setPen(QPen(look.colour("ink" if turn or not look.dark else "cream"), 2))
            painter.setBrush(look.colour("plum"))
            painter.drawEllipse(centre, r, r)
            painter.setPen(look.text("cream", "plum"))
            painter.setFont(look.font(SMALL, QFont.Weight.Bold))
            painter.drawText(QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r), Qt.AlignmentFlag.AlignCenter, dealer)
            right = centre.x() - r - look.px(6)
        painter.setPen(ink)
        painter.setFont(look.font(BODY, SEMIBOLD))
        if turn:  # told by more than its colour
            side, middle = look.px(9), size[1] / 2
            painter.setBrush(ink)
            painter.drawPolygon(
                [QPointF(left, middle - side * 0.6), QPointF(left + side, middle), QPointF(left, middle + side * 0.6)]
            )
            left += side + look.px(6)
        room = QRectF(left, 0, right - left, size[1])
        if under:
            upper, lower = (
                room.adjusted(0, look.px(5), 0, -room.height() / 2),
                room.adjusted(0, room.height() / 2, 0, 0),
            )
            lower.adjust(0, -look.px(1), 0, -look.px(6))
            _elided(painter, upper, name)
            painter.setFont(look.font(SMALL))
            _elided(painter, lower, under)
        else:
            _elided(painter, room, name)

    return _picture(QSize(*size), ratio, draw)


def _elided(painter: QPainter, room: QRectF, text: str) -> None:
    text = QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


def _stack(painter: QPainter, look: Look, room: QRectF, tricks: int, ink: QColor) -> float:
    """Tricks taken: a small stack of backs with their number; returns the width it took."""
    width, height = look.px(13), look.px(18)
    y = room.center().y() - height / 2
    painter.setPen(QPen(ink, 1.5))
    painter.setBrush(look.colour("plum"))
    for i in range(min(tricks, 3)):
        painter.drawRoundedRect(QRectF(room.x() + i * look.px(3), y - i * look.px(1), width, height), 2, 2)
    painter.setPen(ink)
    painter.setFont(look.font(BODY, QFont.Weight.Bold))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(tricks))
    return room.width()


def glow(look: Look, ratio: float, size: tuple[int, int]) -> QPixmap:
    """A soft gold light around a plate, to breathe while it is its turn."""
    edge = look.px(16)

    def draw(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        colour = QColor(look.colour("gold"))
        for i in range(8):
            colour.setAlpha(14 + i * 4)
            painter.setBrush(colour)
            grow = edge * (1 - i / 8)
            rect = QRectF(edge, edge, *size).adjusted(-grow, -grow, grow, grow)
            painter.drawRoundedRect(rect, 10 + grow, 10 + grow)

    return _picture(QSize(size[0] + 2 * edge, size[1] + 2 * edge), ratio, draw)


def gesture(look: Look, painter: QPainter, name: str, box: QRectF) -> None:
    """The picture of a gesture, in the colours of a panel."""
    svg = faces.assets().joinpath("gestures", f"{name}.svg").read_text("utf-8")
    tokens = faces.palette()
    night = look.dark
    shown = {
        "ink": look.ink if night else look.outline,
        "cream": look.colour("navy" if night else "cream"),
        "paper": look.colour(look.ground),
        "red": look.colour("gold" if night else "red"),
    }
    for token in shown:
        svg = svg.replace(tokens[token], f"@{token}")
    for token, colour in shown.items():
        svg = svg.replace(f"@{token}", colour.name())
    QSvgRenderer(QByteArray(svg.encode())).render(painter, box)


def bubble(
    look: Look, ratio: float, text: str, tail: Compass, room: tuple[float, float], suit: str = "", art: str = "",
    gesturing: str = "",
) -> tuple[QPixmap, QPointF]:  # fmt: skip
    """What somebody says, on paper with a tail; and where in the picture the tip of the tail is.

    `room`: how far it may reach to the left and right of that tip. Long words are broken into lines.
    """
    font = look.font(BODY, QFont.Weight.Bold)
    metrics = QFontMetrics(font)
    sign = look.px(36) if gesturing else look.px(20) if suit else 0
    gap = look.px(6) if sign and text else 0
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
    words = metrics.boundingRect(QRect(0, 0, look.px(BUBBLE), 10000), flags, text)
    spoken = words.width() + 1
    width, height = spoken + sign + gap + look.px(28), max(words.height(), sign) + look.px(14)
    width = max(width, height)
    side = tail in (Compass.WEST, Compass.EAST)
    size = QSize(width + (TAIL if side else 0), height + (0 if side else TAIL))
    least = look.px(10) + TAIL  # from the round corners
    along = min(max(least, min(width / 2, room[0]), width - room[1]), width - least)
    tip = {
        Compass.WEST: QPointF(0, height / 2),
        Compass.EAST: QPointF(width + TAIL, height / 2),
        Compass.NORTH: QPointF(along, 0),
        Compass.SOUTH: QPointF(along, height + TAIL),
    }[tail]
    body = QRectF(TAIL if tail is Compass.WEST else 0, TAIL if tail is Compass.NORTH else 0, width, height)

    def draw(painter: QPainter) -> None:
        path = QPainterPath()
        path.addRoundedRect(body.adjusted(1, 1, -1, -1), look.px(10), look.px(10))
        centre = body.center() if side else QPointF(tip.x(), body.center().y())
        base = centre + (tip - centre) * 0.55
        across = QPointF(0, 8) if side else QPointF(8, 0)
        spike = QPainterPath()
        spike.addPolygon(QPolygonF([tip + (base - tip) * 0.06, base + across, base - across]))
        spike.closeSubpath()
        painter.setPen(QPen(look.outline, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(look.colour(look.ground))
        painter.drawPath(path.united(spike).simplified())
        x = body.center().x() - (sign + gap + spoken) / 2
        if gesturing:
            gesture(look, painter, gesturing, QRectF(x, body.center().y() - sign / 2, sign, sign))
        elif suit:
            draw_sign(painter, look, suit, QRectF(x, body.center().y() - sign / 2, sign, sign), art, look.dark)
        painter.setPen(look.ink)
        painter.setFont(font)
        painter.drawText(QRectF(x + sign + gap, body.y(), spoken, body.height()), flags, text)

    return _picture(size, ratio, draw), tip


def crown(look: Look, ratio: float) -> QPixmap:
    """The badge of the card that takes the trick."""
    size = look.px(34)

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(look.colour("ink"), 2))
        painter.setBrush(look.colour("gold"))
        painter.drawEllipse(QRectF(1.5, 1.5, size - 3, size - 3))
        points = [
            (0.26, 0.66),
            (0.22, 0.36),
            (0.38, 0.5),
            (0.5, 0.27),
            (0.62, 0.5),
            (0.78, 0.36),
            (0.74, 0.66),
        ]
        painter.setBrush(look.colour("paper"))
        painter.drawPolygon(QPolygonF([QPointF(x * size, y * size) for x, y in points]))

    return _picture(QSize(size, size), ratio, draw)


def halo(look: Look, ratio: float, size: tuple[float, float]) -> QPixmap:
    """A gold outline with its ink line, to lay around a card; `HALO` wider on every side."""
    radius = size[0] * CORNER

    def draw(painter: QPainter) -> None:
        rect = QRectF(HALO, HALO, *size)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.colour("ink"), 7))
        painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
        painter.setPen(QPen(look.colour("gold"), 4))
        painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)

    return _picture(QSize(round(size[0]) + 2 * HALO, round(size[1]) + 2 * HALO), ratio, draw)


HALO = 7


def ring(look: Look, ratio: float, size: tuple[int, int]) -> QPixmap:
    """The ring around a plate that has the focus; `HALO` wider on every side."""

    def draw(painter: QPainter) -> None:
        draw_ring(painter, look, QRectF(0, 0, size[0] + 2 * HALO, size[1] + 2 * HALO), look.px(10) + HALO)

    return _picture(QSize(size[0] + 2 * HALO, size[1] + 2 * HALO), ratio, draw)


def coin(look: Look, ratio: float, text: str) -> QPixmap:
    """What is paid, on a gold coin."""
    size = look.px(46)

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(look.colour("ink"), 2))
        painter.setBrush(look.colour("gold"))
        painter.drawEllipse(QRectF(2, 2, size - 4, size - 4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.text("ink", "gold"), 1))
        painter.drawEllipse(QRectF(5.5, 5.5, size - 11, size - 11))
        painter.setFont(look.font(LARGE, QFont.Weight.Bold))
        painter.drawText(QRectF(0, 0, size, size), Qt.AlignmentFlag.AlignCenter, text)

    return _picture(QSize(size, size), ratio, draw)


def rings(look: Look, ratio: float, size: int) -> QPixmap:
    """The sign on a card that declares a marriage: two rings on a gold button."""

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(look.colour("ink"), max(1.5, size / 16)))
        painter.setBrush(look.colour("gold"))
        painter.drawEllipse(QRectF(1, 1, size - 2, size - 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.colour("ink"), max(2, size / 11)))
        r = size * 0.19
        for x in (0.39, 0.61):
            painter.drawEllipse(QPointF(size * x, size / 2), r, r)

    return _picture(QSize(size, size), ratio, draw)


def moment(
    look: Look, ratio: float, caption: str, cards: Sequence[QPixmap], card: tuple[int, int], edge: float
) -> QPixmap:
    """Cards that everybody is shown, on a panel with a line of words."""
    font = look.font(LARGE, display=True)
    head, pad, gap = QFontMetrics(font).height() + look.px(18), look.px(20), look.px(10)
    row = len(cards) * card[0] + (len(cards) - 1) * gap
    width = max(row, QFontMetrics(font).horizontalAdvance(caption)) + 2 * pad
    size = QSize(width, head + card[1] + pad)

    def draw(painter: QPainter) -> None:
        draw_panel(painter, look, QRectF(0, 0, size.width(), size.height()))
        painter.setPen(look.ink)
        painter.setFont(font)
        painter.drawText(QRectF(0, look.px(4), width, head - look.px(4)), Qt.AlignmentFlag.AlignCenter, caption)
        x = (width - row) / 2
        for picture in cards:
            painter.drawPixmap(QPointF(round(x - edge), round(head - edge)), picture)
            x += card[0] + gap

    return _picture(size, ratio, draw)


def label(look: Look, ratio: float, text: str) -> QPixmap:
    """A word on a small plate, say under the Den."""
    font = look.font(SMALL, SEMIBOLD)
    metrics = QFontMetrics(font)
    size = QSize(metrics.horizontalAdvance(text) + look.px(20), metrics.height() + look.px(6))

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(look.outline, 2))
        painter.setBrush(look.colour(look.ground))
        painter.drawRoundedRect(QRectF(1, 1, size.width() - 2, size.height() - 2), 6, 6)
        painter.setPen(look.ink)
        painter.setFont(font)
        painter.drawText(QRectF(0, 0, size.width(), size.height()), Qt.AlignmentFlag.AlignCenter, text)

    return _picture(size, ratio, draw)


__all__ = ["HALO", "bubble", "coin", "crown", "glow", "halo", "label", "moment", "plate", "ring", "rings"]
