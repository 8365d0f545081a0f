"""People are known by what only they have, and what they take with them is gone.

Long, because each way in (guest, account, code) is here with the ways it is refused.
"""

import asyncio
import json
import re
import sqlite3
import unicodedata
from collections.abc import Awaitable
from contextvars import copy_context
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher, extract_parameters
from sqlalchemy import insert, select

from projectl.server.people import names, password_line, passwords
from projectl.server.people import people as module
from projectl.server.people.names import tidy, tidy_account
from projectl.server.people.passwords import code_digest, digest
from projectl.server.people.people import NotAllowed, People, Person
from projectl.server.people.ratings import rate
from projectl.server.storage import entries
from projectl.server.storage.database import Gone
from projectl.server.storage.schema import chat, log, metadata, results, sessions, tables
from projectl.server.storage.store import Store, TableRow
from projectl.server.wire.security import COOKIE_S
from projectl.words import LANGUAGES, speak

pytestmark = pytest.mark.anyio

ONE_DATABASE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
"""What is said of names has nothing to do with where they are kept."""
PASSWORD = "correct horse battery"
DAY = 86_400.0


class Clock:
    """A clock that stands until somebody moves it."""

    def __init__(self) -> None:
        self.time = 1_700_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Argon2 as ever, but with little work."""
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def people(store: Store, clock: Clock) -> People:
    return People(store, clock)


async def everything(store: Store) -> str:
    """Every value in every row."""
    rows: list[Any] = []
    async with store.engine.connect() as connection:
        for table in metadata.sorted_tables:
            rows += [tuple(row) for row in await connection.execute(select(table))]
    return repr(rows)


def file_of(store: Store) -> bytes:
    """The bytes of a SQLite database, swept; none of PostgreSQL's."""
    if store.engine.dialect.name != "sqlite":
        return b""
    path = Path(str(store.engine.url.database))
    connection = sqlite3.connect(path)
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return b"".join(one.read_bytes() for one in path.parent.glob(f"{path.name}*") if not one.name.endswith("-shm"))


async def refused(doing: Awaitable[object]) -> str:
    with pytest.raises(NotAllowed) as caught:
        await doing
    assert str(caught.value)
    assert "{" not in str(caught.value)
    return caught.value.code


async def member(people: People, account: str, password: str = PASSWORD) -> tuple[Person, str, list[str]]:
    person, _ = await people.new_guest()
    codes, token = await people.sign_up(person.id, account, password)
    return person, token, codes


async def finished_game(store: Store, host: Person, others: list[Person], text: str) -> None:
    """A game of some people, with all that is kept of it."""
    game = "g" + host.id[:20]
    row = {
        "id": game,
        "key": "thekeyofthistable",
        "host": host.id,
        "wishes": '{"seats":["you","open"]}',
        "seed": "1234567890123456789",
        "phase": "over",
        "is_listed": True,
        "variant": "standard",
        "edition": "kickstarter",
        "created": 1.0,
        "changed": 2.0,
        "finished": 3.0,
    }
    sits = [entries.write(entries.Sit(seat, one.id)) for seat, one in enumerate([host, *others])]

    running = {**row, "id": f"p{game[1:]}", "phase": "playing", "finished": None}

    async def work(connection: Any) -> None:
        await connection.execute(insert(tables), [row, running])
        for number, entry in enumerate(sits, 1):
            await connection.execute(insert(log).values(game=game, number=number, at=1.0, entry=entry))
            await connection.execute(insert(log).values(game=running["id"], number=number, at=1.0, entry=entry))
        for seat, one in enumerate([host, *others]):
            score = {"game": game, "seat": seat, "person": one.id, "score": 20 - seat, "is_winner": seat == 0}
            await connection.execute(insert(results).values(score))
            await connection.execute(insert(chat).values(game=game, person=one.id, at=2.0, text=f"{text} {seat}"))

    await store.write(work)
    await rate(store, "standard", [one.id for one in [host, *others]], list(range(len(others) + 1)), 3.0)


async def test_a_guest_is_known_by_the_token_and_by_nothing_else(people: People) -> None:
    person, token = await people.new_guest()
    assert len(person.id) == 22
    assert person.name.startswith("Guest ")
    assert person.account is None
    for _ in range(2):  # from the database, and from memory
        assert await people.by_token(token) == person
    for other in ("", person.id, token[:-1], token + "A", digest(token), token.swapcase(), "\ud800", "\0"):
        assert await people.by_token(other) is None


