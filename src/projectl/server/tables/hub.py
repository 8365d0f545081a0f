"""Everything that happens at tables in this process.

There is one way a table changes: `carry_out` asks the live table for an entry, writes it to the log, and folds it in
only when it is on disk. Another process may have written first; then the number is taken, the log is read, and the
question is asked again. So it does not matter which process a player is connected to.

What people do besides has files of its own: `chatting`, `hinting`, `rematches`, `leaving`, `access`, `settling`.
What processes tell each other is in `neighbours`.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from projectl.server import metrics
from projectl.server.people.people import People, Person
from projectl.server.processes.notify import Notices
from projectl.server.processes.workers import Workers
from projectl.server.refusing import NotNow
from projectl.server.storage import entries
from projectl.server.storage.entries import Decide, Entry, Sit, Start
from projectl.server.storage.outages import RETRY_S, or_refuse, retry_until_done
from projectl.server.storage.store import Gone, LogRow, Store, TableRow
from projectl.server.tables import access, chatting, leaving
from projectl.server.tables.bot_seats import BotSeats
from projectl.server.tables.hinting import Hints
from projectl.server.tables.live import OVER, PLAYING, WAITING, LiveTable
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.neighbours import Neighbours
from projectl.server.tables.rematches import Rematches
from projectl.server.tables.settling import settle
from projectl.server.tables.steady import steady_clock
from projectl.server.tables.wishes import OPEN, YOU, Wishes, check, tidied
from projectl.server.wire.connection import Connection

if TYPE_CHECKING:
    from projectl.server.wire.limits import Buckets

TRIES: Final = 8
TAKE_OVER_S: Final = 4.0
"""After which a process asks a bot although another one should have."""
IDLE_S: Final = 60.0
"""After which a table that nobody watches is let go; its log stays."""
LEAST_IDLE_S: Final = 5.0
"""Before which it is not let go, however many there are."""
MOST_LOADED: Final = 5_000
"""Tables in memory; those that nobody has watched for longest go first."""
ENTRIES_AT_ONCE: Final = 100
"""After so many entries of a long log others get their turn."""
PRUNE_S: Final = 30 * 86_400.0
"""After which a table where nobody began a game and nothing happens is deleted."""
TIDY_S: Final = 20.0
DAY_S: Final = 86_400.0
START_S: Final = 0.5
EVER: Final = 1e12
"""Later than any clock says, also one that was set back since."""
MOST_TABLES: Final = 20_000
journal = structlog.get_logger()


class Hub:
    """The tables of one process."""

    def __init__(
        self,
        store: Store,
        people: People,
        workers: Workers,
        channels: Notices | None = None,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        self.people = people
        self.workers = workers
        self.now = now or steady_clock()
        self.connections: set[Connection] = set()
        self.neighbours = Neighbours(self, channels if store.is_shared else None)
        self._loaded: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Task[LoadedTable | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.bots = BotSeats(self)
        self.hints = Hints(self)
        self.rematches = Rematches(self)

    # Coming and going

    async def start(self) -> None:
        """Go on with every game that waits for a bot, and listen to other processes."""
        self.neighbours.start()
        self.spawn(self._tidy())
        self.spawn(self._tidy_daily())
        self.spawn(self._resume())

    async def stop(self) -> None:
        """Let everybody go; what was acknowledged is on disk."""
        for connection in list(self.connections):
            connection.outbox.close()
        for loaded in self._loaded.values():
            loaded.stop_timers()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside; what goes wrong there is written in the journal."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            journal.error("task failed", error=type(error).__name__, exc_info=error)

    async def _resume(self) -> None:
        for table in await retry_until_done(lambda: self.store.unfinished(changed_before=EVER)):
            with suppress(NotNow):
                await self.load(table)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_S)
            self.neighbours.heartbeat()
            for table, loaded in list(self._loaded.items()):
                if loaded.is_idle and self.now() - loaded.used > IDLE_S:
                    del self._loaded[table]
            with suppress(Gone, NotNow):
                await leaving.hang_up_on_ended(self)

    async def _tidy_daily(self) -> None:
        while True:
            pruned = await retry_until_done(self._prune)
            gone = await retry_until_done(self.people.tidy_up)
            if gone or pruned:
                journal.info("forgotten", guests=gone, tables=pruned)
            await asyncio.sleep(DAY_S)

    async def _prune(self) -> int:
        """Delete tables where no game ever began and nothing has happened for long; how many they were."""
        watched = {table for table, loaded in self._loaded.items() if not loaded.is_idle}
        pruned = await self.store.prune(self.now() - PRUNE_S, watched)
        for table in pruned:
            self._loaded.pop(table, None)
        return len(pruned)

    @property
    def tables_loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._loaded)

    def time_at(self, loaded: LoadedTable) -> float:
        """Now, by the clock of a table; its log may come from a machine whose clock was ahead of this one."""
        return self.now() + loaded.ahead

    @property
    def all_loaded(self) -> list[LoadedTable]:
        """The tables in memory."""
        return list(self._loaded.values())

    def in_memory(self, table: str) -> LoadedTable | None:
        """A table, if it is in memory."""
        return self._loaded.get(table)

    def connect(self, person: Person, session: str | None = None, chats: "Buckets | None" = None) -> Connection:
        """A client has come; `session` is the digest of its token, `chats` how much it may say."""
        connection = Connection(self, person, session, chats)
        self.connections.add(connection)
        return connection

    async def enter(self, loaded: LoadedTable, connection: Connection) -> None:
        """A client watches a table from now on."""
        loaded.connections.add(connection)
        loaded.used = self.now()
        await self.catch_up(loaded)
        connection.outbox.touch(loaded.live.table)
        for said in await chatting.said_before(self, loaded):
            connection.answer(said)
        self._present(loaded)
        self.bots.welcome(loaded)

    def exit(self, loaded: LoadedTable, connection: Connection) -> None:
        """A client watches a table no longer."""
        loaded.connections.discard(connection)
        loaded.used = self.now()
        self._present(loaded)

    def disconnect(self, connection: Connection) -> None:
        """A client has gone."""
        self.connections.discard(connection)

    def _present(self, loaded: LoadedTable) -> None:
        loaded.tell(loaded.presence())
        self.neighbours.announce(loaded)

    # Tables

    async def open_table(self, host: str, wishes: Wishes, seated: Sequence[Sit] | None = None) -> TableRow:
        """A new table; a ValueError says what does not go together."""
        wishes = tidied(wishes)
        check(wishes)
        if len(self._loaded) > MOST_TABLES:
            raise NotNow("busy", retry_after=60)
        now = self.now()
        row = TableRow(
            id=secrets.token_urlsafe(9),
            key=secrets.token_urlsafe(12),
            host=host,
            wishes=msgspec.json.encode(wishes).decode(),
            seed=str(secrets.randbits(64)),
            phase=WAITING,
            is_listed=wishes.is_listed,
            variant=wishes.variant,
            edition=wishes.edition,
            created=now,
            changed=now,
            finished=None,
        )
        first: list[Entry] = list(seated if seated is not None else _seats(host, wishes))
        if sum(isinstance(entry, Sit) and entry.kept is None for entry in first) == len(wishes.seats):
            first.append(Start(secrets.randbelow(len(wishes.seats))))
            row = row._replace(phase=PLAYING)
        await self._once(row.id, partial(self._create, row, [entries.write(entry) for entry in first]))
        return row

    async def load(self, table: str) -> LoadedTable | None:
        """A table by its id, loaded if need be."""
        loaded = self._loaded.get(table) or await self._once(table, partial(self._load, table))
        if loaded is not None:
            loaded.used = self.now()
        return loaded

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

    async def _load(self, table: str) -> LoadedTable | None:
        row = await or_refuse(self.store.table(table))
        return None if row is None else await self._set_up(row, await or_refuse(self.store.read_log(table)))

    async def _set_up(self, row: TableRow, rows: Sequence[LogRow]) -> LoadedTable:
        loaded = LoadedTable(row)
        await self._fold_in(loaded, rows)
        if loaded.live.clocks is not None:
            loaded.live.clocks.wait_until(self.time_at(loaded))
        loaded.used = self.now()
        self._loaded[row.id] = loaded
        self._follow_up(loaded, is_ours=not self.store.is_shared)
        if len(self._loaded) > MOST_LOADED:
            self._let_some_go()
        return loaded

    def _let_some_go(self) -> None:
        """Let a tenth of the tables go, those first that nobody has used for longest."""
        idle = [
            loaded for loaded in self._loaded.values() if loaded.is_idle and self.now() - loaded.used > LEAST_IDLE_S
        ]
        idle.sort(key=lambda loaded: loaded.used)
        for loaded in idle[: MOST_LOADED // 10 or 1]:
            del self._loaded[loaded.live.table]

    async def _read_on(self, loaded: LoadedTable) -> bool:
        """Fold in what the log has and the table does not; whether there was anything."""
        return await self._fold_in(loaded, await self.store.read_log(loaded.live.table, loaded.live.number))

    async def _fold_in(self, loaded: LoadedTable, rows: Sequence[LogRow]) -> bool:
        fresh = [row for row in rows if row.number > loaded.live.number]
        for count, row in enumerate(fresh, 1):
            loaded.live.apply(entries.read(row.entry), row.at)
            if count % ENTRIES_AT_ONCE == 0:
                await asyncio.sleep(0)
        loaded.ahead = max(loaded.ahead, loaded.live.at - self.now())
        await self._learn_names(loaded, is_due=bool(fresh))
        return bool(fresh)

    async def _learn_names(self, loaded: LoadedTable, is_due: bool) -> None:
        """What those who sit here are called; should the storage be gone, it is learnt with the next entry."""
        named = loaded.live.people | loaded.live.awaited
        if is_due or not named <= loaded.names.keys():
            with suppress(Gone):
                loaded.names = await self.people.names(named)

    async def catch_up(self, loaded: LoadedTable) -> None:
        """Read what other processes wrote."""
        if self.store.is_shared:
            async with loaded.lock:
                await self._read_behind(loaded)

    async def _read_behind(self, loaded: LoadedTable) -> None:
        """With the lock: another process wrote; read it and tell everybody here."""
        if await or_refuse(self._read_on(loaded)):
            self._spread(loaded)
            # Whoever wrote it may have died before saying so.
            self.neighbours.tell(loaded, "log", number=loaded.live.number)
            self._follow_up(loaded, is_ours=False)

    async def take_in(self, loaded: LoadedTable, rows: Sequence[LogRow]) -> None:
        """Fold in what another process wrote; it has told everybody else itself."""
        async with loaded.lock:
            if await self._fold_in(loaded, rows):
                self._spread(loaded)
                self._follow_up(loaded, is_ours=False)

    # The one way a table changes

    async def carry_out(self, loaded: LoadedTable, ask: Callable[[], Entry]) -> int:
        """Write the entry that the live table agrees to, and fold it in; its number. A NotNow says why not."""
        async with loaded.lock:
            for _ in range(TRIES):
                if await self._write(loaded, ask()):
                    number = loaded.live.number
                    if loaded.live.phase == WAITING and loaded.live.is_full:
                        with suppress(NotNow):  # what was asked for is on disk; `_follow_up` tries again
                            await self._write(loaded, _begin(loaded.live))
                    self._spread(loaded)
                    self.neighbours.tell(loaded, "log", number=loaded.live.number)
                    self._follow_up(loaded, is_ours=True)
                    return number
                await self._read_behind(loaded)
        raise NotNow("busy", retry_after=RETRY_S)

    async def _write(self, loaded: LoadedTable, entry: Entry) -> bool:
        live = loaded.live
        at = max(self.time_at(loaded), live.at)
        is_ours = await or_refuse(self.store.append(live.table, live.number + 1, at, entries.write(entry)))
        if is_ours:
            live.apply(entry, at)
            if isinstance(entry, Decide):
                metrics.moves.inc()
            await self._learn_names(loaded, is_due=isinstance(entry, Sit))
        return is_ours

    def _spread(self, loaded: LoadedTable) -> None:
        for connection in loaded.connections:
            connection.outbox.touch(loaded.live.table)
        if loaded.connections and loaded.present != loaded.announced:  # somebody who was watching sat down, or stood up
            self._present(loaded)

    def _follow_up(self, loaded: LoadedTable, is_ours: bool) -> None:
        """What a change calls for: bots to ask, clocks to watch, a result to keep."""
        loaded.stop_timers()
        live, loop = loaded.live, asyncio.get_running_loop()
        if live.phase != loaded.row.phase:
            loaded.row = loaded.row._replace(phase=live.phase)
            if live.phase != OVER:
                self.spawn(retry_until_done(lambda: self.store.set_phase(live.table, live.phase, self.now())))
        if live.phase == OVER and not loaded.is_settled:
            loaded.is_settled = True
            self.spawn(settle(self.store, live))
        if live.phase == WAITING and live.is_full:  # whoever was to begin it was killed, or could not
            loaded.timers.append(loop.call_later(START_S, self._start_late, loaded))
        if live.phase != PLAYING:
            return
        if is_ours:
            self.bots.ask(loaded)
        elif any(live.chairs[seat].bot for seat in live.to_decide):
            loaded.timers.append(loop.call_later(TAKE_OVER_S, self.bots.ask, loaded))
        if live.clocks is not None:
            now = self.time_at(loaded)
            people = [seat for seat in live.clocks.running if live.chairs[seat].person is not None]
            if people:
                soonest = min(live.clocks.left(seat, now) for seat in people)
                loaded.timers.append(loop.call_later(soonest + 0.05, self._ring, loaded))

    def _start_late(self, loaded: LoadedTable) -> None:
        self.spawn(self._try(loaded, partial(_begin, loaded.live)))

    async def _try(self, loaded: LoadedTable, ask: Callable[[], Entry]) -> None:
        """What nobody waits for; if the storage is gone, it is tried again later."""
        try:
            await self.carry_out(loaded, ask)
        except NotNow as reason:
            if reason.retry_after is not None:
                loaded.timers.append(
                    asyncio.get_running_loop().call_later(
                        reason.retry_after, lambda: self._follow_up(loaded, is_ours=False)
                    )
                )

    def _ring(self, loaded: LoadedTable) -> None:
        self.spawn(self._time_up(loaded))

    async def _time_up(self, loaded: LoadedTable) -> None:
        """Somebody's time is up: a bot plays on for them, and they may sit down again."""
        live, now = loaded.live, self.time_at(loaded)
        for seat in live.to_decide:
            if live.clocks is not None and live.chairs[seat].person is not None and live.clocks.left(seat, now) <= 0:
                await self._try(loaded, partial(live.stand_in, seat, now))

    # What people do besides

    async def fill_seats(self, loaded: LoadedTable, person: str) -> int:
        """The host does not wait for anybody else."""
        number = await self.carry_out(loaded, lambda: loaded.live.fill(person))
        while loaded.live.phase == WAITING:
            number = await self.carry_out(loaded, lambda: loaded.live.fill(person))
        return number

    async def forget(self, person: str) -> None:
        """Somebody goes for good."""
        await leaving.forget(self, person)

    async def summary(self, table: str, person: str, key: str | None) -> dict[str, Any] | None:
        """What somebody may know about a table; None where there is none for them."""
        return await access.summary(self, table, person, key)

    async def chat(self, loaded: LoadedTable, person: Person, said: str) -> int:
        """Somebody says something."""
        self.neighbours.tell(loaded, "chat", number=await chatting.say(self, loaded, person, said))
        return loaded.live.number


def _seats(host: str, wishes: Wishes) -> list[Sit]:
    return [
        Sit(seat, host) if wish == YOU else Sit(seat, bot=wish)
        for seat, wish in enumerate(wishes.seats)
        if wish != OPEN
    ]


def _begin(live: LiveTable) -> Start:
    if live.phase != WAITING or not live.is_full:
        raise NotNow("not_waiting")
    return Start(secrets.randbelow(len(live.chairs)))
