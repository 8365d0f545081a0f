"""Legal moves as a numbered list: in groups, so that two hundred ways to place a piece stay a few lines."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from projectl.cli.terminal.reading import read_move
from projectl.words import say

_NUMBERS: Final = 9


def _group(move: str) -> str:
    """All but the last word: `place 1 I2`, `swap I2`, `take`."""
    return move.rpartition(" ")[0] or move


def group_lines(legal: Sequence[str], _words: str, width: int) -> Iterator[str]:
    """One line a group: its numbers, its words, and the last words as far as they fit."""
    first = 1
    for group, found in groupby(legal, _group):
        members = list(found)
        last = first + len(members) - 1
        numbers = f"{first}-{last}" if last > first else str(first)
        ends = [member.removeprefix(group).strip() for member in members]
        shown = " ".join(ends)
        room = width - _NUMBERS - 2 - max(12, len(group))
        if len(shown) > room:
            ways = f" ... {say('count-way', ways=len(members))}"
            shown = shown[: room - len(ways)].rpartition(" ")[0] + ways
        yield f"{numbers:>{_NUMBERS}}  {group:<12}{shown}".rstrip()
        first = last + 1


def single_lines(legal: Sequence[str], words: str, width: int) -> Iterator[str]:
    """The moves that the words could mean, each with its number, in columns."""
    reading = read_move(words, legal)
    meant = reading.choices or ((reading.move,) if reading.move in legal else ())
    cells = [f"{legal.index(move) + 1:>4} {move}" for move in meant if move is not None]
    widest = max(map(len, cells), default=0) + 2
    columns = max(1, width // max(1, widest))
    for start in range(0, len(cells), columns):
        yield "".join(cell.ljust(widest) for cell in cells[start : start + columns]).rstrip()
