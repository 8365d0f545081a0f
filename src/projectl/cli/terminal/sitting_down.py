"""Sitting down at a game that was saved, one that was left, or another of the same kind: who sits where."""

import secrets
from typing import Final

from projectl import Game
from projectl.cli.terminal.files import load_record
from projectl.cli.terminal.keeping import Unfinished
from projectl.cli.terminal.seating import SUBSTITUTE, Seating, draw_lots, seats_of
from projectl.cli.terminal.session import Session
from projectl.notation.records import read_record
from projectl.words import say

MOST_SEED: Final = 2**32
"""Seeds drawn here are short enough to be read out."""


def new_seed() -> int:
    """The seed of a game for which none was named."""
    return secrets.randbelow(MOST_SEED)


def sit_down_at(session: Session, name: str, asked: Seating | None = None) -> None:
    """Replay a record and take the seats: those asked for, or those it names; FileTrouble says what is wrong."""
    game, text = load_record(name)
    _sit_down(session, game, text, asked)
    session.notes.append(say("prompt-loaded", path=name, decisions=len(session.made)))


def go_on(session: Session, left: Unfinished) -> None:
    """Go on with a game that was left, with everybody who sat there."""
    game = left.game
    seating, _ = seats_of(game.seated, programs=None)
    left.kept.take()
    _sit_down(session, game, game.record(), seating)
    session.kept = left.kept
    session.notes.append(say("kept-goes-on", decisions=len(session.made)))


def _sit_down(session: Session, game: Game, text: str, asked: Seating | None) -> None:
    record = read_record(text)
    seed = record.number("seed") or 0
    missing: list[int] = []
    if asked is not None and len(asked.bots) == len(game.seated):
        seating = asked
    elif any(game.seated):
        seating, missing = seats_of(game.seated, session.programs)
    else:
        seating = _as_it_was(session, len(game.seated), seed)
    were = [one.name if one else "" for one in game.seated]
    session.sit_down(game, seating, seed, [(seat, move) for _, seat, move in record.moves])
    for seat in missing:
        session.notes.append(say("prompt-not-seated", number=seat + 1, bot=were[seat][:60], stand_in=SUBSTITUTE))


def _as_it_was(session: Session, players: int, seed: int) -> Seating:
    """The seats of a record that names nobody: as now where that fits, else as lots fell when it was dealt."""
    seating = session.seating
    if not session.is_by_lot and len(seating.bots) == players:
        return seating
    return draw_lots(players, _in_turn(seating) or [SUBSTITUTE], seed)


def _in_turn(seating: Seating) -> list[str]:
    """The bots, from the one after the first person on."""
    first = seating.people[0] if seating.people else 0
    return [bot for bot in seating.bots[first:] + seating.bots[:first] if bot]


def deal_again(session: Session) -> None:
    """Another game of the same kind; where lots were drawn for who begins, they are drawn again."""
    view, seating = session.game.view(), session.seating
    seed = new_seed()
    game = Game.new(
        view["players"],
        view["variant"],
        view["edition"],
        view["expansions"],
        view["difficulty"],
        seed,
        view["options"],
        view["puzzles"],
    )
    has_lots = session.is_by_lot and len(seating.people) == 1 and view["players"] > 1
    if has_lots:
        seating = draw_lots(view["players"], _in_turn(seating), seed)
    session.sit_down(game, seating, seed)
    session.notes.append(say("prompt-seed", seed=str(seed)))
    if has_lots:
        session.notes.append(lots(seating))


def lots(seating: Seating) -> str:
    """Who begins."""
    first = say("prompt-you-first") if seating.is_you(0) else say("prompt-who-first", who=seating.name(0))
    return say("prompt-lots", order=first)
