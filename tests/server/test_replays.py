"""Whole games to look through: every frame is the view after its decision, and little goes over the wire."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from projectl import Game
from projectl.game import Seated
from projectl.server.http import records
from projectl.server.http.games import seated
from projectl.server.tables import replays
from projectl.server.tables.replays import CONSTANT, ReplaySeat, compressed, plain
from projectl.server.wire.messages import Chair
from tests.patience import PATIENCE_S
from tests.playing import played
from tests.server.serving import Serving, serving, wait_until
from tests.server.test_socket import line, say, until

MOST_SENT = 80_000
TERMS: dict[str, dict[str, Any]] = {
    "standard": {},
    "hidden-piles": {"edition": "revised", "options": {"hidden_piles": True}},
    "solo": {"variant": "solo", "players": 1},
    "line-clear": {"variant": "line-clear", "players": 4},
    "everything": {"players": 3, "expansions": ("ghost", "ambassador"), "edition": "revised"},
}
OWN = """W01 3 L4
.....
..#..
.###.
..#..
.....

XW01 1 I2
.....
.....
####.
.####
.....
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("replays")) as running:
        yield running


def replay_of(game: Game, *seats: ReplaySeat) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(plain(compressed(game.record(), seats)))
    return found


def open_view(game: Game) -> dict[str, Any]:
    """What a spectator sees, with all piles face up [P5]."""
    return {**game.view(), "seats": game.to_dict()["seats"]}


@pytest.mark.parametrize("mode", TERMS)
def test_every_frame_is_the_view_after_its_decision(mode: str) -> None:
    game = played(TERMS[mode], seed=7)
    replay = replay_of(game)
    assert replay["scores"] == list(game.scores)
    assert replay["winners"] == list(game.winners)
    assert replay["standing"] == json.loads(json.dumps(game.standing.to_dict()))
    assert replay["is_over"]
    assert replay["seed"] == "7"
    again = Game.new(seed=7, **TERMS[mode])
    assert replay["start"] == open_view(again)
    assert replay["start_scores"] == list(again.scores)
    for frame in replay["frames"]:
        assert frame["events"] == json.loads(json.dumps(again.play(frame["move"], frame["seat"])))
        assert frame["scores"] == list(again.scores)
        assert not frame["view"].keys() & set(CONSTANT)
        assert {**replay["start"], **frame["view"]} == open_view(again)
    assert again.record() == game.record()


@pytest.mark.parametrize("mode", TERMS)
def test_little_goes_over_the_wire(mode: str) -> None:
    assert len(compressed(played(TERMS[mode], seed=7).record())) < MOST_SENT


def test_no_deck_is_told_but_its_size() -> None:
    replay = replay_of(played({}, seed=7))
    for view in (replay["start"], *(frame["view"] for frame in replay["frames"])):
        assert all(isinstance(size, int) for size in view["decks"].values())


def test_a_game_from_a_position_has_no_seed_and_may_be_unfinished() -> None:
    game = Game.from_dict(played({}, seed=3, most=40).to_dict())
    game.play(game.legal()[0])
    replay = replay_of(game, ReplaySeat("Ada"), ReplaySeat(bot="casual"))
    assert (replay["seed"], replay["is_over"], replay["winners"], len(replay["frames"])) == (None, False, [], 1)
    assert replay["seats"] == [
        {"name": "Ada", "bot": None, "is_you": False},
        {"name": None, "bot": "casual", "is_you": False},
    ]


def test_puzzles_of_ones_own_come_with_their_faces() -> None:
    game = played({"puzzles": OWN}, seed=7)
    replay = replay_of(game)
    assert replay["faces"] == {
        "W01": {"points": 3, "reward": "L4", "cells": "c2b3c3d3c4"},
        "XW01": {"points": 1, "reward": "I2", "cells": "a3b3c3d3b4c4d4e4"},
    }
    assert replay_of(played({}, seed=7))["faces"] == {}


