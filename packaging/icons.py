"""The program's icon in the forms that systems want, drawn from assets/icon.

    python packaging/icons.py FILE.ico | FILE.icns | FILE-SIZE.png ...

The specification of PyInstaller and the packages call these functions.
"""

import sys
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ASSETS = Path(__file__).resolve().parent.parent / "assets"
ICON = ASSETS / "icon"
SMALL = 32  # up to here the drawing with fewer lines
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)  # small and large icons at 100 to 250 % scaling
ICNS_SIZES = (16, 32, 64, 128, 256, 512, 1024)
SIDE = (328, 628)  # the picture beside the first and last page of NSIS's installers, for 200 %


def png(size: int) -> bytes:
    """The icon as a square PNG, drawn at that size rather than scaled to it."""
    drawing = QSvgRenderer(str(ICON / ("icon_small.svg" if size <= SMALL else "icon.svg")))
    if not drawing.isValid():
        raise ValueError(f"no drawing in {ICON}")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"PNG")).write(image):
        raise ValueError("Qt cannot write PNG")
    return bytes(data.data())


def ico(path: Path) -> Path:
    """The icon of a Windows program. Bitmaps: resource compilers and old dialogs do not read PNG in small sizes."""
    return _write(path, ICO_SIZES, bitmap_format="bmp")


def icns(path: Path) -> Path:
    """The icon of a macOS bundle."""
    return _write(path, ICNS_SIZES)


def side(path: Path) -> Path:
    """The picture of the installer for Windows: the icon on the cloth."""
    width, height = SIDE
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    cloth = QSvgRenderer(str(ASSETS / "tables" / "green.svg"))
    whole = cloth.defaultSize()
    scale = 1.4 * height / whole.height()  # its inlaid line outside
    around = QRectF(0, 0, whole.width() * scale, whole.height() * scale)
    around.moveCenter(QRectF(0, 0, width, height).center())
    cloth.render(painter, around)
    size = width * 0.6
    icon = QRectF((width - size) / 2, (height - size) * 0.4, size, size)
    QSvgRenderer(str(ICON / "icon.svg")).render(painter, icon)
    painter.end()
    path.parent.mkdir(parents=True, exist_ok=True)
    if not QImageWriter(str(path), QByteArray(b"BMP")).write(image):
        raise ValueError(f"Qt cannot write {path}")
    return path


def _write(path: Path, sizes: Iterable[int], **how: str) -> Path:
    """One file of all sizes; Pillow takes a picture that it is given in a size before it would scale another."""
    from PIL import Image  # only for these: a plain PNG needs no more than Qt

    *others, largest = (Image.open(BytesIO(png(size))) for size in sizes)
    path.parent.mkdir(parents=True, exist_ok=True)
    largest.save(path, sizes=[(size, size) for size in sizes], append_images=others, **how)
    return path


def main(names: list[str]) -> int:
    for name in names:
        path = Path(name)
        if path.suffix == ".ico":
            ico(path)
        elif path.suffix == ".icns":
            icns(path)
        else:
            path.write_bytes(png(int(path.stem.rpartition("-")[2])))
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
