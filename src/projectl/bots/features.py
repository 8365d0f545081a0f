"""What the network is told of a position, from the side of one seat; and what it then says.

Only what the seat may know: sizes of decks, never their cards; puzzles that were revealed since the search began count
as unknown; and positions come with hidden piles dealt anew. Numbers are scaled to about one. Of the rivals the one that
may expect most is told in full, the next two in brief.
"""

from typing import Any, Final

from projectl.bots.evaluation import (
    Mind,
    actions_to_complete,
    hope_of,
    later_takes,
    next_take,
    pieces_worth,
    reward_worth,
    rivals_key,
    solo_rival,
    supply_key,
    sure_points,
    turns_left,
    worth_of,
)
from projectl.catalogue.book import REWARD_M
from projectl.net.layout import (
    BEST,
    BEST_FEATURES,
    FEATURES,
    GAME_AT,
    LEVELS,
    LYING_AT,
    OPPONENT_AT,
    OTHERS_AT,
    OWN_OFFER_AT,
    OWN_SIDE_AT,
    PIECES_AT,
    POINTS,
    PROMISED_AT,
    PUZZLES_AT,
    RESERVE_AT,
    REWARDS_AT,
    RIVAL_AT,
    RIVAL_OFFER_AT,
    RIVAL_SIDE_AT,
    SHARED,
    SLOT,
    TERMS_AT,
)
from projectl.net.network import ask, sum_shared
from projectl.rules.actions import TAKE_DECK
from projectl.rules.ambassador import mark_at
from projectl.rules.compiled import rule
from projectl.rules.components import level_of
from projectl.rules.decks import puzzle_at
from projectl.rules.end import OWNER_BITS, puzzles_in_pile, rank, score, unfinished_cost
from projectl.rules.solo import COLUMNS
from projectl.rules.state import (
    BLACK,
    FINISHING,
    GRID,
    KINDS,
    LINE_CLEAR,
    M_NONE,
    NONE,
    ORDINARY,
    SLOTS,
    SOLO,
    TURN,
    WHITE,
    Book,
    State,
)
from projectl.solver.cost import NEVER
from projectl.solver.fillings import cells_in

RIVAL_WORTH, RIVAL_SCORE, RIVAL_SURE, RIVAL_FIRST, AHEAD = range(5)
"""What the shared features leave in `notes`: of the best rival; the last is the worth of the second best."""
SURE: Final = 6.0
"""Log odds of who has won."""
TIE: Final = 0.03
"""Log odds that a point ahead counts beside the chance to win."""


@rule
def unused_m(state: State, seat: int) -> float:
    """[A1] the `M` puzzles that a seat can still use."""
    count = int(state.noted_m[seat])
    for k in range(int(state.finished_size)):
        if int(state.finished_by[k]) & OWNER_BITS == seat and mark_at(state, k) != M_NONE:
            count += 1
    return float(count)


@rule
def write_pieces(state: State, features: Any, seat: int, at: int) -> None:
    """The supply of a seat: how many of each shape, whether there is one, or two; by level; all and their cells."""
    pieces, cells = 0, 0
    for piece in range(KINDS):
        count = int(state.supply[seat, piece])
        if count > 0:
            level = level_of(piece)
            features[at + piece] = float(count) / 4.0
            features[at + KINDS + piece] = 1.0
            if count > 1 and piece < ORDINARY:
                features[at + 2 * KINDS + piece] = 1.0
            pieces += count
            cells += count * level
            by_level = at + 2 * KINDS + ORDINARY + level - 1
            features[by_level] = float(features[by_level]) + float(count) / 5.0
    at += 2 * KINDS + ORDINARY + LEVELS
    features[at] = float(pieces) / 15.0
    features[at + 1] = float(cells) / 30.0


