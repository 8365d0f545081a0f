"""A folder that keeps an arena: settings.json, one line a game in results.jsonl, and the record of every game.

A game's record is written before its line, and the line in one piece: whatever interrupts the run, a game is either
kept whole or played again.
"""

import os
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from projectl.arena.match import Played, Result
from projectl.arena.settings import FROM_ZERO, Settings, difference

SETTINGS: Final = "settings.json"
RESULTS: Final = "results.jsonl"
RECORDS: Final = "records"
REPORT: Final = "report.html"


class StoreTrouble(Exception):
    """A folder that cannot be used: `str` is the sentence."""


def _reason(error: OSError) -> str:
    return error.strerror or str(error)


def write_whole(path: Path, text: str) -> None:
    """Write a file completely or not at all."""
    part = path.with_name(f".{path.name}.part")
    part.write_text(text, encoding="utf-8", newline="\n")
    part.replace(path)


def _lock(descriptor: int) -> bool:
    """Keep a second run out of the folder; the lock goes with the process, however it ends."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none; there nobody is kept out
    except ImportError:
        return True
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


class Store:
    """The folder of one arena, open for writing."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.dropped = 0
        """How many half-written lines were dropped on opening: 0 or 1."""
        self._first = 1
        """The number of the first game in results.jsonl: 0 in a folder of an older format."""
        self.results: dict[int, Result] = {}
        try:
            (folder / RECORDS).mkdir(parents=True, exist_ok=True)
            self._file = os.open(folder / RESULTS, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        except OSError as error:
            raise StoreTrouble(f"cannot keep games in {folder}: {_reason(error)}") from None
        try:
            if not _lock(self._file):
                raise StoreTrouble(f"another arena is writing to {folder}; wait for it or take another folder")
            self._agree(settings)
            self._read()
        except OSError as error:
            self.close()
            raise StoreTrouble(f"cannot keep games in {folder}: {_reason(error)}") from None
        except StoreTrouble:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the folder."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _agree(self, settings: Settings) -> None:
        """Settings are written once; a run that goes on must have the same."""
        path = self.folder / SETTINGS
        if not path.exists():
            if os.fstat(self._file).st_size:
                raise StoreTrouble(f"{self.folder} has results but no {SETTINGS}; take another folder")
            text = msgspec.json.format(msgspec.json.encode(settings)).decode()
            write_whole(path, f"{text}\n")
            return
        try:
            there = msgspec.json.decode(path.read_bytes(), type=Settings)
        except msgspec.MsgspecError as error:
            raise StoreTrouble(f"{path} cannot be read ({error}); take another folder") from None
        if there.format == FROM_ZERO:
            self._first = 0
            there = msgspec.structs.replace(there, format=settings.format)
        found = difference(there, settings)
        if found is not None:
            raise StoreTrouble(
                f"{self.folder} holds games of {found}; take another folder, or the settings in its {SETTINGS}"
            )

    def _read(self) -> None:
        """Read the lines that are there; drop the last one if it was never finished."""
        content = (self.folder / RESULTS).read_bytes()
        lines = content.splitlines(keepends=True)
        whole = 0
        for number, line in enumerate(lines, 1):
            is_last = number == len(lines)
            if is_last and not line.endswith(b"\n"):
                break
            try:
                result = msgspec.json.decode(line, type=Result)
            except msgspec.MsgspecError as error:
                if is_last:
                    break
                raise StoreTrouble(
                    f"line {number} of {self.folder / RESULTS} cannot be read ({error}); "
                    "remove the line and its game is played again"
                ) from None
            game = result.game + 1 - self._first
            self.results.setdefault(game, msgspec.structs.replace(result, game=game))
            whole += len(line)
        if whole < len(content):
            os.ftruncate(self._file, whole)
            self.dropped = 1

    def record_path(self, game: int) -> Path:
        """Where the record of a game is kept."""
        return self.folder / RECORDS / f"{game:06d}.projectl"

    def keep(self, played: Played) -> None:
        """Keep a finished game for good."""
        counted = msgspec.structs.replace(played.result, game=played.result.game - 1 + self._first)
        line = msgspec.json.encode(counted) + b"\n"
        try:
            write_whole(self.record_path(played.result.game), played.record)
            if os.write(self._file, line) < len(line):  # one piece: an interrupt comes before it or after it
                raise StoreTrouble(f"cannot keep games in {self.folder}: the disk is full")
        except OSError as error:
            raise StoreTrouble(f"cannot keep games in {self.folder}: {_reason(error)}") from None
        self.results[played.result.game] = played.result

    def write_report(self, page: str) -> Path:
        """Keep the report beside the games."""
        path = self.folder / REPORT
        try:
            write_whole(path, page)
        except OSError as error:
            raise StoreTrouble(f"cannot write {path}: {_reason(error)}") from None
        return path
