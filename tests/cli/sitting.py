"""Whole sittings by script: what a person would type, worked out in process, then typed into the command."""

from typing import Any

from rich.console import Console
from typer.testing import CliRunner

from projectl import Game
from projectl.bots import make
from projectl.cli.main import app
from projectl.cli.terminal.seating import Seating, read_seats
from projectl.cli.terminal.session import Session

PLAIN = {"COLUMNS": "80", "LINES": "40", "NO_COLOR": "1", "TERM": "dumb"}


def session(seats: str, seed: int = 1, **terms: Any) -> Session:
    """A sitting whose output goes nowhere."""
    seating = read_seats(seats)
    terms.setdefault("players", len(seating.bots))
    return Session(Console(quiet=True, width=80), seating, Game.new(seed=seed, **terms), seed)


def person_moves(sitting: Session, limit: int = 5000) -> list[str]:
    """Play on as people who choose at random; what they typed."""
    person = make("random", 99)
    typed: list[str] = []
    while len(typed) < limit:
        sitting.let_bots_play()
        if sitting.game.is_over:
            break
        sitting.turn_to_people()
        seat = sitting.seat
        move = str(person.choose(sitting.game.view(seat), sitting.game.legal(seat)))
        sitting.play(move)
        typed.append(move)
    return typed


def play(lines: list[str], *arguments: str, env: dict[str, str] | None = None) -> tuple[int, str]:
    """`projectl play` with these lines typed into a pipe."""
    runner = CliRunner(env={**PLAIN, **(env or {})})
    outcome = runner.invoke(app, ["play", *arguments], input="".join(f"{line}\n" for line in lines))
    assert outcome.exception is None or isinstance(outcome.exception, SystemExit), outcome.output
    return outcome.exit_code, outcome.output


def names(seating: Seating) -> list[str]:
    """What everybody is called."""
    return [seating.name(seat) for seat in range(len(seating.bots))]
