"""What the documents say is so: the example runs, the rule text is the agreed one."""

import hashlib
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "RULES.md"
RULES_SHA256 = "348b5765fda8eb196452a4c142d1bf610b8d68f85e6c5f809c3b7caf09a9cb64"
AGREED_RULES = ROOT.parent / "shared" / "rules" / "RULES.md"  # the text that docs/RULES.md is a copy of


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
