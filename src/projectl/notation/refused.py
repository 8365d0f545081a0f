"""What a refusal speaks of: the parts of the move, and of the position that forbids it."""

from collections.abc import Callable, Iterable
from typing import Any

from projectl.catalogue.pieces import LEVEL, PIECES
from projectl.catalogue.placements import PLACEMENTS
from projectl.catalogue.tilings import TILINGS
from projectl.notation.moves import SOURCES, Move
from projectl.rules import actions
from projectl.rules.state import GHOST, KINDS, LEVEL_UP, MASTER, NONE, RECYCLE, REWARD


def _parts(index: int) -> dict[str, Any]:
    """The parts of a move."""
    if index < actions.GAIN:
        return {"source": SOURCES[index]}
    if index < actions.SWAP:
        return {"piece": PIECES[index - actions.GAIN], "level": LEVEL[index - actions.GAIN]}
    if actions.PLACE <= index < actions.GHOST_ACTION:
        slot, placement = divmod(index - actions.PLACE, actions.PLACEMENT_COUNT)
        laid = PLACEMENTS[placement]
        return {"slot": slot + 1, "piece": PIECES[laid.piece], "cells": laid.text}
    if actions.GHOST_ACTION <= index < actions.TAKE_REWARD:
        tiling = TILINGS[index - actions.GHOST_ACTION]
        return {"piece": PIECES[tiling.piece], "parts": tiling.text}
    if actions.TAKE_REWARD <= index < actions.LEVEL_UP_STEP:
        return {"piece": PIECES[index - actions.TAKE_REWARD]}
    if actions.UNDER <= index < actions.DO_MASTER:
        return {"slot": index - actions.UNDER + 1}
    for first in (actions.SWAP, actions.LEVEL_UP_STEP):
        if first <= index < first + KINDS * KINDS:
            given, taken = divmod(index - first, KINDS)
            return {
                "given": PIECES[given],
                "taken": PIECES[taken],
                "given_level": LEVEL[given],
                "next_level": LEVEL[given] + 1,
            }
    return {}


def arguments(code: str, state: Any, seat: int, index: int, legal: Callable[[], Iterable[Move]]) -> dict[str, Any]:
    """Everything that the sentence of a refusal may name; `legal` lists what the seat may do instead."""
    args = _parts(index)
    pending = int(state.pending[seat])
    if code in ("choice_open", "reward_not_offered") and pending == REWARD:
        args["offered"] = ", ".join(str(move).removeprefix("reward ") for move in legal())
    if code == "choice_open":
        args["choice"] = {REWARD: "reward", LEVEL_UP: "levelup", RECYCLE: "recycle"}[pending]
    if code == "action_open":
        args["action"] = "master" if pending == MASTER else "ghost" if pending == GHOST else "ambassador"
    if code == "gain_other_level":
        args["lowest"] = min(LEVEL[piece] for piece in range(KINDS) if state.reserve[piece] > 0)
    if code == "wrong_rows":
        args["side"] = "right" if state.marker[1] == seat else "left"
    if code == "level_up_same_piece" and state.raised[seat] != NONE:
        args["raised"] = PIECES[int(state.raised[seat])]
    return args
