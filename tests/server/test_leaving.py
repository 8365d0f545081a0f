"""Whoever logs out is out: also the connections that were open, also at another process."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from projectl.server.people.passwords import digest
from projectl.server.people.people import People
from projectl.server.storage.store import Store
from projectl.server.tables import hub as hub_module
from projectl.server.wire.connection import Connection
from tests.patience import PATIENCE_S
from tests.server.client import Client, a_hub
from tests.server.serving import Serving, serving
from tests.server.test_socket import line, say, until

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("leaving")) as running:
        yield running


def member(server: Serving, account: str) -> tuple[httpx.Client, list[str]]:
    client = server.guest()
    answer = client.post("/api/account", json={"account": account, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    codes: list[str] = answer.json()["codes"]
    return client, codes


def browser(server: Serving, account: str) -> httpx.Client:
    client = server.client()
    assert client.post("/api/login", json={"account": account, "password": PASSWORD}).status_code == 200
    return client


def is_cut(of: ClientConnection) -> bool:
    try:
        until(of, "nothing")
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False
    return False


def is_open(of: ClientConnection) -> bool:
    say(of, type="ping", id=99)
    return bool(until(of, "pong", 99))


def test_who_logs_out_is_hung_up_on_in_that_browser_alone(server: Serving) -> None:
    here, _ = member(server, "logout")
    there = browser(server, "logout")
    with line(server, here) as one, line(server, there) as other:
        assert is_open(one)
        assert is_open(other)
        assert here.post("/api/logout").status_code == 204
        assert is_cut(one)
        assert is_open(other)


def test_a_new_password_ends_all_other_sessions_and_their_connections(server: Serving) -> None:
    here, _ = member(server, "change")
    there = browser(server, "change")
    with line(server, here) as one, line(server, there) as other:
        assert is_open(one)
        assert is_open(other)
        changed = here.put("/api/me/password", json={"old": PASSWORD, "new": "another password"})
        assert changed.status_code == 204
        assert is_cut(other)
        assert is_open(one)
    assert there.get("/api/me/export").status_code == 401
    assert here.get("/api/me/export").status_code == 200


def test_a_recovery_cuts_off_whoever_had_the_account(server: Serving) -> None:
    thief, codes = member(server, "recover")
    owner = server.client()
    with line(server, thief) as stolen:
        assert is_open(stolen)
        new = {"account": "recover", "code": codes[0], "password": "another password"}
        assert owner.post("/api/recover", json=new).status_code == 200
        assert is_cut(stolen)
    with line(server, owner) as own:
        assert is_open(own)


def test_a_token_from_before_the_account_is_worth_nothing_after_it(server: Serving) -> None:
    victim = server.guest()
    planted = victim.cookies["projectl"]
    thief = server.client(cookies={"projectl": planted})
    with line(server, thief) as listening:
        assert is_open(listening)
        mine = victim.get("/api/me").json()["id"]
        assert victim.post("/api/account", json={"account": "planted", "password": PASSWORD}).status_code == 201
        assert victim.cookies["projectl"] != planted
        assert victim.get("/api/me").json()["id"] == mine
        assert is_cut(listening)
    again = server.client(cookies={"projectl": planted})
    assert again.get("/api/me/export").status_code == 401


def test_a_session_that_ended_at_another_process_is_hung_up_on_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "TIDY_S", 0.05)

    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            person, token = await hub.people.new_guest()
            gone = Connection(hub, person, digest(token))
            other, stays = await hub.people.new_guest()
            kept = Connection(hub, other, digest(stays))
            elsewhere = await Store.open(str(tmp_path / "t.db"))
            await People(elsewhere).log_out(token)
            await elsewhere.close()
            async with asyncio.timeout(PATIENCE_S):
                while await gone.outbox.get() is not None:
                    pass
            assert await kept.outbox.get() is not None
            await gone.handle(b'{"type":"ping","id":1}')
            assert await gone.outbox.get() is None, "nor is it listened to"
            client = Client(hub, other)
            assert (await client.ask("ping"))["type"] == "pong"

    asyncio.run(scenario())
