"""Worker processes that think for the server: bots at seats, hints, plans, and what touches bring.

The server's event loop only writes and reads pipes. A worker that dies, that takes too long or that writes what no
worker writes is replaced, and its job is done once more by another, unless it was advice. Moves that somebody
waits for go before advice, and advice before moves at tables whose people are away; among moves people and tables take
turns.
"""

import asyncio
import os
import secrets
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count as numbers
from typing import Any, Final, Self

import msgspec
import structlog

from projectl.bots import BOTS
from projectl.bots.compiling import SERVED, expected_s, missing
from projectl.bots.process import how_it_ended
from projectl.bots.story import HINT_MS
from projectl.server.processes.turns import Turns
from projectl.server.processes.worker import READY, Answer, HintsJob, Job, MoveJob, PlanJob, TouchesJob

COMMAND: Final = (sys.executable, "-m", "projectl.server.processes.worker")
SECRETS: Final = ("DATABASE", "SECRET", "TOKEN", "PASS", "CREDENTIAL", "KEY", "DSN")
"""Words in the names of variables that are no business of a worker."""
WARM_S: Final = 5.0
"""About how long a worker takes to begin when everything is compiled."""
WARM_UP_S: Final = 600.0
"""A worker may have to compile everything, on a busy machine."""
GRACE_S: Final = 10.0
"""How much longer than it was told to think a job may take."""
LEAVE_S: Final = 2.0
"""How long workers may take to leave before they are ended."""
COME_BACK_S: Final = 5.0
"""When a server that stops may be there again."""
FIRST_PAUSE_S: Final = 0.5
LONGEST_PAUSE_S: Final = 30.0
"""Pauses before a worker is replaced that never did anything."""
MOST_TRIES: Final = 2
SEED_BITS: Final = 63
USUAL: Final = 20
"""Over about how many jobs their usual time is taken."""
MOST_LINE: Final = 1 << 20
MOST_ERRORS: Final = 2000
"""Bytes kept of what a worker writes to standard error."""

journal = structlog.get_logger()
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Answer)


class Busy(Exception):
    """Too many jobs wait, or the server is stopping; `retry_after` says in how many seconds to ask again."""

    def __init__(self, why: str, retry_after: float) -> None:
        super().__init__(f"{why}; ask again in {retry_after:.0f} s")
        self.retry_after = retry_after


class Broken(Exception):
    """A job failed, a move twice; the message says how."""


def _stopped() -> Busy:
    # Not Broken: nothing is wrong with the job, and nobody should decide anything else in its place.
    return Busy("the workers were stopped", COME_BACK_S)


class _Rubbish(Exception):
    """A line that no worker writes at this time."""


@dataclass(eq=False)
class _Waiting:
    """A job on its way: the line that asks for it, how many seconds and tries it may take, and its answer to be."""

    number: int
    line: bytes
    seconds: float
    tries: int
    host: str
    table: str
    queue: "Turns[_Waiting]"
    answer: "asyncio.Future[Answer]"
    failures: list[str] = field(default_factory=list)


def environment(of: Mapping[str, str] = os.environ) -> dict[str, str]:
    """What workers may know of the server's environment: no secrets."""
    return {name: value for name, value in of.items() if not any(word in name.upper() for word in SECRETS)}


