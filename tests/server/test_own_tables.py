"""One's own games in progress."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from projectl.server.storage.store import Store
from projectl.server.storage.unfinished import unfinished_of
from tests.server.client import Client, opened
from tests.server.serving import Serving, serving
from tests.server.test_replays import play_out
from tests.server.test_socket import line, say, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("own")) as running:
        yield running


def own(client: httpx.Client) -> list[dict[str, Any]]:
    answer = client.get("/api/me/tables")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["tables"]
    return found


def open_table(client: httpx.Client, **wishes: Any) -> tuple[str, str]:
    table = client.post("/api/tables", json=wishes).json()
    return table["table"], table["key"]


def sit(server: Serving, client: httpx.Client, table: str, key: str, seat: int, kind: str = "sit") -> None:
    with line(server, client) as one:
        say(one, type="join", table=table, key=key, id=1)
        until(one, "done", 1)
        say(one, type=kind, table=table, seat=seat, id=2)
        until(one, "done", 2)


def test_a_newcomer_has_none(server: Serving) -> None:
    assert own(server.guest()) == []


def test_tables_wait_then_are_played_and_leave_the_list_when_they_are_over(server: Serving) -> None:
    ada, bob, eve = server.guest(), server.guest(), server.guest()
    ada.put("/api/me/name", json={"name": "Ada"})
    table, key = open_table(ada, seats=["you", "open"], edition="revised", expansions=["ghost"])
    (waiting,) = own(ada)
    changed = waiting.pop("changed")
    assert waiting == {
        "table": table,
        "phase": "waiting",
        "variant": "standard",
        "edition": "revised",
        "expansions": ["ghost"],
        "chairs": [{"name": "Ada", "is_you": True}, {"is_free": True}],
        "is_host": True,
        "is_my_turn": False,
    }
    assert own(bob) == []
    sit(server, bob, table, key, 1)
    (ones,), (others,) = own(ada), own(bob)
    assert ones["phase"] == others["phase"] == "playing"
    assert ones["is_my_turn"] is not others["is_my_turn"]
    assert others["is_host"] is False
    assert others["changed"] == ones["changed"] > changed
    assert own(eve) == []
    assert ada.get("/api/me").json()["id"] not in bob.get("/api/me/tables").text

    alone, _ = open_table(ada, seats=["you", "you"])
    assert [each["table"] for each in own(ada)] == [alone, table], "the last used comes first"
    assert own(ada)[0]["is_my_turn"]
    play_out(server, ada, alone)
    assert [each["table"] for each in own(ada)] == [table]
    seat = next(seat for seat, chair in enumerate(others["chairs"]) if chair.get("is_you"))
    sit(server, bob, table, key, seat, "stand")
    assert own(bob) == [], "whoever stood up has gone"
    assert [each["table"] for each in own(ada)] == [table]


def test_a_table_given_up_is_nobodys(server: Serving) -> None:
    ada = server.guest()
    table, _ = open_table(ada, seats=["open", "open"])
    assert [each["table"] for each in own(ada)] == [table], "who opened it waits there"
    with line(server, ada) as one:
        say(one, type="join", table=table, id=1)
        until(one, "done", 1)
        say(one, type="close", table=table, id=2)
        until(one, "done", 2)
    assert own(ada) == []


@pytest.mark.anyio
async def test_they_are_found_in_either_database(store: Store) -> None:
    from projectl.server.people.people import People
    from projectl.server.processes.workers import Workers
    from projectl.server.tables.hub import Hub

    hub = Hub(store, People(store), Workers(0))
    ann, ben = await Client.new(hub), await Client.new(hub)
    first, key = await opened(hub, ann, seats=["you", "open"])
    second, _ = await opened(hub, ann, seats=["you", "open"])
    await ben.ask("join", table=first, key=key)
    await ben.ask("sit", table=first, seat=1)
    assert {row.id for row in await unfinished_of(store, ann.person.id, 9)} == {first, second}
    assert [row.id for row in await unfinished_of(store, ann.person.id, 1)] == [first]
    assert [row.id for row in await unfinished_of(store, ben.person.id, 9)] == [first]
    assert await unfinished_of(store, "%", 9) == []
    assert await unfinished_of(store, "_" * 22, 9) == []
    await hub.stop()
