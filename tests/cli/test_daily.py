"""The puzzle of a day in the terminal: played once, told as it went, and nothing is taken back by starting anew."""

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from projectl.cli.main import app
from projectl.cli.terminal import dailies
from projectl.daily import KINDS, Daily, day, days_of
from projectl.daily.going import Outcome, begin, longest, outcome, signs, streak
from projectl.daily.puzzle import BOTH, NOT_AT_ALL, POINTS, TOUCHES
from projectl.notation.moves import MOVES
from projectl.words import LANGUAGES, say, speak, spoken_here
from projectl.words.phrases import short_day

TODAY = datetime.datetime.now().astimezone().date()
PLAIN = {"COLUMNS": "80", "LINES": "40", "NO_COLOR": "1", "TERM": "dumb"}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    before = spoken_here()
    monkeypatch.setenv("PROJECTL_GAMES", str(tmp_path / "games"))
    yield
    speak(before)


def typed(lines: list[str], *arguments: str) -> tuple[int, str]:
    """`projectl daily` with these lines typed into a pipe."""
    done = CliRunner(env=PLAIN).invoke(app, ["daily", *arguments], input="".join(f"{line}\n" for line in lines))
    assert done.exception is None or isinstance(done.exception, SystemExit), done.output
    return done.exit_code, " ".join(done.output.split())


def best(daily: Daily) -> list[str]:
    """What to type to reach the best."""
    answer = [str(MOVES[move]) for move in daily.answer]
    return [*answer, "done"] if daily.kind == TOUCHES else [*answer, "pass"] if daily.kind == POINTS else answer


def of_kind(kind: int) -> tuple[datetime.date, Daily]:
    """A day that is over."""
    return next((date, each) for date, each in days_of(2026).items() if each.kind == kind and date < TODAY)


def today() -> Daily:
    """The puzzle of the day on which the test runs."""
    found = day(TODAY)
    assert found is not None
    return found


@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
def test_the_best_answer_is_told_as_the_best(kind: int) -> None:
    date, daily = of_kind(kind)
    code, said = typed(best(daily), "--date", str(date))
    assert code == 0
    assert say("daily-both-best" if kind == BOTH else "daily-points-best", best=daily.best) in said
    assert say("daily-free") in said
    assert dailies.read() == dailies.Kept()  # training counts for nothing


@pytest.mark.parametrize("language", LANGUAGES)
def test_todays_is_played_once_and_shared(language: str) -> None:
    daily = today()
    code, said = typed(["undo", "hint", *best(daily)], "--language", language)
    assert code == 0
    assert say("daily-final", language) in said
    assert say("daily-without", language, command="undo") in said
    assert say("daily-without", language, command="hint") in said
    shown = {"date": short_day(TODAY, language), "signs": signs(daily.kind, Outcome(daily.best, daily.best))}
    line = say("daily-line", language, **shown, figure=str(daily.best), best=str(daily.best), days=1)
    assert " ".join(line.split()) in said
    assert dailies.read().days == {TODAY: Outcome(daily.best, daily.best)}
    code, again = typed([], "--language", language)
    assert code == 0
    assert " ".join(line.split()) in again
    assert say("daily-final", language) not in again


def test_starting_anew_takes_nothing_back() -> None:
    daily = today()
    moves = best(daily)
    typed([moves[0], "quit"])
    assert dailies.read().moves == (moves[0],)
    code, said = typed(moves[1:])
    assert code == 0
    assert dailies.read().days == {TODAY: Outcome(daily.best, daily.best)}
    assert say("daily-tomorrow") in said


def test_days_in_a_row_are_counted_with_those_before() -> None:
    daily = today()
    a_day = datetime.timedelta(1)
    before = {TODAY - a_day * back: Outcome(1, 2) for back in (1, 2, 4, 5, 6, 7)}
    dailies.keep(dailies.Kept(before))
    _, said = typed(best(daily))
    assert say("daily-row", days=3) in said
    assert say("daily-longest", days=4) in said


def test_what_is_no_day_or_none_of_ours_is_refused() -> None:
    assert typed([], "--date", "yesterday") == (2, say("daily-bad-date", text="'yesterday'"))
    assert typed([], "--date", "2020-01-01") == (1, say("daily-none"))
    assert typed([], "--date", str(TODAY + datetime.timedelta(1))) == (1, say("daily-not-yet"))


def test_less_than_the_best_is_told_too() -> None:
    date, daily = of_kind(POINTS)
    assert say("daily-points-less", figure=0, best=daily.best) in typed(["pass"], "--date", str(date))[1]
    date, daily = of_kind(BOTH)
    assert say("daily-both-not", best=daily.best) in typed(["pass"], "--date", str(date))[1]


def test_every_answer_of_a_year_reaches_its_figure() -> None:
    for daily in days_of(2026).values():
        game = begin(daily)
        for move in best(daily):
            if outcome(daily, game) is not None:
                assert move == "pass"  # the turn was over
                break
            game.play(move, 0)
        assert outcome(daily, game) == Outcome(daily.best, daily.best)


def test_signs_and_days_are_those_of_the_page() -> None:
    """`web/src/daily/sharing.test.ts` and `calendar.test.ts` say the same."""
    assert signs(POINTS, Outcome(4, 6)) == "■■■■□□"
    assert signs(POINTS, Outcome(-1, 2)) == "□□"
    assert signs(BOTH, Outcome(3, 2)) == "■■□"
    assert signs(BOTH, Outcome(NOT_AT_ALL, 2)) == "□□"
    played = {datetime.date(2026, 11, number) for number in (10, 11, 12, 16, 17)}
    assert [streak(played, datetime.date(2026, 11, number)) for number in (17, 18, 19)] == [2, 2, 0]
    assert longest(played) == 3
    assert longest(set()) == 0


def test_a_file_that_cannot_be_read_is_none() -> None:
    dailies.keep(dailies.Kept())
    for text in ("{", "[]", '{"days": 3}', '{"days": {"x": [1, 2]}, "last": null, "moves": []}'):
        dailies.path().write_text(text, "utf-8")
        assert dailies.read() == dailies.Kept()
