"""What is kept about one person, beside the profile: all of it theirs, nothing of others; and whose is nobody's."""

from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from projectl.server.storage import entries
from projectl.server.storage.schema import chat, log, people, ratings, results, sessions, tables
from projectl.server.storage.unfinished import SITTING, UNFINISHED

MOST_ROWS: Final = 10_000
"""Of each kind, the newest: an export has an end."""
MOST_FILES: Final = 50
"""Puzzle files of one's own, each told once."""


def date(at: float | None) -> str | None:
    """A time as people and programs read it."""
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


async def everything_of(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """Sessions, tables, puzzle files, games, chat and ratings of somebody."""
    hosted, files = await _hosted(connection, person)
    return {
        "sessions": await _sessions(connection, person),
        "hosted": hosted,
        "puzzles": files,
        "playing": await _playing(connection, person),
        "games": await _games(connection, person),
        "chat": await _chat(connection, person),
        "ratings": await _ratings(connection, person),
    }


async def _sessions(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    query = select(sessions.c.created, sessions.c.seen).where(sessions.c.person == person).order_by(sessions.c.created)
    return [{"created": date(row.created), "seen": date(row.seen)} for row in await connection.execute(query)]


async def _hosted(connection: AsyncConnection, person: str) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """Tables somebody opened, with what was wished for, never a seed or a link; and their puzzle files by digest."""
    query = select(tables.c.id, tables.c.wishes, tables.c.phase, tables.c.created).where(tables.c.host == person)
    found: list[dict[str, Any]] = []
    files: dict[str, str] = {}
    newest = query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(MOST_ROWS)
    async for row in await connection.stream(newest):
        wishes = msgspec.json.decode(row.wishes)
        own = wishes.get("puzzles")
        if own is not None:
            wishes["puzzles"] = sha256(own.encode()).hexdigest()[:16]
            if len(files) < MOST_FILES:
                files[wishes["puzzles"]] = own
        found.append({"game": row.id, "created": date(row.created), "phase": row.phase, "wishes": wishes})
    return found[::-1], files


async def _playing(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """Seats taken at tables that have no result yet, those left again too."""
    query = select(log.c.game, log.c.at, log.c.entry).join(tables, tables.c.id == log.c.game)
    query = query.where(tables.c.phase.in_(UNFINISHED), log.c.entry.contains(person, autoescape=True))
    rows = (await connection.execute(query.order_by(log.c.at.desc()).limit(MOST_ROWS))).all()
    found = [(row, entries.read(row.entry)) for row in reversed(rows)]
    return [
        {"game": row.game, "seat": entry.seat, "at": date(row.at)}
        for row, entry in found
        if isinstance(entry, entries.Sit) and entry.person == person
    ]


async def _games(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    query = select(results, tables.c.variant, tables.c.edition, tables.c.finished)
    query = query.join(tables, tables.c.id == results.c.game, isouter=True).where(results.c.person == person)
    order = (tables.c.finished.desc(), results.c.game.desc(), results.c.seat.desc())
    rows = (await connection.execute(query.order_by(*order).limit(MOST_ROWS))).all()
    return [
        {
            "game": row.game,
            "variant": row.variant,
            "edition": row.edition,
            "finished": date(row.finished),
            "seat": row.seat,
            "name": row.name,
            "score": row.score,
            "is_winner": row.is_winner,
        }
        for row in reversed(rows)
    ]


async def _chat(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    query = select(chat).where(chat.c.person == person).order_by(chat.c.id.desc()).limit(MOST_ROWS)
    rows = (await connection.execute(query)).all()
    return [{"game": row.game, "at": date(row.at), "text": row.text} for row in reversed(rows)]


async def _ratings(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    rows = await connection.execute(select(ratings).where(ratings.c.who == person).order_by(ratings.c.pool))
    return [
        {
            "variant": row.pool,
            "rating": row.rating,
            "deviation": row.deviation,
            "volatility": row.volatility,
            "games": row.games,
            "changed": date(row.changed),
        }
        for row in rows
    ]


async def lost_guests(connection: AsyncConnection, before: float) -> list[str]:
    """Guests who came before a time and have no session left: they cannot come back. Those who played are none."""
    hosts = select(tables.c.host).where(tables.c.phase.in_(UNFINISHED))
    query = select(people.c.id).where(
        people.c.account.is_(None),
        people.c.created < before,
        ~select(sessions.c.digest).where(sessions.c.person == people.c.id).exists(),
        ~select(results.c.game).where(results.c.person == people.c.id).exists(),
        people.c.id.not_in(hosts),
    )
    lost = list((await connection.execute(query.order_by(people.c.id))).scalars())
    seated = await _seated(connection) if lost else set()
    return [one for one in lost if one not in seated]


async def _seated(connection: AsyncConnection) -> set[str]:
    """Everybody who sits at a table without a result, or sat there."""
    query = select(log.c.entry).join(tables, tables.c.id == log.c.game)
    query = query.where(tables.c.phase.in_(UNFINISHED), log.c.entry.startswith(SITTING, autoescape=True))
    found = [entries.read(entry) for entry in (await connection.execute(query)).scalars()]
    return {entry.person for entry in found if isinstance(entry, entries.Sit) and entry.person is not None}
