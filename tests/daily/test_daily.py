"""The list of puzzles: a day each for ten years, proved, and never changed once it is published."""

import datetime
import gzip
import hashlib
import json
import random
from pathlib import Path

import numpy as np
import pytest

from projectl import Game
from projectl.bots.accounting import BEST, account_for, new_accounting
from projectl.daily import KINDS, YEARS, Daily, day, days_of
from projectl.daily.days import all_days, file_of
from projectl.daily.faring import LEVELS
from projectl.daily.listing import faults, kind_of, make
from projectl.daily.making import Room, is_alone, prove
from projectl.daily.puzzle import BOTH, NOT_AT_ALL, POINTS, TOUCHES, read, write
from projectl.solver.fillings import fillings
from projectl.solver.together import plan_together
from tests.counts import FULL, times

PUBLISHED = Path(__file__).parent / "published.json"
"""A digest of every year. A puzzle that somebody may have played stays as it is: this file only grows."""
LEAST_FOR_A_PUZZLE = 2
EVERYTHING = {date: daily for year in YEARS for date, daily in days_of(year).items()}
MOST_BYTES = 600_000
MOST_PACKED = 40_000


def sample(count: int) -> list[tuple[datetime.date, Daily]]:
    """Days of every kind and level, and of every year; in a full run all of them."""
    dates = list(EVERYTHING)
    if FULL:
        return list(EVERYTHING.items())
    first = {(daily.kind, daily.level): date for date, daily in reversed(EVERYTHING.items())}
    yearly = {date.year: date for date in dates}
    chosen = {*first.values(), *yearly.values(), *random.Random(count).sample(dates, count)}
    return [(date, EVERYTHING[date]) for date in sorted(chosen)]


def test_every_day_of_ten_years_has_a_puzzle_of_its_own() -> None:
    assert list(EVERYTHING) == all_days()
    assert len(all_days()) == 3653
    assert len({(daily.kind, daily.board) for daily in EVERYTHING.values()}) == len(EVERYTHING)
    assert sum(len(file_of(year).read_text("ascii").splitlines()) for year in YEARS) == len(EVERYTHING)
    assert day(all_days()[0] - datetime.timedelta(1)) is None
    assert day(all_days()[-1] + datetime.timedelta(1)) is None


def test_what_is_published_stays_as_it_is() -> None:
    digests = {str(year): hashlib.sha256(file_of(year).read_bytes()).hexdigest() for year in YEARS}
    assert digests == json.loads(PUBLISHED.read_text("ascii"))


def test_the_list_is_small() -> None:
    files = [file_of(year).read_bytes() for year in YEARS]
    assert sum(map(len, files)) < MOST_BYTES
    assert max(len(gzip.compress(each, 9)) for each in files) < MOST_PACKED


def test_kinds_take_turns_and_a_week_grows_harder() -> None:
    assert all(daily.kind == kind_of(date) for date, daily in EVERYTHING.items())
    hard = [
        np.mean([daily.level for date, daily in EVERYTHING.items() if date.weekday() == weekday])
        for weekday in range(7)
    ]
    assert hard == sorted(hard)
    for kind in range(len(KINDS)):
        found = {daily.level for daily in EVERYTHING.values() if daily.kind == kind}
        assert {1, len(LEVELS) + 1} <= found
        assert len(found) >= len(LEVELS)


def test_a_sample_is_proved_again() -> None:
    """By the search that made the list; in a full run of everything."""
    assert faults(sample(20)) == []


def test_a_figure_that_is_wrong_is_found() -> None:
    date, daily = next((date, each) for date, each in EVERYTHING.items() if each.kind == POINTS)
    wrong = Daily(daily.kind, daily.board, daily.best + 1, daily.second, daily.level, daily.answer)
    assert faults([(date, wrong)]) == [
        f"{date}: the best is {daily.best}, then {daily.second}, not {daily.best + 1} and {daily.second}"
    ]


def spent(game: Game) -> int:
    """The actions of seat 0 so far; all three, once its turn is over."""
    return 3 - int(game.to_dict()["seats"][0]["actions_left"]) if game.to_decide == (0,) else 3


