"""Chapter S of the rules: setting up a game."""

import json
from typing import Any

import pytest

from projectl import Game, InvalidPosition
from projectl.rules.options import EDITIONS
from tests.table import rule

NINE = ("O1", "I2", "I3", "V3", "I4", "L4", "O4", "S4", "T4")
BLACK = {2: 12, 3: 14, 4: 16, 5: 20}
SMALL = ".....\n.....\n..#..\n..#..\n.....\n"


def own_black(count: int) -> str:
    """A puzzle file with so many black puzzles of a player's own."""
    return "\n".join(f"XB{n:02} 3 O1\n{SMALL}" for n in range(1, count + 1))


def puzzles_of(game: Game, colour: str) -> list[str]:
    """Row, then deck from the top."""
    position = game.to_dict()
    return [*position["rows"][colour], *position["decks"][colour]]


# [S1] the decks


@pytest.mark.parametrize("edition", ["kickstarter", "retail", "translated"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s1_deck_sizes(edition: str, players: int) -> None:
    """[S1] all 32 white puzzles; 12, 14, 16 or 20 black ones for 2, 3, 4 or 5 players."""
    if edition == "retail" and players == 5:
        return
    game = Game.new(players=players, edition=edition, seed=5)
    white, black = puzzles_of(game, "W"), puzzles_of(game, "B")
    assert sorted(white) == [f"W{n:02}" for n in range(1, 33)]
    assert len(black) == len(set(black)) == BLACK[players]
    assert set(black) <= {f"B{n:02}" for n in range(1, 21)}


def test_s1_the_black_puzzles_are_a_random_choice_in_random_order() -> None:
    """[S1] over many games every black puzzle is sometimes in play and sometimes in the box; orders differ."""
    games = [Game.new(players=2, seed=seed) for seed in range(60)]
    choices = [frozenset(puzzles_of(game, "B")) for game in games]
    assert len(set(choices)) > 50
    for number in range(1, 21):
        times = sum(f"B{number:02}" in choice for choice in choices)
        assert 15 < times < 55  # 36 expected, 3.8 standard deviation
    assert len({tuple(puzzles_of(game, "W")) for game in games}) == 60
    assert len({puzzles_of(game, "W")[0] for game in games}) > 15


def test_s1_the_same_seed_gives_the_same_game() -> None:
    """[S1] the shuffle depends on the seed and nothing else."""
    assert Game.new(players=4, seed=9).to_dict() == Game.new(players=4, seed=9).to_dict()
    assert Game.new(players=4, seed=9).to_dict() != Game.new(players=4, seed=10).to_dict()


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "1", True])
def test_s1_other_seeds_are_refused(seed: Any) -> None:
    """[S1] a seed is a whole number from 0 to 2**64 - 1."""
    with pytest.raises(InvalidPosition, match="seed"):
        Game.new(seed=seed)
    assert Game.new(seed=0).to_dict() != Game.new(seed=2**64 - 1).to_dict()


def test_s1_six_players_need_24_black_puzzles() -> None:
    """[S1] 20 black puzzles are refused at a table of six, and so are 23; 24 are enough."""
    with pytest.raises(InvalidPosition, match=r"6 players need 24 black puzzles, these sets have 20.*\(S1\)"):
        Game.new(players=6)
    with pytest.raises(InvalidPosition, match=r"have 23.*\(S1\)"):
        Game.new(players=6, puzzles=own_black(3))
    assert len(puzzles_of(Game.new(players=6, puzzles=own_black(4)), "B")) == 24


# [S2] mixing


def test_s2_own_puzzles_are_mixed_with_the_rest() -> None:
    """[S2] further puzzles are shuffled in before the decks are made."""
    games = [Game.new(players=2, seed=seed, puzzles=own_black(20)) for seed in range(20)]
    drawn = [puzzle for game in games for puzzle in puzzles_of(game, "B")]
    assert len(drawn) == 20 * 12
    assert 60 < sum(puzzle.startswith("X") for puzzle in drawn) < 180


@pytest.mark.parametrize(("expansion", "white"), [("ghost", 44), ("ambassador", 33)])
def test_s2_expansion_puzzles_are_mixed_with_the_rest(expansion: str, white: int) -> None:
    """[S2] with an expansion its white puzzles are in the deck, and its black ones may be."""
    game = Game.new(players=2, expansions=[expansion], seed=2)
    assert len(puzzles_of(game, "W")) == white
    assert len(puzzles_of(game, "B")) == 12
    letter = expansion[0].upper()
    black = [puzzles_of(Game.new(expansions=[expansion], seed=seed), "B") for seed in range(20)]
    assert any(puzzle.startswith(letter) for deck in black for puzzle in deck)