async def test_no_secret_is_in_the_database(store: Store, people: People) -> None:
    _, token = await people.new_guest()
    person, second, codes = await member(people, "anna")
    _, third = await people.log_in("anna", PASSWORD)
    _, fourth = await people.recover("anna", codes[0], "another password")
    text, raw = await everything(store), file_of(store)
    plain = [one.replace("-", "") for one in codes]
    for secret in (token, second, third, fourth, PASSWORD, "another password", *codes, *plain):
        assert secret not in text
        assert secret.encode() not in raw
    assert person.id in text


async def test_log_out_ends_one_session_and_everywhere_ends_all(people: People) -> None:
    person, first, _ = await member(people, "anna")
    _, second = await people.log_in("anna", PASSWORD)
    _, third = await people.log_in("anna", PASSWORD)
    for token in (first, second, third):
        assert await people.by_token(token) == Person(person.id, person.name, "anna")
    await people.log_out(first)
    assert [bool(await people.by_token(token)) for token in (first, second, third)] == [False, True, True]
    await people.log_out_everywhere(person.id)
    assert [bool(await people.by_token(token)) for token in (first, second, third)] == [False, False, False]


async def test_a_session_ended_by_another_process_ends_here_in_seconds(store: Store, clock: Clock) -> None:
    here, there = People(store, clock), People(store, clock)
    person, token = await here.new_guest()
    assert await here.by_token(token) == person
    await there.log_out(token)
    clock.time += module.SESSION_SECONDS
    assert await here.by_token(token) is None


async def test_a_clock_set_back_keeps_no_session_alive(store: Store, clock: Clock) -> None:
    here, there = People(store, clock), People(store, clock)
    _, token = await here.new_guest()
    await here.by_token(token)
    await there.log_out(token)
    clock.time -= DAY
    assert await here.by_token(token) is None


async def test_memory_has_bounds(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_REMEMBERED", 3)
    tokens = [(await people.new_guest())[1] for _ in range(6)]
    for token in tokens * 2:
        assert await people.by_token(token) is not None
    assert len(people._sessions._kept) == 3


async def test_when_somebody_was_seen_is_written_once_a_day(store: Store, people: People, clock: Clock) -> None:
    _, token = await people.new_guest()
    created, written = clock.time, []
    for hours in (1, 23, 1, 1, 24):
        clock.time += hours * 3600
        assert await people.by_token(token) is not None
        async with store.engine.connect() as connection:
            written.append((await connection.execute(select(sessions.c.seen))).scalar_one() - created)
    assert written == [0, 0, 25 * 3600, 25 * 3600, 50 * 3600]


async def test_nobody_is_kept_out_because_the_disk_is_full(
    store: Store, people: People, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_work: object) -> None:
        raise Gone("database or disk is full")

    person, token = await people.new_guest()
    clock.time += 2 * DAY
    monkeypatch.setattr(store, "write", full)
    assert await people.by_token(token) == person


async def test_names_follow_a_renaming_and_leave_out_who_is_gone(people: People, store: Store, clock: Clock) -> None:
    elsewhere = People(store, clock)
    one, token = await people.new_guest()
    two, _ = await people.new_guest()
    for _ in range(2):
        found = await elsewhere.names(iter([one.id, two.id, "nobody", one.id]))
        assert found == {one.id: one.name, two.id: two.name}
    renamed = await people.rename(one.id, "  Zoe\u0308 ")
    assert renamed == Person(one.id, "Zoë", None) == await people.by_token(token)
    await people.delete(two.id)
    assert await people.names([one.id, two.id]) == {one.id: "Zoë"}
    clock.time += module.NAME_SECONDS
    assert await elsewhere.names([one.id, two.id]) == {one.id: "Zoë"}
    assert await people.names([]) == {}


@pytest.mark.parametrize("name", ["Ana", "李雷", "محمد", "O'Neil-Smith 3rd", "a" * 40, "🐙", "न्गुयेन", "e\u0301" * 40])
async def test_people_may_be_called(name: str) -> None:
    assert tidy(name) == unicodedata.normalize("NFC", name)


@ONE_DATABASE
@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a" * 41,
        "a\nb",
        "a\0",
        "a\u202eb",
        "a\u2066b",
        "\u200b",
        "\u3164",
        "\u0301",
        "\ud800",
        "\u2800 ",
        "a" * 999,
        "\u0301Ana",
        "Z" + "\u0335" * 5,
        "Z" + "\u0335\u034f" * 5,
        "Z" + "\u0489\u115f" * 5,
    ],
)
async def test_nobody_may_be_called(people: People, name: str) -> None:
    assert tidy(name) is None
    person, token = await people.new_guest()
    assert await refused(people.rename(person.id, name)) == "bad_name"
    assert await people.by_token(token) == person


