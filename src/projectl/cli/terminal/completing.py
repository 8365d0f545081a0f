"""Completion while typing: exactly what is legal, word by word, and what each word means."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document

from projectl.catalogue.puzzles import Puzzle
from projectl.cli.terminal.reading import next_words
from projectl.words import LANGUAGES, say
from projectl.words.messages import sources

View = dict[str, Any]


def about(word: str) -> str:
    """What a word does that can be typed; nothing is said of others."""
    key = f"meta-{word}"
    return say(key) if key in sources(LANGUAGES[0]) else ""


def _puzzle(puzzle: Puzzle) -> str:
    return say("meta-puzzle", points=puzzle.points, cells=puzzle.cells, reward=puzzle.reward)


def _source(view: View, faces: Mapping[str, Puzzle], source: str) -> str:
    if source.endswith("deck"):
        return say("meta-unseen")
    return _puzzle(faces[view["rows"][source[0]][int(source[1:]) - 1]])


def _open_cells(lying: dict[str, Any], faces: Mapping[str, Puzzle]) -> int:
    return faces[lying["id"]].cells - sum(len(cells) for _, cells in lying["placed"]) // 2


def _piece_name(piece: str) -> str:
    return say(f"piece-{piece}")


def meaning(view: View, faces: Mapping[str, Puzzle], seat: int, words: Sequence[str]) -> str:
    """What the last of these words stands for, in a few more."""
    area = view["seats"][seat]
    match words:
        case ["take", source]:
            return _source(view, faces, source)
        case ["place", slot]:
            lying = area["puzzles"][int(slot) - 1]
            return say("meta-open-cells", puzzle=lying["id"], cells=_open_cells(lying, faces))
        case ["place", slot, _, cells]:
            lying = area["puzzles"][int(slot) - 1]
            is_full = _open_cells(lying, faces) == len(cells) // 2
            return say("meta-completes", puzzle=lying["id"]) if is_full else ""
        case ["place", _, piece] | ["swap" | "levelup" | "ghost", piece]:
            return f"{_piece_name(piece)}, {say('meta-have', count=area['supply'][piece])}"
        case ["gain" | "reward", piece] | ["swap" | "levelup", _, piece]:
            return f"{_piece_name(piece)}, {say('meta-reserve', count=view['reserve'][piece])}"
        case ["recycle", row]:
            return say("meta-row", deck=row)
        case ["under", place]:
            row = view["rows"][area["pending"]["row"]]
            return _puzzle(faces[row[int(place) - 1]])
        case [word]:
            return about(word)
    return ""


class LegalCompleter(Completer):
    """Offers the next word of the legal moves, then the commands."""

    def __init__(
        self, legal: Callable[[], Sequence[str]], meaning_of: Callable[[Sequence[str]], str], commands: Sequence[str]
    ) -> None:
        self._legal = legal
        self._meaning = meaning_of
        self._commands = commands

    def get_completions(self, document: Document, _event: CompleteEvent) -> Iterator[Completion]:
        """The words that may come next, each with its meaning."""
        text = document.text_before_cursor.lstrip()
        *before, begun = text.split(" ")
        offered = next_words(text, self._legal())
        if not before:
            offered += [command for command in self._commands if command.startswith(begun.lower())]
        for word in offered:
            words = [*before, word]
            words = [words[0].lower(), *(each.upper() for each in words[1:-1]), *words[1:][-1:]]
            yield Completion(word, start_position=-len(begun), display_meta=self._meaning(words))
