"""Secrets, and what is kept of them: nothing that would let anybody in."""

import asyncio
import base64
import hashlib
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from projectl.server.people.password_line import Asker, PasswordLine

SHORTEST: Final = 8
LONGEST: Final = 200
CODES: Final = 10
CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without those that are read for others: I, L, O; and without U."""
MISREAD: Final = str.maketrans("OIL", "011", "- ")

HASHER = PasswordHasher()


def new_token() -> str:
    """What a browser keeps to be known again."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What is kept of a token: enough to know it again, not to make it."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def new_codes() -> list[str]:
    """Codes that each let somebody in once who lost the password; 100 bits each, as four groups of five."""
    return ["-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(5)) for _ in range(4)) for _ in range(CODES)]


def code_digest(person: str, code: str) -> str:
    """What is kept of a recovery code; nobody can guess 100 bits, so a quick hash does, salted with the person."""
    return digest(f"{person}:{code.upper().translate(MISREAD)}")


def may_be_password(password: str) -> bool:
    """Long enough to be one, and not so long that it is an attack."""
    return SHORTEST <= len(password) <= LONGEST


def _encoded(password: str) -> bytes:
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def _nobody() -> str:
    """A hash that no password has, and that takes as long to find out as any other."""
    salt, hashed = (base64.b64encode(bytes(size)).decode().rstrip("=") for size in (HASHER.salt_len, HASHER.hash_len))
    return f"$argon2id$v=19$m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}${salt}${hashed}"


def _is_right(hashed: str | None, password: str) -> bool:
    try:
        HASHER.verify(hashed or _nobody(), _encoded(password))
    except (VerificationError, InvalidHashError):
        return False
    return hashed is not None


class Passwords:
    """Hashes passwords beside the event loop, a few at a time."""

    def __init__(self) -> None:
        self._line = PasswordLine()

    async def hashed(self, password: str, asker: Asker) -> str:
        """What is kept of a password."""
        async with self._line.turn(asker):
            return await asyncio.to_thread(HASHER.hash, _encoded(password))

    async def is_right(self, hashed: str | None, password: str, asker: Asker) -> bool:
        """Whether it is the password; for nobody (None) the answer takes as long."""
        if not may_be_password(password):
            return False
        async with self._line.turn(asker):
            is_right = await asyncio.to_thread(_is_right, hashed, password)
        if is_right:
            self._line.remember(asker)
        return is_right

    def is_dated(self, hashed: str) -> bool:
        """Whether it was hashed with less care than is usual now."""
        return HASHER.check_needs_rehash(hashed)
