"""The seed of a day: everybody who plays the daily match gets the same deals."""

from datetime import date


def daily_seed(day: date) -> str:
    """The seed of the daily match of a local date."""
    return f"daily:{day.isoformat()}"


def day_of(seed: str) -> date | None:
    """The date that a seed is the daily seed of; None for any other seed."""
    kind, _, day = seed.partition(":")
    try:
        return date.fromisoformat(day) if kind == "daily" else None
    except ValueError:
        return None
