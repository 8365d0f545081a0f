"""The numbered rule text, rule by rule, in each language: what it says, and which rulebooks say so."""

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from projectl.words import say, spoken_here

_CHAPTER: Final = re.compile(r"## (.+) \((\w)\)(.*)")
_RULE: Final = re.compile(r"- ([A-Z]\d+) ")
_MARK: Final = re.compile(r"\b(PT|EN|PL|UK|CS|DE|ES|IT|FR|R)\b")
_OURS: Final = re.compile(
    r"\b(ours|unsere Lesart|náš výklad|lectura nuestra|notre lecture|nostra lettura|nasza interpretacja|leitura nossa"
    r"|наше прочитання)\b"
)
"""How a rule says, in each language, that no source does."""
SOURCES: Final = {
    "PT": "pt",
    "EN": "en",
    "PL": "pl 2020",
    "UK": "uk",
    "CS": "cs 2019",
    "DE": "de 2019",
    "ES": "es 2019",
    "IT": "it 2019",
    "FR": "fr 2019",
    "R": "",
}
"""The marks of the Sources paragraph of RULES.md: language and year; the last is the publisher's revised rulebook."""


BOXES: Final[dict[str, tuple[str, dict[str, bool | str]]]] = {
    "en": ("kickstarter", {}),
    "pl": ("retail", {}),
    "pt-BR": ("retail", {"exchange_down": "one"}),
    "uk": ("retail", {"must_act": True}),
    **dict.fromkeys(("cs", "es", "it", "fr"), ("translated", {})),
    "de": ("translated", {"exchange_down": "any"}),
}
"""What the printed rulebook of each language plays: an edition, and what it has otherwise (end of RULES.md)."""


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


def source_name(mark: str, language: str | None = None) -> str:
    """A rulebook, by what its language is called in another."""
    from babel import Locale  # noqa: PLC0415 - as in `say`

    code, _, year = SOURCES[mark].partition(" ")
    if not code:
        return say("rulepage-source-revised", language)
    name = Locale.parse(language or spoken_here(), sep="-").languages[code]
    return f"{name} {year}".strip()


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
