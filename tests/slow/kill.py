"""Kills the real program at random moments: `python -m tests.slow.kill [--times 50] [--seed S] [--keep FOLDER]`.
The game is that of the environment's GAME, or Tallyho.

A child runs the program itself (`cardtable.ui.app.main`) on a profile of its own, and its person is played by mouse
and key events. It is killed by SIGKILL: while it starts, while it plays, in the middle of writing a line, or between
the writing of a line and its telling. The next child goes on with the same profile. After each kill:

* every open record can be read, a torn last line aside;
* every answer, undo and deal that the child had told is in the record, in order, and at most one more;
* a new window offers each open match, and shows it at exactly the last answer of its record;
* sometimes the last line is then cut as by a power failure, and the same must hold again.

Exit code 1 if anything failed.
"""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from cardtable import record
from cardtable.library import KINDS, Library

ROOT = Path(__file__).resolve().parents[2]
GAME = os.environ.get("GAME", "tallyho")
KILLS = ("play",) * 12 + ("start",) * 2 + ("torn",) * 3 + ("written",) * 3
SPEEDS = (("off", "none"), ("off", "none"), ("fast", "none"), ("fast", "short"), ("normal", "normal"))


# --- the child: the real program with a person at it ----------------------------------------------------


def child(seed: str, kill: str) -> None:
    """Play until killed. What has been told goes to standard output, a line at a time and unbuffered."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtTest import QTest

    from cardtable.library import Journal
    from cardtable.ui import app
    from cardtable.ui.session import Session
    from cardtable.ui.window import Window

    from .player import answer, click, decide, press

    chance = random.Random(seed)
    keys = chance.random() < 0.5
    haste = chance.choice((2, 20, 60))  # ms between two looks at the table, at most
    writes = 0
    deadly = chance.randint(1, 60)  # the write that kills, if one does

    def say(**what: Any) -> None:
        os.write(1, json.dumps(what).encode() + b"\n")

    whole = Journal.write

    def write(self: Journal, line: str) -> None:
        nonlocal writes
        writes += 1
        if writes == deadly and kill == "torn":
            data = line.encode() + b"\n"
            self._file.write(data[: chance.randrange(len(data))])
            os.kill(os.getpid(), signal.SIGKILL)
        whole(self, line)
        if writes == deadly and kill == "written":
            os.kill(os.getpid(), signal.SIGKILL)

    Journal.write = write  # type: ignore[method-assign]

    class Played(Window):
        def __init__(self, *words: Any, **more: Any) -> None:
            super().__init__(*words, **more)
            sit_down, self.waits = self.table.open, 0

            def sit(session: Session) -> None:
                match, table = session.match, session.table
                name = {"match": match.seed}

                def heard(view: Any, events: Any) -> None:
                    actions = table._actions
                    line = record.text_of(actions[-1].to_json()) if actions else f"deal {match.number}"
                    say(**name, told=line)

                def undo(count: int) -> None:
                    take_back(count)
                    say(**name, told=record.text_of({"undo": count}))

                take_back = table.undo
                table.undo = undo  # type: ignore[method-assign]
                session.people[0].heard.connect(heard)
                say(**name, opened=session.resumed)
                sit_down(session)

            self.table.open = sit  # type: ignore[method-assign]
            self.look_again()

        def look_again(self) -> None:
            QTimer.singleShot(chance.randint(0, haste), self, self.act)

        def act(self) -> None:
            try:
                self.do_something()
            finally:
                self.look_again()

        def do_something(self) -> None:
            page, session = self.table, self.table.session
            if self.overlay:
                click(self.overlay._buttons[-1])
            elif session is None:
                tile = self.start.tiles[GAME]
                click(chance.choice(tile.resume_buttons or [tile.new_button, tile.daily_button]))
            elif page.sheet:
                buttons = [page.sheet.next, *([page.sheet.start] if page.sheet.start else [])]
                click(chance.choice([button for button in buttons if button.isEnabled()] or buttons))
            elif chance.random() < 0.02:
                self.settings[chance.choice(("contrast", "grain"))] = chance.randint(0, 100)
            elif chance.random() < 0.01:
                self.resize(chance.randint(900, 1600), chance.randint(600, 1000))
            elif chance.random() < 0.02:
                QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
            elif chance.random() < 0.003:
                QTest.keyClick(page, Qt.Key.Key_F5)
            elif session.driver.waiting and not page.ask_bar.chosen:
                answer(self, decide(self), keys)
            elif chance.random() < 0.1:
                if keys:
                    press(self, Qt.Key.Key_Escape)
                else:
                    click(page.cloth.viewport(), page.cloth.viewport().rect().center())

    app.Window = Played  # type: ignore[misc]
    code = app.main()
    say(ended=code)


# --- what must hold after a kill ------------------------------------------------------------------------


class Wrong(Exception):
    """Something is not as it must be."""


def must(holds: object, what: str) -> None:
    if not holds:
        raise Wrong(what)


def told_by(path: Path) -> dict[str, list[str]]:
    """What a record tells of each match in it: its deals, answers and undos, in order."""
    told: dict[str, list[str]] = {}
    for _, text in record.lines_of(path.read_bytes()):
        line = json.loads(text)
        if "cardtable" in line:
            name = line["seed"]
            told.setdefault(name, []).append(f"deal {line['deal']}")
        elif "scored" not in line:
            told[name].append(text)
    return told


class Profile:
    """A profile on disk that lives through the kills, and what its records held after the last."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.before: dict[str, list[str]] = {}

    def records(self) -> list[Path]:
        return sorted(self.folder.glob(f"*/*{record.SUFFIX}"))

    def told(self) -> dict[str, list[str]]:
        """Of all its records."""
        told: dict[str, list[str]] = {}
        for path in self.records():
            for name, lines in told_by(path).items():
                if len(lines) >= len(told.get(name, [])):  # a daily match may have been begun again
                    told[name] = lines
        return told

    def check_told(self, output: bytes) -> int:
        """Every word of the child against the records; how many answers it told."""
        heard: dict[str, list[str]] = {}
        count = 0
        for text in output.splitlines(keepends=True):
            if not text.endswith(b"\n"):
                continue  # killed in the middle of its own word
            line = json.loads(text)
            must("ended" not in line, f"the child ended by itself: {line}")
            lines = heard.setdefault(line["match"], [])
            if "opened" in line and not line["opened"]:
                lines.clear()  # a daily match begun again
                self.before.pop(line["match"], None)
            if "told" in line:
                lines.append(line["told"])
                count += 1
        now = self.told()
        for name, lines in heard.items():
            all_ = [*self.before.get(name, []), *lines]
            written = now.get(name, [])
            must(written[: len(all_)] == all_, f"told, but not in the record: {_first_other(all_, written)}")
            must(len(written) - len(all_) <= 1, f"{len(written) - len(all_)} lines written and never told")
        for name, lines in self.before.items():
            must(now.get(name, [])[: len(lines)] == lines, f"match {name}: what was in its record is no more")
        return count

    def check_settings(self) -> None:
        path = self.folder / "settings.json"
        must(isinstance(json.loads(path.read_text("utf-8")), dict), "settings.json is damaged")
        faults = self.folder / "faults.log"
        must(not faults.exists() or not faults.stat().st_size, f"a fault: {_text(faults)}")

    def check_resume(self, chance: random.Random) -> str:
        """A new start, on a copy: is each match offered and shown where its record ends?"""
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "profile"
            shutil.copytree(self.folder, copy, ignore=shutil.ignore_patterns("lock"))
            return check_start(copy, chance)

    def cut(self, chance: random.Random) -> bool:
        """Lose part of the last line of the record played last, as a power failure might."""
        open_ = sorted((self.folder / "open").glob(f"*{record.SUFFIX}"), key=lambda path: path.stat().st_mtime)
        if not open_ or open_[-1].read_bytes().count(b"\n") < 2:
            return False
        data = open_[-1].read_bytes()
        last = data.rstrip(b"\n").rfind(b"\n") + 1
        os.truncate(open_[-1], chance.randrange(last, len(data)))
        return True


