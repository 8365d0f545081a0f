"""Whatever the screen and however large the letters: nothing is cut off or covered, and one can play."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import ANSWERING, BOARD, CURTAIN, Pages, new_table, play_on, see
from tests.browser.measuring import measure
from tests.browser.passing import stop
from tests.browser.places import EVERYTHING, may_do_all, turn
from tests.browser.states import TURN, choosing, decided, pointed, press, replay, with_reward
from tests.browser.test_live import OUTSIDE, fits
from tests.counts import covering

SHORT: Final = ((360, 640), (375, 667), (390, 844))
LANDSCAPE: Final = ((740, 360), (844, 390), (720, 450))
LARGE: Final = ((1280, 800), (1440, 900), (820, 1180), (360, 780))
LOCALES: Final = ("de-DE", "en-GB")
LOOKS: Final = covering([(1280, 800), (360, 780)], LOCALES[::-1])
SPOKEN: Final = ("en", "de", "en-long")
WAITING: Final = "/t/"
ADDRESSES: Final = ("/", "/new", "/lobby", "/games", "/settings", "/rules", WAITING)
LAPTOPS: Final = ((1280, 720), (1366, 768), (1440, 900), (960, 768), (820, 1180))
SQUARE: Final = ((800, 800), (768, 1024), (1024, 768))
PLAYED: Final = "[data-cell], [data-piece], [role=toolbar] button"
"""What one needs to put a piece down."""
COVERED: Final = """([selector, scrolls]) => [...document.querySelectorAll(selector)].filter((each) => {
    if (!each.checkVisibility({ visibilityProperty: true })) return false;
    if (scrolls) each.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !isInside || !there || !(each === there || each.contains(there) || there.contains(each));
}).map((each) => each.outerHTML.slice(0, 160))"""
"""What lies outside the screen or under something else, after scrolling to it if that is allowed."""
BROKEN: Final = """() => {
    const title = document.querySelector("[data-dock] h2");
    const range = document.createRange();
    const rules = getComputedStyle(title);
    const words = title.firstChild.data.split(/\\s+/).filter(Boolean);
    const line = parseFloat(rules.lineHeight);
    let from = 0;
    return words.filter((word) => {
        const at = title.firstChild.data.indexOf(word, from);
        from = at + word.length;
        range.setStart(title.firstChild, at);
        range.setEnd(title.firstChild, from);
        return rules.hyphens !== "auto" && range.getBoundingClientRect().height > 1.5 * line;
    });
}"""
"""Words of a question's title that stand in two lines; those that are hyphenated may."""
HEIGHT: Final = "() => [document.documentElement.scrollHeight, innerHeight]"
CELL: Final = "() => document.querySelector('.mat [data-own]').getBoundingClientRect().width / 6"
FIRST: Final = """() => [...document.querySelectorAll("[data-source]")]
    .map((each) => ({ isOther: each.classList.contains("other"), box: each.getBoundingClientRect() }))
    .sort((one, other) => one.box.left - other.box.left)
    .map(({ isOther, box }) => ({ isOther, width: Math.round(box.width) }))
    .slice(0, 6)"""
"""The first of what can be taken, from the left."""
USUAL: Final = 14
DRAWN: Final = "async () => { for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame); }"
AT_REST: Final = f"""async () => {{
    await ({DRAWN})();
    const moving = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < Infinity);
    await Promise.all(moving.map((each) => each.finished.catch(() => null)));
    await ({DRAWN})();
}}"""
"""What was pressed or pointed at is lifted, and what moves has come to its end."""
SPEAK: Final = "language => { localStorage['projectl.language'] = JSON.stringify(language); }"
LOST: Final = """all => all.filter((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const corners = [[left + 4, top + 4], [right - 4, bottom - 4]].map((at) => document.elementFromPoint(...at));
    const isCut = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
    return isCut || corners.some((there) => !there || !(each.contains(there) || there.contains(each)));
}).map((each) => each.outerHTML)"""
"""What is not all in sight."""
LETTERS: Final = "() => parseFloat(getComputedStyle(document.body).fontSize)"


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another screen, and all of it drawn anew."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(DRAWN)


