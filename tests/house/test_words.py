"""What people read is complete in every language: the same messages, the same arguments, the published words."""

import ast as python
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast

from projectl import words
from projectl.words import LANGUAGES, LONG, messages, say
from projectl.words.longer import MORE
from projectl.words.messages import arguments, entries, named, sources, written
from projectl.words.phrases import figure
from projectl.words.rulebook import BOXES, all_rules, rule_text
from projectl.words.speaking import Texts
from tests.house.languages import GLOSSED, NOT_SAID, PUBLISHED, QUOTES, SAME, SIGNS, TYPED
from tests.shared.filled import PLURALS, choices, samples
from web.build import WEB
from web.texts import PARTS, TooMuch, compiled, names_in

FOLDER = Path(words.__file__).parent
ROOT = Path(__file__).parents[2]
OTHERS = [language for language in LANGUAGES if language != "en"]

ONE_WORD = {
    "en": re.compile(
        r"\b(swap(s|ped|ping)?|trad(e|es|ed|ing)|take-backs?|(take|taken|takes) (it |a decision |<\w+> )?back"
        r"|last round|victory piles?|(Master|Ambassador|Ghost Piece|Ghost) actions?|level on)\b"
    ),
    "de": re.compile(r"\b(Tauschaktion\w*|zurückzunehmen|zurück(nehmen|nimm\w*|genommen\w*)|letzte\w* Runde)\b"),
}
"""Words for things that have another one: the list is in CONTRIBUTING.md."""
CODE = re.compile(r"(?<!\w)'[^']*'")
"""What is quoted to be typed."""
PERCENT = re.compile(r"[\d}]([ \u00a0]?)%(?! interval)")
"""Between a number and its percent sign; in Czech an interval of 95% is an adjective."""
UNITS = r"h|Std|min|Min|s|ms|год|хв|м?\N{CYRILLIC SMALL LETTER ES}"
UNIT = re.compile(rf"{{ \$(?:hours|minutes|seconds|number) }} (?:{UNITS})(?!\w)")
"""A unit that might stand alone on the next line."""
WITH_MOVES = {"refusal-unreadable", "help-rules"}
"""Texts that tell what to type, where `swap` is a word of moves."""
BARE = {"source", "cell", "cells", "slot"}
"""Arguments that are ids of places, which a page draws instead."""
SPOKEN = {"board-cell-free", "board-cell-taken"}
"""Of whoever listens in place of looking."""
WRITTEN = {"refusal-unreadable-source", "refusal-unreadable-cells", "impossible-file-row"}
"""About a line of a file, where places are written, or counted."""


def text_of(key: str, language: str) -> str:
    """A message as it is written, without its id."""
    return sources(language)[key].partition("=")[2].strip()


