"""`kill -9` of a server under load: what was acknowledged is there after the restart, once, and every game goes on."""

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from projectl.server.storage.entries import Decide, read
from projectl.server.storage.store import Store, TableRow
from projectl.server.tables.live import OVER, LiveTable
from projectl.server.tables.shown import Wishes
from tests.counts import FULL
from tests.patience import PATIENCE_S
from tests.server.remote import LOST, Process, Remote, check_calm, pick, run, running

TABLES = 24 if FULL else 4
KILLS = 10 if FULL else 2
LATER_S = 0.4
"""At most so long after all games have gone on is the plug pulled again."""


class Sent(NamedTuple):
    """A move that somebody sent."""

    table: str
    decision: int
    seat: int
    move: str


class Match:
    """Two people who play one game after the other, and what they were told."""

    def __init__(self, server: Process, ann: Remote, ben: Remote, seed: int) -> None:
        self.server = server
        self.pair = (ann, ben)
        self.random = Random(seed)
        self.tables: list[str] = []
        self.sent: set[Sent] = set()
        self.acknowledged: dict[tuple[str, int], Sent] = {}
        self.is_ending = False

    async def open(self) -> None:
        """The first table; Ben sits down by its link."""
        ann, ben = self.pair
        table, key = await ann.open_table(self.server, seats=["you", "open"])
        self.tables.append(table)
        await ann.come_back(self.server.port)
        await ben.come_back(self.server.port)
        await ann.ask("join", table=table)
        await ben.ask("join", table=table, key=key)
        await ben.ask("sit", table=table, seat=1)

    async def play(self, who: int) -> None:
        """One of the two plays until told to end, whatever happens to the server."""
        me, table, pending = self.pair[who], self.tables[0], None
        while True:
            try:
                if pending is not None:
                    await self._send(me, pending)
                    pending = None
                now = await me.until_to_decide(table)
                if now["phase"] == "playing":
                    pending = self._decide(me, table, now)
                elif self.is_ending:
                    return
                else:
                    table = await self._again(me, table, who)
            except LOST:
                await self._come_back(me, table)

    def _decide(self, me: Remote, table: str, now: dict[str, Any]) -> dict[str, Any]:
        [(seat, legal)] = now["legal"].items()
        move = pick(legal, self.random)
        self.sent.add(Sent(table, now["decision"], int(seat), move))
        return me.asking("move", table=table, seat=int(seat), decision=now["decision"], move=move)

    async def _send(self, me: Remote, message: dict[str, Any]) -> None:
        """Send a move: for the first time, or again because the answer got lost."""
        table = message["table"]
        await me.send(message)
        answer = await me.answer(message["id"])
        if answer["type"] == "done":
            sent = Sent(table, message["decision"], message["seat"], message["move"])
            assert (table, answer["number"]) not in self.acknowledged
            self.acknowledged[table, answer["number"]] = sent
            await me.until(table, answer["number"])
        else:
            # It was on disk and only its answer got lost.
            assert answer["code"] in ("stale", "not_your_turn", "game_over"), answer
            assert me.tables[table]["decision"] > message["decision"], answer

    async def _again(self, me: Remote, table: str, who: int) -> str:
        """Both go on at the next table."""
        if who == 0 and not me.tables[table].get("rematch"):
            await me.ask("rematch", table=table)
        while not me.tables[table].get("rematch"):
            await me.next()
        answer = await me.ask("rematch", table=table)  # sits down there
        assert answer["type"] == "done", answer
        new: str = me.tables[table]["rematch"]
        if new not in self.tables:
            self.tables.append(new)
        await me.ask("leave", table=table)
        answer = await me.ask("join", table=new)
        assert answer["type"] == "done", answer
        return new

    async def _come_back(self, me: Remote, table: str) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while True:
                try:
                    await me.come_back(self.server.port)
                    known = me.tables.pop(table, {}).get("number", 0)
                    answer = await me.ask("join", table=table, number=known)
                    assert answer["type"] == "done", answer
                    await me.until(table)
                    return
                except LOST:
                    continue


async def check(database: str, matches: Sequence[Match]) -> dict[str, LiveTable]:
    """Read every log from disk and fold it; nothing acknowledged is missing, nothing is there twice."""
    told = [dict(match.acknowledged) for match in matches]
    store = await Store.open(database)
    folded: dict[str, LiveTable] = {}
    try:
        for match, acknowledged in zip(matches, told, strict=True):
            for table in list(match.tables):
                row = await store.table(table)
                assert row is not None
                folded[table] = await _fold(store, row, match, acknowledged)
    finally:
        await store.close()
    return folded


async def _fold(store: Store, row: TableRow, match: Match, acknowledged: dict[tuple[str, int], Sent]) -> LiveTable:
    live = LiveTable(row.id, row.host, msgspec.json.decode(row.wishes, type=Wishes), int(row.seed))
    rows = await store.read_log(row.id)
    assert [line.number for line in rows] == list(range(1, len(rows) + 1))
    there: dict[int, Sent] = {}
    for line in rows:
        entry = read(line.entry)
        if isinstance(entry, Decide):
            there[line.number] = Sent(row.id, live.decision, entry.seat, entry.move)
        live.apply(entry, line.at)
    assert set(there.values()) <= match.sent
    for (table, number), sent in acknowledged.items():
        assert table != row.id or there.get(number) == sent, (number, sent)
    return live


async def goes_on(matches: Sequence[Match]) -> None:
    """Wait until every match has had a move acknowledged that was not before."""
    before = [len(match.acknowledged) for match in matches]
    end = time.monotonic() + PATIENCE_S
    while any(len(match.acknowledged) <= count for match, count in zip(matches, before, strict=True)):
        assert time.monotonic() < end, "a game does not go on"
        await asyncio.sleep(0.02)


async def check_results(database: str, folded: dict[str, LiveTable]) -> None:
    """Every game that ended has its result, once, even if the server died right then."""
    store = await Store.open(database)
    try:
        end = time.monotonic() + PATIENCE_S
        for table, live in folded.items():
            assert live.phase == OVER, table
            while not await store.record(table):
                assert time.monotonic() < end, "a game that is over has no record"
                await asyncio.sleep(0.1)
            assert await store.record(table) == live.game.record()
        found = {row.id: row for row in await store.finished(limit=10_000)}
        assert set(found) == set(folded)
        for table, live in folded.items():
            assert [result.score for result in found[table].results] == list(live.game.scores)
    finally:
        await store.close()


async def scenario(database: str, folder: Path) -> None:
    random = Random(5)
    async with running(database, folder) as server:
        matches = [Match(server, await Remote.new(server), await Remote.new(server), seed) for seed in range(TABLES)]
        await asyncio.gather(*[match.open() for match in matches])
        async with asyncio.TaskGroup() as players:
            for match in matches:
                players.create_task(match.play(0))
                players.create_task(match.play(1))
            for _ in range(KILLS):
                await goes_on(matches)
                await asyncio.sleep(random.random() * LATER_S)
                server.kill()
                await server.start()
                await check(database, matches)
            await goes_on(matches)
            for match in matches:
                match.is_ending = True
        await check_results(database, await check(database, matches))
        assert sum(len(match.acknowledged) for match in matches) > KILLS * TABLES
        assert sum(len(match.tables) for match in matches) >= TABLES
        check_calm(server)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_after_kill_9_every_acknowledged_move_is_there_once_and_every_game_goes_on(
    request: pytest.FixtureRequest, kind: str, tmp_path: Path
) -> None:
    run(scenario(request.getfixturevalue(f"{kind}_database"), tmp_path))
