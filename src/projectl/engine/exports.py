"""What the modules offer: a name, what the host gives, and the rule that is called."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from projectl.catalogue.book import BOOK, CELLS, MAX_PUZZLES
from projectl.engine.arguments import INT, LONG, WORD, Argument, Record, Table
from projectl.rules import book as books
from projectl.rules import components, end, legal, play, setup, standing
from projectl.rules.actions import ACTIONS
from projectl.rules.events import LOG_COLUMNS, LOG_ROWS
from projectl.rules.state import SEATS, STATE

MIB: Final = 1 << 20


@dataclass(frozen=True)
class Export:
    """A function that the host can call."""

    name: str
    rule: Callable[..., Any]
    arguments: dict[str, Argument]


@dataclass(frozen=True)
class Module:
    """A file, what it offers, and the most bytes of memory that it may have."""

    name: str
    exports: tuple[Export, ...]
    most_memory: int


state: Final = Record("State", STATE)
book: Final = Record("Book", BOOK)
log: Final = Table("Log", np.int16, (LOG_ROWS, LOG_COLUMNS))
moves: Final = Table("Moves", np.int16, (ACTIONS,))
rng: Final = Table("Rng", np.int64, (4,))
rows: Final = Table("StandingRows", np.int32, (SEATS, len(standing.COLUMNS)))
faces: Final = Table("Faces", np.int32, (MAX_PUZZLES, len(books.FACE)))
pieces: Final = Table("PiecesOn", np.int16, (CELLS,))
cards: Final = Table("Cards", np.int8, (MAX_PUZZLES,))

RULES: Final = (
    Export("write_tables", books.write_tables, {"book": book}),
    Export("write_puzzles", books.write_puzzles, {"book": book, "faces": faces, "count": INT}),
    Export("pieces_on", components.list_pieces, {"book": book, "filled": INT, "joins": LONG, "out": pieces}),
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
    Export("score", end.score, {"state": state, "book": book, "seat": INT}),
    Export("unfinished_cost", end.unfinished_cost, {"state": state, "book": book, "seat": INT, "slot": INT}),
    Export("winners", end.winners, {"state": state, "book": book}),
    Export("standing", standing.write_standing, {"state": state, "book": book, "rows": rows}),
)

MODULES: Final = (Module("rules", RULES, 2 * MIB),)
"""What the page's own thread and a table's worker load, and what the worker that thinks loads: 64 MiB in all."""
