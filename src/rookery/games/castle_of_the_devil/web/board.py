"""What the page of The Castle of the Devil shows, drawn from views alone.

`shared` is the coach as somebody at the window sees it: backs, counts, the fight. Whatever only one viewer knows
goes into slots, and `seat` fills them from that viewer's view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.castle_of_the_devil.web.backs import Memory, follow
from rookery.games.castle_of_the_devil.web.bar import moves_bar, naming_bar, naming_box, target
from rookery.games.castle_of_the_devil.web.cards import (
    NAME,
    Book,
    Player,
    faction_card,
    job_card,
    known_line,
    own_card,
    sign,
)
from rookery.games.castle_of_the_devil.web.notes import draw_notes
from rookery.games.castle_of_the_devil.web.ride import draw_ride, side_of
from rookery.games.sheet import Drawn, Sheet, escape, slot, use

__all__ = ["Book", "answer", "cover", "ending", "follow", "seat", "shared"]

LOG_IS_PUBLIC = False  # whoever sees a card reads its name in the log
FOLLOWS_EVENTS = True  # an exchange leaves all counts as they were: only the events tell of it
QUIET_EVENTS = ("action", "partner")
HELP = {
    "turn": ("CD-T1", "CD-X1", "CD-F1", "CD-V1"),
    "answer": ("CD-X2", "CD-X5", "CD-X7"),
    "support": ("CD-F4", "CD-F8"),
    "before": ("CD-F3", "CD-W2", "CD-W15"),
    "ability": ("CD-F6", "CD-F7", "CD-W2"),
    "doctor": ("CD-O2", "CD-W2"),
    "reward": ("CD-F9", "CD-F10"),
    "allies": ("CD-V2", "CD-V5", "CD-V6"),
    "enemies": ("CD-N2", "CD-Q45"),
    "present": ("CD-H1", "CD-H2", "CD-H3"),
}
"""The clauses behind each question, for those who ask what they can do."""

NAMING = ("allies", "enemies")
ASK_ABOUT = {"offer": "give", "answer": "return", "pass-on": "give", "payment": "give", "give-back": "give",
             "demand-give": "give", "demanded": "hand", "present": "present"}  # fmt: skip
"""The verb with which a card of the own hand is asked about, by question."""


# -- what everybody sees -------------------------------------------------------------------------------------


def shared(view: Mapping[str, Any], memory: Memory, sheet: Sheet) -> Drawn:
    """The coach, with slots where viewers differ."""
    words, heaps, fight = sheet.book.words(sheet.t), memory["heaps"], view["fight"]
    panels = []
    for s, p in enumerate(view["players"]):
        asked, turn = s in view["waiting"], s == view["turn"] and not view["over"]
        drawn = sheet.keep(
            f"seat-{s}",
            draw_panel,
            p,
            heaps[str(s)],
            asked,
            turn,
            side_of(s, fight),
            view["over"],
            view["rounds"] > 1,
        )
        panels.append(drawn)
    middle = (view["offer"], view["demand"], fight, view["phase"], view["turn"], heaps["offer"])
    end = None
    if view["over"]:
        end = (view["ending"], view["claimant"], view["winners"], view["champions"], view["rounds"] > 1)
    stacks = (heaps["deck"][-1:], view["deck"], view["pile"], view["turned"])
    board = [
        words.rivals,
        sheet.keep("ride", draw_ride, [p["character"] for p in view["players"]], middle, end, stacks),
        words.me,
        words.notes,
    ]
    return Drawn(
        board, panels, sheet.keep("where", draw_where, *progress(view)), "fight" if fight else view["phase"]
    )


def progress(view: Mapping[str, Any]) -> tuple[Any, ...]:
    """What the line above the board depends on."""
    return view["round"], view["rounds"], view["turns"], view["phase"]


def draw_where(sheet: Sheet, number: int, rounds: int, turns: int, phase: str) -> str:
    """How far the journey is."""
    words = sheet.book.words(sheet.t)
    first = words("journey", n=number, of=rounds) if rounds > 1 else words("turn", n=turns)
    more = f"<span>{words('turn', n=turns)}</span>" if rounds > 1 else ""
    return f"<b>{first}</b>{more}<span>{words(f'phase-{phase}')}</span>"


def draw_panel(
    sheet: Sheet, p: Player, backs: Sequence[int], asked: bool, turn: bool, side: str, over: bool, campaign: bool
) -> str:
    """One passenger: portrait, name, papers, luggage."""
    s, words, book = p["seat"], sheet.book.words(sheet.t), sheet.book
    character = book.name(p["character"], sheet.t)
    marks = (" asked" if asked else "") + (" turn" if turn else "") + (f" on-{side}" if side else "")
    lamp = f'<span class="lamp" title="{words("their-turn")}">{use("u-lantern")}</span>' if turn else ""
    points = f'<span class="pts" title="{words("points")}">{use("u-star")}{p["points"]}</span>' if campaign else ""
    stand = f'<span class="stand" title="{words(side)}">{sign(side)}</span>' if side else ""
    drink = (
        f'<span class="drink" title="{book.name("drink", sheet.t)}">{sign("drink")}</span>' if p["drink"] else ""
    )
    ask = f'name="move" value="to {s}"'
    heap = "".join([back(s, k, n) for k, n in enumerate(backs)])
    counted = escape(sheet.t.t(f"{NAME}-web-items", count=p["items"]))
    return (
        f'<article class="panel{marks}{slot(f"at-{s}")}" id="seat-{s}">'
        f'<button class="mini portrait" id="face-{s}" form="why" {slot(f"face-{s}", ask)} aria-label="{character}">'
        f"{sign(p['character'], 'cameo')}</button>"
        f'<h2>{sheet.who(s)}<small class="role">{character}</small>{slot(f"mark-{s}")}'
        f"{points}{drink}{lamp}{stand}</h2>"
        f'<div class="papers">{slot(f"fac-{s}", faction_card(book, sheet.t, p, over))}'
        f"{slot(f'job-{s}', job_card(book, sheet.t, p, over))}</div>"
        f'<div class="luggage"><span class="size" title="{counted}"><span data-n>{p["items"]}</span>'
        f'<span class="vh"> {counted}</span></span>{heap}'
        f"{slot(f'know-{s}', known_line(book, sheet.t, p['known'], over))}</div>{slot(f'pick-{s}')}</article>"
    )


def back(seat: int, place: int, number: int) -> str:
    """A face-down item, unless its owner looks."""
    plain = f'<span class="mini back" id="t{number}"></span>'
    return f'<span class="bk" data-was="t{number}">{slot(f"own-{seat}-{place}", plain)}</span>'


# -- what one viewer knows and may do ------------------------------------------------------------------------


AROUND = {
    2: (1, 0, 1),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (2, 2, 2),
    7: (2, 3, 2),
    8: (2, 4, 2),
    9: (2, 5, 2),
    10: (3, 4, 3),
}
"""How many passengers sit at the left window, at the back, at the right window."""


def places(sheet: Sheet, me: int | None, seats: int) -> dict[str, str]:
    """Where everybody sits, clockwise from this viewer's left."""
    order = [s for k in range(seats) if (s := ((me or 0) + k + (me is not None)) % seats) != me]
    left, back_row, right = AROUND[len(order)]
    spots = [f" at-l row-{left + 1 - k if left > 1 else 'all'}" for k in range(left)]
    spots += [f" at-t{back_row} col-{k + 1}" for k in range(back_row)]
    spots += [f" at-r row-{k + 2 if right > 1 else 'all'}" for k in range(right)]
    return {f"at-{s}": spot for s, spot in zip(order, spots, strict=True)}


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The slots of one viewer, and the question bar. `asked` is the question's key, or None."""
    me = view["seat"]
    slots = dict(sheet.keep("places", places, me, view["seats"]))
    if me is None:
        return slots, ""
    over = view["over"]
    for p in view["players"]:
        if p["seat"] != me:
            slots |= sheet.keep(f"know-{p['seat']}", known_slots, p, over, me)
    slots["notes"] = sheet.keep(
        "notes", draw_notes, me, view["players"], view["notes"], view["offer"], view["deck"]
    )
    moves = [] if asked is None or asked in NAMING else [str(m) for m in legal]
    cards, seats, ways = sorted_moves(moves)
    slots |= own_slots(view, asked, cards, sheet)
    slots |= offered_slot(view, sheet)
    if asked in NAMING:
        slots |= {f"pick-{s}": naming_box(sheet, s) for s in range(view["seats"]) if s != me}
        return slots, naming_bar(sheet)
    for s, found in seats.items():
        slots[f"pick-{s}"] = target(sheet, found)
        slots[f"face-{s}"] = f'name="card" value="{view["players"][s]["character"]}"'
    if asked == "take":
        slots |= loot_slot(view, cards, sheet)
    return slots, "" if asked is None else moves_bar(view, asked, moves, ways, sheet)


