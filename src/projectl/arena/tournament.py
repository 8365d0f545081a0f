"""A whole run: what is kept is not played again, and what counts does not depend on who finished first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from projectl.arena.match import Played, Result, play_game
from projectl.arena.run import Recruit, play_all
from projectl.arena.schedule import Pairing, group_size, pairing
from projectl.arena.settings import Settings
from projectl.arena.sprt import Answer, Question, Trial
from projectl.arena.summary import contests, share_won
from projectl.workers.interrupts import ctrl_c


class Keeper(Protocol):
    """Where games are kept: a folder, or only this run's memory."""

    results: dict[int, Result]

    def keep(self, played: Played) -> None:
        """Keep a finished game."""
        ...


class Memory:
    """Keeps games only while the run lasts."""

    def __init__(self) -> None:
        self.results: dict[int, Result] = {}

    def keep(self, played: Played) -> None:
        """Keep a finished game."""
        self.results[played.result.game] = played.result


def count_kept(keeper: Keeper, games: int) -> int:
    """How many of so many games need not be played any more."""
    return sum(number in keeper.results for number in range(1, games + 1))


@dataclass(frozen=True)
class Outcome:
    """The games that count, in their order; how long this run played; what became of the question, if there was one."""

    results: list[Result]
    seconds: float
    answer: Answer | None
    is_interrupted: bool


class Watch:
    """Weighs the deals in their order, up to the first that is not finished: jobs do not change the answer."""

    def __init__(self, settings: Settings, games: int, question: Question) -> None:
        self._settings = settings
        self._deals = games // group_size(settings)
        self._trial = Trial(question)

    def look(self, kept: Mapping[int, Result]) -> Answer:
        """The answer, as far as the games go."""
        size = group_size(self._settings)
        while (answer := self._trial.answer).is_better is None and answer.deals < self._deals:
            group = [kept.get(answer.deals * size + number) for number in range(1, size + 1)]
            finished = [result for result in group if result is not None]
            if len(finished) < size:
                break
            played = contests(self._settings, finished)
            self._trial.add(sum(share_won(contest, 0) for contest in played) / size)
        return self._trial.answer


def hold(
    settings: Settings,
    games: int,
    jobs: int,
    keeper: Keeper,
    question: Question | None = None,
    on_game: Callable[[Result], None] = lambda _result: None,
    play: Callable[[Settings, Pairing], Played] = play_game,
    recruit: Recruit | None = None,
) -> Outcome:
    """Play what is missing of so many games; Ctrl-C ends it early, with all that was finished."""
    todo = [pairing(settings, number) for number in range(1, games + 1) if number not in keeper.results]
    watch = Watch(settings, games, question) if question else None
    answer = watch.look(keeper.results) if watch else None
    clock = [monotonic()]
    running = play_all(settings, todo, jobs, lambda: clock.append(monotonic()), play, recruit)
    is_interrupted = False
    with ctrl_c() as interrupts:
        try:
            while answer is None or answer.is_better is None:
                with interrupts.heard():
                    played = next(running, None)
                if played is None:
                    break
                keeper.keep(played)
                if watch:
                    answer = watch.look(keeper.results)
                on_game(played.result)
        except KeyboardInterrupt:
            is_interrupted = True
        finally:
            seconds = monotonic() - clock[-1]
            running.close()
    counted = games if answer is None or answer.is_better is None else answer.deals * group_size(settings)
    results = [keeper.results[number] for number in range(1, counted + 1) if number in keeper.results]
    return Outcome(results, seconds, answer, is_interrupted)
