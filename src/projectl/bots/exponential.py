"""`exp`, the same bits on every machine: C libraries differ in the last one, and choices hang on it.

Only additions, multiplications and whole numbers: x is k / 32 of ln 2 and a small rest, and the exponential is a power
of two, a 32nd part of one out of a table, and a short series for the rest. It is at most one unit in the last place
away from the truth.
"""

from decimal import Decimal, localcontext
from typing import Final

from projectl.rules.compiled import rule

PARTS: Final = 32
LARGEST: Final = 709.0
SMALLEST: Final = -708.0
"""Beyond these the answer is infinite, or nothing."""
STEPS_IN_ONE: Final = 46.16624130844683
"""32 / ln 2."""
STEP_HIGH: Final = 2977044471 / 2**37
STEP_LOW: Final = 5.9631716539705866e-12
"""ln 2 / 32; the first 32 bits of it apart, so that as many steps as there can be are exact."""


def _roots() -> tuple[float, ...]:
    """2 to the power of k / 32, rounded once."""
    with localcontext() as context:
        context.prec = 40
        return tuple(float(Decimal(2) ** (Decimal(k) / PARTS)) for k in range(PARTS))


ROOTS: Final = _roots()
SMALL_POWERS: Final = tuple(2.0**k for k in range(32))
LARGE_POWERS: Final = tuple(2.0 ** (32 * k) for k in range(-32, 32))
HALF, SIXTH, PART_24, PART_120, PART_720 = 1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 720


@rule
def exp(x: float) -> float:
    """The exponential of x."""
    if x > LARGEST:
        return float("inf")
    if not x >= SMALLEST:  # also what is no number
        return 0.0
    k = int(x * STEPS_IN_ONE + (0.5 if x >= 0.0 else -0.5))
    rest = x - float(k) * STEP_HIGH - float(k) * STEP_LOW
    square = rest * rest
    series = rest + square * (HALF + rest * SIXTH + square * (PART_24 + rest * PART_120 + square * PART_720))
    root = ROOTS[k & 31]
    power = k >> 5
    return (root + root * series) * SMALL_POWERS[power & 31] * LARGE_POWERS[(power >> 5) + 32]
