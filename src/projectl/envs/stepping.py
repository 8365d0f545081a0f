"""Many games in one array, stepped in compiled code: a decision in each, what follows, and what is to be seen then.

Seats are decided for by whoever calls (`OUTSIDE`), at random here (`RANDOM`), or by a bot that Python asks (`BOT`).
Everything random of a game comes from one generator of its own: deals, who sits where, the moves of random seats. So
neither threads nor neighbours change it.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from projectl.bots.random import any_move
from projectl.catalogue.book import MAX_PUZZLES
from projectl.envs.compiled import entry
from projectl.envs.encoding import FORGOTTEN, observe
from projectl.envs.rewards import SHAPED, add_final, add_shaped
from projectl.rules import refusals as no
from projectl.rules.actions import ACTIONS
from projectl.rules.chance import below, next_word
from projectl.rules.compiled import rule, small
from projectl.rules.end import score
from projectl.rules.events import LOG_COLUMNS, LOG_ROWS
from projectl.rules.legal import list_legal
from projectl.rules.order import holder_first
from projectl.rules.play import play, why_not
from projectl.rules.setup import set_up_from_seed
from projectl.rules.sight import blank
from projectl.rules.state import NONE, OVER

OUTSIDE, RANDOM, BOT = range(3)
"""Who decides for a seat."""
BLOCK: Final = 128
"""Games that are stepped together: few enough for the nearest memory."""
AT_ONCE: Final = 32
"""Moves that are compared together."""


class Games(NamedTuple):
    """The games themselves, and what is remembered of each beside its position."""

    states: Any
    words: Any  # the same memory
    rngs: Any
    deals: Any  # the seed that `Game.new` makes the same deal of
    who: Any  # for each seat: OUTSIDE, RANDOM or BOT
    learner: Any  # the seat that observes; NONE: whoever decides
    leads: Any  # for shaped rewards
    decisions: Any
    told: Any  # what its observation was last written from


class Arrays(NamedTuple):
    """What a batch writes, a row a game, always into the same memory; `docs/research.md` explains each."""

    observations: Any
    masks: Any
    moves: Any  # the same as indices, as many as `counts` says
    counts: Any
    rewards: Any
    seats: Any
    ended: Any
    cut: Any
    refused: Any
    final_observations: Any
    final_scores: Any


class Plan(NamedTuple):
    """What is the same for all games and never changes."""

    book: Any
    faces: Any
    template: Any  # a position with nothing but its options, as words
    others: Any  # who decides for the seats after the learner's, in turn order
    seen: Any  # room for blanked positions, a row for each part of the batch
    seen_words: Any  # the same memory
    told: Any  # and for what a last observation is written from
    numbers: Any  # NUMBERS


NUMBERS: Final = ("reward", "seat", "limit", "opponent_supply", "is_renewed", "has_learner", "scored")
REWARD, SEAT, LIMIT, OPPONENT_SUPPLY, IS_RENEWED, HAS_LEARNER, SCORED = range(len(NUMBERS))
"""What is rewarded; the learner's seat, NONE: another in each game; decisions after which a game is cut, 0: never;
solo's opponent; whether a game that is over begins anew; whether one seat learns; how many have a score."""


@small
def forget(told: Any) -> None:
    """Let the whole row be written next time."""
    for k in range(len(told)):
        told[k] = FORGOTTEN


@rule
def begin(games: Games, plan: Plan, i: int, log: Any, deal_rng: Any, cards: Any) -> None:
    """Deal game i anew."""
    for k in range(games.words.shape[1]):
        games.words[i, k] = plan.template[0, k]
    rng = games.rngs[i]
    low, high = next_word(rng), next_word(rng) >> 1
    games.deals[i] = high << 32 | low
    supply = int(plan.numbers[OPPONENT_SUPPLY])
    set_up_from_seed(games.states[i], plan.book[0], log, deal_rng, cards, low, high, supply)
    games.decisions[i] = 0
    forget(games.told[i])
    seats = int(games.states[i].seats)
    for seat in range(seats):
        games.leads[i, seat] = 0
        games.who[i, seat] = OUTSIDE
    games.learner[i] = NONE
    if plan.numbers[HAS_LEARNER]:
        learner = int(plan.numbers[SEAT])
        if learner == NONE:
            learner = below(rng, seats)
        games.learner[i] = learner
        for k in range(seats - 1):
            games.who[i, (learner + 1 + k) % seats] = plan.others[k]


