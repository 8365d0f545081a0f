"""`projectl train`: a network learns from games against itself; `champion` plays by what came of it."""

from pathlib import Path
from typing import Annotated

import typer

from projectl.cli.ends import FAILED, INTERRUPTED, UNREADABLE


def train(
    plan: Annotated[Path | None, typer.Argument()] = None,
    run: Annotated[Path, typer.Option()] = Path("run"),
    after: Annotated[Path | None, typer.Option()] = None,
    minutes: Annotated[float | None, typer.Option(min=0)] = None,
    jobs: Annotated[int | None, typer.Option(min=1)] = None,
) -> None:
    """Train the network of champion; a folder that holds a run is gone on with."""
    from projectl.cli.arena import cores
    from projectl.learn.learner import NoTorch
    from projectl.learn.plan import DEFAULT, read_plan
    from projectl.learn.training import Training
    from projectl.words import say

    try:
        training = Training(read_plan(plan or DEFAULT), run, typer.echo, after)
    except (OSError, ValueError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(UNREADABLE) from None
    try:
        training.go_on(minutes, jobs or cores())
    except NoTorch:
        typer.echo(say("train-needs-torch"), err=True)
        raise typer.Exit(FAILED) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
