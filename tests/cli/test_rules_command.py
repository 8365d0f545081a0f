"""`projectl rules` prints the numbered text, its sources and the options, from a copy inside the package."""

import re
from contextvars import copy_context
from pathlib import Path

from typer.testing import CliRunner

from projectl.cli.main import app
from projectl.rules.options import OPTION_RULES
from projectl.words import say
from projectl.words.rulebook import SOURCES, all_rules, rule_text

RULES = Path(__file__).parents[2] / "docs" / "RULES.md"


def _run(*words: str) -> tuple[int, str]:
    runner = CliRunner(env={"COLUMNS": "80", "NO_COLOR": "1"})
    outcome = copy_context().run(runner.invoke, app, ["rules", *words])  # what it speaks it speaks here alone
    return outcome.exit_code, outcome.output


def test_the_packaged_text_is_the_document() -> None:
    packaged = Path(__file__).parents[2] / "src/projectl/words/rules.en.md"
    assert packaged.read_bytes() == RULES.read_bytes()
    assert rule_text() == RULES.read_text(encoding="utf-8")


def test_every_rule_is_found_by_its_id() -> None:
    ids = re.findall(r"^- ([A-Z]\d+) ", RULES.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert list(all_rules()) == ids
    for rule in ids:
        code, output = _run(rule.lower())
        assert code == 0
        assert output.startswith(f"{rule} ")
        assert "Sources: " in output


def test_a_rule_comes_with_sources_and_options() -> None:
    _, output = _run("T7")
    plain = " ".join(output.split())
    assert "Exchange (the same action as T5)" in plain
    assert "PT Portuguese" in plain
    assert "exchange_down: any in kickstarter, retail, revised; one in translated" in plain
    assert "ours (a reading that no source gives)" in _run("E8")[1].replace("\n", " ")
    assert "no rulebook disagrees" in _run("T9")[1]


def test_every_option_is_shown_by_its_rules() -> None:
    for name, rules in OPTION_RULES.items():
        for rule in rules:
            assert f"Options: {name}: " in _run(rule)[1]


def test_the_marks_are_those_of_the_sources_paragraph() -> None:
    paragraph = next(part for part in rule_text().split("\n\n") if part.startswith("Sources:"))
    marks = {mark for bold in re.findall(r"\*\*(.+?)\*\*", paragraph) for mark in bold.split()}
    assert marks == set(SOURCES)


def test_a_word_a_chapter_and_nothing_are_answered_too() -> None:
    assert "rules mention lock:" in _run("lock")[1]
    assert "X1 Solo variant" in _run("x")[1]
    code, output = _run()
    assert code == 0
    assert "T  A turn, T1-T13" in output
    code, output = _run("zebra")
    assert code == 1
    assert "No rule mentions zebra." in output


def test_where_the_rulebook_of_the_language_plays_otherwise_its_option_is_named() -> None:
    assert "exchange_down, one" in " ".join(_run("T7", "--language", "cs")[1].split())
    assert "must_act" in " ".join(_run("T1", "--language", "uk")[1].split()[-20:])
    assert say("rulepage-own", "de", option="exchange_down", value="one") not in " ".join(
        _run("T7", "--language", "de")[1].split()
    )
    assert _run("T7", "--language", "en")[0] == 0
