"""What a table needs to know of those who are connected to it: how to tell them what happens there."""

from typing import NamedTuple, Protocol

from projectl.server.people.people import Person
from projectl.server.tables.shown import Phrase


class Presence(NamedTuple):
    """Who is connected: for each seat whether its person is, how many watch, and for how long each seat is away."""

    seats: list[bool]
    watching: int
    away: list[float | None]
    """Empty where all are there."""


class Said(NamedTuple):
    """Something that was said at a table."""

    name: str
    text: str
    at: float
    seat: int | None
    person: str | None
    phrase: Phrase | None = None


class Listener(Protocol):
    """One client of this process."""

    person: Person
    session: str | None
    """The digest of the token it came with."""

    def table_changed(self, table: str) -> None:
        """Something happened at a table."""

    def presence_changed(self, table: str, presence: Presence) -> None:
        """Somebody came to a table, or went."""

    def hear(self, table: str, said: Said) -> None:
        """Somebody said something."""

    def hang_up(self) -> None:
        """Neither listen to it any more, nor send it anything."""
