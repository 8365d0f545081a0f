"""How a puzzle can be filled, and in how few actions."""
