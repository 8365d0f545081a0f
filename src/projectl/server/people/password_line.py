"""Who is next where passwords are worked on: each takes a core for a while, and strangers can come by the hundred.

There are three lines: for those who are known, by a session, a code, or because this address logged in to this account
before; for those of whom one thing is known, the account or the address; and for everybody else. The first go first,
but every fourth turn is the last's. A line has so many places. Where one more is wanted, whoever has the most of them,
by one address or for one account, loses their last. And nobody waits for long: who is not reached in time is told when
to come again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from projectl.server import metrics
from projectl.server.refusing import Refused

AT_ONCE: Final = 2
"""How many passwords are worked on at the same time; each takes a core and 64 MiB."""
PLACES: Final = 32
WAIT_S: Final = 8.0
RETRY_S: Final = 5.0
MOST_KNOWN: Final = 10_000
"""Addresses, and addresses with accounts, that are remembered; never on disk."""
LAST_EVERY: Final = 4
NOBODY: Final = 0
ACCOUNT: Final = 1
"""There is such an account."""
PROVEN: Final = 2
"""Somebody showed a session or a code of the account."""


class Asker(NamedTuple):
    """Whose password it is said to be, from where, and what is known of them."""

    address: str = ""
    account: str = ""
    known: int = NOBODY


class _Place(NamedTuple):
    asker: Asker
    turn: "asyncio.Future[None]"


def _refused() -> Refused:
    metrics.slowed.labels("passwords").inc()
    return Refused("logins_busy", 503, retry_after=RETRY_S)


class PasswordLine:
    """Everybody who waits for a password to be worked on."""

    def __init__(self) -> None:
        self._working = 0
        self._lines: tuple[list[_Place], ...] = ([], [], [])
        self._turns = 0
        self._remembered: OrderedDict[tuple[str, str], None] = OrderedDict()

    def remember(self, asker: Asker) -> None:
        """They were let in."""
        for key in ((asker.address, ""), (asker.address, asker.account)):
            self._remembered[key] = None
            self._remembered.move_to_end(key)
        while len(self._remembered) > MOST_KNOWN:
            self._remembered.popitem(last=False)

    def _rank(self, asker: Asker) -> int:
        if asker.known == PROVEN or (asker.address, asker.account) in self._remembered:
            return PROVEN
        return ACCOUNT if asker.known or (asker.address, "") in self._remembered else NOBODY

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Until it is their turn, and while it is; Refused if it does not come in time."""
        if self._working < AT_ONCE:
            self._working += 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._hand_on()

    async def _wait(self, asker: Asker) -> None:
        place = _Place(asker, asyncio.get_running_loop().create_future())
        line = self._lines[self._rank(asker)]
        _make_room(line, asker)
        line.append(place)
        try:
            async with asyncio.timeout(WAIT_S):
                await place.turn
        except (TimeoutError, asyncio.CancelledError) as reason:
            if place in line:
                line.remove(place)
            elif not place.turn.cancelled() and place.turn.exception() is None:  # it came at the same moment
                self._hand_on()
            if isinstance(reason, TimeoutError):
                raise _refused() from None
            raise

    def _hand_on(self) -> None:
        """The turn goes to whoever is next."""
        self._turns += 1
        for line in self._lines if self._turns % LAST_EVERY == 0 else reversed(self._lines):
            while line:
                turn = line.pop(0).turn
                if not turn.done():  # they may just be leaving
                    turn.set_result(None)
                    return
        self._working -= 1


def _load(line: list[_Place], asker: Asker) -> int:
    """How many of the places are one address's, or one account's."""
    by_address = sum(place.asker.address == asker.address for place in line)
    return max(by_address, sum(place.asker.account == asker.account for place in line))


def _make_room(line: list[_Place], asker: Asker) -> None:
    """A place for one more, if another has more of them than is fair."""
    if len(line) < PLACES:
        return
    greediest = max(reversed(line), key=lambda place: _load(line, place.asker))
    if _load(line, greediest.asker) <= _load(line, asker) + 1:
        raise _refused()
    line.remove(greediest)
    if not greediest.turn.done():
        greediest.turn.set_exception(_refused())
