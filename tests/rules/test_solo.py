"""Chapter X: the solo variant. The automatic opponent is read a second time here, slowly, from the rule text alone.

Long, because that second reading and the chapter's tests belong side by side.
"""

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from projectl import Game, InvalidPosition
from projectl.catalogue.puzzles import Puzzle, base
from tests.counts import covering
from tests.rules.faces import own
from tests.table import Table, kinds, play, rule, texts

DIFFICULTIES = {"standard": 6, "challenging": 3, "unbeatable": 0}
POINTS = {puzzle.id: puzzle.points for puzzle in base()}


def solo(**terms: Any) -> Table:
    return Table(variant="solo", **terms)


def of_points(points: int, *besides: str) -> Puzzle:
    """Some puzzle worth so much that is not one of these."""
    return next(puzzle for puzzle in base() if puzzle.points == points and puzzle.id not in besides)


def grid_of(*points: int | None) -> list[str | None]:
    """Nine puzzles worth these points, in reading order; None is an empty place."""
    grid: list[str | None] = []
    for worth in points:
        grid.append(None if worth is None else of_points(worth, *(each for each in grid if each)).id)
    return grid


def arrange(
    table: Table, grid: list[str | None], deck: list[str], locks: list[int], supply: int, pile: tuple[str, ...] = ()
) -> Table:
    """The grid, the deck (top first), the locks and the opponent's supply, with the reserve made to match [X3]."""
    position = table.d
    if position["options"]["solo_locks"] == "reserve":
        used = sum(position["solo"]["locks"]) + position["solo"]["supply"]
        position["reserve"]["O1"] += used - sum(locks) - supply
    position["rows"]["G"], position["decks"]["G"] = grid, deck
    position["solo"] = {"locks": locks, "supply": supply, "pile": list(pile)}
    if not deck:
        position["final_round"] = position["round"] + 1
    return table


def rest_of(grid: list[str | None], count: int) -> list[str]:
    """So many other puzzles for the deck."""
    return [puzzle.id for puzzle in base() if puzzle.id not in grid][:count]


# [X1] [X2] [X3] set-up


@pytest.mark.parametrize("seed", range(5))
def test_fifteen_white_on_top_of_ten_black(seed: int) -> None:
    """[X1] one deck: 15 random white on top of 10 random black; nine face up in a 3x3 grid."""
    position = Game.new(variant="solo", seed=seed).to_dict()
    cards = position["rows"]["G"] + position["decks"]["G"]
    assert (len(position["rows"]["G"]), len(set(cards))) == (9, 25)
    assert [card[0] for card in cards] == ["W"] * 15 + ["B"] * 10


def test_the_deck_is_random() -> None:
    """[X1] every puzzle can be among them."""
    seen: set[str] = set()
    for seed in range(40):
        position = Game.new(variant="solo", seed=seed).to_dict()
        seen |= {*position["rows"]["G"], *position["decks"]["G"]}
    assert seen == {puzzle.id for puzzle in base()}


def test_expansions_are_mixed_in_before() -> None:
    """[X1] [S2] expansion puzzles and a player's own are mixed with the rest."""
    text = own(*(f"XW{n:02} 1 O1 a1b1" for n in range(1, 41)), *(f"XB{n:02} 1 O1 a1b1" for n in range(1, 31)))
    position = Game.new(variant="solo", seed=4, puzzles=text).to_dict()
    cards = position["rows"]["G"] + position["decks"]["G"]
    assert ["W" in card for card in cards] == [True] * 15 + [False] * 10
    assert any(card.startswith("XW") for card in cards)
    assert any(card.startswith("XB") for card in cards)
    for expansions in (("ghost",), ("ambassador",), ("ghost", "ambassador")):
        seen: set[str] = set()
        for seed in range(30):
            position = Game.new(variant="solo", seed=seed, expansions=expansions).to_dict()
            seen |= {card[:1] for card in position["rows"]["G"] + position["decks"]["G"]}
        assert seen == {"W", "B", *(name[0].upper() for name in expansions)}