def test_a_game_too_long_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_DECISIONS", 10)
    with pytest.raises(ValueError, match="at most 10 are shown"):
        compressed(played({}, seed=8, most=11).record())


def post(client: httpx.Client, text: str, **headers: str) -> httpx.Response:
    return client.post("/api/records/replay", content=text, headers={"Content-Type": "text/plain", **headers})


def test_an_uploaded_record_is_shown_compressed_to_whoever_takes_it(server: Serving) -> None:
    game = played({}, seed=7)
    with server.client().stream(
        "POST", "/api/records/replay", content=game.record(), headers={"Content-Type": "text/plain"}
    ) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    assert len(sent) < MOST_SENT
    bare = post(server.client(), game.record(), **{"Accept-Encoding": "identity"})
    assert "content-encoding" not in bare.headers
    assert bare.content == gzip.decompress(sent)
    assert bare.json()["seats"] == [{"name": None, "bot": None, "is_you": False}] * 2


def test_an_uploaded_record_is_shown_with_the_names_it_has() -> None:
    game = played({"players": 4}, seed=7, most=3)
    game.seated = (Seated("Ann\u202e\nB" + "x" * 90), Seated("mcts:nodes=9", is_bot=True), Seated("\u200b"), None)
    seats = replay_of(game)["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [
        ("Ann B" + "x" * 35, None),
        (None, "mcts:nodes=9"),
        (None, None),
        (None, None),
    ]


def test_a_record_names_those_who_sat_there_until_they_delete_themselves(server: Serving) -> None:
    ada, eve = server.guest(), server.guest()
    ada.put("/api/me/name", json={"name": "bot Ada"})
    opened = ada.post("/api/tables", json={"seats": ["you", "you"], "is_listed": True}).json()
    play_out(server, ada, opened["table"])
    address = f"/api/games/{opened['table']}/record"
    game = Game.from_record(eve.get(address).text)
    assert game.seated == (Seated("bot Ada"), Seated("bot Ada"))
    assert [seat["name"] for seat in replay_of(game)["seats"]] == ["bot Ada", "bot Ada"]
    assert ada.delete("/api/me").status_code == 204
    assert Game.from_record(eve.get(address).text).seated == (None, None)


def test_a_record_names_the_bots_of_a_table() -> None:
    chairs = [Chair(name="Ada"), Chair(bot="casual"), Chair()]
    assert seated(chairs) == (Seated("Ada"), Seated("casual", is_bot=True), None)


def test_what_is_no_record_is_not_shown(server: Serving) -> None:
    client = server.client()
    refused = post(client, "projectl-record/99\n")
    assert (refused.status_code, refused.json()["code"]) == (409, "not_a_record")
    assert "content-encoding" not in refused.headers
    assert client.post("/api/records/replay", json={}).status_code == 415
    assert post(client, "x" * (records.MOST_BYTES + 1)).status_code == 413


def test_a_game_of_a_private_table_is_shown_to_those_who_may_have_its_record(server: Serving) -> None:
    ada, eve = server.guest(), server.guest()
    ada.put("/api/me/name", json={"name": "Ada"})
    opened = ada.post("/api/tables", json={"seats": ["you", "you"]}).json()
    address = f"/api/games/{opened['table']}/replay"
    refused = ada.get(address)
    assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
    play_out(server, ada, opened["table"])
    shown = ada.get(address)
    assert shown.status_code == 200, shown.text
    assert shown.json()["seats"] == [{"name": "Ada", "bot": None, "is_you": True}] * 2
    assert [f"{frame['seat']} {frame['move']}" for frame in shown.json()["frames"]] == ada.get(
        f"/api/games/{opened['table']}/record"
    ).text.partition("\n\n")[2].splitlines()
    assert eve.get(address).status_code == 404
    assert eve.get(address, params={"key": "x" * 16}).status_code == 404
    seen = eve.get(address, params={"key": opened["key"]}).json()
    assert seen["seats"] == [{"name": "Ada", "bot": None, "is_you": False}] * 2
    assert seen["key"] == shown.json()["key"]
    # That of a listed table needs no key.
    listed = ada.post("/api/tables", json={"seats": ["you", "you"], "is_listed": True}).json()
    play_out(server, ada, listed["table"])
    assert eve.get(f"/api/games/{listed['table']}/replay").json()["key"] is None


