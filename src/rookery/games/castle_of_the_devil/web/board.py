"""What the page of The Castle of the Devil shows, drawn from views alone.

`shared` is the coach as somebody at the window sees it: backs, counts, the fight. Whatever only one viewer knows
goes into slots, and `seat` fills them from that viewer's view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.castle_of_the_devil.web.backs import Memory, follow
from rookery.games.castle_of_the_devil.web.bar import (
    ask_first,
    final,
    moves_bar,
    naming_bar,
    naming_box,
    plaques,
    spoils,
    target,
)
from rookery.games.castle_of_the_devil.web.cards import (
    NAME,
    Book,
    Player,
    closed_case,
    drawn,
    faction_card,
    guess_card,
    job_card,
    job_guess,
    known_case,
    own_card,
    sign,
)
from rookery.games.castle_of_the_devil.web.goal import draw_goal
from rookery.games.castle_of_the_devil.web.notes import draw_notes
from rookery.games.castle_of_the_devil.web.plan import draw_naming, draw_plan, draw_then
from rookery.games.castle_of_the_devil.web.ride import draw_ride, side_of
from rookery.games.sheet import Drawn, Page, Sheet, escape, seal, slot, use

__all__ = ["Book", "answer", "ending", "follow", "seat", "shared"]

LOG_IS_PUBLIC = False  # whoever sees a card reads its name in the log
LOG_HEADS = ("turn",)  # what begins a new part of the log
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

PAGES = (Page(f"{NAME}-web-coach", "u-table"), Page(f"{NAME}-web-notes", "u-eye"))
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
    middle = (
        view["offer"], view["demand"], fight, view["phase"], view["turn"], heaps["offer"], view["waiting"],
    )  # fmt: skip
    end = None
    if view["over"]:
        best = final_winners(view)
        last = view["winners"] if view["rounds"] > 1 else ()
        end = (view["ending"], view["claimant"], memory.get("named", ()), best, last, view["turned"])
    stacks = (heaps["deck"][-1:], view["deck"], view["pile"], view["turned"])
    people = view["players"] if end is not None else [{"character": p["character"]} for p in view["players"]]
    board = [
        words.rivals,
        sheet.keep("ride", draw_ride, people, middle, end, stacks),
        words.me,
        words.notes,
    ]
    return Drawn(
        board, panels, sheet.keep("where", draw_where, *progress(view)), "fight" if fight else view["phase"]
    )


def progress(view: Mapping[str, Any]) -> tuple[Any, ...]:
    """What the line above the board depends on."""
    return view["round"], view["rounds"], view["turns"], view["phase"], view["deck"]


def draw_where(sheet: Sheet, number: int, rounds: int, turns: int, phase: str, deck: int) -> str:
    """How far the journey is."""
    words = sheet.book.words(sheet.t)
    first = words("journey", n=number, of=rounds) if rounds > 1 else words("turn", n=turns)
    more = f"<span>{words('turn', n=turns)}</span>" if rounds > 1 else ""
    left = f'<span class="dk">{sign("bag")}{words("items-left", count=deck)}</span>'
    return f"<b>{first}</b>{more}<span>{words(f'phase-{phase}')}</span>{left}"


def draw_panel(
    sheet: Sheet, p: Player, backs: Sequence[int], asked: bool, turn: bool, side: str, over: bool, campaign: bool
) -> str:
    """One passenger: portrait, name, papers, luggage."""
    s, words, book = p["seat"], sheet.book.words(sheet.t), sheet.book
    character = book.name(p["character"], sheet.t)
    marks = (" asked" if asked else "") + (" turn" if turn else "") + (f" on-{side}" if side else "")
    lamp = f'<span class="vh">{words("their-turn")}</span>' if turn else ""
    points = f'<span class="pts" title="{words("points")}">{use("u-star")}{p["points"]}</span>' if campaign else ""
    stand = f'<span class="stand" title="{words(side)}">{sign(side)}</span>' if side else ""
    ask = f'name="move" value="to {s}"'
    return (
        f'<article class="panel s{s}{marks}{slot(f"at-{s}")}" id="seat-{s}">'
        f"{drawn('storm', 'win')}{drawn('drape', 'drape')}"
        f'<h2 class="plate">{seal(s)}{sheet.who(s)}{points}{lamp}{stand}</h2>'
        f'<button class="mini portrait" id="face-{s}" form="why" {slot(f"face-{s}", ask)} aria-label="{character}">'
        f'{sign(p["character"], "bust")}</button><small class="role">{character}</small>{slot(f"papers-{s}")}'
        f'<div class="papers">{slot(f"fac-{s}", faction_card(book, sheet.t, p, over))}'
        f"{slot(f'job-{s}', job_card(book, sheet.t, p, over))}{slot(f'memo-{s}')}</div>{slot(f'bags-{s}')}"
        f"{draw_luggage(sheet, p, backs)}{slot(f'goal-{s}')}{slot(f'pick-{s}')}</article>"
    )


def draw_luggage(sheet: Sheet, p: Player, backs: Sequence[int]) -> str:
    """The rail with the suitcases: how many, what everybody knows of them, and who stood with whom."""
    s, book, t = p["seat"], sheet.book, sheet.t
    drink = book.name("drink", t)
    flask = f'<span class="drink" title="{drink}">{sign("drink")}</span>' if p["drink"] else ""
    counted = escape(t.t(f"{NAME}-web-items", count=p["items"]))
    heap = "".join([back(sheet, p, k, n) for k, n in enumerate(backs)])
    return (
        f'<div class="luggage{" heap" if len(backs) > 4 else ""}">{flask}'
        f'<span class="size" title="{counted}">{sign("bag")}<span data-n>{p["items"]}</span>'
        f'<span class="vh"> {counted}</span></span>{heap}{slot(f"gaps-{s}")}{slot(f"ties-{s}")}</div>'
    )


def back(sheet: Sheet, p: Player, place: int, number: int) -> str:
    """A suitcase, unless its owner looks."""
    seat, known = p["seat"], p["known"]
    plain = (
        known_case(sheet.book, sheet.t, known[place], seat + place, number)
        if place < len(known)
        else closed_case(seat + place, number)
    )
    return f'<span class="bk" data-was="t{number}">{slot(f"own-{seat}-{place}", plain)}</span>'


# -- what one viewer knows and may do ------------------------------------------------------------------------


AROUND = {
    2: (0, 2, 0),
    3: (1, 1, 1),
    4: (1, 2, 1),
    5: (1, 3, 1),
    6: (1, 4, 1),
    7: (2, 3, 2),
    8: (2, 4, 2),
    9: (2, 5, 2),
    10: (3, 4, 3),
}
"""How many of the others sit at the left, at the back, at the right."""


def places(sheet: Sheet, me: int | None, seats: int) -> dict[str, str]:
    """Where everybody sits, clockwise from this viewer's left: up, along the rear bench, and down."""
    order = [s for k in range(seats) if (s := ((me or 0) + k + (me is not None)) % seats) != me]
    left, rear, right = AROUND[len(order)]
    spots = [f" at-l{left - k}" for k in range(left)]
    spots += [f" at-t{k + 1} of-{rear}" for k in range(rear)]
    spots += [f" at-r{k + 1}" for k in range(right)]
    found = {f"at-{s}": spot for s, spot in zip(order, spots, strict=True)}
    return found | {"around": f" o{len(order)}"}


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The slots of one viewer, and the question bar. `asked` is the question's key, or None."""
    me = view["seat"]
    slots = dict(sheet.keep("places", places, me, view["seats"]))
    if me is None:
        return slots, ""
    over, heaps = view["over"], sheet.memory["heaps"]
    ties = sheet.memory["ties"].get(me, {})
    jobs = tuple(sorted({*view["notes"]["pile"], *(p["occupation"] for p in view["players"] if p["occupation"])}))
    for p in view["players"]:
        s = p["seat"]
        if s != me:
            slots |= sheet.keep(f"know-{s}", known_slots, p, over, me, heaps[str(s)], ties.get(s, (0, 0)), jobs)
    stood = [ties.get(p["seat"], (0, 0)) for p in view["players"]]
    slots["notes"] = sheet.keep(
        "notes", draw_notes, me, view["players"], view["notes"], view["offer"], view["deck"], stood
    )
    moves = [] if asked is None or asked in NAMING else [str(m) for m in legal]
    cards, seats, ways = sorted_moves(moves)
    slots |= own_slots(view, asked, cards, sheet)
    slots |= offered_slot(view, sheet)
    if asked in NAMING:
        slots |= {f"pick-{s}": naming_box(sheet, s) for s in range(view["seats"]) if s != me}
        if asked == "allies":
            slots["plan"] = draw_naming(view, sheet)
        return slots, naming_bar(sheet)
    for s, found in seats.items():
        slots[f"pick-{s}"] = target(sheet, asked, found)
        slots[f"face-{s}"] = f'name="card" value="{view["players"][s]["character"]}"'
    if asked is None:
        return slots, ""
    slots |= stage_slots(view, asked, moves, sheet)
    return slots, moves_bar(view, asked, moves, ways, sheet)


