"""Every arrangement of a table at rest, measured: nothing cut or covered, no void, nothing that moves.

In a plain run every table, what is asked there, every size and language is met at least once, in a full one all of them
together. A table is opened once, and its page is then made as large as the next screen.
"""

import json
from collections.abc import Iterable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from projectl.server.tables import awaiting
from tests.browser.browsing import CURTAIN, Pages, axe
from tests.browser.measuring import measure, sizes, standing
from tests.browser.places import PLACES, Go, Place
from tests.browser.player import Mouse, gather, until
from tests.browser.states import hinted, press
from tests.browser.test_layout import enlarge
from tests.counts import FULL
from tests.patience import PAGE_MS

SCREENS: Final = (
    *((360, 640), (1024, 768), (390, 844), (1440, 900), (844, 390)),
    *((2560, 1440), (820, 1180), (1280, 800), (360, 780), (1920, 1080)),
)
LANGUAGES: Final = ("en", "fr", "de", "en-long")
"""Those that pages are measured in: French has the longest texts of ours; the last is made up, two fifths longer."""
ONE_OF_EACH: Final = ((390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080))
MORE: Final = (0, 5)
"""How far along the screens a state is looked at."""
SETTLE_MS: Final = 400
SPEAK: Final = "language => { localStorage['projectl.language'] = JSON.stringify(language); }"
SPOKEN: Final = "() => JSON.parse(localStorage['projectl.language'] ?? 'null')"
BEGIN_WITH: Final = """
try {{ localStorage["projectl.language"] ??= {language}; }} catch {{ /* a page without storage, like about:blank */ }}
"""


COUNTED: Final = """() => [...document.querySelectorAll(".account :is(h1, figure, .op, figcaption, [data-sum])")]
    .map((each) => each.getBoundingClientRect())
    .flatMap(({ left, top }) => [left, top])"""
"""Where the figures of Finishing Touches stand."""
STEADY: Final = ("two", "solo", "everything", "line-clear")