def test_a_replay_that_is_shared_lets_nobody_in_at_its_table(server: Serving) -> None:
    ada, eve = server.guest(), server.guest()
    opened = ada.post("/api/tables", json={"seats": ["you", "you"]}).json()
    table, game = f"/api/tables/{opened['table']}", f"/api/games/{opened['table']}"
    play_out(server, ada, opened["table"])
    with line(server, ada) as host:
        say(host, type="join", table=opened["table"])
        say(host, type="say", table=opened["table"], text="between us", id=1)
        until(host, "done", 1)
    shared = ada.get(f"{game}/replay").json()["key"]
    assert shared != opened["key"]
    for client in (eve, server.client()):
        seen = client.get(f"{game}/replay", params={"key": shared})
        assert (seen.status_code, seen.json()["key"]) == (200, shared)
        assert client.get(f"{game}/record", params={"key": shared}).status_code == 200
        assert client.get(table, params={"key": shared}).status_code == 404
    assert eve.get(table, params={"key": opened["key"]}).status_code == 200
    with line(server, eve) as other:
        for number, asked in enumerate(("join", "say", "sit", "rematch", "leave")):
            more = {"join": {"key": shared}, "say": {"text": "hello"}, "sit": {"seat": 0}}.get(asked, {})
            say(other, type=asked, table=opened["table"], id=number, **more)
            heard = [json.loads(other.recv(timeout=PATIENCE_S)) for _ in range(2 if asked == "join" else 1)][-1]
            code = "no_such_table" if asked == "join" else "not_joined"
            assert (heard["type"], heard["id"], heard["code"]) == ("refused", number, code)


def test_a_shared_replay_opens_no_other_game(server: Serving) -> None:
    ada, eve = server.guest(), server.guest()
    first, second = (ada.post("/api/tables", json={"seats": ["you", "you"]}).json() for _ in range(2))
    play_out(server, ada, first["table"])
    shared = ada.get(f"/api/games/{first['table']}/replay").json()["key"]
    assert eve.get(f"/api/games/{second['table']}/replay", params={"key": shared}).status_code == 404


def test_replays_by_the_hundred_are_slowed_down(tmp_path: Path) -> None:
    """They are made one at a time: whoever asks for all of them again and again would keep them from others."""
    with serving(tmp_path, rate=1.0) as limited:
        client = limited.client()
        answers = [client.get("/api/games/nowhere/replay") for _ in range(40)]
        assert {answer.status_code for answer in answers} == {404, 429}
        assert 0 < int(answers[-1].headers["retry-after"]) <= 2
        assert client.get("/healthz").status_code == 200


def play_out(server: Serving, client: httpx.Client, table: str) -> None:
    """Pass until it is over."""
    with line(server, client) as one:
        say(one, type="join", table=table, id=1)
        now = until(one, "table")
        while now["phase"] == "playing":
            ((seat, legal),) = now["legal"].items()
            move = next(move for move in ("pass", "done", legal[0]) if move in legal)
            say(one, type="move", table=table, seat=int(seat), decision=now["decision"], move=move)
            now = until(one, "table")
    wait_until(lambda: client.get(f"/api/games/{table}/record").status_code == 200)


def test_the_replay_is_described(server: Serving) -> None:
    document = server.client().get("/api/openapi.json").json()
    for path, method in (("/api/games/{table}/replay", "get"), ("/api/records/replay", "post")):
        answer = document["paths"][path][method]["responses"]["200"]["content"]["application/json"]
        assert answer["schema"]["$ref"].endswith("Replay")


def test_the_same_game_is_made_once() -> None:
    record = played({}, seed=9).record()
    assert compressed(record) is compressed(record)
    assert compressed(record, (ReplaySeat("Ada"), ReplaySeat())) is not compressed(record)
