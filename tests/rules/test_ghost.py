"""Chapter G and [C4] [C6]: the Ghost Piece expansion.

Long, because every clause of the chapter is here with both its sides; tests of one rule id stand together.
"""

import itertools
import json
from importlib.resources import files
from typing import Any

import pytest

from projectl import Game, InvalidPosition, Move
from projectl.catalogue.puzzles import published
from tests.rules.faces import own
from tests.table import Table, kinds, play, rule, texts

LEVELS = {1: ["O1"], 2: ["I2"], 3: ["I3", "V3"], 4: ["I4", "L4", "O4", "S4", "T4"], 5: ["P5", "U5", "L5"]}
LEVEL = {piece: level for level, pieces in LEVELS.items() for piece in pieces}

FACES = own(
    "XW01 1 O1 a1b1",
    "XW02 1 P5 a1b1",
    "XW03 1 T4 a1b1",
    "XW04 0 I2 a1b1a2b2a3",
    "XW05 2 O1 a1b1c1d1e1",
    "XB01 3 ^ a1b1",
    "XB02 4 ^^ a1b1",
    "XB03 3 ^ a1b1a2b2a3",
    "XB04 3 M a1b1",
    "XB05 3 ^^ a1b1",
)


def ghost_table(players: int = 2, **terms: Any) -> Table:
    """A game with Ghost and the puzzles above."""
    return Table(players=players, expansions=("ghost",), puzzles=FACES, **terms)


def seat_of(game: Game, seat: int = 0) -> Any:
    return game.to_dict()["seats"][seat]


def supply_of(game: Game, seat: int = 0) -> dict[str, int]:
    """What a seat's supply holds, without zeros."""
    return {piece: count for piece, count in seat_of(game, seat)["supply"].items() if count}


# [C4] [C6] what is in the box


@pytest.mark.parametrize("edition", ["kickstarter", "retail", "translated", "revised"])
def test_ten_of_each_level_5_shape_in_every_edition(edition: str) -> None:
    """[C4] three level-5 shapes, 10 of each, whatever the box has of the others."""
    position = Game.new(edition=edition, expansions=("ghost",), seed=1).to_dict()
    assert [position["reserve"][piece] for piece in LEVELS[5]] == [10, 10, 10]
    assert position["reserve"]["T4"] == position["options"]["pieces_each"]
    assert list(position["seats"][0]["supply"]) == list(LEVEL)


def test_an_eleventh_level_5_piece_is_no_position() -> None:
    """[C4] 10 of each; `from_dict` counts them."""
    table = ghost_table()
    table.d["reserve"]["P5"] += 1
    with pytest.raises(InvalidPosition, match="C4"):
        table.game()


def test_twelve_white_and_twelve_black_puzzles() -> None:
    """[C4] 12 white + 12 black puzzles; [S2] mixes them with the rest."""
    position = Game.new(players=5, expansions=("ghost",), seed=3).to_dict()
    white = {*position["decks"]["W"], *position["rows"]["W"]}
    assert len(white) == 32 + 12
    assert {f"GW{n:02}" for n in range(1, 13)} <= white
    black: set[str] = set()
    for seed in range(30):
        position = Game.new(players=5, expansions=("ghost",), seed=seed).to_dict()
        dealt = {*position["decks"]["B"], *position["rows"]["B"]}
        assert len(dealt) == 20
        black |= dealt
    assert black == {f"B{n:02}" for n in range(1, 21)} | {f"GB{n:02}" for n in range(1, 13)}


def test_level_5_is_not_in_play_without_ghost() -> None:
    """[C4] the level-5 shapes belong to the expansion."""
    game = Game.new(seed=1)
    assert set(game.to_dict()["reserve"]) == {*LEVEL} - {*LEVELS[5]}
    for move in ("swap O1 P5", "swap P5 O1", "ghost U5 I2+V3", "place 1 L5 a1a2a3a4b4"):
        assert rule(game, move) == "C4"


