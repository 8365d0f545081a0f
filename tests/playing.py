"""Random play that gets somewhere, and ways to look at a game from outside."""

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random
from typing import Any, Final

from projectl import Game, Move

WEIGHTS: Final = {
    "place": 12.0,
    "take": 3.0,
    "gain": 3.0,
    "swap": 5.0,
    "master": 2.5,
    "ambassador": 8.0,
    "ghost": 4.0,
    "recycle": 0.5,
    "done": 4.0,
    "skip": 1.0,
    "levelup": 6.0,
    "pass": 0.05,
}
"""How much a random player likes each kind of move."""

MOST_DECISIONS: Final = 6000
"""No game of random play comes near; one that does not end fails a test instead of running for ever."""

Policy = Callable[[Game, int, Random], Move]


def lively(game: Game, seat: int, random: Random) -> Move:
    """One of the legal moves: mostly fills the first puzzle, with high pieces, and raises what it has."""
    kinds: dict[str, list[Move]] = {}
    for move in game.legal(seat):
        kinds.setdefault(str(move).partition(" ")[0], []).append(move)
    names = list(kinds)
    kind = random.choices(names, [WEIGHTS.get(name, 1.0) for name in names])[0]
    moves = kinds[kind]
    if kind == "place" and random.random() < 0.8:
        slot = str(moves[0])[6]
        moves = [move for move in moves if str(move)[6] == slot]
        return moves[-1 - int(random.random() * len(moves) / 8)]
    if kind == "swap":
        return max(random.choice(moves), random.choice(moves), key=lambda move: str(move)[-1])
    if kind == "take" and game._terms.options["endless_white"] and random.random() < 0.85:
        # Black puzzles end the game: the white deck runs out only where they are left alone [R11].
        moves = [move for move in moves if str(move)[5] == "W"] or moves
    return random.choice(moves)


def anything(game: Game, seat: int, random: Random) -> Move:
    """Any legal move, passing only when there is nothing else."""
    moves = game.legal(seat)
    last = len(moves) - 1 if len(moves) > 1 and str(moves[-1]) == "pass" else len(moves)
    return moves[random.randrange(last)]


def decisions(
    game: Game, random: Random, most: int = MOST_DECISIONS, policy: Policy = lively
) -> Iterator[tuple[int, Move]]:
    """Decisions as they come to mind, until the game is over or so many were asked for; the caller plays them."""
    for _ in range(most):
        if game.is_over:
            return
        seat = random.choice(game.to_decide)
        yield seat, policy(game, seat, random)


def play_on(game: Game, random: Random, most: int = MOST_DECISIONS, policy: Policy = lively) -> Game:
    """The same game, some decisions later."""
    for seat, move in decisions(game, random, most, policy):
        game.play(move, seat)
    return game


def played(terms: dict[str, Any], seed: int, most: int = MOST_DECISIONS) -> Game:
    """A game some decisions after its beginning, all from one seed."""
    return play_on(Game.new(seed=seed, **terms), Random(seed), most)


def state_bytes(game: Game) -> bytes:
    """Everything the rules know of a position."""
    return bytes(game._states.tobytes())


def position_digest(game: Game) -> str:
    """A position in sixteen letters, whatever the layout of the state."""
    return sha256(json.dumps(game.to_dict(), sort_keys=True).encode()).hexdigest()[:16]


def puzzle_points(game: Game) -> dict[str, int]:
    """The points printed on each puzzle of a game."""
    return {puzzle.id: puzzle.points for puzzle in game._box.puzzles}


def cells_left(game: Game, seat: int) -> list[int]:
    """How many cells of each of a seat's unfinished puzzles are still open; 0 where none lies."""
    left = []
    for slot, puzzle in enumerate(game._state.puzzle[seat].tolist()):
        filled = int(game._state.filled[seat, slot]).bit_count()
        left.append(0 if puzzle < 0 else game._box.puzzles[puzzle].cells - filled)
    return left


def keen(game: Game, seat: int, random: Random) -> Move:
    """One of the legal moves, by a player who wants to finish: the puzzle nearest to its end, with big pieces."""
    left = cells_left(game, seat)
    kinds: dict[str, list[Move]] = {}
    for move in game.legal(seat):
        kinds.setdefault(str(move).partition(" ")[0], []).append(move)
    puzzles = sum(cells > 0 for cells in left)
    is_finishing = int(game._state.phase) == 1
    likes = {
        **WEIGHTS,
        "take": (60.0, 8.0, 1.0, 0.2, 0.0)[puzzles],
        "gain": 2.0 if int(game._state.supply[seat].sum()) < 6 else 0.2,
        "place": 20.0 if not is_finishing else 3.0 if any(0 < cells <= 3 for cells in left) else 0.2,
        "master": 4.0 if puzzles > 1 else 0.0,
        "pass": 0.001,
    }
    names = list(kinds)
    kind = random.choices(names, [likes.get(name, 1.0) for name in names])[0]
    moves = kinds[kind]
    if kind == "place":
        # Texts are `place SLOT PIECE CELLS`; the digit of a piece is its level.
        near = min(left[int(str(move)[6]) - 1] for move in moves)
        moves = [move for move in moves if left[int(str(move)[6]) - 1] == near]
        highest = max(str(move)[9] for move in moves)
        moves = [move for move in moves if str(move)[9] == highest]
    if kind == "swap":
        moves = [move for move in moves if str(move)[6] < str(move)[9]] or moves
    if kind == "take" and game._terms.options["endless_white"] and random.random() < 0.85:
        moves = [move for move in moves if str(move)[5] == "W"] or moves
    return random.choice(moves)
