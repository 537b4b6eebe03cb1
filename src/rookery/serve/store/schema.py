"""The tables of the database. `migrations/` makes them; this is what the code reads and writes."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text

HEAD = "0004"
"""The newest migration; a database that stands there needs no step at the start."""

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the folded name of an account; guests have none
    Column("looks", Text, index=True),  # what that name can be mistaken for
    Column("password", Text),  # argon2
    Column("lang", Text, nullable=False),
    Column("prefs", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, index=True),  # when they last did anything, to within seconds
    Column("card", Text, index=True, unique=True),  # what makes whoever knows it a friend
    Column("admin", Double),  # since when they look after the server
    Column("email", Text, index=True),  # confirmed; where a new password can be asked for
    Column("gone", Double, index=True),  # when they deleted their account; the row goes when their names are gone
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),  # SHA-256 of the token; the token itself is stored nowhere
    Column("id", Text, nullable=False),  # to name it when it is taken back
    Column("person_id", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False),  # "web" or "bot"
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("until", Double, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # the version the game was started under
    Column("seed", Text, nullable=False),  # secret until the end
    Column("invite", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("due", Double, index=True),  # when a bot or a clock has something to do
    Column("card", Text, nullable=False),  # what a list of tables shows
)
Index("ix_tables_open", tables.c.public, tables.c.status, tables.c.created)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # 1: there is one row
    Column("at", Double, nullable=False),  # the games' time, lately: it does not go back, whatever clocks do
)

bonds = Table(
    "bonds",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # "friend", on both sides; "asked" and "blocked", on one
    Column("since", Double, nullable=False),
)
Index("ix_bonds_other", bonds.c.other_id, bonds.c.kind)

calls = Table(  # to a table, from a friend
    "calls",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("by_id", Text, nullable=False),
    Column("at", Double, nullable=False),
)
Index("ix_calls_table", calls.c.table_id)

seekers = Table(  # those who want to be paired
    "seekers",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("games", Text, nullable=False),  # their names, with blanks between
    Column("seats", Integer, nullable=False),  # 0: however many
    Column("bots", Boolean, nullable=False),  # may bots fill the table?
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),  # when their page last asked
    Column("table_id", Text, nullable=False),  # where they have been seated; "" while they wait
)
Index("ix_seekers_waiting", seekers.c.table_id, seekers.c.since)

passes = Table(  # links that work once
    "passes",
    metadata,
    Column("hash", Text, primary_key=True),  # SHA-256 of what stands in the link
    Column("kind", Text, nullable=False),  # "admin", "email" or "password"
    Column("person_id", Text, nullable=False),  # whose it is; "" for anybody who has the link
    Column("data", Text, nullable=False),  # the address to confirm
    Column("created", Double, nullable=False),
    Column("until", Double, nullable=False),
)
Index("ix_passes_person", passes.c.person_id, passes.c.kind)

wards = Table(  # what somebody may not do
    "wards",
    metadata,
    Column("kind", Text, primary_key=True),  # "ban" and "mute" a person, "range" of addresses
    Column("what", Text, primary_key=True),  # a person's id, or a network such as 192.0.2.0/24
    Column("until", Double),  # for ever, if nothing else is said
    Column("about", Text, nullable=False),  # the person's name then
    Column("why", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("at", Double, nullable=False),
)

audit = Table(  # what admins did: rows are added and, when they are old, swept away; nobody changes one
    "audit",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("by_id", Text, nullable=False),  # "" for the terminal
    Column("by_name", Text, nullable=False),
    Column("act", Text, nullable=False),
    Column("target", Text, nullable=False),  # a person, a table, a network
    Column("about", Text, nullable=False),  # what it was called, or became
    Column("why", Text, nullable=False),
)

banner = Table(  # what all pages show
    "banner",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # 1: there is one at most
    Column("text", Text, nullable=False),
    Column("until", Double),
)

processes = Table(  # how each server process does, as it says itself every twenty seconds
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("started", Double, nullable=False),
    Column("place", Text, nullable=False),  # machine and process
    Column("tables", Integer, nullable=False),
    Column("sockets", Integer, nullable=False),
    Column("moves", Integer, nullable=False),  # per second, lately; whole ones, so that a single one tells nothing
    Column("memory", Integer, nullable=False),  # megabytes
    Column("damaged", Text, nullable=False),  # tables it could not read, with blanks between
)
