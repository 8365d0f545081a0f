"""Going through the tutorial as a learner does: by mouse or by keyboard, doing what each step asks for."""

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from projectl.tutorial import Step, chapter
from projectl.tutorial.chapters import END
from tests.browser.browsing import BOARD

How = Literal["mouse", "keys"]
GUIDE = "[data-guide]"
MAIN = '[data-do="main"]'
SHEET = '[data-do="choose"]'
SPILLING = "() => ((all) => [all.scrollWidth - innerWidth, all.scrollHeight - innerHeight])(document.documentElement)"


def nothing(_name: str) -> None:
    """For whoever does not want to look at each step."""


def confirm(page: Page, how: How) -> None:
    """Press the bright button, or that of a sheet."""
    if how == "keys":
        page.keyboard.press("Enter")
    else:
        page.locator(SHEET if page.locator(SHEET).count() else MAIN).click()


def begin(page: Page, action: str, how: How) -> None:
    """Begin an action."""
    keys = {"gain": "g", "swap": "u", "master": "m", "ghost": "b", "ambassador": "a", "recycle": "y", "take": "t"}
    if how == "keys":
        page.keyboard.press(keys[action])
        return
    button = page.locator(f'[data-do="{action}"]')
    if not button.is_visible():
        page.locator('[data-do="more"]').click()
    button.click()


def do(page: Page, move: str, how: How) -> None:
    """Make a move on the board."""
    word, *about = move.split(" ")
    match word:
        case "take":
            card = page.locator(f'[data-source="{about[0]}"]')
            for _ in range(2):
                _press(page, card, how)
        case "place":
            _place(page, about[0], about[1], about[2], how)
        case "gain" | "master" | "ambassador":
            begin(page, word, how)
        case "swap" | "levelup" | "ghost":
            if word != "levelup":
                begin(page, word, how)
            dock = page.locator(f'[data-dock="{word}"]')
            given = dock.locator(f'[data-give] [data-option="{about[0]}"][aria-pressed="false"]')
            taken = f':is(.ladder, .get) [data-option="{about[1]}"], [data-cut="{move}"]'
            dock.locator("[data-option], [data-cut]").first.wait_for()  # what it asks comes a moment later
            if given.count():
                _press(page, given, how)
            _press(page, dock.locator(taken), how)  # mouse and keys choose at once
        case "recycle":
            begin(page, word, how)
            page.locator('[data-do="any-order"]').first.click()
            confirm(page, "mouse")
        case "pass" | "done" | "end":
            _press(page, page.locator(MAIN), how)


def _press(page: Page, thing: Locator, how: How) -> None:
    if how == "keys":
        thing.focus()
        page.keyboard.press("Enter")
    else:
        thing.click()


def _place(page: Page, slot: str, piece: str, cells: str, how: How) -> None:
    """Take the piece, bring it where it is to lie, and put it down."""
    held = page.locator(f'[data-group="tray"] [data-piece="{piece}"]')
    own = page.locator(f'[data-slot="{slot}"]')
    if how == "keys":
        held.focus()
        page.keyboard.press("Enter")
        page.keyboard.press(slot)
    else:
        held.click()
        if own.get_attribute("data-shown") is None:
            own.locator(f'[data-cell="{cells[:2]}"]').click()
    for turn in ("", "r", "r", "r", "f", "r", "r", "r"):
        if turn:
            page.keyboard.press(turn)
        if _moved(page, own.get_attribute("data-shown") or "", cells):
            break
    expect(own).to_have_attribute("data-shown", cells)
    if how == "keys":
        page.keyboard.press("Enter")
    else:
        page.locator(MAIN).click()


def _moved(page: Page, shown: str, cells: str) -> bool:
    """Move the piece in hand by arrow keys from cells to others; False if it lies another way."""

    def corner(text: str) -> tuple[list[tuple[int, int]], int, int]:
        found = [("abcde".index(text[k]), int(text[k + 1])) for k in range(0, len(text), 2)]
        left, top = min(each[0] for each in found), min(each[1] for each in found)
        return sorted((x - left, y - top) for x, y in found), left, top

    if not shown:
        return False
    (lies, left, top), (wanted, to_left, to_top) = corner(shown), corner(cells)
    if lies != wanted:
        return False
    for count, keys in ((to_left - left, ("ArrowRight", "ArrowLeft")), (to_top - top, ("ArrowDown", "ArrowUp"))):
        for _ in range(abs(count)):
            page.keyboard.press(keys[count < 0])
    return True


def walk(page: Page, name: str, how: How, look: Callable[[str], None] = nothing) -> None:
    """Go through a chapter from its first step to its end."""
    page.goto(f"/learn/{name}")
    go_through(page, name, how, look)


def go_through(page: Page, name: str, how: How, look: Callable[[str], None] = nothing) -> None:
    """Do what a chapter asks for that was opened, to its end."""
    page.wait_for_selector(BOARD)
    steps = chapter(name).steps
    for number, step in enumerate(steps):
        guide = page.locator(GUIDE)
        if step.position is not None and number and steps[number - 1].moves:
            look("done")
            page.locator('[data-do="next"]').click()
        if step.text != step.name:
            continue  # what the one before it did is this one, too
        expect(page.locator(f'[data-step-name="{step.name}"]')).to_be_visible()
        expect(guide).to_be_visible()
        look(step.name)
        fits(page)
        _step(page, step, how)
        _end_turn(page, step, steps[number + 1] if number + 1 < len(steps) else None, how)
    expect(page.locator('[data-step-name="end"]')).to_be_visible()
    look("end")


def fits(page: Page) -> None:
    """Nothing spills over the window, and the guide stands inside it."""
    assert page.evaluate(SPILLING) == [0, 0]
    box = page.locator(GUIDE).bounding_box()
    size = page.viewport_size
    assert box
    assert size
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


def _step(page: Page, step: Step, how: How) -> None:
    if not step.moves:
        button = page.locator('[data-do="read"]')
        if how == "keys":
            page.keyboard.press("Enter")
        else:
            button.click()
        return
    for move in step.moves[: step.times]:
        do(page, move, how)


def _end_turn(page: Page, step: Step, following: Step | None, how: How) -> None:
    """A turn that was passed waits to be ended."""
    if "pass" in step.moves and following is not None and following.moves != (END,):
        expect(page.locator('[data-step-name="turn-over"]')).to_be_visible()
        do(page, "end", how)
