"""Friends, calls to a table, people who want to be paired; who was here when."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Two columns, three tables."""
    op.add_column("people", sa.Column("seen", sa.Double))
    op.add_column("people", sa.Column("card", sa.Text))
    op.create_index("ix_people_card", "people", ["card"], unique=True)
    op.create_table(
        "bonds",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("ix_bonds_other", "bonds", ["other_id", "kind"])
    op.create_table(
        "calls",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("by_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_calls_table", "calls", ["table_id"])
    op.create_table(
        "seekers",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
    )
    op.create_index("ix_seekers_waiting", "seekers", ["table_id", "since"])
