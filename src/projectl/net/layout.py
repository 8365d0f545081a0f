"""Where each group of features lies. First what all decisions of a turn share, then what each of them changes."""

from typing import Final

from projectl.catalogue.book import REWARD_LEVEL_UP_TWICE
from projectl.rules.state import KINDS, ORDINARY, SLOTS

SLOT: Final = 11
"""Features of an unfinished puzzle."""
LEVELS: Final = 5
REWARD_KINDS: Final = REWARD_LEVEL_UP_TWICE + 1
PIECES_AT: Final = 4
PUZZLES_AT: Final = PIECES_AT + 2 * KINDS + ORDINARY + LEVELS + 2
PROMISED_AT: Final = PUZZLES_AT + SLOTS * SLOT
REWARDS_AT: Final = PROMISED_AT + 3
SIDE: Final = REWARDS_AT + REWARD_KINDS
"""Features of a seat: score and room, its pieces, its puzzles, what they promise, and their rewards."""
POINTS: Final = 6
"""Puzzles by their points, 0 to 5 and more."""
BEST: Final = 3
BEST_FEATURES: Final = 4
OFFER: Final = BEST * BEST_FEATURES + POINTS
"""Features of what lies there for a seat: the best puzzles, and the nearest of each worth."""

TERMS_AT: Final = 0
TERMS: Final = 24
RIVAL_AT: Final = TERMS_AT + TERMS
RIVAL: Final = 8
RIVAL_SIDE_AT: Final = RIVAL_AT + RIVAL
RIVAL_OFFER_AT: Final = RIVAL_SIDE_AT + SIDE
OTHERS_AT: Final = RIVAL_OFFER_AT + OFFER
OTHERS: Final = 8
OPPONENT_AT: Final = OTHERS_AT + OTHERS
OPPONENT: Final = 16
"""Of solo's automatic opponent."""
SHARED: Final = OPPONENT_AT + OPPONENT

GAME_AT: Final = SHARED
GAME: Final = 48
RESERVE_AT: Final = GAME_AT + GAME
OWN_SIDE_AT: Final = RESERVE_AT + KINDS
OWN_OFFER_AT: Final = OWN_SIDE_AT + SIDE
LYING_AT: Final = OWN_OFFER_AT + OFFER
LYING: Final = POINTS + 4
"""How many puzzles lie there, by points; how many nobody knew before the search; whether a rival wants the same."""
FEATURES: Final = LYING_AT + LYING