def test_own_faces_replace_and_are_added() -> None:
    """[C6] a known id replaces that face, XW and XB ids are mixed in; the record carries them."""
    text = own("GW01 7 L5 a1", "W01 9 O1 a1", "XW07 5 U5 a1b1", "XB07 5 U5 a1b1", "AW01 1 M a1")
    table = Table(expansions=("ghost",), puzzles=text)
    assert "XW07" in table.d["decks"]["W"] + table.d["rows"]["W"]
    assert "AW01" not in table.d["decks"]["W"] + table.d["rows"]["W"], "a face of a set that is not in play"
    game = table.puzzle(0, 1, "GW01").puzzle(0, 2, "W01").game()
    play(game, "place 1 O1 a1")
    assert (game.scores[0], supply_of(game)) == (7, {"O1": 1, "I2": 1, "L5": 1})
    play(game, "place 2 O1 a1")
    assert game.scores[0] == 16
    assert game.to_dict()["puzzles"] == text
    assert Game.from_record(game.record()).to_dict() == game.to_dict()
    new = Game.new(expansions=("ghost",), puzzles=text, seed=9)
    assert Game.from_record(new.record()).to_dict() == new.to_dict()


@pytest.mark.parametrize("name", ["ghost", "ambassador"])
def test_our_designs_say_that_they_are_ours(name: str) -> None:
    """[C6] no source prints these faces; the program ships its own and says so."""
    text = files("projectl.catalogue").joinpath("data", f"{name}.txt").read_text("utf-8")
    comments = " ".join(line for line in text.splitlines() if line.startswith(";"))
    assert "design" in comments.lower()


# [G1] the Ghost action; its tilings, found anew by cutting shapes into connected parts

DRAWN = {
    "O1": ["x"],
    "I2": ["xx"],
    "I3": ["xxx"],
    "V3": ["xx", "x "],
    "I4": ["xxxx"],
    "L4": ["xxx", "x  "],
    "O4": ["xx", "xx"],
    "S4": [" xx", "xx "],
    "T4": ["xxx", " x "],
    "P5": ["xx", "xx", "x "],
    "U5": ["x x", "xxx"],
    "L5": ["xxxx", "x   "],
}
Cells = frozenset[tuple[int, int]]


def cells_of(piece: str) -> Cells:
    return frozenset((x, y) for y, line in enumerate(DRAWN[piece]) for x, mark in enumerate(line) if mark == "x")


def turned(cells: Cells) -> set[Cells]:
    """All eight ways to turn and flip, each moved to the corner."""
    found = set()
    for a, b, c, d in ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0)):
        for flip in (1, -1):
            moved = [(flip * (a * x + b * y), c * x + d * y) for x, y in cells]
            left, top = min(x for x, _ in moved), min(y for _, y in moved)
            found.add(frozenset((x - left, y - top) for x, y in moved))
    return found


NAMES = {way: piece for piece in DRAWN for way in turned(cells_of(piece))}


def name_of(part: list[tuple[int, int]]) -> str | None:
    """The piece of this shape; None if the cells are no piece."""
    left, top = min(x for x, _ in part), min(y for _, y in part)
    return NAMES.get(frozenset((x - left, y - top) for x, y in part))


def ways_to_cut(piece: str) -> set[str]:
    """Colour the five cells in every way; keep the colourings whose parts are all pieces of level 1-4."""
    cells = sorted(cells_of(piece))
    found = set()
    for colours in itertools.product(range(5), repeat=5):
        parts = [[c for c, own_colour in zip(cells, colours, strict=True) if own_colour == k] for k in range(5)]
        names = [name_of(part) for part in parts if part]
        if all(name is not None and LEVEL[name] < 5 for name in names):
            found.add("+".join(sorted((str(name) for name in names), key=list(LEVEL).index)))
    return found


def ghosts_of(game: Game) -> set[str]:
    return {text for text in texts(game) if text.startswith("ghost ")}


@pytest.mark.parametrize(("piece", "count"), [("P5", 11), ("U5", 7), ("L5", 9)])
def test_every_tiling_of_every_ghost(piece: str, count: int) -> None:
    """[G1] two or more pieces of level 1-4 that together tile its shape exactly."""
    expected = {f"ghost {piece} {parts}" for parts in ways_to_cut(piece)}
    assert len(expected) == count
    table = ghost_table().supply(0, **{piece: 1})
    assert ghosts_of(table.game()) == expected
    for text in expected:
        game = table.game()
        before = game.to_dict()["reserve"]
        play(game, text)
        parts = text.split()[2].split("+")
        assert supply_of(game) == {part: parts.count(part) for part in parts}
        after = game.to_dict()["reserve"]
        assert all(after[p] == before[p] - parts.count(p) + (p == piece) for p in after)


