"""What can be told of the packages for Windows and macOS, and of the workflows, without building anything."""

import ast
import importlib
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from platformdirs.windows import Windows

from cardtable import __version__
from cardtable.settings import BY_NAME

ROOT = Path(__file__).parent.parent
PACKAGING = ROOT / "packaging"
WINDOWS, MACOS = PACKAGING / "windows", PACKAGING / "macos"
SPEC = (PACKAGING / "cardtable.spec").read_text("utf-8")
NSI = (WINDOWS / "cardtable.nsi").read_text("utf-8")
WORDS = (WINDOWS / "words.nsh").read_text("utf-8")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
LANGUAGES = {"en": "ENGLISH", "it": "ITALIAN", "nb": "NORWEGIAN", "ko": "KOREAN"}
every_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)


def defined(name: str) -> str:
    """What the installer's script defines a word to be."""
    found = re.search(rf'^!define {name} "(.*)"$', NSI, re.MULTILINE)
    assert found is not None, name
    return found[1]


def part(name: str) -> ModuleType:
    """A module of packaging/, which is a folder of scripts and no package."""
    sys.path.insert(0, str(PACKAGING))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(PACKAGING))


@pytest.fixture
def installer() -> ModuleType:
    return part("windows.installer")


@pytest.fixture
def image() -> ModuleType:
    return part("macos.image")


@pytest.fixture
def information() -> dict[str, Any]:
    found: dict[str, Any] = part("macos.bundle").information(__version__)
    return found


# --- Windows -------------------------------------------------------------------------------------------------------


def test_the_installer_has_the_version_of_the_program(installer: ModuleType, tmp_path: Path) -> None:
    assert installer.version() == __version__
    text = installer.version_file(tmp_path / "version.txt", "1.2.3").read_text("utf-8")
    ast.parse(text)
    assert "filevers=(1, 2, 3, 0)" in text and "prodvers=(1, 2, 3, 0)" in text
    assert text.count('"1.2.3"') == 2


