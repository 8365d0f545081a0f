"""Why something was not done: a code and arguments for the client to put into words, and an English sentence."""

import math
from typing import Any

from projectl import Refusal
from projectl.words import say
from projectl.words.phrases import kebab


class NotNow(Exception):
    """Nothing was done; says why."""

    def __init__(self, code: str, retry_after: float | None = None, **arguments: Any) -> None:
        seconds = {} if retry_after is None else {"seconds": f"{retry_after:.0f}" if retry_after >= 1 else "1"}
        super().__init__(say(f"server-{kebab(code)}", **arguments, **seconds))
        self.code = code
        self.arguments = {**arguments, **seconds}
        self.rule: str | None = None
        self.retry_after = retry_after


class AgainstTheRules(NotNow):
    """The rules of the game forbid it."""

    def __init__(self, refusal: Refusal) -> None:
        Exception.__init__(self, refusal.sentence)
        self.code = refusal.code
        self.arguments = dict(refusal.args)
        self.rule = refusal.rule
        self.retry_after = None


class Refused(NotNow):
    """A refusal with the status it is answered with."""

    def __init__(self, code: str, status: int, retry_after: float | None = None, **arguments: Any) -> None:
        seconds: dict[str, Any] = {} if retry_after is None else {"seconds": math.ceil(retry_after)}
        Exception.__init__(self, say(f"http-{kebab(code)}", **arguments, **seconds))
        self.code = code
        self.status = status
        self.arguments = {**arguments, **seconds}
        self.rule = None
        self.retry_after = retry_after
