"""What the modules offer: a name, what the host gives, and the rule that is called."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Final, TypeAlias

import numpy as np

from projectl.bots import accounting, following, halving, search, story, telling, tree
from projectl.bots import beam as turns
from projectl.bots.evaluation import mind_with
from projectl.bots.weights import SOLO_WEIGHTS, WEIGHTS
from projectl.catalogue.book import BOOK, CELLS, MAX_PUZZLES
from projectl.engine.arguments import FLOAT, INT, LONG, WORD, Argument, Block, Record, Settings, Table, leaves
from projectl.rules import (
    batch,
    chance,
    components,
    dealing,
    end,
    foresight,
    legal,
    play,
    setup,
    showing,
    sight,
    sound,
    standing,
    stopping,
    terms,
)
from projectl.rules import book as books
from projectl.rules.actions import ACTIONS
from projectl.rules.events import LOG_COLUMNS, LOG_ROWS
from projectl.rules.state import KINDS, SEATS, STATE
from projectl.solver import exact, fillings, steps, taking, together

MIB: Final = 1 << 20


@dataclass(frozen=True)
class Export:
    """A function that the host can call; an entry of Python's is taken as the rule that it would be."""

    name: str
    rule: Callable[..., Any]
    arguments: dict[str, Argument]


@dataclass(frozen=True)
class Start:
    """A function that writes what a block begins with, where no zeros are; flags say which of several beginnings."""

    name: str
    block: Block
    flags: tuple[str, ...]
    begin: Callable[..., Any]

    @property
    def arguments(self) -> dict[str, Argument]:
        """What the host gives."""
        return {self.block.name.lower(): self.block, **dict.fromkeys(self.flags, INT)}

    def contents(self) -> Iterator[tuple[int, list[bytes]]]:
        """Of each field, where it lies and its bytes for each setting of the flags."""
        cases = [dict(leaves(self.begin(*flags))) for flags in product((False, True), repeat=len(self.flags))]
        for path, array in leaves(self.block.example):
            yield self.block.fields[path], [case[path].tobytes().ljust(array.nbytes, b"\0") for case in cases]


Offered: TypeAlias = Export | Start


@dataclass(frozen=True)
class Module:
    """A file, what it offers, and the most bytes of memory that it may have."""

    name: str
    exports: tuple[Offered, ...]
    most_memory: int


state: Final = Record("State", STATE)
book: Final = Record("Book", BOOK)
book_array: Final = Record("Book", BOOK, is_array=True)
log: Final = Table("Log", np.int16, (LOG_ROWS, LOG_COLUMNS))
moves: Final = Table("Moves", np.int16, (ACTIONS,))
rng: Final = Table("Rng", np.int64, (4,))
rows: Final = Table("StandingRows", np.int32, (SEATS, len(standing.COLUMNS)))
stops: Final = Table("StoppingRows", np.int32, (SEATS, len(stopping.COLUMNS)))
faces: Final = Table("Faces", np.int32, (MAX_PUZZLES, len(books.FACE)))
pieces: Final = Table("PiecesOn", np.int16, (CELLS,))
cards: Final = Table("Cards", np.int8, (MAX_PUZZLES,))
hand: Final = Table("Hand", np.int8, dealing.new_hand().shape)
wanted: Final = Table("Terms", np.int32, (len(terms.TERMS),))
told: Final = Table("Told", np.int32, (terms.ARGUMENTS,))
codes: Final = Table("Codes", np.int32, (terms.TRIED,))

RULES: Final = (
    Export("write_tables", books.write_tables, {"book": book}),
    Export("write_puzzles", books.write_puzzles, {"book": book, "faces": faces, "count": INT}),
    Export("find_filling", books.find_filling, {"recess": INT, "laid": pieces}),
    Export("problem", terms.problem, {"terms": wanted, "told": told}),
    Export(
        "try_values",
        terms.try_values,
        {"terms": wanted, "field": INT, "first": INT, "told": told, "codes": codes},
    ),
    Export(
        "set_up",
        setup.set_up_from_seed,
        {
            "state": state,
            "book": book,
            "log": log,
            "rng": rng,
            "cards": cards,
            "low": WORD,
            "high": WORD,
            "opponent_supply": INT,
        },
    ),
    Export("legal", legal.list_legal, {"state": state, "book": book, "seat": INT, "out": moves}),
    Export("why_not", play.why_not, {"state": state, "book": book, "seat": INT, "move": INT}),
    Export("play", play.decide, {"state": state, "book": book, "log": log, "seat": INT, "move": INT}),
    Export("foresee", foresight.foresee, {"state": state, "book": book, "log": log, "seat": INT, "move": INT}),
    Export("hold", foresight.hold, {"state": state, "book": book, "log": log, "seat": INT, "move": INT}),
    Export("score", end.score, {"state": state, "book": book, "seat": INT}),
    Export("unfinished_cost", end.unfinished_cost, {"state": state, "book": book, "seat": INT, "slot": INT}),
    Export("winners", end.winners, {"state": state, "book": book}),
    Export("standing", standing.write_standing, {"state": state, "book": book, "rows": rows}),
    Export("lead", standing.lead, {"state": state, "book": book}),
    Export("stopping", stopping.write_stopping, {"state": state, "book": book, "log": log, "rows": stops}),
    Export("pieces_on", components.list_pieces, {"book": book, "filled": INT, "joins": LONG, "out": pieces}),
    Export("open_cells", components.open_cells, {"book": book, "puzzle": INT, "filled": INT}),
    Export(
        "fits",
        legal.list_fits,
        {
            "book": book,
            "puzzle": INT,
            "filled": INT,
            "begin": INT,
            "end": INT,
            "first": INT,
            "out": moves,
            "count": INT,
        },
    ),
    Export("last_piece", showing.last_piece, {"book": book, "puzzle": INT, "filled": INT}),
    Export("offered", showing.offered, {"state": state}),
    Export("actions_to_begin", showing.actions_to_begin, {"state": state, "seat": INT}),
    Export("begins_action", showing.begins_action, {"move": INT, "pending": INT}),
    Export("places_left", showing.places_left, {"state": state, "seat": INT}),
    Export("ending_deck", showing.ending_deck, {"state": state}),
    Export("rounds_left", showing.rounds_left, {"state": state}),
    Export("blank", sight.blank, {"state": state, "seat": INT}),
    Export(
        "unsound",
        sound.unsound,
        {"state": state, "book": book, "difficulty": INT, "laid": pieces, "told": told},
    ),
)

