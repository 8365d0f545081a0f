"""Pointing at a puzzle: the plan that is shown is the solver's, it moves nothing, and taking waits for nothing."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from projectl.analysis import plan_of
from tests.browser.browsing import BOARD, Pages, axe, new_table, open_table, play_on
from tests.browser.player import MAIN
from tests.browser.test_live import two
from tests.counts import covering

SIZES = {"desktop": (1280, 800), "tablet": (820, 1180), "phone": (360, 780)}
PLAN = "[data-plan]"
FOUND = "[data-plan][data-actions]"
TAKEABLE = "[data-source].can"
TABLES: dict[str, dict[str, Any]] = {
    "standard": {"seats": ("you", "novice")},
    "solo": {"seats": ("you",), "variant": "solo"},
    "line-clear": {"seats": ("you", "novice", "novice", "novice"), "variant": "line-clear"},
}


def places(page: Page) -> list[Any]:
    """Where the things are that keep their places."""
    where = "({ x, y, width }) => [x, y, width]"
    found: list[Any] = page.locator(".mat, .tray, .bar, .market").evaluate_all(
        f"(all) => all.map((each) => each.getBoundingClientRect()).map({where})"
    )
    return found


def begun(page: Page, name: str) -> dict[str, Any]:
    """A table where the page's person is to decide, and what its server says of it."""
    wishes = dict(TABLES[name])
    table = new_table(page, *wishes.pop("seats"), **wishes)
    page.goto(f"/t/{table}")
    page.wait_for_selector(TAKEABLE)
    # [L3] what another decides meanwhile changes the reserve, and with it the plan.
    said: dict[str, Any] = {}
    while said.get("decision") != (said := play_on(page, table, 0))["decision"]:
        page.wait_for_timeout(3000 if name == "line-clear" else 0)
    page.wait_for_selector(f"{BOARD}[data-decision='{said['decision']}']")
    return said


@pytest.mark.parametrize("name", TABLES)
def test_the_plan_of_the_solver_is_shown(pages: Pages, name: str) -> None:
    page = pages.new(size=SIZES["desktop"], calm=True)
    said = begun(page, name)
    before = places(page)
    card = page.locator(TAKEABLE).last
    source = card.get_attribute("data-source")
    assert source is not None
    card.click()
    expect(page.locator(FOUND)).to_be_visible()
    plan = plan_of(said["view"], said["seat"], source)
    shown = page.locator(PLAN)
    assert shown.get_attribute("data-actions") == str(plan.actions)
    assert plan.puzzle in str(shown.get_attribute("aria-label"))
    expect(page.locator(f"{MAIN} [aria-label*='{plan.puzzle}']")).to_be_visible()
    near = [moves[0].split(" ")[0] for moves, turn in zip(plan.moves, plan.turns, strict=True) if turn < 3]
    cells = page.locator(f"{PLAN} [data-does]").evaluate_all("(all) => all.map((each) => each.dataset.does)")
    assert cells[: len(near)] == near
    laid = [str(at) for at, moves in enumerate(plan.moves) if moves[0].startswith("place ")]
    incoming = page.locator(f"[data-incoming='{plan.puzzle}']")
    assert incoming.get_attribute("data-own") == f"{said['seat']}:{plan.slot}"
    assert incoming.locator("[data-laid]").evaluate_all("(all) => all.map((each) => each.dataset.laid)") == laid
    first = next(moves[0].split(" ") for moves in plan.moves[1:])
    used = first[2] if first[0] == "place" else first[1]
    if first[0] != "gain":
        expect(page.locator(f"[data-piece='{used}'] [data-step]")).to_have_text(re.compile("^1( |$)"))
    assert places(page) == before
    page.locator(MAIN).click()
    expect(page.locator(f"[data-slot='{plan.slot}']")).to_be_visible()
    expect(page.locator(PLAN)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_taking_waits_for_no_plan(pages: Pages, size: str) -> None:
    """The answer never comes: facts at once, nothing moves, and the bright button takes."""
    page = pages.new(size=SIZES[size], calm=True)
    asked: list[dict[str, Any]] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "plan":
                asked.append(message)
            else:
                server.send(text)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/ws$"), between)
    begun(page, "standard")
    before = places(page)
    for source in ("W1", "W2", "W1"):
        page.locator(f"[data-source='{source}']").click()
        expect(page.locator(f"[data-plan='{source}']")).to_be_visible()
    assert places(page) == before
    assert len(asked) == 1
    expect(page.locator(PLAN)).to_have_attribute("aria-busy", "true")
    page.locator(MAIN).click()
    expect(page.locator("[data-slot='1']")).to_be_visible()


def test_looking_around_asks_once_for_each_puzzle(pages: Pages) -> None:
    page = pages.new(size=SIZES["desktop"], calm=True)
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    begun(page, "standard")
    for source in ("W1", "B2", "W1", "B2", "W1"):
        page.locator(f"[data-source='{source}']").click()
        expect(page.locator(f"[data-plan='{source}'][data-actions]")).to_be_visible()
    assert sum('"plan"' in text for text in sent) == 2
    page.keyboard.press("Escape")
    expect(page.locator(PLAN)).to_have_count(0)
    expect(page.locator("[data-incoming]")).to_have_count(0)


def test_other_ways_are_shown_one_after_the_other(pages: Pages) -> None:
    page = pages.new(size=SIZES["desktop"], calm=True)
    said = begun(page, "standard")
    seen = 0
    for source in ("W1", "W2", "W3", "W4", "B1", "B2", "B3", "B4"):
        plan = plan_of(said["view"], said["seat"], source)
        page.locator(f"[data-source='{source}']").click()
        expect(page.locator(f"[data-plan='{source}'][data-actions='{plan.actions}']")).to_be_visible()
        button = page.locator(f"{PLAN} [data-do='way']")
        expect(button).to_have_count(1 if plan.others else 0)
        for way in (*plan.others, plan)[: 3 * bool(plan.others)]:
            button.click()
            expect(page.locator(f"[data-plan='{source}'][data-actions='{way.actions}']")).to_be_visible()
            laid = [str(at) for at, moves in enumerate(way.moves) if moves[0].startswith("place ")]
            shown = page.locator("[data-incoming] [data-laid]")
            expect(shown).to_have_count(len(laid))
            assert shown.evaluate_all("(all) => all.map((each) => each.dataset.laid)") == laid
            seen += 1
    assert seen


def test_among_people_there_are_facts_and_no_plan(pages: Pages) -> None:
    player, _ = two(pages)
    page = player.page
    page.locator(TAKEABLE).first.click()
    shown = page.locator(PLAN)
    expect(shown).to_have_attribute("aria-busy", "false")
    expect(shown).to_contain_text("to fill")
    expect(shown.locator("[data-fits]").first).to_be_visible()
    expect(shown.locator("[data-do='way']")).to_have_count(0)
    assert shown.get_attribute("data-actions") is None
    expect(page.locator("[data-incoming]")).to_be_visible()
    expect(page.locator("[data-toast]")).to_have_count(0)
    page.locator(MAIN).click()
    expect(page.locator(PLAN)).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), covering(SIZES, ["dark", "light"]))
def test_a_plan_keeps_nobody_out(pages: Pages, size: str, theme: Any) -> None:
    page = pages.new(size=SIZES[size], theme=theme, calm=True)
    open_table(page, "you", "novice")
    page.locator(TAKEABLE).first.click()
    expect(page.locator(FOUND)).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
