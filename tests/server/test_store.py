"""A number is given once, a game finished once, and what was kept is found again."""

import asyncio
import itertools
import os
import threading
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from projectl.server.storage.schema import log, people
from projectl.server.storage.store import Gone, ResultRow, Store, TableRow
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.anyio


def a_table(name: str, at: float = 1.0, **changes: Any) -> TableRow:
    row = TableRow(name, "key", "host", "{}", "7", "waiting", True, "standard", "kickstarter", at, at)
    return row._replace(**changes)


async def entries(store: Store, game: str, after: int = 0) -> list[str]:
    return [row.entry for row in await store.read_log(game, after)]


async def test_a_log_is_read_in_the_order_of_its_numbers(store: Store) -> None:
    assert all(await asyncio.gather(*[store.append("g", n, n / 3, f"entry {n}") for n in range(30, 0, -1)]))
    assert [tuple(row) for row in await store.read_log("g", 28)] == [(29, 29 / 3, "entry 29"), (30, 10.0, "entry 30")]
    assert await entries(store, "g") == [f"entry {n}" for n in range(1, 31)]
    assert await entries(store, "another") == []


async def test_numbers_past_all_bounds_read_nothing(store: Store) -> None:
    assert await store.read_log("g", 1 << 31) == []
    assert await store.read_log("g", 1 << 80) == []
    assert await store.read_chat("g", 1 << 80) == []


async def test_a_number_is_given_once_inside_one_server(store: Store) -> None:
    answers = await asyncio.gather(*[store.append("g", 1, 0.0, f"entry {n}") for n in range(20)])
    assert sum(answers) == 1
    assert await entries(store, "g") == [f"entry {answers.index(True)}"]
    assert not await store.append("g", 1, 0.0, "late")


async def test_two_servers_racing_for_numbers_share_them_and_never_block(store: Store, other: Store) -> None:
    there = itertools.chain(*[[("g", n), ("h", n)] for n in range(1, 151)])
    keys = list(there)
    one, two = await asyncio.gather(
        asyncio.gather(*[store.append(*key, 0.0, "one") for key in keys]),
        asyncio.gather(*[other.append(*key, 0.0, "two") for key in reversed(keys)]),
    )
    assert all(mine != theirs for mine, theirs in zip(one, reversed(two), strict=True))
    for game in "gh":
        taken = [entry == "one" for entry in await entries(other, game)]
        assert taken == [mine for (name, _), mine in zip(keys, one, strict=True) if name == game]


async def test_two_servers_never_wait_for_each_other_in_a_ring(postgresql_database: str) -> None:
    store = await Store.open(postgresql_database)
    async with store.engine.begin() as elsewhere:
        await elsewhere.execute(insert(log).values(game="a", number=1, at=0.0, entry="theirs"))
        mine = asyncio.gather(store.append("b", 1, 0.0, "mine"), store.append("a", 1, 0.0, "mine"))
        await asyncio.sleep(0.3)
        await elsewhere.execute(insert(log).values(game="b", number=1, at=0.0, entry="theirs"))
    assert not any(await mine)
    await store.close()


async def test_an_entry_that_cannot_be_written_fails_alone(store: Store) -> None:
    answers = await asyncio.gather(
        store.append("g", 1, 0.0, "good"),
        store.append("g", 2, 0.0, "half a letter \ud800"),
        store.append("g", 3, 0.0, "good too"),
        return_exceptions=True,
    )
    assert answers[0] is True
    assert answers[2] is True
    assert isinstance(answers[1], Exception)
    assert not isinstance(answers[1], Gone)
    assert await entries(store, "g") == ["good", "good too"]


async def test_who_does_not_wait_disturbs_nobody(store: Store) -> None:
    impatient = [asyncio.create_task(store.append("g", n, 0.0, "x")) for n in range(1, 50)]
    await asyncio.sleep(0)
    for task in impatient:
        task.cancel()
    assert await store.append("h", 1, 0.0, "x")
    assert len(await entries(store, "g")) == 49


async def test_closing_writes_what_was_asked_for(store: Store, database: str) -> None:
    leaving = await Store.open(database)
    asked: list[asyncio.Future[Any]] = [asyncio.ensure_future(leaving.append("g", n, 0.0, "x")) for n in range(1, 1200)]
    asked.append(asyncio.ensure_future(leaving.add_chat("g", None, 0.0, "bye")))
    await asyncio.sleep(0)
    await leaving.close()
    assert all(task.done() and task.result() for task in asked)
    assert len(await entries(store, "g")) == 1199


