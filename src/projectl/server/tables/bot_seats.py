"""Bots at seats: asked when it is their turn, in worker processes, until they have decided.

They play for somebody. Where no person sits or watches, they stop until one comes; where all who sit are away, they
think when nobody else waits.
"""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from projectl.server.processes.workers import Broken, Busy
from projectl.server.tables.refusing import NotNow

if TYPE_CHECKING:
    from projectl.server.tables.hub import Hub
    from projectl.server.tables.room import Room

log = structlog.get_logger()


def _forget(room: "Room", seat: int, task: asyncio.Task[Any]) -> None:
    if room.thinking.get(seat) is task:
        del room.thinking[seat]


def has_somebody(room: "Room") -> bool:
    """Whether anybody sits at a table, or watches."""
    return bool(room.live.people or room.watching)


def is_awaited(room: "Room") -> bool:
    """Whether somebody who sits at a table is there."""
    return not room.live.people.isdisjoint(room.here)


class BotSeats:
    """Asks bots for a hub."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub

    def ask(self, room: "Room") -> None:
        """Have every bot think that may decide now and does not think yet."""
        live = room.live
        if not has_somebody(room):
            return
        self.hurry(room)
        for seat in live.to_decide:
            thinking = room.thinking.get(seat)
            if live.chairs[seat].bot is not None and (thinking is None or thinking.done()):
                task = self._hub.spawn(self._play(room, seat))
                room.thinking[seat] = task
                task.add_done_callback(partial(_forget, room, seat))

    def welcome(self, room: "Room") -> None:
        """Somebody has come to a table: what stopped goes on."""
        self.hurry(room)
        # Where people sit, another process may be asking already.
        if not room.live.people or not self._hub.store.is_shared:
            self.ask(room)

    def hurry(self, room: "Room") -> None:
        """Think first of what somebody is there to wait for."""
        if room.thinking and is_awaited(room):
            self._hub.workers.hurry(room.live.table)

    async def _play(self, room: "Room", seat: int) -> None:
        """Decide for a seat as long as it is a bot's to decide, and there is somebody to play for."""
        live = room.live
        while seat in live.to_decide and live.chairs[seat].bot is not None and has_somebody(room):
            decision = live.decision
            try:
                move = await self._think(room, seat)
                await self._hub.carry_out(room, partial(live.decide_for, seat, decision, move))
            except Busy as reason:
                await asyncio.sleep(reason.retry_after)
            except NotNow as reason:
                # Somebody was faster, or it cannot be saved now: look again.
                await asyncio.sleep(reason.retry_after or 0.0)

    async def _think(self, room: "Room", seat: int) -> str:
        live = room.live
        bot = live.chairs[seat].bot or ""
        try:
            return await self._hub.workers.move(
                bot, live.game.view(seat), seat, table=live.table, host=live.host, is_urgent=is_awaited(room)
            )
        except Broken as reason:
            log.error("a bot broke twice, any move is made for it", bot=bot, table=live.table, why=str(reason))
            return str(live.game.legal(seat)[0])
