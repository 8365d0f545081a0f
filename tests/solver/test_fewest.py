"""The fewest actions are neither more nor fewer than two slow counts find, and the plan plays through."""

from random import Random
from typing import Any

import numpy as np
import pytest

from projectl import Game, Move
from projectl.catalogue.pieces import LEVEL, PIECES
from projectl.catalogue.placements import CELLS, PLACEMENTS
from projectl.catalogue.puzzles import base, published
from projectl.solver.decisions import find_plan
from projectl.solver.exact import GIVEN_UP, count_actions, trail
from projectl.solver.fillings import new_fillings
from projectl.solver.plan import NODES, Plan, Terms, fewest_actions, full_reserve, plan, terms
from tests.solver import brute, slow
from tests.solver.positions import OPTIONS, region_of, small_position
from tests.table import Table

RECESSES = [puzzle.recess for name in ("base", "ghost") for puzzle in published(name)]
FACES = {puzzle.id: puzzle for puzzle in base()}


def under(skip: str, down: str, ghost: bool) -> Terms:
    options = {"skip_levels": skip, "exchange_down": down}
    return terms(expansions=("ghost",) if ghost else (), options=options)


def counts(pieces: dict[str, int]) -> list[int]:
    return [pieces.get(piece, 0) for piece in PIECES]


def small_question(dice: Random, ghost: bool) -> tuple[int, list[int], list[int]]:
    """A region of few cells, a supply, and a reserve in which whole levels are missing."""
    region, cells = dice.choice(RECESSES), dice.randint(1, 6)
    while region.bit_count() > cells:
        region &= ~dice.choice([p.mask for p in PLACEMENTS if not p.mask & ~region and p.mask != region])
    supply = [0] * 12
    for _ in range(dice.randint(0, 3)):
        supply[dice.randrange(9)] += 1
    for _ in range(dice.choice((0, 1, 1, 2)) if ghost else 0):
        supply[dice.randrange(9, 12)] += 1
    most = [dice.choice((0, 0, 1, 1, 2, 4)) for _ in range(4)]
    ordinary = [dice.randint(0, 2) if most[level - 1] < 4 else 4 for level in LEVEL[:9]]
    ordinary = [min(count, most[LEVEL[piece] - 1]) for piece, count in enumerate(ordinary)]
    return region, supply, [*ordinary, *([3] * 3 if ghost else [0] * 3)]


@pytest.mark.parametrize(("skip", "down", "ghost"), OPTIONS)
def test_a_second_reading_of_the_rules_counts_the_same(skip: str, down: str, ghost: bool) -> None:
    """[T4] [T5] [T6] [T7] [T8] [T9] [G1] [G2] small positions for each set of options, with what is needed or not."""
    dice = Random(f"{skip} {down} {ghost}")
    solved = 0
    for _ in range(60):
        region, supply, reserve = small_question(dice, ghost)
        most = 4 if sum(reserve) > 8 or sum(supply) > 2 else 12
        counted = slow.fewest(region, tuple(supply), tuple(reserve), skip, down, ghost, most)
        found = plan(region, supply, reserve, under(skip, down, ghost))
        assert found.is_proven
        assert fewest_actions(region, supply, reserve, under(skip, down, ghost)) == found.actions
        if counted is None:
            assert found.actions is None or found.actions > most, (region, supply, reserve)
        else:
            solved += 1
            assert found.actions == counted, (region, supply, reserve)
    assert solved > 15


@pytest.mark.parametrize(("skip", "down", "ghost"), OPTIONS)
def test_real_games_need_as_many_actions_and_the_plan_plays_through(skip: str, down: str, ghost: bool) -> None:
    """[T4] [T5] [T6] [T7] [T8] [T9] [T10] [T11] [T12] [G1] [G2] [G3]
    breadth first through the front door, every legal decision tried.
    """
    dice = Random(f"games {skip} {down} {ghost}")
    most = 3
    for _ in range(3):
        game = small_position(dice, skip, down, ghost, cells=4)
        position = game.to_dict()
        supply, reserve = counts(position["seats"][0]["supply"]), counts(position["reserve"])
        found = plan(region_of(game), supply, reserve, under(skip, down, ghost))
        assert found.is_proven
        counted = brute.fewest(game, has_completed, most)
        if counted is None:
            assert found.actions is None or found.actions > most
        else:
            assert found.actions == counted
        if found.actions is not None:
            assert play_through(game, found) == found.actions


def texts(found: Plan) -> list[str]:
    return [str(Move.from_index(move)) for move in found.moves]


def has_completed(game: Game) -> bool:
    return int(brute.facts(game)["puzzle"][0, 0]) < 0


def play_through(game: Game, found: Plan) -> int:
    """The actions it took; the other seat passes."""
    spent = 0
    for move in found.moves:
        brute.settle(game, 0)
        before = game.to_dict()["seats"][0]["actions_left"]
        game.play(move, 0)
        spent += before - game.to_dict()["seats"][0]["actions_left"] * (0 in game.to_decide)
    if game.to_dict()["seats"][0]["pending"]:
        spent += 1  # a reward is to be chosen; the action counts when it is
    assert has_completed(game)
    return spent