@pytest.mark.parametrize(("difficulty", "supply"), DIFFICULTIES.items())
def test_locks_and_difficulty(difficulty: str, supply: int) -> None:
    """[X2] one lock above columns 1 and 3, two above column 2; opponent's supply 6 / 3 / 0."""
    position = Game.new(variant="solo", difficulty=difficulty, seed=1).to_dict()
    assert position["solo"] == {"locks": [1, 2, 1], "supply": supply, "pile": []}
    assert position["difficulty"] == difficulty


def test_standard_is_the_default() -> None:
    """[X2] solo's default difficulty is standard."""
    assert Game.new(variant="solo", seed=1).to_dict()["difficulty"] == "standard"


@pytest.mark.parametrize(("difficulty", "supply"), DIFFICULTIES.items())
def test_locks_from_the_reserve_or_markers(difficulty: str, supply: int) -> None:
    """[X3] level-1 pieces out of the reserve, or mere markers without effect."""
    reserve = Game.new(variant="solo", difficulty=difficulty, seed=1).to_dict()["reserve"]
    assert reserve["O1"] == 15 - 4 - supply - 1
    for edition, each in (("retail", 10), ("revised", 15)):
        reserve = Game.new(variant="solo", difficulty=difficulty, edition=edition, seed=1).to_dict()["reserve"]
        assert reserve["O1"] == each - 1


def test_ten_pieces_are_not_enough_for_standard() -> None:
    """[X3] with 10 of a shape the first reading needs 11 level-1 pieces at standard: refused."""
    few = {"pieces_each": 10}
    with pytest.raises(InvalidPosition, match=r"11 level-1.*X3"):
        Game.new(variant="solo", options=few)
    with pytest.raises(InvalidPosition, match="X3"):
        Game.new(variant="solo", edition="retail", options={"solo_locks": "reserve"})
    for difficulty in ("challenging", "unbeatable"):
        Game.new(variant="solo", difficulty=difficulty, options=few)
    Game.new(variant="solo", options={"pieces_each": 11})
    Game.new(variant="solo", options={**few, "solo_locks": "markers"})


def test_a_reserve_without_level_1() -> None:
    """[X3] [T4] with the locks out of the reserve it may lack level 1, so that a gain is of level 2."""
    game = Game.new(variant="solo", options={"pieces_each": 11}, seed=1)
    assert game.to_dict()["reserve"]["O1"] == 0
    assert rule(game, "gain O1") == "T4"
    assert "gain I2" in texts(game)


# [X4] [X5] the player's turn


def test_the_player_starts_with_two_pieces_and_goes_first() -> None:
    """[X4] O1 and I2, the player first, an ordinary turn of three actions."""
    game = Game.new(variant="solo", seed=1)
    seat = game.to_dict()["seats"][0]
    assert {piece: count for piece, count in seat["supply"].items() if count} == {"O1": 1, "I2": 1}
    assert game.to_decide == (0,)
    assert seat["actions_left"] == 3
    play(game, "gain O1", "swap I2 V3")
    assert game.to_dict()["round"] == 1
    events = play(game, "gain O1")
    assert kinds(events, "end_turn", "opponent_unlocks", "turn") == ["end_turn", "opponent_unlocks", "turn"]
    assert (game.to_dict()["round"], game.to_decide) == (2, (0,))


def test_the_opponent_gets_only_points() -> None:
    """[X4] nothing but points from M or Level Up puzzles."""
    text = own("XB01 20 M a1b1", "XB02 19 ^^ a1b1")
    table = solo(puzzles=text)
    grid: list[str | None] = ["XB01", "XB02", "W01", "W02", "W03", "W04", "W05", "W06", "W07"]
    game = arrange(table, grid, ["W08", "W09", "W10"], [0, 0, 0], 0).game()
    reserve = game.to_dict()["reserve"]
    play(game, "pass")
    assert game.scores == (0, 20)
    play(game, "pass")
    assert game.scores == (0, 39)
    position = game.to_dict()
    assert position["solo"]["pile"] == ["XB01", "XB02"]
    assert position["reserve"] == reserve
    assert position["to_decide"] == [0]


