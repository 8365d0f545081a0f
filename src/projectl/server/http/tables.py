"""Tables: the lobby, a new one, and what may be seen of one without playing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from projectl import Game
from projectl.bots import BOTS
from projectl.catalogue.impossible import Impossible
from projectl.server.http.records import MOST_BYTES
from projectl.server.http.refused import Asked
from projectl.server.http.replays import reading
from projectl.server.http.shapes import Key, TableId, refusals
from projectl.server.people.people import NotAllowed
from projectl.server.refusing import Refused
from projectl.server.storage.outages import or_refuse
from projectl.server.storage.store import TableRow
from projectl.server.storage.unfinished import unfinished_of
from projectl.server.tables import opening
from projectl.server.tables.access import row_for
from projectl.server.tables.going_on import going_on, wishes_of
from projectl.server.tables.hub import Hub
from projectl.server.tables.live import OVER, PLAYING, WAITING
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.shown import Clock, Wishes
from projectl.server.tables.wishes import OPEN
from projectl.server.wire.describing import chairs, chairs_at_end
from projectl.server.wire.messages import Chair
from projectl.server.wire.parts import parts_of
from projectl.server.wire.person import NEEDS_PERSON, maybe_person, the_person
from projectl.server.wire.security import address_of, base_url
from projectl.words import say

MOST_BODY = 400_000
"""A puzzle file of one's own fits, whatever it is written in."""
MOST_LISTED = 50
MOST_OWN = 30
SAID = 500
_read_wishes = msgspec.json.Decoder(Wishes)


class Bot(Struct, frozen=True):
    """A bot that can sit at a table, by the name that `seats` takes."""

    name: str
    about: str


class Bots(Struct, frozen=True):
    """All bots, and in about how many seconds they can think: 0 but after a first start, when they are compiled."""

    bots: list[Bot]
    ready_in: int


class Listed(Struct, frozen=True):
    """A table that waits for people."""

    table: str
    host: str
    variant: str
    edition: str
    expansions: list[str]
    seats: list[str]
    """Who sits there: taken (by a person, or kept for one), open, or a bot."""
    clock: Clock | None
    created: float


class Lobby(Struct, frozen=True):
    """Tables that wait for people, newest first."""

    tables: list[Listed]


class Own(Struct, frozen=True):
    """A table of one's own that waits or is being played; `changed` is when something happened there last."""

    table: str
    phase: str
    variant: str
    edition: str
    expansions: list[str]
    chairs: list[Chair]
    is_host: bool
    is_my_turn: bool
    changed: float


class OwnTables(Struct, frozen=True):
    """One's own tables, the last used first."""

    tables: list[Own]


