"""Admins, bans and mutes, the audit log, the banner, one-time links, e-mail addresses, how processes are doing."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Three columns, five tables."""
    op.add_column("people", sa.Column("admin", sa.Double))
    op.add_column("people", sa.Column("email", sa.Text))
    op.add_column("people", sa.Column("gone", sa.Double))
    op.create_index("ix_people_email", "people", ["email"])
    op.create_index("ix_people_gone", "people", ["gone"])
    op.create_index("ix_people_seen", "people", ["seen"])
    op.create_index("ix_sessions_until", "sessions", ["until"])
    op.create_table(
        "passes",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_index("ix_passes_person", "passes", ["person_id", "kind"])
    op.create_table(
        "wards",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("until", sa.Double),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by_id", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.create_table(
        "banner",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("until", sa.Double),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("sockets", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("memory", sa.Integer, nullable=False),
        sa.Column("damaged", sa.Text, nullable=False),
    )
