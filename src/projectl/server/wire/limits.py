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
from projectl.server.refusing import Refused

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

    def wait(self, key: str, count: float = 1) -> float:
        """Take some out: 0, or the seconds until there are so many again."""
        if self._rate <= 0:
            return 0.0
        now, count = self._now(), min(count, max(1.0, self._burst))
        left, at = self._left.get(key, (self._burst, now))
        left = min(self._burst, left + max(0.0, now - at) * self._rate)
        seconds = 0.0 if left >= count else min(MOST_WAIT_S, (count - left) / self._rate)
        self._left[key] = (left if seconds else left - count, now)
        self._left.move_to_end(key)
        if len(self._left) > MOST_KEYS:
            self._left.popitem(last=False)
        return seconds

    def take(self, key: str, count: float = 1) -> None:
        """Take some out, or be refused and told how long to wait."""
        seconds = self.wait(key, count)
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
        """Passwords and codes tried, by address."""
        self.sign_ins_there = buckets("sign_ins", 0.05, 5)
        """The same of one account, by address."""
        self.sign_ins_of = buckets("sign_ins", 0.5, 100)
        """The same by account, from wherever: so many that strangers hardly ever keep its owner out."""
        self.tables = buckets("tables", 0.1, 20)
        """Tables opened, by person."""
        self.tables_at = buckets("tables", 0.2, 120)
        """Tables opened, by address: a school may all begin at once."""
        self.bytes_at = buckets("bytes", 1_000, 1_000_000)
        """Bytes of puzzle files brought to new tables, by address."""
        self.exports = buckets("exports", 1 / 60, 3)
        """All that is kept about somebody, by person."""
        self.chats = buckets("chats", 1, 5)
        """Things said at tables, by person."""
        self.uploads = buckets("uploads", 0.2, 10)
        """Records looked at, by address."""
        self.replays = buckets("replays", 1, 30)
        """Games looked through, by address: they are made one at a time, and a long one takes half a second."""
        self.connects = buckets("connects", 2, 60)
        """WebSockets opened, by address."""
        self.messages = buckets("messages", 10, 60)
        """Messages over WebSockets, by person."""
        self.sockets: Counter[str] = Counter()
        """WebSockets open, by address."""
