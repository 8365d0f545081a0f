"""Every arrangement of a table at rest, measured: nothing cut or covered, no void, nothing that moves, nobody kept out.

In a plain run every table, what is asked there, every size and language is met at least once, in a full one all of them
together. A table is opened once, and its page is then made as large as the next screen.
"""

import json
from collections.abc import Callable, Iterable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.browsing import CURTAIN, Pages, axe
from tests.browser.contrast import BY_AXE, too_faint, wear
from tests.browser.measuring import measure, sizes, standing
from tests.browser.passing import go_on
from tests.browser.places import PLACES, Go, Place
from tests.browser.player import until
from tests.browser.states import hinted
from tests.browser.test_layout import enlarge
from tests.counts import FULL
from tests.patience import PAGE_MS

SCREENS: Final = (
    *((360, 640), (1024, 768), (390, 844), (1440, 900), (844, 390)),
    *((2560, 1440), (820, 1180), (1280, 800), (360, 780), (1920, 1080)),
)
LANGUAGES: Final = ("en", "fr", "de", "en-long")
"""Those that pages are measured in: French has the longest texts of ours; the last is made up, two fifths longer."""
THEMES: Final = ("dark", "light")
CLOSELY: Final = ((360, 780), (1280, 800))
"""In a full run whether somebody is kept out is looked at on these screens, in the first language."""
UNREAD: Final = {
    *((name, state) for name, place in PLACES.items() if name.startswith("watching") for state in place.states),
    *(("tutorial", state) for state in PLACES["tutorial"].states),
    ("company", "away"),
    ("moment", "of announcement"),
}
"""Whether texts are too faint is not seen where seconds are counted for whoever is away, as no two pictures are the
same, and where the tutorial dims what a step is not about, or an announcement what it lies over.
"""
ONE_OF_EACH: Final = ((390, 844), (844, 390), (820, 1180), (1280, 800), (1920, 1080))
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
ASIDE: Final = """() => {
    const leftOf = (each) => each.getBoundingClientRect().left;
    const sums = [...document.querySelectorAll(".above [data-sum]")].filter((each) => each.checkVisibility());
    const cardOf = (sum) => document.querySelector(`.mat [data-own$=":${sum.dataset.sum}"]`);
    const aside = sums.filter((each) => Math.abs(leftOf(each) - leftOf(cardOf(each))) > 2);
    const newest = document.querySelector(".told:not(.solo) > .log li:last-child");
    const isTold = newest?.checkVisibility();
    const [line, lines, rail] = [newest, newest?.closest("ol"), newest?.closest(".rail")]
        .map((each) => each?.getBoundingClientRect());
    const to = isTold && Math.min(lines.bottom, rail.bottom);
    const isCut = isTold && to - Math.max(line.top, lines.top) < Math.min(line.height, 40) - 1;
    const isOut = isTold && (isCut || line.bottom > to + 1);
    return [...aside.map((each) => each.dataset.sum), ...(isOut ? ["the newest line"] : [])];
}"""
"""Sums that do not stand above their puzzles, and what happened last, where its end or two lines are out of sight.

In solo the steps of the opponent stand above it, as many as there are, and it scrolls with them.
"""
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
    go_on(page)
    if not is_uncovered or page.evaluate(SPOKEN) != language:
        page.evaluate(SPEAK, language)
        page.reload()
    page.wait_for_load_state("networkidle")
    if is_uncovered and page.locator(CURTAIN).count():
        page.locator(CURTAIN).click()


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def sample(at: int) -> list[tuple[str, list[tuple[int, int]]]]:
    """Languages and screens for one of many: another screen for the next, and another language soon."""
    if FULL:
        return [(language, list(SCREENS)) for language in LANGUAGES]
    return [(LANGUAGES[at // 3 % len(LANGUAGES)], [SCREENS[at % len(SCREENS)]])]


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
        for fault in (
            *faults_of(page, may_scroll=place.may_scroll, may_be_empty=state in place.may_be_empty),
            *(kept_out(page, name, state, language) if is_close(name, state, language, size) else ()),
        )
    ]
    assert not faults, "\n".join(faults)


def is_close(name: str, state: str, language: str, size: tuple[int, int]) -> bool:
    """Whether it is looked at that nobody is kept out: every third state, on all screens; in a full run two of each."""
    if FULL:
        return language == LANGUAGES[0] and size in CLOSELY
    return ALL.index((name, state)) % 3 == 0


def kept_out(page: Page, name: str, state: str, language: str) -> list[str]:
    """What keeps somebody out of a state: in this theme, and in the other for the next that is looked at.

    The made-up language says the logo's label longer than the name that is drawn.
    """
    at = ALL.index((name, state))
    found: list[str] = []
    for theme in THEMES if FULL else (THEMES[at // 10 % len(THEMES)],):
        wear(page, theme)
        found += [
            f"{theme}: {each}"
            for each in (axe(page) if (name, state) in UNREAD else [*axe(page, BY_AXE), *too_faint(page)])
        ]
    wear(page, THEMES[0])
    return [each for each in found if language != LANGUAGES[-1] or "name-mismatch" not in each]


def faults_of(page: Page, find: Callable[[Page], list[str]] | None = None, **allowed: bool) -> list[str]:
    """What is wrong with it at rest, or what somebody else finds: what is not there yet is waited for."""
    look = find or (lambda page: measure(page).faults(**allowed))
    if not look(page):
        return []
    page.wait_for_timeout(SETTLE_MS)
    return look(page)


def aside_in(page: Page) -> list[str]:
    found: list[str] = page.evaluate(ASIDE)
    return found


def looked_at(
    page: Page, place: Place, then: Go, language: str, screens: list[tuple[int, int]]
) -> Iterable[tuple[int, int]]:
    """A state of a table, on one screen after the other."""
    resize(page, screens[0])
    speak(page, language, is_uncovered=place.is_uncovered)
    for number, size in enumerate(screens):
        resize(page, size)
        if place.is_passing or not number:
            go_on(page)
            then(page)
            page.mouse.move(0, 0)
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
    """Finishing Touches: no figure and no sum moves when the best way is known; each sum stands above its puzzle."""
    page = places.open(pages, name)
    at = list(PLACES).index(name)
    counting = Counting(page)
    for number, size in enumerate(SCREENS):
        if not FULL and number % 2 == at % 2:
            continue
        resize(page, size)
        for language in LANGUAGES if FULL else (LANGUAGES[(at + number // 2) % 3],):
            page.evaluate(SPEAK, language)
            counting.begin()
            expect(page.locator(".counting")).to_be_visible()
            before = page.evaluate(COUNTED)
            counting.end()
            expect(page.locator("[data-best]")).to_be_visible()
            assert len(before) >= 8
            assert page.evaluate(COUNTED) == pytest.approx(before, abs=0.5), (language, size)
            assert not faults_of(page, aside_in), (language, size)


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
