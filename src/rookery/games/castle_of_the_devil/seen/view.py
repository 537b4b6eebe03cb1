"""What a seat may see of The Castle of the Devil, built up from nothing (section 5 of the specification).

Of other players' cards a view holds counts, and the faces this viewer knows: seen, shown, or what follows from
that with certainty. It never holds more than the viewer's own marks in the packs say.
"""

from collections.abc import Sequence
from typing import Any

from rookery.core.bits import has
from rookery.core.table import WATCHER
from rookery.games.castle_of_the_devil import said
from rookery.games.castle_of_the_devil.cards.book import FACTIONS, ITEMS, NOTHING, OCCUPATIONS, ONCE, limit
from rookery.games.castle_of_the_devil.moves.notation import card_name, spoken_name
from rookery.games.castle_of_the_devil.rules.fight import ABILITIES, Fight
from rookery.games.castle_of_the_devil.rules.score import campaign_winners
from rookery.games.castle_of_the_devil.rules.trade import Demand, Trade
from rookery.games.castle_of_the_devil.state.packs import Pack
from rookery.games.castle_of_the_devil.state.table import Coach

ENDINGS = ("", "true", "false", "alone", "prophecy", "false-prophecy", "cap")
CHARACTERS = (
    "marie", "basilius", "gundla", "juan", "sarah", "zacharias", "romana", "michel", "theodora", "henry",
)  # fmt: skip


def members(cards: int) -> list[int]:
    """A set of cards as a list."""
    return [n for n in range(cards.bit_length()) if (cards >> n) & 1]


def faces(pack: Pack, cards: int) -> list[int]:
    """The faces of a set of cards, sorted: no order, no card of its own."""
    return sorted(pack.face[n] for n in members(cards))


def luggage(packed: int) -> list[str]:
    """The items an event speaks of, from their packed form."""
    out = [ITEMS[0]] * (packed & 3) + [ITEMS[1]] * ((packed >> 2) & 3)
    return out + [ITEMS[kind] for kind in range(2, len(ITEMS)) if (packed >> (kind + 2)) & 1]


def known_faction(c: Coach, observer: int, seat: int) -> int | None:
    """A faction this observer has seen, or that follows from counting the cards it has."""
    pack = c.factions
    cards = int(pack.zone[seat])
    if cards == 0:
        return None
    if pack.known[observer] & cards:
        return int(c.faction(seat))
    unknown = {pack.face[n] for n in range(len(pack.face)) if not (pack.known[observer] >> n) & 1}
    return unknown.pop() if len(unknown) == 1 else None


def known_job(c: Coach, observer: int, seat: int) -> int | None:
    """An occupation this observer knows."""
    pack = c.jobs
    cards = int(pack.zone[seat])
    if cards == 0:
        return None
    if pack.known[observer] & cards:
        return int(c.job(seat))
    unknown = {pack.face[n] for n in range(len(pack.face)) if not (pack.known[observer] >> n) & 1}
    return unknown.pop() if len(unknown) == 1 else None


def place_name(c: Coach, zone: int) -> int | str:
    """A zone of the items: a seat, or a word."""
    if zone < c.seats:
        return zone
    return ("deck", "deck", "deck", "offer", "aside", "box")[zone - int(c.seats)]


def fact_notes(c: Coach, pack: Pack, observer: int, names: tuple[str, ...], where: Any) -> list[dict[str, Any]]:
    """What an observer knows without knowing where exactly: these cards lie among those places."""
    notes = []
    for fact in pack.facts_of(observer):
        told, among = int(fact.told), int(fact.among)
        places: dict[str, int] = {}
        for zone, cards in enumerate(pack.zone):
            n = (int(cards) & among).bit_count()
            if n:
                name = str(where(zone))
                places[name] = places.get(name, 0) + n
        notes.append({"cards": [names[f] for f in faces(pack, told)], "among": places})
    return sorted(notes, key=lambda note: (note["cards"], sorted(note["among"].items())))


def view_player(c: Coach, seat: int, observer: int, character: str) -> dict[str, Any]:
    """One passenger, as the observer sees them."""
    items, mine = c.items, int(c.items.zone[seat])
    job, faction = known_job(c, observer, seat), known_faction(c, observer, seat)
    face_up = not c.dark(seat) and c.jobs.zone[seat] != 0
    return {
        "seat": seat,
        "character": character,
        "items": int(c.size(seat)),
        "known": [ITEMS[f] for f in faces(items, mine & items.known[observer])],
        "faction": None if faction is None else FACTIONS[faction],
        "occupation": None if job is None else OCCUPATIONS[job],
        "face_up": face_up,
        "spent": face_up and has(ONCE, c.job(seat)),
        "drink": c.seats % 2 == 1,
        "points": c.points[seat],
        "shown": bool((c.shown >> seat) & 1),
    }