def test_every_readable_ghost_move_is_a_tiling() -> None:
    """[G1] what does not tile the shape is not even a move."""
    game = ghost_table().supply(0, P5=1, U5=1, L5=1).game()
    for parts in ("O4", "I2+I2", "P5", "V3+I2", "O1+I4+I4", "I2+T4"):
        refusal = game.why_not(f"ghost P5 {parts}")
        assert refusal is not None
        assert refusal.rule is None
    moves = [str(Move.from_index(index)) for index in range(2751)]
    assert {text for text in moves if text.startswith("ghost ")} == {
        f"ghost {piece} {parts}" for piece in LEVELS[5] for parts in ways_to_cut(piece)
    }


def test_ghost_needs_the_piece_in_the_supply() -> None:
    """[G1] a level-5 piece from the supply, not one that lies on a puzzle."""
    game = ghost_table().puzzle(0, 1, "B01").supply(0, U5=1).game()
    assert rule(game, "ghost P5 O1+O4") == "G1"
    assert "ghost U5 I2+V3" in texts(game)


def test_all_parts_come_from_the_reserve() -> None:
    """[G1] all from the reserve, no substitutes."""
    game = ghost_table().supply(0, P5=1).reserve(I2=1, O1=4, O4=0).game()
    possible = {
        parts
        for parts in ways_to_cut("P5")
        if parts.count("I2") <= 1 and parts.count("O1") <= 4 and parts.count("O4") == 0
    }
    assert ghosts_of(game) == {f"ghost P5 {parts}" for parts in possible}
    for parts in ways_to_cut("P5") - possible:
        assert rule(game, f"ghost P5 {parts}") == "G1"


def test_ghost_is_one_of_three_actions_without_a_limit() -> None:
    """[G1] one of the three actions; no once-a-turn limit."""
    game = ghost_table().supply(0, P5=1, U5=1, L5=1).game()
    play(game, "ghost P5 O1+O4")
    assert seat_of(game)["actions_left"] == 3, "the action lasts until done"
    play(game, "done", "ghost U5 I2+V3", "done")
    assert seat_of(game)["actions_left"] == 1
    events = play(game, "ghost L5 O1+I4", "done")
    assert [event["action"] for event in events if event["kind"] == "done"] == ["ghost"]
    assert game.to_decide == (1,)
    assert supply_of(game) == {"O1": 2, "O4": 1, "I2": 1, "V3": 1, "I4": 1}


def test_ghost_comes_before_anything_else_once_begun() -> None:
    """[G2] placing is part of the action, so every other decision waits [T13]."""
    game = ghost_table().supply(0, P5=1, U5=1).game()
    play(game, "ghost P5 O1+O4")
    assert texts(game) == ["done"]
    for move in ("take W1", "gain O1", "ghost U5 I2+V3", "master", "pass", "skip"):
        assert rule(game, move) == "T13"


# [G2] placing at once


def test_parts_are_placed_once_a_puzzle_and_no_more_than_taken() -> None:
    """[G2] any of the pieces just taken, at most one per puzzle, per shape no more than were taken."""
    table = ghost_table().supply(0, P5=1, I2=1, V3=1)
    for slot, puzzle in enumerate(("B01", "B02", "B03", "B04"), start=1):
        table.puzzle(0, slot, puzzle)
    game = table.game()
    before = game.legal()
    i2_places = [str(move) for move in before if str(move).startswith("place ") and " I2 " in str(move)]
    play(game, "ghost P5 O1+I2+I2")
    assert [text for text in texts(game) if " I2 " in text] == i2_places
    first, second, third = (next(text for text in i2_places if text.startswith(f"place {slot} ")) for slot in (1, 2, 3))
    play(game, first)
    same_puzzle = [text for text in i2_places if text.startswith("place 1 ") and text != first]
    assert all(rule(game, text) == "G2" for text in same_puzzle)
    assert next(iter(texts(game))).startswith("place 2 O1")
    play(game, second)
    assert rule(game, third) == "G2", "two were taken, the third one was in the supply before"
    v3 = next(str(move) for move in before if " V3 " in str(move) and str(move).startswith("place 4"))
    assert rule(game, v3) == "G2", "a piece that this action did not give"
    assert {text.split()[2] for text in texts(game)[:-1]} == {"O1"}
    play(game, "done")
    assert supply_of(game) == {"O1": 1, "I2": 1, "V3": 1}
    assert seat_of(game)["actions_left"] == 2


