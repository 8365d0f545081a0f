"""Somebody's own tables that wait or are being played."""

from typing import Final, NamedTuple

from sqlalchemy import exists, func, or_, select

from projectl.server.storage.schema import log, tables
from projectl.server.storage.store import Store

UNFINISHED: Final = ("waiting", "playing")
SITTING: Final = '{"type":"sit"'
"""What an entry begins with that says who sits down."""


class UnfinishedRow(NamedTuple):
    """A table, and when something happened there last."""

    id: str
    changed: float


async def unfinished_of(store: Store, person: str, limit: int) -> list[UnfinishedRow]:
    """Unfinished tables that somebody opened or ever sat down at, the last used first."""
    last = select(log.c.at).where(log.c.game == tables.c.id).order_by(log.c.number.desc()).limit(1).scalar_subquery()
    changed = func.coalesce(last, tables.c.changed)
    sat = exists().where(
        log.c.game == tables.c.id,
        log.c.entry.startswith(SITTING, autoescape=True),
        log.c.entry.contains(f'"{person}"', autoescape=True),
    )
    query = select(tables.c.id, changed).where(
        tables.c.phase.in_(UNFINISHED), or_(tables.c.host == person, sat.correlate(tables))
    )
    rows = await store.read(query.order_by(changed.desc(), tables.c.id).limit(limit))
    return [UnfinishedRow(*row) for row in rows]


async def has_sat(store: Store, table: str, person: str) -> bool:
    """Whether somebody ever sat at a table, or a seat is kept for them."""
    query = select(log.c.number).where(
        log.c.game == table,
        log.c.entry.startswith(SITTING, autoescape=True),
        log.c.entry.contains(f'"{person}"', autoescape=True),
    )
    return bool(await store.read(query.limit(1)))
