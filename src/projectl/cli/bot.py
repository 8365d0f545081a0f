"""`projectl bot NAME`: a bot of ours speaks the bot protocol on standard input and output."""

import sys
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, Annotated, Any

import typer

from projectl.cli.ends import FAILED, INTERRUPTED, UNREADABLE

if TYPE_CHECKING:
    from projectl.bots import Bot
    from projectl.bots.protocol import NewGame


def bot(
    name: Annotated[str | None, typer.Argument()] = None,
) -> None:
    """Let a bot speak the bot protocol (docs/bot-protocol.md); without a name: what bots there are."""
    from projectl.bots import check

    if name is None:
        _list()
        return
    try:
        check(name)
    except ValueError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(UNREADABLE) from None
    _speak(name)


def _list() -> None:
    from projectl.arena.levels import RATINGS
    from projectl.bots import BOTS
    from projectl.words import is_said, say
    from projectl.words.phrases import kebab

    for name, kind in BOTS.items():
        if name in RATINGS:
            typer.echo(say("bot-rated", name=name, about=say(f"bot-about-{name}"), rating=str(RATINGS[name])))
        else:
            typer.echo(say("bot-listed", name=name, about=say(f"bot-about-{name}")))
        for setting in kind.settings:
            default = say("bot-no-default") if setting.default is None else say("bot-default", value=setting.default)
            ours = f"bot-setting-{name}-{kebab(setting.name)}"
            about = say(ours if is_said(ours) else f"bot-setting-{kebab(setting.name)}")
            typer.echo("  " + say("bot-setting", name=setting.name, about=about, default=default))


def rehearse(spec: str) -> None:
    """One decision before hello, without and with level 5: what is loaded then delays no decision that is timed."""
    from projectl import Game
    from projectl.bots import briefly, close, make

    for expansions in ((), ("ghost",)):
        game, bot = Game.new(2, expansions=expansions, seed=0), make(briefly(spec), 0)
        bot.choose(game.view(0), game.legal(0))
        close(bot)


def _speak(spec: str) -> None:
    from projectl.bots import THINK_MS, give_time, make, takes_time, with_think_ms
    from projectl.bots.protocol import Misunderstood, serve
    from projectl.cli.warm import compile_bots, compile_engine
    from projectl.words import say

    def make_bot(game: "NewGame") -> "Bot":
        return make(with_think_ms(spec, game.think_ms), game.seed)

    def tell_time(bot: "Bot", think_ms: int) -> None:
        """As long as the referee asks, unless the command line says how long."""
        if takes_time(spec):
            THINK_MS.read(str(think_ms))
            give_time(bot, think_ms)

    source: Any = getattr(sys.stdin, "buffer", sys.stdin)
    sink: Any = getattr(sys.stdout, "buffer", sys.stdout)
    if sys.stdin.isatty():
        typer.echo(say("bot-listening", name=spec), err=True)
    compile_engine()
    compile_bots([spec])
    rehearse(spec)
    try:
        # Whatever else is printed must not mix with the messages.
        with redirect_stdout(sys.stderr):
            serve(make_bot, spec, source, sink, tell_time)
    except Misunderstood as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(UNREADABLE) from None
    except BrokenPipeError:
        raise typer.Exit(FAILED) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
