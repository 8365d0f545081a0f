"""One client: what it asks for is done here, message by message."""

from typing import TYPE_CHECKING, Final

import msgspec

from projectl.server.people.people import Person
from projectl.server.tables import looking
from projectl.server.tables.refusing import NotNow
from projectl.server.wire import messages
from projectl.server.wire.outbox import Outbox

if TYPE_CHECKING:
    from projectl.server.tables.hub import Hub
    from projectl.server.tables.room import Room
    from projectl.server.wire.limits import Buckets

MOST_TABLES: Final = 16
"""That one client watches at a time."""
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class Connection:
    """A client of this process. `outbox` is what it should be sent."""

    def __init__(self, hub: "Hub", person: Person, session: str | None = None, chats: "Buckets | None" = None) -> None:
        self.hub = hub
        self.person = person
        self.session = session
        """The digest of the token it came with."""
        self._chats = chats
        self._is_over = False
        self.rooms: dict[str, tuple[Room, int]] = {}
        """The tables it watches, and how far it knows their logs."""
        self._introduced: set[str] = set()
        """Those of which it was told what never changes."""
        self.outbox = Outbox(self._describe)
        self.answer(messages.Hello(version=messages.VERSION, person=person.id, name=person.name))

    def hang_up(self) -> None:
        """Neither listen to it any more, nor send it anything."""
        self._is_over = True
        self.outbox.close()

    def answer(self, message: messages.Outgoing) -> None:
        """Send a message."""
        self.outbox.answer(messages.encoder.encode(message))

    def _describe(self, table: str) -> bytes | None:
        if table not in self.rooms:
            return None
        room, since = self.rooms[table]
        self.rooms[table] = (room, room.live.number)
        is_first = table not in self._introduced
        self._introduced.add(table)
        now = self.hub.time_at(room)
        return messages.encoder.encode(room.message(self.person.id, since, now, is_first=is_first))

    async def handle(self, data: bytes) -> None:
        """Do what a message asks for, and answer; nothing that a client can send raises anything."""
        if self._is_over:
            return
        try:
            message = messages.decoder.decode(data)
        except UNREADABLE as error:
            self.refuse(NotNow("unreadable", why=str(error)[:200]), None, None)
            return
        try:
            await self._do(message)
        except NotNow as reason:
            self.refuse(reason, message.id, getattr(message, "table", None))

    def refuse(self, reason: NotNow, answering: int | None, table: str | None) -> None:
        """Say why something was not done."""
        self.answer(
            messages.Refused(
                id=answering,
                code=reason.code,
                sentence=str(reason),
                rule=reason.rule,
                args=reason.arguments,
                table=table,
                retry_after=reason.retry_after,
            )
        )

    async def _do(self, message: messages.Incoming) -> None:
        hub, me = self.hub, self.person.id
        match message:
            case messages.Ping():
                self.answer(messages.Pong(id=message.id))
                return
            case messages.Join():
                number = await self._join(message)
            case messages.Leave():
                number = self._leave(message.table)
            case messages.Hint() | messages.Plan() | messages.Touches():
                hub.hints.begin(self._room(message.table), self, message)
                return
            case messages.Say():
                number = await self._say(message)
            case messages.SitDown():
                room = self._room(message.table)
                number = await hub.carry_out(room, lambda: room.live.sit(me, message.seat))
            case messages.StandUp():
                room = self._room(message.table)
                number = await hub.carry_out(room, lambda: room.live.stand(me, message.seat))
            case messages.Begin():
                number = await hub.fill_seats(self._room(message.table), me)
            case messages.GiveUp():
                room = self._room(message.table)
                number = await hub.carry_out(room, lambda: room.live.close(me))
            case messages.Move():
                room = self._room(message.table)
                number = await hub.carry_out(
                    room, lambda: room.live.decide(me, message.seat, message.decision, message.move)
                )
            case messages.Undo():
                room = self._room(message.table)
                number = await hub.carry_out(room, lambda: room.live.take_back(me, message.seat, message.decision))
            case messages.Again():
                number = await hub.rematches.ask(self._room(message.table), me)
        self.answer(messages.Done(id=message.id, table=message.table, number=number))

    def _room(self, table: str) -> "Room":
        if table not in self.rooms:
            raise NotNow("not_joined")
        return self.rooms[table][0]

    async def _say(self, message: messages.Say) -> int:
        room = self._room(message.table)
        wait = self._chats.wait(self.person.id) if self._chats is not None else 0.0
        if wait:
            raise NotNow("slow_down", retry_after=wait)
        return await self.hub.chat(room, self.person, message.text)

    async def _join(self, message: messages.Join) -> int:
        if message.table not in self.rooms and len(self.rooms) >= MOST_TABLES:
            raise NotNow("too_many_tables", most=MOST_TABLES)
        room = await looking.room_for(self.hub, message.table, self.person.id, message.key)
        if room is None:
            raise NotNow("no_such_table")
        # Not less, even if this process has yet to read what the client saw at another one.
        since = message.number if room.live.may_look_back(self.person.id) else 0
        self.rooms[message.table] = (room, since)
        self._introduced.discard(message.table)
        await self.hub.enter(room, self)
        return room.live.number

    def _leave(self, table: str) -> int:
        room = self._room(table)
        del self.rooms[table]
        self.hub.exit(room, self)
        return room.live.number

    async def close(self) -> None:
        """The client has gone."""
        self.outbox.close()
        for room, _ in list(self.rooms.values()):
            self.hub.exit(room, self)
        self.rooms.clear()
        self.hub.disconnect(self)
