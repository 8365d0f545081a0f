"""The report: one file that opens anywhere and names everybody."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from projectl.arena.figures import labels, milliseconds
from projectl.arena.match import play_game
from projectl.arena.plots import axis, log_axis
from projectl.arena.report import page, verdict
from projectl.arena.settings import agree
from projectl.arena.sprt import Answer, Question
from projectl.words import LANGUAGES, say, speak, spoken_here
from projectl.words.messages import arguments, sources
from projectl.words.phrases import figure
from tests.arena.simulating import TROUBLES, Crashing, pairings, play_with, simulated, table

SELDOM = {f"report-{each}" for each in ("none", "points-beat", "mean-after-beat", "axis-beat")}
"""What most pages do not say: nothing was played, or Line Clear was."""


class Outline(HTMLParser):
    """Checks that tags are closed in order, and gathers what is on the page."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert all(name not in ("src", "href") for name, _ in attrs), "everything is in the file"
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        assert attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text += data


def opened(text: str) -> Outline:
    outline = Outline()
    outline.feed(text)
    assert outline.open == []
    return outline


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (4, 2), (3, 4), (9, 2)])
def test_it_opens_and_names_every_bot(bots: int, players: int) -> None:
    settings = table(bots, players=players)
    text = page(settings, simulated(settings, [1 + number for number in range(bots)], 80))
    outline = opened(text)
    for name in labels(settings):
        assert name in outline.text
    assert outline.tags.count("svg") >= 3 * bots
    assert len(text) < 200_000
    assert not re.search(r"https?://|nan|None", outline.text)


def test_names_are_not_read_as_html() -> None:
    settings = agree(("random", "exec:python3 '<b>&.py'"))
    assert "<b>&.py" in opened(page(settings, simulated(settings, [1, 1], 4))).text


def test_forfeits_are_named_with_an_example() -> None:
    settings = table(2)
    results = [play_with(1, lambda: Crashing(3, TROUBLES["silent"]), settings, game).result for game in (1, 2)]
    text = opened(page(settings, results)).text
    assert "silent" in text
    assert "it gave no answer within 1 s when asked for decision 4." in text


def test_no_game_at_all_is_a_page_too() -> None:
    assert "No game has been played yet" in opened(page(table(2), [])).text


def test_the_headline_does_not_claim_what_the_games_do_not_show() -> None:
    settings = table(2)
    assert "have not been told apart" in page(settings, simulated(settings, [1, 1], 40))
    assert "random (1) beats random (2) in" in page(settings, simulated(settings, [9, 1], 40))


def test_a_verdict_says_what_was_asked() -> None:
    settings = table(2)
    said = [verdict(settings, Answer(Question(0, 30), 50, 1.0, is_better)) for is_better in (None, True, False)]
    assert ["not decided" in one for one in said] == [True, False, False]
    assert [one.startswith("random (1) is better than") for one in said] == [False, True, False]


def test_one_game_of_one_round_is_not_called_many() -> None:
    settings = table(2)
    (result,) = simulated(settings, [1, 1], 1)
    text = opened(page(settings, [replace(result, rounds=1, points=result.points[:1])])).text
    assert "1 game · 2 players · Standard · Kickstarter edition · 1 round a game" in text


def test_every_minus_is_a_true_one() -> None:
    settings = table(2)
    results = [replace(one, scores=(-7, -9)) for one in simulated(settings, [1, 2], 4)]
    answer = Answer(Question(-5, 30), 50, -1.0, None)
    text = opened(page(settings, results, answer)).text
    assert not re.search(r"(?<!\w)-\d", text)
    for said in ("mean \N{MINUS SIGN}8.0, \N{MINUS SIGN}9 to \N{MINUS SIGN}7", "(\N{MINUS SIGN}5 or 30 Elo"):
        assert said in text


@pytest.fixture
def _as_before() -> Iterator[None]:
    """What is spoken in one test is not spoken in the next."""
    before = spoken_here()
    yield
    speak(before)


@pytest.mark.usefixtures("_as_before")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_in_the_language_spoken(language: str) -> None:
    settings, solo = table(3), agree(("random",), variant="solo", difficulty="standard")
    results = simulated(settings, [1, 2, 3], 30)
    alone = [play_game(solo, each).result for each in pairings(solo, 2)]
    forfeited = [play_with(1, lambda: Crashing(3, TROUBLES["silent"]), table(2), game).result for game in (1, 2)]
    speak(language)
    pages = [
        page(settings, results),
        page(solo, alone),
        page(table(2), forfeited, Answer(Question(-5, 30), 50, -1.0, None)),
    ]
    assert all(f'<html lang="{language}">' in each for each in pages)
    text = "".join(opened(each).text for each in pages)
    own = [key for key in sources("en") if key.startswith("report-") and not arguments(key)]
    assert {key for key in own if say(key) not in text} <= SELDOM
    english = {key for key in own if " " in say(key, "en") and say(key, "en") != say(key)}
    assert {key for key in english if say(key, "en") in text} == set()


@pytest.mark.usefixtures("_as_before")
def test_numbers_are_as_the_language_writes_them() -> None:
    settings = table(2)
    results = simulated(settings, [9, 1], 40)
    speak("de")
    text = opened(page(settings, results)).text
    assert re.search(r"\d,\d\N{NO-BREAK SPACE}%", text)
    assert not re.search(r"\d\.\d|\d%", text.split("projectl")[0])
    assert [milliseconds(ms) for ms in (0.5, 161.4, 2500)] == ["0,5\xa0ms", "161\xa0ms", "2,5\xa0s"]
    written = [figure(-12345.5, ",.1f", language) for language in ("en", "pl", "it")]
    assert written == ["\N{MINUS SIGN}12,345.5", "\N{MINUS SIGN}12\xa0345,5", "\N{MINUS SIGN}12.345,5"]


def test_axes_are_round() -> None:
    assert axis([0, 97]).ticks == (0, 20, 40, 60, 80, 100)
    assert axis([-3.5, 3.5]).ticks == (-4, -2, 0, 2, 4)
    assert axis([5, 5]).high > 5
    assert log_axis([0.02, 30]).ticks == (0.01, 0.1, 1, 10, 100)
    assert log_axis([1, 1]).at(1) == 0