@rule
def write_puzzle(state: State, book: Book, features: Any, seat: int, slot: int, fewest: int, at: int) -> None:
    """An unfinished puzzle: how far it is, and what it gives."""
    puzzle = int(state.puzzle[seat, slot])
    filled = cells_in(int(state.filled[seat, slot]))
    reward = int(book.reward[puzzle])
    features[at] = 1.0
    features[at + 1] = float(min(fewest, 20)) / 10.0
    features[at + 2] = 1.0 if fewest <= 1 else 0.0
    features[at + 3] = 1.0 if fewest <= 2 else 0.0
    features[at + 4] = 1.0 if fewest <= 3 else 0.0
    features[at + 5] = 1.0 if fewest <= 6 else 0.0
    features[at + 6] = float(int(book.points[puzzle])) / 5.0
    features[at + 7] = float(level_of(reward) if reward < REWARD_M else 2) / 4.0
    features[at + 8] = float(cells_in(int(book.recess[puzzle])) - filled) / 12.0
    features[at + 9] = float(filled) / 10.0
    features[at + 10] = 1.0 if book.is_black[puzzle] == 1 else 0.0


@rule
def write_side(state: State, book: Book, mind: Mind, seat: int, at: int, left: float) -> float:
    """All of one seat; the points that the hand-written evaluation lets it expect."""
    features, supply = mind.net.features, state.supply[seat]
    points_now = float(score(state, book, seat))
    features[at] = points_now / 20.0
    features[at + 1] = float(puzzles_in_pile(state, seat)) / 10.0
    free, key = 0, supply_key(supply)
    for slot in range(SLOTS):
        puzzle = int(state.puzzle[seat, slot])
        mind.needs[slot] = NEVER + 1
        if puzzle == NONE:
            free += 1
        else:
            region = int(book.recess[puzzle]) & ~int(state.filled[seat, slot])
            mind.needs[slot] = actions_to_complete(mind, region, supply, key)
    features[at + 2] = float(free) / 4.0
    features[at + 3] = 1.0 if free > 0 else 0.0
    write_pieces(state, features, seat, at + PIECES_AT)
    share = min(1.0, left / float(mind.weights[0].horizon))
    worth, needed, summed, promised = 0.0, 0.0, 0.0, 0.0
    for k in range(SLOTS):
        nearest = 0
        for slot in range(1, SLOTS):
            nearest = slot if mind.needs[slot] < mind.needs[nearest] else nearest
        fewest = int(mind.needs[nearest])
        if fewest > NEVER:
            break
        mind.needs[nearest] = NEVER + 1
        write_puzzle(state, book, features, seat, nearest, fewest, at + PUZZLES_AT + k * SLOT)
        puzzle = int(state.puzzle[seat, nearest])
        points, reward = float(int(book.points[puzzle])), int(book.reward[puzzle])
        rewarded = at + REWARDS_AT + reward
        features[rewarded] = float(features[rewarded]) + 2.0 / (2.0 + float(fewest))
        needed += float(fewest) if needed == 0.0 else float(fewest) * float(mind.weights[0].overlap)
        hope = hope_of(mind, left, needed)
        worth += hope * (points + reward_worth(mind, reward, share))
        worth -= (1.0 - hope) * float(unfinished_cost(state, book, seat, nearest)) * (1.0 - share)
        summed += float(fewest)
        promised += points
    features[at + PROMISED_AT] = summed / 20.0
    features[at + PROMISED_AT + 1] = promised / 10.0
    features[at + PROMISED_AT + 2] = worth / 10.0
    actions = float(int(state.actions_left[seat]))
    return points_now + worth + pieces_worth(state, mind, seat) * share + actions * float(mind.weights[0].action)


