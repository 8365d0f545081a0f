"""Valid inputs, bent: what a damaged file, a hasty typist or a malicious client might send."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

from projectl import Game
from projectl.catalogue.box import open_box
from tests.modes import MODES
from tests.playing import keen, lively, play_on

Json = Any
Path = tuple[Any, ...]

DEEPEST: Final = 8
STRANGE: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    99,
    100,
    127,
    128,
    255,
    32767,
    2**31,
    2**63,
    10**30,
    10**5000,
    -(10**400),
    0.5,
    1.0,
    float("nan"),
    float("inf"),
    "",
    "-",
    "O1",
    "P5",
    "W01",
    "B01",
    "GB01",
    "XB99",
    "turn",
    "over",
    "finishing",
    "master",
    "levelup",
    "a1",
    "\ud800",
    "\x00",
    "ä" * 300,
    (),
    {},
)
"""Values that stand where others should."""


@cache
def _written(mode: str, seed: int, length: int) -> str:
    policy = keen if seed % 2 else lively
    return json.dumps(play_on(Game.new(seed=seed, **MODES[mode]), Random(seed), length, policy).to_dict())


def position(random: Random) -> Json:
    """Some position of some game."""
    mode = random.choice(list(MODES))
    return json.loads(_written(mode, random.randrange(6), random.choice((0, 5, 20, 33, 60, 90, 150, 400))))


def paths(tree: Json, before: Path = ()) -> Iterator[Path]:
    """Where everything in a tree is, down to where no position goes."""
    if before:
        yield before
    if len(before) > DEEPEST:
        return
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from paths(value, (*before, key))
    elif isinstance(tree, list):
        for place, value in enumerate(tree):
            yield from paths(value, (*before, place))


def at(tree: Json, path: Path) -> Json:
    for step in path:
        tree = tree[step]
    return tree


def strange(random: Random, tree: Json) -> Json:
    """A value from elsewhere: out of the list, out of the same tree (not copied: shared), or very deep."""
    kind = random.randrange(10)
    if kind == 0 and random.random() < 0.2:
        deep: Json = []
        for _ in range(random.choice((5, 300, 100_000))):
            deep = [deep]
        return deep
    if kind < 4:
        return at(tree, random.choice(list(paths(tree))))
    return random.choice(STRANGE)


def bend(tree: Json, random: Random) -> None:
    """Change one thing anywhere, blindly."""
    *inside, last = random.choice(list(paths(tree)))
    parent = at(tree, tuple(inside))
    kind = random.randrange(6)
    if kind == 0:
        del parent[last]
    elif kind == 1 and isinstance(parent, list):
        parent.insert(random.randrange(len(parent) + 1), parent[last])
    elif kind == 2 and isinstance(parent, list):
        other = random.randrange(len(parent))
        parent[last], parent[other] = parent[other], parent[last]
    elif kind == 3 and isinstance(parent, dict):
        parent[random.choice(("", "extra", "O1", "W"))] = strange(random, tree)
    elif kind == 4 and type(parent[last]) is int:
        parent[last] += random.choice((-2, -1, 1, 2, 100))
    else:
        parent[last] = strange(random, tree)


def _seat(tree: Json, random: Random) -> Json:
    return random.choice(tree["seats"])


def move_pieces(tree: Json, random: Random) -> None:
    """Pieces between the reserve and a supply: no piece is lost."""
    seat, piece = _seat(tree, random), random.choice(list(tree["reserve"]))
    everything = tree["reserve"][piece] + seat["supply"][piece]
    seat["supply"][piece] = random.choice((0, 1, everything))
    tree["reserve"][piece] = everything - seat["supply"][piece]


def move_puzzle(tree: Json, random: Random) -> None:
    """A puzzle out of a deck to somewhere else."""
    name = random.choice(list(tree["decks"]))
    deck = tree["decks"][name]
    if not deck:
        return
    puzzle = deck.pop(random.randrange(len(deck)))
    tree["known"][name] = min(tree["known"][name], len(deck))
    seat = _seat(tree, random)
    free = [slot for slot in range(4) if seat["puzzles"][slot] is None]
    kind = random.randrange(3)
    if kind == 0:
        seat["pile"].append(puzzle)
    elif kind == 1 and free:
        seat["puzzles"][random.choice(free)] = {"id": puzzle, "placed": []}
    else:
        row = tree["rows"][name]
        row[random.randrange(len(row))] = puzzle


def empty_deck(tree: Json, random: Random) -> None:
    """Most of a deck, or all of it, goes to the box."""
    name = random.choice(list(tree["decks"]))
    tree["decks"][name] = tree["decks"][name][: random.randrange(3)]
    tree["known"][name] = min(tree["known"][name], len(tree["decks"][name]))


def fill_deck(tree: Json, random: Random) -> None:
    """Every puzzle that is not in the game comes into it."""
    text = json.dumps({**tree, "puzzles": None})
    for puzzle in open_box(tuple(tree["expansions"]), tree["puzzles"]).puzzles:
        name = puzzle.colour if puzzle.colour in tree["decks"] else "G"
        if f'"{puzzle.id}"' not in text and len(tree["decks"][name]) < random.choice((20, 24, 80)):
            tree["decks"][name].append(puzzle.id)


def change_turn(tree: Json, random: Random) -> None:
    """Somebody else's turn, another phase, other counts of actions, rounds and touches."""
    is_wrong = random.random() < 0.2
    tree["phase"] = random.choice(("turn", "turn", "finishing", "over"))
    chosen = random.randrange(len(tree["seats"]))
    tree["to_decide"] = [] if tree["phase"] == "over" else [chosen]
    for number, seat in enumerate(tree["seats"]):
        is_acting = tree["phase"] == "turn" and number == chosen
        seat["pending"] = None
        seat["new_m"] = []
        seat["actions_left"] = random.randint(1, 3) if is_acting else 0
        seat["touches"] = random.choice((0, 3, 60, 100, 127)) if is_wrong or tree["phase"] != "turn" else 0
        seat["master_used"] = (is_wrong or is_acting) and random.random() < 0.5
        seat["black_taken"] = (is_wrong or is_acting) and random.random() < 0.5
    if tree["phase"] == "turn" and tree["markers"]:
        tree["markers"][random.choice(("white", "black"))] = chosen
    tree["round"] = random.choice((1, 5, 20000))
    tree["final_round"] = random.choice((None, 1, 5, 20000))
    tree["idle"] = {"rounds": random.randrange(3), "acted": random.random() < 0.5, "progress": False}
    tree["passed"] = []
    if is_wrong or (tree["markers"] and tree["final_round"]):
        tree["passed"] = random.sample(["white", "black"], random.randrange(3))


