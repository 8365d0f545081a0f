"""Whole games through the page, from the first decision to the final score: by mouse, by touch, by keyboard.

A plain run goes on until every kind of move was made, and every step explained: `test_alone.py` plays such games to
their end.
"""

from playwright.sync_api import expect

from tests.browser.browsing import Pages, open_table
from tests.browser.player import Keyboard, Mouse, Player, Touch
from tests.counts import FULL

ALL_KINDS = {"take", "gain", "swap", "place", "master", "done"}
EXPLAINED = {"X7", "X8", "X9", "X10"}
"""The rules by which the opponent of a solo game takes a puzzle."""
SOME_TURNS = 5
MINUS = "\N{MINUS SIGN}"
COUNT_POINTERS = """
window.pointed = 0;
for (const kind of ["pointerdown", "mousedown", "touchstart"]) addEventListener(kind, () => window.pointed++, true);
"""


def shows_the_end(player: Player) -> None:
    """Who won, and the score of every seat, are said."""
    page, now = player.page, player.now
    assert now["winners"] or now["view"]["variant"] == "solo"
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    expect(page.locator(".result .total")).to_have_count(len(now["scores"]))
    totals = sorted(page.locator(".result .total").all_inner_texts())
    assert totals == sorted(str(points).replace("-", MINUS) for points in now["scores"])


def has_done_all(player: Player) -> bool:
    """Whether that is enough of a game: every kind of move was made."""
    return player.kinds >= ALL_KINDS and not FULL


def test_a_game_by_mouse(pages: Pages) -> None:
    """With all motion."""
    player = Mouse(pages.new(size=(1440, 900)))
    open_table(player.page)
    player.play(is_enough=lambda: has_done_all(player))
    if FULL:
        shows_the_end(player)
    assert player.kinds >= ALL_KINDS


def test_a_game_by_touch_on_a_small_phone_whose_page_never_grows_wider_than_it(pages: Pages) -> None:
    player = Touch(pages.new(size=(360, 780), touch=True, calm=True))
    page = player.page
    open_table(page)
    player.play(is_enough=lambda: page.evaluate("() => innerWidth") != 360 or has_done_all(player))
    assert page.evaluate("() => innerWidth") == 360
    if FULL:
        shows_the_end(player)
    assert player.kinds >= ALL_KINDS


def test_a_game_by_keyboard_alone(pages: Pages) -> None:
    page = pages.new(calm=True)
    page.add_init_script(COUNT_POINTERS)
    player = Keyboard(page)
    open_table(page)
    player.play(is_enough=lambda: has_done_all(player))
    if FULL:
        shows_the_end(player)
    assert player.kinds >= ALL_KINDS
    assert page.evaluate("() => window.pointed") == 0


def test_a_solo_game_in_which_the_opponent_explains_every_step(pages: Pages) -> None:
    player = Mouse(pages.new(size=(1440, 900), calm=True))
    page = player.page
    open_table(page, "you", variant="solo")
    steps = page.locator(".opponent li")
    expect(steps).to_have_count(0)
    seen: set[str] = set()
    turns = 0
    while not player.is_over and (FULL or turns <= SOME_TURNS or not seen >= EXPLAINED):
        before = len(player.happened)
        player.move()
        kinds = [event["kind"] for each in player.happened[before:] for event in each.get("events", [])]
        if "opponent_take" in kinds:
            turns += 1
            expect(steps.filter(has=page.locator("a.rule"))).not_to_have_count(0)
            rules = page.locator(".opponent li a.rule")
            seen |= set(rules.all_inner_texts())
        player.wait()
    assert turns > SOME_TURNS
    assert seen >= EXPLAINED
    if FULL:
        shows_the_end(player)
