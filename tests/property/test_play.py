"""What holds after every decision of every game, in every mode."""

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from projectl import Game, Move
from projectl.catalogue.pieces import PIECES
from projectl.notation import happenings
from projectl.rules.events import EVENT_KINDS
from tests.counts import times
from tests.modes import MODES, SAMPLE
from tests.playing import MOST_DECISIONS, anything, decisions, lively, play_on, puzzle_points, state_bytes
from tests.property.ledger import Ledger

Position = dict[str, Any]
SEEDS = st.integers(0, 2**64 - 1)
SELDOM = {"opponent_nothing"}
"""[X12] needs an empty deck and all that is left behind locks; tests/rules builds that."""
POLICIES = st.sampled_from([lively, lively, lively, anything])


def pieces_in(position: Position) -> Counter[str]:
    """All pieces of a position, wherever they are."""
    found: Counter[str] = Counter(position["reserve"])
    for seat in position["seats"]:
        found.update(seat["supply"])
        for lying in seat["puzzles"]:
            found.update(piece for piece, _ in (lying["placed"] if lying else ()))
    if position["solo"] and position["options"]["solo_locks"] == "reserve":
        found["O1"] += sum(position["solo"]["locks"]) + position["solo"]["supply"]
    return found


def box_of(position: Position) -> Counter[str]:
    """[C2] [C4] so many of each shape, ten of level 5."""
    each = position["options"]["pieces_each"]
    return Counter({piece: 10 if piece in ("P5", "U5", "L5") else each for piece in position["reserve"]})


def puzzles_in(position: Position) -> list[str]:
    """All puzzles of a position, wherever they are."""
    found: list[str | None] = [*position["solo"]["pile"]] if position["solo"] else []
    for places in (*position["rows"].values(), *position["decks"].values()):
        found += places
    for seat in position["seats"]:
        found += seat["pile"]
        found += [lying["id"] for lying in seat["puzzles"] if lying]
    return sorted(puzzle for puzzle in found if puzzle)


def scores_of(position: Position, points: dict[str, int]) -> tuple[int, ...]:
    """[E6] [R6] [R11] [X16] what the piles say."""
    options = position["options"]
    costs_unfinished = options["unfinished_cost"] or position["variant"] == "solo"
    scores = []
    for seat in position["seats"]:
        score = sum(points[puzzle] for puzzle in seat["pile"]) + seat["noted"]["points"] - seat["touches"]
        if costs_unfinished and position["phase"] == "over":
            score -= sum(points[lying["id"]] for lying in seat["puzzles"] if lying)
        scores.append(score)
    if position["solo"]:
        scores.append(sum(points[puzzle] for puzzle in position["solo"]["pile"]))
    return tuple(scores)


def winners_of(position: Position, scores: tuple[int, ...]) -> tuple[int, ...]:
    """[E7] [X17]."""
    if position["phase"] != "over":
        return ()
    if position["solo"]:
        return (0,) if scores[0] > scores[1] else (1,)
    ranks = [
        (score, len(seat["pile"]) + seat["noted"]["puzzles"], sum(seat["supply"].values()))
        for score, seat in zip(scores, position["seats"], strict=True)
    ]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


@pytest.mark.parametrize("mode", MODES)
@settings(max_examples=times(2, 16))
@given(seed=SEEDS, policy=POLICIES)
def test_nothing_is_lost_and_the_events_tell_the_whole_story(mode: str, seed: int, policy: Any) -> None:
    game = Game.new(seed=seed, **MODES[mode])
    points = puzzle_points(game)
    first = game.to_dict()
    pieces, puzzles = pieces_in(first), puzzles_in(first)
    assert pieces == box_of(first)
    assert len(set(puzzles)) == len(puzzles)
    ledger = Ledger(first)
    for seat, move in decisions(game, Random(seed), policy=policy):
        events = game.play(move, seat)
        position = game.to_dict()
        assert pieces_in(position) == pieces
        assert puzzles_in(position) == puzzles
        ledger.follow(events, position)
        scores = scores_of(position, points)
        assert game.scores == scores
        assert game.winners == winners_of(position, scores)
    is_endless = bool(first["options"]["endless_white"])  # [R11] it may go on for ever
    assert game.is_over or is_endless, f"not within {MOST_DECISIONS} decisions"
    assert bool(game.to_decide) is not game.is_over
    assert bool(game.winners) is game.is_over


