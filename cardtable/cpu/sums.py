"""Sums of floats from left to right: `sum` rounds otherwise from Python 3.12 on, and play must not depend on that."""

from collections.abc import Iterable, Sequence


def summed(values: Iterable[float]) -> float:
    """The values added up, in order."""
    added = 0.0
    for value in values:
        added += value
    return added


def dot(weights: Sequence[float], values: Sequence[float]) -> float:
    """Weights times values, added up in order; there must be as many of each."""
    added = 0.0
    for weight, value in zip(weights, values, strict=True):
        added += weight * value
    return added
