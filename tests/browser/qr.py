"""Reading a QR code as a phone does, from its modules alone; small codes of bytes, printed without an error."""

from collections.abc import Callable, Iterator
from typing import Final

Modules = list[list[bool]]

FORMAT_MASK: Final = 0b101010000010010
LEVELS: Final = ("M", "L", "H", "Q")
"""As the two bits of the format say it."""
BLOCKS: Final = {"L": (1, 1, 1, 1, 1, 2), "M": (1, 1, 1, 2, 2, 4), "Q": (1, 1, 2, 2, 4, 4), "H": (1, 1, 2, 4, 4, 4)}
"""Into how many blocks the text is cut, for versions 1 to 6."""
CHECKS: Final = {
    "L": (7, 10, 15, 20, 26, 18),
    "M": (10, 16, 26, 18, 24, 16),
    "Q": (13, 22, 18, 26, 18, 24),
    "H": (17, 28, 22, 16, 22, 28),
}
"""How many bytes of each block are there against errors."""
MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda _, y: y % 2 == 0,
    lambda x, _: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)
BYTES: Final = 0b0100


def read_qr(modules: Modules) -> str:
    """The text of a code without its border."""
    size = len(modules)
    version = (size - 17) // 4
    assert size == 17 + 4 * version, f"no code is {size} modules wide"
    assert version <= len(BLOCKS["L"]), f"version {version} is not read here"
    around = [(x, 8) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(8, y) for y in (7, 5, 4, 3, 2, 1, 0)]
    said = _number(modules[y][x] for x, y in around) ^ FORMAT_MASK
    level, mask = LEVELS[said >> 13], MASKS[said >> 10 & 7]
    bits = [modules[y][x] ^ mask(x, y) for x, y in _way(size, version)]
    stream = [_number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)]
    data = _joined(stream, BLOCKS[level][version - 1], CHECKS[level][version - 1])
    told = "".join(f"{byte:08b}" for byte in data)
    assert int(told[:4], 2) == BYTES
    length = int(told[4:12], 2)
    return bytes(int(told[12 + 8 * at : 20 + 8 * at], 2) for at in range(length)).decode()


def _number(bits: "Iterator[bool] | list[bool]") -> int:
    return int("".join(str(int(bit)) for bit in bits), 2)


def _way(size: int, version: int) -> Iterator[tuple[int, int]]:
    """The modules that carry data: up and down in columns of two, from the right."""
    is_up = True
    for right in (*range(size - 1, 6, -2), 5, 3, 1):
        for y in range(size - 1, -1, -1) if is_up else range(size):
            for x in (right, right - 1):
                if not _is_fixed(x, y, size, version):
                    yield x, y
        is_up = not is_up


def _is_fixed(x: int, y: int, size: int, version: int) -> bool:
    """Corners with the format beside them, timing, and the small square of versions 2 to 6."""
    is_corner = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    is_square = version > 1 and size - 9 <= x <= size - 5 and size - 9 <= y <= size - 5
    return is_corner or is_square or 6 in (x, y)


def _joined(stream: list[int], blocks: int, checks: int) -> list[int]:
    """The bytes of the text, which are dealt out to the blocks in turn; the last blocks may be longer by one."""
    count = len(stream) - blocks * checks
    shortest, longer = divmod(count, blocks)
    lengths = [shortest + (block >= blocks - longer) for block in range(blocks)]
    parts: list[list[int]] = [[] for _ in lengths]
    dealt = iter(stream)
    for at in range(max(lengths)):
        for part, length in zip(parts, lengths, strict=True):
            if at < length:
                part.append(next(dealt))
    return [byte for part in parts for byte in part]
