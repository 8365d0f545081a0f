"""What the documents say is so: the agreed rule text, rules named one by one, folders that are flat for a reason."""

import hashlib
import re
from collections import Counter
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

from PIL import Image, ImageSequence

from projectl.words import LANGUAGES
from tests.browser.film import LARGEST
from tests.house.test_release import our_files
from tests.house.test_rule_ids import LIKE_A_PIECE_OR_A_PLACE, rule_ids
from tests.house.test_web_format import LIMIT

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "RULES.md"
RULES_SHA256 = "c742f182f108d0762d0bde55c60eb196b31ce0e2f3869a8f2f53b03841dbe08d"
AGREED_RULES = ROOT.parent / "shared" / "rules" / "RULES.md"  # the text that docs/RULES.md is a copy of
OUR_FILES = {
    "made from the five rulebooks in `../seeds/`": "made from five printed rulebooks",
    "**PT** 000": "**PT**",
    "**EN** 001 and 004 (English;": "**EN** (English, in two of the five;",
    "**PL** 002": "**PL**",
    "**UK** 003": "**UK**",
    "languages in 004": "languages in one of these two",
    "not a seed": "not one of the five",
    "The faces are in `catalogue.txt` beside this file": "The faces are in `src/projectl/catalogue/data/base.txt`",
    "all seeds but UK": "all five rulebooks but UK",
    "beyond the seeds": "beyond the five rulebooks",
    "(the seeds allow the same turn)": "(the five rulebooks allow the same turn)",
}
"""The only places where the two differ: the agreed text names files that are not in a clone."""


def test_the_rule_text_is_the_agreed_one() -> None:
    if AGREED_RULES.exists():
        agreed = AGREED_RULES.read_text(encoding="utf-8")
        for theirs, ours in OUR_FILES.items():
            agreed = agreed.replace(theirs, ours)
        assert RULES.read_text(encoding="utf-8") == agreed, "docs/RULES.md has to be copied anew, and its digest here"
    assert hashlib.sha256(RULES.read_bytes()).hexdigest() == RULES_SHA256


def documents() -> list[Path]:
    """What people read and we wrote; the rule text was agreed as it is."""
    found = [file for folder in (".", "docs", "benchmarks") for file in sorted((ROOT / folder).glob("*.md"))]
    return [file for file in found if file != RULES]


def too_long(text: str) -> list[int]:
    """The numbers of lines of prose that are longer than lines of code may be; tables, code, pictures are no prose."""
    found, is_code = list[int](), False
    for number, line in enumerate(text.splitlines(), 1):
        is_code ^= line.lstrip().startswith("```")
        if len(line) > LIMIT and not is_code and not line.startswith(("|", "![", "<")):
            found.append(number)
    return found


def test_prose_is_as_wide_as_code() -> None:
    found = {file.relative_to(ROOT).as_posix(): too_long(file.read_text(encoding="utf-8")) for file in documents()}
    assert {name: lines for name, lines in found.items() if lines} == {}
    long = "word " * LIMIT
    assert too_long(f"{long}\n| {long}|\n```\n{long}\n```\n- {long}\n![{long}]\n") == [1, 6]


ELSEWHERE = {
    *("web/src/made/", "web/src/made/words.ts", "src/made/", "server/client/"),  # made by the build of the page
    *("records/000001.projectl", "settings.json", "report.html"),  # in the folder of an arena
    *("daily.json", "site.json", "NOTICE.txt", "offline.js", "api/tables"),  # a player's, a site's
    "server.LANGUAGE.html",  # what a server sends
    *("projectl-arena/1", "projectl-position/1", "projectl-view/1", "application/json", "solo.lock"),  # no files
    "benchmarks/train_solo.py",  # of another commit, as is said there
}
"""What documents name that is not in a clone."""


def places() -> set[str]:
    """Every file of ours, and every folder of theirs."""
    files = [PurePosixPath(file.relative_to(ROOT).as_posix()) for file in our_files()]
    return {f"/{place}" for file in files for place in (file, *file.parents)}


