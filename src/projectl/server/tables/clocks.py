"""Clocks at a table: seconds left for each seat, running while it may decide."""

from collections.abc import Iterable

from projectl.server.tables.wishes import Clock


class Clocks:
    """Seconds left; time is whatever the log says, and never runs backwards."""

    def __init__(self, clock: Clock, seats: int, at: float) -> None:
        self._increment = clock.increment
        self._left = [float(clock.seconds)] * seats
        self._running: tuple[int, ...] = ()
        self._at = at

    def go_on(self, running: Iterable[int], at: float) -> None:
        """From now on the clocks of these seats run; whose clock stops gets the increment."""
        at = max(at, self._at)
        now_running = tuple(running)
        for seat in self._running:
            self._left[seat] = max(0.0, self._left[seat] - (at - self._at))
            if seat not in now_running:
                self._left[seat] += self._increment
        self._running, self._at = now_running, at

    def wait_until(self, at: float) -> None:
        """Nothing counts before this time: the server was away, not the player."""
        self._at = max(at, self._at)

    def left(self, seat: int, at: float) -> float:
        """Seconds a seat has left."""
        used = max(0.0, at - self._at) if seat in self._running else 0.0
        return max(0.0, self._left[seat] - used)

    @property
    def running(self) -> tuple[int, ...]:
        """The seats whose clock runs."""
        return self._running
