"""A puzzle a day: a list of positions for ten years, what the best answer to each is, and the proof of it.

`making.py` draws positions from games of bots, `proving.py` searches each of them exhaustively, `faring.py` says how
hard they are, `listing.py` deals them out to the days, and `days.py` reads what was kept. `python -m projectl.daily`
does all of it.
"""

from projectl.daily.days import FIRST_DAY, LAST_DAY, YEARS, day, days_of
from projectl.daily.puzzle import KINDS, Daily

__all__ = ["FIRST_DAY", "KINDS", "LAST_DAY", "YEARS", "Daily", "day", "days_of"]
