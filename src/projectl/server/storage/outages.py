"""When the storage is gone: refuse what was asked for, or try again until it answers."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog

from projectl.server.refusing import NotNow
from projectl.server.storage.store import Gone

RETRY_S: Final = 2.0
T = TypeVar("T")
journal = structlog.get_logger()


async def or_refuse(work: Awaitable[T]) -> T:
    """What the storage says, or that it cannot be reached."""
    try:
        return await work
    except Gone as reason:
        journal.warning("storage gone", why=str(reason))
        raise NotNow("storage_gone", retry_after=RETRY_S) from None


async def retry_until_done(work: Callable[[], Awaitable[T]]) -> T:
    """What the storage says, however long it takes."""
    while True:
        try:
            return await work()
        except Gone as reason:
            journal.warning("storage gone, trying again", why=str(reason))
            await asyncio.sleep(RETRY_S)
