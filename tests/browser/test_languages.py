"""A first turn in every language, at the width of a phone, a tablet and a desk: nothing is cut, and no key is shown."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from projectl.words import LANGUAGES, say
from projectl.words.messages import sources
from tests.browser.browsing import BOARD, Pages, open_table
from tests.browser.learning import do
from tests.browser.measuring import measure
from tests.browser.player import Mouse, until
from tests.browser.states import hinted
from tests.browser.test_layout_measured import faults_of, resize
from tests.counts import FULL

SIZES = ((360, 780), (820, 1180), (1440, 900))
PATHS = ("/", "/new", "/settings", "/rules")
KEYS = {key for key in sources("en") if key.count("-")}
TABLE = re.compile(r": t[hd]\.")
"""Cells of the editions: that table is wider than a phone, and scrolls by itself."""
UNSEEN = """() => ["aria-label", "title"].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name)))"""
"""Texts that are heard, or seen when a thing is rested on."""
DESCRIPTION = 'meta[name="description"]'
KEY = re.compile(r"[a-z]+(?:-[a-zA-Z0-9]+)+")


def raw(page: Page) -> set[str]:
    """Keys of texts, or places that nobody filled in, where people read, listen or rest."""
    shown = " ".join([page.locator("body").inner_text(), *page.evaluate(UNSEEN)])
    return {word for word in KEY.findall(shown) if word in KEYS} | {*re.findall(r"\{[^}]*\}", shown)}


def sizes(language: str, state: int) -> tuple[tuple[int, int], ...]:
    """One width for a state, another for the next and in the next language: every two are met. In a full run all."""
    return SIZES if FULL else (SIZES[(LANGUAGES.index(language) + state) % len(SIZES)],)


def faults(page: Page, where: str, language: str, state: int) -> Iterator[str]:
    for size in sizes(language, state):
        resize(page, size)
        said = (f"{each} is shown" for each in raw(page))
        found = [*faults_of(page, may_be_empty=True), *said]
        yield from (f"{where}, {size[0]}x{size[1]}: {fault}" for fault in found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_turn_is_taken_in_every_language(pages: Pages, language: str) -> None:
    page = pages.new(locale=language, calm=True)
    player = Mouse(page)
    open_table(page, "you", "novice", edition="revised", expansions=["ghost", "ambassador"])
    expect(page.locator("html")).to_have_attribute("lang", language)
    found = [*faults(page, "dealt", language, 0)]
    player.play(is_enough=lambda: len(player.made) >= 3)
    player.wait()
    page.keyboard.press("Escape")
    found += faults(page, "after a turn", language, 1)
    hinted(page)
    found += faults(page, "hint", language, 2)
    page.keyboard.press("Escape")
    resize(page, SIZES[-1])
    expect(page.locator('[data-do="take"]')).to_contain_text(say("do-take", language))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_around_the_table_have_room_for_every_language(pages: Pages, language: str) -> None:
    page = pages.new(locale=language, calm=True)
    found = []
    for state, path in enumerate(PATHS):
        if not FULL and (LANGUAGES.index(language) + state) % 2:
            continue  # every language at two of them, and every one in half of the languages
        page.goto(path)
        page.wait_for_load_state("networkidle")
        if path != "/":  # whose texts do not come with those of the other pages
            expect(page.locator(DESCRIPTION)).to_have_attribute("content", say("home-description", language))
        for size in sizes(language, state):
            resize(page, size)
            assert raw(page) == set(), (path, size)
            found += [f"{path}, {size[0]}: {fault}" for fault in measure(page).cut if not TABLE.search(fault)]
    assert not found, "\n".join(found)


def test_the_language_is_switched_in_the_middle_of_a_turn_and_stays(pages: Pages) -> None:
    page = pages.new(locale="en-GB", calm=True)
    player = Mouse(page)
    open_table(page, "you", "novice")
    until(page, lambda: player.may_move, "a turn")
    do(page, "gain O1", "mouse")
    told = page.locator("[data-line]").last
    expect(told).to_contain_text(say("told-you-gain", piece="").strip())
    page.evaluate("() => { window.hasStayed = true; }")
    page.locator('[data-do="menu"]').click()
    page.get_by_role("dialog").get_by_label("Language").select_option("uk")

    def speaks_ukrainian() -> None:
        expect(page.locator("html")).to_have_attribute("lang", "uk")
        expect(page.locator('[data-do="take"]')).to_contain_text(say("do-take", "uk"))
        expect(told).to_contain_text(say("told-you-gain", "uk", piece="").strip())

    speaks_ukrainian()
    assert page.evaluate("() => window.hasStayed")
    page.reload()
    page.wait_for_selector(BOARD)
    speaks_ukrainian()
