"""Solo games for the network to learn from, played in compiled code from the first turn to the last."""

from typing import Any

from projectl.bots.beliefs import deal_hidden
from projectl.bots.evaluation import Mind, notice
from projectl.bots.search import MATCH, Beam
from projectl.bots.touches import next_touch
from projectl.bots.tree import HOME, START, Style, Tree, mean_of, set_out, simulate
from projectl.rules import refusals as no
from projectl.rules.actions import GAIN
from projectl.rules.chance import below
from projectl.rules.compiled import entry, rule
from projectl.rules.order import holder_first
from projectl.rules.play import play, why_not
from projectl.rules.state import FINISHING, OVER


@rule
def best_line(tree: Tree) -> int:
    """The line at home with the best mean."""
    seat, found = int(tree.seat[HOME]), 0
    for line in range(int(tree.count[HOME])):
        if mean_of(tree, line, seat) > mean_of(tree, found, seat):
            found = line
    return found


@entry
def play_alone(
    tree: Tree, beam: Beam, book: Any, mind: Mind, rng: Any, style: Style, looks: int, stray: float, facts: Any
) -> int:
    """Play the solo game in START out, noting the facts before each turn; how many turns.

    Each line at home is looked at so many times; now and then another than the best is played.
    """
    match, turns, last_round = beam.states[MATCH], 0, -1
    for k in range(tree.words.shape[1]):
        beam.words[MATCH, k] = tree.words[START, k]
    while match.phase != OVER:
        seat = holder_first(match)
        beam.log[0, 0] = 0
        if match.phase == FINISHING:
            move = next_touch(match, book[0], mind.fillings, seat, mind.pieces, mind.walk)
            play(match, book[0], beam.log, seat, move)
            continue
        if match.round_now != last_round and turns < len(facts):
            last_round = int(match.round_now)
            notice(match, book[0], mind)
            for k in range(facts.shape[1]):
                facts[turns, k] = mind.foresight.facts[k] * mind.foresight.scale[k]
            turns += 1
        for k in range(tree.words.shape[1]):
            tree.words[START, k] = beam.words[MATCH, k]
        deal_hidden(tree.states[START], rng)
        count = set_out(tree, beam, book[0], mind, rng, style, seat, below(rng, 1 << 30))
        for _ in range(count * looks):
            simulate(tree, beam, book[0], mind, rng, style)
        line = best_line(tree) if looks > 0 else 0
        if below(rng, 1000) < stray * 1000.0:
            line = below(rng, count)
        for k in range(int(tree.length[line])):
            move = int(tree.line[line, k])
            if match.deciding[seat] == 0 or why_not(match, book[0], seat, move) != no.ALLOWED:
                break
            play(match, book[0], beam.log, seat, move)
            beam.log[0, 0] = 0
            if move < GAIN or match.round_now != last_round:
                break
    for k in range(tree.words.shape[1]):
        tree.words[START, k] = beam.words[MATCH, k]
    return turns
