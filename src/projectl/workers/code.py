"""A digest of what plays: games of yesterday's bots are not mixed with today's, nor those of two machines."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

PLAYING_ROOMS: Final = ("catalogue", "rules", "solver", "net", "bots")
"""What decides which moves are made."""


@cache
def code_digest(*more: str) -> str:
    """A short digest of all that bots are made of, and of more rooms if somebody names them."""
    digest = hashlib.sha256()
    root = Path(__file__).parents[1]
    for room in (*PLAYING_ROOMS, *more):
        for file in sorted(file for file in (root / room).rglob("*") if file.is_file()):
            if "__pycache__" not in file.parts:
                digest.update(f"{file.relative_to(root).as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def check_code(code: str, *more: str) -> None:
    """A ValueError says that whoever gave this work plays other games than would be played here."""
    if code_digest(*more) != code:
        raise ValueError(f"projectl there has other bots than here (code {code_digest(*more)}, not {code})")