def test_completing_in_solo() -> None:
    """[X4] P, G and A hold: pieces return, a reward is given, an M is kept."""
    table = solo(puzzles=own("XW01 1 T4 a1b1", "XB01 5 M a1b1"), options={"must_act": False}).supply(0, I2=2, O1=1)
    game = table.puzzle(0, 1, "XW01").puzzle(0, 2, "XB01").game()
    play(game, "place 1 I2 a1b1", "place 2 I2 a1b1")
    seat = game.to_dict()["seats"][0]
    assert (seat["pile"], seat["unused_m"]) == (["XW01", "XB01"], ["XB01"])
    assert seat["supply"]["T4"] == 1
    assert game.scores[0] == 6


def test_a_take_releases_a_lock() -> None:
    """[X5] from any column, locked or not; one lock goes to the opponent's supply, if any; refilled at once."""
    grid = grid_of(*[1] * 9)
    game = arrange(solo(), grid, rest_of(grid, 5), [2, 1, 0], 1).game()
    assert [text for text in texts(game) if text.startswith("take")] == [f"take G{n}" for n in range(1, 10)]
    deck = game.to_dict()["decks"]["G"]
    for move, locks, supply in (("take G4", [1, 1, 0], 2), ("take G3", [1, 1, 0], 2)):
        play(game, move)
        assert game.to_dict()["solo"] == {"locks": locks, "supply": supply, "pile": []}
    assert game.to_dict()["rows"]["G"][3] == deck[0]
    assert game.to_dict()["rows"]["G"][2] == deck[1]
    reserve = game.to_dict()["reserve"]["O1"]
    game.play("take G8")
    assert game.to_dict()["reserve"]["O1"] == reserve


def test_one_lock_a_take() -> None:
    """[X5] each take moves one lock of that column."""
    grid = grid_of(*[1] * 9)
    game = arrange(solo(), grid, rest_of(grid, 5), [2, 1, 1], 0).game()
    play(game, "take G1", "take G1")
    assert game.to_dict()["solo"]["locks"] == [0, 1, 1]
    assert game.to_dict()["solo"]["supply"] == 2
    assert [event for event in game.copy().play("take G2") if event["kind"] == "unlock"] == [
        {"kind": "unlock", "column": 2, "locks": 0, "supply": 3}
    ]


# [X6] [X7] [X8] [X9] [X10] [X11] [X12] the opponent's turn, one sentence at a time


def after_pass(grid: list[str | None], locks: list[int], supply: int, cards: int = 5) -> Any:
    """The position after the opponent's turn, the player having passed."""
    game = arrange(solo(options={"pieces_each": 40}), grid, rest_of(grid, cards), locks, supply).game()
    play(game, "pass")
    return game.to_dict()


def test_the_opponent_takes_one_puzzle_and_scores_it() -> None:
    """[X6] takes one puzzle and scores it as completed."""
    grid = grid_of(0, 1, 2, 3, 4, 5, 1, 1, 1)
    game = arrange(solo(), grid, rest_of(grid, 5), [0, 0, 0], 0).game()
    events = play(game, "pass")
    taken = [event for event in events if event["kind"] == "opponent_take"]
    why = {"columns": [1, 2, 3], "equals": 1}
    assert taken == [{"kind": "opponent_take", "puzzle": grid[5], "source": "G6", "points": 5, **why}]
    assert game.to_dict()["solo"]["pile"] == [grid[5]]
    assert game.scores == (0, 5)


@pytest.mark.parametrize(
    ("locks", "place"), [([0, 0, 1], 4), ([0, 1, 1], 3), ([0, 2, 0], 5), ([1, 0, 3], 4), ([2, 1, 0], 5)]
)
def test_not_from_a_locked_column(locks: list[int], place: int) -> None:
    """[X7] not from a column with one or more locks above it."""
    grid = grid_of(0, 1, 2, 3, 4, 5, 1, 1, 1)
    assert after_pass(grid, locks, 0)["solo"]["pile"] == [grid[place]]


