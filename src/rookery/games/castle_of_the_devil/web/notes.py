"""What a viewer knows for certain, passenger by passenger, and room for what is only suspected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rookery.games.castle_of_the_devil.cards.book import ITEMS, KIND_OF, OCCUPATIONS, UNSEALED
from rookery.games.castle_of_the_devil.web.cards import NAME, Player, Words, mark_options, sign
from rookery.games.sheet import Sheet, escape, use


def draw_notes(
    sheet: Sheet,
    me: int,
    players: Sequence[Player],
    notes: Mapping[str, Any],
    offer: Mapping[str, Any] | None,
    deck: int,
    stood: Sequence[Sequence[int]],
) -> str:
    """Everything this viewer knows for certain, passenger by passenger, and room for what is only suspected."""
    words = sheet.book.words(sheet.t)
    rows = "".join(note_row(sheet, me, p, stood[p["seat"]]) for p in players if p["seat"] != me)
    facts = "".join(f"<li>{fact}</li>" for fact in certain(sheet, players, notes, offer, deck))
    head = "".join(f'<th scope="col">{words(k)}</th>' for k in ("passenger", "faction", "job", "luggage"))
    return (
        f'<button class="notes-label" type="button" popovertarget="notes-body">{use("u-eye")}'
        f"<span>{words('notes')}</span></button>"
        f'<div class="notes-body" id="notes-body" popover data-page="2"><h2>{words("notes")}</h2>'
        f'<p class="quiet">{words("notes-lead")}</p><table><thead><tr>{head}'
        f'<th scope="col" class="js-only">{words("marks")}</th></tr></thead><tbody>{rows}</tbody></table>'
        f"<h3>{words('certain')}</h3><ul>{facts}</ul></div>"
    )


def note_row(sheet: Sheet, me: int, p: Player, stood: Sequence[int]) -> str:
    """One passenger in the notes."""
    book, t, s = sheet.book, sheet.t, p["seat"]
    words = book.words(t)
    name = escape(sheet.names[s])
    faction = book.chip(p["faction"], t) if p["faction"] else "?"
    job = book.chip(p["occupation"], t) if p["occupation"] else "?"
    hidden = p["items"] - len(p["known"])
    items = "".join(book.chip(c, t) for c in p["known"]) + (
        f"<span>{words('unknown', count=hidden)}</span>" if hidden else ""
    )
    heads = [f' data-head="{words(key)}"' for key in ("faction", "job", "luggage")]
    fights = words("stood", **{"with": stood[0], "against": stood[1]})
    mark, text = (words(k, name=sheet.names[s]) for k in ("mark-of", "text-of"))
    return (
        f'<tr><th scope="row">{sign(p["character"], "cameo")}{name}<small class="stood">{fights}</small></th>'
        f'<td{heads[0]}>{faction}</td><td{heads[1]}>{job}</td><td{heads[2]}>{items}</td><td class="js-only">'
        f'<select form="local" data-keep="mark-{me}-{s}" aria-label="{mark}">{mark_options(words, "–")}</select>'
        f'<input form="local" data-keep="text-{me}-{s}" maxlength="120" autocomplete="off" aria-label="{text}">'
        f"</td></tr>"
    )


def certain(
    sheet: Sheet, players: Sequence[Player], notes: Mapping[str, Any], offer: Mapping[str, Any] | None, deck: int
) -> list[str]:
    """What follows for certain, in sentences."""
    words, book, t = sheet.book.words(sheet.t), sheet.book, sheet.t

    def cards(found: Iterable[str]) -> str:
        return t.join(
            [f"{book.card_words(c, t.lang)[0]}{f' ×{n}' if n > 1 else ''}" for c, n in Counter(found).items()]
        )

    out = []
    for note in (*notes["items"], *notes["occupations"]):
        where = t.join([place_words(sheet, place) for place in note["among"]])
        out.append(words("among", cards=cards(note["cards"]), places=where))
    if notes["top"]:
        out.append(words("on-top", cards=cards(notes["top"])))
    if notes["deck"]:
        out.append(words("in-deck", cards=cards(notes["deck"])))
    if notes["pile"]:
        out.append(words("in-pile", cards=cards(notes["pile"])))
    unseen = unseen_items(players, notes, offer, deck)
    if unseen:
        out.append(words("unseen", cards=cards(unseen)))
    jobs = [j for j in OCCUPATIONS if j not in {p["occupation"] for p in players} and j not in notes["pile"]]
    if jobs:
        out.append(words("unseen-jobs", cards=cards(jobs)))
    return out + faction_count(words, players)


def place_words(sheet: Sheet, place: str) -> str:
    """A place of a note: somebody, or a heap."""
    if place.isdigit():
        return sheet.names[int(place)]
    return sheet.t.t(f"{NAME}-web-place-{place}")


def unseen_items(
    players: Sequence[Player], notes: Mapping[str, Any], offer: Mapping[str, Any] | None, deck: int
) -> list[str]:
    """The items whose place is unknown: those in play less those known. [] if one cannot tell which are in play."""
    seats, total = len(players), sum(p["items"] for p in players) + deck + (offer is not None)
    full = Counter(ITEMS[kind] for kind in KIND_OF)
    full -= Counter({"pearl": seats == 3, "coat": seats == 10})
    sealed = Counter({c: n for c, n in full.items() if c not in UNSEALED})
    in_play = next((c for c in (full, sealed) if c.total() == total), None)
    if in_play is None:
        return []
    known = Counter(c for p in players for c in p["known"]) + Counter(notes["deck"]) + Counter(notes["top"])
    if offer is not None and offer["item"]:
        known[offer["item"]] += 1
    return list((in_play - known).elements())


def faction_count(words: Words, players: Sequence[Player]) -> list[str]:
    """How many unknown passengers are of which faction, where the number is fixed (CD-S4); else that it is not."""
    half, odd = divmod(len(players), 2)
    if odd:
        return [words("odd")]
    left = [half - sum(p["faction"] == f for p in players) for f in ("order", "brotherhood")]
    return [words("factions-left", order=left[0], brotherhood=left[1])] if any(left) else []
