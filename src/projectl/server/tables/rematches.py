"""Going on at a new table: whoever asks sits down there, bots too, and the seats of the others are kept for them."""

from collections.abc import Container
from functools import partial

import msgspec

from projectl.server.people.people import People
from projectl.server.refusing import NotNow
from projectl.server.storage.entries import Rematch, Sit
from projectl.server.storage.outages import or_refuse
from projectl.server.tables.changes import Changes
from projectl.server.tables.live import WAITING, LiveTable
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.memory import Memory
from projectl.server.tables.opening import open_table


class Rematches:
    """Opens new tables for those whose games are over."""

    def __init__(self, people: People, memory: Memory, changes: Changes) -> None:
        self._people = people
        self._memory = memory
        self._changes = changes
        self._opening: set[str] = set()
        """Tables for which a new one is being opened."""

    async def ask(self, loaded: LoadedTable, person: str) -> int:
        """Somebody wants to play again: open the new table, or sit down at it; the number of the old one."""
        live = loaded.live
        live.check_again(person)
        if live.rematch is not None:
            await self._sit(live.rematch, person)
            return live.number
        if live.table in self._opening:
            raise NotNow("slow_down", retry_after=1.0)
        self._opening.add(live.table)
        try:
            await self._open(loaded, person)
        finally:
            self._opening.discard(live.table)
        return live.number

    async def _open(self, loaded: LoadedTable, person: str) -> None:
        live = loaded.live
        # Names go along with whoever gave them: a table keeps none of anybody but its host's.
        names = [
            live.called(seat, person) if chair.person == person else None for seat, chair in enumerate(live.chairs)
        ]
        wishes = msgspec.structs.replace(live.wishes, seats=[chair.wish for chair in live.chairs], names=names)
        there = await or_refuse(self._people.names(live.people))
        row = await open_table(self._memory, person, wishes, _seats(live, person, there.keys()))
        try:
            await self._changes.carry_out(loaded, partial(_again, live, row.id))
        except NotNow:
            if live.rematch is None:
                raise
            await self._sit(live.rematch, person)  # somebody was quicker at another process

    async def _sit(self, table: str, person: str) -> None:
        """Take every seat that is kept for somebody."""
        loaded = await self._memory.load(table)
        if loaded is None:
            return
        await self._changes.catch_up(loaded)
        while loaded.live.phase == WAITING and person in loaded.live.awaited:
            try:
                await self._changes.carry_out(loaded, partial(loaded.live.sit_kept, person))
            except NotNow as reason:  # it has changed meanwhile: try again
                if reason.retry_after is not None:
                    raise


def _seats(live: LiveTable, asker: str, there: Container[str]) -> list[Sit]:
    """Who sits where at the new table; the seat of somebody who is gone is anybody's."""
    seats = []
    for seat, chair in enumerate(live.chairs):
        if chair.bot is not None:
            seats.append(Sit(seat, bot=chair.bot))
        elif chair.person == asker:
            seats.append(Sit(seat, asker))
        elif chair.person in there:
            seats.append(Sit(seat, kept=chair.person))
    return seats


def _again(live: LiveTable, table: str) -> Rematch:
    if live.rematch is not None:
        raise NotNow("not_over")
    return Rematch(table)
