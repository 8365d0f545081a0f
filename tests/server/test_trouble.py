"""A full disk, a database that goes away, a clock that jumps: said plainly, and the game goes on after it."""

import asyncio
import re
import resource
import sqlite3
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from projectl.server.people.people import People
from projectl.server.processes.workers import Workers
from projectl.server.storage import database, outages
from projectl.server.storage import store as storing
from projectl.server.storage.entries import Decide, Sit, Start, read, write
from projectl.server.storage.outages import RETRY_S
from projectl.server.storage.store import Gone, Store
from projectl.server.tables.hub import Hub
from projectl.server.tables.live import STAND_IN
from projectl.server.tables.steady import steady_clock
from tests.counts import FULL
from tests.patience import PATIENCE_S
from tests.server.client import Client, a_hub, opened
from tests.server.conftest import PostgreSQL
from tests.server.remote import Process, Remote, check_calm, pick, run, running, seat_two
from tests.server.serving import serving
from tests.server.test_hub import two_at_a_table
from tests.server.test_processes import a_process, decisions, entries_of

AWAY_S = 10.0 if FULL else 2.0
DAY_S = 86_400.0


class Told(Exception):
    """Somebody's move was not saved; the refusal says so."""


async def decide(me: Remote, table: str, random: Random, number: int) -> tuple[int, tuple[int, str]] | None:
    """One decision of somebody: its number and what it was; None when the game is over, Told when it was not saved."""
    now = await me.until_to_decide(table, number)
    if now["phase"] == "over":
        return None
    [(seat, legal)] = now["legal"].items()
    move = pick(legal, random)
    answer = await me.ask("move", table=table, seat=int(seat), decision=now["decision"], move=move)
    if answer["type"] == "refused":
        assert answer["code"] == "storage_gone", answer
        assert answer["retry_after"] > 0
        assert "cannot be saved right now" in answer["sentence"]
        raise Told
    return answer["number"], (int(seat), move)


class Pair:
    """Two people who play through whatever happens, and note what they were told."""

    def __init__(self, ann: Remote, ben: Remote, table: str) -> None:
        self.people, self.table = (ann, ben), table
        self.kept: dict[int, tuple[int, str]] = {}
        self.told = 0

    async def play(self, who: int) -> None:
        random, number = Random(who), 0
        while True:
            try:
                done = await decide(self.people[who], self.table, random, number)
            except Told:
                self.told += 1
                await asyncio.sleep(0.2)
                continue
            if done is None:
                return
            number = done[0]
            assert number not in self.kept
            self.kept[number] = done[1]

    async def check(self, url: str) -> None:
        """Nothing is missing from the log, nothing is there twice, and nothing that was refused."""
        log = await entries_of(url, self.table)
        assert [self.kept[number] for number in sorted(self.kept)] == decisions(log)
        assert sorted(self.kept) == list(range(len(log) - len(self.kept) + 1, len(log) + 1))
        for each in self.people:
            await each.until(self.table, len(log), phase="over")


async def a_pair(server: Process) -> Pair:
    ann, ben = await Remote.new(server), await Remote.new(server)
    table, key = await ann.open_table(server, seats=["you", "open"])
    for each in (ann, ben):
        await each.connect(server.port)
    await seat_two(ann, ben, table, key)
    return Pair(ann, ben, table)


async def check_http_says_so(server: Process, pair: Pair) -> None:
    """Over HTTP it is said as plainly."""
    answer = await pair.people[0].http(server.url, "POST", "/api/tables", json={"seats": ["you"], "variant": "solo"})
    assert answer.status_code == 503, answer.text
    assert answer.json()["code"] == "storage_gone"
    assert int(answer.headers["Retry-After"]) > 0
    assert (await pair.people[0].http(server.url, "GET", "/healthz")).status_code == 200
    async with asyncio.timeout(PATIENCE_S):  # there may be room for one little write more
        while "database" not in (await pair.people[0].http(server.url, "GET", "/readyz")).json()["missing"]:
            await asyncio.sleep(0.1)
    counted = (await pair.people[0].http(server.url, "GET", "/metrics")).text
    assert float(re.findall(r"^projectl_storage_gone_total (.+)$", counted, re.MULTILINE)[0]) > 1


