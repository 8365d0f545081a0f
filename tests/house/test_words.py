"""What people read is complete in every language: the same keys, the same places, the published words."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from projectl import words
from projectl.words import LANGUAGES, say, texts
from projectl.words.phrases import counted, figure
from projectl.words.rulebook import all_rules, rule_text

FOLDER = Path(words.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]

SAME_AS_ENGLISH = {
    "account.codes_name": "a file name",
    "board.cell_taken": "places alone",
    "bot.listed": "two places and a colon",
    "bot.setting": "places and signs",
    "games.ago": "a place alone",
    "piece.T4": "the shape of a letter",
    "rules.option": "two places and a colon",
    "seat.bot": "only a name",
    "seat.bot_of_several": "only a name and its number",
    "table.ambassador": "the expansion's name is not translated",
    "table.times": "a sign and a number",
    "touches.mark": "a sign and a number",
}
"""Texts that may be the same in German, and why."""

SAME_WORDS = {
    *("Ambassador", "Ghost", "Ghost Piece", "Kickstarter", "Line Clear", "Master", "Project L"),
    *("Bot", "Chat", "Lobby", "Option", "Puzzles", "Solo", "Standard"),
}
"""Names, and words that German has too: a text that is just one of these is the same."""

PUBLISHED = {
    "refusal.too_many_puzzles": "Vor dir liegen bereits 4 unvollständige Puzzles.",
    "refusal.place_outside": "Dieses Teil passt dort nicht hinein",
    "refusal.master_used": "Du hast die Masteraktion in diesem Zug bereits genutzt.",
    "refusal.not_your_turn": "Du bist nicht dran.",
    "refusal.wrong_rows": "Du kannst nur Puzzles aus den {side} Reihen nehmen.",
    "refusal.reward_not_offered": "Wähle eines der angebotenen Teile als Belohnung",
    "refusal.gain_none_left": "Im allgemeinen Vorrat liegt kein Teil",
    "refusal.piece_not_in_play": "Ghost Piece Erweiterung",
    "action.master": "Masteraktion",
    "action.ambassador": "Ambassador-Aktion",
    "action.ghost": "Ghost Piece-Aktion",
    "count.piece_many": "Teile",
    "count.puzzle_many": "Puzzles",
    "count.point_many": "Punkte",
    "count.lock_many": "Blockaden",
    "table.supply": "eigener Vorrat",
    "table.finishing": "Abschlussaktionen",
    "table.you_to_play": "Dein Zug",
    "score.title": "Endwertung",
    "score.pile": "Siegpunktstapel",
    "told.levelup": "wertet {given} zu {taken} auf",
    "told.skip": "Stufenaufstieg",
    "difficulty.standard": "Einfach",
    "difficulty.challenging": "Herausfordernd",
    "difficulty.unbeatable": "Unbesiegbar",
    "expansion.ambassador": "Ambassador-Modul",
    "option.solo_locks_reserve": "aus dem allgemeinen Vorrat",
}
"""German words as the rulebook prints them, where a player meets them."""

NOT_GERMAN_HERE = re.compile(
    r"\b(Reserve|Nachziehstapel|Karten?|Steine?|Plättchen|Schloss|Schlösser|Meister|Botschafter|Geist|Level-Ups?|Schliff"
    r"|Sie|Ihnen|Ihre?)\b"
)
"""Words the German rulebook does not use for these things, and the address it does not use."""


def keys_of(file: str) -> dict[str, str]:
    sections = tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))
    return {f"{section}.{key}": text for section, keys in sections.items() for key, text in keys.items()}


def places(text: str) -> Iterator[tuple[str, str | None]]:
    """The names to fill in, with how they are shown; how a number is grouped is the language's own."""
    for _, name, _, conversion in Formatter().parse(text):
        if name is not None:
            yield name, conversion


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("prefix", ["", "web."])
def test_every_language_has_the_keys_of_english(language: str, prefix: str) -> None:
    english, other = keys_of(f"{prefix}en.toml"), keys_of(f"{prefix}{language}.toml")
    assert sorted(english.keys() - other.keys()) == [], "to be translated"
    assert sorted(other.keys() - english.keys()) == [], "no longer English"


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_has_the_places_of_the_english_one(language: str) -> None:
    english = texts("en")
    differ = [key for key, text in texts(language).items() if {*places(text)} != {*places(english.get(key, text))}]
    assert differ == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_and_every_place_has_a_name(language: str) -> None:
    for key, text in texts(language).items():
        assert text.strip(), key
        assert all(name.isidentifier() for name, _ in places(text)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_with_a_noun_come_in_pairs(language: str) -> None:
    keys = {key for key in texts(language) if key.startswith("count.")}
    nouns = {key.rpartition("_")[0] for key in keys}
    assert keys == {f"{noun}_{number}" for noun in nouns for number in ("one", "many")}
    for noun in nouns:
        assert "number" in dict(places(texts(language)[f"{noun}_many"]))


def test_only_names_and_signs_are_the_same_in_german() -> None:
    english = texts("en")
    same = {key for key, text in texts("de").items() if text == english.get(key)}
    assert {key for key in same if english[key] not in SAME_WORDS} == set(SAME_AS_ENGLISH)


def test_german_uses_the_published_words() -> None:
    german = texts("de")
    assert {key: german[key] for key, word in PUBLISHED.items() if word not in german[key]} == {}
    assert {key: text for key, text in german.items() if NOT_GERMAN_HERE.search(text)} == {}


def test_a_text_is_said_in_the_language_asked_for() -> None:
    assert counted("piece", 1, "de") == "1 Teil"
    assert counted("piece", 0, "de") == "0 Teile"
    assert say("told.draw", "de", puzzle="W07", deck=say("deck.W", "de")) == "zieht W07 vom weißen Stapel"
    assert say("told.draw", puzzle="W07", deck=say("deck.W")) == "draws W07 from the white deck"
    with pytest.raises(ValueError, match="there are texts in en, de, not in 'xx'"):
        texts("xx")


def test_a_key_in_both_files_of_a_language_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en.toml").write_text('[seat]\nyou = "You"\n', encoding="utf-8")
    (tmp_path / "web.en.toml").write_text('[seat]\nbot = "Bot"\n', encoding="utf-8")
    monkeypatch.setattr(words, "files", lambda _package: tmp_path)
    assert texts.__wrapped__("en") == {"seat.you": "You", "seat.bot": "Bot"}
    (tmp_path / "web.en.toml").write_text('[seat]\nyou = "You"\n', encoding="utf-8")
    with pytest.raises(ValueError, match=re.escape("web.en.toml says again what en.toml says: seat.you")):
        texts.__wrapped__("en")


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
    assert [counted("point", number) for number in (-3, -1, 0, 1)] == [
        "\N{MINUS SIGN}3 points",
        "\N{MINUS SIGN}1 point",
        "0 points",
        "1 point",
    ]
    assert [figure(-2), figure(-0.5, "+.1f"), figure(7)] == ["\N{MINUS SIGN}2", "\N{MINUS SIGN}0.5", "7"]
