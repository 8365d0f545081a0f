"""[C2] [C3] [C4] [C5] [C6] puzzle files read, refused, written and combined."""

from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from projectl.catalogue import puzzles
from projectl.catalogue.filling import PIECES_EACH, filling
from projectl.catalogue.pieces import LEVEL
from projectl.catalogue.puzzles import KNOWN, REWARDS, Puzzle, PuzzleFileError, PuzzleSet

BAR = ".....\n.###.\n.....\n.....\n.....\n"
GOOD = f"W01 2 I2\n{BAR}"
CHECKERBOARD = "#.#.#\n.#.#.\n#.#.#\n.#.#.\n#.#.#\n"


def _refusal(text: str) -> PuzzleFileError:
    with pytest.raises(PuzzleFileError) as caught:
        puzzles.read(text, "mine.txt")
    return caught.value


def test_c3_base_game_has_32_white_and_20_black_puzzles() -> None:
    ids = [puzzle.id for puzzle in puzzles.base()]
    assert ids == [f"W{n:02}" for n in range(1, 33)] + [f"B{n:02}" for n in range(1, 21)]
    assert Counter(puzzle.colour for puzzle in puzzles.base()) == {"W": 32, "B": 20}
    assert all(puzzle.colour == puzzle.id[0] for puzzle in puzzles.base())


def test_c3_base_game_points_and_rewards_are_the_published_ones() -> None:
    points = {colour: Counter[int]() for colour in "WB"}
    rewards = {colour: Counter[str]() for colour in "WB"}
    for puzzle in puzzles.base():
        points[puzzle.colour][puzzle.points] += 1
        rewards[puzzle.colour][puzzle.reward] += 1
    assert points == {"W": {2: 8, 1: 13, 0: 11}, "B": {5: 5, 4: 7, 3: 8}}
    assert rewards["W"] == {"O1": 1, "I2": 6, "V3": 5, "I3": 5, "S4": 3, "I4": 3, "L4": 3, "O4": 3, "T4": 3}
    assert rewards["B"] == {"O1": 6, "I2": 3, "V3": 3, "I3": 3, "S4": 1, "I4": 1, "L4": 1, "O4": 1, "T4": 1}


def test_c3_some_faces_cell_by_cell() -> None:
    face = {puzzle.id: puzzle for puzzle in puzzles.base()}
    assert face["W07"] == Puzzle("W07", 2, "O4", sum(1 << cell for cell in (10, 11, 12, 13, 16, 17, 18, 19)))
    assert face["W15"].rows == (".....", ".....", "#####", ".....", ".....")
    assert face["B01"].rows == ("..##.", "####.", ".####", ".####", ".##..")
    assert sum(puzzle.cells for puzzle in puzzles.base()) == 406


