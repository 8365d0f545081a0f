"""Chapter R: what the publisher's revised rulebook adds, and the preset `revised`.

Long, because the chapter has twelve small rules; tests of one rule id stand together.
"""

import json
import random
from typing import Any

import pytest

from projectl import Game, InvalidPosition
from projectl.catalogue.puzzles import base
from tests.rules.faces import own
from tests.table import Table, kinds, play, rule, texts

POINTS = {puzzle.id: puzzle.points for puzzle in base()}
FACES = own(
    "XW01 2 T4 a1b1",
    "XW02 3 I3 a1b1",
    "XW03 4 O1 a1b1c1d1e1",
    "XW04 5 M a1b1",
    "XB01 6 ^^ a1b1",
    "XB02 7 M a1b1",
)


def revised(players: int = 2, **terms: Any) -> Table:
    return Table(players=players, edition="revised", puzzles=FACES, **terms)


def with_options(players: int = 2, **options: Any) -> Table:
    """The kickstarter rules with some of the revised ones."""
    return Table(players=players, puzzles=FACES, options=options)


def seat_of(game: Game, seat: int = 0) -> Any:
    return game.to_dict()["seats"][seat]


def supply_of(game: Game, seat: int = 0) -> dict[str, int]:
    return {piece: count for piece, count in seat_of(game, seat)["supply"].items() if count}


def twin_of(game: Game) -> Game:
    """The same position, by way of JSON."""
    return Game.from_dict(json.loads(json.dumps(game.to_dict())))


# [R1] three actions


def test_r1_all_three_actions_must_be_done() -> None:
    """[R1] all three actions must be done while any is possible."""
    game = revised().game()
    for _ in range(3):
        assert game.to_decide == (0,)
        assert "pass" not in texts(game)
        assert rule(game, "pass") == "R1"
        play(game, "gain O1")
    assert game.to_decide == (1,)


def test_r1_a_turn_ends_when_no_action_is_possible() -> None:
    """[R1] [T1] with no legal action the turn ends by itself, also after the first of three."""
    table = revised(options={"recycle": False, "deck_top": False}).supply(0)
    table.row("W", None, None, None, None).row("B", None, None, None, None)
    rest = dict.fromkeys(table.d["reserve"], 0)
    game = table.reserve(1, **{**rest, "O1": 1}).puzzle(1, 1, "XW01").set(final_round=2).game()
    assert texts(game) == ["gain O1"]
    assert kinds(play(game, "gain O1"), "gain", "end_turn") == ["gain", "end_turn"]
    assert game.to_decide == (1,)


# [R2] deck tops


@pytest.mark.parametrize("name", ["W", "B"])
def test_r2_the_unseen_top_of_either_deck(name: str) -> None:
    """[R2] Take may also draw the unseen top puzzle of either deck; the rows stay as they are."""
    game = revised().game()
    before = game.to_dict()
    assert game.view(0)["decks"][name] == len(before["decks"][name])
    events = play(game, f"take {name}deck")
    after = game.to_dict()
    assert kinds(events) == ["take"]
    assert after["rows"] == before["rows"]
    assert after["decks"][name] == before["decks"][name][1:]
    assert after["seats"][0]["puzzles"][0]["id"] == before["decks"][name][0]
    assert after["seats"][0]["actions_left"] == 2


def test_r2_limits() -> None:
    """[R2] [T3] not from an empty deck, not with 4 unfinished puzzles, not in the other editions."""
    assert rule(revised().deck("W").game(), "take Wdeck") == "R2"
    assert rule(Game.new(seed=1), "take Wdeck") == "R2"
    assert rule(Game.new(seed=1), "take Bdeck") == "R2"
    table = revised()
    for slot in (1, 2, 3, 4):
        table.puzzle(0, slot, f"W{slot:02}")
    assert rule(table.game(), "take Wdeck") == "T3"
    assert rule(revised().game(), "take Gdeck") == "T2"


