"""Passwords are worked on a few at a time: who was here before is not kept out by those who come by the hundred."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher

from projectl.server.people import password_line, passwords
from projectl.server.people.password_line import ACCOUNT, AT_ONCE, PLACES, PROVEN, Asker, PasswordLine
from projectl.server.refusing import Refused
from tests.patience import PATIENCE_S
from tests.server.serving import Serving, serving

KNOWN = Asker("192.0.2.1", "anna")
PASSWORD = "a long sentence"


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is sent away because this machine is slow."""
    monkeypatch.setattr(password_line, "WAIT_S", PATIENCE_S)


def stranger(number: int) -> Asker:
    return Asker(f"198.51.100.{number}", f"name{number}")


class Busy:
    """A line in which as many as can be are at work, until they are let go."""

    def __init__(self) -> None:
        self.line = PasswordLine()
        self.reached: list[Asker] = []
        self.refused: list[Asker] = []
        self.said: set[tuple[str, int, float | None]] = set()
        self._working = AsyncExitStack()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Busy":
        for _ in range(AT_ONCE):
            await self._working.enter_async_context(self.line.turn(Asker("busy", "busy")))
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.finish()

    async def come(self, *askers: Asker) -> None:
        """They stand in line."""
        for asker in askers:
            self._tasks.append(asyncio.create_task(self._ask(asker)))
            await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def _ask(self, asker: Asker) -> None:
        try:
            async with self.line.turn(asker):
                self.reached.append(asker)
                await asyncio.sleep(0)
        except Refused as reason:
            self.said.add((reason.code, reason.status, reason.retry_after))
            self.refused.append(asker)

    async def leave(self) -> None:
        """All who wait hang up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def finish(self) -> None:
        """Everybody has their turn."""
        await self._working.aclose()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def happens(scenario: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scenario())


def test_of_hundreds_only_so_many_wait_and_the_others_are_told_when_to_come() -> None:
    async def scenario() -> None:
        async with Busy() as busy:
            await busy.come(*map(stranger, range(200)))
            assert busy.refused == [stranger(number) for number in range(PLACES, 200)]
            assert busy.said == {("logins_busy", 503, 5)}
            await busy.finish()
            assert busy.reached == [stranger(number) for number in range(PLACES)]

    happens(scenario)


def test_who_was_here_before_has_a_place_and_goes_first() -> None:
    async def scenario() -> None:
        async with Busy() as busy:
            busy.line.remember(KNOWN)
            await busy.come(*map(stranger, range(100)))
            half_known = [Asker(KNOWN.address, "berta"), Asker("203.0.113.9", "clara", ACCOUNT)]
            proven = Asker("203.0.113.9", "dora", PROVEN)
            await busy.come(*half_known, proven, KNOWN)
            await busy.finish()
            assert set(busy.reached[:AT_ONCE]) == {proven, KNOWN}
            assert all(one in busy.reached[:8] for one in half_known)
            assert len(busy.reached) == PLACES + 4

    happens(scenario)


def test_one_address_and_one_account_cannot_take_all_kept_places() -> None:
    async def scenario() -> None:
        for many in (
            [Asker("192.0.2.66", f"own{number}", ACCOUNT) for number in range(100)],
            [Asker(f"192.0.2.{number}", "anna", ACCOUNT) for number in range(100)],
        ):
            async with Busy() as busy:
                await busy.come(*many)
                others = [Asker(f"203.0.113.{number}", f"name{number}", ACCOUNT) for number in range(PLACES // 2)]
                await busy.come(*others)
                await busy.finish()
                assert set(others) <= set(busy.reached)
                assert len(busy.reached) == PLACES

    happens(scenario)


def test_strangers_have_their_turn_while_known_people_come_and_come() -> None:
    async def scenario() -> None:
        async with Busy() as busy:
            await busy.come(stranger(1))
            await busy.come(*(Asker(f"192.0.2.{number}", f"n{number}", PROVEN) for number in range(PLACES)))
            await busy.finish()
            assert stranger(1) in busy.reached[: password_line.LAST_EVERY]

    happens(scenario)


def test_who_hangs_up_leaves_no_hole() -> None:
    async def scenario() -> None:
        busy = Busy()
        async with busy:
            await busy.come(*map(stranger, range(20)))
            await busy.leave()
        async with AsyncExitStack() as all_turns:
            for _ in range(AT_ONCE):
                await asyncio.wait_for(all_turns.enter_async_context(busy.line.turn(KNOWN)), PATIENCE_S)

    happens(scenario)


def test_who_hangs_up_when_the_turn_comes_hands_it_on() -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as working:
            line = PasswordLine()
            for _ in range(AT_ONCE):
                await working.enter_async_context(line.turn(KNOWN))

            async def ask() -> None:
                async with line.turn(KNOWN):
                    pass

            first, second = asyncio.create_task(ask()), asyncio.create_task(ask())
            await asyncio.sleep(0)
            await working.aclose()  # both are told, and have not heard it yet
            first.cancel()
            await asyncio.wait_for(second, PATIENCE_S)
            for _ in range(AT_ONCE):
                await asyncio.wait_for(working.enter_async_context(line.turn(KNOWN)), PATIENCE_S)

    happens(scenario)


def test_nobody_waits_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        monkeypatch.setattr(password_line, "WAIT_S", 0.0)
        async with Busy() as busy:
            await busy.come(stranger(1))
            async with asyncio.timeout(PATIENCE_S):
                while not busy.refused:
                    await asyncio.sleep(0)
            assert busy.refused == [stranger(1)]

    happens(scenario)


def test_those_remembered_are_bounded() -> None:
    line, numbers = PasswordLine(), count()
    for number in numbers:
        line.remember(Asker(str(number), "anna"))
        if number > password_line.MOST_KNOWN:
            break
    assert len(line._remembered) == password_line.MOST_KNOWN


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Serving]:
    with serving(tmp_path, proxies=("127.0.0.1",), origins=("https://play.example",), rate=1.0) as running:
        yield running


class Held(PasswordHasher):
    """Takes as long as it is let."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=64, parallelism=1)
        self.may_go_on = threading.Event()

    def verify(self, hash: str | bytes, password: str | bytes) -> Any:  # noqa: A002 - argon2's name for it
        assert self.may_go_on.wait(PATIENCE_S)
        return super().verify(hash, password)


