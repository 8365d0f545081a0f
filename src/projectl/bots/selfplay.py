"""Solo games for the network to learn from, played in compiled code from the first turn to the last."""

from typing import Any

from projectl.bots.beam import MATCH, Beam
from projectl.bots.evaluation import Mind, encode
from projectl.bots.touches import next_touch
from projectl.bots.tree import ROOT_NODE, ROOT_STATE, Tree, TreeSettings, mean_value, set_root, simulate
from projectl.rules import refusals as no
from projectl.rules.actions import GAIN
from projectl.rules.chance import below
from projectl.rules.compiled import entry, rule
from projectl.rules.order import holder_first
from projectl.rules.play import play, why_not
from projectl.rules.sight import blank
from projectl.rules.state import FINISHING, OVER


@rule
def best_edge(tree: Tree) -> int:
    """The edge at the root with the best mean value."""
    seat, found = int(tree.seat[ROOT_NODE]), 0
    for edge in range(int(tree.edges[ROOT_NODE])):
        if mean_value(tree, edge, seat) > mean_value(tree, found, seat):
            found = edge
    return found


@entry
def play_alone(
    tree: Tree,
    beam: Beam,
    book: Any,
    mind: Mind,
    rng: Any,
    settings: TreeSettings,
    visits: int,
    epsilon: float,
    features: Any,
) -> int:
    """Play the solo game in ROOT_STATE out, writing down the features before each turn; how many turns.

    Each edge at the root is visited so many times; with probability epsilon any of them is played, not the best.
    """
    match, turns, last_round = beam.states[MATCH], 0, -1
    for k in range(tree.words.shape[1]):
        beam.words[MATCH, k] = tree.words[ROOT_STATE, k]
    while match.phase != OVER:
        seat = holder_first(match)
        beam.log[0, 0] = 0
        if match.phase == FINISHING:
            move = next_touch(match, book[0], mind.fillings, seat, mind.pieces, mind.walk)
            play(match, book[0], beam.log, seat, move)
            continue
        if match.round_now != last_round and turns < len(features):
            last_round = int(match.round_now)
            encode(match, book[0], mind)
            for k in range(features.shape[1]):
                features[turns, k] = mind.network.features[k] * mind.network.scale[k]
            turns += 1
        for k in range(tree.words.shape[1]):
            tree.words[ROOT_STATE, k] = beam.words[MATCH, k]
        blank(tree.states[ROOT_STATE], seat)
        count = set_root(tree, beam, book[0], mind, rng, settings, seat, below(rng, 1 << 30))
        for _ in range(count * visits):
            simulate(tree, beam, book[0], mind, rng, settings)
        edge = best_edge(tree) if visits > 0 else 0
        if below(rng, 1000) < epsilon * 1000.0:
            edge = below(rng, count)
        for k in range(int(tree.length[edge])):
            move = int(tree.line[edge, k])
            if match.deciding[seat] == 0 or why_not(match, book[0], seat, move) != no.ALLOWED:
                break
            play(match, book[0], beam.log, seat, move)
            beam.log[0, 0] = 0
            if move < GAIN or match.round_now != last_round:
                break
    for k in range(tree.words.shape[1]):
        tree.words[ROOT_STATE, k] = beam.words[MATCH, k]
    return turns
