"""No byte sent to anybody tells a secret: whole games in every mode, every frame and every answer searched."""

import asyncio
import json
import re
from base64 import b64decode
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from projectl import Game
from projectl.server.storage.store import Store, TableRow
from tests.patience import PATIENCE_S
from tests.server.remote import Process, Remote, check_calm, run
from tests.server.serving import PLAIN

MODES: dict[str, dict[str, Any]] = {
    "standard": {"seats": ["you", "open"]},
    "hidden-piles": {"seats": ["you", "open"], "edition": "revised", "options": {"hidden_piles": True}},
    "solo": {"seats": ["you"], "variant": "solo"},
    "line-clear": {"seats": ["you", "open", "you", "open"], "variant": "line-clear"},
    "everything": {"seats": ["you", "open", "open"], "expansions": ["ghost", "ambassador"], "edition": "revised"},
}
PUZZLE = re.compile(rb'"[A-Z]{1,3}[0-9]{2}"')
CHAT = "a word between friends"
PASSWORD = "correct horse battery staple"
WRONG_PASSWORD = "incorrect horse battery staple"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("leaks")
    running = Process(str(folder / "tables.db"), folder)
    try:
        asyncio.run(running.start())
        yield running
        check_calm(running)
    finally:
        running.kill()


def secrets_of(row: TableRow) -> list[bytes]:
    """The seed of a game, however it might be written, and the key of its table."""
    seed = int(row.seed)
    ways = (str(seed), f"{seed:x}", f"{seed:X}", f"{seed - (1 << 64)}", f"{float(seed)!r}", row.key)
    return [way.encode() for way in ways]


class Played(NamedTuple):
    """A game that is over, and everybody who was there."""

    row: TableRow
    record: str
    seats: dict[Remote, list[int]]
    """Whose seats; none for spectators."""


async def row_of(server: Process, table: str) -> TableRow:
    store = await Store.open(str(server.log.parent / "tables.db"))
    try:
        row = await store.table(table)
    finally:
        await store.close()
    assert row is not None
    return row


async def record_of(server: Process, who: Remote, table: str) -> str:
    """As soon as there is one."""
    record = await who.http(server.url, "GET", f"/api/games/{table}/record")
    while record.status_code == 409:
        await asyncio.sleep(0.05)
        record = await who.http(server.url, "GET", f"/api/games/{table}/record")
    assert record.status_code == 200, record.text
    return record.text


async def whole_game(server: Process, wishes: dict[str, Any], seed: int) -> Played:
    """Two people and a spectator at a table; who watches comes again in the middle."""
    ann, ben, watcher = [await Remote.new(server) for _ in range(3)]
    for each in (ann, ben, watcher):
        each.keep = True
        await each.connect(server.port)
    table, key = await ann.open_table(server, **wishes)
    await ann.ask("join", table=table)
    for each in (ben, watcher):
        await each.ask("join", table=table, key=key)
    for seat, wish in enumerate(wishes["seats"]):
        if wish == "open":
            assert (await ben.ask("sit", table=table, seat=seat))["type"] == "done"
    people = [ann, ben] if "open" in wishes["seats"] else [ann]
    for each in people:
        await each.until(table, phase="playing")
    seats = {
        each: [seat for seat, chair in enumerate(each.tables[table]["chairs"]) if chair.get("is_you")]
        for each in (ann, ben, watcher)
    }
    await ann.ask("say", table=table, text=CHAT)
    watching = asyncio.create_task(come_and_go(watcher, server.port, table, key))
    await asyncio.gather(*[each.play(table, Random(seed + number)) for number, each in enumerate(people)])
    await watching
    return Played(await row_of(server, table), await record_of(server, ann, table), seats)


async def come_and_go(watcher: Remote, port: int, table: str, key: str) -> None:
    """Watch to the end, and ask in between for everything that was missed."""
    while (await watcher.until(table))["phase"] != "over":
        await watcher.next()
        now = watcher.tables[table]
        if now["phase"] == "playing" and now["decision"] % 25 == 24:
            await watcher.connect(port)
            await watcher.ask("join", table=table, key=key, number=1)


