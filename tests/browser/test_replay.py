"""A game that is over, looked through: by keys, by an address, and from a record that was downloaded."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Pages, play_on
from tests.browser.player import until
from tests.browser.tiny import tiny

POSITION = r"() => document.querySelector('.theatre main > :first-child').innerHTML.replace(/\bc+\d+\b/g, 'id')"
"""All that is drawn of a table; what is drawn anew has other ids, and looks the same."""
RIGHTMOST = """() => Math.max(
    document.documentElement.scrollWidth,
    ...[...document.querySelectorAll(".chart svg, .controls button")].map((each) => each.getBoundingClientRect().right),
)"""
GRAPH = "() => document.querySelector('.chart svg').getBoundingClientRect().width"


class Watched:
    """A game that is over, and a page that shows it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        assert page.request.get("/api/me").ok
        opened = page.request.post("/api/tables", data={"seats": ["you", "you"], "puzzles": tiny()}).json()
        self.game, self.key = str(opened["table"]), str(opened["key"])
        said = play_on(page, self.game, 10_000, bot="random")
        assert said["phase"] == "over"
        self.last = int(said["decision"])
        self.scores: list[int] = said["scores"]
        page.goto(f"/replay/{self.game}#{self.key}")
        self.shows(0)

    def shows(self, decision: int) -> None:
        """Slider, sentence and list say the same."""
        moment(self.page, decision)


def moment(page: Page, decision: int) -> None:
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(decision))
    expect(page.locator(".moment .where")).to_contain_text(re.compile(rf"\b{decision} of \d+$"))
    current = page.locator('.decisions [aria-current="step"]')
    if decision:
        expect(current).to_have_attribute("data-at", str(decision))
    else:
        expect(current).to_have_count(0)


def position(page: Page) -> str:
    return str(page.evaluate(POSITION))


@pytest.fixture
def watched(pages: Pages) -> Watched:
    return Watched(pages.new(calm=True))


def test_keys_move_through_a_game(watched: Watched) -> None:
    page, last = watched.page, watched.last
    seen = [position(page)]
    for at in (1, 2, 3):
        page.keyboard.press("ArrowRight")
        watched.shows(at)
        seen.append(position(page))
    assert len(set(seen)) == len(seen)
    page.keyboard.press("ArrowLeft")
    watched.shows(2)
    assert position(page) == seen[2]
    page.keyboard.press("End")
    watched.shows(last)
    page.keyboard.press("ArrowRight")
    watched.shows(last)
    page.keyboard.press("Home")
    watched.shows(0)
    assert position(page) == seen[0]
    page.keyboard.press("ArrowLeft")
    watched.shows(0)
    page.keyboard.press("]")
    slider = page.get_by_role("slider")
    expect(slider).not_to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("[")
    watched.shows(0)
    expect(slider).to_have_attribute("aria-valuemax", str(last))


def test_an_address_leads_somebody_else_to_the_same_moment(watched: Watched, pages: Pages) -> None:
    page = watched.page
    page.keyboard.press("End")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    at = watched.last - 3
    watched.shows(at)
    expect(page).to_have_url(re.compile(rf"/replay/{watched.game}\?at={at}#(?!{watched.key})[\w-]+$"))
    page.reload()
    watched.shows(at)
    mine = position(page)

    other = pages.new(calm=True)
    other.goto(page.url)
    moment(other, at)
    assert position(other) == mine
    pages.allow("404")
    other.goto("/")
    other.goto(page.url.partition("#")[0])
    expect(other.get_by_role("alert")).not_to_be_empty()


def test_a_moment_copied_from_my_games_shows_a_private_game_to_others(watched: Watched, pages: Pages) -> None:
    page = watched.page
    page.goto("/games")
    page.get_by_role("link", name=re.compile("Replay")).first.click()
    watched.shows(0)
    page.keyboard.press("End")
    watched.shows(watched.last)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy this moment").click()
    link = str(page.evaluate("() => navigator.clipboard.readText()"))
    assert watched.key not in link  # that of the table would let them in there
    other = pages.new(calm=True)
    other.goto(link)
    moment(other, watched.last)


def test_the_result_shows_how_the_scores_ran_and_its_link_shows_the_game_to_others(
    watched: Watched, pages: Pages
) -> None:
    page = watched.page
    page.goto(f"/t/{watched.game}")
    curve = page.locator("[data-curve]")
    expect(curve.locator("path.score")).to_have_count(2)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    curve.get_by_role("button", name="Copy replay link").click()
    link = str(page.evaluate("() => navigator.clipboard.readText()"))
    assert watched.key not in link
    other = pages.new(calm=True)
    other.goto(link)
    moment(other, 0)


def test_a_record_is_downloaded_and_shows_the_same_game_elsewhere(
    watched: Watched, pages: Pages, tmp_path: Path
) -> None:
    page = watched.page
    page.keyboard.press("End")
    watched.shows(watched.last)
    expect(page.locator(".theatre main .score").first).to_be_visible()
    mine = position(page)
    with page.expect_download() as begun:
        page.get_by_role("link", name="Download this game").click()
    file = tmp_path / begun.value.suggested_filename
    begun.value.save_as(file)
    assert file.suffix == ".txt"
    assert file.read_text(encoding="utf-8").startswith("projectl-record/1\n")

    other = pages.new(calm=True)
    other.goto("/replay")
    with other.expect_file_chooser() as choosing:
        other.locator("button", has_text="Choose a record").click()
    choosing.value.set_files(file)
    moment(other, 0)
    other.keyboard.press("End")
    moment(other, watched.last)
    assert position(other) == mine
    expect(other).to_have_url(re.compile(rf"/replay\?at={watched.last}$"))
    other.reload()
    moment(other, watched.last)


def test_what_is_no_record_is_refused_in_words(pages: Pages, tmp_path: Path) -> None:
    pages.allow("409 .Conflict")
    file = tmp_path / "letter.txt"
    file.write_text("Dear all,\nthis is no game.\n", encoding="utf-8")
    page = pages.new(calm=True)
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(page.locator("button", has_text="Choose a record")).to_be_enabled()


@pytest.mark.parametrize("sizes", [[(1440, 900), (360, 780)], [(780, 360), (360, 780)]], ids=["window", "phone"])
def test_graph_and_buttons_follow_the_window(watched: Watched, sizes: list[tuple[int, int]]) -> None:
    page = watched.page

    def is_fitting() -> bool:
        wide = int(page.evaluate("innerWidth"))
        return bool(page.evaluate(RIGHTMOST) <= wide and page.evaluate(GRAPH) > wide - 100)

    for wide, high in sizes:
        page.set_viewport_size({"width": wide, "height": high})
        until(page, is_fitting, f"a graph for {wide} px")
