"""People: guests known by a secret in their browser, and those who chose a name and a password to be known anywhere."""

import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final, Generic, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from projectl.server.people import names, passwords
from projectl.server.people.belongings import date, everything_of, lost_guests
from projectl.server.people.lookalikes import is_disguised
from projectl.server.people.password_line import ACCOUNT, NOBODY, PROVEN, Asker
from projectl.server.people.passwords import Passwords, code_digest, digest
from projectl.server.storage.database import Gone, as_gone
from projectl.server.storage.schema import chat, people, ratings, results, sessions, tables
from projectl.server.storage.store import Store
from projectl.words import say
from projectl.words.phrases import kebab

DAY: Final = 86_400.0
SESSION_SECONDS: Final = 5.0
"""So long a session is believed without asking the database: another process may have ended it."""
NAME_SECONDS: Final = 30.0
MOST_REMEMBERED: Final = 10_000

LOST_SECONDS: Final = 401 * DAY
"""After which no browser has its cookie any more; a day longer, because a visit is noted once a day."""
AT_ONCE: Final = 500
"""How many people are asked for, or deleted, in one go."""

T = TypeVar("T")


class NotAllowed(ValueError):
    """Nothing was done: `code` and `arguments` say why, and the sentence says it in English."""

    def __init__(self, code: str, **arguments: Any) -> None:
        super().__init__(say(f"server-{kebab(code)}", **arguments))
        self.code = code
        self.arguments = arguments


class Person(NamedTuple):
    """Somebody; guests have no account."""

    id: str
    name: str
    account: str | None


class _Recent(Generic[T]):
    """What was read a moment ago: not too much of it, and none of it for long."""

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        self._seconds, self._now = seconds, now
        self._kept: dict[str, tuple[T, float]] = {}

    def get(self, key: str) -> T | None:
        found, at = self._kept.get(key, (None, 0.0))
        # A clock that was set back does not make it last.
        return found if abs(self._now() - at) < self._seconds else None

    def put(self, key: str, found: T) -> None:
        self._kept.pop(key, None)
        if len(self._kept) >= MOST_REMEMBERED:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = found, self._now()

    def drop(self, is_over: Callable[[str, T], bool]) -> None:
        for key in [key for key, (found, _) in self._kept.items() if is_over(key, found)]:
            del self._kept[key]


def _account(account: str) -> str:
    tidied = names.tidy_account(account)
    if tidied is None:
        raise NotAllowed("bad_account", least=names.SHORTEST_ACCOUNT, most=names.LONGEST)
    return tidied


def _check_password(password: str) -> None:
    if not passwords.may_be_password(password):
        raise NotAllowed("weak_password", least=passwords.SHORTEST, most=passwords.LONGEST)


async def _one(connection: AsyncConnection, which: ColumnElement[bool], *, keep: bool = False) -> Row[Any] | None:
    """Somebody's row; `keep`: as it is until the transaction ends."""
    query = select(people).where(which)
    return (await connection.execute(query.with_for_update() if keep else query)).one_or_none()


def _codes(row: Row[Any]) -> list[str]:
    """What is kept of the recovery codes not used yet."""
    return msgspec.json.decode(row.recovery or "[]", type=list[str])


def _written(codes: list[str]) -> str:
    return msgspec.json.encode(codes).decode()


def _in_parts(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(ids), AT_ONCE):
        yield ids[start : start + AT_ONCE]


def called(name: str) -> str:
    """What somebody may be called, as it is kept; NotAllowed says why nobody may."""
    tidied = names.tidy(name)
    if tidied is None:
        raise NotAllowed("bad_name", most=names.LONGEST)
    if names.is_of_the_game(tidied):
        raise NotAllowed("name_taken")
    if is_disguised(tidied):
        raise NotAllowed("name_disguised")
    return tidied


