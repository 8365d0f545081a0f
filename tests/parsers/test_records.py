"""Records that were cut, changed or written by a newer program: read, or refused with a sentence."""

import json
import re
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from projectl import Game, IllegalMove, InvalidPosition
from projectl.notation.records import MOST_CHARACTERS
from tests.counts import times
from tests.modes import MODES
from tests.parsers.mutations import bend
from tests.playing import keen, play_on, state_bytes

SEEDS = st.integers(0, 2**32)


@cache
def record_of(mode: str, seed: int = 1, length: int = 40) -> str:
    return play_on(Game.new(seed=seed, **MODES[mode]), Random(seed), length, keen).record()


@cache
def record_from_position(mode: str) -> str:
    return play_on(Game.from_dict(Game.from_record(record_of(mode)).to_dict()), Random(2), 20, keen).record()


def read_or_refused(text: str) -> Game | None:
    """The game, or None where one of our two errors says why not; anything else fails."""
    refusal: ValueError
    try:
        return Game.from_record(text)
    except (IllegalMove, InvalidPosition) as error:
        refusal = error
    assert 10 < len(str(refusal)) < 900
    return None


@settings(max_examples=times(300))
@given(text=st.text() | st.text().map(lambda text: "projectl-record/1\n" + text))
def test_anything(text: str) -> None:
    assert read_or_refused(text) is None


@pytest.mark.parametrize("mode", ["kickstarter-2", "own-2", "line-clear-4"])
def test_cut_off_anywhere(mode: str) -> None:
    """The last line end may be missing; a record cut anywhere else is noticed."""
    text = record_of(mode, length=12)
    for end in range(len(text) - 1):
        assert read_or_refused(text[:end]) is None, text[:end][-40:]
    assert state_bytes(Game.from_record(text[:-1])) == state_bytes(Game.from_record(text))


@settings(max_examples=times(300))
@given(seed=SEEDS, mode=st.sampled_from(list(MODES)), from_position=st.booleans())
def test_bent_records(seed: int, mode: str, from_position: bool) -> None:
    random = Random(seed)
    text = record_from_position(mode) if from_position else record_of(mode)
    lines = text.replace("\nsets:", "\nseat 0: bot \\u{41}nn\nsets:").split("\n")
    for _ in range(random.choice((1, 1, 2, 3))):
        place = random.randrange(len(lines))
        other = random.randrange(len(lines))
        kind = random.randrange(7)
        if kind == 0:
            del lines[place]
        elif kind == 1:
            lines.insert(other, lines[place])
        elif kind == 2:
            lines[place], lines[other] = lines[other], lines[place]
        elif kind == 3 and lines[place]:
            letter = random.randrange(len(lines[place]))
            lines[place] = lines[place][:letter] + random.choice("0 1W:-é\t\x00") + lines[place][letter + 1 :]
        elif kind == 4:
            lines[place] = lines[place].partition(": ")[0] + ": " + random.choice(("9" * 30, "-1", "-", "", "yes=no"))
        elif kind == 5:
            lines[place] += random.choice((" ", "\r", "9" * 5000, "x"))
        else:
            lines[place] = "".join(random.sample(lines[place], len(lines[place])))
        if not lines:
            return
    game = read_or_refused("\n".join(lines))
    if game is not None:
        # What was read is a whole game again, and says so.
        assert Game.from_record(game.record()).record() == game.record()


@settings(max_examples=times(300))
@given(seed=SEEDS, mode=st.sampled_from(list(MODES)))
def test_bent_positions_inside_records(seed: int, mode: str) -> None:
    random = Random(seed)
    head, position, tail = re.split(r"(?m)^position: (.*)$", record_from_position(mode))
    tree = json.loads(position)
    bend(tree, random)
    try:
        bent = json.dumps(tree)
    except (RecursionError, ValueError):
        bent = "[" * 100_000
    read_or_refused(f"{head}position: {bent}{tail}")


def lines_of(mode: str = "kickstarter-2") -> list[str]:
    return record_of(mode).split("\n")


def test_an_illegal_move_is_named_by_its_line() -> None:
    lines = lines_of()
    first = lines.index("") + 1
    lines[first + 4] = lines[first + 4][:2] + "ghost U5 I2+V3"
    with pytest.raises(IllegalMove, match=f"line {first + 5}: ") as caught:
        Game.from_record("\n".join(lines))
    assert caught.value.line == first + 5
    assert caught.value.refusal.rule == "C4"


