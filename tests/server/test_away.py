"""Whoever is away: for how long is told, and after a minute the others choose how to go on. Time is set by hand."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from projectl.server.app import make_notices
from projectl.server.config import Config
from projectl.server.people import ratings
from projectl.server.people.people import People
from projectl.server.processes.workers import Workers
from projectl.server.refusing import NotNow
from projectl.server.storage import entries
from projectl.server.storage.entries import Away, Back, BreakOff, Choose, Entry, Sit, StandIn, Start
from projectl.server.storage.store import Store
from projectl.server.tables.absent import MOST_CHOICES
from projectl.server.tables.awaiting import AWAY_S
from projectl.server.tables.hub import Hub
from projectl.server.tables.live import OVER, STAND_IN, LiveTable
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.shown import Wishes
from tests.server.client import Client, a_hub, opened
from tests.server.test_settling import finished
from tests.server.test_uptime import Wall, a_server

ANN, BEN, CARL = "ann", "ben", "carl"


def three(**wishes: Any) -> LiveTable:
    """Ann, Ben and Carl at a table, the game begun."""
    live = LiveTable("t", ANN, Wishes(seats=["you", "open", "open"], **wishes), seed=7)
    for seat, person in enumerate((ANN, BEN, CARL)):
        live.apply(Sit(seat, person), 1.0)
    live.apply(Start(0), 1.0)
    return live


def code(ask: Any, *about: Any) -> str:
    with pytest.raises(NotNow) as error:
        ask(*about)
    return error.value.code


# As the log says it


def test_entries_of_who_is_away_are_read_as_they_were_written() -> None:
    for entry in (Away("p", 12.5), Back("p"), Choose("p", "wait"), StandIn("casual"), BreakOff()):
        assert entries.read(entries.write(entry)) == entry


def test_the_others_choose_while_all_of_them_are_there() -> None:
    live = three()
    assert code(live.choose, ANN, "stand_in", {ANN, CARL}) == "nobody_away"
    live.apply(live.go_away(BEN, 5.0), 65.0)
    assert code(live.go_away, BEN, 5.0) == "nobody_away"
    assert code(live.choose, ANN, "stand_in", {ANN}) == "nobody_away", "Carl has gone a moment ago"
    assert code(live.choose, ANN, "stand_in", {ANN, BEN, CARL}) == "nobody_away", "Ben is there again"
    assert code(live.choose, "eve", "stand_in", {ANN, CARL, "eve"}) == "not_seated"
    live.apply(live.choose(ANN, "stand_in", {ANN, CARL}), 66.0)
    assert code(live.agree, {ANN, CARL}) == "nobody_away", "Carl has not said anything"
    live.apply(live.choose(CARL, "break_off", {ANN, CARL}), 67.0)
    assert code(live.agree, {ANN, CARL}) == "nobody_away", "they do not agree"
    live.apply(live.choose(CARL, "stand_in", {ANN, CARL}), 68.0)
    assert live.agree({ANN, CARL}) == StandIn(STAND_IN)


def test_all_may_agree_to_wait_and_nothing_happens() -> None:
    live = three()
    live.apply(live.go_away(BEN, 5.0), 65.0)
    for person in (ANN, CARL):
        live.apply(live.choose(person, "wait", {ANN, CARL}), 66.0)
    assert code(live.agree, {ANN, CARL}) == "nobody_away"


def test_of_two_who_are_away_for_long_none_keeps_the_rest_waiting() -> None:
    live = three()
    live.apply(live.go_away(BEN, 5.0), 65.0)
    live.apply(live.choose(ANN, "stand_in", {ANN, CARL}), 66.0)
    live.apply(live.go_away(CARL, 70.0), 130.0)
    assert live.absent.choices == {}, "that is another question"
    live.apply(live.choose(ANN, "stand_in", {ANN}), 131.0)
    live.apply(live.agree({ANN}), 132.0)
    assert [(chair.person, chair.bot, chair.kept) for chair in live.chairs] == [
        (ANN, None, None),
        (None, STAND_IN, BEN),
        (None, STAND_IN, CARL),
    ]
    assert not live.is_choosing({ANN})
    live.apply(live.come_back(CARL), 140.0)
    assert [chair.person for chair in live.chairs] == [ANN, None, CARL]


def test_a_bot_that_was_thinking_decides_nothing_for_who_is_back() -> None:
    live = three()
    live.apply(live.go_away(ANN, 5.0), 65.0)
    for person in (BEN, CARL):
        live.apply(live.choose(person, "stand_in", {BEN, CARL}), 66.0)
    live.apply(live.agree({BEN, CARL}), 66.0)
    assert live.decide_as_bot(0, 0, "gain O1").seat == 0
    assert code(live.decide, ANN, 0, 0, "gain O1") == "not_your_seat"
    live.apply(live.come_back(ANN), 70.0)
    assert code(live.decide_as_bot, 0, 0, "gain O1") == "seat_taken"
    assert live.decide(ANN, 0, 0, "gain O1").seat == 0


def test_a_seat_that_a_bot_holds_is_nobody_elses() -> None:
    live = three()
    live.apply(live.go_away(BEN, 5.0), 65.0)
    for person in (ANN, CARL):
        live.apply(live.choose(person, "stand_in", {ANN, CARL}), 66.0)
    live.apply(live.agree({ANN, CARL}), 66.0)
    assert [live.may_sit(person, 1) for person in (ANN, "eve", BEN)] == [False, False, True]
    assert not live.is_alone(ANN)
    live.apply(live.sit(BEN, 1), 67.0)  # what a client does that knows nothing of this
    assert live.absent.since == {}
    assert code(live.come_back, BEN) == "nobody_away"


def test_a_game_that_is_broken_off_is_over_and_nobody_has_won() -> None:
    live = three()
    live.apply(live.go_away(BEN, 5.0), 65.0)
    for person in (ANN, CARL):
        live.apply(live.choose(person, "break_off", {ANN, CARL}), 66.0)
    live.apply(live.agree({ANN, CARL}), 67.0)
    assert (live.phase, live.is_broken_off, live.is_rated) == (OVER, True, False)
    assert not live.game.winners
    assert code(live.decide, ANN, 0, 0, "gain O1") == "game_over"
    assert code(live.come_back, BEN) == "game_over"


def test_at_a_table_for_days_nobody_is_away() -> None:
    assert code(three(is_over_days=True).go_away, BEN, 5.0) == "nobody_away"


def test_nobody_fills_the_log_with_choices() -> None:
    live = three()
    live.apply(live.go_away(BEN, 5.0), 65.0)
    for at in range(MOST_CHOICES):
        live.apply(live.choose(ANN, "wait", {ANN, CARL}), 66.0 + at)
    assert code(live.choose, ANN, "wait", {ANN, CARL}) == "chosen_too_often"
    assert live.choose(CARL, "wait", {ANN, CARL}).person == CARL


# At a server


async def loaded_at(hub: Hub, table: str) -> LoadedTable:
    loaded = await hub.memory.load(table)
    assert loaded is not None
    return loaded


async def later(hub: Hub, table: str, wall: Wall, seconds: float) -> None:
    """Time goes by, and the hub looks whether a minute is over."""
    wall.time += seconds
    hub.awaiting.see_to(await loaded_at(hub, table))


async def some_at_a_table(hub: Hub, count: int = 2, **wishes: Any) -> tuple[list[Client], str]:
    people = [await Client.new(hub) for _ in range(count)]
    table, key = await opened(hub, people[0], seats=["you"] + ["open"] * (count - 1), **wishes)
    for seat, person in enumerate(people[1:], 1):
        assert (await person.ask("join", table=table, key=key))["type"] == "done"
        assert (await person.ask("sit", table=table, seat=seat))["type"] == "done"
    for person in people:
        await person.until(table, phase="playing")
    return people, table


def own_seat(client: Client, table: str) -> int:
    return next(seat for seat, chair in enumerate(client.tables[table]["chairs"]) if chair.get("is_you"))


async def offered(client: Client, table: str) -> list[str | None]:
    """What the seats have chosen, once there is a choice."""
    while not client.tables.get(table, {}).get("choices"):
        await client.next()
    choices: list[str | None] = client.tables[table]["choices"]
    return choices


async def presence(client: Client, seat: int, *, is_here: bool) -> dict[str, Any]:
    """Read on until it is told that somebody came or went."""
    while True:
        said = await client.next()
        if said["type"] == "presence" and said["seats"][seat] == is_here != ("away" in said):
            return said


async def log_of(hub: Hub, table: str) -> list[Entry]:
    return [entries.read(row.entry) for row in await hub.store.read_log(table)]


def test_it_is_told_for_how_long_somebody_is_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        wall = Wall()
        async with a_hub(tmp_path / "t.db", now=wall) as hub:
            (ann, ben), table = await some_at_a_table(hub)
            seat = own_seat(ben, table)
            await ben.connection.close()
            assert (await presence(ann, seat, is_here=False))["away"][seat] == 0
            wall.time += 23
            await ann.ask("leave", table=table)
            del ann.tables[table]
            await ann.ask("join", table=table)
            chairs = (await ann.until(table))["chairs"]
            assert [chair.get("away") for chair in chairs] == [23 if at == seat else None for at in range(2)]
            back = Client(hub, ben.person)
            await back.ask("join", table=table)
            await presence(ann, seat, is_here=True)

    asyncio.run(scenario())


def test_after_a_minute_a_bot_stands_in_until_they_are_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        wall = Wall()
        async with a_hub(tmp_path / "t.db", now=wall) as hub:
            (ann, ben, carl), table = await some_at_a_table(hub, 3)
            seat = own_seat(ben, table)
            await ben.connection.close()
            await later(hub, table, wall, AWAY_S - 1)
            assert (await ann.ask("choose", table=table, choice="stand_in"))["code"] == "nobody_away"
            await later(hub, table, wall, 1)
            assert await offered(ann, table) == [None, None, None]
            assert (await ann.ask("choose", table=table, choice="stand_in"))["type"] == "done"
            await carl.until(table, choices=["stand_in" if at == own_seat(ann, table) else None for at in range(3)])
            answer = await carl.ask("choose", table=table, choice="stand_in")
            chair = (await ann.until(table, answer["number"] + 1))["chairs"][seat]
            assert (chair["bot"], chair["away"]) == (STAND_IN, AWAY_S)
            assert chair["kept_for"] == ben.person.name
            assert not ann.tables[table].get("choices")
            back = Client(hub, ben.person)
            await back.ask("join", table=table)
            while not (await back.until(table))["chairs"][seat].get("is_you"):
                await back.next()
            assert "bot" not in back.tables[table]["chairs"][seat]
            assert [type(entry) for entry in (await log_of(hub, table))[-5:]] == [Away, Choose, Choose, StandIn, Back]

    asyncio.run(scenario())


def test_there_is_no_choice_while_another_has_just_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        wall = Wall()
        async with a_hub(tmp_path / "t.db", now=wall) as hub:
            (ann, ben, carl), table = await some_at_a_table(hub, 3)
            await ben.connection.close()
            await later(hub, table, wall, AWAY_S)
            await offered(ann, table)
            await carl.connection.close()
            await ann.until(table, choices=None)
            assert (await ann.ask("choose", table=table, choice="break_off"))["code"] == "nobody_away"
            await later(hub, table, wall, AWAY_S)
            await offered(ann, table)
            assert (await ann.ask("choose", table=table, choice="break_off"))["type"] == "done"
            await ann.until(table, phase="over", is_broken_off=True)

    asyncio.run(scenario())


def test_who_is_back_ends_the_choice(tmp_path: Path) -> None:
    async def scenario() -> None:
        wall = Wall()
        async with a_hub(tmp_path / "t.db", now=wall) as hub:
            (ann, ben), table = await some_at_a_table(hub)
            await ben.connection.close()
            await later(hub, table, wall, AWAY_S)
            await offered(ann, table)
            await Client(hub, ben.person).ask("join", table=table)
            await ann.until(table, choices=None)
            assert (await ann.ask("choose", table=table, choice="break_off"))["code"] == "nobody_away"

    asyncio.run(scenario())


def test_at_a_table_for_days_there_is_no_choice(tmp_path: Path) -> None:
    async def scenario() -> None:
        wall = Wall()
        async with a_hub(tmp_path / "t.db", now=wall) as hub:
            (ann, ben), table = await some_at_a_table(hub, is_over_days=True)
            await ben.connection.close()
            await later(hub, table, wall, 100 * AWAY_S)
            assert (await ann.ask("choose", table=table, choice="break_off"))["code"] == "nobody_away"
            assert not any(isinstance(entry, Away) for entry in await log_of(hub, table))

    asyncio.run(scenario())


def test_a_game_that_is_broken_off_is_kept_without_a_winner_and_counts_for_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        wall = Wall()
        async with a_hub(tmp_path / "t.db", now=wall) as hub:
            (ann, ben), table = await some_at_a_table(hub)
            await ben.connection.close()
            await later(hub, table, wall, AWAY_S)
            await offered(ann, table)
            await ann.ask("choose", table=table, choice="break_off")
            over = await ann.until(table, phase="over")
            assert (over.get("winners"), over["standing"]["verdict"]) == (None, None)
            row = await finished(hub, table)
            assert [result.is_winner for result in row.results] == [False, False]
            for one in (ann, ben):
                assert not await ratings.of(hub.store, one.person.id)
            assert (await ann.ask("rematch", table=table))["type"] == "done"

    asyncio.run(scenario())


def test_what_was_chosen_is_there_after_a_kill(sqlite_database: str) -> None:
    async def scenario() -> None:
        wall = Wall()
        async with a_server(sqlite_database, wall, is_killed=True) as hub:
            (ann, ben, carl), table = await some_at_a_table(hub, 3)
            await ben.connection.close()
            await later(hub, table, wall, AWAY_S)
            await offered(ann, table)
            await ann.ask("choose", table=table, choice="stand_in")
            seats = {own_seat(each, table): each for each in (ann, ben, carl)}
        wall.time += 10
        async with a_server(sqlite_database, wall, is_killed=False) as hub:
            again = {seat: Client(hub, each.person) for seat, each in seats.items() if each is not ben}
            for each in again.values():
                await each.ask("join", table=table)
            carl = next(each for each in again.values() if each.person == carl.person)
            assert await offered(carl, table) == ["stand_in" if seats[seat] is ann else None for seat in range(3)]
            [away] = [chair["away"] for chair in carl.tables[table]["chairs"] if "away" in chair]
            assert away == AWAY_S + 10
            answer = await carl.ask("choose", table=table, choice="stand_in")
            await carl.until(table, answer["number"] + 1)
            assert isinstance((await log_of(hub, table))[-1], StandIn)

    asyncio.run(scenario())


def test_the_bot_plays_for_who_is_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        wall = Wall()
        async with a_hub(tmp_path / "t.db", bots=1, now=wall) as hub:
            (ann, ben), table = await some_at_a_table(hub)
            await ben.connection.close()
            await later(hub, table, wall, AWAY_S)
            await offered(ann, table)
            await ann.ask("choose", table=table, choice="stand_in")
            own = own_seat(ann, table)
            while not any(each["seat"] != own for each in ann.tables[table].get("happened", [])):
                now = ann.tables[table]
                if str(own) in now.get("legal", {}):
                    move = now["legal"][str(own)][0]
                    await ann.ask("move", table=table, seat=own, decision=now["decision"], move=move)
                await ann.next()

    asyncio.run(scenario())


@asynccontextmanager
async def a_process(database: str, wall: Wall) -> AsyncIterator[Hub]:
    """What a server process has, with a clock that is set by hand."""
    store = await Store.open(database)
    channels = make_notices(Config(database=database))
    async with channels:
        hub = Hub(store, People(store), Workers(0), channels, now=wall)
        await hub.start()
        try:
            yield hub
        finally:
            await hub.stop()
    await store.close()


def test_it_does_not_matter_to_which_process_who_is_away_was_connected(postgresql_database: str) -> None:
    async def scenario() -> None:
        wall = Wall()
        async with a_process(postgresql_database, wall) as one, a_process(postgresql_database, wall) as other:
            ann, ben = await Client.new(one), await Client.new(other)
            table, key = await opened(one, ann, seats=["you", "open"])
            await ben.ask("join", table=table, key=key)
            await ben.ask("sit", table=table, seat=1)
            for each in (ann, ben):
                await each.until(table, phase="playing")
            seat = own_seat(ben, table)
            if not (await ann.until(table))["chairs"][seat].get("is_here"):
                await presence(ann, seat, is_here=True)
            await ben.connection.close()
            while seat not in {at for at, away in enumerate((await ann.next()).get("away", [])) if away is not None}:
                pass
            wall.time += AWAY_S
            one.awaiting.see_to(await loaded_at(one, table))
            await offered(ann, table)
            await ann.ask("choose", table=table, choice="stand_in")
            while not ann.tables[table]["chairs"][seat].get("bot"):
                await ann.next()
            # Whoever comes back to another process than the others' has the seat at once, too.
            back = Client(other, ben.person)
            await back.ask("join", table=table)
            while ann.tables[table]["chairs"][seat].get("bot"):
                await ann.next()
            while not (await back.until(table))["chairs"][seat].get("is_you"):
                await back.next()

    asyncio.run(scenario())


def test_a_process_that_comes_later_learns_for_how_long_somebody_is_away(postgresql_database: str) -> None:
    async def scenario() -> None:
        wall = Wall()
        async with a_process(postgresql_database, wall) as one:
            (ann, ben), table = await some_at_a_table(one)
            await ben.connection.close()
            wall.time += 40
            async with a_process(postgresql_database, wall) as other:
                eve = await Client.new(other)
                row = await one.store.table(table)
                assert row is not None
                await eve.ask("join", table=table, key=row.key)
                loaded = await loaded_at(other, table)
                while ann.person.id in loaded.missing:
                    await asyncio.sleep(0.01)
                assert loaded.away(own_seat(ben, table)) == 40

    asyncio.run(scenario())
