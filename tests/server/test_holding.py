"""[T1] a turn ends when its seat says so: the decision that would end it is in the log, and waits."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from projectl.server.refusing import NotNow
from projectl.server.storage.entries import Decide, Drop, Hold, Sit
from projectl.server.tables.live import MOST_TAKEN_BACK, STAND_IN, LiveTable
from projectl.server.tables.shown import Clock
from tests.server.client import Client, a_hub, opened
from tests.server.test_live import ANN, BEN, play, table


def hold(live: LiveTable, person: str, seat: int, move: str, at: float = 3.0) -> object:
    entry = live.decide(person, seat, live.decision, move, hold=True)
    live.apply(entry, at)
    return entry


def third(**wishes: object) -> LiveTable:
    """Ann has one action left."""
    live = table(**wishes)
    play(live, ANN, 0, "gain O1")
    play(live, ANN, 0, "gain O1")
    return live


def refused(code: str, ask: object, *given: object, **named: object) -> None:
    with pytest.raises(NotNow) as error:
        ask(*given, **named)  # type: ignore[operator]
    assert error.value.code == code


def test_only_what_ends_the_turn_waits() -> None:
    live = table()
    assert hold(live, ANN, 0, "gain O1") == Decide(0, "gain O1")
    assert hold(live, ANN, 0, "gain O1") == Decide(0, "gain O1")
    decision = live.decision
    assert hold(live, ANN, 0, "gain O1") == Hold(0, "gain O1")
    assert (live.decision, live.to_decide, len(live.happened)) == (decision, (0,), 2)


def test_what_turns_up_a_card_is_played_at_once() -> None:
    live = third()
    assert hold(live, ANN, 0, "take W1") == Decide(0, "take W1")
    assert live.to_decide == (1,)


def test_its_seat_alone_sees_how_the_turn_ends() -> None:
    live = third()
    before = live.view(1)
    hold(live, ANN, 0, "gain O1")
    seen = live.position(ANN)
    assert (seen.to_decide, seen.view()["seats"][0]["supply"]["O1"]) == ((), 4)
    assert live.view(1, live.position(BEN)) == before
    assert (live.holding.of(BEN), live.legal(ANN), live.may_undo(ANN)) == ({}, {}, [0])
    [held] = live.holding.of(ANN).values()
    assert (held.move, b'"end_turn"' in bytes(held.events)) == ("gain O1", True)


def test_it_is_ended_or_dropped() -> None:
    live = third()
    refused("not_held", live.end, ANN, 0, live.decision)
    hold(live, ANN, 0, "gain O1")
    refused("held", live.decide, ANN, 0, live.decision, "gain O1")
    refused("stale", live.end, ANN, 0, live.decision - 1)
    refused("not_your_seat", live.end, BEN, 0, live.decision)
    entry = live.take_back(ANN, 0, live.decision)
    assert entry == Drop(0)
    live.apply(entry, 4.0)
    assert (live.legal(ANN) != {}, live.position(ANN) is live.game) == (True, True)
    hold(live, ANN, 0, "pass")
    live.apply(live.end(ANN, 0, live.decision), 5.0)
    assert (live.to_decide, live.happened[-1].move) == ((1,), "pass")
    refused("undo_turn_over", live.take_back, ANN, 0, live.decision)


def test_nobody_drops_for_ever() -> None:
    live = third()
    for _ in range(MOST_TAKEN_BACK):
        hold(live, ANN, 0, "gain O1")
        live.apply(live.take_back(ANN, 0, live.decision), 4.0)
    hold(live, ANN, 0, "gain O1")
    assert live.may_undo(ANN) == []
    refused("undo_too_often", live.take_back, ANN, 0, live.decision)
    live.apply(live.end(ANN, 0, live.decision), 5.0)


def test_a_clock_that_runs_out_ends_it() -> None:
    live = third(clock=Clock(60))
    hold(live, ANN, 0, "gain O1")
    assert live.clocks is not None
    assert live.clocks.running == (0,)
    live.apply(live.stand_in(0, 62.0), 62.0)
    assert (live.to_decide, live.seats_of(ANN)) == ((1,), [0])


def test_leaving_the_seat_ends_it() -> None:
    live = third()
    hold(live, ANN, 0, "gain O1")
    live.apply(live.stand(ANN, 0), 4.0)
    assert (live.to_decide, live.seats_of(ANN)) == ((1,), [0])
    assert live.stand(ANN, 0) == Sit(0, bot=STAND_IN)


def test_in_line_clear_the_markers_wait_and_the_other_goes_on() -> None:
    """[L3] [L5] what one holder keeps waiting, the other may make impossible: then it is dropped."""
    live = table(seats=["you", "open", "open", "open"], variant="line-clear", options={"pieces_each": 7})
    for _ in range(2):
        live.apply(live.decide_for(2, live.decision, "gain O1"), 2.0)
    play(live, ANN, 0, "gain O1")
    play(live, ANN, 0, "swap O1 I2")
    given = live.decision
    supply = live.game.view()["reserve"]["O1"]
    assert isinstance(hold(live, ANN, 0, "gain O1"), Hold)
    assert live.to_decide == (0, 2)
    assert supply == 1, "the last of its kind"
    live.apply(live.decide_for(2, given, "gain O1"), 4.0)
    assert live.holding.of(ANN) == {}
    assert list(live.to_decide) == [0]
    refused("not_held", live.end, ANN, 0, live.decision)


def test_it_waits_through_a_restart(tmp_path: Path) -> None:
    asyncio.run(_restart(tmp_path))


async def _restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    async with a_hub(database) as hub:
        ann, ben = await Client.new(hub), await Client.new(hub)
        name, key = await opened(hub, ann, seats=["you", "open"])
        await ben.ask("join", table=name, key=key)
        await ben.ask("sit", table=name, seat=1)
        people = (ann, ben)
        now = await ann.until(name, phase="playing")
        first = next(seat for seat, chair in enumerate(now["chairs"]) if chair.get("is_you"))
        if first:
            for _ in range(3):
                await _gain(ben, name, 0)
        for _ in range(3):
            assert (await _gain(ann, name, first, hold=True))["type"] == "done"
        held = await ann.until(name, ann.tables[name]["number"])
        other = await ben.until(name, held["number"])
        assert held["held"][str(first)]["move"] == "gain O1"
        assert [event["kind"] for event in held["held"][str(first)]["events"]] == ["gain", "end_turn"]
        assert (held["view"]["to_decide"], other["view"]["to_decide"]) == ([], [first])
        told = [each["number"] for said in ben.said for each in said.get("happened", [])]
        assert ("held" in other, held["number"] in told) == (False, False)
        assert (held["undo"], held["decision"]) == ([first], other["decision"])
    async with a_hub(database) as hub:
        again = [Client(hub, each.person) for each in people]
        for each in again:
            await each.ask("join", table=name)
        now = await again[0].until(name)
        assert (now["held"], now["view"]) == (held["held"], held["view"])
        await again[0].ask("end", table=name, seat=first, decision=now["decision"])
        assert (await again[1].until(name, now["number"] + 1))["view"]["to_decide"] == [1 - first]


async def _gain(client: Client, name: str, seat: int, **more: Any) -> dict[str, Any]:
    now = await client.until(name, client.tables.get(name, {}).get("number", 0))
    while str(seat) not in now.get("legal", {}):
        await client.next()
        now = client.tables[name]
    answer = await client.ask("move", table=name, seat=seat, decision=now["decision"], move="gain O1", **more)
    await client.until(name, answer["number"])
    return answer


def test_whoever_stands_up_ends_it_first(tmp_path: Path) -> None:
    asyncio.run(_stand(tmp_path))


async def _stand(tmp_path: Path) -> None:
    async with a_hub(f"sqlite:///{tmp_path}/games.db") as hub:
        ann = await Client.new(hub)
        name, _ = await opened(hub, ann, seats=["you", "you"])
        await ann.until(name, phase="playing")
        for _ in range(3):
            await _gain(ann, name, 0, hold=True)
        answer = await ann.ask("stand", table=name, seat=0)
        now = await ann.until(name, answer["number"])
        assert (now["chairs"][0]["bot"], now["view"]["to_decide"]) == (STAND_IN, [1])


def test_a_bot_that_stands_in_first_plays_what_was_decided() -> None:
    """Whoever is away has played their turn: it is not taken from them."""
    live = third()
    hold(live, ANN, 0, "gain O1")
    live.apply(live.go_away(ANN, 5.0), 65.0)
    live.apply(live.choose(BEN, "stand_in", {BEN}), 66.0)
    live.apply(live.agree({BEN}), 66.0)
    assert live.chairs[0].bot == STAND_IN
    live.apply(live.decide_as_bot(0, live.decision, "pass"), 67.0)
    assert (live.to_decide, live.happened[-1].move) == ((1,), "gain O1")