def view_fight(f: Fight) -> dict[str, Any]:
    """The fight going on: all of it is public."""
    swords, shields = members(int(f.swords)), members(int(f.shields))
    return {
        "attacker": int(f.attacker),
        "defender": int(f.defender),
        "swords": swords,
        "shields": shields,
        "uses": [{"seat": use >> 6, "card": card_name(use & 63)} for use in f.uses],
        "points": [int(f.swords_count()), int(f.shields_count())],
        "hypnotised": int(f.banned) if f.banned >= 0 else None,
        "duel": bool(f.duel),
        "verdict": int(f.verdict) if f.verdict >= 0 else None,
        "winner": int(f.winner) if f.winner >= 0 else None,
        "abilities": bool(f.step >= ABILITIES),
    }


def view_offer(c: Coach, observer: int) -> dict[str, Any] | None:
    """The item lying face down between two players."""
    for frame in c.stack:
        if isinstance(frame, Trade) and frame.partner >= 0 and c.items.zone[c.offer]:
            cards = int(c.items.zone[c.offer])
            known = bool(c.items.known[observer] & cards)
            return {
                "from": int(frame.seat),
                "to": int(frame.partner),
                "item": ITEMS[c.items.only(c.offer)] if known else None,
            }
    return None


def view_demand(c: Coach) -> dict[str, Any] | None:
    """What the Diplomat has demanded."""
    for frame in c.stack:
        if isinstance(frame, Demand) and frame.name != NOTHING:
            return {"from": int(frame.seat), "to": int(frame.target), "name": spoken_name(int(frame.name))}
    return None


def view_fight_now(c: Coach) -> dict[str, Any] | None:
    """The fight in progress, once somebody has been pointed at."""
    for frame in c.stack:
        if isinstance(frame, Fight) and frame.defender >= 0:
            return view_fight(frame)
    return None


def view(c: Coach, seat: int, who: Sequence[str]) -> dict[str, Any]:
    """The whole table for one viewer; WATCHER sees what everybody knows. `who`: the characters by seat."""
    observer = int(c.seats) if seat == WATCHER else seat
    tops = [int(c.items.zone[zone]) for zone in (c.first, c.second)]
    known = c.items.known[observer]
    deck = int(c.items.zone[c.deck])
    return {
        "game": "castle-of-the-devil",
        "seat": None if seat == WATCHER else seat,
        "seats": int(c.seats),
        "round": int(c.round),
        "rounds": int(c.house.rounds),
        "turn": int(c.turn),
        "turns": int(c.turns),
        "starter": int(c.starter),
        "limit": int(limit(c.seats)),
        "deck": int(c.left()),
        "pile": int(c.jobs.size(c.pile)),
        "turned": bool(c.turned),
        "waiting": [s for s in range(c.seats) if (c.invited >> s) & 1],
        "phase": "over" if c.over else phase(c),
        "offer": view_offer(c, observer),
        "demand": view_demand(c),
        "fight": view_fight_now(c),
        "players": [view_player(c, s, observer, who[s]) for s in range(c.seats)],
        "notes": {
            "deck": [ITEMS[f] for f in faces(c.items, deck & known)],
            "top": [ITEMS[c.items.only(z)] for z, t in zip((c.first, c.second), tops, strict=True) if t & known],
            "pile": [OCCUPATIONS[f] for f in faces(c.jobs, c.jobs.zone[c.pile] & c.jobs.known[observer])],
            "items": fact_notes(c, c.items, observer, ITEMS, lambda z: place_name(c, z)),
            "occupations": fact_notes(
                c, c.jobs, observer, OCCUPATIONS, lambda z: z if z < c.seats else "pile"
            ),
        },
        "ending": ENDINGS[c.ending] or None,
        "claimant": int(c.claimant) if c.claimant >= 0 else None,
        "winners": members(int(c.winners)),
        "champions": members(int(campaign_winners(c))) if c.over and c.house.rounds > 1 else [],
        "over": c.over,
    }  # fmt: skip


def phase(c: Coach) -> str:
    """The moment of section 3.15, in a word: the same for the one who chooses and for those who wait."""
    about = int(c.about)
    if about in (said.ASK_BEFORE, said.ASK_SUPPORT, said.ASK_HYPNOSIS, said.ASK_ABILITY, said.ASK_DOCTOR):
        return {
            said.ASK_BEFORE: "before",
            said.ASK_SUPPORT: "support",
            said.ASK_HYPNOSIS: "hypnosis",
            said.ASK_ABILITY: "abilities",
            said.ASK_DOCTOR: "doctor",
        }[about]
    if about in (said.ASK_REWARD, said.ASK_TAKE, said.ASK_GIVE_BACK):
        return "reward"
    if about in (said.ASK_ANSWER, said.ASK_SMUGGLE, said.ASK_CARRY, said.ASK_BAG, said.ASK_DIRECTION):
        return "trade"
    if about in (said.ASK_DEMAND_WHOM, said.ASK_DEMAND_WHAT, said.ASK_DEMANDED, said.ASK_DEMAND_GIVE):
        return "demand"
    last = {said.ASK_PAYMENT: "payment", said.ASK_PRESENT: "present", said.ASK_STACK: "foresight"}
    return "sextant" if about == said.ASK_PASS_ON else last.get(about, "turn")