def sorted_moves(moves: Sequence[str]) -> tuple[dict[str, list[str]], dict[int, list[str]], dict[str, list[str]]]:
    """Moves by the card they are about, by the passenger they are about, and cards with several ways."""
    cards: dict[str, list[str]] = {}
    seats: dict[int, list[str]] = {}
    for move in moves:
        verb, *rest = move.split()
        if verb == "to":
            seats.setdefault(int(rest[0]), []).append(move)
        elif rest and verb not in ("demand", "stack"):
            cards.setdefault(rest[0], []).append(move)
            if verb == "use" and len(rest) > 1:
                seats.setdefault(int(rest[1]), []).append(move)
    return cards, seats, {card: found for card, found in cards.items() if len(found) > 1}


def known_slots(sheet: Sheet, p: Player, over: bool, me: int) -> dict[str, str]:
    """What this viewer knows of somebody else, and the place for the own mark."""
    book, t, s = sheet.book, sheet.t, p["seat"]
    return {
        f"fac-{s}": faction_card(book, t, p, over),
        f"job-{s}": job_card(book, t, p, over),
        f"know-{s}": known_line(book, t, p["known"], over),
        f"mark-{s}": f'<span class="mark" data-kept="mark-{me}-{s}"></span>',
    }


def own_slots(
    view: Mapping[str, Any], asked: str | None, cards: Mapping[str, list[str]], sheet: Sheet
) -> dict[str, str]:
    """One's own papers and luggage: what can be used now is lit, the rest says why it cannot."""
    me, book, t = view["seat"], sheet.book, sheet.t
    mine = view["players"][me]
    slots = {f"know-{me}": ""}
    if mine["faction"] is not None:
        ask = f'form="why" name="card" value="{mine["faction"]}"'
        slots[f"fac-{me}"] = own_card(book, t, mine["faction"], "own-faction", ask)
    if mine["occupation"] is not None:
        job = mine["occupation"]
        note = "spent" if mine["spent"] else "face-up" if mine["face_up"] else ""
        ask = control(sheet, job, cards.get(job, ()), f"use {job}")
        slots[f"job-{me}"] = own_card(book, t, job, "own-job", ask, note)
    verb = ASK_ABOUT.get(asked or "", "use")
    count: Counter[str] = Counter()
    for k, card in enumerate(hand_in_order(sheet, mine["known"])):
        probe = f"present {card} {(me + 1) % view['seats']}" if verb == "present" else f"{verb} {card}"
        found = cards.get(card, ()) if asked != "take" else ()
        slots[f"own-{me}-{k}"] = own_card(
            book, t, card, f"own-{card}-{count[card]}", control(sheet, card, found, probe)
        )
        count[card] += 1
    return slots


