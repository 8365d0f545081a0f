"""[S1] [X1] [P5] [R3] [R11] what a seat does not know is dealt so that it could have come from a set-up."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from projectl import Game
from projectl.rules import engine
from projectl.rules.compiled import INTERPRET
from projectl.rules.dealing import IMPOSSIBLE, POSSIBLE, new_hand
from projectl.rules.state import BLACK, DECK_AT, WHITE
from tests.counts import times
from tests.modes import MODES, SAMPLE
from tests.playing import play_on

Position = dict[str, Any]
BLACK_IN_PLAY = {2: 12, 3: 14, 4: 16, 5: 20, 6: 24}
SEEDS = (1,) if INTERPRET else range(times(3))
DEALS = 400 if INTERPRET else 8000


def lying(position: Position) -> list[str]:
    """Every puzzle of a position that is not left in the box."""
    found = [puzzle for row in position["rows"].values() for puzzle in row if puzzle is not None]
    found += [puzzle for deck in position["decks"].values() for puzzle in deck]
    for seat in position["seats"]:
        found += [puzzle["id"] for puzzle in seat["puzzles"] if puzzle is not None]
        found += seat["pile"]
    return found + (position["solo"]["pile"] if position["solo"] else [])


def colour(puzzle: str) -> str:
    return "W" if "W" in puzzle else "B"


def check_puzzles(position: Position, whites: int) -> None:
    """[S1] [X1] as many of each colour as a set-up deals out, each once, decks of their colour, white above black."""
    found = lying(position)
    assert len(set(found)) == len(found)
    is_solo = position["variant"] == "solo"
    count = Counter(map(colour, found))
    assert count["W"] == (15 if is_solo else whites)
    assert count["B"] == (10 if is_solo else BLACK_IN_PLAY[position["players"]])
    for name, deck in position["decks"].items():
        colours = "".join(map(colour, deck))
        assert colours == "".join(sorted(colours, reverse=True)) if name == "G" else set(colours) <= {name}


def possible_points(game: Game, puzzles: int, m: int) -> set[int]:
    """[R11] what so many white puzzles can be worth, so many of them with an `M`."""
    white = [puzzle for puzzle in game._box.puzzles if puzzle.colour == "W"]
    with_m = {puzzle.points for puzzle in white if puzzle.reward == "M"}
    sums = {0}
    for k in range(puzzles):
        sums = {total + points for total in sums for points in (with_m if k < m else {each.points for each in white})}
    return sums


def check_deal(game: Game, seat: int | None, dealt: Game) -> None:
    position, truth = dealt.to_dict(), game.to_dict()
    check_puzzles(position, game._box.count("W"))
    assert position["known"] == truth["known"]
    for name, known in truth["known"].items():
        assert known == 0 or position["decks"][name][-known:] == truth["decks"][name][-known:]
        assert len(position["decks"][name]) == len(truth["decks"][name])
    is_hidden = truth["options"]["hidden_piles"] and not game.is_over
    for number, (each, real) in enumerate(zip(position["seats"], truth["seats"], strict=True)):
        if number == seat or not is_hidden:
            assert (each["pile"], each["noted"]) == (real["pile"], real["noted"])
        else:
            assert len(each["pile"]) == len(real["pile"])
            assert (each["unused_m"], each["pending"]) == (real["unused_m"], real["pending"])
            noted = each["noted"]
            assert noted["points"] in possible_points(game, noted["puzzles"], noted["m"])
            assert {**noted, "points": 0} == {**real["noted"], "points": 0}
    assert (position["rng"] is None) == (truth["rng"] is None)
    assert dealt.view(seat) == game.view(seat)


@pytest.mark.parametrize("mode", SAMPLE)
def test_every_deal_could_have_come_from_a_set_up(mode: str) -> None:
    for seed in SEEDS:
        game = play_on(Game.new(seed=seed, **MODES[mode]), Random(seed), 40 + 130 * seed)
        check_puzzles(game.to_dict(), game._box.count("W"))
        for seat in (None, *range(game.to_dict()["players"])):
            view = json.loads(json.dumps(game.view(seat)))
            for deal in range(2):
                check_deal(game, seat, Game.from_view(view, deal))


@pytest.mark.parametrize("mode", ["kickstarter-2", "solo-standard-reserve", "revised-4"])
def test_no_card_is_favoured(mode: str) -> None:
    """[S1] [X1] every card nobody has seen is as likely as any other to come next, those in the box too."""
    game = play_on(Game.new(seed=8, **MODES[mode]), Random(8), 50)
    states, book = game.arrays
    engine.blank(states, 0, 0)
    blank, hand = states.copy(), new_hand()
    deck, number = ("G", WHITE) if mode.startswith("solo") else ("B", BLACK)
    top = DECK_AT[number] + int(states[0].deck_size[number]) - 1
    tops: Counter[int] = Counter()
    for seed in range(DEALS):
        states[:] = blank
        assert engine.deal(states, 0, book, hand, seed, 1) == POSSIBLE
        tops[int(states[0].deck[top])] += 1
    fair = DEALS / len(tops)
    assert len(tops) > len(game.to_dict()["decks"][deck])
    assert all(abs(count - fair) < 6 * fair**0.5 for count in tops.values()), tops


def test_more_hidden_than_the_game_has_is_refused() -> None:
    game = Game.new(seed=1)
    states, book = game.arrays
    engine.blank(states, 0, 0)
    states[0].deck_size[1] = 24
    before = states.tobytes()
    assert engine.deal(states, 0, book, new_hand(), 1, 2) == IMPOSSIBLE
    assert states.tobytes() == before
