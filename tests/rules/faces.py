"""Puzzles of a player's own [C6], so that a test says which faces it needs instead of searching the catalogue."""


def own(*faces: str) -> str:
    """The text of a puzzle file; `own("XB01 4 P5 a1b1")` is a black puzzle of 4 points with a recess of two cells."""
    return "\n".join(_drawn(*face.split()) for face in faces)


def _drawn(puzzle_id: str, points: str, reward: str, cells: str) -> str:
    recess = {cells[k : k + 2] for k in range(0, len(cells), 2)}
    rows = ("".join("#" if column + row in recess else "." for column in "abcde") for row in "12345")
    return "\n".join((f"{puzzle_id} {points} {reward}", *rows, ""))