# ruff: noqa: RUF001 - letters that look like others are what these are about
@ONE_DATABASE
@pytest.mark.parametrize(
    "name",
    [
        *("\u0441asual", "\u0421ASUAL", "\u0441\u0430\u0455ual", "C.a.s.u.a.I", "casua1", "c\u00e1sual", "\uff43asual"),
        *(
            "n\u03bfvice",
            "novlce",
            "NOVIC\u0395",
            "ski11ed",
            "\u0435\u0445\u0440\u0435r\u0442",
            "\u0455killed",
            "randorn",
            "gr33dy",
        ),
        *("m\u0441ts", "\u1d04\u1d00\ua731\u1d1c\u1d00\u029f"),
    ],
)
async def test_nobody_is_taken_for_a_bot(people: People, name: str) -> None:
    person, _ = await people.new_guest()
    assert await refused(people.rename(person.id, name)) in ("name_taken", "name_disguised")


@ONE_DATABASE
@pytest.mark.parametrize(
    "name", ["\u0410da", "Gr\u0430ce", "\u039feter", "O\u043b\u0435\u0433", "Ben \u0410da", "Ad\u0430 3"]
)
async def test_a_word_in_two_alphabets_does_not_pass_for_one(people: People, name: str) -> None:
    person, _ = await people.new_guest()
    assert await refused(people.rename(person.id, name)) == "name_disguised"


@ONE_DATABASE
@pytest.mark.parametrize(
    "name",
    [
        *(
            "Олена",
            "Сергій",
            "Їжак",
            "Ярослав Мудрий",
            "Рух",
            "Соня",
            "Вася",
            "Катя 2",
            "Маркиян О'Коннор",
            "Ксенія",
            "Роман",
        ),
        *(
            "Νίκος",
            "Ελένη Παπαδοπούλου",
            "Ζωή",
            "Անահիտ",
            "Đorđe",
            "Łukasz",
            "Søren",
            "Zoë",
            "Ivan",
            "Casuarina",
            "ВасяPro",
        ),
        *(
            "Олена K.",
            "DJ Олег",
            "Ada",
            "Novicia",
            "Expertin",
            "İrem",
            "ラーメン大好き",
            "นํ้าผึ้ง",
            "Nguyễn Văn Tèo",
            "בְּרֵאשִׁית",
            "རྒྱལ་མཚན",
            "1️⃣ Ben",
        ),
    ],
)
async def test_honest_names_of_every_alphabet_are_taken(people: People, name: str) -> None:
    person, _ = await people.new_guest()
    assert (await people.rename(person.id, name)).name == unicodedata.normalize("NFC", name)


async def test_accounts_are_the_same_however_they_are_typed() -> None:
    for typed in ("Straße", "STRASSE", " strasse ", "\uff33trasse"):
        assert tidy_account(typed) == "strasse"
    for wrong in ("ab", "a" * 41, "a b c", "abc\u202e", "ß" * 21, "\ufdfa" * 3, "\ud800abc", ""):
        assert tidy_account(wrong) is None


async def test_guest_names_are_names() -> None:
    def called(language: str) -> str:
        speak(language)
        return names.guest_name()

    for language in LANGUAGES * 10:
        name = copy_context().run(called, language)
        assert tidy(name) == name
        assert re.fullmatch(r"\w+ \d{4}", name)


async def test_a_guest_with_an_account_stays_who_they_are(people: People) -> None:
    person, token, codes = await member(people, "Anna")
    assert await people.by_token(token) == Person(person.id, person.name, "anna")
    again, other = await people.log_in("ANNA", PASSWORD)
    assert again == Person(person.id, person.name, "anna") == await people.by_token(other)
    assert len(set(codes)) == 10
    assert {len(one) for one in codes} == {23}


