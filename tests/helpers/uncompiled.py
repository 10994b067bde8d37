"""Runs a module of Python with the compiled parts hidden: `python -m tests.helpers.uncompiled MODULE [words]`."""

import importlib.util
import runpy
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import cardtable

HIDDEN = ("features", "likely", "solver")


class Hiding(MetaPathFinder):
    """Finds the sources of modules that may lie there compiled."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        if package != "cardtable.cpu" or name not in HIDDEN:
            return None
        file = Path(cardtable.__file__).parent / "cpu" / f"{name}.py"
        return importlib.util.spec_from_file_location(fullname, file)


if __name__ == "__main__":
    sys.meta_path.insert(0, Hiding())
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
