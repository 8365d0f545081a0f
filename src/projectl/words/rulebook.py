"""The numbered rule text, rule by rule, in each language: what it says, and which rulebooks say so."""

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

_CHAPTER: Final = re.compile(r"## (.+) \((\w)\)(.*)")
_RULE: Final = re.compile(r"- ([A-Z]\d+) ")
_MARK: Final = re.compile(r"\b(PT|EN|PL|UK|CS|DE|ES|IT|FR|R)\b")
_OURS: Final = re.compile(r"\b(ours|unsere Lesart)\b")
SOURCES: Final = {
    "PT": "Portuguese",
    "EN": "English",
    "PL": "Polish 2020",
    "UK": "Ukrainian",
    "CS": "Czech 2019",
    "DE": "German 2019",
    "ES": "Spanish 2019",
    "IT": "Italian 2019",
    "FR": "French 2019",
    "R": "revised rulebook 2.5, 2023",
}
"""The marks of the Sources paragraph of RULES.md."""


class Rule(NamedTuple):
    """A numbered rule as RULES.md prints it."""

    id: str
    chapter: str
    text: str

    @property
    def sources(self) -> list[str]:
        """The rulebooks the rule names, in its order."""
        return list(dict.fromkeys(_MARK.findall(self.text)))

    @property
    def is_ours(self) -> bool:
        """Whether it is, at least in part, a reading that no source gives."""
        return _OURS.search(self.text) is not None


@cache
def rule_text(language: str = "en") -> str:
    """The text of docs/RULES.md, or its translation."""
    return files("projectl.words").joinpath(f"rules.{language}.md").read_text("utf-8")


@cache
def all_rules(language: str = "en") -> dict[str, Rule]:
    """Every rule by its id."""
    found: dict[str, Rule] = {}
    chapter, current = "", ""
    lines: list[str] = []
    for line in [*rule_text(language).splitlines(), "## end"]:
        begins = _RULE.match(line)
        if current and (begins or line.startswith("#") or not line.strip()):
            found[current] = Rule(current, chapter, " ".join(lines))
            current, lines = "", []
        if heading := _CHAPTER.match(line):
            chapter = heading[1] + heading[3]
        if begins:
            current = begins[1]
        if current:
            lines.append((line[begins.end() :] if begins else line).strip())
    return found
