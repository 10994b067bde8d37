"""Build the program as people install it.

    python3 packaging/build.py [deb | rpm | run | appimage | windows | macos ...]

Without a word: the frozen program alone, in dist/cardtable. With one: that, and the packages, in dist; prints the
path, size and SHA-256 of each.

    deb       for Debian and its relatives          on Linux, with dpkg-dev
    rpm       for Fedora and its relatives          on Linux, with rpm-build (Debian: rpm)
    run       an archive that runs from any folder  on Linux
    appimage  the same in one file                  on Linux, with appimagetool
    windows   the installer                         on Windows, with NSIS
    macos     the disk image                        on macOS

What is missing is said before anything is built. The program is frozen by PyInstaller (packaging/cardtable.spec) in an
environment of its own, build/env, into which the package is installed as from a registry; `--self-test` of the frozen
program must find it whole before it is packed. Nothing is built again as long as nothing has changed. Time stamps are
those of the last commit (SOURCE_DATE_EPOCH).
"""

import ast
import hashlib
import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import dev

ROOT = dev.ROOT
BUILD, DIST = ROOT / "build", ROOT / "dist"
ENV = BUILD / "env"
PYTHON = ENV / dev.PYTHON.relative_to(dev.VENV)
FROZEN = DIST / "cardtable"
PROGRAM = FROZEN / ("cardtable.exe" if sys.platform == "win32" else "cardtable")
WORK = BUILD / "cardtable"  # PyInstaller's name for it
# Word → the system it is built on, and the module that packs it. A module has `package(program, out)`, which packs the
# folder of the frozen program into a file in the folder `out` and returns it, and it may have `missing()`, which says
# what must be installed first ("" if nothing).
WORDS = {
    **{word: ("linux", f"linux.{word}") for word in ("deb", "rpm", "run", "appimage")},
    "windows": ("win32", "windows.installer"),
    "macos": ("darwin", "macos.image"),
}
SYSTEMS = {"linux": "Linux", "win32": "Windows", "darwin": "macOS"}
MIB = 1024 * 1024


