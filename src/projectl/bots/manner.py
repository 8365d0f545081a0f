"""How a bot decides, in numbers: all that compiled code is told of a bot, natively and in a page."""

from typing import Final, NamedTuple

RANDOM, BEAM, TREE, CHAMPION = range(4)
"""The kinds: any kind of move; the best line of a turn, or of one decision; a tree of turns; the best line of a turn by
the network, and a tree in solo."""
SEARCH: Final = -2
"""In place of a decision: a tree has to be searched for it."""


class Manner(NamedTuple):
    """The numbers of one bot; those that its kind does not need are left as they are."""

    kind: int
    width: int = 1  # lines of the beam
    depth: int = 1  # decisions of a line
    noise: float = 0.0  # points by which positions are misjudged at most
    think_ms: int = 0  # for a tree
    nodes: int = 0  # decisions to try in place of a time; 0: think by the clock
