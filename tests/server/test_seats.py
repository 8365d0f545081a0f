"""Who may sit where: seats that somebody left, and seats at a rematch."""

import asyncio
from pathlib import Path
from random import Random

from projectl.server.tables.live import STAND_IN
from tests.server.client import Client, a_hub, opened
from tests.server.test_hub import play_out, two_at_a_table

HIDDEN = {"options": {"hidden_piles": True}}


def test_nobody_looks_at_a_hidden_pile_from_the_seat_of_who_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub, **HIDDEN)
            own = next(seat for seat, player in players.items() if player is ann)
            row = await hub.store.table(table)
            assert row is not None
            eve = await Client.new(hub)
            await eve.ask("join", table=table, key=row.key)
            number = (await ann.ask("stand", table=table, seat=own))["number"]
            for other in (ben, eve):
                now = await other.until(table, number)
                assert now["chairs"][own]["bot"] == STAND_IN
                assert "is_free" not in now["chairs"][own]
                assert (await other.ask("sit", table=table, seat=own))["code"] == "seat_kept"
                assert now.get("seat") != own
            assert (await ann.until(table, number))["chairs"][own]["is_free"]
            assert (await ann.ask("sit", table=table, seat=own))["type"] == "done"

    asyncio.run(scenario())


def test_who_left_comes_back_without_the_link_and_finds_the_seat_free(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            _, ben, table, players = await two_at_a_table(hub)
            own = next(seat for seat, player in players.items() if player is ben)
            await ben.ask("stand", table=table, seat=own)
        async with a_hub(tmp_path / "t.db") as hub:
            back = Client(hub, ben.person)
            assert (await back.ask("join", table=table))["type"] == "done"
            assert (await back.until(table))["chairs"][own]["is_free"]
            assert (await back.ask("sit", table=table, seat=own))["type"] == "done"

    asyncio.run(scenario())


def test_a_rematch_seats_nobody_who_was_not_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub)
            await play_out(players, table, Random(8))
            eve = await Client.new(hub)
            answer = await ann.ask("rematch", table=table)
            again = (await ben.until(table, answer["number"]))["rematch"]
            assert (await eve.ask("join", table=again))["code"] == "no_such_table"
            for each in (ann, ben):
                assert (await each.ask("join", table=again))["type"] == "done", "without its link"
            chairs = (await ben.until(again))["chairs"]
            kept = next(seat for seat, chair in enumerate(chairs) if chair.get("is_free"))
            assert chairs[kept] == {"is_free": True, "kept_for": ben.person.name}
            assert (await ann.until(again))["phase"] == "waiting"
            row = await hub.store.table(again)
            assert row is not None
            await eve.ask("join", table=again, key=row.key)
            assert "is_free" not in (await eve.until(again))["chairs"][kept]
            assert (await eve.ask("sit", table=again, seat=kept))["code"] == "seat_kept"
            assert (await ben.ask("sit", table=again, seat=kept))["type"] == "done"
            assert (await ann.until(again, phase="playing"))["phase"] == "playing"

    asyncio.run(scenario())


def test_who_also_asks_for_the_rematch_sits_down_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub)
            await play_out(players, table, Random(8))
            number = (await ann.ask("rematch", table=table))["number"]
            again = (await ann.until(table, number))["rematch"]
            for _ in range(2):
                assert (await ben.ask("rematch", table=table))["type"] == "done"
            await ann.ask("join", table=again)
            assert (await ann.until(again))["phase"] == "playing"

    asyncio.run(scenario())


def test_the_host_of_a_rematch_need_not_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub)
            await play_out(players, table, Random(8))
            number = (await ann.ask("rematch", table=table))["number"]
            again = (await ann.until(table, number))["rematch"]
            await ann.ask("join", table=again)
            assert (await ann.ask("start", table=again))["type"] == "done"
            chairs = (await ann.until(again, phase="playing"))["chairs"]
            assert sorted(chair.get("bot") or "" for chair in chairs) == ["", STAND_IN]
            await ben.ask("rematch", table=table)
            assert ben.person.id not in (await hub.memory.load(again)).live.people  # type: ignore[union-attr]

    asyncio.run(scenario())


def test_whoever_plays_several_seats_has_them_all_again_and_bots_sit_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db", bots=1) as hub:
            ann = await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you", "you"])
            await play_out({0: ann, 1: ann}, table, Random(2))
            number = (await ann.ask("rematch", table=table))["number"]
            again = (await ann.until(table, number))["rematch"]
            await ann.ask("join", table=again)
            now = await ann.until(again)
            assert now["phase"] == "playing"
            assert [chair.get("is_you") for chair in now["chairs"]] == [True, True]

    asyncio.run(scenario())


def test_a_seat_kept_for_who_is_gone_is_free_for_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub)
            await play_out(players, table, Random(8))
            number = (await ann.ask("rematch", table=table))["number"]
            again = (await ann.until(table, number))["rematch"]
            await ann.ask("join", table=again)
            await hub.leaving.forget(ben.person.id)
            await ann.until(again)
            while not any(chair.get("is_free") for chair in ann.tables[again]["chairs"]):
                await ann.next()
            assert not any(chair.get("kept_for") for chair in ann.tables[again]["chairs"])

    asyncio.run(scenario())
