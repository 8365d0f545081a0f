"""What an observation is, field by field: the one list that the encoder, the documents and the tests read.

An observation is a row of small whole numbers (`int8`), the same for every position that a seat cannot tell apart. Its
length depends on the kind of game: on the seats, on the places where puzzles are offered, and on how many puzzles there
are. Seats come in turn order and begin with the one that observes. What a table agreed on before the game is no part
of it, because it never changes.
"""

from math import prod
from typing import Any, Final, NamedTuple

from projectl.catalogue.book import CELLS, REWARDS
from projectl.rules.state import GRID, KINDS, LINE_CLEAR, ORDINARY, ROW, SLOTS, SOLO

OBSERVATION_VERSION: Final = 1
"""Another number means other fields, or others in their places: what was trained on one cannot read another."""

MOST: Final = 127
"""Larger numbers (points, rounds) are told as this."""
JOINS: Final = 20
PHASES: Final = 3
PENDING: Final = 7
SLOT: Final = 112
FACE: Final = 48
SEAT: Final = 72
TABLE: Final = 32
WORD: Final = 8
"""A row is written in words of eight bytes: its length is a multiple of it, and so is that of a puzzle."""


class Field(NamedTuple):
    """One field: where within its block it begins, how many numbers it has, and what they say."""

    name: str
    first: int
    size: int
    about: str


def _fields(size: int, *named: tuple[str, int, str]) -> tuple[Field, ...]:
    """Fields one after the other, which fill a block."""
    found, first = [], 0
    for name, count, about in named:
        found.append(Field(name, first, count, about))
        first += count
    assert first == size, (first, size)
    return tuple(found)


OF_A_SLOT: Final = _fields(
    SLOT,
    ("open", CELLS, "1 for each cell of the recess that nothing lies on, in reading order"),
    ("laid", CELLS, "1 for each cell that a piece lies on"),
    ("right", JOINS, "1 where a cell and the one to its right belong to one piece, in reading order, four a row"),
    ("down", JOINS, "1 where a cell and the one below belong to one piece"),
    ("is_there", 1, "1 if a puzzle lies in the slot; otherwise everything is 0"),
    ("is_black", 1, "1 if it is black"),
    ("is_used", 1, "1 if the Master, Ambassador or Ghost action that is open has placed on it"),
    ("points", 1, "its points"),
    ("cells_open", 1, "how many cells are open"),
    ("cells_laid", 1, "how many are not"),
    ("reward", len(REWARDS), f"1 at its reward: {' '.join(REWARDS)}"),
    ("reward_level", 1, "the level of the piece that is its reward, 0 for other rewards"),
)
OF_A_FACE: Final = _fields(
    FACE,
    ("recess", CELLS, "1 for each cell of the recess"),
    ("is_there", 1, "1 if a puzzle lies there; otherwise everything is 0"),
    ("is_black", 1, "1 if it is black"),
    ("points", 1, "its points"),
    ("cells", 1, "how many cells the recess has"),
    ("reward_level", 1, "the level of the piece that is its reward, 0 for other rewards"),
    ("reward", len(REWARDS), "1 at its reward, as above"),
    ("spare", 3, "always 0"),
)
OF_A_SEAT: Final = _fields(
    SEAT,
    ("supply", KINDS, "pieces of each shape"),
    ("score", 1, "points so far, as far as the observer may know"),
    ("completed", 1, "puzzles completed"),
    ("unused_m", 1, "Ambassador actions that can still be used"),
    ("new_m", 1, "of these, completed in this turn"),
    ("is_deciding", 1, "1 if the seat may decide now"),
    ("has_white", 1, "1 if it is its turn; in Line Clear: if it has the white marker"),
    ("has_black", 1, "1 if it has the black marker (Line Clear)"),
    ("is_first", 1, "1 for seat 0, which begins every round"),
    ("actions_left", 1, "actions left in this turn"),
    ("master_used", 1, "1 if the Master action was used in this turn"),
    ("black_taken", 1, "1 if a black puzzle was taken in this turn, after the end was triggered (R5)"),
    ("touches", 1, "pieces placed as Finishing Touches"),
    ("steps", 1, "steps left of the Level Up that is open"),
    ("recycled", 1, "puzzles of the row that lie under the deck already"),
    ("rewards_open", 1, "completed puzzles whose reward is still to come"),
    ("pending", PENDING, "1 at what is open: nothing, master, ambassador, ghost, reward, levelup, recycle"),
    ("recycling", 2, "1 at the row that is being recycled: white, black"),
    ("ghost_parts", ORDINARY, "pieces that the open Ghost action took and has not placed"),
    ("raised", KINDS, "1 at the piece that the first step of the open Level Up made"),
    ("reward_now", len(REWARDS), "1 at the reward that is given next"),
)
OF_THE_TABLE: Final = _fields(
    TABLE,
    ("phase", PHASES, "1 at the phase: turns, Finishing Touches, over"),
    ("round", 1, "the round, from 1; in Line Clear the beat"),
    ("rounds_left", 1, "rounds (beats) after this one, -1 until the end is triggered"),
    ("idle", 3, "rounds without progress; whether anybody acted, and made progress, in this one"),
    ("reserve", KINDS, "pieces of each shape that nobody has"),
    ("decks", 2, "cards in the white (solo: the only) and the black deck"),
    ("known", 2, "of these, cards at the bottom that everybody has seen"),
    ("passed", 2, "markers that seat 0 was passed since the end was triggered (Line Clear)"),
    ("locks", 3, "locks on the columns (solo)"),
    ("opponent", 3, "pieces, points and puzzles of the automatic opponent (solo)"),
)
UNSEEN: Final = (
    "0 for a puzzle that lies open or is in a pile one may see, 1 if nobody told where it is, 2 if it is known"
)


