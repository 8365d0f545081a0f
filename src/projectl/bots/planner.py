"""`planner`: searches its whole turn, Master and all, with the solver's answers for what each puzzle still needs."""

from projectl.bots.greedy import TurnSearch


class PlannerBot(TurnSearch):
    """The whole turn ahead."""

    def __init__(self, seed: int, width: int) -> None:
        super().__init__(seed, width)
