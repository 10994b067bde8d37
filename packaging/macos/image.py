"""The macOS disk image: the bundle that PyInstaller made, signed, in a window beside the folder of applications.

    python packaging/macos/image.py [dist/cardtable [dist]]     prints the path of the disk image

The bundle is Cardtable.app beside the folder that is named. Signing and notarising need an Apple developer's secrets,
as variables of the environment:

    MACOS_IDENTITY           name of a "Developer ID Application" certificate in an unlocked keychain (keychain.sh)
    NOTARY_KEY               path of an App Store Connect API key (.p8) …
    NOTARY_KEY_ID, NOTARY_ISSUER                                        … its id and its issuer

Without the first the bundle is signed ad hoc, which Apple's processors ask for and Gatekeeper warns of; without the
others it is not notarised. Either is said, and is no error.
"""

import os
import platform
import plistlib
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

HERE = Path(__file__).resolve().parent
PYTHON = HERE.parent.parent / "build" / "env" / "bin" / "python"  # of build.py, which has dmgbuild
NAME = "Cardtable"
# The hardened runtime forbids memory that is both written and run. Python's ctypes makes callbacks in such memory on
# Intel processors. Nothing else is asked for: all libraries have the signature of the program.
ENTITLEMENTS = HERE / "entitlements.plist"
SETTINGS = HERE / "dmg_settings.py"
MACH_O = {bytes.fromhex(magic) for magic in ("cffaedfe", "cefaedfe", "cafebabe", "feedfacf", "feedface")}
NOTARY = ("NOTARY_KEY", "NOTARY_KEY_ID", "NOTARY_ISSUER")


class NoImage(Exception):
    """A step failed; the message says which."""


def missing() -> str:
    """What must be installed first."""
    absent = [tool for tool in ("codesign", "hdiutil", "xcrun") if not shutil.which(tool)]
    return f"{', '.join(absent)}: missing; xcode-select --install" if absent else ""


# --- signing -------------------------------------------------------------------------------------------------


def code(app: Path) -> Iterator[Path]:
    """What has to be signed before the bundle itself, from the inside out: every Mach-O file, then frameworks.

    `codesign --deep` would overlook what lies in Resources, and Apple advises against it.
    """
    files, frameworks = [], []
    for path in app.rglob("*"):
        if path.is_symlink():
            continue
        if path.is_dir():
            if path.suffix == ".framework":
                frameworks.append(path)
        elif path.is_file():
            with path.open("rb") as file:
                if file.read(4) in MACH_O:
                    files.append(path)

    def depth(path: Path) -> tuple[int, str]:
        return -len(path.parts), str(path)

    yield from sorted(files, key=depth)
    yield from sorted(frameworks, key=depth)


def sign(app: Path, env: Mapping[str, str]) -> bool:
    """Sign a bundle and all in it. True if by a developer, False if ad hoc."""
    identity = env.get("MACOS_IDENTITY", "")
    if identity:
        how = ["--sign", identity, "--force", "--timestamp", "--options", "runtime"]
    else:
        say("not signed by a developer: MACOS_IDENTITY is not set. Gatekeeper will warn; README, Install, tells")
        how = ["--sign", "-", "--force"]  # hardened libraries of no team could not load each other
    rights = ["--entitlements", str(ENTITLEMENTS)] if identity else []
    for path in code(app):
        do("codesign", *how, *(rights if path.parent == app / "Contents" / "MacOS" else []), str(path))
    do("codesign", *how, *rights, str(app))
    do("codesign", "--verify", "--deep", "--strict", str(app))
    return bool(identity)


def notarise(image: Path, env: Mapping[str, str]) -> bool:
    """Have Apple look at a signed disk image, and fasten its word to it."""
    missing = [name for name in NOTARY if not env.get(name)]
    if missing:
        say(f"not notarised: not set: {', '.join(missing)}")
        return False
    key, key_id, issuer = (env[name] for name in NOTARY)
    do(
        "xcrun", "notarytool", "submit", str(image), "--key", key, "--key-id", key_id, "--issuer", issuer,
        "--wait", "--timeout", "30m",
    )  # fmt: skip
    do("xcrun", "stapler", "staple", str(image))
    do("spctl", "--assess", "--type", "open", "--context", "context:primary-signature", str(image))
    return True


# --- the disk image ------------------------------------------------------------------------------------------


def image_name(app: Path) -> str:
    """Version and processor, which is that of the machine it was built on."""
    with (app / "Contents" / "Info.plist").open("rb") as file:
        version = plistlib.load(file)["CFBundleShortVersionString"]
    return f"{NAME}-{version}-macos-{platform.machine()}.dmg"


def dmgbuild(app: Path, image: Path) -> list[str]:
    """The command that makes the disk image."""
    defines = ["-D", f"app={app}", "-D", f"icon={app / 'Contents' / 'Resources' / 'cardtable.icns'}"]
    python = PYTHON if PYTHON.exists() else Path(sys.executable)
    return [str(python), "-m", "dmgbuild", "-s", str(SETTINGS), *defines, NAME, str(image)]


def package(program: Path, out: Path, env: Mapping[str, str] = os.environ) -> Path:
    """Sign the bundle beside `program` and pack it into an image in `out`; sign and notarise that too if it can be."""
    app = program.resolve().with_name(f"{NAME}.app")
    if not (app / "Contents" / "Info.plist").is_file():
        raise NoImage(f"{app} is no bundle: build it first")
    signed = sign(app, env)
    out.mkdir(parents=True, exist_ok=True)
    image = out.resolve() / image_name(app)
    image.unlink(missing_ok=True)
    do(*dmgbuild(app, image))
    if signed:
        do("codesign", "--sign", env["MACOS_IDENTITY"], "--timestamp", str(image))
        notarise(image, env)
    else:
        say("not notarised: only what a developer has signed can be")
    do("hdiutil", "verify", str(image))
    return image


def do(*words: str) -> None:
    program = shutil.which(words[0]) or words[0]
    try:
        done = subprocess.run([program, *words[1:]], stdin=subprocess.DEVNULL)
    except OSError as why:
        raise NoImage(f"{words[0]}: {why.strerror}") from None
    if done.returncode:
        raise NoImage(f"{' '.join(words[:3])} … failed with {done.returncode}")


def say(text: str) -> None:
    print(f"cardtable: {text}", file=sys.stderr, flush=True)


def main(words: list[str]) -> int:
    program, out = (*words, *("dist/cardtable", "dist")[len(words) :])
    try:
        print(package(Path(program), Path(out)))
    except NoImage as why:
        say(str(why))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