def test_base_set_has_name_version_and_a_frozen_digest() -> None:
    base = puzzles.base()
    assert (base.name, base.version, base.digest) == ("base", 1, "4dd9eed51f5e4203")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("W01 2\n" + BAR, 1, "expected ID POINTS REWARD, found 'W01 2'"),
        ("W01 2 I2 I2\n" + BAR, 1, "expected ID POINTS REWARD"),
        (GOOD + "\nhello\n", 8, "expected ID POINTS REWARD, found 'hello'"),
        ("w01 2 I2\n" + BAR, 1, "unknown id 'w01'; ids are W01-W32, B01-B20,"),
        ("W33 2 I2\n" + BAR, 1, "unknown id 'W33'"),
        ("W00 2 I2\n" + BAR, 1, "unknown id 'W00'"),
        ("W1 2 I2\n" + BAR, 1, "unknown id 'W1'"),
        ("X01 2 I2\n" + BAR, 1, "unknown id 'X01'"),
        ("AB03 2 I2\n" + BAR, 1, "unknown id 'AB03'"),
        ("W\u0660\u0661 2 I2\n" + BAR, 1, "unknown id"),
        ("W01 21 I2\n" + BAR, 1, "points are a whole number from 0 to 20, found '21'"),
        ("W01 -1 I2\n" + BAR, 1, "points are a whole number"),
        ("W01 2.5 I2\n" + BAR, 1, "points are a whole number"),
        ("W01 \u0662 I2\n" + BAR, 1, "points are a whole number"),
        ("W01 two I2\n" + BAR, 1, "points are a whole number"),
        ("W01 2 X9\n" + BAR, 1, "unknown reward 'X9'; rewards are O1 I2"),
        ("W01 2 ^^^\n" + BAR, 1, "unknown reward '^^^'"),
        ("W01 2 I2\n.....\n.###\n.....\n.....\n.....\n", 3, "the row has 4 cells, not five"),
        ("W01 2 I2\n.....\n.###..\n.....\n.....\n.....\n", 3, "the row has 6 cells, not five"),
        ("W01 2 I2\n.....\n#\n.....\n.....\n.....\n", 3, "the row has 1 cell, not five"),
        ("W01 2 I2\n.....\n.###.\n.....\n.....\n", 1, "too few rows: 4 below this line, a puzzle has five"),
        ("W01 2 I2\n\n" + BAR, 1, "too few rows: 0 below this line"),
        ("W01 2 I2\n.....\n.###.\nB01 2 I2\n" + BAR, 1, "too few rows: 2"),
        (GOOD + ".....\n.....\n", 7, "too many rows: a puzzle has five"),
        (GOOD + "\n.....\n.....\n", 8, "a row without ID POINTS REWARD above it: '.....'"),
        ("W01 2 I2\n.....\n.##x.\n.....\n.....\n.....\n", 3, "unknown character 'x'"),
        ("W01 2 I2\nx....\n.###.\n.....\n.....\n.....\n", 2, "unknown character 'x'"),
        ("W01 2 I2\n.....\n. # .\n.....\n.....\n.....\n", 3, "unknown character ' '"),
        ("W01 2 I2\n.....\n.\x1b##.\n.....\n.....\n.....\n", 3, "unknown character '\\x1b'"),
        (GOOD + "\n" + GOOD, 8, "duplicate id W01, already on line 1"),
        ("W01 2 I2\n" + ".....\n" * 5, 1, "the recess of W01 is empty"),
        ("XB01 9 I2\n" + CHECKERBOARD, 1, "the recess of XB01 cannot be filled from 10 of each shape"),
        ("", 1, "the file holds no puzzle"),
        ("; only a comment\n\n", 1, "the file holds no puzzle"),
        ("\n" * 100_001, 1, "the file is longer than 100000 bytes"),
        ("; set: my set\n" + GOOD, 1, "a set is named by '; set: NAME VERSION'"),
        ("; set: mine one\n" + GOOD, 1, "a set is named by"),
    ],
)
def test_bad_file_is_refused_by_line_and_reason(text: str, line: int, reason: str) -> None:
    refusal = _refusal(text)
    assert refusal.name == "mine.txt"
    assert refusal.line == line
    assert refusal.reason.startswith(reason)
    assert str(refusal) == f"mine.txt:{line}: {refusal.reason}"


def test_every_problem_is_told_once_in_the_order_of_lines() -> None:
    text = "W01 99 Q1\n.....\n.###\n.....\n.....\n.....\n.....\n.....\n\nB01 3 I2\n#####\n\n#####\n#####\n"
    found = [(problem.line, problem.reason.partition(" ")[0]) for problem in puzzles.problems(text)]
    assert found == [(1, "points"), (1, "unknown"), (3, "the"), (7, "too"), (10, "too"), (13, "a")]
    assert puzzles.problems(GOOD) == ()


def test_reason_never_quotes_a_whole_line() -> None:
    assert len(_refusal("x" * 5000).reason) < 100


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace("\n", "\r\n"),
        GOOD.replace("\n", "\r"),
        "\ufeff" + GOOD,
        GOOD.rstrip("\n"),
        GOOD.replace("\n", "  \t\n"),
        GOOD.replace(" ", "\t"),
        GOOD.replace(".###.", "  .###.  ; the bar"),
        "; note\n\n\n" + GOOD + "\n\n; end",
        GOOD.replace("2 I2\n", "2 I2 ; comment\n; another\n"),
        GOOD.replace(" 2 ", " 02 "),
    ],
)
def test_line_ends_blanks_and_comments_do_not_matter(text: str) -> None:
    assert puzzles.read(text) == puzzles.read(GOOD)
    assert puzzles.read_set(text).digest == puzzles.read_set(GOOD).digest


def test_puzzles_may_follow_each_other_without_a_blank_line() -> None:
    assert [p.id for p in puzzles.read(GOOD + GOOD.replace("W01", "B01"))] == ["W01", "B01"]


def test_set_line_gives_name_and_version() -> None:
    named = puzzles.read_set("; set: my-box 7\n" + GOOD)
    assert (named.name, named.version) == ("my-box", 7)
    unnamed = puzzles.read_set(GOOD + "; set: too late\n")
    assert (unnamed.name, unnamed.version) == ("own", 1)


def test_digest_changes_with_any_fact() -> None:
    changed = [
        GOOD,
        GOOD.replace("W01", "W02"),
        GOOD.replace(" 2 ", " 3 "),
        GOOD.replace("I2", "V3"),
        GOOD.replace(".###.", "####."),
    ]
    assert len({puzzles.read_set(text).digest for text in changed}) == len(changed)


