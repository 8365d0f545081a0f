"""Finished games: found again by player, variant and date, and their records."""

from datetime import UTC, date, datetime
from typing import Annotated, TypeAlias

from litestar import MediaType, Response, get
from litestar.params import QueryParameter
from msgspec import Struct

from projectl.game import Seated, with_seats
from projectl.server.http.refused import Asked
from projectl.server.http.replays import ANSWER, answer_replay
from projectl.server.http.shapes import ID, VARIANT, Key, TableId, refusals
from projectl.server.refusing import Refused
from projectl.server.storage.store import FinishedRow, TableRow
from projectl.server.tables import access
from projectl.server.tables.replays import ReplaySeat
from projectl.server.wire.describing import chairs_at_end
from projectl.server.wire.messages import Chair
from projectl.server.wire.parts import Parts, parts_of
from projectl.server.wire.person import NEEDS_PERSON, maybe_person, the_person
from projectl.server.wire.security import address_of

PAGE = 50
DAY_S = 86_400.0
Player: TypeAlias = Annotated[
    str | None, QueryParameter(required=False, pattern=ID, description="The id of somebody who sat there.")
]
Variant: TypeAlias = Annotated[str | None, QueryParameter(required=False, pattern=VARIANT)]
Day: TypeAlias = Annotated[date | None, QueryParameter(required=False, description="A day, in UTC; it is included.")]
Cursor: TypeAlias = Annotated[
    str | None,
    QueryParameter(
        required=False,
        pattern=r"^[0-9]{1,12}\.[0-9]{1,9}_[A-Za-z0-9_-]{1,22}$",
        description="`next` of the page before.",
    ),
]


class Seat(Struct, frozen=True):
    """How a seat fared: a person's (with a name, unless they are gone), a bot's, or the opponent's, second in solo."""

    name: str | None
    player: str | None
    bot: str | None
    score: int
    is_winner: bool


class Finished(Struct, frozen=True):
    """A finished game."""

    game: str
    variant: str
    edition: str
    finished: float
    seats: list[Seat]


class Games(Struct, frozen=True):
    """A page of finished games, newest first; `next` is the cursor of the page after it, if there is one."""

    games: list[Finished]
    next: str | None


def _start(day: date | None, days: int = 0) -> float | None:
    """When a day begins, or one so many days later."""
    return None if day is None else datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + days * DAY_S


def _place(cursor: str | None) -> tuple[float, str] | None:
    if cursor is None:
        return None
    finished, _, game = cursor.partition("_")
    return float(finished), game


async def _page(parts: Parts, rows: list[FinishedRow]) -> Games:
    shown = rows[:PAGE]
    names = await parts.people.names({seat.person for row in shown for seat in row.results if seat.person})
    games = [
        Finished(
            game=row.id,
            variant=row.variant,
            edition=row.edition,
            finished=row.finished,
            seats=[
                Seat(seat.name or names.get(seat.person or ""), seat.person, seat.bot, seat.score, seat.is_winner)
                for seat in row.results
            ],
        )
        for row in shown
    ]
    more = f"{shown[-1].finished:.7f}_{shown[-1].id}" if len(rows) > PAGE else None
    return Games(games, more)


@get("/api/games", tags=["games"], summary="Find finished games.", responses=refusals(400))
async def find_games(
    request: Asked,
    player: Player = None,
    variant: Variant = None,
    since: Day = None,
    until: Day = None,
    cursor: Cursor = None,
) -> Games:
    """Games of listed tables; one's own are all under `/api/me/games`."""
    parts = parts_of(request)
    rows = await parts.store.finished(
        player, variant, _start(since), _start(until, 1), _place(cursor), PAGE + 1, is_listed=True
    )
    return await _page(parts, rows)


@get("/api/me/games", tags=["me"], summary="My finished games.", security=NEEDS_PERSON, responses=refusals(400, 401))
async def find_my_games(
    request: Asked,
    variant: Variant = None,
    since: Day = None,
    until: Day = None,
    cursor: Cursor = None,
) -> Games:
    """Every finished game that one sat at, private ones too."""
    person, parts = await the_person(request), parts_of(request)
    rows = await parts.store.finished(person.id, variant, _start(since), _start(until, 1), _place(cursor), PAGE + 1)
    return await _page(parts, rows)


async def _record(request: Asked, table: str, key: str | None) -> tuple[str, list[Chair], TableRow]:
    """The record of a game that is over, who sat there, and where; of a private table for those who may know of it."""
    parts, person = parts_of(request), await maybe_person(request)
    who = person.id if person else ""
    row = await access.replay_for(parts.store, table, who, key)
    if row is None:
        raise Refused("no_such_table", 404)
    record = await parts.store.record(table) if row.finished is not None else None
    if record is None:
        raise Refused("not_over", 409)
    return record, await chairs_at_end(parts.store, parts.people, row, who), row


def seated(chairs: list[Chair]) -> tuple[Seated | None, ...]:
    """Who sat there, for a record that is downloaded; what is kept names nobody, as some may delete themselves."""
    names = [(chair.bot or chair.name, chair.bot is not None) for chair in chairs]
    return tuple(Seated(name, is_bot) if name else None for name, is_bot in names)


@get(
    "/api/games/{table:str}/record",
    tags=["games"],
    summary="Download a record.",
    media_type=MediaType.TEXT,
    responses=refusals(400, 404, 409),
)
async def download(request: Asked, table: TableId, key: Key = None) -> Response[str]:
    """The record of a game that is over; of a private table for those who sat there or have a key to it."""
    record, chairs, _ = await _record(request, table, key)
    return Response(
        with_seats(record, seated(chairs)),
        media_type=MediaType.TEXT,
        headers={"Content-Disposition": f'attachment; filename="projectl-{table}.txt"'},
    )


@get(
    "/api/games/{table:str}/replay",
    tags=["games"],
    summary="Look through a game.",
    responses={200: ANSWER, **refusals(400, 404, 409)},
)
async def replay(request: Asked, table: TableId, key: Key = None) -> Response[bytes]:
    """The position after each decision of a game that is over; who may have its record may see it."""
    parts_of(request).limits.replays.take(address_of(request.scope))
    record, chairs, row = await _record(request, table, key)
    seats = [ReplaySeat(chair.name, chair.bot, chair.is_you) for chair in chairs]
    # Whoever is shown a private game may show it to others, but lets nobody in at its table.
    return await answer_replay(request, record, tuple(seats), None if row.is_listed else access.replay_key(row))


ROUTES = [find_games, find_my_games, download, replay]
