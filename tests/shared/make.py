"""What Python and TypeScript both do, written down once: `python tests/shared/make.py` from the repository.

Some things are written twice by nature: texts of moves, records and puzzle files, and positions, views and events as
JSON. Here stands what Python makes of them. `test_shared.py` looks whether that is still so, and the tests of
`web/src/engine/` whether TypeScript makes the same of it. A difference is a bug on one of the two sides.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.shared import dailies, filled, games, moves, names, positions, puzzle_files, records, refusals, told

FOLDER: Final = Path(__file__).parent
CHAPTERS: Final[dict[str, Callable[[], Any]]] = {
    "dailies": dailies.made,
    "filled": filled.made,
    "games": games.made,
    "moves": moves.made,
    "names": names.made,
    "positions": positions.made,
    "puzzle_files": puzzle_files.made,
    "records": records.made,
    "refusals": refusals.made,
    "told": told.made,
}


def text_of(chapter: str) -> str:
    """The file of a chapter: each entry on a line of its own, in ASCII."""
    made = CHAPTERS[chapter]()
    if isinstance(made, list):
        return "[\n" + ",\n".join(map(json.dumps, made)) + "\n]\n"
    parts = (f"{json.dumps(key)}: [\n" + ",\n".join(map(json.dumps, rows)) + "\n]" for key, rows in made.items())
    return "{\n" + ",\n".join(parts) + "\n}\n"


def main() -> None:
    """Write every file anew."""
    for chapter in CHAPTERS:
        (FOLDER / f"{chapter}.json").write_text(text_of(chapter), encoding="utf-8")


if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python tests/shared/make.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    main()
