"""A piece in the air: two fingers on a small phone, and a mouse with its wheel and its right button."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Position, expect

from tests.browser.browsing import Pages, decide, new_table, see
from tests.browser.holding import Held, Spot, corner, size, to_corner, write_cell
from tests.browser.player import Mouse, Touch, until
from tests.browser.tiny import BLACK, ONE_CELL, WHITE

LIFT = 56
"""So far above the finger a piece is held."""
BLOCK = ".....\n.###.\n.###.\n.###.\n.....\n"
"""Room for an L4 whichever way it lies."""
FIRST = ("take W1", "place 1 O1 c3", "take B1", "pass")
"""Then the L4 is in hand for the block in slot 1."""


def l4_and_a_block() -> str:
    """A puzzle file: white ones of one cell that give an L4, black ones with room for it."""
    white = [f"{puzzle} 0 L4\n{ONE_CELL}" for puzzle in WHITE]
    return "; set: block 1\n" + "\n".join([*white, *(f"{puzzle} 1 O1\n{BLOCK}" for puzzle in BLACK)])


def sit(player: Mouse | Touch) -> None:
    """At the table, with the L4 to place."""
    page = player.page
    table = new_table(page, "you", "you", puzzles=l4_and_a_block())
    decide(page, table, *FIRST)
    see(page, table)
    player.wait()


class Fingers(Touch):
    """Two of them, on the glass itself."""

    _line: CDPSession
    _first: dict[str, float]
    _at = 0.0
    """When they touch: one touch follows another quickly, however busy the machine is."""

    def down(self, selector: str) -> None:
        """Put a finger on something, and begin to drag it."""
        self._line = self.page.context.new_cdp_session(self.page)
        self._at = time.time()
        box = self.at(selector).bounding_box()
        assert box is not None
        self._first = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": 1}
        self._touch("touchStart", self._first)
        self._move(self._first["x"] + 6, self._first["y"] - 12)

    def over(self, spot: Spot) -> None:
        """Hold the piece over a place of a puzzle."""
        box = self.at(f'[data-slot="{spot.slot}"]').bounding_box()
        assert box is not None
        unit = box["width"] / 6
        (column, row), (wide, high) = corner(spot.cells), size(to_corner(spot.cells))
        self._move(box["x"] + unit * (0.5 + column + wide / 2), box["y"] + unit * (1.4 + row + high / 2) + LIFT)

    def tap_beside(self) -> None:
        """With the other hand."""
        second = {"x": 40.0, "y": 60.0, "id": 2}
        self._touch("touchStart", self._first, second)
        self._touch("touchEnd", second)

    def up(self) -> None:
        self._touch("touchEnd")

    def _move(self, x: float, y: float) -> None:
        for part in (0.3, 0.7, 1):
            at = {axis: self._first[axis] + part * (to - self._first[axis]) for axis, to in (("x", x), ("y", y))}
            self._touch("touchMove", {**at, "id": 1})
        self._first = {"x": x, "y": y, "id": 1}

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self._at += 0.02
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points), "timestamp": self._at})


def lands(player: Mouse | Touch, held: Held, go: Callable[[Spot], Any], let_go: Callable[[], Any]) -> None:
    """What is held is put down on the first place where it fits the way it should lie by now; then it is taken back."""
    spot = next(each for each in player.holding("L4").spots if to_corner(each.cells) == held.shape)
    before = player.now["decision"]
    go(spot)
    let_go()
    until(player.page, lambda: player.now["decision"] > before, "the move")
    assert player.happened[-1]["move"] == f"place {spot.slot} L4 {''.join(map(write_cell, spot.cells))}"
    until(player.page, lambda: player.shown > before, "the page after it")
    expect(player.page.locator(".bar.held")).to_have_count(0)
    expect(player.page.locator('[data-do="undo"]')).not_to_have_attribute("aria-disabled", "true")
    player.page.keyboard.press("z")  # on a busy machine a tap may become a finger that rests
    until(player.page, lambda: player.shown > before + 1, "the move taken back")


def hold(player: Mouse | Touch) -> tuple[Any, Held]:
    """The L4 as it is picked up."""
    player._asked, player._puzzles = player.legal, player.view["seats"][player.seat]["puzzles"]
    holding = player.holding("L4")
    return holding, holding.taken()


def test_a_finger_drags_a_second_one_turns_and_two_taps_flip(pages: Pages) -> None:
    fingers = Fingers(pages.new(size=(360, 780), touch=True, calm=True))
    sit(fingers)
    middle = Spot(1, ((2, 2),))
    for taps in (0, 1, 2):
        holding, held = hold(fingers)
        fingers.down('button[data-piece="L4"]')
        fingers.over(middle)
        for _ in range(taps):
            fingers.tap_beside()
        wanted = (held, holding.turned(held), holding.flipped(held))[taps]
        lands(fingers, wanted, fingers.over, fingers.up)
    # Beside every puzzle it comes back, and nothing was scrolled meanwhile.
    fingers.down('button[data-piece="L4"]')
    fingers._move(180, 100)
    fingers.up()
    expect(fingers.page.locator('button[data-piece="L4"]')).to_have_attribute("aria-pressed", "false")
    assert fingers.page.evaluate("() => [scrollX, innerWidth]") == [0, 360]
    assert not fingers.refused


@pytest.mark.parametrize("way", ["wheel", "wheel back", "right button"])
def test_the_wheel_turns_and_the_right_button_flips(pages: Pages, way: str) -> None:
    mouse = Mouse(pages.new(size=(1440, 900), calm=True))
    sit(mouse)
    holding, held = hold(mouse)
    mouse.lift("L4")
    if way == "right button":
        mouse.page.mouse.down(button="right")
        mouse.page.mouse.up(button="right")
        held = holding.flipped(held)
    for _ in range({"wheel": 1, "wheel back": 3}.get(way, 0)):
        held = holding.turned(held)
    if way.startswith("wheel"):
        mouse.page.mouse.wheel(0, 100 if way == "wheel" else -100)
    lands(mouse, held, mouse.over, mouse.page.mouse.up)
    assert mouse.page.evaluate("() => scrollY") == 0


def test_a_piece_that_was_clicked_is_turned_and_flipped_over_its_puzzle_too(pages: Pages) -> None:
    mouse = Mouse(pages.new(size=(1440, 900), calm=True))
    sit(mouse)
    mouse.press('button[data-piece="L4"]')
    mouse.over(Spot(1, ((2, 2),)))
    preview = mouse.page.locator('[data-slot="1"] .preview path').first
    lying = str(preview.get_attribute("d"))
    mouse.page.mouse.wheel(0, 100)
    expect(preview).not_to_have_attribute("d", lying)
    turned = str(preview.get_attribute("d"))
    mouse.page.mouse.click(*_middle(mouse), button="right")
    expect(preview).not_to_have_attribute("d", turned)
    assert mouse.page.evaluate("() => scrollY") == 0


@pytest.mark.parametrize("way", ["mouse", "finger"])
def test_t9_a_press_where_a_piece_cannot_lie_says_why_and_leaves_it_in_hand(pages: Pages, way: str) -> None:
    is_mouse = way == "mouse"
    page = pages.new(size=(1440, 900) if is_mouse else (360, 780), touch=not is_mouse, calm=True)
    player = Mouse(page) if is_mouse else Touch(page)
    sit(player)
    before = player.now["decision"]
    player.press('button[data-piece="O1"]')
    box = player.at('[data-slot="1"]').bounding_box()
    assert box is not None
    beside: Position = {"x": box["width"] / 12 * 1.6, "y": box["width"] / 6 * 1.9}  # the field's first cell
    card = player.at('[data-slot="1"]')
    if is_mouse:
        card.click(position=beside)
    else:
        card.tap(position=beside)
    toast = page.locator("[data-toast]")
    expect(toast).to_contain_text("outside the recess")
    expect(toast.get_by_role("link", name="T9")).to_be_visible()
    expect(page.locator('button[data-piece="O1"]')).to_have_attribute("aria-pressed", "true")
    assert player.now["decision"] == before
    player.press('button[data-piece="L4"]')
    expect(toast).to_have_count(0)


def _middle(mouse: Mouse) -> tuple[float, float]:
    box = mouse.at('[data-slot="1"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