@rule
def write_offer(state: State, book: Book, mind: Mind, seat: int, at: int, left: float) -> int:
    """What lies there for a seat: the best puzzles, and the nearest of each worth; the place of the best."""
    features, top, supply = mind.net.features, mind.net.top, state.supply[seat]
    key, share, first = supply_key(supply), min(1.0, left / float(mind.weights[0].horizon)), NONE
    for k in range(BEST):
        for column in range(BEST_FEATURES):
            top[k, column] = 0.0
    for place in range(TAKE_DECK):
        puzzle = puzzle_at(state, place)
        if puzzle == NONE or mind.is_seen[puzzle] == 0:
            continue
        points, reward = int(book.points[puzzle]), int(book.reward[puzzle])
        need = actions_to_complete(mind, int(book.recess[puzzle]), supply, key)
        hope = hope_of(mind, left, 1.0 + float(need))
        worth = hope * (float(points) + reward_worth(mind, reward, share))
        near, kind = 1.0 - float(min(need, 20)) / 20.0, at + BEST * BEST_FEATURES + min(points, POINTS - 1)
        features[kind] = max(float(features[kind]), near)
        better = BEST
        while better > 0 and worth > float(top[better - 1, 0]):
            better -= 1
        if better == 0:
            first = place
        if better < BEST:
            for k in range(BEST - 1, better, -1):
                for column in range(BEST_FEATURES):
                    top[k, column] = top[k - 1, column]
            top[better, 0] = worth
            top[better, 1] = float(points) / 5.0
            top[better, 2] = float(min(need, 20)) / 10.0
            top[better, 3] = float(level_of(reward) if reward < REWARD_M else 2) / 4.0
    for k in range(BEST):
        for column in range(BEST_FEATURES):
            scale = 0.5 if column == 0 else 1.0
            features[at + k * BEST_FEATURES + column] = float(top[k, column]) * scale
    return first


@rule
def write_terms(state: State, features: Any) -> None:
    """What is played, and by how many."""
    options, at = state.options, TERMS_AT
    features[at + int(state.seats) - 1] = 1.0
    features[at + 6] = 1.0 if options.variant == LINE_CLEAR else 0.0
    features[at + 7] = 1.0 if options.variant == SOLO else 0.0
    features[at + 8] = float(int(options.ghost))
    features[at + 9] = float(int(options.ambassador))
    features[at + 10] = float(int(options.must_act))
    features[at + 11] = float(int(options.skip_levels))
    features[at + 12] = float(int(options.exchange_down))
    features[at + 13] = float(int(options.fallback))
    features[at + 14] = float(int(options.deck_top))
    features[at + 15] = float(int(options.recycle))
    features[at + 16] = float(int(options.black_limit))
    features[at + 17] = float(int(options.unfinished_cost))
    features[at + 18] = float(int(options.split_level_up))
    features[at + 19] = float(int(options.ambassador_later))
    features[at + 20] = float(int(options.hidden_piles))
    features[at + 21] = float(int(options.endless_white))
    features[at + 22] = float(min(int(options.pieces_each), 15)) / 15.0
    features[at + 23] = float(int(options.solo_locks))


@rule
def until_turn(state: State, seat: int) -> float:
    """How many turns of others come before a seat's, as a share of a round."""
    seats = int(state.seats)
    return float((seat - int(state.marker[WHITE]) + seats) % seats) / float(seats)


@rule
def write_opponent(state: State, book: Book, mind: Mind) -> None:
    """[X6] solo's automatic opponent: its points, what it takes, and the columns."""
    features, at = mind.net.features, OPPONENT_AT
    taken = next_take(state, book, mind, True)
    expected = solo_rival(state, book, mind, True)
    features[at] = float(score(state, book, 1)) / 20.0
    features[at + 1] = taken / 5.0
    features[at + 2] = later_takes(state, book, mind, taken, True) / 10.0
    features[at + 3] = expected / 20.0
    for place in range(GRID):
        puzzle = int(state.grid[place])
        if puzzle != NONE and mind.is_seen[puzzle] == 1:
            points, column = float(int(book.points[puzzle])) / 5.0, at + 4 + 3 * (place % COLUMNS)
            features[column] = max(float(features[column]), points)
            features[column + 1] = float(features[column + 1]) + points / 2.0
            features[column + 2] = float(features[column + 2]) + 1.0 / 3.0
    mind.net.notes[RIVAL_WORTH] = expected
    mind.net.notes[RIVAL_SCORE] = float(score(state, book, 1))