def test_s2_expansion_pieces_are_mixed_with_the_rest() -> None:
    """[S2] the level-5 pieces lie in the same reserve."""
    reserve = Game.new(expansions=["ghost"]).to_dict()["reserve"]
    assert tuple(reserve) == (*NINE, "P5", "U5", "L5")


# [S3] rows, and what nobody knows


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s3_four_of_each_colour_lie_face_up(players: int) -> None:
    """[S3] four white and four black puzzles in two rows, the rest in the decks."""
    position = Game.new(players=players, seed=5).to_dict()
    assert {colour: len(row) for colour, row in position["rows"].items()} == {"W": 4, "B": 4}
    assert all(puzzle is not None for row in position["rows"].values() for puzzle in row)
    assert {c: len(deck) for c, deck in position["decks"].items()} == {"W": 28, "B": BLACK[players] - 4}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_s3_a_view_shows_neither_decks_nor_box(seat: int | None) -> None:
    """[S3] a view has the sizes of the decks, and no id of a puzzle that lies hidden."""
    game = Game.new(players=2, seed=5)
    game.play("take W1")
    position, view = game.to_dict(), game.view(seat)
    assert view["decks"] == {"W": 27, "B": 8}
    shown = json.dumps(view)
    seen = {*position["rows"]["W"], *position["rows"]["B"], position["seats"][0]["puzzles"][0]["id"]}
    hidden = {f"W{n:02}" for n in range(1, 33)} | {f"B{n:02}" for n in range(1, 21)}
    for puzzle in hidden - seen:
        assert puzzle not in shown
    for puzzle in seen:
        assert puzzle in shown
    assert "seed" not in shown


@pytest.mark.parametrize("seat", [0, 1, None])
def test_s3_a_view_does_not_depend_on_what_is_hidden(seat: int | None) -> None:
    """[S3] other orders of the decks, and other puzzles in the box, give the same view."""
    game = Game.new(players=2, seed=5)
    position = game.to_dict()
    position["decks"]["W"].reverse()
    in_box = sorted({f"B{n:02}" for n in range(1, 21)} - set(puzzles_of(game, "B")))
    position["decks"]["B"] = in_box
    assert Game.from_dict(position).view(seat) == game.view(seat)


def test_s3_a_search_deals_unknown_decks_anew() -> None:
    """[S3] from a view every deal of the unseen puzzles is possible, those in the box too."""
    game = Game.new(players=2, seed=5)
    dealt = [Game.from_view(game.view(0), seed) for seed in range(30)]
    assert all(other.view(0) == game.view(0) for other in dealt)
    tops = {other.to_dict()["decks"]["B"][0] for other in dealt}
    assert tops - set(puzzles_of(game, "B"))
    assert not tops & set(game.to_dict()["rows"]["B"])


# [S4] first pieces