def test_the_smallest_piece_is_no_exception() -> None:
    """[G2] a piece of one cell that was in the supply before is not placed within the action either."""
    game = ghost_table().supply(0, O1=1, P5=1).puzzle(0, 1, "XW05").game()
    assert "place 1 O1 a1" in texts(game)
    play(game, "ghost P5 I2+I3")
    assert rule(game, "place 1 O1 a1") == "G2"
    assert {text.split()[2] for text in texts(game)[:-1]} == {"I2", "I3"}


def test_placing_none_is_allowed() -> None:
    """[G2] placing none is allowed; the rest stay in the supply."""
    game = ghost_table().supply(0, L5=1).puzzle(0, 1, "B01").game()
    play(game, "ghost L5 I2+V3", "done")
    assert supply_of(game) == {"I2": 1, "V3": 1}
    assert rule(game, "done") == "T1"


def test_completion_waits_for_the_whole_ghost_action() -> None:
    """[G2] completion as [T12], after the whole action, not in its middle."""
    table = ghost_table().supply(0, P5=1)
    game = table.puzzle(0, 1, "XW01").puzzle(0, 2, "XB01").puzzle(0, 3, "XW05").game()
    play(game, "ghost P5 O1+I2+I2")
    assert not kinds(play(game, "place 1 I2 a1b1"), "complete", "reward")
    assert not kinds(play(game, "place 2 I2 a1b1"), "complete", "reward")
    assert supply_of(game) == {"O1": 1}
    events = play(game, "place 3 O1 a1", "done")
    assert kinds(events, "complete", "reward") == ["complete", "complete", "reward"]
    assert supply_of(game) == {"O1": 1, "I2": 2}
    assert game.to_dict()["seats"][0]["pending"]["kind"] == "levelup"


def test_position_within_a_ghost_action_is_kept() -> None:
    """[G2] a position in the middle of the action goes on where it was."""
    game = ghost_table().supply(0, P5=1).puzzle(0, 1, "B01").game()
    play(game, "ghost P5 O1+I2+I2")
    play(game, next(text for text in texts(game) if " I2 " in text))
    twin = Game.from_dict(json.loads(json.dumps(game.to_dict())))
    assert twin.legal() == game.legal()
    assert twin.to_dict() == game.to_dict()


# [G3] how level 5 is not reached


@pytest.mark.parametrize("skip_levels", ["any", "two"])
def test_level_5_is_reached_by_no_swap(skip_levels: str) -> None:
    """[G3] never by [T5] [T6] [T7], from no piece, with any reserve."""
    everything = dict.fromkeys(LEVEL, 1)
    for gone in ((), LEVELS[4], LEVELS[3] + LEVELS[4], LEVELS[2] + LEVELS[3] + LEVELS[4]):
        table = ghost_table(options={"skip_levels": skip_levels}).supply(0, **everything)
        game = table.reserve(**dict.fromkeys(gone, 0)).game()
        for given, taken in itertools.product(LEVEL, LEVELS[5]):
            assert rule(game, f"swap {given} {taken}") == ("T8" if given == taken else "G3")
        assert not [text for text in texts(game) if text.startswith("swap") and LEVEL[text.split()[2]] == 5]


def test_level_4_cannot_be_upgraded() -> None:
    """[G3] level 4 cannot be upgraded by [T5]; it may change its shape or go down."""
    game = ghost_table().supply(0, I4=1).game()
    swaps = {text.split()[2] for text in texts(game) if text.startswith("swap I4")}
    assert swaps == {"O1", "I2", "I3", "V3", "L4", "O4", "S4", "T4"}