@rule
def write_rivals(state: State, book: Book, mind: Mind, seat: int) -> None:
    """The rival that may expect most in full, the next two in brief."""
    features, notes = mind.net.features, mind.net.notes
    best, second, third = NONE, NONE, NONE
    for other in range(int(state.seats)):
        if other == seat:
            continue
        worth = worth_of(state, book, mind, other)
        mind.worths[other] = worth
        if best == NONE or worth > float(mind.worths[best]):
            best, second, third = other, best, second
        elif second == NONE or worth > float(mind.worths[second]):
            second, third = other, second
        elif third == NONE or worth > float(mind.worths[third]):
            third = other
    turns = turns_left(state, mind, best)
    left = turns * 3.0 + float(int(state.actions_left[best]))
    worth = write_side(state, book, mind, best, RIVAL_SIDE_AT, left)
    notes[RIVAL_FIRST] = float(write_offer(state, book, mind, best, RIVAL_OFFER_AT, left))
    notes[RIVAL_WORTH] = worth
    notes[RIVAL_SCORE] = float(score(state, book, best))
    at = RIVAL_AT
    features[at] = worth / 20.0
    features[at + 1] = turns / 10.0
    features[at + 2] = until_turn(state, best)
    features[at + 3] = unused_m(state, best) / 3.0
    features[at + 4] = 1.0 if state.deciding[best] == 1 else 0.0
    if state.final_round > 0:
        notes[RIVAL_SURE] = sure_points(state, book, mind, best)
        features[at + 5] = float(notes[RIVAL_SURE]) / 10.0
        features[at + 6] = 1.0 if turns < 0.5 else 0.0
        features[at + 7] = 1.0 if 0.5 < turns < 1.5 else 0.0
    for k in range(2):
        other = second if k == 0 else third
        if other != NONE:
            at = OTHERS_AT + 4 * k
            features[at] = 1.0
            features[at + 1] = float(score(state, book, other)) / 20.0
            features[at + 2] = float(mind.worths[other]) / 20.0
            features[at + 3] = (worth - float(mind.worths[other])) / 10.0


@rule
def write_shared(state: State, book: Book, mind: Mind, seat: int) -> None:
    """All that stays the same while a seat tries its own decisions."""
    for k in range(SHARED):
        mind.net.features[k] = 0.0
    for k in range(len(mind.net.notes)):
        mind.net.notes[k] = 0.0
    write_terms(state, mind.net.features)
    if state.options.variant == SOLO:
        write_opponent(state, book, mind)
    else:
        write_rivals(state, book, mind, seat)


@rule
def write_game(state: State, book: Book, mind: Mind, seat: int, worth: float, turns: float) -> None:
    """How far the game is, what the seat has begun, and how it stands to the best rival."""
    features, notes, at = mind.net.features, mind.net.notes, GAME_AT
    deck = int(state.deck_size[WHITE if state.options.variant == SOLO else BLACK])
    actions, points = int(state.actions_left[seat]), float(score(state, book, seat))
    features[at] = 1.0 if state.final_round > 0 else 0.0
    features[at + 1] = turns / 10.0
    features[at + 2] = float(deck) / 12.0
    features[at + 3] = 1.0 if deck <= 1 else 0.0
    features[at + 4] = 1.0 if deck <= 2 else 0.0
    features[at + 5] = 1.0 if deck <= 3 else 0.0
    features[at + 6] = 1.0 if deck <= 5 else 0.0
    features[at + 7] = 1.0 if deck <= 8 else 0.0
    features[at + 8] = float(int(state.deck_size[WHITE])) / 30.0
    features[at + 9] = float(int(state.round_now)) / 20.0
    features[at + 10] = 1.0 if seat == 0 else 0.0
    features[at + 11] = 1.0 if state.deciding[seat] == 1 else 0.0
    features[at + 12] = float(actions) / 3.0
    if 1 <= actions <= 3:
        features[at + 12 + actions] = 1.0
    features[at + 16] = 1.0 if state.master_used[seat] == 1 else 0.0
    features[at + 17 + int(state.pending[seat])] = 1.0
    features[at + 24] = float(cells_in(int(state.placed_on[seat]))) / 4.0
    features[at + 25] = float(int(state.black_taken[seat]))
    features[at + 26] = (points - float(notes[RIVAL_SCORE])) / 10.0
    features[at + 27] = worth / 20.0
    features[at + 28] = (worth - float(notes[RIVAL_WORTH])) / 10.0
    if state.final_round > 0:
        sure = sure_points(state, book, mind, seat)
        features[at + 29] = sure / 10.0
        features[at + 30] = (points + sure - float(notes[RIVAL_SCORE]) - float(notes[RIVAL_SURE])) / 10.0
        features[at + 31] = 1.0 if turns < 0.5 else 0.0
        features[at + 32] = 1.0 if 0.5 < turns < 1.5 else 0.0
    features[at + 33] = unused_m(state, seat) / 3.0
    features[at + 34] = float(int(state.steps[seat])) / 2.0
    features[at + 35] = until_turn(state, seat)
    features[at + 36] = float(int(state.opponent_supply)) / 6.0
    for column in range(COLUMNS):
        features[at + 37 + column] = float(int(state.locks[column]))
    features[at + 40] = float(int(state.idle_rounds)) / 3.0
    features[at + 41] = 1.0 if state.options.variant == LINE_CLEAR and state.marker[BLACK] == seat else 0.0
    for piece in range(KINDS):
        features[RESERVE_AT + piece] = float(int(state.reserve[piece])) / 15.0


