"""The tables of the database. `migrations/` makes them; this is what the code reads and writes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text, false

HEAD = "0010"
"""The newest migration; a database that stands there needs no step at the start."""

metadata = MetaData()


def moment(stored: Any) -> float:
    """A time in a row; 0.0 if there is none, or none that can be read: SQLite keeps whatever it is given."""
    return float(stored) if isinstance(stored, int | float) else 0.0


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
    Column("card", Text, index=True, unique=True),  # what makes those who know it friends
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
    Column("club", Text, nullable=False, server_default=""),  # for whose members alone it is
)
Index("ix_tables_club", tables.c.club, tables.c.status, tables.c.created)
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

analyses = Table(  # what was found when a finished game was looked back at; it can be made again
    "analyses",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),  # packed; without names
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
    Column("ranked", Boolean, nullable=False, server_default=false()),
    Column(
        "pace", Text, nullable=False, server_default=""
    ),  # the time control they want; "" for a game without clocks
    Column("lang", Text, nullable=False, server_default=""),  # the language they would rather play in
)
Index("ix_seekers_waiting", seekers.c.table_id, seekers.c.since)

results = Table(  # ranked games that are over and wait to be rated
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("pool", Text, nullable=False),  # game, seats and time control: `tables/ranked.py`
    Column("places", Text, nullable=False),  # JSON: people's ids with their places
    Column("bad", Boolean, nullable=False, server_default=false()),  # it could not be rated: the log says why
)
Index("ix_results_at", results.c.bad, results.c.at, results.c.table_id)

ratings = Table(  # how strong somebody is at what they have played
    "ratings",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("met", Text, nullable=False),  # opponents, with blanks between; no more than it takes to be listed
    Column("shown", Double),  # mu, once there were games and opponents enough for the list
    Column("at", Double, nullable=False),
)
Index("ix_ratings_shown", ratings.c.pool, ratings.c.shown, ratings.c.person_id)

rated = Table(  # each game in each person's history: the key lets none count twice
    "rated",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("pool", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("place", Integer, nullable=False),
    Column("people", Integer, nullable=False),  # how many were rated with them
    Column("before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)
Index("ix_rated_person", rated.c.person_id, rated.c.at)

sightings = Table(  # where the players of a ranked game came from; gone when it is rated
    "sightings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("place", Text, primary_key=True),  # a keyed hash of the address that means nothing at other tables
)

alike = Table(  # two people who played a ranked game with each other from one address: for admins to look at
    "alike",
    metadata,
    Column("one_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
)
Index("ix_alike_other", alike.c.other_id)
Index("ix_alike_at", alike.c.at)

looks = Table(  # finished ranked games that are still to be looked at, for the host's figures about fair play
    "looks",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("taken", Double, nullable=False),  # a process looks at it, and is given until then
    Column("tries", Integer, nullable=False),
)
Index("ix_looks_at", looks.c.at)

tallies = Table(  # sums over the games that were looked at: `play/fair/counting.py`
    "tallies",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("other_id", Text, primary_key=True),  # "" for what is towards nobody
    Column("game", Text, primary_key=True),
    Column("what", Text, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("n", Double, nullable=False),
    Column("x", Double, nullable=False),
    Column("over", Double, nullable=False),
    Column("over_over", Double, nullable=False),
    Column("n_over", Double, nullable=False),
    Column("n_n", Double, nullable=False),
    Column("table_id", Text, nullable=False),  # the last of these games
    Column("at", Double, nullable=False),
)
Index("ix_tallies_other", tallies.c.other_id, tallies.c.game, tallies.c.what)
Index("ix_tallies_games", tallies.c.games)
Index("ix_tallies_at", tallies.c.at)

cups = Table(  # tournaments of people
    "cups",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),  # rises with every change: two at once are seen
    Column("status", Text, nullable=False),  # "open" until the first round is paired, "running", "over"
    Column("host_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("setup", Text, nullable=False),  # JSON: `hub/cup_rows.py`
    Column("flow", Text, nullable=False),  # when rounds are paired: "hand", "leisure", "times"
    Column("seed", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("begins", Double),  # when the first round is paired by itself
    Column("round", Integer, nullable=False),
    Column("round_at", Double, nullable=False),  # when it was paired
    Column("club", Text, nullable=False, server_default=""),  # whose tournament it is; "" for all who like
)
Index("ix_cups_club", cups.c.club, cups.c.created)
Index("ix_cups_status", cups.c.status, cups.c.created)
Index("ix_cups_host", cups.c.host_id, cups.c.status)

cup_people = Table(  # who plays in a tournament
    "cup_people",
    metadata,
    Column("cup_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),  # the first to register has 1
    Column("gone", Boolean, nullable=False),  # they play no more
    Column("away", Boolean, nullable=False),  # because they did not come
    Column("out", Boolean, nullable=False),  # because the host has taken them out, for good
    Column("here", Integer, nullable=False),  # the last round for which they took their seat
    Column("grp", Integer, nullable=False),  # their group; 0 without groups
    Column("final", Integer, nullable=False),  # their number in the final; 0: they are not in it
)
Index("ix_cup_people_person", cup_people.c.person_id)

cup_games = Table(  # who plays whom: the key lets no game count twice
    "cup_games",
    metadata,
    Column("cup_id", Text, primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("grp", Integer, nullable=False),
    Column("players", Text, nullable=False),  # JSON: people's ids by seat
    Column("absent", Text, nullable=False),  # JSON: those who did not come
    Column("table_id", Text, nullable=False),  # "" until they have taken their seats
    Column("until", Double, nullable=False),  # when those who are not there count as absent
    Column(
        "result", Text, nullable=False
    ),  # "" while it is played; "void": the host must say; JSON: ids with places
    Column("by_host", Boolean, nullable=False),  # the host has said it
)
Index("ix_cup_games_open", cup_games.c.result, cup_games.c.cup_id)

clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("looks", Text, nullable=False, unique=True),  # what that name can be mistaken for
    Column("door", Text, nullable=False),  # how people come in: "open", "request", "invite"
    Column("about", Text, nullable=False),
    Column("invite", Text, nullable=False),  # what stands in the link that lets people in
    Column("created", Double, nullable=False),
)
Index("ix_clubs_door", clubs.c.door, clubs.c.created)

club_people = Table(  # who belongs to a club, would like to, or is kept out
    "club_people",
    metadata,
    Column("club_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Column("rank", Text, nullable=False),  # "owner", "keeper", "member"; "asked", "out"
    Column("since", Double, nullable=False),
)
Index("ix_club_people_person", club_people.c.person_id)

leagues = Table(  # seasons of clubs
    "leagues",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),  # rises with all that changes its table
    Column("club_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("setup", Text, nullable=False),  # JSON: `hub/league_rows.py`
    Column("created", Double, nullable=False),
    Column("begins", Double, nullable=False),
    Column("ends", Double, nullable=False),
    Column("closed", Double),  # when a keeper has ended it before its time
)
Index("ix_leagues_club", leagues.c.club_id, leagues.c.ends)

league_games = Table(  # games that count in a league: the key lets none count twice
    "league_games",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("league_id", Text, nullable=False),
    Column("at", Double, nullable=False),  # when it ended
    Column("places", Text, nullable=False),  # JSON: people's ids with their places
    Column("struck", Boolean, nullable=False, server_default=false()),  # a keeper lets it count no more
)
Index("ix_league_games_league", league_games.c.league_id, league_games.c.at)

turns = Table(  # who is asked at turn-based tables; `done` is secret while a question is sealed
    "turns",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),  # of the question
    Column("since", Double, nullable=False),
    Column("until", Double),  # when their time is up, if there is a limit
    Column("done", Boolean, nullable=False),  # they have answered, though the question is still open
    Column("mailed", Boolean, nullable=False),  # they have been told of it by e-mail, or need not be
    Column("pushed", Boolean, nullable=False),  # the same by web push
)
Index("ix_turns_table", turns.c.table_id)

correspondents = Table(  # what somebody who plays turn by turn wishes
    "correspondents",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("zone", Text, nullable=False),  # their time zone, such as Europe/Budapest
    Column("hour", Integer, nullable=False),  # of the daily digest
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),  # the same hour: there are no quiet hours
    Column("calendar", Integer, nullable=False),  # which of their calendar links works; 0: none
)

ways = Table(  # by which ways somebody is told that it is their turn
    "ways",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("way", Text, primary_key=True),  # "mail", "push"
    Column("how", Text, nullable=False),  # "off", "now", "hourly", "daily"
    Column("next_at", Double, nullable=False),  # not looked at before
    Column("held_until", Double, nullable=False),  # a process is at it
    Column("tries", Integer, nullable=False),  # that have failed, one after the other
    Column("refused", Integer, nullable=False),  # so often the address was refused, one time after the other
)
Index("ix_ways_next", ways.c.way, ways.c.next_at)

sendings = Table(  # how many notices were sent, by day
    "sendings",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),  # since 1970
    Column("way", Text, primary_key=True),
    Column("sent", Integer, nullable=False),
    Column("failed", Integer, nullable=False),
)

devices = Table(  # browsers that take notices while no page is open
    "devices",
    metadata,
    Column("id", Text, primary_key=True),  # a hash of the endpoint
    Column("person_id", Text, nullable=False),
    Column("session", Text, nullable=False),  # what is stored of the session it belongs to; it ends with that
    Column("label", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Double, nullable=False),
)
Index("ix_devices_person", devices.c.person_id)
Index("ix_devices_session", devices.c.session)

vacations = Table(  # when somebody's time in turn-based games stands still
    "vacations",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", Text, nullable=False),
    Column("begins", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("zone", Text, nullable=False),  # in which its days are counted
)
Index("ix_vacations_person", vacations.c.person_id, vacations.c.until)
Index("ix_vacations_until", vacations.c.until)

keys = Table(  # what this server signs with: made at the first start
    "keys",
    metadata,
    Column("name", Text, primary_key=True),  # "links", "push"
    Column("value", Text, nullable=False),
)

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
