"""What is written down for both sides is what Python does."""

import pytest

from tests.shared.make import CHAPTERS, FOLDER, text_of


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_python_makes_of_it_what_is_written_down(chapter: str) -> None:
    assert (FOLDER / f"{chapter}.json").read_text(encoding="utf-8") == text_of(chapter)


def test_every_file_has_a_chapter() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.json")) == sorted(CHAPTERS)
