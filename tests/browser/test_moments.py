"""Moments: a puzzle is completed, the end is announced, the result revealed; what is heard of it.

Where it matters what comes after what, the page's clock stands still and is moved by hand.
"""

import re
from itertools import pairwise
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from projectl import Game
from projectl.bots import make
from tests.browser.browsing import Pages, decide, new_table, see
from tests.browser.here import keep_here, see_here
from tests.browser.player import MAIN, Mouse, Player, until
from tests.browser.test_live import SKY
from tests.browser.tiny import tiny

LARGE = (1440, 900)
ONE_POINT = tiny("1 I2")
ROW, SILENCE, WINNER = 700, 400, 640
BAND = 2240
LATER = 100_000
"""A time of the page's clock that it does not come to by itself."""
WATCH = """() => {
    window.seen = [];
    const note = () => {
        const tray = document.querySelector('[data-group=tray] [data-supply$=":I2"] b');
        const now = {
            completing: document.querySelectorAll("[data-completing]").length,
            flying: document.querySelectorAll(".flying").length,
            decision: Number(document.querySelector('[data-ready="board"]').dataset.decision),
            score: document.querySelector(".mat [data-score]")?.lastChild.textContent.trim(),
            has: Number(tray?.innerText || 1),
            result: document.querySelectorAll(".result").length,
        };
        if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
    };
    new MutationObserver(note).observe(document.documentElement, {
        attributes: true, childList: true, characterData: true, subtree: true });
}"""
COUNT_SOUNDS = """
window.heard = 0;
const begin = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...about) { window.heard++; return begin.apply(this, about); };
"""
TURNING = """() => {
    window.turned = [];
    document.addEventListener("animationstart", ({ target }) => {
        if (!target.matches(".dealt")) return;
        window.turned.push(target.closest("[data-source]").dataset.source);
        for (const each of target.parentElement.getAnimations({ subtree: true })) {
            each.pause();
            each.currentTime = each.effect.getComputedTiming().duration / 2;
        }
    });
}"""
"""Cards stop when they have turned half-way: nothing of them can be seen."""
COUNTED = """() => {
    window.counted = [];
    const note = () => {
        const now = document.querySelector("[data-finishing]")?.textContent.trim();
        if (now !== window.counted.at(-1)) window.counted.push(now);
    };
    note();
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
VISIBLE = "tbody[data-row]:not(.hidden)"


def seen(page: Page) -> list[dict[str, Any]]:
    """What could be seen, one after the other."""
    found: list[dict[str, Any]] = page.evaluate("() => window.seen")
    return found


def about_to_complete(pages: Pages, **about: Any) -> Player:
    """One's last action of a turn will complete a puzzle, and end the turn at once."""
    player = Mouse(pages.new(size=LARGE, pace="brisk", **about))
    page = player.page
    page.add_init_script("localStorage['projectl.isEndingAtOnce'] = 'true'")
    table = new_table(page, "you", "novice", puzzles=ONE_POINT)
    decide(page, table, "take W1", "gain O1")
    see(page, table)
    player.wait()
    page.wait_for_selector(SKY, state="attached")
    page.evaluate(WATCH)
    return player


def test_a_completed_puzzle_fills_with_light_and_nobody_begins_before_its_pieces_are_home(pages: Pages) -> None:
    player = about_to_complete(pages)
    completes = player.now["decision"] + 1
    player.move("place 1 O1 c3")
    until(player.page, lambda: player.may_move and player.now["decision"] > completes, "one's next turn")
    expect(player.page).to_have_title(re.compile("Your turn"))
    now = seen(player.page)
    during = [each for each in now if each["completing"] and each["decision"] <= completes]
    assert during, now
    assert (during[0]["score"], during[0]["has"]) == ("0", 1), "points and reward are on their way"
    assert max(each["flying"] for each in during) > 1
    last, first = next(pair for pair in pairwise(now) if pair[1]["decision"] > completes)
    assert (last["completing"], last["flying"]) == (0, 0)
    assert (first["completing"], first["score"], first["has"]) == (0, "1", 2)


def test_with_reduced_motion_a_completed_puzzle_is_gone_and_what_came_is_edged(pages: Pages) -> None:
    player = about_to_complete(pages, calm=True)
    page = player.page
    page.clock.install()
    player.move("place 1 O1 c3")
    expect(page.locator(".tray .came")).to_have_count(2)
    expect(page.locator(".mat [data-score]")).to_contain_text("1")
    assert not any(each["completing"] or each["flying"] for each in seen(page))


def move_on_until(page: Page, selector: str) -> None:
    """Move the clock by hand until something is there."""

    def is_there() -> int:
        page.clock.run_for(20)
        return page.locator(selector).count()

    until(page, is_there, selector)