def check_frames(played: Played) -> None:
    """Search every frame for what its reader may not know at that time."""
    people = list(played.seats)
    hidden = secrets_of(played.row)
    for reader in people:
        strangers = [each.person.encode() for each in people if each is not reader]
        tokens = [each.token.encode() for each in people]
        # Whoever sits there may invite others, and is told the key once.
        told = f'"key":"{played.row.key}"'.encode() if played.seats[reader] else b"nothing"
        for sent, message in zip(reader.frames, reader.said, strict=True):
            frame = sent.replace(told, b"")
            is_over = message.get("phase") == "over"
            for secret in (*strangers, *tokens, *(hidden if not is_over else hidden[-1:])):
                assert secret not in frame, (secret, frame[:300])
            if message["type"] != "table":
                assert not PUZZLE.search(frame), frame


def check_positions(played: Played) -> None:
    """Play the game backwards: no frame names a puzzle hidden in a deck, the lots to come, or a hidden pile."""
    frames: dict[int, list[tuple[Remote, bytes, dict[str, Any]]]] = {}
    for reader in played.seats:
        for frame, message in zip(reader.frames, reader.said, strict=True):
            if message["type"] == "table" and message["phase"] == "playing":
                frames.setdefault(message["decision"], []).append((reader, frame, message))
    game = Game.from_record(played.record)
    checked = 0
    while game._history:
        game.undo()
        position = game.to_dict()
        unseen = [
            puzzle for name, deck in position["decks"].items() for puzzle in deck[: len(deck) - position["known"][name]]
        ]
        for reader, frame, message in frames.get(len(game._history), []):
            for puzzle in unseen:
                assert f'"{puzzle}"'.encode() not in frame, (puzzle, message["decision"])
            assert message["view"] == json.loads(json.dumps(game.view(message.get("seat")))), (
                "the view and nothing else"
            )
            assert message["view"]["rng"] is None
            assert b64decode(message["state"]) == game.blanked(message.get("seat")), "the bytes of that view"
            check_piles(position, message, played.seats[reader])
            checked += 1
    assert checked > len(played.seats) * 10


def check_piles(position: dict[str, Any], message: dict[str, Any], own: list[int]) -> None:
    """[P5] finished puzzles lie face down, and only their owner looks at them."""
    assert message.get("seat") in own or not own
    if position["options"]["hidden_piles"]:
        for seat, other in enumerate(message["view"]["seats"]):
            assert seat in own or set(other["pile"]) <= {None}


@pytest.mark.parametrize("mode", MODES)
def test_no_frame_of_a_whole_game_tells_what_its_reader_may_not_know(server: Process, mode: str) -> None:
    async def scenario() -> None:
        for attempt in range(5):
            played = await whole_game(server, MODES[mode], seed=10 * attempt)
            check_frames(played)
            check_positions(played)
            if any(seat["pile"] for seat in Game.from_record(played.record).to_dict()["seats"]):
                return
        raise AssertionError("nobody ever finished anything, so nothing was hidden")

    run(scenario())


ADDRESSES = (
    "/",
    "/healthz",
    "/readyz",
    "/metrics",
    "/api/openapi.json",
    "/api/me",
    "/api/me/export",
    "/api/me/games",
    "/api/me/tables",
    "/api/bots",
    "/api/tables",
    "/api/games",
    "/api/ratings",
    "/api/games?player={person}",
    "/t/{table}",
    "/api/tables/{table}",
    "/api/tables/{table}?key={wrong}",
    "/api/games/{table}/record",
    "/api/games/{table}/record?key={wrong}",
    "/api/games/{table}/replay",
    "/api/games/{table}/replay?key={wrong}",
)


async def ask_everything(server: Process, cookie: str | None, table: str, person: str) -> bytes:
    """Every answer there is to somebody, headers too."""
    heard = b""
    cookies = {"projectl": cookie} if cookie else {}
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE_S, verify=PLAIN, cookies=cookies) as client:
        for address in ADDRESSES:
            answer = await client.get(address.format(table=table, person=person, wrong="x" * 16))
            assert answer.status_code < 500 or address == "/readyz", answer.text
            if any(word in address for word in ("/tables/", "/record", "/replay")):
                assert answer.status_code == 404, (address, answer.text)
            heard += f"{answer.headers!r}".encode() + answer.content
    return heard


