"""Whole arrays of games at once: the same rules, looped over in compiled code that leaves the GIL free.

`on_all_cores` splits an array among threads; there is no `parallel=True`, which aborts when two threads call it.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from projectl.catalogue.book import MAX_PUZZLES
from projectl.rules.actions import ACTIONS, DONE, GAIN, GHOST_ACTION, PASS, PLACE, PLACEMENT_COUNT, SWAP
from projectl.rules.chance import WORD, below
from projectl.rules.compiled import entry, rule, small
from projectl.rules.end import score, winners
from projectl.rules.events import LOG_COLUMNS, LOG_ROWS
from projectl.rules.legal import list_legal
from projectl.rules.order import holder_first
from projectl.rules.play import decide, play
from projectl.rules.setup import set_up_from_seed
from projectl.rules.state import KINDS, NONE, OVER, SEATS, Book, State

Array = Any

OF_16_PLACE: Final = 10
"""Random play that gets somewhere: where pieces fit, so many of 16 decisions place one."""
OF_16_TAKE, OF_16_GAIN, OF_16_SWAP = 2, 9, 15
"""Of 16 others 2 take a puzzle, 7 gain a piece, 6 swap one, and 1 is any legal move."""


@small
def first_at_least(moves: Array, count: int, index: int) -> int:
    """Where the indices from `index` upwards begin in a sorted list."""
    first, size = 0, count
    while size > 0:
        half = (size + 1) >> 1
        first += half & -int(moves[first + half - 1] < index)
        size -= half
    return first


@small
def first_from(moves: Array, first: int, count: int, index: int) -> int:
    """The same, one by one from a place shortly before."""
    while first < count and moves[first] < index:
        first += 1
    return first


@small
def choose_placing(moves: Array, count: int, rng: Array) -> int:
    """On the oldest puzzle where pieces fit, one of the last eighth of its placements: the highest pieces come last."""
    first = first_at_least(moves, count, PLACE)
    after = int(moves[first]) - (int(moves[first]) - PLACE) % PLACEMENT_COUNT + PLACEMENT_COUNT
    last = (count if moves[count - 1] < after else first_at_least(moves, count, after)) - 1
    return int(moves[last - (below(rng, last + 1 - first) >> 3)])


@small
def choose_swap(moves: Array, first: int, last: int, rng: Array) -> int:
    """Of two swaps the one that takes the higher piece."""
    one = int(moves[first + below(rng, last - first)]) - SWAP
    other = int(moves[first + below(rng, last - first)]) - SWAP
    return SWAP + (one if one % KINDS >= other % KINDS else other)


@small
def choose_lively(moves: Array, count: int, rng: Array) -> int:
    """One of the legal moves at random: mostly fills puzzles, ends an action at evens, passes only when it must."""
    if moves[count - 1] == DONE and below(rng, 2) == 0:
        return DONE
    if moves[count - 1] == PASS and count > 1:
        count -= 1
    last = count
    while last > 0 and moves[last - 1] >= GHOST_ACTION:
        last -= 1
    if last > 0 and moves[last - 1] >= PLACE and below(rng, 16) < OF_16_PLACE:
        return choose_placing(moves, last, rng)
    kind = below(rng, 16)
    gain = first_from(moves, 0, last, GAIN)
    if kind < OF_16_TAKE and gain > 0:
        return int(moves[below(rng, gain)])
    swap = first_from(moves, gain, last, SWAP)
    if kind < OF_16_GAIN and swap > gain:
        return int(moves[gain + below(rng, swap - gain)])
    place = first_at_least(moves, last, PLACE)
    if kind < OF_16_SWAP and place > swap:
        return choose_swap(moves, swap, place, rng)
    return int(moves[below(rng, count)])


@rule
def play_out(state: State, book: Book, log: Array, moves: Array, rng: Array, limit: int) -> int:
    """Play one game on to its end, or for so many decisions; how many were made."""
    decisions = 0
    while state.phase != OVER and decisions < limit:
        seat = holder_first(state)
        count = list_legal(state, book, seat, moves)
        move = choose_lively(moves, count, rng)
        log[0, 0] = 0
        play(state, book, log, seat, move)
        decisions += 1
    return decisions


@entry
def set_up_all(states: Array, first: int, last: int, book: Array, seeds: Array, opponent_supply: int) -> None:
    """Set up games first to last - 1 from seeds below 2**63; options and seats are written already."""
    log = np.zeros((LOG_ROWS, LOG_COLUMNS), np.int16)
    rng = np.zeros(4, np.int64)
    cards = np.zeros(MAX_PUZZLES, np.int8)
    for i in range(first, last):
        low, high = int(seeds[i]) & WORD, int(seeds[i]) >> 32
        set_up_from_seed(states[i], book[0], log, rng, cards, low, high, opponent_supply)


@entry
def play_out_all(states: Array, first: int, last: int, book: Array, rngs: Array, decisions: Array, limit: int) -> None:
    """Play games first to last - 1 out at random, each with its own generator; writes how many decisions each took."""
    log = np.zeros((LOG_ROWS, LOG_COLUMNS), np.int16)
    moves = np.zeros(ACTIONS, np.int16)
    for i in range(first, last):
        decisions[i] = play_out(states[i], book[0], log, moves, rngs[i], limit)


@entry
def step_all(states: Array, first: int, last: int, book: Array, seats: Array, moves: Array, codes: Array) -> None:
    """Make one decision in each game; a refused one changes nothing and leaves its code."""
    log = np.zeros((LOG_ROWS, LOG_COLUMNS), np.int16)
    for i in range(first, last):
        seat, move = int(seats[i]), int(moves[i])
        codes[i] = decide(states[i], book[0], log, seat, move)


@entry
def mask_all(states: Array, first: int, last: int, book: Array, seats: Array, masks: Array) -> None:
    """The legal decisions of each game's actor as booleans; writes who that is, NONE when the game is over."""
    moves = np.zeros(ACTIONS, np.int16)
    for i in range(first, last):
        masks[i, :] = False
        seat = holder_first(states[i])
        seats[i] = seat
        if seat != NONE:
            for k in range(list_legal(states[i], book[0], seat, moves)):
                masks[i, int(moves[k])] = True


@entry
def score_all(states: Array, first: int, last: int, book: Array, scores: Array, wins: Array) -> None:
    """[E6] [E7] the points of each game's seats, and as booleans who has won it: nobody before it is over."""
    for i in range(first, last):
        winning = winners(states[i], book[0])
        for seat in range(SEATS):
            scores[i, seat] = score(states[i], book[0], seat)
            wins[i, seat] = winning >> seat & 1 == 1


def on_all_cores(work: Callable[..., None], states: Array, *arguments: Any, threads: int | None = None) -> None:
    """Run one of the functions above over the whole array, in parts, on all cores."""
    threads = threads or os.cpu_count() or 1
    part = -(-len(states) // (threads * 16))  # small parts, so that no core waits long for the last one
    with ThreadPoolExecutor(threads) as pool:
        parts = [
            pool.submit(work, states, first, min(first + part, len(states)), *arguments)
            for first in range(0, len(states), part)
        ]
        for each in parts:
            each.result()
