"""Nobody fills the disk, the memory or the ears of others, and nobody locks another out."""

import asyncio
import json
import unicodedata
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from projectl.server.config import Config
from projectl.server.http.tables import seen_by
from projectl.server.people import names
from projectl.server.people.people import NotAllowed, People
from projectl.server.processes.workers import Workers
from projectl.server.storage.schema import log, tables
from projectl.server.storage.store import Store
from projectl.server.tables import access, memory
from projectl.server.tables import loaded as loaded_module
from projectl.server.tables.hub import Hub
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.opening import open_table
from projectl.server.tables.shown import Wishes
from projectl.server.tables.wishes import tidied
from projectl.server.wire import messages
from projectl.server.wire.limits import Buckets, Limits
from projectl.words import LANGUAGES
from tests.patience import PATIENCE_S
from tests.server.client import Client, a_hub, opened
from tests.server.serving import Serving, serving
from tests.server.test_hub import play_out, two_at_a_table
from tests.server.test_replays import OWN
from tests.server.test_socket import line, say, until

DAY = 86_400.0


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """With limits, behind a proxy that tells addresses."""
    with serving(tmp_path_factory.mktemp("bounds"), proxies=("127.0.0.1",), rate=1.0) as running:
        yield running


# Guessing


def guess(server: Serving, address: str, account: str) -> int:
    client = server.client(headers={"X-Forwarded-For": address})
    return client.post("/api/login", json={"account": account, "password": "guess guess"}).status_code


def test_one_account_is_guessed_at_a_few_times_however_it_is_typed(proxied: Serving) -> None:
    ways = ("Straße", "STRASSE", " strasse ", "\uff33trasse", "strasse", "Strasse", "STRAßE")
    assert [guess(proxied, "198.51.100.1", way) for way in ways] == [403] * 5 + [429] * 2
    assert guess(proxied, "198.51.100.1", "another") == 403
    assert guess(proxied, "198.51.100.2", "strasse") == 403, "its owner is not kept out"


def test_many_addresses_together_do_not_guess_without_end() -> None:
    limits = Limits(Config(database="t.db", rate=1.0))
    waits = [limits.sign_ins_of.wait("ada") for _ in range(200)]
    assert [bool(wait) for wait in waits] == [False] * 100 + [True] * 100
    assert limits.sign_ins_of.wait("ada") <= 2, "nor does its owner wait for long"


# Filling the disk


def test_one_address_does_not_open_tables_without_end(proxied: Serving) -> None:
    statuses: list[int] = []
    for _ in range(8):
        client = proxied.client(headers={"X-Forwarded-For": "198.51.100.3"})
        client.get("/api/me")
        statuses += [client.post("/api/tables", json={"seats": ["you", "open"]}).status_code for _ in range(19)]
    assert statuses[:100] == [201] * 100
    assert statuses[-1] == 429
    other = proxied.client(headers={"X-Forwarded-For": "198.51.100.4"})
    other.get("/api/me")
    assert other.post("/api/tables", json={"seats": ["you", "open"]}).status_code == 201


def test_a_bucket_counts_bytes() -> None:
    now = [0.0]
    buckets = Buckets(10, 100, lambda: now[0])
    assert buckets.wait("a", 60) == 0
    assert buckets.wait("a", 60) == pytest.approx(2)
    assert buckets.wait("a", 1_000_000) == pytest.approx(6), "more than it ever holds waits until it is full"
    now[0] = 6.0
    assert buckets.wait("a", 1_000_000) == 0


def test_of_a_puzzle_file_only_the_puzzles_are_kept(tmp_path: Path) -> None:
    padded = "; " + "x" * 20_000 + "\n" + OWN.replace("\n\n", "\n; a remark\n\n\n\n").replace("W01 3", "W01   3")

    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann = await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you", "open"], puzzles=padded)
            row = await hub.store.table(table)
            assert row is not None
            assert json.loads(row.wishes)["puzzles"] == OWN

    asyncio.run(scenario())
    assert tidied(Wishes(seats=["you"])).puzzles is None
    with pytest.raises(ValueError, match="no puzzle"):
        tidied(Wishes(seats=["you"], puzzles="; nothing"))


