"""One file that runs anywhere, an AppImage.

Its first part is a small program, the runtime, which no registry of packages has: appimagetool brings one, or the
variable APPIMAGE_RUNTIME names the file of one (from https://github.com/AppImage/type2-runtime/releases).
"""

import os
import shutil
import subprocess
from pathlib import Path

from linux import run, tree

RUNTIME, TOOL = "APPIMAGE_RUNTIME", "appimagetool"


def missing() -> str:
    given = os.environ.get(RUNTIME, "")
    if given and not Path(given).is_file():
        return f"{RUNTIME} names {given}, which is no file"
    if not given and not shutil.which(TOOL):
        return (
            f"an AppImage begins with a runtime that is not here: put {TOOL} on the PATH, or name the file of a "
            f"runtime by the variable {RUNTIME} (type2-runtime on GitHub). The archive (run) needs neither"
        )
    return tree.lacking("patchelf", "readelf", *(["mksquashfs"] if given else []))


def lay_out(program: Path) -> Path:
    """The folder that becomes the file system of the AppImage."""
    folder = tree.BUILD / "appimage" / "Cardtable.AppDir"
    run.lay_out(program, folder)
    for name in ("menu.sh", "README.txt"):
        (folder / name).unlink()
    (folder / "AppRun").symlink_to("cardtable")
    tree.put(folder / "cardtable.desktop", tree.desktop("cardtable"))
    tree.put(folder / "cardtable.svg", (tree.ROOT / "assets" / "icon" / "icon.svg").read_bytes())
    (folder / ".DirIcon").symlink_to("cardtable.svg")
    tree.put(folder / "usr/share/metainfo" / Path(tree.METAINFO).name, tree.filled("cardtable.metainfo.xml"))
    tree.finish(folder)
    return folder


def package(program: Path, out: Path) -> Path:
    folder = lay_out(program)
    machine = os.uname().machine
    file = out / f"Cardtable-{tree.version()}-{machine}.AppImage"
    runtime = os.environ.get(RUNTIME)
    if runtime:
        pack(folder, Path(runtime), file)
    else:
        command = [TOOL, "--no-appstream", str(folder), str(file)]
        subprocess.run(command, check=True, env=os.environ | {"ARCH": machine}, stdout=subprocess.DEVNULL)
    return file


def pack(folder: Path, runtime: Path, file: Path) -> None:
    """The runtime, and the file system after it."""
    image = tree.BUILD / "appimage" / "image.squashfs"
    image.unlink(missing_ok=True)
    squash = ["mksquashfs", str(folder), str(image), "-root-owned", "-noappend", "-comp", "zstd", "-quiet"]
    subprocess.run([*squash, "-no-progress"], check=True, stdout=subprocess.DEVNULL)
    file.write_bytes(runtime.read_bytes() + image.read_bytes())
    file.chmod(0o755)
