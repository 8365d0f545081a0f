"""Group commit: what waits is written together, and nobody is told before it is on disk."""

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Final, NamedTuple

from sqlalchemy import select, tuple_
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from projectl.server.storage.database import Gone, as_gone, trouble
from projectl.server.storage.schema import log, tidied

MOST_AT_ONCE: Final = 500
DOUBT_SECONDS: Final = 30.0
"""How long an entry waits for the database to come back when nobody knows whether its COMMIT took place."""
RETRY_SECONDS: Final = 0.25
BREATH: Final = 8

Key = tuple[str, int]


class Line(NamedTuple):
    """A line for the log, and who waits for it."""

    game: str
    number: int
    at: float
    entry: str
    is_kept: asyncio.Future[bool]

    @property
    def key(self) -> Key:
        """What no two lines share."""
        return self.game, self.number


class _Doubt(Exception):
    """COMMIT was sent and not answered."""


class Writer:
    """Appends to the log, many lines in one transaction."""

    def __init__(self, engine: AsyncEngine, lock: asyncio.Lock | None) -> None:
        self._engine = engine
        self._lock = lock
        self._is_shared = lock is None
        self._waiting: list[Line] = []
        self._task: asyncio.Task[None] | None = None
        self._doubts: set[asyncio.Task[None]] = set()
        self._statement = postgresql.insert(log).on_conflict_do_nothing().returning(log.c.game, log.c.number)

    async def append(self, game: str, number: int, at: float, entry: str) -> bool:
        """True once the line is on disk; False if the number is taken."""
        line = Line(game, number, at, entry, asyncio.get_running_loop().create_future())
        self._waiting.append(line)
        if self._task is None:
            self._task = asyncio.create_task(self._write_all(), name="log")
        return await line.is_kept

    async def finish(self) -> None:
        """Wait until nothing waits."""
        while self._task is not None or self._doubts:
            await asyncio.wait({*self._doubts, *([self._task] if self._task else [])})

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._write(batch)
        finally:
            self._task = None

    async def _write(self, batch: Sequence[Line]) -> None:
        # In the order of the key: two processes that want the same numbers never wait for each other in a ring.
        first: dict[Key, Line] = {}
        for line in batch:
            if first.setdefault(line.key, line) is not line:
                _answer(line, is_kept=False)
        lines = sorted(first.values(), key=lambda line: line.key)
        try:
            fresh = await self._commit(lines)
        except _Doubt as doubt:
            task = asyncio.create_task(self._settle(lines, doubt), name="log in doubt")
            self._doubts.add(task)
            task.add_done_callback(self._doubts.discard)
        except Exception as error:
            gone = trouble(error)
            if gone is None and len(lines) > 1:  # one of them cannot be written: the others are not to suffer
                for line in lines:
                    await self._write([line])
                return
            for line in lines:
                _fail(line, error if gone is None else Gone(str(gone)))
        else:
            for count, line in enumerate(lines, 1):
                _answer(line, is_kept=line.key in fresh)
                if count % BREATH == 0:  # each answer sets work off: let others have their turn in between
                    await asyncio.sleep(0)

    async def _commit(self, lines: Sequence[Line]) -> set[Key]:
        """Those that were written, and are on disk."""
        async with self._turn(), self._engine.connect() as connection:
            fresh = await (self._insert if self._is_shared else _insert_at_once)(connection, lines)
            try:
                await connection.commit()
            except Exception as error:
                raise _Doubt from error
        return fresh

    async def _insert(self, connection: AsyncConnection, lines: Sequence[Line]) -> set[Key]:
        values = [{"game": line.game, "number": line.number, "at": line.at, "entry": line.entry} for line in lines]
        rows = await connection.execute(self._statement, values)
        return {(game, number) for game, number in rows}

    def _turn(self) -> AbstractAsyncContextManager[Any]:
        return nullcontext() if self._lock is None else self._lock

    async def _settle(self, lines: Sequence[Line], doubt: _Doubt) -> None:
        """Find out whether a COMMIT that was not answered took place, as soon as the database can be asked."""
        why = str((doubt.__cause__ and trouble(doubt.__cause__)) or doubt.__cause__)
        clock = asyncio.get_running_loop()
        end = clock.time() + DOUBT_SECONDS
        while clock.time() < end:
            try:
                if self._is_shared:  # waits for a COMMIT that the other side is still busy with, and settles it
                    await self._commit(lines)
                there = await self._read(lines)
            except Exception:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            for line in lines:
                if line.key in there:
                    _answer(line, is_kept=there[line.key] == (line.at, line.entry))
                else:
                    _fail(line, Gone(why))
            return
        for line in lines:
            _fail(line, Gone(f"{why}; whether the entry was kept cannot be found out"))

    async def _read(self, lines: Sequence[Line]) -> dict[Key, tuple[float, str]]:
        keys = tuple_(log.c.game, log.c.number).in_([line.key for line in lines])
        with as_gone():
            async with self._turn(), self._engine.connect() as connection:
                rows = await connection.execute(select(log).where(keys))
                return {(row.game, row.number): (row.at, row.entry) for row in rows}


async def _insert_at_once(connection: AsyncConnection, lines: Sequence[Line]) -> set[Key]:
    """The same for SQLite, said to the driver itself: one way to its thread and back, however many lines."""
    await connection.begin()
    values = [value for line in lines for value in (line.game, line.number, line.at, tidied(line.entry))]
    rows = ", ".join(["(?, ?, ?, ?)"] * len(lines))
    statement = f"INSERT INTO log (game, number, at, entry) VALUES {rows} ON CONFLICT DO NOTHING RETURNING game, number"
    driver: Any = (await connection.get_raw_connection()).driver_connection
    return set(await driver.execute_fetchall(statement, values))


def _answer(line: Line, *, is_kept: bool) -> None:
    if not line.is_kept.done():  # who asked may have gone
        line.is_kept.set_result(is_kept)


def _fail(line: Line, error: Exception) -> None:
    if not line.is_kept.done():
        line.is_kept.set_exception(error)
