"""The list as it is kept: a file a year in `data/`, a line a day. What is published there is never changed."""

import datetime
from functools import cache
from pathlib import Path
from typing import Final

from projectl.daily.puzzle import Daily, read

FIRST_DAY: Final = datetime.date(2026, 11, 1)
LAST_DAY: Final = datetime.date(2036, 10, 31)
YEARS: Final = tuple(range(FIRST_DAY.year, LAST_DAY.year + 1))
DATA: Final = Path(__file__).parent / "data"


def all_days() -> list[datetime.date]:
    """Every day that has a puzzle, in order."""
    return [FIRST_DAY + datetime.timedelta(days) for days in range((LAST_DAY - FIRST_DAY).days + 1)]


def file_of(year: int) -> Path:
    """The file of a year."""
    return DATA / f"{year}.txt"


@cache
def days_of(year: int) -> dict[datetime.date, Daily]:
    """The puzzles of a year by their dates."""
    found = (read(line) for line in file_of(year).read_text("ascii").splitlines())
    return {datetime.date.fromisoformat(f"{year}-{date}"): daily for date, daily in found}


def day(date: datetime.date) -> Daily | None:
    """The puzzle of a day; None before the first and after the last."""
    return days_of(date.year).get(date) if date.year in YEARS else None
