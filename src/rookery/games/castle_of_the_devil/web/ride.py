"""The middle of the coach: the stacks, and what happens between the passengers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rookery.games.castle_of_the_devil.web.cards import (
    NAME,
    Player,
    Words,
    case,
    drawn,
    faction_card,
    job_card,
    named,
    oval,
    sign,
)
from rookery.games.castle_of_the_devil.web.goal import GOALS, NEEDED, counts_as
from rookery.games.sheet import Sheet, escape, seal, slot, use

WINDOWS = ("before", "abilities", "doctor")
SIDES = ("hypnosis", "abilities", "doctor", "reward")
"""The moments at which everybody has taken a side, or none."""
BEADS = 9  # no side gets more points than there are people who could give them


def side_of(seat: int, fight: Mapping[str, Any] | None) -> str:
    """Where a passenger stands in the fight: sword, shield, or nowhere."""
    if fight is None:
        return ""
    if seat == fight["attacker"] or seat in fight["swords"]:
        return "sword"
    return "shield" if seat == fight["defender"] or seat in fight["shields"] else ""


def draw_ride(
    sheet: Sheet,
    players: Sequence[Player],
    middle: tuple[Any, ...],
    end: tuple[Any, ...] | None,
    stacks: tuple[Any, ...],
) -> str:
    """The middle: the stacks, and what happens between the passengers."""
    offer, demand, fight, phase, turn, backs, asked = middle
    words = sheet.book.words(sheet.t)
    who = [p["character"] for p in players]
    if end is not None:
        kind, scene = "claim", draw_end(sheet, players, *end)
    elif fight is not None:
        kind, scene = "duel", draw_fight(sheet, who, fight, phase, asked)
    elif offer is not None:
        kind, scene = "offer", draw_offer(sheet, who, offer, backs)
    elif demand is not None:
        told = words("demands", name=sheet.names[demand["from"]], victim=sheet.names[demand["to"]])
        chip = sheet.book.chip(demand["name"], sheet.t, "chip big")
        kind, scene = "idle", f'<div class="saying"><p class="line">{told}</p>{chip}</div>'
    else:
        told = words("turn-of", name=sheet.names[turn])
        kind, scene = "idle", slot("plan", f'<div class="saying"><p class="line">{told}</p></div>')
    ground = drawn("storm", "win") + drawn("drape", "drape") if end is not None else drawn("floor", "floor")
    return (
        f'<section class="ride {kind}{slot("around")}" id="ride" data-page="1" aria-label="{words.coach}">{ground}'
        f"{drawn('lantern', 'lantern')}{scene}{draw_stacks(sheet, *stacks)}</section>"
    )


def draw_stacks(sheet: Sheet, top: Sequence[int], deck: int, pile: int, turned: bool) -> str:
    """The item deck and the pile of occupations."""
    words = sheet.book.words(sheet.t)
    heap = f'<span class="mini lug" id="t{top[0]}">{case(0)}</span>' if top else '<span class="none"></span>'
    hats = f'<span class="hats">{sign("hat")}</span>' if pile else '<span class="none"></span>'
    flag = f'<p class="turned">{sign("bag")}<span>{words("turned")}</span></p>' if turned else ""
    return (
        f'<div class="stacks"><span class="stack" title="{words("deck")}">{heap}<b data-n>{deck}</b>'
        f'<small>{words("deck")}</small></span>{flag}<span class="stack jobs" title="{words("pile")}">'
        f"{hats}<b data-n>{pile}</b><small>{words('pile')}</small></span></div>"
    )


# -- a trade -------------------------------------------------------------------------------------------------


def draw_offer(sheet: Sheet, who: Sequence[str], offer: Mapping[str, Any], backs: Sequence[int]) -> str:
    """A card lies between two passengers; those two see its face."""
    words = sheet.book.words(sheet.t)
    told = words("offers", name=sheet.names[offer["from"]], victim=sheet.names[offer["to"]])
    number = backs[0] if backs else 0
    plain = f'<span class="mini fd" id="t{number}"><i>?</i></span>'
    card = f'<span class="bk" data-was="t{number}">{slot("offered", plain)}</span>'
    return (
        f'<p class="line">{told}</p>{deal(party(sheet, who, offer["from"]), card, party(sheet, who, offer["to"]))}'
        f"{slot('then', '<p></p>')}"
    )


def deal(giver: str, card: str, taker: str) -> str:
    """Two people and what goes to and fro between them."""
    arcs = (
        '<svg class="arc" viewBox="0 0 260 120" preserveAspectRatio="none" aria-hidden="true">'
        '<path d="M8 44Q130-18 252 44"/><path d="M252 82Q130 140 8 82"/>'
        '<path class="hd" d="M252 44l-15-9 3 17zM8 82l15 9-3-17z"/></svg>'
    )
    return f'<div class="deal">{giver}<div class="slide">{arcs}{card}</div>{taker}</div>'


def party(sheet: Sheet, who: Sequence[str], seat: int) -> str:
    """One of the two."""
    return f'<div class="party">{oval(who[seat])}{named(sheet, seat)}</div>'


# -- a fight -------------------------------------------------------------------------------------------------


def draw_fight(sheet: Sheet, who: Sequence[str], fight: Mapping[str, Any], phase: str, asked: Sequence[int]) -> str:
    """Two sides, their points, what has been used, and who is asked."""
    return (
        f"{draw_team(sheet, who, fight, 'sword')}{draw_score(sheet, fight)}{draw_team(sheet, who, fight, 'shield')}"
        f"{slot('spoils', draw_tray(sheet, len(who), fight, phase, asked))}"
    )


def draw_team(sheet: Sheet, who: Sequence[str], fight: Mapping[str, Any], side: str) -> str:
    """The attacker's or the defender's side."""
    words, swords = sheet.book.words(sheet.t), side == "sword"
    leader, helpers = (fight["attacker"], fight["swords"]) if swords else (fight["defender"], fight["shields"])
    others = [seat for seat in helpers if seat != leader]
    people = "".join(fighter(sheet, who, fight, seat) for seat in (leader, *others))
    many = " many" * (len(others) > 2) + " crowd" * (len(others) > 4)
    head = f"{sign(side)}<span>{words('attack' if swords else 'defence')}</span>"
    return f'<div class="team {side}s{many}"><h3>{head}</h3><ol>{people}</ol></div>'


def fighter(sheet: Sheet, who: Sequence[str], fight: Mapping[str, Any], seat: int) -> str:
    """One who stands in the fight, and what they have used."""
    big = " big" if seat in (fight["attacker"], fight["defender"]) else ""
    slips = "".join(used_slip(sheet, u) for u in fight["uses"] if u["seat"] == seat)
    used = f'<span class="slips">{slips}</span>' if slips else ""
    face = f'<span class="mini oval" id="ch-{seat}" data-was="face-{seat}">{sign(who[seat], "bust")}</span>'
    return f'<li class="ftr{big}">{face}<b class="pl" aria-hidden="true">+1</b>{named(sheet, seat)}{used}</li>'


def used_slip(sheet: Sheet, used: Mapping[str, Any]) -> str:
    """A card used in the fight, by whom."""
    name = escape(sheet.names[used["seat"]])
    card = sheet.book.name(used["card"], sheet.t)
    return (
        f'<span class="mini laid s-{sheet.book.suit(used["card"])}" id="u-{used["seat"]}-{used["card"]}" '
        f'data-was="face-{used["seat"]}" title="{name}: {card}">{sign(used["card"])}<b>{card}</b></span>'
    )


def draw_score(sheet: Sheet, fight: Mapping[str, Any]) -> str:
    """Points against points, and what they mean."""
    words = sheet.book.words(sheet.t)
    swords, shields = fight["points"]
    attack, defence = words("attackers", count=swords), words("defenders", count=shields)
    beads = "<i></i>" * min(swords, BEADS) + "<u></u>" + '<i class="d"></i>' * min(shields, BEADS)
    others = "".join(used_slip(sheet, u) for u in fight["uses"] if not side_of(u["seat"], fight))
    told = "".join(f"<em>{line}</em>" for line in standing(sheet, fight))
    return (
        f'<div class="score"><p class="nums"><b class="swords" data-n title="{attack}">{swords}</b>'
        f'<span class="vh"> {attack}</span>{sign("bolt", "zap")}'
        f'<b class="shields" data-n title="{defence}">{shields}</b>'
        f'<span class="vh"> {defence}</span></p><span class="beam" aria-hidden="true">{beads}</span>'
        f"{others}{told}</div>"
    )


def standing(sheet: Sheet, fight: Mapping[str, Any]) -> list[str]:
    """Who wins, or would win now, and what is special about this fight."""
    words, names = sheet.book.words(sheet.t), sheet.names
    out = []
    if fight["hypnotised"] is not None:
        out.append(words("hypnotised", name=names[fight["hypnotised"]]))
    if fight["duel"]:
        out.append(words("duel"))
    if fight["winner"] is not None:
        return [*out, words("won", name=names[fight["winner"]])]
    if fight["verdict"] is not None:
        return [*out, words("poisoned", name=names[fight["verdict"]])]
    swords, shields = fight["points"]
    if swords == shields:
        return [*out, words("tied")]
    return [*out, words("leads", name=names[fight["attacker" if swords > shields else "defender"]])]


def draw_tray(sheet: Sheet, seats: int, fight: Mapping[str, Any], phase: str, asked: Sequence[int]) -> str:
    """Below the fight: sealed answers, or whose choice it is; and those who stand aside."""
    words = sheet.book.words(sheet.t)
    aside = [s for s in range(seats) if not side_of(s, fight)] if phase in SIDES else []
    out = "".join([seal(s) for s in aside])
    left = f'<span class="out">{out}<small>{words("no-side", count=len(aside))}</small></span>' if aside else ""
    if phase in WINDOWS:
        many = len(asked)
        said = (
            f'<span class="lg">{words("window")}</span><span class="sh">{words("window-short", count=many)}</span>'
        )
        envelopes = f'<span class="envs" aria-hidden="true">{"<i></i>" * many}</span>'
        return f'<div class="tray">{envelopes}<p>{said}</p>{left}</div>'
    now = "".join([seal(s) for s in asked])
    return f'<div class="tray"><span class="out">{now}</span><p>{words(f"phase-{phase}")}</p>{left}</div>'


# -- the end -------------------------------------------------------------------------------------------------


STAGE = 1600  # milliseconds from one passenger who shows their papers to the next


def draw_end(
    sheet: Sheet,
    players: Sequence[Player],
    ending: str | None,
    claimant: int | None,
    named_: Sequence[int],
    best: Sequence[int],
    last: Sequence[int],
    turned: bool,
) -> str:
    """How the journey ended: first the one who spoke opens everything, then those named, then the verdict falls.

    A campaign is won by points, not by its last journey (CD-K6).
    """
    words, t = sheet.book.words(sheet.t), sheet.t
    reason = escape(t.t(f"{NAME}-reason-{ending}")) if ending else ""
    by = words("claimed-by", name=sheet.names[claimant]) if claimant is not None else ""
    journey = words("last-journey", names=t.join([sheet.names[s] for s in last])) if last else ""
    won = words("winners", names=t.join([sheet.names[s] for s in best])) if best else ""
    first = [] if claimant is None else [claimant, *named_]
    rest = [p["seat"] for p in players if p["seat"] not in first]
    order = first + sorted(rest, key=lambda s: s not in best)
    steps = len(first)
    shown = "".join(
        shown_card(sheet, players[s], s in best, s == claimant, standing_at(k, steps)) for k, s in enumerate(order)
    )
    why = fault(sheet, players, claimant, named_, turned) if ending == "false" else ""
    said = spoken(sheet, players, claimant, ending, steps)
    staged = f' data-staged="{(steps + 1) * STAGE}"' if steps else ""
    return (
        f'<div class="fin"{staged}><h2><small>{by} {journey}</small>{said}'
        f'<span class="then-said d{steps}">{reason}</span></h2>{draw_sockets(sheet, players, first, turned)}'
        f'<p class="d{steps}">{why} {won}</p><ol class="revs">{shown}</ol>'
        f'<button class="btn unstage" type="button" data-unstage>{words("show-all")}</button></div>'
    )


def spoken(sheet: Sheet, players: Sequence[Player], claimant: int | None, ending: str | None, steps: int) -> str:
    """The words of the one who rose, for as long as nobody knows whether they are true."""
    if claimant is None or ending not in ("true", "false"):
        return ""
    goal = GOALS[players[claimant]["faction"]]
    return f'<q class="d{steps}" aria-hidden="true">{sheet.book.words(sheet.t)(f"claim-{goal}")}</q>'


def fault(
    sheet: Sheet, players: Sequence[Player], claimant: int | None, named_: Sequence[int], turned: bool
) -> str:
    """What was wrong with a claim (CD-V5, CD-V6)."""
    if claimant is None:
        return ""
    words: Words = sheet.book.words(sheet.t)
    faction = players[claimant]["faction"]
    wanted = counts_as(faction, turned)
    for s in named_:
        if players[s]["faction"] != faction:
            return words("fault-faction", name=sheet.names[s])
        if not any(card in wanted for card in players[s]["known"]):
            return words("fault-item", name=sheet.names[s])
    pearl = [p["seat"] for p in players if p["faction"] == faction and "pearl" in p["known"]]
    return words("fault-pearl", name=sheet.names[pearl[0]]) if pearl else words("fault-few")


def draw_sockets(sheet: Sheet, players: Sequence[Player], first: Sequence[int], turned: bool) -> str:
    """What the claimant and those named had of what their side needs."""
    if not first:
        return ""
    faction = players[first[0]]["faction"]
    goal, wanted = GOALS[faction], counts_as(faction, turned)
    held = [
        (k, s)
        for k, s in enumerate(first)
        for card in players[s]["known"]
        if players[s]["faction"] == faction and card in wanted
    ]
    cells = "".join(
        f'<li class="in d{k}">{sign(goal)}<span>{escape(sheet.names[s])}</span></li>' for k, s in held[:NEEDED]
    )
    cells += f"<li>{sign(goal)}<span>–</span></li>" * (NEEDED - len(held))
    return f'<ol class="three" aria-hidden="true">{cells}</ol>'


def standing_at(k: int, steps: int) -> str:
    """When a passenger opens everything, and where: around the one who spoke, those who were not named outside."""
    rest = " rest" if steps and k >= steps else ""
    return f"d{min(k, steps)}{rest}{' lf' if steps and k % 2 else ''}"


def shown_card(sheet: Sheet, p: Player, won: bool, spoke: bool, place: str) -> str:
    """A passenger who has laid everything open, at this place of the scene."""
    book, t, s = sheet.book, sheet.t, p["seat"]
    items = "".join(
        f'<span class="thing s-{book.suit(c)}">{sign(c)}<small>{book.name(c, t)}</small></span>' for c in p["known"]
    )
    marks = (" won" if won else "") + (" spoke" if spoke else "")
    crown = use("u-trophy", "ic fill") if won else ""
    return (
        f'<li class="rev {place} {p["faction"]}{marks}"><span class="mini oval" id="ch-{s}" data-was="face-{s}">'
        f"{sign(p['character'], 'bust')}</span>{crown}{named(sheet, s)}{faction_card(book, t, p, True)}"
        f'{job_card(book, t, p, True)}<span class="its">{items}</span></li>'
    )
