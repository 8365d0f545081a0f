"""Somebody who plays a seat through the page only: by mouse, by touch, or by keyboard.

Its page is one of Playwright's, or a `Tab` of a browser that speaks WebDriver. What a player knows is what its page was
sent, what it does is real input. A move that the page does not let it make fails the test, with what was seen.
"""

import json
import re
import time
from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.sync_api import Locator, Page

from projectl import Move
from projectl.bots import Bot, make
from projectl.words import LANGUAGES, say
from tests.browser.browsing import BOARD, CURTAIN
from tests.browser.here import hear
from tests.browser.holding import STEPS, Held, Holding, Spot, corner, read_cells, shortest, size, to_corner
from tests.patience import PAGE_S

PAUSE_MS: Final = 20
LONGEST_PAUSE_MS: Final = 80
"""What comes soon is seen soon; what takes long is not asked for all the time."""
DULL: Final = ("pass", "done", "skip", "under", "reward", "levelup", "place")
"""Kinds of moves that are not tried just to have done them once."""
MAIN: Final = '[data-do="main"]'
TWICE_MS: Final = 500
"""What comes sooner at the same place is a double press, and answers nothing."""
END: Final = re.compile("|".join(re.escape(say("main-end", language)) for language in LANGUAGES))
LATER: Final = ("slow_down", "busy")
"""Refusals after which a page asks again by itself: two tabs of one person ask the same, or bots are busy."""
LETTERS: Final = {
    "take": "t",
    "gain": "g",
    "swap": "u",
    "place": "p",
    "master": "m",
    "ghost": "b",
    "ambassador": "a",
    "recycle": "y",
}
FAR: Final = 80
"""More stops of Tab than a page has."""


def until(page: Page, is_true: Callable[[], Any], what: str, seconds: float = PAGE_S) -> None:
    """Let the page go on until something holds."""
    end = time.monotonic() + seconds
    pause = PAUSE_MS
    while not is_true():
        assert time.monotonic() < end, f"it never came: {what}"
        page.wait_for_timeout(pause)
        pause = min(pause + PAUSE_MS, LONGEST_PAUSE_MS)


