"""Builds the modules and their data: `python -m projectl.engine [FOLDER]`; the folder is `web/src/engine/built`."""

import sys
from pathlib import Path
from typing import Any

from projectl.engine.data import typescript
from projectl.engine.exports import MODULES, Start
from projectl.engine.freshness import BUILT, digest, python
from projectl.engine.linking import link, machine_code, wasm
from projectl.engine.lowering import lower, lower_start, switch_off_native_code


def build(folder: Path) -> None:
    """Everything, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "data.ts").write_text(typescript(), encoding="utf-8", newline="\n")
    switch_off_native_code()
    lowered: dict[str, tuple[Any, str]] = {}
    for module in MODULES:
        for offered in module.exports:
            if offered.name not in lowered:
                lowered[offered.name] = (None, lower_start(offered)) if isinstance(offered, Start) else lower(offered)
        parts = [lowered[export.name] for export in module.exports]
        code = machine_code(link(parts))
        made = wasm(code, [export.name for export in module.exports], module.most_memory)
        (folder / f"{module.name}.wasm").write_bytes(made)
    (folder / "digest").write_text(digest() + python(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else BUILT)