async def through(server: Process, pair: Pair, stop: Callable[[], Awaitable[Any]], start: Callable[[], Any]) -> None:
    """A game in whose middle something stops and starts again."""
    playing = [asyncio.create_task(pair.play(who)) for who in (0, 1)]
    while len(pair.kept) < 30:
        await asyncio.sleep(0.01)
        assert not any(task.done() for task in playing)
    await stop()
    while not pair.told:
        await asyncio.sleep(0.05)
    saved = len(pair.kept)
    await check_http_says_so(server, pair)
    assert len(pair.kept) == saved
    await start()
    await asyncio.gather(*playing)


def test_on_a_full_disk_people_are_told_and_the_game_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        file = tmp_path / "t.db"
        async with running(str(file), tmp_path) as server:
            pair = await a_pair(server)
            soft, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)

            async def fill() -> None:
                full = Path(f"{file}-wal").stat().st_size + 8192
                assert full > server.log.stat().st_size + 30_000, "its log has room"
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (full, hard))

            async def clear() -> None:
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (soft, hard))

            await through(server, pair, fill, clear)
            await pair.check(str(file))
            check_calm(server)

    run(scenario())


def test_postgresql_is_away_for_some_seconds(postgresql: PostgreSQL, postgresql_database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(postgresql_database, tmp_path) as server:
            pair = await a_pair(server)
            late = await Remote.new(server)

            async def stop() -> None:
                await asyncio.to_thread(postgresql.stop)

            async def start() -> None:
                ready = await late.http(server.url, "GET", "/readyz")
                assert (ready.status_code, ready.json()["missing"][:1]) == (503, ["database"])
                await asyncio.sleep(AWAY_S)
                await asyncio.to_thread(postgresql.ensure_postgres_running)

            await through(server, pair, stop, start)
            await pair.check(postgresql_database)
            await late.connect(server.port)
            assert (await late.ask("ping"))["type"] == "pong"
            check_calm(server)

    try:
        run(scenario())
    finally:
        postgresql.ensure_postgres_running()


def test_who_connects_while_the_storage_is_gone_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(_self: People, _token: str) -> None:
        raise Gone("just now")

    async def scenario(url: str, port: int) -> None:
        ann = await Remote.new(url)
        with monkeypatch.context() as patch:
            patch.setattr(People, "by_token", gone)
            with pytest.raises(InvalidStatus) as refused:
                await ann.connect(port)
            assert refused.value.response.status_code == 503
            assert b"storage_gone" in bytes(refused.value.response.body or b"")
            assert int(refused.value.response.headers["Retry-After"]) > 0
        await ann.connect(port)

    with serving(tmp_path) as server:
        run(scenario(server.url, server.config.port))


def test_sqlite_is_locked_by_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer than one waits for a lock."""
    for module in (database, storing):
        monkeypatch.setattr(module, "COMMAND_SECONDS", 0.5)

    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            _, _, table, players = await two_at_a_table(hub)
            await players[0].ask("move", table=table, seat=0, decision=0, move="gain O1")
            locking = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
            locking.execute("BEGIN EXCLUSIVE")
            answer = await players[0].ask("move", table=table, seat=0, decision=1, move="gain O1")
            assert (answer["code"], answer["retry_after"]) == ("storage_gone", RETRY_S)
            assert (await players[0].ask("say", table=table, text="hello"))["code"] == "storage_gone"
            locking.execute("ROLLBACK")
            locking.close()
            answer = await players[0].ask("move", table=table, seat=0, decision=1, move="gain O1")
            assert answer["type"] == "done"
            log = [read(row.entry) for row in await hub.store.read_log(table)]
            assert [entry for entry in log if isinstance(entry, Decide)] == [Decide(0, "gain O1")] * 2

    asyncio.run(scenario())


def test_a_notice_that_was_lost_is_made_up_for(postgresql_database: str) -> None:
    """The connection that hears of other processes is cut, and somebody moves before it is back."""

    async def scenario() -> None:
        async with a_process(postgresql_database) as one, a_process(postgresql_database) as two:
            ann, ben = await Client.new(one), await Client.new(two)
            table, key = await opened(one, ann, seats=["you", "open"])
            await ben.ask("join", table=table, key=key)
            await ben.ask("sit", table=table, seat=1)
            await ben.until(table, phase="playing")
            is_ann = bool((await ann.until(table, phase="playing")).get("legal"))
            mover, other, deaf = (ann, ben, two) if is_ann else (ben, ann, one)
            assert deaf.neighbours._channels is not None
            backend: Any = deaf.neighbours._channels.backend
            listen = backend._listen

            async def late() -> None:
                await asyncio.sleep(0.5)
                await listen()

            backend._listen = late
            backend._listener.terminate()
            answer = await mover.ask("move", table=table, seat=0, decision=0, move="gain O1")
            assert answer["type"] == "done"
            await other.until(table, answer["number"])

    asyncio.run(scenario())


# A table that could not begin


def test_a_full_table_begins_although_the_server_died_before_it_could(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann = await Client.new(hub)
            ben, _ = await hub.people.new_guest()
            table, _ = await opened(hub, ann, seats=["you", "open"])
            number = (await ann.until(table))["number"]
            assert await hub.store.append(table, number + 1, hub.memory.now(), write(Sit(1, ben.id)))
        async with a_hub(tmp_path / "t.db") as hub:
            again = Client(hub, ben)
            await again.ask("join", table=table)
            assert (await again.until(table, phase="playing"))["chairs"]

    asyncio.run(scenario())


def test_a_seat_taken_just_before_the_storage_went_is_taken_and_the_game_begins_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben = await Client.new(hub), await Client.new(hub)
            table, key = await opened(hub, ann, seats=["you", "open"])
            await ben.ask("join", table=table, key=key)
            append, failures = hub.store.append, 2

            async def failing(game: str, number: int, at: float, entry: str) -> bool:
                nonlocal failures
                if isinstance(read(entry), Start) and failures:
                    failures -= 1
                    raise Gone("for a moment")
                return await append(game, number, at, entry)

            monkeypatch.setattr(hub.store, "append", failing)
            assert (await ben.ask("sit", table=table, seat=1))["type"] == "done"
            await ann.until(table, phase="playing")
            log = [read(row.entry) for row in await hub.store.read_log(table)]
            assert sum(isinstance(entry, Start) for entry in log) == 1

    monkeypatch.setattr(outages, "RETRY_S", 0.2)
    asyncio.run(scenario())


def test_what_people_are_called_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The storage answers, and does not when it is asked for names."""

    async def gone(_self: People, _ids: object) -> dict[str, str]:
        raise Gone("just now")

    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            with monkeypatch.context() as patch:
                patch.setattr(People, "names", gone)
                ann, ben, table, _ = await two_at_a_table(hub)
                assert (await ann.ask("say", table=table, text="hello"))["type"] == "done"
                late = await Client.new(hub)
                row = await hub.store.table(table)
                assert row is not None
                assert (await late.ask("join", table=table, key=row.key))["type"] == "done"
            seat = next(seat for seat, chair in enumerate(ann.tables[table]["chairs"]) if chair.get("is_you"))
            mover = ann if seat == 0 else ben
            done = await mover.ask("move", table=table, seat=0, decision=0, move="gain O1")
            chairs = (await ann.until(table, done["number"]))["chairs"]
            assert all(chair["name"] for chair in chairs)

    asyncio.run(scenario())


# Clocks


class Wall:
    """A clock that somebody sets."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return REAL() + self.ahead


REAL = time.time


def left(message: dict[str, Any]) -> list[float]:
    return [chair["clock"] for chair in message["chairs"]]


@pytest.mark.parametrize("jump", [-DAY_S, DAY_S], ids=["back", "forward"])
def test_the_clock_of_the_machine_jumps_while_people_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    wall = Wall()
    monkeypatch.setattr(time, "time", wall)

    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            _, _, table, players = await two_at_a_table(hub, clock={"seconds": 60, "increment": 0})
            await players[0].ask("move", table=table, seat=0, decision=0, move="gain O1")
            wall.ahead = jump
            answer = await players[0].ask("move", table=table, seat=0, decision=1, move="gain O1")
            assert answer["type"] == "done"
            assert min(left(await players[1].until(table, answer["number"]))) > 50
            rows = await hub.store.read_log(table)
            assert all(one.at <= two.at for one, two in pairwise(rows))
            assert rows[-1].at - rows[0].at < 30

    asyncio.run(scenario())


@pytest.mark.parametrize("jump", [-DAY_S, DAY_S], ids=["back", "forward"])
def test_after_a_restart_with_another_time_nobody_has_lost_any_and_clocks_run(tmp_path: Path, jump: float) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub, clock={"seconds": 30, "increment": 0})
            answer = await players[0].ask("move", table=table, seat=0, decision=0, move="gain O1")
            before = left(await players[0].until(table, answer["number"]))
        steady, pushed = steady_clock(), [jump]
        store = await Store.open(str(tmp_path / "t.db"))
        hub = Hub(store, People(store), Workers(0), now=lambda: steady() + pushed[0])
        await hub.start()
        try:
            me = Client(hub, players[0].person)
            await me.ask("join", table=table)
            now = await me.until(table)
            assert left(now) == pytest.approx(before, abs=2.0)
            pushed[0] += 10.0
            await me.ask("leave", table=table)
            await me.ask("join", table=table)
            me.tables.clear()
            assert left(await me.until(table))[0] == pytest.approx(before[0] - 10, abs=2.0), "the clock runs"
            answer = await me.ask("move", table=table, seat=0, decision=1, move="gain O1")
            assert answer["type"] == "done"
            rows = await store.read_log(table)
            assert all(one.at <= two.at for one, two in pairwise(rows))
            assert rows[-1].at - rows[-2].at >= 9
            assert ann.person != ben.person
        finally:
            await hub.stop()
            await store.close()

    asyncio.run(scenario())


def test_after_a_restart_with_an_earlier_time_bots_go_on_by_themselves(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann = await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you", "novice"])
        store = await Store.open(str(tmp_path / "t.db"))
        hub = Hub(store, People(store), Workers(0), now=lambda: time.time() - DAY_S)
        await hub.start()
        try:
            for _ in range(100):
                await asyncio.sleep(0.02)
                if len(hub.memory):
                    break
            assert len(hub.memory) == 1
            assert await store.table(table)
        finally:
            await hub.stop()
            await store.close()

    asyncio.run(scenario())


def test_somebody_whose_time_is_up_while_nothing_can_be_saved_is_stood_in_for_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outages, "RETRY_S", 0.2)

    async def scenario() -> None:
        steady, ahead = steady_clock(), [0.0]
        store = await Store.open(str(tmp_path / "t.db"))
        hub = Hub(store, People(store), Workers(0), now=lambda: steady() + ahead[0])
        await hub.start()
        try:
            ann, _, table, players = await two_at_a_table(hub, clock={"seconds": 30, "increment": 0})
            append, failures = store.append, 2

            async def failing(game: str, number: int, at: float, entry: str) -> bool:
                nonlocal failures
                if isinstance(read(entry), Sit) and failures:
                    failures -= 1
                    raise Gone("for a moment")
                return await append(game, number, at, entry)

            monkeypatch.setattr(store, "append", failing)
            loaded = await hub.memory.load(table)
            assert loaded is not None
            ahead[0] = 31.0
            hub.follow_up.after_change(loaded, is_ours=True)  # as if the half minute had passed
            while ann.tables[table]["chairs"][0].get("bot") != STAND_IN:
                await ann.next()
            assert not failures
            assert players
        finally:
            await hub.stop()
            await store.close()

    asyncio.run(scenario())


def test_a_session_survives_a_clock_that_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall = Wall()
    monkeypatch.setattr(time, "time", wall)
    with serving(tmp_path) as server:
        client = server.guest()
        me = client.get("/api/me").json()["id"]
        for jump in (-30 * DAY_S, 30 * DAY_S, 0.0):
            wall.ahead = jump
            assert client.get("/api/me").json()["id"] == me
