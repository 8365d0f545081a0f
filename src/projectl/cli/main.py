"""The command `projectl`: lists its commands, and imports one only when it is called.

Plain help instead of typer's rich panels, because it takes half as long to appear.
"""

import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any, Final, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup

from projectl import __version__


class Entry(NamedTuple):
    """Where a command is found (`module:name`, a function or a typer.Typer) and what the help says of it."""

    target: str
    help: str


COMMANDS: Final = {
    "play": Entry("projectl.cli.play:play", "Play in this terminal, hot-seat or against bots."),
    "serve": Entry("projectl.cli.serve:serve", "Open a table that people join over a network."),
    "arena": Entry("projectl.cli.arena:arena", "Let bots play each other, and rate them."),
    "puzzles": Entry("projectl.cli.puzzles:app", "Look at puzzles, and check a puzzle file of your own."),
    "solve": Entry("projectl.cli.solve:solve", "Fill a puzzle in the fewest actions."),
    "rules": Entry("projectl.cli.rules:rules", "Read a rule by its id or by a word."),
    "bot": Entry("projectl.cli.bot:bot", "Let a bot speak the protocol for programs; list the bots."),
    "bench": Entry("projectl.cli.bench:app", "Measure how fast rules and bots run on this machine."),
    "warm": Entry("projectl.cli.warm:warm", "Compile everything now, not at the first game."),
}


def plain_app(**settings: Any) -> typer.Typer:
    """A typer.Typer with plain help and plain error messages."""
    return typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, **settings)


def load(name: str) -> Any:
    """Imports a command's module and gives what typer can run."""
    module, _, attribute = COMMANDS[name].target.partition(":")
    found = getattr(import_module(module), attribute)
    if isinstance(found, typer.Typer):
        return typer.main.get_group(found)
    alone = plain_app()
    alone.command(name)(found)
    return typer.main.get_command(alone)


class LazyGroup(TyperGroup):
    """A group that shows its commands from the table and loads the one that is called."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, entry in COMMANDS.items():
            self.add_command(TyperCommand(name, help=entry.help))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Replaces the table's entry by the command itself."""
        name, entry, rest = super().resolve_command(ctx, args)
        return name, entry and load(str(name)), rest


app = plain_app(cls=LazyGroup, no_args_is_help=True)


def _show_version(is_asked: bool) -> None:
    if is_asked:
        typer.echo(f"projectl {__version__}")
        raise typer.Exit


@app.callback()
def projectl(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit."),
    ] = False,
) -> None:
    """Project L, the board game of fitting pieces: play it, look at it, measure it."""


def main() -> None:
    """The console script."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A terminal that lacks a character of the drawing shows '?' instead of ending the game.
            stream.reconfigure(errors="replace")
    app(prog_name="projectl")


if __name__ == "__main__":
    main()
