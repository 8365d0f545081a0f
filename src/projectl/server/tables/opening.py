"""Opening a table."""

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from projectl.server.refusing import NotNow
from projectl.server.storage import entries
from projectl.server.storage.entries import Entry, Sit, Start
from projectl.server.storage.store import TableRow
from projectl.server.tables.going_on import GoingOn
from projectl.server.tables.live import PLAYING, WAITING
from projectl.server.tables.memory import Memory
from projectl.server.tables.shown import Wishes
from projectl.server.tables.wishes import OPEN, YOU, check, tidied

MOST_TABLES: Final = 20_000
"""Tables in memory, with which no more are opened."""


async def open_table(memory: Memory, host: str, wishes: Wishes, seated: Sequence[Sit] | None = None) -> TableRow:
    """A new table; a ValueError says what does not go together."""
    wishes = tidied(wishes)
    check(wishes)
    first: list[Entry] = list(seated if seated is not None else _seats(host, wishes))
    if sum(isinstance(entry, Sit) and entry.kept is None for entry in first) == len(wishes.seats):
        first.append(Start(secrets.randbelow(len(wishes.seats))))
    return await _create(memory, host, wishes, secrets.randbits(64), first)


async def open_from_record(memory: Memory, host: str, going_on: GoingOn) -> TableRow:
    """A table where a game goes on that was begun in a page: it is playing already, and waits for nobody.

    The bots that stand in for those who are invited give their seats to whoever has the link.
    """
    seats = [
        Sit(seat, host) if wish == YOU else Sit(seat, bot=going_on.stand_ins[seat] if wish == OPEN else wish)
        for seat, wish in enumerate(going_on.wishes.seats)
    ]
    start = Start(0, is_from_page=True, has_take_backs=going_on.has_take_backs)
    return await _create(memory, host, going_on.wishes, going_on.seed, [*seats, start, *going_on.decisions])


async def _create(memory: Memory, host: str, wishes: Wishes, seed: int, first: Sequence[Entry]) -> TableRow:
    if len(memory) > MOST_TABLES:
        raise NotNow("busy", retry_after=60)
    now = memory.now()
    row = TableRow(
        id=secrets.token_urlsafe(9),
        key=secrets.token_urlsafe(12),
        host=host,
        wishes=msgspec.json.encode(wishes).decode(),
        seed=str(seed),
        phase=PLAYING if any(isinstance(entry, Start) for entry in first) else WAITING,
        is_listed=wishes.is_listed,
        variant=wishes.variant,
        edition=wishes.edition,
        created=now,
        changed=now,
        finished=None,
    )
    await memory.create(row, [entries.write(entry) for entry in first])
    return row


def _seats(host: str, wishes: Wishes) -> list[Sit]:
    return [
        Sit(seat, host) if wish == YOU else Sit(seat, bot=wish)
        for seat, wish in enumerate(wishes.seats)
        if wish != OPEN
    ]
