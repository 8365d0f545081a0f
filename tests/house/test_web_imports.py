"""The rooms of the browser client import what docs/architecture.md allows them, and nothing else."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from posixpath import normpath

import pytest

from tests.house.test_imports import cycle

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"

# room -> the rooms it may import, which stand above it
TABLE: Mapping[str, set[str]] = {
    "made": set(),
    "engine": {"made"},
    "geometry": {"made"},
    "words": {"made", "geometry"},
    "browser": {"words"},
    "wire": {"made", "browser"},
    "local": {"engine", "wire"},
    "draw": {"made", "geometry", "wire", "words", "browser"},
    "play": {"engine", "geometry", "wire", "words", "browser", "draw"},
    "parts": {"wire", "local", "words", "browser", "draw", "play"},
    "rules": {"made", "geometry", "words", "draw", "parts"},
    "replay": {"geometry", "wire", "words", "browser", "draw", "play", "parts"},
    "table": {"made", "geometry", "wire", "local", "words", "browser", "draw", "play", "parts", "replay"},
    "tutorial": {
        *("made", "engine", "geometry", "wire", "local", "words"),
        *("browser", "draw", "play", "parts", "table"),
    },
    "daily": {
        *("made", "engine", "geometry", "words"),
        *("browser", "draw", "play", "parts", "table", "tutorial"),
    },
    "pages": {
        *("made", "engine", "geometry", "wire", "local", "words"),
        *("browser", "draw", "play", "parts", "replay", "rules", "daily"),
    },
    "offline": set(),
    "styles": set(),
    "testing": {"engine", "wire", "local", "play"},
}
# room -> the rooms inside of it -> those of them that each may import
INNER: Mapping[str, Mapping[str, set[str]]] = {
    "play": {
        "screen": set(),
        "moments": set(),
        "table": {"moments"},
        "hand": {"table"},
        "doing": {"screen", "moments", "table", "hand"},
    },
    "table": {
        "market": set(),
        "seats": {"market"},
        "mat": {"market", "seats"},
        "bar": set(),
        "docks": set(),
        "finishing": {"seats"},
        "result": set(),
        "log": {"seats", "docks", "finishing"},
        "sheets": set(),
        "chat": {"sheets"},
        "head": {"market", "seats", "finishing", "log", "sheets"},
        "waiting": {"seats"},
        "moving": set(),
        "arrangements": {"head", "market", "mat", "seats", "bar", "log", "result"},
    },
}
ENTRANCE = ""  # files of no room, directly in `src/`, put everything together
WITH_ENTRANCE = {"table"}  # rooms of rooms that are put together by files directly in them
FOR_TESTS = {"testing"}  # rooms that the tests of every room may import too
# package from outside -> the rooms that may import it; None: all of them
PACKAGES: Mapping[str, set[str] | None] = {
    "svelte": None,
    "uqr": {"parts"},
    "node:fs": {"testing"},
    "node:crypto": {"testing"},
    "vitest": {"testing"},
}
PACKAGES_FOR_TESTS = {"vitest"}

START = r"(?:^|[;>}])\s*"
QUOTED = r"[\"'`]([^\"'`\n]*)"
ARGUMENT = rf"\(\s*{QUOTED}[\"'`]\s*[,)]"
GLOB = r"\bimport\.meta\.glob\b(?:\s*<[^(]*>)?\s*"
READABLE = re.compile(
    rf"{START}import\b(?!\s*[(.])[^\"'`]*{QUOTED}"  # import x from "y", import type, import "y"
    rf"|{START}export\s*(?:type\b\s*)?[{{*][^\"'`]*\bfrom\s*{QUOTED}"
    rf"|\bimport\s*{ARGUMENT}"  # a page loaded when it is needed, and `typeof import("y")`
    rf"|{GLOB}{ARGUMENT}"
    rf"|@import\s+(?:url\(\s*)?{QUOTED}",  # a style sheet
    re.MULTILINE,
)
AGAIN = "browser/later.svelte.ts"
"""What somebody else imports and did not come is asked for by its address, which the browser told."""
UNREADABLE = re.compile(rf"(?:\bimport|{GLOB})\s*(?!{ARGUMENT})\(")
FOR_TYPES = re.compile(rf"{START}(?:import|export)\s+type\b")


@dataclass(frozen=True)
class Import:
    """What a file asks for, and the file of ours that this is; None where it is a package."""

    asked: str
    file: str | None
    is_type: bool
    """Gone when the client is built. `import { type X }` is not: its file is still loaded."""


def source_files(sources: Path = SOURCES) -> dict[str, str]:
    """The text of every file that can import, by its path below `src/`; what the build makes is not looked at.

    Modules of WebAssembly are imported, too, and import nothing.
    """
    found = {}
    for file in sorted(sources.rglob("*")):
        name = file.relative_to(sources).as_posix()
        if file.suffix in {".ts", ".js", ".svelte", ".css"} and room_of(name) != "made":
            found[name] = file.read_text(encoding="utf-8")
        elif file.suffix in (".wasm", ".bin"):
            found[name] = ""
    return found


def room_of(file: str) -> str:
    """The room a file lies in; the empty string for those directly in `src/`."""
    return file.partition("/")[0] if "/" in file else ENTRANCE


def resolved(importer: str, asked: str, known: Mapping[str, str]) -> str:
    """The file that a relative import means: endings may be left out."""
    path = normpath(PurePosixPath(importer).parent / asked.partition("?")[0])
    return next((name for name in (path, f"{path}.ts", f"{path}/index.ts") if name in known), path)


def imports(importer: str, known: Mapping[str, str]) -> Iterator[Import]:
    """Everything a file imports, wherever in the file, also what only the type checker follows."""
    for match in READABLE.finditer(known[importer]):
        asked = next(group for group in match.groups() if group is not None)
        file = resolved(importer, asked, known) if asked.startswith(".") else None
        yield Import(asked, file, is_type=FOR_TYPES.match(match[0]) is not None)


def complaint(importer: str, wanted: Import, known: Mapping[str, str]) -> str | None:
    """What is wrong with an import."""
    room, is_test = room_of(importer), ".test." in importer
    if wanted.file is None:
        package = wanted.asked.partition("/")[0]
        if package in PACKAGES_FOR_TESTS and is_test:
            return None
        if package not in PACKAGES:
            return f"{wanted.asked} is neither a relative path nor a package of the table"
        rooms = PACKAGES[package]
        return None if rooms is None or room in rooms else f"{room} may not import {package}"
    target = room_of(wanted.file)
    if target != "made" and wanted.file not in known:  # what is made may not be there yet, and is asked for by pattern
        return f"{wanted.asked} is no file of web/src/"
    if room == target and room in INNER:
        return inner_complaint(room, importer, wanted.file)
    if room in {ENTRANCE, target} or target in TABLE[room] or (is_test and target in FOR_TESTS):
        return None
    return f"{room} may not import {target or 'the entrance'} ({wanted.asked})"


def inner_complaint(room: str, importer: str, file: str) -> str | None:
    """What is wrong with an import inside a room that has rooms of its own."""
    inside, target = (room_of(each.partition("/")[2]) for each in (importer, file))
    if inside == ENTRANCE and room in WITH_ENTRANCE:
        return None
    if inside not in INNER[room]:
        return f"there is no room '{inside}' in {room}"
    if target in {inside, *INNER[room][inside]}:
        return None
    return f"{room}/{inside} may not import {room}/{target}"


def offences(sources: Path = SOURCES) -> list[str]:
    """Every import that the table forbids, as a sentence."""
    known = source_files(sources)
    found = []
    for file, text in known.items():
        if room_of(file) not in {*TABLE, ENTRANCE}:
            found.append(f"{file}: there is no room '{room_of(file)}' in the table")
            continue
        if file != AGAIN:
            found += [f"{file}: {match[0]}...: what this imports cannot be read" for match in UNREADABLE.finditer(text)]
        complaints = (complaint(file, wanted, known) for wanted in imports(file, known))
        found += [f"{file}: {said}" for said in complaints if said]
    return found


def graph(sources: Path = SOURCES) -> dict[str, set[str]]:
    """Each file, and the files of ours that it loads when it runs.

    Types are left out: a part of a table (its Finishing Touches) names the type of the whole that made it.
    """
    known = source_files(sources)
    return {
        file: {wanted.file for wanted in imports(file, known) if wanted.file and not wanted.is_type} - {file}
        for file in known
    }


def test_every_import_of_the_client_is_in_the_table() -> None:
    assert offences() == []


def test_no_file_of_the_client_imports_itself_in_a_circle() -> None:
    assert cycle(graph()) == []


def test_the_table_of_the_client_has_no_circle() -> None:
    assert cycle(TABLE) == []
    assert all(cycle(inner) == [] for inner in INNER.values())


def test_the_client_was_found_and_read() -> None:
    edges = graph()
    assert "table/TablePage.svelte" in edges["pages.ts"]  # loaded when it is needed
    assert "made/words.*.json" in edges["words/languages.ts"]
    assert "browser/prefs.svelte.ts" in edges["draw/PieceShape.svelte"]


def test_no_other_name_leads_into_the_client() -> None:
    """An alias would be a second name for a room; the sentence about it is found before, but nobody is to need it."""
    assert "alias" not in (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert '"paths"' not in (ROOT / "web" / "tsconfig.json").read_text(encoding="utf-8")
    assert '"imports"' not in (ROOT / "web" / "package.json").read_text(encoding="utf-8")


def test_the_table_of_the_client_is_the_one_in_the_architecture_page() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `src/(\w+)/` \| .+ \| (.+) \|$", page, flags=re.MULTILINE)
    printed = {room: {word.strip(" `") for word in allowed.split(",")} - {"nothing"} for room, allowed in rows}
    packages = {package: rooms for package, rooms in PACKAGES.items() if rooms is not None}
    assert printed == {
        room: allowed | {package for package, rooms in packages.items() if room in rooms}
        for room, allowed in TABLE.items()
    }
    assert [room for room, _ in rows] == list(TABLE)


def test_the_tables_go_from_the_lowest_room_to_the_highest() -> None:
    """A row names only rows above it."""
    for table in (TABLE, *INNER.values()):
        rooms = list(table)
        assert [room for at, room in enumerate(rooms) if not table[room] <= set(rooms[:at])] == []


def test_the_rooms_inside_are_those_of_the_architecture_page() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `src/(\w+)/(\w+)/` \| .+ \| (.+) \|$", page, flags=re.MULTILINE)
    printed = {
        (room, inner): {word.strip(" `") for word in allowed.split(",")} - {"nothing"} for room, inner, allowed in rows
    }
    table = {(room, inner): allowed for room, all_ in INNER.items() for inner, allowed in all_.items()}
    assert list(printed.items()) == list(table.items())


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("play/hand/a.ts", 'import { b } from "../table/b";', ""),
        ("play/table/a.ts", 'import { c } from "../hand/c";', "play/table may not import play/hand"),
        ("play/table/a.ts", 'import { b } from "./b";', ""),
        ("play/a.ts", 'import { b } from "./table/b";', "there is no room '' in play"),
        ("table/a.ts", 'import { b } from "./market/b";', ""),
        ("table/market/a.ts", 'import { b } from "../bar/b";', "table/market may not import table/bar"),
        ("play/talk/a.ts", 'import { b } from "../table/b";', "there is no room 'talk' in play"),
    ],
)
def test_a_forbidden_import_inside_a_room_is_seen(tmp_path: Path, file: str, text: str, said: str) -> None:
    for name in ("play/table/b.ts", "play/hand/c.ts", "table/market/b.ts", "table/bar/b.ts", file):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / file).write_text(text)
    found = offences(tmp_path)
    assert len(found) == bool(said)
    assert said in "".join(found)


FILES = ("words/words.svelte.ts", "draw/Card.svelte", "table/naming.ts", "testing/table.ts", "App.svelte")


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("draw/a.ts", 'import { say } from "../words/words.svelte";', ""),
        ("draw/a.ts", 'import {\n  one,\n  two,\n} from "../table/naming";', "draw may not import table"),
        ("draw/a.ts", 'import{a}from"../table/naming"', "draw may not import table"),
        ("draw/a.ts", "const a = 1; import { b } from '../table/naming';", "draw may not import table"),
        ("draw/a.ts", 'import { a /* one; of two */ } from "../table/naming";', "draw may not import table"),
        ("draw/a.ts", 'import "../table/naming";', "draw may not import table"),
        ("draw/a.ts", 'import type { Name } from "../table/naming";', "draw may not import table"),
        ("draw/a.ts", 'import { type Name } from "../table/naming";', "draw may not import table"),
        ("draw/a.ts", 'export { name } from "../table/naming";', "draw may not import table"),
        ("draw/a.ts", 'export type * from "../table/naming";', "draw may not import table"),
        ("draw/a.ts", 'const load = () => import("../table/naming");', "draw may not import table"),
        ("draw/a.ts", "const load = () => import(\n  `../table/naming`,\n);", "draw may not import table"),
        ("draw/a.ts", 'let name: typeof import("../table/naming");', "draw may not import table"),
        ("draw/a.ts", "const load = (room) => import(room);", "cannot be read"),
        ("draw/a.ts", "const load = (room) => import(`../table/` + room);", "cannot be read"),
        ("draw/a.ts", 'import(/* @vite-ignore */ "../table/naming");', "cannot be read"),
        ("draw/a.ts", 'const all = import.meta.glob("../made/*.json");', ""),
        ("browser/a.ts", 'const all = import.meta.glob<File>("../made/*.json");', "browser may not import made"),
        ("draw/a.ts", 'const all = import.meta.glob("../table/*.ts");', "is no file of web/src/"),
        ("draw/a.ts", 'const all = import.meta.glob(["../table/*.ts"]);', "cannot be read"),
        ("draw/a.ts", 'import { name } from "@/table/naming";', "neither a relative path nor a package"),
        ("draw/a.ts", 'import { name } from "$table/naming";', "neither a relative path nor a package"),
        ("draw/a.ts", 'import { name } from "/src/table/naming";', "neither a relative path nor a package"),
        ("draw/a.ts", 'import { name } from "../draw/../table/naming";', "draw may not import table"),
        ("draw/a.ts", 'import { name } from "../../src/table/naming";', "is no file of web/src/"),
        ("draw/a.ts", 'import { name } from "../words/nothing";', "is no file of web/src/"),
        ("draw/a.ts", 'import App from "../App.svelte";', "draw may not import the entrance"),
        ("draw/a.svelte", '<script lang="ts">\n  import { a } from "../table/naming";\n</script>', "import table"),
        ("draw/a.svelte", '<script>import { a } from "../table/naming";</script>', "draw may not import table"),
        ("draw/a.svelte", '{#await import("../table/naming") then a}{a}{/await}', "draw may not import table"),
        ("draw/a.svelte", '<style>\n  @import "../table/a.css";\n</style>', "is no file of web/src/"),
        ("draw/a.css", '@import url("../table/naming.ts");', "draw may not import table"),
        ("draw/a.ts", 'import faces from "../made/faces.json";', ""),
        ("browser/a.ts", 'import faces from "../made/faces.json";', "browser may not import made"),
        ("draw/a.ts", 'import { onMount } from "svelte";', ""),
        ("draw/a.ts", 'import { encode } from "uqr";', "draw may not import uqr"),
        ("parts/a.ts", 'import { encode } from "uqr";', ""),
        ("draw/a.ts", 'import { test } from "vitest";', "draw may not import vitest"),
        ("draw/a.ts", 'import { told } from "../testing/table";', "draw may not import testing"),
        ("draw/a.test.ts", 'import { test } from "vitest";\nimport { told } from "../testing/table";', ""),
        ("draw/a.test.ts", 'import { name } from "../table/naming";', "draw may not import table"),
        ("draw/a.ts", 'const text = "taken from"; const other = "../table/naming";', ""),
        ("main.ts", 'import { name } from "./table/naming";', ""),
        ("helpers/a.ts", "", "there is no room 'helpers'"),
    ],
)
def test_a_forbidden_import_of_the_client_is_seen(tmp_path: Path, file: str, text: str, said: str) -> None:
    for name in (*FILES, file):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / file).write_text(text)
    found = offences(tmp_path)
    assert len(found) == bool(said)
    assert said in "".join(found)


@pytest.mark.parametrize(
    ("text", "is_circle"),
    [
        ('export const load = () => import("./Card.svelte");', True),
        ('import { type Card } from "./Card.svelte";', True),
        ('import type { Card } from "./Card.svelte";', False),
        ('export type { Card } from "./Card.svelte";', False),
        ("export const ink = 1;", False),
    ],
)
def test_a_circle_of_the_client_is_seen_unless_only_types_walk_it(tmp_path: Path, text: str, is_circle: bool) -> None:
    (tmp_path / "draw").mkdir()
    (tmp_path / "draw" / "Card.svelte").write_text('<script>\n  import { ink } from "./ink.svelte";\n</script>')
    (tmp_path / "draw" / "ink.svelte.ts").write_text(text)
    circle = ["draw/Card.svelte", "draw/ink.svelte.ts", "draw/Card.svelte"]
    assert cycle(graph(tmp_path)) == (circle if is_circle else [])
