"""Worker processes: they answer, whatever happens to them, and leave nothing behind.

Long, because each way a worker can fail stands beside what the others do meanwhile.
"""

import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest
import uvloop

from projectl import Game
from projectl.analysis import account, plan_of
from projectl.bots import BOTS, make
from projectl.server.processes import workers as pool
from projectl.server.processes.turns import Turns
from projectl.server.processes.workers import Broken, Busy, Workers
from tests.counts import covering
from tests.patience import PATIENCE_S
from tests.playing import played
from tests.table import Table

T = TypeVar("T")
Run = Callable[[Coroutine[Any, Any, T]], T]

GAMES: Final[dict[str, dict[str, Any]]] = {
    "standard": {"players": 2},
    "everything": {"players": 4, "expansions": ("ghost", "ambassador")},
    "solo": {"variant": "solo"},
    "line-clear": {"variant": "line-clear", "players": 4},
}
FAKE: Final = """
import json, os, sys, time
def say(number, **more):
    print(json.dumps({"number": number, **more}), flush=True)
def jobs():
    for line in sys.stdin:
        yield json.loads(line)
"""
"""What worker programs of tests begin with."""
PROPER: Final = "say(0)\nfor job in jobs(): say(job['number'], move='pass')"


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def runs(pid: int) -> bool:
    """Whether it is alive and no zombie that nobody has buried yet: who adopts orphans may be slow at that."""
    stat = Path(f"/proc/{pid}/stat")
    try:
        return is_alive(pid) and stat.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return is_alive(pid)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.02)


def view(seed: int = 1) -> dict[str, Any]:
    return Game.new(seed=seed).view(0)


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def workers(runner: asyncio.Runner) -> Iterator[Workers]:
    """One real worker, so that it is plain who works on what."""
    workers = Workers(1)
    runner.run(workers.start())
    yield workers
    runner.run(workers.stop())


@pytest.fixture
def run(runner: asyncio.Runner, workers: Workers) -> Run[Any]:
    """Run with the real worker warmed up."""

    async def once_ready(coroutine: Coroutine[Any, Any, T]) -> T:
        await until(lambda: workers.ready == 1)
        return await asyncio.wait_for(coroutine, PATIENCE_S)

    return lambda coroutine: runner.run(once_ready(coroutine))


Pretend = Callable[[str], None]


@pytest.fixture
def pretend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pretend:
    """Let workers be another program."""

    def write(text: str) -> None:
        script = tmp_path / "worker.py"
        script.write_text(FAKE + text, encoding="utf-8")
        monkeypatch.setattr(pool, "COMMAND", (sys.executable, str(script)))

    return write


def with_workers(count: int, then: Callable[[Workers], Awaitable[T]], most_waiting: int = 2000) -> T:
    """What comes of a pool; afterwards none of its processes is left."""

    async def run() -> T:
        workers = Workers(count, most_waiting=most_waiting)
        await workers.start()
        try:
            async with asyncio.timeout(PATIENCE_S):
                return await then(workers)
        finally:
            pids = workers.pids
            await workers.stop()
            assert not any(map(is_alive, pids))
            assert workers.pids == []

    return asyncio.run(run())


# What they answer


@pytest.mark.parametrize(("bot", "kind"), covering(BOTS, GAMES))
def test_every_bot_makes_a_legal_move(workers: Workers, run: Run[str], bot: str, kind: str) -> None:
    game = played(GAMES[kind], seed=3, most=25)
    for seat in game.to_decide:
        seen = json.loads(json.dumps(game.view(seat)))
        assert run(workers.move(bot, seen, seat)) in map(str, game.legal(seat))