@pytest.mark.parametrize(
    ("points", "place"),
    [
        ((1, 1, 1, 1, 1, 1, 1, 1, 1), 0),
        ((0, 1, 2, 2, 2, 1, 2, 0, 0), 2),
        ((0, 0, 0, 3, 0, 4, 4, 4, 4), 5),
        ((0, 0, 0, 0, 0, 0, 0, 0, 1), 8),
        ((0, 0, 5, 5, 0, 0, 0, 0, 0), 2),
    ],
)
def test_the_most_points_first_in_reading_order(points: tuple[int, ...], place: int) -> None:
    """[X8] the puzzle worth most points; ties: first in reading order."""
    grid = grid_of(*points)
    assert after_pass(grid, [0, 0, 0], 0)["solo"]["pile"] == [grid[place]]


def test_reading_order_skips_locked_columns() -> None:
    """[X8] row by row, left to right, among the open columns."""
    grid = grid_of(5, 1, 1, 5, 1, 4, 5, 4, 4)
    assert after_pass(grid, [1, 0, 0], 0)["solo"]["pile"] == [grid[5]]


@pytest.mark.parametrize(
    ("locks", "supply", "after"),
    [
        ([0, 2, 1], 6, [8, 1, 0]),
        ([0, 0, 0], 3, [3, 0, 0]),
        ([0, 5, 0], 0, [1, 4, 0]),
        ([0, 1, 1], 0, [2, 0, 0]),
        ([0, 0, 0], 0, [0, 0, 0]),
    ],
)
def test_locks_move_above_the_column_it_took_from(locks: list[int], supply: int, after: list[int]) -> None:
    """[X9] all of the opponent's supply and one lock from each other column; if nothing can be moved it stays open."""
    grid = grid_of(5, 4, 4, 1, 1, 1, 1, 1, 1)
    position = after_pass(grid, locks, supply)
    assert position["solo"]["pile"] == [grid[0]]
    assert (position["solo"]["locks"], position["solo"]["supply"]) == (after, 0)


def test_the_slot_is_refilled() -> None:
    """[X10] then the slot is refilled from the deck."""
    grid = grid_of(0, 1, 2, 3, 4, 5, 1, 1, 1)
    position = after_pass(grid, [0, 0, 0], 0)
    deck = rest_of(grid, 5)
    assert position["rows"]["G"] == [*grid[:5], deck[0], *grid[6:]]
    assert position["decks"]["G"] == deck[1:]


@pytest.mark.parametrize("solo_locks", ["reserve", "markers"])
def test_all_columns_locked(solo_locks: str) -> None:
    """[X11] one lock from each goes to the reserve (markers leave the game), and nothing is taken."""
    grid = grid_of(0, 1, 2, 3, 4, 5, 1, 1, 1)
    table = arrange(solo(options={"solo_locks": solo_locks}), grid, rest_of(grid, 5), [1, 3, 2], 2)
    game = table.game()
    before = game.to_dict()
    events = play(game, "pass")
    position = game.to_dict()
    assert position["solo"] == {"locks": [0, 2, 1], "supply": 2, "pile": []}
    assert position["rows"] == before["rows"]
    assert position["reserve"]["O1"] == before["reserve"]["O1"] + (3 if solo_locks == "reserve" else 0)
    assert kinds(events, "opponent_take", "opponent_unlocks") == ["opponent_unlocks"]


def test_open_columns_without_a_puzzle() -> None:
    """[X12] if the open columns hold no puzzle, nothing happens and no lock moves."""
    grid = grid_of(None, 5, 5, None, 4, 4, None, 3, 3)
    game = arrange(solo(), grid, [], [0, 1, 2], 3).game()
    before = game.to_dict()
    events = play(game, "pass")
    assert kinds(events, "opponent_nothing", "opponent_take") == ["opponent_nothing"]
    after = game.to_dict()
    assert (after["solo"], after["rows"], after["reserve"]) == (before["solo"], before["rows"], before["reserve"])


