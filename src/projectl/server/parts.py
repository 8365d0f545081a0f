"""What a running server is made of; handlers find it in the state of the app."""

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from projectl.server.config import Config
from projectl.server.people.people import People
from projectl.server.processes.workers import Workers
from projectl.server.storage.store import Store
from projectl.server.tables.hub import Hub
from projectl.server.wire.limits import Limits


@dataclass(frozen=True)
class Parts:
    """The parts of a server."""

    config: Config
    limits: Limits
    store: Store
    people: People
    workers: Workers
    hub: Hub


def parts_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Parts:
    """The parts of the server that was asked."""
    found: Parts = connection.app.state.parts
    return found
