"""`planner`: searches its whole turn, Master and all, with the solver's answers for what each puzzle still needs."""

from projectl.bots.beam import DEEPEST
from projectl.bots.manner import BEAM, Manner
from projectl.bots.thinker import Thinker


class PlannerBot(Thinker):
    """The whole turn ahead, so many lines at once. With noise it misjudges every position by up to so many points."""

    def __init__(self, seed: int, width: int, noise: float) -> None:
        super().__init__(seed, Manner(BEAM, width, DEEPEST, noise))
