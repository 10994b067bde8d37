"""Which part may know which: the arrows of the design."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "cardtable"
ENGINE = {"core", "games"}
# part: the parts that it may import when it is loaded
MAY = {
    "__init__": set(),
    "__main__": {"cli"},
    "core": {"core"},
    "games": ENGINE,
    "match": {"core"},
    "record": {"core", "games", "match"},
    "table": {"core", "match", "record"},
    "verify": {"match", "record"},
    "library": {"match", "record"},
    "replay": {"core", "match", "record"},
    "lesson": {"core", "match"},
    "lessons": {*ENGINE, "lesson", "lessons"},
    "calendar": set(),
    "settings": {"core"},
    "text": {"core", "text"},
    "cpu": {*ENGINE, "cpu"},
    "simulate": {*ENGINE, "cpu", "match", "table"},
}
PARTS = {path.stem if path.suffix else path.name for path in ROOT.iterdir()} - {"__pycache__"}
# these may import every part but ui, and the command line that one too once the window is wanted
MAY |= {part: PARTS - {"ui"} for part in ("cli", "selftest")}
MAY["ui"] = PARTS - {"cli", "__main__"}
LAZY = {"cli": {"ui"}, "selftest": {"ui"}}
RULES = {"time", "random", "datetime", "os", "secrets"}  # what no rule may depend on
PATHS = sorted(ROOT.rglob("*.py"))


def part_of(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Every module that a file imports, as its parts from the top, and whether only inside a function."""
    tree = ast.parse(path.read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    inside = {inner for node in functions for inner in ast.walk(node)}
    package = ("cardtable", *path.relative_to(ROOT).parent.parts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield tuple(alias.name.split(".")), node in inside
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            module = (*base, *(node.module or "").split(".")) if node.module else base
            for alias in node.names:
                yield (*module, alias.name), node in inside


def own(path: Path) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Imports from this program: the part, the module in it, and the name."""
    for module, lazy in imports(path):
        if module[0] == "cardtable":
            yield (module[1:] if module[1:2] != ("__version__",) else ("__init__",)), lazy


every_file = pytest.mark.parametrize("path", PATHS, ids=lambda path: str(path.relative_to(ROOT)))


def test_every_part_has_its_arrows() -> None:
    assert set(MAY) == PARTS


@every_file
def test_a_part_imports_only_what_it_may(path: Path) -> None:
    part = part_of(path)
    for module, lazy in own(path):
        allowed = MAY[part] | {"__init__"} | (LAZY.get(part, set()) if lazy else set())
        assert module[0] in allowed, f"{path.name} must not import {'.'.join(module)}"


@every_file
def test_only_the_screen_knows_qt(path: Path) -> None:
    tops = {module[0] for module, _ in imports(path)}
    assert part_of(path) == "ui" or not tops & {"PySide6", "shiboken6"}


@pytest.mark.parametrize("path", [p for p in PATHS if part_of(p) in ENGINE], ids=lambda p: str(p.relative_to(ROOT)))
def test_the_rules_depend_on_neither_time_nor_chance(path: Path) -> None:
    assert not {module[0] for module, _ in imports(path)} & RULES


@pytest.mark.parametrize(
    "game", [p for p in PATHS if p.parent.name == "games" and p.stem != "__init__"], ids=lambda p: p.stem
)
def test_a_game_knows_no_other_game(game: Path) -> None:
    assert not [module for module, _ in own(game) if module[0] == "games"]


@pytest.mark.parametrize("path", [p for p in PATHS if part_of(p) == "ui"], ids=lambda p: str(p.relative_to(ROOT)))
def test_the_screen_names_no_games_module(path: Path) -> None:
    for module, _ in own(path):
        assert module[0] != "games" or module[1:] == ("GAMES",)


def test_nothing_of_the_program_is_imported_by_a_name_from_outside() -> None:
    """`import cardtable.x` and `from cardtable.x import y` would slip through a move of the package."""
    for path in PATHS:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and not node.level:
                assert (node.module or "").split(".")[0] != "cardtable", path
