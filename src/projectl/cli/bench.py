"""`projectl bench`: how fast rules, bots and the server run on this machine; `benches/` measures."""

import json
import sys
from typing import Annotated

import typer
from rich.console import Console

from projectl.bots import BOTS
from projectl.cli.main import plain_app
from projectl.cli.warm import compile_bots, compile_engine, warm

app = plain_app(no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure how fast rules and bots run on this machine."""


def tell(text: str) -> None:
    """Progress goes to standard error, over itself where that is a terminal."""
    start, end = ("\r\x1b[K", "") if sys.stderr.isatty() else ("", "\n")
    print(f"{start}{text}", end=end, file=sys.stderr, flush=True)


@app.command()
def engine(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    seconds: Annotated[float, typer.Option(min=0.1)] = 20,
) -> None:
    """Play seeded random games, on one core and on all, and say how many decisions a second were made."""
    from projectl.cli.benches import engine as bench_engine

    warm(only_rules=True)
    found = bench_engine.measure(seconds, tell)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    console = Console(highlight=False)
    headline, modes = bench_engine.tables(found)
    console.print(headline)
    console.print()
    console.print(modes)


@app.command()
def batch(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    seconds: Annotated[float, typer.Option(min=0.1)] = 20,
) -> None:
    """Step many games at once, observations and masks written, and say how many steps a second were made."""
    from projectl.cli.benches import batch as bench_batch

    warm(only_rules=True)
    found = bench_batch.measure(seconds, tell)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        Console(highlight=False).print(bench_batch.table(found))


@app.command()
def bots(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    decisions: Annotated[int, typer.Option(min=1)] = 100,
) -> None:
    """Ask every bot for decisions in real games, and say how long it thought."""
    from projectl.cli.benches import bots as bench_bots

    compile_engine()
    compile_bots(BOTS)
    found = bench_bots.measure(decisions, tell)
    if as_json:
        typer.echo(json.dumps({"bots": found}, indent=2))
    else:
        Console(highlight=False).print(bench_bots.table(found))


@app.command()
def server(
    as_json: Annotated[bool, typer.Option("--json")] = False,
    tables: Annotated[int, typer.Option(min=1, max=5000)] = 500,
    seconds: Annotated[float, typer.Option(min=0.1, max=600)] = 20,
    idle: Annotated[int, typer.Option(min=0, max=50_000)] = 5000,
    database: Annotated[str | None, typer.Option()] = None,
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    grow: Annotated[bool, typer.Option("--grow")] = False,
) -> None:
    """Start a server on this machine, let scripted players play at it, and say how many moves a second it keeps."""
    from projectl.cli.benches import server as bench_server

    sizes = bench_server.GROW if grow else (tables,)
    found = bench_server.measure(sizes, seconds, idle, database, workers, tell)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    console = Console(highlight=False)
    console.print(bench_server.table(found))
    if idle:
        console.print(f"idle connections: {found['idle']['held']:,}, {found['idle']['kb_each'] or 0:,.1f} KB each")
