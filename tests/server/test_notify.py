"""Notices between processes survive the database going away for a moment."""

import asyncio

import asyncpg  # type: ignore[import-untyped]  # it has no types
import pytest
from litestar.channels import ChannelsPlugin

from projectl.server.notify import PostgresNotices

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_what_one_process_says_another_hears(postgresql_database: str) -> None:
    here = ChannelsPlugin(PostgresNotices(postgresql_database), arbitrary_channels_allowed=True)
    there = ChannelsPlugin(PostgresNotices(postgresql_database), arbitrary_channels_allowed=True)
    async with here, there, there.start_subscription(["tables"]) as heard:
        for number in range(100):
            here.publish(f"notice {number}", "tables")
        events = heard.iter_events()
        async with asyncio.timeout(30):
            assert [await anext(events) for _ in range(100)] == [f"notice {number}".encode() for number in range(100)]


async def test_lost_connections_come_back_and_say_that_something_was_missed(postgresql_database: str) -> None:
    backend = PostgresNotices(postgresql_database)
    missed = asyncio.Event()
    backend.missed = missed.set
    plugin = ChannelsPlugin(backend, arbitrary_channels_allowed=True)
    async with plugin, plugin.start_subscription(["tables"]) as heard:
        events = heard.iter_events()
        plugin.publish("before", "tables")
        async with asyncio.timeout(30):
            assert await anext(events) == b"before"
        chief = await asyncpg.connect(postgresql_database)
        await chief.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await chief.close()
        async with asyncio.timeout(30):
            await missed.wait()
            plugin.publish("after", "tables")
            assert await anext(events) == b"after"
