"""The rooms of the house import what docs/architecture.md allows them, and nothing else."""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "projectl"
FRONT_DOOR = "game"  # `from projectl import Game` is a visit to the game room

# room -> the rooms it may import
TABLE: Mapping[str, set[str]] = {
    "catalogue": set(),
    "rules": {"catalogue"},
    "words": set(),
    "notation": {"catalogue", "rules"},
    "game": {"catalogue", "rules", "notation", "words"},
    "solver": {"catalogue", "rules"},
    "net": {"catalogue", "rules"},
    "bots": {"catalogue", "game", "solver", "rules", "net"},
    "engine": {"catalogue", "notation", "solver", "rules", "bots", "net"},
    "workers": set(),
    "learn": {"game", "rules", "bots", "net", "workers"},
    "analysis": {"catalogue", "game", "bots", "solver", "words"},
    "arena": {"game", "bots", "words", "workers"},
    "envs": {"catalogue", "rules", "notation", "game", "words", "bots"},
    "tutorial": {"game"},
    "daily": {"catalogue", "game", "bots", "notation", "rules"},
    "server": {"catalogue", "game", "bots", "analysis", "words"},
}
ANYTHING = {"cli", "__main__"}
# The package's own __init__ re-exports the front door, and is nobody's room.
LOBBY_MAY = {"game", "notation", "rules"}
# room -> the only packages from outside it may import; rooms not named here are free
OUTSIDE: Mapping[str, set[str]] = {
    "catalogue": {"numpy"},
    "rules": {"numpy", "numba", "llvmlite", "platformdirs"},
    "words": {"fluent", "babel"},
    "engine": {"numpy", "numba", "llvmlite"},
    "net": {"numpy"},
    "workers": {"ray"},
}


