"""A table as text and as a picture, drawn from a view: what the seat that looks may not know is not in it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

from projectl import Game
from projectl.catalogue.box import open_box
from projectl.catalogue.pieces import PIECES
from projectl.catalogue.placements import CELLS, SIDE
from projectl.catalogue.puzzles import Puzzle
from projectl.words import say

View = dict[str, Any]
Laid = dict[str, Any] | None

COLOURS: Final = "f8d234 54b84c 2f72dc f59a23 7d4cc2 35c3de b0153f f0492a e63fa8 b7cbe8 cfbae8 b4dfc6"
COLOUR: Final = {piece: f"#{colour}" for piece, colour in zip(PIECES, COLOURS.split(), strict=True)}
"""[C1] the published colours of the pieces; level 5 is pale."""
PAPER: Final = {"W": "#ece7da", "B": "#2d2c31"}
HOLE: Final = {"W": "#c5bda8", "B": "#121115"}
INK: Final = {"W": "#3c3a35", "B": "#c9c7c0"}
ACROSS: Final = {8: 4, 9: 3, 12: 6}
"""Puzzles side by side, of so many on offer."""
EMPTY: Final = " " * SIDE
CELL: Final = 16
CARD_WIDTH: Final = SIDE * CELL + 16
CARD_HEIGHT: Final = CARD_WIDTH + 16
LINE: Final = 22


def _faces(view: View) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in open_box(tuple(view["expansions"]), view["puzzles"]).puzzles}


def _cells(text: str) -> Iterator[int]:
    """The cell numbers of a text such as `b1b2`."""
    for k in range(0, len(text), 2):
        yield (int(text[k + 1]) - 1) * SIDE + "abcde".index(text[k])


def _filled(laid: Laid) -> dict[int, str]:
    """The piece on each cell."""
    placed = laid["placed"] if laid else []
    return {cell: piece for piece, cells in placed for cell in _cells(cells)}


def _head(view: View) -> str:
    """When it is, who decides, and how many cards are left."""
    if view["phase"] == "turn":
        when = say("table-beat" if view["markers"] else "table-round", round=view["round"])
    else:
        when = say(f"table-{view['phase']}")
    names = {"W": "white", "B": "black", "G": "solo"}
    decks = [say(f"table-deck-{names[deck]}", count=count) for deck, count in view["decks"].items()]
    deciding = "".join(f" >{seat}" for seat in view["to_decide"])
    return " · ".join([when + deciding, *decks])


def _who(view: View, game: Game, seat: int) -> str:
    """A seat: actions left, points, supply."""
    area = view["seats"][seat]
    is_hidden = None in area["pile"] or area["noted"]["points"] is None
    points = say("table-hidden") if is_hidden else say("count-point", points=game.scores[seat])
    supply = " ".join(f"{piece}x{count}" for piece, count in area["supply"].items() if count)
    lights = "●" * area["actions_left"]
    return " · ".join(part for part in (f"{seat} {lights}".strip(), points, supply) if part)


def _market(view: View) -> list[tuple[str, str | None]]:
    """Every place where puzzles are offered, and what lies there."""
    return [(f"{row}{k + 1}", puzzle) for row, ids in view["rows"].items() for k, puzzle in enumerate(ids)]


# Text


def _block(title: str, puzzle: Puzzle | None, filled: dict[int, str]) -> list[str]:
    """A puzzle in six lines: its place and face, then `#` where it is open, and the letter of each piece."""
    if puzzle is None:
        return [f"{title:<15}", *[f"{EMPTY:<15}"] * SIDE]
    marks = [filled[cell][0] if cell in filled else "#" if puzzle.recess >> cell & 1 else "." for cell in range(CELLS)]
    lines = [f"{title} {puzzle.id} {puzzle.points}+{puzzle.reward}"]
    lines += ["".join(marks[start : start + SIDE]) for start in range(0, CELLS, SIDE)]
    return [f"{line:<15}" for line in lines]


def _beside(blocks: Sequence[list[str]]) -> list[str]:
    return ["".join(parts).rstrip() for parts in zip(*blocks, strict=True)] if blocks else []


def draw_text(game: Game, seat: int | None = None) -> str:
    """The table as one seat sees it; None: as everybody does."""
    view = game.view(seat)
    faces = _faces(view)
    lines = [_head(view), ""]
    places = _market(view)
    across = ACROSS[len(places)]
    for start in range(0, len(places), across):
        row = places[start : start + across]
        lines += _beside([_block(place, faces[puzzle] if puzzle else None, {}) for place, puzzle in row])
    for number, area in enumerate(view["seats"]):
        lines += ["", _who(view, game, number)]
        held = [(k, laid) for k, laid in enumerate(area["puzzles"], 1) if laid]
        lines += _beside([_block(str(k), faces[laid["id"]], _filled(laid)) for k, laid in held])
    return "\n".join(lines)


# Pictures


def _card(x: int, y: int, title: str, puzzle: Puzzle | None, filled: dict[int, str]) -> Iterator[str]:
    if puzzle is None:
        yield f'<rect x="{x}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="6" fill="none" stroke="#777"/>'
        return
    colour = puzzle.colour
    yield f'<rect x="{x}" y="{y}" width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="6" fill="{PAPER[colour]}"/>'
    said = escape(f"{title} {puzzle.id}  {puzzle.points} + {puzzle.reward}")
    yield f'<text x="{x + 8}" y="{y + 15}" font-size="10" fill="{INK[colour]}">{said}</text>'
    for cell in range(CELLS):
        left, top = x + 8 + cell % SIDE * CELL, y + 22 + cell // SIDE * CELL
        if cell in filled or puzzle.recess >> cell & 1:
            fill = COLOUR[filled[cell]] if cell in filled else HOLE[colour]
            yield f'<rect x="{left}" y="{top}" width="{CELL - 1}" height="{CELL - 1}" fill="{fill}"/>'


def draw_svg(game: Game, seat: int | None = None) -> str:
    """The same as a picture."""
    view = game.view(seat)
    faces = _faces(view)
    places = _market(view)
    across = ACROSS[len(places)]
    parts, y = [f'<text x="8" y="18" font-size="14" fill="#eee">{escape(_head(view))}</text>'], 28
    for k, (place, puzzle) in enumerate(places):
        x = 8 + k % across * (CARD_WIDTH + 8)
        parts += _card(x, y + k // across * (CARD_HEIGHT + 8), place, faces[puzzle] if puzzle else None, {})
    y += -(-len(places) // across) * (CARD_HEIGHT + 8)
    for number, area in enumerate(view["seats"]):
        who = escape(_who(view, game, number))
        parts.append(f'<text x="8" y="{y + LINE - 6}" font-size="14" fill="#eee">{who}</text>')
        y += LINE
        for k, laid in enumerate(area["puzzles"]):
            face = faces[laid["id"]] if laid else None
            parts += _card(8 + k * (CARD_WIDTH + 8), y, str(k + 1), face, _filled(laid))
        y += CARD_HEIGHT + 8
    width = 8 + max(across, 4) * (CARD_WIDTH + 8)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {y}" width="{width}" height="{y}"'
    return f'{head} font-family="sans-serif"><rect width="{width}" height="{y}" fill="#3a4a45"/>{"".join(parts)}</svg>'
