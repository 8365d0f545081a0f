"""Records, views and moves from strangers: nothing on this machine is opened, and every answer is a sentence."""

from pathlib import Path

import numpy as np
import pytest

from projectl import Game, IllegalMove, InvalidPosition, Move


@pytest.mark.parametrize("name", ["secret.txt", "no-such-file.txt"])
def test_puzzles_in_a_record_are_text_and_never_a_file(tmp_path: Path, name: str) -> None:
    (tmp_path / "secret.txt").write_text("XW01 1 O1\n#....\n.....\n.....\n.....\n.....\n", "utf-8")
    record = Game.new(seed=1).record().replace("seed: 1\n", f"seed: 1\n| {tmp_path / name}\n")
    with pytest.raises(InvalidPosition, match="expected ID POINTS REWARD"):
        Game.from_record(record)


@pytest.mark.parametrize("seed", [np.int64(1), [1], None, "1", 1.0, -1, True])
def test_a_view_is_dealt_with_a_whole_number(seed: object) -> None:
    with pytest.raises(InvalidPosition, match="seed"):
        Game.from_view(Game.new(seed=1).view(0), seed)  # type: ignore[arg-type]


def test_a_view_hides_whole_piles_or_none() -> None:
    view = Game.new(seed=1, edition="revised").view(0)
    view["decks"]["W"] -= 2
    view["seats"][1]["pile"] = [None, "W01"]
    with pytest.raises(InvalidPosition, match="partly hidden"):
        Game.from_view(view, 1)
    open_view = Game.new(seed=1).view(0)
    open_view["decks"]["W"] -= 1
    open_view["seats"][1]["pile"] = [None]
    with pytest.raises(InvalidPosition, match="should not be"):
        Game.from_view(open_view, 1)


def test_a_hidden_pile_is_as_large_as_what_is_known_of_it_and_as_a_game_allows() -> None:
    view = Game.new(seed=1, players=3, expansions=("ambassador",), options={"hidden_piles": True}).view(0)
    view["seats"][1].update(pile=[None], unused_m=["AW01", "AB01"])
    with pytest.raises(InvalidPosition, match="more of its puzzles are known than it has"):
        Game.from_view(view, 1)
    for seat in (1, 2):
        view["seats"][seat].update(pile=[None] * 60, unused_m=[])
    with pytest.raises(InvalidPosition, match="more puzzles than a game has"):
        Game.from_view(view, 1)


def test_a_view_knows_no_more_of_a_deck_than_there_is() -> None:
    game = Game.new(seed=1)
    view = game.view(0)
    view["known"]["W"] = game.to_dict()["decks"]["W"][-3:]
    view["decks"]["W"] = 1
    with pytest.raises(InvalidPosition, match="known"):
        Game.from_view(view, 1)


@pytest.mark.parametrize(
    "move",
    [10**5000, -1, 2751, ["take W1"], None, b"take W1", 3.5, True, np.True_, np.float64(3), np.array([1, 2])],
    ids=range(11),
)
def test_what_is_neither_a_text_nor_an_index_is_no_move(move: object) -> None:
    game = Game.new(seed=1)
    with pytest.raises(IllegalMove) as refused:
        game.play(move)  # type: ignore[arg-type]
    assert refused.value.refusal.rule is None
    assert refused.value.refusal == game.why_not(move)  # type: ignore[arg-type]


@pytest.mark.parametrize("index", [-1, 2751, 1.0, "a", "take W1", Move("take W1"), None, True, np.True_, np.int64(-1)])
def test_an_index_is_a_whole_number_of_the_action_space(index: object) -> None:
    with pytest.raises(ValueError, match="index"):
        Move.from_index(index)  # type: ignore[arg-type]


def test_a_format_is_a_text() -> None:
    position = Game.new(seed=1).to_dict()
    position["format"] = np.array([1, 2])
    with pytest.raises(InvalidPosition, match="format"):
        Game.from_dict(position)


def test_half_a_character_in_a_puzzle_file_is_refused() -> None:
    with pytest.raises(InvalidPosition, match="half a character"):
        Game.new(puzzles="; \ud800\nXW01 1 O1\n#....\n.....\n.....\n.....\n.....\n")