class Player:
    """A seat, or several in turn, of whoever the page is; made before the page goes to its table."""

    def __init__(self, page: Page, bot: str = "casual") -> None:
        self.page = page
        self.now: dict[str, Any] = {}
        self.happened: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []
        self.made: list[str] = []
        self._bots: dict[int, Bot] = {}
        self._bot = bot
        self._wishes: dict[str, Any] = {}
        # What was legal, and which puzzles it had, when it began to move: news may come before it is through.
        self._asked: list[str] = []
        self.under: tuple[int, ...] = ()
        """In which order a row goes under its deck; any, if nothing is said."""
        self._puzzles: list[Any] = []
        hear(page, self._hear)

    # What it hears

    def _hear(self, text: str) -> None:
        said: dict[str, Any] = json.loads(text)
        if said["type"] == "refused" and said["code"] not in LATER:
            self.refused.append(said)
        if said["type"] != "table":
            return
        self._wishes = said.get("wishes", self._wishes)
        self.happened += said.get("happened", [])
        self.now = said

    @property
    def view(self) -> dict[str, Any]:
        """What it sees; a puzzle file of somebody's own is said once only."""
        return {"puzzles": self._wishes.get("puzzles"), **self.now["view"]}

    @property
    def seat(self) -> int:
        """Which of its seats may decide."""
        return min(int(seat) for seat in self.now["legal"])

    @property
    def legal(self) -> list[str]:
        """What that seat may do."""
        moves: list[str] = self.now["legal"][str(self.seat)]
        return moves

    @property
    def may_move(self) -> bool:
        """Whether it is asked for a decision."""
        return bool(self.now.get("legal"))

    def sit(self) -> None:
        """Wait until a chair is its own."""
        until(self.page, lambda: any(chair.get("is_you") for chair in self.now.get("chairs", [])), "a seat")

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        return self.now.get("phase") == "over"

    @property
    def kinds(self) -> set[str]:
        """What it has done so far."""
        return {kind(move) for move in self.made}

    # What it decides

    def choose(self) -> str:
        """What was never done yet, if that goes; else what a bot of the family would do."""
        fresh = [move for move in self.legal if kind(move) not in {*DULL, *self.kinds}]
        if fresh and not self.view["seats"][self.seat]["pending"]:
            return fresh[0]
        bot = self._bots.setdefault(self.seat, make(self._bot, 0))
        return str(bot.choose(self.view, [Move(text) for text in self.legal]))

    def move(self, move: str | None = None) -> str:
        """Make a move, the one given or one of its own choice, and wait until it was made."""
        self.wait()
        made = move or self.choose()
        assert made in self.legal, f"{made} is not legal: {self.legal}"
        seat, before, refused = self.seat, self.now["decision"], len(self.refused)
        self._asked = self.legal
        self._puzzles = self.view["seats"][seat]["puzzles"]
        until(self.page, lambda: self.shown >= before, f"decision {before} in the page")
        if self.page.locator(CURTAIN).count():
            self.press(CURTAIN)

        def mine() -> list[str]:
            assert len(self.refused) == refused, f"{made}: {self.refused[-1]}"
            since = [each for each in self.happened if each["decision"] > before and each["seat"] == seat]
            return [each["move"] for each in since]

        self.do(made)
        self._end_turn(seat, made, mine)
        until(self.page, mine, f"{made} at decision {before}, of {self._asked}")
        assert mine()[0] == made, f"{mine()[0]} was made in place of {made}"
        until(self.page, lambda: self.shown > before, f"the page after {made}")
        self.made.append(made)
        return made

    def _end_turn(self, seat: int, move: str, is_made: Callable[[], Any]) -> None:
        """A turn that ends with this move waits until it is ended."""
        until(self.page, lambda: is_made() or self.is_held(seat), f"{move}, made or held")
        if self.is_held(seat):
            self.page.wait_for_timeout(TWICE_MS)
            until(self.page, lambda: END.search(self.at(MAIN).inner_text()), "End turn")
            self.press(MAIN)

    def is_held(self, seat: int) -> bool:
        """Whether its turn waits to be ended."""
        return str(seat) in self.now.get("held", {})

    @property
    def shown(self) -> int:
        """The decision that the page shows."""
        return int(self.page.locator(BOARD).get_attribute("data-decision") or 0)

    def wait(self) -> None:
        """Until it is asked, or the game is over."""
        until(self.page, lambda: self.may_move or self.is_over, "a turn")

    def play(self, is_enough: Callable[[], Any] = lambda: False) -> None:
        """Go on to the end of the game, or until it is enough."""
        play_out(self, is_enough=is_enough)

    # How it does it

    @abstractmethod
    def press(self, selector: str) -> None:
        """Press a button."""

    @abstractmethod
    def place(self, spot: Spot, piece: str) -> None:
        """Put a piece of the supply down."""

    def begin(self, action: str) -> None:
        """Press a button of the bar; where there is no room for it, after More."""
        button = f'[data-do="{action}"]'
        if not self.at(button).is_visible():
            self.press('[data-do="more"]')
        self.press(button)

    def take(self, source: str) -> None:
        """Point at a puzzle, and take it: by a second press, or by the bright button."""
        self.press(f'[data-source="{source}"]')
        self.press(MAIN if len(self.made) % 2 else f'[data-source="{source}"]')

    def pick(self, selector: str) -> None:
        """Choose one of the options of a choice."""
        self.press(selector)

    def recycle(self, row: str) -> None:
        """Number the puzzles of a row in `under`, or in any order; all of it is then decided at once."""
        begun = self.now["decision"]
        self.begin("recycle")
        self.press(f'[data-recycle="{row}"]')
        for place in self.under:
            self.press(f'[data-source="{row}{place}"]')
        if not self.under:
            self.press('[data-do="any-order"]')
        sheet = '[data-do="choose"]'
        self.press(sheet if self.page.locator(sheet).count() else MAIN)
        count = sum(map(bool, self.view["rows"][row]))
        until(self.page, lambda: self.now["decision"] > begun + count, f"the {row} row under its deck")

    def do(self, move: str) -> None:
        """Everything a move needs, whatever kind it is."""
        match move.split(" "):
            case ["take", source]:
                self.take(source)
            case ["gain", piece]:
                self.begin("gain")
                if self._count("gain") > 1:
                    self.pick(f'[data-dock="gain"] [data-option="{piece}"]')
            case [("swap" | "levelup") as word, given, taken]:
                if word == "swap":
                    self.begin(word)
                dock = f'[data-dock="{word}"]'
                if len({each.split(" ")[1] for each in self._asked if each.startswith(word)}) > 1:
                    self.press(f'{dock} [data-give] [data-option="{given}"]')
                self.pick(f'{dock} :is(.ladder, .get) [data-option="{taken}"]')
            case ["place", slot, piece, cells]:
                self.place(Spot(int(slot), read_cells(cells)), piece)
            case ["ghost", piece, _]:
                self.begin("ghost")
                if len({each.split(" ")[1] for each in self._asked if each.startswith("ghost")}) > 1:
                    self.press(f'[data-dock="ghost"] [data-option="{piece}"]')
                self.pick(f'[data-cut="{move}"]')
            case ["reward", piece]:
                self.pick(f'[data-dock="reward"] [data-option="{piece}"]')
            case ["recycle", row]:
                self.recycle(row)
            case ["skip"]:
                self.press('[data-dock="levelup"] [data-do="skip"]')
            case ["done"] | ["pass"]:
                self.press(MAIN)
            case [action]:
                self.begin(action)

    def _count(self, word: str) -> int:
        return sum(each.startswith(f"{word} ") for each in self._asked)

    def holding(self, piece: str) -> Holding:
        """A piece of the supply, and where it may go."""
        return Holding(piece, self._asked, [at + 1 for at, puzzle in enumerate(self._puzzles) if puzzle])

    def held(self, holding: Holding) -> Held:
        """The piece that was just taken, and where the page shows it."""
        shown = self.page.locator("[data-shown]")
        if not shown.count():
            return holding.taken()
        slot, cells = shown.get_attribute("data-slot"), shown.get_attribute("data-shown")
        assert slot
        assert cells
        return Held(to_corner(read_cells(cells)), Spot(int(slot), read_cells(cells)))

    def at(self, selector: str) -> Locator:
        """Something in the page."""
        return self.page.locator(selector)


