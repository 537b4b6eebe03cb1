"""What the page of Thieves Den shows, prepared from views alone.

`shared` is everything everybody sees, once per change; `seat` is what one viewer may do and see besides: it fills
the slots that `shared` leaves wherever viewers differ. Every button on the table has a slot for the rest of its
opening tag: by default it asks why, and a legal move makes it play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.sheet import Drawn, Page, Sheet, escape
from rookery.games.thieves_den.cards.book import LETTERS
from rookery.games.thieves_den.web.bar import (
    ELSEWHERE,
    SEVERAL,
    draw_pass,
    draw_ways,
    move_button,
    pass_button,
    renew_bar,
    summary,
)
from rookery.games.thieves_den.web.cards import LETTER, Book, ask, drawing, opening
from rookery.games.thieves_den.web.corners import draw_hand, draw_panel, own_cards, own_tokens
from rookery.games.thieves_den.web.felt import (
    draw_city,
    draw_den,
    draw_fences,
    draw_forest,
    draw_hag,
    draw_track,
    draw_where,
    draw_wizard,
)
from rookery.games.thieves_den.web.foretold import foretell, want_slots, warn
from rookery.games.thieves_den.web.legend import draw_legend
from rookery.games.thieves_den.web.tokens import Memory, follow, payer

__all__ = [
    "CARD_CLAUSES",
    "HELP",
    "LOG_IS_PUBLIC",
    "PAGES",
    "QUIET_EVENTS",
    "Book",
    "answer",
    "follow",
    "points",
    "seat",
    "shared",
]

LOG_IS_PUBLIC = False  # schemes, hands and last cards are told to those who know them
QUIET_EVENTS = ("hand", "scheme")  # they lie open before whoever may see them
PAGES = (
    Page("thieves-den-page-rob", "td-village"),
    Page("thieves-den-page-sell", "td-peddler"),
    Page("thieves-den-page-magic", "td-enchanter"),
    Page("thieves-den-page-places", "td-hag"),
)
SELLING = ("turn", "strike", "may")
"""The questions that a deal with a fence answers."""
HELP = {
    "pick": ("TD-D2", "TD-D3", "TD-D4", "TD-C8"),
    "turn": ("TD-A1", "TD-A5", "TD-A9", "TD-A12", "TD-A14", "TD-A16", "TD-T3"),
    "gain": ("TD-Y1", "TD-Q21"),
    "upto": ("TD-L3", "TD-Q22"),
    "return": ("TD-B1",),
    "destroy": ("TD-L1", "TD-Q14"),
    "steal": ("TD-L4", "TD-Q14"),
    "lure": ("TD-L2", "TD-Q14"),
    "pay": ("TD-Y12", "TD-Q23"),
    "vanish": ("TD-P1",),
    "double": ("TD-P2", "TD-Q26", "TD-Q27"),
    "strike": ("TD-Q28", "TD-A1", "TD-A5"),
    "renew": ("TD-P4", "TD-Q29"),
    "may": ("TD-P7", "TD-A1", "TD-A5"),
    "shift": ("TD-P9", "TD-Q31", "TD-Q32"),
    "swap": ("TD-P10", "TD-Q52"),
    "false": ("TD-P11",),
    "holder": ("TD-U8", "TD-Q42"),
}
"""The clauses behind each question, for those who ask what they can do."""
ABOUT = {
    "hag": ("TD-A12", "TD-A13"),
    "vault": ("TD-A14", "TD-A15"),
    "recruit": ("TD-A16", "TD-A17"),
    "take": ("TD-G3", "TD-B6"),
    "return": ("TD-G2", "TD-B1"),
    "steal": ("TD-B1", "TD-T5"),
    "lure": ("TD-G4", "TD-B2"),
    "pay": ("TD-G4", "TD-B2"),
    "holder": ("TD-S7", "TD-U8"),
}
"""The clauses that explain what is no card, by the move it would take part in."""
CARD_CLAUSES = {
    "location": ("TD-A1", "TD-A3", "TD-A4"),
    "fence": ("TD-A5", "TD-A6", "TD-A7"),
    "power": ("TD-A9", "TD-A10"),
    "scheme": ("TD-C8", "TD-E4"),
}
"""The clauses behind each kind of card."""
SCENE = f'<div class="scene" id="scene" aria-hidden="true">{drawing("wall", "wall")}</div>'


def shared(view: Mapping[str, Any], memory: Memory, sheet: Sheet) -> Drawn:
    """The board with slots where viewers differ."""
    words = sheet.book.words(sheet.t)
    fame = [p["reputation"] for p in view["players"]]
    fed = [memory[f"hag{x}"] for x in LETTERS]
    spots = [memory[f"spot{k}"] for k in range(len(view["powers"]))]
    payers = [payer(memory, k) for k in range(len(spots))]
    most = view["worth"]["majorities"]
    parts = {
        "track": sheet.keep("track", draw_track, fame),
        "fences": sheet.keep("fences", draw_fences, view["display"], view["fence_deck"], most, memory["wilds"]),
        "wizard": sheet.keep("wizard", draw_wizard, view["powers"], spots, payers),
        "city": sheet.keep("city", draw_city, memory["city"], view["city"]),
        "forest": sheet.keep("forest", draw_forest, memory["forest"], view["deck"]),
        "hag": sheet.keep("hag", draw_hag, fed, view["worth"]["hag"]),
        "den": sheet.keep("den", draw_den, memory["vault"], memory["recruit"]),
    }
    panels = []
    for s, p in enumerate(view["players"]):
        on = {z: pieces for z, pieces in memory.items() if z.endswith(f"@{s}")}
        tile = (view["direction"] if not view["over"] else 0) if s == view["start"] else None
        now = s in view["waiting"] and not view["over"]
        turn = view["turn"] == s
        panels.append(sheet.keep(f"seat-{s}", draw_panel, p, memory[f"p{s}"], on, tile, now, turn, most))
    return Drawn(
        [SCENE, words.rivals, words.felt, words.me, sheet.keep("signs", draw_legend)],
        panels,
        sheet.keep("where", draw_where, view["round"], view["phase"]),
        view["phase"],
        parts,
    )


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The slots of one viewer, and the question bar. `asked` is the question's key, or None."""
    me = view["seat"]
    if me is None:
        return {}, ""
    mine = view["players"][me]
    slots = {f"own-{me}": sheet.keep("own", own_cards, mine, view["worth"]["majorities"])}
    slots |= sheet.keep("mine", own_tokens, me, mine["treasures"], mine["thieves"])
    if not view["over"]:
        slots |= sheet.keep(
            "wants", want_slots, view["display"], mine["treasures"], mine["thieves"], asked in SELLING
        )
    if mine["cards"]:
        done = sheet.given and len(legal) == 1  # under the first rules a pick could be changed
        slots[f"hand-{me}"] = draw_hand(sheet, mine, asked == "pick" and not done)
    if asked is None:
        return slots, ""
    moves = [str(m) for m in legal]
    if asked == "renew":
        renew_slots(sheet, view["display"], slots)
        return slots, renew_bar(sheet, view["display"])
    if asked in ("vanish", "double"):
        for p in view["players"]:
            for place in (*p["above"], *p["side"]):
                card = place["card"]
                slots[f"c-{card}"] = opening(table_class(sheet.book, view, f"c-{card}"), ask(f"{asked} {card}"))
    return slots, light(view, asked, moves, sheet, slots)


