"""What processes tell each other about tables: only that something happened, never what.

One channel for all; a notice is small enough for NOTIFY, and whoever has the table loaded reads the log.
"""

from typing import Final, Literal

import msgspec
from msgspec import Struct

CHANNEL: Final = "projectl"


class Notice(Struct, frozen=True, omit_defaults=True):
    """Something happened at a table: the log grew, somebody spoke, or came or went."""

    process: str
    table: str
    about: Literal["log", "chat", "here"]
    number: int = 0
    people: list[str] = []
    watching: int = 0
    away: dict[str, float] = {}
    """For how many seconds those who play are missed."""


_decoder: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)


def write(notice: Notice) -> bytes:
    """A notice as it is sent."""
    return msgspec.json.encode(notice)


def read(data: bytes) -> Notice | None:
    """A notice as it came; None for what is none."""
    try:
        return _decoder.decode(data)
    except msgspec.MsgspecError:
        return None
