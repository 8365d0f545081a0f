"""The levels for people, weakest first, and what each is rated.

Ratings are on the Elo scale, 1000 for `casual`; `docs/bots.md` has the games that they were found by. They stand
outside the room of the bots because no compiled code depends on them.
"""

from typing import Final

RATINGS: Final = {"novice": 800, "casual": 1000, "steady": 1200, "skilled": 1435, "expert": 1635, "champion": 1800}
"""Each level and its rating."""
