"""What the page asks about a position and Python does not, compiled for tests."""

from typing import Any

from projectl.rules.compiled import entry
from projectl.rules.foresight import foresee


@entry
def foreseen(states: Any, book: Any, log: Any, seat: int, move: int) -> int:
    """What a decision surely does, in the first state; a refusal code."""
    return foresee(states[0], book[0], log, seat, move)