def kind(move: str) -> str:
    """What a move is an example of: its first word, or a deck's top."""
    return "deck" if move.endswith("deck") else move.partition(" ")[0]


def play_out(*players: Player, is_enough: Callable[[], Any] = lambda: False, wish: str = "") -> None:
    """Let them play until the game is over, or until it is enough; whoever can does what is wished."""
    while not is_enough():
        asked = [player for player in players if player.may_move]
        if asked:
            # In Line Clear two are asked at once: whoever has waited longer.
            player = min(asked, key=lambda player: len(player.made))
            player.move(wish if wish in player.legal else None)
        elif all(player.is_over for player in players):
            return
        else:
            page = players[0].page
            until(page, lambda: any(player.may_move or player.is_over for player in players), "somebody's turn")
            if not any(player.may_move for player in players):
                until(page, lambda: all(player.is_over or player.may_move for player in players), "the end")


def gather(host: Player, *guests: Player, **wishes: Any) -> str:
    """A table of several people, each at a page of their own: its link. They sit down by pressing buttons."""
    assert host.page.request.get("/api/me").ok
    seats = ["you", *["open"] * len(guests)]
    opened = host.page.request.post("/api/tables", data={"seats": seats, **wishes})
    assert opened.ok, opened.text()
    link = str(opened.json()["link"])
    host.page.goto(link)
    for guest in guests:
        guest.page.goto(link)
        guest.page.get_by_role("button", name="Sit here").first.click()
        guest.sit()
    for player in (host, *guests):
        player.page.wait_for_selector(BOARD)
    return link


class Mouse(Player):
    """Clicks, and pieces are dragged: the wheel turns them, the right button flips them."""

    def press(self, selector: str) -> None:
        self.at(selector).click()

    def place(self, spot: Spot, piece: str) -> None:
        self.lift(piece)
        for number, step in enumerate(self.holding(piece).turns_to(spot)):
            self._change(step, by_key=bool((number + len(self.made)) % 2))
        self.over(spot)
        self.page.mouse.up()

    def lift(self, piece: str) -> None:
        """Begin to drag."""
        source = self.at(f'button[data-piece="{piece}"]')
        source.scroll_into_view_if_needed()
        x, y = self.middle(source)
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 3, y - 8, steps=2)

    @staticmethod
    def middle(thing: Locator) -> tuple[float, float]:
        """Where something is pressed."""
        box = thing.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _change(self, step: str, by_key: bool) -> None:
        if step == "turn" and by_key:
            self.page.keyboard.press("r")
        elif step == "turn":
            self.page.mouse.wheel(0, 100)
        elif by_key:
            self.page.keyboard.press("f")
        else:
            self.page.mouse.down(button="right")
            self.page.mouse.up(button="right")

    def over(self, spot: Spot) -> None:
        """Move what is held over a place of a puzzle."""
        self.page.mouse.move(*self.centre(spot), steps=4)

    def centre(self, spot: Spot) -> tuple[float, float]:
        """Where a piece is held that goes there."""
        box = self.at(f'[data-slot="{spot.slot}"]').bounding_box()
        assert box is not None
        unit = box["width"] / 6
        (column, row), (wide, high) = corner(spot.cells), size(to_corner(spot.cells))
        x = box["x"] + unit * (0.5 + column + wide / 2)
        y = box["y"] + unit * (1.4 + row + high / 2)
        view = self.page.viewport_size
        assert view is not None
        assert 0 < x < view["width"], f"{spot} is out of sight"
        assert 0 < y < view["height"], f"{spot} is out of sight"
        return x, y


