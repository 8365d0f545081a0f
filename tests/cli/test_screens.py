"""Every mode at 80 columns and 24 lines: table, news and prompt are on the screen, with every id."""

import re
from io import StringIO
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from projectl.bots import make
from projectl.cli.signs import LOOKALIKE
from projectl.cli.terminal.session import PROMPT, Session
from projectl.rules.options import EDITIONS
from projectl.words import LANGUAGES, speak, spoken_here
from tests.cli.sitting import person_moves, session
from tests.counts import covering

WIDTH, HEIGHT = 80, 24
BOTH = {"expansions": ("ghost", "ambassador")}
MODES: dict[str, tuple[int, dict[str, Any]]] = {
    **{f"standard-{seats}": (seats, {}) for seats in (2, 3, 4)},
    **{f"both-{seats}": (seats, BOTH) for seats in (2, 3, 4, 5, 6)},
    **{f"ghost-{seats}": (seats, {"expansions": ("ghost",)}) for seats in (2, 6)},
    "ambassador-3": (3, {"expansions": ("ambassador",)}),
    "solo": (1, {"variant": "solo"}),
    "solo-both": (1, {"variant": "solo", "difficulty": "unbeatable", **BOTH}),
    **{f"line-clear-{seats}": (seats, {"variant": "line-clear", **BOTH}) for seats in (4, 5, 6)},
    "line-clear-plain": (4, {"variant": "line-clear"}),
    **{edition: (4, {"edition": edition, **({} if edition == "retail" else BOTH)}) for edition in EDITIONS},
}
TURNS = 9
"""How many turns of a person are looked at; by then four puzzles lie there, and the others have been told of."""


def table_of(mode: str) -> Session:
    seats, terms = MODES[mode]
    sitting = session(",".join(["you"] + ["random"] * (seats - 1)), seed=3, **terms)
    sitting.is_screen = sitting.is_fitted = True
    return sitting


def screen(sitting: Session, is_coloured: bool = True) -> list[str]:
    """What stands on the screen down to the line above the prompt."""
    sitting.console = Console(
        file=StringIO(), width=WIDTH, height=HEIGHT, force_terminal=is_coloured, no_color=not is_coloured
    )
    sitting.show()
    assert isinstance(sitting.console.file, StringIO)
    plain = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", sitting.console.file.getvalue())
    return [*plain.split("\n")[:-1], *(line.plain for line in sitting.above or [])]


def play_turns(sitting: Session, turns: int) -> Any:
    """After each turn of the others."""
    person = make("random", 4)
    for _ in range(turns):
        sitting.let_bots_play()
        if sitting.game.is_over:
            return
        sitting.turn_to_people()
        yield
        before = sitting.game.view()["round"]
        while sitting.seat in sitting.game.to_decide and sitting.game.view()["round"] == before:
            taken = [move for move in sitting.legal() if move.startswith("take")]
            chosen = person.choose(sitting.game.view(sitting.seat), sitting.game.legal(sitting.seat))
            sitting.play(taken[0] if taken else str(chosen))


@pytest.mark.parametrize(("mode", "is_coloured"), covering(MODES, [True, False]))
def test_every_screen_fits_and_leaves_no_line_below_the_prompt(mode: str, is_coloured: bool) -> None:
    sitting = table_of(mode)
    for _ in play_turns(sitting, TURNS):
        news = list(sitting.notes)
        lines = screen(sitting, is_coloured)
        assert len(lines) + PROMPT == HEIGHT, "\n".join(lines)
        assert max(map(len, lines)) <= WIDTH
        view = sitting.game.view()
        offered = [puzzle for row in view["rows"].values() for puzzle in row if puzzle]
        own = [lying["id"] for lying in view["seats"][sitting.seat]["puzzles"] if lying]
        text = "\n".join(lines)
        assert [puzzle for puzzle in offered + own if puzzle not in text] == []
        assert "black deck" in text or "deck " in text
        assert sitting.news == news


@pytest.mark.parametrize("mode", ["both-6", "solo", "line-clear-6"])
def test_without_utf_8_every_sign_has_a_letter_that_looks_alike(mode: str) -> None:
    sitting = table_of(mode)
    for _ in play_turns(sitting, 4):
        text = "\n".join(screen(sitting, is_coloured=False))
        assert "?" not in text.encode("ascii", LOOKALIKE).decode().replace("? points", "")
    assert "▄█▀●○".encode("ascii", LOOKALIKE) == b'_#"*o'


def test_news_that_do_not_fit_are_told_on_demand() -> None:
    sitting = table_of("both-6")
    sitting.notes = [f"Piece of news {number}." for number in range(60)]
    lines = screen(sitting)
    assert len(lines) + PROMPT == HEIGHT
    assert "... news tells the rest. Piece of news" in " ".join(lines)
    assert "Piece of news 59." in " ".join(lines)
    assert len(sitting.news) == 60


@pytest.mark.parametrize("mode", ["standard-2", "standard-4", "both-6", "solo", "line-clear-6"])
def test_the_final_score_fits_too(mode: str) -> None:
    sitting = table_of(mode)
    person_moves(sitting)
    assert sitting.game.is_over
    lines = screen(sitting)
    assert len(lines) + PROMPT <= HEIGHT, "\n".join(lines)
    assert any("Final score" in line for line in lines)


def columns(lines: list[str], ids: list[str]) -> dict[str, int]:
    """In which column each of these begins."""
    return {each: next(cell_len(line[: line.index(each)]) for line in lines if each in line) for each in ids}


@pytest.mark.parametrize("mode", MODES)
def test_screens_fit_and_stay_in_line_in_every_language(mode: str) -> None:
    """The first screen and the one after a turn of the others: nothing is cut, and puzzles stand where they stood."""
    before = spoken_here()
    expected: list[dict[str, int]] = []
    try:
        for language in LANGUAGES:
            speak(language)
            sitting = table_of(mode)
            found: list[dict[str, int]] = []
            for _ in play_turns(sitting, 2):
                lines = screen(sitting)
                assert len(lines) + PROMPT == HEIGHT, "\n".join([language, *lines])
                assert max(map(cell_len, lines)) <= WIDTH, "\n".join([language, *lines])
                assert [line for line in lines if cell_len(line) != len(line)] == [], language
                assert [line for line in lines if line.endswith("…")] == [], language
                view = sitting.game.view()
                found.append(columns(lines, [puzzle for row in view["rows"].values() for puzzle in row if puzzle]))
            expected = expected or found
            assert found == expected, language
    finally:
        speak(before)
