"""Ranked games: those that wait to be rated, ratings, each game's share in them, who came from one address."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Three columns, five tables."""
    op.add_column("seekers", sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seekers", sa.Column("pace", sa.Text, nullable=False, server_default=""))
    op.add_column("seekers", sa.Column("lang", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("bad", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_results_at", "results", ["bad", "at", "table_id"])
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("pool", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("met", sa.Text, nullable=False),
        sa.Column("shown", sa.Double),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_ratings_shown", "ratings", ["pool", "shown", "person_id"])
    op.create_table(
        "rated",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("pool", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
    )
    op.create_index("ix_rated_person", "rated", ["person_id", "at"])
    op.create_table(
        "sightings",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("place", sa.Text, primary_key=True),
    )
    op.create_table(
        "alike",
        sa.Column("one_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_alike_other", "alike", ["other_id"])
    op.create_index("ix_alike_at", "alike", ["at"])
