"""[C3] [C4] [C5] [C6] puzzles, and the text files they are kept in.

A file is a list of puzzles: a header line `ID POINTS REWARD`, then five rows of five cells, `#` for a cell of
the recess and `.` for card. Blank lines may stand between puzzles. `;` begins a comment; a comment
`; set: NAME VERSION` before the first puzzle names the set.
"""

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal

from projectl.catalogue.filling import PIECES_EACH, filling
from projectl.catalogue.impossible import Impossible
from projectl.catalogue.pieces import PIECES
from projectl.catalogue.placements import CELLS, SIDE

REWARDS: Final = (*PIECES, "^", "^^", "M")
"""[C1] [C4] pieces; [G4] Level Up by one or two arrows; [A1] the Ambassador action."""

KNOWN: Final = {"W": 32, "B": 20, "GW": 12, "GB": 12, "AW": 1, "AB": 2, "XW": 99, "XB": 99}
"""[C3] [C4] [C5] how many puzzles each series holds; XW and XB are a player's own additions."""

MOST_POINTS: Final = 20
MOST_BYTES: Final = 100_000
"""Every id at once takes a tenth of this: a longer file is some other file."""

_ID: Final = re.compile(r"([A-Z]{1,2})([0-9]{2})")
_POINTS: Final = re.compile(r"[0-9]{1,2}")
_ROW: Final = re.compile(r"[#.]+")
_SET: Final = re.compile(r"([A-Za-z0-9_-]{1,40})[ \t]+([0-9]{1,6})")
_LINE_END: Final = re.compile(r"\r\n|\r|\n")


class PuzzleFileError(Impossible):
    """A puzzle file that cannot be read: which file, which line, and why."""

    def __init__(self, name: str, line: int, reason: str, code: str = "puzzle_file", **arguments: Any) -> None:
        super().__init__(code, reason, "C6", line=line, **arguments)
        self.args = (name, line, reason)
        self.name = name
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.name}:{self.line}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """[C3] a 5x5 field with a recess (one bit a cell, in reading order), a point value and a reward."""

    id: str
    points: int
    reward: str
    recess: int

    @property
    def colour(self) -> Literal["W", "B"]:
        """[C3] which deck the puzzle belongs to, white or black."""
        return "W" if "W" in self.id else "B"

    @property
    def cells(self) -> int:
        """The number of cells to be filled."""
        return self.recess.bit_count()

    @property
    def rows(self) -> tuple[str, ...]:
        """The face as five rows of `#` and `.`."""
        marks = ["#" if self.recess >> cell & 1 else "." for cell in range(CELLS)]
        return tuple("".join(marks[start : start + SIDE]) for start in range(0, CELLS, SIDE))


def write(puzzles: Iterable[Puzzle]) -> str:
    """The canonical text of puzzles; reading it gives the same puzzles."""
    return "\n".join("\n".join((f"{p.id} {p.points} {p.reward}", *p.rows, "")) for p in puzzles)


@dataclass(frozen=True, slots=True)
class PuzzleSet:
    """The puzzles of one file in its order, its name and version, and a digest of their canonical text."""

    name: str
    version: int
    puzzles: tuple[Puzzle, ...]
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "digest", sha256(write(self.puzzles).encode()).hexdigest()[:16])

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self.puzzles)

    def __len__(self) -> int:
        return len(self.puzzles)


def is_known(puzzle_id: str) -> bool:
    """[C3] [C4] [C5] [C6] whether an id belongs to a published series or to a player's own (XW01-XW99, XB01-XB99)."""
    match = _ID.fullmatch(puzzle_id)
    return match is not None and 1 <= int(match[2]) <= KNOWN.get(match[1], 0)


def _quoted(text: str) -> str:
    """A piece of a file as it may be shown: short, and without control characters."""
    return repr(text if len(text) <= 20 else text[:20] + "…")


