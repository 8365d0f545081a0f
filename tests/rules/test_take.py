"""Chapter T of the rules: taking puzzles [T2] [T3] and level-1 pieces [T4]."""

import pytest

from projectl import Game
from tests.table import Table, kinds, play, rule, texts

LEVELS = {1: ("O1",), 2: ("I2",), 3: ("I3", "V3"), 4: ("I4", "L4", "O4", "S4", "T4")}
NINE = tuple(piece for level in LEVELS.values() for piece in level)
BASE_EDITIONS = ("kickstarter", "retail", "translated")


def without(*levels: int) -> dict[str, int]:
    """For Table.reserve: none of these levels."""
    return {piece: 0 for level in levels for piece in LEVELS[level]}


def gains(game: Game) -> list[str]:
    return [move.removeprefix("gain ") for move in texts(game) if move.startswith("gain ")]


# [T2] take a puzzle


@pytest.mark.parametrize("source", [f"{colour}{place}" for colour in "WB" for place in (1, 2, 3, 4)])
def test_t2_from_a_row_into_the_own_area(source: str) -> None:
    """[T2] the puzzle leaves its row, lies before the player, and the deck's top takes its place at once."""
    game = Game.new(seed=4)
    before = game.to_dict()
    colour, place = source[0], int(source[1]) - 1
    taken, top = before["rows"][colour][place], before["decks"][colour][0]
    events = game.play(f"take {source}")
    assert events == [
        {"kind": "take", "seat": 0, "puzzle": taken, "source": source, "slot": 1},
        {"kind": "refill", "puzzle": top, "source": source, "by_opponent": False},
    ]
    after = game.to_dict()
    assert after["seats"][0]["puzzles"] == [{"id": taken, "placed": []}, None, None, None]
    assert after["rows"][colour][place] == top
    assert after["decks"][colour] == before["decks"][colour][1:]
    other = "B" if colour == "W" else "W"
    assert (after["rows"][other], after["decks"][other]) == (before["rows"][other], before["decks"][other])
    assert after["seats"][1] == before["seats"][1]


@pytest.mark.parametrize("colour", ["W", "B"])
def test_t2_an_empty_deck_leaves_the_place_empty(colour: str) -> None:
    """[T2] refilled if the deck has any; afterwards nothing can be taken from that place."""
    game = Table().deck(colour).set(final_round=2).game()
    assert kinds(game.play(f"take {colour}2")) == ["take"]
    assert game.to_dict()["rows"][colour][1] is None
    assert rule(game, f"take {colour}2") == "T2"
    assert f"take {colour}2" not in texts(game)
    assert f"take {colour}3" in texts(game)


@pytest.mark.parametrize("source", ["W5", "W6", "B5", "B6", "G1", "G9"])
def test_t2_places_of_other_variants_hold_nothing(source: str) -> None:
    """[T2] a row has four places; the other names belong to Line Clear and solo."""
    assert rule(Game.new(seed=1), f"take {source}") == "T2"


@pytest.mark.parametrize("source", ["Wdeck", "Bdeck", "Gdeck"])
def test_t2_only_from_a_row(source: str) -> None:
    """[T2] the decks themselves are not taken from without the revised rulebook's option."""
    assert rule(Game.new(seed=1), f"take {source}") == "R2"


def test_t2_a_puzzle_just_revealed_may_be_taken_next() -> None:
    """[T2] refilled at once, so the same place can be taken from again in the same turn."""
    game = Game.new(seed=4)
    top = game.to_dict()["decks"]["W"][:3]
    play(game, "take W3", "take W3", "take W3")
    position = game.to_dict()
    assert [puzzle["id"] for puzzle in position["seats"][0]["puzzles"][1:3]] == top[:2]
    assert position["rows"]["W"][2] == top[2]


def test_t2_a_new_puzzle_goes_to_the_lowest_free_slot() -> None:
    """[T2] slots are filled from the first; one that has become free is filled before later ones."""
    table = Table().supply(0, I2=2).puzzle(0, 1, "W15").puzzle(0, 2, "W22").puzzle(0, 4, "W20")
    game = table.game()
    (taken, _) = game.play("take W1")
    assert taken["slot"] == 3
    game.play("place 2 I2 c3c4")
    (taken, _, *_) = game.play("take W1")
    assert taken["slot"] == 2


# [T3] four puzzles


