"""What people wish for when they open a table; checked here, before anything is made of it."""

from typing import Any, Final

from msgspec.structs import replace

from projectl import Game
from projectl.bots import BOTS
from projectl.catalogue import puzzles
from projectl.catalogue.impossible import Impossible
from projectl.server.people.people import called
from projectl.server.tables.shown import Wishes

YOU: Final = "you"
OPEN: Final = "open"
SHOWN: Final = 40
"""Letters that are repeated of what nobody knows."""


def tidied(wishes: Wishes) -> Wishes:
    """The same wishes as they are kept: names without blanks around them, puzzles of one's own written plainly.

    NotAllowed says why nobody can be called so.
    """
    given = [called(name) if name and name.strip() else None for name in wishes.names]
    wishes = replace(wishes, names=given if any(given) else [])
    if wishes.puzzles is None:
        return wishes
    return replace(wishes, puzzles=puzzles.write(puzzles.read_set(wishes.puzzles)))


def new_game(wishes: Wishes, seed: int | None = None) -> Game:
    """The game that was wished for; a ValueError says what does not go together."""
    own: Any = None if wishes.puzzles is None else wishes.puzzles + ("" if "\n" in wishes.puzzles else "\n")
    return Game.new(
        players=len(wishes.seats),
        variant=wishes.variant,
        edition=wishes.edition,
        expansions=tuple(wishes.expansions),
        difficulty=wishes.difficulty,
        options=dict(wishes.options) or None,
        seed=seed,
        puzzles=own,
    )


def check(wishes: Wishes) -> None:
    """A ValueError says why there can be no such table."""
    unknown = [seat for seat in wishes.seats if seat not in (YOU, OPEN, *BOTS)]
    if unknown:
        bots = ", ".join(BOTS)
        sentence = f"there is no bot {unknown[0]!r}; a seat is you, open, or one of {bots}"
        raise Impossible("no_bot", sentence, bot=unknown[0][:SHOWN], bots=bots)
    if YOU not in wishes.seats and OPEN not in wishes.seats:
        raise Impossible("no_people", "at least one seat is for people")
    if wishes.names and len(wishes.names) != len(wishes.seats):
        sentence = f"there are {len(wishes.names)} names for {len(wishes.seats)} seats"
        raise Impossible("names_for_seats", sentence, names=len(wishes.names), seats=len(wishes.seats))
    if any(name and seat != YOU for name, seat in zip(wishes.names, wishes.seats, strict=False)):
        raise Impossible("names_of_others", "only those on your screen are given names; others have theirs")
    new_game(wishes, seed=0)
