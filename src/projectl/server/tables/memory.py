"""The tables that this process has in memory: loaded when somebody wants them, let go when nobody does."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final

from projectl.server.people.people import People
from projectl.server.storage.outages import or_refuse
from projectl.server.storage.store import LogRow, Store, TableRow
from projectl.server.storage.uptime import Uptime
from projectl.server.tables.loaded import LoadedTable

IDLE_S: Final = 60.0
"""After which a table that nobody watches is let go; its log stays."""
LEAST_IDLE_S: Final = 5.0
"""Before which it is not let go, however many there are."""
MOST_LOADED: Final = 5_000
"""Tables in memory; those that nobody has watched for longest go first."""
PRUNE_S: Final = 30 * 86_400.0
"""After which a table where nobody began a game and nothing happens is deleted."""


class Memory:
    """The loaded tables by their ids."""

    def __init__(
        self,
        store: Store,
        people: People,
        uptime: Uptime,
        follow_up: Callable[[LoadedTable, bool], None],
        now: Callable[[], float],
    ) -> None:
        self.store = store
        self._people = people
        self._uptime = uptime
        self._follow_up = follow_up
        self.now = now
        self._loaded: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Task[LoadedTable | None]] = {}

    def __len__(self) -> int:
        return len(self._loaded)

    @property
    def tables(self) -> list[LoadedTable]:
        """All that are loaded."""
        return list(self._loaded.values())

    def get(self, table: str) -> LoadedTable | None:
        """A table, if it is loaded."""
        return self._loaded.get(table)

    async def load(self, table: str) -> LoadedTable | None:
        """A table by its id, read from the storage if need be; None if there is none."""
        loaded = self._loaded.get(table) or await self._once(table, partial(self._read, table))
        if loaded is not None:
            loaded.used = self.now()
        return loaded

    async def create(self, row: TableRow, lines: Sequence[str]) -> None:
        """Keep a new table with the first entries of its log, and load it."""
        await self._once(row.id, partial(self._create, row, lines))

    async def _once(
        self, table: str, work: Callable[[], Coroutine[Any, Any, LoadedTable | None]]
    ) -> LoadedTable | None:
        """Bring a table into memory; whoever wants it meanwhile waits for the same."""
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(work())
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _create(self, row: TableRow, lines: Sequence[str]) -> LoadedTable:
        await or_refuse(self.store.create_table(row, lines))
        return await self._set_up(row, [LogRow(number, row.created, line) for number, line in enumerate(lines, 1)])

    async def _read(self, table: str) -> LoadedTable | None:
        row = await or_refuse(self.store.table(table))
        return None if row is None else await self._set_up(row, await or_refuse(self.store.read_log(table)))

    async def _set_up(self, row: TableRow, rows: Sequence[LogRow]) -> LoadedTable:
        loaded = LoadedTable(row, self.now)
        if loaded.live.wishes.clock is not None and rows:
            loaded.live.away, last_seen = await or_refuse(self._uptime.away(rows[0].at, rows[-1].at))
            loaded.ahead = max(0.0, last_seen - self.now())
        await loaded.fold_in(rows, self._people)
        self._loaded[row.id] = loaded
        self._follow_up(loaded, not self.store.is_shared)
        if len(self._loaded) > MOST_LOADED:
            self._let_some_go()
        return loaded

    def _let_some_go(self) -> None:
        """Let a tenth of the tables go, those first that nobody has used for longest."""
        now = self.now()
        idle = [loaded for loaded in self.tables if loaded.is_idle and now - loaded.used > LEAST_IDLE_S]
        idle.sort(key=lambda loaded: loaded.used)
        for loaded in idle[: MOST_LOADED // 10 or 1]:
            del self._loaded[loaded.live.table]

    def let_idle_go(self) -> None:
        """Let go of what nobody has watched for a while."""
        for table, loaded in list(self._loaded.items()):
            if loaded.is_idle and self.now() - loaded.used > IDLE_S:
                del self._loaded[table]

    async def prune(self) -> int:
        """Delete tables where no game ever began and nothing has happened for long; how many they were."""
        watched = {table for table, loaded in self._loaded.items() if not loaded.is_idle}
        pruned = await self.store.prune(self.now() - PRUNE_S, watched)
        for table in pruned:
            self._loaded.pop(table, None)
        return len(pruned)
