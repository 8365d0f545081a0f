"""What a position is worth to a seat, in points expected at the end.

The score so far, what the own unfinished puzzles promise, and what the pieces will still do. A puzzle's promise is
its points and its reward, less the longer it takes to complete, and nothing once the game ends before that. How
long it takes is the solver's answer from the seat's supply.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from projectl.bots.exponential import exp
from projectl.bots.touches import WALK_ROWS, best_touches
from projectl.bots.value_network import (
    CLASSES,
    LATEST,
    ValueNetwork,
    encode_columns,
    encode_game,
    encode_pieces,
    encode_slots,
    forward,
    new_network,
)
from projectl.bots.weights import WEIGHTS, Weights, as_record
from projectl.catalogue.book import MAX_PUZZLES, REWARD_M
from projectl.net.network import Network, empty_layers, network_with
from projectl.rules.actions import TAKE_DECK, TAKE_GRID
from projectl.rules.compiled import rule
from projectl.rules.components import level_of
from projectl.rules.decks import puzzle_at
from projectl.rules.end import rank, score, unfinished_cost
from projectl.rules.solo import COLUMNS, opponent_choice
from projectl.rules.state import (
    BLACK,
    GRID,
    KINDS,
    LINE_CLEAR,
    NONE,
    OVER,
    RECYCLE,
    SEATS,
    SLOTS,
    SOLO,
    TURN,
    WHITE,
    Book,
    State,
)
from projectl.solver.cost import NEVER, fewest_actions
from projectl.solver.fillings import Fillings, cells_in, fillings

REMEMBERED: Final = 1 << 16
LOW: Final = (1 << 62) - 1
MIX: Final = 0x2545F4914F6CDD1D
"""What keys are made of: so many bits of a number, multiplied by an odd one that has many."""
MOST_POINTS: Final = 8
SHARED: Final = 0.25
"""What a shared victory counts: better than none, but nobody should end an even game for it [E8]."""
SURELY: Final = -12.0
"""So early that nobody need ask whether it is in time."""
LARGE: Final = 15
"""Cells from which a region is only estimated: the solver's first answer for it can take many milliseconds."""


class Mind(NamedTuple):
    """What an evaluation needs besides the position: weights, the solver's table, and a memory of its answers."""

    weights: Any
    fillings: Fillings
    asked: Any
    answered: Any
    pieces: Any
    walk: Any
    needs: Any
    rival_key: Any
    rival: Any
    is_seen: Any
    worths: Any
    network: ValueNetwork
    net: Network


def mind_with(table: Fillings, weights: Weights = WEIGHTS, layers: dict[str, Any] | None = None) -> Mind:
    """A fresh mind that asks this table of the solver; with the layers of a network where it is to ask one too."""
    return Mind(
        weights=as_record(weights),
        fillings=table,
        asked=np.full(REMEMBERED, NONE, np.int64),
        answered=np.zeros(REMEMBERED, np.int8),
        pieces=np.zeros(KINDS, np.int8),
        walk=np.zeros((WALK_ROWS, SLOTS), np.int64),
        needs=np.zeros(SLOTS, np.int64),
        rival_key=np.zeros(1, np.int64),
        rival=np.zeros(1, np.float64),
        is_seen=np.zeros(MAX_PUZZLES, np.int8),
        worths=np.zeros(SEATS, np.float64),
        network=new_network(),
        net=network_with(layers or empty_layers()),
    )


def new_mind(has_level_5: bool = False, weights: Weights = WEIGHTS, layers: dict[str, Any] | None = None) -> Mind:
    """A fresh mind; the solver's table is that of this thread."""
    return mind_with(fillings(has_level_5), weights, layers)


@rule
def mixed(number: int) -> int:
    """A number in which every bit of another has its part."""
    number = number * MIX & LOW
    return (number ^ number >> 31) * MIX & LOW


@rule
def supply_key(supply: Any) -> int:
    """A supply in one number."""
    packed = 0
    for piece in range(KINDS):
        packed = packed * 31 + min(int(supply[piece]), 30)
    return packed * MIX


