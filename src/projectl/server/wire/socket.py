"""The WebSocket at /ws: bytes in and out, for a person whom the cookie names."""

import asyncio
import time
from math import ceil
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from projectl.server import metrics
from projectl.server.people.passwords import digest
from projectl.server.people.people import Person
from projectl.server.refusing import NotNow, Refused
from projectl.server.storage.database import Gone
from projectl.server.storage.outages import RETRY_S
from projectl.server.wire import messages
from projectl.server.wire.connection import Connection
from projectl.server.wire.limits import Buckets
from projectl.server.wire.parts import Parts, parts_of
from projectl.server.wire.person import maybe_person, token_of
from projectl.server.wire.refusal import refusal_of
from projectl.server.wire.security import address_of, check_host, check_origin, headers_of

SEND_S: Final = 10.0
"""A client that takes longer to read a message is let go."""
TOO_SLOW: Final = 1013
PAUSE_S: Final = 1.0
"""How long at most somebody who sends too much is not listened to."""
Socket = WebSocket[Any, Any, Any]


journal = structlog.get_logger()


async def _turn_away(socket: Socket, reason: NotNow, status: int) -> None:
    """Say no to a handshake, with the same JSON as everywhere."""
    await socket.receive()
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    if reason.retry_after is not None:
        headers.append((b"retry-after", str(int(reason.retry_after) + 1).encode()))
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    body: Any = {"type": "websocket.http.response.body", "body": msgspec.json.encode(refusal_of(reason))}
    await socket.send(start)
    await socket.send(body)


async def _admit(socket: Socket, parts: Parts) -> Person:
    """Whose socket it is; Refused says why it is not let in."""
    headers, address = headers_of(socket.scope), address_of(socket.scope)
    check_host(headers, parts.config)
    check_origin(headers, parts.config, socket.scope["scheme"])
    parts.limits.connects.take(address)
    if parts.config.sockets and parts.limits.sockets[address] >= parts.config.sockets:
        raise Refused("too_many_sockets", 429, retry_after=60, most=parts.config.sockets)
    person = await maybe_person(socket)
    if person is None:
        raise Refused("who_are_you", 401)
    return person


@websocket("/ws")
async def ws(socket: Socket) -> None:
    """Listen to one client, and send it what it should know, until it goes."""
    parts = parts_of(socket)
    try:
        person = await _admit(socket, parts)
    except Refused as reason:
        await _turn_away(socket, reason, reason.status)
        return
    except Gone:
        await _turn_away(socket, Refused("storage_gone", 503, retry_after=RETRY_S), 503)
        return
    address = address_of(socket.scope)
    parts.limits.sockets[address] += 1
    try:
        await socket.accept()
        connection = Connection(parts.hub, person, digest(token_of(socket) or ""), parts.limits.chats)
        line = _Line(socket, connection, parts.limits.messages)
        await line.hold()
    finally:
        parts.limits.sockets[address] -= 1
        if not parts.limits.sockets[address]:
            del parts.limits.sockets[address]


class _Line:
    """Both directions of one socket."""

    def __init__(self, socket: Socket, connection: Connection, limit: Buckets) -> None:
        self._socket = socket
        self._connection = connection
        self._limit = limit
        self._reader = asyncio.current_task()
        self._is_listening = False
        self._is_over = False

    async def hold(self) -> None:
        """Until either side ends it."""
        sender = asyncio.create_task(self._send())
        try:
            await self._listen()
        except asyncio.CancelledError:
            if not self._is_over:
                raise
        finally:
            await self._connection.close()
            sender.cancel()

    async def _listen(self) -> None:
        while not self._is_over:
            self._is_listening = True
            event: Any = await self._socket.receive()
            self._is_listening = False
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            data = event.get("bytes") or b"" if text is None else text.encode()
            metrics.received.inc()
            wait = self._limit.wait(self._connection.person.id)
            if wait:
                await self._slow_down(data, wait)
                continue
            began = time.perf_counter()
            try:
                await self._connection.handle(data)
            except Exception as error:  # whatever it was, the client hears of it and the others do not
                journal.error("our bug", exc_info=error)
                self._answer(Refused("our_bug", 500), messages.id_of(data))
            metrics.handled.observe(time.perf_counter() - began)
            # Many messages may have come at once: others get their turn, and the answers a chance to leave.
            await asyncio.sleep(0)

    async def _slow_down(self, data: bytes, wait: float) -> None:
        metrics.slowed.labels("messages").inc()
        self._answer(NotNow("slow_down", retry_after=wait), messages.id_of(data))
        await asyncio.sleep(min(wait, PAUSE_S))

    def _answer(self, reason: NotNow, answering: int | None) -> None:
        self._connection.answer(
            messages.Refused(
                id=answering,
                code=reason.code,
                sentence=str(reason),
                args=reason.arguments,
                retry_after=None if reason.retry_after is None else ceil(1000 * reason.retry_after) / 1000,
            )
        )

    async def _send(self) -> None:
        try:
            while (data := await self._connection.outbox.get()) is not None:
                async with asyncio.timeout(SEND_S):
                    await self._socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})
                metrics.sent.inc()
            async with asyncio.timeout(SEND_S):
                await self._socket.close(TOO_SLOW)
        except TimeoutError:
            metrics.dropped.inc()
        except WebSocketDisconnect:
            pass
        finally:
            self._is_over = True
            # Whatever is being done is done to its end; only waiting for the next message is cut short.
            if self._is_listening and self._reader is not None:
                self._reader.cancel()
