"""What people see who see colours otherwise: Machado, Oliveira and Fernandes 2009, in linear light; and no colours."""

from array import array
from functools import cache

from PySide6.QtGui import QColor, QImage

from cardtable.ui import tone

Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


@cache
def _linear() -> list[float]:
    return [tone.linear(value / 255) for value in range(256)]


def seen(rgb: int, sight: str) -> int:
    """A colour 0xAARRGGBB as it looks to somebody with this sight."""
    light = [_linear()[rgb >> shift & 255] for shift in (16, 8, 0)]
    parts = []
    for row in SIGHTS[sight]:
        value = sum(factor * part for factor, part in zip(row, light, strict=True))
        parts.append(round(255 * tone.coded(min(1.0, max(0.0, value)))))
    red, green, blue = parts
    return 0xFF000000 | red << 16 | green << 8 | blue


def seen_colour(colour: QColor, sight: str) -> QColor:
    return QColor(seen(colour.rgb(), sight) & 0xFFFFFF)


def as_seen(image: QImage, sight: str) -> QImage:
    """A picture as it looks to somebody with this sight."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = array("I", bytes(plain.constBits()))
    changed = {rgb: seen(rgb, sight) for rgb in set(pixels)}
    data = array("I", map(changed.__getitem__, pixels)).tobytes()
    made = QImage(data, plain.width(), plain.height(), plain.bytesPerLine(), QImage.Format.Format_RGB32).copy()
    made.setDevicePixelRatio(image.devicePixelRatio())
    return made