def version() -> str:
    """The one version of the program."""
    for node in ast.parse((ROOT / "cardtable" / "__init__.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["__version__"]:
            return str(ast.literal_eval(node.value))
    dev.stop("cardtable/__init__.py has no __version__")


def epoch() -> int:
    """The time that everything in a package has: that of the last commit."""
    told = os.environ.get("SOURCE_DATE_EPOCH", "")
    if not told and shutil.which("git"):
        git = ("git", "-c", "safe.directory=*", "-C", str(ROOT), "log", "-1", "--format=%ct")
        told = subprocess.run(git, stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout
    return int(told) if told.strip().isdigit() else int((ROOT / "pyproject.toml").stat().st_mtime)


def packer(word: str) -> Any:
    """The module that packs this kind of package."""
    try:
        return importlib.import_module(WORDS[word][1])
    except ModuleNotFoundError as why:
        dev.stop(f"{word}: packaging/{WORDS[word][1].replace('.', '/')}.py cannot be loaded: {why}")


# --- the frozen program ------------------------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """Everything that the package is made of."""
    yield from (ROOT / "pyproject.toml", dev.CONSTRAINTS, ROOT / "LICENSE")
    for folder in ("cardtable", "assets"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix not in (".so", ".pyd", ".c", ".pyc"):
                yield path


def key(*paths: Path) -> str:
    """Changes whenever something that is made of these files must be made anew."""
    whole = hashlib.sha256(f"{sys.version}|{ROOT}".encode())
    for path in paths:
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def environment() -> None:
    """An environment with the package, installed as from a registry, and with PyInstaller."""
    stamp, wanted = ENV / "cardtable-installed", key(*sources())
    if stamp.exists() and stamp.read_text("ascii") == wanted and PYTHON.exists():
        return
    stamp.unlink(missing_ok=True)
    if not PYTHON.exists() or (ENV / dev.UNFINISHED.name).exists():
        dev.make_venv(ENV)
    if sys.platform == "linux":
        dev.install_debian(dev.compiler_packages())
    if not dev.compiler() and sys.platform != "win32":  # there setuptools finds its compiler by itself
        dev.stop("a C compiler is missing: what thinks for the computer's players must be compiled")
    for old in [*BUILD.glob("lib*"), *BUILD.glob("bdist*")]:  # what setuptools finds there it packs too
        shutil.rmtree(old)
    pip = (PYTHON, "-m", "pip", "install", "--no-input", "--disable-pip-version-check", "--constraint", dev.CONSTRAINTS)
    env = {"PIP_USER": "0"}
    done = dev.step("installing the build tools", *pip, "setuptools", "Cython", env=env) and dev.step(
        "compiling and installing the program, and PyInstaller (some 100 MB the first time)",
        *pip, "--no-build-isolation", f"{ROOT}[package]", env=env,
    )  # fmt: skip
    if not done:
        dev.stop("the packages come over the network; the same command tries again")
    (ENV / dev.UNFINISHED.name).unlink(missing_ok=True)
    stamp.write_text(wanted, "ascii")


def freeze() -> None:
    """The program in a folder of its own, in dist."""
    spec = ROOT / "packaging" / "cardtable.spec"
    if sys.platform == "linux":
        # PyInstaller needs objdump, and whatever Qt may load: it packs what it finds, and says nothing of the rest
        dev.install_debian(("binutils", *dev.QT_LIBRARIES, *dev.X11_LIBRARIES, *dev.WAYLAND_LIBRARIES))
    shutil.rmtree(FROZEN, ignore_errors=True)
    done = dev.step(
        "freezing the program",
        PYTHON, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN",
        "--workpath", BUILD, "--distpath", DIST, spec,
        # the order of what is in the archive follows from the one; by the other the package that was installed is
        # found, not the checkout
        env={"PYTHONHASHSEED": "1", "PYTHONSAFEPATH": "1"},
    )  # fmt: skip
    if not done:
        raise SystemExit(1)


def self_test() -> None:
    """Does the frozen program find itself whole?"""
    dev.say("testing the frozen program …")
    for program in (PROGRAM, DIST / "Cardtable.app" / "Contents" / "MacOS" / "cardtable"):
        if not program.exists():
            continue
        env = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
        done = subprocess.run(
            [str(program), "--self-test"], env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace",
        )  # fmt: skip
        print("\n".join(f"    {line}" for line in done.stdout.splitlines()), file=sys.stderr, flush=True)
        if done.returncode:
            dev.stop(f"{program} --self-test ended with {done.returncode}: nothing is packed")


def build() -> None:
    """The frozen program in dist/cardtable, as new as its sources and found whole."""
    spec = (ROOT / "packaging" / name for name in ("cardtable.spec", "start.py", "icons.py"))
    stamp, wanted = WORK / "built", f"{key(*sources(), *spec)} {epoch()}"
    if PROGRAM.exists() and stamp.exists() and stamp.read_text("ascii") == wanted:
        dev.say(f"{FROZEN} is up to date")
        return
    stamp.unlink(missing_ok=True)
    with dev.alone():
        environment()
    freeze()
    self_test()
    stamp.write_text(wanted, "ascii")


# --- the command -------------------------------------------------------------------------------------------------


def tell(path: Path) -> None:
    """A package: where it is, how large, and what it must hash to."""
    whole = hashlib.sha256(path.read_bytes()).hexdigest()
    print(f"{path}\n    {path.stat().st_size / MIB:.1f} MiB, SHA-256 {whole}", flush=True)


def main(words: list[str]) -> int:
    if {"--help", "-h", "help"} & set(words):
        print(str(__doc__).strip())
        return 0
    for word in words:
        if word not in WORDS:
            dev.say(f"no package {word!r}: {', '.join(WORDS)} (--help tells more)")
            return 2
        system = WORDS[word][0]
        if not sys.platform.startswith(system):
            dev.say(f"{word} is built on {SYSTEMS[system]}, this is {SYSTEMS.get(sys.platform, sys.platform)}")
            return 2
    for word in words:
        missing = getattr(packer(word), "missing", None)
        if missing and (why := missing()):
            dev.say(f"{word}: {why}")
            return 1
    os.environ["SOURCE_DATE_EPOCH"] = str(epoch())
    build()
    size = sum(path.lstat().st_size for path in FROZEN.rglob("*") if path.is_file() and not path.is_symlink())
    print(f"{FROZEN}\n    {size / MIB:.1f} MiB", flush=True)
    for word in words:
        tell(packer(word).package(FROZEN, DIST))
    return 0


def stopped() -> NoReturn:
    dev.say("stopped")
    raise SystemExit(130)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        stopped()
