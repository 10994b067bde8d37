"""The seed of a day: everybody who plays the daily match gets the same deals."""

from datetime import date


def daily_seed(day: date) -> str:
    """The seed of the daily match of a local date."""
    return f"daily:{day.isoformat()}"


def day_of(seed: str) -> date | None:
    """The date that a seed is the daily seed of; None for any other seed."""
    day = seed.partition(":")[2]
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return None
    return found if seed == daily_seed(found) else None
