"""Tournaments of people: how each is held, who plays in it, and its games."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Three tables."""
    op.create_table(
        "cups",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("flow", sa.Text, nullable=False),
        sa.Column("seed", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("begins", sa.Double),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("round_at", sa.Double, nullable=False),
    )
    op.create_index("ix_cups_status", "cups", ["status", "created"])
    op.create_index("ix_cups_host", "cups", ["host_id", "status"])
    op.create_table(
        "cup_people",
        sa.Column("cup_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("out", sa.Boolean, nullable=False),
        sa.Column("here", sa.Integer, nullable=False),
        sa.Column("grp", sa.Integer, nullable=False),
        sa.Column("final", sa.Integer, nullable=False),
    )
    op.create_index("ix_cup_people_person", "cup_people", ["person_id"])
    op.create_table(
        "cup_games",
        sa.Column("cup_id", sa.Text, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("grp", sa.Integer, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("absent", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("by_host", sa.Boolean, nullable=False),
    )
    op.create_index("ix_cup_games_open", "cup_games", ["result", "cup_id"])
