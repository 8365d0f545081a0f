"""Chapter T of the rules: upgrade and exchange [T5] [T6] [T7] [T8]."""

import pytest

from projectl import Game
from tests.table import Table, rule, texts

LEVELS = {1: ("O1",), 2: ("I2",), 3: ("I3", "V3"), 4: ("I4", "L4", "O4", "S4", "T4")}
NINE = tuple(piece for level in LEVELS.values() for piece in level)
ANY = ("kickstarter", "retail")


def without(*levels: int) -> dict[str, int]:
    """For Table.reserve: none of these levels."""
    return {piece: 0 for level in levels for piece in LEVELS[level]}


def holding(piece: str, edition: str = "kickstarter", empty: tuple[int, ...] = (), **gone: int) -> Game:
    """Seat 0 has just this piece, and the reserve has none of some levels or shapes."""
    return Table(edition=edition).supply(0, **{piece: 1}).reserve(**without(*empty), **gone).game()


def swaps(game: Game) -> list[str]:
    return [move.split()[2] for move in texts(game) if move.startswith("swap ")]


def higher(game: Game, piece: str) -> list[str]:
    return [taken for taken in swaps(game) if taken[1] > piece[1]]


def lower(game: Game, piece: str) -> list[str]:
    return [taken for taken in swaps(game) if taken[1] < piece[1]]


# [T5] upgrade


@pytest.mark.parametrize("edition", [*ANY, "translated"])
@pytest.mark.parametrize("piece", NINE)
def test_t5_exactly_one_level_higher_any_shape(edition: str, piece: str) -> None:
    """[T5] a piece goes one level up, to any shape; level 4 goes no further."""
    game = holding(piece, edition)
    level = int(piece[1])
    assert higher(game, piece) == list(LEVELS.get(level + 1, ()))
    for taken in NINE:
        if int(taken[1]) > level + 1:
            refusal = game.why_not(f"swap {piece} {taken}")
            assert refusal is not None
            assert (refusal.code, refusal.rule) == ("swap_too_high", "T5")


def test_t5_the_piece_goes_back_and_the_other_comes() -> None:
    """[T5] the supply piece returns to the reserve, the new one leaves it; one action."""
    game = Game.new(seed=1)
    before = game.to_dict()
    assert game.play("swap I2 V3") == [{"kind": "swap", "seat": 0, "given": "I2", "taken": "V3"}]
    after = game.to_dict()
    assert after["seats"][0]["supply"] == {**before["seats"][0]["supply"], "I2": 0, "V3": 1}
    assert after["reserve"] == {**before["reserve"], "I2": before["reserve"]["I2"] + 1, "V3": 14}
    assert after["seats"][0]["actions_left"] == 2


@pytest.mark.parametrize("piece", NINE)
def test_t5_only_a_piece_of_the_own_supply(piece: str) -> None:
    """[T5] what is not in the supply cannot be returned."""
    game = Table().supply(0).supply(1, **dict.fromkeys(NINE, 1)).game()
    assert rule(game, f"swap {piece} {'I2' if piece == 'O1' else 'O1'}") == "T5"
    assert swaps(game) == []


def test_t5_a_piece_on_a_puzzle_is_not_in_the_supply() -> None:
    """[T5] nor can a piece that lies on a puzzle."""
    game = Table().supply(0).puzzle(0, 1, "W10", ("I2", "c2c3")).game()
    assert rule(game, "swap I2 V3") == "T5"


def test_t5_a_shape_that_is_gone_while_its_level_is_not() -> None:
    """[T5] one takes a shape that is there; another of the level does not open the level above."""
    game = holding("I2", V3=0)
    assert higher(game, "I2") == ["I3"]
    refusal = game.why_not("swap I2 V3")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("swap_none_left", "T5")
    assert rule(game, "swap I2 T4") == "T5"


# [T6] an empty level


@pytest.mark.parametrize("edition", ANY)
@pytest.mark.parametrize(
    ("piece", "empty", "offered"),
    [
        ("O1", (2,), LEVELS[3]),
        ("O1", (2, 3), LEVELS[4]),
        ("O1", (2, 4), LEVELS[3]),
        ("O1", (3,), LEVELS[2]),
        ("O1", (2, 3, 4), ()),
        ("I2", (3,), LEVELS[4]),
        ("I2", (3, 4), ()),
        ("I2", (4,), LEVELS[3]),
        ("V3", (4,), ()),
        ("T4", (1,), ()),
    ],
)
def test_t6_any(edition: str, piece: str, empty: tuple[int, ...], offered: tuple[str, ...]) -> None:
    """[T6] with the next level empty, the lowest higher level that has any, up to 4."""
    assert higher(holding(piece, edition, empty), piece) == list(offered)


@pytest.mark.parametrize(
    ("piece", "empty", "offered"),
    [
        ("O1", (2,), LEVELS[3]),
        ("O1", (2, 3), ()),
        ("O1", (2, 3, 4), ()),
        ("O1", (3,), LEVELS[2]),
        ("I2", (3,), LEVELS[4]),
        ("I2", (3, 4), ()),
        ("I3", (4,), ()),
    ],
)
def test_t6_two(piece: str, empty: tuple[int, ...], offered: tuple[str, ...]) -> None:
    """[T6] in the translated rulebooks only the level two above, not three."""
    assert higher(holding(piece, "translated", empty), piece) == list(offered)


@pytest.mark.parametrize(
    ("edition", "empty", "taken"),
    [("kickstarter", (2,), "L4"), ("translated", (2,), "L4"), ("translated", (2, 3), "L4")],
)
def test_t6_a_level_beyond_the_lowest_is_refused(edition: str, empty: tuple[int, ...], taken: str) -> None:
    """[T6] skipping goes to that one level and no further."""
    refusal = holding("O1", edition, empty).why_not(f"swap O1 {taken}")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("swap_skips_level", "T5")
    assert "Level 2" in refusal.sentence


