"""C1-C6: pieces, placements and puzzles; nothing here knows a rule of play."""
