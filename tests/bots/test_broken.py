"""Programs that are broken on purpose: each forfeits in bounded time, with its cause named, and none stays behind."""

import os
import pickle
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from projectl import Game
from projectl.bots import Bot, Forfeit, Limits, make
from projectl.bots.external import ExternalBot
from projectl.bots.forfeit import CAUSES, telling_line
from projectl.bots.process import Ended, LineProcess
from tests.bots.table import BROKEN, HASTY, PATIENT, ROOT, command, play_on, program
from tests.cli.sitting import play
from tests.patience import PATIENCE_S

FORFEITS: dict[str, tuple[str, str]] = {
    "crashes_at_start": ("crashed", r"ended by itself \(exit code 1\) when asked for its hello.*no brain found"),
    "crashes_later": ("crashed", r"when asked for decision 2.*ZeroDivisionError"),
    "never_says_hello": ("silent", r"gave no answer within 2 s when asked for its hello"),
    "never_answers": ("silent", r"gave no answer within 0\.5 s when asked for decision 1"),
    "prints_rubbish": ("rubbish", r"answered 'hm, let me see \\x1b\[31m\.\.\.' when asked for decision 1.*malformed"),
    "says_nothing_but_json": ("rubbish", r"when asked for decision 1.*missing required field `move`"),
    "answers_another_decision": ("rubbish", r"it answers decision 7"),
    "too_long_line": ("too_long", r"wrote a line of more than 65536 bytes when asked for decision 1"),
    "floods_stdout": ("rubbish", r"answered '\{\}' when asked for decision 1"),
    "moves_illegally": ("illegal", r"answered 'place 4 O1 a1' .*: You have no puzzle in place 4: .*\. \(T9\)"),
    "moves_by_wrong_index": ("illegal", r"answered '2751' .*Indices go from 0 to 2750"),
    "speaks_another_version": ("version", r"speaks version 2 of the protocol; this program speaks version 1"),
    "closes_stdout": ("closed", r"closed its output when asked for decision 1"),
    "leaves_a_child": ("silent", r"gave no answer within 0\.5 s.*It said: child \d+"),
}
"""What each is found guilty of."""
BEARABLE = {"ignores_the_end", "floods_stderr"}
"""Bad manners that cost nobody a game."""


def limits(name: str) -> Limits:
    if name == "never_says_hello":
        return HASTY._replace(start_ms=2000)
    return HASTY if FORFEITS[name][0] == "silent" else PATIENT


def until_forfeit(bot: Bot) -> Forfeit:
    game = Game.new(seed=1)
    with pytest.raises(Forfeit) as caught:
        play_on(game, [bot, make("random", 1)], 100)
    return caught.value


def process_of(bot: ExternalBot) -> Any:
    assert bot._process is not None
    return bot._process._process


def is_running(pid: int) -> bool:
    """Whether a process is there; one that has ended and waits to be collected is not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def wait_until_gone(pid: int) -> bool:
    until = time.monotonic() + PATIENCE_S
    while is_running(pid) and time.monotonic() < until:
        time.sleep(0.01)
    return not is_running(pid)


def test_every_broken_bot_is_expected_and_every_cause_is_tried() -> None:
    scripts = {file.stem for file in BROKEN.glob("*.py")} - {"proper"}
    assert scripts == set(FORFEITS) | BEARABLE
    assert {code for code, _ in FORFEITS.values()} | {"not_started"} == set(CAUSES)


@pytest.mark.parametrize("name", FORFEITS)
def test_a_broken_bot_forfeits_with_its_cause(name: str) -> None:
    bot = program(BROKEN / f"{name}.py", limits(name))
    if name not in ("crashes_at_start", "never_says_hello", "speaks_another_version"):
        bot.start()
        running = process_of(bot)
    else:
        running = None
    forfeit = until_forfeit(bot)
    code, sentence = FORFEITS[name]
    assert forfeit.code == code
    assert str(forfeit) == forfeit.cause
    assert re.search(sentence, forfeit.cause), forfeit.cause
    assert forfeit.cause.isprintable()
    if running is not None:
        assert running.returncode is not None
    if name == "leaves_a_child":
        assert wait_until_gone(int(forfeit.stderr.split()[-1]))


TRACEBACK = """\
starting
Traceback (most recent call last):
  File "/bots/mybot.py", line 9, in <module>
    main()
  File "/bots/parts/play.py", line 4, in main
    raise ValueError("no move\\nnot one")
