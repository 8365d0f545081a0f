"""Whether every text can be read, by what is really drawn behind it.

axe gives up where a gradient, a picture or something else lies behind a text, and our table is a gradient. So each
text is hidden for a moment: where the picture changes it is seen, and what is then there is its background.
"""

from collections.abc import Iterable
from typing import Any, Final
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, Page

BY_AXE: Final = "color-contrast"
"""The rule of axe that this stands for."""
MOST_SCREENS: Final = 2
"""How far down a long page is looked at."""
MOST_LOOKS: Final = 10
"""How often a page is looked at that is still moving."""
PASSING_MS: Final = 1000
"""After so long what passes over a page has passed."""
_helpers: "WeakKeyDictionary[Browser, Page]" = WeakKeyDictionary()

TEXTS: Final = """() => {
    const { max, min, round } = Math;
    const found = [];
    const styleOf = (each) => getComputedStyle(each);
    const boxOf = (each) => each.getBoundingClientRect();
    const faded = (each) => (each ? styleOf(each).opacity * faded(each.parentElement) : 1);
    const isLarge = ({ fontSize, fontWeight }) => parseFloat(fontSize) >= (fontWeight >= 700 ? 18.66 : 24);
    // What is cut or faded out at an edge, or lies under something else, can be scrolled or brought into sight.
    function isCut(each, top, bottom) {
        if (!each) return false;
        const box = boxOf(each);
        const { maskImage, overflowY } = styleOf(each);
        if (maskImage !== "none" && (top < box.top + 40 || bottom > box.bottom - 24)) return true;
        if (overflowY !== "visible" && (top < box.top - 1 || bottom > box.bottom + 1)) return true;
        return isCut(each.parentElement, top, bottom);
    }
    function isUnder(parent, x, y) {
        let over = document.elementFromPoint(x, y);
        if (!over || parent.contains(over)) return false;
        const isStaying = () => ["sticky", "fixed", "absolute"].includes(styleOf(over).position);
        const isOpaque = () => !/^rgba|transparent/.test(styleOf(over).backgroundColor);
        while (over && !over.contains(parent) && !isStaying() && !isOpaque()) over = over.parentElement;
        return over && !over.contains(parent);
    }
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode.data.trim();
        const parent = walk.currentNode.parentElement;
        // Inactive controls need no contrast (WCAG 1.4.3).
        const isExempt = parent.closest("[disabled], [aria-disabled=true], .unseen");
        if (!text || isExempt || !parent.checkVisibility({ visibilityProperty: true })) continue;
        const style = styleOf(parent);
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        for (const { left, top, right, bottom } of range.getClientRects()) {
            const corners = [max(0, left), max(0, top), min(innerWidth, right), min(innerHeight, bottom)];
            const box = corners.map(round);
            if (box[2] - box[0] < 2 || box[3] - box[1] < 2 || isCut(parent, top, bottom)) continue;
            if ([box[1] + 1, box[3] - 1].some((y) => isUnder(parent, (left + right) / 2, y))) continue;
            const name = `${parent.tagName.toLowerCase()}.${parent.getAttribute("class") ?? ""}`;
            const colour = parent instanceof SVGElement ? style.fill : style.color;
            const least = isLarge(style) ? 3 : 4.5;
            found.push({ name: `${name} "${text.slice(0, 40)}"`, box, colour, faded: faded(parent), least });
        }
    }
    return found;
}"""
HIDE: Final = """() => {
    window.hiding ??= new CSSStyleSheet();
    window.hiding.replaceSync(`
        *, ::before, ::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
        text { fill: transparent !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, window.hiding];
}"""
SHOW: Final = (
    "() => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== window.hiding); }"
)
COMPARE: Final = """async ([shown, hidden, texts]) => {
    async function pixels(png) {
        const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
        const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        context.drawImage(picture, 0, 0);
        return context.getImageData(0, 0, picture.width, picture.height);
    }
    const part = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const light = ([r, g, b]) => 0.2126 * part(r / 255) + 0.7152 * part(g / 255) + 0.0722 * part(b / 255);
    const contrast = (one, two) => {
        const [less, more] = [light(one), light(two)].sort((a, b) => a - b);
        return (more + 0.05) / (less + 0.05);
    };
    const [front, back] = [await pixels(shown), await pixels(hidden)];
    const faint = [];
    for (const { name, box: [left, top, right, bottom], colour, faded, least } of texts) {
        const [red, green, blue, alpha = 1] = colour.match(/[\\d.]+/g).map(Number);
        const [r, g, b] = [red, green, blue].map((each) => each * (colour.startsWith("color(") ? 255 : 1));
        const contrasts = [];
        const known = new Map();  // most of what lies behind a text has few colours
        let strongest = 0;
        for (let y = top; y < bottom; y++) {
            for (let x = left; x < right; x++) {
                const at = 4 * (y * back.width + x);
                const [one, two, three] = [back.data[at], back.data[at + 1], back.data[at + 2]];
                const isSeen = Math.abs(front.data[at] - one) > 24 || Math.abs(front.data[at + 1] - two) > 24
                    || Math.abs(front.data[at + 2] - three) > 24;
                if (!isSeen) continue;
                const [behind, hue] = [[one, two, three], (one << 16) | (two << 8) | three];
                if (!known.has(hue)) {
                    const mixed = (each, at) => each * alpha * faded + behind[at] * (1 - alpha * faded);
                    known.set(hue, contrast([r, g, b].map(mixed), behind));
                }
                contrasts.push(known.get(hue));
                // Faded together with what is behind it, a text is drawn more clearly than can be reckoned.
                if (faded < 1) strongest = Math.max(strongest, contrast(front.data.slice(at, at + 3), behind));
            }
        }
        // The few pixels at an edge are not what a letter is read by.
        const worst = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length / 20)];
        const clear = Math.max(worst, strongest);
        if (clear < least - 0.02) faint.push(`${name}: ${clear.toFixed(2)} < ${least}`);
    }
    return faint;
}"""


