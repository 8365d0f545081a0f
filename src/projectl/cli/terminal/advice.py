"""`hint` at the table: the best moves now, what to expect of them, and why."""

from collections.abc import Iterator, Sequence
from textwrap import fill
from typing import TYPE_CHECKING, Final

from projectl.cli.terminal.session import Session
from projectl.words import say

if TYPE_CHECKING:
    from projectl.analysis import Hint

MOST: Final = 9
INDENT: Final = "  "


def advise(session: Session, count: int | None) -> None:
    """Think for a second and print the best moves of the seat that is asked."""
    from projectl.analysis import hints
    from projectl.bots.story import HINT_COUNT
    from projectl.cli.warm import compile_bots, compile_solver

    compile_bots(["mcts"])
    compile_solver()
    found = hints(session.game.view(session.seat), session.seat, count or HINT_COUNT, seed=len(session.made))
    for text, style in paragraphs(found, session.console.width):
        session.say(text, style)


def paragraphs(found: Sequence["Hint"], width: int) -> Iterator[tuple[str, str]]:
    """What is printed, with its style: the move as it is typed and its worth, then why, then how the turn goes on."""
    widest = max(len(str(hint.move)) for hint in found)
    for hint in found:
        yield f"{hint.move!s:<{widest}}   {worth(hint)}", "bold"
        yield fill(hint.reason(), width, initial_indent=INDENT, subsequent_indent=INDENT), ""
        if hint.line[1:]:
            then = say("advice-then", moves=", ".join(map(str, hint.line[1:])))
            yield fill(then, width, initial_indent=INDENT, subsequent_indent=INDENT), "dim"


def worth(hint: "Hint", language: str | None = None) -> str:
    """The points it leads by at the end, and the chance to win."""
    points = round(hint.margin, 1)
    key = "board-hint-behind" if points < 0 else "board-hint-ahead"
    return say(key, language, points=abs(points), chance=round(100 * hint.chance))
