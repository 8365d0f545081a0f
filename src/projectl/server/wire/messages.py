"""What goes over the wire at a table, version 1; `docs/protocol.md` tells it with examples.

Every message is one JSON object with a `type`. Numbers: `number` counts the entries of a table's log, `decision` the
decisions of its game, those taken back included; a move names the decision it was made after.
"""

import re
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from projectl.server.storage.entries import Choice
from projectl.server.tables import shown
from projectl.server.tables.shown import Face, Happened, Held, Phase, Phrase, Pieces, Standing, Stopping, TieBreak

VERSION: Final = 1
MOST_BYTES: Final = 4096
"""Longest message a client may send."""
MOST_CHAT: Final = 500
MOST_ID: Final = 1 << 53

Id: TypeAlias = Annotated[str, Meta(max_length=22)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 31)]

MessageId: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_ID)]
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What reading a message can raise."""


class _In(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client sends; `id` comes back with the answer."""

    id: MessageId | None = None


class Join(_In, tag="join", tag_field="type", frozen=True):
    """Watch a table and play the seats one holds there; after `number`, what was missed is sent."""

    table: Id
    key: Id | None = None
    number: Number = 0


class Leave(_In, tag="leave", tag_field="type", frozen=True):
    """Stop watching a table; seats are kept."""

    table: Id


class SitDown(_In, tag="sit", tag_field="type", frozen=True):
    """Take an open seat, or one that a bot holds for somebody who left."""

    table: Id
    seat: Seat


class StandUp(_In, tag="stand", tag_field="type", frozen=True):
    """Give a seat up; in a running game a bot takes it."""

    table: Id
    seat: Seat


class Begin(_In, tag="start", tag_field="type", frozen=True):
    """Wait for nobody else: bots take the seats that are free. The host may; a full table starts by itself."""

    table: Id


class GiveUp(_In, tag="close", tag_field="type", frozen=True):
    """Close a table where the game has not begun; the host may."""

    table: Id


class Move(_In, tag="move", tag_field="type", frozen=True):
    """Decide."""

    table: Id
    seat: Seat
    decision: Number
    move: Annotated[str, Meta(max_length=64)]
    hold: bool = False
    """If it ends the turn and brings no card to light, it waits for `end`."""


class EndTurn(_In, tag="end", tag_field="type", frozen=True):
    """Play the decision that waits: the turn is over."""

    table: Id
    seat: Seat
    decision: Number


class Undo(_In, tag="undo", tag_field="type", frozen=True):
    """Take one's last decision back, inside one's own turn and before anything hidden came to light.

    One that waits for `end` is dropped.
    """

    table: Id
    seat: Seat
    decision: Number


class Say(_In, tag="say", tag_field="type", frozen=True):
    """Chat."""

    table: Id
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]


class Quote(_In, tag="phrase", tag_field="type", frozen=True):
    """Chat with one of the phrases that everybody reads in their own language."""

    table: Id
    phrase: Phrase


class Hint(_In, tag="hint", tag_field="type", frozen=True):
    """What would a good player do?"""

    table: Id
    seat: Seat
    count: Annotated[int, Meta(ge=1, le=5)] = 3
    language: Literal["en", "de", "cs", "es", "fr", "it", "pl", "pt-BR", "uk"] = "en"
    """In which the reasons are."""


class Plan(_In, tag="plan", tag_field="type", frozen=True):
    """How soon could this puzzle be full?"""

    table: Id
    seat: Seat
    source: Annotated[str, Meta(max_length=8)]
    """As in a `take`: W2."""


class Touches(_In, tag="touches", tag_field="type", frozen=True):
    """What can Finishing Touches still bring?"""

    table: Id
    seat: Seat


class ChooseHow(_In, tag="choose", tag_field="type", frozen=True):
    """How to go on without somebody who is away: wait, let a bot stand in, or end the game without rating."""

    table: Id
    choice: Choice


class Again(_In, tag="rematch", tag_field="type", frozen=True):
    """Go on at a new table with the same seats; whoever asks sits down there."""

    table: Id


class Ping(_In, tag="ping", tag_field="type", frozen=True):
    """Are you there?"""


Incoming: TypeAlias = (
    Join
    | Leave
    | SitDown
    | StandUp
    | Begin
    | GiveUp
    | Move
    | EndTurn
    | Undo
    | Say
    | Quote
    | Hint
    | Plan
    | Touches
    | ChooseHow
    | Again
    | Ping
)


