"""Whatever clients send: the server goes on, its memory stays flat, and others play undisturbed."""

import asyncio
import itertools
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from projectl.server.http import refused
from projectl.server.tables import bot_seats, tasks
from projectl.server.tables.hub import Hub
from projectl.server.wire.messages import MOST_BYTES
from projectl.words.messages import sources
from tests.counts import FULL, times
from tests.server.client import Client, a_hub, opened
from tests.server.fuzzer import Fuzzer
from tests.server.proc import memory
from tests.server.remote import LOST, Process, Remote, check_calm, run, running, seat_two
from tests.server.serving import serving
from tests.server.test_hub import play_out, two_at_a_table

IN_PROCESS = times(48_000)
OVER_SOCKETS = times(2_000)
FUZZERS = 4
BATCH = 25
PING = 5_000_000
"""Numbers from here on are no fuzzer's."""
MOST_GROWTH = (60 if FULL else 30) * 1024 * 1024
"""Bytes; a leak of a few hundred for each message would be more."""
KNOWN_CODES = {
    code.replace("-", "_")
    for room, _, code in (key.partition("-") for key in sources("en"))
    if room in ("server", "refusal")
} - {"storage_gone"}
"""What a message may be refused with: whatever has a sentence, and nothing that says the storage is gone."""


class Noted:
    """Stands in for the journal, and keeps what is an error."""

    def __init__(self) -> None:
        self.errors: list[tuple[str, dict[str, Any]]] = []

    def error(self, event: str, **facts: Any) -> None:
        self.errors.append((event, facts))

    def warning(self, event: str, **facts: Any) -> None:
        """Not everything is an error."""


