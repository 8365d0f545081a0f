"""`exp` is right to one unit in the last place, and the same bits compiled and interpreted."""

import ast
import math
from decimal import Decimal, localcontext
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import projectl
from projectl.bots.exponential import LARGEST, SMALLEST, exp
from projectl.rules.compiled import COMPILED_ROOMS, entry

INEXACT = frozenset(
    [
        "exp",
        "exp2",
        "expm1",
        "log",
        "log2",
        "log10",
        "log1p",
        "pow",
        "power",
        "sin",
        "cos",
        "tan",
        "sinh",
        "cosh",
        "tanh",
        "arctan",
        "arctan2",
        "hypot",
        "cbrt",
    ]
)
"""Functions of NumPy and `math` whose last bit depends on the C library; that of `sqrt` does not."""


@entry
def write_all(numbers: Any, out: Any) -> None:
    """The exponential of each number, compiled."""
    for k in range(len(numbers)):
        out[k] = exp(numbers[k])


def numbers() -> Any:
    random = Random(1)
    some = [random.uniform(-wide, wide) for wide in (1e-9, 0.1, 1, 10, 100, 700) for _ in range(1500)]
    return np.array([*some, 0.0, -0.0, 1.0, -1.0, LARGEST, SMALLEST, 0.5 * math.log(2) / 32], np.float64)


def test_it_is_right_to_one_unit_in_the_last_place() -> None:
    given = numbers()
    found = np.zeros_like(given)
    write_all(given, found)
    with localcontext() as context:
        context.prec = 40
        for x, y in zip(given.tolist(), found.tolist(), strict=True):
            truth = Decimal(x).exp()
            assert abs(Decimal(y) - truth) <= Decimal(math.ulp(float(truth))), x


def test_no_compiler_changes_a_bit_of_it() -> None:
    """A product and a sum drawn together into one instruction would round once instead of twice."""
    given = numbers()
    found = np.zeros_like(given)
    write_all(given, found)
    plain = getattr(exp, "py_func", exp)
    assert found.tolist() == [plain(x) for x in given.tolist()]


def test_beyond_its_ends() -> None:
    given = np.array(
        [-1e9, np.nextafter(SMALLEST, -np.inf), np.nextafter(LARGEST, np.inf), 1e9, np.inf, -np.inf, np.nan]
    )
    found = np.zeros_like(given)
    write_all(given, found)
    assert found.tolist() == [0.0, 0.0, math.inf, math.inf, math.inf, 0.0, 0.0]


def test_compiled_rooms_ask_the_c_library_for_nothing() -> None:
    """Numba makes a call of the C library from these; only functions that are never compiled may use them."""
    package = Path(projectl.__file__).parent
    for room in COMPILED_ROOMS:
        for path in sorted((package / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                    is_inexact = node.value.id in ("np", "math") and node.attr in INEXACT
                    assert not is_inexact, f"{path.relative_to(package)}:{node.lineno}: {node.attr}"