def test_t6_one_shape_left_closes_the_skip() -> None:
    """[T6] the level counts as there while any shape of it is."""
    game = holding("I2", I3=0, V3=1)
    assert higher(game, "I2") == ["V3"]
    assert rule(game, "swap I2 T4") == "T5"


def test_t6_a_shape_gone_from_the_level_skipped_to() -> None:
    """[T6] on the level skipped to, a shape that is gone is refused because it is gone."""
    game = holding("O1", empty=(2,), I3=0)
    assert higher(game, "O1") == ["V3"]
    refusal = game.why_not("swap O1 I3")
    assert refusal is not None
    assert refusal.code == "swap_none_left"


@pytest.mark.parametrize("edition", [*ANY, "translated"])
def test_t6_the_empty_level_itself_is_refused(edition: str) -> None:
    """[T6] a piece of an empty level cannot be had."""
    assert rule(holding("O1", edition, (2,)), "swap O1 I2") == "T5"


# [T7] exchange


@pytest.mark.parametrize("edition", [*ANY, "translated"])
@pytest.mark.parametrize("piece", NINE)
def test_t7_same_level_another_shape(edition: str, piece: str) -> None:
    """[T7] any other shape of the same level."""
    same = [taken for taken in swaps(holding(piece, edition)) if taken[1] == piece[1]]
    assert same == [taken for taken in LEVELS[int(piece[1])] if taken != piece]


@pytest.mark.parametrize("edition", ANY)
@pytest.mark.parametrize("piece", NINE)
def test_t7_any_lower_level(edition: str, piece: str) -> None:
    """[T7] any lower level in the English and retail rulebooks."""
    assert lower(holding(piece, edition), piece) == [taken for taken in NINE if taken[1] < piece[1]]


@pytest.mark.parametrize("piece", NINE)
def test_t7_one_lower_level(piece: str) -> None:
    """[T7] exactly one lower in the translated rulebooks; further down is refused."""
    game = holding(piece, "translated")
    level = int(piece[1])
    assert lower(game, piece) == list(LEVELS.get(level - 1, ()))
    for taken in NINE:
        if int(taken[1]) < level - 1:
            refusal = game.why_not(f"swap {piece} {taken}")
            assert refusal is not None
            assert (refusal.code, refusal.rule) == ("swap_too_low", "T7")


@pytest.mark.parametrize(
    ("piece", "empty"), [("T4", (3,)), ("T4", (3, 2)), ("I3", (2,)), ("I2", (1,)), ("T4", (1, 2, 3))]
)
def test_t7_one_lower_never_skips(piece: str, empty: tuple[int, ...]) -> None:
    """[T7] with 'one', if the level below is empty there is no exchange down."""
    game = holding(piece, "translated", empty)
    assert lower(game, piece) == []
    for taken in NINE:
        if taken[1] < piece[1]:
            assert rule(game, f"swap {piece} {taken}") == "T7"


@pytest.mark.parametrize(
    ("empty", "offered"), [((3,), ("O1", "I2")), ((3, 2), ("O1",)), ((1, 2, 3), ()), ((2,), ("O1", "I3", "V3"))]
)
def test_t7_any_lower_with_levels_empty(empty: tuple[int, ...], offered: tuple[str, ...]) -> None:
    """[T7] with 'any', an empty level between does not matter; one takes what is there."""
    game = holding("T4", "kickstarter", empty)
    assert lower(game, "T4") == list(offered)
    for level in empty:
        refusal = game.why_not(f"swap T4 {LEVELS[level][0]}")
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("exchange_none_left", "T7")


def test_t7_a_shape_of_the_same_level_that_is_gone() -> None:
    """[T7] another shape of the level must be in the reserve."""
    game = holding("T4", S4=0)
    assert rule(game, "swap T4 S4") == "T7"
    assert game.why_not("swap T4 O4") is None


def test_t7_is_one_action_like_t5() -> None:
    """[T7] the same action as an upgrade: it costs one."""
    game = holding("T4")
    game.play("swap T4 O1")
    position = game.to_dict()
    assert position["seats"][0]["actions_left"] == 2
    assert position["seats"][0]["supply"]["O1"] == 1
    assert position["reserve"]["T4"] == 15


@pytest.mark.parametrize("edition", ["kickstarter", "retail", "translated"])
@pytest.mark.parametrize("down", ["any", "one"])
@pytest.mark.parametrize("skip", ["any", "two"])
def test_t7_options_can_be_mixed(edition: str, down: str, skip: str) -> None:
    """[T6] [T7] each option decides its own question in every edition (the German box mixes them)."""
    table = Table(edition=edition, options={"exchange_down": down, "skip_levels": skip})
    game = table.supply(0, O1=1, V3=1).reserve(I2=0, I3=0, V3=0).game()
    offered = [move for move in texts(game) if move.startswith("swap")]
    assert ("swap O1 L4" in offered) == (skip == "any")
    assert ("swap V3 O1" in offered) == (down == "any")


# [T8] own shape


@pytest.mark.parametrize("edition", [*ANY, "translated"])
@pytest.mark.parametrize("piece", NINE)
def test_t8_never_for_its_own_shape(edition: str, piece: str) -> None:
    """[T8] a piece cannot be swapped for its own shape, however many the reserve has."""
    game = holding(piece, edition)
    refusal = game.why_not(f"swap {piece} {piece}")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("swap_same_shape", "T8")
    assert piece not in swaps(game)