def test_tables_that_never_began_are_deleted_after_a_month(tmp_path: Path) -> None:
    async def scenario() -> None:
        start = 1_000 * DAY
        now = [start]
        async with a_hub(tmp_path / "t.db", now=lambda: now[0]) as hub:
            ann, ben = await Client.new(hub), await Client.new(hub)
            waiting, _ = await opened(hub, ann, seats=["you", "open"])
            closed, _ = await opened(hub, ann, seats=["you", "open"])
            playing, _ = await opened(hub, ann, seats=["you", "you"])
            watched, key = await opened(hub, ann, seats=["you", "open"])
            await ann.ask("close", table=closed)
            await ann.ask("say", table=waiting, text="anybody?")
            async with asyncio.timeout(PATIENCE_S):
                while (row := await hub.store.table(closed)) is None or row.phase != "closed":
                    await asyncio.sleep(0.02)
            now[0] = start + 20 * DAY
            late, _ = await opened(hub, ann, seats=["you", "open"])
            await ben.ask("join", table=watched, key=key)
            await ann.connection.close()
            assert await hub.memory.prune() == 0
            now[0] = start + 31 * DAY
            assert await hub.memory.prune() == 2
            for table, is_there in ((waiting, False), (closed, False), (playing, True), (watched, True), (late, True)):
                assert (await hub.store.table(table) is not None) is is_there, table
                assert (await hub.memory.load(table) is not None) is is_there
            assert await hub.store.read_chat(waiting) == []
            assert await hub.store.read_log(waiting) == []

    asyncio.run(scenario())


@pytest.mark.anyio
async def test_pruning_in_either_database(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert (await connection.execute(select(tables.c.id))).all() == []
    hub = Hub(store, People(store), Workers(0), now=lambda: 5.0)
    row = await open_table(hub.memory, "ann", Wishes(seats=["you", "open"]))
    assert await store.prune(5.0) == []
    assert await store.prune(6.0, keep={row.id}) == []
    assert await store.prune(6.0) == [row.id]
    async with store.engine.connect() as connection:
        assert (await connection.execute(select(log.c.game))).all() == []
    await hub.stop()


# Filling the memory


def test_who_may_not_see_a_table_does_not_load_it_and_a_finished_one_is_not_played_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub)
            await play_out(players, table, Random(3))
            running, _ = await opened(hub, ann, seats=["you", "you"])
            async with asyncio.timeout(PATIENCE_S):
                while await hub.store.record(table) is None:
                    await asyncio.sleep(0.02)
            last = ann.tables[table]
        async with a_hub(tmp_path / "t.db") as hub:
            async with asyncio.timeout(PATIENCE_S):
                while hub.memory.get(running) is None:
                    await asyncio.sleep(0.02)
            hub.memory._loaded.clear()
            eve = await Client.new(hub)
            for one in (table, running):
                assert await seen_by(hub, one, eve.person.id, "guess") is None
                assert (await eve.ask("join", table=one))["code"] == "no_such_table"
                assert len(hub.memory) == 0
            seen = await seen_by(hub, table, ben.person.id, None)
            assert seen is not None
            assert (seen.phase, seen.number, seen.is_host) == ("over", last["number"], False)
            assert [chair.is_you for chair in seen.chairs] == [
                player.person.id == ben.person.id for _, player in sorted(players.items())
            ]
            assert {chair.name for chair in seen.chairs} == {ann.person.name, ben.person.name}
            assert await access.row_for(hub.store, running, ann.person.id, None) is not None
            assert len(hub.memory) == 0

    asyncio.run(scenario())


def test_idle_tables_go_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST_LOADED", 10)
    monkeypatch.setattr(memory, "LEAST_IDLE_S", -1.0)

    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann = await Client.new(hub)
            watched, _ = await opened(hub, ann, seats=["you", "open"])
            made = [(await open_table(hub.memory, ann.person.id, Wishes(seats=["you", "open"]))).id for _ in range(30)]
            assert len(hub.memory) <= 11
            assert hub.memory.get(watched) is not None
            assert hub.memory.get(made[-1]) is not None
            assert hub.memory.get(made[0]) is None
            assert await hub.memory.load(made[0]) is not None, "its log stays"

    asyncio.run(scenario())


def test_a_long_log_is_read_in_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded_module, "ENTRIES_AT_ONCE", 5)

    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann = await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you", "you"])
            loaded = hub.memory.get(table)
            assert loaded is not None
            for _ in range(40):
                seat, move = loaded.live.to_decide[0], str(loaded.live.game.legal()[0])
                await hub.changes.carry_out(loaded, partial(loaded.live.decide_for, seat, loaded.live.decision, move))
            rows, seen = await hub.store.read_log(table), set[int]()
            again = LoadedTable(loaded.row, hub.memory.now)

            async def watch() -> None:
                while again.live.number < len(rows):
                    seen.add(again.live.number)
                    await asyncio.sleep(0)

            await asyncio.gather(again.fold_in(rows, hub.people), watch())
            assert len(seen) > 3, "others had their turn"

    asyncio.run(scenario())


# Being heard