def test_the_uninstaller_deletes_what_was_installed_and_nothing_else(installer: ModuleType, tmp_path: Path) -> None:
    for name in ("cardtable.exe", "_internal/a/b/deep.txt", "_internal/with spaces.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    lines = installer.deletions(tmp_path).splitlines()
    assert {line for line in lines if line.startswith("Delete ")} == {
        r'Delete "$INSTDIR\cardtable.exe"',
        r'Delete "$INSTDIR\_internal\a\b\deep.txt"',
        r'Delete "$INSTDIR\_internal\with spaces.txt"',
    }
    assert lines[3:] == [
        r'RMDir "$INSTDIR\_internal\a\b"',
        r'RMDir "$INSTDIR\_internal\a"',
        r'RMDir "$INSTDIR\_internal"',
    ]
    assert not re.search(r"RMDir /r.*INSTDIR", NSI)


def test_no_file_is_installed_that_nsis_would_read_otherwise(installer: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "$HOME").touch()
    with pytest.raises(installer.NoInstaller, match="HOME"):
        installer.deletions(tmp_path)


def test_the_installer_needs_the_program(installer: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(installer.NoInstaller, match=r"cardtable\.exe"):
        installer.package(tmp_path, tmp_path)


def test_the_installer_speaks_every_language_of_the_program() -> None:
    field: Any = BY_NAME["language"].field
    assert set(LANGUAGES) == set(field.options) - {"system"}
    said: dict[str, set[str]] = {}
    for name, language, text in re.findall(r'^LangString (\w+) \$\{LANG_(\w+)\} "(.+)"$', WORDS, re.MULTILINE):
        assert text.strip()
        said.setdefault(name, set()).add(language)
    assert WORDS.count("LangString") == len(LANGUAGES) * len(said)
    assert all(languages == set(LANGUAGES.values()) for languages in said.values())
    assert set(re.findall(r"\$\((\w+)\)", NSI)) == set(said)
    for language in LANGUAGES.values():
        assert f'!insertmacro MUI_LANGUAGE "{language.capitalize()}"' in NSI
        assert f"!insertmacro version_strings ${{LANG_{language}}}" in NSI


def test_the_uninstaller_knows_where_matches_and_settings_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows all three folders of the program are one, and it is not the one of the program."""
    monkeypatch.setenv("LOCALAPPDATA", "$LOCALAPPDATA")
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda name: "$LOCALAPPDATA")
    dirs = Windows("cardtable", appauthor="Cardtable")
    places = {place.replace("/", "\\") for place in (dirs.user_config_dir, dirs.user_data_dir, dirs.user_state_dir)}
    assert places == {defined("SAVES")}
    assert defined("SAVES").startswith(defined("SAVES_PARENT") + "\\")
    found = re.search(r'^InstallDir "(.+)"$', NSI, re.MULTILINE)
    assert found is not None
    assert not found[1].startswith(defined("SAVES_PARENT") + "\\")


def test_the_installer_asks_for_no_administrator() -> None:
    assert "RequestExecutionLevel user" in NSI
    assert not re.search(r"\bHKLM\b|SetShellVarContext all|\$PROGRAMFILES", NSI)


@pytest.mark.parametrize("target", ["x86-unicode", "amd64-unicode"])
def test_what_nsis_says_of_the_script(
    installer: ModuleType, target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if installer.missing():
        pytest.skip(installer.missing())
    pytest.importorskip("PIL", reason="Pillow draws the icon; packaging/build.py installs it")
    payload = tmp_path / "cardtable"
    payload.mkdir()
    (payload / "cardtable.exe").write_bytes(b"MZ")
    if target == "amd64-unicode" and sys.platform == "win32":
        pytest.skip("NSIS's own releases make 32-bit installers only")
    monkeypatch.setattr(installer, "TARGET", target)
    monkeypatch.setattr(installer, "BUILD", tmp_path / "build")
    monkeypatch.setattr(installer, "ICON", part("icons").ico(tmp_path / "icon.ico"))
    monkeypatch.setattr(installer, "SIDE", part("icons").side(tmp_path / "side.bmp"))
    made = installer.package(payload, tmp_path / "out")
    assert made.name == f"Cardtable-{__version__}-windows-x64-setup.exe"
    assert made.read_bytes()[:2] == b"MZ"


# --- icons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["ico", "icns"])
def test_the_icon_has_every_size(kind: str, tmp_path: Path) -> None:
    pillow = pytest.importorskip("PIL.Image", reason="Pillow draws the icon; packaging/build.py installs it")
    icons = part("icons")
    with pillow.open(getattr(icons, kind)(tmp_path / f"icon.{kind}")) as icon:
        found = {entry[0] * (entry[2] if kind == "icns" else 1) for entry in icon.info["sizes"]}
        assert found == set(icons.ICO_SIZES if kind == "ico" else (32, 64, 128, 256, 512, 1024))
        icon.load()
        assert icon.convert("RGBA").getchannel("A").getextrema() == (0, 255)


# --- macOS ---------------------------------------------------------------------------------------------------------


def test_the_bundle_says_what_it_is(information: dict[str, Any]) -> None:
    again = plistlib.loads(plistlib.dumps(information))
    assert again == information
    assert information["CFBundleShortVersionString"] == information["CFBundleVersion"] == __version__
    assert information["CFBundleIdentifier"] in SPEC
    assert set(information["CFBundleLocalizations"]) == set(LANGUAGES)
    assert information["NSHighResolutionCapable"] is True
    assert re.fullmatch(r"\d+\.\d+", information["LSMinimumSystemVersion"])


def test_the_bundle_opens_records(information: dict[str, Any]) -> None:
    (document,), (kind,) = information["CFBundleDocumentTypes"], information["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == ["cardtable"] == [defined("ENDING").removeprefix(".")]
    assert tags["public.mime-type"] == ["application/x-cardtable"] == [defined("MIME")]


def test_the_rights_of_the_bundle(image: ModuleType) -> None:
    text = image.ENTITLEMENTS.read_text("utf-8")
    assert plistlib.loads(text.encode()) == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
    assert "<!--" not in text  # codesign takes comments, the system that reads them does not


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """A bundle as PyInstaller makes it, in small."""
    app = tmp_path / "dist" / "Cardtable.app"
    code = bytes.fromhex("cffaedfe") + b"code"
    files = {
        "Contents/MacOS/cardtable": code,
        "Contents/Frameworks/libpython3.13.dylib": code,
        "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": bytes.fromhex("cafebabe") + b"code",
        "Contents/Resources/cardtable/assets/palette.json": b"{}",
        "Contents/Info.plist": plistlib.dumps({"CFBundleShortVersionString": __version__}),
    }
    for name, content in files.items():
        (app / name).parent.mkdir(parents=True, exist_ok=True)
        (app / name).write_bytes(content)
    return app


@pytest.fixture
def done(image: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, ...]]]:
    """The commands that would have been run."""
    commands: list[tuple[str, ...]] = []
    monkeypatch.setattr(image, "do", lambda *words: commands.append(words))
    yield commands


def test_a_bundle_is_signed_from_the_inside_out(image: ModuleType, app: Path, done: list[tuple[str, ...]]) -> None:
    assert image.sign(app, {"MACOS_IDENTITY": "Developer ID Application: Somebody (X)"})
    signed = [Path(words[-1]).relative_to(app.parent).as_posix() for words in done if "--sign" in words]
    inner = "Cardtable.app/Contents/Frameworks/PySide6/Qt/lib/QtCore.framework"
    assert signed[0] == f"{inner}/Versions/A/QtCore"
    assert signed.index(inner) > signed.index("Cardtable.app/Contents/MacOS/cardtable") > 0
    assert signed[-1] == "Cardtable.app"
    assert len(signed) == 5 == len(set(signed))
    assert all("runtime" in words and "--timestamp" in words for words in done if "--sign" in words)
    assert [Path(words[-1]).name for words in done if "--entitlements" in words] == ["cardtable", "Cardtable.app"]
    assert done[-1][:2] == ("codesign", "--verify")


def test_without_secrets_a_bundle_is_signed_ad_hoc_and_that_is_said(
    image: ModuleType, app: Path, done: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    made = image.package(app.with_name("cardtable"), app.parent, {})
    assert made.name.startswith(f"Cardtable-{__version__}-macos-") and made.suffix == ".dmg"
    assert {words[words.index("--sign") + 1] for words in done if "--sign" in words} == {"-"}
    assert not any("runtime" in words or "notarytool" in words for words in done)
    told = capsys.readouterr().err
    assert "not signed by a developer" in told and "not notarised" in told


def test_with_secrets_the_image_is_signed_notarised_and_stapled(
    image: ModuleType, app: Path, done: list[tuple[str, ...]]
) -> None:
    env = {"MACOS_IDENTITY": "me", "NOTARY_KEY": "k.p8", "NOTARY_KEY_ID": "id", "NOTARY_ISSUER": "issuer"}
    made = image.package(app.with_name("cardtable"), app.parent, env)
    start = next(number for number, words in enumerate(done) if "dmgbuild" in words)
    assert [words[:2] for words in done[start + 1 :]] == [
        ("codesign", "--sign"), ("xcrun", "notarytool"), ("xcrun", "stapler"), ("spctl", "--assess"),
        ("hdiutil", "verify"),
    ]  # fmt: skip
    assert all(words[-1] == str(made) or str(made) in words for words in done[start:])


def test_an_incomplete_key_of_the_notary_is_told(
    image: ModuleType, done: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert not image.notarise(Path("x.dmg"), {"NOTARY_KEY": "k.p8"})
    assert done == []
    assert "NOTARY_KEY_ID, NOTARY_ISSUER" in capsys.readouterr().err


def test_the_window_of_the_disk_image(image: ModuleType, app: Path) -> None:
    """As dmgbuild runs it: options with their names, and `defines`."""
    settings: dict[str, Any] = {"defines": {"app": str(app), "icon": str(app / "Contents/Resources/cardtable.icns")}}
    exec(compile(image.SETTINGS.read_text("utf-8"), image.SETTINGS, "exec"), settings)
    assert settings["files"] == [str(app)]
    assert settings["symlinks"] == {"Applications": "/Applications"}
    assert set(settings["icon_locations"]) == {app.name, "Applications"}
    width, height = settings["window_rect"][1]
    half = settings["icon_size"] / 2
    for x, y in settings["icon_locations"].values():
        assert half <= x <= width - half and half <= y <= height - half
    assert f"icon={settings['icon']}" in image.dmgbuild(app, Path("x.dmg"))


def test_the_settings_are_ones_that_dmgbuild_knows(image: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.mac_ver", lambda: ("15.0", ("", "", ""), "arm64"))  # it asks when it is imported
    core = pytest.importorskip("dmgbuild.core", reason="dmgbuild is only installed on macOS")
    source = Path(core.__file__).read_text("utf-8")
    settings: dict[str, Any] = {"defines": {"app": "/x/Cardtable.app", "icon": "/x.icns"}}
    core.load_settings(str(image.SETTINGS), settings)
    names = {name for name in settings if not name.startswith("_") and name not in ("Path", "defines")}
    assert all(f'"{name}":' in source for name in names)


# --- the keychain --------------------------------------------------------------------------------------------------


KEYCHAIN = MACOS / "keychain.sh"
bash = pytest.mark.skipif(sys.platform == "win32" or not shutil.which("bash"), reason="a script for bash")


def keychain(word: str, tmp_path: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Run the script with only this environment, and with the tools of macOS played by `tmp_path/bin`."""
    given = {"PATH": f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}", "RUNNER_TEMP": str(tmp_path)} | env
    return subprocess.run(
        ["bash", str(KEYCHAIN), word], env=given, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )


@bash
def test_without_a_certificate_the_build_goes_on(tmp_path: Path) -> None:
    done = keychain("open", tmp_path)
    assert (done.returncode, done.stdout) == (0, "")
    assert "no certificate" in done.stderr
    assert keychain("close", tmp_path).returncode == 0
    assert keychain("", tmp_path).returncode == 2


@bash
def test_with_a_certificate_its_identity_is_handed_on(tmp_path: Path) -> None:
    security = tmp_path / "bin" / "security"
    security.parent.mkdir()
    security.write_text(
        '#!/bin/sh\necho "$@" >> "$RUNNER_TEMP/calls"\n'
        """[ "$1" = find-identity ] && echo '  1) 0A "Developer ID Application: Ann (TEAM)"'\nexit 0\n"""
    )
    security.chmod(0o755)
    if not shutil.which("openssl"):
        pytest.skip("openssl makes the password of the keychain")
    secrets = {"MACOS_CERTIFICATE": "Y2VydA==", "MACOS_CERTIFICATE_PASSWORD": "secret", "NOTARY_KEY_BASE64": "a2V5"}
    done = keychain("open", tmp_path, **secrets)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "MACOS_IDENTITY=Developer ID Application: Ann (TEAM)",
        f"NOTARY_KEY={tmp_path / 'notary.p8'}",
    ]
    assert (tmp_path / "notary.p8").read_text() == "key"
    assert not (tmp_path / "certificate.p12").exists()
    assert "create-keychain" in (tmp_path / "calls").read_text()
    assert keychain("close", tmp_path).returncode == 0
    assert not (tmp_path / "notary.p8").exists()


@bash
def test_what_shellcheck_says() -> None:
    if not shutil.which("shellcheck"):
        pytest.skip("shellcheck is not installed (apt-get install shellcheck)")
    done = subprocess.run(["shellcheck", str(KEYCHAIN)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


# --- workflows -----------------------------------------------------------------------------------------------------


def test_there_are_workflows() -> None:
    assert {path.name for path in WORKFLOWS} == {"release.yml", "test.yml"}


@every_workflow
def test_actions_are_githubs_own_and_pinned_to_a_major_version(path: Path) -> None:
    used = re.findall(r"uses: (\S+)", path.read_text("utf-8"))
    assert used
    assert all(re.fullmatch(r"actions/[\w-]+@v\d+", action) for action in used)


@every_workflow
def test_a_workflow_may_only_read_unless_it_says_so(path: Path) -> None:
    text = path.read_text("utf-8")
    assert re.search(r"^permissions:\n  contents: read$", text, re.MULTILINE)
    assert re.search(r"^concurrency:$", text, re.MULTILINE)
    assert text.count("runs-on:") == text.count("timeout-minutes:")
    assert text.count("contents: write") == (1 if path.name == "release.yml" else 0)


@every_workflow
def test_no_text_from_outside_becomes_part_of_a_command(path: Path) -> None:
    """Expressions reach a shell as variables of its environment."""
    lines = path.read_text("utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        if "${{" in line:
            assert re.match(r"\s*(- )?[\w-]+: ", line), f"{path.name}:{number}"
            assert not re.match(r"\s*(- )?run: ", line), f"{path.name}:{number}"


def test_the_workflows_build_every_package_and_test_what_is_supported() -> None:
    release, test = ((ROOT / ".github" / "workflows" / name).read_text("utf-8") for name in ("release.yml", "test.yml"))
    for words in ("deb rpm run appimage", "windows", "macos"):
        assert f"python packaging/build.py {words}\n" in release
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["requires-python"]
    assert f'"{oldest.removeprefix(">=")}"' in test
    for system in ("ubuntu", "windows", "macos"):
        assert re.search(rf"system: \[.*{system}-", test)


def test_what_actionlint_says() -> None:
    tool = shutil.which("actionlint")
    if tool is None:
        pytest.skip("actionlint is not installed (its wheels download it from GitHub; test.yml does)")
    done = subprocess.run([tool, *map(str, WORKFLOWS)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
