"""Learning to play: every chapter to its end, by mouse and by keyboard; whatever else is pressed is answered."""

import re

import pytest
from playwright.sync_api import Page, expect

from projectl.tutorial import CHAPTERS
from tests.browser.browsing import BOARD, PHONE, Pages, axe
from tests.browser.learning import GUIDE, How, do, walk
from tests.counts import FULL, covering

LAPTOP = (1440, 900)
SIZES = (LAPTOP, PHONE)
HOW: tuple[How, ...] = ("mouse", "keys")
LOCALES = ("en-GB", "uk-UA", "de-DE")
LOOKS = covering(LOCALES, HOW, SIZES)
"""In a plain run the base game and the chapters after it take two of three: every value is met in both together."""
ASIDE = "[data-aside]"


def at_step(page: Page, name: str) -> None:
    """The guide has come to a step."""
    expect(page.locator(f'[data-step-name="{name}"]')).to_be_visible()


@pytest.mark.parametrize(("locale", "how", "size"), LOOKS if FULL else LOOKS[:2])
def test_the_base_game_is_learned_and_ends_in_a_first_game(
    pages: Pages, size: tuple[int, int], how: How, locale: str
) -> None:
    page = pages.new(size=size, locale=locale, calm=True)
    walk(page, "base", how)
    page.locator('[data-do="game"]').click()
    page.wait_for_selector(BOARD)
    expect(page.locator(GUIDE)).to_be_visible()
    page.locator('[data-do="heard"]').click()
    expect(page.locator(GUIDE)).to_have_count(0)


@pytest.mark.parametrize(("locale", "how", "size"), LOOKS if FULL else LOOKS[1:])
def test_every_chapter_after_it_comes_to_its_end(pages: Pages, size: tuple[int, int], how: How, locale: str) -> None:
    page = pages.new(size=size, locale=locale, calm=True)
    for name in CHAPTERS[1:]:
        walk(page, name, how)
    page.locator('[data-do="leave"]').click()
    expect(page.locator("[data-chapter]")).to_have_count(len(CHAPTERS) + 1)


def test_what_is_allowed_but_not_the_step_is_said_and_undone(pages: Pages) -> None:
    page = pages.new(size=LAPTOP, calm=True)
    page.goto("/learn/base")
    page.wait_for_selector(BOARD)
    do(page, "gain O1", "mouse")
    expect(page.locator(ASIDE)).to_have_text(
        "You may gain a piece, but this step needs the highlighted puzzle. It was undone."
    )
    expect(page.locator('[data-group="tray"] .numeral')).to_have_count(0)
    do(page, "take W1", "mouse")
    expect(page.locator(ASIDE)).to_contain_text("You may take a puzzle, but this step needs the highlighted puzzle.")
    expect(page.locator("[data-slot]")).to_have_count(0)
    at_step(page, "take")
    do(page, "take W2", "mouse")
    at_step(page, "gain")
    expect(page.locator(ASIDE)).to_have_count(0)
    do(page, "pass", "mouse")
    expect(page.locator(ASIDE)).to_contain_text("this step needs a new piece from the reserve")
    expect(page.locator("svg .edge")).to_have_count(1)  # it was undone
    do(page, "gain O1", "mouse")
    at_step(page, "place")


def test_what_is_said_of_the_lamps_is_lit_beside_the_button(pages: Pages) -> None:
    page = pages.new(size=LAPTOP, calm=True)
    page.goto("/learn/base")
    page.wait_for_selector(BOARD)
    for move in ("take W2", "gain O1", "place 1 I2 c3c4"):
        do(page, move, "mouse")
    at_step(page, "turn")
    expect(page.locator(GUIDE)).to_contain_text("puts out a lamp")
    expect(page.locator("svg .edge")).to_have_count(2)
    lit = [edge.bounding_box() for edge in page.locator("svg .edge").all()]
    lamps = page.locator('[data-ask="lamps:0"]').bounding_box()
    assert lamps
    assert any(edge and edge["x"] < lamps["x"] < edge["x"] + edge["width"] for edge in lit)
    expect(page.locator("svg .dark")).to_have_css("opacity", "0.72")


def test_what_is_not_allowed_is_refused_by_the_rules(pages: Pages) -> None:
    page = pages.new(size=LAPTOP, calm=True)
    page.goto("/learn/base")
    page.wait_for_selector(BOARD)
    page.locator('[data-do="place"]').click()
    expect(page.locator("[data-toast]")).to_be_visible()
    at_step(page, "take")


def test_whoever_leaves_goes_on_at_the_same_step(pages: Pages) -> None:
    page = pages.new(size=LAPTOP, calm=True)
    page.goto("/learn")
    page.locator('[data-chapter="base"]').click()
    do(page, "take W2", "mouse")
    do(page, "gain O1", "mouse")
    at_step(page, "place")
    page.locator('[data-do="leave"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn to play")
    page.get_by_role("link", name="Go on").first.click()
    at_step(page, "place")
    page.reload()
    at_step(page, "place")
    do(page, "place 1 I2 c3c4", "mouse")
    at_step(page, "turn")
    page.keyboard.press("z")
    at_step(page, "place")


def test_the_coach_of_the_first_game_says_a_thing_once(pages: Pages) -> None:
    page = pages.new(size=LAPTOP, calm=True)
    page.goto("/learn/game")
    page.wait_for_selector(BOARD)
    expect(page.locator(GUIDE)).to_contain_text("Your first turn.")
    do(page, "gain O1", "mouse")
    expect(page.locator(GUIDE)).to_have_count(0)
    page.reload()
    page.wait_for_selector(BOARD)
    expect(page.locator(GUIDE)).to_have_count(0)
    do(page, "pass", "mouse")
    do(page, "end", "mouse")
    expect(page.locator(GUIDE)).to_contain_text("The novice has played.")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nobody_is_kept_out(pages: Pages, theme: str) -> None:
    page = pages.new(theme="light" if theme == "light" else "dark", size=PHONE, touch=True, calm=True)
    page.goto("/learn")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert axe(page) == []
    page.goto("/learn/base")
    page.wait_for_selector(BOARD)
    expect(page.locator(GUIDE)).to_be_visible()
    assert axe(page) == []


def test_a_chapter_that_there_is_not_leads_to_those_there_are(page: Page) -> None:
    page.goto("/learn/nosuch")
    expect(page).to_have_url(re.compile("/learn$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn to play")
