"""The browser client knows no rule: outside its engine nothing reads options, counts actions, adds points or names an
edition. What looks like it and is none stands in a list, with its reason.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

from projectl.rules.options import EDITIONS

SOURCES: Final = Path(__file__).parents[2] / "web" / "src"
NOT_CLIENT: Final = ("engine", "made", "testing")
"""The engine and its readers; what is made from the package; what only tests have."""

EDITION: Final = "|".join(EDITIONS)
SIGNS: Final[Mapping[str, re.Pattern[str]]] = {
    "reads options": re.compile(r"\.options\b|[{,]\s*options\b(?: = \{\})?[^{}]*\}\s*=(?!\s*\$props)"),
    "counts actions": re.compile(r"\bactions_left\b"),
    "adds points": re.compile(
        r"(?:\breduce|\bsum)\((?:[^;]{0,80}?)\bpoints\b"  # sums
        r"|(?<![\w{\"'`])[-+] ?[\w.!?\[\]()]*\.points\b"  # something plus or minus points
        r"|\.points!? [-+] "  # points plus or minus something
    ),
    "names an edition": re.compile(rf"[\"'`](?:{EDITION})[\"'`]"),
}

EXCEPTIONS: Final[Mapping[str, Mapping[str, str]]] = {
    "reads options": {
        "pages/new/draft.ts": "what is wished for, before there is a game",
        "pages/new/possible.ts": "gives what is wished for to the rules, which say whether it can be",
        "pages/new/Options.svelte": "a switch for each option; the rules say which can be",
        "local/wishes.ts": "keeps what is wished for as it is",
        "table/waiting/Waiting.svelte": "lists what was wished for, by name; nothing follows from it",
    },
    "counts actions": {
        "play/table/table.svelte.ts": "in a browser that runs no engine the lamps show what the server said",
        "table/seats/Seat.svelte": "draws a lamp for each action of another seat",
        "replay/Seat.svelte": "the same, of a moment that is over",
        "play/doing/answers.ts": "says how many lamps of a moment that is over are lit",
    },
    "adds points": {
        "play/moments/flights.svelte.ts": "what still flies towards a score is not drawn in it yet; the events said it",
    },
    "names an edition": {},
}


def files(sources: Path) -> Iterator[Path]:
    """What the client is made of."""
    for file in sorted(sources.rglob("*")):
        inside = file.relative_to(sources)
        is_client = inside.parts[0] not in NOT_CLIENT and ".test." not in file.name
        if is_client and file.suffix in {".ts", ".svelte"}:
            yield file


def code(text: str) -> str:
    """Without styles and remarks: there anything may be spoken of."""
    text = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    text = re.sub(r"/\*.*?\*/|<!--.*?-->", "", text, flags=re.DOTALL)
    return re.sub(r"(?<!:)//[^\n]*", "", text)


def found(sources: Path) -> dict[str, set[str]]:
    """The files that show each sign of a rule."""
    texts = {file.relative_to(sources).as_posix(): code(file.read_text(encoding="utf-8")) for file in files(sources)}
    return {sign: {file for file, text in texts.items() if seen.search(text)} for sign, seen in SIGNS.items()}


@pytest.mark.parametrize("sign", SIGNS)
def test_the_client_leaves_rules_to_the_engine(sign: str) -> None:
    assert found(SOURCES)[sign] - set(EXCEPTIONS[sign]) == set()


@pytest.mark.parametrize("sign", SIGNS)
def test_no_exception_is_kept_that_is_none_any_more(sign: str) -> None:
    assert set(EXCEPTIONS[sign]) - found(SOURCES)[sign] == set()
    assert all(EXCEPTIONS[sign].values())


@pytest.mark.parametrize(
    ("sign", "text"),
    [
        ("reads options", 'const has = view.options["deck_top"];'),
        ("reads options", "const { options } = table.view!;"),
        ("reads options", "const { clock, options = {} } = wishes;"),
        ("counts actions", "return mine.actions_left === 1;"),
        ("adds points", "full.reduce((sum, id) => sum + faceOf(id).points, 0)"),
        ("adds points", "const all = sum(pile.map((id) => faceOf(id).points));"),
        ("adds points", "const left = total - noted.points;"),
        ("adds points", "const net = found.points - pieces.length;"),
        ("names an edition", 'if (draft.edition === "retail") return 4;'),
        ("names an edition", "const first = 'kickstarter';"),
    ],
)
def test_a_rule_in_the_client_is_seen(tmp_path: Path, sign: str, text: str) -> None:
    (tmp_path / "play").mkdir()
    (tmp_path / "play" / "rule.ts").write_text(text)
    assert found(tmp_path) == {each: {"play/rule.ts"} if each == sign else set() for each in SIGNS}


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("play/a.ts", "// view.options says it"),
        ("play/a.ts", "/** mine.actions_left */"),
        ("play/a.svelte", "<b>+{face.points}</b>"),
        ("play/a.svelte", "let { label, options, value } = $props();"),
        ("play/a.svelte", "<Pick options={themes} />"),
        ("play/a.svelte", "<style>\n  .options {\n    gap: 0;\n  }\n</style>"),
        ("play/a.ts", 'const text = count("count.point", face.points);'),
        ("play/a.test.ts", "expect(view.options)"),
        ("engine/a.ts", 'const ghost = terms.options.ghost && edition === "retail";'),
    ],
)
def test_what_is_no_rule_is_left_alone(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).parent.mkdir()
    (tmp_path / file).write_text(text)
    assert not any(found(tmp_path).values())
