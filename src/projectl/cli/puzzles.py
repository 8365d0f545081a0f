"""`projectl puzzles`: look at puzzles, and check a puzzle file of your own [C3] [C6]."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from projectl.catalogue import puzzles as catalogue
from projectl.catalogue.puzzles import Puzzle, PuzzleFileError
from projectl.cli.ends import FAILED, UNREADABLE
from projectl.cli.main import plain_app
from projectl.cli.refusing import sentence
from projectl.cli.terminal.draw import WIDTH, card, reward, side_by_side
from projectl.words import say

app = plain_app(no_args_is_help=True)

MOST_PROBLEMS: Final = 20
EXPANSIONS: Final = ("ghost", "ambassador")
_GAP: Final = 2

File = Annotated[Path | None, typer.Option("--file", "-f")]


@app.callback()
def puzzles() -> None:
    """Look at puzzles, and check a puzzle file of your own."""


def _text(file: Path) -> str:
    try:
        return catalogue.text_of(file)
    except PuzzleFileError as problem:
        typer.echo(sentence(problem), err=True)
        raise typer.Exit(UNREADABLE) from None


def _found(file: Path | None) -> tuple[Puzzle, ...]:
    try:
        return (catalogue.load(file) if file else catalogue.base()).puzzles
    except PuzzleFileError as problem:
        typer.echo(sentence(problem), err=True)
        raise typer.Exit(UNREADABLE) from None


def _all(file: Path | None) -> tuple[Puzzle, ...]:
    """Those of a file, or those of the base game and its expansions."""
    if file:
        return _found(file)
    return _found(None) + tuple(puzzle for name in EXPANSIONS for puzzle in catalogue.published(name).puzzles)


@app.command()
def check(file: Annotated[Path, typer.Argument()]) -> None:
    """Say what is wrong with a puzzle file, line by line, or what is in it."""
    name = typer.format_filename(str(file))
    text = _text(file)
    problems = catalogue.problems(text, name)
    for problem in problems[:MOST_PROBLEMS]:
        typer.echo(sentence(problem))
    if len(problems) > MOST_PROBLEMS:
        typer.echo(say("puzzles-more-problems", file=name, problems=len(problems) - MOST_PROBLEMS))
    if problems:
        raise typer.Exit(FAILED)
    found = catalogue.read_set(text, name)
    typer.echo(say("puzzles-set", file=name, set=found.name, version=str(found.version), digest=found.digest))
    Console(highlight=False).print(_summary(found.puzzles))


def _summary(found: tuple[Puzzle, ...]) -> Table:
    """How many puzzles of each colour, and their points and cells."""
    table = Table("", box=None, pad_edge=False)
    for key in ("puzzles-count", "puzzles-points", "puzzles-cells"):
        table.add_column(say(key), justify="right")
    for colour, key in (("W", "puzzles-white"), ("B", "puzzles-black"), ("WB", "puzzles-all")):
        chosen = [puzzle for puzzle in found if puzzle.colour in colour]
        points = sum(puzzle.points for puzzle in chosen)
        cells = sum(puzzle.cells for puzzle in chosen)
        table.add_row(say(key), str(len(chosen)), str(points), str(cells))
    return table


@app.command()
def show(
    ids: Annotated[list[str], typer.Argument()],
    file: File = None,
) -> None:
    """Draw puzzles: points top left, reward top right, a dot for every cell to be filled."""
    faces = {puzzle.id: puzzle for puzzle in _all(file)}
    wanted = [puzzle_id.upper() for puzzle_id in ids]
    missing = [puzzle_id for puzzle_id in wanted if puzzle_id not in faces]
    if missing:
        named = ", ".join(missing)
        said = say("puzzles-none-in", ids=named, file=typer.format_filename(str(file))) if file else ""
        typer.echo(said or say("puzzles-none", ids=named), err=True)
        raise typer.Exit(FAILED)
    console = Console(highlight=False)
    per_line = max(1, (console.width + _GAP) // (WIDTH + _GAP))
    for start in range(0, len(wanted), per_line):
        drawn = [card(faces[puzzle_id]) for puzzle_id in wanted[start : start + per_line]]
        for line in side_by_side(drawn, _GAP):
            console.print(line, no_wrap=True, crop=False)


@app.command("list")
def list_puzzles(file: File = None) -> None:
    """List puzzles with their points, rewards and numbers of cells."""
    table = Table(say("puzzles-id"), box=None, pad_edge=False)
    for key in ("puzzles-points", "puzzles-cells", "puzzles-reward"):
        table.add_column(say(key), justify="right")
    for puzzle in _all(file):
        table.add_row(puzzle.id, str(puzzle.points), str(puzzle.cells), reward(puzzle))
    Console(highlight=False).print(table)
