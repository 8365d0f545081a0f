"""A table in the page answers as a server does: the same scripts of messages, played to both.

Answers are equal but for ids, times and people. Decisions that only the page gives back are tested elsewhere.
"""

import asyncio
import json
import secrets
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from projectl import Game
from projectl.analysis import account, hints, plan_of
from projectl.notation.moves import MOVES
from projectl.server.people.people import People
from projectl.server.processes.workers import Workers
from projectl.server.storage.store import Store
from projectl.server.tables.hub import Hub
from projectl.server.tables.opening import open_table
from projectl.server.tables.shown import Wishes
from tests.counts import FULL, times
from tests.little import advise_with_little
from tests.modes import MODES, SAMPLE, Terms
from tests.same.page import told_by_the_page
from tests.server.client import Client

TABLE = "TABLE"
NODES = 200
PROBE_EACH = 30
"""Decisions between two rounds of questions that are refused, or change nothing."""


class ChancyWorkers:
    """Bots that make any legal move; advice as the real ones give it."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    async def move(self, _bot: str, view: dict[str, Any], seat: int, **_about: Any) -> str:
        """Any of them."""
        return str(self._chance.choice(Game.from_view(view, 0).legal(seat)))

    async def hints(self, view: dict[str, Any], seat: int, count: int, language: str = "en") -> list[dict[str, Any]]:
        """The best moves, by so many nodes as the page's are here."""
        return [hint.to_dict(language) for hint in hints(view, seat, count, nodes=NODES)]

    async def plan(self, view: dict[str, Any], seat: int, source: str) -> dict[str, Any]:
        """What a puzzle would cost."""
        return plan_of(view, seat, source).to_dict()

    async def touches(self, view: dict[str, Any], seat: int) -> dict[str, Any]:
        """What Finishing Touches bring."""
        return account(view, seat).to_dict()

    def hurry(self, _table: str) -> None:
        """They do not think at all."""


class Script:
    """Messages to a server's table, and what was told for each of them."""

    def __init__(self, wishes: dict[str, Any], chance: Random) -> None:
        self.wishes = wishes
        self.chance = chance
        self.seed = chance.getrandbits(64)
        self.first = chance.randrange(len(wishes["seats"]))
        self.messages: list[dict[str, Any]] = []
        self.told: list[list[dict[str, Any]]] = []
        self.decided: dict[int, dict[str, Any]] = {}

    def written(self) -> dict[str, Any]:
        """As the page gets it."""
        messages = json.loads(json.dumps(self.messages).replace(TABLE, "table-1"))
        return {
            "wishes": self.wishes,
            "seed": str(self.seed),
            "first": self.first,
            "decided": self.decided,
            "messages": messages,
        }