def test_every_answer_is_the_best_that_it_says() -> None:
    """By the front door, without the search."""
    for date, daily in sample(150):
        game = Game.from_dict(daily.position())
        assert game.to_decide == (0,)
        assert game.scores[0] == 0
        wanted = {each.id for each in daily.board.puzzles}
        for move in daily.answer:
            game.play(move, 0)
        if daily.kind == BOTH:
            assert wanted <= set(game.to_dict()["seats"][0]["pile"]), date
            assert spent(game) == daily.best, date
            assert daily.best < daily.second < NOT_AT_ALL
            continue
        if daily.kind == TOUCHES:
            game.play("done", 0)
        assert game.scores[0] == daily.best, date
        assert daily.second < daily.best
        assert daily.best >= LEAST_FOR_A_PUZZLE


def test_no_turn_at_random_is_better() -> None:
    """Whatever somebody does who only knows what is allowed."""
    chance = random.Random(7)
    for date, daily in sample(30):
        for _ in range(times(8)):
            game = Game.from_dict(daily.position())
            figure = NOT_AT_ALL
            while game.to_decide == (0,):
                moves = [move for move in game.legal() if str(move) != "pass"] or game.legal()
                game.play(chance.choice([move for move in moves if str(move).startswith("place")] or moves), 0)
                pile = set(game.to_dict()["seats"][0]["pile"])
                if daily.kind == BOTH and {each.id for each in daily.board.puzzles} <= pile:
                    figure = min(figure, spent(game))
            if daily.kind == BOTH:
                assert figure >= daily.best, date
            else:
                assert game.scores[0] <= daily.best, date


def test_touches_are_the_best_that_the_bots_know_too() -> None:
    """Another search, which knows multisets of pieces and not where they lie."""
    for date, daily in sample(60):
        if daily.kind == TOUCHES:
            room = new_accounting()
            states, book = Game.from_dict(daily.position()).arrays
            room.states[0] = states[0]
            assert account_for(room, fillings(False), book, 0)
            assert int(room.facts[BEST]) == daily.best, date


def test_the_solver_needs_no_fewer_actions_for_both() -> None:
    """It takes no new puzzle, so it may need more."""
    same = 0
    found = [(date, daily) for date, daily in sample(60) if daily.kind == BOTH]
    for date, daily in found:
        states, book = Game.from_dict(daily.position()).arrays
        plan = plan_together(states, 0, book, 0)
        if plan.actions is not None:
            assert plan.actions >= daily.best, date
            same += plan.actions == daily.best
    assert same > len(found) / 2


def test_a_best_answer_stands_alone() -> None:
    """Where two ways lead to as much, the position is none for the list."""
    date, daily = next((date, each) for date, each in EVERYTHING.items() if each.kind == POINTS and each.second > 0)
    proof = prove(Room(), daily.kind, daily.board)
    assert proof is not None
    assert is_alone(daily.kind, proof), date
    assert not is_alone(daily.kind, proof._replace(second=proof.best))
    assert not is_alone(BOTH, proof._replace(second=proof.best))
    assert is_alone(BOTH, proof._replace(best=2, second=3))
    assert not is_alone(BOTH, proof._replace(best=2, second=NOT_AT_ALL))


def test_both_can_be_filled_in_another_way_that_takes_more_actions() -> None:
    """The question is not whether, but how: who misses the best answer can still fill both in this turn."""
    found = [daily for daily in EVERYTHING.values() if daily.kind == BOTH]
    assert all(1 <= daily.best < daily.second <= 3 for daily in found)
    assert sum(daily.second == daily.best + 1 for daily in found) > 0.9 * len(found)


def test_a_line_is_read_as_it_was_written() -> None:
    for year in YEARS:
        for line in file_of(year).read_text("ascii").splitlines():
            assert write(*read(line)) == line


@pytest.mark.parametrize("seed", [1])
def test_a_list_is_made_proved_and_the_same_again(seed: int) -> None:
    """A day of it, in a full run one of each kind."""
    days = [datetime.date(2040, 1, 1) + datetime.timedelta(k) for k in range(len(KINDS) if FULL else 1)]
    made = make(days, seed, lambda _line: None)
    assert made == make(days, seed, lambda _line: None)
    found = [read(line) for line in made[2040].splitlines()]
    assert [date for date, _ in found] == [f"{day:%m-%d}" for day in days]
    assert faults(zip(days, [daily for _, daily in found], strict=True)) == []
