"""Bots at seats: asked when it is their turn, in worker processes, until they have decided."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from projectl.server.refusing import NotNow
from projectl.server.workers import Broken, Busy

if TYPE_CHECKING:
    from projectl.server.hub import Hub
    from projectl.server.room import Room

log = structlog.get_logger()


def _forget(room: "Room", seat: int, _task: asyncio.Task[Any]) -> None:
    room.thinking.pop(seat, None)


class BotSeats:
    """Asks bots for a hub."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub

    def ask(self, room: "Room") -> None:
        """Have every bot think that may decide now and does not think yet."""
        live = room.live
        for seat in live.to_decide:
            if live.chairs[seat].bot is not None and seat not in room.thinking:
                task = self._hub.spawn(self._play(room, seat))
                room.thinking[seat] = task
                task.add_done_callback(partial(_forget, room, seat))

    async def _play(self, room: "Room", seat: int) -> None:
        """Decide for a seat as long as it is a bot's to decide."""
        live = room.live
        while seat in live.to_decide and live.chairs[seat].bot is not None:
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
            return await self._hub.workers.move(bot, live.game.view(seat), seat)
        except Broken as reason:
            log.error("a bot broke twice, any move is made for it", bot=bot, table=live.table, why=str(reason))
            return str(live.game.legal(seat)[0])
