"""A package, because one browser serves all of it."""
