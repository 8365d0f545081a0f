"""Run by alembic, on the connection it is given."""

from alembic import context
from sqlalchemy import Connection

from projectl.server.storage.migrations import VERSION_TABLE
from projectl.server.storage.schema import metadata

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, version_table=VERSION_TABLE, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
