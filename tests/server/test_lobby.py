"""The lobby, and tables where people come and go: neither a log nor a look at it grows without end."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from projectl.server.storage import entries
from projectl.server.storage.entries import Sit
from projectl.server.storage.store import Store, TableRow
from projectl.server.tables import live, lobby
from projectl.server.tables.hub import Hub
from projectl.server.tables.live import MOST_CHANGES, MOST_SITS, WAITING
from projectl.server.tables.lobby import Lobby
from tests.server.client import Client, a_hub, opened

pytestmark = pytest.mark.anyio
MOST = MOST_SITS[WAITING]


async def come_and_go(who: Client, table: str, seat: int) -> str | None:
    """Sit down and stand up again: why not, if it is refused."""
    for kind in ("sit", "stand"):
        answer = await who.ask(kind, table=table, seat=seat)
        if answer["type"] != "done":
            return str(answer["code"])
    return None


async def newcomer(hub: Hub, table: str, key: str) -> Client:
    who = await Client.new(hub)
    assert (await who.ask("join", table=table, key=key))["type"] == "done"
    return who


async def test_nobody_sits_down_and_stands_up_for_ever(tmp_path: Path) -> None:
    async with a_hub(tmp_path / "t.db") as hub:
        ann = await Client.new(hub)
        table, key = await opened(hub, ann, seats=["you", "open", "open"])
        eve = await newcomer(hub, table, key)
        assert [await come_and_go(eve, table, 1) for _ in range(MOST + 2)] == [None] * MOST + ["sat_too_often"] * 2
        assert not (await eve.until(table, 1 + 2 * MOST))["chairs"][1].get("is_free"), "she is told before she tries"
        ben = await newcomer(hub, table, key)
        assert await come_and_go(ben, table, 1) is None, "others still may"
        assert await hub.store.last_number(table) == 1 + 2 * MOST + 2


async def test_the_log_of_a_table_that_waits_has_an_end_whoever_comes(tmp_path: Path) -> None:
    async with a_hub(tmp_path / "t.db") as hub:
        ann = await Client.new(hub)
        table, key = await opened(hub, ann, seats=["you", "open", "open"])
        why: str | None = None
        while why is None:
            who = await newcomer(hub, table, key)
            for _ in range(MOST):
                why = await come_and_go(who, table, 1)
                if why is not None:
                    break
        assert why == "stay_seated"
        assert MOST_CHANGES <= await hub.store.last_number(table) <= MOST_CHANGES + 1
        assert (await who.ask("stand", table=table, seat=1))["code"] == "stay_seated"
        last = await newcomer(hub, table, key)
        assert (await last.ask("sit", table=table, seat=2))["type"] == "done"
        assert (await last.until(table, phase="playing"))["phase"] == "playing", "it can still be played at"
        assert await hub.store.last_number(table) <= MOST_CHANGES + 3


async def test_who_goes_for_good_from_such_a_table_closes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_CHANGES", 6)
    async with a_hub(tmp_path / "t.db") as hub:
        ann = await Client.new(hub)
        table, key = await opened(hub, ann, seats=["you", "open", "open"])
        for _ in range(20):
            eve = await newcomer(hub, table, key)
            if (await eve.ask("sit", table=table, seat=1))["type"] != "done":
                break
            await hub.leaving.forget(eve.person.id)
        assert (await ann.until(table, phase="closed"))["phase"] == "closed"
        assert await hub.store.last_number(table) <= 8


def a_row(table: str) -> TableRow:
    wishes = '{"seats": ["you", "open", "casual"], "is_listed": true}'
    return TableRow(table, "k", "h", wishes, "1", WAITING, True, "standard", "kickstarter", 1.0, 1.0)


async def test_the_lobby_reads_each_entry_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    decode = entries.read

    def counting(text: str) -> Any:
        read.append(text)
        return decode(text)

    monkeypatch.setattr(entries, "read", counting)
    first = [Sit(0, "ann"), Sit(2, bot="casual"), Sit(1, "ben"), Sit(1)]
    for table in ("one", "two"):
        await store.create_table(a_row(table), [entries.write(entry) for entry in first])
    looking, tables = Lobby(store), ["one", "two", "none"]
    for _ in range(3):
        found = await looking.seats(tables)
        assert found["one"] == found["two"] == {0: "taken", 1: "open", 2: "casual"}
        assert found["none"] == {}
    assert len(read) == 2 * len(first)
    await store.append("two", 5, 1.0, entries.write(Sit(1, kept="ben")))
    assert (await looking.seats(tables))["two"] == {0: "taken", 1: "taken", 2: "casual"}
    assert len(read) == 2 * len(first) + 1
    assert (await Lobby(store).seats(["two"]))["two"] == {0: "taken", 1: "taken", 2: "casual"}


async def test_looks_at_the_same_time_do_not_undo_each_other(store: Store) -> None:
    await store.create_table(a_row("one"), [entries.write(Sit(0, "ann"))])
    looking = Lobby(store)

    async def look() -> None:
        await looking.seats(["one"])

    for number in range(2, 30):
        looks = [asyncio.create_task(look()) for _ in range(4)]
        await store.append("one", number, 1.0, entries.write(Sit(1, "ben") if number % 2 else Sit(1)))
        looks.append(asyncio.create_task(look()))
        await asyncio.gather(*looks)
    assert (await looking.seats(["one"]))["one"] == {0: "taken", 1: "taken"}


async def test_what_is_remembered_of_tables_is_bounded(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_REMEMBERED", 2)
    looking = Lobby(store)
    for table in ("one", "two", "three"):
        await looking.seats([table])
    assert list(looking._summaries) == ["two", "three"]