@pytest.mark.parametrize("edition", ["kickstarter", "retail", "translated"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s4_one_level_1_and_one_level_2_piece_each(edition: str, players: int) -> None:
    """[S4] each player starts with one O1 and one I2, taken from the reserve."""
    if edition == "retail" and players == 5:
        return
    position = Game.new(players=players, edition=edition).to_dict()
    each = position["options"]["pieces_each"]
    for seat in position["seats"]:
        assert seat["supply"] == {piece: int(piece in ("O1", "I2")) for piece in NINE}
        assert seat["puzzles"] == [None] * 4
        assert (seat["pile"], seat["touches"], seat["pending"]) == ([], 0, None)
    for piece in NINE:
        assert position["reserve"][piece] == each - players * (piece in ("O1", "I2"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s4_a_box_without_a_first_piece_for_everybody_is_refused(players: int) -> None:
    """[S4] with as many pieces of a shape as players the game begins, with one fewer it is refused."""
    with pytest.raises(InvalidPosition, match="S4"):
        Game.new(players=players, options={"pieces_each": players - 1})
    reserve = Game.new(players=players, options={"pieces_each": players}).to_dict()["reserve"]
    assert (reserve["O1"], reserve["I2"], reserve["I3"]) == (0, 0, players)


# [S5] order of play


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_s5_seat_0_begins_and_play_goes_round(players: int) -> None:
    """[S5] the first player, then clockwise, and round again."""
    game = Game.new(players=players, seed=1)
    for turn in range(2 * players + 1):
        assert game.to_decide == (turn % players,)
        assert game.to_dict()["round"] == turn // players + 1
        for move in ("take W1", "gain O1", "swap O1 I2"):
            if turn < players:
                game.play(move)
        if turn >= players:
            game.play("gain O1")
            game.play("pass")


@pytest.mark.parametrize("seat", [1, 2])
def test_s5_nobody_else_may_decide(seat: int) -> None:
    """[S5] a move out of turn is refused, and the others have no legal moves."""
    game = Game.new(players=3, seed=1)
    for move in ("take W1", "gain O1", "swap O1 I2", "pass", "done", "master", "reward O1"):
        assert rule(game, move, seat) == "S5"
    assert game.legal(seat) == []
    assert not game.mask(seat).any()


def test_s5_a_seat_that_is_not_at_the_table() -> None:
    """[S5] seats are counted from 0 to one below the number of players."""
    game = Game.new(players=3, seed=1)
    for seat in (-1, 3, 1.0, "0"):
        with pytest.raises(ValueError, match="seat"):
            game.legal(seat)  # type: ignore[arg-type]


# The terms of a game


def test_s1_defaults() -> None:
    """[S1] two players, the standard variant, the kickstarter edition."""
    position = Game.new().to_dict()
    assert (position["players"], position["variant"], position["edition"]) == (2, "standard", "kickstarter")
    assert (position["difficulty"], position["expansions"], position["puzzles"]) == (None, [], None)
    assert (position["phase"], position["round"], position["final_round"]) == ("turn", 1, None)
    assert position["idle"] == {"rounds": 0, "acted": False, "progress": False}


@pytest.mark.parametrize("edition", ["kickstarter", "retail", "translated"])
def test_s1_presets_are_the_table_of_the_rules(edition: str) -> None:
    """[S1] the edition presets of the base game, value by value."""
    assert EDITIONS[edition] == {
        "must_act": False,
        "skip_levels": "two" if edition == "translated" else "any",
        "exchange_down": "one" if edition == "translated" else "any",
        "fallback": "higher",
        "solo_locks": "markers" if edition == "retail" else "reserve",
        "deck_top": False,
        "recycle": False,
        "black_limit": False,
        "unfinished_cost": False,
        "split_level_up": False,
        "ambassador_later": False,
        "hidden_piles": False,
        "endless_white": False,
        "pieces_each": 10 if edition == "retail" else 15,
    }
    assert Game.new(edition=edition).to_dict()["options"] == EDITIONS[edition]


def test_s1_every_option_can_be_set_by_itself() -> None:
    """[S1] a preset is only a bundle; single options change nothing else (the Portuguese and Ukrainian boxes)."""
    portuguese = Game.new(edition="retail", options={"exchange_down": "one"}).to_dict()["options"]
    assert portuguese == {**EDITIONS["retail"], "exchange_down": "one"}
    ukrainian = Game.new(edition="retail", options={"must_act": True}).to_dict()["options"]
    assert ukrainian == {**EDITIONS["retail"], "must_act": True}


@pytest.mark.parametrize(
    ("terms", "says"),
    [
        ({"players": 2.0}, "players"),
        ({"players": "2"}, "players"),
        ({"players": True}, "players"),
        ({"variant": "duel"}, "variant must be one of standard, solo, line-clear"),
        ({"variant": None}, "variant"),
        ({"edition": "deluxe"}, "edition must be one of kickstarter, retail, translated, revised"),
        ({"expansions": ["phoenix"]}, "expansion must be one of ghost, ambassador"),
        ({"expansions": "ghost"}, "expansions must be a list"),
        ({"expansions": None}, "expansions"),
        ({"difficulty": "standard"}, "difficulty is for the solo variant only"),
        ({"options": {"no_such_thing": True}}, "there is no option 'no_such_thing'"),
        ({"options": {"must_act": 1}}, "must_act must be true or false"),
        ({"options": {"skip_levels": "three"}}, "skip_levels must be one of any, two"),
        ({"options": {"exchange_down": "two"}}, "exchange_down must be one of any, one"),
        ({"options": {"fallback": None}}, "fallback must be one of higher, revised"),
        ({"options": ["must_act"]}, "options must be a dict"),
        ({"puzzles": "XB01 3 O1\n....."}, "puzzle file"),
    ],
)
def test_s1_terms_that_cannot_be_are_refused_with_a_reason(terms: dict[str, Any], says: str) -> None:
    """[S1] what a table cannot play is refused by a ValueError that says why."""
    with pytest.raises(ValueError, match=says) as refused:
        Game.new(**terms)
    assert type(refused.value) is InvalidPosition