@pytest.mark.parametrize("mode", SAMPLE)
@settings(max_examples=times(2, 16))
@given(seed=SEEDS, length=st.integers(0, 400), policy=POLICIES)
def test_legal_mask_and_why_not_agree_on_every_index(mode: str, seed: int, length: int, policy: Any) -> None:
    game = play_on(Game.new(seed=seed, **MODES[mode]), Random(seed), length, policy)
    before = state_bytes(game)
    for seat in range(len(game.to_dict()["seats"])):
        legal = game.legal(seat)
        indices = [move.index for move in legal]
        assert indices == sorted(set(indices))
        assert bool(legal) == (seat in game.to_decide)
        mask = game.mask(seat)
        assert mask.nonzero()[0].tolist() == indices
        refusals = [game.why_not(Move.from_index(index), seat) for index in range(len(mask))]
        assert [index for index, refusal in enumerate(refusals) if refusal is None] == indices
        for refusal in refusals:
            assert refusal is None or (refusal.rule and refusal.sentence and "{" not in refusal.sentence)
    assert state_bytes(game) == before


@pytest.mark.parametrize("mode", SAMPLE)
@settings(max_examples=times(3))
@given(seed=SEEDS, length=st.integers(0, 400), wrong=st.lists(st.integers(0, 2750), max_size=40))
def test_an_illegal_move_changes_nothing(mode: str, seed: int, length: int, wrong: list[int]) -> None:
    game = play_on(Game.new(seed=seed, **MODES[mode]), Random(seed), length)
    before, record = state_bytes(game), game.record()
    for index in wrong:
        move = Move.from_index(index)
        for seat in range(len(game.to_dict()["seats"])):
            refusal = game.why_not(move, seat)
            if refusal is None:
                continue
            with pytest.raises(ValueError, match=re.escape(refusal.sentence)):
                game.play(move, seat)
            assert state_bytes(game) == before
    assert game.record() == record


@pytest.mark.parametrize("mode", SAMPLE)
@settings(max_examples=times(3))
@given(seed=SEEDS)
def test_undo_takes_back_to_the_byte(mode: str, seed: int) -> None:
    game = Game.new(seed=seed, **MODES[mode])
    before = [state_bytes(game)]
    for seat, move in decisions(game, Random(seed)):
        game.play(move, seat)
        before.append(state_bytes(game))
    while len(before) > 1:
        assert state_bytes(game) == before.pop()
        game.undo()
    assert state_bytes(game) == before.pop() == state_bytes(Game.new(seed=seed, **MODES[mode]))
    with pytest.raises(ValueError, match="nothing to undo"):
        game.undo()


@pytest.mark.parametrize("mode", SAMPLE)
@settings(max_examples=times(2))
@given(seed=SEEDS, length=st.integers(0, 300))
def test_a_copy_is_independent(mode: str, seed: int, length: int) -> None:
    game = play_on(Game.new(seed=seed, **MODES[mode]), Random(seed), length)
    twin = game.copy()
    before, record = state_bytes(game), game.record()
    assert state_bytes(twin) == before
    assert twin.record() == record
    play_on(twin, Random(seed + 1))
    assert state_bytes(game) == before
    assert game.record() == record
    again = game.copy()
    play_on(game, Random(seed + 1))
    assert state_bytes(game) == state_bytes(twin)
    assert game.record() == twin.record()
    while again._history:
        again.undo()
    assert json.dumps(again.to_dict()) == json.dumps(Game.new(seed=seed, **MODES[mode]).to_dict())


def test_every_kind_of_event_is_documented_and_told() -> None:
    page = happenings.__doc__ or ""
    rows = [line.split("|")[1:3] for line in page.splitlines() if line.startswith("| `")]
    documented = {kind: keys for kinds, keys in rows for kind in re.findall(r"`(\w+)`", kinds)}
    assert sorted(documented) == sorted(EVENT_KINDS)
    seen: dict[str, set[str]] = {}
    for mode, terms in MODES.items():
        for seed in range(times(1, 8)):
            game = Game.new(seed=seed, **terms)
            for seat, move in decisions(game, Random(f"{mode} {seed}")):
                for event in game.play(move, seat):
                    keys = {key for key in event if key != "kind"}
                    assert seen.setdefault(event["kind"], keys) == keys
    for kind, keys in seen.items():
        before_colon = documented[kind].split(":")[0]
        assert all(f"`{key}`" in before_colon for key in keys), kind
    assert set(EVENT_KINDS) - set(seen) <= SELDOM


def test_the_pieces_of_a_game_are_those_of_its_sets() -> None:
    for terms in MODES.values():
        position = Game.new(seed=1, **terms).to_dict()
        expected = PIECES if "ghost" in position["expansions"] else PIECES[:9]
        assert tuple(position["reserve"]) == expected
        assert all(tuple(seat["supply"]) == expected for seat in position["seats"])
