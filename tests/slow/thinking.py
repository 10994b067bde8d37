"""Frames while hard players think: `python -m tests.slow.thinking [--answers N] [--level L] [--json]`.

Plays Tallyho at normal speed in a real window, offscreen unless QT_QPA_PLATFORM says otherwise, and takes the time
between two turns of the event loop at which a frame could be shown, while cards move and CPU players think beside.
"""

import argparse
import json
import os
import resource
import sys
import time
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

FRAME = 16  # ms


def measure(level: str, answers: int) -> dict[str, Any]:
    from PySide6.QtCore import QEventLoop, Qt, QTimer
    from PySide6.QtWidgets import QApplication

    from cardtable.library import Library
    from cardtable.settings import Settings
    from cardtable.text import Words
    from cardtable.ui.look import load_fonts
    from cardtable.ui.window import Window

    from .player import answer, decide

    app = QApplication([])
    load_fonts()
    found: list[float] = []
    with TemporaryDirectory() as folder:
        settings = Settings()
        settings["level"], settings["partner"] = level, "level"
        window = Window(Words("en"), settings, Library(Path(folder)))
        window.resize(1920, 1080)
        window.show()
        window.new_match("tallyho", "free")
        last = [0.0]

        def tick() -> None:
            now = time.perf_counter()
            if last[0] and window.table.stage.busy:
                found.append((now - last[0]) * 1000)
            last[0] = now

        timer = QTimer()
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(tick)
        timer.start(FRAME)
        page, given = window.table, 0
        deadline = time.monotonic() + 120
        while given < answers and time.monotonic() < deadline:
            app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
            session = page.session
            assert session
            if page.sheet:
                break
            if session.driver.waiting and not page.stage.busy:
                answer(window, decide(window))
                given += 1
                last[0] = 0.0  # what a person does is no frame
        window.close()
    ordered = sorted(found)
    return {
        "level": level,
        "frames": len(ordered),
        "median": round(median(ordered), 1),
        "p95": round(quantiles(ordered, n=20)[-1], 1),
        "max": round(ordered[-1], 1),
        "memory_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=11)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    found = measure(args.level, args.answers)
    print(json.dumps(found) if args.json else ", ".join(f"{name} {value}" for name, value in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
