"""`exec:COMMAND`: a bot that is a program of its own, in any language, talked to by the protocol."""

import shlex
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from projectl import Game, Move, __version__
from projectl.bots.bot import seat_of
from projectl.bots.forfeit import HELLO, Forfeit
from projectl.bots.process import Ended, LineProcess, Silence
from projectl.bots.protocol import (
    MOST_LINE,
    VERSION,
    Answer,
    Decide,
    Forfeited,
    Hello,
    HelloBack,
    Message,
    NewGame,
    Quit,
    Result,
    to_line,
)

MOST_SHOWN: Final = 100
"""Letters of a bot's line that a sentence quotes."""
MOST_NAME: Final = 30


class Limits(NamedTuple):
    """How long a program may take: to start, for a decision, and to leave; and how long it should think."""

    start_ms: int = 30_000
    timeout_ms: int = 10_000
    leave_ms: int = 500
    think_ms: int = 1_000


LIMITS: Final = Limits()
TERMS: Final = ("players", "variant", "edition", "expansions", "difficulty", "options", "puzzles")
"""What a view says about the game as a whole."""

Reply = TypeVar("Reply", bound=Message)


def _expanded(word: str) -> str:
    """A path in somebody's home folder, as a shell would write it out; a RuntimeError where there is no such home."""
    return str(Path(word).expanduser()) if word.startswith("~") else word


def read_command(text: str) -> list[str]:
    """The words of a command that can be started; a ValueError says why it cannot."""
    try:
        words = [_expanded(word) for word in shlex.split(text)]
    except (ValueError, RuntimeError) as error:
        raise ValueError(f"the command in exec:{text} cannot be read: {error}") from None
    if not words:
        raise ValueError("exec: lacks a command; write exec:./mybot, or exec:python3 mybot.py")
    program = words[0]
    if shutil.which(program) is None:
        if Path(program).is_file():
            here = f"exec:./{program}, or " if Path(program).name == program else ""
            raise ValueError(f"{program} cannot be run as a program; try {here}exec:python3 {program}")
        raise ValueError(f"there is no program {program!r}, so exec:{text} cannot be started")
    return words


def command_name(text: str) -> str:
    """A command in a few letters: its words without their folders."""
    name = " ".join(Path(word).name or word for word in shlex.split(text))
    return name if len(name) <= MOST_NAME else f"{name[: MOST_NAME - 3]}..."


def _quoted(line: bytes) -> str:
    text = line.decode("utf-8", "replace").rstrip("\r\n")
    return ascii(text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}...")


def own_seed(seed: int, game: int) -> int:
    """A seed for the program's own dice, from which nobody finds out the seed of the game."""
    return int.from_bytes(sha256(f"projectl-bot {seed} {game}".encode()).digest()[:4])


def _why_not(view: dict[str, Any], moves: Sequence[Move], move: str | int) -> str:
    """Why the rules refuse a move, as far as the view tells."""
    refusal = Game.from_view(view, 0).why_not(move, seat_of(view, moves))
    if refusal is None:
        return "It is not among the moves that were offered."
    return f"{refusal.sentence} ({refusal.rule})" if refusal.rule else refusal.sentence


class ExternalBot:
    """A program in a seat. Whatever it does wrong is a Forfeit, and ends it."""

    def __init__(self, command: str, seed: int, limits: Limits = LIMITS) -> None:
        self._words = read_command(command)
        self.name = command_name(command)
        self._seed = seed
        self._limits = limits
        self._process: LineProcess | None = None
        self._games = 0
        self._decisions = 0

    def start(self) -> None:
        """Start the program and shake hands, unless that is done already; `choose` does it when nobody else did."""
        if self._process is not None:
            return
        try:
            self._process = LineProcess(self._words, MOST_LINE)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise Forfeit("not_started", name=self.name, reason=reason) from None
        with self._ended_by_trouble():
            hello = Hello(protocol=VERSION, program=f"projectl {__version__}", timeout_ms=self._limits.timeout_ms)
            back = self._ask(hello, HelloBack, HELLO, self._limits.start_ms)
            if back.protocol != VERSION:
                raise self._forfeit("version", theirs=back.protocol, ours=VERSION)

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """The program's move; a Forfeit says what it did instead."""
        self.start()
        with self._ended_by_trouble():
            if self._decisions == 0:
                self._send(self._new_game(view, moves))
            self._decisions += 1
            question = f"decision {self._decisions}"
            decide = Decide(
                decision=self._decisions,
                think_ms=self._limits.think_ms,
                view=view,
                moves=[str(move) for move in moves],
                indices=[move.index for move in moves],
            )
            answer = self._ask(decide, Answer, question, self._limits.timeout_ms)
            if answer.decision not in (None, self._decisions):
                reason = f"it answers decision {answer.decision}"
                raise self._forfeit("rubbish", question=question, line=_quoted(to_line(answer)), reason=reason)
            for move in moves:
                if answer.move in (str(move), move.index):
                    return move
            shown, reason = _quoted(str(answer.move).encode()), _why_not(view, moves, answer.move)
            raise self._forfeit("illegal", question=question, move=shown, reason=reason)

    def finish(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Tell it the result; what is asked next is a new game."""
        if self._decisions:
            self._send(Result(scores=list(scores), winners=list(winners)))
            self._decisions = 0

    def close(self) -> None:
        """End the program, politely first."""
        if self._process is not None:
            process, self._process, self._decisions = self._process, None, 0
            process.send(to_line(Quit()))
            process.close(self._limits.leave_ms / 1000)

    # Talking

    @contextmanager
    def _ended_by_trouble(self) -> Iterator[None]:
        """A program that forfeits is told why; one that is not waited for any more (Ctrl-C) is ended too."""
        try:
            yield
        except BaseException as error:
            if isinstance(error, Forfeit):
                self._send(Forfeited(code=error.code, cause=error.cause))
            self.close()
            raise

    def _new_game(self, view: dict[str, Any], moves: Sequence[Move]) -> NewGame:
        self._games += 1
        return NewGame(
            seat=seat_of(view, moves),
            seed=own_seed(self._seed, self._games),
            think_ms=self._limits.think_ms,
            **{key: view[key] for key in TERMS},
        )

    def _send(self, message: Message) -> None:
        if self._process is not None:
            self._process.send(to_line(message))

    def _ask(self, message: Message, kind: type[Reply], question: str, most_ms: int) -> Reply:
        process = self._process
        assert process is not None
        process.send(to_line(message))
        try:
            line = process.receive(most_ms / 1000)
        except Silence:
            raise self._forfeit("silent", question=question, seconds=most_ms / 1000) from None
        except Ended as end:
            if end.how is None:
                raise self._forfeit("closed", question=question) from None
            raise self._forfeit("crashed", question=question, how=end.how) from None
        if len(line) > MOST_LINE:
            raise self._forfeit("too_long", question=question, most=MOST_LINE)
        try:
            return msgspec.json.decode(line, type=kind)
        except (ValueError, RecursionError) as error:
            raise self._forfeit("rubbish", question=question, line=_quoted(line), reason=str(error)) from None

    def _forfeit(self, code: str, **arguments: Any) -> Forfeit:
        stderr = self._process.stderr if self._process is not None else ""
        return Forfeit(code, stderr, name=self.name, **arguments)
