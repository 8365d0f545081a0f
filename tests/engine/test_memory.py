"""How much memory the modules may take, as they say it themselves."""

from projectl.engine.exports import MIB, MODULES
from projectl.engine.freshness import BUILT

MEMORY = 5
"""The section of a module that says it."""
PAGE = 1 << 16
HAS_MOST = 1
MOST_OF_ALL = 64 * MIB


def number(code: bytes, at: int) -> tuple[int, int]:
    """A number in LEB128, and where the next one is."""
    value, shift = 0, 0
    while True:
        value |= (code[at] & 0x7F) << shift
        shift += 7
        at += 1
        if code[at - 1] < 0x80:
            return value, at


def most_memory(code: bytes) -> int:
    """The most bytes of memory that a module may have."""
    at = 8
    while code[at] != MEMORY:
        size, at = number(code, at + 1)
        at += size
    _, at = number(code, at + 1)
    count, at = number(code, at)
    flags, at = number(code, at)
    _, at = number(code, at)
    assert (count, flags) == (1, HAS_MOST)
    return number(code, at)[0] * PAGE


def test_a_page_never_takes_more_than_64_mib() -> None:
    """The page's own thread and the worker that has the tables have the rules each, and one worker thinks."""
    most = {module.name: most_memory((BUILT / f"{module.name}.wasm").read_bytes()) for module in MODULES}
    assert most == {module.name: module.most_memory for module in MODULES}
    assert 2 * most["rules"] + most["bots"] <= MOST_OF_ALL
