"""Whole arrays of games at once: the same rules, looped over in compiled code that leaves the GIL free.

`on_all_cores` splits an array among threads; there is no `parallel=True`, which aborts when two threads call it.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from projectl.catalogue.book import MAX_PUZZLES
from projectl.rules.actions import ACTIONS, GAIN, GHOST_ACTION, PASS, PLACE, PLACEMENT_COUNT, SWAP
from projectl.rules.chance import WORD, below, start
from projectl.rules.compiled import entry, rule
from projectl.rules.events import LOG_COLUMNS, LOG_ROWS
from projectl.rules.legal import list_legal
from projectl.rules.order import holder_first
from projectl.rules.play import play, why_not
from projectl.rules.setup import set_up
from projectl.rules.state import KINDS, NONE, OVER, Book, State

Array = Any

OF_16_PLACE: Final = 8
OF_16_TAKE: Final = 10
OF_16_SWAP: Final = 13
OF_16_GAIN: Final = 15
"""Random play that gets somewhere: of 16 decisions so many go to placing, taking, swapping, gaining, the rest."""


@rule
def first_at_least(moves: Array, count: int, index: int) -> int:
    """Where the indices from `index` upwards begin in a sorted list."""
    low, high = 0, count
    while low < high:
        middle = (low + high) >> 1
        if moves[middle] < index:
            low = middle + 1
        else:
            high = middle
    return low


@rule
def higher_of_two(moves: Array, first: int, last: int, rng: Array, offset: int, modulus: int) -> int:
    """Two moves at random, and of these the one with the higher piece: indices follow the level."""
    one = int(moves[first + below(rng, last - first)])
    other = int(moves[first + below(rng, last - first)])
    return one if (one - offset) % modulus >= (other - offset) % modulus else other


@rule
def choose_lively(moves: Array, count: int, rng: Array) -> int:
    """One of the legal moves at random: a kind first, then one of its moves; it passes only when nothing else is left."""
    if count > 1 and moves[count - 1] == PASS:
        count -= 1
    gain = first_at_least(moves, count, GAIN)
    swap = first_at_least(moves, count, SWAP)
    place = first_at_least(moves, count, PLACE)
    rest = first_at_least(moves, count, GHOST_ACTION)
    kind = below(rng, 16)
    if kind < OF_16_PLACE and rest > place:
        return higher_of_two(moves, place, rest, rng, PLACE, PLACEMENT_COUNT)
    if kind < OF_16_TAKE and gain > 0:
        return int(moves[below(rng, gain)])
    if kind < OF_16_SWAP and place > swap:
        return higher_of_two(moves, swap, place, rng, SWAP, KINDS)
    if kind < OF_16_GAIN and swap > gain:
        return int(moves[gain + below(rng, swap - gain)])
    if count > rest:
        return int(moves[rest + below(rng, count - rest)])
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
        start(rng, int(seeds[i]) & WORD, int(seeds[i]) >> 32)
        set_up(states[i], book[0], log, rng, cards, opponent_supply)


@entry
def play_out_all(
    states: Array, first: int, last: int, book: Array, rngs: Array, decisions: Array, limit: int
) -> None:
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
        codes[i] = why_not(states[i], book[0], seat, move)
        if codes[i] == 0:
            log[0, 0] = 0
            play(states[i], book[0], log, seat, move)


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


def on_all_cores(
    work: Callable[..., None], states: Array, *arguments: Any, threads: int | None = None
) -> None:
    """Run one of the functions above over the whole array, in parts, on all cores."""
    threads = threads or os.cpu_count() or 1
    part = -(-len(states) // (threads * 4))
    with ThreadPoolExecutor(threads) as pool:
        parts = [
            pool.submit(work, states, first, min(first + part, len(states)), *arguments)
            for first in range(0, len(states), part)
        ]
        for each in parts:
            each.result()