def target(move: str, me: int) -> str:
    """The slot of the thing on the table that a move belongs to; "" for none."""
    verb, *rest = move.split()
    if verb in ("rob", "deal", "power", "vanish", "double", "shift", "swap"):
        return f"c-{rest[0]}"
    if verb == "hag":
        return f"hag-{LETTER[rest[0]]}"
    if verb in ("vault", "recruit"):
        return verb
    if verb == "take":
        return f"city-{LETTER[rest[0]]}"
    if verb in ("return", "pay", "add"):
        return f"t{me}-{'T' if rest[0] == 'thief' else LETTER[rest[0]]}"
    if verb in ("destroy", "steal"):
        return f"t{rest[0]}-{LETTER[rest[1]]}"
    return f"t{rest[0]}-T" if verb == "lure" else ""


def table_class(book: Book, view: Mapping[str, Any], key: str) -> str:
    """The class a thing on the table has for everybody."""
    place, _, card = key.partition("-")
    if place != "c":
        return {"hag": "bowl", "vault": "place vault", "recruit": "place recruit", "city": "heap"}.get(place, "grp")
    if card.startswith("PW"):
        low = any(stack["tile"] == card and stack["height"] < 2 for stack in view["powers"])
        return "card s-power power" + (" last" if low else "")
    for p in view["players"]:
        if any(card == fence["card"] for fence in p["fences"]):
            return f"mini s-{book.suit(card)}"
        for where in ("above", "side"):
            for spot in p[where]:
                if spot["card"] == card:
                    busy = " busy" if spot["thieves"] else ""
                    return f"card s-{book.suit(card)}{busy}" + (" nobodys" if where == "side" else "")
    return f"card s-{book.suit(card)}"


