"""For whom bots play: with nobody at a table they stop, and with everybody away they let others go first."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from projectl.server.tables.hub import Hub
from projectl.server.tables.loaded import LoadedTable
from tests.patience import PATIENCE_S
from tests.server.client import Client, a_hub, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hub(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Hub]:  # noqa: ARG001 - async fixtures need it
    """Without workers, so that what bots are asked stays to be seen."""
    async with a_hub(tmp_path / "tables.db") as hub:
        yield hub


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.01)


def lines(hub: Hub) -> tuple[int, int]:
    """How many moves somebody waits for, and how many nobody does."""
    return len(hub.bots._workers._moves), len(hub.bots._workers._later)


async def a_bots_turn(hub: Hub, host: Client) -> LoadedTable:
    """A table where a bot is to decide and the host sits; nobody has asked the bot."""
    while True:
        table, _ = await opened(hub, host, seats=["you", "casual"])
        loaded = await hub.memory.load(table)
        assert loaded is not None
        if loaded.live.chairs[loaded.live.to_decide[0]].bot is not None:
            await forget_questions(hub, loaded)
            return loaded


async def forget_questions(hub: Hub, loaded: LoadedTable) -> None:
    for task in loaded.thinking.values():
        task.cancel()
    await until(lambda: not loaded.thinking and lines(hub) == (0, 0))


async def stand_up_and_leave(hub: Hub, loaded: LoadedTable, who: Client) -> int:
    """The seat that they had."""
    [seat] = loaded.live.seats_of(who.person.id)
    assert (await who.ask("stand", table=loaded.live.table, seat=seat))["type"] == "done"
    assert (await who.ask("leave", table=loaded.live.table))["type"] == "done"
    await forget_questions(hub, loaded)
    return seat


async def test_bots_stop_where_nobody_sits_or_watches(hub: Hub) -> None:
    ada = await Client.new(hub)
    loaded = await a_bots_turn(hub, ada)
    await stand_up_and_leave(hub, loaded, ada)
    hub.bots.ask(loaded)
    await asyncio.sleep(0.05)
    assert not loaded.thinking
    assert lines(hub) == (0, 0)


async def test_they_go_on_when_somebody_comes_to_watch_and_hurry_when_they_sit_down(hub: Hub) -> None:
    ada = await Client.new(hub)
    loaded = await a_bots_turn(hub, ada)
    seat = await stand_up_and_leave(hub, loaded, ada)
    assert (await ada.ask("join", table=loaded.live.table))["type"] == "done"
    hub.bots.welcome(loaded)
    await until(lambda: lines(hub) == (0, 1))
    assert (await ada.ask("sit", table=loaded.live.table, seat=seat))["type"] == "done"
    await until(lambda: lines(hub) == (1, 0))


async def test_they_go_on_when_somebody_sits_down_again(hub: Hub) -> None:
    ada, bob = await Client.new(hub), await Client.new(hub)
    loaded = await a_bots_turn(hub, ada)
    seat = await stand_up_and_leave(hub, loaded, ada)
    await hub.changes.carry_out(loaded, lambda: loaded.live.sit(bob.person.id, seat))
    await until(lambda: lines(hub) == (0, 1))


async def test_where_everybody_is_away_they_think_when_nobody_else_waits(hub: Hub) -> None:
    ada = await Client.new(hub)
    loaded = await a_bots_turn(hub, ada)
    assert (await ada.ask("leave", table=loaded.live.table))["type"] == "done"
    hub.bots.ask(loaded)
    await until(lambda: lines(hub) == (0, 1))
    assert (await ada.ask("join", table=loaded.live.table))["type"] == "done"
    hub.bots.welcome(loaded)
    assert lines(hub) == (1, 0)
    assert len(loaded.thinking) == 1