@pytest.mark.parametrize("piece", LEVELS[5])
def test_a_level_5_piece_goes_down(piece: str) -> None:
    """[G3] a level-5 piece may go down by [T7], to level 4 only with `exchange_down` "one", never across."""
    game = ghost_table().supply(0, **{piece: 1}).game()
    swaps = {text.split()[2] for text in texts(game) if text.startswith(f"swap {piece}")}
    assert swaps == {*LEVEL} - {*LEVELS[5]}
    strict = ghost_table(options={"exchange_down": "one"}).supply(0, **{piece: 1})
    swaps = {text.split()[2] for text in texts(strict.game()) if text.startswith(f"swap {piece}")}
    assert swaps == {*LEVELS[4]}
    assert rule(strict.game(), f"swap {piece} V3") == "T7"
    empty = strict.reserve(**dict.fromkeys(LEVELS[4], 0)).game()
    assert not [text for text in texts(empty) if text.startswith(f"swap {piece}")]
    assert rule(empty, f"swap {piece} V3") == "T7"
    play(game, f"swap {piece} O1")
    assert game.to_dict()["reserve"][piece] == 10


def test_level_5_is_not_gained() -> None:
    """[G3] never by [T4], even where the reserve has nothing else."""
    table = ghost_table().reserve(**dict.fromkeys((p for p in LEVEL if LEVEL[p] < 5), 0))
    game = table.game()
    assert not [text for text in texts(game) if text.startswith("gain")]
    assert rule(game, "gain T4") == "T4"
    refusal = game.why_not("gain P5")
    assert refusal is not None
    assert refusal.rule is None


@pytest.mark.parametrize("fallback", ["higher", "revised"])
def test_level_5_is_no_substitute_for_a_lower_reward(fallback: str) -> None:
    """[G3] nor by [P3] for a lower reward."""
    table = ghost_table(options={"fallback": fallback}).supply(0, I2=1).puzzle(0, 1, "XW03")
    game = table.reserve(**dict.fromkeys((p for p in LEVEL if LEVEL[p] < 5), 0)).game()
    events = play(game, "place 1 I2 a1b1")
    assert kinds(events, "reward", "no_reward") == ["no_reward"]
    assert supply_of(game) == {"I2": 1}


# [P3] level-5 rewards


def test_a_level_5_reward_and_its_substitutes() -> None:
    """[P3] [G3] a level-5 reward gives that piece; if it is gone another of level 5; if none is left, nothing."""
    table = ghost_table().supply(0, I2=1).puzzle(0, 1, "XW02")
    game = table.game()
    play(game, "place 1 I2 a1b1")
    assert supply_of(game) == {"I2": 1, "P5": 1}
    game = table.reserve(P5=0).game()
    play(game, "place 1 I2 a1b1")
    assert texts(game) == ["reward U5", "reward L5"]
    assert rule(game, "reward T4") == "P3"
    play(game, "reward L5")
    assert supply_of(game) == {"I2": 1, "L5": 1}
    game = table.reserve(U5=0).game()
    play(game, "place 1 I2 a1b1")
    assert supply_of(game) == {"I2": 1, "L5": 1}
    game = table.reserve(L5=0).game()
    assert kinds(play(game, "place 1 I2 a1b1"), "no_reward") == ["no_reward"]
    assert supply_of(game) == {"I2": 1}


@pytest.mark.parametrize("fallback", ["higher", "revised"])
def test_a_level_5_reward_without_ghost_gives_nothing(fallback: str) -> None:
    """[P3] [R4] a level-5 reward in a game without Ghost gives nothing."""
    table = Table(puzzles=FACES, options={"fallback": fallback}).supply(0, I2=1).puzzle(0, 1, "XW02")
    game = table.game()
    assert kinds(play(game, "place 1 I2 a1b1"), "reward", "no_reward") == ["no_reward"]


# [G4] rewards on these puzzles


def test_reward_kinds_of_our_designs() -> None:
    """[G4] pieces of any level including 5, Level Up with one and with two arrows, those on black puzzles only."""
    puzzles = published("ghost").puzzles
    assert [p.id for p in puzzles] == [f"G{colour}{n:02}" for colour in "WB" for n in range(1, 13)]
    white = {puzzle.reward for puzzle in puzzles if puzzle.colour == "W"}
    black = {puzzle.reward for puzzle in puzzles if puzzle.colour == "B"}
    assert "M" not in white | black
    assert not {"^", "^^"} & white
    assert {"^", "^^"} < black
    assert (white | black) & {*LEVELS[5]}


# [G5] Level Up


def level_up(table: Table, arrows: int = 1) -> Game:
    """A game where a Level Up is open: an I2 has completed a puzzle that gives it."""
    game = table.puzzle(0, 1, "XB01" if arrows == 1 else "XB02").game()
    play(game, "place 1 I2 a1b1")
    return game


