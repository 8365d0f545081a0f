"""`projectl daily`: the puzzle of a day in the terminal, once and without undo; that of a day before to train."""

import datetime
from typing import TYPE_CHECKING, Annotated

import typer

from projectl.cli.ends import FAILED, INTERRUPTED, UNREADABLE
from projectl.cli.languages import Language

if TYPE_CHECKING:
    from projectl.cli.terminal.session import Session
    from projectl.daily import Daily
    from projectl.daily.going import Outcome


def _read(text: str) -> datetime.date:
    from projectl.words import say

    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        typer.echo(say("daily-bad-date", text=repr(text)), err=True)
        raise typer.Exit(UNREADABLE) from None


def daily(
    date: Annotated[str | None, typer.Option()] = None,
    _language: Language = None,
) -> None:
    """Play the puzzle of the day."""
    from projectl.cli.warm import compile_engine

    today = datetime.datetime.now().astimezone().date()
    day = _read(date) if date is not None else today
    compile_engine()
    from projectl.daily import day as puzzle_of
    from projectl.words import say

    puzzle = puzzle_of(day)
    if puzzle is None or day > today:
        typer.echo(say("daily-none" if puzzle is None else "daily-not-yet"), err=True)
        raise typer.Exit(FAILED)
    raise typer.Exit(_sit_down(puzzle, day, is_training=day != today))


def _sit_down(puzzle: "Daily", day: datetime.date, is_training: bool) -> int:
    """Play it to its end, or until the player leaves; the exit code."""
    from rich.console import Console

    from projectl.cli.terminal import dailies
    from projectl.cli.terminal.asking import choose_ask
    from projectl.cli.terminal.commands import ALWAYS, COMMANDS, Leave, obey
    from projectl.cli.terminal.files import FileTrouble
    from projectl.cli.terminal.seating import Seating
    from projectl.cli.terminal.session import Session
    from projectl.daily.going import begin, outcome
    from projectl.words import say

    kept = dailies.read()
    moves = [] if is_training else kept.moves_of(day)
    session = Session(Console(highlight=False), Seating((None, "random")), begin(puzzle, moves), 0)
    session.without = {*COMMANDS} - {*ALWAYS} - ({"undo"} if is_training else set())
    session.notes += [say(f"daily-{_kind(puzzle)}"), say(f"daily-about-{_kind(puzzle)}")]
    session.notes[0] = f"{say('daily-title')}, {say(f'daily-level-{puzzle.level}')}: {session.notes[0]}"
    session.notes.append(say("daily-free" if is_training else "daily-final"))
    ask = choose_ask(session)
    session.is_kept = False
    found = None if is_training else kept.days.get(day)
    try:
        while found is None and (found := outcome(puzzle, session.game)) is None:
            if session.is_stale:
                session.show()
            obey(session, ask(session.prompt()))
            if not is_training:
                kept = dailies.keep(kept.decided(day, [move for _, move in session.made], moves))
        if not is_training:
            kept = dailies.keep(kept.ended(day, found))
    except (Leave, EOFError):
        session.say(say("prompt-goodbye"))
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except FileTrouble as trouble:
        typer.echo(str(trouble), err=True)
        return FAILED
    finally:
        session.close()
    _tell(session, puzzle, day, found, None if is_training else kept)
    return 0


def _kind(puzzle: "Daily") -> str:
    from projectl.daily import KINDS

    return KINDS[puzzle.kind]


def _tell(session: "Session", puzzle: "Daily", day: datetime.date, found: "Outcome | None", kept: object) -> None:
    """How it went, the line to share, and the days in a row."""
    from projectl.cli.terminal.dailies import Kept
    from projectl.daily.going import longest, signs, streak
    from projectl.daily.puzzle import BOTH, NOT_AT_ALL
    from projectl.words import say
    from projectl.words.phrases import short_day

    assert found is not None
    figure, best = found.figure, found.best
    session.say("")
    if puzzle.kind != BOTH:
        session.say(
            say("daily-points-best", best=best)
            if found.is_best
            else say("daily-points-less", figure=figure, best=best),
            "bold",
        )
    elif figure == NOT_AT_ALL:
        session.say(say("daily-both-not", best=best), "bold")
    else:
        session.say(
            say("daily-both-best", best=best) if found.is_best else say("daily-both-more", figure=figure, best=best),
            "bold",
        )
    if not isinstance(kept, Kept):
        session.say(signs(puzzle.kind, found))
        return
    shown = "\N{EN DASH}" if figure == NOT_AT_ALL else str(figure)
    days = streak(kept.days, day)
    line = {"date": short_day(day), "signs": signs(puzzle.kind, found), "figure": shown, "best": str(best)}
    session.say(say("daily-line", **line, days=days))
    most = longest(kept.days)
    if most > days:
        session.say(say("daily-longest", days=most))
    session.say(say("daily-tomorrow"))
