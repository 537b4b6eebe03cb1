"""Correspondence: who is asked in turn-based games, how people want to be told of it, and their vacations."""

import json
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Seven tables; those who are asked just now are written down."""
    op.create_table(
        "turns",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("mailed", sa.Boolean, nullable=False),
        sa.Column("pushed", sa.Boolean, nullable=False),
    )
    op.create_index("ix_turns_table", "turns", ["table_id"])
    op.create_table(
        "correspondents",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("calendar", sa.Integer, nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("way", sa.Text, primary_key=True),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("next_at", sa.Double, nullable=False),
        sa.Column("held_until", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("refused", sa.Integer, nullable=False),
    )
    op.create_index("ix_ways_next", "ways", ["way", "next_at"])
    op.create_table(
        "sendings",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("way", sa.Text, primary_key=True),
        sa.Column("sent", sa.Integer, nullable=False),
        sa.Column("failed", sa.Integer, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("session", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_devices_person", "devices", ["person_id"])
    op.create_index("ix_devices_session", "devices", ["session"])
    op.create_table(
        "vacations",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("begins", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
    )
    op.create_index("ix_vacations_person", "vacations", ["person_id", "until"])
    op.create_index("ix_vacations_until", "vacations", ["until"])
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    write_down(op.get_bind())


def write_down(db: sa.Connection) -> None:
    """Who is asked at turn-based tables, as their cards say; before a notice the table itself is looked at."""
    rows = db.execute(sa.text("SELECT id, card FROM tables WHERE status = 'playing'")).all()
    put = sa.text(
        "INSERT INTO turns (person_id, table_id, number, since, until, done, mailed, pushed)"
        " VALUES (:person, :table, 0, :now, NULL, :no, :no, :no) ON CONFLICT DO NOTHING"
    )
    for table, card in rows:
        for person in asked(card):
            db.execute(put, {"person": person, "table": table, "now": time.time(), "no": False})


def asked(stored: str) -> list[str]:
    """The people who are asked at a turn-based table; none at others, or if the card is damaged."""
    try:
        card: Any = json.loads(stored)
        seats = [card["seats"][n] for n in card["waiting"]] if card["mode"] == "turn" else []
        return [seat["user_id"] for seat in seats if isinstance(seat["user_id"], str) and seat["bot"] is None]
    except (KeyError, IndexError, TypeError, ValueError):
        return []
