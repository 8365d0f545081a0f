"""Turns that wait to be ended: what their seats decided last is in the log, and not played yet.

Each holder sees the position up to the end of the turn; for everybody else nothing has happened.
"""

import msgspec
from msgspec import Struct

from projectl import Game
from projectl.server.tables.shown import Held

_encode = msgspec.json.Encoder().encode


class _Waiting(Struct, frozen=True):
    person: str
    held: Held


class Holding:
    """The turns of a table that wait, in the order in which they began to."""

    def __init__(self) -> None:
        self._waiting: dict[int, _Waiting] = {}
        self._ahead: dict[str, Game] = {}
        """How the game stands for whoever has a turn that waits."""

    def __contains__(self, seat: int) -> bool:
        return seat in self._waiting

    def move(self, seat: int) -> str | None:
        """What was decided, if the turn of a seat waits."""
        waiting = self._waiting.get(seat)
        return None if waiting is None else waiting.held.move

    def of(self, person: str) -> dict[int, Held]:
        """Somebody's turns that wait."""
        return {seat: each.held for seat, each in self._waiting.items() if each.person == person}

    def position(self, person: str, game: Game) -> Game:
        """The game as somebody sees it: with their own turns that wait."""
        return self._ahead.get(person, game)

    def begin(self, person: str, seat: int, move: str, game: Game) -> None:
        """A turn waits from now on; one that cannot wait does not."""
        found = self.position(person, game).held(move, seat)
        if found is not None:
            self._ahead[person], events = found
            self._waiting[seat] = _Waiting(person, Held(move, msgspec.Raw(_encode(events))))

    def end(self, seat: int) -> None:
        """The turn of a seat waits no longer; `look_again` says what that means for others of the same person."""
        self._waiting.pop(seat, None)

    def look_again(self, game: Game) -> None:
        """[L3] the game has moved on: what may still wait does, and what cannot be done any more is dropped."""
        waiting, self._waiting, self._ahead = self._waiting, {}, {}
        for seat, each in waiting.items():
            self.begin(each.person, seat, each.held.move, game)
