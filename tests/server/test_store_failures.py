"""An acknowledged entry is on disk, and a database that fails comes back without a restart."""

import asyncio
import itertools
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from projectl.server import metrics
from projectl.server.storage import store as store_module
from projectl.server.storage.schema import people
from projectl.server.storage.store import Gone, Store
from tests.server.conftest import PostgreSQL

pytestmark = pytest.mark.anyio


async def entries(store: Store, game: str, after: int = 0) -> list[str]:
    return [row.entry for row in await store.read_log(game, after)]


ACKNOWLEDGE = """
import asyncio, os, sys
from projectl.server.storage.store import Store

async def play(store, game):
    for number in range(1, 1_000_000):
        assert await store.append(game, number, 0.0, f"{game} {number}")
        os.write(1, f"{game} {number}\\n".encode())

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*[play(store, f"g{n}") for n in range(20)])

asyncio.run(main())
"""


async def test_what_was_acknowledged_is_there_after_kill_9(store: Store, database: str) -> None:
    with subprocess.Popen([sys.executable, "-c", ACKNOWLEDGE, database], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(700)]
        os.kill(server.pid, signal.SIGKILL)
        lines += server.stdout.readlines()
    acknowledged = {line.decode().strip() for line in lines if line.endswith(b"\n")}
    assert len(acknowledged) >= 700
    there = []
    for game in range(20):
        rows = await store.read_log(f"g{game}")
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        there += [row.entry for row in rows]
    assert acknowledged <= set(there)
    assert len(there) - len(acknowledged) <= 20
    assert await store.append("g0", len(await entries(store, "g0")) + 1, 0.0, "and on")


async def test_a_full_disk_is_said_and_nothing_is_half_written(sqlite_database: str) -> None:
    store = await Store.open(sqlite_database)
    assert await store.append("g", 1, 0.0, "before")
    wal = Path(sqlite_database.removeprefix("sqlite:///") + "-wal")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 20_000, hard))
    try:
        answers = await asyncio.gather(
            *[store.append("g", n, 0.0, "x" * 4000) for n in range(2, 100)], return_exceptions=True
        )
        with pytest.raises(Gone, match=r"the database cannot be used: (disk I/O error|database or disk is full)"):
            await store.write(lambda c: c.execute(insert(people).values(id="p", name="x" * 90_000, created=0.0)))
        assert await entries(store, "g") == ["before"]
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert {type(answer) for answer in answers} == {Gone}
    assert await store.append("g", 2, 0.0, "after")
    assert await entries(store, "g") == ["before", "after"]
    await store.close()


async def test_a_full_disk_is_not_ready_until_there_is_room(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for the first time, and whoever asks after a write that failed."""
    store = await Store.open(sqlite_database)
    wal = Path(sqlite_database.removeprefix("sqlite:///") + "-wal")
    assert await store.append("g", 1, 0.0, "before")
    assert await store.is_ready()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size, hard))
    try:
        assert await store.is_ready(), "a moment ago it could be written"
        with monkeypatch.context() as patch:
            patch.setattr(store_module, "WRITTEN_SECONDS", 0.0)
            assert not await store.is_ready()
        counted = metrics.storage_gone._value.get()
        with pytest.raises(Gone):
            await store.append("g", 2, 0.0, "x" * 4000)
        assert metrics.storage_gone._value.get() == counted + 1
        assert not await store.is_ready()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert await store.is_ready()
    await store.close()


def cut_off(postgresql: PostgreSQL) -> None:
    """PostgreSQL stops at once, in the middle of whatever it does."""
    pid = postgresql.get_pid()
    assert pid is not None
    os.kill(pid, signal.SIGQUIT)
    while (postgresql.pgdata / "postmaster.pid").exists():  # the process itself may be left as a zombie
        time.sleep(0.02)


@pytest.mark.parametrize("stop", [lambda server: server.stop(), cut_off], ids=["stopped", "cut off"])
async def test_postgresql_goes_and_comes_back(
    stop: Callable[[PostgreSQL], None], postgresql: PostgreSQL, postgresql_database: str
) -> None:
    store = await Store.open(postgresql_database)
    kept: list[int] = []

    async def play(first: int) -> None:
        for number in itertools.count(first, 50):
            try:
                assert await store.append("g", number, float(number), f"entry {number}")
                kept.append(number)
            except Gone:
                await asyncio.sleep(0.1)
            if is_back.is_set():
                return

    is_back = asyncio.Event()
    players = [asyncio.create_task(play(first)) for first in range(1, 51)]
    await asyncio.sleep(0.3)
    await asyncio.to_thread(stop, postgresql)
    assert not await store.is_ready()
    with pytest.raises(Gone, match="the database cannot be used"):
        await store.append("h", 1, 0.0, "too early")
    with pytest.raises(Gone, match="the database cannot be used"):
        await store.table("g")
    with pytest.raises(Gone, match="the database cannot be used"):
        await store.set_phase("g", "playing", 0.0)
    await asyncio.to_thread(postgresql.ensure_postgres_running)
    assert await store.is_ready()
    is_back.set()
    await asyncio.gather(*players)
    assert sorted(kept) == [row.number for row in await store.read_log("g")]
    assert await store.append("h", 1, 0.0, "and on")
    await store.close()


def lose_the_commit(monkeypatch: pytest.MonkeyPatch, *, is_done: bool) -> None:
    """The next COMMIT is not answered, whether it was carried out or not."""
    commit = AsyncConnection.commit

    async def lost(self: AsyncConnection) -> None:
        monkeypatch.setattr(AsyncConnection, "commit", commit)
        if is_done:
            await commit(self)
        await self.invalidate()
        raise ConnectionResetError("connection lost")

    monkeypatch.setattr(AsyncConnection, "commit", lost)


async def test_a_commit_that_was_carried_out_and_not_answered_counts(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_the_commit(monkeypatch, is_done=True)
    assert await asyncio.gather(*[store.append("g", n, 0.5, f"entry {n}") for n in (1, 2, 3)]) == [True] * 3
    assert await entries(store, "g") == ["entry 1", "entry 2", "entry 3"]


async def test_a_commit_that_got_lost_is_done_again_or_refused_for_certain(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_the_commit(monkeypatch, is_done=False)
    if store.is_shared:
        assert await store.append("g", 1, 0.5, "mine")
        assert await entries(store, "g") == ["mine"]
    else:
        with pytest.raises(Gone, match="connection lost"):
            await store.append("g", 1, 0.5, "mine")
        assert await entries(store, "g") == []
    assert await store.append("g", 2, 0.5, "and on")


async def test_a_commit_that_got_lost_finds_its_number_taken_meanwhile(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = AsyncConnection.commit

    async def overtaken(self: AsyncConnection) -> None:
        monkeypatch.setattr(AsyncConnection, "commit", commit)
        await self.invalidate()
        assert await other.append("g", 1, 0.5, "theirs")
        raise ConnectionResetError("connection lost")

    monkeypatch.setattr(AsyncConnection, "commit", overtaken)
    assert not await store.append("g", 1, 0.5, "mine")
    assert await entries(store, "g") == ["theirs"]