def test_an_unreadable_move_is_named_by_its_line() -> None:
    lines = lines_of()
    first = lines.index("") + 1
    lines[first + 2] = lines[first + 2][:2] + "fly away"
    with pytest.raises(IllegalMove, match=rf"line {first + 3}: .*fly away") as caught:
        Game.from_record("\n".join(lines))
    assert caught.value.refusal.rule is None


def test_a_move_out_of_turn_is_named_by_its_line() -> None:
    lines = lines_of()
    first = lines.index("") + 1
    lines[first] = "1" + lines[first][1:]
    with pytest.raises(IllegalMove, match=rf"line {first + 1}: .*\(S5\)"):
        Game.from_record("\n".join(lines))
    lines[first] = "5" + lines[first][1:]
    with pytest.raises(InvalidPosition, match=f"line {first + 1}: there is no seat 5"):
        Game.from_record("\n".join(lines))


@pytest.mark.parametrize(
    "key", ["edition", "variant", "players", "expansions", "difficulty", "options", "sets", "seed"]
)
def test_every_line_of_the_header_is_needed(key: str) -> None:
    """Without it another game might be played, and fit by chance."""
    text = "\n".join(line for line in lines_of() if not line.startswith(f"{key}: "))
    with pytest.raises(InvalidPosition, match=key):
        Game.from_record(text)


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("projectl-record/1", "projectl-record/2", "line 1: .* format 2, .*update"),
        ("projectl-record/1", "projectl-record/0", "line 1: "),
        ("projectl-record/1", "projectl-record/1x", "line 1: "),
        ("projectl-record/1", "projectl-replay/1", "line 1: "),
        ("players: 2", "players: two", "players"),
        ("players: 2", "players: 6", "24 black"),
        ("players: 2", "players: 99999999999999999999", "players"),
        ("variant: standard", "variant: chess", "variant"),
        ("options: -", "options: must_act", "name=value"),
        ("options: -", "options: pieces_each=0", "pieces_each"),
        ("options: -", "options: -\noptions: -", "line 8: "),
        ("seed: 1", "seed: 99999999999999999999", "seed"),
        ("seed: 1", "seed: -1", "seed"),
        ("seed: 1", "seed: 1\nposition: {}", "position"),
        ("sets: base", "sets: bass", "other puzzles"),
        ("decisions: 40", "decisions: 41", "41 decisions"),
        ("decisions: 40", "decisions: 39", "39 decisions"),
        ("seed: 1", "seat 2: Ann\nseed: 1", "seat 2, and has 2 players"),
        ("seed: 1", "seat 6: Ann\nseed: 1", "line 9: not a header line"),
        ("seed: 1", "seat 0: Ann\nseat 0: Ben\nseed: 1", "line 10: not a header line"),
        ("seed: 1", "seat 0: \nseed: 1", "line 9: a seat has a name"),
        ("seed: 1", "seat 0: bot \nseed: 1", "line 9: a seat has a name"),
        ("seed: 1", f"seat 0: {'x' * 501}\nseed: 1", "line 9: a seat has a name"),
        ("seed: 1", "seat 0: A\\nn\nseed: 1", "line 9: a letter is written by its number"),
        ("seed: 1", "seat 0: \\u{110000}\nseed: 1", "line 9: a letter is written by its number"),
        ("seed: 1", "seat 0: \\u{d800}\nseed: 1", "line 9: a seat has a name"),
    ],
)
def test_a_header_that_does_not_fit(before: str, after: str, sentence: str) -> None:
    text = record_of("kickstarter-2")
    assert before in text
    with pytest.raises(InvalidPosition, match=sentence):
        Game.from_record(text.replace(before, after, 1))


def test_a_header_that_contradicts_its_position() -> None:
    text = record_from_position("kickstarter-2")
    for before, after in (
        ("players: 2", "players: 3"),
        ("edition: kickstarter", "edition: retail"),
        ("expansions: -", "expansions: ghost"),
    ):
        assert before in text
        with pytest.raises(InvalidPosition):
            Game.from_record(text.replace(before, after, 1))


def test_a_text_without_end_is_not_read() -> None:
    with pytest.raises(InvalidPosition, match="too long for a record"):
        Game.from_record("\n" * (MOST_CHARACTERS + 1))


@pytest.mark.parametrize("text", [None, 7, b"projectl-record/1\n", ["projectl-record/1"]])
def test_no_text(text: object) -> None:
    with pytest.raises(InvalidPosition, match="a record is text"):
        Game.from_record(text)  # type: ignore[arg-type]
