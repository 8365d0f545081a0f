"""Plays and replays games and prints what came of it, for a comparison with another way of running the rules.

python replay.py play     reads [[mode, seed], ...] as JSON, plays lively games, prints their records
python replay.py digests  reads [record, ...] as JSON, prints a list of digests a game: one a decision
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from projectl import Game
from projectl.notation.records import read_record
from tests.modes import MODES
from tests.playing import play_on, state_bytes


def record_of(mode: str, seed: int) -> str:
    """A whole game of a mode, as a record."""
    return play_on(Game.new(seed=seed, **MODES[mode]), Random(seed)).record()


def digest(game: Game) -> str:
    """The state, what may be decided, the scores and the winners, in eight letters."""
    legal = [[move.index for move in game.legal(seat)] for seat in game.to_decide]
    seen = sha256(state_bytes(game))
    seen.update(json.dumps([legal, game.scores, game.winners]).encode())
    return seen.hexdigest()[:8]


def digests_of(record: str) -> list[str]:
    """The digest of a game at its beginning and after each decision, events included."""
    moves = read_record(record).moves
    head = record.partition("\n\n")[0].replace(f"decisions: {len(moves)}", "decisions: 0")
    game = Game.from_record(head + "\n\n")
    found = [digest(game)]
    for _, seat, move in moves:
        events = game.play(move, seat)
        found.append(f"{digest(game)} {sha256(json.dumps(events).encode()).hexdigest()[:8]}")
    return found


def main() -> None:
    """Do as the first argument says."""
    given = json.load(sys.stdin)
    if sys.argv[1] == "play":
        json.dump([record_of(mode, seed) for mode, seed in given], sys.stdout)
    else:
        json.dump([digests_of(record) for record in given], sys.stdout)


if __name__ == "__main__":
    main()
