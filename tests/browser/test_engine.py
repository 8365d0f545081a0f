"""The engine in a real Chromium, from the module that the built client loads, plays as the rules do here."""

import json
import shutil
import subprocess
from base64 import b64decode
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.folder import given_away
from tests.engine import test_bots
from tests.engine.asking import HERE
from tests.engine.test_rules import Played, first_difference, question
from web.build import CLIENT, node

MODES = ["kickstarter-2", "everything-endless-own-3", "everything-line-clear-5"]
POSITIONS = 3
BEGIN = """async () => {
    const door = await import("./in_browser.js");
    for (const name of ["rules.wasm", "bots.wasm", "champion.bin"])
        door.files.set(name, new Uint8Array(await (await fetch(name)).arrayBuffer()));
    window.ask = door.ask;
    import("./answering.js").catch((why) => door.giveUp(why));
}"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A folder with what answers questions, and the modules and weights that were built into the client."""
    folder = tmp_path_factory.mktemp("engine")
    subprocess.run([node(), HERE / "bundling.mjs", folder], check=True)
    for name in ("rules.wasm", "bots.wasm", "champion.bin"):
        stem, _, kind = name.partition(".")
        (built,) = (CLIENT / "assets").glob(f"{stem}-*.{kind}")
        shutil.copy(built, folder / name)
    (folder / "index.html").write_text("<!doctype html><title>engine</title>")
    with given_away(folder) as url:
        yield url


@pytest.fixture
def engine(browser: Browser, place: str) -> Iterator[Page]:
    context = browser.new_context()
    page = context.new_page()
    page.goto(place)
    page.evaluate(BEGIN)
    yield page
    context.close()


def ask(engine: Page, kind: str, **asked: Any) -> bytes:
    return b64decode(engine.evaluate("(question) => window.ask(question)", json.dumps({"kind": kind, **asked})))


@pytest.mark.parametrize("mode", MODES)
def test_games_are_the_same_byte_by_byte(engine: Page, mode: str) -> None:
    played = Played(mode, 0)
    answer = ask(engine, "game", **question(played.game, played.seed, played.decisions))
    assert first_difference(played.parts, answer) == ""


@pytest.mark.parametrize("mode", MODES)
def test_bots_dealer_and_solver_answer_the_same(engine: Page, mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_bots, "POSITIONS", POSITIONS)
    for position in test_bots.positions(mode):
        answer, asked = test_bots.expected(position)
        said = ask(engine, "thought", **test_bots.asked_about(position, asked))
        assert said == answer, test_bots.differences(said, answer)
