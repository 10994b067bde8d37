"""Contrast, colour temperature and grain: three tables of 256 entries and a noise tile.

Sliders run from 0 to 100, 50 being neutral for contrast and temperature. The white balance works in linear light on
the Planck locus (Kim et al. 2002), the contrast curve around mid-grey in sRGB-coded values, in this order.
"""

import struct
from functools import lru_cache
from hashlib import sha256

from PySide6.QtGui import QColor, QColorSpace, QColorTransform, QImage, QPixmap

WARMEST, NEUTRAL, COLDEST = 3500.0, 6500.0, 9500.0  # kelvin at 0, 50 and 100
LOWEST_SLOPE = 0.8  # of the contrast at 0; below 0.78 white on red at 3500 K is no longer legible (3:1)
STEEPEST = 0.85  # the exponent's power of two at 100
TILE = 256  # px
GRAIN = 0.10  # opacity of the grain at 100, per standard deviation
GRAIN_WHITE = 0.40  # of it for light grains, which stand out more on a dark cloth

Tables = tuple[bytes, bytes, bytes]


def linear(x: float) -> float:
    """sRGB-coded 0…1 to linear light."""
    return x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4


def coded(x: float) -> float:
    """Linear light 0…1 to the sRGB code."""
    return x * 12.92 if x <= 0.0031308 else 1.055 * x ** (1 / 2.4) - 0.055


def kelvin(temperature: float) -> float:
    """A slider's colour temperature, even in mired on each half."""
    warm, neutral, cold = 1e6 / WARMEST, 1e6 / NEUTRAL, 1e6 / COLDEST
    if temperature <= 50:
        return 1e6 / (warm + (neutral - warm) * temperature / 50)
    return 1e6 / (neutral + (cold - neutral) * (temperature - 50) / 50)


def _light(t: float) -> tuple[float, float, float]:
    """Linear sRGB of a black body of t kelvin, 1667 to 25000."""
    if t <= 4000:
        x = -0.2661239e9 / t**3 - 0.2343589e6 / t**2 + 0.8776956e3 / t + 0.179910
    else:
        x = -3.0258469e9 / t**3 + 2.1070379e6 / t**2 + 0.2226347e3 / t + 0.240390
    if t <= 2222:
        y = -1.1063814 * x**3 - 1.34811020 * x**2 + 2.18555832 * x - 0.20219683
    elif t <= 4000:
        y = -0.9549476 * x**3 - 1.37418593 * x**2 + 2.09137015 * x - 0.16748867
    else:
        y = 3.0817580 * x**3 - 5.87338670 * x**2 + 3.75112997 * x - 0.37001483
    a, b, c = x / y, 1.0, (1 - x - y) / y
    return (
        3.2404542 * a - 1.5371385 * b - 0.4985314 * c,
        -0.9692660 * a + 1.8760108 * b + 0.0415560 * c,
        0.0556434 * a - 0.2040259 * b + 1.0572252 * c,
    )


def gains(temperature: float) -> tuple[float, float, float]:
    """Factors of R, G and B in linear light; the largest is 1, so white never clips."""
    wanted, white = _light(kelvin(temperature)), _light(NEUTRAL)
    r, g, b = (a / n for a, n in zip(wanted, white, strict=True))
    top = max(r, g, b)
    return r / top, g / top, b / top


def contrasted(x: float, contrast: float) -> float:
    """The contrast curve on a coded value 0…1: a flatter line below 50, an S above; 0.5 stays."""
    if contrast <= 50:
        return 0.5 + (LOWEST_SLOPE + (1 - LOWEST_SLOPE) * contrast / 50) * (x - 0.5)
    gamma = 2 ** (STEEPEST * (contrast - 50) / 50)
    return float(0.5 * (2 * x) ** gamma if x < 0.5 else 1 - 0.5 * (2 * (1 - x)) ** gamma)


