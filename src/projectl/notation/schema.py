"""The shape of a position, as DESIGN calls it: keys, types and ranges of the JSON.

A word beside a type (`Annotated[str, "Piece"]`) says what a text is, for types that are made of these; nothing here
looks at it.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Count = Annotated[int, Meta(ge=0, le=127)]
Large = Annotated[int, Meta(ge=0, le=30000)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Slot = Annotated[int, Meta(ge=1, le=4)]
Piece = Annotated[str, "Piece"]
Pieces = dict[Piece, Count]
Row = Annotated[str, "Row"]
Id = Annotated[str, Meta(max_length=8)]
Word = Annotated[int, Meta(ge=0, le=0xFFFFFFFF)]


class Exact(Struct, forbid_unknown_fields=True):
    """A dict with exactly these keys."""


class Lying(Exact):
    """An unfinished puzzle and the pieces on it."""

    id: Id
    placed: Annotated[list[tuple[Piece, str]], Meta(max_length=25)]


class Noted(Exact):
    """[R11]."""

    points: Large | None
    puzzles: Annotated[int, Meta(ge=0, le=30000)]
    m: Count
    m_new: Count | UnsetType = UNSET


class Pending(Exact):
    """What a seat has begun."""

    kind: Literal["master", "ambassador", "ghost", "reward", "levelup", "recycle"]
    placed_on: list[Slot] | UnsetType = UNSET
    parts: Pieces | UnsetType = UNSET
    puzzles: Annotated[list[Id], Meta(min_length=1, max_length=4)] | UnsetType = UNSET
    steps: Annotated[int, Meta(ge=1, le=2)] | UnsetType = UNSET
    raised: Piece | UnsetType | None = UNSET
    row: Literal["W", "B"] | UnsetType = UNSET
    under: Annotated[int, Meta(ge=0, le=4)] | UnsetType = UNSET


class Seat(Exact):
    """One place at the table."""

    supply: Pieces
    puzzles: Annotated[list[Lying | None], Meta(min_length=4, max_length=4)]
    pile: Annotated[list[Id | None], Meta(max_length=104)]
    unused_m: list[Id]
    new_m: list[Id]
    touches: Count
    actions_left: Annotated[int, Meta(ge=0, le=3)]
    master_used: bool
    black_taken: bool
    noted: Noted
    pending: Pending | None


class Idle(Exact):
    """[E8]."""

    rounds: Annotated[int, Meta(ge=0, le=3)]
    acted: bool
    progress: bool


class Solo(Exact):
    """[X2]."""

    locks: Annotated[list[Count], Meta(min_length=3, max_length=3)]
    supply: Count
    pile: Annotated[list[Id], Meta(max_length=104)]


class Markers(Exact):
    """[L2]."""

    white: SeatNumber
    black: SeatNumber


class Terms(Exact):
    """What a position and a view have in common."""

    format: str
    edition: str
    options: dict[str, bool | int | str]
    variant: Annotated[str, "Variant"]
    expansions: list[str]
    difficulty: str | None
    players: int
    phase: Literal["turn", "finishing", "over"]
    round: Annotated[int, Meta(ge=1, le=30000)]
    final_round: Annotated[int, Meta(ge=1, le=30000)] | None
    to_decide: list[SeatNumber]
    idle: Idle
    puzzles: Annotated[str, Meta(max_length=100_000)] | None
    seats: list[Seat]
    reserve: Pieces
    rows: dict[Row, list[Id | None]]
    solo: Solo | None
    markers: Markers | None
    passed: list[Literal["white", "black"]]


class Position(Terms):
    """A complete position."""

    decks: dict[str, list[Id | None]]
    known: dict[str, Count]
    rng: Annotated[list[Word], Meta(min_length=4, max_length=4)] | None


class View(Terms):
    """A position without what is hidden: decks as counts, the known bottom cards by id."""

    decks: dict[Row, Count]
    known: dict[Row, list[Id]]
    rng: None
