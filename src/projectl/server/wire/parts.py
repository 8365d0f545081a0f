"""What a running server is made of; handlers find it in the state of the app."""

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection

from projectl.server import metrics
from projectl.server.config import Config
from projectl.server.people.people import People
from projectl.server.processes.workers import Workers
from projectl.server.storage.store import Store
from projectl.server.tables.hub import Hub
from projectl.server.tables.lobby import Lobby
from projectl.server.wire.limits import Limits

OBSERVE_S: Final = 5.0


@dataclass(frozen=True)
class Parts:
    """The parts of a server."""

    config: Config
    limits: Limits
    store: Store
    people: People
    workers: Workers
    hub: Hub
    lobby: Lobby

    def observe(self) -> None:
        """Note for the metrics how things stand now in this process."""
        metrics.connections.set(len(self.hub.audience.listeners))
        metrics.tables.set(len(self.hub.memory))
        metrics.bots_ready.set(self.workers.ready)
        metrics.bots_waiting.set(self.workers.waiting)
        metrics.bots_replaced.set(self.workers.restarts)

    async def keep_observing(self) -> None:
        """Note it again and again, for when another process is asked."""
        while True:
            self.observe()
            await asyncio.sleep(OBSERVE_S)


def parts_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Parts:
    """The parts of the server that was asked."""
    found: Parts = connection.app.state.parts
    return found
