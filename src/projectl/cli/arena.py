"""`projectl arena`: bots against bots, with ratings that say how sure they are."""

import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from projectl.cli.ends import FAILED, INTERRUPTED, UNREADABLE

if TYPE_CHECKING:
    from projectl.arena.match import Result
    from projectl.arena.settings import Settings
    from projectl.arena.tournament import Outcome

WIDE: Final = 160
"""Columns where nobody's window ends."""
TOLD: Final = 10
"""How often a run without a terminal says how far it is."""


def _say(sentence: str) -> None:
    typer.echo(sentence, err=True)


def _span(seconds: float) -> str:
    from projectl.words import say

    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    if hours:
        return say("arena-hours", hours=hours, minutes=f"{minutes:02d}")
    if minutes:
        return say("arena-minutes", minutes=minutes, seconds=f"{rest:02d}")
    return say("arena-seconds", number=rest)


@contextmanager
def _bar(games: int, kept: int) -> Iterator[Callable[["Result"], None]]:
    """A progress bar with the time left, on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

    from projectl.words import say

    columns = (
        SpinnerColumn(),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(say("arena-left")),
        TimeRemainingColumn(),
        TextColumn("{task.fields[forfeits]}"),
    )
    forfeits = 0
    # Games come minutes apart where bots think long: the estimate looks back over all of them.
    with Progress(*columns, console=Console(stderr=True), speed_estimate_period=3600) as progress:
        task = progress.add_task("", total=games, completed=kept, forfeits="")

        def show(result: "Result") -> None:
            nonlocal forfeits
            forfeits += len(result.forfeits)
            progress.update(
                task, advance=1, forfeits=f"[red]{say('arena-forfeits', count=forfeits)}" if forfeits else ""
            )

        yield show


@contextmanager
def _lines(games: int, kept: int) -> Iterator[Callable[["Result"], None]]:
    """The same as a few plain lines, for a file or a pipe."""
    from projectl.words import say

    start, done, told = time.monotonic(), kept, kept * TOLD // games

    def show(_result: "Result") -> None:
        nonlocal done, told
        done += 1
        if done * TOLD // games > told:
            told = done * TOLD // games
            left = (time.monotonic() - start) / (done - kept) * (games - done)
            if left:
                _say(say("arena-progress-left", done=done, games=games, span=_span(left)))
            else:
                _say(say("arena-progress", done=done, games=games))

    yield show


def _show(settings: "Settings", outcome: "Outcome") -> None:
    """The standings as a table, best first."""
    from rich.console import Console
    from rich.table import Table

    from projectl.arena.figures import labels, mean_rounds, mean_score, milliseconds, round_word, signed, wins
    from projectl.arena.summary import best_first, causes, first_cause, standings
    from projectl.words import say
    from projectl.words.phrases import figure

    rows = standings(settings, outcome.results)
    names = labels(settings)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(say("arena-head-bot"), no_wrap=True, min_width=10)
    for head in ("games", "wins", "rate", None, "rating", "score", "think", "forfeits"):
        table.add_column(say(f"arena-head-{head}") if head else "95 %", justify="right", no_wrap=True)
    for number in best_first([row.rating for row in rows]):
        row = rows[number]
        table.add_row(
            names[number],
            figure(row.games),
            wins(row.wins),
            figure(row.win_rate, ".1%"),
            f"{row.low * 100:.0f}-{figure(row.high, '.0%')}",
            f"{signed(row.rating)} ±{(row.rating_high - row.rating_low) / 2:.0f}",
            "-" if row.mean_score is None else mean_score(row.mean_score),
            "-" if row.p99_think_ms is None else milliseconds(row.p99_think_ms),
            f"{row.forfeits}" if row.forfeits else "-",
        )
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDE
    console.print(table)
    for number, name in enumerate(names[: len(rows)]):
        for code, count in causes(outcome.results, number).most_common():
            cause = first_cause(outcome.results, number, code)
            typer.echo(say("arena-forfeited", name=name, times=count, code=code, cause=cause))
    if outcome.results:
        rounds, unit = mean_rounds(outcome.results), round_word(settings)
        games, span = len(outcome.results), _span(outcome.seconds)
        typer.echo(say("arena-played", games=games, unit=unit, rounds=rounds, span=span))


def _print_json(settings: "Settings", outcome: "Outcome") -> None:
    import msgspec

    from projectl.arena.summary import standings

    found: dict[str, Any] = {
        "games": len(outcome.results),
        "seconds": round(outcome.seconds, 3),
        "results": msgspec.to_builtins(standings(settings, outcome.results)),
    }
    if outcome.answer is not None:
        found["sprt"] = msgspec.to_builtins(outcome.answer)
    typer.echo(json.dumps(found, indent=2))


def arena(
    bots: Annotated[list[str], typer.Argument()],
    games: Annotated[int, typer.Option(min=1)] = 200,
    players: Annotated[int | None, typer.Option()] = None,
    jobs: Annotated[int | None, typer.Option(min=1)] = None,
    seed: Annotated[int, typer.Option()] = 1,
    out: Annotated[str | None, typer.Option(metavar="FOLDER")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    variant: Annotated[str, typer.Option()] = "standard",
    edition: Annotated[str, typer.Option()] = "kickstarter",
    expansions: Annotated[str | None, typer.Option()] = None,
    difficulty: Annotated[str | None, typer.Option()] = None,
    option: Annotated[list[str] | None, typer.Option()] = None,
    think_ms: Annotated[int | None, typer.Option()] = None,
    timeout_ms: Annotated[int, typer.Option(min=1)] = 10_000,
    sprt: Annotated[bool, typer.Option("--sprt")] = False,
    sprt_elo: Annotated[str, typer.Option()] = "0:30",
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
) -> None:
    """Let bots play each other, on shared deals with seats swapped, and rate them."""
    from projectl.cli.warm import compile_bots, compile_engine

    compile_engine()
    from projectl.arena import settings as agreeing
    from projectl.arena.actors import Actors
    from projectl.arena.match import rehearse, try_programs
    from projectl.arena.report import page, verdict
    from projectl.arena.run import WorkerLost
    from projectl.arena.schedule import cycle_size
    from projectl.arena.sprt import read_question
    from projectl.arena.store import Store, StoreTrouble
    from projectl.arena.tournament import Memory, count_kept, hold
    from projectl.bots import Forfeit
    from projectl.cli.play import read_options
    from projectl.words import say
    from projectl.workers.cluster import ClusterTrouble, connected, look_for
    from projectl.workers.cores import cores

    try:
        settings = agreeing.agree(
            tuple(bots),
            seed,
            players,
            variant,
            edition,
            tuple(word.strip() for word in (expansions or "").split(",") if word.strip()),
            difficulty,
            read_options(option or []),
            think_ms,
            timeout_ms,
        )
        question = read_question(sprt_elo) if sprt else None
        if sprt and (len(settings.bots) != 2 or settings.players != 2):
            raise ValueError(say("arena-sprt-two"))
        if out is not None and not out.strip():
            raise ValueError(say("arena-out-empty"))
        if ray is not None:
            look_for(ray)
        keeper = Memory() if out is None else Store(Path(out), settings)
    except (ValueError, StoreTrouble, ClusterTrouble) as error:
        _say(sentence_of(error))
        raise typer.Exit(UNREADABLE) from None

    kept = count_kept(keeper, games)
    with keeper if isinstance(keeper, Store) else nullcontext():
        try:
            if kept < games:
                try_programs(settings)
        except Forfeit as error:
            _say(say("arena-nothing-played", cause=error.cause))
            raise typer.Exit(UNREADABLE) from None
        compile_bots(settings.bots)
        if isinstance(keeper, Store):
            _tell_kept(keeper, kept, games)
        if games % cycle_size(settings):
            whole = -(-games // cycle_size(settings)) * cycle_size(settings)
            _say(say("arena-uneven", games=games, whole=whole))
        try:
            if kept < games:
                rehearse(settings)  # compiles here, once, and not in every worker
            is_far = ray is not None and kept < games
            with (
                (_bar if sys.stderr.isatty() else _lines)(games, kept) as on_game,
                connected(str(ray), jobs or cores()) if is_far else nullcontext(cores()) as places,
            ):
                recruit = Actors if is_far else None
                outcome = hold(settings, games, jobs or places, keeper, question, on_game, recruit=recruit)
            if isinstance(keeper, Store):
                path = keeper.write_report(page(settings, outcome.results, outcome.answer))
                _say(say("arena-report", path=path, folder=keeper.folder / "records"))
        except (StoreTrouble, WorkerLost) as error:
            _say(say("arena-broken-off", why=error))
            raise typer.Exit(UNREADABLE if isinstance(error, StoreTrouble) else FAILED) from None
        except ClusterTrouble as error:
            _say(sentence_of(error))
            raise typer.Exit(UNREADABLE) from None
    if as_json:
        _print_json(settings, outcome)
    else:
        _show(settings, outcome)
    if outcome.answer is not None:
        _say(verdict(settings, outcome.answer))
    if outcome.is_interrupted:
        _say(say("arena-stopped" if out else "arena-stopped-lost", done=len(outcome.results), games=games))
        raise typer.Exit(INTERRUPTED)


def sentence_of(error: Exception) -> str:
    """Why something cannot be, a cluster too."""
    from projectl.cli.refusing import sentence
    from projectl.words import say
    from projectl.words.phrases import kebab
    from projectl.workers.cluster import ClusterTrouble

    if isinstance(error, ClusterTrouble):
        return say(f"arena-{kebab(error.code)}", **error.arguments)
    return sentence(error)


def _tell_kept(store: Any, kept: int, games: int) -> None:
    from projectl.words import say

    if store.dropped:
        _say(say("arena-half-written", path=store.folder / "results.jsonl"))
    if kept:
        _say(say("arena-kept", folder=store.folder, kept=kept, games=games))
