"""Those who are away: after a minute the others may choose how to go on, and whoever is back has their seat again."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from projectl.server.refusing import NotNow
from projectl.server.storage.entries import Entry
from projectl.server.tables.changes import Changes
from projectl.server.tables.live import PLAYING
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.tasks import Tasks
from projectl.server.tables.telling import Telling

AWAY_S: Final = 60.0
"""After which the others need not wait any longer."""


class Awaiting:
    """Sees to it for the tables of a process. Another one may be quicker: then the log says so, and nothing is done."""

    def __init__(self, changes: Changes, telling: Telling, tasks: Tasks) -> None:
        self._changes = changes
        self._telling = telling
        self._tasks = tasks

    def see_to(self, loaded: LoadedTable) -> None:
        """Somebody came or went, something changed, or a minute is over."""
        loaded.note_missing()
        live, here = loaded.live, loaded.here
        if live.phase == PLAYING:
            for ask in self._due(loaded):
                self._tasks.spawn(self._try(loaded, ask))
            self._wake(loaded)
        is_choosing = live.is_choosing(here)
        if is_choosing != loaded.is_choosing:
            loaded.is_choosing = is_choosing
            self._telling.offer_changed(loaded)

    def _due(self, loaded: LoadedTable) -> list[Callable[[], Entry]]:
        live = loaded.live
        own = {listener.person.id for listener in loaded.listeners}
        due: list[Callable[[], Entry]] = [
            partial(live.come_back, person) for person in own.intersection(live.absent.since)
        ]
        if live.absent.agreed(live.attending) in ("stand_in", "break_off"):
            due.append(lambda: live.agree(loaded.here))
        if not own.isdisjoint(live.attending):
            due += [
                partial(self._go, loaded, person)
                for person in self._expected(loaded)
                if self._left(loaded, person) <= 0
            ]
        return due

    def _expected(self, loaded: LoadedTable) -> list[str]:
        """Those who have gone, and are not away for long yet as the log says."""
        if loaded.live.wishes.is_over_days:
            return []
        return [person for person in loaded.missing if person in loaded.live.attending]

    def _left(self, loaded: LoadedTable, person: str) -> float:
        return loaded.missing[person] + AWAY_S - loaded.time

    def _go(self, loaded: LoadedTable, person: str) -> Entry:
        if person not in loaded.missing:
            raise NotNow("nobody_away")
        return loaded.live.go_away(person, loaded.missing[person])

    def _wake(self, loaded: LoadedTable, after: float | None = None) -> None:
        """Look again when the next minute is over, if there is anybody to look for."""
        if loaded.awaiting is not None:
            loaded.awaiting.cancel()
            loaded.awaiting = None
        waits = [self._left(loaded, person) for person in self._expected(loaded)] if loaded.listeners else []
        waits = [wait for wait in waits if wait > 0]
        if after is None and waits:
            after = min(waits)
        if after is not None:
            loaded.awaiting = asyncio.get_running_loop().call_later(after + 0.05, lambda: self.see_to(loaded))

    async def _try(self, loaded: LoadedTable, ask: Callable[[], Entry]) -> None:
        try:
            await self._changes.carry_out(loaded, ask)
        except NotNow as reason:
            if reason.retry_after is not None:
                self._wake(loaded, reason.retry_after)