@pytest.mark.parametrize("edition", ["kickstarter", "translated"])
def test_from_the_first_pieces_every_puzzle_is_planned_and_played(edition: str) -> None:
    """[S4] O1 and I2 and a whole reserve; nothing binds, so the closed price is the number."""
    agreed = terms(edition)
    start = counts({"O1": 1, "I2": 1})
    for puzzle in list(base())[::5]:
        found = plan(puzzle.recess, start, full_reserve(agreed, start), agreed)
        game = Table(players=2, edition=edition).supply(1).puzzle(0, 1, puzzle.id).game()
        assert found.actions == fewest_actions(puzzle.recess, start, full_reserve(agreed, start), agreed)
        assert play_through(game, found) == found.actions


@pytest.mark.parametrize(
    ("region", "supply", "gone", "options", "moves"),
    [
        # [T4] with O1 gone a gain brings a piece of level 2, with level 2 gone one of level 3.
        (0b11, {}, "O1", {}, ["gain I2"]),
        (0b111, {}, "O1 I2", {}, ["gain I3"]),
        # [T6] O1 rises to level 3 where level 2 is gone, and to level 4 unless only two levels may be climbed.
        (0b111, {"O1": 1}, "I2", {}, ["swap O1 I3"]),
        (0b1111, {"O1": 1}, "I2 I3 V3", {}, ["swap O1 I4"]),
        (0b1111, {"O1": 1}, "I2 I3 V3", {"skip_levels": "two"}, ["gain O1", "gain O1", "gain O1"]),
        # [T7] down by one level at a time.
        (0b11, {"T4": 1}, "O1", {}, ["swap T4 I2"]),
        (0b111001110011100, {"T4": 3}, "O1 I2 V3", {"exchange_down": "one"}, ["swap T4 I3"] * 3),
    ],
)
def test_t4_t6_t7_what_the_reserve_lacks_and_the_options_shape_the_plan(
    region: int, supply: dict[str, int], gone: str, options: dict[str, Any], moves: list[str]
) -> None:
    agreed = terms(options=options)
    held = counts(supply)
    reserve = full_reserve(agreed, held)
    for piece in gone.split():
        reserve[PIECES.index(piece)] = 0
    found = plan(region, held, reserve, agreed)
    assert [move for move in texts(found) if not move.startswith("place")] == moves


def test_g2_a_ghost_action_places_one_of_its_parts_for_nothing() -> None:
    agreed = terms(expansions=("ghost",))
    square = 0b11000110  # two by two
    held = counts({"P5": 1})
    found = plan(square, held, full_reserve(agreed, held), agreed, slot=3)
    assert found.actions == 1
    assert texts(found) == ["ghost P5 O1+O4", "place 3 O4 b1c1b2c2", "done"]


def test_what_cannot_be_and_what_is_not_found() -> None:
    agreed = terms()
    nothing = [0] * 12
    assert plan(1, nothing, nothing, agreed) == Plan(None)
    assert fewest_actions(1, nothing, nothing, agreed) is None
    assert plan(0, nothing, nothing, agreed) == Plan(0)
    scarce = [1, 1, 1, 1, 2, 2, 2, 2, 2, 0, 0, 0]
    given_up = plan(FACES["B01"].recess, nothing, scarce, agreed, nodes=10)
    assert given_up == Plan(None, (), is_proven=False)
    with pytest.raises(ValueError, match="within 10 nodes"):
        fewest_actions(FACES["B01"].recess, nothing, scarce, agreed, nodes=10)


@pytest.mark.parametrize("ghost", [False, True])
def test_what_is_too_large_for_a_small_table_is_given_up_and_the_rest_is_the_same(ghost: bool) -> None:
    """25 open cells, as puzzles of one's own may have: never another number, and never `nothing fills it`."""
    rules, table, whole = under("any", "any", ghost), new_fillings(ghost, room=1 << 12), (1 << CELLS) - 1
    supply = np.array(counts({"O1": 2, "I2": 1, "L4": 2}), np.int64)
    reserve = np.array(full_reserve(rules, supply.tolist()), np.int64)
    assert fewest_actions(whole, supply.tolist(), reserve.tolist(), rules) is not None
    known = 0
    for region in (whole, *RECESSES[::4], whole):
        asked = (rules.states, rules.index, region, supply, reserve, NODES)
        found = count_actions(trail(), table, *asked)
        assert find_plan(trail(), table, *asked[:-1], 0, asked[-1]) == found
        known += found != GIVEN_UP
        assert found in (GIVEN_UP, fewest_actions(region, supply.tolist(), reserve.tolist(), rules))
        assert region != whole or found == GIVEN_UP
    assert known > 5
