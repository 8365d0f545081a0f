"""`champion`: plans its whole turn as `planner` does, and asks a network that learned from its own games.

In solo, where `mcts` is stronger, it searches a tree as that does.
"""

from projectl.bots.beam import DEEPEST
from projectl.bots.manner import CHAMPION, Manner
from projectl.bots.mcts import MctsBot
from projectl.net.network import read_layers


class ChampionBot(MctsBot):
    """The network in the beam, so many lines at once; in solo a tree, so many decisions tried."""

    def __init__(self, seed: int, width: int, nodes: int) -> None:
        super().__init__(seed, think_ms=0, nodes=nodes)
        self.manner = Manner(CHAMPION, width, DEEPEST, nodes=nodes)
        self.layers = read_layers()

    @property
    def asked(self) -> int:
        """How often the network was asked so far."""
        return sum(int(mind.net.asked[0]) for mind in self._minds.values())
