"""Hints: what a good player would do, for somebody who plays against bots alone."""

from typing import TYPE_CHECKING

import structlog

from projectl.server import messages
from projectl.server.refusing import NotNow
from projectl.server.saving import RETRY_S
from projectl.server.workers import Busy

if TYPE_CHECKING:
    from projectl.server.connection import Connection
    from projectl.server.hub import Hub
    from projectl.server.room import Room

log = structlog.get_logger()


class Hints:
    """Thinks for the people of a hub, for each about one question at a time."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._asking: set[str] = set()

    def begin(self, room: "Room", connection: "Connection", asked: messages.Hint) -> None:
        """Think for somebody, while their other messages are answered."""
        live, person = room.live, connection.person.id
        if live.people != {person}:
            raise NotNow("no_hints")
        if asked.seat not in live.to_decide or asked.seat not in live.seats_of(person):
            raise NotNow("not_your_decision")
        if person in self._asking:
            raise NotNow("slow_down", retry_after=1.0)
        self._asking.add(person)
        self._hub.spawn(self._answer(room, connection, asked))

    async def _answer(self, room: "Room", connection: "Connection", asked: messages.Hint) -> None:
        live, decision = room.live, room.live.decision
        try:
            found = await self._hub.workers.hints(live.game.view(asked.seat), asked.seat, asked.count, asked.language)
            connection.answer(
                messages.Hinted(id=asked.id, table=live.table, seat=asked.seat, decision=decision, hints=found)
            )
        except Busy as reason:
            connection.refuse(NotNow("busy", retry_after=reason.retry_after), asked.id, live.table)
        except Exception as error:  # whatever a worker came to, the player gets an answer
            log.error("no hint", error=type(error).__name__)
            connection.refuse(NotNow("busy", retry_after=RETRY_S), asked.id, live.table)
        finally:
            self._asking.discard(connection.person.id)