def test_an_empty_grid() -> None:
    """[X12] an empty grid with open columns: nothing; with three locks [X11] comes first."""
    empty: list[str | None] = [None] * 9
    assert after_pass(empty, [0, 1, 0], 2, 0)["solo"] == {"locks": [0, 1, 0], "supply": 2, "pile": []}
    assert after_pass(empty, [1, 1, 1], 2, 0)["solo"] == {"locks": [0, 0, 0], "supply": 2, "pile": []}


# [X5] [X6] [X7] [X8] [X9] [X10] [X11] [X12] read a second time


@dataclass
class Reread:
    """[X5] [X6] [X7] [X8] [X9] [X10] [X11] [X12] [X13] grid, deck, locks and opponent, moved by these sentences."""

    grid: list[str | None]
    deck: list[str]
    locks: list[int]
    supply: int
    pile: list[str]
    emptied_in: int | None = None
    seen: Counter[str] = field(default_factory=Counter)
    told: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def of(cls, position: dict[str, Any], seen: Counter[str]) -> "Reread":
        part = position["solo"]
        final = position["final_round"]
        return cls(
            list(position["rows"]["G"]),
            list(position["decks"]["G"]),
            list(part["locks"]),
            part["supply"],
            list(part["pile"]),
            None if final is None else final - 1,
            seen,
        )

    def top(self, round_now: int) -> str | None:
        """The top of the deck; [X13] the end is triggered when the deck is empty."""
        if not self.deck:
            return None
        card = self.deck.pop(0)
        if not self.deck:
            self.emptied_in = round_now
        return card

    def player_takes(self, source: str, round_now: int) -> None:
        """[X5]; [R10] a deck-top draw leaves the locks alone."""
        if source == "Gdeck":
            self.top(round_now)
            return
        place = int(source[1:]) - 1
        column = place % 3
        if self.locks[column] > 0:
            self.locks[column] -= 1
            self.supply += 1
            self.seen["X5 unlock"] += 1
        self.grid[place] = self.top(round_now)

    def opponent_moves(self, round_now: int) -> None:
        if all(count >= 1 for count in self.locks):
            self.locks = [count - 1 for count in self.locks]
            self.seen["X11"] += 1
            self.told.append({"kind": "opponent_unlocks", "locks": list(self.locks)})
            return
        candidates = []
        for reading, puzzle in enumerate(self.grid):
            if puzzle is not None and self.locks[reading % 3] == 0:
                candidates.append((-POINTS[puzzle], reading))
        if not candidates:
            self.seen["X12"] += 1
            self.told.append({"kind": "opponent_nothing"})
            return
        points, place = min(candidates)
        as_good = [other for other in candidates if other[0] == points]
        if len(as_good) > 1:
            self.seen["X8 tie"] += 1
        taken = self.grid[place]
        assert taken is not None
        self.pile.append(taken)
        source = {"puzzle": taken, "source": f"G{place + 1}", "points": POINTS[taken]}
        columns = [column + 1 for column in range(3) if self.locks[column] == 0]
        self.told.append({"kind": "opponent_take", **source, "columns": columns, "equals": len(as_good)})
        from_columns = sorted(column for column in {0, 1, 2} - {place % 3} if self.locks[column] > 0)
        gathered = self.supply + len(from_columns)
        moved = {"column": place % 3 + 1, "moved": gathered, "supply": self.supply}
        self.supply = 0
        for column in from_columns:
            self.locks[column] -= 1
        self.locks[place % 3] += gathered
        gave = [column + 1 for column in from_columns]
        self.told.append({"kind": "opponent_locks", "locks": list(self.locks), **moved, "columns": gave})
        self.seen["X9 open" if gathered == 0 else "X9 locked"] += 1
        self.grid[place] = self.top(round_now)
        if self.grid[place] is not None:
            filled = {"puzzle": self.grid[place], "source": f"G{place + 1}", "by_opponent": True}
            self.told.append({"kind": "refill", **filled})

    def check(self, position: dict[str, Any], events: list[dict[str, Any]]) -> None:
        its = [each for each in events if each["kind"].startswith("opponent") or each.get("by_opponent")]
        assert its == self.told
        assert position["rows"]["G"] == self.grid
        assert position["decks"]["G"] == self.deck
        assert position["solo"] == {"locks": self.locks, "supply": self.supply, "pile": self.pile}
        assert position["final_round"] == (None if self.emptied_in is None else self.emptied_in + 1)


