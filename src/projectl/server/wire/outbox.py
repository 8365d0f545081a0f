"""What waits to be sent to a client: answers in order, and of each table only how it stands when it is sent.

So a client that reads slowly gets fewer messages about a table, never an ever longer queue; one that does not even
read its answers is let go.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

MOST_ANSWERS: Final = 256


class Outbox:
    """For one client."""

    def __init__(self, describe: Callable[[str], bytes | None]) -> None:
        self._describe = describe
        self._answers: deque[bytes] = deque()
        self._tables: dict[str, None] = {}
        self._is_closed = False
        self._ready = asyncio.Event()

    def answer(self, message: bytes) -> None:
        """One more message, whatever comes."""
        if self._is_closed:
            return
        if len(self._answers) >= MOST_ANSWERS:
            self.close()
            return
        self._answers.append(message)
        self._ready.set()

    def touch(self, table: str) -> None:
        """Something happened at a table."""
        self._tables[table] = None
        self._ready.set()

    def close(self) -> None:
        """Nothing more is sent."""
        self._is_closed = True
        self._answers.clear()
        self._tables.clear()
        self._ready.set()

    async def get(self) -> bytes | None:
        """The next message; None once it is closed."""
        while not self._is_closed:
            if self._answers:
                return self._answers.popleft()
            if self._tables:
                table = next(iter(self._tables))
                del self._tables[table]
                message = self._describe(table)
                if message is not None:
                    return message
                continue
            self._ready.clear()
            await self._ready.wait()
        return None