def check_start(folder: Path, chance: random.Random) -> str:
    """What a new window makes of a profile; returns in a word what was on its table."""
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    from cardtable.settings import Settings
    from cardtable.text import Words
    from cardtable.ui.look import load_fonts
    from cardtable.ui.window import Window

    from .player import click

    if QApplication.instance() is None:
        QApplication([]).setStyle("Fusion")
        load_fonts()
    expected: dict[Path, record.Replay] = {}
    for kind in KINDS:
        path = Library(folder).path_of(GAME, kind)
        if path.exists() and b"\n" in path.read_bytes():
            try:
                replay = record.read(path)
            except record.RecordError as why:
                raise Wrong(f"{path.name} line {why.line}: {why}") from None
            if not replay.match.over or replay.deal is not None:
                expected[path] = replay
    words = Words("en")
    window = Window(words, Settings(folder / "settings.json"), Library(folder))
    window.show()
    try:
        buttons = window.start.tiles[GAME].resume_buttons
        must(len(buttons) == len(expected), f"{len(buttons)} matches offered, {len(expected)} are open")
        aside = [path.name for path in folder.glob(f"open/*damaged*{record.SUFFIX}")]
        for name in aside:
            must(b"\n" not in (folder / "open" / name).read_bytes(), f"set aside: {name}")
        if not expected:
            return "nothing"
        click(chance.choice(buttons))
        page, session = window.table, window.table.session
        must(session is not None, "the match does not open")
        assert session
        replay = expected[session.journal.path]
        must(session.resumed, "begun anew, not resumed")
        where = "between deals"
        if replay.deal is None:  # its score is shown again
            must(session.match.number == replay.match.number, "another deal")
            deal, where = replay.last, "at its score"
        else:
            deal, where = replay.deal, "after its last card" if replay.deal.result else "in a deal"
            must(page.toast.isVisible() and page.toast.label.text() == words("toast-resumed"), "nothing says resumed")
            for name, cards in deal.view(0).piles.items():
                shown = sorted(str(item.card) for item in page.cloth.piles[name])
                must(shown == sorted(map(str, cards)), f"{name} shows {shown}")
        must(deal is not None and session.table.view(0) == deal.view(0), "the table is not at the last answer")
        must(session.table.practice == replay.practice, "practice forgotten")
        return where
    finally:
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def check_cuts(chance: random.Random) -> int:
    """A match whose record is cut around the ends of its first and last deals; how many cuts were looked at."""
    from cardtable.core.shuffle import Stream
    from cardtable.games import GAMES
    from cardtable.library import Journal
    from cardtable.match import Match
    from cardtable.table import Table

    class Silent:
        def choose(self, view: Any, answer: Any) -> None: ...
        def hear(self, view: Any, events: Any) -> None: ...

    cuts = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Library(Path(folder)).path_of(GAME, "free")
        match = Match(GAMES[GAME], "cuts", {}, ["you", *["cpu:medium"] * (GAMES[GAME].seats - 1)])
        journal, stream = Journal(path), Stream("cuts")
        table = Table(match, [Silent()] * match.seats, journal.write)
        while not match.over and match.number < (GAMES[GAME].hands or 1000):
            table.next_deal()
            while (seat := table.asked) is not None:
                asked = table.view(seat).asked
                assert asked
                table.submit(asked.any_answer(stream))
        journal.close()
        data = path.read_bytes()
        ends = [at + 1 for at, byte in enumerate(data) if byte == 10]
        scores = [i for i, end in enumerate(ends) if data[:end].splitlines()[-1].startswith(b'{"scored"')]
        for i in (*scores[:2], scores[-1]):
            for at in (ends[i - 1], ends[i - 1] + 9, ends[i] - 1, ends[i], ends[i] + 9):
                if at <= len(data):
                    path.write_bytes(data[:at])
                    where = check_start(Path(folder), chance)
                    over = match.over and i == scores[-1] and at >= ends[i] - 1
                    must((where == "nothing") == over, f"cut at byte {at}: {where}")
                    must(not (over and path.exists()), f"cut at byte {at}: over, and not in the archive")
                    cuts += 1
    return cuts