@small
def look(games: Games, plan: Plan, i: int, part: int, seat: int, row: Any, words: Any, told: Any) -> None:
    """Write what a seat sees of game i."""
    state = games.states[i]
    if state.options.hidden_piles == 0:
        observe(state, plan.book[0], seat, plan.faces, row, words, told)
        return
    for k in range(games.words.shape[1]):
        plan.seen_words[part, k] = games.words[i, k]
    blank(plan.seen[part], seat)
    observe(plan.seen[part], plan.book[0], seat, plan.faces, row, words, told)


@small
def withdraw(arrays: Arrays, i: int) -> None:
    """Take back what might be done in game i."""
    mask, moves = arrays.masks[i], arrays.moves[i]
    for k in range(int(arrays.counts[i])):
        mask[int(moves[k])] = False


@small
def offer(games: Games, arrays: Arrays, plan: Plan, i: int) -> None:
    """Write who decides in game i and what that seat may do; what it might do before is withdrawn already."""
    state, mask, moves = games.states[i], arrays.masks[i], arrays.moves[i]
    seat, count = holder_first(state), 0
    if seat != NONE and games.who[i, seat] != BOT:
        count = list_legal(state, plan.book[0], seat, moves)
    for k in range(count):
        mask[int(moves[k])] = True
    arrays.seats[i] = seat
    arrays.counts[i] = count


@small
def is_listed(moves: Any, count: int, action: int) -> bool:
    """Whether an action is among those that `offer` listed; many are compared at once, and some after the last."""
    found, end = 0, min((count + AT_ONCE - 1) & -AT_ONCE, len(moves))
    for k in range(end):
        found |= int(moves[k] == action) & int(k < count)
    return found != 0


@small
def show(games: Games, arrays: Arrays, words: Any, plan: Plan, i: int, part: int, last: int) -> None:
    """Write what the seat that decides in game i sees, or when all is over what the last one does."""
    observer, seat = int(games.learner[i]), int(arrays.seats[i])
    if observer == NONE:
        observer = seat if seat != NONE else last
    look(games, plan, i, part, observer, arrays.observations[i], words[i], games.told[i])


@small
def note(games: Games, arrays: Arrays, plan: Plan, i: int) -> None:
    """A decision was made in game i: reward what it brought."""
    state, kind = games.states[i], int(plan.numbers[REWARD])
    games.decisions[i] += 1
    if kind == SHAPED:
        add_shaped(state, plan.book[0], games.leads[i], arrays.rewards[i])
    elif state.phase == OVER:
        add_final(state, plan.book[0], kind, arrays.rewards[i])


@small
def is_closed(games: Games, plan: Plan, i: int) -> bool:
    """Whether game i is over or to be cut."""
    limit = int(plan.numbers[LIMIT])
    return bool(games.states[i].phase == OVER or (limit > 0 and games.decisions[i] >= limit))


@rule
def close(games: Games, arrays: Arrays, final_words: Any, plan: Plan, i: int, part: int, last: int) -> None:
    """Say how game i ended, and what was to be seen last."""
    state = games.states[i]
    arrays.ended[i] = state.phase == OVER
    arrays.cut[i] = state.phase != OVER
    for seat in range(int(plan.numbers[SCORED])):
        arrays.final_scores[i, seat] = score(state, plan.book[0], seat)
    observer = int(games.learner[i]) if games.learner[i] != NONE else last
    forget(plan.told[part])
    look(games, plan, i, part, observer, arrays.final_observations[i], final_words[i], plan.told[part])


