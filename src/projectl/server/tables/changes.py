"""The one way a table changes.

`carry_out` asks the live table for an entry, writes it to the log, and folds it in only when it is on disk. Another
process may have written first; then the number is taken, the log is read, and the question is asked again. So it does
not matter which process a player is connected to.
"""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from projectl.server import metrics
from projectl.server.people.people import People
from projectl.server.refusing import NotNow
from projectl.server.storage import entries
from projectl.server.storage.entries import Decide, Entry, Sit, Start
from projectl.server.storage.outages import RETRY_S, or_refuse
from projectl.server.storage.store import LogRow, Store
from projectl.server.tables.live import WAITING, LiveTable
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.telling import Telling

TRIES: Final = 8


def begin(live: LiveTable) -> Start:
    """The entry with which a full table begins."""
    if live.phase != WAITING or not live.is_full:
        raise NotNow("not_waiting")
    return Start(secrets.randbelow(len(live.chairs)))


class Changes:
    """Writes and reads the logs of loaded tables."""

    def __init__(self, store: Store, people: People, telling: Telling) -> None:
        self._store = store
        self._people = people
        self._telling = telling
        self.follow_up: Callable[[LoadedTable, bool], None] = lambda _loaded, _is_ours: None
        """What a change calls for, also told whether this process wrote it; the hub says what that is."""

    async def carry_out(self, loaded: LoadedTable, ask: Callable[[], Entry]) -> int:
        """Write the entry that the live table agrees to, and fold it in; its number. A NotNow says why not."""
        async with loaded.lock:
            for _ in range(TRIES):
                if await self._write(loaded, ask()):
                    number = loaded.live.number
                    if loaded.live.phase == WAITING and loaded.live.is_full:
                        with suppress(NotNow):  # what was asked for is on disk; the follow-up tries again
                            await self._write(loaded, begin(loaded.live))
                    self._telling.table_changed(loaded)
                    self._telling.log_grew(loaded)
                    self.follow_up(loaded, True)
                    return number
                await self._read_on(loaded)
        raise NotNow("busy", retry_after=RETRY_S)

    async def fill_seats(self, loaded: LoadedTable, host: str) -> int:
        """The host does not wait for anybody else."""
        number = await self.carry_out(loaded, lambda: loaded.live.fill(host))
        while loaded.live.phase == WAITING:
            number = await self.carry_out(loaded, lambda: loaded.live.fill(host))
        return number

    async def stand(self, loaded: LoadedTable, person: str, seat: int) -> int:
        """Somebody gives a seat up; a turn of theirs that waits is ended first."""
        number = await self.carry_out(loaded, lambda: loaded.live.stand(person, seat))
        while seat in loaded.live.seats_of(person):
            number = await self.carry_out(loaded, lambda: loaded.live.stand(person, seat))
        return number

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Read what other processes wrote."""
        if self._store.is_shared:
            async with loaded.lock:
                await self._read_on(loaded)

    async def take_in(self, loaded: LoadedTable, rows: Sequence[LogRow]) -> None:
        """Fold in what another process wrote; it has told everybody else itself."""
        async with loaded.lock:
            if await loaded.fold_in(rows, self._people):
                self._telling.table_changed(loaded)
                self.follow_up(loaded, False)

    async def _read_on(self, loaded: LoadedTable) -> None:
        """With the lock: fold in what the log has and the table does not, and tell everybody."""
        rows = await or_refuse(self._store.read_log(loaded.live.table, loaded.live.number))
        if await loaded.fold_in(rows, self._people):
            self._telling.table_changed(loaded)
            # Whoever wrote it may have died before saying so.
            self._telling.log_grew(loaded)
            self.follow_up(loaded, False)

    async def _write(self, loaded: LoadedTable, entry: Entry) -> bool:
        live = loaded.live
        at = max(loaded.time, live.at)
        is_ours = await or_refuse(self._store.append(live.table, live.number + 1, at, entries.write(entry)))
        if is_ours:
            live.apply(entry, at)
            if isinstance(entry, Decide):
                metrics.moves.inc()
            await loaded.learn_names(self._people, is_due=isinstance(entry, Sit))
        return is_ours
