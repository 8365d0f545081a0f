"""Notices between processes survive the database going away for a moment."""

import asyncio
from collections.abc import Sequence

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest

from projectl.server.processes.channels import Notices
from projectl.server.processes.notify import MOST_AT_ONCE, PostgresNotices
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_what_one_process_says_another_hears(postgresql_database: str) -> None:
    here = Notices(PostgresNotices(postgresql_database))
    there = Notices(PostgresNotices(postgresql_database))
    async with here, there, there.start_subscription(["tables"]) as heard:
        for number in range(100):
            here.publish(f"notice {number}", "tables")
        events = heard.iter_events()
        async with asyncio.timeout(PATIENCE_S):
            assert [await anext(events) for _ in range(100)] == [f"notice {number}".encode() for number in range(100)]


async def test_lost_connections_come_back_and_say_that_something_was_missed(postgresql_database: str) -> None:
    missed = asyncio.Event()
    plugin = Notices(PostgresNotices(postgresql_database))
    plugin.when_missed(missed.set)
    async with plugin, plugin.start_subscription(["tables"]) as heard:
        events = heard.iter_events()
        plugin.publish("before", "tables")
        async with asyncio.timeout(PATIENCE_S):
            assert await anext(events) == b"before"
        chief = await asyncpg.connect(postgresql_database)
        await chief.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await chief.close()
        async with asyncio.timeout(PATIENCE_S):
            await missed.wait()
            plugin.publish("after", "tables")
            assert await anext(events) == b"after"


class Counting(PostgresNotices):
    """Remembers how many were said together."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.said: list[int] = []

    async def _say(self, said: Sequence[tuple[str, str]]) -> None:
        self.said.append(len(said))
        await super()._say(said)


async def test_many_at_once_arrive_in_order_and_are_said_together(postgresql_database: str) -> None:
    backend = Counting(postgresql_database)
    here, there = Notices(backend), Notices(PostgresNotices(postgresql_database))
    wanted = [f"notice {number}".encode() for number in range(3 * MOST_AT_ONCE)]
    async with here, there, there.start_subscription(["tables"]) as heard:
        for notice in wanted:
            here.publish(notice, "tables")
        events = heard.iter_events()
        async with asyncio.timeout(PATIENCE_S):
            assert [await anext(events) for _ in wanted] == wanted
    assert sum(backend.said) == len(wanted)
    assert max(backend.said) <= MOST_AT_ONCE
    assert len(backend.said) < len(wanted) / 10


async def test_while_the_database_is_away_nothing_is_raised_and_after_it_all_is_said(
    postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> None:
        raise OSError("away")

    backend = Counting(postgresql_database)
    here, there = Notices(backend), Notices(PostgresNotices(postgresql_database))
    async with here, there, there.start_subscription(["tables"]) as heard:
        events = heard.iter_events()
        with monkeypatch.context() as patch:
            patch.setattr(backend, "_connect", away)
            for number in range(20):
                here.publish(f"lost {number}", "tables")
            async with asyncio.timeout(PATIENCE_S):
                while sum(backend.said) < 20 or backend._speaking is not None:
                    await asyncio.sleep(0.01)
        for number in range(20):
            here.publish(f"said {number}", "tables")
        async with asyncio.timeout(PATIENCE_S):
            assert [await anext(events) for _ in range(20)] == [f"said {number}".encode() for number in range(20)]


async def test_a_connection_that_breaks_while_it_speaks_is_replaced(
    postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    async def breaking(*_arguments: object) -> None:
        tried.append(1)
        raise asyncpg.InternalClientError("another operation is in progress")

    backend = PostgresNotices(postgresql_database)
    async with Notices(backend) as plugin, plugin.start_subscription(["tables"]) as heard:
        events = heard.iter_events()
        async with asyncio.timeout(PATIENCE_S):
            plugin.publish("before", "tables")
            assert await anext(events) == b"before"
            monkeypatch.setattr(type(backend._speaker), "execute", breaking)
            plugin.publish("lost", "tables")
            while len(tried) < 2 or backend._speaking is not None:  # it tries again once, on another connection
                await asyncio.sleep(0.01)
            monkeypatch.undo()
            plugin.publish("after", "tables")
            assert await anext(events) == b"after"


async def test_one_that_cannot_be_said_does_not_silence_others(postgresql_database: str) -> None:
    here, there = (Notices(PostgresNotices(postgresql_database)) for _ in range(2))
    async with here, there, there.start_subscription(["tables"]) as heard:
        for notice in ("one", "far too long" * 1000, "two"):
            here.publish(notice, "tables")
        events = heard.iter_events()
        async with asyncio.timeout(PATIENCE_S):
            assert [await anext(events) for _ in range(2)] == [b"one", b"two"]


async def test_what_waits_is_said_before_the_server_stops(postgresql_database: str) -> None:
    there = Notices(PostgresNotices(postgresql_database))
    async with there, there.start_subscription(["tables"]) as heard:
        async with Notices(PostgresNotices(postgresql_database)) as here:
            for number in range(50):
                here.publish(f"notice {number}", "tables")
        events = heard.iter_events()
        async with asyncio.timeout(PATIENCE_S):
            assert [await anext(events) for _ in range(50)] == [f"notice {number}".encode() for number in range(50)]


async def test_a_database_that_hangs_holds_up_no_stopping(
    postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    backend = PostgresNotices(postgresql_database)
    async with Notices(backend) as here:
        monkeypatch.setattr(backend, "_connect", asyncio.Event().wait)
        here.publish("never", "tables")
