"""Time that never jumps: the wall clock as it was at the start, and seconds counted since."""

import time
from collections.abc import Callable


def steady_clock() -> Callable[[], float]:
    """A clock in seconds since 1970 that goes on evenly even when somebody sets the machine's clock."""
    began, counted = time.time(), time.monotonic()
    return lambda: began + (time.monotonic() - counted)
