"""The command `projectl`: lists its commands, and imports one only when it is called.

Plain help instead of typer's rich panels, because it takes half as long to appear.
"""

import sys
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer
from typer.core import TyperCommand, TyperGroup

from projectl import __version__
from projectl.cli.ends import EPILOG
from projectl.cli.signs import LOOKALIKE
from projectl.words import say


class Entry(NamedTuple):
    """Where a command is found (`module:name`, a function or a typer.Typer) and what the help says of it."""

    target: str
    help: str


COMMANDS: Final = {
    "play": Entry("projectl.cli.play:play", "Play in this terminal, hot-seat or against bots."),
    "serve": Entry("projectl.cli.serve:serve", "Open a table that people join over a network."),
    "site": Entry("projectl.cli.site:site", "Write the game as a web site that needs no server."),
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
    return typer.Typer(
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
        **settings,
    )


def load(name: str) -> Any:
    """Imports a command's module and gives what typer can run."""
    module, _, attribute = COMMANDS[name].target.partition(":")
    found = getattr(import_module(module), attribute)
    if isinstance(found, typer.Typer):
        group = typer.main.get_group(found)
        for command in group.commands.values():
            _name_values(command)
        return group
    alone = plain_app()
    alone.command(name)(found)
    return _name_values(typer.main.get_command(alone))


def _name_values(command: Any) -> Any:
    """One style in every help: N is a number, FILE a path, anything else what its option is called, in capitals."""
    for param in command.params:
        kind = _kind(param)
        if param.metavar is None and kind is not bool:
            word = str(param.opts[-1]).lstrip("-").replace("-", "_").upper()
            param.metavar = {int: "N", float: "N", Path: "FILE"}.get(kind, word)
        if param.param_type_name == "argument":
            param.display_type_rich = lambda **_: ""  # its name says enough
    return command


def _kind(param: Any) -> Any:
    described = getattr(param, "type_descriptor", None)
    return described.annotation if described is not None else bool


def _number_wanted(param: Any) -> str | None:
    """What kind of number an option takes, in our words; None if it takes none."""
    kind = _kind(param)
    if kind not in (int, float):
        return None
    wanted = say("usage.whole" if kind is int else "usage.number")
    if param.min is None:
        return wanted
    key = "usage.at_least" if param.max is None else "usage.between"
    return say(key, wanted=wanted, least=param.min, most=param.max)


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

    def invoke(self, ctx: Any) -> Any:
        """Runs a command; what is no number is refused in our words."""
        try:
            return super().invoke(ctx)
        except typer.BadParameter as error:
            error.message = _number_wanted(error.param) or error.message
            raise


app = plain_app(cls=LazyGroup, no_args_is_help=True, epilog=EPILOG)


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
            stream.reconfigure(errors=LOOKALIKE)
    app(prog_name="projectl")


if __name__ == "__main__":
    main()
