"""A solved puzzle drawn in a terminal: the plan step by step, and some fillings side by side."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from projectl import Move
from projectl.catalogue.pieces import PIECES
from projectl.catalogue.puzzles import Puzzle
from projectl.cli.terminal.draw import WIDTH, card, piece_style, side_by_side
from projectl.rules.actions import GHOST_ACTION, PLACE
from projectl.solver.fillings import fillings, look_up
from projectl.solver.plan import Plan, Terms, plan
from projectl.solver.ways import PLENTY, count_ways, filling
from projectl.words import say

GAP: Final = 2
MOST_FILLINGS: Final = 8
_BOLD: Final = "bold"
_FAINT: Final = "dim"

Placed = list[tuple[str, str]]


@dataclass(frozen=True)
class Question:
    """What is to be filled, and from what."""

    puzzle: Puzzle
    placed: Placed
    region: int
    supply: list[int]
    reserve: list[int]
    under: Terms


def pieces_line(counts: Sequence[int]) -> Text:
    """Pieces as little tiles in their colours; nothing for none."""
    line = Text()
    for piece, count in enumerate(counts):
        for _ in range(count):
            line.append(f" {PIECES[piece]} ", piece_style(PIECES[piece]))
            line.append(" ")
    return line if line else Text(say("table-nothing"), _FAINT)


def grid(cards: Sequence[Sequence[Text]], width: int) -> Iterator[Text]:
    """Cards in as many columns as the terminal has room for."""
    per_line = max(1, (width + GAP) // (WIDTH + GAP))
    for start in range(0, len(cards), per_line):
        yield from side_by_side(cards[start : start + per_line], GAP)


def _ways(question: Question) -> Iterator[Text]:
    """In how many ways the region can be filled: from anything, and from the pieces at hand."""
    everything = [PLENTY] * 12 if question.under.has_ghosts else None
    total = count_ways(question.region, everything)
    own = count_ways(question.region, question.supply)
    sets = look_up(fillings(question.under.has_ghosts), question.region)[1]
    cells = question.region.bit_count()
    yield Text(say("solve-ways", cells=cells, ways=total, sets=sets, own=own))


def _after(move: str, supply: list[int]) -> None:
    """Change a supply as a move of a plan does."""
    verb, *rest = move.split()
    if verb == "gain":
        supply[PIECES.index(rest[0])] += 1
    elif verb == "swap":
        supply[PIECES.index(rest[0])] -= 1
        supply[PIECES.index(rest[1])] += 1
    elif verb == "place":
        supply[PIECES.index(rest[1])] -= 1
    elif verb == "ghost":
        supply[PIECES.index(rest[0])] -= 1
        for part in rest[1].split("+"):
            supply[PIECES.index(part)] += 1


def _actions(moves: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The moves of a plan, action by action: a Ghost action ends with `done`."""
    action: list[str] = []
    for move in moves:
        action.append(move)
        if action[0].split()[0] != "ghost" or move == "done":
            yield tuple(action)
            action = []


def _steps(question: Question, found: Plan, width: int) -> Iterator[Text]:
    """Each action with the pieces at hand after it, and a card for every piece placed."""
    supply, lying = list(question.supply), list(question.placed)
    cards = []
    actions = list(_actions([str(Move.from_index(move)) for move in found.moves]))
    said = [" · ".join(move for move in action if move != "done") for action in actions]
    widest = max(map(len, said))
    for number, (action, text) in enumerate(zip(actions, said, strict=True), start=1):
        is_placing = False
        for move in action:
            _after(move, supply)
            if move.startswith("place"):
                _, _, piece, cells = move.split()
                lying = [*lying, (piece, cells)]
                is_placing = True
        if is_placing:
            cards.append(card(question.puzzle, lying, title=say("solve-action", number=number)))
        yield Text.assemble((f"{number:>3}  ", _FAINT), (f"{text:<{widest}}  ", _BOLD), pieces_line(supply))
    yield Text()
    yield from grid(cards, width)


def _some_fillings(question: Question, width: int) -> Iterator[Text]:
    """Fillings from few pieces, no two from the same set of them."""
    per_line = max(1, (width + GAP) // (WIDTH + GAP))
    most = min(MOST_FILLINGS, 2 * per_line)
    table = fillings(question.under.has_ghosts)
    first, count = look_up(table, question.region)
    chosen = table.multisets[first : first + min(count, most)].tolist()
    if not chosen or question.region == 0:
        return
    yield Text()
    yield Text(say("solve-some-fillings", shown=len(chosen), sets=count), _BOLD)
    cards = []
    for packed in chosen:
        laid = filling(table, question.region, packed)
        placed = [*question.placed, *((PIECES[p.piece], p.text) for p in laid)]
        cards.append(card(question.puzzle, placed, coordinates=False, title=say("count-piece", pieces=len(laid))))
    yield from grid(cards, width)


def solution(question: Question, width: int) -> Iterator[Text]:
    """The whole answer, line by line."""
    found = plan(question.region, question.supply, question.reserve, question.under)
    yield from card(question.puzzle, question.placed)
    yield from _ways(question)
    yield Text()
    yield Text.assemble((say("solve-at-hand"), _BOLD), " ", pieces_line(question.supply))
    if not found.is_proven:
        yield Text(say("solve-not-found"), "bold red")
    elif found.actions is None:
        yield Text(say("solve-impossible"), "bold red")
    elif found.actions == 0:
        yield Text(say("solve-full"), "bold green")
    else:
        placings = sum(PLACE <= move < GHOST_ACTION for move in found.moves)
        yield Text(say("solve-fewest", actions=found.actions, pieces=placings), "bold green")
        yield Text()
        yield from _steps(question, found, width)
    yield from _some_fillings(question, width)
