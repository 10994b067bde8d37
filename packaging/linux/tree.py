"""What every package for Linux installs: the program, its entry in the menu, icons, kind of file, and manual."""

import gzip
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = ROOT / "build"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
HOMEPAGE: str = PROJECT["urls"]["Homepage"]
LIBRARY = "usr/lib/cardtable"  # where the frozen program lies
ICONS = (16, 22, 24, 32, 48, 64, 128, 256, 512)
HICOLOR = "usr/share/icons/hicolor"
METAINFO = "usr/share/metainfo/org.cardtable.Cardtable.metainfo.xml"
# A sheet of paper with a corner turned down, and the icon on it.
RECORD = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256" stroke-linejoin="round">
<path d="M40 8H168L216 56V248H40Z" fill="#fbf5e6" stroke="#1c2036" stroke-width="8"/>
<path d="M168 8V56H216Z" fill="#e9dcbb" stroke="#1c2036" stroke-width="8"/>
<g transform="translate(62 88) scale(.515625)" stroke-linecap="round">
@ICON@
</g>
</svg>
"""
WORDS = {  # tool → the Debian package that has it
    "dpkg-deb": "dpkg",
    "dpkg-shlibdeps": "dpkg-dev",
    "mksquashfs": "squashfs-tools",
    "patchelf": "patchelf",
    "readelf": "binutils",
    "rpmbuild": "rpm",
}


def lacking(*tools: str) -> str:
    """What must be installed to have these tools; "" if nothing."""
    absent = [tool for tool in tools if shutil.which(tool) is None]
    packages = " ".join(sorted({WORDS[tool] for tool in absent}))
    return f"{', '.join(absent)} not found: install {packages} (apt-get install {packages})" if absent else ""


def version() -> str:
    """The version of the program, which PyInstaller's folder does not tell."""
    found = re.search(r'^__version__ = "(.+)"', (ROOT / "cardtable" / "__init__.py").read_text("utf-8"), re.M)
    assert found
    return found[1]


def epoch() -> int:
    """The time that every file has."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or datetime.now(UTC).timestamp())


def filled(name: str) -> str:
    """A file of this folder with what is left open in it."""
    day = datetime.fromtimestamp(epoch(), UTC)
    date = format_datetime(day) if name == "changelog" else day.date().isoformat()
    text = (HERE / name).read_text("utf-8")
    for word, value in (("VERSION", version()), ("DATE", date), ("HOMEPAGE", HOMEPAGE)):
        text = text.replace(f"@{word}@", value)
    return text


def put(path: Path, content: str | bytes, mode: int = 0o644) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    path.chmod(mode)


def squeezed(text: str) -> bytes:
    return gzip.compress(text.encode(), 9, mtime=0)


# --- the program -------------------------------------------------------------------------------------------------


def system_libraries() -> set[str]:
    """What of the frozen program came from the system it was built on; written by cardtable.spec."""
    return set((BUILD / "cardtable" / "system-libraries.txt").read_text("utf-8").split())


def copy_program(program: Path, folder: Path, without: Iterable[str] = ()) -> None:
    """The frozen program, but without these libraries; with the rights that installed files have."""
    leave = {program / "_internal" / name for name in without}
    shutil.copytree(
        program, folder, symlinks=True,
        ignore=lambda where, names: [name for name in names if Path(where, name) in leave],
    )  # fmt: skip
    for path in folder.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == folder / "cardtable" else 0o644)
    for path in elves(folder):
        forget_builder(path)


def elves(folder: Path) -> Iterator[Path]:
    """The programs and libraries in a folder."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    yield path


def forget_builder(path: Path) -> None:
    """Take away where else a library would look for others: the folder of whoever built this Python."""
    told = subprocess.run(["readelf", "-d", path], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
    for found in re.findall(r"\((?:RUNPATH|RPATH)\).*\[(.*)\]", told.stdout):
        if any(not place.startswith("$ORIGIN") for place in found.split(":")):
            subprocess.run(["patchelf", "--remove-rpath", path], check=True)


# --- everything around it ----------------------------------------------------------------------------------------


def icons(root: Path) -> None:
    """The icon of the program in every size, and that of a match."""
    names = {size: BUILD / "icons" / f"cardtable-{size}.png" for size in ICONS}
    (BUILD / "icons").mkdir(parents=True, exist_ok=True)
    python = BUILD / "env" / "bin" / "python"
    draw = [str(python if python.exists() else sys.executable), str(ROOT / "packaging" / "icons.py")]
    subprocess.run([*draw, *map(str, names.values())], check=True, stdout=subprocess.DEVNULL)
    for size, path in names.items():
        put(root / HICOLOR / f"{size}x{size}" / "apps" / "cardtable.png", path.read_bytes())
    drawings = ROOT / "assets" / "icon"
    put(root / HICOLOR / "scalable" / "apps" / "cardtable.svg", (drawings / "icon.svg").read_bytes())
    put(root / HICOLOR / "scalable" / "mimetypes" / "application-x-cardtable.svg", record_icon())


def record_icon() -> str:
    """The icon of a match."""
    small = (ROOT / "assets" / "icon" / "icon_small.svg").read_text("utf-8")
    inner = re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", small, flags=re.S).strip()
    return RECORD.replace("@ICON@", inner)


def desktop(command: str) -> str:
    """The entry in the menu, which starts the program by this command."""
    return re.sub(r"^Exec=\S+", f"Exec={command}", (HERE / "cardtable.desktop").read_text("utf-8"), flags=re.M)


def install(program: Path, root: Path, command: str) -> None:
    """The whole tree in `root`, for packages that know the libraries of the system; the command is a link."""
    shutil.rmtree(root, ignore_errors=True)
    copy_program(program, root / LIBRARY, system_libraries())
    link = root / command.lstrip("/")
    link.parent.mkdir(parents=True)
    link.symlink_to(os.path.relpath(root / LIBRARY / "cardtable", link.parent))
    put(root / "usr/share/applications/cardtable.desktop", desktop(command))
    put(root / "usr/share/mime/packages/cardtable.xml", filled("cardtable-mime.xml"))
    put(root / METAINFO, filled("cardtable.metainfo.xml"))
    put(root / "usr/share/man/man6/cardtable.6.gz", squeezed(filled("cardtable.6")))
    icons(root)
    finish(root)


def finish(root: Path) -> None:
    """Rights and times as they will be installed."""
    for path in (root, *root.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)


def size_of(folder: Path) -> int:
    """In KiB, as `du` counts."""
    return sum((path.lstat().st_size + 1023) // 1024 for path in folder.rglob("*"))
