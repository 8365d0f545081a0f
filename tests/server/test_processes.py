"""Two server processes on one PostgreSQL: it does not matter which of them somebody is connected to."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from projectl.server.app import make_notices
from projectl.server.config import Config
from projectl.server.people.people import People
from projectl.server.processes.workers import Workers
from projectl.server.storage.entries import Decide, Entry, Sit, read
from projectl.server.storage.store import Store
from projectl.server.tables import hub as hub_module
from projectl.server.tables import neighbours
from projectl.server.tables.hub import Hub
from tests.patience import PATIENCE_S
from tests.server.client import Client, opened
from tests.server.conftest import PostgreSQL
from tests.server.proc import children, holder
from tests.server.remote import LOST, Process, Remote, check_calm, pick, run, running, seat_two

ROUNDS = 40
SAID = 30


@pytest.fixture(scope="module")
def shared(postgresql: PostgreSQL) -> Iterator[str]:
    """One database for both processes."""
    postgresql.psql("CREATE DATABASE processes;")
    yield postgresql.get_uri("processes")
    postgresql.psql("DROP DATABASE processes WITH (FORCE);")


@pytest.fixture(scope="module")
def two(shared: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, Process]]:
    """Both processes."""
    folder = tmp_path_factory.mktemp("processes")
    one, other = Process(shared, folder), Process(shared, folder)

    async def start() -> None:
        await asyncio.gather(one.start(), other.start())

    try:
        asyncio.run(start())
        yield one, other
        check_calm(one)
        check_calm(other)
    finally:
        one.kill()
        other.kill()


async def somebody(server: Process, at: Process | None = None) -> Remote:
    """A guest of one process, connected to it or to another."""
    guest = await Remote.new(server)
    guest.keep = True
    await guest.connect((at or server).port)
    return guest


async def entries_of(database: str, table: str) -> list[Entry]:
    """The log as it is on disk; its numbers have no gap."""
    store = await Store.open(database)
    try:
        rows = await store.read_log(table)
    finally:
        await store.close()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    return [read(row.entry) for row in rows]


def decisions(log: list[Entry]) -> list[tuple[int, str]]:
    return [(entry.seat, entry.move) for entry in log if isinstance(entry, Decide)]


def seen_by(watcher: Remote, table: str) -> list[tuple[int, int, str]]:
    """Every decision that somebody was shown, in order."""
    shown = [each for message in watcher.said if message.get("table") == table for each in message.get("happened", ())]
    return [(each["number"], each["seat"], each["move"]) for each in shown]


def test_two_players_and_two_spectators_on_two_processes_see_one_game(
    two: tuple[Process, Process], shared: str
) -> None:
    async def scenario() -> None:
        one, other = two
        ann, ben = await somebody(one), await somebody(one, other)
        watchers = [await somebody(other, one), await somebody(other)]
        table, key = await ann.open_table(one, seats=["you", "open"])
        await seat_two(ann, ben, table, key)
        for watcher in watchers:
            assert (await watcher.ask("join", table=table, key=key))["type"] == "done"
            await watcher.until(table)
        await asyncio.gather(ann.play(table, Random(1)), ben.play(table, Random(2)))
        log = await entries_of(shared, table)
        ends = [await each.until(table, len(log), phase="over") for each in (ann, ben, *watchers)]
        for end in ends:
            assert [end[key] for key in ("view", "scores", "winners", "decision")] == [
                ends[0][key] for key in ("view", "scores", "winners", "decision")
            ]
        moves = decisions(log)
        numbers = range(len(log) - len(moves) + 1, len(log) + 1)
        for each in (ann, ben, *watchers):
            shown = seen_by(each, table)
            assert shown == [(number, *move) for number, move in zip(numbers, moves, strict=True)][-len(shown) :]
        assert all(len(seen_by(watcher, table)) == len(moves) for watcher in watchers)

    run(scenario())


def test_moves_sent_at_the_same_moment_in_line_clear_are_ordered_and_none_is_lost(
    two: tuple[Process, Process], shared: str
) -> None:
    async def scenario() -> None:
        one, other = two
        people = [await somebody(one, at) for at in (one, other, one, other)]
        table, key = await people[0].open_table(one, seats=["you", "open", "open", "open"], variant="line-clear")
        for seat, each in enumerate(people):
            await each.ask("join", table=table, key=key)
            if seat:
                assert (await each.ask("sit", table=table, seat=seat))["type"] == "done"
        random, kept, both = Random(3), [], 0
        number = (await people[0].until(table, phase="playing"))["number"]
        for _ in range(ROUNDS):
            now = [await each.until(table, number, phase="playing") for each in people]
            asking = [
                each.ask("move", table=table, seat=int(seat), decision=at["decision"], move=pick(legal, random))
                for each, at in zip(people, now, strict=True)
                for seat, legal in at.get("legal", {}).items()
            ]
            done = [answer["number"] for answer in await asyncio.gather(*asking) if answer["type"] == "done"]
            assert done
            both += len(done) == 2
            kept += done
            number = max(done)
        log = await entries_of(shared, table)
        assert sorted(kept) == list(range(len(log) - len(kept) + 1, len(log) + 1))
        assert len(decisions(log)) == len(kept)
        assert both > ROUNDS // 3
        ends = [await each.until(table, len(log)) for each in people]
        assert all(end["view"] == ends[0]["view"] for end in ends)
        for each in people:
            await each.drop()

    run(scenario())


def test_chat_and_presence_cross_processes(two: tuple[Process, Process]) -> None:
    async def scenario() -> None:
        one, other = two
        ann, ben, watcher = await somebody(one), await somebody(one, other), await somebody(one, other)
        table, key = await ann.open_table(one, seats=["you", "open"])
        players = await seat_two(ann, ben, table, key)
        await watcher.ask("join", table=table, key=key)
        seat = next(seat for seat, player in players.items() if player is ben)
        await until_here(ann, seats=[True, True], watching=1)
        for number in range(SAID):
            await ann.send({"type": "say", "table": table, "text": f"word {number}"})
            await ben.send({"type": "say", "table": table, "text": f"answer {number}"})
        for each in (ann, ben, watcher):
            heard = [message["text"] for message in each.said if message["type"] == "chat"]
            while len(heard) < 2 * SAID:
                message = await each.next()
                if message["type"] == "chat":
                    heard.append(message["text"])
            for word in ("word", "answer"):
                assert [text for text in heard if text.startswith(word)] == [f"{word} {n}" for n in range(SAID)]
        await ben.drop()
        await until_here(ann, seats=[at != seat for at in (0, 1)], watching=1)
        await watcher.drop()
        await until_here(ann, seats=[at != seat for at in (0, 1)], watching=0)
        await ben.connect(one.port)
        await ben.ask("join", table=table)
        await until_here(ann, seats=[True, True], watching=0)

    run(scenario())


async def until_here(of: Remote | Client, **wanted: Any) -> None:
    """Read on until people are known to be there, from whatever was said last."""
    while True:
        here: dict[str, Any] = {}
        for message in of.said:
            if message["type"] == "presence":
                here |= message
            elif message["type"] == "table":
                here["seats"] = [chair.get("is_here", False) for chair in message["chairs"]]
        if wanted.items() <= here.items():
            return
        await of.next()


def test_one_process_is_killed_and_its_player_goes_on_at_the_other(two: tuple[Process, Process], shared: str) -> None:
    async def scenario() -> None:
        one, other = two
        ann, ben = await somebody(other, one), await somebody(other)
        table, key = await ann.open_table(other, seats=["you", "open"])
        await seat_two(ann, ben, table, key)
        acknowledged = 0
        playing = asyncio.create_task(ben.play(table, Random(5)))
        try:
            random = Random(4)
            while True:
                now = await ann.until_to_decide(table, acknowledged)
                if now["decision"] >= 20 and one._process is not None:
                    one.kill()
                [(seat, legal)] = now["legal"].items()
                move = pick(legal, random)
                answer = await ann.ask("move", table=table, seat=int(seat), decision=now["decision"], move=move)
                assert answer["type"] == "done", answer
                acknowledged = answer["number"]
        except LOST:
            known = ann.tables.pop(table)["number"]
        await ann.connect(other.port)
        assert (await ann.ask("join", table=table, number=known))["type"] == "done"
        await asyncio.gather(ann.play(table, random), playing)
        log = await entries_of(shared, table)
        end = await ann.until(table, len(log), phase="over")
        assert (await ben.until(table, len(log), phase="over"))["view"] == end["view"]
        shown = {(number, seat, move) for number, seat, move in seen_by(ann, table)}
        assert {(seat, move) for _, seat, move in shown} >= set(decisions(log)[20:])
        await one.start()

    run(scenario())


def test_a_bot_whose_process_was_killed_while_it_thought_plays_on_at_the_other(
    two: tuple[Process, Process], shared: str
) -> None:
    async def scenario() -> None:
        one, other = two
        ann, ben = await somebody(other, one), await somebody(other)
        table, key = await ann.open_table(other, seats=["you", "mcts", "open"])
        await ann.ask("join", table=table)
        await ben.ask("join", table=table, key=key)
        await ben.ask("sit", table=table, seat=2)
        chairs = (await ann.until(table, phase="playing"))["chairs"]
        await ben.until(table, phase="playing")
        bot = next(seat for seat, chair in enumerate(chairs) if chair.get("bot"))
        before = (bot - 1) % 3
        mover = ann if chairs[before].get("is_you") else ben
        if mover is ben:  # whoever plays before the bot sits at the process that will be killed
            await ben.connect(one.port)
            await ben.ask("join", table=table)
            await ann.connect(other.port)
            await ann.ask("join", table=table)
        stayer = ben if mover is ann else ann
        await reach(ann, ben, table, before)
        workers = children(one.pid)
        assert workers
        try:
            for worker in workers:
                os.kill(worker, signal.SIGSTOP)  # so that its bot is not done before, however slow the kill is
            decision = await pass_turn(mover, table, before, bot)
            one.kill()
        finally:
            for worker in workers:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
        now = stayer.tables[table]
        while not now.get("legal"):
            await stayer.next()
            now = stayer.tables[table]
        await mover.connect(other.port)
        assert (await mover.ask("join", table=table))["type"] == "done"
        log = await entries_of(shared, table)
        after = decisions(log)[decision:]
        assert after
        assert {seat for seat, _ in after} == {bot}
        assert not any(isinstance(entry, Sit) and entry.seat == bot for entry in log[5:])
        await one.start()

    run(scenario())


async def reach(ann: Remote, ben: Remote, table: str, wanted: int) -> None:
    """Play until a seat may decide for the first time in a turn of its own."""
    random = Random(6)
    while True:
        for each in (ann, ben):
            legal = (await each.until(table)).get("legal", {})
            if str(wanted) in legal:
                return
            for seat, moves in legal.items():
                now = each.tables[table]
                answer = await each.ask(
                    "move", table=table, seat=int(seat), decision=now["decision"], move=pick(moves, random)
                )
                assert answer["type"] == "done", answer
                await each.until(table, answer["number"])
        await asyncio.sleep(0.05)
        for each in (ann, ben):
            await each.ask("ping")


async def pass_turn(mover: Remote, table: str, seat: int, after: int) -> int:
    """Play a turn to its end: the number of decisions when the next seat is to decide."""
    random, number = Random(7), 0
    while True:
        now = await mover.until(table, number)
        if str(seat) not in now.get("legal", {}):
            assert after != seat
            return int(now["decision"])
        move = pick(now["legal"][str(seat)], random)
        answer = await mover.ask("move", table=table, seat=seat, decision=now["decision"], move=move)
        assert answer["type"] == "done", answer
        number = answer["number"]


def process_of(server: Process, of: Remote) -> int:
    """Which of the processes that serve people somebody is connected to; 0 if none has noticed yet."""
    assert of._socket is not None
    return holder(children(server.pid), server.port, of._socket.local_address[1])


def test_serve_with_two_workers_is_the_same(postgresql_database: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(postgresql_database, tmp_path, "--workers", "2", "--bots", "2") as server:
            ann, ben = await Remote.new(server), await Remote.new(server)
            await ann.connect(server.port)
            end = time.monotonic() + PATIENCE_S
            while True:
                await ben.connect(server.port)
                if 0 not in (here := {process_of(server, ann), process_of(server, ben)}) and len(here) == 2:
                    break
                assert time.monotonic() < end, "only one process takes connections"
            table, key = await ann.open_table(server, seats=["you", "open"])
            await seat_two(ann, ben, table, key)
            await asyncio.gather(ann.play(table, Random(1), 16), ben.play(table, Random(2), 16))
            os.kill(process_of(server, ann), signal.SIGKILL)
            with suppress(*LOST):
                while True:
                    await ann.next()
            await ann.come_back(server.port)
            ann.tables.clear()
            assert (await ann.ask("join", table=table))["type"] == "done"
            await asyncio.gather(ann.play(table, Random(3)), ben.play(table, Random(4)))
            log = await entries_of(postgresql_database, table)
            over = await ann.until(table, len(log), phase="over")
            assert (await ben.until(table, len(log), phase="over"))["view"] == over["view"]
            check_calm(server)
            server.stop()

    run(scenario())


@asynccontextmanager
async def a_process(database: str) -> AsyncIterator[Hub]:
    """What two processes have, twice in this one."""
    store = await Store.open(database)
    channels = make_notices(Config(database=database))
    async with channels:
        hub = Hub(store, People(store), Workers(0), channels)
        await hub.start()
        try:
            yield hub
        finally:
            await hub.stop()
    await store.close()


def test_nobody_is_shown_as_there_for_long_after_their_process_died(
    postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "TIDY_S", 0.3)
    monkeypatch.setattr(neighbours, "FORGET_S", 1.2)

    async def scenario() -> None:
        async with a_process(postgresql_database) as hub:
            ann = await Client.new(hub)
            table, key = await opened(hub, ann, seats=["you", "open"])
            async with a_process(postgresql_database) as dying:
                ben = await Client.new(dying)
                await ben.ask("join", table=table, key=key)
                await ben.ask("sit", table=table, seat=1)
                await until_here(ann, seats=[True, True])
                dying.telling._notify = lambda *_, **__: None  # type: ignore[method-assign]  # as if it had been killed
            # Lots are drawn as the game begins, which may be heard of later than who is here.
            seat = (await ann.until(table, phase="playing"))["chairs"].index(
                next(chair for chair in ann.tables[table]["chairs"] if chair.get("is_you"))
            )
            await until_here(ann, seats=[at == seat for at in (0, 1)])

    run(scenario())


def test_what_a_process_wrote_and_did_not_live_to_say_is_found(
    postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "TIDY_S", 0.2)

    async def scenario() -> None:
        async with a_process(postgresql_database) as one, a_process(postgresql_database) as two:
            ann, ben = await Client.new(one), await Client.new(two)
            table, key = await opened(one, ann, seats=["you", "you"])
            await ben.ask("join", table=table, key=key)
            one.telling._notify = lambda *_, **__: None  # type: ignore[method-assign]  # as if it had been killed
            answer = await ann.ask("move", table=table, seat=0, decision=0, move="gain O1")
            await ben.until(table, answer["number"])

    run(scenario())


def test_what_was_heard_is_not_said_again(postgresql_database: str) -> None:
    async def scenario() -> None:
        async with a_process(postgresql_database) as one, a_process(postgresql_database) as two:
            ann, ben = await Client.new(one), await Client.new(two)
            table, key = await opened(one, ann, seats=["you", "you"])
            await ben.ask("join", table=table, key=key)
            said: list[Any] = []
            two.telling._notify = lambda _loaded, about, **_: said.append(about)  # type: ignore[method-assign]
            for decision in range(2):
                answer = await ann.ask("move", table=table, seat=0, decision=decision, move="gain O1")
                await ben.until(table, answer["number"])
            assert "log" not in said

    run(scenario())


def test_who_comes_over_from_another_process_is_not_shown_again_what_they_saw(postgresql_database: str) -> None:
    async def scenario() -> None:
        async with a_process(postgresql_database) as one, a_process(postgresql_database) as two:
            ann, ben = await Client.new(one), await Client.new(two)
            table, _ = await opened(one, ann, seats=["you", "you"])
            row = await one.store.table(table)
            assert row is not None
            await ben.ask("join", table=table, key=row.key)
            two.neighbours._heard = hear_nothing  # type: ignore[method-assign, assignment]
            for decision in range(2):
                number = (await ann.ask("move", table=table, seat=0, decision=decision, move="gain O1"))["number"]
            moved = Client(two, ann.person)
            await moved.ask("join", table=table, number=number)
            assert "happened" not in await moved.until(table, number)

    asyncio.run(scenario())


async def hear_nothing(_loaded: object, _notice: object) -> None:
    """Notices are slow today."""