class Brought(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game that goes on: its record, and who plays on in each of its seats.

    `seats` and `names` are those of a new table, in the order of the game; one seat at least is "open" for whoever
    comes. The bot that the record names there, or another, plays on until then.
    """

    record: Annotated[str, Meta(max_length=MOST_BYTES)]
    seats: Annotated[list[str], Meta(min_length=1, max_length=6)]
    names: Annotated[list[str | None], Meta(max_length=6)] = []
    clock: Clock | None = None


class Opened(Struct, frozen=True):
    """A new table; whoever has the link may sit down and watch."""

    table: Annotated[str, Meta(examples=["xY3k9_aBcDeF"])]
    key: Annotated[str, Meta(examples=["q8Jr2-LmNoPqRsTu"])]
    link: Annotated[str, Meta(examples=["http://localhost:8765/t/xY3k9_aBcDeF#q8Jr2-LmNoPqRsTu"])]


class Seen(Struct, frozen=True):
    """A table: who sits there, and what was wished for."""

    table: str
    phase: str
    number: int
    chairs: list[Chair]
    is_host: bool
    wishes: Wishes
    created: float


@get("/api/bots", tags=["tables"], summary="Which bots are there?", responses=refusals(), sync_to_thread=False)
def list_bots(request: Asked) -> Bots:
    """Names and descriptions, weakest first."""
    bots = [Bot(name, say(f"bot-about-{name}")) for name in BOTS]
    return Bots(bots, parts_of(request).workers.ready_in)


@get("/api/tables", tags=["tables"], summary="Which tables wait for people?", responses=refusals())
async def list_tables(request: Asked) -> Lobby:
    """The lobby."""
    parts = parts_of(request)
    rows = await parts.store.open_tables(MOST_LISTED)
    names = await parts.people.names({row.host for row in rows})
    seats = await parts.lobby.seats([row.id for row in rows])
    return Lobby([_listed(row, names.get(row.host, ""), seats[row.id]) for row in rows])


def _listed(row: TableRow, host: str, seats: dict[int, str]) -> Listed:
    wishes = _read_wishes.decode(row.wishes)
    return Listed(
        table=row.id,
        host=host,
        variant=row.variant,
        edition=row.edition,
        expansions=wishes.expansions,
        seats=[seats.get(seat, OPEN) for seat in range(len(wishes.seats))],
        clock=wishes.clock,
        created=row.created,
    )


@post(
    "/api/tables",
    tags=["tables"],
    summary="Open a table.",
    security=NEEDS_PERSON,
    request_max_body_size=MOST_BODY,
    responses=refusals(400, 401, 409, 413, 415),
)
async def open_table(request: Asked, data: JSONBody[Wishes]) -> Opened:
    """A table as it was wished for; the game begins when every seat is taken."""
    person, parts = await the_person(request), parts_of(request)
    parts.limits.tables.take(person.id)
    parts.limits.tables_at.take(address_of(request.scope))
    if data.puzzles is not None:
        parts.limits.bytes_at.take(address_of(request.scope), len(data.puzzles.encode(errors="replace")))
    with _or_impossible():
        row = await opening.open_table(parts.hub.memory, person.id, data)
    return _opened(request, row)


@post(
    "/api/tables/record",
    tags=["tables"],
    summary="Go on with a game, together with others.",
    security=NEEDS_PERSON,
    request_max_body_size=MOST_BODY,
    responses=refusals(400, 401, 409, 413, 415),
)
async def go_on(request: Asked, data: JSONBody[Brought]) -> Opened:
    """A table where the game of a record goes on, which was begun in a page; it is not rated."""
    person, parts = await the_person(request), parts_of(request)
    address = address_of(request.scope)
    parts.limits.tables.take(person.id)
    parts.limits.tables_at.take(address)
    parts.limits.uploads.take(address)
    parts.limits.bytes_at.take(address, len(data.record.encode(errors="replace")))
    game = await reading(lambda: Game.from_record(data.record))
    with _or_impossible():
        wishes = wishes_of(game, data.seats, data.names, data.clock)
    found = await reading(lambda: going_on(game, wishes))
    return _opened(request, await opening.open_from_record(parts.hub.memory, person.id, found))


def _opened(request: Asked, row: TableRow) -> Opened:
    # What follows # stays in the browser: no log of any server or proxy ever has it.
    return Opened(row.id, row.key, f"{base_url(request.scope, parts_of(request).config)}/t/{row.id}#{row.key}")


@contextmanager
def _or_impossible() -> Iterator[None]:
    """Refuses what does not go together, and says why."""
    try:
        yield
    except NotAllowed:
        raise  # a name that nobody can have
    except ValueError as error:
        raise _impossible(error) from None


def _impossible(error: ValueError) -> Refused:
    """Why there can be no such table: in English, and as a text of `[impossible]` in any language."""
    because = error if isinstance(error, Impossible) else getattr(error, "because", None)
    if because is None:
        return Refused("impossible_table", 409, why=str(error)[:SAID])
    facts = {"reason": because.code, **({"rule": because.rule} if because.rule else {}), **because.arguments}
    return Refused("impossible_table", 409, why=str(error)[:SAID], **facts)


@get("/api/tables/{table:str}", tags=["tables"], summary="Look at a table.", responses=refusals(400, 404))
async def show_table(request: Asked, table: TableId, key: Key = None) -> Seen:
    """Who sits there and what was wished for: of a listed table, of one's own, or with the key of its link."""
    person = await maybe_person(request)
    found = await seen_by(parts_of(request).hub, table, person.id if person else "", key)
    if found is None:
        raise Refused("no_such_table", 404)
    return found


async def seen_by(hub: Hub, table: str, person: str, key: str | None) -> Seen | None:
    """What somebody may know about a table; None where there is none for them. A finished one is not loaded."""
    row = await row_for(hub.store, table, person, key)
    if row is None:
        return None
    if row.finished is not None:
        seated = await chairs_at_end(hub.store, hub.people, row, person)
        phase, number = OVER, await or_refuse(hub.store.last_number(table))
    else:
        loaded = await hub.memory.load(table)
        if loaded is None:
            return None
        seated, phase, number = chairs(loaded, person), loaded.live.phase, loaded.live.number
    wishes = _read_wishes.decode(row.wishes)
    return Seen(table, phase, number, seated, person == row.host, wishes, row.created)


@get(
    "/api/me/tables",
    tags=["me"],
    summary="Which of my games go on?",
    security=NEEDS_PERSON,
    responses=refusals(401),
)
async def list_own(request: Asked) -> OwnTables:
    """Tables that one sits at, or opened and waits at, and whether it is one's turn; the last 30."""
    person, parts = await the_person(request), parts_of(request)
    found = []
    for row in await unfinished_of(parts.store, person.id, MOST_OWN):
        loaded = await parts.hub.memory.load(row.id)
        if loaded is not None and _is_own(loaded, person.id):
            found.append(_own(loaded, person.id, row.changed))
    return OwnTables(found)


def _is_own(loaded: LoadedTable, person: str) -> bool:
    """Whether somebody still has to do with a table that is not over."""
    live = loaded.live
    is_hosting = live.phase == WAITING and person == live.host
    return is_hosting or (live.phase in (WAITING, PLAYING) and person in live.people)


def _own(loaded: LoadedTable, person: str, changed: float) -> Own:
    live = loaded.live
    return Own(
        table=live.table,
        phase=live.phase,
        variant=live.wishes.variant,
        edition=live.wishes.edition,
        expansions=live.wishes.expansions,
        chairs=chairs(loaded, person),
        is_host=person == live.host,
        is_my_turn=any(seat in live.to_decide for seat in live.seats_of(person)),
        changed=changed,
    )


ROUTES = [list_bots, list_tables, list_own, open_table, go_on, show_table]
