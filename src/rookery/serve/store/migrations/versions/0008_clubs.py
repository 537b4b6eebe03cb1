"""Clubs: who belongs to each, tables and tournaments of their own, leagues."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Four tables, and whose a table or a tournament is."""
    op.add_column("tables", sa.Column("club", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_tables_club", "tables", ["club", "status", "created"])
    op.add_column("cups", sa.Column("club", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_cups_club", "cups", ["club", "created"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("looks", sa.Text, nullable=False, unique=True),
        sa.Column("door", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_clubs_door", "clubs", ["door", "created"])
    op.create_table(
        "club_people",
        sa.Column("club_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("rank", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
    )
    op.create_index("ix_club_people_person", "club_people", ["person_id"])
    op.create_table(
        "leagues",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("club_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("begins", sa.Double, nullable=False),
        sa.Column("ends", sa.Double, nullable=False),
        sa.Column("closed", sa.Double),
    )
    op.create_index("ix_leagues_club", "leagues", ["club_id", "ends"])
    op.create_table(
        "league_games",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("league_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("struck", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_league_games_league", "league_games", ["league_id", "at"])