def hand_in_order(sheet: Sheet, faces: Sequence[str]) -> list[str]:
    """The own luggage in the order in which it came, as far as this sheet remembers."""
    left = Counter(faces)
    order = []
    for card in (*sheet.kept.get("hand", ((), ()))[1], *faces):
        if left[card] > 0:
            left[card] -= 1
            order.append(card)
    sheet.kept["hand"] = ((), order)
    return order


def control(sheet: Sheet, card: str, moves: Sequence[str], probe: str) -> str:
    """What a click on an own card does: play it, choose a way, or ask why not."""
    if not moves:
        return f'form="why" name="move" value="{probe}"'
    if len(moves) > 1:
        return f'type="button" popovertarget="ways-{card}" aria-haspopup="true"'
    return f'name="move" value="{escape(moves[0])}" aria-label="{escape(sheet.say(moves[0]))}"'


def offered_slot(view: Mapping[str, Any], sheet: Sheet) -> dict[str, str]:
    """The offered card, for the two who see it."""
    offer, me = view["offer"], view["seat"]
    if offer is None or offer["item"] is None:
        return {}
    card = offer["item"]
    ident = f"own-{card}-{view['players'][me]['known'].count(card)}" if offer["from"] == me else "offered"
    ask = f'form="why" name="card" value="{card}"'
    return {"offered": own_card(sheet.book, sheet.t, card, ident, ask)}


