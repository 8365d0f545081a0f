"""Every reason of the base game's chapters (C, S, T, P, E) for which a move is refused, with a position that gives it.

The reasons of the other chapters have their positions in test_refusals_modes.py.
"""

from collections.abc import Callable

import pytest

from projectl import Game, IllegalMove, Refusal
from projectl.rules.refusals import REASONS
from projectl.words import LANGUAGES
from projectl.words.messages import arguments, sources
from projectl.words.phrases import kebab, refused
from tests.table import Table, play

CHAPTERS = "CSTPE"
NINE = ("O1", "I2", "I3", "V3", "I4", "L4", "O4", "S4", "T4")


def over() -> Game:
    game = Table().finishing().game()
    play(game, "done", "done")
    return game


def in_master() -> Game:
    game = Table().supply(0, O1=2).puzzle(0, 1, "W15").game()
    game.play("master")
    return game


def master_placed() -> Game:
    game = in_master()
    game.play("place 1 O1 a3")
    return game


def master_over() -> Game:
    game = master_placed()
    game.play("done")
    return game


def choosing() -> Game:
    game = Table().supply(0, O4=1).puzzle(0, 1, "W31").reserve(O4=0).game()
    game.play("place 1 O4 b3c3b4c4")
    return game


def four_puzzles() -> Game:
    table = Table()
    for slot, puzzle in enumerate(("W15", "W16", "W17", "W18"), 1):
        table.puzzle(0, slot, puzzle)
    return table.game()


def begun() -> Game:
    return Table().supply(0, O1=1, O4=1).puzzle(0, 1, "W15", ("I2", "a3b3")).game()


# The code, its rule, a position, a move, and words that its sentence must contain.
CASES: list[tuple[str, str, Callable[[], Game], str, str]] = [
    ("game_over", "E6", over, "gain O1", "over"),
    ("choice_open", "T13", choosing, "gain O1", "I4, L4, S4, T4"),
    ("action_open", "T13", in_master, "gain O1", "Master"),
    ("only_touches", "E4", lambda: Table().finishing().game(), "gain O1", "done"),
    ("piece_not_in_play", "C4", Game.new, "swap O1 P5", "Ghost"),
    ("too_many_puzzles", "T3", four_puzzles, "take W1", "4"),
    ("no_puzzle_there", "T2", lambda: Table().row("W", None, "W01", "W02", "W03").game(), "take W1", "W1"),
    ("gain_other_level", "T4", lambda: Table().reserve(O1=0).game(), "gain V3", "level 2; V3 is of level 3"),
    ("gain_none_left", "T4", lambda: Table().reserve(O1=0).game(), "gain O1", "O1"),
    ("swap_not_in_supply", "T5", Game.new, "swap V3 I3", "V3"),
    ("swap_same_shape", "T8", Game.new, "swap I2 I2", "own shape"),
    ("swap_too_high", "T5", Game.new, "swap O1 V3", "V3"),
    ("swap_skips_level", "T5", lambda: Table().reserve(I2=0).game(), "swap O1 T4", "Level 2 is empty"),
    ("swap_too_low", "T7", lambda: Table(edition="translated").supply(0, T4=1).game(), "swap T4 O1", "O1"),
    ("swap_none_left", "T5", lambda: Table().reserve(V3=0).game(), "swap I2 V3", "V3"),
    ("exchange_none_left", "T7", lambda: Table().reserve(O1=0).game(), "swap I2 O1", "O1"),
    ("place_no_puzzle", "T9", begun, "place 2 O1 a3", "2"),
    ("place_not_in_supply", "T9", begun, "place 1 I2 c3d3", "I2"),
    ("place_outside", "T9", begun, "place 1 O1 a1", "a1"),
    ("place_overlaps", "T9", begun, "place 1 O1 b3", "b3"),
    ("master_used", "T11", master_over, "master", "already"),
    ("master_nothing_fits", "T11", Game.new, "master", "fits"),
    ("master_once_a_puzzle", "T11", master_placed, "place 1 O1 b3", "one piece"),
    ("master_place_first", "T11", in_master, "done", "at least one"),
    ("no_reward_open", "P3", Game.new, "reward O1", "no reward"),
    ("reward_not_offered", "P3", choosing, "reward O4", "I4, L4, S4, T4"),
    ("nothing_to_end", "T1", Game.new, "done", "pass"),
    ("touches_end_with_done", "E3", lambda: Table().finishing().game(), "pass", "done"),
]


@pytest.mark.parametrize(("code", "rule", "position", "move", "says"), CASES, ids=[case[0] for case in CASES])
def test_a_position_for_every_reason(code: str, rule: str, position: Callable[[], Game], move: str, says: str) -> None:
    game = position()
    before = game.to_dict()
    refusal = game.why_not(move)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)
    assert says in refusal.sentence
    assert move not in [str(legal) for legal in game.legal()]
    with pytest.raises(IllegalMove) as refused:
        game.play(move)
    assert refused.value.refusal == refusal
    assert rule in str(refused.value)
    assert refusal.sentence in str(refused.value)
    assert game.to_dict() == before
    assert game.record().endswith("\n")


def test_not_your_turn() -> None:
    """[S5] the one reason that needs another seat to ask."""
    refusal = Game.new(seed=1).why_not("gain O1", 1)
    assert refusal == Refusal("not_your_turn", "S5", "It is not your turn.", {"piece": "O1", "level": 1})


def test_every_reason_of_these_chapters_has_a_position() -> None:
    wanted = {name: rule for name, rule in REASONS if rule is not None and rule[0] in CHAPTERS}
    assert {**{case[0]: case[1] for case in CASES}, "not_your_turn": "S5"} == wanted


def test_every_reason_has_a_sentence_in_english_and_there_is_none_too_many() -> None:
    sentences = sources("en")
    for name, rule in REASONS:
        assert (f"refusal-{kebab(name)}" in sentences) == (rule is not None)
    reasons = {f"refusal-{kebab(name)}" for name, _ in REASONS}
    left = {key.removesuffix("-briefly") for key in sentences if key.startswith("refusal-")} - reasons
    assert all(key.startswith("refusal-unreadable") for key in left)


@pytest.mark.parametrize("case", CASES, ids=[case[0] for case in CASES])
def test_the_sentence_is_made_from_the_arguments(case: tuple[str, str, Callable[[], Game], str, str]) -> None:
    code, _, position, move, _ = case
    refusal = position().why_not(move)
    assert refusal is not None
    unfilled = arguments(f"refusal-{kebab(code)}") - set(refusal.args)
    assert unfilled <= ({"offered"} if code == "choice_open" else set())  # only a reward is offered
    assert refusal.sentence == refused(code, refusal.args)
    assert all(refused(code, refusal.args, language) for language in LANGUAGES)
    assert refusal.sentence.endswith(".")
    assert "{" not in refusal.sentence


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable"),
        ("hello", "unreadable"),
        ("TAKE W1", "unreadable"),
        ("take W7", "unreadable_source"),
        ("take  W1", "unreadable_like"),
        ("take W1 ", "unreadable_like"),
        ("gain P5", "unreadable_like"),
        ("swap O1", "unreadable_like"),
        ("place 1 I2 a1c1", "unreadable_cells"),
        ("ghost U5 O4+O1", "unreadable_tiling"),
        ("{piece}", "unreadable"),
        ("take {0}", "unreadable_like"),
    ],
)
def test_a_text_that_is_no_move_is_refused_without_a_rule(text: str, code: str) -> None:
    game = Game.new(seed=1)
    refusal = game.why_not(text)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, None)
    assert refusal.sentence
    with pytest.raises(IllegalMove):
        game.play(text)
