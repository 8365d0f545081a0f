"""A whole game to look through: the view before each decision and after it, compressed.

Views of one game are much alike: some 400 kB of a game of two become 10 kB.
"""

import zlib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from projectl import Game
from projectl.game import Seated
from projectl.server.people.names import LONGEST
from projectl.server.people.names import plain as one_line
from projectl.server.tables.faces import faces_of
from projectl.server.tables.shown import Face, Standing

MOST_DECISIONS: Final = 4000
"""Of a game that is shown; people's games have a few hundred."""
MOST_KEPT: Final = 16
"""Replays kept for whoever asks next."""
CONSTANT: Final = (
    "format",
    "edition",
    "options",
    "variant",
    "expansions",
    "difficulty",
    "players",
    "puzzles",
    "rng",
)
"""Keys of a view that are the same from the first decision to the last: only `start` has them."""
GZIP: Final = 16 + zlib.MAX_WBITS
_encode = msgspec.json.Encoder().encode


class ReplaySeat(Struct, frozen=True):
    """Who sat there, as far as anybody knows: a person or a bot."""

    name: str | None = None
    bot: str | None = None
    is_you: bool = False


class Frame(Struct, frozen=True):
    """A decision, what it caused, and how the table stood after it; `view` is without what `start` says for good."""

    seat: int
    move: str
    events: list[dict[str, Any]]
    view: dict[str, Any]
    scores: list[int]


class Replay(Struct, frozen=True, kw_only=True):
    """A game from the first decision to the last; in solo scores have the opponent's second."""

    variant: str
    edition: str
    expansions: list[str]
    seats: list[ReplaySeat]
    key: str | None
    """Of the link that shows it to others, and nothing else of its table: of a private one alone."""
    seed: str | None
    """Of a game that was set up; none of one that began from a position."""
    is_over: bool
    scores: list[int]
    winners: list[int]
    standing: Standing
    """How it stood in the end: each score, and who won if it is over."""
    faces: dict[str, Face]
    """Of puzzles that do not come with the program, or not like this."""
    start: dict[str, Any]
    """The view before the first decision."""
    start_scores: list[int]
    frames: list[Frame]


def _open_view(game: Game) -> dict[str, Any]:
    """What everybody may know once the game is over: hidden piles too [P5], decks as counts."""
    view = game.view()
    if view["options"]["hidden_piles"]:
        view["seats"] = [game.view(seat)["seats"][seat] for seat in range(len(view["seats"]))]
    return view


def _seed(record: str) -> str | None:
    header = record.partition("\n\n")[0].split("\n")
    return next((line.removeprefix("seed: ") for line in header if line.startswith("seed: ")), None)


def _named(one: Seated | None) -> ReplaySeat:
    """Who a record says sat there: a stranger wrote it."""
    name = one_line(one.name)[:LONGEST] if one else ""
    if not one or not name:
        return ReplaySeat()
    return ReplaySeat(bot=name) if one.is_bot else ReplaySeat(name)


def _frame(game: Game, decision: str) -> Frame:
    seat, _, move = decision.partition(" ")
    events = game.play(move, int(seat))
    view = {key: value for key, value in _open_view(game).items() if key not in CONSTANT}
    return Frame(int(seat), move, events, view, list(game.scores))


def _written(game: Game, seats: tuple[ReplaySeat, ...], key: str | None) -> Iterator[bytes]:
    """The JSON of a replay, piece by piece: all of it at once may take 10 MB."""
    record = game.record()
    decisions = record.partition("\n\n")[2].splitlines()
    if len(decisions) > MOST_DECISIONS:
        raise ValueError(f"it has {len(decisions)} decisions, and at most {MOST_DECISIONS} are shown")
    scores, winners, is_over = list(game.scores), list(game.winners), game.is_over
    standing = cast("Standing", game.standing.to_dict())
    for _ in decisions:
        game.undo()
    start = _open_view(game)
    replay = Replay(
        variant=start["variant"],
        edition=start["edition"],
        expansions=start["expansions"],
        seats=list(seats) or [_named(one) for one in game.seated],
        key=key,
        seed=_seed(record),
        is_over=is_over,
        scores=scores,
        winners=winners,
        standing=standing,
        faces=faces_of(start["expansions"], start["puzzles"]),
        start=start,
        start_scores=list(game.scores),
        frames=[],
    )
    yield _encode(replay).removesuffix(b"]}")
    for number, decision in enumerate(decisions):
        yield (b"," if number else b"") + _encode(_frame(game, decision))
    yield b"]}"


@lru_cache(MOST_KEPT)
def compressed(record: str, seats: tuple[ReplaySeat, ...] = (), key: str | None = None) -> bytes:
    """The replay of a record, as JSON in gzip; a ValueError says which line of the record cannot be."""
    squeeze = zlib.compressobj(wbits=GZIP)
    parts = [squeeze.compress(part) for part in _written(Game.from_record(record), seats, key)]
    return b"".join((*parts, squeeze.flush()))


def plain(replay: bytes) -> bytes:
    """The same without gzip, for a client that does not know it."""
    return zlib.decompress(replay, GZIP)