def test_r2_the_last_black_puzzle_triggers_the_end() -> None:
    """[R2] [E1] drawing the last puzzle of the black deck triggers the end; the row is still full."""
    table = revised()
    game = table.deck("B", table.d["decks"]["B"][0]).game()
    assert "end_triggered" in kinds(play(game, "take Bdeck"))
    position = game.to_dict()
    assert position["final_round"] == 2
    assert None not in position["rows"]["B"]
    table = revised()
    game = table.deck("W", table.d["decks"]["W"][0]).game()
    play(game, "take Wdeck")
    assert game.to_dict()["final_round"] is None, "an empty white deck triggers nothing"


# [R3] Recycle


@pytest.mark.parametrize("name", ["W", "B"])
def test_r3_recycle_in_any_order(name: str) -> None:
    """[R3] all puzzles of a row go to the bottom of their deck in an order the player chooses; as many are revealed."""
    game = revised().game()
    before = game.to_dict()
    row, deck = before["rows"][name], before["decks"][name]
    events = play(game, f"recycle {name}")
    assert events == [{"kind": "recycle", "seat": 0, "row": name}]
    assert texts(game) == ["under 1", "under 2", "under 3", "under 4"]
    play(game, "under 3")
    assert texts(game) == ["under 1", "under 2", "under 4"]
    assert rule(game, "under 3") == "R3"
    for move in ("take W1", "gain O1", "pass", "done", "recycle B", "master"):
        assert rule(game, move) == "T13"
    play(game, "under 1", "under 4")
    assert game.to_dict()["rows"][name] == [None, row[1], None, None]
    assert seat_of(game)["actions_left"] == 3
    events = play(game, "under 2")
    assert kinds(events) == ["under", "refill", "refill", "refill", "refill"]
    after = game.to_dict()
    assert after["rows"][name] == deck[:4]
    assert after["decks"][name] == [*deck[4:], row[2], row[0], row[3], row[1]]
    assert after["seats"][0]["actions_left"] == 2
    other = "B" if name == "W" else "W"
    assert (after["rows"][other], after["decks"][other]) == (before["rows"][other], before["decks"][other])


def test_r3_a_short_deck_reveals_what_went_under() -> None:
    """[R3] with one puzzle in the deck the first ones put under come up again, first under first up."""
    table = revised().row("B", "B01", "B02", "B03", "B04").deck("B", "B05")
    game = table.game()
    events = play(game, "recycle B", "under 4", "under 2", "under 1", "under 3")
    assert not kinds(events, "end_triggered")
    position = game.to_dict()
    assert position["rows"]["B"] == ["B05", "B04", "B02", "B01"]
    assert position["decks"]["B"] == ["B03"]
    assert position["final_round"] is None


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_r3_never_triggers_the_end(size: int) -> None:
    """[R3] as many are revealed as were removed, so it never triggers [E1], however often and small the deck."""
    table = revised().row("B", "B01", "B02", "B03", "B04").deck("B", *(f"B{n + 10}" for n in range(size)))
    game = table.game()
    for _ in range(6):
        play(game, "recycle B", "under 1", "under 2", "under 3", "under 4")
        assert len(game.to_dict()["decks"]["B"]) == size
    assert game.to_dict()["final_round"] is None


def test_r3_a_row_with_gaps() -> None:
    """[R3] as many are revealed as were removed."""
    game = revised().row("W", None, "W02", None, "W04").deck("W", "W05", "W06", "W07").game()
    play(game, "recycle W")
    assert texts(game) == ["under 2", "under 4"]
    assert rule(game, "under 1") == "R3"
    play(game, "under 4", "under 2")
    position = game.to_dict()
    assert sorted(filter(None, position["rows"]["W"])) == ["W05", "W06"]
    assert position["decks"]["W"] == ["W07", "W04", "W02"]


def test_r3_not_on_an_empty_row_nor_deck() -> None:
    """[R3] not on an empty row nor on a row whose deck is empty; not in the other editions."""
    game = revised().row("W", None, None, None, None).deck("B").set(final_round=2).game()
    codes = [game.why_not(move) for move in ("recycle W", "recycle B")]
    assert [(code.code, code.rule) for code in codes if code] == [
        ("recycle_row_empty", "R3"),
        ("recycle_deck_empty", "R3"),
    ]
    assert not [text for text in texts(game) if text.startswith("recycle")]
    assert rule(Game.new(seed=1), "recycle W") == "R3"
    assert rule(Game.new(seed=1), "under 1") == "R3"
    assert rule(revised().game(), "under 1") == "R3"