class Player:
    """Plays a script at a server."""

    def __init__(self, script: Script, client: Client, hub: Hub, table: str) -> None:
        self.script = script
        self.client = client
        self.hub = hub
        self.table = table

    @property
    def now(self) -> dict[str, Any]:
        """How the table stands, as it was told last."""
        return self.client.tables[self.table]

    async def ask(self, kind: str, **about: Any) -> dict[str, Any]:
        """A message, and all that it brought about."""
        already = len(self.client.said)
        self.script.messages.append({"type": kind, "id": len(self.script.messages) + 1, **about})
        real = {key: self.table if value == TABLE else value for key, value in about.items()}
        if kind == "join" and real["table"] == self.table:
            self.client.tables.pop(self.table, None)  # it is told anew
        answer = await self.client.ask(kind, **real)
        watched = self.client.connection.watched
        if self.table in watched:
            live = watched[self.table][0].live
            while any(live.chairs[seat].bot for seat in live.to_decide):
                await asyncio.sleep(0.001)
            await self.client.until(self.table, live.number)
        self.script.told.append(self.client.said[already:])
        for said in self.client.said[already:]:
            for each in said.get("happened", []):
                if "move" in each:
                    self.script.decided[each["decision"] - 1] = {"seat": each["seat"], "move": each["move"]}
        return answer

    async def decide(self, move: str, seat: int, **how: bool) -> dict[str, Any]:
        """A decision in the position as it is."""
        return await self.ask("move", table=TABLE, seat=seat, decision=self.now["decision"], move=move, **how)

    async def go_on(self) -> None:
        """Decide for some seat, or end a turn that waits."""
        chance, held = self.script.chance, sorted(self.now.get("held", {}))
        choices = [*held, *sorted(self.now.get("legal", {}))]
        seat = chance.choice(choices)
        if seat in held:
            await self.ask("end", table=TABLE, seat=int(seat), decision=self.now["decision"])
            return
        move = chance.choice(self.now["legal"][seat])
        await self.decide(move, int(seat), **chance.choice([{}, {"hold": True}, {"hold": True}, {"hold": False}]))

    async def play(self, most: int) -> None:
        """To the end, or for so many decisions, with questions in between."""
        await self.ask("join", table=TABLE, number=1)
        await self.probe()
        for decision in range(most):
            if self.now["phase"] == "over":
                break
            await self.go_on()
            if self.now.get("undo") and self.script.chance.random() < 0.2:
                await self.ask("undo", table=TABLE, seat=self.now["undo"][0], decision=self.now["decision"])
            if decision % PROBE_EACH == 0:
                await self.probe()
        if self.now["phase"] == "over":
            await self.probe()
            await self.ask("rematch", table=TABLE)
            await self.ask("rematch", table=TABLE)
        await self.ask("leave", table=TABLE)

    async def probe(self) -> None:
        """What is refused, and what changes nothing."""
        chance, now, seats = self.script.chance, self.now, len(self.script.wishes["seats"])
        seat, decision = chance.randrange(seats), now["decision"]
        own = [chair for chair in now["chairs"] if chair.get("is_you")]
        for move in (str(chance.choice(MOVES)), "fly", "take  W1", "place 1 O1", ""):
            await self.decide(move, seat)
        await self.ask("move", table=TABLE, seat=seat, decision=decision + 5, move="pass")
        if decision:
            await self.ask("move", table=TABLE, seat=seat, decision=max(0, decision - 200), move="pass")
        await self.ask("move", table=TABLE, seat=5, decision=decision, move="pass")
        await self.ask("move", table=TABLE, seat=seat, decision=decision, move="pass", hold="yes")
        await self.ask("end", table=TABLE, seat=seat, decision=decision + 1)
        await self.ask("end", table=TABLE, seat=5, decision=decision)
        if str(seat) not in now.get("held", {}):
            await self.ask("end", table=TABLE, seat=seat, decision=decision)
        if now["phase"] != "over":
            await self.ask("undo", table=TABLE, seat=seat, decision=self.now["decision"] + 1)
        await self.ask("sit", table=TABLE, seat=seat)
        await self.ask("sit", table=TABLE, seat=5)
        await self.ask("stand", table=TABLE, seat=5)
        if now["phase"] == "over":
            await self.ask("stand", table=TABLE, seat=seat)
        elif seat not in now["view"]["to_decide"] and now["chairs"][seat].get("is_you") and len(own) > 1:
            await self.ask("stand", table=TABLE, seat=seat)
            await self.ask("sit", table=TABLE, seat=seat)
        await self.ask_for_advice()
        await self.ask("choose", table=TABLE, choice="stand_in")
        await self.ask("choose", table=TABLE, choice="sleep")
        for kind in ("start", "close"):
            await self.ask(kind, table=TABLE)
        if now["phase"] != "over":
            await self.ask("rematch", table=TABLE)
        await self.ask("ping")
        await self.ask("say", table=TABLE, text="  good \n luck ")
        await self.ask("say", table=TABLE, text="\u200b")
        await self.ask("fly")
        await self.ask("ping", why=1)
        await self.ask("sit", table=TABLE, seat=6)
        await self.ask("move", table=TABLE, seat=seat, move="pass")
        await self.ask("say", table=TABLE, text="x" * 501)
        await self.ask("join", table="nowhere")
        await self.ask("leave", table=TABLE)
        await self.ask("move", table=TABLE, seat=seat, decision=decision, move="pass")
        await self.ask("join", table=TABLE, number=chance.choice([0, 1, max(0, self.now["number"] - 3)]))

    async def ask_for_advice(self) -> None:
        """For whoever is to decide, and for somebody who is not."""
        chance, now = self.script.chance, self.now
        seats = range(len(self.script.wishes["seats"]))
        for seat in {chance.choice(seats), *now["view"]["to_decide"][:1]}:
            sources = [move.split()[1] for move in now.get("legal", {}).get(str(seat), []) if move.startswith("take ")]
            for source in (*chance.sample(sources, min(2, len(sources))), "W1", "Wdeck", "Z9"):
                await self.ask("plan", table=TABLE, seat=seat, source=source)
            await self.ask("touches", table=TABLE, seat=seat)
            await self.ask("hint", table=TABLE, seat=seat)
            await self.ask("hint", table=TABLE, seat=seat, count=1, language="de")
        await self.ask("hint", table=TABLE, seat=0, count=6)
        await self.ask("hint", table=TABLE, seat=0, language="fr")
        await self.ask("plan", table=TABLE, seat=0, source="much too long")
        await self.ask("plan", table="nowhere", seat=0, source="W1")


async def _played(script: Script, database: Path, most: int) -> None:
    store = await Store.open(f"sqlite:///{database}")
    hub = Hub(store, People(store), cast("Workers", ChancyWorkers(script.chance)))
    try:
        client = await Client.new(hub)
        row = await open_table(hub.memory, client.person.id, Wishes(**script.wishes))
        await client.next()  # hello
        await Player(script, client, hub, row.id).play(most)
    finally:
        await hub.stop()
        await store.close()


def _wishes(terms: Terms, seats: list[str]) -> dict[str, Any]:
    asked = {key: value for key, value in terms.items() if key != "players"}
    return {**asked, "seats": seats, "expansions": list(asked.get("expansions", ()))}


