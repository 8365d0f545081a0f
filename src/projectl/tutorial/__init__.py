"""The tutorial as data: positions, and what is to be done in each; the page plays it, and so does a test.

A chapter is a TOML file with steps. A step that has a `position` begins there; any other goes on where the one before
it ended. What a position does not say is as at the beginning of a game: `positions.py` fills it in, the rules check it.
"""

from projectl.tutorial.chapters import CHAPTERS, Chapter, Step, chapter

__all__ = ["CHAPTERS", "Chapter", "Step", "chapter"]
