"""An archive that runs from any folder: unpack it and start `cardtable` in it."""

import lzma
import os
import platform
import shutil
import tarfile
from pathlib import Path

from linux import tree

README = """\
Cardtable {version}

Start it:        ./cardtable
Keep everything, settings and matches, beside it, say on a stick:
                 ./cardtable --profile ./my-cards
Put it into the menu of your desktop, with its icon:
                 ./menu.sh          (./menu.sh --remove takes it out again)

It needs a desktop (X11 or Wayland) that is not older than glibc {glibc}. Matches
are kept in ~/.local/share/cardtable, settings in ~/.config/cardtable. To
remove the program, take it out of the menu and delete this folder.

Licences: COPYRIGHT, and _internal/cardtable/assets.
"""


def missing() -> str:
    return tree.lacking("patchelf", "readelf")


def lay_out(program: Path, folder: Path) -> None:
    """The program with all its libraries, and what the menu wants to know."""
    shutil.rmtree(folder.parent, ignore_errors=True)
    tree.copy_program(program, folder)
    share = folder / "share"
    tree.put(share / "cardtable.desktop", tree.desktop("cardtable"))
    tree.put(share / "cardtable.xml", tree.filled("cardtable-mime.xml"))
    tree.put(share / "cardtable.svg", (tree.ROOT / "assets" / "icon" / "icon.svg").read_bytes())
    tree.put(share / "application-x-cardtable.svg", tree.record_icon())
    tree.put(folder / "COPYRIGHT", tree.filled("copyright"))
    tree.put(folder / "menu.sh", tree.filled("menu.sh"), 0o755)
    readme = README.format(version=tree.version(), glibc=platform.libc_ver()[1])
    tree.put(folder / "README.txt", readme)
    tree.finish(folder)


def package(program: Path, out: Path) -> Path:
    name = f"cardtable-{tree.version()}"
    folder = tree.BUILD / "run" / name
    lay_out(program, folder)

    def nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        return entry

    file = out / f"{name}-linux-{os.uname().machine}.tar.xz"
    with (
        lzma.open(file, "wb", preset=9 | lzma.PRESET_EXTREME) as squeezed,
        tarfile.open(fileobj=squeezed, mode="w") as tar,
    ):
        for path in (folder, *sorted(folder.rglob("*"))):
            tar.add(path, f"{name}/{path.relative_to(folder)}".rstrip("/."), recursive=False, filter=nobody)
    return file