class _Reader:
    """Reads a puzzle file to its end, noting every problem with its line."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.set_name = "own"
        self.set_version = 1
        self.puzzles: list[Puzzle] = []
        self.problems: list[PuzzleFileError] = []
        self.first_seen: dict[str, int] = {}
        self.is_open = False
        self.is_sound = False
        self.is_stray = False
        self.header = ("", 0, "")
        self.header_line = 0
        self.rows: list[str] = []

    def read(self, text: str) -> None:
        if any("\ud800" <= letter <= "\udfff" for letter in text):
            self.refuse(1, "half_character", "the text holds half a character and cannot be saved")
            return
        if len(text) > MOST_BYTES:
            self.refuse(1, "too_long", f"the file is longer than {MOST_BYTES} bytes", most=MOST_BYTES)
            return
        for line, content in enumerate(_LINE_END.split(text.removeprefix("\ufeff")), start=1):
            words, mark, comment = content.partition(";")
            words = words.strip()
            if words:
                self.read_words(line, words)
            elif mark:
                self.read_comment(line, comment.strip())
            else:
                self.close()
                self.is_stray = False
        self.close()
        if not self.header_line and not self.problems:
            self.refuse(1, "empty", "the file holds no puzzle")

    def refuse(self, line: int, code: str, reason: str, **arguments: Any) -> None:
        self.problems.append(PuzzleFileError(self.name, line, reason, f"file_{code}", **arguments))
        self.is_sound = False

    def read_comment(self, line: int, comment: str) -> None:
        if self.header_line or not comment.startswith("set:"):
            return
        match = _SET.fullmatch(comment.removeprefix("set:").strip())
        if match is None:
            self.refuse(line, "set_name", "a set is named by '; set: NAME VERSION', a word and a whole number")
        else:
            self.set_name, self.set_version = match[1], int(match[2])

    def read_words(self, line: int, words: str) -> None:
        fields = words.split()
        wants_row = self.is_open and len(self.rows) < SIDE
        if words[0] not in "#." and (len(fields) > 1 or not wants_row):
            self.close()
            self.read_header(line, fields)
        elif self.is_open:
            self.read_row(line, words)
        elif not self.is_stray:
            self.is_stray = True  # said once, not for every row that follows
            self.refuse(line, "stray_row", f"a row without ID POINTS REWARD above it: {_quoted(words)}")

    def read_header(self, line: int, fields: list[str]) -> None:
        self.is_open = self.is_sound = True
        self.is_stray = False
        self.header_line = line
        self.rows = []
        if len(fields) != 3:
            self.refuse(line, "header", f"expected ID POINTS REWARD, found {_quoted(' '.join(fields))}")
            return
        puzzle_id, points, reward = fields
        if not is_known(puzzle_id):
            series = ", ".join(f"{letters}01-{letters}{last:02}" for letters, last in KNOWN.items())
            reason = f"unknown id {_quoted(puzzle_id)}; ids are {series}"
            self.refuse(line, "unknown_id", reason, found=_quoted(puzzle_id), series=series)
        elif puzzle_id in self.first_seen:
            first = self.first_seen[puzzle_id]
            reason = f"duplicate id {puzzle_id}, already on line {first}"
            self.refuse(line, "twice", reason, puzzle=puzzle_id, first=first)
        else:
            self.first_seen[puzzle_id] = line
        if not _POINTS.fullmatch(points) or int(points) > MOST_POINTS:
            reason = f"points are a whole number from 0 to {MOST_POINTS}, found {_quoted(points)}"
            self.refuse(line, "points", reason, most=MOST_POINTS, found=_quoted(points))
            points = "0"
        if reward not in REWARDS:
            rewards = " ".join(REWARDS)
            reason = f"unknown reward {_quoted(reward)}; rewards are {rewards}"
            self.refuse(line, "reward", reason, found=_quoted(reward), rewards=rewards)
        self.header = (puzzle_id, int(points), reward)

    def read_row(self, line: int, words: str) -> None:
        self.rows.append(words)
        if len(self.rows) > SIDE:
            if len(self.rows) == SIDE + 1:
                self.refuse(line, "many_rows", "too many rows: a puzzle has five")
            return
        strange = next((mark for mark in words if mark not in "#."), None)
        if strange is not None:
            reason = f"unknown character {_quoted(strange)}; a cell is '#' (recess) or '.' (card)"
            self.refuse(line, "character", reason, found=_quoted(strange))
        elif len(words) != SIDE:
            plural = "cell" if len(words) == 1 else "cells"
            self.refuse(line, "row", f"the row has {len(words)} {plural}, not five", cells=len(words))

    def close(self) -> None:
        """Ends the puzzle being read, if any, and keeps it if it is sound."""
        if not self.is_open:
            return
        self.is_open = False
        if len(self.rows) < SIDE and (self.rows or self.is_sound):
            count = len(self.rows)
            reason = f"too few rows: {count} below this line, a puzzle has five"
            self.refuse(self.header_line, "few_rows", reason, rows=count)
        if not self.is_sound:
            return
        recess = sum(1 << cell for cell, mark in enumerate("".join(self.rows)) if mark == "#")
        puzzle = Puzzle(*self.header, recess)
        if not recess:
            self.refuse(self.header_line, "no_recess", f"the recess of {puzzle.id} is empty", puzzle=puzzle.id)
        elif filling(recess) is None:
            box = f"{PIECES_EACH} of each shape of levels 1 to 4"
            reason = f"the recess of {puzzle.id} cannot be filled from {box}"
            self.refuse(self.header_line, "cannot_be_filled", reason, puzzle=puzzle.id)
        else:
            self.puzzles.append(puzzle)


def _read(text: str, name: str) -> _Reader:
    reader = _Reader(name)
    reader.read(text)
    return reader


def problems(text: str, name: str = "puzzle file") -> tuple[PuzzleFileError, ...]:
    """Everything that is wrong with a puzzle file, in the order of its lines; nothing if it can be read."""
    return tuple(sorted(_read(text, name).problems, key=lambda problem: problem.line))


def read_set(text: str, name: str = "puzzle file") -> PuzzleSet:
    """The set of puzzles in the text of a puzzle file; raises PuzzleFileError for its first problem."""
    reader = _read(text, name)
    if reader.problems:
        raise min(reader.problems, key=lambda problem: problem.line)
    return PuzzleSet(reader.set_name, reader.set_version, tuple(reader.puzzles))


def read(text: str, name: str = "puzzle file") -> tuple[Puzzle, ...]:
    """The puzzles in the text of a puzzle file; raises PuzzleFileError for its first problem."""
    return read_set(text, name).puzzles


def text_of(path: str | os.PathLike[str]) -> str:
    """The text of a puzzle file; raises PuzzleFileError if it cannot be opened or is not text."""
    name = os.fspath(path)
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise PuzzleFileError(name, 1, f"the file cannot be opened: {reason}") from error
    if len(content) > MOST_BYTES:
        raise PuzzleFileError(name, 1, f"the file is longer than {MOST_BYTES} bytes")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = len(_LINE_END.split(content[: error.start].decode("utf-8", "replace")))
        raise PuzzleFileError(name, line, "the file is not UTF-8 text") from error


def load(path: str | os.PathLike[str]) -> PuzzleSet:
    """The set of puzzles in a file; raises PuzzleFileError and nothing else for a bad one."""
    return read_set(text_of(path), os.fspath(path))


def tidied(text: str) -> str:
    """The same file with plain line ends and nothing behind them: so it stays the same inside a record."""
    return "\n".join(line.rstrip() for line in _LINE_END.split(text.removeprefix("\ufeff")))


def own_text(path_or_text: str | os.PathLike[str]) -> str:
    """[C6] the text of a player's own puzzles, given as a path or as the text itself, several lines."""
    if isinstance(path_or_text, str) and _LINE_END.search(path_or_text):
        return path_or_text
    return text_of(path_or_text)


