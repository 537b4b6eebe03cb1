"""Fair play: finished ranked games that are still to be looked at, and sums over those that were."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Two tables."""
    op.create_table(
        "looks",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("taken", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_looks_at", "looks", ["at"])
    op.create_table(
        "tallies",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("n", sa.Double, nullable=False),
        sa.Column("x", sa.Double, nullable=False),
        sa.Column("over", sa.Double, nullable=False),
        sa.Column("over_over", sa.Double, nullable=False),
        sa.Column("n_over", sa.Double, nullable=False),
        sa.Column("n_n", sa.Double, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_tallies_other", "tallies", ["other_id", "game", "what"])
    op.create_index("ix_tallies_games", "tallies", ["games"])
    op.create_index("ix_tallies_at", "tallies", ["at"])
