"""`projectl play`: sit down at the table, alone, hot-seat or against bots."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from projectl.cli.ends import INTERRUPTED, UNREADABLE
from projectl.cli.languages import Language

if TYPE_CHECKING:
    from projectl.cli.terminal.asking import Ask
    from projectl.cli.terminal.session import Session


def read_options(given: list[str]) -> dict[str, Any]:
    """`--option name=value`, several times; a ValueError says what is wrong."""
    from projectl.notation.records import read_option
    from projectl.words import say

    found: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(say("usage-name-value", text=repr(text)))
        same = {"true": "yes", "on": "yes", "false": "no", "off": "no"}.get(value.lower(), value)
        found[name.replace("-", "_")] = read_option(same)
    return found


def _words(text: str | None) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip()) if text else ()


def play(
    players: Annotated[int | None, typer.Option()] = None,
    seats: Annotated[str | None, typer.Option()] = None,
    bots: Annotated[str, typer.Option()] = "casual",
    variant: Annotated[str, typer.Option()] = "standard",
    edition: Annotated[str, typer.Option()] = "kickstarter",
    expansions: Annotated[str | None, typer.Option()] = None,
    difficulty: Annotated[str | None, typer.Option()] = None,
    option: Annotated[list[str] | None, typer.Option()] = None,
    puzzles: Annotated[Path | None, typer.Option()] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    load: Annotated[Path | None, typer.Option()] = None,
    _language: Language = None,
) -> None:
    """Play in this terminal, hot-seat or against bots."""
    from projectl.cli.warm import compile_bots, compile_engine

    compile_engine()
    from rich.console import Console

    from projectl import Game
    from projectl.cli.refusing import sentence
    from projectl.cli.terminal.asking import choose_ask
    from projectl.cli.terminal.files import FileTrouble
    from projectl.cli.terminal.offering import offer
    from projectl.cli.terminal.seating import draw_lots, read_bots, read_seats
    from projectl.cli.terminal.session import Session
    from projectl.cli.terminal.sitting_down import new_seed, sit_down_at
    from projectl.words import say

    if seed is None:
        seed = new_seed()
    try:
        names = read_bots(bots)
        asked = read_seats(seats) if seats is not None else None
        if players is None and asked is not None and variant != "solo":
            players = len(asked.bots)
        game = Game.new(
            players, variant, edition, _words(expansions), difficulty, seed, read_options(option or []), puzzles
        )
        count = len(game.seated)
        if asked is not None and len(asked.bots) != count and load is None:
            raise ValueError(say("usage-seats", named=len(asked.bots), seats=count))
        programs = {bot for bot in (*names, *(asked.bots if asked else ())) if bot}
        seating = asked if asked and len(asked.bots) == count else draw_lots(count, names, seed)
        session = Session(Console(highlight=False), seating, game, seed, asked is None, programs)
        if load is not None:
            sit_down_at(session, str(load), asked)
    except (ValueError, FileTrouble) as error:
        typer.echo(sentence(error), err=True)
        raise typer.Exit(UNREADABLE) from None
    ask = choose_ask(session)
    if load is None and not (session.is_kept and offer(session)):
        _welcome(session, has_lots=asked is None and count > 1)
    compile_bots(bot for bot in session.seating.bots if bot)
    run(session, ask)


def _welcome(session: "Session", has_lots: bool) -> None:
    from projectl.cli.terminal.sitting_down import lots
    from projectl.words import say

    session.notes.append(f"{say('prompt-welcome')} {say('prompt-seed', seed=str(session.seed))}")
    if has_lots:
        session.notes.append(lots(session.seating))


def run(session: "Session", ask: "Ask") -> None:
    """Ask and obey until the player leaves."""
    from projectl.cli.terminal.asking import leaves
    from projectl.cli.terminal.commands import Leave
    from projectl.words import say

    code = 0
    try:
        while True:
            try:
                _one_line(session, ask)
            except (KeyboardInterrupt, EOFError):
                if not session.is_kept or leaves():
                    break
    except Leave:
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        session.close()
    is_left = session.kept is not None and session.kept.path.exists()
    session.say(say("kept-goodbye" if is_left else "prompt-goodbye"))
    raise typer.Exit(code)


def _one_line(session: "Session", ask: "Ask") -> None:
    """Let the bots play, show what there is to see, and do what is typed."""
    from projectl.cli.terminal.commands import obey

    try:
        session.let_bots_play()
    finally:
        session.keep()
    session.turn_to_people()
    if session.is_stale:
        session.show()
    obey(session, ask(session.prompt()))
    session.keep()
