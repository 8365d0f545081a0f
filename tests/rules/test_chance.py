"""The random generator, which records depend on: as `chance.py` describes it, once more in plain arithmetic."""

import pytest

from projectl import Game
from projectl.rules.chance import seeded

SEEDS = [0, 1, 2**32, 0x0123_4567_89AB_CDEF, 2**64 - 1]


class Generator:
    """The four words, and what is drawn from them."""

    def __init__(self, seed: int) -> None:
        self.a, self.b, self.c, self.counter = seed % 2**32, seed // 2**32, 0x9E3779B9, 1
        for _ in range(15):
            self.draw()

    def draw(self) -> int:
        word = (self.a + self.b + self.counter) % 2**32
        self.counter = (self.counter + 1) % 2**32
        self.a, self.b = self.b ^ (self.b // 2**9), self.c * 9 % 2**32
        self.c = (self.c * 2**21 % 2**32 + self.c // 2**11 + word) % 2**32
        return word

    def shuffled(self, cards: list[str]) -> list[str]:
        cards = list(cards)
        for last in range(len(cards) - 1, 0, -1):
            other = self.draw() * (last + 1) // 2**32
            cards[last], cards[other] = cards[other], cards[last]
        return cards


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_starts_the_generator_as_described(seed: int) -> None:
    generator = Generator(seed)
    assert seeded(seed).tolist() == [generator.a, generator.b, generator.c, generator.counter]


@pytest.mark.parametrize("seed", SEEDS)
def test_s1_the_decks_are_shuffled_as_described(seed: int) -> None:
    """[S1] white, then black, from one generator; the last card is the top one; the first 12 black ones are in."""
    position = Game.new(seed=seed, options={"endless_white": True}).to_dict()
    generator = Generator(seed)
    white = generator.shuffled([f"W{n:02}" for n in range(1, 33)])
    black = generator.shuffled([f"B{n:02}" for n in range(1, 21)])
    assert position["rows"]["W"] + position["decks"]["W"] == white[::-1]
    assert position["rows"]["B"] + position["decks"]["B"] == black[11::-1]
    assert position["rng"] == [generator.a, generator.b, generator.c, generator.counter]


@pytest.mark.parametrize("seed", SEEDS)
def test_x1_the_deck_is_shuffled_as_described(seed: int) -> None:
    """[X1] 15 of the shuffled white ones, the last on top; below them 10 of the shuffled black ones."""
    position = Game.new(seed=seed, variant="solo").to_dict()
    generator = Generator(seed)
    white = generator.shuffled([f"W{n:02}" for n in range(1, 33)])
    black = generator.shuffled([f"B{n:02}" for n in range(1, 21)])
    assert position["rows"]["G"] + position["decks"]["G"] == white[14::-1] + black[:10]
