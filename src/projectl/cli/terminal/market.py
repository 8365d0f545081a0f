"""[S3] [X1] [L1] the puzzles on offer: two rows, the solo grid with its locks, or the four rows of Line Clear."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from projectl.catalogue.placements import SIDE
from projectl.catalogue.puzzles import Puzzle
from projectl.cli.terminal.draw import side_by_side, tiny_shape
from projectl.cli.terminal.seating import Seating
from projectl.cli.terminal.small import small_face, small_reward
from projectl.words import say

Faces = Mapping[str, Puzzle]
View = dict[str, Any]

COLUMNS: Final = 3
"""[X1] [L1] the columns of the grid, and the places of a Line Clear row."""
LOCK: Final = "■"
_ROOMY: Final = 9
_TIGHT: Final = 6


def _named(slot: str, puzzle: Puzzle, width: int) -> list[Text]:
    """Two lines: the place's name, the puzzle's id, its points; an id that is too long for the first is the second."""
    place, name = Text(slot, "bold"), Text(puzzle.id, "dim")
    if len(slot) + 1 + len(puzzle.id) > width:
        return [Text.assemble(place, " ", say("count-point-tiny", points=puzzle.points)), name]
    points = say("count-point", points=puzzle.points)
    return [
        Text.assemble(place, " ", name),
        Text(points if len(points) <= width else say("count-point-short", points=puzzle.points)),
    ]


def _tile(slot: str, puzzle: Puzzle | None, is_coloured: bool, width: int) -> list[Text]:
    """One place: the puzzle drawn small, and beside it the place's name, the points and the reward."""
    if puzzle is None:
        texts = [Text(), Text(slot.center(SIDE), "dim"), Text()]
        drawn = [Text()] * len(texts)
    else:
        texts = [*_named(slot, puzzle, width), small_reward(puzzle.reward, width)]
        drawn = small_face(puzzle, is_coloured)
    lines = [Text.assemble(face, " " * bool(face), text) for face, text in zip(drawn, texts, strict=True)]
    for line in lines:
        line.truncate(SIDE + 1 + width, overflow="crop", pad=True)
    return lines


def _tiles(view: View, faces: Faces, row: str, places: range, is_coloured: bool, width: int) -> list[Text]:
    ids = view["rows"][row]
    found = [
        _tile(f"{row}{place + 1}", faces[ids[place]] if ids[place] else None, is_coloured, width) for place in places
    ]
    return side_by_side(found, gap=1)


def rows(view: View, faces: Faces, is_coloured: bool) -> list[Text]:
    """[S3] the white row above the black one."""
    return [
        line
        for row, ids in view["rows"].items()
        for line in _tiles(view, faces, row, range(len(ids)), is_coloured, _ROOMY)
    ]


def _locks(count: int, width: int) -> str:
    """[X2] the locks above a column: drawn one by one where they and their word have room, else counted."""
    if count == 0:
        return say("table-open")
    drawn = say("table-locked", locks=LOCK * count)
    return drawn if len(drawn) < width else say("table-locked", locks=f"{LOCK} {count}")


def grid(view: View, faces: Faces, is_coloured: bool) -> list[Text]:
    """[X1] [X2] the grid, with the locks above their columns."""
    width = SIDE + 1 + _ROOMY + 1
    lines = [Text("".join(_locks(count, width).ljust(width) for count in view["solo"]["locks"]), "bold yellow")]
    for first in range(0, COLUMNS * COLUMNS, COLUMNS):
        lines += _tiles(view, faces, "G", range(first, first + COLUMNS), is_coloured, _ROOMY)
    return lines


def line_clear_rows(view: View, faces: Faces, seating: Seating, seat: int, is_coloured: bool) -> list[Text]:
    """[L1] [L4] left and right rows, and who takes from them."""
    halves = []
    for marker, sign, side, first in (("white", "◇", "left", 0), ("black", "◆", "right", COLUMNS)):
        holder = view["markers"][marker]
        head = f"{sign} {say(f'table-{side}-rows', who=seating.name(holder))}"
        lines = [Text(head, "bold" if holder == seat else "dim")]
        for row in ("W", "B"):
            lines += _tiles(view, faces, row, range(first, first + COLUMNS), is_coloured, _TIGHT)
        for line in lines:
            line.truncate(38, overflow="ellipsis", pad=True)
        halves.append(lines)
    divider = [Text("│", "dim")] * len(halves[0])
    return side_by_side([halves[0], divider, halves[1]], gap=1)


def pieces(counts: Mapping[str, int], is_long: bool = True) -> list[Text]:
    """[C1] pieces with their numbers, those there are: outline, name and count, or name and count."""
    found = []
    for piece, count in counts.items():
        if count:
            name = Text.assemble((piece, "bold"), say("table-times", count=count))
            found.append(Text.assemble(tiny_shape(piece), " ", name) if is_long else name)
    return found


def flowing(parts: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Parts one after another, on as many lines as they need."""
    lines = [Text()]
    for part in parts:
        line = lines[-1]
        if line.cell_len and line.cell_len + gap + part.cell_len > width:
            lines.append(line := Text())
        if line.cell_len:
            line.append(" " * gap)
        line.append_text(part)
    return lines


def reserve_column(view: View) -> list[Text]:
    """[T4] what the reserve still has, two pieces a line."""
    lines = [Text(say("table-reserve"), "dim")]
    counts = list(view["reserve"].items())
    for first in range(0, len(counts), 2):
        line = Text()
        for piece, count in counts[first : first + 2]:
            line.append_text(Text(f"{piece} {count:>2}  ", "" if count else "dim"))
        lines.append(line)
    return lines


def reserve_line(view: View, width: int) -> list[Text]:
    """[T4] the same in a line."""
    counts = [Text(f"{piece} {count}", "" if count else "dim") for piece, count in view["reserve"].items()]
    return flowing([Text(say("table-reserve"), "dim"), *counts], width, gap=1)
