"""The modules that are kept in git are those that the sources give."""

import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from projectl.engine import freshness
from projectl.engine.data import typescript
from tests.counts import FULL

ROOT = Path(__file__).parents[2]
KEPT = (freshness.BUILT / "digest").read_text(encoding="utf-8")
STALE = "the engine of the page is stale: run `python3 dev.py engine`, and commit what it writes by itself"


def test_the_modules_were_built_from_these_sources() -> None:
    assert KEPT.startswith(freshness.digest()), STALE


def test_the_data_is_that_of_these_sources() -> None:
    assert (freshness.BUILT / "data.ts").read_text(encoding="utf-8") == typescript(), STALE


def test_every_edit_makes_them_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = freshness.digest()
    for name in ("rules/play.py", "bots/value_network.npz", "engine/exports.py", "notation/moves.py"):
        assert freshness.PACKAGE / name in freshness.sources()
    edited = tmp_path / "projectl"
    for file in freshness.sources():
        copy = edited / file.relative_to(freshness.PACKAGE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    monkeypatch.setattr(freshness, "PACKAGE", edited)
    assert freshness.digest() == before
    (edited / "solver" / "exact.py").write_bytes(b"")
    assert freshness.digest() != before


def test_the_linker_is_the_one_that_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (pinned,) = (line for line in project["dependency-groups"]["dev"] if line.startswith("ziglang"))
    assert pinned.partition(";")[0] == f"ziglang=={freshness.ZIGLANG}"


@pytest.mark.skipif(find_spec("ziglang") is None, reason="the linker is not installed")
@pytest.mark.skipif(not KEPT.endswith(freshness.python()), reason="built with another version of Python")
@pytest.mark.skipif(not FULL, reason="what they were built from is in their digest; a full run builds them again")
def test_building_them_again_gives_the_same_bytes(tmp_path: Path) -> None:
    """Elsewhere, and with another order of sets: neither is in the modules."""
    command = [sys.executable, "-m", "projectl.engine", str(tmp_path)]
    environment = {"PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "1"}
    subprocess.run(command, cwd=tmp_path, env=environment, check=True)
    built = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert set(built) >= {"rules.wasm", "data.ts", "digest"}
    assert [name for name, content in built.items() if content != (freshness.BUILT / name).read_bytes()] == []