def light(view: Mapping[str, Any], asked: str, moves: Sequence[str], sheet: Sheet, slots: dict[str, str]) -> str:
    """Light everything a move belongs to; the bar with the rest."""
    me, words = view["seat"], sheet.book.words(sheet.t)
    found: dict[str, list[str]] = {}
    for move in moves:
        found.setdefault(target(move, me), []).append(move)
    bare = found.pop("", [])
    for move in bare:
        if move.startswith("holder "):
            slots[f"lit-{move.split()[1]}"] = " lit"
    ways = []
    for key, some in found.items():
        cls = f"{table_class(sheet.book, view, key)} lit"
        warning = warn(view, some[0], words)
        if len(some) == 1 and not warning:
            said, more = escape(sheet.say(some[0])), foretell(sheet, view, some[0], slots)
            slots[key] = opening(cls, f'name="move" value="{some[0]}" aria-label="{said}"{more}')
        else:
            slots[key] = opening(cls, f'type="button" popovertarget="ways-{key}" aria-haspopup="true"')
            ways.append(draw_ways(sheet, key, some, warning, view))
    everything = len(moves) <= SEVERAL and asked not in ELSEWHERE
    shown = moves if everything else bare
    acts = "".join([move_button(sheet, m) for m in shown if asked != "pick" and m != "pass"])
    if "pass" in shown:
        acts += pass_button(words)
        ways.append(draw_pass(sheet, view["players"][me], words))
    return f'{summary(view, asked, found, everything, sheet, words)}<div class="acts">{acts}</div>{"".join(ways)}'


def renew_slots(sheet: Sheet, display: Sequence[str | None], slots: dict[str, str]) -> None:
    """TD-P4: three fences of the display are ticked."""
    for k, card in enumerate(display):
        if card is not None:
            name = escape(sheet.book.card_words(card, sheet.t.lang)[0])
            box = f'<input type="checkbox" name="slot" value="{k}" id="slot{k}" aria-label="{name}">'
            slots[f"tag-{card}"] = "label"
            slots[f"c-{card}"] = opening(f"card s-{sheet.book.suit(card)} lit pick", "data-choose") + box


def answer(form: Mapping[str, Sequence[str]]) -> str:
    """The move a form stands for. Ticked fences become `renew …`."""
    if form.get("move"):
        return form["move"][-1]
    if (form.get("do") or [""])[-1] == "renew":
        return " ".join(["renew", *form.get("slot", ())])
    return (form.get("do") or [""])[-1]


def points(match: Any) -> list[int]:
    """Everybody's reputation as things stand."""
    return [int(p["reputation"]) for p in match.view(None)["players"]]
