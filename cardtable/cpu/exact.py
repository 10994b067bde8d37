"""Exact values of a board, in the measure of its game: what one position or every card is worth with open cards."""

from collections.abc import Collection

from ..core.cards import Card
from ..games.tarot import BASE, PETIT_BONUS
from .encode import Board
from .solver import Solver

PETIT = 2 * PETIT_BONUS  # won by the one, lost by the other


def value(solver: Solver, board: Board, guess: int | None = None) -> int | None:
    """What the deal will be worth to side 0 if both sides play as well as they can; None if the budget is spent.

    A `guess` saves time. The budget is the solver's: `solver.reset(nodes)` sets it for all that follows.
    """
    solver.load(board)
    return rest(solver, board, board.base, guess)


def values(
    solver: Solver, board: Board, guess: int | None = None, among: Collection[Card] | None = None
) -> dict[Card, int] | None:
    """The same after each card that may be played now, in the order of Board.cards; None if the budget is spent.

    `among`: only after these.
    """
    solver.load(board)
    found: dict[int, int] = {}
    for choice in solver.choices():
        cards = choice if among is None else [number for number in choice if board.cards[number] in among]
        if not cards:
            continue
        solver.rewind()
        gain = solver.play(cards[0]) * board.unit
        worth = rest(solver, board, board.base + gain, guess)
        if worth is None:
            return None
        guess = worth
        found |= dict.fromkeys(cards, worth)
    return {board.cards[number]: found[number] for number in sorted(found)}


def estimates(
    solver: Solver, board: Board, horizon: int, finish: int, guess: int | None = None
) -> dict[Card, int] | None:
    """As `values` if no more than `horizon` tricks are left.

    Else by rules of thumb until `finish` are left, and from there on exact.
    """
    if max(hand.bit_count() for hand in board.hands[: board.players]) <= horizon:
        return values(solver, board, guess)
    solver.load(board)
    found: dict[int, int] = {}
    for cards in solver.choices():
        solver.rewind()
        gain = solver.play(cards[0])
        gain += solver.drift(finish)
        worth = rest(solver, board, board.base + gain * board.unit, guess)
        if worth is None:
            return None
        guess = worth
        found |= dict.fromkeys(cards, worth)
    return {board.cards[number]: found[number] for number in sorted(found)}


def rest(solver: Solver, board: Board, base: int, guess: int | None = None) -> int | None:
    """The value when the solver has played on; `base` is what side 0 has by then. None if the budget is spent."""
    if board.scored:
        if board.petit >= 0 and solver.holds(board.petit):
            return _with_petit(solver, base, guess)
        guess = None if guess is None else 2 * margin(guess)
    low, high = solver.bounds()
    found = solver.value((low + high) // 2 if guess is None else (guess - base) // board.unit)
    if found is None:
        return None
    total = base + found * board.unit
    return score(total) if board.scored else total


# --- Tarot's measure -------------------------------------------------------------------------------------------


def score(half_points: int) -> int:
    """The player's total less the other's, before the Petit, for a margin in half points.

    With a margin m of 0 or more the player gets 25 + m. Else the other has the margin -1 - m, and gets 24 - m.
    """
    margin = half_points // 2
    return margin + (BASE if margin >= 0 else 1 - BASE)


def margin(wanted: int) -> int:
    """The lowest margin, in points, whose score is at least so much."""
    if wanted > -BASE:
        return max(0, wanted - BASE)  # between the two there is no score
    return wanted + BASE - 1


def _with_petit(solver: Solver, base: int, guess: int | None) -> int | None:
    """The score while the Petit may still be in the last trick.

    Then the score is no sum any more: what the Petit in the last trick is worth in half points depends on whether it
    spans the step between losing and winning. For one question, "at least so much?", it is known.
    """
    low, high = (score(base + bound) for bound in solver.bounds())
    low, high = low - PETIT, high + PETIT
    wanted = (low + high + 1) // 2 if guess is None else min(max(guess, low + 1), high)
    step = 1
    while low < high:
        plain, won, lost = (2 * margin(wanted - petit) for petit in (0, PETIT, -PETIT))
        enough = solver.at_least(plain - base, plain - won, plain - lost)
        if enough is None:
            return None
        if enough:
            low = wanted
            wanted = low + step
        else:
            high = wanted - 1
            wanted = high - step + 1
        step *= 2
        if wanted <= low or wanted > high:
            wanted = (low + high + 1) // 2
    return low