def ids(language: str) -> set[str]:
    """Messages; terms are a language's own."""
    return {key for key in sources(language) if not key.startswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_and_read_as_fluent_reads_it(language: str) -> None:
    for name, text in written(language).items():
        body = FluentParser().parse(text).body
        assert [each.content for each in body if isinstance(each, ast.Junk)] == []
        found = [each for each in body if isinstance(each, ast.Message | ast.Term)]
        ids = [each.id.name if isinstance(each, ast.Message) else f"-{each.id.name}" for each in found]
        assert ids == list(entries(text)), name
        assert all(re.fullmatch(r"-?[a-z]+(-[a-zA-Z0-9]+)*", each) for each in ids), name


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_messages_of_english_in_the_same_files(language: str) -> None:
    assert written(language).keys() == written("en").keys()
    for name, text in written("en").items():
        english, other = (
            [key for key in entries(each) if not key.startswith("-")] for each in (text, written(language)[name])
        )
        assert sorted({*english} - {*other}) == [], f"to be translated in {name}"
        assert sorted({*other} - {*english}) == [], f"no longer English in {name}"


@pytest.mark.parametrize("language", [*OTHERS, LONG])
def test_every_message_has_the_arguments_of_the_english_one(language: str) -> None:
    assert [key for key in ids(language) if arguments(key, language) != arguments(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_number_has_every_plural_of_the_language(language: str) -> None:
    """A number of its own, `[0]`, may come on top."""
    known = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
    counted = [(key, each) for key in ids(language) for each in choices(key, language).values() if {*each} & PLURALS]
    assert len(counted) > 50
    assert [key for key, each in counted if {*each} != known] == []


@pytest.mark.parametrize("language", [*LANGUAGES, LONG])
def test_every_message_can_be_said(language: str) -> None:
    for key in ids("en"):
        for values in samples(key):
            text = say(key, language, **values)
            assert text.strip(), key
            assert "{" not in text, key


def test_a_message_that_lacks_an_argument_is_not_said() -> None:
    with pytest.raises(ValueError, match=r"told-take in en with .*: Unknown external: source"):
        say("told-take", puzzle="W07")
    with pytest.raises(KeyError):
        say("told-nothing-of-the-kind")


def test_the_made_up_language_is_english_with_longer_texts() -> None:
    for key in ids("en"):
        assert named(key, LONG) == named(key, "en")
        for values in samples(key):
            english, longer = say(key, **values), say(key, LONG, **values)
            letters = sum(map(len, re.findall(r"[a-z]{2,}", re.sub(r"<\w+>", "", english))))
            assert len(longer) - len(english) >= int(MORE * letters), key
            assert re.findall(r"<\w+>|[A-Z]?\d+", longer) == re.findall(r"<\w+>|[A-Z]?\d+", english), key
    assert LONG not in LANGUAGES


@pytest.mark.parametrize("language", OTHERS)
def test_only_names_signs_and_the_same_words_are_as_in_english(language: str) -> None:
    same = {key for key in ids(language) if text_of(key, language) == text_of(key, "en")}
    assert len(same) <= 0.03 * len(ids("en"))
    assert same - {*SIGNS} == {*SAME[language]} - {*SIGNS}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_uses_the_published_words_and_no_others(language: str) -> None:
    published = PUBLISHED[language]
    assert {key: text_of(key, language) for key, word in published.items() if word not in text_of(key, language)} == {}
    said = {key: TYPED.sub("", text.partition("=")[2]) for key, text in sources(language).items()}
    assert {key: text for key, text in said.items() if NOT_SAID[language].search(text)} == {}


def glossary() -> dict[str, dict[str, str]]:
    """The terms of docs/glossary.md by language, without the mark of those that are ours."""
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    table = text.partition("## Terms")[2].replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")
    rows = [[cell.strip().rstrip("*") for cell in line.strip("|").split("|")] for line in table.splitlines() if line]
    (_, *languages), _, *terms = rows
    return {term.strip("`"): dict(zip(languages, words, strict=True)) for term, *words in terms}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_says_what_the_texts_say(language: str) -> None:
    terms = {key: glossary()[term][language].lower() for key, term in GLOSSED.items()}
    assert {key: say(key, language).lower() for key in terms} == terms


def test_whoever_translates_elsewhere_finds_every_language() -> None:
    told = tomllib.loads((ROOT / "l10n.toml").read_text(encoding="utf-8"))
    assert told["locales"] == sorted(OTHERS)
    (paths,) = told["paths"]
    for language in OTHERS:
        found = {file.name for file in ROOT.glob(paths["l10n"].format(locale=language))}
        assert found == {file.name for file in ROOT.glob(paths["reference"])} != set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_set_as_it_is_printed(language: str) -> None:
    """Quotes of its own, no straight ones; in French no line breaks before a colon."""
    others = {mark for marks in QUOTES.values() for mark in marks} - {*QUOTES[language]}
    for key, text in sources(language).items():
        plain = TYPED.sub("", text.partition("=")[2]).strip()
        assert not others & {*plain}, key
        if language == "fr":
            assert not re.search(r"[^\u00a0\u202f\s:][:;!?](\s|$)|[ ][:;!?»]|«[ ]", plain), (key, plain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_apostrophe_is_curly(language: str) -> None:
    """A straight one is a quote of what is typed."""
    said = {key: CODE.sub("", text.partition("=")[2]) for key, text in sources(language).items()}
    assert {key: text for key, text in said.items() if "'" in text} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_percent_signs_and_units_stand_by_their_numbers(language: str) -> None:
    """Before a percent sign is nothing, or a space if the language has one there, at which no line may break."""
    has_space = not str(Locale.parse(language, sep="-").percent_formats[None].pattern).endswith("0%")
    for key, text in sources(language).items():
        said = text.replace('{ "\\u00A0" }', "\u00a0")
        assert {*PERCENT.findall(said)} <= {"\u00a0" if has_space else ""}, (key, said)
        assert not UNIT.search(said), (key, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_of_hints_has_one_name(language: str) -> None:
    """On the bar of a phone it may be hyphenated."""
    assert say("main-hint", language).replace("\N{SOFT HYPHEN}", "") == say("keys-hint", language)


@pytest.mark.parametrize("language", ONE_WORD)
def test_a_thing_has_one_word(language: str) -> None:
    said = [(key, say(key, language, **values)) for key in ids(language) - WITH_MOVES for values in samples(key)]
    assert [(key, text) for key, text in said if ONE_WORD[language].search(text)] == []


def test_a_page_names_no_place_by_its_code() -> None:
    """What is told of events has a brief text there, and so has a refusal: what the table shows is not spelled."""
    said = {key for part in PARTS for key in names_in(part)}
    silent = set(re.findall(r'"([\w-]+)"', re.findall(r"SHOWN = new Set\((.+?)\)", TELL)[0]))
    assert {key for key in said - silent - SPOKEN - WRITTEN if (arguments(key) - {*choices(key)}) & BARE} == set()


def test_a_text_is_said_in_the_language_asked_for() -> None:
    assert say("count-piece", "de", pieces=1) == "1 Teil"
    assert say("count-piece", "de", pieces=0) == "0 Teile"
    assert say("told-draw", "de", puzzle="W07", deck="W") == "zieht W07 vom weißen Stapel"
    assert say("told-draw", puzzle="W07", deck="W") == "draws W07 from the white deck"
    with pytest.raises(ValueError, match=r"there are texts in en, de, .*, uk, not in 'xx'"):
        say("seat-you", "xx")


def test_a_message_in_two_files_of_a_language_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("seat-you = You\n", encoding="utf-8")
    (tmp_path / "en" / "b.ftl").write_text("seat-bot = Bot\n", encoding="utf-8")
    monkeypatch.setattr(messages, "files", lambda _package: tmp_path)
    assert {key: text.strip() for key, text in sources.__wrapped__("en").items()} == {
        "seat-you": "seat-you = You",
        "seat-bot": "seat-bot = Bot",
    }
    (tmp_path / "en" / "b.ftl").write_text("seat-you = You\n", encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape("en/b.ftl says again what another file says: seat-you")):
        sources.__wrapped__("en")


TELL = (WEB / "src" / "play" / "table" / "tell.ts").read_text(encoding="utf-8")
BY_CODE = ("here", "error", "http", "server", "serve", "arena", "impossible")
"""What is said by a code that stands somewhere else."""
SCRIPTS = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
TEMPLATE = re.compile(r"`([a-z]+-(?:[\w-]|\$\{[^`]*?\})+)`")
"""An id that a script puts together."""


def put_together() -> Iterator[str]:
    """Patterns of ids of which only a part is written down."""
    for file in FOLDER.parent.rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                yield "".join(str(part.value) if isinstance(part, python.Constant) else ".+" for part in node.values)
    for file in SCRIPTS:
        yield from (re.sub(r"\$\{.*?\}", ".+", each) for each in TEMPLATE.findall(file.read_text(encoding="utf-8")))


def test_every_message_is_said_somewhere() -> None:
    """By its id, by an id that is put together, or by another message; `told-you-` stands in place of `told-`."""
    made = {WEB / "src" / "made", WEB / "src" / "engine" / "built"}
    files = [*FOLDER.parent.rglob("*.py"), FOLDER / "told.toml", *(each for each in SCRIPTS if each.parent not in made)]
    said = {
        key for file in files for key in re.findall(r"""["'`]([a-z][\w-]*)["'`]""", file.read_text(encoding="utf-8"))
    }
    said |= {f"{room}-{code.replace('_', '-')}" for room in BY_CODE for code in said}
    said |= {each for key in ids("en") for each in named(key, "en")}
    said |= {f"told-you-{key.removeprefix('told-')}" for key in said if key.startswith("told-")}
    patterns = {re.compile(each) for each in put_together() if re.match(r"[a-z]+-[\w-]*\.\+", each)}
    assert {key for key in ids("en") - said if not any(each.fullmatch(key) for each in patterns)} == set()


def said_in(file: Path) -> Iterator[tuple[set[str], set[str] | None]]:
    """For each call of `say` the messages it may say, and the arguments it gives; None where they are put together."""
    for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "say" and node.args:
            first = node.args[0]
            keys = [first.body, first.orelse] if isinstance(first, python.IfExp) else [first]
            found = {str(each.value) for each in keys if isinstance(each, python.Constant)}
            given = {each.arg for each in node.keywords}
            yield found, None if None in given else {each for each in given if each}


@pytest.mark.parametrize("file", sorted(FOLDER.parent.rglob("*.py")), ids=lambda file: file.stem)
def test_what_python_says_exists_and_is_given_its_arguments(file: Path) -> None:
    """The client's calls are checked by their types: `web/src/made/words.ts`."""
    for keys, given in said_in(file):
        assert keys <= ids("en")
        if given is not None and keys:
            assert set().union(*map(arguments, keys)) == given, keys


@pytest.mark.parametrize("language", [*LANGUAGES, LONG])
def test_the_page_has_every_text_without_arguments_as_it_is(language: str) -> None:
    """Those with arguments are in `tests/shared/filled.json`."""
    for key in (key for part in PARTS for key in names_in(part)):
        if not named(key, language):
            assert compiled(key, language) == say(key, language)


def test_terms_with_cases_are_put_in_when_the_page_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cases by a parameter, genders by an attribute: what depends on the language alone."""
    (tmp_path / "en").mkdir()
    text = (
        "-deck = { $case ->\n   *[nominative] balíček\n    [genitive] balíčku\n }\n    .gender = masculine\n"
        'a = z { -deck(case: "genitive") } { $n ->\n    [0] nic\n    [few] { $n } dílky\n   *[other] { $n } dílků\n }\n'
        "b = { -deck.gender ->\n    [feminine] nová\n   *[masculine] nový\n } { -deck }\n"
        'c = { "  " }{ a }\n'
        "d = { NUMBER($n) }\n"
    )
    (tmp_path / "en" / "a.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(messages, "files", lambda _package: tmp_path)
    for each in (sources, messages.entry, messages.named):
        each.cache_clear()
    try:
        assert compiled("a", "en") == ["z balíčku ", ["n", {"0": "nic", "few": "{n} dílky", "": "{n} dílků"}]]
        assert compiled("b", "en") == "nový balíček"
        assert compiled("c", "en") == "  {#a}"
        here = Texts("en")
        assert [here.say(key, {"n": 0}) for key in "abc"] == ["z balíčku nic", "nový balíček", "  z balíčku nic"]
        assert arguments("c") == {"n"}
        with pytest.raises(TooMuch, match="d in en: FunctionReference"):
            compiled("d", "en")
    finally:
        for each in (sources, messages.entry, messages.named):
            each.cache_clear()


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_is_translated_in_its_place(language: str) -> None:
    english, other = all_rules(), all_rules(language)
    assert list(other) == list(english)
    for rule, translated in zip(english.values(), other.values(), strict=True):
        assert translated.text != rule.text
        assert set(translated.sources) == set(rule.sources), rule.id
        assert translated.is_ours == rule.is_ours, rule.id
        for what in (r"\b[A-Z]\d+\b", r"`[^`]+`"):
            assert set(re.findall(what, translated.text)) == set(re.findall(what, rule.text)), rule.id


@pytest.mark.parametrize("language", OTHERS)
def test_the_translated_rules_have_the_same_chapters_and_table(language: str) -> None:
    def letters(text: str) -> list[str]:
        return re.findall(r"^## .+ \((\w)\)", text, flags=re.MULTILINE)

    def table(text: str) -> list[str]:
        return [line for line in text.splitlines() if line.startswith("|")]

    assert letters(rule_text(language)) == letters(rule_text())
    assert table(rule_text(language)) == table(rule_text())


def test_what_is_less_than_nothing_has_a_true_minus() -> None:
    assert [say("count-point", points=number) for number in (-3, -1, 0, 1)] == [
        "\N{MINUS SIGN}3 points",
        "\N{MINUS SIGN}1 point",
        "0 points",
        "1 point",
    ]
    assert [figure(-2), figure(-0.5, "+.1f"), figure(7)] == ["\N{MINUS SIGN}2", "\N{MINUS SIGN}0.5", "7"]


def test_large_numbers_are_grouped_as_the_language_does_it() -> None:
    found = [[say("count-way", language, ways=number) for number in (2750, 44444)] for language in ("en", "de", "cs")]
    assert found == [
        ["2750 ways", "44,444 ways"],
        ["2750 Möglichkeiten", "44.444 Möglichkeiten"],
        ["2750 způsobů", "44\N{NO-BREAK SPACE}444 způsobů"],
    ]


def test_the_box_of_each_language_is_as_the_rule_text_says() -> None:
    r"""Its last paragraph: `CS, ES, IT, FR translated; DE translated + \`exchange_down\` "any"`."""
    [said] = re.findall(r"The boxes: (.+?)\. Misprints", " ".join(rule_text().split()))
    found = {}
    for part in said.split("; "):
        marks, edition, more = re.fullmatch(r"([A-Z, ]+) (\w+)(?: \+ (.+))?", part).groups()  # type: ignore[union-attr]
        option = re.fullmatch(r'`(\w+)`(?: "(\w+)")?', more) if more else None
        for mark in marks.split(", "):
            own = {option[1]: option[2] or True} if option else {}
            found[{"PT": "pt-BR"}.get(mark, mark.lower())] = (edition, own)
    assert found == BOXES
    assert {*BOXES} == {*LANGUAGES}


def test_the_language_that_layouts_are_measured_in_has_the_longest_texts() -> None:
    """`LANGUAGES` of `tests/browser/test_layout_measured.py`."""
    keys = [key for part in PARTS for key in names_in(part)]
    letters = {
        language: sum(len(say(key, language, **next(iter(samples(key))))) for key in keys) for language in LANGUAGES
    }
    assert max(letters, key=letters.__getitem__) == "fr"
