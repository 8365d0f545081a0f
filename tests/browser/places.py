"""Tables of every kind, and what is asked, begun or opened at them: all that is measured, and shown in pictures."""

import datetime
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from projectl.daily import KINDS, YEARS, days_of
from tests.browser.browsing import BOARD, CURTAIN, new_table, play_on, see
from tests.browser.learning import GUIDE
from tests.browser.passing import (
    HELD,
    MAIN,
    Company,
    announced,
    completing,
    cut,
    held,
    of_two_actions,
    refused,
    shown,
    shown_again,
)
from tests.browser.states import (
    TURN,
    at,
    choosing,
    decided,
    finishing,
    hinted,
    look_at,
    master,
    pointed,
    press,
    replay,
    table,
    with_reward,
)

EVERYTHING: Final[dict[str, Any]] = {"edition": "revised", "expansions": ["ghost", "ambassador"]}
Go = Callable[[Page], Any]
MIDDLE: Final = 80
"""A decision in the middle of a game of four."""


def may_do_all(said: dict[str, Any]) -> bool:
    """Whoever may decide has a piece to hold, and one to upgrade [T5]."""
    return all(
        any(said["view"]["seats"][int(seat)]["supply"].values()) and any(move.startswith("swap ") for move in moves)
        for seat, moves in said["legal"].items()
    )


def nothing(_page: Page) -> None:
    """It is looked at as it is."""


class Place(NamedTuple):
    """A table: how to get there, and what is asked, begun or opened at it."""

    go: Go
    states: Mapping[str, Go] = MappingProxyType({"": nothing})
    may_scroll: bool = False
    may_be_empty: frozenset[str] = frozenset()
    """In these states there is little to see somewhere."""
    is_passing: bool = False
    """What is seen does not come along to another screen: it is begun anew on each."""
    is_uncovered: bool = True
    """Around one screen: the curtain is drawn aside."""
    in_readme: str = ""
    """Which of its pictures the README shows."""


def turn(decisions: int, *seats: str, **wishes: Any) -> Go:
    """A table where so many decisions were made at least, and with a piece to hold and to upgrade."""

    def go(page: Page) -> None:
        opened = new_table(page, *seats, **wishes)
        play_on(page, opened, 10_000, until=lambda said: said["decision"] >= decisions and may_do_all(said))
        see(page, opened)

    return go


def watched(decisions: int, *seats: str, **wishes: Any) -> Go:
    """A table of others."""

    def go(page: Page) -> None:
        opened = new_table(page, *seats, is_listed=True, **wishes)
        play_on(page, opened, decisions)
        page.context.clear_cookies()
        page.goto(f"/t/{opened}")
        page.wait_for_selector(BOARD)

    return go


def with_curve(page: Page) -> None:
    """How it went is told when the result stands."""
    page.wait_for_selector("[data-curve] svg")


def handed_over(decisions: int, *seats: str) -> Go:
    """A table around one screen, where somebody's turn is about to begin."""

    def is_next(said: dict[str, Any]) -> bool:
        return said["decision"] >= decisions and any(
            said["view"]["seats"][int(seat)]["actions_left"] == 3 for seat in said["legal"]
        )

    def go(page: Page) -> None:
        opened = new_table(page, *seats)
        play_on(page, opened, 10_000, until=is_next)
        see(page, opened)

    return go


def curtained(page: Page) -> None:
    """Somebody else comes to the screen: nobody has drawn the curtain aside in this window."""
    page.evaluate("() => sessionStorage.clear()")
    page.reload()
    page.wait_for_selector(CURTAIN)


def sheet(*selectors: str) -> Go:
    """Something that the menu opens."""
    return press('[data-do="menu"]', *(f"dialog[open] {each}" for each in selectors))


def replayed(page: Page) -> None:
    """In the middle of the game that is over."""
    page.goto(f"{page.url.partition('?')[0].replace('/t/', '/replay/')}?at={MIDDLE}")
    page.wait_for_load_state("networkidle")


def lesson(chapter: str) -> Go:
    """The first step of a chapter of the tutorial."""

    def go(page: Page) -> None:
        page.goto(f"/learn/{chapter}")
        page.wait_for_selector(GUIDE)

    return go


def left_step(page: Page) -> None:
    """What is allowed but not the step was said."""
    press('[data-do="gain"]')(page)
    page.wait_for_selector("[data-aside]")


def of_the_day(kind: int) -> Go:
    """A puzzle of the day of a kind, on its day."""
    date = next(date for date, daily in days_of(YEARS[0]).items() if daily.kind == kind)

    def go(page: Page) -> None:
        page.clock.set_fixed_time(datetime.datetime.combine(date, datetime.time(12)))
        page.goto("/daily")
        page.wait_for_selector(BOARD)

    return go


def handed_in(page: Page) -> None:
    """What has become of it is told: the turn was ended as it was."""
    done = '[data-goal="done"]'
    for _ in range(2):
        if not page.locator(done).count():
            press(MAIN)(page)
            page.wait_for_selector(f"{HELD}, {done}", state="attached")
            page.wait_for_timeout(600)  # or it would be a double press
    page.wait_for_selector(done)


