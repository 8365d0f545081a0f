"""Games that bots play in the tests, and programs to play them."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any, Final

from projectl import Game
from projectl.bots import Bot, Limits
from projectl.bots.external import ExternalBot

ROOT: Final = Path(__file__).parents[2]
BROKEN: Final = Path(__file__).parent / "broken"
PATIENT: Final = Limits()
HASTY: Final = Limits(start_ms=20_000, timeout_ms=500, leave_ms=100)
"""For programs that never answer; starting Python takes a while on a busy machine."""


def command(script: Path) -> str:
    """A command that runs a Python file with this Python."""
    return shlex.join([sys.executable, str(script)])


def program(script: Path, limits: Limits = PATIENT, seed: int = 1) -> ExternalBot:
    """A Python file as a bot."""
    return ExternalBot(command(script), seed, limits)


def play_on(game: Game, bots: list[Bot], most: int = 5000) -> Game:
    """Let the bots decide, on views that went through JSON, until the game is over or so many decisions were made."""
    for _ in range(most):
        if game.is_over:
            break
        seat = game.to_decide[0]
        view: dict[str, Any] = json.loads(json.dumps(game.view(seat)))
        moves = game.legal(seat)
        move = bots[seat].choose(view, moves)
        assert move in moves
        game.play(move, seat)
    return game
