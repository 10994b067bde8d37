"""What can be said of the packages without building one: what goes into them, and what is told before a build."""

import importlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardtable import __version__
from cardtable.text import LANGUAGES, Words

ROOT = Path(__file__).parent.parent
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
SETUPTOOLS = PROJECT["tool"]["setuptools"]
LEFT_OUT = {".py", ".pyc", ".pxd", ".c", ".so", ".pyd", ".ts"}  # code, and what only its makers need


@pytest.fixture(scope="module", autouse=True)
def scripts() -> Iterator[None]:
    """The scripts of packaging/ import one another as they do when they run."""
    sys.path.insert(0, str(PACKAGING))
    yield
    sys.path.remove(str(PACKAGING))


def part(name: str) -> ModuleType:
    return importlib.import_module(name)


def build(*words: str, path: str | None = None) -> "subprocess.CompletedProcess[str]":
    env = os.environ | ({"PATH": path} if path is not None else {})
    command = [sys.executable, str(PACKAGING / "build.py"), *words]
    return subprocess.run(command, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)


def checked_by(tool: str, *words: str | Path) -> None:
    """Have a tool check a file, where it is installed."""
    if shutil.which(tool):
        done = subprocess.run([tool, *map(str, words)], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


# --- what the package has -------------------------------------------------------------------------------


def test_every_folder_of_code_is_packed() -> None:
    folders = {path.parent.relative_to(ROOT) for path in (ROOT / "cardtable").rglob("__init__.py")}
    packages = {".".join(folder.parts) for folder in folders} | {"cardtable.assets"}
    assert set(SETUPTOOLS["packages"]) == packages


@pytest.mark.parametrize("package", ["cardtable.assets", "cardtable.text", "cardtable.cpu"])
def test_every_file_beside_the_code_is_packed(package: str) -> None:
    folder = ROOT / SETUPTOOLS["package-dir"].get(package, package.replace(".", "/"))
    packed = {path for pattern in SETUPTOOLS["package-data"][package] for path in folder.glob(pattern)}
    there = {path for path in folder.rglob("*") if path.is_file() and path.suffix not in LEFT_OUT}
    assert there - packed == set()
    assert packed


def test_no_other_folder_has_files_beside_the_code() -> None:
    known = [ROOT / "cardtable" / name for name in ("text", "cpu")]
    for path in (ROOT / "cardtable").rglob("*"):
        if path.is_file() and path.suffix not in LEFT_OUT:
            assert any(path.is_relative_to(folder) for folder in known), path


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert part("build").version() == part("linux.tree").version() == __version__
    for path in PACKAGING.rglob("*"):
        if path.is_file() and path.suffix in (".py", ".spec", ".xml", ".desktop", ".nsi", ".plist", ".sh", ""):
            for line in path.read_text("utf-8", "replace").splitlines():
                assert f'"{__version__}"' not in line and f"={__version__}" not in line, f"{path.name}: {line}"


def test_the_specification_is_python_and_leaves_no_compiled_part_out() -> None:
    text = (PACKAGING / "cardtable.spec").read_text("utf-8")
    compile(text, "cardtable.spec", "exec")
    found = re.search(r"^COMPILED = \((.*)\)$", text, re.M)
    assert found
    names = {module["name"].rpartition(".")[2] for module in SETUPTOOLS["ext-modules"]}
    assert set(re.findall(r'"(\w+)"', found[1])) == names


def test_qt_has_the_languages_that_the_program_speaks() -> None:
    text = (PACKAGING / "cardtable.spec").read_text("utf-8")
    found = re.search(r'^QT_LANGUAGES = r"(.*)"', text, re.M)
    locales = re.search(r'^LOCALES = r"(.*)"', text, re.M)
    assert found and locales
    for language in LANGUAGES:
        ours = (ROOT / "assets" / "qt" / f"qtbase_{language}.qm").exists()
        assert ours or language == "en" or re.search(found[1], f"qtbase_{language}.qm"), language
        assert re.fullmatch(locales[1], language)
    assert re.fullmatch(locales[1], "root") and not re.fullmatch(locales[1], "de")


# --- icons ----------------------------------------------------------------------------------------------


def drawn(renderer: QSvgRenderer, size: int) -> QImage:
    assert renderer.isValid()
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)})


def test_the_icon_is_drawn_in_every_size(qapp: object) -> None:
    tree, icons = part("linux.tree"), part("icons")
    for size in tree.ICONS:
        image = QImage.fromData(QByteArray(icons.png(size)))
        assert (image.width(), image.height()) == (size, size)
        assert colours(image) > 5
        assert image.pixelColor(0, 0).alpha() < 255  # its corners are round


