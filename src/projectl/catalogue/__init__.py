"""[C1] [C2] [C3] [C4] [C5] [C6] pieces, placements and puzzles; nothing here knows a rule of play."""
