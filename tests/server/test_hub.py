"""Tables, seats and live play, on a real database."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from projectl import Game
from projectl.server.http.tables import seen_by
from projectl.server.people import people as people_module
from projectl.server.people.people import People
from projectl.server.storage.store import Store
from projectl.server.tables import hub as hub_module
from projectl.server.tables.hub import Hub
from projectl.server.tables.live import STAND_IN
from tests.browser.tiny import tiny
from tests.patience import PATIENCE_S
from tests.server.client import Client, a_hub, opened


async def play_out(players: dict[int, Client], table: str, random: Random, most: int = 5000) -> None:
    """Random legal moves for the seats of these people, until the game is over."""
    for _ in range(most):
        seen = [await client.until(table) for client in players.values()]
        newest = max(message["number"] for message in seen)
        seen = [await client.until(table, newest) for client in players.values()]
        if seen[0]["phase"] == "over":
            return
        seat, legal = next((int(seat), legal) for message in seen for seat, legal in message.get("legal", {}).items())
        answer = await players[seat].ask(
            "move", table=table, seat=seat, decision=seen[0]["decision"], move=random.choice(legal)
        )
        assert answer["type"] == "done", answer
        for client in players.values():
            await client.until(table, answer["number"])
    raise AssertionError("the game does not end")


async def two_at_a_table(hub: Hub, **wishes: Any) -> tuple[Client, Client, str, dict[int, Client]]:
    ann, ben = await Client.new(hub), await Client.new(hub)
    table, key = await opened(hub, ann, seats=["you", "open"], **wishes)
    assert (await ben.ask("join", table=table, key=key))["type"] == "done"
    assert (await ben.ask("sit", table=table, seat=1))["type"] == "done"
    chairs = (await ann.until(table, phase="playing"))["chairs"]
    players = {seat: ann if chair.get("is_you") else ben for seat, chair in enumerate(chairs)}
    return ann, ben, table, players


@pytest.mark.parametrize("edition", ["kickstarter", "revised"])
def test_a_whole_game_and_no_frame_tells_what_is_hidden(tmp_path: Path, edition: str) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub, edition=edition)
            watcher = await Client.new(hub)
            row = await hub.store.table(table)
            assert row is not None
            await watcher.ask("join", table=table, key=row.key)
            await play_out(players, table, Random(3))
            await watcher.until(table, phase="over")
            assert ann.tables[table]["seed"] == row.seed
            loaded = await hub.memory.load(table)
            assert loaded is not None
            game = Game.from_record(loaded.live.game.record())
            assert ann.tables[table]["scores"] == list(game.scores)
            for client in (ann, ben, watcher):
                others = {other.person.id for other in (ann, ben, watcher) if other is not client}
                for frame in client.frames:
                    if json.loads(frame).get("phase") == "over":
                        continue
                    assert row.seed.encode() not in frame
                    # Those who sit there are told the key of the link.
                    assert client is not watcher or row.key.encode() not in frame
                    assert not any(other.encode() in frame for other in others)
            check_decks(loaded.live.game.record(), [ann, ben, watcher], players)

    asyncio.run(scenario())


def check_decks(record: str, clients: list[Client], players: dict[int, Client]) -> None:
    """Play the game again: no frame names a puzzle of a deck that nobody had seen then, nor a hidden pile."""
    for client in clients:
        own = next((seat for seat, player in players.items() if player is client), None)
        by_decision = {m["decision"]: m for m in client.said if m["type"] == "table" and m["phase"] == "playing"}
        game = Game.from_record(record)
        moves = len(record.splitlines())
        while True:
            message = by_decision.get(len(game._history))
            if message is not None and not game.is_over:
                position = game.to_dict()
                for name, deck in position["decks"].items():
                    unseen = deck[: len(deck) - position["known"][name]]
                    for puzzle in unseen:
                        assert f'"{puzzle}"' not in json.dumps(message), (puzzle, message["decision"])
                if position["options"]["hidden_piles"]:
                    for seat, other in enumerate(message["view"]["seats"]):
                        assert seat == own or set(other["pile"]) <= {None}
            if not game._history:
                break
            game.undo()
        assert moves


def test_reconnecting_gives_what_was_missed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            _, ben, table, players = await two_at_a_table(hub)
            first = players[0]
            other = players[1]
            known = (await other.until(table))["number"]
            await other.connection.close()
            for decision in range(2):
                await first.ask("move", table=table, seat=0, decision=decision, move="gain O1")
            back = Client(hub, other.person)
            await back.ask("join", table=table, number=known)
            happened = (await back.until(table, known + 2))["happened"]
            assert [(each["decision"], each["move"], each["seat"]) for each in happened] == [
                (1, "gain O1", 0),
                (2, "gain O1", 0),
            ]
            assert [event["kind"] for event in happened[0]["events"]] == ["gain"]
            assert ben.person.id != first.person.id or other is not ben

    asyncio.run(scenario())


def test_strangers_see_and_do_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, _, table, players = await two_at_a_table(hub)
            eve = await Client.new(hub)
            for attempt in ({"key": None}, {"key": "guess"}, {}):
                answer = await eve.ask("join", table=table, **attempt)
                assert answer["code"] == "no_such_table"
            for kind, fields in (
                ("move", {"seat": 0, "decision": 0, "move": "gain O1"}),
                ("undo", {"seat": 0, "decision": 0}),
                ("sit", {"seat": 0}),
                ("stand", {"seat": 0}),
                ("say", {"text": "hello"}),
                ("hint", {"seat": 0}),
                ("plan", {"seat": 0, "source": "W1"}),
                ("touches", {"seat": 0}),
                ("rematch", {}),
                ("close", {}),
                ("start", {}),
            ):
                assert (await eve.ask(kind, table=table, **fields))["code"] == "not_joined"
            assert await seen_by(hub, table, eve.person.id, None) is None
            row = await hub.store.table(table)
            assert row is not None
            await eve.ask("join", table=table, key=row.key)
            assert (await eve.ask("move", table=table, seat=0, decision=0, move="gain O1"))["code"] == "not_your_seat"
            assert (await eve.ask("stand", table=table, seat=1))["code"] == "not_your_seat"
            assert (await eve.ask("sit", table=table, seat=1))["code"] == "seat_taken"
            assert (await eve.ask("close", table=table))["code"] == "not_host"
            assert "legal" not in await eve.until(table)
            assert (await players[1].ask("move", table=table, seat=0, decision=0, move="pass"))["type"] == "refused"
            assert (await ann.until(table))["decision"] == 0

    asyncio.run(scenario())


def test_bots_play_their_seats_and_hints_are_given(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db", bots=1) as hub:
            ann = await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you", "greedy", "novice"])
            random = Random(1)
            for _ in range(12):
                now = await ann.until(table)
                while not now.get("legal"):
                    await ann.next()
                    now = ann.tables[table]
                [(seat, legal)] = now["legal"].items()
                move = random.choice(legal)
                await ann.ask("move", table=table, seat=int(seat), decision=now["decision"], move=move)
                await ann.until(table, now["number"] + 1)
            now = ann.tables[table]
            while not now.get("legal"):
                await ann.next()
                now = ann.tables[table]
            [(seat, legal)] = now["legal"].items()
            hint = await ann.ask("hint", table=table, seat=int(seat), count=1)
            assert hint["type"] == "hint", hint
            assert hint["hints"][0]["move"] in legal
            # Ann leaves; a bot plays on to the end.
            await ann.ask("stand", table=table, seat=int(seat))
            await ann.until(table, phase="over")

    asyncio.run(scenario())


def test_what_touches_bring_is_told_who_plays_against_bots_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db", bots=1) as hub:
            ann = await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you", "you"], puzzles=tiny("3 O1"))

            async def play(*moves: str) -> dict[str, Any]:
                for move in moves:
                    now = await ann.until(table, phase="playing")
                    [seat] = now["legal"]
                    await ann.ask("move", table=table, seat=int(seat), decision=now["decision"], move=move)
                    await ann.until(table, now["number"] + 1)
                return ann.tables[table]

            await play("take W1", "take W1")
            assert (await ann.ask("touches", table=table, seat=0))["code"] == "not_your_decision"
            now = await play("pass", "pass", "pass", "pass")
            assert now["finishing"]["0"] == {"now": 0, "before": 0, "open": [1, 1, None, None], "may_ask": True}
            assert (await ann.ask("touches", table=table, seat=1))["code"] == "not_your_decision"
            told = await ann.ask("touches", table=table, seat=0)
            assert (told["decision"], told["best"], told["line"]) == (now["decision"], 2, ["place 1 O1 c3"])
            assert [each["pieces"] for each in told["puzzles"]] == [["O1"], ["O1"]]
            await play("place 1 O1 c3")
            told = await ann.ask("touches", table=table, seat=0)
            assert told["best"] == 2
            assert "line" not in told
            never = {"slot": 2, "gain": 3, "pieces": None, "saved": 0, "net": 3, "is_best": False}
            assert told["puzzles"] == [never]

    asyncio.run(scenario())


def test_what_touches_bring_is_not_told_among_people(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            _, _, table, players = await two_at_a_table(hub)
            for seat, player in players.items():
                assert (await player.ask("touches", table=table, seat=seat))["code"] == "no_hints"

    asyncio.run(scenario())


async def take_turn(ann: Client, table: str) -> dict[str, Any]:
    """How the table stands once Ann may decide."""
    now = await ann.until(table)
    while not now.get("legal"):
        await ann.next()
        now = ann.tables[table]
    return now


def test_plans_are_given_for_what_can_be_taken(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db", bots=1) as hub:
            ann = await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you", "novice"], edition="revised")
            now = await take_turn(ann, table)
            assert now["has_hints"]
            seat, view = now["seat"], now["view"]
            plan = await ann.ask("plan", table=table, seat=seat, source="W2")
            assert plan["type"] == "plan", plan
            assert (plan["seat"], plan["decision"], plan["source"]) == (seat, now["decision"], "W2")
            assert plan["puzzle"] == view["rows"]["W"][1]
            assert plan["steps"][0] == {"turn": 0, "moves": ["take W2"]}
            assert plan["actions"] == len(plan["steps"])
            for source in ("W9", "G1", "Wdeck"):
                refused = await ann.ask("plan", table=table, seat=seat, source=source)
                assert refused["type"] == "refused", refused
            assert refused["code"] == "unseen"
            assert (await ann.ask("plan", table=table, seat=1 - seat, source="W2"))["code"] == "not_your_decision"
            for number in (901, 902):
                asked = {"type": "plan", "id": number, "table": table, "seat": seat, "source": "B1"}
                await ann.connection.handle(json.dumps(asked).encode())
            said = [await ann.next(), await ann.next()]
            assert {each.get("code", each["type"]) for each in said} == {"plan", "slow_down"}

    asyncio.run(scenario())


def test_a_question_is_answered_of_the_position_it_was_asked_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db", bots=1) as hub:
            ann = await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you", "you"])
            now = await take_turn(ann, table)
            asked = {"type": "plan", "id": 901, "table": table, "seat": 0, "source": "W2"}
            await ann.connection.handle(json.dumps(asked).encode())
            live = hub.memory._loaded[table].live
            # Before anybody begins to think, the turn is over.
            live.apply(live.decide(ann.connection.person.id, 0, live.decision, "pass"), 2.0)
            while (said := await ann.next()).get("id") != 901:
                pass
            assert (said["type"], said["decision"]) == ("plan", now["decision"])
            assert said["puzzle"] == now["view"]["rows"]["W"][1]

    asyncio.run(scenario())


def test_where_people_play_there_are_no_plans(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db", bots=1) as hub:
            _, _, table, players = await two_at_a_table(hub)
            assert "has_hints" not in await players[0].until(table)
            assert (await players[0].ask("plan", table=table, seat=0, source="W1"))["code"] == "no_hints"

    asyncio.run(scenario())


def test_after_a_restart_every_game_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann = await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you", "greedy"])
            loaded = await hub.memory.load(table)
            assert loaded is not None
            before = loaded.live.number
        async with a_hub(tmp_path / "t.db", bots=1) as hub:
            back = Client(hub, ann.person)
            await back.ask("join", table=table)
            now = await back.until(table, before)
            while not now.get("legal"):  # the bot, if it was first, plays without being asked again
                await back.next()
                now = back.tables[table]
            [(seat, legal)] = now["legal"].items()
            answer = await back.ask("move", table=table, seat=int(seat), decision=now["decision"], move=legal[0])
            assert answer["type"] == "done"

    asyncio.run(scenario())


def test_chat_presence_rematch_and_results(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub)
            await ann.ask("say", table=table, text="Good luck, Ben")
            while not any(message["type"] == "chat" for message in ben.said):
                await ben.next()
            assert (await ann.ask("rematch", table=table))["code"] == "not_over"
            await play_out(players, table, Random(8))
            answer = await ann.ask("rematch", table=table)
            again = (await ben.until(table, answer["number"]))["rematch"]
            assert (await ben.ask("join", table=again))["type"] == "done"
            assert (await ben.until(again))["phase"] == "waiting"
            assert (await ben.ask("rematch", table=table))["type"] == "done"
            assert (await ben.until(again, phase="playing"))["phase"] == "playing"
            async with asyncio.timeout(PATIENCE_S):
                while not (games := await hub.store.finished(person=ann.person.id)):
                    await asyncio.sleep(0.05)
            assert {result.person for result in games[0].results} == {ann.person.id, ben.person.id}

    asyncio.run(scenario())


def test_a_table_is_closed_by_its_host_alone_and_started_without_waiting(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben = await Client.new(hub), await Client.new(hub)
            table, _ = await opened(hub, ann, seats=["you", "open", "open"], is_listed=True)
            await ben.ask("join", table=table)
            assert (await ben.ask("close", table=table))["code"] == "not_host"
            assert (await ben.ask("start", table=table))["code"] == "not_host"
            await ben.ask("sit", table=table, seat=2)
            assert (await ann.ask("start", table=table))["type"] == "done"
            assert (await ann.until(table, phase="playing"))["phase"] == "playing"
            other, _ = await opened(hub, ann, seats=["you", "open"], is_listed=True)
            assert [row.id for row in await hub.store.open_tables()] == [other]
            assert (await ann.ask("close", table=other))["type"] == "done"
            assert (await ann.ask("sit", table=other, seat=1))["code"] == "closed"
            async with asyncio.timeout(PATIENCE_S):
                while await hub.store.open_tables():
                    await asyncio.sleep(0.05)

    asyncio.run(scenario())


# Somebody goes for good


def test_who_deletes_themselves_leaves_a_bot_in_their_seat_and_the_other_plays_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub)
            own = next(seat for seat, player in players.items() if player is ben)
            await hub.leaving.forget(ben.person.id)
            while ann.tables[table]["chairs"][own].get("bot") != STAND_IN:
                await ann.next()
            assert ben.person.name not in json.dumps(ann.tables[table]["chairs"])
            while await ben.connection.outbox.get() is not None:
                pass
            assert await hub.people.names([ben.person.id]) == {}
            assert (await ann.ask("say", table=table, text="alone"))["type"] == "done"
            row = await hub.store.table(table)
            assert row is not None
            eve = await Client.new(hub)
            await eve.ask("join", table=table, key=row.key)
            answer = await eve.ask("sit", table=table, seat=own)
            assert answer["type"] == "done", "the seat is free for others"

    asyncio.run(scenario())


def test_tables_that_wait_for_who_is_gone_are_closed_and_seats_at_others_are_free(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben = await Client.new(hub), await Client.new(hub)
            own, key = await opened(hub, ben, seats=["you", "open", "open"], is_listed=True)
            await ann.ask("join", table=own, key=key)
            await ann.ask("sit", table=own, seat=1)
            other, key = await opened(hub, ann, seats=["you", "open", "open"])
            await ben.ask("join", table=other, key=key)
            await ben.ask("sit", table=other, seat=2)
            await hub.leaving.forget(ben.person.id)
            assert (await ann.until(own, phase="closed"))["phase"] == "closed"
            await ann.until(other)
            while ann.tables[other]["chairs"][2].get("name"):
                await ann.next()
            assert ann.tables[other]["phase"] == "waiting"
            assert (await ann.ask("sit", table=other, seat=2))["type"] == "done"

    asyncio.run(scenario())


def test_what_is_said_by_who_is_gone_is_not_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            _, ben, table, _ = await two_at_a_table(hub)
            await hub.people.delete(ben.person.id)
            assert (await ben.ask("say", table=table, text="boo"))["code"] == "unknown_person"
            assert await hub.store.read_chat(table) == []

    asyncio.run(scenario())


def test_a_rematch_waits_for_somebody_else_instead_of_who_is_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub)
            await play_out(players, table, Random(8))
            await hub.leaving.forget(ben.person.id)
            answer = await ann.ask("rematch", table=table)
            again = (await ann.until(table, answer["number"]))["rematch"]
            await ann.ask("join", table=again)
            assert (await ann.until(again))["phase"] == "waiting"

    asyncio.run(scenario())


def test_who_was_deleted_elsewhere_is_hung_up_on_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "TIDY_S", 0.05)
    monkeypatch.setattr(people_module, "NAME_SECONDS", 0.05)

    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, players = await two_at_a_table(hub)
            own = next(seat for seat, player in players.items() if player is ben)
            elsewhere = await Store.open(str(tmp_path / "t.db"))
            await People(elsewhere).delete(ben.person.id)
            await elsewhere.close()
            async with asyncio.timeout(PATIENCE_S):
                while await ben.connection.outbox.get() is not None:
                    pass
                while ann.tables[table]["chairs"][own].get("bot") != STAND_IN:
                    await ann.next()

    asyncio.run(scenario())


def test_who_can_never_come_back_is_forgotten_when_the_server_starts(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = await Store.open(str(tmp_path / "t.db"))
        lost, _ = await People(store, now=lambda: 1_000_000.0).new_guest()
        known, _ = await People(store).new_guest()
        await store.close()
        async with a_hub(tmp_path / "t.db") as hub, asyncio.timeout(PATIENCE_S):
            while len(await People(hub.store).names([lost.id, known.id])) > 1:
                await asyncio.sleep(0.02)
            assert set(await People(hub.store).names([lost.id, known.id])) == {known.id}

    asyncio.run(scenario())


def test_a_phrase_is_told_by_its_name_and_who_said_it_is_told_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with a_hub(tmp_path / "t.db") as hub:
            ann, ben, table, _ = await two_at_a_table(hub)
            assert (await ann.ask("phrase", table=table, phrase="thanks"))["type"] == "done"
            assert (await ann.ask("phrase", table=table, phrase="ahoy"))["code"] == "unreadable"
            assert (await ann.ask("say", table=table, text="\x1fthanks"))["type"] == "done"
            later = Client(hub, ben.person)
            await later.ask("join", table=table)
            for client, is_you in ((ann, True), (ben, False), (later, False)):
                while len(said := [each for each in client.said if each["type"] == "chat"]) < 2:
                    await client.next()
                assert [each.get("phrase") for each in said] == ["thanks", None]
                assert [each["text"] for each in said] == ["Thanks", "thanks"]
                assert [each.get("is_you", False) for each in said] == [is_you] * 2

    asyncio.run(scenario())
