"""What solver.py needs of Cython where Cython is not installed: types and decorators that do nothing."""

import builtins
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

compiled = False
int = builtins.int


def declare(kind: type, value: T) -> T:
    return value


def cclass(thing: T) -> T:
    return thing


final = cfunc = nogil = cclass


def exceptval(**how: bool) -> Callable[[T], T]:
    return cclass
