"""How long until the window shows something? From the start of the program to its first picture on a screen.

    python3 packaging/linux/first_frame.py [--times N] [--most MS] COMMAND ...

Beside the time on the clock it tells that of the processor, which is what remains on a machine with nothing else to do.
Starts the command on a virtual screen whose memory is a file (Xvfb -fbdir), and watches that file: no tool comes in
between. The first start is left out, it warms the disk's cache. Exit code 1 if the best time is above --most.
"""

import argparse
import mmap
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

WIDTH, HEIGHT = 1280, 800
HEADER = 4096  # bytes of the file before the picture are at most this many
LOOKED_AT = 997  # bytes between two that are compared
CHANGED = 0.3  # the share of those that a window covers which shows its first page
PATIENCE = 30  # s


def measure(command: list[str], display: str, screen: mmap.mmap, home: str) -> tuple[float, float]:
    """The time of one start in ms: by the clock, and of the processor."""
    env = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "HOME": home, "CARDTABLE_PROFILE": home}
    before = screen[HEADER::LOOKED_AT]
    start = time.perf_counter()
    program = subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    try:
        while time.perf_counter() - start < PATIENCE:
            now = screen[HEADER::LOOKED_AT]
            if now != before and sum(a != b for a, b in zip(now, before, strict=True)) > CHANGED * len(now):
                return (time.perf_counter() - start) * 1000, processor(program.pid)
            if program.poll() is not None:
                sys.exit(f"cardtable: {command[0]} ended with {program.returncode}")
            time.sleep(0.002)
        sys.exit(f"cardtable: nothing to be seen after {PATIENCE} s")
    finally:
        program.terminate()
        program.wait()
        for _ in range(200):  # until the screen is empty again
            if screen[HEADER::LOOKED_AT] == before:
                break
            time.sleep(0.01)


def processor(pid: int) -> float:
    """How long a program has computed so far, in ms."""
    values = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(values[11]) + int(values[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    words.add_argument("--times", type=int, default=7)
    words.add_argument("--most", type=float, default=0, metavar="MS")
    words.add_argument("command", nargs=argparse.REMAINDER)
    given = words.parse_args()
    if not given.command or not shutil.which("Xvfb"):
        print("cardtable: a command is needed, and Xvfb (apt-get install xvfb)", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        told, tells = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(tells), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-fbdir", folder,
             "-nolisten", "tcp"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=[tells],
        )  # fmt: skip
        os.close(tells)
        try:
            with os.fdopen(told) as file:
                display = f":{file.readline().strip()}"
            with Path(folder, "Xvfb_screen0").open("rb") as file:
                screen = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
                home = str(Path(folder, "home"))
                times = [measure(given.command, display, screen, home) for _ in range(given.times + 1)][1:]
                with suppress(BufferError):
                    screen.close()
        finally:
            server.terminate()
            server.wait()
    clock, worked = sorted(one for one, _ in times), sorted(one for _, one in times)
    middle = given.times // 2
    print(
        f"first picture after {clock[0]:.0f} ms at best, {clock[middle]:.0f} in the middle of {given.times}; "
        f"of the processor {worked[0]:.0f} and {worked[middle]:.0f} ms"
    )
    return 1 if given.most and clock[0] > given.most else 0


if __name__ == "__main__":
    sys.exit(main())
