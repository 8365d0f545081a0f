"""One puzzle of the list: what is asked, the best answer, and the position, all in one line of text.

    11-18 points 6 4 3 110100010 W12.3fa1,B03 W01W05W09W22B01B02B07B04 0I4_

are the month and day, the kind, the best figure and the second best, how hard it is, how many of each shape the supply
has, the own puzzles with what lies on them, the market, and a best answer. Placements and decisions are numbers of two
letters each. Whatever else there is lies as in one and the same new game.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from projectl.catalogue.pieces import PIECES
from projectl.catalogue.placements import PLACEMENTS
from projectl.game import Game

KINDS: Final = ("points", "both", "touches")
"""Most points in this turn; both puzzles filled with the fewest actions; the best end of Finishing Touches."""
POINTS, BOTH, TOUCHES = range(len(KINDS))
NOT_AT_ALL: Final = 9
"""In place of a number of actions: it does not happen in this turn."""
SHAPES: Final = PIECES[:9]
SEED: Final = 1
"""Whatever a position does not say is as this deals it."""
LETTERS: Final = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"
LAST_ROUND: Final = 9
"""Finishing Touches follow some round; which one does not matter."""


@dataclass(frozen=True, slots=True)
class Own:
    """An own puzzle by its id, and the placements that lie on it."""

    id: str
    placed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """What differs from day to day: the supply by shape, the own puzzles, and the market, white before black."""

    supply: tuple[int, ...]
    puzzles: tuple[Own, ...]
    market: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Daily:
    """A puzzle that is proved: its figures are points, or where both are to be filled, actions."""

    kind: int
    board: Board
    best: int
    second: int
    level: int
    """From 1 to 5: the first level of bots that finds it, 5 if none does."""
    answer: tuple[int, ...]

    def position(self) -> dict[str, Any]:
        """The position, complete."""
        return position(self.kind, self.board)


def numbers(text: str) -> tuple[int, ...]:
    """Numbers of two letters each."""
    return tuple(
        LETTERS.index(high) * len(LETTERS) + LETTERS.index(low) for high, low in zip(text[::2], text[1::2], strict=True)
    )


def letters(given: tuple[int, ...]) -> str:
    """The same, written."""
    return "".join(LETTERS[number // len(LETTERS)] + LETTERS[number % len(LETTERS)] for number in given)


def read(line: str) -> tuple[str, Daily]:
    """The month and day of a line, and its puzzle."""
    date, kind, best, second, level, supply, own, market, answer = line.split(" ")
    puzzles = tuple(_own(each) for each in own.split(","))
    ids = tuple(market[at : at + 3] for at in range(0, len(market), 3)) if market != "-" else ()
    board = Board(tuple(map(int, supply)), puzzles, ids)
    return date, Daily(KINDS.index(kind), board, int(best), int(second), int(level), numbers(answer))


def write(date: str, daily: Daily) -> str:
    """The line of a puzzle."""
    own = ",".join(f"{each.id}.{letters(each.placed)}" if each.placed else each.id for each in daily.board.puzzles)
    supply, market = "".join(map(str, daily.board.supply)), "".join(daily.board.market) or "-"
    figures = f"{daily.best} {daily.second} {daily.level}"
    return f"{date} {KINDS[daily.kind]} {figures} {supply} {own} {market} {letters(daily.answer)}"


def _own(text: str) -> Own:
    name, _, placed = text.partition(".")
    return Own(name, numbers(placed))


@cache
def _new_game() -> dict[str, Any]:
    return Game.new(players=2, seed=SEED).to_dict()


def template() -> dict[str, Any]:
    """The new game over which a board is laid: seat 0 has nothing, the other what everybody begins with."""
    found = dict(_new_game())
    me = {**found["seats"][0], "supply": dict.fromkeys(SHAPES, 0)}
    reserve = Counter(found["reserve"])
    reserve.update(found["seats"][0]["supply"])
    return {**found, "seats": [me, found["seats"][1]], "reserve": dict(reserve)}


def position(kind: int, board: Board) -> dict[str, Any]:
    """A complete position: the template, with a board laid over it."""
    found = template()
    me = found["seats"][0]
    me["supply"] = dict(zip(SHAPES, board.supply, strict=True))
    me["puzzles"] = [_lying(each) for each in board.puzzles] + [None] * (len(me["puzzles"]) - len(board.puzzles))
    outside = Counter(me["supply"])
    outside.update(SHAPES[PLACEMENTS[at].piece] for each in board.puzzles for at in each.placed)
    found["reserve"] = {piece: left - outside[piece] for piece, left in found["reserve"].items()}
    used = {each.id for each in board.puzzles} | set(board.market)
    rows, decks = {}, {}
    for name, row in found["rows"].items():
        wanted = [each for each in board.market if each[0] == name]
        cards = [each for each in (*row, *found["decks"][name]) if each not in used]
        rows[name] = [*wanted, *cards[: len(row) - len(wanted)]]
        decks[name] = cards[len(row) - len(wanted) :]
    if kind == TOUCHES:
        decks["B"] = []
        me["actions_left"] = 0
        found |= {"phase": "finishing", "to_decide": [0], "round": LAST_ROUND, "final_round": LAST_ROUND}
    return {**found, "rows": rows, "decks": decks}


def _lying(own: Own) -> dict[str, Any]:
    laid = [PLACEMENTS[at] for at in own.placed]
    return {"id": own.id, "placed": [[PIECES[each.piece], each.text] for each in laid]}