def test_what_is_said_is_one_line_without_tricks() -> None:
    assert names.plain("  Good\u202e luck\n\tBen\u2066!\x07 ") == "Good luck  Ben!"
    for joined in ("👨\u200d👩\u200d👧", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"):
        assert names.plain(joined) == joined
    for nothing in ("\u202e", " \n ", "\u200b\u200d", "\u3164", "\x00"):
        assert names.plain(nothing) == ""


def test_what_is_said_covers_no_other_line() -> None:
    tower = "".join(map(chr, range(0x300, 0x340)))
    assert names.plain(f"Z{tower}Z") == f"Z{tower[:4]}Z"
    assert names.plain(f"{tower}Z") == "Z"
    for hidden in ("\u200d", "\u034f", "\u115f", "\u3164"):
        piled = names.plain("Z" + f"\u0335{hidden}" * 100)
        assert sum(unicodedata.category(letter).startswith("M") for letter in piled) <= 4
    for honest in ("Nguye\u0302\u0303n", "1\ufe0f\u20e3", "\u05d1\u05bc\u05b0\u05e8\u05b5", "\u0f62\u0f92\u0fb1\u0f63"):
        assert names.plain(honest) == honest


def test_chat_is_kept_plain_and_nothing_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, _, table, _ = await two_at_a_table(hub)
            assert (await ann.ask("say", table=table, text="a\u202eb"))["type"] == "done"
            assert (await ann.ask("say", table=table, text="\u202e"))["code"] == "nothing_said"
            assert [row.text for row in await hub.store.read_chat(table)] == ["ab"]

    asyncio.run(scenario())


def test_nobody_floods_the_chat(proxied: Serving) -> None:
    client = proxied.client(headers={"X-Forwarded-For": "198.51.100.5"})
    client.get("/api/me")
    table = client.post("/api/tables", json={"seats": ["you", "open"]}).json()["table"]
    with line(proxied, client) as ada:
        say(ada, type="join", table=table, id=1)
        until(ada, "done", 1)
        answers: list[dict[str, Any]] = []
        for number in range(10, 20):
            say(ada, type="say", table=table, text="again", id=number)
        while len(answers) < 10:
            message = json.loads(ada.recv(timeout=PATIENCE_S))
            if message.get("id", 0) >= 10:
                answers.append(message)
        assert [answer["type"] for answer in answers[:5]] == ["done"] * 5
        refused = answers[-1]
        assert (refused["type"], refused["code"]) == ("refused", "slow_down")
        assert 0 < refused["retry_after"] <= 1
        say(ada, type="ping", id=99)
        assert until(ada, "pong", 99), "everything else goes on"


@pytest.mark.anyio
@pytest.mark.parametrize(
    "name", ["casual", "Casual", "EXPERT", "Experte", "The opponent", "der gegner", "\uff2eovice "]
)
async def test_nobody_is_called_like_a_bot(store: Store, name: str) -> None:
    people = People(store)
    person, _ = await people.new_guest()
    with pytest.raises(NotAllowed) as refused:
        await people.rename(person.id, name)
    assert refused.value.code == "name_taken"
    assert (await people.rename(person.id, "Casual Ada")).name == "Casual Ada"


# Taking everything along


def test_an_export_is_had_a_few_times(proxied: Serving) -> None:
    client = proxied.client(headers={"X-Forwarded-For": "198.51.100.6"})
    client.get("/api/me")
    assert [client.get("/api/me/export").status_code for _ in range(4)] == [200, 200, 200, 429]
    assert client.get("/api/me").status_code == 200


def test_an_export_tells_each_puzzle_file_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann = await Client.new(hub)
            for _ in range(3):
                await opened(hub, ann, seats=["you", "open"], puzzles=OWN)
            kept = await hub.people.export(ann.person.id)
            assert list(kept["puzzles"].values()) == [OWN]
            assert {table["wishes"]["puzzles"] for table in kept["hosted"]} == set(kept["puzzles"])
            assert json.dumps(kept).count("XW01") == 1

    asyncio.run(scenario())


# Hints


def test_hints_come_in_every_language_there_is() -> None:
    for language in LANGUAGES:
        asked = messages.decoder.decode(
            json.dumps({"type": "hint", "table": "t", "seat": 0, "language": language}).encode()
        )
        assert isinstance(asked, messages.Hint)
        assert asked.language == language


def test_a_language_that_nobody_knows_is_unreadable(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann = await Client.new(hub)
            await ann.connection.handle(b'{"type":"hint","id":1,"table":"t","seat":0,"language":"tlh"}')
            assert (await ann.next())["type"] == "hello"
            assert (await ann.next())["code"] == "unreadable"

    asyncio.run(scenario())