def test_r3_what_everybody_has_seen_is_known() -> None:
    """[R3] the puzzles put under are known to all; views list them, and they stay known as the deck shrinks."""
    table = revised().row("W", "W01", "W02", "W03", "W04").deck("W", "W05", "W06", "W07", "W08", "W09", "W10")
    game = table.game()
    assert game.view(1)["known"] == {"W": [], "B": []}
    play(game, "recycle W", "under 2", "under 1")
    assert game.to_dict()["known"]["W"] == 2
    play(game, "under 4", "under 3")
    assert game.to_dict()["known"] == {"W": 4, "B": 0}
    for seat in (0, 1, None):
        assert game.view(seat)["known"] == {"W": ["W02", "W01", "W04", "W03"], "B": []}
        assert game.view(seat)["decks"]["W"] == 6
    play(game, "take W1", "take W1")
    assert game.to_dict()["decks"]["W"] == ["W02", "W01", "W04", "W03"]
    assert game.view(0)["known"]["W"] == ["W02", "W01", "W04", "W03"]
    play(game, "take Wdeck")
    assert game.view(0)["known"]["W"] == ["W01", "W04", "W03"]
    for seed in range(5):
        assert Game.from_view(game.view(0), seed).to_dict()["decks"]["W"] == ["W01", "W04", "W03"]


def test_r3_known_puzzles_stay_at_the_bottom_of_dealt_decks() -> None:
    """[R3] whoever deals the unknown cards of a view leaves the known ones where they are."""
    game = revised().game()
    play(game, "recycle B", "under 4", "under 3", "under 2", "under 1")
    bottom = game.to_dict()["decks"]["B"][-4:]
    for seed in range(10):
        assert Game.from_view(game.view(1), seed).to_dict()["decks"]["B"][-4:] == bottom
    decks = {tuple(Game.from_view(game.view(1), seed).to_dict()["decks"]["B"]) for seed in range(10)}
    assert len(decks) > 1


def test_r3_a_position_within_a_recycle_is_kept() -> None:
    """[R3] a position in the middle of a Recycle goes on where it was."""
    game = revised().game()
    play(game, "recycle W", "under 2", "under 3")
    twin = twin_of(game)
    for each in (game, twin):
        play(each, "under 4", "under 1")
    assert twin.to_dict() == game.to_dict()


def test_r3_recycle_is_no_progress() -> None:
    """[R3] [E8] three rounds of Recycle and swaps alone end the game; a Recycle is an action all the same."""
    game = with_options(recycle=True).game()
    for _ in range(2):
        play(game, "recycle W", "under 1", "under 2", "under 3", "under 4", "pass", "pass")
        assert game.to_dict()["phase"] == "turn"
    assert game.to_dict()["idle"]["rounds"] == 2
    play(game, "recycle W", "under 1", "under 2", "under 3", "under 4", "pass", "pass")
    assert game.to_dict()["phase"] == "finishing"


# [R4] rewards out of stock


def test_r4_the_level_is_empty() -> None:
    """[R4] the lowest higher level that has any, or any lower level, the player's choice."""
    table = revised().supply(0, I2=1).puzzle(0, 1, "XW02")
    game = table.reserve(1, I3=0).game()
    play(game, "place 1 I2 a1b1")
    assert supply_of(game) == {"I2": 1, "V3": 1}, "another shape of the same level comes first"
    game = table.reserve(1, V3=0, L4=0).game()
    play(game, "place 1 I2 a1b1")
    assert texts(game) == [f"reward {piece}" for piece in ("O1", "I2", "I4", "O4", "S4", "T4")]
    assert rule(game, "reward L4") == "P3"
    play(game, "reward O1")
    assert supply_of(game) == {"O1": 1, "I2": 1}


