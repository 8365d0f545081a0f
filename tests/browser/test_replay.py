"""A game that is over, looked through: by keys, by an address, and from a record that was downloaded."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import PHONE, Pages, axe, play_on
from tests.browser.player import until
from tests.browser.tiny import tiny
from tests.counts import FULL

POSITION = r"() => document.querySelector('.theatre main > :first-child').innerHTML"
POSITION += r".replace(/\bc+\d+\b/g, 'id').replace(/ tabindex=\"-?\d\"/g, '')"
"""All that is drawn of a table; what is drawn anew has other ids and no stop for Tab yet, and looks the same."""
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


AT_IT = '.decisions [aria-current="step"]'
"""The decision that is shown, in the list of all."""


def moment(page: Page, decision: int) -> None:
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(decision))
    expect(page.locator(".moment .where")).to_contain_text(re.compile(rf"\b{decision} of \d+$"))
    current = page.locator(AT_IT)
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
    expect(page.locator(AT_IT)).to_be_in_viewport(ratio=0.9)
    page.set_viewport_size({"width": 1280, "height": 600})
    expect(page.locator(AT_IT), "a list that is less high now").to_be_in_viewport(ratio=0.9)
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


ANSWERS = """() => {
    const found = new Map();
    for (const each of document.querySelectorAll(".theatre main [data-ask]")) {
        const { ask, source, own, reserve } = each.dataset;
        const kind = ask ? ask.split(":")[0] : source ? (source.endsWith("deck") ? "deck" : "source")
            : own ? (each.querySelector("svg") ? "slot" : "free") : reserve ? "reserve" : "piece";
        if (!found.has(kind)) found.set(kind, each);
    }
    for (const [kind, each] of found) each.dataset.tried = kind;
    return [...found.keys()];
}"""
"""The first thing of each kind that lies on the table, marked by its kind."""
EVERYWHERE = {"deck", "source", "slot", "piece", "pile", "reserve", "score", "lamps"}
KINDS: dict[str, tuple[tuple[str, ...], set[str]]] = {
    "standard": (("you", "you"), {*EVERYWHERE, "free"}),
    "solo": (("you",), {*EVERYWHERE, "free", "column", "supply"}),
    "line-clear": (("you", "you", "you", "you"), {*EVERYWHERE, "marker"}),
}


LOOKED_THROUGH = (("standard", PHONE), ("solo", (1440, 900)), ("line-clear", PHONE), ("standard", (1440, 900)))


def in_the_middle(page: Page, variant: str) -> None:
    """A game that is over, when a puzzle has just been completed."""
    assert page.request.get("/api/me").ok
    seats, _ = KINDS[variant]
    game = str(page.request.post("/api/tables", data={"seats": seats, "variant": variant}).json()["table"])
    said = play_on(page, game, 10_000)
    page.goto(f"/replay/{game}?at={said['decision'] // 2}")
    page.wait_for_selector(".theatre .seat")


@pytest.mark.parametrize(("variant", "size"), LOOKED_THROUGH if FULL else LOOKED_THROUGH[:3], ids=str)
def test_whatever_lies_on_the_table_says_what_it_is(pages: Pages, variant: str, size: tuple[int, int]) -> None:
    is_touch = size == PHONE
    page = pages.new(size=size, calm=True, touch=is_touch)
    in_the_middle(page, variant)
    where = page.locator(".moment .where").inner_text()
    found: list[str] = page.evaluate(ANSWERS)
    assert KINDS[variant][1] - set(found) <= {"free", "pile"}, "what this game has"
    shown = page.locator("[data-details]")
    for kind in found:
        thing = page.locator(f'[data-tried="{kind}"]')
        (thing.tap if is_touch else thing.click)()
        expect(shown, kind).to_be_visible()
        name = shown.get_attribute("aria-label")
        assert name, kind
        assert shown.get_by_role("heading").inner_text() == name
        assert shown.locator("li").count() > 0, kind
        assert shown.locator("[data-deed], [data-why]").count() == 0, "it is over"
        if kind == "slot":
            assert axe(page) == []
        shown.get_by_role("button", name="Close").click()
        expect(shown, kind).to_have_count(0)
    assert page.locator(".moment .where").inner_text() == where
    assert axe(page) == []
    # On the smallest screen, with what the end completes and opens.
    page.keyboard.press("End")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".moment.brief")).to_be_visible()
    assert axe(page) == []


def test_a_score_is_told_as_it_is_at_the_moment_and_in_its_parts_at_the_end(watched: Watched) -> None:
    page = watched.page
    shown = page.locator("[data-details=score]")
    score = page.locator(".theatre main [data-ask='score:0']")
    for key, at, part in (("Home", 0, "completed puzzles"), ("End", watched.last, "Pile: ")):
        page.keyboard.press(key)
        moment(page, at)
        points = score.inner_text().split(":")[-1].strip()
        score.click()
        expect(shown).to_contain_text(part)
        expect(shown).to_contain_text(points)
        shown.get_by_role("button", name="Close").click()
        expect(shown).to_have_count(0)


def test_arrow_keys_go_from_thing_to_thing_for_whoever_came_by_keys_and_through_the_game_otherwise(
    watched: Watched,
) -> None:
    page = watched.page
    first, second = page.locator('[data-source="Wdeck"]'), page.locator('[data-source="W1"]')
    second.click()
    page.locator("[data-details]").get_by_role("button", name="Close").click()
    expect(second).to_be_focused()
    page.keyboard.press("ArrowRight")
    watched.shows(1)
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("ArrowLeft")
    expect(first).to_be_focused()
    watched.shows(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-details=source]")).to_contain_text("White deck")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(page.locator("[data-details]")).to_have_count(0)
    watched.shows(1)


def test_a_mouse_that_rests_on_something_is_told_what_it_is(watched: Watched) -> None:
    page = watched.page
    page.locator("[data-reserve=O1]").hover()
    expect(page.locator("[data-tip=piece]")).to_contain_text("in the reserve")
    page.locator(".theatre header").first.hover()
    expect(page.locator("[data-tip]")).to_have_count(0)
