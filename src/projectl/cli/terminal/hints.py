"""What the table waits for: the prompt, and a line about an open choice or action."""

from collections.abc import Sequence
from typing import Any

from projectl.cli.terminal.seating import Seating
from projectl.cli.terminal.table import lights
from projectl.words import say
from projectl.words.phrases import listed

View = dict[str, Any]


def prompt(view: View, seat: int, seating: Seating) -> str:
    """Who is asked, the actions left, and what was begun: `You ●●○ master> `."""
    if view["phase"] == "over":
        return "> "
    area = view["seats"][seat]
    words = [seating.name(seat)]
    if view["phase"] == "turn":
        words.append(lights(area["actions_left"]))
    if area["pending"]:
        words.append(area["pending"]["kind"])
    return f"{' '.join(words)}> "


def _open(pending: View, legal: Sequence[str]) -> str:
    """[T13] the open choice or action of a seat."""
    kind = pending["kind"]
    short = ", ".join(legal)
    if kind == "ghost":
        parts = [f"{piece}{say('table-times', count=count)}" for piece, count in pending["parts"].items()]
        return say("hint-ghost", parts=listed(parts) if parts else say("table-nothing"))
    if kind == "reward":
        return say("hint-reward", puzzle=pending["puzzles"][0], moves=short)
    if kind == "levelup":
        key = "hint-levelup-again" if pending["raised"] else "hint-levelup"
        return say(key, puzzle=pending["puzzles"][0])
    if kind == "recycle":
        return say("hint-recycle", deck=pending["row"], moves=short)
    return say(f"hint-{kind}")


def hint(view: View, seat: int, seating: Seating, legal: Sequence[str]) -> str:
    """One line about what is expected; empty in the middle of an ordinary turn."""
    area = view["seats"][seat]
    if view["phase"] == "finishing":
        return say("hint-finishing", pieces=area["touches"])
    if area["pending"]:
        return _open(area["pending"], legal)
    others = [other for other in view["to_decide"] if other != seat and other in seating.people]
    if others:
        return say("hint-two-decide", others=seating.name(others[0]), number=others[0] + 1)
    return ""
