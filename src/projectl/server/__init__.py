"""The table: a server where games live and nothing is lost."""
