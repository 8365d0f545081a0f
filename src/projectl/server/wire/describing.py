"""How a table stands, as a message to somebody says it."""

from typing import Any

import msgspec

from projectl.server.people.people import People
from projectl.server.storage.entries import Choice
from projectl.server.storage.outages import or_refuse
from projectl.server.storage.store import Store, TableRow
from projectl.server.tables.live import OVER, PLAYING
from projectl.server.tables.loaded import LoadedTable
from projectl.server.wire import messages


def chairs(loaded: LoadedTable, person: str) -> list[messages.Chair]:
    """Who sits where, as somebody sees it."""
    live, here, now = loaded.live, loaded.here, loaded.time
    return [
        messages.Chair(
            name=(live.called(seat, chair.person) or loaded.names.get(chair.person)) if chair.person else None,
            bot=chair.bot,
            is_you=chair.person == person,
            is_here=chair.person in here,
            is_free=live.may_sit(person, seat),
            kept_for=loaded.names.get(chair.kept) if chair.kept else None,
            away=loaded.away(seat) if live.phase == PLAYING else None,
            clock=None if live.clocks is None else round(live.clocks.left(seat, now), 1),
        )
        for seat, chair in enumerate(live.chairs)
    ]


async def chairs_at_end(store: Store, people: People, row: TableRow, person: str) -> list[messages.Chair]:
    """Who sat where at a table whose game is over, as its result says."""
    results = await or_refuse(store.results(row.id))
    if row.variant == "solo":
        results = results[:1]  # the opponent sits nowhere
    names = await or_refuse(people.names({each.person for each in results if each.person is not None}))
    return [
        messages.Chair(
            name=each.name or names.get(each.person or ""),
            bot=each.bot,
            is_you=each.person is not None and each.person == person,
        )
        for each in results
    ]


def _choices(loaded: LoadedTable) -> list[Choice | None]:
    """How each seat wants to go on without who is away, where that is a question."""
    live = loaded.live
    if not live.is_choosing(loaded.here):
        return []
    return [live.absent.choices.get(chair.person or "") for chair in live.chairs]


def describe(loaded: LoadedTable, person: str, since: int, *, is_first: bool = False) -> messages.TableNow:
    """How the table stands, with what happened after an entry of its log; the first also says what stays."""
    live = loaded.live
    shown: dict[str, Any] = {}
    if is_first:
        is_known = person in live.people or person == live.host
        key = loaded.row.key if is_known else None
        shown = {"wishes": msgspec.Raw(loaded.row.wishes.encode()), "faces": loaded.faces, "key": key}
    if live.phase in (PLAYING, OVER):
        seat, position = live.perspective(person), live.position(person)
        shown |= {
            "seat": seat,
            "view": msgspec.Raw(live.view(seat, position)),
            "state": live.state(seat, position),
            "legal": live.legal(person),
            "undo": live.may_undo(person),
            "held": {str(held): each for held, each in live.holding.of(person).items()},
            "running": list(live.clocks.running) if live.clocks is not None else [],
            "scores": live.scores(seat, position),
            "finishing": live.finishing(person),
            "ties": live.ties(),
            "deck_start": live.deck_start,
            "choices": _choices(loaded),
            "is_broken_off": live.is_broken_off,
        }
    if live.phase == OVER:
        standing = live.game.standing.to_dict()
        shown |= {"winners": list(live.game.winners), "standing": standing, "seed": str(live.seed)}
    return messages.TableNow(
        table=live.table,
        number=live.number,
        decision=live.decision,
        phase=live.phase,
        chairs=chairs(loaded, person),
        is_host=person == live.host,
        happened=live.happened_since(since) if since else [],
        rematch=live.rematch,
        has_take_backs=live.has_take_backs,
        has_hints=live.is_alone(person),
        **shown,
    )
