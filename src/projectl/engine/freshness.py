"""What the built modules were made from, so that a test can say when they have to be built again."""

import hashlib
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Final

from projectl.rules.compiled import COMPILED_ROOMS

PACKAGE: Final = Path(__file__).parent.parent
BUILT: Final = PACKAGE.parents[1] / "web" / "src" / "engine" / "built"
ZIGLANG: Final = "0.17.0"
"""The linker. Another one would write other bytes, so it is pinned in pyproject.toml."""
NAMES: Final = ("notation/moves.py", "notation/happenings.py", "notation/positions.py")
"""Beside the compiled rooms: what moves, events and their parts are called."""


def sources() -> list[Path]:
    """Every file that the modules and their data are made from."""
    rooms = (file for room in (*COMPILED_ROOMS, "engine") for file in (PACKAGE / room).rglob("*"))
    files = {file for file in rooms if file.is_file() and "__pycache__" not in file.parts}
    return sorted(files | {PACKAGE / name for name in NAMES}, key=lambda file: file.relative_to(PACKAGE).as_posix())


def digest() -> str:
    """The same on every machine: the sources, and what compiles and links them."""
    seen = hashlib.sha256()
    for file in sources():
        content = file.read_bytes()
        seen.update(f"{file.relative_to(PACKAGE).as_posix()}\0{len(content)}\0".encode() + content)
    return f"sources {seen.hexdigest()}\nnumba {version('numba')}\nllvmlite {version('llvmlite')}\nziglang {ZIGLANG}\n"


def python() -> str:
    """Numba reads Python's bytecode, which every version of it writes differently: modules equal in all they do then
    differ in their bytes.
    """
    return f"python {sys.version_info.major}.{sys.version_info.minor}\n"
