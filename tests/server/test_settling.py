"""Whose result it is: of whoever sat there when the game began."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from projectl.server.people import ratings
from projectl.server.storage.store import FinishedRow
from projectl.server.tables.hub import Hub
from projectl.server.wire.describing import chairs_at_end
from tests.patience import PATIENCE_S
from tests.server.client import Client, a_hub, opened
from tests.server.test_hub import play_out, two_at_a_table
from tests.server.test_replays import OWN


async def finished(hub: Hub, table: str) -> FinishedRow:
    async with asyncio.timeout(PATIENCE_S):
        while True:
            rows = await hub.store.finished()
            if rows:
                assert rows[0].id == table
                return rows[0]
            await asyncio.sleep(0.02)


async def leave_and_end(hub: Hub, **wishes: Any) -> tuple[Client, Client, FinishedRow]:
    """Ben leaves a game, which comes to its end without him."""
    ann, ben, table, players = await two_at_a_table(hub, **wishes)
    own = next(seat for seat, player in players.items() if player is ben)
    assert (await ben.ask("stand", table=table, seat=own))["type"] == "done"
    loaded = await hub.memory.load(table)
    assert loaded is not None
    random, live = Random(4), loaded.live
    while live.phase == "playing":
        seat = live.to_decide[0]
        move = str(random.choice(live.game.legal(seat)))
        await hub.changes.carry_out(loaded, partial(live.decide_for, seat, live.decision, move))
    return ann, ben, await finished(hub, table)


def test_who_leaves_a_game_has_its_result(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, row = await leave_and_end(hub)
            assert {(result.person, result.bot) for result in row.results} == {
                (ann.person.id, None),
                (ben.person.id, None),
            }
            assert [game.id for game in await hub.store.finished(person=ben.person.id)] == [row.id]
            found = {one.person.id: await ratings.of(hub.store, one.person.id) for one in (ann, ben)}
            assert [len(rows) for rows in found.values()] == [1, 1]
            scores = {result.person: result for result in row.results}
            if scores[ben.person.id].is_winner != scores[ann.person.id].is_winner:
                better = ben if scores[ben.person.id].is_winner else ann
                worse = ann if better is ben else ben
                assert found[better.person.id][0].rating > 1500 > found[worse.person.id][0].rating
            assert await ratings.of(hub.store, f"{ratings.BOT}casual") == []

    asyncio.run(scenario())


def test_who_takes_a_seat_over_is_not_rated_for_what_another_began(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub)
            own = next(seat for seat, player in players.items() if player is ben)
            row = await hub.store.table(table)
            assert row is not None
            carl = await Client.new(hub)
            await carl.ask("join", table=table, key=row.key)
            await ben.ask("stand", table=table, seat=own)
            assert (await carl.ask("sit", table=table, seat=own))["type"] == "done"
            await play_out({**players, own: carl}, table, Random(8))
            await finished(hub, table)
            assert [len(await ratings.of(hub.store, one.person.id)) for one in (ann, ben, carl)] == [1, 1, 0]

    asyncio.run(scenario())


@pytest.mark.parametrize("wishes", [{"puzzles": OWN}])
def test_games_with_puzzles_of_ones_own_are_not_rated(tmp_path: Path, wishes: dict[str, Any]) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, row = await leave_and_end(hub, **wishes)
            assert len(row.results) == 2
            assert [await ratings.of(hub.store, one.person.id) for one in (ann, ben)] == [[], []]

    asyncio.run(scenario())


def test_who_plays_at_several_seats_is_not_rated(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann = await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you", "you"])
            await play_out({0: ann, 1: ann}, table, Random(2))
            assert len((await finished(hub, table)).results) == 2
            assert await ratings.of(hub.store, ann.person.id) == []

    asyncio.run(scenario())


def test_the_opponent_of_solo_has_a_score_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann = await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you"], variant="solo")
            await play_out({0: ann}, table, Random(2))
            own, opponent = (await finished(hub, table)).results
            loaded = await hub.memory.load(table)
            assert loaded is not None
            assert [own.score, opponent.score] == list(loaded.live.game.scores)
            assert (own.person, opponent.person, opponent.bot) == (ann.person.id, None, None)
            assert own.is_winner is not opponent.is_winner
            row = await hub.store.table(table)
            assert row is not None
            assert len(await chairs_at_end(hub.store, hub.people, row, ann.person.id)) == 1

    asyncio.run(scenario())
