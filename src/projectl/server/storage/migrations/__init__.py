"""How the database came to be, one step after the other; every server takes the missing steps when it starts.

A change of `schema.py` is a new file in `versions/`: the next number, what it comes after, and what `upgrade` does.
"""

import asyncio
import sqlite3
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncConnection

from projectl.server.storage.database import COMMAND_SECONDS, Gone, as_gone, open_engine
from projectl.server.storage.schema import metadata

VERSION_TABLE: Final = "projectl_version"
_LOCK: Final = 0x50524F4A4C  # any number nobody else takes


async def migrate(url: URL) -> None:
    """Bring a database up to date; many may try at once, one does it. A ValueError says why it cannot be done."""
    engine = open_engine(url, is_writer=True, is_patient=True)
    try:
        with as_gone():
            async with engine.connect() as connection:
                if engine.dialect.name == "sqlite":
                    await _write_ahead(connection)
                async with connection.begin():
                    if engine.dialect.name == "postgresql":
                        await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
                    await connection.run_sync(upgrade)
    except Gone as gone:
        error = gone.__cause__
        if isinstance(error, DatabaseError) and getattr(error.orig, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
            raise ValueError(f"{url.database} is not a database") from None
        raise
    finally:
        await engine.dispose()


async def _write_ahead(connection: AsyncConnection) -> None:
    """Readers and the writer of SQLite do not wait for each other; the file remembers it."""
    raw = (await connection.get_raw_connection()).driver_connection
    assert raw is not None
    clock = asyncio.get_running_loop()
    end = clock.time() + COMMAND_SECONDS
    while True:
        try:
            await raw.execute_fetchall("PRAGMA journal_mode = WAL")  # to its end: a row left unread holds the file
        except sqlite3.OperationalError as error:  # two that change it at once do not wait by themselves
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or clock.time() > end:
                raise
            await asyncio.sleep(0.05)
        else:
            return


def config() -> Config:
    """What alembic has to know; there is no alembic.ini."""
    settings = Config()
    settings.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return settings


@cache
def steps() -> ScriptDirectory:
    """All there are, read once."""
    return ScriptDirectory.from_config(config())


def upgrade(connection: Connection) -> None:
    """Take the missing steps, inside the transaction of the connection."""
    known = {step.revision for step in steps().walk_revisions()}
    there = set(MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE}).get_current_heads())
    if there - known:
        raise ValueError(
            f"this database was written by a newer version of projectl (step {', '.join(sorted(there - known))}); "
            "run that version"
        )
    if not there and set(inspect(connection).get_table_names()) & set(metadata.tables):
        raise ValueError("this database holds tables of something else; take another one")
    if there != set(steps().get_heads()):
        settings = config()
        settings.attributes["connection"] = connection
        command.upgrade(settings, "head")