def test_a_flood_of_logins_from_everywhere_keeps_nobody_out_who_was_here_before(
    proxied: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """400 from 60 addresses, each inside its limits."""
    hasher = Held()
    monkeypatch.setattr(passwords, "HASHER", hasher)

    def here(address: str) -> dict[str, str]:
        return {"X-Forwarded-For": address, "Host": "play.example"}

    async def scenario() -> None:
        anything = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(base_url=proxied.url, timeout=PATIENCE_S, limits=anything) as flood:
            secret = {"account": "anna", "password": PASSWORD}
            async with httpx.AsyncClient(base_url=proxied.url, timeout=PATIENCE_S, headers=here("192.0.2.1")) as anna:
                await anna.get("/api/me")
                assert (await anna.post("/api/account", json=secret)).status_code == 201
                hasher.may_go_on.set()
                assert (await anna.post("/api/login", json=secret)).status_code == 200
                hasher.may_go_on.clear()

            async def attack(number: int) -> httpx.Response:
                wrong = {"account": f"nobody{number}", "password": PASSWORD}
                return await flood.post("/api/login", json=wrong, headers=here(f"198.51.100.{number % 60}"))

            attacks = [asyncio.create_task(attack(number)) for number in range(400)]
            while sum(one.done() for one in attacks) < 400 - PLACES - AT_ONCE:
                await asyncio.wait([one for one in attacks if not one.done()], return_when=asyncio.FIRST_COMPLETED)
            told = next(one.result() for one in attacks if one.done())
            assert (told.status_code, told.json()["code"], told.json()["retry_after"]) == (503, "logins_busy", 5)
            again = asyncio.create_task(flood.post("/api/login", json=secret, headers=here("192.0.2.1")))
            hasher.may_go_on.set()
            assert (await again).status_code == 200
            assert {(await one).status_code for one in attacks} <= {403, 408, 503}

    happens(scenario)