def module_name(file: Path, package: Path = PACKAGE) -> str:
    parts = ["projectl", *file.relative_to(package).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def source_files(package: Path = PACKAGE) -> dict[str, Path]:
    return {module_name(file, package): file for file in sorted(package.rglob("*.py"))}


def room_of(module: str) -> str:
    """The room a module stands in; the empty string is the package's own __init__."""
    return [*module.split("."), ""][1]


def nodes(tree: ast.AST, *, typing_too: bool) -> Iterator[ast.AST]:
    """Every node below; what only a type checker imports is left out on request."""
    for child in ast.iter_child_nodes(tree):
        if not typing_too and isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        yield child
        yield from nodes(child, typing_too=typing_too)


def imports(module: str, file: Path, known: set[str], *, typing_too: bool = True) -> Iterator[str]:
    """Every module or front-door name that a file imports, absolute, wherever in the file it does so."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    for node in nodes(tree, typing_too=typing_too):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=base, names=names, level=level):
                above = package.split(".")[: len(package.split(".")) - level + 1] if level else []
                start = ".".join([*above, *([base] if base else [])])
                for alias in names:
                    inner = f"{start}.{alias.name}"
                    yield inner if inner in known or start == "projectl" else start
            case ast.Call(func=function, args=[ast.Constant(value=str(name)), *_]) if ast.unparse(function).endswith(
                ("import_module", "__import__")
            ):
                yield f"{package}{name}" if name.startswith(".") else name


def target_room(name: str, rooms: set[str]) -> str | None:
    """The room that an imported name belongs to; None for the version, which anybody may ask."""
    if name == "projectl.__version__":
        return None
    room = room_of(name)
    return room if room in rooms else FRONT_DOOR


def offences(package: Path = PACKAGE) -> list[str]:
    """Every import that the table forbids, as a sentence."""
    files = source_files(package)
    known = set(files)
    rooms = {room_of(module) for module in known} | set(TABLE) | ANYTHING
    found = []
    for module, file in files.items():
        room = room_of(module)
        if room in ANYTHING:
            continue
        if room and room not in TABLE:
            found.append(f"{module}: there is no room '{room}' in the table")
            continue
        allowed = TABLE[room] | {room} if room else LOBBY_MAY
        for name in imports(module, file, known):
            top = name.partition(".")[0]
            if top == "projectl":
                target = target_room(name, rooms)
                if target is not None and target not in allowed:
                    found.append(f"{module}: {room or '__init__'} may not import {target} ({name})")
            elif room in OUTSIDE and top not in sys.stdlib_module_names and top not in OUTSIDE[room]:
                found.append(f"{module}: {room} may not import {top} from outside")
    return found


def graph(package: Path = PACKAGE) -> dict[str, set[str]]:
    """Each module, and the modules of ours that it imports when it runs."""
    files = source_files(package)
    known = set(files)
    edges: dict[str, set[str]] = {}
    for module, file in files.items():
        names = imports(module, file, known, typing_too=False)
        edges[module] = {name for name in names if name in known} - {module}
    return edges


def cycle(edges: Mapping[str, set[str]]) -> list[str]:
    """One circle of imports, first module repeated at the end; empty if there is none."""
    finished: set[str] = set()

    def walk(module: str, path: list[str]) -> list[str]:
        if module in path:
            return [*path[path.index(module) :], module]
        if module in finished:
            return []
        for after in sorted(edges.get(module, ())):
            if circle := walk(after, [*path, module]):
                return circle
        finished.add(module)
        return []

    for module in sorted(edges):
        if circle := walk(module, []):
            return circle
    return []


def test_every_import_is_in_the_table() -> None:
    assert offences() == []


def test_no_module_imports_itself_in_a_circle() -> None:
    assert cycle(graph()) == []


def test_the_table_itself_has_no_circle() -> None:
    assert cycle(TABLE) == []


def test_every_room_of_the_table_exists() -> None:
    assert sorted(set(TABLE) - {room_of(module) for module in source_files()}) == []


def test_the_package_was_found() -> None:
    assert {"projectl", "projectl.game", "projectl.notation"} <= set(source_files())


def test_the_table_is_the_one_in_the_architecture_page() -> None:
    page = (PACKAGE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = [[cell.strip(" `/") for cell in line.split("|")] for line in page.splitlines() if "|" in line]
    printed = {row[1].removesuffix(".py"): row[3] for row in rows if len(row) == 5}
    for room, allowed in TABLE.items():
        named = {word.strip(" `") for word in printed[room].split(",")} - OUTSIDE.get(room, {"numba"}) - {"nothing"}
        assert named == allowed, room


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        ("catalogue/pieces.py", "import numpy as np", ""),
        ("catalogue/pieces.py", "import numba", "catalogue may not import numba"),
        ("catalogue/pieces.py", "from projectl.rules import turn", "catalogue may not import rules"),
        ("rules/turn.py", "from ..catalogue import pieces", ""),
        ("rules/turn.py", "from .. import words", "rules may not import words"),
        ("rules/turn.py", "from projectl import Game", "rules may not import game"),
        ("rules/turn.py", "def f() -> None:\n    import projectl.game", "rules may not import game"),
        ("rules/turn.py", "import importlib\nimportlib.import_module('projectl.game')", "import game"),
        (
            "rules/turn.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import projectl.cli",
            "cli",
        ),
        ("words/english.py", "import json", ""),
        ("words/english.py", "import rich", "words may not import rich"),
        ("notation.py", "from projectl import __version__", ""),
        ("notation.py", "from projectl.words import english", "notation may not import words"),
        ("bots/greedy.py", "from projectl import Game", ""),
        ("cli/play.py", "import rich, projectl.words", ""),
        ("utils/things.py", "", "there is no room 'utils'"),
        ("__init__.py", "from projectl.game import Game", ""),
        ("__init__.py", "from projectl.cli import main", "__init__ may not import cli"),
    ],
)
def test_a_forbidden_import_is_seen(tmp_path: Path, file: str, text: str, complaint: str) -> None:
    for name in ("catalogue/__init__.py", "rules/__init__.py", "words/__init__.py", "cli/__init__.py", file):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / file).write_text(text)
    found = offences(tmp_path)
    assert len(found) == bool(complaint)
    assert complaint in "".join(found)


def test_a_circle_is_seen_unless_only_the_type_checker_walks_it(tmp_path: Path) -> None:
    rules = tmp_path / "rules"
    rules.mkdir()
    (rules / "turn.py").write_text("from projectl.rules import end")
    (rules / "end.py").write_text("def f() -> None:\n    from . import turn")
    assert cycle(graph(tmp_path)) == ["projectl.rules.end", "projectl.rules.turn", "projectl.rules.end"]
    (rules / "end.py").write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from . import turn")
    assert cycle(graph(tmp_path)) == []
