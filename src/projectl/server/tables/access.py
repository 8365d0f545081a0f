"""What may be seen of a table from outside: first whether somebody may see it at all, then no more than is needed.

Neither reads a log to play a game again, unless the table is being played or waits.
"""

import base64
import hmac
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from projectl.server.storage.outages import or_refuse
from projectl.server.storage.store import TableRow
from projectl.server.storage.unfinished import has_sat
from projectl.server.tables.live import OVER
from projectl.server.tables.loaded import LoadedTable, is_open_to
from projectl.server.wire import messages

if TYPE_CHECKING:
    from projectl.server.tables.hub import Hub


async def row_for(hub: "Hub", table: str, person: str, key: str | None) -> TableRow | None:
    """A table that somebody may see: listed, theirs, one they sat at, or one whose link they have."""
    row = await or_refuse(hub.store.table(table))
    if row is None or is_open_to(row, person, key):
        return row
    is_known = bool(person) and await or_refuse(has_sat(hub.store, table, person))
    return row if is_known else None


def replay_key(row: TableRow) -> str:
    """Of the link that shows a game to others: made from the table's key, and good for nothing but its replay."""
    return base64.urlsafe_b64encode(hmac.digest(row.key.encode(), b"replay", "sha256")[:12]).decode()


async def replay_for(hub: "Hub", table: str, person: str, key: str | None) -> TableRow | None:
    """A table whose game somebody may look through: one they may see, or one of which they have a replay's link."""
    if key is not None:
        row = await or_refuse(hub.store.table(table))
        if row is not None and secrets.compare_digest(key.encode(), replay_key(row).encode()):
            return row
    return await row_for(hub, table, person, key)


async def loaded_for(hub: "Hub", table: str, person: str, key: str | None) -> LoadedTable | None:
    """A table that somebody may see, loaded."""
    loaded = hub.in_memory(table)
    if loaded is not None and loaded.lets_in(person, key):
        return await hub.load(table)
    return await hub.load(table) if await row_for(hub, table, person, key) is not None else None


async def summary(hub: "Hub", table: str, person: str, key: str | None) -> dict[str, Any] | None:
    """What somebody may know about a table; None where there is none for them."""
    row = await row_for(hub, table, person, key)
    if row is None:
        return None
    if row.finished is not None:
        chairs = await ended(hub, row, person)
        phase, number = OVER, await or_refuse(hub.store.last_number(table))
    else:
        loaded = await hub.load(table)
        if loaded is None:
            return None
        chairs = loaded.chairs(person, hub.time_at(loaded))
        phase, number = loaded.live.phase, loaded.live.number
    return {
        "table": table,
        "phase": phase,
        "number": number,
        "chairs": msgspec.to_builtins(chairs),
        "is_host": person == row.host,
        "wishes": msgspec.json.decode(row.wishes),
        "created": row.created,
    }


async def ended(hub: "Hub", row: TableRow, person: str) -> list[messages.Chair]:
    """Who sat where at a table whose game is over, as its result says."""
    results = await or_refuse(hub.store.results(row.id))
    if row.variant == "solo":
        results = results[:1]  # the opponent sits nowhere
    names = await or_refuse(hub.people.names({each.person for each in results if each.person is not None}))
    return [
        messages.Chair(
            name=each.name or names.get(each.person or ""),
            bot=each.bot,
            is_you=each.person is not None and each.person == person,
        )
        for each in results
    ]