ValueError: no move
not one
"""


@pytest.mark.parametrize(
    ("stderr", "is_at_start", "line"),
    [
        (TRACEBACK, True, "play.py, line 4: ValueError: no move"),
        (TRACEBACK, False, "play.py, line 4: ValueError: no move"),
        ("no licence\nsee the manual\n", True, "no licence"),
        ("turn 1\nturn 2\nout of memory\n", False, "out of memory"),
        ("\n \n", True, ""),
    ],
)
def test_the_line_that_says_what_was_wrong_is_told(stderr: str, is_at_start: bool, line: str) -> None:
    assert telling_line(stderr, is_at_start) == line


def test_an_error_that_comes_in_many_small_pieces_is_kept_whole() -> None:
    writing = "import os, time\nfor k in range(40): os.write(2, b'%d ' % k); time.sleep(0.002)"
    program = LineProcess([sys.executable, "-c", writing], 100)
    with pytest.raises(Ended):
        program.receive(PATIENT.start_ms / 1000)
    assert program.stderr.split() == [str(k) for k in range(40)]
    program.close(1)


def test_a_program_that_is_no_program_forfeits(tmp_path: Path) -> None:
    fake = tmp_path / "fake"
    fake.write_bytes(b"\x7fELF nothing")
    fake.chmod(0o755)
    forfeit = until_forfeit(ExternalBot(str(fake), 1))
    assert forfeit.code == "not_started"
    assert forfeit.cause == "fake could not be started: Exec format error."


@pytest.mark.parametrize("name", sorted(BEARABLE))
def test_bad_manners_are_borne_and_end_in_time(name: str) -> None:
    bot = program(BROKEN / f"{name}.py", PATIENT._replace(leave_ms=200))
    game = play_on(Game.new(seed=1), [bot, make("random", 1)], 20)
    running = process_of(bot)
    bot.finish(game.scores, game.winners)
    bot.close()
    bot.close()
    assert running.returncode is not None
    assert all(pipe.closed for pipe in (running.stdin, running.stdout, running.stderr))


def test_a_forfeit_is_the_same_after_a_journey_between_processes() -> None:
    forfeit = until_forfeit(program(BROKEN / "moves_illegally.py"))
    again = pickle.loads(pickle.dumps(forfeit))
    assert (again.cause, again.code) == (forfeit.cause, "illegal")


def test_a_bot_that_is_forgotten_leaves_no_program_behind() -> None:
    bot = program(BROKEN / "ignores_the_end.py")
    bot.start()
    running = process_of(bot)
    del bot
    assert running.wait(PATIENCE_S) == -signal.SIGKILL
    for pipe in (running.stdin, running.stdout, running.stderr):
        pipe.close()


def test_ctrl_c_while_a_bot_thinks_leaves_no_program_behind(tmp_path: Path) -> None:
    script = tmp_path / "slow.py"
    marker = tmp_path / "pid"
    script.write_text(
        f"import os, sys\nsys.path.insert(0, {str(BROKEN)!r})\nfrom proper import hello, wait_for\nhello()\n"
        f"wait_for('decide')\nopen({str(marker)!r}, 'w').write(str(os.getpid()))\nimport time\ntime.sleep(3600)\n",
        encoding="utf-8",
    )
    table = subprocess.Popen(
        [sys.executable, "-m", "projectl.cli.main", "play", "--seats", f"exec:{command(script)},you", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    until = time.monotonic() + PATIENCE_S
    while not (marker.exists() and marker.read_text(encoding="utf-8")) and time.monotonic() < until:
        time.sleep(0.05)
    table.send_signal(signal.SIGINT)
    said, complaints = table.communicate(timeout=PATIENCE_S)
    assert table.returncode == 0
    assert said.rstrip().endswith(b"Goodbye.")
    assert b"Traceback" not in complaints
    assert wait_until_gone(int(marker.read_text(encoding="utf-8")))


# At the table


def test_at_the_table_a_program_plays_along() -> None:
    _, output = play(["gain O1"] * 3, "--seats", f"you,exec:{command(ROOT / 'examples' / 'bot.py')}", "--seed", "7")
    assert "bot.py" in output
    assert "forfeits" not in output


def test_at_the_table_a_forfeit_is_told_and_the_game_goes_on() -> None:
    seats = f"you,exec:{command(BROKEN / 'crashes_later.py')}"
    code, output = play(["gain O1"] * 6, "--seats", seats, "--seed", "7")
    assert code == 0
    told = " ".join(output.split())
    assert "Seat 2 forfeits: " in told
    assert "crashes_later.py ended by itself (exit code 1) when asked for decision 2." in told
    assert "ZeroDivisionError" in told
    assert "random takes it." in told
    assert output.count("You ●●●> ") >= 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "you,exec:"], "exec: lacks a command"),
        (["--bots", "exec:no-such-program"], "there is no program 'no-such-program'"),
        (["--bots", ""], "The bots are random"),
        (["--seats", "you,random:x=1"], "random has no setting 'x'"),
        (["--seats", "you,robot:x=1"], "there is no bot 'robot'"),
    ],
)
def test_at_the_table_a_mistake_is_said_in_a_line(arguments: list[str], complaint: str) -> None:
    code, output = play([], *arguments)
    assert code == 2
    assert complaint in output
    assert "Traceback" not in output
