"""What the server keeps: tables, their logs, results and chat, in SQLite or PostgreSQL."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence, Set
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext, suppress
from functools import partial
from typing import Any, Final, NamedTuple, Self, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Executable, Select, delete, func, insert, select, text, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from projectl.server import metrics
from projectl.server.storage.database import COMMAND_SECONDS, Gone, address, as_gone, open_engine
from projectl.server.storage.migrations import VERSION_TABLE, migrate
from projectl.server.storage.schema import chat, log, people, tables
from projectl.server.storage.schema import results as played
from projectl.server.storage.writer import Writer

__all__ = ["ChatRow", "FinishedRow", "Gone", "LogRow", "ResultRow", "Store", "TableRow"]

T = TypeVar("T")
READY_SECONDS: Final = 2.0
WRITTEN_SECONDS: Final = 60.0
"""So long a write that worked shows that others would, unless one fails."""
SWEEP_SECONDS: Final = 0.2
BEFORE_MOVES: Final = 8
AT_ONCE: Final = 200
"""How many tables are deleted in one go."""
_MOST_NUMBER: Final = 1 << 62
_NEWER: Final = "SELECT log.game, log.number, log.at, log.entry FROM {known} ORDER BY log.number"
_LOGS: Final = text(
    _NEWER.format(
        known="unnest(CAST(:games AS text[]), CAST(:numbers AS bigint[])) AS known (game, number)"
        " JOIN log ON log.game = known.game AND log.number > known.number"
    )
)
_SQLITE_LOGS: Final = text(
    _NEWER.format(
        known="json_each(:known) AS known JOIN log ON log.game = json_extract(known.value, '$[0]')"
        " AND log.number > json_extract(known.value, '$[1]')"
    )
)


class LogRow(NamedTuple):
    """An entry of a table's log."""

    number: int
    at: float
    entry: str


class TableRow(NamedTuple):
    """A table, as it is found again after a restart."""

    id: str
    key: str
    host: str
    wishes: str
    seed: str
    phase: str
    is_listed: bool
    variant: str
    edition: str
    created: float
    changed: float
    finished: float | None = None


class ResultRow(NamedTuple):
    """How a seat fared."""

    seat: int
    person: str | None
    bot: str | None
    score: int
    is_winner: bool
    name: str | None = None
    """What the host called whoever played here, on a screen for several."""


class FinishedRow(NamedTuple):
    """A finished game; `(finished, id)` of the last one seen leads to those before it."""

    id: str
    variant: str
    edition: str
    is_listed: bool
    created: float
    finished: float
    results: tuple[ResultRow, ...]


class ChatRow(NamedTuple):
    """Something said at a table; no person once that person's data is deleted."""

    id: int
    person: str | None
    at: float
    text: str


_TABLE: Final = [tables.c[name] for name in TableRow._fields]
_RESULT: Final = [played.c[name] for name in ResultRow._fields]


async def _delete_tables(
    connection: AsyncConnection, games: Sequence[str], is_old: ColumnElement[bool]
) -> Sequence[str]:
    """Delete those of some tables that are still old, with all that is kept of them; which they were."""
    old = delete(tables).where(tables.c.id.in_(games), is_old).returning(tables.c.id)
    gone = (await connection.execute(old)).scalars().all()
    for column in (chat.c.game, log.c.game):
        await connection.execute(delete(column.table).where(column.in_(gone)))
    return gone