def level_1_pieces(position: dict[str, Any]) -> int:
    """[X3] how many level-1 pieces there are, the locks among them only if they are pieces."""
    seat = position["seats"][0]
    lying = [piece for puzzle in seat["puzzles"] if puzzle for piece, _ in puzzle["placed"]]
    count: int = position["reserve"]["O1"] + seat["supply"]["O1"] + lying.count("O1")
    if position["options"]["solo_locks"] == "reserve":
        count += sum(position["solo"]["locks"]) + position["solo"]["supply"]
    return count


def choose(game: Game, chance: random.Random) -> str:
    """A random decision, of a random kind first, so that puzzles are taken as often as pieces are placed."""
    moves: dict[str, list[str]] = {}
    for text in texts(game):
        moves.setdefault(text.split()[0], []).append(text)
    if len(moves) > 1 and chance.random() < 0.8:
        moves.pop("pass", None)
    return chance.choice(moves[chance.choice(list(moves))])


def play_and_check(game: Game, chance: random.Random, seen: Counter[str]) -> int:
    """Play to the end, each decision beside the second reading; the number of the player's turns."""
    before = game.to_dict()
    each = before["options"]["pieces_each"]
    turns = 0
    while before["phase"] == "turn":
        reading = Reread.of(before, seen)
        move = choose(game, chance)
        events = game.play(move)
        after = game.to_dict()
        if move.startswith("take"):
            reading.player_takes(move.split()[1], before["round"])
        ended = after["round"] - before["round"] + (after["phase"] == "finishing")
        for round_now in range(before["round"], before["round"] + ended):
            reading.opponent_moves(round_now)
            turns += 1
        reading.check(after, events)
        assert level_1_pieces(after) == each
        before = after
    assert before["round"] == before["final_round"]
    return turns


@pytest.mark.parametrize(("difficulty", "edition"), covering(DIFFICULTIES, ["kickstarter", "retail", "revised"]))
def test_opponent_against_a_second_reading(difficulty: str, edition: str) -> None:
    """[X5] [X6] [X7] [X8] [X9] [X10] [X11] [X12] [X13] [X14] [R10] thousands of random turns, both readings of [X3]."""
    chance = random.Random(f"{difficulty} {edition}")
    seen: Counter[str] = Counter()
    turns = 0
    while turns < 1500:
        game = Game.new(variant="solo", difficulty=difficulty, edition=edition, seed=chance.getrandbits(32))
        turns += play_and_check(game, chance, seen)
    assert {"X5 unlock", "X8 tie", "X9 locked", "X11"} <= set(seen)


@pytest.mark.parametrize("solo_locks", ["reserve", "markers"])
def test_opponent_in_random_positions(solo_locks: str) -> None:
    """[X6] [X7] [X8] [X9] [X10] [X11] [X12] any grid, any locks, full and empty decks."""
    chance = random.Random(solo_locks)
    seen: Counter[str] = Counter()
    table = solo(options={"solo_locks": solo_locks, "pieces_each": 60})
    ids = list(POINTS)
    for _ in range(600):
        cards: list[str] = chance.sample(ids, 25)
        deck = cards[9 : 9 + chance.choice((0, 0, 1, 2, 9))]
        grid: list[str | None] = list(cards[:9])
        if not deck:
            share = chance.random()
            grid = [None if chance.random() < share else card for card in grid]
        locks = [chance.choice((0, 0, 0, 1, 2, 3)) for _ in range(3)]
        table.set(final_round=None)
        supply = chance.choice((0, chance.randrange(11 - sum(locks))))
        game = arrange(table, grid, deck, locks, supply).game()
        before = game.to_dict()
        reading = Reread.of(before, seen)
        events = game.play("pass")
        reading.opponent_moves(1)
        reading.check(game.to_dict(), events)
        assert level_1_pieces(game.to_dict()) == 60
    assert min(seen[name] for name in ("X8 tie", "X9 open", "X9 locked", "X11", "X12")) >= 10


