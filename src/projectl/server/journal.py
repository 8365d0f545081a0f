"""The journal, what the server writes about itself: key=value at a terminal, a line of JSON for everything else.

Tokens, keys, passwords, recovery codes and what people say to each other never get here; should somebody write one by
mistake, it is taken out by its name. Of errors only their kind and place are written, because their texts may quote
what was sent.
"""

import logging
import sys
import traceback
from typing import Any, Final

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

SECRET: Final = frozenset(
    ("key", "token", "cookie", "password", "old", "new", "code", "codes", "recovery", "text", "seed", "headers", "body")
)
HIDDEN: Final = "[hidden]"
FRAMES: Final = 20


def hide(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Take secrets out by their names."""
    for name in SECRET & event.keys():
        event[name] = HIDDEN
    return event


def place(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Write an exception as its kind and where it came from."""
    raised = event.pop("exc_info", None)
    if raised is True:
        raised = sys.exc_info()[1]
    if isinstance(raised, tuple):
        raised = raised[1]
    if isinstance(raised, BaseException):
        event["error"] = type(raised).__name__
        if isinstance(raised, OSError) and raised.strerror:
            event["reason"] = raised.strerror
        frames = traceback.extract_tb(raised.__traceback__)[-FRAMES:]
        event["where"] = " > ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames)
    return event


class _ToStderr(logging.StreamHandler[Any]):
    """Writes to whatever standard error is now."""

    def emit(self, record: logging.LogRecord) -> None:
        self.stream = sys.stderr
        super().emit(record)


def set_up_once() -> None:
    """Unless somebody did before. Left alone, structlog writes errors with all variables, secrets too."""
    if not structlog.is_configured():
        set_up()


def set_up(is_terminal: bool | None = None) -> None:
    """Write the journal to standard error from now on, what uvicorn says too."""
    if is_terminal is None:
        is_terminal = sys.stderr.isatty()
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        place,
        hide,
    ]
    writer: Any = structlog.processors.JSONRenderer(default=repr)
    if is_terminal:
        writer = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=True,
    )
    handler = _ToStderr()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, writer],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    # Others speak only of trouble: uvicorn's lines about connections quote addresses with whatever keys they carry.
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    logging.getLogger("projectl").setLevel(logging.INFO)