def stage_slots(view: Mapping[str, Any], asked: str, moves: Sequence[str], sheet: Sheet) -> dict[str, str]:
    """What the one who is asked sees in the middle."""
    if asked == "turn":
        return {"plan": plaques(view, moves, sheet) + ask_first(moves, sheet)}
    if asked in ("reward", "take"):
        return {"spoils": spoils(view, asked, moves, sheet)}
    if asked == "answer":
        return {"then": draw_then(sheet, "answer")}
    plan = draw_plan(view, asked, sheet)
    return {"plan": plan} if plan else {}


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


def known_slots(
    sheet: Sheet, p: Player, over: bool, me: int, backs: Sequence[int], ties: Sequence[int], jobs: Sequence[str]
) -> dict[str, str]:
    """What this viewer knows of somebody else, and room for what is only suspected."""
    book, t, s = sheet.book, sheet.t, p["seat"]
    words = book.words(t)
    guess = p["faction"] is None and not over
    unknown_job = p["occupation"] is None and not over
    label = words("text-of", name=sheet.names[s])
    stood = words("stood", **{"with": ties[0], "against": ties[1]})
    slots = {
        f"fac-{s}": guess_card(sheet, p, me) if guess else faction_card(book, t, p, over),
        f"job-{s}": job_guess(sheet, p, me, jobs) if unknown_job else job_card(book, t, p, over),
        f"memo-{s}": f'<input class="memo js-only" form="local" data-keep="text-{me}-{s}" maxlength="120" '
        f'autocomplete="off" placeholder="{words("memo")}" title="{label}" aria-label="{label}">',
        f"ties-{s}": f'<span class="ties" title="{stood}">{tie("with", ties[0])}{tie("against", ties[1])}'
        f'<span class="vh"> {stood}</span></span>',
    }
    for k, card in enumerate(p["known"][: len(backs)]):
        slots[f"own-{s}-{k}"] = known_case(book, t, card, s + k, backs[k])
    return slots


