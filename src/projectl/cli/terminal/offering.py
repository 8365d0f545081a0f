"""Games that were left are offered before a new one begins."""

from typing import Final

from projectl.cli.terminal.asking import plain_ask
from projectl.cli.terminal.keeping import Unfinished, folder, unfinished
from projectl.cli.terminal.seating import seats_of
from projectl.cli.terminal.session import Session
from projectl.cli.terminal.sitting_down import go_on
from projectl.words import say
from projectl.words.phrases import listed

MOST: Final = 9
"""Of the games that are listed: the latest."""
FORGET: Final = "forget"


def offer(session: Session) -> bool:
    """Ask which game to go on with, if any was left; whether one was chosen."""
    while left := unfinished():
        _list(session, left)
        try:
            words = plain_ask(f"{say('kept-which')} ").lower().split()
        except EOFError:
            return False
        if not words:
            return False
        number = next((number for number in range(1, len(left[:MOST]) + 1) if str(number) == words[-1]), None)
        if number is None or words[:-1] not in ([], [FORGET]):
            session.say(say("kept-which-number", count=len(left[:MOST])), "bold red")
        elif words[:-1]:
            left[number - 1].kept.forget()
            session.say(say("kept-forgotten", number=number))
        elif left[number - 1].kept.take():
            go_on(session, left[number - 1])
            return True
        else:
            session.say(say("kept-elsewhere"), "bold red")
    return False


def _list(session: Session, left: list[Unfinished]) -> None:
    session.say(say("kept-list", number=len(left)))
    for number, each in enumerate(left[:MOST], 1):
        session.say(_line(number, each))
    if left[MOST:]:
        session.say(say("kept-older", count=len(left[MOST:]), folder=folder()))


def _line(number: int, left: Unfinished) -> str:
    """When it was played, who sat there, and how far it is."""
    view = left.game.view()
    seating, _ = seats_of(left.game.seated, programs=None)
    who = listed([seating.name(seat) for seat in range(len(seating.bots))])
    beat = "beat" if view["variant"] == "line-clear" else "round"
    where = say(f"table-{beat}", round=view["round"]) if view["phase"] == "turn" else say(f"table-{view['phase']}")
    return say(
        "kept-left", number=f"{number:>3}", when=f"{left.at:%Y-%m-%d %H:%M}", who=who, kind=view["variant"], where=where
    )
