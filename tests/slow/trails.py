"""Does what moves leave anything behind? `QT_SCALE_FACTOR=1.5 python -m tests.slow.trails` plays a few tricks.

At a pixel ratio such as 1.25 the edges of what is painted anew fall between pixels. After some moves the window must
look as if it had been painted from nothing, but for its outermost pixels. Exit code 1 if it does not.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "1.25")

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cardtable.library import Library
from cardtable.settings import Settings
from cardtable.text import Words
from cardtable.ui.look import load_fonts
from cardtable.ui.window import Window

from .player import answer, decide

TRICKS = 3
LIMIT = 24  # of 255: less is not seen
EDGE = 2  # px


def main() -> int:
    app = QApplication([])
    app.setStyle("Fusion")
    load_fonts()
    settings = Settings()
    settings["speed"], settings["hold"] = "fast", "none"
    with tempfile.TemporaryDirectory() as folder:
        window = Window(Words("en"), settings, Library(Path(folder)))
        ratio = window.devicePixelRatioF()
        window.setGeometry(0, 0, 760, 560)
        window.show()
        window.new_match("tallyho", "free")
        page = window.table
        session = page.session
        assert session
        deadline = time.monotonic() + 60
        while True:
            app.processEvents()
            assert time.monotonic() < deadline and not page.sheet
            if session.driver.waiting:
                if len(session.table.view(0).facts["takers"]) >= TRICKS:
                    break
                answer(window, decide(window))
            elif not page.stage.busy:
                session.driver.hurry()
        page.cloth.furniture._breath.stop()

        def picture() -> QImage:
            for _ in range(10):
                app.processEvents()
                time.sleep(0.01)
            return window.screen().grabWindow(window.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)

        for panel in (page.toast, page.ask_bar):
            panel.hide()
        moved = picture()
        window.update()
        page.cloth.viewport().update()
        fresh = picture()
        window.close()
    a, b, width, height = bytes(moved.constBits()), bytes(fresh.constBits()), moved.width(), moved.height()
    others = {i // 4 for i, (x, y) in enumerate(zip(a, b, strict=True)) if abs(x - y) > LIMIT and i % 4 < 3}
    inside = [i for i in others if EDGE <= i % width < width - EDGE and EDGE <= i // width < height - EDGE]
    print(f"ratio {ratio:g}: {len(inside)} pixels left behind, {len(others) - len(inside)} at the edge of the window")
    return 1 if inside or not moved.width() else 0


if __name__ == "__main__":
    sys.exit(main())