# [X13] [X14] [X15] [X16] [X17] the end


def test_the_players_take_triggers_the_end() -> None:
    """[X13] [X14] the deck empties in the player's turn: that round is finished, then one more full round."""
    grid = grid_of(*[1] * 9)
    game = arrange(solo(), grid, rest_of(grid, 1), [2, 2, 2], 0).game()
    events = play(game, "take G1")
    triggered = [event for event in events if event["kind"] == "end_triggered"]
    assert triggered == [{"kind": "end_triggered", "final_round": 2, "variant": "solo"}]
    assert game.to_dict()["final_round"] == 2
    play(game, "pass")
    assert (game.to_dict()["round"], game.to_decide) == (2, (0,))
    events = play(game, "gain O1", "gain O1", "gain O1")
    assert kinds(events, "opponent_take", "opponent_unlocks", "opponent_nothing", "finishing")[-1] == "finishing"
    assert len(kinds(events, "opponent_take", "opponent_unlocks", "opponent_nothing")) == 1
    assert game.to_dict()["phase"] == "finishing"


def test_the_opponents_refill_triggers_the_end() -> None:
    """[X13] [X14] the deck empties in the opponent's turn: the next round is the last."""
    grid = grid_of(*[1] * 9)
    game = arrange(solo(), grid, rest_of(grid, 1), [0, 2, 2], 0).game()
    events = play(game, "pass")
    assert kinds(events, "opponent_take", "refill", "end_triggered") == [
        "opponent_take",
        "end_triggered",
        "refill",
    ]
    assert game.to_dict()["final_round"] == 2
    play(game, "pass")
    assert game.to_dict()["phase"] == "finishing"


def test_a_take_from_the_deck_triggers_the_end() -> None:
    """[X13] [R10] so does drawing its last puzzle; the grid stays full and the locks where they are."""
    grid = grid_of(*[1] * 9)
    game = arrange(solo(edition="revised"), grid, rest_of(grid, 1), [1, 1, 1], 2).game()
    play(game, "take Gdeck")
    position = game.to_dict()
    assert position["final_round"] == 2
    assert position["rows"]["G"] == grid
    assert position["solo"] == {"locks": [1, 1, 1], "supply": 2, "pile": []}
    assert rule(game, "take Gdeck") == "R2"


def test_finishing_touches_in_solo() -> None:
    """[X15] then Finishing Touches: placing only, a point each, no reward, and the game is over."""
    table = solo(puzzles=own("XW01 3 T4 a1b1")).supply(0, O1=2).puzzle(0, 1, "XW01")
    game = table.finishing().set(final_round=1).game()
    assert rule(game, "gain O1") == "E4"
    assert rule(game, "pass") == "E3"
    play(game, "place 1 O1 a1", "place 1 O1 b1")
    assert not game.is_over
    play(game, "done")
    assert game.is_over
    assert game.scores == (1, 0)
    seat = game.to_dict()["seats"][0]
    assert (seat["pile"], sum(seat["supply"].values())) == (["XW01"], 0)


@pytest.mark.parametrize("unfinished_cost", [False, True])
def test_unfinished_puzzles_cost_their_points_once(unfinished_cost: bool) -> None:
    """[X16] after [X15] the score loses the points of every puzzle left unfinished, with [R6] no more than once."""
    table = solo(puzzles=own("XW01 3 T4 a1b1", "XW02 5 T4 a1b1"), options={"unfinished_cost": unfinished_cost})
    table.supply(0, I2=1).puzzle(0, 1, "XW01").puzzle(0, 2, "XW02", ("O1", "a1")).pile(0, "W01")
    game = table.finishing().set(final_round=1).game()
    assert game.scores[0] == POINTS["W01"], "not before the end"
    play(game, "place 1 I2 a1b1")
    assert game.scores[0] == POINTS["W01"] - 1
    play(game, "done")
    assert game.scores[0] == POINTS["W01"] + 3 - 1 - 5


