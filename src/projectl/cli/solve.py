"""`projectl solve`: how a puzzle can be filled, and in how few actions from the pieces at hand."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from projectl.cli.ends import UNREADABLE

if TYPE_CHECKING:
    from projectl.catalogue.puzzles import Puzzle

Pieces = list[int]
Placed = list[tuple[str, str]]


def _words(text: str | None) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()] if text else []


def read_piece(word: str) -> int:
    """The number of a piece; a ValueError says which there are."""
    from projectl.catalogue.pieces import PIECE_INDEX, PIECES
    from projectl.words import say

    if word.upper() not in PIECE_INDEX:
        raise ValueError(say("solve-no-piece", piece=repr(word[:20]), pieces=" ".join(PIECES)))
    return PIECE_INDEX[word.upper()]


def read_supply(text: str) -> Pieces:
    """`I2,V3,O1` as counts of each shape."""
    from projectl.rules.state import KINDS

    counts = [0] * KINDS
    for word in _words(text):
        counts[read_piece(word)] += 1
    return counts


def read_placed(text: str | None, recess: int) -> tuple[Placed, Pieces, int]:
    """`I2:a3b3,T4:...`: the pieces on the puzzle, their counts, and the cells still free."""
    from projectl.catalogue.pieces import PIECES
    from projectl.catalogue.placements import FIRST, PLACEMENTS
    from projectl.rules.state import KINDS
    from projectl.words import say

    placed: Placed = []
    counts = [0] * KINDS
    for word in _words(text):
        name, colon, cells = word.partition(":")
        if not colon:
            raise ValueError(say("solve-placed-like", text=repr(word[:40])))
        piece = read_piece(name)
        pairs = sorted((cells[at + 1 : at + 2], cells[at : at + 1]) for at in range(0, len(cells), 2))
        wanted = "".join(column + row for row, column in pairs).lower()
        laid = next((p for p in PLACEMENTS[FIRST[piece] : FIRST[piece + 1]] if p.text == wanted), None)
        if laid is None:
            raise ValueError(say("solve-no-such-cells", piece=PIECES[piece], cells=repr(cells[:40])))
        if laid.mask & ~recess:
            raise ValueError(say("solve-does-not-fit", piece=PIECES[piece], cells=laid.text))
        recess &= ~laid.mask
        counts[piece] += 1
        placed.append((PIECES[piece], laid.text))
    return placed, counts, recess


def read_reserve(text: str | None, full: Pieces) -> Pieces:
    """`O1=0,T4=1`: what is left of some shapes; of the others all that the box holds."""
    from projectl.words import say

    counts = list(full)
    for word in _words(text):
        name, equals, number = word.partition("=")
        if not equals or not number.isascii() or not number.isdigit():
            raise ValueError(say("solve-reserve-like", text=repr(word[:40])))
        piece = read_piece(name)
        if int(number) > full[piece]:
            raise ValueError(say("solve-too-many-left", piece=name.upper(), count=full[piece]))
        counts[piece] = int(number)
    return counts


def find_puzzle(wanted: str, file: Path | None, expansions: Sequence[str]) -> tuple["Puzzle", tuple[str, ...]]:
    """A published puzzle or one of a file, and the expansions in play: a Ghost puzzle brings its set along."""
    from projectl.catalogue.puzzles import load, published
    from projectl.words import say

    puzzle_id = wanted.upper()
    sets = {"": load(file)} if file else {name: published(name) for name in ("base", "ghost", "ambassador")}
    for name, puzzles in sets.items():
        for puzzle in puzzles:
            if puzzle.id == puzzle_id:
                brought = (name,) if name in ("ghost", "ambassador") else ()
                return puzzle, tuple(dict.fromkeys((*expansions, *brought)))
    raise ValueError(say("solve-no-puzzle", puzzle=repr(wanted[:20])))


def check_box(supply: Pieces, placed: Pieces, full: Pieces, has_ghosts: bool) -> None:
    """[C2] [C4] nobody holds more pieces than the box has."""
    from projectl.catalogue.pieces import LEVEL, PIECES
    from projectl.words import say

    for piece, left in enumerate(full):
        if left >= 0:
            continue
        if LEVEL[piece] == 5 and not has_ghosts:
            raise ValueError(say("solve-needs-ghost", piece=PIECES[piece]))
        asked = supply[piece] + placed[piece]
        raise ValueError(say("solve-too-many", asked=asked, piece=PIECES[piece], count=asked + left))


def solve(
    puzzle: Annotated[str, typer.Argument()],
    supply: Annotated[str, typer.Option("--with")] = "O1,I2",
    placed: Annotated[str | None, typer.Option()] = None,
    reserve: Annotated[str | None, typer.Option()] = None,
    edition: Annotated[str, typer.Option()] = "kickstarter",
    expansions: Annotated[str | None, typer.Option()] = None,
    option: Annotated[list[str] | None, typer.Option()] = None,
    file: Annotated[Path | None, typer.Option("--file", "-f")] = None,
) -> None:
    """Fill a puzzle in the fewest actions, and show in how many ways it can be filled."""
    from projectl.cli.play import read_options
    from projectl.cli.warm import compile_solver

    try:
        face, in_play = find_puzzle(puzzle, file, _words(expansions))
        lying, lying_counts, region = read_placed(placed, face.recess)
        held = read_supply(supply)
        compile_solver()
        from projectl.solver.plan import full_reserve, terms

        under = terms(edition, in_play, read_options(option or []))
        full = full_reserve(under, held, lying_counts)
        check_box(held, lying_counts, full, under.has_ghosts)
        left = read_reserve(reserve, full)
    except ValueError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(UNREADABLE) from None
    _show(face, lying, region, held, left, under)


def _show(face: "Puzzle", lying: Placed, region: int, held: Pieces, left: Pieces, under: Any) -> None:
    from rich.console import Console

    from projectl.cli.terminal.solution import Question, solution

    console = Console(highlight=False)
    for line in solution(Question(face, lying, region, held, left, under), console.width):
        console.print(line, no_wrap=True, crop=False, overflow="ignore")
