"""The WebSocket at /ws, over a real network."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from projectl.server.wire.connection import Connection
from projectl.server.wire.messages import MOST_BYTES
from tests.patience import PATIENCE_S
from tests.server.serving import Serving, dial, serving, wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("socket")) as running:
        yield running


def line(server: Serving, client: httpx.Client | None, **headers: str) -> ClientConnection:
    """A socket of somebody."""
    if client is not None:
        headers["Cookie"] = f"projectl={client.cookies['projectl']}"
    return dial(server.config.port, headers)


def say(to: ClientConnection, **message: Any) -> None:
    to.send(json.dumps(message))


def until(of: ClientConnection, kind: str, number: int | None = None) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(of.recv(timeout=PATIENCE_S))
        if message["type"] == kind and number in (None, message.get("id")):
            return message


def test_somebody_known_is_greeted(server: Serving) -> None:
    client = server.guest()
    with line(server, client) as ada:
        hello = json.loads(ada.recv(timeout=PATIENCE_S))
    assert hello["type"] == "hello"
    assert hello["person"] == client.get("/api/me").json()["id"]


def test_a_stranger_is_turned_away_with_the_reason(server: Serving) -> None:
    with pytest.raises(InvalidStatus) as refused, line(server, None):
        pass
    assert refused.value.response.status_code == 401
    assert json.loads(refused.value.response.body or b"")["code"] == "who_are_you"


def test_two_people_play_over_the_network_and_the_record_can_be_had(server: Serving) -> None:
    ada, bob = server.guest(), server.guest()
    opened = ada.post("/api/tables", json={"seats": ["you", "open"], "is_listed": True}).json()
    table = opened["table"]
    with line(server, ada) as one, line(server, bob) as two:
        say(one, type="join", table=table, id=1)
        until(one, "done", 1)
        say(two, type="join", table=table, key=opened["key"], id=1)
        until(two, "done", 1)
        say(two, type="sit", table=table, seat=1, id=2)
        until(two, "done", 2)
        lines = {0: one, 1: two}
        views = {person: until(lines[person], "table") for person in lines}
        for _ in range(2000):
            moved = False
            for person, of in lines.items():
                while views[person]["phase"] == "waiting":
                    views[person] = until(of, "table")
                for seat, legal in list(views[person].get("legal", {}).items()):
                    if legal:
                        move = "pass" if "pass" in legal else "done" if "done" in legal else legal[0]
                        now = views[person]["decision"]
                        say(of, type="move", table=table, seat=int(seat), decision=now, move=move, id=9)
                        until(of, "done", 9)
                        moved = True
                        for each, theirs in lines.items():
                            while views[each]["decision"] <= now:
                                views[each] = until(theirs, "table")
            if views[0]["phase"] == "over":
                break
            assert moved
    assert views[0]["phase"] == views[1]["phase"] == "over"
    wait_until(lambda: ada.get(f"/api/games/{table}/record").status_code == 200)
    record = bob.get(f"/api/games/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    looked = ada.post("/api/records", content=record.text, headers={"Content-Type": "text/plain"}).json()
    assert looked["is_over"]
    assert looked["scores"] == views[0]["scores"]
    mine = bob.get("/api/me/games").json()["games"]
    assert [game["game"] for game in mine] == [table]
    found = server.client().get("/api/games", params={"player": ada.get("/api/me").json()["id"]}).json()["games"]
    assert [game["game"] for game in found] == [table]
    assert server.client().get("/api/games", params={"until": "2020-01-01"}).json()["games"] == []


def test_what_cannot_be_read_is_answered(server: Serving) -> None:
    with line(server, server.guest()) as ada:
        for rubbish in ("", "{", "[1]", '{"type": "fly"}', '{"type": "ping", "id": -1}', "\x00", '"' * 9):
            ada.send(rubbish)
            assert until(ada, "refused")["code"] == "unreadable"
        ada.send(b"\xff\xfe\x00")
        assert until(ada, "refused")["code"] == "unreadable"
        say(ada, type="ping", id=3)
        assert until(ada, "pong", 3)


@pytest.mark.parametrize(
    "rubbish",
    [
        '{"type": "fly", "id": 7}',
        '{"id": 7, "type": "ping", "wings": 2}',
        '{"type": "move", "table": 3, "id": 7}',
        '{"id": 7}',
        '{"type": "ping", "id": 7, "table": ',
        '{ "id" : 7 , [',
        '{"type": "say", "id": 7, "text": ' + "[" * 3000,
        b'{"type": "say", "id": 7, "table": "x", "text": "\xff"}',
    ],
)
def test_a_refusal_of_what_cannot_be_read_says_what_it_answers(server: Serving, rubbish: str | bytes) -> None:
    with line(server, server.guest()) as ada:
        ada.send(rubbish)
        refused = until(ada, "refused")
        assert (refused["code"], refused["id"]) == ("unreadable", 7)


@pytest.mark.parametrize(
    ("rubbish", "why"),
    [
        ('{"type": "ping", "wings": 2}', "“wings” is not as it has to be."),
        ('{"type": "move", "table": 3}', "“table” is not as it has to be."),
        ('{"type": "ping", "id": ', "it is not JSON."),
        ("[1]", "it is not what was asked for."),
    ],
)
def test_why_a_message_cannot_be_read_is_said_without_repeating_it(server: Serving, rubbish: str, why: str) -> None:
    with line(server, server.guest()) as ada:
        ada.send(rubbish)
        assert until(ada, "refused")["args"]["why"] == why


@pytest.mark.parametrize(
    "rubbish",
    [
        '{"type": "ping", "id": ' + "9" * 4000 + "}",
        '{"type": "ping", "id": ' + "9" * 16 + ", ",
        '{"type": "ping", "id": -1}',
        '{"type": "ping", "id": 7.5}',
        '{"type": "ping", "id": "7"}',
        '{"type": "say", "text": "\\"id\\": 7, ", ',
        '{"type": "\\", "id": 7,", ',
        "[7]",
    ],
)
def test_what_is_no_id_is_not_sent_back(server: Serving, rubbish: str) -> None:
    with line(server, server.guest()) as ada:
        ada.send(rubbish)
        refused = until(ada, "refused")
        assert refused["code"] == "unreadable"
        assert "id" not in refused
        assert len(json.dumps(refused)) < 600


def test_a_message_too_long_ends_the_connection(server: Serving) -> None:
    with line(server, server.guest()) as ada:
        ada.send("x" * (MOST_BYTES + 1))
        with pytest.raises(ConnectionClosed) as closed:
            until(ada, "refused")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_message_in_too_many_frames_ends_the_connection(server: Serving) -> None:
    with line(server, server.guest()) as ada:
        with suppress(ConnectionClosed):
            ada.send(iter([""] * 5000))
        with pytest.raises(ConnectionClosed):
            until(ada, "refused")


def test_a_client_that_does_not_read_is_let_go_and_costs_little(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        # Little lies between the two: what the system would take for the client had to be filled first.
        for listening in running.server.servers:
            for each in listening.sockets:
                each.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        is_let_go(running)


def is_let_go(server: Serving) -> None:
    client, connections = server.guest(), server.app.state.parts.hub.audience.listeners
    with socket.create_connection(("127.0.0.1", server.config.port)) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        handshake = (
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.config.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Cookie: projectl={client.cookies['projectl']}\r\n\r\n"
        )
        raw.sendall(handshake.encode())
        wait_until(lambda: connections)
        rubbish = b'{"type":"nonsense-that-is-answered-at-some-length"}'
        frame = bytes([0x81, 0x80 | len(rubbish)]) + bytes(4) + rubbish
        end = time.monotonic() + PATIENCE_S
        with suppress(OSError):
            while connections and time.monotonic() < end:
                raw.sendall(frame * 100)
        assert not connections


def test_too_many_sockets_from_one_address_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, sockets=2) as running:
        client = running.guest()
        with line(running, client), line(running, client):
            with pytest.raises(InvalidStatus) as refused, line(running, client):
                pass
            assert refused.value.response.status_code == 429
            assert int(refused.value.response.headers["Retry-After"]) > 0
        wait_until(lambda: not running.app.state.parts.limits.sockets)
        with line(running, client) as again:
            assert until(again, "hello")


def test_somebody_who_says_too_much_is_told_how_long_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.1) as running, line(running, running.guest()) as ada:
        running.app.state.parts.limits.messages._now = lambda: 0.0  # however long it takes to say so much
        for number in range(20):
            say(ada, type="ping", id=number)
        refused = until(ada, "refused")
        assert refused["code"] == "slow_down"
        assert 0 < refused["retry_after"] <= 1
        assert refused["id"] >= 6


def test_a_bug_of_ours_is_answered_and_the_connection_goes_on(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    with line(server, server.guest()) as ada:
        with monkeypatch.context() as broken:
            broken.setattr(Connection, "_do", lambda *_: 1 / 0)
            say(ada, type="ping", id=4)
            assert until(ada, "refused", 4)["code"] == "our_bug"
        say(ada, type="ping", id=5)
        assert until(ada, "pong", 5)


def test_who_deletes_themselves_is_hung_up_on_and_the_other_is_told(server: Serving) -> None:
    ada, bob = server.guest(), server.guest()
    opened = ada.post("/api/tables", json={"seats": ["you", "open"]}).json()
    with line(server, ada) as one, line(server, bob) as two:
        say(one, type="join", table=opened["table"], id=1)
        say(two, type="join", table=opened["table"], key=opened["key"], id=1)
        say(two, type="sit", table=opened["table"], seat=1, id=2)
        until(two, "done", 2)
        while until(one, "table")["phase"] == "waiting":
            pass
        assert bob.delete("/api/me").status_code == 204
        with pytest.raises(ConnectionClosed):
            until(two, "nothing")
        chairs: list[dict[str, Any]] = []
        while not any(chair.get("bot") for chair in chairs):
            chairs = until(one, "table")["chairs"]
        assert sum(bool(chair.get("name")) for chair in chairs) == 1
    with pytest.raises(KeyError):
        line(server, bob)