async def _wipe(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """All that is about people and about nobody else."""
    await _unname(connection, ids)
    for column in (sessions.c.person, chat.c.person, ratings.c.who, people.c.id):
        await connection.execute(delete(column.table).where(column.in_(ids)))


async def _unname(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """What they called those who played around their screen."""
    await connection.execute(update(results).where(results.c.person.in_(ids)).values(name=None))
    wishes = tables.c.wishes
    has_names = wishes.contains('"names":', autoescape=True) & ~wishes.contains('"names":[]', autoescape=True)
    rows = await connection.execute(select(tables.c.id, wishes).where(tables.c.host.in_(ids), has_names))
    for row in rows.all():
        kept = msgspec.json.encode(msgspec.json.decode(row.wishes) | {"names": []}).decode()
        await connection.execute(update(tables).where(tables.c.id == row.id).values(wishes=kept))


class People:
    """Everybody the server knows."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store, self._now = store, now
        self._passwords = Passwords()
        self._sessions: _Recent[Person] = _Recent(SESSION_SECONDS, now)
        self._names: _Recent[str] = _Recent(NAME_SECONDS, now)

    async def new_guest(self) -> tuple[Person, str]:
        """Somebody new, and the secret token to know them by."""
        person = Person(secrets.token_urlsafe(16), names.guest_name(), None)

        async def work(connection: AsyncConnection) -> str:
            await connection.execute(insert(people).values(id=person.id, name=person.name, created=self._now()))
            return await self._open(connection, person.id)

        return person, await self._store.write(work)

    async def by_token(self, token: str) -> Person | None:
        """Whose token it is."""
        key = digest(token)
        known = self._sessions.get(key)
        if known is not None:
            return known
        query = select(people.c.id, people.c.name, people.c.account, sessions.c.seen)
        query = query.join_from(sessions, people).where(sessions.c.digest == key)
        rows = await self._store.read(query)
        if not rows:
            return None
        [row] = rows
        person = Person(row.id, row.name, row.account)
        self._sessions.put(key, person)
        if self._now() - row.seen > DAY:
            with suppress(Gone):  # nobody is kept out because that cannot be written now
                await self._note_seen(key)
        return person

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """What people are called; those who are gone are missing."""
        found = {one: self._names.get(one) for one in ids}
        asked = [one for one, name in found.items() if name is None]
        for some in _in_parts(asked):
            query = select(people.c.id, people.c.name).where(people.c.id.in_(some))
            read = {row.id: row.name for row in await self._store.read(query)}
            for one in some:
                found[one] = read.get(one, "")
                self._names.put(one, read.get(one, ""))
        return {one: name for one, name in found.items() if name}

    async def rename(self, person: str, name: str) -> Person:
        """Call somebody otherwise."""
        tidied = called(name)

        async def work(connection: AsyncConnection) -> Person:
            await connection.execute(update(people).where(people.c.id == person).values(name=tidied))
            row = await _one(connection, people.c.id == person)
            if row is None:
                raise NotAllowed("unknown_person")
            return Person(row.id, row.name, row.account)

        renamed = await self._store.write(work)
        self._forget(person)
        return renamed

    async def sign_up(self, person: str, account: str, password: str, address: str = "") -> tuple[list[str], str]:
        """Give a guest an account; they stay who they are. The recovery codes are shown once and kept nowhere.

        All sessions end and a new one begins: whoever put a token into this browser before does not have the account.
        """
        account = _account(account)
        _check_password(password)
        async with self._read() as connection:
            if await _one(connection, people.c.account == account) is not None:
                raise NotAllowed("account_taken")
        hashed = await self._passwords.hashed(password, Asker(address, account))
        codes = passwords.new_codes()
        new = {
            "account": account,
            "password": hashed,
            "recovery": _written([code_digest(person, one) for one in codes]),
        }

        async def work(connection: AsyncConnection) -> str:
            row = await _one(connection, people.c.id == person, keep=True)
            if row is None or row.account is not None:
                raise NotAllowed("unknown_person" if row is None else "has_account")
            await connection.execute(update(people).where(people.c.id == person).values(new))
            await connection.execute(delete(sessions).where(sessions.c.person == person))
            return await self._open(connection, person)

        try:
            token = await self._store.write(work)
        except IntegrityError:  # somebody was quicker
            raise NotAllowed("account_taken") from None
        self._forget(person)
        return codes, token

    async def log_in(self, account: str, password: str, address: str = "") -> tuple[Person, str]:
        """Know somebody again by account and password: a new session. Whether the account exists cannot be told."""
        account = names.tidy_account(account) or ""
        async with self._read() as connection:
            row = await _one(connection, people.c.account == account)
        asker = Asker(address, account, ACCOUNT if row else NOBODY)
        if not await self._passwords.is_right(row.password if row else None, password, asker) or row is None:
            raise NotAllowed("wrong_password")
        dated = self._passwords.is_dated(row.password)
        renewed = await self._passwords.hashed(password, asker) if dated else row.password

        async def work(connection: AsyncConnection) -> tuple[Person, str]:
            now = await _one(connection, people.c.id == row.id, keep=True)
            if now is None or now.password != row.password:
                raise NotAllowed("wrong_password")
            if dated:
                await connection.execute(update(people).where(people.c.id == row.id).values(password=renewed))
            return Person(now.id, now.name, now.account), await self._open(connection, now.id)

        return await self._store.write(work)

    async def log_out(self, token: str) -> None:
        """End a session; a guest cannot come back."""
        await self._end(sessions.c.digest == digest(token))
        self._sessions.drop(lambda key, _: key == digest(token))

    async def log_out_everywhere(self, person: str) -> None:
        """End all sessions of somebody."""
        await self._end(sessions.c.person == person)
        self._forget(person)

    async def recover(self, account: str, code: str, password: str, address: str = "") -> tuple[Person, str]:
        """A new password for a recovery code, which is used up; all sessions end and a new one begins."""
        _check_password(password)
        which = people.c.account == (names.tidy_account(account) or "")
        async with self._read() as connection:
            row = await _one(connection, which)
        if row is None or code_digest(row.id, code) not in _codes(row):
            raise NotAllowed("wrong_code")
        hashed = await self._passwords.hashed(password, Asker(address, row.account, PROVEN))

        async def work(connection: AsyncConnection) -> tuple[Person, str]:
            now = await _one(connection, people.c.id == row.id, keep=True)
            if now is None or code_digest(now.id, code) not in _codes(now):
                raise NotAllowed("wrong_code")
            left = [one for one in _codes(now) if one != code_digest(now.id, code)]
            new = update(people).where(people.c.id == now.id).values(password=hashed, recovery=_written(left))
            await connection.execute(new)
            await connection.execute(delete(sessions).where(sessions.c.person == now.id))
            return Person(now.id, now.name, now.account), await self._open(connection, now.id)

        recovered = await self._store.write(work)
        self._forget(recovered[0].id)
        return recovered

    async def change_password(
        self, person: str, old: str, new: str, session: str | None = None, address: str = ""
    ) -> None:
        """Another password; all sessions end but the one with this digest."""
        _check_password(new)
        known = await self._known_by(person, old, address)
        others = (sessions.c.person == person) & (sessions.c.digest != (session or ""))
        hashed = await self._passwords.hashed(new, Asker(address, person, PROVEN))
        await self._change(person, known, others, password=hashed)
        self._forget(person)

    async def sessions_among(self, digests: Iterable[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        found: set[str] = set()
        for some in _in_parts(list(digests)):
            query = select(sessions.c.digest).where(sessions.c.digest.in_(some))
            found.update(row.digest for row in await self._store.read(query))
        return found

    async def renew_codes(self, person: str, password: str, address: str = "") -> list[str]:
        """Ten new recovery codes; the old ones are worth nothing any more."""
        known = await self._known_by(person, password, address)
        codes = passwords.new_codes()
        await self._change(person, known, None, recovery=_written([code_digest(person, one) for one in codes]))
        return codes

    async def export(self, person: str) -> dict[str, Any]:
        """Everything that is kept about somebody, save secrets and what belongs to others."""
        async with self._read() as connection:
            row = await _one(connection, people.c.id == person)
            if row is None:
                raise NotAllowed("unknown_person")
            profile = {
                "id": row.id,
                "name": row.name,
                "created": date(row.created),
                "account": row.account,
                "recovery_codes_left": len(_codes(row)),
            }
            return {"profile": profile, **await everything_of(connection, person)}

    async def delete(self, person: str) -> None:
        """Forget somebody for good. Games they played stay, with an id that names nobody."""

        async def work(connection: AsyncConnection) -> None:
            # First the person: whoever is about to write something of theirs holds this row or finds it gone.
            await _one(connection, people.c.id == person, keep=True)
            await _wipe(connection, [person])

        await self._store.write(work)
        self._forget(person)
        await self._store.sweep()

    async def tidy_up(self) -> int:
        """Delete sessions that no browser knows of any more, and the guests who never played; how many they were."""
        before = self._now() - LOST_SECONDS
        await self._end(sessions.c.seen < before)
        async with self._read() as connection:
            lost = await lost_guests(connection, before)
        for some in _in_parts(lost):
            await self._store.write(partial(_wipe, ids=some))
        await self._store.sweep()
        return len(lost)

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        """A connection to the database, for reading."""
        with as_gone():
            async with self._store.engine.connect() as connection:
                yield connection

    def _forget(self, person: str) -> None:
        """Read it anew: it has changed."""
        self._sessions.drop(lambda _, known: known.id == person)
        self._names.drop(lambda key, _: key == person)

    async def _open(self, connection: AsyncConnection, person: str) -> str:
        """A new session's token."""
        token, now = passwords.new_token(), self._now()
        await connection.execute(insert(sessions).values(digest=digest(token), person=person, created=now, seen=now))
        return token

    async def _end(self, which: ColumnElement[bool]) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(sessions).where(which))

        await self._store.write(work)

    async def _note_seen(self, key: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(sessions).where(sessions.c.digest == key).values(seen=self._now()))

        await self._store.write(work)

    async def _known_by(self, person: str, password: str, address: str) -> str:
        """The hash of somebody's password, for those who know it."""
        async with self._read() as connection:
            row = await _one(connection, people.c.id == person)
        if row is None or row.password is None:
            raise NotAllowed("unknown_person" if row is None else "no_account")
        if not await self._passwords.is_right(row.password, password, Asker(address, person, PROVEN)):
            raise NotAllowed("wrong_password")
        return str(row.password)

    async def _change(self, person: str, known: str, ending: ColumnElement[bool] | None, **new: str) -> None:
        """Change somebody's secrets, if the password is still what it was, and end these sessions."""

        async def work(connection: AsyncConnection) -> None:
            row = await _one(connection, people.c.id == person, keep=True)
            if row is None or row.password != known:
                raise NotAllowed("wrong_password")
            await connection.execute(update(people).where(people.c.id == person).values(new))
            if ending is not None:
                await connection.execute(delete(sessions).where(ending))

        await self._store.write(work)