async def test_an_account_belongs_to_one(people: People) -> None:
    person, _, _ = await member(people, "anna")
    guest, _ = await people.new_guest()
    assert await refused(people.sign_up(guest.id, "ANNA", PASSWORD)) == "account_taken"
    assert await refused(people.sign_up(guest.id, "an", PASSWORD)) == "bad_account"
    assert await refused(people.sign_up(guest.id, "berta", "1234567")) == "weak_password"
    assert await refused(people.sign_up(guest.id, "berta", "1" * 201)) == "weak_password"
    assert await refused(people.sign_up(person.id, "berta", PASSWORD)) == "has_account"
    assert await refused(people.sign_up("nobody", "berta", PASSWORD)) == "unknown_person"
    assert (await people.log_in("anna", PASSWORD))[0].id == person.id


async def test_two_who_want_one_account_at_once(store: Store, clock: Clock) -> None:
    processes = [People(store, clock) for _ in range(4)]
    guests = [(await one.new_guest())[0] for one in processes]
    answers = await asyncio.gather(
        *[
            one.sign_up(guest.id, "anna", f"{PASSWORD} {number}")
            for number, (one, guest) in enumerate(zip(processes, guests, strict=True))
        ],
        return_exceptions=True,
    )
    (winner,) = [number for number, answer in enumerate(answers) if isinstance(answer, tuple)]
    assert all(isinstance(answer, tuple | NotAllowed) for answer in answers)
    assert {answer.code for answer in answers if isinstance(answer, NotAllowed)} == {"account_taken"}
    assert (await processes[0].log_in("anna", f"{PASSWORD} {winner}"))[0].id == guests[winner].id


