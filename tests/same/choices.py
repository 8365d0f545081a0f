"""Prints what bots choose in some positions, for a comparison with another way of running them.

python choices.py  reads [[mode, seed, decisions, bot], ...] as JSON, prints the choice of each seat to decide
"""

import json
import sys
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from projectl import Game
from projectl.bots import make
from tests.modes import MODES
from tests.playing import play_on


def choices(mode: str, seed: int, decisions: int, bot: str) -> list[str]:
    """What a bot chooses for each seat after so many decisions."""
    game = play_on(Game.new(seed=seed, **MODES[mode]), Random(seed), decisions)
    return [str(make(bot, seed).choose(game.view(seat), game.legal(seat))) for seat in game.to_decide]


if __name__ == "__main__":
    json.dump([choices(*task) for task in json.load(sys.stdin)], sys.stdout)
