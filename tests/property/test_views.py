"""[S3] [P5] nothing hidden leaks: whatever a seat may not know could be otherwise, and its view would be the same."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from projectl import Game
from tests.counts import times
from tests.modes import MODES, SAMPLE
from tests.playing import play_on

SEEDS = st.integers(2**40, 2**64 - 1)
Position = dict[str, Any]


def shuffle_decks(position: Position, random: Random) -> None:
    """Another order of every deck, except for the bottom cards everybody has seen."""
    for name, deck in position["decks"].items():
        unseen = len(deck) - position["known"][name]
        top = deck[:unseen]
        random.shuffle(top)
        deck[:unseen] = top


def change_cards(position: Position, every_id: list[str], random: Random) -> None:
    """Other puzzles of the same colour out of the box in place of those in the decks."""
    text = json.dumps({**position, "puzzles": None})
    spare = [puzzle for puzzle in every_id if f'"{puzzle}"' not in text]
    random.shuffle(spare)
    for name, deck in position["decks"].items():
        for place in range(len(deck) - position["known"][name]):
            other = next((p for p in spare if ("W" in p) == ("W" in deck[place])), None)
            if other is not None and random.random() < 0.5:
                spare.remove(other)
                spare.append(deck[place])
                deck[place] = other


def swap_hidden_piles(position: Position, seat: int | None, random: Random) -> None:
    """[P5] hidden puzzles change places between the piles of other seats, and with the decks."""
    places = []
    for number, other in enumerate(position["seats"]):
        pending = (other["pending"] or {}).get("puzzles", [])
        if number != seat:
            public = {*other["unused_m"], *pending}
            places += [(other["pile"], place) for place, puzzle in enumerate(other["pile"]) if puzzle not in public]
    for name, deck in position["decks"].items():
        places += [(deck, place) for place in range(len(deck) - position["known"][name])]
    for colour in "WB":
        same = [(pile, place) for pile, place in places if colour in pile[place]]
        ids = [pile[place] for pile, place in same]
        random.shuffle(ids)
        for (pile, place), puzzle in zip(same, ids, strict=True):
            pile[place] = puzzle


def hidden_ids(position: Position, seat: int | None) -> set[str]:
    """The puzzles whose whereabouts a seat may not know."""
    hidden: set[str] = set()
    for name, deck in position["decks"].items():
        hidden.update(deck[: len(deck) - position["known"][name]])
    if position["options"]["hidden_piles"] and position["phase"] != "over":
        for number, other in enumerate(position["seats"]):
            if number != seat:
                hidden.update(other["pile"])
                hidden.difference_update(other["unused_m"], (other["pending"] or {}).get("puzzles", []))
    return hidden


@pytest.mark.parametrize("mode", SAMPLE)
@settings(max_examples=times(6))
@given(seed=SEEDS, length=st.integers(0, 500), other=st.integers(0, 2**32))
def test_a_view_does_not_change_with_what_it_hides(mode: str, seed: int, length: int, other: int) -> None:
    game = play_on(Game.new(seed=seed, **MODES[mode]), Random(seed), length)
    every_id = [puzzle.id for puzzle in game._box.puzzles]
    seats = len(game.to_dict()["seats"])
    is_hidden = game.to_dict()["options"]["hidden_piles"] and not game.is_over
    for seat in (None, *range(seats)):
        position, random = game.to_dict(), Random(other)
        shuffle_decks(position, random)
        change_cards(position, every_id, random)
        if is_hidden:
            swap_hidden_piles(position, seat, random)
            for number, each in enumerate(position["seats"]):
                each["noted"]["points"] += each["noted"]["puzzles"] if number != seat else 0
        if position["rng"]:
            position["rng"] = [random.getrandbits(32) for _ in range(4)]
        assert json.dumps(Game.from_dict(position).view(seat)) == json.dumps(game.view(seat))


@pytest.mark.parametrize("mode", SAMPLE)
@settings(max_examples=times(6))
@given(seed=SEEDS, length=st.integers(0, 500))
def test_a_view_names_nothing_hidden(mode: str, seed: int, length: int) -> None:
    game = play_on(Game.new(seed=seed, **MODES[mode]), Random(seed), length)
    position = game.to_dict()
    for seat in (None, *range(len(position["seats"]))):
        view = game.view(seat)
        assert set(view) == set(position)
        # The text of a player's own file names every puzzle in it, wherever that is.
        text = json.dumps({**view, "puzzles": None})
        assert [puzzle for puzzle in hidden_ids(position, seat) if f'"{puzzle}"' in text] == []
        assert str(seed) not in text
        assert view["rng"] is None
        assert view["decks"] == {name: len(deck) for name, deck in position["decks"].items()}
        for number, other in enumerate(view["seats"]):
            assert len(other["pile"]) == len(position["seats"][number]["pile"])
            assert other["unused_m"] == position["seats"][number]["unused_m"]


@pytest.mark.parametrize("mode", ["kickstarter-2", "revised-4"])
def test_a_view_is_a_dict_of_its_own(mode: str) -> None:
    game = play_on(Game.new(seed=3, **MODES[mode]), Random(3), 60)
    before = json.dumps(game.to_dict())
    view = game.view(0)
    view["seats"].clear()
    view["rows"]["W"][0] = "B01"
    view["options"]["must_act"] = 7
    assert json.dumps(game.to_dict()) == before
    assert game.view(0)["seats"]
