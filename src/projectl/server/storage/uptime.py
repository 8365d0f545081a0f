"""When servers ran: what a clock at a table counts is time in which somebody could have decided.

Each process notes now and then that it is there, so that after a kill it is known until when it was. Between two notes
it was there too.
"""

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from projectl.server.storage.schema import uptime
from projectl.server.storage.store import Store

NOTE_S: Final = 2.0
"""How often it is noted while a clock runs: so much time is lost to a kill at most."""

KEEP_S: Final = 60 * 86_400.0


class Stretch(NamedTuple):
    """From one time to another."""

    began: float
    ended: float


class Away(NamedTuple):
    """When no server ran, and when those were last seen that knew of the last thing that happened."""

    stretches: tuple[Stretch, ...] = ()
    last_seen: float = 0.0


class Uptime:
    """Of this process, and of those before and beside it."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._process = secrets.token_urlsafe(9)
        self._began = now()

    async def note(self) -> None:
        """Say that this process is there."""
        row = {"process": self._process, "began": self._began, "seen": self._now()}

        async def work(connection: AsyncConnection) -> None:
            dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
            new = dialect.insert(uptime).values(row)  # a note given up on may still be on its way: no first one is sure
            await connection.execute(new.on_conflict_do_update(index_elements=["process"], set_={"seen": row["seen"]}))

        await self._store.write(work)

    async def forget(self) -> None:
        """What was so long ago that it matters to no game."""
        old = uptime.c.seen < self._now() - KEEP_S

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(uptime).where(old))

        await self._store.write(work)

    async def away(self, since: float, last: float) -> Away:
        """When no server ran after a time; where nothing is known, none did after the `last` thing that happened."""
        query = select(uptime.c.began, uptime.c.seen).where(uptime.c.seen > since, uptime.c.process != self._process)
        before = [Stretch(*row) for row in await self._store.read(query.order_by(uptime.c.began))]
        away: list[Stretch] = []
        end = min([last, *(stretch.began for stretch in before[:1])])
        for began, seen in [*before, Stretch(self._began, self._now())]:
            if began > end:
                away.append(Stretch(end, began))
            end = max(end, seen)
        return Away(tuple(away), max((stretch.ended for stretch in before if stretch.began <= last), default=0.0))
