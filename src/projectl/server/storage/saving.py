"""Two ways to ask the storage: now or not at all, and as often as it takes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog

from projectl.server.storage.store import Gone
from projectl.server.tables.refusing import NotNow

RETRY_S: Final = 2.0
T = TypeVar("T")
journal = structlog.get_logger()


async def now_or_not(work: Awaitable[T]) -> T:
    """What the storage says, or that it cannot be reached."""
    try:
        return await work
    except Gone as reason:
        journal.warning("storage gone", why=str(reason))
        raise NotNow("storage_gone", retry_after=RETRY_S) from None


async def at_last(work: Callable[[], Awaitable[T]]) -> T:
    """What the storage says, however long it takes."""
    while True:
        try:
            return await work()
        except Gone as reason:
            journal.warning("storage gone, trying again", why=str(reason))
            await asyncio.sleep(RETRY_S)