class Store:
    """The database of a server. Every method raises Gone when the database cannot be used now."""

    def __init__(self, engine: AsyncEngine, writing: AsyncEngine) -> None:
        self.engine = engine
        """For reading; what writes goes through `write`."""
        self.is_shared = engine.dialect.name == "postgresql"
        """Other processes may write too."""
        self._writing = writing
        # SQLite has one writer at a time: inside this process they queue here instead of meeting a lock.
        self._lock = None if self.is_shared else asyncio.Lock()
        # ... and all but the log queue here first, so that a move waits for a few of them at most.
        self._queue = nullcontext() if self.is_shared else asyncio.Semaphore(BEFORE_MOVES)
        self._log = Writer(writing, self._lock)
        self._work: set[asyncio.Task[Any]] = set()
        self._written: float | None = None
        """When a write worked, if none has failed since."""
        self._trying: asyncio.Task[Any] | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database and bring it up to date; a ValueError says what is wrong with the address or the database."""
        where = address(url)
        await migrate(where)
        engine = open_engine(where)
        is_shared = engine.dialect.name == "postgresql"
        return cls(engine, engine if is_shared else open_engine(where, is_writer=True))

    async def close(self) -> None:
        """Let go of the database, once everything that was asked for is written."""
        await self._log.finish()
        while self._work:
            await asyncio.wait(self._work)
        await self._writing.dispose()
        await self.engine.dispose()

    async def is_ready(self) -> bool:
        """Whether the database answers, and can be written."""
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.read(select(text("1")))
                if self._written is None or time.monotonic() - self._written > WRITTEN_SECONDS:
                    await self._try_to_write()
        except (Gone, TimeoutError):
            return False
        return True

    async def _try_to_write(self) -> None:
        """A row that says what it said: a full disk is only noticed by who writes."""
        if self._trying is None or self._trying.done():
            same = text(f"UPDATE {VERSION_TABLE} SET version_num = version_num")
            self._trying = asyncio.create_task(self._write(lambda connection: connection.execute(same)), name="try")
            self._work.add(self._trying)
            self._trying.add_done_callback(self._done)
        await asyncio.shield(self._trying)

    @contextmanager
    def _noting(self) -> Iterator[None]:
        """Remember how a write went."""
        try:
            yield
        except Gone:
            self._written = None
            raise
        self._written = time.monotonic()

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do work in a transaction of its own: all of it is on disk afterwards, or nothing."""
        return await self._to_its_end(self._write(work))

    async def _to_its_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Who asked may go away: no transaction is left in the middle, and no thread of SQLite's answers nobody."""
        task = asyncio.create_task(work, name="storage")
        self._work.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    async def _write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        turn: AbstractAsyncContextManager[Any] = nullcontext() if self._lock is None else self._lock
        with self._noting(), as_gone():
            async with self._queue, turn, self._writing.begin() as connection:
                return await work(connection)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # heard, even if nobody waits any more

    async def sweep(self) -> None:
        """Have what was deleted gone from SQLite's second file too; if somebody is reading just now, another time."""
        if self._lock is None:
            return
        with suppress(Gone), as_gone():
            async with self._lock, self._writing.connect() as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                await driver.execute_fetchall(f"PRAGMA busy_timeout = {SWEEP_SECONDS * 1000:.0f}")
                try:
                    await driver.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
                finally:
                    await driver.execute_fetchall(f"PRAGMA busy_timeout = {COMMAND_SECONDS * 1000:.0f}")

    async def read(self, query: Select[Any]) -> list[Any]:
        """The rows that answer a question."""
        return await self._to_its_end(self._read(query))

    async def _read(self, query: Executable, known: dict[str, Any] | None = None) -> list[Any]:
        with as_gone():
            async with self.engine.connect() as connection:
                return list(await connection.execute(query, known))

    async def append(self, game: str, number: int, at: float, entry: str) -> bool:
        """True once the entry is on disk; False if the number is taken."""
        try:
            with self._noting():
                return await self._log.append(game, number, at, entry)
        except Gone:
            metrics.storage_gone.inc()
            raise

    async def read_log(self, game: str, after: int = 0) -> list[LogRow]:
        """The entries of a table that come after a number, in order."""
        query = select(log.c.number, log.c.at, log.c.entry).order_by(log.c.number)
        rows = await self.read(query.where(log.c.game == game, log.c.number > min(after, _MOST_NUMBER)))
        return [LogRow(*row) for row in rows]

    async def read_logs(self, after: Mapping[str, int]) -> dict[str, list[LogRow]]:
        """The entries of many tables that come after a number of each; tables without any are left out."""
        found: dict[str, list[LogRow]] = {}
        known: dict[str, Any] = {"games": list(after), "numbers": list(after.values())}
        if not self.is_shared:
            known = {"known": msgspec.json.encode(list(after.items())).decode()}
        for game, *row in await self._to_its_end(self._read(_LOGS if self.is_shared else _SQLITE_LOGS, known)):
            found.setdefault(game, []).append(LogRow(*row))
        return found

    async def create_table(self, row: TableRow, entries: Sequence[str]) -> None:
        """Keep a new table and the first entries of its log, numbered from 1."""
        lines = [
            {"game": row.id, "number": number, "at": row.created, "entry": entry}
            for number, entry in enumerate(entries, 1)
        ]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(tables).values(**row._asdict()))
            if lines:
                await connection.execute(insert(log), lines)

        await self.write(work)

    async def table(self, game: str) -> TableRow | None:
        """A table, if there is one."""
        rows = await self.read(select(*_TABLE).where(tables.c.id == game))
        return TableRow(*rows[0]) if rows else None

    async def last_number(self, game: str) -> int:
        """The number of the last entry of a table's log; 0 if it has none."""
        rows = await self.read(select(func.max(log.c.number).label("last")).where(log.c.game == game))
        return int(rows[0].last or 0)

    async def results(self, game: str) -> list[ResultRow]:
        """How the seats of a finished game fared, in their order."""
        rows = await self.read(select(*_RESULT).where(played.c.game == game).order_by(played.c.seat))
        return [ResultRow(*row) for row in rows]

    async def prune(self, before: float, keep: Set[str] = frozenset()) -> list[str]:
        """Delete tables whose game never began and where nothing has happened since then; which they were."""
        lately = select(log.c.number).where(log.c.game == tables.c.id, log.c.at >= before).exists()
        is_old = tables.c.phase.in_(("waiting", "closed")) & (tables.c.changed < before) & ~lately
        found = [row.id for row in await self.read(select(tables.c.id).where(is_old)) if row.id not in keep]
        gone: list[str] = []
        for start in range(0, len(found), AT_ONCE):
            gone += await self.write(partial(_delete_tables, games=found[start : start + AT_ONCE], is_old=is_old))
        return gone

    async def set_phase(self, game: str, phase: str, at: float) -> None:
        """Change the phase of a table that is not finished."""
        change = update(tables).where(tables.c.id == game, tables.c.finished.is_(None))
        await self.write(lambda connection: connection.execute(change.values(phase=phase, changed=at)))

    async def finish(
        self,
        game: str,
        at: float,
        record: str,
        results: Sequence[ResultRow],
        also: Callable[[AsyncConnection], Awaitable[object]] | None = None,
    ) -> bool:
        """Keep the end of a game: True for one caller ever, whose `also` is part of the same transaction."""
        change = update(tables).where(tables.c.id == game, tables.c.finished.is_(None))
        change = change.values(phase="over", finished=at, changed=at, record=record)

        async def work(connection: AsyncConnection) -> bool:
            if (await connection.execute(change)).rowcount != 1:
                return False
            if results:
                await connection.execute(insert(played), [{"game": game, **row._asdict()} for row in results])
            if also is not None:
                await also(connection)
            return True

        return await self.write(work)

    async def record(self, game: str) -> str | None:
        """The record of a finished game."""
        rows = await self.read(select(tables.c.record).where(tables.c.id == game))
        return rows[0].record if rows else None

    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """Tables that are listed and wait for people, newest first."""
        query = select(*_TABLE).where(tables.c.phase == "waiting", tables.c.is_listed)
        rows = await self.read(query.order_by(tables.c.created.desc(), tables.c.id).limit(limit))
        return [TableRow(*row) for row in rows]

    async def unfinished(self, changed_before: float, limit: int = 1000) -> list[str]:
        """Tables in the middle of a game whose last entry is older than this, those that began first in front."""
        last = select(log.c.at).where(log.c.game == tables.c.id).order_by(log.c.number.desc()).limit(1)
        query = select(tables.c.id).where(
            tables.c.phase == "playing",
            tables.c.changed < changed_before,
            func.coalesce(last.scalar_subquery(), tables.c.changed) < changed_before,
        )
        rows = await self.read(query.order_by(tables.c.changed, tables.c.id).limit(limit))
        return [row.id for row in rows]

    async def finished(
        self,
        person: str | None = None,
        variant: str | None = None,
        since: float | None = None,
        until: float | None = None,
        before: tuple[float, str] | None = None,
        limit: int = 50,
        *,
        is_listed: bool | None = None,
    ) -> list[FinishedRow]:
        """Finished games, newest first: from `since` on, before `until`, before the `(finished, id)` of one seen."""
        query = select(*[tables.c[name] for name in FinishedRow._fields[:-1]])
        query = query.where(tables.c.finished.is_not(None))
        if person is not None:
            query = query.where(tables.c.id.in_(select(played.c.game).where(played.c.person == person)))
        if variant is not None:
            query = query.where(tables.c.variant == variant)
        if since is not None:
            query = query.where(tables.c.finished >= since)
        if until is not None:
            query = query.where(tables.c.finished < until)
        if before is not None:
            query = query.where(tuple_(tables.c.finished, tables.c.id) < tuple_(*before))
        if is_listed is not None:
            query = query.where(tables.c.is_listed.is_(is_listed))
        games = await self.read(query.order_by(tables.c.finished.desc(), tables.c.id.desc()).limit(limit))
        seats: dict[str, list[ResultRow]] = {game.id: [] for game in games}
        of_these = select(played.c.game, *_RESULT).where(played.c.game.in_(seats)).order_by(played.c.seat)
        for game, *row in await self.read(of_these):
            seats[game].append(ResultRow(*row))
        return [FinishedRow._make((*game, tuple(seats[game.id]))) for game in games]

    async def add_chat(self, game: str, person: str | None, at: float, text: str) -> int | None:
        """Keep something said at a table: its number; None if there is no such person any more."""
        there = select(people.c.id).where(people.c.id == person).with_for_update(read=True, key_share=True)
        said = insert(chat).values(game=game, person=person, at=at, text=text).returning(chat.c.id)

        async def work(connection: AsyncConnection) -> int | None:
            if person is not None and (await connection.execute(there)).first() is None:
                return None
            return int((await connection.execute(said)).scalar_one())

        return await self.write(work)

    async def read_chat(self, game: str, after: int = 0, limit: int = 200) -> list[ChatRow]:
        """What was said last at a table, after a number, in order."""
        query = select(*[chat.c[name] for name in ChatRow._fields])
        query = query.where(chat.c.game == game, chat.c.id > min(after, _MOST_NUMBER))
        rows = await self.read(query.order_by(chat.c.id.desc()).limit(limit))
        return [ChatRow(*row) for row in reversed(rows)]