def gone(text: str, there: set[str]) -> list[str]:
    """What is named like a file or a folder, in single backquotes, and is neither; the beginning may be left out."""
    endings = {PurePosixPath(place).suffix for place in there} - {""}
    found = []
    for quoted in re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)):
        for name in quoted.split():
            is_path = re.fullmatch(r"(?:[\w*-][\w.*-]*/)+[\w.*-]*", name)
            is_file = re.fullmatch(r"[\w*-][\w.*-]*", name) and PurePosixPath(name).suffix in endings
            wanted = f"*/{name.rstrip('/').replace('LANGUAGE', '*')}"
            if (is_path or is_file) and not any(fnmatch(place, wanted) for place in there):
                found.append(name)
    return found


def test_documents_name_files_that_are_there() -> None:
    there = places()
    pages = [file for file in documents() if file.name != "CHANGELOG.md"]  # which tells of what was
    found = {file.name: gone(file.read_text(encoding="utf-8"), there) for file in pages}
    assert {name for names in found.values() for name in names} == ELSEWHERE, found
    assert gone("`dev.py` `words/en/` `docs/*.md` `en/gone.ftl` `pytest tests/x` `T4`\n```\n`a.py`\n```", there) == [
        "en/gone.ftl",
        "tests/x",
    ]


def test_the_protocol_names_every_language_of_a_hint() -> None:
    lines = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").splitlines()
    line = next(line for line in lines if line.startswith("| `hint` | `table`"))
    assert [language for language in LANGUAGES if f"`{language}`" not in line] == []


def test_extras_are_added_to_what_is_installed() -> None:
    """Project L is in no package index: another Python than the one that has it finds none."""
    pages = (file.read_text(encoding="utf-8") for file in documents() if file.name != "CHANGELOG.md")
    lines = [line for page in pages for line in page.splitlines() if "pip install 'projectl[" in line]
    assert len(lines) > 3
    assert [line for line in lines if ".venv/bin/python -m pip" not in line and "/projectl/bin/pip" not in line] == []


def ranges(text: str) -> list[str]:
    """Rules that are not named but lie between two that are."""
    found = re.findall(r"\b(([A-Z])\d+)(?: ?[-\N{EN DASH}] ?| to )(\2\d+)\b", text)
    named = set(rule_ids()) - LIKE_A_PIECE_OR_A_PLACE
    return [
        f"{first} to {last}" for first, _, last in found if {first, last} & named and {first, last} <= {*rule_ids()}
    ]


def test_documents_name_rules_one_by_one() -> None:
    assert {file.name: ranges(file.read_text(encoding="utf-8")) for file in documents()} == {
        file.name: [] for file in documents()
    }
    assert ranges("X6-X8, T1 to T3, G1-G9, W1-W3") == ["X6 to X8", "T1 to T3"]


def test_a_folder_with_many_files_says_why_it_is_flat() -> None:
    """More than twenty: then it has rooms of its own that want to be seen, or a reason."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    package, page_folder = ROOT / "src" / "projectl", ROOT / "web" / "src"
    python = Counter(file.parent.relative_to(package) for file in package.rglob("*.py") if file.stem != "__init__")
    client = Counter(
        file.parent.relative_to(ROOT)
        for file in page_folder.rglob("*")
        if file.suffix in {".ts", ".svelte"} and ".test." not in file.name
    )
    large = [folder.as_posix() for folder, files in (python + client).items() if files > 20]
    assert sorted(large) == sorted(re.findall(r"^- `(.+)/`: ", page, flags=re.MULTILINE))


def test_the_action_table_is_the_action_space() -> None:
    from projectl import Move

    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+)-(\d+) \| (\d+) \| `(.+?)` \| `(.+?)` \|", page, flags=re.MULTILINE)
    expected = 0
    for first, last, count, first_text, last_text in rows:
        assert int(first) == expected
        assert int(last) - int(first) + 1 == int(count)
        assert str(Move.from_index(int(first))) == first_text
        assert str(Move.from_index(int(last))) == last_text
        expected = int(last) + 1
    assert expected == 2751


def test_the_picture_that_moves_is_a_loop_of_a_few_seconds_and_soon_there() -> None:
    file = ROOT / "docs" / "images" / "moving.webp"
    assert file.stat().st_size <= LARGEST
    with Image.open(file) as moving:
        assert moving.info["loop"] == 0
        times = [frame.info["duration"] for frame in ImageSequence.all_frames(moving)]
    assert len(times) > 20
    assert 3000 < sum(times) < 15_000
