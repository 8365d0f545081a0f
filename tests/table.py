"""A position under construction: pieces and puzzles are moved about, never made."""

from typing import Any

from projectl import Game
from tests.playing import state_bytes


class Table:
    """Starts from a real game and arranges it; `game()` is checked like any position.

    `Table(players=2).supply(0, O1=2, T4=1).puzzle(0, 1, "W07", ("I2", "a3b3")).game()`
    """

    def __init__(self, **terms: Any) -> None:
        self.d: dict[str, Any] = Game.new(**{"seed": 1, **terms}).to_dict()

    def game(self) -> Game:
        return Game.from_dict(self.d)

    def supply(self, seat: int, **counts: int) -> "Table":
        """Exactly these pieces; the rest comes from or goes to the reserve."""
        supply = self.d["seats"][seat]["supply"]
        for piece in supply:
            self.d["reserve"][piece] += supply[piece] - counts.get(piece, 0)
            supply[piece] = counts.get(piece, 0)
        return self

    def reserve(self, holder: int = -1, **counts: int) -> "Table":
        """So many of these left; the others go to the supply of a seat, the last one unless told."""
        for piece, count in counts.items():
            self.d["seats"][holder]["supply"][piece] += self.d["reserve"][piece] - count
            self.d["reserve"][piece] = count
        return self

    def puzzle(self, seat: int, slot: int, puzzle: str, *placed: tuple[str, str]) -> "Table":
        """A puzzle in slot 1-4 with these pieces, taken from the reserve, lying on it."""
        self._fetch(puzzle)
        for piece, _ in placed:
            self.d["reserve"][piece] -= 1
        lying = {"id": puzzle, "placed": sorted([list(each) for each in placed], key=lambda p: _first(p[1]))}
        self.d["seats"][seat]["puzzles"][slot - 1] = lying
        return self

    def pile(self, seat: int, *puzzles: str) -> "Table":
        for puzzle in puzzles:
            self._fetch(puzzle)
        self.d["seats"][seat]["pile"] += puzzles
        return self

    def row(self, name: str, *puzzles: str | None) -> "Table":
        """A row, exactly; what lay there goes to the box."""
        self.d["rows"][name] = [None] * len(self.d["rows"][name])
        for puzzle in puzzles:
            if puzzle is not None:
                self._fetch(puzzle)
        self.d["rows"][name] = list(puzzles)
        return self

    def deck(self, name: str, *puzzles: str) -> "Table":
        """A deck, top first, exactly; the rest goes to the box."""
        self.d["decks"][name] = []
        for puzzle in puzzles:
            self._fetch(puzzle)
        self.d["decks"][name] = list(puzzles)
        return self

    def turn(self, seat: int, actions: int = 3) -> "Table":
        """It is this seat's turn, with so many actions left."""
        for number, each in enumerate(self.d["seats"]):
            each["actions_left"] = actions if number == seat else 0
        self.d["to_decide"] = [seat]
        return self

    def finishing(self) -> "Table":
        """All turns are over and Finishing Touches begin with seat 0."""
        self.turn(0, 0)
        self.d["phase"] = "finishing"
        return self

    def seat(self, seat: int, **changed: Any) -> "Table":
        """Other facts of a seat, such as actions_left=1."""
        self.d["seats"][seat].update(changed)
        return self

    def set(self, **changed: Any) -> "Table":
        """Other facts of the position, such as final_round=3."""
        self.d.update(changed)
        return self

    def _fetch(self, puzzle: str) -> None:
        """Take a puzzle from wherever it is; an empty place in a row is filled from the bottom of its deck."""
        for deck in self.d["decks"].values():
            if puzzle in deck:
                deck.remove(puzzle)
                return
        for name, row in self.d["rows"].items():
            if puzzle in row:
                deck = self.d["decks"][name]
                row[row.index(puzzle)] = deck.pop() if deck else None
                return


def _first(cells: str) -> tuple[str, str]:
    return cells[1], cells[0]


def texts(game: Game, seat: int | None = None) -> list[str]:
    """The legal moves as texts."""
    return [str(move) for move in game.legal(seat)]


def play(game: Game, *moves: str) -> list[dict[str, Any]]:
    """Play these moves one after another; everything that happened.

    Where they come to is a position like one that was read: what is not in use holds the same bytes.
    """
    events = [event for move in moves for event in game.play(move)]
    assert state_bytes(Game.from_dict(game.to_dict())) == state_bytes(game)
    return events


def kinds(events: list[dict[str, Any]], *wanted: str) -> list[str]:
    """The kinds of these events in order; only those wanted, if any are named."""
    return [event["kind"] for event in events if not wanted or event["kind"] in wanted]


def rule(game: Game, move: str, seat: int | None = None) -> str | None:
    """The rule that refuses a move; fails if it is allowed."""
    refusal = game.why_not(move, seat)
    assert refusal is not None, f"{move} is allowed"
    assert refusal.sentence
    return refusal.rule
