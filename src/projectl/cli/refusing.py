"""What was typed and cannot be read is refused in the language spoken; typer and click know English alone."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

import typer
from typer._click import exceptions as click

from projectl.catalogue.impossible import Impossible
from projectl.words import LANGUAGES, is_said, say, spoken_here
from projectl.words.phrases import kebab

TOO_MUCH: Final = re.compile(r"Got unexpected extra argument\(s\) \((.*)\)", re.DOTALL)
NO_VALUE: Final = "does not take a value."
"""Two refusals of the library that it tells apart by their words alone."""


def sentence(error: Exception) -> str:
    """Why something cannot be: in English as the error has it, in other languages by its code."""
    because = error if isinstance(error, Impossible) else getattr(error, "because", None)
    if spoken_here() == LANGUAGES[0] or because is None or not is_said(f"impossible-{kebab(because.code)}"):
        return str(error)
    said = say(f"impossible-{kebab(because.code)}", **because.arguments)
    name = getattr(because, "name", "")
    return f"{name}: {said}" if name else said[:1].upper() + said[1:]


@contextmanager
def in_our_words(number_wanted: Callable[[Any], str | None]) -> Iterator[None]:
    """Usage errors raised inside are shown in the language spoken when they are shown."""
    try:
        yield
    except click.NoArgsIsHelpError:
        raise  # that is a help, and ours already
    except click.UsageError as error:
        error.show = partial(_show, error, number_wanted)  # type: ignore[method-assign]
        raise


def _show(error: click.UsageError, number_wanted: Callable[[Any], str | None], file: Any = None) -> None:
    ctx = error.ctx
    if ctx is not None:
        typer.echo(ctx.get_usage(), file=file, err=True)
        typer.echo(say("usage-try", command=f"{ctx.command_path} {ctx.help_option_names[0]}") + "\n", err=True)
    typer.echo(say("usage-error", why=_why(error, number_wanted)), file=file, err=True)


def _why(error: click.UsageError, number_wanted: Callable[[Any], str | None]) -> str:
    if isinstance(error, click.MissingParameter):
        return say("usage-missing", name=_name(error.param))
    if isinstance(error, click.BadParameter):
        why = number_wanted(error.param) or error.message
        return say("usage-bad-value", name=_name(error.param), why=why) if error.param else why
    if isinstance(error, click.NoSuchOption):
        return missing(say("usage-no-option", name=error.option_name), error.possibilities or ())
    if isinstance(error, click.BadOptionUsage):
        key = "usage-takes-no-value" if error.message.endswith(NO_VALUE) else "usage-takes-value"
        return say(key, name=error.option_name)
    found = TOO_MUCH.fullmatch(error.message)
    return say("usage-too-much", text=found[1]) if found else error.message


def _name(param: Any) -> str:
    """An option as it is typed, an argument as the usage names it."""
    return str(max(param.opts, key=len)) if param.param_type_name == "option" else str(param.metavar or param.name)


def missing(said: str, near: Any) -> str:
    """That there is no such thing, and what was perhaps meant."""
    return f"{said} {say('usage-did-you-mean', names=', '.join(sorted(near)))}" if near else said