@pytest.mark.parametrize(("own_points", "winner"), [(4, 1), (5, 1), (6, 0)])
def test_a_tie_is_the_opponents_win(own_points: int, winner: int) -> None:
    """[X17] a tie is the opponent's win, whatever the number of puzzles and pieces."""
    table = solo(puzzles=own(f"XW01 {own_points} T4 a1b1", "XW02 0 O1 a1", "XB01 5 O1 a1b1"))
    table.pile(0, "XW01", "XW02")
    table.d["solo"]["pile"] = ["XB01"]
    game = table.finishing().set(final_round=1).game()
    assert not game.winners
    play(game, "done")
    assert game.scores == (own_points, 5)
    assert game.winners == (winner,)


def test_solo_never_ends_by_idleness() -> None:
    """[X14] [E8] passing for rounds does not end a solo game; the opponent plays it to its end."""
    game = Game.new(variant="solo", seed=2)
    rounds = 0
    while game.to_dict()["phase"] == "turn":
        play(game, "pass")
        rounds += 1
    assert game.to_dict()["decks"]["G"] == []
    assert game.to_dict()["final_round"] == rounds > 4


# [R10] solo with the revised rules


def test_r10_deck_tops_leave_the_locks_alone() -> None:
    """[R10] deck-top draws leave the locks alone; only the one deck can be drawn from."""
    game = Game.new(variant="solo", edition="revised", seed=1)
    before = game.to_dict()
    play(game, "take Gdeck")
    after = game.to_dict()
    assert after["solo"] == before["solo"]
    assert after["rows"] == before["rows"]
    assert after["seats"][0]["puzzles"][0]["id"] == before["decks"]["G"][0]
    assert rule(game, "take Wdeck") == "T2"
    assert rule(game, "take Bdeck") == "T2"
    assert rule(game, "take W1") == "T2"


def test_r10_no_recycle() -> None:
    """[R10] no Recycle, in no edition."""
    for edition in ("kickstarter", "revised"):
        game = Game.new(variant="solo", edition=edition, seed=1)
        assert rule(game, "recycle W") == "R10"
        assert rule(game, "recycle B") == "R10"


def test_r10_locks_are_markers() -> None:
    """[R10] markers as [X3]'s second reading."""
    assert Game.new(variant="solo", edition="revised", seed=1).to_dict()["options"]["solo_locks"] == "markers"


def test_no_black_limit_in_solo() -> None:
    """[R5] the limit of one black puzzle a turn is not for solo."""
    grid: list[str | None] = [f"B{n:02}" for n in range(1, 10)]
    game = arrange(solo(edition="revised"), grid, [], [3, 3, 3], 0).game()
    play(game, "take G1", "take G2", "take G3")
    position = game.to_dict()
    assert [puzzle["id"] for puzzle in position["seats"][0]["puzzles"][:3]] == ["B01", "B02", "B03"]


def test_a_solo_game_without_a_move_goes_on() -> None:
    """[X4] [T1] a player without a legal action loses the turn; the opponent alone then plays the game to its end."""
    text = own(*(f"XW{n:02} 1 O1 {'a1b1c1d1e1'[: 2 * n + 2]}" for n in range(1, 5)))
    table = solo(puzzles=text, options={"solo_locks": "markers", "pieces_each": 1})
    table.supply(0, V3=1, O4=1, S4=1, T4=1)
    for slot, placed in enumerate((("O1", "a1"), ("I2", "a1b1"), ("I3", "a1b1c1"), ("I4", "a1b1c1d1")), start=1):
        table.puzzle(0, slot, f"XW{slot:02}", placed)
    game = table.game()
    assert game.to_dict()["reserve"]["L4"] == sum(game.to_dict()["reserve"].values()) == 1
    play(game, "gain L4")
    position = game.to_dict()
    assert (position["phase"], position["decks"]["G"]) == ("finishing", [])
    assert position["round"] == position["final_round"]
    assert texts(game) == ["done"]
