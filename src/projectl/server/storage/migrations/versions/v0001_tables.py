"""The tables of the first server."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Everything is new."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("account", sa.String(40), unique=True),
        sa.Column("password", sa.String),
        sa.Column("recovery", sa.String),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("key", sa.String(22), nullable=False),
        sa.Column("host", sa.String(22), nullable=False),
        sa.Column("wishes", sa.String, nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("variant", sa.String(20), nullable=False),
        sa.Column("edition", sa.String(20), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("record", sa.String),
    )
    op.create_index("tables_open", "tables", ["phase", "is_listed", "created"])
    op.create_index("tables_finished", "tables", ["finished"])
    op.create_table(
        "log",
        sa.Column("game", sa.String(22), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("entry", sa.String, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("game", sa.String(22), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(22)),
        sa.Column("bot", sa.String(20)),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("is_winner", sa.Boolean, nullable=False),
    )
    op.create_index("ix_results_person", "results", ["person"])
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("game", sa.String(22), nullable=False),
        sa.Column("person", sa.String(22)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_index("ix_chat_game", "chat", ["game"])
    op.create_index("ix_chat_person", "chat", ["person"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(30), primary_key=True),
        sa.Column("pool", sa.String(20), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
