"""Small turns of phrase that many sentences need: numbers with their noun, and lists."""

from collections.abc import Sequence

from projectl.words import say


def counted(noun: str, number: int, language: str = "en") -> str:
    """A number with its noun: `1 point`, `3 points`."""
    return say(f"count.{noun}_{'one' if abs(number) == 1 else 'many'}", language, number=number)


def listed(parts: Sequence[object]) -> str:
    """`A`, `A and B`, `A, B and C`."""
    *most, last = map(str, parts)
    return f"{', '.join(most)}{say('event.and')}{last}" if most else last
