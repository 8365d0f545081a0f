"""What of a table goes between it and clients as it is; `wire/messages.py` puts it into messages.

The browser client's types are made of these. Where Python knows less, because something is written already or comes as
a text, a word says what it is: `Annotated[str, "Piece"]`.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias, TypedDict

import msgspec
from msgspec import Meta, Struct

NOTHING: Final = msgspec.Raw(b"[]")
MOST_PUZZLES_TEXT: Final = 64_000
"""Letters of a puzzle file of one's own."""

Phase: TypeAlias = Literal["waiting", "playing", "over", "closed"]
Phrase: TypeAlias = Literal["well_played", "thinking", "one_more", "thanks"]
"""What is said with one press, and read by everybody in their own language."""
Piece: TypeAlias = Annotated[str, "Piece"]
Pieces: TypeAlias = dict[Piece, int]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: so many seconds for the whole game, and some more with each turn."""

    seconds: Annotated[int, Meta(ge=30, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Wishes(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to open.

    `seats` says who sits where: "you" (several: hot-seat), "open" for whoever comes, or the name of a bot. `names` says
    for each seat what whoever plays there on your screen is called, null for your own name.
    """

    # How long a text inside a list may be the API's description cannot say; what is too long is nobody's name.
    seats: Annotated[list[str], Meta(min_length=1, max_length=6)]
    names: Annotated[list[str | None], Meta(max_length=6)] = []
    variant: Literal["standard", "solo", "line-clear"] = "standard"
    edition: Annotated[str, Meta(max_length=20)] = "kickstarter"
    expansions: Annotated[list[str], Meta(max_length=4)] = []
    difficulty: Annotated[str, Meta(max_length=20)] | None = None
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], bool | int | str], Meta(max_length=32)] = {}
    puzzles: Annotated[str, Meta(max_length=MOST_PUZZLES_TEXT)] | None = None
    clock: Clock | None = None
    is_over_days: bool = False
    """Nobody is expected to stay at the table: whoever is away is simply waited for."""
    is_listed: bool = False


class Happened(Struct, frozen=True, omit_defaults=True):
    """An entry of the log that was a decision, or took one back: with its events, for showing how it came about."""

    number: int
    decision: int
    seat: int
    move: str | None = None
    events: Annotated[msgspec.Raw, "Happening[]"] = NOTHING
    """Written once, for everybody who is told."""
    back_to: int | None = None
    """At a table in a page: everything was taken back from this entry of the log on, whosever it was."""


class Held(Struct, frozen=True):
    """A decision that ends a turn and waits for its seat to say so: with its events up to the end of the turn."""

    move: str
    events: Annotated[msgspec.Raw, "Happening[]"]


class Face(Struct, frozen=True):
    """A puzzle as it is drawn: its points, its reward, and the cells of its recess as in a move (`b1c1b2`)."""

    points: int
    reward: str
    cells: str


class Stopping(Struct, frozen=True, omit_defaults=True):
    """[E3] what a seat would have in the end if it placed nothing more, and how that comes about.

    `now` is `before`, less a point for each touch, with what was `won` and without what is `lost`.
    """

    now: int
    before: int
    won: int = 0
    """Points of the puzzles that touches have filled."""
    lost: int = 0
    """What puzzles left unfinished cost [X16] [R6]."""
    open: list[int | None] = []
    """For each slot how many cells of its puzzle are not covered: 0 in a full one, null where none lies."""
    touches: list[str] = []
    """The moves so far."""
    may_ask: bool = False
    """Whether `touches` would be answered: no other person plays here."""


class TieBreak(Struct, frozen=True, omit_defaults=True):
    """[E7] [X17] what decides between seats with as many points, and its rule."""

    by: Annotated[str, '"puzzles" | "pieces" | "opponent"']
    rule: str
    counts: list[int] = []
    """What of each seat would be compared if nobody placed anything more."""


class Account(TypedDict):
    """[E6] [E7] what a score is made of; `lost_at` is the step at which the seat fell behind, null for a winner."""

    kind: Literal["account"]
    seat: int
    pile: int
    noted: int
    touches: int
    unfinished: int
    total: int
    puzzles: int
    pieces: int
    lost_at: str | None
    decided_by: str | None


class Verdict(TypedDict):
    """[E7] [X17] who won, by how many points or by which step, and who was level until then."""

    kind: Literal["verdict"]
    seat: int | None
    """The winner, null where several share the victory."""
    winners: list[int]
    decided_by: str
    lead: int
    level: list[int]
    points: int
    puzzles: int
    pieces: int


class Standing(TypedDict):
    """How a game stands, in solo with the opponent as seat 1; before its end nobody has won."""

    accounts: list[Account]
    verdict: Verdict | None


class Fact(TypedDict):
    """What a line of decisions achieves; `analysis/facts.py` says which kinds there are, and their other keys."""

    kind: str


class Told(TypedDict):
    """A sentence to be put into words: the key of a text, and for each of its places a type and a value."""

    key: str
    args: dict[str, tuple[str, Any]]


class Hint(TypedDict):
    """A move that is worth considering, as `analysis.hints` tells it."""

    move: str
    line: list[str]
    margin: float
    chance: float
    facts: list[Fact]
    told: list[Told]
    """The reason, for whoever has the texts."""
    reason: str


class Prospect(TypedDict):
    """[E3] an unfinished puzzle at Finishing Touches, as `analysis.account` tells it."""

    slot: int
    gain: int
    pieces: list[Piece] | None
    """The fewest that fill it; null: what is at hand cannot."""
    saved: int
    """What of the gain is only that it costs nothing any more [X16] [R6]."""
    net: int
    """What is left of the gain after a point for each piece."""
    is_best: bool
    """The best touches complete it."""


class PlanStep(TypedDict):
    """An action of a plan; turn 0 is the one played now."""

    turn: int
    moves: list[str]


class OtherWay(TypedDict):
    """Another way to fill a puzzle, as `analysis.plans` tells it: it leaves a piece alone which the first uses up."""

    actions: int
    steps: list[PlanStep]
    left: Pieces
    is_late: bool
    keeps: Piece
