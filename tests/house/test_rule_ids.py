"""Any rule is found by its id: written `[T6]`, in the function that plays it and in the test that proves it."""

import ast
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from projectl import rules

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "projectl"
RULE_TESTS = ROOT / "tests" / "rules"
PLAYED_IN = ("rules", "catalogue", "notation")

WRITTEN = re.compile(r"\[([A-Z]\d+)\]")
BARE = re.compile(r"(?<![\w`])[A-Z]\d+(?!\w)")
RANGE = re.compile(r"\[[A-Z]\d+\] ?(?:-|to|\N{EN DASH}) ?\[[A-Z]\d+\]")
HEAD = re.compile(r"(?:\[[A-Z]\d+\]\s)+")
UNPLAYED = re.compile(r"^- \[([A-Z]\d+)\] (.+)$", flags=re.MULTILINE)
LIKE_A_PIECE_OR_A_PLACE = {*("L4", "L5", "P5", "S4", "T4"), *(f"G{place}" for place in range(1, 10))}
"""A piece [C1] [C4] or a place of the solo grid [X1]: without brackets these are meant."""


@cache
def rule_ids() -> list[str]:
    """The ids that the rule text defines: one at the start of each list entry."""
    return re.findall(r"^- ([A-Z]\d+) ", (ROOT / "docs" / "RULES.md").read_text(encoding="utf-8"), flags=re.MULTILINE)


def trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(folder.rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"), str(file))


def docstrings_of_functions(folder: Path, prefix: str = "") -> Iterator[str]:
    for _, tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith(prefix):
                yield ast.get_docstring(node) or ""


def remarks(tree: ast.Module, file: Path) -> Iterator[str]:
    """Every docstring, also of a constant, and every comment."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
    with tokenize.open(file) as source:
        yield from (
            token.string for token in tokenize.generate_tokens(source.readline) if token.type == tokenize.COMMENT
        )


@cache
def remarks_below(folder: str) -> list[tuple[Path, str]]:
    """Every remark of every file, read once."""
    return [(file, remark) for file, tree in trees(ROOT / folder) for remark in remarks(tree, file)]


def hard_to_find(remark: str) -> list[str]:
    """Rule ids in a remark that grep would not find: those without brackets, and ranges."""
    if not re.search(r"[A-Z]\d", remark):
        return []
    bare = BARE.findall(WRITTEN.sub("", remark))
    head = re.match(r"#? *([A-Z]\d+)[:,]", remark)
    return [
        *(word for word in bare if word in rule_ids() and word not in LIKE_A_PIECE_OR_A_PLACE),
        *([head[1]] if head and head[1] in rule_ids() and head[1] in LIKE_A_PIECE_OR_A_PLACE else []),
        *RANGE.findall(remark),
    ]


def head_of(docstring: str) -> set[str]:
    """The ids that a test proves; those in the middle of its docstring are only spoken of."""
    head = HEAD.match(docstring)
    return set(WRITTEN.findall(head[0])) if head else set()


def proved_ids() -> set[str]:
    return set().union(*map(head_of, docstrings_of_functions(RULE_TESTS, "test_")))


def played_ids() -> set[str]:
    found: set[str] = set()
    for room in PLAYED_IN:
        found.update(*map(WRITTEN.findall, docstrings_of_functions(PACKAGE / room)))
    return found


def unplayed_ids() -> dict[str, str]:
    """The one list of rules without a function, with the reason of each."""
    return dict(UNPLAYED.findall(rules.__doc__ or ""))


def test_the_rule_text_has_its_chapters_and_no_id_twice() -> None:
    ids = rule_ids()
    assert len(ids) == len(set(ids))
    assert {rule[0] for rule in ids} == set("CSTPEGAXLR")


def test_every_rule_has_a_function_or_a_reason_why_not() -> None:
    assert sorted(set(rule_ids()) - played_ids()) == sorted(unplayed_ids())


def test_every_rule_has_a_test() -> None:
    assert sorted(set(rule_ids()) - proved_ids()) == []


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_every_id_is_written_so_that_grep_finds_it(folder: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}: {word}" for file, remark in remarks_below(folder) for word in hard_to_find(remark)
    ]
    assert found == [], "rules are written [T6], one by one"


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_no_id_names_a_rule_that_does_not_exist(folder: str) -> None:
    written = {word for _, remark in remarks_below(folder) for word in WRITTEN.findall(remark)}
    assert sorted(written - set(rule_ids())) == []


@pytest.mark.parametrize(
    ("docstring", "ids"),
    [
        ("[T5] [T6] an empty level is skipped.", {"T5", "T6"}),
        ("[T5]\n    an empty level is skipped [T6].", {"T5"}),
        ("An empty level is skipped, see [T6].", set()),
        ("T6 is looked at elsewhere.", set()),
    ],
)
def test_a_test_proves_the_ids_at_its_head(docstring: str, ids: set[str]) -> None:
    assert head_of(docstring) == ids


@pytest.mark.parametrize(
    ("remark", "found"),
    [
        ("[T5] [T6] fine", []),
        ("an L4 for a T4, from G5", []),
        ("# T4: the rule", ["T4"]),
        ("T5-T8: hides two", ["T5", "T8"]),
        ("[T5-T8] too", ["T5", "T8"]),
        ("and [T5] to [T8]", ["[T5] to [T8]"]),
        ("as R12 says (X8)", ["R12", "X8"]),
    ],
)
def test_an_id_that_is_hard_to_find_is_seen(remark: str, found: list[str]) -> None:
    assert hard_to_find(remark) == found
