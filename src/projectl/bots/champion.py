"""`champion`: plans its whole turn as `planner` does, and asks a network that learned from its own games."""

from projectl.bots.beam import DEEPEST
from projectl.bots.manner import CHAMPION, Manner
from projectl.bots.thinker import Thinker
from projectl.net.network import read_layers


class ChampionBot(Thinker):
    """The network in the beam, so many lines at once."""

    def __init__(self, seed: int, width: int) -> None:
        super().__init__(seed, Manner(CHAMPION, width, DEEPEST))
        self.layers = read_layers()

    @property
    def asked(self) -> int:
        """How often the network was asked so far."""
        return sum(int(mind.net.asked[0]) for mind in self._minds.values())
