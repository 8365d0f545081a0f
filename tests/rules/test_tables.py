"""Tables that cannot be: too few or too many people, too few puzzles, and the sentences that say so."""

from typing import Any

import pytest

from projectl import Game
from projectl.catalogue.impossible import Impossible
from projectl.rules.options import agree, check_puzzles
from tests.rules.faces import own


def refusal(**terms: Any) -> Impossible:
    with pytest.raises(Impossible) as caught:
        agree(
            **{"players": None, "variant": "standard", "edition": "kickstarter", "expansions": ()}
            | {"difficulty": None, "options": None}
            | terms
        )
    return caught.value


@pytest.mark.parametrize(
    ("terms", "code", "rule", "said"),
    [
        ({"variant": "solo", "players": 0}, "solo_is_one", "X1", "for 1 player, not 0"),
        ({"variant": "solo", "players": 2}, "solo_is_one", "X1", "for 1 player, not 2"),
        ({"variant": "line-clear", "players": 3}, "seat_count", "L1", "for 4 to 6 players, not 3"),
        ({"variant": "line-clear", "players": 7}, "seat_count", "L1", "for 4 to 6 players, not 7"),
        ({"variant": "line-clear", "players": 5, "edition": "retail"}, "seat_count", "L1", "for 4 players, not 5"),
        ({"players": 1}, "seat_count", "C2", "for 2 to 6 players, not 1"),
        ({"players": 7}, "seat_count", "C2", "for 2 to 6 players, not 7"),
        ({"players": 5, "edition": "retail"}, "seat_count", "C2", "for 2 to 4 players, not 5"),
    ],
)
def test_so_many_cannot_sit_there(terms: dict[str, Any], code: str, rule: str, said: str) -> None:
    """[C2] [L1] [X1] each variant seats its own number of people, and the refusal says which."""
    refused = refusal(**terms)
    assert (refused.code, refused.rule) == (code, rule)
    assert said in str(refused)


def test_solo_needs_15_white_and_10_black_puzzles() -> None:
    """[X1] exactly so many are enough, of either fewer are not."""
    terms = agree(None, "solo", "kickstarter", (), None, None)
    check_puzzles(terms, 15, 10)
    for white, black in ((14, 10), (15, 9)):
        with pytest.raises(Impossible, match=r"15 white and 10 black"):
            check_puzzles(terms, white, black)


def test_the_bounds_of_a_box_are_those_of_the_table() -> None:
    """[S1] two players need 12 black puzzles and may bring 80 white ones; solo draws from as many as there are."""
    terms = agree(2, "standard", "kickstarter", (), None, None)
    check_puzzles(terms, 80, 12)
    for white, black in ((80, 11), (81, 12)):
        with pytest.raises(Impossible):
            check_puzzles(terms, white, black)
    many = own(*(f"XW{n:02} 1 O1 a1b1" for n in range(1, 50)))
    assert len(Game.new(seed=1, variant="solo", puzzles=many).to_dict()["decks"]["G"]) == 16
