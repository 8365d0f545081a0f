"""The tables of one process: their parts put together, begun and ended."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from projectl.server.people.people import People
from projectl.server.processes.channels import Notices
from projectl.server.processes.workers import Workers
from projectl.server.refusing import NotNow
from projectl.server.storage import uptime
from projectl.server.storage.outages import retry_until_done
from projectl.server.storage.store import Gone, Store
from projectl.server.storage.uptime import Uptime
from projectl.server.tables.audience import Audience
from projectl.server.tables.awaiting import Awaiting
from projectl.server.tables.bot_seats import BotSeats
from projectl.server.tables.changes import Changes
from projectl.server.tables.chatting import Chat
from projectl.server.tables.follow_up import FollowUp
from projectl.server.tables.hinting import Hints
from projectl.server.tables.leaving import Leaving
from projectl.server.tables.memory import Memory
from projectl.server.tables.neighbours import Neighbours
from projectl.server.tables.rematches import Rematches
from projectl.server.tables.steady import steady_clock
from projectl.server.tables.tasks import Tasks
from projectl.server.tables.telling import Telling

TIDY_S: Final = 20.0
DAY_S: Final = 86_400.0
LAST_S: Final = 0.5
"""How long noting that clocks ran until now may take when the server stops."""
EVER: Final = 1e12
"""Later than any clock says, also one that was set back since."""
journal = structlog.get_logger()


class Hub:
    """Each part is given the others that it needs, and no more."""

    def __init__(
        self,
        store: Store,
        people: People,
        workers: Workers,
        channels: Notices | None = None,
        now: Callable[[], float] | None = None,
    ) -> None:
        now = now or steady_clock()
        channels = channels if store.is_shared else None
        self.store = store
        self.people = people
        self.tasks = Tasks()
        self.telling = Telling(channels)
        self.changes = Changes(store, people, self.telling)
        self.bots = BotSeats(workers, self.changes, self.tasks, is_shared=store.is_shared)
        self.awaiting = Awaiting(self.changes, self.telling, self.tasks)
        self.follow_up = FollowUp(store, self.changes, self.bots, self.awaiting, self.tasks, now)
        self.changes.follow_up = self.follow_up.after_change
        self._uptime = Uptime(store, now)
        self.memory = Memory(store, people, self._uptime, self.follow_up.after_change, now)
        self.chat = Chat(store, people, self.telling, now)
        self.audience = Audience(self.changes, self.telling, self.chat, self.bots, self.awaiting, now)
        self.hints = Hints(workers)
        self.rematches = Rematches(people, self.memory, self.changes)
        self.leaving = Leaving(people, self.memory, self.changes, self.audience)
        self.neighbours = Neighbours(
            channels, self.memory, self.changes, self.telling, self.chat, self.bots, self.awaiting, self.tasks
        )

    async def start(self) -> None:
        """Go on with every game that waits for a bot, and listen to other processes."""
        self.neighbours.start()
        self.tasks.spawn(self._tidy())
        self.tasks.spawn(self._tidy_daily())
        self.tasks.spawn(self._note_uptime())
        self.tasks.spawn(self._resume())

    async def stop(self) -> None:
        """Let everybody go; what was acknowledged is on disk."""
        self.audience.hang_up_all()
        for loaded in self.memory.tables:
            loaded.stop_timers()
        await self.tasks.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_S):
                await self._note_if_timed()

    async def _resume(self) -> None:
        for table in await retry_until_done(lambda: self.store.unfinished(changed_before=EVER)):
            with suppress(NotNow):
                await self.memory.load(table)

    async def _note_uptime(self) -> None:
        while True:
            await asyncio.sleep(uptime.NOTE_S)
            await self._note_if_timed()

    async def _note_if_timed(self) -> None:
        """Until now clocks have run: so much is known even after a kill."""
        if any(loaded.live.is_timed for loaded in self.memory.tables):
            with suppress(Gone):
                await self._uptime.note()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_S)
            self.neighbours.heartbeat()
            self.memory.let_idle_go()
            with suppress(Gone, NotNow):
                await self.leaving.hang_up_on_ended()

    async def _tidy_daily(self) -> None:
        while True:
            pruned = await retry_until_done(self.memory.prune)
            await retry_until_done(self._uptime.forget)
            gone = await retry_until_done(self.people.tidy_up)
            if gone or pruned:
                journal.info("forgotten", guests=gone, tables=pruned)
            await asyncio.sleep(DAY_S)
