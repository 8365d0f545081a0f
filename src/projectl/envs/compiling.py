"""`python -m projectl.envs.compiling`: compile what environments need now, not at their first use."""

import argparse

from projectl.envs.batch import BatchGame
from projectl.envs.table import Table


def compile_all() -> None:
    """Call every entry of this room once."""
    BatchGame(1, seed=0, opponents="random")
    table = Table(seed=0)
    table.observation(0)
    table.play(table.game.legal(0)[0].index)


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m projectl.envs.compiling", description=__doc__).parse_args()
    compile_all()
