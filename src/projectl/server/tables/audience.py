"""The clients of this process, and which tables they watch."""

from collections.abc import Callable

from projectl.server.tables.awaiting import Awaiting
from projectl.server.tables.bot_seats import BotSeats
from projectl.server.tables.changes import Changes
from projectl.server.tables.chatting import Chat
from projectl.server.tables.listener import Listener
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.telling import Telling


class Audience:
    """Everybody who is connected."""

    def __init__(
        self,
        changes: Changes,
        telling: Telling,
        chat: Chat,
        bots: BotSeats,
        awaiting: Awaiting,
        now: Callable[[], float],
    ) -> None:
        self._changes = changes
        self._telling = telling
        self._chat = chat
        self._bots = bots
        self._awaiting = awaiting
        self._now = now
        self.listeners: set[Listener] = set()

    async def enter(self, loaded: LoadedTable, listener: Listener) -> None:
        """A client watches a table from now on."""
        loaded.listeners.add(listener)
        loaded.used = self._now()
        await self._changes.catch_up(loaded)
        listener.table_changed(loaded.live.table)
        for said in await self._chat.said_before(loaded):
            listener.hear(loaded.live.table, said)
        self._telling.presence_changed_here(loaded)
        self._awaiting.see_to(loaded)
        self._bots.welcome(loaded)

    def exit(self, loaded: LoadedTable, listener: Listener) -> None:
        """A client watches a table no longer."""
        loaded.listeners.discard(listener)
        loaded.used = self._now()
        self._telling.presence_changed_here(loaded)
        self._awaiting.see_to(loaded)

    def hang_up(self, person: str, but: str | None = None) -> None:
        """Close somebody's connections, all but those of one session."""
        for listener in self.listeners:
            if listener.person.id == person and (but is None or listener.session != but):
                listener.hang_up()

    def hang_up_session(self, session: str) -> None:
        """Close the connections of a session that has ended."""
        for listener in self.listeners:
            if listener.session == session:
                listener.hang_up()

    def hang_up_all(self) -> None:
        """The server stops."""
        for listener in list(self.listeners):
            listener.hang_up()
