"""A small network: features of a position in, the log odds to win and the points ahead out.

Two hidden layers, in single precision, summed in a fixed order: the same bits natively and in a page. The features come
in two parts. Those of the first part stay the same while a seat tries its own decisions, so what they add to the first
layer is summed once (`sum_shared`) and kept; `ask` adds the second part to it. Features that are zero cost nothing.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from projectl.net.layout import FEATURES, SHARED
from projectl.rules.compiled import rule
from projectl.rules.state import NONE

FILE: Final = Path(__file__).with_name("champion.npz")
LAYERS: Final = ("first", "first_bias", "second", "second_bias", "last", "last_bias")
"""The arrays of weights by name; the first index of a layer is what comes in."""
HIDDEN: Final = (256, 32)
"""Units of the hidden layers of the network that is shipped."""
MARGIN: Final = 8.0
"""Points that the network calls one."""
NOTES: Final = 8


class Network(NamedTuple):
    """The weights, and room for one question."""

    is_on: Any  # 1 while the beam asks the network and not the evaluation
    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    last: Any
    last_bias: Any
    features: Any
    base: Any  # what the shared features make of the first layer
    inner: Any
    outer: Any
    key: Any  # of the position that `base` belongs to
    notes: Any  # what the shared features say of the best rival
    top: Any  # the best puzzles that lie there
    found: Any  # the answer: log odds, and points ahead
    asked: Any  # how often


def empty_layers(hidden: tuple[int, int] = HIDDEN) -> dict[str, Any]:
    """Weights that say nothing."""
    wide, narrow = hidden
    shapes = ((FEATURES, wide), (wide,), (wide, narrow), (narrow,), (narrow, 2), (2,))
    return {name: np.zeros(shape, np.float32) for name, shape in zip(LAYERS, shapes, strict=True)}


def read_layers(file: Path = FILE) -> dict[str, Any]:
    """The weights of a file."""
    with np.load(file) as kept:
        return {name: kept[name].astype(np.float32) for name in LAYERS}


def write_layers(file: Path, layers: dict[str, Any]) -> None:
    """Weights to a file, in half precision: that is fine enough, and half as much to send to a page."""
    with file.open("wb") as out:
        np.savez_compressed(out, **{name: layers[name].astype(np.float16) for name in LAYERS})


def network_with(layers: dict[str, Any]) -> Network:
    """Room to ask a network with these weights."""
    weights = {name: np.ascontiguousarray(layers[name], np.float32) for name in LAYERS}
    wide, narrow = len(weights["first_bias"]), len(weights["second_bias"])
    return Network(
        is_on=np.zeros(1, np.int8),
        **weights,
        features=np.zeros(FEATURES, np.float32),
        base=np.zeros(wide, np.float32),
        inner=np.zeros(wide, np.float32),
        outer=np.zeros(narrow, np.float32),
        key=np.full(1, NONE, np.int64),
        notes=np.zeros(NOTES, np.float64),
        top=np.zeros((3, 4), np.float64),
        found=np.zeros(2, np.float64),
        asked=np.zeros(1, np.int64),
    )


@rule
def sum_shared(network: Network) -> None:
    """What the shared features make of the first layer, into `base`."""
    first, base = network.first, network.base
    units = len(base)
    for unit in range(units):
        base[unit] = network.first_bias[unit]
    for k in range(SHARED):
        value = network.features[k]
        if value != 0.0:
            for unit in range(units):
                base[unit] += first[k, unit] * value


@rule
def ask(network: Network) -> None:
    """From `base` and the own features to the answer in `found`."""
    first, second, inner, outer = network.first, network.second, network.inner, network.outer
    wide, narrow = len(inner), len(outer)
    for unit in range(wide):
        inner[unit] = network.base[unit]
    for k in range(SHARED, FEATURES):
        value = network.features[k]
        if value != 0.0:
            for unit in range(wide):
                inner[unit] += first[k, unit] * value
    for unit in range(narrow):
        outer[unit] = network.second_bias[unit]
    for k in range(wide):
        value = inner[k]
        if value > 0.0:
            for unit in range(narrow):
                outer[unit] += second[k, unit] * value
    odds, margin = float(network.last_bias[0]), float(network.last_bias[1])
    for k in range(narrow):
        value = outer[k]
        if value > 0.0:
            odds += float(network.last[k, 0] * value)
            margin += float(network.last[k, 1] * value)
    network.found[0] = odds
    network.found[1] = margin * MARGIN
    network.asked[0] += 1
