"""A game that was begun in a page goes on at the server, with whoever has the link."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from projectl import Game
from projectl.game import Seated
from projectl.server.http.records import MOST_BYTES
from projectl.server.http.tables import MOST_BODY
from projectl.server.people import ratings
from projectl.server.tables import going_on
from projectl.server.tables.going_on import wishes_of
from projectl.server.tables.opening import open_from_record
from tests.modes import MODES, SAMPLE
from tests.playing import lively
from tests.server.client import Client, a_hub
from tests.server.serving import Serving, serving
from tests.server.test_hub import play_out
from tests.server.test_settling import finished

SEED = 9_876_543_210_123_456_789
PLAYED = [mode for mode in SAMPLE if MODES[mode].get("variant") != "solo"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("going-on")) as running:
        yield running


def begun(decisions: int = 12, **terms: Any) -> Game:
    """A game of a page, in the middle."""
    game, chance = Game.new(seed=SEED, **terms), Random(decisions)
    for _ in range(decisions):
        seat = game.to_decide[0]
        game.play(chance.choice(game.legal(seat)), seat)
    return game


def send(client: httpx.Client, game: Game | str, *seats: str, **besides: Any) -> httpx.Response:
    record = game if isinstance(game, str) else game.record()
    return client.post("/api/tables/record", json={"record": record, "seats": list(seats), **besides})


def why(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize("mode", PLAYED)
def test_it_stands_as_it_stood_in_the_page_and_after_a_new_start(tmp_path: Path, mode: str) -> None:
    game = begun(**MODES[mode])
    game.has_take_backs = True
    seats = ["you", "open", *["novice"] * (game.view()["players"] - 2)]

    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann = await Client.new(hub)
            found = going_on.going_on(game, wishes_of(game, seats, [], None))
            row = await open_from_record(hub.memory, ann.person.id, found)
        async with a_hub(tmp_path / "t.db") as hub:
            again = Client(hub, ann.person)
            assert (await again.ask("join", table=row.id))["type"] == "done"
            now = await again.until(row.id)
        view = game.view(0)
        if view["puzzles"] is not None:
            del view["puzzles"]
        assert now["view"] == json.loads(json.dumps(view))
        assert now["phase"] == "playing"
        assert now["has_take_backs"]
        assert [chair.get("bot") for chair in now["chairs"]] == [None, "casual", *seats[2:]]
        assert not any("is_free" in chair for chair in now["chairs"])  # whoever has a seat takes no other

    asyncio.run(scenario())


def test_whoever_has_the_link_sits_down_and_it_is_their_result_unrated(tmp_path: Path) -> None:
    game = begun()
    game.has_take_backs = True
    game.seated = (Seated("Grace", is_bot=False), Seated("expert", is_bot=True))

    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, eve = [await Client.new(hub) for _ in range(3)]
            found = going_on.going_on(game, wishes_of(game, ["you", "open"], ["Mia", None], None))
            row = await open_from_record(hub.memory, ann.person.id, found)
            await ann.ask("join", table=row.id)
            assert [chair.get("bot") for chair in (await ann.until(row.id))["chairs"]] == [None, "expert"]
            assert ann.tables[row.id]["chairs"][0]["name"] == "Mia"
            assert (await ben.ask("join", table=row.id))["code"] == "no_such_table"
            await ben.ask("join", table=row.id, key=row.key)
            assert (await ben.until(row.id))["chairs"][1]["is_free"]
            assert (await ben.ask("sit", table=row.id, seat=1))["type"] == "done"
            await eve.ask("join", table=row.id, key=row.key)
            assert (await eve.ask("sit", table=row.id, seat=1))["code"] == "seat_taken"
            await play_out({0: ann, 1: ben}, row.id, Random(3))
            over = await finished(hub, row.id)
            assert [each.person for each in over.results] == [ann.person.id, ben.person.id]
            assert [await ratings.of(hub.store, one.person.id) for one in (ann, ben)] == [[], []]
            record = await hub.store.record(row.id) or ""
            assert "\ntake-backs: yes\n" in record
            assert record.partition("\n\n")[2].startswith(game.record().partition("\n\n")[2])
            told = b"".join(frame for one in (ann, ben, eve) for frame in one.frames if b'"phase":"over"' not in frame)
            assert str(SEED).encode() not in told
            assert b"Grace" not in told

    asyncio.run(scenario())


def test_the_host_needs_no_link_and_finds_it_among_their_games(server: Serving) -> None:
    client = server.guest()
    answer = send(client, begun(), "you", "open", clock={"seconds": 600, "increment": 5})
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    assert opened["link"].endswith(f"/t/{opened['table']}#{opened['key']}")
    (own,) = client.get("/api/me/tables").json()["tables"]
    assert (own["table"], own["phase"]) == (opened["table"], "playing")
    assert client.get(f"/api/tables/{opened['table']}").json()["wishes"]["clock"] == {"seconds": 600, "increment": 5}
    assert server.guest().get(f"/api/tables/{opened['table']}").status_code == 404
    assert opened["table"] not in server.client().get("/api/tables").text  # it is not listed


def with_piles(**terms: Any) -> Game:
    """A game of a page in which every seat has completed something."""
    game, chance = Game.new(seed=SEED, **terms), Random(1)
    while not all(seat["pile"] for seat in game.to_dict()["seats"]):
        seat = game.to_decide[0]
        game.play(lively(game, seat, chance), seat)
    return game


def test_hidden_piles_are_seen_by_the_first_who_comes_to_a_seat_and_by_nobody_else(tmp_path: Path) -> None:
    """[P5] as if they had sat there from the beginning; who has seen one pile takes no other seat to see the next."""
    game = with_piles(players=3, edition="revised")
    piles = [seat["pile"] for seat in game.to_dict()["seats"]]
    hidden = [[None] * len(pile) for pile in piles]

    def seen_by(one: Client, table: str) -> Any:
        return [seat["pile"] for seat in one.tables[table]["view"]["seats"]]

    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, eve = [await Client.new(hub) for _ in range(3)]
            found = going_on.going_on(game, wishes_of(game, ["you", "open", "open"], [], None))
            row = await open_from_record(hub.memory, ann.person.id, found)
            for one in (ann, ben, eve):
                await one.ask("join", table=row.id, key=row.key)
                await one.until(row.id)
            assert seen_by(ann, row.id) == [piles[0], *hidden[1:]]
            assert seen_by(ben, row.id) == hidden
            assert "happened" not in ben.tables[row.id]
            assert [chair.get("is_free", False) for chair in ben.tables[row.id]["chairs"]] == [False, True, True]

            assert (await ben.ask("sit", table=row.id, seat=1))["type"] == "done"
            await ben.until(row.id, ben.tables[row.id]["number"] + 1)
            assert seen_by(ben, row.id) == [hidden[0], piles[1], hidden[2]]
            assert (await eve.ask("sit", table=row.id, seat=1))["code"] == "seat_taken"
            assert (await ben.ask("stand", table=row.id, seat=1))["type"] == "done"
            for one, seat in ((eve, 1), (ben, 2), (ann, 1)):
                assert (await one.ask("sit", table=row.id, seat=seat))["code"] == "seat_kept"
            assert (await ben.ask("sit", table=row.id, seat=1))["type"] == "done"
            assert (await eve.ask("sit", table=row.id, seat=2))["type"] == "done"
            await eve.until(row.id, eve.tables[row.id]["number"] + 1)
            assert seen_by(eve, row.id) == [*hidden[:2], piles[2]]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("game", "seats", "code"),
    [
        pytest.param(begun(), ("you", "you"), "impossible_table", id="nobody is invited"),
        pytest.param(begun(), ("open", "open"), "impossible_table", id="nobody is there"),
        pytest.param(begun(), ("you", "open", "open"), "impossible_table", id="a seat too many"),
        pytest.param(begun(players=3), ("you", "open", "exec:rm"), "impossible_table", id="no bot of ours"),
        pytest.param(Game.from_dict(begun().to_dict()), ("you", "open"), "not_a_record", id="from a position"),
        pytest.param("", ("you", "open"), "not_a_record", id="nothing"),
        pytest.param("projectl-record/1\n\n0 exec rm", ("you", "open"), "not_a_record", id="no header"),
        pytest.param(begun().record() + "1 fly\n", ("you", "open"), "not_a_record", id="no such move"),
        pytest.param(
            begun().record().replace(f"seed: {SEED}", f"seed: {SEED + 1}"),
            ("you", "open"),
            "not_a_record",
            id="another seed, with other cards",
        ),
    ],
)
def test_what_cannot_go_on_is_refused(server: Serving, game: Game | str, seats: tuple[str, ...], code: str) -> None:
    client = server.guest()
    assert why(send(client, game, *seats)) == (409, code)
    assert client.get("/api/me/tables").json()["tables"] == []


def test_a_game_that_is_over_does_not_go_on(server: Serving) -> None:
    game, chance = begun(), Random(1)
    while not game.is_over:
        seat = game.to_decide[0]
        game.play(chance.choice(game.legal(seat)), seat)
    assert why(send(server.guest(), game, "you", "open")) == (409, "game_over")


def test_only_those_on_ones_own_screen_are_given_names(server: Serving) -> None:
    client = server.guest()
    assert why(send(client, begun(), "you", "open", names=["Mia", "Grace"])) == (409, "impossible_table")
    assert why(send(client, begun(), "you", "open", names=["expert", None]))[0] == 409  # a bot's
    assert why(send(client, begun(), "you", "open", names=["x" * 999, None]))[0] == 409


def test_what_is_too_long_is_not_even_read(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    client = server.guest()
    assert why(send(client, "x" * (MOST_BYTES + 1), "you", "open")) == (400, "unreadable")
    assert why(send(client, "x" * MOST_BODY, "you", "open")) == (413, "too_long")
    monkeypatch.setattr(going_on, "MOST_DECISIONS", 11)
    assert why(send(client, begun(12), "you", "open")) == (409, "not_a_record")


def test_nobody_unknown_goes_on_and_nothing_else_is_read(server: Serving) -> None:
    assert why(send(server.client(), begun(), "you", "open")) == (401, "who_are_you")
    assert why(send(server.guest(), begun(), "you", "open", key="mine")) == (400, "unreadable")
    text = server.guest().post("/api/tables/record", content=begun().record(), headers={"Content-Type": "text/plain"})
    assert why(text) == (415, "wrong_type")