class Touch(Player):
    """Taps and nothing else: Turn, Flip and Place are buttons."""

    def press(self, selector: str) -> None:
        self.at(selector).tap()

    def pick(self, selector: str) -> None:
        """The first tap shows what an option is good for; the second, or the bright button, chooses it."""
        self.press(selector)
        self.press('[data-do="choose"]' if len(self.made) % 2 else selector)

    def place(self, spot: Spot, piece: str) -> None:
        self.press(f'button[data-piece="{piece}"]')
        holding = self.holding(piece)
        steps = shortest(self.held(holding), holding.by_taps, lambda held: held.target == spot)
        assert steps is not None, f"no taps put {piece} on {spot}"
        for step in steps:
            slot, _, cell = step.partition(" ")
            self.press(f'[data-slot="{slot}"] [data-cell="{cell}"]' if cell else f'[data-do="{step}"]')
        self.press(MAIN)


class Keyboard(Player):
    """Keys and nothing else."""

    def press(self, selector: str) -> None:
        self.reach(selector)
        self.page.keyboard.press("Enter")

    def begin(self, action: str) -> None:
        self.page.keyboard.press(LETTERS[action])

    def take(self, source: str) -> None:
        self.begin("take")
        self.press(f'[data-source="{source}"]')
        self.page.keyboard.press("Enter")

    def place(self, spot: Spot, piece: str) -> None:
        self.begin("place")
        self.press(f'button[data-piece="{piece}"]')
        holding = self.holding(piece)

        def is_there(held: Held) -> bool:
            return held.target == spot

        steps = shortest(self.held(holding), holding.by_keys, is_there)
        assert steps is not None, f"no keys put {piece} on {spot}"
        for key in [*steps, "Enter"]:
            self.page.keyboard.press(key)

    def reach(self, selector: str) -> None:
        """Move the focus there: by Tab to its group, by arrow keys inside."""
        self.page.wait_for_selector(selector)
        for _ in range(FAR):
            way: dict[str, Any] = self.page.evaluate(WAY, selector)
            if way["isThere"]:
                return
            if way["isInside"]:
                for key in walk(way["boxes"], way["here"], way["goal"], selector):
                    self.page.keyboard.press(key)
                assert self.page.evaluate(WAY, selector)["isThere"], f"arrow keys went past {selector}"
                return
            self.page.keyboard.press("Tab" if way["isAfter"] else "Shift+Tab")
        raise AssertionError(f"Tab never comes to {selector}")


WAY: Final = """(selector) => {
    const goal = document.querySelector(selector);
    const here = document.activeElement;
    const box = (each) => each.getBoundingClientRect();
    const group = goal.closest("[data-slot], [data-group]");
    const all = group ? [...group.querySelectorAll("button, a[href]")].filter((each) => each.offsetParent) : [];
    return {
        isThere: here === goal,
        isInside: all.includes(here),
        isAfter: here === document.body || (here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
        here: all.indexOf(here),
        goal: all.indexOf(goal),
        boxes: all.map(box).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    };
}"""


def walk(boxes: Sequence[Sequence[float]], here: int, goal: int, what: str) -> list[str]:
    """The arrow keys from one button of a group to another, each to the nearest neighbour in its direction."""
    ways: dict[int, list[str]] = {here: []}
    waiting = deque([here])
    while waiting and goal not in ways:
        at = waiting.popleft()
        for key, step in STEPS.items():
            to = _neighbour(boxes, at, step)
            if to is not None and to not in ways:
                ways[to] = [*ways[at], key]
                waiting.append(to)
    assert goal in ways, f"no arrow keys lead to {what}"
    return ways[goal]


def _neighbour(boxes: Sequence[Sequence[float]], at: int, step: tuple[int, int]) -> int | None:
    best, least = None, float("inf")
    for other, (left, top) in enumerate(boxes):
        x, y = left - boxes[at][0], top - boxes[at][1]
        along, aside = x * step[0] + y * step[1], abs(x * step[1]) + abs(y * step[0])
        if along > 2 and along + 3 * aside < least:
            best, least = other, along + 3 * aside
    return best
