"""How long frames, slider steps and the start take: `python -m tests.slow.frames [--json] [--quick] [--game G]`.

Offscreen unless QT_QPA_PLATFORM says otherwise. Animations are stepped by hand, 16 ms a frame, so that a busy machine
does not change what is painted; only the work of a frame is timed. Exit code 1 if a target is missed.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from cardtable.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
FRAME = 16  # ms
TARGETS = {"trick": 2.0, "deal": 6.0, "slider": 25.0, "start": 1000.0}  # ms, medians at 1920x1080 and ratio 1
SIZES = ((1280, 800), (1920, 1080), (3840, 2160))
TABLES = 3  # deals that are measured for each figure
MORE = 3  # how much a machine that is busy with other things may be over


def measure(width: int, height: int, tables: int, game: str) -> dict[str, list[float]]:
    """Milliseconds of everything, at one size. Runs in a process of its own."""
    from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEventLoop
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QApplication

    from cardtable.library import Library
    from cardtable.settings import Settings
    from cardtable.text import Words
    from cardtable.ui import table_room
    from cardtable.ui.cloth import Cloth
    from cardtable.ui.look import load_fonts
    from cardtable.ui.pace import PACES
    from cardtable.ui.stage import Stage
    from cardtable.ui.window import Window

    from .player import answer, decide

    painted: list[float] = []

    class TimedCloth(Cloth):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
            start = time.perf_counter()
            super().paintEvent(event)
            painted.append((time.perf_counter() - start) * 1000)

    class HeldStage(Stage):
        """Animations stand until they are stepped."""

        def _run(self, animation: QAbstractAnimation, piles: tuple[str, ...]) -> None:
            super()._run(animation, piles)
            if self._running:
                self._running.pause()

    table_room.Cloth, table_room.Stage = TimedCloth, HeldStage  # type: ignore[misc]
    app = QApplication([])
    app.setStyle("Fusion")
    load_fonts()
    settings = Settings()
    found: dict[str, list[float]] = {}

    def flush() -> float:
        """Paint what is to be painted; returns the milliseconds of the whole frame."""
        start = time.perf_counter()
        for _ in range(3):
            QCoreApplication.sendPostedEvents()
        return (time.perf_counter() - start) * 1000

    def turn() -> None:
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)

    with TemporaryDirectory() as folder:
        window = Window(Words("en"), settings, Library(Path(folder)))
        ratio = window.devicePixelRatioF()
        window.resize(round(width / ratio), round(height / ratio))
        window.show()
        page = window.table

        def step(name: str) -> None:
            """Play the running animation frame by frame."""
            running = page.stage._running
            assert running
            for _ in range(4):  # a page that has just come up is painted first
                turn()
            flush()
            for t in range(FRAME, running.totalDuration(), FRAME):
                painted.clear()
                start = time.perf_counter()
                running.setCurrentTime(t)
                breath = page.cloth.furniture._breath
                if page.cloth.furniture._glow.isVisible():
                    breath.pause()
                    breath.setCurrentTime(t % breath.duration())
                driven = (time.perf_counter() - start) * 1000
                whole = flush()
                found.setdefault(name, []).append(sum(painted))
                found.setdefault(f"{name}, whole frame", []).append(whole + driven)
            running.setCurrentTime(running.totalDuration())

        for table in range(tables):
            settings["speed"], settings["hold"] = "normal", "none"
            window.new_match(game, "free")
            session = page.session
            assert session
            step("deal")
            deadline = time.monotonic() + 60
            tricks = 0
            while time.monotonic() < deadline:
                turn()
                if tricks >= 6 and session.driver.waiting:
                    break
                assert session.table.asked is not None
                playing = session.table.view(0).asked
                fast = playing is None or playing.do != "play"
                page.stage.pace = PACES["off"] if fast else PACES["normal"]
                page.cloth.pace = PACES["normal"]
                running = page.stage._running
                if running is not None:
                    view = page.cloth.view_shown
                    name = "trick" if not fast else "discard"
                    gather = page.stage._piles[0] == "trick"
                    tricks += gather
                    step(name)
                    assert view
                elif session.driver.waiting:
                    answer(window, decide(window))
                elif session.table.asked:
                    session.driver.hurry()
            # hovering over the hand
            lit = [item for item in page.cloth.own_hand() if item.lit]
            for item in lit[:5]:
                item.hovered = True
                item.settle()
                item._rise.pause()
                for t in range(FRAME, item._rise.duration(), FRAME):
                    painted.clear()
                    item._rise.setCurrentTime(t)
                    flush()
                    found.setdefault("hover", []).append(sum(painted))
                item.hovered = False
                item.settle(now=True)
            # a step of a slider, from the setting to the picture
            for where in ("slider", "slider, settings page open"):
                if where != "slider":
                    window.show_settings()
                for _ in range(6):
                    turn()
                for i in range(8):
                    painted.clear()
                    start = time.perf_counter()
                    settings["contrast"] = 55 + (i * 5 + table) % 40
                    while window._redraw.isActive():
                        turn()
                    flush()
                    found.setdefault(where, []).append((time.perf_counter() - start) * 1000)
                    assert painted, "the step was not painted"
                settings.reset("contrast")
                window.close_overlay()
                turn()
            window.show_start()
            Library(Path(folder)).put_away(Library(Path(folder)).path_of(game, "free"))
        window.close()
    return found


def first_table() -> None:
    """The real program with an open match, which is resumed as soon as the start page is up; says when it shows."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent

    from cardtable.ui import app, table_room
    from cardtable.ui.cloth import Cloth
    from cardtable.ui.window import Window

    def say(what: str) -> None:
        os.write(1, f"{what} {time.monotonic()}\n".encode())

    class Seen(Cloth):
        def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
            super().paintEvent(event)
            say("painted")
            QTimer.singleShot(0, lambda: (say("table"), os._exit(0)))

    class Resuming(Window):
        def show(self) -> None:
            super().show()
            say("shown")
            button = self.start.tiles["tallyho"].resume_buttons[0]
            QTimer.singleShot(0, button.click)

    say("imported")
    table_room.Cloth, app.Window = Seen, Resuming  # type: ignore[misc]
    app.main()