def _first_other(told: list[str], written: list[str]) -> str:
    at = next((i for i, line in enumerate(told) if written[i : i + 1] != [line]), 0)
    return f"line {at} of {len(told)} told, {len(written)} written: {told[at]!r}, not {written[at : at + 1]}"


def _text(path: Path) -> str:
    return path.read_text("utf-8")[-2000:] if path.exists() else ""


# --- the loop -------------------------------------------------------------------------------------------


def once(profile: Profile, chance: random.Random, only: str) -> dict[str, Any]:
    """Start the program, kill it, look."""
    kill = chance.choice(KILLS)
    kill = only or kill
    speed, hold = chance.choice(SPEEDS)
    (profile.folder / "settings.json").write_text(json.dumps({"speed": speed, "hold": hold}), "utf-8")
    report: dict[str, Any] = {"kill": kill, "speed": speed}
    start = time.monotonic()
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.slow.kill", "--child", f"{chance.random()}", "--kill", kill],
            cwd=ROOT, env=os.environ | {"CARDTABLE_PROFILE": str(profile.folder)}, stdout=output, stderr=errors,
            stdin=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            if kill == "start":
                time.sleep(chance.uniform(0.05, 1.0))
            else:
                while process.poll() is None and os.fstat(output.fileno()).st_size == 0:
                    must(time.monotonic() < start + 30, "no match opened within 30 s")
                    time.sleep(0.002)
                began = time.monotonic()
                if kill == "play":
                    time.sleep(chance.uniform(0, 2.5))
                else:
                    while process.poll() is None and time.monotonic() < began + 12:
                        time.sleep(0.01)
        finally:
            process.kill()
            code = process.wait()
        output.seek(0)
        errors.seek(0)
        words, trouble = output.read(), errors.read().decode(errors="replace")
    must(code == -signal.SIGKILL, f"exit code {code}: {trouble[-2000:]}")
    must("Traceback" not in trouble, trouble[-2000:])
    profile.check_settings()
    report["told"] = profile.check_told(words)
    report["resumed"] = profile.check_resume(chance)
    if chance.random() < 0.25 and profile.cut(chance):
        report["cut"] = profile.check_resume(chance)
    profile.before = profile.told()
    report["seconds"] = round(time.monotonic() - start, 1)
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", default="", help="the same choices again; the moments still differ")
    parser.add_argument("--keep", type=Path, help="copy the profile here when something fails")
    parser.add_argument("--child", help=argparse.SUPPRESS)
    parser.add_argument("--kill", default="", choices=sorted({*KILLS}), help="only kills of this kind")
    words = parser.parse_args()
    if words.child:
        child(words.child, words.kill)
        return 0
    seed = words.seed or f"{random.randrange(10**9)}"
    chance = random.Random(seed)
    failures, seen, told = 0, Counter[str](), 0
    try:
        print(f"{check_cuts(chance)} cuts around the end of a deal", flush=True)
    except Wrong as why:
        failures += 1
        print(f"FAILED {why}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder))
        for number in range(words.times):
            try:
                report = once(profile, chance, words.kill)
            except Wrong as why:
                failures += 1
                print(f"{number + 1:3} FAILED {why}", flush=True)
                if words.keep:
                    shutil.copytree(profile.folder, words.keep / f"{seed}-{number + 1}")
                shutil.rmtree(folder)
                Path(folder).mkdir()
                profile = Profile(Path(folder))
                continue
            told += report["told"]
            seen.update((report["kill"], report["resumed"], *(["cut"] if "cut" in report else [])))
            print(f"{number + 1:3} {report}", flush=True)
    what = ", ".join(f"{name} {count}" for name, count in sorted(seen.items()))
    print(f"{words.times} kills, {failures} failed, {told} answers told and found (seed {seed}): {what}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
