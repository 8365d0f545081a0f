"""The browser client is written by one formatter, with the line length of the whole project."""

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

from web.build import node

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
MADE = {"node_modules", "made", "built"}
LIMIT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]["line-length"]


def written_files(folder: Path = WEB) -> Iterator[Path]:
    """What people write of the client, wherever it lies."""
    for place in sorted(folder.iterdir()):
        if place.is_dir() and place.name not in MADE:
            yield from written_files(place)
        elif place.suffix in {".css", ".html", ".js", ".svelte", ".ts"}:
            yield place


def too_long(text: str) -> list[int]:
    """The numbers of the lines that are longer than lines may be."""
    return [number for number, line in enumerate(text.splitlines(), 1) if len(line) > LIMIT]


def test_prettier_reads_the_line_length_of_the_project() -> None:
    ask = "import('./prettier.config.js').then((read) => console.log(read.default.printWidth))"
    said = subprocess.run([node(), "-e", ask], cwd=WEB, capture_output=True, text=True, check=True)
    assert int(said.stdout) == LIMIT


def test_no_line_is_longer_where_prettier_cannot_break_it() -> None:
    """Comments and long texts are left to whoever writes them."""
    files = list(written_files())
    assert WEB / "src" / "table" / "TablePage.svelte" in files
    found = {file.relative_to(ROOT).as_posix(): too_long(file.read_text(encoding="utf-8")) for file in files}
    assert {file: lines for file, lines in found.items() if lines} == {}


def test_a_line_that_is_too_long_is_seen() -> None:
    assert too_long(f"{'x' * LIMIT}\n{'x' * (LIMIT + 1)}\n") == [2]


def test_lint_fails_where_prettier_would_write_something_else() -> None:
    lint = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"]["lint"]
    assert re.fullmatch(r"eslint [^|;&]*\. && prettier --check [^|;&]*\.", lint)
    assert '"lint")' in (ROOT / "tests" / "everything.py").read_text(encoding="utf-8")
    assert (WEB / ".prettierignore").read_text(encoding="utf-8").split() == ["src/made/", "src/engine/built/"]


def test_the_lock_names_no_host_and_a_builder_for_every_machine() -> None:
    """What other machines need is forgotten when npm writes a lock beside an installed node_modules."""
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, about in packages.items() if "resolved" in about] == []
    (rolldown,) = (about for name, about in packages.items() if name.endswith("node_modules/rolldown"))
    builders = {name.removeprefix("node_modules/") for name in packages if "/@rolldown/binding-" in name}
    assert builders == set(rolldown["optionalDependencies"])