beam: Final = Block("Beam", turns.new_beam())
nodes: Final = Block("Tree", tree.new_tree())
table: Final = Block("Fillings", fillings.room_for_fillings(True, fillings.LITTLE_ROOM, with_ways=False))
mind: Final = Block("Mind", mind_with(table.example))
trail: Final = Block("Trail", exact.new_trail())
joint: Final = Block("Joint", steps.new_joint())
plans: Final = Block("Taking", taking.new_taking())
touches: Final = Block("Accounting", accounting.new_accounting())
tale: Final = Block("Story", story.new_story())
picked: Final = Table("Picked", np.int16, (tree.MOST_CANDIDATES,))
counts: Final = Table("Counts", np.int64, (KINDS,))
line: Final = Table("Line", np.int16, (turns.DEEPEST,))
worth: Final = Table("Worth", np.float64, (halving.WORTH,))

searched: Final[dict[str, Argument]] = {
    "tree": nodes,
    "beam": beam,
    "book": book_array,
    "mind": mind,
    "rng": rng,
    "settings": Settings("TreeSettings", tree.TREE_SETTINGS),
}
planned: Final[dict[str, Argument]] = {
    "trail": trail,
    "table": table,
    "state": state,
    "region": INT,
    "supply": counts,
    "reserve": counts,
    "limit": INT,
}


followed: Final[dict[str, Argument]] = {"story": tale, "trail": trail, "table": table, "book": book}


def _mind(has_level_5: bool, is_solo: bool) -> Any:
    table = fillings.room_for_fillings(has_level_5, fillings.LITTLE_ROOM, with_ways=False)
    return mind_with(table, SOLO_WEIGHTS if is_solo else WEIGHTS)


BOTS: Final = (
    *RULES,
    Export("seed", chance.start, {"rng": rng, "low": WORD, "high": WORD}),
    Export(
        "deal",
        dealing.deal_from_seed,
        {"state": state, "book": book, "hand": hand, "rng": rng, "low": WORD, "high": WORD},
    ),
    Start("new_mind", mind, ("has_level_5", "is_solo"), _mind),
    Start("new_trail", trail, (), exact.new_trail),
    Export("forget", fillings.clear, {"table": table}),
    Export(
        "think",
        search.think,
        {
            "book": book_array,
            "mind": mind,
            "beam": beam,
            "rng": rng,
            "seat": INT,
            "kind": INT,
            "width": INT,
            "depth": INT,
            "noise": FLOAT,
        },
    ),
    Export("begin", halving.begin, {**searched, "seat": INT, "nodes": INT}),
    Export("go_on", halving.go_on, {**searched, "elapsed_ms": FLOAT, "think_ms": FLOAT}),
    Export("read_turn", halving.read_turn, {"tree": nodes, "k": INT, "line": line, "worth": worth}),
    Export("pick_turns", halving.pick_turns, {"tree": nodes, "count": INT, "most": INT, "chosen": picked}),
    Export("begin_story", story.begin, {"story": tale, "book": book, "seat": INT, "low": WORD, "high": WORD}),
    Export("go_on_with_story", following.go_on, {**followed, "move": INT, "is_time": INT}),
    Export("end_story", telling.end, {**followed, "is_time": INT}),
    Export("count_actions", exact.fewest, planned),
    Export("find_plan", exact.exact_fewest, planned),
    Export(
        "find_together",
        together.find_together,
        {"joint": joint, "table": table, "book": book_array, "seat": INT, "slots": INT, "limit": INT},
    ),
    Export(
        "plan_taking",
        taking.plan_taking,
        {"taking": plans, "trail": trail, "table": table, "book": book, "seat": INT, "source": INT, "nodes": INT},
    ),
    Export("account", accounting.account, {"room": touches, "table": table, "book": book, "seat": INT}),
    Export(
        "play_out",
        batch.play_out,
        {"state": state, "book": book, "log": log, "moves": moves, "rng": rng, "limit": INT},
    ),
)

MODULES: Final = (Module("rules", RULES, 2 * MIB), Module("bots", BOTS, 56 * MIB))
"""The rules, for the page's own thread and for the worker that has a table; everything, for the worker that thinks.
Together they stay below 64 MiB."""
