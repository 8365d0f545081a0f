"""Builds the modules and their data: `python -m projectl.engine [FOLDER [MODULE...]]`.

Without a folder it is `web/src/engine/built`; with names of modules only these are built.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from projectl.engine.exports import MODULES, Module, Start
from projectl.engine.freshness import BUILT, digest, python
from projectl.engine.linking import link, machine_code, wasm
from projectl.engine.lowering import lower, lower_start, switch_off_native_code
from projectl.net.network import LAYERS, read_layers


def build(folder: Path, modules: Iterable[Module]) -> None:
    """The modules, and the data of all of them, into a folder."""
    made_from = digest() + python()  # before anything is read: an edit meanwhile makes the modules stale
    folder.mkdir(parents=True, exist_ok=True)
    # In a process of its own, for it asks compiled code; nothing may be compiled here before the next line.
    subprocess.run([sys.executable, "-m", "projectl.engine.data", str(folder / "data.ts")], check=True)
    switch_off_native_code()
    lowered: dict[str, tuple[Any, str]] = {}
    for module in modules:
        for offered in module.exports:
            if offered.name not in lowered:
                lowered[offered.name] = (None, lower_start(offered)) if isinstance(offered, Start) else lower(offered)
        parts = [lowered[export.name] for export in module.exports]
        code = machine_code(link(parts))
        made = wasm(code, [export.name for export in module.exports], module.most_memory)
        (folder / f"{module.name}.wasm").write_bytes(made)
    layers = read_layers()
    (folder / "champion.bin").write_bytes(b"".join(layers[name].astype("<f2").tobytes() for name in LAYERS))
    (folder / "digest").write_text(made_from, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m projectl.engine", description="Builds the engine of the page.")
    parser.add_argument("folder", nargs="?", type=Path, default=BUILT, metavar="FOLDER", help="web/src/engine/built")
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="all of them, if none is named")
    asked = parser.parse_args()
    build(asked.folder, [module for module in MODULES if not asked.modules or module.name in asked.modules])
