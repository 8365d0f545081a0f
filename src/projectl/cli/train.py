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
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    bundle: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Train the network of champion; a folder that holds a run is gone on with."""
    from projectl.cli.arena import sentence_of
    from projectl.learn.learner import NoTorch
    from projectl.learn.plan import DEFAULT, read_plan
    from projectl.learn.training import Training
    from projectl.words import say
    from projectl.workers.cluster import ClusterTrouble, Lost, look_for

    try:
        told = read_plan(plan or DEFAULT)
        if bundle is not None:
            _bundle(bundle, plan or DEFAULT)
            return
        if ray is not None:
            look_for(ray)
        training = Training(told, run, typer.echo, after)
    except ClusterTrouble as error:
        typer.echo(sentence_of(error), err=True)
        raise typer.Exit(UNREADABLE) from None
    except (OSError, ValueError) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(UNREADABLE) from None
    try:
        training.go_on(minutes, jobs, ray=ray)
    except NoTorch:
        typer.echo(say("train-needs-torch"), err=True)
        raise typer.Exit(FAILED) from None
    except ClusterTrouble as error:
        typer.echo(sentence_of(error), err=True)
        raise typer.Exit(UNREADABLE) from None
    except Lost as error:
        typer.echo(say("arena-broken-off", why=error), err=True)
        raise typer.Exit(FAILED) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def _bundle(file: Path, plan: Path) -> None:
    """Write the archive, and say what is to be done with it."""
    from projectl.learn.bundle import TOP, CannotBundle, bundle
    from projectl.words import say

    try:
        bundle(file, plan)
    except CannotBundle as error:
        typer.echo(say("train-no-bundle", why=error), err=True)
        raise typer.Exit(FAILED) from None
    size = f"{file.stat().st_size / 1e6:.1f}"
    typer.echo(say("train-bundled", path=file, size=size, command=f"tar xf {file.name} && python3 {TOP}/train.py"))
