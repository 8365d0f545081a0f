"""[S3] [P5] nothing hidden leaks: whatever a seat may not know could be otherwise, and its view would be the same."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from projectl import Game
from tests.counts import times
from tests.hidden import Position, otherwise
from tests.modes import MODES, SAMPLE
from tests.playing import play_on

SEEDS = st.integers(2**40, 2**64 - 1)


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
    for seat in (None, *range(len(game.to_dict()["seats"]))):
        changed = otherwise(game, seat, Random(other))
        assert json.dumps(changed.view(seat)) == json.dumps(game.view(seat))
        assert changed.blanked(seat) == game.blanked(seat)
        assert Game.from_view(game.view(seat), other).blanked(seat) == game.blanked(seat), "a view says all of it"


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