def test_r4_without_higher_levels() -> None:
    """[R4] any lower level, where no higher one is left; the printed rulebooks give nothing then [P3]."""
    for fallback, offered in (("revised", {"O1", "I2", "I3", "V3"}), ("higher", set())):
        table = with_options(fallback=fallback).supply(0, I2=1).puzzle(0, 1, "XW01")
        game = table.reserve(1, I4=0, L4=0, O4=0, S4=0, T4=0).game()
        events = play(game, "place 1 I2 a1b1")
        assert {text.split()[1] for text in texts(game) if text.startswith("reward")} == offered
        assert bool(kinds(events, "no_reward")) == (not offered)


def test_r4_a_higher_level_is_the_lowest_that_has_any() -> None:
    """[R4] not any higher level."""
    table = Table(edition="revised", puzzles=own("XW01 1 O1 a1b1")).supply(0, I2=1).puzzle(0, 1, "XW01")
    game = table.reserve(1, O1=0, I2=0).game()
    play(game, "place 1 I2 a1b1")
    assert texts(game) == ["reward I3", "reward V3"]


# [R5] one black puzzle a turn


def triggered(count: int, **terms: Any) -> Game:
    """A game with so many puzzles left in the black deck."""
    table = Table(players=2, **terms)
    return table.deck("B", *table.d["decks"]["B"][:count]).game()


def test_r5_one_black_puzzle_a_turn() -> None:
    """[R5] once triggered, black puzzles are not replaced and at most one a turn may be taken."""
    game = triggered(1, edition="revised")
    play(game, "take B1")
    assert game.to_dict()["final_round"] == 2
    play(game, "take B2")
    assert game.to_dict()["rows"]["B"][1] is None
    assert rule(game, "take B3") == "R5"
    assert rule(game, "take B2") == "T2"
    assert not [text for text in texts(game) if text.startswith("take B")]
    play(game, "take W1")
    play(game, "take B3")
    assert rule(game, "take B4") == "R5"
    play(game, "take W1", "gain O1")
    assert game.to_dict()["round"] == 2
    play(game, "take B4")
    assert seat_of(game)["black_taken"]


def test_r5_takes_up_to_the_trigger_do_not_count() -> None:
    """[R5] takes up to and including the one that triggers do not count."""
    game = triggered(2, edition="revised")
    play(game, "take B1", "take B1")
    assert game.to_dict()["final_round"] == 2
    play(game, "take B1")
    assert game.to_decide == (1,)
    assert sum(puzzle is not None for puzzle in seat_of(game)["puzzles"]) == 3


def test_r5_a_draw_from_the_deck_may_trigger() -> None:
    """[R5] [R2] the draw that triggers does not count either."""
    game = triggered(1, edition="revised")
    play(game, "take Bdeck", "take B1")
    assert rule(game, "take B2") == "R5"
    assert rule(game, "take Bdeck") == "R2"


def test_r5_holds_for_a_deck_that_a_position_has_after_the_trigger() -> None:
    """[R5] [R2] in play the black deck is empty then; in a position that is set up it need not be."""
    game = revised().deck("B", "B20").set(final_round=2).seat(0, black_taken=True).game()
    assert rule(game, "take Bdeck") == "R5"
    assert "take Wdeck" in texts(game)


def test_r5_is_not_in_the_other_editions() -> None:
    """[R5] elsewhere black puzzles may be taken freely after the trigger."""
    game = triggered(1)
    play(game, "take B1", "take B2", "take B3")
    assert game.to_decide == (1,)


def test_r5_white_puzzles_are_free() -> None:
    """[R5] the limit is on black puzzles only, and white ones are replaced."""
    game = triggered(1, edition="revised")
    play(game, "take B1", "take W1", "take W1")
    assert None not in game.to_dict()["rows"]["W"]


def test_r5_the_limit_is_kept_in_positions() -> None:
    """[R5] what was taken this turn is part of a position."""
    game = triggered(1, edition="revised")
    play(game, "take B1", "take B2")
    assert rule(twin_of(game), "take B3") == "R5"
    assert rule(Game.from_view(game.view(0), 1), "take B3") == "R5"


# [R6] unfinished puzzles


