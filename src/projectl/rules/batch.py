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
from projectl.rules.chance import WORD, below, start
from projectl.rules.compiled import entry, rule
from projectl.rules.events import LOG_COLUMNS, LOG_ROWS
from projectl.rules.legal import list_legal
from projectl.rules.order import holder_first
from projectl.rules.play import play, why_not
from projectl.rules.setup import set_up
from projectl.rules.state import KINDS, NONE, OVER, Book, State

Array = Any

OF_16_PLACE: Final = 10
"""Random play that gets somewhere: where pieces fit, so many of 16 decisions place one; the others are shared out"""
OF_16_TAKE: Final = 2
OF_16_GAIN: Final = 9
OF_16_SWAP: Final = 15
"""... among taking, gaining, swapping and anything at all."""


@rule
def first_at_least(moves: Array, count: int, index: int) -> int:
    """Where the indices from `index` upwards begin in a sorted list."""
    first, size = 0, count
    while size > 0:
        half = (size + 1) >> 1
        first = first + half if moves[first + half - 1] < index else first
        size -= half
    return first


@rule
def choose_placing(moves: Array, count: int, first: int, rng: Array) -> int:
    """On the oldest puzzle where pieces fit, one of the last eighth of its placements: the highest pieces come last."""
    slot = (int(moves[first]) - PLACE) // PLACEMENT_COUNT
    last = first_at_least(moves, count, PLACE + (slot + 1) * PLACEMENT_COUNT) - 1
    return int(moves[last - (below(rng, last + 1 - first) >> 3)])


@rule
def higher_swap(one: int, other: int) -> int:
    """Of two swaps the one that takes the higher piece."""
    return one if (one - SWAP) % KINDS >= (other - SWAP) % KINDS else other


@rule
def choose_lively(moves: Array, count: int, rng: Array) -> int:
    """One of the legal moves at random: mostly fills puzzles, ends an action at evens, passes only when it must."""
    last = int(moves[count - 1])
    if last == DONE and below(rng, 2) == 0:
        return DONE
    if last == PASS and count > 1:
        count -= 1
    place = first_at_least(moves, count, PLACE)
    if place < count and moves[place] < GHOST_ACTION and below(rng, 16) < OF_16_PLACE:
        return choose_placing(moves, count, place, rng)
    kind = below(rng, 16)
    gain, swap = first_at_least(moves, place, GAIN), first_at_least(moves, place, SWAP)
    if kind < OF_16_TAKE and gain > 0:
        return int(moves[below(rng, gain)])
    if kind < OF_16_GAIN and swap > gain:
        return int(moves[gain + below(rng, swap - gain)])
    if kind < OF_16_SWAP and place > swap:
        one, other = below(rng, place - swap), below(rng, place - swap)
        return higher_swap(int(moves[swap + one]), int(moves[swap + other]))
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


def on_all_cores(work: Callable[..., None], states: Array, *arguments: Any, threads: int | None = None) -> None:
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
