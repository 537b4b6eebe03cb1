"""Alembic's entry: it runs on the connection `store.migrate` hands over, inside its lock."""

from alembic import context

from rookery.serve.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