@pytest.mark.parametrize("bot", ["random", "casual"])
def test_a_bot_that_has_played_elsewhere_decides_as_a_new_one_with_the_same_chance(
    workers: Workers, run: Run[str], monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    game = played(GAMES["standard"], seed=3, most=25)
    (seat,) = game.to_decide
    seen, moves = game.view(seat), game.legal(seat)
    for seed in range(6):
        monkeypatch.setattr(secrets, "randbits", lambda _bits, seed=seed: seed)
        assert run(workers.move(bot, seen, seat)) == str(make(bot, seed).choose(seen, moves))


def test_a_bot_plays_a_whole_game_of_line_clear(workers: Workers, run: Run[str]) -> None:
    game = Game.new(seed=5, **GAMES["line-clear"])
    while not game.is_over:
        seat = game.to_decide[-1]
        game.play(run(workers.move("casual", game.view(seat), seat)), seat)


def test_hints_are_legal_moves_with_reasons(workers: Workers, run: Run[list[dict[str, Any]]]) -> None:
    game = Game.new(seed=2)
    hints = run(workers.hints(game.view(0), 0, 3))
    assert 1 <= len(hints) <= 3
    assert {hint["move"] for hint in hints} <= set(map(str, game.legal(0)))
    assert all(hint["reason"] for hint in hints)
    assert run(workers.hints(game.view(1), 1, 3)) == []


def test_plans_come_from_the_view(workers: Workers, run: Run[dict[str, Any]]) -> None:
    game = Game.new(seed=2)
    plan = run(workers.plan(game.view(0), 0, "B3"))
    assert plan == json.loads(json.dumps(plan_of(game.view(0), 0, "B3").to_dict()))
    restarts = workers.restarts
    for source in ("Bdeck", "B9", "G1"):
        with pytest.raises(ValueError):  # noqa: PT011 - each says something else
            run(workers.plan(game.view(0), 0, source))
    assert workers.restarts == restarts


def test_what_touches_bring(workers: Workers, run: Run[dict[str, Any]]) -> None:
    game = Table(players=2).supply(0, O1=2).puzzle(0, 1, "W15").set(final_round=1).finishing().game()
    found = run(workers.touches(game.view(0), 0))
    assert found == json.loads(json.dumps(account(game.view(0), 0).to_dict()))
    with pytest.raises(ValueError, match="not at its Finishing Touches"):
        run(workers.touches(Game.new(seed=2).view(0), 0))


@pytest.mark.parametrize("bot", ["exec:true", "mcts:think_ms=9", "expert:", "", "nobody", "EXPERT"])
def test_only_plain_names_of_bots_are_taken(workers: Workers, run: Run[str], bot: str) -> None:
    with pytest.raises(ValueError, match="there is no bot"):
        run(workers.move(bot, view(), 0))


def test_what_cannot_be_answered_is_refused_and_costs_no_worker(workers: Workers, run: Run[Any]) -> None:
    restarts, game = workers.restarts, Game.new(seed=1)
    with pytest.raises(ValueError, match="nothing to decide"):
        run(workers.move("random", game.view(1), 1))
    with pytest.raises(ValueError, match="no seat 7"):
        run(workers.move("random", game.view(0), 7))
    with pytest.raises(ValueError, match="format"):
        run(workers.hints({"format": "other"}, 0, 3))
    assert workers.restarts == restarts
    assert workers.ready == 1


# Who goes first


def test_moves_go_before_hints(workers: Workers, run: Run[None]) -> None:
    async def ask() -> None:
        done: list[str] = []

        async def note(name: str, answer: Awaitable[Any]) -> None:
            await answer
            done.append(name)

        async with asyncio.TaskGroup() as group:
            for name, answer in (
                ("running", workers.move("mcts", view(), 0)),
                ("hint", workers.hints(view(), 0, 1)),
                ("hint", workers.hints(view(), 0, 1)),
                ("move", workers.move("random", view(), 0)),
                ("move", workers.move("greedy", view(), 0)),
            ):
                group.create_task(note(name, answer))
        assert done == ["running", "move", "move", "hint", "hint"]

    run(ask())


SHOWING: Final = "say(0)\nfor job in jobs():\n    time.sleep(0.05)\n    say(job['number'], move=str(job['seat']))"
"""A worker whose move is the number of the seat."""


def order_of(*asked: tuple[str, str, bool], hurried: str | None = None) -> list[str]:
    """In which order one worker answers: for (host, table, whether somebody waits), all asked while it is busy."""

    async def ask(workers: Workers) -> list[str]:
        done: list[str] = []

        async def note(host: str, table: str, is_urgent: bool) -> None:
            await workers.move("random", view(), 0, host=host, table=table, is_urgent=is_urgent)
            done.append(table)

        async with asyncio.TaskGroup() as group:
            for each in (("", "busy", True), *asked):
                group.create_task(note(*each))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            if hurried:
                workers.hurry(hurried)
        return done[1:]

    return with_workers(1, ask)


def test_people_take_turns_and_so_do_their_tables(pretend: Pretend) -> None:
    pretend(SHOWING)
    many = [("eve", f"e{number % 4}", True) for number in range(12)]
    order = order_of(*many, ("ada", "a1", True), ("ada", "a1", True), ("bob", "b1", True))
    assert order == ["e0", "a1", "b1", "e1", "a1", "e2", "e3", "e0", "e1", "e2", "e3", "e0", "e1", "e2", "e3"]


def test_what_nobody_waits_for_comes_last_until_somebody_does(pretend: Pretend) -> None:
    pretend(SHOWING)
    asked = [("eve", "e1", False), ("eve", "e2", False), ("eve", "e3", False), ("ada", "a1", True), ("bob", "b1", True)]
    assert order_of(*asked) == ["a1", "b1", "e1", "e2", "e3"]
    assert order_of(*asked, hurried="e2") == ["a1", "b1", "e2", "e1", "e3"]


def test_a_hint_goes_before_moves_that_nobody_waits_for(pretend: Pretend) -> None:
    pretend(PROPER)

    async def ask(workers: Workers) -> None:
        done: list[str] = []

        async def note(name: str, answer: Awaitable[Any]) -> None:
            await answer
            done.append(name)

        async with asyncio.TaskGroup() as group:
            group.create_task(note("later", workers.move("random", view(), 0, is_urgent=False)))
            group.create_task(note("hint", workers.hints(view(), 0, 1)))
            group.create_task(note("move", workers.move("random", view(), 0)))
        assert done == ["move", "hint", "later"]

    with_workers(1, ask)


def test_a_line_forgets_what_is_dropped_and_puts_back_to_the_front() -> None:
    class Job:
        def __init__(self, host: str, table: str) -> None:
            self.host, self.table = host, table

    line: Turns[Job] = Turns()
    one, two, three = jobs = [Job("a", "x"), Job("a", "y"), Job("b", "z")]
    for job in jobs:
        line.add(job)
    line.drop(two)
    line.drop(two)
    assert list(line) == [one, three]
    assert line.take() is one
    line.put_back(one)
    line.add(two)
    assert [line.take() for _ in range(len(line))] == [one, three, two]
    assert not line


def test_the_event_loop_goes_on_while_a_bot_thinks(workers: Workers, run: Run[None]) -> None:
    async def ask() -> None:
        thinking = asyncio.create_task(workers.move("expert", view(), 0))
        turns, longest, last = 0, 0.0, time.perf_counter()
        while not thinking.done():
            await asyncio.sleep(0.001)
            now = time.perf_counter()
            turns, longest, last = turns + 1, max(longest, now - last), now
        # A bot in the loop would let it turn once. How long a turn took is told, not judged: others work here too.
        sys.stdout.write(f"{turns} turns of the loop, the longest {1000 * longest:.1f} ms\n")
        assert turns > 1

    run(ask())


def test_too_many_jobs_are_refused_with_a_time_to_wait(pretend: Pretend) -> None:
    pretend("time.sleep(1000)")

    async def ask(workers: Workers) -> None:
        hints = [asyncio.create_task(workers.hints(view(), 0, 1)) for _ in range(3)]
        await until(lambda: workers.waiting == 3)
        with pytest.raises(Busy) as error:
            await workers.hints(view(), 0, 1)
        assert error.value.retry_after >= 1
        moves = [asyncio.create_task(workers.move("random", view(), 0)) for _ in range(3)]
        await until(lambda: workers.waiting == 6)
        with pytest.raises(Busy):
            await workers.move("random", view(), 0)
        moves[0].cancel()
        await until(lambda: workers.waiting == 5)
        moves.append(asyncio.create_task(workers.move("random", view(), 0)))
        await until(lambda: workers.waiting == 6)
        await workers.stop()
        ends = await asyncio.gather(*hints, *moves, return_exceptions=True)
        assert {type(end) for end in ends} == {Busy, asyncio.CancelledError}
        with pytest.raises(Busy, match="stopped"):
            await workers.move("random", view(), 0)

    with_workers(1, ask, most_waiting=3)


def test_a_cancelled_job_does_not_disturb_the_next(workers: Workers, run: Run[None]) -> None:
    async def ask() -> None:
        restarts, game = workers.restarts, Game.new(seed=4)
        [pid] = workers.pids
        os.kill(pid, signal.SIGSTOP)  # so that it is not done before it is to be, however slow the rest is
        running = asyncio.create_task(workers.move("mcts", view(), 0))
        await asyncio.sleep(0.05)
        waiting = asyncio.create_task(workers.move("mcts", view(), 0))
        await asyncio.sleep(0)
        assert workers.waiting == 1
        for task in (running, waiting):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        assert workers.waiting == 0
        os.kill(pid, signal.SIGCONT)
        assert await workers.move("greedy", game.view(0), 0) in map(str, game.legal(0))
        assert workers.restarts == restarts

    run(ask())


# What happens to workers


def test_a_job_is_answered_though_its_worker_is_killed(workers: Workers, run: Run[None]) -> None:
    async def ask() -> None:
        restarts, game = workers.restarts, Game.new(seed=4)
        [pid] = workers.pids
        os.kill(pid, signal.SIGSTOP)  # so that it is not done before
        thinking = asyncio.create_task(workers.move("expert", game.view(0), 0))
        await asyncio.sleep(0.1)
        os.kill(pid, signal.SIGKILL)
        assert await thinking in map(str, game.legal(0))
        assert workers.restarts == restarts + 1
        assert not is_alive(pid)

    run(ask())


def test_an_idle_worker_that_is_killed_is_replaced(workers: Workers, run: Run[None]) -> None:
    async def ask() -> None:
        [pid] = workers.pids
        os.kill(pid, signal.SIGKILL)
        await until(lambda: workers.ready == 1 and workers.pids != [pid])
        assert await workers.move("random", view(), 0)

    run(ask())


def test_a_worker_that_stalls_is_replaced(workers: Workers, run: Run[None], monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        [pid] = workers.pids
        os.kill(pid, signal.SIGSTOP)
        monkeypatch.setattr(pool, "GRACE_S", 0.5)
        thinking = asyncio.create_task(workers.move("random", view(), 0))
        await until(lambda: not is_alive(pid))
        assert not thinking.done()
        await until(thinking.done)
        # With so little grace a busy machine may need longer the second time; that is said.
        error = thinking.exception()
        assert error is None or "took longer" in str(error)

    run(ask())


def test_a_worker_ignores_interrupts(workers: Workers, run: Run[None]) -> None:
    async def ask() -> None:
        [pid] = workers.pids
        os.kill(pid, signal.SIGINT)
        os.kill(pid, signal.SIGTERM)
        assert await workers.move("random", view(), 0)
        assert workers.pids == [pid]

    run(ask())


@pytest.mark.parametrize("bot", ["random", "expert"])
def test_a_worker_ends_when_its_input_does(bot: str) -> None:
    with subprocess.Popen(pool.COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert json.loads(process.stdout.readline()) == {"number": 0}
        job = {"type": "move", "number": 1, "bot": bot, "view": view(), "seat": 0, "seed": 1}
        process.stdin.write(json.dumps(job).encode() + b"\n")
        process.stdin.close()
        assert process.wait(PATIENCE_S) == 0


def test_a_worker_is_gone_when_the_server_was_killed(tmp_path: Path) -> None:
    server = tmp_path / "server.py"
    server.write_text(
        "import asyncio\n"
        "from projectl.server.processes.workers import Workers\n"
        "async def serve():\n"
        "    workers = Workers(1)\n"
        "    await workers.start()\n"
        "    while not workers.pids:\n"
        "        await asyncio.sleep(0.01)\n"
        "    print(*workers.pids, flush=True)\n"
        "    await asyncio.sleep(1000)\n"
        "asyncio.run(serve())\n",
        encoding="utf-8",
    )
    with subprocess.Popen([sys.executable, str(server)], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        pid = int(process.stdout.readline())
        process.kill()
    asyncio.run(until(lambda: not runs(pid)))


@pytest.mark.parametrize("rubbish", ["hello", '{"number": 999}', '{"number": "1"}', "\\xff", "x" * 3_000_000])
def test_a_worker_that_writes_rubbish_is_replaced(pretend: Pretend, tmp_path: Path, rubbish: str) -> None:
    """Its job is tried by the next one, which does better."""
    mark = tmp_path / "mark"
    pretend(
        f"if os.path.exists({str(mark)!r}):\n"
        "    for job in (say(0) or jobs()): say(job['number'], move='pass')\n"
        "say(0)\n"
        "next(jobs())\n"
        f"open({str(mark)!r}, 'w').close()\n"
        f"sys.stdout.buffer.write({rubbish!r}.encode('latin-1') + b'\\n')\n"
        "sys.stdout.flush()\n"
        "time.sleep(1000)"
    )

    async def ask(workers: Workers) -> None:
        assert await workers.move("random", view(), 0) == "pass"
        assert workers.restarts == 1

    with_workers(1, ask)


def test_a_job_that_kills_two_workers_is_broken_and_says_how(pretend: Pretend) -> None:
    pretend(
        "say(0)\n"
        "for job in jobs():\n"
        "    if job['seat'] == 1: sys.exit(3)\n"
        "    if job['seat'] == 2: time.sleep(1000)\n"
        "    say(job['number'], move='pass')"
    )

    async def ask(workers: Workers) -> None:
        with pytest.raises(Broken, match=r"died \(exit code 3\); then a worker died \(exit code 3\)"):
            await workers.move("random", view(), 1)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(pool, "GRACE_S", 0.2)
            with pytest.raises(Broken, match=r"took longer than 0\.2 s; then"):
                await workers.move("random", view(), 2)
        assert await workers.move("random", view(), 0) == "pass"
        assert workers.restarts == 4

    with_workers(2, ask)


def test_a_hint_that_kills_a_worker_is_not_tried_again(pretend: Pretend) -> None:
    pretend(
        "say(0)\nfor job in jobs():\n    if job['type'] == 'hints': sys.exit(3)\n    say(job['number'], move='pass')"
    )

    async def ask(workers: Workers) -> None:
        with pytest.raises(Broken, match=r"^a worker died \(exit code 3\)$"):
            await workers.hints(view(), 0, 1)
        assert await workers.move("random", view(), 0) == "pass"
        assert workers.restarts == 1

    with_workers(1, ask)


def test_workers_that_die_at_the_start_are_replaced_with_pauses(
    pretend: Pretend, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "FIRST_PAUSE_S", 0.01)
    tries = tmp_path / "tries"
    pretend(
        f"with open({str(tries)!r}, 'a') as file: file.write('x')\n"
        f"if os.path.getsize({str(tries)!r}) < 4: sys.exit('the cache cannot be written' * 1000)\n"
    )
    with (tmp_path / "worker.py").open("a", encoding="utf-8") as script:
        script.write(PROPER)

    async def ask(workers: Workers) -> None:
        assert await workers.move("random", view(), 0) == "pass"
        assert workers.restarts == 3

    with_workers(1, ask)


def test_a_program_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch, pretend: Pretend) -> None:
    monkeypatch.setattr(pool, "FIRST_PAUSE_S", 0.01)
    monkeypatch.setattr(pool, "COMMAND", ("/there/is/no/such/program",))

    async def ask(workers: Workers) -> None:
        thinking = asyncio.create_task(workers.move("random", view(), 0))
        await until(lambda: workers.restarts > 1)
        pretend(PROPER)
        assert await thinking == "pass"

    with_workers(1, ask)


# What they leave behind


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_on_both_event_loops_workers_die_and_stop_in_good_order(
    pretend: Pretend, loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    pretend(PROPER)

    async def ask() -> None:
        workers = Workers(3)
        await workers.start()
        await until(lambda: workers.ready == 3)
        killed = workers.pids[1]
        os.kill(killed, signal.SIGKILL)
        answers = await asyncio.gather(*(workers.move("random", view(), 0) for _ in range(200)))
        assert set(answers) == {"pass"}
        await until(lambda: workers.ready == 3)
        pids = [killed, *workers.pids]
        await workers.stop()
        await workers.stop()
        assert not any(map(is_alive, pids))

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(ask())


def test_stopping_ends_workers_that_think_stall_or_warm_up(pretend: Pretend, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LEAVE_S", 0.5)
    pretend("say(0)\nfor job in jobs(): time.sleep(1000)")

    async def ask(workers: Workers) -> None:
        await until(lambda: workers.ready == 1)
        thinking = asyncio.create_task(workers.move("expert", view(), 0))
        await asyncio.sleep(0.1)
        [pid] = workers.pids
        os.kill(pid, signal.SIGSTOP)
        await workers.stop()
        assert not is_alive(pid)
        with pytest.raises(Busy, match="stopped"):
            await thinking

    async def stop_early(workers: Workers) -> None:
        await asyncio.sleep(0)
        await workers.stop()
        assert workers.pids == []

    with_workers(1, ask)
    with_workers(2, stop_early)


def test_workers_are_told_no_secrets() -> None:
    kept = {"PATH": "/bin", "HOME": "/", "LANG": "C", "PROJECTL_CACHE": "/c", "PYTHONPATH": "src"}
    secret = ("PROJECTL_DATABASE", "database_url", "MY_SECRET_X", "GH_TOKEN", "PGPASSWORD", "AWS_ACCESS_KEY_ID")
    assert pool.environment(kept | dict.fromkeys(secret, "x")) == kept