def tie(how: str, count: int) -> str:
    """How often somebody stood with this viewer, or against."""
    return f'<span class="{how}" aria-hidden="true">{sign(how)}{count}</span>'


def own_slots(
    view: Mapping[str, Any], asked: str | None, cards: Mapping[str, list[str]], sheet: Sheet
) -> dict[str, str]:
    """One's own papers and luggage: what can be used now is lit, the rest says why it cannot."""
    me, book, t = view["seat"], sheet.book, sheet.t
    mine = view["players"][me]
    words = book.words(t)
    size = words("of-limit", n=mine["items"], of=view["limit"])
    slots = {
        f"nm-{me}": words("you"),
        f"papers-{me}": f'<h3 class="papers-h">{words("own-papers")}</h3>',
        f"bags-{me}": f'<h3 class="bags-h">{words("own-luggage")} <small>{size}</small></h3>',
        f"gaps-{me}": '<span class="gap"></span>' * (view["limit"] - mine["items"]),
        f"goal-{me}": sheet.keep(
            "goal", draw_goal, me, view["players"], view["turned"], view["over"], asked == "allies"
        ),
    }
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
            book, t, card, f"own-{card}-{count[card]}", control(sheet, card, found, probe, asked)
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


def control(sheet: Sheet, card: str, moves: Sequence[str], probe: str, asked: str | None = None) -> str:
    """What a click on an own card does: play it, choose a way, or ask why not."""
    if not moves:
        return f'form="why" name="move" value="{probe}"'
    if len(moves) > 1:
        return f'type="button" popovertarget="ways-{card}" aria-haspopup="true"'
    said = sheet.book.words(sheet.t)("offer-card", card=card) if asked == "offer" else escape(sheet.say(moves[0]))
    return f'name="move" value="{escape(moves[0])}" aria-label="{said}"' + final(sheet, asked, moves[0])


def offered_slot(view: Mapping[str, Any], sheet: Sheet) -> dict[str, str]:
    """The offered card, for the two who see it."""
    offer, me = view["offer"], view["seat"]
    if offer is None or offer["item"] is None:
        return {}
    card = offer["item"]
    ident = f"own-{card}-{view['players'][me]['known'].count(card)}" if offer["from"] == me else "offered"
    ask = f'form="why" name="card" value="{card}"'
    return {"offered": own_card(sheet.book, sheet.t, card, ident, ask)}


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
