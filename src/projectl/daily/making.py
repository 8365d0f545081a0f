"""New puzzles: boards out of games of bots, each proved, and kept if its best answer stands alone and takes thought."""

import random
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any, Final, NamedTuple

from projectl.bots.beam import Beam, new_beam
from projectl.bots.evaluation import new_mind
from projectl.bots.search import play_match
from projectl.catalogue.box import open_box
from projectl.daily.faring import level_of
from projectl.daily.proving import BEST, LENGTH, LIMIT, SECOND, Search, new_search, prove_touches, prove_turn
from projectl.daily.puzzle import BOTH, NOT_AT_ALL, POINTS, TOUCHES, Board, Daily, Own, position
from projectl.game import Game
from projectl.notation.positions import pieces_on
from projectl.rules.actions import TAKE_DECK
from projectl.rules.chance import seeded
from projectl.rules.copying import words
from projectl.rules.state import FREE, NONE, SLOTS, TURN

WIDTH: Final = 2
BETWEEN: Final = 3, 12
"""Decisions from one board of a game to the next."""
MOST_OF_A_SHAPE: Final = 9
AT_THE_END: Final = 5, 9
"""Pieces for Finishing Touches, of which bots keep too few for a puzzle: some are added."""
FOR_BOTH: Final = 3, 6
"""Pieces for two puzzles that can be filled in more than one way: some are added here too."""
PAIRS: Final = 6
ENDS: Final = 2
"""So often a board is asked about at most, with other pairs of its puzzles and other pieces."""
LEAST: Final = {POINTS: 3, TOUCHES: 2}
"""Fewer points are no puzzle."""
SHORTEST: Final = 3
"""Decisions of a best answer; a shorter one is seen at once."""


class Proof(NamedTuple):
    """The best figure, the best of any other answer, and a best answer."""

    best: int
    second: int
    answer: tuple[int, ...]


class Room:
    """What searching needs, made once."""

    def __init__(self) -> None:
        self.search: Search = new_search()
        self.beam: Beam = new_beam()


def prove(room: Room, kind: int, board: Board) -> Proof | None:
    """The best answer of a position, by trying everything; None if that would take too long or there is none."""
    states, book = Game.from_dict(position(kind, board)).arrays
    room.search.states[0] = states[0]
    if kind == TOUCHES:
        is_known = prove_touches(room.search, book, LIMIT)
    else:
        is_known = prove_turn(room.search, book, kind, LIMIT)
    best, second = int(room.search.facts[BEST]), int(room.search.facts[SECOND])
    if not is_known or (kind == BOTH and best < -SLOTS):
        return None
    answer = tuple(int(move) for move in room.search.answer[: int(room.search.facts[LENGTH])] if move != NONE)
    if kind == BOTH:
        return Proof(-best, -second if second >= -SLOTS else NOT_AT_ALL, answer)
    return Proof(best, second, answer)


def is_alone(kind: int, proof: Proof) -> bool:
    """Every other answer is at least a point or an action worse; where both are to be filled, another one does it."""
    return proof.best < proof.second < NOT_AT_ALL if kind == BOTH else proof.second < proof.best


def is_seen(board: Board, kind: int, proof: Proof) -> bool:
    """The answer takes no puzzle that comes to light only on the way."""
    seen = {each.id for each in board.puzzles} | set(board.market)
    game = Game.from_dict(position(kind, board))
    for move in proof.answer:
        taken = next((event["puzzle"] for event in game.play(move, 0) if event["kind"] == "take"), None)
        if move < TAKE_DECK and taken not in seen:
            return False
    return True


def judge(room: Room, kind: int, board: Board, seed: int) -> Daily | None:
    """A board as a puzzle, with how hard it is; None if it is none."""
    proof = prove(room, kind, board)
    if proof is None or not is_alone(kind, proof) or proof.best < LEAST.get(kind, 0):
        return None
    if len(proof.answer) < SHORTEST or not is_seen(board, kind, proof):
        return None
    states, book = Game.from_dict(position(kind, board)).arrays
    level = level_of(room.beam, states, book, kind, proof.best, seeded(seed))
    return Daily(kind, board, proof.best, proof.second, level, proof.answer)


def boards(seed: int) -> Iterator[Board]:
    """Boards of both seats at many moments of a game between two bots."""
    ids = [puzzle.id for puzzle in open_box((), None).puzzles]
    chance = random.Random(seed)
    states, book = Game.new(players=2, seed=seed).arrays
    mind, beam, rng = new_mind(), new_beam(), seeded(seed)
    while True:
        play_match(words(states), book, (mind, mind), beam, rng, WIDTH, chance.randint(*BETWEEN))
        state = states[0]
        if int(state.phase) != TURN:
            return
        market = tuple(ids[puzzle] for row in state.row for puzzle in row[:4] if puzzle != NONE)
        for seat in range(2):
            own = tuple(
                Own(ids[puzzle], pieces_on(int(filled), int(joins)))
                for puzzle, filled, joins in zip(state.puzzle[seat], state.filled[seat], state.joins[seat], strict=True)
                if puzzle != NONE
            )
            supply = tuple(int(count) for count in state.supply[seat][:9])
            is_between = int(state.pending[seat]) == FREE  # inside an action a puzzle can be full
            if own and is_between and max(supply) <= MOST_OF_A_SHAPE:
                yield Board(supply, own, market)


def questions(board: Board, chance: Any) -> Iterator[tuple[int, Board]]:
    """What can be asked about a board."""
    if len(board.market) == 8:
        yield POINTS, board
        for pair in chance.sample(list(combinations(board.puzzles, 2)), min(PAIRS, comb(len(board.puzzles), 2))):
            yield BOTH, Board(more(board.supply, FOR_BOTH, chance), pair, board.market)
    for _ in range(ENDS if len(board.puzzles) >= 2 else 0):
        yield TOUCHES, Board(more(board.supply, AT_THE_END, chance), board.puzzles)


def more(supply: tuple[int, ...], least: tuple[int, int], chance: Any) -> tuple[int, ...]:
    """A supply with pieces added until there are about so many."""
    found = list(supply)
    while sum(found) < chance.randint(*least):
        found[chance.choice([shape for shape, count in enumerate(found) if count < MOST_OF_A_SHAPE])] += 1
    return tuple(found)
