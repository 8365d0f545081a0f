"""python3 train.py: train the network of Project L's champion on a machine with Python 3.12 and PyTorch, and no more.

This is the first file of the archive that `projectl train --bundle` writes; all that it needs lies beside it. A folder
that holds a run is gone on with.
"""

import os
import platform
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
PYTHON = (3, 12)
"""What the compiled packages of the archive are made for."""


def missing() -> str:
    """What this machine has not, as a sentence; nothing if it has all."""
    here = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
    if sys.version_info[:2] != PYTHON or (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        return f"This archive is for Python {PYTHON[0]}.{PYTHON[1]} on Linux x86_64; this is {here}."
    for module, name in (("torch", "PyTorch"), ("numpy", "NumPy")):
        if find_spec(module) is None:
            return f"Training needs {name}, which {sys.executable} does not have."
    return ""


def main() -> None:
    """Train by what lies beside this file."""
    if said := missing():
        sys.exit(said)
    packages = str(HERE / "packages")
    sys.path.insert(0, packages)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [packages, os.environ.get("PYTHONPATH")]))
    try:
        from projectl.learn.__main__ import main as train  # noqa: PLC0415 - where it lies is known only now
    except ImportError as error:  # Numba knows which versions of NumPy it can do with
        sys.exit(str(error))
    sys.exit(train("train.py", HERE / "plan.toml"))


if __name__ == "__main__":
    main()
