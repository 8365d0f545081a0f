"""Any database becomes the one that `schema.py` describes, however many servers start at once."""

import asyncio
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from projectl.server.storage.database import address, open_engine
from projectl.server.storage.migrations import VERSION_TABLE
from projectl.server.storage.schema import metadata
from projectl.server.storage.store import Store

pytestmark = pytest.mark.anyio

OPEN = """
import asyncio, sys
from projectl.server.storage.store import Store

async def main():
    store = await Store.open(sys.argv[1])
    assert await store.append(sys.argv[2], 1, 0.0, "x")
    await store.close()

asyncio.run(main())
"""


def difference(connection: Connection) -> list[object]:
    options = {"version_table": VERSION_TABLE, "compare_type": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


async def run(url: str, *commands: str) -> None:
    engine = open_engine(address(url), is_writer=True)
    async with engine.begin() as connection:
        for command in commands:
            await connection.execute(text(command))
    await engine.dispose()


async def test_the_steps_lead_to_the_schema(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert await connection.run_sync(difference) == []


async def test_a_difference_would_be_seen(database: str) -> None:
    await (await Store.open(database)).close()
    await run(database, "DROP INDEX ix_chat_game", "ALTER TABLE people ADD COLUMN shoes INTEGER")
    store = await Store.open(database)
    async with store.engine.connect() as connection:
        assert len(await connection.run_sync(difference)) == 2
    await store.close()


async def test_opening_again_changes_nothing(store: Store, database: str) -> None:
    await store.append("g", 1, 0.0, "kept")
    for _ in range(2):
        again = await Store.open(database)
        assert [row.entry for row in await again.read_log("g")] == ["kept"]
        await again.close()


async def test_processes_that_start_at_once_on_an_empty_database_all_run(database: str) -> None:
    servers = [await asyncio.create_subprocess_exec(sys.executable, "-c", OPEN, database, f"g{n}") for n in range(4)]
    assert [await server.wait() for server in servers] == [0] * 4
    store = await Store.open(database)
    assert [len(await store.read_log(f"g{n}")) for n in range(4)] == [1] * 4
    await store.close()


async def test_servers_that_start_at_once_in_one_process_all_run(database: str) -> None:
    stores = await asyncio.gather(*[Store.open(database) for _ in range(4)])
    for store in stores:
        await store.close()


async def test_a_step_that_fails_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    create = op.create_table

    def fail(name: str, *columns: object) -> None:
        if name == "chat":
            raise ZeroDivisionError
        create(name, *columns)  # type: ignore[arg-type] # columns they are

    monkeypatch.setattr(op, "create_table", fail)
    with pytest.raises(ZeroDivisionError):
        await Store.open(database)
    monkeypatch.undo()
    await (await Store.open(database)).close()


async def test_a_database_of_a_newer_version_is_refused(database: str) -> None:
    await (await Store.open(database)).close()
    await run(database, f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    with pytest.raises(ValueError, match=r"written by a newer version of projectl \(step 9999\)"):
        await Store.open(database)


async def test_a_database_of_something_else_is_refused(database: str) -> None:
    await run(database, "CREATE TABLE people (id INTEGER PRIMARY KEY, shoes INTEGER)")
    with pytest.raises(ValueError, match="holds tables of something else"):
        await Store.open(database)


async def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "50%.db"))

    async def pragmas(connection: AsyncConnection) -> list[int | str]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [(await connection.execute(text(f"PRAGMA {name}"))).scalar_one() for name in names]

    assert await store.write(pragmas) == ["wal", 2, 1, 10_000]
    await store.close()
