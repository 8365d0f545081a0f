"""What the documents say is so: the example runs, the rule text is the agreed one, each rule has a test."""

import ast
import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "RULES.md"
RULES_SHA256 = "348b5765fda8eb196452a4c142d1bf610b8d68f85e6c5f809c3b7caf09a9cb64"
AGREED_RULES = ROOT.parent / "shared" / "rules" / "RULES.md"  # the text that docs/RULES.md is a copy of
RULE_TESTS = ROOT / "tests" / "rules"
NOT_YET_PLAYED = RULE_TESTS / "not_yet_played.txt"

RULE_ID = re.compile(r"[A-Z]\d+")


def rule_ids(text: str) -> list[str]:
    """The ids that a rule text defines: one at the start of each list entry."""
    return re.findall(r"^- ([A-Z]\d+) ", text, flags=re.MULTILINE)


def ids_named_by(name: str, docstring: str) -> set[str]:
    """The ids at the head of a test's name (`test_t5_t6_...`) and of its docstring (`T5, T6: ...`).

    Only the head counts, because pieces are called like rules: `test_t5_l4_for_t4` proves nothing about T4.
    """
    words = name.upper().split("_")[1:]
    head = docstring.partition(":")[0].replace(",", " ").replace(" and ", " ").split() if ":" in docstring else []
    first_word = words[:1] if words and RULE_ID.fullmatch(words[0]) else []
    return {*first_word, *(head if all(RULE_ID.fullmatch(word) for word in head) else [])}


def ids_with_a_test(folder: Path) -> set[str]:
    """The ids that some test in the folder names."""
    found: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= ids_named_by(node.name, ast.get_docstring(node) or "")
    return found


def postponed_ids() -> list[str]:
    return NOT_YET_PLAYED.read_text(encoding="utf-8").split()


def python_blocks(page: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)


def test_the_example_in_the_readme_runs() -> None:
    (example,) = python_blocks((ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(example.splitlines()) <= 20
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", example],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip()


def test_the_rule_text_is_the_agreed_one() -> None:
    text = RULES.read_bytes()
    if AGREED_RULES.exists():
        assert text == AGREED_RULES.read_bytes(), "docs/RULES.md has to be copied anew, and its digest here"
    assert hashlib.sha256(text).hexdigest() == RULES_SHA256


def test_the_rule_text_has_its_chapters_and_no_id_twice() -> None:
    ids = rule_ids(RULES.read_text(encoding="utf-8"))
    assert len(ids) == len(set(ids))
    assert {rule[0] for rule in ids} == set("CSTPEGAXLR")


def test_every_rule_has_a_test() -> None:
    ids = set(rule_ids(RULES.read_text(encoding="utf-8")))
    assert sorted(ids - ids_with_a_test(RULE_TESTS) - set(postponed_ids())) == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert sorted(ids_with_a_test(RULE_TESTS) - set(rule_ids(RULES.read_text(encoding="utf-8")))) == []


def test_rules_not_yet_played_exist_once_and_have_no_test() -> None:
    postponed = postponed_ids()
    assert len(postponed) == len(set(postponed))
    assert sorted(set(postponed) - set(rule_ids(RULES.read_text(encoding="utf-8")))) == []
    assert sorted(set(postponed) & ids_with_a_test(RULE_TESTS)) == []


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


@pytest.mark.parametrize(
    ("name", "docstring", "ids"),
    [
        ("test_t3_a_fifth_puzzle_is_refused", "", {"T3"}),
        ("test_t5_l4_for_t4", "", {"T5"}),
        ("test_skipping", "T5, T6: an empty level is skipped.", {"T5", "T6"}),
        ("test_skipping", "T5 and T6: an empty level is skipped.", {"T5", "T6"}),
        ("test_T12_master", "T12: after the whole action.", {"T12"}),
        ("test_skipping", "An empty level is skipped, see T6: yes.", set()),
        ("test_skipping", "T6 is looked at elsewhere.", set()),
    ],
)
def test_a_rule_is_named_only_at_the_head_of_a_test(name: str, docstring: str, ids: set[str]) -> None:
    assert ids_named_by(name, docstring) == ids
