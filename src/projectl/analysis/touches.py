"""[E3] Finishing Touches, now or after a last turn: what to place, and what it brings."""

from typing import Any, Final

from projectl import Game, Move
from projectl.analysis.story import Fact, Story
from projectl.bots.mcts import Considered
from projectl.bots.thinker import Task, Thinker
from projectl.catalogue.box import Box

DEALS: Final = 8
"""How often hidden piles are guessed where the rest is certain."""


def _touch(thinker: Thinker, task: Task, game: Game) -> tuple[int, Move]:
    """Whose touch is next, and the best one."""
    seat = game.to_decide[0]
    return seat, Move.from_index(thinker.decide(task._replace(states=game.arrays[0], seat=seat)))


def best_touches(thinker: Thinker, task: Task, view: dict[str, Any], seed: int) -> Considered:
    """The best touches of a seat, and the result if everybody makes theirs; piles may be hidden [P5]."""
    deals = DEALS if view["options"]["hidden_piles"] else 1
    line: list[Move] = []
    margin, wins = 0, 0
    for deal in range(deals):
        game = Game.from_view(view, seed + deal)
        while not game.is_over:
            seat, move = _touch(thinker, task, game)
            game.play(move, seat)
            if seat == task.seat and deal == 0:
                line.append(move)
        scores = game.scores
        margin += scores[task.seat] - max((*scores[: task.seat], *scores[task.seat + 1 :]))
        wins += task.seat in game.winners
    return Considered(tuple(line), wins / deals, margin / deals, deals)


def later_touches(thinker: Thinker, task: Task, game: Game, box: Box) -> list[Fact]:
    """What the touches of a seat will bring, if it has no turn left before them."""
    if game.is_over:
        return []
    position = game.to_dict()
    position.update(phase="finishing", to_decide=[task.seat])
    for area in position["seats"]:  # [L3] another seat may be in the middle of its turn
        area.update(actions_left=0, pending=None, master_used=False, black_taken=False, new_m=[])
        area["noted"].pop("m_new", None)
    then = Game.from_dict(position)
    story = Story(then, box, task.seat)
    while task.seat in then.to_decide:
        story.follow([_touch(thinker, task, then)[1]])
    return [{**fact, "kind": "later_touches"} for fact in story.facts() if fact["kind"] == "touches"]
