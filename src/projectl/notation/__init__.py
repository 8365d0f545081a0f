"""Moves, positions, views and records, as text and as JSON-ready dicts."""
