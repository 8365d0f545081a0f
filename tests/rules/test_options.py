"""Edition presets and options: the table of docs/RULES.md, each option by itself, and mixtures that make no sense."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from projectl import Game, InvalidPosition
from projectl.rules.options import OPTION_RULES
from tests.rules.faces import own
from tests.table import Table, play, texts

EDITIONS = ("kickstarter", "retail", "translated", "revised")
RULES = (Path(__file__).parents[2] / "docs" / "RULES.md").read_text(encoding="utf-8")
FACES = own("XW01 4 T4 a1b1", "XW02 4 M a1b1", "XB01 4 ^^ a1b1", "XB02 4 O1 a1b1c1d1e1")
ORDINARY = ("O1", "I2", "I3", "V3", "I4", "L4", "O4", "S4", "T4")


def table_rows() -> list[list[str]]:
    """The cells of the preset table, row by row, its head first."""
    text = RULES.split("## Edition presets")[1]
    rows = [line.strip().strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows if not set(row[0]) <= {"-"}]


def value_of(cell: str) -> Any:
    """A cell of the table as the value of an option."""
    return {"yes": True, "no": False}.get(cell, cell.strip('"') if '"' in cell else cell)


def presets_of_the_table() -> dict[str, dict[str, Any]]:
    """Edition -> option -> value, as the rule text has it."""
    head, *rows = table_rows()
    editions = [name.split()[0] for name in head[2:]]
    presets: dict[str, dict[str, Any]] = {edition: {} for edition in editions}
    for names, _, *cells in rows:
        for name in re.findall(r"`(\w+)`", names):
            for edition, cell in zip(editions, cells, strict=True):
                presets[edition][name] = int(cell) if cell.isdigit() else value_of(cell)
    return presets


def test_the_presets_are_those_of_the_rule_text() -> None:
    """Edition presets: every option of every preset is the one the table prints."""
    printed = presets_of_the_table()
    assert tuple(printed) == EDITIONS
    for edition in EDITIONS:
        assert Game.new(edition=edition, seed=1).to_dict()["options"] == printed[edition]
    assert Game.new(seed=1).to_dict()["edition"] == "kickstarter"


def test_each_option_names_its_rules() -> None:
    """Edition presets: the rules beside each option are those of the table."""
    for names, rules, *_ in table_rows()[1:]:
        options = re.findall(r"`(\w+)`", names)
        ids = re.findall(r"[A-Z]\d+", rules)
        if len(options) > 1:
            assert [OPTION_RULES[name] for name in options] == [(rule,) for rule in ids]
        elif options:
            assert OPTION_RULES[options[0]] == tuple(ids)


def test_players_of_each_edition() -> None:
    """[C2] [S1] [L1] the players row of the table."""
    cells = next(row for row in table_rows() if row[0] == "players")[2:]
    assert cells == ["1-5, 6 with Ghost", "1-4", "as kickstarter", "as kickstarter"]
    for edition, most in zip(EDITIONS, (5, 4, 5, 5), strict=True):
        assert Game.new(variant="solo", edition=edition, seed=1).to_dict()["players"] == 1
        for players in range(2, most + 1):
            assert Game.new(players=players, edition=edition, seed=1).to_dict()["players"] == players
        for players in (0, 1, most + 1, 7, -1):
            with pytest.raises(InvalidPosition, match=r"C2|S1"):
                Game.new(players=players, edition=edition)
        if edition == "retail":
            with pytest.raises(InvalidPosition, match="C2"):
                Game.new(players=6, edition=edition, expansions=("ghost",))
        else:
            assert Game.new(players=6, edition=edition, expansions=("ghost",)).to_dict()["players"] == 6


def test_the_boxes_named_below_the_table() -> None:
    """Edition presets: the printed boxes are presets with an option or two changed."""
    sentence = RULES.split("The boxes: ")[1].split(". ")[0]
    boxes = [
        re.fullmatch(r"([A-Z, ]+) (\w+)(?: \+ `(\w+)`(?: \"(\w+)\")?)?", box.strip()) for box in sentence.split(";")
    ]
    assert len(boxes) == 6
    for box in boxes:
        assert box is not None
        _, edition, option, value = box.groups()
        changed = {option: value or True} if option else {}
        position = Game.new(edition=edition, options=changed, seed=1).to_dict()
        assert position["options"] == {**presets_of_the_table()[edition], **changed}
        assert position["options"] != presets_of_the_table()[edition] or not changed
        assert Game.from_dict(position).to_dict() == position


# Each option by itself. An effect looks at a position and says what it sees.

Terms = dict[str, Any]


def base_table(terms: Terms) -> Table:
    return Table(players=2, puzzles=FACES, **terms)


def may_pass(terms: Terms) -> bool:
    return "pass" in texts(base_table(terms).game())


def may_skip_two_levels(terms: Terms) -> bool:
    game = base_table(terms).supply(0, O1=1).reserve(I2=0, I3=0, V3=0).game()
    return "swap O1 T4" in texts(game)


def may_fall_two_levels(terms: Terms) -> bool:
    return "swap T4 I2" in texts(base_table(terms).supply(0, T4=1).game())


def lower_rewards(terms: Terms) -> bool:
    table = base_table(terms).supply(0, I2=1).puzzle(0, 1, "XW01")
    game = table.reserve(I4=0, L4=0, O4=0, S4=0, T4=0).game()
    play(game, "place 1 I2 a1b1")
    return "reward V3" in texts(game)


def locks_are_pieces(terms: Terms) -> bool:
    position = Game.new(variant="solo", difficulty="challenging", seed=1, **terms).to_dict()
    used: int = position["options"]["pieces_each"] - position["reserve"]["O1"]
    assert used in (1, 1 + 4 + 3)
    return used > 1


def may_draw(terms: Terms) -> bool:
    return {"take Wdeck", "take Bdeck"} <= {*texts(base_table(terms).game())}


def may_recycle(terms: Terms) -> bool:
    return {"recycle W", "recycle B"} <= {*texts(base_table(terms).game())}


def is_black_limited(terms: Terms) -> bool:
    table = base_table(terms)
    game = table.deck("B", table.d["decks"]["B"][0]).game()
    play(game, "take B1", "take B2")
    return "take B3" not in texts(game)


def unfinished_costs(terms: Terms) -> bool:
    game = base_table(terms).puzzle(0, 1, "XW01").set(final_round=1).finishing().game()
    play(game, "done", "done")
    assert game.scores[0] in (0, -4)
    return game.scores[0] == -4


def may_split(terms: Terms) -> bool:
    game = base_table(terms).supply(0, O1=1, I2=1).puzzle(0, 1, "XB01").game()
    play(game, "place 1 I2 a1b1", "levelup I2 V3")
    assert "levelup V3 T4" in texts(game)
    return "levelup O1 I2" in texts(game)


def must_wait_for_ambassador(terms: Terms) -> bool:
    game = base_table(terms).supply(0, O1=1, I2=1).puzzle(0, 1, "XW02").puzzle(0, 2, "XB02").game()
    play(game, "place 1 I2 a1b1")
    return "ambassador" not in texts(game)


def piles_are_hidden(terms: Terms) -> bool:
    pile = base_table(terms).pile(1, "W01").game().view(0)["seats"][1]["pile"]
    assert pile in (["W01"], [None])
    return bool(pile == [None])


def white_is_endless(terms: Terms) -> bool:
    table = base_table(terms).row("W", "W01", "W02", "W03", "W04").deck("W", "W05").pile(1, "W06", "W07")
    game = table.game()
    play(game, "take W1")
    return len(game.to_dict()["decks"]["W"]) == 2


def pieces_of_a_shape(terms: Terms) -> int:
    counts = {Game.new(seed=1, **terms).to_dict()["reserve"][piece] for piece in ORDINARY[2:]}
    assert len(counts) == 1
    return int(counts.pop())


EFFECTS: dict[str, tuple[Callable[[Terms], Any], dict[Any, Any]]] = {
    "must_act": (may_pass, {False: True, True: False}),
    "skip_levels": (may_skip_two_levels, {"any": True, "two": False}),
    "exchange_down": (may_fall_two_levels, {"any": True, "one": False}),
    "fallback": (lower_rewards, {"higher": False, "revised": True}),
    "solo_locks": (locks_are_pieces, {"reserve": True, "markers": False}),
    "deck_top": (may_draw, {False: False, True: True}),
    "recycle": (may_recycle, {False: False, True: True}),
    "black_limit": (is_black_limited, {False: False, True: True}),
    "unfinished_cost": (unfinished_costs, {False: False, True: True}),
    "split_level_up": (may_split, {False: False, True: True}),
    "ambassador_later": (must_wait_for_ambassador, {False: False, True: True}),
    "hidden_piles": (piles_are_hidden, {False: False, True: True}),
    "endless_white": (white_is_endless, {False: False, True: True}),
    "pieces_each": (pieces_of_a_shape, {10: 10, 15: 15}),
}
"""What is seen, and what each value of the option makes of it."""


def test_every_option_has_an_effect_here() -> None:
    """Edition presets: the options of the table and no others."""
    assert set(EFFECTS) == set(presets_of_the_table()["kickstarter"]) == set(OPTION_RULES)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("option", EFFECTS)
def test_each_option_flipped_alone(option: str, edition: str) -> None:
    """[T1] [T6] [T7] [P3] [P5] [X3] [R1] [R2] [R3] [R4] [R5] [R6] [R7] [R11] [R12] [C2]
    its effect, from every preset, both ways.
    """
    effect, expected = EFFECTS[option]
    default = presets_of_the_table()[edition][option]
    assert effect({"edition": edition}) == expected[default]
    for value, seen in expected.items():
        assert effect({"edition": edition, "options": {option: value}}) == seen


# What does not go together


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        ({"variant": "solo", "options": {"endless_white": True}}, "R11"),
        ({"variant": "solo", "edition": "revised", "options": {"endless_white": True}}, "R11"),
        ({"difficulty": "standard"}, "X2"),
        ({"variant": "line-clear", "difficulty": "unbeatable"}, "X2"),
        ({"variant": "solo", "difficulty": "hard"}, "difficulty must be one of"),
        ({"variant": "solo", "difficulty": ""}, "difficulty must be one of"),
        ({"variant": "solo", "difficulty": 0}, "difficulty must be one of"),
        ({"variant": "solo", "difficulty": False}, "difficulty must be one of"),
        ({"variant": "solo", "players": 2}, "C2"),
        ({"players": 1}, "C2"),
        ({"players": 7}, "C2"),
        ({"players": 5, "edition": "retail"}, "C2"),
        ({"players": 6}, "S1"),
        ({"players": 6, "expansions": ("ambassador",)}, "S1"),
        ({"players": 6, "variant": "line-clear"}, "S1"),
        ({"players": 3, "variant": "line-clear"}, "L1"),
        ({"variant": "solo", "options": {"pieces_each": 10}}, "X3"),
        ({"variant": "solo", "difficulty": "challenging", "options": {"pieces_each": 7}}, "X3"),
        ({"players": 3, "options": {"pieces_each": 2}}, "S4"),
        ({"variant": "duel"}, "variant must be one of"),
        ({"variant": None}, "variant must be one of"),
        ({"edition": "deluxe"}, "edition must be one of"),
        ({"edition": 2}, "edition must be one of"),
        ({"players": "2"}, "players must be a whole number"),
        ({"players": 2.0}, "players must be a whole number"),
        ({"players": True}, "players must be a whole number"),
        ({"expansions": "ghost"}, "expansions must be a list"),
        ({"expansions": None}, "expansions must be a list"),
        ({"expansions": ("phoenix",)}, "an expansion must be one of"),
        ({"expansions": (1,)}, "an expansion must be one of"),
        ({"options": ["must_act"]}, "options must be a dict"),
        ({"options": {"finesse": True}}, "there is no option"),
        ({"options": {1: True}}, "there is no option"),
        ({"options": {"must_act": 1}}, "must be true or false"),
        ({"options": {"recycle": "yes"}}, "must be true or false"),
        ({"options": {"deck_top": None}}, "must be true or false"),
        ({"options": {"skip_levels": "three"}}, "must be one of any, two"),
        ({"options": {"exchange_down": "two"}}, "must be one of any, one"),
        ({"options": {"fallback": True}}, "must be one of higher, revised"),
        ({"options": {"solo_locks": "pieces"}}, "must be one of reserve, markers"),
        ({"options": {"pieces_each": 0}}, "1 to 99"),
        ({"options": {"pieces_each": 100}}, "1 to 99"),
        ({"options": {"pieces_each": True}}, "1 to 99"),
        ({"options": {"pieces_each": "15"}}, "1 to 99"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**64}, "seed"),
        ({"seed": "7"}, "seed"),
        ({"seed": True}, "seed"),
        ({"puzzles": 12}, "not int"),
        ({"puzzles": "no such file"}, "cannot be opened"),
        ({"puzzles": "XW01 1 O1\n#....\n"}, "too few rows"),
    ],
)
def test_what_does_not_go_together_is_refused(terms: dict[str, Any], reason: str) -> None:
    """[C2] [S1] [S4] [X2] [X3] [L1] [R11] refused with the reason, by InvalidPosition and nothing else."""
    with pytest.raises(InvalidPosition, match=reason) as caught:
        Game.new(**terms)
    assert str(caught.value)


@pytest.mark.parametrize("terms", [{"edition": "x" * 99}, {"options": {"x" * 99: True}}])
def test_of_what_nobody_knows_forty_letters_are_repeated(terms: dict[str, Any]) -> None:
    with pytest.raises(InvalidPosition) as caught:
        Game.new(**terms)
    assert caught.value.because is not None
    assert "x" * 40 in caught.value.because.arguments.values()


def test_too_many_puzzles_are_refused() -> None:
    """[S1] a game holds at most 80 white puzzles, and 127 in all."""
    white = own(*(f"XW{n:02} 1 O1 a1b1" for n in range(1, 50)))
    with pytest.raises(InvalidPosition, match="at most 80 white"):
        Game.new(puzzles=white)
    Game.new(puzzles=own(*(f"XW{n:02} 1 O1 a1b1" for n in range(1, 49))))
    both = own(*(f"X{colour}{n:02} 1 O1 a1b1" for n in range(1, 39) for colour in "WB"))
    with pytest.raises(InvalidPosition, match="at most 127 puzzles, these are 128") as caught:
        Game.new(puzzles=both)
    assert caught.value.because is not None
    assert caught.value.because.arguments == {"most": 127, "puzzles": 128}


@pytest.mark.parametrize("variant", ["standard", "solo", "line-clear"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("expansions", [(), ("ghost",), ("ambassador",), ("ambassador", "ghost")])
def test_every_sensible_mixture_can_be_set_up(variant: str, edition: str, expansions: tuple[str, ...]) -> None:
    """[S2] [X4] [L1] variants, editions and expansions mix freely; their positions and records are read back."""
    game = Game.new(variant=variant, edition=edition, expansions=expansions, seed=11)
    position = game.to_dict()
    assert position["expansions"] == sorted(expansions, reverse=True)
    written = game._state.options
    assert (written.ghost, written.ambassador) == ("ghost" in expansions, "ambassador" in expansions)
    assert Game.from_dict(position).to_dict() == position
    assert Game.from_record(game.record()).to_dict() == position
