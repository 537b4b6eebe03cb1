"""What `rookery play` is told on the command line: a game begun or gone on with, seats, bots, options."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rookery.play.match import Match
    from rookery.terminal.sitting.session import Seating


def usual_seats(game: str, seats: int | None) -> int:
    """So many sit down: the number asked for, or a complaint; the usual one if nobody asked."""
    from rookery.play.game import game as find
    from rookery.terminal.complaint import Complaint

    if seats is None:
        return find(game).usual_seats
    allowed = find(game).seats
    if seats not in allowed:
        raise Complaint("ui-error-seats", seats=seats, allowed=f"{allowed[0]}–{allowed[-1]}")
    return seats


BOT_NAMES = ("Mira", "Bruno", "Zita", "Oskar")


def started(
    game: str,
    seats: int,
    seed: str | None,
    bots: list[str] | None,
    seat: int | None,
    name: str | None,
    options: dict[str, Any],
    lang: str,
) -> tuple[Match, Seating]:
    """A new match and who sits where."""
    from rookery.i18n import texts
    from rookery.play.game import game as find
    from rookery.terminal.complaint import Complaint
    from rookery.terminal.sitting.session import Seating

    mine = own_seat(seat, seats)
    me = (texts(lang).t("ui-newcomer") if name is None else name).strip()
    if not 0 < len(me) <= 30 or not me.isprintable():
        raise Complaint("ui-error-name")
    others = [each for each in BOT_NAMES if each.casefold() != me.casefold()]
    others += [f"{each} II" for each in BOT_NAMES]
    names = [*others[:mine], me, *others[mine : seats - 1]]
    fixed = int(seed) if seed is not None and seed.lstrip("-").isdecimal() and len(seed) < 19 else seed
    match = find(game).start(seats, seed=fixed, options=options, names=names)
    return match, Seating(mine, bot_levels(game, bots, seats, mine), bot_seed(seed))


def loaded(
    path: Path, game: str, bots: list[str] | None, seat: int | None, seed: str | None
) -> tuple[Match, Seating]:
    """A kept game and who sits where; what the command line says goes first."""
    from rookery.terminal import files
    from rookery.terminal.complaint import Complaint
    from rookery.terminal.sitting.session import Seating, seating_from

    match, notes = files.load(path)
    if match.game != game:
        raise Complaint("ui-error-other-game", file=str(path))
    seating = seating_from(notes, match, Seating(0, [], bot_seed(seed)))
    if seat is not None:
        seating.seat = own_seat(seat, match.seats)
    if bots:
        seating.levels = bot_levels(game, bots, match.seats, seating.seat)
    return match, seating


def own_seat(seat: int | None, seats: int) -> int:
    """The person's seat, or a complaint."""
    from rookery.terminal.complaint import Complaint

    mine = 0 if seat is None else seat
    if not 0 <= mine < seats:
        raise Complaint("ui-error-seat", seat=str(mine), last=str(seats - 1))
    return mine


def bot_levels(game: str, given: list[str] | None, seats: int, mine: int) -> list[str]:
    """One level per seat: one name for all bots, or one per bot in the order of the seats."""
    from rookery.play.bots import level_names, levels, usual_level
    from rookery.terminal.complaint import Complaint

    known = levels(game)
    wanted = [word.strip() for text in given or [] for word in text.split(",")] or [usual_level(game)]
    for word in wanted:
        if word not in level_names(game):
            raise Complaint("ui-error-bot", name=word, known=", ".join(known))
    if len(wanted) == 1:
        wanted *= seats - 1
    if len(wanted) != seats - 1:
        raise Complaint("ui-error-bots", count=len(wanted), wanted=str(seats - 1))
    return [*wanted[:mine], usual_level(game), *wanted[mine:]]


def contestants(game: str, listed: str | None, single: list[str]) -> list[str]:
    """The bots of an arena: those between commas, then those named one by one; if none, the usual two."""
    from rookery.play.bots import levels, usual_level

    if listed is None and not single:
        return [usual_level(game), levels(game)[0]]
    return [word.strip() for word in (listed or "").split(",") if word.strip()] + single


def bot_seed(seed: str | None) -> int:
    """The bots' own chance: fixed with the seed, else anything."""
    import hashlib
    import secrets

    if seed is None:
        return secrets.randbits(31)
    return int.from_bytes(hashlib.blake2b(f"bots {seed}".encode(), digest_size=3).digest(), "big")


def table_options(game: str, given: list[str], cards: Path | None, open_: bool) -> dict[str, Any]:
    """NAME=VALUE pairs as options; the library checks them again."""
    from rookery.errors import GameError
    from rookery.play.game import game as find
    from rookery.terminal import files
    from rookery.terminal.complaint import Complaint

    known = {o.name: o for o in find(game).options if o.choices}
    out: dict[str, Any] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise Complaint("ui-error-option-form", text=text)
        if name not in known:
            raise Complaint("ui-error-option", name=name)
        allowed = {str(v).lower(): v for v in known[name].values}
        word = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(value.lower(), value.lower())
        if word not in allowed:
            raise Complaint("ui-error-option-value", value=value, name=name, allowed=", ".join(allowed))
        out[name] = allowed[word]
    if open_:
        opening = [name for name, o in known.items() if name.startswith("open-") and True in o.values]
        if not opening:
            raise Complaint("ui-error-option", name="open-…")
        out.update(dict.fromkeys(opening, True))
    if cards is not None:
        out["cards"] = files.read_text(cards)
        try:
            find(game).start(find(game).seats[0], seed=0, options={"cards": out["cards"]})
        except GameError as error:
            raise Complaint("ui-error-cards", file=str(cards), why=error.say) from None
    return out
