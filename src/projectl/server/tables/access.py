"""Who may see a table, or the replay of its game; nobody has to load it to find out."""

import base64
import hmac
import secrets

from projectl.server.storage.outages import or_refuse
from projectl.server.storage.store import Store, TableRow
from projectl.server.storage.unfinished import has_sat
from projectl.server.tables.loaded import LoadedTable, is_open_to
from projectl.server.tables.memory import Memory


async def row_for(store: Store, table: str, person: str, key: str | None) -> TableRow | None:
    """A table that somebody may see: listed, theirs, one they sat at, or one whose link they have."""
    row = await or_refuse(store.table(table))
    if row is None or is_open_to(row, person, key):
        return row
    is_known = bool(person) and await or_refuse(has_sat(store, table, person))
    return row if is_known else None


def replay_key(row: TableRow) -> str:
    """Of the link that shows a game to others: made from the table's key, and good for nothing but its replay."""
    return base64.urlsafe_b64encode(hmac.digest(row.key.encode(), b"replay", "sha256")[:12]).decode()


async def replay_for(store: Store, table: str, person: str, key: str | None) -> TableRow | None:
    """A table whose game somebody may look through: one they may see, or one of which they have a replay's link."""
    if key is not None:
        row = await or_refuse(store.table(table))
        if row is not None and secrets.compare_digest(key.encode(), replay_key(row).encode()):
            return row
    return await row_for(store, table, person, key)


async def loaded_for(memory: Memory, table: str, person: str, key: str | None) -> LoadedTable | None:
    """A table that somebody may see, loaded."""
    loaded = memory.get(table)
    if loaded is not None and loaded.lets_in(person, key):
        return await memory.load(table)
    return await memory.load(table) if await row_for(memory.store, table, person, key) is not None else None
