"""The tables and pictures of docs/expansion-puzzles.md, made from the puzzle files.

`python -m docs.expansion_puzzles` writes them anew.
"""
