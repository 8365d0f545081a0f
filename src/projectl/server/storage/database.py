"""Where the database is, how it is opened, and what to say when it fails."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from projectl.server import metrics

CONNECT_SECONDS: Final = 5.0
COMMAND_SECONDS: Final = 10.0
"""How long PostgreSQL may take over one statement, and how long a writer of SQLite waits for another process."""
CONNECTIONS: Final = 10

_SQLITE_GONE: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
}
# Classes of SQLSTATE: connection lost, transaction lost, no room, shut down, disk trouble; and a read-only stand-in.
_POSTGRESQL_GONE: Final = ("08", "40", "53", "57", "58", "25006", "3D", "28")


class Gone(Exception):
    """The database cannot be reached or written now; `str` says so, and `why` only why."""

    def __init__(self, said: str, why: str | None = None) -> None:
        super().__init__(said)
        self.why = why or said


def address(text: str) -> URL:
    """The address of a database: FILE, sqlite:///FILE or postgresql://USER@HOST/NAME; a ValueError says what is off."""
    if "://" not in text:
        return _file(URL.create("sqlite+aiosqlite", database=text))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise ValueError(f"{text.partition('://')[0]}://... is no address of a database") from None
    match url.drivername:
        case "sqlite" | "sqlite+aiosqlite":
            return _file(url.set(drivername="sqlite+aiosqlite"))
        case "postgresql" | "postgres" | "postgresql+asyncpg":
            return _server(url.set(drivername="postgresql+asyncpg"))
        case other:
            raise ValueError(f"games are kept in sqlite:///FILE or postgresql://USER@HOST/NAME, not in {other}://")


def _file(url: URL) -> URL:
    if not url.database or url.database == ":memory:" or url.host:
        raise ValueError("a database needs a file to be in: sqlite:///FILE, with three strokes")
    path = Path(url.database)
    if path.is_dir():
        raise ValueError(f"{path} is a folder; a database is a file")
    if not path.absolute().parent.is_dir():
        raise ValueError(f"there is no folder {path.absolute().parent} for the database")
    with suppress(OSError):  # seeds, keys and password hashes are nobody else's business
        path.touch(mode=0o600, exist_ok=True)
    return url


def _server(url: URL) -> URL:
    if not url.database:
        raise ValueError(f"{url.render_as_string()} names no database: postgresql://USER@HOST/NAME")
    query = dict(url.query)
    if "sslmode" in query:  # what everybody else calls it
        query["ssl"] = query.pop("sslmode")
    return url.set(query=query)


def open_engine(url: URL, *, is_writer: bool = False, is_patient: bool = False) -> AsyncEngine:
    """Connections to a database; those to SQLite either read, or are the one that writes."""
    if url.get_backend_name() == "postgresql":
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=COMMAND_SECONDS,
            pool_pre_ping=True,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": None if is_patient else COMMAND_SECONDS},
        )
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=1 if is_writer else CONNECTIONS,
        max_overflow=0,
        pool_timeout=COMMAND_SECONDS,
        connect_args={"timeout": COMMAND_SECONDS},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # BEGIN is said below; sqlite3 would say it only before the first change
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA secure_delete = ON" if is_writer else "PRAGMA query_only = ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        # Said to the driver itself: one way to its thread and back, where a statement of SQLAlchemy's takes three.
        driver: Any = connection.connection.dbapi_connection
        driver.run_async(lambda sqlite: sqlite.execute_fetchall("BEGIN IMMEDIATE" if is_writer else "BEGIN"))

    return engine


def trouble(error: BaseException) -> Gone | None:
    """What to say of an error that is the database's; none if the error is our own."""
    if isinstance(error, Gone):
        return error
    if isinstance(error, NoConnectionFree):
        return Gone("the database is too busy")
    if not isinstance(error, DBAPIError):
        return _said(error)
    return _said(error.orig) or (_gone(error.orig) if error.connection_invalidated else None)


def _said(error: BaseException | None) -> Gone | None:
    if isinstance(error, OSError):
        return _gone(error.strerror or str(error) or "it does not answer")
    if isinstance(error, sqlite3.Error):
        is_gone = getattr(error, "sqlite_errorcode", 0) & 0xFF in _SQLITE_GONE
        return _gone(error) if is_gone else None
    state = getattr(error, "sqlstate", None)
    return _gone(error) if state is not None and state.startswith(_POSTGRESQL_GONE) else None


def _gone(why: object) -> Gone:
    return Gone(f"the database cannot be used: {why}", str(why))


@contextmanager
def as_gone() -> Iterator[None]:
    """Errors of the database come out as Gone."""
    try:
        yield
    except Exception as error:
        gone = trouble(error)
        if gone is None or gone is error:
            raise
        metrics.storage_gone.inc()
        raise gone from error
