"""What the broken bots still do right."""

import json
import sys
from typing import Any


def say(**message: Any) -> None:
    """Send a message."""
    print(json.dumps(message), flush=True)


def wait_for(kind: str) -> dict[str, Any]:
    """The next message of a kind; what comes before is passed over."""
    while True:
        message: dict[str, Any] = json.loads(sys.stdin.readline())
        if message["type"] == kind:
            return message


def hello() -> None:
    """Shake hands."""
    wait_for("hello")
    say(type="hello", protocol=1, name="broken")


def answer() -> None:
    """Make the first legal move."""
    say(type="move", move=wait_for("decide")["moves"][0])


def play() -> None:
    """Answer until the end of the game."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "decide":
            say(type="move", move=message["moves"][0])
        if message["type"] == "quit":
            return
