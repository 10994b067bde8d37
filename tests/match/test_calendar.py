from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.calendar import daily_seed, day_of


def test_the_seed_of_a_day_is_its_date() -> None:
    assert daily_seed(date(2026, 11, 30)) == "daily:2026-11-30"


@given(st.dates())
@settings(deadline=None, derandomize=True, max_examples=50)
def test_a_daily_seed_gives_its_day_back(day: date) -> None:
    assert day_of(daily_seed(day)) == day


@pytest.mark.parametrize(
    "seed",
    [
        *["", "alpha", "daily", "daily:", "daily:2026-02-30", "daily:2026-11-30/0", "Daily:2026-11-30"],
        *["x daily:2026-11-30", "daily:2026-11-30 ", "daily:20261130", "daily:2026-W49-1"],
    ],
)
def test_any_other_seed_is_of_no_day(seed: str) -> None:
    assert day_of(seed) is None