def time_to_table(times: int) -> dict[str, list[float]]:
    """From the start of the process until an open match is on the screen, warm."""
    from cardtable.core.shuffle import Stream
    from cardtable.games import GAMES
    from cardtable.library import Journal, Library
    from cardtable.match import Match
    from cardtable.table import Table

    class Silent:
        def choose(self, view: object, answer: object) -> None: ...
        def hear(self, view: object, events: object) -> None: ...

    found: dict[str, list[float]] = {}
    with TemporaryDirectory() as folder:
        match = Match(GAMES["tallyho"], "frames", {}, ["you", "cpu:medium", "cpu:medium", "cpu:medium"])
        journal = Journal(Library(Path(folder)).path_of("tallyho", "free"))
        table, stream = Table(match, [Silent()] * 4, journal.write), Stream("frames")
        table.next_deal()
        while (view := table.view(table.asked or 0)).asked and sum(n.kind == "trick" for n in view.notes) < 4:
            table.submit(view.asked.any_answer(stream))
        journal.close()
        env = os.environ | {"CARDTABLE_PROFILE": folder}
        for turn in range(times + 1):
            start = time.monotonic()
            done = subprocess.run(
                [sys.executable, "-m", "tests.slow.frames", "--first-table"], cwd=ROOT, env=env,
                stdout=subprocess.PIPE, text=True, timeout=60, check=True,
            )  # fmt: skip
            if turn:  # the first warms the caches
                for line in done.stdout.splitlines():
                    what, when = line.split()
                    if what != "painted":
                        found.setdefault({"table": "start"}.get(what, f"start: {what}"), []).append(
                            (float(when) - start) * 1000
                        )
    return found


def figures(values: list[float]) -> dict[str, Any]:
    return {
        "median": round(median(values), 2),
        "p95": round(quantiles(values, n=20)[-1], 2) if len(values) > 1 else round(values[0], 2),
        "count": len(values),
    }


def in_child(width: int, height: int, ratio: float, tables: int, game: str) -> dict[str, list[float]]:
    env = os.environ | {"QT_SCALE_FACTOR": str(ratio)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.slow.frames", "--at", f"{width}x{height}", "--tables", str(tables),
         "--game", game],
        cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True, timeout=600, check=True,
    )  # fmt: skip
    return dict(json.loads(done.stdout))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    parser.add_argument("--quick", action="store_true", help="only what has a target, and with room for a busy machine")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--game", default="tallyho", choices=list(GAMES))
    parser.add_argument("--at", help=argparse.SUPPRESS)
    parser.add_argument("--first-table", action="store_true", help=argparse.SUPPRESS)
    words = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if words.first_table:
        first_table()
        return 0
    if words.at:
        width, height = map(int, words.at.split("x"))
        print(json.dumps(measure(width, height, words.tables, words.game)))
        return 0

    report: dict[str, dict[str, Any]] = {}
    say: Callable[[str], None] = (lambda text: None) if words.json else (lambda text: print(text, flush=True))
    runs = [(1920, 1080, 1.0)] if words.quick else [(w, h, r) for w, h in SIZES for r in (1.0, 1.5)]
    for width, height, ratio in runs:
        name = f"{width}x{height} at {ratio:g}"
        say(f"\n{name} (ms: median, 95 %)")
        found = in_child(width, height, ratio, 1 if words.quick else words.tables, words.game)
        report[name] = {what: figures(values) for what, values in sorted(found.items())}
        for what, figure in report[name].items():
            say(f"  {what:32} {figure['median']:7.2f} {figure['p95']:7.2f}   ({figure['count']})")
    say("\nfrom process start (ms: median, 95 %)")
    report["start"] = {what: figures(values) for what, values in time_to_table(3 if words.quick else 7).items()}
    for what, figure in report["start"].items():
        say(f"  {what:32} {figure['median']:7.0f} {figure['p95']:7.0f}   ({figure['count']})")

    room = MORE if words.quick else 1.0
    best = {**report["1920x1080 at 1"], **report["start"]}
    missed = [
        f"{what}: {best[what]['median']} ms, wanted under {target:g}"
        for what, target in TARGETS.items()
        if best[what]["median"] > target * room
    ]
    if words.json:
        print(json.dumps(report, indent=1))
    say("\n" + ("MISSED  " + "; ".join(missed) if missed else "every target met"))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