def steps(game: Game) -> set[tuple[str, str]]:
    """The Level Up steps offered."""
    *moves, last = texts(game)
    assert last == "skip"
    return {(text.split()[1], text.split()[2]) for text in moves}


def test_one_arrow_raises_any_piece_by_one_level() -> None:
    """[G5] one step is one [T5]/[T6] upgrade of a supply piece that may also reach level 5; it only raises."""
    game = level_up(ghost_table().supply(0, **dict.fromkeys(LEVEL, 1)))
    expected = {(given, taken) for given in LEVEL for taken in LEVEL if LEVEL[taken] == LEVEL[given] + 1}
    assert steps(game) == expected
    for given, taken in itertools.product(LEVEL, LEVEL):
        if (given, taken) not in expected:
            assert rule(game, f"levelup {given} {taken}") == "G5"
    play(game, "levelup T4 U5")
    assert seat_of(game)["supply"] == {**dict.fromkeys(LEVEL, 1), "T4": 0, "U5": 2}
    assert seat_of(game)["actions_left"] == 2, "a Level Up is no action (T13)"
    assert rule(game, "levelup I4 P5") == "G5"
    assert rule(game, "skip") == "G5"


def test_pieces_just_returned_count_as_supply() -> None:
    """[G5] the pieces just returned by [P1] count as supply."""
    game = level_up(ghost_table().supply(0, I2=1))
    assert steps(game) == {("I2", "I3"), ("I2", "V3")}
    assert rule(game, "levelup O1 I2") == "G5"
    play(game, "levelup I2 V3")
    assert supply_of(game) == {"V3": 1}


def test_every_other_decision_waits_for_the_level_up() -> None:
    """[G5] the step is settled, or declined, before the next action [T13]."""
    game = level_up(ghost_table().supply(0, I2=1))
    for move in ("take W1", "gain O1", "swap I2 V3", "reward O1", "done", "pass", "master"):
        assert rule(game, move) == "T13"
    play(game, "skip")
    assert supply_of(game) == {"I2": 1}
    assert seat_of(game)["actions_left"] == 2
    assert seat_of(game)["pending"] is None


@pytest.mark.parametrize("skip_levels", ["any", "two"])
def test_level_up_over_an_empty_level(skip_levels: str) -> None:
    """[G5] [T6]'s limit is 5 here: with level 4 empty, level 3 may rise to 5."""

    def raised(*gone: int) -> dict[str, set[int]]:
        table = ghost_table(options={"skip_levels": skip_levels})
        table.supply(0, O1=1, I2=1, I3=1, V3=1, T4=1)
        table.reserve(**{piece: 0 for level in gone for piece in LEVELS[level]})
        found: dict[str, set[int]] = {}
        for given, taken in steps(level_up(table)):
            found.setdefault(given, set()).add(LEVEL[taken])
        return found

    up = {"O1": {2}, "I2": {3}, "I3": {4}, "V3": {4}, "T4": {5}}
    assert raised() == up
    assert raised(4) == {**up, "I3": {5}, "V3": {5}}
    assert raised(3) == {**up, "I2": {4}}
    without_2_3_4 = raised(2, 3, 4)
    assert without_2_3_4["I3"] == {5}
    if skip_levels == "any":
        assert without_2_3_4 == {"O1": {5}, "I2": {5}, "I3": {5}, "V3": {5}, "T4": {5}}
    else:
        assert without_2_3_4 == {"I3": {5}, "V3": {5}, "T4": {5}}
    assert "T4" not in raised(5)


def test_nothing_happens_if_no_piece_can_be_raised() -> None:
    """[G5] if no piece can be raised, nothing happens."""
    table = ghost_table().supply(0, P5=1).puzzle(0, 1, "XB03")
    game = table.game()
    events = play(game, "place 1 P5 a1b1a2b2a3")
    assert kinds(events, "complete", "no_reward", "levelup") == ["complete", "no_reward"]
    assert seat_of(game)["actions_left"] == 2
    assert supply_of(game) == {"P5": 1}


