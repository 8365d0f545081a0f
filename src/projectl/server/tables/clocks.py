"""Clocks at a table: seconds left for each seat, running while it may decide and a server is there to be told."""

from collections.abc import Iterable, Sequence

from projectl.server.storage.uptime import Stretch
from projectl.server.tables.shown import Clock


class Clocks:
    """Seconds left; time is whatever the log says, and never runs backwards."""

    def __init__(self, clock: Clock, seats: int, at: float, away: Sequence[Stretch] = ()) -> None:
        self._increment = clock.increment
        self._left = [float(clock.seconds)] * seats
        self._running: tuple[int, ...] = ()
        self._at = at
        self._away = away
        """When no server ran: that was nobody's time."""

    def _since(self, at: float) -> float:
        """Seconds that count until a time."""
        lost = sum(max(0.0, min(at, ended) - max(self._at, began)) for began, ended in self._away)
        return max(0.0, at - self._at - lost)

    def go_on(self, running: Iterable[int], at: float) -> None:
        """From now on the clocks of these seats run; whose clock stops gets the increment."""
        at = max(at, self._at)
        used, now_running = self._since(at), tuple(running)
        for seat in self._running:
            self._left[seat] = max(0.0, self._left[seat] - used)
            if seat not in now_running:
                self._left[seat] += self._increment
        self._running, self._at = now_running, at

    def left(self, seat: int, at: float) -> float:
        """Seconds a seat has left."""
        used = self._since(at) if seat in self._running else 0.0
        return max(0.0, self._left[seat] - used)

    @property
    def running(self) -> tuple[int, ...]:
        """The seats whose clock runs."""
        return self._running
