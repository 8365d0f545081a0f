"""`projectl play`: sit down at the table, alone, hot-seat or against bots."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

if TYPE_CHECKING:
    from projectl.cli.terminal.session import Session

MOST_SEED: Final = 2**32
"""Seeds drawn here are short enough to be read out."""


def read_options(given: list[str]) -> dict[str, Any]:
    """`--option name=value`, several times; a ValueError says what is wrong."""
    from projectl.notation.records import read_option

    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {text!r}")
        same = {"true": "yes", "on": "yes", "false": "no", "off": "no"}.get(value.lower(), value)
        found[name.replace("-", "_")] = read_option(same)
    return found


def _words(text: str | None) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip()) if text else ()


def play(
    players: Annotated[int | None, typer.Option(help="How many sit at the table; the rest are bots.")] = None,
    seats: Annotated[str | None, typer.Option(help="Who sits where, first player first: you,random,exec:./bot")] = None,
    bots: Annotated[str, typer.Option(help="The bots that fill the other seats; projectl bot lists them.")] = "casual",
    variant: Annotated[str, typer.Option(help="standard, solo or line-clear")] = "standard",
    edition: Annotated[str, typer.Option(help="kickstarter, retail, translated or revised")] = "kickstarter",
    expansions: Annotated[str | None, typer.Option(help="ghost, ambassador, or both: ghost,ambassador")] = None,
    difficulty: Annotated[str | None, typer.Option(help="Solo: standard, challenging or unbeatable")] = None,
    option: Annotated[list[str] | None, typer.Option(help="A house rule: exchange_down=one, must_act=yes")] = None,
    puzzles: Annotated[Path | None, typer.Option(help="A puzzle file of your own.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in this terminal, hot-seat or against bots."""
    from projectl.cli.warm import compile_bots, compile_engine

    compile_engine()
    from rich.console import Console

    from projectl import Game
    from projectl.cli.terminal.commands import sit_down_at
    from projectl.cli.terminal.files import FileTrouble
    from projectl.cli.terminal.seating import draw_lots, read_bots, read_seats
    from projectl.cli.terminal.session import Session

    if seed is None:
        seed = secrets.randbelow(MOST_SEED)
    try:
        names = read_bots(bots)
        seating = read_seats(seats) if seats is not None else None
        if players is None and seating is not None and variant != "solo":
            players = len(seating.bots)
        game = Game.new(
            players, variant, edition, _words(expansions), difficulty, seed, read_options(option or []), puzzles
        )
        count = game.view()["players"]
        if seating is not None and len(seating.bots) != count:
            raise ValueError(f"--seats names {len(seating.bots)}, but {count} {'plays' if count == 1 else 'play'}")
        is_by_lot = seating is None
        seating = seating or draw_lots(count, names, seed)
        session = Session(Console(highlight=False), seating, game, seed, is_by_lot=is_by_lot)
        if load is not None:
            sit_down_at(session, str(load))
    except (ValueError, FileTrouble) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    if load is None:
        _welcome(session, has_lots=is_by_lot and count > 1)
    compile_bots(bot for bot in session.seating.bots if bot)
    run(session)


def _welcome(session: "Session", has_lots: bool) -> None:
    from projectl.words import say

    session.notes.append(f"{say('prompt.welcome')} {say('prompt.seed', seed=session.seed)}")
    if has_lots:
        first = (
            say("prompt.you_first")
            if session.seating.is_you(0)
            else say("prompt.who_first", who=session.seating.name(0))
        )
        session.notes.append(say("prompt.lots", order=first))


def run(session: "Session") -> None:
    """Ask and obey until the player leaves."""
    from projectl.cli.terminal.asking import choose_ask
    from projectl.cli.terminal.commands import Leave, obey, save
    from projectl.words import say

    ask = choose_ask(session)
    was_over = False
    try:
        while True:
            session.let_bots_play()
            session.turn_to_people()
            if session.is_stale:
                session.show()
            if session.game.is_over and not was_over:
                session.say(say("prompt.after_end"))
            was_over = session.game.is_over
            obey(session, ask(session.prompt()))
    except Leave:
        if session.is_screen and not session.is_saved:
            try:
                name = ask(say("prompt.save_first")).strip()
            except (EOFError, KeyboardInterrupt):
                name = ""
            if name:
                save(session, name)
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        session.close()
    session.say(say("prompt.goodbye"))