@contextmanager
def noting(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No error is written in the journal while this lasts."""
    noted = Noted()
    monkeypatch.setattr(tasks, "journal", noted)
    monkeypatch.setattr(bot_seats, "journal", noted)
    yield
    assert not noted.errors, noted.errors[:3]


async def drain(client: Client, codes: set[str]) -> int:
    """Read whatever waits: the newest decision heard of."""
    newest = 0
    outbox = client.connection.outbox
    while outbox._answers or outbox._tables:
        data = await outbox.get()
        assert data is not None
        message = msgspec.json.decode(data)
        if message["type"] == "refused":
            codes.add(message["code"])
        newest = max(newest, message.get("decision", 0))
    return newest


async def fuzz(hub: Hub, tables: list[str], keys: list[str], seed: int, count: int, codes: set[str]) -> None:
    """Somebody who sends nothing but nonsense, and comes back when thrown out."""
    client = await Client.new(hub)
    for table, key in zip(tables, keys, strict=True):
        await client.ask("join", table=table, key=key)
    await client.ask("sit", table=tables[0], seat=seed % 2)
    fuzzer = Fuzzer(seed, tables, most_bytes=2_000_000)
    for number in range(count):
        await client.connection.handle(fuzzer.next())
        fuzzer.decision = await drain(client, codes) or fuzzer.decision
        if number % 16 == 0:
            await asyncio.sleep(0)
        if number % 1000 == 999:
            await client.connection.close()
            client = Client(hub, client.person)
            for table, key in zip(tables, keys, strict=True):
                await client.ask("join", table=table, key=key)
    await client.connection.close()


def test_nonsense_is_refused_with_reason_while_others_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            host = await Client.new(hub)
            tables, keys = zip(
                *[await opened(hub, host, seats=["open", "open"]) for _ in range(2)],
                await opened(hub, host, seats=["you", "open", "open"]),
                strict=True,
            )
            await host.connection.close()
            codes: set[str] = set()
            arguments = (hub, list(tables), list(keys))
            await asyncio.gather(*[fuzz(*arguments, seed, IN_PROCESS // 40, codes) for seed in range(FUZZERS)])
            before = memory()
            _, _, table, players = await two_at_a_table(hub)
            rest = IN_PROCESS * 9 // 10 // FUZZERS
            fuzzing = [fuzz(*arguments, seed, rest, codes) for seed in range(FUZZERS, 2 * FUZZERS)]
            await asyncio.gather(*fuzzing, play_out(players, table, Random(3)))
            assert memory() - before < MOST_GROWTH
            assert len(hub.audience.listeners) == len(set(players.values()))
            assert {"unreadable", "not_joined", "no_such_table", "not_your_seat", "stale"} <= codes
            assert codes <= KNOWN_CODES, codes - KNOWN_CODES

    with noting(monkeypatch):
        asyncio.run(scenario())


async def pester(server: Process, seed: int, count: int, table: str, key: str) -> None:
    """So many messages of nonsense that a server has read, over sockets that end with one it throws out."""
    me, random = await Remote.new(server), Random(seed)
    fuzzer = Fuzzer(seed, [table], most_bytes=MOST_BYTES)
    numbers = itertools.count(PING)
    read = 0
    while read < count:
        await me.connect(server.port)
        await me.send({"type": "join", "table": table, "key": key})
        for _ in range(10):
            for _ in range(BATCH):
                data = fuzzer.next()
                # Text must be UTF-8 on the wire, and what replaces a wrong byte is longer than it.
                text = data.decode("utf-8", "replace")
                is_text = random.random() < 0.5 and len(text.encode()) <= MOST_BYTES
                await me.send(text if is_text else data)
            number = next(numbers)
            await me.send({"type": "ping", "id": number})
            assert (await me.answer(number))["type"] == "pong"
            read += BATCH
        with suppress(*LOST):
            await me.send(b"x" * random.choice((MOST_BYTES + 1, 70_000, 2_000_000)))
            while True:
                await me.next()


async def counted(server: Process, me: Remote) -> tuple[int, str]:
    """How many messages the server has read from sockets, and all that it counts."""
    said = (await me.http(server.url, "GET", "/metrics")).text
    found = re.search(r"^projectl_socket_messages_received_total (\S+)", said, re.MULTILINE)
    assert found is not None
    return int(float(found[1])), said


def dawdle(port: int, token: str) -> list[socket.socket]:
    """Clients that begin something and do not go on."""
    hello = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: projectl={token}\r\nUpgrade: websocket\r\n"
    hello += "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    beginnings = [
        b"",
        b"G",
        b"GET /api/me HTTP/1.1\r\nHost",
        hello.encode(),
        hello.encode() + b"\r\n",
        hello.encode() + b"\r\n\x81",
        hello.encode() + b"\r\n\x81\xfe\x0f\xff",
        hello.encode() + b"\r\n\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff",
        hello.encode() + b"\r\n\x01\x84\0\0\0\0abcd" + b"\x00\x80\0\0\0\0" * 200,
        hello.encode() + b"\r\n\xff\xff\xff\xff",
    ]
    found = []
    for beginning in beginnings * 3:
        slow = socket.create_connection(("127.0.0.1", port))
        slow.sendall(beginning)
        found.append(slow)
    return found


def test_nonsense_over_the_network_disturbs_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(str(tmp_path / "t.db"), tmp_path) as server:
            ann, ben, host = [await Remote.new(server) for _ in range(3)]
            for each in (ann, ben):
                await each.connect(server.port)
            fuzzed, key = await host.open_table(server, seats=["you", "open"])
            table, link = await ann.open_table(server, seats=["you", "open"])
            await seat_two(ann, ben, table, link)
            slow = await asyncio.to_thread(dawdle, server.port, host.token)
            await pester(server, 99, OVER_SOCKETS // 10, fuzzed, key)
            before = memory(server.pid)
            count = OVER_SOCKETS // FUZZERS
            pestering = [pester(server, seed, count, fuzzed, key) for seed in range(FUZZERS)]
            await asyncio.gather(*pestering, ann.play(table, Random(1)), ben.play(table, Random(2)))
            assert (await ann.until(table, phase="over"))["scores"]
            assert memory(server.pid) - before < MOST_GROWTH
            for dawdler in slow:
                dawdler.close()
            received, metrics = await counted(server, ann)
            assert received >= OVER_SOCKETS
            assert 'status="500"' not in metrics
            assert "our bug" not in server.said
            check_calm(server)

    run(scenario())


def test_who_hangs_up_in_the_middle_of_a_request_is_no_error_of_ours(tmp_path: Path) -> None:
    with serving(tmp_path) as server, pytest.MonkeyPatch.context() as patch:
        noted = Noted()
        patch.setattr(refused, "journal", noted)
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", server.config.port)) as hasty:
                hasty.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10000\r\n\r\n{")
        client = server.client()
        for _ in range(20):
            assert client.get("/healthz").status_code == 200
            time.sleep(0.02)
        assert not noted.errors


def test_who_sends_too_much_is_told_how_long_to_wait(tmp_path: Path) -> None:
    seconds = [0.0]

    async def scenario(url: str, port: int) -> None:
        ann, ben = await Remote.new(url), await Remote.new(url)
        await ann.connect(port)
        await ben.connect(port)
        for number in range(120):
            await ann.send({"type": "ping", "id": number})
        answers = [await ann.answer(number) for number in range(120)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert refused
        for answer in refused:
            assert answer["code"] == "slow_down"
            assert 0 < answer["retry_after"] <= 1
            assert answer["args"]["seconds"] in answer["sentence"]
        assert (await ben.ask("ping"))["type"] == "pong", "only who sends too much is slowed down"
        answer = await ann.ask("ping")
        if answer["type"] == "refused":  # whatever was let through after the last refusal counts, too
            seconds[0] += answer["retry_after"]
            answer = await ann.ask("ping")
        assert answer["type"] == "pong", "who waits as long as told is served"

    with serving(tmp_path, rate=1.0) as server:
        server.app.state.parts.limits.messages._now = lambda: seconds[0]
        run(scenario(server.url, server.config.port))