class Places:
    """Tables that were come to, by name: whoever comes again finds them as they were."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[Any, str]] = {}

    def open(self, pages: Pages, name: str, language: str = LANGUAGES[0]) -> Page:
        """A page at a table, of somebody who speaks that."""
        if name not in self._known:
            page = pages.new(calm=True)
            page.add_init_script(BEGIN_WITH.format(language=json.dumps(json.dumps(language))))
            PLACES[name].go(page)
            self._known[name] = page.context.storage_state(), page.url
            return page
        state, address = self._known[name]
        page = pages.new(calm=True, storage_state=state)
        page.goto(address)
        page.wait_for_load_state("networkidle")
        return page


@pytest.fixture(scope="module")
def places() -> Places:
    return Places()


def speak(page: Page, language: str, *, is_uncovered: bool = True) -> None:
    """The table as it is when it is opened by somebody who speaks that; it is opened anew only where it must be."""
    if not is_uncovered or page.evaluate(SPOKEN) != language:
        page.evaluate(SPEAK, language)
        page.reload()
    page.wait_for_load_state("networkidle")
    if is_uncovered and page.locator(CURTAIN).count():
        page.locator(CURTAIN).click()


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def sample(at: int) -> list[tuple[str, list[tuple[int, int]]]]:
    """Languages and screens for one of many: other screens for the next, and another language soon."""
    if FULL:
        return [(language, list(SCREENS)) for language in LANGUAGES]
    return [(LANGUAGES[at // 3 % len(LANGUAGES)], [SCREENS[(at + more) % len(SCREENS)] for more in MORE])]


ALL: Final = [(name, state) for name, place in PLACES.items() for state in place.states]


@pytest.mark.parametrize("name", PLACES)
def test_nothing_is_cut_covered_or_empty(pages: Pages, places: Places, name: str) -> None:
    place = PLACES[name]
    [(spoken, _), *_] = sample(ALL.index((name, next(iter(place.states)))))
    page = places.open(pages, name, spoken)
    faults = [
        f"{name} {state}, {language}, {size[0]}x{size[1]}: {fault}"
        for state, then in place.states.items()
        for language, screens in sample(ALL.index((name, state)))
        for size in looked_at(page, place, then, language, screens)
        for fault in faults_of(page, may_scroll=place.may_scroll)
    ]
    assert not faults, "\n".join(faults)


def faults_of(page: Page, **allowed: bool) -> list[str]:
    """What is wrong with it at rest: what is not there yet is waited for."""
    if not measure(page).faults(**allowed):
        return []
    page.wait_for_timeout(SETTLE_MS)
    return measure(page).faults(**allowed)


def looked_at(
    page: Page, place: Place, then: Go, language: str, screens: list[tuple[int, int]]
) -> Iterable[tuple[int, int]]:
    """A state of a table, on one screen after the other."""
    resize(page, screens[0])
    speak(page, language, is_uncovered=place.is_uncovered)
    then(page)
    page.mouse.move(0, 0)
    for size in screens:
        resize(page, size)
        yield size
    for _ in range(2):
        page.keyboard.press("Escape")


@pytest.mark.parametrize("name", STEADY)
def test_words_and_turns_move_no_card_place_or_button(pages: Pages, places: Places, name: str) -> None:
    """In a plain run at every screen and with each language, at all tables together."""
    page = places.open(pages, name)
    page.context.set_default_timeout(PAGE_MS)
    at = STEADY.index(name)
    screens = SCREENS if FULL else SCREENS[at :: len(STEADY)]
    languages = LANGUAGES if FULL else (LANGUAGES[0], LANGUAGES[1 + at % 3])
    found: dict[tuple[int, int], set[tuple[float, ...]]] = {size: set() for size in screens}
    for language in languages:
        speak(page, language)
        for size in screens:
            resize(page, size)
            found[size].add(tuple(sizes(page)))
    assert all(len(each) == 1 and all(min(each)) for each in found.values()), found

    for size in screens:
        resize(page, size)
        before = standing(page)
        assert before
        for begin in (hold, take, lambda page: page.keyboard.press("u"), hinted):
            begin(page)
            page.mouse.move(0, 0)
            now = standing(page)
            moved = {each: (at, now.get(each)) for each, at in before.items() if now.get(each) != at}
            assert moved == {}, (name, size)
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")


class Counting:
    """The server's answers about Finishing Touches, kept back until somebody lets them through."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._kept: list[tuple[WebSocketRoute, str | bytes]] = []
        self._is_open = False
        page.route_web_socket("**/*", self._listen)

    def _listen(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(said: str | bytes) -> None:
            if json.loads(said).get("type") == "touches" and not self._is_open:
                self._kept.append((line, said))
            else:
                line.send(said)

        server.on_message(hear)

    def begin(self) -> None:
        """Open the page anew, and wait until there is an answer to keep."""
        self._is_open, self._kept = False, []
        self._page.reload()
        until(self._page, lambda: self._kept, "a count that is kept back")

    def end(self) -> None:
        """Let it through."""
        self._is_open = True
        for line, said in self._kept:
            line.send(said)


@pytest.mark.parametrize("name", [name for name in PLACES if name.startswith("finishing")])
def test_what_is_still_counted_has_its_room(pages: Pages, places: Places, name: str) -> None:
    """Finishing Touches: no figure and no sum moves when the best way is known."""
    page = places.open(pages, name)
    at = list(PLACES).index(name)
    counting = Counting(page)
    for number, size in enumerate(SCREENS):
        if not FULL and number % 2 == at % 2:
            continue
        page.evaluate(SPEAK, LANGUAGES[(at + number // 2) % 3])
        resize(page, size)
        counting.begin()
        expect(page.locator(".counting")).to_be_visible()
        before = page.evaluate(COUNTED)
        counting.end()
        expect(page.locator("[data-best]")).to_be_visible()
        assert len(before) >= 8
        assert page.evaluate(COUNTED) == pytest.approx(before, abs=0.5), size


def hold(page: Page) -> None:
    if page.locator("[data-piece]").count():
        page.locator("[data-piece]").first.click()


def take(page: Page) -> None:
    page.keyboard.press("t")


@pytest.mark.parametrize("at", range(1, len(LANGUAGES)), ids=LANGUAGES[1:])
def test_letters_of_twice_the_size_scroll_down_and_never_sideways(pages: Pages, places: Places, at: int) -> None:
    page = places.open(pages, "everything")
    speak(page, LANGUAGES[at])
    enlarge(page)
    faults = []
    for size in SCREENS if FULL else (ONE_OF_EACH[at - 1], ONE_OF_EACH[(at + 2) % len(ONE_OF_EACH)]):
        resize(page, size)
        faults += [f"{size}: {each}" for each in faults_of(page, may_scroll=True, may_be_empty=True)]
    assert not faults, "\n".join(faults)


def test_the_keyboard_comes_to_every_part_of_every_arrangement(pages: Pages, places: Places) -> None:
    page = places.open(pages, "two")
    for size in ONE_OF_EACH:
        resize(page, size)
        groups = page.locator("[data-group]").evaluate_all("all => all.map(each => each.dataset.group)")
        assert {"bar", "market", "own", "tray"} <= set(groups), size
        met: set[str] = set()
        for _ in range(60):
            page.keyboard.press("Tab")
            met.add(page.evaluate("() => document.activeElement.closest('[data-group]')?.dataset.group ?? ''"))
            if met >= {"bar", "market", "own", "tray"}:
                break
        assert met >= {"bar", "market", "own", "tray"}, size
        if FULL or size == ONE_OF_EACH[0]:  # others are looked at in test_access.py
            assert axe(page) == [], size


def test_a_folded_action_is_a_press_away(pages: Pages, places: Places) -> None:
    page = places.open(pages, "everything")
    resize(page, (360, 780))
    expect(page.locator('[data-do="recycle"]')).to_be_hidden()
    page.locator('[data-do="more"]').click()
    expect(page.locator('[data-do="recycle"]')).to_be_visible()
    assert measure(page).cut == []
    page.locator('[data-do="recycle"]').click()
    expect(page.locator('[data-dock="recycle"]')).to_be_visible()
    expect(page.locator('[data-do="ghost"]')).to_be_hidden()


def test_talk_and_the_question_how_to_go_on_have_their_room(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two people at a table with a clock: one of them says something, and goes."""
    monkeypatch.setattr(awaiting, "AWAY_S", 0.0)
    stays, goes = pages.new(calm=True), pages.new(calm=True)
    gather(Mouse(stays), Mouse(goes), clock={"seconds": 600, "increment": 10})
    press('[data-do="chat"]')(goes)
    goes.locator("[data-room] input").fill("Two more rounds, then dinner; whoever loses washes up.")
    goes.keyboard.press("Enter")
    expect(stays.locator(".unread").first).to_be_visible()
    goes.goto("about:blank")
    choice = stays.locator("[data-away-choice]")
    faults = []
    for language, screens in (
        sample(0) if FULL else zip(LANGUAGES, (SCREENS[:3], SCREENS[3:5], SCREENS[5:7], SCREENS[7:]), strict=True)
    ):
        resize(stays, SCREENS[3])
        speak(stays, language)
        choice.wait_for()
        for size in screens if FULL else screens[::2]:
            resize(stays, size)
            faults += [f"away, {language}, {size}: {each}" for each in faults_of(stays)]
        choice.locator(".iconbtn").click()
        resize(stays, SCREENS[3])
        press('[data-do="chat"]')(stays)
        for size in screens if FULL else screens[1::2]:
            resize(stays, size)
            faults += [f"chat, {language}, {size}: {each}" for each in faults_of(stays, may_be_empty=True)]
    assert not faults, "\n".join(faults)


def test_what_is_wrong_is_found(pages: Pages) -> None:
    """The measure itself: a text that is cut, one under another, and a page with nothing on it."""
    page = pages.new(calm=True)
    page.set_content(
        "<button style='width:40px;overflow:hidden;white-space:nowrap'>Some words too long for it</button>"
    )
    assert any(each.startswith("cut") for each in measure(page).cut)
    page.set_content(
        "<div style='height:90px;width:60px;overflow-y:auto'>"
        "<p style='height:400px'>Down</p><p>Unbreakablylong</p></div>"
    )
    assert [each for each in measure(page).cut if "Down" in each] == []
    assert any("Unbreakablylong" in each for each in measure(page).cut)
    page.set_content(
        "<div style='position:relative'><b>One thing</b><i style='position:absolute;left:0'>Another thing</i></div>"
    )
    found = measure(page)
    assert found.covered
    assert [each for each in found.faults() if "empty" in each]
    page.set_content("<p style='width:3000px'>Wide</p>")
    assert measure(page).sideways > 0
