"""The package for Fedora, openSUSE and their relatives: by soname, whatever their packages are called."""

import subprocess
from pathlib import Path

from linux import tree

COMMAND = "/usr/bin/cardtable"
# The program is packed as it was built: nothing is compiled, stripped or byte-compiled again. What it carries is for
# itself alone, so it neither provides nor requires that.
SPEC = """\
%global debug_package %{{nil}}
%global _build_id_links none
%global __os_install_post %{{nil}}
%global _binary_payload w7.xzdio
%global source_date_epoch_from_changelog 0
%global use_source_date_epoch_as_buildtime 1
%global clamp_mtime_to_source_date_epoch 1
%global _buildhost reproducible
%global carried ^({carried})\\\\.so.*$
%global __provides_exclude_from ^/usr/lib/cardtable/.*$
%global __requires_exclude %{{carried}}

Name: cardtable
Version: {version}
Release: 1
Summary: Card table for people who love trick-taking games
License: MIT AND CC0-1.0 AND OFL-1.1 AND LGPL-3.0-only AND PSF-2.0 AND Unicode-3.0 AND BSD-3-Clause AND Apache-2.0
URL: {homepage}
Group: Amusements/Games

%description
Four trick-taking card games, offline, against computer players that count the
cards, or with several people at one screen: Tallyho, Piedicavallo Tarocchi,
French Tarot for two, and Thousand (Tysiacha). A first lesson and a guide teach
each of them. Every answer is on disk before it is shown.

This package carries the versions of Python and Qt that it was tested with.

%install
cp -a {root}/. %{{buildroot}}/

%files
%defattr(-, root, root, -)
%{{_bindir}}/cardtable
/usr/lib/cardtable
/usr/share/applications/cardtable.desktop
/usr/share/icons/hicolor/*/*/*
/usr/share/metainfo/*
/usr/share/mime/packages/cardtable.xml
/usr/share/man/man6/cardtable.6.gz
%doc /usr/share/doc/cardtable
%license /usr/share/licenses/cardtable
"""


def missing() -> str:
    return tree.lacking("rpmbuild", "patchelf", "readelf")


def package(program: Path, out: Path) -> Path:
    work = tree.BUILD / "rpm"
    root = work / "root"
    tree.install(program, root, COMMAND)
    tree.put(root / "usr/share/doc/cardtable/copyright", tree.filled("copyright"))
    tree.put(root / "usr/share/licenses/cardtable/LICENSE", (tree.ROOT / "LICENSE").read_bytes())
    tree.finish(root)
    names = {path.name.partition(".so")[0] for path in (root / tree.LIBRARY).rglob("*.so*")}
    carried = "|".join(sorted(name.replace("+", "\\\\+") for name in names if name.startswith("lib")))
    number = tree.version()
    tree.put(
        work / "cardtable.spec",
        SPEC.format(version=number, homepage=tree.HOMEPAGE, root=root, carried=carried),
    )
    build = ["rpmbuild", "-bb", "--define", f"_topdir {work / 'rpmbuild'}", "--define", f"_rpmdir {work / 'made'}"]
    done = subprocess.run([*build, str(work / "cardtable.spec")], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"cardtable: rpmbuild failed:\n{done.stderr[-3000:]}")
    (made,) = (work / "made").rglob(f"cardtable-{number}-1.*.rpm")
    return made.replace(out / made.name)
