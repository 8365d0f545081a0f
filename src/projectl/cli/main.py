"""The command `projectl`: lists its commands, and imports one only when it is called.

Plain help instead of typer's rich panels, because it takes half as long to appear.
"""

import sys
from difflib import get_close_matches
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from projectl import __version__
from projectl.cli.explaining import explained, teach_the_library
from projectl.cli.languages import Language, speak_as_the_system
from projectl.cli.refusing import in_our_words, missing
from projectl.cli.signs import LOOKALIKE
from projectl.words import say

COMMANDS: Final = {
    "play": "projectl.cli.play:play",
    "daily": "projectl.cli.daily:daily",
    "serve": "projectl.cli.serve:serve",
    "site": "projectl.cli.site:site",
    "arena": "projectl.cli.arena:arena",
    "puzzles": "projectl.cli.puzzles:app",
    "solve": "projectl.cli.solve:solve",
    "rules": "projectl.cli.rules:rules",
    "bot": "projectl.cli.bot:bot",
    "train": "projectl.cli.train:train",
    "bench": "projectl.cli.bench:app",
    "warm": "projectl.cli.warm:warm",
}
"""Where each command is found: `module:name`, a function or a typer.Typer."""


class PlainGroup(TyperGroup):
    """A group that says in our words that it has no such command."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of the first word."""
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            near = [repr(name) for name in get_close_matches(args[0], self.commands)]
            ctx.fail(missing(say("usage-no-command", name=repr(args[0])), near))
        return super().resolve_command(ctx, args)


def plain_app(**settings: Any) -> typer.Typer:
    """A typer.Typer with plain help and plain error messages."""
    return typer.Typer(
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
        **{"cls": PlainGroup, **settings},
    )


def load(name: str) -> Any:
    """Imports a command's module and gives what typer can run."""
    module, _, attribute = COMMANDS[name].partition(":")
    found = getattr(import_module(module), attribute)
    if isinstance(found, typer.Typer):
        group = typer.main.get_group(found)
        for under, command in group.commands.items():
            explained(_name_values(command), f"{name}-{under}")
        return explained(group, name)
    alone = plain_app()
    alone.command(name)(found)
    return explained(_name_values(typer.main.get_command(alone)), name)


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
    wanted = say("usage-whole" if kind is int else "usage-number")
    if param.min is None:
        return wanted
    key = "usage-at-least" if param.max is None else "usage-between"
    return say(key, wanted=wanted, least=str(param.min), most=str(param.max))


class LazyGroup(PlainGroup):
    """A group that shows its commands from the table and loads the one that is called."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        teach_the_library()
        for name in COMMANDS:
            self.add_command(TyperCommand(name))
        explained(self, "projectl")

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Replaces the table's entry by the command itself."""
        name, entry, rest = super().resolve_command(ctx, args)
        return name, entry and load(str(name)), rest

    def make_context(self, *arguments: Any, **settings: Any) -> Any:
        """Reads what stands before the command."""
        with in_our_words(_number_wanted):
            return super().make_context(*arguments, **settings)

    def invoke(self, ctx: Any) -> Any:
        """Runs a command."""
        with in_our_words(_number_wanted):
            return super().invoke(ctx)


app = plain_app(cls=LazyGroup, no_args_is_help=True)


def _show_version(is_asked: bool) -> None:
    if is_asked:
        typer.echo(f"projectl {__version__}")
        raise typer.Exit


@app.callback()
def projectl(
    _version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True),
    ] = False,
    _language: Language = None,
) -> None:
    """Project L, the board game of fitting pieces: play it, look at it, measure it."""


def main() -> None:
    """The console script."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=LOOKALIKE)
    speak_as_the_system()
    app(prog_name="projectl")


if __name__ == "__main__":
    main()
