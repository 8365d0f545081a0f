"""Records on disk: written whole or not at all, read with a reason when that fails."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from projectl import Game
from projectl.words import say

MOST_BYTES: Final = 16_000_000
"""A longer file is no record."""


class FileTrouble(Exception):
    """A file that could not be read or written: `str` is the sentence, with path and reason."""


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _path(name: str | os.PathLike[str]) -> Path:
    """A path as it was typed, with ~ for the home folder where there is one."""
    path = Path(name)
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def write_whole(path: Path, text: str) -> None:
    """Write a text, replacing the file only once the new one is complete and on the disk."""
    part = path.with_name(f".{path.name}.part") if path.name else path
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            part.unlink()
        raise FileTrouble(say("prompt-not-saved", path=path, reason=_reason(error))) from None


def save_record(game: Game, name: str) -> Path:
    """Write a game's record to the file that was named."""
    path = _path(name)
    write_whole(path, game.record())
    return path


def load_record(name: str | os.PathLike[str]) -> tuple[Game, str]:
    """A game replayed from a file, and the text of its record."""
    path = _path(name)
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise ValueError(say("prompt-too-long"))
        text = content.decode("utf-8-sig")
        return Game.from_record(text), text
    except UnicodeDecodeError:
        raise FileTrouble(say("prompt-not-loaded", path=path, reason=say("prompt-not-text"))) from None
    except (OSError, ValueError) as error:
        raise FileTrouble(say("prompt-not-loaded", path=path, reason=_reason(error))) from None
