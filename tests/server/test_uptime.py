"""Clocks count what was thought before a kill, and nothing of the time in which no server ran."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import select

from projectl.server.people.people import People
from projectl.server.processes.workers import Workers
from projectl.server.storage import uptime
from projectl.server.storage.schema import uptime as runs
from projectl.server.storage.store import Store
from projectl.server.storage.uptime import Stretch, Uptime
from projectl.server.tables.hub import Hub
from tests.patience import PATIENCE_S
from tests.server.client import Client
from tests.server.test_hub import two_at_a_table

pytestmark = pytest.mark.anyio
HOUR_S = 3600.0


class Wall:
    """A clock that somebody sets."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


@asynccontextmanager
async def a_server(database: str, wall: Wall, *, is_killed: bool) -> AsyncIterator[Hub]:
    """A server that ends in good order, or does nothing more from one moment to the next."""
    store = await Store.open(database)
    hub = Hub(store, People(store), Workers(0), now=wall)
    await hub.start()
    try:
        yield hub
    finally:
        if is_killed:
            await hub.tasks.stop()
            for loaded in hub.memory.tables:
                loaded.stop_timers()
        else:
            await hub.stop()
        await store.close()


async def seen(hub: Hub, at: float) -> None:
    """Until it is noted that the server ran at this time."""
    async with asyncio.timeout(PATIENCE_S):
        while not [row for row in await hub.store.read(select(runs.c.seen)) if row.seen >= at]:
            await asyncio.sleep(0.01)


async def left(hub: Hub, who: Client, table: str) -> list[float]:
    """The clocks as somebody who comes back sees them."""
    again = Client(hub, who.person)
    await again.ask("join", table=table)
    return [chair["clock"] for chair in (await again.until(table))["chairs"]]


@pytest.mark.parametrize("is_killed", [True, False], ids=["killed", "stopped"])
async def test_what_was_thought_before_a_kill_counts_and_what_came_after_does_not(
    database: str, monkeypatch: pytest.MonkeyPatch, is_killed: bool
) -> None:
    monkeypatch.setattr(uptime, "NOTE_S", 0.01)
    wall = Wall()
    async with a_server(database, wall, is_killed=is_killed) as hub:
        _, _, table, players = await two_at_a_table(hub, clock={"seconds": 600, "increment": 0})
        wall.time += 100
        await seen(hub, wall.time)
    for thought in (130, 160):  # once more, for what is read from the log again
        wall.time += HOUR_S
        async with a_server(database, wall, is_killed=is_killed) as hub:
            assert await left(hub, players[0], table) == [600 - thought + 30, 600]
            wall.time += 30
            assert await left(hub, players[0], table) == [600 - thought, 600]
            await seen(hub, wall.time)
    wall.time += HOUR_S
    async with a_server(database, wall, is_killed=is_killed) as hub:
        me = Client(hub, players[0].person)
        await me.ask("join", table=table)
        answer = await me.ask("move", table=table, seat=0, decision=0, move="gain O1")
        assert answer["type"] == "done"
        wall.time += 10
        await seen(hub, wall.time)
    wall.time += HOUR_S
    async with a_server(database, wall, is_killed=is_killed) as hub:
        assert await left(hub, players[0], table) == [600 - 160 - 10, 600]


async def test_a_clock_set_back_gives_no_time_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uptime, "NOTE_S", 0.01)
    wall = Wall()
    async with a_server(database, wall, is_killed=True) as hub:
        _, _, table, players = await two_at_a_table(hub, clock={"seconds": 600, "increment": 0})
        wall.time += 100
        await seen(hub, wall.time)
    wall.time -= HOUR_S
    async with a_server(database, wall, is_killed=True) as hub:
        assert await left(hub, players[0], table) == [500, 600]
        wall.time += 10
        assert await left(hub, players[0], table) == [490, 600]


async def test_two_notes_at_the_same_time_are_one(store: Store) -> None:
    here = Uptime(store, Wall())
    await asyncio.gather(*(here.note() for _ in range(8)))
    assert len(await store.read(select(runs.c.process))) == 1


async def test_when_no_server_ran(store: Store) -> None:
    wall = Wall()
    wall.time = 100.0
    first = Uptime(store, wall)
    wall.time = 150.0
    await first.note()
    wall.time = 130.0
    beside = Uptime(store, wall)
    wall.time = 160.0
    await beside.note()
    wall.time = 200.0
    second = Uptime(store, wall)
    wall.time = 210.0
    for _ in range(2):
        await second.note()
    wall.time = 300.0
    now = Uptime(store, wall)
    assert await now.away(90.0, 120.0) == ((Stretch(160, 200), Stretch(210, 300)), 150)
    assert await now.away(170.0, 170.0) == ((Stretch(170, 200), Stretch(210, 300)), 0)
    assert await now.away(205.0, 207.0) == ((Stretch(210, 300),), 210)
    assert await now.away(300.0, 300.0) == ((), 0)
    wall.time = 180.0 + uptime.KEEP_S
    await now.forget()
    wall.time = 300.0
    assert await now.away(90.0, 120.0) == ((Stretch(120, 200), Stretch(210, 300)), 0)
    wall.time = 1000.0 + uptime.KEEP_S
    await now.forget()
    wall.time = 300.0
    assert await now.away(90.0, 120.0) == ((Stretch(120, 300),), 0)
