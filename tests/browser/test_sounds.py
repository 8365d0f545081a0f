"""What is heard, rendered by the browser into numbers: loud enough, never too loud, short, and without a click."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.browsing import Pages
from web.build import CLIENT, WEB

RATE: Final = 44_100
SECONDS: Final = 4
CLICK: Final = 0.02
"""Of the full range: a step from silence to this is heard as a click."""
SILENT: Final = 0.001
MOMENT_S: Final = 1.2
RESULT_S: Final = 2.2
SOURCE: Final = (WEB / "src" / "browser" / "sounds.ts").read_text(encoding="utf-8")
SOUNDS: Final = re.findall(r'"(\w+)"', re.findall(r"type Sound = (.+);", SOURCE)[0])
RENDER: Final = """async ([module, sound, volume, rate, seconds]) => {
    const { play } = await import(module);
    const context = new OfflineAudioContext(1, rate * seconds, rate);
    // It is rendered at once, not heard: nobody has to resume it.
    Object.defineProperty(context, "state", { value: "running" });
    play(context, sound, 0, volume);
    const samples = (await context.startRendering()).getChannelData(0);
    let peak = 0, last = 0;
    for (let at = 0; at < samples.length; at++) {
        peak = Math.max(peak, Math.abs(samples[at]));
        if (Math.abs(samples[at]) > 0) last = at;
    }
    const largest = (part) => part.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const ends = largest(samples.slice(last - 20, last + 1));
    return { peak, seconds: last / rate, begins: Math.abs(samples[0]), ends };
}"""


@pytest.fixture(scope="module")
def module() -> str:
    """The part of the built page that makes sounds."""
    [file] = (CLIENT / "assets").glob("synth-*.js")
    return f"/assets/{file.name}"


def rendered(page: Page, module: str, sound: str, volume: float) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(RENDER, [module, sound, volume, RATE, SECONDS])
    return found


def test_sounds_are_short_loud_enough_and_begin_and_end_in_silence(pages: Pages, module: str) -> None:
    page = pages.new(calm=True)
    page.goto("/rules")
    assert len(SOUNDS) == 7
    for sound in SOUNDS:
        whole, half = (rendered(page, module, sound, volume) for volume in (1, 0.5))
        assert 0.05 < whole["peak"] < 1, (sound, whole)
        assert whole["begins"] < CLICK, (sound, whole)
        assert whole["ends"] < SILENT, (sound, whole)
        assert 0.05 < whole["seconds"] < (RESULT_S if sound == "result" else MOMENT_S), (sound, whole)
        # Twice as far to the right sounds about twice as loud: four times the level.
        assert 0.15 < half["peak"] / whole["peak"] < 0.35, (sound, whole, half)
        assert whole["seconds"] == pytest.approx(half["seconds"], abs=0.05)