@small
def go_on(games: Games, arrays: Arrays, plan: Plan, i: int, log: Any, moves: Any) -> None:
    """Play for random seats until somebody else decides, or the game is over or to be cut."""
    state = games.states[i]
    while not is_closed(games, plan, i):
        seat = holder_first(state)
        if games.who[i, seat] != RANDOM:
            return
        count = list_legal(state, plan.book[0], seat, moves)
        move = any_move(moves, count, games.rngs[i])
        log[0, 0] = 0
        play(state, plan.book[0], log, seat, move)
        note(games, arrays, plan, i)


@entry
def step_games(
    games: Games,
    arrays: Arrays,
    words: Any,
    final_words: Any,
    plan: Plan,
    part: int,
    first: int,
    last: int,
    actions: Any,
    is_new: bool,
    is_going_on: bool,
) -> bool:
    """Make a decision in games first to last - 1, or deal them anew; NONE in place of an action leaves a game alone.

    When it is going on, what the step has brought so far is kept: bots have decided meanwhile. If one of all actions,
    whatever the part, is none, nothing is done, and the answer is False.
    """
    outside = 0
    for i in range(len(actions)):
        outside |= int(actions[i] < NONE) | int(actions[i] >= ACTIONS)
    if outside != 0:
        return False
    log, moves = np.empty((LOG_ROWS, LOG_COLUMNS), np.int16), np.empty(ACTIONS, np.int16)
    log[0, 0] = 0
    deal_rng, cards = np.zeros(4, np.int64), np.zeros(MAX_PUZZLES, np.int8)
    deciding = np.zeros(BLOCK, np.int8)
    for start in range(first, last, BLOCK):
        # One thing at a time in so many games: code that is used again at once stays near.
        end = min(start + BLOCK, last)
        if not is_going_on:
            arrays.refused[start:end] = no.ALLOWED
            arrays.ended[start:end] = False
            arrays.cut[start:end] = False
            arrays.rewards[start:end] = 0.0
        for i in range(start, end):
            deciding[i - start] = NONE
            action = int(actions[i])
            if action == NONE:
                continue
            seat = 0
            if is_new:
                withdraw(arrays, i)
                begin(games, plan, i, log, deal_rng, cards)
            else:
                state = games.states[i]
                seat = max(holder_first(state), 0)
                if not is_listed(arrays.moves[i], int(arrays.counts[i]), action):
                    code = why_not(state, plan.book[0], seat, action)
                    if code != no.ALLOWED:
                        arrays.refused[i] = code
                        continue
                withdraw(arrays, i)
                log[0, 0] = 0
                play(state, plan.book[0], log, seat, action)
                note(games, arrays, plan, i)
            deciding[i - start] = seat
            go_on(games, arrays, plan, i, log, moves)
            while is_closed(games, plan, i):
                close(games, arrays, final_words, plan, i, part, seat)
                if plan.numbers[IS_RENEWED] == 0:
                    break
                begin(games, plan, i, log, deal_rng, cards)
                go_on(games, arrays, plan, i, log, moves)
        for i in range(start, end):
            if deciding[i - start] != NONE:
                offer(games, arrays, plan, i)
                show(games, arrays, words, plan, i, part, int(deciding[i - start]))
    return True


@entry
def observe_one(states: Any, book: Any, seat: int, faces: Any, out: Any, words: Any, told: Any) -> None:
    """Write what a seat sees of a single position, which is blanked already."""
    forget(told)
    observe(states[0], book[0], seat, faces, out, words, told)


@entry
def reward_one(states: Any, book: Any, kind: int, leads: Any, row: Any) -> None:
    """Add what the last decision in a single position has brought each seat."""
    if kind == SHAPED:
        add_shaped(states[0], book[0], leads, row)
    elif states[0].phase == OVER:
        add_final(states[0], book[0], kind, row)


@entry
def actor(states: Any) -> int:
    """Who decides in a single position: in Line Clear the white marker's holder first [L3]; NONE when it is over."""
    return holder_first(states[0])
