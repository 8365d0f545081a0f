"""How often a test repeats itself: ten times as often with PROJECTL_FULL=1 (`python3 dev.py test --full`)."""

import os
from typing import Final

FULL: Final = os.environ.get("PROJECTL_FULL", "") not in ("", "0")


def times(count: int) -> int:
    """So many, or ten times as many in a full run."""
    return count * 10 if FULL else count