def enlarge(page: Page) -> None:
    """As somebody does in the settings of the browser."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    assert page.evaluate(LETTERS) == 2 * USUAL
    page.evaluate(AT_REST)


def at_table(page: Page, decisions: int, *seats: str, **wishes: Any) -> None:
    """At a table where so many decisions were made at least, and with a piece to hold."""
    table = new_table(page, *seats, **wishes)
    play_on(page, table, 10_000, until=lambda said: said["decision"] >= decisions and may_do_all(said))
    see(page, table)


@pytest.mark.parametrize("locale", LOCALES)
def test_with_letters_of_twice_the_size_all_of_a_table_can_be_reached(pages: Pages, locale: str) -> None:
    page = pages.new(calm=True, locale=locale)
    at_table(page, 30, "you", "novice", "novice", expansions=["ghost"])
    enlarge(page)
    for size in (size for size, speaks in covering(LARGE, LOCALES) if speaks == locale):
        resize(page, size)
        fits(page, size[0])
        assert page.evaluate(COVERED, [f"{PLAYED}, [data-source], [data-seat]", True]) == [], size


@pytest.mark.parametrize(("size", "locale"), LOOKS)
def test_no_page_is_cut_off_by_letters_of_twice_the_size(pages: Pages, size: tuple[int, int], locale: str) -> None:
    page = pages.new(calm=True, size=size, locale=locale)
    for address in (address for address, look in covering(ADDRESSES, LOOKS) if look == (size, locale)):
        page.goto(address if address != WAITING else f"{address}{new_table(page, 'you', 'open')}")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        enlarge(page)
        fits(page, size[0])


@pytest.mark.parametrize("variant", ["standard", "solo"])
def test_on_a_short_phone_one_holds_a_piece_and_sees_where_it_can_go(pages: Pages, variant: str) -> None:
    page = pages.new(calm=True, size=SHORT[0], touch=True)
    at_table(page, 24, *(["you"] if variant == "solo" else ["you", "novice"]), variant=variant)
    for size in SHORT:
        resize(page, size)
        assert page.evaluate(COVERED, ["[data-piece], [role=toolbar] button", False]) == [], size
        page.locator("[data-piece]").first.tap()
        expect(page.locator('[data-do="turn"]')).to_be_visible()
        assert page.evaluate(COVERED, [PLAYED, False]) == [], size
        page.keyboard.press("Escape")


@pytest.mark.parametrize("seats", [2, 6])
def test_a_phone_on_its_side_shows_puzzles_supply_and_actions(pages: Pages, seats: int) -> None:
    page = pages.new(calm=True, size=LANDSCAPE[0], touch=True)
    at_table(page, 24, "you", *["novice"] * (seats - 1), expansions=["ghost"])
    for size in LANDSCAPE:
        resize(page, size)
        fits(page, size[0])
        assert page.evaluate(COVERED, ["[data-cell], [data-piece], [data-do=main], [data-seat]", False]) == [], size


def test_six_seats_are_in_sight_at_once_on_a_small_phone(pages: Pages) -> None:
    page = pages.new(calm=True, size=(360, 780), touch=True)
    at_table(page, 40, "you", *["novice"] * 5, expansions=["ghost"])
    others = page.locator("button[data-seat]")
    expect(others).to_have_count(5)
    assert page.evaluate(COVERED, ["button[data-seat]", False]) == []
    assert others.evaluate_all("all => new Set(all.map(each => each.getBoundingClientRect().top)).size") == 1
    assert page.evaluate(OUTSIDE) == []
    expect(others.first).to_contain_text(re.compile(r"Novice \d"))
    others.first.tap()
    expect(page.get_by_role("dialog").get_by_role("region", name="Novice")).to_have_count(5)


@pytest.mark.parametrize("wishes", [{"expansions": ["ghost", "ambassador"]}, {"variant": "line-clear"}])
def test_six_seats_need_no_scrolling_on_a_laptop(pages: Pages, wishes: dict[str, Any]) -> None:
    page = pages.new(calm=True)
    at_table(page, 40, "you", *["novice"] * 5, **{"expansions": ["ghost"], **wishes})
    for size in LAPTOPS:
        resize(page, size)
        needed, there = page.evaluate(HEIGHT)
        assert needed <= there, size
        assert page.evaluate(COVERED, [f"{PLAYED}, .seats [data-seat]", False]) == [], size


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_window_as_wide_as_high_shows_puzzles_supply_and_actions_together(pages: Pages, seats: int) -> None:
    shows_all_in_a_square_window(pages, seats, **({"expansions": ["ghost"]} if seats > 5 else {}))


@pytest.mark.parametrize(("variant", "seats"), [("solo", 1), ("line-clear", 4)])
def test_a_window_as_wide_as_high_has_room_for_every_variant(pages: Pages, variant: str, seats: int) -> None:
    shows_all_in_a_square_window(pages, seats, variant=variant)


def shows_all_in_a_square_window(pages: Pages, seats: int, **wishes: Any) -> None:
    page = pages.new(calm=True, size=SQUARE[0])
    at_table(page, 24, "you", *["novice"] * (seats - 1), **wishes)
    for size in SQUARE:
        resize(page, size)
        assert page.evaluate(COVERED, [PLAYED, False]) == [], size


@pytest.mark.parametrize(("variant", "seats"), [("standard", 2), ("solo", 1), ("line-clear", 4)])
def test_a_small_phone_shows_all_of_a_turn_and_cells_that_a_finger_meets(
    pages: Pages, variant: str, seats: int
) -> None:
    page = pages.new(calm=True, size=(360, 780), touch=True)
    at_table(page, 42 if variant == "line-clear" else 24, "you", *["novice"] * (seats - 1), variant=variant)
    for size, cell in (((360, 780), 23), ((360, 640), 17)):
        resize(page, size)
        assert page.evaluate(COVERED, [f"{PLAYED}, .bar .say", False]) == [], size
        assert page.evaluate(CELL) >= cell, size
    assert page.locator(".mirrored").count() == (variant == "line-clear"), "one's own are the right rows"
    firsts = page.evaluate(FIRST)
    assert [each for each in firsts if each["isOther"]] == [], "one's own side comes first"
    assert len({each["width"] for each in firsts}) == 1, "and none of it is smaller"


def test_on_a_phone_the_puzzles_keep_their_size_while_a_hint_is_thought_about(pages: Pages) -> None:
    page = pages.new(calm=True, size=(360, 780), touch=True, locale="de-DE")
    at_table(page, 24, "you", "novice")
    before = page.evaluate(CELL)
    page.locator('[data-do="hint"]').tap()
    expect(page.locator("[data-hints]")).to_be_visible()
    assert page.evaluate(CELL) == before


def test_p5_a_question_mark_in_place_of_a_score_says_why(pages: Pages) -> None:
    page = pages.new(calm=True, size=(1440, 900))
    at_table(page, 10, "you", "novice", options={"hidden_piles": True})
    seat = page.get_by_role("region", name="Novice")
    expect(seat.locator(".score")).to_contain_text("stay face down until the end")
    page.locator('[data-do="menu"]').click()
    page.get_by_role("button", name="Seats").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="P5")).to_be_visible()


def test_chat_has_a_room_beside_the_table(pages: Pages) -> None:
    page, other = pages.new(calm=True, size=(1440, 900)), pages.new(calm=True)
    at_table(page, 20, "you", "you", is_listed=True)
    talk = page.locator('[data-do="chat"]')
    expect(talk).to_have_count(0)  # nobody else is there
    other.goto(page.url)
    talk.click()
    room, board = page.locator("[data-room]").bounding_box(), page.locator(BOARD).bounding_box()
    assert room
    assert board
    assert room["width"] == 320
    assert board["x"] + board["width"] <= room["x"]
    assert page.evaluate(COVERED, [".chat input, .chat button", False]) == []
    talk.click()
    expect(page.locator("[data-room]")).to_have_count(0)


def test_whoever_looks_on_sees_every_slot_inside_its_seat(pages: Pages) -> None:
    page, looker = pages.new(calm=True), pages.new(calm=True)
    table = new_table(page, "you", "you", is_listed=True)
    looker.goto(f"/t/{table}")
    expect(looker.locator(".all [data-seat]")).to_have_count(2)
    for size in ((360, 780), (600, 900), (820, 1180), (1440, 900)):
        resize(looker, size)
        for seat in looker.locator(".all [data-seat]").all():
            around, last = seat.bounding_box(), seat.locator("[data-own]").last.bounding_box()
            assert around, size
            assert last, size
            assert last["x"] + last["width"] <= around["x"] + around["width"] + 0.5, size


def test_the_other_table_is_a_press_away(pages: Pages) -> None:
    page = pages.new(calm=True)
    at_table(page, 0, "you", "novice")
    page.get_by_role("button", name="Light table").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.get_by_role("button", name="Dark table").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("variant", ["standard", "solo", "line-clear"])
def test_on_a_tall_screen_a_plan_covers_no_puzzle_and_no_piece_that_it_is_about(pages: Pages, variant: str) -> None:
    page = pages.new(size=(820, 1180), calm=True)
    seats = {"standard": ("you", "novice"), "solo": ("you",), "line-clear": ("you", *["novice"] * 3)}[variant]
    choosing(*seats, variant=variant)(page)
    pointed(page)
    page.evaluate(AT_REST)
    assert page.evaluate(COVERED, ["[data-source], .mat [data-own], .tray button", False]) == []


@pytest.mark.parametrize("variant", ["standard", "solo", "line-clear"])
def test_on_a_phone_a_plan_covers_no_puzzle_piece_or_button(pages: Pages, variant: str) -> None:
    page = pages.new(size=SHORT[0], calm=True, touch=True)
    seats = {"standard": ("you", "novice"), "solo": ("you",), "line-clear": ("you", *["novice"] * 3)}[variant]
    choosing(*seats, variant=variant)(page)
    pointed(page)
    page.evaluate(AT_REST)
    for size in (*SHORT, *LANDSCAPE):
        resize(page, size)
        assert page.evaluate(COVERED, [".mat [data-own], .tray button, [role=toolbar] button", False]) == [], size
        # The rows are there as well, and each step with its number; a short phone swipes its row.
        swiped = size[1] < 700 and size[0] < 600
        assert swiped or page.evaluate(COVERED, ["[data-source]", False]) == [], size
        assert page.evaluate(COVERED, ["[data-plan] .numeral, [data-plan] button", size[0] < 600]) == [], size


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080)], ids=str)
def test_a_plan_beside_the_grid_of_solo_is_read_without_scrolling(pages: Pages, size: tuple[int, int]) -> None:
    page = pages.new(calm=True, size=size, locale="es-ES")
    choosing("you", variant="solo")(page)
    pointed(page)
    whole = page.locator("[data-plan]").evaluate("(each) => [each.scrollHeight, each.clientHeight]")
    assert whole[0] <= whole[1]


@pytest.mark.parametrize(("size", "touch"), [((360, 640), True), ((390, 844), True), ((844, 390), True)], ids=str)
def test_bots_of_one_level_are_told_apart_where_names_have_little_room(
    pages: Pages, size: tuple[int, int], touch: bool
) -> None:
    page = pages.new(calm=True, size=size, touch=touch, locale="uk-UA")
    at_table(page, 20, "you", *["novice"] * 5, expansions=["ghost"])
    numbers = page.locator("[data-seat] .number")
    assert numbers.all_text_contents() == [f" {number}" for number in range(1, 6)]
    # Nothing of them is behind the edge of their seat.
    assert numbers.evaluate_all(
        """(all) => all.every((each) =>
            each.getBoundingClientRect().right <= each.closest("[data-seat]").getBoundingClientRect().right)"""
    )


@pytest.mark.parametrize("language", SPOKEN)
def test_a_question_beside_a_small_market_shows_all_it_offers(pages: Pages, language: str) -> None:
    """Where a dock has least room: beside the market of a small laptop, and on a phone that lies."""
    page = pages.new(size=(1024, 768), calm=True)
    wishes = {"puzzles": with_reward("^^"), "expansions": ["ghost"]}
    questions = ((decided(*TURN, **wishes), press()), (turn(40, "you", "casual"), press('[data-do="swap"]')))
    for go, then in (one for one, speaks in covering(questions, SPOKEN) if speaks == language):
        go(page)
        page.evaluate(f"localStorage['projectl.language'] = '\"{language}\"'")
        page.reload()
        page.wait_for_selector(ANSWERING)
        if page.locator(CURTAIN).count():
            page.locator(CURTAIN).click()
        then(page)
        page.wait_for_selector("[data-dock] [data-option]")
        for size in ((1024, 768), (844, 390), (1280, 800)):
            resize(page, size)
            page.evaluate(AT_REST)
            assert page.evaluate(COVERED, ["[data-dock] :is(button, h2)", False]) == [], size
            assert page.evaluate(BROKEN) == [], size


def test_a_hint_beside_a_small_market_has_its_button_in_sight(pages: Pages) -> None:
    page = pages.new(size=(1024, 768), calm=True, locale="de-DE")
    at_table(page, 40, "you", "casual")
    page.keyboard.press("h")
    page.wait_for_selector("[data-hints] .btn")
    assert page.evaluate(COVERED, ["[data-hints] button", False]) == []


@pytest.mark.parametrize("size", [(820, 1180), (1024, 768), (390, 844)], ids=str)
def test_whoever_watches_reads_so_in_full(pages: Pages, size: tuple[int, int]) -> None:
    page, looker = pages.new(calm=True), pages.new(calm=True, size=size)
    table = new_table(page, "you", "novice", "novice", "novice", is_listed=True, expansions=["ghost"])
    looker.goto(f"/t/{table}")
    badge = looker.locator(".badge span").last
    expect(badge).to_be_visible()
    assert badge.evaluate("(each) => each.scrollWidth <= each.clientWidth")


@pytest.mark.parametrize("size", [(390, 844), (820, 1180)], ids=str)
def test_in_a_replay_the_seats_follow_the_rows(pages: Pages, size: tuple[int, int]) -> None:
    page = pages.new(calm=True, size=size)
    replay(page)
    rows, seats = page.locator(".rows").bounding_box(), page.locator(".seats").bounding_box()
    assert rows
    assert seats
    assert seats["y"] - (rows["y"] + rows["height"]) <= 32


def test_the_settings_show_all_pieces_in_one_line(pages: Pages) -> None:
    page = pages.new(calm=True)
    page.goto("/settings")
    pieces = page.locator(".sample .pieces > svg")
    expect(pieces).to_have_count(9)
    for size in ((390, 844), (1024, 768), (1280, 800), (1440, 900), (1920, 1080)):
        resize(page, size)
        boxes = [each.bounding_box() for each in pieces.all()]
        sample = page.locator(".sample").bounding_box()
        assert sample
        assert len({round(box["y"] + box["height"]) for box in boxes if box}) == 1, size
        assert all(box and box["x"] + box["width"] <= sample["x"] + sample["width"] for box in boxes), size


def test_what_has_gone_up_behind_since_your_last_turn_is_not_cut_through(pages: Pages) -> None:
    page = pages.new(size=(1440, 900), calm=True)
    table = new_table(page, "you", *["casual"] * 2)
    # One's turn begins: others have decided last.
    play_on(
        page, table, 10_000, until=lambda said: said["decision"] >= 30 and said["view"]["seats"][0]["actions_left"] == 3
    )
    see(page, table)
    since = page.locator("[data-since-turn]")
    expect(since).to_be_visible()
    room, text = since.evaluate("(each) => [each.offsetHeight, parseFloat(getComputedStyle(each).lineHeight)]")
    # Below its words it fades, and with it whatever is behind.
    assert room > text + 8
    assert "gradient" in since.evaluate("(each) => getComputedStyle(each).maskImage")


def test_expansions_are_named_in_the_head_in_full_and_on_a_phone_in_the_menu(pages: Pages) -> None:
    page = pages.new(calm=True)
    table = new_table(page, "you", "novice", "novice", "novice", **EVERYTHING)
    page.goto(f"/t/{table}")
    for language in ("en", "de", "en-long"):
        page.evaluate(SPEAK, language)
        page.reload()
        named = page.locator(".about .with")
        for size in ((1280, 800), (1024, 768), (820, 1180)):
            resize(page, size)
            expect(named).to_be_visible()
            assert [*measure(page).cut, *named.evaluate_all(LOST)] == [], (language, size)
        for size in ((360, 640), (844, 390)):
            resize(page, size)
            expect(named).to_have_count(0)
            page.locator('[data-do="menu"]').click()
            expect(page.locator("dialog [data-played]")).to_contain_text(" · ")
            if language == "en":
                expect(page.locator("dialog [data-played]")).to_contain_text("Revised")
                expect(page.locator("dialog [data-played]")).to_contain_text("Ghost Piece · Ambassador Pack")
            assert measure(page).cut == [], (language, size)
            page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("seats", "wishes"),
    [(1, {"variant": "solo"}), (2, {}), (6, {"expansions": ["ghost"]})],
    ids=["solo", "two", "six"],
)
def test_a_phone_says_how_near_the_end_is(pages: Pages, seats: int, wishes: dict[str, Any]) -> None:
    page = pages.new(calm=True)
    table = new_table(page, "you", *["novice"] * (seats - 1), **wishes)
    play_on(page, table, 10_000, until=lambda said: said["view"]["final_round"] is not None)
    see(page, table)
    for language in ("en", "en-long"):
        page.evaluate(SPEAK, language)
        page.reload()
        end = page.locator("[data-end]")
        for size in ((844, 390), (740, 360), (390, 844), (360, 640)):
            resize(page, size)
            expect(end).to_be_visible()
            found = measure(page)
            assert [*found.cut, *found.covered, *end.evaluate_all(LOST)] == [], (language, size)
        if language == "en":
            expect(end).to_have_text(re.compile("final", re.IGNORECASE))


def test_what_is_said_of_a_lost_connection_is_as_wide_as_a_phone(pages: Pages) -> None:
    page = pages.new(calm=True, size=LARGE[-1])
    see(page, new_table(page, "you", "you"))
    stop(page)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    press('[data-do="gain"]')(page)
    news = page.locator("[data-connection]")
    expect(news).to_be_visible()
    box = news.bounding_box()
    assert box
    assert box["width"] > LARGE[-1][0] * 0.9
    assert box["x"] >= 0
