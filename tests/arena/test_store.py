"""The folder of an arena: nothing finished is lost or repeated, whatever happened to the run before."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from projectl.arena.match import Played
from projectl.arena.schedule import Pairing, pairing
from projectl.arena.settings import FROM_ZERO, Settings
from projectl.arena.sprt import Question
from projectl.arena.store import RESULTS, SETTINGS, Store, StoreTrouble
from projectl.arena.tournament import Memory, hold
from tests.arena.simulating import result_of, table


def quickly(settings: Settings, to_play: Pairing) -> Played:
    """A made-up game that is the same whenever it is played."""
    dice = Random(f"{settings.seed}/{to_play.game}")
    winner = dice.randrange(len(to_play.seats))
    return Played(result_of(to_play, (winner,), dice), f"record of game {to_play.game}\n")


def counting(played: list[int], stop_at: int | None = None) -> Callable[[Settings, Pairing], Played]:
    def play(settings: Settings, to_play: Pairing) -> Played:
        if len(played) == stop_at:
            raise KeyboardInterrupt
        played.append(to_play.game)
        return quickly(settings, to_play)

    return play


def lines(folder: Path) -> list[int]:
    return [json.loads(line)["game"] for line in (folder / RESULTS).read_text().splitlines()]


def test_an_interrupted_run_goes_on_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    settings = table(3)
    played: list[int] = []
    with Store(tmp_path, settings) as store:
        outcome = hold(settings, 12, 1, store, play=counting(played, stop_at=5))
    assert outcome.is_interrupted
    assert [result.game for result in outcome.results] == [1, 2, 3, 4, 5]
    with Store(tmp_path, settings) as store:
        resumed = hold(settings, 12, 1, store, play=counting(played))
    assert played == list(range(1, 13))
    assert lines(tmp_path) == list(range(1, 13))
    assert resumed.results == hold(settings, 12, 1, Memory(), play=quickly).results
    assert (tmp_path / "records" / "000012.projectl").read_text() == "record of game 12\n"
    assert len(list((tmp_path / "records").iterdir())) == 12


def test_more_games_can_be_asked_for_later(tmp_path: Path) -> None:
    settings, played = table(2), list[int]()
    for games in (4, 10, 6):
        with Store(tmp_path, settings) as store:
            assert len(hold(settings, games, 1, store, play=counting(played)).results) == games
    assert played == list(range(1, 11))


def test_a_folder_that_counts_from_0_goes_on_as_it_is(tmp_path: Path) -> None:
    settings, played = table(2), list[int]()
    with Store(tmp_path, settings) as store:
        hold(settings, 3, 1, store, play=quickly)
    written = (tmp_path / RESULTS).read_text()
    for number in (1, 2, 3):
        written = written.replace(f'{{"game":{number},', f'{{"game":{number - 1},')
    (tmp_path / RESULTS).write_text(written)
    path = tmp_path / SETTINGS
    path.write_text(path.read_text().replace(settings.format, FROM_ZERO))
    with Store(tmp_path, settings) as store:
        outcome = hold(settings, 5, 1, store, play=counting(played))
    assert played == [4, 5]
    assert outcome.results == hold(settings, 5, 1, Memory(), play=quickly).results
    assert lines(tmp_path) == [0, 1, 2, 3, 4]
    assert len(list((tmp_path / "records").iterdir())) == 5


@pytest.mark.parametrize("cut", [1, 20, "all but the newline", "rubbish"])
def test_a_half_written_line_is_dropped_and_its_game_played_again(tmp_path: Path, cut: int | str) -> None:
    settings = table(2)
    with Store(tmp_path, settings) as store:
        hold(settings, 4, 1, store, play=quickly)
    path = tmp_path / RESULTS
    whole = path.read_bytes()
    start = whole[:-1].rfind(b"\n") + 1
    if isinstance(cut, int):
        path.write_bytes(whole[: start + cut])
    else:
        path.write_bytes(whole[:start] + b'{"game": 4,\n' if cut == "rubbish" else whole[:-1])
    played: list[int] = []
    with Store(tmp_path, settings) as store:
        assert store.dropped == 1
        hold(settings, 4, 1, store, play=counting(played))
    assert played == [4]
    assert path.read_bytes() == whole


def test_a_damaged_line_in_the_middle_is_named(tmp_path: Path) -> None:
    settings = table(2)
    with Store(tmp_path, settings) as store:
        hold(settings, 4, 1, store, play=quickly)
    path = tmp_path / RESULTS
    path.write_bytes(path.read_bytes().replace(b'{"game":2,', b'{"game":"x",'))
    with pytest.raises(StoreTrouble, match=r"line 2 of .*results\.jsonl cannot be read"):
        Store(tmp_path, settings)


def test_other_settings_are_refused_and_named(tmp_path: Path) -> None:
    Store(tmp_path, table(2)).close()
    for other, words in (
        (table(2, seed=9), r"another seed \(1, now 9\)"),
        (table(3), "other bots"),
        (table(2, edition="revised"), r"another edition \(kickstarter, now revised\)"),
        (table(2, options={"must_act": True}), "other options"),
    ):
        with pytest.raises(StoreTrouble, match=words):
            Store(tmp_path, other)
    Store(tmp_path, table(2)).close()


def test_bots_that_have_changed_are_not_mixed_with_those_before(tmp_path: Path) -> None:
    settings = table(2)
    Store(tmp_path, settings).close()
    path = tmp_path / SETTINGS
    path.write_text(path.read_text().replace(settings.code, "0" * 12))
    with pytest.raises(StoreTrouble, match="bots or rules that have changed since"):
        Store(tmp_path, settings)


@pytest.mark.skipif(os.name != "posix", reason="locks a folder with fcntl, which only POSIX has")
def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    settings = table(2)
    with Store(tmp_path, settings), pytest.raises(StoreTrouble, match="another arena is writing"):
        Store(tmp_path, settings)


def test_a_folder_that_cannot_be_used_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    with pytest.raises(StoreTrouble, match="cannot keep games in"):
        Store(tmp_path / "file", table(2))
    (tmp_path / RESULTS).write_text("{}\n")
    with pytest.raises(StoreTrouble, match=r"results but no settings\.json"):
        Store(tmp_path, table(2))
    (tmp_path / SETTINGS).write_text("{")
    with pytest.raises(StoreTrouble, match="cannot be read"):
        Store(tmp_path, table(2))


def test_a_question_that_is_decided_ends_the_run_at_the_same_game_whatever_finished_first() -> None:
    settings = table(2)

    def first_wins(settings: Settings, to_play: Pairing) -> Played:
        played = quickly(settings, to_play)
        return Played(result_of(to_play, (to_play.seats.index(0),), Random(to_play.game)), played.record)

    in_order = hold(settings, 400, 1, Memory(), Question(0, 50), play=first_wins)
    assert in_order.answer is not None
    assert in_order.answer.is_better
    assert len(in_order.results) == 2 * in_order.answer.deals < 100
    ahead = Memory()
    for number in range(301, 400):
        ahead.keep(first_wins(settings, pairing(settings, number)))
    assert hold(settings, 400, 1, ahead, Question(0, 50), play=first_wins).results == in_order.results
