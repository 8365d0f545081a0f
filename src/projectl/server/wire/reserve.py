"""Each connection is a file to the system, which allows so many: the last are for the server itself, and for those who
ask how it is.

A new file gets the lowest number that is free, so the number of a connection tells how many files are open already.
"""

import sys
import time
from enum import Enum
from typing import Any, Final

import msgspec
import structlog

from projectl.server.refusing import Refused
from projectl.server.wire.refusal import refusal_of
from projectl.server.wire.security import RUNNING

if sys.platform != "win32":
    import resource

SPARE: Final = 64
SMALL: Final = 4
"""Where few files are allowed at all, one in so many is kept."""
RETRY_S: Final = 5
TELL_S: Final = 60.0
"""How often the journal is told."""
journal = structlog.get_logger()


class Crowd(Enum):
    """How many files are open when somebody comes."""

    NONE = 0
    RUNNING_ONLY = 1
    """Half of the reserve: for those who ask how the server is."""
    FULL = 2
    """The rest: what the server opens itself, its database and its bots."""


def _most() -> int | None:
    if sys.platform == "win32":
        return None
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if most == resource.RLIM_INFINITY else most


class Reserve:
    """What is kept back."""

    def __init__(self) -> None:
        self._told: float | None = None

    def look(self, file: int) -> Crowd:
        """How crowded it is for a connection with this number."""
        most = _most()
        if most is None:
            return Crowd.NONE
        spare = min(SPARE, most // SMALL)
        if file < most - spare:
            return Crowd.NONE
        self._tell(file, most)
        return Crowd.RUNNING_ONLY if file < most - spare // 2 else Crowd.FULL

    def _tell(self, file: int, most: int) -> None:
        now = time.monotonic()
        if self._told is None or now - self._told > TELL_S:
            self._told = now
            journal.warning("few files left", open=file, most=most)


def refusal() -> tuple[list[tuple[bytes, bytes]], bytes]:
    """Headers and body of the answer to everybody else."""
    body = msgspec.json.encode(refusal_of(Refused("too_many_here", 503, retry_after=RETRY_S)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"retry-after", str(RETRY_S).encode()),
        (b"connection", b"close"),
    ]
    return headers, body


class RunningOnly:
    """The app for a connection out of the reserve: one answer, and that is it."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer whoever asks how the server is."""

        async def send_last(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"connection", b"close")]
            await send(message)

        if scope["path"] in RUNNING:
            await self._app(scope, receive, send_last)
            return
        headers, body = refusal()
        await send({"type": "http.response.start", "status": 503, "headers": headers})
        await send({"type": "http.response.body", "body": body})
