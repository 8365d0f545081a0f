"""One client: what it asks for is done here, message by message."""

from functools import partial
from typing import Any, Final, TypeAlias

from projectl.server.people.people import Person
from projectl.server.refusing import NotNow
from projectl.server.tables import access
from projectl.server.tables.hinting import Thinking
from projectl.server.tables.hub import Hub
from projectl.server.tables.listener import Presence, Said
from projectl.server.tables.loaded import LoadedTable
from projectl.server.wire import messages
from projectl.server.wire.describing import describe
from projectl.server.wire.limits import Buckets
from projectl.server.wire.outbox import Outbox
from projectl.server.wire.unreadable import why_unreadable

Question: TypeAlias = messages.Hint | messages.Plan | messages.Touches

MOST_TABLES: Final = 16
"""That one client watches at a time."""


class Connection:
    """A client of this process, and a Listener of the tables it watches. `outbox` is what it should be sent."""

    def __init__(self, hub: Hub, person: Person, session: str | None = None, chats: Buckets | None = None) -> None:
        self._hub = hub
        self.person = person
        self.session = session
        """The digest of the token it came with."""
        self._chats = chats
        """How much it may say."""
        self._is_over = False
        self.watched: dict[str, tuple[LoadedTable, int]] = {}
        """The tables it watches, and how far it knows their logs."""
        self._introduced: set[str] = set()
        """Those of which it was told what never changes."""
        self.outbox = Outbox(self._describe)
        self.answer(messages.Hello(version=messages.VERSION, person=person.id, name=person.name))
        hub.audience.listeners.add(self)

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
        return messages.encoder.encode(describe(loaded, self.person.id, since, is_first=is_first))

    # What it is told

    def table_changed(self, table: str) -> None:
        """Something happened at a table."""
        self.outbox.touch(table)

    def presence_changed(self, table: str, presence: Presence) -> None:
        """Somebody came to a table, or went."""
        self.answer(messages.Here(table=table, **presence._asdict()))

    def hear(self, table: str, said: Said) -> None:
        """Somebody said something."""
        about = {name: value for name, value in said._asdict().items() if name != "person"}
        self.answer(messages.Chatted(table=table, is_you=said.person == self.person.id, **about))

    # What it asks for

    async def handle(self, data: bytes) -> None:
        """Do what a message asks for, and answer; nothing that a client can send raises anything."""
        if self._is_over:
            return
        try:
            message = messages.decoder.decode(data)
        except messages.UNREADABLE as error:
            self.refuse(NotNow("unreadable", why=why_unreadable(error)), messages.id_of(data), None)
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
        hub, me = self._hub, self.person.id
        match message:
            case messages.Ping():
                self.answer(messages.Pong(id=message.id))
                return
            case messages.Join():
                number = await self._join(message)
            case messages.Leave():
                number = self._leave(message.table)
            case messages.Hint() | messages.Plan() | messages.Touches():
                self._advise(message)
                return
            case messages.Say() | messages.Quote():
                number = await self._say(message)
            case messages.SitDown():
                loaded = self._loaded(message.table)
                number = await hub.changes.carry_out(loaded, lambda: loaded.live.sit(me, message.seat))
            case messages.StandUp():
                loaded = self._loaded(message.table)
                number = await hub.changes.stand(loaded, me, message.seat)
            case messages.Begin():
                number = await hub.changes.fill_seats(self._loaded(message.table), me)
            case messages.GiveUp():
                loaded = self._loaded(message.table)
                number = await hub.changes.carry_out(loaded, lambda: loaded.live.close(me))
            case messages.Move():
                loaded = self._loaded(message.table)
                ask = partial(loaded.live.decide, me, message.seat, message.decision, message.move, hold=message.hold)
                number = await hub.changes.carry_out(loaded, ask)
            case messages.EndTurn():
                loaded = self._loaded(message.table)
                number = await hub.changes.carry_out(
                    loaded, lambda: loaded.live.end(me, message.seat, message.decision)
                )
            case messages.Undo():
                loaded = self._loaded(message.table)
                number = await hub.changes.carry_out(
                    loaded, lambda: loaded.live.take_back(me, message.seat, message.decision)
                )
            case messages.ChooseHow():
                loaded = self._loaded(message.table)
                number = await hub.changes.carry_out(
                    loaded, lambda: loaded.live.choose(me, message.choice, loaded.here)
                )
            case messages.Again():
                number = await hub.rematches.ask(self._loaded(message.table), me)
        self.answer(messages.Done(id=message.id, table=message.table, number=number))

    def _loaded(self, table: str) -> LoadedTable:
        if table not in self.watched:
            raise NotNow("not_joined")
        return self.watched[table][0]

    async def _say(self, message: messages.Say | messages.Quote) -> int:
        loaded = self._loaded(message.table)
        wait = self._chats.wait(self.person.id) if self._chats is not None else 0.0
        if wait:
            raise NotNow("slow_down", retry_after=wait)
        if isinstance(message, messages.Say):
            await self._hub.chat.say(loaded, self.person, message.text)
        else:
            await self._hub.chat.quote(loaded, self.person, message.phrase)
        return loaded.live.number

    def _advise(self, asked: Question) -> None:
        """Have a worker think about it, while other messages are answered."""
        live, hints, me, seat = self._loaded(asked.table).live, self._hub.hints, self.person.id, asked.seat
        match asked:
            case messages.Hint():
                thinking = hints.hints(live, me, seat, asked.count, asked.language)
            case messages.Plan():
                thinking = hints.plan(live, me, seat, asked.source)
            case messages.Touches():
                thinking = hints.touches(live, me, seat)
        self._hub.tasks.spawn(self._answer_later(asked, live.decision, thinking))

    async def _answer_later(self, asked: Question, decision: int, thinking: Thinking) -> None:
        about: dict[str, Any] = {"id": asked.id, "table": asked.table, "seat": asked.seat, "decision": decision}
        try:
            found = await thinking
        except NotNow as reason:
            self.refuse(reason, asked.id, asked.table)
            return
        match asked:
            case messages.Hint():
                self.answer(messages.Hinted(**about, hints=found))
            case messages.Plan():
                self.answer(messages.Planned(**about, source=asked.source, **found))
            case messages.Touches():
                self.answer(messages.Touched(**about, **found))

    async def _join(self, message: messages.Join) -> int:
        if message.table not in self.watched and len(self.watched) >= MOST_TABLES:
            raise NotNow("too_many_tables", most=MOST_TABLES)
        loaded = await access.loaded_for(self._hub.memory, message.table, self.person.id, message.key)
        if loaded is None:
            raise NotNow("no_such_table")
        # Not less, even if this process has yet to read what the client saw at another one.
        since = message.number if loaded.live.may_see_history(self.person.id) else 0
        self.watched[message.table] = (loaded, since)
        self._introduced.discard(message.table)
        await self._hub.audience.enter(loaded, self)
        return loaded.live.number

    def _leave(self, table: str) -> int:
        loaded = self._loaded(table)
        del self.watched[table]
        self._hub.audience.exit(loaded, self)
        return loaded.live.number

    async def close(self) -> None:
        """The client has gone."""
        self.outbox.close()
        for loaded, _ in list(self.watched.values()):
            self._hub.audience.exit(loaded, self)
        self.watched.clear()
        self._hub.audience.listeners.discard(self)
