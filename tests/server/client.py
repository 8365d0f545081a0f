"""A client of the hub without a network between: asks, and remembers every frame it was sent."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from projectl.server.people.people import People, Person
from projectl.server.processes.workers import Workers
from projectl.server.storage.store import Store
from projectl.server.tables.hub import Hub
from projectl.server.tables.opening import open_table
from projectl.server.tables.shown import Wishes
from projectl.server.wire.connection import Connection
from tests.patience import PATIENCE_S


@asynccontextmanager
async def a_hub(database: str | Path, bots: int = 0, now: Callable[[], float] | None = None) -> AsyncIterator[Hub]:
    """A hub on a database, with so many worker processes, and perhaps a clock of its own."""
    store = await Store.open(str(database))
    workers = Workers(bots)
    if bots:
        await workers.start()
    hub = Hub(store, People(store), workers, now=now)
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()
        await workers.stop()
        await store.close()


class Client:
    """One person at a connection."""

    def __init__(self, hub: Hub, person: Person) -> None:
        self.person = person
        self.connection = Connection(hub, person)
        self.frames: list[bytes] = []
        self.tables: dict[str, dict[str, Any]] = {}
        self.said: list[dict[str, Any]] = []
        self._ids = itertools.count(1)

    @classmethod
    async def new(cls, hub: Hub) -> "Client":
        """A guest."""
        person, _ = await hub.people.new_guest()
        return cls(hub, person)

    async def next(self) -> dict[str, Any]:
        """The next message."""
        data = await asyncio.wait_for(self.connection.outbox.get(), PATIENCE_S)
        assert data is not None
        self.frames.append(data)
        message: dict[str, Any] = json.loads(data)
        if message["type"] == "table":
            self.tables[message["table"]] = message
        self.said.append(message)
        return message

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        number = next(self._ids)
        await self.connection.handle(json.dumps({"type": kind, "id": number, **fields}).encode())
        while True:
            message = await self.next()
            if message.get("id") == number:
                return message

    async def until(self, table: str, number: int = 0, **wanted: Any) -> dict[str, Any]:
        """Read on until a table is as wanted."""
        while True:
            now = self.tables.get(table)
            if now is not None and now["number"] >= number and all(now.get(k) == v for k, v in wanted.items()):
                return now
            await self.next()


async def opened(hub: Hub, host: Client, **wishes: Any) -> tuple[str, str]:
    """A new table that the host has joined: its id and its key."""
    row = await open_table(hub.memory, host.person.id, Wishes(**wishes))
    assert (await host.ask("join", table=row.id))["type"] == "done"
    return row.id, row.key