@cache
def published(name: str) -> PuzzleSet:
    """[C3] [C4] [C5] [C6] a puzzle set that comes with the program: base, ghost or ambassador."""
    return load(Path(__file__).parent / "data" / f"{name}.txt")


def base() -> PuzzleSet:
    """[C3] the 32 white and 20 black puzzles of the base game."""
    return published("base")


def with_own(sets: Iterable[PuzzleSet], own: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """[C6] [S2] the puzzles of the sets in play with a player's own faces in place of theirs, additions last.

    A known id replaces that face, an XW or XB id is added. A face for a set that is not in play is not used:
    one file may hold the faces of every box its owner has. An unknown id or an id twice raises ValueError.
    """
    faces: dict[str, Puzzle] = {}
    for puzzle in own:
        if not is_known(puzzle.id):
            raise ValueError(f"unknown id {_quoted(puzzle.id)}: neither published nor XW01-XW99 or XB01-XB99")
        if puzzle.id in faces:
            raise ValueError(f"duplicate id {puzzle.id}")
        faces[puzzle.id] = puzzle
    published = [puzzle for one_set in sets for puzzle in one_set]
    replaced = [faces.get(puzzle.id, puzzle) for puzzle in published]
    taken = {puzzle.id for puzzle in published}
    added = [face for face in faces.values() if face.id.startswith("X") and face.id not in taken]
    return (*replaced, *added)
