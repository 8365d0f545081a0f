"""A game in the terminal is kept as it is played, whatever ends the program, and offered again."""

from pathlib import Path

import pytest

from projectl import Game
from projectl.cli.terminal.keeping import Kept, unfinished
from projectl.cli.terminal.offering import offer
from projectl.game import Seated
from tests.cli.pseudo import CTRL_C, CTRL_D, ENTER, Typing
from tests.cli.sitting import person_moves, play, session

SEATS = ("--seats", "you,random", "--seed", "7")


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "games"
    monkeypatch.setenv("PROJECTL_GAMES", str(folder))
    return folder


def kept_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.projectl"))


@pytest.mark.parametrize("term", ["xterm", "dumb"])
def test_a_game_that_was_killed_is_offered_and_goes_on(games: Path, term: str) -> None:
    with Typing(games, *SEATS, term=term) as first:
        first.until("●●●>")
        first.press(f"gain O1{ENTER}")
        first.until("●●○>")
    (file,) = kept_in(games)
    before = file.read_text(encoding="utf-8")
    assert before.endswith("\n0 gain O1\n")
    with Typing(games, term=term) as second:
        assert "You and random, standard, Round 1" in second.until("forget 1 throws one away: ")
        second.press(f"1{ENTER}")
        second.until("goes on, after 1 decision.")
        second.until("●●○>")
        second.press(f"gain O1{ENTER}")
        second.until("●○○>")
        second.press(f"quit{ENTER}")
        second.until("The game is kept")
        assert second.end() == 0
    assert kept_in(games) == [file]
    assert Game.from_record(file.read_text(encoding="utf-8")).record().startswith(before.partition("decisions")[0])
    assert file.read_text(encoding="utf-8").endswith("\n0 gain O1\n0 gain O1\n")


def test_ctrl_c_clears_what_is_half_typed_and_then_asks(games: Path) -> None:
    with Typing(games, *SEATS) as one:
        one.until("●●●>")
        one.press("take W1")
        one.until("take W1")
        one.press(CTRL_C)
        one.press(f"gain O1{ENTER}")
        one.until("You gain O1.")
        one.until("●●○>")
        one.press(CTRL_C)
        one.until("Leave the table?")
        one.press(f"n{ENTER}")
        one.until("●●○>")
        one.press(CTRL_D)
        one.until("Leave the table?")
        one.press(f"y{ENTER}")
        one.until("The game is kept")
        assert one.end() == 0
    assert len(kept_in(games)) == 1


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_who_presses_it_again_leaves_and_the_game_is_kept(games: Path, key: str, code: int) -> None:
    with Typing(games, *SEATS, term="dumb") as one:
        one.until("> ")
        one.press(f"gain O1{ENTER}")
        one.until("You gain O1.")
        one.until("> ")
        one.press(key)
        one.until("Leave the table?")
        one.press(key)
        one.until("The game is kept")
        assert one.end() == code
    assert len(kept_in(games)) == 1


