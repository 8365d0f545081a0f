"""Tables, for tests: what a page is told about them is heard, and games are put where the page keeps its own."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final
from weakref import WeakKeyDictionary

from playwright.sync_api import Page

from projectl import Game
from tests.browser.browsing import BOARD, CURTAIN

ADDRESS: Final = r"/here/([\w-]+)"
LISTEN: Final = """
window.Worker = class extends Worker {
  constructor(...about) {
    super(...about);
    this.addEventListener("message", ({ data }) => "said" in data && window.heardHere(JSON.stringify(data.said)));
  }
};
window.WebSocket = class extends WebSocket {
  constructor(...about) {
    super(...about);
    this.addEventListener("message", ({ data }) => window.heardHere(data));
  }
};
"""
KEEP: Final = """
([kept, log]) => new Promise((done, failed) => {
  const asked = indexedDB.open("projectl", 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("tables", { keyPath: "id" });
    asked.result.createObjectStore("log");
  };
  asked.onerror = () => failed(asked.error);
  asked.onsuccess = () => {
    const transaction = asked.result.transaction(["tables", "log"], "readwrite");
    transaction.objectStore("tables").put(kept);
    for (const row of log) transaction.objectStore("log").put(row, [kept.id, row.number]);
    transaction.oncomplete = () => { asked.result.close(); done(); };
    transaction.onabort = () => failed(transaction.error);
  };
})
"""
_listening: "WeakKeyDictionary[Page, list[Callable[[str], None]]]" = WeakKeyDictionary()


def hear(page: Page, listener: Callable[[str], None]) -> None:
    """Tell of every message about tables, a server's and the page's own; asked for before the page goes anywhere."""
    if page not in _listening:
        listeners: list[Callable[[str], None]] = []
        _listening[page] = listeners
        page.expose_function("heardHere", lambda text: [each(text) for each in listeners] and None)
        page.add_init_script(LISTEN)
    _listening[page].append(listener)


def see_here(page: Page, table: str) -> None:
    """Go to a table in the page; around one screen, as the person whose turn it is."""
    page.goto(f"/here/{table}")
    page.wait_for_selector(BOARD)
    if page.locator(CURTAIN).count():
        page.locator(CURTAIN).click()


def keep_here(page: Page, table: str, game: Game, seats: list[str], **wishes: Any) -> None:
    """Put a game that was played in Python where the page keeps its own; it is at a page of this site."""
    header, _, decisions = game.record().partition("\n\n")
    seed = next(line.removeprefix("seed: ") for line in header.split("\n") if line.startswith("seed: "))
    sits = [
        {"type": "sit", "seat": k, **({"person": "you"} if who == "you" else {"bot": who})}
        for k, who in enumerate(seats)
    ]
    made = [line.partition(" ") for line in decisions.splitlines()]
    entries = [
        *sits,
        {"type": "start", "first": 0},
        *({"type": "decide", "seat": int(s), "move": m} for s, _, m in made),
    ]
    kept = {
        "id": table,
        "version": 1,
        "wishes": {"seats": seats, **wishes},
        "seed": seed,
        "created": 1,
        "changed": 1,
        "phase": "over" if game.is_over else "playing",
        "chairs": [{"is_you": True} if who == "you" else {"bot": who} for who in seats],
        "is_my_turn": not game.is_over,
        "result": None,
        "has_take_backs": False,
    }
    log = [{"number": number, "at": 1, "entry": entry} for number, entry in enumerate(entries, 1)]
    page.evaluate(KEEP, [kept, log])


def played(most: int, chance: Random, **terms: Any) -> Game:
    """A game in which so many decisions were made, by chance."""
    game = Game.new(seed=chance.getrandbits(63), **terms)
    for _ in range(most):
        if game.is_over:
            break
        seat = game.to_decide[0]
        game.play(chance.choice(game.legal(seat)), seat)
    return game


def before_the_end(chance: Random, **terms: Any) -> Game:
    """A game with one decision to make."""
    game = played(10_000, chance, **terms)
    assert game.is_over, json.dumps(terms)
    game.undo()
    return game