class _Out(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the server sends; `id` is that of the message it answers."""

    id: int | None = None


class Hello(_Out, tag="hello", tag_field="type", frozen=True):
    """The first message."""

    version: int
    person: str
    name: str


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat."""

    name: str | None = None
    bot: str | None = None
    is_you: bool = False
    is_here: bool = False
    is_free: bool = False
    """You may sit down: nobody is there, or a bot only stands in."""
    kept_for: str | None = None
    """The name of the only one who may sit down."""
    away: float | None = None
    """For how many seconds whoever plays here, or for whom a bot does, is not connected, at the time of the message."""
    clock: float | None = None
    """Seconds left, at the time of the message."""


class TableNow(_Out, tag="table", tag_field="type", frozen=True):
    """A table as it is now: the answer to `join`, and what everybody gets whenever something happens there.

    `happened` is what is new since the client's last message of this table; `view` and `legal` (moves by seat, the
    client's own seats alone) are there once the game has begun. `seat` is the seat whose view it is, null for
    spectators. What never changes, `wishes`, `faces` and `key`, comes with the first message after a `join` alone. When
    the game is over there are `winners`, the `standing` and the `seed`.
    """

    table: str
    number: int
    decision: int
    phase: Phase
    chairs: list[Chair]
    is_host: bool
    wishes: Annotated[msgspec.Raw, "Wishes"] | None = None
    key: str | None = None
    """Of the link to invite others with: for those who sit here or opened the table."""
    faces: dict[str, Face] = {}
    """Of puzzles that do not come with the program, or not like this."""
    happened: list[Happened] = []
    seat: int | None = None
    view: Annotated[msgspec.Raw, "View"] | None = None
    state: bytes = b""
    """What the view tells, as the engine of the page reads it: bytes in base64."""
    legal: dict[str, list[str]] = {}
    undo: list[int] = []
    """Own seats that may take their last decision back."""
    held: dict[str, Held] = {}
    """Own seats whose turn waits for `end`; view, state and scores are those at the end of it."""
    running: list[int] = []
    """Seats whose clock is running."""
    scores: list[int | None] = []
    """Of each seat, in solo the opponent's too; null where a hidden pile keeps it secret [P5]."""
    finishing: dict[str, Stopping] = {}
    """Of own seats that are at their Finishing Touches."""
    ties: list[TieBreak] = []
    """At Finishing Touches: what would break a tie, in this order."""
    deck_start: int = 0
    """How many cards the deck whose end brings the game's end had at first."""
    choices: list[Choice | None] = []
    """While somebody is away for long and all others are there: how each seat wants to go on."""
    winners: list[int] = []
    standing: Standing | None = None
    """How each score came about and who won, once the game is over."""
    seed: str | None = None
    is_broken_off: bool = False
    """It was ended without rating, because somebody was away: nobody has won."""
    rematch: str | None = None
    has_take_backs: bool = False
    """In a page a decision was taken back that nobody takes back from others."""
    has_hints: bool = False
    """The client may ask for hints and plans."""


class Done(_Out, tag="done", tag_field="type", frozen=True):
    """The message with this id was carried out, and is on disk; the table's own message comes too."""

    table: str | None = None
    number: int | None = None


class Refused(_Out, tag="refused", tag_field="type", frozen=True):
    """Nothing was done. `code` and `args` are for the client to put into words, `sentence` is in English."""

    code: str
    sentence: str
    rule: str | None = None
    args: dict[str, str | int | float] = {}
    table: str | None = None
    retry_after: float | None = None
    """Seconds, where waiting helps."""


class Chatted(_Out, tag="chat", tag_field="type", frozen=True):
    """Somebody said something."""

    table: str
    name: str
    text: str
    at: float
    seat: int | None = None
    is_you: bool = False
    phrase: Phrase | None = None
    """Which of the phrases it is; `text` is then in English."""


class Here(_Out, tag="presence", tag_field="type", frozen=True):
    """Who is connected: for each seat whether its person is, for how many seconds not, and how many watch."""

    table: str
    seats: list[bool]
    watching: int
    away: list[float | None] = []


class Hinted(_Out, tag="hint", tag_field="type", frozen=True):
    """The best moves for a seat, best first."""

    table: str
    seat: int
    decision: int
    hints: list[shown.Hint]


class Planned(_Out, tag="plan", tag_field="type", frozen=True):
    """The fewest actions that take a puzzle and fill it, and how; without `actions` no way is known."""

    table: str
    seat: int
    decision: int
    source: str
    puzzle: str
    slot: int
    actions: int | None = None
    steps: list[shown.PlanStep] = []
    """One for each action."""
    left: Pieces = {}
    """What the supply then holds, before the pieces on the puzzle come back."""
    is_late: bool = False
    """[E2] the game is sure to end before."""
    others: list[shown.OtherWay] = []


class Touched(_Out, tag="touches", tag_field="type", frozen=True):
    """The best that a seat can make of its Finishing Touches: the score, the moves, and each puzzle by itself."""

    table: str
    seat: int
    decision: int
    best: int
    line: list[str] = []
    puzzles: list[shown.Prospect] = []


class Pong(_Out, tag="pong", tag_field="type", frozen=True):
    """I am here."""


Outgoing: TypeAlias = Hello | TableNow | Done | Refused | Chatted | Here | Hinted | Planned | Touched | Pong

decoder: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)
encoder: Final = msgspec.json.Encoder()

_FIRST_ID: Final = re.compile(rb'\s*\{\s*(?:"type"\s*:\s*"[^"\\]{0,20}"\s*,\s*)?"id"\s*:\s*(\d{1,16})\s*[,}]')
"""The id at the beginning of a message that goes on as no JSON, or nested too deep: nothing before it can be a text."""


class _OnlyId(Struct, frozen=True):
    id: MessageId | None = None


_id_decoder: Final[msgspec.json.Decoder[_OnlyId]] = msgspec.json.Decoder(_OnlyId)


def id_of(data: bytes) -> int | None:
    """The id of a message that cannot be read otherwise, so that whoever waits for its answer gets one."""
    try:
        return _id_decoder.decode(data).id
    except UNREADABLE:
        found = _FIRST_ID.match(data)
    number = int(found[1]) if found else None
    return number if number is None or number <= MOST_ID else None