def keys(page: Page) -> None:
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")


COMPANY: Final = Company()
DAILY: Final = {
    f"daily {name}": Place(
        of_the_day(kind),
        {"": nothing, "result": handed_in},
        may_be_empty=frozenset({""} if name == "touches" else ()),  # where the sums of pieces will stand
    )
    for kind, name in enumerate(KINDS)
}
PLACES: Final[dict[str, Place]] = {
    "solo": Place(
        turn(30, "you", variant="solo"), {"": nothing, "seats": sheet("button:nth-child(2)")}, in_readme="1440-light"
    ),
    "two": Place(
        turn(40, "you", "casual"),
        {
            "": nothing,
            "in hand": press("[data-piece]"),
            "upgrade": press('[data-do="swap"]'),
            "upgrade of one": look_at('[data-do="swap"]', "[data-dock] [data-option]"),
            "hint": hinted,
            "menu": sheet(),
            "log": sheet("button:nth-child(1)"),
            "seats": sheet("button:nth-child(2)"),
            "keys": keys,
        },
    ),
    "three": Place(turn(50, "you", "novice", "novice")),
    "four": Place(turn(60, "you", *["novice"] * 3)),
    "five": Place(turn(75, "you", *["novice"] * 4)),
    "six": Place(turn(90, "you", *["novice"] * 5, expansions=["ghost"])),
    "everything": Place(
        turn(50, "you", *["novice"] * 3, **EVERYTHING), {"": nothing, "recycle": press('[data-do="recycle"]')}
    ),
    "line-clear": Place(turn(40, "you", *["novice"] * 3, variant="line-clear", expansions=["ghost"])),
    "one screen": Place(turn(40, "you", "you")),
    "hand-over": Place(handed_over(10, "you", "you", "you"), {"": curtained}, is_uncovered=False),
    "watching": Place(watched(60, "you", "novice", "novice", "novice", expansions=["ghost"])),
    "watching line-clear": Place(watched(40, "you", *["novice"] * 3, variant="line-clear")),
    "watching solo": Place(watched(20, "you", variant="solo")),
    "result": Place(table(10_000, "you", "novice"), {"": with_curve}, may_scroll=True),
    "result of four": Place(
        table(10_000, "you", *["novice"] * 3),
        {"": with_curve, "replay": replayed},
        may_scroll=True,
    ),
    "result of line-clear": Place(
        table(10_000, "you", *["novice"] * 3, variant="line-clear"),
        {"": with_curve, "replay": replayed},
        may_scroll=True,
    ),
    "result of solo": Place(table(10_000, "you", variant="solo"), {"": with_curve}, may_scroll=True),
    "finishing": Place(finishing("you", "skilled")),
    "finishing of four": Place(finishing("you", "novice", "novice", "novice")),
    "finishing of solo": Place(finishing("you", variant="solo")),
    "replay": Place(replay, may_scroll=True),
    "plan": Place(choosing("you", "skilled"), {"": pointed}),
    "plan of solo": Place(choosing("you", variant="solo"), {"": pointed}),
    "plan of line-clear": Place(choosing("you", *["novice"] * 3, variant="line-clear"), {"": pointed}),
    "gain": Place(decided(options={"pieces_each": 2}), {"": press('[data-do="gain"]')}),
    "under": Place(decided("recycle W", edition="revised")),
    "reward": Place(
        decided(*TURN, puzzles=with_reward("I2"), options={"pieces_each": 2}), {"": look_at('[data-option="V3"]')}
    ),
    "level up": Place(
        decided(*TURN, "levelup I2 V3", expansions=["ghost"], puzzles=with_reward("^^")),
        {"": look_at('[data-option="S4"]')},
    ),
    "ghost": Place(
        decided(*TURN, "pass", expansions=["ghost"], puzzles=with_reward("U5"), options={"pieces_each": 4}),
        {"": look_at('[data-do="ghost"]', '[data-cut="ghost U5 I2+V3"]')},
    ),
    "ghost's parts": Place(decided(*TURN, "pass", "ghost U5 I2+V3", expansions=["ghost"], puzzles=with_reward("U5"))),
    "master": Place(master),
    "ambassador": Place(
        decided(*TURN, "pass", "ambassador", expansions=["ghost", "ambassador"], puzzles=with_reward("M"))
    ),
    "held": Place(of_two_actions, {"cut": cut, "": held, "refused": refused}),
    "shown": Place(at("/games"), {"": shown, "again": shown_again}),
    "moment": Place(
        at("/games"), {"of completion": completing, "of announcement": announced, "badge": nothing}, is_passing=True
    ),
    "company": Place(
        COMPANY.sit_down,
        {"glimpse": COMPANY.speak, "chat": COMPANY.talk, "away": COMPANY.go_away},
        may_be_empty=frozenset({"chat"}),
    ),
    "tutorial": Place(lesson("base"), {"": nothing, "aside": left_step}),
    **DAILY,
}