def test_a_match_has_an_icon_of_its_own(qapp: object) -> None:
    image = drawn(QSvgRenderer(QByteArray(part("linux.tree").record_icon().encode())), 64)
    assert colours(image) > 10
    assert image.pixelColor(2, 2).alpha() == 0  # beside the sheet
    assert image.pixelColor(20, 12).lightness() > 200  # paper


# --- what the desktop is told -----------------------------------------------------------------------------


def entry(text: str) -> Any:
    parser = ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(text)
    return parser["Desktop Entry"]


def test_the_entry_in_the_menu_says_what_the_program_says(tmp_path: Path) -> None:
    tree = part("linux.tree")
    text = tree.desktop("/usr/games/cardtable")
    found = entry(text)
    assert found["Exec"] == "/usr/games/cardtable %f"
    for language in LANGUAGES:
        name = "Comment" if language == "en" else f"Comment[{language}]"
        assert found[name] == Words(language)("app-tagline")
        assert language == "en" or (f"GenericName[{language}]" in found and f"Keywords[{language}]" in found)
    file = tmp_path / "cardtable.desktop"
    file.write_text(text, "utf-8")
    checked_by("desktop-file-validate", file)


def test_the_kind_of_file_is_known_by_its_ending_and_its_beginning(tmp_path: Path) -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kind = ET.parse(LINUX / "cardtable-mime.xml").getroot().find(f"{space}mime-type")
    assert kind is not None
    assert kind.get("type") == entry(part("linux.tree").desktop("x"))["MimeType"].rstrip(";")
    match, glob = kind.find(f"{space}magic/{space}match"), kind.find(f"{space}glob")
    assert match is not None and glob is not None
    record = next((ROOT / "tests" / "golden").glob("*.cardtable"))
    assert record.read_text("utf-8").startswith(match.get("value", "?"))
    assert record.match(glob.get("pattern", "?"))
    languages = {c.get("{http://www.w3.org/XML/1998/namespace}lang", "en") for c in kind.findall(f"{space}comment")}
    assert languages == set(LANGUAGES)
    if shutil.which("update-mime-database"):
        (tmp_path / "packages").mkdir()
        shutil.copy(LINUX / "cardtable-mime.xml", tmp_path / "packages" / "cardtable.xml")
        checked_by("update-mime-database", tmp_path)
        assert (tmp_path / "application" / "x-cardtable.xml").exists()


def test_the_metainfo_is_valid_and_says_what_the_program_says(tmp_path: Path) -> None:
    tree = part("linux.tree")
    text = tree.filled("cardtable.metainfo.xml")
    root = ET.fromstring(text)
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    said = {summary.get(lang, "en"): summary.text for summary in root.findall("summary")}
    assert said == {language: Words(language)("app-tagline") for language in LANGUAGES}
    told = [line.get(lang, "en") for line in root.findall("description//*") if line.tag in ("p", "li")]
    assert len({told.count(language) for language in LANGUAGES}) == 1
    release = root.find("releases/release")
    assert release is not None and release.get("version") == __version__
    pictures = {Path(image.text or "").name for image in root.findall("screenshots/screenshot/image")}
    assert pictures == {path.name for path in (PACKAGING / "screenshots").glob("*.png")}
    assert "@" not in re.sub(r"[\w.]+@[\w.]+", "", text)
    file = tmp_path / Path(tree.METAINFO).name
    file.write_text(text, "utf-8")
    checked_by("appstreamcli", "validate", "--no-net", file)


def test_the_changelog_begins_with_this_version(tmp_path: Path) -> None:
    text = part("linux.tree").filled("changelog")
    assert text.startswith(f"cardtable ({__version__}) ")
    assert re.search(r"^ -- .+ <.+@.+>  \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000$", text, re.M)
    file = tmp_path / "changelog"
    file.write_text(text, "utf-8")
    checked_by("dpkg-parsechangelog", "--all", "-l", file)


def test_the_copyright_names_every_kind_of_licence_that_it_uses() -> None:
    text = (LINUX / "copyright").read_text("utf-8")
    used = {one for line in re.findall(r"^License: (.+)$", text.partition("\nLicense: Expat\n ")[0], re.M)
            for one in line.split(" and ")}  # fmt: skip
    given = set(re.findall(r"^License: (.+)\n ", text, re.M))
    assert used == given


# --- the packages for Linux -------------------------------------------------------------------------------


def test_a_library_that_was_renamed_goes_by_both_names() -> None:
    either = part("linux.deb").either
    assert either("libc6 (>= 2.35)") == "libc6 (>= 2.35)"
    both = "libglib2.0-0 (>= 2.26) | libglib2.0-0t64 (>= 2.26)"
    assert either("libglib2.0-0 (>= 2.26)") == either("libglib2.0-0t64 (>= 2.26)") == both
    assert either("libglib2.0-0") == "libglib2.0-0 | libglib2.0-0t64"


