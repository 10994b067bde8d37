"""Where the program starts: `python -m cardtable`, the script `cardtable`, and the frozen program."""

import multiprocessing
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code of the command line `argv` (default `sys.argv`); without a command the window opens."""
    multiprocessing.freeze_support()  # first of all: a frozen child process starts here too

    from .cli import run

    return run(sys.argv[1:] if argv is None else argv)


if __name__ == "__main__":
    sys.exit(main())
