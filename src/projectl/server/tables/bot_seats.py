"""Bots at seats: asked when it is their turn, in worker processes, until they have decided.

They play for somebody. Where no person sits or watches, they stop until one comes; where all who sit are away, they
think when nobody else waits.
"""

import asyncio
from functools import partial
from typing import Any

import structlog

from projectl.server.processes.workers import Broken, Busy, Workers
from projectl.server.refusing import NotNow
from projectl.server.tables.changes import Changes
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.tasks import Tasks

journal = structlog.get_logger()


def _forget(loaded: LoadedTable, seat: int, task: asyncio.Task[Any]) -> None:
    if loaded.thinking.get(seat) is task:
        del loaded.thinking[seat]


def has_somebody(loaded: LoadedTable) -> bool:
    """Whether anybody sits at a table, or watches."""
    return bool(loaded.live.people or loaded.watching)


def is_awaited(loaded: LoadedTable) -> bool:
    """Whether somebody who sits at a table is there."""
    return not loaded.live.people.isdisjoint(loaded.here)


class BotSeats:
    """Asks the bots of the tables of a process."""

    def __init__(self, workers: Workers, changes: Changes, tasks: Tasks, *, is_shared: bool) -> None:
        self._workers = workers
        self._changes = changes
        self._tasks = tasks
        self._is_shared = is_shared
        """Where people sit, another process may be asking already."""

    def ask(self, loaded: LoadedTable) -> None:
        """Have every bot think that may decide now and does not think yet."""
        live = loaded.live
        if not has_somebody(loaded):
            return
        self.hurry(loaded)
        for seat in live.to_decide:
            thinking = loaded.thinking.get(seat)
            if live.chairs[seat].bot is not None and (thinking is None or thinking.done()):
                task = self._tasks.spawn(self._play(loaded, seat))
                loaded.thinking[seat] = task
                task.add_done_callback(partial(_forget, loaded, seat))

    def welcome(self, loaded: LoadedTable) -> None:
        """Somebody has come to a table: what stopped goes on."""
        self.hurry(loaded)
        if not loaded.live.people or not self._is_shared:
            self.ask(loaded)

    def hurry(self, loaded: LoadedTable) -> None:
        """Think first of what somebody is there to wait for."""
        if loaded.thinking and is_awaited(loaded):
            self._workers.hurry(loaded.live.table)

    async def _play(self, loaded: LoadedTable, seat: int) -> None:
        """Decide for a seat as long as it is a bot's to decide, and there is somebody to play for."""
        live = loaded.live
        while seat in live.to_decide and live.chairs[seat].bot is not None and has_somebody(loaded):
            decision = live.decision
            try:
                move = await self._think(loaded, seat)
                await self._changes.carry_out(loaded, partial(live.decide_as_bot, seat, decision, move))
            except Busy as reason:
                await asyncio.sleep(reason.retry_after)
            except NotNow as reason:
                # Somebody was faster, or it cannot be saved now: try again.
                await asyncio.sleep(reason.retry_after or 0.0)

    async def _think(self, loaded: LoadedTable, seat: int) -> str:
        live = loaded.live
        bot = live.chairs[seat].bot or ""
        try:
            return await self._workers.move(
                bot, live.game.view(seat), seat, table=live.table, host=live.host, is_urgent=is_awaited(loaded)
            )
        except Broken as reason:
            journal.error("a bot broke twice, any move is made for it", bot=bot, table=live.table, why=str(reason))
            return str(live.game.legal(seat)[0])
