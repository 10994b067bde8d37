"""Set up and start Cardtable from a checkout.

    python3 packaging/dev.py run  [words of the program ...]
    python3 packaging/dev.py test [words of pytest ...]

run   opens the window; with words (simulate, verify, --version, --help, --self-test) the same program
      without one.
test  runs the test suite: two workers, no screen needed.

What is missing is installed first: Python packages into .venv with the versions of
packaging/constraints.txt and, on Debian and its relatives, the system libraries that Qt needs, where
apt-get may be used without a password. Nothing is repeated when it is there already. Needs Python 3.11.

The search of the CPU players is compiled in place where there is a C compiler; one is installed like the
other Debian packages. Without it the same file runs interpreted: nothing fails, hard thinks more slowly.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("cardtable: Python 3.11 or newer is needed, this is %d.%d" % sys.version_info[:2])

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
STAMP = VENV / "cardtable-ready"
UNFINISHED = VENV / "cardtable-unfinished"
PYPROJECT = ROOT / "pyproject.toml"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
CPU = ROOT / "cardtable" / "cpu"
# what the extension modules are made of
COMPILED = tuple(CPU / name for name in ("solver.py", "likely.py", "features.py", "features.pxd", "bits.pxd"))

# What Qt loads, found by trying in an empty Debian. A second name is the library's later one.
QT_LIBRARIES = (
    "libglib2.0-0|libglib2.0-0t64",
    "libegl1",
    "libgl1",
    "libxkbcommon0",
    "libfontconfig1",
    "libdbus-1-3",
)
X11_LIBRARIES = (
    "libxkbcommon-x11-0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
)
WAYLAND_LIBRARIES = ("libwayland-cursor0",)
# A screen and an accessibility bus for tests/slow/atspi.py, which says so where they are missing.
ACCESSIBILITY = ("xvfb", "dbus-daemon", "at-spi2-core")

WITHOUT_QT = {"simulate", "verify", "--version", "--help", "-h"}
WITHOUT_WINDOW = WITHOUT_QT | {"--self-test"}

NO_SCREEN = """\
cardtable: no window can open, for there is no screen: neither DISPLAY nor WAYLAND_DISPLAY is set.
  a match in the terminal:  python3 packaging/dev.py run simulate tallyho --matches 1 \
