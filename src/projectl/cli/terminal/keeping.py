"""Games kept as they are played, a file each, so that nothing that ends the program ends a game."""

import os
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_data_path

from projectl import Game
from projectl.cli.terminal.files import FileTrouble, load_record, write_whole

FOLDER: Final = "PROJECTL_GAMES"
"""The environment variable that names another folder."""
ENDING: Final = ".projectl"
LOCK: Final = ".lock"


def folder() -> Path:
    """Where games are kept: in the user's data folder, unless another is named."""
    named = os.environ.get(FOLDER)
    return Path(named) if named else user_data_path("projectl", appauthor=False) / "games"


class Kept:
    """The file of one game. Its lock goes with the process, however that ends: a game is played in one window."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: int | None = None
        self._written = ""

    @classmethod
    def new(cls) -> "Kept":
        """A file that no other game has."""
        return cls(folder() / f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{secrets.token_hex(4)}{ENDING}")

    @property
    def _lock_path(self) -> Path:
        return self.path.with_name(self.path.name + LOCK)

    def take(self) -> bool:
        """Whether the game is ours alone from now on; FileTrouble where nothing can be kept."""
        if self._lock is not None:
            return True
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            lock = os.open(self._lock_path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise FileTrouble(str(error)) from None
        try:
            import fcntl  # Windows has none; there the same game may be opened twice

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:
            pass
        except OSError:
            os.close(lock)
            return False
        self._lock = lock
        return True

    def write(self, record: str) -> None:
        """Keep the game as it is now; FileTrouble says why that failed."""
        if record != self._written and self.take():
            write_whole(self.path, record)
            self._written = record

    def forget(self) -> None:
        """Delete the game."""
        if self.take():
            with suppress(OSError):
                self.path.unlink(missing_ok=True)
            self._written = ""
            self.release(is_forgotten=True)

    def release(self, is_forgotten: bool = False) -> None:
        """Let others have the game."""
        if self._lock is None:
            return
        if is_forgotten or not self.path.exists():
            with suppress(OSError):
                self._lock_path.unlink()
        os.close(self._lock)
        self._lock = None


class Unfinished(NamedTuple):
    """A game that was left: its file, when it was last played, and the game itself."""

    kept: Kept
    at: datetime
    game: Game


def unfinished() -> list[Unfinished]:
    """The games that may be gone on with, the latest first; those being played in another window are not among them."""
    found = []
    for path in folder().glob(f"*{ENDING}"):
        kept = Kept(path)
        try:
            at = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
            if kept.take():
                game, _ = load_record(path)
                if not game.is_over:
                    found.append(Unfinished(kept, at, game))
        except (FileTrouble, OSError):
            continue  # a file that cannot be read stays where it is, and is in nobody's way
        finally:
            kept.release()
    return sorted(found, key=lambda each: each.at, reverse=True)