async def test_a_table_is_kept_with_its_first_entries(store: Store) -> None:
    row = a_table("g", seed=str(2**64 - 1), is_listed=False)
    await store.create_table(row, ["sit 0", "sit 1"])
    assert await store.table("g") == row
    assert await entries(store, "g") == ["sit 0", "sit 1"]
    assert await store.table("no such \0 table") is None
    with pytest.raises(IntegrityError):
        await store.create_table(row, ["another"])


async def test_a_game_is_finished_by_one_caller_ever(store: Store, other: Store) -> None:
    await store.create_table(a_table("g"), [])
    counted: list[int] = []
    results = [ResultRow(0, "ann", None, 31, True), ResultRow(1, None, "greedy", 30, False)]

    async def finish(server: Store, caller: int) -> bool:
        async def also(connection: AsyncConnection) -> None:
            counted.append(caller)
            await connection.execute(insert(people).values(id="once", name="Once", created=0.0))

        return await server.finish("g", 9.0, "the record", results, also)

    answers = await asyncio.gather(*[finish(server, n) for n, server in enumerate([store, other] * 5)])
    assert sum(answers) == 1
    assert counted == [answers.index(True)]
    assert not await store.finish("g", 10.0, "another record", [])
    await store.set_phase("g", "playing", 11.0)
    assert await store.table("g") == a_table("g", phase="over", changed=9.0, finished=9.0)
    assert await store.record("g") == "the record"
    assert [game.results for game in await store.finished()] == [tuple(results)]
    assert not await store.finish("no such game", 9.0, "", [])


async def test_what_goes_with_the_end_of_a_game_fails_with_it(store: Store) -> None:
    await store.create_table(a_table("g"), [])

    async def also(_connection: AsyncConnection) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.finish("g", 9.0, "the record", [], also)
    assert await store.record("g") is None
    assert await store.finish("g", 9.0, "the record", [])


async def test_the_lobby_shows_listed_tables_that_wait(store: Store) -> None:
    await store.create_table(a_table("old", 1.0), [])
    await store.create_table(a_table("private", 2.0, is_listed=False), [])
    await store.create_table(a_table("begun", 3.0), [])
    await store.set_phase("begun", "playing", 3.5)
    await store.create_table(a_table("new", 4.0), [])
    assert [row.id for row in await store.open_tables()] == ["new", "old"]
    assert [row.id for row in await store.open_tables(limit=1)] == ["new"]


async def test_unfinished_games_are_those_where_nothing_happened_for_a_while(store: Store) -> None:
    for name in ("waits", "stands", "moves", "over"):
        await store.create_table(a_table(name), ["sit"])
    for name in ("stands", "moves", "over"):
        await store.set_phase(name, "playing", 2.0)
    await store.append("stands", 2, 50.0, "x")
    await store.append("moves", 2, 70.0, "x")
    await store.finish("over", 3.0, "", [])
    assert await store.unfinished(60.0) == ["stands"]
    assert await store.unfinished(80.0) == ["moves", "stands"]


