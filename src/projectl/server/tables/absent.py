"""Who has been away from a game for so long that the others choose how to go on, and what they chose."""

from collections import Counter
from typing import Final

from projectl.server.storage.entries import Choice

MOST_CHOICES: Final = 100
"""That one person may make at a table, each an entry of its log."""


class Absent:
    """As the log says it."""

    def __init__(self) -> None:
        self.since: dict[str, float] = {}
        """Since when each of them is away."""
        self.choices: dict[str, Choice] = {}
        """What each of the others wants; whenever somebody comes or goes they choose anew."""
        self._chosen: Counter[str] = Counter()

    def go(self, person: str, since: float) -> None:
        """One more is away."""
        self.since[person] = since
        self.choices.clear()

    def come(self, person: str) -> None:
        """Somebody is there again."""
        if self.since.pop(person, None) is not None:
            self.choices.clear()

    def choose(self, person: str, choice: Choice) -> None:
        """Somebody wants to go on like this."""
        self.choices[person] = choice
        self._chosen[person] += 1

    def may_choose(self, person: str) -> bool:
        """Whether somebody has not changed their mind too often."""
        return self._chosen[person] < MOST_CHOICES

    def agreed(self, people: set[str]) -> Choice | None:
        """What all of these want, if it is the same."""
        wanted = {self.choices.get(person) for person in people}
        return wanted.pop() if len(wanted) == 1 else None
