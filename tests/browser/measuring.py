"""What a person would find wrong with a page at rest, measured: cut, covered, empty; and where things stand.

It is measured in the page, by what the browser has laid out. A rectangle is left, top, right and bottom in pixels.
"""

from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

MOST_EMPTY: Final = 0.12
"""Of a screen."""
LOOK: Final = r"""
/** Whatever was changed is laid out. */
async function drawn() {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}
const seen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const boxOf = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { left, top, right, bottom };
};
const nameOf = (each) => {
    const marks = Object.entries(each.dataset).map(([name, value]) => `${name}=${value}`);
    const words = (each.innerText ?? each.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30);
    return `${each.tagName.toLowerCase()}.${each.getAttribute("class") ?? ""} ${marks.join(" ")} "${words}"`;
};
/** Lines of text as they are drawn, each with the element it stands in. */
function texts(root = document.body) {
    const found = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const parent = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || parent.closest(".unseen, script, style, option, svg")) continue;
        if (!seen(parent) || getComputedStyle(parent).clipPath !== "none") continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        for (const { left, top, right, bottom } of range.getClientRects()) {
            // A line has air above and below its letters.
            const air = (bottom - top) / 5;
            if (right - left > 1) found.push({ each: parent, left, top: top + air, right, bottom: bottom - air });
        }
    }
    return found;
}
const CONTROLS = "button, a[href], input, select, [data-source], [data-own]";
const controls = () => [...document.querySelectorAll(CONTROLS)].filter(seen).map((each) => ({ each, ...boxOf(each) }));
/** What comes and goes again, or stays while the page goes by, may lie over the rest. */
const OVER = "[data-dock], [data-plan], [data-hints], [data-away-choice], dialog, [data-toast], [data-connection], "
    + "[data-band], [data-goal]";
function isOver(each) {
    if (!each) return 0;
    if (each.closest("dialog[open]")) return 2;
    const isStaying = ["sticky", "fixed"].includes(getComputedStyle(each).position);
    return isStaying || each.matches(OVER) ? 1 : isOver(each.parentElement);
}
/**
 * What of a box is left of it by everything around that cuts. What can be scrolled to is not cut: sideways that is only
 * what is meant to be swiped, which has no scroll bar. `seen` is what is left of it just now.
 */
const clips = new Map();
function clipOf(each) {
    if (each === null || each === document.documentElement || each === document.body) {
        const all = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
        return { ...all, seen: all, isScrolled: false };
    }
    if (clips.has(each)) return clips.get(each);
    const around = clipOf(each.parentElement);
    const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(each);
    const clip = { ...around, seen: { ...around.seen } };
    const box = boxOf(each);
    const isScrolling = (how) => how === "auto" || how === "scroll";
    const [isX, isY] = [overflowX !== "visible", overflowY !== "visible"];
    if (isX) {
        clip.seen.left = Math.max(clip.seen.left, box.left);
        clip.seen.right = Math.min(clip.seen.right, box.right);
    }
    if (isY) {
        clip.seen.top = Math.max(clip.seen.top, box.top);
        clip.seen.bottom = Math.min(clip.seen.bottom, box.bottom);
    }
    if (isX && isScrolling(overflowX) && scrollbarWidth === "none") [clip.left, clip.right] = [-Infinity, Infinity];
    else if (isX) [clip.left, clip.right] = [Math.max(clip.left, box.left), Math.min(clip.right, box.right)];
    if (isY && isScrolling(overflowY)) [clip.top, clip.bottom, clip.isScrolled] = [-Infinity, Infinity, true];
    else if (isY) [clip.top, clip.bottom] = [Math.max(clip.top, box.top), Math.min(clip.bottom, box.bottom)];
    clips.set(each, clip);
    return clip;
}
const FIGURE = /^[^\p{L}]+$/u;
"""
CUT: Final = r"""
function cut(all) {
    const found = [];
    const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
    for (const { each, left, top, right, bottom } of all) {
        const clip = clipOf(each);
        const isOut = Math.max(left, clip.left) < -1 || Math.min(right, clip.right) > innerWidth + 1;
        const isOff = Math.max(top, clip.top) < -1 || Math.min(bottom, clip.bottom) > innerHeight + 1;
        const isSwiped = clip.left === -Infinity && clip.seen.left !== -Infinity;
        if ((isOut && !isSwiped) || (isOff && !scrolls && !clip.isScrolled)) found.push(`outside: ${nameOf(each)}`);
        const isAside = right <= clip.left + 1 || left >= clip.right - 1;
        if (isAside || bottom <= clip.top + 1 || top >= clip.bottom - 1) continue;
        // A long name ends in dots, a sentence that is opened by a press after two lines; a figure never does.
        const style = getComputedStyle(each);
        const isEnding = each.closest(".say")?.querySelector(".whole") || each.closest("[data-since]")
            || (style.textOverflow === "ellipsis" && !FIGURE.test(each.textContent));
        const isWide = left < clip.left - 2 || right > clip.right + 2;
        const isHigh = top < clip.top - 3 || bottom > clip.bottom + 3;
        if ((isWide || isHigh) && !isEnding) found.push(`cut: ${nameOf(each)}`);
    }
    const WIDE = "button, .bar, .seat .in, .reserve ul, .mat header, .account, dialog";
    for (const each of document.querySelectorAll(WIDE)) {
        if (!seen(each) || !each.clientWidth) continue;
        if (each.scrollWidth > each.clientWidth + 2 && getComputedStyle(each).overflowX !== "visible")
            found.push(`too wide: ${nameOf(each)}`);
    }
    // Whoever is asked how to go on sees all of the question, and how a puzzle went is read without scrolling.
    for (const each of document.querySelectorAll("[data-away-choice], [data-goal]")) {
        const more = each.scrollHeight - each.clientHeight;
        if (more > 2) found.push(`${more} px too high: ${nameOf(each)}`);
    }
    return [...new Set(found)];
}
"""
COVERED: Final = r"""
/** A refusal passes, but what can be done instead is below it. */
const isInTheWay = (...both) => both.some((each) => each.closest("[data-toast]"))
    && both.some((each) => each.closest(".bar"));
function covered(things) {
    // Badges and pills lie on what they are about.
    const BADGES = ".numeral, .pill, .mark, .whole, .steps, .step, .unread, .cornered, .coming";
    const all = things.flatMap(({ each, left, top, right, bottom }) => {
        if (each.closest(BADGES)) return [];
        const { seen } = clipOf(each);
        const [l, t, r, b] = [Math.max(left, seen.left), Math.max(top, seen.top), Math.min(right, seen.right),
            Math.min(bottom, seen.bottom)];
        return r > l && b > t ? [{ each, left: l, top: t, right: r, bottom: b }] : [];
    }).sort((a, b) => a.top - b.top);
    const found = [];
    for (let at = 0; at < all.length; at++) for (let other = at + 1; other < all.length; other++) {
        const [a, b] = [all[at], all[other]];
        if (b.top > a.bottom - 3) break;
        if (a.each.contains(b.each) || b.each.contains(a.each)) continue;
        // Headings that stay while what they are above goes by: the next takes the place of the one before it.
        if (a.each.parentElement === b.each.parentElement && a.each.matches("h3") && b.each.matches("h3")) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 3 && high > 3 && (isOver(a.each) === isOver(b.each) || isInTheWay(a.each, b.each)))
            found.push(`${nameOf(a.each)} / ${nameOf(b.each)}`);
    }
    return [...new Set(found)];
}
"""
EMPTY: Final = r"""
function emptiness(lines) {
    const STEP = 8;
    const FULL = "svg, img, input, button, .tray, .bar, .seat, [data-own], [data-source], canvas, "
        + ".share, [data-goal] .cells";
    const filled = [...lines, ...[...document.querySelectorAll(FULL)].filter(seen).map(boxOf)];
    const [columns, rows] = [Math.ceil(innerWidth / STEP), Math.ceil(innerHeight / STEP)];
    const free = Array.from({ length: rows }, () => new Uint8Array(columns).fill(1));
    const [from, to] = [(at) => Math.max(0, Math.floor(at / STEP)), (at) => Math.max(0, Math.ceil(at / STEP))];
    for (const { left, top, right, bottom } of filled)
        for (let y = from(top); y < Math.min(rows, to(bottom)); y++) free[y].fill(0, from(left), to(right));
    const heights = new Array(columns).fill(0);
    let [most, where] = [0, []];
    for (let y = 0; y < rows; y++) {
        for (let x = 0; x < columns; x++) heights[x] = free[y][x] ? heights[x] + 1 : 0;
        const stack = [];
        for (let x = 0; x <= columns; x++) {
            const high = x < columns ? heights[x] : 0;
            let from = x;
            while (stack.length && stack.at(-1)[1] >= high) {
                const [begin, height] = stack.pop();
                if (height * (x - begin) > most) {
                    most = height * (x - begin);
                    where = [begin, y - height + 1, x, y + 1].map((each) => each * STEP);
                }
                from = begin;
            }
            stack.push([from, high]);
        }
    }
    return [(most * STEP * STEP) / (innerWidth * innerHeight), where];
}
"""
STANDING: Final = f"""async () => {{ {LOOK}
    await drawn();
    const BAR = ".bar, [data-do=main], [data-do=undo]";
    const WHAT = `[data-source], .mat [data-own], .tray, .tray .place, ${{BAR}}, .seat, .line:not(.log .line)`;
    return Object.fromEntries([...document.querySelectorAll(WHAT)].map((each) => {{
        // Where it stands, not how far it is lifted.
        const {{ transform }} = getComputedStyle(each);
        const {{ e, f }} = new DOMMatrix(transform === "none" ? "" : transform);
        const {{ left, top, right, bottom }} = boxOf(each);
        const data = each.dataset;
        const name = data.source ?? data.own ?? data.do ?? data.supply ?? data.seat ?? each.classList[0];
        return [name, [left - e, top - f, right - left, bottom - top].map(Math.round)];
    }}));
}}"""
SIZES: Final = f"""async () => {{ {LOOK}
    await drawn();
    const sizeOf = (selector) => document.querySelector(selector).getBoundingClientRect();
    const all = [sizeOf("[data-source]").width, sizeOf(".mat [data-own]").width, sizeOf(".bar").height];
    return all.map((each) => Math.round(each * 10) / 10);
}}"""
MEASURE: Final = f"""async () => {{ {LOOK} {CUT} {COVERED} {EMPTY}
    await drawn();
    const lines = texts();
    const things = [...lines, ...controls()];
    const {{ scrollWidth, scrollHeight }} = document.documentElement;
    return {{
        cut: cut(things),
        covered: covered(things),
        emptiness: emptiness(lines),
        sideways: scrollWidth - innerWidth,
        down: scrollHeight - innerHeight,
    }};
}}"""