def test_without_ghost_a_level_up_stops_at_4() -> None:
    """[G5] without level-5 pieces in play nothing rises above 4."""
    table = Table(puzzles=FACES).supply(0, I2=1, T4=1).puzzle(0, 1, "XB01")
    game = table.game()
    play(game, "place 1 I2 a1b1")
    assert steps(game) == {("I2", "I3"), ("I2", "V3")}
    assert rule(game, "levelup T4 P5") == "C4"
    assert rule(game, "levelup T4 I4") == "G5"


def test_two_arrows_raise_the_same_piece_twice() -> None:
    """[G5] two arrows: one or two steps, both on the same piece."""
    game = level_up(ghost_table().supply(0, O1=1, I2=1, I4=1), arrows=2)
    assert {given for given, _ in steps(game)} == {"O1", "I2", "I4"}
    play(game, "levelup I2 V3")
    assert seat_of(game)["actions_left"] == 3, "the reward is still open"
    assert steps(game) == {("V3", taken) for taken in LEVELS[4]}
    refusal = game.why_not("levelup O1 I2")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("level_up_same_piece", "G5")
    play(game, "levelup V3 O4")
    assert supply_of(game) == {"O1": 1, "O4": 1, "I4": 1}
    assert seat_of(game)["actions_left"] == 2


def test_two_arrows_from_3_to_5() -> None:
    """[G5] with two arrows level 3 rises to 5 by way of 4."""
    game = level_up(ghost_table().supply(0, I2=1, I3=1), arrows=2)
    play(game, "levelup I3 T4", "levelup T4 L5")
    assert supply_of(game) == {"I2": 1, "L5": 1}
    assert game.to_dict()["reserve"]["L5"] == 9


def test_the_second_step_is_not_asked_at_level_5() -> None:
    """[G5] a piece at level 5 cannot be raised again, so the second step of the same piece ends by itself."""
    game = level_up(ghost_table().supply(0, I2=1, I4=1), arrows=2)
    play(game, "levelup I4 P5")
    assert seat_of(game)["pending"] is None
    assert seat_of(game)["actions_left"] == 2


def test_declining() -> None:
    """[G5] a step may be declined; declining the first of two declines both."""
    game = level_up(ghost_table().supply(0, I2=1), arrows=2)
    play(game, "skip")
    assert (seat_of(game)["pending"], supply_of(game)) == (None, {"I2": 1})
    game = level_up(ghost_table().supply(0, I2=1), arrows=2)
    play(game, "levelup I2 I3", "skip")
    assert (seat_of(game)["pending"], supply_of(game)) == (None, {"I3": 1})


def test_two_arrows_may_be_split() -> None:
    """[G5] [R7] two arrows raise one piece twice or one step on each of two."""
    table = ghost_table(options={"split_level_up": True}).supply(0, O1=1, I2=1, I4=1)
    game = level_up(table, arrows=2)
    play(game, "levelup I4 P5")
    assert {given for given, _ in steps(game)} == {"O1", "I2"}
    play(game, "levelup O1 I2")
    assert supply_of(game) == {"I2": 2, "P5": 1}
    game = level_up(table, arrows=2)
    play(game, "levelup I2 V3", "levelup V3 T4")
    assert supply_of(game) == {"O1": 1, "T4": 1, "I4": 1}
    assert seat_of(game)["actions_left"] == 2


def test_a_position_between_two_steps_is_kept() -> None:
    """[G5] the second step goes on from a saved position."""
    game = level_up(ghost_table().supply(0, O1=1, I2=1, V3=1), arrows=2)
    play(game, "levelup I2 V3")
    twin = Game.from_dict(json.loads(json.dumps(game.to_dict())))
    assert twin.legal() == game.legal()
    play(game, "levelup V3 T4")
    play(twin, "levelup V3 T4")
    assert twin.to_dict() == game.to_dict()