def test_ctrl_c_while_rules_are_compiled_ends_without_a_traceback(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROJECTL_CACHE", str(tmp_path / "cache"))
    with Typing(games, *SEATS) as one:
        one.until("Compiling the rules")
        one.press(CTRL_C)
        assert one.end() == 130
        assert "Traceback" not in one.rest()


def test_games_in_two_windows_are_two_files_and_none_is_offered_to_the_other(games: Path) -> None:
    first, second = session("you,random", seed=1), session("you,random", seed=1)
    for sitting in (first, second):
        sitting.is_kept = True
        sitting.play("gain O1")
        sitting.keep()
        assert unfinished() == []
    assert len(kept_in(games)) == 2
    first.close()
    assert [each.kept.path for each in unfinished()] == [first.kept.path if first.kept else None]
    second.close()
    assert len(unfinished()) == 2


def test_a_game_that_is_over_or_has_not_begun_is_not_kept(games: Path) -> None:
    sitting = session("you,random", seed=3)
    sitting.is_kept = True
    sitting.keep()
    assert kept_in(games) == []
    person_moves(sitting, limit=5)
    sitting.keep()
    assert len(kept_in(games)) == 1
    person_moves(sitting)
    assert sitting.game.is_over
    sitting.keep()
    assert list(games.iterdir()) == []
    sitting.take_back()
    sitting.keep()
    assert len(kept_in(games)) == 1


def test_a_damaged_file_is_left_alone(games: Path) -> None:
    games.mkdir()
    (games / "x.projectl").write_text("projectl-record/1\n")
    (games / "y.projectl").write_bytes(b"\xff")
    (games / "z.projectl").mkdir()
    assert unfinished() == []
    assert len(kept_in(games)) == 3


def test_a_folder_that_cannot_be_written_is_said_once_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("PROJECTL_GAMES", str(tmp_path / "file" / "games"))
    sitting = session("you,random", seed=3)
    sitting.is_kept = True
    for _ in range(2):
        sitting.play("gain O1")
        sitting.keep()
    assert sum("cannot be kept" in note for note in sitting.notes) == 1


def test_an_offer_is_declined_taken_or_thrown_away(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = session("random,you,you", seed=4)
    left.is_kept = True
    left.let_bots_play()
    left.play("gain O1")
    left.keep()
    left.close()
    answers = iter(["", "2", "forget 1 2", "dance", "1"])
    monkeypatch.setattr("projectl.cli.terminal.offering.plain_ask", lambda _: next(answers))
    sitting = session("you,random", seed=1)
    assert not offer(sitting)
    assert offer(sitting)
    assert next(answers, None) is None
    assert sitting.seating.people == (1, 2)
    assert sitting.game.record() == left.game.record()
    sitting.close()
    answers = iter(["forget 1"])
    assert not offer(session("you,random"))
    assert kept_in(games) == []


def test_a_file_being_played_elsewhere_is_not_taken(games: Path) -> None:
    one = Kept(games / "a.projectl")
    assert one.take()
    assert one.take()
    assert not Kept(games / "a.projectl").take()
    one.release()
    assert Kept(games / "a.projectl").take()


def test_a_pipe_keeps_nothing_and_is_offered_nothing(games: Path) -> None:
    play(["gain O1"], *SEATS)
    assert not games.exists()


def test_a_loaded_game_seats_those_who_sat_there(tmp_path: Path) -> None:
    file = tmp_path / "hot-seat"
    play(["gain O1", f"save {file}"], "--seats", "you,you,random", "--seed", "3")
    assert "\nseat 0: Player 1\nseat 1: Player 2\nseat 2: bot random\n" in file.read_text(encoding="utf-8")
    for seed in ("1", "2", "3"):
        _, output = play(["gain O1", "gain O1", "gain O1"], "--load", str(file), "--seed", seed)
        assert "Player 1 ●●○> " in output
        assert "Player 2 ●●●> " in output
        assert "casual" not in output


def test_a_record_starts_no_program_that_the_command_line_does_not_name(tmp_path: Path) -> None:
    file, trace = tmp_path / "evil", tmp_path / "trace"
    game = Game.new(players=3, seed=3)
    game.seated = (Seated("Ann\x1b[2J\nX"), Seated(f"exec:touch {trace}", is_bot=True), Seated("nobody", is_bot=True))
    file.write_text(game.record(), encoding="utf-8")
    code, output = play(["gain O1"] * 3, "--load", str(file), env={"COLUMNS": "200"})
    assert code == 0
    assert not trace.exists()
    assert f"Seat 2 was exec:touch {trace}"[:60] in output
    assert "Seat 3 was nobody" in output
    play(["gain O1"] * 3, "--load", str(file), "--bots", f"exec:touch {trace}", env={"COLUMNS": "200"})
    assert trace.exists()


def test_a_finished_game_offers_another() -> None:
    typed = person_moves(session("you,random", seed=5))
    _, output = play(["again", *typed, "again", "gain O1"], "--seats", "you,random", "--seed", "5")
    assert "This game goes on." in output
    assert "again deals another game" in output
    after = output[output.rindex("Final score") :]
    assert "Seed " in after
    assert "You gain O1." in after
