"""The random generator of the game, frozen for record format 1.

Four 32-bit words `a b c counter`; a draw is

    t = a + b + counter;  counter += 1;  a = b ^ (b >> 9);  b = c + (c << 3);  c = rotate_left(c, 21) + t

all modulo 2**32, and gives `t` (the small fast counting generator). A seed from 0 to 2**64 - 1 starts it with
a = its low word, b = its high word, c = 0x9E3779B9, counter = 1, and the first fifteen draws are thrown away.
A number below n is `(draw * n) >> 32`. A shuffle walks from the last place down and swaps with a place below or
equal. Every value fits a signed 64-bit integer, so interpreted and compiled runs agree.
"""

from typing import Any, Final

import numpy as np

from projectl.rules.compiled import entry, rule

WORD: Final = 0xFFFFFFFF


@rule
def next_word(rng: Any) -> int:
    """The next 32 random bits; `rng` is any array of four integers."""
    a, b, c, counter = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + (c << 3)) & WORD
    rng[2] = ((((c << 21) | (c >> 11)) & WORD) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


@rule
def below(rng: Any, n: int) -> int:
    """A random number from 0 to n - 1."""
    return (next_word(rng) * n) >> 32


@rule
def shuffle(rng: Any, cards: Any, size: int) -> None:
    """Put the first `size` cards into a random order."""
    for last in range(size - 1, 0, -1):
        other = below(rng, last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept


@rule
def start(rng: Any, low: int, high: int) -> None:
    """Begin with the two words of a seed."""
    rng[0] = low
    rng[1] = high
    rng[2] = 0x9E3779B9
    rng[3] = 1
    for _ in range(15):
        next_word(rng)


@entry
def start_from_python(rng: Any, low: int, high: int) -> None:
    """`start` for callers outside the rules, which may not call a rule themselves."""
    start(rng, low, high)


def seeded(seed: int) -> Any:
    """A generator of its own for a seed."""
    rng = np.zeros(4, np.int64)
    start_from_python(rng, seed & WORD, seed >> 32 & WORD)
    return rng