def one_decision_left(chance: Random) -> Game:
    """A game of three that all will end differently, with one decision to make."""
    while True:
        game = Game.new(players=3, seed=chance.getrandbits(63))
        bots = [make("novice", seat) for seat in range(3)]
        while not game.is_over:
            seat = game.to_decide[0]
            game.play(bots[seat].choose(game.view(seat), game.legal(seat)), seat)
        if len(set(game.scores)) == 3:
            game.undo()
            return game


def last_decision(pages: Pages, how: str, **about: Any) -> Player:
    """Whoever sits here makes the last decision of a game, and the clock stands."""
    player = Mouse(pages.new(size=LARGE, pace="brisk", **about))
    page = player.page
    page.clock.install()
    page.goto("/")
    game = one_decision_left(Random(how))
    mine = game.to_decide[0]
    keep_here(page, "end", game, ["you" if seat == mine else "novice" for seat in range(3)])
    see_here(page, "end")
    player.wait()
    page.wait_for_selector(SKY, state="attached")
    page.evaluate(WATCH)
    page.clock.pause_at(page.evaluate("() => Date.now()") + LATER)
    page.locator(MAIN).click()
    until(page, lambda: player.is_over, "the end")
    move_on_until(page, ".result")
    return player


def rows(page: Page) -> list[int]:
    """The seats whose rows have come."""
    return [int(each.get_attribute("data-row") or "") for each in page.locator(VISIBLE).all()]


def test_the_result_comes_seat_by_seat_the_winner_last_and_nothing_flies_over_it(pages: Pages) -> None:
    player = last_decision(pages, "row by row")
    page, scores = player.page, player.now["scores"]
    headline = page.locator(".result h1")
    order = [int(each.get_attribute("data-row") or "") for each in page.locator("tbody[data-row]").all()]
    assert order[0] in player.now["winners"]
    assert rows(page) == order[2:]
    boxes = [each.bounding_box() for each in page.locator("tbody[data-row]").all()]
    page.clock.run_for(ROW)
    assert rows(page) == order[1:]
    page.clock.run_for(ROW)
    assert rows(page) == order[1:], "silence"
    expect(headline).to_be_hidden()
    page.clock.run_for(SILENCE)
    assert rows(page) == order
    expect(headline).to_be_visible()
    page.clock.run_for(WINNER)
    assert [each.bounding_box() for each in page.locator("tbody[data-row]").all()] == boxes
    expect(page.locator(".result .total").first).to_have_text(str(scores[order[0]]))
    assert not any(each["flying"] and each["result"] for each in seen(page))


def test_a_press_leads_to_the_end_of_the_result_and_does_nothing_else(pages: Pages) -> None:
    page = last_decision(pages, "press").page
    assert len(rows(page)) == 1
    address = page.url
    page.get_by_role("button", name="Rematch").click()
    assert len(rows(page)) == 3
    expect(page.locator(".result h1")).to_be_visible()
    assert page.url == address


def about_to(kind: str, chance: Random) -> tuple[Game, str]:
    """A game in which the next decision causes such an event, and whoever made it goes on; and that decision."""
    while True:
        game = Game.new(players=2, seed=chance.getrandbits(63))
        while not game.is_over:
            seat = game.to_decide[0]
            for move in game.legal(seat):
                if not str(move).startswith(("take B", "pass", "done")):
                    continue
                after = game.copy()
                if any(each["kind"] == kind for each in after.play(move, seat)) and after.to_decide == (seat,):
                    return game, str(move)
            game.play(chance.choice(game.legal(seat)), seat)


def announced(pages: Pages, kind: str) -> tuple[Page, str]:
    """A page where something has just been announced, and the decision that brought it about."""
    player = Mouse(pages.new(size=LARGE, pace="brisk"))
    page = player.page
    page.clock.install()
    page.goto("/")
    game, move = about_to(kind, Random(kind))
    mine = game.to_decide[0]
    keep_here(page, kind, game, ["you" if seat == mine else "novice" for seat in range(2)])
    see_here(page, kind)
    player.wait()
    page.wait_for_selector(SKY, state="attached")
    page.wait_for_load_state("networkidle")
    page.clock.pause_at(page.evaluate("() => Date.now()") + LATER)
    player.take(move.split()[1])
    move_on_until(page, "[data-band]")
    return page, move


def test_the_end_is_announced_over_the_market_then_in_the_head_and_a_press_puts_it_away(pages: Pages) -> None:
    page, _ = announced(pages, "end_triggered")
    band = page.locator("[data-band=near]")
    expect(band).to_contain_text("The next round is the final one")
    expect(band).to_contain_text("after this round comes the final round")
    box, own = band.bounding_box(), page.locator('[data-own$=":1"]').last.bounding_box()
    assert box
    assert own
    assert box["y"] + box["height"] <= own["y"]
    page.keyboard.press("Escape")
    expect(band).to_have_count(0)
    expect(page.locator("[data-end]")).to_have_text("The next round is the final one")
    page.clock.run_for(BAND)
    expect(band).to_have_count(0)


