"""The tables of the database; `migrations/` holds how they came to be, and a test compares the two."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    TypeDecorator,
)


class Words(TypeDecorator[str]):
    """Text. PostgreSQL refuses the character 0, which nobody types: another stands for it, on both databases."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, _dialect: Dialect) -> str | None:
        """What is kept, and what is looked for."""
        return value if value is None else tidied(value)


def tidied(text: str) -> str:
    """Text as it is kept."""
    return text.replace("\0", "\N{REPLACEMENT CHARACTER}")


metadata: Final = MetaData()

people: Final = Table(
    "people",
    metadata,
    Column("id", Words(22), primary_key=True),
    Column("name", Words(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("account", Words(40), unique=True),  # the name one logs in with, in small letters; none for guests
    Column("password", Words()),  # argon2
    Column("recovery", Words()),  # a JSON list of digests, salted with the id, of codes not used yet
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("digest", Words(64), primary_key=True),  # SHA-256 of the token; the token itself is kept nowhere
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Words(22), primary_key=True),
    Column("key", Words(22), nullable=False),  # who has the link may sit and watch
    Column("host", Words(22), nullable=False),  # a person's id
    Column("wishes", Words(), nullable=False),
    Column("seed", Words(20), nullable=False),  # 64 bits, unsigned
    Column("phase", Words(10), nullable=False),  # waiting, playing, over, closed
    Column("is_listed", Boolean, nullable=False),
    Column("variant", Words(20), nullable=False),
    Column("edition", Words(20), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("finished", Float),
    Column("record", Words()),  # the whole game, once it is over
    Index("tables_open", "phase", "is_listed", "created"),
    Index("tables_finished", "finished"),
)

log: Final = Table(
    "log",
    metadata,
    Column("game", Words(22), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("entry", Words(), nullable=False),
)
"""Append only. Two that write the same number of a game at once: one of them finds it taken."""

results: Final = Table(
    "results",
    metadata,
    Column("game", Words(22), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Words(22), index=True),
    Column("bot", Words(20)),
    Column("score", Integer, nullable=False),
    Column("is_winner", Boolean, nullable=False),
    Column("name", Words(40)),  # of somebody at one screen with others; who is alone goes by the person's
)

chat: Final = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("game", Words(22), nullable=False, index=True),
    Column("person", Words(22), index=True),
    Column("at", Float, nullable=False),
    Column("text", Words(), nullable=False),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("who", Words(30), primary_key=True),  # a person's id, or bot:NAME
    Column("pool", Words(20), primary_key=True),  # the variant
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Float, nullable=False),
)

uptime: Final = Table(
    "uptime",
    metadata,
    Column("process", Words(12), primary_key=True),
    Column("began", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""When server processes ran, as far as clocks at tables have to know."""
