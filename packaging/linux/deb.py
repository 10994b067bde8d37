"""The package for Debian and its relatives."""

import hashlib
import re
import shutil
import subprocess
from pathlib import Path

from linux import tree

COMMAND = "/usr/games/cardtable"
# Libraries that have another name since their 64-bit time: either will do.
RENAMED = {"libglib2.0-0": "libglib2.0-0t64"}
CONTROL = """\
Package: cardtable
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: Cardtable contributors <contributors@cardtable.example>
Installed-Size: {size}
Depends: {depends}
Homepage: {homepage}
Description: card table for people who love trick-taking games
 Four trick-taking card games, offline, against computer players that count
 the cards, or with several people at one screen: Tallyho, Piedicavallo
 Tarocchi, French Tarot for two, and Thousand (Tysiacha). A first lesson and a
 guide teach each of them. Every answer is on disk before it is shown.
 .
 The table speaks English, Italian, Norwegian (Bokmål) and Korean, and can be
 played with the mouse alone, the keyboard alone, or a screen reader.
 .
 This package carries the versions of Python and Qt that it was tested with.
"""
# Why the package is not as Debian itself would make it.
OVERRIDES = """\
# PySide's wheels come without debugging symbols, but not stripped as Debian does;
# stripping them again would break the layout that patchelf gave them.
cardtable: unstripped-binary-or-object [usr/lib/cardtable/_internal/*]
# The starter is PyInstaller's, the rest comes from wheels and from this Python's
# builder: compiled elsewhere, with the flags of those who made them.
cardtable: hardening-no-pie [usr/lib/cardtable/cardtable]
cardtable: hardening-no-bindnow [usr/lib/cardtable/*]
cardtable: hardening-no-fortify-functions [usr/lib/cardtable/*]
# Modules of Python that call nothing of the C library, and ICU's data.
cardtable: shared-library-lacks-prerequisites [usr/lib/cardtable/_internal/*]
cardtable: library-not-linked-against-libc [usr/lib/cardtable/_internal/*]
# The program shows its own fonts, in a fixed version, on every system.
cardtable: font-in-non-font-package [usr/lib/cardtable/_internal/*]
cardtable: font-outside-font-dir [usr/lib/cardtable/_internal/*]
# Licences of fonts and pictures stay with them, and the guide is read by the program.
cardtable: extra-license-file [usr/lib/cardtable/_internal/*]
cardtable: package-contains-documentation-outside-usr-share-doc [usr/lib/cardtable/_internal/*]
"""


def missing() -> str:
    return tree.lacking("dpkg-deb", "dpkg-shlibdeps", "patchelf", "readelf")


def architecture() -> str:
    told = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True)
    return told.stdout.strip()


def depends(root: Path) -> str:
    """The packages of the system's libraries that the program uses, in the least versions that have what it needs."""
    work = root.parent / "shlibdeps"
    shutil.rmtree(work, ignore_errors=True)
    tree.put(work / "debian" / "control", "Source: cardtable\n\nPackage: cardtable\nArchitecture: any\n")
    carried = [path for path in tree.elves(root / tree.LIBRARY / "_internal") if ".so." in path.name]
    own = work / "shlibs"  # what it carries needs no package
    tree.put(own, "".join(f"{path.name.replace('.so.', ' ')}\n" for path in carried))
    (root / "DEBIAN").mkdir(exist_ok=True)  # tells that what is in here is of this package
    folders = sorted({path.parent for path in carried})
    command = ["dpkg-shlibdeps", "-O", "--warnings=0", f"-L{own}", *(f"-l{folder}" for folder in folders)]
    command += [f"-e{path}" for path in tree.elves(root / tree.LIBRARY)]
    told = subprocess.run(command, cwd=work, capture_output=True, text=True)
    found = re.search(r"^shlibs:Depends=(.*)$", told.stdout, re.M)
    if told.returncode or not found:
        raise SystemExit(f"cardtable: dpkg-shlibdeps failed: {told.stderr.strip()}")
    return ", ".join(either(one.strip()) for one in found[1].split(","))


def either(needed: str) -> str:
    """A dependency by both names of a library that was renamed."""
    name, _, least = needed.partition(" ")
    for old, new in RENAMED.items():
        if name in (old, new):
            return f"{old} {least}".strip() + f" | {new} {least}".rstrip()
    return needed


def package(program: Path, out: Path) -> Path:
    root = tree.BUILD / "deb" / "root"
    tree.install(program, root, COMMAND)
    doc = root / "usr/share/doc/cardtable"
    tree.put(doc / "copyright", tree.filled("copyright"))
    tree.put(doc / "changelog.gz", tree.squeezed(tree.filled("changelog")))
    tree.put(root / "usr/share/lintian/overrides/cardtable", OVERRIDES)
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
        for path in sorted((root / "usr").rglob("*"))
        if path.is_file() and not path.is_symlink()
    ]
    number, built_for = tree.version(), architecture()
    control = CONTROL.format(
        version=number, architecture=built_for, size=tree.size_of(root), depends=depends(root), homepage=tree.HOMEPAGE
    )
    tree.put(root / "DEBIAN" / "control", control)
    tree.put(root / "DEBIAN" / "md5sums", "".join(sums))
    tree.finish(root)
    file = out / f"cardtable_{number}_{built_for}.deb"
    build = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(file)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    return file
