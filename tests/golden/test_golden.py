"""Whole games, played once and kept: they replay to the same end, decision by decision."""

from pathlib import Path

import pytest

from projectl import Game
from tests.golden.make import COLUMNS, EXPECTED, FOLDER, GOLDEN, read_expected, summary, write_expected
from tests.modes import MODES
from tests.playing import state_bytes

EACH_GAME = pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.record")))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


@EACH_GAME
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    game = Game.from_record(text_of(name))
    assert game.is_over
    assert dict(zip(COLUMNS, summary(name, game), strict=True)) == dict(
        zip(COLUMNS, read_expected()[name], strict=True)
    )
    assert game.record() == text_of(name)


@EACH_GAME
def test_a_golden_game_is_a_game_of_its_mode(name: str) -> None:
    game = Game.from_record(text_of(name))
    assert game._seed is not None
    while game._history:
        game.undo()
    assert state_bytes(game) == state_bytes(Game.new(seed=game._seed, **MODES[name]))


def test_there_is_a_golden_game_for_every_mode() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.record")) == sorted(GOLDEN)
    assert sorted(read_expected()) == sorted(GOLDEN)


def test_the_golden_games_show_every_part_of_the_game() -> None:
    kinds: set[str] = set()
    for name in GOLDEN:
        game = Game.new(seed=Game.from_record(text_of(name))._seed, **MODES[name])
        for line in text_of(name).partition("\n\n")[2].splitlines():
            kinds.update(event["kind"] for event in game.play(line[2:], int(line[0])))
    assert {"complete", "reward", "end_triggered", "touches", "master", "opponent_take", "markers"} <= kinds
    assert {"ghost", "levelup", "m", "ambassador", "recycle", "noted", "opponent_unlocks"} <= kinds


def test_the_table_is_written_as_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, rows = EXPECTED.read_text(encoding="utf-8"), read_expected()
    monkeypatch.setattr("tests.golden.make.EXPECTED", tmp_path / "expected.txt")
    write_expected(rows)
    assert (tmp_path / "expected.txt").read_text(encoding="utf-8") == before
