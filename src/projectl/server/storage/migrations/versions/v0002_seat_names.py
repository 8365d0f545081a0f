"""Results keep what a seat was called where several played around one screen."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"


def upgrade() -> None:
    """Nobody was called anything before."""
    op.add_column("results", sa.Column("name", sa.String(40)))
