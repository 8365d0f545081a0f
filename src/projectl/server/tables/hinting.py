"""Advice for somebody who plays against bots alone: what a good player would do, and what a puzzle would cost."""

from typing import TYPE_CHECKING, Any, TypeAlias

import structlog

from projectl.server.processes.workers import Busy
from projectl.server.refusing import AgainstTheRules, NotNow
from projectl.server.storage.outages import RETRY_S
from projectl.server.wire import messages

if TYPE_CHECKING:
    from projectl.server.tables.hub import Hub
    from projectl.server.tables.live import LiveTable
    from projectl.server.tables.loaded import LoadedTable
    from projectl.server.wire.connection import Connection

journal = structlog.get_logger()

Question: TypeAlias = messages.Hint | messages.Plan | messages.Touches


class Hints:
    """Thinks for the people of a hub, for each about one question of a kind at a time."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._asking: set[tuple[str, type[Question]]] = set()

    def begin(self, loaded: "LoadedTable", connection: "Connection", asked: Question) -> None:
        """Think for somebody, while their other messages are answered."""
        live, person = loaded.live, connection.person.id
        if not live.is_alone(person):
            raise NotNow("no_hints")
        if asked.seat not in live.to_decide or asked.seat not in live.seats_of(person):
            raise NotNow("not_your_decision")
        if isinstance(asked, messages.Touches) and not live.is_at_touches(asked.seat):
            raise NotNow("not_your_decision")
        if isinstance(asked, messages.Plan):
            _check_source(live, asked)
        if (person, type(asked)) in self._asking:
            raise NotNow("slow_down", retry_after=1.0)
        # The position that was asked about, whatever is decided before somebody begins to think.
        view = live.game.view(asked.seat)
        self._asking.add((person, type(asked)))
        self._hub.spawn(self._answer(live, connection, asked, view, live.decision))

    async def _answer(
        self, live: "LiveTable", connection: "Connection", asked: Question, view: dict[str, Any], decision: int
    ) -> None:
        seat, workers = asked.seat, self._hub.workers
        about: dict[str, Any] = {"id": asked.id, "table": live.table, "seat": seat, "decision": decision}
        try:
            if isinstance(asked, messages.Touches):
                connection.answer(messages.Touched(**about, **await workers.touches(view, seat)))
            elif isinstance(asked, messages.Plan):
                plan = await workers.plan(view, seat, asked.source)
                connection.answer(messages.Planned(**about, source=asked.source, **plan))
            else:
                found = await workers.hints(view, seat, asked.count, asked.language)
                connection.answer(messages.Hinted(**about, hints=found))
        except Busy as reason:
            connection.refuse(NotNow("busy", retry_after=reason.retry_after), asked.id, live.table)
        except Exception as error:  # whatever a worker came to, the player gets an answer
            journal.error("no hint", error=type(error).__name__)
            connection.refuse(NotNow("busy", retry_after=RETRY_S), asked.id, live.table)
        finally:
            self._asking.discard((connection.person.id, type(asked)))


def _check_source(live: "LiveTable", asked: messages.Plan) -> None:
    """[T2] what cannot be taken is not planned for, nor what nobody has seen [R2]."""
    refusal = live.game.why_not(f"take {asked.source}", asked.seat)
    if refusal is not None:
        raise AgainstTheRules(refusal)
    if asked.source.endswith("deck"):
        raise NotNow("unseen")