def test_level_ups_come_last() -> None:
    """[P4] [G5] piece and M rewards in the order of the slots, then Level Ups in that order."""
    table = ghost_table().supply(0, I2=4).puzzle(0, 1, "XB05").puzzle(0, 2, "XW02")
    game = table.puzzle(0, 3, "XB01").puzzle(0, 4, "XB04").reserve(P5=0).game()
    play(game, "master", *(f"place {slot} I2 a1b1" for slot in (1, 2, 3, 4)))
    events = play(game, "done")
    assert [event["puzzle"] for event in events if event["kind"] == "complete"] == ["XB05", "XW02", "XB01", "XB04"]
    assert texts(game) == ["reward U5", "reward L5"]
    assert game.to_dict()["seats"][0]["pending"]["puzzles"] == ["XW02", "XB04", "XB05", "XB01"]
    events = play(game, "reward U5")
    assert kinds(events) == ["reward", "m"]
    assert seat_of(game)["pending"]["puzzles"] == ["XB05", "XB01"]
    play(game, "levelup I2 V3", "levelup V3 I4")
    assert seat_of(game)["pending"]["puzzles"] == ["XB01"]
    assert {given for given, _ in steps(game)} == {"I2", "I4"}
    play(game, "levelup I4 L5")
    assert supply_of(game) == {"I2": 3, "U5": 1, "L5": 1}
    assert seat_of(game)["actions_left"] == 2
    assert seat_of(game)["pile"] == ["XB05", "XW02", "XB01", "XB04"]


def test_a_reward_just_given_may_be_raised() -> None:
    """[P4] [G5] since Level Ups come last, the piece rewarded by the same action is in the supply."""
    table = ghost_table().supply(0, I2=2).puzzle(0, 1, "XB01").puzzle(0, 2, "XW03")
    game = table.game()
    play(game, "master", "place 1 I2 a1b1", "place 2 I2 a1b1", "done")
    assert ("T4", "P5") in steps(game)


def test_two_level_ups_do_not_share_their_piece() -> None:
    """[P4] [G5] 'the same piece' binds the two steps of one reward, not the next reward."""
    table = ghost_table().supply(0, I2=2, O1=1).puzzle(0, 1, "XB05").puzzle(0, 2, "XB02")
    game = table.game()
    play(game, "master", "place 1 I2 a1b1", "place 2 I2 a1b1", "done")
    play(game, "levelup I2 I3", "skip")
    assert {given for given, _ in steps(game)} == {"O1", "I2", "I3"}
    play(game, "skip")
    assert seat_of(game)["actions_left"] == 2


# [G6] [G7] placing level 5; six players


@pytest.mark.parametrize("piece", LEVELS[5])
def test_a_level_5_piece_is_placed_like_any_other(piece: str) -> None:
    """[G6] turned or flipped freely, wherever the recess has room."""
    field = own("XW01 1 O1 " + "".join(column + row for row in "12345" for column in "abcde"))
    game = Table(expansions=("ghost",), puzzles=field).supply(0, **{piece: 1}).puzzle(0, 1, "XW01").game()
    expected = set()
    for way in turned(cells_of(piece)):
        for x, y in itertools.product(range(5), range(5)):
            laid = sorted((y + dy, x + dx) for dx, dy in way)
            if all(row < 5 and column < 5 for row, column in laid):
                expected.add(f"place 1 {piece} " + "".join(f"{'abcde'[c]}{r + 1}" for r, c in laid))
    assert {text for text in texts(game) if text.startswith("place")} == expected


def test_a_level_5_piece_comes_back_and_is_a_finishing_touch() -> None:
    """[G6] it completes a puzzle, returns by [P1], and may be placed by Master or as a touch."""
    table = ghost_table().supply(0, P5=1).puzzle(0, 1, "XW04")
    game = table.game()
    play(game, "master", "place 1 P5 a1b1a2b2a3", "done")
    assert supply_of(game) == {"P5": 1, "I2": 1}
    game = table.finishing().set(final_round=1).game()
    assert "place 1 P5 a1b1a2b2a3" in texts(game)
    assert rule(game, "ghost P5 O1+O4") == "E4"
    play(game, "place 1 P5 a1b1a2b2a3", "done")
    assert game.scores[0] == -1
    assert supply_of(game) == {}
    assert game.to_dict()["reserve"]["P5"] == 10


def test_six_players_need_24_black_puzzles() -> None:
    """[G7] six players: 24 black puzzles, in both variants for six."""
    for variant, row in (("standard", 4), ("line-clear", 6)):
        position = Game.new(players=6, variant=variant, expansions=("ghost",), seed=1).to_dict()
        assert len(position["decks"]["B"]) == 24 - row
        assert len(position["rows"]["B"]) == row
    for expansions in ((), ("ambassador",)):
        with pytest.raises(InvalidPosition, match=r"24 black.*S1"):
            Game.new(players=6, expansions=expansions)
