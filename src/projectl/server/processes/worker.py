"""The program of a worker process: a job comes in as a line of JSON, its answer goes out as one.

`workers.Workers` runs it as `python -m projectl.server.processes.worker`. Its first answer, number 0, says that it is
ready. An error that nobody foresaw ends it, and with it whatever state the error left behind; another worker takes its
place.
"""

import os
import queue
import signal
import threading
from functools import cache
from typing import IO, Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from projectl import Game
from projectl.analysis import account, hints, plan_of
from projectl.bots import BOTS, Bot, draw_from, make, start
from projectl.bots.compiling import SERVED, compile_parts
from projectl.bots.story import HINT_MS

NICENESS: Final = 5
"""Whoever serves people goes first."""


class MoveJob(Struct, tag="move", frozen=True):
    """What would this bot decide, with this chance?"""

    number: int
    bot: str
    view: dict[str, Any]
    seat: int
    seed: int


class HintsJob(Struct, tag="hints", frozen=True):
    """What are the best moves here, by this chance?"""

    number: int
    view: dict[str, Any]
    seat: int
    count: int
    seed: int
    language: str = "en"


class TouchesJob(Struct, tag="touches", frozen=True):
    """What can Finishing Touches still bring?"""

    number: int
    view: dict[str, Any]
    seat: int


class PlanJob(Struct, tag="plan", frozen=True):
    """How soon could this puzzle be full?"""

    number: int
    view: dict[str, Any]
    seat: int
    source: str


Job: TypeAlias = MoveJob | HintsJob | PlanJob | TouchesJob


class Answer(Struct, frozen=True, omit_defaults=True):
    """What came of a job; `refusal` says why it cannot be done by anybody."""

    number: int
    move: str = ""
    hints: list[dict[str, Any]] = []
    plan: dict[str, Any] = {}
    touches: dict[str, Any] = {}
    refusal: str = ""


READY: Final = 0
"""The number of the answer to no job."""

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)


@cache
def _bot(name: str) -> Bot:
    """The one bot of this name; it plays in many games, so nothing that it keeps may belong to one."""
    bot = make(name, 0)
    start(bot)
    return bot


def answer(job: Job) -> Answer:
    """Do a job."""
    try:
        moves = Game.from_view(job.view, 0).legal(job.seat)
        if isinstance(job, TouchesJob):
            return Answer(job.number, touches=account(job.view, job.seat).to_dict())
        if isinstance(job, PlanJob):
            return Answer(job.number, plan=plan_of(job.view, job.seat, job.source).to_dict())
    except ValueError as error:
        return Answer(job.number, refusal=str(error))
    if isinstance(job, HintsJob):
        found = hints(job.view, job.seat, job.count, HINT_MS, seed=job.seed)
        return Answer(job.number, hints=[hint.to_dict(job.language) for hint in found])
    if not moves:
        return Answer(job.number, refusal=f"seat {job.seat} has nothing to decide")
    bot = _bot(job.bot)
    draw_from(bot, job.seed)
    return Answer(job.number, move=str(bot.choose(job.view, moves)))


def warm_up() -> None:
    """Let every bot decide once, give a hint, make a plan and count touches, so that no job waits for compiled code."""
    game = Game.new(seed=0)
    view, moves = game.view(0), game.legal(0)
    for name, kind in BOTS.items():
        is_patient = any(setting.name == "nodes" for setting in kind.settings)
        make(f"{name}:nodes=1" if is_patient else name, 0).choose(view, moves)
    hints(view, 0, nodes=1)
    plan_of(view, 0, "W1")
    for _ in range(2):
        game.play("pass")  # [E8] a round in which nobody does anything is the last
    account(game.view(0), 0)


def _listen(jobs: "queue.SimpleQueue[bytes]") -> None:
    """Take in jobs until the server closes the pipe or is no more; then end at once, whatever is being thought."""
    with open(0, "rb", closefd=False) as pipe:
        for line in pipe:
            jobs.put(line)
    os._exit(0)


def _take_stdout() -> IO[bytes]:
    """Standard output for answers alone; what anybody prints goes to standard error."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _send(answers: IO[bytes], what: Answer) -> None:
    answers.write(_encoder.encode(what) + b"\n")
    answers.flush()


def main() -> None:
    """Answer for as long as somebody asks."""
    # Ctrl-C and systemd tell the whole group; the server decides when its workers end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = _take_stdout()
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(jobs,), daemon=True).start()
    compile_parts(SERVED)
    warm_up()
    _send(answers, Answer(READY))
    while True:
        _send(answers, answer(_decoder.decode(jobs.get())))


if __name__ == "__main__":
    main()