def wear(page: Page, theme: str) -> None:
    """The other table, or the same, without loading anything anew."""
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)


def too_faint(page: Page) -> list[str]:
    """Texts with too little contrast (WCAG 1.4.3), as far as the page can be scrolled, once it stands still."""
    high, whole = page.evaluate("() => [innerHeight, document.documentElement.scrollHeight]")
    helper = _helper(page)
    found: list[str] = []
    for screen in range(min(MOST_SCREENS, -(-whole // high))):
        page.evaluate(f"() => scrollTo(0, {screen * high})")
        found += _on_screen(page, helper)
    page.evaluate("() => scrollTo(0, 0)")
    return list(dict.fromkeys(found))


def _helper(page: Page) -> Page:
    """An empty page that may fetch pictures; ours lets nobody fetch one that is not its own."""
    browser = page.context.browser
    assert browser is not None
    if browser not in _helpers:
        _helpers[browser] = browser.new_context().new_page()
    return _helpers[browser]


def _on_screen(page: Page, helper: Page) -> Iterable[str]:
    if faint := _at_once(page, helper):  # something may have passed by between two pictures: what is faint stays so
        page.wait_for_timeout(PASSING_MS)
        faint = _at_once(page, helper)
    return faint


def _at_once(page: Page, helper: Page) -> list[str]:
    texts, shown, hidden = _standing_still(page)
    faint: list[str] = helper.evaluate(COMPARE, [shown, hidden, texts])
    return faint


def _standing_still(page: Page) -> tuple[list[dict[str, Any]], str, str]:
    """The texts, the screen with them and without: of one moment, since what moves lies over what is measured."""
    camera = page.context.new_cdp_session(page)

    def picture() -> str:
        """In base64; packed quickly, which takes a third of the time of Playwright's."""
        taken = camera.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        return str(taken["data"])

    for _ in range(MOST_LOOKS):
        before = page.evaluate(TEXTS), picture()
        page.evaluate(HIDE)
        hidden = picture()
        page.evaluate(SHOW)
        after = page.evaluate(TEXTS), picture()
        if before == after:
            return *before, hidden
    raise AssertionError("the page does not stand still")