class _Worker:
    """A process, what it works on, and until when it may."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.job: _Waiting | None = None
        self.is_ready = False
        self.answers = 0
        self.expected: int | None = READY
        self._began = 0.0
        self._why = ""
        self._errors = b""
        self._reading = asyncio.create_task(self._keep_errors())
        self._timer = self._allow(WARM_UP_S)

    @classmethod
    async def start(cls) -> Self:
        """A new process; an OSError says why there is none."""
        pipe = asyncio.subprocess.PIPE
        return cls(
            await asyncio.create_subprocess_exec(
                *COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, limit=MOST_LINE, env=environment()
            )
        )

    async def _keep_errors(self) -> None:
        assert self.process.stderr is not None
        while said := await self.process.stderr.read(MOST_ERRORS):
            self._errors = (self._errors + said)[-MOST_ERRORS:]

    @property
    def errors(self) -> str:
        """The end of what it wrote to standard error."""
        return self._errors.decode("utf-8", "replace")

    def _allow(self, seconds: float) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self.kill, f"took longer than {seconds:g} s")

    def begin(self, job: _Waiting) -> None:
        """Work on a job."""
        assert self.process.stdin is not None
        self.job, self.expected = job, job.number
        self._began = asyncio.get_running_loop().time()
        self._timer = self._allow(job.seconds)
        # A process that has just died may have closed its pipe: whoever reads its answers will notice.
        with suppress(OSError, RuntimeError):
            self.process.stdin.write(job.line)

    def rest(self) -> _Waiting | None:
        """Wait for the next job; the one that is done."""
        self._timer.cancel()
        done, self.job, self.expected = self.job, None, None
        return done

    @property
    def took_s(self) -> float:
        """How long it has been since its last job came."""
        return asyncio.get_running_loop().time() - self._began

    async def line(self) -> bytes:
        """Its next line; an unfinished one, or none, is its last."""
        assert self.process.stdout is not None
        try:
            return await self.process.stdout.readline()
        except ValueError:
            raise _Rubbish from None

    def leave(self) -> None:
        """Ask it to end, whatever it is thinking."""
        assert self.process.stdin is not None
        self.process.stdin.close()

    def kill(self, why: str) -> None:
        """End it now."""
        self._why = self._why or why
        with suppress(ProcessLookupError):
            self.process.kill()

    async def end(self) -> str:
        """End it if it still runs, wait until it is gone, and say how it ended."""
        assert self.process.stdout is not None
        self._timer.cancel()
        self.leave()
        if not self._why:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), LEAVE_S)
        with suppress(ProcessLookupError):
            self.process.kill()
        # Pipes count as open until they are read to their end.
        while await self.process.stdout.read(MOST_LINE):
            pass
        await self._reading
        code = await self.process.wait()
        return self._why or f"died ({how_it_ended(code)})"


class Workers:
    """So many worker processes, and the jobs that wait for them."""

    def __init__(self, count: int, *, most_waiting: int = 2000) -> None:
        self.restarts = 0
        self._count = count
        self._most_waiting = most_waiting
        self._moves: Turns[_Waiting] = Turns()
        self._hints: Turns[_Waiting] = Turns()
        self._later: Turns[_Waiting] = Turns()
        """Moves that nobody waits for now."""
        self._workers: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._places: list[asyncio.Task[None]] = []
        self._stopping = asyncio.Event()
        self._numbers = numbers(READY + 1)
        self._usual_s = 0.5
        self._expected_at = 0.0

    @property
    def ready(self) -> int:
        """How many workers are warmed up."""
        return sum(worker.is_ready for worker in self._workers)

    @property
    def ready_in(self) -> int:
        """About how many seconds until somebody can think; 0 when somebody can, or nobody ever will."""
        if self.ready or not self._count:
            return 0
        return max(1, round(self._expected_at - asyncio.get_running_loop().time()))

    @property
    def waiting(self) -> int:
        """How many jobs no worker has begun."""
        return len(self._moves) + len(self._hints) + len(self._later)

    @property
    def pids(self) -> list[int]:
        """The processes there are now."""
        return sorted(worker.process.pid for worker in self._workers)

    async def start(self) -> None:
        """Start the processes; jobs wait until they are ready."""
        compiling_s = expected_s(missing(SERVED))
        self._expected_at = asyncio.get_running_loop().time() + WARM_S + compiling_s
        self._places = [asyncio.create_task(self._keep_one()) for _ in range(self._count)]

    async def stop(self) -> None:
        """End all processes; whoever waits for a job is told Busy."""
        self._stopping.set()
        for queue in (self._moves, self._hints, self._later):
            for job in queue:
                self._give_up(job, _stopped())
            queue.clear()
        for worker in self._workers:
            worker.leave()
        try:
            if self._places:
                await asyncio.wait(self._places, timeout=LEAVE_S)
        finally:
            for worker in self._workers:
                worker.kill("would not leave")
        await asyncio.gather(*self._places)

    async def move(
        self, bot: str, view: dict[str, Any], seat: int, *, table: str = "", host: str = "", is_urgent: bool = True
    ) -> str:
        """The decision of a bot, given by its plain name, for a seat that sees this view.

        The hosts of tables take turns, and then their tables. Nobody waits for what is not urgent.
        """
        if bot not in BOTS:
            raise ValueError(f"there is no bot {bot!r}; the bots are {', '.join(BOTS)}")
        think_ms = next((setting.default or 0 for setting in BOTS[bot].settings if setting.name == "think_ms"), 0)
        # Hints never take the places of moves, nor moves that nobody waits for that of others.
        queue = self._moves if is_urgent else self._later
        self._check_places(len(queue))
        what = MoveJob(next(self._numbers), bot, view, seat, secrets.randbits(SEED_BITS))
        return (await self._ask(what, queue, think_ms / 1000, MOST_TRIES, host, table)).move

    def hurry(self, table: str) -> None:
        """Somebody waits for what is thought about at a table."""
        for job in [job for job in self._later if job.table == table]:
            self._later.drop(job)
            job.queue = self._moves
            self._moves.add(job)

    async def hints(self, view: dict[str, Any], seat: int, count: int, language: str = "en") -> list[dict[str, Any]]:
        """The best moves of a seat that sees this view, best first, with reasons in a language."""
        self._check_places(len(self._moves) + len(self._hints))
        what = HintsJob(next(self._numbers), view, seat, count, secrets.randbits(SEED_BITS), language)
        return (await self._ask(what, self._hints, HINT_MS / 1000, 1)).hints

    async def plan(self, view: dict[str, Any], seat: int, source: str) -> dict[str, Any]:
        """The fewest actions in which a seat that sees this view takes a puzzle and fills it, and how."""
        self._check_places(len(self._moves) + len(self._hints))
        return (await self._ask(PlanJob(next(self._numbers), view, seat, source), self._hints, 0.0, 1)).plan

    async def touches(self, view: dict[str, Any], seat: int) -> dict[str, Any]:
        """What the Finishing Touches of a seat that sees this view can still bring: see `analysis.account`."""
        self._check_places(len(self._moves) + len(self._hints))
        return (await self._ask(TouchesJob(next(self._numbers), view, seat), self._hints, 0.0, 1)).touches

    def _check_places(self, waiting: int) -> None:
        if waiting >= self._most_waiting:
            raise Busy("too many jobs wait", max(1.0, self.waiting * self._usual_s / max(1, self._count)))

    async def _ask(
        self, what: Job, queue: Turns[_Waiting], think_s: float, tries: int, host: str = "", table: str = ""
    ) -> Answer:
        if self._stopping.is_set():
            raise _stopped()
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        line = _encoder.encode(what) + b"\n"
        job = _Waiting(what.number, line, think_s + GRACE_S, tries, host, table, queue, future)
        queue.add(job)
        self._hand_out()
        try:
            answer = await future
        except asyncio.CancelledError:
            job.queue.drop(job)
            raise
        if answer.refusal:
            raise ValueError(answer.refusal)
        return answer

    def _hand_out(self) -> None:
        """Give idle workers what waits."""
        while self._idle and (queue := self._moves or self._hints or self._later):
            job = queue.take()
            if not job.answer.done():
                self._idle.pop().begin(job)

    async def _keep_one(self) -> None:
        """Keep one place filled: with a worker, and another after it."""
        pause = 0.0
        while not self._stopping.is_set():
            try:
                worker = await _Worker.start()
            except OSError as error:
                how, errors, did_work = f"could not be started: {error}", "", False
            else:
                how = await self._employ(worker)
                errors, did_work = worker.errors, worker.answers > 0
            if self._stopping.is_set():
                return
            self.restarts += 1
            pause = 0.0 if did_work else min(LONGEST_PAUSE_S, max(FIRST_PAUSE_S, 2 * pause))
            journal.warning("a worker is replaced", how=how, errors=errors, pause_s=pause)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), pause)

    async def _employ(self, worker: _Worker) -> str:
        """Let a worker work until it ends; how it did."""
        self._workers.add(worker)
        if self._stopping.is_set():
            worker.leave()
        try:
            while (line := await worker.line()).endswith(b"\n"):
                self._accept(worker, line)
        except _Rubbish:
            worker.kill("wrote what no worker writes")
        finally:
            if worker in self._idle:
                self._idle.remove(worker)
            how = await worker.end()
            self._workers.remove(worker)
            if worker.job is not None:
                self._try_again(worker.job, how)
        return how

    def _accept(self, worker: _Worker, line: bytes) -> None:
        try:
            answer = _decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise _Rubbish from None
        if answer.number != worker.expected:
            raise _Rubbish
        job = worker.rest()
        worker.is_ready = True
        if job is not None:
            worker.answers += 1
            self._usual_s += (worker.took_s - self._usual_s) / USUAL
            if not job.answer.done():
                job.answer.set_result(answer)
        self._idle.append(worker)
        self._hand_out()

    def _try_again(self, job: _Waiting, how: str) -> None:
        job.failures.append(f"a worker {how}")
        if self._stopping.is_set():
            self._give_up(job, _stopped())
        elif len(job.failures) >= job.tries:
            self._give_up(job, Broken("; then ".join(job.failures)))
        else:
            job.queue.put_back(job)
            self._hand_out()

    @staticmethod
    def _give_up(job: _Waiting, error: Busy | Broken) -> None:
        if not job.answer.done():
            job.answer.set_exception(error)
