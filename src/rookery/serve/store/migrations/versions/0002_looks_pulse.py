"""What accounts' names look like; and a place to write to: whether that works, and what the time was."""

import sqlalchemy as sa
from alembic import op

from rookery.serve.door.names import folded, looks

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A column, filled; a table with one row."""
    op.add_column("people", sa.Column("looks", sa.Text))
    op.create_index("ix_people_looks", "people", ["looks"])
    fill(op.get_bind())
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])


def fill(db: sa.Connection) -> None:
    """Accounts that look alike by now keep their names; nobody else gets such a one."""
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("looks"))
    accounts = db.execute(sa.select(people).where(people.c.login.is_not(None))).all()
    logins = {row.login for row in accounts}
    for row in accounts:
        login = folded(row.name)
        login = login if login not in logins else row.login
        logins.add(login)
        db.execute(people.update().where(people.c.id == row.id).values(login=login, looks=looks(row.name)))
