"""How a bot is named: every mistake is answered by a sentence that says what there is."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from projectl import Move
from projectl.arena.levels import RATINGS
from projectl.bots import (
    BOTS,
    NODES,
    THINK_MS,
    Kind,
    Setting,
    briefly,
    check,
    make,
    short_name,
    split_specs,
    with_think_ms,
)


class Thinker:
    """Remembers what it was told."""

    def __init__(self, seed: int, think_ms: int, nodes: int | None, temper: float) -> None:
        self.told = (seed, think_ms, nodes, temper)

    def choose(self, _view: dict[str, Any], moves: Sequence[Move]) -> Move:
        return moves[0]


@pytest.fixture(autouse=True)
def thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    temper = Setting("temper", float, 0.5, 0, 1)
    monkeypatch.setitem(BOTS, "thinker", Kind(Thinker, (THINK_MS, NODES, temper)))


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("thinker", (7, 200, None, 0.5)),
        ("thinker:think_ms=50", (7, 50, None, 0.5)),
        ("thinker:nodes=1000, temper=0.25", (7, 200, 1000, 0.25)),
    ],
)
def test_settings_reach_the_bot(spec: str, told: tuple[object, ...]) -> None:
    bot = make(spec, 7)
    assert isinstance(bot, Thinker)
    assert bot.told == told


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("nobody", r"there is no bot 'nobody'; the bots are random.*thinker"),
        ("", r"there is no bot ''; the bots are random"),
        ("Random", r"there is no bot 'Random'"),
        ("random:", r"settings are written random:key=value,key=value, not 'random:'"),
        ("random:x=1", r"random has no setting 'x'; it has none"),
        ("thinker:time=3", r"thinker has no setting 'time'; its settings are think_ms, nodes, temper"),
        ("thinker:think_ms", r"settings are written thinker:key=value"),
        ("thinker:think_ms=soon", r"think_ms is a whole number from 20 to 3,600,000, not 'soon'"),
        ("thinker:think_ms=19", r"think_ms is a whole number from 20 to 3,600,000, not '19'"),
        ("thinker:think_ms=20.5", r"not '20.5'"),
        ("mcts:think_ms=19", r"think_ms is a whole number from 20 to 3,600,000, not '19'"),
        ("thinker:nodes=" + "9" * 5000, r"nodes is a whole number"),
        ("thinker:temper=nan", r"temper is a number from 0 to 1, not 'nan'"),
        ("thinker:nodes=1,nodes=2", r"'thinker:nodes=1,nodes=2' sets nodes twice"),
    ],
)
def test_what_cannot_be_made_is_said_in_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        make(spec, 1)
    with pytest.raises(ValueError, match=sentence):
        check(spec, allow_exec=True)


@pytest.mark.parametrize(
    ("spec", "told", "brief"),
    [
        ("random", "random", "random"),
        ("planner:width=4", "planner:width=4", "planner:width=4"),
        ("thinker", "thinker:think_ms=70", "thinker:nodes=1"),
        ("thinker:nodes=5", "thinker:nodes=5", "thinker:nodes=1"),
        ("thinker:think_ms=90", "thinker:think_ms=90", "thinker:nodes=1"),
        ("thinker:temper=1", "thinker:temper=1,think_ms=70", "thinker:nodes=1"),
    ],
)
def test_time_goes_to_bots_that_take_it_and_were_not_told(spec: str, told: str, brief: str) -> None:
    assert with_think_ms(spec, 70) == told
    assert briefly(spec) == brief
    for possible in (told, brief):
        check(possible)


def test_programs_get_their_time_by_the_protocol() -> None:
    assert with_think_ms("exec:./bot", 70) == "exec:./bot"


def test_a_program_is_started_only_for_the_command_line() -> None:
    for refuse in (lambda: check("exec:true"), lambda: make("exec:true", 1)):
        with pytest.raises(ValueError, match="can only be typed on this machine's own command line"):
            refuse()


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("exec:", r"exec: lacks a command; write exec:\./mybot"),
        ("exec:  ", r"exec: lacks a command"),
        (
            "exec:no-such-program --fast",
            r"there is no program 'no-such-program', so exec:no-such-program --fast cannot",
        ),
        ("exec:plain.txt", r"plain.txt cannot be run as a program; try exec:\./plain.txt, or exec:python3 plain.txt"),
        ("exec:./plain.txt", r"\./plain.txt cannot be run as a program; try exec:python3 \./plain.txt"),
        ("exec:'half", r"the command in exec:'half cannot be read: No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_started_is_refused_at_once(
    spec: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "plain.txt").write_text("not a program", encoding="utf-8")
    for refuse in (lambda: check(spec, allow_exec=True), lambda: make(spec, 1, allow_exec=True)):
        with pytest.raises(ValueError, match=sentence):
            refuse()


def test_a_program_of_this_folder_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mybot").write_text("#!/bin/sh\n", encoding="utf-8")
    (tmp_path / "mybot").chmod(0o755)
    check("exec:./mybot --fast", allow_exec=True)
    with pytest.raises(ValueError, match=r"try exec:\./mybot"):
        check("exec:mybot", allow_exec=True)


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("random", ["random"]),
        ("you, random ,you", ["you", "random", "you"]),
        ("thinker:think_ms=90,nodes=2,you", ["thinker:think_ms=90,nodes=2", "you"]),
        ("thinker:think_ms=90,thinker:nodes=2", ["thinker:think_ms=90", "thinker:nodes=2"]),
        ("exec:./bot --depth=3,you", ["exec:./bot --depth=3", "you"]),
        ("exec:./bot 'a,b' \"c's,d\",you", ["exec:./bot 'a,b' \"c's,d\"", "you"]),
        ("a,,b", ["a", "", "b"]),
    ],
)
def test_a_list_of_bots_is_parted_at_the_right_commas(text: str, specs: list[str]) -> None:
    assert split_specs(text) == specs


def test_a_program_is_called_by_its_words_without_folders() -> None:
    assert short_name("exec:python3 a/b/bot.py --fast") == "python3 bot.py --fast"
    assert len(short_name(f"exec:./{'x' * 100}")) == 30
    assert short_name("thinker:nodes=2") == "thinker:nodes=2"


def test_the_page_shows_the_levels_and_their_ratings_as_they_are_here() -> None:
    text = (Path(__file__).parents[2] / "web" / "src" / "parts" / "levels.ts").read_text("utf-8")
    shown = {name: int(rating) for name, rating in re.findall(r"(\w+): (\d+)", text.partition("RATINGS:")[2])}
    assert shown == RATINGS