class Measured(NamedTuple):
    """What is wrong with a page at rest."""

    cut: list[str]
    """Texts and controls of which a part is missing, or that are outside of the screen."""
    covered: list[str]
    """Texts and controls that lie over each other; what is asked may lie over what it does not ask about."""
    emptiness: float
    """How much of the screen the largest empty rectangle takes."""
    where: list[int]
    sideways: int
    """By how much the page is wider than the screen."""
    down: int
    """By how much it is higher."""

    def faults(self, *, may_scroll: bool = False, may_be_empty: bool = False) -> list[str]:
        """All of it in words."""
        found = [*self.cut, *(f"over each other: {each}" for each in self.covered)]
        if self.sideways > 0:
            found.append(f"{self.sideways} px too wide")
        if self.down > 0 and not may_scroll:
            found.append(f"{self.down} px too high")
        if self.emptiness > MOST_EMPTY and not may_be_empty:
            found.append(f"{self.emptiness:.0%} empty at {self.where}")
        return found


def measure(page: Page) -> Measured:
    """Everything at once, when what changed is drawn."""
    found = page.evaluate(MEASURE)
    share, where = found["emptiness"]
    return Measured(found["cut"], found["covered"], float(share), where, found["sideways"], found["down"])


def standing(page: Page) -> dict[str, Any]:
    """Where everything is that must not move during a turn."""
    found: dict[str, Any] = page.evaluate(STANDING)
    return found


def sizes(page: Page) -> list[float]:
    """How wide a card of the market and one's own are, and how high the bar is."""
    found: list[float] = page.evaluate(SIZES)
    return found
