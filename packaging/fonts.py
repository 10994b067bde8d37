"""Make the fonts in assets/fonts/ from packages of the npm registry.

The fonts are in the repository; this script is how they got there. To run it again:

    python3 -m venv fonts-venv
    fonts-venv/bin/pip install fonttools brotli
    fonts-venv/bin/python packaging/fonts.py

It needs `npm` (only `npm pack`: nothing is installed or executed). The same package versions give the
same bytes.

Source Sans 3
    The maker's own files, untouched: the name "Source" is reserved, so a changed font would have to be
    called something else. Its figures are tabular unless the feature `pnum` is asked for.
Fraunces
    Comes as web fonts split by alphabet. Latin and Latin Extended are put together again.
Noto Sans KR
    All 11,172 Hangul syllables are kept, for a player's name may have any of them, with jamo and punctuation;
    what else is in it (Chinese characters, vertical writing) goes.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

TARGET = Path(__file__).resolve().parent.parent / "assets" / "fonts"

SOURCE_SANS = "source-sans@3.52.0"
FRAUNCES = "@fontsource/fraunces@5.3.0"
NOTO_SANS_KR = "@fontsource/noto-sans-kr@5.3.0"

WEIGHTS = {400: "Regular", 600: "SemiBold", 700: "Bold"}


def npm_package(name: str, where: Path) -> Path:
    """Download a package and unpack it; its folder."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("fonts.py: npm is needed to download the packages")
    packed = subprocess.run(
        [npm, "pack", "--silent", "--json", name], cwd=where, check=True, capture_output=True, text=True
    )
    archive = where / str(json.loads(packed.stdout)[0]["filename"])
    folder = where / archive.stem
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return folder / "package"


def hangul() -> set[int]:
    """Code points of Korean text: syllables, jamo, punctuation, full width forms, ASCII."""
    others = (range(0x20, 0x7F), range(0xA0, 0x100), range(0x2010, 0x2040), range(0x3000, 0x3020))
    jamo = (range(0x3131, 0x3164), range(0xFF01, 0xFF5F))
    return set(range(0xAC00, 0xD7A4)).union(*others, *jamo)


def named(font: TTFont, family: str, weight: int) -> TTFont:
    """Give a font its family, style and weight in every place where programs look for them."""
    style = WEIGHTS[weight]
    bold = weight == 700
    plain = weight in (400, 700)  # the only two that the old name records can tell apart
    names = font["name"]
    for record in list(names.names):
        if record.nameID in (1, 2, 3, 4, 6, 16, 17, 21, 22, 25):
            names.removeNames(nameID=record.nameID)
    postscript = f"{family.replace(' ', '')}-{style}"
    texts = {
        1: family if plain else f"{family} {style}",
        2: style if plain else "Regular",
        3: f"{postscript};Cardtable",
        4: f"{family} {style}",
        6: postscript,
    }
    if not plain:
        texts |= {16: family, 17: style}
    for number, text in texts.items():
        names.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0b1100001 | (0x20 if bold else 0x40)
    font["head"].macStyle = 1 if bold else 0
    if "STAT" in font:  # speaks of the variable font that this was cut from
        del font["STAT"]
    return font


def save(font: TTFont, name: str) -> None:
    font.flavor = None
    font.recalcTimestamp = False
    font["head"].modified = font["head"].created
    font.save(TARGET / name)


def licence(package: Path, font: Path, name: str) -> None:
    """The licence text of the package under the copyright line of the font itself."""
    text = next(package.glob("LICENSE*")).read_text(encoding="utf-8")
    start = text.index("This Font Software is licensed")
    copyright_line = TTFont(font)["name"].getDebugName(0)
    lines = [line.rstrip() for line in f"{copyright_line}\n\n{text[start:]}".splitlines()]
    (TARGET / name).write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8", newline="\n")


def source_sans(package: Path) -> None:
    for style in ("Regular", "Semibold", "Bold"):
        shutil.copyfile(package / "TTF" / f"SourceSans3-{style}.ttf", TARGET / f"SourceSans3-{style}.ttf")
    licence(package, TARGET / "SourceSans3-Regular.ttf", "OFL-SourceSans3.txt")


def fraunces(package: Path) -> None:
    for weight in (600, 700):
        parts = []
        for alphabet in ("latin", "latin-ext"):
            font = TTFont(package / "files" / f"fraunces-{alphabet}-{weight}-normal.woff2")
            font.flavor = None
            part = package / f"{alphabet}-{weight}.ttf"
            font.save(part)
            parts.append(str(part))
        merged = Merger().merge(parts)
        merged["head"].created = TTFont(parts[0])["head"].created
        save(named(merged, "Fraunces", weight), f"Fraunces-{WEIGHTS[weight]}.ttf")
    licence(package, TARGET / "Fraunces-SemiBold.ttf", "OFL-Fraunces.txt")


def noto_sans_kr(package: Path) -> None:
    options = Options()
    options.layout_features = ["ccmp", "kern", "liga", "locl"]
    options.drop_tables += ["vhea", "vmtx", "BASE"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    for weight in (400, 700):
        font = TTFont(package / "files" / f"noto-sans-kr-korean-{weight}-normal.woff2")
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=hangul())
        subsetter.subset(font)
        save(named(font, "Noto Sans KR", weight), f"NotoSansKR-{WEIGHTS[weight]}.ttf")
    licence(package, TARGET / "NotoSansKR-Regular.ttf", "OFL-NotoSansKR.txt")


def main() -> int:
    os.umask(0o022)
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        for name, make in ((SOURCE_SANS, source_sans), (FRAUNCES, fraunces), (NOTO_SANS_KR, noto_sans_kr)):
            print(f"fonts: {name}", flush=True)
            make(npm_package(name, Path(folder)))
    for file in sorted(TARGET.iterdir()):
        print(f"{file.stat().st_size:>9,}  {file.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