def loot_slot(view: Mapping[str, Any], cards: Mapping[str, list[str]], sheet: Sheet) -> dict[str, str]:
    """The loser's luggage before the winner."""
    fight = view["fight"]
    if fight is None:
        return {}
    loser = fight["defender"] if view["seat"] == fight["attacker"] else fight["attacker"]
    chips = []
    for card in cards:
        said = escape(sheet.say(f"take {card}"))
        chips.append(
            f'<button class="kn lit s-{sheet.book.suit(card)}" name="move" value="take {card}" title="{said}">'
            f'{sign(card)}<span class="vh">{said}</span></button>'
        )
    return {f"know-{loser}": f'<div class="known">{"".join(chips)}</div>'}


# -- answers from forms, and the end -------------------------------------------------------------------------


def answer(form: Mapping[str, Sequence[str]]) -> str:
    """The move a form stands for. Chosen passengers become `name …`."""
    if form.get("move"):
        return form["move"][-1]
    if (form.get("do") or [""])[-1] == "name":
        return " ".join(["name", *(form.get("named") or ["nobody"])])
    return ""


def ending(view: Mapping[str, Any], sheet: Sheet) -> str:
    """For the page after the end: who belonged to whom, with all cards face up."""
    words, book, t = sheet.book.words(sheet.t), sheet.book, sheet.t
    winners = final_winners(view)
    out = []
    for faction in ("order", "brotherhood"):
        members = [p for p in view["players"] if p["faction"] == faction]
        won = " won" if all(p["seat"] in winners for p in members) else ""
        name = f"{sign(faction)}{book.name(faction, t)}"
        rows = "".join(end_row(sheet, p, view) for p in members)
        out.append(
            f'<section class="panelbox society s-{book.suit(faction)}{won}"><h2>{name}</h2>'
            f'<ul class="list">{rows}</ul></section>'
        )
    rest = (*view["notes"]["top"], *view["notes"]["deck"])
    left = "".join(book.chip(c, t) for c in rest)
    deck = f"<p>{words('left-in-deck')} {left}</p>" if rest else ""
    return f'<div class="grid2 societies">{"".join(out)}</div>{deck}'


def final_winners(view: Mapping[str, Any]) -> Sequence[int]:
    """CD-K6: a campaign has winners of its own; the last journey's are others."""
    found: Sequence[int] = view["champions"] if view["rounds"] > 1 else view["winners"]
    return found


def end_row(sheet: Sheet, p: Player, view: Mapping[str, Any]) -> str:
    """One passenger, all cards up."""
    book, t, s = sheet.book, sheet.t, p["seat"]
    words = book.words(t)
    crown = use("u-trophy", "ic fill") if s in final_winners(view) else ""
    claimed = f'<span class="pill hot">{words("claimant")}</span>' if s == view["claimant"] else ""
    chips = "".join(book.chip(c, t) for c in (p["occupation"], *p["known"]))
    return (
        f'<li>{sign(p["character"], "cameo")}<span class="grow"><b>{escape(sheet.names[s])}</b> '
        f'<small class="muted">{book.name(p["character"], t)}</small> {claimed}</span>{crown}'
        f'<span class="chips">{chips}</span></li>'
    )


def cover() -> str:
    """The lid of the box, for the home page."""
    return (
        f'<div class="cover cover-{NAME}" aria-hidden="true">{sign("castle", "castle")}{sign("bolt", "bolt")}'
        f"{sign('coach', 'wagon')}</div>"
    )
