"""Small random positions: a nearly full puzzle, a few pieces, and a reserve that lacks much."""

from itertools import product
from random import Random

from projectl import Game
from projectl.catalogue.box import open_box
from projectl.catalogue.pieces import PIECES
from projectl.catalogue.placements import PLACEMENTS
from tests.table import Table

OPTIONS = list(product(("any", "two"), ("any", "one"), (False, True)))


def region_of(game: Game, slot: int = 1, seat: int = 0) -> int:
    """The cells still free of a seat's puzzle."""
    lying = game.to_dict()["seats"][seat]["puzzles"][slot - 1]
    box = open_box(tuple(game.to_dict()["expansions"]), None)
    free = box.puzzles[box.number[lying["id"]]].recess
    for piece, text in lying["placed"]:
        laid = next(p for p in PLACEMENTS if PIECES[p.piece] == piece and p.text == text)
        free &= ~laid.mask
    return free


def lie_down(dice: Random, recess: int, cells: int, pieces: int) -> list[tuple[str, str]]:
    """Random pieces on a recess until few cells are free; not too many of a shape."""
    placed: list[tuple[str, str]] = []
    used = dict.fromkeys(PIECES, 0)
    while recess.bit_count() > cells:
        inside = [p for p in PLACEMENTS[:387] if not p.mask & ~recess and p.mask != recess]
        fits = [p for p in inside if used[PIECES[p.piece]] < pieces]
        if not fits:
            break
        laid = dice.choice(fits)
        used[PIECES[laid.piece]] += 1
        placed.append((PIECES[laid.piece], laid.text))
        recess &= ~laid.mask
    return placed


def small_position(dice: Random, skip: str, down: str, ghost: bool, cells: int = 5) -> Game:
    """A position of two, seat 0 with one puzzle, and hardly a reserve."""
    expansions = ("ghost",) if ghost else ()
    each = dice.choice((3, 4, 6))
    table = Table(
        players=2,
        seed=dice.randrange(10**6),
        expansions=expansions,
        options={"skip_levels": skip, "exchange_down": down, "pieces_each": each},
    )
    box = open_box(expansions, None)
    shown = [*table.d["rows"]["W"], *table.d["rows"]["B"]]
    puzzle = box.puzzles[box.number[dice.choice(shown)]]
    placed = lie_down(dice, puzzle.recess, dice.randint(2, cells), each - 1)
    for seat in (0, 1):
        table.supply(seat)
    table.puzzle(0, 1, puzzle.id, *placed)
    left = table.d["reserve"]
    supply = dict.fromkeys(PIECES, 0)
    for _ in range(dice.randint(1, 3)):
        piece = dice.choice([piece for piece in PIECES[:9] if left[piece] > supply[piece]])
        supply[piece] += 1
    if ghost:
        supply[dice.choice(PIECES[9:])] += 1
    table.supply(0, **supply)
    # What the other player holds is gone: often whole levels, or all but one shape.
    for level in range(1, 5):
        shapes = [piece for piece in PIECES[:9] if piece.endswith(str(level))]
        few = dice.random() < 0.5
        table.reserve(1, **{s: min(left[s], dice.choice((0, 0, 1)) if few else dice.randint(1, 3)) for s in shapes})
    return table.game()


def pair_position(dice: Random, cells: int = 4) -> Game:
    """A position of two with all expansions and any options, seat 0 with two nearly full puzzles."""
    expansions = ("ghost", "ambassador")
    each = dice.choice((4, 6, 15))
    options = {
        "skip_levels": dice.choice(("any", "two")),
        "exchange_down": dice.choice(("any", "one")),
        "fallback": dice.choice(("higher", "revised")),
        "split_level_up": dice.random() < 0.5,
        "ambassador_later": dice.random() < 0.5,
        "pieces_each": each,
    }
    table = Table(players=2, seed=dice.randrange(10**6), expansions=expansions, options=options)
    box = open_box(expansions, None)
    for seat in (0, 1):
        table.supply(seat)
    ids = [*table.d["rows"]["W"], *table.d["rows"]["B"], *table.d["decks"]["B"], "AW01"]
    ids = [puzzle for puzzle in ids if puzzle != "AB01"]
    for slot, puzzle in enumerate(dice.sample(sorted(set(ids)), 2), start=1):
        face = box.puzzles[box.number[puzzle]]
        table.puzzle(0, slot, puzzle, *lie_down(dice, face.recess, dice.randint(1, cells), each // 2 - 1))
    left = table.d["reserve"]
    supply = dict.fromkeys(PIECES, 0)
    for _ in range(dice.randint(2, 4)):
        fives = PIECES[9:] if dice.random() < 0.2 else ()
        supply[dice.choice([piece for piece in (*PIECES[:6], *fives) if left[piece] > supply[piece]])] += 1
    table.supply(0, **supply)
    if each < 15:
        table.reserve(1, **{piece: min(left[piece], dice.randint(0, 3)) for piece in PIECES[:9]})
    if dice.random() < 0.3:
        table.pile(0, "AB01").seat(0, unused_m=["AB01"])
    actions = dice.randint(1, 3)
    return table.turn(0, actions).seat(0, master_used=actions < 3 and dice.random() < 0.5).game()
