"""Chapter P: completing puzzles and their rewards."""

from projectl.catalogue.book import CELLS, REWARD_M
from projectl.rules import refusals as no
from projectl.rules.compiled import rule, small
from projectl.rules.components import (
    clear_slot,
    is_full,
    level_of,
    lies_on,
    of_level,
    of_levels,
    of_lowest_level,
    stock,
    to_supply,
)
from projectl.rules.end import to_pile
from projectl.rules.events import EV_COMPLETE, EV_M, EV_NO_REWARD, EV_REWARD, emit
from projectl.rules.ghost import arrows, has_level_up
from projectl.rules.state import (
    FREE,
    KINDS,
    LEVEL_UP,
    M_NEW,
    M_NONE,
    NONE,
    REVISED,
    REWARD,
    SLOTS,
    Book,
    Log,
    State,
)


@rule
def return_pieces(state: State, book: Book, seat: int, slot: int) -> None:
    """[P1] all pieces on a puzzle return to the supply."""
    puzzle = int(state.puzzle[seat, slot])
    for k in range(int(book.fit_first[puzzle, KINDS])):
        placement = int(book.fit[puzzle, k]) >> CELLS
        if lies_on(state, book, seat, slot, placement):
            state.supply[seat, int(book.placement_piece[placement])] += 1


@rule
def queue_rewards(state: State, book: Book, seat: int, full: int, is_level_up: bool, queued: int) -> int:
    """[P4] rewards in the order of the slots; called for pieces and M first, for Level Ups second."""
    for slot in range(SLOTS):
        puzzle = int(state.puzzle[seat, slot])
        if full >> slot & 1 and (int(book.reward[puzzle]) > REWARD_M) == is_level_up:
            state.open_rewards[seat, queued] = puzzle
            queued += 1
    return queued


@small
def complete(state: State, book: Book, log: Log, seat: int) -> None:
    """[P1] [P4] [T12] after an action all full puzzles return their pieces and go to the pile, rewards are queued;
    [A1] an M puzzle lies there unused.
    """
    full = 0
    for slot in range(SLOTS):
        if is_full(state, book, seat, slot):
            full |= 1 << slot
    if full == 0:
        return
    queued = queue_rewards(state, book, seat, full, False, 0)
    queue_rewards(state, book, seat, full, True, queued)
    for slot in range(SLOTS):
        if full >> slot & 1:
            puzzle = int(state.puzzle[seat, slot])
            return_pieces(state, book, seat, slot)
            to_pile(state, seat, puzzle, M_NEW if book.reward[puzzle] == REWARD_M else M_NONE)
            clear_slot(state, seat, slot)
            emit(log, EV_COMPLETE, seat, slot, puzzle, 0)


@rule
def rewards(state: State, piece: int) -> int:
    """[P2] [P3] [R4] the shapes that a reward may be."""
    if state.reserve[piece] > 0:
        return 1 << piece
    level, reserve = level_of(piece), stock(state)
    same_level = of_level(reserve, level)
    if same_level or level == 5:
        return same_level
    found = of_lowest_level(reserve, level + 1, 4)
    if state.options.fallback == REVISED:
        found |= of_levels(reserve, 1, level - 1)
    return found


@rule
def open_choices(state: State, book: Book, seat: int) -> int:
    """[P3] what the open reward of a seat may be."""
    return rewards(state, int(book.reward[int(state.open_rewards[seat, 0])]))


@rule
def why_not_reward(state: State, book: Book, seat: int, piece: int) -> int:
    """[P3] is this piece among those offered?"""
    return no.ALLOWED if open_choices(state, book, seat) >> piece & 1 else no.REWARD_NOT_OFFERED


@rule
def close_reward(state: State, seat: int) -> None:
    """The first reward of the queue is settled."""
    for k in range(SLOTS - 1):
        state.open_rewards[seat, k] = state.open_rewards[seat, k + 1]
    state.open_rewards[seat, SLOTS - 1] = NONE
    state.steps[seat] = 0
    state.raised[seat] = NONE


@rule
def give_reward(state: State, log: Log, seat: int, piece: int) -> None:
    """[P2] the piece comes from the reserve into the supply."""
    to_supply(state, seat, piece)
    emit(log, EV_REWARD, seat, piece, int(state.open_rewards[seat, 0]), 0)
    close_reward(state, seat)


@rule
def settle_piece(state: State, book: Book, log: Log, seat: int) -> bool:
    """[P3] a single possible piece is given without asking, none closes the reward; says whether it is settled."""
    choices = open_choices(state, book, seat)
    if choices & (choices - 1):
        state.pending[seat] = REWARD
        return False
    for piece in range(KINDS):
        if choices >> piece & 1:
            give_reward(state, log, seat, piece)
            return True
    emit(log, EV_NO_REWARD, seat, int(state.open_rewards[seat, 0]), 0, 0)
    close_reward(state, seat)
    return True


@rule
def settle_level_up(state: State, log: Log, seat: int, reward: int) -> bool:
    """[G5] a step is asked while one is left and some piece can be raised; says whether it is settled."""
    if state.pending[seat] != LEVEL_UP:
        state.steps[seat] = arrows(reward)
    if state.steps[seat] > 0 and has_level_up(state, seat):
        state.pending[seat] = LEVEL_UP
        return False
    if state.pending[seat] != LEVEL_UP:
        emit(log, EV_NO_REWARD, seat, int(state.open_rewards[seat, 0]), 0, 0)
    state.pending[seat] = FREE
    close_reward(state, seat)
    return True


@small
def settle(state: State, book: Book, log: Log, seat: int) -> bool:
    """[T13] [P4] go through the open rewards until one has to be asked; says whether none is left."""
    while state.open_rewards[seat, 0] != NONE:
        reward = int(book.reward[int(state.open_rewards[seat, 0])])
        if reward < REWARD_M:
            if not settle_piece(state, book, log, seat):
                return False
        elif reward == REWARD_M:
            emit(log, EV_M, seat, int(state.open_rewards[seat, 0]), 0, 0)
            close_reward(state, seat)
        elif not settle_level_up(state, log, seat, reward):
            return False
        state.pending[seat] = FREE
    state.pending[seat] = FREE
    return True