--players medium,medium,medium,medium
  on a virtual screen (Debian's packages xvfb and xauth):  xvfb-run -a -s "-screen 0 1280x800x24" \
python3 packaging/dev.py run"""


def say(text: str) -> None:
    print(f"cardtable: {text}", file=sys.stderr, flush=True)


def stop(text: str) -> NoReturn:
    say(text)
    raise SystemExit(1)


def step(what: str, *command: str | Path, env: dict[str, str] | None = None, quiet: bool = False) -> bool:
    """Do one step of the set-up, with one line about it; the command's own output only if it fails."""
    say(f"{what} …")
    done = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env=os.environ | (env or {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        close_fds=False,  # a command that outlives this program keeps the lock of alone()
    )
    if done.returncode and not quiet:
        say(f"failed: {what}. It said:")
        lines = [line for line in done.stdout.splitlines() if line.strip()]
        print("\n".join(f"    {line}" for line in lines[-30:]), file=sys.stderr, flush=True)
    return done.returncode == 0


# --- Debian packages -----------------------------------------------------------------------------------


def missing(packages: Iterable[str]) -> list[str]:
    """Those packages that are not installed; none where there is no dpkg to ask."""
    query = shutil.which("dpkg-query")
    if query is None:
        return []
    wanted = [package.split("|") for package in packages]
    known = subprocess.run(
        [query, "-W", "-f", "${Package} ${db:Status-Status}\\n", *chain(*wanted)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ).stdout
    there = {line.split()[0] for line in known.splitlines() if line.endswith(" installed")}
    return [names[0] for names in wanted if there.isdisjoint(names)]


def apt() -> list[str] | None:
    """How apt-get can be used here without asking anybody, or None."""
    if shutil.which("apt-get") is None:
        return None
    command = [
        "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=300",
    ]  # fmt: skip
    if sys.platform != "win32" and os.geteuid() == 0:
        return command
    if shutil.which("sudo") is None:
        return None
    allowed = subprocess.run(
        ["sudo", "-n", "true"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    return ["sudo", "-n", *command] if allowed.returncode == 0 else None


def install_debian(packages: Iterable[str], needed: bool = True) -> None:
    absent = missing(packages)
    if not absent:
        return
    names = " ".join(absent)
    command = apt()
    if command is None:
        if not needed:
            return
        stop(f"Debian packages are missing; install them first:  sudo apt-get install {names}")
    install = [*command, "install", "--no-install-recommends", *absent]
    if step(f"installing Debian packages: {names}", *install, quiet=True):
        return
    # the package lists may be old or not there at all
    if step("updating the lists of Debian packages", *command, "update") and step(
        f"installing Debian packages: {names}", *install
    ):
        return
    if needed:
        raise SystemExit(1)


# --- the compiled solver -------------------------------------------------------------------------------


def compiler() -> bool:
    return any(map(shutil.which, ("cc", "gcc", "clang", "cl")))


def compiler_packages() -> list[str]:
    """The Debian packages without which nothing can be compiled for this Python."""
    packages = [] if compiler() else ["gcc", "libc6-dev"]
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists() and sys.base_prefix == "/usr":  # Debian's Python, not one that brings its own
        packages.append(f"libpython3.{sys.version_info[1]}-dev")
    return packages


def remove_compiled() -> None:
    """An extension module of older sources would hide the newer ones."""
    for old in [*CPU.glob("*.so"), *CPU.glob("*.pyd")]:
        with suppress(OSError):  # in use on Windows
            old.unlink()


def tell_whether_compiled() -> None:
    ask = "from cardtable.cpu import solver; print(solver.compiled)"
    told = subprocess.run([str(PYTHON), "-c", ask], cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if told.stdout.strip() != "True":
        why = "could not be compiled" if compiler() else "was not compiled, there is no C compiler"
        say(f"the search of the CPU players {why}: it runs interpreted, hard plays a little weaker")


# --- .venv ---------------------------------------------------------------------------------------------


def key(extra: str, compiling: bool) -> str:
    """Changes whenever the packages have to be installed anew, or compiled because there is a compiler now."""
    sources = (path.read_bytes() for path in (PYPROJECT, CONSTRAINTS, *COMPILED))
    parts = (*sources, f"{extra}|{sys.version}|{ROOT}|{compiling}".encode())
    return hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def ready(extra: str) -> bool:
    """What the tests need contains what the program needs."""
    if UNFINISHED.exists() or not PYTHON.exists():
        return False
    try:
        stamp = STAMP.read_text(encoding="ascii")
    except OSError:
        return False
    return stamp in {key(words, compiling) for words in (extra, "test") for compiling in (True, compiler())}


def usable() -> bool:
    """Is there an environment of this Python that can be built on?"""
    if UNFINISHED.exists() or not PYTHON.exists():
        return False
    ours = "{}.{}".format(*sys.version_info[:2])
    ask = "import sys, pip; print('{}.{}'.format(*sys.version_info[:2]))"
    told = subprocess.run([str(PYTHON), "-c", ask], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return told.returncode == 0 and told.stdout.strip() == ours


@contextmanager
def alone() -> Iterator[None]:
    """Two set-ups at the same time would spoil each other's work: the second one waits."""
    with Path(__file__).open("rb") as file:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say("waiting for another set-up that is going on …")
                fcntl.flock(file, fcntl.LOCK_EX)
            os.set_inheritable(file.fileno(), True)
        yield


def make_venv(folder: Path = VENV) -> None:
    """A new environment of this Python, in the place of an old or unfinished one."""
    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    elif folder.exists():
        say(f"removing the old or unfinished {folder.name} …")
        shutil.rmtree(folder)
    if importlib.util.find_spec("ensurepip") is None:
        # Debian keeps this part of Python in a package of its own
        package = f"python3.{sys.version_info[1]}-venv"
        if shutil.which("dpkg-query") is None:
            stop("this Python cannot make environments: its module ensurepip is missing")
        install_debian([package])
    folder.mkdir(parents=True)
    (folder / UNFINISHED.name).touch()
    base = getattr(sys, "_base_executable", None) or sys.executable  # not the Python of .venv itself
    if not step(f"making {folder.name} with Python {sys.version.split()[0]}", base, "-m", "venv", folder):
        raise SystemExit(1)


def set_up(extra: str) -> None:
    if ready(extra):
        return
    with alone():
        if ready(extra):  # the other one did it
            return
        if not usable():
            make_venv()
        if sys.platform.startswith("linux"):
            install_debian(compiler_packages(), needed=False)
        remove_compiled()
        STAMP.unlink(missing_ok=True)
        UNFINISHED.touch()  # taken away at the end: who finds it begins anew
        pip = (
            PYTHON, "-m", "pip", "install", "--no-input", "--disable-pip-version-check",
            "--constraint", CONSTRAINTS,
        )  # fmt: skip
        env = {"PIP_USER": "0"}  # whatever is set for the user: this goes into .venv
        project = f"{ROOT}[{extra}]" if extra else str(ROOT)
        what = "the Python packages for the tests" if extra else "the Python packages"
        done = step("installing the build tool setuptools", *pip, "setuptools", env=env)
        if done:
            step("installing the build tool Cython", *pip, "Cython", env=env, quiet=True)  # without it: interpreted
            done = step(
                f"installing {what} (some 100 MB the first time)",
                *pip, "--no-build-isolation", "--editable", project, env=env,
            )  # fmt: skip
        if done:
            STAMP.write_text(key(extra, compiler()), encoding="ascii")
        UNFINISHED.unlink()
        if not done:
            stop("the packages come over the network; the same command tries again")
        tell_whether_compiled()


# --- the two commands ----------------------------------------------------------------------------------


def become(*words: str) -> NoReturn:
    """Go on as another program, so that nothing of this one stays in memory."""
    command = [str(PYTHON), *words]
    if sys.platform != "win32":
        os.execv(command[0], command)
    raise SystemExit(subprocess.call(command))


def run(words: list[str]) -> NoReturn:
    libraries: tuple[str, ...] = ()
    if sys.platform.startswith("linux") and WITHOUT_QT.isdisjoint(words):
        libraries = QT_LIBRARIES
        platform = os.environ.get("QT_QPA_PLATFORM", "")
        own_screen = bool(platform) and not platform.startswith(("xcb", "wayland"))  # offscreen, vnc, …
        if WITHOUT_WINDOW.isdisjoint(words) and not own_screen:
            x11, wayland = os.environ.get("DISPLAY"), os.environ.get("WAYLAND_DISPLAY")
            if not x11 and not wayland:
                print(NO_SCREEN, file=sys.stderr, flush=True)
                raise SystemExit(1)
            libraries += (X11_LIBRARIES if x11 else ()) + (WAYLAND_LIBRARIES if wayland else ())
    install_debian(libraries)
    set_up("")
    become("-m", "cardtable", *words)


def test(words: list[str]) -> NoReturn:
    if sys.platform.startswith("linux"):
        install_debian(QT_LIBRARIES)
        install_debian((*X11_LIBRARIES, *ACCESSIBILITY), needed=False)
    set_up("test")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.chdir(ROOT)
    # one more than cores: some tests wait for what moves on the screen; a later -n wins over this one
    workers = ["-n", str((os.cpu_count() or 2) + 1)]
    become("-m", "pytest", *([] if {"--pdb", "--trace"} & set(words) else workers), *words)


def main() -> NoReturn:
    command, words = sys.argv[1:2], sys.argv[2:]
    if command == ["run"]:
        run(words)
    if command == ["test"]:
        test(words)
    if command in (["--help"], ["-h"], ["help"]):
        print(__doc__.strip())
        raise SystemExit(0)
    told = f"no command {command[0]!r}" if command else "a command is needed"
    say(f"{told}: run or test (--help tells more)")
    raise SystemExit(2)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        say("stopped")
        raise SystemExit(130) from None
