"""What one's own side needs, as far as one knows: facts of the viewer alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.castle_of_the_devil.web.cards import Player, sign
from rookery.games.sheet import Sheet, escape

NEEDED = 3
GOALS = {"order": "key", "brotherhood": "goblet"}
OTHER = {"order": "brotherhood", "brotherhood": "order"}


def counts_as(faction: str, turned: bool) -> tuple[str, ...]:
    """The items this faction needs; once the deck has run out, a bag is one of them."""
    goal = GOALS[faction]
    return (goal, f"bag_{goal}") if turned else (goal,)


def gathered(view: Mapping[str, Any]) -> int:
    """How many needed items this viewer knows among the own faction, the own ones included."""
    mine = view["players"][view["seat"]]
    if mine["faction"] is None:
        return 0
    wanted = counts_as(mine["faction"], view["turned"])
    friends = [p for p in view["players"] if p["faction"] == mine["faction"]]
    return sum(card in wanted for p in friends for card in p["known"])


def draw_goal(
    sheet: Sheet, me: int, players: Sequence[Player], turned: bool, over: bool, naming: bool = False
) -> str:
    """Three sockets: one's own, those of known friends, of possible ones; while naming, of those named."""
    words, faction = sheet.book.words(sheet.t), players[me]["faction"]
    if faction is None:
        return ""
    goal, wanted = GOALS[faction], counts_as(faction, turned)
    found: list[tuple[str, str]] = []
    for how in ("own",) if naming else ("own", "seen", "maybe"):
        for p in players:
            kind = "own" if p["seat"] == me else "seen" if p["faction"] == faction else "maybe"
            if kind == how and p["faction"] in (faction, None):
                name = words("goal-yours") if how == "own" else escape(sheet.names[p["seat"]])
                found += [(how, name) for card in p["known"] if card in wanted]
    sure = sum(how != "maybe" for how, _ in found)
    cells = [f'<li class="{how}">{sign(goal)}<span>{name}</span></li>' for how, name in found[:NEEDED]]
    empty = f'<li class="no">{sign(goal)}<span>{words("goal-unseen")}</span></li>'
    if naming:
        cells += [named_cell(sheet, goal, p, faction, wanted) for p in players if p["seat"] != me]
    cells += [empty] * (NEEDED - len(found))
    said = "" if over else words("goal-naming" if naming else "goal-all" if sure >= NEEDED else "goal-some")
    head = f"<h3>{words(f'goal-{goal}')} <small>{words('goal-known')}</small></h3>"
    return (
        f'<div class="goal{" naming" if naming else ""}">{head}'
        f"<ol>{''.join(cells)}</ol><p>{said}</p>{draw_foes(sheet, faction, players, turned)}</div>"
    )


def named_cell(sheet: Sheet, goal: str, p: Player, faction: str, wanted: Sequence[str]) -> str:
    """The sockets that somebody fills when named: gold for a friend's items that were seen, else a guess."""
    seen = sum(card in wanted for card in p["known"])
    how = "seen" if seen and p["faction"] == faction else "maybe"
    cell = f'<li class="as-{p["seat"]} {how}">{sign(goal)}<span>{escape(sheet.names[p["seat"]])}</span></li>'
    return cell * max(1, seen)


def draw_foes(sheet: Sheet, faction: str, players: Sequence[Player], turned: bool) -> str:
    """What one has seen of what the other side needs."""
    other = OTHER[faction]
    wanted = counts_as(other, turned)
    seen = Counter(p["seat"] for p in players for card in p["known"] if card in wanted)
    if not seen:
        return ""
    told = sheet.t.join([f"{sheet.names[s]} {n}" for s, n in seen.items()])
    words = sheet.book.words(sheet.t)
    return f'<p class="foe">{sign(GOALS[other])}<span>{words(f"foes-{GOALS[other]}", names=told)}</span></p>'
