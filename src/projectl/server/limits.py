"""How much one person or one address may ask for: token buckets, in bounded memory.

They are counted in each process alone, so several processes together let through several times as much.
"""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from projectl.server import metrics
from projectl.server.config import Config
from projectl.server.http.refused import Refused

MOST_KEYS: Final = 20_000
"""Buckets of a kind that are remembered; the one not used for longest is forgotten first."""
MOST_WAIT_S: Final = 3600.0


class Buckets:
    """A bucket for each key: `burst` at once, and `rate` a second in the long run; a rate of 0 limits nothing."""

    def __init__(
        self, rate: float, burst: float, now: Callable[[], float] = time.monotonic, what: str = "requests"
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._what = what
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Take one out: 0, or the seconds until there is one again."""
        if self._rate <= 0:
            return 0.0
        now = self._now()
        left, at = self._left.get(key, (self._burst, now))
        left = min(self._burst, left + max(0.0, now - at) * self._rate)
        seconds = 0.0 if left >= 1 else min(MOST_WAIT_S, (1 - left) / self._rate)
        self._left[key] = (left if seconds else left - 1, now)
        self._left.move_to_end(key)
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)
        return seconds

    def take(self, key: str) -> None:
        """Take one out, or be refused and told how long to wait."""
        seconds = self.wait(key)
        if seconds:
            metrics.slowed.labels(self._what).inc()
            raise Refused("slow_down", 429, retry_after=seconds)

    def __len__(self) -> int:
        return len(self._left)


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """What counts as one address: an IPv4 address, or an IPv6 network, of which one line has billions."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address


class Limits:
    """All limits of a process."""

    def __init__(self, config: Config) -> None:

        def buckets(what: str, rate: float, burst: float) -> Buckets:
            return Buckets(rate * config.rate, burst * config.rate, what=what)

        self.requests = buckets("requests", 30, 200)
        """HTTP, by address."""
        self.asking = buckets("asking", 10, 60)
        """HTTP, by person."""
        self.guests = buckets("guests", 0.2, 40)
        """New guests, by address."""
        self.sign_ins = buckets("sign_ins", 0.1, 10)
        """Passwords and codes tried, by address and by account."""
        self.tables = buckets("tables", 0.1, 20)
        """Tables opened, by person."""
        self.uploads = buckets("uploads", 0.2, 10)
        """Records looked at, by address."""
        self.connects = buckets("connects", 2, 60)
        """WebSockets opened, by address."""
        self.messages = buckets("messages", 10, 60)
        """Messages over WebSockets, by person."""
        self.sockets: Counter[str] = Counter()
        """WebSockets open, by address."""
