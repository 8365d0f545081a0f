"""Other processes that serve the same tables: they are told what happens here, and what they write is read.

A notice says only that something happened, and may be lost: the log in the database is what counts.
"""

import asyncio
import secrets
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from projectl.server.processes import notices
from projectl.server.processes.notify import Notices
from projectl.server.storage.saving import at_last
from projectl.server.tables import chatting
from projectl.server.tables.room import Elsewhere, Room

if TYPE_CHECKING:
    from projectl.server.tables.hub import Hub

FORGET_S: Final = 50.0
"""After which a process that says nothing of who is there has nobody."""


class Neighbours:
    """The other processes, for a hub; without channels there are none."""

    def __init__(self, hub: "Hub", channels: Notices | None) -> None:
        self._hub = hub
        self.channels = channels
        self.process = secrets.token_urlsafe(6)
        """What the others call this one."""
        self._behind: dict[str, Room] = {}
        """Tables that another process wrote to, not read yet."""
        self._reading: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen from now on."""
        if self.channels is not None:
            self.channels.when_missed(lambda: self._read_soon(self._hub.rooms))
            self._hub.spawn(self._listen(self.channels))

    # What they are told

    def tell(self, room: Room, about: Any, **facts: Any) -> None:
        """Something happened at a table here."""
        if self.channels is not None:
            notice = notices.Notice(self.process, room.live.table, about, **facts)
            self.channels.publish(notices.write(notice), notices.CHANNEL)

    def announce(self, room: Room) -> None:
        """Tell them who is here."""
        room.announced = room.present
        people, watching = room.announced
        self.tell(room, "here", people=sorted(people), watching=watching)

    # What they say

    async def _listen(self, channels: Notices) -> None:
        async with channels.start_subscription([notices.CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                notice = notices.read(data)
                if notice is None or notice.process == self.process:
                    continue
                room = self._hub.loaded(notice.table)
                if room is not None:
                    self._hub.spawn(self._heard(room, notice))

    async def _heard(self, room: Room, notice: notices.Notice) -> None:
        if notice.about == "log":
            self._read_soon([room] if notice.number > room.live.number else [])
        elif notice.about == "chat":
            async with room.lock:  # in the order in which it was said
                await chatting.hear(self._hub, room, notice.number)
        elif notice.about == "here":
            known, before = room.elsewhere.get(notice.process), room.presence()
            room.elsewhere[notice.process] = Elsewhere(frozenset(notice.people), notice.watching, self._hub.now())
            if room.presence() != before:
                room.tell(room.presence())
            if known is None and room.connections:
                self.announce(room)
            self._hub.bots.hurry(room)

    # What they do not say: who was killed said nothing

    def look_around(self) -> None:
        """Now and then: say who is here, forget who says nothing, and read what was written without a word."""
        for room in self._hub.rooms:
            self._forget_the_dead(room)
        if self.channels is not None:
            self._read_soon(room for room in self._hub.rooms if room.connections)

    def _forget_the_dead(self, room: Room) -> None:
        now = self._hub.now()
        quiet = [process for process, far in room.elsewhere.items() if now - far.at > FORGET_S]
        for process in quiet:
            del room.elsewhere[process]
        if quiet:
            room.tell(room.presence())
        if room.connections:
            self.announce(room)

    def _read_soon(self, rooms: Iterable[Room]) -> None:
        """Others may have written at these tables."""
        self._behind.update((room.live.table, room) for room in rooms)
        if self._behind and self._reading is None:
            self._reading = self._hub.spawn(self._read_all())

    async def _read_all(self) -> None:
        """Many logs in one look; what is heard of meanwhile waits for the next."""
        try:
            while self._behind:
                rooms, self._behind = self._behind, {}
                known = {table: room.live.number for table, room in rooms.items()}
                logs = await at_last(partial(self._hub.store.read_logs, known))
                for table, rows in logs.items():
                    self._hub.spawn(self._hub.take_in(rooms[table], rows))
        finally:
            self._reading = None
