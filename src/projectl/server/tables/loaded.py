"""A table in this process: the live table, who is connected to it, and what is being done for it."""

import asyncio
import secrets
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from projectl.server.storage.store import TableRow
from projectl.server.tables.faces import faces_of
from projectl.server.tables.live import OVER, PLAYING, LiveTable
from projectl.server.tables.wishes import Wishes
from projectl.server.wire import messages

if TYPE_CHECKING:
    from projectl.server.wire.connection import Connection

_read_wishes: msgspec.json.Decoder[Wishes] = msgspec.json.Decoder(Wishes)


class Elsewhere(NamedTuple):
    """Who is connected to another process, and when it said so."""

    people: frozenset[str]
    watching: int
    at: float


def is_open_to(row: TableRow, person: str, key: str | None) -> bool:
    """Whether a table is listed, or somebody opened it or has its link."""
    is_known = row.is_listed or person == row.host
    return is_known or secrets.compare_digest((key or "").encode(), row.key.encode())


class LoadedTable:
    """One table, loaded."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.live = LiveTable(row.id, row.host, _read_wishes.decode(row.wishes), int(row.seed))
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.names: dict[str, str] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        self.announced: tuple[frozenset[str], int] = (frozenset(), 0)
        """Who was here when other processes were told."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timers: list[asyncio.TimerHandle] = []
        self.used = 0.0
        self.ahead = 0.0
        """Seconds by which the clock that wrote the log is ahead of this machine's."""
        self.is_settled = row.finished is not None

    def lets_in(self, person: str, key: str | None) -> bool:
        """Whether somebody may watch: it is open to them, or they sit or sat here."""
        return person in self.live.ever or is_open_to(self.row, person, key)

    @property
    def is_idle(self) -> bool:
        """Nobody watches, and nothing is being done here or waited for."""
        return not (self.connections or self.thinking or self.lock.locked() or self.timers)

    @property
    def present(self) -> tuple[frozenset[str], int]:
        """Who of those who sit here is connected to this process, and how many others are."""
        here = {connection.person.id for connection in self.connections}
        seated = self.live.people
        return frozenset(here & seated), len(here - seated)

    @property
    def here(self) -> set[str]:
        """Everybody connected, in whatever process."""
        found = {connection.person.id for connection in self.connections}
        return found.union(*(far.people for far in self.elsewhere.values()))

    @property
    def watching(self) -> int:
        """How many are connected and do not sit here."""
        seated = self.live.people
        own = {connection.person.id for connection in self.connections} - seated
        return len(own) + sum(far.watching for far in self.elsewhere.values())

    def chairs(self, person: str, now: float) -> list[messages.Chair]:
        """Who sits where, as somebody sees it."""
        live, here = self.live, self.here
        return [
            messages.Chair(
                name=(live.called(seat, chair.person) or self.names.get(chair.person)) if chair.person else None,
                bot=chair.bot,
                is_you=chair.person == person,
                is_here=chair.person in here,
                is_free=live.may_sit(person, seat),
                kept_for=self.names.get(chair.kept) if chair.kept else None,
                clock=None if live.clocks is None else round(live.clocks.left(seat, now), 1),
            )
            for seat, chair in enumerate(live.chairs)
        ]

    def forget(self, person: str) -> None:
        """Somebody is gone for good, and their names with them."""
        self.names.pop(person, None)
        if person == self.live.host:
            self.live.forget_names()
            self.row = self.row._replace(wishes=msgspec.json.encode(self.live.wishes).decode())

    @cached_property
    def faces(self) -> dict[str, messages.Face]:
        """The faces of this table that a client cannot know."""
        return faces_of(self.live.wishes.expansions, self.live.wishes.puzzles)

    def message(self, person: str, since: int, now: float, *, is_first: bool = False) -> messages.TableNow:
        """How the table stands, with what happened after an entry of its log; the first also says what stays."""
        live = self.live
        shown: dict[str, Any] = {}
        if is_first:
            is_known = person in live.people or person == live.host
            key = self.row.key if is_known else None
            shown = {"wishes": msgspec.Raw(self.row.wishes.encode()), "faces": self.faces, "key": key}
        if live.phase in (PLAYING, OVER):
            seat = live.perspective(person)
            shown |= {
                "seat": seat,
                "view": msgspec.Raw(live.view(seat)),
                "legal": live.legal(person),
                "undo": live.may_undo(person),
                "running": list(live.clocks.running) if live.clocks is not None else [],
                "scores": live.scores(seat),
                "finishing": live.finishing(person),
                "deck_start": live.deck_start,
            }
        if live.phase == OVER:
            shown |= {"winners": list(live.game.winners), "seed": str(live.seed)}
        return messages.TableNow(
            table=live.table,
            number=live.number,
            decision=live.decision,
            phase=live.phase,
            chairs=self.chairs(person, now),
            is_host=person == live.host,
            happened=live.happened_since(since) if since else [],
            rematch=live.rematch,
            has_hints=live.is_alone(person),
            **shown,
        )

    def presence(self) -> messages.Here:
        """Who is connected."""
        here = self.here
        seats = [chair.person in here for chair in self.live.chairs]
        return messages.Here(table=self.live.table, seats=seats, watching=self.watching)

    def tell(self, message: messages.Outgoing, among: Iterable["Connection"] | None = None) -> None:
        """Send everybody here the same message."""
        data = messages.encoder.encode(message)
        for connection in self.connections if among is None else among:
            connection.outbox.answer(data)

    def stop_timers(self) -> None:
        """Nothing is to be done later any more."""
        for timer in self.timers:
            timer.cancel()
        self.timers.clear()
