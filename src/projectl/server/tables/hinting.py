"""Advice for somebody who plays against bots alone: what a good player would do, and what a puzzle would cost."""

from collections.abc import Coroutine
from typing import Any, TypeAlias

import structlog

from projectl.server.processes.workers import Busy, Workers
from projectl.server.refusing import AgainstTheRules, NotNow
from projectl.server.storage.outages import RETRY_S
from projectl.server.tables.live import LiveTable

journal = structlog.get_logger()

Thinking: TypeAlias = Coroutine[Any, Any, Any]
"""What a worker finds, about the position as it was when somebody asked; a NotNow says that it found nothing."""


class Hints:
    """Thinks for the people of a process, for each about one question of a kind at a time."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._asking: set[tuple[str, str]] = set()

    def hints(self, live: LiveTable, person: str, seat: int, count: int, language: str) -> Thinking:
        """The best moves, or a NotNow at once."""
        _check_asker(live, person, seat)
        view = self._begin(live, person, seat, "hints")
        return self._think(person, "hints", self._workers.hints(view, seat, count, language))

    def plan(self, live: LiveTable, person: str, seat: int, source: str) -> Thinking:
        """The quickest way to fill a puzzle, or a NotNow at once."""
        _check_asker(live, person, seat)
        _check_source(live, seat, source)
        view = self._begin(live, person, seat, "plan")
        return self._think(person, "plan", self._workers.plan(view, seat, source))

    def touches(self, live: LiveTable, person: str, seat: int) -> Thinking:
        """What Finishing Touches can still bring, or a NotNow at once."""
        _check_asker(live, person, seat)
        if not live.is_at_touches(seat):
            raise NotNow("not_your_decision")
        view = self._begin(live, person, seat, "touches")
        return self._think(person, "touches", self._workers.touches(view, seat))

    def _begin(self, live: LiveTable, person: str, seat: int, kind: str) -> dict[str, Any]:
        if (person, kind) in self._asking:
            raise NotNow("slow_down", retry_after=1.0)
        self._asking.add((person, kind))
        return live.game.view(seat)

    async def _think(self, person: str, kind: str, work: Thinking) -> Any:
        try:
            return await work
        except Busy as reason:
            raise NotNow("busy", retry_after=reason.retry_after) from None
        except Exception as error:  # whatever a worker came to, the player gets an answer
            journal.error("no hint", error=type(error).__name__)
            raise NotNow("busy", retry_after=RETRY_S) from None
        finally:
            self._asking.discard((person, kind))


def _check_asker(live: LiveTable, person: str, seat: int) -> None:
    if not live.is_alone(person):
        raise NotNow("no_hints")
    if seat not in live.to_decide or seat not in live.seats_of(person) or seat in live.holding:
        raise NotNow("not_your_decision")


def _check_source(live: LiveTable, seat: int, source: str) -> None:
    """[T2] what cannot be taken is not planned for, nor what nobody has seen [R2]."""
    refusal = live.game.why_not(f"take {source}", seat)
    if refusal is not None:
        raise AgainstTheRules(refusal)
    if source.endswith("deck"):
        raise NotNow("unseen")
