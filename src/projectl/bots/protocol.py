"""The bot protocol, version 1: JSON lines over standard input and output; `docs/bot-protocol.md` explains it.

The referee asks, the bot answers; every message is an object on a line of its own with a `type`. Both sides pass over
keys they do not know, and a bot passes over types it does not know, so that later versions can say more.
"""

from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from projectl import Move
from projectl.bots.bot import Bot, close, give_time

VERSION: Final = 1
MOST_LINE: Final = 65_536
"""Bytes of a bot's line. Lines of the referee have no such limit: a view grows with the table."""


class Message(msgspec.Struct, tag_field="type", kw_only=True):
    """A line."""


class Hello(Message, tag="hello"):
    """The first word of the referee."""

    protocol: int
    program: str
    timeout_ms: int


class NewGame(Message, tag="new_game"):
    """What is played, and where the bot sits. `seed` is for the bot's own dice, and says nothing about the decks."""

    seat: int
    seed: int
    think_ms: int
    players: int
    variant: str
    edition: str
    expansions: list[str]
    difficulty: str | None
    options: dict[str, bool | int | str]
    puzzles: str | None


class Decide(Message, tag="decide"):
    """A question: what the seat may know, and every move it may make."""

    decision: int
    think_ms: int
    view: dict[str, Any]
    moves: list[str]
    indices: list[int]


class Result(Message, tag="result"):
    """How the game ended."""

    scores: list[int]
    winners: list[int]


class Forfeited(Message, tag="forfeit"):
    """The bot has lost its seat."""

    code: str
    cause: str


class Quit(Message, tag="quit"):
    """The last word of the referee."""


class HelloBack(Message, tag="hello"):
    """The bot's answer to hello."""

    protocol: int
    name: str = ""


class Answer(Message, tag="move"):
    """The bot's answer to a decision: the text or the index of a move."""

    move: str | int
    decision: int | None = None


class Misunderstood(ValueError):
    """The referee said something that is not of the protocol; `str` says on which line and what."""


class _Typed(msgspec.Struct):
    type: str


ASKED: Final[dict[str, type[Message]]] = {"hello": Hello, "new_game": NewGame, "decide": Decide, "quit": Quit}
"""What `serve` listens to."""


def to_line(message: Message) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"


def _read(line: bytes, number: int) -> Message | None:
    """What the referee said; None for what a bot need not know."""
    try:
        kind = ASKED.get(msgspec.json.decode(line, type=_Typed).type)
        return None if kind is None else msgspec.json.decode(line, type=kind)
    except (ValueError, RecursionError) as error:
        raise Misunderstood(f"line {number} of the input is not of the bot protocol: {error}") from None


def serve(
    make_bot: Callable[[NewGame], Bot],
    name: str,
    source: BinaryIO,
    sink: BinaryIO,
    tell_time: Callable[[Bot, int], None] = give_time,
) -> None:
    """Be the bot's side until the referee quits or closes the line; raises Misunderstood.

    `tell_time` is called before each decision with the time that the referee gives for it.
    """
    bot: Bot | None = None

    def answer(message: Message) -> None:
        sink.write(to_line(message))
        sink.flush()

    try:
        for number, line in enumerate(source, 1):
            match _read(line, number):
                case Hello():
                    answer(HelloBack(protocol=VERSION, name=name))
                case NewGame() as game:
                    if bot is not None:
                        close(bot)
                    try:
                        bot = make_bot(game)
                    except ValueError as error:
                        raise Misunderstood(f"line {number} of the input: {error}") from None
                case Decide(decision=decision, think_ms=think_ms, view=view, moves=texts):
                    if bot is None:
                        raise Misunderstood(f"line {number} of the input asks for a decision before any new_game")
                    try:
                        tell_time(bot, think_ms)
                        move = bot.choose(view, [Move(text) for text in texts])
                    except ValueError as error:  # no time, no move, or no view
                        raise Misunderstood(f"line {number} of the input: {error}") from None
                    answer(Answer(move=str(move), decision=decision))
                case Quit():
                    return
    finally:
        if bot is not None:
            close(bot)