@lru_cache(maxsize=64)
def tables(contrast: int, temperature: int) -> Tables:
    """What becomes of the codes 0…255 of R, G and B."""
    made = []
    for gain in gains(temperature):
        row = []
        for i in range(256):
            x = i / 255 if temperature == 50 else coded(gain * linear(i / 255))
            row.append(round(255 * contrasted(x, contrast)))
        made.append(bytes(row))
    return made[0], made[1], made[2]


@lru_cache(maxsize=8)
def transform(contrast: int, temperature: int) -> QColorTransform | None:
    """The same as a colour transform for images; None where nothing changes."""
    if contrast == temperature == 50:
        return None
    rows = [[round(65535 * linear(value / 255)) for value in row] for row in tables(contrast, temperature)]
    space = QColorSpace(QColorSpace.NamedColorSpace.SRgb)
    space.setTransferFunctions(*rows)
    return space.transformationToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))


def toned(image: QImage, contrast: int, temperature: int) -> QImage:
    """The image as these sliders show it."""
    change = transform(contrast, temperature)
    return image if change is None else image.colorTransformed(change)


def toned_colour(colour: QColor, contrast: int, temperature: int) -> QColor:
    r, g, b = tables(contrast, temperature)
    return QColor(r[colour.red()], g[colour.green()], b[colour.blue()], colour.alpha())


@lru_cache(maxsize=1)
def _noise() -> bytes:
    """The mean of three even bytes a pixel: near enough to normal, mean 127.5, deviation 42.5."""
    # The numbers of core.shuffle.Stream, all at once: below(256) and below(4096) of them are their last bits.
    digests = b"".join(sha256(b"cardtable/grain/%d" % block).digest() for block in range(1536 + TILE // 128))
    numbers = memoryview(digests[3::4])[: 3 * 4096]
    levels = bytes(sum(three) // 3 for three in zip(numbers[0::3], numbers[1::3], numbers[2::3], strict=True))
    # A tile of one short stream in shifted rows: no pattern shows, and it is made in a few milliseconds.
    shifts = [number % 4096 for number in struct.unpack(f">{TILE // 16}I", digests[4 * 3 * 4096 :])]
    rows = [levels[shift:] + levels[:shift] for shift in shifts]
    return b"".join(row[: TILE * 16] for row in rows)


@lru_cache(maxsize=4)
def grain(level: int, ratio: float) -> QPixmap | None:
    """The grain tile of a slider's level, one noise pixel a device pixel; None for no grain."""
    if level == 0:
        return None
    alphas, greys = bytearray(256), bytearray(256)
    for i in range(256):
        z = (i - 127.5) / 42.5
        alphas[i] = min(255, round(255 * GRAIN * level / 100 * abs(z) * (GRAIN_WHITE if z > 0 else 1)))
        greys[i] = alphas[i] if z > 0 else 0  # premultiplied
    noise = _noise()
    grey, alpha = noise.translate(greys), noise.translate(alphas)
    pixels = bytearray(TILE * TILE * 4)
    pixels[0::4] = pixels[1::4] = pixels[2::4] = grey
    pixels[3::4] = alpha
    image = QImage(bytes(pixels), TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied).copy()
    tile = QPixmap.fromImage(image)
    tile.setDevicePixelRatio(ratio)
    return tile


def luminance(colour: QColor) -> float:
    """Relative luminance, as the web's accessibility guidelines (WCAG 2) have it."""
    r, g, b = (linear(part / 255) for part in (colour.red(), colour.green(), colour.blue()))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def ratio(a: QColor, b: QColor) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def legible(text: QColor, ground: QColor, least: float = 4.5) -> QColor:
    """The text colour, moved towards black or white until it stands out enough from its ground."""
    dark = luminance(ground) > 0.18
    colour = QColor(text)
    for _ in range(40):
        if ratio(colour, ground) >= least:
            break
        h, s, v, a = colour.hue(), colour.saturation(), colour.value(), colour.alpha()
        colour = (
            QColor.fromHsv(h, s, max(0, v - 7), a) if dark else QColor.fromHsv(h, max(0, s - 6), min(255, v + 6), a)
        )
    return colour
