"""It is noted when servers run, so that clocks count what was thought before a kill."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"


def upgrade() -> None:
    """Of the time before nothing is known."""
    op.create_table(
        "uptime",
        sa.Column("process", sa.String(12), primary_key=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
