"""`greedy`: tries every decision and takes the one after which the position is worth most."""

from projectl.bots.manner import BEAM, Manner
from projectl.bots.thinker import Thinker


class GreedyBot(Thinker):
    """One decision ahead. With noise it misjudges every position by up to so many points."""

    def __init__(self, seed: int, noise: float) -> None:
        super().__init__(seed, Manner(BEAM, noise=noise))