@pytest.mark.parametrize("variant", ["standard", "line-clear"])
def test_r6_unfinished_puzzles_cost_their_points(variant: str) -> None:
    """[R6] unfinished puzzles cost their points in every mode."""
    players = 2 if variant == "standard" else 4
    table = Table(players=players, variant=variant, edition="revised", puzzles=FACES)
    table.pile(0, "XB01").puzzle(0, 1, "XW01").puzzle(0, 2, "XW03", ("O1", "a1")).supply(0, I2=1)
    table.puzzle(1, 1, "XW02").set(final_round=1)
    if variant == "line-clear":
        table.seat(2, actions_left=0)
    game = table.finishing().game()
    assert game.scores[:2] == (6, 0), "not before the end"
    assert game.unfinished_costs(0) == (2, 4, 0, 0)
    play(game, "place 1 I2 a1b1", "done", *["done"] * (players - 1))
    assert game.scores[:2] == (6 + 2 - 1 - 4, -3)


# [R7] (with level 5: test_ghost.py)


def test_r7_two_arrows_on_two_pieces() -> None:
    """[R7] two arrows may raise one piece twice or two pieces once."""
    for moves, expected in (
        (("levelup I2 V3", "levelup O1 I2"), {"I2": 1, "V3": 1}),
        (("levelup I2 V3", "levelup V3 L4"), {"O1": 1, "L4": 1}),
        (("levelup O1 I2", "levelup I2 I3"), {"I2": 1, "I3": 1}),
        (("levelup O1 I2", "skip"), {"I2": 2}),
        (("skip",), {"O1": 1, "I2": 1}),
    ):
        game = revised().supply(0, I2=1, O1=1).puzzle(0, 1, "XB01").game()
        play(game, "place 1 I2 a1b1", *moves)
        assert supply_of(game) == expected
        assert seat_of(game)["actions_left"] == 2


# [R8] six players


def test_r8_six_players_need_24_black_puzzles() -> None:
    """[R8] Ghost, or enough of a player's own; the base game has 20, with Ambassador 22."""
    for expansions in ((), ("ambassador",)):
        with pytest.raises(InvalidPosition, match="24 black puzzles"):
            Game.new(players=6, edition="revised", expansions=expansions)
    assert Game.new(players=6, edition="revised", expansions=("ghost",)).to_decide == (0,)
    four = own(*(f"XB{n:02} 1 O1 a1b1" for n in range(1, 5)))
    position = Game.new(players=6, edition="revised", puzzles=four).to_dict()
    assert len(position["decks"]["B"]) == 20
    three = own(*(f"XB{n:02} 1 O1 a1b1" for n in range(1, 4)))
    with pytest.raises(InvalidPosition, match="these sets have 23"):
        Game.new(players=6, edition="revised", puzzles=three)


# [P5] hidden piles


def hidden_game() -> Game:
    table = revised(3).pile(0, "W01", "XB02").pile(1, "XW04", "W02", "B03").pile(2, "B04")
    return table.seat(0, unused_m=["XB02"]).seat(1, unused_m=["XW04"]).game()


def test_hidden_piles_in_views() -> None:
    """[P5] other seats' piles are blanks; their size and unused M puzzles are always public."""
    game = hidden_game()
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        for number, shown in enumerate(view["seats"]):
            whole = seat_of(game, number)
            assert shown["unused_m"] == whole["unused_m"]
            if number == seat:
                assert (shown["pile"], shown["noted"]) == (whole["pile"], whole["noted"])
            else:
                assert shown["pile"] == [None] * len(whole["pile"])
                assert shown["noted"]["points"] is None
                others = json.dumps(shown)
                assert not [card for card in whole["pile"] if card in others and card not in whole["unused_m"]]


def test_hidden_piles_are_open_after_the_end_and_in_other_editions() -> None:
    """[P5] the printed rulebooks keep piles open; at the end everybody sees them."""
    table = Table(players=2).pile(1, "W01")
    assert table.game().view(0)["seats"][1]["pile"] == ["W01"]
    game = revised(2).pile(1, "W01").finishing().set(final_round=1).game()
    assert game.view(0)["seats"][1]["pile"] == [None]
    play(game, "done")
    assert game.view(0)["seats"][1]["pile"] == [None]
    play(game, "done")
    assert game.view(0)["seats"][1]["pile"] == ["W01"]