def open_something(tree: Json, random: Random) -> None:
    """Something pending for a seat that may decide."""
    if not tree["to_decide"] or tree["phase"] != "turn":
        return
    seat = tree["seats"][random.choice(tree["to_decide"])]
    piles = [puzzle for puzzle in seat["pile"] if puzzle] or ["W01"]
    rewarded = random.sample(piles, min(len(piles), random.randint(1, 4)))
    seat["master_used"] = random.random() < 0.9
    slots = random.sample([1, 2, 3, 4], random.randrange(5))
    supply = [piece for piece, count in seat["supply"].items() if count]
    seat["pending"] = random.choice(
        (
            {"kind": "master", "placed_on": slots},
            {"kind": "ambassador", "placed_on": slots},
            {"kind": "ghost", "placed_on": slots, "parts": dict.fromkeys(supply, 1)},
            {"kind": "reward", "puzzles": rewarded},
            {
                "kind": "levelup",
                "puzzles": rewarded,
                "steps": random.randint(1, 2),
                "raised": random.choice((None, *supply)),
            },
            {"kind": "recycle", "row": random.choice("WB"), "under": random.randrange(5)},
        )
    )


def change_notes(tree: Json, random: Random) -> None:
    """[R11]'s notes, [X2]'s locks, and the marks of M puzzles."""
    seat = _seat(tree, random)
    if tree["options"]["endless_white"] or random.random() < 0.1:
        puzzles = random.choice((0, 1, 5, 2000, 30000))
        seat["noted"] = {
            "points": random.choice((0, puzzles, 20 * puzzles, -1, 30000)),
            "puzzles": puzzles,
            "m": random.choice((0, min(puzzles, 127), 127)),
        }
    seat["unused_m"] = random.sample(seat["pile"], min(len(seat["pile"]), random.randrange(3)))
    seat["new_m"] = seat["unused_m"][: random.randrange(2)]
    if tree["solo"]:
        tree["solo"]["locks"] = [random.choice((0, 1, 4, 127)) for _ in range(3)]
        tree["solo"]["supply"] = random.choice((0, 1, 6))


def lay_piece(tree: Json, random: Random) -> None:
    """A piece on some cell of a puzzle, out of the reserve."""
    lying = [each for seat in tree["seats"] for each in seat["puzzles"] if each]
    if lying and tree["reserve"]["O1"] > 0:
        tree["reserve"]["O1"] -= 1
        random.choice(lying)["placed"].append(["O1", random.choice("abcde") + random.choice("12345")])


def change_options(tree: Json, random: Random) -> None:
    """Another option, as if the table had agreed on it."""
    name = random.choice([name for name, value in tree["options"].items() if type(value) is bool])
    tree["options"][name] = not tree["options"][name]
    if name == "endless_white":
        tree["rng"] = [1, 2, 3, 4] if tree["options"][name] else None


SENSIBLE: Final = (
    move_pieces,
    move_puzzle,
    empty_deck,
    fill_deck,
    change_turn,
    open_something,
    change_notes,
    lay_piece,
    change_options,
)
"""Changes that keep the shape of a position, and often make one that can be."""
