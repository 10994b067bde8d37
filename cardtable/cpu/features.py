"""What a card has to show for being played, weighed: the one model of play that `likely` and `solver` share.

Compiled by Cython (features.pxd makes `merit` a C function), and the same where it is not.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import cython_shim as cython

FEATURES, KINDS = 24, 32  # weights of a kind of play; kinds of play


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def merit(
    weight: cython.p_int,
    base: cython.int,
    fool: cython.int,
    points: cython.int,
    higher: cython.int,
    beats: cython.int,
    trump: cython.int,
    lowest: cython.int,
    length: cython.int,
    top: cython.int,
    below: cython.int,
    foes_void: cython.int,
    friends_void: cython.int,
    sure: cython.int,
    pot: cython.int,
) -> cython.int:
    """The weight of a card, in 1/16 of a logarithm: `weight[base:]` are the weights of this kind of play.

    `fool`: it belongs to no suit; `higher`: how many higher ones of its suit others may have; `beats`: it would be the
    best of the trick, which has begun; `lowest`, `top`: of its suit among those that may be played, and among those
    held; `length`: of its suit in hand; `below`: own cards of its suit below it; `foes_void`, `friends_void`: how many
    of them have shown to hold none of its suit; `sure`: nobody else can have a higher one than the best of the trick in
    its suit; `pot`: the points of the trick. All whole numbers, conditions 0 or 1.
    """
    value: cython.int = weight[base] * points
    if fool:
        return value + weight[base + 11]
    if higher == 0:
        value += weight[base + 1] + weight[base + 13] * points
    elif higher == 1:
        value += weight[base + 17]
    value += weight[base + 2] * (higher if higher < 4 else 4)
    if beats:
        value += weight[base + 3] + weight[base + 5] * trump + weight[base + 7] * points
        value += weight[base + 21] * sure + weight[base + 22] * pot
        if higher == 0:
            value += weight[base + 23]
    if trump:
        value += weight[base + 4] + weight[base + 16] * points
    value += weight[base + 6] * lowest
    value += weight[base + 8] * (length if length < 7 else 7)
    if length == 1:
        value += weight[base + 9]
    elif length == 2:
        value += weight[base + 15]
    value += weight[base + 10] * top
    value += weight[base + 12] * foes_void
    value += weight[base + 14] * friends_void
    value += weight[base + 18] * below
    value += weight[base + 20] * points * sure
    if points == 0:
        value += weight[base + 19]
    return value