class Block(NamedTuple):
    """Fields that an observation has once or several times in a row."""

    name: str
    first: int
    shape: tuple[int, ...]
    fields: tuple[Field, ...]
    about: str

    @property
    def size(self) -> int:
        """How many numbers."""
        return prod(self.shape)


def places_of(variant: int) -> int:
    """[S3] [L1] [X1] where puzzles are offered: two rows of four, of six, or a grid of nine."""
    return {SOLO: GRID, LINE_CLEAR: 2 * ROW}.get(variant, 2 * SLOTS)


class Layout:
    """Where everything is in the observations of one kind of game."""

    def __init__(self, seats: int, variant: int, puzzles: int) -> None:
        blocks, first = [], 0
        for name, shape, fields, about in (
            ("puzzles", (seats, SLOTS, SLOT), OF_A_SLOT, "the puzzles that each seat works on"),
            ("market", (places_of(variant), FACE), OF_A_FACE, "the puzzles on offer, white before black"),
            ("seats", (seats, SEAT), OF_A_SEAT, "what else there is to know of each seat"),
            ("table", (TABLE,), OF_THE_TABLE, "what belongs to nobody"),
            ("unseen", (puzzles,), (Field("unseen", 0, puzzles, UNSEEN),), "every puzzle of the game, by its number"),
        ):
            blocks.append(Block(name, first, shape, fields, about))
            first += prod(shape)
        self.blocks = tuple(blocks)
        self.size = -(-first // WORD) * WORD

    def split(self, observations: Any) -> dict[str, Any]:
        """The blocks of one observation or of many, each in its shape, in the same memory."""
        return {
            block.name: observations[..., block.first : block.first + block.size].reshape(
                *observations.shape[:-1], *block.shape
            )
            for block in self.blocks
        }


def table_text() -> str:
    """The fields as a table in Markdown, for the documents; numbers are those of two players without expansions."""
    lines = ["| block | field | at | numbers | what they say |", "|---|---|---|---|---|"]
    for block in Layout(2, 0, 52).blocks:
        size = " x ".join(map(str, block.shape))
        lines.append(f"| **{block.name}** | | {block.first} | {size} | {block.about} |")
        lines += [f"| | `{each.name}` | +{each.first} | {each.size} | {each.about} |" for each in block.fields]
    return "\n".join(lines)
