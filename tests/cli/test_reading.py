"""What a person types is read as the move that is meant, and completion offers exactly what is legal."""

from typing import Any

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from projectl.cli.terminal.asking import toolbar
from projectl.cli.terminal.commands import COMMANDS
from projectl.cli.terminal.completing import LegalCompleter, meaning
from projectl.cli.terminal.moves import group_lines, single_lines
from projectl.cli.terminal.reading import next_words, read_move
from projectl.words import say
from tests.cli.sitting import person_moves, session

LEGAL = [
    "take W1",
    "take B1",
    "gain O1",
    "swap O1 I2",
    "swap I2 O1",
    "place 1 I2 b1b2",
    "place 1 I2 c1c2",
    "place 2 I2 b1b2",
    "place 2 V3 b1b2c2",
    "master",
    "pass",
]


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("take W1", "take W1"),
        ("t b1", "take B1"),
        ("  take   w1 ", "take W1"),
        ("g", "gain O1"),
        ("SWAP o1 i2", "swap O1 I2"),
        ("place 1 i2 b2b1", "place 1 I2 b1b2"),
        ("p c2c1", "place 1 I2 c1c2"),
        ("place v3", "place 2 V3 b1b2c2"),
        ("m", "master"),
        ("pass", "pass"),
        ("tak W9", "take W9"),
        ("place 3 t4 A1B1C1B2", "place 3 T4 a1b1c1b2"),
        ("take wDECK", "take Wdeck"),
    ],
)
def test_a_text_is_read_as_the_move_it_means(typed: str, move: str) -> None:
    assert read_move(typed, LEGAL).move == move


@pytest.mark.parametrize("typed", ["", "take", "place I2 b1b2", "p", "pa", "x", "dance W1", "s"])
def test_what_is_not_clear_is_not_played(typed: str) -> None:
    assert read_move(typed, LEGAL).move is None


def test_every_exact_text_means_itself() -> None:
    sitting = session("you,random", seed=4, expansions=("ghost", "ambassador"))
    while not sitting.game.is_over:
        legal = sitting.legal()
        for move in legal:
            assert read_move(move, legal).move == move
        person_moves(sitting, limit=9)


def walk(completer: LegalCompleter, text: str) -> set[str]:
    """Every text that can be reached by taking completions to the end."""
    offered = [
        (completion.text, completion.start_position)
        for completion in completer.get_completions(Document(text), CompleteEvent())
    ]
    if not offered:
        return {text.strip()}
    found: set[str] = set()
    for word, back in offered:
        begun = text[: len(text) + back] + word
        found |= {begun} if begun in COMMANDS else walk(completer, f"{begun} ")
    return found


@pytest.mark.parametrize(
    "terms",
    [{}, {"edition": "revised"}, {"expansions": ("ghost", "ambassador")}],
    ids=["kickstarter", "revised", "ghost"],
)
def test_completion_leads_to_the_legal_moves_and_to_nothing_else(terms: dict[str, Any]) -> None:
    sitting = session("you,random", seed=4, **terms)

    def meaning_of(words: Any) -> str:
        return meaning(sitting.game.view(sitting.seat), sitting.faces, sitting.seat, words)

    completer = LegalCompleter(sitting.legal, meaning_of, tuple(COMMANDS))
    while not sitting.game.is_over:
        assert walk(completer, "") - set(COMMANDS) == set(sitting.legal())
        person_moves(sitting, limit=11)


def test_completions_say_what_they_mean() -> None:
    sitting = session("you,random", seed=4)
    view = sitting.game.view(0)
    puzzle = sitting.faces[view["rows"]["W"][0]]
    assert meaning(view, sitting.faces, 0, ["take", "W1"]).endswith(f"reward {puzzle.reward}")
    assert meaning(view, sitting.faces, 0, ["swap", "I2"]) == "domino, you have 1"
    assert meaning(view, sitting.faces, 0, ["gain", "O1"]) == "single, 13 in the reserve"
    assert meaning(view, sitting.faces, 0, ["pass"]) == "end the turn early"


def test_words_are_completed_in_any_case() -> None:
    assert next_words("TA", LEGAL) == ["take"]
    assert next_words("take b", LEGAL) == ["B1"]
    assert next_words("place 1 i2 ", LEGAL) == ["b1b2", "c1c2"]


def test_the_list_of_moves_stays_short_and_numbers_every_move() -> None:
    sitting = session("you,random", seed=4)
    person_moves(sitting, limit=39)
    legal = sitting.legal()
    lines = list(group_lines(legal, "", 80))
    assert len(lines) <= 45
    assert max(map(len, lines)) <= 80
    singles = " ".join(line for line in single_lines(legal, "take", 80))
    for move in legal:
        if move.startswith("take"):
            assert f"{legal.index(move) + 1} {move}" in singles


def test_the_toolbar_says_what_a_text_would_do() -> None:
    sitting = session("you,random", seed=4)
    assert toolbar(sitting, "t W1") == " ✓ take W1"
    assert toolbar(sitting, "place 1 I2 a1a2") == " ✗ You have no puzzle in place 1: take one first. (T9)"
    assert toolbar(sitting, "help") == toolbar(sitting, "") == toolbar(sitting, "take") == f" {say('prompt-keys')}"