def played(seed: int, moves: int, **terms: Any) -> Game:
    """A game after so many random decisions, none of them a pass."""
    chance = random.Random(seed)
    game = Game.new(seed=seed, **terms)
    for _ in range(moves):
        if game.is_over:
            break
        seat = chance.choice(game.to_decide)
        legal = texts(game, seat)
        placing = [text for text in legal if text.startswith("place")]
        game.play(chance.choice(placing if placing and chance.random() < 0.6 else legal), seat)
    return game


MIXTURES: list[dict[str, Any]] = [
    {"players": 3, "edition": "revised"},
    {"players": 2, "edition": "revised", "expansions": ("ghost", "ambassador"), "options": {"endless_white": True}},
    {"players": 5, "edition": "revised", "variant": "line-clear", "options": {"endless_white": True}},
    {"variant": "solo", "edition": "revised", "expansions": ("ambassador",)},
]


@pytest.mark.parametrize("terms", MIXTURES, ids=["standard", "expansions", "line-clear", "solo"])
def test_a_dealt_position_looks_like_its_view(terms: dict[str, Any]) -> None:
    """[P5] [R3] [S3] what a view hides is dealt at random, and looks the same from that seat again."""
    for seed in range(12):
        game = played(seed, 30 + 25 * seed, **terms)
        for seat in (*range(game.to_dict()["players"]), None):
            view = game.view(seat)
            dealt = Game.from_view(json.loads(json.dumps(view)), seed)
            assert dealt.view(seat) == view
            assert [dealt.legal(each) for each in game.to_decide] == [game.legal(each) for each in game.to_decide]


def test_dealt_piles_hold_what_the_decks_leave_over() -> None:
    """[P5] [S1] all white puzzles are in play, so those not in sight nor in the deck lie in hidden piles."""
    game = revised(3).pile(0, "W01", "B01").pile(1, "W02", "W03").pile(2, "B04").game()
    for seed in range(10):
        dealt = Game.from_view(game.view(2), seed).to_dict()
        piles = dealt["seats"][0]["pile"] + dealt["seats"][1]["pile"]
        assert sorted(card.strip("X0123456789") for card in piles) == ["B", "W", "W", "W"]
    ways = {
        json.dumps([each["pile"] for each in Game.from_view(game.view(2), s).to_dict()["seats"]]) for s in range(10)
    }
    assert len(ways) > 1


def test_dealt_solo_games_have_fifteen_white_puzzles() -> None:
    """[P5] [X1] a spectator does not see a solo player's pile; what is dealt there keeps to 15 white and 10 black."""
    table = Table(variant="solo", edition="revised")
    white = [f"W{n:02}" for n in range(1, 16)]
    table.d["rows"]["G"] = [*white[:4], "B01", "B02", "B03", "B04", "B05"]
    table.d["decks"]["G"] = ["B06", "B07"]
    table.d["solo"]["pile"] = white[4:13]
    table.d["seats"][0]["pile"] = ["W14", "B08", "W15", "B09", "B10"]
    game = table.game()
    for seed in range(10):
        position = Game.from_view(game.view(None), seed).to_dict()
        assert {card[0] for card in position["decks"]["G"]} == {"B"}
        assert sorted(card[0] for card in position["seats"][0]["pile"]) == ["B", "B", "B", "W", "W"]


# [R11] Endless White Deck


def endless(players: int = 2, **options: Any) -> Table:
    return with_options(players, endless_white=True, **options).row("W", "W01", "W02", "W03", "W04")


