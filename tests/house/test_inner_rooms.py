"""The rooms inside `server/` and `cli/`: what they import, and which files they have, as docs/architecture.md says."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.house.test_imports import PACKAGE, cycle, imports, source_files

PAGE = PACKAGE.parents[1] / "docs" / "architecture.md"
COMMANDS = "*"  # every command of cli/ that has no row of its own

# house -> room -> the rooms of the same house that it may import
TABLES: Mapping[str, Mapping[str, set[str]]] = {
    "server": {
        "config": set(),
        "journal": set(),
        "metrics": set(),
        "refusing": set(),
        "processes": set(),
        "storage": {"metrics", "refusing"},
        "people": {"metrics", "refusing", "storage"},
        "tables": {"metrics", "refusing", "processes", "storage", "people"},
        "wire": {"config", "metrics", "refusing", "processes", "storage", "people", "tables"},
        "http": {"metrics", "refusing", "storage", "people", "tables", "wire"},
        "app": {"config", "journal", "metrics", "processes", "storage", "people", "tables", "wire", "http"},
    },
    "cli": {
        "ends": set(),
        "languages": set(),
        "signs": set(),
        "warm": set(),
        "rules": {"ends", "languages"},
        "terminal": {"signs", "warm", "rules"},
        "benches": set(),
        COMMANDS: {"ends", "languages", "signs", "warm", "rules", "terminal", "benches"},
    },
}


def room_in(house: str, module: str) -> str | None:
    """The room of a house that a module stands in; None for the house's own __init__, and outside of it."""
    start, _, rest = module.partition(f"projectl.{house}.")
    if start or not rest:
        return None
    room = rest.partition(".")[0]
    return COMMANDS if COMMANDS in TABLES[house] and room not in TABLES[house] else room


def offences(house: str, package: Path = PACKAGE) -> list[str]:
    """Every import between rooms that a table forbids, as a sentence."""
    files = source_files(package)
    found = []
    for module, file in files.items():
        room = room_in(house, module)
        if room is None:
            continue
        if room not in TABLES[house]:
            found.append(f"{module}: there is no room '{room}' in the table")
            continue
        targets = {room_in(house, name) for name in imports(module, file, set(files))} - {None, room}
        found += [f"{module}: {room} may not import {each}" for each in sorted(map(str, targets - TABLES[house][room]))]
    return found


@pytest.mark.parametrize("house", TABLES)
def test_every_import_between_rooms_is_in_the_table(house: str) -> None:
    assert offences(house) == []


@pytest.mark.parametrize("house", TABLES)
def test_the_table_has_no_circle_and_names_rooms_that_exist(house: str) -> None:
    assert cycle(TABLES[house]) == []
    rooms = {room_in(house, module) for module in source_files()} - {None}
    assert rooms == set(TABLES[house])


def test_no_module_of_the_server_knows_another_only_for_the_type_checker() -> None:
    guarded = [file.name for file in (PACKAGE / "server").rglob("*.py") if "TYPE_CHECKING" in file.read_text("utf-8")]
    assert guarded == []


def rows(page: str) -> list[list[str]]:
    """The cells of every row of a table, without their backticks."""
    lines = [line for line in page.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("house", TABLES)
def test_the_table_is_the_one_in_the_architecture_page(house: str) -> None:
    printed = {}
    for first, *_, last in rows(PAGE.read_text("utf-8")):
        if named := re.fullmatch(rf"`{house}/([\w*]+)(?:/|\.py)`", first):
            printed[named[1]] = set(last.split(", ")) - {"nothing"}
    assert printed == TABLES[house]


def named_files(page: str) -> set[str]:
    """The files that tables headed `file of FOLDER` name; a folder inside counts as one."""
    found: set[str] = set()
    folder = None
    for first, *_ in rows(page):
        headed = re.fullmatch(r"file of `([\w/]+/)`", first)
        if headed:
            folder = headed[1]
        elif not re.fullmatch(r"-+|(`[\w.]+/?`(, )?)+", first):
            folder = None
        elif folder is not None:
            found |= {folder + name for name in re.findall(r"`([\w.]+/?)`", first)}
    return found


def files_of(folder: Path) -> set[str]:
    """The same as they lie there, __init__.py left out."""
    inside = {one for one in folder.iterdir() if one.suffix == ".py" or (one / "__init__.py").exists()}
    shown = {f"{one.relative_to(PACKAGE)}{'/' if one.is_dir() else ''}" for one in inside}
    return {name for name in shown if not name.endswith("__init__.py")}


def test_every_file_is_in_the_architecture_page_and_no_other() -> None:
    houses = [PACKAGE / house for house in TABLES]
    rooms = [room for house in houses for room in house.iterdir() if (room / "__init__.py").exists()]
    lying = set().union(*(files_of(folder) for folder in (*rooms, PACKAGE / "cli")))
    lying -= {f"{room.relative_to(PACKAGE)}/" for room in rooms}
    assert named_files(PAGE.read_text("utf-8")) == lying


@pytest.mark.parametrize(
    ("house", "file", "text", "complaint"),
    [
        ("server", "server/tables/live.py", "from projectl.server.storage import entries", ""),
        ("server", "server/tables/live.py", "from projectl.server import metrics", ""),
        ("server", "server/tables/live.py", "from projectl.server.wire import messages", "tables may not import wire"),
        ("server", "server/storage/store.py", "from ..tables import live", "storage may not import tables"),
        ("server", "server/odd/thing.py", "", "there is no room 'odd'"),
        ("cli", "cli/terminal/table.py", "from projectl.cli.play import app", "terminal may not import *"),
        ("cli", "cli/play.py", "from projectl.cli.terminal import table", ""),
        ("cli", "cli/play.py", "from projectl.cli.main import app", ""),
    ],
)
def test_a_forbidden_import_is_seen(tmp_path: Path, house: str, file: str, text: str, complaint: str) -> None:
    for name in ("server/tables/live.py", "server/wire/messages.py", "cli/play.py", "cli/terminal/table.py", file):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / file).write_text(text)
    found = offences(house, tmp_path)
    assert len(found) == bool(complaint)
    assert complaint in "".join(found)


def test_a_file_that_is_not_named_is_seen() -> None:
    page = (
        "| file of `cli/` | for |\n|---|---|\n| `play.py`, `sub/` | a |\n\n| other | for |\n|---|---|\n| `y.py` | b |\n"
    )
    assert named_files(page) == {"cli/play.py", "cli/sub/"}
