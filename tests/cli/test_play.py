"""What can be typed at the table, and what is answered."""

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from projectl import Game
from projectl.cli.terminal.commands import help_me
from projectl.cli.terminal.session import TIGHT_MENU
from projectl.words import say
from tests.cli.sitting import PLAIN, person_moves, play, session

ALONE = ("--seats", "you,random", "--seed", "7")


def test_help_names_moves_and_commands() -> None:
    _, output = play(["help", "help place", "help T5", "?"], *ALONE)
    for words in ("take W2", "place 1 I2 b2b3", "why MOVE", "save FILE", "Written like this", "Upgrade"):
        assert words in output


def test_help_grows_with_the_game() -> None:
    _, output = play(["help"], "--seats", "you,random", "--expansions", "ghost,ambassador", "--edition", "revised")
    for words in ("ghost U5 I2+V3", "ambassador  ", "take Wdeck", "recycle W"):
        assert words in output


@pytest.mark.parametrize(
    ("seats", "terms"),
    [
        ("you,random", {}),
        ("you,random", {"edition": "revised", "expansions": ("ghost", "ambassador")}),
        ("you", {"variant": "solo", "edition": "revised", "expansions": ("ghost", "ambassador")}),
        ("you,random,random,random", {"variant": "line-clear", "edition": "revised", "expansions": ("ghost",)}),
    ],
)
def test_help_comes_by_the_screenful(seats: str, terms: dict[str, Any]) -> None:
    sitting = session(seats, **terms)

    def helped(topic: str) -> list[str]:
        sitting.console = Console(file=StringIO(), width=80, height=24)
        help_me(sitting, topic)
        assert isinstance(sitting.console.file, StringIO)
        return sitting.console.file.getvalue().splitlines()

    everything = helped("")
    sitting.is_screen = True
    first, second = helped(""), helped("2")
    assert first == helped("1")
    assert first[-1] == "This is page 1 of 2; help 2 goes on."
    assert first[:-1] + second == everything
    for page in (first, second):
        assert len(page) + TIGHT_MENU + 2 <= 24  # the prompt, and what the typed text would do
    assert helped("3") == ["The help has no page 3."]


def test_why_says_the_rule_or_that_it_is_allowed() -> None:
    _, output = play(["why take W1", "why place 1 I2 a1a2", "why swap o1 t4", "why", "why nonsense"], *ALONE)
    assert "That is allowed: take W1." in output
    assert "You have no puzzle in place 1: take one first. (T9)" in output
    assert "(T5)" in output
    assert "Say a move: why take W2" in output
    assert "I cannot read nonsense." in output


def test_a_refused_move_changes_nothing() -> None:
    _, output = play(["place 1 I2 a1a2", "take B9", "dance", "17"], *ALONE)
    assert "You have no puzzle in place 1: take one first. (T9)" in output
    assert "There is no place B9." in output
    assert "I do not know dance." in output
    assert "There is no move 17 in the list" in output
    assert output.count("You ●●●> ") == 5


def test_moves_may_be_shortened_when_only_one_is_meant() -> None:
    _, output = play(["t w1", "g", "t", "pass"], *ALONE)
    assert "from W1." in output
    assert "You gain O1." in output
    assert "That could be take W1, take W2" in output
    assert "You end the turn." in output


def test_a_number_of_the_list_plays_that_move() -> None:
    _, output = play(["moves", "2", "moves take", "1"], *ALONE)
    assert "1-8  take        W1 W2 W3 W4 B1 B2 B3 B4" in output
    assert "from W2." in output
    assert "from W1." in output


def test_moves_that_nobody_may_make_are_answered() -> None:
    _, output = play(["moves foo", "moves place"], *ALONE)
    assert "Nothing that you may do now is meant by foo; moves shows all of it." in output
    assert "Nothing that you may do now is meant by place;" in output


def test_undo_goes_back_to_the_last_decision_of_a_person() -> None:
    _, output = play(["undo", "gain O1", "gain O1", "gain O1", "undo", "undo"], *ALONE)
    assert "There is no decision of yours to undo." in output
    assert "Undone: gain O1, " in output
    assert "Undone: gain O1.\n" in output
    assert output.rstrip().splitlines()[-2:] == ["You ●●○> ", "Goodbye."]


def test_save_and_load_give_the_same_game(tmp_path: Path) -> None:
    file = tmp_path / "a game.record"
    typed = person_moves(session("you,random", seed=7), limit=10)
    code, output = play([*typed, f"save {file}"], *ALONE)
    assert code == 0
    assert f"decisions to {tmp_path}" in output.replace("\n", "")
    saved = Game.from_record(file.read_text(encoding="utf-8"))
    assert saved.record() == file.read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["a game.record"]

    _, inside = play([f"load {file}", "undo", "table"], "--seed", "3", "--seats", "you,random")
    assert "Undone: " in inside
    code, _ = play([f"save {tmp_path / 'again'}"], "--load", str(file), "--seats", "you,random")
    assert code == 0
    assert (tmp_path / "again").read_bytes() == file.read_bytes()