@rule
def write_own(state: State, book: Book, mind: Mind, seat: int) -> None:
    """All that the own decisions change."""
    features = mind.net.features
    for k in range(SHARED, FEATURES):
        features[k] = 0.0
    turns = turns_left(state, mind, seat)
    left = turns * 3.0 + float(int(state.actions_left[seat]))
    worth = write_side(state, book, mind, seat, OWN_SIDE_AT, left)
    write_game(state, book, mind, seat, worth, turns)
    first = write_offer(state, book, mind, seat, OWN_OFFER_AT, left)
    for place in range(TAKE_DECK):
        puzzle = puzzle_at(state, place)
        if puzzle == NONE:
            continue
        kind = LYING_AT + min(int(book.points[puzzle]), POINTS - 1)
        if mind.is_seen[puzzle] == 0:
            kind = LYING_AT + POINTS + (1 if book.is_black[puzzle] == 1 else 0)
        features[kind] = float(features[kind]) + 0.25
    if first != NONE and float(first) == float(mind.net.notes[RIVAL_FIRST]) and state.options.variant != SOLO:
        features[LYING_AT + POINTS + 2] = 1.0
        features[LYING_AT + POINTS + 3] = float(mind.net.top[0, 0]) - float(mind.net.top[1, 0])


@rule
def judge_end(state: State, book: Book, mind: Mind, seat: int) -> None:
    """The turns are over: the touches are known, and with them who has won, unless piles are hidden [P5]."""
    found, is_touching = mind.net.found, state.phase == FINISHING
    own = float(score(state, book, seat)) + (sure_points(state, book, mind, seat) if is_touching else 0.0)
    best, ahead = -1000.0, 1.0
    if state.options.variant == SOLO:
        best = float(score(state, book, 1))
    else:
        for other in range(int(state.seats)):
            if other == seat:
                continue
            theirs = float(score(state, book, other)) + (sure_points(state, book, mind, other) if is_touching else 0.0)
            best = max(best, theirs)
            if not is_touching and rank(state, book, other) > rank(state, book, seat):
                ahead = -1.0
            elif not is_touching and rank(state, book, other) == rank(state, book, seat):
                ahead = min(ahead, 0.0)
    margin = own - best
    if is_touching or state.options.variant == SOLO:
        ahead = 1.0 if margin > 0.0 else -1.0
        if margin == 0.0 and state.options.variant != SOLO:
            ahead = 0.0
    found[0] = SURE * ahead
    if state.options.hidden_piles == 1 and is_touching:
        found[0] = max(-SURE, min(SURE, margin))
    found[1] = margin


@rule
def judge(state: State, book: Book, mind: Mind, seat: int, market: int) -> None:
    """The log odds of a seat to win and the points ahead, into `found`; after `look_around` for the same seat."""
    if state.phase != TURN:
        judge_end(state, book, mind, seat)
        return
    key = rivals_key(state, market)
    if int(mind.net.key[0]) != key:
        write_shared(state, book, mind, seat)
        sum_shared(mind.net)
        mind.net.key[0] = key
    write_own(state, book, mind, seat)
    ask(mind.net)


@rule
def odds_of(state: State, book: Book, mind: Mind, seat: int, market: int) -> float:
    """What the beam compares: log odds, and a little for points."""
    judge(state, book, mind, seat, market)
    return float(mind.net.found[0]) + TIE * float(mind.net.found[1])