async def test_finished_games_are_found_by_person_variant_and_date(store: Store) -> None:
    for n in range(12):
        name, person = f"g{n:02}", ("ann", "bob")[n % 2]
        await store.create_table(
            a_table(name, variant=("standard", "solo")[n // 6], is_listed=n % 3 == 0),
            [],
        )
        await store.finish(name, float(n // 2), "", [ResultRow(0, person, None, n, True)])

    async def found(**asked: Any) -> list[int]:
        return [int(game.id[1:]) for game in await store.finished(**asked)]

    assert await found() == list(range(11, -1, -1))
    assert await found(person="ann") == [10, 8, 6, 4, 2, 0]
    assert await found(person="ann", variant="solo") == [10, 8, 6]
    assert await found(since=1.0, until=3.0) == [5, 4, 3, 2]
    assert await found(is_listed=True) == [9, 6, 3, 0]
    pages: list[int] = []
    before = None
    while page := await store.finished(before=before, limit=5):
        pages += [int(game.id[1:]) for game in page]
        before = (page[-1].finished, page[-1].id)
    assert pages == list(range(11, -1, -1))


async def test_chat_is_kept_in_order(store: Store) -> None:
    await store.write(lambda connection: connection.execute(insert(people).values(id="ann", name="Ann", created=0.0)))
    numbers = [await store.add_chat("g", "ann", float(n), f"hi {n}") or 0 for n in range(5)]
    assert numbers == sorted(set(numbers))
    assert [row.text for row in await store.read_chat("g", limit=2)] == ["hi 3", "hi 4"]
    assert [row.id for row in await store.read_chat("g", after=numbers[2])] == numbers[3:]
    await store.add_chat("h", None, 0.0, "zero \0 zero")
    assert [row.text for row in await store.read_chat("h")] == ["zero � zero"]


async def test_nothing_is_kept_of_who_is_gone(store: Store) -> None:
    assert await store.add_chat("g", "nobody", 0.0, "boo") is None
    assert await store.read_chat("g") == []


async def test_many_logs_are_read_at_once(store: Store) -> None:
    await asyncio.gather(*[store.append(game, n, n / 3, f"{game} {n}") for game in "abc" for n in range(1, 6)])
    found = await store.read_logs({"a": 3, "b": 0, "c": 5, "d": 0})
    assert found == {"a": await store.read_log("a", 3), "b": await store.read_log("b")}
    assert await store.read_logs({}) == {}


async def test_writers_queue_up_instead_of_meeting_a_lock(store: Store, other: Store) -> None:
    async def work(connection: AsyncConnection) -> int:
        there = len((await connection.execute(select(people.c.id))).all())
        await connection.execute(insert(people).values(id=os.urandom(8).hex(), name="x", created=0.0))
        return there

    seen = await asyncio.gather(*[server.write(work) for server in [store, other] * 25], store.append("g", 1, 0.0, "x"))
    assert len(await store.read(select(people.c.id))) == 50
    if not store.is_shared:
        assert sorted(seen[:50]) == list(range(50))


async def test_a_transaction_goes_on_when_who_asked_is_gone(store: Store) -> None:
    is_in = asyncio.Event()

    async def work(connection: AsyncConnection) -> None:
        is_in.set()
        await asyncio.sleep(0.05)
        await connection.execute(insert(people).values(id="p", name="x", created=0.0))

    task = asyncio.create_task(store.write(work))
    await is_in.wait()
    task.cancel()
    assert await store.append("g", 1, 0.0, "x")
    await store.close()
    assert len(await store.read(select(people.c.id))) == 1


async def test_a_question_is_answered_to_its_end_when_who_asked_is_gone(sqlite_database: str) -> None:
    """The thread of a connection that was left would answer a loop that is closed by then."""
    store = await Store.open(sqlite_database)
    before = {*threading.enumerate()}
    long = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) SELECT count(*) FROM n"
    task = asyncio.create_task(store.read(select(text(f"({long})"))))
    while {*threading.enumerate()} <= before:
        await asyncio.sleep(0.01)
    task.cancel()
    await store.close()
    async with asyncio.timeout(PATIENCE_S):  # a thread ends a moment after it has answered
        while not {*threading.enumerate()} <= before:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("sqlite://", "a database needs a file"),
        ("sqlite:///:memory:", "a database needs a file"),
        ("sqlite://games.db", "a database needs a file"),
        ("sqlite:////no/such/folder/games.db", "there is no folder /no/such/folder"),
        ("/tmp", "/tmp is a folder"),
        ("mysql://me@here/games", "not in mysql://"),
        ("postgresql://me:secret@here", "names no database"),
        ("postgresql://me@here:port/games", "is no address"),
    ],
)
async def test_an_address_that_cannot_be_is_refused_by_name(url: str, why: str) -> None:
    with pytest.raises(ValueError, match=why) as refused:
        await Store.open(url)
    assert "secret" not in str(refused.value)


async def test_a_file_that_is_no_database_is_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear all,\n" * 1000)
    with pytest.raises(ValueError, match=r"letter\.txt is not a database"):
        await Store.open(str(tmp_path / "letter.txt"))


async def test_a_server_that_does_not_answer_is_gone() -> None:
    with pytest.raises(Gone, match="the database cannot be used"):
        await Store.open("postgresql://me:secret@127.0.0.1:1/games?sslmode=disable")
