"""What the documents say is so: the rule text is the agreed one."""

import hashlib
import re
from pathlib import Path

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
