"""Does the package for Debian do in a clean system what it should? Reads as a checklist.

    sudo python3 packaging/linux/try_deb.py dist/cardtable_0.1.0_amd64.deb [--suite bookworm] [--root FOLDER]

Makes a clean Debian by debootstrap, and in it: installs the package with what it depends on, lets the program test
itself without a screen and in a real window, plays a match by the keys and is killed in the middle, upgrades from
an older version (the same package under an older number) with that match open, plays on, opens a match by its file,
and removes the package: nothing may be left but what is the player's own. Needs root, debootstrap, and on the
outside Xvfb and xdotool. The clean system is kept in FOLDER for the next time, if one is named.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

USER = "player"
HOME = f"/home/{USER}"
OPEN = f"{HOME}/.local/share/cardtable/open"
OLDER = "0.0.9"
SIZE = (1280, 800)
MIRROR = "http://deb.debian.org/debian"
TOOLS = {
    "debootstrap": "debootstrap",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "dpkg-deb": "dpkg",
    "unshare": "util-linux",
}
# Whatever a package manager keeps for itself and in common.
COMMON = ("var/", "etc/ld.so.cache", "usr/share/mime/", "usr/share/icons/hicolor/icon-theme.cache", "run/", "tmp/",
          "root/", "proc/", "sys/", "dev/", "usr/share/applications/mimeinfo.cache", "usr/share/glib-2.0/")  # fmt: skip


class Failed(Exception):
    """A check has failed; the message says why."""


def do(*words: str, check: bool = True) -> str:
    """What a command says; it must succeed."""
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace")
    told = (done.stdout + done.stderr).strip()
    if check and done.returncode:
        raise Failed(f"{words[0]} ended with {done.returncode}: {told[-1500:]}")
    return told


class Clean:
    """A clean Debian in a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def make(self, suite: str) -> None:
        if (self.root / "etc/debian_version").exists():
            return
        print(f"      making a clean {suite} …", flush=True)
        keyring = Path("/usr/share/keyrings/debian-archive-keyring.gpg")  # where the system outside is no Debian
        trust = [f"--keyring={keyring}"] if keyring.exists() else []
        do("debootstrap", "--variant=minbase", *trust, suite, str(self.root), MIRROR)

    def run(self, *words: str, user: str = "root", env: dict[str, str] | None = None, check: bool = True) -> str:
        """What a command in the clean system says; it must succeed."""
        try:
            return do(*self.command(words, user, env), check=check)
        except Failed as why:
            raise Failed(f"{' '.join(words)}: {why}") from None

    def start(self, *words: str, env: dict[str, str]) -> "subprocess.Popen[bytes]":
        """A command that goes on, as the player."""
        log = (self.root / "tmp" / "program.log").open("wb")
        return subprocess.Popen(self.command(words, USER, env), stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def command(self, words: Sequence[str], user: str, env: dict[str, str] | None) -> list[str]:
        given = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games", "LANG": "C.UTF-8"}
        given |= {"DEBIAN_FRONTEND": "noninteractive", "HOME": HOME if user == USER else "/root"} | (env or {})
        inside = ["env", "-i", *(f"{name}={value}" for name, value in given.items()), *words]
        who = ["--userspec", f"{user}:{user}"] if user != "root" else []
        # processes of its own, which end with the command; /proc as they see it
        alone = ["unshare", "--pid", "--fork", "--kill-child", f"--mount-proc={self.root}/proc"]
        return [*alone, "chroot", *who, str(self.root), *inside]

    def files(self) -> set[str]:
        """Everything that is installed, but for what the system keeps for itself."""
        found = set()
        for folder, _, names in os.walk(self.root):
            for name in names:
                path = str((Path(folder) / name).relative_to(self.root))
                if not path.startswith(COMMON) and not path.startswith(f"home/{USER}/"):
                    found.add(path)
        return found

    def own(self) -> set[str]:
        """The player's own files."""
        home = self.root / HOME.lstrip("/")
        return {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file()}


# --- a person before a screen ------------------------------------------------------------------------------------


@contextmanager
def screen(clean: Clean) -> Iterator[dict[str, str]]:
    """A virtual screen outside, which programs inside reach by its socket."""
    told, tells = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(tells), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp", "-ac"],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=[tells],
    )  # fmt: skip
    os.close(tells)
    sockets = clean.root / "tmp" / ".X11-unix"
    sockets.mkdir(exist_ok=True)
    try:
        with os.fdopen(told) as file:
            number = file.readline().strip()  # the first that is free
        if not number:
            raise Failed("Xvfb does not start")
        os.environ["DISPLAY"] = f":{number}"
        subprocess.run(["mount", "--bind", "/tmp/.X11-unix", str(sockets)], check=True)
        yield {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        subprocess.run(["umount", "-l", str(sockets)], check=False, stderr=subprocess.DEVNULL)
        server.terminate()
        server.wait()


def xdotool(*words: str) -> str:
    return do("xdotool", *words, check=False)


def wait(what: str, holds: Callable[[], Any], seconds: float = 30) -> Any:
    """Until it holds; what it came to."""
    end = time.monotonic() + seconds
    while not (found := holds()):
        if time.monotonic() > end:
            raise Failed(f"{what}: not after {seconds:.0f} s")
        time.sleep(0.1)
    return found


@contextmanager
def window(clean: Clean, env: dict[str, str], *words: str, kill: bool = False) -> Iterator[str]:
    """The program in a window, by its id; closed at the end as a person does, or killed."""
    program = clean.start("/usr/games/cardtable", *words, env=env)
    try:
        shown = wait("the window", lambda: xdotool("search", "--onlyvisible", "--name", "Cardtable").split())[-1]
        xdotool("windowfocus", shown)
        time.sleep(1)
        yield shown
        if not kill:
            xdotool("key", "--window", shown, "ctrl+q")
            wait("the program ends", lambda: program.poll() is not None, 10)
            if program.returncode:
                log = (clean.root / "tmp" / "program.log").read_text("utf-8")
                raise Failed(f"the program ended with {program.returncode}: {log[-800:]}")
    finally:
        if program.poll() is None:
            program.kill()  # and with unshare all that it started
            program.wait()


def answers(clean: Clean) -> int:
    """How many answers are in the record of the open match."""
    records = list((clean.root / OPEN.lstrip("/")).glob("*.cardtable"))
    return sum(record.read_text("utf-8").count('"do"') for record in records)


def play(clean: Clean, shown: str, more: int) -> None:
    """Answer by the keyboard until so many answers more are in the record: pass or bid, lay away, play."""
    wanted = answers(clean) + more
    keys = ("p", "1", "2", "3", "4", "5", "r", "Return", "Right", "Return", "6", "7", "8", "9", "0")
    for _ in range(20):
        for key in keys:
            xdotool("key", "--window", shown, key)
            time.sleep(0.25)
            if answers(clean) >= wanted:
                return
    raise Failed(f"only {answers(clean)} answers, not {wanted}")


# --- the checklist -----------------------------------------------------------------------------------------------


def older(deb: Path, folder: Path) -> Path:
    """The same package under an older number."""
    root, made = folder / "older", folder / f"cardtable_{OLDER}.deb"
    do("dpkg-deb", "-R", str(deb), str(root))
    control = root / "DEBIAN" / "control"
    lines = control.read_text("utf-8").splitlines()
    control.write_text("\n".join(f"Version: {OLDER}" if line.startswith("Version:") else line for line in lines) + "\n")
    do("dpkg-deb", "-Zgzip", "-z1", "--root-owner-group", "-b", str(root), str(made))
    return made


class Checklist:
    """Runs checks one after the other, a line each; the first that fails ends it."""

    env: dict[str, str]
    folder: Path
    before: set[str]

    def __init__(self, deb: Path, clean: Clean, suite: str) -> None:
        self.deb, self.clean, self.suite = deb, clean, suite
        self.version = do("dpkg-deb", "-f", str(deb), "Version")
        self.match, self.kept = "", 0

    def go(self) -> int:
        with tempfile.TemporaryDirectory() as folder, screen(self.clean) as env:
            self.env, self.folder = env, Path(folder)
            for check in (
                self.lint, self.install_older, self.describe, self.test_itself, self.test_in_window, self.play_and_die,
                self.upgrade, self.resume, self.watch, self.verify, self.remove, self.purge,
            ):  # fmt: skip
                try:
                    print(f"PASS  {check()}", flush=True)
                except (Failed, subprocess.CalledProcessError) as why:
                    print(f"FAIL  {check.__name__.replace('_', ' ')}: {why}", flush=True)
                    return 1
        return 0

    def lint(self) -> str:
        if not shutil.which("lintian"):
            return "(lintian is not here)"
        do("lintian", "--allow-root", "--fail-on", "error,warning", str(self.deb))
        return "lintian has nothing against it that an override does not answer"

    def install_older(self) -> str:
        run = self.clean.run
        run("apt-get", "update", "-q")
        if USER not in (self.clean.root / "etc/passwd").read_text():
            run("useradd", "--create-home", USER)
        run("dpkg", "--purge", "cardtable", check=False)
        shutil.rmtree(self.clean.root / HOME.lstrip("/") / ".local", ignore_errors=True)
        self.before, packages = self.clean.files(), self._packages()
        self._put(older(self.deb, self.folder), "older.deb")
        run("apt-get", "install", "-y", "-q", "--no-install-recommends", "/tmp/older.deb")
        more = self._packages() - packages
        if any(name.startswith("python3") for name in more):
            raise Failed("it brought the system's Python along")
        return f"installs into a clean {self.suite} by apt-get, with {len(more) - 1} packages it depends on"

    def describe(self) -> str:
        names = self.clean.run("dpkg", "-L", "cardtable").splitlines()
        for name in ("/usr/games/cardtable", "/usr/share/applications/cardtable.desktop",
                     "/usr/share/icons/hicolor/512x512/apps/cardtable.png", "/usr/share/man/man6/cardtable.6.gz",
                     "/usr/share/mime/packages/cardtable.xml"):  # fmt: skip
            if name not in names:
                raise Failed(f"{name} is missing")
        told = self.clean.run("cardtable", "--version", user=USER)
        if told != f"cardtable {self.version}":
            raise Failed(told)
        return f"{told} is a command, in the menu with its icon, and has its manual"

    def test_itself(self) -> str:
        told = self.clean.run("cardtable", "--self-test", user=USER, env={"QT_QPA_PLATFORM": "offscreen"}).splitlines()
        return f"tests itself without a screen: {sum(line.startswith('ok') for line in told)} checks, {told[-1]}"

    def test_in_window(self) -> str:
        told = self.clean.run("cardtable", "--self-test", user=USER, env=self.env).splitlines()
        if not any("on the platform xcb" in line for line in told):
            raise Failed("it opened no window")
        return f"tests itself in a real window (xcb): {sum(line.startswith('ok') for line in told)} checks"

    def play_and_die(self) -> str:
        with window(self.clean, self.env, kill=True) as shown:
            xdotool("key", "--window", shown, "ctrl+n")
            wait("a new match", lambda: list((self.clean.root / OPEN.lstrip("/")).glob("*.cardtable")))
            play(self.clean, shown, 6)
            self.kept = answers(self.clean)
        return f"plays in a window by the keyboard; killed in the middle of a match with {self.kept} answers"

    def upgrade(self) -> str:
        self._put(self.deb, "new.deb")
        own = self.clean.own()
        self.clean.run("apt-get", "install", "-y", "-q", "--no-install-recommends", "/tmp/new.deb")
        told = self.clean.run("dpkg-query", "-W", "-f", "${Version} ${db:Status-Status}", "cardtable")
        if told != f"{self.version} installed":
            raise Failed(told)
        if self.clean.own() != own:
            raise Failed("the upgrade touched the player's files")
        return f"upgrades from {OLDER} to {self.version}; the match stays"

    def resume(self) -> str:
        with window(self.clean, self.env) as shown:
            xdotool("key", "--window", shown, "Return")  # the first button is that which resumes
            time.sleep(1)
            play(self.clean, shown, 4)
        (record,) = (self.clean.root / OPEN.lstrip("/")).glob("*.cardtable")
        self.match = f"{OPEN}/{record.name}"
        return f"the match goes on after the upgrade: {answers(self.clean)} answers, the window closes by Ctrl+Q"

    def watch(self) -> str:
        kind = self.clean.run("cat", "/usr/share/mime/packages/cardtable.xml")
        if "*.cardtable" not in kind:
            raise Failed("files of matches are of no kind")
        self.clean.run("cp", self.match, f"{HOME}/match.cardtable", user=USER)
        before = answers(self.clean)
        with window(self.clean, self.env, f"{HOME}/match.cardtable"):
            told = self.clean.run("cardtable", f"{HOME}/match.cardtable", user=USER, env=self.env)
            if "open already" not in told:
                raise Failed(f"a second start said {told!r}")
        if answers(self.clean) != before:
            raise Failed("watching has written something")
        return "a match is opened by its file, a second start hands its file to the open window"

    def verify(self) -> str:
        told = self.clean.run("cardtable", "verify", self.match, user=USER)
        faults = self.clean.root / HOME.lstrip("/") / ".local/state/cardtable/faults.log"
        if faults.exists() and faults.read_text("utf-8"):
            raise Failed(f"there was a fault: {faults.read_text('utf-8')[-1500:]}")
        return f"no fault was noted, and what was played is right by the rules ({told.partition(': ')[2]})"

    def remove(self) -> str:
        own = self.clean.own()
        self.clean.run("apt-get", "remove", "-y", "-q", "cardtable")
        if left := sorted(path for path in self.clean.files() - self.before if "cardtable" in path):
            raise Failed(f"left behind: {left[:5]}")
        if self.clean.own() != own or not answers(self.clean):
            raise Failed("the player's files are gone")
        return f"removes everything but the player's own {len(own)} files"

    def purge(self) -> str:
        self.clean.run("dpkg", "--purge", "cardtable")
        self.clean.run("apt-get", "autoremove", "--purge", "-y", "-q")
        if left := sorted(self.clean.files() - self.before):
            raise Failed(f"left behind: {left[:5]}")
        return "purged with what it had brought along, the system is as it was before"

    def _put(self, deb: Path, name: str) -> None:
        shutil.copyfile(deb, self.clean.root / "tmp" / name)
        (self.clean.root / "tmp" / name).chmod(0o644)

    def _packages(self) -> set[str]:
        return set(self.clean.run("dpkg-query", "-W", "-f", "${Package}\\n").split())


def main() -> int:
    words = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    words.add_argument("deb", type=Path)
    words.add_argument("--suite", default="bookworm", help="the Debian to try it in (default %(default)s)")
    words.add_argument("--root", type=Path, help="keep the clean system here")
    given = words.parse_args()
    if absent := [tool for tool in TOOLS if not shutil.which(tool)]:
        packages = " ".join(TOOLS[tool] for tool in absent)
        print(f"cardtable: {', '.join(absent)} missing: apt-get install {packages}", file=sys.stderr)
        return 2
    if os.geteuid():
        print("cardtable: only root can make a clean system (sudo)", file=sys.stderr)
        return 2
    if not given.deb.is_file():
        print(f"cardtable: no package {given.deb}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="cardtable-debian-") as folder:
        clean = Clean(given.root or Path(folder) / "root")
        try:
            clean.make(given.suite)
            return Checklist(given.deb.resolve(), clean, given.suite).go()
        except Failed as why:
            print(f"FAIL  {why}", flush=True)
            return 1


if __name__ == "__main__":
    sys.exit(main())