def test_strangers_learn_nothing_of_a_private_table_over_http(server: Process) -> None:
    async def scenario() -> None:
        ann, ben, eve = [await Remote.new(server) for _ in range(3)]
        table, key = await ann.open_table(server, seats=["you", "open"])
        for each in (ann, ben):
            await each.connect(server.port)
            await each.ask("join", table=table, key=key)
        await ben.ask("sit", table=table, seat=1)
        row = await row_of(server, table)
        secrets = [*secrets_of(row), ann.token.encode(), ben.token.encode(), ann.person.encode(), ben.person.encode()]
        secrets.append(CHAT.encode())
        await ann.ask("say", table=table, text=CHAT)
        for is_over in (False, True):
            if is_over:
                await asyncio.gather(ann.play(table, Random(1)), ben.play(table, Random(2)))
                await record_of(server, ann, table)
            # A stranger, somebody else, and somebody who took the id of a person for their secret.
            for cookie in (None, eve.token, ann.person):
                heard = await ask_everything(server, cookie, table, ann.person)
                for secret in secrets:
                    assert secret not in heard.replace(f"player={ann.person}".encode(), b""), secret
        assert (await eve.http(server.url, "GET", f"/api/games/{table}/record?key={key}")).status_code == 200

    run(scenario())


def test_what_people_are_told_of_themselves_has_nobody_elses_secret_nor_a_seed(server: Process) -> None:
    async def scenario() -> None:
        ann, ben = await Remote.new(server), await Remote.new(server)
        table, key = await ann.open_table(server, seats=["you", "open"])
        for each in (ann, ben):
            await each.connect(server.port)
            await each.ask("join", table=table, key=key)
        await ben.ask("sit", table=table, seat=1)
        row = await row_of(server, table)
        for what in ("record", "replay"):
            assert (await ann.http(server.url, "GET", f"/api/games/{table}/{what}")).status_code == 409
        for each, other in ((ann, ben), (ben, ann)):
            for address in ("/api/me", "/api/me/export", "/api/me/games", "/api/me/tables", f"/api/tables/{table}"):
                answer = await each.http(server.url, "GET", address)
                assert answer.status_code == 200, answer.text
                for secret in (*secrets_of(row), each.token.encode(), other.token.encode(), other.person.encode()):
                    assert secret not in answer.content, (address, secret)

    run(scenario())


def test_logs_have_no_secret_and_nothing_that_was_said(server: Process) -> None:
    async def scenario() -> None:
        ann, eve = await Remote.new(server), await Remote.new(server)
        account = f"ann{ann.person[:6].lower()}"
        signed = await ann.http(server.url, "POST", "/api/account", json={"account": account, "password": PASSWORD})
        assert signed.status_code == 201, signed.text
        codes = signed.json()["codes"]
        for password in (WRONG_PASSWORD, PASSWORD):
            await eve.http(server.url, "POST", "/api/login", json={"account": account, "password": password})
        await eve.http(server.url, "POST", "/api/login", json={"account": account, "password": PASSWORD, "more": 1})
        await eve.http(server.url, "POST", "/api/login", content=json.dumps({"password": PASSWORD})[:-3])
        recovery = {"account": account, "code": codes[0], "password": WRONG_PASSWORD}
        assert (await eve.http(server.url, "POST", "/api/recover", json=recovery)).status_code == 200
        table, key = await eve.open_table(server, seats=["you", "novice"])
        await eve.http(server.url, "GET", f"/api/tables/{table}?key={key}")
        await eve.http(server.url, "GET", f"/api/games/{table}/record?key={key}")
        await eve.http(server.url, "GET", f"/nowhere?key={key}")
        await eve.connect(server.port)
        await eve.ask("join", table=table, key=key)
        await eve.ask("say", table=table, text=CHAT)
        await eve.send(f'{{"type":"say","table":"{table}","text":"{CHAT}')
        await eve.ask("ping")
        seed = (await row_of(server, table)).seed
        said = server.said
        assert "/api/login" in said
        for secret in (ann.token, eve.token, key, seed, PASSWORD, WRONG_PASSWORD, CHAT, *codes, "projectl="):
            assert secret not in said, secret

    run(scenario())
