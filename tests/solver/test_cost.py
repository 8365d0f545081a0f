"""[T4] [T5] [T6] [T7] the closed price of what is missing, against every possible pairing."""

from itertools import combinations, permutations
from random import Random

import pytest

from projectl.rules.compiled import entry
from projectl.rules.state import ANY, ONE
from projectl.solver.cost import NO_LEVEL_SKIPPED, pair
from projectl.solver.fillings import Fillings, fillings


@entry
def ask(table: Fillings, missing: int, spare: int, steps: int, down: int) -> int:
    """The rule, called from Python."""
    return pair(table, missing, spare, steps, down, 99)


def bytes_of(levels: tuple[int, ...]) -> int:
    return sum(1 << 8 * (level - 1) for level in levels)


def stairs(skipped: tuple[int, ...]) -> tuple[int, ...]:
    found = [0]
    for level in range(1, 6):
        found.append(found[-1] + (level not in skipped))
    return tuple(found)


def price(height: int, level: int, steps: tuple[int, ...], down: int) -> int:
    """From one level (0: gained) to another: the shortest walk, written down without its formula."""
    if height > level:
        return 1 if down == ANY else height - level
    if height == level:
        return 1
    return 1 + sum(steps[between] > steps[between - 1] for between in range(height + 1, level))


def cheapest(missing: tuple[int, ...], spare: tuple[int, ...], steps: tuple[int, ...], down: int) -> int:
    sources = (*spare, *(0 for _ in missing))
    return min(
        sum(price(height, level, steps, down) for height, level in zip(chosen, missing, strict=True))
        for chosen in set(permutations(sources, len(missing)))
    )


@pytest.mark.parametrize("down", [ANY, ONE])
def test_pairing_from_high_to_low_is_as_cheap_as_any_pairing(down: int) -> None:
    dice = Random(3)
    skips = [skipped for size in range(4) for skipped in combinations((1, 2, 3), size)]
    for _ in range(400):
        missing = tuple(dice.randint(1, 4) for _ in range(dice.randint(0, 3)))
        spare = tuple(dice.randint(1, 5) for _ in range(dice.randint(0, 3)))
        steps = stairs(dice.choice(skips))
        packed = sum(step << 4 * level for level, step in enumerate(steps))
        found = ask(fillings(), bytes_of(missing), bytes_of(spare), packed, down)
        assert found == cheapest(missing, spare, steps, down), (missing, spare, steps)


def test_without_skipping_the_price_is_the_distance_in_levels() -> None:
    assert [price(0, level, stairs(()), ANY) for level in (1, 2, 3, 4)] == [1, 2, 3, 4]
    assert sum(step << 4 * level for level, step in enumerate(stairs(()))) == NO_LEVEL_SKIPPED
