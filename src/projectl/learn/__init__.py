"""Learning: games against itself on all processors, and a network that learns from them how they end."""