def test_t3_a_fifth_unfinished_puzzle_is_refused() -> None:
    """[T3] three may become four, with four nothing may be taken, from any place."""
    table = Table().puzzle(0, 1, "W15").puzzle(0, 2, "W20").puzzle(0, 3, "W10")
    game = table.game()
    game.play("take B1")
    for source in ("W1", "W4", "B1", "B4"):
        assert rule(game, f"take {source}") == "T3"
    assert not [move for move in texts(game) if move.startswith("take")]


def test_t3_a_completed_puzzle_makes_room() -> None:
    """[T3] only unfinished puzzles count."""
    table = Table().supply(0, I2=1).pile(0, "W01", "W02", "W03", "W04")
    game = table.puzzle(0, 1, "W15").puzzle(0, 2, "W20").puzzle(0, 3, "W10").puzzle(0, 4, "W22").game()
    assert rule(game, "take W1") == "T3"
    game.play("place 4 I2 c3c4")
    assert game.why_not("take W1") is None
    assert game.play("take W1")[0]["slot"] == 4


def test_t3_each_player_has_four_places() -> None:
    """[T3] the limit is each player's own."""
    table = Table().puzzle(0, 1, "W15").puzzle(0, 2, "W20").puzzle(0, 3, "W10").puzzle(0, 4, "W22")
    game = table.turn(1).game()
    play(game, "take W1", "take B1", "take B2")
    assert rule(game, "take W1") == "T3"


# [T4] take a level-1 piece


@pytest.mark.parametrize("edition", BASE_EDITIONS)
def test_t4_a_level_1_piece_and_nothing_else(edition: str) -> None:
    """[T4] while the reserve has an O1, that is what one takes."""
    game = Game.new(edition=edition, seed=1)
    before = game.to_dict()
    assert gains(game) == ["O1"]
    for piece in NINE[1:]:
        refusal = game.why_not(f"gain {piece}")
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("gain_other_level", "T4")
        assert refusal.args["lowest"] == 1
    assert game.play("gain O1") == [{"kind": "gain", "seat": 0, "piece": "O1"}]
    after = game.to_dict()
    assert after["seats"][0]["supply"]["O1"] == before["seats"][0]["supply"]["O1"] + 1
    assert after["reserve"]["O1"] == before["reserve"]["O1"] - 1


def test_t4_the_last_level_1_piece() -> None:
    """[T4] the last O1 is still an O1; only then the next level is offered."""
    game = Table().reserve(O1=1).game()
    assert gains(game) == ["O1"]
    game.play("gain O1")
    assert gains(game) == ["I2"]
    assert rule(game, "gain O1") == "T4"


@pytest.mark.parametrize("edition", BASE_EDITIONS)
@pytest.mark.parametrize(
    ("empty", "offered"),
    [((1,), LEVELS[2]), ((1, 2), LEVELS[3]), ((1, 2, 3), LEVELS[4]), ((1, 3), LEVELS[2]), ((1, 2, 4), LEVELS[3])],
)
def test_t4_next_available_level(edition: str, empty: tuple[int, ...], offered: tuple[str, ...]) -> None:
    """[T4] if the reserve has no level 1, a piece of the next available level, any shape, in every preset."""
    game = Table(edition=edition).reserve(**without(*empty)).game()
    assert gains(game) == list(offered)
    for piece in set(NINE) - set(offered):
        refusal = game.why_not(f"gain {piece}")
        assert refusal is not None
        assert refusal.rule == "T4"
        assert refusal.code == ("gain_none_left" if int(piece[1]) in empty else "gain_other_level")
    game.play(f"gain {offered[-1]}")
    assert game.to_dict()["seats"][0]["supply"][offered[-1]] == 1 + (offered[-1] == "I2")


def test_t4_a_shape_of_that_level_that_is_gone() -> None:
    """[T4] any shape that is there; the others of the level are refused."""
    game = Table().reserve(**without(1, 2), I3=0).game()
    assert gains(game) == ["V3"]
    refusal = game.why_not("gain I3")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("gain_none_left", "T4")


def test_t4_an_empty_reserve() -> None:
    """[T4] if there is none of any level, the action is not allowed."""
    game = Table().reserve(**without(1, 2, 3, 4)).game()
    assert gains(game) == []
    for piece in NINE:
        assert rule(game, f"gain {piece}") == "T4"


def test_t4_a_returned_piece_can_be_taken_again() -> None:
    """[T4] what an exchange puts back into the reserve is available at once."""
    game = Table().supply(0, O1=1).reserve(O1=0).game()
    assert gains(game) == ["I2"]
    game.play("swap O1 I2")
    assert gains(game) == ["O1"]
