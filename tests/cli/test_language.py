"""What a command says is said in the language asked for, else in the system's."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from projectl.cli.main import COMMANDS, app, load
from projectl.words import LANGUAGES, chosen, say, speak, spoken_here
from projectl.words.choosing import accepted, of_the_system
from projectl.words.messages import named, sources
from projectl.words.rulebook import all_rules
from tests.cli.sitting import play


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """What a command asked for here is not spoken in the next test."""
    before = spoken_here()
    yield
    speak(before)


def said(*words: str, **variables: str) -> tuple[int, str]:
    """The exit code of a command, and its words in one line."""
    system = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES")}
    done = subprocess.run(
        [sys.executable, "-m", "projectl.cli.main", *words],
        env={**system, "PYTHONUTF8": "1", "COLUMNS": "200", **variables},
        capture_output=True,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode, " ".join((done.stdout + done.stderr).split())


def test_the_one_asked_for_comes_before_the_systems() -> None:
    begun = {language: " ".join(all_rules(language)["P1"].text.replace("*", "").split()[:4]) for language in LANGUAGES}
    assert begun["uk"] in said("rules", "P1", "--language", "uk", LANG="de_DE.UTF-8")[1]
    assert begun["pt-BR"] in said("--language", "pt", "rules", "P1")[1]
    assert begun["de"] in said("rules", "P1", LANG="de_AT.UTF-8")[1]
    assert begun["en"] in said("rules", "P1", LANG="nl_NL.UTF-8")[1]


def test_one_that_there_is_not_is_refused() -> None:
    code, text = said("rules", "P1", "--language", "nl")
    assert code == 2
    assert "there are texts in en, de, cs, es, fr, it, pl, pt-BR, uk, not in 'nl'" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_it(language: str) -> None:
    code, output = play([], "--seats", "you,random", "--seed", "5", "--language", language)
    text = " ".join(output.split())
    assert code == 0
    assert " ".join(say("prompt-welcome", language).split()) in text
    assert " ".join(say("prompt-goodbye", language).split()) in text


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["fr-CA", "en"], "fr"),
        (["pt"], "pt-BR"),
        (["PT-br"], "pt-BR"),
        (["nl", "uk-UA"], "uk"),
        (["nl"], "en"),
        ([], "en"),
        (["C.UTF-8"], "en"),
        (["de_CH@euro"], "de"),
    ],
)
def test_the_best_of_ours_is_chosen(wanted: list[str], found: str) -> None:
    assert chosen(wanted) == found


def test_a_system_and_a_browser_say_what_they_want() -> None:
    assert of_the_system({"LANG": "de_DE", "LC_ALL": "it_IT.UTF-8"}) == "it"
    assert of_the_system({"LANG": "de_DE", "LC_ALL": ""}) == "de"
    assert of_the_system({}) == "en"
    assert accepted("de;q=0.5, uk, en;q=0.7, fr;q=0, it;q=much") == ["uk", "en", "de"]
    assert chosen(accepted("")) == "en"


PATHS = [[], *([name] for name in COMMANDS)] + [
    [name, under] for name in COMMANDS for under in getattr(load(name), "commands", {})
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_every_command_and_option_is_in_it(language: str) -> None:
    """Whoever knows the language and no English reads what a command does, and what each of its options is for."""

    def flat(text: str) -> str:
        return " ".join(text.split())

    english = {
        flat(say(key, "en")) for key in sources("en") if key.startswith(("command-", "flag-")) and not named(key, "en")
    }
    for path in PATHS:
        done = CliRunner().invoke(app, ["--language", language, *path, "-h"], env={"COLUMNS": "80"})
        assert done.exit_code == 0, done.output
        text = done.output.replace("-\n", "-").replace("\n", " ")
        assert flat(say(f"command-{'-'.join(path) or 'projectl'}", language)) in flat(text.replace("- ", "-"))
        assert flat(say("flag-help", language)) in flat(text)
        assert text.startswith(f"{say('usage-usage', language)}: ")
        assert all(len(line) <= 80 for line in done.output.splitlines())
        assert language == "en" or not [each for each in english if each in flat(text)], path


def test_every_option_is_explained() -> None:
    for path in PATHS:
        text = CliRunner().invoke(app, [*path, "-h"]).output
        lone = re.findall(r"^  (?:-\w, )?--[\w-]+(?: [A-Z_]+)?$", text, flags=re.MULTILINE)
        assert lone == [], path


UNREADABLE = [
    ("plya", "usage-no-command", {"name": "'plya'"}),
    ("puzzles shw", "usage-no-command", {"name": "'shw'"}),
    ("play --seet 1", "usage-no-option", {"name": "--seet"}),
    ("play --seed", "usage-takes-value", {"name": "--seed"}),
    ("arena greedy random --json=1", "usage-takes-no-value", {"name": "--json"}),
    ("arena", "usage-missing", {"name": "BOTS"}),
    ("rules T5 T6 T7", "usage-too-much", {"text": "T6 T7"}),
    ("", "usage-missing-command", {}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("typed", "key", "given"), UNREADABLE)
def test_what_cannot_be_read_is_refused_in_it(language: str, typed: str, key: str, given: dict[str, str]) -> None:
    done = CliRunner().invoke(app, ["--language", language, *typed.split()], prog_name="projectl")
    assert done.exit_code == 2
    assert done.stdout == ""
    assert "takes" in key or f"{say('usage-usage', language)}: projectl" in done.stderr
    assert say("usage-error", language, why=say(key, language, **given)) in done.stderr
    assert language == "en" or not re.search("Usage: |Try |No such|Did you|Missing|explains", done.stderr)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_that_is_none_is_refused_in_it(language: str) -> None:
    done = CliRunner().invoke(app, ["--language", language, "arena", "greedy", "random", "--games", "none"])
    wanted = say("usage-at-least", language, wanted=say("usage-whole", language), least="1")
    assert done.exit_code == 2
    assert say("usage-bad-value", language, name="--games", why=wanted) in done.stderr


def test_what_was_perhaps_meant_is_named() -> None:
    assert "There is no command 'plya'. Did you mean 'play'?" in CliRunner().invoke(app, ["plya"]).stderr
    assert (
        "There is no option --seet. Did you mean --seats, --seed?"
        in CliRunner().invoke(app, ["play", "--seet", "1"]).stderr
    )
    assert "Meintest du 'list'?" in CliRunner().invoke(app, ["--language", "de", "puzzles", "lst"]).stderr


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play --seats you,nobody", "Ein Platz ist you oder ein Bot (random, "),
        ("play --bots nobody", "Die Bots sind random, "),
        ("play --option must_act", "Eine Option schreibt man name=value, nicht 'must_act'."),
        ("play --players 9", "Plätze"),
        ("puzzles show W99", "Im Spiel gibt es kein Puzzle W99"),
        ("puzzles list", "Belohnung"),
        ("bot", "Durchsucht einen Baum von Zügen"),
        ("bot", "um wie viele Punkte Stellungen höchstens falsch eingeschätzt werden"),
    ],
)
def test_commands_answer_in_it(typed: str, said: str) -> None:
    done = CliRunner().invoke(app, ["--language", "de", *typed.split()])
    assert said in done.output
