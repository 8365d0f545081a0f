"""What a seat cannot know, dealt anew: the order of the hidden cards."""

from typing import Any

from projectl.rules.chance import below, next_word
from projectl.rules.compiled import rule
from projectl.rules.state import BLACK, DECK_AT, WHITE, State


@rule
def determinize(state: State, rng: Any) -> None:
    """Shuffle both decks but for the bottom cards that everybody has seen [R3], and future shuffles too [R11]."""
    for deck in (WHITE, BLACK):
        first, known = int(DECK_AT[deck]), int(state.known[deck])
        for last in range(int(state.deck_size[deck]) - 1, known, -1):
            other = known + below(rng, last + 1 - known)
            kept = state.deck[first + last]
            state.deck[first + last] = state.deck[first + other]
            state.deck[first + other] = kept
    for k in range(4):
        state.rng[k] = next_word(rng)
