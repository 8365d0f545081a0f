"""What a change at a table calls for: bots to ask, clocks to watch, a phase or a result to keep."""

from collections.abc import Callable
from functools import partial
from typing import Final

from projectl.server.refusing import NotNow
from projectl.server.storage.entries import Entry
from projectl.server.storage.outages import retry_until_done
from projectl.server.storage.store import Store
from projectl.server.tables.awaiting import Awaiting
from projectl.server.tables.bot_seats import BotSeats
from projectl.server.tables.changes import Changes, begin
from projectl.server.tables.live import OVER, PLAYING, WAITING
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.settling import settle
from projectl.server.tables.tasks import Tasks

TAKE_OVER_S: Final = 4.0
"""After which a process asks a bot although another one should have."""
START_S: Final = 0.5


class FollowUp:
    """Does it for the tables of a process."""

    def __init__(
        self,
        store: Store,
        changes: Changes,
        bots: BotSeats,
        awaiting: Awaiting,
        tasks: Tasks,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._changes = changes
        self._bots = bots
        self._awaiting = awaiting
        self._tasks = tasks
        self._now = now

    def after_change(self, loaded: LoadedTable, is_ours: bool) -> None:
        """A table was loaded or changed; `is_ours`: no other process sees to it first."""
        loaded.stop_timers()
        self._keep_phase(loaded)
        live = loaded.live
        if live.phase == OVER and not loaded.is_settled:
            loaded.is_settled = True
            self._tasks.spawn(settle(self._store, live))
        if live.phase == WAITING and live.is_full:  # whoever was to begin it was killed, or could not
            loaded.call_later(START_S, lambda: self._tasks.spawn(self._try(loaded, partial(begin, live))))
        if live.phase == PLAYING:
            self._see_to_bots(loaded, is_ours)
            self._see_to_clocks(loaded)
        self._awaiting.see_to(loaded)

    def _keep_phase(self, loaded: LoadedTable) -> None:
        live = loaded.live
        if live.phase != loaded.row.phase:
            loaded.row = loaded.row._replace(phase=live.phase)
            if live.phase != OVER:
                self._tasks.spawn(retry_until_done(lambda: self._store.set_phase(live.table, live.phase, self._now())))

    def _see_to_bots(self, loaded: LoadedTable, is_ours: bool) -> None:
        if is_ours:
            self._bots.ask(loaded)
        elif any(loaded.live.chairs[seat].bot for seat in loaded.live.to_decide):
            loaded.call_later(TAKE_OVER_S, lambda: self._bots.ask(loaded))

    def _see_to_clocks(self, loaded: LoadedTable) -> None:
        live, now = loaded.live, loaded.time
        if live.clocks is None:
            return
        people = [seat for seat in live.clocks.running if live.chairs[seat].person is not None]
        if people:
            soonest = min(live.clocks.left(seat, now) for seat in people)
            loaded.call_later(soonest + 0.05, lambda: self._tasks.spawn(self._time_up(loaded)))

    async def _time_up(self, loaded: LoadedTable) -> None:
        """Somebody's time is up: a bot plays on for them, and they may sit down again."""
        live, now = loaded.live, loaded.time
        for seat in live.to_decide:
            if live.clocks is not None and live.chairs[seat].person is not None and live.clocks.left(seat, now) <= 0:
                await self._try(loaded, partial(live.stand_in, seat, now))

    async def _try(self, loaded: LoadedTable, ask: Callable[[], Entry]) -> None:
        """What nobody waits for; if the storage is gone, it is tried again later."""
        try:
            await self._changes.carry_out(loaded, ask)
        except NotNow as reason:
            if reason.retry_after is not None:
                loaded.call_later(reason.retry_after, lambda: self.after_change(loaded, is_ours=False))
