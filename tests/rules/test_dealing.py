"""[S1] [X1] [P5] [R3] [R11] what a seat does not know is dealt so that it could have come from a set-up."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from projectl import Game
from projectl.rules import engine
from projectl.rules.compiled import INTERPRET
from projectl.rules.dealing import COUNT, IMPOSSIBLE, POSSIBLE, new_hand
from projectl.rules.state import BLACK, DECK_AT, NONE, WHITE
from tests.counts import times
from tests.modes import MODES, SAMPLE
from tests.playing import play_on
from tests.rules.faces import own
from tests.table import Table

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
    """[S1] [X1] every card nobody has seen, also in the box, is as likely as any other to come next, or at the end."""
    game = play_on(Game.new(seed=8, **MODES[mode]), Random(8), 50)
    states, book = game.arrays
    engine.blank(states, 0, 0)
    blank, hand = states.copy(), new_hand()
    deck, number = ("G", WHITE) if mode.startswith("solo") else ("B", BLACK)
    top = DECK_AT[number] + int(states[0].deck_size[number]) - 1
    bottom = DECK_AT[number] + int(states[0].known[number])
    tops, bottoms = Counter[int](), set[int]()
    for seed in range(DEALS):
        states[:] = blank
        assert engine.deal(states, 0, book, hand, seed, 1) == POSSIBLE
        tops[int(states[0].deck[top])] += 1
        bottoms.add(int(states[0].deck[bottom]))
    fair = DEALS / len(tops)
    assert len(tops) > len(game.to_dict()["decks"][deck])
    assert mode.startswith("solo") or bottoms == set(tops)
    assert all(abs(count - fair) < 6 * fair**0.5 for count in tops.values()), tops


@pytest.mark.parametrize("deck", [WHITE, BLACK])
def test_more_hidden_than_the_game_has_is_refused(deck: int) -> None:
    """[S1] a single card too many, and nothing is dealt."""
    game = Game.new(seed=1)
    states, book = game.arrays
    engine.blank(states, 0, 0)
    unseen = game._box.count("WB"[deck]) - 4
    for hidden, code in ((unseen, POSSIBLE), (unseen + 1, IMPOSSIBLE)):
        tried = states.copy()
        tried[0].deck_size[1 - deck] = 0
        tried[0].deck[DECK_AT[deck] : DECK_AT[deck] + hidden] = NONE
        tried[0].deck_size[deck] = hidden
        before = tried.tobytes()
        assert engine.deal(tried, 0, book, new_hand(), 1, 2) == code
        assert (tried.tobytes() == before) == (code == IMPOSSIBLE)


@pytest.mark.parametrize(("puzzles", "m", "sums"), [(1, 0, {0, 1, 2}), (1, 1, {2}), (2, 2, {4}), (3, 2, {4, 5, 6})])
def test_noted_points_are_those_of_white_puzzles(puzzles: int, m: int, sums: set[int]) -> None:
    """[R11] [P5] [A1] so many of them with an `M`: of the white ones the Ambassador Pack has one, worth 2."""
    terms = {"edition": "revised", "expansions": ("ambassador",), "options": {"endless_white": True}}
    table = Table(**terms).seat(1, noted={"points": 0, "puzzles": puzzles, "m": m})
    view = table.game().view(0)
    dealt = {Game.from_view(view, seed).to_dict()["seats"][1]["noted"]["points"] for seed in range(40)}
    assert dealt == sums


def test_what_can_be_noted_are_all_white_puzzles_wherever_they_are() -> None:
    """[R11] also where some were left in the box: each is in the hand once, and so are those with an `M`."""
    terms = {"edition": "revised", "expansions": ("ambassador",), "options": {"endless_white": True}}
    game, hand = Table(**terms).deck("W", "W01").deck("B", "B01").game(), new_hand()
    states, book = game.arrays
    assert engine.deal(states, 0, book, hand, 1, 2) == POSSIBLE
    faces = game._box.puzzles
    white = [number for number, puzzle in enumerate(faces) if puzzle.colour == "W"]
    for place, expected in ((WHITE, white), (BLACK, [each for each in white if faces[each].reward == "M"])):
        assert list(hand[place, : hand[place, COUNT]]) == expected


def test_noted_puzzles_without_an_m_are_worth_something_too() -> None:
    """[R11] where no puzzle of the box has an `M`, and never more than a position may say."""
    faces = [f"XW{number:02} 20 I2 b2c2d2" for number in range(1, 41)]
    table = Table(options={"endless_white": True, "hidden_piles": True}, puzzles=own(*faces))
    for puzzles, points in ((9, range(1, 181)), (9999, range(30000, 30001))):
        view = table.seat(1, noted={"points": 0, "puzzles": puzzles, "m": 9}).game().view(0)
        assert Game.from_view(view, 1).to_dict()["seats"][1]["noted"]["points"] in points


@pytest.mark.parametrize("hidden", ["B", "WBB", "W", "WWB"])
def test_a_hidden_pile_has_the_colours_that_are_left(hidden: str) -> None:
    """[S1] [P5] [R3] all white puzzles are in play, and as many black ones as there were; known bottoms stay."""
    table = Table(edition="revised")
    of_colour = {name: [each for each in lying(table.d) if colour(each) == name][6:] for name in "WB"}
    piles = [[of_colour[name].pop() for name in pile] for pile in ("WB", hidden)]
    table.pile(0, *piles[0]).pile(1, *piles[1]).puzzle(0, 1, of_colour["W"].pop()).puzzle(1, 2, of_colour["B"].pop())
    table.d["known"] = {"W": 2, "B": 3}
    game = table.game()
    for seat in (0, None):
        for seed in range(3):
            check_deal(game, seat, Game.from_view(game.view(seat), seed))


def test_a_hand_that_was_used_deals_as_a_new_one() -> None:
    """[S1] of another game with other puzzles in sight nothing is left."""
    used = new_hand()
    for seed in (1, 2):
        states, book = Game.new(seed=seed, players=seed + 1, expansions=("ambassador",)).arrays
        engine.blank(states, 0, 0)
        again = states.copy()
        assert engine.deal(states, 0, book, used, 1, 2) == engine.deal(again, 0, book, new_hand(), 1, 2) == 0
        assert states.tobytes() == again.tobytes()


def test_in_solo_fifteen_white_puzzles_are_in_play_wherever_they_are() -> None:
    """[X1] [P5] also where a pile is hidden that has black ones in it."""
    table = Table(variant="solo", edition="revised", options={"hidden_piles": True})
    white, black = ([each for each in lying(table.d) if colour(each) == name] for name in "WB")
    table.set(rows={"G": white[:5] + black[:4]}, decks={"G": black[4:7]}).seat(0, pile=white[5:] + black[7:])
    view = table.game().view(None)
    for seed in range(3):
        check_puzzles(Game.from_view(view, seed).to_dict(), 15)
        check_puzzles(Game.from_view(Game.new(variant="solo", seed=seed).view(None), seed).to_dict(), 15)


def test_shuffles_to_come_are_dealt_too() -> None:
    """[R11] nobody knows them: each deal has others, in every word of the generator."""
    view = Game.new(seed=1, edition="revised", options={"endless_white": True}).view(0)
    first, second = (Game.from_view(view, seed)._state.rng for seed in (1, 2))
    assert first.all()
    assert (first != second).all()