def test_r11_finished_white_puzzles_make_a_new_deck() -> None:
    """[R11] all players' finished white puzzles are noted and shuffled into a new white deck, also in mid-turn."""
    game = endless(3).deck("W", "W05").pile(0, "W11", "B01", "W12").pile(1, "W13").pile(2, "B02").game()
    scores = game.scores
    events = play(game, "take W2")
    assert kinds(events) == ["take", "refill", "noted"]
    assert events[-1]["count"] == 3
    position = game.to_dict()
    assert sorted(position["decks"]["W"]) == ["W11", "W12", "W13"]
    assert position["rows"]["W"] == ["W01", "W05", "W03", "W04"]
    assert [each["pile"] for each in position["seats"]] == [["B01"], [], ["B02"]]
    assert position["seats"][0]["noted"] == {"points": POINTS["W11"] + POINTS["W12"], "puzzles": 2, "m": 0}
    assert position["seats"][1]["noted"] == {"points": POINTS["W13"], "puzzles": 1, "m": 0}
    assert position["seats"][2]["noted"] == {"points": 0, "puzzles": 0, "m": 0}
    assert game.scores == scores
    assert (game.to_decide, position["seats"][0]["actions_left"]) == ((0,), 2)
    assert position["final_round"] is None
    play(game, "take W1")
    assert game.to_dict()["rows"]["W"][0] == position["decks"]["W"][0]


def test_r11_nobody_has_one_yet() -> None:
    """[R11] if nobody has one, as soon as somebody does; empty white slots are then filled."""
    game = endless().deck("W", "W05").supply(1, I2=2).puzzle(1, 1, "XW01").game()
    play(game, "take W1", "take W2", "take W3")
    assert game.to_dict()["rows"]["W"] == ["W05", None, None, "W04"]
    events = play(game, "place 1 I2 a1b1")
    assert kinds(events, "complete", "reward", "noted", "refill") == ["complete", "reward", "noted", "refill"]
    position = game.to_dict()
    assert position["rows"]["W"] == ["W05", "XW01", None, "W04"]
    assert position["decks"]["W"] == []
    assert position["seats"][1]["pile"] == []
    assert position["seats"][1]["noted"] == {"points": 2, "puzzles": 1, "m": 0}
    assert game.scores == (0, 2)


def test_r11_a_black_puzzle_makes_no_deck() -> None:
    """[R11] finished white puzzles only."""
    game = endless().deck("W").supply(0, I2=1).puzzle(0, 1, "XB02").row("W", "W01", None, None, None).game()
    assert not kinds(play(game, "place 1 I2 a1b1"), "noted")
    assert seat_of(game)["pile"] == ["XB02"]


def test_r11_waits_until_no_reward_is_open() -> None:
    """[R11] [T13] looked at only when no reward is open."""
    table = endless().deck("W").supply(0, I2=1).puzzle(0, 1, "XW01").row("W", "W01", "W02", "W03", None)
    game = table.reserve(1, T4=0).game()
    assert not kinds(play(game, "place 1 I2 a1b1"), "noted")
    assert seat_of(game)["pile"] == ["XW01"]
    assert twin_of(game).legal() == game.legal()
    assert kinds(play(game, "reward S4"), "reward", "noted", "refill") == ["reward", "noted", "refill"]
    assert seat_of(game)["pile"] == []


def test_r11_the_last_action_of_a_turn() -> None:
    """[R11] before the turn passes on."""
    game = endless().deck("W", "W05").pile(1, "W13", "W14").turn(0, 1).game()
    assert kinds(play(game, "take W1"), "noted", "end_turn") == ["noted", "end_turn"]


def test_r11_again_and_again() -> None:
    """[R11] whenever the white deck is empty; notes add up."""
    game = endless().deck("W", "W05").pile(0, "W11").game()
    play(game, "take W1")
    assert game.to_dict()["decks"]["W"] == ["W11"]
    play(game, "take W1")
    assert game.to_dict()["decks"]["W"] == [], "nobody has another one"
    position = game.to_dict()
    position["seats"][0]["pile"] = ["W12", "W13"]
    game = Game.from_dict(position)
    play(game, "gain O1")
    assert seat_of(game)["noted"]["puzzles"] == 3
    assert game.scores[0] == POINTS["W11"] + POINTS["W12"] + POINTS["W13"]