def test_load_refuses_what_is_no_puzzle_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    with pytest.raises(PuzzleFileError, match="cannot be opened"):
        puzzles.load(file)
    with pytest.raises(PuzzleFileError, match="cannot be opened"):
        puzzles.load(tmp_path)
    with pytest.raises(PuzzleFileError, match="cannot be opened"):
        puzzles.load("a\0b")
    file.write_bytes(GOOD.encode() + b"\xff\xfe")
    with pytest.raises(PuzzleFileError, match=r"mine\.txt:7: the file is not UTF-8 text"):
        puzzles.load(file)
    file.write_bytes(b"\n" * 100_001)
    with pytest.raises(PuzzleFileError, match="longer than"):
        puzzles.load(file)
    file.write_text(GOOD, "utf-8-sig")
    assert puzzles.load(file).puzzles == puzzles.read(GOOD)


def test_own_puzzles_are_given_as_a_path_or_as_text(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(GOOD, "utf-8")
    assert puzzles.own_text(file) == puzzles.own_text(str(file)) == puzzles.own_text(GOOD) == GOOD


def test_c6_own_faces_replace_and_add() -> None:
    own = puzzles.read("".join(f"{i} 7 M\n{BAR}" for i in ("W05", "XB02", "GW01", "XW01")))
    in_play = puzzles.with_own([puzzles.base()], own)
    assert [p.id for p in in_play] == [p.id for p in puzzles.base()] + ["XB02", "XW01"]
    assert in_play[4] == own[0]
    assert [p for p in in_play if p.id != "W05"][:51] == [p for p in puzzles.base() if p.id != "W05"]
    assert puzzles.with_own([puzzles.base()], ()) == puzzles.base().puzzles


def test_c6_unknown_and_double_ids_are_refused_when_combining() -> None:
    with pytest.raises(ValueError, match="unknown id 'Q01'"):
        puzzles.with_own([puzzles.base()], [Puzzle("Q01", 1, "I2", 1)])
    with pytest.raises(ValueError, match="duplicate id W01"):
        puzzles.with_own([puzzles.base()], [Puzzle("W01", 1, "I2", 1)] * 2)


def _is_exact(recess: int) -> bool:
    """Whether the filling found for a recess covers it exactly from the smallest box."""
    laid = filling(recess)
    assert laid is not None
    used = Counter(placement.piece for placement in laid)
    cells = sorted(cell for placement in laid for cell in placement.cells)
    wanted = [cell for cell in range(25) if recess >> cell & 1]
    return cells == wanted and max(used.values()) <= PIECES_EACH and all(LEVEL[piece] <= 4 for piece in used)


def test_c2_every_base_puzzle_can_be_filled_from_the_smallest_box() -> None:
    assert all(_is_exact(puzzle.recess) for puzzle in puzzles.base())
    assert _is_exact((1 << 25) - 1)


def test_c2_ten_lone_cells_can_be_filled_and_eleven_cannot() -> None:
    lone = list(range(0, 25, 2))
    assert _is_exact(sum(1 << cell for cell in lone[:10]))
    assert filling(sum(1 << cell for cell in lone[:11])) is None


FACES = st.builds(
    Puzzle,
    st.sampled_from([f"{letters}{n:02}" for letters, last in KNOWN.items() for n in range(1, last + 1)]),
    st.integers(0, 20),
    st.sampled_from(REWARDS),
    st.integers(1, (1 << 25) - 1).filter(lambda recess: filling(recess) is not None),
)


@given(st.lists(FACES, min_size=1, max_size=8, unique_by=lambda puzzle: puzzle.id))
def test_reading_what_was_written_gives_the_same_puzzles(faces: list[Puzzle]) -> None:
    assert puzzles.read(puzzles.write(faces)) == tuple(faces)
    assert puzzles.read_set(puzzles.write(faces)) == PuzzleSet("own", 1, tuple(faces))


LINES = st.sampled_from(
    (
        "W01 2 I2",
        "B01 3 ^",
        "XW01 20 M",
        "W01",
        "; set: a 1",
        "; set:",
        "",
        ".....",
        "#####",
        "#.#.#",
        ".#.#.",
        "####",
    )
)


@given(st.one_of(st.text(), st.text("W01B23I#.^M;\n\r \t:set"), st.lists(LINES).map("\n".join)))
@example("W01 2 I2\n" + "#.#.#\n.#.#.\n" * 3)
@example("\ud800")
def test_any_text_is_read_or_refused_with_a_line_that_exists(text: str) -> None:
    told = puzzles.problems(text)
    if told:
        refusal = _refusal(text)
        assert (refusal.line, refusal.reason) == (told[0].line, told[0].reason)
        assert 1 <= refusal.line <= 1 + text.count("\n") + text.count("\r")
        assert refusal.reason.isprintable()
    else:
        found = puzzles.read(text)
        assert puzzles.read(puzzles.write(found)) == found


@given(st.binary(max_size=300))
def test_any_bytes_are_loaded_or_refused(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    file = tmp_path_factory.mktemp("fuzz") / "mine.txt"
    file.write_bytes(content)
    with suppress(PuzzleFileError):
        assert puzzles.load(file).puzzles