@rule
def estimated_actions(cells: int, supply: Any) -> int:
    """About how many actions fill a large region: the own pieces, the biggest first, then threes."""
    actions = 0
    for piece in range(KINDS - 1, -1, -1):
        used = min(int(supply[piece]), cells // level_of(piece))
        cells -= used * level_of(piece)
        actions += used
    return actions + cells + (cells + 2) // 3


@rule
def actions_to_complete(mind: Mind, region: int, supply: Any, key_of_supply: int) -> int:
    """The solver's answer, remembered."""
    key = (key_of_supply + region * 0x9E3779B97F4A7C15) & (1 << 62) - 1
    place = key >> 20 & REMEMBERED - 1
    if int(mind.asked[place]) != key:
        cells = cells_in(region)
        mind.asked[place] = key
        mind.answered[place] = fewest_actions(mind.fillings, region, supply) if cells < LARGE else NONE
        if mind.answered[place] == NONE:
            mind.answered[place] = estimated_actions(cells, supply)
    return int(mind.answered[place])


@rule
def turns_left(state: State, mind: Mind, seat: int) -> float:
    """How many turns a seat still has after the one it is in: known once the end is triggered, guessed before."""
    if state.final_round > 0:
        left = float(int(state.final_round) - int(state.round_now))
        if state.options.variant == LINE_CLEAR:
            left = 2.0 * left / float(int(state.seats))
        elif seat > state.marker[WHITE]:
            left += 1.0
        return left
    if state.options.variant == SOLO:
        return float(int(state.deck_size[WHITE])) * float(mind.weights[0].pace) + 1.0
    return float(int(state.deck_size[BLACK])) * float(mind.weights[0].pace) / float(int(state.seats)) + 1.5


@rule
def reward_worth(mind: Mind, reward: int, share: float) -> float:
    """A reward in points, while there is time to use it."""
    level = level_of(reward) if reward < REWARD_M else 2
    return float(mind.weights[0].piece[level - 1]) * share + float(mind.weights[0].reward) * share


@rule
def hope_of(mind: Mind, left: float, needed: float) -> float:
    """From 1 down to 0: that so many actions are still made before the end, and less for each of them."""
    weights = mind.weights[0]
    late = (needed - left) / float(weights.slack)
    in_time = 1.0 if late < SURELY else float(1.0 / (1.0 + exp(late)))
    return float(in_time * exp(-float(weights.patience) * needed))


@rule
def promises(state: State, book: Book, mind: Mind, seat: int, left: float, share: float) -> float:
    """What the unfinished puzzles of a seat are worth: nearest first, each after the ones before it."""
    worth, needed = 0.0, 0.0
    supply = state.supply[seat]
    key = supply_key(supply)
    for slot in range(SLOTS):
        puzzle = int(state.puzzle[seat, slot])
        mind.needs[slot] = NEVER + 1
        if puzzle != NONE:
            region = int(book.recess[puzzle]) & ~int(state.filled[seat, slot])
            mind.needs[slot] = actions_to_complete(mind, region, supply, key)
    for _ in range(SLOTS):
        nearest = 0
        for slot in range(1, SLOTS):
            nearest = slot if mind.needs[slot] < mind.needs[nearest] else nearest
        fewest = int(mind.needs[nearest])
        if fewest > NEVER:
            break
        mind.needs[nearest] = NEVER + 1
        puzzle = int(state.puzzle[seat, nearest])
        points = float(int(book.points[puzzle]))
        needed += float(fewest) if needed == 0.0 else float(fewest) * float(mind.weights[0].overlap)
        hope = hope_of(mind, left, needed)
        worth += hope * (points + reward_worth(mind, int(book.reward[puzzle]), share))
        worth -= (1.0 - hope) * float(unfinished_cost(state, book, seat, nearest)) * (1.0 - share)
    return worth


@rule
def sure_points(state: State, book: Book, mind: Mind, seat: int) -> float:
    """What Finishing Touches would bring if the turns ended now, less what unfinished puzzles cost."""
    for piece in range(KINDS):
        mind.pieces[piece] = state.supply[seat, piece]
    points = float(best_touches(state, book, mind.fillings, seat, mind.pieces, mind.walk, LARGE) // 2)
    for slot in range(SLOTS):
        points -= float(unfinished_cost(state, book, seat, slot))
    return points


@rule
def pieces_worth(state: State, mind: Mind, seat: int) -> float:
    """What the pieces of a seat are worth with the whole game ahead; those on puzzles by their cells."""
    worth = 0.0
    for piece in range(KINDS):
        worth += float(int(state.supply[seat, piece])) * float(mind.weights[0].piece[level_of(piece) - 1])
    for slot in range(SLOTS):
        worth += float(cells_in(int(state.filled[seat, slot]))) * float(mind.weights[0].piece[0]) * 1.2
    enough = float(mind.weights[0].enough)
    return float(enough * (1.0 - exp(-worth / enough)))


@rule
def worth_of(state: State, book: Book, mind: Mind, seat: int) -> float:
    """The points a seat may expect at the end."""
    points = float(score(state, book, seat))
    if state.phase == OVER:
        return points
    actions = float(int(state.actions_left[seat]))
    if state.pending[seat] == RECYCLE:  # [R3] it counts only when the last puzzle is under the deck, but it is spent
        actions -= 1.0
    left = turns_left(state, mind, seat) * 3.0 + actions
    share = min(1.0, left / float(mind.weights[0].horizon))
    if state.final_round > 0 and left <= 0.0:  # nothing is left but Finishing Touches, and these are known
        return points + sure_points(state, book, mind, seat)
    promised = promises(state, book, mind, seat, left, share)
    if state.final_round > 0:
        promised = max(promised, sure_points(state, book, mind, seat))
    worth = points + promised
    return worth + pieces_worth(state, mind, seat) * share + actions * float(mind.weights[0].action)


@rule
def next_take(state: State, book: Book, mind: Mind, is_sure: bool) -> float:
    """[X6] [X7] [X8] the points the automatic opponent would take now; if sure, only of puzzles seen already."""
    places = 0
    for place in range(GRID):
        puzzle = int(state.grid[place])
        places |= int(puzzle != NONE and (mind.is_seen[puzzle] == 1 or not is_sure)) << place
    place = opponent_choice(state, book, places)
    return 0.0 if place == NONE else float(int(book.points[int(state.grid[place])]))


@rule
def later_takes(state: State, book: Book, mind: Mind, taken: float, is_sure: bool) -> float:
    """The points of the best puzzles left after the next take, one for each turn of the opponent after that."""
    points, turns, is_taken = 0.0, turns_left(state, mind, 0), False
    for worth in range(MOST_POINTS, 0, -1):
        for place in range(GRID):
            puzzle = int(state.grid[place])
            if puzzle == NONE or int(book.points[puzzle]) != worth or (mind.is_seen[puzzle] == 0 and is_sure):
                continue
            if not is_taken and float(worth) == taken:
                is_taken = True
                continue
            points += float(worth) * min(1.0, turns)
            turns -= 1.0
            if turns <= 0.0:
                return points
    return points


@rule
def solo_rival(state: State, book: Book, mind: Mind, is_sure: bool) -> float:
    """[X6] what the automatic opponent has, takes next, and may take in the turns after that."""
    points = float(score(state, book, 1))
    if state.phase != TURN:
        return points
    taken = next_take(state, book, mind, is_sure)
    later = later_takes(state, book, mind, taken, is_sure) * float(mind.weights[0].takes)
    return points + taken + later + float(int(state.deck_size[WHITE])) * float(mind.weights[0].race)


@rule
def look_around(mind: Mind, state: State) -> None:
    """Before the turns of another position are searched: what lies face up now; what is revealed later nobody knows."""
    mind.rival_key[0] = NONE
    mind.net.key[0] = NONE
    for puzzle in range(len(mind.is_seen)):
        mind.is_seen[puzzle] = 0
    for place in range(TAKE_DECK):
        puzzle = puzzle_at(state, place)
        if puzzle != NONE:
            mind.is_seen[puzzle] = 1


@rule
def prize(state: State, book: Book, mind: Mind, seat: int) -> float:
    """What the best of the puzzles that lie there would promise to a seat that takes it in its next turn."""
    has_room = False
    for slot in range(SLOTS):
        has_room = has_room or state.puzzle[seat, slot] == NONE
    left = turns_left(state, mind, seat) * 3.0
    if not has_room or left <= 0.0:
        return 0.0
    share = min(1.0, left / float(mind.weights[0].horizon))
    supply = state.supply[seat]
    key, best = supply_key(supply), 0.0
    for place in range(TAKE_GRID):
        puzzle = puzzle_at(state, place)
        if puzzle != NONE and mind.is_seen[puzzle] == 1:
            needed = 1.0 + float(actions_to_complete(mind, int(book.recess[puzzle]), supply, key))
            hope = hope_of(mind, left, needed)
            best = max(
                best, hope * (float(int(book.points[puzzle])) + reward_worth(mind, int(book.reward[puzzle]), share))
            )
    return best


@rule
def market_key(state: State, mind: Mind) -> int:
    """The puzzles that lie there and did when the search began; in which row or column matters in solo only."""
    key, is_placed = 0, int(state.options.variant == SOLO)
    for place in range(TAKE_DECK):
        puzzle = puzzle_at(state, place)
        if puzzle != NONE and mind.is_seen[puzzle] == 1:
            key += mixed(puzzle + 1 + 256 * place * is_placed)
    return key & LOW


@rule
def rivals_key(state: State, market: int) -> int:
    """All that can change what the rivals of a seat expect while it plays its turn: decks, rounds, markers, rows."""
    key = int(state.deck_size[BLACK]) + int(state.deck_size[WHITE]) * 128 + int(state.final_round) * 16384
    key = (key + int(state.round_now) * (1 << 30)) * 8 + int(state.marker[WHITE])
    key = (key * 8 + int(state.marker[BLACK]) + 1) * 4 + int(state.phase)
    return mixed((key & LOW) + market)


@rule
def best_rival(state: State, book: Book, mind: Mind, seat: int, market: int) -> float:
    """The most that another seat may expect, with what it races for."""
    key = rivals_key(state, market)
    if mind.rival_key[0] != key:
        best = -1000.0
        for other in range(int(state.seats)):
            if other != seat:
                race = float(mind.weights[0].race)
                prized = race * prize(state, book, mind, other) if race > 0.0 and state.phase == TURN else 0.0
                best = max(best, worth_of(state, book, mind, other) + prized)
        mind.rival_key[0] = key
        mind.rival[0] = best
    return float(mind.rival[0])


@rule
def advantage(state: State, book: Book, mind: Mind, seat: int, market: int) -> float:
    """What a seat has ahead of the best of the others; a win or a loss once the game is over."""
    own = worth_of(state, book, mind, seat)
    if state.options.variant == SOLO:
        return own - solo_rival(state, book, mind, True) * float(mind.weights[0].rival)
    best = best_rival(state, book, mind, seat, market)
    if state.phase != OVER:
        return own - best * float(mind.weights[0].rival)
    for other in range(int(state.seats)):
        if other != seat and rank(state, book, other) > rank(state, book, seat):
            return own - best - 20.0
    return own - best + 20.0


@rule
def encode(state: State, book: Book, mind: Mind) -> None:
    """Write down all that `forward` asks for in a solo position."""
    features = mind.network.features
    for k in range(len(features)):
        features[k] = 0.0
    supply = state.supply[0]
    key = supply_key(supply)
    for slot in range(SLOTS):
        puzzle = int(state.puzzle[0, slot])
        if puzzle != NONE:
            region = int(book.recess[puzzle]) & ~int(state.filled[0, slot])
            mind.needs[slot] = actions_to_complete(mind, region, supply, key)
    at = encode_game(state, book, features)
    at = encode_pieces(state, features, at)
    at = encode_slots(state, book, mind.needs, features, at)
    at = encode_columns(state, book, features, at)
    for k in range(CLASSES):
        features[at + k] = float(LATEST)
    for place in range(GRID):
        puzzle = int(state.grid[place])
        if puzzle != NONE:
            points = min(int(book.points[puzzle]), CLASSES - 1)
            needed = float(actions_to_complete(mind, int(book.recess[puzzle]), supply, key))
            features[at + points] = min(float(features[at + points]), needed)
            features[at + CLASSES + points] += 1.0
            if state.locks[place % COLUMNS] == 0:
                features[at + 2 * CLASSES + points] += 1.0
    for k in range(len(features)):
        features[k] /= mind.network.scale[k]


@rule
def network_value(state: State, book: Book, mind: Mind, value: Any) -> None:
    """The chance to win a solo game, and the points then ahead."""
    encode(state, book, mind)
    forward(mind.network)
    value[0, 0] = mind.network.output[0]
    value[1, 0] = mind.network.output[1]


@rule
def evaluate(state: State, book: Book, mind: Mind, value: Any) -> None:
    """For each seat the chance to win, and what it has ahead of the best of the others."""
    seats = int(state.seats)
    if state.options.variant == SOLO and state.phase == TURN and mind.network.is_trained[0] == 1:
        network_value(state, book, mind, value)
        return
    for seat in range(seats):
        mind.worths[seat] = worth_of(state, book, mind, seat)
    for seat in range(seats):
        best = solo_rival(state, book, mind, False) if state.options.variant == SOLO else -1000.0
        for other in range(seats):
            if other != seat:
                best = max(best, float(mind.worths[other]))
        margin = float(mind.worths[seat]) - best
        value[1, seat] = margin
        if state.phase == OVER:
            won = 1.0 if state.options.variant != SOLO or margin > 0 else 0.0
            for other in range(seats):
                if other != seat and rank(state, book, other) > rank(state, book, seat):
                    won = 0.0
                elif other != seat and rank(state, book, other) == rank(state, book, seat):
                    won = min(won, SHARED)
            value[0, seat] = 0.96 * won + 0.04 / (1.0 + exp(-margin / 8.0))
        else:
            doubt = float(mind.weights[0].doubt) * (0.3 + np.sqrt(turns_left(state, mind, seat)))
            value[0, seat] = 1.0 / (1.0 + exp(-margin / doubt))
