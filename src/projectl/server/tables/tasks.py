"""What is done beside answering somebody: begun here, and ended with the server."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

journal = structlog.get_logger()


class Tasks:
    """All tasks of the tables of a process."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something beside; what goes wrong there is written in the journal."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            journal.error("task failed", error=type(error).__name__, exc_info=error)

    async def stop(self) -> None:
        """End all of them."""
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
