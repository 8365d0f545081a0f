"""A table in this process: the live table, who is connected to it, and what is being done for it."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import Final, NamedTuple

import msgspec

from projectl.server.people.people import People
from projectl.server.storage import entries
from projectl.server.storage.store import Gone, LogRow, TableRow
from projectl.server.tables.faces import faces_of
from projectl.server.tables.listener import Listener, Presence
from projectl.server.tables.live import LiveTable
from projectl.server.tables.shown import Face, Wishes

ENTRIES_AT_ONCE: Final = 100
"""After so many entries of a long log others get their turn."""
_read_wishes: msgspec.json.Decoder[Wishes] = msgspec.json.Decoder(Wishes)


class Elsewhere(NamedTuple):
    """Who is connected to another process, and when it said so."""

    people: frozenset[str]
    watching: int
    at: float


def is_open_to(row: TableRow, person: str, key: str | None) -> bool:
    """Whether a table is listed, or somebody opened it or has its link."""
    is_known = row.is_listed or person == row.host
    return is_known or secrets.compare_digest((key or "").encode(), row.key.encode())


class LoadedTable:
    """One table, loaded."""

    def __init__(self, row: TableRow, now: Callable[[], float]) -> None:
        self.row = row
        self._now = now
        self.live = LiveTable(row.id, row.host, _read_wishes.decode(row.wishes), int(row.seed))
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.names: dict[str, str] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        self.announced: tuple[frozenset[str], int] = (frozenset(), 0)
        """Who was here when other processes were told."""
        self.missing: dict[str, float] = {}
        """Since when those who play here are not connected, by the clock of this table."""
        self.is_choosing = False
        """Clients were told that there is something to choose."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timers: list[asyncio.TimerHandle] = []
        self.awaiting: asyncio.TimerHandle | None = None
        """Until somebody has been away for long."""
        self.used = now()
        self.ahead = 0.0
        """Seconds by which the clock that wrote the log is ahead of this machine's."""
        self.is_settled = row.finished is not None

    @property
    def time(self) -> float:
        """Now, by the clock of this table; its log may come from a machine whose clock was ahead of this one."""
        return self._now() + self.ahead

    async def fold_in(self, rows: Sequence[LogRow], people: People) -> bool:
        """Apply what is new of the log; whether anything was."""
        fresh = [row for row in rows if row.number > self.live.number]
        for count, row in enumerate(fresh, 1):
            self.live.apply(entries.read(row.entry), row.at)
            if count % ENTRIES_AT_ONCE == 0:
                await asyncio.sleep(0)
        self.ahead = max(self.ahead, self.live.at - self._now())
        await self.learn_names(people, is_due=bool(fresh))
        return bool(fresh)

    async def learn_names(self, people: People, *, is_due: bool) -> None:
        """What those who sit here are called; should the storage be gone, it is learnt with the next entry."""
        named = self.live.people | self.live.awaited
        if is_due or not named <= self.names.keys():
            with suppress(Gone):
                self.names = await people.names(named)

    def lets_in(self, person: str, key: str | None) -> bool:
        """Whether somebody may watch: it is open to them, or they sit or sat here."""
        return person in self.live.ever or is_open_to(self.row, person, key)

    @property
    def is_idle(self) -> bool:
        """Nobody watches, and nothing is being done here or waited for."""
        return not (self.listeners or self.thinking or self.lock.locked() or self.timers)

    @property
    def present(self) -> tuple[frozenset[str], int]:
        """Who of those who sit here is connected to this process, and how many others are."""
        here = {listener.person.id for listener in self.listeners}
        seated = self.live.people
        return frozenset(here & seated), len(here - seated)

    @property
    def here(self) -> set[str]:
        """Everybody connected, in whatever process."""
        found = {listener.person.id for listener in self.listeners}
        return found.union(*(far.people for far in self.elsewhere.values()))

    @property
    def watching(self) -> int:
        """How many are connected and do not sit here."""
        seated = self.live.people
        own = {listener.person.id for listener in self.listeners} - seated
        return len(own) + sum(far.watching for far in self.elsewhere.values())

    @property
    def presence(self) -> Presence:
        """Who is connected, as everybody is told."""
        here = self.here
        chairs = self.live.chairs
        away = [self.away(seat) for seat in range(len(chairs))]
        is_told = any(seconds is not None for seconds in away)
        return Presence([chair.person in here for chair in chairs], self.watching, away if is_told else [])

    def note_missing(self) -> None:
        """Somebody came or went, sat down or stood up: who is away now, and since when."""
        here, known, now = self.here, self.live.absent.since, self.time
        self.missing = {
            person: min(self.missing.get(person, now), known.get(person, now))
            for person in self.live.people | known.keys()
            if person not in here
        }

    def hear_missing(self, away: Mapping[str, float]) -> None:
        """Another process says for how many seconds it has missed somebody."""
        now = self.time
        for person, seconds in away.items():
            if person in self.missing:
                self.missing[person] = min(self.missing[person], now - seconds)

    def away(self, seat: int) -> float | None:
        """For how many seconds whoever plays at a seat, or for whom a bot does, is away; None if they are there."""
        chair = self.live.chairs[seat]
        since = self.missing.get(chair.person or (chair.kept if chair.is_lent else None) or "")
        return None if since is None else round(max(0.0, self.time - since), 1)

    def forget(self, person: str) -> None:
        """Somebody is gone for good, and their names with them."""
        self.names.pop(person, None)
        if person == self.live.host:
            self.live.forget_names()
            self.row = self.row._replace(wishes=msgspec.json.encode(self.live.wishes).decode())

    @cached_property
    def faces(self) -> dict[str, Face]:
        """The faces of this table that a client cannot know."""
        return faces_of(self.live.wishes.expansions, self.live.wishes.puzzles)

    def call_later(self, seconds: float, work: Callable[[], object]) -> None:
        """Do something in a while, unless `stop_timers` comes first."""
        self.timers.append(asyncio.get_running_loop().call_later(seconds, work))

    def stop_timers(self) -> None:
        """Nothing is to be done later any more."""
        for timer in (*self.timers, *([self.awaiting] if self.awaiting else [])):
            timer.cancel()
        self.timers.clear()
        self.awaiting = None