def test_r11_the_shuffle_is_part_of_the_position() -> None:
    """[R11] the generator is in the position: saved, loaded and replayed games are shuffled alike."""
    pile = [f"W{n}" for n in range(11, 21)]
    table = endless().deck("W", "W05").pile(0, *pile)
    orders = set()
    for k in range(20):
        table.set(rng=[k, 1, 2, 3])
        game, twin = table.game(), twin_of(table.game())
        play(game, "take W1")
        play(twin, "take W1")
        assert game.to_dict() == twin.to_dict()
        assert game.to_dict()["rng"] != [k, 1, 2, 3], "it has moved on"
        assert sorted(game.to_dict()["decks"]["W"]) == pile
        orders.add(tuple(game.to_dict()["decks"]["W"]))
        game.undo()
        assert game.to_dict()["rng"] == [k, 1, 2, 3]
    assert len(orders) > 15


def test_r11_a_whole_game_is_replayed_from_its_record() -> None:
    """[R11] the same seed and decisions give the same renewed decks."""
    few = {"endless_white": True}
    for seed in range(4):
        game = played(seed, 350, players=4, options=few)
        assert Game.from_record(game.record()).to_dict() == game.to_dict()
    assert Game.new(seed=1, options=few).to_dict()["rng"] != Game.new(seed=2, options=few).to_dict()["rng"]
    assert Game.new(seed=1).to_dict()["rng"] is None


def test_r11_the_generator_is_nobodys_business() -> None:
    """[R11] views do not show it; with hidden piles noted points of others are hidden too [P5]."""
    table = Table(players=2, edition="revised", options={"endless_white": True})
    for seat in (0, 1):
        table.seat(seat, noted={"points": 9, "puzzles": 3, "m": 1})
    game = table.game()
    view = game.view(0)
    assert view["rng"] is None
    assert view["seats"][0]["noted"] == {"points": 9, "puzzles": 3, "m": 1}
    assert view["seats"][1]["noted"] == {"points": None, "puzzles": 3, "m": 1}
    assert Game.from_view(view, 1).view(0) == view


def test_r11_noted_puzzles_break_ties() -> None:
    """[R11] [E7] the number of noted puzzles counts for ties."""
    table = with_options(2, endless_white=True).supply(0, O1=1).supply(1, O1=5)
    table.seat(0, noted={"points": 2, "puzzles": 2, "m": 0}).pile(1, "XW01").set(final_round=1)
    game = table.finishing().game()
    play(game, "done", "done")
    assert game.scores == (2, 2)
    assert game.winners == (0,)


def test_r11_not_in_finishing_touches() -> None:
    """[R11] after the turns no deck is made anew; touches leave their puzzles in the pile."""
    table = endless().deck("W").pile(1, "W13").supply(0, I2=1).puzzle(0, 1, "XW01").set(final_round=1)
    game = table.finishing().game()
    events = play(game, "place 1 I2 a1b1", "done", "done")
    assert not kinds(events, "noted")
    assert [each["pile"] for each in game.to_dict()["seats"]] == [["XW01"], ["W13"]]


def test_r11_without_the_option_the_deck_stays_empty() -> None:
    """[R11] elsewhere an empty white deck is just empty [E1]."""
    table = with_options(recycle=True).row("W", "W01", "W02", "W03", "W04").deck("W", "W05").pile(0, "W11")
    game = table.game()
    play(game, "take W1", "take W1")
    assert game.to_dict()["rows"]["W"][0] is None
    assert seat_of(game)["pile"] == ["W11"]
    assert rule(game, "recycle W") == "R3"


def test_r11_is_for_two_or_more() -> None:
    """[R11] not in solo."""
    with pytest.raises(InvalidPosition, match="R11"):
        Game.new(variant="solo", options={"endless_white": True})


# [R9] [R10] [R12] are in test_line_clear.py, test_solo.py and test_ambassador.py


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_revised_games_end(players: int) -> None:
    """[R1] [R2] [R3] [R5] random games of the revised rules come to an end, every one with winners."""
    for seed in range(3):
        game = played(seed, 5000, players=players, edition="revised", options={"endless_white": bool(seed % 2)})
        assert game.is_over
        assert game.winners