async def test_one_who_signs_up_twice_at_once_has_one_account(store: Store, clock: Clock) -> None:
    people, other = People(store, clock), People(store, clock)
    guest, _ = await people.new_guest()
    answers = await asyncio.gather(
        people.sign_up(guest.id, "anna", PASSWORD), other.sign_up(guest.id, "berta", PASSWORD), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["NotAllowed", "tuple"]


async def test_log_in_takes_the_password_and_tells_no_more(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    await member(people, "anna")
    work: list[str] = []

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Any:  # noqa: A002 - argon2's name for it
            work.append(str(hash))
            return super().verify(hash, password)

    monkeypatch.setattr(passwords, "HASHER", Watched(time_cost=1, memory_cost=64, parallelism=1))
    said = []
    for account in ("anna", "nobody", "?", "a b", "\ud800"):
        with pytest.raises(NotAllowed) as caught:
            await people.log_in(account, "wrong password")
        said.append((caught.value.code, str(caught.value)))
    assert len(set(said)) == 1
    assert len(work) == 5  # as much work for nobody as for somebody
    assert len({str(extract_parameters(one)) for one in work}) == 1
    for password in ("", PASSWORD.upper(), PASSWORD + " ", "\ud800" * 8, "x" * 10**6):
        assert await refused(people.log_in("anna", password)) == "wrong_password"
    guest, _ = await people.new_guest()
    assert await refused(people.log_in("", PASSWORD)) == "wrong_password"
    assert await refused(people.change_password(guest.id, "", PASSWORD)) == "no_account"


async def test_a_hash_of_easier_days_is_renewed(store: Store, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    await member(people, "anna")
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=2, memory_cost=64, parallelism=1))
    assert "t=2" not in await everything(store)
    for _ in range(2):
        await people.log_in("anna", PASSWORD)
    assert "t=2" in await everything(store)


async def test_few_passwords_are_worked_on_at_once(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once, most = 0, 0

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Any:  # noqa: A002 - argon2's name for it
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            try:
                return super().verify(hash, password)
            finally:
                at_once -= 1

    monkeypatch.setattr(passwords, "HASHER", Counting(time_cost=1, memory_cost=4096, parallelism=1))
    await asyncio.gather(*[people.log_in("nobody", PASSWORD) for _ in range(10)], return_exceptions=True)
    assert 1 <= most <= password_line.AT_ONCE


async def test_a_recovery_code_serves_once_and_ends_other_sessions(store: Store, people: People, clock: Clock) -> None:
    person, first, codes = await member(people, "anna")
    _, second = await people.log_in("anna", PASSWORD)
    stranger, _, others = await member(people, "berta")
    assert await people.by_token(first) is not None
    for account, code in (("anna", others[0]), ("anna", ""), ("nobody", codes[0]), ("berta", codes[0])):
        assert await refused(people.recover(account, code, "new password")) == "wrong_code"
    assert await refused(people.recover("anna", codes[0], "short")) == "weak_password"
    typed = codes[0].lower().replace("-", " ").replace("0", "o").replace("1", "l")
    recovered, token = await people.recover("Anna", typed, "new password")
    assert recovered == Person(person.id, person.name, "anna") == await people.by_token(token)
    assert await people.by_token(first) is None
    assert await people.by_token(second) is None
    assert await refused(people.log_in("anna", PASSWORD)) == "wrong_password"
    assert await refused(people.recover("anna", codes[0], "new password")) == "wrong_code"
    assert (await people.export(person.id))["profile"]["recovery_codes_left"] == 9
    assert (await people.export(stranger.id))["profile"]["recovery_codes_left"] == 10
    await people.recover("anna", codes[1], PASSWORD)
    answers = await asyncio.gather(
        *[People(store, clock).recover("anna", codes[2], f"{PASSWORD} {number}") for number in range(4)],
        return_exceptions=True,
    )
    assert sum(isinstance(answer, tuple) for answer in answers) == 1


async def test_passwords_and_codes_change_for_who_knows_the_password(people: People) -> None:
    person, token, codes = await member(people, "anna")
    assert await refused(people.change_password(person.id, "wrong password", "new password")) == "wrong_password"
    assert await refused(people.change_password(person.id, PASSWORD, "short")) == "weak_password"
    assert await refused(people.change_password("nobody", PASSWORD, "new password")) == "unknown_person"
    _, elsewhere = await people.log_in("anna", PASSWORD)
    await people.change_password(person.id, PASSWORD, "new password", digest(token))
    assert await refused(people.log_in("anna", PASSWORD)) == "wrong_password"
    assert await people.by_token(elsewhere) is None, "all other sessions end"
    await people.log_in("anna", "new password")
    assert await people.by_token(token) is not None
    assert await refused(people.renew_codes(person.id, PASSWORD)) == "wrong_password"
    fresh = await people.renew_codes(person.id, "new password")
    assert await refused(people.recover("anna", codes[0], PASSWORD)) == "wrong_code"
    await people.recover("anna", fresh[0], PASSWORD)


async def test_an_export_holds_what_is_ones_own_and_no_secret(store: Store, people: People) -> None:
    host, token, codes = await member(people, "hostess")
    other, other_token, _ = await member(people, "visitor")
    host = await people.rename(host.id, "Hildegard")
    await people.rename(other.id, "Ottokar")
    await finished_game(store, host, [other], "well played")
    export = await people.export(host.id)
    assert export["profile"]["name"] == "Hildegard"
    assert export["profile"]["account"] == "hostess"
    assert len(export["sessions"]) == 1
    assert [(one["seat"], one["score"], one["is_winner"]) for one in export["games"]] == [(0, 20, True)]
    assert [one["seat"] for one in export["playing"]] == [0]
    assert [one["phase"] for one in export["hosted"]] == ["over", "playing"]
    assert [one["text"] for one in export["chat"]] == ["well played 0"]
    assert [one["variant"] for one in export["ratings"]] == ["standard"]
    text = json.dumps(export, ensure_ascii=False)
    others = ("Ottokar", "visitor", other.id, "well played 1")
    kept = ("argon2", digest(token), digest(other_token), *[code_digest(host.id, one) for one in codes])
    for secret in (*others, *kept, token, "1234567890123456789", "thekeyofthistable"):
        assert secret not in text
    assert [one["seat"] for one in (await people.export(other.id))["games"]] == [1]
    assert await refused(people.export("nobody")) == "unknown_person"


async def test_who_is_deleted_leaves_nothing_personal(store: Store, people: People) -> None:
    leaver, token, codes = await member(people, "departing")
    stayer, stayer_token, _ = await member(people, "remaining")
    leaver = await people.rename(leaver.id, "Leopoldine")
    await people.rename(stayer.id, "Stanislaus")
    await finished_game(store, leaver, [stayer], "farewell")
    personal = ("Leopoldine", "departing", "farewell 0", digest(token), code_digest(leaver.id, codes[0]))
    before = await everything(store)
    assert all(one in before for one in personal)
    await people.delete(leaver.id)
    text, raw = await everything(store), file_of(store)
    for one in personal:
        assert one not in text
        assert one.encode() not in raw
    for one in ("Stanislaus", "remaining", "farewell 1"):
        assert one in text
    async with store.engine.connect() as connection:
        scores = (await connection.execute(select(results.c.person).order_by(results.c.seat))).scalars().all()
    assert scores == [leaver.id, stayer.id]  # the id names nobody now
    assert await people.names([leaver.id]) == {}
    assert await people.by_token(token) is None
    assert await people.by_token(stayer_token) is not None
    assert await refused(people.log_in("departing", PASSWORD)) == "wrong_password"
    assert await refused(people.recover("departing", codes[0], PASSWORD)) == "wrong_code"
    assert await refused(people.rename(leaver.id, "Leopoldine")) == "unknown_person"
    await people.delete(leaver.id)
    await member(people, "departing")


async def test_what_is_deleted_is_in_no_file_any_more(sqlite_database: str) -> None:
    """Not swept by hand: SQLite itself leaves nothing, in neither of its files."""
    store = await Store.open(sqlite_database)
    people = People(store)
    person, _ = await people.new_guest()
    await people.rename(person.id, "Leopoldine")
    for number in range(20):
        await store.add_chat("g", person.id, 0.0, f"unmistakable {number}" * 50)
    path = Path(sqlite_database.removeprefix("sqlite:///"))
    files = [path, path.with_name(f"{path.name}-wal")]
    assert any(b"unmistakable" in file.read_bytes() for file in files)
    await people.delete(person.id)
    for word in (b"unmistakable", b"Leopoldine"):
        assert not any(word in file.read_bytes() for file in files)
    await store.close()


# Who never comes back


async def test_sessions_and_guests_are_forgotten_when_no_browser_can_know_them(
    store: Store, people: People, clock: Clock
) -> None:
    lost, _ = await people.new_guest()
    known, token = await people.new_guest()
    someone, _, _ = await member(people, "someone")
    host, _ = await people.new_guest()
    player, _ = await people.new_guest()
    await store.add_chat("g", lost.id, clock(), "hello")
    await finished_game(store, host, [player], "well played")
    clock.time += 300 * DAY
    assert await people.by_token(token) == known
    late, _ = await people.new_guest()
    assert await people.tidy_up() == 0
    clock.time += module.LOST_SECONDS - 300 * DAY + 1
    assert await people.tidy_up() == 1
    everybody = [lost, known, someone, host, player, late]
    assert set(await people.names([one.id for one in everybody])) == {one.id for one in everybody[1:]}
    assert await store.read_chat("g") == []
    async with store.engine.connect() as connection:
        left = set((await connection.execute(select(sessions.c.person))).scalars())
    assert left == {known.id, late.id}
    assert await people.by_token(token) == known
    assert (await people.log_in("someone", PASSWORD))[0].id == someone.id


async def test_a_guest_with_a_seat_at_a_table_that_waits_is_not_forgotten(
    store: Store, people: People, clock: Clock
) -> None:
    host, sitter = [(await people.new_guest())[0] for _ in range(2)]
    row = TableRow(
        "t", "key", host.id, "{}", "7", "waiting", False, "standard", "kickstarter", clock(), clock(), finished=None
    )
    await store.create_table(row, [entries.write(entries.Sit(1, sitter.id))])
    clock.time += 2 * module.LOST_SECONDS
    assert await people.tidy_up() == 0
    await store.set_phase("t", "closed", clock())
    assert await people.tidy_up() == 2


async def test_many_are_forgotten_in_several_goes(
    people: People, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "AT_ONCE", 3)
    guests = [(await people.new_guest())[0].id for _ in range(8)]
    assert len(await people.names(guests)) == 8
    clock.time += 2 * module.LOST_SECONDS
    assert await people.tidy_up() == 8
    assert await people.names(guests) == {}


async def test_nobody_is_forgotten_before_their_cookie() -> None:
    assert module.LOST_SECONDS >= COOKIE_S + DAY
