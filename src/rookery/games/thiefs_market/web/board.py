"""What the page of Thief's Market shows, prepared from views alone.

`shared` is everything everybody sees, once per change; `seat` is what one viewer may do and see besides: it fills
the slots that `shared` leaves wherever viewers differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.sheet import Drawn, Page, Sheet, escape
from rookery.games.thiefs_market.rules.score import total
from rookery.games.thiefs_market.web.buying import Ways, market_slots, moves_bar, own_slots
from rookery.games.thiefs_market.web.cards import Book
from rookery.games.thiefs_market.web.counter import Way, cheapest, draw_counter
from rookery.games.thiefs_market.web.dice import Memory, follow
from rookery.games.thiefs_market.web.signs import ART, CALLED, NAME, WORD, drawing, log_sign
from rookery.games.thiefs_market.web.splitting import has_racket, purse, split_bar
from rookery.games.thiefs_market.web.square import (
    COUNTERS,
    NO_DECKS,
    TRAYS,
    booths,
    count_of,
    draw_booth,
    draw_pool,
    draw_race,
    draw_scene,
)
from rookery.games.thiefs_market.web.stalls import PARTS, draw_cards, draw_head, draw_panels, draw_pile

__all__ = [
    "CALLED",
    "HELP",
    "LOG_IS_PUBLIC",
    "LOG_SIGNS",
    "PAGES",
    "QUIET_EVENTS",
    "Book",
    "answer",
    "follow",
    "gained",
    "log_sign",
    "points",
    "seat",
    "shared",
]

PAGES = (Page(f"{NAME}-page-loot", "u-dice"), Page("ui-market", f"{ART}-shop"), Page("ui-cards", "u-cards"))
LOG_IS_PUBLIC = True  # every event of this game reads the same to everybody
QUIET_EVENTS = ("buying", "deal")
LOG_SIGNS = ("loot", "kept", "returned")  # what the log draws instead of naming it
HELP = {
    "split": ("TM-L5", "TM-L6", "TM-L7", "TM-L8", "TM-L10"),
    "buy": ("TM-P2", "TM-P4", "TM-P5", "TM-P11"),
    "save": ("TM-K12",),
    "reroll": ("TM-K13",),
}
"""The clauses behind each question, for those who ask what they can do."""


def gained(act: Mapping[str, Any], gain: Mapping[str, Any]) -> str | None:
    """What an ability brings stands in the line that tells of its use."""
    if gain["kind"] not in ("infamy", "gold") or act.get("seat") != gain["seat"]:
        return None
    if act["kind"] == "exit":
        return ""
    return f"{NAME}-gain-{gain['kind']}" if act["kind"] in ("sell", "trade") else None


def shared(view: Mapping[str, Any], dice: Memory, sheet: Sheet) -> Drawn:
    """The board with slots where viewers differ."""
    t, words = sheet.t, sheet.book.words(sheet.t)
    phase = "split" if view["phase"] in ("roll", "after-split") else view["phase"]
    players = view["players"]
    left, right = booths(view["market"], view["current"])
    henchmen = [p["icons"]["H"] for p in players]
    parts = {
        "left": sheet.keep("left", draw_booth, "left", left, NO_DECKS, view["current"]),
        "right": sheet.keep("right", draw_booth, "right", right, view["decks"], view["current"]),
        "race": sheet.keep("race", draw_race, henchmen, [p["gold"] for p in players], sum(map(count_of, left))),
        "pool": sheet.keep("pool", draw_pool, dice["pool"], dice["aside"]),
        "trays": TRAYS,
        "counters": COUNTERS,
    }
    for s, p in enumerate(players):
        head, pile, own = PARTS[s]
        parts[head] = sheet.keep(head, draw_head, s, p["gold"], p["infamy"], henchmen[s])
        parts[pile] = sheet.keep(pile, draw_pile, s, dice[f"p{s}"], phase)
        parts[own] = sheet.keep(own, draw_cards, s, p["cards"], p["used"], p["icons"])
    return Drawn(
        [sheet.keep("scene", draw_scene, len(players) - 1), words.rivals, words.square, words.me],
        sheet.keep("panels", draw_panels, len(players)),
        f"<b>{escape(t.t('ui-round', n=view['round']))}</b>{words.phase[phase]}",
        phase,
        parts,
        {f"asked-{s}": " asked" for s in view["waiting"]},
    )


def seat(
    view: Mapping[str, Any], asked: str | None, legal: Sequence[Any], sheet: Sheet
) -> tuple[dict[str, str], str]:
    """The slots of one viewer, and the question bar. `asked` is the question's key, or None."""
    me = view["seat"]
    if me is None:
        return {}, ""
    mine = view["players"][me]
    slots = {f"infamy-{me}": str(mine["infamy"])}
    gold, racket = purse(sheet, mine), has_racket(sheet.book, mine)
    if asked is None or asked == "split":
        slots |= sheet.keep("market", market_slots, view["market"], mine["pile"], gold, racket, view["over"])
        return slots, "" if asked is None else split_bar(view, sheet, slots)
    buys: Ways = {}
    uses: Ways = {}
    rest: list[Way] = []
    for move in legal:
        text = str(move)
        verb, _, tail = text.partition(" ")
        group = buys if verb == "buy" else uses if verb in ("flip", "sell", "trade") else None
        way = (text, sheet.say(move))
        if group is None:
            rest.append(way)
        else:
            group.setdefault(tail[:3], []).append(way)
    shopping = asked == "buy"
    picks = {card: n for n, card in enumerate((*buys, *uses), 1)}
    slots |= market_slots(sheet, view["market"], mine["pile"], gold, racket, view["over"], buys, picks, shopping)
    own_slots(sheet, mine, uses, picks, shopping, slots)
    if buys:
        carpet = drawing("rug", "carpet")
        ways = {card: cheapest(some) for card, some in buys.items()}
        drawn = [draw_counter(sheet, picks[c], c, some, mine, gold, carpet) for c, some in ways.items()]
        slots["counters"] = "".join(drawn)
    return slots, moves_bar(sheet, asked, mine, buys, uses, picks, rest)


def answer(form: Mapping[str, Sequence[str]]) -> str:
    """The move a form stands for. Chosen dice become `take …` or `rob N keep …`."""
    if form.get("move"):
        return form["move"][-1]
    choice = (form.get("do") or [""])[-1]
    if choice == "pool":
        return "take " + " ".join(WORD.get(f, f) for f in form.get("pool", ()))
    if choice == "pool-all":
        return "take all"
    if choice.startswith("keep"):
        kept = " ".join(WORD.get(f, f) for f in form.get(choice, ()))
        return f"rob {choice[4:]} keep {kept}"
    return choice


def points(match: Any) -> list[int]:
    """Every seat's points as things stand. For the chart after the end; never shown before."""
    return [int(total(match._table, s)) for s in range(match.seats)]
