"""One client: what it asks for is done here, message by message."""

from typing import TYPE_CHECKING, Final

from projectl.server.people.people import Person
from projectl.server.refusing import NotNow
from projectl.server.tables import access
from projectl.server.wire import messages
from projectl.server.wire.outbox import Outbox

if TYPE_CHECKING:
    from projectl.server.tables.hub import Hub
    from projectl.server.tables.loaded import LoadedTable
    from projectl.server.wire.limits import Buckets

MOST_TABLES: Final = 16
"""That one client watches at a time."""


class Connection:
    """A client of this process. `outbox` is what it should be sent."""

    def __init__(self, hub: "Hub", person: Person, session: str | None = None, chats: "Buckets | None" = None) -> None:
        self.hub = hub
        self.person = person
        self.session = session
        """The digest of the token it came with."""
        self._chats = chats
        self._is_over = False
        self.watched: dict[str, tuple[LoadedTable, int]] = {}
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
        if table not in self.watched:
            return None
        loaded, since = self.watched[table]
        self.watched[table] = (loaded, loaded.live.number)
        is_first = table not in self._introduced
        self._introduced.add(table)
        now = self.hub.time_at(loaded)
        return messages.encoder.encode(loaded.message(self.person.id, since, now, is_first=is_first))

    async def handle(self, data: bytes) -> None:
        """Do what a message asks for, and answer; nothing that a client can send raises anything."""
        if self._is_over:
            return
        try:
            message = messages.decoder.decode(data)
        except messages.UNREADABLE as error:
            self.refuse(NotNow("unreadable", why=str(error)[:200]), messages.id_of(data), None)
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
                hub.hints.begin(self._watched(message.table), self, message)
                return
            case messages.Say():
                number = await self._say(message)
            case messages.SitDown():
                loaded = self._watched(message.table)
                number = await hub.carry_out(loaded, lambda: loaded.live.sit(me, message.seat))
            case messages.StandUp():
                loaded = self._watched(message.table)
                number = await hub.carry_out(loaded, lambda: loaded.live.stand(me, message.seat))
            case messages.Begin():
                number = await hub.fill_seats(self._watched(message.table), me)
            case messages.GiveUp():
                loaded = self._watched(message.table)
                number = await hub.carry_out(loaded, lambda: loaded.live.close(me))
            case messages.Move():
                loaded = self._watched(message.table)
                number = await hub.carry_out(
                    loaded, lambda: loaded.live.decide(me, message.seat, message.decision, message.move)
                )
            case messages.Undo():
                loaded = self._watched(message.table)
                number = await hub.carry_out(loaded, lambda: loaded.live.take_back(me, message.seat, message.decision))
            case messages.Again():
                number = await hub.rematches.ask(self._watched(message.table), me)
        self.answer(messages.Done(id=message.id, table=message.table, number=number))

    def _watched(self, table: str) -> "LoadedTable":
        if table not in self.watched:
            raise NotNow("not_joined")
        return self.watched[table][0]

    async def _say(self, message: messages.Say) -> int:
        loaded = self._watched(message.table)
        wait = self._chats.wait(self.person.id) if self._chats is not None else 0.0
        if wait:
            raise NotNow("slow_down", retry_after=wait)
        return await self.hub.chat(loaded, self.person, message.text)

    async def _join(self, message: messages.Join) -> int:
        if message.table not in self.watched and len(self.watched) >= MOST_TABLES:
            raise NotNow("too_many_tables", most=MOST_TABLES)
        loaded = await access.loaded_for(self.hub, message.table, self.person.id, message.key)
        if loaded is None:
            raise NotNow("no_such_table")
        # Not less, even if this process has yet to read what the client saw at another one.
        since = message.number if loaded.live.may_see_history(self.person.id) else 0
        self.watched[message.table] = (loaded, since)
        self._introduced.discard(message.table)
        await self.hub.enter(loaded, self)
        return loaded.live.number

    def _leave(self, table: str) -> int:
        loaded = self._watched(table)
        del self.watched[table]
        self.hub.exit(loaded, self)
        return loaded.live.number

    async def close(self) -> None:
        """The client has gone."""
        self.outbox.close()
        for loaded, _ in list(self.watched.values()):
            self.hub.exit(loaded, self)
        self.watched.clear()
        self.hub.disconnect(self)
