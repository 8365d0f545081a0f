"""What a client is told of a table, so that it can draw it and knows no rule."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from projectl import Game
from projectl.catalogue.box import open_box
from projectl.rules.events import EVENT_KINDS
from projectl.server.storage.entries import Sit, Start
from projectl.server.storage.store import TableRow
from projectl.server.tables.live import OVER, LiveTable
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.shown import Face, Stopping, TieBreak, Wishes
from projectl.server.wire.describing import describe
from tests.browser.tiny import tiny
from tests.playing import lively
from tests.server.client import Client, a_hub, opened
from tests.server.test_replays import OWN

ANN, BEN, EVE = "ann", "ben", "eve"
MODES: dict[str, dict[str, Any]] = {
    "standard": {"seats": ["you", "open"]},
    "hidden-piles": {"seats": ["you", "open"], "edition": "revised", "options": {"hidden_piles": True}},
    "hidden-hot-seat": {"seats": ["you", "you"], "options": {"hidden_piles": True}},
    "solo": {"seats": ["you"], "variant": "solo"},
    "hidden-solo": {"seats": ["you"], "variant": "solo", "options": {"hidden_piles": True}},
    "line-clear": {"seats": ["you", "open", "you", "open"], "variant": "line-clear"},
}


def loaded(**wishes: Any) -> LoadedTable:
    """A table in memory, the game begun; Ann sits where it says `you`, Ben where it says `open`."""
    wished = Wishes(**wishes)
    text = msgspec.json.encode(wished).decode()
    row = TableRow("t", "key", ANN, text, "7", "playing", False, wished.variant, wished.edition, 1.0, 1.0)
    found = LoadedTable(row, lambda: 2.0)
    for seat, wish in enumerate(wished.seats):
        found.live.apply(Sit(seat, ANN if wish == "you" else BEN), 1.0)
    found.live.apply(Start(0), 1.0)
    return found


def told(at: LoadedTable, person: str, *, is_first: bool = False) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(msgspec.json.encode(describe(at, person, 1, is_first=is_first)))
    return message


def decide(live: LiveTable, random: Random) -> None:
    seat = random.choice(live.to_decide)
    move = str(lively(live.game, seat, random))
    live.apply(live.decide_for(seat, live.decision, move), 2.0)


@pytest.mark.anyio
async def test_what_never_changes_is_told_once_after_each_join(tmp_path: Path) -> None:
    async with a_hub(tmp_path / "games.db") as hub:
        ann, ben = await Client.new(hub), await Client.new(hub)
        table, key = await opened(hub, ann, seats=["you", "open"], puzzles=OWN)
        first = await ann.until(table)
        assert first["wishes"]["puzzles"] == OWN
        assert first["faces"]["XW01"] == {"points": 1, "reward": "I2", "cells": "a3b3c3d3b4c4d4e4"}
        await ben.ask("join", table=table, key=key)
        assert (await ben.until(table))["wishes"]["seats"] == ["you", "open"]
        await ben.ask("sit", table=table, seat=1)
        for each in (ann, ben):
            now = await each.until(table, phase="playing")
            assert "wishes" not in now
            assert "faces" not in now
            assert "puzzles" not in now["view"]
            assert OWN[:20] not in each.frames[-1].decode()
        for kind in ("join", "leave", "join"):
            await ann.ask(kind, table=table)
            if kind == "join":
                del ann.tables[table]
                again = await ann.until(table)
                assert again["wishes"]["puzzles"] == OWN
                assert set(again["faces"]) == {"W01", "XW01"}


def test_a_whole_view_is_a_client_s_to_make_again() -> None:
    live = loaded(seats=["you", "open"], puzzles=OWN).live
    seen = {**json.loads(live.view(0)), "puzzles": OWN}
    assert Game.from_view(seen, 1).view(0) == live.game.view(0)
    plain = loaded(seats=["you", "open"]).live
    assert json.loads(plain.view(0)) == plain.game.view(0), "without puzzles of one's own nothing is left out"


def test_published_faces_are_not_told() -> None:
    assert loaded(seats=["you", "open"], expansions=["ghost"]).faces == {}
    faces = loaded(seats=["you", "open"], expansions=["ambassador", "ghost"], puzzles=OWN).faces
    assert faces == {"W01": Face(3, "L4", "c2b3c3d3c4"), "XW01": Face(1, "I2", "a3b3c3d3b4c4d4e4")}


@pytest.mark.parametrize("mode", MODES)
def test_scores_are_told_all_the_time_to_those_who_may_know_them(mode: str) -> None:
    at, random = loaded(**MODES[mode]), Random(3)
    live = at.live
    players, is_hiding = len(live.chairs), "hidden" in mode
    was_secret = False
    while live.phase != OVER:
        scores = live.game.scores
        for person in (ANN, BEN, EVE):
            message = told(at, person)
            for seat, points in enumerate(message["scores"]):
                is_open = not is_hiding or seat == message.get("seat") or seat >= players
                assert points == (scores[seat] if is_open else None)
                was_secret |= points is None and scores[seat] > 0
        decide(live, random)
    assert told(at, EVE)["scores"] == list(live.game.scores)
    assert was_secret == (is_hiding and any(seat["pile"] for seat in live.game.to_dict()["seats"]))


def check_sum(view: dict[str, Any], seat: int, stopping: dict[str, Any]) -> None:
    """What is told adds up, and every touch told of lies on its puzzle."""
    area, moves = view["seats"][seat], stopping.get("touches", [])
    assert len(moves) == area["touches"]
    for move in moves:
        _, slot, piece, cells = move.split()
        assert [piece, cells] in area["puzzles"][int(slot) - 1]["placed"]
    box = open_box(tuple(view["expansions"]), None)
    points = sum(box.puzzles[box.number[puzzle]].points for puzzle in area["pile"])
    assert stopping["before"] == points + area["noted"]["points"]
    won, lost = stopping.get("won", 0), stopping.get("lost", 0)
    assert stopping["now"] == stopping["before"] - len(moves) + won - lost
    if not (view["variant"] == "solo" or view["options"]["unfinished_cost"]):
        assert lost == 0


@pytest.mark.parametrize("mode", MODES)
def test_whoever_is_at_the_touches_is_told_what_stopping_now_would_bring(mode: str) -> None:
    told_of: set[int] = set()
    for seed in range(4):
        at, random = loaded(**MODES[mode]), Random(seed)
        live = at.live
        while live.phase != OVER:
            message = told(at, ANN)
            is_finishing = message["view"]["phase"] == "finishing"
            assert set(message.get("finishing", {})) == (
                set(message["legal"]) if "legal" in message and is_finishing else set()
            )
            assert "finishing" not in told(at, EVE)
            assert [tie["by"] for tie in told(at, EVE).get("ties", [])] == (
                [] if not is_finishing else ["opponent"] if mode.endswith("solo") else ["puzzles", "pieces"]
            )
            for seat, stopping in message.get("finishing", {}).items():
                end = live.game.copy()
                while not end.is_over:
                    end.play("done")
                assert stopping["now"] == end.scores[int(seat)]
                check_sum(message["view"], int(seat), stopping)
                assert stopping.get("may_ask", False) == (live.people == {ANN})
                told_of.add(int(seat))
            decide(live, random)
    assert told_of


def test_a_touch_that_is_taken_back_is_told_no_more() -> None:
    live = loaded(seats=["you", "you"], puzzles=tiny("3 O1")).live
    for seat, move in ((0, "take W1"), (0, "take W1"), (0, "pass"), (1, "pass"), (0, "pass"), (1, "pass")):
        live.apply(live.decide_for(seat, live.decision, move), 2.0)
    fresh = live.finishing(ANN)["0"]
    assert fresh == Stopping(now=0, before=0, open=[1, 1, None, None], may_ask=True)
    live.apply(live.decide_for(0, live.decision, "place 1 O1 c3"), 2.0)
    assert live.finishing(ANN)["0"] == Stopping(
        now=2, before=0, won=3, open=[0, 1, None, None], touches=["place 1 O1 c3"], may_ask=True
    )
    assert live.ties() == [TieBreak("puzzles", "E7", [1, 0]), TieBreak("pieces", "E7", [1, 2])]
    live.apply(live.take_back(ANN, 0, live.decision), 2.0)
    assert live.finishing(ANN)["0"] == fresh
    live.apply(live.decide_for(0, live.decision, "done"), 2.0)
    assert set(live.finishing(ANN)) == {"1"}
    assert live.finishing(ANN)["1"].touches == []


def test_every_kind_of_event_is_in_the_protocol() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    table = page.partition("## Events")[2].partition("\n## ")[0]
    named = [
        kind for row in re.findall(r"^\| (`.*?) \|", table, flags=re.MULTILINE) for kind in re.findall(r"`(\w+)`", row)
    ]
    assert sorted(named) == sorted(EVENT_KINDS)


@pytest.mark.anyio
@pytest.mark.parametrize("is_hiding", [True, False])
async def test_whoever_comes_later_cannot_rebuild_a_hidden_pile_from_what_came_before(
    tmp_path: Path, is_hiding: bool
) -> None:
    async with a_hub(tmp_path / "games.db") as hub:
        ann, eve = await Client.new(hub), await Client.new(hub)
        table, key = await opened(hub, ann, seats=["you", "you"], options={"hidden_piles": is_hiding})
        await ann.ask("join", table=table)
        await ann.ask("move", table=table, seat=0, decision=0, move="gain O1")
        await eve.ask("join", table=table, key=key, number=1)
        await eve.until(table, phase="playing")
        assert ("happened" in eve.tables[table]) is not is_hiding
        again = Client(hub, ann.person)
        await again.ask("join", table=table, number=1)
        await again.until(table, phase="playing")
        assert "happened" in again.tables[table], "who sits there was there"