def taken(pages: Pages, **about: Any) -> Page:
    """One has taken a puzzle, and another has come to its place."""
    player = Mouse(pages.new(size=LARGE, **about))
    page = player.page
    table = new_table(page, "you", "you")
    see(page, table)
    page.wait_for_selector(SKY, state="attached")
    page.evaluate(TURNING)
    before = page.locator('[data-source="W2"]').get_attribute("aria-label")
    player.move("take W2")
    expect(page.locator('[data-source="W2"] .dealt')).to_have_count(1)
    expect(page.locator('[data-source="W2"]')).not_to_have_attribute("aria-label", before or "")
    return page


def test_a_card_that_is_dealt_turns_over_and_can_be_pressed_meanwhile(pages: Pages) -> None:
    page = taken(pages)
    until(page, lambda: page.evaluate("() => window.turned"), "a card that turns over")
    assert page.evaluate("() => window.turned") == ["W2"]
    dealt = page.locator('[data-source="W2"]')
    assert (dealt.locator(".card.dealt").bounding_box() or {"width": 0})["width"] < 2, "half-way"
    dealt.click()
    expect(dealt).to_have_attribute("aria-pressed", "true")


def test_with_reduced_motion_a_card_that_is_dealt_lies_face_up_at_once(pages: Pages) -> None:
    page = taken(pages, calm=True)
    face, back = page.locator('[data-source="W2"] .card.dealt'), page.locator('[data-source="W2"] .back')
    whole = page.locator('[data-source="W2"]').bounding_box()
    assert whole
    assert (face.bounding_box() or {"width": 0})["width"] > whole["width"] * 0.9
    assert (back.bounding_box() or {"width": 0})["width"] < 2
    assert page.evaluate("() => window.turned") == []


def touched(pages: Pages, **about: Any) -> list[str]:
    """Figures of the account that could be seen while a touch of Finishing Touches was placed."""
    player = Mouse(pages.new(size=LARGE, **about))
    page = player.page
    page.clock.install()
    table = new_table(page, "you", "you", puzzles=tiny("9 O1"))
    decide(page, table, "take W1", "take W1", *["pass"] * 4)
    see(page, table)
    player.wait()
    page.wait_for_selector(SKY, state="attached")
    expect(page.locator("[data-finishing]")).to_have_attribute("data-finishing", "0")
    page.evaluate(COUNTED)
    page.locator('button[data-piece="O1"]').click()
    page.clock.pause_at(page.evaluate("() => Date.now()") + LATER)
    page.keyboard.press("Enter")
    move_on_until(page, '[data-finishing="8"]:text-is("8")')
    found: list[str] = page.evaluate("() => window.counted")
    return found


def test_the_account_counts_up_as_a_touch_is_placed(pages: Pages) -> None:
    counted = [int(each) for each in touched(pages)]
    assert (counted[0], counted[-1]) == (0, 8)
    assert len(counted) > 3
    assert counted == sorted(counted)


def test_with_reduced_motion_the_account_says_its_sum_at_once(pages: Pages) -> None:
    assert touched(pages, calm=True) == ["0", "8"]


def test_sounds_begin_with_the_first_touch_and_end_when_they_are_switched_off(pages: Pages) -> None:
    page = pages.new(size=LARGE, calm=True)
    page.add_init_script(COUNT_SOUNDS)
    player = Mouse(page)
    table = new_table(page, puzzles=ONE_POINT)
    see(page, table)
    player.wait()
    page.wait_for_selector(SKY, state="attached")
    assert page.evaluate("() => window.heard") == 0
    with page.expect_response(re.compile("/synth-")):  # how they are made is fetched only now
        page.keyboard.press("Escape")
    page.wait_for_load_state("networkidle")
    player.move("gain O1")
    until(page, lambda: page.evaluate("() => window.heard"), "a piece")
    player.press('[data-do="menu"]')
    page.get_by_role("switch", name="Sounds").click()
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()
    page.keyboard.press("Escape")
    before = page.evaluate("() => window.heard")
    player.move("gain O1")
    player.move("gain O1")
    player.wait()
    expect(page).to_have_title(re.compile("Your turn"))
    assert page.evaluate("() => window.heard") == before
    page.goto("/settings")
    volume = page.get_by_role("slider", name="Volume")
    expect(volume).to_be_disabled()
    page.get_by_text("Sounds", exact=True).click()
    volume.press("End")
    until(page, lambda: page.evaluate("() => window.heard"), "how loud that is")
    page.reload()
    expect(volume).to_have_value("20")