def test_a_loaded_game_brings_its_own_number_of_seats(tmp_path: Path) -> None:
    file = tmp_path / "three.record"
    file.write_text(Game.new(players=3, seed=4).record(), encoding="utf-8")
    code, output = play(["gain O1"], "--load", str(file))
    assert code == 0
    assert "casual 3" in output


@pytest.mark.parametrize("seed", [3, 4, 5, 6])
def test_a_loaded_game_gives_you_the_seat_you_had(tmp_path: Path, seed: int) -> None:
    file = tmp_path / "mine.record"
    play(["gain O1", f"save {file}"], "--seed", str(seed), "--players", "3")
    _, output = play(["undo"], "--load", str(file))
    assert "Undone: gain O1.\n" in output


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "No such file or directory"),
        (b"\xff\xfe\x00", "the file is not UTF-8 text"),
        (b"hello", "line 1: a record begins with projectl-record/1"),
        (b"projectl-record/99\n\n", "this program reads up to 1"),
    ],
)
def test_bad_files_are_named_with_a_reason(tmp_path: Path, content: bytes | None, reason: str) -> None:
    file = tmp_path / "bad"
    if content is not None:
        file.write_bytes(content)
    code, output = play([], "--load", str(file))
    assert code == 2
    assert str(file) in output
    assert reason in output
    code, output = play([f"load {file}", "load", "save", f"save {tmp_path}/no/where"], *ALONE)
    assert code == 0
    plain = output.replace("\n", "").replace(" ", "")
    assert reason.replace(" ", "") in plain
    assert "Sayafilename:loadFILE" in plain
    assert "Sayafilename:saveFILE" in plain
    assert "couldnotbewritten:Nosuchfileordirectory" in plain


def test_a_folder_is_no_file_to_save_to(tmp_path: Path) -> None:
    _, output = play([f"save {tmp_path}", "save ~no-such-user/x"], *ALONE)
    assert " ".join(output.split()).count("could not be written") == 2
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "9"], "not 9"),
        (["--seats", "you,robot"], "not 'robot'"),
        (["--bots", "robot"], "not 'robot'"),
        (["--seats", "you,random", "--players", "3"], "Seats that --seats names: 2; seats at this table: 3.\n"),
        (["--seats", "you,random", "--variant", "solo"], "Seats that --seats names: 2; seats at this table: 1.\n"),
        (["--option", "must_act"], "name=value"),
        (["--option", "no_such=1"], "there is no option 'no_such'"),
        (["--difficulty", "unbeatable"], "solo variant only"),
        (["--variant", "duel"], "variant must be one of"),
        (["--puzzles", "no-such-file.txt"], "no-such-file.txt:1: the file cannot be opened"),
        (["--seed", "-4"], "not -4"),
        (["--seed", "abc"], "--seed: this is a whole number\n"),
        (["--variant", "solo", "--players", "2"], "is for 1 player, not 2"),
        (["--variant", "line-clear", "--players", "2"], "is for 4 to 6 players, not 2"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_line(arguments: list[str], complaint: str) -> None:
    code, output = play([], *arguments)
    assert code == 2
    assert complaint in output
    assert "Traceback" not in output


def test_lots_are_drawn_for_the_first_player() -> None:
    play([], "--players", "2")  # says that it compiles, if it has to
    said = {seed: play([], "--seed", str(seed), "--players", "3")[1] for seed in range(6)}
    assert any("Lots were drawn: you begin." in output for output in said.values())
    assert any("Lots were drawn: casual" in output for output in said.values())
    assert said[0] == play([], "--seed", "0", "--players", "3")[1]


def test_in_line_clear_two_people_may_decide_and_change_over() -> None:
    _, output = play(
        ["seat 3", "gain O1", "seat 1", "take W4", "take W1", "seat 2", "seat 9"],
        *("--variant", "line-clear", "--seats", "you,random,you,random", "--seed", "1"),
    )
    assert "Player 3 may decide too: seat 3 changes over." in output
    assert "Player 3 gains O1." in output
    assert "You may only take puzzles from the left rows. (L4)" in output
    assert "Player 1 takes" in output
    assert "random 2 decides without you." in output
    assert "Seats are numbered 1 to 4." in output


def test_own_puzzles_are_on_the_table(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    faces = [f"XW{n:02} 9 O1\n#....\n.....\n.....\n.....\n.....\n" for n in range(1, 40)]
    file.write_text("\n".join(faces))
    code, output = play([], "--puzzles", str(file), "--seed", "1")
    assert code == 0
    assert "9 points" in output


def test_without_a_terminal_there_are_letters_and_no_escapes() -> None:
    typed = ["take W1", "take W2", "place 1 O1", "moves", "table"]
    code, output = play(typed, *ALONE, env={"TERM": "xterm"})
    assert code == 0
    assert "\x1b" not in output
    assert "╭─1·" in output
    assert f"supply  ▄ O1{say('table-times', count=1)}  ▄▄ I2" in output


def test_a_pipe_that_ends_and_bytes_that_are_no_text_leave_politely() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "projectl.cli.main", "play", *ALONE],
        input=b"gain O1\n\xff\xfe\n",
        capture_output=True,
        env={**os.environ, **PLAIN, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0
    assert done.stdout.decode().rstrip().endswith("Goodbye.")
    assert b"Traceback" not in done.stderr
