"""Several around one screen are called what the host calls them, at the table and ever after; and by nobody's name."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from projectl.server.storage.schema import results, tables
from projectl.server.tables.hub import Hub
from projectl.server.wire.describing import chairs
from tests.server.client import Client, a_hub, opened
from tests.server.serving import Serving, serving
from tests.server.test_hub import play_out
from tests.server.test_replays import play_out as pass_on
from tests.server.test_settling import finished

HOT_SEAT = {"seats": ["you", "casual", "you"], "names": ["Mia", None, "  Tom "]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("names")) as running:
        yield running


def test_lots_turn_the_names_with_the_seats(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, eve = await Client.new(hub), await Client.new(hub)
            firsts: set[str] = set()
            while len(firsts) < 3:
                table, key = await opened(hub, ann, **HOT_SEAT)
                await eve.ask("join", table=table, key=key)
                for who in (ann, eve):
                    chairs = (await who.until(table))["chairs"]
                    firsts.add(chairs[0].get("name", ""))
                    order = [chair.get("name", "") for chair in chairs]
                    assert "Mia,,Tom" in ",".join(order * 2)  # as they were wished for, from whoever begins
                    await who.ask("leave", table=table)

    asyncio.run(scenario())


def test_who_takes_a_named_seat_over_has_their_own_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben = await Client.new(hub), await Client.new(hub)
            table, key = await opened(hub, ann, seats=["you", "you", "open"], names=["Mia", "Tom", None])
            await ben.ask("join", table=table, key=key)
            assert (await ann.ask("stand", table=table, seat=1))["type"] == "done"
            assert (await ben.ask("sit", table=table, seat=1))["type"] == "done"
            loaded = await hub.memory.load(table)
            assert loaded is not None
            names = [chair.name for chair in chairs(loaded, ann.person.id)]
            assert names == ["Mia", ben.person.name, None]

    asyncio.run(scenario())


async def _kept(hub: Hub) -> str:
    """All that the database has where names could be."""
    async with hub.store.engine.connect() as connection:
        wishes = (await connection.execute(select(tables.c.wishes))).scalars().all()
        named = (await connection.execute(select(results.c.name))).scalars().all()
    return f"{wishes} {named}"


def test_names_are_in_the_result_go_along_to_a_rematch_and_leave_with_the_host(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann = await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you", "you"], names=["Mia", "Tom"])
            order = [chair["name"] for chair in (await ann.until(table))["chairs"]]
            await play_out({0: ann, 1: ann}, table, Random(2))
            assert [result.name for result in (await finished(hub, table)).results] == order
            answer = await ann.ask("rematch", table=table)
            again = str((await ann.until(table, answer["number"]))["rematch"])
            await ann.ask("join", table=again)
            assert {chair["name"] for chair in (await ann.until(again))["chairs"]} == {"Mia", "Tom"}
            told = await hub.people.export(ann.person.id)
            assert [game["name"] for game in told["games"]] == order
            assert "Mia" in await _kept(hub)

            await hub.leaving.forget(ann.person.id)
            assert "Mia" not in await _kept(hub)
            loaded = await hub.memory.load(again)
            assert loaded is not None
            assert "Mia" not in str((loaded.row, loaded.live.wishes, chairs(loaded, ann.person.id)))

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["\u202e", None], "bad_name"),
        (["x" * 41, None], "bad_name"),
        ([None, "Casual"], "name_taken"),
        (["Mia"], "impossible_table"),
    ],
)
def test_names_are_checked_like_those_of_guests(server: Serving, names: list[str | None], code: str) -> None:
    answer = server.guest().post("/api/tables", json={"seats": ["you", "you"], "names": names})
    assert (answer.status_code, answer.json()["code"]) == (409, code)


def test_nobody_is_called_anything_by_somebody_else(server: Serving) -> None:
    answer = server.guest().post("/api/tables", json={"seats": ["you", "open"], "names": [None, "Mia"]})
    assert (answer.status_code, answer.json()["code"]) == (409, "impossible_table")


def test_no_names_are_as_good_as_empty_ones(server: Serving) -> None:
    ada = server.guest()
    opened = ada.post("/api/tables", json={"seats": ["you", "you"], "names": ["", None]}).json()
    assert ada.get(f"/api/tables/{opened['table']}").json()["wishes"]["names"] == []


def test_my_games_and_the_replay_know_the_names(server: Serving) -> None:
    ada = server.guest()
    opened = ada.post("/api/tables", json={"seats": ["you", "you"], "names": ["Mia", "Tom"]}).json()
    pass_on(server, ada, opened["table"])
    (game,) = ada.get("/api/me/games").json()["games"]
    replay = ada.get(f"/api/games/{opened['table']}/replay").json()
    order = [seat["name"] for seat in game["seats"]]
    assert sorted(order) == ["Mia", "Tom"]
    assert [seat["name"] for seat in replay["seats"]] == order
