"""What `-h` says of a command, in the language spoken when it is asked for: `words/LANGUAGE/terminal-commands.ftl`."""

from typing import Any, Final

import typer

from projectl.words import LANGUAGES, is_said, say
from projectl.words.phrases import kebab

OF_THE_LIBRARY: Final = {
    "Commands": "usage-commands",
    "Arguments": "usage-arguments",
    "Options": "usage-options",
    "default: {default}": "usage-default",
    "required": "usage-required",
    "env var: {var}": "usage-variable",
    "Missing command.": "usage-missing-command",
    "Aborted!": "usage-aborted",
}
"""What typer writes around our texts."""
PLACES: Final = {"usage-default": {"default": "{default}"}, "usage-variable": {"variable": "{var}"}}
"""What typer fills in afterwards."""


def explained(command: Any, path: str) -> Any:
    """A command whose help is put into words when somebody asks for it; `path` is `puzzles-list`."""
    format_help, format_usage = command.format_help, command.format_usage

    def helping(ctx: Any, formatter: Any) -> None:
        _put_into_words(command, path, ctx)
        format_help(ctx, formatter)

    def using(ctx: Any, formatter: Any) -> None:
        write_usage = formatter.write_usage
        formatter.write_usage = lambda prog, args="", prefix=None: write_usage(
            prog, args, prefix or f"{say('usage-usage')}: "
        )
        format_usage(ctx, formatter)

    command.format_help, command.format_usage = helping, using
    return command


def teach_the_library() -> None:
    """What typer says by itself is said in the language spoken then."""
    core: Any = typer.core
    core._ = _heading


def _put_into_words(command: Any, path: str, ctx: Any) -> None:
    command.help = say(f"command-{path}")
    if path == "projectl":
        command.epilog = say("command-ends")
    for param in command.get_params(ctx):
        _explain(param, path)
    above = "" if path == "projectl" else f"{path}-"
    for name, under in getattr(command, "commands", {}).items():
        under.short_help = say(f"command-{above}{name}")


def _explain(param: Any, path: str) -> None:
    """What is said of an option for this command alone comes before what is said of it everywhere."""
    is_argument = param.param_type_name == "argument"
    name = kebab(param.name) if is_argument else max(param.opts, key=len).removeprefix("--")
    ours = f"flag-{path.rpartition('-')[2]}-{name}"
    key = ours if is_said(ours) else f"flag-{name}"
    param.help = say(key, languages=", ".join(LANGUAGES)) if key == "flag-language" else say(key)


def _heading(text: str) -> str:
    key = OF_THE_LIBRARY.get(text)
    return say(key, **PLACES.get(key, {})) if key else text