def _players(terms: Terms) -> int:
    usual = {"solo": 1, "line-clear": 4}.get(terms.get("variant", "standard"), 2)
    return int(terms.get("players", usual))


# What is compared

ASIDES = ("place", "kept")
"""What only the page tells."""
PEOPLE = ("name", "kept_for", "at", "sentence", "why")
"""Times and people; what a refusal says in words is made of its code, and the page makes it itself; why a message
cannot be read a server says in words."""


def unlike(told: dict[str, Any]) -> set[str]:
    """What may differ: in how a table stands its key, in a hint its words."""
    return {*PEOPLE, *(["key"] if told.get("type") == "table" else []), *(["reason"] if "told" in told else [])}


def plain(told: Any) -> Any:
    """Without ids, times and people."""
    if isinstance(told, list):
        return [plain(each) for each in told]
    if isinstance(told, dict):
        kept = {key: plain(value) for key, value in told.items() if key not in unlike(told)}
        return kept | ({"clock": "runs"} if isinstance(told.get("clock"), float | int) else {})
    return told


def together(told: list[dict[str, Any]], table: str) -> dict[str, Any]:
    """What one message brought about: answers in order, all that happened, and how the table stands in the end.

    Who is there may be told twice, if a bot moves just then.
    """
    told = json.loads(json.dumps(plain([said for said in told if said["type"] not in ASIDES])).replace(table, TABLE))
    tables = [said for said in told if said["type"] == "table"]
    happened = [each for said in tables for each in said.pop("happened", [])]
    for each in happened:
        each.setdefault("events", [])
    stays: dict[str, Any] = {key: said[key] for said in tables for key in ("wishes", "faces") if key in said}
    last: dict[str, Any] | None = {**tables[-1], **stays} if tables else None
    said_once = [said for at, said in enumerate(told) if said["type"] != "presence" or said not in told[:at]]
    return {"answers": [said for said in said_once if said["type"] != "table"], "happened": happened, "table": last}


def without_numbers(told: Any, message: dict[str, Any]) -> Any:
    """Without the numbers of the log, nor what came after one of them."""
    if isinstance(told, list):
        return [without_numbers(each, message) for each in told]
    if isinstance(told, dict):
        left_out = ("number", "happened") if message["type"] == "join" else ("number",)
        return {key: without_numbers(value, message) for key, value in told.items() if key not in left_out}
    return told


def compare(script: Script, there: list[list[dict[str, Any]]], table: str) -> None:
    """Message by message."""
    for number, (message, said, here) in enumerate(zip(script.messages, script.told, there, strict=True)):
        on_server, in_page = together(said, table), together(here, "table-1")
        if number == 0:  # a server's bots begin before anybody has joined
            for each in (*on_server["answers"], *in_page["answers"]):
                each.pop("number", None)
        stand: list[dict[str, Any]] = [each["table"] or {} for each in (on_server, in_page)]
        undo = [table.pop("undo", []) for table in stand]
        rematch = [bool(table.pop("rematch", None)) for table in stand]
        if script.wishes.get("clock"):  # the page notes when its clocks went on, and so counts further
            on_server, in_page = (without_numbers(each, message) for each in (on_server, in_page))
        assert in_page == on_server, f"message {number}: {message}"
        assert set(undo[0]) <= set(undo[1]), f"message {number}: {message}"  # the page takes back more
        assert rematch[0] == rematch[1], f"message {number}: {message}"


def check(name: str, wishes: dict[str, Any], folder: Path, monkeypatch: pytest.MonkeyPatch, most: int) -> Script:
    """One script, played to both."""
    advise_with_little(monkeypatch)
    script = Script(wishes, Random(name))
    monkeypatch.setattr(secrets, "randbits", lambda _bits: script.seed)
    monkeypatch.setattr(secrets, "randbelow", lambda _most: script.first)
    asyncio.run(_played(script, folder / "games.db", most))
    joined = next(said for said in script.told[0] if said["type"] == "table")
    [there] = told_by_the_page([script.written()])
    compare(script, there, joined["table"])
    return script


@pytest.mark.parametrize("mode", SAMPLE)
def test_around_one_screen(mode: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terms = MODES[mode]
    check(mode, _wishes(terms, ["you"] * _players(terms)), tmp_path, monkeypatch, times(35, 200))


@pytest.mark.parametrize("mode", SAMPLE if FULL else ["kickstarter-3", "line-clear-4", "everything-revised-2"])
def test_with_bots(mode: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terms = MODES[mode]
    seats = ["you", *["casual"] * (_players(terms) - 1)]
    check(mode, _wishes(terms, seats), tmp_path, monkeypatch, times(40))


@pytest.mark.parametrize("seats", [["you", "you"], ["you", "casual", "casual"]])
def test_with_clocks(seats: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose clock runs is told alike; what it shows is a time."""
    wishes = _wishes(MODES["kickstarter-2"], seats) | {"clock": {"seconds": 86_400, "increment": 10}}
    script = check(f"clock {len(seats)}", wishes, tmp_path, monkeypatch, times(40))
    assert any(said.get("running") for told in script.told for said in told)
