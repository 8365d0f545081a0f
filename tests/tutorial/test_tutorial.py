"""The tutorial can be played as it is written: every step in its position, whichever of its moves somebody makes."""

import itertools
from collections.abc import Iterator

import pytest

from projectl import Game
from projectl.tutorial import CHAPTERS, Step, chapter
from projectl.tutorial.chapters import END
from projectl.tutorial.positions import complete
from projectl.words import LANGUAGES, say
from projectl.words.messages import sources
from projectl.words.phrases import kebab

LEARNER = 0
IDEAS = ("take", "gain", "place", "complete", "reward", "upgrade", "master", "black", "touch")


def scenes(name: str) -> Iterator[tuple[Step, ...]]:
    """Steps that follow each other from one position."""
    steps = chapter(name).steps
    begins = [k for k, step in enumerate(steps) if step.position is not None]
    for begin, end in zip(begins, [*begins[1:], len(steps)], strict=True):
        yield steps[begin:end]


SCENES = [pytest.param(scene, id=f"{name}-{scene[0].name}") for name in CHAPTERS for scene in scenes(name)]


def made(step: Step) -> int:
    """How many moves the step is."""
    return 0 if not step.moves or step.moves == (END,) else step.times


def play(game: Game, scene: tuple[Step, ...], used: set[tuple[str, str]]) -> int:
    """Go every way through a scene; how many there are. `used` are the moves that were made."""
    if not scene:
        return 1
    step, *rest = scene
    return _moves(game, step, tuple(rest), made(step), used)


def _moves(game: Game, step: Step, rest: tuple[Step, ...], left: int, used: set[tuple[str, str]]) -> int:
    if not left:
        game = game.copy()
        for seat, move in step.replies:
            game.play(move, seat=seat)
        return play(game, rest, used)
    legal = {str(move) for move in game.legal(LEARNER)}
    possible = [move for move in step.moves if move in legal]
    assert possible, f"{step.name}: {game.why_not(step.moves[0], seat=LEARNER)}"
    ways = 0
    for move in possible:
        after = game.copy()
        kinds = {event["kind"] for event in after.play(move, seat=LEARNER)}
        assert {*step.does} <= kinds, (step.name, move)
        used.add((step.name, move))
        ways += _moves(after, step, rest, left - 1, used)
    return ways


@pytest.mark.parametrize("scene", SCENES)
def test_every_move_of_a_step_leads_to_the_next(scene: tuple[Step, ...]) -> None:
    assert scene[0].position is not None
    used: set[tuple[str, str]] = set()
    assert play(Game.from_dict(scene[0].position), scene, used)
    assert used == {(step.name, move) for step in scene if made(step) for move in step.moves}
    assert all(step.does for step in scene if made(step))


@pytest.mark.parametrize("scene", SCENES)
def test_whoever_comes_back_finds_the_first_moves_of_the_steps_made(scene: tuple[Step, ...]) -> None:
    """The page plays them in order."""
    assert scene[0].position is not None
    game = Game.from_dict(scene[0].position)
    for step in scene:
        for move in step.moves[: made(step)]:
            game.play(move, seat=LEARNER)
        for seat, move in step.replies:
            game.play(move, seat=seat)


@pytest.mark.parametrize("scene", SCENES)
def test_a_position_is_whole_and_the_learner_is_to_decide(scene: tuple[Step, ...]) -> None:
    assert scene[0].position is not None
    game = Game.from_dict(scene[0].position)
    assert game.to_dict() == scene[0].position
    assert LEARNER in game.to_decide


@pytest.mark.parametrize("name", CHAPTERS)
def test_an_end_comes_only_where_the_turn_is_over(name: str) -> None:
    for scene in scenes(name):
        for last, step in itertools.pairwise(scene):
            assert step.moves != (END,) or "end_turn" in last.does, step.name


def test_the_base_game_is_nine_ideas() -> None:
    assert tuple(dict.fromkeys(step.idea for step in chapter("base").steps)) == IDEAS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_heading_and_says_more(language: str) -> None:
    for name in CHAPTERS:
        for step in chapter(name).steps:
            key = f"learn-{name}-{kebab(step.text)}"
            assert key in sources(language)
            assert say(key, language).count("\n") == 1, key


def test_a_step_says_nothing_that_nobody_does() -> None:
    said = {key for key in sources("en") if any(key.startswith(f"learn-{name}-") for name in CHAPTERS)}
    steps = {f"learn-{name}-{step.text}" for name in CHAPTERS for step in chapter(name).steps}
    assert said - steps == {"learn-base-about", "learn-base-done"}


def test_what_a_position_cannot_have_is_an_error() -> None:
    with pytest.raises(ValueError, match="a position has no turns"):
        complete({"turns": 3}, {"players": 2})