def test_every_override_of_lintian_says_why() -> None:
    lines = part("linux.deb").OVERRIDES.splitlines()
    assert lines[0].startswith("# ")
    assert all(line.startswith(("# ", "cardtable: ")) for line in lines)


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script for Linux")
@pytest.mark.parametrize("name", ["plain", "with space", 'it\'s 100 % "odd" $HOME `x` & | é'])
def test_the_archive_goes_into_the_menu_and_out_again(tmp_path: Path, name: str) -> None:
    tree, run = part("linux.tree"), part("linux.run")
    program = tmp_path / "frozen"
    (program / "_internal").mkdir(parents=True)
    (program / "cardtable").write_text("#!/bin/sh\n")
    folder, home = tmp_path / name / "cardtable", tmp_path / "home"
    run.lay_out(program, folder)
    home.mkdir()
    env = {"HOME": str(home), "PATH": os.environ["PATH"]}
    subprocess.run([folder / "menu.sh"], env=env, check=True, capture_output=True)
    menu = home / ".local/share/applications/cardtable.desktop"
    checked_by("desktop-file-validate", menu)
    line = re.sub(r"\\\\", r"\\", entry(menu.read_text("utf-8"))["Exec"])  # as any text of an entry
    quoted = re.fullmatch(r'"(.*)" %f', line)
    assert quoted
    assert re.sub(r"\\(.)", r"\1", quoted[1]).replace("%%", "%") == str(folder / "cardtable")
    assert (home / ".local/share/mime/packages/cardtable.xml").exists()
    subprocess.run([folder / "menu.sh", "--remove"], env=env, check=True, capture_output=True)
    assert not menu.exists()
    assert [path for path in home.rglob("*cardtable*") if path.is_file()] == []
    assert tree.version() in (folder / "README.txt").read_text("utf-8")


# --- what build.py says -----------------------------------------------------------------------------------


def test_a_word_that_is_no_package_is_answered_with_those_there_are() -> None:
    done = build("flatpak")
    assert done.returncode == 2
    assert "deb, rpm, run, appimage, windows, macos" in done.stderr
    assert done.stdout == ""


@pytest.mark.skipif(sys.platform != "linux", reason="named for Linux")
def test_a_package_of_another_system_is_refused() -> None:
    for word, system in (("windows", "Windows"), ("macos", "macOS")):
        done = build("deb", word)
        assert done.returncode == 2
        assert f"{word} is built on {system}, this is Linux" in done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="tools of Linux")
def test_missing_tools_are_named_before_anything_is_built(tmp_path: Path) -> None:
    for word, package in (("deb", "dpkg-dev"), ("rpm", "rpm"), ("run", "patchelf"), ("appimage", "runtime")):
        done = build(word, path=str(tmp_path))
        assert done.returncode == 1, done.stderr
        assert done.stderr.startswith(f"cardtable: {word}: ") and package in done.stderr
        assert done.stderr.count("\n") == 1


def test_help_names_every_word() -> None:
    done = build("--help")
    assert done.returncode == 0
    for word in part("build").WORDS:
        assert f"    {word}" in done.stdout


def test_every_packer_has_what_build_asks_of_it() -> None:
    for word in part("build").WORDS:
        packer = part("build").packer(word)
        assert callable(packer.package)
        assert callable(getattr(packer, "missing", str))


def test_the_time_in_packages_is_that_of_the_last_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    build_py = part("build")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567890")
    assert build_py.epoch() == 1234567890
    assert part("linux.tree").filled("cardtable.metainfo.xml").count('date="2009-02-13"') == 1
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert build_py.epoch() > 1_700_000_000


def test_an_appimage_begins_with_its_runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    appimage = part("linux.appimage")
    monkeypatch.setenv(appimage.RUNTIME, str(tmp_path / "none"))
    assert "no file" in appimage.missing()
    if not shutil.which("mksquashfs"):
        return
    runtime, folder = tmp_path / "runtime", tmp_path / "AppDir"
    runtime.write_bytes(b"\x7fELF runtime")
    folder.mkdir()
    (folder / "AppRun").write_text("#!/bin/sh\n")
    monkeypatch.setattr(appimage.tree, "BUILD", tmp_path / "build")
    (tmp_path / "build" / "appimage").mkdir(parents=True)
    appimage.pack(folder, runtime, tmp_path / "made")
    made = (tmp_path / "made").read_bytes()
    assert made.startswith(b"\x7fELF runtimehsqs")
    assert os.access(tmp_path / "made", os.X_OK)
