"""`projectl rules`: the numbered rule text, where each rule comes from, and what the editions make of it."""

import re
from collections.abc import Iterator
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from projectl.cli.ends import FAILED
from projectl.cli.languages import Language
from projectl.words import say, spoken_here
from projectl.words.rulebook import BOXES, Rule, all_rules, source_name


def option_lines(rule: str) -> list[str]:
    """Which options change a rule, and their value in each edition."""
    from projectl.notation.records import show_option
    from projectl.rules.options import EDITIONS, OPTION_RULES

    lines = []
    for name, rules in OPTION_RULES.items():
        if rule not in rules:
            continue
        values: dict[str, list[str]] = {}
        for edition, options in EDITIONS.items():
            values.setdefault(show_option(options[name]), []).append(edition)
        parts = [say("rules-option-value", value=value, editions=", ".join(where)) for value, where in values.items()]
        lines.append(say("rules-option", name=name, values="; ".join(parts)))
    return lines


def own_options(rule: str) -> Iterator[tuple[str, str]]:
    """Options with which a rule is played as the rulebook of the language spoken has it, where that is otherwise."""
    from projectl.notation.records import show_option
    from projectl.rules.options import EDITIONS, OPTION_RULES

    edition, own = BOXES[spoken_here()]
    default = next(iter(EDITIONS.values()))
    for name, value in {**EDITIONS[edition], **own}.items():
        if rule in OPTION_RULES[name] and value != default[name]:
            yield name, show_option(value)


def _source_line(rule: Rule) -> str:
    named = [f"{mark} {source_name(mark)}" for mark in rule.sources]
    if rule.is_ours:
        named.append(say("rules-ours"))
    return "; ".join(named) or say("rules-agreed")


def _matching(word: str) -> list[Rule]:
    rules = all_rules(spoken_here())
    if word.upper() in rules:
        return [rules[word.upper()]]
    if len(word) == 1:
        return [rule for rule in rules.values() if rule.id[0] == word.upper()]
    wanted = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    return [rule for rule in rules.values() if wanted.search(rule.text)]


def _chapters() -> dict[str, tuple[str, list[str]]]:
    """Letter -> title and ids."""
    found: dict[str, tuple[str, list[str]]] = {}
    for rule in all_rules(spoken_here()).values():
        found.setdefault(rule.id[0], (rule.chapter, []))[1].append(rule.id)
    return found


def _marked(text: str) -> Text:
    """Markdown's **bold** as bold, and its backticks left out."""
    line = Text()
    for number, part in enumerate(text.replace("`", "").split("**")):
        line.append(part, "bold" if number % 2 else "")
    return line


def _indented(line: Text) -> Padding:
    return Padding(line, (0, 0, 0, 2), expand=False)


def _lines(word: str | None) -> Iterator[Text | Padding]:
    if word is None:
        yield Text(say("rules-intro"))
        for letter, (title, ids) in _chapters().items():
            yield Text.assemble((f"{letter}  ", "bold"), f"{title}, {ids[0]}-{ids[-1]}")
        return
    found = _matching(word)
    if not found:
        chapters = ", ".join(f"{letter} {title}" for letter, (title, _) in _chapters().items())
        yield Text(say("rules-none", word=word, chapters=chapters))
        return
    if len(found) > 1 and len(word) > 1:
        yield Text(say("rules-found", count=len(found), word=word))
    for rule in found:
        yield Text.assemble((rule.id, "bold"), " ", (f"{rule.chapter}", "dim"))
        yield _indented(_marked(rule.text))
        yield _indented(Text(f"{say('rules-sources')}: {_source_line(rule)}", "dim"))
        for line in option_lines(rule.id):
            yield _indented(Text(f"{say('rules-options')}: {line}", "dim"))
        for name, value in own_options(rule.id):
            yield _indented(Text(say("rulepage-own", option=name, value=value)))


def print_rules(console: Console, word: str | None) -> bool:
    """Print the rules that a word asks for; whether there were any."""
    for line in _lines(word):
        console.print(line)
    return word is None or bool(_matching(word))


def rules(
    word: Annotated[str | None, typer.Argument()] = None,
    _language: Language = None,
) -> None:
    """Read a rule: its text, its sources, and which options change it."""
    if not print_rules(Console(highlight=False), word):
        raise typer.Exit(FAILED)
