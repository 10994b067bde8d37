"""The installer for Windows, made by NSIS from the folder that PyInstaller made, and the program's version resource.

    python packaging/windows/installer.py [dist/cardtable [dist]]     prints the path of the installer

Runs on every system that has makensis: on Windows for a release, on Linux for try_wine.py.
"""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = ROOT / "build" / "windows"
ICON = ROOT / "build" / "cardtable" / "cardtable.ico"  # made, as the next, when the program was frozen
SIDE = ICON.with_name("side.bmp")
NAME = "Cardtable"
PROGRAM = "cardtable.exe"
# NSIS's own releases make 32-bit installers, which every 64-bit Windows runs; a Wine without a 32-bit half cannot
TARGET = "x86-unicode" if sys.platform == "win32" else "amd64-unicode"
COMPANY = "Cardtable contributors"

# PyInstaller reads this as Python. 0x409 is English, 1200 says that the strings are Unicode.
RESOURCE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "{company}"),
      StringStruct("FileDescription", "{name}"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "cardtable"),
      StringStruct("LegalCopyright", "MIT, CC0-1.0, OFL-1.1"),
      StringStruct("OriginalFilename", "{program}"),
      StringStruct("ProductName", "{name}"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x409, 1200])]),
  ],
)
"""


class NoInstaller(Exception):
    """The installer could not be made; the message says why."""


def version() -> str:
    """`cardtable.__version__`, read rather than imported: makensis needs nothing of the program's packages."""
    for node in ast.parse((ROOT / "cardtable" / "__init__.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["__version__"]:
            return str(ast.literal_eval(node.value))
    raise NoInstaller("cardtable/__init__.py has no __version__")


def version_file(path: Path, number: str) -> Path:
    """Write the version resource of the program as PyInstaller's `EXE(version=…)` wants it."""
    numbers = (*map(int, number.split(".")), 0)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = RESOURCE.format(numbers=numbers, version=number, name=NAME, program=PROGRAM, company=COMPANY)
    path.write_text(text, "utf-8")
    return path


def deletions(payload: Path) -> str:
    """What the uninstaller does: delete each file that was installed, then each folder, from the inside out."""
    files: list[str] = []
    folders: list[str] = []
    for path in sorted(payload.rglob("*")):
        name = str(path.relative_to(payload)).replace("/", "\\")
        if "$" in name or '"' in name:
            raise NoInstaller(f"NSIS would read a sign in {name}")
        (folders if path.is_dir() else files).append(name)
    lines = [f'Delete "$INSTDIR\\{name}"' for name in files]
    lines += [f'RMDir "$INSTDIR\\{name}"' for name in sorted(folders, key=lambda name: -name.count("\\"))]
    return "\n".join(lines) + "\n"


def makensis() -> str:
    """Where NSIS's compiler is, which its own installer does not put on the PATH; \"\" if nowhere."""
    found = shutil.which("makensis")
    for variable in ("ProgramFiles(x86)", "ProgramFiles"):
        if not found and (folder := os.environ.get(variable)):
            found = shutil.which("makensis", path=str(Path(folder) / "NSIS"))
    return found or ""


def missing() -> str:
    """What must be installed first."""
    return "" if makensis() else "makensis is missing: choco install nsis (on Debian: apt-get install nsis)"


def arguments(payload: Path, files: Path, out: Path, number: str) -> list[str]:
    """The words of makensis; warnings are errors."""
    defines = {
        "TARGET": TARGET, "VERSION": number, "ICON": ICON, "SIDE": SIDE,
        "PAYLOAD": payload / "*", "FILES": files, "OUT": out,
    }  # fmt: skip
    return [
        "-V2", "-WX", "-INPUTCHARSET", "UTF8", "-NOCD",
        *(f"-D{name}={value}" for name, value in defines.items()),
        f'-X!addincludedir "{HERE}"',
        str(HERE / "cardtable.nsi"),
    ]  # fmt: skip


def package(program: Path, out: Path, number: str = "") -> Path:
    """Pack the folder `program`, which has cardtable.exe, into an installer in the folder `out`.

    `number`: another version than that of the sources, for try_wine.py, which goes from one to the next.
    """
    payload, number = program.resolve(), number or version()
    for needed in (payload / PROGRAM, ICON, SIDE):
        if not needed.is_file():
            raise NoInstaller(f"{needed} is missing: build the program first")
    if why := missing():
        raise NoInstaller(why)
    files = BUILD / "files.nsh"
    files.parent.mkdir(parents=True, exist_ok=True)
    files.write_text(deletions(payload), "utf-8")
    out.mkdir(parents=True, exist_ok=True)
    installer = out.resolve() / f"{NAME}-{number}-windows-x64-setup.exe"
    words = [makensis(), *arguments(payload, files, installer, number)]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    if done.returncode:
        raise NoInstaller(f"makensis failed with {done.returncode}")
    return installer


def main(words: list[str]) -> int:
    program, out = (*words, *("dist/cardtable", "dist")[len(words) :])
    try:
        print(package(Path(program), Path(out)))
    except NoInstaller as why:
        print(f"cardtable: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
